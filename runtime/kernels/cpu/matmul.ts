// Matrix products on the CPU: one loop over rows serves mm, addmm, bmm, baddbmm, mv and dot. Sums are kept in doubles.

import { INT64, isFloatingCode } from "../../core/dtype.js";
import { readInt64AsNumber, writeInt64 } from "../../core/int64.js";
import { type Scalar, toBigInt, toInteger, toNumber } from "../../core/scalar.js";
import { contiguousStrides } from "../../core/shape.js";
import { allocateCode, makeTensor, type Tensor } from "../../core/tensor.js";
import { checkDot } from "../meta/matmul.js";
import { arrayOf, type ElementArray } from "../pointwise/arrays.js";
import { copyInto } from "../pointwise/copy.js";
import { bigintsOf, dense } from "./elements.js";

/** A matrix in memory: element (i, j) is at `offset + i * rowStep + j * columnStep`. */
interface Matrix {
  readonly array: ElementArray;
  readonly offset: number;
  readonly rowStep: number;
  readonly columnStep: number;
}

function matrix(array: ElementArray, offset: number, rowStep: number, columnStep: number): Matrix {
  return { array, offset, rowStep, columnStep };
}

/** Row sums of products into `row[0 .. n)`: the right matrix has its rows together. Four of them at a time. */
function rowTimesRows(row: Float64Array, n: number, k: number, a: Matrix, aStart: number, b: Matrix): void {
  const x = a.array;
  const y = b.array;
  const step = a.columnStep;
  const width = b.rowStep;
  row.fill(0, 0, n);
  let p = 0;
  let at = aStart;
  let r = b.offset;
  for (; p + 4 <= k; p += 4, at += 4 * step, r += 4 * width) {
    const x0 = x[at]!;
    const x1 = x[at + step]!;
    const x2 = x[at + 2 * step]!;
    const x3 = x[at + 3 * step]!;
    for (let j = 0, q = r; j < n; j++, q++) {
      row[j]! += x0 * y[q]! + x1 * y[q + width]! + x2 * y[q + 2 * width]! + x3 * y[q + 3 * width]!;
    }
  }
  for (; p < k; p++, at += step, r += width) {
    const x0 = x[at]!;
    for (let j = 0, q = r; j < n; j++, q++) row[j]! += x0 * y[q]!;
  }
}

/** As above where the right matrix has its columns together: dot products, four columns at a time. */
function rowTimesColumns(row: Float64Array, n: number, k: number, a: Matrix, aStart: number, b: Matrix): void {
  const x = a.array;
  const y = b.array;
  const step = a.columnStep;
  const height = b.columnStep;
  let j = 0;
  let c = b.offset;
  for (; j + 4 <= n; j += 4, c += 4 * height) {
    let s0 = 0;
    let s1 = 0;
    let s2 = 0;
    let s3 = 0;
    for (let p = 0, at = aStart, q = c; p < k; p++, at += step, q++) {
      const v = x[at]!;
      s0 += v * y[q]!;
      s1 += v * y[q + height]!;
      s2 += v * y[q + 2 * height]!;
      s3 += v * y[q + 3 * height]!;
    }
    row[j] = s0;
    row[j + 1] = s1;
    row[j + 2] = s2;
    row[j + 3] = s3;
  }
  for (; j < n; j++, c += height) {
    let s = 0;
    for (let p = 0, at = aStart, q = c; p < k; p++, at += step, q++) s += x[at]! * y[q]!;
    row[j] = s;
  }
}

/** What is added to the product, already of the product's shape: a matrix, or nothing. */
interface Added {
  readonly matrix: Matrix;
  readonly beta: number;
}

function multiply(
  m: number,
  n: number,
  k: number,
  a: Matrix,
  b: Matrix,
  out: Matrix,
  alpha: number,
  added: Added | null,
) {
  const row = new Float64Array(n);
  const run = b.columnStep === 1 ? rowTimesRows : rowTimesColumns;
  const target = out.array;
  for (let i = 0, start = a.offset, to = out.offset; i < m; i++, start += a.rowStep, to += out.rowStep) {
    run(row, n, k, a, start, b);
    if (alpha !== 1) for (let j = 0; j < n; j++) row[j]! *= alpha;
    if (added !== null) {
      const { array, offset, rowStep, columnStep } = added.matrix;
      const { beta } = added;
      for (let j = 0, q = offset + i * rowStep; j < n; j++, q += columnStep) row[j]! += beta * array[q]!;
    }
    for (let j = 0, q = to; j < n; j++, q += out.columnStep) target[q] = row[j]!;
  }
}

/** The tensor itself, or a dense copy where neither its rows nor its columns lie together. */
function packed(b: Tensor): Tensor {
  const [rowStep, columnStep] = b.strides.slice(-2) as [number, number];
  const [rows, columns] = b.shape.slice(-2) as [number, number];
  return columnStep === 1 || columns === 1 || rowStep === 1 || rows === 1 ? b : dense(b);
}

/** A matrix of a batch, its steps set so that one of them is 1. */
function matrixOf(t: Tensor, batch: number): Matrix {
  const rank = t.shape.length;
  const columnStep = t.shape[rank - 1] === 1 ? 1 : t.strides[rank - 1]!;
  const rowStep = t.strides[rank - 2]!;
  const offset = t.offset + (rank === 3 ? batch * t.strides[0]! : 0);
  return matrix(arrayOf(t), offset, rowStep, columnStep);
}

function leftMatrixOf(t: Tensor, batch: number): Matrix {
  const rank = t.shape.length;
  const offset = t.offset + (rank === 3 ? batch * t.strides[0]! : 0);
  return matrix(arrayOf(t), offset, t.strides[rank - 2]!, t.strides[rank - 1]!);
}

/** Right operands whose only step of 1 is that of their rows are read by columns; a single row or column is either. */
function rightMatrixOf(t: Tensor, batch: number): Matrix {
  const found = matrixOf(t, batch);
  if (found.columnStep === 1 || found.rowStep === 1) return found;
  return matrix(found.array, found.offset, 1, found.columnStep);
}

/** Strides of `t` read as if it had the shape of the product. */
function addedMatrix(t: Tensor, shape: readonly number[], batch: number): Matrix {
  const added = shape.length - t.shape.length;
  const step = (d: number): number => (d < added || t.shape[d - added] === 1 ? 0 : t.strides[d - added]!);
  const rank = shape.length;
  return matrix(arrayOf(t), t.offset + (rank === 3 ? batch * step(0) : 0), step(rank - 2), step(rank - 1));
}

/**
 * out = beta * self + alpha * (a @ b); matrices, or batches of matrices (rank 3). `self` broadcasts and may be null; it is not read
 * where beta is zero. Integers wrap around.
 */
export function productInto(out: Tensor, a: Tensor, b: Tensor, alpha: Scalar, self: Tensor | null, beta: Scalar): void {
  if (!isFloatingCode(out.dtypeCode)) {
    // As PyTorch does, integer products take integer factors: the fraction is cut off.
    const [scale, keep] = [toInteger(alpha), toInteger(beta)];
    if (out.dtypeCode === INT64) {
      productInt64(out, a, b, scale, self, keep);
      return;
    }
    if (scale !== alpha || keep !== beta) {
      productInto(out, a, b, scale, self, keep);
      return;
    }
  }
  if (self !== null && self.storage === out.storage && out.numel > 0) {
    // Rows are written as they are done: where `self` broadcasts over the output it must not change meanwhile.
    const copy = allocateCode(self.shape, self.dtypeCode);
    copyInto(copy, self);
    productInto(out, a, b, alpha, copy, beta);
    return;
  }
  const rank = out.shape.length;
  const m = out.shape[rank - 2]!;
  const n = out.shape[rank - 1]!;
  const k = a.shape[rank - 1]!;
  const right = packed(b);
  const batches = rank === 3 ? out.shape[0]! : 1;
  const scale = toNumber(beta);
  for (let batch = 0; batch < batches; batch++) {
    const added = self === null || scale === 0 ? null : { matrix: addedMatrix(self, out.shape, batch), beta: scale };
    multiply(
      m,
      n,
      k,
      leftMatrixOf(a, batch),
      rightMatrixOf(right, batch),
      leftMatrixOf(out, batch),
      toNumber(alpha),
      added,
    );
  }
}

/** Doubles where every sum stays exact in them, bigints otherwise. */
function productInt64(out: Tensor, a: Tensor, b: Tensor, alpha: Scalar, self: Tensor | null, beta: Scalar): void {
  const rank = out.shape.length;
  const k = a.shape[rank - 1]!;
  const doubles = [a, b, ...(self === null ? [] : [self])].map(doublesOf);
  const largest = doubles.map(({ largest: most }) => most);
  const bound =
    largest[0]! * largest[1]! * k * Math.abs(toNumber(alpha)) + (largest[2] ?? 0) * Math.abs(toNumber(beta));
  if (bound <= Number.MAX_SAFE_INTEGER) {
    const result = allocateCode(out.shape, doubles[0]!.tensor.dtypeCode);
    productInto(result, doubles[0]!.tensor, doubles[1]!.tensor, alpha, doubles[2]?.tensor ?? null, beta);
    const exact = allocateCode(out.shape, INT64);
    const values = result.storage.array as Float64Array;
    for (let i = 0; i < values.length; i++) writeInt64(exact.storage.words, i, values[i]!);
    copyInto(out, exact);
    return;
  }
  productBigInt(out, dense(a), dense(b), toBigInt(alpha), self, toBigInt(beta));
}

function doublesOf(t: Tensor): { tensor: Tensor; largest: number } {
  const source = dense(t);
  const tensor = allocateCode(t.shape, 7);
  const array = tensor.storage.array as Float64Array;
  let largest = 0;
  for (let i = 0; i < array.length; i++) {
    const value = readInt64AsNumber(source.storage.words, source.offset + i);
    array[i] = value;
    largest = Math.max(largest, Math.abs(value));
  }
  return { tensor, largest };
}

function productBigInt(out: Tensor, a: Tensor, b: Tensor, alpha: bigint, self: Tensor | null, beta: bigint): void {
  const rank = out.shape.length;
  const [m, n, k] = [out.shape[rank - 2]!, out.shape[rank - 1]!, a.shape[rank - 1]!];
  const x = bigintsOf(a).subarray(a.offset);
  const y = bigintsOf(b).subarray(b.offset);
  const result = allocateCode(out.shape, INT64);
  const target = bigintsOf(result);
  if (self !== null && beta !== 0n) copyInto(result, makeBroadcast(self, out.shape));
  for (let at = 0; at < out.numel; at++) {
    const batch = Math.floor(at / (m * n));
    const i = Math.floor(at / n) % m;
    let sum = 0n;
    for (let p = 0; p < k; p++) sum += x[(batch * m + i) * k + p]! * y[(batch * k + p) * n + (at % n)]!;
    target[at] = BigInt.asIntN(64, beta * target[at]! + alpha * sum);
  }
  copyInto(out, result);
}

function makeBroadcast(t: Tensor, shape: readonly number[]): Tensor {
  const added = shape.length - t.shape.length;
  const strides = contiguousStrides(shape).map((_, d) =>
    d < added || t.shape[d - added] === 1 ? 0 : t.strides[d - added]!,
  );
  return makeTensor(t.storage, shape, strides, t.offset, t.dtype);
}

export function mm_out_cpu(self: Tensor, mat2: Tensor, out: Tensor): void {
  productInto(out, self, mat2, 1, null, 0);
}

export function addmm_out_cpu(
  self: Tensor,
  mat1: Tensor,
  mat2: Tensor,
  beta: Scalar,
  alpha: Scalar,
  out: Tensor,
): void {
  productInto(out, mat1, mat2, alpha, self, beta);
}

export function bmm_out_cpu(self: Tensor, mat2: Tensor, out: Tensor): void {
  productInto(out, self, mat2, 1, null, 0);
}

export function baddbmm_out_cpu(
  self: Tensor,
  batch1: Tensor,
  batch2: Tensor,
  beta: Scalar,
  alpha: Scalar,
  out: Tensor,
): void {
  productInto(out, batch1, batch2, alpha, self, beta);
}

export function dot_cpu(self: Tensor, tensor: Tensor): Tensor {
  checkDot(self, tensor);
  const out = allocateCode([], self.dtypeCode);
  const cell = makeTensor(out.storage, [1, 1], [1, 1], 0, out.dtype);
  productInto(cell, asMatrix(self, false), asMatrix(tensor, true), 1, null, 0);
  return out;
}

/** A vector as a matrix of one column, or of one row. */
function asMatrix(vector: Tensor, column: boolean): Tensor {
  const [n, step] = [vector.shape[0]!, vector.strides[0]!];
  return column
    ? makeTensor(vector.storage, [n, 1], [step, 1], vector.offset, vector.dtype)
    : makeTensor(vector.storage, [1, n], [1, step], vector.offset, vector.dtype);
}

export function addmv_out_cpu(self: Tensor, mat: Tensor, vec: Tensor, beta: Scalar, alpha: Scalar, out: Tensor): void {
  const bias = self.ndim === 0 ? self : asMatrix(self, true);
  productInto(asMatrix(out, true), mat, asMatrix(vec, true), alpha, bias, beta);
}
