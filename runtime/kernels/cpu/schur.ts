// Eigenvalues and eigenvectors of general square matrices: Schur forms by shifted QR steps, vectors by substitution.
// Matrices are row-major, complex ones of pairs. Independent of tensors.

import { type Balance, balance, tamed, unbalance } from "./balance.js";
import { type Matrix, unitMatrix } from "./decompositions.js";

const epsilon = 2 ** -52;
/** Far below the rounding errors of a matrix of ordinary magnitude, but large enough to divide by. */
const tiniest = 2 ** -1000;
const mostSteps = 60;

/** Eigenvalues in pairs, and an upper triangular T = Q^H A Q with the eigenvalues on its diagonal. */
interface Schur {
  readonly values: Float64Array;
  readonly t: Matrix;
  readonly q: Matrix;
}

/**
 * Whether the element below the diagonal between two diagonal elements is negligible. Takes moduli: `apart` of the
 * difference of the two, `around` the sum of the adjacent elements below the diagonal, which is used if both diagonal
 * elements are zero.
 */
function isNegligible(
  below: number,
  above: number,
  first: number,
  last: number,
  apart: number,
  around: number,
): boolean {
  if (below <= tiniest) return true;
  if (below > epsilon * (first + last || around)) return false;
  const [ab, ba] = below > above ? [below, above] : [above, below];
  const [aa, bb] = last > apart ? [last, apart] : [apart, last];
  const sum = aa + ab;
  return ba * (ab / sum) <= Math.max(tiniest, epsilon * (bb * (aa / sum)));
}

/** H x = beta e_1 for H = I - tau v v^T. */
function reflector(x: readonly number[]): { readonly v: readonly number[]; readonly tau: number } {
  const tail = Math.hypot(...x.slice(1));
  if (tail === 0) return { v: x, tau: 0 };
  const norm = Math.hypot(x[0]!, tail);
  const beta = x[0]! >= 0 ? -norm : norm;
  return { v: [1, ...x.slice(1).map((value) => value / (x[0]! - beta))], tau: (beta - x[0]!) / beta };
}

/** Applies a reflector to elements from `at` on at stride `step`, for `count` lines, `next` apart. */
function reflectLines(
  a: Matrix,
  { v, tau }: ReturnType<typeof reflector>,
  at: number,
  step: number,
  count: number,
  next: number,
): void {
  if (tau === 0) return;
  for (let line = 0, start = at; line < count; line++, start += next) {
    let sum = 0;
    for (let i = 0; i < v.length; i++) sum += v[i]! * a[start + i * step]!;
    sum *= tau;
    for (let i = 0; i < v.length; i++) a[start + i * step]! -= sum * v[i]!;
  }
}

/**
 * The real Schur form, in place: blocks of size one or two on the diagonal of `a`, the basis in `q`. False if the
 * iteration does not converge.
 */
function realSchur(a: Matrix, q: Matrix, n: number): boolean {
  const at = (i: number, j: number): number => a[i * n + j]!;
  /** Reflects rows and columns from `first` on: rows from column `from` on, columns down to row `to`. */
  const reflectBoth = (h: ReturnType<typeof reflector>, first: number, from: number, to: number): void => {
    reflectLines(a, h, first * n + from, n, n - from, 1);
    reflectLines(a, h, first, 1, to + 1, n);
    reflectLines(q, h, first, 1, n, n);
  };
  for (let k = 0; k + 2 < n; k++) {
    reflectBoth(reflector(Array.from({ length: n - k - 1 }, (_, i) => at(k + 1 + i, k))), k + 1, k, n - 1);
    for (let i = k + 2; i < n; i++) a[i * n + k] = 0;
  }
  for (let high = n - 1, steps = 0; high > 0; ) {
    let low = high;
    for (; low > 0; low--) {
      const [first, last] = [at(low - 1, low - 1), at(low, low)];
      const around = (low > 1 ? Math.abs(at(low - 1, low - 2)) : 0) + (low + 1 < n ? Math.abs(at(low + 1, low)) : 0);
      const [below, above] = [Math.abs(at(low, low - 1)), Math.abs(at(low - 1, low))];
      if (isNegligible(below, above, Math.abs(first), Math.abs(last), Math.abs(first - last), around)) {
        a[low * n + low - 1] = 0;
        break;
      }
    }
    if (low >= high - 1) {
      if (low === high - 1) splitBlock(a, q, n, low);
      high = low - 1;
      steps = 0;
      continue;
    }
    if (++steps > mostSteps) return false;
    const [re, im] = steps % 10 === 0 ? unusualShift(a, n, high) : realShift(a, n, high);
    // The step starts as far down as two small subdiagonal elements allow: further up the shift would be lost in rounding.
    let start = high - 1;
    let x: number[] = [];
    do {
      start--;
      const [corner, down] = [at(start, start), at(start + 1, start)];
      const size = Math.abs(corner - re) + Math.abs(im) + Math.abs(down);
      x = [
        (down / size) * at(start, start + 1) + (corner - re) * ((corner - re) / size) + im * (im / size),
        (down / size) * (corner - re + (at(start + 1, start + 1) - re)),
        (down / size) * at(start + 2, start + 1),
      ];
      const sum = x.reduce((total, part) => total + Math.abs(part), 0);
      if (sum > 0) x = x.map((part) => part / sum);
    } while (start > low && !mayBegin(a, n, start, x));
    for (let k = start; k < high; k++) {
      reflectBoth(reflector(x), k, Math.max(low, k - 1), Math.min(k + 3, high));
      if (k > low) for (let i = k + 1; i < k + x.length; i++) a[i * n + k - 1] = 0;
      x = [k + 1, k + 2, k + 3].filter((i) => i <= high).map((i) => at(i, k));
    }
  }
  return true;
}

/** Whether a step may start at `k` with a reflection along `x`, because it fills in negligible elements only. */
function mayBegin(a: Matrix, n: number, k: number, x: readonly number[]): boolean {
  const size = (i: number, j: number): number => Math.abs(a[i * n + j]!);
  const around = size(k - 1, k - 1) + size(k, k) + size(k + 1, k + 1);
  return size(k, k - 1) * (Math.abs(x[1]!) + Math.abs(x[2]!)) <= epsilon * Math.abs(x[0]!) * around;
}

/**
 * The shifts are the eigenvalues of the last block, `re` plus and minus `im`; if real, the one closer to its last
 * element, twice.
 */
function realShift(a: Matrix, n: number, high: number): readonly [re: number, im: number] {
  const p = (high - 1) * n + high - 1;
  const scale = Math.abs(a[p]!) + Math.abs(a[p + 1]!) + Math.abs(a[p + n]!) + Math.abs(a[p + n + 1]!);
  if (scale === 0) return [0, 0];
  const corner = a[p + n + 1]! / scale;
  const half = (a[p]! / scale - corner) / 2;
  const square = half * half + (a[p + 1]! / scale) * (a[p + n]! / scale);
  const root = Math.sqrt(Math.abs(square));
  if (square < 0) return [(corner + half) * scale, root * scale];
  return [(corner + half - (half >= 0 ? root : -root)) * scale, 0];
}

/** An exceptional shift, to break cycles. */
function unusualShift(a: Matrix, n: number, high: number): readonly [re: number, im: number] {
  const size = Math.abs(a[high * n + high - 1]!) + Math.abs(a[(high - 1) * n + high - 2]!);
  return [a[high * n + high]! + 0.75 * size, Math.sqrt(0.4375) * size];
}

/** Triangularises a 2 x 2 block with real eigenvalues. */
function splitBlock(a: Matrix, q: Matrix, n: number, k: number): void {
  const [w, x, y, z] = [a[k * n + k]!, a[k * n + k + 1]!, a[(k + 1) * n + k]!, a[(k + 1) * n + k + 1]!];
  const half = (w - z) / 2;
  const square = half * half + x * y;
  if (y === 0 || square < 0) return;
  const root = half + (half >= 0 ? 1 : -1) * Math.sqrt(square);
  const h = reflector([root, y]);
  reflectLines(a, h, k * n + k, n, n - k, 1);
  reflectLines(a, h, k, 1, k + 2, n);
  reflectLines(q, h, k, 1, n, n);
  a[(k + 1) * n + k] = 0;
}

/** Each number as a complex pair. */
function pairsOfReal(a: Matrix): Matrix {
  const pairs = new Float64Array(2 * a.length);
  for (let i = 0; i < a.length; i++) pairs[2 * i] = a[i]!;
  return pairs;
}

/** A plane rotation that zeroes the second of two complex numbers: c real, s complex. */
function rotation(xRe: number, xIm: number, yRe: number, yIm: number): readonly [c: number, sRe: number, sIm: number] {
  const [x, y] = [Math.hypot(xRe, xIm), Math.hypot(yRe, yIm)];
  if (y === 0) return [1, 0, 0];
  if (x === 0) return [0, yRe / y, -yIm / y];
  const r = Math.hypot(x, y);
  // x / |x| times conj(y) / r.
  const [uRe, uIm] = [xRe / x, xIm / x];
  return [x / r, (uRe * yRe + uIm * yIm) / r, (uIm * yRe - uRe * yIm) / r];
}

/** Rows (or with `step` 1 columns) p and q: x = c x + s y, y = c y - conj(s) x, for `count` elements. */
function rotateLines(
  a: Matrix,
  p: number,
  q: number,
  step: number,
  count: number,
  c: number,
  sRe: number,
  sIm: number,
): void {
  for (let k = 0, i = 2 * p, j = 2 * q; k < count; k++, i += 2 * step, j += 2 * step) {
    const [xRe, xIm, yRe, yIm] = [a[i]!, a[i + 1]!, a[j]!, a[j + 1]!];
    a[i] = c * xRe + sRe * yRe - sIm * yIm;
    a[i + 1] = c * xIm + sRe * yIm + sIm * yRe;
    a[j] = c * yRe - sRe * xRe - sIm * xIm;
    a[j + 1] = c * yIm - sRe * xIm + sIm * xRe;
  }
}

/** Rotates rows k and k + 1 of T by (c, s), and the columns of T and Q by the adjoint. */
function rotateBoth(t: Matrix, q: Matrix | null, n: number, k: number, c: number, sRe: number, sIm: number): void {
  rotateLines(t, k * n, (k + 1) * n, 1, n, c, sRe, sIm);
  rotateLines(t, k, k + 1, n, n, c, sRe, -sIm);
  if (q !== null) rotateLines(q, k, k + 1, n, n, c, sRe, -sIm);
}

/** The complex Schur form of a real matrix, which is overwritten: 2 x 2 blocks with conjugate eigenvalues are split. */
function schurOfReal(a: Matrix, n: number): Schur | null {
  const basis = unitMatrix(n, 1);
  if (!realSchur(a, basis, n)) return null;
  const [t, q, values] = [pairsOfReal(a), pairsOfReal(basis), new Float64Array(2 * n)];
  for (let k = 0; k < n; k++) {
    const below = k + 1 < n ? a[(k + 1) * n + k]! : 0;
    if (below === 0) {
      values[2 * k] = a[k * n + k]!;
      continue;
    }
    const [w, z] = [a[k * n + k]!, a[(k + 1) * n + k + 1]!];
    const half = (w - z) / 2;
    const im = Math.sqrt(Math.max(0, -(half * half + a[k * n + k + 1]! * below)));
    values.set([z + half, im, z + half, -im], 2 * k);
    // (lambda - z, below) is an eigenvector of the block.
    rotateBoth(t, q, n, k, ...rotation(half, im, below, 0));
    k++;
  }
  for (let k = 0; k < n; k++) t.set(values.subarray(2 * k, 2 * k + 2), 2 * (k * n + k));
  return { values, t, q };
}

/** The Schur form of a complex matrix, which becomes T. */
function schurOfComplex(t: Matrix, n: number): Schur | null {
  const q = unitMatrix(n, 2);
  const at = (i: number, j: number): number => 2 * (i * n + j);
  const size = (p: number): number => Math.abs(t[p]!) + Math.abs(t[p + 1]!);
  // Reduction to Hessenberg form by rotations.
  for (let j = 0; j + 2 < n; j++) {
    for (let i = n - 1; i > j + 1; i--) {
      const [x, y] = [at(i - 1, j), at(i, j)];
      if (t[y] === 0 && t[y + 1] === 0) continue;
      rotateBoth(t, q, n, i - 1, ...rotation(t[x]!, t[x + 1]!, t[y]!, t[y + 1]!));
      t[y] = t[y + 1] = 0;
    }
  }
  for (let high = n - 1, steps = 0; high > 0; ) {
    let low = high;
    for (; low > 0; low--) {
      const [p, q] = [at(low - 1, low - 1), at(low, low)];
      const around = (low > 1 ? size(at(low - 1, low - 2)) : 0) + (low + 1 < n ? size(at(low + 1, low)) : 0);
      const apart = Math.abs(t[p]! - t[q]!) + Math.abs(t[p + 1]! - t[q + 1]!);
      if (isNegligible(size(at(low, low - 1)), size(at(low - 1, low)), size(p), size(q), apart, around)) {
        t.fill(0, at(low, low - 1), at(low, low - 1) + 2);
        break;
      }
    }
    if (low === high) {
      high--;
      steps = 0;
      continue;
    }
    if (++steps > mostSteps) return null;
    const [re, im] = steps % 10 === 0 ? [size(at(high, high - 1)), 0] : shiftOf(t, n, high);
    for (let k = low; k <= high; k++) {
      t[at(k, k)]! -= re;
      t[at(k, k) + 1]! -= im;
    }
    const rotations: (readonly [number, number, number])[] = [];
    for (let k = low; k < high; k++) {
      const [x, y] = [at(k, k), at(k + 1, k)];
      const reflectBoth = rotation(t[x]!, t[x + 1]!, t[y]!, t[y + 1]!);
      rotateLines(t, k * n + k, (k + 1) * n + k, 1, n - k, ...reflectBoth);
      t[y] = t[y + 1] = 0;
      rotations.push(reflectBoth);
    }
    for (const [i, [c, sRe, sIm]] of rotations.entries()) {
      const k = low + i;
      rotateLines(t, k, k + 1, n, k + 2, c, sRe, -sIm);
      rotateLines(q, k, k + 1, n, n, c, sRe, -sIm);
    }
    for (let k = low; k <= high; k++) {
      t[at(k, k)]! += re;
      t[at(k, k) + 1]! += im;
    }
  }
  const values = new Float64Array(2 * n);
  for (let k = 0; k < n; k++) values.set(t.subarray(at(k, k), at(k, k) + 2), 2 * k);
  return { values, t, q };
}

function squareRoot(re: number, im: number): readonly [number, number] {
  const modulus = Math.hypot(re, im);
  const root = Math.sqrt((modulus + Math.abs(re)) / 2);
  if (root === 0) return [0, 0];
  const other = im / (2 * root);
  return re >= 0 ? [root, other] : [Math.abs(other), im < 0 ? -root : root];
}

/** The eigenvalue of the trailing 2 x 2 block closest to its last element. */
function shiftOf(t: Matrix, n: number, high: number): readonly [number, number] {
  const entry = (i: number, j: number): readonly [number, number] => {
    const p = 2 * ((high - 1 + i) * n + high - 1 + j);
    return [t[p]!, t[p + 1]!];
  };
  const [a, b, c, d] = [entry(0, 0), entry(0, 1), entry(1, 0), entry(1, 1)];
  const half = [(a[0] - d[0]) / 2, (a[1] - d[1]) / 2] as const;
  const [re, im] = squareRoot(
    half[0] * half[0] - half[1] * half[1] + b[0] * c[0] - b[1] * c[1],
    2 * half[0] * half[1] + b[0] * c[1] + b[1] * c[0],
  );
  const sign = half[0] * re + half[1] * im > 0 ? -1 : 1;
  return [d[0] + half[0] + sign * re, d[1] + half[1] + sign * im];
}

/** The eigenvectors of a triangular matrix, transformed back, as columns of length 1 whose largest element is real. */
function vectorsOf({ values, t, q }: Schur, n: number, balanced: Balance): Matrix {
  const vectors = new Float64Array(2 * n * n);
  let norm = 0;
  for (let i = 0; i < t.length; i++) norm = Math.max(norm, Math.abs(t[i]!));
  const smallest = Math.max(norm * epsilon, Number.MIN_VALUE / epsilon);
  const x = new Float64Array(2 * n);
  for (let k = 0; k < n; k++) {
    x.fill(0);
    x[2 * k] = 1;
    for (let i = k - 1; i >= 0; i--) {
      let [re, im] = [0, 0];
      for (let j = i + 1, p = 2 * (i * n + i + 1); j <= k; j++, p += 2) {
        re -= t[p]! * x[2 * j]! - t[p + 1]! * x[2 * j + 1]!;
        im -= t[p]! * x[2 * j + 1]! + t[p + 1]! * x[2 * j]!;
      }
      let [c, d] = [values[2 * i]! - values[2 * k]!, values[2 * i + 1]! - values[2 * k + 1]!];
      if (Math.hypot(c, d) < smallest) [c, d] = [smallest, 0];
      const square = Math.hypot(c, d);
      const [u, v] = [c / square, d / square];
      x[2 * i] = (re * u + im * v) / square;
      x[2 * i + 1] = (im * u - re * v) / square;
      const size = Math.hypot(x[2 * i]!, x[2 * i + 1]!);
      if (size > 1e100) for (let j = 2 * i; j <= 2 * k; j++) x[j]! /= size;
    }
    const column = new Float64Array(2 * n);
    for (let i = 0; i < n; i++) {
      for (let j = 0, p = 2 * i * n; j <= k; j++, p += 2) {
        column[2 * i]! += q[p]! * x[2 * j]! - q[p + 1]! * x[2 * j + 1]!;
        column[2 * i + 1]! += q[p]! * x[2 * j + 1]! + q[p + 1]! * x[2 * j]!;
      }
    }
    const longest = column.reduce((largest, value) => Math.max(largest, Math.abs(value)), 0);
    for (let i = 0; i < column.length; i++) column[i]! /= longest;
    unbalance(column, balanced);
    let [most, at, length] = [-1, 0, 0];
    for (let i = 0; i < n; i++) {
      const size = Math.hypot(column[2 * i]!, column[2 * i + 1]!);
      length = Math.hypot(length, size);
      if (size > most) [most, at] = [size, i];
    }
    const [re, im] = [column[2 * at]! / most / length, -column[2 * at + 1]! / most / length];
    for (let i = 0; i < n; i++) {
      const [y, z] = [column[2 * i]!, column[2 * i + 1]!];
      vectors[2 * (i * n + k)] = y * re - z * im;
      vectors[2 * (i * n + k) + 1] = i === at ? 0 : y * im + z * re;
    }
  }
  return vectors;
}

/**
 * Eigenvalues, and eigenvectors as columns if requested, in pairs. `entries`: doubles per element of `a`, which is
 * overwritten.
 * @returns null if the iteration does not converge
 */
export function generalEigen(
  a: Matrix,
  n: number,
  entries: 1 | 2,
  wantsVectors: boolean,
): { readonly values: Float64Array; readonly vectors: Matrix | null } | null {
  const size = tamed(a);
  const balanced = balance(a, n, entries);
  const schur = entries === 1 ? schurOfReal(a, n) : schurOfComplex(a, n);
  if (schur === null) return null;
  const vectors = wantsVectors ? vectorsOf(schur, n, balanced) : null;
  for (let i = 0; i < schur.values.length; i++) schur.values[i]! *= size;
  if (vectors === null) return { values: schur.values, vectors };
  // A real matrix has exactly real vectors for real eigenvalues, and conjugate ones for conjugate pairs.
  for (let k = 0; entries === 1 && k < n; k++) {
    const im = schur.values[2 * k + 1]!;
    for (let i = 0; im <= 0 && i < n; i++) {
      const p = 2 * (i * n + k);
      if (im === 0) vectors[p + 1] = 0;
      else vectors.set([vectors[p - 2]!, -vectors[p - 1]!], p);
    }
  }
  return { values: schur.values, vectors };
}
