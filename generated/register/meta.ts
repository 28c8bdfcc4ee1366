// @generated from native_functions.yaml by `npm run codegen`. Do not edit.
// Importing this file gives the operators their Meta kernels.

import {
  kernelsFor,
} from "../../runtime/dispatch/register.js";
import {
  empty_memory_format_kernel,
  empty_strided_kernel,
  tril_indices_kernel,
  triu_indices_kernel,
} from "../../runtime/kernels/composite/factories.js";
import {
  _local_scalar_dense_meta,
  fill__Scalar_meta,
  zero__meta,
} from "../../runtime/kernels/meta/conversion.js";
import {
  col2im_meta,
  convolution_backward_meta,
  convolution_meta,
  im2col_meta,
} from "../../runtime/kernels/meta/convolution.js";
import {
  _ctc_loss_backward_meta,
  _ctc_loss_meta,
} from "../../runtime/kernels/meta/ctc-loss.js";
import {
  _cdist_backward_meta,
  _cdist_forward_meta,
  _pdist_backward_meta,
  _pdist_forward_meta,
} from "../../runtime/kernels/meta/distance.js";
import {
  arange_start_out_meta,
  linspace_out_meta,
  logspace_out_meta,
  range_out_meta,
} from "../../runtime/kernels/meta/factories.js";
import {
  fractional_max_pool2d_meta,
  fractional_max_pool3d_meta,
  fractional_max_pool_backward_meta,
} from "../../runtime/kernels/meta/fractional-pooling.js";
import {
  frexp_Tensor_meta,
} from "../../runtime/kernels/meta/frexp.js";
import {
  grid_sampler_2d_meta,
  grid_sampler_3d_meta,
  grid_sampler_backward_meta,
} from "../../runtime/kernels/meta/grid-sampler.js";
import {
  _histogramdd_bin_edges_meta,
  _histogramdd_from_bin_cts_meta,
  _histogramdd_from_bin_tensors_meta,
  histogram_bin_ct_meta,
  histogram_bin_ct_out_meta,
  histogram_bins_tensor_meta,
  histogram_bins_tensor_out_meta,
} from "../../runtime/kernels/meta/histogram.js";
import {
  _index_put_impl__meta,
  index_Tensor_meta,
  index_fill__int_Scalar_meta,
  masked_fill__Scalar_meta,
  masked_scatter__meta,
  masked_select_meta,
  masked_select_out_meta,
  nonzero_meta,
  nonzero_out_meta,
  put__meta,
  repeat_interleave_Tensor_meta,
} from "../../runtime/kernels/meta/indexing.js";
import {
  _linalg_det_meta,
  _linalg_eigh_meta,
  _linalg_slogdet_meta,
  _linalg_solve_ex_meta,
  _linalg_svd_meta,
  cholesky_inverse_meta,
  cholesky_meta,
  geqrf_meta,
  linalg_cholesky_ex_meta,
  linalg_householder_product_meta,
  linalg_inv_ex_meta,
  linalg_lu_factor_ex_meta,
  linalg_lu_meta,
  linalg_lu_solve_meta,
  linalg_matrix_exp_meta,
  linalg_qr_meta,
  linalg_solve_triangular_meta,
  lu_unpack_meta,
  triangular_solve_meta,
} from "../../runtime/kernels/meta/linalg.js";
import {
  multi_margin_loss_backward_meta,
  multi_margin_loss_meta,
  multilabel_margin_loss_backward_meta,
  multilabel_margin_loss_forward_meta,
} from "../../runtime/kernels/meta/margin-losses.js";
import {
  dot_meta,
} from "../../runtime/kernels/meta/matmul.js";
import {
  native_batch_norm_backward_meta,
  native_batch_norm_meta,
  native_group_norm_backward_meta,
  native_group_norm_meta,
  native_layer_norm_backward_meta,
  native_layer_norm_meta,
} from "../../runtime/kernels/meta/normalization.js";
import {
  _adaptive_avg_pool2d_meta,
  _adaptive_avg_pool3d_meta,
  adaptive_max_pool2d_meta,
  adaptive_max_pool3d_meta,
  avg_pool2d_meta,
  avg_pool3d_meta,
  max_pool2d_with_indices_meta,
  max_pool3d_with_indices_meta,
  max_unpool2d_meta,
  max_unpool3d_meta,
  pool_backward_meta,
} from "../../runtime/kernels/meta/pooling.js";
import {
  bernoulli__Tensor_meta,
  bernoulli__float_meta,
  bernoulli_out_meta,
  binomial_meta,
  cauchy__meta,
  exponential__meta,
  geometric__meta,
  log_normal__meta,
  multinomial_meta,
  multinomial_out_meta,
  normal__meta,
  random__from_meta,
  random__meta,
  random__to_meta,
  randperm_generator_out_meta,
  rrelu_with_noise__meta,
  rrelu_with_noise_meta,
  sample_like_meta,
  uniform__meta,
} from "../../runtime/kernels/meta/random.js";
import {
  _embedding_bag_dense_backward_meta,
  _embedding_bag_forward_only_meta,
  _embedding_bag_meta,
  _embedding_bag_per_sample_weights_backward_meta,
  _segment_reduce_backward_meta,
  embedding_renorm__meta,
  segment_reduce_meta,
} from "../../runtime/kernels/meta/segments.js";
import {
  _unique2_meta,
  _unique_meta,
  bincount_meta,
  median_meta,
  unique_consecutive_meta,
  unique_dim_meta,
} from "../../runtime/kernels/meta/sort.js";
import {
  linalg_ldl_factor_ex_meta,
  linalg_ldl_solve_meta,
  ormqr_meta,
} from "../../runtime/kernels/meta/symmetric.js";
import {
  upsample_backward_meta,
  upsample_cubic_backward_meta,
  upsample_cubic_meta,
  upsample_meta,
} from "../../runtime/kernels/meta/upsample.js";
import {
  _adaptive_avg_pool2d_backward_op,
  _adaptive_avg_pool2d_op,
  _adaptive_avg_pool3d_backward_op,
  _adaptive_avg_pool3d_op,
  _cdist_backward_op,
  _cdist_forward_op,
  _ctc_loss_backward_op,
  _ctc_loss_op,
  _embedding_bag_dense_backward_op,
  _embedding_bag_forward_only_op,
  _embedding_bag_op,
  _embedding_bag_per_sample_weights_backward_op,
  _histogramdd_bin_edges_op,
  _histogramdd_from_bin_cts_op,
  _histogramdd_from_bin_tensors_op,
  _index_put_impl__op,
  _linalg_det_op,
  _linalg_eigh_op,
  _linalg_slogdet_op,
  _linalg_solve_ex_op,
  _linalg_svd_op,
  _local_scalar_dense_op,
  _log_softmax_backward_data_op,
  _log_softmax_backward_data_out_op,
  _log_softmax_op,
  _log_softmax_out_op,
  _pdist_backward_op,
  _pdist_forward_op,
  _segment_reduce_backward_op,
  _softmax_backward_data_op,
  _softmax_backward_data_out_op,
  _softmax_op,
  _softmax_out_op,
  _standard_gamma_op,
  _unique2_op,
  _unique_op,
  _upsample_bicubic2d_aa_backward_op,
  _upsample_bicubic2d_aa_op,
  _upsample_bilinear2d_aa_backward_op,
  _upsample_bilinear2d_aa_op,
  _upsample_nearest_exact1d_backward_op,
  _upsample_nearest_exact1d_op,
  _upsample_nearest_exact2d_backward_op,
  _upsample_nearest_exact2d_op,
  _upsample_nearest_exact3d_backward_op,
  _upsample_nearest_exact3d_op,
  abs__op,
  abs_op,
  abs_out_op,
  acos__op,
  acos_op,
  acos_out_op,
  acosh__op,
  acosh_op,
  acosh_out_op,
  adaptive_max_pool2d_backward_op,
  adaptive_max_pool2d_op,
  adaptive_max_pool3d_backward_op,
  adaptive_max_pool3d_op,
  add_Scalar_op,
  add_Tensor_op,
  add__Scalar_op,
  add__Tensor_op,
  add_out_op,
  addcdiv__op,
  addcdiv_op,
  addcdiv_out_op,
  addcmul__op,
  addcmul_op,
  addcmul_out_op,
  addmm__op,
  addmm_op,
  addmm_out_op,
  addmv__op,
  addmv_op,
  addmv_out_op,
  all_all_out_op,
  all_dim_op,
  all_op,
  all_out_op,
  amax_op,
  amax_out_op,
  amin_op,
  amin_out_op,
  aminmax_op,
  aminmax_out_op,
  angle_op,
  angle_out_op,
  any_all_out_op,
  any_dim_op,
  any_op,
  any_out_op,
  arange_start_out_op,
  argmax_op,
  argmax_out_op,
  argmin_op,
  argmin_out_op,
  asin__op,
  asin_op,
  asin_out_op,
  asinh__op,
  asinh_op,
  asinh_out_op,
  atan2__op,
  atan2_op,
  atan2_out_op,
  atan__op,
  atan_op,
  atan_out_op,
  atanh__op,
  atanh_op,
  atanh_out_op,
  avg_pool2d_backward_op,
  avg_pool2d_op,
  avg_pool3d_backward_op,
  avg_pool3d_op,
  baddbmm__op,
  baddbmm_op,
  baddbmm_out_op,
  bernoulli__Tensor_op,
  bernoulli__float_op,
  bernoulli_out_op,
  bincount_op,
  binomial_op,
  bitwise_and_Scalar_Tensor_op,
  bitwise_and_Scalar_op,
  bitwise_and_Scalar_out_op,
  bitwise_and_Tensor_op,
  bitwise_and_Tensor_out_op,
  bitwise_and__Scalar_op,
  bitwise_and__Tensor_op,
  bitwise_left_shift_Scalar_Tensor_op,
  bitwise_left_shift_Tensor_Scalar_op,
  bitwise_left_shift_Tensor_Scalar_out_op,
  bitwise_left_shift_Tensor_op,
  bitwise_left_shift_Tensor_out_op,
  bitwise_left_shift__Tensor_Scalar_op,
  bitwise_left_shift__Tensor_op,
  bitwise_not__op,
  bitwise_not_op,
  bitwise_not_out_op,
  bitwise_or_Scalar_Tensor_op,
  bitwise_or_Scalar_op,
  bitwise_or_Scalar_out_op,
  bitwise_or_Tensor_op,
  bitwise_or_Tensor_out_op,
  bitwise_or__Scalar_op,
  bitwise_or__Tensor_op,
  bitwise_right_shift_Scalar_Tensor_op,
  bitwise_right_shift_Tensor_Scalar_op,
  bitwise_right_shift_Tensor_Scalar_out_op,
  bitwise_right_shift_Tensor_op,
  bitwise_right_shift_Tensor_out_op,
  bitwise_right_shift__Tensor_Scalar_op,
  bitwise_right_shift__Tensor_op,
  bitwise_xor_Scalar_Tensor_op,
  bitwise_xor_Scalar_op,
  bitwise_xor_Scalar_out_op,
  bitwise_xor_Tensor_op,
  bitwise_xor_Tensor_out_op,
  bitwise_xor__Scalar_op,
  bitwise_xor__Tensor_op,
  bmm_op,
  bmm_out_op,
  bucketize_Tensor_op,
  bucketize_Tensor_out_op,
  cat_op,
  cat_out_op,
  cauchy__op,
  ceil__op,
  ceil_op,
  ceil_out_op,
  cholesky_inverse_op,
  cholesky_op,
  clamp__op,
  clamp_max_Tensor_op,
  clamp_max_Tensor_out_op,
  clamp_max__Tensor_op,
  clamp_max__op,
  clamp_max_op,
  clamp_max_out_op,
  clamp_min_Tensor_op,
  clamp_min_Tensor_out_op,
  clamp_min__Tensor_op,
  clamp_min__op,
  clamp_min_op,
  clamp_min_out_op,
  clamp_op,
  clamp_out_op,
  col2im_op,
  convolution_backward_op,
  convolution_op,
  copysign_Scalar_op,
  copysign_Scalar_out_op,
  copysign_Tensor_op,
  copysign__Scalar_op,
  copysign__Tensor_op,
  copysign_out_op,
  cos__op,
  cos_op,
  cos_out_op,
  cosh__op,
  cosh_op,
  cosh_out_op,
  cummax_op,
  cummax_out_op,
  cummin_op,
  cummin_out_op,
  cumprod__op,
  cumprod_op,
  cumprod_out_op,
  cumsum__op,
  cumsum_op,
  cumsum_out_op,
  deg2rad__op,
  deg2rad_op,
  deg2rad_out_op,
  digamma__op,
  digamma_op,
  digamma_out_op,
  div_Scalar_mode_op,
  div_Scalar_op,
  div_Tensor_mode_op,
  div_Tensor_op,
  div__Scalar_mode_op,
  div__Scalar_op,
  div__Tensor_mode_op,
  div__Tensor_op,
  div_out_mode_op,
  div_out_op,
  dot_op,
  elu__op,
  elu_backward_grad_input_op,
  elu_backward_op,
  elu_op,
  elu_out_op,
  embedding_dense_backward_op,
  embedding_dense_backward_out_op,
  embedding_renorm__op,
  empty_memory_format_op,
  empty_strided_op,
  eq_Scalar_op,
  eq_Scalar_out_op,
  eq_Tensor_op,
  eq_Tensor_out_op,
  eq__Scalar_op,
  eq__Tensor_op,
  erf__op,
  erf_op,
  erf_out_op,
  erfc__op,
  erfc_op,
  erfc_out_op,
  erfinv__op,
  erfinv_op,
  erfinv_out_op,
  exp2__op,
  exp2_op,
  exp2_out_op,
  exp__op,
  exp_op,
  exp_out_op,
  expm1__op,
  expm1_op,
  expm1_out_op,
  exponential__op,
  fill__Scalar_op,
  flip_op,
  flip_out_op,
  floor__op,
  floor_divide_Scalar_op,
  floor_divide__Scalar_op,
  floor_divide__Tensor_op,
  floor_divide_op,
  floor_divide_out_op,
  floor_op,
  floor_out_op,
  fmax_op,
  fmax_out_op,
  fmin_op,
  fmin_out_op,
  fmod_Scalar_op,
  fmod_Scalar_out_op,
  fmod_Tensor_op,
  fmod_Tensor_out_op,
  fmod__Scalar_op,
  fmod__Tensor_op,
  frac__op,
  frac_op,
  frac_out_op,
  fractional_max_pool2d_backward_op,
  fractional_max_pool2d_op,
  fractional_max_pool3d_backward_op,
  fractional_max_pool3d_op,
  frexp_Tensor_op,
  gather_op,
  gather_out_op,
  gcd__op,
  gcd_op,
  gcd_out_op,
  ge_Scalar_op,
  ge_Scalar_out_op,
  ge_Tensor_op,
  ge_Tensor_out_op,
  ge__Scalar_op,
  ge__Tensor_op,
  gelu__op,
  gelu_backward_grad_input_op,
  gelu_backward_op,
  gelu_op,
  gelu_out_op,
  geometric__op,
  geqrf_op,
  grid_sampler_2d_backward_op,
  grid_sampler_2d_op,
  grid_sampler_3d_backward_op,
  grid_sampler_3d_op,
  gt_Scalar_op,
  gt_Scalar_out_op,
  gt_Tensor_op,
  gt_Tensor_out_op,
  gt__Scalar_op,
  gt__Tensor_op,
  hardshrink_backward_grad_input_op,
  hardshrink_backward_op,
  hardshrink_op,
  hardshrink_out_op,
  hardsigmoid__op,
  hardsigmoid_backward_grad_input_op,
  hardsigmoid_backward_op,
  hardsigmoid_op,
  hardsigmoid_out_op,
  hardswish__op,
  hardswish_backward_op,
  hardswish_op,
  hardswish_out_op,
  hardtanh__op,
  hardtanh_backward_grad_input_op,
  hardtanh_backward_op,
  hardtanh_op,
  hardtanh_out_op,
  heaviside__op,
  heaviside_op,
  heaviside_out_op,
  histc_op,
  histc_out_op,
  histogram_bin_ct_op,
  histogram_bin_ct_out_op,
  histogram_bins_tensor_op,
  histogram_bins_tensor_out_op,
  hypot__op,
  hypot_op,
  hypot_out_op,
  i0__op,
  i0_op,
  i0_out_op,
  igamma__op,
  igamma_op,
  igamma_out_op,
  igammac__op,
  igammac_op,
  igammac_out_op,
  im2col_op,
  index_Tensor_op,
  index_add__op,
  index_add_op,
  index_add_out_op,
  index_copy__op,
  index_copy_op,
  index_copy_out_op,
  index_fill__int_Scalar_op,
  index_reduce__op,
  index_reduce_op,
  index_reduce_out_op,
  index_select_op,
  index_select_out_op,
  isfinite_op,
  isin_Scalar_Tensor_op,
  isin_Scalar_Tensor_out_op,
  isin_Tensor_Scalar_op,
  isin_Tensor_Scalar_out_op,
  isin_Tensor_Tensor_op,
  isin_Tensor_Tensor_out_op,
  isinf_op,
  isnan_op,
  isneginf_op,
  isneginf_out_op,
  isposinf_op,
  isposinf_out_op,
  kthvalue_op,
  kthvalue_values_op,
  lcm__op,
  lcm_op,
  lcm_out_op,
  le_Scalar_op,
  le_Scalar_out_op,
  le_Tensor_op,
  le_Tensor_out_op,
  le__Scalar_op,
  le__Tensor_op,
  leaky_relu__op,
  leaky_relu_backward_grad_input_op,
  leaky_relu_backward_op,
  leaky_relu_op,
  leaky_relu_out_op,
  lerp_Scalar_op,
  lerp_Scalar_out_op,
  lerp_Tensor_op,
  lerp_Tensor_out_op,
  lerp__Scalar_op,
  lerp__Tensor_op,
  lgamma__op,
  lgamma_op,
  lgamma_out_op,
  linalg_cholesky_ex_op,
  linalg_householder_product_op,
  linalg_inv_ex_op,
  linalg_ldl_factor_ex_op,
  linalg_ldl_solve_op,
  linalg_lu_factor_ex_op,
  linalg_lu_op,
  linalg_lu_solve_op,
  linalg_matrix_exp_op,
  linalg_qr_op,
  linalg_solve_triangular_op,
  linalg_vector_norm_op,
  linalg_vector_norm_out_op,
  linspace_out_op,
  log10__op,
  log10_op,
  log10_out_op,
  log1p__op,
  log1p_op,
  log1p_out_op,
  log2__op,
  log2_op,
  log2_out_op,
  log__op,
  log_normal__op,
  log_op,
  log_out_op,
  log_sigmoid_backward_grad_input_op,
  log_sigmoid_backward_op,
  logaddexp2_op,
  logaddexp2_out_op,
  logaddexp_op,
  logaddexp_out_op,
  logcumsumexp_op,
  logcumsumexp_out_op,
  logical_and__op,
  logical_and_op,
  logical_and_out_op,
  logical_not__op,
  logical_not_op,
  logical_not_out_op,
  logical_or__op,
  logical_or_op,
  logical_or_out_op,
  logical_xor__op,
  logical_xor_op,
  logical_xor_out_op,
  logit__op,
  logit_backward_grad_input_op,
  logit_backward_op,
  logit_op,
  logit_out_op,
  logspace_out_op,
  lt_Scalar_op,
  lt_Scalar_out_op,
  lt_Tensor_op,
  lt_Tensor_out_op,
  lt__Scalar_op,
  lt__Tensor_op,
  lu_unpack_op,
  masked_fill__Scalar_op,
  masked_scatter__op,
  masked_select_op,
  masked_select_out_op,
  max_dim_max_op,
  max_dim_op,
  max_pool2d_with_indices_backward_op,
  max_pool2d_with_indices_op,
  max_pool3d_with_indices_backward_op,
  max_pool3d_with_indices_op,
  max_unpool2d_op,
  max_unpool3d_op,
  maximum_op,
  maximum_out_op,
  mean_dim_op,
  mean_out_op,
  median_dim_op,
  median_dim_values_op,
  median_op,
  min_dim_min_op,
  min_dim_op,
  minimum_op,
  minimum_out_op,
  mish__op,
  mish_backward_op,
  mish_op,
  mish_out_op,
  mm_op,
  mm_out_op,
  mode_op,
  mode_values_op,
  mul_Scalar_op,
  mul_Tensor_op,
  mul__Scalar_op,
  mul__Tensor_op,
  mul_out_op,
  multi_margin_loss_backward_op,
  multi_margin_loss_op,
  multilabel_margin_loss_backward_op,
  multilabel_margin_loss_forward_op,
  multinomial_op,
  multinomial_out_op,
  nan_to_num__op,
  nan_to_num_op,
  nan_to_num_out_op,
  nanmedian_dim_op,
  nanmedian_dim_values_op,
  nanmedian_op,
  nansum_op,
  nansum_out_op,
  native_batch_norm_backward_op,
  native_batch_norm_op,
  native_group_norm_backward_op,
  native_group_norm_op,
  native_layer_norm_backward_op,
  native_layer_norm_op,
  ne_Scalar_op,
  ne_Scalar_out_op,
  ne_Tensor_op,
  ne_Tensor_out_op,
  ne__Scalar_op,
  ne__Tensor_op,
  neg__op,
  neg_op,
  neg_out_op,
  nextafter__op,
  nextafter_op,
  nextafter_out_op,
  nll_loss2d_backward_grad_input_op,
  nll_loss2d_backward_op,
  nll_loss2d_forward_op,
  nll_loss2d_forward_output_op,
  nll_loss_backward_grad_input_op,
  nll_loss_backward_op,
  nll_loss_forward_op,
  nll_loss_forward_output_op,
  nonzero_op,
  nonzero_out_op,
  norm_ScalarOpt_dim_dtype_op,
  norm_ScalarOpt_dim_op,
  norm_dtype_out_op,
  norm_out_op,
  normal__op,
  ormqr_op,
  poisson_op,
  polygamma_op,
  polygamma_out_op,
  pow_Scalar_op,
  pow_Scalar_out_op,
  pow_Tensor_Scalar_op,
  pow_Tensor_Scalar_out_op,
  pow_Tensor_Tensor_op,
  pow_Tensor_Tensor_out_op,
  pow__Scalar_op,
  pow__Tensor_op,
  prod_dim_int_op,
  prod_int_out_op,
  put__op,
  rad2deg__op,
  rad2deg_op,
  rad2deg_out_op,
  random__from_op,
  random__op,
  random__to_op,
  randperm_generator_out_op,
  range_out_op,
  reciprocal__op,
  reciprocal_op,
  reciprocal_out_op,
  reflection_pad1d_backward_grad_input_op,
  reflection_pad1d_backward_op,
  reflection_pad1d_op,
  reflection_pad1d_out_op,
  reflection_pad2d_backward_grad_input_op,
  reflection_pad2d_backward_op,
  reflection_pad2d_op,
  reflection_pad2d_out_op,
  reflection_pad3d_backward_grad_input_op,
  reflection_pad3d_backward_op,
  reflection_pad3d_op,
  reflection_pad3d_out_op,
  relu__op,
  relu_op,
  remainder_Scalar_Tensor_op,
  remainder_Scalar_op,
  remainder_Scalar_out_op,
  remainder_Tensor_op,
  remainder_Tensor_out_op,
  remainder__Scalar_op,
  remainder__Tensor_op,
  renorm__op,
  renorm_op,
  renorm_out_op,
  repeat_interleave_Tensor_op,
  replication_pad1d_backward_grad_input_op,
  replication_pad1d_backward_op,
  replication_pad1d_op,
  replication_pad1d_out_op,
  replication_pad2d_backward_grad_input_op,
  replication_pad2d_backward_op,
  replication_pad2d_op,
  replication_pad2d_out_op,
  replication_pad3d_backward_grad_input_op,
  replication_pad3d_backward_op,
  replication_pad3d_op,
  replication_pad3d_out_op,
  round__decimals_op,
  round__op,
  round_decimals_op,
  round_decimals_out_op,
  round_op,
  round_out_op,
  rrelu_with_noise__op,
  rrelu_with_noise_op,
  rsqrt__op,
  rsqrt_op,
  rsqrt_out_op,
  rsub_Scalar_op,
  rsub_Tensor_op,
  scatter__reduce_op,
  scatter__src_op,
  scatter__value_op,
  scatter__value_reduce_op,
  scatter_add__op,
  scatter_add_op,
  scatter_add_out_op,
  scatter_reduce__two_op,
  scatter_reduce_op,
  scatter_reduce_out_op,
  scatter_reduce_two_op,
  scatter_reduce_two_out_op,
  scatter_src_op,
  scatter_src_out_op,
  scatter_value_op,
  scatter_value_out_op,
  scatter_value_reduce_op,
  scatter_value_reduce_out_op,
  searchsorted_Tensor_op,
  searchsorted_Tensor_out_op,
  segment_reduce_op,
  sgn__op,
  sgn_op,
  sgn_out_op,
  sigmoid__op,
  sigmoid_backward_grad_input_op,
  sigmoid_backward_op,
  sigmoid_op,
  sigmoid_out_op,
  sign__op,
  sign_op,
  sign_out_op,
  signbit_op,
  signbit_out_op,
  silu__op,
  silu_backward_grad_input_op,
  silu_backward_op,
  silu_op,
  silu_out_op,
  sin__op,
  sin_op,
  sin_out_op,
  sinc__op,
  sinc_op,
  sinc_out_op,
  sinh__op,
  sinh_op,
  sinh_out_op,
  softplus_backward_grad_input_op,
  softplus_backward_op,
  softplus_op,
  softplus_out_op,
  softshrink_backward_grad_input_op,
  softshrink_backward_op,
  softshrink_op,
  softshrink_out_op,
  sort_stable_op,
  sort_values_stable_op,
  special_airy_ai_op,
  special_airy_ai_out_op,
  special_bessel_j0_op,
  special_bessel_j0_out_op,
  special_bessel_j1_op,
  special_bessel_j1_out_op,
  special_bessel_y0_op,
  special_bessel_y0_out_op,
  special_bessel_y1_op,
  special_bessel_y1_out_op,
  special_chebyshev_polynomial_t_n_scalar_op,
  special_chebyshev_polynomial_t_n_scalar_out_op,
  special_chebyshev_polynomial_t_op,
  special_chebyshev_polynomial_t_out_op,
  special_chebyshev_polynomial_t_x_scalar_op,
  special_chebyshev_polynomial_t_x_scalar_out_op,
  special_chebyshev_polynomial_u_n_scalar_op,
  special_chebyshev_polynomial_u_n_scalar_out_op,
  special_chebyshev_polynomial_u_op,
  special_chebyshev_polynomial_u_out_op,
  special_chebyshev_polynomial_u_x_scalar_op,
  special_chebyshev_polynomial_u_x_scalar_out_op,
  special_chebyshev_polynomial_v_n_scalar_op,
  special_chebyshev_polynomial_v_n_scalar_out_op,
  special_chebyshev_polynomial_v_op,
  special_chebyshev_polynomial_v_out_op,
  special_chebyshev_polynomial_v_x_scalar_op,
  special_chebyshev_polynomial_v_x_scalar_out_op,
  special_chebyshev_polynomial_w_n_scalar_op,
  special_chebyshev_polynomial_w_n_scalar_out_op,
  special_chebyshev_polynomial_w_op,
  special_chebyshev_polynomial_w_out_op,
  special_chebyshev_polynomial_w_x_scalar_op,
  special_chebyshev_polynomial_w_x_scalar_out_op,
  special_entr_op,
  special_entr_out_op,
  special_erfcx_op,
  special_erfcx_out_op,
  special_hermite_polynomial_h_n_scalar_op,
  special_hermite_polynomial_h_n_scalar_out_op,
  special_hermite_polynomial_h_op,
  special_hermite_polynomial_h_out_op,
  special_hermite_polynomial_h_x_scalar_op,
  special_hermite_polynomial_h_x_scalar_out_op,
  special_hermite_polynomial_he_n_scalar_op,
  special_hermite_polynomial_he_n_scalar_out_op,
  special_hermite_polynomial_he_op,
  special_hermite_polynomial_he_out_op,
  special_hermite_polynomial_he_x_scalar_op,
  special_hermite_polynomial_he_x_scalar_out_op,
  special_i0e_op,
  special_i0e_out_op,
  special_i1_op,
  special_i1_out_op,
  special_i1e_op,
  special_i1e_out_op,
  special_laguerre_polynomial_l_n_scalar_op,
  special_laguerre_polynomial_l_n_scalar_out_op,
  special_laguerre_polynomial_l_op,
  special_laguerre_polynomial_l_out_op,
  special_laguerre_polynomial_l_x_scalar_op,
  special_laguerre_polynomial_l_x_scalar_out_op,
  special_legendre_polynomial_p_n_scalar_op,
  special_legendre_polynomial_p_n_scalar_out_op,
  special_legendre_polynomial_p_op,
  special_legendre_polynomial_p_out_op,
  special_legendre_polynomial_p_x_scalar_op,
  special_legendre_polynomial_p_x_scalar_out_op,
  special_log_ndtr_op,
  special_log_ndtr_out_op,
  special_modified_bessel_i0_op,
  special_modified_bessel_i0_out_op,
  special_modified_bessel_i1_op,
  special_modified_bessel_i1_out_op,
  special_modified_bessel_k0_op,
  special_modified_bessel_k0_out_op,
  special_modified_bessel_k1_op,
  special_modified_bessel_k1_out_op,
  special_ndtri_op,
  special_ndtri_out_op,
  special_scaled_modified_bessel_k0_op,
  special_scaled_modified_bessel_k0_out_op,
  special_scaled_modified_bessel_k1_op,
  special_scaled_modified_bessel_k1_out_op,
  special_shifted_chebyshev_polynomial_t_n_scalar_op,
  special_shifted_chebyshev_polynomial_t_n_scalar_out_op,
  special_shifted_chebyshev_polynomial_t_op,
  special_shifted_chebyshev_polynomial_t_out_op,
  special_shifted_chebyshev_polynomial_t_x_scalar_op,
  special_shifted_chebyshev_polynomial_t_x_scalar_out_op,
  special_shifted_chebyshev_polynomial_u_n_scalar_op,
  special_shifted_chebyshev_polynomial_u_n_scalar_out_op,
  special_shifted_chebyshev_polynomial_u_op,
  special_shifted_chebyshev_polynomial_u_out_op,
  special_shifted_chebyshev_polynomial_u_x_scalar_op,
  special_shifted_chebyshev_polynomial_u_x_scalar_out_op,
  special_shifted_chebyshev_polynomial_v_n_scalar_op,
  special_shifted_chebyshev_polynomial_v_n_scalar_out_op,
  special_shifted_chebyshev_polynomial_v_op,
  special_shifted_chebyshev_polynomial_v_out_op,
  special_shifted_chebyshev_polynomial_v_x_scalar_op,
  special_shifted_chebyshev_polynomial_v_x_scalar_out_op,
  special_shifted_chebyshev_polynomial_w_n_scalar_op,
  special_shifted_chebyshev_polynomial_w_n_scalar_out_op,
  special_shifted_chebyshev_polynomial_w_op,
  special_shifted_chebyshev_polynomial_w_out_op,
  special_shifted_chebyshev_polynomial_w_x_scalar_op,
  special_shifted_chebyshev_polynomial_w_x_scalar_out_op,
  special_spherical_bessel_j0_op,
  special_spherical_bessel_j0_out_op,
  special_xlog1py_op,
  special_xlog1py_other_scalar_op,
  special_xlog1py_other_scalar_out_op,
  special_xlog1py_out_op,
  special_xlog1py_self_scalar_op,
  special_xlog1py_self_scalar_out_op,
  special_zeta_op,
  special_zeta_other_scalar_op,
  special_zeta_other_scalar_out_op,
  special_zeta_out_op,
  special_zeta_self_scalar_op,
  special_zeta_self_scalar_out_op,
  sqrt__op,
  sqrt_op,
  sqrt_out_op,
  std_correction_op,
  std_correction_out_op,
  std_mean_correction_op,
  std_mean_correction_out_op,
  sub_Scalar_op,
  sub_Tensor_op,
  sub__Scalar_op,
  sub__Tensor_op,
  sub_out_op,
  sum_IntList_out_op,
  sum_dim_IntList_op,
  take_op,
  take_out_op,
  tan__op,
  tan_op,
  tan_out_op,
  tanh__op,
  tanh_backward_grad_input_op,
  tanh_backward_op,
  tanh_op,
  tanh_out_op,
  threshold__op,
  threshold_backward_grad_input_op,
  threshold_backward_op,
  threshold_op,
  threshold_out_op,
  topk_op,
  topk_values_op,
  triangular_solve_op,
  tril__op,
  tril_indices_op,
  tril_op,
  tril_out_op,
  triu__op,
  triu_indices_op,
  triu_op,
  triu_out_op,
  trunc__op,
  trunc_op,
  trunc_out_op,
  unfold_backward_op,
  unfold_backward_out_op,
  uniform__op,
  unique_consecutive_op,
  unique_dim_op,
  upsample_bicubic2d_backward_op,
  upsample_bicubic2d_op,
  upsample_bilinear2d_backward_op,
  upsample_bilinear2d_op,
  upsample_linear1d_backward_op,
  upsample_linear1d_op,
  upsample_nearest1d_backward_op,
  upsample_nearest1d_op,
  upsample_nearest2d_backward_op,
  upsample_nearest2d_op,
  upsample_nearest3d_backward_op,
  upsample_nearest3d_op,
  upsample_trilinear3d_backward_op,
  upsample_trilinear3d_op,
  var_correction_op,
  var_correction_out_op,
  var_mean_correction_op,
  var_mean_correction_out_op,
  where_self_op,
  where_self_out_op,
  xlogy_OutScalar_Other_op,
  xlogy_OutScalar_Self_op,
  xlogy_OutTensor_op,
  xlogy_Scalar_Other_op,
  xlogy_Scalar_Self_op,
  xlogy_Tensor_op,
  xlogy__Scalar_Other_op,
  xlogy__Tensor_op,
  zero__op,
} from "../operators.js";
import {
  abs__meta,
  abs_meta,
  abs_out_meta,
  acos__meta,
  acos_meta,
  acos_out_meta,
  acosh__meta,
  acosh_meta,
  acosh_out_meta,
  add_Scalar_meta,
  add_Tensor_meta,
  add__Scalar_meta,
  add__Tensor_meta,
  add_out_meta,
  addcdiv__meta,
  addcdiv_meta,
  addcdiv_out_meta,
  addcmul__meta,
  addcmul_meta,
  addcmul_out_meta,
  angle_meta,
  angle_out_meta,
  asin__meta,
  asin_meta,
  asin_out_meta,
  asinh__meta,
  asinh_meta,
  asinh_out_meta,
  atan2__meta,
  atan2_meta,
  atan2_out_meta,
  atan__meta,
  atan_meta,
  atan_out_meta,
  atanh__meta,
  atanh_meta,
  atanh_out_meta,
  bitwise_and_Scalar_Tensor_meta,
  bitwise_and_Scalar_meta,
  bitwise_and_Scalar_out_meta,
  bitwise_and_Tensor_meta,
  bitwise_and_Tensor_out_meta,
  bitwise_and__Scalar_meta,
  bitwise_and__Tensor_meta,
  bitwise_left_shift_Scalar_Tensor_meta,
  bitwise_left_shift_Tensor_Scalar_meta,
  bitwise_left_shift_Tensor_Scalar_out_meta,
  bitwise_left_shift_Tensor_meta,
  bitwise_left_shift_Tensor_out_meta,
  bitwise_left_shift__Tensor_Scalar_meta,
  bitwise_left_shift__Tensor_meta,
  bitwise_not__meta,
  bitwise_not_meta,
  bitwise_not_out_meta,
  bitwise_or_Scalar_Tensor_meta,
  bitwise_or_Scalar_meta,
  bitwise_or_Scalar_out_meta,
  bitwise_or_Tensor_meta,
  bitwise_or_Tensor_out_meta,
  bitwise_or__Scalar_meta,
  bitwise_or__Tensor_meta,
  bitwise_right_shift_Scalar_Tensor_meta,
  bitwise_right_shift_Tensor_Scalar_meta,
  bitwise_right_shift_Tensor_Scalar_out_meta,
  bitwise_right_shift_Tensor_meta,
  bitwise_right_shift_Tensor_out_meta,
  bitwise_right_shift__Tensor_Scalar_meta,
  bitwise_right_shift__Tensor_meta,
  bitwise_xor_Scalar_Tensor_meta,
  bitwise_xor_Scalar_meta,
  bitwise_xor_Scalar_out_meta,
  bitwise_xor_Tensor_meta,
  bitwise_xor_Tensor_out_meta,
  bitwise_xor__Scalar_meta,
  bitwise_xor__Tensor_meta,
  ceil__meta,
  ceil_meta,
  ceil_out_meta,
  clamp__meta,
  clamp_max_Tensor_meta,
  clamp_max_Tensor_out_meta,
  clamp_max__Tensor_meta,
  clamp_max__meta,
  clamp_max_meta,
  clamp_max_out_meta,
  clamp_meta,
  clamp_min_Tensor_meta,
  clamp_min_Tensor_out_meta,
  clamp_min__Tensor_meta,
  clamp_min__meta,
  clamp_min_meta,
  clamp_min_out_meta,
  clamp_out_meta,
  copysign_Scalar_meta,
  copysign_Scalar_out_meta,
  copysign_Tensor_meta,
  copysign__Scalar_meta,
  copysign__Tensor_meta,
  copysign_out_meta,
  cos__meta,
  cos_meta,
  cos_out_meta,
  cosh__meta,
  cosh_meta,
  cosh_out_meta,
  deg2rad__meta,
  deg2rad_meta,
  deg2rad_out_meta,
  digamma__meta,
  digamma_meta,
  digamma_out_meta,
  div_Scalar_meta,
  div_Scalar_mode_meta,
  div_Tensor_meta,
  div_Tensor_mode_meta,
  div__Scalar_meta,
  div__Scalar_mode_meta,
  div__Tensor_meta,
  div__Tensor_mode_meta,
  div_out_meta,
  div_out_mode_meta,
  elu__meta,
  elu_backward_grad_input_meta,
  elu_backward_meta,
  elu_meta,
  elu_out_meta,
  eq_Scalar_meta,
  eq_Scalar_out_meta,
  eq_Tensor_meta,
  eq_Tensor_out_meta,
  eq__Scalar_meta,
  eq__Tensor_meta,
  erf__meta,
  erf_meta,
  erf_out_meta,
  erfc__meta,
  erfc_meta,
  erfc_out_meta,
  erfinv__meta,
  erfinv_meta,
  erfinv_out_meta,
  exp2__meta,
  exp2_meta,
  exp2_out_meta,
  exp__meta,
  exp_meta,
  exp_out_meta,
  expm1__meta,
  expm1_meta,
  expm1_out_meta,
  floor__meta,
  floor_divide_Scalar_meta,
  floor_divide__Scalar_meta,
  floor_divide__Tensor_meta,
  floor_divide_meta,
  floor_divide_out_meta,
  floor_meta,
  floor_out_meta,
  fmax_meta,
  fmax_out_meta,
  fmin_meta,
  fmin_out_meta,
  fmod_Scalar_meta,
  fmod_Scalar_out_meta,
  fmod_Tensor_meta,
  fmod_Tensor_out_meta,
  fmod__Scalar_meta,
  fmod__Tensor_meta,
  frac__meta,
  frac_meta,
  frac_out_meta,
  gcd__meta,
  gcd_meta,
  gcd_out_meta,
  ge_Scalar_meta,
  ge_Scalar_out_meta,
  ge_Tensor_meta,
  ge_Tensor_out_meta,
  ge__Scalar_meta,
  ge__Tensor_meta,
  gelu__meta,
  gelu_backward_grad_input_meta,
  gelu_backward_meta,
  gelu_meta,
  gelu_out_meta,
  gt_Scalar_meta,
  gt_Scalar_out_meta,
  gt_Tensor_meta,
  gt_Tensor_out_meta,
  gt__Scalar_meta,
  gt__Tensor_meta,
  hardshrink_backward_grad_input_meta,
  hardshrink_backward_meta,
  hardshrink_meta,
  hardshrink_out_meta,
  hardsigmoid__meta,
  hardsigmoid_backward_grad_input_meta,
  hardsigmoid_backward_meta,
  hardsigmoid_meta,
  hardsigmoid_out_meta,
  hardswish__meta,
  hardswish_backward_meta,
  hardswish_meta,
  hardswish_out_meta,
  hardtanh__meta,
  hardtanh_backward_grad_input_meta,
  hardtanh_backward_meta,
  hardtanh_meta,
  hardtanh_out_meta,
  heaviside__meta,
  heaviside_meta,
  heaviside_out_meta,
  hypot__meta,
  hypot_meta,
  hypot_out_meta,
  i0__meta,
  i0_meta,
  i0_out_meta,
  igamma__meta,
  igamma_meta,
  igamma_out_meta,
  igammac__meta,
  igammac_meta,
  igammac_out_meta,
  isfinite_meta,
  isinf_meta,
  isnan_meta,
  isneginf_meta,
  isneginf_out_meta,
  isposinf_meta,
  isposinf_out_meta,
  lcm__meta,
  lcm_meta,
  lcm_out_meta,
  le_Scalar_meta,
  le_Scalar_out_meta,
  le_Tensor_meta,
  le_Tensor_out_meta,
  le__Scalar_meta,
  le__Tensor_meta,
  leaky_relu__meta,
  leaky_relu_backward_grad_input_meta,
  leaky_relu_backward_meta,
  leaky_relu_meta,
  leaky_relu_out_meta,
  lerp_Scalar_meta,
  lerp_Scalar_out_meta,
  lerp_Tensor_meta,
  lerp_Tensor_out_meta,
  lerp__Scalar_meta,
  lerp__Tensor_meta,
  lgamma__meta,
  lgamma_meta,
  lgamma_out_meta,
  log10__meta,
  log10_meta,
  log10_out_meta,
  log1p__meta,
  log1p_meta,
  log1p_out_meta,
  log2__meta,
  log2_meta,
  log2_out_meta,
  log__meta,
  log_meta,
  log_out_meta,
  log_sigmoid_backward_grad_input_meta,
  log_sigmoid_backward_meta,
  logaddexp2_meta,
  logaddexp2_out_meta,
  logaddexp_meta,
  logaddexp_out_meta,
  logical_and__meta,
  logical_and_meta,
  logical_and_out_meta,
  logical_not__meta,
  logical_not_meta,
  logical_not_out_meta,
  logical_or__meta,
  logical_or_meta,
  logical_or_out_meta,
  logical_xor__meta,
  logical_xor_meta,
  logical_xor_out_meta,
  logit__meta,
  logit_backward_grad_input_meta,
  logit_backward_meta,
  logit_meta,
  logit_out_meta,
  lt_Scalar_meta,
  lt_Scalar_out_meta,
  lt_Tensor_meta,
  lt_Tensor_out_meta,
  lt__Scalar_meta,
  lt__Tensor_meta,
  maximum_meta,
  maximum_out_meta,
  minimum_meta,
  minimum_out_meta,
  mish__meta,
  mish_backward_meta,
  mish_meta,
  mish_out_meta,
  mul_Scalar_meta,
  mul_Tensor_meta,
  mul__Scalar_meta,
  mul__Tensor_meta,
  mul_out_meta,
  nan_to_num__meta,
  nan_to_num_meta,
  nan_to_num_out_meta,
  ne_Scalar_meta,
  ne_Scalar_out_meta,
  ne_Tensor_meta,
  ne_Tensor_out_meta,
  ne__Scalar_meta,
  ne__Tensor_meta,
  neg__meta,
  neg_meta,
  neg_out_meta,
  nextafter__meta,
  nextafter_meta,
  nextafter_out_meta,
  polygamma_meta,
  polygamma_out_meta,
  pow_Scalar_meta,
  pow_Scalar_out_meta,
  pow_Tensor_Scalar_meta,
  pow_Tensor_Scalar_out_meta,
  pow_Tensor_Tensor_meta,
  pow_Tensor_Tensor_out_meta,
  pow__Scalar_meta,
  pow__Tensor_meta,
  rad2deg__meta,
  rad2deg_meta,
  rad2deg_out_meta,
  reciprocal__meta,
  reciprocal_meta,
  reciprocal_out_meta,
  relu__meta,
  relu_meta,
  remainder_Scalar_Tensor_meta,
  remainder_Scalar_meta,
  remainder_Scalar_out_meta,
  remainder_Tensor_meta,
  remainder_Tensor_out_meta,
  remainder__Scalar_meta,
  remainder__Tensor_meta,
  round__decimals_meta,
  round__meta,
  round_decimals_meta,
  round_decimals_out_meta,
  round_meta,
  round_out_meta,
  rsqrt__meta,
  rsqrt_meta,
  rsqrt_out_meta,
  rsub_Scalar_meta,
  rsub_Tensor_meta,
  sgn__meta,
  sgn_meta,
  sgn_out_meta,
  sigmoid__meta,
  sigmoid_backward_grad_input_meta,
  sigmoid_backward_meta,
  sigmoid_meta,
  sigmoid_out_meta,
  sign__meta,
  sign_meta,
  sign_out_meta,
  signbit_meta,
  signbit_out_meta,
  silu__meta,
  silu_backward_grad_input_meta,
  silu_backward_meta,
  silu_meta,
  silu_out_meta,
  sin__meta,
  sin_meta,
  sin_out_meta,
  sinc__meta,
  sinc_meta,
  sinc_out_meta,
  sinh__meta,
  sinh_meta,
  sinh_out_meta,
  softplus_backward_grad_input_meta,
  softplus_backward_meta,
  softplus_meta,
  softplus_out_meta,
  softshrink_backward_grad_input_meta,
  softshrink_backward_meta,
  softshrink_meta,
  softshrink_out_meta,
  special_airy_ai_meta,
  special_airy_ai_out_meta,
  special_bessel_j0_meta,
  special_bessel_j0_out_meta,
  special_bessel_j1_meta,
  special_bessel_j1_out_meta,
  special_bessel_y0_meta,
  special_bessel_y0_out_meta,
  special_bessel_y1_meta,
  special_bessel_y1_out_meta,
  special_chebyshev_polynomial_t_meta,
  special_chebyshev_polynomial_t_n_scalar_meta,
  special_chebyshev_polynomial_t_n_scalar_out_meta,
  special_chebyshev_polynomial_t_out_meta,
  special_chebyshev_polynomial_t_x_scalar_meta,
  special_chebyshev_polynomial_t_x_scalar_out_meta,
  special_chebyshev_polynomial_u_meta,
  special_chebyshev_polynomial_u_n_scalar_meta,
  special_chebyshev_polynomial_u_n_scalar_out_meta,
  special_chebyshev_polynomial_u_out_meta,
  special_chebyshev_polynomial_u_x_scalar_meta,
  special_chebyshev_polynomial_u_x_scalar_out_meta,
  special_chebyshev_polynomial_v_meta,
  special_chebyshev_polynomial_v_n_scalar_meta,
  special_chebyshev_polynomial_v_n_scalar_out_meta,
  special_chebyshev_polynomial_v_out_meta,
  special_chebyshev_polynomial_v_x_scalar_meta,
  special_chebyshev_polynomial_v_x_scalar_out_meta,
  special_chebyshev_polynomial_w_meta,
  special_chebyshev_polynomial_w_n_scalar_meta,
  special_chebyshev_polynomial_w_n_scalar_out_meta,
  special_chebyshev_polynomial_w_out_meta,
  special_chebyshev_polynomial_w_x_scalar_meta,
  special_chebyshev_polynomial_w_x_scalar_out_meta,
  special_entr_meta,
  special_entr_out_meta,
  special_erfcx_meta,
  special_erfcx_out_meta,
  special_hermite_polynomial_h_meta,
  special_hermite_polynomial_h_n_scalar_meta,
  special_hermite_polynomial_h_n_scalar_out_meta,
  special_hermite_polynomial_h_out_meta,
  special_hermite_polynomial_h_x_scalar_meta,
  special_hermite_polynomial_h_x_scalar_out_meta,
  special_hermite_polynomial_he_meta,
  special_hermite_polynomial_he_n_scalar_meta,
  special_hermite_polynomial_he_n_scalar_out_meta,
  special_hermite_polynomial_he_out_meta,
  special_hermite_polynomial_he_x_scalar_meta,
  special_hermite_polynomial_he_x_scalar_out_meta,
  special_i0e_meta,
  special_i0e_out_meta,
  special_i1_meta,
  special_i1_out_meta,
  special_i1e_meta,
  special_i1e_out_meta,
  special_laguerre_polynomial_l_meta,
  special_laguerre_polynomial_l_n_scalar_meta,
  special_laguerre_polynomial_l_n_scalar_out_meta,
  special_laguerre_polynomial_l_out_meta,
  special_laguerre_polynomial_l_x_scalar_meta,
  special_laguerre_polynomial_l_x_scalar_out_meta,
  special_legendre_polynomial_p_meta,
  special_legendre_polynomial_p_n_scalar_meta,
  special_legendre_polynomial_p_n_scalar_out_meta,
  special_legendre_polynomial_p_out_meta,
  special_legendre_polynomial_p_x_scalar_meta,
  special_legendre_polynomial_p_x_scalar_out_meta,
  special_log_ndtr_meta,
  special_log_ndtr_out_meta,
  special_modified_bessel_i0_meta,
  special_modified_bessel_i0_out_meta,
  special_modified_bessel_i1_meta,
  special_modified_bessel_i1_out_meta,
  special_modified_bessel_k0_meta,
  special_modified_bessel_k0_out_meta,
  special_modified_bessel_k1_meta,
  special_modified_bessel_k1_out_meta,
  special_ndtri_meta,
  special_ndtri_out_meta,
  special_scaled_modified_bessel_k0_meta,
  special_scaled_modified_bessel_k0_out_meta,
  special_scaled_modified_bessel_k1_meta,
  special_scaled_modified_bessel_k1_out_meta,
  special_shifted_chebyshev_polynomial_t_meta,
  special_shifted_chebyshev_polynomial_t_n_scalar_meta,
  special_shifted_chebyshev_polynomial_t_n_scalar_out_meta,
  special_shifted_chebyshev_polynomial_t_out_meta,
  special_shifted_chebyshev_polynomial_t_x_scalar_meta,
  special_shifted_chebyshev_polynomial_t_x_scalar_out_meta,
  special_shifted_chebyshev_polynomial_u_meta,
  special_shifted_chebyshev_polynomial_u_n_scalar_meta,
  special_shifted_chebyshev_polynomial_u_n_scalar_out_meta,
  special_shifted_chebyshev_polynomial_u_out_meta,
  special_shifted_chebyshev_polynomial_u_x_scalar_meta,
  special_shifted_chebyshev_polynomial_u_x_scalar_out_meta,
  special_shifted_chebyshev_polynomial_v_meta,
  special_shifted_chebyshev_polynomial_v_n_scalar_meta,
  special_shifted_chebyshev_polynomial_v_n_scalar_out_meta,
  special_shifted_chebyshev_polynomial_v_out_meta,
  special_shifted_chebyshev_polynomial_v_x_scalar_meta,
  special_shifted_chebyshev_polynomial_v_x_scalar_out_meta,
  special_shifted_chebyshev_polynomial_w_meta,
  special_shifted_chebyshev_polynomial_w_n_scalar_meta,
  special_shifted_chebyshev_polynomial_w_n_scalar_out_meta,
  special_shifted_chebyshev_polynomial_w_out_meta,
  special_shifted_chebyshev_polynomial_w_x_scalar_meta,
  special_shifted_chebyshev_polynomial_w_x_scalar_out_meta,
  special_spherical_bessel_j0_meta,
  special_spherical_bessel_j0_out_meta,
  special_xlog1py_meta,
  special_xlog1py_other_scalar_meta,
  special_xlog1py_other_scalar_out_meta,
  special_xlog1py_out_meta,
  special_xlog1py_self_scalar_meta,
  special_xlog1py_self_scalar_out_meta,
  special_zeta_meta,
  special_zeta_other_scalar_meta,
  special_zeta_other_scalar_out_meta,
  special_zeta_out_meta,
  special_zeta_self_scalar_meta,
  special_zeta_self_scalar_out_meta,
  sqrt__meta,
  sqrt_meta,
  sqrt_out_meta,
  sub_Scalar_meta,
  sub_Tensor_meta,
  sub__Scalar_meta,
  sub__Tensor_meta,
  sub_out_meta,
  tan__meta,
  tan_meta,
  tan_out_meta,
  tanh__meta,
  tanh_backward_grad_input_meta,
  tanh_backward_meta,
  tanh_meta,
  tanh_out_meta,
  threshold__meta,
  threshold_backward_grad_input_meta,
  threshold_backward_meta,
  threshold_meta,
  threshold_out_meta,
  trunc__meta,
  trunc_meta,
  trunc_out_meta,
  where_self_meta,
  where_self_out_meta,
  xlogy_OutScalar_Other_meta,
  xlogy_OutScalar_Self_meta,
  xlogy_OutTensor_meta,
  xlogy_Scalar_Other_meta,
  xlogy_Scalar_Self_meta,
  xlogy_Tensor_meta,
  xlogy__Scalar_Other_meta,
  xlogy__Tensor_meta,
} from "../pointwise/meta.js";
import {
  structured__log_softmax_backward_data_meta,
  structured__log_softmax_backward_data_out_meta,
  structured__log_softmax_meta,
  structured__log_softmax_out_meta,
  structured__softmax_backward_data_meta,
  structured__softmax_backward_data_out_meta,
  structured__softmax_meta,
  structured__softmax_out_meta,
  structured_addmm__meta,
  structured_addmm_meta,
  structured_addmm_out_meta,
  structured_addmv__meta,
  structured_addmv_meta,
  structured_addmv_out_meta,
  structured_all_all_out_meta,
  structured_all_dim_meta,
  structured_all_meta,
  structured_all_out_meta,
  structured_amax_meta,
  structured_amax_out_meta,
  structured_amin_meta,
  structured_amin_out_meta,
  structured_aminmax_meta,
  structured_aminmax_out_meta,
  structured_any_all_out_meta,
  structured_any_dim_meta,
  structured_any_meta,
  structured_any_out_meta,
  structured_argmax_meta,
  structured_argmax_out_meta,
  structured_argmin_meta,
  structured_argmin_out_meta,
  structured_baddbmm__meta,
  structured_baddbmm_meta,
  structured_baddbmm_out_meta,
  structured_bmm_meta,
  structured_bmm_out_meta,
  structured_bucketize_Tensor_meta,
  structured_bucketize_Tensor_out_meta,
  structured_cat_meta,
  structured_cat_out_meta,
  structured_cummax_meta,
  structured_cummax_out_meta,
  structured_cummin_meta,
  structured_cummin_out_meta,
  structured_cumprod__meta,
  structured_cumprod_meta,
  structured_cumprod_out_meta,
  structured_cumsum__meta,
  structured_cumsum_meta,
  structured_cumsum_out_meta,
  structured_embedding_dense_backward_meta,
  structured_embedding_dense_backward_out_meta,
  structured_flip_meta,
  structured_flip_out_meta,
  structured_gather_meta,
  structured_gather_out_meta,
  structured_histc_meta,
  structured_histc_out_meta,
  structured_index_add__meta,
  structured_index_add_meta,
  structured_index_add_out_meta,
  structured_index_copy__meta,
  structured_index_copy_meta,
  structured_index_copy_out_meta,
  structured_index_reduce__meta,
  structured_index_reduce_meta,
  structured_index_reduce_out_meta,
  structured_index_select_meta,
  structured_index_select_out_meta,
  structured_isin_Scalar_Tensor_meta,
  structured_isin_Scalar_Tensor_out_meta,
  structured_isin_Tensor_Scalar_meta,
  structured_isin_Tensor_Scalar_out_meta,
  structured_isin_Tensor_Tensor_meta,
  structured_isin_Tensor_Tensor_out_meta,
  structured_kthvalue_meta,
  structured_kthvalue_values_meta,
  structured_linalg_vector_norm_meta,
  structured_linalg_vector_norm_out_meta,
  structured_logcumsumexp_meta,
  structured_logcumsumexp_out_meta,
  structured_max_dim_max_meta,
  structured_max_dim_meta,
  structured_mean_dim_meta,
  structured_mean_out_meta,
  structured_median_dim_meta,
  structured_median_dim_values_meta,
  structured_min_dim_meta,
  structured_min_dim_min_meta,
  structured_mm_meta,
  structured_mm_out_meta,
  structured_mode_meta,
  structured_mode_values_meta,
  structured_nanmedian_dim_meta,
  structured_nanmedian_dim_values_meta,
  structured_nansum_meta,
  structured_nansum_out_meta,
  structured_nll_loss2d_backward_grad_input_meta,
  structured_nll_loss2d_backward_meta,
  structured_nll_loss2d_forward_meta,
  structured_nll_loss2d_forward_output_meta,
  structured_nll_loss_backward_grad_input_meta,
  structured_nll_loss_backward_meta,
  structured_nll_loss_forward_meta,
  structured_nll_loss_forward_output_meta,
  structured_norm_ScalarOpt_dim_dtype_meta,
  structured_norm_ScalarOpt_dim_meta,
  structured_norm_dtype_out_meta,
  structured_norm_out_meta,
  structured_prod_dim_int_meta,
  structured_prod_int_out_meta,
  structured_reflection_pad1d_backward_grad_input_meta,
  structured_reflection_pad1d_backward_meta,
  structured_reflection_pad1d_meta,
  structured_reflection_pad1d_out_meta,
  structured_reflection_pad2d_backward_grad_input_meta,
  structured_reflection_pad2d_backward_meta,
  structured_reflection_pad2d_meta,
  structured_reflection_pad2d_out_meta,
  structured_reflection_pad3d_backward_grad_input_meta,
  structured_reflection_pad3d_backward_meta,
  structured_reflection_pad3d_meta,
  structured_reflection_pad3d_out_meta,
  structured_renorm__meta,
  structured_renorm_meta,
  structured_renorm_out_meta,
  structured_replication_pad1d_backward_grad_input_meta,
  structured_replication_pad1d_backward_meta,
  structured_replication_pad1d_meta,
  structured_replication_pad1d_out_meta,
  structured_replication_pad2d_backward_grad_input_meta,
  structured_replication_pad2d_backward_meta,
  structured_replication_pad2d_meta,
  structured_replication_pad2d_out_meta,
  structured_replication_pad3d_backward_grad_input_meta,
  structured_replication_pad3d_backward_meta,
  structured_replication_pad3d_meta,
  structured_replication_pad3d_out_meta,
  structured_scatter__reduce_meta,
  structured_scatter__src_meta,
  structured_scatter__value_meta,
  structured_scatter__value_reduce_meta,
  structured_scatter_add__meta,
  structured_scatter_add_meta,
  structured_scatter_add_out_meta,
  structured_scatter_reduce__two_meta,
  structured_scatter_reduce_meta,
  structured_scatter_reduce_out_meta,
  structured_scatter_reduce_two_meta,
  structured_scatter_reduce_two_out_meta,
  structured_scatter_src_meta,
  structured_scatter_src_out_meta,
  structured_scatter_value_meta,
  structured_scatter_value_out_meta,
  structured_scatter_value_reduce_meta,
  structured_scatter_value_reduce_out_meta,
  structured_searchsorted_Tensor_meta,
  structured_searchsorted_Tensor_out_meta,
  structured_sort_stable_meta,
  structured_sort_values_stable_meta,
  structured_std_correction_meta,
  structured_std_correction_out_meta,
  structured_std_mean_correction_meta,
  structured_std_mean_correction_out_meta,
  structured_sum_IntList_out_meta,
  structured_sum_dim_IntList_meta,
  structured_take_meta,
  structured_take_out_meta,
  structured_topk_meta,
  structured_topk_values_meta,
  structured_tril__meta,
  structured_tril_meta,
  structured_tril_out_meta,
  structured_triu__meta,
  structured_triu_meta,
  structured_triu_out_meta,
  structured_unfold_backward_meta,
  structured_unfold_backward_out_meta,
  structured_var_correction_meta,
  structured_var_correction_out_meta,
  structured_var_mean_correction_meta,
  structured_var_mean_correction_out_meta,
} from "../structured/meta.js";

const m = kernelsFor("Meta", "generated/register/meta.ts");

m(abs_op, abs_meta);
m(neg_op, neg_meta);
m(sign_op, sign_meta);
m(sgn_op, sgn_meta);
m(signbit_op, signbit_meta);
m(exp_op, exp_meta);
m(expm1_op, expm1_meta);
m(exp2_op, exp2_meta);
m(log_op, log_meta);
m(log1p_op, log1p_meta);
m(log2_op, log2_meta);
m(log10_op, log10_meta);
m(sqrt_op, sqrt_meta);
m(rsqrt_op, rsqrt_meta);
m(sin_op, sin_meta);
m(cos_op, cos_meta);
m(tan_op, tan_meta);
m(asin_op, asin_meta);
m(acos_op, acos_meta);
m(atan_op, atan_meta);
m(sinh_op, sinh_meta);
m(cosh_op, cosh_meta);
m(tanh_op, tanh_meta);
m(asinh_op, asinh_meta);
m(acosh_op, acosh_meta);
m(atanh_op, atanh_meta);
m(erf_op, erf_meta);
m(erfc_op, erfc_meta);
m(erfinv_op, erfinv_meta);
m(lgamma_op, lgamma_meta);
m(digamma_op, digamma_meta);
m(sigmoid_op, sigmoid_meta);
m(polygamma_op, polygamma_meta);
m(reciprocal_op, reciprocal_meta);
m(floor_op, floor_meta);
m(ceil_op, ceil_meta);
m(trunc_op, trunc_meta);
m(round_op, round_meta);
m(round_decimals_op, round_decimals_meta);
m(frac_op, frac_meta);
m(sinc_op, sinc_meta);
m(deg2rad_op, deg2rad_meta);
m(rad2deg_op, rad2deg_meta);
m(logit_op, logit_meta);
m(nan_to_num_op, nan_to_num_meta);
m(isnan_op, isnan_meta);
m(isinf_op, isinf_meta);
m(isfinite_op, isfinite_meta);
m(isposinf_op, isposinf_meta);
m(isneginf_op, isneginf_meta);
m(logical_not_op, logical_not_meta);
m(bitwise_not_op, bitwise_not_meta);
m(add_Tensor_op, add_Tensor_meta);
m(add_Scalar_op, add_Scalar_meta);
m(sub_Tensor_op, sub_Tensor_meta);
m(sub_Scalar_op, sub_Scalar_meta);
m(rsub_Tensor_op, rsub_Tensor_meta);
m(rsub_Scalar_op, rsub_Scalar_meta);
m(mul_Tensor_op, mul_Tensor_meta);
m(mul_Scalar_op, mul_Scalar_meta);
m(div_Tensor_op, div_Tensor_meta);
m(div_Scalar_op, div_Scalar_meta);
m(div_Tensor_mode_op, div_Tensor_mode_meta);
m(div_Scalar_mode_op, div_Scalar_mode_meta);
m(floor_divide_op, floor_divide_meta);
m(floor_divide_Scalar_op, floor_divide_Scalar_meta);
m(remainder_Tensor_op, remainder_Tensor_meta);
m(remainder_Scalar_op, remainder_Scalar_meta);
m(fmod_Tensor_op, fmod_Tensor_meta);
m(fmod_Scalar_op, fmod_Scalar_meta);
m(remainder_Scalar_Tensor_op, remainder_Scalar_Tensor_meta);
m(pow_Tensor_Tensor_op, pow_Tensor_Tensor_meta);
m(pow_Tensor_Scalar_op, pow_Tensor_Scalar_meta);
m(pow_Scalar_op, pow_Scalar_meta);
m(atan2_op, atan2_meta);
m(hypot_op, hypot_meta);
m(copysign_Tensor_op, copysign_Tensor_meta);
m(copysign_Scalar_op, copysign_Scalar_meta);
m(xlogy_Tensor_op, xlogy_Tensor_meta);
m(xlogy_Scalar_Self_op, xlogy_Scalar_Self_meta);
m(xlogy_Scalar_Other_op, xlogy_Scalar_Other_meta);
m(logaddexp_op, logaddexp_meta);
m(logaddexp2_op, logaddexp2_meta);
m(heaviside_op, heaviside_meta);
m(gcd_op, gcd_meta);
m(addcmul_op, addcmul_meta);
m(addcdiv_op, addcdiv_meta);
m(lerp_Scalar_op, lerp_Scalar_meta);
m(lerp_Tensor_op, lerp_Tensor_meta);
m(eq_Tensor_op, eq_Tensor_meta);
m(eq_Scalar_op, eq_Scalar_meta);
m(ne_Tensor_op, ne_Tensor_meta);
m(ne_Scalar_op, ne_Scalar_meta);
m(lt_Tensor_op, lt_Tensor_meta);
m(lt_Scalar_op, lt_Scalar_meta);
m(le_Tensor_op, le_Tensor_meta);
m(le_Scalar_op, le_Scalar_meta);
m(gt_Tensor_op, gt_Tensor_meta);
m(gt_Scalar_op, gt_Scalar_meta);
m(ge_Tensor_op, ge_Tensor_meta);
m(ge_Scalar_op, ge_Scalar_meta);
m(logical_and_op, logical_and_meta);
m(logical_or_op, logical_or_meta);
m(logical_xor_op, logical_xor_meta);
m(bitwise_and_Tensor_op, bitwise_and_Tensor_meta);
m(bitwise_and_Scalar_op, bitwise_and_Scalar_meta);
m(bitwise_and_Scalar_Tensor_op, bitwise_and_Scalar_Tensor_meta);
m(bitwise_or_Tensor_op, bitwise_or_Tensor_meta);
m(bitwise_or_Scalar_op, bitwise_or_Scalar_meta);
m(bitwise_or_Scalar_Tensor_op, bitwise_or_Scalar_Tensor_meta);
m(bitwise_xor_Tensor_op, bitwise_xor_Tensor_meta);
m(bitwise_xor_Scalar_op, bitwise_xor_Scalar_meta);
m(bitwise_xor_Scalar_Tensor_op, bitwise_xor_Scalar_Tensor_meta);
m(bitwise_left_shift_Tensor_op, bitwise_left_shift_Tensor_meta);
m(bitwise_left_shift_Tensor_Scalar_op, bitwise_left_shift_Tensor_Scalar_meta);
m(bitwise_left_shift_Scalar_Tensor_op, bitwise_left_shift_Scalar_Tensor_meta);
m(bitwise_right_shift_Tensor_op, bitwise_right_shift_Tensor_meta);
m(bitwise_right_shift_Tensor_Scalar_op, bitwise_right_shift_Tensor_Scalar_meta);
m(bitwise_right_shift_Scalar_Tensor_op, bitwise_right_shift_Scalar_Tensor_meta);
m(maximum_op, maximum_meta);
m(minimum_op, minimum_meta);
m(fmax_op, fmax_meta);
m(fmin_op, fmin_meta);
m(where_self_op, where_self_meta);
m(clamp_op, clamp_meta);
m(clamp_min_op, clamp_min_meta);
m(clamp_min_Tensor_op, clamp_min_Tensor_meta);
m(clamp_max_op, clamp_max_meta);
m(clamp_max_Tensor_op, clamp_max_Tensor_meta);
m(relu_op, relu_meta);
m(leaky_relu_op, leaky_relu_meta);
m(elu_op, elu_meta);
m(gelu_op, gelu_meta);
m(silu_op, silu_meta);
m(mish_op, mish_meta);
m(hardsigmoid_op, hardsigmoid_meta);
m(hardswish_op, hardswish_meta);
m(softplus_op, softplus_meta);
m(hardtanh_op, hardtanh_meta);
m(threshold_op, threshold_meta);
m(hardshrink_op, hardshrink_meta);
m(softshrink_op, softshrink_meta);
m(sigmoid_backward_op, sigmoid_backward_meta);
m(tanh_backward_op, tanh_backward_meta);
m(threshold_backward_op, threshold_backward_meta);
m(leaky_relu_backward_op, leaky_relu_backward_meta);
m(elu_backward_op, elu_backward_meta);
m(gelu_backward_op, gelu_backward_meta);
m(silu_backward_op, silu_backward_meta);
m(mish_backward_op, mish_backward_meta);
m(hardsigmoid_backward_op, hardsigmoid_backward_meta);
m(hardswish_backward_op, hardswish_backward_meta);
m(softplus_backward_op, softplus_backward_meta);
m(hardtanh_backward_op, hardtanh_backward_meta);
m(hardshrink_backward_op, hardshrink_backward_meta);
m(softshrink_backward_op, softshrink_backward_meta);
m(log_sigmoid_backward_op, log_sigmoid_backward_meta);
m(logit_backward_op, logit_backward_meta);
m(i0_op, i0_meta);
m(special_i0e_op, special_i0e_meta);
m(special_i1_op, special_i1_meta);
m(special_i1e_op, special_i1e_meta);
m(special_entr_op, special_entr_meta);
m(special_ndtri_op, special_ndtri_meta);
m(special_log_ndtr_op, special_log_ndtr_meta);
m(special_erfcx_op, special_erfcx_meta);
m(special_xlog1py_op, special_xlog1py_meta);
m(special_xlog1py_self_scalar_op, special_xlog1py_self_scalar_meta);
m(special_xlog1py_other_scalar_op, special_xlog1py_other_scalar_meta);
m(special_zeta_op, special_zeta_meta);
m(special_zeta_self_scalar_op, special_zeta_self_scalar_meta);
m(special_zeta_other_scalar_op, special_zeta_other_scalar_meta);
m(igamma_op, igamma_meta);
m(igammac_op, igammac_meta);
m(nextafter_op, nextafter_meta);
m(lcm_op, lcm_meta);
m(angle_op, angle_meta);
m(special_airy_ai_op, special_airy_ai_meta);
m(special_bessel_j0_op, special_bessel_j0_meta);
m(special_bessel_j1_op, special_bessel_j1_meta);
m(special_bessel_y0_op, special_bessel_y0_meta);
m(special_bessel_y1_op, special_bessel_y1_meta);
m(special_modified_bessel_i0_op, special_modified_bessel_i0_meta);
m(special_modified_bessel_i1_op, special_modified_bessel_i1_meta);
m(special_modified_bessel_k0_op, special_modified_bessel_k0_meta);
m(special_modified_bessel_k1_op, special_modified_bessel_k1_meta);
m(special_scaled_modified_bessel_k0_op, special_scaled_modified_bessel_k0_meta);
m(special_scaled_modified_bessel_k1_op, special_scaled_modified_bessel_k1_meta);
m(special_spherical_bessel_j0_op, special_spherical_bessel_j0_meta);
m(special_chebyshev_polynomial_t_op, special_chebyshev_polynomial_t_meta);
m(special_chebyshev_polynomial_t_x_scalar_op, special_chebyshev_polynomial_t_x_scalar_meta);
m(special_chebyshev_polynomial_t_n_scalar_op, special_chebyshev_polynomial_t_n_scalar_meta);
m(special_chebyshev_polynomial_u_op, special_chebyshev_polynomial_u_meta);
m(special_chebyshev_polynomial_u_x_scalar_op, special_chebyshev_polynomial_u_x_scalar_meta);
m(special_chebyshev_polynomial_u_n_scalar_op, special_chebyshev_polynomial_u_n_scalar_meta);
m(special_chebyshev_polynomial_v_op, special_chebyshev_polynomial_v_meta);
m(special_chebyshev_polynomial_v_x_scalar_op, special_chebyshev_polynomial_v_x_scalar_meta);
m(special_chebyshev_polynomial_v_n_scalar_op, special_chebyshev_polynomial_v_n_scalar_meta);
m(special_chebyshev_polynomial_w_op, special_chebyshev_polynomial_w_meta);
m(special_chebyshev_polynomial_w_x_scalar_op, special_chebyshev_polynomial_w_x_scalar_meta);
m(special_chebyshev_polynomial_w_n_scalar_op, special_chebyshev_polynomial_w_n_scalar_meta);
m(special_hermite_polynomial_h_op, special_hermite_polynomial_h_meta);
m(special_hermite_polynomial_h_x_scalar_op, special_hermite_polynomial_h_x_scalar_meta);
m(special_hermite_polynomial_h_n_scalar_op, special_hermite_polynomial_h_n_scalar_meta);
m(special_hermite_polynomial_he_op, special_hermite_polynomial_he_meta);
m(special_hermite_polynomial_he_x_scalar_op, special_hermite_polynomial_he_x_scalar_meta);
m(special_hermite_polynomial_he_n_scalar_op, special_hermite_polynomial_he_n_scalar_meta);
m(special_laguerre_polynomial_l_op, special_laguerre_polynomial_l_meta);
m(special_laguerre_polynomial_l_x_scalar_op, special_laguerre_polynomial_l_x_scalar_meta);
m(special_laguerre_polynomial_l_n_scalar_op, special_laguerre_polynomial_l_n_scalar_meta);
m(special_legendre_polynomial_p_op, special_legendre_polynomial_p_meta);
m(special_legendre_polynomial_p_x_scalar_op, special_legendre_polynomial_p_x_scalar_meta);
m(special_legendre_polynomial_p_n_scalar_op, special_legendre_polynomial_p_n_scalar_meta);
m(special_shifted_chebyshev_polynomial_t_op, special_shifted_chebyshev_polynomial_t_meta);
m(special_shifted_chebyshev_polynomial_t_x_scalar_op, special_shifted_chebyshev_polynomial_t_x_scalar_meta);
m(special_shifted_chebyshev_polynomial_t_n_scalar_op, special_shifted_chebyshev_polynomial_t_n_scalar_meta);
m(special_shifted_chebyshev_polynomial_u_op, special_shifted_chebyshev_polynomial_u_meta);
m(special_shifted_chebyshev_polynomial_u_x_scalar_op, special_shifted_chebyshev_polynomial_u_x_scalar_meta);
m(special_shifted_chebyshev_polynomial_u_n_scalar_op, special_shifted_chebyshev_polynomial_u_n_scalar_meta);
m(special_shifted_chebyshev_polynomial_v_op, special_shifted_chebyshev_polynomial_v_meta);
m(special_shifted_chebyshev_polynomial_v_x_scalar_op, special_shifted_chebyshev_polynomial_v_x_scalar_meta);
m(special_shifted_chebyshev_polynomial_v_n_scalar_op, special_shifted_chebyshev_polynomial_v_n_scalar_meta);
m(special_shifted_chebyshev_polynomial_w_op, special_shifted_chebyshev_polynomial_w_meta);
m(special_shifted_chebyshev_polynomial_w_x_scalar_op, special_shifted_chebyshev_polynomial_w_x_scalar_meta);
m(special_shifted_chebyshev_polynomial_w_n_scalar_op, special_shifted_chebyshev_polynomial_w_n_scalar_meta);
m(frexp_Tensor_op, frexp_Tensor_meta);
m(empty_memory_format_op, empty_memory_format_kernel);
m(empty_strided_op, empty_strided_kernel);
m(arange_start_out_op, arange_start_out_meta);
m(linspace_out_op, linspace_out_meta);
m(logspace_out_op, logspace_out_meta);
m(tril_indices_op, tril_indices_kernel);
m(triu_indices_op, triu_indices_kernel);
m(range_out_op, range_out_meta);
m(randperm_generator_out_op, randperm_generator_out_meta);
m(bernoulli_out_op, bernoulli_out_meta);
m(bernoulli__Tensor_op, bernoulli__Tensor_meta);
m(bernoulli__float_op, bernoulli__float_meta);
m(uniform__op, uniform__meta);
m(normal__op, normal__meta);
m(random__from_op, random__from_meta);
m(random__to_op, random__to_meta);
m(random__op, random__meta);
m(multinomial_out_op, multinomial_out_meta);
m(multinomial_op, multinomial_meta);
m(exponential__op, exponential__meta);
m(log_normal__op, log_normal__meta);
m(geometric__op, geometric__meta);
m(cauchy__op, cauchy__meta);
m(poisson_op, sample_like_meta);
m(_standard_gamma_op, sample_like_meta);
m(binomial_op, binomial_meta);
m(fill__Scalar_op, fill__Scalar_meta);
m(zero__op, zero__meta);
m(_local_scalar_dense_op, _local_scalar_dense_meta);
m(unfold_backward_op, structured_unfold_backward_meta);
m(unfold_backward_out_op, structured_unfold_backward_out_meta);
m(index_Tensor_op, index_Tensor_meta);
m(_index_put_impl__op, _index_put_impl__meta);
m(index_select_out_op, structured_index_select_out_meta);
m(index_select_op, structured_index_select_meta);
m(index_add_out_op, structured_index_add_out_meta);
m(index_add_op, structured_index_add_meta);
m(index_add__op, structured_index_add__meta);
m(index_copy_out_op, structured_index_copy_out_meta);
m(index_copy_op, structured_index_copy_meta);
m(index_copy__op, structured_index_copy__meta);
m(index_fill__int_Scalar_op, index_fill__int_Scalar_meta);
m(gather_out_op, structured_gather_out_meta);
m(gather_op, structured_gather_meta);
m(scatter_src_op, structured_scatter_src_meta);
m(scatter_src_out_op, structured_scatter_src_out_meta);
m(scatter_value_op, structured_scatter_value_meta);
m(scatter_value_out_op, structured_scatter_value_out_meta);
m(scatter_reduce_op, structured_scatter_reduce_meta);
m(scatter_reduce_out_op, structured_scatter_reduce_out_meta);
m(scatter_value_reduce_op, structured_scatter_value_reduce_meta);
m(scatter_value_reduce_out_op, structured_scatter_value_reduce_out_meta);
m(scatter__src_op, structured_scatter__src_meta);
m(scatter__value_op, structured_scatter__value_meta);
m(scatter__reduce_op, structured_scatter__reduce_meta);
m(scatter__value_reduce_op, structured_scatter__value_reduce_meta);
m(scatter_add_op, structured_scatter_add_meta);
m(scatter_add_out_op, structured_scatter_add_out_meta);
m(scatter_add__op, structured_scatter_add__meta);
m(scatter_reduce_two_op, structured_scatter_reduce_two_meta);
m(scatter_reduce_two_out_op, structured_scatter_reduce_two_out_meta);
m(scatter_reduce__two_op, structured_scatter_reduce__two_meta);
m(masked_fill__Scalar_op, masked_fill__Scalar_meta);
m(masked_scatter__op, masked_scatter__meta);
m(masked_select_out_op, masked_select_out_meta);
m(masked_select_op, masked_select_meta);
m(nonzero_out_op, nonzero_out_meta);
m(nonzero_op, nonzero_meta);
m(cat_op, structured_cat_meta);
m(cat_out_op, structured_cat_out_meta);
m(flip_op, structured_flip_meta);
m(flip_out_op, structured_flip_out_meta);
m(repeat_interleave_Tensor_op, repeat_interleave_Tensor_meta);
m(tril_out_op, structured_tril_out_meta);
m(tril_op, structured_tril_meta);
m(tril__op, structured_tril__meta);
m(triu_out_op, structured_triu_out_meta);
m(triu_op, structured_triu_meta);
m(triu__op, structured_triu__meta);
m(embedding_dense_backward_op, structured_embedding_dense_backward_meta);
m(embedding_dense_backward_out_op, structured_embedding_dense_backward_out_meta);
m(take_out_op, structured_take_out_meta);
m(take_op, structured_take_meta);
m(put__op, put__meta);
m(bucketize_Tensor_op, structured_bucketize_Tensor_meta);
m(bucketize_Tensor_out_op, structured_bucketize_Tensor_out_meta);
m(searchsorted_Tensor_op, structured_searchsorted_Tensor_meta);
m(searchsorted_Tensor_out_op, structured_searchsorted_Tensor_out_meta);
m(isin_Tensor_Tensor_out_op, structured_isin_Tensor_Tensor_out_meta);
m(isin_Tensor_Tensor_op, structured_isin_Tensor_Tensor_meta);
m(isin_Tensor_Scalar_out_op, structured_isin_Tensor_Scalar_out_meta);
m(isin_Tensor_Scalar_op, structured_isin_Tensor_Scalar_meta);
m(isin_Scalar_Tensor_out_op, structured_isin_Scalar_Tensor_out_meta);
m(isin_Scalar_Tensor_op, structured_isin_Scalar_Tensor_meta);
m(reflection_pad1d_out_op, structured_reflection_pad1d_out_meta);
m(reflection_pad1d_op, structured_reflection_pad1d_meta);
m(reflection_pad1d_backward_grad_input_op, structured_reflection_pad1d_backward_grad_input_meta);
m(reflection_pad1d_backward_op, structured_reflection_pad1d_backward_meta);
m(reflection_pad2d_out_op, structured_reflection_pad2d_out_meta);
m(reflection_pad2d_op, structured_reflection_pad2d_meta);
m(reflection_pad2d_backward_grad_input_op, structured_reflection_pad2d_backward_grad_input_meta);
m(reflection_pad2d_backward_op, structured_reflection_pad2d_backward_meta);
m(reflection_pad3d_out_op, structured_reflection_pad3d_out_meta);
m(reflection_pad3d_op, structured_reflection_pad3d_meta);
m(reflection_pad3d_backward_grad_input_op, structured_reflection_pad3d_backward_grad_input_meta);
m(reflection_pad3d_backward_op, structured_reflection_pad3d_backward_meta);
m(replication_pad1d_out_op, structured_replication_pad1d_out_meta);
m(replication_pad1d_op, structured_replication_pad1d_meta);
m(replication_pad1d_backward_grad_input_op, structured_replication_pad1d_backward_grad_input_meta);
m(replication_pad1d_backward_op, structured_replication_pad1d_backward_meta);
m(replication_pad2d_out_op, structured_replication_pad2d_out_meta);
m(replication_pad2d_op, structured_replication_pad2d_meta);
m(replication_pad2d_backward_grad_input_op, structured_replication_pad2d_backward_grad_input_meta);
m(replication_pad2d_backward_op, structured_replication_pad2d_backward_meta);
m(replication_pad3d_out_op, structured_replication_pad3d_out_meta);
m(replication_pad3d_op, structured_replication_pad3d_meta);
m(replication_pad3d_backward_grad_input_op, structured_replication_pad3d_backward_grad_input_meta);
m(replication_pad3d_backward_op, structured_replication_pad3d_backward_meta);
m(index_reduce_out_op, structured_index_reduce_out_meta);
m(index_reduce_op, structured_index_reduce_meta);
m(index_reduce__op, structured_index_reduce__meta);
m(_embedding_bag_op, _embedding_bag_meta);
m(_embedding_bag_forward_only_op, _embedding_bag_forward_only_meta);
m(_embedding_bag_dense_backward_op, _embedding_bag_dense_backward_meta);
m(_embedding_bag_per_sample_weights_backward_op, _embedding_bag_per_sample_weights_backward_meta);
m(embedding_renorm__op, embedding_renorm__meta);
m(segment_reduce_op, segment_reduce_meta);
m(_segment_reduce_backward_op, _segment_reduce_backward_meta);
m(sort_values_stable_op, structured_sort_values_stable_meta);
m(sort_stable_op, structured_sort_stable_meta);
m(topk_values_op, structured_topk_values_meta);
m(topk_op, structured_topk_meta);
m(kthvalue_op, structured_kthvalue_meta);
m(kthvalue_values_op, structured_kthvalue_values_meta);
m(median_op, median_meta);
m(median_dim_op, structured_median_dim_meta);
m(median_dim_values_op, structured_median_dim_values_meta);
m(nanmedian_op, median_meta);
m(nanmedian_dim_op, structured_nanmedian_dim_meta);
m(nanmedian_dim_values_op, structured_nanmedian_dim_values_meta);
m(mode_op, structured_mode_meta);
m(mode_values_op, structured_mode_values_meta);
m(unique_dim_op, unique_dim_meta);
m(_unique_op, _unique_meta);
m(_unique2_op, _unique2_meta);
m(unique_consecutive_op, unique_consecutive_meta);
m(histc_out_op, structured_histc_out_meta);
m(histc_op, structured_histc_meta);
m(bincount_op, bincount_meta);
m(cummax_op, structured_cummax_meta);
m(cummax_out_op, structured_cummax_out_meta);
m(cummin_op, structured_cummin_meta);
m(cummin_out_op, structured_cummin_out_meta);
m(histogram_bins_tensor_out_op, histogram_bins_tensor_out_meta);
m(histogram_bins_tensor_op, histogram_bins_tensor_meta);
m(histogram_bin_ct_out_op, histogram_bin_ct_out_meta);
m(histogram_bin_ct_op, histogram_bin_ct_meta);
m(_histogramdd_bin_edges_op, _histogramdd_bin_edges_meta);
m(_histogramdd_from_bin_cts_op, _histogramdd_from_bin_cts_meta);
m(_histogramdd_from_bin_tensors_op, _histogramdd_from_bin_tensors_meta);
m(sum_dim_IntList_op, structured_sum_dim_IntList_meta);
m(sum_IntList_out_op, structured_sum_IntList_out_meta);
m(mean_dim_op, structured_mean_dim_meta);
m(mean_out_op, structured_mean_out_meta);
m(prod_dim_int_op, structured_prod_dim_int_meta);
m(prod_int_out_op, structured_prod_int_out_meta);
m(amax_op, structured_amax_meta);
m(amax_out_op, structured_amax_out_meta);
m(amin_op, structured_amin_meta);
m(amin_out_op, structured_amin_out_meta);
m(aminmax_op, structured_aminmax_meta);
m(aminmax_out_op, structured_aminmax_out_meta);
m(max_dim_op, structured_max_dim_meta);
m(max_dim_max_op, structured_max_dim_max_meta);
m(min_dim_op, structured_min_dim_meta);
m(min_dim_min_op, structured_min_dim_min_meta);
m(argmax_op, structured_argmax_meta);
m(argmax_out_op, structured_argmax_out_meta);
m(argmin_op, structured_argmin_meta);
m(argmin_out_op, structured_argmin_out_meta);
m(any_dim_op, structured_any_dim_meta);
m(any_out_op, structured_any_out_meta);
m(any_op, structured_any_meta);
m(any_all_out_op, structured_any_all_out_meta);
m(all_dim_op, structured_all_dim_meta);
m(all_out_op, structured_all_out_meta);
m(all_op, structured_all_meta);
m(all_all_out_op, structured_all_all_out_meta);
m(var_correction_op, structured_var_correction_meta);
m(var_correction_out_op, structured_var_correction_out_meta);
m(std_correction_op, structured_std_correction_meta);
m(std_correction_out_op, structured_std_correction_out_meta);
m(var_mean_correction_op, structured_var_mean_correction_meta);
m(var_mean_correction_out_op, structured_var_mean_correction_out_meta);
m(std_mean_correction_op, structured_std_mean_correction_meta);
m(std_mean_correction_out_op, structured_std_mean_correction_out_meta);
m(norm_ScalarOpt_dim_dtype_op, structured_norm_ScalarOpt_dim_dtype_meta);
m(norm_dtype_out_op, structured_norm_dtype_out_meta);
m(norm_ScalarOpt_dim_op, structured_norm_ScalarOpt_dim_meta);
m(norm_out_op, structured_norm_out_meta);
m(linalg_vector_norm_op, structured_linalg_vector_norm_meta);
m(linalg_vector_norm_out_op, structured_linalg_vector_norm_out_meta);
m(cumsum_op, structured_cumsum_meta);
m(cumsum__op, structured_cumsum__meta);
m(cumsum_out_op, structured_cumsum_out_meta);
m(cumprod_op, structured_cumprod_meta);
m(cumprod__op, structured_cumprod__meta);
m(cumprod_out_op, structured_cumprod_out_meta);
m(nansum_op, structured_nansum_meta);
m(nansum_out_op, structured_nansum_out_meta);
m(logcumsumexp_op, structured_logcumsumexp_meta);
m(logcumsumexp_out_op, structured_logcumsumexp_out_meta);
m(mm_op, structured_mm_meta);
m(mm_out_op, structured_mm_out_meta);
m(addmm_op, structured_addmm_meta);
m(addmm__op, structured_addmm__meta);
m(addmm_out_op, structured_addmm_out_meta);
m(bmm_op, structured_bmm_meta);
m(bmm_out_op, structured_bmm_out_meta);
m(baddbmm_op, structured_baddbmm_meta);
m(baddbmm__op, structured_baddbmm__meta);
m(baddbmm_out_op, structured_baddbmm_out_meta);
m(addmv_op, structured_addmv_meta);
m(addmv__op, structured_addmv__meta);
m(addmv_out_op, structured_addmv_out_meta);
m(dot_op, dot_meta);
m(_cdist_forward_op, _cdist_forward_meta);
m(_cdist_backward_op, _cdist_backward_meta);
m(_pdist_forward_op, _pdist_forward_meta);
m(_pdist_backward_op, _pdist_backward_meta);
m(linalg_cholesky_ex_op, linalg_cholesky_ex_meta);
m(cholesky_op, cholesky_meta);
m(cholesky_inverse_op, cholesky_inverse_meta);
m(linalg_lu_factor_ex_op, linalg_lu_factor_ex_meta);
m(linalg_lu_op, linalg_lu_meta);
m(linalg_lu_solve_op, linalg_lu_solve_meta);
m(lu_unpack_op, lu_unpack_meta);
m(_linalg_det_op, _linalg_det_meta);
m(_linalg_slogdet_op, _linalg_slogdet_meta);
m(_linalg_solve_ex_op, _linalg_solve_ex_meta);
m(linalg_inv_ex_op, linalg_inv_ex_meta);
m(linalg_solve_triangular_op, linalg_solve_triangular_meta);
m(triangular_solve_op, triangular_solve_meta);
m(linalg_qr_op, linalg_qr_meta);
m(geqrf_op, geqrf_meta);
m(linalg_householder_product_op, linalg_householder_product_meta);
m(_linalg_eigh_op, _linalg_eigh_meta);
m(_linalg_svd_op, _linalg_svd_meta);
m(linalg_matrix_exp_op, linalg_matrix_exp_meta);
m(linalg_ldl_factor_ex_op, linalg_ldl_factor_ex_meta);
m(linalg_ldl_solve_op, linalg_ldl_solve_meta);
m(ormqr_op, ormqr_meta);
m(_softmax_op, structured__softmax_meta);
m(_softmax_out_op, structured__softmax_out_meta);
m(_softmax_backward_data_op, structured__softmax_backward_data_meta);
m(_softmax_backward_data_out_op, structured__softmax_backward_data_out_meta);
m(_log_softmax_op, structured__log_softmax_meta);
m(_log_softmax_out_op, structured__log_softmax_out_meta);
m(_log_softmax_backward_data_op, structured__log_softmax_backward_data_meta);
m(_log_softmax_backward_data_out_op, structured__log_softmax_backward_data_out_meta);
m(nll_loss_forward_op, structured_nll_loss_forward_meta);
m(nll_loss_forward_output_op, structured_nll_loss_forward_output_meta);
m(nll_loss_backward_op, structured_nll_loss_backward_meta);
m(nll_loss_backward_grad_input_op, structured_nll_loss_backward_grad_input_meta);
m(nll_loss2d_forward_op, structured_nll_loss2d_forward_meta);
m(nll_loss2d_forward_output_op, structured_nll_loss2d_forward_output_meta);
m(nll_loss2d_backward_op, structured_nll_loss2d_backward_meta);
m(nll_loss2d_backward_grad_input_op, structured_nll_loss2d_backward_grad_input_meta);
m(native_layer_norm_op, native_layer_norm_meta);
m(native_layer_norm_backward_op, native_layer_norm_backward_meta);
m(native_batch_norm_op, native_batch_norm_meta);
m(native_batch_norm_backward_op, native_batch_norm_backward_meta);
m(native_group_norm_op, native_group_norm_meta);
m(native_group_norm_backward_op, native_group_norm_backward_meta);
m(convolution_op, convolution_meta);
m(convolution_backward_op, convolution_backward_meta);
m(im2col_op, im2col_meta);
m(col2im_op, col2im_meta);
m(max_pool2d_with_indices_op, max_pool2d_with_indices_meta);
m(max_pool2d_with_indices_backward_op, pool_backward_meta);
m(avg_pool2d_op, avg_pool2d_meta);
m(avg_pool2d_backward_op, pool_backward_meta);
m(_adaptive_avg_pool2d_op, _adaptive_avg_pool2d_meta);
m(_adaptive_avg_pool2d_backward_op, pool_backward_meta);
m(adaptive_max_pool2d_op, adaptive_max_pool2d_meta);
m(adaptive_max_pool2d_backward_op, pool_backward_meta);
m(max_unpool2d_op, max_unpool2d_meta);
m(max_pool3d_with_indices_op, max_pool3d_with_indices_meta);
m(max_pool3d_with_indices_backward_op, pool_backward_meta);
m(avg_pool3d_op, avg_pool3d_meta);
m(avg_pool3d_backward_op, pool_backward_meta);
m(_adaptive_avg_pool3d_op, _adaptive_avg_pool3d_meta);
m(_adaptive_avg_pool3d_backward_op, pool_backward_meta);
m(adaptive_max_pool3d_op, adaptive_max_pool3d_meta);
m(adaptive_max_pool3d_backward_op, pool_backward_meta);
m(max_unpool3d_op, max_unpool3d_meta);
m(renorm_op, structured_renorm_meta);
m(renorm__op, structured_renorm__meta);
m(renorm_out_op, structured_renorm_out_meta);
m(upsample_nearest1d_op, upsample_meta);
m(upsample_nearest1d_backward_op, upsample_backward_meta);
m(upsample_nearest2d_op, upsample_meta);
m(upsample_nearest2d_backward_op, upsample_backward_meta);
m(upsample_nearest3d_op, upsample_meta);
m(upsample_nearest3d_backward_op, upsample_backward_meta);
m(_upsample_nearest_exact1d_op, upsample_meta);
m(_upsample_nearest_exact1d_backward_op, upsample_backward_meta);
m(_upsample_nearest_exact2d_op, upsample_meta);
m(_upsample_nearest_exact2d_backward_op, upsample_backward_meta);
m(_upsample_nearest_exact3d_op, upsample_meta);
m(_upsample_nearest_exact3d_backward_op, upsample_backward_meta);
m(upsample_linear1d_op, upsample_meta);
m(upsample_linear1d_backward_op, upsample_backward_meta);
m(upsample_bilinear2d_op, upsample_meta);
m(upsample_bilinear2d_backward_op, upsample_backward_meta);
m(upsample_trilinear3d_op, upsample_meta);
m(upsample_trilinear3d_backward_op, upsample_backward_meta);
m(upsample_bicubic2d_op, upsample_cubic_meta);
m(upsample_bicubic2d_backward_op, upsample_cubic_backward_meta);
m(_upsample_bilinear2d_aa_op, upsample_meta);
m(_upsample_bilinear2d_aa_backward_op, upsample_backward_meta);
m(_upsample_bicubic2d_aa_op, upsample_cubic_meta);
m(_upsample_bicubic2d_aa_backward_op, upsample_cubic_backward_meta);
m(grid_sampler_2d_op, grid_sampler_2d_meta);
m(grid_sampler_2d_backward_op, grid_sampler_backward_meta);
m(grid_sampler_3d_op, grid_sampler_3d_meta);
m(grid_sampler_3d_backward_op, grid_sampler_backward_meta);
m(multi_margin_loss_op, multi_margin_loss_meta);
m(multi_margin_loss_backward_op, multi_margin_loss_backward_meta);
m(multilabel_margin_loss_forward_op, multilabel_margin_loss_forward_meta);
m(multilabel_margin_loss_backward_op, multilabel_margin_loss_backward_meta);
m(rrelu_with_noise_op, rrelu_with_noise_meta);
m(rrelu_with_noise__op, rrelu_with_noise__meta);
m(_ctc_loss_op, _ctc_loss_meta);
m(_ctc_loss_backward_op, _ctc_loss_backward_meta);
m(fractional_max_pool2d_op, fractional_max_pool2d_meta);
m(fractional_max_pool2d_backward_op, fractional_max_pool_backward_meta);
m(fractional_max_pool3d_op, fractional_max_pool3d_meta);
m(fractional_max_pool3d_backward_op, fractional_max_pool_backward_meta);
m(abs__op, abs__meta);
m(abs_out_op, abs_out_meta);
m(neg__op, neg__meta);
m(neg_out_op, neg_out_meta);
m(sign__op, sign__meta);
m(sign_out_op, sign_out_meta);
m(sgn__op, sgn__meta);
m(sgn_out_op, sgn_out_meta);
m(signbit_out_op, signbit_out_meta);
m(exp__op, exp__meta);
m(exp_out_op, exp_out_meta);
m(expm1__op, expm1__meta);
m(expm1_out_op, expm1_out_meta);
m(exp2__op, exp2__meta);
m(exp2_out_op, exp2_out_meta);
m(log__op, log__meta);
m(log_out_op, log_out_meta);
m(log1p__op, log1p__meta);
m(log1p_out_op, log1p_out_meta);
m(log2__op, log2__meta);
m(log2_out_op, log2_out_meta);
m(log10__op, log10__meta);
m(log10_out_op, log10_out_meta);
m(sqrt__op, sqrt__meta);
m(sqrt_out_op, sqrt_out_meta);
m(rsqrt__op, rsqrt__meta);
m(rsqrt_out_op, rsqrt_out_meta);
m(sin__op, sin__meta);
m(sin_out_op, sin_out_meta);
m(cos__op, cos__meta);
m(cos_out_op, cos_out_meta);
m(tan__op, tan__meta);
m(tan_out_op, tan_out_meta);
m(asin__op, asin__meta);
m(asin_out_op, asin_out_meta);
m(acos__op, acos__meta);
m(acos_out_op, acos_out_meta);
m(atan__op, atan__meta);
m(atan_out_op, atan_out_meta);
m(sinh__op, sinh__meta);
m(sinh_out_op, sinh_out_meta);
m(cosh__op, cosh__meta);
m(cosh_out_op, cosh_out_meta);
m(tanh__op, tanh__meta);
m(tanh_out_op, tanh_out_meta);
m(asinh__op, asinh__meta);
m(asinh_out_op, asinh_out_meta);
m(acosh__op, acosh__meta);
m(acosh_out_op, acosh_out_meta);
m(atanh__op, atanh__meta);
m(atanh_out_op, atanh_out_meta);
m(erf__op, erf__meta);
m(erf_out_op, erf_out_meta);
m(erfc__op, erfc__meta);
m(erfc_out_op, erfc_out_meta);
m(erfinv__op, erfinv__meta);
m(erfinv_out_op, erfinv_out_meta);
m(lgamma__op, lgamma__meta);
m(lgamma_out_op, lgamma_out_meta);
m(digamma__op, digamma__meta);
m(digamma_out_op, digamma_out_meta);
m(sigmoid__op, sigmoid__meta);
m(sigmoid_out_op, sigmoid_out_meta);
m(polygamma_out_op, polygamma_out_meta);
m(reciprocal__op, reciprocal__meta);
m(reciprocal_out_op, reciprocal_out_meta);
m(floor__op, floor__meta);
m(floor_out_op, floor_out_meta);
m(ceil__op, ceil__meta);
m(ceil_out_op, ceil_out_meta);
m(trunc__op, trunc__meta);
m(trunc_out_op, trunc_out_meta);
m(round__op, round__meta);
m(round_out_op, round_out_meta);
m(round__decimals_op, round__decimals_meta);
m(round_decimals_out_op, round_decimals_out_meta);
m(frac__op, frac__meta);
m(frac_out_op, frac_out_meta);
m(sinc__op, sinc__meta);
m(sinc_out_op, sinc_out_meta);
m(deg2rad__op, deg2rad__meta);
m(deg2rad_out_op, deg2rad_out_meta);
m(rad2deg__op, rad2deg__meta);
m(rad2deg_out_op, rad2deg_out_meta);
m(logit__op, logit__meta);
m(logit_out_op, logit_out_meta);
m(nan_to_num__op, nan_to_num__meta);
m(nan_to_num_out_op, nan_to_num_out_meta);
m(isposinf_out_op, isposinf_out_meta);
m(isneginf_out_op, isneginf_out_meta);
m(logical_not__op, logical_not__meta);
m(logical_not_out_op, logical_not_out_meta);
m(bitwise_not__op, bitwise_not__meta);
m(bitwise_not_out_op, bitwise_not_out_meta);
m(add__Tensor_op, add__Tensor_meta);
m(add_out_op, add_out_meta);
m(add__Scalar_op, add__Scalar_meta);
m(sub__Tensor_op, sub__Tensor_meta);
m(sub_out_op, sub_out_meta);
m(sub__Scalar_op, sub__Scalar_meta);
m(mul__Tensor_op, mul__Tensor_meta);
m(mul_out_op, mul_out_meta);
m(mul__Scalar_op, mul__Scalar_meta);
m(div__Tensor_op, div__Tensor_meta);
m(div_out_op, div_out_meta);
m(div__Scalar_op, div__Scalar_meta);
m(div__Tensor_mode_op, div__Tensor_mode_meta);
m(div_out_mode_op, div_out_mode_meta);
m(div__Scalar_mode_op, div__Scalar_mode_meta);
m(floor_divide__Tensor_op, floor_divide__Tensor_meta);
m(floor_divide_out_op, floor_divide_out_meta);
m(floor_divide__Scalar_op, floor_divide__Scalar_meta);
m(remainder__Tensor_op, remainder__Tensor_meta);
m(remainder_Tensor_out_op, remainder_Tensor_out_meta);
m(remainder__Scalar_op, remainder__Scalar_meta);
m(remainder_Scalar_out_op, remainder_Scalar_out_meta);
m(fmod__Tensor_op, fmod__Tensor_meta);
m(fmod_Tensor_out_op, fmod_Tensor_out_meta);
m(fmod__Scalar_op, fmod__Scalar_meta);
m(fmod_Scalar_out_op, fmod_Scalar_out_meta);
m(pow__Tensor_op, pow__Tensor_meta);
m(pow_Tensor_Tensor_out_op, pow_Tensor_Tensor_out_meta);
m(pow__Scalar_op, pow__Scalar_meta);
m(pow_Tensor_Scalar_out_op, pow_Tensor_Scalar_out_meta);
m(pow_Scalar_out_op, pow_Scalar_out_meta);
m(atan2__op, atan2__meta);
m(atan2_out_op, atan2_out_meta);
m(hypot__op, hypot__meta);
m(hypot_out_op, hypot_out_meta);
m(copysign__Tensor_op, copysign__Tensor_meta);
m(copysign_out_op, copysign_out_meta);
m(copysign__Scalar_op, copysign__Scalar_meta);
m(copysign_Scalar_out_op, copysign_Scalar_out_meta);
m(xlogy__Tensor_op, xlogy__Tensor_meta);
m(xlogy_OutTensor_op, xlogy_OutTensor_meta);
m(xlogy_OutScalar_Self_op, xlogy_OutScalar_Self_meta);
m(xlogy__Scalar_Other_op, xlogy__Scalar_Other_meta);
m(xlogy_OutScalar_Other_op, xlogy_OutScalar_Other_meta);
m(logaddexp_out_op, logaddexp_out_meta);
m(logaddexp2_out_op, logaddexp2_out_meta);
m(heaviside__op, heaviside__meta);
m(heaviside_out_op, heaviside_out_meta);
m(gcd__op, gcd__meta);
m(gcd_out_op, gcd_out_meta);
m(addcmul__op, addcmul__meta);
m(addcmul_out_op, addcmul_out_meta);
m(addcdiv__op, addcdiv__meta);
m(addcdiv_out_op, addcdiv_out_meta);
m(lerp__Scalar_op, lerp__Scalar_meta);
m(lerp_Scalar_out_op, lerp_Scalar_out_meta);
m(lerp__Tensor_op, lerp__Tensor_meta);
m(lerp_Tensor_out_op, lerp_Tensor_out_meta);
m(eq__Tensor_op, eq__Tensor_meta);
m(eq_Tensor_out_op, eq_Tensor_out_meta);
m(eq__Scalar_op, eq__Scalar_meta);
m(eq_Scalar_out_op, eq_Scalar_out_meta);
m(ne__Tensor_op, ne__Tensor_meta);
m(ne_Tensor_out_op, ne_Tensor_out_meta);
m(ne__Scalar_op, ne__Scalar_meta);
m(ne_Scalar_out_op, ne_Scalar_out_meta);
m(lt__Tensor_op, lt__Tensor_meta);
m(lt_Tensor_out_op, lt_Tensor_out_meta);
m(lt__Scalar_op, lt__Scalar_meta);
m(lt_Scalar_out_op, lt_Scalar_out_meta);
m(le__Tensor_op, le__Tensor_meta);
m(le_Tensor_out_op, le_Tensor_out_meta);
m(le__Scalar_op, le__Scalar_meta);
m(le_Scalar_out_op, le_Scalar_out_meta);
m(gt__Tensor_op, gt__Tensor_meta);
m(gt_Tensor_out_op, gt_Tensor_out_meta);
m(gt__Scalar_op, gt__Scalar_meta);
m(gt_Scalar_out_op, gt_Scalar_out_meta);
m(ge__Tensor_op, ge__Tensor_meta);
m(ge_Tensor_out_op, ge_Tensor_out_meta);
m(ge__Scalar_op, ge__Scalar_meta);
m(ge_Scalar_out_op, ge_Scalar_out_meta);
m(logical_and__op, logical_and__meta);
m(logical_and_out_op, logical_and_out_meta);
m(logical_or__op, logical_or__meta);
m(logical_or_out_op, logical_or_out_meta);
m(logical_xor__op, logical_xor__meta);
m(logical_xor_out_op, logical_xor_out_meta);
m(bitwise_and__Tensor_op, bitwise_and__Tensor_meta);
m(bitwise_and_Tensor_out_op, bitwise_and_Tensor_out_meta);
m(bitwise_and__Scalar_op, bitwise_and__Scalar_meta);
m(bitwise_and_Scalar_out_op, bitwise_and_Scalar_out_meta);
m(bitwise_or__Tensor_op, bitwise_or__Tensor_meta);
m(bitwise_or_Tensor_out_op, bitwise_or_Tensor_out_meta);
m(bitwise_or__Scalar_op, bitwise_or__Scalar_meta);
m(bitwise_or_Scalar_out_op, bitwise_or_Scalar_out_meta);
m(bitwise_xor__Tensor_op, bitwise_xor__Tensor_meta);
m(bitwise_xor_Tensor_out_op, bitwise_xor_Tensor_out_meta);
m(bitwise_xor__Scalar_op, bitwise_xor__Scalar_meta);
m(bitwise_xor_Scalar_out_op, bitwise_xor_Scalar_out_meta);
m(bitwise_left_shift__Tensor_op, bitwise_left_shift__Tensor_meta);
m(bitwise_left_shift_Tensor_out_op, bitwise_left_shift_Tensor_out_meta);
m(bitwise_left_shift__Tensor_Scalar_op, bitwise_left_shift__Tensor_Scalar_meta);
m(bitwise_left_shift_Tensor_Scalar_out_op, bitwise_left_shift_Tensor_Scalar_out_meta);
m(bitwise_right_shift__Tensor_op, bitwise_right_shift__Tensor_meta);
m(bitwise_right_shift_Tensor_out_op, bitwise_right_shift_Tensor_out_meta);
m(bitwise_right_shift__Tensor_Scalar_op, bitwise_right_shift__Tensor_Scalar_meta);
m(bitwise_right_shift_Tensor_Scalar_out_op, bitwise_right_shift_Tensor_Scalar_out_meta);
m(maximum_out_op, maximum_out_meta);
m(minimum_out_op, minimum_out_meta);
m(fmax_out_op, fmax_out_meta);
m(fmin_out_op, fmin_out_meta);
m(where_self_out_op, where_self_out_meta);
m(clamp__op, clamp__meta);
m(clamp_out_op, clamp_out_meta);
m(clamp_min__op, clamp_min__meta);
m(clamp_min_out_op, clamp_min_out_meta);
m(clamp_min__Tensor_op, clamp_min__Tensor_meta);
m(clamp_min_Tensor_out_op, clamp_min_Tensor_out_meta);
m(clamp_max__op, clamp_max__meta);
m(clamp_max_out_op, clamp_max_out_meta);
m(clamp_max__Tensor_op, clamp_max__Tensor_meta);
m(clamp_max_Tensor_out_op, clamp_max_Tensor_out_meta);
m(relu__op, relu__meta);
m(leaky_relu__op, leaky_relu__meta);
m(leaky_relu_out_op, leaky_relu_out_meta);
m(elu__op, elu__meta);
m(elu_out_op, elu_out_meta);
m(gelu__op, gelu__meta);
m(gelu_out_op, gelu_out_meta);
m(silu__op, silu__meta);
m(silu_out_op, silu_out_meta);
m(mish__op, mish__meta);
m(mish_out_op, mish_out_meta);
m(hardsigmoid__op, hardsigmoid__meta);
m(hardsigmoid_out_op, hardsigmoid_out_meta);
m(hardswish__op, hardswish__meta);
m(hardswish_out_op, hardswish_out_meta);
m(softplus_out_op, softplus_out_meta);
m(hardtanh__op, hardtanh__meta);
m(hardtanh_out_op, hardtanh_out_meta);
m(threshold__op, threshold__meta);
m(threshold_out_op, threshold_out_meta);
m(hardshrink_out_op, hardshrink_out_meta);
m(softshrink_out_op, softshrink_out_meta);
m(sigmoid_backward_grad_input_op, sigmoid_backward_grad_input_meta);
m(tanh_backward_grad_input_op, tanh_backward_grad_input_meta);
m(threshold_backward_grad_input_op, threshold_backward_grad_input_meta);
m(leaky_relu_backward_grad_input_op, leaky_relu_backward_grad_input_meta);
m(elu_backward_grad_input_op, elu_backward_grad_input_meta);
m(gelu_backward_grad_input_op, gelu_backward_grad_input_meta);
m(silu_backward_grad_input_op, silu_backward_grad_input_meta);
m(hardsigmoid_backward_grad_input_op, hardsigmoid_backward_grad_input_meta);
m(softplus_backward_grad_input_op, softplus_backward_grad_input_meta);
m(hardtanh_backward_grad_input_op, hardtanh_backward_grad_input_meta);
m(hardshrink_backward_grad_input_op, hardshrink_backward_grad_input_meta);
m(softshrink_backward_grad_input_op, softshrink_backward_grad_input_meta);
m(log_sigmoid_backward_grad_input_op, log_sigmoid_backward_grad_input_meta);
m(logit_backward_grad_input_op, logit_backward_grad_input_meta);
m(i0__op, i0__meta);
m(i0_out_op, i0_out_meta);
m(special_i0e_out_op, special_i0e_out_meta);
m(special_i1_out_op, special_i1_out_meta);
m(special_i1e_out_op, special_i1e_out_meta);
m(special_entr_out_op, special_entr_out_meta);
m(special_ndtri_out_op, special_ndtri_out_meta);
m(special_log_ndtr_out_op, special_log_ndtr_out_meta);
m(special_erfcx_out_op, special_erfcx_out_meta);
m(special_xlog1py_out_op, special_xlog1py_out_meta);
m(special_xlog1py_self_scalar_out_op, special_xlog1py_self_scalar_out_meta);
m(special_xlog1py_other_scalar_out_op, special_xlog1py_other_scalar_out_meta);
m(special_zeta_out_op, special_zeta_out_meta);
m(special_zeta_self_scalar_out_op, special_zeta_self_scalar_out_meta);
m(special_zeta_other_scalar_out_op, special_zeta_other_scalar_out_meta);
m(igamma__op, igamma__meta);
m(igamma_out_op, igamma_out_meta);
m(igammac__op, igammac__meta);
m(igammac_out_op, igammac_out_meta);
m(nextafter__op, nextafter__meta);
m(nextafter_out_op, nextafter_out_meta);
m(lcm__op, lcm__meta);
m(lcm_out_op, lcm_out_meta);
m(angle_out_op, angle_out_meta);
m(special_airy_ai_out_op, special_airy_ai_out_meta);
m(special_bessel_j0_out_op, special_bessel_j0_out_meta);
m(special_bessel_j1_out_op, special_bessel_j1_out_meta);
m(special_bessel_y0_out_op, special_bessel_y0_out_meta);
m(special_bessel_y1_out_op, special_bessel_y1_out_meta);
m(special_modified_bessel_i0_out_op, special_modified_bessel_i0_out_meta);
m(special_modified_bessel_i1_out_op, special_modified_bessel_i1_out_meta);
m(special_modified_bessel_k0_out_op, special_modified_bessel_k0_out_meta);
m(special_modified_bessel_k1_out_op, special_modified_bessel_k1_out_meta);
m(special_scaled_modified_bessel_k0_out_op, special_scaled_modified_bessel_k0_out_meta);
m(special_scaled_modified_bessel_k1_out_op, special_scaled_modified_bessel_k1_out_meta);
m(special_spherical_bessel_j0_out_op, special_spherical_bessel_j0_out_meta);
m(special_chebyshev_polynomial_t_out_op, special_chebyshev_polynomial_t_out_meta);
m(special_chebyshev_polynomial_t_x_scalar_out_op, special_chebyshev_polynomial_t_x_scalar_out_meta);
m(special_chebyshev_polynomial_t_n_scalar_out_op, special_chebyshev_polynomial_t_n_scalar_out_meta);
m(special_chebyshev_polynomial_u_out_op, special_chebyshev_polynomial_u_out_meta);
m(special_chebyshev_polynomial_u_x_scalar_out_op, special_chebyshev_polynomial_u_x_scalar_out_meta);
m(special_chebyshev_polynomial_u_n_scalar_out_op, special_chebyshev_polynomial_u_n_scalar_out_meta);
m(special_chebyshev_polynomial_v_out_op, special_chebyshev_polynomial_v_out_meta);
m(special_chebyshev_polynomial_v_x_scalar_out_op, special_chebyshev_polynomial_v_x_scalar_out_meta);
m(special_chebyshev_polynomial_v_n_scalar_out_op, special_chebyshev_polynomial_v_n_scalar_out_meta);
m(special_chebyshev_polynomial_w_out_op, special_chebyshev_polynomial_w_out_meta);
m(special_chebyshev_polynomial_w_x_scalar_out_op, special_chebyshev_polynomial_w_x_scalar_out_meta);
m(special_chebyshev_polynomial_w_n_scalar_out_op, special_chebyshev_polynomial_w_n_scalar_out_meta);
m(special_hermite_polynomial_h_out_op, special_hermite_polynomial_h_out_meta);
m(special_hermite_polynomial_h_x_scalar_out_op, special_hermite_polynomial_h_x_scalar_out_meta);
m(special_hermite_polynomial_h_n_scalar_out_op, special_hermite_polynomial_h_n_scalar_out_meta);
m(special_hermite_polynomial_he_out_op, special_hermite_polynomial_he_out_meta);
m(special_hermite_polynomial_he_x_scalar_out_op, special_hermite_polynomial_he_x_scalar_out_meta);
m(special_hermite_polynomial_he_n_scalar_out_op, special_hermite_polynomial_he_n_scalar_out_meta);
m(special_laguerre_polynomial_l_out_op, special_laguerre_polynomial_l_out_meta);
m(special_laguerre_polynomial_l_x_scalar_out_op, special_laguerre_polynomial_l_x_scalar_out_meta);
m(special_laguerre_polynomial_l_n_scalar_out_op, special_laguerre_polynomial_l_n_scalar_out_meta);
m(special_legendre_polynomial_p_out_op, special_legendre_polynomial_p_out_meta);
m(special_legendre_polynomial_p_x_scalar_out_op, special_legendre_polynomial_p_x_scalar_out_meta);
m(special_legendre_polynomial_p_n_scalar_out_op, special_legendre_polynomial_p_n_scalar_out_meta);
m(special_shifted_chebyshev_polynomial_t_out_op, special_shifted_chebyshev_polynomial_t_out_meta);
m(special_shifted_chebyshev_polynomial_t_x_scalar_out_op, special_shifted_chebyshev_polynomial_t_x_scalar_out_meta);
m(special_shifted_chebyshev_polynomial_t_n_scalar_out_op, special_shifted_chebyshev_polynomial_t_n_scalar_out_meta);
m(special_shifted_chebyshev_polynomial_u_out_op, special_shifted_chebyshev_polynomial_u_out_meta);
m(special_shifted_chebyshev_polynomial_u_x_scalar_out_op, special_shifted_chebyshev_polynomial_u_x_scalar_out_meta);
m(special_shifted_chebyshev_polynomial_u_n_scalar_out_op, special_shifted_chebyshev_polynomial_u_n_scalar_out_meta);
m(special_shifted_chebyshev_polynomial_v_out_op, special_shifted_chebyshev_polynomial_v_out_meta);
m(special_shifted_chebyshev_polynomial_v_x_scalar_out_op, special_shifted_chebyshev_polynomial_v_x_scalar_out_meta);
m(special_shifted_chebyshev_polynomial_v_n_scalar_out_op, special_shifted_chebyshev_polynomial_v_n_scalar_out_meta);
m(special_shifted_chebyshev_polynomial_w_out_op, special_shifted_chebyshev_polynomial_w_out_meta);
m(special_shifted_chebyshev_polynomial_w_x_scalar_out_op, special_shifted_chebyshev_polynomial_w_x_scalar_out_meta);
m(special_shifted_chebyshev_polynomial_w_n_scalar_out_op, special_shifted_chebyshev_polynomial_w_n_scalar_out_meta);
