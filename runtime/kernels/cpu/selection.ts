// Indices of nonzero elements.

import { INT64 } from "../../core/dtype.js";
import { ArgumentError, DTypeError } from "../../core/errors.js";
import { assertNoOverlap } from "../../core/shape.js";
import { allocateCode, type Tensor } from "../../core/tensor.js";
import { argumentOfDType } from "../checks/dtypes.js";
import { copyInto } from "../memory/copy.js";
import { bigintsOf, wordsOf } from "../memory/elements.js";
import { nonzeroIndices } from "../memory/indices.js";
import { resizeOutput } from "../shapes/outputs.js";

/** Indices of the nonzero elements, one row each: int64 `[count, dims]`, column-major. */
export function nonzero_cpu(self: Tensor): Tensor {
  const { count, dims } = nonzeroIndices(self);
  const result = allocateCode([count, dims.length], INT64, "cpu", [1, count]);
  const words = wordsOf(result);
  dims.forEach((column, d) => {
    for (let i = 0, w = 2 * d * count; i < count; i++, w += 2) words[w] = column[i]!;
  });
  return result;
}

export function nonzero_out_cpu(self: Tensor, out: Tensor): Tensor {
  if (out.dtypeCode !== INT64) {
    throw new DTypeError(argumentOfDType("out", "int64", out));
  }
  assertNoOverlap(out, self);
  const result = nonzero_cpu(self);
  resizeOutput(out, result.shape, result.strides);
  copyInto(out, result);
  return out;
}

/** The first `size` rows of the result of `nonzero`; remaining rows are set to `fillValue`. */
export function nonzero_static_cpu(self: Tensor, size: number, fillValue: number): Tensor {
  if (size < 0) throw new ArgumentError(`nonzero_static: \`size\` must be an integer >= 0, got ${size}`);
  const { count, dims } = nonzeroIndices(self);
  const result = allocateCode([size, dims.length], INT64);
  const elements = bigintsOf(result).fill(BigInt(fillValue));
  dims.forEach((column, d) => {
    for (let i = 0; i < count && i < size; i++) elements[i * dims.length + d] = BigInt(column[i]!);
  });
  return result;
}
