// Public linear algebra: inverses, determinants, solves, norms and powers, composed of factorisations that have kernels.

import {
  _linalg_check_errors,
  _linalg_eigh,
  _linalg_slogdet,
  _linalg_solve_ex,
  _linalg_svd,
  abs,
  add_Tensor,
  amax,
  amin,
  clone,
  constant_pad_nd,
  contiguous,
  copy_,
  div_Tensor,
  eq_Scalar,
  eye,
  full,
  gt_Tensor,
  linalg_cholesky_ex,
  linalg_eig,
  linalg_eigh,
  linalg_eigvals_out,
  linalg_eigvalsh,
  linalg_inv,
  linalg_inv_ex,
  linalg_inv_out,
  linalg_lu_factor_ex,
  linalg_matrix_norm,
  linalg_matrix_norm_str_ord,
  linalg_qr,
  linalg_slogdet,
  linalg_solve,
  linalg_solve_triangular,
  linalg_svd,
  linalg_svdvals,
  linalg_vector_norm,
  log,
  matmul,
  matmul_out,
  maximum,
  min,
  mm,
  mT,
  mul_Scalar,
  mul_Tensor,
  nan_to_num,
  narrow,
  permute,
  reciprocal,
  reshape,
  squeeze_dim,
  sum_dim_IntList,
  svd,
  to_dtype,
  unsqueeze,
  vdot,
  view,
  where_ScalarOther,
  where_ScalarSelf,
  zeros_like,
} from "../../../generated/operators.js";
import { hasTangent } from "../../autograd/forward.js";
import { refuseOutGradient } from "../../autograd/history.js";
import {
  type DType,
  dtypeCodeOf,
  dtypeOf,
  isComplexCode,
  isDifferentiableCode,
  isFloatingCode,
  realCode,
  toComplexDType,
} from "../../core/dtype.js";
import { isReadable } from "../../core/elements.js";
import { ArgumentError, DTypeError, ShapeError } from "../../core/errors.js";
import { type Scalar, toNumber } from "../../core/scalar.js";
import { normalizeDim, numelOf } from "../../core/shape.js";
import type { Tensor } from "../../core/tensor.js";
import { isLayered } from "../../dispatch/local.js";
import { conjugate } from "../complex-kernels.js";
import { checkMatrices, checkSquare, checkSquareShape } from "../shapes/linalg.js";
import { checkResultCast, checkResultDevice } from "../shapes/outputs.js";
import { checkNoNarrowerNorm } from "../shapes/reductions.js";
import { minus, sumOver, times } from "./arithmetic.js";
import { resizeResult, writeExact, writeExactRowMajor } from "./outputs.js";

type Sizes = readonly number[];

export function linalg_slogdet_composite(A: Tensor): readonly [Tensor, Tensor] {
  const [sign, logabsdet] = _linalg_slogdet(A);
  return [sign, logabsdet];
}

/** log of the determinant; NaN where the determinant is negative. */
export function logdet_composite(self: Tensor): Tensor {
  checkSquare(self, "logdet");
  const [sign, logabsdet] = linalg_slogdet(self);
  if (isComplexCode(self.dtypeCode)) return add_Tensor(log(sign), logabsdet, 1);
  return where_ScalarSelf(eq_Scalar(sign, -1), Number.NaN, logabsdet);
}

export function linalg_solve_ex_composite(
  A: Tensor,
  B: Tensor,
  left: boolean,
  checkErrors: boolean,
): readonly [Tensor, Tensor] {
  const [result, , , info] = _linalg_solve_ex(A, B, left, checkErrors);
  return [result, info];
}

export function linalg_lu_factor_composite(A: Tensor, pivot: boolean): readonly [Tensor, Tensor] {
  const [LU, pivots, info] = linalg_lu_factor_ex(A, pivot, false);
  _linalg_check_errors(info, "linalg.lu_factor", A.ndim === 2);
  return [LU, pivots];
}

// Success is checked by an operator, so that layers see the check.

export function linalg_inv_composite(A: Tensor): Tensor {
  const [inverse, info] = linalg_inv_ex(A, false);
  _linalg_check_errors(info, "linalg.inv", A.ndim === 2);
  return inverse;
}

export function linalg_cholesky_composite(self: Tensor, upper: boolean): Tensor {
  const [L, info] = linalg_cholesky_ex(self, upper, false);
  _linalg_check_errors(info, "linalg.cholesky", self.ndim === 2);
  return L;
}

export function linalg_solve_composite(A: Tensor, B: Tensor, left: boolean): Tensor {
  const [result, , , info] = _linalg_solve_ex(A, B, left, false);
  _linalg_check_errors(info, "linalg.solve", A.ndim === 2);
  return result;
}

/** (L L')^-1 self, or (U' U)^-1 self. */
export function cholesky_solve_explicit(self: Tensor, input2: Tensor, upper: boolean): Tensor {
  if (self.ndim < 2)
    throw new ShapeError(`b should have at least 2 dimensions, but has ${self.ndim} dimensions instead`);
  if (input2.ndim < 2) {
    throw new ShapeError(`u should have at least 2 dimensions, but has ${input2.ndim} dimensions instead`);
  }
  if (self.dtypeCode !== input2.dtypeCode) {
    throw new DTypeError(
      `cholesky_solve: Expected b and A to have the same dtype, but found b of type ${self.dtype} and A of type ${input2.dtype} instead`,
    );
  }
  const lower = upper ? adjoint(input2) : input2;
  const half = linalg_solve_triangular(lower, self, false, true, false);
  return linalg_solve_triangular(adjoint(lower), half, true, true, false);
}

export function qr_composite(self: Tensor, some: boolean): readonly [Tensor, Tensor] {
  return linalg_qr(self, some ? "reduced" : "complete");
}

/** Computes eigenvectors, too, if a gradient will need them. */
export function linalg_eigvalsh_composite(self: Tensor, UPLO: string): Tensor {
  // A traced program may be differentiated when it runs.
  return _linalg_eigh(self, UPLO, self.requiresGrad || hasTangent(self) || isLayered())[0];
}

/** Computes eigenvectors, too, if a gradient will need them. */
export function linalg_eigvals_composite(self: Tensor): Tensor {
  if (self.requiresGrad || hasTangent(self) || isLayered()) return linalg_eig(self)[0];
  checkSquare(self, "linalg.eigvals");
  const values = full(self.shape.slice(0, -1), 0, toComplexDType(self.dtype), null, self.device, null);
  return linalg_eigvals_out(self, values);
}

export function linalg_svdvals_composite(A: Tensor, driver: string | null): Tensor {
  return _linalg_svd(A, false, A.requiresGrad || hasTangent(A) || isLayered(), driver)[1];
}

/** Returns U, S and V (not its transpose); without `computeUv`, U and V are zeros. */
export function svd_composite(self: Tensor, some: boolean, computeUv: boolean): readonly [Tensor, Tensor, Tensor] {
  checkMatrices(self, "linalg.svd");
  if (computeUv) {
    const [U, S, Vh] = linalg_svd(self, !some, null);
    return [U, S, adjoint(Vh)];
  }
  const S = linalg_svdvals(self, null);
  const batch = self.shape.slice(0, -2);
  const zeros = (n: number): Tensor => full([...batch, n, n], 0, self.dtype, null, self.device, null);
  return [zeros(self.shape.at(-2)!), S, mT(zeros(self.shape.at(-1)!))];
}

/** Zeros in place of vectors are written row-major, as in PyTorch. */
export function svd_U_composite(
  self: Tensor,
  some: boolean,
  computeUv: boolean,
  U: Tensor,
  S: Tensor,
  V: Tensor,
): readonly [Tensor, Tensor, Tensor] {
  refuseOutGradient("svd.U", self, U, S, V);
  const write = computeUv ? writeExact : writeExactRowMajor;
  return write([U, S, V], svd(self, some, computeUv));
}

/** The conjugate transpose; for real matrices the transpose. */
function adjoint(A: Tensor): Tensor {
  return conjugate(mT(A));
}

const epsilons: Readonly<Record<string, number>> = {
  float32: 2 ** -23,
  complex64: 2 ** -23,
  float64: 2 ** -52,
  complex128: 2 ** -52,
};

/** The given tolerances; by default 0 and the dtype's epsilon times the larger side. */
function tolerances(name: string, A: Tensor, atol: Tensor | null, rtol: Tensor | null): readonly [Tensor, Tensor] {
  for (const [argument, tolerance] of Object.entries({ atol, rtol })) {
    if (tolerance !== null && isComplexCode(tolerance.dtypeCode))
      throw new DTypeError(`${name}: ${argument} tensor of complex type is not supported. Got ${tolerance.dtype}`);
  }
  const filled = (value: number): Tensor => full([], value, "float64", null, A.device, null);
  const precision = epsilons[A.dtype]! * Math.max(...A.shape.slice(-2));
  const relative =
    rtol ?? (atol === null ? filled(precision) : where_ScalarOther(gtZero(atol), zeros(atol), precision));
  return [atol ?? filled(0), relative];
}

function gtZero(x: Tensor): Tensor {
  return gt_Tensor(x, zeros(x));
}

function zeros(x: Tensor): Tensor {
  return zeros_like(x, null, null, null, null, null);
}

/** The Moore-Penrose inverse; singular values up to max(atol, rtol * largest) count as zero. */
export function linalg_pinv_atol_rtol_tensor_explicit(
  self: Tensor,
  atol: Tensor | null,
  rtol: Tensor | null,
  hermitian: boolean,
): Tensor {
  checkMatrices(self, "linalg.pinv");
  const [absolute, relative] = tolerances("linalg.pinv", self, atol, rtol);
  if (self.numel === 0) {
    const shape = [...self.shape.slice(0, -2), self.shape.at(-1)!, self.shape.at(-2)!];
    return full(shape, 0, self.dtype, null, self.device, null);
  }
  const cut = (largest: Tensor): Tensor =>
    maximum(unsqueeze(absolute, -1), mul_Tensor(unsqueeze(relative, -1), largest));
  if (hermitian) {
    const [values, vectors] = linalg_eigh(self, "L");
    const size = abs(values);
    const isKept = gt_Tensor(size, cut(amax(size, [-1], true)));
    const inverted = where_ScalarOther(isKept, reciprocal(values), 0);
    return matmul(mul_Tensor(vectors, unsqueeze(inverted, -2)), adjoint(vectors));
  }
  const [U, S, Vh] = linalg_svd(self, false, null);
  const keep = gt_Tensor(S, cut(narrow(S, -1, 0, 1)));
  const inverted = where_ScalarOther(keep, reciprocal(S), 0);
  return matmul(mul_Tensor(adjoint(Vh), unsqueeze(inverted, -2)), adjoint(U));
}

export function numberTensor(A: Tensor, value: number | null): Tensor | null {
  return value === null ? null : full([], value, "float64", null, A.device, null);
}

/** The number of singular values above max(atol, rtol * largest). */
export function linalg_matrix_rank_atol_rtol_tensor_composite(
  input: Tensor,
  atol: Tensor | null,
  rtol: Tensor | null,
  hermitian: boolean,
): Tensor {
  const batch = input.shape.slice(0, -2);
  // With both tolerances given, nothing depends on the dtype of a matrix without elements.
  const needsNoDType = input.numel === 0 && input.ndim >= 2 && atol !== null && rtol !== null;
  if (!needsNoDType) checkMatrices(input, "linalg.matrix_rank", "input");
  const [absolute, relative] = tolerances("linalg.matrix_rank", input, atol, rtol);
  if (input.numel === 0) return full(batch, 0, "int64", null, input.device, null);
  const S = hermitian ? abs(linalg_eigvalsh(input, "L")) : linalg_svdvals(input, null);
  const cut = maximum(absolute, mul_Tensor(relative, amax(S, [-1], false)));
  return sum_dim_IntList(gt_Tensor(S, unsqueeze(cut, -1)), [-1], false, null);
}

export function linalg_matrix_rank_atol_rtol_float_composite(
  self: Tensor,
  atol: number | null,
  rtol: number | null,
  hermitian: boolean,
): Tensor {
  return linalg_matrix_rank_atol_rtol_tensor_composite(
    self,
    numberTensor(self, atol),
    numberTensor(self, rtol),
    hermitian,
  );
}

/** A^n into `out`. Copies into `out` are recorded; a last product or inverse rejects gradients, as all out forms do. */
export function linalg_matrix_power_out_composite(self: Tensor, n: number, out: Tensor): Tensor {
  checkSquareShape(self, "linalg.matrix_power");
  checkResultCast(self.dtypeCode, out.dtypeCode);
  checkResultDevice(self, out);
  resizeResult(out, self.shape);
  if (n === 0) return copy_(out, eye(self.shape.at(-1)!, self.dtype, null, self.device, null), false);
  if (n === 1) return copy_(out, self, false);
  if (n === -1) return linalg_inv_out(self, out);
  const base = n < 0 ? linalg_inv(self) : self;
  const power = Math.abs(n);
  if (power === 2) return matmul_out(base, base, out);
  const square = 2 ** Math.floor(Math.log2(power));
  if (power === square) return copy_(out, linalg_matrix_power_composite(base, power), false);
  const last = power === 3 ? 1 : square;
  return matmul_out(linalg_matrix_power_composite(base, power - last), linalg_matrix_power_composite(base, last), out);
}

/** A^n by repeated squaring; for negative n, of the inverse. */
export function linalg_matrix_power_composite(self: Tensor, n: number): Tensor {
  checkSquareShape(self, "linalg.matrix_power");
  if (n === 0) {
    const unit = eye(self.shape.at(-1)!, self.dtype, null, self.device, null);
    return copy_(clone(self, "contiguous_format"), unit, false);
  }
  const base = n < 0 ? linalg_inv(self) : self;
  let power = Math.abs(n);
  if (power === 1) return n < 0 ? base : clone(base, "contiguous_format");
  if (power === 2) return matmul(base, base);
  if (power === 3) return matmul(matmul(base, base), base);
  let square: Tensor | null = null;
  let result: Tensor | null = null;
  while (power > 0) {
    square = square === null ? base : matmul(square, square);
    if (power % 2 === 1) result = result === null ? square : matmul(result, square);
    power = Math.floor(power / 2);
  }
  return result!;
}

export function linalg_vecdot_composite(x: Tensor, y: Tensor, dim: number): Tensor {
  if (!isDifferentiableCode(x.dtypeCode)) {
    throw new DTypeError(`linalg.vecdot: Expected a floating point or complex tensor as input. Got ${x.dtype}`);
  }
  if (x.dtypeCode !== y.dtypeCode) {
    throw new DTypeError(
      `linalg.vecdot: Expected x and y to have the same dtype, but found x of type ${x.dtype} and y of type ${y.dtype} instead`,
    );
  }
  if (x.ndim === 1 && y.ndim === 1) return vdot(x, y);
  return sumOver(mul_Tensor(conjugate(x), y), [dim]);
}

export function linalg_tensorinv_composite(self: Tensor, ind: number): Tensor {
  if (!(ind > 0)) throw new ArgumentError("Expected a strictly positive integer for 'ind'");
  if (ind > self.ndim) {
    throw new ArgumentError(`linalg.tensorinv: ind is ${ind}, but self has only ${self.ndim} dimensions to divide`);
  }
  const [head, tail] = [self.shape.slice(0, ind), self.shape.slice(ind)];
  const [rows, columns] = [numelOf(tail), numelOf(head)];
  if (rows !== columns) {
    throw new ShapeError(
      `Expected self to satisfy the requirement prod(self.shape[ind:]) == prod(self.shape[:ind]), but got ${rows} != ${columns}`,
    );
  }
  return reshape(linalg_inv(reshape(self, [columns, rows])), [...tail, ...head]);
}

export function linalg_tensorsolve_composite(self: Tensor, other: Tensor, dims: readonly number[] | null): Tensor {
  let A = self;
  if (dims !== null) {
    const moved = dims.map((d) => normalizeDim(d, self.ndim));
    const otherDims = self.shape.map((_, d) => d).filter((d) => !moved.includes(d));
    A = permute(self, [...otherDims, ...moved]);
  }
  const tail = A.shape.slice(other.ndim);
  const [size, count] = [numelOf(tail), numelOf(other.shape)];
  if (size !== count) {
    throw new ShapeError(
      "Expected self to satisfy the requirement prod(self.shape[other.ndim:]) == prod(self.shape[:other.ndim]), but got " +
        `${size} != ${count}`,
    );
  }
  const result = linalg_solve(reshape(A, [size, count]), reshape(other, [count]), true);
  return reshape(result, tail);
}

/** Product of a chain of matrices in the order with the fewest multiplications; the first and last may be vectors. */
export function linalg_multi_dot_composite(tensors: readonly Tensor[]): Tensor {
  const n = tensors.length;
  if (n < 2) throw new ArgumentError(`multi_dot(): expected at least 2 tensors but got ${n}`);
  const [first, last] = [tensors[0]!, tensors[n - 1]!];
  const shape: number[] = [];
  const matrices = [...tensors];
  if (first.ndim === 1) matrices[0] = unsqueeze(first, 0);
  else if (first.ndim === 2) shape.push(first.shape[0]!);
  else {
    throw new ShapeError(`multi_dot(): the first tensor must be 1D or 2D but got ${first.ndim}D`);
  }
  if (last.ndim === 1) matrices[n - 1] = unsqueeze(last, -1);
  else if (last.ndim === 2) shape.push(last.shape[1]!);
  else throw new ShapeError(`multi_dot(): the last tensor must be 1D or 2D but got ${last.ndim}D`);
  for (let i = 1; i < n - 1; i++) {
    if (tensors[i]!.ndim !== 2) {
      throw new ShapeError(`multi_dot(): tensor ${i} must be 2D but got ${tensors[i]!.ndim}D`);
    }
  }
  const other = tensors.findIndex(({ dtypeCode }) => dtypeCode !== first.dtypeCode);
  if (other > 0) {
    throw new DTypeError(
      `multi_dot(): expected tensors of one dtype, but tensor 0 is ${first.dtype} and tensor ${other} ${tensors[other]!.dtype}`,
    );
  }
  for (let i = 1; i < n; i++) {
    const [a, b] = [matrices[i - 1]!, matrices[i]!];
    if (a.shape[1] !== b.shape[0]) {
      throw new ShapeError(
        `multi_dot(): tensors ${i - 1} and ${i} with shapes [${a.shape.join(", ")}] and [${b.shape.join(", ")}] cannot be multiplied`,
      );
    }
  }
  const sizes = [matrices[0]!.shape[0]!, ...matrices.map((m) => m.shape[1]!)];
  return view(multiplyInOrder(matrices, splits(sizes), 0, n - 1), shape);
}

/** The best split of each subchain. Of equal ones the first; of three matrices the product of the first two, as PyTorch multiplies these. */
function splits(sizes: Sizes): number[][] {
  const n = sizes.length - 1;
  const cost = Array.from({ length: n }, () => new Array<number>(n).fill(0));
  const split = Array.from({ length: n }, () => new Array<number>(n).fill(0));
  for (let length = 1; length < n; length++) {
    for (let i = 0; i + length < n; i++) {
      const j = i + length;
      cost[i]![j] = Number.POSITIVE_INFINITY;
      for (let k = i; k < j; k++) {
        const c = cost[i]![k]! + cost[k + 1]![j]! + sizes[i]! * sizes[k + 1]! * sizes[j + 1]!;
        if (c < cost[i]![j]! || (n === 3 && c === cost[i]![j])) {
          cost[i]![j] = c;
          split[i]![j] = k;
        }
      }
    }
  }
  return split;
}

function multiplyInOrder(matrices: readonly Tensor[], split: readonly number[][], i: number, j: number): Tensor {
  if (i === j) return matrices[i]!;
  const k = split[i]![j]!;
  return mm(multiplyInOrder(matrices, split, i, k), multiplyInOrder(matrices, split, k + 1, j));
}

function twoDims(dim: Sizes, rank: number, name: string): readonly [number, number] {
  if (dim.length !== 2) throw new ArgumentError(`${name}: dim must be a 2-tuple. Got ${dim.join(" ")}`);
  const [a, b] = [normalizeDim(dim[0]!, rank), normalizeDim(dim[1]!, rank)];
  if (a === b) throw new ArgumentError(`${name}: dims must be different. Got (${dim[0]}, ${dim[1]})`);
  return [a, b];
}

/** Moves the matrix dimensions to the end. */
function matricesLast(A: Tensor, a: number, b: number): Tensor {
  const remaining = A.shape.map((_, d) => d).filter((d) => d !== a && d !== b);
  return permute(A, [...remaining, a, b]);
}

/** Values per matrix: unchanged, or with `keepdim` the matrix dimensions restored as size 1. */
function restored(values: Tensor, a: number, b: number, keepdim: boolean): Tensor {
  if (!keepdim) return values;
  const dims = Array.from({ length: values.ndim + 2 }, (_, d) => d);
  const order = [...dims.filter((d) => d !== a && d !== b), a, b];
  return permute(
    unsqueeze(unsqueeze(values, -1), -1),
    dims.map((d) => order.indexOf(d)),
  );
}

/** @throws DTypeError unless `dtype` is floating point or complex, as the matrices are, and no narrower than theirs */
function checkNormDType(self: Tensor, dtype: DType | null): void {
  if (dtype === null) return;
  const code = dtypeCodeOf(dtype);
  if (!isFloatingCode(code) && !(isComplexCode(code) && isComplexCode(self.dtypeCode))) {
    throw new DTypeError(`linalg.matrix_norm: dtype should be floating point or complex, but got ${dtype}`);
  }
  checkNoNarrowerNorm("linalg.matrix_norm", self.dtype, dtype);
}

/** Matrix norms: 1 and inf by column and row sums, 2 by singular values; negative orders take the minimum. */
export function linalg_matrix_norm_composite(
  self: Tensor,
  ord: Scalar,
  dim: Sizes,
  keepdim: boolean,
  dtype: DType | null,
): Tensor {
  checkMatrices(self, "linalg.matrix_norm", "A", true);
  checkNormDType(self, dtype);
  const p = toNumber(ord);
  const [a, b] = twoDims(dim, self.ndim, "linalg.matrix_norm");
  const pick = p > 0 ? amax : amin;
  if (Math.abs(p) === 2) {
    const A = matricesLast(dtype === null ? self : to_dtype(self, dtype, false, false, null), a, b);
    return restored(pick(linalg_svdvals(A, null), [-1], false), a, b, keepdim);
  }
  if (Math.abs(p) !== 1 && Math.abs(p) !== Number.POSITIVE_INFINITY) {
    throw new ArgumentError(`linalg.matrix_norm: Order ${p} not supported.`);
  }
  let [inner, outer] = [a, b];
  if (Math.abs(p) === Number.POSITIVE_INFINITY) [inner, outer] = [b, a];
  if (!keepdim && inner < outer) outer--;
  return pick(linalg_vector_norm(self, 1, [inner], keepdim, dtype), [outer], keepdim);
}

export function linalg_matrix_norm_str_ord_composite(
  self: Tensor,
  ord: string,
  dim: Sizes,
  keepdim: boolean,
  dtype: DType | null,
): Tensor {
  checkMatrices(self, "linalg.matrix_norm", "A", true);
  checkNormDType(self, dtype);
  const [a, b] = twoDims(dim, self.ndim, "linalg.matrix_norm");
  if (ord === "fro") return linalg_vector_norm(self, 2, [a, b], keepdim, dtype);
  const A = matricesLast(dtype === null ? self : to_dtype(self, dtype, false, false, null), a, b);
  return restored(sum_dim_IntList(linalg_svdvals(A, null), [-1], false, null), a, b, keepdim);
}

/** A vector norm, or a matrix norm if an order and two dimensions are given. */
export function linalg_norm_composite(
  self: Tensor,
  ord: Scalar | null,
  dim: Sizes | null,
  keepdim: boolean,
  dtype: DType | null,
): Tensor {
  if (dim !== null && dim.length !== 1 && dim.length !== 2) {
    throw new ArgumentError(`linalg.norm: If dim is specified, it must be of length 1 or 2. Got [${dim.join(", ")}]`);
  }
  if (ord !== null) checkNormDims(self, dim);
  if (ord !== null && (dim?.length === 2 || (dim === null && self.ndim === 2))) {
    return linalg_matrix_norm(self, ord, dim ?? [0, 1], keepdim, dtype);
  }
  return linalg_vector_norm(self, ord ?? 2, dim, keepdim, dtype);
}

/** @throws ArgumentError if an order is given and the dimensions are ambiguous */
function checkNormDims(self: Tensor, dim: Sizes | null): void {
  if (dim === null && self.ndim !== 1 && self.ndim !== 2) {
    throw new ArgumentError(
      `linalg.norm: If dim is not specified but ord is, the input must be 1D or 2D. Got ${self.ndim}D.`,
    );
  }
}

export function linalg_norm_ord_str_composite(
  self: Tensor,
  ord: string,
  dim: Sizes | null,
  keepdim: boolean,
  dtype: DType | null,
): Tensor {
  checkNormDims(self, dim);
  return linalg_matrix_norm_str_ord(self, ord, dim ?? [0, 1], keepdim, dtype);
}

/** Sum of the singular values. */
export function nuclear_norm_composite(self: Tensor, keepdim: boolean): Tensor {
  if (self.ndim !== 2) {
    throw new ShapeError(
      `Expected a tensor with 2 dimensions, but got a tensor with ${self.ndim} dimension${self.ndim === 1 ? "" : "s"} instead.`,
    );
  }
  return nuclear_norm_dim_composite(self, [0, 1], keepdim);
}

export function nuclear_norm_dim_composite(self: Tensor, dim: Sizes, keepdim: boolean): Tensor {
  if (dim.length !== 2) throw new ArgumentError("nuclear norm requires a 'dim' argument of size 2");
  const [a, b] = twoDims(dim, self.ndim, "nuclear_norm");
  const sums = sum_dim_IntList(linalg_svdvals(matricesLast(self, a, b), null), [-1], false, null);
  // The norm has the precision of the matrix, also where its singular values came in another one.
  const values = isComplexCode(self.dtypeCode) ? sums : to_dtype(sums, self.dtype, false, false, null);
  return restored(values, a, b, keepdim);
}

/** Ratio of the largest to the smallest singular value, or product of the norms of A and its inverse. */
export function linalg_cond_composite(self: Tensor, p: Scalar | null): Tensor {
  const order = p === null ? null : toNumber(p);
  const known = order === null || [1, 2, Number.POSITIVE_INFINITY].includes(Math.abs(order));
  return condition(self, known, order, () => {
    if (order !== null && Math.abs(order) !== 2) {
      checkSquareShape(self, `linalg.cond(ord=${order})`);
      return productOfNorms(self, (A) => linalg_matrix_norm(A, p!, [-2, -1], false, null));
    }
    const S = linalg_svdvals(self, null);
    const [largest, smallest] = [narrow(S, -1, 0, 1), narrow(S, -1, S.shape.at(-1)! - 1, 1)];
    return squeeze_dim(order === -2 ? div_Tensor(smallest, largest) : div_Tensor(largest, smallest), -1);
  });
}

export function linalg_cond_p_str_composite(self: Tensor, p: string): Tensor {
  checkSquareShape(self, `linalg.cond(ord=${p})`);
  return condition(self, true, p, () => {
    if (p === "fro") return productOfNorms(self, (A) => linalg_matrix_norm_str_ord(A, p, [-2, -1], false, null));
    const S = linalg_svdvals(self, null);
    return mul_Tensor(sum_dim_IntList(S, [-1], false, null), sum_dim_IntList(reciprocal(S), [-1], false, null));
  });
}

/** Singular matrices give infinity, all-zero ones, too. */
function productOfNorms(A: Tensor, norm: (A: Tensor) => Tensor): Tensor {
  const product = mul_Tensor(norm(A), norm(linalg_inv_ex(A, false)[0]));
  return nan_to_num(product, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY);
}

/** @throws ShapeError, DTypeError unless `self` holds matrices; ArgumentError unless the norm is `known` */
function condition(self: Tensor, known: boolean, order: number | string | null, compute: () => Tensor): Tensor {
  if (self.ndim < 2) throw new ShapeError("linalg.cond: The input tensor A must have at least 2 dimensions.");
  if (!known) throw new ArgumentError(`linalg.cond got an invalid norm type: ${order}`);
  // As in PyTorch, 0 for a matrix without elements, whatever its dtype and the order.
  const real = dtypeOf(realCode(self.dtypeCode));
  if (self.numel === 0) return full(self.shape.slice(0, -2), 0, real, null, self.device, null);
  checkMatrices(self, "linalg.cond");
  return compute();
}

/**
 * The same elements in column-major order with a column stride of `height`: LAPACK overwrites the right-hand side with
 * the solution.
 */
function inColumns(X: Tensor, height: number): Tensor {
  const rows = X.shape.at(-2)!;
  const flipped = contiguous(mT(X), "contiguous_format");
  return mT(narrow(constant_pad_nd(flipped, [0, height - rows], 0), -1, 0, rows));
}

/** Sums of the squared moduli of each column. */
function squaresOf(matrix: Tensor): Tensor {
  const size = isComplexCode(matrix.dtypeCode) ? abs(matrix) : matrix;
  return sumOver(times(size, size), [-2]);
}

/**
 * The solution by QR, if norms prove that no singular value is below `cut`: the condition number is at most the product
 * of the norms of R and its inverse. Null otherwise, and if values cannot be read.
 */
function fullRankSolution(A: Tensor, B: Tensor, cut: number): Tensor | null {
  if (isLayered() || !isReadable(A)) return null;
  const k = Math.min(...A.shape.slice(-2));
  const isTall = k === A.shape.at(-1);
  const [Q, R] = linalg_qr(isTall ? A : adjoint(A), "reduced");
  const solve = (X: Tensor, upper: boolean): Tensor =>
    linalg_solve_triangular(upper ? R : adjoint(R), X, upper, true, false);
  const norm = (X: Tensor): Tensor => linalg_vector_norm(X, 2, [-2, -1], false, null);
  const unit = eye(k, A.dtype, null, A.device, null);
  const condition = toNumber(amax(times(norm(R), norm(solve(unit, true))), [], false).item());
  if (!(condition * cut < 1 && condition < Number.POSITIVE_INFINITY)) return null;
  return isTall ? solve(matmul(adjoint(Q), B), true) : matmul(Q, solve(B, false));
}

/** Least squares by QR or by the pseudoinverse. Returns solution, residuals (of full-rank tall systems), rank, singular values. */
export function linalg_lstsq_explicit(
  self: Tensor,
  b: Tensor,
  rcond: number | null,
  driver: string | null,
): readonly [Tensor, Tensor, Tensor, Tensor] {
  checkMatrices(self, "linalg.lstsq", "input");
  const [m, n] = self.shape.slice(-2) as [number, number];
  const vector = self.ndim - 1 === b.ndim;
  if (!vector && self.ndim !== b.ndim) {
    throw new ShapeError(
      `linalg.lstsq: input.dim() must be greater or equal to other.dim() and (input.dim() - other.dim()) <= 1, got ${self.ndim} and ${b.ndim}`,
    );
  }
  const B = vector ? unsqueeze(b, -1) : b;
  if (B.shape.at(-2) !== m) {
    throw new ShapeError(`linalg.lstsq: input.size(-2) should match other.size(${vector ? -1 : -2})`);
  }
  if (self.dtypeCode !== b.dtypeCode) {
    throw new DTypeError(
      `linalg.lstsq: Expected input and other to have the same dtype, but got input's dtype ${self.dtype} and other's dtype ${b.dtype}`,
    );
  }
  const none = (dtype: DType): Tensor => full([0], 0, dtype, null, self.device, null);
  const real = dtypeOf(realCode(self.dtypeCode));
  const used = driver ?? "gelsy";
  if (self.numel === 0) {
    const batch = self.shape.slice(0, -2);
    const zero = (shape: readonly number[], dtype: DType = self.dtype): Tensor =>
      full(shape, 0, dtype, null, self.device, null);
    const X = zero([...batch, n, B.shape.at(-1)!]);
    return [
      vector ? squeeze_dim(X, -1) : inColumns(X, Math.max(m, n)),
      m > n && used !== "gelsy" ? squaresOf(B) : none(real),
      used === "gels" ? none("int64") : zero(batch, "int64"),
      used === "gelsd" || used === "gelss" ? zero([...batch, Math.min(m, n)], real) : none(real),
    ];
  }
  const cut = rcond ?? epsilons[self.dtype]! * Math.max(m, n);
  const wantsValues = used === "gelsd" || used === "gelss";
  let S = none(real);
  let X = wantsValues ? null : fullRankSolution(self, B, cut);
  let ranks: Tensor;
  if (X !== null) ranks = full(self.shape.slice(0, -2), Math.min(m, n), "int64", null, self.device, null);
  else {
    const [U, values, Vh] = linalg_svd(self, false, null);
    const keep = gt_Tensor(values, mul_Scalar(narrow(values, -1, 0, 1), cut));
    const inverted = where_ScalarOther(keep, reciprocal(values), 0);
    X = matmul(adjoint(Vh), mul_Tensor(unsqueeze(inverted, -1), matmul(adjoint(U), B)));
    ranks = sum_dim_IntList(keep, [-1], false, null);
    if (wantsValues) S = values;
  }
  let residuals = none(real);
  // "gels" assumes full rank.
  if (m > n && used !== "gelsy" && (used === "gels" || min(ranks).item() === n))
    residuals = squaresOf(minus(matmul(self, X), B));
  return [
    vector ? squeeze_dim(X, -1) : inColumns(X, Math.max(m, n)),
    residuals,
    used === "gels" ? none("int64") : ranks,
    S,
  ];
}

/** The eigenvalues of a symmetric matrix, and its eigenvectors or an empty tensor. Reads one triangle. */
export function symeig_explicit(self: Tensor, eigenvectors: boolean, upper: boolean): readonly [Tensor, Tensor] {
  checkSquare(self, "linalg.symeig");
  // Without elements there are always eigenvectors, and none of them has elements either.
  return _linalg_eigh(self, upper ? "U" : "L", eigenvectors || self.numel === 0);
}
