// @generated from native_functions.yaml by `npm run codegen`. Do not edit.
// Importing this file gives the operators their CPU kernels.

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
  _local_scalar_dense_cpu,
  fill__Scalar_cpu,
  zero__cpu,
} from "../../runtime/kernels/cpu/conversion.js";
import {
  col2im_cpu,
  convolution_backward_cpu,
  convolution_cpu,
  im2col_cpu,
} from "../../runtime/kernels/cpu/convolution.js";
import {
  _ctc_loss_backward_cpu,
  _ctc_loss_cpu,
} from "../../runtime/kernels/cpu/ctc-loss.js";
import {
  _cdist_backward_cpu,
  _cdist_forward_cpu,
  _pdist_backward_cpu,
  _pdist_forward_cpu,
} from "../../runtime/kernels/cpu/distance.js";
import {
  _standard_gamma_cpu,
  binomial_cpu,
  cauchy__cpu,
  geometric__cpu,
  log_normal__cpu,
  poisson_cpu,
} from "../../runtime/kernels/cpu/distributions.js";
import {
  _embedding_bag_cpu,
  _embedding_bag_dense_backward_cpu,
  _embedding_bag_forward_only_cpu,
  _embedding_bag_per_sample_weights_backward_cpu,
  embedding_renorm__cpu,
} from "../../runtime/kernels/cpu/embedding-bag.js";
import {
  arange_start_out_cpu,
  linspace_out_cpu,
  logspace_out_cpu,
  range_out_cpu,
} from "../../runtime/kernels/cpu/factories.js";
import {
  fractional_max_pool2d_cpu,
  fractional_max_pool3d_cpu,
  fractional_max_pool_backward_cpu,
} from "../../runtime/kernels/cpu/fractional-pooling.js";
import {
  frexp_Tensor_cpu,
} from "../../runtime/kernels/cpu/frexp.js";
import {
  index_fill__int_Scalar_cpu,
  masked_fill__Scalar_cpu,
  masked_scatter__cpu,
  put__cpu,
  repeat_interleave_Tensor_cpu,
} from "../../runtime/kernels/cpu/gather-scatter.js";
import {
  grid_sampler_2d_backward_cpu,
  grid_sampler_2d_cpu,
  grid_sampler_3d_backward_cpu,
  grid_sampler_3d_cpu,
} from "../../runtime/kernels/cpu/grid-sampler.js";
import {
  _histogramdd_bin_edges_cpu,
  _histogramdd_from_bin_cts_cpu,
  _histogramdd_from_bin_tensors_cpu,
  histogram_bin_ct_cpu,
  histogram_bin_ct_out_cpu,
  histogram_bins_tensor_cpu,
  histogram_bins_tensor_out_cpu,
} from "../../runtime/kernels/cpu/histogram.js";
import {
  _index_put_impl__cpu,
  index_Tensor_cpu,
  masked_select_cpu,
  masked_select_out_cpu,
} from "../../runtime/kernels/cpu/indexing.js";
import {
  _linalg_det_cpu,
  _linalg_eigh_cpu,
  _linalg_slogdet_cpu,
  _linalg_solve_ex_cpu,
  _linalg_svd_cpu,
  cholesky_cpu,
  cholesky_inverse_cpu,
  geqrf_cpu,
  linalg_cholesky_ex_cpu,
  linalg_householder_product_cpu,
  linalg_inv_ex_cpu,
  linalg_lu_cpu,
  linalg_lu_factor_ex_cpu,
  linalg_lu_solve_cpu,
  linalg_matrix_exp_cpu,
  linalg_qr_cpu,
  linalg_solve_triangular_cpu,
  lu_unpack_cpu,
  triangular_solve_cpu,
} from "../../runtime/kernels/cpu/linalg.js";
import {
  multi_margin_loss_backward_cpu,
  multi_margin_loss_cpu,
  multilabel_margin_loss_backward_cpu,
  multilabel_margin_loss_forward_cpu,
} from "../../runtime/kernels/cpu/margin-losses.js";
import {
  dot_cpu,
} from "../../runtime/kernels/cpu/matmul.js";
import {
  native_batch_norm_backward_cpu,
  native_batch_norm_cpu,
  native_group_norm_backward_cpu,
  native_group_norm_cpu,
  native_layer_norm_backward_cpu,
  native_layer_norm_cpu,
} from "../../runtime/kernels/cpu/normalization.js";
import {
  _adaptive_avg_pool2d_backward_cpu,
  _adaptive_avg_pool2d_cpu,
  _adaptive_avg_pool3d_backward_cpu,
  _adaptive_avg_pool3d_cpu,
  adaptive_max_pool2d_backward_cpu,
  adaptive_max_pool2d_cpu,
  adaptive_max_pool3d_backward_cpu,
  adaptive_max_pool3d_cpu,
  avg_pool2d_backward_cpu,
  avg_pool2d_cpu,
  avg_pool3d_backward_cpu,
  avg_pool3d_cpu,
  max_pool2d_with_indices_backward_cpu,
  max_pool2d_with_indices_cpu,
  max_pool3d_with_indices_backward_cpu,
  max_pool3d_with_indices_cpu,
  max_unpool2d_cpu,
  max_unpool3d_cpu,
} from "../../runtime/kernels/cpu/pooling.js";
import {
  bernoulli__Tensor_cpu,
  bernoulli__float_cpu,
  bernoulli_out_cpu,
  exponential__cpu,
  multinomial_cpu,
  multinomial_out_cpu,
  normal__cpu,
  random__cpu,
  random__from_cpu,
  random__to_cpu,
  randperm_generator_out_cpu,
  uniform__cpu,
} from "../../runtime/kernels/cpu/random.js";
import {
  equal_cpu,
} from "../../runtime/kernels/cpu/reductions.js";
import {
  rrelu_with_noise__cpu,
  rrelu_with_noise_cpu,
  rrelu_with_noise_out_cpu,
} from "../../runtime/kernels/cpu/rrelu.js";
import {
  _unique2_cpu,
  _unique_cpu,
  unique_consecutive_cpu,
  unique_dim_cpu,
} from "../../runtime/kernels/cpu/search.js";
import {
  _segment_reduce_backward_cpu,
  segment_reduce_cpu,
} from "../../runtime/kernels/cpu/segments.js";
import {
  nonzero_cpu,
  nonzero_out_cpu,
} from "../../runtime/kernels/cpu/selection.js";
import {
  bincount_cpu,
  median_cpu,
  nanmedian_cpu,
} from "../../runtime/kernels/cpu/statistics.js";
import {
  linalg_ldl_factor_ex_cpu,
  linalg_ldl_solve_cpu,
  ormqr_cpu,
} from "../../runtime/kernels/cpu/symmetric.js";
import {
  _upsample_bicubic2d_aa_backward_cpu,
  _upsample_bicubic2d_aa_cpu,
  _upsample_bilinear2d_aa_backward_cpu,
  _upsample_bilinear2d_aa_cpu,
  _upsample_nearest_exact1d_backward_cpu,
  _upsample_nearest_exact1d_cpu,
  _upsample_nearest_exact2d_backward_cpu,
  _upsample_nearest_exact2d_cpu,
  _upsample_nearest_exact3d_backward_cpu,
  _upsample_nearest_exact3d_cpu,
  upsample_bicubic2d_backward_cpu,
  upsample_bicubic2d_cpu,
  upsample_bilinear2d_backward_cpu,
  upsample_bilinear2d_cpu,
  upsample_linear1d_backward_cpu,
  upsample_linear1d_cpu,
  upsample_nearest1d_backward_cpu,
  upsample_nearest1d_cpu,
  upsample_nearest2d_backward_cpu,
  upsample_nearest2d_cpu,
  upsample_nearest3d_backward_cpu,
  upsample_nearest3d_cpu,
  upsample_trilinear3d_backward_cpu,
  upsample_trilinear3d_cpu,
} from "../../runtime/kernels/cpu/upsample.js";
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
  equal_op,
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
  rrelu_with_noise_out_op,
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
  abs__cpu,
  abs_cpu,
  abs_out_cpu,
  acos__cpu,
  acos_cpu,
  acos_out_cpu,
  acosh__cpu,
  acosh_cpu,
  acosh_out_cpu,
  add_Scalar_cpu,
  add_Tensor_cpu,
  add__Scalar_cpu,
  add__Tensor_cpu,
  add_out_cpu,
  addcdiv__cpu,
  addcdiv_cpu,
  addcdiv_out_cpu,
  addcmul__cpu,
  addcmul_cpu,
  addcmul_out_cpu,
  angle_cpu,
  angle_out_cpu,
  asin__cpu,
  asin_cpu,
  asin_out_cpu,
  asinh__cpu,
  asinh_cpu,
  asinh_out_cpu,
  atan2__cpu,
  atan2_cpu,
  atan2_out_cpu,
  atan__cpu,
  atan_cpu,
  atan_out_cpu,
  atanh__cpu,
  atanh_cpu,
  atanh_out_cpu,
  bitwise_and_Scalar_Tensor_cpu,
  bitwise_and_Scalar_cpu,
  bitwise_and_Scalar_out_cpu,
  bitwise_and_Tensor_cpu,
  bitwise_and_Tensor_out_cpu,
  bitwise_and__Scalar_cpu,
  bitwise_and__Tensor_cpu,
  bitwise_left_shift_Scalar_Tensor_cpu,
  bitwise_left_shift_Tensor_Scalar_cpu,
  bitwise_left_shift_Tensor_Scalar_out_cpu,
  bitwise_left_shift_Tensor_cpu,
  bitwise_left_shift_Tensor_out_cpu,
  bitwise_left_shift__Tensor_Scalar_cpu,
  bitwise_left_shift__Tensor_cpu,
  bitwise_not__cpu,
  bitwise_not_cpu,
  bitwise_not_out_cpu,
  bitwise_or_Scalar_Tensor_cpu,
  bitwise_or_Scalar_cpu,
  bitwise_or_Scalar_out_cpu,
  bitwise_or_Tensor_cpu,
  bitwise_or_Tensor_out_cpu,
  bitwise_or__Scalar_cpu,
  bitwise_or__Tensor_cpu,
  bitwise_right_shift_Scalar_Tensor_cpu,
  bitwise_right_shift_Tensor_Scalar_cpu,
  bitwise_right_shift_Tensor_Scalar_out_cpu,
  bitwise_right_shift_Tensor_cpu,
  bitwise_right_shift_Tensor_out_cpu,
  bitwise_right_shift__Tensor_Scalar_cpu,
  bitwise_right_shift__Tensor_cpu,
  bitwise_xor_Scalar_Tensor_cpu,
  bitwise_xor_Scalar_cpu,
  bitwise_xor_Scalar_out_cpu,
  bitwise_xor_Tensor_cpu,
  bitwise_xor_Tensor_out_cpu,
  bitwise_xor__Scalar_cpu,
  bitwise_xor__Tensor_cpu,
  ceil__cpu,
  ceil_cpu,
  ceil_out_cpu,
  clamp__cpu,
  clamp_cpu,
  clamp_max_Tensor_cpu,
  clamp_max_Tensor_out_cpu,
  clamp_max__Tensor_cpu,
  clamp_max__cpu,
  clamp_max_cpu,
  clamp_max_out_cpu,
  clamp_min_Tensor_cpu,
  clamp_min_Tensor_out_cpu,
  clamp_min__Tensor_cpu,
  clamp_min__cpu,
  clamp_min_cpu,
  clamp_min_out_cpu,
  clamp_out_cpu,
  copysign_Scalar_cpu,
  copysign_Scalar_out_cpu,
  copysign_Tensor_cpu,
  copysign__Scalar_cpu,
  copysign__Tensor_cpu,
  copysign_out_cpu,
  cos__cpu,
  cos_cpu,
  cos_out_cpu,
  cosh__cpu,
  cosh_cpu,
  cosh_out_cpu,
  deg2rad__cpu,
  deg2rad_cpu,
  deg2rad_out_cpu,
  digamma__cpu,
  digamma_cpu,
  digamma_out_cpu,
  div_Scalar_cpu,
  div_Scalar_mode_cpu,
  div_Tensor_cpu,
  div_Tensor_mode_cpu,
  div__Scalar_cpu,
  div__Scalar_mode_cpu,
  div__Tensor_cpu,
  div__Tensor_mode_cpu,
  div_out_cpu,
  div_out_mode_cpu,
  elu__cpu,
  elu_backward_cpu,
  elu_backward_grad_input_cpu,
  elu_cpu,
  elu_out_cpu,
  eq_Scalar_cpu,
  eq_Scalar_out_cpu,
  eq_Tensor_cpu,
  eq_Tensor_out_cpu,
  eq__Scalar_cpu,
  eq__Tensor_cpu,
  erf__cpu,
  erf_cpu,
  erf_out_cpu,
  erfc__cpu,
  erfc_cpu,
  erfc_out_cpu,
  erfinv__cpu,
  erfinv_cpu,
  erfinv_out_cpu,
  exp2__cpu,
  exp2_cpu,
  exp2_out_cpu,
  exp__cpu,
  exp_cpu,
  exp_out_cpu,
  expm1__cpu,
  expm1_cpu,
  expm1_out_cpu,
  floor__cpu,
  floor_cpu,
  floor_divide_Scalar_cpu,
  floor_divide__Scalar_cpu,
  floor_divide__Tensor_cpu,
  floor_divide_cpu,
  floor_divide_out_cpu,
  floor_out_cpu,
  fmax_cpu,
  fmax_out_cpu,
  fmin_cpu,
  fmin_out_cpu,
  fmod_Scalar_cpu,
  fmod_Scalar_out_cpu,
  fmod_Tensor_cpu,
  fmod_Tensor_out_cpu,
  fmod__Scalar_cpu,
  fmod__Tensor_cpu,
  frac__cpu,
  frac_cpu,
  frac_out_cpu,
  gcd__cpu,
  gcd_cpu,
  gcd_out_cpu,
  ge_Scalar_cpu,
  ge_Scalar_out_cpu,
  ge_Tensor_cpu,
  ge_Tensor_out_cpu,
  ge__Scalar_cpu,
  ge__Tensor_cpu,
  gelu__cpu,
  gelu_backward_cpu,
  gelu_backward_grad_input_cpu,
  gelu_cpu,
  gelu_out_cpu,
  gt_Scalar_cpu,
  gt_Scalar_out_cpu,
  gt_Tensor_cpu,
  gt_Tensor_out_cpu,
  gt__Scalar_cpu,
  gt__Tensor_cpu,
  hardshrink_backward_cpu,
  hardshrink_backward_grad_input_cpu,
  hardshrink_cpu,
  hardshrink_out_cpu,
  hardsigmoid__cpu,
  hardsigmoid_backward_cpu,
  hardsigmoid_backward_grad_input_cpu,
  hardsigmoid_cpu,
  hardsigmoid_out_cpu,
  hardswish__cpu,
  hardswish_backward_cpu,
  hardswish_cpu,
  hardswish_out_cpu,
  hardtanh__cpu,
  hardtanh_backward_cpu,
  hardtanh_backward_grad_input_cpu,
  hardtanh_cpu,
  hardtanh_out_cpu,
  heaviside__cpu,
  heaviside_cpu,
  heaviside_out_cpu,
  hypot__cpu,
  hypot_cpu,
  hypot_out_cpu,
  i0__cpu,
  i0_cpu,
  i0_out_cpu,
  igamma__cpu,
  igamma_cpu,
  igamma_out_cpu,
  igammac__cpu,
  igammac_cpu,
  igammac_out_cpu,
  isfinite_cpu,
  isinf_cpu,
  isnan_cpu,
  isneginf_cpu,
  isneginf_out_cpu,
  isposinf_cpu,
  isposinf_out_cpu,
  lcm__cpu,
  lcm_cpu,
  lcm_out_cpu,
  le_Scalar_cpu,
  le_Scalar_out_cpu,
  le_Tensor_cpu,
  le_Tensor_out_cpu,
  le__Scalar_cpu,
  le__Tensor_cpu,
  leaky_relu__cpu,
  leaky_relu_backward_cpu,
  leaky_relu_backward_grad_input_cpu,
  leaky_relu_cpu,
  leaky_relu_out_cpu,
  lerp_Scalar_cpu,
  lerp_Scalar_out_cpu,
  lerp_Tensor_cpu,
  lerp_Tensor_out_cpu,
  lerp__Scalar_cpu,
  lerp__Tensor_cpu,
  lgamma__cpu,
  lgamma_cpu,
  lgamma_out_cpu,
  log10__cpu,
  log10_cpu,
  log10_out_cpu,
  log1p__cpu,
  log1p_cpu,
  log1p_out_cpu,
  log2__cpu,
  log2_cpu,
  log2_out_cpu,
  log__cpu,
  log_cpu,
  log_out_cpu,
  log_sigmoid_backward_cpu,
  log_sigmoid_backward_grad_input_cpu,
  logaddexp2_cpu,
  logaddexp2_out_cpu,
  logaddexp_cpu,
  logaddexp_out_cpu,
  logical_and__cpu,
  logical_and_cpu,
  logical_and_out_cpu,
  logical_not__cpu,
  logical_not_cpu,
  logical_not_out_cpu,
  logical_or__cpu,
  logical_or_cpu,
  logical_or_out_cpu,
  logical_xor__cpu,
  logical_xor_cpu,
  logical_xor_out_cpu,
  logit__cpu,
  logit_backward_cpu,
  logit_backward_grad_input_cpu,
  logit_cpu,
  logit_out_cpu,
  lt_Scalar_cpu,
  lt_Scalar_out_cpu,
  lt_Tensor_cpu,
  lt_Tensor_out_cpu,
  lt__Scalar_cpu,
  lt__Tensor_cpu,
  maximum_cpu,
  maximum_out_cpu,
  minimum_cpu,
  minimum_out_cpu,
  mish__cpu,
  mish_backward_cpu,
  mish_cpu,
  mish_out_cpu,
  mul_Scalar_cpu,
  mul_Tensor_cpu,
  mul__Scalar_cpu,
  mul__Tensor_cpu,
  mul_out_cpu,
  nan_to_num__cpu,
  nan_to_num_cpu,
  nan_to_num_out_cpu,
  ne_Scalar_cpu,
  ne_Scalar_out_cpu,
  ne_Tensor_cpu,
  ne_Tensor_out_cpu,
  ne__Scalar_cpu,
  ne__Tensor_cpu,
  neg__cpu,
  neg_cpu,
  neg_out_cpu,
  nextafter__cpu,
  nextafter_cpu,
  nextafter_out_cpu,
  polygamma_cpu,
  polygamma_out_cpu,
  pow_Scalar_cpu,
  pow_Scalar_out_cpu,
  pow_Tensor_Scalar_cpu,
  pow_Tensor_Scalar_out_cpu,
  pow_Tensor_Tensor_cpu,
  pow_Tensor_Tensor_out_cpu,
  pow__Scalar_cpu,
  pow__Tensor_cpu,
  rad2deg__cpu,
  rad2deg_cpu,
  rad2deg_out_cpu,
  reciprocal__cpu,
  reciprocal_cpu,
  reciprocal_out_cpu,
  relu__cpu,
  relu_cpu,
  remainder_Scalar_Tensor_cpu,
  remainder_Scalar_cpu,
  remainder_Scalar_out_cpu,
  remainder_Tensor_cpu,
  remainder_Tensor_out_cpu,
  remainder__Scalar_cpu,
  remainder__Tensor_cpu,
  round__cpu,
  round__decimals_cpu,
  round_cpu,
  round_decimals_cpu,
  round_decimals_out_cpu,
  round_out_cpu,
  rsqrt__cpu,
  rsqrt_cpu,
  rsqrt_out_cpu,
  rsub_Scalar_cpu,
  rsub_Tensor_cpu,
  sgn__cpu,
  sgn_cpu,
  sgn_out_cpu,
  sigmoid__cpu,
  sigmoid_backward_cpu,
  sigmoid_backward_grad_input_cpu,
  sigmoid_cpu,
  sigmoid_out_cpu,
  sign__cpu,
  sign_cpu,
  sign_out_cpu,
  signbit_cpu,
  signbit_out_cpu,
  silu__cpu,
  silu_backward_cpu,
  silu_backward_grad_input_cpu,
  silu_cpu,
  silu_out_cpu,
  sin__cpu,
  sin_cpu,
  sin_out_cpu,
  sinc__cpu,
  sinc_cpu,
  sinc_out_cpu,
  sinh__cpu,
  sinh_cpu,
  sinh_out_cpu,
  softplus_backward_cpu,
  softplus_backward_grad_input_cpu,
  softplus_cpu,
  softplus_out_cpu,
  softshrink_backward_cpu,
  softshrink_backward_grad_input_cpu,
  softshrink_cpu,
  softshrink_out_cpu,
  special_airy_ai_cpu,
  special_airy_ai_out_cpu,
  special_bessel_j0_cpu,
  special_bessel_j0_out_cpu,
  special_bessel_j1_cpu,
  special_bessel_j1_out_cpu,
  special_bessel_y0_cpu,
  special_bessel_y0_out_cpu,
  special_bessel_y1_cpu,
  special_bessel_y1_out_cpu,
  special_chebyshev_polynomial_t_cpu,
  special_chebyshev_polynomial_t_n_scalar_cpu,
  special_chebyshev_polynomial_t_n_scalar_out_cpu,
  special_chebyshev_polynomial_t_out_cpu,
  special_chebyshev_polynomial_t_x_scalar_cpu,
  special_chebyshev_polynomial_t_x_scalar_out_cpu,
  special_chebyshev_polynomial_u_cpu,
  special_chebyshev_polynomial_u_n_scalar_cpu,
  special_chebyshev_polynomial_u_n_scalar_out_cpu,
  special_chebyshev_polynomial_u_out_cpu,
  special_chebyshev_polynomial_u_x_scalar_cpu,
  special_chebyshev_polynomial_u_x_scalar_out_cpu,
  special_chebyshev_polynomial_v_cpu,
  special_chebyshev_polynomial_v_n_scalar_cpu,
  special_chebyshev_polynomial_v_n_scalar_out_cpu,
  special_chebyshev_polynomial_v_out_cpu,
  special_chebyshev_polynomial_v_x_scalar_cpu,
  special_chebyshev_polynomial_v_x_scalar_out_cpu,
  special_chebyshev_polynomial_w_cpu,
  special_chebyshev_polynomial_w_n_scalar_cpu,
  special_chebyshev_polynomial_w_n_scalar_out_cpu,
  special_chebyshev_polynomial_w_out_cpu,
  special_chebyshev_polynomial_w_x_scalar_cpu,
  special_chebyshev_polynomial_w_x_scalar_out_cpu,
  special_entr_cpu,
  special_entr_out_cpu,
  special_erfcx_cpu,
  special_erfcx_out_cpu,
  special_hermite_polynomial_h_cpu,
  special_hermite_polynomial_h_n_scalar_cpu,
  special_hermite_polynomial_h_n_scalar_out_cpu,
  special_hermite_polynomial_h_out_cpu,
  special_hermite_polynomial_h_x_scalar_cpu,
  special_hermite_polynomial_h_x_scalar_out_cpu,
  special_hermite_polynomial_he_cpu,
  special_hermite_polynomial_he_n_scalar_cpu,
  special_hermite_polynomial_he_n_scalar_out_cpu,
  special_hermite_polynomial_he_out_cpu,
  special_hermite_polynomial_he_x_scalar_cpu,
  special_hermite_polynomial_he_x_scalar_out_cpu,
  special_i0e_cpu,
  special_i0e_out_cpu,
  special_i1_cpu,
  special_i1_out_cpu,
  special_i1e_cpu,
  special_i1e_out_cpu,
  special_laguerre_polynomial_l_cpu,
  special_laguerre_polynomial_l_n_scalar_cpu,
  special_laguerre_polynomial_l_n_scalar_out_cpu,
  special_laguerre_polynomial_l_out_cpu,
  special_laguerre_polynomial_l_x_scalar_cpu,
  special_laguerre_polynomial_l_x_scalar_out_cpu,
  special_legendre_polynomial_p_cpu,
  special_legendre_polynomial_p_n_scalar_cpu,
  special_legendre_polynomial_p_n_scalar_out_cpu,
  special_legendre_polynomial_p_out_cpu,
  special_legendre_polynomial_p_x_scalar_cpu,
  special_legendre_polynomial_p_x_scalar_out_cpu,
  special_log_ndtr_cpu,
  special_log_ndtr_out_cpu,
  special_modified_bessel_i0_cpu,
  special_modified_bessel_i0_out_cpu,
  special_modified_bessel_i1_cpu,
  special_modified_bessel_i1_out_cpu,
  special_modified_bessel_k0_cpu,
  special_modified_bessel_k0_out_cpu,
  special_modified_bessel_k1_cpu,
  special_modified_bessel_k1_out_cpu,
  special_ndtri_cpu,
  special_ndtri_out_cpu,
  special_scaled_modified_bessel_k0_cpu,
  special_scaled_modified_bessel_k0_out_cpu,
  special_scaled_modified_bessel_k1_cpu,
  special_scaled_modified_bessel_k1_out_cpu,
  special_shifted_chebyshev_polynomial_t_cpu,
  special_shifted_chebyshev_polynomial_t_n_scalar_cpu,
  special_shifted_chebyshev_polynomial_t_n_scalar_out_cpu,
  special_shifted_chebyshev_polynomial_t_out_cpu,
  special_shifted_chebyshev_polynomial_t_x_scalar_cpu,
  special_shifted_chebyshev_polynomial_t_x_scalar_out_cpu,
  special_shifted_chebyshev_polynomial_u_cpu,
  special_shifted_chebyshev_polynomial_u_n_scalar_cpu,
  special_shifted_chebyshev_polynomial_u_n_scalar_out_cpu,
  special_shifted_chebyshev_polynomial_u_out_cpu,
  special_shifted_chebyshev_polynomial_u_x_scalar_cpu,
  special_shifted_chebyshev_polynomial_u_x_scalar_out_cpu,
  special_shifted_chebyshev_polynomial_v_cpu,
  special_shifted_chebyshev_polynomial_v_n_scalar_cpu,
  special_shifted_chebyshev_polynomial_v_n_scalar_out_cpu,
  special_shifted_chebyshev_polynomial_v_out_cpu,
  special_shifted_chebyshev_polynomial_v_x_scalar_cpu,
  special_shifted_chebyshev_polynomial_v_x_scalar_out_cpu,
  special_shifted_chebyshev_polynomial_w_cpu,
  special_shifted_chebyshev_polynomial_w_n_scalar_cpu,
  special_shifted_chebyshev_polynomial_w_n_scalar_out_cpu,
  special_shifted_chebyshev_polynomial_w_out_cpu,
  special_shifted_chebyshev_polynomial_w_x_scalar_cpu,
  special_shifted_chebyshev_polynomial_w_x_scalar_out_cpu,
  special_spherical_bessel_j0_cpu,
  special_spherical_bessel_j0_out_cpu,
  special_xlog1py_cpu,
  special_xlog1py_other_scalar_cpu,
  special_xlog1py_other_scalar_out_cpu,
  special_xlog1py_out_cpu,
  special_xlog1py_self_scalar_cpu,
  special_xlog1py_self_scalar_out_cpu,
  special_zeta_cpu,
  special_zeta_other_scalar_cpu,
  special_zeta_other_scalar_out_cpu,
  special_zeta_out_cpu,
  special_zeta_self_scalar_cpu,
  special_zeta_self_scalar_out_cpu,
  sqrt__cpu,
  sqrt_cpu,
  sqrt_out_cpu,
  sub_Scalar_cpu,
  sub_Tensor_cpu,
  sub__Scalar_cpu,
  sub__Tensor_cpu,
  sub_out_cpu,
  tan__cpu,
  tan_cpu,
  tan_out_cpu,
  tanh__cpu,
  tanh_backward_cpu,
  tanh_backward_grad_input_cpu,
  tanh_cpu,
  tanh_out_cpu,
  threshold__cpu,
  threshold_backward_cpu,
  threshold_backward_grad_input_cpu,
  threshold_cpu,
  threshold_out_cpu,
  trunc__cpu,
  trunc_cpu,
  trunc_out_cpu,
  where_self_cpu,
  where_self_out_cpu,
  xlogy_OutScalar_Other_cpu,
  xlogy_OutScalar_Self_cpu,
  xlogy_OutTensor_cpu,
  xlogy_Scalar_Other_cpu,
  xlogy_Scalar_Self_cpu,
  xlogy_Tensor_cpu,
  xlogy__Scalar_Other_cpu,
  xlogy__Tensor_cpu,
} from "../pointwise/cpu.js";
import {
  structured__log_softmax_backward_data_cpu,
  structured__log_softmax_backward_data_out_cpu,
  structured__log_softmax_cpu,
  structured__log_softmax_out_cpu,
  structured__softmax_backward_data_cpu,
  structured__softmax_backward_data_out_cpu,
  structured__softmax_cpu,
  structured__softmax_out_cpu,
  structured_addmm__cpu,
  structured_addmm_cpu,
  structured_addmm_out_cpu,
  structured_addmv__cpu,
  structured_addmv_cpu,
  structured_addmv_out_cpu,
  structured_all_all_out_cpu,
  structured_all_cpu,
  structured_all_dim_cpu,
  structured_all_out_cpu,
  structured_amax_cpu,
  structured_amax_out_cpu,
  structured_amin_cpu,
  structured_amin_out_cpu,
  structured_aminmax_cpu,
  structured_aminmax_out_cpu,
  structured_any_all_out_cpu,
  structured_any_cpu,
  structured_any_dim_cpu,
  structured_any_out_cpu,
  structured_argmax_cpu,
  structured_argmax_out_cpu,
  structured_argmin_cpu,
  structured_argmin_out_cpu,
  structured_baddbmm__cpu,
  structured_baddbmm_cpu,
  structured_baddbmm_out_cpu,
  structured_bmm_cpu,
  structured_bmm_out_cpu,
  structured_bucketize_Tensor_cpu,
  structured_bucketize_Tensor_out_cpu,
  structured_cat_cpu,
  structured_cat_out_cpu,
  structured_cummax_cpu,
  structured_cummax_out_cpu,
  structured_cummin_cpu,
  structured_cummin_out_cpu,
  structured_cumprod__cpu,
  structured_cumprod_cpu,
  structured_cumprod_out_cpu,
  structured_cumsum__cpu,
  structured_cumsum_cpu,
  structured_cumsum_out_cpu,
  structured_embedding_dense_backward_cpu,
  structured_embedding_dense_backward_out_cpu,
  structured_flip_cpu,
  structured_flip_out_cpu,
  structured_gather_cpu,
  structured_gather_out_cpu,
  structured_histc_cpu,
  structured_histc_out_cpu,
  structured_index_add__cpu,
  structured_index_add_cpu,
  structured_index_add_out_cpu,
  structured_index_copy__cpu,
  structured_index_copy_cpu,
  structured_index_copy_out_cpu,
  structured_index_reduce__cpu,
  structured_index_reduce_cpu,
  structured_index_reduce_out_cpu,
  structured_index_select_cpu,
  structured_index_select_out_cpu,
  structured_isin_Scalar_Tensor_cpu,
  structured_isin_Scalar_Tensor_out_cpu,
  structured_isin_Tensor_Scalar_cpu,
  structured_isin_Tensor_Scalar_out_cpu,
  structured_isin_Tensor_Tensor_cpu,
  structured_isin_Tensor_Tensor_out_cpu,
  structured_kthvalue_cpu,
  structured_kthvalue_values_cpu,
  structured_linalg_vector_norm_cpu,
  structured_linalg_vector_norm_out_cpu,
  structured_logcumsumexp_cpu,
  structured_logcumsumexp_out_cpu,
  structured_max_dim_cpu,
  structured_max_dim_max_cpu,
  structured_mean_dim_cpu,
  structured_mean_out_cpu,
  structured_median_dim_cpu,
  structured_median_dim_values_cpu,
  structured_min_dim_cpu,
  structured_min_dim_min_cpu,
  structured_mm_cpu,
  structured_mm_out_cpu,
  structured_mode_cpu,
  structured_mode_values_cpu,
  structured_nanmedian_dim_cpu,
  structured_nanmedian_dim_values_cpu,
  structured_nansum_cpu,
  structured_nansum_out_cpu,
  structured_nll_loss2d_backward_cpu,
  structured_nll_loss2d_backward_grad_input_cpu,
  structured_nll_loss2d_forward_cpu,
  structured_nll_loss2d_forward_output_cpu,
  structured_nll_loss_backward_cpu,
  structured_nll_loss_backward_grad_input_cpu,
  structured_nll_loss_forward_cpu,
  structured_nll_loss_forward_output_cpu,
  structured_norm_ScalarOpt_dim_cpu,
  structured_norm_ScalarOpt_dim_dtype_cpu,
  structured_norm_dtype_out_cpu,
  structured_norm_out_cpu,
  structured_prod_dim_int_cpu,
  structured_prod_int_out_cpu,
  structured_reflection_pad1d_backward_cpu,
  structured_reflection_pad1d_backward_grad_input_cpu,
  structured_reflection_pad1d_cpu,
  structured_reflection_pad1d_out_cpu,
  structured_reflection_pad2d_backward_cpu,
  structured_reflection_pad2d_backward_grad_input_cpu,
  structured_reflection_pad2d_cpu,
  structured_reflection_pad2d_out_cpu,
  structured_reflection_pad3d_backward_cpu,
  structured_reflection_pad3d_backward_grad_input_cpu,
  structured_reflection_pad3d_cpu,
  structured_reflection_pad3d_out_cpu,
  structured_renorm__cpu,
  structured_renorm_cpu,
  structured_renorm_out_cpu,
  structured_replication_pad1d_backward_cpu,
  structured_replication_pad1d_backward_grad_input_cpu,
  structured_replication_pad1d_cpu,
  structured_replication_pad1d_out_cpu,
  structured_replication_pad2d_backward_cpu,
  structured_replication_pad2d_backward_grad_input_cpu,
  structured_replication_pad2d_cpu,
  structured_replication_pad2d_out_cpu,
  structured_replication_pad3d_backward_cpu,
  structured_replication_pad3d_backward_grad_input_cpu,
  structured_replication_pad3d_cpu,
  structured_replication_pad3d_out_cpu,
  structured_scatter__reduce_cpu,
  structured_scatter__src_cpu,
  structured_scatter__value_cpu,
  structured_scatter__value_reduce_cpu,
  structured_scatter_add__cpu,
  structured_scatter_add_cpu,
  structured_scatter_add_out_cpu,
  structured_scatter_reduce__two_cpu,
  structured_scatter_reduce_cpu,
  structured_scatter_reduce_out_cpu,
  structured_scatter_reduce_two_cpu,
  structured_scatter_reduce_two_out_cpu,
  structured_scatter_src_cpu,
  structured_scatter_src_out_cpu,
  structured_scatter_value_cpu,
  structured_scatter_value_out_cpu,
  structured_scatter_value_reduce_cpu,
  structured_scatter_value_reduce_out_cpu,
  structured_searchsorted_Tensor_cpu,
  structured_searchsorted_Tensor_out_cpu,
  structured_sort_stable_cpu,
  structured_sort_values_stable_cpu,
  structured_std_correction_cpu,
  structured_std_correction_out_cpu,
  structured_std_mean_correction_cpu,
  structured_std_mean_correction_out_cpu,
  structured_sum_IntList_out_cpu,
  structured_sum_dim_IntList_cpu,
  structured_take_cpu,
  structured_take_out_cpu,
  structured_topk_cpu,
  structured_topk_values_cpu,
  structured_tril__cpu,
  structured_tril_cpu,
  structured_tril_out_cpu,
  structured_triu__cpu,
  structured_triu_cpu,
  structured_triu_out_cpu,
  structured_unfold_backward_cpu,
  structured_unfold_backward_out_cpu,
  structured_var_correction_cpu,
  structured_var_correction_out_cpu,
  structured_var_mean_correction_cpu,
  structured_var_mean_correction_out_cpu,
} from "../structured/cpu.js";

const m = kernelsFor("CPU", "generated/register/cpu.ts");

m(abs_op, abs_cpu);
m(neg_op, neg_cpu);
m(sign_op, sign_cpu);
m(sgn_op, sgn_cpu);
m(signbit_op, signbit_cpu);
m(exp_op, exp_cpu);
m(expm1_op, expm1_cpu);
m(exp2_op, exp2_cpu);
m(log_op, log_cpu);
m(log1p_op, log1p_cpu);
m(log2_op, log2_cpu);
m(log10_op, log10_cpu);
m(sqrt_op, sqrt_cpu);
m(rsqrt_op, rsqrt_cpu);
m(sin_op, sin_cpu);
m(cos_op, cos_cpu);
m(tan_op, tan_cpu);
m(asin_op, asin_cpu);
m(acos_op, acos_cpu);
m(atan_op, atan_cpu);
m(sinh_op, sinh_cpu);
m(cosh_op, cosh_cpu);
m(tanh_op, tanh_cpu);
m(asinh_op, asinh_cpu);
m(acosh_op, acosh_cpu);
m(atanh_op, atanh_cpu);
m(erf_op, erf_cpu);
m(erfc_op, erfc_cpu);
m(erfinv_op, erfinv_cpu);
m(lgamma_op, lgamma_cpu);
m(digamma_op, digamma_cpu);
m(sigmoid_op, sigmoid_cpu);
m(polygamma_op, polygamma_cpu);
m(reciprocal_op, reciprocal_cpu);
m(floor_op, floor_cpu);
m(ceil_op, ceil_cpu);
m(trunc_op, trunc_cpu);
m(round_op, round_cpu);
m(round_decimals_op, round_decimals_cpu);
m(frac_op, frac_cpu);
m(sinc_op, sinc_cpu);
m(deg2rad_op, deg2rad_cpu);
m(rad2deg_op, rad2deg_cpu);
m(logit_op, logit_cpu);
m(nan_to_num_op, nan_to_num_cpu);
m(isnan_op, isnan_cpu);
m(isinf_op, isinf_cpu);
m(isfinite_op, isfinite_cpu);
m(isposinf_op, isposinf_cpu);
m(isneginf_op, isneginf_cpu);
m(logical_not_op, logical_not_cpu);
m(bitwise_not_op, bitwise_not_cpu);
m(add_Tensor_op, add_Tensor_cpu);
m(add_Scalar_op, add_Scalar_cpu);
m(sub_Tensor_op, sub_Tensor_cpu);
m(sub_Scalar_op, sub_Scalar_cpu);
m(rsub_Tensor_op, rsub_Tensor_cpu);
m(rsub_Scalar_op, rsub_Scalar_cpu);
m(mul_Tensor_op, mul_Tensor_cpu);
m(mul_Scalar_op, mul_Scalar_cpu);
m(div_Tensor_op, div_Tensor_cpu);
m(div_Scalar_op, div_Scalar_cpu);
m(div_Tensor_mode_op, div_Tensor_mode_cpu);
m(div_Scalar_mode_op, div_Scalar_mode_cpu);
m(floor_divide_op, floor_divide_cpu);
m(floor_divide_Scalar_op, floor_divide_Scalar_cpu);
m(remainder_Tensor_op, remainder_Tensor_cpu);
m(remainder_Scalar_op, remainder_Scalar_cpu);
m(fmod_Tensor_op, fmod_Tensor_cpu);
m(fmod_Scalar_op, fmod_Scalar_cpu);
m(remainder_Scalar_Tensor_op, remainder_Scalar_Tensor_cpu);
m(pow_Tensor_Tensor_op, pow_Tensor_Tensor_cpu);
m(pow_Tensor_Scalar_op, pow_Tensor_Scalar_cpu);
m(pow_Scalar_op, pow_Scalar_cpu);
m(atan2_op, atan2_cpu);
m(hypot_op, hypot_cpu);
m(copysign_Tensor_op, copysign_Tensor_cpu);
m(copysign_Scalar_op, copysign_Scalar_cpu);
m(xlogy_Tensor_op, xlogy_Tensor_cpu);
m(xlogy_Scalar_Self_op, xlogy_Scalar_Self_cpu);
m(xlogy_Scalar_Other_op, xlogy_Scalar_Other_cpu);
m(logaddexp_op, logaddexp_cpu);
m(logaddexp2_op, logaddexp2_cpu);
m(heaviside_op, heaviside_cpu);
m(gcd_op, gcd_cpu);
m(addcmul_op, addcmul_cpu);
m(addcdiv_op, addcdiv_cpu);
m(lerp_Scalar_op, lerp_Scalar_cpu);
m(lerp_Tensor_op, lerp_Tensor_cpu);
m(eq_Tensor_op, eq_Tensor_cpu);
m(eq_Scalar_op, eq_Scalar_cpu);
m(ne_Tensor_op, ne_Tensor_cpu);
m(ne_Scalar_op, ne_Scalar_cpu);
m(lt_Tensor_op, lt_Tensor_cpu);
m(lt_Scalar_op, lt_Scalar_cpu);
m(le_Tensor_op, le_Tensor_cpu);
m(le_Scalar_op, le_Scalar_cpu);
m(gt_Tensor_op, gt_Tensor_cpu);
m(gt_Scalar_op, gt_Scalar_cpu);
m(ge_Tensor_op, ge_Tensor_cpu);
m(ge_Scalar_op, ge_Scalar_cpu);
m(logical_and_op, logical_and_cpu);
m(logical_or_op, logical_or_cpu);
m(logical_xor_op, logical_xor_cpu);
m(bitwise_and_Tensor_op, bitwise_and_Tensor_cpu);
m(bitwise_and_Scalar_op, bitwise_and_Scalar_cpu);
m(bitwise_and_Scalar_Tensor_op, bitwise_and_Scalar_Tensor_cpu);
m(bitwise_or_Tensor_op, bitwise_or_Tensor_cpu);
m(bitwise_or_Scalar_op, bitwise_or_Scalar_cpu);
m(bitwise_or_Scalar_Tensor_op, bitwise_or_Scalar_Tensor_cpu);
m(bitwise_xor_Tensor_op, bitwise_xor_Tensor_cpu);
m(bitwise_xor_Scalar_op, bitwise_xor_Scalar_cpu);
m(bitwise_xor_Scalar_Tensor_op, bitwise_xor_Scalar_Tensor_cpu);
m(bitwise_left_shift_Tensor_op, bitwise_left_shift_Tensor_cpu);
m(bitwise_left_shift_Tensor_Scalar_op, bitwise_left_shift_Tensor_Scalar_cpu);
m(bitwise_left_shift_Scalar_Tensor_op, bitwise_left_shift_Scalar_Tensor_cpu);
m(bitwise_right_shift_Tensor_op, bitwise_right_shift_Tensor_cpu);
m(bitwise_right_shift_Tensor_Scalar_op, bitwise_right_shift_Tensor_Scalar_cpu);
m(bitwise_right_shift_Scalar_Tensor_op, bitwise_right_shift_Scalar_Tensor_cpu);
m(maximum_op, maximum_cpu);
m(minimum_op, minimum_cpu);
m(fmax_op, fmax_cpu);
m(fmin_op, fmin_cpu);
m(where_self_op, where_self_cpu);
m(clamp_op, clamp_cpu);
m(clamp_min_op, clamp_min_cpu);
m(clamp_min_Tensor_op, clamp_min_Tensor_cpu);
m(clamp_max_op, clamp_max_cpu);
m(clamp_max_Tensor_op, clamp_max_Tensor_cpu);
m(relu_op, relu_cpu);
m(leaky_relu_op, leaky_relu_cpu);
m(elu_op, elu_cpu);
m(gelu_op, gelu_cpu);
m(silu_op, silu_cpu);
m(mish_op, mish_cpu);
m(hardsigmoid_op, hardsigmoid_cpu);
m(hardswish_op, hardswish_cpu);
m(softplus_op, softplus_cpu);
m(hardtanh_op, hardtanh_cpu);
m(threshold_op, threshold_cpu);
m(hardshrink_op, hardshrink_cpu);
m(softshrink_op, softshrink_cpu);
m(sigmoid_backward_op, sigmoid_backward_cpu);
m(tanh_backward_op, tanh_backward_cpu);
m(threshold_backward_op, threshold_backward_cpu);
m(leaky_relu_backward_op, leaky_relu_backward_cpu);
m(elu_backward_op, elu_backward_cpu);
m(gelu_backward_op, gelu_backward_cpu);
m(silu_backward_op, silu_backward_cpu);
m(mish_backward_op, mish_backward_cpu);
m(hardsigmoid_backward_op, hardsigmoid_backward_cpu);
m(hardswish_backward_op, hardswish_backward_cpu);
m(softplus_backward_op, softplus_backward_cpu);
m(hardtanh_backward_op, hardtanh_backward_cpu);
m(hardshrink_backward_op, hardshrink_backward_cpu);
m(softshrink_backward_op, softshrink_backward_cpu);
m(log_sigmoid_backward_op, log_sigmoid_backward_cpu);
m(logit_backward_op, logit_backward_cpu);
m(i0_op, i0_cpu);
m(special_i0e_op, special_i0e_cpu);
m(special_i1_op, special_i1_cpu);
m(special_i1e_op, special_i1e_cpu);
m(special_entr_op, special_entr_cpu);
m(special_ndtri_op, special_ndtri_cpu);
m(special_log_ndtr_op, special_log_ndtr_cpu);
m(special_erfcx_op, special_erfcx_cpu);
m(special_xlog1py_op, special_xlog1py_cpu);
m(special_xlog1py_self_scalar_op, special_xlog1py_self_scalar_cpu);
m(special_xlog1py_other_scalar_op, special_xlog1py_other_scalar_cpu);
m(special_zeta_op, special_zeta_cpu);
m(special_zeta_self_scalar_op, special_zeta_self_scalar_cpu);
m(special_zeta_other_scalar_op, special_zeta_other_scalar_cpu);
m(igamma_op, igamma_cpu);
m(igammac_op, igammac_cpu);
m(nextafter_op, nextafter_cpu);
m(lcm_op, lcm_cpu);
m(angle_op, angle_cpu);
m(special_airy_ai_op, special_airy_ai_cpu);
m(special_bessel_j0_op, special_bessel_j0_cpu);
m(special_bessel_j1_op, special_bessel_j1_cpu);
m(special_bessel_y0_op, special_bessel_y0_cpu);
m(special_bessel_y1_op, special_bessel_y1_cpu);
m(special_modified_bessel_i0_op, special_modified_bessel_i0_cpu);
m(special_modified_bessel_i1_op, special_modified_bessel_i1_cpu);
m(special_modified_bessel_k0_op, special_modified_bessel_k0_cpu);
m(special_modified_bessel_k1_op, special_modified_bessel_k1_cpu);
m(special_scaled_modified_bessel_k0_op, special_scaled_modified_bessel_k0_cpu);
m(special_scaled_modified_bessel_k1_op, special_scaled_modified_bessel_k1_cpu);
m(special_spherical_bessel_j0_op, special_spherical_bessel_j0_cpu);
m(special_chebyshev_polynomial_t_op, special_chebyshev_polynomial_t_cpu);
m(special_chebyshev_polynomial_t_x_scalar_op, special_chebyshev_polynomial_t_x_scalar_cpu);
m(special_chebyshev_polynomial_t_n_scalar_op, special_chebyshev_polynomial_t_n_scalar_cpu);
m(special_chebyshev_polynomial_u_op, special_chebyshev_polynomial_u_cpu);
m(special_chebyshev_polynomial_u_x_scalar_op, special_chebyshev_polynomial_u_x_scalar_cpu);
m(special_chebyshev_polynomial_u_n_scalar_op, special_chebyshev_polynomial_u_n_scalar_cpu);
m(special_chebyshev_polynomial_v_op, special_chebyshev_polynomial_v_cpu);
m(special_chebyshev_polynomial_v_x_scalar_op, special_chebyshev_polynomial_v_x_scalar_cpu);
m(special_chebyshev_polynomial_v_n_scalar_op, special_chebyshev_polynomial_v_n_scalar_cpu);
m(special_chebyshev_polynomial_w_op, special_chebyshev_polynomial_w_cpu);
m(special_chebyshev_polynomial_w_x_scalar_op, special_chebyshev_polynomial_w_x_scalar_cpu);
m(special_chebyshev_polynomial_w_n_scalar_op, special_chebyshev_polynomial_w_n_scalar_cpu);
m(special_hermite_polynomial_h_op, special_hermite_polynomial_h_cpu);
m(special_hermite_polynomial_h_x_scalar_op, special_hermite_polynomial_h_x_scalar_cpu);
m(special_hermite_polynomial_h_n_scalar_op, special_hermite_polynomial_h_n_scalar_cpu);
m(special_hermite_polynomial_he_op, special_hermite_polynomial_he_cpu);
m(special_hermite_polynomial_he_x_scalar_op, special_hermite_polynomial_he_x_scalar_cpu);
m(special_hermite_polynomial_he_n_scalar_op, special_hermite_polynomial_he_n_scalar_cpu);
m(special_laguerre_polynomial_l_op, special_laguerre_polynomial_l_cpu);
m(special_laguerre_polynomial_l_x_scalar_op, special_laguerre_polynomial_l_x_scalar_cpu);
m(special_laguerre_polynomial_l_n_scalar_op, special_laguerre_polynomial_l_n_scalar_cpu);
m(special_legendre_polynomial_p_op, special_legendre_polynomial_p_cpu);
m(special_legendre_polynomial_p_x_scalar_op, special_legendre_polynomial_p_x_scalar_cpu);
m(special_legendre_polynomial_p_n_scalar_op, special_legendre_polynomial_p_n_scalar_cpu);
m(special_shifted_chebyshev_polynomial_t_op, special_shifted_chebyshev_polynomial_t_cpu);
m(special_shifted_chebyshev_polynomial_t_x_scalar_op, special_shifted_chebyshev_polynomial_t_x_scalar_cpu);
m(special_shifted_chebyshev_polynomial_t_n_scalar_op, special_shifted_chebyshev_polynomial_t_n_scalar_cpu);
m(special_shifted_chebyshev_polynomial_u_op, special_shifted_chebyshev_polynomial_u_cpu);
m(special_shifted_chebyshev_polynomial_u_x_scalar_op, special_shifted_chebyshev_polynomial_u_x_scalar_cpu);
m(special_shifted_chebyshev_polynomial_u_n_scalar_op, special_shifted_chebyshev_polynomial_u_n_scalar_cpu);
m(special_shifted_chebyshev_polynomial_v_op, special_shifted_chebyshev_polynomial_v_cpu);
m(special_shifted_chebyshev_polynomial_v_x_scalar_op, special_shifted_chebyshev_polynomial_v_x_scalar_cpu);
m(special_shifted_chebyshev_polynomial_v_n_scalar_op, special_shifted_chebyshev_polynomial_v_n_scalar_cpu);
m(special_shifted_chebyshev_polynomial_w_op, special_shifted_chebyshev_polynomial_w_cpu);
m(special_shifted_chebyshev_polynomial_w_x_scalar_op, special_shifted_chebyshev_polynomial_w_x_scalar_cpu);
m(special_shifted_chebyshev_polynomial_w_n_scalar_op, special_shifted_chebyshev_polynomial_w_n_scalar_cpu);
m(frexp_Tensor_op, frexp_Tensor_cpu);
m(empty_memory_format_op, empty_memory_format_kernel);
m(empty_strided_op, empty_strided_kernel);
m(arange_start_out_op, arange_start_out_cpu);
m(linspace_out_op, linspace_out_cpu);
m(logspace_out_op, logspace_out_cpu);
m(tril_indices_op, tril_indices_kernel);
m(triu_indices_op, triu_indices_kernel);
m(range_out_op, range_out_cpu);
m(randperm_generator_out_op, randperm_generator_out_cpu);
m(bernoulli_out_op, bernoulli_out_cpu);
m(bernoulli__Tensor_op, bernoulli__Tensor_cpu);
m(bernoulli__float_op, bernoulli__float_cpu);
m(uniform__op, uniform__cpu);
m(normal__op, normal__cpu);
m(random__from_op, random__from_cpu);
m(random__to_op, random__to_cpu);
m(random__op, random__cpu);
m(multinomial_out_op, multinomial_out_cpu);
m(multinomial_op, multinomial_cpu);
m(exponential__op, exponential__cpu);
m(log_normal__op, log_normal__cpu);
m(geometric__op, geometric__cpu);
m(cauchy__op, cauchy__cpu);
m(poisson_op, poisson_cpu);
m(_standard_gamma_op, _standard_gamma_cpu);
m(binomial_op, binomial_cpu);
m(fill__Scalar_op, fill__Scalar_cpu);
m(zero__op, zero__cpu);
m(_local_scalar_dense_op, _local_scalar_dense_cpu);
m(unfold_backward_op, structured_unfold_backward_cpu);
m(unfold_backward_out_op, structured_unfold_backward_out_cpu);
m(index_Tensor_op, index_Tensor_cpu);
m(_index_put_impl__op, _index_put_impl__cpu);
m(index_select_out_op, structured_index_select_out_cpu);
m(index_select_op, structured_index_select_cpu);
m(index_add_out_op, structured_index_add_out_cpu);
m(index_add_op, structured_index_add_cpu);
m(index_add__op, structured_index_add__cpu);
m(index_copy_out_op, structured_index_copy_out_cpu);
m(index_copy_op, structured_index_copy_cpu);
m(index_copy__op, structured_index_copy__cpu);
m(index_fill__int_Scalar_op, index_fill__int_Scalar_cpu);
m(gather_out_op, structured_gather_out_cpu);
m(gather_op, structured_gather_cpu);
m(scatter_src_op, structured_scatter_src_cpu);
m(scatter_src_out_op, structured_scatter_src_out_cpu);
m(scatter_value_op, structured_scatter_value_cpu);
m(scatter_value_out_op, structured_scatter_value_out_cpu);
m(scatter_reduce_op, structured_scatter_reduce_cpu);
m(scatter_reduce_out_op, structured_scatter_reduce_out_cpu);
m(scatter_value_reduce_op, structured_scatter_value_reduce_cpu);
m(scatter_value_reduce_out_op, structured_scatter_value_reduce_out_cpu);
m(scatter__src_op, structured_scatter__src_cpu);
m(scatter__value_op, structured_scatter__value_cpu);
m(scatter__reduce_op, structured_scatter__reduce_cpu);
m(scatter__value_reduce_op, structured_scatter__value_reduce_cpu);
m(scatter_add_op, structured_scatter_add_cpu);
m(scatter_add_out_op, structured_scatter_add_out_cpu);
m(scatter_add__op, structured_scatter_add__cpu);
m(scatter_reduce_two_op, structured_scatter_reduce_two_cpu);
m(scatter_reduce_two_out_op, structured_scatter_reduce_two_out_cpu);
m(scatter_reduce__two_op, structured_scatter_reduce__two_cpu);
m(masked_fill__Scalar_op, masked_fill__Scalar_cpu);
m(masked_scatter__op, masked_scatter__cpu);
m(masked_select_out_op, masked_select_out_cpu);
m(masked_select_op, masked_select_cpu);
m(nonzero_out_op, nonzero_out_cpu);
m(nonzero_op, nonzero_cpu);
m(cat_op, structured_cat_cpu);
m(cat_out_op, structured_cat_out_cpu);
m(flip_op, structured_flip_cpu);
m(flip_out_op, structured_flip_out_cpu);
m(repeat_interleave_Tensor_op, repeat_interleave_Tensor_cpu);
m(tril_out_op, structured_tril_out_cpu);
m(tril_op, structured_tril_cpu);
m(tril__op, structured_tril__cpu);
m(triu_out_op, structured_triu_out_cpu);
m(triu_op, structured_triu_cpu);
m(triu__op, structured_triu__cpu);
m(embedding_dense_backward_op, structured_embedding_dense_backward_cpu);
m(embedding_dense_backward_out_op, structured_embedding_dense_backward_out_cpu);
m(take_out_op, structured_take_out_cpu);
m(take_op, structured_take_cpu);
m(put__op, put__cpu);
m(bucketize_Tensor_op, structured_bucketize_Tensor_cpu);
m(bucketize_Tensor_out_op, structured_bucketize_Tensor_out_cpu);
m(searchsorted_Tensor_op, structured_searchsorted_Tensor_cpu);
m(searchsorted_Tensor_out_op, structured_searchsorted_Tensor_out_cpu);
m(isin_Tensor_Tensor_out_op, structured_isin_Tensor_Tensor_out_cpu);
m(isin_Tensor_Tensor_op, structured_isin_Tensor_Tensor_cpu);
m(isin_Tensor_Scalar_out_op, structured_isin_Tensor_Scalar_out_cpu);
m(isin_Tensor_Scalar_op, structured_isin_Tensor_Scalar_cpu);
m(isin_Scalar_Tensor_out_op, structured_isin_Scalar_Tensor_out_cpu);
m(isin_Scalar_Tensor_op, structured_isin_Scalar_Tensor_cpu);
m(reflection_pad1d_out_op, structured_reflection_pad1d_out_cpu);
m(reflection_pad1d_op, structured_reflection_pad1d_cpu);
m(reflection_pad1d_backward_grad_input_op, structured_reflection_pad1d_backward_grad_input_cpu);
m(reflection_pad1d_backward_op, structured_reflection_pad1d_backward_cpu);
m(reflection_pad2d_out_op, structured_reflection_pad2d_out_cpu);
m(reflection_pad2d_op, structured_reflection_pad2d_cpu);
m(reflection_pad2d_backward_grad_input_op, structured_reflection_pad2d_backward_grad_input_cpu);
m(reflection_pad2d_backward_op, structured_reflection_pad2d_backward_cpu);
m(reflection_pad3d_out_op, structured_reflection_pad3d_out_cpu);
m(reflection_pad3d_op, structured_reflection_pad3d_cpu);
m(reflection_pad3d_backward_grad_input_op, structured_reflection_pad3d_backward_grad_input_cpu);
m(reflection_pad3d_backward_op, structured_reflection_pad3d_backward_cpu);
m(replication_pad1d_out_op, structured_replication_pad1d_out_cpu);
m(replication_pad1d_op, structured_replication_pad1d_cpu);
m(replication_pad1d_backward_grad_input_op, structured_replication_pad1d_backward_grad_input_cpu);
m(replication_pad1d_backward_op, structured_replication_pad1d_backward_cpu);
m(replication_pad2d_out_op, structured_replication_pad2d_out_cpu);
m(replication_pad2d_op, structured_replication_pad2d_cpu);
m(replication_pad2d_backward_grad_input_op, structured_replication_pad2d_backward_grad_input_cpu);
m(replication_pad2d_backward_op, structured_replication_pad2d_backward_cpu);
m(replication_pad3d_out_op, structured_replication_pad3d_out_cpu);
m(replication_pad3d_op, structured_replication_pad3d_cpu);
m(replication_pad3d_backward_grad_input_op, structured_replication_pad3d_backward_grad_input_cpu);
m(replication_pad3d_backward_op, structured_replication_pad3d_backward_cpu);
m(index_reduce_out_op, structured_index_reduce_out_cpu);
m(index_reduce_op, structured_index_reduce_cpu);
m(index_reduce__op, structured_index_reduce__cpu);
m(_embedding_bag_op, _embedding_bag_cpu);
m(_embedding_bag_forward_only_op, _embedding_bag_forward_only_cpu);
m(_embedding_bag_dense_backward_op, _embedding_bag_dense_backward_cpu);
m(_embedding_bag_per_sample_weights_backward_op, _embedding_bag_per_sample_weights_backward_cpu);
m(embedding_renorm__op, embedding_renorm__cpu);
m(segment_reduce_op, segment_reduce_cpu);
m(_segment_reduce_backward_op, _segment_reduce_backward_cpu);
m(sort_values_stable_op, structured_sort_values_stable_cpu);
m(sort_stable_op, structured_sort_stable_cpu);
m(topk_values_op, structured_topk_values_cpu);
m(topk_op, structured_topk_cpu);
m(kthvalue_op, structured_kthvalue_cpu);
m(kthvalue_values_op, structured_kthvalue_values_cpu);
m(median_op, median_cpu);
m(median_dim_op, structured_median_dim_cpu);
m(median_dim_values_op, structured_median_dim_values_cpu);
m(nanmedian_op, nanmedian_cpu);
m(nanmedian_dim_op, structured_nanmedian_dim_cpu);
m(nanmedian_dim_values_op, structured_nanmedian_dim_values_cpu);
m(mode_op, structured_mode_cpu);
m(mode_values_op, structured_mode_values_cpu);
m(unique_dim_op, unique_dim_cpu);
m(_unique_op, _unique_cpu);
m(_unique2_op, _unique2_cpu);
m(unique_consecutive_op, unique_consecutive_cpu);
m(histc_out_op, structured_histc_out_cpu);
m(histc_op, structured_histc_cpu);
m(bincount_op, bincount_cpu);
m(cummax_op, structured_cummax_cpu);
m(cummax_out_op, structured_cummax_out_cpu);
m(cummin_op, structured_cummin_cpu);
m(cummin_out_op, structured_cummin_out_cpu);
m(histogram_bins_tensor_out_op, histogram_bins_tensor_out_cpu);
m(histogram_bins_tensor_op, histogram_bins_tensor_cpu);
m(histogram_bin_ct_out_op, histogram_bin_ct_out_cpu);
m(histogram_bin_ct_op, histogram_bin_ct_cpu);
m(_histogramdd_bin_edges_op, _histogramdd_bin_edges_cpu);
m(_histogramdd_from_bin_cts_op, _histogramdd_from_bin_cts_cpu);
m(_histogramdd_from_bin_tensors_op, _histogramdd_from_bin_tensors_cpu);
m(sum_dim_IntList_op, structured_sum_dim_IntList_cpu);
m(sum_IntList_out_op, structured_sum_IntList_out_cpu);
m(mean_dim_op, structured_mean_dim_cpu);
m(mean_out_op, structured_mean_out_cpu);
m(prod_dim_int_op, structured_prod_dim_int_cpu);
m(prod_int_out_op, structured_prod_int_out_cpu);
m(amax_op, structured_amax_cpu);
m(amax_out_op, structured_amax_out_cpu);
m(amin_op, structured_amin_cpu);
m(amin_out_op, structured_amin_out_cpu);
m(aminmax_op, structured_aminmax_cpu);
m(aminmax_out_op, structured_aminmax_out_cpu);
m(max_dim_op, structured_max_dim_cpu);
m(max_dim_max_op, structured_max_dim_max_cpu);
m(min_dim_op, structured_min_dim_cpu);
m(min_dim_min_op, structured_min_dim_min_cpu);
m(argmax_op, structured_argmax_cpu);
m(argmax_out_op, structured_argmax_out_cpu);
m(argmin_op, structured_argmin_cpu);
m(argmin_out_op, structured_argmin_out_cpu);
m(any_dim_op, structured_any_dim_cpu);
m(any_out_op, structured_any_out_cpu);
m(any_op, structured_any_cpu);
m(any_all_out_op, structured_any_all_out_cpu);
m(all_dim_op, structured_all_dim_cpu);
m(all_out_op, structured_all_out_cpu);
m(all_op, structured_all_cpu);
m(all_all_out_op, structured_all_all_out_cpu);
m(var_correction_op, structured_var_correction_cpu);
m(var_correction_out_op, structured_var_correction_out_cpu);
m(std_correction_op, structured_std_correction_cpu);
m(std_correction_out_op, structured_std_correction_out_cpu);
m(var_mean_correction_op, structured_var_mean_correction_cpu);
m(var_mean_correction_out_op, structured_var_mean_correction_out_cpu);
m(std_mean_correction_op, structured_std_mean_correction_cpu);
m(std_mean_correction_out_op, structured_std_mean_correction_out_cpu);
m(norm_ScalarOpt_dim_dtype_op, structured_norm_ScalarOpt_dim_dtype_cpu);
m(norm_dtype_out_op, structured_norm_dtype_out_cpu);
m(norm_ScalarOpt_dim_op, structured_norm_ScalarOpt_dim_cpu);
m(norm_out_op, structured_norm_out_cpu);
m(linalg_vector_norm_op, structured_linalg_vector_norm_cpu);
m(linalg_vector_norm_out_op, structured_linalg_vector_norm_out_cpu);
m(cumsum_op, structured_cumsum_cpu);
m(cumsum__op, structured_cumsum__cpu);
m(cumsum_out_op, structured_cumsum_out_cpu);
m(cumprod_op, structured_cumprod_cpu);
m(cumprod__op, structured_cumprod__cpu);
m(cumprod_out_op, structured_cumprod_out_cpu);
m(nansum_op, structured_nansum_cpu);
m(nansum_out_op, structured_nansum_out_cpu);
m(logcumsumexp_op, structured_logcumsumexp_cpu);
m(logcumsumexp_out_op, structured_logcumsumexp_out_cpu);
m(equal_op, equal_cpu);
m(mm_op, structured_mm_cpu);
m(mm_out_op, structured_mm_out_cpu);
m(addmm_op, structured_addmm_cpu);
m(addmm__op, structured_addmm__cpu);
m(addmm_out_op, structured_addmm_out_cpu);
m(bmm_op, structured_bmm_cpu);
m(bmm_out_op, structured_bmm_out_cpu);
m(baddbmm_op, structured_baddbmm_cpu);
m(baddbmm__op, structured_baddbmm__cpu);
m(baddbmm_out_op, structured_baddbmm_out_cpu);
m(addmv_op, structured_addmv_cpu);
m(addmv__op, structured_addmv__cpu);
m(addmv_out_op, structured_addmv_out_cpu);
m(dot_op, dot_cpu);
m(_cdist_forward_op, _cdist_forward_cpu);
m(_cdist_backward_op, _cdist_backward_cpu);
m(_pdist_forward_op, _pdist_forward_cpu);
m(_pdist_backward_op, _pdist_backward_cpu);
m(linalg_cholesky_ex_op, linalg_cholesky_ex_cpu);
m(cholesky_op, cholesky_cpu);
m(cholesky_inverse_op, cholesky_inverse_cpu);
m(linalg_lu_factor_ex_op, linalg_lu_factor_ex_cpu);
m(linalg_lu_op, linalg_lu_cpu);
m(linalg_lu_solve_op, linalg_lu_solve_cpu);
m(lu_unpack_op, lu_unpack_cpu);
m(_linalg_det_op, _linalg_det_cpu);
m(_linalg_slogdet_op, _linalg_slogdet_cpu);
m(_linalg_solve_ex_op, _linalg_solve_ex_cpu);
m(linalg_inv_ex_op, linalg_inv_ex_cpu);
m(linalg_solve_triangular_op, linalg_solve_triangular_cpu);
m(triangular_solve_op, triangular_solve_cpu);
m(linalg_qr_op, linalg_qr_cpu);
m(geqrf_op, geqrf_cpu);
m(linalg_householder_product_op, linalg_householder_product_cpu);
m(_linalg_eigh_op, _linalg_eigh_cpu);
m(_linalg_svd_op, _linalg_svd_cpu);
m(linalg_matrix_exp_op, linalg_matrix_exp_cpu);
m(linalg_ldl_factor_ex_op, linalg_ldl_factor_ex_cpu);
m(linalg_ldl_solve_op, linalg_ldl_solve_cpu);
m(ormqr_op, ormqr_cpu);
m(_softmax_op, structured__softmax_cpu);
m(_softmax_out_op, structured__softmax_out_cpu);
m(_softmax_backward_data_op, structured__softmax_backward_data_cpu);
m(_softmax_backward_data_out_op, structured__softmax_backward_data_out_cpu);
m(_log_softmax_op, structured__log_softmax_cpu);
m(_log_softmax_out_op, structured__log_softmax_out_cpu);
m(_log_softmax_backward_data_op, structured__log_softmax_backward_data_cpu);
m(_log_softmax_backward_data_out_op, structured__log_softmax_backward_data_out_cpu);
m(nll_loss_forward_op, structured_nll_loss_forward_cpu);
m(nll_loss_forward_output_op, structured_nll_loss_forward_output_cpu);
m(nll_loss_backward_op, structured_nll_loss_backward_cpu);
m(nll_loss_backward_grad_input_op, structured_nll_loss_backward_grad_input_cpu);
m(nll_loss2d_forward_op, structured_nll_loss2d_forward_cpu);
m(nll_loss2d_forward_output_op, structured_nll_loss2d_forward_output_cpu);
m(nll_loss2d_backward_op, structured_nll_loss2d_backward_cpu);
m(nll_loss2d_backward_grad_input_op, structured_nll_loss2d_backward_grad_input_cpu);
m(native_layer_norm_op, native_layer_norm_cpu);
m(native_layer_norm_backward_op, native_layer_norm_backward_cpu);
m(native_batch_norm_op, native_batch_norm_cpu);
m(native_batch_norm_backward_op, native_batch_norm_backward_cpu);
m(native_group_norm_op, native_group_norm_cpu);
m(native_group_norm_backward_op, native_group_norm_backward_cpu);
m(convolution_op, convolution_cpu);
m(convolution_backward_op, convolution_backward_cpu);
m(im2col_op, im2col_cpu);
m(col2im_op, col2im_cpu);
m(max_pool2d_with_indices_op, max_pool2d_with_indices_cpu);
m(max_pool2d_with_indices_backward_op, max_pool2d_with_indices_backward_cpu);
m(avg_pool2d_op, avg_pool2d_cpu);
m(avg_pool2d_backward_op, avg_pool2d_backward_cpu);
m(_adaptive_avg_pool2d_op, _adaptive_avg_pool2d_cpu);
m(_adaptive_avg_pool2d_backward_op, _adaptive_avg_pool2d_backward_cpu);
m(adaptive_max_pool2d_op, adaptive_max_pool2d_cpu);
m(adaptive_max_pool2d_backward_op, adaptive_max_pool2d_backward_cpu);
m(max_unpool2d_op, max_unpool2d_cpu);
m(max_pool3d_with_indices_op, max_pool3d_with_indices_cpu);
m(max_pool3d_with_indices_backward_op, max_pool3d_with_indices_backward_cpu);
m(avg_pool3d_op, avg_pool3d_cpu);
m(avg_pool3d_backward_op, avg_pool3d_backward_cpu);
m(_adaptive_avg_pool3d_op, _adaptive_avg_pool3d_cpu);
m(_adaptive_avg_pool3d_backward_op, _adaptive_avg_pool3d_backward_cpu);
m(adaptive_max_pool3d_op, adaptive_max_pool3d_cpu);
m(adaptive_max_pool3d_backward_op, adaptive_max_pool3d_backward_cpu);
m(max_unpool3d_op, max_unpool3d_cpu);
m(renorm_op, structured_renorm_cpu);
m(renorm__op, structured_renorm__cpu);
m(renorm_out_op, structured_renorm_out_cpu);
m(upsample_nearest1d_op, upsample_nearest1d_cpu);
m(upsample_nearest1d_backward_op, upsample_nearest1d_backward_cpu);
m(upsample_nearest2d_op, upsample_nearest2d_cpu);
m(upsample_nearest2d_backward_op, upsample_nearest2d_backward_cpu);
m(upsample_nearest3d_op, upsample_nearest3d_cpu);
m(upsample_nearest3d_backward_op, upsample_nearest3d_backward_cpu);
m(_upsample_nearest_exact1d_op, _upsample_nearest_exact1d_cpu);
m(_upsample_nearest_exact1d_backward_op, _upsample_nearest_exact1d_backward_cpu);
m(_upsample_nearest_exact2d_op, _upsample_nearest_exact2d_cpu);
m(_upsample_nearest_exact2d_backward_op, _upsample_nearest_exact2d_backward_cpu);
m(_upsample_nearest_exact3d_op, _upsample_nearest_exact3d_cpu);
m(_upsample_nearest_exact3d_backward_op, _upsample_nearest_exact3d_backward_cpu);
m(upsample_linear1d_op, upsample_linear1d_cpu);
m(upsample_linear1d_backward_op, upsample_linear1d_backward_cpu);
m(upsample_bilinear2d_op, upsample_bilinear2d_cpu);
m(upsample_bilinear2d_backward_op, upsample_bilinear2d_backward_cpu);
m(upsample_trilinear3d_op, upsample_trilinear3d_cpu);
m(upsample_trilinear3d_backward_op, upsample_trilinear3d_backward_cpu);
m(upsample_bicubic2d_op, upsample_bicubic2d_cpu);
m(upsample_bicubic2d_backward_op, upsample_bicubic2d_backward_cpu);
m(_upsample_bilinear2d_aa_op, _upsample_bilinear2d_aa_cpu);
m(_upsample_bilinear2d_aa_backward_op, _upsample_bilinear2d_aa_backward_cpu);
m(_upsample_bicubic2d_aa_op, _upsample_bicubic2d_aa_cpu);
m(_upsample_bicubic2d_aa_backward_op, _upsample_bicubic2d_aa_backward_cpu);
m(grid_sampler_2d_op, grid_sampler_2d_cpu);
m(grid_sampler_2d_backward_op, grid_sampler_2d_backward_cpu);
m(grid_sampler_3d_op, grid_sampler_3d_cpu);
m(grid_sampler_3d_backward_op, grid_sampler_3d_backward_cpu);
m(multi_margin_loss_op, multi_margin_loss_cpu);
m(multi_margin_loss_backward_op, multi_margin_loss_backward_cpu);
m(multilabel_margin_loss_forward_op, multilabel_margin_loss_forward_cpu);
m(multilabel_margin_loss_backward_op, multilabel_margin_loss_backward_cpu);
m(rrelu_with_noise_out_op, rrelu_with_noise_out_cpu);
m(rrelu_with_noise_op, rrelu_with_noise_cpu);
m(rrelu_with_noise__op, rrelu_with_noise__cpu);
m(_ctc_loss_op, _ctc_loss_cpu);
m(_ctc_loss_backward_op, _ctc_loss_backward_cpu);
m(fractional_max_pool2d_op, fractional_max_pool2d_cpu);
m(fractional_max_pool2d_backward_op, fractional_max_pool_backward_cpu);
m(fractional_max_pool3d_op, fractional_max_pool3d_cpu);
m(fractional_max_pool3d_backward_op, fractional_max_pool_backward_cpu);
m(abs__op, abs__cpu);
m(abs_out_op, abs_out_cpu);
m(neg__op, neg__cpu);
m(neg_out_op, neg_out_cpu);
m(sign__op, sign__cpu);
m(sign_out_op, sign_out_cpu);
m(sgn__op, sgn__cpu);
m(sgn_out_op, sgn_out_cpu);
m(signbit_out_op, signbit_out_cpu);
m(exp__op, exp__cpu);
m(exp_out_op, exp_out_cpu);
m(expm1__op, expm1__cpu);
m(expm1_out_op, expm1_out_cpu);
m(exp2__op, exp2__cpu);
m(exp2_out_op, exp2_out_cpu);
m(log__op, log__cpu);
m(log_out_op, log_out_cpu);
m(log1p__op, log1p__cpu);
m(log1p_out_op, log1p_out_cpu);
m(log2__op, log2__cpu);
m(log2_out_op, log2_out_cpu);
m(log10__op, log10__cpu);
m(log10_out_op, log10_out_cpu);
m(sqrt__op, sqrt__cpu);
m(sqrt_out_op, sqrt_out_cpu);
m(rsqrt__op, rsqrt__cpu);
m(rsqrt_out_op, rsqrt_out_cpu);
m(sin__op, sin__cpu);
m(sin_out_op, sin_out_cpu);
m(cos__op, cos__cpu);
m(cos_out_op, cos_out_cpu);
m(tan__op, tan__cpu);
m(tan_out_op, tan_out_cpu);
m(asin__op, asin__cpu);
m(asin_out_op, asin_out_cpu);
m(acos__op, acos__cpu);
m(acos_out_op, acos_out_cpu);
m(atan__op, atan__cpu);
m(atan_out_op, atan_out_cpu);
m(sinh__op, sinh__cpu);
m(sinh_out_op, sinh_out_cpu);
m(cosh__op, cosh__cpu);
m(cosh_out_op, cosh_out_cpu);
m(tanh__op, tanh__cpu);
m(tanh_out_op, tanh_out_cpu);
m(asinh__op, asinh__cpu);
m(asinh_out_op, asinh_out_cpu);
m(acosh__op, acosh__cpu);
m(acosh_out_op, acosh_out_cpu);
m(atanh__op, atanh__cpu);
m(atanh_out_op, atanh_out_cpu);
m(erf__op, erf__cpu);
m(erf_out_op, erf_out_cpu);
m(erfc__op, erfc__cpu);
m(erfc_out_op, erfc_out_cpu);
m(erfinv__op, erfinv__cpu);
m(erfinv_out_op, erfinv_out_cpu);
m(lgamma__op, lgamma__cpu);
m(lgamma_out_op, lgamma_out_cpu);
m(digamma__op, digamma__cpu);
m(digamma_out_op, digamma_out_cpu);
m(sigmoid__op, sigmoid__cpu);
m(sigmoid_out_op, sigmoid_out_cpu);
m(polygamma_out_op, polygamma_out_cpu);
m(reciprocal__op, reciprocal__cpu);
m(reciprocal_out_op, reciprocal_out_cpu);
m(floor__op, floor__cpu);
m(floor_out_op, floor_out_cpu);
m(ceil__op, ceil__cpu);
m(ceil_out_op, ceil_out_cpu);
m(trunc__op, trunc__cpu);
m(trunc_out_op, trunc_out_cpu);
m(round__op, round__cpu);
m(round_out_op, round_out_cpu);
m(round__decimals_op, round__decimals_cpu);
m(round_decimals_out_op, round_decimals_out_cpu);
m(frac__op, frac__cpu);
m(frac_out_op, frac_out_cpu);
m(sinc__op, sinc__cpu);
m(sinc_out_op, sinc_out_cpu);
m(deg2rad__op, deg2rad__cpu);
m(deg2rad_out_op, deg2rad_out_cpu);
m(rad2deg__op, rad2deg__cpu);
m(rad2deg_out_op, rad2deg_out_cpu);
m(logit__op, logit__cpu);
m(logit_out_op, logit_out_cpu);
m(nan_to_num__op, nan_to_num__cpu);
m(nan_to_num_out_op, nan_to_num_out_cpu);
m(isposinf_out_op, isposinf_out_cpu);
m(isneginf_out_op, isneginf_out_cpu);
m(logical_not__op, logical_not__cpu);
m(logical_not_out_op, logical_not_out_cpu);
m(bitwise_not__op, bitwise_not__cpu);
m(bitwise_not_out_op, bitwise_not_out_cpu);
m(add__Tensor_op, add__Tensor_cpu);
m(add_out_op, add_out_cpu);
m(add__Scalar_op, add__Scalar_cpu);
m(sub__Tensor_op, sub__Tensor_cpu);
m(sub_out_op, sub_out_cpu);
m(sub__Scalar_op, sub__Scalar_cpu);
m(mul__Tensor_op, mul__Tensor_cpu);
m(mul_out_op, mul_out_cpu);
m(mul__Scalar_op, mul__Scalar_cpu);
m(div__Tensor_op, div__Tensor_cpu);
m(div_out_op, div_out_cpu);
m(div__Scalar_op, div__Scalar_cpu);
m(div__Tensor_mode_op, div__Tensor_mode_cpu);
m(div_out_mode_op, div_out_mode_cpu);
m(div__Scalar_mode_op, div__Scalar_mode_cpu);
m(floor_divide__Tensor_op, floor_divide__Tensor_cpu);
m(floor_divide_out_op, floor_divide_out_cpu);
m(floor_divide__Scalar_op, floor_divide__Scalar_cpu);
m(remainder__Tensor_op, remainder__Tensor_cpu);
m(remainder_Tensor_out_op, remainder_Tensor_out_cpu);
m(remainder__Scalar_op, remainder__Scalar_cpu);
m(remainder_Scalar_out_op, remainder_Scalar_out_cpu);
m(fmod__Tensor_op, fmod__Tensor_cpu);
m(fmod_Tensor_out_op, fmod_Tensor_out_cpu);
m(fmod__Scalar_op, fmod__Scalar_cpu);
m(fmod_Scalar_out_op, fmod_Scalar_out_cpu);
m(pow__Tensor_op, pow__Tensor_cpu);
m(pow_Tensor_Tensor_out_op, pow_Tensor_Tensor_out_cpu);
m(pow__Scalar_op, pow__Scalar_cpu);
m(pow_Tensor_Scalar_out_op, pow_Tensor_Scalar_out_cpu);
m(pow_Scalar_out_op, pow_Scalar_out_cpu);
m(atan2__op, atan2__cpu);
m(atan2_out_op, atan2_out_cpu);
m(hypot__op, hypot__cpu);
m(hypot_out_op, hypot_out_cpu);
m(copysign__Tensor_op, copysign__Tensor_cpu);
m(copysign_out_op, copysign_out_cpu);
m(copysign__Scalar_op, copysign__Scalar_cpu);
m(copysign_Scalar_out_op, copysign_Scalar_out_cpu);
m(xlogy__Tensor_op, xlogy__Tensor_cpu);
m(xlogy_OutTensor_op, xlogy_OutTensor_cpu);
m(xlogy_OutScalar_Self_op, xlogy_OutScalar_Self_cpu);
m(xlogy__Scalar_Other_op, xlogy__Scalar_Other_cpu);
m(xlogy_OutScalar_Other_op, xlogy_OutScalar_Other_cpu);
m(logaddexp_out_op, logaddexp_out_cpu);
m(logaddexp2_out_op, logaddexp2_out_cpu);
m(heaviside__op, heaviside__cpu);
m(heaviside_out_op, heaviside_out_cpu);
m(gcd__op, gcd__cpu);
m(gcd_out_op, gcd_out_cpu);
m(addcmul__op, addcmul__cpu);
m(addcmul_out_op, addcmul_out_cpu);
m(addcdiv__op, addcdiv__cpu);
m(addcdiv_out_op, addcdiv_out_cpu);
m(lerp__Scalar_op, lerp__Scalar_cpu);
m(lerp_Scalar_out_op, lerp_Scalar_out_cpu);
m(lerp__Tensor_op, lerp__Tensor_cpu);
m(lerp_Tensor_out_op, lerp_Tensor_out_cpu);
m(eq__Tensor_op, eq__Tensor_cpu);
m(eq_Tensor_out_op, eq_Tensor_out_cpu);
m(eq__Scalar_op, eq__Scalar_cpu);
m(eq_Scalar_out_op, eq_Scalar_out_cpu);
m(ne__Tensor_op, ne__Tensor_cpu);
m(ne_Tensor_out_op, ne_Tensor_out_cpu);
m(ne__Scalar_op, ne__Scalar_cpu);
m(ne_Scalar_out_op, ne_Scalar_out_cpu);
m(lt__Tensor_op, lt__Tensor_cpu);
m(lt_Tensor_out_op, lt_Tensor_out_cpu);
m(lt__Scalar_op, lt__Scalar_cpu);
m(lt_Scalar_out_op, lt_Scalar_out_cpu);
m(le__Tensor_op, le__Tensor_cpu);
m(le_Tensor_out_op, le_Tensor_out_cpu);
m(le__Scalar_op, le__Scalar_cpu);
m(le_Scalar_out_op, le_Scalar_out_cpu);
m(gt__Tensor_op, gt__Tensor_cpu);
m(gt_Tensor_out_op, gt_Tensor_out_cpu);
m(gt__Scalar_op, gt__Scalar_cpu);
m(gt_Scalar_out_op, gt_Scalar_out_cpu);
m(ge__Tensor_op, ge__Tensor_cpu);
m(ge_Tensor_out_op, ge_Tensor_out_cpu);
m(ge__Scalar_op, ge__Scalar_cpu);
m(ge_Scalar_out_op, ge_Scalar_out_cpu);
m(logical_and__op, logical_and__cpu);
m(logical_and_out_op, logical_and_out_cpu);
m(logical_or__op, logical_or__cpu);
m(logical_or_out_op, logical_or_out_cpu);
m(logical_xor__op, logical_xor__cpu);
m(logical_xor_out_op, logical_xor_out_cpu);
m(bitwise_and__Tensor_op, bitwise_and__Tensor_cpu);
m(bitwise_and_Tensor_out_op, bitwise_and_Tensor_out_cpu);
m(bitwise_and__Scalar_op, bitwise_and__Scalar_cpu);
m(bitwise_and_Scalar_out_op, bitwise_and_Scalar_out_cpu);
m(bitwise_or__Tensor_op, bitwise_or__Tensor_cpu);
m(bitwise_or_Tensor_out_op, bitwise_or_Tensor_out_cpu);
m(bitwise_or__Scalar_op, bitwise_or__Scalar_cpu);
m(bitwise_or_Scalar_out_op, bitwise_or_Scalar_out_cpu);
m(bitwise_xor__Tensor_op, bitwise_xor__Tensor_cpu);
m(bitwise_xor_Tensor_out_op, bitwise_xor_Tensor_out_cpu);
m(bitwise_xor__Scalar_op, bitwise_xor__Scalar_cpu);
m(bitwise_xor_Scalar_out_op, bitwise_xor_Scalar_out_cpu);
m(bitwise_left_shift__Tensor_op, bitwise_left_shift__Tensor_cpu);
m(bitwise_left_shift_Tensor_out_op, bitwise_left_shift_Tensor_out_cpu);
m(bitwise_left_shift__Tensor_Scalar_op, bitwise_left_shift__Tensor_Scalar_cpu);
m(bitwise_left_shift_Tensor_Scalar_out_op, bitwise_left_shift_Tensor_Scalar_out_cpu);
m(bitwise_right_shift__Tensor_op, bitwise_right_shift__Tensor_cpu);
m(bitwise_right_shift_Tensor_out_op, bitwise_right_shift_Tensor_out_cpu);
m(bitwise_right_shift__Tensor_Scalar_op, bitwise_right_shift__Tensor_Scalar_cpu);
m(bitwise_right_shift_Tensor_Scalar_out_op, bitwise_right_shift_Tensor_Scalar_out_cpu);
m(maximum_out_op, maximum_out_cpu);
m(minimum_out_op, minimum_out_cpu);
m(fmax_out_op, fmax_out_cpu);
m(fmin_out_op, fmin_out_cpu);
m(where_self_out_op, where_self_out_cpu);
m(clamp__op, clamp__cpu);
m(clamp_out_op, clamp_out_cpu);
m(clamp_min__op, clamp_min__cpu);
m(clamp_min_out_op, clamp_min_out_cpu);
m(clamp_min__Tensor_op, clamp_min__Tensor_cpu);
m(clamp_min_Tensor_out_op, clamp_min_Tensor_out_cpu);
m(clamp_max__op, clamp_max__cpu);
m(clamp_max_out_op, clamp_max_out_cpu);
m(clamp_max__Tensor_op, clamp_max__Tensor_cpu);
m(clamp_max_Tensor_out_op, clamp_max_Tensor_out_cpu);
m(relu__op, relu__cpu);
m(leaky_relu__op, leaky_relu__cpu);
m(leaky_relu_out_op, leaky_relu_out_cpu);
m(elu__op, elu__cpu);
m(elu_out_op, elu_out_cpu);
m(gelu__op, gelu__cpu);
m(gelu_out_op, gelu_out_cpu);
m(silu__op, silu__cpu);
m(silu_out_op, silu_out_cpu);
m(mish__op, mish__cpu);
m(mish_out_op, mish_out_cpu);
m(hardsigmoid__op, hardsigmoid__cpu);
m(hardsigmoid_out_op, hardsigmoid_out_cpu);
m(hardswish__op, hardswish__cpu);
m(hardswish_out_op, hardswish_out_cpu);
m(softplus_out_op, softplus_out_cpu);
m(hardtanh__op, hardtanh__cpu);
m(hardtanh_out_op, hardtanh_out_cpu);
m(threshold__op, threshold__cpu);
m(threshold_out_op, threshold_out_cpu);
m(hardshrink_out_op, hardshrink_out_cpu);
m(softshrink_out_op, softshrink_out_cpu);
m(sigmoid_backward_grad_input_op, sigmoid_backward_grad_input_cpu);
m(tanh_backward_grad_input_op, tanh_backward_grad_input_cpu);
m(threshold_backward_grad_input_op, threshold_backward_grad_input_cpu);
m(leaky_relu_backward_grad_input_op, leaky_relu_backward_grad_input_cpu);
m(elu_backward_grad_input_op, elu_backward_grad_input_cpu);
m(gelu_backward_grad_input_op, gelu_backward_grad_input_cpu);
m(silu_backward_grad_input_op, silu_backward_grad_input_cpu);
m(hardsigmoid_backward_grad_input_op, hardsigmoid_backward_grad_input_cpu);
m(softplus_backward_grad_input_op, softplus_backward_grad_input_cpu);
m(hardtanh_backward_grad_input_op, hardtanh_backward_grad_input_cpu);
m(hardshrink_backward_grad_input_op, hardshrink_backward_grad_input_cpu);
m(softshrink_backward_grad_input_op, softshrink_backward_grad_input_cpu);
m(log_sigmoid_backward_grad_input_op, log_sigmoid_backward_grad_input_cpu);
m(logit_backward_grad_input_op, logit_backward_grad_input_cpu);
m(i0__op, i0__cpu);
m(i0_out_op, i0_out_cpu);
m(special_i0e_out_op, special_i0e_out_cpu);
m(special_i1_out_op, special_i1_out_cpu);
m(special_i1e_out_op, special_i1e_out_cpu);
m(special_entr_out_op, special_entr_out_cpu);
m(special_ndtri_out_op, special_ndtri_out_cpu);
m(special_log_ndtr_out_op, special_log_ndtr_out_cpu);
m(special_erfcx_out_op, special_erfcx_out_cpu);
m(special_xlog1py_out_op, special_xlog1py_out_cpu);
m(special_xlog1py_self_scalar_out_op, special_xlog1py_self_scalar_out_cpu);
m(special_xlog1py_other_scalar_out_op, special_xlog1py_other_scalar_out_cpu);
m(special_zeta_out_op, special_zeta_out_cpu);
m(special_zeta_self_scalar_out_op, special_zeta_self_scalar_out_cpu);
m(special_zeta_other_scalar_out_op, special_zeta_other_scalar_out_cpu);
m(igamma__op, igamma__cpu);
m(igamma_out_op, igamma_out_cpu);
m(igammac__op, igammac__cpu);
m(igammac_out_op, igammac_out_cpu);
m(nextafter__op, nextafter__cpu);
m(nextafter_out_op, nextafter_out_cpu);
m(lcm__op, lcm__cpu);
m(lcm_out_op, lcm_out_cpu);
m(angle_out_op, angle_out_cpu);
m(special_airy_ai_out_op, special_airy_ai_out_cpu);
m(special_bessel_j0_out_op, special_bessel_j0_out_cpu);
m(special_bessel_j1_out_op, special_bessel_j1_out_cpu);
m(special_bessel_y0_out_op, special_bessel_y0_out_cpu);
m(special_bessel_y1_out_op, special_bessel_y1_out_cpu);
m(special_modified_bessel_i0_out_op, special_modified_bessel_i0_out_cpu);
m(special_modified_bessel_i1_out_op, special_modified_bessel_i1_out_cpu);
m(special_modified_bessel_k0_out_op, special_modified_bessel_k0_out_cpu);
m(special_modified_bessel_k1_out_op, special_modified_bessel_k1_out_cpu);
m(special_scaled_modified_bessel_k0_out_op, special_scaled_modified_bessel_k0_out_cpu);
m(special_scaled_modified_bessel_k1_out_op, special_scaled_modified_bessel_k1_out_cpu);
m(special_spherical_bessel_j0_out_op, special_spherical_bessel_j0_out_cpu);
m(special_chebyshev_polynomial_t_out_op, special_chebyshev_polynomial_t_out_cpu);
m(special_chebyshev_polynomial_t_x_scalar_out_op, special_chebyshev_polynomial_t_x_scalar_out_cpu);
m(special_chebyshev_polynomial_t_n_scalar_out_op, special_chebyshev_polynomial_t_n_scalar_out_cpu);
m(special_chebyshev_polynomial_u_out_op, special_chebyshev_polynomial_u_out_cpu);
m(special_chebyshev_polynomial_u_x_scalar_out_op, special_chebyshev_polynomial_u_x_scalar_out_cpu);
m(special_chebyshev_polynomial_u_n_scalar_out_op, special_chebyshev_polynomial_u_n_scalar_out_cpu);
m(special_chebyshev_polynomial_v_out_op, special_chebyshev_polynomial_v_out_cpu);
m(special_chebyshev_polynomial_v_x_scalar_out_op, special_chebyshev_polynomial_v_x_scalar_out_cpu);
m(special_chebyshev_polynomial_v_n_scalar_out_op, special_chebyshev_polynomial_v_n_scalar_out_cpu);
m(special_chebyshev_polynomial_w_out_op, special_chebyshev_polynomial_w_out_cpu);
m(special_chebyshev_polynomial_w_x_scalar_out_op, special_chebyshev_polynomial_w_x_scalar_out_cpu);
m(special_chebyshev_polynomial_w_n_scalar_out_op, special_chebyshev_polynomial_w_n_scalar_out_cpu);
m(special_hermite_polynomial_h_out_op, special_hermite_polynomial_h_out_cpu);
m(special_hermite_polynomial_h_x_scalar_out_op, special_hermite_polynomial_h_x_scalar_out_cpu);
m(special_hermite_polynomial_h_n_scalar_out_op, special_hermite_polynomial_h_n_scalar_out_cpu);
m(special_hermite_polynomial_he_out_op, special_hermite_polynomial_he_out_cpu);
m(special_hermite_polynomial_he_x_scalar_out_op, special_hermite_polynomial_he_x_scalar_out_cpu);
m(special_hermite_polynomial_he_n_scalar_out_op, special_hermite_polynomial_he_n_scalar_out_cpu);
m(special_laguerre_polynomial_l_out_op, special_laguerre_polynomial_l_out_cpu);
m(special_laguerre_polynomial_l_x_scalar_out_op, special_laguerre_polynomial_l_x_scalar_out_cpu);
m(special_laguerre_polynomial_l_n_scalar_out_op, special_laguerre_polynomial_l_n_scalar_out_cpu);
m(special_legendre_polynomial_p_out_op, special_legendre_polynomial_p_out_cpu);
m(special_legendre_polynomial_p_x_scalar_out_op, special_legendre_polynomial_p_x_scalar_out_cpu);
m(special_legendre_polynomial_p_n_scalar_out_op, special_legendre_polynomial_p_n_scalar_out_cpu);
m(special_shifted_chebyshev_polynomial_t_out_op, special_shifted_chebyshev_polynomial_t_out_cpu);
m(special_shifted_chebyshev_polynomial_t_x_scalar_out_op, special_shifted_chebyshev_polynomial_t_x_scalar_out_cpu);
m(special_shifted_chebyshev_polynomial_t_n_scalar_out_op, special_shifted_chebyshev_polynomial_t_n_scalar_out_cpu);
m(special_shifted_chebyshev_polynomial_u_out_op, special_shifted_chebyshev_polynomial_u_out_cpu);
m(special_shifted_chebyshev_polynomial_u_x_scalar_out_op, special_shifted_chebyshev_polynomial_u_x_scalar_out_cpu);
m(special_shifted_chebyshev_polynomial_u_n_scalar_out_op, special_shifted_chebyshev_polynomial_u_n_scalar_out_cpu);
m(special_shifted_chebyshev_polynomial_v_out_op, special_shifted_chebyshev_polynomial_v_out_cpu);
m(special_shifted_chebyshev_polynomial_v_x_scalar_out_op, special_shifted_chebyshev_polynomial_v_x_scalar_out_cpu);
m(special_shifted_chebyshev_polynomial_v_n_scalar_out_op, special_shifted_chebyshev_polynomial_v_n_scalar_out_cpu);
m(special_shifted_chebyshev_polynomial_w_out_op, special_shifted_chebyshev_polynomial_w_out_cpu);
m(special_shifted_chebyshev_polynomial_w_x_scalar_out_op, special_shifted_chebyshev_polynomial_w_x_scalar_out_cpu);
m(special_shifted_chebyshev_polynomial_w_n_scalar_out_op, special_shifted_chebyshev_polynomial_w_n_scalar_out_cpu);
