// Reductions and scans on the CPU: sums, products, extremes, variances, norms. Sums of floats accumulate in doubles.

import { BOOL, type DType, FLOAT64, INT64, isFloatingCode } from "../../core/dtype.js";
import { type Scalar, toNumber } from "../../core/scalar.js";
import { normalizeDim } from "../../core/shape.js";
import { allocateCode, type Tensor } from "../../core/tensor.js";
import { notImplementedFor } from "../checks/dtypes.js";
import { type LoopTable, sameLoop } from "../loop-table.js";
import { copyInto } from "../memory/copy.js";
import { bigintsOf, dense, numbersOf, numeric } from "../memory/elements.js";
import { reducedDims } from "../shapes/reductions.js";
import { type Columns, fitsDoubles, fold, foldInt64, forEachGroup, groupsOf, type Row, store } from "./reduce.js";

type Dims = number | readonly number[] | null;

/** The tensor in the dtype that the operator computes in. */
function cast(self: Tensor, code: number): Tensor {
  if (self.dtypeCode === code) return self;
  const copy = allocateCode(self.shape, code);
  copyInto(copy, self);
  return copy;
}

function groupSize(self: Tensor, mask: readonly boolean[]): number {
  return self.shape.reduce((product, size, d) => (mask[d] ? product * size : product), 1);
}

/** Four sums side by side, since each addition waits for the one before. */
const sumRow: Row = (array, place, step, count, state) => {
  let total = state;
  let second = 0;
  let third = 0;
  let fourth = 0;
  let i = place;
  let n = count;
  if (step === 1) {
    for (; n >= 4; n -= 4, i += 4) {
      total += array[i]!;
      second += array[i + 1]!;
      third += array[i + 2]!;
      fourth += array[i + 3]!;
    }
    total += second + (third + fourth);
  }
  for (; n > 0; n--, i += step) total += array[i]!;
  return total;
};

/** Columns beside each other, four elements of each at a time: memory is read along its lines. */
const sumColumns: Columns = (array, place, step, count, result, at, width) => {
  let r = 0;
  let start = place;
  for (; r + 4 <= count; r += 4, start += 4 * step) {
    for (let j = 0, q = start; j < width; j++, q++) {
      result[at + j]! += array[q]! + array[q + step]! + (array[q + 2 * step]! + array[q + 3 * step]!);
    }
  }
  for (; r < count; r++, start += step) for (let j = 0; j < width; j++) result[at + j]! += array[start + j]!;
};

const nansumRow: Row = (array, place, step, count, state) => {
  let total = state;
  for (let i = place, n = count; n > 0; n--, i += step) {
    const x = array[i]!;
    if (x === x) total += x;
  }
  return total;
};

const prodRow: Row = (array, place, step, count, state) => {
  let total = state;
  for (let i = place, n = count; n > 0; n--, i += step) total *= array[i]!;
  return total;
};

/** The larger, NaN if any is. */
const maxRow: Row = (array, place, step, count, state) => {
  let best = state;
  for (let i = place, n = count; n > 0; n--, i += step) {
    const x = array[i]!;
    if (x > best || x !== x) best = x;
    if (best !== best) return best;
  }
  return best;
};

const minRow: Row = (array, place, step, count, state) => {
  let best = state;
  for (let i = place, n = count; n > 0; n--, i += step) {
    const x = array[i]!;
    if (x < best || x !== x) best = x;
    if (best !== best) return best;
  }
  return best;
};

const maxColumns: Columns = (array, place, step, count, result, at, width) => {
  for (let r = 0, start = place; r < count; r++, start += step) {
    for (let j = 0; j < width; j++) {
      const x = array[start + j]!;
      if (x > result[at + j]! || x !== x) result[at + j] = x;
    }
  }
};

const minColumns: Columns = (array, place, step, count, result, at, width) => {
  for (let r = 0, start = place; r < count; r++, start += step) {
    for (let j = 0; j < width; j++) {
      const x = array[start + j]!;
      if (x < result[at + j]! || x !== x) result[at + j] = x;
    }
  }
};

const anyRow: Row = (array, place, step, count, state) => {
  if (state === 1) return 1;
  for (let i = place, n = count; n > 0; n--, i += step) if (array[i] !== 0) return 1;
  return 0;
};

const allRow: Row = (array, place, step, count, state) => {
  if (state === 0) return 0;
  for (let i = place, n = count; n > 0; n--, i += step) if (array[i] === 0) return 0;
  return 1;
};

/** By the dtype of the elements. */
export const sumRows: LoopTable<Row> = /* @__PURE__ */ sameLoop("sumRow", sumRow);
export const prodRows: LoopTable<Row> = /* @__PURE__ */ sameLoop("prodRow", prodRow);
export const maxRows: LoopTable<Row> = /* @__PURE__ */ sameLoop("maxRow", maxRow);
export const minRows: LoopTable<Row> = /* @__PURE__ */ sameLoop("minRow", minRow);

/** Sum over `dim` (all where null or empty), computed in the dtype of `out`. Integers wrap around. */
export function sum_out_cpu(self: Tensor, dim: Dims, _keepdim: boolean, _dtype: DType | null, out: Tensor): void {
  const input = cast(self, out.dtypeCode);
  const mask = reducedDims(dim, self.ndim);
  if (out.dtypeCode === INT64 && !fitsDoubles(input, groupSize(input, mask))) {
    foldInt64(input, mask, out, 0n, (a, b) => a + b);
    return;
  }
  store(out, fold(groupsOf(input, mask), 0, sumRows, sumColumns));
}

/** As sum, with NaN counted as zero. */
export function nansum_out_cpu(self: Tensor, dim: Dims, keepdim: boolean, dtype: DType | null, out: Tensor): void {
  if (!isFloatingCode(self.dtypeCode)) {
    sum_out_cpu(self, dim, keepdim, dtype, out);
    return;
  }
  if (!isFloatingCode(out.dtypeCode)) throw notImplementedFor("nansum_cpu", out);
  store(out, fold(groupsOf(cast(self, out.dtypeCode), reducedDims(dim, self.ndim)), 0, nansumRow));
}

/** Mean over `dim`; NaN of nothing. */
export function mean_out_cpu(self: Tensor, dim: Dims, _keepdim: boolean, _dtype: DType | null, out: Tensor): void {
  const mask = reducedDims(dim, self.ndim);
  const sums = fold(groupsOf(cast(self, out.dtypeCode), mask), 0, sumRows, sumColumns);
  const count = groupSize(self, mask);
  for (let i = 0; i < sums.length; i++) sums[i]! /= count;
  store(out, sums);
}

/** Product over `dim`. Integers wrap around. */
export function prod_out_cpu(self: Tensor, dim: Dims, _keepdim: boolean, _dtype: DType | null, out: Tensor): void {
  const input = cast(self, out.dtypeCode);
  const mask = reducedDims(dim, self.ndim);
  if (out.dtypeCode === INT64) {
    const products = fold(groupsOf(input, mask), 1, prodRows);
    // A product that is safe at its end was safe all along, unless a zero hides what came before; zero is zero either way.
    if (!products.every((x) => Math.abs(x) <= Number.MAX_SAFE_INTEGER)) {
      foldInt64(input, mask, out, 1n, (a, b) => a * b);
      return;
    }
    store(out, products);
    return;
  }
  store(out, fold(groupsOf(input, mask), 1, prodRows));
}

/** Are there int64 elements that doubles cannot tell apart? Then extremes are found among bigints. */
function needsBigInts(self: Tensor): boolean {
  return self.dtypeCode === INT64 && !fitsDoubles(self, 1);
}

const lowest = -(2n ** 63n);
const highest = 2n ** 63n - 1n;

export function amax_out_cpu(self: Tensor, dim: Dims, _keepdim: boolean, out: Tensor): void {
  const mask = reducedDims(dim, self.ndim);
  if (needsBigInts(self)) foldInt64(self, mask, out, lowest, (a, b) => (a > b ? a : b));
  else store(out, fold(groupsOf(self, mask), Number.NEGATIVE_INFINITY, maxRows, maxColumns));
}

export function amin_out_cpu(self: Tensor, dim: Dims, _keepdim: boolean, out: Tensor): void {
  const mask = reducedDims(dim, self.ndim);
  if (needsBigInts(self)) foldInt64(self, mask, out, highest, (a, b) => (a < b ? a : b));
  else store(out, fold(groupsOf(self, mask), Number.POSITIVE_INFINITY, minRows, minColumns));
}

export function aminmax_out_cpu(self: Tensor, dim: number | null, keepdim: boolean, min: Tensor, max: Tensor): void {
  amin_out_cpu(self, dim, keepdim, min);
  amax_out_cpu(self, dim, keepdim, max);
}

/** Place of the best element in each group: the first of equals, the first NaN if there is one. */
function bestIndices(self: Tensor, mask: readonly boolean[], sign: 1 | -1): Float64Array {
  if (needsBigInts(self)) return bestBigIntIndices(self, mask, sign);
  const groups = groupsOf(self, mask);
  const indices = new Float64Array(groups.outer.count);
  forEachGroup(groups, (group, index) => {
    let at = 0;
    let best = group[0]! * sign;
    for (let i = 1; i < group.length && best === best; i++) {
      const x = group[i]! * sign;
      if (x > best || x !== x) {
        best = x;
        at = i;
      }
    }
    indices[index] = at;
  });
  return indices;
}

/** As above, for int64 beyond 2^53: elements are ranked first, so that equal ranks mean equal elements. */
function bestBigIntIndices(self: Tensor, mask: readonly boolean[], sign: 1 | -1): Float64Array {
  const source = dense(self);
  const elements = bigintsOf(source).subarray(source.offset, source.offset + source.numel);
  const order = [...new Set(elements)].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  const rank = new Map(order.map((value, i) => [value, i]));
  const ranks = allocateCode(self.shape, FLOAT64);
  const target = numbersOf(ranks);
  for (let i = 0; i < elements.length; i++) target[i] = rank.get(elements[i]!)!;
  return bestIndices(ranks, mask, sign);
}

export function argmax_out_cpu(self: Tensor, dim: number | null, _keepdim: boolean, out: Tensor): void {
  store(out, bestIndices(self, reducedDims(dim, self.ndim), 1));
}

export function argmin_out_cpu(self: Tensor, dim: number | null, _keepdim: boolean, out: Tensor): void {
  store(out, bestIndices(self, reducedDims(dim, self.ndim), -1));
}

export function max_dim_out_cpu(self: Tensor, dim: number, keepdim: boolean, max: Tensor, maxValues: Tensor): void {
  amax_out_cpu(self, dim, keepdim, max);
  argmax_out_cpu(self, dim, keepdim, maxValues);
}

export function min_dim_out_cpu(self: Tensor, dim: number, keepdim: boolean, min: Tensor, minIndices: Tensor): void {
  amin_out_cpu(self, dim, keepdim, min);
  argmin_out_cpu(self, dim, keepdim, minIndices);
}

export function any_out_cpu(self: Tensor, dim: number, _keepdim: boolean, out: Tensor): void {
  store(out, fold(groupsOf(self, reducedDims(dim, self.ndim)), 0, anyRow));
}

export function any_all_out_cpu(self: Tensor, out: Tensor): void {
  store(out, fold(groupsOf(self, reducedDims(null, self.ndim)), 0, anyRow));
}

export function all_out_cpu(self: Tensor, dim: number, _keepdim: boolean, out: Tensor): void {
  store(out, fold(groupsOf(self, reducedDims(dim, self.ndim)), 1, allRow));
}

export function all_all_out_cpu(self: Tensor, out: Tensor): void {
  store(out, fold(groupsOf(self, reducedDims(null, self.ndim)), 1, allRow));
}

/** Mean of each group, and sum of squared distances from it over (count - correction), never below zero's side. */
function moments(self: Tensor, dim: Dims, correction: number | null): { means: Float64Array; variances: Float64Array } {
  const mask = reducedDims(dim, self.ndim);
  const groups = groupsOf(self, mask);
  const count = groups.inner.count;
  const means = fold(groups, 0, sumRows, sumColumns);
  const variances = new Float64Array(means.length);
  for (let i = 0; i < means.length; i++) means[i]! /= count;
  const divisor = Math.max(0, count - (correction ?? 1));
  forEachGroup(groups, (group, index) => {
    // An infinity leaves the running mean as PyTorch's: infinite if it comes last, else NaN.
    if (!Number.isFinite(means[index]!)) means[index] = runningMean(group);
    const mean = means[index]!;
    let total = 0;
    for (let i = 0; i < group.length; i++) {
      const d = group[i]! - mean;
      total += d * d;
    }
    // Of nothing there is no variance, though `correction` were negative.
    variances[index] = count === 0 ? Number.NaN : total / divisor;
  });
  return { means, variances };
}

function runningMean(group: ArrayLike<number>): number {
  let mean = group.length === 0 ? Number.NaN : 0;
  for (let i = 0; i < group.length; i++) mean += (group[i]! - mean) / (i + 1);
  return mean;
}

function roots(values: Float64Array): Float64Array {
  return values.map(Math.sqrt);
}

/** Variance over `dim`; `correction` (1 where null) is taken off the count. */
export function var_out_cpu(self: Tensor, dim: Dims, correction: number | null, _keepdim: boolean, out: Tensor): void {
  store(out, moments(self, dim, correction).variances);
}

export function std_out_cpu(self: Tensor, dim: Dims, correction: number | null, _keepdim: boolean, out: Tensor): void {
  store(out, roots(moments(self, dim, correction).variances));
}

export function var_mean_out_cpu(
  self: Tensor,
  dim: Dims,
  correction: number | null,
  _keepdim: boolean,
  out0: Tensor,
  out1: Tensor,
): void {
  const { means, variances } = moments(self, dim, correction);
  store(out0, variances);
  store(out1, means);
}

export function std_mean_out_cpu(
  self: Tensor,
  dim: Dims,
  correction: number | null,
  _keepdim: boolean,
  out0: Tensor,
  out1: Tensor,
): void {
  const { means, variances } = moments(self, dim, correction);
  store(out0, roots(variances));
  store(out1, means);
}

/** Vector norms: (sum |x|^p)^(1/p); p = 0 counts what is not zero; infinities take the extremes of |x|. */
export function linalg_vector_norm_out_cpu(
  self: Tensor,
  ord: Scalar,
  dim: Dims,
  _keepdim: boolean,
  _dtype: DType | null,
  out: Tensor,
): void {
  const groups = groupsOf(cast(self, out.dtypeCode), reducedDims(dim, self.ndim));
  store(out, vectorNorms(groups, toNumber(ord)));
}

function vectorNorms(groups: ReturnType<typeof groupsOf>, order: number): Float64Array {
  // PyTorch keeps the order in single precision.
  const p = Math.fround(order);
  if (p === 0) {
    return fold(groups, 0, (array, place, step, count, state) => {
      let total = state;
      for (let i = place, n = count; n > 0; n--, i += step) if (array[i] !== 0) total++;
      return total;
    });
  }
  if (p === 1) {
    return fold(groups, 0, (array, place, step, count, state) => {
      let total = state;
      for (let i = place, n = count; n > 0; n--, i += step) total += Math.abs(array[i]!);
      return total;
    });
  }
  if (p === 2) {
    return roots(
      fold(groups, 0, (array, place, step, count, state) => {
        let total = state;
        for (let i = place, n = count; n > 0; n--, i += step) total += array[i]! * array[i]!;
        return total;
      }),
    );
  }
  if (p === Number.POSITIVE_INFINITY) {
    return fold(groups, 0, (array, place, step, count, state) => {
      let best = state;
      for (let i = place, n = count; n > 0 && best === best; n--, i += step) {
        const x = Math.abs(array[i]!);
        if (x > best || x !== x) best = x;
      }
      return best;
    });
  }
  if (p === Number.NEGATIVE_INFINITY) {
    return fold(groups, Number.POSITIVE_INFINITY, (array, place, step, count, state) => {
      let best = state;
      for (let i = place, n = count; n > 0 && best === best; n--, i += step) {
        const x = Math.abs(array[i]!);
        if (x < best || x !== x) best = x;
      }
      return best;
    });
  }
  const powers = fold(groups, 0, (array, place, step, count, state) => {
    let total = state;
    for (let i = place, n = count; n > 0; n--, i += step) total += Math.abs(array[i]!) ** p;
    return total;
  });
  return powers.map((x) => x ** (1 / p));
}

/**
 * As `linalg_vector_norm` with p = 2 where `p` is null, in the output's dtype. Whatever p is, the norm of nothing is zero.
 * @throws DTypeError for an output that is not floating point
 */
export function norm_out_cpu(self: Tensor, p: Scalar | null, dim: Dims, _keepdim: boolean, out: Tensor): void {
  if (self.numel === 0) {
    copyInto(out, allocateCode(out.shape, out.dtypeCode));
    return;
  }
  if (!isFloatingCode(out.dtypeCode)) throw notImplementedFor("norm_cpu", out);
  const groups = groupsOf(cast(self, out.dtypeCode), reducedDims(dim, self.ndim));
  store(out, vectorNorms(groups, p === null ? 2 : toNumber(p)));
}

export function norm_dtype_out_cpu(
  self: Tensor,
  p: Scalar | null,
  dim: Dims,
  keepdim: boolean,
  _dtype: DType,
  out: Tensor,
): void {
  norm_out_cpu(self, p, dim, keepdim, out);
}

/** Runs `scan` over every line along `dim`: reads `line`, overwrites it. */
function scanLines(self: Tensor, dim: number, out: Tensor, scan: (line: Float64Array) => void): void {
  const input = cast(self, out.dtypeCode);
  const d = normalizeDim(dim, self.ndim);
  const mask = self.shape.map((_, i) => i === d);
  const lines = allocateCode(self.shape, out.dtypeCode);
  if (self.numel > 0) {
    const size = self.ndim === 0 ? 1 : self.shape[d]!;
    const step = self.ndim === 0 ? 1 : lines.strides[d]!;
    const buffer = new Float64Array(self.numel);
    // Groups come in row-major order of the other dimensions: their lines begin `step` blocks of `size * step` apart.
    forEachGroup(groupsOf(input, mask), (line, index) => {
      const work = line;
      scan(work);
      const start = Math.floor(index / step) * size * step + (index % step);
      for (let i = 0; i < size; i++) buffer[start + i * step] = work[i]!;
    });
    store(lines, buffer);
  }
  copyInto(out, lines);
}

function scanInt64(self: Tensor, dim: number, out: Tensor, join: (a: bigint, b: bigint) => bigint): void {
  const source = dense(cast(self, INT64));
  const elements = bigintsOf(source);
  const result = allocateCode(self.shape, INT64);
  const target = bigintsOf(result);
  const d = normalizeDim(dim, self.ndim);
  const size = self.ndim === 0 ? 1 : self.shape[d]!;
  const step = self.ndim === 0 ? 1 : result.strides[d]!;
  for (let i = 0; i < self.numel; i++) {
    const value = elements[source.offset + i]!;
    const first = Math.floor(i / step) % size === 0;
    target[i] = first ? value : BigInt.asIntN(64, join(target[i - step]!, value));
  }
  copyInto(out, result);
}

/** A single element, or none, is copied whatever its dtype. */
function hasLines(self: Tensor): boolean {
  return self.ndim > 0 && self.numel > 0;
}

/** Running sums along `dim`. */
export function cumsum_out_cpu(self: Tensor, dim: number, _dtype: DType | null, out: Tensor): void {
  if (out.dtypeCode === BOOL && hasLines(self)) throw notImplementedFor("cumsum_out_cpu", out);
  if (out.dtypeCode === INT64) {
    scanInt64(self, dim, out, (a, b) => a + b);
    return;
  }
  scanLines(self, dim, out, (line) => {
    // From 0 on, so that no sum is -0; a tensor without dimensions is copied.
    if (line.length > 0 && self.ndim > 0) line[0]! += 0;
    for (let i = 1; i < line.length; i++) line[i]! += line[i - 1]!;
  });
}

/** Running products along `dim`. */
export function cumprod_out_cpu(self: Tensor, dim: number, _dtype: DType | null, out: Tensor): void {
  if (out.dtypeCode === BOOL && hasLines(self)) throw notImplementedFor("cumprod_out_cpu", out);
  if (out.dtypeCode === INT64) {
    scanInt64(self, dim, out, (a, b) => a * b);
    return;
  }
  scanLines(self, dim, out, (line) => {
    for (let i = 1; i < line.length; i++) line[i]! *= line[i - 1]!;
  });
}

/** Running log-sum-exp along `dim`: log(exp(a) + exp(b)) as the larger plus log1p(exp(-distance)). */
export function logcumsumexp_out_cpu(self: Tensor, dim: number, out: Tensor): void {
  scanLines(self, dim, out, (line) => {
    for (let i = 1; i < line.length; i++) {
      const a = line[i - 1]!;
      const b = line[i]!;
      const low = Math.min(a, b);
      const high = Math.max(a, b);
      line[i] = low !== high || Number.isFinite(low) ? high + Math.log1p(Math.exp(low - high)) : high;
    }
  });
}

/** Are shapes and all elements equal? */
export function equal_cpu(self: Tensor, other: Tensor): boolean {
  if (self.shape.length !== other.shape.length || self.shape.some((size, d) => size !== other.shape[d])) return false;
  const a = numeric(self);
  const b = numeric(cast(other, self.dtypeCode));
  const x = a.dtypeCode === INT64 ? bigintsOf(a) : numbersOf(a);
  const y = b.dtypeCode === INT64 ? bigintsOf(b) : numbersOf(b);
  for (let i = 0; i < a.numel; i++) if (x[a.offset + i] !== y[b.offset + i]) return false;
  return true;
}
