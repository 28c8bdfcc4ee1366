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
  writeAny,
  writeCast,
  writeCastRowMajor,
  writeExact,
  writeExactRowMajor,
} from "../runtime/kernels/composite/outputs.js";
import {
  copyOf,
  fillResult,
  writeResult,
} from "../runtime/kernels/structured.js";
import {
  _add_relu_Tensor,
  _addmm_activation,
  _chunk_cat,
  _conj_copy,
  _ctc_loss,
  _ctc_loss_backward,
  _efficientzerotensor,
  _fft_c2c,
  _fft_c2r,
  _fft_r2c,
  _index_put_impl,
  _index_put_impl_,
  _int_mm,
  _linalg_det,
  _linalg_eigh,
  _linalg_slogdet,
  _linalg_solve_ex,
  _linalg_svd,
  _neg_view_copy,
  _pack_padded_sequence,
  _reshape_alias_copy,
  _standard_gamma,
  _to_copy,
  _unique,
  _unique2,
  _unsafe_view,
  _upsample_bicubic2d_aa,
  _upsample_bicubic2d_aa_backward,
  _upsample_bilinear2d_aa,
  _upsample_bilinear2d_aa_backward,
  _upsample_nearest_exact1d,
  _upsample_nearest_exact1d_backward,
  _upsample_nearest_exact2d,
  _upsample_nearest_exact2d_backward,
  _upsample_nearest_exact3d,
  _upsample_nearest_exact3d_backward,
  _weight_norm_interface,
  adaptive_avg_pool3d,
  adaptive_max_pool2d,
  adaptive_max_pool2d_backward,
  adaptive_max_pool3d,
  adaptive_max_pool3d_backward,
  add_Scalar,
  addbmm,
  addr,
  affine_grid_generator,
  alias_copy,
  all_dims,
  any_dims,
  argsort_stable,
  as_strided_copy,
  as_strided_scatter,
  avg_pool2d,
  avg_pool2d_backward,
  avg_pool3d,
  avg_pool3d_backward,
  bartlett_window,
  bartlett_window_periodic,
  bernoulli_Tensor,
  bernoulli__Tensor,
  bernoulli_p,
  binary_cross_entropy,
  binary_cross_entropy_backward,
  binary_cross_entropy_with_logits,
  bincount,
  binomial,
  blackman_window,
  blackman_window_periodic,
  block_diag,
  bucketize_Scalar,
  cauchy,
  cauchy_,
  celu,
  cholesky,
  cholesky_inverse,
  cholesky_solve,
  clone,
  col2im,
  constant_pad_nd,
  conv_tbc,
  convolution,
  copy,
  count_nonzero,
  count_nonzero_dim_IntList,
  cross,
  diag_embed,
  diagonal_backward,
  diagonal_copy,
  diagonal_scatter,
  dist,
  div_Scalar,
  div_Scalar_mode,
  dot,
  embedding,
  embedding_renorm,
  embedding_renorm_,
  empty_like,
  empty_permuted,
  empty_strided,
  expand_copy,
  exponential,
  exponential_,
  fft_fft,
  fft_fft2,
  fft_fftn,
  fft_hfft,
  fft_hfft2,
  fft_hfftn,
  fft_ifft,
  fft_ifft2,
  fft_ifftn,
  fft_ihfft,
  fft_ihfft2,
  fft_ihfftn,
  fft_irfft,
  fft_irfft2,
  fft_irfftn,
  fft_rfft,
  fft_rfft2,
  fft_rfftn,
  fill_Scalar,
  fill_Tensor,
  floor_divide_Scalar,
  fractional_max_pool2d,
  fractional_max_pool2d_backward,
  fractional_max_pool3d,
  fractional_max_pool3d_backward,
  frexp_Tensor,
  frobenius_norm_dim,
  full_like,
  geometric,
  geometric_,
  geqrf,
  glu,
  glu_backward,
  grid_sampler_2d,
  grid_sampler_2d_backward,
  grid_sampler_3d,
  grid_sampler_3d_backward,
  hamming_window,
  hamming_window_periodic,
  hamming_window_periodic_alpha,
  hamming_window_periodic_alpha_beta,
  hann_window,
  hann_window_periodic,
  huber_loss,
  huber_loss_backward,
  im2col,
  index_Tensor,
  index_fill_int_Scalar,
  index_fill_int_Tensor,
  index_put,
  inner,
  isinf,
  isnan,
  kaiser_window,
  kaiser_window_beta,
  kaiser_window_periodic,
  linalg_cholesky,
  linalg_cholesky_ex,
  linalg_cond,
  linalg_cross,
  linalg_det,
  linalg_eig,
  linalg_eigh,
  linalg_eigvalsh,
  linalg_householder_product,
  linalg_inv,
  linalg_inv_ex,
  linalg_ldl_factor,
  linalg_ldl_factor_ex,
  linalg_ldl_solve,
  linalg_lstsq,
  linalg_lu,
  linalg_lu_factor,
  linalg_lu_factor_ex,
  linalg_lu_solve,
  linalg_matrix_exp,
  linalg_matrix_norm,
  linalg_matrix_norm_str_ord,
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
  linalg_solve_triangular,
  linalg_svd,
  linalg_svdvals,
  linalg_tensorinv,
  linalg_tensorsolve,
  linalg_vecdot,
  log_normal,
  log_normal_,
  log_softmax_int,
  lu_solve,
  lu_unpack,
  masked_fill_Scalar,
  masked_fill_Tensor,
  masked_scatter,
  matmul,
  max_pool2d_with_indices,
  max_pool2d_with_indices_backward,
  max_pool3d_with_indices_backward,
  max_unpool2d,
  max_unpool3d,
  median as operators_median,
  mse_loss,
  mse_loss_backward,
  msort,
  mul_Scalar,
  multi_margin_loss,
  multi_margin_loss_backward,
  multilabel_margin_loss,
  multilabel_margin_loss_backward,
  mv,
  nanmedian,
  nanquantile,
  nanquantile_scalar,
  narrow_copy,
  native_dropout,
  native_dropout_backward,
  new_empty,
  new_empty_strided,
  new_full,
  new_ones,
  new_zeros,
  nll_loss,
  nll_loss2d,
  nonzero_static,
  norm_Scalar,
  norm_ScalarOpt_dtype,
  normal_functional,
  nuclear_norm,
  nuclear_norm_dim,
  ones_like,
  ormqr,
  outer,
  permute_copy,
  pixel_shuffle,
  pixel_unshuffle,
  poisson,
  prelu,
  prod,
  put,
  qr,
  quantile,
  quantile_scalar,
  rand_like,
  randint_like,
  randint_like_low_dtype,
  randn_like,
  random,
  random_,
  random__from,
  random__to,
  random_from,
  random_to,
  relu,
  repeat,
  repeat_interleave_Tensor,
  resize,
  resize_,
  resize_as,
  resize_as_,
  roll,
  rot90,
  rrelu_with_noise_backward,
  rsub_Tensor,
  scalar_tensor,
  searchsorted_Scalar,
  segment_reduce,
  select_backward,
  select_scatter,
  set,
  set_,
  set__source_Tensor,
  set__source_Tensor_storage_offset,
  set_source_Tensor,
  set_source_Tensor_storage_offset,
  slice_backward,
  slice_scatter,
  smooth_l1_loss,
  smooth_l1_loss_backward,
  soft_margin_loss,
  soft_margin_loss_backward,
  softmax_int,
  special_ndtr,
  squeeze_copy,
  sub_Scalar,
  sum,
  svd,
  symeig,
  t_copy,
  tensordot,
  trace,
  triangular_solve,
  tril_indices,
  triu_indices,
  unfold_copy,
  uniform,
  uniform_,
  unique_consecutive,
  unique_dim,
  unsqueeze_copy,
  upsample_bicubic2d,
  upsample_bicubic2d_backward,
  upsample_bilinear2d,
  upsample_bilinear2d_backward,
  upsample_linear1d,
  upsample_linear1d_backward,
  upsample_nearest1d,
  upsample_nearest1d_backward,
  upsample_nearest2d,
  upsample_nearest2d_backward,
  upsample_nearest3d,
  upsample_nearest3d_backward,
  upsample_trilinear3d,
  upsample_trilinear3d_backward,
  vdot,
  view_as_complex_copy,
  view_as_real_copy,
  view_copy,
  zero,
  zero_,
  zeros_like,
} from "./operators.js";

export function isnan_out_generated(self: Tensor, out: Tensor): Tensor {
  return writeAny([out], [isnan(self)])[0];
}

export function isinf_out_generated(self: Tensor, out: Tensor): Tensor {
  return writeAny([out], [isinf(self)])[0];
}

export function add_Scalar_out_generated(self: Tensor, other: Scalar, alpha: Scalar, out: Tensor): Tensor {
  return writeAny([out], [add_Scalar(self, other, alpha)])[0];
}

export function sub_Scalar_out_generated(self: Tensor, other: Scalar, alpha: Scalar, out: Tensor): Tensor {
  return writeAny([out], [sub_Scalar(self, other, alpha)])[0];
}

export function rsub_Tensor_out_generated(self: Tensor, other: Tensor, alpha: Scalar, out: Tensor): Tensor {
  return writeAny([out], [rsub_Tensor(self, other, alpha)])[0];
}

export function mul_Scalar_out_generated(self: Tensor, other: Scalar, out: Tensor): Tensor {
  return writeAny([out], [mul_Scalar(self, other)])[0];
}

export function div_Scalar_out_generated(self: Tensor, other: Scalar, out: Tensor): Tensor {
  return writeAny([out], [div_Scalar(self, other)])[0];
}

export function div_Scalar_mode_out_generated(self: Tensor, other: Scalar, roundingMode: string | null, out: Tensor): Tensor {
  return writeAny([out], [div_Scalar_mode(self, other, roundingMode)])[0];
}

export function floor_divide_Scalar_out_generated(self: Tensor, other: Scalar, out: Tensor): Tensor {
  return writeAny([out], [floor_divide_Scalar(self, other)])[0];
}

export function relu_out_generated(self: Tensor, out: Tensor): Tensor {
  return writeAny([out], [relu(self)])[0];
}

export function frobenius_norm_out_generated(self: Tensor, dim: readonly number[], keepdim: boolean, out: Tensor): Tensor {
  return writeCastRowMajor([out], [frobenius_norm_dim(self, dim, keepdim)])[0];
}

export function triangular_solve_X_generated(self: Tensor, A: Tensor, upper: boolean, transpose: boolean, unitriangular: boolean, X: Tensor, M: Tensor): readonly [Tensor, Tensor] {
  return writeExact([X, M], triangular_solve(self, A, upper, transpose, unitriangular));
}

export function linalg_eigh_eigvals_generated(self: Tensor, UPLO: string, eigvals: Tensor, eigvecs: Tensor): readonly [Tensor, Tensor] {
  refuseOutGradient("linalg_eigh.eigvals", self, eigvals, eigvecs);
  return writeExact([eigvals, eigvecs], linalg_eigh(self, UPLO));
}

export function symeig_e_generated(self: Tensor, eigenvectors: boolean, upper: boolean, e: Tensor, V: Tensor): readonly [Tensor, Tensor] {
  return writeCast([e, V], symeig(self, eigenvectors, upper));
}

export function huber_loss_backward_out_generated(gradOutput: Tensor, self: Tensor, target: Tensor, reduction: number, delta: number, gradInput: Tensor): Tensor {
  return writeExact([gradInput], [huber_loss_backward(gradOutput, self, target, reduction, delta)])[0];
}

export function max_pool2d_with_indices_out_generated(self: Tensor, kernelSize: readonly number[], stride: readonly number[], padding: readonly number[], dilation: readonly number[], ceilMode: boolean, out: Tensor, indices: Tensor): readonly [Tensor, Tensor] {
  return writeExact([out, indices], max_pool2d_with_indices(self, kernelSize, stride, padding, dilation, ceilMode));
}

export function adaptive_max_pool2d_out_generated(self: Tensor, outputSize: readonly number[], out: Tensor, indices: Tensor): readonly [Tensor, Tensor] {
  return writeExact([out, indices], adaptive_max_pool2d(self, outputSize));
}

export function adaptive_max_pool3d_out_generated(self: Tensor, outputSize: readonly number[], out: Tensor, indices: Tensor): readonly [Tensor, Tensor] {
  return writeExact([out, indices], adaptive_max_pool3d(self, outputSize));
}

export function fractional_max_pool2d_output_generated(self: Tensor, kernelSize: readonly number[], outputSize: readonly number[], randomSamples: Tensor, output: Tensor, indices: Tensor): readonly [Tensor, Tensor] {
  return writeExact([output, indices], fractional_max_pool2d(self, kernelSize, outputSize, randomSamples));
}

export function fractional_max_pool3d_output_generated(self: Tensor, kernelSize: readonly number[], outputSize: readonly number[], randomSamples: Tensor, output: Tensor, indices: Tensor): readonly [Tensor, Tensor] {
  return writeExact([output, indices], fractional_max_pool3d(self, kernelSize, outputSize, randomSamples));
}

export function celu_out_generated(self: Tensor, alpha: Scalar, out: Tensor): Tensor {
  writeResult(out, celu(self, alpha));
  return out;
}

export function special_ndtr_out_generated(self: Tensor, out: Tensor): Tensor {
  return writeCastRowMajor([out], [special_ndtr(self)])[0];
}

export function frexp_Tensor_out_generated(self: Tensor, mantissa: Tensor, exponent: Tensor): readonly [Tensor, Tensor] {
  return writeExact([mantissa, exponent], frexp_Tensor(self));
}

export function _add_relu_out_generated(self: Tensor, other: Tensor, alpha: Scalar, out: Tensor): Tensor {
  return writeCast([out], [_add_relu_Tensor(self, other, alpha)])[0];
}

export function empty_strided_out_generated(size: readonly number[], stride: readonly number[], out: Tensor): Tensor {
  writeResult(out, empty_strided(size, stride, out.dtype, out.layout, out.device, null));
  return out;
}

export function empty_permuted_out_generated(size: readonly number[], physicalLayout: readonly number[], out: Tensor): Tensor {
  writeResult(out, empty_permuted(size, physicalLayout, out.dtype, out.layout, out.device, null));
  return out;
}

export function empty_like_out_generated(self: Tensor, memoryFormat: MemoryFormat | null, out: Tensor): Tensor {
  writeResult(out, empty_like(self, out.dtype, out.layout, out.device, null, memoryFormat));
  return out;
}

export function new_empty_out_generated(self: Tensor, size: readonly number[], out: Tensor): Tensor {
  writeResult(out, new_empty(self, size, out.dtype, out.layout, out.device, null));
  return out;
}

export function new_empty_strided_out_generated(self: Tensor, size: readonly number[], stride: readonly number[], out: Tensor): Tensor {
  writeResult(out, new_empty_strided(self, size, stride, out.dtype, out.layout, out.device, null));
  return out;
}

export function new_zeros_out_generated(self: Tensor, size: readonly number[], out: Tensor): Tensor {
  writeResult(out, new_zeros(self, size, out.dtype, out.layout, out.device, null));
  return out;
}

export function new_ones_out_generated(self: Tensor, size: readonly number[], out: Tensor): Tensor {
  writeResult(out, new_ones(self, size, out.dtype, out.layout, out.device, null));
  return out;
}

export function new_full_out_generated(self: Tensor, size: readonly number[], fillValue: Scalar, out: Tensor): Tensor {
  writeResult(out, new_full(self, size, fillValue, out.dtype, out.layout, out.device, null));
  return out;
}

export function zeros_like_out_generated(self: Tensor, memoryFormat: MemoryFormat | null, out: Tensor): Tensor {
  writeResult(out, zeros_like(self, out.dtype, out.layout, out.device, null, memoryFormat));
  return out;
}

export function ones_like_out_generated(self: Tensor, memoryFormat: MemoryFormat | null, out: Tensor): Tensor {
  writeResult(out, ones_like(self, out.dtype, out.layout, out.device, null, memoryFormat));
  return out;
}

export function full_like_out_generated(self: Tensor, fillValue: Scalar, memoryFormat: MemoryFormat | null, out: Tensor): Tensor {
  writeResult(out, full_like(self, fillValue, out.dtype, out.layout, out.device, null, memoryFormat));
  return out;
}

export function scalar_tensor_out_generated(s: Scalar, out: Tensor): Tensor {
  writeResult(out, scalar_tensor(s, out.dtype, out.layout, out.device, null));
  return out;
}

export function tril_indices_out_generated(row: number, col: number, offset: number, out: Tensor): Tensor {
  writeResult(out, tril_indices(row, col, offset, out.dtype, out.layout, out.device, null));
  return out;
}

export function triu_indices_out_generated(row: number, col: number, offset: number, out: Tensor): Tensor {
  writeResult(out, triu_indices(row, col, offset, out.dtype, out.layout, out.device, null));
  return out;
}

export function hann_window_out_generated(windowLength: number, out: Tensor): Tensor {
  writeResult(out, hann_window(windowLength, out.dtype, out.layout, out.device, null));
  return out;
}

export function hann_window_periodic_out_generated(windowLength: number, periodic: boolean, out: Tensor): Tensor {
  writeResult(out, hann_window_periodic(windowLength, periodic, out.dtype, out.layout, out.device, null));
  return out;
}

export function bartlett_window_out_generated(windowLength: number, out: Tensor): Tensor {
  writeResult(out, bartlett_window(windowLength, out.dtype, out.layout, out.device, null));
  return out;
}

export function bartlett_window_periodic_out_generated(windowLength: number, periodic: boolean, out: Tensor): Tensor {
  writeResult(out, bartlett_window_periodic(windowLength, periodic, out.dtype, out.layout, out.device, null));
  return out;
}

export function blackman_window_out_generated(windowLength: number, out: Tensor): Tensor {
  writeResult(out, blackman_window(windowLength, out.dtype, out.layout, out.device, null));
  return out;
}

export function blackman_window_periodic_out_generated(windowLength: number, periodic: boolean, out: Tensor): Tensor {
  writeResult(out, blackman_window_periodic(windowLength, periodic, out.dtype, out.layout, out.device, null));
  return out;
}

export function hamming_window_out_generated(windowLength: number, out: Tensor): Tensor {
  writeResult(out, hamming_window(windowLength, out.dtype, out.layout, out.device, null));
  return out;
}

export function hamming_window_periodic_out_generated(windowLength: number, periodic: boolean, out: Tensor): Tensor {
  writeResult(out, hamming_window_periodic(windowLength, periodic, out.dtype, out.layout, out.device, null));
  return out;
}

export function hamming_window_periodic_alpha_out_generated(windowLength: number, periodic: boolean, alpha: number, out: Tensor): Tensor {
  writeResult(out, hamming_window_periodic_alpha(windowLength, periodic, alpha, out.dtype, out.layout, out.device, null));
  return out;
}

export function hamming_window_periodic_alpha_beta_out_generated(windowLength: number, periodic: boolean, alpha: number, beta: number, out: Tensor): Tensor {
  writeResult(out, hamming_window_periodic_alpha_beta(windowLength, periodic, alpha, beta, out.dtype, out.layout, out.device, null));
  return out;
}

export function kaiser_window_out_generated(windowLength: number, out: Tensor): Tensor {
  writeResult(out, kaiser_window(windowLength, out.dtype, out.layout, out.device, null));
  return out;
}

export function kaiser_window_periodic_out_generated(windowLength: number, periodic: boolean, out: Tensor): Tensor {
  writeResult(out, kaiser_window_periodic(windowLength, periodic, out.dtype, out.layout, out.device, null));
  return out;
}

export function kaiser_window_beta_out_generated(windowLength: number, periodic: boolean, beta: number, out: Tensor): Tensor {
  writeResult(out, kaiser_window_beta(windowLength, periodic, beta, out.dtype, out.layout, out.device, null));
  return out;
}

export function rand_like_out_generated(self: Tensor, memoryFormat: MemoryFormat | null, out: Tensor): Tensor {
  writeResult(out, rand_like(self, out.dtype, out.layout, out.device, null, memoryFormat));
  return out;
}

export function randn_like_out_generated(self: Tensor, memoryFormat: MemoryFormat | null, out: Tensor): Tensor {
  writeResult(out, randn_like(self, out.dtype, out.layout, out.device, null, memoryFormat));
  return out;
}

export function randint_like_out_generated(self: Tensor, high: number, memoryFormat: MemoryFormat | null, out: Tensor): Tensor {
  writeResult(out, randint_like(self, high, out.dtype, out.layout, out.device, null, memoryFormat));
  return out;
}

export function randint_like_low_dtype_out_generated(self: Tensor, low: number, high: number, memoryFormat: MemoryFormat | null, out: Tensor): Tensor {
  writeResult(out, randint_like_low_dtype(self, low, high, out.dtype, out.layout, out.device, null, memoryFormat));
  return out;
}

export function bernoulli_float_out_generated(self: Tensor, p: number, generator: Generator | null, out: Tensor): Tensor {
  writeResult(out, bernoulli_p(self, p, generator));
  return out;
}

export function bernoulli_Tensor_out_generated(self: Tensor, p: Tensor, generator: Generator | null, out: Tensor): Tensor {
  writeResult(out, bernoulli_Tensor(self, p, generator));
  return out;
}

export function bernoulli_Tensor_generated(self: Tensor, p: Tensor, generator: Generator | null): Tensor {
  const selfCopy = copyOf(self);
  bernoulli__Tensor(selfCopy, p, generator);
  return selfCopy;
}

export function uniform_out_generated(self: Tensor, from: number, to: number, generator: Generator | null, out: Tensor): Tensor {
  writeResult(out, uniform(self, from, to, generator));
  return out;
}

export function uniform_generated(self: Tensor, from: number, to: number, generator: Generator | null): Tensor {
  const selfCopy = copyOf(self);
  uniform_(selfCopy, from, to, generator);
  return selfCopy;
}

export function normal_out_generated(self: Tensor, mean: number, std: number, generator: Generator | null, out: Tensor): Tensor {
  writeResult(out, normal_functional(self, mean, std, generator));
  return out;
}

export function random_from_out_generated(self: Tensor, from: number, to: number | null, generator: Generator | null, out: Tensor): Tensor {
  writeResult(out, random_from(self, from, to, generator));
  return out;
}

export function random_from_generated(self: Tensor, from: number, to: number | null, generator: Generator | null): Tensor {
  const selfCopy = copyOf(self);
  random__from(selfCopy, from, to, generator);
  return selfCopy;
}

export function random_to_out_generated(self: Tensor, to: number, generator: Generator | null, out: Tensor): Tensor {
  writeResult(out, random_to(self, to, generator));
  return out;
}

export function random_to_generated(self: Tensor, to: number, generator: Generator | null): Tensor {
  const selfCopy = copyOf(self);
  random__to(selfCopy, to, generator);
  return selfCopy;
}

export function random_out_generated(self: Tensor, generator: Generator | null, out: Tensor): Tensor {
  writeResult(out, random(self, generator));
  return out;
}

export function random_generated(self: Tensor, generator: Generator | null): Tensor {
  const selfCopy = copyOf(self);
  random_(selfCopy, generator);
  return selfCopy;
}

export function native_dropout_out_generated(input: Tensor, p: number, train: boolean | null, out0: Tensor, out1: Tensor): readonly [Tensor, Tensor] {
  const results = native_dropout(input, p, train);
  writeResult(out0, results[0]);
  writeResult(out1, results[1]);
  return [out0, out1];
}

export function native_dropout_backward_out_generated(gradOutput: Tensor, mask: Tensor, scale: number, out: Tensor): Tensor {
  writeResult(out, native_dropout_backward(gradOutput, mask, scale));
  return out;
}

export function exponential_out_generated(self: Tensor, lambd: number, generator: Generator | null, out: Tensor): Tensor {
  writeResult(out, exponential(self, lambd, generator));
  return out;
}

export function exponential_generated(self: Tensor, lambd: number, generator: Generator | null): Tensor {
  const selfCopy = copyOf(self);
  exponential_(selfCopy, lambd, generator);
  return selfCopy;
}

export function log_normal_out_generated(self: Tensor, mean: number, std: number, generator: Generator | null, out: Tensor): Tensor {
  writeResult(out, log_normal(self, mean, std, generator));
  return out;
}

export function log_normal_generated(self: Tensor, mean: number, std: number, generator: Generator | null): Tensor {
  const selfCopy = copyOf(self);
  log_normal_(selfCopy, mean, std, generator);
  return selfCopy;
}

export function geometric_out_generated(self: Tensor, p: number, generator: Generator | null, out: Tensor): Tensor {
  writeResult(out, geometric(self, p, generator));
  return out;
}

export function geometric_generated(self: Tensor, p: number, generator: Generator | null): Tensor {
  const selfCopy = copyOf(self);
  geometric_(selfCopy, p, generator);
  return selfCopy;
}

export function cauchy_out_generated(self: Tensor, median: number, sigma: number, generator: Generator | null, out: Tensor): Tensor {
  writeResult(out, cauchy(self, median, sigma, generator));
  return out;
}

export function cauchy_generated(self: Tensor, median: number, sigma: number, generator: Generator | null): Tensor {
  const selfCopy = copyOf(self);
  cauchy_(selfCopy, median, sigma, generator);
  return selfCopy;
}

export function poisson_out_generated(self: Tensor, generator: Generator | null, out: Tensor): Tensor {
  writeResult(out, poisson(self, generator));
  return out;
}

export function _standard_gamma_out_generated(self: Tensor, generator: Generator | null, out: Tensor): Tensor {
  writeResult(out, _standard_gamma(self, generator));
  return out;
}

export function binomial_out_generated(count: Tensor, prob: Tensor, generator: Generator | null, out: Tensor): Tensor {
  writeResult(out, binomial(count, prob, generator));
  return out;
}

export function _to_copy_out_generated(self: Tensor, nonBlocking: boolean, memoryFormat: MemoryFormat | null, out: Tensor): Tensor {
  writeResult(out, _to_copy(self, out.dtype, out.layout, out.device, null, nonBlocking, memoryFormat));
  return out;
}

export function copy_out_generated(self: Tensor, src: Tensor, nonBlocking: boolean, out: Tensor): Tensor {
  writeResult(out, copy(self, src, nonBlocking));
  return out;
}

export function fill_Scalar_out_generated(self: Tensor, value: Scalar, out: Tensor): Tensor {
  writeResult(out, fill_Scalar(self, value));
  return out;
}

export function fill_Tensor_out_generated(self: Tensor, value: Tensor, out: Tensor): Tensor {
  writeResult(out, fill_Tensor(self, value));
  return out;
}

export function zero_out_generated(self: Tensor, out: Tensor): Tensor {
  writeResult(out, zero(self));
  return out;
}

export function zero_generated(self: Tensor): Tensor {
  const selfCopy = copyOf(self);
  zero_(selfCopy);
  return selfCopy;
}

export function clone_out_generated(self: Tensor, memoryFormat: MemoryFormat | null, out: Tensor): Tensor {
  writeResult(out, clone(self, memoryFormat));
  return out;
}

export function resize_out_generated(self: Tensor, size: readonly number[], memoryFormat: MemoryFormat | null, out: Tensor): Tensor {
  writeResult(out, resize(self, size, memoryFormat));
  return out;
}

export function resize_generated(self: Tensor, size: readonly number[], memoryFormat: MemoryFormat | null): Tensor {
  const selfCopy = copyOf(self);
  resize_(selfCopy, size, memoryFormat);
  return selfCopy;
}

export function resize_as_out_generated(self: Tensor, theTemplate: Tensor, memoryFormat: MemoryFormat | null, out: Tensor): Tensor {
  writeResult(out, resize_as(self, theTemplate, memoryFormat));
  return out;
}

export function resize_as_generated(self: Tensor, theTemplate: Tensor, memoryFormat: MemoryFormat | null): Tensor {
  const selfCopy = copyOf(self);
  resize_as_(selfCopy, theTemplate, memoryFormat);
  return selfCopy;
}

export function set_source_Tensor_storage_offset_out_generated(self: Tensor, source: Tensor, storageOffset: number, size: readonly number[], stride: readonly number[], out: Tensor): Tensor {
  writeResult(out, set_source_Tensor_storage_offset(self, source, storageOffset, size, stride));
  return out;
}

export function set_source_Tensor_storage_offset_generated(self: Tensor, source: Tensor, storageOffset: number, size: readonly number[], stride: readonly number[]): Tensor {
  const selfCopy = copyOf(self);
  set__source_Tensor_storage_offset(selfCopy, source, storageOffset, size, stride);
  return selfCopy;
}

export function set_source_Tensor_out_generated(self: Tensor, source: Tensor, out: Tensor): Tensor {
  writeResult(out, set_source_Tensor(self, source));
  return out;
}

export function set_source_Tensor_generated(self: Tensor, source: Tensor): Tensor {
  const selfCopy = copyOf(self);
  set__source_Tensor(selfCopy, source);
  return selfCopy;
}

export function set_out_generated(self: Tensor, out: Tensor): Tensor {
  writeResult(out, set(self));
  return out;
}

export function set_generated(self: Tensor): Tensor {
  const selfCopy = copyOf(self);
  set_(selfCopy);
  return selfCopy;
}

export function _efficientzerotensor_out_generated(size: readonly number[], out: Tensor): Tensor {
  writeResult(out, _efficientzerotensor(size, out.dtype, out.layout, out.device, null));
  return out;
}

export function _unsafe_view_out_generated(self: Tensor, size: readonly number[], out: Tensor): Tensor {
  writeResult(out, _unsafe_view(self, size));
  return out;
}

export function narrow_copy_out_generated(self: Tensor, dim: number, start: number, length: number, out: Tensor): Tensor {
  return writeExact([out], [narrow_copy(self, dim, start, length)])[0];
}

export function select_backward_out_generated(gradOutput: Tensor, inputSizes: readonly number[], dim: number, index: number, out: Tensor): Tensor {
  writeResult(out, select_backward(gradOutput, inputSizes, dim, index));
  return out;
}

export function slice_backward_out_generated(gradOutput: Tensor, inputSizes: readonly number[], dim: number, start: number, end: number, step: number, out: Tensor): Tensor {
  writeResult(out, slice_backward(gradOutput, inputSizes, dim, start, end, step));
  return out;
}

export function diagonal_backward_out_generated(gradOutput: Tensor, inputSizes: readonly number[], offset: number, dim1: number, dim2: number, out: Tensor): Tensor {
  writeResult(out, diagonal_backward(gradOutput, inputSizes, offset, dim1, dim2));
  return out;
}

export function select_scatter_out_generated(self: Tensor, src: Tensor, dim: number, index: number, out: Tensor): Tensor {
  writeResult(out, select_scatter(self, src, dim, index));
  return out;
}

export function slice_scatter_out_generated(self: Tensor, src: Tensor, dim: number, start: number | null, end: number | null, step: number, out: Tensor): Tensor {
  writeResult(out, slice_scatter(self, src, dim, start, end, step));
  return out;
}

export function diagonal_scatter_out_generated(self: Tensor, src: Tensor, offset: number, dim1: number, dim2: number, out: Tensor): Tensor {
  writeResult(out, diagonal_scatter(self, src, offset, dim1, dim2));
  return out;
}

export function as_strided_scatter_out_generated(self: Tensor, src: Tensor, size: readonly number[], stride: readonly number[], storageOffset: number | null, out: Tensor): Tensor {
  writeResult(out, as_strided_scatter(self, src, size, stride, storageOffset));
  return out;
}

export function diag_embed_out_generated(self: Tensor, offset: number, dim1: number, dim2: number, out: Tensor): Tensor {
  writeResult(out, diag_embed(self, offset, dim1, dim2));
  return out;
}

export function rot90_out_generated(self: Tensor, k: number, dims: readonly number[], out: Tensor): Tensor {
  writeResult(out, rot90(self, k, dims));
  return out;
}

export function expand_copy_out_generated(self: Tensor, size: readonly number[], implicit: boolean, out: Tensor): Tensor {
  fillResult(out, expand_copy(self, size, implicit));
  return out;
}

export function alias_copy_out_generated(self: Tensor, out: Tensor): Tensor {
  fillResult(out, alias_copy(self));
  return out;
}

export function as_strided_copy_out_generated(self: Tensor, size: readonly number[], stride: readonly number[], storageOffset: number | null, out: Tensor): Tensor {
  fillResult(out, as_strided_copy(self, size, stride, storageOffset));
  return out;
}

export function view_as_real_copy_out_generated(self: Tensor, out: Tensor): Tensor {
  fillResult(out, view_as_real_copy(self));
  return out;
}

export function view_as_complex_copy_out_generated(self: Tensor, out: Tensor): Tensor {
  fillResult(out, view_as_complex_copy(self));
  return out;
}

export function _conj_copy_out_generated(self: Tensor, out: Tensor): Tensor {
  fillResult(out, _conj_copy(self));
  return out;
}

export function _neg_view_copy_out_generated(self: Tensor, out: Tensor): Tensor {
  fillResult(out, _neg_view_copy(self));
  return out;
}

export function diagonal_copy_out_generated(self: Tensor, offset: number, dim1: number, dim2: number, out: Tensor): Tensor {
  fillResult(out, diagonal_copy(self, offset, dim1, dim2));
  return out;
}

export function permute_copy_out_generated(self: Tensor, dims: readonly number[], out: Tensor): Tensor {
  fillResult(out, permute_copy(self, dims));
  return out;
}

export function _reshape_alias_copy_out_generated(self: Tensor, size: readonly number[], stride: readonly number[], out: Tensor): Tensor {
  fillResult(out, _reshape_alias_copy(self, size, stride));
  return out;
}

export function squeeze_copy_out_generated(self: Tensor, out: Tensor): Tensor {
  fillResult(out, squeeze_copy(self));
  return out;
}

export function t_copy_out_generated(self: Tensor, out: Tensor): Tensor {
  fillResult(out, t_copy(self));
  return out;
}

export function unfold_copy_out_generated(self: Tensor, dimension: number, size: number, step: number, out: Tensor): Tensor {
  fillResult(out, unfold_copy(self, dimension, size, step));
  return out;
}

export function unsqueeze_copy_out_generated(self: Tensor, dim: number, out: Tensor): Tensor {
  fillResult(out, unsqueeze_copy(self, dim));
  return out;
}

export function view_copy_out_generated(self: Tensor, size: readonly number[], out: Tensor): Tensor {
  fillResult(out, view_copy(self, size));
  return out;
}

export function index_Tensor_out_generated(self: Tensor, indices: readonly (Tensor | null)[], out: Tensor): Tensor {
  writeResult(out, index_Tensor(self, indices));
  return out;
}

export function index_put_out_generated(self: Tensor, indices: readonly (Tensor | null)[], values: Tensor, accumulate: boolean, out: Tensor): Tensor {
  writeResult(out, index_put(self, indices, values, accumulate));
  return out;
}

export function _index_put_impl_out_generated(self: Tensor, indices: readonly (Tensor | null)[], values: Tensor, accumulate: boolean, unsafe: boolean, out: Tensor): Tensor {
  writeResult(out, _index_put_impl(self, indices, values, accumulate, unsafe));
  return out;
}

export function _index_put_impl_generated(self: Tensor, indices: readonly (Tensor | null)[], values: Tensor, accumulate: boolean, unsafe: boolean): Tensor {
  const selfCopy = copyOf(self);
  _index_put_impl_(selfCopy, indices, values, accumulate, unsafe);
  return selfCopy;
}

export function index_fill_int_Scalar_out_generated(self: Tensor, dim: number, index: Tensor, value: Scalar, out: Tensor): Tensor {
  writeResult(out, index_fill_int_Scalar(self, dim, index, value));
  return out;
}

export function index_fill_int_Tensor_out_generated(self: Tensor, dim: number, index: Tensor, value: Tensor, out: Tensor): Tensor {
  writeResult(out, index_fill_int_Tensor(self, dim, index, value));
  return out;
}

export function masked_fill_Scalar_out_generated(self: Tensor, mask: Tensor, value: Scalar, out: Tensor): Tensor {
  writeResult(out, masked_fill_Scalar(self, mask, value));
  return out;
}

export function masked_fill_Tensor_out_generated(self: Tensor, mask: Tensor, value: Tensor, out: Tensor): Tensor {
  writeResult(out, masked_fill_Tensor(self, mask, value));
  return out;
}

export function masked_scatter_out_generated(self: Tensor, mask: Tensor, source: Tensor, out: Tensor): Tensor {
  writeResult(out, masked_scatter(self, mask, source));
  return out;
}

export function nonzero_static_out_generated(self: Tensor, size: number, fillValue: number, out: Tensor): Tensor {
  return writeExact([out], [nonzero_static(self, size, fillValue)])[0];
}

export function _chunk_cat_out_generated(tensors: readonly Tensor[], dim: number, numChunks: number, out: Tensor): Tensor {
  refuseOutGradient("_chunk_cat.out", tensors, out);
  return writeExact([out], [_chunk_cat(tensors, dim, numChunks)])[0];
}

export function roll_out_generated(self: Tensor, shifts: readonly number[], dims: readonly number[], out: Tensor): Tensor {
  writeResult(out, roll(self, shifts, dims));
  return out;
}

export function repeat_out_generated(self: Tensor, repeats: readonly number[], out: Tensor): Tensor {
  writeResult(out, repeat(self, repeats));
  return out;
}

export function repeat_interleave_Tensor_out_generated(repeats: Tensor, outputSize: number | null, out: Tensor): Tensor {
  writeResult(out, repeat_interleave_Tensor(repeats, outputSize));
  return out;
}

export function embedding_out_generated(weight: Tensor, indices: Tensor, paddingIdx: number, scaleGradByFreq: boolean, sparse: boolean, out: Tensor): Tensor {
  writeResult(out, embedding(weight, indices, paddingIdx, scaleGradByFreq, sparse));
  return out;
}

export function put_out_generated(self: Tensor, index: Tensor, source: Tensor, accumulate: boolean, out: Tensor): Tensor {
  writeResult(out, put(self, index, source, accumulate));
  return out;
}

export function bucketize_Scalar_out_generated(self: Scalar, boundaries: Tensor, outInt32: boolean, right: boolean, out: Tensor): Tensor {
  writeResult(out, bucketize_Scalar(self, boundaries, outInt32, right));
  return out;
}

export function searchsorted_Scalar_out_generated(sortedSequence: Tensor, self: Scalar, outInt32: boolean, right: boolean, side: string | null, sorter: Tensor | null, out: Tensor): Tensor {
  writeResult(out, searchsorted_Scalar(sortedSequence, self, outInt32, right, side, sorter));
  return out;
}

export function trace_out_generated(self: Tensor, out: Tensor): Tensor {
  writeResult(out, trace(self));
  return out;
}

export function count_nonzero_dim_IntList_out_generated(self: Tensor, dim: readonly number[], out: Tensor): Tensor {
  writeResult(out, count_nonzero_dim_IntList(self, dim));
  return out;
}

export function count_nonzero_out_generated(self: Tensor, dim: number | null, out: Tensor): Tensor {
  writeResult(out, count_nonzero(self, dim));
  return out;
}

export function block_diag_out_generated(tensors: readonly Tensor[], out: Tensor): Tensor {
  writeResult(out, block_diag(tensors));
  return out;
}

export function constant_pad_nd_out_generated(self: Tensor, pad: readonly number[], value: Scalar, out: Tensor): Tensor {
  writeResult(out, constant_pad_nd(self, pad, value));
  return out;
}

export function embedding_renorm_out_generated(self: Tensor, indices: Tensor, maxNorm: number, normType: number, out: Tensor): Tensor {
  writeResult(out, embedding_renorm(self, indices, maxNorm, normType));
  return out;
}

export function embedding_renorm_generated(self: Tensor, indices: Tensor, maxNorm: number, normType: number): Tensor {
  const selfCopy = copyOf(self);
  embedding_renorm_(selfCopy, indices, maxNorm, normType);
  return selfCopy;
}

export function segment_reduce_out_generated(data: Tensor, reduce: string, lengths: Tensor | null, indices: Tensor | null, offsets: Tensor | null, axis: number, unsafe: boolean, initial: Scalar | null, out: Tensor): Tensor {
  writeResult(out, segment_reduce(data, reduce, lengths, indices, offsets, axis, unsafe, initial));
  return out;
}

export function argsort_stable_out_generated(self: Tensor, stable: boolean, dim: number, descending: boolean, out: Tensor): Tensor {
  writeResult(out, argsort_stable(self, stable, dim, descending));
  return out;
}

export function msort_out_generated(self: Tensor, out: Tensor): Tensor {
  refuseOutGradient("msort.out", self, out);
  return writeExact([out], [msort(self)])[0];
}

export function median_out_generated(self: Tensor, out: Tensor): Tensor {
  writeResult(out, operators_median(self));
  return out;
}

export function nanmedian_out_generated(self: Tensor, out: Tensor): Tensor {
  writeResult(out, nanmedian(self));
  return out;
}

export function unique_dim_out_generated(self: Tensor, dim: number, sorted: boolean, returnInverse: boolean, returnCounts: boolean, out0: Tensor, out1: Tensor, out2: Tensor): readonly [Tensor, Tensor, Tensor] {
  const results = unique_dim(self, dim, sorted, returnInverse, returnCounts);
  writeResult(out0, results[0]);
  writeResult(out1, results[1]);
  writeResult(out2, results[2]);
  return [out0, out1, out2];
}

export function _unique_out_generated(self: Tensor, sorted: boolean, returnInverse: boolean, out0: Tensor, out1: Tensor): readonly [Tensor, Tensor] {
  const results = _unique(self, sorted, returnInverse);
  writeResult(out0, results[0]);
  writeResult(out1, results[1]);
  return [out0, out1];
}

export function _unique2_out_generated(self: Tensor, sorted: boolean, returnInverse: boolean, returnCounts: boolean, out0: Tensor, out1: Tensor, out2: Tensor): readonly [Tensor, Tensor, Tensor] {
  const results = _unique2(self, sorted, returnInverse, returnCounts);
  writeResult(out0, results[0]);
  writeResult(out1, results[1]);
  writeResult(out2, results[2]);
  return [out0, out1, out2];
}

export function unique_consecutive_out_generated(self: Tensor, returnInverse: boolean, returnCounts: boolean, dim: number | null, out0: Tensor, out1: Tensor, out2: Tensor): readonly [Tensor, Tensor, Tensor] {
  const results = unique_consecutive(self, returnInverse, returnCounts, dim);
  writeResult(out0, results[0]);
  writeResult(out1, results[1]);
  writeResult(out2, results[2]);
  return [out0, out1, out2];
}

export function bincount_out_generated(self: Tensor, weights: Tensor | null, minlength: number, out: Tensor): Tensor {
  writeResult(out, bincount(self, weights, minlength));
  return out;
}

export function sum_out_generated(self: Tensor, dtype: DType | null, out: Tensor): Tensor {
  writeResult(out, sum(self, dtype));
  return out;
}

export function prod_out_generated(self: Tensor, dtype: DType | null, out: Tensor): Tensor {
  writeResult(out, prod(self, dtype));
  return out;
}

export function any_dims_out_generated(self: Tensor, dim: readonly number[] | null, keepdim: boolean, out: Tensor): Tensor {
  return writeExact([out], [any_dims(self, dim, keepdim)])[0];
}

export function all_dims_out_generated(self: Tensor, dim: readonly number[] | null, keepdim: boolean, out: Tensor): Tensor {
  return writeExact([out], [all_dims(self, dim, keepdim)])[0];
}

export function norm_ScalarOpt_dtype_out_generated(self: Tensor, p: Scalar | null, dtype: DType, out: Tensor): Tensor {
  writeResult(out, norm_ScalarOpt_dtype(self, p, dtype));
  return out;
}

export function norm_Scalar_out_generated(self: Tensor, p: Scalar, out: Tensor): Tensor {
  writeResult(out, norm_Scalar(self, p));
  return out;
}

export function dist_out_generated(self: Tensor, other: Tensor, p: Scalar, out: Tensor): Tensor {
  writeResult(out, dist(self, other, p));
  return out;
}

export function quantile_out_generated(self: Tensor, q: Tensor, dim: number | null, keepdim: boolean, interpolation: string, out: Tensor): Tensor {
  return writeExactRowMajor([out], [quantile(self, q, dim, keepdim, interpolation)])[0];
}

export function quantile_scalar_out_generated(self: Tensor, q: number, dim: number | null, keepdim: boolean, interpolation: string, out: Tensor): Tensor {
  return writeExactRowMajor([out], [quantile_scalar(self, q, dim, keepdim, interpolation)])[0];
}

export function nanquantile_out_generated(self: Tensor, q: Tensor, dim: number | null, keepdim: boolean, interpolation: string, out: Tensor): Tensor {
  return writeExactRowMajor([out], [nanquantile(self, q, dim, keepdim, interpolation)])[0];
}

export function nanquantile_scalar_out_generated(self: Tensor, q: number, dim: number | null, keepdim: boolean, interpolation: string, out: Tensor): Tensor {
  return writeExactRowMajor([out], [nanquantile_scalar(self, q, dim, keepdim, interpolation)])[0];
}

export function _int_mm_out_generated(self: Tensor, mat2: Tensor, out: Tensor): Tensor {
  refuseOutGradient("_int_mm.out", self, mat2, out);
  return writeExact([out], [_int_mm(self, mat2)])[0];
}

export function addbmm_out_generated(self: Tensor, batch1: Tensor, batch2: Tensor, beta: Scalar, alpha: Scalar, out: Tensor): Tensor {
  return writeExact([out], [addbmm(self, batch1, batch2, beta, alpha)])[0];
}

export function mv_out_generated(self: Tensor, vec: Tensor, out: Tensor): Tensor {
  return writeExact([out], [mv(self, vec)])[0];
}

export function addr_out_generated(self: Tensor, vec1: Tensor, vec2: Tensor, beta: Scalar, alpha: Scalar, out: Tensor): Tensor {
  writeResult(out, addr(self, vec1, vec2, beta, alpha));
  return out;
}

export function dot_out_generated(self: Tensor, tensor: Tensor, out: Tensor): Tensor {
  return writeExact([out], [dot(self, tensor)])[0];
}

export function vdot_out_generated(self: Tensor, other: Tensor, out: Tensor): Tensor {
  return writeExact([out], [vdot(self, other)])[0];
}

export function outer_out_generated(self: Tensor, vec2: Tensor, out: Tensor): Tensor {
  refuseOutGradient("outer.out", self, vec2, out);
  return writeCast([out], [outer(self, vec2)])[0];
}

export function inner_out_generated(self: Tensor, other: Tensor, out: Tensor): Tensor {
  return writeExact([out], [inner(self, other)])[0];
}

export function matmul_out_generated(self: Tensor, other: Tensor, out: Tensor): Tensor {
  refuseOutGradient("matmul.out", self, other, out);
  return writeExact([out], [matmul(self, other)])[0];
}

export function tensordot_out_generated(self: Tensor, other: Tensor, dimsSelf: readonly number[], dimsOther: readonly number[], out: Tensor): Tensor {
  return writeExactRowMajor([out], [tensordot(self, other, dimsSelf, dimsOther)])[0];
}

export function linalg_cross_out_generated(self: Tensor, other: Tensor, dim: number, out: Tensor): Tensor {
  return writeExact([out], [linalg_cross(self, other, dim)])[0];
}

export function cross_out_generated(self: Tensor, other: Tensor, dim: number | null, out: Tensor): Tensor {
  refuseOutGradient("cross.out", self, other, out);
  return writeExact([out], [cross(self, other, dim)])[0];
}

export function linalg_cholesky_ex_L_generated(self: Tensor, upper: boolean, checkErrors: boolean, L: Tensor, info: Tensor): readonly [Tensor, Tensor] {
  return writeExact([L, info], linalg_cholesky_ex(self, upper, checkErrors));
}

export function linalg_cholesky_out_generated(self: Tensor, upper: boolean, out: Tensor): Tensor {
  refuseOutGradient("linalg_cholesky.out", self, out);
  return writeExact([out], [linalg_cholesky(self, upper)])[0];
}

export function cholesky_out_generated(self: Tensor, upper: boolean, out: Tensor): Tensor {
  return writeCastRowMajor([out], [cholesky(self, upper)])[0];
}

export function cholesky_inverse_out_generated(self: Tensor, upper: boolean, out: Tensor): Tensor {
  return writeCast([out], [cholesky_inverse(self, upper)])[0];
}

export function cholesky_solve_out_generated(self: Tensor, input2: Tensor, upper: boolean, out: Tensor): Tensor {
  return writeCastRowMajor([out], [cholesky_solve(self, input2, upper)])[0];
}

export function linalg_lu_factor_ex_out_generated(A: Tensor, pivot: boolean, checkErrors: boolean, LU: Tensor, pivots: Tensor, info: Tensor): readonly [Tensor, Tensor, Tensor] {
  return writeExact([LU, pivots, info], linalg_lu_factor_ex(A, pivot, checkErrors));
}

export function linalg_lu_factor_out_generated(A: Tensor, pivot: boolean, LU: Tensor, pivots: Tensor): readonly [Tensor, Tensor] {
  refuseOutGradient("linalg_lu_factor.out", A, LU, pivots);
  return writeExact([LU, pivots], linalg_lu_factor(A, pivot));
}

export function linalg_lu_out_generated(A: Tensor, pivot: boolean, P: Tensor, L: Tensor, U: Tensor): readonly [Tensor, Tensor, Tensor] {
  return writeExact([P, L, U], linalg_lu(A, pivot));
}

export function linalg_lu_solve_out_generated(LU: Tensor, pivots: Tensor, B: Tensor, left: boolean, adjoint: boolean, out: Tensor): Tensor {
  return writeExact([out], [linalg_lu_solve(LU, pivots, B, left, adjoint)])[0];
}

export function lu_unpack_out_generated(LUData: Tensor, LUPivots: Tensor, unpackData: boolean, unpackPivots: boolean, P: Tensor, L: Tensor, U: Tensor): readonly [Tensor, Tensor, Tensor] {
  return writeExact([P, L, U], lu_unpack(LUData, LUPivots, unpackData, unpackPivots));
}

export function lu_solve_out_generated(self: Tensor, LUData: Tensor, LUPivots: Tensor, out: Tensor): Tensor {
  refuseOutGradient("lu_solve.out", self, LUData, LUPivots, out);
  return writeExact([out], [lu_solve(self, LUData, LUPivots)])[0];
}

export function _linalg_det_result_generated(A: Tensor, result: Tensor, LU: Tensor, pivots: Tensor): readonly [Tensor, Tensor, Tensor] {
  return writeExact([result, LU, pivots], _linalg_det(A));
}

export function linalg_det_out_generated(A: Tensor, out: Tensor): Tensor {
  refuseOutGradient("linalg_det.out", A, out);
  return writeExact([out], [linalg_det(A)])[0];
}

export function _linalg_slogdet_sign_generated(A: Tensor, sign: Tensor, logabsdet: Tensor, LU: Tensor, pivots: Tensor): readonly [Tensor, Tensor, Tensor, Tensor] {
  return writeExact([sign, logabsdet, LU, pivots], _linalg_slogdet(A));
}

export function linalg_slogdet_out_generated(A: Tensor, sign: Tensor, logabsdet: Tensor): readonly [Tensor, Tensor] {
  refuseOutGradient("linalg_slogdet.out", A, sign, logabsdet);
  return writeExact([sign, logabsdet], linalg_slogdet(A));
}

export function _linalg_solve_ex_result_generated(A: Tensor, B: Tensor, left: boolean, checkErrors: boolean, result: Tensor, LU: Tensor, pivots: Tensor, info: Tensor): readonly [Tensor, Tensor, Tensor, Tensor] {
  return writeExact([result, LU, pivots, info], _linalg_solve_ex(A, B, left, checkErrors));
}

export function linalg_solve_ex_out_generated(A: Tensor, B: Tensor, left: boolean, checkErrors: boolean, result: Tensor, info: Tensor): readonly [Tensor, Tensor] {
  refuseOutGradient("linalg_solve_ex.out", A, B, result, info);
  return writeExact([result, info], linalg_solve_ex(A, B, left, checkErrors));
}

export function linalg_solve_out_generated(A: Tensor, B: Tensor, left: boolean, out: Tensor): Tensor {
  refuseOutGradient("linalg_solve.out", A, B, out);
  return writeExact([out], [linalg_solve(A, B, left)])[0];
}

export function linalg_inv_ex_inverse_generated(A: Tensor, checkErrors: boolean, inverse: Tensor, info: Tensor): readonly [Tensor, Tensor] {
  return writeExact([inverse, info], linalg_inv_ex(A, checkErrors));
}

export function linalg_inv_out_generated(A: Tensor, out: Tensor): Tensor {
  refuseOutGradient("linalg_inv.out", A, out);
  return writeExact([out], [linalg_inv(A)])[0];
}

export function linalg_solve_triangular_out_generated(self: Tensor, B: Tensor, upper: boolean, left: boolean, unitriangular: boolean, out: Tensor): Tensor {
  return writeExact([out], [linalg_solve_triangular(self, B, upper, left, unitriangular)])[0];
}

export function linalg_qr_out_generated(A: Tensor, mode: string, Q: Tensor, R: Tensor): readonly [Tensor, Tensor] {
  return writeExact([Q, R], linalg_qr(A, mode));
}

export function qr_Q_generated(self: Tensor, some: boolean, Q: Tensor, R: Tensor): readonly [Tensor, Tensor] {
  refuseOutGradient("qr.Q", self, Q, R);
  return writeExact([Q, R], qr(self, some));
}

export function geqrf_a_generated(self: Tensor, a: Tensor, tau: Tensor): readonly [Tensor, Tensor] {
  return writeCast([a, tau], geqrf(self));
}

export function linalg_householder_product_out_generated(input: Tensor, tau: Tensor, out: Tensor): Tensor {
  return writeCast([out], [linalg_householder_product(input, tau)])[0];
}

export function _linalg_eigh_eigenvalues_generated(A: Tensor, UPLO: string, computeV: boolean, eigenvalues: Tensor, eigenvectors: Tensor): readonly [Tensor, Tensor] {
  return writeExact([eigenvalues, eigenvectors], _linalg_eigh(A, UPLO, computeV));
}

export function linalg_eigvalsh_out_generated(self: Tensor, UPLO: string, out: Tensor): Tensor {
  refuseOutGradient("linalg_eigvalsh.out", self, out);
  return writeExact([out], [linalg_eigvalsh(self, UPLO)])[0];
}

export function linalg_eig_out_generated(self: Tensor, eigenvalues: Tensor, eigenvectors: Tensor): readonly [Tensor, Tensor] {
  return writeCast([eigenvalues, eigenvectors], linalg_eig(self));
}

export function _linalg_svd_U_generated(A: Tensor, fullMatrices: boolean, computeUv: boolean, driver: string | null, U: Tensor, S: Tensor, Vh: Tensor): readonly [Tensor, Tensor, Tensor] {
  return writeExact([U, S, Vh], _linalg_svd(A, fullMatrices, computeUv, driver));
}

export function linalg_svd_U_generated(A: Tensor, fullMatrices: boolean, driver: string | null, U: Tensor, S: Tensor, Vh: Tensor): readonly [Tensor, Tensor, Tensor] {
  refuseOutGradient("linalg_svd.U", A, U, S, Vh);
  return writeExact([U, S, Vh], linalg_svd(A, fullMatrices, driver));
}

export function linalg_svdvals_out_generated(A: Tensor, driver: string | null, out: Tensor): Tensor {
  refuseOutGradient("linalg_svdvals.out", A, out);
  return writeExact([out], [linalg_svdvals(A, driver)])[0];
}

export function svd_U_generated(self: Tensor, some: boolean, computeUv: boolean, U: Tensor, S: Tensor, V: Tensor): readonly [Tensor, Tensor, Tensor] {
  refuseOutGradient("svd.U", self, U, S, V);
  return writeExact([U, S, V], svd(self, some, computeUv));
}

export function linalg_matrix_exp_out_generated(self: Tensor, out: Tensor): Tensor {
  writeResult(out, linalg_matrix_exp(self));
  return out;
}

export function linalg_pinv_atol_rtol_tensor_out_generated(self: Tensor, atol: Tensor | null, rtol: Tensor | null, hermitian: boolean, out: Tensor): Tensor {
  return writeCast([out], [linalg_pinv_atol_rtol_tensor(self, atol, rtol, hermitian)])[0];
}

export function linalg_pinv_atol_rtol_float_out_generated(self: Tensor, atol: number | null, rtol: number | null, hermitian: boolean, out: Tensor): Tensor {
  return writeCastRowMajor([out], [linalg_pinv_atol_rtol_float(self, atol, rtol, hermitian)])[0];
}

export function linalg_pinv_out_generated(self: Tensor, rcond: number, hermitian: boolean, out: Tensor): Tensor {
  refuseOutGradient("linalg_pinv.out", self, out);
  return writeCast([out], [linalg_pinv(self, rcond, hermitian)])[0];
}

export function linalg_matrix_rank_atol_rtol_tensor_out_generated(input: Tensor, atol: Tensor | null, rtol: Tensor | null, hermitian: boolean, out: Tensor): Tensor {
  return writeCastRowMajor([out], [linalg_matrix_rank_atol_rtol_tensor(input, atol, rtol, hermitian)])[0];
}

export function linalg_matrix_rank_atol_rtol_float_out_generated(self: Tensor, atol: number | null, rtol: number | null, hermitian: boolean, out: Tensor): Tensor {
  return writeCastRowMajor([out], [linalg_matrix_rank_atol_rtol_float(self, atol, rtol, hermitian)])[0];
}

export function linalg_vecdot_out_generated(x: Tensor, y: Tensor, dim: number, out: Tensor): Tensor {
  refuseOutGradient("linalg_vecdot.out", x, y, out);
  return writeExact([out], [linalg_vecdot(x, y, dim)])[0];
}

export function linalg_tensorinv_out_generated(self: Tensor, ind: number, out: Tensor): Tensor {
  return writeCastRowMajor([out], [linalg_tensorinv(self, ind)])[0];
}

export function linalg_tensorsolve_out_generated(self: Tensor, other: Tensor, dims: readonly number[] | null, out: Tensor): Tensor {
  return writeCastRowMajor([out], [linalg_tensorsolve(self, other, dims)])[0];
}

export function linalg_multi_dot_out_generated(tensors: readonly Tensor[], out: Tensor): Tensor {
  refuseOutGradient("linalg_multi_dot.out", tensors, out);
  return writeExact([out], [linalg_multi_dot(tensors)])[0];
}

export function linalg_norm_out_generated(self: Tensor, ord: Scalar | null, dim: readonly number[] | null, keepdim: boolean, dtype: DType | null, out: Tensor): Tensor {
  return writeExact([out], [linalg_norm(self, ord, dim, keepdim, dtype)])[0];
}

export function linalg_norm_ord_str_out_generated(self: Tensor, ord: string, dim: readonly number[] | null, keepdim: boolean, dtype: DType | null, out: Tensor): Tensor {
  return writeExact([out], [linalg_norm_ord_str(self, ord, dim, keepdim, dtype)])[0];
}

export function linalg_matrix_norm_out_generated(self: Tensor, ord: Scalar, dim: readonly number[], keepdim: boolean, dtype: DType | null, out: Tensor): Tensor {
  return writeExact([out], [linalg_matrix_norm(self, ord, dim, keepdim, dtype)])[0];
}

export function linalg_matrix_norm_str_ord_out_generated(self: Tensor, ord: string, dim: readonly number[], keepdim: boolean, dtype: DType | null, out: Tensor): Tensor {
  return writeExact([out], [linalg_matrix_norm_str_ord(self, ord, dim, keepdim, dtype)])[0];
}

export function nuclear_norm_out_generated(self: Tensor, keepdim: boolean, out: Tensor): Tensor {
  return writeAny([out], [nuclear_norm(self, keepdim)])[0];
}

export function nuclear_norm_dim_out_generated(self: Tensor, dim: readonly number[], keepdim: boolean, out: Tensor): Tensor {
  return writeAny([out], [nuclear_norm_dim(self, dim, keepdim)])[0];
}

export function linalg_cond_out_generated(self: Tensor, p: Scalar | null, out: Tensor): Tensor {
  return writeCastRowMajor([out], [linalg_cond(self, p)])[0];
}

export function linalg_lstsq_out_generated(self: Tensor, b: Tensor, rcond: number | null, driver: string | null, solution: Tensor, residuals: Tensor, rank: Tensor, singularValues: Tensor): readonly [Tensor, Tensor, Tensor, Tensor] {
  return writeCast([solution, residuals, rank, singularValues], linalg_lstsq(self, b, rcond, driver));
}

export function _fft_r2c_out_generated(self: Tensor, dim: readonly number[], normalization: number, onesided: boolean, out: Tensor): Tensor {
  return writeCast([out], [_fft_r2c(self, dim, normalization, onesided)])[0];
}

export function _fft_c2c_out_generated(self: Tensor, dim: readonly number[], normalization: number, forward: boolean, out: Tensor): Tensor {
  return writeCast([out], [_fft_c2c(self, dim, normalization, forward)])[0];
}

export function _fft_c2r_out_generated(self: Tensor, dim: readonly number[], normalization: number, lastDimSize: number, out: Tensor): Tensor {
  return writeCast([out], [_fft_c2r(self, dim, normalization, lastDimSize)])[0];
}

export function fft_fft_out_generated(self: Tensor, n: number | null, dim: number, norm: string | null, out: Tensor): Tensor {
  refuseOutGradient("fft_fft.out", self, out);
  return writeCast([out], [fft_fft(self, n, dim, norm)])[0];
}

export function fft_fft2_out_generated(self: Tensor, s: readonly number[] | null, dim: readonly number[], norm: string | null, out: Tensor): Tensor {
  refuseOutGradient("fft_fft2.out", self, out);
  return writeCast([out], [fft_fft2(self, s, dim, norm)])[0];
}

export function fft_fftn_out_generated(self: Tensor, s: readonly number[] | null, dim: readonly number[] | null, norm: string | null, out: Tensor): Tensor {
  refuseOutGradient("fft_fftn.out", self, out);
  return writeCast([out], [fft_fftn(self, s, dim, norm)])[0];
}

export function fft_ifft_out_generated(self: Tensor, n: number | null, dim: number, norm: string | null, out: Tensor): Tensor {
  refuseOutGradient("fft_ifft.out", self, out);
  return writeCast([out], [fft_ifft(self, n, dim, norm)])[0];
}

export function fft_ifft2_out_generated(self: Tensor, s: readonly number[] | null, dim: readonly number[], norm: string | null, out: Tensor): Tensor {
  refuseOutGradient("fft_ifft2.out", self, out);
  return writeCast([out], [fft_ifft2(self, s, dim, norm)])[0];
}

export function fft_ifftn_out_generated(self: Tensor, s: readonly number[] | null, dim: readonly number[] | null, norm: string | null, out: Tensor): Tensor {
  refuseOutGradient("fft_ifftn.out", self, out);
  return writeCast([out], [fft_ifftn(self, s, dim, norm)])[0];
}

export function fft_rfft_out_generated(self: Tensor, n: number | null, dim: number, norm: string | null, out: Tensor): Tensor {
  refuseOutGradient("fft_rfft.out", self, out);
  return writeCast([out], [fft_rfft(self, n, dim, norm)])[0];
}

export function fft_rfft2_out_generated(self: Tensor, s: readonly number[] | null, dim: readonly number[], norm: string | null, out: Tensor): Tensor {
  refuseOutGradient("fft_rfft2.out", self, out);
  return writeCast([out], [fft_rfft2(self, s, dim, norm)])[0];
}

export function fft_rfftn_out_generated(self: Tensor, s: readonly number[] | null, dim: readonly number[] | null, norm: string | null, out: Tensor): Tensor {
  refuseOutGradient("fft_rfftn.out", self, out);
  return writeCast([out], [fft_rfftn(self, s, dim, norm)])[0];
}

export function fft_irfft_out_generated(self: Tensor, n: number | null, dim: number, norm: string | null, out: Tensor): Tensor {
  refuseOutGradient("fft_irfft.out", self, out);
  return writeCast([out], [fft_irfft(self, n, dim, norm)])[0];
}

export function fft_irfft2_out_generated(self: Tensor, s: readonly number[] | null, dim: readonly number[], norm: string | null, out: Tensor): Tensor {
  refuseOutGradient("fft_irfft2.out", self, out);
  return writeCast([out], [fft_irfft2(self, s, dim, norm)])[0];
}

export function fft_irfftn_out_generated(self: Tensor, s: readonly number[] | null, dim: readonly number[] | null, norm: string | null, out: Tensor): Tensor {
  refuseOutGradient("fft_irfftn.out", self, out);
  return writeCast([out], [fft_irfftn(self, s, dim, norm)])[0];
}

export function fft_hfft_out_generated(self: Tensor, n: number | null, dim: number, norm: string | null, out: Tensor): Tensor {
  refuseOutGradient("fft_hfft.out", self, out);
  return writeCast([out], [fft_hfft(self, n, dim, norm)])[0];
}

export function fft_hfft2_out_generated(self: Tensor, s: readonly number[] | null, dim: readonly number[], norm: string | null, out: Tensor): Tensor {
  refuseOutGradient("fft_hfft2.out", self, out);
  return writeCast([out], [fft_hfft2(self, s, dim, norm)])[0];
}

export function fft_hfftn_out_generated(self: Tensor, s: readonly number[] | null, dim: readonly number[] | null, norm: string | null, out: Tensor): Tensor {
  refuseOutGradient("fft_hfftn.out", self, out);
  return writeCast([out], [fft_hfftn(self, s, dim, norm)])[0];
}

export function fft_ihfft_out_generated(self: Tensor, n: number | null, dim: number, norm: string | null, out: Tensor): Tensor {
  refuseOutGradient("fft_ihfft.out", self, out);
  return writeCast([out], [fft_ihfft(self, n, dim, norm)])[0];
}

export function fft_ihfft2_out_generated(self: Tensor, s: readonly number[] | null, dim: readonly number[], norm: string | null, out: Tensor): Tensor {
  refuseOutGradient("fft_ihfft2.out", self, out);
  return writeCast([out], [fft_ihfft2(self, s, dim, norm)])[0];
}

export function fft_ihfftn_out_generated(self: Tensor, s: readonly number[] | null, dim: readonly number[] | null, norm: string | null, out: Tensor): Tensor {
  refuseOutGradient("fft_ihfftn.out", self, out);
  return writeCast([out], [fft_ihfftn(self, s, dim, norm)])[0];
}

export function linalg_pinv_out_rcond_tensor_generated(self: Tensor, rcond: Tensor, hermitian: boolean, out: Tensor): Tensor {
  refuseOutGradient("linalg_pinv.out_rcond_tensor", self, rcond, out);
  return writeCast([out], [linalg_pinv_rcond_tensor(self, rcond, hermitian)])[0];
}

export function linalg_ldl_factor_ex_out_generated(self: Tensor, hermitian: boolean, checkErrors: boolean, LD: Tensor, pivots: Tensor, info: Tensor): readonly [Tensor, Tensor, Tensor] {
  return writeExact([LD, pivots, info], linalg_ldl_factor_ex(self, hermitian, checkErrors));
}

export function linalg_ldl_factor_out_generated(self: Tensor, hermitian: boolean, LD: Tensor, pivots: Tensor): readonly [Tensor, Tensor] {
  return writeExact([LD, pivots], linalg_ldl_factor(self, hermitian));
}

export function linalg_ldl_solve_out_generated(LD: Tensor, pivots: Tensor, B: Tensor, hermitian: boolean, out: Tensor): Tensor {
  return writeExact([out], [linalg_ldl_solve(LD, pivots, B, hermitian)])[0];
}

export function ormqr_out_generated(self: Tensor, input2: Tensor, input3: Tensor, left: boolean, transpose: boolean, out: Tensor): Tensor {
  return writeExact([out], [ormqr(self, input2, input3, left, transpose)])[0];
}

export function _addmm_activation_out_generated(self: Tensor, mat1: Tensor, mat2: Tensor, beta: Scalar, alpha: Scalar, useGelu: boolean, out: Tensor): Tensor {
  return writeExact([out], [_addmm_activation(self, mat1, mat2, beta, alpha, useGelu)])[0];
}

export function softmax_int_out_generated(self: Tensor, dim: number, dtype: DType | null, out: Tensor): Tensor {
  return writeExact([out], [softmax_int(self, dim, dtype)])[0];
}

export function log_softmax_int_out_generated(self: Tensor, dim: number, dtype: DType | null, out: Tensor): Tensor {
  return writeExact([out], [log_softmax_int(self, dim, dtype)])[0];
}

export function nll_loss_out_generated(self: Tensor, target: Tensor, weight: Tensor | null, reduction: number, ignoreIndex: number, out: Tensor): Tensor {
  refuseOutGradient("nll_loss.out", self, target, weight, out);
  return writeExact([out], [nll_loss(self, target, weight, reduction, ignoreIndex)])[0];
}

export function nll_loss2d_out_generated(self: Tensor, target: Tensor, weight: Tensor | null, reduction: number, ignoreIndex: number, out: Tensor): Tensor {
  refuseOutGradient("nll_loss2d.out", self, target, weight, out);
  return writeExact([out], [nll_loss2d(self, target, weight, reduction, ignoreIndex)])[0];
}

export function mse_loss_out_generated(self: Tensor, target: Tensor, reduction: number, out: Tensor): Tensor {
  return writeCast([out], [mse_loss(self, target, reduction)])[0];
}

export function mse_loss_backward_grad_input_generated(gradOutput: Tensor, self: Tensor, target: Tensor, reduction: number, gradInput: Tensor): Tensor {
  return writeExact([gradInput], [mse_loss_backward(gradOutput, self, target, reduction)])[0];
}

export function smooth_l1_loss_out_generated(self: Tensor, target: Tensor, reduction: number, beta: number, out: Tensor): Tensor {
  return writeCast([out], [smooth_l1_loss(self, target, reduction, beta)])[0];
}

export function smooth_l1_loss_backward_grad_input_generated(gradOutput: Tensor, self: Tensor, target: Tensor, reduction: number, beta: number, gradInput: Tensor): Tensor {
  return writeCast([gradInput], [smooth_l1_loss_backward(gradOutput, self, target, reduction, beta)])[0];
}

export function huber_loss_out_generated(self: Tensor, target: Tensor, reduction: number, delta: number, out: Tensor): Tensor {
  return writeCast([out], [huber_loss(self, target, reduction, delta)])[0];
}

export function binary_cross_entropy_out_generated(self: Tensor, target: Tensor, weight: Tensor | null, reduction: number, out: Tensor): Tensor {
  return writeExact([out], [binary_cross_entropy(self, target, weight, reduction)])[0];
}

export function binary_cross_entropy_backward_grad_input_generated(gradOutput: Tensor, self: Tensor, target: Tensor, weight: Tensor | null, reduction: number, gradInput: Tensor): Tensor {
  return writeExact([gradInput], [binary_cross_entropy_backward(gradOutput, self, target, weight, reduction)])[0];
}

export function binary_cross_entropy_with_logits_out_generated(self: Tensor, target: Tensor, weight: Tensor | null, posWeight: Tensor | null, reduction: number, out: Tensor): Tensor {
  writeResult(out, binary_cross_entropy_with_logits(self, target, weight, posWeight, reduction));
  return out;
}

export function soft_margin_loss_out_generated(self: Tensor, target: Tensor, reduction: number, out: Tensor): Tensor {
  return writeExact([out], [soft_margin_loss(self, target, reduction)])[0];
}

export function soft_margin_loss_backward_grad_input_generated(gradOutput: Tensor, self: Tensor, target: Tensor, reduction: number, gradInput: Tensor): Tensor {
  return writeExact([gradInput], [soft_margin_loss_backward(gradOutput, self, target, reduction)])[0];
}

export function convolution_out_generated(input: Tensor, weight: Tensor, bias: Tensor | null, stride: readonly number[], padding: readonly number[], dilation: readonly number[], transposed: boolean, outputPadding: readonly number[], groups: number, out: Tensor): Tensor {
  writeResult(out, convolution(input, weight, bias, stride, padding, dilation, transposed, outputPadding, groups));
  return out;
}

export function im2col_out_generated(self: Tensor, kernelSize: readonly number[], dilation: readonly number[], padding: readonly number[], stride: readonly number[], out: Tensor): Tensor {
  return writeExact([out], [im2col(self, kernelSize, dilation, padding, stride)])[0];
}

export function col2im_out_generated(self: Tensor, outputSize: readonly number[], kernelSize: readonly number[], dilation: readonly number[], padding: readonly number[], stride: readonly number[], out: Tensor): Tensor {
  return writeExact([out], [col2im(self, outputSize, kernelSize, dilation, padding, stride)])[0];
}

export function max_pool2d_with_indices_backward_grad_input_generated(gradOutput: Tensor, self: Tensor, kernelSize: readonly number[], stride: readonly number[], padding: readonly number[], dilation: readonly number[], ceilMode: boolean, indices: Tensor, gradInput: Tensor): Tensor {
  return writeExact([gradInput], [max_pool2d_with_indices_backward(gradOutput, self, kernelSize, stride, padding, dilation, ceilMode, indices)])[0];
}

export function avg_pool2d_out_generated(self: Tensor, kernelSize: readonly number[], stride: readonly number[], padding: readonly number[], ceilMode: boolean, countIncludePad: boolean, divisorOverride: number | null, out: Tensor): Tensor {
  return writeExact([out], [avg_pool2d(self, kernelSize, stride, padding, ceilMode, countIncludePad, divisorOverride)])[0];
}

export function avg_pool2d_backward_grad_input_generated(gradOutput: Tensor, self: Tensor, kernelSize: readonly number[], stride: readonly number[], padding: readonly number[], ceilMode: boolean, countIncludePad: boolean, divisorOverride: number | null, gradInput: Tensor): Tensor {
  return writeExact([gradInput], [avg_pool2d_backward(gradOutput, self, kernelSize, stride, padding, ceilMode, countIncludePad, divisorOverride)])[0];
}

export function adaptive_max_pool2d_backward_grad_input_generated(gradOutput: Tensor, self: Tensor, indices: Tensor, gradInput: Tensor): Tensor {
  return writeExact([gradInput], [adaptive_max_pool2d_backward(gradOutput, self, indices)])[0];
}

export function max_unpool2d_out_generated(self: Tensor, indices: Tensor, outputSize: readonly number[], out: Tensor): Tensor {
  return writeExact([out], [max_unpool2d(self, indices, outputSize)])[0];
}

export function max_pool3d_with_indices_backward_grad_input_generated(gradOutput: Tensor, self: Tensor, kernelSize: readonly number[], stride: readonly number[], padding: readonly number[], dilation: readonly number[], ceilMode: boolean, indices: Tensor, gradInput: Tensor): Tensor {
  return writeExact([gradInput], [max_pool3d_with_indices_backward(gradOutput, self, kernelSize, stride, padding, dilation, ceilMode, indices)])[0];
}

export function avg_pool3d_out_generated(self: Tensor, kernelSize: readonly number[], stride: readonly number[], padding: readonly number[], ceilMode: boolean, countIncludePad: boolean, divisorOverride: number | null, out: Tensor): Tensor {
  return writeExact([out], [avg_pool3d(self, kernelSize, stride, padding, ceilMode, countIncludePad, divisorOverride)])[0];
}

export function avg_pool3d_backward_grad_input_generated(gradOutput: Tensor, self: Tensor, kernelSize: readonly number[], stride: readonly number[], padding: readonly number[], ceilMode: boolean, countIncludePad: boolean, divisorOverride: number | null, gradInput: Tensor): Tensor {
  return writeExact([gradInput], [avg_pool3d_backward(gradOutput, self, kernelSize, stride, padding, ceilMode, countIncludePad, divisorOverride)])[0];
}

export function adaptive_avg_pool3d_out_generated(self: Tensor, outputSize: readonly number[], out: Tensor): Tensor {
  return writeExact([out], [adaptive_avg_pool3d(self, outputSize)])[0];
}

export function adaptive_max_pool3d_backward_grad_input_generated(gradOutput: Tensor, self: Tensor, indices: Tensor, gradInput: Tensor): Tensor {
  return writeExact([gradInput], [adaptive_max_pool3d_backward(gradOutput, self, indices)])[0];
}

export function max_unpool3d_out_generated(self: Tensor, indices: Tensor, outputSize: readonly number[], stride: readonly number[], padding: readonly number[], out: Tensor): Tensor {
  return writeExact([out], [max_unpool3d(self, indices, outputSize, stride, padding)])[0];
}

export function glu_out_generated(self: Tensor, dim: number, out: Tensor): Tensor {
  return writeCast([out], [glu(self, dim)])[0];
}

export function glu_backward_grad_input_generated(gradOutput: Tensor, self: Tensor, dim: number, gradInput: Tensor): Tensor {
  return writeExact([gradInput], [glu_backward(gradOutput, self, dim)])[0];
}

export function prelu_out_generated(self: Tensor, weight: Tensor, out: Tensor): Tensor {
  writeResult(out, prelu(self, weight));
  return out;
}

export function pixel_shuffle_out_generated(self: Tensor, upscaleFactor: number, out: Tensor): Tensor {
  writeResult(out, pixel_shuffle(self, upscaleFactor));
  return out;
}

export function pixel_unshuffle_out_generated(self: Tensor, downscaleFactor: number, out: Tensor): Tensor {
  writeResult(out, pixel_unshuffle(self, downscaleFactor));
  return out;
}

export function upsample_nearest1d_out_generated(self: Tensor, outputSize: readonly number[], scales: number | null, out: Tensor): Tensor {
  return writeExact([out], [upsample_nearest1d(self, outputSize, scales)])[0];
}

export function upsample_nearest1d_backward_grad_input_generated(gradOutput: Tensor, outputSize: readonly number[], inputSize: readonly number[], scales: number | null, gradInput: Tensor): Tensor {
  return writeExact([gradInput], [upsample_nearest1d_backward(gradOutput, outputSize, inputSize, scales)])[0];
}

export function upsample_nearest2d_out_generated(self: Tensor, outputSize: readonly number[], scalesH: number | null, scalesW: number | null, out: Tensor): Tensor {
  return writeExact([out], [upsample_nearest2d(self, outputSize, scalesH, scalesW)])[0];
}

export function upsample_nearest2d_backward_grad_input_generated(gradOutput: Tensor, outputSize: readonly number[], inputSize: readonly number[], scalesH: number | null, scalesW: number | null, gradInput: Tensor): Tensor {
  return writeExact([gradInput], [upsample_nearest2d_backward(gradOutput, outputSize, inputSize, scalesH, scalesW)])[0];
}

export function upsample_nearest3d_out_generated(self: Tensor, outputSize: readonly number[], scalesD: number | null, scalesH: number | null, scalesW: number | null, out: Tensor): Tensor {
  return writeExact([out], [upsample_nearest3d(self, outputSize, scalesD, scalesH, scalesW)])[0];
}

export function upsample_nearest3d_backward_grad_input_generated(gradOutput: Tensor, outputSize: readonly number[], inputSize: readonly number[], scalesD: number | null, scalesH: number | null, scalesW: number | null, gradInput: Tensor): Tensor {
  return writeExact([gradInput], [upsample_nearest3d_backward(gradOutput, outputSize, inputSize, scalesD, scalesH, scalesW)])[0];
}

export function _upsample_nearest_exact1d_out_generated(self: Tensor, outputSize: readonly number[], scales: number | null, out: Tensor): Tensor {
  return writeExact([out], [_upsample_nearest_exact1d(self, outputSize, scales)])[0];
}

export function _upsample_nearest_exact1d_backward_grad_input_generated(gradOutput: Tensor, outputSize: readonly number[], inputSize: readonly number[], scales: number | null, gradInput: Tensor): Tensor {
  return writeExact([gradInput], [_upsample_nearest_exact1d_backward(gradOutput, outputSize, inputSize, scales)])[0];
}

export function _upsample_nearest_exact2d_out_generated(self: Tensor, outputSize: readonly number[], scalesH: number | null, scalesW: number | null, out: Tensor): Tensor {
  return writeExact([out], [_upsample_nearest_exact2d(self, outputSize, scalesH, scalesW)])[0];
}

export function _upsample_nearest_exact2d_backward_grad_input_generated(gradOutput: Tensor, outputSize: readonly number[], inputSize: readonly number[], scalesH: number | null, scalesW: number | null, gradInput: Tensor): Tensor {
  return writeExact([gradInput], [_upsample_nearest_exact2d_backward(gradOutput, outputSize, inputSize, scalesH, scalesW)])[0];
}

export function _upsample_nearest_exact3d_out_generated(self: Tensor, outputSize: readonly number[], scalesD: number | null, scalesH: number | null, scalesW: number | null, out: Tensor): Tensor {
  return writeExact([out], [_upsample_nearest_exact3d(self, outputSize, scalesD, scalesH, scalesW)])[0];
}

export function _upsample_nearest_exact3d_backward_grad_input_generated(gradOutput: Tensor, outputSize: readonly number[], inputSize: readonly number[], scalesD: number | null, scalesH: number | null, scalesW: number | null, gradInput: Tensor): Tensor {
  return writeExact([gradInput], [_upsample_nearest_exact3d_backward(gradOutput, outputSize, inputSize, scalesD, scalesH, scalesW)])[0];
}

export function upsample_linear1d_out_generated(self: Tensor, outputSize: readonly number[], alignCorners: boolean, scales: number | null, out: Tensor): Tensor {
  return writeExact([out], [upsample_linear1d(self, outputSize, alignCorners, scales)])[0];
}

export function upsample_linear1d_backward_grad_input_generated(gradOutput: Tensor, outputSize: readonly number[], inputSize: readonly number[], alignCorners: boolean, scales: number | null, gradInput: Tensor): Tensor {
  return writeExact([gradInput], [upsample_linear1d_backward(gradOutput, outputSize, inputSize, alignCorners, scales)])[0];
}

export function upsample_bilinear2d_out_generated(self: Tensor, outputSize: readonly number[], alignCorners: boolean, scalesH: number | null, scalesW: number | null, out: Tensor): Tensor {
  return writeExact([out], [upsample_bilinear2d(self, outputSize, alignCorners, scalesH, scalesW)])[0];
}

export function upsample_bilinear2d_backward_grad_input_generated(gradOutput: Tensor, outputSize: readonly number[], inputSize: readonly number[], alignCorners: boolean, scalesH: number | null, scalesW: number | null, gradInput: Tensor): Tensor {
  return writeExact([gradInput], [upsample_bilinear2d_backward(gradOutput, outputSize, inputSize, alignCorners, scalesH, scalesW)])[0];
}

export function upsample_trilinear3d_out_generated(self: Tensor, outputSize: readonly number[], alignCorners: boolean, scalesD: number | null, scalesH: number | null, scalesW: number | null, out: Tensor): Tensor {
  return writeExact([out], [upsample_trilinear3d(self, outputSize, alignCorners, scalesD, scalesH, scalesW)])[0];
}

export function upsample_trilinear3d_backward_grad_input_generated(gradOutput: Tensor, outputSize: readonly number[], inputSize: readonly number[], alignCorners: boolean, scalesD: number | null, scalesH: number | null, scalesW: number | null, gradInput: Tensor): Tensor {
  return writeExact([gradInput], [upsample_trilinear3d_backward(gradOutput, outputSize, inputSize, alignCorners, scalesD, scalesH, scalesW)])[0];
}

export function upsample_bicubic2d_out_generated(self: Tensor, outputSize: readonly number[], alignCorners: boolean, scalesH: number | null, scalesW: number | null, out: Tensor): Tensor {
  return writeExact([out], [upsample_bicubic2d(self, outputSize, alignCorners, scalesH, scalesW)])[0];
}

export function upsample_bicubic2d_backward_grad_input_generated(gradOutput: Tensor, outputSize: readonly number[], inputSize: readonly number[], alignCorners: boolean, scalesH: number | null, scalesW: number | null, gradInput: Tensor): Tensor {
  return writeExact([gradInput], [upsample_bicubic2d_backward(gradOutput, outputSize, inputSize, alignCorners, scalesH, scalesW)])[0];
}

export function _upsample_bilinear2d_aa_out_generated(self: Tensor, outputSize: readonly number[], alignCorners: boolean, scalesH: number | null, scalesW: number | null, out: Tensor): Tensor {
  return writeExact([out], [_upsample_bilinear2d_aa(self, outputSize, alignCorners, scalesH, scalesW)])[0];
}

export function _upsample_bilinear2d_aa_backward_grad_input_generated(gradOutput: Tensor, outputSize: readonly number[], inputSize: readonly number[], alignCorners: boolean, scalesH: number | null, scalesW: number | null, gradInput: Tensor): Tensor {
  return writeExact([gradInput], [_upsample_bilinear2d_aa_backward(gradOutput, outputSize, inputSize, alignCorners, scalesH, scalesW)])[0];
}

export function _upsample_bicubic2d_aa_out_generated(self: Tensor, outputSize: readonly number[], alignCorners: boolean, scalesH: number | null, scalesW: number | null, out: Tensor): Tensor {
  return writeExact([out], [_upsample_bicubic2d_aa(self, outputSize, alignCorners, scalesH, scalesW)])[0];
}

export function _upsample_bicubic2d_aa_backward_grad_input_generated(gradOutput: Tensor, outputSize: readonly number[], inputSize: readonly number[], alignCorners: boolean, scalesH: number | null, scalesW: number | null, gradInput: Tensor): Tensor {
  return writeExact([gradInput], [_upsample_bicubic2d_aa_backward(gradOutput, outputSize, inputSize, alignCorners, scalesH, scalesW)])[0];
}

export function grid_sampler_2d_out_generated(input: Tensor, grid: Tensor, interpolationMode: number, paddingMode: number, alignCorners: boolean, out: Tensor): Tensor {
  writeResult(out, grid_sampler_2d(input, grid, interpolationMode, paddingMode, alignCorners));
  return out;
}

export function grid_sampler_2d_backward_out_generated(gradOutput: Tensor, input: Tensor, grid: Tensor, interpolationMode: number, paddingMode: number, alignCorners: boolean, outputMask: readonly boolean[], out0: Tensor, out1: Tensor): readonly [Tensor, Tensor] {
  const results = grid_sampler_2d_backward(gradOutput, input, grid, interpolationMode, paddingMode, alignCorners, outputMask);
  writeResult(out0, results[0]);
  writeResult(out1, results[1]);
  return [out0, out1];
}

export function grid_sampler_3d_out_generated(input: Tensor, grid: Tensor, interpolationMode: number, paddingMode: number, alignCorners: boolean, out: Tensor): Tensor {
  writeResult(out, grid_sampler_3d(input, grid, interpolationMode, paddingMode, alignCorners));
  return out;
}

export function grid_sampler_3d_backward_out_generated(gradOutput: Tensor, input: Tensor, grid: Tensor, interpolationMode: number, paddingMode: number, alignCorners: boolean, outputMask: readonly boolean[], out0: Tensor, out1: Tensor): readonly [Tensor, Tensor] {
  const results = grid_sampler_3d_backward(gradOutput, input, grid, interpolationMode, paddingMode, alignCorners, outputMask);
  writeResult(out0, results[0]);
  writeResult(out1, results[1]);
  return [out0, out1];
}

export function affine_grid_generator_out_generated(theta: Tensor, size: readonly number[], alignCorners: boolean, out: Tensor): Tensor {
  writeResult(out, affine_grid_generator(theta, size, alignCorners));
  return out;
}

export function multi_margin_loss_out_generated(self: Tensor, target: Tensor, p: Scalar, margin: Scalar, weight: Tensor | null, reduction: number, out: Tensor): Tensor {
  return writeExact([out], [multi_margin_loss(self, target, p, margin, weight, reduction)])[0];
}

export function multi_margin_loss_backward_grad_input_generated(gradOutput: Tensor, self: Tensor, target: Tensor, p: Scalar, margin: Scalar, weight: Tensor | null, reduction: number, gradInput: Tensor): Tensor {
  return writeExact([gradInput], [multi_margin_loss_backward(gradOutput, self, target, p, margin, weight, reduction)])[0];
}

export function multilabel_margin_loss_out_generated(self: Tensor, target: Tensor, reduction: number, out: Tensor): Tensor {
  refuseOutGradient("multilabel_margin_loss.out", self, target, out);
  return writeExact([out], [multilabel_margin_loss(self, target, reduction)])[0];
}

export function multilabel_margin_loss_backward_grad_input_generated(gradOutput: Tensor, self: Tensor, target: Tensor, reduction: number, isTarget: Tensor, gradInput: Tensor): Tensor {
  return writeExact([gradInput], [multilabel_margin_loss_backward(gradOutput, self, target, reduction, isTarget)])[0];
}

export function rrelu_with_noise_backward_out_generated(gradOutput: Tensor, self: Tensor, noise: Tensor, lower: Scalar, upper: Scalar, training: boolean, selfIsResult: boolean, out: Tensor): Tensor {
  writeResult(out, rrelu_with_noise_backward(gradOutput, self, noise, lower, upper, training, selfIsResult));
  return out;
}

export function _ctc_loss_out_generated(logProbs: Tensor, targets: Tensor, inputLengths: readonly number[], targetLengths: readonly number[], blank: number, zeroInfinity: boolean, out0: Tensor, out1: Tensor): readonly [Tensor, Tensor] {
  const results = _ctc_loss(logProbs, targets, inputLengths, targetLengths, blank, zeroInfinity);
  writeResult(out0, results[0]);
  writeResult(out1, results[1]);
  return [out0, out1];
}

export function _ctc_loss_backward_out_generated(grad: Tensor, logProbs: Tensor, targets: Tensor, inputLengths: readonly number[], targetLengths: readonly number[], negLogLikelihood: Tensor, logAlpha: Tensor, blank: number, zeroInfinity: boolean, out: Tensor): Tensor {
  writeResult(out, _ctc_loss_backward(grad, logProbs, targets, inputLengths, targetLengths, negLogLikelihood, logAlpha, blank, zeroInfinity));
  return out;
}

export function fractional_max_pool2d_backward_grad_input_generated(gradOutput: Tensor, self: Tensor, kernelSize: readonly number[], outputSize: readonly number[], indices: Tensor, gradInput: Tensor): Tensor {
  return writeExact([gradInput], [fractional_max_pool2d_backward(gradOutput, self, kernelSize, outputSize, indices)])[0];
}

export function fractional_max_pool3d_backward_grad_input_generated(gradOutput: Tensor, self: Tensor, kernelSize: readonly number[], outputSize: readonly number[], indices: Tensor, gradInput: Tensor): Tensor {
  return writeExact([gradInput], [fractional_max_pool3d_backward(gradOutput, self, kernelSize, outputSize, indices)])[0];
}

export function conv_tbc_out_generated(self: Tensor, weight: Tensor, bias: Tensor, pad: number, out: Tensor): Tensor {
  writeResult(out, conv_tbc(self, weight, bias, pad));
  return out;
}

export function _weight_norm_interface_out_generated(v: Tensor, g: Tensor, dim: number, out0: Tensor, out1: Tensor): readonly [Tensor, Tensor] {
  const results = _weight_norm_interface(v, g, dim);
  writeResult(out0, results[0]);
  writeResult(out1, results[1]);
  return [out0, out1];
}

export function _pack_padded_sequence_out_generated(input: Tensor, lengths: Tensor, batchFirst: boolean, out0: Tensor, out1: Tensor): readonly [Tensor, Tensor] {
  const results = _pack_padded_sequence(input, lengths, batchFirst);
  writeResult(out0, results[0]);
  writeResult(out1, results[1]);
  return [out0, out1];
}
