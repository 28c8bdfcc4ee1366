// Tiled transposes: each cache line is used completely while it is cached.

import type { BitArray } from "./elements.js";

/** Side of a tile. */
const tileSize = 64;

/**
 * `to[at + i + j * toStep] = from[fromAt + i * fromStep + j]` for all i of `columns` and j of `rows`; offsets and steps
 * count elements of `entries` words.
 */
export function transposeTiled(
  to: BitArray,
  at: number,
  toStep: number,
  from: BitArray,
  fromAt: number,
  fromStep: number,
  columns: number,
  rows: number,
  entries: number,
): void {
  const areWords = to instanceof Int32Array && from instanceof Int32Array;
  for (let left = 0; left < columns; left += tileSize) {
    const width = Math.min(tileSize, columns - left);
    for (let top = 0; top < rows; top += tileSize) {
      const height = Math.min(tileSize, rows - top);
      const p = at + top * toStep + left;
      const q = fromAt + left * fromStep + top;
      if (entries === 2) turnPairs(to, p, toStep, from, q, fromStep, width, height);
      else {
        const done = areWords ? turnFours(to, p, toStep, from, q, fromStep, width, height) : 0;
        turnLines(to, p + done * toStep, toStep, from, q + done, fromStep, width, height - done);
      }
    }
  }
}

/**
 * Four rows at a time, for words only, since other array types would slow down the loop for all. Returns the number of
 * rows done.
 */
function turnFours(
  to: Int32Array,
  at: number,
  toStep: number,
  from: Int32Array,
  fromAt: number,
  fromStep: number,
  columns: number,
  rows: number,
): number {
  let j = 0;
  for (; j + 4 <= rows; j += 4) {
    let p = at + j * toStep;
    let o = p + toStep;
    let n = o + toStep;
    let m = n + toStep;
    for (let i = 0, q = fromAt + j; i < columns; i++, q += fromStep) {
      to[p++] = from[q]!;
      to[o++] = from[q + 1]!;
      to[n++] = from[q + 2]!;
      to[m++] = from[q + 3]!;
    }
  }
  return j;
}

function turnLines(
  to: BitArray,
  at: number,
  toStep: number,
  from: BitArray,
  fromAt: number,
  fromStep: number,
  columns: number,
  rows: number,
): void {
  for (let j = 0; j < rows; j++)
    for (let i = 0, p = at + j * toStep, q = fromAt + j; i < columns; i++, q += fromStep) to[p + i] = from[q]!;
}

/** Elements of two words. */
function turnPairs(
  to: BitArray,
  at: number,
  toStep: number,
  from: BitArray,
  fromAt: number,
  fromStep: number,
  columns: number,
  rows: number,
): void {
  for (let j = 0; j < rows; j++)
    for (let i = 0, p = 2 * (at + j * toStep), q = 2 * (fromAt + j); i < columns; i++, p += 2, q += 2 * fromStep) {
      to[p] = from[q]!;
      to[p + 1] = from[q + 1]!;
    }
}
