// Eigenvalues and singular values through condensed forms: reflections reduce a matrix to tridiagonal or bidiagonal
// form, and rotations with implicit shifts diagonalise that. Real matrices, in doubles; complex ones have their own
// kernels (runtime/kernels/complex).

import type { Matrix } from "./decompositions.js";
import { addScaled, block, dotOfRuns, reflectTogether } from "./reflections.js";

const EPSILON = 2 ** -52;
/** Maximum iterations per value; two are usual. */
const patience = 60;

/**
 * The reflection that maps x to a multiple of the first unit vector; `x` becomes the reflection's vector. Returns its
 * factor (0 for none) and that multiple.
 */
function reflector(x: Float64Array): { readonly factor: number; readonly first: number } {
  let tail = 0;
  for (let i = 1; i < x.length; i++) tail += x[i]! * x[i]!;
  const head = x[0]!;
  if (tail === 0) return { factor: 0, first: head };
  const norm = Math.sqrt(head * head + tail);
  const first = head > 0 ? -norm : norm;
  x[0] = head - first;
  return { factor: 2 / (x[0] * x[0] + tail), first };
}

/** a = (1 - factor v v^T) a, for rows and columns from `row` and `column` on. */
function reflectRows(
  a: Matrix,
  width: number,
  row: number,
  column: number,
  v: Float64Array,
  factor: number,
  sums: Float64Array,
): void {
  const count = width - column;
  const start = row * width + column;
  sums.fill(0, 0, count);
  let i = 0;
  for (let at = start; i + 3 < v.length; i += 4, at += 4 * width) {
    const [v0, v1, v2, v3] = [v[i]!, v[i + 1]!, v[i + 2]!, v[i + 3]!];
    for (let j = 0, q = at; j < count; j++, q++)
      sums[j]! += v0 * a[q]! + v1 * a[q + width]! + (v2 * a[q + 2 * width]! + v3 * a[q + 3 * width]!);
  }
  for (; i < v.length; i++) addScaled(sums, 0, v[i]!, a, start + i * width, count);
  addToRows(a, start, width, v.length, (row) => -factor * v[row]!, sums, count);
}

/** Adds multiples of x to the beginning of each row; reads x once per four rows. */
function addToRows(
  a: Matrix,
  start: number,
  width: number,
  rows: number,
  scale: (row: number) => number,
  x: Float64Array,
  count: number,
): void {
  let i = 0;
  let at = start;
  for (; i + 3 < rows; i += 4, at += 4 * width) {
    const [s0, s1, s2, s3] = [scale(i), scale(i + 1), scale(i + 2), scale(i + 3)];
    for (let j = 0, q = at; j < count; j++, q++) {
      const one = x[j]!;
      a[q]! += s0 * one;
      a[q + width]! += s1 * one;
      a[q + 2 * width]! += s2 * one;
      a[q + 3 * width]! += s3 * one;
    }
  }
  for (; i < rows; i++, at += width) addScaled(a, at, scale(i), x, 0, count);
}

/** The first `columns` columns of the product of reflections, each of which acts on the rows from `first + k` on. */
function productOf(
  reflectors: readonly (readonly [v: Float64Array, factor: number])[],
  first: number,
  rows: number,
  columns: number,
): Matrix {
  const q = new Float64Array(rows * columns);
  for (let i = 0; i < columns; i++) q[i * columns + i] = 1;
  for (let start = Math.floor((reflectors.length - 1) / block) * block; start >= 0; start -= block)
    reflectListed(q, rows, columns, first + start, reflectors.slice(start, start + block));
  return q;
}

/** Multiplies the part of a matrix from `corner` on by the product of the reflections, the last one first. */
function reflectListed(
  q: Matrix,
  rows: number,
  columns: number,
  corner: number,
  reflectors: readonly (readonly [v: Float64Array, factor: number])[],
): void {
  const height = rows - corner;
  if (height <= 0) return;
  const vectors = new Float64Array(reflectors.length * height);
  for (const [k, [vector]] of reflectors.entries()) vectors.set(vector, k * height + k);
  const factors = reflectors.map(([, factor]) => factor);
  reflectTogether(q, rows, columns, corner, corner, vectors, factors, false);
}

/** Columns p and q of a matrix become c p + s q and c q - s p. */
function turnColumns(a: Matrix, rows: number, width: number, p: number, q: number, c: number, s: number): void {
  for (let r = 0, i = p, j = q; r < rows; r++, i += width, j += width) {
    const x = a[i]!;
    const y = a[j]!;
    a[i] = c * x + s * y;
    a[j] = c * y - s * x;
  }
}

/** Defers each sweep until the next one, because two that start at the same column are faster together. */
function sweeping(a: Matrix | null, rows: number, width: number): (next: Sweep | null) => void {
  let waiting: Sweep | null = null;
  return (next) => {
    if (a === null) return;
    let left = next;
    if (waiting !== null) {
      const following = new Float64Array(2 * waiting.count);
      for (let i = 0; i < following.length; i += 2) following[i] = 1;
      if (next !== null && next.from === waiting.from && next.count <= waiting.count) {
        following.set(next.rotations.subarray(0, 2 * next.count));
        left = null;
      }
      sweepColumns(a, rows, width, waiting, following);
    }
    waiting = left;
  };
}

/** Rotations of adjacent columns in sequence: of `from` and `from + direction`, then of the pair `direction` further, and so on. */
interface Sweep {
  readonly from: number;
  readonly direction: 1 | -1;
  readonly count: number;
  /** Cosine and sine of each rotation. */
  readonly rotations: Float64Array;
}

/**
 * Applies the rotations of a sweep while a row is cached and, to each column that it has finished, those of the next
 * sweep, `again`. Four rows are interleaved, so that they do not wait for their own results. If fewer than four rows
 * remain, the last one is processed several times with the same result.
 */
function sweepColumns(a: Matrix, rows: number, width: number, sweep: Sweep, following: Float64Array): void {
  const { from, direction, count, rotations } = sweep;
  for (let r = 0; r < rows; r += 4) {
    const offset = (row: number): number => Math.min(r + row, rows - 1) * width + from;
    let [p, q, o, n] = [offset(0), offset(1), offset(2), offset(3)];
    let [x0, x1, x2, x3] = [a[p]!, a[q]!, a[o]!, a[n]!];
    let [z0, z1, z2, z3] = [0, 0, 0, 0];
    for (let k = 0; k <= count; k++) {
      let [w0, w1, w2, w3] = [x0, x1, x2, x3];
      if (k < count) {
        const c = rotations[2 * k]!;
        const s = rotations[2 * k + 1]!;
        const y0 = a[p + direction]!;
        const y1 = a[q + direction]!;
        const y2 = a[o + direction]!;
        const y3 = a[n + direction]!;
        w0 = c * x0 + s * y0;
        w1 = c * x1 + s * y1;
        w2 = c * x2 + s * y2;
        w3 = c * x3 + s * y3;
        x0 = c * y0 - s * x0;
        x1 = c * y1 - s * x1;
        x2 = c * y2 - s * x2;
        x3 = c * y3 - s * x3;
      }
      if (k > 0) {
        const c = following[2 * k - 2]!;
        const s = following[2 * k - 1]!;
        a[p - direction] = c * z0 + s * w0;
        a[q - direction] = c * z1 + s * w1;
        a[o - direction] = c * z2 + s * w2;
        a[n - direction] = c * z3 + s * w3;
        z0 = c * w0 - s * z0;
        z1 = c * w1 - s * z1;
        z2 = c * w2 - s * z2;
        z3 = c * w3 - s * z3;
      } else [z0, z1, z2, z3] = [w0, w1, w2, w3];
      p += direction;
      q += direction;
      o += direction;
      n += direction;
    }
    a[p - direction] = z0;
    a[q - direction] = z1;
    a[o - direction] = z2;
    a[n - direction] = z3;
  }
}

/**
 * Eigenvalues of a symmetric matrix in ascending order, and eigenvectors as columns if requested. `a` is overwritten.
 * @returns null if the iteration does not converge
 */
export function symmetricEigenByQL(
  a: Matrix,
  n: number,
  wantsVectors: boolean,
): { values: Float64Array; vectors: Matrix } | null {
  const diagonal = new Float64Array(n);
  const beside = new Float64Array(n);
  const reflectors: [Float64Array, number][] = [];
  for (let k = 0; k + 1 < n; k++) {
    const size = n - k - 1;
    const v = Float64Array.from({ length: size }, (_, i) => a[(k + 1 + i) * n + k]!);
    const { factor, first } = reflector(v);
    diagonal[k] = a[k * n + k]!;
    beside[k] = first;
    reflectors.push([v, factor]);
    if (factor === 0) continue;
    const p = new Float64Array(size);
    const corner = (k + 1) * n + k + 1;
    for (let i = 0; i < size; i++) p[i] = factor * dotOfRuns(a, corner + i * n, v, 0, size);
    addScaled(p, 0, (-factor / 2) * dotOfRuns(p, 0, v, 0, size), v, 0, size);
    let i = 0;
    let at = corner;
    for (; i + 3 < size; i += 4, at += 4 * n) {
      const [x0, x1, x2, x3] = [v[i]!, v[i + 1]!, v[i + 2]!, v[i + 3]!];
      const [y0, y1, y2, y3] = [p[i]!, p[i + 1]!, p[i + 2]!, p[i + 3]!];
      for (let j = 0, q = at; j < size; j++, q++) {
        const x = v[j]!;
        const y = p[j]!;
        a[q]! -= x0 * y + y0 * x;
        a[q + n]! -= x1 * y + y1 * x;
        a[q + 2 * n]! -= x2 * y + y2 * x;
        a[q + 3 * n]! -= x3 * y + y3 * x;
      }
    }
    for (; i < size; i++, at += n) {
      const [x, y] = [v[i]!, p[i]!];
      for (let j = 0; j < size; j++) a[at + j]! -= x * p[j]! + y * v[j]!;
    }
  }
  if (n > 0) diagonal[n - 1] = a[n * n - 1]!;
  const product = wantsVectors ? productOf(reflectors, 1, n, n) : null;
  if (!settleTridiagonal(diagonal, beside, n, product)) return null;
  const order = Array.from({ length: n }, (_, i) => i).sort((x, y) => diagonal[x]! - diagonal[y]!);
  const vectors = new Float64Array(product === null ? 0 : n * n);
  if (product !== null)
    for (const [j, k] of order.entries()) for (let i = 0; i < n; i++) vectors[i * n + j] = product[i * n + k]!;
  return { values: Float64Array.from(order, (k) => diagonal[k]!), vectors };
}

/** The QL iteration with implicit shifts; applies the rotations to the columns of `vectors`. */
function settleTridiagonal(d: Float64Array, e: Float64Array, n: number, vectors: Matrix | null): boolean {
  const sweep = sweeping(vectors, n, n);
  for (let low = 0; low < n; low++) {
    for (let iteration = 0; ; iteration++) {
      let high = low;
      while (high + 1 < n && !(Math.abs(e[high]!) <= EPSILON * (Math.abs(d[high]!) + Math.abs(d[high + 1]!)))) high++;
      if (high === low) break;
      if (iteration === patience) return false;
      const half = (d[low + 1]! - d[low]!) / (2 * e[low]!);
      const root = Math.sqrt(half * half + 1);
      let g = d[high]! - d[low]! + e[low]! / (half < 0 ? half - root : half + root);
      let [s, c, shift] = [1, 1, 0];
      const rotations = new Float64Array(2 * (high - low));
      let i = high - 1;
      for (; i >= low; i--) {
        const f = s * e[i]!;
        const b = c * e[i]!;
        let r = Math.sqrt(f * f + g * g);
        e[i + 1] = r;
        if (r === 0) break;
        s = f / r;
        c = g / r;
        g = d[i + 1]! - shift;
        r = (d[i]! - g) * s + 2 * c * b;
        shift = s * r;
        d[i + 1] = g + shift;
        g = c * r - b;
        rotations[2 * (high - 1 - i)] = c;
        rotations[2 * (high - 1 - i) + 1] = s;
      }
      sweep({ from: high, direction: -1, count: high - 1 - i, rotations });
      if (i >= low) {
        // A zero rotation: the matrix splits here.
        d[i + 1]! -= shift;
        e[high] = 0;
        continue;
      }
      d[low]! -= shift;
      e[low] = g;
      e[high] = 0;
    }
  }
  sweep(null);
  return true;
}

/**
 * u s v^T of a matrix with no more columns than rows: u [rows, columns] and v [columns, columns] as columns, s descending.
 * @returns null if the iteration does not converge
 */
export function singularValuesByQR(
  given: Matrix,
  rows: number,
  n: number,
  wantsVectors: boolean,
): { u: Matrix; s: Float64Array; v: Matrix } | null {
  const a = given.slice();
  const d = new Float64Array(n);
  const e = new Float64Array(n);
  const left: [Float64Array, number][] = [];
  const right: [Float64Array, number][] = [];
  const sums = new Float64Array(n);
  for (let k = 0; k < n; k++) {
    const v = Float64Array.from({ length: rows - k }, (_, i) => a[(k + i) * n + k]!);
    const { factor, first } = reflector(v);
    d[k] = first;
    left.push([v, factor]);
    if (k + 1 === n) break;
    if (factor !== 0) reflectRows(a, n, k, k + 1, v, factor, sums);
    const size = n - k - 1;
    const w = a.slice(k * n + k + 1, k * n + n);
    const { factor: across, first: next } = reflector(w);
    e[k] = next;
    right.push([w, across]);
    if (across === 0) continue;
    const at = (k + 1) * n + k + 1;
    addToRows(a, at, n, rows - k - 1, (row) => -across * dotOfRuns(a, at + row * n, w, 0, size), w, size);
  }
  const u = wantsVectors ? productOf(left, 0, rows, n) : null;
  const v = wantsVectors ? productOf(right, 1, n, n) : null;
  if (!settleBidiagonal(d, e, n, u, rows, v)) return null;
  const order = Array.from({ length: n }, (_, i) => i).sort((x, y) => Math.abs(d[y]!) - Math.abs(d[x]!));
  const [us, vs] = [new Float64Array(u === null ? 0 : rows * n), new Float64Array(v === null ? 0 : n * n)];
  for (const [j, k] of order.entries()) {
    if (u === null || v === null) break;
    const sign = d[k]! < 0 ? -1 : 1;
    for (let i = 0; i < rows; i++) us[i * n + j] = u[i * n + k]!;
    for (let i = 0; i < n; i++) vs[i * n + j] = sign * v[i * n + k]!;
  }
  return { u: us, s: Float64Array.from(order, (k) => Math.abs(d[k]!)), v: vs };
}

/**
 * The QR iteration with implicit shifts on a bidiagonal matrix; applies the rotations to the columns of `u`, which has
 * `rows` rows, and of `v`.
 */
function settleBidiagonal(
  d: Float64Array,
  e: Float64Array,
  n: number,
  u: Matrix | null,
  rows: number,
  v: Matrix | null,
): boolean {
  const [sweepRight, sweepLeft] = [sweeping(v, n, n), sweeping(u, rows, n)];
  let largest = 0;
  for (let i = 0; i < n; i++) largest = Math.max(largest, Math.abs(d[i]!), Math.abs(e[i]!));
  const least = EPSILON * largest;
  let budget = patience * n;
  for (let high = n - 1; high > 0; ) {
    if (budget-- === 0) return false;
    let low = high;
    let zero = -1;
    if (Math.abs(d[high]!) <= least) zero = high;
    for (; low > 0; low--) {
      if (
        Math.abs(e[low - 1]!) <= EPSILON * (Math.abs(d[low - 1]!) + Math.abs(d[low]!)) ||
        Math.abs(e[low - 1]!) <= least * EPSILON
      ) {
        e[low - 1] = 0;
        break;
      }
      if (zero < 0 && Math.abs(d[low - 1]!) <= least) zero = low - 1;
    }
    if (low === high) {
      high--;
      continue;
    }
    if (zero === high) {
      sweepRight(null);
      // A zero at the end: rotations of columns chase the element above it upwards and out.
      d[high] = 0;
      let f = e[high - 1]!;
      e[high - 1] = 0;
      for (let j = high - 1; j >= low; j--) {
        const r = Math.sqrt(d[j]! * d[j]! + f * f);
        if (r === 0) break;
        const [c, s] = [d[j]! / r, f / r];
        d[j] = r;
        if (v !== null) turnColumns(v, n, n, j, high, c, s);
        if (j === low) break;
        f = -s * e[j - 1]!;
        e[j - 1]! *= c;
      }
      continue;
    }
    if (zero >= low) {
      sweepLeft(null);
      // A zero inside: rotations of rows chase the element next to it to the end and out.
      d[zero] = 0;
      let f = e[zero]!;
      e[zero] = 0;
      for (let j = zero + 1; j <= high; j++) {
        const r = Math.sqrt(d[j]! * d[j]! + f * f);
        if (r === 0) break;
        const [c, s] = [d[j]! / r, f / r];
        d[j] = r;
        if (u !== null) turnColumns(u, rows, n, j, zero, c, s);
        f = -s * e[j]!;
        e[j]! *= c;
      }
      continue;
    }
    const count = high - low;
    const rotations: Turns = [new Float64Array(2 * count), new Float64Array(2 * count)];
    stepBidiagonal(d, e, low, high, rotations);
    sweepRight({ from: low, direction: 1, count, rotations: rotations[0] });
    sweepLeft({ from: low, direction: 1, count, rotations: rotations[1] });
  }
  sweepRight(null);
  sweepLeft(null);
  return true;
}

/** Rotations of the columns of v, and of u. */
type Turns = readonly [Float64Array, Float64Array];

/** One step from `low` to `high`; stores its rotations in `rotations`. */
function stepBidiagonal(d: Float64Array, e: Float64Array, low: number, high: number, [right, left]: Turns): void {
  // The shift: the eigenvalue of the trailing 2 x 2 block of the squared matrix closest to its last element, relative to
  // the largest entry.
  const scale = Math.max(
    Math.abs(d[high]!),
    Math.abs(d[high - 1]!),
    Math.abs(e[high - 1]!),
    Math.abs(d[low]!),
    Math.abs(e[low]!),
  );
  const [p, q, r] = [d[high]! / scale, d[high - 1]! / scale, e[high - 1]! / scale];
  const [start, beside] = [d[low]! / scale, e[low]! / scale];
  const half = ((q + p) * (q - p) + r * r) / 2;
  const corner = (p * r) ** 2;
  let shift = 0;
  if (half !== 0 || corner !== 0) {
    const root = Math.sqrt(half * half + corner);
    shift = corner / (half < 0 ? half - root : half + root);
  }
  let x = (start + p) * (start - p) + shift;
  let y = start * beside;
  for (let k = low; k < high; k++) {
    let norm = Math.sqrt(x * x + y * y);
    let [c, s] = norm === 0 ? [1, 0] : [x / norm, y / norm];
    if (k > low) e[k - 1] = norm;
    x = c * d[k]! + s * e[k]!;
    e[k] = c * e[k]! - s * d[k]!;
    y = s * d[k + 1]!;
    d[k + 1]! *= c;
    right[2 * (k - low)] = c;
    right[2 * (k - low) + 1] = s;
    norm = Math.sqrt(x * x + y * y);
    if (norm === 0) [c, s] = [1, 0];
    else [c, s] = [x / norm, y / norm];
    d[k] = norm;
    x = c * e[k]! + s * d[k + 1]!;
    d[k + 1] = c * d[k + 1]! - s * e[k]!;
    if (k + 1 < high) {
      y = s * e[k + 1]!;
      e[k + 1]! *= c;
    }
    left[2 * (k - low)] = c;
    left[2 * (k - low) + 1] = s;
  }
  e[high - 1] = x;
}
