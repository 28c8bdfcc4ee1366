// Dense linear algebra on row-major matrices of complex numbers, two doubles each: the counterpart of decompositions.ts
// for real matrices. Independent of tensors.

import type { ComplexMatrices } from "../complex-kernels.js";
import { type Matrix, swapRows, turnColumns } from "../cpu/decompositions.js";
import { complexLdl, complexSolveLdl } from "./ldl.js";

/** b[to] -= (re + i im) * b[from] for `count` pairs; indices count doubles. */
function subtract(b: Matrix, to: number, c: Matrix, from: number, count: number, re: number, im: number): void {
  for (let p = to, q = from, end = from + 2 * count; q < end; p += 2, q += 2) {
    const [x, y] = [c[q]!, c[q + 1]!];
    b[p]! -= re * x - im * y;
    b[p + 1]! -= re * y + im * x;
  }
}

/** Divides `count` pairs by a number. */
function divide(b: Matrix, at: number, count: number, re: number, im: number): void {
  for (let p = at, end = at + 2 * count; p < end; p += 2) {
    const [x, y] = quotient(b[p]!, b[p + 1]!, re, im);
    b[p] = x;
    b[p + 1] = y;
  }
}

/** (a + bi) / (c + di) without squares, which could overflow. */
function quotient(a: number, b: number, c: number, d: number): [number, number] {
  if (d === 0) return [a / c, b / c];
  if (Math.abs(c) >= Math.abs(d)) {
    const r = d / c;
    const s = c + d * r;
    return [(a + b * r) / s, (b - a * r) / s];
  }
  const r = c / d;
  const s = c * r + d;
  return [(a * r + b) / s, (b * r - a) / s];
}

/** As `luInPlace`. Pivots are compared by |re| + |im|, as in LAPACK. */
function complexLu(a: Matrix, rows: number, columns: number, pivots: Int32Array): number {
  let info = 0;
  for (let j = 0; j < Math.min(rows, columns); j++) {
    let pivot = j;
    let largest = -1;
    for (let i = j; i < rows; i++) {
      const p = 2 * (i * columns + j);
      const size = Math.abs(a[p]!) + Math.abs(a[p + 1]!);
      if (size > largest) {
        largest = size;
        pivot = i;
      }
    }
    pivots[j] = pivot + 1;
    if (pivot !== j) swapRows(a, 2 * columns, j, pivot);
    const d = 2 * (j * columns + j);
    const [re, im] = [a[d]!, a[d + 1]!];
    if (re === 0 && im === 0) {
      if (info === 0) info = j + 1;
      continue;
    }
    for (let i = j + 1; i < rows; i++) {
      const p = 2 * (i * columns + j);
      divide(a, p, 1, re, im);
      subtract(a, p + 2, a, d + 2, columns - j - 1, a[p]!, a[p + 1]!);
    }
  }
  return info;
}

/** As `solveTriangle`. */
function complexTriangle(
  a: Matrix,
  n: number,
  b: Matrix,
  columns: number,
  upper: boolean,
  transposed: boolean,
  unit: boolean,
): void {
  const forward = upper === transposed;
  for (let s = 0; s < n; s++) {
    const i = forward ? s : n - 1 - s;
    const d = 2 * (i * n + i);
    if (!unit) divide(b, 2 * i * columns, columns, a[d]!, a[d + 1]!);
    for (let t = forward ? i + 1 : 0, end = forward ? n : i; t < end; t++) {
      const p = 2 * (transposed ? i * n + t : t * n + i);
      subtract(b, 2 * t * columns, b, 2 * i * columns, columns, a[p]!, a[p + 1]!);
    }
  }
}

/** As `choleskyInPlace`, for Hermitian matrices; imaginary parts of the diagonal are ignored. */
function complexCholesky(a: Matrix, n: number): number {
  for (let j = 0; j < n; j++) {
    for (let i = j; i < n; i++) {
      let [re, im] = [a[2 * (i * n + j)]!, a[2 * (i * n + j) + 1]!];
      for (let k = 0, p = 2 * i * n, q = 2 * j * n; k < j; k++, p += 2, q += 2) {
        re -= a[p]! * a[q]! + a[p + 1]! * a[q + 1]!;
        im -= a[p + 1]! * a[q]! - a[p]! * a[q + 1]!;
      }
      if (i === j && re <= 0) return j + 1;
      const root = i === j ? Math.sqrt(re) : a[2 * (j * n + j)]!;
      a[2 * (i * n + j)] = i === j ? root : re / root;
      a[2 * (i * n + j) + 1] = i === j ? 0 : im / root;
    }
  }
  return 0;
}

/**
 * b minus `tau` (conjugated if `conjugated`) times reflector `k` of `a` times its products with the columns of `b` from
 * `first` on.
 */
function complexReflect(
  a: Matrix,
  rows: number,
  columns: number,
  k: number,
  tau: ArrayLike<number>,
  conjugated: boolean,
  b: Matrix,
  width: number,
  first: number,
): void {
  const sums = b.slice(2 * (k * width + first), 2 * (k + 1) * width);
  const count = width - first;
  const [re, im] = [tau[2 * k]!, conjugated ? -tau[2 * k + 1]! : tau[2 * k + 1]!];
  for (let i = k + 1; i < rows; i++) {
    const p = 2 * (i * columns + k);
    subtract(sums, 0, b, 2 * (i * width + first), count, -a[p]!, a[p + 1]!);
  }
  for (let j = 0; j < 2 * count; j += 2) {
    const [x, y] = [sums[j]!, sums[j + 1]!];
    sums[j] = re * x - im * y;
    sums[j + 1] = re * y + im * x;
  }
  subtract(b, 2 * (k * width + first), sums, 0, count, 1, 0);
  for (let i = k + 1; i < rows; i++) {
    const p = 2 * (i * columns + k);
    subtract(b, 2 * (i * width + first), sums, 0, count, a[p]!, a[p + 1]!);
  }
}

/** As `householderInPlace`: the diagonal of R is real. */
function complexHouseholder(a: Matrix, rows: number, columns: number, tau: Float64Array): void {
  for (let k = 0; 2 * k < tau.length; k++) {
    let tail = 0;
    for (let i = k + 1; i < rows; i++) {
      const p = 2 * (i * columns + k);
      tail = Math.hypot(tail, a[p]!, a[p + 1]!);
    }
    const d = 2 * (k * columns + k);
    const [re, im] = [a[d]!, a[d + 1]!];
    tau[2 * k] = tau[2 * k + 1] = 0;
    if (tail === 0 && im === 0) continue;
    const norm = Math.hypot(re, im, tail);
    const beta = re >= 0 ? -norm : norm;
    tau[2 * k] = (beta - re) / beta;
    tau[2 * k + 1] = -im / beta;
    for (let i = k + 1; i < rows; i++) divide(a, 2 * (i * columns + k), 1, re - beta, im);
    a[d] = beta;
    a[d + 1] = 0;
    complexReflect(a, rows, columns, k, tau, true, a, columns, k + 1);
  }
}

/** As `reflectorProduct`. */
function complexReflectors(a: Matrix, rows: number, columns: number, tau: ArrayLike<number>, width: number): Matrix {
  const q = new Float64Array(2 * rows * width);
  for (let i = 0; i < Math.min(rows, width); i++) q[2 * (i * width + i)] = 1;
  for (let k = tau.length / 2 - 1; k >= 0; k--) complexReflect(a, rows, columns, k, tau, false, q, width, 0);
  return q;
}

/** Multiplies column `q` by a number of modulus 1. */
function turnPhase(a: Matrix, rows: number, n: number, q: number, re: number, im: number): void {
  for (let p = 2 * q, end = 2 * rows * n; p < end; p += 2 * n) {
    const [x, y] = [a[p]!, a[p + 1]!];
    a[p] = x * re - y * im;
    a[p + 1] = x * im + y * re;
  }
}

/** Rotates two columns by a real angle: real and imaginary parts alike. */
function rotateColumns(a: Matrix, rows: number, n: number, p: number, q: number, c: number, s: number): void {
  turnColumns(a, rows, 2 * n, 2 * p, 2 * q, c, s);
  turnColumns(a, rows, 2 * n, 2 * p + 1, 2 * q + 1, c, s);
}

/** As `rotate`, for a Hermitian matrix: a phase makes the element real, an angle makes it zero. */
function complexRotate(a: Matrix, v: Matrix, n: number, p: number, q: number): void {
  const at = 2 * (p * n + q);
  const size = Math.hypot(a[at]!, a[at + 1]!);
  if (size === 0) return;
  const [re, im] = [a[at]! / size, a[at + 1]! / size];
  const theta = (a[2 * (q * n + q)]! - a[2 * (p * n + p)]!) / (2 * size);
  const t = Math.sign(theta || 1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
  const c = 1 / Math.sqrt(t * t + 1);
  const s = t * c;
  for (const matrix of [a, v]) {
    turnPhase(matrix, n, n, q, re, -im);
    rotateColumns(matrix, n, n, p, q, c, s);
  }
  // The rows, with conjugates.
  for (let i = 2 * p * n, j = 2 * q * n, end = i + 2 * n; i < end; i += 2, j += 2) {
    const [x, y] = [a[i]!, a[i + 1]!];
    const [z, w] = [a[j]! * re - a[j + 1]! * im, a[j]! * im + a[j + 1]! * re];
    a[i] = c * x - s * z;
    a[i + 1] = c * y - s * w;
    a[j] = s * x + c * z;
    a[j + 1] = s * y + c * w;
  }
}

/** As `orthogonalise`: a phase makes the product of the columns real. */
function complexOrthogonalise(u: Matrix, v: Matrix, rows: number, n: number, p: number, q: number): boolean {
  let [alpha, beta, re, im] = [0, 0, 0, 0];
  for (let i = 2 * p, j = 2 * q, end = 2 * rows * n; i < end; i += 2 * n, j += 2 * n) {
    const [x, y, z, w] = [u[i]!, u[i + 1]!, u[j]!, u[j + 1]!];
    alpha += x * x + y * y;
    beta += z * z + w * w;
    re += x * z + y * w;
    im += x * w - y * z;
  }
  const gamma = Math.hypot(re, im);
  if (gamma === 0 || gamma <= 1e-16 * Math.sqrt(alpha) * Math.sqrt(beta)) return false;
  const zeta = (beta - alpha) / (2 * gamma);
  const t = Math.sign(zeta || 1) / (Math.abs(zeta) + Math.sqrt(1 + zeta * zeta));
  const c = 1 / Math.sqrt(1 + t * t);
  for (const [matrix, height] of [
    [u, rows],
    [v, n],
  ] as const) {
    turnPhase(matrix, height, n, q, re / gamma, -im / gamma);
    rotateColumns(matrix, height, n, p, q, c, c * t);
  }
  return true;
}

/** c = a [m, k] @ b [k, n]. */
function complexMultiplied(a: Matrix, b: Matrix, m: number, k: number, n: number): Matrix {
  const c = new Float64Array(2 * m * n);
  for (let i = 0; i < m; i++) {
    for (let p = 0; p < k; p++) {
      const at = 2 * (i * k + p);
      subtract(c, 2 * i * n, b, 2 * p * n, n, -a[at]!, -a[at + 1]!);
    }
  }
  return c;
}

export const complexMatrices: ComplexMatrices = {
  entries: 2,
  lu: complexLu,
  triangle: complexTriangle,
  cholesky: complexCholesky,
  householder: complexHouseholder,
  reflectors: complexReflectors,
  reflect: complexReflect,
  ldl: complexLdl,
  solveLdl: complexSolveLdl,
  rotate: complexRotate,
  orthogonalise: complexOrthogonalise,
  multiplied: complexMultiplied,
};
