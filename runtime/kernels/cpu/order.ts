// Stable orders of rows of numbers: merge sort over typed arrays, NaN as the largest.

import { INT64, isFloatingCode } from "../../core/dtype.js";
import type { Tensor } from "../../core/tensor.js";
import { bigintsOf, numbersOf, numeric } from "../memory/elements.js";

/**
 * Sorts `order[0 .. count)` (places in `keys`) so that their keys do not fall; equal keys keep their order. `spare` is as long.
 * No key is NaN.
 */
function sortPlaces(keys: Float64Array, order: Int32Array, spare: Int32Array, count: number): void {
  // Short runs by insertion, then runs are merged in pairs, to and fro between the two arrays.
  const run = 8;
  for (let start = 0; start < count; start += run) {
    const end = Math.min(start + run, count);
    for (let i = start + 1; i < end; i++) {
      const place = order[i]!;
      const key = keys[place]!;
      let j = i - 1;
      while (j >= start && keys[order[j]!]! > key) {
        order[j + 1] = order[j]!;
        j--;
      }
      order[j + 1] = place;
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

/** Reads rows of a tensor as keys and puts their places in order. */
export interface RowSorter {
  /** Places 0 .. length - 1 of the row that starts at `start` (elements of the storage, `step` apart), in order. Overwritten by the next call. */
  sort(start: number, step: number): Int32Array;
}

/** The tensor is dense. NaN comes last in rising order and first in falling order. Equal elements keep their order in both. */
export function rowSorter(tensor: Tensor, length: number, descending: boolean): RowSorter {
  const keys = new Float64Array(length);
  const order = new Int32Array(length);
  const spare = new Int32Array(length);
  const sign = descending ? -1 : 1;
  if (tensor.dtypeCode === INT64) {
    const data = bigintsOf(tensor);
    return {
      sort(start, step) {
        let wide = false;
        for (let i = 0; i < length; i++) {
          const key = Number(data[start + i * step]!);
          keys[i] = sign * key;
          order[i] = i;
          if (!Number.isSafeInteger(key)) wide = true;
        }
        if (wide) rankBigints(data, start, step, keys, sign);
        sortPlaces(keys, order, spare, length);
        return order;
      },
    };
  }
  const numbers = numeric(tensor);
  const data = numbersOf(numbers) as Float64Array;
  // A copy has the rows elsewhere.
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
        sortPlaces(keys, order, spare, length);
        return order;
      }
      const apart = spare.slice(0, nans);
      sortPlaces(keys, order, spare, count);
      if (descending) {
        order.copyWithin(nans, 0, count);
        order.set(apart, 0);
      } else {
        order.set(apart, count);
      }
      return order;
    },
  };
}

/** Keys for integers that doubles cannot tell apart: their ranks. */
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
