// Eigenvalues and eigenvectors of batches of square matrices on the CPU.

import { ArgumentError } from "../../core/errors.js";
import type { Tensor } from "../../core/tensor.js";
import { copyInto } from "../memory/copy.js";
import { linalg_eig_outputs, linalg_eigvals_out_meta } from "../shapes/linalg.js";
import { matricesOf, put, putRow } from "./linalg.js";
import { generalEigen } from "./schur.js";

/** @throws ArgumentError for matrices with NaN or infinities, and if the iteration does not converge */
function eigenAll(self: Tensor, values: Tensor, vectors: Tensor | null): void {
  const { count, rows: n, entries, at } = matricesOf(self);
  for (let b = 0; b < count; b++) {
    const a = at(b);
    if (!a.every(Number.isFinite)) {
      throw new ArgumentError("linalg.eig: the input contains NaN or infinities: such matrices have no eigenvalues");
    }
    const found = generalEigen(a, n, entries, vectors !== null);
    if (found === null) {
      throw new ArgumentError(
        `linalg.eig: ${count > 1 ? `(Batch element ${b}): ` : ""}The algorithm failed to converge because the input matrix is ill-conditioned or has too many repeated eigenvalues.`,
      );
    }
    putRow(values, b, found.values);
    if (vectors !== null) put(vectors, b, found.vectors!);
  }
}

export function linalg_eig_cpu(self: Tensor): readonly [Tensor, Tensor] {
  const [values, vectors] = linalg_eig_outputs(self);
  eigenAll(self, values, vectors);
  return [values, vectors];
}

/** Computes eigenvalues only. */
export function linalg_eigvals_out_cpu(self: Tensor, out: Tensor): Tensor {
  linalg_eigvals_out_meta(self, out);
  const [values] = linalg_eig_outputs(self);
  eigenAll(self, values, null);
  copyInto(out, values);
  return out;
}
