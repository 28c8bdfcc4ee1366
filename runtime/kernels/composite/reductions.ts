// Reductions composed of operators. They work on every backend; gradients follow from the composition (`_composite`) or
// have formulas (`_explicit`).

import {
  _to_copy,
  abs,
  add_Scalar,
  add_Tensor,
  all,
  all_dim,
  amax,
  amin,
  any_dim,
  bitwise_and_Tensor,
  bitwise_or_Tensor,
  cat,
  ceil,
  copy_,
  cumsum,
  div__Tensor,
  div_Scalar,
  div_Tensor,
  eq_Scalar,
  eq_Tensor,
  exp,
  expand,
  floor,
  full_like,
  gather,
  ge_Scalar,
  isclose,
  isfinite,
  isnan,
  item,
  le_Scalar,
  le_Tensor,
  lerp_Tensor,
  log,
  logical_not,
  logical_not_,
  logical_xor,
  logical_xor_out,
  logsumexp,
  masked_fill_Scalar,
  movedim_int,
  mul_Scalar,
  mul_Tensor,
  nansum,
  ne_Tensor,
  norm_ScalarOpt_dim,
  reshape,
  round,
  select_int,
  slice_Tensor,
  sort,
  sqrt,
  squeeze__dim,
  sub_out,
  sub_Tensor,
  sum_dim_IntList,
  transpose_,
  transpose_int,
  unsqueeze,
  unsqueeze_,
  zeros,
  zeros_like,
} from "../../../generated/operators.js";
import { noGrad } from "../../autograd/grad-mode.js";
import { BOOL, type DType, isComplexCode, isDifferentiableCode, isFloatingCode } from "../../core/dtype.js";
import { mayAsk } from "../../core/elements.js";
import { ArgumentError, DTypeError, ShapeError } from "../../core/errors.js";
import { type Scalar, scalar, toNumber } from "../../core/scalar.js";
import { normalizeDim, normalizeDims } from "../../core/shape.js";
import type { Tensor } from "../../core/tensor.js";
import { outOfDType } from "../checks/dtypes.js";
import { complexKernel, conjugate } from "../complex-kernels.js";
import { checkResultDevice } from "../shapes/outputs.js";
import { max_all_spec, min_all_spec, reducedDims } from "../shapes/reductions.js";
import { intoOut } from "./joining.js";
import { resizeResult, writeAny } from "./outputs.js";

type Dims = readonly number[] | null;

/** The largest element. @throws ShapeError if there are no elements */
export function max_explicit(self: Tensor): Tensor {
  max_all_spec(self);
  return amax(self, [], false);
}

/** The smallest element. @throws ShapeError if there are no elements */
export function min_explicit(self: Tensor): Tensor {
  min_all_spec(self);
  return amin(self, [], false);
}

export function correctionOf(unbiased: boolean): number {
  return unbiased ? 1 : 0;
}

/**
 * log(sum(exp(x))), shifted by the maximum to avoid overflow. Integers compute in the default dtype.
 * @throws DTypeError for complex numbers, which have no maximum
 */
export function logsumexp_explicit(self: Tensor, dim: readonly number[], keepdim: boolean): Tensor {
  if (isComplexCode(self.dtypeCode)) throw notFloating(self);
  const input = isFloatingCode(self.dtypeCode) ? self : mul_Scalar(self, scalar(1, "float"));
  if (input.numel === 0) return log(sum_dim_IntList(exp(input), dim, keepdim, null));
  const largest = amax(input, dim, true);
  // An infinite maximum would give inf - inf.
  const shift = masked_fill_Scalar(largest, eq_Scalar(abs(largest), Number.POSITIVE_INFINITY), 0);
  const total = log(sum_dim_IntList(exp(sub_Tensor(input, shift, 1)), dim, keepdim, null));
  return add_Tensor(total, keepdim ? shift : dropDims(shift, dim), 1);
}

/** @throws DTypeError for an output of integers or bool */
export function logsumexp_out_explicit(self: Tensor, dim: readonly number[], keepdim: boolean, out: Tensor): Tensor {
  if (!isFloatingCode(out.dtypeCode)) throw notFloating(out);
  return writeAny([out], [logsumexp(self, dim, keepdim)])[0];
}

function notFloating({ dtype }: Tensor): DTypeError {
  return new DTypeError(`logsumexp(): Expected floating point type for result tensor, but got: ${dtype}`);
}

function dropDims(self: Tensor, dim: readonly number[]): Tensor {
  const mask = reducedDims(dim, self.ndim);
  return reshape(
    self,
    self.shape.filter((_, d) => !mask[d]),
  );
}

/** @throws ShapeError for more than two dimensions */
export function frobenius_norm_dim_composite(self: Tensor, dim: readonly number[], keepdim: boolean): Tensor {
  checkFrobenius(dim);
  if (dim.length < 2) return norm_ScalarOpt_dim(self, 2, dim, keepdim);
  const squares = mul_Tensor(conjugate(self), self);
  return sqrt(
    sum_dim_IntList(isComplexCode(squares.dtypeCode) ? complexKernel("real")(squares) : squares, dim, keepdim, null),
  );
}

function checkFrobenius(dim: readonly number[]): void {
  if (dim.length > 2) throw new ShapeError(`Expected at most 2 dimensions, but got ${dim.length} dimensions instead.`);
}

/** Mean of the elements that are not NaN. @throws DTypeError for integers */
export function nanmean_composite(self: Tensor, dim: Dims, keepdim: boolean, dtype: DType | null): Tensor {
  checkNanmean(self);
  return div_Tensor(nansum(self, dim, keepdim, dtype), countOfNumbers(self, dim, keepdim));
}

function checkNanmean(self: Tensor): void {
  if (!isFloatingCode(self.dtypeCode)) {
    throw new DTypeError(`nanmean(): expected input to have floating point dtype but got ${self.dtype}`);
  }
}

function countOfNumbers(self: Tensor, dim: Dims, keepdim: boolean): Tensor {
  return sum_dim_IntList(logical_not_(ne_Tensor(self, self)), dim, keepdim, null);
}

export function nanmean_out_composite(
  self: Tensor,
  dim: Dims,
  keepdim: boolean,
  dtype: DType | null,
  out: Tensor,
): Tensor {
  checkNanmean(self);
  // Only the division is recorded.
  noGrad(() => intoOut(out, nansum(self, dim, keepdim, dtype)));
  return div__Tensor(out, countOfNumbers(self, dim, keepdim));
}

/** @throws ShapeError unless `prepend` and `append` have the tensor's sizes in all dimensions but `dim` */
function checkDiffOperands(self: Tensor, dim: number, operands: readonly (Tensor | null)[]): void {
  for (const operand of operands) {
    if (operand === null) continue;
    if (operand.ndim !== self.ndim) {
      throw new ShapeError("diff expects prepend or append to be the same dimension as input");
    }
    const other = operand.shape.findIndex((size, i) => i !== dim && size !== self.shape[i]);
    if (other >= 0) {
      throw new ShapeError(
        `diff expects the shape of tensor to prepend or append to match that of input except along the differencing dimension; input.size(${other}) = ${self.shape[other]}, but got tensor.size(${other}) = ${operand.shape[other]}`,
      );
    }
  }
}

/** Differences of neighbours along `dim`, `n` times; of bools where they differ. */
export function diff_composite(
  self: Tensor,
  n: number,
  dim: number,
  prepend: Tensor | null,
  append: Tensor | null,
): Tensor {
  if (self.ndim === 0) {
    throw new ShapeError("diff expects input to be at least one-dimensional");
  }
  const d = normalizeDim(dim, self.ndim);
  checkDiffOperands(self, d, [prepend, append]);
  if (n === 0) return copy_(zeros_like(self, null, null, null, null, null), self, false);
  const operands = [prepend, self, append].filter((part) => part !== null);
  let result = operands.length === 1 ? self : cat(operands, d);
  const times = Math.min(n, result.shape[d]!);
  for (let i = 0; i < times; i++) {
    const size = result.shape[d]!;
    const low = slice_Tensor(result, d, 0, size - 1, 1);
    const high = slice_Tensor(result, d, 1, size, 1);
    result = result.dtypeCode === BOOL ? logical_xor(high, low) : sub_Tensor(high, low, 1);
  }
  return result;
}

/**
 * `diff` into `out`. The last difference is computed into it, so its dtype follows the rules of `sub`, or of `logical_xor`.
 * @throws ShapeError for a negative `n`, and as `diff`; DTypeError for an `out` of another dtype where `n` is 0
 */
export function diff_out_composite(
  self: Tensor,
  n: number,
  dim: number,
  prepend: Tensor | null,
  append: Tensor | null,
  out: Tensor,
): Tensor {
  if (self.ndim === 0) return diff_composite(self, n, dim, prepend, append);
  const d = normalizeDim(dim, self.ndim);
  checkDiffOperands(self, d, [prepend, append]);
  if (n === 0) {
    if (out.dtypeCode !== self.dtypeCode) throw new DTypeError(outOfDType(self.dtype, out.dtype));
    checkResultDevice(self, out);
    resizeResult(out, self.shape);
    return copy_(out, self, false);
  }
  const operands = [prepend, self, append].filter((part) => part !== null);
  const joined = operands.length === 1 ? self : cat(operands, d);
  const length = joined.shape[d]!;
  if (n < 0) throw new ShapeError(`start (0) + length (${length - n}) exceeds dimension size (${length}).`);
  const before = n === 1 || length === 0 ? joined : diff_composite(joined, Math.min(n, length) - 1, d, null, null);
  const high = slice_Tensor(before, d, 1, null, 1);
  const low = slice_Tensor(before, d, 0, -1, 1);
  return before.dtypeCode === BOOL ? logical_xor_out(high, low, out) : sub_out(high, low, 1, out);
}

/** @throws DTypeError if dtypes differ, ArgumentError for negative tolerances */
export function isclose_composite(self: Tensor, other: Tensor, rtol: number, atol: number, equalNan: boolean): Tensor {
  if (self.dtype !== other.dtype) throw new DTypeError(`${self.dtype} did not match ${other.dtype}`);
  if (rtol < 0) throw new ArgumentError(`rtol must be greater than or equal to zero, but got ${rtol}`);
  if (atol < 0) throw new ArgumentError(`atol must be greater than or equal to zero, but got ${atol}`);
  let close = eq_Tensor(self, other);
  const floating = isDifferentiableCode(self.dtypeCode);
  if (equalNan && floating) close = bitwise_or_Tensor(close, bitwise_and_Tensor(isnan(self), isnan(other)));
  if (rtol === 0 && atol === 0) return close;
  const [a, b] = floating ? [self, other] : [toDouble(self), toDouble(other)];
  const allowed = add_Scalar(abs(mul_Scalar(b, scalar(rtol, "float"))), scalar(atol, "float"), 1);
  const actual = abs(sub_Tensor(a, b, 1));
  return bitwise_or_Tensor(close, bitwise_and_Tensor(isfinite(actual), le_Tensor(actual, allowed)));
}

function toDouble(self: Tensor): Tensor {
  return _to_copy(self, "float64", null, null, null, false, null);
}

export function allclose_explicit(self: Tensor, other: Tensor, rtol: number, atol: number, equalNan: boolean): boolean {
  return all(isclose(self, other, rtol, atol, equalNan)).item() as boolean;
}

/**
 * Quantiles along `dim` (null: of all elements). The result's first dimension is that of `q`. Float32 and float64.
 * @throws DTypeError, ShapeError, ArgumentError for invalid arguments
 */
export function quantileOf(
  name: string,
  self: Tensor,
  q: Tensor,
  dim: number | null,
  keepdim: boolean,
  interpolation: string,
  ignoreNan: boolean,
): Tensor {
  if (self.numel === 0) throw new ShapeError(`${name}() input tensor must be non-empty`);
  if (q.ndim > 1) throw new ShapeError(`${name}() q must be a scalar or 1D tensor`);
  if (!isFloatingCode(self.dtypeCode)) {
    throw new DTypeError(`${name}() input tensor must be float32 or float64`);
  }
  if (self.dtype !== q.dtype) throw new DTypeError(`${name}() q tensor must be same dtype as the input tensor`);
  const inRange = all(bitwise_and_Tensor(ge_Scalar(q, 0), le_Scalar(q, 1)));
  if (mayAsk(inRange) && !item(inRange)) {
    throw new ArgumentError(`${name}() q values must be in the range [0, 1]`);
  }
  const lines = linesOf(self, dim, keepdim);
  const [sorted] = sort(lines, -1, false);
  const size = sorted.shape.at(-1)!;
  const quantiles = reshape(q, [-1]);
  // Fractional positions in the sorted lines. If a line has NaN, which sort last, all of its positions are that of a
  // NaN, unless NaN is ignored.
  const nan = isnan(sorted);
  let ranks: Tensor;
  if (ignoreNan) {
    const last = add_Scalar(
      _to_copy(sum_dim_IntList(logical_not(nan), [-1], true, null), self.dtype, null, null, null, false, null),
      -1,
      1,
    );
    ranks = mul_Tensor(quantiles, masked_fill_Scalar(last, eq_Scalar(last, -1), 0));
  } else {
    const line = mul_Scalar(quantiles, size - 1);
    const wide = expand(line, [...sorted.shape.slice(0, -1), quantiles.numel], false);
    ranks = masked_fill_Scalar(wide, any_dim(nan, -1, true), size - 1);
  }
  if (interpolation === "lower") ranks = floor(ranks);
  else if (interpolation === "higher") ranks = ceil(ranks);
  else if (interpolation === "nearest") ranks = round(ranks);
  const below = _to_copy(ranks, "int64", null, null, null, false, null);
  let values = gather(sorted, -1, below, false);
  if (interpolation === "linear" || interpolation === "midpoint") {
    const weights =
      interpolation === "midpoint" ? full_like(ranks, 0.5, null, null, null, null, null) : sub_Tensor(ranks, below, 1);
    const above = _to_copy(ceil(ranks), "int64", null, null, null, false, null);
    values = lerp_Tensor(values, gather(sorted, -1, above, false), weights);
  }
  // Moves the quantiles from the last dimension to the first, or removes them if q is 0-dim. In place, so that no view
  // is recorded.
  return squeeze__dim(q.ndim === 0 ? values : transpose_(unsqueeze_(values, 0), 0, -1), -1);
}

/** The reduced dimension last; with `keepdim` a dimension of size 1 remains in its place. */
function linesOf(self: Tensor, dim: number | null, keepdim: boolean): Tensor {
  if (dim === null) return reshape(self, [...(keepdim ? self.shape.map(() => 1) : []), self.numel]);
  const d = normalizeDim(dim, self.ndim);
  if (self.ndim === 0) return reshape(self, [1]);
  return keepdim ? transpose_int(unsqueeze(self, -1), d, -1) : movedim_int(self, d, -1);
}

function scalarQuantile(name: string, self: Tensor, q: number): Tensor {
  if (!(q >= 0 && q <= 1)) throw new ArgumentError(`${name}() q must be in the range [0, 1] but got ${q}`);
  return full_like(reshape(slice_Tensor(reshape(self, [-1]), 0, 0, 1, 1), []), q, null, null, null, null, null);
}

export function quantile_scalar_composite(
  self: Tensor,
  q: number,
  dim: number | null,
  keepdim: boolean,
  interpolation: string,
): Tensor {
  if (self.numel === 0) throw new ShapeError("quantile() input tensor must be non-empty");
  return quantileOf("quantile", self, scalarQuantile("quantile", self, q), dim, keepdim, interpolation, false);
}

export function nanquantile_scalar_composite(
  self: Tensor,
  q: number,
  dim: number | null,
  keepdim: boolean,
  interpolation: string,
): Tensor {
  if (self.numel === 0) throw new ShapeError("nanquantile() input tensor must be non-empty");
  return quantileOf("nanquantile", self, scalarQuantile("nanquantile", self, q), dim, keepdim, interpolation, true);
}

/** Sums of adjacent elements along `dim`. */
function pairs(y: Tensor, dim: number): Tensor {
  return add_Tensor(slice_Tensor(y, dim, 0, -1, 1), slice_Tensor(y, dim, 1, null, 1), 1);
}

function refuseBool(name: string, ...samples: readonly Tensor[]): void {
  if (samples.some((t) => t.dtypeCode === BOOL)) {
    const which = samples.length > 1 ? "`x` or `y`" : "`y`";
    throw new DTypeError(`${name}: received a bool input for ${which}, but bool is not supported`);
  }
}

/** Widths of the intervals between samples at `x`, shaped to multiply `pairs(y, dim)`. */
function widths(y: Tensor, x: Tensor, dim: number, name: string): Tensor {
  const d = normalizeDim(dim, y.ndim);
  if (x.ndim === 1) {
    if (x.shape[0] !== y.shape[d]) {
      throw new ShapeError(`${name}: There must be one \`x\` value for each sample point`);
    }
    const shape = y.shape.map((_, i) => (i === d ? x.shape[0]! - 1 : 1));
    return reshape(diff_composite(x, 1, 0, null, null), shape);
  }
  // As in PyTorch, y's dimension is counted from the front even if x has more dimensions.
  const along = x.ndim < y.ndim ? d - y.ndim : d;
  return sub_Tensor(slice_Tensor(x, along, 1, null, 1), slice_Tensor(x, along, 0, -1, 1), 1);
}

/** The integral over no samples: zeros that depend on nothing, and so, as in PyTorch, need no gradient. */
function noIntervals(y: Tensor, dim: number): Tensor {
  const shape = y.shape.filter((_, i) => i !== dim);
  return zeros(shape, y.dtype, null, y.device, null);
}

export function trapezoid_x_composite(y: Tensor, x: Tensor, dim: number): Tensor {
  const d = normalizeDim(dim, y.ndim);
  if (y.shape[d] === 0) return noIntervals(y, d);
  refuseBool("trapezoid", y, x);
  const steps = widths(y, x, dim, "trapezoid");
  return div_Scalar(sum_dim_IntList(mul_Tensor(pairs(y, d), steps), [d], false, null), 2);
}

export function trapezoid_dx_composite(y: Tensor, dx: Scalar, dim: number): Tensor {
  const d = normalizeDim(dim, y.ndim);
  if (y.shape[d] === 0) return noIntervals(y, d);
  refuseBool("trapezoid", y);
  // All of y less half of both ends. Integers are summed as int64; sums of pairs would overflow.
  const last = select_int(y, dim, -1);
  const ends = add_Tensor(select_int(y, dim, 0), last, 1);
  const total = sub_Tensor(sum_dim_IntList(y, [dim], false, null), mul_Scalar(ends, 0.5), 1);
  return mul_Scalar(total, scalar(toNumber(dx), "float"));
}

export function cumulative_trapezoid_x_composite(y: Tensor, x: Tensor, dim: number): Tensor {
  refuseBool("cumulative_trapezoid", y, x);
  const d = normalizeDim(dim, y.ndim);
  return div_Scalar(cumsum(mul_Tensor(widths(y, x, dim, "cumulative_trapezoid"), pairs(y, d)), d, null), 2);
}

export function cumulative_trapezoid_dx_composite(y: Tensor, dx: Scalar, dim: number): Tensor {
  refuseBool("cumulative_trapezoid", y);
  const d = normalizeDim(dim, y.ndim);
  return cumsum(mul_Scalar(pairs(y, d), scalar(toNumber(dx) / 2, "float")), d, null);
}

/** Alias of `trapezoid`. */
export function trapz_x_composite(y: Tensor, x: Tensor, dim: number): Tensor {
  return trapezoid_x_composite(y, x, dim);
}

export function trapz_dx_composite(y: Tensor, dx: number, dim: number): Tensor {
  return trapezoid_dx_composite(y, scalar(dx, "float"), dim);
}

/** Reduces several dimensions one after another. */
function truthAlong(
  self: Tensor,
  dim: readonly number[] | null,
  keepdim: boolean,
  along: (self: Tensor, dim: number, keepdim: boolean) => Tensor,
): Tensor {
  const dims = normalizeDims(dim ?? [...self.shape.keys()], self.ndim).sort((a, b) => b - a);
  // An empty list reduces nothing; null for a 0-dim tensor reduces its one element.
  if (dims.length === 0) {
    if (dim === null) return along(self, 0, keepdim);
    return _to_copy(self, self.dtype === "uint8" ? "uint8" : "bool", null, null, null, false, null);
  }
  return dims.reduce((result, d) => along(result, d, keepdim), self);
}

export function any_dims_explicit(self: Tensor, dim: readonly number[] | null, keepdim: boolean): Tensor {
  return truthAlong(self, dim, keepdim, any_dim);
}

export function all_dims_explicit(self: Tensor, dim: readonly number[] | null, keepdim: boolean): Tensor {
  return truthAlong(self, dim, keepdim, all_dim);
}
