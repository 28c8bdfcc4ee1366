// LDL factors of complex matrices, symmetric or Hermitian, and solves with them: the counterpart of symmetric.ts for
// real matrices. Matrices are row-major pairs.

import { BLOCK_BOUND, type Matrix, swapRows } from "../cpu/decompositions.js";

type Complex = readonly [re: number, im: number];

const times = ([a, b]: Complex, [c, d]: Complex): Complex => [a * c - b * d, a * d + b * c];
const minus = ([a, b]: Complex, [c, d]: Complex): Complex => [a - c, b - d];
const sizeOf = ([a, b]: Complex): number => Math.abs(a) + Math.abs(b);

function divide(a: Complex, [c, d]: Complex): Complex {
  const size = Math.hypot(c, d);
  const [re, im] = times(a, [c / size, -d / size]);
  return [re / size, im / size];
}

/** The element mirrored across the diagonal: conjugated in a Hermitian matrix. */
const mirrorOf =
  (hermitian: boolean) =>
  (a: Complex): Complex =>
    hermitian ? [a[0], -a[1]] : a;

/** Elements by row and column. */
function elements(a: Matrix, n: number) {
  return {
    at: (i: number, j: number): Complex => [a[2 * (i * n + j)]!, a[2 * (i * n + j) + 1]!],
    set: (i: number, j: number, value: Complex): void => a.set(value, 2 * (i * n + j)),
  };
}

/** As `ldlInPlace`; the diagonal of a Hermitian matrix is real. */
export function complexLdl(a: Matrix, n: number, pivots: Int32Array, hermitian: boolean): number {
  const { at, set } = elements(a, n);
  const mirror = mirrorOf(hermitian);
  const diagonal = (i: number): number => (hermitian ? Math.abs(at(i, i)[0]) : sizeOf(at(i, i)));
  const swap = (i: number, j: number, p: number, q: number, how: (a: Complex) => Complex = (x) => x): void => {
    const t = how(at(i, j));
    set(i, j, how(at(p, q)));
    set(p, q, t);
  };
  const real = (i: number): void => {
    if (hermitian) set(i, i, [at(i, i)[0], 0]);
  };
  let info = 0;
  for (let k = 0; k < n; ) {
    let below = k;
    let columnMost = 0;
    for (let i = k + 1; i < n; i++) {
      if (sizeOf(at(i, k)) > columnMost) {
        columnMost = sizeOf(at(i, k));
        below = i;
      }
    }
    let size = 1;
    let pivot = k;
    if (Math.max(diagonal(k), columnMost) === 0 || Number.isNaN(diagonal(k))) {
      if (info === 0) info = k + 1;
      real(k);
      pivots[k] = ++k;
      continue;
    }
    if (diagonal(k) < BLOCK_BOUND * columnMost) {
      let rowMost = 0;
      for (let j = k; j < below; j++) rowMost = Math.max(rowMost, sizeOf(at(below, j)));
      for (let i = below + 1; i < n; i++) rowMost = Math.max(rowMost, sizeOf(at(i, below)));
      if (diagonal(k) < BLOCK_BOUND * columnMost * (columnMost / rowMost)) {
        pivot = below;
        if (diagonal(below) < BLOCK_BOUND * rowMost) size = 2;
      }
    }
    const moved = k + size - 1;
    if (pivot !== moved) {
      for (let i = pivot + 1; i < n; i++) swap(i, moved, i, pivot);
      for (let i = moved + 1; i < pivot; i++) swap(i, moved, pivot, i, mirror);
      set(pivot, moved, mirror(at(pivot, moved)));
      swap(moved, moved, pivot, pivot);
      if (size === 2) swap(k + 1, k, pivot, k);
    }
    for (let i = k; i < k + size; i++) real(i);
    for (let j = k + size; j < n; j++) {
      const scaled = size === 1 ? [divide(at(j, k), at(k, k))] : overBlock(at, j, k, mirror);
      for (let i = j; i < n; i++) {
        scaled.forEach((factor, s) => {
          set(i, j, minus(at(i, j), times(at(i, k + s), mirror(factor))));
        });
      }
      real(j);
      scaled.forEach((factor, s) => {
        set(j, k + s, factor);
      });
    }
    if (size === 1) pivots[k] = pivot + 1;
    else pivots[k] = pivots[k + 1] = -(pivot + 1);
    k += size;
  }
  return info;
}

/** The elements of row `j` in the columns of the block at `k`, times the block's inverse. */
function overBlock(
  at: (i: number, j: number) => Complex,
  j: number,
  k: number,
  mirror: (a: Complex) => Complex,
): Complex[] {
  const [x, y, a, b, c] = [at(j, k), at(j, k + 1), at(k, k), at(k + 1, k), at(k + 1, k + 1)];
  const determinant = minus(times(a, c), times(b, mirror(b)));
  return [
    divide(minus(times(x, c), times(y, b)), determinant),
    divide(minus(times(y, a), times(x, mirror(b))), determinant),
  ];
}

/** As `solveLdl`. */
export function complexSolveLdl(
  a: Matrix,
  pivots: ArrayLike<number>,
  n: number,
  b: Matrix,
  columns: number,
  hermitian: boolean,
): void {
  const factors = elements(a, n);
  const { at, set } = elements(b, columns);
  const mirror = mirrorOf(hermitian);
  const subtract = (target: number, factor: Complex, source: number): void => {
    for (let c = 0; c < columns; c++) set(target, c, minus(at(target, c), times(factor, at(source, c))));
  };
  for (let k = 0; k < n; ) {
    const size = pivots[k]! > 0 ? 1 : 2;
    const [row, swapped] = [k + size - 1, Math.abs(pivots[k]!) - 1];
    if (row !== swapped) swapRows(b, 2 * columns, row, swapped);
    for (let i = k + size; i < n; i++) for (let s = 0; s < size; s++) subtract(i, factors.at(i, k + s), k + s);
    const [first, second] = [factors.at(k, k), size === 1 ? ([0, 0] as const) : factors.at(k + 1, k)];
    const last = factors.at(row, row);
    const determinant = minus(times(first, last), times(second, mirror(second)));
    for (let c = 0; c < columns; c++) {
      const x = at(k, c);
      if (size === 1) {
        // LAPACK reads only the real part of a Hermitian matrix's diagonal here.
        set(k, c, divide(x, hermitian ? [first[0], 0] : first));
        continue;
      }
      const y = at(k + 1, c);
      set(k, c, divide(minus(times(last, x), times(mirror(second), y)), determinant));
      set(k + 1, c, divide(minus(times(first, y), times(second, x)), determinant));
    }
    k += size;
  }
  for (let k = n - 1; k >= 0; ) {
    const size = pivots[k]! > 0 ? 1 : 2;
    for (let s = 0; s < size; s++) for (let i = k + 1; i < n; i++) subtract(k - s, mirror(factors.at(i, k - s)), i);
    const other = Math.abs(pivots[k]!) - 1;
    if (other !== k) swapRows(b, 2 * columns, k, other);
    k -= size;
  }
}
