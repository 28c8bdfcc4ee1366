// Order statistics along a dimension on the CPU: kthvalue, median, mode, running extremes; and histograms.

import { BOOL, FLOAT32, FLOAT64, INT32, INT64, isFloatingCode, isIntegralCode } from "../../core/dtype.js";
import { ArgumentError } from "../../core/errors.js";
import { type Scalar, toNumber } from "../../core/scalar.js";
import { normalizeDim } from "../../core/shape.js";
import { allocateCode, type Tensor } from "../../core/tensor.js";
import { notImplementedFor } from "../checks/dtypes.js";
import { castTensor, copyInto } from "../memory/copy.js";
import {
  bigintsOf,
  bitsOf,
  dense,
  integersOf,
  numbersAt,
  numbersOf,
  numeric,
  unitOf,
  wordsOf,
} from "../memory/elements.js";
import { writeDense, writeNumeric } from "../memory/outputs.js";
import { introsort } from "./introsort.js";
import { type RowSorter, rowSorter } from "./order.js";
import { clearHighWords, denseOutputs, rowsAlong } from "./sort.js";

/** Writes one element of each row, and its index in the row, to the outputs. */
function pickPerRow(
  self: Tensor,
  dim: number,
  values: Tensor,
  indices: Tensor,
  pick: (sorter: RowSorter, start: number, step: number, source: Tensor) => number,
): void {
  const { source, outer, length, inner } = rowsAlong(self, dim);
  if (values.numel === 0) return;
  clearHighWords(indices);
  const sorter = rowSorter(source, length, false);
  denseOutputs([values, indices] as const, (valueOut, indexOut) => {
    const from = bitsOf(source);
    const to = bitsOf(valueOut);
    const words = wordsOf(indexOut);
    const unit = unitOf(source);
    for (let o = 0; o < outer; o++) {
      for (let i = 0; i < inner; i++) {
        const start = source.offset + o * length * inner + i;
        const position = pick(sorter, start, inner, source);
        const row = o * inner + i;
        for (let u = 0; u < unit; u++) {
          to[(valueOut.offset + row) * unit + u] = from[(start + position * inner) * unit + u]!;
        }
        words[2 * (indexOut.offset + row)] = position;
      }
    }
  });
}

/** Writes the element of a tensor without dimensions: one is in order, even if it is a complex number. False for others. */
function isOnlyElement(self: Tensor, values: Tensor, indices: Tensor): boolean {
  if (self.ndim > 0) return false;
  copyInto(values, self);
  copyInto(indices, allocateCode([], INT64));
  return true;
}

export function kthvalue_values_cpu(
  self: Tensor,
  k: number,
  dim: number,
  _keepdim: boolean,
  values: Tensor,
  indices: Tensor,
): void {
  if (isOnlyElement(self, values, indices)) return;
  pickPerRow(self, dim, values, indices, (sorter, start, step) => sorter.sort(start, step)[k - 1]!);
}

/** The number of NaNs in a sorted row, where they come last. */
function countNaN(order: Int32Array, read: ((position: number) => number) | null, start: number, step: number): number {
  if (read === null) return 0;
  let count = 0;
  for (let i = order.length - 1; i >= 0 && Number.isNaN(read(start + order[i]! * step)); i--) count++;
  return count;
}

/** The index of the lower median. The first NaN takes precedence, unless NaNs are ignored. */
function medianIndex(sorter: RowSorter, start: number, step: number, source: Tensor, ignoreNaN: boolean): number {
  const order = sorter.sort(start, step);
  const read = isFloatingCode(source.dtypeCode) ? numbersAt(source).read : null;
  const nans = countNaN(order, read, start, step);
  if (nans > 0 && !ignoreNaN) return order[order.length - nans]!;
  // If all elements are NaN, the first.
  return order[Math.max(0, (order.length - nans - 1) >> 1)]!;
}

export function median_dim_values_cpu(
  self: Tensor,
  dim: number,
  _keepdim: boolean,
  values: Tensor,
  indices: Tensor,
): void {
  pickPerRow(self, dim, values, indices, (sorter, start, step, source) =>
    medianIndex(sorter, start, step, source, false),
  );
}

export function nanmedian_dim_values_cpu(
  self: Tensor,
  dim: number,
  _keepdim: boolean,
  values: Tensor,
  indices: Tensor,
): void {
  pickPerRow(self, dim, values, indices, (sorter, start, step, source) =>
    medianIndex(sorter, start, step, source, true),
  );
}

function medianOfAll(self: Tensor, ignoreNaN: boolean): Tensor {
  if (self.dtypeCode === BOOL) throw notImplementedFor("median_cpu", self);
  const result = allocateCode([], self.dtypeCode);
  const flat = dense(self);
  if (flat.numel === 0) {
    if (isFloatingCode(self.dtypeCode)) numbersAt(result).write(0, Number.NaN);
    else if (self.dtypeCode === INT64) bigintsOf(result)[0] = -(2n ** 63n);
    // x86 converts NaN to this int32; narrower integers take its low bits, which are 0.
    else if (self.dtypeCode === INT32) numbersAt(result).write(0, -(2 ** 31));
    return result;
  }
  const position = medianIndex(rowSorter(flat, flat.numel, false), flat.offset, 1, flat, ignoreNaN);
  const unit = unitOf(flat);
  const from = bitsOf(flat);
  const to = bitsOf(result);
  for (let u = 0; u < unit; u++) to[u] = from[(flat.offset + position) * unit + u]!;
  return result;
}

/** The lower median of all elements; NaN if there is a NaN or no element. */
export function median_cpu(self: Tensor): Tensor {
  return medianOfAll(self, false);
}

export function nanmedian_cpu(self: Tensor): Tensor {
  return medianOfAll(self, true);
}

/** The most frequent value of each row, the smallest if several are, and the index of its last occurrence in the sorted row. */
export function mode_values_cpu(self: Tensor, dim: number, _keepdim: boolean, values: Tensor, indices: Tensor): void {
  if (isOnlyElement(self, values, indices)) return;
  pickPerRow(self, dim, values, indices, (_sorter, start, step, source) => {
    const numbers = numeric(source);
    const data: ArrayLike<number | bigint> =
      source.dtypeCode === INT64 ? bigintsOf(source) : (numbersOf(numbers) as ArrayLike<number>);
    const first = start + numbers.offset - source.offset;
    const length = self.ndim === 0 ? 1 : self.shape[normalizeDim(dim, self.ndim)]!;
    // The index is that of the value's last occurrence after PyTorch's sort, which is not stable and does not order NaN.
    const order = Int32Array.from({ length }, (_, position) => position);
    introsort(order, (a, b) => data[first + a * step]! < data[first + b * step]!);
    let extreme = 0;
    let longest = 0;
    let count = 0;
    for (let i = 0; i < order.length; i++) {
      count++;
      const ends = i === order.length - 1 || data[first + order[i]! * step] !== data[first + order[i + 1]! * step];
      if (!ends) continue;
      if (count > longest) {
        longest = count;
        extreme = order[i]!;
      }
      count = 0;
    }
    return extreme;
  });
}

/** The extreme of all elements so far: the later of equal ones, or NaN once there is one. */
function runningExtreme(self: Tensor, dim: number, largest: boolean, values: Tensor, indices: Tensor): void {
  if (values.numel === 0 || isOnlyElement(self, values, indices)) return;
  const { source, outer, length, inner } = rowsAlong(numeric(self), dim);
  clearHighWords(indices);
  const write = (valueOut: Tensor, indexOut: Tensor): void => {
    const words = wordsOf(indexOut);
    const wide = source.dtypeCode === INT64;
    const from = (wide ? bigintsOf(source) : numbersOf(source)) as Float64Array;
    const to = (wide ? bigintsOf(valueOut) : numbersOf(valueOut)) as Float64Array;
    for (let o = 0; o < outer; o++) {
      for (let i = 0; i < inner; i++) {
        const base = o * length * inner + i;
        let extreme = from[source.offset + base]!;
        let position = 0;
        for (let k = 0; k < length; k++) {
          const at = base + k * inner;
          const value = from[source.offset + at]!;
          // Only NaN differs from itself.
          if (value !== value || (extreme === extreme && (largest ? value >= extreme : value <= extreme))) {
            extreme = value;
            position = k;
          }
          to[valueOut.offset + at] = extreme;
          words[2 * (indexOut.offset + at)] = position;
        }
      }
    }
  };
  writeNumeric(values, (valueOut) => writeDense(indices, (indexOut) => write(valueOut, indexOut)));
}

export function cummax_out_cpu(self: Tensor, dim: number, values: Tensor, indices: Tensor): void {
  runningExtreme(self, dim, true, values, indices);
}

export function cummin_out_cpu(self: Tensor, dim: number, values: Tensor, indices: Tensor): void {
  runningExtreme(self, dim, false, values, indices);
}

/** Counts of elements in equal bins between two bounds (if these are equal, the data's). Elements outside are not counted. */
export function histc_out_cpu(self: Tensor, bins: number, min: Scalar, max: Scalar, out: Tensor): void {
  if (!isFloatingCode(self.dtypeCode)) throw notImplementedFor("histogram_cpu", self);
  const flat = numeric(self);
  const data = numbersOf(flat);
  const end = flat.offset + flat.numel;
  const round = flat.dtypeCode === FLOAT32 ? Math.fround : (x: number) => x;
  let low = round(toNumber(min));
  let high = round(toNumber(max));
  if (low === high && flat.numel > 0) {
    low = Infinity;
    high = -Infinity;
    for (let i = flat.offset; i < end; i++) {
      const value = data[i]!;
      if (value < low || value !== value) low = value;
      if (value > high || value !== value) high = value;
    }
  }
  if (low === high) {
    low = round(low - 1);
    high = round(high + 1);
  }
  if (!Number.isFinite(low) || !Number.isFinite(high)) {
    throw new ArgumentError(`histc: range of [${low}, ${high}] is not finite`);
  }
  if (!(low < high)) throw new ArgumentError("histc: max must be larger than min");
  writeNumeric(out, (target) => {
    const counts = numbersOf(target);
    counts.fill(0, target.offset, target.offset + bins);
    const span = round(high - low);
    for (let i = flat.offset; i < end; i++) {
      const value = data[i]!;
      if (!(value >= low && value <= high)) continue;
      const bin = Math.min(Math.trunc(round(round(round(value - low) * bins) / span)), bins - 1);
      counts[target.offset + bin] = counts[target.offset + bin]! + 1;
    }
  });
}

/** The number of occurrences of each integer from 0 on, or the sum of its weights. */
export function bincount_cpu(self: Tensor, weights: Tensor | null, minlength: number): Tensor {
  if (!isIntegralCode(self.dtypeCode)) throw notImplementedFor("bincount_cpu", self);
  if (minlength < 0) throw new ArgumentError("minlength should be >= 0");
  if (self.shape.length === 1 && self.numel === 0) return allocateCode([minlength], INT64);
  const values = integersOf(self);
  let bins = minlength;
  let negative = self.shape.length !== 1;
  for (let i = 0; i < values.length; i++) {
    if (values[i]! < 0) negative = true;
    if (values[i]! >= bins) bins = values[i]! + 1;
  }
  if (negative) throw new ArgumentError("bincount only supports 1-d non-negative integral inputs.");
  if (weights === null) {
    const result = allocateCode([bins], INT64);
    const words = wordsOf(result);
    for (let i = 0; i < values.length; i++) words[2 * values[i]!] = words[2 * values[i]!]! + 1;
    return result;
  }
  if (weights.shape.length !== 1 || weights.shape[0] !== self.shape[0]) {
    throw new ArgumentError("weights should be 1-d and have the same length as input");
  }
  const code = weights.dtypeCode === FLOAT32 ? FLOAT32 : FLOAT64;
  const heavy = dense(weights.dtypeCode === code ? weights : castTensor(weights, code));
  const result = allocateCode([bins], code);
  const sums = numbersOf(result);
  const data = numbersOf(heavy);
  for (let i = 0; i < values.length; i++) sums[values[i]!] = sums[values[i]!]! + data[heavy.offset + i]!;
  return result;
}
