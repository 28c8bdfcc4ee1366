// @generated from native_functions.yaml by `npm run codegen`. Do not edit.
// Kernels of the forms that nobody wrote: out forms through the functional one, functional ones through the in-place one.

import {
  refuseOutGradient,
} from "../runtime/autograd/history.js";
import type {
  DType,
} from "../runtime/core/dtype.js";
import type {
  Generator,
} from "../runtime/core/generator.js";
import type {
  MemoryFormat,
} from "../runtime/core/memory-format.js";
import type {
  Scalar,
} from "../runtime/core/scalar.js";
import type {
  Tensor,
} from "../runtime/core/tensor.js";
import {
  writeCast,
  writeCastReal,
  writeExact,
} from "../runtime/kernels/composite/outputs.js";
import {
  copyOf,
  fillResult,
  writeResult,
} from "../runtime/kernels/structured.js";
import * as op from "./operators.js";

export function linalg_eigh_eigvals_generated(self: Tensor, UPLO: string, eigvals: Tensor, eigvecs: Tensor): readonly [Tensor, Tensor] {
  refuseOutGradient("linalg_eigh.eigvals", self, eigvals, eigvecs);
  return writeExact([eigvals, eigvecs], op.linalg_eigh(self, UPLO));
}

export function empty_strided_out_generated(size: readonly number[], stride: readonly number[], out: Tensor): Tensor {
  writeResult(out, op.empty_strided(size, stride, out.dtype, out.layout, out.device, null));
  return out;
}

export function empty_permuted_out_generated(size: readonly number[], physicalLayout: readonly number[], out: Tensor): Tensor {
  writeResult(out, op.empty_permuted(size, physicalLayout, out.dtype, out.layout, out.device, null));
  return out;
}

export function empty_like_out_generated(self: Tensor, memoryFormat: MemoryFormat | null, out: Tensor): Tensor {
  writeResult(out, op.empty_like(self, out.dtype, out.layout, out.device, null, memoryFormat));
  return out;
}

export function new_empty_out_generated(self: Tensor, size: readonly number[], out: Tensor): Tensor {
  writeResult(out, op.new_empty(self, size, out.dtype, out.layout, out.device, null));
  return out;
}

export function new_empty_strided_out_generated(self: Tensor, size: readonly number[], stride: readonly number[], out: Tensor): Tensor {
  writeResult(out, op.new_empty_strided(self, size, stride, out.dtype, out.layout, out.device, null));
  return out;
}

export function new_zeros_out_generated(self: Tensor, size: readonly number[], out: Tensor): Tensor {
  writeResult(out, op.new_zeros(self, size, out.dtype, out.layout, out.device, null));
  return out;
}

export function new_ones_out_generated(self: Tensor, size: readonly number[], out: Tensor): Tensor {
  writeResult(out, op.new_ones(self, size, out.dtype, out.layout, out.device, null));
  return out;
}

export function new_full_out_generated(self: Tensor, size: readonly number[], fillValue: Scalar, out: Tensor): Tensor {
  writeResult(out, op.new_full(self, size, fillValue, out.dtype, out.layout, out.device, null));
  return out;
}

export function zeros_like_out_generated(self: Tensor, memoryFormat: MemoryFormat | null, out: Tensor): Tensor {
  writeResult(out, op.zeros_like(self, out.dtype, out.layout, out.device, null, memoryFormat));
  return out;
}

export function ones_like_out_generated(self: Tensor, memoryFormat: MemoryFormat | null, out: Tensor): Tensor {
  writeResult(out, op.ones_like(self, out.dtype, out.layout, out.device, null, memoryFormat));
  return out;
}

export function full_like_out_generated(self: Tensor, fillValue: Scalar, memoryFormat: MemoryFormat | null, out: Tensor): Tensor {
  writeResult(out, op.full_like(self, fillValue, out.dtype, out.layout, out.device, null, memoryFormat));
  return out;
}

export function scalar_tensor_out_generated(s: Scalar, out: Tensor): Tensor {
  writeResult(out, op.scalar_tensor(s, out.dtype, out.layout, out.device, null));
  return out;
}

export function tril_indices_out_generated(row: number, col: number, offset: number, out: Tensor): Tensor {
  writeResult(out, op.tril_indices(row, col, offset, out.dtype, out.layout, out.device, null));
  return out;
}

export function triu_indices_out_generated(row: number, col: number, offset: number, out: Tensor): Tensor {
  writeResult(out, op.triu_indices(row, col, offset, out.dtype, out.layout, out.device, null));
  return out;
}

export function hann_window_out_generated(windowLength: number, out: Tensor): Tensor {
  writeResult(out, op.hann_window(windowLength, out.dtype, out.layout, out.device, null));
  return out;
}

export function hann_window_periodic_out_generated(windowLength: number, periodic: boolean, out: Tensor): Tensor {
  writeResult(out, op.hann_window_periodic(windowLength, periodic, out.dtype, out.layout, out.device, null));
  return out;
}

export function bartlett_window_out_generated(windowLength: number, out: Tensor): Tensor {
  writeResult(out, op.bartlett_window(windowLength, out.dtype, out.layout, out.device, null));
  return out;
}

export function bartlett_window_periodic_out_generated(windowLength: number, periodic: boolean, out: Tensor): Tensor {
  writeResult(out, op.bartlett_window_periodic(windowLength, periodic, out.dtype, out.layout, out.device, null));
  return out;
}

export function blackman_window_out_generated(windowLength: number, out: Tensor): Tensor {
  writeResult(out, op.blackman_window(windowLength, out.dtype, out.layout, out.device, null));
  return out;
}

export function blackman_window_periodic_out_generated(windowLength: number, periodic: boolean, out: Tensor): Tensor {
  writeResult(out, op.blackman_window_periodic(windowLength, periodic, out.dtype, out.layout, out.device, null));
  return out;
}

export function hamming_window_out_generated(windowLength: number, out: Tensor): Tensor {
  writeResult(out, op.hamming_window(windowLength, out.dtype, out.layout, out.device, null));
  return out;
}

export function hamming_window_periodic_out_generated(windowLength: number, periodic: boolean, out: Tensor): Tensor {
  writeResult(out, op.hamming_window_periodic(windowLength, periodic, out.dtype, out.layout, out.device, null));
  return out;
}

export function hamming_window_periodic_alpha_out_generated(windowLength: number, periodic: boolean, alpha: number, out: Tensor): Tensor {
  writeResult(out, op.hamming_window_periodic_alpha(windowLength, periodic, alpha, out.dtype, out.layout, out.device, null));
  return out;
}

export function hamming_window_periodic_alpha_beta_out_generated(windowLength: number, periodic: boolean, alpha: number, beta: number, out: Tensor): Tensor {
  writeResult(out, op.hamming_window_periodic_alpha_beta(windowLength, periodic, alpha, beta, out.dtype, out.layout, out.device, null));
  return out;
}

export function kaiser_window_out_generated(windowLength: number, out: Tensor): Tensor {
  writeResult(out, op.kaiser_window(windowLength, out.dtype, out.layout, out.device, null));
  return out;
}

export function kaiser_window_periodic_out_generated(windowLength: number, periodic: boolean, out: Tensor): Tensor {
  writeResult(out, op.kaiser_window_periodic(windowLength, periodic, out.dtype, out.layout, out.device, null));
  return out;
}

export function kaiser_window_beta_out_generated(windowLength: number, periodic: boolean, beta: number, out: Tensor): Tensor {
  writeResult(out, op.kaiser_window_beta(windowLength, periodic, beta, out.dtype, out.layout, out.device, null));
  return out;
}

export function rand_like_out_generated(self: Tensor, memoryFormat: MemoryFormat | null, out: Tensor): Tensor {
  writeResult(out, op.rand_like(self, out.dtype, out.layout, out.device, null, memoryFormat));
  return out;
}

export function randn_like_out_generated(self: Tensor, memoryFormat: MemoryFormat | null, out: Tensor): Tensor {
  writeResult(out, op.randn_like(self, out.dtype, out.layout, out.device, null, memoryFormat));
  return out;
}

export function randint_like_out_generated(self: Tensor, high: number, memoryFormat: MemoryFormat | null, out: Tensor): Tensor {
  writeResult(out, op.randint_like(self, high, out.dtype, out.layout, out.device, null, memoryFormat));
  return out;
}

export function randint_like_low_dtype_out_generated(self: Tensor, low: number, high: number, memoryFormat: MemoryFormat | null, out: Tensor): Tensor {
  writeResult(out, op.randint_like_low_dtype(self, low, high, out.dtype, out.layout, out.device, null, memoryFormat));
  return out;
}

export function bernoulli_Tensor_generated(self: Tensor, p: Tensor, generator: Generator | null): Tensor {
  const selfCopy = copyOf(self);
  op.bernoulli__Tensor(selfCopy, p, generator);
  return selfCopy;
}

export function uniform_generated(self: Tensor, from: number, to: number, generator: Generator | null): Tensor {
  const selfCopy = copyOf(self);
  op.uniform_(selfCopy, from, to, generator);
  return selfCopy;
}

export function random_from_generated(self: Tensor, from: number, to: number | null, generator: Generator | null): Tensor {
  const selfCopy = copyOf(self);
  op.random__from(selfCopy, from, to, generator);
  return selfCopy;
}

export function random_to_generated(self: Tensor, to: number, generator: Generator | null): Tensor {
  const selfCopy = copyOf(self);
  op.random__to(selfCopy, to, generator);
  return selfCopy;
}

export function random_generated(self: Tensor, generator: Generator | null): Tensor {
  const selfCopy = copyOf(self);
  op.random_(selfCopy, generator);
  return selfCopy;
}

export function exponential_generated(self: Tensor, lambd: number, generator: Generator | null): Tensor {
  const selfCopy = copyOf(self);
  op.exponential_(selfCopy, lambd, generator);
  return selfCopy;
}

export function log_normal_generated(self: Tensor, mean: number, std: number, generator: Generator | null): Tensor {
  const selfCopy = copyOf(self);
  op.log_normal_(selfCopy, mean, std, generator);
  return selfCopy;
}

export function geometric_generated(self: Tensor, p: number, generator: Generator | null): Tensor {
  const selfCopy = copyOf(self);
  op.geometric_(selfCopy, p, generator);
  return selfCopy;
}

export function cauchy_generated(self: Tensor, median: number, sigma: number, generator: Generator | null): Tensor {
  const selfCopy = copyOf(self);
  op.cauchy_(selfCopy, median, sigma, generator);
  return selfCopy;
}

export function _to_copy_out_generated(self: Tensor, nonBlocking: boolean, memoryFormat: MemoryFormat | null, out: Tensor): Tensor {
  writeResult(out, op._to_copy(self, out.dtype, out.layout, out.device, null, nonBlocking, memoryFormat));
  return out;
}

export function zero_generated(self: Tensor): Tensor {
  const selfCopy = copyOf(self);
  op.zero_(selfCopy);
  return selfCopy;
}

export function resize_generated(self: Tensor, size: readonly number[], memoryFormat: MemoryFormat | null): Tensor {
  const selfCopy = copyOf(self);
  op.resize_(selfCopy, size, memoryFormat);
  return selfCopy;
}

export function resize_as_generated(self: Tensor, theTemplate: Tensor, memoryFormat: MemoryFormat | null): Tensor {
  const selfCopy = copyOf(self);
  op.resize_as_(selfCopy, theTemplate, memoryFormat);
  return selfCopy;
}

export function set_source_Tensor_storage_offset_generated(self: Tensor, source: Tensor, storageOffset: number, size: readonly number[], stride: readonly number[]): Tensor {
  const selfCopy = copyOf(self);
  op.set__source_Tensor_storage_offset(selfCopy, source, storageOffset, size, stride);
  return selfCopy;
}

export function set_source_Tensor_generated(self: Tensor, source: Tensor): Tensor {
  const selfCopy = copyOf(self);
  op.set__source_Tensor(selfCopy, source);
  return selfCopy;
}

export function set_generated(self: Tensor): Tensor {
  const selfCopy = copyOf(self);
  op.set_(selfCopy);
  return selfCopy;
}

export function _efficientzerotensor_out_generated(size: readonly number[], out: Tensor): Tensor {
  writeResult(out, op._efficientzerotensor(size, out.dtype, out.layout, out.device, null));
  return out;
}

export function expand_copy_out_generated(self: Tensor, size: readonly number[], implicit: boolean, out: Tensor): Tensor {
  fillResult(out, op.expand_copy(self, size, implicit));
  return out;
}

export function alias_copy_out_generated(self: Tensor, out: Tensor): Tensor {
  fillResult(out, op.alias_copy(self));
  return out;
}

export function as_strided_copy_out_generated(self: Tensor, size: readonly number[], stride: readonly number[], storageOffset: number | null, out: Tensor): Tensor {
  fillResult(out, op.as_strided_copy(self, size, stride, storageOffset));
  return out;
}

export function view_as_real_copy_out_generated(self: Tensor, out: Tensor): Tensor {
  fillResult(out, op.view_as_real_copy(self));
  return out;
}

export function view_as_complex_copy_out_generated(self: Tensor, out: Tensor): Tensor {
  fillResult(out, op.view_as_complex_copy(self));
  return out;
}

export function _conj_copy_out_generated(self: Tensor, out: Tensor): Tensor {
  fillResult(out, op._conj_copy(self));
  return out;
}

export function _neg_view_copy_out_generated(self: Tensor, out: Tensor): Tensor {
  fillResult(out, op._neg_view_copy(self));
  return out;
}

export function detach_copy_out_generated(self: Tensor, out: Tensor): Tensor {
  fillResult(out, op.detach_copy(self));
  return out;
}

export function diagonal_copy_out_generated(self: Tensor, offset: number, dim1: number, dim2: number, out: Tensor): Tensor {
  fillResult(out, op.diagonal_copy(self, offset, dim1, dim2));
  return out;
}

export function permute_copy_out_generated(self: Tensor, dims: readonly number[], out: Tensor): Tensor {
  fillResult(out, op.permute_copy(self, dims));
  return out;
}

export function _reshape_alias_copy_out_generated(self: Tensor, size: readonly number[], stride: readonly number[], out: Tensor): Tensor {
  fillResult(out, op._reshape_alias_copy(self, size, stride));
  return out;
}

export function select_copy_int_out_generated(self: Tensor, dim: number, index: number, out: Tensor): Tensor {
  fillResult(out, op.select_copy_int(self, dim, index));
  return out;
}

export function slice_copy_Tensor_out_generated(self: Tensor, dim: number, start: number | null, end: number | null, step: number, out: Tensor): Tensor {
  fillResult(out, op.slice_copy_Tensor(self, dim, start, end, step));
  return out;
}

export function squeeze_copy_out_generated(self: Tensor, out: Tensor): Tensor {
  fillResult(out, op.squeeze_copy(self));
  return out;
}

export function squeeze_copy_dim_out_generated(self: Tensor, dim: number, out: Tensor): Tensor {
  fillResult(out, op.squeeze_copy_dim(self, dim));
  return out;
}

export function t_copy_out_generated(self: Tensor, out: Tensor): Tensor {
  fillResult(out, op.t_copy(self));
  return out;
}

export function transpose_copy_int_out_generated(self: Tensor, dim0: number, dim1: number, out: Tensor): Tensor {
  fillResult(out, op.transpose_copy_int(self, dim0, dim1));
  return out;
}

export function unfold_copy_out_generated(self: Tensor, dimension: number, size: number, step: number, out: Tensor): Tensor {
  fillResult(out, op.unfold_copy(self, dimension, size, step));
  return out;
}

export function unsqueeze_copy_out_generated(self: Tensor, dim: number, out: Tensor): Tensor {
  fillResult(out, op.unsqueeze_copy(self, dim));
  return out;
}

export function view_copy_out_generated(self: Tensor, size: readonly number[], out: Tensor): Tensor {
  fillResult(out, op.view_copy(self, size));
  return out;
}

export function view_copy_dtype_out_generated(self: Tensor, dtype: DType, out: Tensor): Tensor {
  fillResult(out, op.view_copy_dtype(self, dtype));
  return out;
}

export function _index_put_impl_generated(self: Tensor, indices: readonly (Tensor | null)[], values: Tensor, accumulate: boolean, unsafe: boolean): Tensor {
  const selfCopy = copyOf(self);
  op._index_put_impl_(selfCopy, indices, values, accumulate, unsafe);
  return selfCopy;
}

export function _chunk_cat_out_generated(tensors: readonly Tensor[], dim: number, numChunks: number, out: Tensor): Tensor {
  refuseOutGradient("_chunk_cat.out", tensors, out);
  return writeExact([out], [op._chunk_cat(tensors, dim, numChunks)])[0];
}

export function embedding_renorm_generated(self: Tensor, indices: Tensor, maxNorm: number, normType: number): Tensor {
  const selfCopy = copyOf(self);
  op.embedding_renorm_(selfCopy, indices, maxNorm, normType);
  return selfCopy;
}

export function msort_out_generated(self: Tensor, out: Tensor): Tensor {
  refuseOutGradient("msort.out", self, out);
  return writeExact([out], [op.msort(self)])[0];
}

export function _int_mm_out_generated(self: Tensor, mat2: Tensor, out: Tensor): Tensor {
  refuseOutGradient("_int_mm.out", self, mat2, out);
  return writeExact([out], [op._int_mm(self, mat2)])[0];
}

export function outer_out_generated(self: Tensor, vec2: Tensor, out: Tensor): Tensor {
  refuseOutGradient("outer.out", self, vec2, out);
  return writeCast([out], [op.outer(self, vec2)])[0];
}

export function matmul_out_generated(self: Tensor, other: Tensor, out: Tensor): Tensor {
  refuseOutGradient("matmul.out", self, other, out);
  return writeExact([out], [op.matmul(self, other)])[0];
}

export function cross_out_generated(self: Tensor, other: Tensor, dim: number | null, out: Tensor): Tensor {
  refuseOutGradient("cross.out", self, other, out);
  return writeExact([out], [op.cross(self, other, dim)])[0];
}

export function linalg_cholesky_out_generated(self: Tensor, upper: boolean, out: Tensor): Tensor {
  refuseOutGradient("linalg_cholesky.out", self, out);
  return writeExact([out], [op.linalg_cholesky(self, upper)])[0];
}

export function linalg_lu_factor_out_generated(A: Tensor, pivot: boolean, LU: Tensor, pivots: Tensor): readonly [Tensor, Tensor] {
  refuseOutGradient("linalg_lu_factor.out", A, LU, pivots);
  return writeExact([LU, pivots], op.linalg_lu_factor(A, pivot));
}

export function lu_solve_out_generated(self: Tensor, LUData: Tensor, LUPivots: Tensor, out: Tensor): Tensor {
  refuseOutGradient("lu_solve.out", self, LUData, LUPivots, out);
  return writeExact([out], [op.lu_solve(self, LUData, LUPivots)])[0];
}

export function linalg_det_out_generated(A: Tensor, out: Tensor): Tensor {
  refuseOutGradient("linalg_det.out", A, out);
  return writeExact([out], [op.linalg_det(A)])[0];
}

export function linalg_slogdet_out_generated(A: Tensor, sign: Tensor, logabsdet: Tensor): readonly [Tensor, Tensor] {
  refuseOutGradient("linalg_slogdet.out", A, sign, logabsdet);
  return writeExact([sign, logabsdet], op.linalg_slogdet(A));
}

export function linalg_solve_ex_out_generated(A: Tensor, B: Tensor, left: boolean, checkErrors: boolean, result: Tensor, info: Tensor): readonly [Tensor, Tensor] {
  refuseOutGradient("linalg_solve_ex.out", A, B, result, info);
  return writeExact([result, info], op.linalg_solve_ex(A, B, left, checkErrors));
}

export function linalg_solve_out_generated(A: Tensor, B: Tensor, left: boolean, out: Tensor): Tensor {
  refuseOutGradient("linalg_solve.out", A, B, out);
  return writeExact([out], [op.linalg_solve(A, B, left)])[0];
}

export function linalg_inv_out_generated(A: Tensor, out: Tensor): Tensor {
  refuseOutGradient("linalg_inv.out", A, out);
  return writeExact([out], [op.linalg_inv(A)])[0];
}

export function qr_Q_generated(self: Tensor, some: boolean, Q: Tensor, R: Tensor): readonly [Tensor, Tensor] {
  refuseOutGradient("qr.Q", self, Q, R);
  return writeExact([Q, R], op.qr(self, some));
}

export function linalg_eigvalsh_out_generated(self: Tensor, UPLO: string, out: Tensor): Tensor {
  refuseOutGradient("linalg_eigvalsh.out", self, out);
  return writeExact([out], [op.linalg_eigvalsh(self, UPLO)])[0];
}

export function linalg_svd_U_generated(A: Tensor, fullMatrices: boolean, driver: string | null, U: Tensor, S: Tensor, Vh: Tensor): readonly [Tensor, Tensor, Tensor] {
  refuseOutGradient("linalg_svd.U", A, U, S, Vh);
  return writeExact([U, S, Vh], op.linalg_svd(A, fullMatrices, driver));
}

export function linalg_svdvals_out_generated(A: Tensor, driver: string | null, out: Tensor): Tensor {
  refuseOutGradient("linalg_svdvals.out", A, out);
  return writeExact([out], [op.linalg_svdvals(A, driver)])[0];
}

export function linalg_pinv_out_generated(self: Tensor, rcond: number, hermitian: boolean, out: Tensor): Tensor {
  refuseOutGradient("linalg_pinv.out", self, out);
  return writeCast([out], [op.linalg_pinv(self, rcond, hermitian)])[0];
}

export function linalg_vecdot_out_generated(x: Tensor, y: Tensor, dim: number, out: Tensor): Tensor {
  refuseOutGradient("linalg_vecdot.out", x, y, out);
  return writeExact([out], [op.linalg_vecdot(x, y, dim)])[0];
}

export function linalg_multi_dot_out_generated(tensors: readonly Tensor[], out: Tensor): Tensor {
  refuseOutGradient("linalg_multi_dot.out", tensors, out);
  return writeExact([out], [op.linalg_multi_dot(tensors)])[0];
}

export function fft_fft_out_generated(self: Tensor, n: number | null, dim: number, norm: string | null, out: Tensor): Tensor {
  refuseOutGradient("fft_fft.out", self, out);
  return writeCast([out], [op.fft_fft(self, n, dim, norm)])[0];
}

export function fft_fft2_out_generated(self: Tensor, s: readonly number[] | null, dim: readonly number[], norm: string | null, out: Tensor): Tensor {
  refuseOutGradient("fft_fft2.out", self, out);
  return writeCast([out], [op.fft_fft2(self, s, dim, norm)])[0];
}

export function fft_fftn_out_generated(self: Tensor, s: readonly number[] | null, dim: readonly number[] | null, norm: string | null, out: Tensor): Tensor {
  refuseOutGradient("fft_fftn.out", self, out);
  return writeCast([out], [op.fft_fftn(self, s, dim, norm)])[0];
}

export function fft_ifft_out_generated(self: Tensor, n: number | null, dim: number, norm: string | null, out: Tensor): Tensor {
  refuseOutGradient("fft_ifft.out", self, out);
  return writeCast([out], [op.fft_ifft(self, n, dim, norm)])[0];
}

export function fft_ifft2_out_generated(self: Tensor, s: readonly number[] | null, dim: readonly number[], norm: string | null, out: Tensor): Tensor {
  refuseOutGradient("fft_ifft2.out", self, out);
  return writeCast([out], [op.fft_ifft2(self, s, dim, norm)])[0];
}

export function fft_ifftn_out_generated(self: Tensor, s: readonly number[] | null, dim: readonly number[] | null, norm: string | null, out: Tensor): Tensor {
  refuseOutGradient("fft_ifftn.out", self, out);
  return writeCast([out], [op.fft_ifftn(self, s, dim, norm)])[0];
}

export function fft_rfft_out_generated(self: Tensor, n: number | null, dim: number, norm: string | null, out: Tensor): Tensor {
  refuseOutGradient("fft_rfft.out", self, out);
  return writeCast([out], [op.fft_rfft(self, n, dim, norm)])[0];
}

export function fft_rfft2_out_generated(self: Tensor, s: readonly number[] | null, dim: readonly number[], norm: string | null, out: Tensor): Tensor {
  refuseOutGradient("fft_rfft2.out", self, out);
  return writeCast([out], [op.fft_rfft2(self, s, dim, norm)])[0];
}

export function fft_rfftn_out_generated(self: Tensor, s: readonly number[] | null, dim: readonly number[] | null, norm: string | null, out: Tensor): Tensor {
  refuseOutGradient("fft_rfftn.out", self, out);
  return writeCast([out], [op.fft_rfftn(self, s, dim, norm)])[0];
}

export function fft_irfft_out_generated(self: Tensor, n: number | null, dim: number, norm: string | null, out: Tensor): Tensor {
  refuseOutGradient("fft_irfft.out", self, out);
  return writeCastReal([out], [op.fft_irfft(self, n, dim, norm)])[0];
}

export function fft_irfft2_out_generated(self: Tensor, s: readonly number[] | null, dim: readonly number[], norm: string | null, out: Tensor): Tensor {
  refuseOutGradient("fft_irfft2.out", self, out);
  return writeCastReal([out], [op.fft_irfft2(self, s, dim, norm)])[0];
}

export function fft_irfftn_out_generated(self: Tensor, s: readonly number[] | null, dim: readonly number[] | null, norm: string | null, out: Tensor): Tensor {
  refuseOutGradient("fft_irfftn.out", self, out);
  return writeCastReal([out], [op.fft_irfftn(self, s, dim, norm)])[0];
}

export function fft_hfft_out_generated(self: Tensor, n: number | null, dim: number, norm: string | null, out: Tensor): Tensor {
  refuseOutGradient("fft_hfft.out", self, out);
  return writeCastReal([out], [op.fft_hfft(self, n, dim, norm)])[0];
}

export function fft_hfft2_out_generated(self: Tensor, s: readonly number[] | null, dim: readonly number[], norm: string | null, out: Tensor): Tensor {
  refuseOutGradient("fft_hfft2.out", self, out);
  return writeCastReal([out], [op.fft_hfft2(self, s, dim, norm)])[0];
}

export function fft_hfftn_out_generated(self: Tensor, s: readonly number[] | null, dim: readonly number[] | null, norm: string | null, out: Tensor): Tensor {
  refuseOutGradient("fft_hfftn.out", self, out);
  return writeCastReal([out], [op.fft_hfftn(self, s, dim, norm)])[0];
}

export function fft_ihfft_out_generated(self: Tensor, n: number | null, dim: number, norm: string | null, out: Tensor): Tensor {
  refuseOutGradient("fft_ihfft.out", self, out);
  return writeCast([out], [op.fft_ihfft(self, n, dim, norm)])[0];
}

export function fft_ihfft2_out_generated(self: Tensor, s: readonly number[] | null, dim: readonly number[], norm: string | null, out: Tensor): Tensor {
  refuseOutGradient("fft_ihfft2.out", self, out);
  return writeCast([out], [op.fft_ihfft2(self, s, dim, norm)])[0];
}

export function fft_ihfftn_out_generated(self: Tensor, s: readonly number[] | null, dim: readonly number[] | null, norm: string | null, out: Tensor): Tensor {
  refuseOutGradient("fft_ihfftn.out", self, out);
  return writeCast([out], [op.fft_ihfftn(self, s, dim, norm)])[0];
}

export function linalg_pinv_out_rcond_tensor_generated(self: Tensor, rcond: Tensor, hermitian: boolean, out: Tensor): Tensor {
  refuseOutGradient("linalg_pinv.out_rcond_tensor", self, rcond, out);
  return writeCast([out], [op.linalg_pinv_rcond_tensor(self, rcond, hermitian)])[0];
}

export function nll_loss_out_generated(self: Tensor, target: Tensor, weight: Tensor | null, reduction: number, ignoreIndex: number, out: Tensor): Tensor {
  refuseOutGradient("nll_loss.out", self, target, weight, out);
  return writeExact([out], [op.nll_loss(self, target, weight, reduction, ignoreIndex)])[0];
}

export function nll_loss2d_out_generated(self: Tensor, target: Tensor, weight: Tensor | null, reduction: number, ignoreIndex: number, out: Tensor): Tensor {
  refuseOutGradient("nll_loss2d.out", self, target, weight, out);
  return writeExact([out], [op.nll_loss2d(self, target, weight, reduction, ignoreIndex)])[0];
}

export function multilabel_margin_loss_out_generated(self: Tensor, target: Tensor, reduction: number, out: Tensor): Tensor {
  refuseOutGradient("multilabel_margin_loss.out", self, target, out);
  return writeExact([out], [op.multilabel_margin_loss(self, target, reduction)])[0];
}
