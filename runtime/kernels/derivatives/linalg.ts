// Derivatives of factorisations and solves, composed of operators. Below, X' is the conjugate transpose of X.

import {
  _to_copy,
  abs,
  any,
  cat,
  cholesky_solve,
  diag_embed,
  diagonal,
  diagonal_scatter,
  div__Tensor,
  expand,
  eye,
  eye_m,
  fill__Scalar,
  gt_Scalar,
  linalg_det,
  linalg_lu_solve,
  linalg_matrix_exp,
  linalg_pinv_atol_rtol_tensor,
  linalg_solve,
  linalg_solve_ex,
  linalg_solve_triangular,
  linalg_svd,
  lt_Scalar,
  lu_unpack,
  matmul,
  mT,
  narrow,
  neg,
  new_zeros,
  squeeze_dim,
  triangular_solve,
  tril,
  triu,
  unsqueeze,
  where_self,
  zeros as zerosOfShape,
} from "../../../generated/operators.js";
import { NoForwardDerivative } from "../../autograd/forward.js";
import { state } from "../../autograd/state.js";
import { isComplexCode } from "../../core/dtype.js";
import { mayAsk } from "../../core/elements.js";
import { AutogradError } from "../../core/errors.js";
import type { Tensor } from "../../core/tensor.js";
import { complexKernel, conjugate } from "../complex-kernels.js";
import { minus, onesOf, over, plus, sumDefined, sumOver, times, zerosOf } from "../composite/arithmetic.js";
import { noTensor } from "../shapes/absent.js";
import { isVectorSide } from "../shapes/linalg.js";
import { prod_safe_zeros_backward } from "./reductions.js";
import { mayHold } from "./values.js";

type Pair = readonly [Tensor, Tensor];

/** The conjugate transpose; for real matrices the transpose. */
function mH(A: Tensor): Tensor {
  return conjugate(mT(A));
}

/** Product of any number of matrices. */
function chain(first: Tensor, ...factors: readonly Tensor[]): Tensor {
  return factors.reduce((a, b) => matmul(a, b), first);
}

function triangle(A: Tensor, B: Tensor, upper: boolean, left = true, unit = false): Tensor {
  return linalg_solve_triangular(A, B, upper, left, unit);
}

function diagonalOf(A: Tensor): Tensor {
  return diagonal(A, 0, -2, -1);
}

function onDiagonal(values: Tensor): Tensor {
  return diag_embed(values, 0, -2, -1);
}

function halfDiagonal(A: Tensor): Tensor {
  return minus(A, onDiagonal(times(diagonalOf(A), 0.5)));
}

/** The symmetric matrix with A's lower triangle; for complex matrices the Hermitian one, whose diagonal is real. */
function mirrorLower(A: Tensor): Tensor {
  if (!isComplexCode(A.dtypeCode)) {
    const lower = tril(A, 0);
    return plus(lower, mT(tril(lower, -1)));
  }
  const below = tril(A, -1);
  return plus(plus(below, mH(below)), onDiagonal(complexKernel("real")(diagonalOf(A))));
}

function identity(like: Tensor, n: number): Tensor {
  return eye(n, like.dtype, null, like.device, null);
}

/** dL = L phi(L^-1 dA L^-T), phi the lower triangle with half its diagonal. */
export function cholesky_jvp(inputTangent: Tensor, L: Tensor, upper: boolean): Tensor {
  const lower = upper ? mH(L) : L;
  const inner = mH(triangle(lower, mH(triangle(lower, hermitianPart(inputTangent), false)), false));
  const dL = matmul(lower, halfDiagonal(tril(inner, 0)));
  return upper ? mH(dL) : dL;
}

/** What a tangent is to functions of Hermitian matrices, whose gradients are Hermitian. */
function hermitianPart(A: Tensor): Tensor {
  return times(plus(A, mH(A)), 0.5);
}

/** L^-T P L^-1, with P half the symmetric matrix of the lower triangle of L' dL. */
export function cholesky_backward(grad: Tensor, upper: boolean, L: Tensor): Tensor {
  const [lower, g] = upper ? [mH(L), mH(grad)] : [L, grad];
  const inner = times(mirrorLower(matmul(mH(lower), g)), 0.5);
  return triangle(lower, triangle(mH(lower), inner, true), false, false);
}

/** X = (L L')^-1: gradient -(X (g + g') X) L. */
export function cholesky_inverse_backward(grad: Tensor, L: Tensor, upper: boolean, inverse: Tensor): Tensor {
  const inner = matmul(inverse, matmul(plus(grad, mH(grad)), inverse));
  return neg(upper ? matmul(L, inner) : matmul(inner, L));
}

export function cholesky_inverse_jvp(F: Tensor, dF: Tensor, X: Tensor, upper: boolean): Tensor {
  const half = upper ? matmul(mH(dF), F) : matmul(dF, mH(F));
  return neg(chain(X, plus(half, mH(half)), X));
}

/** X = (L L')^-1 B. */
export function cholesky_solve_backward(
  gradX: Tensor,
  _self: Tensor,
  input2: Tensor,
  result: Tensor,
  upper: boolean,
): Pair {
  const gradB = cholesky_solve(gradX, input2, upper);
  const half = matmul(gradB, mH(result));
  const symmetric = plus(half, mH(half));
  return [gradB, neg(upper ? matmul(input2, symmetric) : matmul(symmetric, input2))];
}

export function cholesky_solve_jvp(X: Tensor, U: Tensor, dU: Tensor, dB: Tensor, upper: boolean): Tensor {
  const [lower, d] = upper ? [mH(U), mH(dU)] : [U, dU];
  const half = matmul(d, mH(lower));
  return cholesky_solve(minus(dB, matmul(plus(half, mH(half)), X)), U, upper);
}

/** g det(A) A^-T, that is g times the adjugate, which exists for singular matrices, too. */
export function linalg_det_backward(grad: Tensor, det: Tensor, A: Tensor, LU: Tensor, pivots: Tensor): Tensor {
  if (A.numel === 0) return zerosOf(A);
  const small = nearlySingular(det);
  if (!mayHold(small)) {
    return inverseTransposeTimes(A, times(grad, conjugate(det)), LU, pivots);
  }
  // Each way sees a harmless matrix where the other one counts: both would refuse some, NaN and singular ones.
  const n = A.shape.at(-1)!;
  const mask = unsqueeze(unsqueeze(small, -1), -1);
  const unit = identity(A, n);
  const regular = where_self(mask, unit, A);
  const singular = where_self(mask, A, unit);
  const rows = times(unsqueeze(unsqueeze(times(grad, conjugate(det)), -1), -1), unit);
  return where_self(mask, adjugateTransposed(singular, grad), linalg_solve_ex(mH(regular), rows, true, false)[0]);
}

/** With A = U S V': det(U) det(V) U D V', D_i the product of the other singular values. */
function adjugateTransposed(A: Tensor, grad: Tensor): Tensor {
  const [U, S, Vh] = linalg_svd(A, true, null);
  const alpha = times(conjugate(times(linalg_det(U), linalg_det(Vh))), grad);
  const D = prod_safe_zeros_backward(unsqueeze(alpha, -1), S, S.ndim - 1);
  return matmul(times(U, unsqueeze(D, -2)), Vh);
}

/** A^-T with its rows scaled by one number per matrix. */
function inverseTransposeTimes(A: Tensor, scale: Tensor, LU: Tensor, pivots: Tensor): Tensor {
  const n = A.shape.at(-1)!;
  const rows = asComplexLike(A, mT(onDiagonal(expand(unsqueeze(scale, -1), [...scale.shape, n], false))));
  return factorsAreConstant() ? solveTransposed(A, LU, pivots, rows, true) : linalg_solve(mH(A), rows, true);
}

/** Factors that operators return beside their results are not differentiated. */
function factorsAreConstant(): boolean {
  return !state.gradEnabled && state.forward === null;
}

/** Solves A' X = B with A's factors, which are those of A' if A is real and row-major. */
function solveTransposed(A: Tensor, LU: Tensor, pivots: Tensor, B: Tensor, left: boolean): Tensor {
  return linalg_lu_solve(LU, pivots, B, left, !A.isContiguous || isComplexCode(A.dtypeCode));
}

function traceOfSolve(dA: Tensor, LU: Tensor, pivots: Tensor, transposed: boolean): Tensor {
  return sumOver(diagonalOf(linalg_lu_solve(LU, pivots, dA, true, transposed)), [-1]);
}

function nearlySingular(det: Tensor): Tensor {
  return lt_Scalar(abs(det), 100 * (det.itemSize <= (isComplexCode(det.dtypeCode) ? 8 : 4) ? 2 ** -23 : 2 ** -52));
}

/** det(A) trace(A^-1 dA); for singular matrices, the adjugate gradient times dA. */
export function linalg_det_jvp(dA: Tensor, det: Tensor, LU: Tensor, pivots: Tensor, useAT: boolean): Tensor {
  if (dA.numel === 0 || !mayHold(nearlySingular(det))) {
    return times(det, traceOfSolve(dA, LU, pivots, useAT));
  }
  const [P, L, U] = unpacked(LU, pivots, true);
  const product = chain(P, L, U);
  const A = useAT ? mH(product) : product;
  return sumOver(times(conjugate(linalg_det_backward(onesOf(det), det, A, LU, pivots)), dA), [-2, -1]);
}

/** Tangents that are recorded for a gradient of A cannot use its factors, which are not differentiated. */
function isRecorded(A: Tensor): boolean {
  return state.gradEnabled && A.requiresGrad;
}

export function linalg_det_jvp_A(
  dA: Tensor,
  det: Tensor,
  A: Tensor,
  LU: Tensor,
  pivots: Tensor,
  useAT: boolean,
): Tensor {
  if (!isRecorded(A)) return linalg_det_jvp(dA, det, LU, pivots, useAT);
  const gradient = linalg_det_backward(onesOf(det), det, A, LU, pivots);
  return sumOver(times(conjugate(gradient), dA), [-2, -1]);
}

/** g A^-H. A real sign is locally constant; a complex one rotates by the imaginary part of trace(A^-1 dA). */
export function slogdet_backward(
  gradSign: Tensor | null,
  gradLogabsdet: Tensor | null,
  A: Tensor,
  signdet: Tensor,
  LU: Tensor,
  pivots: Tensor,
): Tensor | null {
  let g = gradLogabsdet;
  if (gradSign !== null && isComplexCode(A.dtypeCode)) {
    const phase = complexKernel("imag")(times(gradSign, conjugate(signdet)));
    g = complexKernel("complex")(g ?? zerosOf(phase), phase);
  }
  // The sign of a real determinant does not depend on the matrix.
  return g === null ? null : inverseTransposeTimes(A, g, LU, pivots);
}

export function slogdet_jvp(LU: Tensor, pivots: Tensor, dA: Tensor, sign: Tensor, useAT: boolean): Pair {
  return slogdetTangents(traceOfSolve(dA, LU, pivots, useAT), sign);
}

export function slogdet_jvp_A(A: Tensor, LU: Tensor, pivots: Tensor, dA: Tensor, sign: Tensor, useAT: boolean): Pair {
  if (!isRecorded(A)) return slogdet_jvp(LU, pivots, dA, sign, useAT);
  return slogdetTangents(sumOver(diagonalOf(linalg_solve_ex(A, dA, true, false)[0]), [-1]), sign);
}

function slogdetTangents(trace: Tensor, sign: Tensor): Pair {
  if (!isComplexCode(sign.dtypeCode)) return [zerosOf(sign), trace];
  const size = complexKernel("real")(trace);
  return [times(minus(trace, size), sign), size];
}

/** gB = A^-T gX; gA = -gB X' (or -X' gB where X A = B). */
export function linalg_solve_backward(
  gX: Tensor,
  X: Tensor,
  A: Tensor,
  LU: Tensor,
  pivots: Tensor,
  left: boolean,
  _bRequiresGrad: boolean,
): Pair {
  const vector = isVectorSide(A, X);
  const column = (t: Tensor): Tensor => (vector ? unsqueeze(t, -1) : t);
  const [g, x] = [column(gX), column(X)];
  // The forward pass accepted singular matrices, so their gradient is not finite instead of an error.
  const gB = factorsAreConstant() ? solveTransposed(A, LU, pivots, g, left) : linalg_solve_ex(mH(A), g, left, false)[0];
  const gA = neg(left ? matmul(gB, mH(x)) : matmul(mH(x), gB));
  return [gA, vector ? squeeze_dim(gB, -1) : gB];
}

/** dX = A^-1 (dB - dA X). */
export function linalg_solve_jvp(
  dA: Tensor,
  dB: Tensor,
  X: Tensor,
  LU: Tensor,
  pivots: Tensor,
  left: boolean,
  useAT: boolean,
): Tensor {
  return solveTangent(dA, dB, X, left, (rhs) => linalg_lu_solve(LU, pivots, rhs, left, useAT));
}

export function linalg_solve_jvp_A(
  dA: Tensor,
  dB: Tensor,
  X: Tensor,
  A: Tensor,
  LU: Tensor,
  pivots: Tensor,
  left: boolean,
  useAT: boolean,
): Tensor {
  if (!isRecorded(A)) return linalg_solve_jvp(dA, dB, X, LU, pivots, left, useAT);
  return solveTangent(dA, dB, X, left, (rhs) => linalg_solve_ex(A, rhs, left, false)[0]);
}

function solveTangent(dA: Tensor, dB: Tensor, X: Tensor, left: boolean, solve: (rhs: Tensor) => Tensor): Tensor {
  const vector = isVectorSide(dA, X);
  const column = (t: Tensor): Tensor => (vector ? unsqueeze(t, -1) : t);
  const [b, x] = [column(dB), column(X)];
  const dX = solve(minus(b, left ? matmul(dA, x) : matmul(x, dA)));
  return vector ? squeeze_dim(dX, -1) : dX;
}

function onlyTriangle(A: Tensor, upper: boolean, unit: boolean): Tensor {
  const shift = unit ? 1 : 0;
  return upper ? triu(A, shift) : tril(A, -shift);
}

export function linalg_solve_triangular_backward(
  grad: Tensor,
  A: Tensor,
  X: Tensor,
  upper: boolean,
  left: boolean,
  unitriangular: boolean,
  outputMask: readonly boolean[],
): Pair {
  const gB = triangle(mH(A), grad, !upper, left, unitriangular);
  if (!outputMask[0]) return [noTensor, gB];
  const full = neg(left ? matmul(gB, mH(X)) : matmul(mH(X), gB));
  return [onlyTriangle(full, upper, unitriangular), gB];
}

export function linalg_solve_triangular_forward_AD(
  At: Tensor,
  Bt: Tensor,
  A: Tensor,
  X: Tensor,
  upper: boolean,
  left: boolean,
  unitriangular: boolean,
): Tensor {
  const dA = onlyTriangle(At, upper, unitriangular);
  const rhs = minus(Bt, left ? matmul(dA, X) : matmul(X, dA));
  return triangle(A, rhs, upper, left, unitriangular);
}

export function triangular_solve_backward(
  gradX: Tensor | null,
  gradM: Tensor | null,
  b: Tensor,
  a: Tensor,
  x: Tensor,
  upper: boolean,
  transpose: boolean,
  unitriangular: boolean,
  _outputMask: readonly boolean[],
): Pair {
  if (gradX === null) {
    // The result that is not used gives zeros, as in PyTorch.
    const none = (like: Tensor): Tensor =>
      expand(zerosOfShape([1], like.dtype, "strided", like.device, null), like.shape, false);
    return [none(b), gradM === null ? noTensor : plus(none(a), gradM)];
  }
  const gradB = triangular_solve(gradX, conjugate(a), upper, !transpose, unitriangular)[0];
  const full = neg(transpose ? matmul(conjugate(x), mT(gradB)) : matmul(gradB, mH(x)));
  return [gradB, sumDefined(onlyTriangle(full, upper, unitriangular), gradM) ?? noTensor];
}

export function triangular_solve_jvp(
  X: Tensor,
  A: Tensor,
  dA: Tensor,
  dB: Tensor,
  upper: boolean,
  transpose: boolean,
  unitriangular: boolean,
): Tensor {
  // PyTorch 1.13 takes all of dA, untransposed: wrong but for triangular tangents of what is not transposed.
  const read = onlyTriangle(dA, upper, unitriangular);
  return triangular_solve(minus(dB, matmul(transpose ? mT(read) : read, X)), A, upper, transpose, unitriangular)[0];
}

/** Rows `start` to `start + count` of a factor. */
function rows(A: Tensor, start: number, count: number): Tensor {
  return narrow(A, -2, start, count);
}

function columns(A: Tensor, start: number, count: number): Tensor {
  return narrow(A, -1, start, count);
}

/** A = P L U of shape [m, n]: dK = L^-1 P' dA U^-1 splits into L^-1 dL (below the diagonal) and dU U^-1. */
export function linalg_lu_jvp(dA: Tensor, P: Tensor, L: Tensor, U: Tensor, pivot: boolean): Pair {
  const [m, n] = dA.shape.slice(-2) as [number, number];
  const k = Math.min(m, n);
  const moved = pivot ? matmul(mT(P), dA) : dA;
  const [L1, U1] = [rows(L, 0, k), columns(U, 0, k)];
  const square = columns(rows(moved, 0, k), 0, k);
  const dK = triangle(U1, triangle(L1, square, false, true, true), true, false);
  const dL1 = matmul(L1, tril(dK, -1));
  const dU1 = matmul(triu(dK, 0), U1);
  if (m === n) return [dL1, dU1];
  if (m < n) {
    const rhs = minus(columns(moved, k, n - k), matmul(dL1, columns(U, k, n - k)));
    return [dL1, cat([dU1, triangle(L1, rhs, false, true, true)], -1)];
  }
  const right = minus(rows(moved, k, m - k), matmul(rows(L, k, m - k), dU1));
  return [cat([dL1, triangle(U1, right, true, false)], -2), dU1];
}

/**
 * With [L1; L2] (U1 U2): P L^-T (tril(L' gL - gU2 U2') + triu(gU U')) U^-T, and to its right P L1^-T gU2. Tall matrices
 * have no U2; for them the part of L' gL above the diagonal is subtracted, instead of selecting the part below, which
 * leaves gL unchanged.
 */
export function linalg_lu_backward(
  LGrad: Tensor | null,
  UGrad: Tensor | null,
  P: Tensor,
  L: Tensor,
  U: Tensor,
  pivot: boolean,
): Tensor {
  const [m, k] = L.shape.slice(-2) as [number, number];
  const n = U.shape.at(-1)!;
  const moved = (gA: Tensor): Tensor => (pivot ? matmul(P, gA) : gA);
  const gL = LGrad ?? zerosOf(L);
  const gU = UGrad ?? zerosOf(U);
  if (m === n) {
    const inner = plus(tril(matmul(mH(L), gL), -1), triu(matmul(gU, mH(U)), 0));
    return moved(triangle(mH(L), triangle(mH(U), inner, false, false), true, true, true));
  }
  if (m > n) {
    const L1 = rows(L, 0, k);
    const inner = triu(minus(matmul(gU, mH(U)), matmul(mH(L), tril(gL, -1))), 0);
    const above = triangle(mH(L1), inner, true, true, true);
    const square = plus(above, tril(rows(gL, 0, k), -1));
    return moved(triangle(mH(U), cat([square, rows(gL, k, m - k)], -2), false, false));
  }
  const [U1, U2] = [columns(U, 0, k), columns(U, k, n - k)];
  const [gU1, gU2] = [columns(gU, 0, k), columns(gU, k, n - k)];
  const below = minus(matmul(mH(L), tril(gL, -1)), matmul(gU2, mH(U2)));
  const inner = plus(tril(below, -1), triu(matmul(gU1, mH(U1)), 0));
  const gA1 = triangle(mH(U1), triangle(mH(L), inner, true, true, true), false, false);
  return moved(cat([gA1, triangle(mH(L), gU2, true, true, true)], -1));
}

/** The factors of a packed LU. */
function unpacked(LU: Tensor, pivots: Tensor, pivot: boolean): readonly [Tensor, Tensor, Tensor] {
  return lu_unpack(LU, pivots, true, pivot);
}

export function lu_factor_ex_backward(grad: Tensor, LU: Tensor, pivs: Tensor, pivot: boolean): Tensor {
  const [P, L, U] = unpacked(LU, pivs, pivot);
  const k = L.shape.at(-1)!;
  return linalg_lu_backward(columns(grad, 0, k), rows(grad, 0, k), P, L, U, pivot);
}

export function lu_factor_ex_jvp(dX: Tensor, LU: Tensor, pivs: Tensor, pivot: boolean): Tensor {
  const [P, L, U] = unpacked(LU, pivs, pivot);
  const [dL, dU] = linalg_lu_jvp(dX, P, L, U, pivot);
  return packed(dL, dU, LU.shape.at(-2)!, LU.shape.at(-1)!);
}

/** L and U (or their tangents or gradients) packed into one matrix: L below the diagonal, U on and above it. */
function packed(L: Tensor, U: Tensor, m: number, n: number): Tensor {
  const lower = tril(L, -1);
  const upper = triu(U, 0);
  if (m === n) return plus(lower, upper);
  const k = Math.min(m, n);
  if (m < n) return cat([plus(lower, columns(upper, 0, k)), columns(upper, k, n - k)], -1);
  return cat([plus(rows(lower, 0, k), upper), rows(lower, k, m - k)], -2);
}

export function lu_unpack_backward(LGrad: Tensor | null, UGrad: Tensor | null, m: number, n: number): Tensor {
  const one = (LGrad ?? UGrad)!;
  const k = Math.min(m, n);
  const batch = one.shape.slice(0, -2);
  const zeros = (shape: readonly number[]): Tensor => new_zeros(one, [...batch, ...shape], null, null, null, null);
  return packed(LGrad ?? zeros([m, k]), UGrad ?? zeros([k, n]), m, n);
}

/** Gradient with respect to the packed factors of A X = B (with `adjoint`: A' X = B). */
export function linalg_lu_solve_LU(
  grad: Tensor,
  LU: Tensor,
  pivots: Tensor,
  X: Tensor,
  left: boolean,
  adjoint: boolean,
): Tensor {
  if (!left) return linalg_lu_solve_LU(mH(grad), LU, pivots, mH(X), true, !adjoint);
  const [P, L, U] = unpacked(LU, pivots, adjoint);
  let gL: Tensor;
  let gU: Tensor;
  if (adjoint) {
    const W = matmul(mT(P), X);
    const half = triangle(L, matmul(mT(P), grad), false, true, true);
    gL = neg(matmul(W, mH(half)));
    gU = neg(chain(mH(L), W, mH(triangle(U, half, true))));
  } else {
    gU = triangle(mH(U), neg(matmul(grad, mH(X))), false);
    gL = triangle(mH(L), matmul(gU, mH(U)), true, true, true);
  }
  return plus(tril(gL, -1), triu(gU, 0));
}

export function linalg_lu_solve_jvp(
  X: Tensor,
  LU: Tensor,
  pivots: Tensor,
  dLU: Tensor,
  dB: Tensor,
  left: boolean,
  adjoint: boolean,
): Tensor {
  if (!left) return mH(linalg_lu_solve_jvp(mH(X), LU, pivots, dLU, mH(dB), true, !adjoint));
  const [P, L, U] = unpacked(LU, pivots, true);
  const [dL, dU] = [tril(dLU, -1), triu(dLU, 0)];
  let dAX: Tensor;
  if (adjoint) {
    const W = matmul(mT(P), X);
    dAX = plus(chain(mH(U), mH(dL), W), chain(mH(dU), mH(L), W));
  } else dAX = matmul(P, plus(chain(dL, U, X), chain(L, dU, X)));
  return linalg_lu_solve(LU, pivots, minus(dB, dAX), true, adjoint);
}

function checkQr(mode: string, m: number, n: number): void {
  if (mode === "r") {
    throw new AutogradError(
      "The derivative of linalg.qr depends on Q, which is not computed when mode='r'. Please use linalg.qr(A, mode='reduced') if you are going to require gradients.",
    );
  }
  if (mode === "complete" && m > n) {
    throw new AutogradError("The QR decomposition is not differentiable when mode='complete' and nrows > ncols.");
  }
}

/** With M = dA1 R1^-1 and X = Q' M: dR1 = triu(X + X', half diagonal) R1, dQ = M - Q triu(...). */
export function linalg_qr_jvp(dA: Tensor, Q: Tensor, R: Tensor, mode: string): Pair {
  const [m, n] = dA.shape.slice(-2) as [number, number];
  checkQr(mode, m, n);
  const k = Math.min(m, n);
  const M = triangle(columns(R, 0, k), columns(dA, 0, k), true, false);
  const X = matmul(mH(Q), M);
  const upper = halfDiagonal(triu(plus(X, mH(X)), 0));
  const dQ = minus(M, matmul(Q, upper));
  if (m >= n) return [dQ, matmul(upper, R)];
  return [dQ, matmul(mH(Q), minus(dA, matmul(dQ, R)))];
}

/** (gQ + Q mirror(R gR' - gQ' Q)) R^-T; to its right, for the columns beyond the square part, Q gR2. */
export function linalg_qr_backward(gQ: Tensor | null, gR: Tensor | null, Q: Tensor, R: Tensor, mode: string): Tensor {
  const m = Q.shape.at(-2)!;
  const [k, n] = R.shape.slice(-2) as [number, number];
  checkQr(mode, m, n);
  const R1 = columns(R, 0, k);
  let g = gQ;
  let tail: Tensor | null = null;
  if (n > k && gR !== null) {
    const gR2 = columns(gR, k, n - k);
    tail = matmul(Q, gR2);
    const R2 = columns(R, k, n - k);
    g = sumDefined(g, chain(Q, R2, mH(gR2)));
  }
  let inner: Tensor | null = gR === null ? null : matmul(R1, mH(columns(gR, 0, k)));
  if (g !== null) inner = sumDefined(inner, neg(matmul(mH(g), Q)));
  const rhs = sumDefined(g, matmul(Q, mirrorLower(inner!)))!;
  const gA = triangle(mH(R1), rhs, false, false);
  if (n === k) return gA;
  return cat([gA, tail ?? zerosOf(matmul(Q, columns(R, k, n - k)))], -1);
}

/** Differences l_j - l_i, with ones on the diagonal. */
function gaps(values: Tensor): Tensor {
  const difference = minus(unsqueeze(values, -2), unsqueeze(values, -1));
  fill__Scalar(diagonalOf(difference), 1);
  return difference;
}

function withoutDiagonal(A: Tensor): Tensor {
  return minus(A, onDiagonal(diagonalOf(A)));
}

/**
 * A = V diag(L) V': gradient V M V', where M has gL on its diagonal and skew(V' gV) / (L_j - L_i) / 2 elsewhere. V
 * remains orthogonal, so the symmetric part of V' gV has no effect.
 * @throws AutogradError for `symeig` without eigenvectors, or a loss that depends on the phases of complex ones
 */
export function linalg_eig_backward(
  gL: Tensor | null,
  gV: Tensor | null,
  L: Tensor,
  V: Tensor,
  isHermitian: boolean,
  symeigEigenvectors: boolean,
): Tensor {
  if (!symeigEigenvectors)
    throw new AutogradError("symeig(A, eigenvectors=False) is not differentiable: use linalg_eigvalsh(A)");
  if (!isHermitian) return generalEigBackward(gL, gV, L, V);
  if (gV === null) return gL === null ? zerosOf(V) : matmul(times(V, unsqueeze(gL, -2)), mH(V));
  const moved = matmul(mH(V), gV);
  if (isComplexCode(V.dtypeCode)) checkPhases("linalg_eigh", complexKernel("imag")(diagonalOf(moved)));
  const inner = div__Tensor(times(minus(moved, mH(moved)), 0.5), gaps(L));
  return matmul(V, matmul(gL === null ? inner : diagonal_scatter(inner, gL, 0, -2, -1), mH(V)));
}

/** A = V diag(L) V^-1, columns of length 1: V^-H (diag(gL) + (V' gV - V' V diag(re(V' gV))) / conj(L_j - L_i)) V'. */
function generalEigBackward(gL: Tensor | null, gV: Tensor | null, L: Tensor, V: Tensor): Tensor {
  let inner: Tensor | null = gL === null ? null : onDiagonal(gL);
  if (gV !== null) {
    const moved = matmul(mH(V), gV);
    const diagonal = diagonalOf(moved);
    checkPhases("linalg_eig", complexKernel("imag")(diagonal));
    const grown = times(matmul(mH(V), V), unsqueeze(complexKernel("real")(diagonal), -2));
    inner = sumDefined(inner, over(withoutDiagonal(minus(moved, grown)), conjugate(gaps(L))));
  }
  return inner === null ? zerosOf(V) : linalg_solve(mH(V), matmul(inner, mH(V)), true);
}

export function linalg_eig_jvp(dA: Tensor, L: Tensor, V: Tensor, isHermitian: boolean): Pair {
  const inner = isHermitian
    ? chain(mH(V), hermitianPart(dA), V)
    : linalg_solve(V, matmul(asComplexLike(V, dA), V), true);
  const moved = matmul(V, over(withoutDiagonal(inner), gaps(L)));
  const dL = diagonalOf(inner);
  if (isHermitian) return [isComplexCode(dL.dtypeCode) ? complexKernel("real")(dL) : dL, moved];
  // The columns' lengths are constant.
  const grown = complexKernel("real")(sumOver(times(conjugate(V), moved), [-2]));
  return [dL, minus(moved, times(V, unsqueeze(grown, -2)))];
}

/** Eigenvectors are complex, even for real matrices. */
function asComplexLike(like: Tensor, A: Tensor): Tensor {
  return A.dtypeCode === like.dtypeCode ? A : _to_copy(A, like.dtype, null, null, null, false, null);
}

/**
 * The complex vectors of a factorisation are each determined up to a phase.
 * @param phases derivative of the loss with respect to the phases; has to be zero
 * @throws AutogradError if the loss depends on the phases
 */
function checkPhases(operator: string, phases: Tensor): void {
  const depends = any(gt_Scalar(abs(phases), 1e-2));
  if (!mayAsk(depends) || !depends.item()) return;
  throw new AutogradError(
    `${operator}: the singular vectors or eigenvectors of a complex matrix are determined only up to a phase each, but the loss depends on these phases, so it has no gradient`,
  );
}

/** X without its projection onto the span of Q's columns. */
function outside(Q: Tensor, X: Tensor): Tensor {
  return minus(X, matmul(Q, matmul(mH(Q), X)));
}

/**
 * A = U S V': with F = 1 / (s_j^2 - s_i^2), U [(F o skew(U' gU)) S + S (F o skew(V' gV)) + gS] V', plus the terms
 * outside the bases' spans.
 */
export function svd_backward(
  gU: Tensor | null,
  gS: Tensor | null,
  gVh: Tensor | null,
  U: Tensor,
  S: Tensor,
  Vh: Tensor,
): Tensor {
  const [m, k] = U.shape.slice(-2) as [number, number];
  const n = Vh.shape.at(-1)!;
  const right = (): Tensor => unsqueeze(S, -2);
  const down = (): Tensor => unsqueeze(S, -1);
  const skew = (X: Tensor): Tensor => minus(X, mH(X));
  const gV = gVh === null ? null : mH(gVh);
  const ofU = gU === null ? null : skew(matmul(mH(U), gU));
  const ofV = gV === null ? null : skew(matmul(Vh, gV));
  let inner: Tensor | null = null;
  if (ofU !== null || ofV !== null) {
    const E = gaps(times(S, S));
    if (ofU === null) inner = times(over(ofV!, E), down());
    else if (ofV === null) inner = times(over(ofU, E), right());
    else inner = over(plus(times(ofU, right()), times(down(), ofV)), E);
  }
  if (inner === null && gS !== null)
    return m >= n ? matmul(U, times(unsqueeze(gS, -1), Vh)) : matmul(times(U, unsqueeze(gS, -2)), Vh);
  if (gS !== null) inner = sumDefined(inner, onDiagonal(gS));
  if (isComplexCode(U.dtypeCode) && (ofU !== null || ofV !== null)) {
    const phases = sumDefined(ofU === null ? null : diagonalOf(ofU), ofV === null ? null : diagonalOf(ofV))!;
    checkPhases("linalg_svd", complexKernel("imag")(phases));
    if (ofU !== null && ofV !== null) inner = plus(inner!, onDiagonal(over(diagonalOf(ofU), times(S, 2))));
  }
  // The smaller product comes first.
  let gA: Tensor | null = null;
  if (inner !== null) gA = m >= n ? matmul(U, matmul(inner, Vh)) : chain(U, inner, Vh);
  if (gU !== null && m > k) gA = sumDefined(gA, matmul(over(outside(U, gU), right()), Vh));
  if (gV !== null && n > k) gA = sumDefined(gA, matmul(U, mH(over(outside(mH(Vh), gV), right()))));
  return gA ?? zerosOf(matmul(U, Vh));
}

export function linalg_svd_jvp(
  dA: Tensor,
  U_: Tensor,
  S: Tensor,
  Vh_: Tensor,
  fullMatrices: boolean,
): readonly [Tensor, Tensor, Tensor] {
  const [m, n] = dA.shape.slice(-2) as [number, number];
  const k = Math.min(m, n);
  if (fullMatrices && m !== n) {
    throw new NoForwardDerivative("svd: forward mode with full_matrices=True is only supported for square matrices", {
      operator: "linalg_svd",
    });
  }
  const [U, Vh] = [columns(U_, 0, k), rows(Vh_, 0, k)];
  const V = mH(Vh);
  const P = chain(mH(U), dA, V);
  const [right, down] = [unsqueeze(S, -2), unsqueeze(S, -1)];
  const E = gaps(times(S, S));
  const forU = plus(times(P, right), times(down, mH(P)));
  const forV = plus(times(down, P), times(mH(P), right));
  let dU = matmul(U, over(withoutDiagonal(forU), E));
  let dV = matmul(V, over(withoutDiagonal(forV), E));
  if (m > k) dU = plus(dU, over(outside(U, matmul(dA, V)), right));
  if (n > k) dV = plus(dV, over(outside(V, matmul(mH(dA), U)), right));
  if (!isComplexCode(dA.dtypeCode)) return [dU, diagonalOf(P), mH(dV)];
  // The phase difference of the two bases is split evenly between them.
  const dS = complexKernel("real")(diagonalOf(P));
  const phase = unsqueeze(over(minus(diagonalOf(P), dS), times(S, 2)), -2);
  return [plus(dU, times(U, phase)), dS, mH(minus(dV, times(V, phase)))];
}

/** d pinv = -X dA X + X X' dA' (I - A X) + (I - X A) dA' X' X. */
export function pinv_jvp(A: Tensor, pinvA: Tensor, dA: Tensor): Tensor {
  const X = pinvA;
  const dAt = mH(dA);
  const a = chain(X, mH(X), dAt);
  const b = chain(dAt, mH(X), X);
  return plus(minus(minus(a, chain(a, A, X)), chain(X, dA, X)), minus(b, chain(X, matmul(A, b))));
}

/** The adjoint of `pinv_jvp`; products are formed on the smaller side. */
export function pinv_backward(grad: Tensor, pinvA: Tensor, A: Tensor): Tensor {
  const X = pinvA;
  const Xt = mH(X);
  const g = mH(grad);
  const [m, n] = A.shape.slice(-2) as [number, number];
  // The transposed term comes first, since a sum takes the layout of its first operand.
  if (m <= n) {
    const gX = matmul(g, X);
    const gXXt = matmul(gX, Xt);
    const terms = minus(plus(neg(mH(matmul(X, gX))), gXXt), matmul(matmul(A, X), gXXt));
    return plus(terms, matmul(matmul(Xt, X), minus(g, matmul(gX, A))));
  }
  const Xg = matmul(X, g);
  const XtXg = matmul(Xt, Xg);
  const mirrored = plus(neg(mH(matmul(Xg, X))), chain(minus(g, matmul(A, Xg)), X, Xt));
  return minus(plus(mirrored, XtXg), matmul(matmul(XtXg, X), A));
}

export function linalg_lstsq_jvp(A: Tensor, B: Tensor, dA: Tensor, dB: Tensor): Tensor {
  const X = linalg_pinv_atol_rtol_tensor(A, null, null, false);
  const vector = isVectorSide(A, B);
  const column = (t: Tensor): Tensor => (vector ? unsqueeze(t, -1) : t);
  const result = plus(matmul(pinv_jvp(A, X, dA), column(B)), matmul(X, column(dB)));
  return vector ? squeeze_dim(result, -1) : result;
}

/** The solution is pinv(A) B. */
export function linalg_lstsq_backward(
  grad: Tensor,
  A: Tensor,
  B: Tensor,
  _rcond: number | null,
  _driver: string | null,
  gradInputMask: readonly boolean[],
): Pair {
  const X = linalg_pinv_atol_rtol_tensor(A, null, null, false);
  const vector = isVectorSide(A, B);
  const column = (t: Tensor): Tensor => (vector ? unsqueeze(t, -1) : t);
  const [g, b] = [column(grad), column(B)];
  const gA = gradInputMask[0] ? pinv_backward(matmul(g, mH(b)), X, A) : noTensor;
  const gB = matmul(mH(X), g);
  return [gA, gradInputMask[1] ? (vector ? squeeze_dim(gB, -1) : gB) : noTensor];
}

/** The derivative of exp at A along G is the upper right block of exp([[A, G], [0, A]]). */
export function linalg_matrix_exp_differential(self: Tensor, grad: Tensor, adjoint: boolean): Tensor {
  const A = adjoint ? mH(self) : self;
  const n = A.shape.at(-1)!;
  const block = cat([cat([A, grad], -1), cat([zerosOf(A), A], -1)], -2);
  return columns(rows(linalg_matrix_exp(block), 0, n), n, n);
}

/** The vector of the k-th reflector: zeros, a one at k, then the elements below the diagonal. */
function reflector(input: Tensor, k: number): Tensor {
  const m = input.shape.at(-2)!;
  const below = narrow(narrow(input, -1, k, 1), -2, k + 1, m - k - 1);
  const head = new_zeros(below, [...input.shape.slice(0, -2), k + 1, 1], null, null, null, null);
  const one = narrow(eye_m(m, k + 1, input.dtype, null, input.device, null), -1, k, 1);
  return plus(cat([head, below], -2), one);
}

/** x - t v (v' x): one reflection. */
function reflect(x: Tensor, v: Tensor, t: Tensor): Tensor {
  return minus(x, times(matmul(v, matmul(mH(v), x)), t));
}

function factorAt(tau: Tensor, k: number): Tensor {
  return unsqueeze(narrow(tau, -1, k, 1), -1);
}

/**
 * Q = H_1 ... H_k E with H = I - t v v'. Each reflector's gradient is G R', with G the gradient before it and R the
 * product after it.
 */
export function householder_product_backward(grad: Tensor, _result: Tensor, input: Tensor, tau: Tensor): Pair {
  const [m, n] = input.shape.slice(-2) as [number, number];
  const k = tau.shape.at(-1)!;
  const unit = eye_m(m, n, input.dtype, null, input.device, null);
  const after: Tensor[] = [];
  let product = plus(zerosOf(input), unit);
  for (let i = k - 1; i >= 0; i--) {
    after[i] = product;
    product = reflect(product, reflector(input, i), factorAt(tau, i));
  }
  const inputs: Tensor[] = [];
  const factors: Tensor[] = [];
  let g = grad;
  for (let i = 0; i < k; i++) {
    const [v, t, R] = [reflector(input, i), factorAt(tau, i), after[i]!];
    const [viaR, viaG] = [matmul(mH(R), v), matmul(mH(g), v)];
    factors.push(neg(squeeze_dim(matmul(mH(viaG), viaR), -1)));
    inputs.push(neg(plus(times(matmul(g, viaR), conjugate(t)), times(matmul(R, viaG), t))));
    g = reflect(g, v, conjugate(t));
  }
  const remaining = n - k;
  if (remaining > 0 || n === 0) inputs.push(zerosOf(narrow(input, -1, k, remaining)));
  return [tril(cat(inputs, -1), -1), k === 0 ? zerosOf(tau) : cat(factors, -1)];
}

export function householder_product_jvp(dV: Tensor, dtau: Tensor, prod: Tensor, V: Tensor, tau: Tensor): Tensor {
  const [m, n] = V.shape.slice(-2) as [number, number];
  let R = plus(zerosOf(V), eye_m(m, n, V.dtype, null, V.device, null));
  let dR = zerosOf(prod);
  for (let i = tau.shape.at(-1)! - 1; i >= 0; i--) {
    const [v, t, dt] = [reflector(V, i), factorAt(tau, i), factorAt(dtau, i)];
    const dv = minus(reflector(dV, i), narrow(eye_m(m, i + 1, V.dtype, null, V.device, null), -1, i, 1));
    const along = matmul(mH(v), R);
    const derivative = plus(matmul(dv, along), matmul(v, matmul(mH(dv), R)));
    const change = plus(times(matmul(v, along), dt), times(derivative, t));
    dR = minus(reflect(dR, v, t), change);
    R = reflect(R, v, t);
  }
  return dR;
}
