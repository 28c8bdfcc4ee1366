// Short names for arithmetic on tensors and scalars, for kernels and derivatives that are long formulas. Each is one
// operator call.

import {
  add_Scalar,
  add_Tensor,
  div_Scalar,
  div_Tensor,
  mean_dim,
  mul_Scalar,
  mul_Tensor,
  ones_like,
  rsub_Scalar,
  sub_Scalar,
  sub_Tensor,
  sum,
  sum_dim_IntList,
  view,
  zeros_like,
} from "../../../generated/operators.js";
import type { Scalar } from "../../core/scalar.js";
import { broadcastDims } from "../../core/shape.js";
import { isTensor, type Tensor } from "../../core/tensor.js";

export function plus(a: Tensor, b: Tensor | Scalar): Tensor {
  return isTensor(b) ? add_Tensor(a, b, 1) : add_Scalar(a, b, 1);
}

export function minus(a: Tensor | Scalar, b: Tensor | Scalar): Tensor {
  if (!isTensor(a)) return rsub_Scalar(b as Tensor, a, 1);
  return isTensor(b) ? sub_Tensor(a, b, 1) : sub_Scalar(a, b, 1);
}

export function times(a: Tensor, b: Tensor | number): Tensor {
  return typeof b === "number" ? mul_Scalar(a, b) : mul_Tensor(a, b);
}

export function over(a: Tensor, b: Tensor | number): Tensor {
  return typeof b === "number" ? div_Scalar(a, b) : div_Tensor(a, b);
}

/** Product of the factors from left to right; null factors are skipped. */
export function product(first: Tensor, ...factors: readonly (Tensor | null)[]): Tensor {
  return factors.reduce<Tensor>((p, factor) => (factor === null ? p : mul_Tensor(p, factor)), first);
}

/** Sum of the terms that are not null; null if all are. */
export function sumDefined(...terms: readonly (Tensor | null)[]): Tensor | null {
  return terms.reduce(
    (total, term) => (total === null ? term : term === null ? total : add_Tensor(total, term, 1)),
    null,
  );
}

export function total(a: Tensor): Tensor {
  return sum(a, null);
}

export function sumOver(a: Tensor, dims: readonly number[], keepdim = false): Tensor {
  return dims.length === 0 ? a : sum_dim_IntList(a, dims, keepdim, null);
}

export function meanOver(a: Tensor, dims: readonly number[], keepdim = false): Tensor {
  return dims.length === 0 ? a : mean_dim(a, dims, keepdim, null);
}

export function zerosOf(a: Tensor): Tensor {
  return zeros_like(a, null, null, null, null, null);
}

export function onesOf(a: Tensor): Tensor {
  return ones_like(a, null, null, null, null, null);
}

/** Sums `a` over the dimensions along which `sizes` was broadcast to its shape; returns `a` itself if nothing was broadcast. */
export function sumToSize(a: Tensor, sizes: readonly number[]): Tensor {
  const dims = broadcastDims(sizes, a.shape);
  if (dims.length === 0) return a;
  if (sizes.length === 0) return sum(a, null);
  const summed = sum_dim_IntList(a, dims, true, null);
  return a.shape.length > sizes.length ? view(summed, sizes) : summed;
}
