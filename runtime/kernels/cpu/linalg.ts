// Factorisations and solves of batches of matrices on the CPU: each matrix is converted to doubles, processed, and
// stored in the result's layout.

import { isComplexCode, isEmulatedCode } from "../../core/dtype.js";
import { readable } from "../../core/elements.js";
import { ArgumentError } from "../../core/errors.js";
import { broadcastStrides } from "../../core/shape.js";
import { allocateCode, assertIntact, type Tensor, windowOn } from "../../core/tensor.js";
import { type ComplexMatrices, complexKernel } from "../complex-kernels.js";
import { entriesOf } from "../memory/complex-parts.js";
import { copyInto } from "../memory/copy.js";
import { dense, integersOf, type NumberArray, numbersOf, numeric } from "../memory/elements.js";
import { stored } from "../memory/outputs.js";
import {
  _linalg_det_outputs,
  _linalg_eigh_outputs,
  _linalg_slogdet_outputs,
  _linalg_solve_ex_outputs,
  _linalg_svd_outputs,
  cholesky_inverse_outputs,
  cholesky_outputs,
  geqrf_outputs,
  isVectorSide,
  linalg_cholesky_ex_outputs,
  linalg_householder_product_outputs,
  linalg_inv_ex_outputs,
  linalg_lu_factor_ex_outputs,
  linalg_lu_outputs,
  linalg_lu_solve_outputs,
  linalg_matrix_exp_outputs,
  linalg_qr_outputs,
  linalg_solve_triangular_outputs,
  lu_unpack_outputs,
  triangular_solve_outputs,
} from "../shapes/linalg.js";
import { tamed } from "./balance.js";
import { singularValuesByQR, symmetricEigenByQL } from "./condensed.js";
import {
  choleskyInPlace,
  completeBasis,
  householderInPlace,
  luInPlace,
  type Matrix,
  matrixExponential,
  multiplied,
  reflectorProduct,
  singularValues,
  solveLu,
  solveTriangle,
  symmetricEigen,
  unitMatrix,
} from "./decompositions.js";

/** A tensor as matrices of doubles, or of pairs of them. */
interface Batch {
  readonly count: number;
  readonly rows: number;
  readonly columns: number;
  /** Doubles per element. */
  readonly entries: 1 | 2;
  at(index: number): Matrix;
}

/** The implementation of a factorisation: the given one for real numbers, that of complex matrices by name. */
export function way<K extends keyof ComplexMatrices>(
  like: { readonly dtypeCode: number },
  name: K,
  real: ComplexMatrices[K],
): ComplexMatrices[K] {
  return isComplexCode(like.dtypeCode) ? complexKernel("matrices")[name] : real;
}

/** `transposed`: reads each matrix as its transpose; `adjoint`: as its conjugate transpose. */
export function matricesOf(tensor: Tensor, transposed: boolean | "adjoint" = false): Batch {
  const source = dense(tensor);
  const { data, entries } = entriesOf(source);
  const [m, n] = tensor.shape.slice(-2) as [number, number];
  const size = m * n * entries;
  const [rows, columns] = transposed === false ? [m, n] : [n, m];
  return {
    count: tensor.shape.slice(0, -2).reduce((a, b) => a * b, 1),
    rows,
    columns,
    entries,
    at(index) {
      const start = source.offset * entries + index * size;
      const matrix = new Float64Array(data.subarray(start, start + size));
      if (transposed === false) return matrix;
      return transposed === "adjoint" ? adjoint(matrix, m, n) : flipped(matrix, m, n);
    },
  };
}

/** The transpose. */
export function flipped(a: Matrix, rows: number, columns: number): Matrix {
  const t = new Float64Array(a.length);
  if (a.length === rows * columns) {
    for (let i = 0; i < rows; i++) for (let j = 0; j < columns; j++) t[j * rows + i] = a[i * columns + j]!;
    return t;
  }
  for (let i = 0, at = 0; i < rows; i++) {
    for (let j = 0; j < columns; j++, at += 2) {
      t[2 * (j * rows + i)] = a[at]!;
      t[2 * (j * rows + i) + 1] = a[at + 1]!;
    }
  }
  return t;
}

/** Conjugates in place; a real matrix is left unchanged. */
function conjugated(a: Matrix, entries: number): Matrix {
  if (entries === 2) for (let i = 1; i < a.length; i += 2) a[i] = -a[i]!;
  return a;
}

/** The conjugate transpose. */
export function adjoint(a: Matrix, rows: number, columns: number): Matrix {
  return conjugated(flipped(a, rows, columns), a.length === rows * columns ? 1 : 2);
}

/** Broadcasts the batch dimensions of a tensor of matrices (with `tail` 1, of vectors). */
export function withBatch(tensor: Tensor, batch: readonly number[], tail = 2): Tensor {
  const shape = [...batch, ...tensor.shape.slice(tensor.ndim - tail)];
  const strides = broadcastStrides(tensor.shape, tensor.strides, shape);
  assertIntact(tensor);
  return windowOn(tensor.storage, shape, strides, tensor.offset, tensor.dtype);
}

/** Stores a row-major matrix in a new result, row- or column-major according to its strides. */
export function put(out: Tensor, index: number, matrix: Matrix): void {
  const rank = out.ndim;
  const [m, n] = out.shape.slice(-2) as [number, number];
  const { data, entries } = entriesOf(out);
  const [rowStep, columnStep] = [out.strides[rank - 2]! * entries, out.strides[rank - 1]! * entries];
  const start = (out.offset + index * m * n) * entries;
  if (entries === 1) {
    for (let i = 0; i < m; i++) {
      for (let j = 0; j < n; j++) data[start + i * rowStep + j * columnStep] = matrix[i * n + j]!;
    }
    return;
  }
  for (let i = 0, from = 0; i < m; i++) {
    for (let j = 0; j < n; j++, from += 2) {
      const at = start + i * rowStep + j * columnStep;
      data[at] = matrix[from]!;
      data[at + 1] = matrix[from + 1]!;
    }
  }
}

/** Stores a vector in a new result. `count`: number of vectors, if they are not contiguous. */
function putVector(out: Tensor, index: number, values: ArrayLike<number>, count: number): void {
  if (out.isContiguous) {
    putRow(out, index, values);
    return;
  }
  const last = out.ndim - 1;
  let remaining = index;
  let at = out.offset;
  for (let d = last - 1, left = count; d >= 0 && left > 0; d--) {
    at += (remaining % out.shape[d]!) * out.strides[d]!;
    remaining = Math.floor(remaining / out.shape[d]!);
    left = Math.floor(left / out.shape[d]!);
  }
  const { data, entries } = entriesOf(out);
  for (let i = 0; i < values.length; i++) {
    data[(at + Math.floor(i / entries) * out.strides[last]!) * entries + (i % entries)] = values[i]!;
  }
}

export function putRow(out: Tensor, index: number, values: ArrayLike<number>): void {
  const { data, entries } = entriesOf(out);
  const start = out.offset * entries + index * values.length;
  for (let i = 0; i < values.length; i++) data[start + i] = values[i]!;
}

/** Names the batch element if there are several matrices. */
function whereIn(count: number, index: number): string {
  return count > 1 ? `(Batch element ${index}): ` : "";
}

/** @throws ArgumentError for the first failure in `info` */
function checkInfo(name: string, info: Tensor, describe: (info: number) => string): void {
  const values = numbersOf(info);
  for (let i = 0; i < info.numel; i++) {
    const value = values[info.offset + i]!;
    if (value > 0) throw new ArgumentError(`${name}: ${whereIn(info.numel, i)}${describe(value)}`);
  }
}

const singular = (i: number): string =>
  `The diagonal element ${i} is zero, the inversion could not be completed because the input matrix is singular.`;
const unsolvable = (_: number): string => "The solver failed because the input matrix is singular.";
const indefinite = (i: number): string =>
  `The factorization could not be completed because the input is not positive-definite (the leading minor of order ${i} is not positive-definite).`;
const zeroPivot = (i: number): string =>
  `U[${i},${i}] is zero and using it on lu_solve would result in a division by zero. If you still want to perform the factorization, consider calling linalg.lu(A, pivot) or linalg.lu_factor_ex(A, pivot)`;

const nonFinite = "The algorithm failed to converge because the input matrix contained non-finite values.";
const unconverged = (_: number): string =>
  "The algorithm failed to converge because the input matrix is ill-conditioned or has too many repeated singular values.";

const failures: readonly (readonly [part: string, (info: number) => string])[] = [
  ["inv", singular],
  ["solve", unsolvable],
  ["cholesky", indefinite],
  ["svd", unconverged],
  ["eig", unconverged],
  ["syevd", unconverged],
  ["lu_factor", zeroPivot],
];

/**
 * Checks the `info` of a factorisation: int32, one number per matrix, 0 for success.
 * @throws ArgumentError for the first failure, worded for the function `apiName`
 */
export function _linalg_check_errors_explicit(info: Tensor, apiName: string, isMatrix: boolean): void {
  if (info.device === "meta") return;
  const values = integersOf(readable(info, apiName));
  for (let i = 0; i < info.numel; i++) {
    const value = values[i]!;
    if (value === 0) continue;
    const where = isMatrix ? "" : `(Batch element ${i}): `;
    const what =
      failures.find(([part]) => apiName.includes(part))?.[1] ?? ((code: number) => `Unknown error code: ${code}.`);
    throw new ArgumentError(
      `${apiName}: ${where}${value < 0 ? `Argument ${-value} has illegal value. Most certainly there is a bug in the implementation calling the backend library.` : what(value)}`,
    );
  }
}

/** @throws ArgumentError without pivoting, as in PyTorch's CPU kernels, unless there is nothing to factor */
function requirePivots(name: string, pivot: boolean, A: Tensor): void {
  if (!pivot && A.numel > 0) throw new ArgumentError(`${name}: LU without pivoting is not implemented on the CPU`);
}

export function linalg_lu_factor_ex_cpu(
  A: Tensor,
  pivot: boolean,
  checkErrors: boolean,
): readonly [Tensor, Tensor, Tensor] {
  requirePivots("linalg.lu_factor", pivot, A);
  const [LU, pivots, info] = linalg_lu_factor_ex_outputs(A);
  const { count, rows, columns, at } = matricesOf(A);
  for (let b = 0; b < count; b++) {
    const a = at(b);
    const swaps = new Int32Array(Math.min(rows, columns));
    putRow(info, b, [way(A, "lu", luInPlace)(a, rows, columns, swaps, pivot, A.dtype === "float32")]);
    put(LU, b, a);
    putRow(pivots, b, swaps);
  }
  if (checkErrors) checkInfo("linalg.lu_factor_ex", info, zeroPivot);
  return [LU, pivots, info];
}

/** The permutation described by pivots: row i of P^T A is row `order[i]` of A. */
function orderOf(pivots: ArrayLike<number>, rows: number): Int32Array {
  const order = Int32Array.from({ length: rows }, (_, i) => i);
  for (let k = 0; k < pivots.length; k++) {
    const other = pivots[k]! - 1;
    [order[k], order[other]] = [order[other]!, order[k]!];
  }
  return order;
}

function permutation(order: Int32Array, entries: number): Matrix {
  const n = order.length;
  const p = new Float64Array(n * n * entries);
  for (let i = 0; i < n; i++) p[(order[i]! * n + i) * entries] = 1;
  return p;
}

function lowerOf(lu: Matrix, rows: number, columns: number, entries: number): Matrix {
  const k = Math.min(rows, columns);
  const l = new Float64Array(rows * k * entries);
  for (let i = 0; i < rows; i++) {
    const row = i * columns * entries;
    l.set(lu.subarray(row, row + Math.min(i, k) * entries), i * k * entries);
    if (i < k) l[(i * k + i) * entries] = 1;
  }
  return l;
}

/** The elements on and above the diagonal of the first `height` rows. */
function upperOf(lu: Matrix, height: number, columns: number, entries: number): Matrix {
  const u = new Float64Array(height * columns * entries);
  for (let i = 0; i < Math.min(height, columns); i++) {
    const [from, to] = [(i * columns + i) * entries, (i + 1) * columns * entries];
    u.set(lu.subarray(from, to), from);
  }
  return u;
}

export function linalg_lu_cpu(A: Tensor, pivot: boolean): readonly [Tensor, Tensor, Tensor] {
  requirePivots("linalg.lu_factor", pivot, A);
  const [P, L, U] = linalg_lu_outputs(A, pivot);
  const { count, rows, columns, entries, at } = matricesOf(A);
  for (let b = 0; b < count; b++) {
    const a = at(b);
    const swaps = new Int32Array(Math.min(rows, columns));
    way(A, "lu", luInPlace)(a, rows, columns, swaps, pivot, A.dtype === "float32");
    if (pivot) put(P, b, permutation(orderOf(swaps, rows), entries));
    put(L, b, lowerOf(a, rows, columns, entries));
    put(U, b, upperOf(a, Math.min(rows, columns), columns, entries));
  }
  return [P, L, U];
}

/** @throws ArgumentError for a pivot that is not a row number, counted from 1 */
function checkPivots(name: string, pivots: ArrayLike<number>, rows: number): void {
  for (let i = 0; i < pivots.length; i++) {
    if (!(pivots[i]! >= 1 && pivots[i]! <= rows)) {
      throw new ArgumentError(
        `${name}: pivots must be between 1 and ${rows}, the number of rows, but found ${pivots[i]}. Did you properly pass the result of lu_factor?`,
      );
    }
  }
}

export function lu_unpack_cpu(
  LUData: Tensor,
  LUPivots: Tensor,
  unpackData: boolean,
  unpackPivots: boolean,
): readonly [Tensor, Tensor, Tensor] {
  const [P, L, U] = lu_unpack_outputs(LUData, LUPivots, unpackData, unpackPivots);
  const { count, rows, columns, entries, at } = matricesOf(LUData);
  const k = Math.min(rows, columns);
  const pivots = unpackPivots ? integersOf(LUPivots) : [];
  checkPivots("lu_unpack", pivots, rows);
  for (let b = 0; b < count; b++) {
    if (unpackPivots) put(P, b, permutation(orderOf(pivots.slice(b * k, (b + 1) * k), rows), entries));
    if (!unpackData) continue;
    const a = at(b);
    put(L, b, lowerOf(a, rows, columns, entries));
    put(U, b, upperOf(a, k, columns, entries));
  }
  return [P, L, U];
}

export function linalg_lu_solve_cpu(LU: Tensor, pivots: Tensor, B: Tensor, left: boolean, adjoint: boolean): Tensor {
  const out = linalg_lu_solve_outputs(LU, pivots, B, left, adjoint);
  const batch = out.shape.slice(0, -2);
  const factors = matricesOf(withBatch(LU, batch));
  const swaps = integersOf(withBatch(pivots, batch, 1));
  // X A = B is A^T X^T = B^T.
  const sides = matricesOf(withBatch(B, batch), !left);
  const n = factors.rows;
  checkPivots("linalg.lu_solve", swaps, n);
  for (let b = 0; b < factors.count; b++) {
    // For the adjoint: conj(A^T) X = B is A^T conj(X) = conj(B).
    const x = conjugated(sides.at(b), adjoint ? sides.entries : 1);
    const solve = way(LU, "triangle", solveTriangle);
    solveLu(factors.at(b), swaps.slice(b * n, (b + 1) * n), n, x, sides.columns, left === adjoint, solve);
    conjugated(x, adjoint ? sides.entries : 1);
    put(out, b, left ? x : flipped(x, sides.rows, sides.columns));
  }
  return out;
}

/** PyTorch factors the transpose of a row-major real matrix, which LAPACK can read in place. */
function factorsTranspose(A: Tensor): boolean {
  return A.isContiguous && !isComplexCode(A.dtypeCode);
}

/** LU of each matrix (or its transpose), stored in the outputs; calls `visit` with the factors. */
function factorAll(
  A: Tensor,
  LU: Tensor,
  pivots: Tensor,
  visit: (index: number, lu: Matrix, swaps: Int32Array, info: number, entries: number) => void,
): void {
  const { count, rows: n, entries, at } = matricesOf(A, factorsTranspose(A));
  for (let b = 0; b < count; b++) {
    const a = at(b);
    const swaps = new Int32Array(n);
    const info = way(A, "lu", luInPlace)(a, n, n, swaps, true, A.dtype === "float32");
    put(LU, b, a);
    putRow(pivots, b, swaps);
    visit(b, a, swaps, info, entries);
  }
}

function signOf(swaps: Int32Array): number {
  return swaps.reduce((sign, pivot, k) => (pivot === k + 1 ? sign : -sign), 1);
}

/**
 * The product of `sign` and the diagonal's elements, or of their directions only; and the sum of the logarithms of their
 * moduli.
 */
function diagonalProduct(
  lu: Matrix,
  n: number,
  sign: number,
  directions: boolean,
  entries: number,
): { readonly product: readonly number[]; readonly log: number } {
  let [re, im, log] = [sign, 0, 0];
  for (let i = 0; i < n; i++) {
    const at = (i * n + i) * entries;
    let [x, y] = [lu[at]!, entries === 2 ? lu[at + 1]! : 0];
    if (directions) {
      const size = entries === 2 ? Math.hypot(x, y) : Math.abs(x);
      log += Math.log(size);
      if (size === 0) [x, y] = [0, 0];
      else if (entries === 1) x = Math.sign(x);
      else [x, y] = [x / size, y / size];
    }
    if (entries === 1) re *= x;
    else [re, im] = [re * x - im * y, re * y + im * x];
  }
  return { product: entries === 1 ? [re] : [re, im], log };
}

export function _linalg_det_cpu(A: Tensor): readonly [Tensor, Tensor, Tensor] {
  const [result, LU, pivots] = _linalg_det_outputs(A);
  const n = A.shape.at(-1)!;
  factorAll(A, LU, pivots, (b, lu, swaps, _info, entries) => {
    putRow(result, b, diagonalProduct(lu, n, signOf(swaps), false, entries).product);
  });
  return [result, LU, pivots];
}

export function _linalg_slogdet_cpu(A: Tensor): readonly [Tensor, Tensor, Tensor, Tensor] {
  const [sign, logabsdet, LU, pivots] = _linalg_slogdet_outputs(A);
  const n = A.shape.at(-1)!;
  factorAll(A, LU, pivots, (b, lu, swaps, _info, entries) => {
    const { product, log } = diagonalProduct(lu, n, signOf(swaps), true, entries);
    putRow(sign, b, product);
    putRow(logabsdet, b, [log]);
  });
  return [sign, logabsdet, LU, pivots];
}

export function _linalg_solve_ex_cpu(
  A: Tensor,
  B: Tensor,
  left: boolean,
  checkErrors: boolean,
): readonly [Tensor, Tensor, Tensor, Tensor] {
  const [result, LU, pivots, info] = _linalg_solve_ex_outputs(A, B, left);
  const vector = isVectorSide(A, B);
  factorAll(A, LU, pivots, (b, _lu, _swaps, failed) => putRow(info, b, [failed]));
  if (checkErrors) checkInfo("linalg.solve", info, unsolvable);
  const batch = result.shape.slice(0, vector ? -1 : -2);
  const factors = matricesOf(withBatch(LU, batch));
  const swaps = integersOf(withBatch(pivots, batch, 1));
  const n = factors.rows;
  const transposed = factorsTranspose(A);
  const solve = way(A, "triangle", solveTriangle);
  if (vector) {
    const side = dense(withBatch(B, batch, 1));
    const { data, entries } = entriesOf(side);
    for (let b = 0; b < factors.count; b++) {
      const [from, to] = [(side.offset + b * n) * entries, (side.offset + (b + 1) * n) * entries];
      const x = new Float64Array(data.subarray(from, to));
      solveLu(factors.at(b), swaps.slice(b * n, (b + 1) * n), n, x, 1, transposed, solve);
      putVector(result, b, x, factors.count);
    }
    return [result, LU, pivots, info];
  }
  const sides = matricesOf(withBatch(B, batch), !left);
  for (let b = 0; b < factors.count; b++) {
    const x = sides.at(b);
    solveLu(factors.at(b), swaps.slice(b * n, (b + 1) * n), n, x, sides.columns, transposed === left, solve);
    put(result, b, left ? x : flipped(x, sides.rows, sides.columns));
  }
  return [result, LU, pivots, info];
}

export function linalg_inv_ex_cpu(A: Tensor, checkErrors: boolean): readonly [Tensor, Tensor] {
  const [inverse, info] = linalg_inv_ex_outputs(A);
  const { count, rows: n, entries, at } = matricesOf(A);
  for (let b = 0; b < count; b++) {
    const a = at(b);
    const swaps = new Int32Array(n);
    putRow(info, b, [way(A, "lu", luInPlace)(a, n, n, swaps, true, A.dtype === "float32")]);
    const x = unitMatrix(n, entries);
    solveLu(a, swaps, n, x, n, false, way(A, "triangle", solveTriangle));
    put(inverse, b, x);
  }
  if (checkErrors) checkInfo("linalg.inv", info, singular);
  return [inverse, info];
}

/** The lower factor, or the upper one as its transpose. Reads only one triangle of the input. */
function choleskyAll(self: Tensor, out: Tensor, upper: boolean, report: (index: number, info: number) => void): void {
  const { count, rows: n, entries, at } = matricesOf(self, upper && "adjoint");
  for (let b = 0; b < count; b++) {
    const a = at(b);
    report(b, way(self, "cholesky", choleskyInPlace)(a, n));
    for (let i = 0; i < n; i++) a.fill(0, (i * n + i + 1) * entries, (i + 1) * n * entries);
    put(out, b, upper ? adjoint(a, n, n) : a);
  }
}

export function linalg_cholesky_ex_cpu(self: Tensor, upper: boolean, checkErrors: boolean): readonly [Tensor, Tensor] {
  const [L, info] = linalg_cholesky_ex_outputs(self);
  choleskyAll(self, L, upper, (b, failed) => putRow(info, b, [failed]));
  if (checkErrors) checkInfo("linalg.cholesky", info, indefinite);
  return [L, info];
}

export function cholesky_cpu(self: Tensor, upper: boolean): Tensor {
  const L = cholesky_outputs(self);
  if (L.numel === 0) return L;
  const { count } = matricesOf(self);
  choleskyAll(self, L, upper, (b, failed) => {
    if (failed > 0) throw new ArgumentError(`cholesky: ${whereIn(count, b)}${indefinite(failed)}`);
  });
  return L;
}

/** Inverse of L L^H, or of U^H U. @throws ArgumentError if a diagonal element is 0 */
export function cholesky_inverse_cpu(self: Tensor, upper: boolean): Tensor {
  const out = cholesky_inverse_outputs(self);
  const { count, rows: n, entries, at } = matricesOf(self, upper && "adjoint");
  for (let b = 0; b < count; b++) {
    const l = at(b);
    const x = unitMatrix(n, entries);
    for (let i = 0; i < n; i++) {
      const d = (i * n + i) * entries;
      if (l[d] === 0 && (entries === 1 || l[d + 1] === 0)) {
        throw new ArgumentError(`cholesky_inverse: ${whereIn(count, b)}${singular(i + 1)}`);
      }
    }
    way(self, "triangle", solveTriangle)(l, n, x, n, false, false, false);
    put(out, b, way(self, "multiplied", multiplied)(adjoint(x, n, n), x, n, n, n));
  }
  return out;
}

export function linalg_solve_triangular_cpu(
  self: Tensor,
  B: Tensor,
  upper: boolean,
  left: boolean,
  unitriangular: boolean,
): Tensor {
  const out = linalg_solve_triangular_outputs(self, B, upper, left);
  const batch = out.shape.slice(0, -2);
  const triangles = matricesOf(withBatch(self, batch));
  // Right-hand sides of another dtype are converted to that of the triangles.
  const given = B.dtypeCode === self.dtypeCode ? B : allocateCode(B.shape, self.dtypeCode);
  if (given !== B) copyInto(given, B);
  const sides = matricesOf(withBatch(given, batch), !left);
  for (let b = 0; b < triangles.count; b++) {
    const x = sides.at(b);
    const solve = way(self, "triangle", solveTriangle);
    solve(triangles.at(b), triangles.rows, x, sides.columns, upper, !left, unitriangular);
    put(out, b, left ? x : flipped(x, sides.rows, sides.columns));
  }
  return out;
}

export function triangular_solve_cpu(
  self: Tensor,
  A: Tensor,
  upper: boolean,
  transpose: boolean,
  unitriangular: boolean,
): readonly [Tensor, Tensor] {
  const [X, M] = triangular_solve_outputs(self, A);
  const batch = X.shape.slice(0, -2);
  const triangles = matricesOf(withBatch(A, batch));
  const sides = matricesOf(withBatch(self, batch));
  for (let b = 0; b < triangles.count; b++) {
    const [a, x] = [triangles.at(b), sides.at(b)];
    way(A, "triangle", solveTriangle)(a, triangles.rows, x, sides.columns, upper, transpose, unitriangular);
    put(X, b, x);
    put(M, b, a);
  }
  return [X, M];
}

export function linalg_qr_cpu(A: Tensor, mode: string): readonly [Tensor, Tensor] {
  const [Q, R] = linalg_qr_outputs(A, mode);
  const { count, rows, columns, entries, at } = matricesOf(A);
  for (let b = 0; b < count; b++) {
    const a = at(b);
    const tau = new Float64Array(Math.min(rows, columns) * entries);
    way(A, "householder", householderInPlace)(a, rows, columns, tau);
    put(R, b, upperOf(a, R.shape.at(-2)!, columns, entries));
    if (mode === "r") continue;
    put(Q, b, way(A, "reflectors", reflectorProduct)(a, rows, columns, tau, Q.shape.at(-1)!));
  }
  return [Q, R];
}

export function geqrf_cpu(self: Tensor): readonly [Tensor, Tensor] {
  const [a, tau] = geqrf_outputs(self);
  const { count, rows, columns, entries, at } = matricesOf(self);
  for (let b = 0; b < count; b++) {
    const matrix = at(b);
    const factors = new Float64Array(Math.min(rows, columns) * entries);
    way(self, "householder", householderInPlace)(matrix, rows, columns, factors);
    put(a, b, matrix);
    putRow(tau, b, factors);
  }
  return [a, tau];
}

/** The vectors along the last dimension. */
export function vectorsOf(tensor: Tensor): (index: number) => NumberArray {
  const source = dense(tensor);
  const { data, entries } = entriesOf(source);
  const length = tensor.shape.at(-1)! * entries;
  return (index) => {
    const start = source.offset * entries + index * length;
    return data.subarray(start, start + length);
  };
}

export function linalg_householder_product_cpu(input: Tensor, tau: Tensor): Tensor {
  const out = linalg_householder_product_outputs(input, tau);
  const { count, rows, columns, at } = matricesOf(input);
  const factors = vectorsOf(tau);
  for (let b = 0; b < count; b++) {
    put(out, b, way(input, "reflectors", reflectorProduct)(at(b), rows, columns, factors(b), columns));
  }
  return out;
}

/** The number of columns from which a condensed form is faster; Jacobi rotations are the most accurate for small values. */
const manyColumns = 16;

/** Whether to compute eigenvalues and singular values by a condensed form: for large real matrices. All others use rotations. */
function isCondensed(a: Matrix, columns: number, entries: number): boolean {
  return columns >= manyColumns && entries === 1 && a.every(Number.isFinite);
}

function resized(values: Float64Array, by: number): Float64Array {
  return by === 1 ? values : values.map((value) => value * by);
}

export function _linalg_eigh_cpu(A: Tensor, UPLO: string, computeV: boolean): readonly [Tensor, Tensor] {
  const [values, vectors] = _linalg_eigh_outputs(A, UPLO, computeV);
  const upper = UPLO[0]!.toUpperCase() === "U";
  const { count, rows: n, entries, at } = matricesOf(A, upper && "adjoint");
  const rotation = entries === 2 ? complexKernel("matrices").rotate : undefined;
  for (let b = 0; b < count; b++) {
    const a = at(b);
    for (let i = 0; i < n; i++) {
      if (entries === 2) a[2 * (i * n + i) + 1] = 0;
      for (let j = i + 1; j < n; j++) {
        const [to, from] = [(i * n + j) * entries, (j * n + i) * entries];
        a[to] = a[from]!;
        if (entries === 2) a[to + 1] = -a[from + 1]!;
      }
    }
    const size = tamed(a);
    const quick = isCondensed(a, n, entries) ? symmetricEigenByQL(a.slice(), n, computeV) : null;
    const found = quick ?? symmetricEigen(a, n, entries, rotation);
    putRow(values, b, resized(found.values, size));
    if (computeV) put(vectors, b, found.vectors);
  }
  return [values, vectors];
}

/** @throws ArgumentError if a driver is given, since there is only one */
export function _linalg_svd_cpu(
  A: Tensor,
  fullMatrices: boolean,
  computeUv: boolean,
  driver: string | null,
): readonly [Tensor, Tensor, Tensor] {
  const [U, S, Vh] = _linalg_svd_outputs(A, fullMatrices, computeUv);
  if (driver !== null && A.numel > 0) {
    throw new ArgumentError("linalg.svd: `driver` is not supported on the CPU; omit it");
  }
  const [m, n] = A.shape.slice(-2) as [number, number];
  const isWide = m < n;
  const { count, rows, columns, entries, at } = matricesOf(A, isWide && "adjoint");
  const rotation = entries === 2 ? complexKernel("matrices").orthogonalise : undefined;
  for (let b = 0; b < count; b++) {
    const matrix = at(b);
    if (matrix.some(Number.isNaN)) throw new ArgumentError(`linalg.svd: ${whereIn(count, b)}${nonFinite}`);
    const size = tamed(matrix);
    const quick = isCondensed(matrix, columns, entries) ? singularValuesByQR(matrix, rows, columns, computeUv) : null;
    const { u, s, v } = quick ?? singularValues(matrix, rows, columns, entries, rotation);
    putRow(S, b, resized(s, size));
    if (!computeUv) continue;
    const tall = fullMatrices ? completed(u, rows, columns, entries) : u;
    const width = fullMatrices ? rows : columns;
    // A^H = u s v^H for a wide matrix: U is v and Vh is u^H.
    put(U, b, isWide ? v : tall);
    put(Vh, b, isWide ? adjoint(tall, rows, width) : adjoint(v, columns, columns));
  }
  return [U, S, Vh];
}

/** Adds columns until the basis is complete. */
function completed(u: Matrix, rows: number, columns: number, entries: number): Matrix {
  const q = new Float64Array(rows * rows * entries);
  const width = columns * entries;
  for (let i = 0; i < rows; i++) q.set(u.subarray(i * width, (i + 1) * width), i * rows * entries);
  const missing = Array.from({ length: rows - columns }, (_, j) => columns + j);
  completeBasis(q, rows, rows, missing, entries);
  return q;
}

export function linalg_matrix_exp_cpu(self: Tensor): Tensor {
  if (isEmulatedCode(self.dtypeCode)) return stored(linalg_matrix_exp_cpu(numeric(self)), self.dtypeCode);
  const out = linalg_matrix_exp_outputs(self);
  const rowsFirst = out.isContiguous ? out : allocateCode(out.shape, out.dtypeCode);
  const { count, rows: n, at } = matricesOf(self);
  const ring = isComplexCode(self.dtypeCode) ? complexKernel("matrices") : undefined;
  for (let b = 0; b < count; b++) put(rowsFirst, b, matrixExponential(at(b), n, ring));
  if (rowsFirst !== out) copyInto(out, rowsFirst);
  return out;
}
