// Out forms of factorisations, solvers, norms and other composites: the functional form, written into the given outputs.

import {
  _linalg_check_errors,
  _linalg_det,
  _linalg_eigh,
  _linalg_slogdet,
  _linalg_solve_ex,
  _linalg_svd,
  adaptive_avg_pool2d,
  adaptive_avg_pool3d,
  addbmm,
  addr,
  chain_matmul,
  copy_,
  cross,
  diff,
  geqrf,
  ger,
  inner,
  inverse,
  linalg_cholesky,
  linalg_cholesky_ex,
  linalg_cond,
  linalg_det,
  linalg_eigh,
  linalg_eigvalsh,
  linalg_householder_product,
  linalg_householder_product_out,
  linalg_inv,
  linalg_inv_ex,
  linalg_ldl_factor_ex,
  linalg_ldl_solve,
  linalg_lstsq,
  linalg_lu,
  linalg_lu_factor,
  linalg_lu_factor_ex,
  linalg_matmul,
  linalg_matrix_norm,
  linalg_matrix_norm_str_ord,
  linalg_matrix_power,
  linalg_matrix_rank_atol_rtol_float,
  linalg_matrix_rank_atol_rtol_tensor,
  linalg_multi_dot,
  linalg_norm,
  linalg_norm_ord_str,
  linalg_pinv,
  linalg_pinv_atol_rtol_float,
  linalg_pinv_atol_rtol_tensor,
  linalg_pinv_rcond_tensor,
  linalg_qr,
  linalg_slogdet,
  linalg_solve,
  linalg_solve_ex,
  linalg_svd,
  linalg_svdvals,
  linalg_tensorinv,
  linalg_tensorsolve,
  linalg_vecdot,
  lu_solve,
  lu_unpack,
  matrix_power,
  nanquantile,
  nanquantile_scalar,
  nuclear_norm,
  nuclear_norm_dim,
  ormqr,
  qr,
  quantile,
  quantile_scalar,
  slogdet,
  svd,
  symeig,
  tensordot,
  triangular_solve,
  zeros_like,
} from "../../../generated/operators.js";
import type { DType } from "../../core/dtype.js";
import type { Scalar } from "../../core/scalar.js";
import type { Tensor } from "../../core/tensor.js";
import { resizeOutput } from "../structured.js";
import { writeAll, writeComposite, writeExact } from "./outputs.js";

export function diff_out_composite(
  self: Tensor,
  n: number,
  dim: number,
  prepend: Tensor | null,
  append: Tensor | null,
  out: Tensor,
): Tensor {
  return writeComposite("diff.out", out, [self, prepend, append], () => diff(self, n, dim, prepend, append));
}

export function linalg_multi_dot_out_composite(tensors: readonly Tensor[], out: Tensor): Tensor {
  return writeComposite("linalg_multi_dot.out", out, [...tensors], () => linalg_multi_dot(tensors));
}

export function linalg_pinv_atol_rtol_tensor_out_explicit(
  self: Tensor,
  atol: Tensor | null,
  rtol: Tensor | null,
  hermitian: boolean,
  out: Tensor,
): Tensor {
  return writeComposite("linalg_pinv.atol_rtol_tensor_out", out, [self, atol, rtol], () =>
    linalg_pinv_atol_rtol_tensor(self, atol, rtol, hermitian),
  );
}

export function linalg_pinv_atol_rtol_float_out_composite(
  self: Tensor,
  atol: number | null,
  rtol: number | null,
  hermitian: boolean,
  out: Tensor,
): Tensor {
  return writeComposite("linalg_pinv.atol_rtol_float_out", out, [self], () =>
    linalg_pinv_atol_rtol_float(self, atol, rtol, hermitian),
  );
}

export function linalg_pinv_out_composite(self: Tensor, rcond: number, hermitian: boolean, out: Tensor): Tensor {
  return writeComposite("linalg_pinv.out", out, [self], () => linalg_pinv(self, rcond, hermitian));
}

export function linalg_matmul_out_composite(self: Tensor, other: Tensor, out: Tensor): Tensor {
  return writeExact("linalg_matmul.out", [out], [self, other], () => [linalg_matmul(self, other)])[0];
}

export function cross_out_composite(self: Tensor, other: Tensor, dim: number | null, out: Tensor): Tensor {
  return writeExact("cross.out", [out], [self, other], () => [cross(self, other, dim)])[0];
}

export function linalg_det_out_composite(A: Tensor, out: Tensor): Tensor {
  return writeExact("linalg_det.out", [out], [A], () => [linalg_det(A)])[0];
}

export function linalg_matrix_rank_atol_rtol_tensor_out_composite(
  input: Tensor,
  atol: Tensor | null,
  rtol: Tensor | null,
  hermitian: boolean,
  out: Tensor,
): Tensor {
  return writeComposite("linalg_matrix_rank.atol_rtol_tensor_out", out, [input, atol, rtol], () =>
    linalg_matrix_rank_atol_rtol_tensor(input, atol, rtol, hermitian),
  );
}

export function linalg_matrix_rank_atol_rtol_float_out_composite(
  self: Tensor,
  atol: number | null,
  rtol: number | null,
  hermitian: boolean,
  out: Tensor,
): Tensor {
  return writeComposite("linalg_matrix_rank.atol_rtol_float_out", out, [self], () =>
    linalg_matrix_rank_atol_rtol_float(self, atol, rtol, hermitian),
  );
}

export function inner_out_composite(self: Tensor, other: Tensor, out: Tensor): Tensor {
  return writeComposite("inner.out", out, [self, other], () => inner(self, other));
}

export function linalg_norm_out_composite(
  self: Tensor,
  ord: Scalar | null,
  dim: readonly number[] | null,
  keepdim: boolean,
  dtype: DType | null,
  out: Tensor,
): Tensor {
  return writeExact("linalg_norm.out", [out], [self], () => [linalg_norm(self, ord, dim, keepdim, dtype)])[0];
}

export function linalg_norm_ord_str_out_composite(
  self: Tensor,
  ord: string,
  dim: readonly number[] | null,
  keepdim: boolean,
  dtype: DType | null,
  out: Tensor,
): Tensor {
  return writeExact("linalg_norm.ord_str_out", [out], [self], () => [
    linalg_norm_ord_str(self, ord, dim, keepdim, dtype),
  ])[0];
}

export function linalg_cholesky_ex_L_explicit(
  self: Tensor,
  upper: boolean,
  checkErrors: boolean,
  L: Tensor,
  info: Tensor,
): readonly [Tensor, Tensor] {
  return writeExact("linalg_cholesky_ex.L", [L, info], [self], () => linalg_cholesky_ex(self, upper, checkErrors));
}

export function linalg_inv_ex_inverse_explicit(
  A: Tensor,
  checkErrors: boolean,
  inverse: Tensor,
  info: Tensor,
): readonly [Tensor, Tensor] {
  return writeExact("linalg_inv_ex.inverse", [inverse, info], [A], () => linalg_inv_ex(A, checkErrors));
}

export function linalg_lu_factor_ex_out_explicit(
  A: Tensor,
  pivot: boolean,
  checkErrors: boolean,
  LU: Tensor,
  pivots: Tensor,
  info: Tensor,
): readonly [Tensor, Tensor, Tensor] {
  return writeExact("linalg_lu_factor_ex.out", [LU, pivots, info], [A], () =>
    linalg_lu_factor_ex(A, pivot, checkErrors),
  );
}

export function linalg_qr_out_explicit(A: Tensor, mode: string, Q: Tensor, R: Tensor): readonly [Tensor, Tensor] {
  return writeExact("linalg_qr.out", [Q, R], [A], () => linalg_qr(A, mode));
}

export function geqrf_a_explicit(self: Tensor, a: Tensor, tau: Tensor): readonly [Tensor, Tensor] {
  return writeAll("geqrf.a", [a, tau], [self], () => geqrf(self));
}

export function linalg_cholesky_out_composite(self: Tensor, upper: boolean, out: Tensor): Tensor {
  return writeExact("linalg_cholesky.out", [out], [self], () => [linalg_cholesky(self, upper)])[0];
}

export function linalg_eigh_eigvals_composite(
  self: Tensor,
  UPLO: string,
  eigvals: Tensor,
  eigvecs: Tensor,
): readonly [Tensor, Tensor] {
  return writeExact("linalg_eigh.eigvals", [eigvals, eigvecs], [self], () => linalg_eigh(self, UPLO));
}

export function linalg_eigvalsh_out_composite(self: Tensor, UPLO: string, out: Tensor): Tensor {
  return writeExact("linalg_eigvalsh.out", [out], [self], () => [linalg_eigvalsh(self, UPLO)])[0];
}

export function linalg_inv_out_composite(A: Tensor, out: Tensor): Tensor {
  return writeExact("linalg_inv.out", [out], [A], () => [linalg_inv(A)])[0];
}

export function linalg_lstsq_out_explicit(
  self: Tensor,
  b: Tensor,
  rcond: number | null,
  driver: string | null,
  solution: Tensor,
  residuals: Tensor,
  rank: Tensor,
  singularValues: Tensor,
): readonly [Tensor, Tensor, Tensor, Tensor] {
  return writeAll("linalg_lstsq.out", [solution, residuals, rank, singularValues], [self, b], () =>
    linalg_lstsq(self, b, rcond, driver),
  );
}

export function linalg_lu_out_explicit(
  A: Tensor,
  pivot: boolean,
  P: Tensor,
  L: Tensor,
  U: Tensor,
): readonly [Tensor, Tensor, Tensor] {
  return writeExact("linalg_lu.out", [P, L, U], [A], () => linalg_lu(A, pivot));
}

export function linalg_lu_factor_out_composite(
  A: Tensor,
  pivot: boolean,
  LU: Tensor,
  pivots: Tensor,
): readonly [Tensor, Tensor] {
  return writeExact("linalg_lu_factor.out", [LU, pivots], [A], () => linalg_lu_factor(A, pivot));
}

export function linalg_matrix_power_out_composite(self: Tensor, n: number, out: Tensor): Tensor {
  return writeExact("linalg_matrix_power.out", [out], [self], () => [linalg_matrix_power(self, n)])[0];
}

export function linalg_slogdet_out_composite(A: Tensor, sign: Tensor, logabsdet: Tensor): readonly [Tensor, Tensor] {
  return writeExact("linalg_slogdet.out", [sign, logabsdet], [A], () => linalg_slogdet(A));
}

export function linalg_solve_out_composite(A: Tensor, B: Tensor, left: boolean, out: Tensor): Tensor {
  return writeExact("linalg_solve.out", [out], [A, B], () => [linalg_solve(A, B, left)])[0];
}

export function linalg_solve_ex_out_composite(
  A: Tensor,
  B: Tensor,
  left: boolean,
  checkErrors: boolean,
  result: Tensor,
  info: Tensor,
): readonly [Tensor, Tensor] {
  return writeExact("linalg_solve_ex.out", [result, info], [A, B], () => linalg_solve_ex(A, B, left, checkErrors));
}

export function linalg_svd_U_composite(
  A: Tensor,
  fullMatrices: boolean,
  driver: string | null,
  U: Tensor,
  S: Tensor,
  Vh: Tensor,
): readonly [Tensor, Tensor, Tensor] {
  return writeExact("linalg_svd.U", [U, S, Vh], [A], () => linalg_svd(A, fullMatrices, driver));
}

export function linalg_svdvals_out_composite(A: Tensor, driver: string | null, out: Tensor): Tensor {
  return writeExact("linalg_svdvals.out", [out], [A], () => [linalg_svdvals(A, driver)])[0];
}

export function linalg_tensorsolve_out_composite(
  self: Tensor,
  other: Tensor,
  dims: readonly number[] | null,
  out: Tensor,
): Tensor {
  return writeComposite("linalg_tensorsolve.out", out, [self, other], () => linalg_tensorsolve(self, other, dims));
}

export function linalg_tensorinv_out_composite(self: Tensor, ind: number, out: Tensor): Tensor {
  return writeComposite("linalg_tensorinv.out", out, [self], () => linalg_tensorinv(self, ind));
}

export function linalg_vecdot_out_composite(x: Tensor, y: Tensor, dim: number, out: Tensor): Tensor {
  return writeExact("linalg_vecdot.out", [out], [x, y], () => [linalg_vecdot(x, y, dim)])[0];
}

export function lu_solve_out_composite(self: Tensor, LUData: Tensor, LUPivots: Tensor, out: Tensor): Tensor {
  return writeExact("lu_solve.out", [out], [self, LUData, LUPivots], () => [lu_solve(self, LUData, LUPivots)])[0];
}

export function lu_unpack_out_explicit(
  LUData: Tensor,
  LUPivots: Tensor,
  unpackData: boolean,
  unpackPivots: boolean,
  P: Tensor,
  L: Tensor,
  U: Tensor,
): readonly [Tensor, Tensor, Tensor] {
  return writeExact("lu_unpack.out", [P, L, U], [LUData, LUPivots], () =>
    lu_unpack(LUData, LUPivots, unpackData, unpackPivots),
  );
}

export function qr_Q_composite(self: Tensor, some: boolean, Q: Tensor, R: Tensor): readonly [Tensor, Tensor] {
  return writeAll("qr.Q", [Q, R], [self], () => qr(self, some));
}

export function svd_U_composite(
  self: Tensor,
  some: boolean,
  computeUv: boolean,
  U: Tensor,
  S: Tensor,
  V: Tensor,
): readonly [Tensor, Tensor, Tensor] {
  return writeAll("svd.U", [U, S, V], [self], () => svd(self, some, computeUv));
}

export function triangular_solve_X_explicit(
  self: Tensor,
  A: Tensor,
  upper: boolean,
  transpose: boolean,
  unitriangular: boolean,
  X: Tensor,
  M: Tensor,
): readonly [Tensor, Tensor] {
  return writeExact("triangular_solve.X", [X, M], [self, A], () =>
    triangular_solve(self, A, upper, transpose, unitriangular),
  );
}

export function _linalg_svd_U_explicit(
  A: Tensor,
  fullMatrices: boolean,
  computeUv: boolean,
  driver: string | null,
  U: Tensor,
  S: Tensor,
  Vh: Tensor,
): readonly [Tensor, Tensor, Tensor] {
  return writeExact("_linalg_svd.U", [U, S, Vh], [A], () => _linalg_svd(A, fullMatrices, computeUv, driver));
}

export function linalg_cond_out_composite(self: Tensor, p: Scalar | null, out: Tensor): Tensor {
  return writeComposite("linalg_cond.out", out, [self], () => linalg_cond(self, p));
}

export function tensordot_out_composite(
  self: Tensor,
  other: Tensor,
  dimsSelf: readonly number[],
  dimsOther: readonly number[],
  out: Tensor,
): Tensor {
  return writeComposite("tensordot.out", out, [self, other], () => tensordot(self, other, dimsSelf, dimsOther));
}

export function linalg_matrix_norm_out_composite(
  self: Tensor,
  ord: Scalar,
  dim: readonly number[],
  keepdim: boolean,
  dtype: DType | null,
  out: Tensor,
): Tensor {
  return writeComposite("linalg_matrix_norm.out", out, [self], () =>
    linalg_matrix_norm(self, ord, dim, keepdim, dtype),
  );
}

export function linalg_matrix_norm_str_ord_out_composite(
  self: Tensor,
  ord: string,
  dim: readonly number[],
  keepdim: boolean,
  dtype: DType | null,
  out: Tensor,
): Tensor {
  return writeComposite("linalg_matrix_norm.str_ord_out", out, [self], () =>
    linalg_matrix_norm_str_ord(self, ord, dim, keepdim, dtype),
  );
}

export function _linalg_eigh_eigenvalues_explicit(
  A: Tensor,
  UPLO: string,
  computeV: boolean,
  eigenvalues: Tensor,
  eigenvectors: Tensor,
): readonly [Tensor, Tensor] {
  return writeExact("_linalg_eigh.eigenvalues", [eigenvalues, eigenvectors], [A], () =>
    _linalg_eigh(A, UPLO, computeV),
  );
}

export function _linalg_solve_ex_result_explicit(
  A: Tensor,
  B: Tensor,
  left: boolean,
  checkErrors: boolean,
  result: Tensor,
  LU: Tensor,
  pivots: Tensor,
  info: Tensor,
): readonly [Tensor, Tensor, Tensor, Tensor] {
  return writeExact("_linalg_solve_ex.result", [result, LU, pivots, info], [A, B], () =>
    _linalg_solve_ex(A, B, left, checkErrors),
  );
}

export function quantile_out_composite(
  self: Tensor,
  q: Tensor,
  dim: number | null,
  keepdim: boolean,
  interpolation: string,
  out: Tensor,
): Tensor {
  return writeComposite("quantile.out", out, [self, q], () => quantile(self, q, dim, keepdim, interpolation));
}

export function quantile_scalar_out_composite(
  self: Tensor,
  q: number,
  dim: number | null,
  keepdim: boolean,
  interpolation: string,
  out: Tensor,
): Tensor {
  return writeComposite("quantile.scalar_out", out, [self], () =>
    quantile_scalar(self, q, dim, keepdim, interpolation),
  );
}

export function nanquantile_out_composite(
  self: Tensor,
  q: Tensor,
  dim: number | null,
  keepdim: boolean,
  interpolation: string,
  out: Tensor,
): Tensor {
  return writeComposite("nanquantile.out", out, [self, q], () => nanquantile(self, q, dim, keepdim, interpolation));
}

export function nanquantile_scalar_out_composite(
  self: Tensor,
  q: number,
  dim: number | null,
  keepdim: boolean,
  interpolation: string,
  out: Tensor,
): Tensor {
  return writeComposite("nanquantile.scalar_out", out, [self], () =>
    nanquantile_scalar(self, q, dim, keepdim, interpolation),
  );
}

export function matrix_power_out_composite(self: Tensor, n: number, out: Tensor): Tensor {
  return writeExact("matrix_power.out", [out], [self], () => [matrix_power(self, n)])[0];
}

export function inverse_out_composite(self: Tensor, out: Tensor): Tensor {
  return writeExact("inverse.out", [out], [self], () => [inverse(self)])[0];
}

export function ger_out_composite(self: Tensor, vec2: Tensor, out: Tensor): Tensor {
  return writeComposite("ger.out", out, [self, vec2], () => ger(self, vec2));
}

export function _linalg_det_result_explicit(
  A: Tensor,
  result: Tensor,
  LU: Tensor,
  pivots: Tensor,
): readonly [Tensor, Tensor, Tensor] {
  return writeExact("_linalg_det.result", [result, LU, pivots], [A], () => _linalg_det(A));
}

export function _linalg_slogdet_sign_explicit(
  A: Tensor,
  sign: Tensor,
  logabsdet: Tensor,
  LU: Tensor,
  pivots: Tensor,
): readonly [Tensor, Tensor, Tensor, Tensor] {
  return writeExact("_linalg_slogdet.sign", [sign, logabsdet, LU, pivots], [A], () => _linalg_slogdet(A));
}

export function nuclear_norm_out_composite(self: Tensor, keepdim: boolean, out: Tensor): Tensor {
  return writeComposite("nuclear_norm.out", out, [self], () => nuclear_norm(self, keepdim));
}

export function nuclear_norm_dim_out_composite(
  self: Tensor,
  dim: readonly number[],
  keepdim: boolean,
  out: Tensor,
): Tensor {
  return writeComposite("nuclear_norm.dim_out", out, [self], () => nuclear_norm_dim(self, dim, keepdim));
}

export function slogdet_out_composite(self: Tensor, sign: Tensor, logabsdet: Tensor): readonly [Tensor, Tensor] {
  return writeExact("slogdet.out", [sign, logabsdet], [self], () => slogdet(self));
}

export function chain_matmul_out_composite(matrices: readonly Tensor[], out: Tensor): Tensor {
  return writeComposite("chain_matmul.out", out, [...matrices], () => chain_matmul(matrices));
}

export function adaptive_avg_pool2d_out_composite(self: Tensor, outputSize: readonly number[], out: Tensor): Tensor {
  return writeComposite("adaptive_avg_pool2d.out", out, [self], () => adaptive_avg_pool2d(self, outputSize));
}

export function adaptive_avg_pool3d_out_composite(self: Tensor, outputSize: readonly number[], out: Tensor): Tensor {
  return writeComposite("adaptive_avg_pool3d.out", out, [self], () => adaptive_avg_pool3d(self, outputSize));
}

export function orgqr_composite(self: Tensor, input2: Tensor): Tensor {
  return linalg_householder_product(self, input2);
}

export function orgqr_out_composite(self: Tensor, input2: Tensor, out: Tensor): Tensor {
  return linalg_householder_product_out(self, input2, out);
}

export function linalg_pinv_rcond_tensor_composite(self: Tensor, rcond: Tensor, hermitian: boolean): Tensor {
  return linalg_pinv_atol_rtol_tensor(self, zeros_like(rcond, null, null, null, null, null), rcond, hermitian);
}

export function linalg_pinv_out_rcond_tensor_composite(
  self: Tensor,
  rcond: Tensor,
  hermitian: boolean,
  out: Tensor,
): Tensor {
  return writeComposite("linalg_pinv.out_rcond_tensor", out, [self, rcond], () =>
    linalg_pinv_rcond_tensor(self, rcond, hermitian),
  );
}

export function addr__explicit(self: Tensor, vec1: Tensor, vec2: Tensor, beta: Scalar, alpha: Scalar): Tensor {
  return copy_(self, addr(self, vec1, vec2, beta, alpha), false);
}

export function addbmm__explicit(self: Tensor, batch1: Tensor, batch2: Tensor, beta: Scalar, alpha: Scalar): Tensor {
  const result = addbmm(self, batch1, batch2, beta, alpha);
  // As PyTorch's: self takes the shape of the sum.
  resizeOutput(self, result.shape);
  return copy_(self, result, false);
}

export function linalg_ldl_factor_composite(self: Tensor, hermitian: boolean): readonly [Tensor, Tensor] {
  const [LD, pivots, info] = linalg_ldl_factor_ex(self, hermitian, false);
  _linalg_check_errors(info, "torch.linalg.ldl_factor", self.ndim === 2);
  return [LD, pivots];
}

export function linalg_ldl_factor_out_composite(
  self: Tensor,
  hermitian: boolean,
  LD: Tensor,
  pivots: Tensor,
): readonly [Tensor, Tensor] {
  return writeExact("linalg_ldl_factor.out", [LD, pivots], [self], () => linalg_ldl_factor_composite(self, hermitian));
}

export function linalg_ldl_factor_ex_out_explicit(
  self: Tensor,
  hermitian: boolean,
  checkErrors: boolean,
  LD: Tensor,
  pivots: Tensor,
  info: Tensor,
): readonly [Tensor, Tensor, Tensor] {
  return writeExact("linalg_ldl_factor_ex.out", [LD, pivots, info], [self], () =>
    linalg_ldl_factor_ex(self, hermitian, checkErrors),
  );
}

export function linalg_ldl_solve_out_explicit(
  LD: Tensor,
  pivots: Tensor,
  B: Tensor,
  hermitian: boolean,
  out: Tensor,
): Tensor {
  return writeExact("linalg_ldl_solve.out", [out], [LD, pivots, B], () => [
    linalg_ldl_solve(LD, pivots, B, hermitian),
  ])[0];
}

export function ormqr_out_explicit(
  self: Tensor,
  input2: Tensor,
  input3: Tensor,
  left: boolean,
  transpose: boolean,
  out: Tensor,
): Tensor {
  return writeExact("ormqr.out", [out], [self, input2, input3], () => [
    ormqr(self, input2, input3, left, transpose),
  ])[0];
}

export function symeig_e_explicit(
  self: Tensor,
  eigenvectors: boolean,
  upper: boolean,
  e: Tensor,
  V: Tensor,
): readonly [Tensor, Tensor] {
  return writeAll("symeig.e", [e, V], [self], () => symeig(self, eigenvectors, upper));
}
