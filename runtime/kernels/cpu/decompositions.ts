// Dense linear algebra on row-major matrices of doubles: factorisations and triangular solves. Large matrices are
// processed in blocks of columns, with matrix products for the remainder. Independent of tensors.

import { fused, fusedSingle } from "./fused.js";
import { type StridedMatrix, subtractProduct } from "./matmul.js";
import { block, reflectTogether } from "./reflections.js";

/** Consecutive rows are `columns` apart. */
export type Matrix = Float64Array;

/** Bunch and Kaufman's bound on growth in LDL factors: a diagonal element this large relative to its column is a 1x1 pivot. */
export const BLOCK_BOUND = (1 + Math.sqrt(17)) / 8;

/** Larger matrices are processed in blocks, of `block` columns. */
const largest = 64;

/** A submatrix as an operand of products. */
function submatrix(array: Matrix, offset: number, rowStep: number, columnStep = 1): StridedMatrix {
  return { array, offset, rowStep, columnStep };
}

/**
 * LU with partial pivoting, in place: the unit lower factor below the diagonal, the upper one on and above it. Column by
 * column; each element is reduced by one sum of products, the order in which BLAS libraries round. `single`: elements
 * are float32.
 * @returns the index (from 1) of the first zero pivot, or 0; `pivots` receives the row (from 1) that each step swapped with
 */
export function luInPlace(
  a: Matrix,
  rows: number,
  columns: number,
  pivots: Int32Array,
  pivoting = true,
  single = false,
): number {
  const steps = Math.min(rows, columns);
  if (pivoting && steps > largest) return luInBlocks(a, rows, columns, pivots);
  let info = 0;
  // Factors of a singular matrix are rounding errors; small matrices round as in LAPACK, step by step.
  const small = steps <= 32;
  const round = small && single ? Math.fround : same;
  const add = small ? (single ? fusedSingle : fused) : plain;
  for (let j = 0; j < columns; j++) {
    for (let i = 0; i < rows; i++) {
      let sum = 0;
      for (let k = 0, end = Math.min(i, j); k < end; k++) sum = add(a[i * columns + k]!, a[k * columns + j]!, sum);
      a[i * columns + j] = round(a[i * columns + j]! - sum);
    }
    if (j >= steps) continue;
    let best = j;
    let largestSize = Math.abs(a[j * columns + j]!);
    for (let i = j + 1; pivoting && i < rows; i++) {
      const v = Math.abs(a[i * columns + j]!);
      if (v > largestSize) {
        largestSize = v;
        best = i;
      }
    }
    pivots[j] = best + 1;
    if (best !== j) swapRows(a, columns, j, best);
    const pivot = a[j * columns + j]!;
    if (pivot === 0) {
      if (info === 0) info = j + 1;
      continue;
    }
    const scale = round(1 / pivot);
    for (let i = j + 1; i < rows; i++) a[i * columns + j] = round(a[i * columns + j]! * scale);
  }
  return info;
}

/**
 * The same in blocks of columns. Each block is factored, the rows to its right are solved for, and the product is
 * subtracted from the remainder.
 */
function luInBlocks(a: Matrix, rows: number, columns: number, pivots: Int32Array): number {
  let info = 0;
  const steps = Math.min(rows, columns);
  for (let first = 0; first < steps; first += block) {
    const end = Math.min(first + block, steps);
    const failed = luOfColumns(a, rows, columns, first, end, pivots);
    if (info === 0) info = failed;
    const right = columns - end;
    if (right === 0) continue;
    // Solves for the rows to the right, with the block's unit lower triangle.
    for (let i = first + 1; i < end; i++) {
      for (let k = first; k < i; k++) {
        const factor = a[i * columns + k]!;
        for (let p = i * columns + end, q = k * columns + end, n = right; n > 0; n--, p++, q++) a[p]! -= factor * a[q]!;
      }
    }
    subtractProduct(
      rows - end,
      right,
      end - first,
      submatrix(a, end * columns + end, columns),
      submatrix(a, end * columns + first, columns),
      submatrix(a, first * columns + end, columns),
    );
  }
  return info;
}

/** Factors the columns `first .. end` from the diagonal on; swaps complete rows. */
function luOfColumns(a: Matrix, rows: number, columns: number, first: number, end: number, pivots: Int32Array): number {
  let info = 0;
  for (let j = first; j < end; j++) {
    let best = j;
    let largestSize = Math.abs(a[j * columns + j]!);
    for (let i = j + 1; i < rows; i++) {
      const v = Math.abs(a[i * columns + j]!);
      if (v > largestSize) {
        largestSize = v;
        best = i;
      }
    }
    pivots[j] = best + 1;
    if (best !== j) swapRows(a, columns, j, best);
    const pivot = a[j * columns + j]!;
    if (pivot === 0) {
      if (info === 0) info = j + 1;
      continue;
    }
    const scale = 1 / pivot;
    for (let i = j + 1; i < rows; i++) {
      const factor = a[i * columns + j]! * scale;
      a[i * columns + j] = factor;
      for (let p = i * columns + j + 1, q = j * columns + j + 1, n = end - j - 1; n > 0; n--, p++, q++)
        a[p]! -= factor * a[q]!;
    }
  }
  return info;
}

const same = (x: number): number => x;
const plain = (a: number, b: number, c: number): number => a * b + c;

export function swapRows(a: Matrix, columns: number, i: number, j: number): void {
  for (let c = 0; c < columns; c++) {
    const t = a[i * columns + c]!;
    a[i * columns + c] = a[j * columns + c]!;
    a[j * columns + c] = t;
  }
}

/** b = T^-1 b (or T^-T b), with T the upper or lower triangle of `a` [n, n]; b [n, columns]. */
export function solveTriangle(
  a: Matrix,
  n: number,
  b: Matrix,
  columns: number,
  upper: boolean,
  transposed: boolean,
  unit: boolean,
  stride = n,
): void {
  const forward = upper === transposed;
  if (n > largest && columns > 1) {
    const blocks = Math.ceil(n / block);
    for (let s = 0; s < blocks; s++) {
      const first = (forward ? s : blocks - 1 - s) * block;
      const size = Math.min(block, n - first);
      const corner = a.subarray(first * stride + first);
      const rows = b.subarray(first * columns, (first + size) * columns);
      solveTriangle(corner, size, rows, columns, upper, transposed, unit, stride);
      // Subtracts the solved part from the remaining right-hand sides.
      const [from, end] = forward ? [first + size, n] : [0, first];
      if (end > from)
        subtractProduct(
          end - from,
          columns,
          size,
          submatrix(b, from * columns, columns),
          transposed ? submatrix(a, first * stride + from, 1, stride) : submatrix(a, from * stride + first, stride),
          submatrix(b, first * columns, columns),
        );
    }
    return;
  }
  for (let s = 0; s < n; s++) {
    const i = forward ? s : n - 1 - s;
    if (!unit) {
      const d = a[i * stride + i]!;
      for (let c = 0; c < columns; c++) b[i * columns + c]! /= d;
    }
    for (let t = forward ? i + 1 : 0, end = forward ? n : i; t < end; t++) {
      const factor = transposed ? a[i * stride + t]! : a[t * stride + i]!;
      for (let c = 0; c < columns; c++) b[t * columns + c]! -= factor * b[i * columns + c]!;
    }
  }
}

/** b = A^-1 b (or A^-T b), given A's LU factors and pivots. Complex matrices pass their own `solve`. */
export function solveLu(
  lu: Matrix,
  pivots: ArrayLike<number>,
  n: number,
  b: Matrix,
  columns: number,
  transposed: boolean,
  solve: typeof solveTriangle = solveTriangle,
): void {
  const width = b.length / n;
  if (!transposed) {
    for (let k = 0; k < n; k++) if (pivots[k] !== k + 1) swapRows(b, width, k, pivots[k]! - 1);
    solve(lu, n, b, columns, false, false, true);
    solve(lu, n, b, columns, true, false, false);
    return;
  }
  solve(lu, n, b, columns, true, true, false);
  solve(lu, n, b, columns, false, true, true);
  for (let k = n - 1; k >= 0; k--) if (pivots[k] !== k + 1) swapRows(b, width, k, pivots[k]! - 1);
}

/**
 * The lower Cholesky factor, in place; elements above the diagonal are left unchanged. @returns 0, or the order of the
 * first minor that is not positive
 */
export function choleskyInPlace(a: Matrix, n: number): number {
  if (n <= largest) return choleskyOfColumns(a, n, 0, n);
  for (let first = 0; first < n; first += block) {
    const end = Math.min(first + block, n);
    const failed = choleskyOfColumns(a, n, first, end);
    if (failed !== 0) return failed;
    // In blocks of rows, since elements above the diagonal must not change.
    for (let top = end; top < n; top += largest) {
      const bottom = Math.min(top + largest, n);
      const below = submatrix(a, top * n + first, n);
      if (top > end)
        subtractProduct(
          bottom - top,
          top - end,
          end - first,
          submatrix(a, top * n + end, n),
          below,
          submatrix(a, end * n + first, 1, n),
        );
      for (let j = top; j < bottom; j++) columnLess(a, n, j, first, end, j, bottom, 1);
    }
  }
  return 0;
}

/** Factors the columns `first .. end`, from which previous columns are already subtracted. */
function choleskyOfColumns(a: Matrix, n: number, first: number, end: number): number {
  for (let j = first; j < end; j++) {
    let d = a[j * n + j]!;
    for (let k = first; k < j; k++) d -= a[j * n + k]! * a[j * n + k]!;
    // NaN propagates, as in LAPACK.
    if (d <= 0) return j + 1;
    const root = Math.sqrt(d);
    a[j * n + j] = root;
    columnLess(a, n, j, first, j, j + 1, n, root);
  }
  return 0;
}

/**
 * Computes the elements of column j in rows `top .. bottom`: each minus the products of its row and row j over the
 * columns `first .. end`, then divided. Four rows are interleaved, so that subtractions do not wait for each other.
 */
function columnLess(
  a: Matrix,
  n: number,
  j: number,
  first: number,
  end: number,
  top: number,
  bottom: number,
  divisor: number,
): void {
  const row = j * n;
  let i = top;
  for (; i + 4 <= bottom; i += 4) {
    const p = i * n;
    const [q, o, r] = [p + n, p + 2 * n, p + 3 * n];
    let [v0, v1, v2, v3] = [a[p + j]!, a[q + j]!, a[o + j]!, a[r + j]!];
    for (let k = first; k < end; k++) {
      const factor = a[row + k]!;
      v0 -= a[p + k]! * factor;
      v1 -= a[q + k]! * factor;
      v2 -= a[o + k]! * factor;
      v3 -= a[r + k]! * factor;
    }
    a[p + j] = v0 / divisor;
    a[q + j] = v1 / divisor;
    a[o + j] = v2 / divisor;
    a[r + j] = v3 / divisor;
  }
  for (; i < bottom; i++) {
    let v = a[i * n + j]!;
    for (let k = first; k < end; k++) v -= a[i * n + k]! * a[row + k]!;
    a[i * n + j] = v / divisor;
  }
}

/**
 * Householder QR, in place: R on and above the diagonal, the reflectors below it (leading 1 not stored), their factors
 * in `tau`.
 */
export function householderInPlace(a: Matrix, rows: number, columns: number, tau: Float64Array): void {
  const sums = new Float64Array(columns);
  const steps = tau.length;
  const blockColumns = steps <= largest ? steps : block;
  for (let first = 0; first < steps; first += blockColumns) {
    const end = Math.min(first + blockColumns, steps);
    // Within a block only its own columns; the following ones get all of its reflections at once.
    const last = steps <= largest ? columns : end;
    for (let k = first; k < end; k++) {
      const tail = tailNorm(a, rows, columns, k);
      const alpha = a[k * columns + k]!;
      if (tail === 0) {
        tau[k] = 0;
        continue;
      }
      const norm = Math.hypot(alpha, tail);
      const beta = alpha >= 0 ? -norm : norm;
      tau[k] = (beta - alpha) / beta;
      const scale = 1 / (alpha - beta);
      for (let i = k + 1; i < rows; i++) a[i * columns + k]! *= scale;
      a[k * columns + k] = beta;
      reflect(a, rows, columns, k, tau[k]!, a, columns, k + 1, last, sums);
    }
    if (last < columns) reflectBlock(a, rows, columns, first, end, tau, a, columns, last, true);
  }
}

/** The norm of a column below the diagonal. */
function tailNorm(a: Matrix, rows: number, columns: number, k: number): number {
  let sum = 0;
  for (let i = k + 1; i < rows; i++) sum += a[i * columns + k]! ** 2;
  if (sum > 1e-280 && sum < 1e280) return Math.sqrt(sum);
  // Squares may overflow or underflow.
  let norm = 0;
  for (let i = k + 1; i < rows; i++) norm = Math.hypot(norm, a[i * columns + k]!);
  return norm;
}

/**
 * Applies the reflectors `first .. end` of `a` to `b`, to its rows from `first` and columns from `column` on, through
 * `reflectTogether`.
 */
function reflectBlock(
  a: Matrix,
  rows: number,
  columns: number,
  first: number,
  end: number,
  tau: ArrayLike<number>,
  b: Matrix,
  width: number,
  column: number,
  forward: boolean,
): void {
  const height = rows - first;
  const vectors = new Float64Array((end - first) * height);
  const factors = new Float64Array(end - first);
  for (let k = first; k < end; k++) {
    const vectorAt = (k - first) * height - first;
    factors[k - first] = tau[k]!;
    vectors[vectorAt + k] = 1;
    for (let i = k + 1; i < rows; i++) vectors[vectorAt + i] = a[i * columns + k]!;
  }
  reflectTogether(b, rows, width, first, column, vectors, factors, forward);
}

/**
 * Applies reflector `k` of `a` to the columns `first .. end` of `b`, row by row in memory: each column minus `tau` times
 * the reflector times their dot product.
 */
function reflect(
  a: Matrix,
  rows: number,
  columns: number,
  k: number,
  tau: number,
  b: Matrix,
  width: number,
  first: number,
  end: number,
  sums: Float64Array,
): void {
  for (let j = first; j < end; j++) sums[j] = b[k * width + j]!;
  for (let i = k + 1; i < rows; i++) {
    const factor = a[i * columns + k]!;
    for (let j = first, q = i * width + first; j < end; j++, q++) sums[j]! += factor * b[q]!;
  }
  for (let j = first; j < end; j++) {
    sums[j]! *= tau;
    b[k * width + j]! -= sums[j]!;
  }
  for (let i = k + 1; i < rows; i++) {
    const factor = a[i * columns + k]!;
    for (let j = first, q = i * width + first; j < end; j++, q++) b[q]! -= sums[j]! * factor;
  }
}

/** The first `width` columns of the product of the reflectors stored below the diagonal of `a`. */
export function reflectorProduct(
  a: Matrix,
  rows: number,
  columns: number,
  tau: ArrayLike<number>,
  width: number,
): Matrix {
  const q = new Float64Array(rows * width);
  for (let i = 0; i < Math.min(rows, width); i++) q[i * width + i] = 1;
  const count = tau.length;
  if (count <= largest) {
    const sums = new Float64Array(width);
    for (let k = count - 1; k >= 0; k--) reflect(a, rows, columns, k, tau[k]!, q, width, 0, width, sums);
    return q;
  }
  for (let first = Math.floor((count - 1) / block) * block; first >= 0; first -= block)
    reflectBlock(a, rows, columns, first, Math.min(first + block, count), tau, q, width, first, false);
  return q;
}

/** An identity matrix, with `entries` doubles per element. */
export function unitMatrix(n: number, entries: number): Matrix {
  const unit = new Float64Array(n * n * entries);
  for (let i = 0; i < n; i++) unit[(i * n + i) * entries] = 1;
  return unit;
}

/** A matrix with its columns permuted; elements have `entries` doubles. */
function reordered(a: Matrix, rows: number, columns: number, order: readonly number[], entries: number): Matrix {
  const result = new Float64Array(a.length);
  for (let i = 0, at = 0; i < rows; i++) {
    for (const j of order) {
      for (let e = 0; e < entries; e++) result[at++] = a[(i * columns + j) * entries + e]!;
    }
  }
  return result;
}

/**
 * Eigenvalues in ascending order and eigenvectors (as columns) of a symmetric matrix, by cyclic Jacobi rotations. `a` is
 * overwritten. A Hermitian matrix of pairs takes `entries` 2 and a complex rotation.
 */
export function symmetricEigen(
  a: Matrix,
  n: number,
  entries = 1,
  rotation: typeof rotate = rotate,
): { values: Float64Array; vectors: Matrix } {
  const v = unitMatrix(n, entries);
  for (let sweep = 0; sweep < 60; sweep++) {
    let off = 0;
    let all = 0;
    for (let i = 0; i < n; i++) {
      for (let j = 0, at = i * n * entries; j < n * entries; j++, at++) {
        const square = a[at]! ** 2;
        all += square;
        if (j !== i * entries) off += square;
      }
    }
    if (!(off > all * 1e-32)) break;
    for (let p = 0; p < n; p++) for (let q = p + 1; q < n; q++) rotation(a, v, n, p, q);
  }
  const values = Float64Array.from({ length: n }, (_, i) => a[(i * n + i) * entries]!);
  const order = Array.from({ length: n }, (_, i) => i).sort((x, y) => values[x]! - values[y]!);
  return { values: Float64Array.from(order, (k) => values[k]!), vectors: reordered(v, n, n, order, entries) };
}

function rotate(a: Matrix, v: Matrix, n: number, p: number, q: number): void {
  const apq = a[p * n + q]!;
  if (apq === 0) return;
  const theta = (a[q * n + q]! - a[p * n + p]!) / (2 * apq);
  const t = Math.sign(theta || 1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
  const c = 1 / Math.sqrt(t * t + 1);
  const s = t * c;
  for (let k = 0; k < n; k++) {
    const [x, y] = [a[k * n + p]!, a[k * n + q]!];
    a[k * n + p] = c * x - s * y;
    a[k * n + q] = s * x + c * y;
  }
  for (let k = 0; k < n; k++) {
    const [x, y] = [a[p * n + k]!, a[q * n + k]!];
    a[p * n + k] = c * x - s * y;
    a[q * n + k] = s * x + c * y;
    const [z, w] = [v[k * n + p]!, v[k * n + q]!];
    v[k * n + p] = c * z - s * w;
    v[k * n + q] = s * z + c * w;
  }
}

/**
 * u s v^T of a matrix with no more columns than rows: u [rows, columns] and v [columns, columns] as columns, s
 * descending. One-sided Jacobi. A matrix of pairs takes `entries` 2 and a complex rotation, and gives u s v^H.
 */
export function singularValues(
  a: Matrix,
  rows: number,
  columns: number,
  entries = 1,
  rotation: typeof orthogonalise = orthogonalise,
): { u: Matrix; s: Float64Array; v: Matrix } {
  const n = columns;
  const u = a.slice();
  const v = unitMatrix(n, entries);
  for (let sweep = 0; sweep < 60; sweep++) {
    let rotated = false;
    for (let p = 0; p < n; p++) {
      for (let q = p + 1; q < n; q++) if (rotation(u, v, rows, n, p, q)) rotated = true;
    }
    if (!rotated) break;
  }
  const norms = Float64Array.from({ length: n }, (_, j) => {
    let sum = 0;
    for (let i = 0; i < rows; i++) {
      for (let e = 0; e < entries; e++) sum = Math.hypot(sum, u[(i * n + j) * entries + e]!);
    }
    return sum;
  });
  const order = Array.from({ length: n }, (_, i) => i).sort((x, y) => norms[y]! - norms[x]!);
  const left = reordered(u, rows, n, order, entries);
  const s = Float64Array.from(order, (k) => norms[k]!);
  const missing: number[] = [];
  for (let j = 0; j < n; j++) {
    const norm = s[j]!;
    const there = norm > s[0]! * 1e-300 && norm > 0;
    if (!there) missing.push(j);
    for (let i = 0; i < rows; i++) {
      for (let e = 0, at = (i * n + j) * entries; e < entries; e++, at++) left[at] = there ? left[at]! / norm : 0;
    }
  }
  completeBasis(left, rows, n, missing, entries);
  return { u: left, s, v: reordered(v, n, n, order, entries) };
}

function orthogonalise(u: Matrix, v: Matrix, rows: number, n: number, p: number, q: number): boolean {
  let [alpha, beta, gamma] = [0, 0, 0];
  for (let i = 0; i < rows; i++) {
    const [x, y] = [u[i * n + p]!, u[i * n + q]!];
    alpha += x * x;
    beta += y * y;
    gamma += x * y;
  }
  if (gamma === 0 || Math.abs(gamma) <= 1e-16 * Math.sqrt(alpha) * Math.sqrt(beta)) return false;
  const zeta = (beta - alpha) / (2 * gamma);
  const t = Math.sign(zeta || 1) / (Math.abs(zeta) + Math.sqrt(1 + zeta * zeta));
  const c = 1 / Math.sqrt(1 + t * t);
  const s = c * t;
  turnColumns(u, rows, n, p, q, c, s);
  turnColumns(v, n, n, p, q, c, s);
  return true;
}

export function turnColumns(a: Matrix, rows: number, n: number, p: number, q: number, c: number, s: number): void {
  for (let i = 0; i < rows; i++) {
    const [x, y] = [a[i * n + p]!, a[i * n + q]!];
    a[i * n + p] = c * x - s * y;
    a[i * n + q] = s * x + c * y;
  }
}

/**
 * Fills the missing columns so that all are orthonormal: unit vectors minus their projections onto the existing columns.
 * Elements have `entries` doubles.
 */
export function completeBasis(q: Matrix, rows: number, columns: number, missing: readonly number[], entries = 1): void {
  const there = new Set(Array.from({ length: columns }, (_, j) => j).filter((j) => !missing.includes(j)));
  const imaginary = entries - 1;
  let unit = 0;
  for (const j of missing) {
    for (; unit < rows; unit++) {
      const candidate = new Float64Array(rows * entries);
      candidate[unit * entries] = 1;
      for (let pass = 0; pass < 2; pass++) {
        for (const k of there) {
          let [re, im] = [0, 0];
          for (let i = 0, at = k * entries, c = 0; i < rows; i++, at += columns * entries, c += entries) {
            const [x, y] = [candidate[c]!, candidate[c + imaginary]!];
            re += q[at]! * x;
            if (entries === 2) {
              re += q[at + 1]! * y;
              im += q[at]! * y - q[at + 1]! * x;
            }
          }
          for (let i = 0, at = k * entries, c = 0; i < rows; i++, at += columns * entries, c += entries) {
            candidate[c]! -= re * q[at]!;
            if (entries === 2) {
              candidate[c]! += im * q[at + 1]!;
              candidate[c + 1]! -= re * q[at + 1]! + im * q[at]!;
            }
          }
        }
      }
      const norm = Math.hypot(...candidate);
      if (norm < 1e-8) continue;
      for (let i = 0; i < rows * entries; i++) {
        q[Math.floor(i / entries) * columns * entries + j * entries + (i % entries)] = candidate[i]! / norm;
      }
      there.add(j);
      unit++;
      break;
    }
  }
}

/** c = a [m, k] @ b [k, n]. */
export function multiplied(a: Matrix, b: Matrix, m: number, k: number, n: number): Matrix {
  const c = new Float64Array(m * n);
  for (let i = 0; i < m; i++) {
    for (let p = 0; p < k; p++) {
      const x = a[i * k + p]!;
      if (x === 0) continue;
      for (let j = 0; j < n; j++) c[i * n + j]! += x * b[p * n + j]!;
    }
  }
  return c;
}

/** Multiplication and division for `matrixExponential`. */
export interface Ring {
  readonly entries: number;
  readonly multiplied: typeof multiplied;
  readonly lu: (a: Matrix, rows: number, columns: number, pivots: Int32Array) => number;
  readonly triangle: typeof solveTriangle;
}

const reals: Ring = { entries: 1, multiplied, lu: luInPlace, triangle: solveTriangle };

/** exp(a): a Pade approximant of order 13 of the matrix scaled down by a power of two, then squared as many times. */
export function matrixExponential(a: Matrix, n: number, ring: Ring = reals): Matrix {
  const { entries } = ring;
  let norm = 0;
  for (let j = 0; j < n; j++) {
    let sum = 0;
    for (let i = 0; i < n; i++) {
      const at = (i * n + j) * entries;
      sum += entries === 1 ? Math.abs(a[at]!) : Math.hypot(a[at]!, a[at + 1]!);
    }
    norm = Math.max(norm, sum);
  }
  if (!Number.isFinite(norm)) return new Float64Array(a.length).fill(Number.NaN);
  const squarings = norm > 5.4 ? Math.max(0, Math.ceil(Math.log2(norm / 5.4))) : 0;
  const x = a.map((v) => v / 2 ** squarings);
  const mul = (p: Matrix, q: Matrix): Matrix => ring.multiplied(p, q, n, n, n);
  const b = padeCoefficients;
  const x2 = mul(x, x);
  const x4 = mul(x2, x2);
  const x6 = mul(x4, x2);
  const combine = (c6: number, c4: number, c2: number, c0: number): Matrix => {
    const out = new Float64Array(a.length);
    for (let i = 0; i < out.length; i++) out[i] = c6 * x6[i]! + c4 * x4[i]! + c2 * x2[i]!;
    for (let i = 0; i < n; i++) out[(i * n + i) * entries]! += c0;
    return out;
  };
  const sum = (p: Matrix, q: Matrix): Matrix => p.map((v, i) => v + q[i]!);
  const odd = mul(x, sum(mul(x6, combine(b[13]!, b[11]!, b[9]!, 0)), combine(b[7]!, b[5]!, b[3]!, b[1]!)));
  const even = sum(mul(x6, combine(b[12]!, b[10]!, b[8]!, 0)), combine(b[6]!, b[4]!, b[2]!, b[0]!));
  const denominator = even.map((v, i) => v - odd[i]!);
  let result = sum(even, odd);
  const pivots = new Int32Array(n);
  ring.lu(denominator, n, n, pivots);
  solveLu(denominator, pivots, n, result, n, false, ring.triangle);
  for (let s = 0; s < squarings; s++) result = mul(result, result);
  return result;
}

const padeCoefficients: readonly number[] = [
  64764752532480000, 32382376266240000, 7771770303897600, 1187353796428800, 129060195264000, 10559470521600,
  670442572800, 33522128640, 1323241920, 40840800, 960960, 16380, 182, 1,
];
