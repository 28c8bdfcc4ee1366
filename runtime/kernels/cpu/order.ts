// Stable orders of rows of numbers, with NaN as the largest: merge sort for short rows, radix sort for long ones; a heap
// for the first few elements.

import { FLOAT64, INT64, isEmulatedCode, isFloatingCode, isUnsignedWordCode } from "../../core/dtype.js";
import type { Tensor } from "../../core/tensor.js";
import { countedRow, equalKeys, skippedBlocks } from "../loops/thresholds.js";
import type { SmallIntArray } from "../memory/arrays.js";
import { bigintsOf, numbersOf, numeric, wordsOf } from "../memory/elements.js";
import { maxRows, minRows } from "./reductions.js";

/** Sorts `order[0 .. count)`, indices into `keys`, by ascending key; stable. `spare` has the same length. Keys must not be NaN. */
function sortIndices(keys: Float64Array, order: Int32Array, spare: Int32Array, count: number): void {
  // Insertion sort of short runs, then pairwise merges, alternating between the two arrays.
  const run = 8;
  for (let start = 0; start < count; start += run) {
    const end = Math.min(start + run, count);
    for (let i = start + 1; i < end; i++) {
      const index = order[i]!;
      const key = keys[index]!;
      let j = i - 1;
      while (j >= start && keys[order[j]!]! > key) {
        order[j + 1] = order[j]!;
        j--;
      }
      order[j + 1] = index;
    }
  }
  let from = order;
  let to = spare;
  for (let width = run; width < count; width *= 2) {
    for (let start = 0; start < count; start += 2 * width) {
      const middle = Math.min(start + width, count);
      const end = Math.min(start + 2 * width, count);
      let a = start;
      let b = middle;
      for (let t = start; t < end; t++) {
        if (a < middle && (b >= end || keys[from[a]!]! <= keys[from[b]!]!)) to[t] = from[a++]!;
        else to[t] = from[b++]!;
      }
    }
    const swapped = from;
    from = to;
    to = swapped;
  }
  if (from !== order) order.set(from.subarray(0, count));
}

const digitBits = 11;
const digits = 1 << digitBits;

/** Writes the keys of a row of float32 numbers: integers in the same order, NaN the largest, zeros of both signs equal. */
function keysOfFloats(words: Int32Array, start: number, step: number, keys: Int32Array, flip: number): void {
  for (let i = 0, at = start; i < keys.length; i++, at += step) {
    const bits = words[at]!;
    const size = bits & 0x7fffffff;
    const key = size === 0 ? 0 : size > 0x7f800000 ? 0x7fffffff : bits ^ ((bits >> 31) & 0x7fffffff);
    keys[i] = key ^ flip;
  }
}

/** As above for integers. Returns the minimum and maximum; null if some exceed 32 bits. */
function keysOfIntegers(
  data: SmallIntArray,
  unit: 1 | 2,
  start: number,
  step: number,
  keys: Int32Array,
  flip: number,
): readonly [least: number, largest: number] | null {
  let exceeds = 0;
  let minimum = 0x7fffffff;
  let largest = -0x80000000;
  for (let i = 0, at = unit * start; i < keys.length; i++, at += unit * step) {
    const value = data[at]!;
    const key = value ^ flip;
    keys[i] = key;
    if (key < minimum) minimum = key;
    if (key > largest) largest = key;
    if (unit === 2) exceeds |= data[at + 1]! ^ (value >> 31);
  }
  return exceeds === 0 ? [minimum, largest] : null;
}

/**
 * As above for doubles or 64-bit integers: keys from the high words, and secondary keys from the low words, for equal
 * high words.
 */
function keysOfWide(
  words: Int32Array,
  floats: boolean,
  start: number,
  step: number,
  keys: Int32Array,
  lows: Int32Array,
  flip: number,
): void {
  for (let i = 0, at = 2 * start; i < keys.length; i++, at += 2 * step) {
    let low = words[at]!;
    let high = words[at + 1]!;
    if (floats) {
      const size = high & 0x7fffffff;
      if (size > 0x7ff00000 || (size === 0x7ff00000 && low !== 0)) {
        high = 0x7fffffff;
        low = 0;
      } else if (size === 0 && low === 0) high = 0;
      // Negative numbers have their bits inverted.
      const sign = high >> 31;
      high ^= sign & 0x7fffffff;
      low ^= sign;
    }
    keys[i] = high ^ flip;
    lows[i] = low ^ -0x80000000 ^ flip;
  }
  spread(keys, lows);
}

/** If the high words use few bits, appends upper bits of the low words, so that fewer keys are equal. */
function spread(keys: Int32Array, lows: Int32Array): void {
  let minimum = keys[0]!;
  let largest = minimum;
  for (let i = 1; i < keys.length; i++) {
    const key = keys[i]!;
    if (key < minimum) minimum = key;
    if (key > largest) largest = key;
  }
  const bits = 32 - Math.clz32(largest - minimum);
  if (bits > 24) return;
  for (let i = 0; i < keys.length; i++) {
    const low = lows[i]! ^ -0x80000000;
    // Shifts by 0 or 32 have no effect in JavaScript; the low word alone is then the key.
    keys[i] = (((keys[i]! - minimum) << (32 - bits)) | (low >>> bits)) ^ -0x80000000;
    lows[i] = (low << (32 - bits)) ^ -0x80000000;
  }
}

/**
 * Sorts the keys of a row. `pairs` and `others`, with one key and index per element, are overwritten; returns the one
 * with the result.
 */
function sortKeys(keys: Int32Array, pairs: Int32Array, others: Int32Array, counts: Int32Array): Int32Array {
  const count = keys.length;
  counts.fill(0);
  for (let i = 0; i < count; i++) {
    const key = keys[i]!;
    counts[key & (digits - 1)]!++;
    counts[digits + ((key >>> digitBits) & (digits - 1))]!++;
    counts[2 * digits + ((key >>> (2 * digitBits)) ^ (digits >> 2))]!++;
  }
  for (let i = 0; i < count; i++) {
    pairs[2 * i] = keys[i]!;
    pairs[2 * i + 1] = i;
  }
  let [from, to] = [pairs, others];
  for (let pass = 0; pass < 3; pass++) {
    const start = pass * digits;
    const shift = pass * digitBits;
    // The highest bit is the sign: negative numbers come first.
    const inverted = pass === 2 ? digits >> 2 : 0;
    // All keys share this digit: nothing moves.
    if (counts[start + (((from[0]! >>> shift) & (digits - 1)) ^ inverted)] === count) continue;
    let sum = 0;
    for (let d = start; d < start + digits; d++) {
      const occurrences = counts[d]!;
      counts[d] = sum;
      sum += occurrences;
    }
    for (let i = 0; i < 2 * count; i += 2) {
      const key = from[i]!;
      const at = 2 * counts[start + (((key >>> shift) & (digits - 1)) ^ inverted)]!++;
      to[at] = key;
      to[at + 1] = from[i + 1]!;
    }
    [from, to] = [to, from];
  }
  return from;
}

/** The indices in pairs of key and index. */
function placesBeside(pairs: Int32Array, indices: Int32Array): Int32Array {
  for (let i = 0; i < indices.length; i++) indices[i] = pairs[2 * i + 1]!;
  return indices;
}

/** Up to this many different keys use a counting sort. */
const fewKeys = 1 << 16;

/** The indices of keys in ascending order, by counting; `least` is the smallest key. */
function countKeys(keys: Int32Array, minimum: number, counts: Int32Array, indices: Int32Array): Int32Array {
  for (let i = 0; i < keys.length; i++) counts[keys[i]! - minimum]!++;
  let sum = 0;
  for (let k = 0; k < counts.length; k++) {
    const occurrences = counts[k]!;
    counts[k] = sum;
    sum += occurrences;
  }
  for (let i = 0; i < keys.length; i++) indices[counts[keys[i]! - minimum]!++] = i;
  return indices;
}

/** Sorts indices by their low keys where the high ones, sorted in `pairs`, are equal. */
function sortEqual(
  pairs: Int32Array,
  spare: Int32Array,
  indices: Int32Array,
  lows: Int32Array,
  counts: Int32Array,
): Int32Array {
  placesBeside(pairs, indices);
  const longRuns: number[] = [];
  for (let end = 1, start = 0; end <= indices.length; end++) {
    if (end < indices.length && pairs[2 * end] === pairs[2 * start]) continue;
    if (end - start > equalKeys) longRuns.push(start, end);
    else
      for (let i = start + 1; i < end; i++) {
        const index = indices[i]!;
        let j = i - 1;
        for (; j >= start && lows[indices[j]!]! > lows[index]!; j--) indices[j + 1] = indices[j]!;
        indices[j + 1] = index;
      }
    start = end;
  }
  for (let i = 0; i < longRuns.length; i += 2) {
    const equal = indices.slice(longRuns[i], longRuns[i + 1]);
    const sorted = sortKeys(
      equal.map((index) => lows[index]!),
      pairs.subarray(0, 2 * equal.length),
      spare.subarray(0, 2 * equal.length),
      counts,
    );
    for (let k = 0; k < equal.length; k++) indices[longRuns[i]! + k] = equal[sorted[2 * k + 1]!]!;
  }
  return indices;
}

/** Sorts long rows of numbers of any dtype; null for short ones. */
function wordSorter(tensor: Tensor, length: number, descending: boolean): RowSorter["sort"] | null {
  // Keys are signed integers of 32 bits.
  if (length < countedRow || isUnsignedWordCode(tensor.dtypeCode)) return null;
  const numbers = tensor.dtypeCode === INT64 ? tensor : numeric(tensor);
  const { dtypeCode } = numbers;
  const shift = numbers.offset - tensor.offset;
  const flip = descending ? -1 : 0;
  const keys = new Int32Array(length);
  const indices = new Int32Array(length);
  const [pairs, others] = [new Int32Array(2 * length), new Int32Array(2 * length)];
  const counts = new Int32Array(3 * digits);
  const floats = isFloatingCode(dtypeCode);
  let lows: Int32Array | null = null;
  const sortWide = (start: number, step: number): Int32Array => {
    lows ??= new Int32Array(length);
    keysOfWide(wordsOf(numbers), floats, start, step, keys, lows, flip);
    const sorted = sortKeys(keys, pairs, others, counts);
    return sortEqual(sorted, sorted === pairs ? others : pairs, indices, lows, counts);
  };
  if (dtypeCode === FLOAT64) return (start, step) => sortWide(start + shift, step);
  if (floats)
    return (start, step) => {
      keysOfFloats(wordsOf(numbers), start + shift, step, keys, flip);
      return placesBeside(sortKeys(keys, pairs, others, counts), indices);
    };
  const unit = dtypeCode === INT64 ? 2 : 1;
  const data = unit === 2 ? wordsOf(numbers) : (numbersOf(numbers) as SmallIntArray);
  return (start, step) => {
    const ends = keysOfIntegers(data, unit, start + shift, step, keys, flip);
    if (ends === null) return sortWide(start + shift, step);
    const range = ends[1] - ends[0] + 1;
    if (range <= Math.min(fewKeys, 4 * length)) return countKeys(keys, ends[0], new Int32Array(range), indices);
    return placesBeside(sortKeys(keys, pairs, others, counts), indices);
  };
}

/** Sorts rows of a tensor and returns the order of their elements. */
export interface RowSorter {
  /**
   * Indices 0 .. length - 1 in the order of the row's elements. `start` and `step` count elements of the storage. The
   * result is overwritten by the next call.
   */
  sort(start: number, step: number): Int32Array;
}

/** The tensor must be contiguous. NaN comes last in ascending and first in descending order. Both orders are stable. */
export function rowSorter(tensor: Tensor, length: number, descending: boolean): RowSorter {
  const sort = wordSorter(tensor, length, descending);
  return sort === null ? doubleSorter(tensor, length, descending) : { sort };
}

/** As `rowSorter`, for short rows. */
function doubleSorter(tensor: Tensor, length: number, descending: boolean): RowSorter {
  const keys = new Float64Array(length);
  const order = new Int32Array(length);
  const spare = new Int32Array(length);
  const sign = descending ? -1 : 1;
  if (tensor.dtypeCode === INT64) {
    const data = bigintsOf(tensor);
    return {
      sort(start, step) {
        let exceeds = false;
        for (let i = 0; i < length; i++) {
          const key = Number(data[start + i * step]!);
          keys[i] = sign * key;
          order[i] = i;
          if (!Number.isSafeInteger(key)) exceeds = true;
        }
        if (exceeds) rankBigints(data, start, step, keys, sign);
        sortIndices(keys, order, spare, length);
        return order;
      },
    };
  }
  const numbers = numeric(tensor);
  const data = numbersOf(numbers) as Float64Array;
  // The rows of a copy have other offsets.
  const shift = numbers.offset - tensor.offset;
  const floats = isFloatingCode(tensor.dtypeCode);
  return {
    sort(start, step) {
      let count = 0;
      let nans = 0;
      for (let i = 0; i < length; i++) {
        const key = data[start + shift + i * step]!;
        keys[i] = sign * key;
        if (floats && key !== key) spare[nans++] = i;
        else order[count++] = i;
      }
      if (nans === 0) {
        sortIndices(keys, order, spare, length);
        return order;
      }
      const nanIndices = spare.slice(0, nans);
      sortIndices(keys, order, spare, count);
      if (descending) {
        order.copyWithin(nans, 0, count);
        order.set(nanIndices, 0);
      } else {
        order.set(nanIndices, count);
      }
      return order;
    },
  };
}

/**
 * The indices of the first `k` elements of a row in order, as from `rowSorter`, in one pass. Null if `k` is large
 * relative to the row, for int64, and for rows with NaN, where sorting is better.
 */
export function firstIndices(
  tensor: Tensor,
  length: number,
  k: number,
  descending: boolean,
): ((start: number, step: number) => Int32Array | null) | null {
  if (tensor.dtypeCode === INT64 || isEmulatedCode(tensor.dtypeCode) || k === 0 || 16 * k > length) return null;
  const data = numbersOf(tensor) as Float64Array;
  const sign = descending ? -1 : 1;
  // A heap with the last of the first k on top: of equal elements the later one.
  const keys = new Float64Array(k);
  const indices = new Int32Array(k);
  const isAfter = (a: number, b: number): boolean =>
    keys[a]! > keys[b]! || (keys[a] === keys[b] && indices[a]! > indices[b]!);
  const swap = (a: number, b: number): void => {
    [keys[a], keys[b]] = [keys[b]!, keys[a]!];
    [indices[a], indices[b]] = [indices[b]!, indices[a]!];
  };
  const sink = (from: number, count: number): void => {
    for (let at = from; ; ) {
      let child = 2 * at + 1;
      if (child >= count) return;
      if (child + 1 < count && isAfter(child + 1, child)) child++;
      if (!isAfter(child, at)) return;
      swap(at, child);
      at = child;
    }
  };
  const extremes = (descending ? maxRows : minRows).at(tensor.dtypeCode, length);
  const wholeBlocks = Math.floor(length / blockSize);
  // The built-in reduction takes as long as this pass.
  const bests =
    extremes != null && "offers" in extremes && wholeBlocks >= skippedBlocks ? new Float64Array(wholeBlocks) : null;
  /** The first index from `from` on whose key comes before `last`, or is NaN. */
  const next = (start: number, step: number, from: number, last: number): number => {
    if (bests === null || step !== 1) return nextBefore(data, start, step, from, length, sign, last);
    for (let i = from; i < length; ) {
      const block = Math.floor(i / blockSize);
      const end = block < wholeBlocks ? (block + 1) * blockSize : length;
      if (block >= wholeBlocks || !(sign * bests[block]! >= last)) {
        const found = nextBefore(data, start, 1, i, end, sign, last);
        if (found < end) return found;
      }
      i = end;
    }
    return length;
  };
  return (start, step) => {
    if (bests !== null && step === 1) {
      bests.fill(sign * Number.POSITIVE_INFINITY);
      extremes!(data, start, blockSize, wholeBlocks, 1, blockSize, bests, 0, bests);
    }
    for (let i = 0; i < k; i++) {
      const key = sign * data[start + i * step]!;
      if (key !== key) return null;
      keys[i] = key;
      indices[i] = i;
    }
    for (let i = (k >> 1) - 1; i >= 0; i--) sink(i, k);
    let last = keys[0]!;
    for (let i = next(start, step, k, last); i < length; i = next(start, step, i + 1, last)) {
      const key = sign * data[start + i * step]!;
      if (key !== key) return null;
      keys[0] = key;
      indices[0] = i;
      sink(0, k);
      last = keys[0]!;
    }
    for (let count = k - 1; count > 0; count--) {
      swap(0, count);
      sink(0, count);
    }
    return indices;
  };
}

/** Blocks of this many elements are skipped if their extreme comes after the current candidates; not worth it for fewer blocks. */
const blockSize = 1024;

/** The first index from `from` on whose key comes before another, or is NaN. */
function nextBefore(
  data: Float64Array,
  start: number,
  step: number,
  from: number,
  length: number,
  sign: number,
  last: number,
): number {
  for (let i = from, at = start + from * step; i < length; i++, at += step) if (!(sign * data[at]! >= last)) return i;
  return length;
}

/** Keys for integers that doubles cannot distinguish: their ranks. */
function rankBigints(data: BigInt64Array, start: number, step: number, keys: Float64Array, sign: number): void {
  const { length } = keys;
  const sorted = new BigInt64Array(length);
  for (let i = 0; i < length; i++) sorted[i] = data[start + i * step]!;
  sorted.sort();
  for (let i = 0; i < length; i++) {
    const value = data[start + i * step]!;
    let low = 0;
    let high = length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sorted[middle]! < value) low = middle + 1;
      else high = middle;
    }
    keys[i] = sign * low;
  }
}
