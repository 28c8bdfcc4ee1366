// @generated from derivatives.yaml and native_functions.yaml by `npm run codegen`. Do not edit.
// Autograd kernels: each records what the way back needs, runs the operator below autograd, and sets its history.

import {
  Node,
  afterAutograd,
  anyRequiresGrad,
  belowADInplaceOrView,
  belowAutograd,
  checkInplace,
  checkNoGradient,
  edgeOf,
  edgesOf,
  forbidTangents,
  forwardLevel,
  gradEnabled,
  rebaseHistory,
  refusing,
  replaceHistory,
  requiresGrad,
  saveInplaceOutput,
  saveOutput,
  saveTensor,
  saveTensors,
  setHistory,
  setHistoryAll,
} from "../../runtime/autograd/generated-api.js";
import type {
  Device,
} from "../../runtime/core/device.js";
import type {
  DType,
} from "../../runtime/core/dtype.js";
import type {
  Generator,
} from "../../runtime/core/generator.js";
import type {
  Layout,
  MemoryFormat,
} from "../../runtime/core/memory-format.js";
import type {
  Scalar,
} from "../../runtime/core/scalar.js";
import type {
  Tensor,
} from "../../runtime/core/tensor.js";
import {
  local,
} from "../../runtime/dispatch/local.js";
import {
  slot,
} from "../../runtime/dispatch/operator.js";
import {
  geometryOf,
  infoOf,
  isDifferentiableType,
  optionsOf,
  to_args_scalartypes,
  to_args_sizes,
} from "../../runtime/kernels/derivatives/values.js";
import {
  _adaptive_avg_pool2d_backward_op,
  _adaptive_avg_pool2d_op,
  _adaptive_avg_pool3d_backward_op,
  _adaptive_avg_pool3d_op,
  _cdist_backward_op,
  _cdist_forward_op,
  _conj_copy_op,
  _conj_op,
  _conj_physical_op,
  _ctc_loss_Tensor_op,
  _ctc_loss_backward_Tensor_op,
  _ctc_loss_backward_op,
  _ctc_loss_op,
  _embedding_bag_dense_backward_op,
  _embedding_bag_op,
  _embedding_bag_per_sample_weights_backward_op,
  _euclidean_dist_op,
  _fft_c2c_op,
  _fft_c2c_out_op,
  _fft_c2r_op,
  _fft_c2r_out_op,
  _fft_r2c_op,
  _fft_r2c_out_op,
  _histogramdd_bin_edges_op,
  _histogramdd_from_bin_cts_op,
  _histogramdd_from_bin_tensors_op,
  _index_put_impl__op,
  _index_put_impl_op,
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
  _log_softmax_backward_data_op,
  _log_softmax_backward_data_out_op,
  _log_softmax_op,
  _log_softmax_out_op,
  _neg_view_copy_op,
  _neg_view_op,
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
  amax_op,
  amax_out_op,
  amin_op,
  amin_out_op,
  aminmax_op,
  angle_op,
  angle_out_op,
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
  binomial_op,
  block_diag_op,
  bmm_op,
  bmm_out_op,
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
  clone,
  clone_op,
  col2im_op,
  col2im_out_op,
  complex_op,
  complex_out_op,
  conj_physical__op,
  constant_pad_nd_op,
  conv_tbc_op,
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
  detach_copy_op,
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
  gather_op,
  gather_out_op,
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
  glu_op,
  glu_out_op,
  grid_sampler_2d_backward_op,
  grid_sampler_2d_op,
  grid_sampler_3d_backward_op,
  grid_sampler_3d_op,
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
  kthvalue_op,
  kthvalue_values_op,
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
  linalg_eig_op,
  linalg_eig_out_op,
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
  linspace_Scalar_Tensor_op,
  linspace_Scalar_Tensor_out_op,
  linspace_Tensor_Scalar_op,
  linspace_Tensor_Scalar_out_op,
  linspace_Tensor_Tensor_op,
  linspace_Tensor_Tensor_out_op,
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
  logit__op,
  logit_backward_op,
  logit_op,
  logit_out_op,
  logspace_Scalar_Tensor_op,
  logspace_Scalar_Tensor_out_op,
  logspace_Tensor_Scalar_op,
  logspace_Tensor_Scalar_out_op,
  logspace_Tensor_Tensor_op,
  logspace_Tensor_Tensor_out_op,
  logsumexp_op,
  logsumexp_out_op,
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
  ormqr_op,
  ormqr_out_op,
  permute_copy_op,
  permute_copy_out_op,
  permute_op,
  pixel_shuffle_op,
  pixel_unshuffle_op,
  poisson_op,
  polar_op,
  polar_out_op,
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
  segment_reduce_op,
  select_backward_op,
  select_copy_int_op,
  select_int_op,
  select_scatter_op,
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
  special_entr_op,
  special_entr_out_op,
  special_erfcx_op,
  special_erfcx_out_op,
  special_i0e_op,
  special_i0e_out_op,
  special_i1_op,
  special_i1_out_op,
  special_i1e_op,
  special_i1e_out_op,
  special_log_ndtr_op,
  special_log_ndtr_out_op,
  special_ndtri_op,
  special_ndtri_out_op,
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
  squeeze_dims_op,
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
  view_as_complex_copy_op,
  view_as_complex_op,
  view_as_real_copy_op,
  view_as_real_op,
  view_copy_op,
  view_copy_out_op,
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
} from "../operators.js";
import {
  _adaptive_avg_pool2d_backward_jvp,
  _adaptive_avg_pool2d_jvp,
  _adaptive_avg_pool3d_backward_jvp,
  _adaptive_avg_pool3d_jvp,
  _cdist_backward_jvp,
  _cdist_forward_jvp,
  _conj_copy_jvp,
  _conj_jvp,
  _conj_physical_jvp,
  _embedding_bag_dense_backward_jvp,
  _embedding_bag_jvp,
  _embedding_bag_per_sample_weights_backward_jvp,
  _euclidean_dist_jvp,
  _fft_c2c_jvp,
  _fft_c2r_jvp,
  _fft_r2c_jvp,
  _index_put_impl__jvp,
  _index_put_impl_jvp,
  _linalg_det_jvp,
  _linalg_eigh_jvp,
  _linalg_slogdet_jvp,
  _linalg_solve_ex_jvp,
  _linalg_svd_jvp,
  _log_softmax_backward_data_jvp,
  _log_softmax_jvp,
  _neg_view_copy_jvp,
  _neg_view_jvp,
  _pdist_backward_jvp,
  _pdist_forward_jvp,
  _reshape_alias_copy_jvp,
  _reshape_alias_jvp,
  _softmax_backward_data_jvp,
  _softmax_jvp,
  _to_copy_jvp,
  _trilinear_jvp,
  _unsafe_view_jvp,
  _upsample_bicubic2d_aa_backward_jvp,
  _upsample_bicubic2d_aa_backward_vec_jvp,
  _upsample_bicubic2d_aa_jvp,
  _upsample_bicubic2d_aa_vec_jvp,
  _upsample_bilinear2d_aa_backward_jvp,
  _upsample_bilinear2d_aa_backward_vec_jvp,
  _upsample_bilinear2d_aa_jvp,
  _upsample_bilinear2d_aa_vec_jvp,
  _upsample_nearest_exact1d_backward_jvp,
  _upsample_nearest_exact1d_backward_vec_jvp,
  _upsample_nearest_exact1d_jvp,
  _upsample_nearest_exact1d_vec_jvp,
  _upsample_nearest_exact2d_backward_jvp,
  _upsample_nearest_exact2d_backward_vec_jvp,
  _upsample_nearest_exact2d_jvp,
  _upsample_nearest_exact2d_vec_jvp,
  _upsample_nearest_exact3d_backward_jvp,
  _upsample_nearest_exact3d_backward_vec_jvp,
  _upsample_nearest_exact3d_jvp,
  _upsample_nearest_exact3d_vec_jvp,
  abs__jvp,
  abs_jvp,
  acos__jvp,
  acos_jvp,
  acosh__jvp,
  acosh_jvp,
  adaptive_max_pool2d_backward_jvp,
  adaptive_max_pool2d_jvp,
  adaptive_max_pool3d_backward_jvp,
  adaptive_max_pool3d_jvp,
  add_Scalar_jvp,
  add_Tensor_jvp,
  add__Scalar_jvp,
  add__Tensor_jvp,
  addbmm__jvp,
  addbmm_jvp,
  addcdiv__jvp,
  addcdiv_jvp,
  addcmul__jvp,
  addcmul_jvp,
  addmm__jvp,
  addmm_jvp,
  addmv__jvp,
  addmv_jvp,
  addr__jvp,
  addr_jvp,
  alias_copy_jvp,
  alias_jvp,
  amax_jvp,
  amin_jvp,
  aminmax_jvp,
  angle_jvp,
  as_strided__jvp,
  as_strided_copy_jvp,
  as_strided_jvp,
  as_strided_scatter_jvp,
  asin__jvp,
  asin_jvp,
  asinh__jvp,
  asinh_jvp,
  atan2__jvp,
  atan2_jvp,
  atan__jvp,
  atan_jvp,
  atanh__jvp,
  atanh_jvp,
  avg_pool2d_backward_jvp,
  avg_pool2d_jvp,
  avg_pool3d_backward_jvp,
  avg_pool3d_jvp,
  baddbmm__jvp,
  baddbmm_jvp,
  bernoulli_Tensor_jvp,
  bernoulli__Tensor_jvp,
  bernoulli__float_jvp,
  bernoulli_jvp,
  binary_cross_entropy_backward_jvp,
  binary_cross_entropy_jvp,
  binary_cross_entropy_with_logits_jvp,
  block_diag_jvp,
  bmm_jvp,
  cat_jvp,
  cauchy__jvp,
  cauchy_jvp,
  ceil__jvp,
  ceil_jvp,
  celu__jvp,
  celu_jvp,
  cholesky_inverse_jvp,
  cholesky_jvp,
  cholesky_solve_jvp,
  clamp_Tensor_jvp,
  clamp__Tensor_jvp,
  clamp__jvp,
  clamp_jvp,
  clamp_max_Tensor_jvp,
  clamp_max__Tensor_jvp,
  clamp_max__jvp,
  clamp_max_jvp,
  clamp_min_Tensor_jvp,
  clamp_min__Tensor_jvp,
  clamp_min__jvp,
  clamp_min_jvp,
  clone_jvp,
  col2im_jvp,
  complex_jvp,
  conj_physical__jvp,
  constant_pad_nd_jvp,
  convolution_backward_jvp,
  convolution_jvp,
  copysign_Scalar_jvp,
  copysign_Tensor_jvp,
  copysign__Scalar_jvp,
  copysign__Tensor_jvp,
  cos__jvp,
  cos_jvp,
  cosh__jvp,
  cosh_jvp,
  cummax_jvp,
  cummin_jvp,
  cumprod__jvp,
  cumprod_jvp,
  cumsum__jvp,
  cumsum_jvp,
  deg2rad__jvp,
  deg2rad_jvp,
  diag_embed_jvp,
  diag_jvp,
  diagonal_backward_jvp,
  diagonal_copy_jvp,
  diagonal_jvp,
  diagonal_scatter_jvp,
  digamma__jvp,
  digamma_jvp,
  dist_jvp,
  div_Scalar_jvp,
  div_Scalar_mode_jvp,
  div_Tensor_jvp,
  div_Tensor_mode_jvp,
  div__Scalar_jvp,
  div__Scalar_mode_jvp,
  div__Tensor_jvp,
  div__Tensor_mode_jvp,
  dot_jvp,
  elu__jvp,
  elu_backward_jvp,
  elu_jvp,
  embedding_dense_backward_jvp,
  embedding_jvp,
  eq__Scalar_jvp,
  eq__Tensor_jvp,
  erf__jvp,
  erf_jvp,
  erfc__jvp,
  erfc_jvp,
  erfinv__jvp,
  erfinv_jvp,
  exp2__jvp,
  exp2_jvp,
  exp__jvp,
  exp_jvp,
  expand_copy_jvp,
  expand_jvp,
  expm1__jvp,
  expm1_jvp,
  exponential__jvp,
  exponential_jvp,
  fill_Scalar_jvp,
  fill_Tensor_jvp,
  fill__Scalar_jvp,
  fill__Tensor_jvp,
  flip_jvp,
  floor__jvp,
  floor_jvp,
  fmax_jvp,
  fmin_jvp,
  fmod_Scalar_jvp,
  fmod_Tensor_jvp,
  fmod__Scalar_jvp,
  fmod__Tensor_jvp,
  frac__jvp,
  frac_jvp,
  fractional_max_pool2d_backward_jvp,
  fractional_max_pool2d_jvp,
  fractional_max_pool3d_backward_jvp,
  fractional_max_pool3d_jvp,
  frexp_Tensor_jvp,
  gather_jvp,
  ge__Scalar_jvp,
  ge__Tensor_jvp,
  gelu__jvp,
  gelu_backward_jvp,
  gelu_jvp,
  geometric__jvp,
  geometric_jvp,
  glu_backward_jvp,
  glu_jvp,
  gt__Scalar_jvp,
  gt__Tensor_jvp,
  hardshrink_backward_jvp,
  hardshrink_jvp,
  hardsigmoid__jvp,
  hardsigmoid_backward_jvp,
  hardsigmoid_jvp,
  hardswish__jvp,
  hardswish_backward_jvp,
  hardswish_jvp,
  hardtanh__jvp,
  hardtanh_backward_jvp,
  hardtanh_jvp,
  huber_loss_backward_jvp,
  huber_loss_jvp,
  hypot__jvp,
  hypot_jvp,
  i0__jvp,
  i0_jvp,
  im2col_jvp,
  index_Tensor_jvp,
  index_add__jvp,
  index_add_jvp,
  index_copy__jvp,
  index_copy_jvp,
  index_fill__int_Scalar_jvp,
  index_fill__int_Tensor_jvp,
  index_fill_int_Scalar_jvp,
  index_fill_int_Tensor_jvp,
  index_put__jvp,
  index_put_jvp,
  index_reduce__jvp,
  index_reduce_jvp,
  index_select_jvp,
  kthvalue_jvp,
  le__Scalar_jvp,
  le__Tensor_jvp,
  leaky_relu__jvp,
  leaky_relu_backward_jvp,
  leaky_relu_jvp,
  lerp_Scalar_jvp,
  lerp_Tensor_jvp,
  lerp__Scalar_jvp,
  lerp__Tensor_jvp,
  lgamma__jvp,
  lgamma_jvp,
  lift_fresh_copy_jvp,
  lift_fresh_jvp,
  lift_jvp,
  linalg_cholesky_ex_jvp,
  linalg_cross_jvp,
  linalg_eig_jvp,
  linalg_householder_product_jvp,
  linalg_inv_ex_jvp,
  linalg_lstsq_jvp,
  linalg_lu_factor_ex_jvp,
  linalg_lu_jvp,
  linalg_lu_solve_jvp,
  linalg_matrix_exp_jvp,
  linalg_pinv_atol_rtol_tensor_jvp,
  linalg_qr_jvp,
  linalg_solve_triangular_jvp,
  linalg_vector_norm_jvp,
  log10__jvp,
  log10_jvp,
  log1p__jvp,
  log1p_jvp,
  log2__jvp,
  log2_jvp,
  log__jvp,
  log_jvp,
  log_normal__jvp,
  log_normal_jvp,
  log_sigmoid_backward_jvp,
  log_sigmoid_forward_jvp,
  logaddexp2_jvp,
  logaddexp_jvp,
  logcumsumexp_jvp,
  logit__jvp,
  logit_backward_jvp,
  logit_jvp,
  logsumexp_jvp,
  lt__Scalar_jvp,
  lt__Tensor_jvp,
  lu_unpack_jvp,
  masked_fill_Scalar_jvp,
  masked_fill_Tensor_jvp,
  masked_fill__Scalar_jvp,
  masked_fill__Tensor_jvp,
  masked_scatter__jvp,
  masked_scatter_jvp,
  masked_select_jvp,
  max_dim_jvp,
  max_jvp,
  max_pool2d_with_indices_backward_jvp,
  max_pool2d_with_indices_jvp,
  max_pool3d_with_indices_backward_jvp,
  max_pool3d_with_indices_jvp,
  max_unpool2d_jvp,
  max_unpool3d_jvp,
  maximum_jvp,
  mean_dim_jvp,
  mean_jvp,
  median_dim_jvp,
  median_jvp,
  min_dim_jvp,
  min_jvp,
  minimum_jvp,
  mish__jvp,
  mish_backward_jvp,
  mish_jvp,
  mm_jvp,
  mode_jvp,
  mse_loss_backward_jvp,
  mse_loss_jvp,
  mul_Scalar_jvp,
  mul_Tensor_jvp,
  mul__Scalar_jvp,
  mul__Tensor_jvp,
  mv_jvp,
  mvlgamma__jvp,
  mvlgamma_jvp,
  nan_to_num__jvp,
  nan_to_num_jvp,
  nanmedian_dim_jvp,
  nanmedian_jvp,
  nansum_jvp,
  narrow_copy_jvp,
  native_batch_norm_backward_jvp,
  native_batch_norm_jvp,
  native_dropout_backward_jvp,
  native_dropout_jvp,
  native_group_norm_backward_jvp,
  native_group_norm_jvp,
  native_layer_norm_backward_jvp,
  native_layer_norm_jvp,
  ne__Scalar_jvp,
  ne__Tensor_jvp,
  neg__jvp,
  neg_jvp,
  nll_loss2d_backward_jvp,
  nll_loss2d_forward_jvp,
  nll_loss_backward_jvp,
  nll_loss_forward_jvp,
  norm_ScalarOpt_dim_dtype_jvp,
  norm_ScalarOpt_dim_jvp,
  norm_ScalarOpt_dtype_jvp,
  norm_Scalar_jvp,
  normal_Tensor_Tensor_jvp,
  normal_Tensor_float_jvp,
  normal__jvp,
  normal_float_Tensor_jvp,
  permute_copy_jvp,
  permute_jvp,
  pixel_shuffle_jvp,
  pixel_unshuffle_jvp,
  poisson_jvp,
  polar_jvp,
  polygamma__jvp,
  polygamma_jvp,
  pow_Scalar_jvp,
  pow_Tensor_Scalar_jvp,
  pow_Tensor_Tensor_jvp,
  pow__Scalar_jvp,
  pow__Tensor_jvp,
  prelu_backward_jvp,
  prelu_jvp,
  prod_dim_int_jvp,
  prod_jvp,
  put__jvp,
  put_jvp,
  rad2deg__jvp,
  rad2deg_jvp,
  random__from_jvp,
  random__jvp,
  random__to_jvp,
  random_from_jvp,
  random_jvp,
  random_to_jvp,
  reciprocal__jvp,
  reciprocal_jvp,
  reflection_pad1d_backward_jvp,
  reflection_pad1d_jvp,
  reflection_pad2d_backward_jvp,
  reflection_pad2d_jvp,
  reflection_pad3d_backward_jvp,
  reflection_pad3d_jvp,
  relu__jvp,
  relu_jvp,
  remainder_Scalar_jvp,
  remainder_Tensor_jvp,
  remainder__Scalar_jvp,
  remainder__Tensor_jvp,
  renorm__jvp,
  renorm_jvp,
  repeat_jvp,
  replication_pad1d_backward_jvp,
  replication_pad1d_jvp,
  replication_pad2d_backward_jvp,
  replication_pad2d_jvp,
  replication_pad3d_backward_jvp,
  replication_pad3d_jvp,
  roll_jvp,
  rot90_jvp,
  round__decimals_jvp,
  round__jvp,
  round_decimals_jvp,
  round_jvp,
  rrelu_with_noise_backward_jvp,
  rrelu_with_noise_jvp,
  rsqrt__jvp,
  rsqrt_jvp,
  rsub_Scalar_jvp,
  rsub_Tensor_jvp,
  scatter__reduce_jvp,
  scatter__src_jvp,
  scatter__value_jvp,
  scatter__value_reduce_jvp,
  scatter_add__jvp,
  scatter_add_jvp,
  scatter_reduce__two_jvp,
  scatter_reduce_jvp,
  scatter_reduce_two_jvp,
  scatter_src_jvp,
  scatter_value_jvp,
  scatter_value_reduce_jvp,
  segment_reduce_jvp,
  select_backward_jvp,
  select_copy_int_jvp,
  select_int_jvp,
  select_scatter_jvp,
  sgn__jvp,
  sgn_jvp,
  sigmoid__jvp,
  sigmoid_backward_jvp,
  sigmoid_jvp,
  sign__jvp,
  sign_jvp,
  silu__jvp,
  silu_backward_jvp,
  silu_jvp,
  sin__jvp,
  sin_jvp,
  sinc__jvp,
  sinc_jvp,
  sinh__jvp,
  sinh_jvp,
  slice_Tensor_jvp,
  slice_backward_jvp,
  slice_copy_Tensor_jvp,
  slice_scatter_jvp,
  smooth_l1_loss_backward_jvp,
  smooth_l1_loss_jvp,
  soft_margin_loss_backward_jvp,
  soft_margin_loss_jvp,
  softplus_backward_jvp,
  softplus_jvp,
  softshrink_backward_jvp,
  softshrink_jvp,
  sort_jvp,
  sort_stable_jvp,
  special_entr_jvp,
  special_erfcx_jvp,
  special_i0e_jvp,
  special_i1_jvp,
  special_i1e_jvp,
  special_log_ndtr_jvp,
  special_ndtri_jvp,
  special_xlog1py_jvp,
  special_xlog1py_other_scalar_jvp,
  special_xlog1py_self_scalar_jvp,
  split_Tensor_jvp,
  split_copy_Tensor_jvp,
  split_with_sizes_copy_jvp,
  split_with_sizes_jvp,
  sqrt__jvp,
  sqrt_jvp,
  squeeze__dim_jvp,
  squeeze__jvp,
  squeeze_copy_dim_jvp,
  squeeze_copy_jvp,
  squeeze_dim_jvp,
  squeeze_dims_jvp,
  squeeze_jvp,
  stack_jvp,
  std_correction_jvp,
  std_mean_correction_jvp,
  sub_Scalar_jvp,
  sub_Tensor_jvp,
  sub__Scalar_jvp,
  sub__Tensor_jvp,
  sum_dim_IntList_jvp,
  sum_jvp,
  t__jvp,
  t_copy_jvp,
  t_jvp,
  take_jvp,
  tan__jvp,
  tan_jvp,
  tanh__jvp,
  tanh_backward_jvp,
  tanh_jvp,
  threshold__jvp,
  threshold_backward_jvp,
  threshold_jvp,
  topk_jvp,
  trace_jvp,
  transpose__jvp,
  transpose_copy_int_jvp,
  transpose_int_jvp,
  triangular_solve_jvp,
  tril__jvp,
  tril_jvp,
  triu__jvp,
  triu_jvp,
  trunc__jvp,
  trunc_jvp,
  unbind_copy_int_jvp,
  unbind_int_jvp,
  unfold_backward_jvp,
  unfold_copy_jvp,
  unfold_jvp,
  uniform__jvp,
  uniform_jvp,
  unsafe_split_Tensor_jvp,
  unsafe_split_with_sizes_jvp,
  unsqueeze__jvp,
  unsqueeze_copy_jvp,
  unsqueeze_jvp,
  upsample_bicubic2d_backward_jvp,
  upsample_bicubic2d_backward_vec_jvp,
  upsample_bicubic2d_jvp,
  upsample_bicubic2d_vec_jvp,
  upsample_bilinear2d_backward_jvp,
  upsample_bilinear2d_backward_vec_jvp,
  upsample_bilinear2d_jvp,
  upsample_bilinear2d_vec_jvp,
  upsample_linear1d_backward_jvp,
  upsample_linear1d_backward_vec_jvp,
  upsample_linear1d_jvp,
  upsample_linear1d_vec_jvp,
  upsample_nearest1d_backward_jvp,
  upsample_nearest1d_backward_vec_jvp,
  upsample_nearest1d_jvp,
  upsample_nearest1d_vec_jvp,
  upsample_nearest2d_backward_jvp,
  upsample_nearest2d_backward_vec_jvp,
  upsample_nearest2d_jvp,
  upsample_nearest2d_vec_jvp,
  upsample_nearest3d_backward_jvp,
  upsample_nearest3d_backward_vec_jvp,
  upsample_nearest3d_jvp,
  upsample_nearest3d_vec_jvp,
  upsample_trilinear3d_backward_jvp,
  upsample_trilinear3d_backward_vec_jvp,
  upsample_trilinear3d_jvp,
  upsample_trilinear3d_vec_jvp,
  var_correction_jvp,
  var_mean_correction_jvp,
  vdot_jvp,
  view_as_complex_copy_jvp,
  view_as_complex_jvp,
  view_as_real_copy_jvp,
  view_as_real_jvp,
  view_copy_jvp,
  view_jvp,
  where_self_jvp,
  xlogy_Scalar_Other_jvp,
  xlogy_Scalar_Self_jvp,
  xlogy_Tensor_jvp,
  xlogy__Scalar_Other_jvp,
  xlogy__Tensor_jvp,
  zero__jvp,
  zero_jvp,
} from "./forward.js";
import {
  AbsBackward0,
  AcosBackward0,
  AcoshBackward0,
  AdaptiveAvgPool2DBackward0,
  AdaptiveAvgPool2DBackwardBackward0,
  AdaptiveAvgPool3DBackward0,
  AdaptiveAvgPool3DBackwardBackward0,
  AdaptiveMaxPool2DBackward0,
  AdaptiveMaxPool2DBackwardBackward0,
  AdaptiveMaxPool3DBackward0,
  AdaptiveMaxPool3DBackwardBackward0,
  AddBackward0,
  AddBackward1,
  AddbmmBackward0,
  AddcdivBackward0,
  AddcmulBackward0,
  AddmmBackward0,
  AddmvBackward0,
  AddrBackward0,
  AffineGridGeneratorBackward0,
  AliasBackward0,
  AliasBackward0_copy,
  AmaxBackward0,
  AminBackward0,
  AminmaxBackward0,
  AngleBackward0,
  AsStridedBackward0,
  AsStridedBackward0_copy,
  AsStridedBackward1,
  AsStridedScatterBackward0,
  AsinBackward0,
  AsinhBackward0,
  Atan2Backward0,
  AtanBackward0,
  AtanhBackward0,
  AvgPool2DBackward0,
  AvgPool2DBackwardBackward0,
  AvgPool3DBackward0,
  AvgPool3DBackwardBackward0,
  BaddbmmBackward0,
  BernoulliBackward0,
  BernoulliBackward1,
  BernoulliBackward2,
  BinaryCrossEntropyBackward0,
  BinaryCrossEntropyBackwardBackward0,
  BinaryCrossEntropyWithLogitsBackward0,
  BinomialBackward0,
  BlockDiagBackward0,
  BmmBackward0,
  CatBackward0,
  CauchyBackward0,
  CdistBackward0,
  CdistBackwardBackward0,
  CeilBackward0,
  CeluBackward0,
  CeluBackward1,
  CholeskyBackward0,
  CholeskyInverseBackward0,
  CholeskySolveBackward0,
  ClampBackward0,
  ClampBackward1,
  ClampMaxBackward0,
  ClampMaxBackward1,
  ClampMinBackward0,
  ClampMinBackward1,
  CloneBackward0,
  Col2ImBackward0,
  ComplexBackward0,
  ConjBackward0,
  ConjBackward0_copy,
  ConjPhysicalBackward0,
  ConjPhysicalBackward1,
  ConstantPadNdBackward0,
  ConvTbcBackward0,
  ConvolutionBackward0,
  ConvolutionBackwardBackward0,
  CopysignBackward0,
  CopysignBackward1,
  CosBackward0,
  CoshBackward0,
  CtcLossBackward0,
  CtcLossBackward1,
  CtcLossBackwardBackward0,
  CtcLossBackwardBackward1,
  CummaxBackward0,
  CumminBackward0,
  CumprodBackward0,
  CumsumBackward0,
  Deg2RadBackward0,
  DetachCopyBackward0,
  DiagBackward0,
  DiagEmbedBackward0,
  DiagonalBackward0,
  DiagonalBackward0_copy,
  DiagonalBackwardBackward0,
  DiagonalScatterBackward0,
  DigammaBackward0,
  DistBackward0,
  DivBackward0,
  DivBackward1,
  DivBackward2,
  DivBackward3,
  DotBackward0,
  EluBackward0,
  EluBackward1,
  EluBackwardBackward0,
  EmbeddingBackward0,
  EmbeddingBagBackward0,
  EmbeddingBagDenseBackwardBackward0,
  EmbeddingBagPerSampleWeightsBackwardBackward0,
  EmbeddingDenseBackwardBackward0,
  EmbeddingRenormBackward0,
  EqBackward0,
  EqBackward1,
  ErfBackward0,
  ErfcBackward0,
  ErfinvBackward0,
  EuclideanDistBackward0,
  Exp2Backward0,
  ExpBackward0,
  ExpandBackward0,
  ExpandBackward0_copy,
  Expm1Backward0,
  ExponentialBackward0,
  FftC2CBackward0,
  FftC2RBackward0,
  FftR2CBackward0,
  FillBackward0,
  FillBackward1,
  FillBackward2,
  FillBackward3,
  FlipBackward0,
  FloorBackward0,
  FloorDivideBackward0,
  FloorDivideBackward1,
  FmaxBackward0,
  FminBackward0,
  FmodBackward0,
  FmodBackward1,
  FracBackward0,
  FractionalMaxPool2DBackward0,
  FractionalMaxPool2DBackwardBackward0,
  FractionalMaxPool3DBackward0,
  FractionalMaxPool3DBackwardBackward0,
  FrexpBackward0,
  GatherBackward0,
  GeBackward0,
  GeBackward1,
  GeluBackward0,
  GeluBackwardBackward0,
  GeometricBackward0,
  GeqrfBackward0,
  GluBackward0,
  GluBackwardBackward0,
  GridSampler2DBackward0,
  GridSampler2DBackwardBackward0,
  GridSampler3DBackward0,
  GridSampler3DBackwardBackward0,
  GtBackward0,
  GtBackward1,
  HardshrinkBackward0,
  HardshrinkBackwardBackward0,
  HardsigmoidBackward0,
  HardsigmoidBackwardBackward0,
  HardswishBackward0,
  HardswishBackwardBackward0,
  HardtanhBackward0,
  HardtanhBackwardBackward0,
  HeavisideBackward0,
  HistogramddBinEdgesBackward0,
  HistogramddFromBinCtsBackward0,
  HistogramddFromBinTensorsBackward0,
  HuberLossBackward0,
  HuberLossBackwardBackward0,
  HypotBackward0,
  I0Backward0,
  IgammaBackward0,
  IgammacBackward0,
  Im2ColBackward0,
  IndexAddBackward0,
  IndexBackward0,
  IndexCopyBackward0,
  IndexFillBackward0,
  IndexFillBackward1,
  IndexPutBackward0,
  IndexPutImplBackward0,
  IndexReduceBackward0,
  IndexSelectBackward0,
  KthvalueBackward0,
  LeBackward0,
  LeBackward1,
  LeakyReluBackward0,
  LeakyReluBackward1,
  LeakyReluBackwardBackward0,
  LerpBackward0,
  LerpBackward1,
  LgammaBackward0,
  LiftBackward0,
  LiftFreshBackward0,
  LiftFreshBackward0_copy,
  LinalgCholeskyExBackward0,
  LinalgCrossBackward0,
  LinalgDetBackward0,
  LinalgEigBackward0,
  LinalgEighBackward0,
  LinalgHouseholderProductBackward0,
  LinalgInvExBackward0,
  LinalgLdlFactorExBackward0,
  LinalgLdlSolveBackward0,
  LinalgLstsqBackward0,
  LinalgLuBackward0,
  LinalgLuFactorExBackward0,
  LinalgLuSolveBackward0,
  LinalgMatrixExpBackward0,
  LinalgPinvBackward0,
  LinalgQrBackward0,
  LinalgSlogdetBackward0,
  LinalgSolveExBackward0,
  LinalgSolveTriangularBackward0,
  LinalgSvdBackward0,
  LinalgVectorNormBackward0,
  LinspaceBackward0,
  LinspaceBackward1,
  LinspaceBackward2,
  Log10Backward0,
  Log1PBackward0,
  Log2Backward0,
  LogBackward0,
  LogNormalBackward0,
  LogSigmoidBackward0,
  LogSigmoidBackwardBackward0,
  LogSoftmaxBackward0,
  LogSoftmaxBackwardDataBackward0,
  Logaddexp2Backward0,
  LogaddexpBackward0,
  LogcumsumexpBackward0,
  LogitBackward0,
  LogitBackwardBackward0,
  LogspaceBackward0,
  LogspaceBackward1,
  LogspaceBackward2,
  LogsumexpBackward0,
  LtBackward0,
  LtBackward1,
  LuUnpackBackward0,
  MaskedFillBackward0,
  MaskedFillBackward1,
  MaskedScatterBackward0,
  MaskedSelectBackward0,
  MaxBackward0,
  MaxBackward1,
  MaxPool2DWithIndicesBackward0,
  MaxPool2DWithIndicesBackwardBackward0,
  MaxPool3DWithIndicesBackward0,
  MaxPool3DWithIndicesBackwardBackward0,
  MaxUnpool2DBackward0,
  MaxUnpool3DBackward0,
  MaximumBackward0,
  MeanBackward0,
  MeanBackward1,
  MedianBackward0,
  MedianBackward1,
  MinBackward0,
  MinBackward1,
  MinimumBackward0,
  MishBackward0,
  MishBackwardBackward0,
  MmBackward0,
  ModeBackward0,
  MseLossBackward0,
  MseLossBackwardBackward0,
  MulBackward0,
  MulBackward1,
  MultiMarginLossBackward0,
  MultiMarginLossBackwardBackward0,
  MultilabelMarginLossBackward0,
  MultilabelMarginLossBackwardBackward0,
  MvBackward0,
  MvlgammaBackward0,
  NanToNumBackward0,
  NanmedianBackward0,
  NanmedianBackward1,
  NansumBackward0,
  NarrowCopyBackward0,
  NativeBatchNormBackward0,
  NativeBatchNormBackwardBackward0,
  NativeDropoutBackward0,
  NativeDropoutBackwardBackward0,
  NativeGroupNormBackward0,
  NativeGroupNormBackwardBackward0,
  NativeLayerNormBackward0,
  NativeLayerNormBackwardBackward0,
  NeBackward0,
  NeBackward1,
  NegBackward0,
  NegViewBackward0,
  NegViewBackward0_copy,
  NextafterBackward0,
  NllLoss2DBackward0,
  NllLoss2DBackwardBackward0,
  NllLossBackward0,
  NllLossBackwardBackward0,
  NormBackward0,
  NormBackward1,
  NormBackward2,
  NormBackward3,
  NormalBackward0,
  NormalBackward1,
  NormalBackward2,
  NormalBackward3,
  OrmqrBackward0,
  PackPaddedSequenceBackward0,
  PdistBackward0,
  PdistBackwardBackward0,
  PermuteBackward0,
  PermuteBackward0_copy,
  PixelShuffleBackward0,
  PixelUnshuffleBackward0,
  PoissonBackward0,
  PolarBackward0,
  PolygammaBackward0,
  PolygammaBackward1,
  PowBackward0,
  PowBackward1,
  PowBackward2,
  PreluBackward0,
  PreluBackwardBackward0,
  ProdBackward0,
  ProdBackward1,
  PutBackward0,
  Rad2DegBackward0,
  RandomBackward0,
  RandomBackward1,
  RandomBackward2,
  ReciprocalBackward0,
  ReflectionPad1DBackward0,
  ReflectionPad1DBackwardBackward0,
  ReflectionPad2DBackward0,
  ReflectionPad2DBackwardBackward0,
  ReflectionPad3DBackward0,
  ReflectionPad3DBackwardBackward0,
  ReluBackward0,
  RemainderBackward0,
  RemainderBackward1,
  RemainderBackward2,
  RenormBackward0,
  RepeatBackward0,
  ReplicationPad1DBackward0,
  ReplicationPad1DBackwardBackward0,
  ReplicationPad2DBackward0,
  ReplicationPad2DBackwardBackward0,
  ReplicationPad3DBackward0,
  ReplicationPad3DBackwardBackward0,
  ReshapeAliasBackward0,
  ReshapeAliasBackward0_copy,
  RollBackward0,
  Rot90Backward0,
  RoundBackward0,
  RoundBackward1,
  RreluWithNoiseBackward0,
  RreluWithNoiseBackward1,
  RreluWithNoiseBackwardBackward0,
  RsqrtBackward0,
  RsubBackward0,
  RsubBackward1,
  ScatterAddBackward0,
  ScatterBackward0,
  ScatterBackward1,
  ScatterBackward2,
  ScatterBackward3,
  ScatterReduceBackward0,
  SegmentReduceBackward0,
  SegmentReduceBackwardBackward0,
  SelectBackward0,
  SelectBackward0_copy,
  SelectBackwardBackward0,
  SelectScatterBackward0,
  SgnBackward0,
  SigmoidBackward0,
  SigmoidBackwardBackward0,
  SignBackward0,
  SiluBackward0,
  SiluBackwardBackward0,
  SinBackward0,
  SincBackward0,
  SinhBackward0,
  SliceBackward0,
  SliceBackward0_copy,
  SliceBackwardBackward0,
  SliceScatterBackward0,
  SmoothL1LossBackward0,
  SmoothL1LossBackwardBackward0,
  SoftMarginLossBackward0,
  SoftMarginLossBackwardBackward0,
  SoftmaxBackward0,
  SoftmaxBackwardDataBackward0,
  SoftplusBackward0,
  SoftplusBackwardBackward0,
  SoftshrinkBackward0,
  SoftshrinkBackwardBackward0,
  SortBackward0,
  SortBackward1,
  SpecialEntrBackward0,
  SpecialErfcxBackward0,
  SpecialI0EBackward0,
  SpecialI1Backward0,
  SpecialI1EBackward0,
  SpecialLogNdtrBackward0,
  SpecialNdtriBackward0,
  SpecialXlog1PyBackward0,
  SpecialXlog1PyBackward1,
  SpecialXlog1PyBackward2,
  SpecialZetaBackward0,
  SpecialZetaBackward1,
  SpecialZetaBackward2,
  SplitBackward0,
  SplitBackward0_copy,
  SplitWithSizesBackward0,
  SplitWithSizesBackward0_copy,
  SqrtBackward0,
  SqueezeBackward0,
  SqueezeBackward0_copy,
  SqueezeBackward1,
  SqueezeBackward1_copy,
  SqueezeBackward2,
  SqueezeBackward3,
  SqueezeBackward4,
  StackBackward0,
  StandardGammaBackward0,
  StdBackward0,
  StdMeanBackward0,
  SubBackward0,
  SubBackward1,
  SumBackward0,
  SumBackward1,
  SymeigBackward0,
  TBackward0,
  TBackward0_copy,
  TBackward1,
  TakeBackward0,
  TanBackward0,
  TanhBackward0,
  TanhBackwardBackward0,
  ThresholdBackward0,
  ThresholdBackward1,
  ThresholdBackwardBackward0,
  ToCopyBackward0,
  TopkBackward0,
  TraceBackward0,
  TransposeBackward0,
  TransposeBackward0_copy,
  TransposeBackward1,
  TriangularSolveBackward0,
  TrilBackward0,
  TrilinearBackward0,
  TriuBackward0,
  TruncBackward0,
  UnbindBackward0,
  UnbindBackward0_copy,
  UnfoldBackward0,
  UnfoldBackward0_copy,
  UnfoldBackwardBackward0,
  UniformBackward0,
  Unique2Backward0,
  UniqueBackward0,
  UniqueConsecutiveBackward0,
  UniqueDimBackward0,
  UnsafeSplitBackward0,
  UnsafeSplitWithSizesBackward0,
  UnsafeViewBackward0,
  UnsqueezeBackward0,
  UnsqueezeBackward0_copy,
  UnsqueezeBackward1,
  UpsampleBicubic2DAaBackward0,
  UpsampleBicubic2DAaBackward1,
  UpsampleBicubic2DAaBackwardBackward0,
  UpsampleBicubic2DAaBackwardBackward1,
  UpsampleBicubic2DBackward0,
  UpsampleBicubic2DBackward1,
  UpsampleBicubic2DBackwardBackward0,
  UpsampleBicubic2DBackwardBackward1,
  UpsampleBilinear2DAaBackward0,
  UpsampleBilinear2DAaBackward1,
  UpsampleBilinear2DAaBackwardBackward0,
  UpsampleBilinear2DAaBackwardBackward1,
  UpsampleBilinear2DBackward0,
  UpsampleBilinear2DBackward1,
  UpsampleBilinear2DBackwardBackward0,
  UpsampleBilinear2DBackwardBackward1,
  UpsampleLinear1DBackward0,
  UpsampleLinear1DBackward1,
  UpsampleLinear1DBackwardBackward0,
  UpsampleLinear1DBackwardBackward1,
  UpsampleNearest1DBackward0,
  UpsampleNearest1DBackward1,
  UpsampleNearest1DBackwardBackward0,
  UpsampleNearest1DBackwardBackward1,
  UpsampleNearest2DBackward0,
  UpsampleNearest2DBackward1,
  UpsampleNearest2DBackwardBackward0,
  UpsampleNearest2DBackwardBackward1,
  UpsampleNearest3DBackward0,
  UpsampleNearest3DBackward1,
  UpsampleNearest3DBackwardBackward0,
  UpsampleNearest3DBackwardBackward1,
  UpsampleNearestExact1DBackward0,
  UpsampleNearestExact1DBackward1,
  UpsampleNearestExact1DBackwardBackward0,
  UpsampleNearestExact1DBackwardBackward1,
  UpsampleNearestExact2DBackward0,
  UpsampleNearestExact2DBackward1,
  UpsampleNearestExact2DBackwardBackward0,
  UpsampleNearestExact2DBackwardBackward1,
  UpsampleNearestExact3DBackward0,
  UpsampleNearestExact3DBackward1,
  UpsampleNearestExact3DBackwardBackward0,
  UpsampleNearestExact3DBackwardBackward1,
  UpsampleTrilinear3DBackward0,
  UpsampleTrilinear3DBackward1,
  UpsampleTrilinear3DBackwardBackward0,
  UpsampleTrilinear3DBackwardBackward1,
  VarBackward0,
  VarMeanBackward0,
  VdotBackward0,
  ViewAsComplexBackward0,
  ViewAsComplexBackward0_copy,
  ViewAsRealBackward0,
  ViewAsRealBackward0_copy,
  ViewBackward0,
  ViewBackward0_copy,
  WeightNormInterfaceBackward0,
  WhereBackward0,
  XlogyBackward0,
  XlogyBackward1,
  XlogyBackward2,
  ZeroBackward0,
} from "./nodes.js";

export function abs_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(AbsBackward0, [edgeOf(self)], {
          self: saveTensor(self),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & abs_op.maskLo;
    const h = hi & afterAutograd & abs_op.maskHi;
    result = abs_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) abs_jvp(result, self);
  return result;
}

export function neg_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(NegBackward0, [edgeOf(self)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & neg_op.maskLo;
    const h = hi & afterAutograd & neg_op.maskHi;
    result = neg_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) neg_jvp(result, self);
  return result;
}

export function sign_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(SignBackward0, [edgeOf(self)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & sign_op.maskLo;
    const h = hi & afterAutograd & sign_op.maskHi;
    result = sign_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) sign_jvp(result, self);
  return result;
}

export function sgn_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(SgnBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & sgn_op.maskLo;
    const h = hi & afterAutograd & sgn_op.maskHi;
    result = sgn_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) sgn_jvp(result, self);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function exp_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(ExpBackward0, [edgeOf(self)], {
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & exp_op.maskLo;
    const h = hi & afterAutograd & exp_op.maskHi;
    result = exp_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) exp_jvp(result, self);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function expm1_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(Expm1Backward0, [edgeOf(self)], {
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & expm1_op.maskLo;
    const h = hi & afterAutograd & expm1_op.maskHi;
    result = expm1_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) expm1_jvp(result, self);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function exp2_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(Exp2Backward0, [edgeOf(self)], {
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & exp2_op.maskLo;
    const h = hi & afterAutograd & exp2_op.maskHi;
    result = exp2_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) exp2_jvp(result, self);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function log_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(LogBackward0, [edgeOf(self)], {
          self: saveTensor(self),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & log_op.maskLo;
    const h = hi & afterAutograd & log_op.maskHi;
    result = log_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) log_jvp(result, self);
  return result;
}

export function log1p_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(Log1PBackward0, [edgeOf(self)], {
          self: saveTensor(self),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & log1p_op.maskLo;
    const h = hi & afterAutograd & log1p_op.maskHi;
    result = log1p_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) log1p_jvp(result, self);
  return result;
}

export function log2_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(Log2Backward0, [edgeOf(self)], {
          self: saveTensor(self),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & log2_op.maskLo;
    const h = hi & afterAutograd & log2_op.maskHi;
    result = log2_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) log2_jvp(result, self);
  return result;
}

export function log10_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(Log10Backward0, [edgeOf(self)], {
          self: saveTensor(self),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & log10_op.maskLo;
    const h = hi & afterAutograd & log10_op.maskHi;
    result = log10_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) log10_jvp(result, self);
  return result;
}

export function sqrt_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(SqrtBackward0, [edgeOf(self)], {
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & sqrt_op.maskLo;
    const h = hi & afterAutograd & sqrt_op.maskHi;
    result = sqrt_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) sqrt_jvp(result, self);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function rsqrt_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(RsqrtBackward0, [edgeOf(self)], {
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & rsqrt_op.maskLo;
    const h = hi & afterAutograd & rsqrt_op.maskHi;
    result = rsqrt_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) rsqrt_jvp(result, self);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function sin_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(SinBackward0, [edgeOf(self)], {
          self: saveTensor(self),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & sin_op.maskLo;
    const h = hi & afterAutograd & sin_op.maskHi;
    result = sin_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) sin_jvp(result, self);
  return result;
}

export function cos_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(CosBackward0, [edgeOf(self)], {
          self: saveTensor(self),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & cos_op.maskLo;
    const h = hi & afterAutograd & cos_op.maskHi;
    result = cos_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) cos_jvp(result, self);
  return result;
}

export function tan_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(TanBackward0, [edgeOf(self)], {
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & tan_op.maskLo;
    const h = hi & afterAutograd & tan_op.maskHi;
    result = tan_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) tan_jvp(result, self);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function asin_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(AsinBackward0, [edgeOf(self)], {
          self: saveTensor(self),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & asin_op.maskLo;
    const h = hi & afterAutograd & asin_op.maskHi;
    result = asin_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) asin_jvp(result, self);
  return result;
}

export function acos_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(AcosBackward0, [edgeOf(self)], {
          self: saveTensor(self),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & acos_op.maskLo;
    const h = hi & afterAutograd & acos_op.maskHi;
    result = acos_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) acos_jvp(result, self);
  return result;
}

export function atan_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(AtanBackward0, [edgeOf(self)], {
          self: saveTensor(self),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & atan_op.maskLo;
    const h = hi & afterAutograd & atan_op.maskHi;
    result = atan_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) atan_jvp(result, self);
  return result;
}

export function sinh_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(SinhBackward0, [edgeOf(self)], {
          self: saveTensor(self),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & sinh_op.maskLo;
    const h = hi & afterAutograd & sinh_op.maskHi;
    result = sinh_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) sinh_jvp(result, self);
  return result;
}

export function cosh_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(CoshBackward0, [edgeOf(self)], {
          self: saveTensor(self),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & cosh_op.maskLo;
    const h = hi & afterAutograd & cosh_op.maskHi;
    result = cosh_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) cosh_jvp(result, self);
  return result;
}

export function tanh_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(TanhBackward0, [edgeOf(self)], {
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & tanh_op.maskLo;
    const h = hi & afterAutograd & tanh_op.maskHi;
    result = tanh_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) tanh_jvp(result, self);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function asinh_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(AsinhBackward0, [edgeOf(self)], {
          self: saveTensor(self),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & asinh_op.maskLo;
    const h = hi & afterAutograd & asinh_op.maskHi;
    result = asinh_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) asinh_jvp(result, self);
  return result;
}

export function acosh_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(AcoshBackward0, [edgeOf(self)], {
          self: saveTensor(self),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & acosh_op.maskLo;
    const h = hi & afterAutograd & acosh_op.maskHi;
    result = acosh_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) acosh_jvp(result, self);
  return result;
}

export function atanh_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(AtanhBackward0, [edgeOf(self)], {
          self: saveTensor(self),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & atanh_op.maskLo;
    const h = hi & afterAutograd & atanh_op.maskHi;
    result = atanh_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) atanh_jvp(result, self);
  return result;
}

export function erf_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(ErfBackward0, [edgeOf(self)], {
          self: saveTensor(self),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & erf_op.maskLo;
    const h = hi & afterAutograd & erf_op.maskHi;
    result = erf_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) erf_jvp(result, self);
  return result;
}

export function erfc_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(ErfcBackward0, [edgeOf(self)], {
          self: saveTensor(self),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & erfc_op.maskLo;
    const h = hi & afterAutograd & erfc_op.maskHi;
    result = erfc_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) erfc_jvp(result, self);
  return result;
}

export function erfinv_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(ErfinvBackward0, [edgeOf(self)], {
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & erfinv_op.maskLo;
    const h = hi & afterAutograd & erfinv_op.maskHi;
    result = erfinv_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) erfinv_jvp(result, self);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function lgamma_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(LgammaBackward0, [edgeOf(self)], {
          self: saveTensor(self),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & lgamma_op.maskLo;
    const h = hi & afterAutograd & lgamma_op.maskHi;
    result = lgamma_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) lgamma_jvp(result, self);
  return result;
}

export function digamma_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(DigammaBackward0, [edgeOf(self)], {
          self: saveTensor(self),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & digamma_op.maskLo;
    const h = hi & afterAutograd & digamma_op.maskHi;
    result = digamma_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) digamma_jvp(result, self);
  return result;
}

export function sigmoid_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(SigmoidBackward0, [edgeOf(self)], {
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & sigmoid_op.maskLo;
    const h = hi & afterAutograd & sigmoid_op.maskHi;
    result = sigmoid_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) sigmoid_jvp(result, self);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function polygamma_autograd(n: number, self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(PolygammaBackward0, [edgeOf(self)], {
          n,
          self: saveTensor(self),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & polygamma_op.maskLo;
    const h = hi & afterAutograd & polygamma_op.maskHi;
    result = polygamma_op.table[slot(l, h)]!(n, self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) polygamma_jvp(result, n, self);
  return result;
}

export function polygamma__autograd(self: Tensor, n: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(PolygammaBackward1, [edgeOf(self)], {
          self: saveTensor(clone(self, null)),
          n,
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? clone(self, null) : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & polygamma__op.maskLo;
    const h = hi & afterAutograd & polygamma__op.maskHi;
    polygamma__op.table[slot(l, h)]!(self, n, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) polygamma__jvp(self, n, originalSelf);
  return self;
}

export function reciprocal_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(ReciprocalBackward0, [edgeOf(self)], {
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & reciprocal_op.maskLo;
    const h = hi & afterAutograd & reciprocal_op.maskHi;
    result = reciprocal_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) reciprocal_jvp(result, self);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function floor_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(FloorBackward0, [edgeOf(self)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & floor_op.maskLo;
    const h = hi & afterAutograd & floor_op.maskHi;
    result = floor_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) floor_jvp(result, self);
  return result;
}

export function ceil_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(CeilBackward0, [edgeOf(self)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & ceil_op.maskLo;
    const h = hi & afterAutograd & ceil_op.maskHi;
    result = ceil_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) ceil_jvp(result, self);
  return result;
}

export function trunc_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(TruncBackward0, [edgeOf(self)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & trunc_op.maskLo;
    const h = hi & afterAutograd & trunc_op.maskHi;
    result = trunc_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) trunc_jvp(result, self);
  return result;
}

export function round_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(RoundBackward0, [edgeOf(self)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & round_op.maskLo;
    const h = hi & afterAutograd & round_op.maskHi;
    result = round_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) round_jvp(result, self);
  return result;
}

export function round_decimals_autograd(self: Tensor, decimals: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(RoundBackward1, [edgeOf(self)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & round_decimals_op.maskLo;
    const h = hi & afterAutograd & round_decimals_op.maskHi;
    result = round_decimals_op.table[slot(l, h)]!(self, decimals, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) round_decimals_jvp(result, self);
  return result;
}

export function frac_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(FracBackward0, [edgeOf(self)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & frac_op.maskLo;
    const h = hi & afterAutograd & frac_op.maskHi;
    result = frac_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) frac_jvp(result, self);
  return result;
}

export function sinc_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(SincBackward0, [edgeOf(self)], {
          self: saveTensor(self),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & sinc_op.maskLo;
    const h = hi & afterAutograd & sinc_op.maskHi;
    result = sinc_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) sinc_jvp(result, self);
  return result;
}

export function deg2rad_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(Deg2RadBackward0, [edgeOf(self)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & deg2rad_op.maskLo;
    const h = hi & afterAutograd & deg2rad_op.maskHi;
    result = deg2rad_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) deg2rad_jvp(result, self);
  return result;
}

export function rad2deg_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(Rad2DegBackward0, [edgeOf(self)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & rad2deg_op.maskLo;
    const h = hi & afterAutograd & rad2deg_op.maskHi;
    result = rad2deg_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) rad2deg_jvp(result, self);
  return result;
}

export function logit_autograd(self: Tensor, eps: number | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(LogitBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          eps,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & logit_op.maskLo;
    const h = hi & afterAutograd & logit_op.maskHi;
    result = logit_op.table[slot(l, h)]!(self, eps, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) logit_jvp(result, self, eps);
  return result;
}

export function nan_to_num_autograd(self: Tensor, nan: number | null, posinf: number | null, neginf: number | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(NanToNumBackward0, [edgeOf(self)], {
          self: saveTensor(self),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & nan_to_num_op.maskLo;
    const h = hi & afterAutograd & nan_to_num_op.maskHi;
    result = nan_to_num_op.table[slot(l, h)]!(self, nan, posinf, neginf, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) nan_to_num_jvp(result, self);
  return result;
}

export function add_Tensor_autograd(self: Tensor, other: Tensor, alpha: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(other))
      ? new Node(AddBackward0, [edgeOf(self), edgeOf(other)], {
          alpha,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & add_Tensor_op.maskLo;
    const h = hi & afterAutograd & add_Tensor_op.maskHi;
    result = add_Tensor_op.table[slot(l, h)]!(self, other, alpha, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) add_Tensor_jvp(result, self, other, alpha);
  return result;
}

export function add_Scalar_autograd(self: Tensor, other: Scalar, alpha: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(AddBackward1, [edgeOf(self)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & add_Scalar_op.maskLo;
    const h = hi & afterAutograd & add_Scalar_op.maskHi;
    result = add_Scalar_op.table[slot(l, h)]!(self, other, alpha, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) add_Scalar_jvp(result, self);
  return result;
}

export function sub_Tensor_autograd(self: Tensor, other: Tensor, alpha: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(other))
      ? new Node(SubBackward0, [edgeOf(self), edgeOf(other)], {
          alpha,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & sub_Tensor_op.maskLo;
    const h = hi & afterAutograd & sub_Tensor_op.maskHi;
    result = sub_Tensor_op.table[slot(l, h)]!(self, other, alpha, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) sub_Tensor_jvp(result, self, other, alpha);
  return result;
}

export function sub_Scalar_autograd(self: Tensor, other: Scalar, alpha: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(SubBackward1, [edgeOf(self)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & sub_Scalar_op.maskLo;
    const h = hi & afterAutograd & sub_Scalar_op.maskHi;
    result = sub_Scalar_op.table[slot(l, h)]!(self, other, alpha, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) sub_Scalar_jvp(result, self);
  return result;
}

export function rsub_Tensor_autograd(self: Tensor, other: Tensor, alpha: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(other))
      ? new Node(RsubBackward0, [edgeOf(self), edgeOf(other)], {
          alpha,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & rsub_Tensor_op.maskLo;
    const h = hi & afterAutograd & rsub_Tensor_op.maskHi;
    result = rsub_Tensor_op.table[slot(l, h)]!(self, other, alpha, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) rsub_Tensor_jvp(result, self, other, alpha);
  return result;
}

export function rsub_Scalar_autograd(self: Tensor, other: Scalar, alpha: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(RsubBackward1, [edgeOf(self)], {
          alpha,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & rsub_Scalar_op.maskLo;
    const h = hi & afterAutograd & rsub_Scalar_op.maskHi;
    result = rsub_Scalar_op.table[slot(l, h)]!(self, other, alpha, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) rsub_Scalar_jvp(result, self, alpha);
  return result;
}

export function mul_Tensor_autograd(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(other))
      ? new Node(MulBackward0, [edgeOf(self), edgeOf(other)], {
          self: requiresGrad(other) ? saveTensor(self) : null,
          other: requiresGrad(self) ? saveTensor(other) : null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & mul_Tensor_op.maskLo;
    const h = hi & afterAutograd & mul_Tensor_op.maskHi;
    result = mul_Tensor_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) mul_Tensor_jvp(result, self, other);
  return result;
}

export function mul_Scalar_autograd(self: Tensor, other: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(MulBackward1, [edgeOf(self)], {
          other,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & mul_Scalar_op.maskLo;
    const h = hi & afterAutograd & mul_Scalar_op.maskHi;
    result = mul_Scalar_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) mul_Scalar_jvp(result, self, other);
  return result;
}

export function div_Tensor_autograd(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(other))
      ? new Node(DivBackward0, [edgeOf(self), edgeOf(other)], {
          self: requiresGrad(other) ? saveTensor(self) : null,
          other: saveTensor(other),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & div_Tensor_op.maskLo;
    const h = hi & afterAutograd & div_Tensor_op.maskHi;
    result = div_Tensor_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) div_Tensor_jvp(result, self, other);
  return result;
}

export function div_Scalar_autograd(self: Tensor, other: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(DivBackward1, [edgeOf(self)], {
          other,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & div_Scalar_op.maskLo;
    const h = hi & afterAutograd & div_Scalar_op.maskHi;
    result = div_Scalar_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) div_Scalar_jvp(result, self, other);
  return result;
}

export function div_Tensor_mode_autograd(self: Tensor, other: Tensor, roundingMode: string | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(other))
      ? new Node(DivBackward2, [edgeOf(self), edgeOf(other)], {
          self: requiresGrad(other) ? saveTensor(self) : null,
          other: saveTensor(other),
          roundingMode,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & div_Tensor_mode_op.maskLo;
    const h = hi & afterAutograd & div_Tensor_mode_op.maskHi;
    result = div_Tensor_mode_op.table[slot(l, h)]!(self, other, roundingMode, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) div_Tensor_mode_jvp(result, self, other, roundingMode);
  return result;
}

export function div_Scalar_mode_autograd(self: Tensor, other: Scalar, roundingMode: string | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(DivBackward3, [edgeOf(self)], {
          other,
          roundingMode,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & div_Scalar_mode_op.maskLo;
    const h = hi & afterAutograd & div_Scalar_mode_op.maskHi;
    result = div_Scalar_mode_op.table[slot(l, h)]!(self, other, roundingMode, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) div_Scalar_mode_jvp(result, self, other, roundingMode);
  return result;
}

export function floor_divide_autograd(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(other))
      ? new Node(FloorDivideBackward0, [edgeOf(self), edgeOf(other)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & floor_divide_op.maskLo;
    const h = hi & afterAutograd & floor_divide_op.maskHi;
    result = floor_divide_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) forbidTangents("floor_divide", "not implemented", self, other);
  return result;
}

export function floor_divide_Scalar_autograd(self: Tensor, other: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(FloorDivideBackward1, [edgeOf(self)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & floor_divide_Scalar_op.maskLo;
    const h = hi & afterAutograd & floor_divide_Scalar_op.maskHi;
    result = floor_divide_Scalar_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) forbidTangents("floor_divide.Scalar", "not implemented", self);
  return result;
}

export function remainder_Tensor_autograd(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(other))
      ? new Node(RemainderBackward1, [edgeOf(self), edgeOf(other)], {
          self: requiresGrad(other) ? saveTensor(self) : null,
          other: requiresGrad(other) ? saveTensor(other) : null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & remainder_Tensor_op.maskLo;
    const h = hi & afterAutograd & remainder_Tensor_op.maskHi;
    result = remainder_Tensor_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) remainder_Tensor_jvp(result, self, other);
  return result;
}

export function remainder_Scalar_autograd(self: Tensor, other: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(RemainderBackward0, [edgeOf(self)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & remainder_Scalar_op.maskLo;
    const h = hi & afterAutograd & remainder_Scalar_op.maskHi;
    result = remainder_Scalar_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) remainder_Scalar_jvp(result, self);
  return result;
}

export function fmod_Tensor_autograd(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(other))
      ? new Node(FmodBackward1, [edgeOf(self), edgeOf(other)], {
          self: requiresGrad(other) ? saveTensor(self) : null,
          other: requiresGrad(other) ? saveTensor(other) : null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & fmod_Tensor_op.maskLo;
    const h = hi & afterAutograd & fmod_Tensor_op.maskHi;
    result = fmod_Tensor_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) fmod_Tensor_jvp(result, self, other);
  return result;
}

export function fmod_Scalar_autograd(self: Tensor, other: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(FmodBackward0, [edgeOf(self)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & fmod_Scalar_op.maskLo;
    const h = hi & afterAutograd & fmod_Scalar_op.maskHi;
    result = fmod_Scalar_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) fmod_Scalar_jvp(result, self);
  return result;
}

export function remainder_Scalar_Tensor_autograd(self: Scalar, other: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(other)
      ? new Node(RemainderBackward2, [edgeOf(other)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & remainder_Scalar_Tensor_op.maskLo;
    const h = hi & afterAutograd & remainder_Scalar_Tensor_op.maskHi;
    result = remainder_Scalar_Tensor_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) forbidTangents("remainder.Scalar_Tensor", "not implemented", other);
  return result;
}

export function pow_Tensor_Tensor_autograd(self: Tensor, exponent: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(exponent))
      ? new Node(PowBackward1, [edgeOf(self), edgeOf(exponent)], {
          self: saveTensor(self),
          exponent: saveTensor(exponent),
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & pow_Tensor_Tensor_op.maskLo;
    const h = hi & afterAutograd & pow_Tensor_Tensor_op.maskHi;
    result = pow_Tensor_Tensor_op.table[slot(l, h)]!(self, exponent, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) pow_Tensor_Tensor_jvp(result, self, exponent);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function pow_Tensor_Scalar_autograd(self: Tensor, exponent: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(PowBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          exponent,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & pow_Tensor_Scalar_op.maskLo;
    const h = hi & afterAutograd & pow_Tensor_Scalar_op.maskHi;
    result = pow_Tensor_Scalar_op.table[slot(l, h)]!(self, exponent, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) pow_Tensor_Scalar_jvp(result, self, exponent);
  return result;
}

export function pow_Scalar_autograd(self: Scalar, exponent: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(exponent)
      ? new Node(PowBackward2, [edgeOf(exponent)], {
          self,
          exponent: saveTensor(exponent),
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & pow_Scalar_op.maskLo;
    const h = hi & afterAutograd & pow_Scalar_op.maskHi;
    result = pow_Scalar_op.table[slot(l, h)]!(self, exponent, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) pow_Scalar_jvp(result, self, exponent);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function atan2_autograd(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(other))
      ? new Node(Atan2Backward0, [edgeOf(self), edgeOf(other)], {
          self: saveTensor(self),
          other: saveTensor(other),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & atan2_op.maskLo;
    const h = hi & afterAutograd & atan2_op.maskHi;
    result = atan2_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) atan2_jvp(result, self, other);
  return result;
}

export function hypot_autograd(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(other))
      ? new Node(HypotBackward0, [edgeOf(self), edgeOf(other)], {
          other: requiresGrad(other) ? saveTensor(other) : null,
          self: requiresGrad(self) ? saveTensor(self) : null,
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & hypot_op.maskLo;
    const h = hi & afterAutograd & hypot_op.maskHi;
    result = hypot_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) hypot_jvp(result, self, other);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function copysign_Tensor_autograd(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(other))
      ? new Node(CopysignBackward0, [edgeOf(self), edgeOf(other)], {
          otherInfo: infoOf(other),
          self: requiresGrad(self) ? saveTensor(self) : null,
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & copysign_Tensor_op.maskLo;
    const h = hi & afterAutograd & copysign_Tensor_op.maskHi;
    result = copysign_Tensor_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) copysign_Tensor_jvp(result, self);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function copysign_Scalar_autograd(self: Tensor, other: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(CopysignBackward1, [edgeOf(self)], {
          self: saveTensor(self),
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & copysign_Scalar_op.maskLo;
    const h = hi & afterAutograd & copysign_Scalar_op.maskHi;
    result = copysign_Scalar_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) copysign_Scalar_jvp(result, self);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function xlogy_Tensor_autograd(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(other))
      ? new Node(XlogyBackward0, [edgeOf(self), edgeOf(other)], {
          self: saveTensor(self),
          other: saveTensor(other),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & xlogy_Tensor_op.maskLo;
    const h = hi & afterAutograd & xlogy_Tensor_op.maskHi;
    result = xlogy_Tensor_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) xlogy_Tensor_jvp(result, self, other);
  return result;
}

export function xlogy_Scalar_Self_autograd(self: Scalar, other: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(other)
      ? new Node(XlogyBackward1, [edgeOf(other)], {
          self,
          other: saveTensor(other),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & xlogy_Scalar_Self_op.maskLo;
    const h = hi & afterAutograd & xlogy_Scalar_Self_op.maskHi;
    result = xlogy_Scalar_Self_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) xlogy_Scalar_Self_jvp(result, self, other);
  return result;
}

export function xlogy_Scalar_Other_autograd(self: Tensor, other: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(XlogyBackward2, [edgeOf(self)], {
          self: saveTensor(self),
          other,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & xlogy_Scalar_Other_op.maskLo;
    const h = hi & afterAutograd & xlogy_Scalar_Other_op.maskHi;
    result = xlogy_Scalar_Other_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) xlogy_Scalar_Other_jvp(result, self, other);
  return result;
}

export function logaddexp_autograd(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(other))
      ? new Node(LogaddexpBackward0, [edgeOf(self), edgeOf(other)], {
          self: saveTensor(self),
          other: saveTensor(other),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & logaddexp_op.maskLo;
    const h = hi & afterAutograd & logaddexp_op.maskHi;
    result = logaddexp_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) logaddexp_jvp(result, self, other);
  return result;
}

export function logaddexp2_autograd(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(other))
      ? new Node(Logaddexp2Backward0, [edgeOf(self), edgeOf(other)], {
          self: saveTensor(self),
          other: saveTensor(other),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & logaddexp2_op.maskLo;
    const h = hi & afterAutograd & logaddexp2_op.maskHi;
    result = logaddexp2_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) logaddexp2_jvp(result, self, other);
  return result;
}

export function heaviside_autograd(self: Tensor, values: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(values))
      ? new Node(HeavisideBackward0, [edgeOf(self), edgeOf(values)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & heaviside_op.maskLo;
    const h = hi & afterAutograd & heaviside_op.maskHi;
    result = heaviside_op.table[slot(l, h)]!(self, values, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) forbidTangents("heaviside", "not implemented", self, values);
  return result;
}

export function addcmul_autograd(self: Tensor, tensor1: Tensor, tensor2: Tensor, value: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(tensor1) || requiresGrad(tensor2))
      ? new Node(AddcmulBackward0, [edgeOf(self), edgeOf(tensor1), edgeOf(tensor2)], {
          tensor2: requiresGrad(tensor1) ? saveTensor(tensor2) : null,
          value,
          tensor1: requiresGrad(tensor2) ? saveTensor(tensor1) : null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & addcmul_op.maskLo;
    const h = hi & afterAutograd & addcmul_op.maskHi;
    result = addcmul_op.table[slot(l, h)]!(self, tensor1, tensor2, value, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) addcmul_jvp(result, self, tensor1, tensor2, value);
  return result;
}

export function addcdiv_autograd(self: Tensor, tensor1: Tensor, tensor2: Tensor, value: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(tensor1) || requiresGrad(tensor2))
      ? new Node(AddcdivBackward0, [edgeOf(self), edgeOf(tensor1), edgeOf(tensor2)], {
          tensor2: saveTensor(tensor2),
          value,
          tensor1: requiresGrad(tensor2) ? saveTensor(tensor1) : null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & addcdiv_op.maskLo;
    const h = hi & afterAutograd & addcdiv_op.maskHi;
    result = addcdiv_op.table[slot(l, h)]!(self, tensor1, tensor2, value, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) addcdiv_jvp(result, self, tensor1, tensor2, value);
  return result;
}

export function lerp_Scalar_autograd(self: Tensor, end: Tensor, weight: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(end))
      ? new Node(LerpBackward0, [edgeOf(self), edgeOf(end)], {
          weight,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & lerp_Scalar_op.maskLo;
    const h = hi & afterAutograd & lerp_Scalar_op.maskHi;
    result = lerp_Scalar_op.table[slot(l, h)]!(self, end, weight, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) lerp_Scalar_jvp(result, self, end, weight);
  return result;
}

export function lerp_Tensor_autograd(self: Tensor, end: Tensor, weight: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(end) || requiresGrad(weight))
      ? new Node(LerpBackward1, [edgeOf(self), edgeOf(end), edgeOf(weight)], {
          weight: saveTensor(weight),
          self: requiresGrad(weight) ? saveTensor(self) : null,
          end: requiresGrad(weight) ? saveTensor(end) : null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & lerp_Tensor_op.maskLo;
    const h = hi & afterAutograd & lerp_Tensor_op.maskHi;
    result = lerp_Tensor_op.table[slot(l, h)]!(self, end, weight, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) lerp_Tensor_jvp(result, self, end, weight);
  return result;
}

export function maximum_autograd(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(other))
      ? new Node(MaximumBackward0, [edgeOf(self), edgeOf(other)], {
          self: saveTensor(self),
          other: saveTensor(other),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & maximum_op.maskLo;
    const h = hi & afterAutograd & maximum_op.maskHi;
    result = maximum_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) maximum_jvp(result, self, other);
  return result;
}

export function minimum_autograd(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(other))
      ? new Node(MinimumBackward0, [edgeOf(self), edgeOf(other)], {
          self: saveTensor(self),
          other: saveTensor(other),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & minimum_op.maskLo;
    const h = hi & afterAutograd & minimum_op.maskHi;
    result = minimum_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) minimum_jvp(result, self, other);
  return result;
}

export function fmax_autograd(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(other))
      ? new Node(FmaxBackward0, [edgeOf(self), edgeOf(other)], {
          self: saveTensor(self),
          other: saveTensor(other),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & fmax_op.maskLo;
    const h = hi & afterAutograd & fmax_op.maskHi;
    result = fmax_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) fmax_jvp(result, self, other);
  return result;
}

export function fmin_autograd(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(other))
      ? new Node(FminBackward0, [edgeOf(self), edgeOf(other)], {
          self: saveTensor(self),
          other: saveTensor(other),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & fmin_op.maskLo;
    const h = hi & afterAutograd & fmin_op.maskHi;
    result = fmin_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) fmin_jvp(result, self, other);
  return result;
}

export function where_self_autograd(condition: Tensor, self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(other))
      ? new Node(WhereBackward0, [edgeOf(self), edgeOf(other)], {
          condition: saveTensor(condition),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & where_self_op.maskLo;
    const h = hi & afterAutograd & where_self_op.maskHi;
    result = where_self_op.table[slot(l, h)]!(condition, self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) where_self_jvp(result, condition, self, other);
  return result;
}

export function clamp_autograd(self: Tensor, min: Scalar | null, max: Scalar | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(ClampBackward1, [edgeOf(self)], {
          self: saveTensor(self),
          min,
          max,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & clamp_op.maskLo;
    const h = hi & afterAutograd & clamp_op.maskHi;
    result = clamp_op.table[slot(l, h)]!(self, min, max, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) clamp_jvp(result, self, min, max);
  return result;
}

export function clamp_Tensor_autograd(self: Tensor, min: Tensor | null, max: Tensor | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(min) || requiresGrad(max))
      ? new Node(ClampBackward0, [edgeOf(self), edgeOf(min), edgeOf(max)], {
          self: saveTensor(self),
          min: saveTensor(min),
          max: saveTensor(max),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & clamp_Tensor_op.maskLo;
    const h = hi & afterAutograd & clamp_Tensor_op.maskHi;
    result = clamp_Tensor_op.table[slot(l, h)]!(self, min, max, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) clamp_Tensor_jvp(result, self, min, max);
  return result;
}

export function clamp__Tensor_autograd(self: Tensor, min: Tensor | null, max: Tensor | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(min) || requiresGrad(max))
      ? new Node(ClampBackward0, [edgeOf(self), edgeOf(min), edgeOf(max)], {
          self: saveTensor(clone(self, null)),
          min: saveTensor(min),
          max: saveTensor(max),
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? clone(self, null) : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & clamp__Tensor_op.maskLo;
    const h = hi & afterAutograd & clamp__Tensor_op.maskHi;
    clamp__Tensor_op.table[slot(l, h)]!(self, min, max, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) clamp__Tensor_jvp(self, min, max, originalSelf);
  return self;
}

export const clamp_Tensor_out_autograd = /* @__PURE__ */ refusing(clamp_Tensor_out_op, 0, 1, 2, 3);

export function clamp_min_autograd(self: Tensor, min: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(ClampMinBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          min,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & clamp_min_op.maskLo;
    const h = hi & afterAutograd & clamp_min_op.maskHi;
    result = clamp_min_op.table[slot(l, h)]!(self, min, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) clamp_min_jvp(result, self, min);
  return result;
}

export function clamp_min_Tensor_autograd(self: Tensor, min: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(min))
      ? new Node(ClampMinBackward1, [edgeOf(self), edgeOf(min)], {
          self: saveTensor(self),
          min: saveTensor(min),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & clamp_min_Tensor_op.maskLo;
    const h = hi & afterAutograd & clamp_min_Tensor_op.maskHi;
    result = clamp_min_Tensor_op.table[slot(l, h)]!(self, min, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) clamp_min_Tensor_jvp(result, self, min);
  return result;
}

export function clamp_max_autograd(self: Tensor, max: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(ClampMaxBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          max,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & clamp_max_op.maskLo;
    const h = hi & afterAutograd & clamp_max_op.maskHi;
    result = clamp_max_op.table[slot(l, h)]!(self, max, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) clamp_max_jvp(result, self, max);
  return result;
}

export function clamp_max_Tensor_autograd(self: Tensor, max: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(max))
      ? new Node(ClampMaxBackward1, [edgeOf(self), edgeOf(max)], {
          self: saveTensor(self),
          max: saveTensor(max),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & clamp_max_Tensor_op.maskLo;
    const h = hi & afterAutograd & clamp_max_Tensor_op.maskHi;
    result = clamp_max_Tensor_op.table[slot(l, h)]!(self, max, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) clamp_max_Tensor_jvp(result, self, max);
  return result;
}

export function relu_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(ReluBackward0, [edgeOf(self)], {
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & relu_op.maskLo;
    const h = hi & afterAutograd & relu_op.maskHi;
    result = relu_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) relu_jvp(result, self);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function leaky_relu_autograd(self: Tensor, negativeSlope: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(LeakyReluBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          negativeSlope,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & leaky_relu_op.maskLo;
    const h = hi & afterAutograd & leaky_relu_op.maskHi;
    result = leaky_relu_op.table[slot(l, h)]!(self, negativeSlope, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) leaky_relu_jvp(result, self, negativeSlope);
  return result;
}

export function elu_autograd(self: Tensor, alpha: Scalar, scale: Scalar, inputScale: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(EluBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          alpha,
          scale,
          inputScale,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & elu_op.maskLo;
    const h = hi & afterAutograd & elu_op.maskHi;
    result = elu_op.table[slot(l, h)]!(self, alpha, scale, inputScale, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) elu_jvp(result, self, alpha, scale, inputScale);
  return result;
}

export function celu_autograd(self: Tensor, alpha: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(CeluBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          alpha,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & celu_op.maskLo;
    const h = hi & afterAutograd & celu_op.maskHi;
    result = celu_op.table[slot(l, h)]!(self, alpha, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) celu_jvp(result, self, alpha);
  return result;
}

export function celu__autograd(self: Tensor, alpha: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(CeluBackward1, [edgeOf(self)], {
          alpha,
          result: null,
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? clone(self, null) : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & celu__op.maskLo;
    const h = hi & afterAutograd & celu__op.maskHi;
    celu__op.table[slot(l, h)]!(self, alpha, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) celu__jvp(self, alpha, originalSelf);
  if (node !== null) {
    node.saved.result = saveInplaceOutput(self, node);
  }
  return self;
}

export function gelu_autograd(self: Tensor, approximate: string, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(GeluBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          approximate,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & gelu_op.maskLo;
    const h = hi & afterAutograd & gelu_op.maskHi;
    result = gelu_op.table[slot(l, h)]!(self, approximate, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) gelu_jvp(result, self, approximate);
  return result;
}

export function silu_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(SiluBackward0, [edgeOf(self)], {
          self: saveTensor(self),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & silu_op.maskLo;
    const h = hi & afterAutograd & silu_op.maskHi;
    result = silu_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) silu_jvp(result, self);
  return result;
}

export function mish_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(MishBackward0, [edgeOf(self)], {
          self: saveTensor(self),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & mish_op.maskLo;
    const h = hi & afterAutograd & mish_op.maskHi;
    result = mish_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) mish_jvp(result, self);
  return result;
}

export function hardsigmoid_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(HardsigmoidBackward0, [edgeOf(self)], {
          self: saveTensor(self),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & hardsigmoid_op.maskLo;
    const h = hi & afterAutograd & hardsigmoid_op.maskHi;
    result = hardsigmoid_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) hardsigmoid_jvp(result, self);
  return result;
}

export function hardswish_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(HardswishBackward0, [edgeOf(self)], {
          self: saveTensor(self),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & hardswish_op.maskLo;
    const h = hi & afterAutograd & hardswish_op.maskHi;
    result = hardswish_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) hardswish_jvp(result, self);
  return result;
}

export function softplus_autograd(self: Tensor, beta: Scalar, threshold: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(SoftplusBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          beta,
          threshold,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & softplus_op.maskLo;
    const h = hi & afterAutograd & softplus_op.maskHi;
    result = softplus_op.table[slot(l, h)]!(self, beta, threshold, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) softplus_jvp(result, self, beta, threshold);
  return result;
}

export function hardtanh_autograd(self: Tensor, minVal: Scalar, maxVal: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(HardtanhBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          minVal,
          maxVal,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & hardtanh_op.maskLo;
    const h = hi & afterAutograd & hardtanh_op.maskHi;
    result = hardtanh_op.table[slot(l, h)]!(self, minVal, maxVal, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) hardtanh_jvp(result, self, minVal, maxVal);
  return result;
}

export function threshold_autograd(self: Tensor, threshold: Scalar, value: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(ThresholdBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          threshold,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & threshold_op.maskLo;
    const h = hi & afterAutograd & threshold_op.maskHi;
    result = threshold_op.table[slot(l, h)]!(self, threshold, value, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) threshold_jvp(result, self, threshold);
  return result;
}

export function hardshrink_autograd(self: Tensor, lambd: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(HardshrinkBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          lambd,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & hardshrink_op.maskLo;
    const h = hi & afterAutograd & hardshrink_op.maskHi;
    result = hardshrink_op.table[slot(l, h)]!(self, lambd, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) hardshrink_jvp(result, self, lambd);
  return result;
}

export function softshrink_autograd(self: Tensor, lambd: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(SoftshrinkBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          lambd,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & softshrink_op.maskLo;
    const h = hi & afterAutograd & softshrink_op.maskHi;
    result = softshrink_op.table[slot(l, h)]!(self, lambd, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) softshrink_jvp(result, self, lambd);
  return result;
}

export function log_sigmoid_forward_autograd(self: Tensor, lo: number, hi: number): readonly [Tensor, Tensor] {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(LogSigmoidBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          buffer: null,
        })
      : null;
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & log_sigmoid_forward_op.maskLo;
    const h = hi & afterAutograd & log_sigmoid_forward_op.maskHi;
    result = log_sigmoid_forward_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result[0], node);
  if (forwardLevel() !== 0) log_sigmoid_forward_jvp(result[0], result[1], self);
  if (node !== null) {
    node.saved.buffer = saveOutput(result[1], node);
  }
  return result;
}

export const log_sigmoid_forward_output_autograd = /* @__PURE__ */ refusing(log_sigmoid_forward_output_op, 0, 1, 2);

export function sigmoid_backward_autograd(gradOutput: Tensor, output: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(gradOutput) || requiresGrad(output))
      ? new Node(SigmoidBackwardBackward0, [edgeOf(gradOutput), edgeOf(output)], {
          output: saveTensor(output),
          gradOutput: saveTensor(gradOutput),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & sigmoid_backward_op.maskLo;
    const h = hi & afterAutograd & sigmoid_backward_op.maskHi;
    result = sigmoid_backward_op.table[slot(l, h)]!(gradOutput, output, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) sigmoid_backward_jvp(result, gradOutput, output);
  return result;
}

export function tanh_backward_autograd(gradOutput: Tensor, output: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(gradOutput) || requiresGrad(output))
      ? new Node(TanhBackwardBackward0, [edgeOf(gradOutput), edgeOf(output)], {
          output: saveTensor(output),
          gradOutput: saveTensor(gradOutput),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & tanh_backward_op.maskLo;
    const h = hi & afterAutograd & tanh_backward_op.maskHi;
    result = tanh_backward_op.table[slot(l, h)]!(gradOutput, output, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) tanh_backward_jvp(result, gradOutput, output);
  return result;
}

export function threshold_backward_autograd(gradOutput: Tensor, self: Tensor, threshold: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(gradOutput) || requiresGrad(self))
      ? new Node(ThresholdBackwardBackward0, [edgeOf(gradOutput), edgeOf(self)], {
          self: saveTensor(self),
          threshold,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & threshold_backward_op.maskLo;
    const h = hi & afterAutograd & threshold_backward_op.maskHi;
    result = threshold_backward_op.table[slot(l, h)]!(gradOutput, self, threshold, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) threshold_backward_jvp(result, gradOutput, self, threshold);
  return result;
}

export function leaky_relu_backward_autograd(gradOutput: Tensor, self: Tensor, negativeSlope: Scalar, selfIsResult: boolean, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(gradOutput) || requiresGrad(self))
      ? new Node(LeakyReluBackwardBackward0, [edgeOf(gradOutput), edgeOf(self)], {
          self: saveTensor(self),
          negativeSlope,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & leaky_relu_backward_op.maskLo;
    const h = hi & afterAutograd & leaky_relu_backward_op.maskHi;
    result = leaky_relu_backward_op.table[slot(l, h)]!(gradOutput, self, negativeSlope, selfIsResult, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) leaky_relu_backward_jvp(result, gradOutput, self, negativeSlope, selfIsResult);
  return result;
}

export function elu_backward_autograd(gradOutput: Tensor, alpha: Scalar, scale: Scalar, inputScale: Scalar, isResult: boolean, selfOrResult: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(gradOutput) || requiresGrad(selfOrResult))
      ? new Node(EluBackwardBackward0, [edgeOf(gradOutput), edgeOf(selfOrResult)], {
          alpha,
          scale,
          inputScale,
          isResult,
          selfOrResult: saveTensor(selfOrResult),
          gradOutput: saveTensor(gradOutput),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & elu_backward_op.maskLo;
    const h = hi & afterAutograd & elu_backward_op.maskHi;
    result = elu_backward_op.table[slot(l, h)]!(gradOutput, alpha, scale, inputScale, isResult, selfOrResult, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) elu_backward_jvp(result, gradOutput, alpha, scale, inputScale, isResult, selfOrResult);
  return result;
}

export function gelu_backward_autograd(gradOutput: Tensor, self: Tensor, approximate: string, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(gradOutput) || requiresGrad(self))
      ? new Node(GeluBackwardBackward0, [edgeOf(gradOutput), edgeOf(self)], {
          self: saveTensor(self),
          approximate,
          gradOutput: saveTensor(gradOutput),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & gelu_backward_op.maskLo;
    const h = hi & afterAutograd & gelu_backward_op.maskHi;
    result = gelu_backward_op.table[slot(l, h)]!(gradOutput, self, approximate, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) gelu_backward_jvp(result, gradOutput, self, approximate);
  return result;
}

export function silu_backward_autograd(gradOutput: Tensor, self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(gradOutput) || requiresGrad(self))
      ? new Node(SiluBackwardBackward0, [edgeOf(gradOutput), edgeOf(self)], {
          self: saveTensor(self),
          gradOutput: saveTensor(gradOutput),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & silu_backward_op.maskLo;
    const h = hi & afterAutograd & silu_backward_op.maskHi;
    result = silu_backward_op.table[slot(l, h)]!(gradOutput, self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) silu_backward_jvp(result, gradOutput, self);
  return result;
}

export function mish_backward_autograd(gradOutput: Tensor, self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(gradOutput) || requiresGrad(self))
      ? new Node(MishBackwardBackward0, [edgeOf(gradOutput), edgeOf(self)], {
          self: saveTensor(self),
          gradOutput: saveTensor(gradOutput),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & mish_backward_op.maskLo;
    const h = hi & afterAutograd & mish_backward_op.maskHi;
    result = mish_backward_op.table[slot(l, h)]!(gradOutput, self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) mish_backward_jvp(result, gradOutput, self);
  return result;
}

export function hardsigmoid_backward_autograd(gradOutput: Tensor, self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(gradOutput) || requiresGrad(self))
      ? new Node(HardsigmoidBackwardBackward0, [edgeOf(gradOutput), edgeOf(self)], {
          self: saveTensor(self),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & hardsigmoid_backward_op.maskLo;
    const h = hi & afterAutograd & hardsigmoid_backward_op.maskHi;
    result = hardsigmoid_backward_op.table[slot(l, h)]!(gradOutput, self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) hardsigmoid_backward_jvp(result, gradOutput, self);
  return result;
}

export function hardswish_backward_autograd(gradOutput: Tensor, self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(gradOutput) || requiresGrad(self))
      ? new Node(HardswishBackwardBackward0, [edgeOf(gradOutput), edgeOf(self)], {
          self: saveTensor(self),
          gradOutput: saveTensor(gradOutput),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & hardswish_backward_op.maskLo;
    const h = hi & afterAutograd & hardswish_backward_op.maskHi;
    result = hardswish_backward_op.table[slot(l, h)]!(gradOutput, self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) hardswish_backward_jvp(result, gradOutput, self);
  return result;
}

export function softplus_backward_autograd(gradOutput: Tensor, self: Tensor, beta: Scalar, threshold: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(gradOutput) || requiresGrad(self))
      ? new Node(SoftplusBackwardBackward0, [edgeOf(gradOutput), edgeOf(self)], {
          self: saveTensor(self),
          beta,
          threshold,
          gradOutput: saveTensor(gradOutput),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & softplus_backward_op.maskLo;
    const h = hi & afterAutograd & softplus_backward_op.maskHi;
    result = softplus_backward_op.table[slot(l, h)]!(gradOutput, self, beta, threshold, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) softplus_backward_jvp(result, gradOutput, self, beta, threshold);
  return result;
}

export function hardtanh_backward_autograd(gradOutput: Tensor, self: Tensor, minVal: Scalar, maxVal: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(gradOutput) || requiresGrad(self))
      ? new Node(HardtanhBackwardBackward0, [edgeOf(gradOutput), edgeOf(self)], {
          self: saveTensor(self),
          minVal,
          maxVal,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & hardtanh_backward_op.maskLo;
    const h = hi & afterAutograd & hardtanh_backward_op.maskHi;
    result = hardtanh_backward_op.table[slot(l, h)]!(gradOutput, self, minVal, maxVal, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) hardtanh_backward_jvp(result, gradOutput, self, minVal, maxVal);
  return result;
}

export function hardshrink_backward_autograd(gradOut: Tensor, self: Tensor, lambd: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(gradOut) || requiresGrad(self))
      ? new Node(HardshrinkBackwardBackward0, [edgeOf(gradOut), edgeOf(self)], {
          self: saveTensor(self),
          lambd,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & hardshrink_backward_op.maskLo;
    const h = hi & afterAutograd & hardshrink_backward_op.maskHi;
    result = hardshrink_backward_op.table[slot(l, h)]!(gradOut, self, lambd, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) hardshrink_backward_jvp(result, gradOut, self, lambd);
  return result;
}

export function softshrink_backward_autograd(gradOutput: Tensor, self: Tensor, lambd: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(gradOutput) || requiresGrad(self))
      ? new Node(SoftshrinkBackwardBackward0, [edgeOf(gradOutput), edgeOf(self)], {
          self: saveTensor(self),
          lambd,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & softshrink_backward_op.maskLo;
    const h = hi & afterAutograd & softshrink_backward_op.maskHi;
    result = softshrink_backward_op.table[slot(l, h)]!(gradOutput, self, lambd, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) softshrink_backward_jvp(result, gradOutput, self, lambd);
  return result;
}

export function log_sigmoid_backward_autograd(gradOutput: Tensor, self: Tensor, buffer: Tensor, lo: number, hi: number): Tensor {
  if (gradEnabled()) checkNoGradient(buffer, "buffer", "log_sigmoid_backward");
  const node =
    gradEnabled() && (requiresGrad(gradOutput) || requiresGrad(self))
      ? new Node(LogSigmoidBackwardBackward0, [edgeOf(gradOutput), edgeOf(self)], {
          self: saveTensor(self),
          buffer: saveTensor(buffer),
          gradOutput: saveTensor(gradOutput),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & log_sigmoid_backward_op.maskLo;
    const h = hi & afterAutograd & log_sigmoid_backward_op.maskHi;
    result = log_sigmoid_backward_op.table[slot(l, h)]!(gradOutput, self, buffer, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) log_sigmoid_backward_jvp(result, gradOutput, self, buffer);
  return result;
}

export function logit_backward_autograd(gradOutput: Tensor, self: Tensor, eps: number | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(gradOutput) || requiresGrad(self))
      ? new Node(LogitBackwardBackward0, [edgeOf(gradOutput), edgeOf(self)], {
          self: saveTensor(self),
          eps,
          gradOutput: saveTensor(gradOutput),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & logit_backward_op.maskLo;
    const h = hi & afterAutograd & logit_backward_op.maskHi;
    result = logit_backward_op.table[slot(l, h)]!(gradOutput, self, eps, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) logit_backward_jvp(result, gradOutput, self, eps);
  return result;
}

export function i0_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(I0Backward0, [edgeOf(self)], {
          self: saveTensor(self),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & i0_op.maskLo;
    const h = hi & afterAutograd & i0_op.maskHi;
    result = i0_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) i0_jvp(result, self);
  return result;
}

export function special_i0e_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(SpecialI0EBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & special_i0e_op.maskLo;
    const h = hi & afterAutograd & special_i0e_op.maskHi;
    result = special_i0e_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) special_i0e_jvp(result, self);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function special_i1_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(SpecialI1Backward0, [edgeOf(self)], {
          self: saveTensor(self),
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & special_i1_op.maskLo;
    const h = hi & afterAutograd & special_i1_op.maskHi;
    result = special_i1_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) special_i1_jvp(result, self);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function special_i1e_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(SpecialI1EBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & special_i1e_op.maskLo;
    const h = hi & afterAutograd & special_i1e_op.maskHi;
    result = special_i1e_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) special_i1e_jvp(result, self);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function special_entr_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(SpecialEntrBackward0, [edgeOf(self)], {
          self: saveTensor(self),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & special_entr_op.maskLo;
    const h = hi & afterAutograd & special_entr_op.maskHi;
    result = special_entr_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) special_entr_jvp(result, self);
  return result;
}

export function special_ndtri_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(SpecialNdtriBackward0, [edgeOf(self)], {
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & special_ndtri_op.maskLo;
    const h = hi & afterAutograd & special_ndtri_op.maskHi;
    result = special_ndtri_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) special_ndtri_jvp(result, self);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function special_log_ndtr_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(SpecialLogNdtrBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & special_log_ndtr_op.maskLo;
    const h = hi & afterAutograd & special_log_ndtr_op.maskHi;
    result = special_log_ndtr_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) special_log_ndtr_jvp(result, self);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function special_erfcx_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(SpecialErfcxBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & special_erfcx_op.maskLo;
    const h = hi & afterAutograd & special_erfcx_op.maskHi;
    result = special_erfcx_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) special_erfcx_jvp(result, self);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function special_xlog1py_autograd(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(other))
      ? new Node(SpecialXlog1PyBackward0, [edgeOf(self), edgeOf(other)], {
          self: saveTensor(self),
          other: saveTensor(other),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & special_xlog1py_op.maskLo;
    const h = hi & afterAutograd & special_xlog1py_op.maskHi;
    result = special_xlog1py_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) special_xlog1py_jvp(result, self, other);
  return result;
}

export function special_xlog1py_self_scalar_autograd(self: Scalar, other: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(other)
      ? new Node(SpecialXlog1PyBackward1, [edgeOf(other)], {
          self,
          other: saveTensor(other),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & special_xlog1py_self_scalar_op.maskLo;
    const h = hi & afterAutograd & special_xlog1py_self_scalar_op.maskHi;
    result = special_xlog1py_self_scalar_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) special_xlog1py_self_scalar_jvp(result, self, other);
  return result;
}

export function special_xlog1py_other_scalar_autograd(self: Tensor, other: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(SpecialXlog1PyBackward2, [edgeOf(self)], {
          self: saveTensor(self),
          other,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & special_xlog1py_other_scalar_op.maskLo;
    const h = hi & afterAutograd & special_xlog1py_other_scalar_op.maskHi;
    result = special_xlog1py_other_scalar_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) special_xlog1py_other_scalar_jvp(result, self, other);
  return result;
}

export function special_zeta_autograd(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(other))
      ? new Node(SpecialZetaBackward0, [edgeOf(self), edgeOf(other)], {
          self: requiresGrad(other) ? saveTensor(self) : null,
          other: requiresGrad(other) ? saveTensor(other) : null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & special_zeta_op.maskLo;
    const h = hi & afterAutograd & special_zeta_op.maskHi;
    result = special_zeta_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) forbidTangents("special_zeta", "not implemented", self, other);
  return result;
}

export function special_zeta_self_scalar_autograd(self: Scalar, other: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(other)
      ? new Node(SpecialZetaBackward1, [edgeOf(other)], {
          self,
          other: saveTensor(other),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & special_zeta_self_scalar_op.maskLo;
    const h = hi & afterAutograd & special_zeta_self_scalar_op.maskHi;
    result = special_zeta_self_scalar_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) forbidTangents("special_zeta.self_scalar", "not implemented", other);
  return result;
}

export function special_zeta_other_scalar_autograd(self: Tensor, other: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(SpecialZetaBackward2, [edgeOf(self)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & special_zeta_other_scalar_op.maskLo;
    const h = hi & afterAutograd & special_zeta_other_scalar_op.maskHi;
    result = special_zeta_other_scalar_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) forbidTangents("special_zeta.other_scalar", "not implemented", self);
  return result;
}

export function igamma_autograd(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(other))
      ? new Node(IgammaBackward0, [edgeOf(self), edgeOf(other)], {
          self: requiresGrad(other) ? saveTensor(self) : null,
          other: requiresGrad(other) ? saveTensor(other) : null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & igamma_op.maskLo;
    const h = hi & afterAutograd & igamma_op.maskHi;
    result = igamma_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) forbidTangents("igamma", "not implemented", self, other);
  return result;
}

export function igammac_autograd(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(other))
      ? new Node(IgammacBackward0, [edgeOf(self), edgeOf(other)], {
          self: requiresGrad(other) ? saveTensor(self) : null,
          other: requiresGrad(other) ? saveTensor(other) : null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & igammac_op.maskLo;
    const h = hi & afterAutograd & igammac_op.maskHi;
    result = igammac_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) forbidTangents("igammac", "not implemented", self, other);
  return result;
}

export function nextafter_autograd(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(other))
      ? new Node(NextafterBackward0, [edgeOf(self), edgeOf(other)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & nextafter_op.maskLo;
    const h = hi & afterAutograd & nextafter_op.maskHi;
    result = nextafter_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) forbidTangents("nextafter", "not implemented", self, other);
  return result;
}

export function angle_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(AngleBackward0, [edgeOf(self)], {
          self: saveTensor(self),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & angle_op.maskLo;
    const h = hi & afterAutograd & angle_op.maskHi;
    result = angle_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) angle_jvp(result, self);
  return result;
}

export function frexp_Tensor_autograd(self: Tensor, lo: number, hi: number): readonly [Tensor, Tensor] {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(FrexpBackward0, [edgeOf(self)], {
          exponent: null,
        })
      : null;
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & frexp_Tensor_op.maskLo;
    const h = hi & afterAutograd & frexp_Tensor_op.maskHi;
    result = frexp_Tensor_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result[0], node);
  if (forwardLevel() !== 0) frexp_Tensor_jvp(result[0], result[1], self);
  if (node !== null) {
    node.saved.exponent = saveOutput(result[1], node);
  }
  return result;
}

export function linspace_Tensor_Tensor_autograd(start: Tensor, end: Tensor, steps: number, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(start) || requiresGrad(end))
      ? new Node(LinspaceBackward0, [edgeOf(start), edgeOf(end)], {
          steps,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & linspace_Tensor_Tensor_op.maskLo;
    const h = hi & afterAutograd & linspace_Tensor_Tensor_op.maskHi;
    result = linspace_Tensor_Tensor_op.table[slot(l, h)]!(start, end, steps, dtype, layout, device, pinMemory, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) forbidTangents("linspace.Tensor_Tensor", "not implemented", start, end);
  return result;
}

export const linspace_Tensor_Tensor_out_autograd = /* @__PURE__ */ refusing(linspace_Tensor_Tensor_out_op, 0, 1, 3);

export function linspace_Tensor_Scalar_autograd(start: Tensor, end: Scalar, steps: number, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(start)
      ? new Node(LinspaceBackward1, [edgeOf(start)], {
          steps,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & linspace_Tensor_Scalar_op.maskLo;
    const h = hi & afterAutograd & linspace_Tensor_Scalar_op.maskHi;
    result = linspace_Tensor_Scalar_op.table[slot(l, h)]!(start, end, steps, dtype, layout, device, pinMemory, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) forbidTangents("linspace.Tensor_Scalar", "not implemented", start);
  return result;
}

export const linspace_Tensor_Scalar_out_autograd = /* @__PURE__ */ refusing(linspace_Tensor_Scalar_out_op, 0, 3);

export function linspace_Scalar_Tensor_autograd(start: Scalar, end: Tensor, steps: number, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(end)
      ? new Node(LinspaceBackward2, [edgeOf(end)], {
          steps,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & linspace_Scalar_Tensor_op.maskLo;
    const h = hi & afterAutograd & linspace_Scalar_Tensor_op.maskHi;
    result = linspace_Scalar_Tensor_op.table[slot(l, h)]!(start, end, steps, dtype, layout, device, pinMemory, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) forbidTangents("linspace.Scalar_Tensor", "not implemented", end);
  return result;
}

export const linspace_Scalar_Tensor_out_autograd = /* @__PURE__ */ refusing(linspace_Scalar_Tensor_out_op, 1, 3);

export function logspace_Tensor_Tensor_autograd(start: Tensor, end: Tensor, steps: number, base: number, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(start) || requiresGrad(end))
      ? new Node(LogspaceBackward0, [edgeOf(start), edgeOf(end)], {
          steps,
          base,
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & logspace_Tensor_Tensor_op.maskLo;
    const h = hi & afterAutograd & logspace_Tensor_Tensor_op.maskHi;
    result = logspace_Tensor_Tensor_op.table[slot(l, h)]!(start, end, steps, base, dtype, layout, device, pinMemory, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) forbidTangents("logspace.Tensor_Tensor", "not implemented", start, end);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export const logspace_Tensor_Tensor_out_autograd = /* @__PURE__ */ refusing(logspace_Tensor_Tensor_out_op, 0, 1, 4);

export function logspace_Tensor_Scalar_autograd(start: Tensor, end: Scalar, steps: number, base: number, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(start)
      ? new Node(LogspaceBackward1, [edgeOf(start)], {
          steps,
          base,
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & logspace_Tensor_Scalar_op.maskLo;
    const h = hi & afterAutograd & logspace_Tensor_Scalar_op.maskHi;
    result = logspace_Tensor_Scalar_op.table[slot(l, h)]!(start, end, steps, base, dtype, layout, device, pinMemory, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) forbidTangents("logspace.Tensor_Scalar", "not implemented", start);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export const logspace_Tensor_Scalar_out_autograd = /* @__PURE__ */ refusing(logspace_Tensor_Scalar_out_op, 0, 4);

export function logspace_Scalar_Tensor_autograd(start: Scalar, end: Tensor, steps: number, base: number, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(end)
      ? new Node(LogspaceBackward2, [edgeOf(end)], {
          steps,
          base,
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & logspace_Scalar_Tensor_op.maskLo;
    const h = hi & afterAutograd & logspace_Scalar_Tensor_op.maskHi;
    result = logspace_Scalar_Tensor_op.table[slot(l, h)]!(start, end, steps, base, dtype, layout, device, pinMemory, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) forbidTangents("logspace.Scalar_Tensor", "not implemented", end);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export const logspace_Scalar_Tensor_out_autograd = /* @__PURE__ */ refusing(logspace_Scalar_Tensor_out_op, 1, 4);

export function bernoulli_autograd(self: Tensor, generator: Generator | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(BernoulliBackward0, [edgeOf(self)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & bernoulli_op.maskLo;
    const h = hi & afterAutograd & bernoulli_op.maskHi;
    result = bernoulli_op.table[slot(l, h)]!(self, generator, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) bernoulli_jvp(result, self);
  return result;
}

export const bernoulli_out_autograd = /* @__PURE__ */ refusing(bernoulli_out_op, 0, 2);

export function bernoulli__Tensor_autograd(self: Tensor, p: Tensor, generator: Generator | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(p))
      ? new Node(BernoulliBackward1, [edgeOf(self), edgeOf(p)], {
          pInfo: infoOf(p),
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & bernoulli__Tensor_op.maskLo;
    const h = hi & afterAutograd & bernoulli__Tensor_op.maskHi;
    bernoulli__Tensor_op.table[slot(l, h)]!(self, p, generator, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) bernoulli__Tensor_jvp(self);
  return self;
}

export function bernoulli__float_autograd(self: Tensor, p: number, generator: Generator | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(BernoulliBackward2, [edgeOf(self)], null)
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & bernoulli__float_op.maskLo;
    const h = hi & afterAutograd & bernoulli__float_op.maskHi;
    bernoulli__float_op.table[slot(l, h)]!(self, p, generator, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) bernoulli__float_jvp(self);
  return self;
}

export function uniform__autograd(self: Tensor, from: number, to: number, generator: Generator | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(UniformBackward0, [edgeOf(self)], null)
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & uniform__op.maskLo;
    const h = hi & afterAutograd & uniform__op.maskHi;
    uniform__op.table[slot(l, h)]!(self, from, to, generator, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) uniform__jvp(self);
  return self;
}

export function normal__autograd(self: Tensor, mean: number, std: number, generator: Generator | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(NormalBackward0, [edgeOf(self)], null)
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & normal__op.maskLo;
    const h = hi & afterAutograd & normal__op.maskHi;
    normal__op.table[slot(l, h)]!(self, mean, std, generator, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) normal__jvp(self);
  return self;
}

export function random__from_autograd(self: Tensor, from: number, to: number | null, generator: Generator | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(RandomBackward0, [edgeOf(self)], null)
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & random__from_op.maskLo;
    const h = hi & afterAutograd & random__from_op.maskHi;
    random__from_op.table[slot(l, h)]!(self, from, to, generator, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) random__from_jvp(self);
  return self;
}

export function random__to_autograd(self: Tensor, to: number, generator: Generator | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(RandomBackward1, [edgeOf(self)], null)
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & random__to_op.maskLo;
    const h = hi & afterAutograd & random__to_op.maskHi;
    random__to_op.table[slot(l, h)]!(self, to, generator, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) random__to_jvp(self);
  return self;
}

export function random__autograd(self: Tensor, generator: Generator | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(RandomBackward2, [edgeOf(self)], null)
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & random__op.maskLo;
    const h = hi & afterAutograd & random__op.maskHi;
    random__op.table[slot(l, h)]!(self, generator, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) random__jvp(self);
  return self;
}

export const normal_Tensor_float_out_autograd = /* @__PURE__ */ refusing(normal_Tensor_float_out_op, 0, 3);

export function normal_Tensor_float_autograd(mean: Tensor, std: number, generator: Generator | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(mean)
      ? new Node(NormalBackward1, [edgeOf(mean)], {
          meanSizes: mean.shape,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & normal_Tensor_float_op.maskLo;
    const h = hi & afterAutograd & normal_Tensor_float_op.maskHi;
    result = normal_Tensor_float_op.table[slot(l, h)]!(mean, std, generator, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) normal_Tensor_float_jvp(result, mean);
  return result;
}

export const normal_float_Tensor_out_autograd = /* @__PURE__ */ refusing(normal_float_Tensor_out_op, 1, 3);

export function normal_float_Tensor_autograd(mean: number, std: Tensor, generator: Generator | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(std)
      ? new Node(NormalBackward2, [edgeOf(std)], {
          stdSizes: std.shape,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & normal_float_Tensor_op.maskLo;
    const h = hi & afterAutograd & normal_float_Tensor_op.maskHi;
    result = normal_float_Tensor_op.table[slot(l, h)]!(mean, std, generator, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) normal_float_Tensor_jvp(result, std);
  return result;
}

export const normal_Tensor_Tensor_out_autograd = /* @__PURE__ */ refusing(normal_Tensor_Tensor_out_op, 0, 1, 3);

export function normal_Tensor_Tensor_autograd(mean: Tensor, std: Tensor, generator: Generator | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(mean) || requiresGrad(std))
      ? new Node(NormalBackward3, [edgeOf(mean), edgeOf(std)], {
          meanSizes: mean.shape,
          stdSizes: std.shape,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & normal_Tensor_Tensor_op.maskLo;
    const h = hi & afterAutograd & normal_Tensor_Tensor_op.maskHi;
    result = normal_Tensor_Tensor_op.table[slot(l, h)]!(mean, std, generator, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) normal_Tensor_Tensor_jvp(result, mean);
  return result;
}

export function native_dropout_autograd(input: Tensor, p: number, train: boolean | null, lo: number, hi: number): readonly [Tensor, Tensor] {
  const node =
    gradEnabled() && requiresGrad(input)
      ? new Node(NativeDropoutBackward0, [edgeOf(input)], {
          p,
          train,
          result1: null,
        })
      : null;
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & native_dropout_op.maskLo;
    const h = hi & afterAutograd & native_dropout_op.maskHi;
    result = native_dropout_op.table[slot(l, h)]!(input, p, train, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result[0], node);
  if (forwardLevel() !== 0) native_dropout_jvp(result[0], result[1], input, p, train);
  if (node !== null) {
    node.saved.result1 = saveOutput(result[1], node);
  }
  return result;
}

export function native_dropout_backward_autograd(gradOutput: Tensor, mask: Tensor, scale: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(gradOutput) || requiresGrad(mask))
      ? new Node(NativeDropoutBackwardBackward0, [edgeOf(gradOutput), edgeOf(mask)], {
          gradOutput: saveTensor(gradOutput),
          mask: saveTensor(mask),
          scale,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & native_dropout_backward_op.maskLo;
    const h = hi & afterAutograd & native_dropout_backward_op.maskHi;
    result = native_dropout_backward_op.table[slot(l, h)]!(gradOutput, mask, scale, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) native_dropout_backward_jvp(result, gradOutput, mask, scale);
  return result;
}

export function exponential__autograd(self: Tensor, lambd: number, generator: Generator | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(ExponentialBackward0, [edgeOf(self)], null)
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & exponential__op.maskLo;
    const h = hi & afterAutograd & exponential__op.maskHi;
    exponential__op.table[slot(l, h)]!(self, lambd, generator, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) exponential__jvp(self);
  return self;
}

export function log_normal__autograd(self: Tensor, mean: number, std: number, generator: Generator | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(LogNormalBackward0, [edgeOf(self)], null)
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & log_normal__op.maskLo;
    const h = hi & afterAutograd & log_normal__op.maskHi;
    log_normal__op.table[slot(l, h)]!(self, mean, std, generator, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) log_normal__jvp(self);
  return self;
}

export function geometric__autograd(self: Tensor, p: number, generator: Generator | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(GeometricBackward0, [edgeOf(self)], null)
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & geometric__op.maskLo;
    const h = hi & afterAutograd & geometric__op.maskHi;
    geometric__op.table[slot(l, h)]!(self, p, generator, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) geometric__jvp(self);
  return self;
}

export function cauchy__autograd(self: Tensor, median: number, sigma: number, generator: Generator | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(CauchyBackward0, [edgeOf(self)], null)
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & cauchy__op.maskLo;
    const h = hi & afterAutograd & cauchy__op.maskHi;
    cauchy__op.table[slot(l, h)]!(self, median, sigma, generator, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) cauchy__jvp(self);
  return self;
}

export function poisson_autograd(self: Tensor, generator: Generator | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(PoissonBackward0, [edgeOf(self)], {
          selfInfo: infoOf(self),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & poisson_op.maskLo;
    const h = hi & afterAutograd & poisson_op.maskHi;
    result = poisson_op.table[slot(l, h)]!(self, generator, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) poisson_jvp(result, self);
  return result;
}

export function _standard_gamma_autograd(self: Tensor, generator: Generator | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(StandardGammaBackward0, [edgeOf(self)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & _standard_gamma_op.maskLo;
    const h = hi & afterAutograd & _standard_gamma_op.maskHi;
    result = _standard_gamma_op.table[slot(l, h)]!(self, generator, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) forbidTangents("_standard_gamma", "not implemented", self);
  return result;
}

export function binomial_autograd(count: Tensor, prob: Tensor, generator: Generator | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(count) || requiresGrad(prob))
      ? new Node(BinomialBackward0, [edgeOf(count), edgeOf(prob)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & binomial_op.maskLo;
    const h = hi & afterAutograd & binomial_op.maskHi;
    result = binomial_op.table[slot(l, h)]!(count, prob, generator, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) forbidTangents("binomial", "not implemented", count, prob);
  return result;
}

export function _to_copy_autograd(self: Tensor, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null, nonBlocking: boolean, memoryFormat: MemoryFormat | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self) && (dtype === null || isDifferentiableType(dtype))
      ? new Node(ToCopyBackward0, [edgeOf(self)], {
          selfOptions: optionsOf(self),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & _to_copy_op.maskLo;
    const h = hi & afterAutograd & _to_copy_op.maskHi;
    result = _to_copy_op.table[slot(l, h)]!(self, dtype, layout, device, pinMemory, nonBlocking, memoryFormat, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) _to_copy_jvp(result, self, dtype, layout, device, pinMemory, nonBlocking, memoryFormat);
  return result;
}

export function fill_Scalar_autograd(self: Tensor, value: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(FillBackward0, [edgeOf(self)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & fill_Scalar_op.maskLo;
    const h = hi & afterAutograd & fill_Scalar_op.maskHi;
    result = fill_Scalar_op.table[slot(l, h)]!(self, value, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) fill_Scalar_jvp(result, self);
  return result;
}

export function fill_Tensor_autograd(self: Tensor, value: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(value))
      ? new Node(FillBackward1, [edgeOf(self), edgeOf(value)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & fill_Tensor_op.maskLo;
    const h = hi & afterAutograd & fill_Tensor_op.maskHi;
    result = fill_Tensor_op.table[slot(l, h)]!(self, value, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) fill_Tensor_jvp(result, self, value);
  return result;
}

export function fill__Scalar_autograd(self: Tensor, value: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(FillBackward2, [edgeOf(self)], null)
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & fill__Scalar_op.maskLo;
    const h = hi & afterAutograd & fill__Scalar_op.maskHi;
    fill__Scalar_op.table[slot(l, h)]!(self, value, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) fill__Scalar_jvp(self);
  return self;
}

export function fill__Tensor_autograd(self: Tensor, value: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(value))
      ? new Node(FillBackward3, [edgeOf(self), edgeOf(value)], null)
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & fill__Tensor_op.maskLo;
    const h = hi & afterAutograd & fill__Tensor_op.maskHi;
    fill__Tensor_op.table[slot(l, h)]!(self, value, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) fill__Tensor_jvp(self, value);
  return self;
}

export function zero__autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(ZeroBackward0, [edgeOf(self)], null)
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & zero__op.maskLo;
    const h = hi & afterAutograd & zero__op.maskHi;
    zero__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) zero__jvp(self);
  return self;
}

export function clone_autograd(self: Tensor, memoryFormat: MemoryFormat | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(CloneBackward0, [edgeOf(self)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & clone_op.maskLo;
    const h = hi & afterAutograd & clone_op.maskHi;
    result = clone_op.table[slot(l, h)]!(self, memoryFormat, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) clone_jvp(result, self, memoryFormat);
  return result;
}

export function alias_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(AliasBackward0, [edgeOf(self)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & alias_op.maskLo;
    const h = hi & afterAutograd & alias_op.maskHi;
    result = alias_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) alias_jvp(result, self);
  return result;
}

export function lift_fresh_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(LiftFreshBackward0, [edgeOf(self)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & lift_fresh_op.maskLo;
    const h = hi & afterAutograd & lift_fresh_op.maskHi;
    result = lift_fresh_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) lift_fresh_jvp(result, self);
  return result;
}

export function view_as_real_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(ViewAsRealBackward0, [edgeOf(self)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & view_as_real_op.maskLo;
    const h = hi & afterAutograd & view_as_real_op.maskHi;
    result = view_as_real_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) view_as_real_jvp(result, self);
  return result;
}

export function view_as_complex_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(ViewAsComplexBackward0, [edgeOf(self)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & view_as_complex_op.maskLo;
    const h = hi & afterAutograd & view_as_complex_op.maskHi;
    result = view_as_complex_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) view_as_complex_jvp(result, self);
  return result;
}

export function _conj_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(ConjBackward0, [edgeOf(self)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & _conj_op.maskLo;
    const h = hi & afterAutograd & _conj_op.maskHi;
    result = _conj_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) _conj_jvp(result, self);
  return result;
}

export function _neg_view_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(NegViewBackward0, [edgeOf(self)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & _neg_view_op.maskLo;
    const h = hi & afterAutograd & _neg_view_op.maskHi;
    result = _neg_view_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) _neg_view_jvp(result, self);
  return result;
}

export function _conj_physical_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(ConjPhysicalBackward0, [edgeOf(self)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & _conj_physical_op.maskLo;
    const h = hi & afterAutograd & _conj_physical_op.maskHi;
    result = _conj_physical_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) _conj_physical_jvp(result, self);
  return result;
}

export function complex_autograd(real: Tensor, imag: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(real) || requiresGrad(imag))
      ? new Node(ComplexBackward0, [edgeOf(real), edgeOf(imag)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & complex_op.maskLo;
    const h = hi & afterAutograd & complex_op.maskHi;
    result = complex_op.table[slot(l, h)]!(real, imag, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) complex_jvp(result, real, imag);
  return result;
}

export const complex_out_autograd = /* @__PURE__ */ refusing(complex_out_op, 0, 1, 2);

export function polar_autograd(abs: Tensor, angle: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(abs) || requiresGrad(angle))
      ? new Node(PolarBackward0, [edgeOf(abs), edgeOf(angle)], {
          abs: saveTensor(abs),
          angle: saveTensor(angle),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & polar_op.maskLo;
    const h = hi & afterAutograd & polar_op.maskHi;
    result = polar_op.table[slot(l, h)]!(abs, angle, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) polar_jvp(result, abs, angle);
  return result;
}

export const polar_out_autograd = /* @__PURE__ */ refusing(polar_out_op, 0, 1, 2);

export function conj_physical__autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(ConjPhysicalBackward1, [edgeOf(self)], null)
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & conj_physical__op.maskLo;
    const h = hi & afterAutograd & conj_physical__op.maskHi;
    conj_physical__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) conj_physical__jvp(self);
  return self;
}

export function view_autograd(self: Tensor, size: readonly number[], lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(ViewBackward0, [edgeOf(self)], {
          selfSizes: self.shape,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & view_op.maskLo;
    const h = hi & afterAutograd & view_op.maskHi;
    result = view_op.table[slot(l, h)]!(self, size, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) view_jvp(result, self, size);
  return result;
}

export function _reshape_alias_autograd(self: Tensor, size: readonly number[], stride: readonly number[], lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(ReshapeAliasBackward0, [edgeOf(self)], {
          selfSizes: self.shape,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & _reshape_alias_op.maskLo;
    const h = hi & afterAutograd & _reshape_alias_op.maskHi;
    result = _reshape_alias_op.table[slot(l, h)]!(self, size, stride, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) _reshape_alias_jvp(result, self, size, stride);
  return result;
}

export function _unsafe_view_autograd(self: Tensor, size: readonly number[], lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(UnsafeViewBackward0, [edgeOf(self)], {
          selfSizes: self.shape,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & _unsafe_view_op.maskLo;
    const h = hi & afterAutograd & _unsafe_view_op.maskHi;
    result = _unsafe_view_op.table[slot(l, h)]!(self, size, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) _unsafe_view_jvp(result, self, size);
  return result;
}

export function expand_autograd(self: Tensor, size: readonly number[], implicit: boolean, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(ExpandBackward0, [edgeOf(self)], {
          selfSizes: self.shape,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & expand_op.maskLo;
    const h = hi & afterAutograd & expand_op.maskHi;
    result = expand_op.table[slot(l, h)]!(self, size, implicit, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) expand_jvp(result, self, size, implicit);
  return result;
}

export function permute_autograd(self: Tensor, dims: readonly number[], lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(PermuteBackward0, [edgeOf(self)], {
          dims,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & permute_op.maskLo;
    const h = hi & afterAutograd & permute_op.maskHi;
    result = permute_op.table[slot(l, h)]!(self, dims, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) permute_jvp(result, self, dims);
  return result;
}

export function transpose_int_autograd(self: Tensor, dim0: number, dim1: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(TransposeBackward0, [edgeOf(self)], {
          dim0,
          dim1,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & transpose_int_op.maskLo;
    const h = hi & afterAutograd & transpose_int_op.maskHi;
    result = transpose_int_op.table[slot(l, h)]!(self, dim0, dim1, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) transpose_int_jvp(result, self, dim0, dim1);
  return result;
}

export function transpose__autograd(self: Tensor, dim0: number, dim1: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(TransposeBackward1, [edgeOf(self)], {
          dim0,
          dim1,
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & transpose__op.maskLo;
    const h = hi & afterAutograd & transpose__op.maskHi;
    transpose__op.table[slot(l, h)]!(self, dim0, dim1, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) replaceHistory(self, node);
  if (forwardLevel() !== 0) transpose__jvp(self, dim0, dim1);
  return self;
}

export function t_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(TBackward0, [edgeOf(self)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & t_op.maskLo;
    const h = hi & afterAutograd & t_op.maskHi;
    result = t_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) t_jvp(result, self);
  return result;
}

export function t__autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(TBackward1, [edgeOf(self)], null)
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & t__op.maskLo;
    const h = hi & afterAutograd & t__op.maskHi;
    t__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) replaceHistory(self, node);
  if (forwardLevel() !== 0) t__jvp(self);
  return self;
}

export function squeeze_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(SqueezeBackward0, [edgeOf(self)], {
          selfSizes: self.shape,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & squeeze_op.maskLo;
    const h = hi & afterAutograd & squeeze_op.maskHi;
    result = squeeze_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) squeeze_jvp(result, self);
  return result;
}

export function squeeze_dim_autograd(self: Tensor, dim: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(SqueezeBackward1, [edgeOf(self)], {
          selfSizes: self.shape,
          dim,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & squeeze_dim_op.maskLo;
    const h = hi & afterAutograd & squeeze_dim_op.maskHi;
    result = squeeze_dim_op.table[slot(l, h)]!(self, dim, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) squeeze_dim_jvp(result, self, dim);
  return result;
}

export function squeeze_dims_autograd(self: Tensor, dim: readonly number[], lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(SqueezeBackward4, [edgeOf(self)], {
          selfSizes: self.shape,
          dim,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & squeeze_dims_op.maskLo;
    const h = hi & afterAutograd & squeeze_dims_op.maskHi;
    result = squeeze_dims_op.table[slot(l, h)]!(self, dim, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) squeeze_dims_jvp(result, self, dim);
  return result;
}

export function squeeze__autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(SqueezeBackward2, [edgeOf(self)], {
          selfSizes: self.shape,
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & squeeze__op.maskLo;
    const h = hi & afterAutograd & squeeze__op.maskHi;
    squeeze__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) replaceHistory(self, node);
  if (forwardLevel() !== 0) squeeze__jvp(self);
  return self;
}

export function squeeze__dim_autograd(self: Tensor, dim: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(SqueezeBackward3, [edgeOf(self)], {
          selfSizes: self.shape,
          dim,
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & squeeze__dim_op.maskLo;
    const h = hi & afterAutograd & squeeze__dim_op.maskHi;
    squeeze__dim_op.table[slot(l, h)]!(self, dim, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) replaceHistory(self, node);
  if (forwardLevel() !== 0) squeeze__dim_jvp(self, dim);
  return self;
}

export function unsqueeze_autograd(self: Tensor, dim: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(UnsqueezeBackward0, [edgeOf(self)], {
          dim,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & unsqueeze_op.maskLo;
    const h = hi & afterAutograd & unsqueeze_op.maskHi;
    result = unsqueeze_op.table[slot(l, h)]!(self, dim, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) unsqueeze_jvp(result, self, dim);
  return result;
}

export function unsqueeze__autograd(self: Tensor, dim: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(UnsqueezeBackward1, [edgeOf(self)], {
          dim,
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & unsqueeze__op.maskLo;
    const h = hi & afterAutograd & unsqueeze__op.maskHi;
    unsqueeze__op.table[slot(l, h)]!(self, dim, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) replaceHistory(self, node);
  if (forwardLevel() !== 0) unsqueeze__jvp(self, dim);
  return self;
}

export function select_int_autograd(self: Tensor, dim: number, index: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(SelectBackward0, [edgeOf(self)], {
          selfSizes: self.shape,
          dim,
          index,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & select_int_op.maskLo;
    const h = hi & afterAutograd & select_int_op.maskHi;
    result = select_int_op.table[slot(l, h)]!(self, dim, index, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) select_int_jvp(result, self, dim, index);
  return result;
}

export function slice_Tensor_autograd(self: Tensor, dim: number, start: number | null, end: number | null, step: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(SliceBackward0, [edgeOf(self)], {
          selfSizes: self.shape,
          dim,
          start,
          end,
          step,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & slice_Tensor_op.maskLo;
    const h = hi & afterAutograd & slice_Tensor_op.maskHi;
    result = slice_Tensor_op.table[slot(l, h)]!(self, dim, start, end, step, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) slice_Tensor_jvp(result, self, dim, start, end, step);
  return result;
}

export function narrow_copy_autograd(self: Tensor, dim: number, start: number, length: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(NarrowCopyBackward0, [edgeOf(self)], {
          selfSizes: self.shape,
          dim,
          start,
          length,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & narrow_copy_op.maskLo;
    const h = hi & afterAutograd & narrow_copy_op.maskHi;
    result = narrow_copy_op.table[slot(l, h)]!(self, dim, start, length, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) narrow_copy_jvp(result, self, dim, start, length);
  return result;
}

export function split_Tensor_autograd(self: Tensor, splitSize: number, dim: number, lo: number, hi: number): Tensor[] {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(SplitBackward0, [edgeOf(self)], {
          selfSizes: self.shape,
          selfOptions: optionsOf(self),
          splitSize,
          dim,
        })
      : null;
  let result: Tensor[];
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & split_Tensor_op.maskLo;
    const h = hi & afterAutograd & split_Tensor_op.maskHi;
    result = split_Tensor_op.table[slot(l, h)]!(self, splitSize, dim, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistoryAll(result, node);
  if (forwardLevel() !== 0) split_Tensor_jvp(result, self, splitSize, dim);
  return result;
}

export function split_with_sizes_autograd(self: Tensor, splitSizes: readonly number[], dim: number, lo: number, hi: number): Tensor[] {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(SplitWithSizesBackward0, [edgeOf(self)], {
          selfSizes: self.shape,
          selfOptions: optionsOf(self),
          splitSizes,
          dim,
        })
      : null;
  let result: Tensor[];
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & split_with_sizes_op.maskLo;
    const h = hi & afterAutograd & split_with_sizes_op.maskHi;
    result = split_with_sizes_op.table[slot(l, h)]!(self, splitSizes, dim, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistoryAll(result, node);
  if (forwardLevel() !== 0) split_with_sizes_jvp(result, self, splitSizes, dim);
  return result;
}

export function unbind_int_autograd(self: Tensor, dim: number, lo: number, hi: number): Tensor[] {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(UnbindBackward0, [edgeOf(self)], {
          dim,
        })
      : null;
  let result: Tensor[];
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & unbind_int_op.maskLo;
    const h = hi & afterAutograd & unbind_int_op.maskHi;
    result = unbind_int_op.table[slot(l, h)]!(self, dim, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistoryAll(result, node);
  if (forwardLevel() !== 0) unbind_int_jvp(result, self, dim);
  return result;
}

export function as_strided_autograd(self: Tensor, size: readonly number[], stride: readonly number[], storageOffset: number | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(AsStridedBackward0, [edgeOf(self)], {
          selfGeometry: geometryOf(self),
          size,
          stride,
          storageOffset,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & as_strided_op.maskLo;
    const h = hi & afterAutograd & as_strided_op.maskHi;
    result = as_strided_op.table[slot(l, h)]!(self, size, stride, storageOffset, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) as_strided_jvp(result, self, size, stride, storageOffset);
  return result;
}

export function as_strided__autograd(self: Tensor, size: readonly number[], stride: readonly number[], storageOffset: number | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(AsStridedBackward1, [edgeOf(self)], {
          selfGeometry: geometryOf(self),
          size,
          stride,
          storageOffset,
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & as_strided__op.maskLo;
    const h = hi & afterAutograd & as_strided__op.maskHi;
    as_strided__op.table[slot(l, h)]!(self, size, stride, storageOffset, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) replaceHistory(self, node);
  if (forwardLevel() !== 0) as_strided__jvp(self, size, stride, storageOffset);
  return self;
}

export function diagonal_autograd(self: Tensor, offset: number, dim1: number, dim2: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(DiagonalBackward0, [edgeOf(self)], {
          selfSizes: self.shape,
          offset,
          dim1,
          dim2,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & diagonal_op.maskLo;
    const h = hi & afterAutograd & diagonal_op.maskHi;
    result = diagonal_op.table[slot(l, h)]!(self, offset, dim1, dim2, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) diagonal_jvp(result, self, offset, dim1, dim2);
  return result;
}

export function select_backward_autograd(gradOutput: Tensor, inputSizes: readonly number[], dim: number, index: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(gradOutput)
      ? new Node(SelectBackwardBackward0, [edgeOf(gradOutput)], {
          dim,
          index,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & select_backward_op.maskLo;
    const h = hi & afterAutograd & select_backward_op.maskHi;
    result = select_backward_op.table[slot(l, h)]!(gradOutput, inputSizes, dim, index, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) select_backward_jvp(result, gradOutput, inputSizes, dim, index);
  return result;
}

export function slice_backward_autograd(gradOutput: Tensor, inputSizes: readonly number[], dim: number, start: number, end: number, step: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(gradOutput)
      ? new Node(SliceBackwardBackward0, [edgeOf(gradOutput)], {
          dim,
          start,
          end,
          step,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & slice_backward_op.maskLo;
    const h = hi & afterAutograd & slice_backward_op.maskHi;
    result = slice_backward_op.table[slot(l, h)]!(gradOutput, inputSizes, dim, start, end, step, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) slice_backward_jvp(result, gradOutput, inputSizes, dim, start, end, step);
  return result;
}

export function diagonal_backward_autograd(gradOutput: Tensor, inputSizes: readonly number[], offset: number, dim1: number, dim2: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(gradOutput)
      ? new Node(DiagonalBackwardBackward0, [edgeOf(gradOutput)], {
          offset,
          dim1,
          dim2,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & diagonal_backward_op.maskLo;
    const h = hi & afterAutograd & diagonal_backward_op.maskHi;
    result = diagonal_backward_op.table[slot(l, h)]!(gradOutput, inputSizes, offset, dim1, dim2, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) diagonal_backward_jvp(result, gradOutput, inputSizes, offset, dim1, dim2);
  return result;
}

export function unfold_autograd(self: Tensor, dimension: number, size: number, step: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(UnfoldBackward0, [edgeOf(self)], {
          selfSizes: self.shape,
          dimension,
          size,
          step,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & unfold_op.maskLo;
    const h = hi & afterAutograd & unfold_op.maskHi;
    result = unfold_op.table[slot(l, h)]!(self, dimension, size, step, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) unfold_jvp(result, self, dimension, size, step);
  return result;
}

export function unfold_backward_autograd(gradIn: Tensor, inputSizes: readonly number[], dim: number, size: number, step: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(gradIn)
      ? new Node(UnfoldBackwardBackward0, [edgeOf(gradIn)], {
          dim,
          size,
          step,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & unfold_backward_op.maskLo;
    const h = hi & afterAutograd & unfold_backward_op.maskHi;
    result = unfold_backward_op.table[slot(l, h)]!(gradIn, inputSizes, dim, size, step, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) unfold_backward_jvp(result, gradIn, inputSizes, dim, size, step);
  return result;
}

export function select_scatter_autograd(self: Tensor, src: Tensor, dim: number, index: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(src))
      ? new Node(SelectScatterBackward0, [edgeOf(self), edgeOf(src)], {
          srcInfo: infoOf(src),
          dim,
          index,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & select_scatter_op.maskLo;
    const h = hi & afterAutograd & select_scatter_op.maskHi;
    result = select_scatter_op.table[slot(l, h)]!(self, src, dim, index, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) select_scatter_jvp(result, self, src, dim, index);
  return result;
}

export function slice_scatter_autograd(self: Tensor, src: Tensor, dim: number, start: number | null, end: number | null, step: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(src))
      ? new Node(SliceScatterBackward0, [edgeOf(self), edgeOf(src)], {
          srcInfo: infoOf(src),
          dim,
          start,
          end,
          step,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & slice_scatter_op.maskLo;
    const h = hi & afterAutograd & slice_scatter_op.maskHi;
    result = slice_scatter_op.table[slot(l, h)]!(self, src, dim, start, end, step, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) slice_scatter_jvp(result, self, src, dim, start, end, step);
  return result;
}

export function diagonal_scatter_autograd(self: Tensor, src: Tensor, offset: number, dim1: number, dim2: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(src))
      ? new Node(DiagonalScatterBackward0, [edgeOf(self), edgeOf(src)], {
          srcInfo: infoOf(src),
          offset,
          dim1,
          dim2,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & diagonal_scatter_op.maskLo;
    const h = hi & afterAutograd & diagonal_scatter_op.maskHi;
    result = diagonal_scatter_op.table[slot(l, h)]!(self, src, offset, dim1, dim2, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) diagonal_scatter_jvp(result, self, src, offset, dim1, dim2);
  return result;
}

export function as_strided_scatter_autograd(self: Tensor, src: Tensor, size: readonly number[], stride: readonly number[], storageOffset: number | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(src))
      ? new Node(AsStridedScatterBackward0, [edgeOf(self), edgeOf(src)], {
          selfGeometry: geometryOf(self),
          srcGeometry: geometryOf(src),
          size,
          stride,
          storageOffset,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & as_strided_scatter_op.maskLo;
    const h = hi & afterAutograd & as_strided_scatter_op.maskHi;
    result = as_strided_scatter_op.table[slot(l, h)]!(self, src, size, stride, storageOffset, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) as_strided_scatter_jvp(result, self, src, size, stride, storageOffset);
  return result;
}

export const diag_out_autograd = /* @__PURE__ */ refusing(diag_out_op, 0, 2);

export function diag_autograd(self: Tensor, diagonal: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(DiagBackward0, [edgeOf(self)], {
          selfSizes: self.shape,
          diagonal,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & diag_op.maskLo;
    const h = hi & afterAutograd & diag_op.maskHi;
    result = diag_op.table[slot(l, h)]!(self, diagonal, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) diag_jvp(result, self, diagonal);
  return result;
}

export function diag_embed_autograd(self: Tensor, offset: number, dim1: number, dim2: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(DiagEmbedBackward0, [edgeOf(self)], {
          offset,
          dim1,
          dim2,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & diag_embed_op.maskLo;
    const h = hi & afterAutograd & diag_embed_op.maskHi;
    result = diag_embed_op.table[slot(l, h)]!(self, offset, dim1, dim2, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) diag_embed_jvp(result, self, offset, dim1, dim2);
  return result;
}

export function rot90_autograd(self: Tensor, k: number, dims: readonly number[], lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(Rot90Backward0, [edgeOf(self)], {
          k,
          dims,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & rot90_op.maskLo;
    const h = hi & afterAutograd & rot90_op.maskHi;
    result = rot90_op.table[slot(l, h)]!(self, k, dims, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) rot90_jvp(result, self, k, dims);
  return result;
}

export function expand_copy_autograd(self: Tensor, size: readonly number[], implicit: boolean, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(ExpandBackward0_copy, [edgeOf(self)], {
          selfSizes: self.shape,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & expand_copy_op.maskLo;
    const h = hi & afterAutograd & expand_copy_op.maskHi;
    result = expand_copy_op.table[slot(l, h)]!(self, size, implicit, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) expand_copy_jvp(result, self, size, implicit);
  return result;
}

export function alias_copy_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(AliasBackward0_copy, [edgeOf(self)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & alias_copy_op.maskLo;
    const h = hi & afterAutograd & alias_copy_op.maskHi;
    result = alias_copy_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) alias_copy_jvp(result, self);
  return result;
}

export function as_strided_copy_autograd(self: Tensor, size: readonly number[], stride: readonly number[], storageOffset: number | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(AsStridedBackward0_copy, [edgeOf(self)], {
          selfGeometry: geometryOf(self),
          size,
          stride,
          storageOffset,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & as_strided_copy_op.maskLo;
    const h = hi & afterAutograd & as_strided_copy_op.maskHi;
    result = as_strided_copy_op.table[slot(l, h)]!(self, size, stride, storageOffset, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) as_strided_copy_jvp(result, self, size, stride, storageOffset);
  return result;
}

export function view_as_real_copy_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(ViewAsRealBackward0_copy, [edgeOf(self)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & view_as_real_copy_op.maskLo;
    const h = hi & afterAutograd & view_as_real_copy_op.maskHi;
    result = view_as_real_copy_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) view_as_real_copy_jvp(result, self);
  return result;
}

export function view_as_complex_copy_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(ViewAsComplexBackward0_copy, [edgeOf(self)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & view_as_complex_copy_op.maskLo;
    const h = hi & afterAutograd & view_as_complex_copy_op.maskHi;
    result = view_as_complex_copy_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) view_as_complex_copy_jvp(result, self);
  return result;
}

export function _conj_copy_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(ConjBackward0_copy, [edgeOf(self)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & _conj_copy_op.maskLo;
    const h = hi & afterAutograd & _conj_copy_op.maskHi;
    result = _conj_copy_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) _conj_copy_jvp(result, self);
  return result;
}

export function _neg_view_copy_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(NegViewBackward0_copy, [edgeOf(self)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & _neg_view_copy_op.maskLo;
    const h = hi & afterAutograd & _neg_view_copy_op.maskHi;
    result = _neg_view_copy_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) _neg_view_copy_jvp(result, self);
  return result;
}

export function detach_copy_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(DetachCopyBackward0, [edgeOf(self)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & detach_copy_op.maskLo;
    const h = hi & afterAutograd & detach_copy_op.maskHi;
    result = detach_copy_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) forbidTangents("detach_copy", "not implemented", self);
  return result;
}

export function diagonal_copy_autograd(self: Tensor, offset: number, dim1: number, dim2: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(DiagonalBackward0_copy, [edgeOf(self)], {
          selfSizes: self.shape,
          offset,
          dim1,
          dim2,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & diagonal_copy_op.maskLo;
    const h = hi & afterAutograd & diagonal_copy_op.maskHi;
    result = diagonal_copy_op.table[slot(l, h)]!(self, offset, dim1, dim2, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) diagonal_copy_jvp(result, self, offset, dim1, dim2);
  return result;
}

export function permute_copy_autograd(self: Tensor, dims: readonly number[], lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(PermuteBackward0_copy, [edgeOf(self)], {
          dims,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & permute_copy_op.maskLo;
    const h = hi & afterAutograd & permute_copy_op.maskHi;
    result = permute_copy_op.table[slot(l, h)]!(self, dims, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) permute_copy_jvp(result, self, dims);
  return result;
}

export function _reshape_alias_copy_autograd(self: Tensor, size: readonly number[], stride: readonly number[], lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(ReshapeAliasBackward0_copy, [edgeOf(self)], {
          selfSizes: self.shape,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & _reshape_alias_copy_op.maskLo;
    const h = hi & afterAutograd & _reshape_alias_copy_op.maskHi;
    result = _reshape_alias_copy_op.table[slot(l, h)]!(self, size, stride, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) _reshape_alias_copy_jvp(result, self, size, stride);
  return result;
}

export function select_copy_int_autograd(self: Tensor, dim: number, index: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(SelectBackward0_copy, [edgeOf(self)], {
          selfSizes: self.shape,
          dim,
          index,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & select_copy_int_op.maskLo;
    const h = hi & afterAutograd & select_copy_int_op.maskHi;
    result = select_copy_int_op.table[slot(l, h)]!(self, dim, index, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) select_copy_int_jvp(result, self, dim, index);
  return result;
}

export function slice_copy_Tensor_autograd(self: Tensor, dim: number, start: number | null, end: number | null, step: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(SliceBackward0_copy, [edgeOf(self)], {
          selfSizes: self.shape,
          dim,
          start,
          end,
          step,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & slice_copy_Tensor_op.maskLo;
    const h = hi & afterAutograd & slice_copy_Tensor_op.maskHi;
    result = slice_copy_Tensor_op.table[slot(l, h)]!(self, dim, start, end, step, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) slice_copy_Tensor_jvp(result, self, dim, start, end, step);
  return result;
}

export function split_copy_Tensor_autograd(self: Tensor, splitSize: number, dim: number, lo: number, hi: number): Tensor[] {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(SplitBackward0_copy, [edgeOf(self)], {
          selfSizes: self.shape,
          selfOptions: optionsOf(self),
          splitSize,
          dim,
        })
      : null;
  let result: Tensor[];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & split_copy_Tensor_op.maskLo;
    const h = hi & afterAutograd & split_copy_Tensor_op.maskHi;
    result = split_copy_Tensor_op.table[slot(l, h)]!(self, splitSize, dim, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistoryAll(result, node);
  if (forwardLevel() !== 0) split_copy_Tensor_jvp(result, self, splitSize, dim);
  return result;
}

export function split_with_sizes_copy_autograd(self: Tensor, splitSizes: readonly number[], dim: number, lo: number, hi: number): Tensor[] {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(SplitWithSizesBackward0_copy, [edgeOf(self)], {
          selfSizes: self.shape,
          selfOptions: optionsOf(self),
          splitSizes,
          dim,
        })
      : null;
  let result: Tensor[];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & split_with_sizes_copy_op.maskLo;
    const h = hi & afterAutograd & split_with_sizes_copy_op.maskHi;
    result = split_with_sizes_copy_op.table[slot(l, h)]!(self, splitSizes, dim, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistoryAll(result, node);
  if (forwardLevel() !== 0) split_with_sizes_copy_jvp(result, self, splitSizes, dim);
  return result;
}

export function squeeze_copy_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(SqueezeBackward0_copy, [edgeOf(self)], {
          selfSizes: self.shape,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & squeeze_copy_op.maskLo;
    const h = hi & afterAutograd & squeeze_copy_op.maskHi;
    result = squeeze_copy_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) squeeze_copy_jvp(result, self);
  return result;
}

export function squeeze_copy_dim_autograd(self: Tensor, dim: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(SqueezeBackward1_copy, [edgeOf(self)], {
          selfSizes: self.shape,
          dim,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & squeeze_copy_dim_op.maskLo;
    const h = hi & afterAutograd & squeeze_copy_dim_op.maskHi;
    result = squeeze_copy_dim_op.table[slot(l, h)]!(self, dim, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) squeeze_copy_dim_jvp(result, self, dim);
  return result;
}

export function t_copy_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(TBackward0_copy, [edgeOf(self)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & t_copy_op.maskLo;
    const h = hi & afterAutograd & t_copy_op.maskHi;
    result = t_copy_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) t_copy_jvp(result, self);
  return result;
}

export function transpose_copy_int_autograd(self: Tensor, dim0: number, dim1: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(TransposeBackward0_copy, [edgeOf(self)], {
          dim0,
          dim1,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & transpose_copy_int_op.maskLo;
    const h = hi & afterAutograd & transpose_copy_int_op.maskHi;
    result = transpose_copy_int_op.table[slot(l, h)]!(self, dim0, dim1, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) transpose_copy_int_jvp(result, self, dim0, dim1);
  return result;
}

export function unbind_copy_int_autograd(self: Tensor, dim: number, lo: number, hi: number): Tensor[] {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(UnbindBackward0_copy, [edgeOf(self)], {
          dim,
        })
      : null;
  let result: Tensor[];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & unbind_copy_int_op.maskLo;
    const h = hi & afterAutograd & unbind_copy_int_op.maskHi;
    result = unbind_copy_int_op.table[slot(l, h)]!(self, dim, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistoryAll(result, node);
  if (forwardLevel() !== 0) unbind_copy_int_jvp(result, self, dim);
  return result;
}

export function unfold_copy_autograd(self: Tensor, dimension: number, size: number, step: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(UnfoldBackward0_copy, [edgeOf(self)], {
          selfSizes: self.shape,
          dimension,
          size,
          step,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & unfold_copy_op.maskLo;
    const h = hi & afterAutograd & unfold_copy_op.maskHi;
    result = unfold_copy_op.table[slot(l, h)]!(self, dimension, size, step, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) unfold_copy_jvp(result, self, dimension, size, step);
  return result;
}

export function unsqueeze_copy_autograd(self: Tensor, dim: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(UnsqueezeBackward0_copy, [edgeOf(self)], {
          dim,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & unsqueeze_copy_op.maskLo;
    const h = hi & afterAutograd & unsqueeze_copy_op.maskHi;
    result = unsqueeze_copy_op.table[slot(l, h)]!(self, dim, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) unsqueeze_copy_jvp(result, self, dim);
  return result;
}

export function view_copy_autograd(self: Tensor, size: readonly number[], lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(ViewBackward0_copy, [edgeOf(self)], {
          selfSizes: self.shape,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & view_copy_op.maskLo;
    const h = hi & afterAutograd & view_copy_op.maskHi;
    result = view_copy_op.table[slot(l, h)]!(self, size, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) view_copy_jvp(result, self, size);
  return result;
}

export function lift_fresh_copy_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(LiftFreshBackward0_copy, [edgeOf(self)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & lift_fresh_copy_op.maskLo;
    const h = hi & afterAutograd & lift_fresh_copy_op.maskHi;
    result = lift_fresh_copy_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) lift_fresh_copy_jvp(result, self);
  return result;
}

export function lift_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(LiftBackward0, [edgeOf(self)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & lift_op.maskLo;
    const h = hi & afterAutograd & lift_op.maskHi;
    result = lift_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) lift_jvp(result, self);
  return result;
}

export function unsafe_split_Tensor_autograd(self: Tensor, splitSize: number, dim: number, lo: number, hi: number): Tensor[] {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(UnsafeSplitBackward0, [edgeOf(self)], {
          selfSizes: self.shape,
          selfOptions: optionsOf(self),
          splitSize,
          dim,
        })
      : null;
  let result: Tensor[];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & unsafe_split_Tensor_op.maskLo;
    const h = hi & afterAutograd & unsafe_split_Tensor_op.maskHi;
    result = unsafe_split_Tensor_op.table[slot(l, h)]!(self, splitSize, dim, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistoryAll(result, node);
  if (forwardLevel() !== 0) unsafe_split_Tensor_jvp(result, self, splitSize, dim);
  return result;
}

export function unsafe_split_with_sizes_autograd(self: Tensor, splitSizes: readonly number[], dim: number, lo: number, hi: number): Tensor[] {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(UnsafeSplitWithSizesBackward0, [edgeOf(self)], {
          selfSizes: self.shape,
          selfOptions: optionsOf(self),
          splitSizes,
          dim,
        })
      : null;
  let result: Tensor[];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & unsafe_split_with_sizes_op.maskLo;
    const h = hi & afterAutograd & unsafe_split_with_sizes_op.maskHi;
    result = unsafe_split_with_sizes_op.table[slot(l, h)]!(self, splitSizes, dim, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistoryAll(result, node);
  if (forwardLevel() !== 0) unsafe_split_with_sizes_jvp(result, self, splitSizes, dim);
  return result;
}

export function index_Tensor_autograd(self: Tensor, indices: readonly (Tensor | null)[], lo: number, hi: number): Tensor {
  if (gradEnabled()) checkNoGradient(indices, "indices", "index");
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(IndexBackward0, [edgeOf(self)], {
          selfSizes: self.shape,
          selfOptions: optionsOf(self),
          indices: saveTensors(indices),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & index_Tensor_op.maskLo;
    const h = hi & afterAutograd & index_Tensor_op.maskHi;
    result = index_Tensor_op.table[slot(l, h)]!(self, indices, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) index_Tensor_jvp(result, self, indices);
  return result;
}

export function index_put_autograd(self: Tensor, indices: readonly (Tensor | null)[], values: Tensor, accumulate: boolean, lo: number, hi: number): Tensor {
  if (gradEnabled()) checkNoGradient(indices, "indices", "index_put");
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(values))
      ? new Node(IndexPutBackward0, [edgeOf(self), edgeOf(values)], {
          indices: saveTensors(indices),
          valuesInfo: infoOf(values),
          accumulate,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & index_put_op.maskLo;
    const h = hi & afterAutograd & index_put_op.maskHi;
    result = index_put_op.table[slot(l, h)]!(self, indices, values, accumulate, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) index_put_jvp(result, self, indices, values, accumulate);
  return result;
}

export function index_put__autograd(self: Tensor, indices: readonly (Tensor | null)[], values: Tensor, accumulate: boolean, lo: number, hi: number): Tensor {
  if (gradEnabled()) checkNoGradient(indices, "indices", "index_put_");
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(values))
      ? new Node(IndexPutBackward0, [edgeOf(self), edgeOf(values)], {
          indices: saveTensors(indices),
          valuesInfo: infoOf(values),
          accumulate,
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & index_put__op.maskLo;
    const h = hi & afterAutograd & index_put__op.maskHi;
    index_put__op.table[slot(l, h)]!(self, indices, values, accumulate, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) index_put__jvp(self, indices, values, accumulate);
  return self;
}

export function _index_put_impl__autograd(self: Tensor, indices: readonly (Tensor | null)[], values: Tensor, accumulate: boolean, unsafe: boolean, lo: number, hi: number): Tensor {
  if (gradEnabled()) checkNoGradient(indices, "indices", "_index_put_impl_");
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(values))
      ? new Node(IndexPutImplBackward0, [edgeOf(self), edgeOf(values)], {
          indices: saveTensors(indices),
          valuesInfo: infoOf(values),
          accumulate,
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & _index_put_impl__op.maskLo;
    const h = hi & afterAutograd & _index_put_impl__op.maskHi;
    _index_put_impl__op.table[slot(l, h)]!(self, indices, values, accumulate, unsafe, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) _index_put_impl__jvp(self, indices, values, accumulate, unsafe);
  return self;
}

export const index_select_out_autograd = /* @__PURE__ */ refusing(index_select_out_op, 0, 3);

export function index_select_autograd(self: Tensor, dim: number, index: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(IndexSelectBackward0, [edgeOf(self)], {
          selfSizes: self.shape,
          dim,
          index: saveTensor(index),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & index_select_op.maskLo;
    const h = hi & afterAutograd & index_select_op.maskHi;
    result = index_select_op.table[slot(l, h)]!(self, dim, index, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) index_select_jvp(result, self, dim, index);
  return result;
}

export const index_add_out_autograd = /* @__PURE__ */ refusing(index_add_out_op, 0, 3, 5);

export function index_add_autograd(self: Tensor, dim: number, index: Tensor, source: Tensor, alpha: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(source))
      ? new Node(IndexAddBackward0, [edgeOf(self), edgeOf(source)], {
          dim,
          index: requiresGrad(source) ? saveTensor(index) : null,
          sourceDim: source.shape.length,
          source: requiresGrad(source) ? saveTensor(source) : null,
          alpha,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & index_add_op.maskLo;
    const h = hi & afterAutograd & index_add_op.maskHi;
    result = index_add_op.table[slot(l, h)]!(self, dim, index, source, alpha, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) index_add_jvp(result, self, dim, index, source, alpha);
  return result;
}

export function index_add__autograd(self: Tensor, dim: number, index: Tensor, source: Tensor, alpha: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(source))
      ? new Node(IndexAddBackward0, [edgeOf(self), edgeOf(source)], {
          dim,
          index: requiresGrad(source) ? saveTensor(index) : null,
          sourceDim: source.shape.length,
          source: requiresGrad(source) ? saveTensor(source) : null,
          alpha,
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & index_add__op.maskLo;
    const h = hi & afterAutograd & index_add__op.maskHi;
    index_add__op.table[slot(l, h)]!(self, dim, index, source, alpha, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) index_add__jvp(self, dim, index, source, alpha);
  return self;
}

export const index_copy_out_autograd = /* @__PURE__ */ refusing(index_copy_out_op, 0, 3, 4);

export function index_copy_autograd(self: Tensor, dim: number, index: Tensor, source: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(source))
      ? new Node(IndexCopyBackward0, [edgeOf(self), edgeOf(source)], {
          dim,
          index: saveTensor(index),
          sourceDim: source.shape.length,
          source: requiresGrad(source) ? saveTensor(source) : null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & index_copy_op.maskLo;
    const h = hi & afterAutograd & index_copy_op.maskHi;
    result = index_copy_op.table[slot(l, h)]!(self, dim, index, source, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) index_copy_jvp(result, self, dim, index, source);
  return result;
}

export function index_copy__autograd(self: Tensor, dim: number, index: Tensor, source: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(source))
      ? new Node(IndexCopyBackward0, [edgeOf(self), edgeOf(source)], {
          dim,
          index: saveTensor(index),
          sourceDim: source.shape.length,
          source: requiresGrad(source) ? saveTensor(source) : null,
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & index_copy__op.maskLo;
    const h = hi & afterAutograd & index_copy__op.maskHi;
    index_copy__op.table[slot(l, h)]!(self, dim, index, source, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) index_copy__jvp(self, dim, index, source);
  return self;
}

export function index_fill_int_Scalar_autograd(self: Tensor, dim: number, index: Tensor, value: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(IndexFillBackward0, [edgeOf(self)], {
          dim,
          index: saveTensor(index),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & index_fill_int_Scalar_op.maskLo;
    const h = hi & afterAutograd & index_fill_int_Scalar_op.maskHi;
    result = index_fill_int_Scalar_op.table[slot(l, h)]!(self, dim, index, value, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) index_fill_int_Scalar_jvp(result, self, dim, index);
  return result;
}

export function index_fill_int_Tensor_autograd(self: Tensor, dim: number, index: Tensor, value: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(value))
      ? new Node(IndexFillBackward1, [edgeOf(self), edgeOf(value)], {
          dim,
          index: saveTensor(index),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & index_fill_int_Tensor_op.maskLo;
    const h = hi & afterAutograd & index_fill_int_Tensor_op.maskHi;
    result = index_fill_int_Tensor_op.table[slot(l, h)]!(self, dim, index, value, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) index_fill_int_Tensor_jvp(result, self, dim, index, value);
  return result;
}

export function index_fill__int_Scalar_autograd(self: Tensor, dim: number, index: Tensor, value: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(IndexFillBackward0, [edgeOf(self)], {
          dim,
          index: saveTensor(index),
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & index_fill__int_Scalar_op.maskLo;
    const h = hi & afterAutograd & index_fill__int_Scalar_op.maskHi;
    index_fill__int_Scalar_op.table[slot(l, h)]!(self, dim, index, value, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) index_fill__int_Scalar_jvp(self, dim, index);
  return self;
}

export function index_fill__int_Tensor_autograd(self: Tensor, dim: number, index: Tensor, value: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(value))
      ? new Node(IndexFillBackward1, [edgeOf(self), edgeOf(value)], {
          dim,
          index: saveTensor(index),
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & index_fill__int_Tensor_op.maskLo;
    const h = hi & afterAutograd & index_fill__int_Tensor_op.maskHi;
    index_fill__int_Tensor_op.table[slot(l, h)]!(self, dim, index, value, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) index_fill__int_Tensor_jvp(self, dim, index, value);
  return self;
}

export const gather_out_autograd = /* @__PURE__ */ refusing(gather_out_op, 0, 4);

export function gather_autograd(self: Tensor, dim: number, index: Tensor, sparseGrad: boolean, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(GatherBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          dim,
          index: saveTensor(index),
          sparseGrad,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & gather_op.maskLo;
    const h = hi & afterAutograd & gather_op.maskHi;
    result = gather_op.table[slot(l, h)]!(self, dim, index, sparseGrad, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) gather_jvp(result, self, dim, index, sparseGrad);
  return result;
}

export function scatter_src_autograd(self: Tensor, dim: number, index: Tensor, src: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(src))
      ? new Node(ScatterBackward0, [edgeOf(self), edgeOf(src)], {
          dim,
          index: saveTensor(index),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & scatter_src_op.maskLo;
    const h = hi & afterAutograd & scatter_src_op.maskHi;
    result = scatter_src_op.table[slot(l, h)]!(self, dim, index, src, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) scatter_src_jvp(result, self, dim, index, src);
  return result;
}

export const scatter_src_out_autograd = /* @__PURE__ */ refusing(scatter_src_out_op, 0, 3, 4);

export function scatter_value_autograd(self: Tensor, dim: number, index: Tensor, value: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(ScatterBackward1, [edgeOf(self)], {
          dim,
          index: saveTensor(index),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & scatter_value_op.maskLo;
    const h = hi & afterAutograd & scatter_value_op.maskHi;
    result = scatter_value_op.table[slot(l, h)]!(self, dim, index, value, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) scatter_value_jvp(result, self, dim, index);
  return result;
}

export const scatter_value_out_autograd = /* @__PURE__ */ refusing(scatter_value_out_op, 0, 4);

export function scatter_reduce_autograd(self: Tensor, dim: number, index: Tensor, src: Tensor, reduce: string, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(src))
      ? new Node(ScatterBackward2, [edgeOf(self), edgeOf(src)], {
          self: saveTensor(self),
          dim,
          index: saveTensor(index),
          src: saveTensor(src),
          reduce,
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & scatter_reduce_op.maskLo;
    const h = hi & afterAutograd & scatter_reduce_op.maskHi;
    result = scatter_reduce_op.table[slot(l, h)]!(self, dim, index, src, reduce, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) scatter_reduce_jvp(result, self, dim, index, src, reduce);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function scatter_value_reduce_autograd(self: Tensor, dim: number, index: Tensor, value: Scalar, reduce: string, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(ScatterBackward3, [edgeOf(self)], {
          dim,
          index: saveTensor(index),
          value,
          reduce,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & scatter_value_reduce_op.maskLo;
    const h = hi & afterAutograd & scatter_value_reduce_op.maskHi;
    result = scatter_value_reduce_op.table[slot(l, h)]!(self, dim, index, value, reduce, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) scatter_value_reduce_jvp(result, self, dim, index, value, reduce);
  return result;
}

export function scatter__src_autograd(self: Tensor, dim: number, index: Tensor, src: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(src))
      ? new Node(ScatterBackward0, [edgeOf(self), edgeOf(src)], {
          dim,
          index: saveTensor(index),
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & scatter__src_op.maskLo;
    const h = hi & afterAutograd & scatter__src_op.maskHi;
    scatter__src_op.table[slot(l, h)]!(self, dim, index, src, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) scatter__src_jvp(self, dim, index, src);
  return self;
}

export function scatter__value_autograd(self: Tensor, dim: number, index: Tensor, value: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(ScatterBackward1, [edgeOf(self)], {
          dim,
          index: saveTensor(index),
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & scatter__value_op.maskLo;
    const h = hi & afterAutograd & scatter__value_op.maskHi;
    scatter__value_op.table[slot(l, h)]!(self, dim, index, value, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) scatter__value_jvp(self, dim, index);
  return self;
}

export function scatter__reduce_autograd(self: Tensor, dim: number, index: Tensor, src: Tensor, reduce: string, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(src))
      ? new Node(ScatterBackward2, [edgeOf(self), edgeOf(src)], {
          self: saveTensor(clone(self, null)),
          dim,
          index: saveTensor(index),
          src: saveTensor(src),
          reduce,
          result: null,
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? clone(self, null) : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & scatter__reduce_op.maskLo;
    const h = hi & afterAutograd & scatter__reduce_op.maskHi;
    scatter__reduce_op.table[slot(l, h)]!(self, dim, index, src, reduce, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) scatter__reduce_jvp(self, dim, index, src, reduce, originalSelf);
  if (node !== null) {
    node.saved.result = saveInplaceOutput(self, node);
  }
  return self;
}

export function scatter__value_reduce_autograd(self: Tensor, dim: number, index: Tensor, value: Scalar, reduce: string, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(ScatterBackward3, [edgeOf(self)], {
          dim,
          index: saveTensor(index),
          value,
          reduce,
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & scatter__value_reduce_op.maskLo;
    const h = hi & afterAutograd & scatter__value_reduce_op.maskHi;
    scatter__value_reduce_op.table[slot(l, h)]!(self, dim, index, value, reduce, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) scatter__value_reduce_jvp(self, dim, index, value, reduce);
  return self;
}

export function scatter_add_autograd(self: Tensor, dim: number, index: Tensor, src: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(src))
      ? new Node(ScatterAddBackward0, [edgeOf(self), edgeOf(src)], {
          dim,
          index: requiresGrad(src) ? saveTensor(index) : null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & scatter_add_op.maskLo;
    const h = hi & afterAutograd & scatter_add_op.maskHi;
    result = scatter_add_op.table[slot(l, h)]!(self, dim, index, src, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) scatter_add_jvp(result, self, dim, index, src);
  return result;
}

export const scatter_add_out_autograd = /* @__PURE__ */ refusing(scatter_add_out_op, 0, 3, 4);

export function scatter_add__autograd(self: Tensor, dim: number, index: Tensor, src: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(src))
      ? new Node(ScatterAddBackward0, [edgeOf(self), edgeOf(src)], {
          dim,
          index: requiresGrad(src) ? saveTensor(index) : null,
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & scatter_add__op.maskLo;
    const h = hi & afterAutograd & scatter_add__op.maskHi;
    scatter_add__op.table[slot(l, h)]!(self, dim, index, src, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) scatter_add__jvp(self, dim, index, src);
  return self;
}

export function scatter_reduce_two_autograd(self: Tensor, dim: number, index: Tensor, src: Tensor, reduce: string, includeSelf: boolean, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(src))
      ? new Node(ScatterReduceBackward0, [edgeOf(self), edgeOf(src)], {
          self: saveTensor(self),
          dim,
          index: saveTensor(index),
          src: saveTensor(src),
          reduce,
          includeSelf,
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & scatter_reduce_two_op.maskLo;
    const h = hi & afterAutograd & scatter_reduce_two_op.maskHi;
    result = scatter_reduce_two_op.table[slot(l, h)]!(self, dim, index, src, reduce, includeSelf, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) scatter_reduce_two_jvp(result, self, dim, index, src, reduce, includeSelf);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export const scatter_reduce_two_out_autograd = /* @__PURE__ */ refusing(scatter_reduce_two_out_op, 0, 3, 6);

export function scatter_reduce__two_autograd(self: Tensor, dim: number, index: Tensor, src: Tensor, reduce: string, includeSelf: boolean, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(src))
      ? new Node(ScatterReduceBackward0, [edgeOf(self), edgeOf(src)], {
          self: saveTensor(clone(self, null)),
          dim,
          index: saveTensor(index),
          src: saveTensor(src),
          reduce,
          includeSelf,
          result: null,
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? clone(self, null) : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & scatter_reduce__two_op.maskLo;
    const h = hi & afterAutograd & scatter_reduce__two_op.maskHi;
    scatter_reduce__two_op.table[slot(l, h)]!(self, dim, index, src, reduce, includeSelf, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) scatter_reduce__two_jvp(self, dim, index, src, reduce, includeSelf, originalSelf);
  if (node !== null) {
    node.saved.result = saveInplaceOutput(self, node);
  }
  return self;
}

export function masked_fill_Scalar_autograd(self: Tensor, mask: Tensor, value: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(MaskedFillBackward0, [edgeOf(self)], {
          mask: saveTensor(mask),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & masked_fill_Scalar_op.maskLo;
    const h = hi & afterAutograd & masked_fill_Scalar_op.maskHi;
    result = masked_fill_Scalar_op.table[slot(l, h)]!(self, mask, value, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) masked_fill_Scalar_jvp(result, self, mask);
  return result;
}

export function masked_fill_Tensor_autograd(self: Tensor, mask: Tensor, value: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(value))
      ? new Node(MaskedFillBackward1, [edgeOf(self), edgeOf(value)], {
          mask: saveTensor(mask),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & masked_fill_Tensor_op.maskLo;
    const h = hi & afterAutograd & masked_fill_Tensor_op.maskHi;
    result = masked_fill_Tensor_op.table[slot(l, h)]!(self, mask, value, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) masked_fill_Tensor_jvp(result, self, mask, value);
  return result;
}

export function masked_fill__Scalar_autograd(self: Tensor, mask: Tensor, value: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(MaskedFillBackward0, [edgeOf(self)], {
          mask: saveTensor(mask),
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & masked_fill__Scalar_op.maskLo;
    const h = hi & afterAutograd & masked_fill__Scalar_op.maskHi;
    masked_fill__Scalar_op.table[slot(l, h)]!(self, mask, value, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) masked_fill__Scalar_jvp(self, mask);
  return self;
}

export function masked_fill__Tensor_autograd(self: Tensor, mask: Tensor, value: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(value))
      ? new Node(MaskedFillBackward1, [edgeOf(self), edgeOf(value)], {
          mask: saveTensor(mask),
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & masked_fill__Tensor_op.maskLo;
    const h = hi & afterAutograd & masked_fill__Tensor_op.maskHi;
    masked_fill__Tensor_op.table[slot(l, h)]!(self, mask, value, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) masked_fill__Tensor_jvp(self, mask, value);
  return self;
}

export function masked_scatter_autograd(self: Tensor, mask: Tensor, source: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(source))
      ? new Node(MaskedScatterBackward0, [edgeOf(self), edgeOf(source)], {
          mask: saveTensor(mask),
          sourceSizes: source.shape,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & masked_scatter_op.maskLo;
    const h = hi & afterAutograd & masked_scatter_op.maskHi;
    result = masked_scatter_op.table[slot(l, h)]!(self, mask, source, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) masked_scatter_jvp(result, self, mask, source);
  return result;
}

export function masked_scatter__autograd(self: Tensor, mask: Tensor, source: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(source))
      ? new Node(MaskedScatterBackward0, [edgeOf(self), edgeOf(source)], {
          mask: saveTensor(mask),
          sourceSizes: source.shape,
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & masked_scatter__op.maskLo;
    const h = hi & afterAutograd & masked_scatter__op.maskHi;
    masked_scatter__op.table[slot(l, h)]!(self, mask, source, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) masked_scatter__jvp(self, mask, source);
  return self;
}

export const masked_select_out_autograd = /* @__PURE__ */ refusing(masked_select_out_op, 0, 2);

export function masked_select_autograd(self: Tensor, mask: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(MaskedSelectBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          mask: saveTensor(mask),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & masked_select_op.maskLo;
    const h = hi & afterAutograd & masked_select_op.maskHi;
    result = masked_select_op.table[slot(l, h)]!(self, mask, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) masked_select_jvp(result, self, mask);
  return result;
}

export function cat_autograd(tensors: readonly Tensor[], dim: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && anyRequiresGrad(tensors)
      ? new Node(CatBackward0, [...edgesOf(tensors)], {
          tensorsArgsSizes: to_args_sizes(tensors),
          tensorsArgsScalartypes: to_args_scalartypes(tensors),
          dim,
          tensorsCount: tensors.length,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & cat_op.maskLo;
    const h = hi & afterAutograd & cat_op.maskHi;
    result = cat_op.table[slot(l, h)]!(tensors, dim, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) cat_jvp(result, tensors, dim);
  return result;
}

export const cat_out_autograd = /* @__PURE__ */ refusing(cat_out_op, 0, 2);

export function stack_autograd(tensors: readonly Tensor[], dim: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && anyRequiresGrad(tensors)
      ? new Node(StackBackward0, [...edgesOf(tensors)], {
          tensorsArgsScalartypes: to_args_scalartypes(tensors),
          dim,
          tensorsCount: tensors.length,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & stack_op.maskLo;
    const h = hi & afterAutograd & stack_op.maskHi;
    result = stack_op.table[slot(l, h)]!(tensors, dim, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) stack_jvp(result, tensors, dim);
  return result;
}

export const stack_out_autograd = /* @__PURE__ */ refusing(stack_out_op, 0, 2);

export function flip_autograd(self: Tensor, dims: readonly number[], lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(FlipBackward0, [edgeOf(self)], {
          dims,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & flip_op.maskLo;
    const h = hi & afterAutograd & flip_op.maskHi;
    result = flip_op.table[slot(l, h)]!(self, dims, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) flip_jvp(result, self, dims);
  return result;
}

export function roll_autograd(self: Tensor, shifts: readonly number[], dims: readonly number[], lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(RollBackward0, [edgeOf(self)], {
          shifts,
          dims,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & roll_op.maskLo;
    const h = hi & afterAutograd & roll_op.maskHi;
    result = roll_op.table[slot(l, h)]!(self, shifts, dims, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) roll_jvp(result, self, shifts, dims);
  return result;
}

export function repeat_autograd(self: Tensor, repeats: readonly number[], lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(RepeatBackward0, [edgeOf(self)], {
          selfSizes: self.shape,
          repeats,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & repeat_op.maskLo;
    const h = hi & afterAutograd & repeat_op.maskHi;
    result = repeat_op.table[slot(l, h)]!(self, repeats, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) repeat_jvp(result, self, repeats);
  return result;
}

export const tril_out_autograd = /* @__PURE__ */ refusing(tril_out_op, 0, 2);

export function tril_autograd(self: Tensor, diagonal: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(TrilBackward0, [edgeOf(self)], {
          diagonal,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & tril_op.maskLo;
    const h = hi & afterAutograd & tril_op.maskHi;
    result = tril_op.table[slot(l, h)]!(self, diagonal, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) tril_jvp(result, self, diagonal);
  return result;
}

export function tril__autograd(self: Tensor, diagonal: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(TrilBackward0, [edgeOf(self)], {
          diagonal,
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & tril__op.maskLo;
    const h = hi & afterAutograd & tril__op.maskHi;
    tril__op.table[slot(l, h)]!(self, diagonal, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) tril__jvp(self, diagonal);
  return self;
}

export const triu_out_autograd = /* @__PURE__ */ refusing(triu_out_op, 0, 2);

export function triu_autograd(self: Tensor, diagonal: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(TriuBackward0, [edgeOf(self)], {
          diagonal,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & triu_op.maskLo;
    const h = hi & afterAutograd & triu_op.maskHi;
    result = triu_op.table[slot(l, h)]!(self, diagonal, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) triu_jvp(result, self, diagonal);
  return result;
}

export function triu__autograd(self: Tensor, diagonal: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(TriuBackward0, [edgeOf(self)], {
          diagonal,
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & triu__op.maskLo;
    const h = hi & afterAutograd & triu__op.maskHi;
    triu__op.table[slot(l, h)]!(self, diagonal, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) triu__jvp(self, diagonal);
  return self;
}

export function embedding_autograd(weight: Tensor, indices: Tensor, paddingIdx: number, scaleGradByFreq: boolean, sparse: boolean, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(weight)
      ? new Node(EmbeddingBackward0, [edgeOf(weight)], {
          weightArgsize0: weight.shape[0]!,
          indices: saveTensor(indices),
          paddingIdx,
          scaleGradByFreq,
          sparse,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & embedding_op.maskLo;
    const h = hi & afterAutograd & embedding_op.maskHi;
    result = embedding_op.table[slot(l, h)]!(weight, indices, paddingIdx, scaleGradByFreq, sparse, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) embedding_jvp(result, weight, indices, paddingIdx, scaleGradByFreq, sparse);
  return result;
}

export function embedding_dense_backward_autograd(gradOutput: Tensor, indices: Tensor, numWeights: number, paddingIdx: number, scaleGradByFreq: boolean, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(gradOutput)
      ? new Node(EmbeddingDenseBackwardBackward0, [edgeOf(gradOutput)], {
          indices: saveTensor(indices),
          paddingIdx,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & embedding_dense_backward_op.maskLo;
    const h = hi & afterAutograd & embedding_dense_backward_op.maskHi;
    result = embedding_dense_backward_op.table[slot(l, h)]!(gradOutput, indices, numWeights, paddingIdx, scaleGradByFreq, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) embedding_dense_backward_jvp(result, gradOutput, indices, numWeights, paddingIdx, scaleGradByFreq);
  return result;
}

export const take_out_autograd = /* @__PURE__ */ refusing(take_out_op, 0, 2);

export function take_autograd(self: Tensor, index: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(TakeBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          index: saveTensor(index),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & take_op.maskLo;
    const h = hi & afterAutograd & take_op.maskHi;
    result = take_op.table[slot(l, h)]!(self, index, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) take_jvp(result, self, index);
  return result;
}

export function put_autograd(self: Tensor, index: Tensor, source: Tensor, accumulate: boolean, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(source))
      ? new Node(PutBackward0, [edgeOf(self), edgeOf(source)], {
          index: saveTensor(index),
          sourceInfo: infoOf(source),
          accumulate,
          source: requiresGrad(source) ? saveTensor(source) : null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & put_op.maskLo;
    const h = hi & afterAutograd & put_op.maskHi;
    result = put_op.table[slot(l, h)]!(self, index, source, accumulate, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) put_jvp(result, self, index, source, accumulate);
  return result;
}

export function put__autograd(self: Tensor, index: Tensor, source: Tensor, accumulate: boolean, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(source))
      ? new Node(PutBackward0, [edgeOf(self), edgeOf(source)], {
          index: saveTensor(index),
          sourceInfo: infoOf(source),
          accumulate,
          source: requiresGrad(source) ? saveTensor(source) : null,
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & put__op.maskLo;
    const h = hi & afterAutograd & put__op.maskHi;
    put__op.table[slot(l, h)]!(self, index, source, accumulate, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) put__jvp(self, index, source, accumulate);
  return self;
}

export function trace_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(TraceBackward0, [edgeOf(self)], {
          selfSizes: self.shape,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & trace_op.maskLo;
    const h = hi & afterAutograd & trace_op.maskHi;
    result = trace_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) trace_jvp(result, self);
  return result;
}

export function block_diag_autograd(tensors: readonly Tensor[], lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && anyRequiresGrad(tensors)
      ? new Node(BlockDiagBackward0, [...edgesOf(tensors)], {
          tensorsArgsSizes: to_args_sizes(tensors),
          tensorsArgsScalartypes: to_args_scalartypes(tensors),
          tensorsCount: tensors.length,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & block_diag_op.maskLo;
    const h = hi & afterAutograd & block_diag_op.maskHi;
    result = block_diag_op.table[slot(l, h)]!(tensors, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) block_diag_jvp(result, tensors);
  return result;
}

export function constant_pad_nd_autograd(self: Tensor, pad: readonly number[], value: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(ConstantPadNdBackward0, [edgeOf(self)], {
          pad,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & constant_pad_nd_op.maskLo;
    const h = hi & afterAutograd & constant_pad_nd_op.maskHi;
    result = constant_pad_nd_op.table[slot(l, h)]!(self, pad, value, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) constant_pad_nd_jvp(result, self, pad);
  return result;
}

export const reflection_pad1d_out_autograd = /* @__PURE__ */ refusing(reflection_pad1d_out_op, 0, 2);

export function reflection_pad1d_autograd(self: Tensor, padding: readonly number[], lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(ReflectionPad1DBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          padding,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & reflection_pad1d_op.maskLo;
    const h = hi & afterAutograd & reflection_pad1d_op.maskHi;
    result = reflection_pad1d_op.table[slot(l, h)]!(self, padding, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) reflection_pad1d_jvp(result, self, padding);
  return result;
}

export const reflection_pad1d_backward_grad_input_autograd = /* @__PURE__ */ refusing(reflection_pad1d_backward_grad_input_op, 0, 1, 3);

export function reflection_pad1d_backward_autograd(gradOutput: Tensor, self: Tensor, padding: readonly number[], lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(gradOutput) || requiresGrad(self))
      ? new Node(ReflectionPad1DBackwardBackward0, [edgeOf(gradOutput), edgeOf(self)], {
          padding,
          selfInfo: infoOf(self),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & reflection_pad1d_backward_op.maskLo;
    const h = hi & afterAutograd & reflection_pad1d_backward_op.maskHi;
    result = reflection_pad1d_backward_op.table[slot(l, h)]!(gradOutput, self, padding, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) reflection_pad1d_backward_jvp(result, gradOutput, self, padding);
  return result;
}

export const reflection_pad2d_out_autograd = /* @__PURE__ */ refusing(reflection_pad2d_out_op, 0, 2);

export function reflection_pad2d_autograd(self: Tensor, padding: readonly number[], lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(ReflectionPad2DBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          padding,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & reflection_pad2d_op.maskLo;
    const h = hi & afterAutograd & reflection_pad2d_op.maskHi;
    result = reflection_pad2d_op.table[slot(l, h)]!(self, padding, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) reflection_pad2d_jvp(result, self, padding);
  return result;
}

export const reflection_pad2d_backward_grad_input_autograd = /* @__PURE__ */ refusing(reflection_pad2d_backward_grad_input_op, 0, 1, 3);

export function reflection_pad2d_backward_autograd(gradOutput: Tensor, self: Tensor, padding: readonly number[], lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(gradOutput) || requiresGrad(self))
      ? new Node(ReflectionPad2DBackwardBackward0, [edgeOf(gradOutput), edgeOf(self)], {
          padding,
          selfInfo: infoOf(self),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & reflection_pad2d_backward_op.maskLo;
    const h = hi & afterAutograd & reflection_pad2d_backward_op.maskHi;
    result = reflection_pad2d_backward_op.table[slot(l, h)]!(gradOutput, self, padding, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) reflection_pad2d_backward_jvp(result, gradOutput, self, padding);
  return result;
}

export const reflection_pad3d_out_autograd = /* @__PURE__ */ refusing(reflection_pad3d_out_op, 0, 2);

export function reflection_pad3d_autograd(self: Tensor, padding: readonly number[], lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(ReflectionPad3DBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          padding,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & reflection_pad3d_op.maskLo;
    const h = hi & afterAutograd & reflection_pad3d_op.maskHi;
    result = reflection_pad3d_op.table[slot(l, h)]!(self, padding, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) reflection_pad3d_jvp(result, self, padding);
  return result;
}

export const reflection_pad3d_backward_grad_input_autograd = /* @__PURE__ */ refusing(reflection_pad3d_backward_grad_input_op, 0, 1, 3);

export function reflection_pad3d_backward_autograd(gradOutput: Tensor, self: Tensor, padding: readonly number[], lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(gradOutput) || requiresGrad(self))
      ? new Node(ReflectionPad3DBackwardBackward0, [edgeOf(gradOutput), edgeOf(self)], {
          padding,
          selfInfo: infoOf(self),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & reflection_pad3d_backward_op.maskLo;
    const h = hi & afterAutograd & reflection_pad3d_backward_op.maskHi;
    result = reflection_pad3d_backward_op.table[slot(l, h)]!(gradOutput, self, padding, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) reflection_pad3d_backward_jvp(result, gradOutput, self, padding);
  return result;
}

export const replication_pad1d_out_autograd = /* @__PURE__ */ refusing(replication_pad1d_out_op, 0, 2);

export function replication_pad1d_autograd(self: Tensor, padding: readonly number[], lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(ReplicationPad1DBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          padding,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & replication_pad1d_op.maskLo;
    const h = hi & afterAutograd & replication_pad1d_op.maskHi;
    result = replication_pad1d_op.table[slot(l, h)]!(self, padding, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) replication_pad1d_jvp(result, self, padding);
  return result;
}

export const replication_pad1d_backward_grad_input_autograd = /* @__PURE__ */ refusing(replication_pad1d_backward_grad_input_op, 0, 1, 3);

export function replication_pad1d_backward_autograd(gradOutput: Tensor, self: Tensor, padding: readonly number[], lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(gradOutput) || requiresGrad(self))
      ? new Node(ReplicationPad1DBackwardBackward0, [edgeOf(gradOutput), edgeOf(self)], {
          padding,
          selfInfo: infoOf(self),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & replication_pad1d_backward_op.maskLo;
    const h = hi & afterAutograd & replication_pad1d_backward_op.maskHi;
    result = replication_pad1d_backward_op.table[slot(l, h)]!(gradOutput, self, padding, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) replication_pad1d_backward_jvp(result, gradOutput, self, padding);
  return result;
}

export const replication_pad2d_out_autograd = /* @__PURE__ */ refusing(replication_pad2d_out_op, 0, 2);

export function replication_pad2d_autograd(self: Tensor, padding: readonly number[], lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(ReplicationPad2DBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          padding,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & replication_pad2d_op.maskLo;
    const h = hi & afterAutograd & replication_pad2d_op.maskHi;
    result = replication_pad2d_op.table[slot(l, h)]!(self, padding, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) replication_pad2d_jvp(result, self, padding);
  return result;
}

export const replication_pad2d_backward_grad_input_autograd = /* @__PURE__ */ refusing(replication_pad2d_backward_grad_input_op, 0, 1, 3);

export function replication_pad2d_backward_autograd(gradOutput: Tensor, self: Tensor, padding: readonly number[], lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(gradOutput) || requiresGrad(self))
      ? new Node(ReplicationPad2DBackwardBackward0, [edgeOf(gradOutput), edgeOf(self)], {
          padding,
          selfInfo: infoOf(self),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & replication_pad2d_backward_op.maskLo;
    const h = hi & afterAutograd & replication_pad2d_backward_op.maskHi;
    result = replication_pad2d_backward_op.table[slot(l, h)]!(gradOutput, self, padding, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) replication_pad2d_backward_jvp(result, gradOutput, self, padding);
  return result;
}

export const replication_pad3d_out_autograd = /* @__PURE__ */ refusing(replication_pad3d_out_op, 0, 2);

export function replication_pad3d_autograd(self: Tensor, padding: readonly number[], lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(ReplicationPad3DBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          padding,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & replication_pad3d_op.maskLo;
    const h = hi & afterAutograd & replication_pad3d_op.maskHi;
    result = replication_pad3d_op.table[slot(l, h)]!(self, padding, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) replication_pad3d_jvp(result, self, padding);
  return result;
}

export const replication_pad3d_backward_grad_input_autograd = /* @__PURE__ */ refusing(replication_pad3d_backward_grad_input_op, 0, 1, 3);

export function replication_pad3d_backward_autograd(gradOutput: Tensor, self: Tensor, padding: readonly number[], lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(gradOutput) || requiresGrad(self))
      ? new Node(ReplicationPad3DBackwardBackward0, [edgeOf(gradOutput), edgeOf(self)], {
          padding,
          selfInfo: infoOf(self),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & replication_pad3d_backward_op.maskLo;
    const h = hi & afterAutograd & replication_pad3d_backward_op.maskHi;
    result = replication_pad3d_backward_op.table[slot(l, h)]!(gradOutput, self, padding, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) replication_pad3d_backward_jvp(result, gradOutput, self, padding);
  return result;
}

export const index_reduce_out_autograd = /* @__PURE__ */ refusing(index_reduce_out_op, 0, 3, 6);

export function index_reduce_autograd(self: Tensor, dim: number, index: Tensor, source: Tensor, reduce: string, includeSelf: boolean, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(source))
      ? new Node(IndexReduceBackward0, [edgeOf(self), edgeOf(source)], {
          self: saveTensor(self),
          dim,
          index: saveTensor(index),
          source: saveTensor(source),
          reduce,
          includeSelf,
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & index_reduce_op.maskLo;
    const h = hi & afterAutograd & index_reduce_op.maskHi;
    result = index_reduce_op.table[slot(l, h)]!(self, dim, index, source, reduce, includeSelf, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) index_reduce_jvp(result, self, dim, index, source, reduce, includeSelf);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function index_reduce__autograd(self: Tensor, dim: number, index: Tensor, source: Tensor, reduce: string, includeSelf: boolean, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(source))
      ? new Node(IndexReduceBackward0, [edgeOf(self), edgeOf(source)], {
          self: saveTensor(clone(self, null)),
          dim,
          index: saveTensor(index),
          source: saveTensor(source),
          reduce,
          includeSelf,
          result: null,
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? clone(self, null) : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & index_reduce__op.maskLo;
    const h = hi & afterAutograd & index_reduce__op.maskHi;
    index_reduce__op.table[slot(l, h)]!(self, dim, index, source, reduce, includeSelf, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) index_reduce__jvp(self, dim, index, source, reduce, includeSelf, originalSelf);
  if (node !== null) {
    node.saved.result = saveInplaceOutput(self, node);
  }
  return self;
}

export function _embedding_bag_autograd(weight: Tensor, indices: Tensor, offsets: Tensor, scaleGradByFreq: boolean, mode: number, sparse: boolean, perSampleWeights: Tensor | null, includeLastOffset: boolean, paddingIdx: number, lo: number, hi: number): readonly [Tensor, Tensor, Tensor, Tensor] {
  const node =
    gradEnabled() && (requiresGrad(weight) || requiresGrad(perSampleWeights))
      ? new Node(EmbeddingBagBackward0, [edgeOf(weight), edgeOf(perSampleWeights)], {
          weight: requiresGrad(perSampleWeights) ? saveTensor(weight) : null,
          indices: saveTensor(indices),
          offsets: saveTensor(offsets),
          mode,
          paddingIdx,
          weightArgsize0: weight.shape[0]!,
          scaleGradByFreq,
          sparse,
          perSampleWeights: saveTensor(perSampleWeights),
          result1: null,
          result2: null,
          result3: null,
        })
      : null;
  let result: readonly [Tensor, Tensor, Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & _embedding_bag_op.maskLo;
    const h = hi & afterAutograd & _embedding_bag_op.maskHi;
    result = _embedding_bag_op.table[slot(l, h)]!(weight, indices, offsets, scaleGradByFreq, mode, sparse, perSampleWeights, includeLastOffset, paddingIdx, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result[0], node);
  if (forwardLevel() !== 0) _embedding_bag_jvp(result[0], result[2], result[3], weight, indices, offsets, mode, perSampleWeights, includeLastOffset, paddingIdx);
  if (node !== null) {
    node.saved.result1 = saveOutput(result[1], node);
    node.saved.result2 = saveOutput(result[2], node);
    node.saved.result3 = saveOutput(result[3], node);
  }
  return result;
}

export function _embedding_bag_dense_backward_autograd(grad: Tensor, indices: Tensor, offset2bag: Tensor, bagSize: Tensor, maximumIndices: Tensor, numWeights: number, scaleGradByFreq: boolean, mode: number, perSampleWeights: Tensor | null, paddingIdx: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(grad) || requiresGrad(perSampleWeights))
      ? new Node(EmbeddingBagDenseBackwardBackward0, [edgeOf(grad), edgeOf(perSampleWeights)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & _embedding_bag_dense_backward_op.maskLo;
    const h = hi & afterAutograd & _embedding_bag_dense_backward_op.maskHi;
    result = _embedding_bag_dense_backward_op.table[slot(l, h)]!(grad, indices, offset2bag, bagSize, maximumIndices, numWeights, scaleGradByFreq, mode, perSampleWeights, paddingIdx, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) _embedding_bag_dense_backward_jvp(result, grad, indices, offset2bag, bagSize, maximumIndices, numWeights, scaleGradByFreq, mode, perSampleWeights, paddingIdx);
  return result;
}

export function _embedding_bag_per_sample_weights_backward_autograd(grad: Tensor, weight: Tensor, indices: Tensor, offsets: Tensor, offset2bag: Tensor, mode: number, paddingIdx: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(grad) || requiresGrad(weight))
      ? new Node(EmbeddingBagPerSampleWeightsBackwardBackward0, [edgeOf(grad), edgeOf(weight)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & _embedding_bag_per_sample_weights_backward_op.maskLo;
    const h = hi & afterAutograd & _embedding_bag_per_sample_weights_backward_op.maskHi;
    result = _embedding_bag_per_sample_weights_backward_op.table[slot(l, h)]!(grad, weight, indices, offsets, offset2bag, mode, paddingIdx, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) _embedding_bag_per_sample_weights_backward_jvp(result, grad, weight, indices, offsets, offset2bag, mode, paddingIdx);
  return result;
}

export function embedding_renorm__autograd(self: Tensor, indices: Tensor, maxNorm: number, normType: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(EmbeddingRenormBackward0, [edgeOf(self)], null)
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & embedding_renorm__op.maskLo;
    const h = hi & afterAutograd & embedding_renorm__op.maskHi;
    embedding_renorm__op.table[slot(l, h)]!(self, indices, maxNorm, normType, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) forbidTangents("embedding_renorm_", "not implemented", self);
  return self;
}

export function segment_reduce_autograd(data: Tensor, reduce: string, lengths: Tensor | null, indices: Tensor | null, offsets: Tensor | null, axis: number, unsafe: boolean, initial: Scalar | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(data)
      ? new Node(SegmentReduceBackward0, [edgeOf(data)], {
          data: saveTensor(data),
          reduce,
          lengths: saveTensor(lengths),
          offsets: saveTensor(offsets),
          axis,
          initial,
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & segment_reduce_op.maskLo;
    const h = hi & afterAutograd & segment_reduce_op.maskHi;
    result = segment_reduce_op.table[slot(l, h)]!(data, reduce, lengths, indices, offsets, axis, unsafe, initial, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) segment_reduce_jvp(result, data, reduce, lengths, indices, offsets, axis, unsafe, initial);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function _segment_reduce_backward_autograd(grad: Tensor, output: Tensor, data: Tensor, reduce: string, lengths: Tensor | null, offsets: Tensor | null, axis: number, initial: Scalar | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(grad) || requiresGrad(output) || requiresGrad(data))
      ? new Node(SegmentReduceBackwardBackward0, [edgeOf(grad), edgeOf(output), edgeOf(data)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & _segment_reduce_backward_op.maskLo;
    const h = hi & afterAutograd & _segment_reduce_backward_op.maskHi;
    result = _segment_reduce_backward_op.table[slot(l, h)]!(grad, output, data, reduce, lengths, offsets, axis, initial, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) forbidTangents("_segment_reduce_backward", "not implemented", grad, output, data);
  return result;
}

export const sort_values_autograd = /* @__PURE__ */ refusing(sort_values_op, 0, 3);

export const sort_values_stable_autograd = /* @__PURE__ */ refusing(sort_values_stable_op, 0, 4);

export function sort_autograd(self: Tensor, dim: number, descending: boolean, lo: number, hi: number): readonly [Tensor, Tensor] {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(SortBackward0, [edgeOf(self)], {
          selfSizes: self.shape,
          dim,
          indices: null,
        })
      : null;
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & sort_op.maskLo;
    const h = hi & afterAutograd & sort_op.maskHi;
    result = sort_op.table[slot(l, h)]!(self, dim, descending, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result[0], node);
  if (forwardLevel() !== 0) sort_jvp(result[0], result[1], self, dim);
  if (node !== null) {
    node.saved.indices = saveOutput(result[1], node);
  }
  return result;
}

export function sort_stable_autograd(self: Tensor, stable: boolean | null, dim: number, descending: boolean, lo: number, hi: number): readonly [Tensor, Tensor] {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(SortBackward1, [edgeOf(self)], {
          selfSizes: self.shape,
          dim,
          indices: null,
        })
      : null;
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & sort_stable_op.maskLo;
    const h = hi & afterAutograd & sort_stable_op.maskHi;
    result = sort_stable_op.table[slot(l, h)]!(self, stable, dim, descending, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result[0], node);
  if (forwardLevel() !== 0) sort_stable_jvp(result[0], result[1], self, dim);
  if (node !== null) {
    node.saved.indices = saveOutput(result[1], node);
  }
  return result;
}

export const topk_values_autograd = /* @__PURE__ */ refusing(topk_values_op, 0, 5);

export function topk_autograd(self: Tensor, k: number, dim: number, largest: boolean, sorted: boolean, lo: number, hi: number): readonly [Tensor, Tensor] {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(TopkBackward0, [edgeOf(self)], {
          selfSizes: self.shape,
          dim,
          indices: null,
        })
      : null;
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & topk_op.maskLo;
    const h = hi & afterAutograd & topk_op.maskHi;
    result = topk_op.table[slot(l, h)]!(self, k, dim, largest, sorted, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result[0], node);
  if (forwardLevel() !== 0) topk_jvp(result[0], result[1], self, dim);
  if (node !== null) {
    node.saved.indices = saveOutput(result[1], node);
  }
  return result;
}

export function kthvalue_autograd(self: Tensor, k: number, dim: number, keepdim: boolean, lo: number, hi: number): readonly [Tensor, Tensor] {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(KthvalueBackward0, [edgeOf(self)], {
          selfSizes: self.shape,
          dim,
          keepdim,
          indices: null,
        })
      : null;
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & kthvalue_op.maskLo;
    const h = hi & afterAutograd & kthvalue_op.maskHi;
    result = kthvalue_op.table[slot(l, h)]!(self, k, dim, keepdim, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result[0], node);
  if (forwardLevel() !== 0) kthvalue_jvp(result[0], result[1], self, dim, keepdim);
  if (node !== null) {
    node.saved.indices = saveOutput(result[1], node);
  }
  return result;
}

export const kthvalue_values_autograd = /* @__PURE__ */ refusing(kthvalue_values_op, 0, 4, 5);

export function median_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(MedianBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & median_op.maskLo;
    const h = hi & afterAutograd & median_op.maskHi;
    result = median_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) median_jvp(result, self);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function median_dim_autograd(self: Tensor, dim: number, keepdim: boolean, lo: number, hi: number): readonly [Tensor, Tensor] {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(MedianBackward1, [edgeOf(self)], {
          selfSizes: self.shape,
          dim,
          keepdim,
          indices: null,
        })
      : null;
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & median_dim_op.maskLo;
    const h = hi & afterAutograd & median_dim_op.maskHi;
    result = median_dim_op.table[slot(l, h)]!(self, dim, keepdim, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result[0], node);
  if (forwardLevel() !== 0) median_dim_jvp(result[0], result[1], self, dim, keepdim);
  if (node !== null) {
    node.saved.indices = saveOutput(result[1], node);
  }
  return result;
}

export const median_dim_values_autograd = /* @__PURE__ */ refusing(median_dim_values_op, 0, 3, 4);

export function nanmedian_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(NanmedianBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & nanmedian_op.maskLo;
    const h = hi & afterAutograd & nanmedian_op.maskHi;
    result = nanmedian_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) nanmedian_jvp(result, self);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function nanmedian_dim_autograd(self: Tensor, dim: number, keepdim: boolean, lo: number, hi: number): readonly [Tensor, Tensor] {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(NanmedianBackward1, [edgeOf(self)], {
          selfSizes: self.shape,
          dim,
          keepdim,
          indices: null,
        })
      : null;
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & nanmedian_dim_op.maskLo;
    const h = hi & afterAutograd & nanmedian_dim_op.maskHi;
    result = nanmedian_dim_op.table[slot(l, h)]!(self, dim, keepdim, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result[0], node);
  if (forwardLevel() !== 0) nanmedian_dim_jvp(result[0], result[1], self, dim, keepdim);
  if (node !== null) {
    node.saved.indices = saveOutput(result[1], node);
  }
  return result;
}

export const nanmedian_dim_values_autograd = /* @__PURE__ */ refusing(nanmedian_dim_values_op, 0, 3, 4);

export function mode_autograd(self: Tensor, dim: number, keepdim: boolean, lo: number, hi: number): readonly [Tensor, Tensor] {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(ModeBackward0, [edgeOf(self)], {
          selfSizes: self.shape,
          dim,
          keepdim,
          indices: null,
        })
      : null;
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & mode_op.maskLo;
    const h = hi & afterAutograd & mode_op.maskHi;
    result = mode_op.table[slot(l, h)]!(self, dim, keepdim, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result[0], node);
  if (forwardLevel() !== 0) mode_jvp(result[0], result[1], self, dim, keepdim);
  if (node !== null) {
    node.saved.indices = saveOutput(result[1], node);
  }
  return result;
}

export const mode_values_autograd = /* @__PURE__ */ refusing(mode_values_op, 0, 3, 4);

export function unique_dim_autograd(self: Tensor, dim: number, sorted: boolean, returnInverse: boolean, returnCounts: boolean, lo: number, hi: number): readonly [Tensor, Tensor, Tensor] {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(UniqueDimBackward0, [edgeOf(self)], null)
      : null;
  let result: readonly [Tensor, Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & unique_dim_op.maskLo;
    const h = hi & afterAutograd & unique_dim_op.maskHi;
    result = unique_dim_op.table[slot(l, h)]!(self, dim, sorted, returnInverse, returnCounts, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result[0], node);
  if (forwardLevel() !== 0) forbidTangents("unique_dim", "not implemented", self);
  return result;
}

export function _unique_autograd(self: Tensor, sorted: boolean, returnInverse: boolean, lo: number, hi: number): readonly [Tensor, Tensor] {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(UniqueBackward0, [edgeOf(self)], null)
      : null;
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & _unique_op.maskLo;
    const h = hi & afterAutograd & _unique_op.maskHi;
    result = _unique_op.table[slot(l, h)]!(self, sorted, returnInverse, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result[0], node);
  if (forwardLevel() !== 0) forbidTangents("_unique", "not implemented", self);
  return result;
}

export function _unique2_autograd(self: Tensor, sorted: boolean, returnInverse: boolean, returnCounts: boolean, lo: number, hi: number): readonly [Tensor, Tensor, Tensor] {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(Unique2Backward0, [edgeOf(self)], null)
      : null;
  let result: readonly [Tensor, Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & _unique2_op.maskLo;
    const h = hi & afterAutograd & _unique2_op.maskHi;
    result = _unique2_op.table[slot(l, h)]!(self, sorted, returnInverse, returnCounts, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result[0], node);
  if (forwardLevel() !== 0) forbidTangents("_unique2", "not implemented", self);
  return result;
}

export function unique_consecutive_autograd(self: Tensor, returnInverse: boolean, returnCounts: boolean, dim: number | null, lo: number, hi: number): readonly [Tensor, Tensor, Tensor] {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(UniqueConsecutiveBackward0, [edgeOf(self)], null)
      : null;
  let result: readonly [Tensor, Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & unique_consecutive_op.maskLo;
    const h = hi & afterAutograd & unique_consecutive_op.maskHi;
    result = unique_consecutive_op.table[slot(l, h)]!(self, returnInverse, returnCounts, dim, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result[0], node);
  if (forwardLevel() !== 0) forbidTangents("unique_consecutive", "not implemented", self);
  return result;
}

export function cummax_autograd(self: Tensor, dim: number, lo: number, hi: number): readonly [Tensor, Tensor] {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(CummaxBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          dim,
          indices: null,
        })
      : null;
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & cummax_op.maskLo;
    const h = hi & afterAutograd & cummax_op.maskHi;
    result = cummax_op.table[slot(l, h)]!(self, dim, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result[0], node);
  if (forwardLevel() !== 0) cummax_jvp(result[0], result[1], self, dim);
  if (node !== null) {
    node.saved.indices = saveOutput(result[1], node);
  }
  return result;
}

export const cummax_out_autograd = /* @__PURE__ */ refusing(cummax_out_op, 0, 2, 3);

export function cummin_autograd(self: Tensor, dim: number, lo: number, hi: number): readonly [Tensor, Tensor] {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(CumminBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          dim,
          indices: null,
        })
      : null;
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & cummin_op.maskLo;
    const h = hi & afterAutograd & cummin_op.maskHi;
    result = cummin_op.table[slot(l, h)]!(self, dim, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result[0], node);
  if (forwardLevel() !== 0) cummin_jvp(result[0], result[1], self, dim);
  if (node !== null) {
    node.saved.indices = saveOutput(result[1], node);
  }
  return result;
}

export const cummin_out_autograd = /* @__PURE__ */ refusing(cummin_out_op, 0, 2, 3);

export function mvlgamma_autograd(self: Tensor, p: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(MvlgammaBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          p,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & mvlgamma_op.maskLo;
    const h = hi & afterAutograd & mvlgamma_op.maskHi;
    result = mvlgamma_op.table[slot(l, h)]!(self, p, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) mvlgamma_jvp(result, self, p);
  return result;
}

export function mvlgamma__autograd(self: Tensor, p: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(MvlgammaBackward0, [edgeOf(self)], {
          self: saveTensor(clone(self, null)),
          p,
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? clone(self, null) : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & mvlgamma__op.maskLo;
    const h = hi & afterAutograd & mvlgamma__op.maskHi;
    mvlgamma__op.table[slot(l, h)]!(self, p, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) mvlgamma__jvp(self, p, originalSelf);
  return self;
}

export const mvlgamma_out_autograd = /* @__PURE__ */ refusing(mvlgamma_out_op, 0, 2);

export function _histogramdd_bin_edges_autograd(self: Tensor, bins: readonly number[], range: readonly number[] | null, weight: Tensor | null, density: boolean, lo: number, hi: number): Tensor[] {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(weight))
      ? new Node(HistogramddBinEdgesBackward0, [edgeOf(self), edgeOf(weight)], null)
      : null;
  let result: Tensor[];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & _histogramdd_bin_edges_op.maskLo;
    const h = hi & afterAutograd & _histogramdd_bin_edges_op.maskHi;
    result = _histogramdd_bin_edges_op.table[slot(l, h)]!(self, bins, range, weight, density, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistoryAll(result, node);
  if (forwardLevel() !== 0) forbidTangents("_histogramdd_bin_edges", "not implemented", self, weight);
  return result;
}

export function _histogramdd_from_bin_cts_autograd(self: Tensor, bins: readonly number[], range: readonly number[] | null, weight: Tensor | null, density: boolean, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(weight))
      ? new Node(HistogramddFromBinCtsBackward0, [edgeOf(self), edgeOf(weight)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & _histogramdd_from_bin_cts_op.maskLo;
    const h = hi & afterAutograd & _histogramdd_from_bin_cts_op.maskHi;
    result = _histogramdd_from_bin_cts_op.table[slot(l, h)]!(self, bins, range, weight, density, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) forbidTangents("_histogramdd_from_bin_cts", "not implemented", self, weight);
  return result;
}

export function _histogramdd_from_bin_tensors_autograd(self: Tensor, bins: readonly Tensor[], weight: Tensor | null, density: boolean, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || anyRequiresGrad(bins) || requiresGrad(weight))
      ? new Node(HistogramddFromBinTensorsBackward0, [edgeOf(self), ...edgesOf(bins), edgeOf(weight)], {
          binsCount: bins.length,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & _histogramdd_from_bin_tensors_op.maskLo;
    const h = hi & afterAutograd & _histogramdd_from_bin_tensors_op.maskHi;
    result = _histogramdd_from_bin_tensors_op.table[slot(l, h)]!(self, bins, weight, density, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) forbidTangents("_histogramdd_from_bin_tensors", "not implemented", self, bins, weight);
  return result;
}

export function sum_autograd(self: Tensor, dtype: DType | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(SumBackward0, [edgeOf(self)], {
          selfSizes: self.shape,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & sum_op.maskLo;
    const h = hi & afterAutograd & sum_op.maskHi;
    result = sum_op.table[slot(l, h)]!(self, dtype, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) sum_jvp(result, self, dtype);
  return result;
}

export function sum_dim_IntList_autograd(self: Tensor, dim: readonly number[] | null, keepdim: boolean, dtype: DType | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(SumBackward1, [edgeOf(self)], {
          selfSizes: self.shape,
          dim,
          keepdim,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & sum_dim_IntList_op.maskLo;
    const h = hi & afterAutograd & sum_dim_IntList_op.maskHi;
    result = sum_dim_IntList_op.table[slot(l, h)]!(self, dim, keepdim, dtype, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) sum_dim_IntList_jvp(result, self, dim, keepdim, dtype);
  return result;
}

export const sum_IntList_out_autograd = /* @__PURE__ */ refusing(sum_IntList_out_op, 0, 4);

export function mean_autograd(self: Tensor, dtype: DType | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(MeanBackward0, [edgeOf(self)], {
          selfSizes: self.shape,
          selfNumel: self.numel,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & mean_op.maskLo;
    const h = hi & afterAutograd & mean_op.maskHi;
    result = mean_op.table[slot(l, h)]!(self, dtype, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) mean_jvp(result, self, dtype);
  return result;
}

export function mean_dim_autograd(self: Tensor, dim: readonly number[] | null, keepdim: boolean, dtype: DType | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(MeanBackward1, [edgeOf(self)], {
          selfSizes: self.shape,
          selfNumel: self.numel,
          dim,
          keepdim,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & mean_dim_op.maskLo;
    const h = hi & afterAutograd & mean_dim_op.maskHi;
    result = mean_dim_op.table[slot(l, h)]!(self, dim, keepdim, dtype, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) mean_dim_jvp(result, self, dim, keepdim, dtype);
  return result;
}

export const mean_out_autograd = /* @__PURE__ */ refusing(mean_out_op, 0, 4);

export function prod_autograd(self: Tensor, dtype: DType | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(ProdBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & prod_op.maskLo;
    const h = hi & afterAutograd & prod_op.maskHi;
    result = prod_op.table[slot(l, h)]!(self, dtype, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) prod_jvp(result, self);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function prod_dim_int_autograd(self: Tensor, dim: number, keepdim: boolean, dtype: DType | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(ProdBackward1, [edgeOf(self)], {
          self: saveTensor(self),
          dim,
          keepdim,
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & prod_dim_int_op.maskLo;
    const h = hi & afterAutograd & prod_dim_int_op.maskHi;
    result = prod_dim_int_op.table[slot(l, h)]!(self, dim, keepdim, dtype, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) prod_dim_int_jvp(result, self, dim, keepdim);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export const prod_int_out_autograd = /* @__PURE__ */ refusing(prod_int_out_op, 0, 4);

export function amax_autograd(self: Tensor, dim: readonly number[], keepdim: boolean, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(AmaxBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          dim,
          keepdim,
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & amax_op.maskLo;
    const h = hi & afterAutograd & amax_op.maskHi;
    result = amax_op.table[slot(l, h)]!(self, dim, keepdim, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) amax_jvp(result, self, dim, keepdim);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export const amax_out_autograd = /* @__PURE__ */ refusing(amax_out_op, 0, 3);

export function amin_autograd(self: Tensor, dim: readonly number[], keepdim: boolean, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(AminBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          dim,
          keepdim,
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & amin_op.maskLo;
    const h = hi & afterAutograd & amin_op.maskHi;
    result = amin_op.table[slot(l, h)]!(self, dim, keepdim, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) amin_jvp(result, self, dim, keepdim);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export const amin_out_autograd = /* @__PURE__ */ refusing(amin_out_op, 0, 3);

export function aminmax_autograd(self: Tensor, dim: number | null, keepdim: boolean, lo: number, hi: number): readonly [Tensor, Tensor] {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(AminmaxBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          dim,
          keepdim,
          min: null,
          max: null,
        })
      : null;
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & aminmax_op.maskLo;
    const h = hi & afterAutograd & aminmax_op.maskHi;
    result = aminmax_op.table[slot(l, h)]!(self, dim, keepdim, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) {
    setHistory(result[0], node);
    setHistory(result[1], node);
  }
  if (forwardLevel() !== 0) aminmax_jvp(result[0], result[1], self, dim, keepdim);
  if (node !== null) {
    node.saved.min = saveOutput(result[0], node);
    node.saved.max = saveOutput(result[1], node);
  }
  return result;
}

export function max_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(MaxBackward1, [edgeOf(self)], {
          self: saveTensor(self),
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & max_op.maskLo;
    const h = hi & afterAutograd & max_op.maskHi;
    result = max_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) max_jvp(result, self);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function max_dim_autograd(self: Tensor, dim: number, keepdim: boolean, lo: number, hi: number): readonly [Tensor, Tensor] {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(MaxBackward0, [edgeOf(self)], {
          selfSizes: self.shape,
          dim,
          keepdim,
          indices: null,
        })
      : null;
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & max_dim_op.maskLo;
    const h = hi & afterAutograd & max_dim_op.maskHi;
    result = max_dim_op.table[slot(l, h)]!(self, dim, keepdim, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result[0], node);
  if (forwardLevel() !== 0) max_dim_jvp(result[0], result[1], self, dim, keepdim);
  if (node !== null) {
    node.saved.indices = saveOutput(result[1], node);
  }
  return result;
}

export const max_dim_max_autograd = /* @__PURE__ */ refusing(max_dim_max_op, 0, 3, 4);

export function min_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(MinBackward1, [edgeOf(self)], {
          self: saveTensor(self),
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & min_op.maskLo;
    const h = hi & afterAutograd & min_op.maskHi;
    result = min_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) min_jvp(result, self);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function min_dim_autograd(self: Tensor, dim: number, keepdim: boolean, lo: number, hi: number): readonly [Tensor, Tensor] {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(MinBackward0, [edgeOf(self)], {
          selfSizes: self.shape,
          dim,
          keepdim,
          indices: null,
        })
      : null;
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & min_dim_op.maskLo;
    const h = hi & afterAutograd & min_dim_op.maskHi;
    result = min_dim_op.table[slot(l, h)]!(self, dim, keepdim, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result[0], node);
  if (forwardLevel() !== 0) min_dim_jvp(result[0], result[1], self, dim, keepdim);
  if (node !== null) {
    node.saved.indices = saveOutput(result[1], node);
  }
  return result;
}

export const min_dim_min_autograd = /* @__PURE__ */ refusing(min_dim_min_op, 0, 3, 4);

export function var_correction_autograd(self: Tensor, dim: readonly number[] | null, correction: number | null, keepdim: boolean, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(VarBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          dim,
          correction,
          keepdim,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & var_correction_op.maskLo;
    const h = hi & afterAutograd & var_correction_op.maskHi;
    result = var_correction_op.table[slot(l, h)]!(self, dim, correction, keepdim, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) var_correction_jvp(result, self, dim, correction, keepdim);
  return result;
}

export const var_correction_out_autograd = /* @__PURE__ */ refusing(var_correction_out_op, 0, 4);

export function std_correction_autograd(self: Tensor, dim: readonly number[] | null, correction: number | null, keepdim: boolean, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(StdBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          dim,
          correction,
          keepdim,
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & std_correction_op.maskLo;
    const h = hi & afterAutograd & std_correction_op.maskHi;
    result = std_correction_op.table[slot(l, h)]!(self, dim, correction, keepdim, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) std_correction_jvp(result, self, dim, correction, keepdim);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export const std_correction_out_autograd = /* @__PURE__ */ refusing(std_correction_out_op, 0, 4);

export function var_mean_correction_autograd(self: Tensor, dim: readonly number[] | null, correction: number | null, keepdim: boolean, lo: number, hi: number): readonly [Tensor, Tensor] {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(VarMeanBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          dim,
          correction,
          keepdim,
        })
      : null;
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & var_mean_correction_op.maskLo;
    const h = hi & afterAutograd & var_mean_correction_op.maskHi;
    result = var_mean_correction_op.table[slot(l, h)]!(self, dim, correction, keepdim, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) {
    setHistory(result[0], node);
    setHistory(result[1], node);
  }
  if (forwardLevel() !== 0) var_mean_correction_jvp(result[0], result[1], self, dim, correction, keepdim);
  return result;
}

export function std_mean_correction_autograd(self: Tensor, dim: readonly number[] | null, correction: number | null, keepdim: boolean, lo: number, hi: number): readonly [Tensor, Tensor] {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(StdMeanBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          dim,
          correction,
          keepdim,
          result0: null,
        })
      : null;
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & std_mean_correction_op.maskLo;
    const h = hi & afterAutograd & std_mean_correction_op.maskHi;
    result = std_mean_correction_op.table[slot(l, h)]!(self, dim, correction, keepdim, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) {
    setHistory(result[0], node);
    setHistory(result[1], node);
  }
  if (forwardLevel() !== 0) std_mean_correction_jvp(result[0], result[1], self, dim, correction, keepdim);
  if (node !== null) {
    node.saved.result0 = saveOutput(result[0], node);
  }
  return result;
}

export function logsumexp_autograd(self: Tensor, dim: readonly number[], keepdim: boolean, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(LogsumexpBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          dim,
          keepdim,
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & logsumexp_op.maskLo;
    const h = hi & afterAutograd & logsumexp_op.maskHi;
    result = logsumexp_op.table[slot(l, h)]!(self, dim, keepdim, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) logsumexp_jvp(result, self, dim, keepdim);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export const logsumexp_out_autograd = /* @__PURE__ */ refusing(logsumexp_out_op, 0, 3);

export function norm_ScalarOpt_dtype_autograd(self: Tensor, p: Scalar | null, dtype: DType, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(NormBackward2, [edgeOf(self)], {
          self: saveTensor(self),
          p,
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & norm_ScalarOpt_dtype_op.maskLo;
    const h = hi & afterAutograd & norm_ScalarOpt_dtype_op.maskHi;
    result = norm_ScalarOpt_dtype_op.table[slot(l, h)]!(self, p, dtype, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) norm_ScalarOpt_dtype_jvp(result, self, p);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function norm_Scalar_autograd(self: Tensor, p: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(NormBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          p,
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & norm_Scalar_op.maskLo;
    const h = hi & afterAutograd & norm_Scalar_op.maskHi;
    result = norm_Scalar_op.table[slot(l, h)]!(self, p, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) norm_Scalar_jvp(result, self, p);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function norm_ScalarOpt_dim_dtype_autograd(self: Tensor, p: Scalar | null, dim: readonly number[], keepdim: boolean, dtype: DType, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(NormBackward3, [edgeOf(self)], {
          self: saveTensor(self),
          p,
          dim,
          keepdim,
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & norm_ScalarOpt_dim_dtype_op.maskLo;
    const h = hi & afterAutograd & norm_ScalarOpt_dim_dtype_op.maskHi;
    result = norm_ScalarOpt_dim_dtype_op.table[slot(l, h)]!(self, p, dim, keepdim, dtype, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) norm_ScalarOpt_dim_dtype_jvp(result, self, p, dim, keepdim);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export const norm_dtype_out_autograd = /* @__PURE__ */ refusing(norm_dtype_out_op, 0, 5);

export function norm_ScalarOpt_dim_autograd(self: Tensor, p: Scalar | null, dim: readonly number[], keepdim: boolean, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(NormBackward1, [edgeOf(self)], {
          self: saveTensor(self),
          p,
          dim,
          keepdim,
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & norm_ScalarOpt_dim_op.maskLo;
    const h = hi & afterAutograd & norm_ScalarOpt_dim_op.maskHi;
    result = norm_ScalarOpt_dim_op.table[slot(l, h)]!(self, p, dim, keepdim, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) norm_ScalarOpt_dim_jvp(result, self, p, dim, keepdim);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export const norm_out_autograd = /* @__PURE__ */ refusing(norm_out_op, 0, 4);

export function linalg_vector_norm_autograd(self: Tensor, ord: Scalar, dim: readonly number[] | null, keepdim: boolean, dtype: DType | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(LinalgVectorNormBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          ord,
          dim,
          keepdim,
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & linalg_vector_norm_op.maskLo;
    const h = hi & afterAutograd & linalg_vector_norm_op.maskHi;
    result = linalg_vector_norm_op.table[slot(l, h)]!(self, ord, dim, keepdim, dtype, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) linalg_vector_norm_jvp(result, self, ord, dim, keepdim);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export const linalg_vector_norm_out_autograd = /* @__PURE__ */ refusing(linalg_vector_norm_out_op, 0, 5);

export function dist_autograd(self: Tensor, other: Tensor, p: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(other))
      ? new Node(DistBackward0, [edgeOf(self), edgeOf(other)], {
          self: saveTensor(self),
          other: saveTensor(other),
          p,
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & dist_op.maskLo;
    const h = hi & afterAutograd & dist_op.maskHi;
    result = dist_op.table[slot(l, h)]!(self, other, p, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) dist_jvp(result, self, other, p);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function cumsum_autograd(self: Tensor, dim: number, dtype: DType | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(CumsumBackward0, [edgeOf(self)], {
          selfScalarType: self.dtype,
          dim,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & cumsum_op.maskLo;
    const h = hi & afterAutograd & cumsum_op.maskHi;
    result = cumsum_op.table[slot(l, h)]!(self, dim, dtype, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) cumsum_jvp(result, self, dim, dtype);
  return result;
}

export function cumsum__autograd(self: Tensor, dim: number, dtype: DType | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(CumsumBackward0, [edgeOf(self)], {
          selfScalarType: self.dtype,
          dim,
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & cumsum__op.maskLo;
    const h = hi & afterAutograd & cumsum__op.maskHi;
    cumsum__op.table[slot(l, h)]!(self, dim, dtype, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) cumsum__jvp(self, dim, dtype);
  return self;
}

export const cumsum_out_autograd = /* @__PURE__ */ refusing(cumsum_out_op, 0, 3);

export function cumprod_autograd(self: Tensor, dim: number, dtype: DType | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(CumprodBackward0, [edgeOf(self)], {
          selfScalarType: self.dtype,
          self: saveTensor(self),
          dim,
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & cumprod_op.maskLo;
    const h = hi & afterAutograd & cumprod_op.maskHi;
    result = cumprod_op.table[slot(l, h)]!(self, dim, dtype, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) cumprod_jvp(result, self, dim);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function cumprod__autograd(self: Tensor, dim: number, dtype: DType | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(CumprodBackward0, [edgeOf(self)], {
          selfScalarType: self.dtype,
          self: saveTensor(clone(self, null)),
          dim,
          result: null,
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? clone(self, null) : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & cumprod__op.maskLo;
    const h = hi & afterAutograd & cumprod__op.maskHi;
    cumprod__op.table[slot(l, h)]!(self, dim, dtype, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) cumprod__jvp(self, dim, originalSelf);
  if (node !== null) {
    node.saved.result = saveInplaceOutput(self, node);
  }
  return self;
}

export const cumprod_out_autograd = /* @__PURE__ */ refusing(cumprod_out_op, 0, 3);

export function nansum_autograd(self: Tensor, dim: readonly number[] | null, keepdim: boolean, dtype: DType | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(NansumBackward0, [edgeOf(self)], {
          selfScalarType: self.dtype,
          self: saveTensor(self),
          dim,
          keepdim,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & nansum_op.maskLo;
    const h = hi & afterAutograd & nansum_op.maskHi;
    result = nansum_op.table[slot(l, h)]!(self, dim, keepdim, dtype, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) nansum_jvp(result, self, dim, keepdim, dtype);
  return result;
}

export const nansum_out_autograd = /* @__PURE__ */ refusing(nansum_out_op, 0, 4);

export function logcumsumexp_autograd(self: Tensor, dim: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(LogcumsumexpBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          dim,
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & logcumsumexp_op.maskLo;
    const h = hi & afterAutograd & logcumsumexp_op.maskHi;
    result = logcumsumexp_op.table[slot(l, h)]!(self, dim, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) logcumsumexp_jvp(result, self, dim);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export const logcumsumexp_out_autograd = /* @__PURE__ */ refusing(logcumsumexp_out_op, 0, 2);

export function mm_autograd(self: Tensor, mat2: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(mat2))
      ? new Node(MmBackward0, [edgeOf(self), edgeOf(mat2)], {
          self: requiresGrad(mat2) ? saveTensor(self) : null,
          mat2Sizes: mat2.shape,
          mat2Strides: mat2.strides,
          mat2Layout: mat2.layout,
          selfSizes: self.shape,
          selfStrides: self.strides,
          selfLayout: self.layout,
          mat2: requiresGrad(self) ? saveTensor(mat2) : null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & mm_op.maskLo;
    const h = hi & afterAutograd & mm_op.maskHi;
    result = mm_op.table[slot(l, h)]!(self, mat2, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) mm_jvp(result, self, mat2);
  return result;
}

export const mm_out_autograd = /* @__PURE__ */ refusing(mm_out_op, 0, 1, 2);

export function addmm_autograd(self: Tensor, mat1: Tensor, mat2: Tensor, beta: Scalar, alpha: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(mat1) || requiresGrad(mat2))
      ? new Node(AddmmBackward0, [edgeOf(self), edgeOf(mat1), edgeOf(mat2)], {
          mat1Sizes: mat1.shape,
          mat1Strides: mat1.strides,
          mat1Layout: mat1.layout,
          mat2: requiresGrad(mat1) ? saveTensor(mat2) : null,
          alpha,
          mat1: requiresGrad(mat2) ? saveTensor(mat1) : null,
          mat2Sizes: mat2.shape,
          mat2Strides: mat2.strides,
          mat2Layout: mat2.layout,
          beta,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & addmm_op.maskLo;
    const h = hi & afterAutograd & addmm_op.maskHi;
    result = addmm_op.table[slot(l, h)]!(self, mat1, mat2, beta, alpha, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) addmm_jvp(result, self, mat1, mat2, beta, alpha);
  return result;
}

export function addmm__autograd(self: Tensor, mat1: Tensor, mat2: Tensor, beta: Scalar, alpha: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(mat1) || requiresGrad(mat2))
      ? new Node(AddmmBackward0, [edgeOf(self), edgeOf(mat1), edgeOf(mat2)], {
          mat1Sizes: mat1.shape,
          mat1Strides: mat1.strides,
          mat1Layout: mat1.layout,
          mat2: requiresGrad(mat1) ? saveTensor(mat2) : null,
          alpha,
          mat1: requiresGrad(mat2) ? saveTensor(mat1) : null,
          mat2Sizes: mat2.shape,
          mat2Strides: mat2.strides,
          mat2Layout: mat2.layout,
          beta,
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & addmm__op.maskLo;
    const h = hi & afterAutograd & addmm__op.maskHi;
    addmm__op.table[slot(l, h)]!(self, mat1, mat2, beta, alpha, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) addmm__jvp(self, mat1, mat2, beta, alpha);
  return self;
}

export const addmm_out_autograd = /* @__PURE__ */ refusing(addmm_out_op, 0, 1, 2, 5);

export function bmm_autograd(self: Tensor, mat2: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(mat2))
      ? new Node(BmmBackward0, [edgeOf(self), edgeOf(mat2)], {
          self: requiresGrad(mat2) ? saveTensor(self) : null,
          mat2: requiresGrad(self) ? saveTensor(mat2) : null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & bmm_op.maskLo;
    const h = hi & afterAutograd & bmm_op.maskHi;
    result = bmm_op.table[slot(l, h)]!(self, mat2, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) bmm_jvp(result, self, mat2);
  return result;
}

export const bmm_out_autograd = /* @__PURE__ */ refusing(bmm_out_op, 0, 1, 2);

export function baddbmm_autograd(self: Tensor, batch1: Tensor, batch2: Tensor, beta: Scalar, alpha: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(batch1) || requiresGrad(batch2))
      ? new Node(BaddbmmBackward0, [edgeOf(self), edgeOf(batch1), edgeOf(batch2)], {
          batch2: requiresGrad(batch1) ? saveTensor(batch2) : null,
          alpha,
          batch1: requiresGrad(batch2) ? saveTensor(batch1) : null,
          beta,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & baddbmm_op.maskLo;
    const h = hi & afterAutograd & baddbmm_op.maskHi;
    result = baddbmm_op.table[slot(l, h)]!(self, batch1, batch2, beta, alpha, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) baddbmm_jvp(result, self, batch1, batch2, beta, alpha);
  return result;
}

export function baddbmm__autograd(self: Tensor, batch1: Tensor, batch2: Tensor, beta: Scalar, alpha: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(batch1) || requiresGrad(batch2))
      ? new Node(BaddbmmBackward0, [edgeOf(self), edgeOf(batch1), edgeOf(batch2)], {
          batch2: requiresGrad(batch1) ? saveTensor(batch2) : null,
          alpha,
          batch1: requiresGrad(batch2) ? saveTensor(batch1) : null,
          beta,
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & baddbmm__op.maskLo;
    const h = hi & afterAutograd & baddbmm__op.maskHi;
    baddbmm__op.table[slot(l, h)]!(self, batch1, batch2, beta, alpha, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) baddbmm__jvp(self, batch1, batch2, beta, alpha);
  return self;
}

export const baddbmm_out_autograd = /* @__PURE__ */ refusing(baddbmm_out_op, 0, 1, 2, 5);

export function addbmm_autograd(self: Tensor, batch1: Tensor, batch2: Tensor, beta: Scalar, alpha: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(batch1) || requiresGrad(batch2))
      ? new Node(AddbmmBackward0, [edgeOf(self), edgeOf(batch1), edgeOf(batch2)], {
          batch1Argsize0: batch1.shape[0]!,
          batch1Argsize1: batch1.shape[1]!,
          batch2Argsize2: batch2.shape[2]!,
          batch2: requiresGrad(batch1) ? saveTensor(batch2) : null,
          alpha,
          batch1: requiresGrad(batch2) ? saveTensor(batch1) : null,
          beta,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & addbmm_op.maskLo;
    const h = hi & afterAutograd & addbmm_op.maskHi;
    result = addbmm_op.table[slot(l, h)]!(self, batch1, batch2, beta, alpha, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) addbmm_jvp(result, self, batch1, batch2, beta, alpha);
  return result;
}

export function mv_autograd(self: Tensor, vec: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(vec))
      ? new Node(MvBackward0, [edgeOf(self), edgeOf(vec)], {
          vec: requiresGrad(self) ? saveTensor(vec) : null,
          self: requiresGrad(vec) ? saveTensor(self) : null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & mv_op.maskLo;
    const h = hi & afterAutograd & mv_op.maskHi;
    result = mv_op.table[slot(l, h)]!(self, vec, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) mv_jvp(result, self, vec);
  return result;
}

export function addmv_autograd(self: Tensor, mat: Tensor, vec: Tensor, beta: Scalar, alpha: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(mat) || requiresGrad(vec))
      ? new Node(AddmvBackward0, [edgeOf(self), edgeOf(mat), edgeOf(vec)], {
          vec: requiresGrad(mat) ? saveTensor(vec) : null,
          alpha,
          beta,
          mat: requiresGrad(vec) ? saveTensor(mat) : null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & addmv_op.maskLo;
    const h = hi & afterAutograd & addmv_op.maskHi;
    result = addmv_op.table[slot(l, h)]!(self, mat, vec, beta, alpha, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) addmv_jvp(result, self, mat, vec, beta, alpha);
  return result;
}

export function addmv__autograd(self: Tensor, mat: Tensor, vec: Tensor, beta: Scalar, alpha: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(mat) || requiresGrad(vec))
      ? new Node(AddmvBackward0, [edgeOf(self), edgeOf(mat), edgeOf(vec)], {
          vec: requiresGrad(mat) ? saveTensor(vec) : null,
          alpha,
          beta,
          mat: requiresGrad(vec) ? saveTensor(mat) : null,
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & addmv__op.maskLo;
    const h = hi & afterAutograd & addmv__op.maskHi;
    addmv__op.table[slot(l, h)]!(self, mat, vec, beta, alpha, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) addmv__jvp(self, mat, vec, beta, alpha);
  return self;
}

export const addmv_out_autograd = /* @__PURE__ */ refusing(addmv_out_op, 0, 1, 2, 5);

export function addr_autograd(self: Tensor, vec1: Tensor, vec2: Tensor, beta: Scalar, alpha: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(vec1) || requiresGrad(vec2))
      ? new Node(AddrBackward0, [edgeOf(self), edgeOf(vec1), edgeOf(vec2)], {
          beta,
          vec2: requiresGrad(vec1) ? saveTensor(vec2) : null,
          alpha,
          vec1: requiresGrad(vec2) ? saveTensor(vec1) : null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & addr_op.maskLo;
    const h = hi & afterAutograd & addr_op.maskHi;
    result = addr_op.table[slot(l, h)]!(self, vec1, vec2, beta, alpha, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) addr_jvp(result, self, vec1, vec2, beta, alpha);
  return result;
}

export function dot_autograd(self: Tensor, tensor: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(tensor))
      ? new Node(DotBackward0, [edgeOf(self), edgeOf(tensor)], {
          tensor: requiresGrad(self) ? saveTensor(tensor) : null,
          self: requiresGrad(tensor) ? saveTensor(self) : null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & dot_op.maskLo;
    const h = hi & afterAutograd & dot_op.maskHi;
    result = dot_op.table[slot(l, h)]!(self, tensor, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) dot_jvp(result, self, tensor);
  return result;
}

export function vdot_autograd(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(other))
      ? new Node(VdotBackward0, [edgeOf(self), edgeOf(other)], {
          self: requiresGrad(other) ? saveTensor(self) : null,
          other: requiresGrad(self) ? saveTensor(other) : null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & vdot_op.maskLo;
    const h = hi & afterAutograd & vdot_op.maskHi;
    result = vdot_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) vdot_jvp(result, self, other);
  return result;
}

export function _trilinear_autograd(i1: Tensor, i2: Tensor, i3: Tensor, expand1: readonly number[], expand2: readonly number[], expand3: readonly number[], sumdim: readonly number[], unrollDim: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(i1) || requiresGrad(i2) || requiresGrad(i3))
      ? new Node(TrilinearBackward0, [edgeOf(i1), edgeOf(i2), edgeOf(i3)], {
          i1: saveTensor(i1),
          i2: saveTensor(i2),
          i3: saveTensor(i3),
          expand1,
          expand2,
          expand3,
          sumdim,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & _trilinear_op.maskLo;
    const h = hi & afterAutograd & _trilinear_op.maskHi;
    result = _trilinear_op.table[slot(l, h)]!(i1, i2, i3, expand1, expand2, expand3, sumdim, unrollDim, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) _trilinear_jvp(result, i1, i2, i3, expand1, expand2, expand3, sumdim, unrollDim);
  return result;
}

export function linalg_cross_autograd(self: Tensor, other: Tensor, dim: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(other))
      ? new Node(LinalgCrossBackward0, [edgeOf(self), edgeOf(other)], {
          self: requiresGrad(other) ? saveTensor(self) : null,
          dim,
          other: requiresGrad(self) ? saveTensor(other) : null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & linalg_cross_op.maskLo;
    const h = hi & afterAutograd & linalg_cross_op.maskHi;
    result = linalg_cross_op.table[slot(l, h)]!(self, other, dim, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) linalg_cross_jvp(result, self, other, dim);
  return result;
}

export function _cdist_forward_autograd(x1: Tensor, x2: Tensor, p: number, computeMode: number | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(x1) || requiresGrad(x2))
      ? new Node(CdistBackward0, [edgeOf(x1), edgeOf(x2)], {
          x1: saveTensor(x1),
          x2: saveTensor(x2),
          p,
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & _cdist_forward_op.maskLo;
    const h = hi & afterAutograd & _cdist_forward_op.maskHi;
    result = _cdist_forward_op.table[slot(l, h)]!(x1, x2, p, computeMode, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) _cdist_forward_jvp(result, x1, x2, p);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function _cdist_backward_autograd(grad: Tensor, x1: Tensor, x2: Tensor, p: number, cdist: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(grad) || requiresGrad(x1) || requiresGrad(x2) || requiresGrad(cdist))
      ? new Node(CdistBackwardBackward0, [edgeOf(grad), edgeOf(x1), edgeOf(x2), edgeOf(cdist)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & _cdist_backward_op.maskLo;
    const h = hi & afterAutograd & _cdist_backward_op.maskHi;
    result = _cdist_backward_op.table[slot(l, h)]!(grad, x1, x2, p, cdist, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) _cdist_backward_jvp(result, grad, x1, x2, p, cdist);
  return result;
}

export function _euclidean_dist_autograd(x1: Tensor, x2: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(x1) || requiresGrad(x2))
      ? new Node(EuclideanDistBackward0, [edgeOf(x1), edgeOf(x2)], {
          x1: saveTensor(x1),
          x2: saveTensor(x2),
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & _euclidean_dist_op.maskLo;
    const h = hi & afterAutograd & _euclidean_dist_op.maskHi;
    result = _euclidean_dist_op.table[slot(l, h)]!(x1, x2, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) _euclidean_dist_jvp(result, x1, x2);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function _pdist_forward_autograd(self: Tensor, p: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(PdistBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          p,
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & _pdist_forward_op.maskLo;
    const h = hi & afterAutograd & _pdist_forward_op.maskHi;
    result = _pdist_forward_op.table[slot(l, h)]!(self, p, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) _pdist_forward_jvp(result, self, p);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function _pdist_backward_autograd(grad: Tensor, self: Tensor, p: number, pdist: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(grad) || requiresGrad(self) || requiresGrad(pdist))
      ? new Node(PdistBackwardBackward0, [edgeOf(grad), edgeOf(self), edgeOf(pdist)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & _pdist_backward_op.maskLo;
    const h = hi & afterAutograd & _pdist_backward_op.maskHi;
    result = _pdist_backward_op.table[slot(l, h)]!(grad, self, p, pdist, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) _pdist_backward_jvp(result, grad, self, p, pdist);
  return result;
}

export function linalg_cholesky_ex_autograd(self: Tensor, upper: boolean, checkErrors: boolean, lo: number, hi: number): readonly [Tensor, Tensor] {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(LinalgCholeskyExBackward0, [edgeOf(self)], {
          upper,
          L: null,
        })
      : null;
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & linalg_cholesky_ex_op.maskLo;
    const h = hi & afterAutograd & linalg_cholesky_ex_op.maskHi;
    result = linalg_cholesky_ex_op.table[slot(l, h)]!(self, upper, checkErrors, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result[0], node);
  if (forwardLevel() !== 0) linalg_cholesky_ex_jvp(result[0], self, upper);
  if (node !== null) {
    node.saved.L = saveOutput(result[0], node);
  }
  return result;
}

export function cholesky_autograd(self: Tensor, upper: boolean, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(CholeskyBackward0, [edgeOf(self)], {
          upper,
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & cholesky_op.maskLo;
    const h = hi & afterAutograd & cholesky_op.maskHi;
    result = cholesky_op.table[slot(l, h)]!(self, upper, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) cholesky_jvp(result, self, upper);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function cholesky_inverse_autograd(self: Tensor, upper: boolean, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(CholeskyInverseBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          upper,
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & cholesky_inverse_op.maskLo;
    const h = hi & afterAutograd & cholesky_inverse_op.maskHi;
    result = cholesky_inverse_op.table[slot(l, h)]!(self, upper, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) cholesky_inverse_jvp(result, self, upper);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function cholesky_solve_autograd(self: Tensor, input2: Tensor, upper: boolean, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(input2))
      ? new Node(CholeskySolveBackward0, [edgeOf(self), edgeOf(input2)], {
          self: saveTensor(self),
          input2: saveTensor(input2),
          upper,
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & cholesky_solve_op.maskLo;
    const h = hi & afterAutograd & cholesky_solve_op.maskHi;
    result = cholesky_solve_op.table[slot(l, h)]!(self, input2, upper, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) cholesky_solve_jvp(result, self, input2, upper);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function linalg_lu_factor_ex_autograd(A: Tensor, pivot: boolean, checkErrors: boolean, lo: number, hi: number): readonly [Tensor, Tensor, Tensor] {
  const node =
    gradEnabled() && requiresGrad(A)
      ? new Node(LinalgLuFactorExBackward0, [edgeOf(A)], {
          pivot,
          LU: null,
          pivots: null,
        })
      : null;
  let result: readonly [Tensor, Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & linalg_lu_factor_ex_op.maskLo;
    const h = hi & afterAutograd & linalg_lu_factor_ex_op.maskHi;
    result = linalg_lu_factor_ex_op.table[slot(l, h)]!(A, pivot, checkErrors, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result[0], node);
  if (forwardLevel() !== 0) linalg_lu_factor_ex_jvp(result[0], result[1], A, pivot);
  if (node !== null) {
    node.saved.LU = saveOutput(result[0], node);
    node.saved.pivots = saveOutput(result[1], node);
  }
  return result;
}

export function linalg_lu_autograd(A: Tensor, pivot: boolean, lo: number, hi: number): readonly [Tensor, Tensor, Tensor] {
  const node =
    gradEnabled() && requiresGrad(A)
      ? new Node(LinalgLuBackward0, [edgeOf(A)], {
          pivot,
          P: null,
          L: null,
          U: null,
        })
      : null;
  let result: readonly [Tensor, Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & linalg_lu_op.maskLo;
    const h = hi & afterAutograd & linalg_lu_op.maskHi;
    result = linalg_lu_op.table[slot(l, h)]!(A, pivot, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) {
    setHistory(result[1], node);
    setHistory(result[2], node);
  }
  if (forwardLevel() !== 0) linalg_lu_jvp(result[0], result[1], result[2], A, pivot);
  if (node !== null) {
    node.saved.P = saveOutput(result[0], node);
    node.saved.L = saveOutput(result[1], node);
    node.saved.U = saveOutput(result[2], node);
  }
  return result;
}

export function linalg_lu_solve_autograd(LU: Tensor, pivots: Tensor, B: Tensor, left: boolean, adjoint: boolean, lo: number, hi: number): Tensor {
  if (gradEnabled()) checkNoGradient(pivots, "pivots", "linalg_lu_solve");
  const node =
    gradEnabled() && (requiresGrad(LU) || requiresGrad(B))
      ? new Node(LinalgLuSolveBackward0, [edgeOf(LU), edgeOf(B)], {
          LU: saveTensor(LU),
          pivots: saveTensor(pivots),
          left,
          adjoint,
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & linalg_lu_solve_op.maskLo;
    const h = hi & afterAutograd & linalg_lu_solve_op.maskHi;
    result = linalg_lu_solve_op.table[slot(l, h)]!(LU, pivots, B, left, adjoint, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) linalg_lu_solve_jvp(result, LU, pivots, B, left, adjoint);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function lu_unpack_autograd(LUData: Tensor, LUPivots: Tensor, unpackData: boolean, unpackPivots: boolean, lo: number, hi: number): readonly [Tensor, Tensor, Tensor] {
  const node =
    gradEnabled() && requiresGrad(LUData)
      ? new Node(LuUnpackBackward0, [edgeOf(LUData)], {
          LUData: saveTensor(LUData),
        })
      : null;
  let result: readonly [Tensor, Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & lu_unpack_op.maskLo;
    const h = hi & afterAutograd & lu_unpack_op.maskHi;
    result = lu_unpack_op.table[slot(l, h)]!(LUData, LUPivots, unpackData, unpackPivots, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) {
    setHistory(result[1], node);
    setHistory(result[2], node);
  }
  if (forwardLevel() !== 0) lu_unpack_jvp(result[1], result[2], LUData);
  return result;
}

export function _linalg_det_autograd(A: Tensor, lo: number, hi: number): readonly [Tensor, Tensor, Tensor] {
  const node =
    gradEnabled() && requiresGrad(A)
      ? new Node(LinalgDetBackward0, [edgeOf(A)], {
          A: saveTensor(A),
          result: null,
          LU: null,
          pivots: null,
        })
      : null;
  let result: readonly [Tensor, Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & _linalg_det_op.maskLo;
    const h = hi & afterAutograd & _linalg_det_op.maskHi;
    result = _linalg_det_op.table[slot(l, h)]!(A, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result[0], node);
  if (forwardLevel() !== 0) _linalg_det_jvp(result[0], result[1], result[2], A);
  if (node !== null) {
    node.saved.result = saveOutput(result[0], node);
    node.saved.LU = saveOutput(result[1], node);
    node.saved.pivots = saveOutput(result[2], node);
  }
  return result;
}

export function _linalg_slogdet_autograd(A: Tensor, lo: number, hi: number): readonly [Tensor, Tensor, Tensor, Tensor] {
  const node =
    gradEnabled() && requiresGrad(A)
      ? new Node(LinalgSlogdetBackward0, [edgeOf(A)], {
          A: saveTensor(A),
          sign: null,
          LU: null,
          pivots: null,
        })
      : null;
  let result: readonly [Tensor, Tensor, Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & _linalg_slogdet_op.maskLo;
    const h = hi & afterAutograd & _linalg_slogdet_op.maskHi;
    result = _linalg_slogdet_op.table[slot(l, h)]!(A, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) {
    setHistory(result[0], node);
    setHistory(result[1], node);
  }
  if (forwardLevel() !== 0) _linalg_slogdet_jvp(result[0], result[1], result[2], result[3], A);
  if (node !== null) {
    node.saved.sign = saveOutput(result[0], node);
    node.saved.LU = saveOutput(result[2], node);
    node.saved.pivots = saveOutput(result[3], node);
  }
  return result;
}

export function _linalg_solve_ex_autograd(A: Tensor, B: Tensor, left: boolean, checkErrors: boolean, lo: number, hi: number): readonly [Tensor, Tensor, Tensor, Tensor] {
  const node =
    gradEnabled() && (requiresGrad(A) || requiresGrad(B))
      ? new Node(LinalgSolveExBackward0, [edgeOf(A), edgeOf(B)], {
          A: saveTensor(A),
          left,
          result: null,
          LU: null,
          pivots: null,
        })
      : null;
  let result: readonly [Tensor, Tensor, Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & _linalg_solve_ex_op.maskLo;
    const h = hi & afterAutograd & _linalg_solve_ex_op.maskHi;
    result = _linalg_solve_ex_op.table[slot(l, h)]!(A, B, left, checkErrors, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result[0], node);
  if (forwardLevel() !== 0) _linalg_solve_ex_jvp(result[0], result[1], result[2], A, B, left);
  if (node !== null) {
    node.saved.result = saveOutput(result[0], node);
    node.saved.LU = saveOutput(result[1], node);
    node.saved.pivots = saveOutput(result[2], node);
  }
  return result;
}

export function linalg_inv_ex_autograd(A: Tensor, checkErrors: boolean, lo: number, hi: number): readonly [Tensor, Tensor] {
  const node =
    gradEnabled() && requiresGrad(A)
      ? new Node(LinalgInvExBackward0, [edgeOf(A)], {
          inverse: null,
        })
      : null;
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & linalg_inv_ex_op.maskLo;
    const h = hi & afterAutograd & linalg_inv_ex_op.maskHi;
    result = linalg_inv_ex_op.table[slot(l, h)]!(A, checkErrors, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result[0], node);
  if (forwardLevel() !== 0) linalg_inv_ex_jvp(result[0], A);
  if (node !== null) {
    node.saved.inverse = saveOutput(result[0], node);
  }
  return result;
}

export function linalg_solve_triangular_autograd(self: Tensor, B: Tensor, upper: boolean, left: boolean, unitriangular: boolean, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(B))
      ? new Node(LinalgSolveTriangularBackward0, [edgeOf(self), edgeOf(B)], {
          self: saveTensor(self),
          upper,
          left,
          unitriangular,
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & linalg_solve_triangular_op.maskLo;
    const h = hi & afterAutograd & linalg_solve_triangular_op.maskHi;
    result = linalg_solve_triangular_op.table[slot(l, h)]!(self, B, upper, left, unitriangular, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) linalg_solve_triangular_jvp(result, self, B, upper, left, unitriangular);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function triangular_solve_autograd(self: Tensor, A: Tensor, upper: boolean, transpose: boolean, unitriangular: boolean, lo: number, hi: number): readonly [Tensor, Tensor] {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(A))
      ? new Node(TriangularSolveBackward0, [edgeOf(self), edgeOf(A)], {
          self: saveTensor(self),
          A: saveTensor(A),
          upper,
          transpose,
          unitriangular,
          solution: null,
        })
      : null;
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & triangular_solve_op.maskLo;
    const h = hi & afterAutograd & triangular_solve_op.maskHi;
    result = triangular_solve_op.table[slot(l, h)]!(self, A, upper, transpose, unitriangular, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) {
    setHistory(result[0], node);
    setHistory(result[1], node);
  }
  if (forwardLevel() !== 0) triangular_solve_jvp(result[0], result[1], self, A, upper, transpose, unitriangular);
  if (node !== null) {
    node.saved.solution = saveOutput(result[0], node);
  }
  return result;
}

export const triangular_solve_X_autograd = /* @__PURE__ */ refusing(triangular_solve_X_op, 0, 1, 5, 6);

export function linalg_qr_autograd(A: Tensor, mode: string, lo: number, hi: number): readonly [Tensor, Tensor] {
  const node =
    gradEnabled() && requiresGrad(A)
      ? new Node(LinalgQrBackward0, [edgeOf(A)], {
          mode,
          Q: null,
          R: null,
        })
      : null;
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & linalg_qr_op.maskLo;
    const h = hi & afterAutograd & linalg_qr_op.maskHi;
    result = linalg_qr_op.table[slot(l, h)]!(A, mode, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) {
    setHistory(result[0], node);
    setHistory(result[1], node);
  }
  if (forwardLevel() !== 0) linalg_qr_jvp(result[0], result[1], A, mode);
  if (node !== null) {
    node.saved.Q = saveOutput(result[0], node);
    node.saved.R = saveOutput(result[1], node);
  }
  return result;
}

export function geqrf_autograd(self: Tensor, lo: number, hi: number): readonly [Tensor, Tensor] {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(GeqrfBackward0, [edgeOf(self)], null)
      : null;
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & geqrf_op.maskLo;
    const h = hi & afterAutograd & geqrf_op.maskHi;
    result = geqrf_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) {
    setHistory(result[0], node);
    setHistory(result[1], node);
  }
  if (forwardLevel() !== 0) forbidTangents("geqrf", "not implemented", self);
  return result;
}

export function linalg_householder_product_autograd(input: Tensor, tau: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(input) || requiresGrad(tau))
      ? new Node(LinalgHouseholderProductBackward0, [edgeOf(input), edgeOf(tau)], {
          input: saveTensor(input),
          tau: saveTensor(tau),
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & linalg_householder_product_op.maskLo;
    const h = hi & afterAutograd & linalg_householder_product_op.maskHi;
    result = linalg_householder_product_op.table[slot(l, h)]!(input, tau, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) linalg_householder_product_jvp(result, input, tau);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function _linalg_eigh_autograd(A: Tensor, UPLO: string, computeV: boolean, lo: number, hi: number): readonly [Tensor, Tensor] {
  const node =
    gradEnabled() && requiresGrad(A)
      ? new Node(LinalgEighBackward0, [edgeOf(A)], {
          eigenvalues: null,
          eigenvectors: null,
        })
      : null;
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & _linalg_eigh_op.maskLo;
    const h = hi & afterAutograd & _linalg_eigh_op.maskHi;
    result = _linalg_eigh_op.table[slot(l, h)]!(A, UPLO, computeV, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) {
    setHistory(result[0], node);
    setHistory(result[1], node);
  }
  if (forwardLevel() !== 0) _linalg_eigh_jvp(result[0], result[1], A);
  if (node !== null) {
    node.saved.eigenvalues = saveOutput(result[0], node);
    node.saved.eigenvectors = saveOutput(result[1], node);
  }
  return result;
}

export function linalg_eig_autograd(self: Tensor, lo: number, hi: number): readonly [Tensor, Tensor] {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(LinalgEigBackward0, [edgeOf(self)], {
          selfScalarType: self.dtype,
          eigenvalues: null,
          eigenvectors: null,
        })
      : null;
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & linalg_eig_op.maskLo;
    const h = hi & afterAutograd & linalg_eig_op.maskHi;
    result = linalg_eig_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) {
    setHistory(result[0], node);
    setHistory(result[1], node);
  }
  if (forwardLevel() !== 0) linalg_eig_jvp(result[0], result[1], self);
  if (node !== null) {
    node.saved.eigenvalues = saveOutput(result[0], node);
    node.saved.eigenvectors = saveOutput(result[1], node);
  }
  return result;
}

export function _linalg_svd_autograd(A: Tensor, fullMatrices: boolean, computeUv: boolean, driver: string | null, lo: number, hi: number): readonly [Tensor, Tensor, Tensor] {
  const node =
    gradEnabled() && requiresGrad(A)
      ? new Node(LinalgSvdBackward0, [edgeOf(A)], {
          fullMatrices,
          U: null,
          S: null,
          Vh: null,
        })
      : null;
  let result: readonly [Tensor, Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & _linalg_svd_op.maskLo;
    const h = hi & afterAutograd & _linalg_svd_op.maskHi;
    result = _linalg_svd_op.table[slot(l, h)]!(A, fullMatrices, computeUv, driver, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) {
    setHistory(result[0], node);
    setHistory(result[1], node);
    setHistory(result[2], node);
  }
  if (forwardLevel() !== 0) _linalg_svd_jvp(result[0], result[1], result[2], A, fullMatrices);
  if (node !== null) {
    node.saved.U = saveOutput(result[0], node);
    node.saved.S = saveOutput(result[1], node);
    node.saved.Vh = saveOutput(result[2], node);
  }
  return result;
}

export function linalg_matrix_exp_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(LinalgMatrixExpBackward0, [edgeOf(self)], {
          self: saveTensor(self),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & linalg_matrix_exp_op.maskLo;
    const h = hi & afterAutograd & linalg_matrix_exp_op.maskHi;
    result = linalg_matrix_exp_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) linalg_matrix_exp_jvp(result, self);
  return result;
}

export function linalg_pinv_atol_rtol_tensor_autograd(self: Tensor, atol: Tensor | null, rtol: Tensor | null, hermitian: boolean, lo: number, hi: number): Tensor {
  if (gradEnabled()) checkNoGradient(atol, "atol", "linalg_pinv");
  if (gradEnabled()) checkNoGradient(rtol, "rtol", "linalg_pinv");
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(LinalgPinvBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & linalg_pinv_atol_rtol_tensor_op.maskLo;
    const h = hi & afterAutograd & linalg_pinv_atol_rtol_tensor_op.maskHi;
    result = linalg_pinv_atol_rtol_tensor_op.table[slot(l, h)]!(self, atol, rtol, hermitian, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) linalg_pinv_atol_rtol_tensor_jvp(result, self);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export function linalg_lstsq_autograd(self: Tensor, b: Tensor, rcond: number | null, driver: string | null, lo: number, hi: number): readonly [Tensor, Tensor, Tensor, Tensor] {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(b))
      ? new Node(LinalgLstsqBackward0, [edgeOf(self), edgeOf(b)], {
          self: saveTensor(self),
          b: saveTensor(b),
          rcond,
          driver,
        })
      : null;
  let result: readonly [Tensor, Tensor, Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & linalg_lstsq_op.maskLo;
    const h = hi & afterAutograd & linalg_lstsq_op.maskHi;
    result = linalg_lstsq_op.table[slot(l, h)]!(self, b, rcond, driver, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result[0], node);
  if (forwardLevel() !== 0) linalg_lstsq_jvp(result[0], self, b);
  return result;
}

export function _fft_r2c_autograd(self: Tensor, dim: readonly number[], normalization: number, onesided: boolean, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(FftR2CBackward0, [edgeOf(self)], {
          selfSizes: self.shape,
          dim,
          normalization,
          onesided,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & _fft_r2c_op.maskLo;
    const h = hi & afterAutograd & _fft_r2c_op.maskHi;
    result = _fft_r2c_op.table[slot(l, h)]!(self, dim, normalization, onesided, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) _fft_r2c_jvp(result, self, dim, normalization, onesided);
  return result;
}

export function _fft_c2c_autograd(self: Tensor, dim: readonly number[], normalization: number, forward: boolean, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(FftC2CBackward0, [edgeOf(self)], {
          dim,
          normalization,
          forward,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & _fft_c2c_op.maskLo;
    const h = hi & afterAutograd & _fft_c2c_op.maskHi;
    result = _fft_c2c_op.table[slot(l, h)]!(self, dim, normalization, forward, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) _fft_c2c_jvp(result, self, dim, normalization, forward);
  return result;
}

export function _fft_c2r_autograd(self: Tensor, dim: readonly number[], normalization: number, lastDimSize: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(FftC2RBackward0, [edgeOf(self)], {
          selfScalarType: self.dtype,
          dim,
          normalization,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & _fft_c2r_op.maskLo;
    const h = hi & afterAutograd & _fft_c2r_op.maskHi;
    result = _fft_c2r_op.table[slot(l, h)]!(self, dim, normalization, lastDimSize, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) _fft_c2r_jvp(result, self, dim, normalization, lastDimSize);
  return result;
}

export function addr__autograd(self: Tensor, vec1: Tensor, vec2: Tensor, beta: Scalar, alpha: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(vec1) || requiresGrad(vec2))
      ? new Node(AddrBackward0, [edgeOf(self), edgeOf(vec1), edgeOf(vec2)], {
          beta,
          vec2: requiresGrad(vec1) ? saveTensor(vec2) : null,
          alpha,
          vec1: requiresGrad(vec2) ? saveTensor(vec1) : null,
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & addr__op.maskLo;
    const h = hi & afterAutograd & addr__op.maskHi;
    addr__op.table[slot(l, h)]!(self, vec1, vec2, beta, alpha, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) addr__jvp(self, vec1, vec2, beta, alpha);
  return self;
}

export function addbmm__autograd(self: Tensor, batch1: Tensor, batch2: Tensor, beta: Scalar, alpha: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(batch1) || requiresGrad(batch2))
      ? new Node(AddbmmBackward0, [edgeOf(self), edgeOf(batch1), edgeOf(batch2)], {
          batch1Argsize0: batch1.shape[0]!,
          batch1Argsize1: batch1.shape[1]!,
          batch2Argsize2: batch2.shape[2]!,
          batch2: requiresGrad(batch1) ? saveTensor(batch2) : null,
          alpha,
          batch1: requiresGrad(batch2) ? saveTensor(batch1) : null,
          beta,
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & addbmm__op.maskLo;
    const h = hi & afterAutograd & addbmm__op.maskHi;
    addbmm__op.table[slot(l, h)]!(self, batch1, batch2, beta, alpha, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) addbmm__jvp(self, batch1, batch2, beta, alpha);
  return self;
}

export function linalg_ldl_factor_ex_autograd(self: Tensor, hermitian: boolean, checkErrors: boolean, lo: number, hi: number): readonly [Tensor, Tensor, Tensor] {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(LinalgLdlFactorExBackward0, [edgeOf(self)], null)
      : null;
  let result: readonly [Tensor, Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & linalg_ldl_factor_ex_op.maskLo;
    const h = hi & afterAutograd & linalg_ldl_factor_ex_op.maskHi;
    result = linalg_ldl_factor_ex_op.table[slot(l, h)]!(self, hermitian, checkErrors, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) {
    setHistory(result[0], node);
    setHistory(result[1], node);
    setHistory(result[2], node);
  }
  if (forwardLevel() !== 0) forbidTangents("linalg_ldl_factor_ex", "not implemented", self);
  return result;
}

export function linalg_ldl_solve_autograd(LD: Tensor, pivots: Tensor, B: Tensor, hermitian: boolean, lo: number, hi: number): Tensor {
  if (gradEnabled()) checkNoGradient(pivots, "pivots", "linalg_ldl_solve");
  const node =
    gradEnabled() && (requiresGrad(LD) || requiresGrad(B))
      ? new Node(LinalgLdlSolveBackward0, [edgeOf(LD), edgeOf(B)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & linalg_ldl_solve_op.maskLo;
    const h = hi & afterAutograd & linalg_ldl_solve_op.maskHi;
    result = linalg_ldl_solve_op.table[slot(l, h)]!(LD, pivots, B, hermitian, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) forbidTangents("linalg_ldl_solve", "not implemented", LD, pivots, B);
  return result;
}

export function ormqr_autograd(self: Tensor, input2: Tensor, input3: Tensor, left: boolean, transpose: boolean, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(input2) || requiresGrad(input3))
      ? new Node(OrmqrBackward0, [edgeOf(self), edgeOf(input2), edgeOf(input3)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & ormqr_op.maskLo;
    const h = hi & afterAutograd & ormqr_op.maskHi;
    result = ormqr_op.table[slot(l, h)]!(self, input2, input3, left, transpose, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) forbidTangents("ormqr", "not implemented", self, input2, input3);
  return result;
}

export function symeig_autograd(self: Tensor, eigenvectors: boolean, upper: boolean, lo: number, hi: number): readonly [Tensor, Tensor] {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(SymeigBackward0, [edgeOf(self)], {
          eigenvectors,
          eigenvalues: null,
          eigenvectorsReturn: null,
        })
      : null;
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & symeig_op.maskLo;
    const h = hi & afterAutograd & symeig_op.maskHi;
    result = symeig_op.table[slot(l, h)]!(self, eigenvectors, upper, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) {
    setHistory(result[0], node);
    setHistory(result[1], node);
  }
  if (forwardLevel() !== 0) forbidTangents("symeig", "not implemented", self);
  if (node !== null) {
    node.saved.eigenvalues = saveOutput(result[0], node);
    node.saved.eigenvectorsReturn = saveOutput(result[1], node);
  }
  return result;
}

export const symeig_e_autograd = /* @__PURE__ */ refusing(symeig_e_op, 0, 3, 4);

export function _softmax_autograd(self: Tensor, dim: number, halfToFloat: boolean, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(SoftmaxBackward0, [edgeOf(self)], {
          selfScalarType: self.dtype,
          dim,
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & _softmax_op.maskLo;
    const h = hi & afterAutograd & _softmax_op.maskHi;
    result = _softmax_op.table[slot(l, h)]!(self, dim, halfToFloat, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) _softmax_jvp(result, self, dim);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export const _softmax_out_autograd = /* @__PURE__ */ refusing(_softmax_out_op, 0, 3);

export function _softmax_backward_data_autograd(gradOutput: Tensor, output: Tensor, dim: number, inputDtype: DType, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(gradOutput) || requiresGrad(output))
      ? new Node(SoftmaxBackwardDataBackward0, [edgeOf(gradOutput), edgeOf(output)], {
          output: saveTensor(output),
          dim,
          inputDtype,
          gradOutput: saveTensor(gradOutput),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & _softmax_backward_data_op.maskLo;
    const h = hi & afterAutograd & _softmax_backward_data_op.maskHi;
    result = _softmax_backward_data_op.table[slot(l, h)]!(gradOutput, output, dim, inputDtype, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) _softmax_backward_data_jvp(result, gradOutput, output, dim, inputDtype);
  return result;
}

export const _softmax_backward_data_out_autograd = /* @__PURE__ */ refusing(_softmax_backward_data_out_op, 0, 1, 4);

export function _log_softmax_autograd(self: Tensor, dim: number, halfToFloat: boolean, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(LogSoftmaxBackward0, [edgeOf(self)], {
          selfScalarType: self.dtype,
          dim,
          result: null,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & _log_softmax_op.maskLo;
    const h = hi & afterAutograd & _log_softmax_op.maskHi;
    result = _log_softmax_op.table[slot(l, h)]!(self, dim, halfToFloat, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) _log_softmax_jvp(result, self, dim);
  if (node !== null) {
    node.saved.result = saveOutput(result, node);
  }
  return result;
}

export const _log_softmax_out_autograd = /* @__PURE__ */ refusing(_log_softmax_out_op, 0, 3);

export function _log_softmax_backward_data_autograd(gradOutput: Tensor, output: Tensor, dim: number, inputDtype: DType, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(gradOutput) || requiresGrad(output))
      ? new Node(LogSoftmaxBackwardDataBackward0, [edgeOf(gradOutput), edgeOf(output)], {
          output: saveTensor(output),
          dim,
          gradOutput: saveTensor(gradOutput),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & _log_softmax_backward_data_op.maskLo;
    const h = hi & afterAutograd & _log_softmax_backward_data_op.maskHi;
    result = _log_softmax_backward_data_op.table[slot(l, h)]!(gradOutput, output, dim, inputDtype, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) _log_softmax_backward_data_jvp(result, gradOutput, output, dim);
  return result;
}

export const _log_softmax_backward_data_out_autograd = /* @__PURE__ */ refusing(_log_softmax_backward_data_out_op, 0, 1, 4);

export function nll_loss_forward_autograd(self: Tensor, target: Tensor, weight: Tensor | null, reduction: number, ignoreIndex: number, lo: number, hi: number): readonly [Tensor, Tensor] {
  if (gradEnabled()) checkNoGradient(weight, "weight", "nll_loss_forward");
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(NllLossBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          target: saveTensor(target),
          weight: saveTensor(weight),
          reduction,
          ignoreIndex,
          totalWeight: null,
        })
      : null;
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & nll_loss_forward_op.maskLo;
    const h = hi & afterAutograd & nll_loss_forward_op.maskHi;
    result = nll_loss_forward_op.table[slot(l, h)]!(self, target, weight, reduction, ignoreIndex, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result[0], node);
  if (forwardLevel() !== 0) nll_loss_forward_jvp(result[0], self, target, weight, reduction, ignoreIndex);
  if (node !== null) {
    node.saved.totalWeight = saveOutput(result[1], node);
  }
  return result;
}

export const nll_loss_forward_output_autograd = /* @__PURE__ */ refusing(nll_loss_forward_output_op, 0, 2, 5);

export function nll_loss_backward_autograd(gradOutput: Tensor, self: Tensor, target: Tensor, weight: Tensor | null, reduction: number, ignoreIndex: number, totalWeight: Tensor, lo: number, hi: number): Tensor {
  if (gradEnabled()) checkNoGradient(weight, "weight", "nll_loss_backward");
  if (gradEnabled()) checkNoGradient(totalWeight, "total_weight", "nll_loss_backward");
  const node =
    gradEnabled() && (requiresGrad(gradOutput) || requiresGrad(self))
      ? new Node(NllLossBackwardBackward0, [edgeOf(gradOutput), edgeOf(self)], {
          target: saveTensor(target),
          weight: saveTensor(weight),
          reduction,
          ignoreIndex,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & nll_loss_backward_op.maskLo;
    const h = hi & afterAutograd & nll_loss_backward_op.maskHi;
    result = nll_loss_backward_op.table[slot(l, h)]!(gradOutput, self, target, weight, reduction, ignoreIndex, totalWeight, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) nll_loss_backward_jvp(result, gradOutput, self, target, weight, reduction, ignoreIndex, totalWeight);
  return result;
}

export const nll_loss_backward_grad_input_autograd = /* @__PURE__ */ refusing(nll_loss_backward_grad_input_op, 0, 1, 3, 6, 7);

export function nll_loss2d_forward_autograd(self: Tensor, target: Tensor, weight: Tensor | null, reduction: number, ignoreIndex: number, lo: number, hi: number): readonly [Tensor, Tensor] {
  if (gradEnabled()) checkNoGradient(weight, "weight", "nll_loss2d_forward");
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(NllLoss2DBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          target: saveTensor(target),
          weight: saveTensor(weight),
          reduction,
          ignoreIndex,
          totalWeight: null,
        })
      : null;
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & nll_loss2d_forward_op.maskLo;
    const h = hi & afterAutograd & nll_loss2d_forward_op.maskHi;
    result = nll_loss2d_forward_op.table[slot(l, h)]!(self, target, weight, reduction, ignoreIndex, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result[0], node);
  if (forwardLevel() !== 0) nll_loss2d_forward_jvp(result[0], self, target, weight, reduction, ignoreIndex);
  if (node !== null) {
    node.saved.totalWeight = saveOutput(result[1], node);
  }
  return result;
}

export const nll_loss2d_forward_output_autograd = /* @__PURE__ */ refusing(nll_loss2d_forward_output_op, 0, 2, 5);

export function nll_loss2d_backward_autograd(gradOutput: Tensor, self: Tensor, target: Tensor, weight: Tensor | null, reduction: number, ignoreIndex: number, totalWeight: Tensor, lo: number, hi: number): Tensor {
  if (gradEnabled()) checkNoGradient(weight, "weight", "nll_loss2d_backward");
  if (gradEnabled()) checkNoGradient(totalWeight, "total_weight", "nll_loss2d_backward");
  const node =
    gradEnabled() && (requiresGrad(gradOutput) || requiresGrad(self))
      ? new Node(NllLoss2DBackwardBackward0, [edgeOf(gradOutput), edgeOf(self)], {
          target: saveTensor(target),
          weight: saveTensor(weight),
          reduction,
          ignoreIndex,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & nll_loss2d_backward_op.maskLo;
    const h = hi & afterAutograd & nll_loss2d_backward_op.maskHi;
    result = nll_loss2d_backward_op.table[slot(l, h)]!(gradOutput, self, target, weight, reduction, ignoreIndex, totalWeight, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) nll_loss2d_backward_jvp(result, gradOutput, self, target, weight, reduction, ignoreIndex, totalWeight);
  return result;
}

export const nll_loss2d_backward_grad_input_autograd = /* @__PURE__ */ refusing(nll_loss2d_backward_grad_input_op, 0, 1, 3, 6, 7);

export function mse_loss_autograd(self: Tensor, target: Tensor, reduction: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(target))
      ? new Node(MseLossBackward0, [edgeOf(self), edgeOf(target)], {
          self: saveTensor(self),
          target: saveTensor(target),
          reduction,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & mse_loss_op.maskLo;
    const h = hi & afterAutograd & mse_loss_op.maskHi;
    result = mse_loss_op.table[slot(l, h)]!(self, target, reduction, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) mse_loss_jvp(result, self, target, reduction);
  return result;
}

export function mse_loss_backward_autograd(gradOutput: Tensor, self: Tensor, target: Tensor, reduction: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(gradOutput) || requiresGrad(self) || requiresGrad(target))
      ? new Node(MseLossBackwardBackward0, [edgeOf(gradOutput), edgeOf(self), edgeOf(target)], {
          self: saveTensor(self),
          target: saveTensor(target),
          reduction,
          gradOutput: saveTensor(gradOutput),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & mse_loss_backward_op.maskLo;
    const h = hi & afterAutograd & mse_loss_backward_op.maskHi;
    result = mse_loss_backward_op.table[slot(l, h)]!(gradOutput, self, target, reduction, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) mse_loss_backward_jvp(result, gradOutput, self, target, reduction);
  return result;
}

export function smooth_l1_loss_autograd(self: Tensor, target: Tensor, reduction: number, beta: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(target))
      ? new Node(SmoothL1LossBackward0, [edgeOf(self), edgeOf(target)], {
          self: saveTensor(self),
          target: saveTensor(target),
          reduction,
          beta,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & smooth_l1_loss_op.maskLo;
    const h = hi & afterAutograd & smooth_l1_loss_op.maskHi;
    result = smooth_l1_loss_op.table[slot(l, h)]!(self, target, reduction, beta, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) smooth_l1_loss_jvp(result, self, target, reduction, beta);
  return result;
}

export function smooth_l1_loss_backward_autograd(gradOutput: Tensor, self: Tensor, target: Tensor, reduction: number, beta: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(gradOutput) || requiresGrad(self) || requiresGrad(target))
      ? new Node(SmoothL1LossBackwardBackward0, [edgeOf(gradOutput), edgeOf(self), edgeOf(target)], {
          self: saveTensor(self),
          target: saveTensor(target),
          reduction,
          beta,
          gradOutput: saveTensor(gradOutput),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & smooth_l1_loss_backward_op.maskLo;
    const h = hi & afterAutograd & smooth_l1_loss_backward_op.maskHi;
    result = smooth_l1_loss_backward_op.table[slot(l, h)]!(gradOutput, self, target, reduction, beta, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) smooth_l1_loss_backward_jvp(result, gradOutput, self, target, reduction, beta);
  return result;
}

export function huber_loss_autograd(self: Tensor, target: Tensor, reduction: number, delta: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(target))
      ? new Node(HuberLossBackward0, [edgeOf(self), edgeOf(target)], {
          self: saveTensor(self),
          target: saveTensor(target),
          reduction,
          delta,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & huber_loss_op.maskLo;
    const h = hi & afterAutograd & huber_loss_op.maskHi;
    result = huber_loss_op.table[slot(l, h)]!(self, target, reduction, delta, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) huber_loss_jvp(result, self, target, reduction, delta);
  return result;
}

export function huber_loss_backward_autograd(gradOutput: Tensor, self: Tensor, target: Tensor, reduction: number, delta: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(gradOutput) || requiresGrad(self) || requiresGrad(target))
      ? new Node(HuberLossBackwardBackward0, [edgeOf(gradOutput), edgeOf(self), edgeOf(target)], {
          gradOutput: saveTensor(gradOutput),
          self: saveTensor(self),
          target: saveTensor(target),
          reduction,
          delta,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & huber_loss_backward_op.maskLo;
    const h = hi & afterAutograd & huber_loss_backward_op.maskHi;
    result = huber_loss_backward_op.table[slot(l, h)]!(gradOutput, self, target, reduction, delta, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) huber_loss_backward_jvp(result, gradOutput, self, target, reduction, delta);
  return result;
}

export const huber_loss_backward_out_autograd = /* @__PURE__ */ refusing(huber_loss_backward_out_op, 0, 1, 2, 5);

export function binary_cross_entropy_autograd(self: Tensor, target: Tensor, weight: Tensor | null, reduction: number, lo: number, hi: number): Tensor {
  if (gradEnabled()) checkNoGradient(weight, "weight", "binary_cross_entropy");
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(target))
      ? new Node(BinaryCrossEntropyBackward0, [edgeOf(self), edgeOf(target)], {
          self: saveTensor(self),
          target: saveTensor(target),
          weight: saveTensor(weight),
          reduction,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & binary_cross_entropy_op.maskLo;
    const h = hi & afterAutograd & binary_cross_entropy_op.maskHi;
    result = binary_cross_entropy_op.table[slot(l, h)]!(self, target, weight, reduction, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) binary_cross_entropy_jvp(result, self, target, weight, reduction);
  return result;
}

export function binary_cross_entropy_backward_autograd(gradOutput: Tensor, self: Tensor, target: Tensor, weight: Tensor | null, reduction: number, lo: number, hi: number): Tensor {
  if (gradEnabled()) checkNoGradient(weight, "weight", "binary_cross_entropy_backward");
  const node =
    gradEnabled() && (requiresGrad(gradOutput) || requiresGrad(self) || requiresGrad(target))
      ? new Node(BinaryCrossEntropyBackwardBackward0, [edgeOf(gradOutput), edgeOf(self), edgeOf(target)], {
          self: saveTensor(self),
          target: saveTensor(target),
          weight: saveTensor(weight),
          reduction,
          gradOutput: saveTensor(gradOutput),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & binary_cross_entropy_backward_op.maskLo;
    const h = hi & afterAutograd & binary_cross_entropy_backward_op.maskHi;
    result = binary_cross_entropy_backward_op.table[slot(l, h)]!(gradOutput, self, target, weight, reduction, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) binary_cross_entropy_backward_jvp(result, gradOutput, self, target, weight, reduction);
  return result;
}

export function binary_cross_entropy_with_logits_autograd(self: Tensor, target: Tensor, weight: Tensor | null, posWeight: Tensor | null, reduction: number, lo: number, hi: number): Tensor {
  if (gradEnabled()) checkNoGradient(weight, "weight", "binary_cross_entropy_with_logits");
  if (gradEnabled()) checkNoGradient(posWeight, "pos_weight", "binary_cross_entropy_with_logits");
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(target))
      ? new Node(BinaryCrossEntropyWithLogitsBackward0, [edgeOf(self), edgeOf(target)], {
          self: saveTensor(self),
          target: saveTensor(target),
          weight: saveTensor(weight),
          posWeight: saveTensor(posWeight),
          reduction,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & binary_cross_entropy_with_logits_op.maskLo;
    const h = hi & afterAutograd & binary_cross_entropy_with_logits_op.maskHi;
    result = binary_cross_entropy_with_logits_op.table[slot(l, h)]!(self, target, weight, posWeight, reduction, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) binary_cross_entropy_with_logits_jvp(result, self, target, weight, posWeight, reduction);
  return result;
}

export function soft_margin_loss_autograd(self: Tensor, target: Tensor, reduction: number, lo: number, hi: number): Tensor {
  if (gradEnabled()) checkNoGradient(target, "target", "soft_margin_loss");
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(SoftMarginLossBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          target: saveTensor(target),
          reduction,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & soft_margin_loss_op.maskLo;
    const h = hi & afterAutograd & soft_margin_loss_op.maskHi;
    result = soft_margin_loss_op.table[slot(l, h)]!(self, target, reduction, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) soft_margin_loss_jvp(result, self, target, reduction);
  return result;
}

export function soft_margin_loss_backward_autograd(gradOutput: Tensor, self: Tensor, target: Tensor, reduction: number, lo: number, hi: number): Tensor {
  if (gradEnabled()) checkNoGradient(target, "target", "soft_margin_loss_backward");
  const node =
    gradEnabled() && (requiresGrad(gradOutput) || requiresGrad(self))
      ? new Node(SoftMarginLossBackwardBackward0, [edgeOf(gradOutput), edgeOf(self)], {
          gradOutput: saveTensor(gradOutput),
          self: saveTensor(self),
          target: saveTensor(target),
          reduction,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & soft_margin_loss_backward_op.maskLo;
    const h = hi & afterAutograd & soft_margin_loss_backward_op.maskHi;
    result = soft_margin_loss_backward_op.table[slot(l, h)]!(gradOutput, self, target, reduction, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) soft_margin_loss_backward_jvp(result, gradOutput, self, target, reduction);
  return result;
}

export function native_layer_norm_autograd(input: Tensor, normalizedShape: readonly number[], weight: Tensor | null, bias: Tensor | null, eps: number, lo: number, hi: number): readonly [Tensor, Tensor, Tensor] {
  const node =
    gradEnabled() && (requiresGrad(input) || requiresGrad(weight) || requiresGrad(bias))
      ? new Node(NativeLayerNormBackward0, [edgeOf(input), edgeOf(weight), edgeOf(bias)], {
          input: saveTensor(input),
          normalizedShape,
          weight: saveTensor(weight),
          bias: saveTensor(bias),
          result1: null,
          result2: null,
        })
      : null;
  let result: readonly [Tensor, Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & native_layer_norm_op.maskLo;
    const h = hi & afterAutograd & native_layer_norm_op.maskHi;
    result = native_layer_norm_op.table[slot(l, h)]!(input, normalizedShape, weight, bias, eps, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result[0], node);
  if (forwardLevel() !== 0) native_layer_norm_jvp(result[0], result[1], result[2], input, normalizedShape, weight, bias);
  if (node !== null) {
    node.saved.result1 = saveOutput(result[1], node);
    node.saved.result2 = saveOutput(result[2], node);
  }
  return result;
}

export function native_layer_norm_backward_autograd(gradOut: Tensor, input: Tensor, normalizedShape: readonly number[], mean: Tensor, rstd: Tensor, weight: Tensor | null, bias: Tensor | null, outputMask: readonly boolean[], lo: number, hi: number): readonly [Tensor, Tensor, Tensor] {
  const node =
    gradEnabled() && (requiresGrad(gradOut) || requiresGrad(input) || requiresGrad(mean) || requiresGrad(rstd) || requiresGrad(weight) || requiresGrad(bias))
      ? new Node(NativeLayerNormBackwardBackward0, [edgeOf(gradOut), edgeOf(input), edgeOf(mean), edgeOf(rstd), edgeOf(weight), edgeOf(bias)], {
          gradOut: saveTensor(gradOut),
          input: saveTensor(input),
          normalizedShape,
          mean: saveTensor(mean),
          rstd: saveTensor(rstd),
          weight: saveTensor(weight),
        })
      : null;
  let result: readonly [Tensor, Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & native_layer_norm_backward_op.maskLo;
    const h = hi & afterAutograd & native_layer_norm_backward_op.maskHi;
    result = native_layer_norm_backward_op.table[slot(l, h)]!(gradOut, input, normalizedShape, mean, rstd, weight, bias, outputMask, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) {
    setHistory(result[0], node);
    setHistory(result[1], node);
    setHistory(result[2], node);
  }
  if (forwardLevel() !== 0) native_layer_norm_backward_jvp(result[0], result[1], result[2], gradOut, input, normalizedShape, mean, rstd, weight, outputMask);
  return result;
}

export function native_batch_norm_autograd(input: Tensor, weight: Tensor | null, bias: Tensor | null, runningMean: Tensor | null, runningVar: Tensor | null, training: boolean, momentum: number, eps: number, lo: number, hi: number): readonly [Tensor, Tensor, Tensor] {
  if (gradEnabled()) checkNoGradient(runningMean, "running_mean", "native_batch_norm");
  if (gradEnabled()) checkNoGradient(runningVar, "running_var", "native_batch_norm");
  const node =
    gradEnabled() && (requiresGrad(input) || requiresGrad(weight) || requiresGrad(bias))
      ? new Node(NativeBatchNormBackward0, [edgeOf(input), edgeOf(weight), edgeOf(bias)], {
          input: saveTensor(input),
          weight: saveTensor(weight),
          runningMean: saveTensor(runningMean),
          runningVar: saveTensor(runningVar),
          training,
          eps,
          result1: null,
          result2: null,
        })
      : null;
  let result: readonly [Tensor, Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & native_batch_norm_op.maskLo;
    const h = hi & afterAutograd & native_batch_norm_op.maskHi;
    result = native_batch_norm_op.table[slot(l, h)]!(input, weight, bias, runningMean, runningVar, training, momentum, eps, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result[0], node);
  if (forwardLevel() !== 0) native_batch_norm_jvp(result[0], result[1], result[2], input, weight, bias, runningMean, runningVar, training, eps);
  if (node !== null) {
    node.saved.result1 = saveOutput(result[1], node);
    node.saved.result2 = saveOutput(result[2], node);
  }
  return result;
}

export function native_batch_norm_backward_autograd(gradOut: Tensor, input: Tensor, weight: Tensor | null, runningMean: Tensor | null, runningVar: Tensor | null, saveMean: Tensor | null, saveInvstd: Tensor | null, train: boolean, eps: number, outputMask: readonly boolean[], lo: number, hi: number): readonly [Tensor, Tensor, Tensor] {
  if (gradEnabled()) checkNoGradient(runningMean, "running_mean", "native_batch_norm_backward");
  if (gradEnabled()) checkNoGradient(runningVar, "running_var", "native_batch_norm_backward");
  const node =
    gradEnabled() && (requiresGrad(gradOut) || requiresGrad(input) || requiresGrad(weight) || requiresGrad(saveMean) || requiresGrad(saveInvstd))
      ? new Node(NativeBatchNormBackwardBackward0, [edgeOf(gradOut), edgeOf(input), edgeOf(weight), edgeOf(saveMean), edgeOf(saveInvstd)], {
          gradOut: saveTensor(gradOut),
          input: saveTensor(input),
          weight: saveTensor(weight),
          runningMean: saveTensor(runningMean),
          runningVar: saveTensor(runningVar),
          saveMean: saveTensor(saveMean),
          saveInvstd: saveTensor(saveInvstd),
          train,
          eps,
        })
      : null;
  let result: readonly [Tensor, Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & native_batch_norm_backward_op.maskLo;
    const h = hi & afterAutograd & native_batch_norm_backward_op.maskHi;
    result = native_batch_norm_backward_op.table[slot(l, h)]!(gradOut, input, weight, runningMean, runningVar, saveMean, saveInvstd, train, eps, outputMask, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) {
    setHistory(result[0], node);
    setHistory(result[1], node);
    setHistory(result[2], node);
  }
  if (forwardLevel() !== 0) native_batch_norm_backward_jvp(result[0], result[1], result[2], gradOut, input, weight, runningMean, runningVar, saveMean, saveInvstd, train, eps, outputMask);
  return result;
}

export function native_group_norm_autograd(input: Tensor, weight: Tensor | null, bias: Tensor | null, N: number, C: number, HxW: number, group: number, eps: number, lo: number, hi: number): readonly [Tensor, Tensor, Tensor] {
  const node =
    gradEnabled() && (requiresGrad(input) || requiresGrad(weight) || requiresGrad(bias))
      ? new Node(NativeGroupNormBackward0, [edgeOf(input), edgeOf(weight), edgeOf(bias)], {
          input: saveTensor(input),
          weight: saveTensor(weight),
          N,
          C,
          HxW,
          group,
          eps,
          result1: null,
          result2: null,
        })
      : null;
  let result: readonly [Tensor, Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & native_group_norm_op.maskLo;
    const h = hi & afterAutograd & native_group_norm_op.maskHi;
    result = native_group_norm_op.table[slot(l, h)]!(input, weight, bias, N, C, HxW, group, eps, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) {
    setHistory(result[0], node);
    setHistory(result[1], node);
    setHistory(result[2], node);
  }
  if (forwardLevel() !== 0) native_group_norm_jvp(result[0], result[1], result[2], input, weight, bias, group);
  if (node !== null) {
    node.saved.result1 = saveOutput(result[1], node);
    node.saved.result2 = saveOutput(result[2], node);
  }
  return result;
}

export function native_group_norm_backward_autograd(gradOut: Tensor, input: Tensor, mean: Tensor, rstd: Tensor, weight: Tensor | null, N: number, C: number, HxW: number, group: number, outputMask: readonly boolean[], lo: number, hi: number): readonly [Tensor, Tensor, Tensor] {
  const node =
    gradEnabled() && (requiresGrad(gradOut) || requiresGrad(input) || requiresGrad(mean) || requiresGrad(rstd) || requiresGrad(weight))
      ? new Node(NativeGroupNormBackwardBackward0, [edgeOf(gradOut), edgeOf(input), edgeOf(mean), edgeOf(rstd), edgeOf(weight)], null)
      : null;
  let result: readonly [Tensor, Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & native_group_norm_backward_op.maskLo;
    const h = hi & afterAutograd & native_group_norm_backward_op.maskHi;
    result = native_group_norm_backward_op.table[slot(l, h)]!(gradOut, input, mean, rstd, weight, N, C, HxW, group, outputMask, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) {
    setHistory(result[0], node);
    setHistory(result[1], node);
    setHistory(result[2], node);
  }
  if (forwardLevel() !== 0) native_group_norm_backward_jvp(result[0], result[1], result[2], gradOut, input, mean, rstd, weight, group, outputMask);
  return result;
}

export function convolution_autograd(input: Tensor, weight: Tensor, bias: Tensor | null, stride: readonly number[], padding: readonly number[], dilation: readonly number[], transposed: boolean, outputPadding: readonly number[], groups: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(input) || requiresGrad(weight) || requiresGrad(bias))
      ? new Node(ConvolutionBackward0, [edgeOf(input), edgeOf(weight), edgeOf(bias)], {
          input: saveTensor(input),
          weight: saveTensor(weight),
          biasSizesOpt: bias === null ? null : bias.shape,
          stride,
          padding,
          dilation,
          transposed,
          outputPadding,
          groups,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & convolution_op.maskLo;
    const h = hi & afterAutograd & convolution_op.maskHi;
    result = convolution_op.table[slot(l, h)]!(input, weight, bias, stride, padding, dilation, transposed, outputPadding, groups, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) convolution_jvp(result, input, weight, bias, stride, padding, dilation, transposed, outputPadding, groups);
  return result;
}

export function convolution_backward_autograd(gradOutput: Tensor, input: Tensor, weight: Tensor, biasSizes: readonly number[] | null, stride: readonly number[], padding: readonly number[], dilation: readonly number[], transposed: boolean, outputPadding: readonly number[], groups: number, outputMask: readonly boolean[], lo: number, hi: number): readonly [Tensor, Tensor, Tensor] {
  const node =
    gradEnabled() && (requiresGrad(gradOutput) || requiresGrad(input) || requiresGrad(weight))
      ? new Node(ConvolutionBackwardBackward0, [edgeOf(gradOutput), edgeOf(input), edgeOf(weight)], {
          gradOutput: saveTensor(gradOutput),
          input: saveTensor(input),
          weight: saveTensor(weight),
          stride,
          padding,
          dilation,
          transposed,
          outputPadding,
          groups,
        })
      : null;
  let result: readonly [Tensor, Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & convolution_backward_op.maskLo;
    const h = hi & afterAutograd & convolution_backward_op.maskHi;
    result = convolution_backward_op.table[slot(l, h)]!(gradOutput, input, weight, biasSizes, stride, padding, dilation, transposed, outputPadding, groups, outputMask, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) {
    setHistory(result[0], node);
    setHistory(result[1], node);
    setHistory(result[2], node);
  }
  if (forwardLevel() !== 0) convolution_backward_jvp(result[0], result[1], result[2], gradOutput, input, weight, biasSizes, stride, padding, dilation, transposed, outputPadding, groups);
  return result;
}

export function im2col_autograd(self: Tensor, kernelSize: readonly number[], dilation: readonly number[], padding: readonly number[], stride: readonly number[], lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(Im2ColBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          kernelSize,
          dilation,
          padding,
          stride,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & im2col_op.maskLo;
    const h = hi & afterAutograd & im2col_op.maskHi;
    result = im2col_op.table[slot(l, h)]!(self, kernelSize, dilation, padding, stride, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) im2col_jvp(result, self, kernelSize, dilation, padding, stride);
  return result;
}

export function col2im_autograd(self: Tensor, outputSize: readonly number[], kernelSize: readonly number[], dilation: readonly number[], padding: readonly number[], stride: readonly number[], lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(Col2ImBackward0, [edgeOf(self)], {
          kernelSize,
          dilation,
          padding,
          stride,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & col2im_op.maskLo;
    const h = hi & afterAutograd & col2im_op.maskHi;
    result = col2im_op.table[slot(l, h)]!(self, outputSize, kernelSize, dilation, padding, stride, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) col2im_jvp(result, self, outputSize, kernelSize, dilation, padding, stride);
  return result;
}

export function max_pool2d_with_indices_autograd(self: Tensor, kernelSize: readonly number[], stride: readonly number[], padding: readonly number[], dilation: readonly number[], ceilMode: boolean, lo: number, hi: number): readonly [Tensor, Tensor] {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(MaxPool2DWithIndicesBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          kernelSize,
          stride,
          padding,
          dilation,
          ceilMode,
          result1: null,
        })
      : null;
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & max_pool2d_with_indices_op.maskLo;
    const h = hi & afterAutograd & max_pool2d_with_indices_op.maskHi;
    result = max_pool2d_with_indices_op.table[slot(l, h)]!(self, kernelSize, stride, padding, dilation, ceilMode, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result[0], node);
  if (forwardLevel() !== 0) max_pool2d_with_indices_jvp(result[0], result[1], self);
  if (node !== null) {
    node.saved.result1 = saveOutput(result[1], node);
  }
  return result;
}

export const max_pool2d_with_indices_out_autograd = /* @__PURE__ */ refusing(max_pool2d_with_indices_out_op, 0, 6);

export function max_pool2d_with_indices_backward_autograd(gradOutput: Tensor, self: Tensor, kernelSize: readonly number[], stride: readonly number[], padding: readonly number[], dilation: readonly number[], ceilMode: boolean, indices: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(gradOutput) || requiresGrad(self))
      ? new Node(MaxPool2DWithIndicesBackwardBackward0, [edgeOf(gradOutput), edgeOf(self)], {
          indices: saveTensor(indices),
          selfInfo: infoOf(self),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & max_pool2d_with_indices_backward_op.maskLo;
    const h = hi & afterAutograd & max_pool2d_with_indices_backward_op.maskHi;
    result = max_pool2d_with_indices_backward_op.table[slot(l, h)]!(gradOutput, self, kernelSize, stride, padding, dilation, ceilMode, indices, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) max_pool2d_with_indices_backward_jvp(result, gradOutput, self, kernelSize, stride, padding, dilation, ceilMode, indices);
  return result;
}

export function avg_pool2d_autograd(self: Tensor, kernelSize: readonly number[], stride: readonly number[], padding: readonly number[], ceilMode: boolean, countIncludePad: boolean, divisorOverride: number | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(AvgPool2DBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          kernelSize,
          stride,
          padding,
          ceilMode,
          countIncludePad,
          divisorOverride,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & avg_pool2d_op.maskLo;
    const h = hi & afterAutograd & avg_pool2d_op.maskHi;
    result = avg_pool2d_op.table[slot(l, h)]!(self, kernelSize, stride, padding, ceilMode, countIncludePad, divisorOverride, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) avg_pool2d_jvp(result, self, kernelSize, stride, padding, ceilMode, countIncludePad, divisorOverride);
  return result;
}

export function avg_pool2d_backward_autograd(gradOutput: Tensor, self: Tensor, kernelSize: readonly number[], stride: readonly number[], padding: readonly number[], ceilMode: boolean, countIncludePad: boolean, divisorOverride: number | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(gradOutput) || requiresGrad(self))
      ? new Node(AvgPool2DBackwardBackward0, [edgeOf(gradOutput), edgeOf(self)], {
          kernelSize,
          stride,
          padding,
          ceilMode,
          countIncludePad,
          divisorOverride,
          selfInfo: infoOf(self),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & avg_pool2d_backward_op.maskLo;
    const h = hi & afterAutograd & avg_pool2d_backward_op.maskHi;
    result = avg_pool2d_backward_op.table[slot(l, h)]!(gradOutput, self, kernelSize, stride, padding, ceilMode, countIncludePad, divisorOverride, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) avg_pool2d_backward_jvp(result, gradOutput, self, kernelSize, stride, padding, ceilMode, countIncludePad, divisorOverride);
  return result;
}

export function _adaptive_avg_pool2d_autograd(self: Tensor, outputSize: readonly number[], lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(AdaptiveAvgPool2DBackward0, [edgeOf(self)], {
          self: saveTensor(self),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & _adaptive_avg_pool2d_op.maskLo;
    const h = hi & afterAutograd & _adaptive_avg_pool2d_op.maskHi;
    result = _adaptive_avg_pool2d_op.table[slot(l, h)]!(self, outputSize, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) _adaptive_avg_pool2d_jvp(result, self, outputSize);
  return result;
}

export function _adaptive_avg_pool2d_backward_autograd(gradOutput: Tensor, self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(gradOutput) || requiresGrad(self))
      ? new Node(AdaptiveAvgPool2DBackwardBackward0, [edgeOf(gradOutput), edgeOf(self)], {
          gradOutput: saveTensor(gradOutput),
          selfInfo: infoOf(self),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & _adaptive_avg_pool2d_backward_op.maskLo;
    const h = hi & afterAutograd & _adaptive_avg_pool2d_backward_op.maskHi;
    result = _adaptive_avg_pool2d_backward_op.table[slot(l, h)]!(gradOutput, self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) _adaptive_avg_pool2d_backward_jvp(result, gradOutput, self);
  return result;
}

export function adaptive_max_pool2d_autograd(self: Tensor, outputSize: readonly number[], lo: number, hi: number): readonly [Tensor, Tensor] {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(AdaptiveMaxPool2DBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          result1: null,
        })
      : null;
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & adaptive_max_pool2d_op.maskLo;
    const h = hi & afterAutograd & adaptive_max_pool2d_op.maskHi;
    result = adaptive_max_pool2d_op.table[slot(l, h)]!(self, outputSize, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result[0], node);
  if (forwardLevel() !== 0) adaptive_max_pool2d_jvp(result[0], result[1], self);
  if (node !== null) {
    node.saved.result1 = saveOutput(result[1], node);
  }
  return result;
}

export const adaptive_max_pool2d_out_autograd = /* @__PURE__ */ refusing(adaptive_max_pool2d_out_op, 0, 2);

export function adaptive_max_pool2d_backward_autograd(gradOutput: Tensor, self: Tensor, indices: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(gradOutput) || requiresGrad(self))
      ? new Node(AdaptiveMaxPool2DBackwardBackward0, [edgeOf(gradOutput), edgeOf(self)], {
          indices: saveTensor(indices),
          selfInfo: infoOf(self),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & adaptive_max_pool2d_backward_op.maskLo;
    const h = hi & afterAutograd & adaptive_max_pool2d_backward_op.maskHi;
    result = adaptive_max_pool2d_backward_op.table[slot(l, h)]!(gradOutput, self, indices, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) adaptive_max_pool2d_backward_jvp(result, gradOutput, self, indices);
  return result;
}

export function max_unpool2d_autograd(self: Tensor, indices: Tensor, outputSize: readonly number[], lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(MaxUnpool2DBackward0, [edgeOf(self)], {
          indices: saveTensor(indices),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & max_unpool2d_op.maskLo;
    const h = hi & afterAutograd & max_unpool2d_op.maskHi;
    result = max_unpool2d_op.table[slot(l, h)]!(self, indices, outputSize, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) max_unpool2d_jvp(result, self, indices, outputSize);
  return result;
}

export function max_pool3d_with_indices_autograd(self: Tensor, kernelSize: readonly number[], stride: readonly number[], padding: readonly number[], dilation: readonly number[], ceilMode: boolean, lo: number, hi: number): readonly [Tensor, Tensor] {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(MaxPool3DWithIndicesBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          kernelSize,
          stride,
          padding,
          dilation,
          ceilMode,
          result1: null,
        })
      : null;
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & max_pool3d_with_indices_op.maskLo;
    const h = hi & afterAutograd & max_pool3d_with_indices_op.maskHi;
    result = max_pool3d_with_indices_op.table[slot(l, h)]!(self, kernelSize, stride, padding, dilation, ceilMode, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result[0], node);
  if (forwardLevel() !== 0) max_pool3d_with_indices_jvp(result[0], result[1], self);
  if (node !== null) {
    node.saved.result1 = saveOutput(result[1], node);
  }
  return result;
}

export function max_pool3d_with_indices_backward_autograd(gradOutput: Tensor, self: Tensor, kernelSize: readonly number[], stride: readonly number[], padding: readonly number[], dilation: readonly number[], ceilMode: boolean, indices: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(gradOutput) || requiresGrad(self))
      ? new Node(MaxPool3DWithIndicesBackwardBackward0, [edgeOf(gradOutput), edgeOf(self)], {
          indices: saveTensor(indices),
          selfInfo: infoOf(self),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & max_pool3d_with_indices_backward_op.maskLo;
    const h = hi & afterAutograd & max_pool3d_with_indices_backward_op.maskHi;
    result = max_pool3d_with_indices_backward_op.table[slot(l, h)]!(gradOutput, self, kernelSize, stride, padding, dilation, ceilMode, indices, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) max_pool3d_with_indices_backward_jvp(result, gradOutput, self, kernelSize, stride, padding, dilation, ceilMode, indices);
  return result;
}

export function avg_pool3d_autograd(self: Tensor, kernelSize: readonly number[], stride: readonly number[], padding: readonly number[], ceilMode: boolean, countIncludePad: boolean, divisorOverride: number | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(AvgPool3DBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          kernelSize,
          stride,
          padding,
          ceilMode,
          countIncludePad,
          divisorOverride,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & avg_pool3d_op.maskLo;
    const h = hi & afterAutograd & avg_pool3d_op.maskHi;
    result = avg_pool3d_op.table[slot(l, h)]!(self, kernelSize, stride, padding, ceilMode, countIncludePad, divisorOverride, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) avg_pool3d_jvp(result, self, kernelSize, stride, padding, ceilMode, countIncludePad, divisorOverride);
  return result;
}

export function avg_pool3d_backward_autograd(gradOutput: Tensor, self: Tensor, kernelSize: readonly number[], stride: readonly number[], padding: readonly number[], ceilMode: boolean, countIncludePad: boolean, divisorOverride: number | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(gradOutput) || requiresGrad(self))
      ? new Node(AvgPool3DBackwardBackward0, [edgeOf(gradOutput), edgeOf(self)], {
          kernelSize,
          stride,
          padding,
          ceilMode,
          countIncludePad,
          divisorOverride,
          selfInfo: infoOf(self),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & avg_pool3d_backward_op.maskLo;
    const h = hi & afterAutograd & avg_pool3d_backward_op.maskHi;
    result = avg_pool3d_backward_op.table[slot(l, h)]!(gradOutput, self, kernelSize, stride, padding, ceilMode, countIncludePad, divisorOverride, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) avg_pool3d_backward_jvp(result, gradOutput, self, kernelSize, stride, padding, ceilMode, countIncludePad, divisorOverride);
  return result;
}

export function _adaptive_avg_pool3d_autograd(self: Tensor, outputSize: readonly number[], lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(AdaptiveAvgPool3DBackward0, [edgeOf(self)], {
          self: saveTensor(self),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & _adaptive_avg_pool3d_op.maskLo;
    const h = hi & afterAutograd & _adaptive_avg_pool3d_op.maskHi;
    result = _adaptive_avg_pool3d_op.table[slot(l, h)]!(self, outputSize, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) _adaptive_avg_pool3d_jvp(result, self, outputSize);
  return result;
}

export function _adaptive_avg_pool3d_backward_autograd(gradOutput: Tensor, self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(gradOutput) || requiresGrad(self))
      ? new Node(AdaptiveAvgPool3DBackwardBackward0, [edgeOf(gradOutput), edgeOf(self)], {
          gradOutput: saveTensor(gradOutput),
          selfInfo: infoOf(self),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & _adaptive_avg_pool3d_backward_op.maskLo;
    const h = hi & afterAutograd & _adaptive_avg_pool3d_backward_op.maskHi;
    result = _adaptive_avg_pool3d_backward_op.table[slot(l, h)]!(gradOutput, self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) _adaptive_avg_pool3d_backward_jvp(result, gradOutput, self);
  return result;
}

export function adaptive_max_pool3d_autograd(self: Tensor, outputSize: readonly number[], lo: number, hi: number): readonly [Tensor, Tensor] {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(AdaptiveMaxPool3DBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          result1: null,
        })
      : null;
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & adaptive_max_pool3d_op.maskLo;
    const h = hi & afterAutograd & adaptive_max_pool3d_op.maskHi;
    result = adaptive_max_pool3d_op.table[slot(l, h)]!(self, outputSize, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result[0], node);
  if (forwardLevel() !== 0) adaptive_max_pool3d_jvp(result[0], result[1], self);
  if (node !== null) {
    node.saved.result1 = saveOutput(result[1], node);
  }
  return result;
}

export const adaptive_max_pool3d_out_autograd = /* @__PURE__ */ refusing(adaptive_max_pool3d_out_op, 0, 2);

export function adaptive_max_pool3d_backward_autograd(gradOutput: Tensor, self: Tensor, indices: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(gradOutput) || requiresGrad(self))
      ? new Node(AdaptiveMaxPool3DBackwardBackward0, [edgeOf(gradOutput), edgeOf(self)], {
          indices: saveTensor(indices),
          selfInfo: infoOf(self),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & adaptive_max_pool3d_backward_op.maskLo;
    const h = hi & afterAutograd & adaptive_max_pool3d_backward_op.maskHi;
    result = adaptive_max_pool3d_backward_op.table[slot(l, h)]!(gradOutput, self, indices, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) adaptive_max_pool3d_backward_jvp(result, gradOutput, self, indices);
  return result;
}

export function max_unpool3d_autograd(self: Tensor, indices: Tensor, outputSize: readonly number[], stride: readonly number[], padding: readonly number[], lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(MaxUnpool3DBackward0, [edgeOf(self)], {
          indices: saveTensor(indices),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & max_unpool3d_op.maskLo;
    const h = hi & afterAutograd & max_unpool3d_op.maskHi;
    result = max_unpool3d_op.table[slot(l, h)]!(self, indices, outputSize, stride, padding, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) max_unpool3d_jvp(result, self, indices, outputSize, stride, padding);
  return result;
}

export function glu_autograd(self: Tensor, dim: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(GluBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          dim,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & glu_op.maskLo;
    const h = hi & afterAutograd & glu_op.maskHi;
    result = glu_op.table[slot(l, h)]!(self, dim, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) glu_jvp(result, self, dim);
  return result;
}

export function glu_backward_autograd(gradOutput: Tensor, self: Tensor, dim: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(gradOutput) || requiresGrad(self))
      ? new Node(GluBackwardBackward0, [edgeOf(gradOutput), edgeOf(self)], {
          self: saveTensor(self),
          dim,
          gradOutput: saveTensor(gradOutput),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & glu_backward_op.maskLo;
    const h = hi & afterAutograd & glu_backward_op.maskHi;
    result = glu_backward_op.table[slot(l, h)]!(gradOutput, self, dim, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) glu_backward_jvp(result, gradOutput, self, dim);
  return result;
}

export function prelu_autograd(self: Tensor, weight: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(weight))
      ? new Node(PreluBackward0, [edgeOf(self), edgeOf(weight)], {
          self: saveTensor(self),
          weight: saveTensor(weight),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & prelu_op.maskLo;
    const h = hi & afterAutograd & prelu_op.maskHi;
    result = prelu_op.table[slot(l, h)]!(self, weight, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) prelu_jvp(result, self, weight);
  return result;
}

export function prelu_backward_autograd(gradOutput: Tensor, self: Tensor, weight: Tensor, lo: number, hi: number): readonly [Tensor, Tensor] {
  const node =
    gradEnabled() && (requiresGrad(gradOutput) || requiresGrad(self) || requiresGrad(weight))
      ? new Node(PreluBackwardBackward0, [edgeOf(gradOutput), edgeOf(self), edgeOf(weight)], {
          gradOutput: saveTensor(gradOutput),
          self: saveTensor(self),
          weight: saveTensor(weight),
        })
      : null;
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & prelu_backward_op.maskLo;
    const h = hi & afterAutograd & prelu_backward_op.maskHi;
    result = prelu_backward_op.table[slot(l, h)]!(gradOutput, self, weight, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) {
    setHistory(result[0], node);
    setHistory(result[1], node);
  }
  if (forwardLevel() !== 0) prelu_backward_jvp(result[0], result[1], gradOutput, self, weight);
  return result;
}

export function renorm_autograd(self: Tensor, p: Scalar, dim: number, maxnorm: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(RenormBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          p,
          dim,
          maxnorm,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & renorm_op.maskLo;
    const h = hi & afterAutograd & renorm_op.maskHi;
    result = renorm_op.table[slot(l, h)]!(self, p, dim, maxnorm, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) renorm_jvp(result, self, p, dim, maxnorm);
  return result;
}

export function renorm__autograd(self: Tensor, p: Scalar, dim: number, maxnorm: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(RenormBackward0, [edgeOf(self)], {
          self: saveTensor(clone(self, null)),
          p,
          dim,
          maxnorm,
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? clone(self, null) : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & renorm__op.maskLo;
    const h = hi & afterAutograd & renorm__op.maskHi;
    renorm__op.table[slot(l, h)]!(self, p, dim, maxnorm, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) renorm__jvp(self, p, dim, maxnorm, originalSelf);
  return self;
}

export const renorm_out_autograd = /* @__PURE__ */ refusing(renorm_out_op, 0, 4);

export function pixel_shuffle_autograd(self: Tensor, upscaleFactor: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(PixelShuffleBackward0, [edgeOf(self)], {
          upscaleFactor,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & pixel_shuffle_op.maskLo;
    const h = hi & afterAutograd & pixel_shuffle_op.maskHi;
    result = pixel_shuffle_op.table[slot(l, h)]!(self, upscaleFactor, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) pixel_shuffle_jvp(result, self, upscaleFactor);
  return result;
}

export function pixel_unshuffle_autograd(self: Tensor, downscaleFactor: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(PixelUnshuffleBackward0, [edgeOf(self)], {
          downscaleFactor,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & pixel_unshuffle_op.maskLo;
    const h = hi & afterAutograd & pixel_unshuffle_op.maskHi;
    result = pixel_unshuffle_op.table[slot(l, h)]!(self, downscaleFactor, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) pixel_unshuffle_jvp(result, self, downscaleFactor);
  return result;
}

export function upsample_nearest1d_autograd(self: Tensor, outputSize: readonly number[], scales: number | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(UpsampleNearest1DBackward0, [edgeOf(self)], {
          selfSizes: self.shape,
          outputSize,
          scales,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & upsample_nearest1d_op.maskLo;
    const h = hi & afterAutograd & upsample_nearest1d_op.maskHi;
    result = upsample_nearest1d_op.table[slot(l, h)]!(self, outputSize, scales, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) upsample_nearest1d_jvp(result, self, outputSize, scales);
  return result;
}

export function upsample_nearest1d_backward_autograd(gradOutput: Tensor, outputSize: readonly number[], inputSize: readonly number[], scales: number | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(gradOutput)
      ? new Node(UpsampleNearest1DBackwardBackward0, [edgeOf(gradOutput)], {
          outputSize,
          scales,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & upsample_nearest1d_backward_op.maskLo;
    const h = hi & afterAutograd & upsample_nearest1d_backward_op.maskHi;
    result = upsample_nearest1d_backward_op.table[slot(l, h)]!(gradOutput, outputSize, inputSize, scales, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) upsample_nearest1d_backward_jvp(result, gradOutput, outputSize, inputSize, scales);
  return result;
}

export function upsample_nearest1d_vec_autograd(input: Tensor, outputSize: readonly number[] | null, scaleFactors: readonly number[] | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(input)
      ? new Node(UpsampleNearest1DBackward1, [edgeOf(input)], {
          inputSizes: input.shape,
          outputSize,
          scaleFactors,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & upsample_nearest1d_vec_op.maskLo;
    const h = hi & afterAutograd & upsample_nearest1d_vec_op.maskHi;
    result = upsample_nearest1d_vec_op.table[slot(l, h)]!(input, outputSize, scaleFactors, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) upsample_nearest1d_vec_jvp(result, input, outputSize, scaleFactors);
  return result;
}

export function upsample_nearest1d_backward_vec_autograd(gradOutput: Tensor, outputSize: readonly number[] | null, inputSize: readonly number[], scaleFactors: readonly number[] | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(gradOutput)
      ? new Node(UpsampleNearest1DBackwardBackward1, [edgeOf(gradOutput)], {
          outputSize,
          scaleFactors,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & upsample_nearest1d_backward_vec_op.maskLo;
    const h = hi & afterAutograd & upsample_nearest1d_backward_vec_op.maskHi;
    result = upsample_nearest1d_backward_vec_op.table[slot(l, h)]!(gradOutput, outputSize, inputSize, scaleFactors, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) upsample_nearest1d_backward_vec_jvp(result, gradOutput, outputSize, inputSize, scaleFactors);
  return result;
}

export function upsample_nearest2d_autograd(self: Tensor, outputSize: readonly number[], scalesH: number | null, scalesW: number | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(UpsampleNearest2DBackward0, [edgeOf(self)], {
          selfSizes: self.shape,
          outputSize,
          scalesH,
          scalesW,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & upsample_nearest2d_op.maskLo;
    const h = hi & afterAutograd & upsample_nearest2d_op.maskHi;
    result = upsample_nearest2d_op.table[slot(l, h)]!(self, outputSize, scalesH, scalesW, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) upsample_nearest2d_jvp(result, self, outputSize, scalesH, scalesW);
  return result;
}

export function upsample_nearest2d_backward_autograd(gradOutput: Tensor, outputSize: readonly number[], inputSize: readonly number[], scalesH: number | null, scalesW: number | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(gradOutput)
      ? new Node(UpsampleNearest2DBackwardBackward0, [edgeOf(gradOutput)], {
          outputSize,
          scalesH,
          scalesW,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & upsample_nearest2d_backward_op.maskLo;
    const h = hi & afterAutograd & upsample_nearest2d_backward_op.maskHi;
    result = upsample_nearest2d_backward_op.table[slot(l, h)]!(gradOutput, outputSize, inputSize, scalesH, scalesW, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) upsample_nearest2d_backward_jvp(result, gradOutput, outputSize, inputSize, scalesH, scalesW);
  return result;
}

export function upsample_nearest2d_vec_autograd(input: Tensor, outputSize: readonly number[] | null, scaleFactors: readonly number[] | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(input)
      ? new Node(UpsampleNearest2DBackward1, [edgeOf(input)], {
          inputSizes: input.shape,
          outputSize,
          scaleFactors,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & upsample_nearest2d_vec_op.maskLo;
    const h = hi & afterAutograd & upsample_nearest2d_vec_op.maskHi;
    result = upsample_nearest2d_vec_op.table[slot(l, h)]!(input, outputSize, scaleFactors, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) upsample_nearest2d_vec_jvp(result, input, outputSize, scaleFactors);
  return result;
}

export function upsample_nearest2d_backward_vec_autograd(gradOutput: Tensor, outputSize: readonly number[] | null, inputSize: readonly number[], scaleFactors: readonly number[] | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(gradOutput)
      ? new Node(UpsampleNearest2DBackwardBackward1, [edgeOf(gradOutput)], {
          outputSize,
          scaleFactors,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & upsample_nearest2d_backward_vec_op.maskLo;
    const h = hi & afterAutograd & upsample_nearest2d_backward_vec_op.maskHi;
    result = upsample_nearest2d_backward_vec_op.table[slot(l, h)]!(gradOutput, outputSize, inputSize, scaleFactors, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) upsample_nearest2d_backward_vec_jvp(result, gradOutput, outputSize, inputSize, scaleFactors);
  return result;
}

export function upsample_nearest3d_autograd(self: Tensor, outputSize: readonly number[], scalesD: number | null, scalesH: number | null, scalesW: number | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(UpsampleNearest3DBackward0, [edgeOf(self)], {
          selfSizes: self.shape,
          outputSize,
          scalesD,
          scalesH,
          scalesW,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & upsample_nearest3d_op.maskLo;
    const h = hi & afterAutograd & upsample_nearest3d_op.maskHi;
    result = upsample_nearest3d_op.table[slot(l, h)]!(self, outputSize, scalesD, scalesH, scalesW, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) upsample_nearest3d_jvp(result, self, outputSize, scalesD, scalesH, scalesW);
  return result;
}

export function upsample_nearest3d_backward_autograd(gradOutput: Tensor, outputSize: readonly number[], inputSize: readonly number[], scalesD: number | null, scalesH: number | null, scalesW: number | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(gradOutput)
      ? new Node(UpsampleNearest3DBackwardBackward0, [edgeOf(gradOutput)], {
          outputSize,
          scalesD,
          scalesH,
          scalesW,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & upsample_nearest3d_backward_op.maskLo;
    const h = hi & afterAutograd & upsample_nearest3d_backward_op.maskHi;
    result = upsample_nearest3d_backward_op.table[slot(l, h)]!(gradOutput, outputSize, inputSize, scalesD, scalesH, scalesW, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) upsample_nearest3d_backward_jvp(result, gradOutput, outputSize, inputSize, scalesD, scalesH, scalesW);
  return result;
}

export function upsample_nearest3d_vec_autograd(input: Tensor, outputSize: readonly number[] | null, scaleFactors: readonly number[] | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(input)
      ? new Node(UpsampleNearest3DBackward1, [edgeOf(input)], {
          inputSizes: input.shape,
          outputSize,
          scaleFactors,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & upsample_nearest3d_vec_op.maskLo;
    const h = hi & afterAutograd & upsample_nearest3d_vec_op.maskHi;
    result = upsample_nearest3d_vec_op.table[slot(l, h)]!(input, outputSize, scaleFactors, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) upsample_nearest3d_vec_jvp(result, input, outputSize, scaleFactors);
  return result;
}

export function upsample_nearest3d_backward_vec_autograd(gradOutput: Tensor, outputSize: readonly number[] | null, inputSize: readonly number[], scaleFactors: readonly number[] | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(gradOutput)
      ? new Node(UpsampleNearest3DBackwardBackward1, [edgeOf(gradOutput)], {
          outputSize,
          scaleFactors,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & upsample_nearest3d_backward_vec_op.maskLo;
    const h = hi & afterAutograd & upsample_nearest3d_backward_vec_op.maskHi;
    result = upsample_nearest3d_backward_vec_op.table[slot(l, h)]!(gradOutput, outputSize, inputSize, scaleFactors, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) upsample_nearest3d_backward_vec_jvp(result, gradOutput, outputSize, inputSize, scaleFactors);
  return result;
}

export function _upsample_nearest_exact1d_autograd(self: Tensor, outputSize: readonly number[], scales: number | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(UpsampleNearestExact1DBackward0, [edgeOf(self)], {
          selfSizes: self.shape,
          outputSize,
          scales,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & _upsample_nearest_exact1d_op.maskLo;
    const h = hi & afterAutograd & _upsample_nearest_exact1d_op.maskHi;
    result = _upsample_nearest_exact1d_op.table[slot(l, h)]!(self, outputSize, scales, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) _upsample_nearest_exact1d_jvp(result, self, outputSize, scales);
  return result;
}

export function _upsample_nearest_exact1d_backward_autograd(gradOutput: Tensor, outputSize: readonly number[], inputSize: readonly number[], scales: number | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(gradOutput)
      ? new Node(UpsampleNearestExact1DBackwardBackward0, [edgeOf(gradOutput)], {
          outputSize,
          scales,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & _upsample_nearest_exact1d_backward_op.maskLo;
    const h = hi & afterAutograd & _upsample_nearest_exact1d_backward_op.maskHi;
    result = _upsample_nearest_exact1d_backward_op.table[slot(l, h)]!(gradOutput, outputSize, inputSize, scales, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) _upsample_nearest_exact1d_backward_jvp(result, gradOutput, outputSize, inputSize, scales);
  return result;
}

export function _upsample_nearest_exact1d_vec_autograd(input: Tensor, outputSize: readonly number[] | null, scaleFactors: readonly number[] | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(input)
      ? new Node(UpsampleNearestExact1DBackward1, [edgeOf(input)], {
          inputSizes: input.shape,
          outputSize,
          scaleFactors,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & _upsample_nearest_exact1d_vec_op.maskLo;
    const h = hi & afterAutograd & _upsample_nearest_exact1d_vec_op.maskHi;
    result = _upsample_nearest_exact1d_vec_op.table[slot(l, h)]!(input, outputSize, scaleFactors, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) _upsample_nearest_exact1d_vec_jvp(result, input, outputSize, scaleFactors);
  return result;
}

export function _upsample_nearest_exact1d_backward_vec_autograd(gradOutput: Tensor, outputSize: readonly number[] | null, inputSize: readonly number[], scaleFactors: readonly number[] | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(gradOutput)
      ? new Node(UpsampleNearestExact1DBackwardBackward1, [edgeOf(gradOutput)], {
          outputSize,
          scaleFactors,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & _upsample_nearest_exact1d_backward_vec_op.maskLo;
    const h = hi & afterAutograd & _upsample_nearest_exact1d_backward_vec_op.maskHi;
    result = _upsample_nearest_exact1d_backward_vec_op.table[slot(l, h)]!(gradOutput, outputSize, inputSize, scaleFactors, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) _upsample_nearest_exact1d_backward_vec_jvp(result, gradOutput, outputSize, inputSize, scaleFactors);
  return result;
}

export function _upsample_nearest_exact2d_autograd(self: Tensor, outputSize: readonly number[], scalesH: number | null, scalesW: number | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(UpsampleNearestExact2DBackward0, [edgeOf(self)], {
          selfSizes: self.shape,
          outputSize,
          scalesH,
          scalesW,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & _upsample_nearest_exact2d_op.maskLo;
    const h = hi & afterAutograd & _upsample_nearest_exact2d_op.maskHi;
    result = _upsample_nearest_exact2d_op.table[slot(l, h)]!(self, outputSize, scalesH, scalesW, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) _upsample_nearest_exact2d_jvp(result, self, outputSize, scalesH, scalesW);
  return result;
}

export function _upsample_nearest_exact2d_backward_autograd(gradOutput: Tensor, outputSize: readonly number[], inputSize: readonly number[], scalesH: number | null, scalesW: number | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(gradOutput)
      ? new Node(UpsampleNearestExact2DBackwardBackward0, [edgeOf(gradOutput)], {
          outputSize,
          scalesH,
          scalesW,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & _upsample_nearest_exact2d_backward_op.maskLo;
    const h = hi & afterAutograd & _upsample_nearest_exact2d_backward_op.maskHi;
    result = _upsample_nearest_exact2d_backward_op.table[slot(l, h)]!(gradOutput, outputSize, inputSize, scalesH, scalesW, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) _upsample_nearest_exact2d_backward_jvp(result, gradOutput, outputSize, inputSize, scalesH, scalesW);
  return result;
}

export function _upsample_nearest_exact2d_vec_autograd(input: Tensor, outputSize: readonly number[] | null, scaleFactors: readonly number[] | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(input)
      ? new Node(UpsampleNearestExact2DBackward1, [edgeOf(input)], {
          inputSizes: input.shape,
          outputSize,
          scaleFactors,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & _upsample_nearest_exact2d_vec_op.maskLo;
    const h = hi & afterAutograd & _upsample_nearest_exact2d_vec_op.maskHi;
    result = _upsample_nearest_exact2d_vec_op.table[slot(l, h)]!(input, outputSize, scaleFactors, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) _upsample_nearest_exact2d_vec_jvp(result, input, outputSize, scaleFactors);
  return result;
}

export function _upsample_nearest_exact2d_backward_vec_autograd(gradOutput: Tensor, outputSize: readonly number[] | null, inputSize: readonly number[], scaleFactors: readonly number[] | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(gradOutput)
      ? new Node(UpsampleNearestExact2DBackwardBackward1, [edgeOf(gradOutput)], {
          outputSize,
          scaleFactors,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & _upsample_nearest_exact2d_backward_vec_op.maskLo;
    const h = hi & afterAutograd & _upsample_nearest_exact2d_backward_vec_op.maskHi;
    result = _upsample_nearest_exact2d_backward_vec_op.table[slot(l, h)]!(gradOutput, outputSize, inputSize, scaleFactors, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) _upsample_nearest_exact2d_backward_vec_jvp(result, gradOutput, outputSize, inputSize, scaleFactors);
  return result;
}

export function _upsample_nearest_exact3d_autograd(self: Tensor, outputSize: readonly number[], scalesD: number | null, scalesH: number | null, scalesW: number | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(UpsampleNearestExact3DBackward0, [edgeOf(self)], {
          selfSizes: self.shape,
          outputSize,
          scalesD,
          scalesH,
          scalesW,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & _upsample_nearest_exact3d_op.maskLo;
    const h = hi & afterAutograd & _upsample_nearest_exact3d_op.maskHi;
    result = _upsample_nearest_exact3d_op.table[slot(l, h)]!(self, outputSize, scalesD, scalesH, scalesW, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) _upsample_nearest_exact3d_jvp(result, self, outputSize, scalesD, scalesH, scalesW);
  return result;
}

export function _upsample_nearest_exact3d_backward_autograd(gradOutput: Tensor, outputSize: readonly number[], inputSize: readonly number[], scalesD: number | null, scalesH: number | null, scalesW: number | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(gradOutput)
      ? new Node(UpsampleNearestExact3DBackwardBackward0, [edgeOf(gradOutput)], {
          outputSize,
          scalesD,
          scalesH,
          scalesW,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & _upsample_nearest_exact3d_backward_op.maskLo;
    const h = hi & afterAutograd & _upsample_nearest_exact3d_backward_op.maskHi;
    result = _upsample_nearest_exact3d_backward_op.table[slot(l, h)]!(gradOutput, outputSize, inputSize, scalesD, scalesH, scalesW, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) _upsample_nearest_exact3d_backward_jvp(result, gradOutput, outputSize, inputSize, scalesD, scalesH, scalesW);
  return result;
}

export function _upsample_nearest_exact3d_vec_autograd(input: Tensor, outputSize: readonly number[] | null, scaleFactors: readonly number[] | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(input)
      ? new Node(UpsampleNearestExact3DBackward1, [edgeOf(input)], {
          inputSizes: input.shape,
          outputSize,
          scaleFactors,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & _upsample_nearest_exact3d_vec_op.maskLo;
    const h = hi & afterAutograd & _upsample_nearest_exact3d_vec_op.maskHi;
    result = _upsample_nearest_exact3d_vec_op.table[slot(l, h)]!(input, outputSize, scaleFactors, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) _upsample_nearest_exact3d_vec_jvp(result, input, outputSize, scaleFactors);
  return result;
}

export function _upsample_nearest_exact3d_backward_vec_autograd(gradOutput: Tensor, outputSize: readonly number[] | null, inputSize: readonly number[], scaleFactors: readonly number[] | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(gradOutput)
      ? new Node(UpsampleNearestExact3DBackwardBackward1, [edgeOf(gradOutput)], {
          outputSize,
          scaleFactors,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & _upsample_nearest_exact3d_backward_vec_op.maskLo;
    const h = hi & afterAutograd & _upsample_nearest_exact3d_backward_vec_op.maskHi;
    result = _upsample_nearest_exact3d_backward_vec_op.table[slot(l, h)]!(gradOutput, outputSize, inputSize, scaleFactors, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) _upsample_nearest_exact3d_backward_vec_jvp(result, gradOutput, outputSize, inputSize, scaleFactors);
  return result;
}

export function upsample_linear1d_autograd(self: Tensor, outputSize: readonly number[], alignCorners: boolean, scales: number | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(UpsampleLinear1DBackward0, [edgeOf(self)], {
          selfSizes: self.shape,
          outputSize,
          alignCorners,
          scales,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & upsample_linear1d_op.maskLo;
    const h = hi & afterAutograd & upsample_linear1d_op.maskHi;
    result = upsample_linear1d_op.table[slot(l, h)]!(self, outputSize, alignCorners, scales, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) upsample_linear1d_jvp(result, self, outputSize, alignCorners, scales);
  return result;
}

export function upsample_linear1d_backward_autograd(gradOutput: Tensor, outputSize: readonly number[], inputSize: readonly number[], alignCorners: boolean, scales: number | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(gradOutput)
      ? new Node(UpsampleLinear1DBackwardBackward0, [edgeOf(gradOutput)], {
          outputSize,
          alignCorners,
          scales,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & upsample_linear1d_backward_op.maskLo;
    const h = hi & afterAutograd & upsample_linear1d_backward_op.maskHi;
    result = upsample_linear1d_backward_op.table[slot(l, h)]!(gradOutput, outputSize, inputSize, alignCorners, scales, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) upsample_linear1d_backward_jvp(result, gradOutput, outputSize, inputSize, alignCorners, scales);
  return result;
}

export function upsample_linear1d_vec_autograd(input: Tensor, outputSize: readonly number[] | null, alignCorners: boolean, scaleFactors: readonly number[] | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(input)
      ? new Node(UpsampleLinear1DBackward1, [edgeOf(input)], {
          inputSizes: input.shape,
          outputSize,
          alignCorners,
          scaleFactors,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & upsample_linear1d_vec_op.maskLo;
    const h = hi & afterAutograd & upsample_linear1d_vec_op.maskHi;
    result = upsample_linear1d_vec_op.table[slot(l, h)]!(input, outputSize, alignCorners, scaleFactors, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) upsample_linear1d_vec_jvp(result, input, outputSize, alignCorners, scaleFactors);
  return result;
}

export function upsample_linear1d_backward_vec_autograd(gradOutput: Tensor, outputSize: readonly number[] | null, inputSize: readonly number[], alignCorners: boolean, scaleFactors: readonly number[] | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(gradOutput)
      ? new Node(UpsampleLinear1DBackwardBackward1, [edgeOf(gradOutput)], {
          outputSize,
          alignCorners,
          scaleFactors,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & upsample_linear1d_backward_vec_op.maskLo;
    const h = hi & afterAutograd & upsample_linear1d_backward_vec_op.maskHi;
    result = upsample_linear1d_backward_vec_op.table[slot(l, h)]!(gradOutput, outputSize, inputSize, alignCorners, scaleFactors, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) upsample_linear1d_backward_vec_jvp(result, gradOutput, outputSize, inputSize, alignCorners, scaleFactors);
  return result;
}

export function upsample_bilinear2d_autograd(self: Tensor, outputSize: readonly number[], alignCorners: boolean, scalesH: number | null, scalesW: number | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(UpsampleBilinear2DBackward0, [edgeOf(self)], {
          selfSizes: self.shape,
          outputSize,
          alignCorners,
          scalesH,
          scalesW,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & upsample_bilinear2d_op.maskLo;
    const h = hi & afterAutograd & upsample_bilinear2d_op.maskHi;
    result = upsample_bilinear2d_op.table[slot(l, h)]!(self, outputSize, alignCorners, scalesH, scalesW, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) upsample_bilinear2d_jvp(result, self, outputSize, alignCorners, scalesH, scalesW);
  return result;
}

export function upsample_bilinear2d_backward_autograd(gradOutput: Tensor, outputSize: readonly number[], inputSize: readonly number[], alignCorners: boolean, scalesH: number | null, scalesW: number | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(gradOutput)
      ? new Node(UpsampleBilinear2DBackwardBackward0, [edgeOf(gradOutput)], {
          outputSize,
          alignCorners,
          scalesH,
          scalesW,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & upsample_bilinear2d_backward_op.maskLo;
    const h = hi & afterAutograd & upsample_bilinear2d_backward_op.maskHi;
    result = upsample_bilinear2d_backward_op.table[slot(l, h)]!(gradOutput, outputSize, inputSize, alignCorners, scalesH, scalesW, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) upsample_bilinear2d_backward_jvp(result, gradOutput, outputSize, inputSize, alignCorners, scalesH, scalesW);
  return result;
}

export function upsample_bilinear2d_vec_autograd(input: Tensor, outputSize: readonly number[] | null, alignCorners: boolean, scaleFactors: readonly number[] | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(input)
      ? new Node(UpsampleBilinear2DBackward1, [edgeOf(input)], {
          inputSizes: input.shape,
          outputSize,
          alignCorners,
          scaleFactors,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & upsample_bilinear2d_vec_op.maskLo;
    const h = hi & afterAutograd & upsample_bilinear2d_vec_op.maskHi;
    result = upsample_bilinear2d_vec_op.table[slot(l, h)]!(input, outputSize, alignCorners, scaleFactors, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) upsample_bilinear2d_vec_jvp(result, input, outputSize, alignCorners, scaleFactors);
  return result;
}

export function upsample_bilinear2d_backward_vec_autograd(gradOutput: Tensor, outputSize: readonly number[] | null, inputSize: readonly number[], alignCorners: boolean, scaleFactors: readonly number[] | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(gradOutput)
      ? new Node(UpsampleBilinear2DBackwardBackward1, [edgeOf(gradOutput)], {
          outputSize,
          alignCorners,
          scaleFactors,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & upsample_bilinear2d_backward_vec_op.maskLo;
    const h = hi & afterAutograd & upsample_bilinear2d_backward_vec_op.maskHi;
    result = upsample_bilinear2d_backward_vec_op.table[slot(l, h)]!(gradOutput, outputSize, inputSize, alignCorners, scaleFactors, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) upsample_bilinear2d_backward_vec_jvp(result, gradOutput, outputSize, inputSize, alignCorners, scaleFactors);
  return result;
}

export function upsample_trilinear3d_autograd(self: Tensor, outputSize: readonly number[], alignCorners: boolean, scalesD: number | null, scalesH: number | null, scalesW: number | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(UpsampleTrilinear3DBackward0, [edgeOf(self)], {
          selfSizes: self.shape,
          outputSize,
          alignCorners,
          scalesD,
          scalesH,
          scalesW,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & upsample_trilinear3d_op.maskLo;
    const h = hi & afterAutograd & upsample_trilinear3d_op.maskHi;
    result = upsample_trilinear3d_op.table[slot(l, h)]!(self, outputSize, alignCorners, scalesD, scalesH, scalesW, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) upsample_trilinear3d_jvp(result, self, outputSize, alignCorners, scalesD, scalesH, scalesW);
  return result;
}

export function upsample_trilinear3d_backward_autograd(gradOutput: Tensor, outputSize: readonly number[], inputSize: readonly number[], alignCorners: boolean, scalesD: number | null, scalesH: number | null, scalesW: number | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(gradOutput)
      ? new Node(UpsampleTrilinear3DBackwardBackward0, [edgeOf(gradOutput)], {
          outputSize,
          alignCorners,
          scalesD,
          scalesH,
          scalesW,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & upsample_trilinear3d_backward_op.maskLo;
    const h = hi & afterAutograd & upsample_trilinear3d_backward_op.maskHi;
    result = upsample_trilinear3d_backward_op.table[slot(l, h)]!(gradOutput, outputSize, inputSize, alignCorners, scalesD, scalesH, scalesW, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) upsample_trilinear3d_backward_jvp(result, gradOutput, outputSize, inputSize, alignCorners, scalesD, scalesH, scalesW);
  return result;
}

export function upsample_trilinear3d_vec_autograd(input: Tensor, outputSize: readonly number[] | null, alignCorners: boolean, scaleFactors: readonly number[] | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(input)
      ? new Node(UpsampleTrilinear3DBackward1, [edgeOf(input)], {
          inputSizes: input.shape,
          outputSize,
          alignCorners,
          scaleFactors,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & upsample_trilinear3d_vec_op.maskLo;
    const h = hi & afterAutograd & upsample_trilinear3d_vec_op.maskHi;
    result = upsample_trilinear3d_vec_op.table[slot(l, h)]!(input, outputSize, alignCorners, scaleFactors, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) upsample_trilinear3d_vec_jvp(result, input, outputSize, alignCorners, scaleFactors);
  return result;
}

export function upsample_trilinear3d_backward_vec_autograd(gradOutput: Tensor, outputSize: readonly number[] | null, inputSize: readonly number[], alignCorners: boolean, scaleFactors: readonly number[] | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(gradOutput)
      ? new Node(UpsampleTrilinear3DBackwardBackward1, [edgeOf(gradOutput)], {
          outputSize,
          alignCorners,
          scaleFactors,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & upsample_trilinear3d_backward_vec_op.maskLo;
    const h = hi & afterAutograd & upsample_trilinear3d_backward_vec_op.maskHi;
    result = upsample_trilinear3d_backward_vec_op.table[slot(l, h)]!(gradOutput, outputSize, inputSize, alignCorners, scaleFactors, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) upsample_trilinear3d_backward_vec_jvp(result, gradOutput, outputSize, inputSize, alignCorners, scaleFactors);
  return result;
}

export function upsample_bicubic2d_autograd(self: Tensor, outputSize: readonly number[], alignCorners: boolean, scalesH: number | null, scalesW: number | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(UpsampleBicubic2DBackward0, [edgeOf(self)], {
          selfSizes: self.shape,
          outputSize,
          alignCorners,
          scalesH,
          scalesW,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & upsample_bicubic2d_op.maskLo;
    const h = hi & afterAutograd & upsample_bicubic2d_op.maskHi;
    result = upsample_bicubic2d_op.table[slot(l, h)]!(self, outputSize, alignCorners, scalesH, scalesW, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) upsample_bicubic2d_jvp(result, self, outputSize, alignCorners, scalesH, scalesW);
  return result;
}

export function upsample_bicubic2d_backward_autograd(gradOutput: Tensor, outputSize: readonly number[], inputSize: readonly number[], alignCorners: boolean, scalesH: number | null, scalesW: number | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(gradOutput)
      ? new Node(UpsampleBicubic2DBackwardBackward0, [edgeOf(gradOutput)], {
          outputSize,
          alignCorners,
          scalesH,
          scalesW,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & upsample_bicubic2d_backward_op.maskLo;
    const h = hi & afterAutograd & upsample_bicubic2d_backward_op.maskHi;
    result = upsample_bicubic2d_backward_op.table[slot(l, h)]!(gradOutput, outputSize, inputSize, alignCorners, scalesH, scalesW, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) upsample_bicubic2d_backward_jvp(result, gradOutput, outputSize, inputSize, alignCorners, scalesH, scalesW);
  return result;
}

export function upsample_bicubic2d_vec_autograd(input: Tensor, outputSize: readonly number[] | null, alignCorners: boolean, scaleFactors: readonly number[] | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(input)
      ? new Node(UpsampleBicubic2DBackward1, [edgeOf(input)], {
          inputSizes: input.shape,
          outputSize,
          alignCorners,
          scaleFactors,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & upsample_bicubic2d_vec_op.maskLo;
    const h = hi & afterAutograd & upsample_bicubic2d_vec_op.maskHi;
    result = upsample_bicubic2d_vec_op.table[slot(l, h)]!(input, outputSize, alignCorners, scaleFactors, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) upsample_bicubic2d_vec_jvp(result, input, outputSize, alignCorners, scaleFactors);
  return result;
}

export function upsample_bicubic2d_backward_vec_autograd(gradOutput: Tensor, outputSize: readonly number[] | null, inputSize: readonly number[], alignCorners: boolean, scaleFactors: readonly number[] | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(gradOutput)
      ? new Node(UpsampleBicubic2DBackwardBackward1, [edgeOf(gradOutput)], {
          outputSize,
          alignCorners,
          scaleFactors,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & upsample_bicubic2d_backward_vec_op.maskLo;
    const h = hi & afterAutograd & upsample_bicubic2d_backward_vec_op.maskHi;
    result = upsample_bicubic2d_backward_vec_op.table[slot(l, h)]!(gradOutput, outputSize, inputSize, alignCorners, scaleFactors, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) upsample_bicubic2d_backward_vec_jvp(result, gradOutput, outputSize, inputSize, alignCorners, scaleFactors);
  return result;
}

export function _upsample_bilinear2d_aa_autograd(self: Tensor, outputSize: readonly number[], alignCorners: boolean, scalesH: number | null, scalesW: number | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(UpsampleBilinear2DAaBackward0, [edgeOf(self)], {
          selfSizes: self.shape,
          outputSize,
          alignCorners,
          scalesH,
          scalesW,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & _upsample_bilinear2d_aa_op.maskLo;
    const h = hi & afterAutograd & _upsample_bilinear2d_aa_op.maskHi;
    result = _upsample_bilinear2d_aa_op.table[slot(l, h)]!(self, outputSize, alignCorners, scalesH, scalesW, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) _upsample_bilinear2d_aa_jvp(result, self, outputSize, alignCorners, scalesH, scalesW);
  return result;
}

export function _upsample_bilinear2d_aa_backward_autograd(gradOutput: Tensor, outputSize: readonly number[], inputSize: readonly number[], alignCorners: boolean, scalesH: number | null, scalesW: number | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(gradOutput)
      ? new Node(UpsampleBilinear2DAaBackwardBackward0, [edgeOf(gradOutput)], {
          outputSize,
          alignCorners,
          scalesH,
          scalesW,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & _upsample_bilinear2d_aa_backward_op.maskLo;
    const h = hi & afterAutograd & _upsample_bilinear2d_aa_backward_op.maskHi;
    result = _upsample_bilinear2d_aa_backward_op.table[slot(l, h)]!(gradOutput, outputSize, inputSize, alignCorners, scalesH, scalesW, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) _upsample_bilinear2d_aa_backward_jvp(result, gradOutput, outputSize, inputSize, alignCorners, scalesH, scalesW);
  return result;
}

export function _upsample_bilinear2d_aa_vec_autograd(input: Tensor, outputSize: readonly number[] | null, alignCorners: boolean, scaleFactors: readonly number[] | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(input)
      ? new Node(UpsampleBilinear2DAaBackward1, [edgeOf(input)], {
          inputSizes: input.shape,
          outputSize,
          alignCorners,
          scaleFactors,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & _upsample_bilinear2d_aa_vec_op.maskLo;
    const h = hi & afterAutograd & _upsample_bilinear2d_aa_vec_op.maskHi;
    result = _upsample_bilinear2d_aa_vec_op.table[slot(l, h)]!(input, outputSize, alignCorners, scaleFactors, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) _upsample_bilinear2d_aa_vec_jvp(result, input, outputSize, alignCorners, scaleFactors);
  return result;
}

export function _upsample_bilinear2d_aa_backward_vec_autograd(gradOutput: Tensor, outputSize: readonly number[] | null, inputSize: readonly number[], alignCorners: boolean, scaleFactors: readonly number[] | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(gradOutput)
      ? new Node(UpsampleBilinear2DAaBackwardBackward1, [edgeOf(gradOutput)], {
          outputSize,
          alignCorners,
          scaleFactors,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & _upsample_bilinear2d_aa_backward_vec_op.maskLo;
    const h = hi & afterAutograd & _upsample_bilinear2d_aa_backward_vec_op.maskHi;
    result = _upsample_bilinear2d_aa_backward_vec_op.table[slot(l, h)]!(gradOutput, outputSize, inputSize, alignCorners, scaleFactors, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) _upsample_bilinear2d_aa_backward_vec_jvp(result, gradOutput, outputSize, inputSize, alignCorners, scaleFactors);
  return result;
}

export function _upsample_bicubic2d_aa_autograd(self: Tensor, outputSize: readonly number[], alignCorners: boolean, scalesH: number | null, scalesW: number | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(UpsampleBicubic2DAaBackward0, [edgeOf(self)], {
          selfSizes: self.shape,
          outputSize,
          alignCorners,
          scalesH,
          scalesW,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & _upsample_bicubic2d_aa_op.maskLo;
    const h = hi & afterAutograd & _upsample_bicubic2d_aa_op.maskHi;
    result = _upsample_bicubic2d_aa_op.table[slot(l, h)]!(self, outputSize, alignCorners, scalesH, scalesW, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) _upsample_bicubic2d_aa_jvp(result, self, outputSize, alignCorners, scalesH, scalesW);
  return result;
}

export function _upsample_bicubic2d_aa_backward_autograd(gradOutput: Tensor, outputSize: readonly number[], inputSize: readonly number[], alignCorners: boolean, scalesH: number | null, scalesW: number | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(gradOutput)
      ? new Node(UpsampleBicubic2DAaBackwardBackward0, [edgeOf(gradOutput)], {
          outputSize,
          alignCorners,
          scalesH,
          scalesW,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & _upsample_bicubic2d_aa_backward_op.maskLo;
    const h = hi & afterAutograd & _upsample_bicubic2d_aa_backward_op.maskHi;
    result = _upsample_bicubic2d_aa_backward_op.table[slot(l, h)]!(gradOutput, outputSize, inputSize, alignCorners, scalesH, scalesW, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) _upsample_bicubic2d_aa_backward_jvp(result, gradOutput, outputSize, inputSize, alignCorners, scalesH, scalesW);
  return result;
}

export function _upsample_bicubic2d_aa_vec_autograd(input: Tensor, outputSize: readonly number[] | null, alignCorners: boolean, scaleFactors: readonly number[] | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(input)
      ? new Node(UpsampleBicubic2DAaBackward1, [edgeOf(input)], {
          inputSizes: input.shape,
          outputSize,
          alignCorners,
          scaleFactors,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & _upsample_bicubic2d_aa_vec_op.maskLo;
    const h = hi & afterAutograd & _upsample_bicubic2d_aa_vec_op.maskHi;
    result = _upsample_bicubic2d_aa_vec_op.table[slot(l, h)]!(input, outputSize, alignCorners, scaleFactors, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) _upsample_bicubic2d_aa_vec_jvp(result, input, outputSize, alignCorners, scaleFactors);
  return result;
}

export function _upsample_bicubic2d_aa_backward_vec_autograd(gradOutput: Tensor, outputSize: readonly number[] | null, inputSize: readonly number[], alignCorners: boolean, scaleFactors: readonly number[] | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(gradOutput)
      ? new Node(UpsampleBicubic2DAaBackwardBackward1, [edgeOf(gradOutput)], {
          outputSize,
          alignCorners,
          scaleFactors,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & _upsample_bicubic2d_aa_backward_vec_op.maskLo;
    const h = hi & afterAutograd & _upsample_bicubic2d_aa_backward_vec_op.maskHi;
    result = _upsample_bicubic2d_aa_backward_vec_op.table[slot(l, h)]!(gradOutput, outputSize, inputSize, alignCorners, scaleFactors, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) _upsample_bicubic2d_aa_backward_vec_jvp(result, gradOutput, outputSize, inputSize, alignCorners, scaleFactors);
  return result;
}

export function grid_sampler_2d_autograd(input: Tensor, grid: Tensor, interpolationMode: number, paddingMode: number, alignCorners: boolean, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(input) || requiresGrad(grid))
      ? new Node(GridSampler2DBackward0, [edgeOf(input), edgeOf(grid)], {
          input: saveTensor(input),
          grid: saveTensor(grid),
          interpolationMode,
          paddingMode,
          alignCorners,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & grid_sampler_2d_op.maskLo;
    const h = hi & afterAutograd & grid_sampler_2d_op.maskHi;
    result = grid_sampler_2d_op.table[slot(l, h)]!(input, grid, interpolationMode, paddingMode, alignCorners, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) forbidTangents("grid_sampler_2d", "not implemented", input, grid);
  return result;
}

export function grid_sampler_2d_backward_autograd(gradOutput: Tensor, input: Tensor, grid: Tensor, interpolationMode: number, paddingMode: number, alignCorners: boolean, outputMask: readonly boolean[], lo: number, hi: number): readonly [Tensor, Tensor] {
  const node =
    gradEnabled() && (requiresGrad(gradOutput) || requiresGrad(input) || requiresGrad(grid))
      ? new Node(GridSampler2DBackwardBackward0, [edgeOf(gradOutput), edgeOf(input), edgeOf(grid)], null)
      : null;
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & grid_sampler_2d_backward_op.maskLo;
    const h = hi & afterAutograd & grid_sampler_2d_backward_op.maskHi;
    result = grid_sampler_2d_backward_op.table[slot(l, h)]!(gradOutput, input, grid, interpolationMode, paddingMode, alignCorners, outputMask, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) {
    setHistory(result[0], node);
    setHistory(result[1], node);
  }
  if (forwardLevel() !== 0) forbidTangents("grid_sampler_2d_backward", "not implemented", gradOutput, input, grid);
  return result;
}

export function grid_sampler_3d_autograd(input: Tensor, grid: Tensor, interpolationMode: number, paddingMode: number, alignCorners: boolean, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(input) || requiresGrad(grid))
      ? new Node(GridSampler3DBackward0, [edgeOf(input), edgeOf(grid)], {
          input: saveTensor(input),
          grid: saveTensor(grid),
          interpolationMode,
          paddingMode,
          alignCorners,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & grid_sampler_3d_op.maskLo;
    const h = hi & afterAutograd & grid_sampler_3d_op.maskHi;
    result = grid_sampler_3d_op.table[slot(l, h)]!(input, grid, interpolationMode, paddingMode, alignCorners, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) forbidTangents("grid_sampler_3d", "not implemented", input, grid);
  return result;
}

export function grid_sampler_3d_backward_autograd(gradOutput: Tensor, input: Tensor, grid: Tensor, interpolationMode: number, paddingMode: number, alignCorners: boolean, outputMask: readonly boolean[], lo: number, hi: number): readonly [Tensor, Tensor] {
  const node =
    gradEnabled() && (requiresGrad(gradOutput) || requiresGrad(input) || requiresGrad(grid))
      ? new Node(GridSampler3DBackwardBackward0, [edgeOf(gradOutput), edgeOf(input), edgeOf(grid)], null)
      : null;
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & grid_sampler_3d_backward_op.maskLo;
    const h = hi & afterAutograd & grid_sampler_3d_backward_op.maskHi;
    result = grid_sampler_3d_backward_op.table[slot(l, h)]!(gradOutput, input, grid, interpolationMode, paddingMode, alignCorners, outputMask, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) {
    setHistory(result[0], node);
    setHistory(result[1], node);
  }
  if (forwardLevel() !== 0) forbidTangents("grid_sampler_3d_backward", "not implemented", gradOutput, input, grid);
  return result;
}

export function affine_grid_generator_autograd(theta: Tensor, size: readonly number[], alignCorners: boolean, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(theta)
      ? new Node(AffineGridGeneratorBackward0, [edgeOf(theta)], {
          size,
          alignCorners,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & affine_grid_generator_op.maskLo;
    const h = hi & afterAutograd & affine_grid_generator_op.maskHi;
    result = affine_grid_generator_op.table[slot(l, h)]!(theta, size, alignCorners, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) forbidTangents("affine_grid_generator", "not implemented", theta);
  return result;
}

export function multi_margin_loss_autograd(self: Tensor, target: Tensor, p: Scalar, margin: Scalar, weight: Tensor | null, reduction: number, lo: number, hi: number): Tensor {
  if (gradEnabled()) checkNoGradient(weight, "weight", "multi_margin_loss");
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(MultiMarginLossBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          target: saveTensor(target),
          p,
          margin,
          weight: saveTensor(weight),
          reduction,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & multi_margin_loss_op.maskLo;
    const h = hi & afterAutograd & multi_margin_loss_op.maskHi;
    result = multi_margin_loss_op.table[slot(l, h)]!(self, target, p, margin, weight, reduction, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) forbidTangents("multi_margin_loss", "not implemented", self, weight);
  return result;
}

export function multi_margin_loss_backward_autograd(gradOutput: Tensor, self: Tensor, target: Tensor, p: Scalar, margin: Scalar, weight: Tensor | null, reduction: number, lo: number, hi: number): Tensor {
  if (gradEnabled()) checkNoGradient(target, "target", "multi_margin_loss_backward");
  const node =
    gradEnabled() && (requiresGrad(gradOutput) || requiresGrad(self) || requiresGrad(weight))
      ? new Node(MultiMarginLossBackwardBackward0, [edgeOf(gradOutput), edgeOf(self), edgeOf(weight)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & multi_margin_loss_backward_op.maskLo;
    const h = hi & afterAutograd & multi_margin_loss_backward_op.maskHi;
    result = multi_margin_loss_backward_op.table[slot(l, h)]!(gradOutput, self, target, p, margin, weight, reduction, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) forbidTangents("multi_margin_loss_backward", "not implemented", gradOutput, self, target, weight);
  return result;
}

export function multilabel_margin_loss_forward_autograd(self: Tensor, target: Tensor, reduction: number, lo: number, hi: number): readonly [Tensor, Tensor] {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(MultilabelMarginLossBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          target: saveTensor(target),
          reduction,
          isTarget: null,
        })
      : null;
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & multilabel_margin_loss_forward_op.maskLo;
    const h = hi & afterAutograd & multilabel_margin_loss_forward_op.maskHi;
    result = multilabel_margin_loss_forward_op.table[slot(l, h)]!(self, target, reduction, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result[0], node);
  if (forwardLevel() !== 0) forbidTangents("multilabel_margin_loss_forward", "not implemented", self);
  if (node !== null) {
    node.saved.isTarget = saveOutput(result[1], node);
  }
  return result;
}

export function multilabel_margin_loss_backward_autograd(gradOutput: Tensor, self: Tensor, target: Tensor, reduction: number, isTarget: Tensor, lo: number, hi: number): Tensor {
  if (gradEnabled()) checkNoGradient(target, "target", "multilabel_margin_loss_backward");
  const node =
    gradEnabled() && (requiresGrad(gradOutput) || requiresGrad(self) || requiresGrad(isTarget))
      ? new Node(MultilabelMarginLossBackwardBackward0, [edgeOf(gradOutput), edgeOf(self), edgeOf(isTarget)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & multilabel_margin_loss_backward_op.maskLo;
    const h = hi & afterAutograd & multilabel_margin_loss_backward_op.maskHi;
    result = multilabel_margin_loss_backward_op.table[slot(l, h)]!(gradOutput, self, target, reduction, isTarget, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) forbidTangents("multilabel_margin_loss_backward", "not implemented", gradOutput, self, target, isTarget);
  return result;
}

export const rrelu_with_noise_out_autograd = /* @__PURE__ */ refusing(rrelu_with_noise_out_op, 0, 1, 6);

export function rrelu_with_noise_autograd(self: Tensor, noise: Tensor, lower: Scalar, upper: Scalar, training: boolean, generator: Generator | null, lo: number, hi: number): Tensor {
  if (gradEnabled()) checkNoGradient(noise, "noise", "rrelu_with_noise");
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(RreluWithNoiseBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          noise: saveTensor(noise),
          lower,
          upper,
          training,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & rrelu_with_noise_op.maskLo;
    const h = hi & afterAutograd & rrelu_with_noise_op.maskHi;
    result = rrelu_with_noise_op.table[slot(l, h)]!(self, noise, lower, upper, training, generator, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) rrelu_with_noise_jvp(result, self, noise, lower, upper, training);
  return result;
}

export function rrelu_with_noise__autograd(self: Tensor, noise: Tensor, lower: Scalar, upper: Scalar, training: boolean, generator: Generator | null, lo: number, hi: number): Tensor {
  if (gradEnabled()) checkNoGradient(noise, "noise", "rrelu_with_noise_");
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(RreluWithNoiseBackward1, [edgeOf(self)], {
          noise: saveTensor(noise),
          lower,
          upper,
          training,
          result: null,
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & rrelu_with_noise__op.maskLo;
    const h = hi & afterAutograd & rrelu_with_noise__op.maskHi;
    rrelu_with_noise__op.table[slot(l, h)]!(self, noise, lower, upper, training, generator, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) forbidTangents("rrelu_with_noise_", "not implemented", self, noise);
  if (node !== null) {
    node.saved.result = saveInplaceOutput(self, node);
  }
  return self;
}

export function rrelu_with_noise_backward_autograd(gradOutput: Tensor, self: Tensor, noise: Tensor, lower: Scalar, upper: Scalar, training: boolean, selfIsResult: boolean, lo: number, hi: number): Tensor {
  if (gradEnabled()) checkNoGradient(noise, "noise", "rrelu_with_noise_backward");
  const node =
    gradEnabled() && (requiresGrad(gradOutput) || requiresGrad(self))
      ? new Node(RreluWithNoiseBackwardBackward0, [edgeOf(gradOutput), edgeOf(self)], {
          self: saveTensor(self),
          noise: saveTensor(noise),
          lower,
          upper,
          training,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & rrelu_with_noise_backward_op.maskLo;
    const h = hi & afterAutograd & rrelu_with_noise_backward_op.maskHi;
    result = rrelu_with_noise_backward_op.table[slot(l, h)]!(gradOutput, self, noise, lower, upper, training, selfIsResult, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) rrelu_with_noise_backward_jvp(result, gradOutput, self, noise, lower, upper, training);
  return result;
}

export function _ctc_loss_autograd(logProbs: Tensor, targets: Tensor, inputLengths: readonly number[], targetLengths: readonly number[], blank: number, zeroInfinity: boolean, lo: number, hi: number): readonly [Tensor, Tensor] {
  if (gradEnabled()) checkNoGradient(targets, "targets", "_ctc_loss");
  const node =
    gradEnabled() && requiresGrad(logProbs)
      ? new Node(CtcLossBackward0, [edgeOf(logProbs)], {
          logProbs: saveTensor(logProbs),
          targets: saveTensor(targets),
          inputLengths,
          targetLengths,
          blank,
          zeroInfinity,
          result0: null,
          result1: null,
        })
      : null;
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & _ctc_loss_op.maskLo;
    const h = hi & afterAutograd & _ctc_loss_op.maskHi;
    result = _ctc_loss_op.table[slot(l, h)]!(logProbs, targets, inputLengths, targetLengths, blank, zeroInfinity, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result[0], node);
  if (forwardLevel() !== 0) forbidTangents("_ctc_loss", "not implemented", logProbs, targets);
  if (node !== null) {
    node.saved.result0 = saveOutput(result[0], node);
    node.saved.result1 = saveOutput(result[1], node);
  }
  return result;
}

export function _ctc_loss_Tensor_autograd(logProbs: Tensor, targets: Tensor, inputLengths: Tensor, targetLengths: Tensor, blank: number, zeroInfinity: boolean, lo: number, hi: number): readonly [Tensor, Tensor] {
  if (gradEnabled()) checkNoGradient(targets, "targets", "_ctc_loss");
  if (gradEnabled()) checkNoGradient(inputLengths, "input_lengths", "_ctc_loss");
  if (gradEnabled()) checkNoGradient(targetLengths, "target_lengths", "_ctc_loss");
  const node =
    gradEnabled() && requiresGrad(logProbs)
      ? new Node(CtcLossBackward1, [edgeOf(logProbs)], {
          logProbs: saveTensor(logProbs),
          targets: saveTensor(targets),
          inputLengths: saveTensor(inputLengths),
          targetLengths: saveTensor(targetLengths),
          blank,
          zeroInfinity,
          result0: null,
          result1: null,
        })
      : null;
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & _ctc_loss_Tensor_op.maskLo;
    const h = hi & afterAutograd & _ctc_loss_Tensor_op.maskHi;
    result = _ctc_loss_Tensor_op.table[slot(l, h)]!(logProbs, targets, inputLengths, targetLengths, blank, zeroInfinity, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result[0], node);
  if (forwardLevel() !== 0) forbidTangents("_ctc_loss.Tensor", "not implemented", logProbs, targets, inputLengths, targetLengths);
  if (node !== null) {
    node.saved.result0 = saveOutput(result[0], node);
    node.saved.result1 = saveOutput(result[1], node);
  }
  return result;
}

export function _ctc_loss_backward_autograd(grad: Tensor, logProbs: Tensor, targets: Tensor, inputLengths: readonly number[], targetLengths: readonly number[], negLogLikelihood: Tensor, logAlpha: Tensor, blank: number, zeroInfinity: boolean, lo: number, hi: number): Tensor {
  if (gradEnabled()) checkNoGradient(targets, "targets", "_ctc_loss_backward");
  const node =
    gradEnabled() && (requiresGrad(grad) || requiresGrad(logProbs) || requiresGrad(negLogLikelihood) || requiresGrad(logAlpha))
      ? new Node(CtcLossBackwardBackward0, [edgeOf(grad), edgeOf(logProbs), edgeOf(negLogLikelihood), edgeOf(logAlpha)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & _ctc_loss_backward_op.maskLo;
    const h = hi & afterAutograd & _ctc_loss_backward_op.maskHi;
    result = _ctc_loss_backward_op.table[slot(l, h)]!(grad, logProbs, targets, inputLengths, targetLengths, negLogLikelihood, logAlpha, blank, zeroInfinity, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) forbidTangents("_ctc_loss_backward", "not implemented", grad, logProbs, targets, negLogLikelihood, logAlpha);
  return result;
}

export function _ctc_loss_backward_Tensor_autograd(grad: Tensor, logProbs: Tensor, targets: Tensor, inputLengths: Tensor, targetLengths: Tensor, negLogLikelihood: Tensor, logAlpha: Tensor, blank: number, zeroInfinity: boolean, lo: number, hi: number): Tensor {
  if (gradEnabled()) checkNoGradient(targets, "targets", "_ctc_loss_backward");
  if (gradEnabled()) checkNoGradient(inputLengths, "input_lengths", "_ctc_loss_backward");
  if (gradEnabled()) checkNoGradient(targetLengths, "target_lengths", "_ctc_loss_backward");
  const node =
    gradEnabled() && (requiresGrad(grad) || requiresGrad(logProbs) || requiresGrad(negLogLikelihood) || requiresGrad(logAlpha))
      ? new Node(CtcLossBackwardBackward1, [edgeOf(grad), edgeOf(logProbs), edgeOf(negLogLikelihood), edgeOf(logAlpha)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & _ctc_loss_backward_Tensor_op.maskLo;
    const h = hi & afterAutograd & _ctc_loss_backward_Tensor_op.maskHi;
    result = _ctc_loss_backward_Tensor_op.table[slot(l, h)]!(grad, logProbs, targets, inputLengths, targetLengths, negLogLikelihood, logAlpha, blank, zeroInfinity, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) forbidTangents("_ctc_loss_backward.Tensor", "not implemented", grad, logProbs, targets, inputLengths, targetLengths, negLogLikelihood, logAlpha);
  return result;
}

export function fractional_max_pool2d_autograd(self: Tensor, kernelSize: readonly number[], outputSize: readonly number[], randomSamples: Tensor, lo: number, hi: number): readonly [Tensor, Tensor] {
  if (gradEnabled()) checkNoGradient(randomSamples, "random_samples", "fractional_max_pool2d");
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(FractionalMaxPool2DBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          kernelSize,
          outputSize,
          result1: null,
        })
      : null;
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & fractional_max_pool2d_op.maskLo;
    const h = hi & afterAutograd & fractional_max_pool2d_op.maskHi;
    result = fractional_max_pool2d_op.table[slot(l, h)]!(self, kernelSize, outputSize, randomSamples, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result[0], node);
  if (forwardLevel() !== 0) fractional_max_pool2d_jvp(result[0], result[1], self);
  if (node !== null) {
    node.saved.result1 = saveOutput(result[1], node);
  }
  return result;
}

export const fractional_max_pool2d_output_autograd = /* @__PURE__ */ refusing(fractional_max_pool2d_output_op, 0, 3, 4);

export function fractional_max_pool2d_backward_autograd(gradOutput: Tensor, self: Tensor, kernelSize: readonly number[], outputSize: readonly number[], indices: Tensor, lo: number, hi: number): Tensor {
  if (gradEnabled()) checkNoGradient(indices, "indices", "fractional_max_pool2d_backward");
  const node =
    gradEnabled() && (requiresGrad(gradOutput) || requiresGrad(self))
      ? new Node(FractionalMaxPool2DBackwardBackward0, [edgeOf(gradOutput), edgeOf(self)], {
          indices: saveTensor(indices),
          selfInfo: infoOf(self),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & fractional_max_pool2d_backward_op.maskLo;
    const h = hi & afterAutograd & fractional_max_pool2d_backward_op.maskHi;
    result = fractional_max_pool2d_backward_op.table[slot(l, h)]!(gradOutput, self, kernelSize, outputSize, indices, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) fractional_max_pool2d_backward_jvp(result, gradOutput, self, kernelSize, outputSize, indices);
  return result;
}

export function fractional_max_pool3d_autograd(self: Tensor, kernelSize: readonly number[], outputSize: readonly number[], randomSamples: Tensor, lo: number, hi: number): readonly [Tensor, Tensor] {
  if (gradEnabled()) checkNoGradient(randomSamples, "random_samples", "fractional_max_pool3d");
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(FractionalMaxPool3DBackward0, [edgeOf(self)], {
          self: saveTensor(self),
          kernelSize,
          outputSize,
          result1: null,
        })
      : null;
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & fractional_max_pool3d_op.maskLo;
    const h = hi & afterAutograd & fractional_max_pool3d_op.maskHi;
    result = fractional_max_pool3d_op.table[slot(l, h)]!(self, kernelSize, outputSize, randomSamples, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result[0], node);
  if (forwardLevel() !== 0) fractional_max_pool3d_jvp(result[0], result[1], self);
  if (node !== null) {
    node.saved.result1 = saveOutput(result[1], node);
  }
  return result;
}

export const fractional_max_pool3d_output_autograd = /* @__PURE__ */ refusing(fractional_max_pool3d_output_op, 0, 3, 4);

export function fractional_max_pool3d_backward_autograd(gradOutput: Tensor, self: Tensor, kernelSize: readonly number[], outputSize: readonly number[], indices: Tensor, lo: number, hi: number): Tensor {
  if (gradEnabled()) checkNoGradient(indices, "indices", "fractional_max_pool3d_backward");
  const node =
    gradEnabled() && (requiresGrad(gradOutput) || requiresGrad(self))
      ? new Node(FractionalMaxPool3DBackwardBackward0, [edgeOf(gradOutput), edgeOf(self)], {
          indices: saveTensor(indices),
          selfInfo: infoOf(self),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & fractional_max_pool3d_backward_op.maskLo;
    const h = hi & afterAutograd & fractional_max_pool3d_backward_op.maskHi;
    result = fractional_max_pool3d_backward_op.table[slot(l, h)]!(gradOutput, self, kernelSize, outputSize, indices, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) fractional_max_pool3d_backward_jvp(result, gradOutput, self, kernelSize, outputSize, indices);
  return result;
}

export function conv_tbc_autograd(self: Tensor, weight: Tensor, bias: Tensor, pad: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(weight) || requiresGrad(bias))
      ? new Node(ConvTbcBackward0, [edgeOf(self), edgeOf(weight), edgeOf(bias)], {
          self: saveTensor(self),
          weight: saveTensor(weight),
          bias: saveTensor(bias),
          pad,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & conv_tbc_op.maskLo;
    const h = hi & afterAutograd & conv_tbc_op.maskHi;
    result = conv_tbc_op.table[slot(l, h)]!(self, weight, bias, pad, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) forbidTangents("conv_tbc", "not implemented", self, weight, bias);
  return result;
}

export function _weight_norm_interface_autograd(v: Tensor, g: Tensor, dim: number, lo: number, hi: number): readonly [Tensor, Tensor] {
  const node =
    gradEnabled() && (requiresGrad(v) || requiresGrad(g))
      ? new Node(WeightNormInterfaceBackward0, [edgeOf(v), edgeOf(g)], {
          v: saveTensor(v),
          g: saveTensor(g),
          dim,
          result1: null,
        })
      : null;
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & _weight_norm_interface_op.maskLo;
    const h = hi & afterAutograd & _weight_norm_interface_op.maskHi;
    result = _weight_norm_interface_op.table[slot(l, h)]!(v, g, dim, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result[0], node);
  if (forwardLevel() !== 0) forbidTangents("_weight_norm_interface", "not implemented", v, g);
  if (node !== null) {
    node.saved.result1 = saveOutput(result[1], node);
  }
  return result;
}

export function _pack_padded_sequence_autograd(input: Tensor, lengths: Tensor, batchFirst: boolean, lo: number, hi: number): readonly [Tensor, Tensor] {
  if (gradEnabled()) checkNoGradient(lengths, "lengths", "_pack_padded_sequence");
  const node =
    gradEnabled() && requiresGrad(input)
      ? new Node(PackPaddedSequenceBackward0, [edgeOf(input)], {
          inputSizes: input.shape,
          batchFirst,
          result1: null,
        })
      : null;
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & _pack_padded_sequence_op.maskLo;
    const h = hi & afterAutograd & _pack_padded_sequence_op.maskHi;
    result = _pack_padded_sequence_op.table[slot(l, h)]!(input, lengths, batchFirst, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result[0], node);
  if (forwardLevel() !== 0) forbidTangents("_pack_padded_sequence", "not implemented", input, lengths);
  if (node !== null) {
    node.saved.result1 = saveOutput(result[1], node);
  }
  return result;
}

export function abs__autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(AbsBackward0, [edgeOf(self)], {
          self: saveTensor(clone(self, null)),
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? clone(self, null) : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & abs__op.maskLo;
    const h = hi & afterAutograd & abs__op.maskHi;
    abs__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) abs__jvp(self, originalSelf);
  return self;
}

export const abs_out_autograd = /* @__PURE__ */ refusing(abs_out_op, 0, 1);

export function neg__autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(NegBackward0, [edgeOf(self)], null)
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & neg__op.maskLo;
    const h = hi & afterAutograd & neg__op.maskHi;
    neg__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) neg__jvp(self);
  return self;
}

export const neg_out_autograd = /* @__PURE__ */ refusing(neg_out_op, 0, 1);

export function sign__autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(SignBackward0, [edgeOf(self)], null)
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & sign__op.maskLo;
    const h = hi & afterAutograd & sign__op.maskHi;
    sign__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) sign__jvp(self);
  return self;
}

export const sign_out_autograd = /* @__PURE__ */ refusing(sign_out_op, 0, 1);

export function sgn__autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(SgnBackward0, [edgeOf(self)], {
          self: saveTensor(clone(self, null)),
          result: null,
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? clone(self, null) : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & sgn__op.maskLo;
    const h = hi & afterAutograd & sgn__op.maskHi;
    sgn__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) sgn__jvp(self, originalSelf);
  if (node !== null) {
    node.saved.result = saveInplaceOutput(self, node);
  }
  return self;
}

export const sgn_out_autograd = /* @__PURE__ */ refusing(sgn_out_op, 0, 1);

export function exp__autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(ExpBackward0, [edgeOf(self)], {
          result: null,
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & exp__op.maskLo;
    const h = hi & afterAutograd & exp__op.maskHi;
    exp__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) exp__jvp(self);
  if (node !== null) {
    node.saved.result = saveInplaceOutput(self, node);
  }
  return self;
}

export const exp_out_autograd = /* @__PURE__ */ refusing(exp_out_op, 0, 1);

export function expm1__autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(Expm1Backward0, [edgeOf(self)], {
          result: null,
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & expm1__op.maskLo;
    const h = hi & afterAutograd & expm1__op.maskHi;
    expm1__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) expm1__jvp(self);
  if (node !== null) {
    node.saved.result = saveInplaceOutput(self, node);
  }
  return self;
}

export const expm1_out_autograd = /* @__PURE__ */ refusing(expm1_out_op, 0, 1);

export function exp2__autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(Exp2Backward0, [edgeOf(self)], {
          result: null,
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & exp2__op.maskLo;
    const h = hi & afterAutograd & exp2__op.maskHi;
    exp2__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) exp2__jvp(self);
  if (node !== null) {
    node.saved.result = saveInplaceOutput(self, node);
  }
  return self;
}

export const exp2_out_autograd = /* @__PURE__ */ refusing(exp2_out_op, 0, 1);

export function log__autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(LogBackward0, [edgeOf(self)], {
          self: saveTensor(clone(self, null)),
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? clone(self, null) : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & log__op.maskLo;
    const h = hi & afterAutograd & log__op.maskHi;
    log__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) log__jvp(self, originalSelf);
  return self;
}

export const log_out_autograd = /* @__PURE__ */ refusing(log_out_op, 0, 1);

export function log1p__autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(Log1PBackward0, [edgeOf(self)], {
          self: saveTensor(clone(self, null)),
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? clone(self, null) : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & log1p__op.maskLo;
    const h = hi & afterAutograd & log1p__op.maskHi;
    log1p__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) log1p__jvp(self, originalSelf);
  return self;
}

export const log1p_out_autograd = /* @__PURE__ */ refusing(log1p_out_op, 0, 1);

export function log2__autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(Log2Backward0, [edgeOf(self)], {
          self: saveTensor(clone(self, null)),
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? clone(self, null) : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & log2__op.maskLo;
    const h = hi & afterAutograd & log2__op.maskHi;
    log2__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) log2__jvp(self, originalSelf);
  return self;
}

export const log2_out_autograd = /* @__PURE__ */ refusing(log2_out_op, 0, 1);

export function log10__autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(Log10Backward0, [edgeOf(self)], {
          self: saveTensor(clone(self, null)),
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? clone(self, null) : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & log10__op.maskLo;
    const h = hi & afterAutograd & log10__op.maskHi;
    log10__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) log10__jvp(self, originalSelf);
  return self;
}

export const log10_out_autograd = /* @__PURE__ */ refusing(log10_out_op, 0, 1);

export function sqrt__autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(SqrtBackward0, [edgeOf(self)], {
          result: null,
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & sqrt__op.maskLo;
    const h = hi & afterAutograd & sqrt__op.maskHi;
    sqrt__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) sqrt__jvp(self);
  if (node !== null) {
    node.saved.result = saveInplaceOutput(self, node);
  }
  return self;
}

export const sqrt_out_autograd = /* @__PURE__ */ refusing(sqrt_out_op, 0, 1);

export function rsqrt__autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(RsqrtBackward0, [edgeOf(self)], {
          result: null,
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & rsqrt__op.maskLo;
    const h = hi & afterAutograd & rsqrt__op.maskHi;
    rsqrt__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) rsqrt__jvp(self);
  if (node !== null) {
    node.saved.result = saveInplaceOutput(self, node);
  }
  return self;
}

export const rsqrt_out_autograd = /* @__PURE__ */ refusing(rsqrt_out_op, 0, 1);

export function sin__autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(SinBackward0, [edgeOf(self)], {
          self: saveTensor(clone(self, null)),
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? clone(self, null) : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & sin__op.maskLo;
    const h = hi & afterAutograd & sin__op.maskHi;
    sin__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) sin__jvp(self, originalSelf);
  return self;
}

export const sin_out_autograd = /* @__PURE__ */ refusing(sin_out_op, 0, 1);

export function cos__autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(CosBackward0, [edgeOf(self)], {
          self: saveTensor(clone(self, null)),
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? clone(self, null) : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & cos__op.maskLo;
    const h = hi & afterAutograd & cos__op.maskHi;
    cos__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) cos__jvp(self, originalSelf);
  return self;
}

export const cos_out_autograd = /* @__PURE__ */ refusing(cos_out_op, 0, 1);

export function tan__autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(TanBackward0, [edgeOf(self)], {
          result: null,
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & tan__op.maskLo;
    const h = hi & afterAutograd & tan__op.maskHi;
    tan__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) tan__jvp(self);
  if (node !== null) {
    node.saved.result = saveInplaceOutput(self, node);
  }
  return self;
}

export const tan_out_autograd = /* @__PURE__ */ refusing(tan_out_op, 0, 1);

export function asin__autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(AsinBackward0, [edgeOf(self)], {
          self: saveTensor(clone(self, null)),
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? clone(self, null) : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & asin__op.maskLo;
    const h = hi & afterAutograd & asin__op.maskHi;
    asin__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) asin__jvp(self, originalSelf);
  return self;
}

export const asin_out_autograd = /* @__PURE__ */ refusing(asin_out_op, 0, 1);

export function acos__autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(AcosBackward0, [edgeOf(self)], {
          self: saveTensor(clone(self, null)),
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? clone(self, null) : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & acos__op.maskLo;
    const h = hi & afterAutograd & acos__op.maskHi;
    acos__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) acos__jvp(self, originalSelf);
  return self;
}

export const acos_out_autograd = /* @__PURE__ */ refusing(acos_out_op, 0, 1);

export function atan__autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(AtanBackward0, [edgeOf(self)], {
          self: saveTensor(clone(self, null)),
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? clone(self, null) : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & atan__op.maskLo;
    const h = hi & afterAutograd & atan__op.maskHi;
    atan__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) atan__jvp(self, originalSelf);
  return self;
}

export const atan_out_autograd = /* @__PURE__ */ refusing(atan_out_op, 0, 1);

export function sinh__autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(SinhBackward0, [edgeOf(self)], {
          self: saveTensor(clone(self, null)),
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? clone(self, null) : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & sinh__op.maskLo;
    const h = hi & afterAutograd & sinh__op.maskHi;
    sinh__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) sinh__jvp(self, originalSelf);
  return self;
}

export const sinh_out_autograd = /* @__PURE__ */ refusing(sinh_out_op, 0, 1);

export function cosh__autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(CoshBackward0, [edgeOf(self)], {
          self: saveTensor(clone(self, null)),
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? clone(self, null) : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & cosh__op.maskLo;
    const h = hi & afterAutograd & cosh__op.maskHi;
    cosh__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) cosh__jvp(self, originalSelf);
  return self;
}

export const cosh_out_autograd = /* @__PURE__ */ refusing(cosh_out_op, 0, 1);

export function tanh__autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(TanhBackward0, [edgeOf(self)], {
          result: null,
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & tanh__op.maskLo;
    const h = hi & afterAutograd & tanh__op.maskHi;
    tanh__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) tanh__jvp(self);
  if (node !== null) {
    node.saved.result = saveInplaceOutput(self, node);
  }
  return self;
}

export const tanh_out_autograd = /* @__PURE__ */ refusing(tanh_out_op, 0, 1);

export function asinh__autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(AsinhBackward0, [edgeOf(self)], {
          self: saveTensor(clone(self, null)),
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? clone(self, null) : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & asinh__op.maskLo;
    const h = hi & afterAutograd & asinh__op.maskHi;
    asinh__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) asinh__jvp(self, originalSelf);
  return self;
}

export const asinh_out_autograd = /* @__PURE__ */ refusing(asinh_out_op, 0, 1);

export function acosh__autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(AcoshBackward0, [edgeOf(self)], {
          self: saveTensor(clone(self, null)),
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? clone(self, null) : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & acosh__op.maskLo;
    const h = hi & afterAutograd & acosh__op.maskHi;
    acosh__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) acosh__jvp(self, originalSelf);
  return self;
}

export const acosh_out_autograd = /* @__PURE__ */ refusing(acosh_out_op, 0, 1);

export function atanh__autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(AtanhBackward0, [edgeOf(self)], {
          self: saveTensor(clone(self, null)),
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? clone(self, null) : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & atanh__op.maskLo;
    const h = hi & afterAutograd & atanh__op.maskHi;
    atanh__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) atanh__jvp(self, originalSelf);
  return self;
}

export const atanh_out_autograd = /* @__PURE__ */ refusing(atanh_out_op, 0, 1);

export function erf__autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(ErfBackward0, [edgeOf(self)], {
          self: saveTensor(clone(self, null)),
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? clone(self, null) : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & erf__op.maskLo;
    const h = hi & afterAutograd & erf__op.maskHi;
    erf__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) erf__jvp(self, originalSelf);
  return self;
}

export const erf_out_autograd = /* @__PURE__ */ refusing(erf_out_op, 0, 1);

export function erfc__autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(ErfcBackward0, [edgeOf(self)], {
          self: saveTensor(clone(self, null)),
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? clone(self, null) : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & erfc__op.maskLo;
    const h = hi & afterAutograd & erfc__op.maskHi;
    erfc__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) erfc__jvp(self, originalSelf);
  return self;
}

export const erfc_out_autograd = /* @__PURE__ */ refusing(erfc_out_op, 0, 1);

export function erfinv__autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(ErfinvBackward0, [edgeOf(self)], {
          result: null,
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & erfinv__op.maskLo;
    const h = hi & afterAutograd & erfinv__op.maskHi;
    erfinv__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) erfinv__jvp(self);
  if (node !== null) {
    node.saved.result = saveInplaceOutput(self, node);
  }
  return self;
}

export const erfinv_out_autograd = /* @__PURE__ */ refusing(erfinv_out_op, 0, 1);

export function lgamma__autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(LgammaBackward0, [edgeOf(self)], {
          self: saveTensor(clone(self, null)),
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? clone(self, null) : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & lgamma__op.maskLo;
    const h = hi & afterAutograd & lgamma__op.maskHi;
    lgamma__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) lgamma__jvp(self, originalSelf);
  return self;
}

export const lgamma_out_autograd = /* @__PURE__ */ refusing(lgamma_out_op, 0, 1);

export function digamma__autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(DigammaBackward0, [edgeOf(self)], {
          self: saveTensor(clone(self, null)),
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? clone(self, null) : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & digamma__op.maskLo;
    const h = hi & afterAutograd & digamma__op.maskHi;
    digamma__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) digamma__jvp(self, originalSelf);
  return self;
}

export const digamma_out_autograd = /* @__PURE__ */ refusing(digamma_out_op, 0, 1);

export function sigmoid__autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(SigmoidBackward0, [edgeOf(self)], {
          result: null,
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & sigmoid__op.maskLo;
    const h = hi & afterAutograd & sigmoid__op.maskHi;
    sigmoid__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) sigmoid__jvp(self);
  if (node !== null) {
    node.saved.result = saveInplaceOutput(self, node);
  }
  return self;
}

export const sigmoid_out_autograd = /* @__PURE__ */ refusing(sigmoid_out_op, 0, 1);

export const polygamma_out_autograd = /* @__PURE__ */ refusing(polygamma_out_op, 1, 2);

export function reciprocal__autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(ReciprocalBackward0, [edgeOf(self)], {
          result: null,
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & reciprocal__op.maskLo;
    const h = hi & afterAutograd & reciprocal__op.maskHi;
    reciprocal__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) reciprocal__jvp(self);
  if (node !== null) {
    node.saved.result = saveInplaceOutput(self, node);
  }
  return self;
}

export const reciprocal_out_autograd = /* @__PURE__ */ refusing(reciprocal_out_op, 0, 1);

export function floor__autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(FloorBackward0, [edgeOf(self)], null)
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & floor__op.maskLo;
    const h = hi & afterAutograd & floor__op.maskHi;
    floor__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) floor__jvp(self);
  return self;
}

export const floor_out_autograd = /* @__PURE__ */ refusing(floor_out_op, 0, 1);

export function ceil__autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(CeilBackward0, [edgeOf(self)], null)
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & ceil__op.maskLo;
    const h = hi & afterAutograd & ceil__op.maskHi;
    ceil__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) ceil__jvp(self);
  return self;
}

export const ceil_out_autograd = /* @__PURE__ */ refusing(ceil_out_op, 0, 1);

export function trunc__autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(TruncBackward0, [edgeOf(self)], null)
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & trunc__op.maskLo;
    const h = hi & afterAutograd & trunc__op.maskHi;
    trunc__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) trunc__jvp(self);
  return self;
}

export const trunc_out_autograd = /* @__PURE__ */ refusing(trunc_out_op, 0, 1);

export function round__autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(RoundBackward0, [edgeOf(self)], null)
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & round__op.maskLo;
    const h = hi & afterAutograd & round__op.maskHi;
    round__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) round__jvp(self);
  return self;
}

export const round_out_autograd = /* @__PURE__ */ refusing(round_out_op, 0, 1);

export function round__decimals_autograd(self: Tensor, decimals: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(RoundBackward1, [edgeOf(self)], null)
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & round__decimals_op.maskLo;
    const h = hi & afterAutograd & round__decimals_op.maskHi;
    round__decimals_op.table[slot(l, h)]!(self, decimals, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) round__decimals_jvp(self);
  return self;
}

export const round_decimals_out_autograd = /* @__PURE__ */ refusing(round_decimals_out_op, 0, 2);

export function frac__autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(FracBackward0, [edgeOf(self)], null)
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & frac__op.maskLo;
    const h = hi & afterAutograd & frac__op.maskHi;
    frac__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) frac__jvp(self);
  return self;
}

export const frac_out_autograd = /* @__PURE__ */ refusing(frac_out_op, 0, 1);

export function sinc__autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(SincBackward0, [edgeOf(self)], {
          self: saveTensor(clone(self, null)),
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? clone(self, null) : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & sinc__op.maskLo;
    const h = hi & afterAutograd & sinc__op.maskHi;
    sinc__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) sinc__jvp(self, originalSelf);
  return self;
}

export const sinc_out_autograd = /* @__PURE__ */ refusing(sinc_out_op, 0, 1);

export function deg2rad__autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(Deg2RadBackward0, [edgeOf(self)], null)
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & deg2rad__op.maskLo;
    const h = hi & afterAutograd & deg2rad__op.maskHi;
    deg2rad__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) deg2rad__jvp(self);
  return self;
}

export const deg2rad_out_autograd = /* @__PURE__ */ refusing(deg2rad_out_op, 0, 1);

export function rad2deg__autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(Rad2DegBackward0, [edgeOf(self)], null)
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & rad2deg__op.maskLo;
    const h = hi & afterAutograd & rad2deg__op.maskHi;
    rad2deg__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) rad2deg__jvp(self);
  return self;
}

export const rad2deg_out_autograd = /* @__PURE__ */ refusing(rad2deg_out_op, 0, 1);

export function logit__autograd(self: Tensor, eps: number | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(LogitBackward0, [edgeOf(self)], {
          self: saveTensor(clone(self, null)),
          eps,
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? clone(self, null) : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & logit__op.maskLo;
    const h = hi & afterAutograd & logit__op.maskHi;
    logit__op.table[slot(l, h)]!(self, eps, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) logit__jvp(self, eps, originalSelf);
  return self;
}

export const logit_out_autograd = /* @__PURE__ */ refusing(logit_out_op, 0, 2);

export function nan_to_num__autograd(self: Tensor, nan: number | null, posinf: number | null, neginf: number | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(NanToNumBackward0, [edgeOf(self)], {
          self: saveTensor(clone(self, null)),
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? clone(self, null) : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & nan_to_num__op.maskLo;
    const h = hi & afterAutograd & nan_to_num__op.maskHi;
    nan_to_num__op.table[slot(l, h)]!(self, nan, posinf, neginf, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) nan_to_num__jvp(self, originalSelf);
  return self;
}

export const nan_to_num_out_autograd = /* @__PURE__ */ refusing(nan_to_num_out_op, 0, 4);

export function add__Tensor_autograd(self: Tensor, other: Tensor, alpha: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(other))
      ? new Node(AddBackward0, [edgeOf(self), edgeOf(other)], {
          alpha,
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & add__Tensor_op.maskLo;
    const h = hi & afterAutograd & add__Tensor_op.maskHi;
    add__Tensor_op.table[slot(l, h)]!(self, other, alpha, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) add__Tensor_jvp(self, other, alpha);
  return self;
}

export const add_out_autograd = /* @__PURE__ */ refusing(add_out_op, 0, 1, 3);

export function add__Scalar_autograd(self: Tensor, other: Scalar, alpha: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(AddBackward1, [edgeOf(self)], null)
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & add__Scalar_op.maskLo;
    const h = hi & afterAutograd & add__Scalar_op.maskHi;
    add__Scalar_op.table[slot(l, h)]!(self, other, alpha, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) add__Scalar_jvp(self);
  return self;
}

export function sub__Tensor_autograd(self: Tensor, other: Tensor, alpha: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(other))
      ? new Node(SubBackward0, [edgeOf(self), edgeOf(other)], {
          alpha,
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & sub__Tensor_op.maskLo;
    const h = hi & afterAutograd & sub__Tensor_op.maskHi;
    sub__Tensor_op.table[slot(l, h)]!(self, other, alpha, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) sub__Tensor_jvp(self, other, alpha);
  return self;
}

export const sub_out_autograd = /* @__PURE__ */ refusing(sub_out_op, 0, 1, 3);

export function sub__Scalar_autograd(self: Tensor, other: Scalar, alpha: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(SubBackward1, [edgeOf(self)], null)
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & sub__Scalar_op.maskLo;
    const h = hi & afterAutograd & sub__Scalar_op.maskHi;
    sub__Scalar_op.table[slot(l, h)]!(self, other, alpha, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) sub__Scalar_jvp(self);
  return self;
}

export function mul__Tensor_autograd(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(other))
      ? new Node(MulBackward0, [edgeOf(self), edgeOf(other)], {
          self: requiresGrad(other) ? saveTensor(clone(self, null)) : null,
          other: requiresGrad(self) ? saveTensor(other) : null,
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? clone(self, null) : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & mul__Tensor_op.maskLo;
    const h = hi & afterAutograd & mul__Tensor_op.maskHi;
    mul__Tensor_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) mul__Tensor_jvp(self, other, originalSelf);
  return self;
}

export const mul_out_autograd = /* @__PURE__ */ refusing(mul_out_op, 0, 1, 2);

export function mul__Scalar_autograd(self: Tensor, other: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(MulBackward1, [edgeOf(self)], {
          other,
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & mul__Scalar_op.maskLo;
    const h = hi & afterAutograd & mul__Scalar_op.maskHi;
    mul__Scalar_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) mul__Scalar_jvp(self, other);
  return self;
}

export function div__Tensor_autograd(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(other))
      ? new Node(DivBackward0, [edgeOf(self), edgeOf(other)], {
          self: requiresGrad(other) ? saveTensor(clone(self, null)) : null,
          other: saveTensor(other),
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & div__Tensor_op.maskLo;
    const h = hi & afterAutograd & div__Tensor_op.maskHi;
    div__Tensor_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) div__Tensor_jvp(self, other);
  return self;
}

export const div_out_autograd = /* @__PURE__ */ refusing(div_out_op, 0, 1, 2);

export function div__Scalar_autograd(self: Tensor, other: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(DivBackward1, [edgeOf(self)], {
          other,
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & div__Scalar_op.maskLo;
    const h = hi & afterAutograd & div__Scalar_op.maskHi;
    div__Scalar_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) div__Scalar_jvp(self, other);
  return self;
}

export function div__Tensor_mode_autograd(self: Tensor, other: Tensor, roundingMode: string | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(other))
      ? new Node(DivBackward2, [edgeOf(self), edgeOf(other)], {
          self: requiresGrad(other) ? saveTensor(clone(self, null)) : null,
          other: saveTensor(other),
          roundingMode,
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & div__Tensor_mode_op.maskLo;
    const h = hi & afterAutograd & div__Tensor_mode_op.maskHi;
    div__Tensor_mode_op.table[slot(l, h)]!(self, other, roundingMode, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) div__Tensor_mode_jvp(self, other, roundingMode);
  return self;
}

export const div_out_mode_autograd = /* @__PURE__ */ refusing(div_out_mode_op, 0, 1, 3);

export function div__Scalar_mode_autograd(self: Tensor, other: Scalar, roundingMode: string | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(DivBackward3, [edgeOf(self)], {
          other,
          roundingMode,
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & div__Scalar_mode_op.maskLo;
    const h = hi & afterAutograd & div__Scalar_mode_op.maskHi;
    div__Scalar_mode_op.table[slot(l, h)]!(self, other, roundingMode, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) div__Scalar_mode_jvp(self, other, roundingMode);
  return self;
}

export function floor_divide__Tensor_autograd(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(other))
      ? new Node(FloorDivideBackward0, [edgeOf(self), edgeOf(other)], null)
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & floor_divide__Tensor_op.maskLo;
    const h = hi & afterAutograd & floor_divide__Tensor_op.maskHi;
    floor_divide__Tensor_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) forbidTangents("floor_divide_.Tensor", "not implemented", self, other);
  return self;
}

export function floor_divide__Scalar_autograd(self: Tensor, other: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(FloorDivideBackward1, [edgeOf(self)], null)
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & floor_divide__Scalar_op.maskLo;
    const h = hi & afterAutograd & floor_divide__Scalar_op.maskHi;
    floor_divide__Scalar_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) forbidTangents("floor_divide_.Scalar", "not implemented", self);
  return self;
}

export function remainder__Tensor_autograd(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(other))
      ? new Node(RemainderBackward1, [edgeOf(self), edgeOf(other)], {
          self: requiresGrad(other) ? saveTensor(clone(self, null)) : null,
          other: requiresGrad(other) ? saveTensor(other) : null,
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? clone(self, null) : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & remainder__Tensor_op.maskLo;
    const h = hi & afterAutograd & remainder__Tensor_op.maskHi;
    remainder__Tensor_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) remainder__Tensor_jvp(self, other, originalSelf);
  return self;
}

export const remainder_Tensor_out_autograd = /* @__PURE__ */ refusing(remainder_Tensor_out_op, 0, 1, 2);

export function remainder__Scalar_autograd(self: Tensor, other: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(RemainderBackward0, [edgeOf(self)], null)
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & remainder__Scalar_op.maskLo;
    const h = hi & afterAutograd & remainder__Scalar_op.maskHi;
    remainder__Scalar_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) remainder__Scalar_jvp(self);
  return self;
}

export const remainder_Scalar_out_autograd = /* @__PURE__ */ refusing(remainder_Scalar_out_op, 0, 2);

export function fmod__Tensor_autograd(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(other))
      ? new Node(FmodBackward1, [edgeOf(self), edgeOf(other)], {
          self: requiresGrad(other) ? saveTensor(clone(self, null)) : null,
          other: requiresGrad(other) ? saveTensor(other) : null,
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? clone(self, null) : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & fmod__Tensor_op.maskLo;
    const h = hi & afterAutograd & fmod__Tensor_op.maskHi;
    fmod__Tensor_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) fmod__Tensor_jvp(self, other, originalSelf);
  return self;
}

export const fmod_Tensor_out_autograd = /* @__PURE__ */ refusing(fmod_Tensor_out_op, 0, 1, 2);

export function fmod__Scalar_autograd(self: Tensor, other: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(FmodBackward0, [edgeOf(self)], null)
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & fmod__Scalar_op.maskLo;
    const h = hi & afterAutograd & fmod__Scalar_op.maskHi;
    fmod__Scalar_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) fmod__Scalar_jvp(self);
  return self;
}

export const fmod_Scalar_out_autograd = /* @__PURE__ */ refusing(fmod_Scalar_out_op, 0, 2);

export function pow__Tensor_autograd(self: Tensor, exponent: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(exponent))
      ? new Node(PowBackward1, [edgeOf(self), edgeOf(exponent)], {
          self: saveTensor(clone(self, null)),
          exponent: saveTensor(exponent),
          result: null,
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? clone(self, null) : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & pow__Tensor_op.maskLo;
    const h = hi & afterAutograd & pow__Tensor_op.maskHi;
    pow__Tensor_op.table[slot(l, h)]!(self, exponent, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) pow__Tensor_jvp(self, exponent, originalSelf);
  if (node !== null) {
    node.saved.result = saveInplaceOutput(self, node);
  }
  return self;
}

export const pow_Tensor_Tensor_out_autograd = /* @__PURE__ */ refusing(pow_Tensor_Tensor_out_op, 0, 1, 2);

export function pow__Scalar_autograd(self: Tensor, exponent: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(PowBackward0, [edgeOf(self)], {
          self: saveTensor(clone(self, null)),
          exponent,
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? clone(self, null) : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & pow__Scalar_op.maskLo;
    const h = hi & afterAutograd & pow__Scalar_op.maskHi;
    pow__Scalar_op.table[slot(l, h)]!(self, exponent, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) pow__Scalar_jvp(self, exponent, originalSelf);
  return self;
}

export const pow_Tensor_Scalar_out_autograd = /* @__PURE__ */ refusing(pow_Tensor_Scalar_out_op, 0, 2);

export const pow_Scalar_out_autograd = /* @__PURE__ */ refusing(pow_Scalar_out_op, 1, 2);

export function atan2__autograd(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(other))
      ? new Node(Atan2Backward0, [edgeOf(self), edgeOf(other)], {
          self: saveTensor(clone(self, null)),
          other: saveTensor(other),
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? clone(self, null) : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & atan2__op.maskLo;
    const h = hi & afterAutograd & atan2__op.maskHi;
    atan2__op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) atan2__jvp(self, other, originalSelf);
  return self;
}

export const atan2_out_autograd = /* @__PURE__ */ refusing(atan2_out_op, 0, 1, 2);

export function hypot__autograd(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(other))
      ? new Node(HypotBackward0, [edgeOf(self), edgeOf(other)], {
          other: requiresGrad(other) ? saveTensor(other) : null,
          self: requiresGrad(self) ? saveTensor(clone(self, null)) : null,
          result: null,
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? clone(self, null) : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & hypot__op.maskLo;
    const h = hi & afterAutograd & hypot__op.maskHi;
    hypot__op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) hypot__jvp(self, other, originalSelf);
  if (node !== null) {
    node.saved.result = saveInplaceOutput(self, node);
  }
  return self;
}

export const hypot_out_autograd = /* @__PURE__ */ refusing(hypot_out_op, 0, 1, 2);

export function copysign__Tensor_autograd(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(other))
      ? new Node(CopysignBackward0, [edgeOf(self), edgeOf(other)], {
          otherInfo: infoOf(other),
          self: requiresGrad(self) ? saveTensor(clone(self, null)) : null,
          result: null,
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? clone(self, null) : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & copysign__Tensor_op.maskLo;
    const h = hi & afterAutograd & copysign__Tensor_op.maskHi;
    copysign__Tensor_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) copysign__Tensor_jvp(self, originalSelf);
  if (node !== null) {
    node.saved.result = saveInplaceOutput(self, node);
  }
  return self;
}

export const copysign_out_autograd = /* @__PURE__ */ refusing(copysign_out_op, 0, 1, 2);

export function copysign__Scalar_autograd(self: Tensor, other: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(CopysignBackward1, [edgeOf(self)], {
          self: saveTensor(clone(self, null)),
          result: null,
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? clone(self, null) : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & copysign__Scalar_op.maskLo;
    const h = hi & afterAutograd & copysign__Scalar_op.maskHi;
    copysign__Scalar_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) copysign__Scalar_jvp(self, originalSelf);
  if (node !== null) {
    node.saved.result = saveInplaceOutput(self, node);
  }
  return self;
}

export const copysign_Scalar_out_autograd = /* @__PURE__ */ refusing(copysign_Scalar_out_op, 0, 2);

export function xlogy__Tensor_autograd(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(other))
      ? new Node(XlogyBackward0, [edgeOf(self), edgeOf(other)], {
          self: saveTensor(clone(self, null)),
          other: saveTensor(other),
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? clone(self, null) : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & xlogy__Tensor_op.maskLo;
    const h = hi & afterAutograd & xlogy__Tensor_op.maskHi;
    xlogy__Tensor_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) xlogy__Tensor_jvp(self, other, originalSelf);
  return self;
}

export const xlogy_OutTensor_autograd = /* @__PURE__ */ refusing(xlogy_OutTensor_op, 0, 1, 2);

export const xlogy_OutScalar_Self_autograd = /* @__PURE__ */ refusing(xlogy_OutScalar_Self_op, 1, 2);

export function xlogy__Scalar_Other_autograd(self: Tensor, other: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(XlogyBackward2, [edgeOf(self)], {
          self: saveTensor(clone(self, null)),
          other,
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? clone(self, null) : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & xlogy__Scalar_Other_op.maskLo;
    const h = hi & afterAutograd & xlogy__Scalar_Other_op.maskHi;
    xlogy__Scalar_Other_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) xlogy__Scalar_Other_jvp(self, other, originalSelf);
  return self;
}

export const xlogy_OutScalar_Other_autograd = /* @__PURE__ */ refusing(xlogy_OutScalar_Other_op, 0, 2);

export const logaddexp_out_autograd = /* @__PURE__ */ refusing(logaddexp_out_op, 0, 1, 2);

export const logaddexp2_out_autograd = /* @__PURE__ */ refusing(logaddexp2_out_op, 0, 1, 2);

export function heaviside__autograd(self: Tensor, values: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(values))
      ? new Node(HeavisideBackward0, [edgeOf(self), edgeOf(values)], null)
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & heaviside__op.maskLo;
    const h = hi & afterAutograd & heaviside__op.maskHi;
    heaviside__op.table[slot(l, h)]!(self, values, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) forbidTangents("heaviside_", "not implemented", self, values);
  return self;
}

export function addcmul__autograd(self: Tensor, tensor1: Tensor, tensor2: Tensor, value: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(tensor1) || requiresGrad(tensor2))
      ? new Node(AddcmulBackward0, [edgeOf(self), edgeOf(tensor1), edgeOf(tensor2)], {
          tensor2: requiresGrad(tensor1) ? saveTensor(tensor2) : null,
          value,
          tensor1: requiresGrad(tensor2) ? saveTensor(tensor1) : null,
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & addcmul__op.maskLo;
    const h = hi & afterAutograd & addcmul__op.maskHi;
    addcmul__op.table[slot(l, h)]!(self, tensor1, tensor2, value, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) addcmul__jvp(self, tensor1, tensor2, value);
  return self;
}

export const addcmul_out_autograd = /* @__PURE__ */ refusing(addcmul_out_op, 0, 1, 2, 4);

export function addcdiv__autograd(self: Tensor, tensor1: Tensor, tensor2: Tensor, value: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(tensor1) || requiresGrad(tensor2))
      ? new Node(AddcdivBackward0, [edgeOf(self), edgeOf(tensor1), edgeOf(tensor2)], {
          tensor2: saveTensor(tensor2),
          value,
          tensor1: requiresGrad(tensor2) ? saveTensor(tensor1) : null,
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & addcdiv__op.maskLo;
    const h = hi & afterAutograd & addcdiv__op.maskHi;
    addcdiv__op.table[slot(l, h)]!(self, tensor1, tensor2, value, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) addcdiv__jvp(self, tensor1, tensor2, value);
  return self;
}

export const addcdiv_out_autograd = /* @__PURE__ */ refusing(addcdiv_out_op, 0, 1, 2, 4);

export function lerp__Scalar_autograd(self: Tensor, end: Tensor, weight: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(end))
      ? new Node(LerpBackward0, [edgeOf(self), edgeOf(end)], {
          weight,
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & lerp__Scalar_op.maskLo;
    const h = hi & afterAutograd & lerp__Scalar_op.maskHi;
    lerp__Scalar_op.table[slot(l, h)]!(self, end, weight, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) lerp__Scalar_jvp(self, end, weight);
  return self;
}

export const lerp_Scalar_out_autograd = /* @__PURE__ */ refusing(lerp_Scalar_out_op, 0, 1, 3);

export function lerp__Tensor_autograd(self: Tensor, end: Tensor, weight: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(end) || requiresGrad(weight))
      ? new Node(LerpBackward1, [edgeOf(self), edgeOf(end), edgeOf(weight)], {
          weight: saveTensor(weight),
          self: requiresGrad(weight) ? saveTensor(clone(self, null)) : null,
          end: requiresGrad(weight) ? saveTensor(end) : null,
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? clone(self, null) : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & lerp__Tensor_op.maskLo;
    const h = hi & afterAutograd & lerp__Tensor_op.maskHi;
    lerp__Tensor_op.table[slot(l, h)]!(self, end, weight, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) lerp__Tensor_jvp(self, end, weight, originalSelf);
  return self;
}

export const lerp_Tensor_out_autograd = /* @__PURE__ */ refusing(lerp_Tensor_out_op, 0, 1, 2, 3);

export function eq__Tensor_autograd(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(other))
      ? new Node(EqBackward1, [edgeOf(self), edgeOf(other)], {
          otherInfo: infoOf(other),
          selfInfo: infoOf(self),
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & eq__Tensor_op.maskLo;
    const h = hi & afterAutograd & eq__Tensor_op.maskHi;
    eq__Tensor_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) eq__Tensor_jvp(self);
  return self;
}

export function eq__Scalar_autograd(self: Tensor, other: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(EqBackward0, [edgeOf(self)], {
          selfInfo: infoOf(self),
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & eq__Scalar_op.maskLo;
    const h = hi & afterAutograd & eq__Scalar_op.maskHi;
    eq__Scalar_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) eq__Scalar_jvp(self);
  return self;
}

export function ne__Tensor_autograd(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(other))
      ? new Node(NeBackward1, [edgeOf(self), edgeOf(other)], {
          otherInfo: infoOf(other),
          selfInfo: infoOf(self),
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & ne__Tensor_op.maskLo;
    const h = hi & afterAutograd & ne__Tensor_op.maskHi;
    ne__Tensor_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) ne__Tensor_jvp(self);
  return self;
}

export function ne__Scalar_autograd(self: Tensor, other: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(NeBackward0, [edgeOf(self)], {
          selfInfo: infoOf(self),
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & ne__Scalar_op.maskLo;
    const h = hi & afterAutograd & ne__Scalar_op.maskHi;
    ne__Scalar_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) ne__Scalar_jvp(self);
  return self;
}

export function lt__Tensor_autograd(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(other))
      ? new Node(LtBackward1, [edgeOf(self), edgeOf(other)], {
          otherInfo: infoOf(other),
          selfInfo: infoOf(self),
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & lt__Tensor_op.maskLo;
    const h = hi & afterAutograd & lt__Tensor_op.maskHi;
    lt__Tensor_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) lt__Tensor_jvp(self);
  return self;
}

export function lt__Scalar_autograd(self: Tensor, other: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(LtBackward0, [edgeOf(self)], {
          selfInfo: infoOf(self),
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & lt__Scalar_op.maskLo;
    const h = hi & afterAutograd & lt__Scalar_op.maskHi;
    lt__Scalar_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) lt__Scalar_jvp(self);
  return self;
}

export function le__Tensor_autograd(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(other))
      ? new Node(LeBackward1, [edgeOf(self), edgeOf(other)], {
          otherInfo: infoOf(other),
          selfInfo: infoOf(self),
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & le__Tensor_op.maskLo;
    const h = hi & afterAutograd & le__Tensor_op.maskHi;
    le__Tensor_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) le__Tensor_jvp(self);
  return self;
}

export function le__Scalar_autograd(self: Tensor, other: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(LeBackward0, [edgeOf(self)], {
          selfInfo: infoOf(self),
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & le__Scalar_op.maskLo;
    const h = hi & afterAutograd & le__Scalar_op.maskHi;
    le__Scalar_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) le__Scalar_jvp(self);
  return self;
}

export function gt__Tensor_autograd(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(other))
      ? new Node(GtBackward1, [edgeOf(self), edgeOf(other)], {
          otherInfo: infoOf(other),
          selfInfo: infoOf(self),
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & gt__Tensor_op.maskLo;
    const h = hi & afterAutograd & gt__Tensor_op.maskHi;
    gt__Tensor_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) gt__Tensor_jvp(self);
  return self;
}

export function gt__Scalar_autograd(self: Tensor, other: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(GtBackward0, [edgeOf(self)], {
          selfInfo: infoOf(self),
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & gt__Scalar_op.maskLo;
    const h = hi & afterAutograd & gt__Scalar_op.maskHi;
    gt__Scalar_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) gt__Scalar_jvp(self);
  return self;
}

export function ge__Tensor_autograd(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(other))
      ? new Node(GeBackward1, [edgeOf(self), edgeOf(other)], {
          otherInfo: infoOf(other),
          selfInfo: infoOf(self),
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & ge__Tensor_op.maskLo;
    const h = hi & afterAutograd & ge__Tensor_op.maskHi;
    ge__Tensor_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) ge__Tensor_jvp(self);
  return self;
}

export function ge__Scalar_autograd(self: Tensor, other: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(GeBackward0, [edgeOf(self)], {
          selfInfo: infoOf(self),
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & ge__Scalar_op.maskLo;
    const h = hi & afterAutograd & ge__Scalar_op.maskHi;
    ge__Scalar_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) ge__Scalar_jvp(self);
  return self;
}

export const maximum_out_autograd = /* @__PURE__ */ refusing(maximum_out_op, 0, 1, 2);

export const minimum_out_autograd = /* @__PURE__ */ refusing(minimum_out_op, 0, 1, 2);

export const fmax_out_autograd = /* @__PURE__ */ refusing(fmax_out_op, 0, 1, 2);

export const fmin_out_autograd = /* @__PURE__ */ refusing(fmin_out_op, 0, 1, 2);

export const where_self_out_autograd = /* @__PURE__ */ refusing(where_self_out_op, 1, 2, 3);

export function clamp__autograd(self: Tensor, min: Scalar | null, max: Scalar | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(ClampBackward1, [edgeOf(self)], {
          self: saveTensor(clone(self, null)),
          min,
          max,
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? clone(self, null) : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & clamp__op.maskLo;
    const h = hi & afterAutograd & clamp__op.maskHi;
    clamp__op.table[slot(l, h)]!(self, min, max, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) clamp__jvp(self, min, max, originalSelf);
  return self;
}

export const clamp_out_autograd = /* @__PURE__ */ refusing(clamp_out_op, 0, 3);

export function clamp_min__autograd(self: Tensor, min: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(ClampMinBackward0, [edgeOf(self)], {
          self: saveTensor(clone(self, null)),
          min,
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? clone(self, null) : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & clamp_min__op.maskLo;
    const h = hi & afterAutograd & clamp_min__op.maskHi;
    clamp_min__op.table[slot(l, h)]!(self, min, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) clamp_min__jvp(self, min, originalSelf);
  return self;
}

export const clamp_min_out_autograd = /* @__PURE__ */ refusing(clamp_min_out_op, 0, 2);

export function clamp_min__Tensor_autograd(self: Tensor, min: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(min))
      ? new Node(ClampMinBackward1, [edgeOf(self), edgeOf(min)], {
          self: saveTensor(clone(self, null)),
          min: saveTensor(min),
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? clone(self, null) : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & clamp_min__Tensor_op.maskLo;
    const h = hi & afterAutograd & clamp_min__Tensor_op.maskHi;
    clamp_min__Tensor_op.table[slot(l, h)]!(self, min, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) clamp_min__Tensor_jvp(self, min, originalSelf);
  return self;
}

export const clamp_min_Tensor_out_autograd = /* @__PURE__ */ refusing(clamp_min_Tensor_out_op, 0, 1, 2);

export function clamp_max__autograd(self: Tensor, max: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(ClampMaxBackward0, [edgeOf(self)], {
          self: saveTensor(clone(self, null)),
          max,
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? clone(self, null) : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & clamp_max__op.maskLo;
    const h = hi & afterAutograd & clamp_max__op.maskHi;
    clamp_max__op.table[slot(l, h)]!(self, max, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) clamp_max__jvp(self, max, originalSelf);
  return self;
}

export const clamp_max_out_autograd = /* @__PURE__ */ refusing(clamp_max_out_op, 0, 2);

export function clamp_max__Tensor_autograd(self: Tensor, max: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(max))
      ? new Node(ClampMaxBackward1, [edgeOf(self), edgeOf(max)], {
          self: saveTensor(clone(self, null)),
          max: saveTensor(max),
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? clone(self, null) : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & clamp_max__Tensor_op.maskLo;
    const h = hi & afterAutograd & clamp_max__Tensor_op.maskHi;
    clamp_max__Tensor_op.table[slot(l, h)]!(self, max, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) clamp_max__Tensor_jvp(self, max, originalSelf);
  return self;
}

export const clamp_max_Tensor_out_autograd = /* @__PURE__ */ refusing(clamp_max_Tensor_out_op, 0, 1, 2);

export function relu__autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(ReluBackward0, [edgeOf(self)], {
          result: null,
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & relu__op.maskLo;
    const h = hi & afterAutograd & relu__op.maskHi;
    relu__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) relu__jvp(self);
  if (node !== null) {
    node.saved.result = saveInplaceOutput(self, node);
  }
  return self;
}

export function leaky_relu__autograd(self: Tensor, negativeSlope: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(LeakyReluBackward1, [edgeOf(self)], {
          negativeSlope,
          result: null,
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? clone(self, null) : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & leaky_relu__op.maskLo;
    const h = hi & afterAutograd & leaky_relu__op.maskHi;
    leaky_relu__op.table[slot(l, h)]!(self, negativeSlope, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) leaky_relu__jvp(self, negativeSlope, originalSelf);
  if (node !== null) {
    node.saved.result = saveInplaceOutput(self, node);
  }
  return self;
}

export const leaky_relu_out_autograd = /* @__PURE__ */ refusing(leaky_relu_out_op, 0, 2);

export function elu__autograd(self: Tensor, alpha: Scalar, scale: Scalar, inputScale: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(EluBackward1, [edgeOf(self)], {
          alpha,
          scale,
          inputScale,
          result: null,
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? clone(self, null) : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & elu__op.maskLo;
    const h = hi & afterAutograd & elu__op.maskHi;
    elu__op.table[slot(l, h)]!(self, alpha, scale, inputScale, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) elu__jvp(self, alpha, scale, inputScale, originalSelf);
  if (node !== null) {
    node.saved.result = saveInplaceOutput(self, node);
  }
  return self;
}

export const elu_out_autograd = /* @__PURE__ */ refusing(elu_out_op, 0, 4);

export function gelu__autograd(self: Tensor, approximate: string, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(GeluBackward0, [edgeOf(self)], {
          self: saveTensor(clone(self, null)),
          approximate,
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? clone(self, null) : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & gelu__op.maskLo;
    const h = hi & afterAutograd & gelu__op.maskHi;
    gelu__op.table[slot(l, h)]!(self, approximate, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) gelu__jvp(self, approximate, originalSelf);
  return self;
}

export const gelu_out_autograd = /* @__PURE__ */ refusing(gelu_out_op, 0, 2);

export function silu__autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(SiluBackward0, [edgeOf(self)], {
          self: saveTensor(clone(self, null)),
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? clone(self, null) : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & silu__op.maskLo;
    const h = hi & afterAutograd & silu__op.maskHi;
    silu__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) silu__jvp(self, originalSelf);
  return self;
}

export const silu_out_autograd = /* @__PURE__ */ refusing(silu_out_op, 0, 1);

export function mish__autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(MishBackward0, [edgeOf(self)], {
          self: saveTensor(clone(self, null)),
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? clone(self, null) : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & mish__op.maskLo;
    const h = hi & afterAutograd & mish__op.maskHi;
    mish__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) mish__jvp(self, originalSelf);
  return self;
}

export const mish_out_autograd = /* @__PURE__ */ refusing(mish_out_op, 0, 1);

export function hardsigmoid__autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(HardsigmoidBackward0, [edgeOf(self)], {
          self: saveTensor(clone(self, null)),
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? clone(self, null) : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & hardsigmoid__op.maskLo;
    const h = hi & afterAutograd & hardsigmoid__op.maskHi;
    hardsigmoid__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) hardsigmoid__jvp(self, originalSelf);
  return self;
}

export const hardsigmoid_out_autograd = /* @__PURE__ */ refusing(hardsigmoid_out_op, 0, 1);

export function hardswish__autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(HardswishBackward0, [edgeOf(self)], {
          self: saveTensor(clone(self, null)),
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? clone(self, null) : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & hardswish__op.maskLo;
    const h = hi & afterAutograd & hardswish__op.maskHi;
    hardswish__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) hardswish__jvp(self, originalSelf);
  return self;
}

export const hardswish_out_autograd = /* @__PURE__ */ refusing(hardswish_out_op, 0, 1);

export const softplus_out_autograd = /* @__PURE__ */ refusing(softplus_out_op, 0, 3);

export function hardtanh__autograd(self: Tensor, minVal: Scalar, maxVal: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(HardtanhBackward0, [edgeOf(self)], {
          self: saveTensor(clone(self, null)),
          minVal,
          maxVal,
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? clone(self, null) : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & hardtanh__op.maskLo;
    const h = hi & afterAutograd & hardtanh__op.maskHi;
    hardtanh__op.table[slot(l, h)]!(self, minVal, maxVal, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) hardtanh__jvp(self, minVal, maxVal, originalSelf);
  return self;
}

export const hardtanh_out_autograd = /* @__PURE__ */ refusing(hardtanh_out_op, 0, 3);

export function threshold__autograd(self: Tensor, threshold: Scalar, value: Scalar, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(ThresholdBackward1, [edgeOf(self)], {
          self: saveTensor(clone(self, null)),
          threshold,
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? clone(self, null) : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & threshold__op.maskLo;
    const h = hi & afterAutograd & threshold__op.maskHi;
    threshold__op.table[slot(l, h)]!(self, threshold, value, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) threshold__jvp(self, threshold, originalSelf);
  return self;
}

export const threshold_out_autograd = /* @__PURE__ */ refusing(threshold_out_op, 0, 3);

export const hardshrink_out_autograd = /* @__PURE__ */ refusing(hardshrink_out_op, 0, 2);

export const softshrink_out_autograd = /* @__PURE__ */ refusing(softshrink_out_op, 0, 2);

export const sigmoid_backward_grad_input_autograd = /* @__PURE__ */ refusing(sigmoid_backward_grad_input_op, 0, 1, 2);

export const tanh_backward_grad_input_autograd = /* @__PURE__ */ refusing(tanh_backward_grad_input_op, 0, 1, 2);

export const threshold_backward_grad_input_autograd = /* @__PURE__ */ refusing(threshold_backward_grad_input_op, 0, 1, 3);

export const leaky_relu_backward_grad_input_autograd = /* @__PURE__ */ refusing(leaky_relu_backward_grad_input_op, 0, 1, 4);

export const elu_backward_grad_input_autograd = /* @__PURE__ */ refusing(elu_backward_grad_input_op, 0, 5, 6);

export const gelu_backward_grad_input_autograd = /* @__PURE__ */ refusing(gelu_backward_grad_input_op, 0, 1, 3);

export const softplus_backward_grad_input_autograd = /* @__PURE__ */ refusing(softplus_backward_grad_input_op, 0, 1, 4);

export const hardtanh_backward_grad_input_autograd = /* @__PURE__ */ refusing(hardtanh_backward_grad_input_op, 0, 1, 4);

export const hardshrink_backward_grad_input_autograd = /* @__PURE__ */ refusing(hardshrink_backward_grad_input_op, 0, 1, 3);

export const softshrink_backward_grad_input_autograd = /* @__PURE__ */ refusing(softshrink_backward_grad_input_op, 0, 1, 3);

export const log_sigmoid_backward_grad_input_autograd = /* @__PURE__ */ refusing(log_sigmoid_backward_grad_input_op, 0, 1, 2, 3);

export function i0__autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(I0Backward0, [edgeOf(self)], {
          self: saveTensor(clone(self, null)),
        })
      : null;
  const originalSelf = forwardLevel() !== 0 ? clone(self, null) : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & i0__op.maskLo;
    const h = hi & afterAutograd & i0__op.maskHi;
    i0__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) i0__jvp(self, originalSelf);
  return self;
}

export const i0_out_autograd = /* @__PURE__ */ refusing(i0_out_op, 0, 1);

export const special_i0e_out_autograd = /* @__PURE__ */ refusing(special_i0e_out_op, 0, 1);

export const special_i1_out_autograd = /* @__PURE__ */ refusing(special_i1_out_op, 0, 1);

export const special_i1e_out_autograd = /* @__PURE__ */ refusing(special_i1e_out_op, 0, 1);

export const special_entr_out_autograd = /* @__PURE__ */ refusing(special_entr_out_op, 0, 1);

export const special_ndtri_out_autograd = /* @__PURE__ */ refusing(special_ndtri_out_op, 0, 1);

export const special_log_ndtr_out_autograd = /* @__PURE__ */ refusing(special_log_ndtr_out_op, 0, 1);

export const special_erfcx_out_autograd = /* @__PURE__ */ refusing(special_erfcx_out_op, 0, 1);

export const special_xlog1py_out_autograd = /* @__PURE__ */ refusing(special_xlog1py_out_op, 0, 1, 2);

export const special_xlog1py_self_scalar_out_autograd = /* @__PURE__ */ refusing(special_xlog1py_self_scalar_out_op, 1, 2);

export const special_xlog1py_other_scalar_out_autograd = /* @__PURE__ */ refusing(special_xlog1py_other_scalar_out_op, 0, 2);

export const special_zeta_out_autograd = /* @__PURE__ */ refusing(special_zeta_out_op, 0, 1, 2);

export const special_zeta_self_scalar_out_autograd = /* @__PURE__ */ refusing(special_zeta_self_scalar_out_op, 1, 2);

export const special_zeta_other_scalar_out_autograd = /* @__PURE__ */ refusing(special_zeta_other_scalar_out_op, 0, 2);

export function igamma__autograd(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(other))
      ? new Node(IgammaBackward0, [edgeOf(self), edgeOf(other)], {
          self: requiresGrad(other) ? saveTensor(clone(self, null)) : null,
          other: requiresGrad(other) ? saveTensor(other) : null,
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & igamma__op.maskLo;
    const h = hi & afterAutograd & igamma__op.maskHi;
    igamma__op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) forbidTangents("igamma_", "not implemented", self, other);
  return self;
}

export const igamma_out_autograd = /* @__PURE__ */ refusing(igamma_out_op, 0, 1, 2);

export function igammac__autograd(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(other))
      ? new Node(IgammacBackward0, [edgeOf(self), edgeOf(other)], {
          self: requiresGrad(other) ? saveTensor(clone(self, null)) : null,
          other: requiresGrad(other) ? saveTensor(other) : null,
        })
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & igammac__op.maskLo;
    const h = hi & afterAutograd & igammac__op.maskHi;
    igammac__op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) forbidTangents("igammac_", "not implemented", self, other);
  return self;
}

export const igammac_out_autograd = /* @__PURE__ */ refusing(igammac_out_op, 0, 1, 2);

export function nextafter__autograd(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(other))
      ? new Node(NextafterBackward0, [edgeOf(self), edgeOf(other)], null)
      : null;
  checkInplace(self, node !== null);
  const keep = local.keepHi;
  local.keepHi = keep & belowAutograd;
  try {
    const l = lo & nextafter__op.maskLo;
    const h = hi & afterAutograd & nextafter__op.maskHi;
    nextafter__op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) rebaseHistory(self, node);
  if (forwardLevel() !== 0) forbidTangents("nextafter_", "not implemented", self, other);
  return self;
}

export const nextafter_out_autograd = /* @__PURE__ */ refusing(nextafter_out_op, 0, 1, 2);

export const angle_out_autograd = /* @__PURE__ */ refusing(angle_out_op, 0, 1);

export const frexp_Tensor_out_autograd = /* @__PURE__ */ refusing(frexp_Tensor_out_op, 0, 1, 2);

export function bernoulli_Tensor_autograd(self: Tensor, p: Tensor, generator: Generator | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(p))
      ? new Node(BernoulliBackward1, [edgeOf(self), edgeOf(p)], {
          pInfo: infoOf(p),
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & bernoulli_Tensor_op.maskLo;
    const h = hi & afterAutograd & bernoulli_Tensor_op.maskHi;
    result = bernoulli_Tensor_op.table[slot(l, h)]!(self, p, generator, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) bernoulli_Tensor_jvp(result, self);
  return result;
}

export function uniform_autograd(self: Tensor, from: number, to: number, generator: Generator | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(UniformBackward0, [edgeOf(self)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & uniform_op.maskLo;
    const h = hi & afterAutograd & uniform_op.maskHi;
    result = uniform_op.table[slot(l, h)]!(self, from, to, generator, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) uniform_jvp(result, self);
  return result;
}

export function random_from_autograd(self: Tensor, from: number, to: number | null, generator: Generator | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(RandomBackward0, [edgeOf(self)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & random_from_op.maskLo;
    const h = hi & afterAutograd & random_from_op.maskHi;
    result = random_from_op.table[slot(l, h)]!(self, from, to, generator, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) random_from_jvp(result, self);
  return result;
}

export function random_to_autograd(self: Tensor, to: number, generator: Generator | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(RandomBackward1, [edgeOf(self)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & random_to_op.maskLo;
    const h = hi & afterAutograd & random_to_op.maskHi;
    result = random_to_op.table[slot(l, h)]!(self, to, generator, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) random_to_jvp(result, self);
  return result;
}

export function random_autograd(self: Tensor, generator: Generator | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(RandomBackward2, [edgeOf(self)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & random_op.maskLo;
    const h = hi & afterAutograd & random_op.maskHi;
    result = random_op.table[slot(l, h)]!(self, generator, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) random_jvp(result, self);
  return result;
}

export function exponential_autograd(self: Tensor, lambd: number, generator: Generator | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(ExponentialBackward0, [edgeOf(self)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & exponential_op.maskLo;
    const h = hi & afterAutograd & exponential_op.maskHi;
    result = exponential_op.table[slot(l, h)]!(self, lambd, generator, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) exponential_jvp(result, self);
  return result;
}

export function log_normal_autograd(self: Tensor, mean: number, std: number, generator: Generator | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(LogNormalBackward0, [edgeOf(self)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & log_normal_op.maskLo;
    const h = hi & afterAutograd & log_normal_op.maskHi;
    result = log_normal_op.table[slot(l, h)]!(self, mean, std, generator, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) log_normal_jvp(result, self);
  return result;
}

export function geometric_autograd(self: Tensor, p: number, generator: Generator | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(GeometricBackward0, [edgeOf(self)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & geometric_op.maskLo;
    const h = hi & afterAutograd & geometric_op.maskHi;
    result = geometric_op.table[slot(l, h)]!(self, p, generator, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) geometric_jvp(result, self);
  return result;
}

export function cauchy_autograd(self: Tensor, median: number, sigma: number, generator: Generator | null, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(CauchyBackward0, [edgeOf(self)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & cauchy_op.maskLo;
    const h = hi & afterAutograd & cauchy_op.maskHi;
    result = cauchy_op.table[slot(l, h)]!(self, median, sigma, generator, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) cauchy_jvp(result, self);
  return result;
}

export function zero_autograd(self: Tensor, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(ZeroBackward0, [edgeOf(self)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & zero_op.maskLo;
    const h = hi & afterAutograd & zero_op.maskHi;
    result = zero_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) zero_jvp(result, self);
  return result;
}

export const expand_copy_out_autograd = /* @__PURE__ */ refusing(expand_copy_out_op, 0, 3);

export const alias_copy_out_autograd = /* @__PURE__ */ refusing(alias_copy_out_op, 0, 1);

export const as_strided_copy_out_autograd = /* @__PURE__ */ refusing(as_strided_copy_out_op, 0, 4);

export const diagonal_copy_out_autograd = /* @__PURE__ */ refusing(diagonal_copy_out_op, 0, 4);

export const permute_copy_out_autograd = /* @__PURE__ */ refusing(permute_copy_out_op, 0, 2);

export const squeeze_copy_out_autograd = /* @__PURE__ */ refusing(squeeze_copy_out_op, 0, 1);

export const t_copy_out_autograd = /* @__PURE__ */ refusing(t_copy_out_op, 0, 1);

export const unfold_copy_out_autograd = /* @__PURE__ */ refusing(unfold_copy_out_op, 0, 4);

export const unsqueeze_copy_out_autograd = /* @__PURE__ */ refusing(unsqueeze_copy_out_op, 0, 2);

export const view_copy_out_autograd = /* @__PURE__ */ refusing(view_copy_out_op, 0, 2);

export const index_Tensor_out_autograd = /* @__PURE__ */ refusing(index_Tensor_out_op, 0, 1, 2);

export function _index_put_impl_autograd(self: Tensor, indices: readonly (Tensor | null)[], values: Tensor, accumulate: boolean, unsafe: boolean, lo: number, hi: number): Tensor {
  if (gradEnabled()) checkNoGradient(indices, "indices", "_index_put_impl");
  const node =
    gradEnabled() && (requiresGrad(self) || requiresGrad(values))
      ? new Node(IndexPutImplBackward0, [edgeOf(self), edgeOf(values)], {
          indices: saveTensors(indices),
          valuesInfo: infoOf(values),
          accumulate,
        })
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & _index_put_impl_op.maskLo;
    const h = hi & afterAutograd & _index_put_impl_op.maskHi;
    result = _index_put_impl_op.table[slot(l, h)]!(self, indices, values, accumulate, unsafe, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) _index_put_impl_jvp(result, self, indices, values, accumulate, unsafe);
  return result;
}

export function embedding_renorm_autograd(self: Tensor, indices: Tensor, maxNorm: number, normType: number, lo: number, hi: number): Tensor {
  const node =
    gradEnabled() && requiresGrad(self)
      ? new Node(EmbeddingRenormBackward0, [edgeOf(self)], null)
      : null;
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & embedding_renorm_op.maskLo;
    const h = hi & afterAutograd & embedding_renorm_op.maskHi;
    result = embedding_renorm_op.table[slot(l, h)]!(self, indices, maxNorm, normType, l, h);
  } finally {
    local.keepHi = keep;
  }
  if (node !== null) setHistory(result, node);
  if (forwardLevel() !== 0) forbidTangents("embedding_renorm", "not implemented", self);
  return result;
}

export const addbmm_out_autograd = /* @__PURE__ */ refusing(addbmm_out_op, 0, 1, 2, 5);

export const mv_out_autograd = /* @__PURE__ */ refusing(mv_out_op, 0, 1, 2);

export const addr_out_autograd = /* @__PURE__ */ refusing(addr_out_op, 0, 1, 2, 5);

export const dot_out_autograd = /* @__PURE__ */ refusing(dot_out_op, 0, 1, 2);

export const vdot_out_autograd = /* @__PURE__ */ refusing(vdot_out_op, 0, 1, 2);

export const linalg_cross_out_autograd = /* @__PURE__ */ refusing(linalg_cross_out_op, 0, 1, 3);

export const linalg_cholesky_ex_L_autograd = /* @__PURE__ */ refusing(linalg_cholesky_ex_L_op, 0, 3);

export const cholesky_out_autograd = /* @__PURE__ */ refusing(cholesky_out_op, 0, 2);

export const cholesky_inverse_out_autograd = /* @__PURE__ */ refusing(cholesky_inverse_out_op, 0, 2);

export const cholesky_solve_out_autograd = /* @__PURE__ */ refusing(cholesky_solve_out_op, 0, 1, 3);

export const linalg_lu_factor_ex_out_autograd = /* @__PURE__ */ refusing(linalg_lu_factor_ex_out_op, 0, 3);

export const linalg_lu_out_autograd = /* @__PURE__ */ refusing(linalg_lu_out_op, 0, 3, 4);

export const linalg_lu_solve_out_autograd = /* @__PURE__ */ refusing(linalg_lu_solve_out_op, 0, 1, 2, 5);

export const lu_unpack_out_autograd = /* @__PURE__ */ refusing(lu_unpack_out_op, 0, 5, 6);

export const _linalg_det_result_autograd = /* @__PURE__ */ refusing(_linalg_det_result_op, 0, 1);

export const _linalg_slogdet_sign_autograd = /* @__PURE__ */ refusing(_linalg_slogdet_sign_op, 0, 1, 2);

export const _linalg_solve_ex_result_autograd = /* @__PURE__ */ refusing(_linalg_solve_ex_result_op, 0, 1, 4);

export const linalg_inv_ex_inverse_autograd = /* @__PURE__ */ refusing(linalg_inv_ex_inverse_op, 0, 2);

export const linalg_solve_triangular_out_autograd = /* @__PURE__ */ refusing(linalg_solve_triangular_out_op, 0, 1, 5);

export const linalg_qr_out_autograd = /* @__PURE__ */ refusing(linalg_qr_out_op, 0, 2, 3);

export const geqrf_a_autograd = /* @__PURE__ */ refusing(geqrf_a_op, 0, 1, 2);

export const linalg_householder_product_out_autograd = /* @__PURE__ */ refusing(linalg_householder_product_out_op, 0, 1, 2);

export const _linalg_eigh_eigenvalues_autograd = /* @__PURE__ */ refusing(_linalg_eigh_eigenvalues_op, 0, 3, 4);

export const linalg_eig_out_autograd = /* @__PURE__ */ refusing(linalg_eig_out_op, 0, 1, 2);

export const _linalg_svd_U_autograd = /* @__PURE__ */ refusing(_linalg_svd_U_op, 0, 4, 5, 6);

export const linalg_pinv_atol_rtol_tensor_out_autograd = /* @__PURE__ */ refusing(linalg_pinv_atol_rtol_tensor_out_op, 0, 1, 2, 4);

export const linalg_lstsq_out_autograd = /* @__PURE__ */ refusing(linalg_lstsq_out_op, 0, 1, 4);

export const _fft_r2c_out_autograd = /* @__PURE__ */ refusing(_fft_r2c_out_op, 0, 4);

export const _fft_c2c_out_autograd = /* @__PURE__ */ refusing(_fft_c2c_out_op, 0, 4);

export const _fft_c2r_out_autograd = /* @__PURE__ */ refusing(_fft_c2r_out_op, 0, 4);

export const ormqr_out_autograd = /* @__PURE__ */ refusing(ormqr_out_op, 0, 1, 2, 5);

export const mse_loss_out_autograd = /* @__PURE__ */ refusing(mse_loss_out_op, 0, 1, 3);

export const mse_loss_backward_grad_input_autograd = /* @__PURE__ */ refusing(mse_loss_backward_grad_input_op, 0, 1, 2, 4);

export const smooth_l1_loss_out_autograd = /* @__PURE__ */ refusing(smooth_l1_loss_out_op, 0, 1, 4);

export const smooth_l1_loss_backward_grad_input_autograd = /* @__PURE__ */ refusing(smooth_l1_loss_backward_grad_input_op, 0, 1, 2, 5);

export const huber_loss_out_autograd = /* @__PURE__ */ refusing(huber_loss_out_op, 0, 1, 4);

export const binary_cross_entropy_out_autograd = /* @__PURE__ */ refusing(binary_cross_entropy_out_op, 0, 1, 2, 4);

export const binary_cross_entropy_backward_grad_input_autograd = /* @__PURE__ */ refusing(binary_cross_entropy_backward_grad_input_op, 0, 1, 2, 3, 5);

export const soft_margin_loss_out_autograd = /* @__PURE__ */ refusing(soft_margin_loss_out_op, 0, 1, 3);

export const soft_margin_loss_backward_grad_input_autograd = /* @__PURE__ */ refusing(soft_margin_loss_backward_grad_input_op, 0, 1, 2, 4);

export const im2col_out_autograd = /* @__PURE__ */ refusing(im2col_out_op, 0, 5);

export const col2im_out_autograd = /* @__PURE__ */ refusing(col2im_out_op, 0, 6);

export const max_pool2d_with_indices_backward_grad_input_autograd = /* @__PURE__ */ refusing(max_pool2d_with_indices_backward_grad_input_op, 0, 1, 8);

export const avg_pool2d_out_autograd = /* @__PURE__ */ refusing(avg_pool2d_out_op, 0, 7);

export const avg_pool2d_backward_grad_input_autograd = /* @__PURE__ */ refusing(avg_pool2d_backward_grad_input_op, 0, 1, 8);

export const adaptive_max_pool2d_backward_grad_input_autograd = /* @__PURE__ */ refusing(adaptive_max_pool2d_backward_grad_input_op, 0, 1, 3);

export const max_unpool2d_out_autograd = /* @__PURE__ */ refusing(max_unpool2d_out_op, 0, 3);

export const max_pool3d_with_indices_backward_grad_input_autograd = /* @__PURE__ */ refusing(max_pool3d_with_indices_backward_grad_input_op, 0, 1, 8);

export const avg_pool3d_out_autograd = /* @__PURE__ */ refusing(avg_pool3d_out_op, 0, 7);

export const avg_pool3d_backward_grad_input_autograd = /* @__PURE__ */ refusing(avg_pool3d_backward_grad_input_op, 0, 1, 8);

export const adaptive_max_pool3d_backward_grad_input_autograd = /* @__PURE__ */ refusing(adaptive_max_pool3d_backward_grad_input_op, 0, 1, 3);

export const max_unpool3d_out_autograd = /* @__PURE__ */ refusing(max_unpool3d_out_op, 0, 5);

export const glu_out_autograd = /* @__PURE__ */ refusing(glu_out_op, 0, 2);

export const glu_backward_grad_input_autograd = /* @__PURE__ */ refusing(glu_backward_grad_input_op, 0, 1, 3);

export const upsample_nearest1d_out_autograd = /* @__PURE__ */ refusing(upsample_nearest1d_out_op, 0, 3);

export const upsample_nearest1d_backward_grad_input_autograd = /* @__PURE__ */ refusing(upsample_nearest1d_backward_grad_input_op, 0, 4);

export const upsample_nearest2d_out_autograd = /* @__PURE__ */ refusing(upsample_nearest2d_out_op, 0, 4);

export const upsample_nearest2d_backward_grad_input_autograd = /* @__PURE__ */ refusing(upsample_nearest2d_backward_grad_input_op, 0, 5);

export const upsample_nearest3d_out_autograd = /* @__PURE__ */ refusing(upsample_nearest3d_out_op, 0, 5);

export const upsample_nearest3d_backward_grad_input_autograd = /* @__PURE__ */ refusing(upsample_nearest3d_backward_grad_input_op, 0, 6);

export const _upsample_nearest_exact1d_out_autograd = /* @__PURE__ */ refusing(_upsample_nearest_exact1d_out_op, 0, 3);

export const _upsample_nearest_exact1d_backward_grad_input_autograd = /* @__PURE__ */ refusing(_upsample_nearest_exact1d_backward_grad_input_op, 0, 4);

export const _upsample_nearest_exact2d_out_autograd = /* @__PURE__ */ refusing(_upsample_nearest_exact2d_out_op, 0, 4);

export const _upsample_nearest_exact2d_backward_grad_input_autograd = /* @__PURE__ */ refusing(_upsample_nearest_exact2d_backward_grad_input_op, 0, 5);

export const _upsample_nearest_exact3d_out_autograd = /* @__PURE__ */ refusing(_upsample_nearest_exact3d_out_op, 0, 5);

export const _upsample_nearest_exact3d_backward_grad_input_autograd = /* @__PURE__ */ refusing(_upsample_nearest_exact3d_backward_grad_input_op, 0, 6);

export const upsample_linear1d_out_autograd = /* @__PURE__ */ refusing(upsample_linear1d_out_op, 0, 4);

export const upsample_linear1d_backward_grad_input_autograd = /* @__PURE__ */ refusing(upsample_linear1d_backward_grad_input_op, 0, 5);

export const upsample_bilinear2d_out_autograd = /* @__PURE__ */ refusing(upsample_bilinear2d_out_op, 0, 5);

export const upsample_bilinear2d_backward_grad_input_autograd = /* @__PURE__ */ refusing(upsample_bilinear2d_backward_grad_input_op, 0, 6);

export const upsample_trilinear3d_out_autograd = /* @__PURE__ */ refusing(upsample_trilinear3d_out_op, 0, 6);

export const upsample_trilinear3d_backward_grad_input_autograd = /* @__PURE__ */ refusing(upsample_trilinear3d_backward_grad_input_op, 0, 7);

export const upsample_bicubic2d_out_autograd = /* @__PURE__ */ refusing(upsample_bicubic2d_out_op, 0, 5);

export const upsample_bicubic2d_backward_grad_input_autograd = /* @__PURE__ */ refusing(upsample_bicubic2d_backward_grad_input_op, 0, 6);

export const _upsample_bilinear2d_aa_out_autograd = /* @__PURE__ */ refusing(_upsample_bilinear2d_aa_out_op, 0, 5);

export const _upsample_bilinear2d_aa_backward_grad_input_autograd = /* @__PURE__ */ refusing(_upsample_bilinear2d_aa_backward_grad_input_op, 0, 6);

export const _upsample_bicubic2d_aa_out_autograd = /* @__PURE__ */ refusing(_upsample_bicubic2d_aa_out_op, 0, 5);

export const _upsample_bicubic2d_aa_backward_grad_input_autograd = /* @__PURE__ */ refusing(_upsample_bicubic2d_aa_backward_grad_input_op, 0, 6);

export const multi_margin_loss_out_autograd = /* @__PURE__ */ refusing(multi_margin_loss_out_op, 0, 4, 6);

export const fractional_max_pool2d_backward_grad_input_autograd = /* @__PURE__ */ refusing(fractional_max_pool2d_backward_grad_input_op, 0, 1, 4, 5);

export const fractional_max_pool3d_backward_grad_input_autograd = /* @__PURE__ */ refusing(fractional_max_pool3d_backward_grad_input_op, 0, 1, 4, 5);
