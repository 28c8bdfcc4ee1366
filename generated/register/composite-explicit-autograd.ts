// @generated from native_functions.yaml by `npm run codegen`. Do not edit.
// Importing this file gives the operators their CompositeExplicitAutograd kernels.

import {
  kernelsFor,
} from "../../runtime/dispatch/register.js";
import {
  glu_backward_explicit,
  prelu_backward_explicit,
  prelu_explicit,
  rrelu_with_noise_backward_explicit,
} from "../../runtime/kernels/composite/activations.js";
import {
  _conj_explicit,
  _neg_view_explicit,
  complex_explicit,
  complex_out_explicit,
  polar_explicit,
  polar_out_explicit,
  view_as_complex_explicit,
  view_as_real_explicit,
} from "../../runtime/kernels/composite/complex.js";
import {
  _to_copy_explicit,
  alias_explicit,
  clone_explicit,
  copy__explicit,
  detach__explicit,
  fill__Tensor_explicit,
  is_same_size_explicit,
  lift_explicit,
  resize__explicit,
  resize_as__explicit,
  set__explicit,
  set__source_Tensor_explicit,
  set__source_Tensor_storage_offset_explicit,
} from "../../runtime/kernels/composite/conversion.js";
import {
  conv_tbc_explicit,
} from "../../runtime/kernels/composite/convolution-tbc.js";
import {
  mvlgamma_explicit,
  mvlgamma_out_explicit,
} from "../../runtime/kernels/composite/covariance.js";
import {
  _ctc_loss_Tensor_explicit,
} from "../../runtime/kernels/composite/ctc-loss.js";
import {
  _euclidean_dist_explicit,
} from "../../runtime/kernels/composite/distance.js";
import {
  as_strided_scatter_explicit,
  diag_embed_explicit,
  diag_explicit,
  diag_out_explicit,
  diagonal_scatter_explicit,
  select_scatter_explicit,
  slice_scatter_explicit,
} from "../../runtime/kernels/composite/embedded-slices.js";
import {
  _efficientzerotensor_explicit,
  arange_explicit,
  arange_start_explicit,
  arange_start_step_explicit,
  empty_like_explicit,
  empty_permuted_explicit,
  eye_explicit,
  eye_m_explicit,
  eye_m_out_explicit,
  full_explicit,
  linspace_explicit,
  logspace_explicit,
  new_empty_explicit,
  new_full_explicit,
  new_ones_explicit,
  new_zeros_explicit,
  ones_explicit,
  range_explicit,
  range_step_explicit,
  scalar_tensor_explicit,
  zeros_explicit,
  zeros_like_explicit,
} from "../../runtime/kernels/composite/factories.js";
import {
  from_file_explicit,
} from "../../runtime/kernels/composite/files.js";
import {
  fft_fftfreq_explicit,
  fft_fftfreq_out_explicit,
  fft_rfftfreq_explicit,
  fft_rfftfreq_out_explicit,
} from "../../runtime/kernels/composite/fourier.js";
import {
  affine_grid_generator_explicit,
} from "../../runtime/kernels/composite/grid-sampler.js";
import {
  count_nonzero_dim_IntList_explicit,
  count_nonzero_explicit,
  diagonal_backward_explicit,
  embedding_explicit,
  index_fill__int_Tensor_explicit,
  masked_fill__Tensor_explicit,
  slice_backward_explicit,
  trace_explicit,
} from "../../runtime/kernels/composite/indexing.js";
import {
  block_diag_explicit,
  repeat_explicit,
  roll_explicit,
  rot90_explicit,
  stack_explicit,
  stack_out_explicit,
} from "../../runtime/kernels/composite/joining.js";
import {
  addbmm__explicit,
  addr__explicit,
} from "../../runtime/kernels/composite/linalg-outputs.js";
import {
  cholesky_solve_explicit,
  linalg_lstsq_explicit,
  symeig_explicit,
} from "../../runtime/kernels/composite/linalg.js";
import {
  binary_cross_entropy_backward_explicit,
  binary_cross_entropy_explicit,
  binary_cross_entropy_with_logits_explicit,
  huber_loss_backward_explicit,
  huber_loss_explicit,
  mse_loss_backward_explicit,
  smooth_l1_loss_backward_explicit,
  soft_margin_loss_backward_explicit,
  soft_margin_loss_explicit,
} from "../../runtime/kernels/composite/losses.js";
import {
  addbmm_explicit,
  addr_explicit,
  mv_explicit,
} from "../../runtime/kernels/composite/matmul.js";
import {
  writeAny,
  writeCast,
  writeCastRowMajor,
  writeExact,
  writeExactRowMajor,
} from "../../runtime/kernels/composite/outputs.js";
import {
  _pack_padded_sequence_explicit,
} from "../../runtime/kernels/composite/packed-sequences.js";
import {
  constant_pad_nd_explicit,
} from "../../runtime/kernels/composite/padding.js";
import {
  clamp_Tensor_out_explicit,
  log_sigmoid_forward_explicit,
  log_sigmoid_forward_output_explicit,
} from "../../runtime/kernels/composite/pointwise.js";
import {
  adaptive_avg_pool2d_out_explicit,
} from "../../runtime/kernels/composite/pooling.js";
import {
  _assert_async_explicit,
  _conj_physical_explicit,
  conj_physical__explicit,
  conj_physical_out_explicit,
  sym_constrain_range_explicit,
  sym_constrain_range_for_size_explicit,
} from "../../runtime/kernels/composite/properties.js";
import {
  native_dropout_explicit,
  normal_Tensor_Tensor_explicit,
  normal_Tensor_Tensor_out_explicit,
  normal_Tensor_float_out_explicit,
  normal_float_Tensor_out_explicit,
  randperm_explicit,
  randperm_generator_explicit,
} from "../../runtime/kernels/composite/random.js";
import {
  all_dims_explicit,
  allclose_explicit,
  any_dims_explicit,
  logsumexp_explicit,
  logsumexp_out_explicit,
  max_explicit,
  min_explicit,
} from "../../runtime/kernels/composite/reductions.js";
import {
  split_Tensor_explicit,
  split_with_sizes_explicit,
  unbind_int_explicit,
} from "../../runtime/kernels/composite/splitting.js";
import {
  split_copy_Tensor_out_explicit,
  split_with_sizes_copy_out_explicit,
  unbind_copy_int_out_explicit,
} from "../../runtime/kernels/composite/view-copies.js";
import {
  _reshape_alias_explicit,
  _unsafe_view_explicit,
  as_strided_explicit,
  diagonal_explicit,
  expand_explicit,
  permute_explicit,
  select_int_explicit,
  slice_Tensor_explicit,
  squeeze__dim_explicit,
  squeeze__explicit,
  squeeze_dim_explicit,
  squeeze_dims_explicit,
  squeeze_explicit,
  t__explicit,
  t_explicit,
  transpose__explicit,
  transpose_int_explicit,
  unfold_explicit,
  unsqueeze__explicit,
  unsqueeze_explicit,
  view_dtype_explicit,
  view_explicit,
} from "../../runtime/kernels/composite/views.js";
import {
  _weight_norm_interface_explicit,
} from "../../runtime/kernels/composite/weight-norm.js";
import {
  bartlett_window_explicit,
  bartlett_window_periodic_explicit,
  blackman_window_explicit,
  blackman_window_periodic_explicit,
  hamming_window_explicit,
  hamming_window_periodic_alpha_beta_explicit,
  hamming_window_periodic_alpha_explicit,
  hamming_window_periodic_explicit,
  hann_window_explicit,
  hann_window_periodic_explicit,
  kaiser_window_beta_explicit,
  kaiser_window_explicit,
  kaiser_window_periodic_explicit,
} from "../../runtime/kernels/composite/windows.js";
import {
  _linalg_check_errors_explicit,
} from "../../runtime/kernels/cpu/linalg.js";
import {
  outThrough,
} from "../../runtime/kernels/out-through.js";
import {
  writeResults,
} from "../../runtime/kernels/structured.js";
import * as calls from "../calls.js";
import * as op from "../operators.js";
import * as variants from "../variants.js";

const m = kernelsFor("CompositeExplicitAutograd", "generated/register/composite-explicit-autograd.ts");

m(op.polygamma__op, calls.polygamma__call);
m(op.isnan_out_op, outThrough(op.isnan_out_op, 2, 1, writeAny, op.isnan));
m(op.isinf_out_op, outThrough(op.isinf_out_op, 2, 1, writeAny, op.isinf));
m(op.add_Scalar_out_op, outThrough(op.add_Scalar_out_op, 4, 1, writeAny, op.add_Scalar));
m(op.sub_Scalar_out_op, outThrough(op.sub_Scalar_out_op, 4, 1, writeAny, op.sub_Scalar));
m(op.rsub_Tensor_op, calls.rsub_Tensor_call);
m(op.rsub_Tensor_out_op, outThrough(op.rsub_Tensor_out_op, 4, 1, writeAny, op.rsub_Tensor));
m(op.mul_Scalar_out_op, outThrough(op.mul_Scalar_out_op, 3, 1, writeAny, op.mul_Scalar));
m(op.div_Scalar_out_op, outThrough(op.div_Scalar_out_op, 3, 1, writeAny, op.div_Scalar));
m(op.div_Scalar_mode_out_op, outThrough(op.div_Scalar_mode_out_op, 4, 1, writeAny, op.div_Scalar_mode));
m(op.floor_divide_Scalar_out_op, outThrough(op.floor_divide_Scalar_out_op, 3, 1, writeAny, op.floor_divide_Scalar));
m(op.clamp_Tensor_out_op, clamp_Tensor_out_explicit);
m(op.relu_out_op, outThrough(op.relu_out_op, 2, 1, writeAny, op.relu));
m(op.celu_op, calls.celu_call);
m(op.celu__op, calls.celu__call);
m(op.log_sigmoid_forward_op, log_sigmoid_forward_explicit);
m(op.log_sigmoid_forward_output_op, log_sigmoid_forward_output_explicit);
m(op.empty_permuted_op, empty_permuted_explicit);
m(op.empty_like_op, empty_like_explicit);
m(op.new_empty_op, new_empty_explicit);
m(op.new_zeros_op, new_zeros_explicit);
m(op.new_ones_op, new_ones_explicit);
m(op.new_full_op, new_full_explicit);
m(op.zeros_op, zeros_explicit);
m(op.zeros_out_op, calls.zeros_out_call);
m(op.from_file_op, from_file_explicit);
m(op.zeros_like_op, zeros_like_explicit);
m(op.ones_op, ones_explicit);
m(op.ones_out_op, calls.ones_out_call);
m(op.ones_like_op, calls.ones_like_call);
m(op.full_op, full_explicit);
m(op.full_out_op, calls.full_out_call);
m(op.full_like_op, calls.full_like_call);
m(op.arange_op, arange_explicit);
m(op.arange_start_op, arange_start_explicit);
m(op.arange_start_step_op, arange_start_step_explicit);
m(op.arange_out_op, calls.arange_out_call);
m(op.linspace_op, linspace_explicit);
m(op.linspace_Tensor_Tensor_op, calls.linspace_Tensor_Tensor_call);
m(op.linspace_Tensor_Tensor_out_op, calls.linspace_Tensor_Tensor_out_call);
m(op.linspace_Tensor_Scalar_op, calls.linspace_Tensor_Scalar_call);
m(op.linspace_Tensor_Scalar_out_op, calls.linspace_Tensor_Scalar_out_call);
m(op.linspace_Scalar_Tensor_op, calls.linspace_Scalar_Tensor_call);
m(op.linspace_Scalar_Tensor_out_op, calls.linspace_Scalar_Tensor_out_call);
m(op.logspace_op, logspace_explicit);
m(op.logspace_Tensor_Tensor_op, calls.logspace_Tensor_Tensor_call);
m(op.logspace_Tensor_Tensor_out_op, calls.logspace_Tensor_Tensor_out_call);
m(op.logspace_Tensor_Scalar_op, calls.logspace_Tensor_Scalar_call);
m(op.logspace_Tensor_Scalar_out_op, calls.logspace_Tensor_Scalar_out_call);
m(op.logspace_Scalar_Tensor_op, calls.logspace_Scalar_Tensor_call);
m(op.logspace_Scalar_Tensor_out_op, calls.logspace_Scalar_Tensor_out_call);
m(op.eye_op, eye_explicit);
m(op.eye_m_op, eye_m_explicit);
m(op.eye_out_op, calls.eye_out_call);
m(op.eye_m_out_op, eye_m_out_explicit);
m(op.scalar_tensor_op, scalar_tensor_explicit);
m(op.hann_window_op, hann_window_explicit);
m(op.hann_window_periodic_op, hann_window_periodic_explicit);
m(op.bartlett_window_op, bartlett_window_explicit);
m(op.bartlett_window_periodic_op, bartlett_window_periodic_explicit);
m(op.blackman_window_op, blackman_window_explicit);
m(op.blackman_window_periodic_op, blackman_window_periodic_explicit);
m(op.hamming_window_op, hamming_window_explicit);
m(op.hamming_window_periodic_op, hamming_window_periodic_explicit);
m(op.hamming_window_periodic_alpha_op, hamming_window_periodic_alpha_explicit);
m(op.hamming_window_periodic_alpha_beta_op, hamming_window_periodic_alpha_beta_explicit);
m(op.kaiser_window_op, kaiser_window_explicit);
m(op.kaiser_window_periodic_op, kaiser_window_periodic_explicit);
m(op.kaiser_window_beta_op, kaiser_window_beta_explicit);
m(op.range_step_op, range_step_explicit);
m(op.range_op, range_explicit);
m(op.range_out__op, calls.range_out__call);
m(op.rand_op, calls.rand_call);
m(op.rand_generator_op, calls.rand_generator_call);
m(op.rand_out_op, calls.rand_out_call);
m(op.rand_generator_out_op, calls.rand_generator_out_call);
m(op.rand_like_op, calls.rand_like_call);
m(op.randn_op, calls.randn_call);
m(op.randn_generator_op, calls.randn_generator_call);
m(op.randn_out_op, calls.randn_out_call);
m(op.randn_generator_out_op, calls.randn_generator_out_call);
m(op.randn_like_op, calls.randn_like_call);
m(op.randint_op, calls.randint_call);
m(op.randint_generator_op, calls.randint_generator_call);
m(op.randint_low_op, calls.randint_low_call);
m(op.randint_low_generator_op, calls.randint_low_generator_call);
m(op.randint_out_op, calls.randint_out_call);
m(op.randint_generator_out_op, calls.randint_generator_out_call);
m(op.randint_low_out_op, calls.randint_low_out_call);
m(op.randint_low_generator_out_op, calls.randint_low_generator_out_call);
m(op.randint_like_op, calls.randint_like_call);
m(op.randint_like_low_dtype_op, calls.randint_like_low_dtype_call);
m(op.randperm_op, randperm_explicit);
m(op.randperm_generator_op, randperm_generator_explicit);
m(op.randperm_out_op, calls.randperm_out_call);
m(op.bernoulli_op, calls.bernoulli_call);
m(op.normal_functional_op, calls.normal_functional_call);
m(op.normal_Tensor_float_out_op, normal_Tensor_float_out_explicit);
m(op.normal_Tensor_float_op, calls.normal_Tensor_float_call);
m(op.normal_float_Tensor_out_op, normal_float_Tensor_out_explicit);
m(op.normal_float_Tensor_op, calls.normal_float_Tensor_call);
m(op.normal_Tensor_Tensor_out_op, normal_Tensor_Tensor_out_explicit);
m(op.normal_Tensor_Tensor_op, normal_Tensor_Tensor_explicit);
m(op.normal_float_float_op, calls.normal_float_float_call);
m(op.normal_float_float_out_op, calls.normal_float_float_out_call);
m(op.native_dropout_op, native_dropout_explicit);
m(op.native_dropout_backward_op, calls.native_dropout_backward_call);
m(op._to_copy_op, _to_copy_explicit);
m(op.copy__op, copy__explicit);
m(op.fill_Scalar_op, calls.fill_Scalar_call);
m(op.fill_Tensor_op, calls.fill_Tensor_call);
m(op.fill__Tensor_op, fill__Tensor_explicit);
m(op.clone_op, clone_explicit);
m(op.detach_op, alias_explicit);
m(op.detach__op, detach__explicit);
m(op.alias_op, alias_explicit);
m(op.is_same_size_op, is_same_size_explicit);
m(op.resize__op, resize__explicit);
m(op.resize_as__op, resize_as__explicit);
m(op.set__source_Tensor_storage_offset_op, set__source_Tensor_storage_offset_explicit);
m(op.set__source_Tensor_op, set__source_Tensor_explicit);
m(op.set__op, set__explicit);
m(op.lift_fresh_op, lift_explicit);
m(op.view_as_real_op, view_as_real_explicit);
m(op.view_as_complex_op, view_as_complex_explicit);
m(op._conj_op, _conj_explicit);
m(op._neg_view_op, _neg_view_explicit);
m(op._conj_physical_op, _conj_physical_explicit);
m(op.complex_op, complex_explicit);
m(op.complex_out_op, complex_out_explicit);
m(op.polar_op, polar_explicit);
m(op.polar_out_op, polar_out_explicit);
m(op.conj_physical__op, conj_physical__explicit);
m(op._efficientzerotensor_op, _efficientzerotensor_explicit);
m(op._assert_async_op, _assert_async_explicit);
m(op.sym_constrain_range_op, sym_constrain_range_explicit);
m(op.sym_constrain_range_for_size_op, sym_constrain_range_for_size_explicit);
m(op.conj_physical_out_op, conj_physical_out_explicit);
m(op.view_op, view_explicit);
m(op.view_dtype_op, view_dtype_explicit);
m(op._reshape_alias_op, _reshape_alias_explicit);
m(op._unsafe_view_op, _unsafe_view_explicit);
m(op.expand_op, expand_explicit);
m(op.permute_op, permute_explicit);
m(op.transpose_int_op, transpose_int_explicit);
m(op.transpose__op, transpose__explicit);
m(op.t_op, t_explicit);
m(op.t__op, t__explicit);
m(op.squeeze_op, squeeze_explicit);
m(op.squeeze_dim_op, squeeze_dim_explicit);
m(op.squeeze_dims_op, squeeze_dims_explicit);
m(op.squeeze__op, squeeze__explicit);
m(op.squeeze__dim_op, squeeze__dim_explicit);
m(op.unsqueeze_op, unsqueeze_explicit);
m(op.unsqueeze__op, unsqueeze__explicit);
m(op.select_int_op, select_int_explicit);
m(op.slice_Tensor_op, slice_Tensor_explicit);
m(op.split_Tensor_op, split_Tensor_explicit);
m(op.split_with_sizes_op, split_with_sizes_explicit);
m(op.unbind_int_op, unbind_int_explicit);
m(op.as_strided_op, as_strided_explicit);
m(op.diagonal_op, diagonal_explicit);
m(op.slice_backward_op, slice_backward_explicit);
m(op.diagonal_backward_op, diagonal_backward_explicit);
m(op.unfold_op, unfold_explicit);
m(op.select_scatter_op, select_scatter_explicit);
m(op.slice_scatter_op, slice_scatter_explicit);
m(op.diagonal_scatter_op, diagonal_scatter_explicit);
m(op.as_strided_scatter_op, as_strided_scatter_explicit);
m(op.diag_out_op, diag_out_explicit);
m(op.diag_op, diag_explicit);
m(op.diag_embed_op, diag_embed_explicit);
m(op.rot90_op, rot90_explicit);
m(op.detach_copy_op, calls.detach_copy_call);
m(op.split_copy_Tensor_out_op, split_copy_Tensor_out_explicit);
m(op.split_with_sizes_copy_out_op, split_with_sizes_copy_out_explicit);
m(op.unbind_copy_int_out_op, unbind_copy_int_out_explicit);
m(op.lift_fresh_copy_op, calls.lift_fresh_copy_call);
m(op.lift_op, lift_explicit);
m(op.unsafe_split_Tensor_op, op.split_Tensor);
m(op.unsafe_split_with_sizes_op, op.split_with_sizes);
m(op.index_put_op, calls.index_put_call);
m(op.index_put__op, calls.index_put__call);
m(op.index_fill_int_Scalar_op, calls.index_fill_int_Scalar_call);
m(op.index_fill_int_Tensor_op, calls.index_fill_int_Tensor_call);
m(op.index_fill__int_Tensor_op, index_fill__int_Tensor_explicit);
m(op.masked_fill_Scalar_op, calls.masked_fill_Scalar_call);
m(op.masked_fill_Tensor_op, calls.masked_fill_Tensor_call);
m(op.masked_fill__Tensor_op, masked_fill__Tensor_explicit);
m(op.masked_scatter_op, calls.masked_scatter_call);
m(op.stack_op, stack_explicit);
m(op.stack_out_op, stack_out_explicit);
m(op.roll_op, roll_explicit);
m(op.repeat_op, repeat_explicit);
m(op.embedding_op, embedding_explicit);
m(op.put_op, calls.put_call);
m(op.bucketize_Scalar_op, calls.bucketize_Scalar_call);
m(op.searchsorted_Scalar_op, calls.searchsorted_Scalar_call);
m(op.trace_op, trace_explicit);
m(op.count_nonzero_dim_IntList_op, count_nonzero_dim_IntList_explicit);
m(op.count_nonzero_op, count_nonzero_explicit);
m(op.block_diag_op, block_diag_explicit);
m(op.constant_pad_nd_op, constant_pad_nd_explicit);
m(op._stack_out_op, calls._stack_out_call);
m(op.sort_values_op, calls.sort_values_call);
m(op.sort_op, calls.sort_call);
m(op.argsort_stable_op, calls.argsort_stable_call);
m(op.mvlgamma_op, mvlgamma_explicit);
m(op.mvlgamma__op, calls.mvlgamma__call);
m(op.mvlgamma_out_op, mvlgamma_out_explicit);
m(op.sum_op, calls.sum_call);
m(op.mean_op, calls.mean_call);
m(op.prod_op, calls.prod_call);
m(op.max_op, max_explicit);
m(op.min_op, min_explicit);
m(op.any_dims_op, any_dims_explicit);
m(op.all_dims_op, all_dims_explicit);
m(op.logsumexp_op, logsumexp_explicit);
m(op.logsumexp_out_op, logsumexp_out_explicit);
m(op.norm_ScalarOpt_dtype_op, calls.norm_ScalarOpt_dtype_call);
m(op.norm_Scalar_op, calls.norm_Scalar_call);
m(op.dist_op, calls.dist_call);
m(op.allclose_op, allclose_explicit);
m(op.addbmm_op, addbmm_explicit);
m(op.mv_op, mv_explicit);
m(op.addr_op, addr_explicit);
m(op.vdot_op, calls.vdot_call);
m(op._euclidean_dist_op, _euclidean_dist_explicit);
m(op.cholesky_solve_op, cholesky_solve_explicit);
m(op.triangular_solve_X_op, outThrough(op.triangular_solve_X_op, 7, 2, writeExact, op.triangular_solve));
m(op.linalg_lstsq_op, linalg_lstsq_explicit);
m(op.fft_fftfreq_op, fft_fftfreq_explicit);
m(op.fft_fftfreq_out_op, fft_fftfreq_out_explicit);
m(op.fft_rfftfreq_op, fft_rfftfreq_explicit);
m(op.fft_rfftfreq_out_op, fft_rfftfreq_out_explicit);
m(op.addr__op, addr__explicit);
m(op.addbmm__op, addbmm__explicit);
m(op._linalg_check_errors_op, _linalg_check_errors_explicit);
m(op.symeig_op, symeig_explicit);
m(op.symeig_e_op, outThrough(op.symeig_e_op, 5, 2, writeCastRowMajor, op.symeig));
m(op.softmax_int_out_op, calls.softmax_int_out_call);
m(op.log_softmax_int_out_op, calls.log_softmax_int_out_call);
m(op.mse_loss_backward_op, mse_loss_backward_explicit);
m(op.smooth_l1_loss_backward_op, smooth_l1_loss_backward_explicit);
m(op.huber_loss_op, huber_loss_explicit);
m(op.huber_loss_backward_op, huber_loss_backward_explicit);
m(op.huber_loss_backward_out_op, outThrough(op.huber_loss_backward_out_op, 6, 1, writeExact, op.huber_loss_backward));
m(op.binary_cross_entropy_op, binary_cross_entropy_explicit);
m(op.binary_cross_entropy_backward_op, binary_cross_entropy_backward_explicit);
m(op.binary_cross_entropy_with_logits_op, binary_cross_entropy_with_logits_explicit);
m(op.soft_margin_loss_op, soft_margin_loss_explicit);
m(op.soft_margin_loss_backward_op, soft_margin_loss_backward_explicit);
m(op.max_pool2d_with_indices_out_op, outThrough(op.max_pool2d_with_indices_out_op, 8, 2, writeExact, op.max_pool2d_with_indices));
m(op.adaptive_avg_pool2d_out_op, adaptive_avg_pool2d_out_explicit);
m(op.adaptive_max_pool2d_out_op, outThrough(op.adaptive_max_pool2d_out_op, 4, 2, writeExact, op.adaptive_max_pool2d));
m(op.max_pool3d_with_indices_out_op, outThrough(op.max_pool3d_with_indices_out_op, 8, 2, writeExact, op.max_pool3d_with_indices));
m(op.adaptive_max_pool3d_out_op, outThrough(op.adaptive_max_pool3d_out_op, 4, 2, writeExact, op.adaptive_max_pool3d));
m(op.glu_backward_op, glu_backward_explicit);
m(op.prelu_op, prelu_explicit);
m(op.prelu_backward_op, prelu_backward_explicit);
m(op.upsample_nearest1d_vec_op, calls.upsample_nearest1d_vec_call);
m(op.upsample_nearest1d_backward_vec_op, calls.upsample_nearest1d_backward_vec_call);
m(op.upsample_nearest2d_vec_op, calls.upsample_nearest2d_vec_call);
m(op.upsample_nearest2d_backward_vec_op, calls.upsample_nearest2d_backward_vec_call);
m(op.upsample_nearest3d_vec_op, calls.upsample_nearest3d_vec_call);
m(op.upsample_nearest3d_backward_vec_op, calls.upsample_nearest3d_backward_vec_call);
m(op._upsample_nearest_exact1d_vec_op, calls._upsample_nearest_exact1d_vec_call);
m(op._upsample_nearest_exact1d_backward_vec_op, calls._upsample_nearest_exact1d_backward_vec_call);
m(op._upsample_nearest_exact2d_vec_op, calls._upsample_nearest_exact2d_vec_call);
m(op._upsample_nearest_exact2d_backward_vec_op, calls._upsample_nearest_exact2d_backward_vec_call);
m(op._upsample_nearest_exact3d_vec_op, calls._upsample_nearest_exact3d_vec_call);
m(op._upsample_nearest_exact3d_backward_vec_op, calls._upsample_nearest_exact3d_backward_vec_call);
m(op.upsample_linear1d_vec_op, calls.upsample_linear1d_vec_call);
m(op.upsample_linear1d_backward_vec_op, calls.upsample_linear1d_backward_vec_call);
m(op.upsample_bilinear2d_vec_op, calls.upsample_bilinear2d_vec_call);
m(op.upsample_bilinear2d_backward_vec_op, calls.upsample_bilinear2d_backward_vec_call);
m(op.upsample_trilinear3d_vec_op, calls.upsample_trilinear3d_vec_call);
m(op.upsample_trilinear3d_backward_vec_op, calls.upsample_trilinear3d_backward_vec_call);
m(op.upsample_bicubic2d_vec_op, calls.upsample_bicubic2d_vec_call);
m(op.upsample_bicubic2d_backward_vec_op, calls.upsample_bicubic2d_backward_vec_call);
m(op._upsample_bilinear2d_aa_vec_op, calls._upsample_bilinear2d_aa_vec_call);
m(op._upsample_bilinear2d_aa_backward_vec_op, calls._upsample_bilinear2d_aa_backward_vec_call);
m(op._upsample_bicubic2d_aa_vec_op, calls._upsample_bicubic2d_aa_vec_call);
m(op._upsample_bicubic2d_aa_backward_vec_op, calls._upsample_bicubic2d_aa_backward_vec_call);
m(op.affine_grid_generator_op, affine_grid_generator_explicit);
m(op.multilabel_margin_loss_forward_output_op, outThrough(op.multilabel_margin_loss_forward_output_op, 5, 2, writeExact, op.multilabel_margin_loss_forward));
m(op.rrelu_with_noise_backward_op, rrelu_with_noise_backward_explicit);
m(op._ctc_loss_Tensor_op, _ctc_loss_Tensor_explicit);
m(op._ctc_loss_backward_Tensor_op, calls._ctc_loss_backward_Tensor_call);
m(op.fractional_max_pool2d_output_op, outThrough(op.fractional_max_pool2d_output_op, 6, 2, writeExact, op.fractional_max_pool2d));
m(op.fractional_max_pool3d_output_op, outThrough(op.fractional_max_pool3d_output_op, 6, 2, writeExact, op.fractional_max_pool3d));
m(op.conv_tbc_op, conv_tbc_explicit);
m(op._weight_norm_interface_op, _weight_norm_interface_explicit);
m(op._pack_padded_sequence_op, _pack_padded_sequence_explicit);
m(op.celu_out_op, outThrough(op.celu_out_op, 3, 1, writeResults, op.celu));
m(op.frexp_Tensor_out_op, outThrough(op.frexp_Tensor_out_op, 3, 2, writeExact, op.frexp_Tensor));
m(op._add_relu_out_op, outThrough(op._add_relu_out_op, 4, 1, writeCast, op._add_relu_Tensor));
m(op.empty_strided_out_op, variants.empty_strided_out_generated);
m(op.empty_permuted_out_op, variants.empty_permuted_out_generated);
m(op.empty_like_out_op, variants.empty_like_out_generated);
m(op.new_empty_out_op, variants.new_empty_out_generated);
m(op.new_empty_strided_out_op, variants.new_empty_strided_out_generated);
m(op.new_zeros_out_op, variants.new_zeros_out_generated);
m(op.new_ones_out_op, variants.new_ones_out_generated);
m(op.new_full_out_op, variants.new_full_out_generated);
m(op.zeros_like_out_op, variants.zeros_like_out_generated);
m(op.ones_like_out_op, variants.ones_like_out_generated);
m(op.full_like_out_op, variants.full_like_out_generated);
m(op.scalar_tensor_out_op, variants.scalar_tensor_out_generated);
m(op.tril_indices_out_op, variants.tril_indices_out_generated);
m(op.triu_indices_out_op, variants.triu_indices_out_generated);
m(op.hann_window_out_op, variants.hann_window_out_generated);
m(op.hann_window_periodic_out_op, variants.hann_window_periodic_out_generated);
m(op.bartlett_window_out_op, variants.bartlett_window_out_generated);
m(op.bartlett_window_periodic_out_op, variants.bartlett_window_periodic_out_generated);
m(op.blackman_window_out_op, variants.blackman_window_out_generated);
m(op.blackman_window_periodic_out_op, variants.blackman_window_periodic_out_generated);
m(op.hamming_window_out_op, variants.hamming_window_out_generated);
m(op.hamming_window_periodic_out_op, variants.hamming_window_periodic_out_generated);
m(op.hamming_window_periodic_alpha_out_op, variants.hamming_window_periodic_alpha_out_generated);
m(op.hamming_window_periodic_alpha_beta_out_op, variants.hamming_window_periodic_alpha_beta_out_generated);
m(op.kaiser_window_out_op, variants.kaiser_window_out_generated);
m(op.kaiser_window_periodic_out_op, variants.kaiser_window_periodic_out_generated);
m(op.kaiser_window_beta_out_op, variants.kaiser_window_beta_out_generated);
m(op.rand_like_out_op, variants.rand_like_out_generated);
m(op.randn_like_out_op, variants.randn_like_out_generated);
m(op.randint_like_out_op, variants.randint_like_out_generated);
m(op.randint_like_low_dtype_out_op, variants.randint_like_low_dtype_out_generated);
m(op.bernoulli_float_out_op, outThrough(op.bernoulli_float_out_op, 4, 1, writeResults, op.bernoulli_p));
m(op.bernoulli_Tensor_out_op, outThrough(op.bernoulli_Tensor_out_op, 4, 1, writeResults, op.bernoulli_Tensor));
m(op.bernoulli_Tensor_op, variants.bernoulli_Tensor_generated);
m(op.uniform_out_op, outThrough(op.uniform_out_op, 5, 1, writeResults, op.uniform));
m(op.uniform_op, variants.uniform_generated);
m(op.normal_out_op, outThrough(op.normal_out_op, 5, 1, writeResults, op.normal_functional));
m(op.random_from_out_op, outThrough(op.random_from_out_op, 5, 1, writeResults, op.random_from));
m(op.random_from_op, variants.random_from_generated);
m(op.random_to_out_op, outThrough(op.random_to_out_op, 4, 1, writeResults, op.random_to));
m(op.random_to_op, variants.random_to_generated);
m(op.random_out_op, outThrough(op.random_out_op, 3, 1, writeResults, op.random));
m(op.random_op, variants.random_generated);
m(op.native_dropout_out_op, outThrough(op.native_dropout_out_op, 5, 2, writeResults, op.native_dropout));
m(op.native_dropout_backward_out_op, outThrough(op.native_dropout_backward_out_op, 4, 1, writeResults, op.native_dropout_backward));
m(op.exponential_out_op, outThrough(op.exponential_out_op, 4, 1, writeResults, op.exponential));
m(op.exponential_op, variants.exponential_generated);
m(op.log_normal_out_op, outThrough(op.log_normal_out_op, 5, 1, writeResults, op.log_normal));
m(op.log_normal_op, variants.log_normal_generated);
m(op.geometric_out_op, outThrough(op.geometric_out_op, 4, 1, writeResults, op.geometric));
m(op.geometric_op, variants.geometric_generated);
m(op.cauchy_out_op, outThrough(op.cauchy_out_op, 5, 1, writeResults, op.cauchy));
m(op.cauchy_op, variants.cauchy_generated);
m(op.poisson_out_op, outThrough(op.poisson_out_op, 3, 1, writeResults, op.poisson));
m(op._standard_gamma_out_op, outThrough(op._standard_gamma_out_op, 3, 1, writeResults, op._standard_gamma));
m(op.binomial_out_op, outThrough(op.binomial_out_op, 4, 1, writeResults, op.binomial));
m(op._to_copy_out_op, variants._to_copy_out_generated);
m(op.copy_out_op, outThrough(op.copy_out_op, 4, 1, writeResults, op.copy));
m(op.fill_Scalar_out_op, outThrough(op.fill_Scalar_out_op, 3, 1, writeResults, op.fill_Scalar));
m(op.fill_Tensor_out_op, outThrough(op.fill_Tensor_out_op, 3, 1, writeResults, op.fill_Tensor));
m(op.zero_out_op, outThrough(op.zero_out_op, 2, 1, writeResults, op.zero));
m(op.zero_op, variants.zero_generated);
m(op.clone_out_op, outThrough(op.clone_out_op, 3, 1, writeResults, op.clone));
m(op.resize_out_op, outThrough(op.resize_out_op, 4, 1, writeResults, op.resize));
m(op.resize_op, variants.resize_generated);
m(op.resize_as_out_op, outThrough(op.resize_as_out_op, 4, 1, writeResults, op.resize_as));
m(op.resize_as_op, variants.resize_as_generated);
m(op.set_source_Tensor_storage_offset_out_op, outThrough(op.set_source_Tensor_storage_offset_out_op, 6, 1, writeResults, op.set_source_Tensor_storage_offset));
m(op.set_source_Tensor_storage_offset_op, variants.set_source_Tensor_storage_offset_generated);
m(op.set_source_Tensor_out_op, outThrough(op.set_source_Tensor_out_op, 3, 1, writeResults, op.set_source_Tensor));
m(op.set_source_Tensor_op, variants.set_source_Tensor_generated);
m(op.set_out_op, outThrough(op.set_out_op, 2, 1, writeResults, op.set));
m(op.set_op, variants.set_generated);
m(op._efficientzerotensor_out_op, variants._efficientzerotensor_out_generated);
m(op._unsafe_view_out_op, outThrough(op._unsafe_view_out_op, 3, 1, writeResults, op._unsafe_view));
m(op.narrow_copy_out_op, outThrough(op.narrow_copy_out_op, 5, 1, writeExact, op.narrow_copy));
m(op.select_backward_out_op, outThrough(op.select_backward_out_op, 5, 1, writeResults, op.select_backward));
m(op.slice_backward_out_op, outThrough(op.slice_backward_out_op, 7, 1, writeResults, op.slice_backward));
m(op.diagonal_backward_out_op, outThrough(op.diagonal_backward_out_op, 6, 1, writeResults, op.diagonal_backward));
m(op.select_scatter_out_op, outThrough(op.select_scatter_out_op, 5, 1, writeResults, op.select_scatter));
m(op.slice_scatter_out_op, outThrough(op.slice_scatter_out_op, 7, 1, writeResults, op.slice_scatter));
m(op.diagonal_scatter_out_op, outThrough(op.diagonal_scatter_out_op, 6, 1, writeResults, op.diagonal_scatter));
m(op.as_strided_scatter_out_op, outThrough(op.as_strided_scatter_out_op, 6, 1, writeResults, op.as_strided_scatter));
m(op.diag_embed_out_op, outThrough(op.diag_embed_out_op, 5, 1, writeResults, op.diag_embed));
m(op.rot90_out_op, outThrough(op.rot90_out_op, 4, 1, writeResults, op.rot90));
m(op.expand_copy_out_op, variants.expand_copy_out_generated);
m(op.alias_copy_out_op, variants.alias_copy_out_generated);
m(op.as_strided_copy_out_op, variants.as_strided_copy_out_generated);
m(op.view_as_real_copy_out_op, variants.view_as_real_copy_out_generated);
m(op.view_as_complex_copy_out_op, variants.view_as_complex_copy_out_generated);
m(op._conj_copy_out_op, variants._conj_copy_out_generated);
m(op._neg_view_copy_out_op, variants._neg_view_copy_out_generated);
m(op.detach_copy_out_op, variants.detach_copy_out_generated);
m(op.diagonal_copy_out_op, variants.diagonal_copy_out_generated);
m(op.permute_copy_out_op, variants.permute_copy_out_generated);
m(op._reshape_alias_copy_out_op, variants._reshape_alias_copy_out_generated);
m(op.select_copy_int_out_op, variants.select_copy_int_out_generated);
m(op.slice_copy_Tensor_out_op, variants.slice_copy_Tensor_out_generated);
m(op.squeeze_copy_out_op, variants.squeeze_copy_out_generated);
m(op.squeeze_copy_dim_out_op, variants.squeeze_copy_dim_out_generated);
m(op.t_copy_out_op, variants.t_copy_out_generated);
m(op.transpose_copy_int_out_op, variants.transpose_copy_int_out_generated);
m(op.unfold_copy_out_op, variants.unfold_copy_out_generated);
m(op.unsqueeze_copy_out_op, variants.unsqueeze_copy_out_generated);
m(op.view_copy_out_op, variants.view_copy_out_generated);
m(op.view_copy_dtype_out_op, variants.view_copy_dtype_out_generated);
m(op.index_Tensor_out_op, outThrough(op.index_Tensor_out_op, 3, 1, writeResults, op.index_Tensor));
m(op.index_put_out_op, outThrough(op.index_put_out_op, 5, 1, writeResults, op.index_put));
m(op._index_put_impl_out_op, outThrough(op._index_put_impl_out_op, 6, 1, writeResults, op._index_put_impl));
m(op._index_put_impl_op, variants._index_put_impl_generated);
m(op.index_fill_int_Scalar_out_op, outThrough(op.index_fill_int_Scalar_out_op, 5, 1, writeResults, op.index_fill_int_Scalar));
m(op.index_fill_int_Tensor_out_op, outThrough(op.index_fill_int_Tensor_out_op, 5, 1, writeResults, op.index_fill_int_Tensor));
m(op.masked_fill_Scalar_out_op, outThrough(op.masked_fill_Scalar_out_op, 4, 1, writeResults, op.masked_fill_Scalar));
m(op.masked_fill_Tensor_out_op, outThrough(op.masked_fill_Tensor_out_op, 4, 1, writeResults, op.masked_fill_Tensor));
m(op.masked_scatter_out_op, outThrough(op.masked_scatter_out_op, 4, 1, writeResults, op.masked_scatter));
m(op.nonzero_static_out_op, outThrough(op.nonzero_static_out_op, 4, 1, writeExact, op.nonzero_static));
m(op.roll_out_op, outThrough(op.roll_out_op, 4, 1, writeResults, op.roll));
m(op.repeat_out_op, outThrough(op.repeat_out_op, 3, 1, writeResults, op.repeat));
m(op.repeat_interleave_Tensor_out_op, outThrough(op.repeat_interleave_Tensor_out_op, 3, 1, writeResults, op.repeat_interleave_Tensor));
m(op.embedding_out_op, outThrough(op.embedding_out_op, 6, 1, writeResults, op.embedding));
m(op.put_out_op, outThrough(op.put_out_op, 5, 1, writeResults, op.put));
m(op.bucketize_Scalar_out_op, outThrough(op.bucketize_Scalar_out_op, 5, 1, writeResults, op.bucketize_Scalar));
m(op.searchsorted_Scalar_out_op, outThrough(op.searchsorted_Scalar_out_op, 7, 1, writeResults, op.searchsorted_Scalar));
m(op.trace_out_op, outThrough(op.trace_out_op, 2, 1, writeResults, op.trace));
m(op.count_nonzero_dim_IntList_out_op, outThrough(op.count_nonzero_dim_IntList_out_op, 3, 1, writeResults, op.count_nonzero_dim_IntList));
m(op.count_nonzero_out_op, outThrough(op.count_nonzero_out_op, 3, 1, writeResults, op.count_nonzero));
m(op.block_diag_out_op, outThrough(op.block_diag_out_op, 2, 1, writeResults, op.block_diag));
m(op.constant_pad_nd_out_op, outThrough(op.constant_pad_nd_out_op, 4, 1, writeResults, op.constant_pad_nd));
m(op.embedding_renorm_out_op, outThrough(op.embedding_renorm_out_op, 5, 1, writeResults, op.embedding_renorm));
m(op.embedding_renorm_op, variants.embedding_renorm_generated);
m(op.segment_reduce_out_op, outThrough(op.segment_reduce_out_op, 9, 1, writeResults, op.segment_reduce));
m(op.argsort_stable_out_op, outThrough(op.argsort_stable_out_op, 5, 1, writeResults, op.argsort_stable));
m(op.median_out_op, outThrough(op.median_out_op, 2, 1, writeResults, op.median));
m(op.nanmedian_out_op, outThrough(op.nanmedian_out_op, 2, 1, writeResults, op.nanmedian));
m(op.unique_dim_out_op, outThrough(op.unique_dim_out_op, 8, 3, writeResults, op.unique_dim));
m(op._unique_out_op, outThrough(op._unique_out_op, 5, 2, writeResults, op._unique));
m(op._unique2_out_op, outThrough(op._unique2_out_op, 7, 3, writeResults, op._unique2));
m(op.unique_consecutive_out_op, outThrough(op.unique_consecutive_out_op, 7, 3, writeResults, op.unique_consecutive));
m(op.bincount_out_op, outThrough(op.bincount_out_op, 4, 1, writeResults, op.bincount));
m(op.sum_out_op, outThrough(op.sum_out_op, 3, 1, writeResults, op.sum));
m(op.prod_out_op, outThrough(op.prod_out_op, 3, 1, writeResults, op.prod));
m(op.any_dims_out_op, outThrough(op.any_dims_out_op, 4, 1, writeExact, op.any_dims));
m(op.all_dims_out_op, outThrough(op.all_dims_out_op, 4, 1, writeExact, op.all_dims));
m(op.norm_ScalarOpt_dtype_out_op, outThrough(op.norm_ScalarOpt_dtype_out_op, 4, 1, writeResults, op.norm_ScalarOpt_dtype));
m(op.norm_Scalar_out_op, outThrough(op.norm_Scalar_out_op, 3, 1, writeResults, op.norm_Scalar));
m(op.dist_out_op, outThrough(op.dist_out_op, 4, 1, writeResults, op.dist));
m(op.addbmm_out_op, outThrough(op.addbmm_out_op, 6, 1, writeExact, op.addbmm));
m(op.mv_out_op, outThrough(op.mv_out_op, 3, 1, writeExact, op.mv));
m(op.addr_out_op, outThrough(op.addr_out_op, 6, 1, writeCast, op.addr));
m(op.dot_out_op, outThrough(op.dot_out_op, 3, 1, writeExact, op.dot));
m(op.vdot_out_op, outThrough(op.vdot_out_op, 3, 1, writeExact, op.vdot));
m(op.tensordot_out_op, outThrough(op.tensordot_out_op, 5, 1, writeExactRowMajor, op.tensordot));
m(op.linalg_cross_out_op, outThrough(op.linalg_cross_out_op, 4, 1, writeExact, op.linalg_cross));
m(op.linalg_cholesky_ex_L_op, outThrough(op.linalg_cholesky_ex_L_op, 5, 2, writeExact, op.linalg_cholesky_ex));
m(op.cholesky_out_op, outThrough(op.cholesky_out_op, 3, 1, writeCastRowMajor, op.cholesky));
m(op.cholesky_inverse_out_op, outThrough(op.cholesky_inverse_out_op, 3, 1, writeCast, op.cholesky_inverse));
m(op.cholesky_solve_out_op, outThrough(op.cholesky_solve_out_op, 4, 1, writeCastRowMajor, op.cholesky_solve));
m(op.linalg_lu_factor_ex_out_op, outThrough(op.linalg_lu_factor_ex_out_op, 6, 3, writeExact, op.linalg_lu_factor_ex));
m(op.linalg_lu_out_op, outThrough(op.linalg_lu_out_op, 5, 3, writeExact, op.linalg_lu));
m(op.linalg_lu_solve_out_op, outThrough(op.linalg_lu_solve_out_op, 6, 1, writeExact, op.linalg_lu_solve));
m(op.lu_unpack_out_op, outThrough(op.lu_unpack_out_op, 7, 3, writeExact, op.lu_unpack));
m(op._linalg_det_result_op, outThrough(op._linalg_det_result_op, 4, 3, writeExact, op._linalg_det));
m(op._linalg_slogdet_sign_op, outThrough(op._linalg_slogdet_sign_op, 5, 4, writeExact, op._linalg_slogdet));
m(op._linalg_solve_ex_result_op, outThrough(op._linalg_solve_ex_result_op, 8, 4, writeExact, op._linalg_solve_ex));
m(op.linalg_inv_ex_inverse_op, outThrough(op.linalg_inv_ex_inverse_op, 4, 2, writeExact, op.linalg_inv_ex));
m(op.linalg_solve_triangular_out_op, outThrough(op.linalg_solve_triangular_out_op, 6, 1, writeExact, op.linalg_solve_triangular));
m(op.linalg_qr_out_op, outThrough(op.linalg_qr_out_op, 4, 2, writeExact, op.linalg_qr));
m(op.geqrf_a_op, outThrough(op.geqrf_a_op, 3, 2, writeCast, op.geqrf));
m(op.linalg_householder_product_out_op, outThrough(op.linalg_householder_product_out_op, 3, 1, writeCast, op.linalg_householder_product));
m(op._linalg_eigh_eigenvalues_op, outThrough(op._linalg_eigh_eigenvalues_op, 5, 2, writeExact, op._linalg_eigh));
m(op.linalg_eig_out_op, outThrough(op.linalg_eig_out_op, 3, 2, writeCast, op.linalg_eig));
m(op._linalg_svd_U_op, outThrough(op._linalg_svd_U_op, 7, 3, writeExact, op._linalg_svd));
m(op.linalg_matrix_exp_out_op, outThrough(op.linalg_matrix_exp_out_op, 2, 1, writeResults, op.linalg_matrix_exp));
m(op.linalg_pinv_atol_rtol_tensor_out_op, outThrough(op.linalg_pinv_atol_rtol_tensor_out_op, 5, 1, writeCast, op.linalg_pinv_atol_rtol_tensor));
m(op.linalg_lstsq_out_op, outThrough(op.linalg_lstsq_out_op, 8, 4, writeCast, op.linalg_lstsq));
m(op._fft_r2c_out_op, outThrough(op._fft_r2c_out_op, 5, 1, writeAny, op._fft_r2c));
m(op._fft_c2c_out_op, outThrough(op._fft_c2c_out_op, 5, 1, writeAny, op._fft_c2c));
m(op._fft_c2r_out_op, outThrough(op._fft_c2r_out_op, 5, 1, writeAny, op._fft_c2r));
m(op.linalg_ldl_factor_ex_out_op, outThrough(op.linalg_ldl_factor_ex_out_op, 6, 3, writeExact, op.linalg_ldl_factor_ex));
m(op.linalg_ldl_factor_out_op, outThrough(op.linalg_ldl_factor_out_op, 4, 2, writeExact, op.linalg_ldl_factor));
m(op.linalg_ldl_solve_out_op, outThrough(op.linalg_ldl_solve_out_op, 5, 1, writeExact, op.linalg_ldl_solve));
m(op.ormqr_out_op, outThrough(op.ormqr_out_op, 6, 1, writeExact, op.ormqr));
m(op._addmm_activation_out_op, outThrough(op._addmm_activation_out_op, 7, 1, writeExact, op._addmm_activation));
m(op.mse_loss_out_op, outThrough(op.mse_loss_out_op, 4, 1, writeCast, op.mse_loss));
m(op.mse_loss_backward_grad_input_op, outThrough(op.mse_loss_backward_grad_input_op, 5, 1, writeExact, op.mse_loss_backward));
m(op.smooth_l1_loss_out_op, outThrough(op.smooth_l1_loss_out_op, 5, 1, writeCast, op.smooth_l1_loss));
m(op.smooth_l1_loss_backward_grad_input_op, outThrough(op.smooth_l1_loss_backward_grad_input_op, 6, 1, writeCast, op.smooth_l1_loss_backward));
m(op.huber_loss_out_op, outThrough(op.huber_loss_out_op, 5, 1, writeCast, op.huber_loss));
m(op.binary_cross_entropy_out_op, outThrough(op.binary_cross_entropy_out_op, 5, 1, writeExact, op.binary_cross_entropy));
m(op.binary_cross_entropy_backward_grad_input_op, outThrough(op.binary_cross_entropy_backward_grad_input_op, 6, 1, writeExact, op.binary_cross_entropy_backward));
m(op.binary_cross_entropy_with_logits_out_op, outThrough(op.binary_cross_entropy_with_logits_out_op, 6, 1, writeResults, op.binary_cross_entropy_with_logits));
m(op.soft_margin_loss_out_op, outThrough(op.soft_margin_loss_out_op, 4, 1, writeExact, op.soft_margin_loss));
m(op.soft_margin_loss_backward_grad_input_op, outThrough(op.soft_margin_loss_backward_grad_input_op, 5, 1, writeCast, op.soft_margin_loss_backward));
m(op.convolution_out_op, outThrough(op.convolution_out_op, 10, 1, writeResults, op.convolution));
m(op.im2col_out_op, outThrough(op.im2col_out_op, 6, 1, writeExact, op.im2col));
m(op.col2im_out_op, outThrough(op.col2im_out_op, 7, 1, writeExact, op.col2im));
m(op.max_pool2d_with_indices_backward_grad_input_op, outThrough(op.max_pool2d_with_indices_backward_grad_input_op, 9, 1, writeExact, op.max_pool2d_with_indices_backward));
m(op.avg_pool2d_out_op, outThrough(op.avg_pool2d_out_op, 8, 1, writeExact, op.avg_pool2d));
m(op.avg_pool2d_backward_grad_input_op, outThrough(op.avg_pool2d_backward_grad_input_op, 9, 1, writeExact, op.avg_pool2d_backward));
m(op.adaptive_max_pool2d_backward_grad_input_op, outThrough(op.adaptive_max_pool2d_backward_grad_input_op, 4, 1, writeExact, op.adaptive_max_pool2d_backward));
m(op.max_unpool2d_out_op, outThrough(op.max_unpool2d_out_op, 4, 1, writeExact, op.max_unpool2d));
m(op.max_pool3d_with_indices_backward_grad_input_op, outThrough(op.max_pool3d_with_indices_backward_grad_input_op, 9, 1, writeExact, op.max_pool3d_with_indices_backward));
m(op.avg_pool3d_out_op, outThrough(op.avg_pool3d_out_op, 8, 1, writeExact, op.avg_pool3d));
m(op.avg_pool3d_backward_grad_input_op, outThrough(op.avg_pool3d_backward_grad_input_op, 9, 1, writeExact, op.avg_pool3d_backward));
m(op.adaptive_avg_pool3d_out_op, outThrough(op.adaptive_avg_pool3d_out_op, 3, 1, writeExact, op.adaptive_avg_pool3d));
m(op._adaptive_avg_pool3d_backward_out_op, outThrough(op._adaptive_avg_pool3d_backward_out_op, 3, 1, writeAny, op._adaptive_avg_pool3d_backward));
m(op.adaptive_max_pool3d_backward_grad_input_op, outThrough(op.adaptive_max_pool3d_backward_grad_input_op, 4, 1, writeExact, op.adaptive_max_pool3d_backward));
m(op.max_unpool3d_out_op, outThrough(op.max_unpool3d_out_op, 6, 1, writeExact, op.max_unpool3d));
m(op.glu_out_op, outThrough(op.glu_out_op, 3, 1, writeCast, op.glu));
m(op.glu_backward_grad_input_op, outThrough(op.glu_backward_grad_input_op, 4, 1, writeExact, op.glu_backward));
m(op.prelu_out_op, outThrough(op.prelu_out_op, 3, 1, writeResults, op.prelu));
m(op.pixel_shuffle_out_op, outThrough(op.pixel_shuffle_out_op, 3, 1, writeResults, op.pixel_shuffle));
m(op.pixel_unshuffle_out_op, outThrough(op.pixel_unshuffle_out_op, 3, 1, writeResults, op.pixel_unshuffle));
m(op.upsample_nearest1d_out_op, outThrough(op.upsample_nearest1d_out_op, 4, 1, writeExact, op.upsample_nearest1d));
m(op.upsample_nearest1d_backward_grad_input_op, outThrough(op.upsample_nearest1d_backward_grad_input_op, 5, 1, writeExact, op.upsample_nearest1d_backward));
m(op.upsample_nearest2d_out_op, outThrough(op.upsample_nearest2d_out_op, 5, 1, writeExact, op.upsample_nearest2d));
m(op.upsample_nearest2d_backward_grad_input_op, outThrough(op.upsample_nearest2d_backward_grad_input_op, 6, 1, writeExact, op.upsample_nearest2d_backward));
m(op.upsample_nearest3d_out_op, outThrough(op.upsample_nearest3d_out_op, 6, 1, writeExact, op.upsample_nearest3d));
m(op.upsample_nearest3d_backward_grad_input_op, outThrough(op.upsample_nearest3d_backward_grad_input_op, 7, 1, writeExact, op.upsample_nearest3d_backward));
m(op._upsample_nearest_exact1d_out_op, outThrough(op._upsample_nearest_exact1d_out_op, 4, 1, writeExact, op._upsample_nearest_exact1d));
m(op._upsample_nearest_exact1d_backward_grad_input_op, outThrough(op._upsample_nearest_exact1d_backward_grad_input_op, 5, 1, writeExact, op._upsample_nearest_exact1d_backward));
m(op._upsample_nearest_exact2d_out_op, outThrough(op._upsample_nearest_exact2d_out_op, 5, 1, writeExact, op._upsample_nearest_exact2d));
m(op._upsample_nearest_exact2d_backward_grad_input_op, outThrough(op._upsample_nearest_exact2d_backward_grad_input_op, 6, 1, writeExact, op._upsample_nearest_exact2d_backward));
m(op._upsample_nearest_exact3d_out_op, outThrough(op._upsample_nearest_exact3d_out_op, 6, 1, writeExact, op._upsample_nearest_exact3d));
m(op._upsample_nearest_exact3d_backward_grad_input_op, outThrough(op._upsample_nearest_exact3d_backward_grad_input_op, 7, 1, writeExact, op._upsample_nearest_exact3d_backward));
m(op.upsample_linear1d_out_op, outThrough(op.upsample_linear1d_out_op, 5, 1, writeExact, op.upsample_linear1d));
m(op.upsample_linear1d_backward_grad_input_op, outThrough(op.upsample_linear1d_backward_grad_input_op, 6, 1, writeExact, op.upsample_linear1d_backward));
m(op.upsample_bilinear2d_out_op, outThrough(op.upsample_bilinear2d_out_op, 6, 1, writeExact, op.upsample_bilinear2d));
m(op.upsample_bilinear2d_backward_grad_input_op, outThrough(op.upsample_bilinear2d_backward_grad_input_op, 7, 1, writeExact, op.upsample_bilinear2d_backward));
m(op.upsample_trilinear3d_out_op, outThrough(op.upsample_trilinear3d_out_op, 7, 1, writeExact, op.upsample_trilinear3d));
m(op.upsample_trilinear3d_backward_grad_input_op, outThrough(op.upsample_trilinear3d_backward_grad_input_op, 8, 1, writeExact, op.upsample_trilinear3d_backward));
m(op.upsample_bicubic2d_out_op, outThrough(op.upsample_bicubic2d_out_op, 6, 1, writeExact, op.upsample_bicubic2d));
m(op.upsample_bicubic2d_backward_grad_input_op, outThrough(op.upsample_bicubic2d_backward_grad_input_op, 7, 1, writeExact, op.upsample_bicubic2d_backward));
m(op._upsample_bilinear2d_aa_out_op, outThrough(op._upsample_bilinear2d_aa_out_op, 6, 1, writeExact, op._upsample_bilinear2d_aa));
m(op._upsample_bilinear2d_aa_backward_grad_input_op, outThrough(op._upsample_bilinear2d_aa_backward_grad_input_op, 7, 1, writeExact, op._upsample_bilinear2d_aa_backward));
m(op._upsample_bicubic2d_aa_out_op, outThrough(op._upsample_bicubic2d_aa_out_op, 6, 1, writeExact, op._upsample_bicubic2d_aa));
m(op._upsample_bicubic2d_aa_backward_grad_input_op, outThrough(op._upsample_bicubic2d_aa_backward_grad_input_op, 7, 1, writeExact, op._upsample_bicubic2d_aa_backward));
m(op.grid_sampler_2d_out_op, outThrough(op.grid_sampler_2d_out_op, 6, 1, writeResults, op.grid_sampler_2d));
m(op.grid_sampler_2d_backward_out_op, outThrough(op.grid_sampler_2d_backward_out_op, 9, 2, writeResults, op.grid_sampler_2d_backward));
m(op.grid_sampler_3d_out_op, outThrough(op.grid_sampler_3d_out_op, 6, 1, writeResults, op.grid_sampler_3d));
m(op.grid_sampler_3d_backward_out_op, outThrough(op.grid_sampler_3d_backward_out_op, 9, 2, writeResults, op.grid_sampler_3d_backward));
m(op.affine_grid_generator_out_op, outThrough(op.affine_grid_generator_out_op, 4, 1, writeResults, op.affine_grid_generator));
m(op.multi_margin_loss_out_op, outThrough(op.multi_margin_loss_out_op, 7, 1, writeExact, op.multi_margin_loss));
m(op.multi_margin_loss_backward_grad_input_op, outThrough(op.multi_margin_loss_backward_grad_input_op, 8, 1, writeExact, op.multi_margin_loss_backward));
m(op.multilabel_margin_loss_backward_grad_input_op, outThrough(op.multilabel_margin_loss_backward_grad_input_op, 6, 1, writeExact, op.multilabel_margin_loss_backward));
m(op.rrelu_with_noise_backward_out_op, outThrough(op.rrelu_with_noise_backward_out_op, 8, 1, writeResults, op.rrelu_with_noise_backward));
m(op._ctc_loss_out_op, outThrough(op._ctc_loss_out_op, 8, 2, writeResults, op._ctc_loss));
m(op._ctc_loss_backward_out_op, outThrough(op._ctc_loss_backward_out_op, 10, 1, writeResults, op._ctc_loss_backward));
m(op.fractional_max_pool2d_backward_grad_input_op, outThrough(op.fractional_max_pool2d_backward_grad_input_op, 6, 1, writeExact, op.fractional_max_pool2d_backward));
m(op.fractional_max_pool3d_backward_grad_input_op, outThrough(op.fractional_max_pool3d_backward_grad_input_op, 6, 1, writeExact, op.fractional_max_pool3d_backward));
m(op.conv_tbc_out_op, outThrough(op.conv_tbc_out_op, 5, 1, writeResults, op.conv_tbc));
m(op._weight_norm_interface_out_op, outThrough(op._weight_norm_interface_out_op, 5, 2, writeResults, op._weight_norm_interface));
m(op._pack_padded_sequence_out_op, outThrough(op._pack_padded_sequence_out_op, 5, 2, writeResults, op._pack_padded_sequence));
