// Entry points to kernels of complex tensors. The feature `complex` installs them, so that programs without complex
// numbers do not contain them.

import type { Device } from "../core/device.js";
import { isComplexCode } from "../core/dtype.js";
import { UnsupportedError } from "../core/errors.js";
import { leftOut, optional } from "../core/optional.js";
import type { Scalar } from "../core/scalar.js";
import type { Tensor } from "../core/tensor.js";

type Pairs = Float32Array | Float64Array;

type Doubles = Float64Array;

/** Counterparts of the functions of decompositions.ts for row-major matrices of pairs. */
export interface ComplexMatrices {
  readonly entries: 2;
  lu(a: Doubles, rows: number, columns: number, pivots: Int32Array, pivoting?: boolean, single?: boolean): number;
  triangle(
    a: Doubles,
    n: number,
    b: Doubles,
    columns: number,
    upper: boolean,
    transposed: boolean,
    unit: boolean,
  ): void;
  cholesky(a: Doubles, n: number): number;
  householder(a: Doubles, rows: number, columns: number, tau: Doubles): void;
  reflectors(a: Doubles, rows: number, columns: number, tau: ArrayLike<number>, width: number): Doubles;
  reflect(
    a: Doubles,
    rows: number,
    columns: number,
    k: number,
    tau: ArrayLike<number>,
    conjugated: boolean,
    b: Doubles,
    width: number,
    first: number,
  ): void;
  ldl(a: Doubles, n: number, pivots: Int32Array, hermitian: boolean): number;
  solveLdl(a: Doubles, pivots: ArrayLike<number>, n: number, b: Doubles, columns: number, hermitian: boolean): void;
  rotate(a: Doubles, v: Doubles, n: number, p: number, q: number): void;
  orthogonalise(u: Doubles, v: Doubles, rows: number, n: number, p: number, q: number): boolean;
  multiplied(a: Doubles, b: Doubles, m: number, k: number, n: number): Doubles;
}

export interface ComplexKernels {
  matrices: ComplexMatrices;
  /** The operators that derivatives of complex functions call. */
  conj: (self: Tensor) => Tensor;
  real: (self: Tensor) => Tensor;
  imag: (self: Tensor) => Tensor;
  complex: (real: Tensor, imag: Tensor) => Tensor;
  /** The loop that copies between two dtypes, at least one of them complex. */
  convert: <Loop>(to: number, from: number, loopOf: (to: number, from: number) => Loop) => Loop;
  /** out = a @ b; matrices, or batches of matrices. */
  product: (out: Tensor, a: Tensor, b: Tensor) => void;
  /** out = beta * self + alpha * (a @ b). */
  addProduct: (out: Tensor, a: Tensor, b: Tensor, alpha: Scalar, self: Tensor, beta: Scalar) => void;
  /** As `combineElements`, for pairs. */
  combine: (
    to: Pairs,
    offsets: Int32Array | Float64Array,
    from: Pairs,
    sources: Int32Array | Float64Array,
    combine: string,
  ) => void;
}

export const complexKernels = optional<ComplexKernels>(
  "kernels.complex",
  () => new UnsupportedError(leftOut("complex numbers", "complex")),
);

/** Makes zeros without memory. Complex numbers install it, and forward mode, whose missing tangents are such zeros. */
export const zeroTensors = optional<(shape: readonly number[], dtypeCode: number, device: Device) => Tensor>(
  "kernels.zeroTensors",
  () => new UnsupportedError(leftOut("zeros without memory", "forward")),
);

/** @throws UnsupportedError, stating how to include it, if the selection was generated without complex numbers */
export function complexKernel<K extends keyof ComplexKernels>(name: K): ComplexKernels[K] {
  return complexKernels.get()[name];
}

/**
 * Must be called before a tensor gets a lazy bit, which only the feature's fallbacks handle.
 * @throws UnsupportedError as `complexKernel`
 */
export function requireLazyBits(): void {
  complexKernel("conj");
}

/** The conjugate; a real tensor is returned unchanged, without a call. */
export function conjugate(self: Tensor): Tensor {
  return isComplexCode(self.dtypeCode) ? complexKernel("conj")(self) : self;
}
