// Derivatives of matrix products.

import { add_Tensor, mm, zeros_like } from "../../../generated/operators.js";
import type { Layout } from "../../core/memory-format.js";
import { type Scalar, toNumber } from "../../core/scalar.js";
import type { Tensor } from "../../core/tensor.js";
import { optional } from "../../dispatch/optional.js";
import { transposed } from "../composite/views.js";

/** t * s, or t itself where s is 1. */
export function maybe_multiply(t_: Tensor, s: Scalar): Tensor {
  if (toNumber(s) === 1) return t_;
  const multiply = optional("aten::mul.Scalar");
  if (multiply !== null) return multiply(t_, s);
  return add_Tensor(zeros_like(t_, null, null, null, null, null), t_, toNumber(s));
}

function columnMajor(sizes: readonly number[], strides: readonly number[]): boolean {
  return strides[0] === 1 && strides[1] === sizes[0];
}

/** grad @ mat2^T, laid out as the matrix it is the gradient of. */
export function mm_mat1_backward(
  grad: Tensor,
  mat2: Tensor,
  mat1Sizes: readonly number[],
  mat1Strides: readonly number[],
  _mat1Layout: Layout,
  alpha: Scalar,
): Tensor {
  if (columnMajor(mat1Sizes, mat1Strides)) return maybe_multiply(transposed(mm(mat2, transposed(grad))), alpha);
  return maybe_multiply(mm(grad, transposed(mat2)), alpha);
}

/** mat1^T @ grad, laid out as the matrix it is the gradient of. */
export function mm_mat2_backward(
  grad: Tensor,
  mat1: Tensor,
  sizes: readonly number[],
  strides: readonly number[],
  _layout: Layout,
  alpha: Scalar,
): Tensor {
  if (columnMajor(sizes, strides)) return maybe_multiply(transposed(mm(transposed(grad), mat1)), alpha);
  return maybe_multiply(mm(transposed(mat1), grad), alpha);
}
