// @generated from native_functions.yaml by `npm run codegen`. Do not edit.
// Importing this file gives the operators their Autograd kernels.

import {
  fallthrough,
} from "../../runtime/dispatch/kernel.js";
import {
  kernelsFor,
} from "../../runtime/dispatch/register.js";
import {
  copy__autograd,
  detach__autograd,
  detach_autograd,
  resize__autograd,
  resize_as__autograd,
} from "../../runtime/kernels/autograd/conversion.js";
import {
  _adaptive_avg_pool2d_autograd,
  _adaptive_avg_pool2d_backward_autograd,
  _adaptive_avg_pool3d_autograd,
  _adaptive_avg_pool3d_backward_autograd,
  _cdist_backward_autograd,
  _cdist_forward_autograd,
  _ctc_loss_Tensor_autograd,
  _ctc_loss_autograd,
  _ctc_loss_backward_Tensor_autograd,
  _ctc_loss_backward_autograd,
  _embedding_bag_autograd,
  _embedding_bag_dense_backward_autograd,
  _embedding_bag_per_sample_weights_backward_autograd,
  _euclidean_dist_autograd,
  _fft_c2r_autograd,
  _histogramdd_bin_edges_autograd,
  _histogramdd_from_bin_cts_autograd,
  _histogramdd_from_bin_tensors_autograd,
  _index_put_impl__autograd,
  _index_put_impl_autograd,
  _linalg_det_autograd,
  _linalg_det_result_autograd,
  _linalg_eigh_autograd,
  _linalg_eigh_eigenvalues_autograd,
  _linalg_slogdet_autograd,
  _linalg_slogdet_sign_autograd,
  _linalg_solve_ex_autograd,
  _linalg_solve_ex_result_autograd,
  _linalg_svd_U_autograd,
  _linalg_svd_autograd,
  _log_softmax_autograd,
  _log_softmax_backward_data_autograd,
  _log_softmax_backward_data_out_autograd,
  _log_softmax_out_autograd,
  _pack_padded_sequence_autograd,
  _pdist_backward_autograd,
  _pdist_forward_autograd,
  _reshape_alias_autograd,
  _reshape_alias_copy_autograd,
  _segment_reduce_backward_autograd,
  _softmax_autograd,
  _softmax_backward_data_autograd,
  _softmax_backward_data_out_autograd,
  _softmax_out_autograd,
  _standard_gamma_autograd,
  _to_copy_autograd,
  _trilinear_autograd,
  _unique2_autograd,
  _unique_autograd,
  _unsafe_view_autograd,
  _upsample_bicubic2d_aa_autograd,
  _upsample_bicubic2d_aa_backward_autograd,
  _upsample_bicubic2d_aa_backward_grad_input_autograd,
  _upsample_bicubic2d_aa_backward_vec_autograd,
  _upsample_bicubic2d_aa_out_autograd,
  _upsample_bicubic2d_aa_vec_autograd,
  _upsample_bilinear2d_aa_autograd,
  _upsample_bilinear2d_aa_backward_autograd,
  _upsample_bilinear2d_aa_backward_grad_input_autograd,
  _upsample_bilinear2d_aa_backward_vec_autograd,
  _upsample_bilinear2d_aa_out_autograd,
  _upsample_bilinear2d_aa_vec_autograd,
  _upsample_nearest_exact1d_autograd,
  _upsample_nearest_exact1d_backward_autograd,
  _upsample_nearest_exact1d_backward_grad_input_autograd,
  _upsample_nearest_exact1d_backward_vec_autograd,
  _upsample_nearest_exact1d_out_autograd,
  _upsample_nearest_exact1d_vec_autograd,
  _upsample_nearest_exact2d_autograd,
  _upsample_nearest_exact2d_backward_autograd,
  _upsample_nearest_exact2d_backward_grad_input_autograd,
  _upsample_nearest_exact2d_backward_vec_autograd,
  _upsample_nearest_exact2d_out_autograd,
  _upsample_nearest_exact2d_vec_autograd,
  _upsample_nearest_exact3d_autograd,
  _upsample_nearest_exact3d_backward_autograd,
  _upsample_nearest_exact3d_backward_grad_input_autograd,
  _upsample_nearest_exact3d_backward_vec_autograd,
  _upsample_nearest_exact3d_out_autograd,
  _upsample_nearest_exact3d_vec_autograd,
  _weight_norm_interface_autograd,
  abs__autograd,
  abs_autograd,
  abs_out_autograd,
  acos__autograd,
  acos_autograd,
  acos_out_autograd,
  acosh__autograd,
  acosh_autograd,
  acosh_out_autograd,
  adaptive_max_pool2d_autograd,
  adaptive_max_pool2d_backward_autograd,
  adaptive_max_pool2d_backward_grad_input_autograd,
  adaptive_max_pool2d_out_autograd,
  adaptive_max_pool3d_autograd,
  adaptive_max_pool3d_backward_autograd,
  adaptive_max_pool3d_backward_grad_input_autograd,
  adaptive_max_pool3d_out_autograd,
  add_Scalar_autograd,
  add_Tensor_autograd,
  add__Scalar_autograd,
  add__Tensor_autograd,
  add_out_autograd,
  addbmm__autograd,
  addbmm_autograd,
  addbmm_out_autograd,
  addcdiv__autograd,
  addcdiv_autograd,
  addcdiv_out_autograd,
  addcmul__autograd,
  addcmul_autograd,
  addcmul_out_autograd,
  addmm__autograd,
  addmm_autograd,
  addmm_out_autograd,
  addmv__autograd,
  addmv_autograd,
  addmv_out_autograd,
  addr__autograd,
  addr_autograd,
  addr_out_autograd,
  affine_grid_generator_autograd,
  alias_autograd,
  alias_copy_autograd,
  alias_copy_out_autograd,
  amax_autograd,
  amax_out_autograd,
  amin_autograd,
  amin_out_autograd,
  aminmax_autograd,
  angle_autograd,
  angle_out_autograd,
  as_strided__autograd,
  as_strided_autograd,
  as_strided_copy_autograd,
  as_strided_copy_out_autograd,
  as_strided_scatter_autograd,
  asin__autograd,
  asin_autograd,
  asin_out_autograd,
  asinh__autograd,
  asinh_autograd,
  asinh_out_autograd,
  atan2__autograd,
  atan2_autograd,
  atan2_out_autograd,
  atan__autograd,
  atan_autograd,
  atan_out_autograd,
  atanh__autograd,
  atanh_autograd,
  atanh_out_autograd,
  avg_pool2d_autograd,
  avg_pool2d_backward_autograd,
  avg_pool2d_backward_grad_input_autograd,
  avg_pool2d_out_autograd,
  avg_pool3d_autograd,
  avg_pool3d_backward_autograd,
  avg_pool3d_backward_grad_input_autograd,
  avg_pool3d_out_autograd,
  baddbmm__autograd,
  baddbmm_autograd,
  baddbmm_out_autograd,
  bernoulli_Tensor_autograd,
  bernoulli__Tensor_autograd,
  bernoulli__float_autograd,
  bernoulli_autograd,
  bernoulli_out_autograd,
  binary_cross_entropy_autograd,
  binary_cross_entropy_backward_autograd,
  binary_cross_entropy_backward_grad_input_autograd,
  binary_cross_entropy_out_autograd,
  binary_cross_entropy_with_logits_autograd,
  binomial_autograd,
  block_diag_autograd,
  bmm_autograd,
  bmm_out_autograd,
  cat_autograd,
  cat_out_autograd,
  cauchy__autograd,
  cauchy_autograd,
  ceil__autograd,
  ceil_autograd,
  ceil_out_autograd,
  celu__autograd,
  celu_autograd,
  cholesky_autograd,
  cholesky_inverse_autograd,
  cholesky_inverse_out_autograd,
  cholesky_out_autograd,
  cholesky_solve_autograd,
  cholesky_solve_out_autograd,
  clamp_Tensor_autograd,
  clamp_Tensor_out_autograd,
  clamp__Tensor_autograd,
  clamp__autograd,
  clamp_autograd,
  clamp_max_Tensor_autograd,
  clamp_max_Tensor_out_autograd,
  clamp_max__Tensor_autograd,
  clamp_max__autograd,
  clamp_max_autograd,
  clamp_max_out_autograd,
  clamp_min_Tensor_autograd,
  clamp_min_Tensor_out_autograd,
  clamp_min__Tensor_autograd,
  clamp_min__autograd,
  clamp_min_autograd,
  clamp_min_out_autograd,
  clamp_out_autograd,
  clone_autograd,
  col2im_autograd,
  col2im_out_autograd,
  conj_physical__autograd,
  constant_pad_nd_autograd,
  conv_tbc_autograd,
  convolution_autograd,
  convolution_backward_autograd,
  copysign_Scalar_autograd,
  copysign_Scalar_out_autograd,
  copysign_Tensor_autograd,
  copysign__Scalar_autograd,
  copysign__Tensor_autograd,
  copysign_out_autograd,
  cos__autograd,
  cos_autograd,
  cos_out_autograd,
  cosh__autograd,
  cosh_autograd,
  cosh_out_autograd,
  cummax_autograd,
  cummax_out_autograd,
  cummin_autograd,
  cummin_out_autograd,
  cumprod__autograd,
  cumprod_autograd,
  cumprod_out_autograd,
  cumsum__autograd,
  cumsum_autograd,
  cumsum_out_autograd,
  deg2rad__autograd,
  deg2rad_autograd,
  deg2rad_out_autograd,
  detach_copy_autograd,
  diag_autograd,
  diag_embed_autograd,
  diag_out_autograd,
  diagonal_autograd,
  diagonal_backward_autograd,
  diagonal_copy_autograd,
  diagonal_copy_out_autograd,
  diagonal_scatter_autograd,
  digamma__autograd,
  digamma_autograd,
  digamma_out_autograd,
  dist_autograd,
  div_Scalar_autograd,
  div_Scalar_mode_autograd,
  div_Tensor_autograd,
  div_Tensor_mode_autograd,
  div__Scalar_autograd,
  div__Scalar_mode_autograd,
  div__Tensor_autograd,
  div__Tensor_mode_autograd,
  div_out_autograd,
  div_out_mode_autograd,
  dot_autograd,
  dot_out_autograd,
  elu__autograd,
  elu_autograd,
  elu_backward_autograd,
  elu_backward_grad_input_autograd,
  elu_out_autograd,
  embedding_autograd,
  embedding_dense_backward_autograd,
  embedding_renorm__autograd,
  embedding_renorm_autograd,
  eq__Scalar_autograd,
  eq__Tensor_autograd,
  erf__autograd,
  erf_autograd,
  erf_out_autograd,
  erfc__autograd,
  erfc_autograd,
  erfc_out_autograd,
  erfinv__autograd,
  erfinv_autograd,
  erfinv_out_autograd,
  exp2__autograd,
  exp2_autograd,
  exp2_out_autograd,
  exp__autograd,
  exp_autograd,
  exp_out_autograd,
  expand_autograd,
  expand_copy_autograd,
  expand_copy_out_autograd,
  expm1__autograd,
  expm1_autograd,
  expm1_out_autograd,
  exponential__autograd,
  exponential_autograd,
  fill_Scalar_autograd,
  fill_Tensor_autograd,
  fill__Scalar_autograd,
  fill__Tensor_autograd,
  flip_autograd,
  floor__autograd,
  floor_autograd,
  floor_divide_Scalar_autograd,
  floor_divide__Scalar_autograd,
  floor_divide__Tensor_autograd,
  floor_divide_autograd,
  floor_out_autograd,
  fmax_autograd,
  fmax_out_autograd,
  fmin_autograd,
  fmin_out_autograd,
  fmod_Scalar_autograd,
  fmod_Scalar_out_autograd,
  fmod_Tensor_autograd,
  fmod_Tensor_out_autograd,
  fmod__Scalar_autograd,
  fmod__Tensor_autograd,
  frac__autograd,
  frac_autograd,
  frac_out_autograd,
  fractional_max_pool2d_autograd,
  fractional_max_pool2d_backward_autograd,
  fractional_max_pool2d_backward_grad_input_autograd,
  fractional_max_pool2d_output_autograd,
  fractional_max_pool3d_autograd,
  fractional_max_pool3d_backward_autograd,
  fractional_max_pool3d_backward_grad_input_autograd,
  fractional_max_pool3d_output_autograd,
  frexp_Tensor_autograd,
  frexp_Tensor_out_autograd,
  gather_autograd,
  gather_out_autograd,
  ge__Scalar_autograd,
  ge__Tensor_autograd,
  gelu__autograd,
  gelu_autograd,
  gelu_backward_autograd,
  gelu_backward_grad_input_autograd,
  gelu_out_autograd,
  geometric__autograd,
  geometric_autograd,
  geqrf_a_autograd,
  geqrf_autograd,
  glu_autograd,
  glu_backward_autograd,
  glu_backward_grad_input_autograd,
  glu_out_autograd,
  grid_sampler_2d_autograd,
  grid_sampler_2d_backward_autograd,
  grid_sampler_3d_autograd,
  grid_sampler_3d_backward_autograd,
  gt__Scalar_autograd,
  gt__Tensor_autograd,
  hardshrink_autograd,
  hardshrink_backward_autograd,
  hardshrink_backward_grad_input_autograd,
  hardshrink_out_autograd,
  hardsigmoid__autograd,
  hardsigmoid_autograd,
  hardsigmoid_backward_autograd,
  hardsigmoid_out_autograd,
  hardswish__autograd,
  hardswish_autograd,
  hardswish_backward_autograd,
  hardswish_out_autograd,
  hardtanh__autograd,
  hardtanh_autograd,
  hardtanh_backward_autograd,
  hardtanh_backward_grad_input_autograd,
  hardtanh_out_autograd,
  heaviside__autograd,
  heaviside_autograd,
  huber_loss_autograd,
  huber_loss_backward_autograd,
  huber_loss_backward_out_autograd,
  huber_loss_out_autograd,
  hypot__autograd,
  hypot_autograd,
  hypot_out_autograd,
  i0__autograd,
  i0_autograd,
  i0_out_autograd,
  igamma__autograd,
  igamma_autograd,
  igamma_out_autograd,
  igammac__autograd,
  igammac_autograd,
  igammac_out_autograd,
  im2col_autograd,
  im2col_out_autograd,
  index_Tensor_autograd,
  index_Tensor_out_autograd,
  index_add__autograd,
  index_add_autograd,
  index_add_out_autograd,
  index_copy__autograd,
  index_copy_autograd,
  index_copy_out_autograd,
  index_fill__int_Scalar_autograd,
  index_fill__int_Tensor_autograd,
  index_fill_int_Scalar_autograd,
  index_fill_int_Tensor_autograd,
  index_put__autograd,
  index_put_autograd,
  index_reduce__autograd,
  index_reduce_autograd,
  index_reduce_out_autograd,
  index_select_autograd,
  index_select_out_autograd,
  kthvalue_autograd,
  kthvalue_values_autograd,
  le__Scalar_autograd,
  le__Tensor_autograd,
  leaky_relu__autograd,
  leaky_relu_autograd,
  leaky_relu_backward_autograd,
  leaky_relu_backward_grad_input_autograd,
  leaky_relu_out_autograd,
  lerp_Scalar_autograd,
  lerp_Scalar_out_autograd,
  lerp_Tensor_autograd,
  lerp_Tensor_out_autograd,
  lerp__Scalar_autograd,
  lerp__Tensor_autograd,
  lgamma__autograd,
  lgamma_autograd,
  lgamma_out_autograd,
  lift_autograd,
  lift_fresh_autograd,
  lift_fresh_copy_autograd,
  linalg_cholesky_ex_L_autograd,
  linalg_cholesky_ex_autograd,
  linalg_cross_autograd,
  linalg_cross_out_autograd,
  linalg_householder_product_autograd,
  linalg_householder_product_out_autograd,
  linalg_inv_ex_autograd,
  linalg_inv_ex_inverse_autograd,
  linalg_ldl_factor_ex_autograd,
  linalg_ldl_solve_autograd,
  linalg_lstsq_autograd,
  linalg_lstsq_out_autograd,
  linalg_lu_autograd,
  linalg_lu_factor_ex_autograd,
  linalg_lu_factor_ex_out_autograd,
  linalg_lu_out_autograd,
  linalg_lu_solve_autograd,
  linalg_lu_solve_out_autograd,
  linalg_matrix_exp_autograd,
  linalg_pinv_atol_rtol_tensor_autograd,
  linalg_pinv_atol_rtol_tensor_out_autograd,
  linalg_qr_autograd,
  linalg_qr_out_autograd,
  linalg_solve_triangular_autograd,
  linalg_solve_triangular_out_autograd,
  linalg_vector_norm_autograd,
  linalg_vector_norm_out_autograd,
  log10__autograd,
  log10_autograd,
  log10_out_autograd,
  log1p__autograd,
  log1p_autograd,
  log1p_out_autograd,
  log2__autograd,
  log2_autograd,
  log2_out_autograd,
  log__autograd,
  log_autograd,
  log_normal__autograd,
  log_normal_autograd,
  log_out_autograd,
  log_sigmoid_backward_autograd,
  log_sigmoid_backward_grad_input_autograd,
  log_sigmoid_forward_autograd,
  log_sigmoid_forward_output_autograd,
  logaddexp2_autograd,
  logaddexp2_out_autograd,
  logaddexp_autograd,
  logaddexp_out_autograd,
  logcumsumexp_autograd,
  logcumsumexp_out_autograd,
  logit__autograd,
  logit_autograd,
  logit_backward_autograd,
  logit_out_autograd,
  logsumexp_autograd,
  logsumexp_out_autograd,
  lt__Scalar_autograd,
  lt__Tensor_autograd,
  lu_unpack_autograd,
  lu_unpack_out_autograd,
  masked_fill_Scalar_autograd,
  masked_fill_Tensor_autograd,
  masked_fill__Scalar_autograd,
  masked_fill__Tensor_autograd,
  masked_scatter__autograd,
  masked_scatter_autograd,
  masked_select_autograd,
  masked_select_out_autograd,
  max_autograd,
  max_dim_autograd,
  max_dim_max_autograd,
  max_pool2d_with_indices_autograd,
  max_pool2d_with_indices_backward_autograd,
  max_pool2d_with_indices_backward_grad_input_autograd,
  max_pool2d_with_indices_out_autograd,
  max_pool3d_with_indices_autograd,
  max_pool3d_with_indices_backward_autograd,
  max_pool3d_with_indices_backward_grad_input_autograd,
  max_unpool2d_autograd,
  max_unpool2d_out_autograd,
  max_unpool3d_autograd,
  max_unpool3d_out_autograd,
  maximum_autograd,
  maximum_out_autograd,
  mean_autograd,
  mean_dim_autograd,
  mean_out_autograd,
  median_autograd,
  median_dim_autograd,
  median_dim_values_autograd,
  min_autograd,
  min_dim_autograd,
  min_dim_min_autograd,
  minimum_autograd,
  minimum_out_autograd,
  mish__autograd,
  mish_autograd,
  mish_backward_autograd,
  mish_out_autograd,
  mm_autograd,
  mm_out_autograd,
  mode_autograd,
  mode_values_autograd,
  mse_loss_autograd,
  mse_loss_backward_autograd,
  mse_loss_backward_grad_input_autograd,
  mse_loss_out_autograd,
  mul_Scalar_autograd,
  mul_Tensor_autograd,
  mul__Scalar_autograd,
  mul__Tensor_autograd,
  mul_out_autograd,
  multi_margin_loss_autograd,
  multi_margin_loss_backward_autograd,
  multi_margin_loss_out_autograd,
  multilabel_margin_loss_backward_autograd,
  multilabel_margin_loss_forward_autograd,
  mv_autograd,
  mv_out_autograd,
  mvlgamma__autograd,
  mvlgamma_autograd,
  mvlgamma_out_autograd,
  nan_to_num__autograd,
  nan_to_num_autograd,
  nan_to_num_out_autograd,
  nanmedian_autograd,
  nanmedian_dim_autograd,
  nanmedian_dim_values_autograd,
  nansum_autograd,
  nansum_out_autograd,
  narrow_copy_autograd,
  native_batch_norm_autograd,
  native_batch_norm_backward_autograd,
  native_dropout_autograd,
  native_dropout_backward_autograd,
  native_group_norm_autograd,
  native_group_norm_backward_autograd,
  native_layer_norm_autograd,
  native_layer_norm_backward_autograd,
  ne__Scalar_autograd,
  ne__Tensor_autograd,
  neg__autograd,
  neg_autograd,
  neg_out_autograd,
  nextafter__autograd,
  nextafter_autograd,
  nextafter_out_autograd,
  nll_loss2d_backward_autograd,
  nll_loss2d_backward_grad_input_autograd,
  nll_loss2d_forward_autograd,
  nll_loss2d_forward_output_autograd,
  nll_loss_backward_autograd,
  nll_loss_backward_grad_input_autograd,
  nll_loss_forward_autograd,
  nll_loss_forward_output_autograd,
  norm_ScalarOpt_dim_autograd,
  norm_ScalarOpt_dim_dtype_autograd,
  norm_ScalarOpt_dtype_autograd,
  norm_Scalar_autograd,
  norm_dtype_out_autograd,
  norm_out_autograd,
  normal_Tensor_Tensor_autograd,
  normal_Tensor_Tensor_out_autograd,
  normal_Tensor_float_autograd,
  normal_Tensor_float_out_autograd,
  normal__autograd,
  normal_float_Tensor_autograd,
  normal_float_Tensor_out_autograd,
  ormqr_autograd,
  ormqr_out_autograd,
  permute_autograd,
  permute_copy_autograd,
  permute_copy_out_autograd,
  pixel_shuffle_autograd,
  pixel_unshuffle_autograd,
  poisson_autograd,
  polygamma__autograd,
  polygamma_autograd,
  polygamma_out_autograd,
  pow_Scalar_autograd,
  pow_Scalar_out_autograd,
  pow_Tensor_Scalar_autograd,
  pow_Tensor_Scalar_out_autograd,
  pow_Tensor_Tensor_autograd,
  pow_Tensor_Tensor_out_autograd,
  pow__Scalar_autograd,
  pow__Tensor_autograd,
  prelu_autograd,
  prelu_backward_autograd,
  prod_autograd,
  prod_dim_int_autograd,
  prod_int_out_autograd,
  put__autograd,
  put_autograd,
  rad2deg__autograd,
  rad2deg_autograd,
  rad2deg_out_autograd,
  random__autograd,
  random__from_autograd,
  random__to_autograd,
  random_autograd,
  random_from_autograd,
  random_to_autograd,
  reciprocal__autograd,
  reciprocal_autograd,
  reciprocal_out_autograd,
  reflection_pad1d_autograd,
  reflection_pad1d_backward_autograd,
  reflection_pad1d_backward_grad_input_autograd,
  reflection_pad1d_out_autograd,
  reflection_pad2d_autograd,
  reflection_pad2d_backward_autograd,
  reflection_pad2d_backward_grad_input_autograd,
  reflection_pad2d_out_autograd,
  reflection_pad3d_autograd,
  reflection_pad3d_backward_autograd,
  reflection_pad3d_backward_grad_input_autograd,
  reflection_pad3d_out_autograd,
  relu__autograd,
  relu_autograd,
  remainder_Scalar_Tensor_autograd,
  remainder_Scalar_autograd,
  remainder_Scalar_out_autograd,
  remainder_Tensor_autograd,
  remainder_Tensor_out_autograd,
  remainder__Scalar_autograd,
  remainder__Tensor_autograd,
  renorm__autograd,
  renorm_autograd,
  renorm_out_autograd,
  repeat_autograd,
  replication_pad1d_autograd,
  replication_pad1d_backward_autograd,
  replication_pad1d_backward_grad_input_autograd,
  replication_pad1d_out_autograd,
  replication_pad2d_autograd,
  replication_pad2d_backward_autograd,
  replication_pad2d_backward_grad_input_autograd,
  replication_pad2d_out_autograd,
  replication_pad3d_autograd,
  replication_pad3d_backward_autograd,
  replication_pad3d_backward_grad_input_autograd,
  replication_pad3d_out_autograd,
  roll_autograd,
  rot90_autograd,
  round__autograd,
  round__decimals_autograd,
  round_autograd,
  round_decimals_autograd,
  round_decimals_out_autograd,
  round_out_autograd,
  rrelu_with_noise__autograd,
  rrelu_with_noise_autograd,
  rrelu_with_noise_backward_autograd,
  rrelu_with_noise_out_autograd,
  rsqrt__autograd,
  rsqrt_autograd,
  rsqrt_out_autograd,
  rsub_Scalar_autograd,
  rsub_Tensor_autograd,
  scatter__reduce_autograd,
  scatter__src_autograd,
  scatter__value_autograd,
  scatter__value_reduce_autograd,
  scatter_add__autograd,
  scatter_add_autograd,
  scatter_add_out_autograd,
  scatter_reduce__two_autograd,
  scatter_reduce_autograd,
  scatter_reduce_two_autograd,
  scatter_reduce_two_out_autograd,
  scatter_src_autograd,
  scatter_src_out_autograd,
  scatter_value_autograd,
  scatter_value_out_autograd,
  scatter_value_reduce_autograd,
  segment_reduce_autograd,
  select_backward_autograd,
  select_copy_int_autograd,
  select_int_autograd,
  select_scatter_autograd,
  sgn__autograd,
  sgn_autograd,
  sgn_out_autograd,
  sigmoid__autograd,
  sigmoid_autograd,
  sigmoid_backward_autograd,
  sigmoid_backward_grad_input_autograd,
  sigmoid_out_autograd,
  sign__autograd,
  sign_autograd,
  sign_out_autograd,
  silu__autograd,
  silu_autograd,
  silu_backward_autograd,
  silu_out_autograd,
  sin__autograd,
  sin_autograd,
  sin_out_autograd,
  sinc__autograd,
  sinc_autograd,
  sinc_out_autograd,
  sinh__autograd,
  sinh_autograd,
  sinh_out_autograd,
  slice_Tensor_autograd,
  slice_backward_autograd,
  slice_copy_Tensor_autograd,
  slice_scatter_autograd,
  smooth_l1_loss_autograd,
  smooth_l1_loss_backward_autograd,
  smooth_l1_loss_backward_grad_input_autograd,
  smooth_l1_loss_out_autograd,
  soft_margin_loss_autograd,
  soft_margin_loss_backward_autograd,
  soft_margin_loss_backward_grad_input_autograd,
  soft_margin_loss_out_autograd,
  softplus_autograd,
  softplus_backward_autograd,
  softplus_backward_grad_input_autograd,
  softplus_out_autograd,
  softshrink_autograd,
  softshrink_backward_autograd,
  softshrink_backward_grad_input_autograd,
  softshrink_out_autograd,
  sort_autograd,
  sort_stable_autograd,
  sort_values_autograd,
  sort_values_stable_autograd,
  special_entr_autograd,
  special_entr_out_autograd,
  special_erfcx_autograd,
  special_erfcx_out_autograd,
  special_i0e_autograd,
  special_i0e_out_autograd,
  special_i1_autograd,
  special_i1_out_autograd,
  special_i1e_autograd,
  special_i1e_out_autograd,
  special_log_ndtr_autograd,
  special_log_ndtr_out_autograd,
  special_ndtri_autograd,
  special_ndtri_out_autograd,
  special_xlog1py_autograd,
  special_xlog1py_other_scalar_autograd,
  special_xlog1py_other_scalar_out_autograd,
  special_xlog1py_out_autograd,
  special_xlog1py_self_scalar_autograd,
  special_xlog1py_self_scalar_out_autograd,
  special_zeta_autograd,
  special_zeta_other_scalar_autograd,
  special_zeta_other_scalar_out_autograd,
  special_zeta_out_autograd,
  special_zeta_self_scalar_autograd,
  special_zeta_self_scalar_out_autograd,
  split_Tensor_autograd,
  split_copy_Tensor_autograd,
  split_with_sizes_autograd,
  split_with_sizes_copy_autograd,
  sqrt__autograd,
  sqrt_autograd,
  sqrt_out_autograd,
  squeeze__autograd,
  squeeze__dim_autograd,
  squeeze_autograd,
  squeeze_copy_autograd,
  squeeze_copy_dim_autograd,
  squeeze_copy_out_autograd,
  squeeze_dim_autograd,
  stack_autograd,
  stack_out_autograd,
  std_correction_autograd,
  std_correction_out_autograd,
  std_mean_correction_autograd,
  sub_Scalar_autograd,
  sub_Tensor_autograd,
  sub__Scalar_autograd,
  sub__Tensor_autograd,
  sub_out_autograd,
  sum_IntList_out_autograd,
  sum_autograd,
  sum_dim_IntList_autograd,
  symeig_autograd,
  symeig_e_autograd,
  t__autograd,
  t_autograd,
  t_copy_autograd,
  t_copy_out_autograd,
  take_autograd,
  take_out_autograd,
  tan__autograd,
  tan_autograd,
  tan_out_autograd,
  tanh__autograd,
  tanh_autograd,
  tanh_backward_autograd,
  tanh_backward_grad_input_autograd,
  tanh_out_autograd,
  threshold__autograd,
  threshold_autograd,
  threshold_backward_autograd,
  threshold_backward_grad_input_autograd,
  threshold_out_autograd,
  topk_autograd,
  topk_values_autograd,
  trace_autograd,
  transpose__autograd,
  transpose_copy_int_autograd,
  transpose_int_autograd,
  triangular_solve_X_autograd,
  triangular_solve_autograd,
  tril__autograd,
  tril_autograd,
  tril_out_autograd,
  triu__autograd,
  triu_autograd,
  triu_out_autograd,
  trunc__autograd,
  trunc_autograd,
  trunc_out_autograd,
  unbind_copy_int_autograd,
  unbind_int_autograd,
  unfold_autograd,
  unfold_backward_autograd,
  unfold_copy_autograd,
  unfold_copy_out_autograd,
  uniform__autograd,
  uniform_autograd,
  unique_consecutive_autograd,
  unique_dim_autograd,
  unsafe_split_Tensor_autograd,
  unsafe_split_with_sizes_autograd,
  unsqueeze__autograd,
  unsqueeze_autograd,
  unsqueeze_copy_autograd,
  unsqueeze_copy_out_autograd,
  upsample_bicubic2d_autograd,
  upsample_bicubic2d_backward_autograd,
  upsample_bicubic2d_backward_grad_input_autograd,
  upsample_bicubic2d_backward_vec_autograd,
  upsample_bicubic2d_out_autograd,
  upsample_bicubic2d_vec_autograd,
  upsample_bilinear2d_autograd,
  upsample_bilinear2d_backward_autograd,
  upsample_bilinear2d_backward_grad_input_autograd,
  upsample_bilinear2d_backward_vec_autograd,
  upsample_bilinear2d_out_autograd,
  upsample_bilinear2d_vec_autograd,
  upsample_linear1d_autograd,
  upsample_linear1d_backward_autograd,
  upsample_linear1d_backward_grad_input_autograd,
  upsample_linear1d_backward_vec_autograd,
  upsample_linear1d_out_autograd,
  upsample_linear1d_vec_autograd,
  upsample_nearest1d_autograd,
  upsample_nearest1d_backward_autograd,
  upsample_nearest1d_backward_grad_input_autograd,
  upsample_nearest1d_backward_vec_autograd,
  upsample_nearest1d_out_autograd,
  upsample_nearest1d_vec_autograd,
  upsample_nearest2d_autograd,
  upsample_nearest2d_backward_autograd,
  upsample_nearest2d_backward_grad_input_autograd,
  upsample_nearest2d_backward_vec_autograd,
  upsample_nearest2d_out_autograd,
  upsample_nearest2d_vec_autograd,
  upsample_nearest3d_autograd,
  upsample_nearest3d_backward_autograd,
  upsample_nearest3d_backward_grad_input_autograd,
  upsample_nearest3d_backward_vec_autograd,
  upsample_nearest3d_out_autograd,
  upsample_nearest3d_vec_autograd,
  upsample_trilinear3d_autograd,
  upsample_trilinear3d_backward_autograd,
  upsample_trilinear3d_backward_grad_input_autograd,
  upsample_trilinear3d_backward_vec_autograd,
  upsample_trilinear3d_out_autograd,
  upsample_trilinear3d_vec_autograd,
  var_correction_autograd,
  var_correction_out_autograd,
  var_mean_correction_autograd,
  vdot_autograd,
  vdot_out_autograd,
  view_autograd,
  view_copy_autograd,
  view_copy_out_autograd,
  where_self_autograd,
  where_self_out_autograd,
  xlogy_OutScalar_Other_autograd,
  xlogy_OutScalar_Self_autograd,
  xlogy_OutTensor_autograd,
  xlogy_Scalar_Other_autograd,
  xlogy_Scalar_Self_autograd,
  xlogy_Tensor_autograd,
  xlogy__Scalar_Other_autograd,
  xlogy__Tensor_autograd,
  zero__autograd,
  zero_autograd,
} from "../autograd/kernels.js";
import {
  _adaptive_avg_pool2d_backward_op,
  _adaptive_avg_pool2d_op,
  _adaptive_avg_pool3d_backward_op,
  _adaptive_avg_pool3d_op,
  _cdist_backward_op,
  _cdist_forward_op,
  _ctc_loss_Tensor_op,
  _ctc_loss_backward_Tensor_op,
  _ctc_loss_backward_op,
  _ctc_loss_op,
  _embedding_bag_dense_backward_op,
  _embedding_bag_forward_only_op,
  _embedding_bag_op,
  _embedding_bag_per_sample_weights_backward_op,
  _euclidean_dist_op,
  _fft_c2r_op,
  _histogramdd_bin_edges_op,
  _histogramdd_from_bin_cts_op,
  _histogramdd_from_bin_tensors_op,
  _index_put_impl__op,
  _index_put_impl_op,
  _linalg_check_errors_op,
  _linalg_det_op,
  _linalg_det_result_op,
  _linalg_eigh_eigenvalues_op,
  _linalg_eigh_op,
  _linalg_slogdet_op,
  _linalg_slogdet_sign_op,
  _linalg_solve_ex_op,
  _linalg_solve_ex_result_op,
  _linalg_svd_U_op,
  _linalg_svd_op,
  _local_scalar_dense_op,
  _log_softmax_backward_data_op,
  _log_softmax_backward_data_out_op,
  _log_softmax_op,
  _log_softmax_out_op,
  _pack_padded_sequence_op,
  _pdist_backward_op,
  _pdist_forward_op,
  _reshape_alias_copy_op,
  _reshape_alias_op,
  _segment_reduce_backward_op,
  _softmax_backward_data_op,
  _softmax_backward_data_out_op,
  _softmax_op,
  _softmax_out_op,
  _standard_gamma_op,
  _to_copy_op,
  _trilinear_op,
  _unique2_op,
  _unique_op,
  _unsafe_view_op,
  _upsample_bicubic2d_aa_backward_grad_input_op,
  _upsample_bicubic2d_aa_backward_op,
  _upsample_bicubic2d_aa_backward_vec_op,
  _upsample_bicubic2d_aa_op,
  _upsample_bicubic2d_aa_out_op,
  _upsample_bicubic2d_aa_vec_op,
  _upsample_bilinear2d_aa_backward_grad_input_op,
  _upsample_bilinear2d_aa_backward_op,
  _upsample_bilinear2d_aa_backward_vec_op,
  _upsample_bilinear2d_aa_op,
  _upsample_bilinear2d_aa_out_op,
  _upsample_bilinear2d_aa_vec_op,
  _upsample_nearest_exact1d_backward_grad_input_op,
  _upsample_nearest_exact1d_backward_op,
  _upsample_nearest_exact1d_backward_vec_op,
  _upsample_nearest_exact1d_op,
  _upsample_nearest_exact1d_out_op,
  _upsample_nearest_exact1d_vec_op,
  _upsample_nearest_exact2d_backward_grad_input_op,
  _upsample_nearest_exact2d_backward_op,
  _upsample_nearest_exact2d_backward_vec_op,
  _upsample_nearest_exact2d_op,
  _upsample_nearest_exact2d_out_op,
  _upsample_nearest_exact2d_vec_op,
  _upsample_nearest_exact3d_backward_grad_input_op,
  _upsample_nearest_exact3d_backward_op,
  _upsample_nearest_exact3d_backward_vec_op,
  _upsample_nearest_exact3d_op,
  _upsample_nearest_exact3d_out_op,
  _upsample_nearest_exact3d_vec_op,
  _weight_norm_interface_op,
  abs__op,
  abs_op,
  abs_out_op,
  acos__op,
  acos_op,
  acos_out_op,
  acosh__op,
  acosh_op,
  acosh_out_op,
  adaptive_max_pool2d_backward_grad_input_op,
  adaptive_max_pool2d_backward_op,
  adaptive_max_pool2d_op,
  adaptive_max_pool2d_out_op,
  adaptive_max_pool3d_backward_grad_input_op,
  adaptive_max_pool3d_backward_op,
  adaptive_max_pool3d_op,
  adaptive_max_pool3d_out_op,
  add_Scalar_op,
  add_Tensor_op,
  add__Scalar_op,
  add__Tensor_op,
  add_out_op,
  addbmm__op,
  addbmm_op,
  addbmm_out_op,
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
  addr__op,
  addr_op,
  addr_out_op,
  affine_grid_generator_op,
  alias_copy_op,
  alias_copy_out_op,
  alias_op,
  all_all_out_op,
  all_dim_op,
  all_op,
  all_out_op,
  amax_op,
  amax_out_op,
  amin_op,
  amin_out_op,
  aminmax_op,
  angle_op,
  angle_out_op,
  any_all_out_op,
  any_dim_op,
  any_op,
  any_out_op,
  argmax_op,
  argmin_op,
  argsort_stable_op,
  as_strided__op,
  as_strided_copy_op,
  as_strided_copy_out_op,
  as_strided_op,
  as_strided_scatter_op,
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
  avg_pool2d_backward_grad_input_op,
  avg_pool2d_backward_op,
  avg_pool2d_op,
  avg_pool2d_out_op,
  avg_pool3d_backward_grad_input_op,
  avg_pool3d_backward_op,
  avg_pool3d_op,
  avg_pool3d_out_op,
  baddbmm__op,
  baddbmm_op,
  baddbmm_out_op,
  bernoulli_Tensor_op,
  bernoulli__Tensor_op,
  bernoulli__float_op,
  bernoulli_op,
  bernoulli_out_op,
  binary_cross_entropy_backward_grad_input_op,
  binary_cross_entropy_backward_op,
  binary_cross_entropy_op,
  binary_cross_entropy_out_op,
  binary_cross_entropy_with_logits_op,
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
  block_diag_op,
  bmm_op,
  bmm_out_op,
  bucketize_Scalar_op,
  bucketize_Tensor_op,
  cat_op,
  cat_out_op,
  cauchy__op,
  cauchy_op,
  ceil__op,
  ceil_op,
  ceil_out_op,
  celu__op,
  celu_op,
  cholesky_inverse_op,
  cholesky_inverse_out_op,
  cholesky_op,
  cholesky_out_op,
  cholesky_solve_op,
  cholesky_solve_out_op,
  clamp_Tensor_op,
  clamp_Tensor_out_op,
  clamp__Tensor_op,
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
  clone_op,
  col2im_op,
  col2im_out_op,
  conj_physical__op,
  constant_pad_nd_op,
  conv_tbc_op,
  convolution_backward_op,
  convolution_op,
  copy__op,
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
  count_nonzero_dim_IntList_op,
  count_nonzero_op,
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
  detach__op,
  detach_copy_op,
  detach_op,
  diag_embed_op,
  diag_op,
  diag_out_op,
  diagonal_backward_op,
  diagonal_copy_op,
  diagonal_copy_out_op,
  diagonal_op,
  diagonal_scatter_op,
  digamma__op,
  digamma_op,
  digamma_out_op,
  dist_op,
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
  dot_out_op,
  elu__op,
  elu_backward_grad_input_op,
  elu_backward_op,
  elu_op,
  elu_out_op,
  embedding_dense_backward_op,
  embedding_op,
  embedding_renorm__op,
  embedding_renorm_op,
  empty_like_op,
  empty_like_out_op,
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
  expand_copy_op,
  expand_copy_out_op,
  expand_op,
  expm1__op,
  expm1_op,
  expm1_out_op,
  exponential__op,
  exponential_op,
  fill_Scalar_op,
  fill_Tensor_op,
  fill__Scalar_op,
  fill__Tensor_op,
  flip_op,
  floor__op,
  floor_divide_Scalar_op,
  floor_divide__Scalar_op,
  floor_divide__Tensor_op,
  floor_divide_op,
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
  fractional_max_pool2d_backward_grad_input_op,
  fractional_max_pool2d_backward_op,
  fractional_max_pool2d_op,
  fractional_max_pool2d_output_op,
  fractional_max_pool3d_backward_grad_input_op,
  fractional_max_pool3d_backward_op,
  fractional_max_pool3d_op,
  fractional_max_pool3d_output_op,
  frexp_Tensor_op,
  frexp_Tensor_out_op,
  full_like_op,
  full_like_out_op,
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
  geometric_op,
  geqrf_a_op,
  geqrf_op,
  glu_backward_grad_input_op,
  glu_backward_op,
  glu_jvp_op,
  glu_op,
  glu_out_op,
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
  histc_op,
  histc_out_op,
  huber_loss_backward_op,
  huber_loss_backward_out_op,
  huber_loss_op,
  huber_loss_out_op,
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
  im2col_out_op,
  index_Tensor_op,
  index_Tensor_out_op,
  index_add__op,
  index_add_op,
  index_add_out_op,
  index_copy__op,
  index_copy_op,
  index_copy_out_op,
  index_fill__int_Scalar_op,
  index_fill__int_Tensor_op,
  index_fill_int_Scalar_op,
  index_fill_int_Tensor_op,
  index_put__op,
  index_put_op,
  index_reduce__op,
  index_reduce_op,
  index_reduce_out_op,
  index_select_op,
  index_select_out_op,
  is_same_size_op,
  isfinite_op,
  isin_Scalar_Tensor_op,
  isin_Tensor_Scalar_op,
  isin_Tensor_Tensor_op,
  isinf_op,
  isinf_out_op,
  isnan_op,
  isnan_out_op,
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
  lift_fresh_copy_op,
  lift_fresh_op,
  lift_op,
  linalg_cholesky_ex_L_op,
  linalg_cholesky_ex_op,
  linalg_cross_op,
  linalg_cross_out_op,
  linalg_householder_product_op,
  linalg_householder_product_out_op,
  linalg_inv_ex_inverse_op,
  linalg_inv_ex_op,
  linalg_ldl_factor_ex_op,
  linalg_ldl_solve_op,
  linalg_lstsq_op,
  linalg_lstsq_out_op,
  linalg_lu_factor_ex_op,
  linalg_lu_factor_ex_out_op,
  linalg_lu_op,
  linalg_lu_out_op,
  linalg_lu_solve_op,
  linalg_lu_solve_out_op,
  linalg_matrix_exp_op,
  linalg_pinv_atol_rtol_tensor_op,
  linalg_pinv_atol_rtol_tensor_out_op,
  linalg_qr_op,
  linalg_qr_out_op,
  linalg_solve_triangular_op,
  linalg_solve_triangular_out_op,
  linalg_vector_norm_op,
  linalg_vector_norm_out_op,
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
  log_normal_op,
  log_op,
  log_out_op,
  log_sigmoid_backward_grad_input_op,
  log_sigmoid_backward_op,
  log_sigmoid_forward_op,
  log_sigmoid_forward_output_op,
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
  logit_backward_op,
  logit_op,
  logit_out_op,
  logsumexp_op,
  logsumexp_out_op,
  lt_Scalar_op,
  lt_Scalar_out_op,
  lt_Tensor_op,
  lt_Tensor_out_op,
  lt__Scalar_op,
  lt__Tensor_op,
  lu_unpack_op,
  lu_unpack_out_op,
  masked_fill_Scalar_op,
  masked_fill_Tensor_op,
  masked_fill__Scalar_op,
  masked_fill__Tensor_op,
  masked_scatter__op,
  masked_scatter_op,
  masked_select_op,
  masked_select_out_op,
  max_dim_max_op,
  max_dim_op,
  max_op,
  max_pool2d_with_indices_backward_grad_input_op,
  max_pool2d_with_indices_backward_op,
  max_pool2d_with_indices_op,
  max_pool2d_with_indices_out_op,
  max_pool3d_with_indices_backward_grad_input_op,
  max_pool3d_with_indices_backward_op,
  max_pool3d_with_indices_op,
  max_unpool2d_op,
  max_unpool2d_out_op,
  max_unpool3d_op,
  max_unpool3d_out_op,
  maximum_op,
  maximum_out_op,
  mean_dim_op,
  mean_op,
  mean_out_op,
  median_dim_op,
  median_dim_values_op,
  median_op,
  min_dim_min_op,
  min_dim_op,
  min_op,
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
  mse_loss_backward_grad_input_op,
  mse_loss_backward_op,
  mse_loss_op,
  mse_loss_out_op,
  mul_Scalar_op,
  mul_Tensor_op,
  mul__Scalar_op,
  mul__Tensor_op,
  mul_out_op,
  multi_margin_loss_backward_op,
  multi_margin_loss_op,
  multi_margin_loss_out_op,
  multilabel_margin_loss_backward_op,
  multilabel_margin_loss_forward_op,
  multinomial_op,
  mv_op,
  mv_out_op,
  mvlgamma__op,
  mvlgamma_op,
  mvlgamma_out_op,
  nan_to_num__op,
  nan_to_num_op,
  nan_to_num_out_op,
  nanmedian_dim_op,
  nanmedian_dim_values_op,
  nanmedian_op,
  nansum_op,
  nansum_out_op,
  narrow_copy_op,
  native_batch_norm_backward_op,
  native_batch_norm_op,
  native_dropout_backward_op,
  native_dropout_op,
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
  new_empty_op,
  new_empty_out_op,
  new_empty_strided_op,
  new_empty_strided_out_op,
  new_full_op,
  new_full_out_op,
  new_ones_op,
  new_ones_out_op,
  new_zeros_op,
  new_zeros_out_op,
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
  norm_ScalarOpt_dtype_op,
  norm_Scalar_op,
  norm_dtype_out_op,
  norm_out_op,
  normal_Tensor_Tensor_op,
  normal_Tensor_Tensor_out_op,
  normal_Tensor_float_op,
  normal_Tensor_float_out_op,
  normal__op,
  normal_float_Tensor_op,
  normal_float_Tensor_out_op,
  normal_functional_op,
  ones_like_op,
  ones_like_out_op,
  ormqr_op,
  ormqr_out_op,
  permute_copy_op,
  permute_copy_out_op,
  permute_op,
  pixel_shuffle_op,
  pixel_unshuffle_op,
  poisson_op,
  polygamma__op,
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
  prelu_backward_op,
  prelu_op,
  prod_dim_int_op,
  prod_int_out_op,
  prod_op,
  put__op,
  put_op,
  rad2deg__op,
  rad2deg_op,
  rad2deg_out_op,
  rand_like_op,
  rand_like_out_op,
  randint_like_low_dtype_op,
  randint_like_op,
  randn_like_op,
  randn_like_out_op,
  random__from_op,
  random__op,
  random__to_op,
  random_from_op,
  random_op,
  random_to_op,
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
  repeat_op,
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
  resize__op,
  resize_as__op,
  roll_op,
  rot90_op,
  round__decimals_op,
  round__op,
  round_decimals_op,
  round_decimals_out_op,
  round_op,
  round_out_op,
  rrelu_with_noise__op,
  rrelu_with_noise_backward_op,
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
  scatter_reduce_two_op,
  scatter_reduce_two_out_op,
  scatter_src_op,
  scatter_src_out_op,
  scatter_value_op,
  scatter_value_out_op,
  scatter_value_reduce_op,
  searchsorted_Scalar_op,
  searchsorted_Tensor_op,
  segment_reduce_op,
  select_backward_op,
  select_copy_int_op,
  select_int_op,
  select_scatter_op,
  set__op,
  set__source_Tensor_op,
  set__source_Tensor_storage_offset_op,
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
  slice_Tensor_op,
  slice_backward_op,
  slice_copy_Tensor_op,
  slice_scatter_op,
  smooth_l1_loss_backward_grad_input_op,
  smooth_l1_loss_backward_op,
  smooth_l1_loss_op,
  smooth_l1_loss_out_op,
  soft_margin_loss_backward_grad_input_op,
  soft_margin_loss_backward_op,
  soft_margin_loss_op,
  soft_margin_loss_out_op,
  softplus_backward_grad_input_op,
  softplus_backward_op,
  softplus_op,
  softplus_out_op,
  softshrink_backward_grad_input_op,
  softshrink_backward_op,
  softshrink_op,
  softshrink_out_op,
  sort_op,
  sort_stable_op,
  sort_values_op,
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
  split_Tensor_op,
  split_copy_Tensor_op,
  split_with_sizes_copy_op,
  split_with_sizes_op,
  sqrt__op,
  sqrt_op,
  sqrt_out_op,
  squeeze__dim_op,
  squeeze__op,
  squeeze_copy_dim_op,
  squeeze_copy_op,
  squeeze_copy_out_op,
  squeeze_dim_op,
  squeeze_op,
  stack_op,
  stack_out_op,
  std_correction_op,
  std_correction_out_op,
  std_mean_correction_op,
  sub_Scalar_op,
  sub_Tensor_op,
  sub__Scalar_op,
  sub__Tensor_op,
  sub_out_op,
  sum_IntList_out_op,
  sum_dim_IntList_op,
  sum_op,
  symeig_e_op,
  symeig_op,
  t__op,
  t_copy_op,
  t_copy_out_op,
  t_op,
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
  trace_op,
  transpose__op,
  transpose_copy_int_op,
  transpose_int_op,
  triangular_solve_X_op,
  triangular_solve_op,
  tril__op,
  tril_op,
  tril_out_op,
  triu__op,
  triu_op,
  triu_out_op,
  trunc__op,
  trunc_op,
  trunc_out_op,
  unbind_copy_int_op,
  unbind_int_op,
  unfold_backward_op,
  unfold_copy_op,
  unfold_copy_out_op,
  unfold_op,
  uniform__op,
  uniform_op,
  unique_consecutive_op,
  unique_dim_op,
  unsafe_split_Tensor_op,
  unsafe_split_with_sizes_op,
  unsqueeze__op,
  unsqueeze_copy_op,
  unsqueeze_copy_out_op,
  unsqueeze_op,
  upsample_bicubic2d_backward_grad_input_op,
  upsample_bicubic2d_backward_op,
  upsample_bicubic2d_backward_vec_op,
  upsample_bicubic2d_op,
  upsample_bicubic2d_out_op,
  upsample_bicubic2d_vec_op,
  upsample_bilinear2d_backward_grad_input_op,
  upsample_bilinear2d_backward_op,
  upsample_bilinear2d_backward_vec_op,
  upsample_bilinear2d_op,
  upsample_bilinear2d_out_op,
  upsample_bilinear2d_vec_op,
  upsample_linear1d_backward_grad_input_op,
  upsample_linear1d_backward_op,
  upsample_linear1d_backward_vec_op,
  upsample_linear1d_op,
  upsample_linear1d_out_op,
  upsample_linear1d_vec_op,
  upsample_nearest1d_backward_grad_input_op,
  upsample_nearest1d_backward_op,
  upsample_nearest1d_backward_vec_op,
  upsample_nearest1d_op,
  upsample_nearest1d_out_op,
  upsample_nearest1d_vec_op,
  upsample_nearest2d_backward_grad_input_op,
  upsample_nearest2d_backward_op,
  upsample_nearest2d_backward_vec_op,
  upsample_nearest2d_op,
  upsample_nearest2d_out_op,
  upsample_nearest2d_vec_op,
  upsample_nearest3d_backward_grad_input_op,
  upsample_nearest3d_backward_op,
  upsample_nearest3d_backward_vec_op,
  upsample_nearest3d_op,
  upsample_nearest3d_out_op,
  upsample_nearest3d_vec_op,
  upsample_trilinear3d_backward_grad_input_op,
  upsample_trilinear3d_backward_op,
  upsample_trilinear3d_backward_vec_op,
  upsample_trilinear3d_op,
  upsample_trilinear3d_out_op,
  upsample_trilinear3d_vec_op,
  var_correction_op,
  var_correction_out_op,
  var_mean_correction_op,
  vdot_op,
  vdot_out_op,
  view_copy_dtype_op,
  view_copy_op,
  view_copy_out_op,
  view_dtype_op,
  view_op,
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
  zero_op,
  zeros_like_op,
  zeros_like_out_op,
} from "../operators.js";

const m = kernelsFor("Autograd", "generated/register/autograd.ts");

m(abs_op, abs_autograd);
m(neg_op, neg_autograd);
m(sign_op, sign_autograd);
m(sgn_op, sgn_autograd);
m(signbit_op, fallthrough);
m(exp_op, exp_autograd);
m(expm1_op, expm1_autograd);
m(exp2_op, exp2_autograd);
m(log_op, log_autograd);
m(log1p_op, log1p_autograd);
m(log2_op, log2_autograd);
m(log10_op, log10_autograd);
m(sqrt_op, sqrt_autograd);
m(rsqrt_op, rsqrt_autograd);
m(sin_op, sin_autograd);
m(cos_op, cos_autograd);
m(tan_op, tan_autograd);
m(asin_op, asin_autograd);
m(acos_op, acos_autograd);
m(atan_op, atan_autograd);
m(sinh_op, sinh_autograd);
m(cosh_op, cosh_autograd);
m(tanh_op, tanh_autograd);
m(asinh_op, asinh_autograd);
m(acosh_op, acosh_autograd);
m(atanh_op, atanh_autograd);
m(erf_op, erf_autograd);
m(erfc_op, erfc_autograd);
m(erfinv_op, erfinv_autograd);
m(lgamma_op, lgamma_autograd);
m(digamma_op, digamma_autograd);
m(sigmoid_op, sigmoid_autograd);
m(polygamma_op, polygamma_autograd);
m(polygamma__op, polygamma__autograd);
m(reciprocal_op, reciprocal_autograd);
m(floor_op, floor_autograd);
m(ceil_op, ceil_autograd);
m(trunc_op, trunc_autograd);
m(round_op, round_autograd);
m(round_decimals_op, round_decimals_autograd);
m(frac_op, frac_autograd);
m(sinc_op, sinc_autograd);
m(deg2rad_op, deg2rad_autograd);
m(rad2deg_op, rad2deg_autograd);
m(logit_op, logit_autograd);
m(nan_to_num_op, nan_to_num_autograd);
m(isnan_op, fallthrough);
m(isnan_out_op, fallthrough);
m(isinf_op, fallthrough);
m(isinf_out_op, fallthrough);
m(isfinite_op, fallthrough);
m(isposinf_op, fallthrough);
m(isneginf_op, fallthrough);
m(logical_not_op, fallthrough);
m(bitwise_not_op, fallthrough);
m(add_Tensor_op, add_Tensor_autograd);
m(add_Scalar_op, add_Scalar_autograd);
m(sub_Tensor_op, sub_Tensor_autograd);
m(sub_Scalar_op, sub_Scalar_autograd);
m(rsub_Tensor_op, rsub_Tensor_autograd);
m(rsub_Scalar_op, rsub_Scalar_autograd);
m(mul_Tensor_op, mul_Tensor_autograd);
m(mul_Scalar_op, mul_Scalar_autograd);
m(div_Tensor_op, div_Tensor_autograd);
m(div_Scalar_op, div_Scalar_autograd);
m(div_Tensor_mode_op, div_Tensor_mode_autograd);
m(div_Scalar_mode_op, div_Scalar_mode_autograd);
m(floor_divide_op, floor_divide_autograd);
m(floor_divide_Scalar_op, floor_divide_Scalar_autograd);
m(remainder_Tensor_op, remainder_Tensor_autograd);
m(remainder_Scalar_op, remainder_Scalar_autograd);
m(fmod_Tensor_op, fmod_Tensor_autograd);
m(fmod_Scalar_op, fmod_Scalar_autograd);
m(remainder_Scalar_Tensor_op, remainder_Scalar_Tensor_autograd);
m(pow_Tensor_Tensor_op, pow_Tensor_Tensor_autograd);
m(pow_Tensor_Scalar_op, pow_Tensor_Scalar_autograd);
m(pow_Scalar_op, pow_Scalar_autograd);
m(atan2_op, atan2_autograd);
m(hypot_op, hypot_autograd);
m(copysign_Tensor_op, copysign_Tensor_autograd);
m(copysign_Scalar_op, copysign_Scalar_autograd);
m(xlogy_Tensor_op, xlogy_Tensor_autograd);
m(xlogy_Scalar_Self_op, xlogy_Scalar_Self_autograd);
m(xlogy_Scalar_Other_op, xlogy_Scalar_Other_autograd);
m(logaddexp_op, logaddexp_autograd);
m(logaddexp2_op, logaddexp2_autograd);
m(heaviside_op, heaviside_autograd);
m(gcd_op, fallthrough);
m(addcmul_op, addcmul_autograd);
m(addcdiv_op, addcdiv_autograd);
m(lerp_Scalar_op, lerp_Scalar_autograd);
m(lerp_Tensor_op, lerp_Tensor_autograd);
m(eq_Tensor_op, fallthrough);
m(eq_Scalar_op, fallthrough);
m(ne_Tensor_op, fallthrough);
m(ne_Scalar_op, fallthrough);
m(lt_Tensor_op, fallthrough);
m(lt_Scalar_op, fallthrough);
m(le_Tensor_op, fallthrough);
m(le_Scalar_op, fallthrough);
m(gt_Tensor_op, fallthrough);
m(gt_Scalar_op, fallthrough);
m(ge_Tensor_op, fallthrough);
m(ge_Scalar_op, fallthrough);
m(logical_and_op, fallthrough);
m(logical_or_op, fallthrough);
m(logical_xor_op, fallthrough);
m(bitwise_and_Tensor_op, fallthrough);
m(bitwise_and_Scalar_op, fallthrough);
m(bitwise_and_Scalar_Tensor_op, fallthrough);
m(bitwise_or_Tensor_op, fallthrough);
m(bitwise_or_Scalar_op, fallthrough);
m(bitwise_or_Scalar_Tensor_op, fallthrough);
m(bitwise_xor_Tensor_op, fallthrough);
m(bitwise_xor_Scalar_op, fallthrough);
m(bitwise_xor_Scalar_Tensor_op, fallthrough);
m(bitwise_left_shift_Tensor_op, fallthrough);
m(bitwise_left_shift_Tensor_Scalar_op, fallthrough);
m(bitwise_left_shift_Scalar_Tensor_op, fallthrough);
m(bitwise_right_shift_Tensor_op, fallthrough);
m(bitwise_right_shift_Tensor_Scalar_op, fallthrough);
m(bitwise_right_shift_Scalar_Tensor_op, fallthrough);
m(maximum_op, maximum_autograd);
m(minimum_op, minimum_autograd);
m(fmax_op, fmax_autograd);
m(fmin_op, fmin_autograd);
m(where_self_op, where_self_autograd);
m(clamp_op, clamp_autograd);
m(clamp_Tensor_op, clamp_Tensor_autograd);
m(clamp__Tensor_op, clamp__Tensor_autograd);
m(clamp_Tensor_out_op, clamp_Tensor_out_autograd);
m(clamp_min_op, clamp_min_autograd);
m(clamp_min_Tensor_op, clamp_min_Tensor_autograd);
m(clamp_max_op, clamp_max_autograd);
m(clamp_max_Tensor_op, clamp_max_Tensor_autograd);
m(relu_op, relu_autograd);
m(leaky_relu_op, leaky_relu_autograd);
m(elu_op, elu_autograd);
m(celu_op, celu_autograd);
m(celu__op, celu__autograd);
m(gelu_op, gelu_autograd);
m(silu_op, silu_autograd);
m(mish_op, mish_autograd);
m(hardsigmoid_op, hardsigmoid_autograd);
m(hardswish_op, hardswish_autograd);
m(softplus_op, softplus_autograd);
m(hardtanh_op, hardtanh_autograd);
m(threshold_op, threshold_autograd);
m(hardshrink_op, hardshrink_autograd);
m(softshrink_op, softshrink_autograd);
m(log_sigmoid_forward_op, log_sigmoid_forward_autograd);
m(log_sigmoid_forward_output_op, log_sigmoid_forward_output_autograd);
m(sigmoid_backward_op, sigmoid_backward_autograd);
m(tanh_backward_op, tanh_backward_autograd);
m(threshold_backward_op, threshold_backward_autograd);
m(leaky_relu_backward_op, leaky_relu_backward_autograd);
m(elu_backward_op, elu_backward_autograd);
m(gelu_backward_op, gelu_backward_autograd);
m(silu_backward_op, silu_backward_autograd);
m(mish_backward_op, mish_backward_autograd);
m(hardsigmoid_backward_op, hardsigmoid_backward_autograd);
m(hardswish_backward_op, hardswish_backward_autograd);
m(softplus_backward_op, softplus_backward_autograd);
m(hardtanh_backward_op, hardtanh_backward_autograd);
m(hardshrink_backward_op, hardshrink_backward_autograd);
m(softshrink_backward_op, softshrink_backward_autograd);
m(log_sigmoid_backward_op, log_sigmoid_backward_autograd);
m(logit_backward_op, logit_backward_autograd);
m(i0_op, i0_autograd);
m(special_i0e_op, special_i0e_autograd);
m(special_i1_op, special_i1_autograd);
m(special_i1e_op, special_i1e_autograd);
m(special_entr_op, special_entr_autograd);
m(special_ndtri_op, special_ndtri_autograd);
m(special_log_ndtr_op, special_log_ndtr_autograd);
m(special_erfcx_op, special_erfcx_autograd);
m(special_xlog1py_op, special_xlog1py_autograd);
m(special_xlog1py_self_scalar_op, special_xlog1py_self_scalar_autograd);
m(special_xlog1py_other_scalar_op, special_xlog1py_other_scalar_autograd);
m(special_zeta_op, special_zeta_autograd);
m(special_zeta_self_scalar_op, special_zeta_self_scalar_autograd);
m(special_zeta_other_scalar_op, special_zeta_other_scalar_autograd);
m(igamma_op, igamma_autograd);
m(igammac_op, igammac_autograd);
m(nextafter_op, nextafter_autograd);
m(lcm_op, fallthrough);
m(angle_op, angle_autograd);
m(special_airy_ai_op, fallthrough);
m(special_bessel_j0_op, fallthrough);
m(special_bessel_j1_op, fallthrough);
m(special_bessel_y0_op, fallthrough);
m(special_bessel_y1_op, fallthrough);
m(special_modified_bessel_i0_op, fallthrough);
m(special_modified_bessel_i1_op, fallthrough);
m(special_modified_bessel_k0_op, fallthrough);
m(special_modified_bessel_k1_op, fallthrough);
m(special_scaled_modified_bessel_k0_op, fallthrough);
m(special_scaled_modified_bessel_k1_op, fallthrough);
m(special_spherical_bessel_j0_op, fallthrough);
m(special_chebyshev_polynomial_t_op, fallthrough);
m(special_chebyshev_polynomial_t_x_scalar_op, fallthrough);
m(special_chebyshev_polynomial_t_n_scalar_op, fallthrough);
m(special_chebyshev_polynomial_u_op, fallthrough);
m(special_chebyshev_polynomial_u_x_scalar_op, fallthrough);
m(special_chebyshev_polynomial_u_n_scalar_op, fallthrough);
m(special_chebyshev_polynomial_v_op, fallthrough);
m(special_chebyshev_polynomial_v_x_scalar_op, fallthrough);
m(special_chebyshev_polynomial_v_n_scalar_op, fallthrough);
m(special_chebyshev_polynomial_w_op, fallthrough);
m(special_chebyshev_polynomial_w_x_scalar_op, fallthrough);
m(special_chebyshev_polynomial_w_n_scalar_op, fallthrough);
m(special_hermite_polynomial_h_op, fallthrough);
m(special_hermite_polynomial_h_x_scalar_op, fallthrough);
m(special_hermite_polynomial_h_n_scalar_op, fallthrough);
m(special_hermite_polynomial_he_op, fallthrough);
m(special_hermite_polynomial_he_x_scalar_op, fallthrough);
m(special_hermite_polynomial_he_n_scalar_op, fallthrough);
m(special_laguerre_polynomial_l_op, fallthrough);
m(special_laguerre_polynomial_l_x_scalar_op, fallthrough);
m(special_laguerre_polynomial_l_n_scalar_op, fallthrough);
m(special_legendre_polynomial_p_op, fallthrough);
m(special_legendre_polynomial_p_x_scalar_op, fallthrough);
m(special_legendre_polynomial_p_n_scalar_op, fallthrough);
m(special_shifted_chebyshev_polynomial_t_op, fallthrough);
m(special_shifted_chebyshev_polynomial_t_x_scalar_op, fallthrough);
m(special_shifted_chebyshev_polynomial_t_n_scalar_op, fallthrough);
m(special_shifted_chebyshev_polynomial_u_op, fallthrough);
m(special_shifted_chebyshev_polynomial_u_x_scalar_op, fallthrough);
m(special_shifted_chebyshev_polynomial_u_n_scalar_op, fallthrough);
m(special_shifted_chebyshev_polynomial_v_op, fallthrough);
m(special_shifted_chebyshev_polynomial_v_x_scalar_op, fallthrough);
m(special_shifted_chebyshev_polynomial_v_n_scalar_op, fallthrough);
m(special_shifted_chebyshev_polynomial_w_op, fallthrough);
m(special_shifted_chebyshev_polynomial_w_x_scalar_op, fallthrough);
m(special_shifted_chebyshev_polynomial_w_n_scalar_op, fallthrough);
m(frexp_Tensor_op, frexp_Tensor_autograd);
m(empty_like_op, fallthrough);
m(new_empty_op, fallthrough);
m(new_empty_strided_op, fallthrough);
m(new_zeros_op, fallthrough);
m(new_ones_op, fallthrough);
m(new_full_op, fallthrough);
m(zeros_like_op, fallthrough);
m(ones_like_op, fallthrough);
m(full_like_op, fallthrough);
m(rand_like_op, fallthrough);
m(randn_like_op, fallthrough);
m(randint_like_op, fallthrough);
m(randint_like_low_dtype_op, fallthrough);
m(bernoulli_op, bernoulli_autograd);
m(bernoulli_out_op, bernoulli_out_autograd);
m(bernoulli__Tensor_op, bernoulli__Tensor_autograd);
m(bernoulli__float_op, bernoulli__float_autograd);
m(uniform__op, uniform__autograd);
m(normal__op, normal__autograd);
m(normal_functional_op, fallthrough);
m(random__from_op, random__from_autograd);
m(random__to_op, random__to_autograd);
m(random__op, random__autograd);
m(multinomial_op, fallthrough);
m(normal_Tensor_float_out_op, normal_Tensor_float_out_autograd);
m(normal_Tensor_float_op, normal_Tensor_float_autograd);
m(normal_float_Tensor_out_op, normal_float_Tensor_out_autograd);
m(normal_float_Tensor_op, normal_float_Tensor_autograd);
m(normal_Tensor_Tensor_out_op, normal_Tensor_Tensor_out_autograd);
m(normal_Tensor_Tensor_op, normal_Tensor_Tensor_autograd);
m(native_dropout_op, native_dropout_autograd);
m(native_dropout_backward_op, native_dropout_backward_autograd);
m(exponential__op, exponential__autograd);
m(log_normal__op, log_normal__autograd);
m(geometric__op, geometric__autograd);
m(cauchy__op, cauchy__autograd);
m(poisson_op, poisson_autograd);
m(_standard_gamma_op, _standard_gamma_autograd);
m(binomial_op, binomial_autograd);
m(_to_copy_op, _to_copy_autograd);
m(copy__op, copy__autograd);
m(fill_Scalar_op, fill_Scalar_autograd);
m(fill_Tensor_op, fill_Tensor_autograd);
m(fill__Scalar_op, fill__Scalar_autograd);
m(fill__Tensor_op, fill__Tensor_autograd);
m(zero__op, zero__autograd);
m(clone_op, clone_autograd);
m(detach_op, detach_autograd);
m(detach__op, detach__autograd);
m(_local_scalar_dense_op, fallthrough);
m(alias_op, alias_autograd);
m(is_same_size_op, fallthrough);
m(resize__op, resize__autograd);
m(resize_as__op, resize_as__autograd);
m(set__source_Tensor_storage_offset_op, fallthrough);
m(set__source_Tensor_op, fallthrough);
m(set__op, fallthrough);
m(lift_fresh_op, lift_fresh_autograd);
m(conj_physical__op, conj_physical__autograd);
m(view_op, view_autograd);
m(view_dtype_op, fallthrough);
m(_reshape_alias_op, _reshape_alias_autograd);
m(_unsafe_view_op, _unsafe_view_autograd);
m(expand_op, expand_autograd);
m(permute_op, permute_autograd);
m(transpose_int_op, transpose_int_autograd);
m(transpose__op, transpose__autograd);
m(t_op, t_autograd);
m(t__op, t__autograd);
m(squeeze_op, squeeze_autograd);
m(squeeze_dim_op, squeeze_dim_autograd);
m(squeeze__op, squeeze__autograd);
m(squeeze__dim_op, squeeze__dim_autograd);
m(unsqueeze_op, unsqueeze_autograd);
m(unsqueeze__op, unsqueeze__autograd);
m(select_int_op, select_int_autograd);
m(slice_Tensor_op, slice_Tensor_autograd);
m(narrow_copy_op, narrow_copy_autograd);
m(split_Tensor_op, split_Tensor_autograd);
m(split_with_sizes_op, split_with_sizes_autograd);
m(unbind_int_op, unbind_int_autograd);
m(as_strided_op, as_strided_autograd);
m(as_strided__op, as_strided__autograd);
m(diagonal_op, diagonal_autograd);
m(select_backward_op, select_backward_autograd);
m(slice_backward_op, slice_backward_autograd);
m(diagonal_backward_op, diagonal_backward_autograd);
m(unfold_op, unfold_autograd);
m(unfold_backward_op, unfold_backward_autograd);
m(select_scatter_op, select_scatter_autograd);
m(slice_scatter_op, slice_scatter_autograd);
m(diagonal_scatter_op, diagonal_scatter_autograd);
m(as_strided_scatter_op, as_strided_scatter_autograd);
m(diag_out_op, diag_out_autograd);
m(diag_op, diag_autograd);
m(diag_embed_op, diag_embed_autograd);
m(rot90_op, rot90_autograd);
m(expand_copy_op, expand_copy_autograd);
m(alias_copy_op, alias_copy_autograd);
m(as_strided_copy_op, as_strided_copy_autograd);
m(detach_copy_op, detach_copy_autograd);
m(diagonal_copy_op, diagonal_copy_autograd);
m(permute_copy_op, permute_copy_autograd);
m(_reshape_alias_copy_op, _reshape_alias_copy_autograd);
m(select_copy_int_op, select_copy_int_autograd);
m(slice_copy_Tensor_op, slice_copy_Tensor_autograd);
m(split_copy_Tensor_op, split_copy_Tensor_autograd);
m(split_with_sizes_copy_op, split_with_sizes_copy_autograd);
m(squeeze_copy_op, squeeze_copy_autograd);
m(squeeze_copy_dim_op, squeeze_copy_dim_autograd);
m(t_copy_op, t_copy_autograd);
m(transpose_copy_int_op, transpose_copy_int_autograd);
m(unbind_copy_int_op, unbind_copy_int_autograd);
m(unfold_copy_op, unfold_copy_autograd);
m(unsqueeze_copy_op, unsqueeze_copy_autograd);
m(view_copy_op, view_copy_autograd);
m(view_copy_dtype_op, fallthrough);
m(lift_fresh_copy_op, lift_fresh_copy_autograd);
m(lift_op, lift_autograd);
m(unsafe_split_Tensor_op, unsafe_split_Tensor_autograd);
m(unsafe_split_with_sizes_op, unsafe_split_with_sizes_autograd);
m(index_Tensor_op, index_Tensor_autograd);
m(index_put_op, index_put_autograd);
m(index_put__op, index_put__autograd);
m(_index_put_impl__op, _index_put_impl__autograd);
m(index_select_out_op, index_select_out_autograd);
m(index_select_op, index_select_autograd);
m(index_add_out_op, index_add_out_autograd);
m(index_add_op, index_add_autograd);
m(index_add__op, index_add__autograd);
m(index_copy_out_op, index_copy_out_autograd);
m(index_copy_op, index_copy_autograd);
m(index_copy__op, index_copy__autograd);
m(index_fill_int_Scalar_op, index_fill_int_Scalar_autograd);
m(index_fill_int_Tensor_op, index_fill_int_Tensor_autograd);
m(index_fill__int_Scalar_op, index_fill__int_Scalar_autograd);
m(index_fill__int_Tensor_op, index_fill__int_Tensor_autograd);
m(gather_out_op, gather_out_autograd);
m(gather_op, gather_autograd);
m(scatter_src_op, scatter_src_autograd);
m(scatter_src_out_op, scatter_src_out_autograd);
m(scatter_value_op, scatter_value_autograd);
m(scatter_value_out_op, scatter_value_out_autograd);
m(scatter_reduce_op, scatter_reduce_autograd);
m(scatter_value_reduce_op, scatter_value_reduce_autograd);
m(scatter__src_op, scatter__src_autograd);
m(scatter__value_op, scatter__value_autograd);
m(scatter__reduce_op, scatter__reduce_autograd);
m(scatter__value_reduce_op, scatter__value_reduce_autograd);
m(scatter_add_op, scatter_add_autograd);
m(scatter_add_out_op, scatter_add_out_autograd);
m(scatter_add__op, scatter_add__autograd);
m(scatter_reduce_two_op, scatter_reduce_two_autograd);
m(scatter_reduce_two_out_op, scatter_reduce_two_out_autograd);
m(scatter_reduce__two_op, scatter_reduce__two_autograd);
m(masked_fill_Scalar_op, masked_fill_Scalar_autograd);
m(masked_fill_Tensor_op, masked_fill_Tensor_autograd);
m(masked_fill__Scalar_op, masked_fill__Scalar_autograd);
m(masked_fill__Tensor_op, masked_fill__Tensor_autograd);
m(masked_scatter_op, masked_scatter_autograd);
m(masked_scatter__op, masked_scatter__autograd);
m(masked_select_out_op, masked_select_out_autograd);
m(masked_select_op, masked_select_autograd);
m(nonzero_out_op, fallthrough);
m(nonzero_op, fallthrough);
m(cat_op, cat_autograd);
m(cat_out_op, cat_out_autograd);
m(stack_op, stack_autograd);
m(stack_out_op, stack_out_autograd);
m(flip_op, flip_autograd);
m(roll_op, roll_autograd);
m(repeat_op, repeat_autograd);
m(repeat_interleave_Tensor_op, fallthrough);
m(tril_out_op, tril_out_autograd);
m(tril_op, tril_autograd);
m(tril__op, tril__autograd);
m(triu_out_op, triu_out_autograd);
m(triu_op, triu_autograd);
m(triu__op, triu__autograd);
m(embedding_op, embedding_autograd);
m(embedding_dense_backward_op, embedding_dense_backward_autograd);
m(take_out_op, take_out_autograd);
m(take_op, take_autograd);
m(put_op, put_autograd);
m(put__op, put__autograd);
m(bucketize_Tensor_op, fallthrough);
m(bucketize_Scalar_op, fallthrough);
m(searchsorted_Tensor_op, fallthrough);
m(searchsorted_Scalar_op, fallthrough);
m(trace_op, trace_autograd);
m(count_nonzero_dim_IntList_op, fallthrough);
m(count_nonzero_op, fallthrough);
m(block_diag_op, block_diag_autograd);
m(isin_Tensor_Tensor_op, fallthrough);
m(isin_Tensor_Scalar_op, fallthrough);
m(isin_Scalar_Tensor_op, fallthrough);
m(constant_pad_nd_op, constant_pad_nd_autograd);
m(reflection_pad1d_out_op, reflection_pad1d_out_autograd);
m(reflection_pad1d_op, reflection_pad1d_autograd);
m(reflection_pad1d_backward_grad_input_op, reflection_pad1d_backward_grad_input_autograd);
m(reflection_pad1d_backward_op, reflection_pad1d_backward_autograd);
m(reflection_pad2d_out_op, reflection_pad2d_out_autograd);
m(reflection_pad2d_op, reflection_pad2d_autograd);
m(reflection_pad2d_backward_grad_input_op, reflection_pad2d_backward_grad_input_autograd);
m(reflection_pad2d_backward_op, reflection_pad2d_backward_autograd);
m(reflection_pad3d_out_op, reflection_pad3d_out_autograd);
m(reflection_pad3d_op, reflection_pad3d_autograd);
m(reflection_pad3d_backward_grad_input_op, reflection_pad3d_backward_grad_input_autograd);
m(reflection_pad3d_backward_op, reflection_pad3d_backward_autograd);
m(replication_pad1d_out_op, replication_pad1d_out_autograd);
m(replication_pad1d_op, replication_pad1d_autograd);
m(replication_pad1d_backward_grad_input_op, replication_pad1d_backward_grad_input_autograd);
m(replication_pad1d_backward_op, replication_pad1d_backward_autograd);
m(replication_pad2d_out_op, replication_pad2d_out_autograd);
m(replication_pad2d_op, replication_pad2d_autograd);
m(replication_pad2d_backward_grad_input_op, replication_pad2d_backward_grad_input_autograd);
m(replication_pad2d_backward_op, replication_pad2d_backward_autograd);
m(replication_pad3d_out_op, replication_pad3d_out_autograd);
m(replication_pad3d_op, replication_pad3d_autograd);
m(replication_pad3d_backward_grad_input_op, replication_pad3d_backward_grad_input_autograd);
m(replication_pad3d_backward_op, replication_pad3d_backward_autograd);
m(index_reduce_out_op, index_reduce_out_autograd);
m(index_reduce_op, index_reduce_autograd);
m(index_reduce__op, index_reduce__autograd);
m(_embedding_bag_op, _embedding_bag_autograd);
m(_embedding_bag_forward_only_op, fallthrough);
m(_embedding_bag_dense_backward_op, _embedding_bag_dense_backward_autograd);
m(_embedding_bag_per_sample_weights_backward_op, _embedding_bag_per_sample_weights_backward_autograd);
m(embedding_renorm__op, embedding_renorm__autograd);
m(segment_reduce_op, segment_reduce_autograd);
m(_segment_reduce_backward_op, _segment_reduce_backward_autograd);
m(sort_values_op, sort_values_autograd);
m(sort_values_stable_op, sort_values_stable_autograd);
m(sort_op, sort_autograd);
m(sort_stable_op, sort_stable_autograd);
m(argsort_stable_op, fallthrough);
m(topk_values_op, topk_values_autograd);
m(topk_op, topk_autograd);
m(kthvalue_op, kthvalue_autograd);
m(kthvalue_values_op, kthvalue_values_autograd);
m(median_op, median_autograd);
m(median_dim_op, median_dim_autograd);
m(median_dim_values_op, median_dim_values_autograd);
m(nanmedian_op, nanmedian_autograd);
m(nanmedian_dim_op, nanmedian_dim_autograd);
m(nanmedian_dim_values_op, nanmedian_dim_values_autograd);
m(mode_op, mode_autograd);
m(mode_values_op, mode_values_autograd);
m(unique_dim_op, unique_dim_autograd);
m(_unique_op, _unique_autograd);
m(_unique2_op, _unique2_autograd);
m(unique_consecutive_op, unique_consecutive_autograd);
m(histc_out_op, fallthrough);
m(histc_op, fallthrough);
m(bincount_op, fallthrough);
m(cummax_op, cummax_autograd);
m(cummax_out_op, cummax_out_autograd);
m(cummin_op, cummin_autograd);
m(cummin_out_op, cummin_out_autograd);
m(mvlgamma_op, mvlgamma_autograd);
m(mvlgamma__op, mvlgamma__autograd);
m(mvlgamma_out_op, mvlgamma_out_autograd);
m(_histogramdd_bin_edges_op, _histogramdd_bin_edges_autograd);
m(_histogramdd_from_bin_cts_op, _histogramdd_from_bin_cts_autograd);
m(_histogramdd_from_bin_tensors_op, _histogramdd_from_bin_tensors_autograd);
m(sum_op, sum_autograd);
m(sum_dim_IntList_op, sum_dim_IntList_autograd);
m(sum_IntList_out_op, sum_IntList_out_autograd);
m(mean_op, mean_autograd);
m(mean_dim_op, mean_dim_autograd);
m(mean_out_op, mean_out_autograd);
m(prod_op, prod_autograd);
m(prod_dim_int_op, prod_dim_int_autograd);
m(prod_int_out_op, prod_int_out_autograd);
m(amax_op, amax_autograd);
m(amax_out_op, amax_out_autograd);
m(amin_op, amin_autograd);
m(amin_out_op, amin_out_autograd);
m(aminmax_op, aminmax_autograd);
m(max_op, max_autograd);
m(max_dim_op, max_dim_autograd);
m(max_dim_max_op, max_dim_max_autograd);
m(min_op, min_autograd);
m(min_dim_op, min_dim_autograd);
m(min_dim_min_op, min_dim_min_autograd);
m(argmax_op, fallthrough);
m(argmin_op, fallthrough);
m(any_dim_op, fallthrough);
m(any_out_op, fallthrough);
m(any_op, fallthrough);
m(any_all_out_op, fallthrough);
m(all_dim_op, fallthrough);
m(all_out_op, fallthrough);
m(all_op, fallthrough);
m(all_all_out_op, fallthrough);
m(var_correction_op, var_correction_autograd);
m(var_correction_out_op, var_correction_out_autograd);
m(std_correction_op, std_correction_autograd);
m(std_correction_out_op, std_correction_out_autograd);
m(var_mean_correction_op, var_mean_correction_autograd);
m(std_mean_correction_op, std_mean_correction_autograd);
m(logsumexp_op, logsumexp_autograd);
m(logsumexp_out_op, logsumexp_out_autograd);
m(norm_ScalarOpt_dtype_op, norm_ScalarOpt_dtype_autograd);
m(norm_Scalar_op, norm_Scalar_autograd);
m(norm_ScalarOpt_dim_dtype_op, norm_ScalarOpt_dim_dtype_autograd);
m(norm_dtype_out_op, norm_dtype_out_autograd);
m(norm_ScalarOpt_dim_op, norm_ScalarOpt_dim_autograd);
m(norm_out_op, norm_out_autograd);
m(linalg_vector_norm_op, linalg_vector_norm_autograd);
m(linalg_vector_norm_out_op, linalg_vector_norm_out_autograd);
m(dist_op, dist_autograd);
m(cumsum_op, cumsum_autograd);
m(cumsum__op, cumsum__autograd);
m(cumsum_out_op, cumsum_out_autograd);
m(cumprod_op, cumprod_autograd);
m(cumprod__op, cumprod__autograd);
m(cumprod_out_op, cumprod_out_autograd);
m(nansum_op, nansum_autograd);
m(nansum_out_op, nansum_out_autograd);
m(logcumsumexp_op, logcumsumexp_autograd);
m(logcumsumexp_out_op, logcumsumexp_out_autograd);
m(mm_op, mm_autograd);
m(mm_out_op, mm_out_autograd);
m(addmm_op, addmm_autograd);
m(addmm__op, addmm__autograd);
m(addmm_out_op, addmm_out_autograd);
m(bmm_op, bmm_autograd);
m(bmm_out_op, bmm_out_autograd);
m(baddbmm_op, baddbmm_autograd);
m(baddbmm__op, baddbmm__autograd);
m(baddbmm_out_op, baddbmm_out_autograd);
m(addbmm_op, addbmm_autograd);
m(mv_op, mv_autograd);
m(addmv_op, addmv_autograd);
m(addmv__op, addmv__autograd);
m(addmv_out_op, addmv_out_autograd);
m(addr_op, addr_autograd);
m(dot_op, dot_autograd);
m(vdot_op, vdot_autograd);
m(_trilinear_op, _trilinear_autograd);
m(linalg_cross_op, linalg_cross_autograd);
m(_cdist_forward_op, _cdist_forward_autograd);
m(_cdist_backward_op, _cdist_backward_autograd);
m(_euclidean_dist_op, _euclidean_dist_autograd);
m(_pdist_forward_op, _pdist_forward_autograd);
m(_pdist_backward_op, _pdist_backward_autograd);
m(linalg_cholesky_ex_op, linalg_cholesky_ex_autograd);
m(cholesky_op, cholesky_autograd);
m(cholesky_inverse_op, cholesky_inverse_autograd);
m(cholesky_solve_op, cholesky_solve_autograd);
m(linalg_lu_factor_ex_op, linalg_lu_factor_ex_autograd);
m(linalg_lu_op, linalg_lu_autograd);
m(linalg_lu_solve_op, linalg_lu_solve_autograd);
m(lu_unpack_op, lu_unpack_autograd);
m(_linalg_det_op, _linalg_det_autograd);
m(_linalg_slogdet_op, _linalg_slogdet_autograd);
m(_linalg_solve_ex_op, _linalg_solve_ex_autograd);
m(linalg_inv_ex_op, linalg_inv_ex_autograd);
m(linalg_solve_triangular_op, linalg_solve_triangular_autograd);
m(triangular_solve_op, triangular_solve_autograd);
m(triangular_solve_X_op, triangular_solve_X_autograd);
m(linalg_qr_op, linalg_qr_autograd);
m(geqrf_op, geqrf_autograd);
m(linalg_householder_product_op, linalg_householder_product_autograd);
m(_linalg_eigh_op, _linalg_eigh_autograd);
m(_linalg_svd_op, _linalg_svd_autograd);
m(linalg_matrix_exp_op, linalg_matrix_exp_autograd);
m(linalg_pinv_atol_rtol_tensor_op, linalg_pinv_atol_rtol_tensor_autograd);
m(linalg_lstsq_op, linalg_lstsq_autograd);
m(_fft_c2r_op, _fft_c2r_autograd);
m(addr__op, addr__autograd);
m(addbmm__op, addbmm__autograd);
m(_linalg_check_errors_op, fallthrough);
m(linalg_ldl_factor_ex_op, linalg_ldl_factor_ex_autograd);
m(linalg_ldl_solve_op, linalg_ldl_solve_autograd);
m(ormqr_op, ormqr_autograd);
m(symeig_op, symeig_autograd);
m(symeig_e_op, symeig_e_autograd);
m(_softmax_op, _softmax_autograd);
m(_softmax_out_op, _softmax_out_autograd);
m(_softmax_backward_data_op, _softmax_backward_data_autograd);
m(_softmax_backward_data_out_op, _softmax_backward_data_out_autograd);
m(_log_softmax_op, _log_softmax_autograd);
m(_log_softmax_out_op, _log_softmax_out_autograd);
m(_log_softmax_backward_data_op, _log_softmax_backward_data_autograd);
m(_log_softmax_backward_data_out_op, _log_softmax_backward_data_out_autograd);
m(nll_loss_forward_op, nll_loss_forward_autograd);
m(nll_loss_forward_output_op, nll_loss_forward_output_autograd);
m(nll_loss_backward_op, nll_loss_backward_autograd);
m(nll_loss_backward_grad_input_op, nll_loss_backward_grad_input_autograd);
m(nll_loss2d_forward_op, nll_loss2d_forward_autograd);
m(nll_loss2d_forward_output_op, nll_loss2d_forward_output_autograd);
m(nll_loss2d_backward_op, nll_loss2d_backward_autograd);
m(nll_loss2d_backward_grad_input_op, nll_loss2d_backward_grad_input_autograd);
m(mse_loss_op, mse_loss_autograd);
m(mse_loss_backward_op, mse_loss_backward_autograd);
m(smooth_l1_loss_op, smooth_l1_loss_autograd);
m(smooth_l1_loss_backward_op, smooth_l1_loss_backward_autograd);
m(huber_loss_op, huber_loss_autograd);
m(huber_loss_backward_op, huber_loss_backward_autograd);
m(huber_loss_backward_out_op, huber_loss_backward_out_autograd);
m(binary_cross_entropy_op, binary_cross_entropy_autograd);
m(binary_cross_entropy_backward_op, binary_cross_entropy_backward_autograd);
m(binary_cross_entropy_with_logits_op, binary_cross_entropy_with_logits_autograd);
m(soft_margin_loss_op, soft_margin_loss_autograd);
m(soft_margin_loss_backward_op, soft_margin_loss_backward_autograd);
m(native_layer_norm_op, native_layer_norm_autograd);
m(native_layer_norm_backward_op, native_layer_norm_backward_autograd);
m(native_batch_norm_op, native_batch_norm_autograd);
m(native_batch_norm_backward_op, native_batch_norm_backward_autograd);
m(native_group_norm_op, native_group_norm_autograd);
m(native_group_norm_backward_op, native_group_norm_backward_autograd);
m(convolution_op, convolution_autograd);
m(convolution_backward_op, convolution_backward_autograd);
m(im2col_op, im2col_autograd);
m(col2im_op, col2im_autograd);
m(max_pool2d_with_indices_op, max_pool2d_with_indices_autograd);
m(max_pool2d_with_indices_out_op, max_pool2d_with_indices_out_autograd);
m(max_pool2d_with_indices_backward_op, max_pool2d_with_indices_backward_autograd);
m(avg_pool2d_op, avg_pool2d_autograd);
m(avg_pool2d_backward_op, avg_pool2d_backward_autograd);
m(_adaptive_avg_pool2d_op, _adaptive_avg_pool2d_autograd);
m(_adaptive_avg_pool2d_backward_op, _adaptive_avg_pool2d_backward_autograd);
m(adaptive_max_pool2d_op, adaptive_max_pool2d_autograd);
m(adaptive_max_pool2d_out_op, adaptive_max_pool2d_out_autograd);
m(adaptive_max_pool2d_backward_op, adaptive_max_pool2d_backward_autograd);
m(max_unpool2d_op, max_unpool2d_autograd);
m(max_pool3d_with_indices_op, max_pool3d_with_indices_autograd);
m(max_pool3d_with_indices_backward_op, max_pool3d_with_indices_backward_autograd);
m(avg_pool3d_op, avg_pool3d_autograd);
m(avg_pool3d_backward_op, avg_pool3d_backward_autograd);
m(_adaptive_avg_pool3d_op, _adaptive_avg_pool3d_autograd);
m(_adaptive_avg_pool3d_backward_op, _adaptive_avg_pool3d_backward_autograd);
m(adaptive_max_pool3d_op, adaptive_max_pool3d_autograd);
m(adaptive_max_pool3d_out_op, adaptive_max_pool3d_out_autograd);
m(adaptive_max_pool3d_backward_op, adaptive_max_pool3d_backward_autograd);
m(max_unpool3d_op, max_unpool3d_autograd);
m(glu_op, glu_autograd);
m(glu_backward_op, glu_backward_autograd);
m(glu_jvp_op, fallthrough);
m(prelu_op, prelu_autograd);
m(prelu_backward_op, prelu_backward_autograd);
m(renorm_op, renorm_autograd);
m(renorm__op, renorm__autograd);
m(renorm_out_op, renorm_out_autograd);
m(pixel_shuffle_op, pixel_shuffle_autograd);
m(pixel_unshuffle_op, pixel_unshuffle_autograd);
m(upsample_nearest1d_op, upsample_nearest1d_autograd);
m(upsample_nearest1d_backward_op, upsample_nearest1d_backward_autograd);
m(upsample_nearest1d_vec_op, upsample_nearest1d_vec_autograd);
m(upsample_nearest1d_backward_vec_op, upsample_nearest1d_backward_vec_autograd);
m(upsample_nearest2d_op, upsample_nearest2d_autograd);
m(upsample_nearest2d_backward_op, upsample_nearest2d_backward_autograd);
m(upsample_nearest2d_vec_op, upsample_nearest2d_vec_autograd);
m(upsample_nearest2d_backward_vec_op, upsample_nearest2d_backward_vec_autograd);
m(upsample_nearest3d_op, upsample_nearest3d_autograd);
m(upsample_nearest3d_backward_op, upsample_nearest3d_backward_autograd);
m(upsample_nearest3d_vec_op, upsample_nearest3d_vec_autograd);
m(upsample_nearest3d_backward_vec_op, upsample_nearest3d_backward_vec_autograd);
m(_upsample_nearest_exact1d_op, _upsample_nearest_exact1d_autograd);
m(_upsample_nearest_exact1d_backward_op, _upsample_nearest_exact1d_backward_autograd);
m(_upsample_nearest_exact1d_vec_op, _upsample_nearest_exact1d_vec_autograd);
m(_upsample_nearest_exact1d_backward_vec_op, _upsample_nearest_exact1d_backward_vec_autograd);
m(_upsample_nearest_exact2d_op, _upsample_nearest_exact2d_autograd);
m(_upsample_nearest_exact2d_backward_op, _upsample_nearest_exact2d_backward_autograd);
m(_upsample_nearest_exact2d_vec_op, _upsample_nearest_exact2d_vec_autograd);
m(_upsample_nearest_exact2d_backward_vec_op, _upsample_nearest_exact2d_backward_vec_autograd);
m(_upsample_nearest_exact3d_op, _upsample_nearest_exact3d_autograd);
m(_upsample_nearest_exact3d_backward_op, _upsample_nearest_exact3d_backward_autograd);
m(_upsample_nearest_exact3d_vec_op, _upsample_nearest_exact3d_vec_autograd);
m(_upsample_nearest_exact3d_backward_vec_op, _upsample_nearest_exact3d_backward_vec_autograd);
m(upsample_linear1d_op, upsample_linear1d_autograd);
m(upsample_linear1d_backward_op, upsample_linear1d_backward_autograd);
m(upsample_linear1d_vec_op, upsample_linear1d_vec_autograd);
m(upsample_linear1d_backward_vec_op, upsample_linear1d_backward_vec_autograd);
m(upsample_bilinear2d_op, upsample_bilinear2d_autograd);
m(upsample_bilinear2d_backward_op, upsample_bilinear2d_backward_autograd);
m(upsample_bilinear2d_vec_op, upsample_bilinear2d_vec_autograd);
m(upsample_bilinear2d_backward_vec_op, upsample_bilinear2d_backward_vec_autograd);
m(upsample_trilinear3d_op, upsample_trilinear3d_autograd);
m(upsample_trilinear3d_backward_op, upsample_trilinear3d_backward_autograd);
m(upsample_trilinear3d_vec_op, upsample_trilinear3d_vec_autograd);
m(upsample_trilinear3d_backward_vec_op, upsample_trilinear3d_backward_vec_autograd);
m(upsample_bicubic2d_op, upsample_bicubic2d_autograd);
m(upsample_bicubic2d_backward_op, upsample_bicubic2d_backward_autograd);
m(upsample_bicubic2d_vec_op, upsample_bicubic2d_vec_autograd);
m(upsample_bicubic2d_backward_vec_op, upsample_bicubic2d_backward_vec_autograd);
m(_upsample_bilinear2d_aa_op, _upsample_bilinear2d_aa_autograd);
m(_upsample_bilinear2d_aa_backward_op, _upsample_bilinear2d_aa_backward_autograd);
m(_upsample_bilinear2d_aa_vec_op, _upsample_bilinear2d_aa_vec_autograd);
m(_upsample_bilinear2d_aa_backward_vec_op, _upsample_bilinear2d_aa_backward_vec_autograd);
m(_upsample_bicubic2d_aa_op, _upsample_bicubic2d_aa_autograd);
m(_upsample_bicubic2d_aa_backward_op, _upsample_bicubic2d_aa_backward_autograd);
m(_upsample_bicubic2d_aa_vec_op, _upsample_bicubic2d_aa_vec_autograd);
m(_upsample_bicubic2d_aa_backward_vec_op, _upsample_bicubic2d_aa_backward_vec_autograd);
m(grid_sampler_2d_op, grid_sampler_2d_autograd);
m(grid_sampler_2d_backward_op, grid_sampler_2d_backward_autograd);
m(grid_sampler_3d_op, grid_sampler_3d_autograd);
m(grid_sampler_3d_backward_op, grid_sampler_3d_backward_autograd);
m(affine_grid_generator_op, affine_grid_generator_autograd);
m(multi_margin_loss_op, multi_margin_loss_autograd);
m(multi_margin_loss_backward_op, multi_margin_loss_backward_autograd);
m(multilabel_margin_loss_forward_op, multilabel_margin_loss_forward_autograd);
m(multilabel_margin_loss_backward_op, multilabel_margin_loss_backward_autograd);
m(rrelu_with_noise_out_op, rrelu_with_noise_out_autograd);
m(rrelu_with_noise_op, rrelu_with_noise_autograd);
m(rrelu_with_noise__op, rrelu_with_noise__autograd);
m(rrelu_with_noise_backward_op, rrelu_with_noise_backward_autograd);
m(_ctc_loss_op, _ctc_loss_autograd);
m(_ctc_loss_Tensor_op, _ctc_loss_Tensor_autograd);
m(_ctc_loss_backward_op, _ctc_loss_backward_autograd);
m(_ctc_loss_backward_Tensor_op, _ctc_loss_backward_Tensor_autograd);
m(fractional_max_pool2d_op, fractional_max_pool2d_autograd);
m(fractional_max_pool2d_output_op, fractional_max_pool2d_output_autograd);
m(fractional_max_pool2d_backward_op, fractional_max_pool2d_backward_autograd);
m(fractional_max_pool3d_op, fractional_max_pool3d_autograd);
m(fractional_max_pool3d_output_op, fractional_max_pool3d_output_autograd);
m(fractional_max_pool3d_backward_op, fractional_max_pool3d_backward_autograd);
m(conv_tbc_op, conv_tbc_autograd);
m(_weight_norm_interface_op, _weight_norm_interface_autograd);
m(_pack_padded_sequence_op, _pack_padded_sequence_autograd);
m(abs__op, abs__autograd);
m(abs_out_op, abs_out_autograd);
m(neg__op, neg__autograd);
m(neg_out_op, neg_out_autograd);
m(sign__op, sign__autograd);
m(sign_out_op, sign_out_autograd);
m(sgn__op, sgn__autograd);
m(sgn_out_op, sgn_out_autograd);
m(signbit_out_op, fallthrough);
m(exp__op, exp__autograd);
m(exp_out_op, exp_out_autograd);
m(expm1__op, expm1__autograd);
m(expm1_out_op, expm1_out_autograd);
m(exp2__op, exp2__autograd);
m(exp2_out_op, exp2_out_autograd);
m(log__op, log__autograd);
m(log_out_op, log_out_autograd);
m(log1p__op, log1p__autograd);
m(log1p_out_op, log1p_out_autograd);
m(log2__op, log2__autograd);
m(log2_out_op, log2_out_autograd);
m(log10__op, log10__autograd);
m(log10_out_op, log10_out_autograd);
m(sqrt__op, sqrt__autograd);
m(sqrt_out_op, sqrt_out_autograd);
m(rsqrt__op, rsqrt__autograd);
m(rsqrt_out_op, rsqrt_out_autograd);
m(sin__op, sin__autograd);
m(sin_out_op, sin_out_autograd);
m(cos__op, cos__autograd);
m(cos_out_op, cos_out_autograd);
m(tan__op, tan__autograd);
m(tan_out_op, tan_out_autograd);
m(asin__op, asin__autograd);
m(asin_out_op, asin_out_autograd);
m(acos__op, acos__autograd);
m(acos_out_op, acos_out_autograd);
m(atan__op, atan__autograd);
m(atan_out_op, atan_out_autograd);
m(sinh__op, sinh__autograd);
m(sinh_out_op, sinh_out_autograd);
m(cosh__op, cosh__autograd);
m(cosh_out_op, cosh_out_autograd);
m(tanh__op, tanh__autograd);
m(tanh_out_op, tanh_out_autograd);
m(asinh__op, asinh__autograd);
m(asinh_out_op, asinh_out_autograd);
m(acosh__op, acosh__autograd);
m(acosh_out_op, acosh_out_autograd);
m(atanh__op, atanh__autograd);
m(atanh_out_op, atanh_out_autograd);
m(erf__op, erf__autograd);
m(erf_out_op, erf_out_autograd);
m(erfc__op, erfc__autograd);
m(erfc_out_op, erfc_out_autograd);
m(erfinv__op, erfinv__autograd);
m(erfinv_out_op, erfinv_out_autograd);
m(lgamma__op, lgamma__autograd);
m(lgamma_out_op, lgamma_out_autograd);
m(digamma__op, digamma__autograd);
m(digamma_out_op, digamma_out_autograd);
m(sigmoid__op, sigmoid__autograd);
m(sigmoid_out_op, sigmoid_out_autograd);
m(polygamma_out_op, polygamma_out_autograd);
m(reciprocal__op, reciprocal__autograd);
m(reciprocal_out_op, reciprocal_out_autograd);
m(floor__op, floor__autograd);
m(floor_out_op, floor_out_autograd);
m(ceil__op, ceil__autograd);
m(ceil_out_op, ceil_out_autograd);
m(trunc__op, trunc__autograd);
m(trunc_out_op, trunc_out_autograd);
m(round__op, round__autograd);
m(round_out_op, round_out_autograd);
m(round__decimals_op, round__decimals_autograd);
m(round_decimals_out_op, round_decimals_out_autograd);
m(frac__op, frac__autograd);
m(frac_out_op, frac_out_autograd);
m(sinc__op, sinc__autograd);
m(sinc_out_op, sinc_out_autograd);
m(deg2rad__op, deg2rad__autograd);
m(deg2rad_out_op, deg2rad_out_autograd);
m(rad2deg__op, rad2deg__autograd);
m(rad2deg_out_op, rad2deg_out_autograd);
m(logit__op, logit__autograd);
m(logit_out_op, logit_out_autograd);
m(nan_to_num__op, nan_to_num__autograd);
m(nan_to_num_out_op, nan_to_num_out_autograd);
m(isposinf_out_op, fallthrough);
m(isneginf_out_op, fallthrough);
m(logical_not__op, fallthrough);
m(logical_not_out_op, fallthrough);
m(bitwise_not__op, fallthrough);
m(bitwise_not_out_op, fallthrough);
m(add__Tensor_op, add__Tensor_autograd);
m(add_out_op, add_out_autograd);
m(add__Scalar_op, add__Scalar_autograd);
m(sub__Tensor_op, sub__Tensor_autograd);
m(sub_out_op, sub_out_autograd);
m(sub__Scalar_op, sub__Scalar_autograd);
m(mul__Tensor_op, mul__Tensor_autograd);
m(mul_out_op, mul_out_autograd);
m(mul__Scalar_op, mul__Scalar_autograd);
m(div__Tensor_op, div__Tensor_autograd);
m(div_out_op, div_out_autograd);
m(div__Scalar_op, div__Scalar_autograd);
m(div__Tensor_mode_op, div__Tensor_mode_autograd);
m(div_out_mode_op, div_out_mode_autograd);
m(div__Scalar_mode_op, div__Scalar_mode_autograd);
m(floor_divide__Tensor_op, floor_divide__Tensor_autograd);
m(floor_divide__Scalar_op, floor_divide__Scalar_autograd);
m(remainder__Tensor_op, remainder__Tensor_autograd);
m(remainder_Tensor_out_op, remainder_Tensor_out_autograd);
m(remainder__Scalar_op, remainder__Scalar_autograd);
m(remainder_Scalar_out_op, remainder_Scalar_out_autograd);
m(fmod__Tensor_op, fmod__Tensor_autograd);
m(fmod_Tensor_out_op, fmod_Tensor_out_autograd);
m(fmod__Scalar_op, fmod__Scalar_autograd);
m(fmod_Scalar_out_op, fmod_Scalar_out_autograd);
m(pow__Tensor_op, pow__Tensor_autograd);
m(pow_Tensor_Tensor_out_op, pow_Tensor_Tensor_out_autograd);
m(pow__Scalar_op, pow__Scalar_autograd);
m(pow_Tensor_Scalar_out_op, pow_Tensor_Scalar_out_autograd);
m(pow_Scalar_out_op, pow_Scalar_out_autograd);
m(atan2__op, atan2__autograd);
m(atan2_out_op, atan2_out_autograd);
m(hypot__op, hypot__autograd);
m(hypot_out_op, hypot_out_autograd);
m(copysign__Tensor_op, copysign__Tensor_autograd);
m(copysign_out_op, copysign_out_autograd);
m(copysign__Scalar_op, copysign__Scalar_autograd);
m(copysign_Scalar_out_op, copysign_Scalar_out_autograd);
m(xlogy__Tensor_op, xlogy__Tensor_autograd);
m(xlogy_OutTensor_op, xlogy_OutTensor_autograd);
m(xlogy_OutScalar_Self_op, xlogy_OutScalar_Self_autograd);
m(xlogy__Scalar_Other_op, xlogy__Scalar_Other_autograd);
m(xlogy_OutScalar_Other_op, xlogy_OutScalar_Other_autograd);
m(logaddexp_out_op, logaddexp_out_autograd);
m(logaddexp2_out_op, logaddexp2_out_autograd);
m(heaviside__op, heaviside__autograd);
m(gcd__op, fallthrough);
m(gcd_out_op, fallthrough);
m(addcmul__op, addcmul__autograd);
m(addcmul_out_op, addcmul_out_autograd);
m(addcdiv__op, addcdiv__autograd);
m(addcdiv_out_op, addcdiv_out_autograd);
m(lerp__Scalar_op, lerp__Scalar_autograd);
m(lerp_Scalar_out_op, lerp_Scalar_out_autograd);
m(lerp__Tensor_op, lerp__Tensor_autograd);
m(lerp_Tensor_out_op, lerp_Tensor_out_autograd);
m(eq__Tensor_op, eq__Tensor_autograd);
m(eq_Tensor_out_op, fallthrough);
m(eq__Scalar_op, eq__Scalar_autograd);
m(eq_Scalar_out_op, fallthrough);
m(ne__Tensor_op, ne__Tensor_autograd);
m(ne_Tensor_out_op, fallthrough);
m(ne__Scalar_op, ne__Scalar_autograd);
m(ne_Scalar_out_op, fallthrough);
m(lt__Tensor_op, lt__Tensor_autograd);
m(lt_Tensor_out_op, fallthrough);
m(lt__Scalar_op, lt__Scalar_autograd);
m(lt_Scalar_out_op, fallthrough);
m(le__Tensor_op, le__Tensor_autograd);
m(le_Tensor_out_op, fallthrough);
m(le__Scalar_op, le__Scalar_autograd);
m(le_Scalar_out_op, fallthrough);
m(gt__Tensor_op, gt__Tensor_autograd);
m(gt_Tensor_out_op, fallthrough);
m(gt__Scalar_op, gt__Scalar_autograd);
m(gt_Scalar_out_op, fallthrough);
m(ge__Tensor_op, ge__Tensor_autograd);
m(ge_Tensor_out_op, fallthrough);
m(ge__Scalar_op, ge__Scalar_autograd);
m(ge_Scalar_out_op, fallthrough);
m(logical_and__op, fallthrough);
m(logical_and_out_op, fallthrough);
m(logical_or__op, fallthrough);
m(logical_or_out_op, fallthrough);
m(logical_xor__op, fallthrough);
m(logical_xor_out_op, fallthrough);
m(bitwise_and__Tensor_op, fallthrough);
m(bitwise_and_Tensor_out_op, fallthrough);
m(bitwise_and__Scalar_op, fallthrough);
m(bitwise_and_Scalar_out_op, fallthrough);
m(bitwise_or__Tensor_op, fallthrough);
m(bitwise_or_Tensor_out_op, fallthrough);
m(bitwise_or__Scalar_op, fallthrough);
m(bitwise_or_Scalar_out_op, fallthrough);
m(bitwise_xor__Tensor_op, fallthrough);
m(bitwise_xor_Tensor_out_op, fallthrough);
m(bitwise_xor__Scalar_op, fallthrough);
m(bitwise_xor_Scalar_out_op, fallthrough);
m(bitwise_left_shift__Tensor_op, fallthrough);
m(bitwise_left_shift_Tensor_out_op, fallthrough);
m(bitwise_left_shift__Tensor_Scalar_op, fallthrough);
m(bitwise_left_shift_Tensor_Scalar_out_op, fallthrough);
m(bitwise_right_shift__Tensor_op, fallthrough);
m(bitwise_right_shift_Tensor_out_op, fallthrough);
m(bitwise_right_shift__Tensor_Scalar_op, fallthrough);
m(bitwise_right_shift_Tensor_Scalar_out_op, fallthrough);
m(maximum_out_op, maximum_out_autograd);
m(minimum_out_op, minimum_out_autograd);
m(fmax_out_op, fmax_out_autograd);
m(fmin_out_op, fmin_out_autograd);
m(where_self_out_op, where_self_out_autograd);
m(clamp__op, clamp__autograd);
m(clamp_out_op, clamp_out_autograd);
m(clamp_min__op, clamp_min__autograd);
m(clamp_min_out_op, clamp_min_out_autograd);
m(clamp_min__Tensor_op, clamp_min__Tensor_autograd);
m(clamp_min_Tensor_out_op, clamp_min_Tensor_out_autograd);
m(clamp_max__op, clamp_max__autograd);
m(clamp_max_out_op, clamp_max_out_autograd);
m(clamp_max__Tensor_op, clamp_max__Tensor_autograd);
m(clamp_max_Tensor_out_op, clamp_max_Tensor_out_autograd);
m(relu__op, relu__autograd);
m(leaky_relu__op, leaky_relu__autograd);
m(leaky_relu_out_op, leaky_relu_out_autograd);
m(elu__op, elu__autograd);
m(elu_out_op, elu_out_autograd);
m(gelu__op, gelu__autograd);
m(gelu_out_op, gelu_out_autograd);
m(silu__op, silu__autograd);
m(silu_out_op, silu_out_autograd);
m(mish__op, mish__autograd);
m(mish_out_op, mish_out_autograd);
m(hardsigmoid__op, hardsigmoid__autograd);
m(hardsigmoid_out_op, hardsigmoid_out_autograd);
m(hardswish__op, hardswish__autograd);
m(hardswish_out_op, hardswish_out_autograd);
m(softplus_out_op, softplus_out_autograd);
m(hardtanh__op, hardtanh__autograd);
m(hardtanh_out_op, hardtanh_out_autograd);
m(threshold__op, threshold__autograd);
m(threshold_out_op, threshold_out_autograd);
m(hardshrink_out_op, hardshrink_out_autograd);
m(softshrink_out_op, softshrink_out_autograd);
m(sigmoid_backward_grad_input_op, sigmoid_backward_grad_input_autograd);
m(tanh_backward_grad_input_op, tanh_backward_grad_input_autograd);
m(threshold_backward_grad_input_op, threshold_backward_grad_input_autograd);
m(leaky_relu_backward_grad_input_op, leaky_relu_backward_grad_input_autograd);
m(elu_backward_grad_input_op, elu_backward_grad_input_autograd);
m(gelu_backward_grad_input_op, gelu_backward_grad_input_autograd);
m(softplus_backward_grad_input_op, softplus_backward_grad_input_autograd);
m(hardtanh_backward_grad_input_op, hardtanh_backward_grad_input_autograd);
m(hardshrink_backward_grad_input_op, hardshrink_backward_grad_input_autograd);
m(softshrink_backward_grad_input_op, softshrink_backward_grad_input_autograd);
m(log_sigmoid_backward_grad_input_op, log_sigmoid_backward_grad_input_autograd);
m(i0__op, i0__autograd);
m(i0_out_op, i0_out_autograd);
m(special_i0e_out_op, special_i0e_out_autograd);
m(special_i1_out_op, special_i1_out_autograd);
m(special_i1e_out_op, special_i1e_out_autograd);
m(special_entr_out_op, special_entr_out_autograd);
m(special_ndtri_out_op, special_ndtri_out_autograd);
m(special_log_ndtr_out_op, special_log_ndtr_out_autograd);
m(special_erfcx_out_op, special_erfcx_out_autograd);
m(special_xlog1py_out_op, special_xlog1py_out_autograd);
m(special_xlog1py_self_scalar_out_op, special_xlog1py_self_scalar_out_autograd);
m(special_xlog1py_other_scalar_out_op, special_xlog1py_other_scalar_out_autograd);
m(special_zeta_out_op, special_zeta_out_autograd);
m(special_zeta_self_scalar_out_op, special_zeta_self_scalar_out_autograd);
m(special_zeta_other_scalar_out_op, special_zeta_other_scalar_out_autograd);
m(igamma__op, igamma__autograd);
m(igamma_out_op, igamma_out_autograd);
m(igammac__op, igammac__autograd);
m(igammac_out_op, igammac_out_autograd);
m(nextafter__op, nextafter__autograd);
m(nextafter_out_op, nextafter_out_autograd);
m(lcm__op, fallthrough);
m(lcm_out_op, fallthrough);
m(angle_out_op, angle_out_autograd);
m(special_airy_ai_out_op, fallthrough);
m(special_bessel_j0_out_op, fallthrough);
m(special_bessel_j1_out_op, fallthrough);
m(special_bessel_y0_out_op, fallthrough);
m(special_bessel_y1_out_op, fallthrough);
m(special_modified_bessel_i0_out_op, fallthrough);
m(special_modified_bessel_i1_out_op, fallthrough);
m(special_modified_bessel_k0_out_op, fallthrough);
m(special_modified_bessel_k1_out_op, fallthrough);
m(special_scaled_modified_bessel_k0_out_op, fallthrough);
m(special_scaled_modified_bessel_k1_out_op, fallthrough);
m(special_spherical_bessel_j0_out_op, fallthrough);
m(special_chebyshev_polynomial_t_out_op, fallthrough);
m(special_chebyshev_polynomial_t_x_scalar_out_op, fallthrough);
m(special_chebyshev_polynomial_t_n_scalar_out_op, fallthrough);
m(special_chebyshev_polynomial_u_out_op, fallthrough);
m(special_chebyshev_polynomial_u_x_scalar_out_op, fallthrough);
m(special_chebyshev_polynomial_u_n_scalar_out_op, fallthrough);
m(special_chebyshev_polynomial_v_out_op, fallthrough);
m(special_chebyshev_polynomial_v_x_scalar_out_op, fallthrough);
m(special_chebyshev_polynomial_v_n_scalar_out_op, fallthrough);
m(special_chebyshev_polynomial_w_out_op, fallthrough);
m(special_chebyshev_polynomial_w_x_scalar_out_op, fallthrough);
m(special_chebyshev_polynomial_w_n_scalar_out_op, fallthrough);
m(special_hermite_polynomial_h_out_op, fallthrough);
m(special_hermite_polynomial_h_x_scalar_out_op, fallthrough);
m(special_hermite_polynomial_h_n_scalar_out_op, fallthrough);
m(special_hermite_polynomial_he_out_op, fallthrough);
m(special_hermite_polynomial_he_x_scalar_out_op, fallthrough);
m(special_hermite_polynomial_he_n_scalar_out_op, fallthrough);
m(special_laguerre_polynomial_l_out_op, fallthrough);
m(special_laguerre_polynomial_l_x_scalar_out_op, fallthrough);
m(special_laguerre_polynomial_l_n_scalar_out_op, fallthrough);
m(special_legendre_polynomial_p_out_op, fallthrough);
m(special_legendre_polynomial_p_x_scalar_out_op, fallthrough);
m(special_legendre_polynomial_p_n_scalar_out_op, fallthrough);
m(special_shifted_chebyshev_polynomial_t_out_op, fallthrough);
m(special_shifted_chebyshev_polynomial_t_x_scalar_out_op, fallthrough);
m(special_shifted_chebyshev_polynomial_t_n_scalar_out_op, fallthrough);
m(special_shifted_chebyshev_polynomial_u_out_op, fallthrough);
m(special_shifted_chebyshev_polynomial_u_x_scalar_out_op, fallthrough);
m(special_shifted_chebyshev_polynomial_u_n_scalar_out_op, fallthrough);
m(special_shifted_chebyshev_polynomial_v_out_op, fallthrough);
m(special_shifted_chebyshev_polynomial_v_x_scalar_out_op, fallthrough);
m(special_shifted_chebyshev_polynomial_v_n_scalar_out_op, fallthrough);
m(special_shifted_chebyshev_polynomial_w_out_op, fallthrough);
m(special_shifted_chebyshev_polynomial_w_x_scalar_out_op, fallthrough);
m(special_shifted_chebyshev_polynomial_w_n_scalar_out_op, fallthrough);
m(frexp_Tensor_out_op, frexp_Tensor_out_autograd);
m(empty_like_out_op, fallthrough);
m(new_empty_out_op, fallthrough);
m(new_empty_strided_out_op, fallthrough);
m(new_zeros_out_op, fallthrough);
m(new_ones_out_op, fallthrough);
m(new_full_out_op, fallthrough);
m(zeros_like_out_op, fallthrough);
m(ones_like_out_op, fallthrough);
m(full_like_out_op, fallthrough);
m(rand_like_out_op, fallthrough);
m(randn_like_out_op, fallthrough);
m(bernoulli_Tensor_op, bernoulli_Tensor_autograd);
m(uniform_op, uniform_autograd);
m(random_from_op, random_from_autograd);
m(random_to_op, random_to_autograd);
m(random_op, random_autograd);
m(exponential_op, exponential_autograd);
m(log_normal_op, log_normal_autograd);
m(geometric_op, geometric_autograd);
m(cauchy_op, cauchy_autograd);
m(zero_op, zero_autograd);
m(expand_copy_out_op, expand_copy_out_autograd);
m(alias_copy_out_op, alias_copy_out_autograd);
m(as_strided_copy_out_op, as_strided_copy_out_autograd);
m(diagonal_copy_out_op, diagonal_copy_out_autograd);
m(permute_copy_out_op, permute_copy_out_autograd);
m(squeeze_copy_out_op, squeeze_copy_out_autograd);
m(t_copy_out_op, t_copy_out_autograd);
m(unfold_copy_out_op, unfold_copy_out_autograd);
m(unsqueeze_copy_out_op, unsqueeze_copy_out_autograd);
m(view_copy_out_op, view_copy_out_autograd);
m(index_Tensor_out_op, index_Tensor_out_autograd);
m(_index_put_impl_op, _index_put_impl_autograd);
m(embedding_renorm_op, embedding_renorm_autograd);
m(addbmm_out_op, addbmm_out_autograd);
m(mv_out_op, mv_out_autograd);
m(addr_out_op, addr_out_autograd);
m(dot_out_op, dot_out_autograd);
m(vdot_out_op, vdot_out_autograd);
m(linalg_cross_out_op, linalg_cross_out_autograd);
m(linalg_cholesky_ex_L_op, linalg_cholesky_ex_L_autograd);
m(cholesky_out_op, cholesky_out_autograd);
m(cholesky_inverse_out_op, cholesky_inverse_out_autograd);
m(cholesky_solve_out_op, cholesky_solve_out_autograd);
m(linalg_lu_factor_ex_out_op, linalg_lu_factor_ex_out_autograd);
m(linalg_lu_out_op, linalg_lu_out_autograd);
m(linalg_lu_solve_out_op, linalg_lu_solve_out_autograd);
m(lu_unpack_out_op, lu_unpack_out_autograd);
m(_linalg_det_result_op, _linalg_det_result_autograd);
m(_linalg_slogdet_sign_op, _linalg_slogdet_sign_autograd);
m(_linalg_solve_ex_result_op, _linalg_solve_ex_result_autograd);
m(linalg_inv_ex_inverse_op, linalg_inv_ex_inverse_autograd);
m(linalg_solve_triangular_out_op, linalg_solve_triangular_out_autograd);
m(linalg_qr_out_op, linalg_qr_out_autograd);
m(geqrf_a_op, geqrf_a_autograd);
m(linalg_householder_product_out_op, linalg_householder_product_out_autograd);
m(_linalg_eigh_eigenvalues_op, _linalg_eigh_eigenvalues_autograd);
m(_linalg_svd_U_op, _linalg_svd_U_autograd);
m(linalg_pinv_atol_rtol_tensor_out_op, linalg_pinv_atol_rtol_tensor_out_autograd);
m(linalg_lstsq_out_op, linalg_lstsq_out_autograd);
m(ormqr_out_op, ormqr_out_autograd);
m(mse_loss_out_op, mse_loss_out_autograd);
m(mse_loss_backward_grad_input_op, mse_loss_backward_grad_input_autograd);
m(smooth_l1_loss_out_op, smooth_l1_loss_out_autograd);
m(smooth_l1_loss_backward_grad_input_op, smooth_l1_loss_backward_grad_input_autograd);
m(huber_loss_out_op, huber_loss_out_autograd);
m(binary_cross_entropy_out_op, binary_cross_entropy_out_autograd);
m(binary_cross_entropy_backward_grad_input_op, binary_cross_entropy_backward_grad_input_autograd);
m(soft_margin_loss_out_op, soft_margin_loss_out_autograd);
m(soft_margin_loss_backward_grad_input_op, soft_margin_loss_backward_grad_input_autograd);
m(im2col_out_op, im2col_out_autograd);
m(col2im_out_op, col2im_out_autograd);
m(max_pool2d_with_indices_backward_grad_input_op, max_pool2d_with_indices_backward_grad_input_autograd);
m(avg_pool2d_out_op, avg_pool2d_out_autograd);
m(avg_pool2d_backward_grad_input_op, avg_pool2d_backward_grad_input_autograd);
m(adaptive_max_pool2d_backward_grad_input_op, adaptive_max_pool2d_backward_grad_input_autograd);
m(max_unpool2d_out_op, max_unpool2d_out_autograd);
m(max_pool3d_with_indices_backward_grad_input_op, max_pool3d_with_indices_backward_grad_input_autograd);
m(avg_pool3d_out_op, avg_pool3d_out_autograd);
m(avg_pool3d_backward_grad_input_op, avg_pool3d_backward_grad_input_autograd);
m(adaptive_max_pool3d_backward_grad_input_op, adaptive_max_pool3d_backward_grad_input_autograd);
m(max_unpool3d_out_op, max_unpool3d_out_autograd);
m(glu_out_op, glu_out_autograd);
m(glu_backward_grad_input_op, glu_backward_grad_input_autograd);
m(upsample_nearest1d_out_op, upsample_nearest1d_out_autograd);
m(upsample_nearest1d_backward_grad_input_op, upsample_nearest1d_backward_grad_input_autograd);
m(upsample_nearest2d_out_op, upsample_nearest2d_out_autograd);
m(upsample_nearest2d_backward_grad_input_op, upsample_nearest2d_backward_grad_input_autograd);
m(upsample_nearest3d_out_op, upsample_nearest3d_out_autograd);
m(upsample_nearest3d_backward_grad_input_op, upsample_nearest3d_backward_grad_input_autograd);
m(_upsample_nearest_exact1d_out_op, _upsample_nearest_exact1d_out_autograd);
m(_upsample_nearest_exact1d_backward_grad_input_op, _upsample_nearest_exact1d_backward_grad_input_autograd);
m(_upsample_nearest_exact2d_out_op, _upsample_nearest_exact2d_out_autograd);
m(_upsample_nearest_exact2d_backward_grad_input_op, _upsample_nearest_exact2d_backward_grad_input_autograd);
m(_upsample_nearest_exact3d_out_op, _upsample_nearest_exact3d_out_autograd);
m(_upsample_nearest_exact3d_backward_grad_input_op, _upsample_nearest_exact3d_backward_grad_input_autograd);
m(upsample_linear1d_out_op, upsample_linear1d_out_autograd);
m(upsample_linear1d_backward_grad_input_op, upsample_linear1d_backward_grad_input_autograd);
m(upsample_bilinear2d_out_op, upsample_bilinear2d_out_autograd);
m(upsample_bilinear2d_backward_grad_input_op, upsample_bilinear2d_backward_grad_input_autograd);
m(upsample_trilinear3d_out_op, upsample_trilinear3d_out_autograd);
m(upsample_trilinear3d_backward_grad_input_op, upsample_trilinear3d_backward_grad_input_autograd);
m(upsample_bicubic2d_out_op, upsample_bicubic2d_out_autograd);
m(upsample_bicubic2d_backward_grad_input_op, upsample_bicubic2d_backward_grad_input_autograd);
m(_upsample_bilinear2d_aa_out_op, _upsample_bilinear2d_aa_out_autograd);
m(_upsample_bilinear2d_aa_backward_grad_input_op, _upsample_bilinear2d_aa_backward_grad_input_autograd);
m(_upsample_bicubic2d_aa_out_op, _upsample_bicubic2d_aa_out_autograd);
m(_upsample_bicubic2d_aa_backward_grad_input_op, _upsample_bicubic2d_aa_backward_grad_input_autograd);
m(multi_margin_loss_out_op, multi_margin_loss_out_autograd);
m(fractional_max_pool2d_backward_grad_input_op, fractional_max_pool2d_backward_grad_input_autograd);
m(fractional_max_pool3d_backward_grad_input_op, fractional_max_pool3d_backward_grad_input_autograd);
