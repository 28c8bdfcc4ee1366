// What kernels hand complex tensors to: installed by the part `complex`, so that programs without complex numbers have none of it.

import { isComplexCode } from "../core/dtype.js";
import { UnsupportedError } from "../core/errors.js";
import { leftOut } from "../core/left-out.js";
import type { Scalar } from "../core/scalar.js";
import { once } from "../core/shared.js";
import type { Tensor } from "../core/tensor.js";

type Pairs = Float32Array | Float64Array;

export interface ComplexKernels {
  /** The operators that derivatives of complex functions call. */
  conj: (self: Tensor) => Tensor;
  real: (self: Tensor) => Tensor;
  imag: (self: Tensor) => Tensor;
  complex: (real: Tensor, imag: Tensor) => Tensor;
  /** The loop that copies from a dtype into another, of which one is complex. */
  convert: <Loop>(to: number, from: number, loopOf: (to: number, from: number) => Loop) => Loop;
  /** out = a @ b; matrices, or batches of matrices. */
  product: (out: Tensor, a: Tensor, b: Tensor) => void;
  /** out = beta * self + alpha * (a @ b). */
  addProduct: (out: Tensor, a: Tensor, b: Tensor, alpha: Scalar, self: Tensor, beta: Scalar) => void;
  /** As `combinePlaces`, of pairs. */
  combine: (to: Pairs, places: Int32Array, from: Pairs, sources: Int32Array, combine: string) => void;
}

const installed: Partial<ComplexKernels> = /* @__PURE__ */ once("kernels.complex", () => ({}));

export function installComplexKernels(kernels: Partial<ComplexKernels>): void {
  Object.assign(installed, kernels);
}

/** @throws UnsupportedError, saying how to have it, where the selection was made without complex numbers */
export function complexKernel<K extends keyof ComplexKernels>(name: K): ComplexKernels[K] {
  const kernel = installed[name];
  if (kernel === undefined) throw new UnsupportedError(leftOut("complex numbers", "complex"));
  return kernel as ComplexKernels[K];
}

/** The conjugate; a real tensor is its own, without a call. */
export function conjugate(self: Tensor): Tensor {
  return isComplexCode(self.dtypeCode) ? complexKernel("conj")(self) : self;
}
