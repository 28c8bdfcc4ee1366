// Lists of storage offsets, in elements, for gather, scatter and advanced indexing.

import { BOOL, INT64, isComplexCode, isEmulatedCode, singleNumbers } from "../../core/dtype.js";
import { IndexError } from "../../core/errors.js";
import type { Tensor } from "../../core/tensor.js";
import { complexKernel } from "../complex-kernels.js";
import { copiedRun } from "../loops/thresholds.js";
import type { PairArray } from "../memory/arrays.js";
import { type BitArray, bigintsOf, bitsOf, type NumberArray, numbersAt, numbersOf } from "../memory/elements.js";

/** Offsets, as doubles where some are beyond 2^31. */
export type Offsets = Int32Array | Float64Array;

/** Room for offsets that are less than `end`. */
export function offsetArray(count: number, end: number): Offsets {
  return end <= 2 ** 31 ? new Int32Array(count) : new Float64Array(count);
}

/** A number that all offsets of a window are less than. */
export function endOf(shape: readonly number[], strides: readonly number[], offset: number): number {
  let end = offset + 1;
  for (let d = 0; d < shape.length; d++) if (shape[d]! > 1) end += (shape[d]! - 1) * strides[d]!;
  return end;
}

/**
 * The offsets of all elements of a window, in row-major order.
 * @param reach how much a caller adds to them
 */
export function offsetsOf(shape: readonly number[], strides: readonly number[], offset: number, reach = 0): Offsets {
  let count = 1;
  for (const size of shape) count *= size;
  const offsets = offsetArray(count, endOf(shape, strides, offset) + reach);
  if (count === 0) return offsets;
  offsets[0] = offset;
  // Each dimension repeats the offsets of the inner ones, shifted by its stride.
  let done = 1;
  for (let d = shape.length - 1; d >= 0; d--) {
    const size = shape[d]!;
    const step = strides[d]!;
    for (let i = 1; i < size; i++) {
      const shift = i * step;
      const start = i * done;
      for (let k = 0; k < done; k++) offsets[start + k] = offsets[k]! + shift;
    }
    done *= size;
  }
  return offsets;
}

/** Builds the error for an index that is out of range. */
export type OutOfRange = (index: number, size: number) => Error;

/** `index 5 is out of bounds for dimension 0 with size 3` */
export function outOfBounds(dim: number): OutOfRange {
  return (index, size) => new IndexError(`index ${index} is out of bounds for dimension ${dim} with size ${size}`);
}

/**
 * Offsets in a window for an index tensor of as many dimensions: as `offsetsOf` for the index's shape, except that the
 * position along `dim` is the index's value. Values must not be negative.
 */
export function offsetsAlong(
  window: { readonly shape: readonly number[]; readonly strides: readonly number[]; readonly offset: number },
  dim: number,
  index: ArrayLike<number>,
  indexShape: readonly number[],
): Offsets {
  if (window.shape.length === 0) {
    const offsets = offsetArray(index.length, window.offset + 1).fill(window.offset);
    for (let i = 0; i < index.length; i++) if (index[i] !== 0) throw outOfBounds(0)(index[i]!, 1);
    return offsets;
  }
  const size = window.shape[dim]!;
  const step = window.strides[dim]!;
  const steps = window.strides.slice();
  steps[dim] = 0;
  const inner = offsetsOf(indexShape, steps, window.offset, size * step);
  for (let i = 0; i < inner.length; i++) {
    const value = index[i]!;
    if (value < 0 || value >= size) throw outOfBounds(dim)(value, size);
    inner[i] = inner[i]! + value * step;
  }
  return inner;
}

/** `to[start + i] = from[offsets[i]]` */
export function gatherElements(to: BitArray, start: number, from: BitArray, offsets: Offsets, unit: 1 | 2): void {
  const count = offsets.length;
  if (unit === 1) {
    for (let i = 0; i < count; i++) to[start + i] = from[offsets[i]!]!;
    return;
  }
  for (let i = 0, t = 2 * start; i < count; i++, t += 2) {
    const f = 2 * offsets[i]!;
    to[t] = from[f]!;
    to[t + 1] = from[f + 1]!;
  }
}

/**
 * Indices of the nonzero flags. Branch-free, since branches would be unpredictable: each index is stored, and
 * overwritten by the next one unless its flag is set.
 */
export function trueIndices(flags: BitArray, at: number, numel: number): Int32Array {
  const indices = new Int32Array(numel);
  let count = 0;
  for (let i = 0; i < numel; i++) {
    indices[count] = i;
    count += (0 - flags[at + i]!) >>> 31;
  }
  return indices.subarray(0, count);
}

/** `to[t + i * tStep] = from[f + i * fStep]`; contiguous runs are unrolled by four. */
export function copyRun(
  to: BitArray,
  t: number,
  tStep: number,
  from: BitArray,
  f: number,
  fStep: number,
  count: number,
): void {
  let i = 0;
  if (tStep === 1 && fStep === 1) {
    if (count >= copiedRun) {
      to.set(from.subarray(f, f + count), t);
      return;
    }
    for (; i + 4 <= count; i += 4, t += 4, f += 4) {
      to[t] = from[f]!;
      to[t + 1] = from[f + 1]!;
      to[t + 2] = from[f + 2]!;
      to[t + 3] = from[f + 3]!;
    }
  }
  for (; i < count; i++, t += tStep, f += fStep) to[t] = from[f]!;
}

/** `to[t + i * tStep] += from[f + i * fStep]`, likewise. */
export function addRun(
  to: NumberArray,
  t: number,
  tStep: number,
  from: NumberArray,
  f: number,
  fStep: number,
  count: number,
): void {
  let i = 0;
  if (tStep === 1 && fStep === 1) {
    for (; i + 4 <= count; i += 4, t += 4, f += 4) {
      to[t] = to[t]! + from[f]!;
      to[t + 1] = to[t + 1]! + from[f + 1]!;
      to[t + 2] = to[t + 2]! + from[f + 2]!;
      to[t + 3] = to[t + 3]! + from[f + 3]!;
    }
  }
  for (; i < count; i++, t += tStep, f += fStep) to[t] = to[t]! + from[f]!;
}

/** Whether adding entries of the array adds numbers of this dtype. */
export const addsPlainly = (code: number): boolean => singleNumbers[code]! && code !== INT64 && code !== BOOL;

/** Concatenates `count` runs of `width` entries: run `k` starts at `start + runs[k] * pitch`. */
export function takeRuns(
  to: BitArray,
  at: number,
  from: BitArray,
  start: number,
  runs: ArrayLike<number>,
  pitch: number,
  width: number,
): void {
  for (let k = 0, t = at; k < runs.length; k++, t += width) {
    const f = start + runs[k]! * pitch;
    if (width >= copiedRun) to.set(from.subarray(f, f + width), t);
    else for (let i = 0; i < width; i++) to[t + i] = from[f + i]!;
  }
}

/** `to[offsets[i]] = from[sources[i]]`, in order: the last one wins. */
export function moveElements(to: BitArray, offsets: Offsets, from: BitArray, sources: Offsets, unit: 1 | 2): void {
  const count = offsets.length;
  if (unit === 1) {
    for (let i = 0; i < count; i++) to[offsets[i]!] = from[sources[i]!]!;
    return;
  }
  for (let i = 0; i < count; i++) {
    const t = 2 * offsets[i]!;
    const f = 2 * sources[i]!;
    to[t] = from[f]!;
    to[t + 1] = from[f + 1]!;
  }
}

/** How a value is combined with the existing one. */
export type Combine = "replace" | "add" | "multiply" | "amax" | "amin";

/**
 * Combines values into a tensor at a list of offsets, in order: `to[offsets[i]] (op)= from[sources[i]]`. Both tensors
 * have one dtype. Booleans add as `or` and multiply as `and`; NaN wins in amax and amin.
 */
export function combineElements(
  target: Tensor,
  offsets: Offsets,
  source: Tensor,
  sources: Offsets,
  combine: Exclude<Combine, "replace">,
): void {
  if (target.dtypeCode === INT64) {
    combineBigints(bigintsOf(target), offsets, bigintsOf(source), sources, combine);
    return;
  }
  if (isComplexCode(target.dtypeCode)) {
    complexKernel("combine")(bitsOf(target) as PairArray, offsets, bitsOf(source) as PairArray, sources, combine);
    return;
  }
  if (isEmulatedCode(target.dtypeCode)) {
    combineEmulated(target, offsets, source, sources, combine);
    return;
  }
  const isBool = target.dtype === "bool";
  const kind = isBool ? (combine === "add" ? "amax" : combine === "multiply" ? "amin" : combine) : combine;
  combineNumbers(numbersOf(target) as Float64Array, offsets, numbersOf(source) as Float64Array, sources, kind);
}

/** As `combineNumbers`, with each intermediate result rounded to the dtype. */
function combineEmulated(
  target: Tensor,
  offsets: Offsets,
  source: Tensor,
  sources: Offsets,
  combine: Exclude<Combine, "replace">,
): void {
  const to = numbersAt(target);
  const from = numbersAt(source);
  const pair = new Float64Array(2);
  const [first, second] = [Int32Array.of(0), Int32Array.of(1)];
  for (let i = 0; i < offsets.length; i++) {
    pair[0] = to.read(offsets[i]!);
    pair[1] = from.read(sources[i]!);
    combineNumbers(pair, first, pair, second, combine);
    to.write(offsets[i]!, pair[0]!);
  }
}

function combineNumbers(
  to: Float64Array,
  offsets: Offsets,
  from: Float64Array,
  sources: Offsets,
  combine: Exclude<Combine, "replace">,
): void {
  const count = offsets.length;
  switch (combine) {
    case "add":
      for (let i = 0; i < count; i++) {
        const p = offsets[i]!;
        to[p] = to[p]! + from[sources[i]!]!;
      }
      break;
    case "multiply":
      if ((to as unknown) instanceof Int32Array) {
        for (let i = 0; i < count; i++) {
          const p = offsets[i]!;
          to[p] = Math.imul(to[p]!, from[sources[i]!]!);
        }
        break;
      }
      for (let i = 0; i < count; i++) {
        const p = offsets[i]!;
        to[p] = to[p]! * from[sources[i]!]!;
      }
      break;
    case "amax":
      for (let i = 0; i < count; i++) {
        const p = offsets[i]!;
        const value = from[sources[i]!]!;
        if (value > to[p]! || Number.isNaN(value)) to[p] = value;
      }
      break;
    case "amin":
      for (let i = 0; i < count; i++) {
        const p = offsets[i]!;
        const value = from[sources[i]!]!;
        if (value < to[p]! || Number.isNaN(value)) to[p] = value;
      }
      break;
  }
}

function combineBigints(
  to: BigInt64Array,
  offsets: Offsets,
  from: BigInt64Array,
  sources: Offsets,
  combine: Exclude<Combine, "replace">,
): void {
  const count = offsets.length;
  for (let i = 0; i < count; i++) {
    const p = offsets[i]!;
    const value = from[sources[i]!]!;
    switch (combine) {
      case "add":
        to[p] = to[p]! + value;
        break;
      case "multiply":
        to[p] = to[p]! * value;
        break;
      case "amax":
        if (value > to[p]!) to[p] = value;
        break;
      case "amin":
        if (value < to[p]!) to[p] = value;
        break;
    }
  }
}
