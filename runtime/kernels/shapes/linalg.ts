// Checks and results of factorisations and solves. Results are allocated on the input's device; the CPU kernels fill them.

import { dtypeCodeOf, realCode, toComplexDType } from "../../core/dtype.js";
import { ArgumentError, DTypeError, ShapeError } from "../../core/errors.js";
import { broadcastShapes, contiguousStrides, formatShape, preserveStrides, sameShape } from "../../core/shape.js";
import { allocateCode, type Tensor } from "../../core/tensor.js";
import { requireLinear } from "../checks/dtypes.js";
import { checkResultCast, resizeOutput } from "./outputs.js";

const INT32 = 3;

type Sizes = readonly number[];

/** Strides of batches of column-major matrices. */
export function columnMajorStrides(shape: Sizes): Sizes {
  const strides = [...contiguousStrides(shape)];
  const rank = shape.length;
  strides[rank - 2] = 1;
  strides[rank - 1] = Math.max(shape[rank - 2]!, 1);
  return strides;
}

function columnMajor(like: Tensor, shape: Sizes): Tensor {
  return allocateCode(shape, like.dtypeCode, like.device, columnMajorStrides(shape));
}

function rowMajor(like: Tensor, shape: Sizes): Tensor {
  return allocateCode(shape, like.dtypeCode, like.device);
}

/** Real results of a real or complex input: singular values, eigenvalues of Hermitian matrices, logarithms of moduli. */
function realRowMajor(like: Tensor, shape: Sizes): Tensor {
  return allocateCode(shape, realCode(like.dtypeCode), like.device);
}

function integers(like: Tensor, shape: Sizes): Tensor {
  return allocateCode(shape, INT32, like.device);
}

/** @throws ShapeError, DTypeError unless the tensor holds floating-point or complex matrices */
export function checkMatrices(A: Tensor, name: string, argument = "A", half = false): void {
  if (A.ndim < 2) {
    throw new ShapeError(`${name}: The input tensor ${argument} must have at least 2 dimensions.`);
  }
  requireLinear(name, A, half);
}

/** @throws ShapeError, DTypeError unless the tensor holds square floating-point or complex matrices */
export function checkSquare(A: Tensor, name: string, argument = "A"): void {
  checkSquareShape(A, name, argument);
  checkMatrices(A, name, argument);
}

/** @throws ShapeError unless the tensor holds square matrices */
export function checkSquareShape(A: Tensor, name: string, argument = "A"): void {
  if (A.ndim < 2) {
    throw new ShapeError(`${name}: The input tensor ${argument} must have at least 2 dimensions.`);
  }
  const [rows, columns] = A.shape.slice(-2) as [number, number];
  if (rows !== columns) {
    throw new ShapeError(
      `${name}: ${argument} must be batches of square matrices, but they are ${rows} by ${columns} matrices`,
    );
  }
}

export function linalg_lu_factor_ex_outputs(A: Tensor): readonly [Tensor, Tensor, Tensor] {
  checkMatrices(A, "lu_factor");
  const batch = A.shape.slice(0, -2);
  const pivots = [...batch, Math.min(...A.shape.slice(-2))];
  return [columnMajor(A, A.shape), integers(A, pivots), integers(A, batch)];
}

export function linalg_lu_outputs(A: Tensor, pivot: boolean): readonly [Tensor, Tensor, Tensor] {
  checkMatrices(A, "linalg.lu");
  const batch = A.shape.slice(0, -2);
  const [m, n] = A.shape.slice(-2) as [number, number];
  const k = Math.min(m, n);
  return [
    pivot ? rowMajor(A, [...batch, m, m]) : rowMajor(A, [0]),
    rowMajor(A, [...batch, m, k]),
    rowMajor(A, [...batch, k, n]),
  ];
}

export function linalg_lu_solve_outputs(
  LU: Tensor,
  pivots: Tensor,
  B: Tensor,
  left: boolean,
  _adjoint: boolean,
): Tensor {
  checkSquare(LU, "linalg.lu_solve", "LU");
  if (pivots.dtype !== "int32") {
    throw new DTypeError("linalg.lu_solve: pivots must be int32");
  }
  const shape = solveShape("linalg.lu_solve", LU, B, left);
  if (!sameShape(LU.shape.slice(0, -1), pivots.shape)) {
    throw new ShapeError(
      `linalg.lu_solve: Expected LU.shape[:-1] and pivots.shape to be the same, but got ${formatShape(LU.shape.slice(0, -1))} and ${formatShape(pivots.shape)}`,
    );
  }
  return allocateCode(shape, B.dtypeCode, B.device, left ? columnMajorStrides(shape) : undefined);
}

/** @throws ShapeError unless matrices A match the right-hand sides B; batches broadcast */
export function solveShape(
  name: string,
  A: Tensor,
  B: Tensor,
  left: boolean,
  dtypes: "alike" | "any" = "alike",
): Sizes {
  if (B.ndim < 2) throw new ShapeError(`${name}: The input tensor B must have at least 2 dimensions.`);
  const n = A.shape.at(-1)!;
  if (B.shape.at(left ? -2 : -1) !== n) {
    throw new ShapeError(
      `${name}: Incompatible shapes of A and B for the equation ${left ? "AX = B" : "XA = B"} (${A.shape.slice(-2).join("x")} and ${B.shape.slice(-2).join("x")})`,
    );
  }
  if (dtypes === "alike" && A.dtypeCode !== B.dtypeCode) {
    throw new DTypeError(
      `${name}: Expected A and B to have the same dtype, but found A of type ${A.dtype} and B of type ${B.dtype} instead`,
    );
  }
  return [...broadcastShapes(A.shape.slice(0, -2), B.shape.slice(0, -2)), ...B.shape.slice(-2)];
}

export function _linalg_det_outputs(A: Tensor): readonly [Tensor, Tensor, Tensor] {
  checkSquare(A, "linalg.det");
  const batch = A.shape.slice(0, -2);
  return [rowMajor(A, batch), columnMajor(A, A.shape), integers(A, A.shape.slice(0, -1))];
}

export function _linalg_slogdet_outputs(A: Tensor): readonly [Tensor, Tensor, Tensor, Tensor] {
  checkSquare(A, "linalg.slogdet");
  const batch = A.shape.slice(0, -2);
  return [rowMajor(A, batch), realRowMajor(A, batch), columnMajor(A, A.shape), integers(A, A.shape.slice(0, -1))];
}

/** Whether B is a vector, or a batch of vectors, for this A. */
export function isVectorSide(A: Tensor, B: Tensor): boolean {
  return B.ndim === 1 || (A.ndim - 1 === B.ndim && A.shape.slice(0, -1).every((size, d) => size === B.shape[d]));
}

export function _linalg_solve_ex_outputs(
  A: Tensor,
  B: Tensor,
  left: boolean,
): readonly [Tensor, Tensor, Tensor, Tensor] {
  checkSquare(A, "linalg.solve");
  const vector = isVectorSide(A, B);
  if (vector && !left) {
    throw new ArgumentError(
      "linalg.solve: Vector broadcasting of the left hand side is not supported for left=False. In this case linalg.solve is equivalent to B / A.squeeze(-1)",
    );
  }
  let shape: Sizes;
  if (vector) {
    if (A.dtypeCode !== B.dtypeCode) {
      throw new DTypeError(
        `linalg.solve: Expected A and B to have the same dtype, but found A of type ${A.dtype} and B of type ${B.dtype} instead`,
      );
    }
    if (B.shape.at(-1) !== A.shape.at(-1)) {
      throw new ShapeError(
        `linalg.solve: Incompatible shapes of A and B for the equation AX = B (${A.shape.slice(-2).join("x")} and ${B.shape.at(-1)}x1)`,
      );
    }
    const batch = broadcastShapes(A.shape.slice(0, -2), B.shape.slice(0, -1));
    shape = [...batch, A.shape.at(-1)!];
  } else shape = solveShape("linalg.solve", A, B, left);
  const result = !left || shape.length < 2 ? rowMajor(B, shape) : columnMajor(B, shape);
  return [result, columnMajor(A, A.shape), integers(A, A.shape.slice(0, -1)), integers(A, A.shape.slice(0, -2))];
}

export function linalg_inv_ex_outputs(A: Tensor): readonly [Tensor, Tensor] {
  checkSquare(A, "linalg.inv");
  return [columnMajor(A, A.shape), integers(A, A.shape.slice(0, -2))];
}

export function linalg_cholesky_ex_outputs(self: Tensor): readonly [Tensor, Tensor] {
  checkSquare(self, "linalg.cholesky");
  return [columnMajor(self, self.shape), integers(self, self.shape.slice(0, -2))];
}

export function cholesky_outputs(self: Tensor): Tensor {
  // As in PyTorch, an empty matrix is its own factor, whatever its shape and dtype.
  if (self.numel === 0) return rowMajor(self, self.shape);
  checkSquare(self, "cholesky");
  return columnMajor(self, self.shape);
}

/** `B` may have any dtype; the result has that of the triangle. */
export function linalg_solve_triangular_outputs(self: Tensor, B: Tensor, _upper: boolean, left: boolean): Tensor {
  checkSquare(self, "linalg.solve_triangular");
  const shape = solveShape("linalg.solve_triangular", self, B, left, "any");
  return columnMajor(self, shape);
}

export function triangular_solve_outputs(self: Tensor, A: Tensor): readonly [Tensor, Tensor] {
  if (self.ndim < 2) {
    throw new ShapeError(
      `triangular_solve: Expected b to have at least 2 dimensions, but it has ${self.ndim} dimensions instead`,
    );
  }
  if (A.ndim < 2) {
    throw new ShapeError(
      `triangular_solve: Expected A to have at least 2 dimensions, but it has ${A.ndim} dimensions instead`,
    );
  }
  checkSquare(A, "triangular_solve");
  const shape = solveShape("triangular_solve", A, self, true);
  const batch = shape.slice(0, -2);
  return [columnMajor(self, shape), columnMajor(A, [...batch, ...A.shape.slice(-2)])];
}

export function linalg_qr_outputs(A: Tensor, mode: string): readonly [Tensor, Tensor] {
  checkMatrices(A, "linalg.qr");
  const batch = A.shape.slice(0, -2);
  const [m, n] = A.shape.slice(-2) as [number, number];
  const k = qrWidth(mode, m, n);
  const q = mode === "r" ? rowMajor(A, [0]) : columnMajor(A, [...batch, m, k]);
  return [q, columnMajor(A, [...batch, k, n])];
}

/** Number of columns of Q. */
export function qrWidth(mode: string, m: number, n: number): number {
  return mode === "complete" ? m : Math.min(m, n);
}

export function _linalg_eigh_outputs(A: Tensor, _UPLO: string, computeV: boolean): readonly [Tensor, Tensor] {
  checkSquare(A, "linalg.eigh");
  const vectors = computeV ? columnMajor(A, A.shape) : rowMajor(A, [0]);
  return [realRowMajor(A, A.shape.slice(0, -1)), vectors];
}

/** Eigenvalues and eigenvectors are complex, also for real matrices. */
export function linalg_eig_outputs(self: Tensor): readonly [Tensor, Tensor] {
  checkSquare(self, "linalg.eig");
  const code = dtypeCodeOf(toComplexDType(self.dtype));
  return [
    allocateCode(self.shape.slice(0, -1), code, self.device),
    allocateCode(self.shape, code, self.device, columnMajorStrides(self.shape)),
  ];
}

export function linalg_eigvals_out_meta(self: Tensor, out: Tensor): Tensor {
  checkSquare(self, "linalg.eigvals");
  checkResultCast(dtypeCodeOf(toComplexDType(self.dtype)), out.dtypeCode);
  resizeOutput(out, self.shape.slice(0, -1));
  return out;
}

export function _linalg_svd_outputs(
  A: Tensor,
  fullMatrices: boolean,
  computeUv: boolean,
): readonly [Tensor, Tensor, Tensor] {
  checkMatrices(A, "linalg.svd");
  const batch = A.shape.slice(0, -2);
  const [m, n] = A.shape.slice(-2) as [number, number];
  const k = Math.min(m, n);
  const none = (): Tensor => rowMajor(A, [0]);
  return [
    computeUv ? columnMajor(A, [...batch, m, fullMatrices ? m : k]) : none(),
    realRowMajor(A, [...batch, k]),
    computeUv ? columnMajor(A, [...batch, fullMatrices ? n : k, n]) : none(),
  ];
}

export function linalg_matrix_exp_outputs(self: Tensor): Tensor {
  checkSquareShape(self, "linalg.matrix_exp");
  checkMatrices(self, "linalg.matrix_exp", "A", true);
  return allocateCode(self.shape, self.dtypeCode, self.device, preserveStrides(self.shape, self.strides));
}

export function lu_unpack_outputs(
  LUData: Tensor,
  LUPivots: Tensor,
  unpackData: boolean,
  unpackPivots: boolean,
): readonly [Tensor, Tensor, Tensor] {
  if (LUData.ndim < 2) {
    throw new ShapeError(
      `lu_unpack: expected a tensor with 2 or more dimensions, got one of shape ${formatShape(LUData.shape)}`,
    );
  }
  if (unpackPivots && LUPivots.dtype !== "int32") {
    throw new DTypeError(
      "lu_unpack: LU_pivots is expected to be a contiguous tensor of dtype int32.\nNote: this function is intended to be used with the output produced by linalg.lu_factor",
    );
  }
  const batch = LUData.shape.slice(0, -2);
  const [m, n] = LUData.shape.slice(-2) as [number, number];
  const k = Math.min(m, n);
  const none = (): Tensor => rowMajor(LUData, [0]);
  return [
    unpackPivots ? rowMajor(LUData, [...batch, m, m]) : none(),
    unpackData ? rowMajor(LUData, [...batch, m, k]) : none(),
    unpackData ? rowMajor(LUData, [...batch, k, n]) : none(),
  ];
}

export function linalg_householder_product_outputs(input: Tensor, tau: Tensor): Tensor {
  const name = "linalg.householder_product";
  if (input.ndim < 2) throw new ShapeError(`${name}: input must have at least 2 dimensions.`);
  if (input.shape.at(-2)! < input.shape.at(-1)!) {
    throw new ShapeError(`${name}: input.shape[-2] must be greater than or equal to input.shape[-1]`);
  }
  if (input.shape.at(-1)! < tau.shape.at(-1)!) {
    throw new ShapeError(`${name}: input.shape[-1] must be greater than or equal to tau.shape[-1]`);
  }
  if (input.ndim - tau.ndim !== 1) {
    throw new ShapeError(
      `${name}: Expected tau to have one dimension less than input, but got tau.ndim equal to ${tau.ndim} and input.ndim is equal to ${input.ndim}`,
    );
  }
  const batch = input.shape.slice(0, -2);
  if (!sameShape(batch, tau.shape.slice(0, -1))) {
    throw new ShapeError(
      `${name}: Expected batch dimensions of tau to be equal to input.shape[:-2], ${formatShape(batch)}, but got ${formatShape(tau.shape.slice(0, -1))}`,
    );
  }
  checkMatrices(input, name, "input");
  if (tau.dtypeCode !== input.dtypeCode) {
    throw new DTypeError(`${name}: tau dtype ${tau.dtype} does not match input dtype ${input.dtype}`);
  }
  return columnMajor(input, input.shape);
}

export function geqrf_outputs(self: Tensor): readonly [Tensor, Tensor] {
  if (self.ndim < 2) {
    throw new ShapeError(`geqrf: input must have at least 2 dimensions. Got ${formatShape(self.shape)}`);
  }
  checkMatrices(self, "geqrf", "input");
  const k = Math.min(...self.shape.slice(-2));
  return [columnMajor(self, self.shape), rowMajor(self, [...self.shape.slice(0, -2), k])];
}

export function cholesky_inverse_outputs(self: Tensor): Tensor {
  checkSquare(self, "cholesky_inverse");
  return columnMajor(self, self.shape);
}
