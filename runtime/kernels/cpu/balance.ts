// Prepares a matrix for iterative methods: scales it by a power of two against overflow, and permutes and scales rows
// and columns against loss of precision. Matrices are row-major, complex ones of pairs. Independent of tensors.

import type { Matrix } from "./decompositions.js";

/**
 * Multiplies a matrix whose squares would overflow or underflow by a power of two, in place.
 * @returns the factor by which its eigenvalues must be multiplied afterwards: 1 for a matrix of ordinary magnitude,
 * which is left unchanged
 */
export function tamed(a: Matrix): number {
  let largest = 0;
  for (const value of a) {
    const size = Math.abs(value);
    if (!(size <= largest)) largest = size;
  }
  if (largest === 0 || !Number.isFinite(largest) || (largest > 1e-100 && largest < 1e100)) return 1;
  const power = Math.max(-1000, Math.min(1000, Math.floor(Math.log2(largest))));
  const scale = 2 ** -power;
  for (let i = 0; i < a.length; i++) a[i]! *= scale;
  return 2 ** power;
}

/** The record of `balance`, from which `unbalance` transforms vectors back. */
export interface Balance {
  /** The factors by which column i was multiplied and row i divided. */
  readonly scale: Float64Array;
  /** Rows and columns that were swapped, in order. */
  readonly swaps: readonly (readonly [number, number])[];
}

/**
 * Balances a square matrix in place. Eigenvalues isolated in their row or column move to the ends of the diagonal; the
 * rows and columns in between are scaled by powers of two to similar norms. Eigenvalues do not change.
 */
export function balance(a: Matrix, n: number, entries: 1 | 2): Balance {
  const scale = new Float64Array(n).fill(1);
  const swaps: [number, number][] = [];
  const isZero = (i: number, j: number): boolean => {
    const p = (i * n + j) * entries;
    return a[p] === 0 && (entries === 1 || a[p + 1] === 0);
  };
  const exchange = (i: number, j: number): void => {
    if (i === j) return;
    swaps.push([i, j]);
    for (let k = 0; k < n; k++) {
      for (let e = 0; e < entries; e++) {
        const [p, q] = [(i * n + k) * entries + e, (j * n + k) * entries + e];
        [a[p], a[q]] = [a[q]!, a[p]!];
      }
    }
    for (let k = 0; k < n; k++) {
      for (let e = 0; e < entries; e++) {
        const [p, q] = [(k * n + i) * entries + e, (k * n + j) * entries + e];
        [a[p], a[q]] = [a[q]!, a[p]!];
      }
    }
  };
  let low = 0;
  let high = n - 1;
  /** The first of the rows (or columns) `low ... high` that is zero outside the diagonal. */
  const alone = (inRow: boolean): number => {
    for (let i = high; i >= low; i--) {
      let j = low;
      while (j <= high && (j === i || (inRow ? isZero(i, j) : isZero(j, i)))) j++;
      if (j > high) return i;
    }
    return -1;
  };
  for (let i = alone(true); i >= 0 && high > low; i = alone(true)) exchange(i, high--);
  for (let i = alone(false); i >= 0 && high > low; i = alone(false)) exchange(i, low++);

  const length = (start: number, step: number, from: number, to: number): number => {
    let sum = 0;
    for (let k = from; k <= to; k++)
      for (let e = 0; e < entries; e++) sum = Math.hypot(sum, a[(start + k * step) * entries + e]!);
    return sum;
  };
  for (let changed = true; changed; ) {
    changed = false;
    for (let i = low; i <= high; i++) {
      const column = length(i, n, low, high);
      const row = length(i * n, 1, low, high);
      if (column === 0 || row === 0) continue;
      // The power of two closest to the square root of the ratio makes both norms similar.
      const power = Math.round((Math.log2(row) - Math.log2(column)) / 2);
      const f = 2 ** power;
      const total = scale[i]! * f;
      if (power === 0 || column * f + row / f >= 0.95 * (column + row) || !(total > 1e-290 && total < 1e290)) continue;
      scale[i] = total;
      changed = true;
      for (let k = 0; k < n; k++) {
        for (let e = 0; e < entries; e++) {
          a[(i * n + k) * entries + e]! /= f;
          a[(k * n + i) * entries + e]! *= f;
        }
      }
    }
  }
  return { scale, swaps };
}

/** Transforms a vector of pairs of the balanced matrix back to the original one, in place. */
export function unbalance(vector: Float64Array, { scale, swaps }: Balance): void {
  for (let i = 0; i < scale.length; i++) {
    vector[2 * i]! *= scale[i]!;
    vector[2 * i + 1]! *= scale[i]!;
  }
  for (let k = swaps.length - 1; k >= 0; k--) {
    const [i, j] = swaps[k]!;
    for (let e = 0; e < 2; e++) {
      const [p, q] = [2 * i + e, 2 * j + e];
      [vector[p], vector[q]] = [vector[q]!, vector[p]!];
    }
  }
}
