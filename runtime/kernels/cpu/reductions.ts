// Reductions and scans on the CPU: sums, products, extremes, variances, norms. Floating-point sums accumulate in doubles.

import {
  BOOL,
  computingCodes,
  type DType,
  dtypeCodeOf,
  entriesOf,
  FLOAT64,
  INT64,
  isComplexCode,
  isFloatingCode,
  isIntegralCode,
  isUnsignedWideCode,
  isWideCode,
  modularCode,
  realCode,
} from "../../core/dtype.js";
import { DTypeError } from "../../core/errors.js";
import { resultCode } from "../../core/promotion.js";
import { type Scalar, toNumber } from "../../core/scalar.js";
import { normalizeDim } from "../../core/shape.js";
import { allocateCode, type Tensor } from "../../core/tensor.js";
import { notImplementedFor } from "../checks/dtypes.js";
import { type InnerLoop, innerLoop } from "../loops/inner-loop.js";
import { complexPart, eachPart, moduli, pairsOf, storePairs } from "../memory/complex-parts.js";
import { copyInto } from "../memory/copy.js";
import { bigintsOf, comparable, dense, type NumberArray, numbersOf, numeric } from "../memory/elements.js";
import { storeValues, writeNumeric } from "../memory/outputs.js";
import { inScratch, scratchDoubles, scratchWords } from "../memory/scratch.js";
import { reducedDims } from "../shapes/reductions.js";
import {
  byRows,
  cast,
  type Fold,
  type FoldResult,
  fold,
  foldInt64,
  foldInto,
  forEachGroup,
  forEachOffset,
  type Groups,
  groupsOf,
  outerDimensions,
  type Row,
  rowsOrColumns,
} from "./reduce.js";
import type { SoftmaxRows } from "./softmax.js";

type Dims = number | readonly number[] | null;

function groupSize(self: Tensor, mask: readonly boolean[]): number {
  return self.shape.reduce((product, size, d) => (mask[d] ? product * size : product), 1);
}

/** Four independent sums, since each addition waits for the previous one. */
const sumRow: Row = (array, from, step, count, state) => {
  let total = state;
  let second = 0;
  let third = 0;
  let fourth = 0;
  let i = from;
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

/** How many elements are true. */
const sumTruths: Fold = (array, from, rowStep, rows, step, count, result, at) => {
  for (let r = 0; r < rows; r++) {
    let total = 0;
    for (let i = 0, p = from + r * rowStep; i < count; i++, p += step) if (array[p] !== 0) total++;
    result[at + r]! += total;
  }
};

/** Interleaved columns, four elements of each at a time. */
const sumColumns: Fold = (array, from, _rowStep, width, step, count, result, at) => {
  let r = 0;
  let start = from;
  for (; r + 4 <= count; r += 4, start += 4 * step) {
    for (let j = 0, q = start; j < width; j++, q++) {
      result[at + j]! += array[q]! + array[q + step]! + (array[q + 2 * step]! + array[q + 3 * step]!);
    }
  }
  for (; r < count; r++, start += step) for (let j = 0; j < width; j++) result[at + j]! += array[start + j]!;
};

const nansumRow: Row = (array, from, step, count, state) => {
  let total = state;
  for (let i = from, n = count; n > 0; n--, i += step) {
    const x = array[i]!;
    if (x === x) total += x;
  }
  return total;
};

const prodRow: Row = (array, from, step, count, state) => {
  let total = state;
  for (let i = from, n = count; n > 0; n--, i += step) total *= array[i]!;
  return total;
};

/** The maximum; NaN if any element is NaN. */
const maxRow: Row = (array, from, step, count, state) => {
  let extreme = state;
  for (let i = from, n = count; n > 0; n--, i += step) {
    const x = array[i]!;
    if (x > extreme || x !== x) extreme = x;
    if (extreme !== extreme) return extreme;
  }
  return extreme;
};

const minRow: Row = (array, from, step, count, state) => {
  let extreme = state;
  for (let i = from, n = count; n > 0; n--, i += step) {
    const x = array[i]!;
    if (x < extreme || x !== x) extreme = x;
    if (extreme !== extreme) return extreme;
  }
  return extreme;
};

const maxColumns: Fold = (array, from, _rowStep, width, step, count, result, at) => {
  for (let r = 0, start = from; r < count; r++, start += step) {
    for (let j = 0; j < width; j++) {
      const x = array[start + j]!;
      if (x > result[at + j]! || x !== x) result[at + j] = x;
    }
  }
};

const minColumns: Fold = (array, from, _rowStep, width, step, count, result, at) => {
  for (let r = 0, start = from; r < count; r++, start += step) {
    for (let j = 0; j < width; j++) {
      const x = array[start + j]!;
      if (x < result[at + j]! || x !== x) result[at + j] = x;
    }
  }
};

const anyRow: Row = (array, from, step, count, state) => {
  if (state === 1) return 1;
  for (let i = from, n = count; n > 0; n--, i += step) if (array[i] !== 0) return 1;
  return 0;
};

const allRow: Row = (array, from, step, count, state) => {
  if (state === 0) return 0;
  for (let i = from, n = count; n > 0; n--, i += step) if (array[i] === 0) return 0;
  return 1;
};

const squaresRow: Row = (array, from, step, count, state) => {
  let total = state;
  for (let i = from, n = count; n > 0; n--, i += step) total += array[i]! * array[i]!;
  return total;
};

/** Sum of squared deviations from a number. */
function deviationsRow(array: NumberArray, from: number, step: number, count: number, mean: number): number {
  let total = 0;
  for (let i = from, n = count; n > 0; n--, i += step) {
    const d = array[i]! - mean;
    total += d * d;
  }
  return total;
}

const deviationRows: Fold = (array, from, rowStep, rows, step, count, result, at, around) => {
  for (let r = 0, start = from; r < rows; r++, start += rowStep)
    result[at + r]! += deviationsRow(array, start, step, count, around[at + r]!);
};

const deviationColumns: Fold = (array, from, _rowStep, width, step, count, result, at, around) => {
  for (let r = 0, start = from; r < count; r++, start += step) {
    for (let j = 0; j < width; j++) {
      const d = array[start + j]! - around[at + j]!;
      result[at + j]! += d * d;
    }
  }
};

const squareColumns: Fold = (array, from, _rowStep, width, step, count, result, at) => {
  for (let r = 0, start = from; r < count; r++, start += step)
    for (let j = 0; j < width; j++) result[at + j]! += array[start + j]! * array[start + j]!;
};

/** Modulo 2^64, with the carry of the low words. */
const sumWords: Fold = (words, from, rowStep, rows, step, count, result, at) => {
  for (let q = 2 * at, p = 2 * from; rows > 0; rows--, q += 2, p += 2 * rowStep) {
    for (let i = 0; i < count; i++) {
      const w = p + 2 * i * step;
      const low = (result[q]! >>> 0) + (words[w]! >>> 0);
      result[q] = low;
      result[q + 1]! += words[w + 1]! + +(low > 4294967295);
    }
  }
};

const maxWords: Fold = (words, from, rowStep, rows, step, count, result, at) => {
  for (let r = 0; r < rows; r++) {
    const q = 2 * (at + r);
    let [low, high] = [result[q]!, result[q + 1]!];
    for (let i = 0, p = 2 * (from + r * rowStep); i < count; i++, p += 2 * step) {
      const [l, h] = [words[p]!, words[p + 1]!];
      if (h > high || (h === high && l >>> 0 > low >>> 0)) [low, high] = [l, h];
    }
    [result[q], result[q + 1]] = [low, high];
  }
};

const minWords: Fold = (words, from, rowStep, rows, step, count, result, at) => {
  for (let r = 0; r < rows; r++) {
    const q = 2 * (at + r);
    let [low, high] = [result[q]!, result[q + 1]!];
    for (let i = 0, p = 2 * (from + r * rowStep); i < count; i++, p += 2 * step) {
      const [l, h] = [words[p]!, words[p + 1]!];
      if (h < high || (h === high && l >>> 0 < low >>> 0)) [low, high] = [l, h];
    }
    [result[q], result[q + 1]] = [low, high];
  }
};

const momentOperators = () => [
  "var",
  "std",
  "var_mean",
  "std_mean",
  "native_layer_norm",
  "native_group_norm",
  "native_batch_norm",
];

/** A reduction of rows, also of interleaved ones; a row is contiguous if its elements are adjacent. */
function reduction<const Name extends string>(
  name: Name,
  loop: Fold,
  operators: readonly string[] = [name],
  words?: Fold,
  truths?: Fold,
): InnerLoop<Fold, Name> {
  return innerLoop<Fold, Name>(name, {
    loop,
    ...(words === undefined ? {} : { words }),
    ...(truths === undefined ? {} : { truths }),
    size: (_array, _from, _rowStep, rows, _step, count) => rows * count,
    isContiguous: (_array, _from, _rowStep, _rows, step) => step === 1,
    operators,
  });
}

export const sumRows = reduction(
  "sum",
  rowsOrColumns(byRows(sumRow), sumColumns),
  ["sum", "mean"],
  sumWords,
  sumTruths,
);
/** For sums that must be exact to double precision: deviations are computed from these means. */
export const exactSumRows = reduction("var/sum", rowsOrColumns(byRows(sumRow), sumColumns), momentOperators());
/** Squared deviations from one number per row. */
export const deviations = reduction(
  "var/deviations",
  rowsOrColumns(deviationRows, deviationColumns),
  momentOperators(),
);
export const prodRows = reduction("prod", byRows(prodRow));
export const maxRows = reduction(
  "amax",
  rowsOrColumns(byRows(maxRow), maxColumns),
  ["amax", "aminmax", "argmax", "max"],
  maxWords,
);
export const minRows = reduction(
  "amin",
  rowsOrColumns(byRows(minRow), minColumns),
  ["amin", "aminmax", "argmin", "min"],
  minWords,
);
/** Whether any or all elements differ from 0, as 1 or 0. */
export const anyRows = reduction("any", byRows(anyRow));
export const allRows = reduction("all", byRows(allRow));
/** Sums of squares. */
export const squareRows = reduction("linalg_vector_norm", rowsOrColumns(byRows(squaresRow), squareColumns), [
  "norm",
  "linalg_vector_norm",
]);

/** Sum over `dim` (null or empty: all), computed in the dtype of `out`. Integers wrap around. */
export function sum_out_cpu(self: Tensor, dim: Dims, _keepdim: boolean, _dtype: DType | null, out: Tensor): void {
  const { dtypeCode } = out;
  if (isComplexCode(dtypeCode)) {
    const input = cast(self, dtypeCode);
    eachPart((of) => sum_out_cpu(of(input), dim, false, null, of(out)));
    return;
  }
  const mask = reducedDims(dim, self.ndim);
  if (modularCode(dtypeCode) !== dtypeCode) {
    const result = allocateCode(out.shape, modularCode(dtypeCode));
    sum_out_cpu(self, dim, false, null, result);
    copyInto(out, result);
    return;
  }
  // Sums of up to 2^21 integers of 32 bits, signed or not, are exact in doubles.
  const isExact =
    dtypeCode === INT64 &&
    isIntegralCode(self.dtypeCode, true) &&
    !isUnsignedWideCode(self.dtypeCode) &&
    groupSize(self, mask) <= 2 ** 21;
  const groups = groupsOf(isExact ? self : cast(self, dtypeCode), mask);
  const { count } = groups.outer;
  inScratch(() => {
    const sums = groups.code === INT64 ? scratchWords(2 * count) : scratchDoubles(count);
    storeValues(out, foldInto(sums, groups, sumRows));
  });
}

/** As `sum`, with NaN counted as zero. */
export function nansum_out_cpu(self: Tensor, dim: Dims, keepdim: boolean, dtype: DType | null, out: Tensor): void {
  if (isComplexCode(self.dtypeCode)) throw new DTypeError(`nansum does not support complex numbers, got ${self.dtype}`);
  if (!isFloatingCode(self.dtypeCode)) {
    sum_out_cpu(self, dim, keepdim, dtype, out);
    return;
  }
  if (!isFloatingCode(out.dtypeCode)) throw notImplementedFor("nansum_cpu", out);
  inScratch(() =>
    storeValues(out, fold(groupsOf(cast(self, out.dtypeCode), reducedDims(dim, self.ndim)), 0, byRows(nansumRow))),
  );
}

/** Mean over `dim`; NaN without elements. */
export function mean_out_cpu(self: Tensor, dim: Dims, _keepdim: boolean, _dtype: DType | null, out: Tensor): void {
  if (isComplexCode(out.dtypeCode)) {
    const input = cast(self, out.dtypeCode);
    eachPart((of) => mean_out_cpu(of(input), dim, false, null, of(out)));
    return;
  }
  const mask = reducedDims(dim, self.ndim);
  const input = cast(self, out.dtypeCode);
  const count = groupSize(self, mask);
  inScratch(() => {
    const sums = fold(groupsOf(input, mask), 0, sumRows);
    for (let i = 0; i < sums.length; i++) sums[i]! /= count;
    storeValues(out, sums);
  });
}

/** Product over `dim`. Integers wrap around. */
export function prod_out_cpu(self: Tensor, dim: Dims, _keepdim: boolean, _dtype: DType | null, out: Tensor): void {
  // Doubles would lose the low bits, which are those of the product in int64.
  if (isIntegralCode(out.dtypeCode) && out.dtypeCode !== INT64) {
    const result = allocateCode(out.shape, INT64);
    prod_out_cpu(self, dim, false, null, result);
    copyInto(out, result);
    return;
  }
  const input = cast(self, out.dtypeCode);
  const mask = reducedDims(dim, self.ndim);
  if (isComplexCode(out.dtypeCode)) {
    const { re, im } = groupPairs(input, mask);
    storePairs(
      out,
      Float64Array.from(
        re.flatMap((line, i) => {
          multiplyLine(line, im[i]!);
          return line.length === 0 ? [1, 0] : [line.at(-1)!, im[i]!.at(-1)!];
        }),
      ),
    );
    return;
  }
  if (out.dtypeCode === INT64) {
    const products = fold(groupsOf(cast(input, FLOAT64), mask), 1, prodRows);
    // A product that is a safe integer at its end was safe all along, unless a zero hides overflow; then the result is
    // zero either way.
    if (!products.every((x) => Math.abs(x) <= Number.MAX_SAFE_INTEGER)) {
      foldInt64(input, mask, out, 1n, (a, b) => a * b);
      return;
    }
    storeValues(out, products);
    return;
  }
  inScratch(() => storeValues(out, fold(groupsOf(input, mask), 1, prodRows)));
}

export function amax_out_cpu(self: Tensor, dim: Dims, _keepdim: boolean, out: Tensor): void {
  inScratch(() => storeValues(out, bestOf(groupsOf(self, reducedDims(dim, self.ndim)), 1)));
}

export function amin_out_cpu(self: Tensor, dim: Dims, _keepdim: boolean, out: Tensor): void {
  inScratch(() => storeValues(out, bestOf(groupsOf(self, reducedDims(dim, self.ndim)), -1)));
}

export function aminmax_out_cpu(self: Tensor, dim: number | null, keepdim: boolean, min: Tensor, max: Tensor): void {
  if (isComplexCode(self.dtypeCode)) throw notImplementedFor("aminmax_cpu", self);
  amin_out_cpu(self, dim, keepdim, min);
  amax_out_cpu(self, dim, keepdim, max);
}

/** Index of the extreme element of each group: the first of equal ones, or the first NaN. */
function bestIndices(self: Tensor, mask: readonly boolean[], sign: 1 | -1): Float64Array {
  const strided = groupsOf(self, mask);
  const groups = strided.code === INT64 && strided.inner.sizes.length > 1 ? groupsOf(dense(self), mask) : strided;
  return indicesOfExtremes(groups, bestOf(groups, sign), sign);
}

const extremes = (sign: 1 | -1): InnerLoop<Fold> => (sign === 1 ? maxRows : minRows);

/** Results that every element replaces or equals. */
function worst(code: number, count: number, sign: 1 | -1): FoldResult {
  if (code !== INT64) return scratchDoubles(count, true).fill(-sign * Number.POSITIVE_INFINITY);
  const words = scratchWords(2 * count, true);
  for (let i = 0; i < count; i++) {
    words[2 * i] = sign === 1 ? 0 : -1;
    words[2 * i + 1] = sign === 1 ? -(2 ** 31) : 2 ** 31 - 1;
  }
  return words;
}

function bestOf(groups: Groups, sign: 1 | -1): FoldResult {
  return foldInto(worst(groups.code, groups.outer.count, sign), groups, extremes(sign));
}

/** Interleaved groups are folded in blocks of this many elements; only the block with the extreme is searched. */
const blockOfRows = 32;

/** The first index of each group's extreme element. */
function indicesOfExtremes(groups: Groups, extreme: FoldResult, sign: 1 | -1): Float64Array {
  const { array, code, offset, outer, inner } = groups;
  const indices = scratchDoubles(outer.count);
  if (inner.count < 2) return indices;
  const [step, rowStep] = [inner.steps[0]![0]!, outer.steps[0]![0]!];
  if (inner.sizes.length > 1) {
    forEachGroup(groups, (group, index) => {
      indices[index] = positionOf(group, 0, 1, inner.count, extreme, index);
    });
  } else if (rowStep === 1 && step !== 1) {
    const width = outer.sizes[0]!;
    const loop = extremes(sign).at(code, width * inner.count)!;
    indices.fill(-1);
    forEachOffset(outerDimensions(outer), offset, (start, i) => {
      for (let first = 0; first < inner.count; first += blockOfRows) {
        const rows = Math.min(blockOfRows, inner.count - first);
        const line = start + first * step;
        const found = worst(code, width, sign);
        loop(array, line, 1, width, step, rows, found, 0, found);
        for (let j = 0, at = i * width; j < width; j++, at++) {
          if (indices[at] === -1 && isSame(found, j, extreme, at))
            indices[at] = first + positionOf(array, line + j, step, rows, extreme, at);
        }
      }
    });
  } else {
    forEachOffset(outer, offset, (from, index) => {
      indices[index] = positionOf(array, from, step, inner.count, extreme, index);
    });
  }
  return indices;
}

function isSame(a: FoldResult, i: number, b: FoldResult, j: number): boolean {
  if (a instanceof Int32Array) return a[2 * i] === b[2 * j] && a[2 * i + 1] === b[2 * j + 1];
  return a[i] === b[j] || (a[i] !== a[i] && b[j] !== b[j]);
}

/** Where a row has the value `extreme[at]`. */
function positionOf(
  array: NumberArray,
  from: number,
  step: number,
  count: number,
  extreme: FoldResult,
  at: number,
): number {
  if (extreme instanceof Int32Array) {
    const [low, high] = [extreme[2 * at]!, extreme[2 * at + 1]!];
    for (let i = 0, p = 2 * from; i < count; i++, p += 2 * step) {
      if (array[p] === low && array[p + 1] === high) return i;
    }
    return 0;
  }
  const value = extreme[at]!;
  if (value !== value) {
    for (let i = 0, p = from; i < count; i++, p += step) if (array[p] !== array[p]) return i;
  }
  // The engine's own search; it ends within the row.
  if (step === 1 && count >= 32) return array.indexOf(value, from) - from;
  for (let i = 0, p = from; i < count; i++, p += step) if (array[p] === value) return i;
  return 0;
}

export function argmax_out_cpu(self: Tensor, dim: number | null, _keepdim: boolean, out: Tensor): void {
  inScratch(() => storeValues(out, bestIndices(self, reducedDims(dim, self.ndim), 1)));
}

export function argmin_out_cpu(self: Tensor, dim: number | null, _keepdim: boolean, out: Tensor): void {
  inScratch(() => storeValues(out, bestIndices(self, reducedDims(dim, self.ndim), -1)));
}

/** Values and indices from one search. */
function bestAlong(self: Tensor, dim: number, sign: 1 | -1, values: Tensor, indices: Tensor): void {
  const groups = groupsOf(self, reducedDims(dim, self.ndim));
  const extreme = bestOf(groups, sign);
  // Of bools, a true extreme may be another byte than that of an equal element before it.
  if (self.dtypeCode === BOOL && extreme.some((byte) => byte > (sign > 0 ? 1 : 0))) {
    const truths = comparable(self);
    if (truths !== self) {
      bestAlong(truths, dim, sign, values, indices);
      return;
    }
  }
  storeValues(values, extreme);
  storeValues(indices, indicesOfExtremes(groups, extreme, sign));
}

export function max_dim_out_cpu(self: Tensor, dim: number, _keepdim: boolean, max: Tensor, maxValues: Tensor): void {
  inScratch(() => bestAlong(self, dim, 1, max, maxValues));
}

export function min_dim_out_cpu(self: Tensor, dim: number, _keepdim: boolean, min: Tensor, minIndices: Tensor): void {
  inScratch(() => bestAlong(self, dim, -1, min, minIndices));
}

/** Numbers of two entries as truth values; others unchanged. */
function truths(self: Tensor): Tensor {
  return entriesOf(self.dtypeCode) === 2 ? cast(self, BOOL) : self;
}

/** Complex groups, with real and imaginary parts separated. */
function groupPairs(self: Tensor, mask: readonly boolean[]): { re: Float64Array[]; im: Float64Array[] } {
  const [re, im] = ([0, 1] as const).map((part) => {
    const groups: Float64Array[] = [];
    forEachGroup(groupsOf(complexPart(self, part), mask), (group) => groups.push(group.slice()));
    return groups;
  }) as [Float64Array[], Float64Array[]];
  return { re, im };
}

/** Cumulative products of a line, in place. */
function multiplyLine(re: Float64Array, im: Float64Array): void {
  for (let i = 1; i < re.length; i++) {
    const [a, b, c, d] = [re[i - 1]!, im[i - 1]!, re[i]!, im[i]!];
    re[i] = a * c - b * d;
    im[i] = a * d + b * c;
  }
}

export function any_out_cpu(self: Tensor, dim: number, _keepdim: boolean, out: Tensor): void {
  inScratch(() => storeValues(out, fold(groupsOf(truths(self), reducedDims(dim, self.ndim)), 0, anyRows)));
}

export function any_all_out_cpu(self: Tensor, out: Tensor): void {
  inScratch(() => storeValues(out, fold(groupsOf(truths(self), reducedDims(null, self.ndim)), 0, anyRows)));
}

export function all_out_cpu(self: Tensor, dim: number, _keepdim: boolean, out: Tensor): void {
  inScratch(() => storeValues(out, fold(groupsOf(truths(self), reducedDims(dim, self.ndim)), 1, allRows)));
}

export function all_all_out_cpu(self: Tensor, out: Tensor): void {
  inScratch(() => storeValues(out, fold(groupsOf(truths(self), reducedDims(null, self.ndim)), 1, allRows)));
}

/** The mean of each group, and the sum of squared deviations divided by (count - correction), clamped at zero. */
function moments(self: Tensor, dim: Dims, correction: number | null): { means: Float64Array; variances: Float64Array } {
  if (isComplexCode(self.dtypeCode)) return complexMoments(self, dim, correction);
  const mask = reducedDims(dim, self.ndim);
  const groups = groupsOf(self, mask);
  const count = groups.inner.count;
  const means = fold(groups, 0, exactSumRows);
  let finite = true;
  for (let i = 0; i < means.length; i++) {
    means[i]! /= count;
    finite &&= Number.isFinite(means[i]!);
  }
  // An infinity gives the mean of PyTorch's running update: infinite if it comes last, else NaN.
  if (!finite) {
    forEachGroup(groups, (group, index) => {
      if (!Number.isFinite(means[index]!)) means[index] = runningMean(group);
    });
  }
  const divisor = Math.max(0, count - (correction ?? 1));
  const variances = fold(groups, 0, deviations, means);
  // Without elements the variance is NaN, even if `correction` is negative.
  for (let i = 0; i < variances.length; i++) variances[i] = count === 0 ? Number.NaN : variances[i]! / divisor;
  return { means, variances };
}

/** The mean's parts alternate; the variances of both parts add up. */
function complexMoments(self: Tensor, dim: Dims, correction: number | null): ReturnType<typeof moments> {
  const re = moments(complexPart(self, 0), dim, correction);
  const im = moments(complexPart(self, 1), dim, correction);
  const means = new Float64Array(2 * re.means.length);
  for (let i = 0; i < re.means.length; i++) {
    means[2 * i] = re.means[i]!;
    means[2 * i + 1] = im.means[i]!;
  }
  return { means, variances: re.variances.map((x, i) => x + im.variances[i]!) };
}

/** Writes means to an output of the input's dtype. */
function storeMeans(out: Tensor, means: Float64Array): void {
  if (isComplexCode(out.dtypeCode)) storePairs(out, means);
  else storeValues(out, means);
}

function runningMean(group: ArrayLike<number>): number {
  let mean = group.length === 0 ? Number.NaN : 0;
  for (let i = 0; i < group.length; i++) mean += (group[i]! - mean) / (i + 1);
  return mean;
}

/** The square roots, in place of the values. */
function roots(values: Float64Array): Float64Array {
  for (let i = 0; i < values.length; i++) values[i] = Math.sqrt(values[i]!);
  return values;
}

/** Variance over `dim`; `correction` (null: 1) is subtracted from the count. */
export function var_out_cpu(self: Tensor, dim: Dims, correction: number | null, _keepdim: boolean, out: Tensor): void {
  inScratch(() => storeValues(out, moments(self, dim, correction).variances));
}

export function std_out_cpu(self: Tensor, dim: Dims, correction: number | null, _keepdim: boolean, out: Tensor): void {
  inScratch(() => storeValues(out, roots(moments(self, dim, correction).variances)));
}

export function var_mean_out_cpu(
  self: Tensor,
  dim: Dims,
  correction: number | null,
  _keepdim: boolean,
  out0: Tensor,
  out1: Tensor,
): void {
  inScratch(() => {
    const { means, variances } = moments(self, dim, correction);
    storeValues(out0, variances);
    storeMeans(out1, means);
  });
}

export function std_mean_out_cpu(
  self: Tensor,
  dim: Dims,
  correction: number | null,
  _keepdim: boolean,
  out0: Tensor,
  out1: Tensor,
): void {
  inScratch(() => {
    const { means, variances } = moments(self, dim, correction);
    storeValues(out0, roots(variances));
    storeMeans(out1, means);
  });
}

/** Vector norms: (sum |x|^p)^(1/p); p = 0 counts nonzero elements; infinite p takes the extremes of |x|. */
export function linalg_vector_norm_out_cpu(
  self: Tensor,
  ord: Scalar,
  dim: Dims,
  _keepdim: boolean,
  _dtype: DType | null,
  out: Tensor,
): void {
  const groups = groupsOf(cast(sizes(self), out.dtypeCode), reducedDims(dim, self.ndim));
  inScratch(() => storeValues(out, vectorNorms(groups, toNumber(ord))));
}

/** The operand of a norm: moduli of complex numbers, other numbers unchanged. */
function sizes(self: Tensor): Tensor {
  return isComplexCode(self.dtypeCode) ? moduli(self) : self;
}

const countRow: Row = (array, from, step, count, state) => {
  let total = state;
  for (let i = from, n = count; n > 0; n--, i += step) if (array[i] !== 0) total++;
  return total;
};

const absoluteRow: Row = (array, from, step, count, state) => {
  let total = state;
  for (let i = from, n = count; n > 0; n--, i += step) total += Math.abs(array[i]!);
  return total;
};

const largestRow: Row = (array, from, step, count, state) => {
  let extreme = state;
  for (let i = from, n = count; n > 0 && extreme === extreme; n--, i += step) {
    const x = Math.abs(array[i]!);
    if (x > extreme || x !== x) extreme = x;
  }
  return extreme;
};

const smallestRow: Row = (array, from, step, count, state) => {
  let extreme = state;
  for (let i = from, n = count; n > 0 && extreme === extreme; n--, i += step) {
    const x = Math.abs(array[i]!);
    if (x < extreme || x !== x) extreme = x;
  }
  return extreme;
};

function vectorNorms(groups: Groups, order: number): Float64Array {
  // PyTorch stores the order in single precision.
  const p = Math.fround(order);
  if (p === 0) return fold(groups, 0, byRows(countRow));
  if (p === 1) return fold(groups, 0, byRows(absoluteRow));
  if (p === 2) return roots(fold(groups, 0, squareRows));
  if (p === Number.POSITIVE_INFINITY) return fold(groups, 0, byRows(largestRow));
  if (p === Number.NEGATIVE_INFINITY) return fold(groups, Number.POSITIVE_INFINITY, byRows(smallestRow));
  const powerRow: Row = (array, from, step, count, state) => {
    let total = state;
    for (let i = from, n = count; n > 0; n--, i += step) total += Math.abs(array[i]!) ** p;
    return total;
  };
  const norms = fold(groups, 0, byRows(powerRow));
  for (let i = 0; i < norms.length; i++) norms[i]! **= 1 / p;
  return norms;
}

/**
 * As `linalg_vector_norm`, with p = 2 where `p` is null, in the output's dtype. Without elements the norm is zero for any p.
 * @throws DTypeError for an output that is not floating point
 */
export function norm_out_cpu(self: Tensor, p: Scalar | null, dim: Dims, _keepdim: boolean, out: Tensor): void {
  if (self.numel === 0) {
    copyInto(out, allocateCode(out.shape, out.dtypeCode));
    return;
  }
  if (isComplexCode(out.dtypeCode)) {
    const real = allocateCode(out.shape, realCode(out.dtypeCode));
    norm_out_cpu(self, p, dim, false, real);
    copyInto(out, real);
    return;
  }
  if (!isFloatingCode(out.dtypeCode)) throw notImplementedFor("norm_cpu", out);
  const groups = groupsOf(cast(sizes(self), out.dtypeCode), reducedDims(dim, self.ndim));
  inScratch(() => storeValues(out, vectorNorms(groups, p === null ? 2 : toNumber(p))));
}

export function norm_dtype_out_cpu(
  self: Tensor,
  p: Scalar | null,
  dim: Dims,
  keepdim: boolean,
  dtype: DType,
  out: Tensor,
): void {
  // As PyTorch 1.13 the norm in a real dtype is that of the real parts.
  const code = dtypeCodeOf(dtype);
  norm_out_cpu(isComplexCode(code) ? self : cast(self, code), p, dim, keepdim, out);
}

/** Scans `lines` lines, `lineStep` apart, of `size` elements at stride `step`, from `x` at `from` to `y` at `to`. */
type Scan = (
  x: NumberArray,
  from: number,
  y: NumberArray,
  to: number,
  lines: number,
  lineStep: number,
  size: number,
  step: number,
) => void;

/** Scans each line along `dim`. */
function scanLines(self: Tensor, dim: number, out: Tensor, scan: Scan): void {
  const input = numeric(cast(self, out.dtypeCode));
  if (input.numel === 0) return;
  const d = normalizeDim(dim, self.ndim);
  const size = self.ndim === 0 ? 1 : self.shape[d]!;
  let step = 1;
  for (let i = d + 1; i < self.ndim; i++) step *= self.shape[i]!;
  writeNumeric(out, (target) => {
    const [x, y] = [numbersOf(input), numbersOf(target)];
    const block = size * step;
    if (step === 1) scan(x, input.offset, y, target.offset, input.numel / size, size, size, 1);
    else {
      for (let start = 0; start < input.numel; start += block)
        scan(x, input.offset + start, y, target.offset + start, step, 1, size, step);
    }
  });
}

/** Cumulative sums of `rows` contiguous rows of `size` elements, from `x` at `from` to `y` at `to`; `step` is 1. */
export type RunningSums = SoftmaxRows;

/** Cumulative sums along each row, accumulated in doubles. */
export const runningSumLoops = innerLoop<RunningSums, "cumsum">("cumsum", {
  loop: (rows, size, _step, y, to, x, from) => sumsOfLines(x, from, y, to, rows, size, size, 1, 0),
  classes: ["float"],
  size: (rows, size) => rows * size,
  isContiguous: (_rows, _size, step) => step === 1,
});

/** Cumulative sums starting with `first`. Lines are interleaved, since each addition waits for the previous one. */
function sumsFrom(first: number): Scan {
  return (x, from, y, to, lines, lineStep, size, step) => {
    if (lineStep === 1 && step !== 1) sumsBesideEachOther(x, from, y, to, lines, size, step, first);
    else sumsOfLines(x, from, y, to, lines, lineStep, size, step, first);
  };
}

function sumsOfLines(
  x: NumberArray,
  from: number,
  y: NumberArray,
  to: number,
  lines: number,
  lineStep: number,
  size: number,
  step: number,
  first: number,
): void {
  const shift = to - from;
  let line = 0;
  for (; line + 4 <= lines; line += 4) {
    let [a, b, c, d] = [first, first, first, first];
    for (let i = 0, p = from + line * lineStep; i < size; i++, p += step) {
      a += x[p]!;
      b += x[p + lineStep]!;
      c += x[p + 2 * lineStep]!;
      d += x[p + 3 * lineStep]!;
      y[p + shift] = a;
      y[p + shift + lineStep] = b;
      y[p + shift + 2 * lineStep] = c;
      y[p + shift + 3 * lineStep] = d;
    }
  }
  for (; line < lines; line++) {
    let total = first;
    for (let i = 0, p = from + line * lineStep; i < size; i++, p += step) {
      total += x[p]!;
      y[p + shift] = total;
    }
  }
}

function sumsBesideEachOther(
  x: NumberArray,
  from: number,
  y: NumberArray,
  to: number,
  lines: number,
  size: number,
  step: number,
  first: number,
): void {
  const totals = new Float64Array(lines).fill(first);
  const shift = to - from;
  for (let row = 0, start = from; row < size; row += 64, start += 64 * step) {
    const end = start + Math.min(64, size - row) * step;
    let j = 0;
    for (; j + 8 <= lines; j += 8) {
      let [a, b, c, d] = [totals[j]!, totals[j + 1]!, totals[j + 2]!, totals[j + 3]!];
      let [e, f, g, h] = [totals[j + 4]!, totals[j + 5]!, totals[j + 6]!, totals[j + 7]!];
      for (let p = start; p < end; p += step) {
        const [q, r] = [p + j, p + j + shift];
        y[r] = a += x[q]!;
        y[r + 1] = b += x[q + 1]!;
        y[r + 2] = c += x[q + 2]!;
        y[r + 3] = d += x[q + 3]!;
        y[r + 4] = e += x[q + 4]!;
        y[r + 5] = f += x[q + 5]!;
        y[r + 6] = g += x[q + 6]!;
        y[r + 7] = h += x[q + 7]!;
      }
      for (const [i, total] of [a, b, c, d, e, f, g, h].entries()) totals[j + i] = total;
    }
    for (; j < lines; j++) {
      let total = totals[j]!;
      for (let p = start + j; p < end; p += step) y[p + shift] = total += x[p]!;
      totals[j] = total;
    }
  }
}

/** Line by line: combines the result so far with the next element. */
function joining(join: (total: number, x: number) => number): Scan {
  return (x, from, y, to, lines, lineStep, size, step) => {
    for (let line = 0; line < lines; line++) {
      let p = from + line * lineStep;
      let q = to + line * lineStep;
      let total = x[p]!;
      y[q] = total;
      for (let i = 1; i < size; i++) {
        p += step;
        q += step;
        total = join(total, x[p]!);
        y[q] = total;
      }
    }
  };
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

/** Whether there is more than one element; a single one is copied whatever its dtype. */
function hasLines(self: Tensor): boolean {
  return self.ndim > 0 && self.numel > 0;
}

/** Cumulative sums along `dim`. */
export function cumsum_out_cpu(self: Tensor, dim: number, _dtype: DType | null, out: Tensor): void {
  if (out.dtypeCode === BOOL && hasLines(self)) throw notImplementedFor("cumsum_out_cpu", out);
  if (isComplexCode(out.dtypeCode)) {
    const input = cast(self, out.dtypeCode);
    eachPart((of) => cumsum_out_cpu(of(input), dim, null, of(out)));
    return;
  }
  if (out.dtypeCode === INT64) {
    scanInt64(self, dim, out, (a, b) => a + b);
    return;
  }
  const loop = self.ndim > 0 ? runningSumLoops.at(computingCodes[out.dtypeCode]!, self.numel) : null;
  // Starting with 0, so that no sum is -0; a 0-dim tensor is copied.
  const sums = sumsFrom(self.ndim > 0 ? 0 : -0);
  if (loop === null) {
    scanLines(self, dim, out, sums);
    return;
  }
  scanLines(self, dim, out, (x, from, y, to, lines, lineStep, size, step) => {
    if (step === 1) loop(lines, size, 1, y, to, x, from);
    else sums(x, from, y, to, lines, lineStep, size, step);
  });
}

/** Cumulative products of complex numbers along a dimension. */
function multiplyPairs(self: Tensor, dim: number, out: Tensor): void {
  const { pairs, start } = pairsOf(self);
  const result = new Float64Array(2 * self.numel);
  const size = self.ndim === 0 ? 1 : self.shape[dim]!;
  const step = self.shape.slice(dim + 1).reduce((a, b) => a * b, 1);
  for (let i = 0; i < self.numel; i++) {
    const [c, d] = [pairs[start + 2 * i]!, pairs[start + 2 * i + 1]!];
    const first = Math.floor(i / step) % size === 0;
    const [a, b] = first ? [1, 0] : [result[2 * (i - step)]!, result[2 * (i - step) + 1]!];
    result[2 * i] = first ? c : a * c - b * d;
    result[2 * i + 1] = first ? d : a * d + b * c;
  }
  storePairs(out, result);
}

/** Cumulative products along `dim`. */
export function cumprod_out_cpu(self: Tensor, dim: number, _dtype: DType | null, out: Tensor): void {
  if (out.dtypeCode === BOOL && hasLines(self)) throw notImplementedFor("cumprod_out_cpu", out);
  if (isComplexCode(out.dtypeCode)) {
    multiplyPairs(cast(self, out.dtypeCode), normalizeDim(dim, self.ndim), out);
    return;
  }
  if (out.dtypeCode === INT64) {
    scanInt64(self, dim, out, (a, b) => a * b);
    return;
  }
  scanLines(
    self,
    dim,
    out,
    joining((total, x) => total * x),
  );
}

/** Cumulative log-sum-exp along `dim`: log(exp(a) + exp(b)) as the larger plus log1p(exp(-distance)). */
export function logcumsumexp_out_cpu(self: Tensor, dim: number, out: Tensor): void {
  scanLines(
    self,
    dim,
    out,
    joining((a, b) => {
      const low = Math.min(a, b);
      const high = Math.max(a, b);
      return low !== high || Number.isFinite(low) ? high + Math.log1p(Math.exp(low - high)) : high;
    }),
  );
}

/** Whether shapes and all elements are equal. */
export function equal_cpu(self: Tensor, other: Tensor): boolean {
  if (self.shape.length !== other.shape.length || self.shape.some((size, d) => size !== other.shape[d])) return false;
  const code = resultCode([self, other]);
  const [first, second] = [cast(self, code), cast(other, code)];
  if (isComplexCode(code))
    return ([0, 1] as const).every((part) => equal_cpu(complexPart(first, part), complexPart(second, part)));
  const a = numeric(first);
  const b = numeric(second);
  const x = isWideCode(a.dtypeCode) ? bigintsOf(a) : numbersOf(a);
  const y = isWideCode(b.dtypeCode) ? bigintsOf(b) : numbersOf(b);
  for (let i = 0; i < a.numel; i++) if (x[a.offset + i] !== y[b.offset + i]) return false;
  return true;
}
