// Derivatives of reductions and scans, composed of operators, so that they can be differentiated again.

import {
  abs,
  add_Tensor,
  cat,
  cumprod,
  cumsum,
  div_Scalar,
  div_Tensor,
  eq_Scalar,
  eq_Tensor,
  exp,
  expand,
  flip,
  gather,
  gt_Scalar,
  isnan,
  log,
  logcumsumexp,
  logical_not,
  logical_or,
  logsumexp,
  masked_fill__Scalar,
  masked_fill_Scalar,
  masked_fill_Tensor,
  mean,
  mean_dim,
  mul_Scalar,
  mul_Tensor,
  narrow,
  neg,
  ones_like,
  pow__Scalar,
  pow_Tensor_Scalar,
  prod_dim_int,
  real,
  reshape,
  sgn,
  squeeze_dim,
  sub_Tensor,
  sum_dim_IntList,
  unsqueeze,
  zeros_like,
} from "../../../generated/operators.js";
import { state } from "../../autograd/state.js";
import { isComplexCode } from "../../core/dtype.js";
import { largestOf } from "../../core/elements.js";
import { type Scalar, toNumber } from "../../core/scalar.js";
import { normalizeDim } from "../../core/shape.js";
import type { Tensor } from "../../core/tensor.js";
import { reducedDims } from "../shapes/reductions.js";
import { conjugate, mayHold } from "./values.js";

type Dims = readonly number[] | number | null;

function ones(like: Tensor): Tensor {
  return ones_like(like, null, null, null, null, null);
}

function zeros(like: Tensor): Tensor {
  return zeros_like(like, null, null, null, null, null);
}

/** Restores the reduced dimensions of a result as size 1; what all were reduced to fits any shape as it is. */
function unreduced(reduced: Tensor, rank: number, dim: Dims, keepdim: boolean): Tensor {
  if (keepdim || rank === 0 || dim === null || (typeof dim !== "number" && dim.length === 0)) return reduced;
  if (reduced.ndim === rank) return reduced;
  if (typeof dim === "number" || dim.length === 1) return unsqueeze(reduced, typeof dim === "number" ? dim : dim[0]!);
  const mask = reducedDims(dim, rank);
  let result = reduced;
  for (let d = 0; d < rank; d++) if (mask[d]) result = unsqueeze(result, d);
  return result;
}

function countOf(sizes: readonly number[], dim: Dims): number {
  const mask = reducedDims(dim, sizes.length);
  return sizes.reduce((product, size, d) => (mask[d] ? product * size : product), 1);
}

export function sum_backward(
  grad: Tensor,
  sizes: readonly number[],
  dim: readonly number[] | null,
  keepdim: boolean,
): Tensor {
  return expand(unreduced(grad, sizes.length, dim, keepdim), sizes, false);
}

export function nansum_backward(grad: Tensor, self: Tensor, dim: readonly number[] | null, keepdim: boolean): Tensor {
  return mul_Tensor(sum_backward(grad, self.shape, dim, keepdim), logical_not(isnan(self)));
}

export function mean_backward(
  grad: Tensor,
  shape: readonly number[],
  dim: readonly number[] | null,
  numel: number,
  keepdim: boolean,
): Tensor {
  const mask = reducedDims(dim, shape.length);
  const count = mask.every(Boolean) ? numel : countOf(shape, dim);
  return div_Scalar(sum_backward(grad, shape, dim, keepdim), count);
}

/** Restores the reduced dimensions of `output` as size 1, so that its rank is that of the input. */
export function restore_reduced_dims(output: Tensor, dims: readonly number[], keepdim: boolean): Tensor {
  if (keepdim) return output;
  const mask = reducedDims(dims, output.ndim + dims.length);
  const sizes = output.shape.values();
  return reshape(
    output,
    dims.length === 0 ? output.shape : mask.map((isReduced) => (isReduced ? 1 : sizes.next().value!)),
  );
}

/** Divides a gradient evenly among the masked elements of each group. */
export function scale_grad_by_count(grad: Tensor, mask: Tensor, dims: readonly number[]): Tensor {
  return mul_Tensor(div_Tensor(grad, sum_dim_IntList(mask, dims, true, null)), mask);
}

export function amaxamin_jvp(x: Tensor, dx: Tensor, result: Tensor, dim: readonly number[], keepdim: boolean): Tensor {
  const mask = eq_Tensor(x, restore_reduced_dims(result, dim, keepdim));
  return div_Tensor(
    sum_dim_IntList(mul_Tensor(dx, mask), dim, keepdim, null),
    sum_dim_IntList(mask, dim, keepdim, null),
  );
}

export function aminmax_backward(
  self: Tensor,
  dim: number | null,
  keepdim: boolean,
  gradMin: Tensor | null,
  gradMax: Tensor | null,
  min: Tensor,
  max: Tensor,
): Tensor {
  const dims = dim === null ? [] : [dim];
  const part = (grad: Tensor, value: Tensor): Tensor =>
    scale_grad_by_count(
      unreduced(grad, self.ndim, dims, keepdim),
      eq_Tensor(unreduced(value, self.ndim, dims, keepdim), self),
      dims,
    );
  if (gradMin === null) return gradMax === null ? zeros(self) : part(gradMax, max);
  return gradMax === null ? part(gradMin, min) : add_Tensor(part(gradMin, min), part(gradMax, max), 1);
}

/** The mean of the tangents of the elements equal to the extreme. */
export function aminmax_jvp(selfP: Tensor, selfT: Tensor, value: Tensor, dim: number | null, keepdim: boolean): Tensor {
  const dims = dim === null || selfP.ndim === 0 ? [] : [dim];
  const mask = eq_Tensor(selfP, unreduced(value, selfP.ndim, dims, keepdim));
  const total = sum_dim_IntList(mul_Tensor(selfT, mask), dims, keepdim, null);
  return div_Tensor(total, sum_dim_IntList(mask, dims, keepdim, null));
}

function selected(input: Tensor, value: Tensor): Tensor {
  return logical_or(eq_Tensor(input, value), mul_Tensor(isnan(input), isnan(value)));
}

/** Gradient of a full max or min, shared evenly among equal elements. */
export function evenly_distribute_backward(grad: Tensor, input: Tensor, value: Tensor): Tensor {
  const mask = selected(input, value);
  return masked_fill_Tensor(zeros(input), mask, div_Tensor(grad, sum_dim_IntList(mask, null, false, null)));
}

export function evenly_read_jvp(fwGrad: Tensor, input: Tensor, value: Tensor): Tensor {
  const mask = selected(input, value);
  const total = sum_dim_IntList(mul_Tensor(fwGrad, mask), null, false, null);
  return div_Tensor(total, sum_dim_IntList(mask, null, false, null));
}

/** Values of `input` at the indices that a reduction along `dim` returned. */
export function gather_with_keepdimed_indices(input: Tensor, dim: number, indices: Tensor, keepdim: boolean): Tensor {
  const full = keepdim || input.ndim === 0 ? indices : unsqueeze(indices, dim);
  const values = gather(input, dim, full, false);
  return keepdim || input.ndim === 0 ? values : squeeze_dim(values, dim);
}

/** Whether an element is zero; true if it cannot be determined. */
function hasZero(input: Tensor): boolean {
  return input.numel > 0 && mayHold(eq_Scalar(input, 0));
}

/** Products of all other elements along `dim`, without division. */
function exclusiveProducts(input: Tensor, dim: number): Tensor {
  const size = input.shape[dim]!;
  const one = ones(narrow(input, dim, 0, 1));
  const before = cumprod(cat([one, narrow(input, dim, 0, size - 1)], dim), dim, null);
  const reversed = flip(narrow(input, dim, 1, size - 1), [dim]);
  const after = flip(cumprod(cat([one, reversed], dim), dim, null), [dim]);
  return mul_Tensor(before, after);
}

/** grad * result / input; if the input has zeros, grad times the product of the other elements. */
export function prod_backward(grad: Tensor, input: Tensor, result: Tensor): Tensor {
  if (input.ndim === 0) return mul_Tensor(grad, ones(input));
  if (!hasZero(input)) return mul_Tensor(grad, conjugate(div_Tensor(result, input)));
  const flat = reshape(input, [-1]);
  return reshape(mul_Tensor(grad, conjugate(exclusiveProducts(flat, 0))), input.shape);
}

/** As `prod_backward`, along one dimension. */
export function prod_backward_dim(grad: Tensor, input: Tensor, result: Tensor, dim: number, keepdim: boolean): Tensor {
  if (input.ndim === 0) return mul_Tensor(grad, ones(input));
  const d = normalizeDim(dim, input.ndim);
  const g = unreduced(grad, input.ndim, d, keepdim);
  if (!hasZero(input)) return mul_Tensor(g, conjugate(div_Tensor(unreduced(result, input.ndim, d, keepdim), input)));
  return mul_Tensor(g, conjugate(exclusiveProducts(input, d)));
}

/** Gradient of a product along one dimension, without division: grad times the product of the other elements. */
export function prod_safe_zeros_backward(grad: Tensor, inp: Tensor, dim: number): Tensor {
  return mul_Tensor(grad, inp.shape[dim] === 1 ? ones(inp) : conjugate(exclusiveProducts(inp, dim)));
}

/** Cumulative sums from the end. */
function reversedCumsum(x: Tensor, dim: number): Tensor {
  return flip(cumsum(flip(x, [dim]), dim, null), [dim]);
}

export function cumsum_backward(grad: Tensor, dim: number): Tensor {
  return grad.ndim === 0 || grad.numel <= 1 ? grad : reversedCumsum(grad, dim);
}

/** Products of the elements up to each i >= k along `dim`, without element k. */
function productsWithout(input: Tensor, dim: number, k: number): Tensor {
  const size = input.shape[dim]!;
  const one = ones(narrow(input, dim, 0, 1));
  const prefix = k === 0 ? one : prod_dim_int(narrow(input, dim, 0, k), dim, true, null);
  const following = cumprod(cat([one, narrow(input, dim, k + 1, size - k - 1)], dim), dim, null);
  return mul_Tensor(prefix, following);
}

/** Gradient of cumulative products. If the input has zeros, each element's is computed without division. */
export function cumprod_backward_composite(grad: Tensor, input: Tensor, dim: number, output: Tensor): Tensor {
  if (input.numel <= 1) return grad;
  const d = normalizeDim(dim, input.ndim);
  if (input.shape[d] === 1) return grad;
  if (!hasZero(input)) return div_Tensor(reversedCumsum(mul_Tensor(conjugate(output), grad), d), conjugate(input));
  const size = input.shape[d]!;
  const columns: Tensor[] = [];
  for (let k = 0; k < size; k++) {
    const others = productsWithout(input, d, k);
    columns.push(sum_dim_IntList(mul_Tensor(narrow(grad, d, k, size - k), conjugate(others)), [d], true, null));
  }
  return cat(columns, d);
}

export function cumprod_jvp(selfT: Tensor, selfP: Tensor, result: Tensor, dim: number): Tensor {
  if (selfP.ndim === 0 || selfP.numel === 0) return selfT;
  const d = normalizeDim(dim, selfP.ndim);
  if (!hasZero(selfP)) return mul_Tensor(result, cumsum(div_Tensor(selfT, selfP), d, null));
  const size = selfP.shape[d]!;
  let total: Tensor | null = null;
  for (let k = 0; k < size; k++) {
    const part = mul_Tensor(narrow(selfT, d, k, 1), productsWithout(selfP, d, k));
    const padded: Tensor = k === 0 ? part : cat([zeros(narrow(selfP, d, 0, k)), part], d);
    total = total === null ? padded : add_Tensor(total, padded, 1);
  }
  return total!;
}

export function logsumexp_backward(
  grad: Tensor,
  self: Tensor,
  result: Tensor,
  dim: readonly number[],
  keepdim: boolean,
): Tensor {
  const g = unreduced(grad, self.ndim, dim, keepdim);
  return mul_Tensor(g, exp(sub_Tensor(self, unreduced(result, self.ndim, dim, keepdim), 1)));
}

export function logsumexp_jvp(selfP: Tensor, selfT: Tensor, dim: readonly number[], keepdim: boolean): Tensor {
  const weights = exp(sub_Tensor(selfP, logsumexp(selfP, dim, true), 1));
  return sum_dim_IntList(mul_Tensor(weights, selfT), dim, keepdim, null);
}

/** Positive and negative gradients are summed separately, in logarithms. */
export function logcumsumexp_backward(grad: Tensor, self: Tensor, result: Tensor, dim: number): Tensor {
  if (grad.ndim === 0 || grad.numel === 0) return grad;
  // A finite floor in place of -inf keeps second derivatives free of inf - inf.
  const floor = -largestOf(grad.dtypeCode);
  const part = (g: Tensor): Tensor => {
    const logs = masked_fill_Scalar(log(abs(g)), logical_not(gt_Scalar(g, 0)), floor);
    return exp(add_Tensor(flip(logcumsumexp(flip(sub_Tensor(logs, result, 1), [dim]), dim), [dim]), self, 1));
  };
  return sub_Tensor(part(grad), part(neg(grad)), 1);
}

/** sum_(j <= i) exp(x_j - result_i) t_j; positive and negative tangents are summed separately, in logarithms. */
export function logcumsumexp_jvp(selfP: Tensor, selfT: Tensor, result: Tensor, dim: number): Tensor {
  if (selfP.ndim === 0 || selfP.numel === 0) return selfT;
  const floor = -largestOf(selfT.dtypeCode);
  const part = (t: Tensor): Tensor => {
    const logs = masked_fill_Scalar(log(abs(t)), logical_not(gt_Scalar(t, 0)), floor);
    return exp(sub_Tensor(logcumsumexp(add_Tensor(logs, selfP, 1), dim), result, 1));
  };
  return sub_Tensor(part(selfT), part(neg(selfT)), 1);
}

/** d/dx var(x) = 2 (x - mean) / (count - correction). */
export function var_backward(
  grad: Tensor,
  self: Tensor,
  dim: readonly number[] | null,
  correction: number | null,
  keepdim: boolean,
): Tensor {
  const degrees = countOf(self.shape, dim) - (correction ?? 1);
  const centered = sub_Tensor(self, dim === null ? mean(self, null) : mean_dim(self, dim, true, null), 1);
  const g = grad.ndim === self.ndim ? grad : unreduced(grad, self.ndim, dim, keepdim);
  return mul_Tensor(mul_Scalar(g, 2 / degrees), centered);
}

export function std_backward(
  result: Tensor,
  grad: Tensor,
  self: Tensor,
  dim: readonly number[] | null,
  correction: number | null,
  keepdim: boolean,
): Tensor {
  const scaled = cleared(div_Tensor(grad, mul_Scalar(result, 2)), eq_Scalar(result, 0));
  return var_backward(scaled, self, dim, correction, keepdim);
}

function both(a: Tensor | null, b: Tensor | null, like: Tensor): Tensor {
  if (a === null) return b ?? zeros(like);
  return b === null ? a : add_Tensor(a, b, 1);
}

export function var_mean_backward(
  gvar: Tensor | null,
  gmean: Tensor | null,
  self: Tensor,
  dim: readonly number[] | null,
  correction: number | null,
  keepdim: boolean,
): Tensor {
  return both(
    gvar === null ? null : var_backward(gvar, self, dim, correction, keepdim),
    gmean === null ? null : mean_backward(gmean, self.shape, dim, self.numel, keepdim),
    self,
  );
}

export function std_mean_backward(
  gstd: Tensor | null,
  gmean: Tensor | null,
  self: Tensor,
  std: Tensor,
  dim: readonly number[] | null,
  correction: number | null,
  keepdim: boolean,
): Tensor {
  return both(
    gstd === null ? null : std_backward(std, gstd, self, dim, correction, keepdim),
    gmean === null ? null : mean_backward(gmean, self.shape, dim, self.numel, keepdim),
    self,
  );
}

/** Forward mode of the variance: 2 (x - mean) dx / (count - correction), summed. */
export function var_jvp(
  selfT: Tensor,
  selfP: Tensor,
  _result: Tensor,
  dim: readonly number[] | null,
  correction: number | null,
  keepdim: boolean,
): Tensor {
  const change = var_backward(conjugate(selfT), selfP, dim, correction, true);
  return sum_dim_IntList(isComplexCode(change.dtypeCode) ? real(change) : change, dim, keepdim, null);
}

/**
 * Gradient of the p-norm over `dim` (all dimensions if null or empty): sign(x) |x|^(p-1) norm^(1-p). For p = +-inf the
 * gradient is shared among the elements that attain the norm. Zero where the norm is zero.
 */
export function norm_backward_dim(
  grad: Tensor,
  self: Tensor,
  p: Scalar | null,
  norm: Tensor,
  dim: readonly number[] | null,
  keepdim: boolean,
): Tensor | null {
  const power = p === null ? 2 : toNumber(p);
  if (power === 0) return null;
  // A norm of all elements is 0-dim and broadcasts.
  const all = dim === null || dim.length === 0;
  const g = all ? grad : unreduced(grad, self.ndim, dim, keepdim);
  const n = all ? norm : unreduced(norm, self.ndim, dim, keepdim);
  if (power === 1) return mul_Tensor(sgn(self), g);
  if (power === 2) return mul_Tensor(g, cleared(div_Tensor(self, n), eq_Scalar(n, 0)));
  const size = abs(self);
  if (!Number.isFinite(power)) {
    // A NaN element makes the norm NaN, which does not compare equal.
    const mask = logical_or(eq_Tensor(size, n), isnan(size));
    return mul_Tensor(sgn(self), mul_Tensor(div_Tensor(g, sum_dim_IntList(mask, dim, true, null)), mask));
  }
  if (power < 1) {
    const slope = masked_fill_Scalar(mul_Tensor(sgn(self), pow_Tensor_Scalar(size, power - 1)), eq_Scalar(self, 0), 0);
    return mul_Tensor(mul_Tensor(slope, g), pow_Tensor_Scalar(n, 1 - power));
  }
  // x |x|^(p-2) has the right derivative at zero for p >= 2; for smaller p, zero elements get zero.
  const shape =
    power < 2
      ? masked_fill_Scalar(mul_Tensor(sgn(self), pow_Tensor_Scalar(size, power - 1)), eq_Scalar(self, 0), 0)
      : mul_Tensor(self, writable() ? pow__Scalar(size, power - 2) : pow_Tensor_Scalar(size, power - 2));
  const scale = cleared(div_Tensor(g, pow_Tensor_Scalar(n, power - 1)), eq_Scalar(n, 0));
  return mul_Tensor(shape, scale);
}

/** May a formula write into its intermediate results? Tangents that are recorded save them. */
function writable(): boolean {
  return state.forward === null || !state.gradEnabled;
}

function cleared(x: Tensor, mask: Tensor): Tensor {
  return writable() ? masked_fill__Scalar(x, mask, 0) : masked_fill_Scalar(x, mask, 0);
}

/** Forward mode of the p-norm: the gradient for ones, times the tangent, summed over each group. */
export function norm_jvp_dim(
  selfP: Tensor,
  selfT: Tensor,
  p: Scalar | null,
  norm: Tensor,
  dim: readonly number[] | null,
  keepdim: boolean,
): Tensor {
  const slope = norm_backward_dim(ones(norm), selfP, p, norm, dim, keepdim);
  if (slope === null) return zeros(norm);
  const change = mul_Tensor(slope, conjugate(selfT));
  return sum_dim_IntList(isComplexCode(change.dtypeCode) ? real(change) : change, dim, keepdim, null);
}

export function norm_backward(grad: Tensor, self: Tensor, p: Scalar | null, norm: Tensor): Tensor {
  return norm_backward_dim(grad, self, p, norm, [], true) ?? zeros(self);
}

export function norm_jvp(selfP: Tensor, selfT: Tensor, p: Scalar | null, norm: Tensor): Tensor {
  return norm_jvp_dim(selfP, selfT, p, norm, [], false);
}

export function linalg_vector_norm_backward(
  grad: Tensor,
  self: Tensor,
  ord: Scalar,
  norm: Tensor,
  dim: readonly number[] | null,
  keepdim: boolean,
): Tensor | null {
  return norm_backward_dim(grad, self, ord, norm, dim, keepdim);
}

export function linalg_vector_norm_jvp(
  selfP: Tensor,
  selfT: Tensor,
  ord: Scalar,
  norm: Tensor,
  dim: readonly number[] | null,
  keepdim: boolean,
): Tensor {
  return norm_jvp_dim(selfP, selfT, ord, norm, dim, keepdim);
}
