// Losses composed of operators, and their gradients. `reduction` is 0 for none, 1 for the mean, 2 for the sum.

import {
  _to_copy,
  abs,
  add__Tensor,
  add_Scalar,
  add_Tensor,
  amax,
  amin,
  clamp_min,
  clamp_min_,
  eq_Scalar,
  exp,
  exp_,
  expand,
  full_like,
  ge_Scalar,
  le_Scalar,
  log,
  log1p,
  lt_Scalar,
  masked_fill_Scalar,
  mean,
  minimum,
  mul__Tensor,
  mul_Scalar,
  ne_Scalar,
  neg,
  norm_ScalarOpt_dim,
  pairwise_distance,
  pow_Tensor_Scalar,
  sign,
  sqrt,
  sqrt_,
  sub_Tensor,
  sum,
  to_dtype,
  where_self,
  xlogy_Tensor,
} from "../../../generated/operators.js";
import { noGrad } from "../../autograd/grad-mode.js";
import { dtypeOf, isFloatingCode } from "../../core/dtype.js";
import { isReadable } from "../../core/elements.js";
import { ArgumentError, DTypeError, ShapeError } from "../../core/errors.js";
import { resultCode } from "../../core/promotion.js";
import { scalar } from "../../core/scalar.js";
import { broadcastShapes, formatShape, numelOf } from "../../core/shape.js";
import type { Tensor } from "../../core/tensor.js";
import { requireFloating } from "../checks/dtypes.js";
import { sameDTypeCheck } from "../checks/pointwise.js";
import { checkResultCast } from "../shapes/outputs.js";
import { minus, over, plus, product, sumOver, times, zerosOf } from "./arithmetic.js";

const MEAN = 1;
const SUM = 2;
/** A float32 in PyTorch, whatever the dtype. */
const EPSILON = Math.fround(1e-12);

/** The mean or the sum of a loss, or the loss itself. */
export function apply_loss_reduction(unreduced: Tensor, reduction: number): Tensor {
  if (reduction === MEAN) return mean(unreduced, null);
  return reduction === SUM ? sum(unreduced, null) : unreduced;
}

/** The number of losses: the elements of the broadcast shape of the operands. */
export function lossCount(operands: readonly (Tensor | null)[]): number {
  const shape = operands.reduce<readonly number[]>((s, t) => (t === null ? s : broadcastShapes(s, t.shape)), []);
  return numelOf(shape);
}

/** The factor of each gradient: for a mean, one over the number of losses, else 1. */
export function lossShare(reduction: number, ...operands: readonly (Tensor | null)[]): number {
  return reduction === MEAN ? 1 / lossCount(operands) : 1;
}

/** @throws DTypeError unless self and target promote to a floating-point dtype */
function requireCommonFloating(kernel: string, self: Tensor, target: Tensor): void {
  if (!isFloatingCode(target.dtypeCode)) requireFloating(kernel, self);
}

/** @throws ArgumentError unless the reduction is 0, 1 or 2 */
function requireReduction(reduction: number): void {
  if (reduction >= 0 && reduction <= SUM) return;
  throw new ArgumentError(`expected a reduction of 0 (none), 1 (mean) or 2 (sum), but got ${reduction}`);
}

/** self - target in the promoted dtype; bools are converted, since the operator `-` rejects them. */
function distanceOf(self: Tensor, target: Tensor): Tensor {
  const numbers = (x: Tensor, other: Tensor) =>
    x.dtype === "bool" ? _to_copy(x, other.dtype, null, null, null, false, null) : x;
  return sub_Tensor(numbers(self, target), numbers(target, self), 1);
}

/** A result in the input's dtype, whatever those of the other operands. @throws DTypeError if it cannot be cast to that */
function inDTypeOf(self: Tensor, result: Tensor): Tensor {
  checkResultCast(result.dtypeCode, self.dtypeCode);
  return result.dtype === self.dtype ? result : _to_copy(result, self.dtype, null, null, null, false, null);
}

/** (self - target)^2. */
export function mse_loss_explicit(self: Tensor, target: Tensor, reduction: number): Tensor {
  requireReduction(reduction);
  requireCommonFloating("mse_cpu", self, target);
  return apply_loss_reduction(pow_Tensor_Scalar(distanceOf(self, target), 2), reduction);
}

/** 2 (self - target) gradOutput; for a mean divided by the number of elements. */
export function mse_loss_backward_explicit(
  gradOutput: Tensor,
  self: Tensor,
  target: Tensor,
  reduction: number,
): Tensor {
  sameDTypeCheck(self, target, gradOutput);
  return times(times(minus(self, target), gradOutput), 2 * lossShare(reduction, self, target));
}

export function l1_loss_composite(self: Tensor, target: Tensor, reduction: number): Tensor {
  return apply_loss_reduction(abs(minus(self, target)), reduction);
}

/** d^2 / (2 beta) where |d| < beta, else |d| - beta / 2. */
export function smooth_l1_loss_explicit(self: Tensor, target: Tensor, reduction: number, beta: number): Tensor {
  requireReduction(reduction);
  requireCommonFloating("smooth_l1_cpu", self, target);
  if (!(beta >= 0)) throw new ArgumentError("smooth_l1_loss does not support negative values for beta.");
  const distance = abs(distanceOf(self, target));
  if (beta === 0) return apply_loss_reduction(distance, reduction);
  const square = times(times(distance, distance), 0.5 / beta);
  return apply_loss_reduction(where_self(lt_Scalar(distance, beta), square, minus(distance, beta / 2)), reduction);
}

export function smooth_l1_loss_backward_explicit(
  gradOutput: Tensor,
  self: Tensor,
  target: Tensor,
  reduction: number,
  beta: number,
): Tensor {
  const slope = smooth_l1_loss_slope(gradOutput, self, target, beta);
  return inDTypeOf(self, times(slope, lossShare(reduction, self, target)));
}

/** The gradient without reduction, in the operands' common dtype: the tangent of a loss has that. */
export function smooth_l1_loss_slope(gradOutput: Tensor, self: Tensor, target: Tensor, beta: number): Tensor {
  const difference = distanceOf(self, target);
  // NaN belongs to neither branch. With beta 0, equal elements belong to the branch below zero.
  const sides = beta === 0 ? masked_fill_Scalar(sign(difference), eq_Scalar(difference, 0), -1) : sign(difference);
  const slope = where_self(ge_Scalar(abs(difference), beta), sides, over(difference, beta));
  return times(slope, gradOutput);
}

/** d^2 / 2 where |d| < delta, else delta (|d| - delta / 2). */
export function huber_loss_explicit(self: Tensor, target: Tensor, reduction: number, delta: number): Tensor {
  requireCommonFloating("huber_cpu", self, target);
  checkResultCast(resultCode([self, target]), self.dtypeCode);
  if (!(delta > 0)) throw new ArgumentError("huber_loss does not support non-positive values for delta.");
  const distance = abs(distanceOf(self, target));
  const square = times(times(distance, distance), 0.5);
  const line = times(minus(distance, delta / 2), delta);
  const losses = where_self(lt_Scalar(distance, delta), square, line);
  return apply_loss_reduction(inDTypeOf(self, losses), reduction);
}

export function huber_loss_backward_explicit(
  gradOutput: Tensor,
  self: Tensor,
  target: Tensor,
  reduction: number,
  delta: number,
): Tensor {
  requireFloating("huber_backward_cpu_out", self);
  sameDTypeCheck(self, target, gradOutput);
  const difference = minus(self, target);
  const slope = where_self(ge_Scalar(abs(difference), delta), times(sign(difference), delta), difference);
  return times(times(slope, gradOutput), lossShare(reduction, self, target));
}

function checkUnitInterval(self: Tensor): void {
  if (!isReadable(self) || self.numel === 0) return;
  const smallest = Number(amin(self, [], false).item({ bigint: true }));
  const largest = Number(amax(self, [], false).item({ bigint: true }));
  if (!(smallest >= 0 && largest <= 1)) {
    throw new ArgumentError("all elements of input should be between 0 and 1");
  }
}

function checkSameSize(self: Tensor, target: Tensor): void {
  if (self.numel !== target.numel) broadcastShapes(self.shape, target.shape);
}

/**
 * -(t log x + (1 - t) log(1 - x)), with logarithms clamped at -100.
 * @throws ArgumentError unless all elements are between 0 and 1
 */
export function binary_cross_entropy_explicit(
  self: Tensor,
  target: Tensor,
  weight: Tensor | null,
  reduction: number,
): Tensor {
  if (!isFloatingCode(self.dtypeCode)) {
    throw new DTypeError(`"binary_cross_entropy" not implemented for '${self.dtype}'`);
  }
  sameDTypeCheck(self, target);
  checkSameSize(self, target);
  checkUnitInterval(self);
  // The result has the strides of its first operand, the probabilities.
  const negatives = times(clamp_min(log1p(neg(self)), -100), minus(target, 1));
  const positives = times(clamp_min(log(self), -100), target);
  const loss = minus(negatives, positives);
  return apply_loss_reduction(weight === null ? loss : mul__Tensor(loss, weight), reduction);
}

/** gradOutput (x - t) / (x (1 - x)), with the divisor clamped at 1e-12. */
export function binary_cross_entropy_backward_explicit(
  gradOutput: Tensor,
  self: Tensor,
  target: Tensor,
  weight: Tensor | null,
  reduction: number,
): Tensor {
  requireFloating("binary_cross_entropy_backward", self);
  sameDTypeCheck(gradOutput, self, target);
  const divisor = clamp_min(times(minus(1, self), self), EPSILON);
  const slope = over(times(gradOutput, minus(self, target)), divisor);
  return times(product(slope, weight), lossShare(reduction, self, target, weight));
}

/** (1 - t) x + w (log(1 + exp(-|x|)) + max(-x, 0)), where w = 1 + (posWeight - 1) t. */
export function binary_cross_entropy_with_logits_explicit(
  self: Tensor,
  target: Tensor,
  weight: Tensor | null,
  posWeight: Tensor | null,
  reduction: number,
): Tensor {
  const shift = clamp_min(neg(self), 0);
  // The absolute value, but NaN at -infinity, where PyTorch subtracts infinities.
  const size = add_Tensor(self, shift, 2);
  const softplus = plus(log1p(exp_(neg(size))), shift);
  // In the target's dtype and shape.
  const negatives = mul__Tensor(minus(1, target), self);
  const share = posWeight === null ? null : plus(times(minus(posWeight, 1), target), 1);
  const loss = add__Tensor(negatives, share === null ? softplus : times(softplus, share), 1);
  return apply_loss_reduction(weight === null ? loss : mul__Tensor(loss, weight), reduction);
}

/** log(1 + exp(-t x)). */
export function soft_margin_loss_explicit(self: Tensor, target: Tensor, reduction: number): Tensor {
  const exponent = mul__Tensor(neg(self), target);
  return apply_loss_reduction(log(add_Scalar(exp_(exponent), 1, 1)), reduction);
}

export function soft_margin_loss_backward_explicit(
  gradOutput: Tensor,
  self: Tensor,
  target: Tensor,
  reduction: number,
): Tensor {
  const z = exp(times(neg(target), self));
  const slope = over(times(times(target, z), -lossShare(reduction, self, target)), plus(z, 1));
  return inDTypeOf(self, times(slope, gradOutput));
}

export function kl_div_composite(self: Tensor, target: Tensor, reduction: number, logTarget: boolean): Tensor {
  if (!isFloatingCode(self.dtypeCode) || !isFloatingCode(target.dtypeCode)) {
    throw new DTypeError("kl_div: Integral inputs not supported.");
  }
  const output = logTarget ? times(exp(target), minus(target, self)) : entropyLess(target, times(target, self));
  return apply_loss_reduction(output, reduction);
}

/**
 * target log(target) - product. `product` is a parameter so that it is computed first, as in PyTorch, and gradients
 * accumulate in the same order.
 */
function entropyLess(target: Tensor, product: Tensor): Tensor {
  return minus(xlogy_Tensor(target, target), product);
}

export function hinge_embedding_loss_composite(
  self: Tensor,
  target: Tensor,
  margin: number,
  reduction: number,
): Tensor {
  const zeros = zerosOf(self);
  // The margin takes self's dtype, so that integers stay integers.
  const violation = clamp_min(minus(full_like(self, margin, null, null, null, null, null), self), 0);
  const negatives = where_self(ne_Scalar(target, 1), violation, zeros);
  const positives = where_self(ne_Scalar(target, -1), self, zeros);
  return apply_loss_reduction(plus(negatives, positives), reduction);
}

export function margin_ranking_loss_composite(
  input1: Tensor,
  input2: Tensor,
  target: Tensor,
  margin: number,
  reduction: number,
): Tensor {
  const difference = minus(input1, input2);
  const gap = plus(times(neg(target), difference), scalar(margin, "float"));
  return apply_loss_reduction(clamp_min_(gap, 0), reduction);
}

export function cosine_embedding_loss_composite(
  input1: Tensor,
  input2: Tensor,
  target: Tensor,
  margin: number,
  reduction: number,
): Tensor {
  const rank = target.ndim;
  if (rank > 1) throw new ShapeError("0D or 1D target tensor expected, multi-target not supported");
  if (input1.ndim !== rank + 1) {
    throw new ShapeError(
      `${rank}D target tensor expects ${rank + 1}D input tensors, but found inputs with sizes ${formatShape(input1.shape)} and ${formatShape(input2.shape)}.`,
    );
  }
  const dot = sumOver(times(input1, input2), [rank]);
  const square1 = plus(sumOver(times(input1, input1), [rank]), EPSILON);
  const square2 = plus(sumOver(times(input2, input2), [rank]), EPSILON);
  const cosine = over(dot, sqrt(times(square1, square2)));
  const zeros = zerosOf(cosine);
  const positives = where_self(eq_Scalar(target, 1), minus(1, cosine), zeros);
  const negatives = where_self(eq_Scalar(target, -1), clamp_min(minus(cosine, margin), 0), zeros);
  return apply_loss_reduction(plus(positives, negatives), reduction);
}

export function triplet_margin_loss_composite(
  anchor: Tensor,
  positive: Tensor,
  negative: Tensor,
  margin: number,
  p: number,
  eps: number,
  swap: boolean,
  reduction: number,
): Tensor {
  if (anchor.ndim !== positive.ndim || positive.ndim !== negative.ndim) {
    throw new ShapeError(
      `All inputs should have same dimension but got ${anchor.ndim}D, ${positive.ndim}D and ${negative.ndim}D inputs.`,
    );
  }
  const near = pairwise_distance(anchor, positive, p, eps, false);
  const far = pairwise_distance(anchor, negative, p, eps, false);
  const other = swap ? minimum(far, pairwise_distance(positive, negative, p, eps, false)) : far;
  return apply_loss_reduction(clamp_min(minus(plus(near, margin), other), 0), reduction);
}

export function poisson_nll_loss_composite(
  input: Tensor,
  target: Tensor,
  logInput: boolean,
  full: boolean,
  eps: number,
  reduction: number,
): Tensor {
  const loss = logInput ? minus(exp(input), times(target, input)) : minus(input, times(target, log(plus(input, eps))));
  if (!full) return apply_loss_reduction(loss, reduction);
  const half = mul_Scalar(log(times(target, 2 * Math.PI)), 0.5);
  const stirling = plus(minus(times(target, log(target)), target), half);
  // In place, since integer logarithms promote to a dtype other than the loss's.
  return apply_loss_reduction(add__Tensor(loss, masked_fill_Scalar(stirling, le_Scalar(target, 1), 0), 1), reduction);
}

/** p-norm over the last dimension of x1 - x2 + eps. */
export function pairwise_distance_composite(x1: Tensor, x2: Tensor, p: number, eps: number, keepdim: boolean): Tensor {
  const last = Math.max(x1.ndim, x2.ndim) - 1;
  return norm_ScalarOpt_dim(plus(minus(x1, x2), scalar(eps, "float")), p, [last], keepdim);
}

/** Cosine of the angle between vectors along `dim`; norms are clamped at `eps`. */
export function cosine_similarity_composite(x1: Tensor, x2: Tensor, dim: number, eps: number): Tensor {
  const code = resultCode([x1, x2]);
  if (!isFloatingCode(code)) {
    throw new DTypeError(`expected common dtype to be floating point, yet common dtype is ${dtypeOf(code)}`);
  }
  const shape = broadcastShapes(x1.shape, x2.shape);
  // Squares of narrow integers would overflow.
  const like = (x: Tensor): Tensor => (x.dtypeCode === code ? x : to_dtype(x, dtypeOf(code), false, false, null));
  const vectors = [expand(like(x1), shape, false), expand(like(x2), shape, false)];
  const squares = vectors.map((x) => sumOver(pow_Tensor_Scalar(x, 2), [dim], true));
  // As in PyTorch, a clamped norm has the derivative x / norm, not 0.
  noGrad(() => {
    for (const square of squares) clamp_min_(square, eps * eps);
  });
  const norms = squares.map((square) => sqrt_(square));
  const [unit1, unit2] = vectors.map((x, i) => over(x, norms[i]!)) as [Tensor, Tensor];
  return sumOver(times(unit1, unit2), [dim]);
}
