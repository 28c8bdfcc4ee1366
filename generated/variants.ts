// @generated from native_functions.yaml by `npm run codegen`. Do not edit.
// Kernels of the forms that nobody wrote: out forms through the functional one, functional ones through the in-place one.

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
  copyOf,
  fillResult,
  writeResult,
} from "../runtime/kernels/structured.js";
import {
  _ctc_loss,
  _ctc_loss_Tensor,
  _ctc_loss_backward,
  _fft_c2r,
  _index_put_impl,
  _index_put_impl_,
  _pack_padded_sequence,
  _reshape_alias_copy,
  _standard_gamma,
  _to_copy,
  _unique,
  _unique2,
  _unsafe_view,
  _upsample_bicubic2d_aa,
  _upsample_bilinear2d_aa,
  _upsample_nearest_exact1d,
  _upsample_nearest_exact2d,
  _upsample_nearest_exact3d,
  _weight_norm_interface,
  addbmm,
  addr,
  affine_grid_generator,
  alias_copy,
  argsort_stable,
  as_strided_copy,
  as_strided_scatter,
  avg_pool2d,
  avg_pool3d,
  bartlett_window,
  bartlett_window_periodic,
  bernoulli_Tensor,
  bernoulli__Tensor,
  bernoulli_p,
  binary_cross_entropy,
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
  count_nonzero,
  count_nonzero_dim_IntList,
  diag_embed,
  diagonal_backward,
  diagonal_copy,
  diagonal_scatter,
  dist,
  dot,
  embedding,
  embedding_renorm,
  embedding_renorm_,
  empty_like,
  empty_strided,
  expand_copy,
  exponential,
  exponential_,
  fill_Scalar,
  fill_Tensor,
  full_like,
  geometric,
  geometric_,
  glu,
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
  im2col,
  index_Tensor,
  index_fill_int_Scalar,
  index_fill_int_Tensor,
  index_put,
  kaiser_window,
  kaiser_window_beta,
  kaiser_window_periodic,
  linalg_cross,
  linalg_householder_product,
  linalg_lu_solve,
  linalg_matrix_exp,
  linalg_solve_triangular,
  log_normal,
  log_normal_,
  logsumexp,
  masked_fill_Scalar,
  masked_fill_Tensor,
  masked_scatter,
  max_unpool2d,
  max_unpool3d,
  median as operators_median,
  mse_loss,
  multi_margin_loss,
  mv,
  nanmedian,
  narrow_copy,
  native_dropout,
  native_dropout_backward,
  new_empty,
  new_empty_strided,
  new_full,
  new_ones,
  new_zeros,
  norm_Scalar,
  norm_ScalarOpt_dtype,
  ones_like,
  permute_copy,
  pixel_shuffle,
  pixel_unshuffle,
  poisson,
  prelu,
  prod,
  put,
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
  repeat,
  repeat_interleave_Tensor,
  resize,
  resize_,
  resize_as,
  resize_as_,
  roll,
  rot90,
  rrelu_with_noise_backward,
  scalar_tensor,
  searchsorted_Scalar,
  segment_reduce,
  select_backward,
  select_scatter,
  set,
  set_,
  set__source_Tensor,
  set_source_Tensor,
  slice_backward,
  slice_scatter,
  smooth_l1_loss,
  soft_margin_loss,
  squeeze_copy,
  sum,
  t_copy,
  trace,
  tril_indices,
  triu_indices,
  unfold_copy,
  uniform,
  uniform_,
  unique_consecutive,
  unique_dim,
  unsqueeze_copy,
  upsample_bicubic2d,
  upsample_bilinear2d,
  upsample_linear1d,
  upsample_nearest1d,
  upsample_nearest2d,
  upsample_nearest3d,
  upsample_trilinear3d,
  vdot,
  view_copy,
  zero,
  zero_,
  zeros_like,
} from "./operators.js";

export function celu_out_generated(self: Tensor, alpha: Scalar, out: Tensor): Tensor {
  writeResult(out, celu(self, alpha));
  return out;
}

export function empty_strided_out_generated(size: readonly number[], stride: readonly number[], out: Tensor): Tensor {
  writeResult(out, empty_strided(size, stride, out.dtype, out.layout, out.device, null));
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

export function _unsafe_view_out_generated(self: Tensor, size: readonly number[], out: Tensor): Tensor {
  writeResult(out, _unsafe_view(self, size));
  return out;
}

export function narrow_copy_out_generated(self: Tensor, dim: number, start: number, length: number, out: Tensor): Tensor {
  writeResult(out, narrow_copy(self, dim, start, length));
  return out;
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

export function logsumexp_out_generated(self: Tensor, dim: readonly number[], keepdim: boolean, out: Tensor): Tensor {
  writeResult(out, logsumexp(self, dim, keepdim));
  return out;
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

export function addbmm_out_generated(self: Tensor, batch1: Tensor, batch2: Tensor, beta: Scalar, alpha: Scalar, out: Tensor): Tensor {
  writeResult(out, addbmm(self, batch1, batch2, beta, alpha));
  return out;
}

export function mv_out_generated(self: Tensor, vec: Tensor, out: Tensor): Tensor {
  writeResult(out, mv(self, vec));
  return out;
}

export function addr_out_generated(self: Tensor, vec1: Tensor, vec2: Tensor, beta: Scalar, alpha: Scalar, out: Tensor): Tensor {
  writeResult(out, addr(self, vec1, vec2, beta, alpha));
  return out;
}

export function dot_out_generated(self: Tensor, tensor: Tensor, out: Tensor): Tensor {
  writeResult(out, dot(self, tensor));
  return out;
}

export function vdot_out_generated(self: Tensor, other: Tensor, out: Tensor): Tensor {
  writeResult(out, vdot(self, other));
  return out;
}

export function linalg_cross_out_generated(self: Tensor, other: Tensor, dim: number, out: Tensor): Tensor {
  writeResult(out, linalg_cross(self, other, dim));
  return out;
}

export function cholesky_out_generated(self: Tensor, upper: boolean, out: Tensor): Tensor {
  writeResult(out, cholesky(self, upper));
  return out;
}

export function cholesky_inverse_out_generated(self: Tensor, upper: boolean, out: Tensor): Tensor {
  writeResult(out, cholesky_inverse(self, upper));
  return out;
}

export function cholesky_solve_out_generated(self: Tensor, input2: Tensor, upper: boolean, out: Tensor): Tensor {
  writeResult(out, cholesky_solve(self, input2, upper));
  return out;
}

export function linalg_lu_solve_out_generated(LU: Tensor, pivots: Tensor, B: Tensor, left: boolean, adjoint: boolean, out: Tensor): Tensor {
  writeResult(out, linalg_lu_solve(LU, pivots, B, left, adjoint));
  return out;
}

export function linalg_solve_triangular_out_generated(self: Tensor, B: Tensor, upper: boolean, left: boolean, unitriangular: boolean, out: Tensor): Tensor {
  writeResult(out, linalg_solve_triangular(self, B, upper, left, unitriangular));
  return out;
}

export function linalg_householder_product_out_generated(input: Tensor, tau: Tensor, out: Tensor): Tensor {
  writeResult(out, linalg_householder_product(input, tau));
  return out;
}

export function linalg_matrix_exp_out_generated(self: Tensor, out: Tensor): Tensor {
  writeResult(out, linalg_matrix_exp(self));
  return out;
}

export function _fft_c2r_out_generated(self: Tensor, dim: readonly number[], normalization: number, lastDimSize: number, out: Tensor): Tensor {
  writeResult(out, _fft_c2r(self, dim, normalization, lastDimSize));
  return out;
}

export function mse_loss_out_generated(self: Tensor, target: Tensor, reduction: number, out: Tensor): Tensor {
  writeResult(out, mse_loss(self, target, reduction));
  return out;
}

export function smooth_l1_loss_out_generated(self: Tensor, target: Tensor, reduction: number, beta: number, out: Tensor): Tensor {
  writeResult(out, smooth_l1_loss(self, target, reduction, beta));
  return out;
}

export function huber_loss_out_generated(self: Tensor, target: Tensor, reduction: number, delta: number, out: Tensor): Tensor {
  writeResult(out, huber_loss(self, target, reduction, delta));
  return out;
}

export function binary_cross_entropy_out_generated(self: Tensor, target: Tensor, weight: Tensor | null, reduction: number, out: Tensor): Tensor {
  writeResult(out, binary_cross_entropy(self, target, weight, reduction));
  return out;
}

export function binary_cross_entropy_with_logits_out_generated(self: Tensor, target: Tensor, weight: Tensor | null, posWeight: Tensor | null, reduction: number, out: Tensor): Tensor {
  writeResult(out, binary_cross_entropy_with_logits(self, target, weight, posWeight, reduction));
  return out;
}

export function soft_margin_loss_out_generated(self: Tensor, target: Tensor, reduction: number, out: Tensor): Tensor {
  writeResult(out, soft_margin_loss(self, target, reduction));
  return out;
}

export function convolution_out_generated(input: Tensor, weight: Tensor, bias: Tensor | null, stride: readonly number[], padding: readonly number[], dilation: readonly number[], transposed: boolean, outputPadding: readonly number[], groups: number, out: Tensor): Tensor {
  writeResult(out, convolution(input, weight, bias, stride, padding, dilation, transposed, outputPadding, groups));
  return out;
}

export function im2col_out_generated(self: Tensor, kernelSize: readonly number[], dilation: readonly number[], padding: readonly number[], stride: readonly number[], out: Tensor): Tensor {
  writeResult(out, im2col(self, kernelSize, dilation, padding, stride));
  return out;
}

export function col2im_out_generated(self: Tensor, outputSize: readonly number[], kernelSize: readonly number[], dilation: readonly number[], padding: readonly number[], stride: readonly number[], out: Tensor): Tensor {
  writeResult(out, col2im(self, outputSize, kernelSize, dilation, padding, stride));
  return out;
}

export function avg_pool2d_out_generated(self: Tensor, kernelSize: readonly number[], stride: readonly number[], padding: readonly number[], ceilMode: boolean, countIncludePad: boolean, divisorOverride: number | null, out: Tensor): Tensor {
  writeResult(out, avg_pool2d(self, kernelSize, stride, padding, ceilMode, countIncludePad, divisorOverride));
  return out;
}

export function max_unpool2d_out_generated(self: Tensor, indices: Tensor, outputSize: readonly number[], out: Tensor): Tensor {
  writeResult(out, max_unpool2d(self, indices, outputSize));
  return out;
}

export function avg_pool3d_out_generated(self: Tensor, kernelSize: readonly number[], stride: readonly number[], padding: readonly number[], ceilMode: boolean, countIncludePad: boolean, divisorOverride: number | null, out: Tensor): Tensor {
  writeResult(out, avg_pool3d(self, kernelSize, stride, padding, ceilMode, countIncludePad, divisorOverride));
  return out;
}

export function max_unpool3d_out_generated(self: Tensor, indices: Tensor, outputSize: readonly number[], stride: readonly number[], padding: readonly number[], out: Tensor): Tensor {
  writeResult(out, max_unpool3d(self, indices, outputSize, stride, padding));
  return out;
}

export function glu_out_generated(self: Tensor, dim: number, out: Tensor): Tensor {
  writeResult(out, glu(self, dim));
  return out;
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
  writeResult(out, upsample_nearest1d(self, outputSize, scales));
  return out;
}

export function upsample_nearest2d_out_generated(self: Tensor, outputSize: readonly number[], scalesH: number | null, scalesW: number | null, out: Tensor): Tensor {
  writeResult(out, upsample_nearest2d(self, outputSize, scalesH, scalesW));
  return out;
}

export function upsample_nearest3d_out_generated(self: Tensor, outputSize: readonly number[], scalesD: number | null, scalesH: number | null, scalesW: number | null, out: Tensor): Tensor {
  writeResult(out, upsample_nearest3d(self, outputSize, scalesD, scalesH, scalesW));
  return out;
}

export function _upsample_nearest_exact1d_out_generated(self: Tensor, outputSize: readonly number[], scales: number | null, out: Tensor): Tensor {
  writeResult(out, _upsample_nearest_exact1d(self, outputSize, scales));
  return out;
}

export function _upsample_nearest_exact2d_out_generated(self: Tensor, outputSize: readonly number[], scalesH: number | null, scalesW: number | null, out: Tensor): Tensor {
  writeResult(out, _upsample_nearest_exact2d(self, outputSize, scalesH, scalesW));
  return out;
}

export function _upsample_nearest_exact3d_out_generated(self: Tensor, outputSize: readonly number[], scalesD: number | null, scalesH: number | null, scalesW: number | null, out: Tensor): Tensor {
  writeResult(out, _upsample_nearest_exact3d(self, outputSize, scalesD, scalesH, scalesW));
  return out;
}

export function upsample_linear1d_out_generated(self: Tensor, outputSize: readonly number[], alignCorners: boolean, scales: number | null, out: Tensor): Tensor {
  writeResult(out, upsample_linear1d(self, outputSize, alignCorners, scales));
  return out;
}

export function upsample_bilinear2d_out_generated(self: Tensor, outputSize: readonly number[], alignCorners: boolean, scalesH: number | null, scalesW: number | null, out: Tensor): Tensor {
  writeResult(out, upsample_bilinear2d(self, outputSize, alignCorners, scalesH, scalesW));
  return out;
}

export function upsample_trilinear3d_out_generated(self: Tensor, outputSize: readonly number[], alignCorners: boolean, scalesD: number | null, scalesH: number | null, scalesW: number | null, out: Tensor): Tensor {
  writeResult(out, upsample_trilinear3d(self, outputSize, alignCorners, scalesD, scalesH, scalesW));
  return out;
}

export function upsample_bicubic2d_out_generated(self: Tensor, outputSize: readonly number[], alignCorners: boolean, scalesH: number | null, scalesW: number | null, out: Tensor): Tensor {
  writeResult(out, upsample_bicubic2d(self, outputSize, alignCorners, scalesH, scalesW));
  return out;
}

export function _upsample_bilinear2d_aa_out_generated(self: Tensor, outputSize: readonly number[], alignCorners: boolean, scalesH: number | null, scalesW: number | null, out: Tensor): Tensor {
  writeResult(out, _upsample_bilinear2d_aa(self, outputSize, alignCorners, scalesH, scalesW));
  return out;
}

export function _upsample_bicubic2d_aa_out_generated(self: Tensor, outputSize: readonly number[], alignCorners: boolean, scalesH: number | null, scalesW: number | null, out: Tensor): Tensor {
  writeResult(out, _upsample_bicubic2d_aa(self, outputSize, alignCorners, scalesH, scalesW));
  return out;
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
  writeResult(out, multi_margin_loss(self, target, p, margin, weight, reduction));
  return out;
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

export function _ctc_loss_Tensor_out_generated(logProbs: Tensor, targets: Tensor, inputLengths: Tensor, targetLengths: Tensor, blank: number, zeroInfinity: boolean, out0: Tensor, out1: Tensor): readonly [Tensor, Tensor] {
  const results = _ctc_loss_Tensor(logProbs, targets, inputLengths, targetLengths, blank, zeroInfinity);
  writeResult(out0, results[0]);
  writeResult(out1, results[1]);
  return [out0, out1];
}

export function _ctc_loss_backward_out_generated(grad: Tensor, logProbs: Tensor, targets: Tensor, inputLengths: readonly number[], targetLengths: readonly number[], negLogLikelihood: Tensor, logAlpha: Tensor, blank: number, zeroInfinity: boolean, out: Tensor): Tensor {
  writeResult(out, _ctc_loss_backward(grad, logProbs, targets, inputLengths, targetLengths, negLogLikelihood, logAlpha, blank, zeroInfinity));
  return out;
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
