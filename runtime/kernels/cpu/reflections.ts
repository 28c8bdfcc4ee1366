// Blocked Householder reflections, with fewer passes over memory through matrix products. Independent of tensors.

import { type StridedMatrix, subtractProduct } from "./matmul.js";

/** Number of reflections per block; with fewer, products of matrices have too few columns. */
export const block = 32;

/** Four independent sums, so that additions do not wait for each other. */
export function dotOfRuns(a: Float64Array, at: number, b: Float64Array, from: number, count: number): number {
  let s0 = 0;
  let s1 = 0;
  let s2 = 0;
  let s3 = 0;
  let i = at;
  let j = from;
  for (const end = at + count - 3; i < end; i += 4, j += 4) {
    s0 += a[i]! * b[j]!;
    s1 += a[i + 1]! * b[j + 1]!;
    s2 += a[i + 2]! * b[j + 2]!;
    s3 += a[i + 3]! * b[j + 3]!;
  }
  for (const end = at + count; i < end; i++, j++) s0 += a[i]! * b[j]!;
  return s0 + s1 + (s2 + s3);
}

/** y += scale * x over runs. */
export function addScaled(
  y: Float64Array,
  at: number,
  scale: number,
  x: Float64Array,
  from: number,
  count: number,
): void {
  for (let i = 0; i < count; i++) y[at + i]! += scale * x[from + i]!;
}

/**
 * Applies reflections 1 - factor v v^T to the part of a matrix from `row` and `column` on, combined as 1 - V T V^T: the
 * last one first, or with `forward` the first one. `vectors` has one row per reflection, with one entry per row from
 * `row` on; entries before the reflection's own row are zero.
 */
export function reflectTogether(
  q: Float64Array,
  rows: number,
  columns: number,
  row: number,
  column: number,
  vectors: Float64Array,
  factors: ArrayLike<number>,
  forward: boolean,
): void {
  const count = factors.length;
  const height = rows - row;
  const width = columns - column;
  if (height <= 0 || width <= 0) return;
  const t = new Float64Array(count * count);
  const dots = new Float64Array(count);
  for (let k = 0; k < count; k++) {
    const factor = factors[k]!;
    t[k * count + k] = factor;
    for (let i = 0; i < k; i++) dots[i] = dotOfRuns(vectors, i * height + k, vectors, k * height + k, height - k);
    for (let i = 0; i < k; i++) {
      let sum = 0;
      for (let j = i; j < k; j++) sum += t[i * count + j]! * dots[j]!;
      t[i * count + k] = -factor * sum;
    }
  }
  const sums = new Float64Array(count * width);
  const target: StridedMatrix = { array: q, offset: row * columns + column, rowStep: columns, columnStep: 1 };
  const across: StridedMatrix = { array: sums, offset: 0, rowStep: width, columnStep: 1 };
  subtractProduct(count, width, height, across, { array: vectors, offset: 0, rowStep: height, columnStep: 1 }, target);
  // T, or its transpose, is triangular, so rows can be overwritten in this order. The sums have the opposite sign.
  for (let s = 0; s < count; s++) {
    const i = forward ? count - 1 - s : s;
    const at = i * width;
    const scale = -t[i * count + i]!;
    for (let j = 0; j < width; j++) sums[at + j]! *= scale;
    for (let k = forward ? 0 : i + 1, end = forward ? i : count; k < end; k++)
      addScaled(sums, at, -t[forward ? k * count + i : i * count + k]!, sums, k * width, width);
  }
  subtractProduct(height, width, count, target, { array: vectors, offset: 0, rowStep: 1, columnStep: height }, across);
}
