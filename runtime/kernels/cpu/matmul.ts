// Matrix products on the CPU: one loop over rows serves mm, addmm, bmm, baddbmm, mv and dot. Sums are accumulated in doubles.

import { FLOAT64, INT64, isComplexCode, isEmulatedCode, isFloatingCode, modularCode } from "../../core/dtype.js";
import { type Scalar, toBoolean, toInteger, toNumber } from "../../core/scalar.js";
import { allocateCode, assertIntact, type Tensor, windowOn } from "../../core/tensor.js";
import { complexKernel } from "../complex-kernels.js";
import { innerLoop } from "../loops/inner-loop.js";
import { tellScopes } from "../loops/loop-table.js";
import { longProduct } from "../loops/thresholds.js";
import { plain } from "../memory/complex-parts.js";
import { castTensor, copyInto } from "../memory/copy.js";
import {
  bigintsOf,
  dense,
  largest64,
  type NumberArray,
  numbersOf,
  numbersOrBitsOf,
  numeric,
} from "../memory/elements.js";
import { storeValues, writeNumeric } from "../memory/outputs.js";
import { checkDot } from "../shapes/matmul.js";
import { broadcastSteps } from "../shapes/strides.js";

/** A matrix in memory: element (i, j) is at `offset + i * rowStep + j * columnStep`. */
export interface StridedMatrix {
  readonly array: NumberArray;
  readonly offset: number;
  readonly rowStep: number;
  readonly columnStep: number;
  /** Step from one matrix of a batch to the next. */
  readonly batchStep?: number;
}

/** Accumulates products into `row[0 .. n)`, for a right matrix with contiguous rows. Four rows at a time. */
function rowTimesRows(
  row: Float64Array,
  n: number,
  k: number,
  a: StridedMatrix,
  aStart: number,
  b: StridedMatrix,
): void {
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

/** As above for contiguous columns: dot products, four columns at a time. */
function rowTimesColumns(
  row: Float64Array,
  n: number,
  k: number,
  a: StridedMatrix,
  aStart: number,
  b: StridedMatrix,
): void {
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

/** The tensor itself, or a contiguous copy if neither its rows nor its columns are contiguous. */
function packed(b: Tensor): Tensor {
  const [rowStep, columnStep] = b.strides.slice(-2) as [number, number];
  const [rows, columns] = b.shape.slice(-2) as [number, number];
  return columnStep === 1 || columns === 1 || rowStep === 1 || rows === 1 ? b : dense(b);
}

/** A matrix of a batch. A single column counts as contiguous along its row. */
function matrixOf(t: Tensor, batch: number): StridedMatrix {
  const { shape, strides } = t;
  const last = shape.length - 1;
  const batchStep = last === 2 ? strides[0]! : 0;
  return {
    array: numbersOrBitsOf(t),
    offset: t.offset + batch * batchStep,
    batchStep,
    rowStep: strides[last - 1]!,
    columnStep: shape[last] === 1 ? 1 : strides[last]!,
  };
}

/** Post-processes a row of sums, or part of it from a column on, before it is stored. */
export interface FinishRow {
  (row: Float64Array | Float32Array, i: number, batch: number, column?: number): void;
  /** If set, this is added to the sums, and that is all. */
  addend?: StridedMatrix;
}

/**
 * out = a @ b with m rows, n columns and k products per sum; rows go through `finish`, if any, before they are stored.
 * The rows or the columns of `b` are contiguous. `row` is scratch for n sums; `batch` is the matrix's index, for
 * `finish` only. `left` products of the batch remain, this one included: a loop may compute several and return their
 * number.
 */
export type ProductLoop = (
  m: number,
  n: number,
  k: number,
  out: StridedMatrix,
  a: StridedMatrix,
  b: StridedMatrix,
  finish: FinishRow | null,
  batch: number,
  row: Float64Array,
  left?: number,
) => unknown;

function product(
  m: number,
  n: number,
  k: number,
  { array, offset, rowStep, columnStep }: StridedMatrix,
  a: StridedMatrix,
  b: StridedMatrix,
  finish: FinishRow | null,
  batch: number,
  row: Float64Array,
): void {
  const run = b.columnStep === 1 ? rowTimesRows : rowTimesColumns;
  for (let i = 0, start = a.offset, to = offset; i < m; i++, start += a.rowStep, to += rowStep) {
    run(row, n, k, a, start, b);
    if (finish !== null) finish(row, i, batch);
    for (let j = 0, q = to; j < n; j++, q += columnStep) array[q] = row[j]!;
  }
}

/** out = a @ b, or part of a batch of products. The size is the product of the three lengths. */
export const productLoops = innerLoop("mm", {
  loop: product as ProductLoop,
  size: (m, n, k) => m * n * k,
  isContiguous: (_m, _n, _k, out, a, b) => out.columnStep === 1 && a.columnStep === 1 && b.columnStep === 1,
  operators: ["mm", "addmm", "bmm", "baddbmm", "addmv", "mv", "dot"],
  long: longProduct,
});

/** Columns times rows, for each matrix of a batch: each element is one product, which is stored as it is. False leaves them to the next loop. */
export type OuterLoop = (
  batches: number,
  m: number,
  n: number,
  out: StridedMatrix,
  a: StridedMatrix,
  b: StridedMatrix,
) => unknown;

function outerProducts(
  batches: number,
  m: number,
  n: number,
  { array, offset, batchStep, rowStep, columnStep }: StridedMatrix,
  a: StridedMatrix,
  b: StridedMatrix,
): void {
  const [x, y] = [a.array, b.array];
  const step = b.columnStep;
  for (let batch = 0; batch < batches; batch++) {
    const row = b.offset + batch * b.batchStep!;
    let [from, to] = [a.offset + batch * a.batchStep!, offset + batch * batchStep!];
    for (let i = 0; i < m; i++, from += a.rowStep, to += rowStep) {
      const value = x[from]!;
      // A sum from 0 on is never -0.
      if (step === 1 && columnStep === 1) for (let j = 0; j < n; j++) array[to + j] = value * y[row + j]! + 0;
      else for (let j = 0, q = to, r = row; j < n; j++, q += columnStep, r += step) array[q] = value * y[r]! + 0;
    }
  }
}

/** Products of a column and a row. The size is the number of elements. */
export const outerLoops = innerLoop("mm/outer", {
  loop: outerProducts as OuterLoop,
  size: (batches, m, n) => batches * m * n,
  isContiguous: (_batches, _m, _n, out, a, b) => out.columnStep === 1 && a.rowStep === 1 && b.columnStep === 1,
  operators: ["mm", "addmm", "bmm", "baddbmm"],
});

let rowScratch = new Float64Array(0);

/** A row of sums for one product. Its memory serves all: arrays that are dropped wait for the garbage collector. */
function scratchRow(n: number): Float64Array {
  if (n > 2 ** 14) return new Float64Array(n);
  if (rowScratch.length < n) rowScratch = new Float64Array(n);
  return rowScratch.subarray(0, n);
}

/** out = a @ b, post-processed; matrices, or batches of matrices (rank 3). */
function rowsInto(out: Tensor, a: Tensor, b: Tensor, finish: FinishRow | null): void {
  const rank = out.shape.length;
  const m = out.shape[rank - 2]!;
  const n = out.shape[rank - 1]!;
  const k = a.shape[rank - 1]!;
  const right = packed(b);
  const batches = rank === 3 ? out.shape[0]! : 1;
  if (k === 1 && finish === null && !isEmulatedCode(out.dtypeCode)) {
    const loop = outerLoops.at(out.dtypeCode, batches * m * n)!;
    loop(batches, m, n, matrixOf(out, 0), matrixOf(a, 0), matrixOf(right, 0));
    return;
  }
  const row = scratchRow(n);
  const loop = productLoops.at(out.dtypeCode, m * n * k)!;
  if (loop !== product) tellScopes(out, a, b);
  for (let batch = 0; batch < batches; ) {
    const to = matrixOf(out, batch);
    const x = matrixOf(a, batch);
    const y = matrixOf(right, batch);
    // Called by name, so that the engine inlines this copy's loop.
    if (loop === product) product(m, n, k, to, x, y, finish, batch++, row);
    else batch += (loop(m, n, k, to, x, y, finish, batch, row, batches - batch) as number) || 1;
  }
}

/** c -= a @ b in doubles, with m rows, n columns and k products per sum. */
export function subtractProduct(
  m: number,
  n: number,
  k: number,
  c: StridedMatrix,
  a: StridedMatrix,
  b: StridedMatrix,
): void {
  const result = new Float64Array(m * n);
  const out: StridedMatrix = { array: result, offset: 0, rowStep: n, columnStep: 1 };
  productLoops.at(FLOAT64, m * n * k)!(m, n, k, out, a, b, null, 0, new Float64Array(n));
  const to = c.array;
  for (let i = 0, at = 0; i < m; i++) {
    for (let j = 0, q = c.offset + i * c.rowStep; j < n; j++, at++, q += c.columnStep) to[q]! -= result[at]!;
  }
}

/** out = a @ b; matrices, or batches of matrices (rank 3). Integers wrap around. */
export function productInto(out: Tensor, a: Tensor, b: Tensor): void {
  if (isComplexCode(out.dtypeCode)) complexKernel("product")(out, a, b);
  else if (modularCode(out.dtypeCode) !== out.dtypeCode) {
    const result = allocateCode(out.shape, modularCode(out.dtypeCode));
    productInto(result, castTensor(a, result.dtypeCode), castTensor(b, result.dtypeCode));
    copyInto(out, result);
  } else if (out.dtypeCode === INT64) productInt64(out, a, b);
  else if (!productLoops.has(out.dtypeCode)) {
    writeNumeric(out, (target) => rowsInto(target, numeric(a), numeric(b), null));
  } else rowsInto(out, a, b, null);
}

/** In doubles if all sums are exact, else in bigints. */
function productInt64(out: Tensor, a: Tensor, b: Tensor): void {
  const rank = out.shape.length;
  const [m, n, k] = [out.shape[rank - 2]!, out.shape[rank - 1]!, a.shape[rank - 1]!];
  if (largest64(a) * largest64(b) * k <= Number.MAX_SAFE_INTEGER) {
    const sums = allocateCode(out.shape, FLOAT64);
    rowsInto(sums, castTensor(a, FLOAT64), castTensor(b, FLOAT64), null);
    storeValues(out, numbersOf(sums) as Float64Array);
    return;
  }
  const [left, right] = [dense(a), dense(b)];
  const x = bigintsOf(left).subarray(left.offset);
  const y = bigintsOf(right).subarray(right.offset);
  const result = allocateCode(out.shape, INT64);
  const target = bigintsOf(result);
  for (let at = 0; at < out.numel; at++) {
    const batch = Math.floor(at / (m * n));
    const i = Math.floor(at / n) % m;
    let sum = 0n;
    for (let p = 0; p < k; p++) sum += x[(batch * m + i) * k + p]! * y[(batch * k + p) * n + (at % n)]!;
    target[at] = BigInt.asIntN(64, sum);
  }
  copyInto(out, result);
}

/** out = beta * self + alpha * (a @ b). `self` broadcasts and is not read if beta is zero. Integers wrap around. */
export function addProductInto(out: Tensor, a: Tensor, b: Tensor, alpha: Scalar, self: Tensor, beta: Scalar): void {
  const modular = modularCode(out.dtypeCode);
  if (modular !== out.dtypeCode) {
    const result = allocateCode(out.shape, modular);
    addProductInto(result, castTensor(a, modular), castTensor(b, modular), alpha, castTensor(self, modular), beta);
    copyInto(out, result);
    return;
  }
  const addend = isEmulatedCode(out.dtypeCode) ? numeric(self) : self;
  if (addend !== self && !productLoops.has(out.dtypeCode)) {
    writeNumeric(out, (target) => addProductInto(target, numeric(a), numeric(b), alpha, addend, beta));
    return;
  }
  if (isComplexCode(out.dtypeCode)) {
    complexKernel("addProduct")(out, a, b, alpha, self, beta);
    return;
  }
  // As in PyTorch, factors of integer products are truncated to integers.
  const isIntegral = !isFloatingCode(out.dtypeCode);
  const [scale, selfScale] = isIntegral ? [toInteger(alpha), toInteger(beta)] : [toNumber(alpha), toNumber(beta)];
  const { shape } = out;
  assertIntact(addend);
  let added = windowOn(addend.storage, shape, broadcastSteps(addend, shape), addend.offset, addend.dtype);
  // Rows are written one by one, so `self` must not share memory with the output.
  if (addend.storage === out.storage) added = castTensor(added, out.dtypeCode);
  if (out.dtypeCode === INT64) {
    const result = allocateCode(shape, INT64);
    productInt64(result, a, b);
    const target = bigintsOf(result);
    const terms = dense(added);
    const values = bigintsOf(terms);
    const [x, y] = [BigInt(scale), BigInt(selfScale)];
    for (let i = 0; i < out.numel; i++) {
      target[i] = BigInt.asIntN(64, x * target[i]! + (y === 0n ? 0n : y * values[terms.offset + i]!));
    }
    copyInto(out, result);
    return;
  }
  const terms = matrixOf(added, 0);
  const [factor, share] = [Number(scale), Number(selfScale)];
  const finish: FinishRow = (row, i, batch, column = 0) => {
    const n = row.length;
    if (factor !== 1) for (let j = 0; j < n; j++) row[j]! *= factor;
    if (share === 0) return;
    const { array, columnStep } = terms;
    let q = terms.offset + i * terms.rowStep + column * columnStep + batch * terms.batchStep!;
    for (let j = 0; j < n; j++, q += columnStep) row[j]! += share * array[q]!;
  };
  if (factor === 1 && share === 1) finish.addend = terms;
  rowsInto(out, a, b, finish);
}

export function mm_out_cpu(self: Tensor, mat2: Tensor, out: Tensor): void {
  productInto(out, self, mat2);
}

export function addmm_out_cpu(
  self: Tensor,
  mat1: Tensor,
  mat2: Tensor,
  beta: Scalar,
  alpha: Scalar,
  out: Tensor,
): void {
  const [left, right] = factors(mat1, mat2, alpha);
  addProductInto(out, left, right, alpha, self, beta);
}

/** Two matrices whose product is scaled by alpha. As in BLAS, operands multiplied by alpha 0 are not read, so their NaN has no effect. */
function factors(a: Tensor, b: Tensor, alpha: Scalar): readonly [Tensor, Tensor] {
  if (toBoolean(alpha)) return [a, b];
  assertIntact(a);
  assertIntact(b);
  return [
    windowOn(a.storage, [a.shape[0]!, 0], a.strides, a.offset, a.dtype),
    windowOn(b.storage, [0, b.shape[1]!], b.strides, b.offset, b.dtype),
  ];
}

export function bmm_out_cpu(self: Tensor, mat2: Tensor, out: Tensor): void {
  productInto(out, self, mat2);
}

export function baddbmm_out_cpu(
  self: Tensor,
  batch1: Tensor,
  batch2: Tensor,
  beta: Scalar,
  alpha: Scalar,
  out: Tensor,
): void {
  const addend = self.dtypeCode === out.dtypeCode ? self : castTensor(self, out.dtypeCode);
  addProductInto(out, batch1, batch2, alpha, addend, beta);
}

export function dot_cpu(self: Tensor, tensor: Tensor): Tensor {
  checkDot(self, tensor);
  const out = allocateCode([], self.dtypeCode);
  const cell = windowOn(out.storage, [1, 1], [1, 1], 0, out.dtype);
  productInto(cell, asMatrix(plain(self), false), asMatrix(plain(tensor), true));
  return out;
}

/** A vector as a matrix of one column, or of one row. */
function asMatrix(vector: Tensor, column: boolean): Tensor {
  const [n, step] = [vector.shape[0]!, vector.strides[0]!];
  assertIntact(vector);
  return column
    ? windowOn(vector.storage, [n, 1], [step, 1], vector.offset, vector.dtype)
    : windowOn(vector.storage, [1, n], [1, step], vector.offset, vector.dtype);
}

export function addmv_out_cpu(self: Tensor, mat: Tensor, vec: Tensor, beta: Scalar, alpha: Scalar, out: Tensor): void {
  const bias = self.ndim === 0 ? self : asMatrix(self, true);
  const [left, right] = factors(mat, asMatrix(vec, true), alpha);
  addProductInto(asMatrix(out, true), left, right, alpha, bias, beta);
}
