// Derivatives of matrix products.

import { mm, mul_Scalar, t } from "../../../generated/operators.js";
import type { Layout } from "../../core/memory-format.js";
import { isComplexScalar, type Scalar, toNumber } from "../../core/scalar.js";
import type { Tensor } from "../../core/tensor.js";
import { conjugate, conjugateScalar } from "./values.js";

/** t * s, or t itself where s is 1. */
export function maybe_multiply(t_: Tensor, s: Scalar): Tensor {
  return s === 1 || (!isComplexScalar(s) && toNumber(s) === 1) ? t_ : mul_Scalar(t_, s);
}

function columnMajor(sizes: readonly number[], strides: readonly number[]): boolean {
  return strides[0] === 1 && strides[1] === sizes[0];
}

/** grad @ mat2^H, in the layout of mat1. */
export function mm_mat1_backward(
  grad: Tensor,
  mat2: Tensor,
  mat1Sizes: readonly number[],
  mat1Strides: readonly number[],
  _mat1Layout: Layout,
  alpha: Scalar,
): Tensor {
  const [other, factor] = [conjugate(mat2), conjugateScalar(alpha)];
  if (columnMajor(mat1Sizes, mat1Strides)) return maybe_multiply(t(mm(other, t(grad))), factor);
  return maybe_multiply(mm(grad, t(other)), factor);
}

/** mat1^H @ grad, in the layout of mat2. */
export function mm_mat2_backward(
  grad: Tensor,
  mat1: Tensor,
  sizes: readonly number[],
  strides: readonly number[],
  _layout: Layout,
  alpha: Scalar,
): Tensor {
  const [other, factor] = [conjugate(mat1), conjugateScalar(alpha)];
  if (columnMajor(sizes, strides)) return maybe_multiply(t(mm(t(grad), other)), factor);
  return maybe_multiply(mm(t(other), grad), factor);
}
