// @generated from native_functions.yaml by `npm run codegen`. Do not edit.
// Importing this file gives the operators their ADInplaceOrView kernels.

import {
  kernelsFor,
} from "../../runtime/dispatch/register.js";
import {
  copy__inplaceOrView,
  detach_inplaceOrView,
} from "../../runtime/kernels/autograd/conversion.js";
import {
  _add_relu_out_inplaceOrView,
  _addmm_activation_out_inplaceOrView,
  _ctc_loss_backward_out_inplaceOrView,
  _ctc_loss_out_inplaceOrView,
  _fft_c2r_out_inplaceOrView,
  _index_put_impl__inplaceOrView,
  _index_put_impl_out_inplaceOrView,
  _linalg_det_result_inplaceOrView,
  _linalg_eigh_eigenvalues_inplaceOrView,
  _linalg_slogdet_sign_inplaceOrView,
  _linalg_solve_ex_result_inplaceOrView,
  _linalg_svd_U_inplaceOrView,
  _log_softmax_backward_data_out_inplaceOrView,
  _log_softmax_out_inplaceOrView,
  _pack_padded_sequence_out_inplaceOrView,
  _reshape_alias_copy_out_inplaceOrView,
  _reshape_alias_inplaceOrView,
  _softmax_backward_data_out_inplaceOrView,
  _softmax_out_inplaceOrView,
  _stack_out_inplaceOrView,
  _standard_gamma_out_inplaceOrView,
  _to_copy_out_inplaceOrView,
  _unique2_out_inplaceOrView,
  _unique_out_inplaceOrView,
  _unsafe_view_out_inplaceOrView,
  _upsample_bicubic2d_aa_backward_grad_input_inplaceOrView,
  _upsample_bicubic2d_aa_out_inplaceOrView,
  _upsample_bilinear2d_aa_backward_grad_input_inplaceOrView,
  _upsample_bilinear2d_aa_out_inplaceOrView,
  _upsample_nearest_exact1d_backward_grad_input_inplaceOrView,
  _upsample_nearest_exact1d_out_inplaceOrView,
  _upsample_nearest_exact2d_backward_grad_input_inplaceOrView,
  _upsample_nearest_exact2d_out_inplaceOrView,
  _upsample_nearest_exact3d_backward_grad_input_inplaceOrView,
  _upsample_nearest_exact3d_out_inplaceOrView,
  _weight_norm_interface_out_inplaceOrView,
  abs__inplaceOrView,
  abs_out_inplaceOrView,
  acos__inplaceOrView,
  acos_out_inplaceOrView,
  acosh__inplaceOrView,
  acosh_out_inplaceOrView,
  adaptive_avg_pool2d_out_inplaceOrView,
  adaptive_avg_pool3d_out_inplaceOrView,
  adaptive_max_pool2d_backward_grad_input_inplaceOrView,
  adaptive_max_pool2d_out_inplaceOrView,
  adaptive_max_pool3d_backward_grad_input_inplaceOrView,
  adaptive_max_pool3d_out_inplaceOrView,
  add_Scalar_out_inplaceOrView,
  add__Scalar_inplaceOrView,
  add__Tensor_inplaceOrView,
  add_out_inplaceOrView,
  addbmm__inplaceOrView,
  addbmm_out_inplaceOrView,
  addcdiv__inplaceOrView,
  addcdiv_out_inplaceOrView,
  addcmul__inplaceOrView,
  addcmul_out_inplaceOrView,
  addmm__inplaceOrView,
  addmm_out_inplaceOrView,
  addmv__inplaceOrView,
  addmv_out_inplaceOrView,
  addr__inplaceOrView,
  addr_out_inplaceOrView,
  affine_grid_generator_out_inplaceOrView,
  alias_copy_out_inplaceOrView,
  alias_inplaceOrView,
  all_all_out_inplaceOrView,
  all_out_inplaceOrView,
  amax_out_inplaceOrView,
  amin_out_inplaceOrView,
  aminmax_out_inplaceOrView,
  angle_out_inplaceOrView,
  any_all_out_inplaceOrView,
  any_out_inplaceOrView,
  arange_out_inplaceOrView,
  arange_start_out_inplaceOrView,
  argmax_out_inplaceOrView,
  argmin_out_inplaceOrView,
  argsort_stable_out_inplaceOrView,
  as_strided__inplaceOrView,
  as_strided_copy_out_inplaceOrView,
  as_strided_inplaceOrView,
  as_strided_scatter_out_inplaceOrView,
  asin__inplaceOrView,
  asin_out_inplaceOrView,
  asinh__inplaceOrView,
  asinh_out_inplaceOrView,
  atan2__inplaceOrView,
  atan2_out_inplaceOrView,
  atan__inplaceOrView,
  atan_out_inplaceOrView,
  atanh__inplaceOrView,
  atanh_out_inplaceOrView,
  avg_pool2d_backward_grad_input_inplaceOrView,
  avg_pool2d_out_inplaceOrView,
  avg_pool3d_backward_grad_input_inplaceOrView,
  avg_pool3d_out_inplaceOrView,
  baddbmm__inplaceOrView,
  baddbmm_out_inplaceOrView,
  bartlett_window_out_inplaceOrView,
  bartlett_window_periodic_out_inplaceOrView,
  bernoulli_Tensor_out_inplaceOrView,
  bernoulli__Tensor_inplaceOrView,
  bernoulli__float_inplaceOrView,
  bernoulli_float_out_inplaceOrView,
  bernoulli_out_inplaceOrView,
  binary_cross_entropy_backward_grad_input_inplaceOrView,
  binary_cross_entropy_out_inplaceOrView,
  binary_cross_entropy_with_logits_out_inplaceOrView,
  bincount_out_inplaceOrView,
  binomial_out_inplaceOrView,
  bitwise_and_Scalar_out_inplaceOrView,
  bitwise_and_Tensor_out_inplaceOrView,
  bitwise_and__Scalar_inplaceOrView,
  bitwise_and__Tensor_inplaceOrView,
  bitwise_left_shift_Tensor_Scalar_out_inplaceOrView,
  bitwise_left_shift_Tensor_out_inplaceOrView,
  bitwise_left_shift__Tensor_Scalar_inplaceOrView,
  bitwise_left_shift__Tensor_inplaceOrView,
  bitwise_not__inplaceOrView,
  bitwise_not_out_inplaceOrView,
  bitwise_or_Scalar_out_inplaceOrView,
  bitwise_or_Tensor_out_inplaceOrView,
  bitwise_or__Scalar_inplaceOrView,
  bitwise_or__Tensor_inplaceOrView,
  bitwise_right_shift_Tensor_Scalar_out_inplaceOrView,
  bitwise_right_shift_Tensor_out_inplaceOrView,
  bitwise_right_shift__Tensor_Scalar_inplaceOrView,
  bitwise_right_shift__Tensor_inplaceOrView,
  bitwise_xor_Scalar_out_inplaceOrView,
  bitwise_xor_Tensor_out_inplaceOrView,
  bitwise_xor__Scalar_inplaceOrView,
  bitwise_xor__Tensor_inplaceOrView,
  blackman_window_out_inplaceOrView,
  blackman_window_periodic_out_inplaceOrView,
  block_diag_out_inplaceOrView,
  bmm_out_inplaceOrView,
  bucketize_Scalar_out_inplaceOrView,
  bucketize_Tensor_out_inplaceOrView,
  cat_out_inplaceOrView,
  cauchy__inplaceOrView,
  cauchy_out_inplaceOrView,
  ceil__inplaceOrView,
  ceil_out_inplaceOrView,
  celu__inplaceOrView,
  celu_out_inplaceOrView,
  cholesky_inverse_out_inplaceOrView,
  cholesky_out_inplaceOrView,
  cholesky_solve_out_inplaceOrView,
  clamp_Tensor_out_inplaceOrView,
  clamp__Tensor_inplaceOrView,
  clamp__inplaceOrView,
  clamp_max_Tensor_out_inplaceOrView,
  clamp_max__Tensor_inplaceOrView,
  clamp_max__inplaceOrView,
  clamp_max_out_inplaceOrView,
  clamp_min_Tensor_out_inplaceOrView,
  clamp_min__Tensor_inplaceOrView,
  clamp_min__inplaceOrView,
  clamp_min_out_inplaceOrView,
  clamp_out_inplaceOrView,
  clone_out_inplaceOrView,
  col2im_out_inplaceOrView,
  conj_physical__inplaceOrView,
  conj_physical_out_inplaceOrView,
  constant_pad_nd_out_inplaceOrView,
  conv_tbc_out_inplaceOrView,
  convolution_out_inplaceOrView,
  copy_out_inplaceOrView,
  copysign_Scalar_out_inplaceOrView,
  copysign__Scalar_inplaceOrView,
  copysign__Tensor_inplaceOrView,
  copysign_out_inplaceOrView,
  cos__inplaceOrView,
  cos_out_inplaceOrView,
  cosh__inplaceOrView,
  cosh_out_inplaceOrView,
  count_nonzero_dim_IntList_out_inplaceOrView,
  count_nonzero_out_inplaceOrView,
  cummax_out_inplaceOrView,
  cummin_out_inplaceOrView,
  cumprod__inplaceOrView,
  cumprod_out_inplaceOrView,
  cumsum__inplaceOrView,
  cumsum_out_inplaceOrView,
  deg2rad__inplaceOrView,
  deg2rad_out_inplaceOrView,
  diag_embed_out_inplaceOrView,
  diag_out_inplaceOrView,
  diagonal_backward_out_inplaceOrView,
  diagonal_copy_out_inplaceOrView,
  diagonal_inplaceOrView,
  diagonal_scatter_out_inplaceOrView,
  digamma__inplaceOrView,
  digamma_out_inplaceOrView,
  dist_out_inplaceOrView,
  div_Scalar_mode_out_inplaceOrView,
  div_Scalar_out_inplaceOrView,
  div__Scalar_inplaceOrView,
  div__Scalar_mode_inplaceOrView,
  div__Tensor_inplaceOrView,
  div__Tensor_mode_inplaceOrView,
  div_out_inplaceOrView,
  div_out_mode_inplaceOrView,
  dot_out_inplaceOrView,
  elu__inplaceOrView,
  elu_backward_grad_input_inplaceOrView,
  elu_out_inplaceOrView,
  embedding_dense_backward_out_inplaceOrView,
  embedding_out_inplaceOrView,
  embedding_renorm__inplaceOrView,
  embedding_renorm_out_inplaceOrView,
  empty_like_out_inplaceOrView,
  empty_strided_out_inplaceOrView,
  eq_Scalar_out_inplaceOrView,
  eq_Tensor_out_inplaceOrView,
  eq__Scalar_inplaceOrView,
  eq__Tensor_inplaceOrView,
  erf__inplaceOrView,
  erf_out_inplaceOrView,
  erfc__inplaceOrView,
  erfc_out_inplaceOrView,
  erfinv__inplaceOrView,
  erfinv_out_inplaceOrView,
  exp2__inplaceOrView,
  exp2_out_inplaceOrView,
  exp__inplaceOrView,
  exp_out_inplaceOrView,
  expand_copy_out_inplaceOrView,
  expand_inplaceOrView,
  expm1__inplaceOrView,
  expm1_out_inplaceOrView,
  exponential__inplaceOrView,
  exponential_out_inplaceOrView,
  eye_m_out_inplaceOrView,
  eye_out_inplaceOrView,
  fill_Scalar_out_inplaceOrView,
  fill_Tensor_out_inplaceOrView,
  fill__Scalar_inplaceOrView,
  fill__Tensor_inplaceOrView,
  flip_out_inplaceOrView,
  floor__inplaceOrView,
  floor_divide_Scalar_out_inplaceOrView,
  floor_divide__Scalar_inplaceOrView,
  floor_divide__Tensor_inplaceOrView,
  floor_divide_out_inplaceOrView,
  floor_out_inplaceOrView,
  fmax_out_inplaceOrView,
  fmin_out_inplaceOrView,
  fmod_Scalar_out_inplaceOrView,
  fmod_Tensor_out_inplaceOrView,
  fmod__Scalar_inplaceOrView,
  fmod__Tensor_inplaceOrView,
  frac__inplaceOrView,
  frac_out_inplaceOrView,
  fractional_max_pool2d_backward_grad_input_inplaceOrView,
  fractional_max_pool2d_output_inplaceOrView,
  fractional_max_pool3d_backward_grad_input_inplaceOrView,
  fractional_max_pool3d_output_inplaceOrView,
  frexp_Tensor_out_inplaceOrView,
  full_like_out_inplaceOrView,
  full_out_inplaceOrView,
  gather_out_inplaceOrView,
  gcd__inplaceOrView,
  gcd_out_inplaceOrView,
  ge_Scalar_out_inplaceOrView,
  ge_Tensor_out_inplaceOrView,
  ge__Scalar_inplaceOrView,
  ge__Tensor_inplaceOrView,
  gelu__inplaceOrView,
  gelu_backward_grad_input_inplaceOrView,
  gelu_out_inplaceOrView,
  geometric__inplaceOrView,
  geometric_out_inplaceOrView,
  geqrf_a_inplaceOrView,
  glu_backward_grad_input_inplaceOrView,
  glu_out_inplaceOrView,
  grid_sampler_2d_backward_out_inplaceOrView,
  grid_sampler_2d_out_inplaceOrView,
  grid_sampler_3d_backward_out_inplaceOrView,
  grid_sampler_3d_out_inplaceOrView,
  gt_Scalar_out_inplaceOrView,
  gt_Tensor_out_inplaceOrView,
  gt__Scalar_inplaceOrView,
  gt__Tensor_inplaceOrView,
  hamming_window_out_inplaceOrView,
  hamming_window_periodic_alpha_beta_out_inplaceOrView,
  hamming_window_periodic_alpha_out_inplaceOrView,
  hamming_window_periodic_out_inplaceOrView,
  hann_window_out_inplaceOrView,
  hann_window_periodic_out_inplaceOrView,
  hardshrink_backward_grad_input_inplaceOrView,
  hardshrink_out_inplaceOrView,
  hardsigmoid__inplaceOrView,
  hardsigmoid_backward_grad_input_inplaceOrView,
  hardsigmoid_out_inplaceOrView,
  hardswish__inplaceOrView,
  hardswish_out_inplaceOrView,
  hardtanh__inplaceOrView,
  hardtanh_backward_grad_input_inplaceOrView,
  hardtanh_out_inplaceOrView,
  heaviside__inplaceOrView,
  heaviside_out_inplaceOrView,
  histc_out_inplaceOrView,
  histogram_bin_ct_out_inplaceOrView,
  histogram_bins_tensor_out_inplaceOrView,
  huber_loss_backward_out_inplaceOrView,
  huber_loss_out_inplaceOrView,
  hypot__inplaceOrView,
  hypot_out_inplaceOrView,
  i0__inplaceOrView,
  i0_out_inplaceOrView,
  igamma__inplaceOrView,
  igamma_out_inplaceOrView,
  igammac__inplaceOrView,
  igammac_out_inplaceOrView,
  im2col_out_inplaceOrView,
  index_Tensor_out_inplaceOrView,
  index_add__inplaceOrView,
  index_add_out_inplaceOrView,
  index_copy__inplaceOrView,
  index_copy_out_inplaceOrView,
  index_fill__int_Scalar_inplaceOrView,
  index_fill__int_Tensor_inplaceOrView,
  index_fill_int_Scalar_out_inplaceOrView,
  index_fill_int_Tensor_out_inplaceOrView,
  index_put__inplaceOrView,
  index_put_out_inplaceOrView,
  index_reduce__inplaceOrView,
  index_reduce_out_inplaceOrView,
  index_select_out_inplaceOrView,
  inner_out_inplaceOrView,
  isin_Scalar_Tensor_out_inplaceOrView,
  isin_Tensor_Scalar_out_inplaceOrView,
  isin_Tensor_Tensor_out_inplaceOrView,
  isinf_out_inplaceOrView,
  isnan_out_inplaceOrView,
  isneginf_out_inplaceOrView,
  isposinf_out_inplaceOrView,
  kaiser_window_beta_out_inplaceOrView,
  kaiser_window_out_inplaceOrView,
  kaiser_window_periodic_out_inplaceOrView,
  kthvalue_values_inplaceOrView,
  lcm__inplaceOrView,
  lcm_out_inplaceOrView,
  le_Scalar_out_inplaceOrView,
  le_Tensor_out_inplaceOrView,
  le__Scalar_inplaceOrView,
  le__Tensor_inplaceOrView,
  leaky_relu__inplaceOrView,
  leaky_relu_backward_grad_input_inplaceOrView,
  leaky_relu_out_inplaceOrView,
  lerp_Scalar_out_inplaceOrView,
  lerp_Tensor_out_inplaceOrView,
  lerp__Scalar_inplaceOrView,
  lerp__Tensor_inplaceOrView,
  lgamma__inplaceOrView,
  lgamma_out_inplaceOrView,
  linalg_cholesky_ex_L_inplaceOrView,
  linalg_cross_out_inplaceOrView,
  linalg_householder_product_out_inplaceOrView,
  linalg_inv_ex_inverse_inplaceOrView,
  linalg_ldl_factor_ex_out_inplaceOrView,
  linalg_ldl_factor_out_inplaceOrView,
  linalg_ldl_solve_out_inplaceOrView,
  linalg_lstsq_out_inplaceOrView,
  linalg_lu_factor_ex_out_inplaceOrView,
  linalg_lu_out_inplaceOrView,
  linalg_lu_solve_out_inplaceOrView,
  linalg_matrix_exp_out_inplaceOrView,
  linalg_pinv_atol_rtol_tensor_out_inplaceOrView,
  linalg_qr_out_inplaceOrView,
  linalg_solve_triangular_out_inplaceOrView,
  linalg_vector_norm_out_inplaceOrView,
  linspace_out_inplaceOrView,
  log10__inplaceOrView,
  log10_out_inplaceOrView,
  log1p__inplaceOrView,
  log1p_out_inplaceOrView,
  log2__inplaceOrView,
  log2_out_inplaceOrView,
  log__inplaceOrView,
  log_normal__inplaceOrView,
  log_normal_out_inplaceOrView,
  log_out_inplaceOrView,
  log_sigmoid_backward_grad_input_inplaceOrView,
  log_sigmoid_forward_output_inplaceOrView,
  log_softmax_int_out_inplaceOrView,
  logaddexp2_out_inplaceOrView,
  logaddexp_out_inplaceOrView,
  logcumsumexp_out_inplaceOrView,
  logical_and__inplaceOrView,
  logical_and_out_inplaceOrView,
  logical_not__inplaceOrView,
  logical_not_out_inplaceOrView,
  logical_or__inplaceOrView,
  logical_or_out_inplaceOrView,
  logical_xor__inplaceOrView,
  logical_xor_out_inplaceOrView,
  logit__inplaceOrView,
  logit_backward_grad_input_inplaceOrView,
  logit_out_inplaceOrView,
  logspace_out_inplaceOrView,
  logsumexp_out_inplaceOrView,
  lt_Scalar_out_inplaceOrView,
  lt_Tensor_out_inplaceOrView,
  lt__Scalar_inplaceOrView,
  lt__Tensor_inplaceOrView,
  lu_unpack_out_inplaceOrView,
  masked_fill_Scalar_out_inplaceOrView,
  masked_fill_Tensor_out_inplaceOrView,
  masked_fill__Scalar_inplaceOrView,
  masked_fill__Tensor_inplaceOrView,
  masked_scatter__inplaceOrView,
  masked_scatter_out_inplaceOrView,
  masked_select_out_inplaceOrView,
  max_dim_max_inplaceOrView,
  max_pool2d_with_indices_backward_grad_input_inplaceOrView,
  max_pool2d_with_indices_out_inplaceOrView,
  max_pool3d_with_indices_backward_grad_input_inplaceOrView,
  max_unpool2d_out_inplaceOrView,
  max_unpool3d_out_inplaceOrView,
  maximum_out_inplaceOrView,
  mean_out_inplaceOrView,
  median_dim_values_inplaceOrView,
  median_out_inplaceOrView,
  min_dim_min_inplaceOrView,
  minimum_out_inplaceOrView,
  mish__inplaceOrView,
  mish_out_inplaceOrView,
  mm_out_inplaceOrView,
  mode_values_inplaceOrView,
  mse_loss_backward_grad_input_inplaceOrView,
  mse_loss_out_inplaceOrView,
  mul_Scalar_out_inplaceOrView,
  mul__Scalar_inplaceOrView,
  mul__Tensor_inplaceOrView,
  mul_out_inplaceOrView,
  multi_margin_loss_backward_grad_input_inplaceOrView,
  multi_margin_loss_out_inplaceOrView,
  multilabel_margin_loss_backward_grad_input_inplaceOrView,
  multinomial_out_inplaceOrView,
  mv_out_inplaceOrView,
  mvlgamma__inplaceOrView,
  mvlgamma_out_inplaceOrView,
  nan_to_num__inplaceOrView,
  nan_to_num_out_inplaceOrView,
  nanmedian_dim_values_inplaceOrView,
  nanmedian_out_inplaceOrView,
  nansum_out_inplaceOrView,
  narrow_copy_out_inplaceOrView,
  native_dropout_backward_out_inplaceOrView,
  native_dropout_out_inplaceOrView,
  ne_Scalar_out_inplaceOrView,
  ne_Tensor_out_inplaceOrView,
  ne__Scalar_inplaceOrView,
  ne__Tensor_inplaceOrView,
  neg__inplaceOrView,
  neg_out_inplaceOrView,
  new_empty_out_inplaceOrView,
  new_empty_strided_out_inplaceOrView,
  new_full_out_inplaceOrView,
  new_ones_out_inplaceOrView,
  new_zeros_out_inplaceOrView,
  nextafter__inplaceOrView,
  nextafter_out_inplaceOrView,
  nll_loss2d_backward_grad_input_inplaceOrView,
  nll_loss2d_forward_output_inplaceOrView,
  nll_loss_backward_grad_input_inplaceOrView,
  nll_loss_forward_output_inplaceOrView,
  nonzero_out_inplaceOrView,
  norm_ScalarOpt_dtype_out_inplaceOrView,
  norm_Scalar_out_inplaceOrView,
  norm_dtype_out_inplaceOrView,
  norm_out_inplaceOrView,
  normal_Tensor_Tensor_out_inplaceOrView,
  normal_Tensor_float_out_inplaceOrView,
  normal__inplaceOrView,
  normal_float_Tensor_out_inplaceOrView,
  normal_float_float_out_inplaceOrView,
  normal_out_inplaceOrView,
  ones_like_out_inplaceOrView,
  ones_out_inplaceOrView,
  ormqr_out_inplaceOrView,
  permute_copy_out_inplaceOrView,
  permute_inplaceOrView,
  pixel_shuffle_out_inplaceOrView,
  pixel_unshuffle_out_inplaceOrView,
  poisson_out_inplaceOrView,
  polygamma__inplaceOrView,
  polygamma_out_inplaceOrView,
  pow_Scalar_out_inplaceOrView,
  pow_Tensor_Scalar_out_inplaceOrView,
  pow_Tensor_Tensor_out_inplaceOrView,
  pow__Scalar_inplaceOrView,
  pow__Tensor_inplaceOrView,
  prelu_out_inplaceOrView,
  prod_int_out_inplaceOrView,
  prod_out_inplaceOrView,
  put__inplaceOrView,
  put_out_inplaceOrView,
  rad2deg__inplaceOrView,
  rad2deg_out_inplaceOrView,
  rand_generator_out_inplaceOrView,
  rand_like_out_inplaceOrView,
  rand_out_inplaceOrView,
  randint_generator_out_inplaceOrView,
  randint_like_low_dtype_out_inplaceOrView,
  randint_like_out_inplaceOrView,
  randint_low_generator_out_inplaceOrView,
  randint_low_out_inplaceOrView,
  randint_out_inplaceOrView,
  randn_generator_out_inplaceOrView,
  randn_like_out_inplaceOrView,
  randn_out_inplaceOrView,
  random__from_inplaceOrView,
  random__inplaceOrView,
  random__to_inplaceOrView,
  random_from_out_inplaceOrView,
  random_out_inplaceOrView,
  random_to_out_inplaceOrView,
  randperm_generator_out_inplaceOrView,
  randperm_out_inplaceOrView,
  range_out__inplaceOrView,
  range_out_inplaceOrView,
  reciprocal__inplaceOrView,
  reciprocal_out_inplaceOrView,
  reflection_pad1d_backward_grad_input_inplaceOrView,
  reflection_pad1d_out_inplaceOrView,
  reflection_pad2d_backward_grad_input_inplaceOrView,
  reflection_pad2d_out_inplaceOrView,
  reflection_pad3d_backward_grad_input_inplaceOrView,
  reflection_pad3d_out_inplaceOrView,
  relu__inplaceOrView,
  relu_out_inplaceOrView,
  remainder_Scalar_out_inplaceOrView,
  remainder_Tensor_out_inplaceOrView,
  remainder__Scalar_inplaceOrView,
  remainder__Tensor_inplaceOrView,
  renorm__inplaceOrView,
  renorm_out_inplaceOrView,
  repeat_interleave_Tensor_out_inplaceOrView,
  repeat_out_inplaceOrView,
  replication_pad1d_backward_grad_input_inplaceOrView,
  replication_pad1d_out_inplaceOrView,
  replication_pad2d_backward_grad_input_inplaceOrView,
  replication_pad2d_out_inplaceOrView,
  replication_pad3d_backward_grad_input_inplaceOrView,
  replication_pad3d_out_inplaceOrView,
  resize_as_out_inplaceOrView,
  resize_out_inplaceOrView,
  roll_out_inplaceOrView,
  rot90_out_inplaceOrView,
  round__decimals_inplaceOrView,
  round__inplaceOrView,
  round_decimals_out_inplaceOrView,
  round_out_inplaceOrView,
  rrelu_with_noise__inplaceOrView,
  rrelu_with_noise_backward_out_inplaceOrView,
  rrelu_with_noise_out_inplaceOrView,
  rsqrt__inplaceOrView,
  rsqrt_out_inplaceOrView,
  rsub_Tensor_out_inplaceOrView,
  scalar_tensor_out_inplaceOrView,
  scatter__reduce_inplaceOrView,
  scatter__src_inplaceOrView,
  scatter__value_inplaceOrView,
  scatter__value_reduce_inplaceOrView,
  scatter_add__inplaceOrView,
  scatter_add_out_inplaceOrView,
  scatter_reduce__two_inplaceOrView,
  scatter_reduce_out_inplaceOrView,
  scatter_reduce_two_out_inplaceOrView,
  scatter_src_out_inplaceOrView,
  scatter_value_out_inplaceOrView,
  scatter_value_reduce_out_inplaceOrView,
  searchsorted_Scalar_out_inplaceOrView,
  searchsorted_Tensor_out_inplaceOrView,
  segment_reduce_out_inplaceOrView,
  select_backward_out_inplaceOrView,
  select_int_inplaceOrView,
  select_scatter_out_inplaceOrView,
  set__inplaceOrView,
  set__source_Tensor_inplaceOrView,
  set__source_Tensor_storage_offset_inplaceOrView,
  set_out_inplaceOrView,
  set_source_Tensor_out_inplaceOrView,
  set_source_Tensor_storage_offset_out_inplaceOrView,
  sgn__inplaceOrView,
  sgn_out_inplaceOrView,
  sigmoid__inplaceOrView,
  sigmoid_backward_grad_input_inplaceOrView,
  sigmoid_out_inplaceOrView,
  sign__inplaceOrView,
  sign_out_inplaceOrView,
  signbit_out_inplaceOrView,
  silu__inplaceOrView,
  silu_backward_grad_input_inplaceOrView,
  silu_out_inplaceOrView,
  sin__inplaceOrView,
  sin_out_inplaceOrView,
  sinc__inplaceOrView,
  sinc_out_inplaceOrView,
  sinh__inplaceOrView,
  sinh_out_inplaceOrView,
  slice_Tensor_inplaceOrView,
  slice_backward_out_inplaceOrView,
  slice_scatter_out_inplaceOrView,
  smooth_l1_loss_backward_grad_input_inplaceOrView,
  smooth_l1_loss_out_inplaceOrView,
  soft_margin_loss_backward_grad_input_inplaceOrView,
  soft_margin_loss_out_inplaceOrView,
  softmax_int_out_inplaceOrView,
  softplus_backward_grad_input_inplaceOrView,
  softplus_out_inplaceOrView,
  softshrink_backward_grad_input_inplaceOrView,
  softshrink_out_inplaceOrView,
  sort_values_inplaceOrView,
  sort_values_stable_inplaceOrView,
  special_airy_ai_out_inplaceOrView,
  special_bessel_j0_out_inplaceOrView,
  special_bessel_j1_out_inplaceOrView,
  special_bessel_y0_out_inplaceOrView,
  special_bessel_y1_out_inplaceOrView,
  special_chebyshev_polynomial_t_n_scalar_out_inplaceOrView,
  special_chebyshev_polynomial_t_out_inplaceOrView,
  special_chebyshev_polynomial_t_x_scalar_out_inplaceOrView,
  special_chebyshev_polynomial_u_n_scalar_out_inplaceOrView,
  special_chebyshev_polynomial_u_out_inplaceOrView,
  special_chebyshev_polynomial_u_x_scalar_out_inplaceOrView,
  special_chebyshev_polynomial_v_n_scalar_out_inplaceOrView,
  special_chebyshev_polynomial_v_out_inplaceOrView,
  special_chebyshev_polynomial_v_x_scalar_out_inplaceOrView,
  special_chebyshev_polynomial_w_n_scalar_out_inplaceOrView,
  special_chebyshev_polynomial_w_out_inplaceOrView,
  special_chebyshev_polynomial_w_x_scalar_out_inplaceOrView,
  special_entr_out_inplaceOrView,
  special_erfcx_out_inplaceOrView,
  special_hermite_polynomial_h_n_scalar_out_inplaceOrView,
  special_hermite_polynomial_h_out_inplaceOrView,
  special_hermite_polynomial_h_x_scalar_out_inplaceOrView,
  special_hermite_polynomial_he_n_scalar_out_inplaceOrView,
  special_hermite_polynomial_he_out_inplaceOrView,
  special_hermite_polynomial_he_x_scalar_out_inplaceOrView,
  special_i0e_out_inplaceOrView,
  special_i1_out_inplaceOrView,
  special_i1e_out_inplaceOrView,
  special_laguerre_polynomial_l_n_scalar_out_inplaceOrView,
  special_laguerre_polynomial_l_out_inplaceOrView,
  special_laguerre_polynomial_l_x_scalar_out_inplaceOrView,
  special_legendre_polynomial_p_n_scalar_out_inplaceOrView,
  special_legendre_polynomial_p_out_inplaceOrView,
  special_legendre_polynomial_p_x_scalar_out_inplaceOrView,
  special_log_ndtr_out_inplaceOrView,
  special_modified_bessel_i0_out_inplaceOrView,
  special_modified_bessel_i1_out_inplaceOrView,
  special_modified_bessel_k0_out_inplaceOrView,
  special_modified_bessel_k1_out_inplaceOrView,
  special_ndtri_out_inplaceOrView,
  special_scaled_modified_bessel_k0_out_inplaceOrView,
  special_scaled_modified_bessel_k1_out_inplaceOrView,
  special_shifted_chebyshev_polynomial_t_n_scalar_out_inplaceOrView,
  special_shifted_chebyshev_polynomial_t_out_inplaceOrView,
  special_shifted_chebyshev_polynomial_t_x_scalar_out_inplaceOrView,
  special_shifted_chebyshev_polynomial_u_n_scalar_out_inplaceOrView,
  special_shifted_chebyshev_polynomial_u_out_inplaceOrView,
  special_shifted_chebyshev_polynomial_u_x_scalar_out_inplaceOrView,
  special_shifted_chebyshev_polynomial_v_n_scalar_out_inplaceOrView,
  special_shifted_chebyshev_polynomial_v_out_inplaceOrView,
  special_shifted_chebyshev_polynomial_v_x_scalar_out_inplaceOrView,
  special_shifted_chebyshev_polynomial_w_n_scalar_out_inplaceOrView,
  special_shifted_chebyshev_polynomial_w_out_inplaceOrView,
  special_shifted_chebyshev_polynomial_w_x_scalar_out_inplaceOrView,
  special_spherical_bessel_j0_out_inplaceOrView,
  special_xlog1py_other_scalar_out_inplaceOrView,
  special_xlog1py_out_inplaceOrView,
  special_xlog1py_self_scalar_out_inplaceOrView,
  special_zeta_other_scalar_out_inplaceOrView,
  special_zeta_out_inplaceOrView,
  special_zeta_self_scalar_out_inplaceOrView,
  split_Tensor_inplaceOrView,
  split_with_sizes_inplaceOrView,
  sqrt__inplaceOrView,
  sqrt_out_inplaceOrView,
  squeeze__dim_inplaceOrView,
  squeeze__inplaceOrView,
  squeeze_copy_out_inplaceOrView,
  squeeze_dim_inplaceOrView,
  squeeze_inplaceOrView,
  stack_out_inplaceOrView,
  std_correction_out_inplaceOrView,
  std_mean_correction_out_inplaceOrView,
  sub_Scalar_out_inplaceOrView,
  sub__Scalar_inplaceOrView,
  sub__Tensor_inplaceOrView,
  sub_out_inplaceOrView,
  sum_IntList_out_inplaceOrView,
  sum_out_inplaceOrView,
  symeig_e_inplaceOrView,
  t__inplaceOrView,
  t_copy_out_inplaceOrView,
  t_inplaceOrView,
  take_out_inplaceOrView,
  tan__inplaceOrView,
  tan_out_inplaceOrView,
  tanh__inplaceOrView,
  tanh_backward_grad_input_inplaceOrView,
  tanh_out_inplaceOrView,
  tensordot_out_inplaceOrView,
  threshold__inplaceOrView,
  threshold_backward_grad_input_inplaceOrView,
  threshold_out_inplaceOrView,
  topk_values_inplaceOrView,
  trace_out_inplaceOrView,
  transpose__inplaceOrView,
  transpose_int_inplaceOrView,
  triangular_solve_X_inplaceOrView,
  tril__inplaceOrView,
  tril_indices_out_inplaceOrView,
  tril_out_inplaceOrView,
  triu__inplaceOrView,
  triu_indices_out_inplaceOrView,
  triu_out_inplaceOrView,
  trunc__inplaceOrView,
  trunc_out_inplaceOrView,
  unbind_int_inplaceOrView,
  unfold_backward_out_inplaceOrView,
  unfold_copy_out_inplaceOrView,
  unfold_inplaceOrView,
  uniform__inplaceOrView,
  uniform_out_inplaceOrView,
  unique_consecutive_out_inplaceOrView,
  unique_dim_out_inplaceOrView,
  unsqueeze__inplaceOrView,
  unsqueeze_copy_out_inplaceOrView,
  unsqueeze_inplaceOrView,
  upsample_bicubic2d_backward_grad_input_inplaceOrView,
  upsample_bicubic2d_out_inplaceOrView,
  upsample_bilinear2d_backward_grad_input_inplaceOrView,
  upsample_bilinear2d_out_inplaceOrView,
  upsample_linear1d_backward_grad_input_inplaceOrView,
  upsample_linear1d_out_inplaceOrView,
  upsample_nearest1d_backward_grad_input_inplaceOrView,
  upsample_nearest1d_out_inplaceOrView,
  upsample_nearest2d_backward_grad_input_inplaceOrView,
  upsample_nearest2d_out_inplaceOrView,
  upsample_nearest3d_backward_grad_input_inplaceOrView,
  upsample_nearest3d_out_inplaceOrView,
  upsample_trilinear3d_backward_grad_input_inplaceOrView,
  upsample_trilinear3d_out_inplaceOrView,
  var_correction_out_inplaceOrView,
  var_mean_correction_out_inplaceOrView,
  vdot_out_inplaceOrView,
  view_copy_out_inplaceOrView,
  view_dtype_inplaceOrView,
  view_inplaceOrView,
  where_self_out_inplaceOrView,
  xlogy_OutScalar_Other_inplaceOrView,
  xlogy_OutScalar_Self_inplaceOrView,
  xlogy_OutTensor_inplaceOrView,
  xlogy__Scalar_Other_inplaceOrView,
  xlogy__Tensor_inplaceOrView,
  zero__inplaceOrView,
  zero_out_inplaceOrView,
  zeros_like_out_inplaceOrView,
  zeros_out_inplaceOrView,
} from "../autograd/inplace-or-view.js";
import {
  _add_relu_out_op,
  _addmm_activation_out_op,
  _ctc_loss_backward_out_op,
  _ctc_loss_out_op,
  _fft_c2r_out_op,
  _index_put_impl__op,
  _index_put_impl_out_op,
  _linalg_det_result_op,
  _linalg_eigh_eigenvalues_op,
  _linalg_slogdet_sign_op,
  _linalg_solve_ex_result_op,
  _linalg_svd_U_op,
  _log_softmax_backward_data_out_op,
  _log_softmax_out_op,
  _pack_padded_sequence_out_op,
  _reshape_alias_copy_out_op,
  _reshape_alias_op,
  _softmax_backward_data_out_op,
  _softmax_out_op,
  _stack_out_op,
  _standard_gamma_out_op,
  _to_copy_out_op,
  _unique2_out_op,
  _unique_out_op,
  _unsafe_view_out_op,
  _upsample_bicubic2d_aa_backward_grad_input_op,
  _upsample_bicubic2d_aa_out_op,
  _upsample_bilinear2d_aa_backward_grad_input_op,
  _upsample_bilinear2d_aa_out_op,
  _upsample_nearest_exact1d_backward_grad_input_op,
  _upsample_nearest_exact1d_out_op,
  _upsample_nearest_exact2d_backward_grad_input_op,
  _upsample_nearest_exact2d_out_op,
  _upsample_nearest_exact3d_backward_grad_input_op,
  _upsample_nearest_exact3d_out_op,
  _weight_norm_interface_out_op,
  abs__op,
  abs_out_op,
  acos__op,
  acos_out_op,
  acosh__op,
  acosh_out_op,
  adaptive_avg_pool2d_out_op,
  adaptive_avg_pool3d_out_op,
  adaptive_max_pool2d_backward_grad_input_op,
  adaptive_max_pool2d_out_op,
  adaptive_max_pool3d_backward_grad_input_op,
  adaptive_max_pool3d_out_op,
  add_Scalar_out_op,
  add__Scalar_op,
  add__Tensor_op,
  add_out_op,
  addbmm__op,
  addbmm_out_op,
  addcdiv__op,
  addcdiv_out_op,
  addcmul__op,
  addcmul_out_op,
  addmm__op,
  addmm_out_op,
  addmv__op,
  addmv_out_op,
  addr__op,
  addr_out_op,
  affine_grid_generator_out_op,
  alias_copy_out_op,
  alias_op,
  all_all_out_op,
  all_out_op,
  amax_out_op,
  amin_out_op,
  aminmax_out_op,
  angle_out_op,
  any_all_out_op,
  any_out_op,
  arange_out_op,
  arange_start_out_op,
  argmax_out_op,
  argmin_out_op,
  argsort_stable_out_op,
  as_strided__op,
  as_strided_copy_out_op,
  as_strided_op,
  as_strided_scatter_out_op,
  asin__op,
  asin_out_op,
  asinh__op,
  asinh_out_op,
  atan2__op,
  atan2_out_op,
  atan__op,
  atan_out_op,
  atanh__op,
  atanh_out_op,
  avg_pool2d_backward_grad_input_op,
  avg_pool2d_out_op,
  avg_pool3d_backward_grad_input_op,
  avg_pool3d_out_op,
  baddbmm__op,
  baddbmm_out_op,
  bartlett_window_out_op,
  bartlett_window_periodic_out_op,
  bernoulli_Tensor_out_op,
  bernoulli__Tensor_op,
  bernoulli__float_op,
  bernoulli_float_out_op,
  bernoulli_out_op,
  binary_cross_entropy_backward_grad_input_op,
  binary_cross_entropy_out_op,
  binary_cross_entropy_with_logits_out_op,
  bincount_out_op,
  binomial_out_op,
  bitwise_and_Scalar_out_op,
  bitwise_and_Tensor_out_op,
  bitwise_and__Scalar_op,
  bitwise_and__Tensor_op,
  bitwise_left_shift_Tensor_Scalar_out_op,
  bitwise_left_shift_Tensor_out_op,
  bitwise_left_shift__Tensor_Scalar_op,
  bitwise_left_shift__Tensor_op,
  bitwise_not__op,
  bitwise_not_out_op,
  bitwise_or_Scalar_out_op,
  bitwise_or_Tensor_out_op,
  bitwise_or__Scalar_op,
  bitwise_or__Tensor_op,
  bitwise_right_shift_Tensor_Scalar_out_op,
  bitwise_right_shift_Tensor_out_op,
  bitwise_right_shift__Tensor_Scalar_op,
  bitwise_right_shift__Tensor_op,
  bitwise_xor_Scalar_out_op,
  bitwise_xor_Tensor_out_op,
  bitwise_xor__Scalar_op,
  bitwise_xor__Tensor_op,
  blackman_window_out_op,
  blackman_window_periodic_out_op,
  block_diag_out_op,
  bmm_out_op,
  bucketize_Scalar_out_op,
  bucketize_Tensor_out_op,
  cat_out_op,
  cauchy__op,
  cauchy_out_op,
  ceil__op,
  ceil_out_op,
  celu__op,
  celu_out_op,
  cholesky_inverse_out_op,
  cholesky_out_op,
  cholesky_solve_out_op,
  clamp_Tensor_out_op,
  clamp__Tensor_op,
  clamp__op,
  clamp_max_Tensor_out_op,
  clamp_max__Tensor_op,
  clamp_max__op,
  clamp_max_out_op,
  clamp_min_Tensor_out_op,
  clamp_min__Tensor_op,
  clamp_min__op,
  clamp_min_out_op,
  clamp_out_op,
  clone_out_op,
  col2im_out_op,
  conj_physical__op,
  conj_physical_out_op,
  constant_pad_nd_out_op,
  conv_tbc_out_op,
  convolution_out_op,
  copy__op,
  copy_out_op,
  copysign_Scalar_out_op,
  copysign__Scalar_op,
  copysign__Tensor_op,
  copysign_out_op,
  cos__op,
  cos_out_op,
  cosh__op,
  cosh_out_op,
  count_nonzero_dim_IntList_out_op,
  count_nonzero_out_op,
  cummax_out_op,
  cummin_out_op,
  cumprod__op,
  cumprod_out_op,
  cumsum__op,
  cumsum_out_op,
  deg2rad__op,
  deg2rad_out_op,
  detach_op,
  diag_embed_out_op,
  diag_out_op,
  diagonal_backward_out_op,
  diagonal_copy_out_op,
  diagonal_op,
  diagonal_scatter_out_op,
  digamma__op,
  digamma_out_op,
  dist_out_op,
  div_Scalar_mode_out_op,
  div_Scalar_out_op,
  div__Scalar_mode_op,
  div__Scalar_op,
  div__Tensor_mode_op,
  div__Tensor_op,
  div_out_mode_op,
  div_out_op,
  dot_out_op,
  elu__op,
  elu_backward_grad_input_op,
  elu_out_op,
  embedding_dense_backward_out_op,
  embedding_out_op,
  embedding_renorm__op,
  embedding_renorm_out_op,
  empty_like_out_op,
  empty_strided_out_op,
  eq_Scalar_out_op,
  eq_Tensor_out_op,
  eq__Scalar_op,
  eq__Tensor_op,
  erf__op,
  erf_out_op,
  erfc__op,
  erfc_out_op,
  erfinv__op,
  erfinv_out_op,
  exp2__op,
  exp2_out_op,
  exp__op,
  exp_out_op,
  expand_copy_out_op,
  expand_op,
  expm1__op,
  expm1_out_op,
  exponential__op,
  exponential_out_op,
  eye_m_out_op,
  eye_out_op,
  fill_Scalar_out_op,
  fill_Tensor_out_op,
  fill__Scalar_op,
  fill__Tensor_op,
  flip_out_op,
  floor__op,
  floor_divide_Scalar_out_op,
  floor_divide__Scalar_op,
  floor_divide__Tensor_op,
  floor_divide_out_op,
  floor_out_op,
  fmax_out_op,
  fmin_out_op,
  fmod_Scalar_out_op,
  fmod_Tensor_out_op,
  fmod__Scalar_op,
  fmod__Tensor_op,
  frac__op,
  frac_out_op,
  fractional_max_pool2d_backward_grad_input_op,
  fractional_max_pool2d_output_op,
  fractional_max_pool3d_backward_grad_input_op,
  fractional_max_pool3d_output_op,
  frexp_Tensor_out_op,
  full_like_out_op,
  full_out_op,
  gather_out_op,
  gcd__op,
  gcd_out_op,
  ge_Scalar_out_op,
  ge_Tensor_out_op,
  ge__Scalar_op,
  ge__Tensor_op,
  gelu__op,
  gelu_backward_grad_input_op,
  gelu_out_op,
  geometric__op,
  geometric_out_op,
  geqrf_a_op,
  glu_backward_grad_input_op,
  glu_out_op,
  grid_sampler_2d_backward_out_op,
  grid_sampler_2d_out_op,
  grid_sampler_3d_backward_out_op,
  grid_sampler_3d_out_op,
  gt_Scalar_out_op,
  gt_Tensor_out_op,
  gt__Scalar_op,
  gt__Tensor_op,
  hamming_window_out_op,
  hamming_window_periodic_alpha_beta_out_op,
  hamming_window_periodic_alpha_out_op,
  hamming_window_periodic_out_op,
  hann_window_out_op,
  hann_window_periodic_out_op,
  hardshrink_backward_grad_input_op,
  hardshrink_out_op,
  hardsigmoid__op,
  hardsigmoid_backward_grad_input_op,
  hardsigmoid_out_op,
  hardswish__op,
  hardswish_out_op,
  hardtanh__op,
  hardtanh_backward_grad_input_op,
  hardtanh_out_op,
  heaviside__op,
  heaviside_out_op,
  histc_out_op,
  histogram_bin_ct_out_op,
  histogram_bins_tensor_out_op,
  huber_loss_backward_out_op,
  huber_loss_out_op,
  hypot__op,
  hypot_out_op,
  i0__op,
  i0_out_op,
  igamma__op,
  igamma_out_op,
  igammac__op,
  igammac_out_op,
  im2col_out_op,
  index_Tensor_out_op,
  index_add__op,
  index_add_out_op,
  index_copy__op,
  index_copy_out_op,
  index_fill__int_Scalar_op,
  index_fill__int_Tensor_op,
  index_fill_int_Scalar_out_op,
  index_fill_int_Tensor_out_op,
  index_put__op,
  index_put_out_op,
  index_reduce__op,
  index_reduce_out_op,
  index_select_out_op,
  inner_out_op,
  isin_Scalar_Tensor_out_op,
  isin_Tensor_Scalar_out_op,
  isin_Tensor_Tensor_out_op,
  isinf_out_op,
  isnan_out_op,
  isneginf_out_op,
  isposinf_out_op,
  kaiser_window_beta_out_op,
  kaiser_window_out_op,
  kaiser_window_periodic_out_op,
  kthvalue_values_op,
  lcm__op,
  lcm_out_op,
  le_Scalar_out_op,
  le_Tensor_out_op,
  le__Scalar_op,
  le__Tensor_op,
  leaky_relu__op,
  leaky_relu_backward_grad_input_op,
  leaky_relu_out_op,
  lerp_Scalar_out_op,
  lerp_Tensor_out_op,
  lerp__Scalar_op,
  lerp__Tensor_op,
  lgamma__op,
  lgamma_out_op,
  linalg_cholesky_ex_L_op,
  linalg_cross_out_op,
  linalg_householder_product_out_op,
  linalg_inv_ex_inverse_op,
  linalg_ldl_factor_ex_out_op,
  linalg_ldl_factor_out_op,
  linalg_ldl_solve_out_op,
  linalg_lstsq_out_op,
  linalg_lu_factor_ex_out_op,
  linalg_lu_out_op,
  linalg_lu_solve_out_op,
  linalg_matrix_exp_out_op,
  linalg_pinv_atol_rtol_tensor_out_op,
  linalg_qr_out_op,
  linalg_solve_triangular_out_op,
  linalg_vector_norm_out_op,
  linspace_out_op,
  log10__op,
  log10_out_op,
  log1p__op,
  log1p_out_op,
  log2__op,
  log2_out_op,
  log__op,
  log_normal__op,
  log_normal_out_op,
  log_out_op,
  log_sigmoid_backward_grad_input_op,
  log_sigmoid_forward_output_op,
  log_softmax_int_out_op,
  logaddexp2_out_op,
  logaddexp_out_op,
  logcumsumexp_out_op,
  logical_and__op,
  logical_and_out_op,
  logical_not__op,
  logical_not_out_op,
  logical_or__op,
  logical_or_out_op,
  logical_xor__op,
  logical_xor_out_op,
  logit__op,
  logit_backward_grad_input_op,
  logit_out_op,
  logspace_out_op,
  logsumexp_out_op,
  lt_Scalar_out_op,
  lt_Tensor_out_op,
  lt__Scalar_op,
  lt__Tensor_op,
  lu_unpack_out_op,
  masked_fill_Scalar_out_op,
  masked_fill_Tensor_out_op,
  masked_fill__Scalar_op,
  masked_fill__Tensor_op,
  masked_scatter__op,
  masked_scatter_out_op,
  masked_select_out_op,
  max_dim_max_op,
  max_pool2d_with_indices_backward_grad_input_op,
  max_pool2d_with_indices_out_op,
  max_pool3d_with_indices_backward_grad_input_op,
  max_unpool2d_out_op,
  max_unpool3d_out_op,
  maximum_out_op,
  mean_out_op,
  median_dim_values_op,
  median_out_op,
  min_dim_min_op,
  minimum_out_op,
  mish__op,
  mish_out_op,
  mm_out_op,
  mode_values_op,
  mse_loss_backward_grad_input_op,
  mse_loss_out_op,
  mul_Scalar_out_op,
  mul__Scalar_op,
  mul__Tensor_op,
  mul_out_op,
  multi_margin_loss_backward_grad_input_op,
  multi_margin_loss_out_op,
  multilabel_margin_loss_backward_grad_input_op,
  multinomial_out_op,
  mv_out_op,
  mvlgamma__op,
  mvlgamma_out_op,
  nan_to_num__op,
  nan_to_num_out_op,
  nanmedian_dim_values_op,
  nanmedian_out_op,
  nansum_out_op,
  narrow_copy_out_op,
  native_dropout_backward_out_op,
  native_dropout_out_op,
  ne_Scalar_out_op,
  ne_Tensor_out_op,
  ne__Scalar_op,
  ne__Tensor_op,
  neg__op,
  neg_out_op,
  new_empty_out_op,
  new_empty_strided_out_op,
  new_full_out_op,
  new_ones_out_op,
  new_zeros_out_op,
  nextafter__op,
  nextafter_out_op,
  nll_loss2d_backward_grad_input_op,
  nll_loss2d_forward_output_op,
  nll_loss_backward_grad_input_op,
  nll_loss_forward_output_op,
  nonzero_out_op,
  norm_ScalarOpt_dtype_out_op,
  norm_Scalar_out_op,
  norm_dtype_out_op,
  norm_out_op,
  normal_Tensor_Tensor_out_op,
  normal_Tensor_float_out_op,
  normal__op,
  normal_float_Tensor_out_op,
  normal_float_float_out_op,
  normal_out_op,
  ones_like_out_op,
  ones_out_op,
  ormqr_out_op,
  permute_copy_out_op,
  permute_op,
  pixel_shuffle_out_op,
  pixel_unshuffle_out_op,
  poisson_out_op,
  polygamma__op,
  polygamma_out_op,
  pow_Scalar_out_op,
  pow_Tensor_Scalar_out_op,
  pow_Tensor_Tensor_out_op,
  pow__Scalar_op,
  pow__Tensor_op,
  prelu_out_op,
  prod_int_out_op,
  prod_out_op,
  put__op,
  put_out_op,
  rad2deg__op,
  rad2deg_out_op,
  rand_generator_out_op,
  rand_like_out_op,
  rand_out_op,
  randint_generator_out_op,
  randint_like_low_dtype_out_op,
  randint_like_out_op,
  randint_low_generator_out_op,
  randint_low_out_op,
  randint_out_op,
  randn_generator_out_op,
  randn_like_out_op,
  randn_out_op,
  random__from_op,
  random__op,
  random__to_op,
  random_from_out_op,
  random_out_op,
  random_to_out_op,
  randperm_generator_out_op,
  randperm_out_op,
  range_out__op,
  range_out_op,
  reciprocal__op,
  reciprocal_out_op,
  reflection_pad1d_backward_grad_input_op,
  reflection_pad1d_out_op,
  reflection_pad2d_backward_grad_input_op,
  reflection_pad2d_out_op,
  reflection_pad3d_backward_grad_input_op,
  reflection_pad3d_out_op,
  relu__op,
  relu_out_op,
  remainder_Scalar_out_op,
  remainder_Tensor_out_op,
  remainder__Scalar_op,
  remainder__Tensor_op,
  renorm__op,
  renorm_out_op,
  repeat_interleave_Tensor_out_op,
  repeat_out_op,
  replication_pad1d_backward_grad_input_op,
  replication_pad1d_out_op,
  replication_pad2d_backward_grad_input_op,
  replication_pad2d_out_op,
  replication_pad3d_backward_grad_input_op,
  replication_pad3d_out_op,
  resize_as_out_op,
  resize_out_op,
  roll_out_op,
  rot90_out_op,
  round__decimals_op,
  round__op,
  round_decimals_out_op,
  round_out_op,
  rrelu_with_noise__op,
  rrelu_with_noise_backward_out_op,
  rrelu_with_noise_out_op,
  rsqrt__op,
  rsqrt_out_op,
  rsub_Tensor_out_op,
  scalar_tensor_out_op,
  scatter__reduce_op,
  scatter__src_op,
  scatter__value_op,
  scatter__value_reduce_op,
  scatter_add__op,
  scatter_add_out_op,
  scatter_reduce__two_op,
  scatter_reduce_out_op,
  scatter_reduce_two_out_op,
  scatter_src_out_op,
  scatter_value_out_op,
  scatter_value_reduce_out_op,
  searchsorted_Scalar_out_op,
  searchsorted_Tensor_out_op,
  segment_reduce_out_op,
  select_backward_out_op,
  select_int_op,
  select_scatter_out_op,
  set__op,
  set__source_Tensor_op,
  set__source_Tensor_storage_offset_op,
  set_out_op,
  set_source_Tensor_out_op,
  set_source_Tensor_storage_offset_out_op,
  sgn__op,
  sgn_out_op,
  sigmoid__op,
  sigmoid_backward_grad_input_op,
  sigmoid_out_op,
  sign__op,
  sign_out_op,
  signbit_out_op,
  silu__op,
  silu_backward_grad_input_op,
  silu_out_op,
  sin__op,
  sin_out_op,
  sinc__op,
  sinc_out_op,
  sinh__op,
  sinh_out_op,
  slice_Tensor_op,
  slice_backward_out_op,
  slice_scatter_out_op,
  smooth_l1_loss_backward_grad_input_op,
  smooth_l1_loss_out_op,
  soft_margin_loss_backward_grad_input_op,
  soft_margin_loss_out_op,
  softmax_int_out_op,
  softplus_backward_grad_input_op,
  softplus_out_op,
  softshrink_backward_grad_input_op,
  softshrink_out_op,
  sort_values_op,
  sort_values_stable_op,
  special_airy_ai_out_op,
  special_bessel_j0_out_op,
  special_bessel_j1_out_op,
  special_bessel_y0_out_op,
  special_bessel_y1_out_op,
  special_chebyshev_polynomial_t_n_scalar_out_op,
  special_chebyshev_polynomial_t_out_op,
  special_chebyshev_polynomial_t_x_scalar_out_op,
  special_chebyshev_polynomial_u_n_scalar_out_op,
  special_chebyshev_polynomial_u_out_op,
  special_chebyshev_polynomial_u_x_scalar_out_op,
  special_chebyshev_polynomial_v_n_scalar_out_op,
  special_chebyshev_polynomial_v_out_op,
  special_chebyshev_polynomial_v_x_scalar_out_op,
  special_chebyshev_polynomial_w_n_scalar_out_op,
  special_chebyshev_polynomial_w_out_op,
  special_chebyshev_polynomial_w_x_scalar_out_op,
  special_entr_out_op,
  special_erfcx_out_op,
  special_hermite_polynomial_h_n_scalar_out_op,
  special_hermite_polynomial_h_out_op,
  special_hermite_polynomial_h_x_scalar_out_op,
  special_hermite_polynomial_he_n_scalar_out_op,
  special_hermite_polynomial_he_out_op,
  special_hermite_polynomial_he_x_scalar_out_op,
  special_i0e_out_op,
  special_i1_out_op,
  special_i1e_out_op,
  special_laguerre_polynomial_l_n_scalar_out_op,
  special_laguerre_polynomial_l_out_op,
  special_laguerre_polynomial_l_x_scalar_out_op,
  special_legendre_polynomial_p_n_scalar_out_op,
  special_legendre_polynomial_p_out_op,
  special_legendre_polynomial_p_x_scalar_out_op,
  special_log_ndtr_out_op,
  special_modified_bessel_i0_out_op,
  special_modified_bessel_i1_out_op,
  special_modified_bessel_k0_out_op,
  special_modified_bessel_k1_out_op,
  special_ndtri_out_op,
  special_scaled_modified_bessel_k0_out_op,
  special_scaled_modified_bessel_k1_out_op,
  special_shifted_chebyshev_polynomial_t_n_scalar_out_op,
  special_shifted_chebyshev_polynomial_t_out_op,
  special_shifted_chebyshev_polynomial_t_x_scalar_out_op,
  special_shifted_chebyshev_polynomial_u_n_scalar_out_op,
  special_shifted_chebyshev_polynomial_u_out_op,
  special_shifted_chebyshev_polynomial_u_x_scalar_out_op,
  special_shifted_chebyshev_polynomial_v_n_scalar_out_op,
  special_shifted_chebyshev_polynomial_v_out_op,
  special_shifted_chebyshev_polynomial_v_x_scalar_out_op,
  special_shifted_chebyshev_polynomial_w_n_scalar_out_op,
  special_shifted_chebyshev_polynomial_w_out_op,
  special_shifted_chebyshev_polynomial_w_x_scalar_out_op,
  special_spherical_bessel_j0_out_op,
  special_xlog1py_other_scalar_out_op,
  special_xlog1py_out_op,
  special_xlog1py_self_scalar_out_op,
  special_zeta_other_scalar_out_op,
  special_zeta_out_op,
  special_zeta_self_scalar_out_op,
  split_Tensor_op,
  split_with_sizes_op,
  sqrt__op,
  sqrt_out_op,
  squeeze__dim_op,
  squeeze__op,
  squeeze_copy_out_op,
  squeeze_dim_op,
  squeeze_op,
  stack_out_op,
  std_correction_out_op,
  std_mean_correction_out_op,
  sub_Scalar_out_op,
  sub__Scalar_op,
  sub__Tensor_op,
  sub_out_op,
  sum_IntList_out_op,
  sum_out_op,
  symeig_e_op,
  t__op,
  t_copy_out_op,
  t_op,
  take_out_op,
  tan__op,
  tan_out_op,
  tanh__op,
  tanh_backward_grad_input_op,
  tanh_out_op,
  tensordot_out_op,
  threshold__op,
  threshold_backward_grad_input_op,
  threshold_out_op,
  topk_values_op,
  trace_out_op,
  transpose__op,
  transpose_int_op,
  triangular_solve_X_op,
  tril__op,
  tril_indices_out_op,
  tril_out_op,
  triu__op,
  triu_indices_out_op,
  triu_out_op,
  trunc__op,
  trunc_out_op,
  unbind_int_op,
  unfold_backward_out_op,
  unfold_copy_out_op,
  unfold_op,
  uniform__op,
  uniform_out_op,
  unique_consecutive_out_op,
  unique_dim_out_op,
  unsqueeze__op,
  unsqueeze_copy_out_op,
  unsqueeze_op,
  upsample_bicubic2d_backward_grad_input_op,
  upsample_bicubic2d_out_op,
  upsample_bilinear2d_backward_grad_input_op,
  upsample_bilinear2d_out_op,
  upsample_linear1d_backward_grad_input_op,
  upsample_linear1d_out_op,
  upsample_nearest1d_backward_grad_input_op,
  upsample_nearest1d_out_op,
  upsample_nearest2d_backward_grad_input_op,
  upsample_nearest2d_out_op,
  upsample_nearest3d_backward_grad_input_op,
  upsample_nearest3d_out_op,
  upsample_trilinear3d_backward_grad_input_op,
  upsample_trilinear3d_out_op,
  var_correction_out_op,
  var_mean_correction_out_op,
  vdot_out_op,
  view_copy_out_op,
  view_dtype_op,
  view_op,
  where_self_out_op,
  xlogy_OutScalar_Other_op,
  xlogy_OutScalar_Self_op,
  xlogy_OutTensor_op,
  xlogy__Scalar_Other_op,
  xlogy__Tensor_op,
  zero__op,
  zero_out_op,
  zeros_like_out_op,
  zeros_out_op,
} from "../operators.js";

const m = kernelsFor("ADInplaceOrView", "generated/register/adinplace-or-view.ts");

m(polygamma__op, polygamma__inplaceOrView);
m(isnan_out_op, isnan_out_inplaceOrView);
m(isinf_out_op, isinf_out_inplaceOrView);
m(add_Scalar_out_op, add_Scalar_out_inplaceOrView);
m(sub_Scalar_out_op, sub_Scalar_out_inplaceOrView);
m(rsub_Tensor_out_op, rsub_Tensor_out_inplaceOrView);
m(mul_Scalar_out_op, mul_Scalar_out_inplaceOrView);
m(div_Scalar_out_op, div_Scalar_out_inplaceOrView);
m(div_Scalar_mode_out_op, div_Scalar_mode_out_inplaceOrView);
m(floor_divide_Scalar_out_op, floor_divide_Scalar_out_inplaceOrView);
m(clamp__Tensor_op, clamp__Tensor_inplaceOrView);
m(clamp_Tensor_out_op, clamp_Tensor_out_inplaceOrView);
m(relu_out_op, relu_out_inplaceOrView);
m(celu__op, celu__inplaceOrView);
m(log_sigmoid_forward_output_op, log_sigmoid_forward_output_inplaceOrView);
m(zeros_out_op, zeros_out_inplaceOrView);
m(ones_out_op, ones_out_inplaceOrView);
m(full_out_op, full_out_inplaceOrView);
m(arange_out_op, arange_out_inplaceOrView);
m(arange_start_out_op, arange_start_out_inplaceOrView);
m(linspace_out_op, linspace_out_inplaceOrView);
m(logspace_out_op, logspace_out_inplaceOrView);
m(eye_out_op, eye_out_inplaceOrView);
m(eye_m_out_op, eye_m_out_inplaceOrView);
m(range_out__op, range_out__inplaceOrView);
m(range_out_op, range_out_inplaceOrView);
m(rand_out_op, rand_out_inplaceOrView);
m(rand_generator_out_op, rand_generator_out_inplaceOrView);
m(randn_out_op, randn_out_inplaceOrView);
m(randn_generator_out_op, randn_generator_out_inplaceOrView);
m(randint_out_op, randint_out_inplaceOrView);
m(randint_generator_out_op, randint_generator_out_inplaceOrView);
m(randint_low_out_op, randint_low_out_inplaceOrView);
m(randint_low_generator_out_op, randint_low_generator_out_inplaceOrView);
m(randperm_out_op, randperm_out_inplaceOrView);
m(randperm_generator_out_op, randperm_generator_out_inplaceOrView);
m(bernoulli_out_op, bernoulli_out_inplaceOrView);
m(bernoulli__Tensor_op, bernoulli__Tensor_inplaceOrView);
m(bernoulli__float_op, bernoulli__float_inplaceOrView);
m(uniform__op, uniform__inplaceOrView);
m(normal__op, normal__inplaceOrView);
m(random__from_op, random__from_inplaceOrView);
m(random__to_op, random__to_inplaceOrView);
m(random__op, random__inplaceOrView);
m(multinomial_out_op, multinomial_out_inplaceOrView);
m(normal_Tensor_float_out_op, normal_Tensor_float_out_inplaceOrView);
m(normal_float_Tensor_out_op, normal_float_Tensor_out_inplaceOrView);
m(normal_Tensor_Tensor_out_op, normal_Tensor_Tensor_out_inplaceOrView);
m(normal_float_float_out_op, normal_float_float_out_inplaceOrView);
m(exponential__op, exponential__inplaceOrView);
m(log_normal__op, log_normal__inplaceOrView);
m(geometric__op, geometric__inplaceOrView);
m(cauchy__op, cauchy__inplaceOrView);
m(copy__op, copy__inplaceOrView);
m(fill__Scalar_op, fill__Scalar_inplaceOrView);
m(fill__Tensor_op, fill__Tensor_inplaceOrView);
m(zero__op, zero__inplaceOrView);
m(detach_op, detach_inplaceOrView);
m(alias_op, alias_inplaceOrView);
m(set__source_Tensor_storage_offset_op, set__source_Tensor_storage_offset_inplaceOrView);
m(set__source_Tensor_op, set__source_Tensor_inplaceOrView);
m(set__op, set__inplaceOrView);
m(conj_physical__op, conj_physical__inplaceOrView);
m(conj_physical_out_op, conj_physical_out_inplaceOrView);
m(view_op, view_inplaceOrView);
m(view_dtype_op, view_dtype_inplaceOrView);
m(_reshape_alias_op, _reshape_alias_inplaceOrView);
m(expand_op, expand_inplaceOrView);
m(permute_op, permute_inplaceOrView);
m(transpose_int_op, transpose_int_inplaceOrView);
m(transpose__op, transpose__inplaceOrView);
m(t_op, t_inplaceOrView);
m(t__op, t__inplaceOrView);
m(squeeze_op, squeeze_inplaceOrView);
m(squeeze_dim_op, squeeze_dim_inplaceOrView);
m(squeeze__op, squeeze__inplaceOrView);
m(squeeze__dim_op, squeeze__dim_inplaceOrView);
m(unsqueeze_op, unsqueeze_inplaceOrView);
m(unsqueeze__op, unsqueeze__inplaceOrView);
m(select_int_op, select_int_inplaceOrView);
m(slice_Tensor_op, slice_Tensor_inplaceOrView);
m(split_Tensor_op, split_Tensor_inplaceOrView);
m(split_with_sizes_op, split_with_sizes_inplaceOrView);
m(unbind_int_op, unbind_int_inplaceOrView);
m(as_strided_op, as_strided_inplaceOrView);
m(as_strided__op, as_strided__inplaceOrView);
m(diagonal_op, diagonal_inplaceOrView);
m(unfold_op, unfold_inplaceOrView);
m(unfold_backward_out_op, unfold_backward_out_inplaceOrView);
m(diag_out_op, diag_out_inplaceOrView);
m(index_put__op, index_put__inplaceOrView);
m(_index_put_impl__op, _index_put_impl__inplaceOrView);
m(index_select_out_op, index_select_out_inplaceOrView);
m(index_add_out_op, index_add_out_inplaceOrView);
m(index_add__op, index_add__inplaceOrView);
m(index_copy_out_op, index_copy_out_inplaceOrView);
m(index_copy__op, index_copy__inplaceOrView);
m(index_fill__int_Scalar_op, index_fill__int_Scalar_inplaceOrView);
m(index_fill__int_Tensor_op, index_fill__int_Tensor_inplaceOrView);
m(gather_out_op, gather_out_inplaceOrView);
m(scatter_src_out_op, scatter_src_out_inplaceOrView);
m(scatter_value_out_op, scatter_value_out_inplaceOrView);
m(scatter_reduce_out_op, scatter_reduce_out_inplaceOrView);
m(scatter_value_reduce_out_op, scatter_value_reduce_out_inplaceOrView);
m(scatter__src_op, scatter__src_inplaceOrView);
m(scatter__value_op, scatter__value_inplaceOrView);
m(scatter__reduce_op, scatter__reduce_inplaceOrView);
m(scatter__value_reduce_op, scatter__value_reduce_inplaceOrView);
m(scatter_add_out_op, scatter_add_out_inplaceOrView);
m(scatter_add__op, scatter_add__inplaceOrView);
m(scatter_reduce_two_out_op, scatter_reduce_two_out_inplaceOrView);
m(scatter_reduce__two_op, scatter_reduce__two_inplaceOrView);
m(masked_fill__Scalar_op, masked_fill__Scalar_inplaceOrView);
m(masked_fill__Tensor_op, masked_fill__Tensor_inplaceOrView);
m(masked_scatter__op, masked_scatter__inplaceOrView);
m(masked_select_out_op, masked_select_out_inplaceOrView);
m(nonzero_out_op, nonzero_out_inplaceOrView);
m(cat_out_op, cat_out_inplaceOrView);
m(stack_out_op, stack_out_inplaceOrView);
m(flip_out_op, flip_out_inplaceOrView);
m(tril_out_op, tril_out_inplaceOrView);
m(tril__op, tril__inplaceOrView);
m(triu_out_op, triu_out_inplaceOrView);
m(triu__op, triu__inplaceOrView);
m(embedding_dense_backward_out_op, embedding_dense_backward_out_inplaceOrView);
m(take_out_op, take_out_inplaceOrView);
m(put__op, put__inplaceOrView);
m(bucketize_Tensor_out_op, bucketize_Tensor_out_inplaceOrView);
m(searchsorted_Tensor_out_op, searchsorted_Tensor_out_inplaceOrView);
m(isin_Tensor_Tensor_out_op, isin_Tensor_Tensor_out_inplaceOrView);
m(isin_Tensor_Scalar_out_op, isin_Tensor_Scalar_out_inplaceOrView);
m(isin_Scalar_Tensor_out_op, isin_Scalar_Tensor_out_inplaceOrView);
m(reflection_pad1d_out_op, reflection_pad1d_out_inplaceOrView);
m(reflection_pad1d_backward_grad_input_op, reflection_pad1d_backward_grad_input_inplaceOrView);
m(reflection_pad2d_out_op, reflection_pad2d_out_inplaceOrView);
m(reflection_pad2d_backward_grad_input_op, reflection_pad2d_backward_grad_input_inplaceOrView);
m(reflection_pad3d_out_op, reflection_pad3d_out_inplaceOrView);
m(reflection_pad3d_backward_grad_input_op, reflection_pad3d_backward_grad_input_inplaceOrView);
m(replication_pad1d_out_op, replication_pad1d_out_inplaceOrView);
m(replication_pad1d_backward_grad_input_op, replication_pad1d_backward_grad_input_inplaceOrView);
m(replication_pad2d_out_op, replication_pad2d_out_inplaceOrView);
m(replication_pad2d_backward_grad_input_op, replication_pad2d_backward_grad_input_inplaceOrView);
m(replication_pad3d_out_op, replication_pad3d_out_inplaceOrView);
m(replication_pad3d_backward_grad_input_op, replication_pad3d_backward_grad_input_inplaceOrView);
m(index_reduce_out_op, index_reduce_out_inplaceOrView);
m(index_reduce__op, index_reduce__inplaceOrView);
m(embedding_renorm__op, embedding_renorm__inplaceOrView);
m(_stack_out_op, _stack_out_inplaceOrView);
m(sort_values_op, sort_values_inplaceOrView);
m(sort_values_stable_op, sort_values_stable_inplaceOrView);
m(topk_values_op, topk_values_inplaceOrView);
m(kthvalue_values_op, kthvalue_values_inplaceOrView);
m(median_dim_values_op, median_dim_values_inplaceOrView);
m(nanmedian_dim_values_op, nanmedian_dim_values_inplaceOrView);
m(mode_values_op, mode_values_inplaceOrView);
m(histc_out_op, histc_out_inplaceOrView);
m(cummax_out_op, cummax_out_inplaceOrView);
m(cummin_out_op, cummin_out_inplaceOrView);
m(mvlgamma__op, mvlgamma__inplaceOrView);
m(mvlgamma_out_op, mvlgamma_out_inplaceOrView);
m(histogram_bins_tensor_out_op, histogram_bins_tensor_out_inplaceOrView);
m(histogram_bin_ct_out_op, histogram_bin_ct_out_inplaceOrView);
m(sum_IntList_out_op, sum_IntList_out_inplaceOrView);
m(mean_out_op, mean_out_inplaceOrView);
m(prod_int_out_op, prod_int_out_inplaceOrView);
m(amax_out_op, amax_out_inplaceOrView);
m(amin_out_op, amin_out_inplaceOrView);
m(aminmax_out_op, aminmax_out_inplaceOrView);
m(max_dim_max_op, max_dim_max_inplaceOrView);
m(min_dim_min_op, min_dim_min_inplaceOrView);
m(argmax_out_op, argmax_out_inplaceOrView);
m(argmin_out_op, argmin_out_inplaceOrView);
m(any_out_op, any_out_inplaceOrView);
m(any_all_out_op, any_all_out_inplaceOrView);
m(all_out_op, all_out_inplaceOrView);
m(all_all_out_op, all_all_out_inplaceOrView);
m(var_correction_out_op, var_correction_out_inplaceOrView);
m(std_correction_out_op, std_correction_out_inplaceOrView);
m(var_mean_correction_out_op, var_mean_correction_out_inplaceOrView);
m(std_mean_correction_out_op, std_mean_correction_out_inplaceOrView);
m(logsumexp_out_op, logsumexp_out_inplaceOrView);
m(norm_dtype_out_op, norm_dtype_out_inplaceOrView);
m(norm_out_op, norm_out_inplaceOrView);
m(linalg_vector_norm_out_op, linalg_vector_norm_out_inplaceOrView);
m(cumsum__op, cumsum__inplaceOrView);
m(cumsum_out_op, cumsum_out_inplaceOrView);
m(cumprod__op, cumprod__inplaceOrView);
m(cumprod_out_op, cumprod_out_inplaceOrView);
m(nansum_out_op, nansum_out_inplaceOrView);
m(logcumsumexp_out_op, logcumsumexp_out_inplaceOrView);
m(mm_out_op, mm_out_inplaceOrView);
m(addmm__op, addmm__inplaceOrView);
m(addmm_out_op, addmm_out_inplaceOrView);
m(bmm_out_op, bmm_out_inplaceOrView);
m(baddbmm__op, baddbmm__inplaceOrView);
m(baddbmm_out_op, baddbmm_out_inplaceOrView);
m(addmv__op, addmv__inplaceOrView);
m(addmv_out_op, addmv_out_inplaceOrView);
m(triangular_solve_X_op, triangular_solve_X_inplaceOrView);
m(addr__op, addr__inplaceOrView);
m(addbmm__op, addbmm__inplaceOrView);
m(symeig_e_op, symeig_e_inplaceOrView);
m(_softmax_out_op, _softmax_out_inplaceOrView);
m(_softmax_backward_data_out_op, _softmax_backward_data_out_inplaceOrView);
m(_log_softmax_out_op, _log_softmax_out_inplaceOrView);
m(_log_softmax_backward_data_out_op, _log_softmax_backward_data_out_inplaceOrView);
m(nll_loss_forward_output_op, nll_loss_forward_output_inplaceOrView);
m(nll_loss_backward_grad_input_op, nll_loss_backward_grad_input_inplaceOrView);
m(nll_loss2d_forward_output_op, nll_loss2d_forward_output_inplaceOrView);
m(nll_loss2d_backward_grad_input_op, nll_loss2d_backward_grad_input_inplaceOrView);
m(huber_loss_backward_out_op, huber_loss_backward_out_inplaceOrView);
m(max_pool2d_with_indices_out_op, max_pool2d_with_indices_out_inplaceOrView);
m(adaptive_avg_pool2d_out_op, adaptive_avg_pool2d_out_inplaceOrView);
m(adaptive_max_pool2d_out_op, adaptive_max_pool2d_out_inplaceOrView);
m(adaptive_max_pool3d_out_op, adaptive_max_pool3d_out_inplaceOrView);
m(renorm__op, renorm__inplaceOrView);
m(renorm_out_op, renorm_out_inplaceOrView);
m(rrelu_with_noise_out_op, rrelu_with_noise_out_inplaceOrView);
m(rrelu_with_noise__op, rrelu_with_noise__inplaceOrView);
m(fractional_max_pool2d_output_op, fractional_max_pool2d_output_inplaceOrView);
m(fractional_max_pool3d_output_op, fractional_max_pool3d_output_inplaceOrView);
m(abs__op, abs__inplaceOrView);
m(abs_out_op, abs_out_inplaceOrView);
m(neg__op, neg__inplaceOrView);
m(neg_out_op, neg_out_inplaceOrView);
m(sign__op, sign__inplaceOrView);
m(sign_out_op, sign_out_inplaceOrView);
m(sgn__op, sgn__inplaceOrView);
m(sgn_out_op, sgn_out_inplaceOrView);
m(signbit_out_op, signbit_out_inplaceOrView);
m(exp__op, exp__inplaceOrView);
m(exp_out_op, exp_out_inplaceOrView);
m(expm1__op, expm1__inplaceOrView);
m(expm1_out_op, expm1_out_inplaceOrView);
m(exp2__op, exp2__inplaceOrView);
m(exp2_out_op, exp2_out_inplaceOrView);
m(log__op, log__inplaceOrView);
m(log_out_op, log_out_inplaceOrView);
m(log1p__op, log1p__inplaceOrView);
m(log1p_out_op, log1p_out_inplaceOrView);
m(log2__op, log2__inplaceOrView);
m(log2_out_op, log2_out_inplaceOrView);
m(log10__op, log10__inplaceOrView);
m(log10_out_op, log10_out_inplaceOrView);
m(sqrt__op, sqrt__inplaceOrView);
m(sqrt_out_op, sqrt_out_inplaceOrView);
m(rsqrt__op, rsqrt__inplaceOrView);
m(rsqrt_out_op, rsqrt_out_inplaceOrView);
m(sin__op, sin__inplaceOrView);
m(sin_out_op, sin_out_inplaceOrView);
m(cos__op, cos__inplaceOrView);
m(cos_out_op, cos_out_inplaceOrView);
m(tan__op, tan__inplaceOrView);
m(tan_out_op, tan_out_inplaceOrView);
m(asin__op, asin__inplaceOrView);
m(asin_out_op, asin_out_inplaceOrView);
m(acos__op, acos__inplaceOrView);
m(acos_out_op, acos_out_inplaceOrView);
m(atan__op, atan__inplaceOrView);
m(atan_out_op, atan_out_inplaceOrView);
m(sinh__op, sinh__inplaceOrView);
m(sinh_out_op, sinh_out_inplaceOrView);
m(cosh__op, cosh__inplaceOrView);
m(cosh_out_op, cosh_out_inplaceOrView);
m(tanh__op, tanh__inplaceOrView);
m(tanh_out_op, tanh_out_inplaceOrView);
m(asinh__op, asinh__inplaceOrView);
m(asinh_out_op, asinh_out_inplaceOrView);
m(acosh__op, acosh__inplaceOrView);
m(acosh_out_op, acosh_out_inplaceOrView);
m(atanh__op, atanh__inplaceOrView);
m(atanh_out_op, atanh_out_inplaceOrView);
m(erf__op, erf__inplaceOrView);
m(erf_out_op, erf_out_inplaceOrView);
m(erfc__op, erfc__inplaceOrView);
m(erfc_out_op, erfc_out_inplaceOrView);
m(erfinv__op, erfinv__inplaceOrView);
m(erfinv_out_op, erfinv_out_inplaceOrView);
m(lgamma__op, lgamma__inplaceOrView);
m(lgamma_out_op, lgamma_out_inplaceOrView);
m(digamma__op, digamma__inplaceOrView);
m(digamma_out_op, digamma_out_inplaceOrView);
m(sigmoid__op, sigmoid__inplaceOrView);
m(sigmoid_out_op, sigmoid_out_inplaceOrView);
m(polygamma_out_op, polygamma_out_inplaceOrView);
m(reciprocal__op, reciprocal__inplaceOrView);
m(reciprocal_out_op, reciprocal_out_inplaceOrView);
m(floor__op, floor__inplaceOrView);
m(floor_out_op, floor_out_inplaceOrView);
m(ceil__op, ceil__inplaceOrView);
m(ceil_out_op, ceil_out_inplaceOrView);
m(trunc__op, trunc__inplaceOrView);
m(trunc_out_op, trunc_out_inplaceOrView);
m(round__op, round__inplaceOrView);
m(round_out_op, round_out_inplaceOrView);
m(round__decimals_op, round__decimals_inplaceOrView);
m(round_decimals_out_op, round_decimals_out_inplaceOrView);
m(frac__op, frac__inplaceOrView);
m(frac_out_op, frac_out_inplaceOrView);
m(sinc__op, sinc__inplaceOrView);
m(sinc_out_op, sinc_out_inplaceOrView);
m(deg2rad__op, deg2rad__inplaceOrView);
m(deg2rad_out_op, deg2rad_out_inplaceOrView);
m(rad2deg__op, rad2deg__inplaceOrView);
m(rad2deg_out_op, rad2deg_out_inplaceOrView);
m(logit__op, logit__inplaceOrView);
m(logit_out_op, logit_out_inplaceOrView);
m(nan_to_num__op, nan_to_num__inplaceOrView);
m(nan_to_num_out_op, nan_to_num_out_inplaceOrView);
m(isposinf_out_op, isposinf_out_inplaceOrView);
m(isneginf_out_op, isneginf_out_inplaceOrView);
m(logical_not__op, logical_not__inplaceOrView);
m(logical_not_out_op, logical_not_out_inplaceOrView);
m(bitwise_not__op, bitwise_not__inplaceOrView);
m(bitwise_not_out_op, bitwise_not_out_inplaceOrView);
m(add__Tensor_op, add__Tensor_inplaceOrView);
m(add_out_op, add_out_inplaceOrView);
m(add__Scalar_op, add__Scalar_inplaceOrView);
m(sub__Tensor_op, sub__Tensor_inplaceOrView);
m(sub_out_op, sub_out_inplaceOrView);
m(sub__Scalar_op, sub__Scalar_inplaceOrView);
m(mul__Tensor_op, mul__Tensor_inplaceOrView);
m(mul_out_op, mul_out_inplaceOrView);
m(mul__Scalar_op, mul__Scalar_inplaceOrView);
m(div__Tensor_op, div__Tensor_inplaceOrView);
m(div_out_op, div_out_inplaceOrView);
m(div__Scalar_op, div__Scalar_inplaceOrView);
m(div__Tensor_mode_op, div__Tensor_mode_inplaceOrView);
m(div_out_mode_op, div_out_mode_inplaceOrView);
m(div__Scalar_mode_op, div__Scalar_mode_inplaceOrView);
m(floor_divide__Tensor_op, floor_divide__Tensor_inplaceOrView);
m(floor_divide_out_op, floor_divide_out_inplaceOrView);
m(floor_divide__Scalar_op, floor_divide__Scalar_inplaceOrView);
m(remainder__Tensor_op, remainder__Tensor_inplaceOrView);
m(remainder_Tensor_out_op, remainder_Tensor_out_inplaceOrView);
m(remainder__Scalar_op, remainder__Scalar_inplaceOrView);
m(remainder_Scalar_out_op, remainder_Scalar_out_inplaceOrView);
m(fmod__Tensor_op, fmod__Tensor_inplaceOrView);
m(fmod_Tensor_out_op, fmod_Tensor_out_inplaceOrView);
m(fmod__Scalar_op, fmod__Scalar_inplaceOrView);
m(fmod_Scalar_out_op, fmod_Scalar_out_inplaceOrView);
m(pow__Tensor_op, pow__Tensor_inplaceOrView);
m(pow_Tensor_Tensor_out_op, pow_Tensor_Tensor_out_inplaceOrView);
m(pow__Scalar_op, pow__Scalar_inplaceOrView);
m(pow_Tensor_Scalar_out_op, pow_Tensor_Scalar_out_inplaceOrView);
m(pow_Scalar_out_op, pow_Scalar_out_inplaceOrView);
m(atan2__op, atan2__inplaceOrView);
m(atan2_out_op, atan2_out_inplaceOrView);
m(hypot__op, hypot__inplaceOrView);
m(hypot_out_op, hypot_out_inplaceOrView);
m(copysign__Tensor_op, copysign__Tensor_inplaceOrView);
m(copysign_out_op, copysign_out_inplaceOrView);
m(copysign__Scalar_op, copysign__Scalar_inplaceOrView);
m(copysign_Scalar_out_op, copysign_Scalar_out_inplaceOrView);
m(xlogy__Tensor_op, xlogy__Tensor_inplaceOrView);
m(xlogy_OutTensor_op, xlogy_OutTensor_inplaceOrView);
m(xlogy_OutScalar_Self_op, xlogy_OutScalar_Self_inplaceOrView);
m(xlogy__Scalar_Other_op, xlogy__Scalar_Other_inplaceOrView);
m(xlogy_OutScalar_Other_op, xlogy_OutScalar_Other_inplaceOrView);
m(logaddexp_out_op, logaddexp_out_inplaceOrView);
m(logaddexp2_out_op, logaddexp2_out_inplaceOrView);
m(heaviside__op, heaviside__inplaceOrView);
m(heaviside_out_op, heaviside_out_inplaceOrView);
m(gcd__op, gcd__inplaceOrView);
m(gcd_out_op, gcd_out_inplaceOrView);
m(addcmul__op, addcmul__inplaceOrView);
m(addcmul_out_op, addcmul_out_inplaceOrView);
m(addcdiv__op, addcdiv__inplaceOrView);
m(addcdiv_out_op, addcdiv_out_inplaceOrView);
m(lerp__Scalar_op, lerp__Scalar_inplaceOrView);
m(lerp_Scalar_out_op, lerp_Scalar_out_inplaceOrView);
m(lerp__Tensor_op, lerp__Tensor_inplaceOrView);
m(lerp_Tensor_out_op, lerp_Tensor_out_inplaceOrView);
m(eq__Tensor_op, eq__Tensor_inplaceOrView);
m(eq_Tensor_out_op, eq_Tensor_out_inplaceOrView);
m(eq__Scalar_op, eq__Scalar_inplaceOrView);
m(eq_Scalar_out_op, eq_Scalar_out_inplaceOrView);
m(ne__Tensor_op, ne__Tensor_inplaceOrView);
m(ne_Tensor_out_op, ne_Tensor_out_inplaceOrView);
m(ne__Scalar_op, ne__Scalar_inplaceOrView);
m(ne_Scalar_out_op, ne_Scalar_out_inplaceOrView);
m(lt__Tensor_op, lt__Tensor_inplaceOrView);
m(lt_Tensor_out_op, lt_Tensor_out_inplaceOrView);
m(lt__Scalar_op, lt__Scalar_inplaceOrView);
m(lt_Scalar_out_op, lt_Scalar_out_inplaceOrView);
m(le__Tensor_op, le__Tensor_inplaceOrView);
m(le_Tensor_out_op, le_Tensor_out_inplaceOrView);
m(le__Scalar_op, le__Scalar_inplaceOrView);
m(le_Scalar_out_op, le_Scalar_out_inplaceOrView);
m(gt__Tensor_op, gt__Tensor_inplaceOrView);
m(gt_Tensor_out_op, gt_Tensor_out_inplaceOrView);
m(gt__Scalar_op, gt__Scalar_inplaceOrView);
m(gt_Scalar_out_op, gt_Scalar_out_inplaceOrView);
m(ge__Tensor_op, ge__Tensor_inplaceOrView);
m(ge_Tensor_out_op, ge_Tensor_out_inplaceOrView);
m(ge__Scalar_op, ge__Scalar_inplaceOrView);
m(ge_Scalar_out_op, ge_Scalar_out_inplaceOrView);
m(logical_and__op, logical_and__inplaceOrView);
m(logical_and_out_op, logical_and_out_inplaceOrView);
m(logical_or__op, logical_or__inplaceOrView);
m(logical_or_out_op, logical_or_out_inplaceOrView);
m(logical_xor__op, logical_xor__inplaceOrView);
m(logical_xor_out_op, logical_xor_out_inplaceOrView);
m(bitwise_and__Tensor_op, bitwise_and__Tensor_inplaceOrView);
m(bitwise_and_Tensor_out_op, bitwise_and_Tensor_out_inplaceOrView);
m(bitwise_and__Scalar_op, bitwise_and__Scalar_inplaceOrView);
m(bitwise_and_Scalar_out_op, bitwise_and_Scalar_out_inplaceOrView);
m(bitwise_or__Tensor_op, bitwise_or__Tensor_inplaceOrView);
m(bitwise_or_Tensor_out_op, bitwise_or_Tensor_out_inplaceOrView);
m(bitwise_or__Scalar_op, bitwise_or__Scalar_inplaceOrView);
m(bitwise_or_Scalar_out_op, bitwise_or_Scalar_out_inplaceOrView);
m(bitwise_xor__Tensor_op, bitwise_xor__Tensor_inplaceOrView);
m(bitwise_xor_Tensor_out_op, bitwise_xor_Tensor_out_inplaceOrView);
m(bitwise_xor__Scalar_op, bitwise_xor__Scalar_inplaceOrView);
m(bitwise_xor_Scalar_out_op, bitwise_xor_Scalar_out_inplaceOrView);
m(bitwise_left_shift__Tensor_op, bitwise_left_shift__Tensor_inplaceOrView);
m(bitwise_left_shift_Tensor_out_op, bitwise_left_shift_Tensor_out_inplaceOrView);
m(bitwise_left_shift__Tensor_Scalar_op, bitwise_left_shift__Tensor_Scalar_inplaceOrView);
m(bitwise_left_shift_Tensor_Scalar_out_op, bitwise_left_shift_Tensor_Scalar_out_inplaceOrView);
m(bitwise_right_shift__Tensor_op, bitwise_right_shift__Tensor_inplaceOrView);
m(bitwise_right_shift_Tensor_out_op, bitwise_right_shift_Tensor_out_inplaceOrView);
m(bitwise_right_shift__Tensor_Scalar_op, bitwise_right_shift__Tensor_Scalar_inplaceOrView);
m(bitwise_right_shift_Tensor_Scalar_out_op, bitwise_right_shift_Tensor_Scalar_out_inplaceOrView);
m(maximum_out_op, maximum_out_inplaceOrView);
m(minimum_out_op, minimum_out_inplaceOrView);
m(fmax_out_op, fmax_out_inplaceOrView);
m(fmin_out_op, fmin_out_inplaceOrView);
m(where_self_out_op, where_self_out_inplaceOrView);
m(clamp__op, clamp__inplaceOrView);
m(clamp_out_op, clamp_out_inplaceOrView);
m(clamp_min__op, clamp_min__inplaceOrView);
m(clamp_min_out_op, clamp_min_out_inplaceOrView);
m(clamp_min__Tensor_op, clamp_min__Tensor_inplaceOrView);
m(clamp_min_Tensor_out_op, clamp_min_Tensor_out_inplaceOrView);
m(clamp_max__op, clamp_max__inplaceOrView);
m(clamp_max_out_op, clamp_max_out_inplaceOrView);
m(clamp_max__Tensor_op, clamp_max__Tensor_inplaceOrView);
m(clamp_max_Tensor_out_op, clamp_max_Tensor_out_inplaceOrView);
m(relu__op, relu__inplaceOrView);
m(leaky_relu__op, leaky_relu__inplaceOrView);
m(leaky_relu_out_op, leaky_relu_out_inplaceOrView);
m(elu__op, elu__inplaceOrView);
m(elu_out_op, elu_out_inplaceOrView);
m(celu_out_op, celu_out_inplaceOrView);
m(gelu__op, gelu__inplaceOrView);
m(gelu_out_op, gelu_out_inplaceOrView);
m(silu__op, silu__inplaceOrView);
m(silu_out_op, silu_out_inplaceOrView);
m(mish__op, mish__inplaceOrView);
m(mish_out_op, mish_out_inplaceOrView);
m(hardsigmoid__op, hardsigmoid__inplaceOrView);
m(hardsigmoid_out_op, hardsigmoid_out_inplaceOrView);
m(hardswish__op, hardswish__inplaceOrView);
m(hardswish_out_op, hardswish_out_inplaceOrView);
m(softplus_out_op, softplus_out_inplaceOrView);
m(hardtanh__op, hardtanh__inplaceOrView);
m(hardtanh_out_op, hardtanh_out_inplaceOrView);
m(threshold__op, threshold__inplaceOrView);
m(threshold_out_op, threshold_out_inplaceOrView);
m(hardshrink_out_op, hardshrink_out_inplaceOrView);
m(softshrink_out_op, softshrink_out_inplaceOrView);
m(sigmoid_backward_grad_input_op, sigmoid_backward_grad_input_inplaceOrView);
m(tanh_backward_grad_input_op, tanh_backward_grad_input_inplaceOrView);
m(threshold_backward_grad_input_op, threshold_backward_grad_input_inplaceOrView);
m(leaky_relu_backward_grad_input_op, leaky_relu_backward_grad_input_inplaceOrView);
m(elu_backward_grad_input_op, elu_backward_grad_input_inplaceOrView);
m(gelu_backward_grad_input_op, gelu_backward_grad_input_inplaceOrView);
m(silu_backward_grad_input_op, silu_backward_grad_input_inplaceOrView);
m(hardsigmoid_backward_grad_input_op, hardsigmoid_backward_grad_input_inplaceOrView);
m(softplus_backward_grad_input_op, softplus_backward_grad_input_inplaceOrView);
m(hardtanh_backward_grad_input_op, hardtanh_backward_grad_input_inplaceOrView);
m(hardshrink_backward_grad_input_op, hardshrink_backward_grad_input_inplaceOrView);
m(softshrink_backward_grad_input_op, softshrink_backward_grad_input_inplaceOrView);
m(log_sigmoid_backward_grad_input_op, log_sigmoid_backward_grad_input_inplaceOrView);
m(logit_backward_grad_input_op, logit_backward_grad_input_inplaceOrView);
m(i0__op, i0__inplaceOrView);
m(i0_out_op, i0_out_inplaceOrView);
m(special_i0e_out_op, special_i0e_out_inplaceOrView);
m(special_i1_out_op, special_i1_out_inplaceOrView);
m(special_i1e_out_op, special_i1e_out_inplaceOrView);
m(special_entr_out_op, special_entr_out_inplaceOrView);
m(special_ndtri_out_op, special_ndtri_out_inplaceOrView);
m(special_log_ndtr_out_op, special_log_ndtr_out_inplaceOrView);
m(special_erfcx_out_op, special_erfcx_out_inplaceOrView);
m(special_xlog1py_out_op, special_xlog1py_out_inplaceOrView);
m(special_xlog1py_self_scalar_out_op, special_xlog1py_self_scalar_out_inplaceOrView);
m(special_xlog1py_other_scalar_out_op, special_xlog1py_other_scalar_out_inplaceOrView);
m(special_zeta_out_op, special_zeta_out_inplaceOrView);
m(special_zeta_self_scalar_out_op, special_zeta_self_scalar_out_inplaceOrView);
m(special_zeta_other_scalar_out_op, special_zeta_other_scalar_out_inplaceOrView);
m(igamma__op, igamma__inplaceOrView);
m(igamma_out_op, igamma_out_inplaceOrView);
m(igammac__op, igammac__inplaceOrView);
m(igammac_out_op, igammac_out_inplaceOrView);
m(nextafter__op, nextafter__inplaceOrView);
m(nextafter_out_op, nextafter_out_inplaceOrView);
m(lcm__op, lcm__inplaceOrView);
m(lcm_out_op, lcm_out_inplaceOrView);
m(angle_out_op, angle_out_inplaceOrView);
m(special_airy_ai_out_op, special_airy_ai_out_inplaceOrView);
m(special_bessel_j0_out_op, special_bessel_j0_out_inplaceOrView);
m(special_bessel_j1_out_op, special_bessel_j1_out_inplaceOrView);
m(special_bessel_y0_out_op, special_bessel_y0_out_inplaceOrView);
m(special_bessel_y1_out_op, special_bessel_y1_out_inplaceOrView);
m(special_modified_bessel_i0_out_op, special_modified_bessel_i0_out_inplaceOrView);
m(special_modified_bessel_i1_out_op, special_modified_bessel_i1_out_inplaceOrView);
m(special_modified_bessel_k0_out_op, special_modified_bessel_k0_out_inplaceOrView);
m(special_modified_bessel_k1_out_op, special_modified_bessel_k1_out_inplaceOrView);
m(special_scaled_modified_bessel_k0_out_op, special_scaled_modified_bessel_k0_out_inplaceOrView);
m(special_scaled_modified_bessel_k1_out_op, special_scaled_modified_bessel_k1_out_inplaceOrView);
m(special_spherical_bessel_j0_out_op, special_spherical_bessel_j0_out_inplaceOrView);
m(special_chebyshev_polynomial_t_out_op, special_chebyshev_polynomial_t_out_inplaceOrView);
m(special_chebyshev_polynomial_t_x_scalar_out_op, special_chebyshev_polynomial_t_x_scalar_out_inplaceOrView);
m(special_chebyshev_polynomial_t_n_scalar_out_op, special_chebyshev_polynomial_t_n_scalar_out_inplaceOrView);
m(special_chebyshev_polynomial_u_out_op, special_chebyshev_polynomial_u_out_inplaceOrView);
m(special_chebyshev_polynomial_u_x_scalar_out_op, special_chebyshev_polynomial_u_x_scalar_out_inplaceOrView);
m(special_chebyshev_polynomial_u_n_scalar_out_op, special_chebyshev_polynomial_u_n_scalar_out_inplaceOrView);
m(special_chebyshev_polynomial_v_out_op, special_chebyshev_polynomial_v_out_inplaceOrView);
m(special_chebyshev_polynomial_v_x_scalar_out_op, special_chebyshev_polynomial_v_x_scalar_out_inplaceOrView);
m(special_chebyshev_polynomial_v_n_scalar_out_op, special_chebyshev_polynomial_v_n_scalar_out_inplaceOrView);
m(special_chebyshev_polynomial_w_out_op, special_chebyshev_polynomial_w_out_inplaceOrView);
m(special_chebyshev_polynomial_w_x_scalar_out_op, special_chebyshev_polynomial_w_x_scalar_out_inplaceOrView);
m(special_chebyshev_polynomial_w_n_scalar_out_op, special_chebyshev_polynomial_w_n_scalar_out_inplaceOrView);
m(special_hermite_polynomial_h_out_op, special_hermite_polynomial_h_out_inplaceOrView);
m(special_hermite_polynomial_h_x_scalar_out_op, special_hermite_polynomial_h_x_scalar_out_inplaceOrView);
m(special_hermite_polynomial_h_n_scalar_out_op, special_hermite_polynomial_h_n_scalar_out_inplaceOrView);
m(special_hermite_polynomial_he_out_op, special_hermite_polynomial_he_out_inplaceOrView);
m(special_hermite_polynomial_he_x_scalar_out_op, special_hermite_polynomial_he_x_scalar_out_inplaceOrView);
m(special_hermite_polynomial_he_n_scalar_out_op, special_hermite_polynomial_he_n_scalar_out_inplaceOrView);
m(special_laguerre_polynomial_l_out_op, special_laguerre_polynomial_l_out_inplaceOrView);
m(special_laguerre_polynomial_l_x_scalar_out_op, special_laguerre_polynomial_l_x_scalar_out_inplaceOrView);
m(special_laguerre_polynomial_l_n_scalar_out_op, special_laguerre_polynomial_l_n_scalar_out_inplaceOrView);
m(special_legendre_polynomial_p_out_op, special_legendre_polynomial_p_out_inplaceOrView);
m(special_legendre_polynomial_p_x_scalar_out_op, special_legendre_polynomial_p_x_scalar_out_inplaceOrView);
m(special_legendre_polynomial_p_n_scalar_out_op, special_legendre_polynomial_p_n_scalar_out_inplaceOrView);
m(special_shifted_chebyshev_polynomial_t_out_op, special_shifted_chebyshev_polynomial_t_out_inplaceOrView);
m(special_shifted_chebyshev_polynomial_t_x_scalar_out_op, special_shifted_chebyshev_polynomial_t_x_scalar_out_inplaceOrView);
m(special_shifted_chebyshev_polynomial_t_n_scalar_out_op, special_shifted_chebyshev_polynomial_t_n_scalar_out_inplaceOrView);
m(special_shifted_chebyshev_polynomial_u_out_op, special_shifted_chebyshev_polynomial_u_out_inplaceOrView);
m(special_shifted_chebyshev_polynomial_u_x_scalar_out_op, special_shifted_chebyshev_polynomial_u_x_scalar_out_inplaceOrView);
m(special_shifted_chebyshev_polynomial_u_n_scalar_out_op, special_shifted_chebyshev_polynomial_u_n_scalar_out_inplaceOrView);
m(special_shifted_chebyshev_polynomial_v_out_op, special_shifted_chebyshev_polynomial_v_out_inplaceOrView);
m(special_shifted_chebyshev_polynomial_v_x_scalar_out_op, special_shifted_chebyshev_polynomial_v_x_scalar_out_inplaceOrView);
m(special_shifted_chebyshev_polynomial_v_n_scalar_out_op, special_shifted_chebyshev_polynomial_v_n_scalar_out_inplaceOrView);
m(special_shifted_chebyshev_polynomial_w_out_op, special_shifted_chebyshev_polynomial_w_out_inplaceOrView);
m(special_shifted_chebyshev_polynomial_w_x_scalar_out_op, special_shifted_chebyshev_polynomial_w_x_scalar_out_inplaceOrView);
m(special_shifted_chebyshev_polynomial_w_n_scalar_out_op, special_shifted_chebyshev_polynomial_w_n_scalar_out_inplaceOrView);
m(frexp_Tensor_out_op, frexp_Tensor_out_inplaceOrView);
m(_add_relu_out_op, _add_relu_out_inplaceOrView);
m(empty_strided_out_op, empty_strided_out_inplaceOrView);
m(empty_like_out_op, empty_like_out_inplaceOrView);
m(new_empty_out_op, new_empty_out_inplaceOrView);
m(new_empty_strided_out_op, new_empty_strided_out_inplaceOrView);
m(new_zeros_out_op, new_zeros_out_inplaceOrView);
m(new_ones_out_op, new_ones_out_inplaceOrView);
m(new_full_out_op, new_full_out_inplaceOrView);
m(zeros_like_out_op, zeros_like_out_inplaceOrView);
m(ones_like_out_op, ones_like_out_inplaceOrView);
m(full_like_out_op, full_like_out_inplaceOrView);
m(scalar_tensor_out_op, scalar_tensor_out_inplaceOrView);
m(tril_indices_out_op, tril_indices_out_inplaceOrView);
m(triu_indices_out_op, triu_indices_out_inplaceOrView);
m(hann_window_out_op, hann_window_out_inplaceOrView);
m(hann_window_periodic_out_op, hann_window_periodic_out_inplaceOrView);
m(bartlett_window_out_op, bartlett_window_out_inplaceOrView);
m(bartlett_window_periodic_out_op, bartlett_window_periodic_out_inplaceOrView);
m(blackman_window_out_op, blackman_window_out_inplaceOrView);
m(blackman_window_periodic_out_op, blackman_window_periodic_out_inplaceOrView);
m(hamming_window_out_op, hamming_window_out_inplaceOrView);
m(hamming_window_periodic_out_op, hamming_window_periodic_out_inplaceOrView);
m(hamming_window_periodic_alpha_out_op, hamming_window_periodic_alpha_out_inplaceOrView);
m(hamming_window_periodic_alpha_beta_out_op, hamming_window_periodic_alpha_beta_out_inplaceOrView);
m(kaiser_window_out_op, kaiser_window_out_inplaceOrView);
m(kaiser_window_periodic_out_op, kaiser_window_periodic_out_inplaceOrView);
m(kaiser_window_beta_out_op, kaiser_window_beta_out_inplaceOrView);
m(rand_like_out_op, rand_like_out_inplaceOrView);
m(randn_like_out_op, randn_like_out_inplaceOrView);
m(randint_like_out_op, randint_like_out_inplaceOrView);
m(randint_like_low_dtype_out_op, randint_like_low_dtype_out_inplaceOrView);
m(bernoulli_float_out_op, bernoulli_float_out_inplaceOrView);
m(bernoulli_Tensor_out_op, bernoulli_Tensor_out_inplaceOrView);
m(uniform_out_op, uniform_out_inplaceOrView);
m(normal_out_op, normal_out_inplaceOrView);
m(random_from_out_op, random_from_out_inplaceOrView);
m(random_to_out_op, random_to_out_inplaceOrView);
m(random_out_op, random_out_inplaceOrView);
m(native_dropout_out_op, native_dropout_out_inplaceOrView);
m(native_dropout_backward_out_op, native_dropout_backward_out_inplaceOrView);
m(exponential_out_op, exponential_out_inplaceOrView);
m(log_normal_out_op, log_normal_out_inplaceOrView);
m(geometric_out_op, geometric_out_inplaceOrView);
m(cauchy_out_op, cauchy_out_inplaceOrView);
m(poisson_out_op, poisson_out_inplaceOrView);
m(_standard_gamma_out_op, _standard_gamma_out_inplaceOrView);
m(binomial_out_op, binomial_out_inplaceOrView);
m(_to_copy_out_op, _to_copy_out_inplaceOrView);
m(copy_out_op, copy_out_inplaceOrView);
m(fill_Scalar_out_op, fill_Scalar_out_inplaceOrView);
m(fill_Tensor_out_op, fill_Tensor_out_inplaceOrView);
m(zero_out_op, zero_out_inplaceOrView);
m(clone_out_op, clone_out_inplaceOrView);
m(resize_out_op, resize_out_inplaceOrView);
m(resize_as_out_op, resize_as_out_inplaceOrView);
m(set_source_Tensor_storage_offset_out_op, set_source_Tensor_storage_offset_out_inplaceOrView);
m(set_source_Tensor_out_op, set_source_Tensor_out_inplaceOrView);
m(set_out_op, set_out_inplaceOrView);
m(_unsafe_view_out_op, _unsafe_view_out_inplaceOrView);
m(narrow_copy_out_op, narrow_copy_out_inplaceOrView);
m(select_backward_out_op, select_backward_out_inplaceOrView);
m(slice_backward_out_op, slice_backward_out_inplaceOrView);
m(diagonal_backward_out_op, diagonal_backward_out_inplaceOrView);
m(select_scatter_out_op, select_scatter_out_inplaceOrView);
m(slice_scatter_out_op, slice_scatter_out_inplaceOrView);
m(diagonal_scatter_out_op, diagonal_scatter_out_inplaceOrView);
m(as_strided_scatter_out_op, as_strided_scatter_out_inplaceOrView);
m(diag_embed_out_op, diag_embed_out_inplaceOrView);
m(rot90_out_op, rot90_out_inplaceOrView);
m(expand_copy_out_op, expand_copy_out_inplaceOrView);
m(alias_copy_out_op, alias_copy_out_inplaceOrView);
m(as_strided_copy_out_op, as_strided_copy_out_inplaceOrView);
m(diagonal_copy_out_op, diagonal_copy_out_inplaceOrView);
m(permute_copy_out_op, permute_copy_out_inplaceOrView);
m(_reshape_alias_copy_out_op, _reshape_alias_copy_out_inplaceOrView);
m(squeeze_copy_out_op, squeeze_copy_out_inplaceOrView);
m(t_copy_out_op, t_copy_out_inplaceOrView);
m(unfold_copy_out_op, unfold_copy_out_inplaceOrView);
m(unsqueeze_copy_out_op, unsqueeze_copy_out_inplaceOrView);
m(view_copy_out_op, view_copy_out_inplaceOrView);
m(index_Tensor_out_op, index_Tensor_out_inplaceOrView);
m(index_put_out_op, index_put_out_inplaceOrView);
m(_index_put_impl_out_op, _index_put_impl_out_inplaceOrView);
m(index_fill_int_Scalar_out_op, index_fill_int_Scalar_out_inplaceOrView);
m(index_fill_int_Tensor_out_op, index_fill_int_Tensor_out_inplaceOrView);
m(masked_fill_Scalar_out_op, masked_fill_Scalar_out_inplaceOrView);
m(masked_fill_Tensor_out_op, masked_fill_Tensor_out_inplaceOrView);
m(masked_scatter_out_op, masked_scatter_out_inplaceOrView);
m(roll_out_op, roll_out_inplaceOrView);
m(repeat_out_op, repeat_out_inplaceOrView);
m(repeat_interleave_Tensor_out_op, repeat_interleave_Tensor_out_inplaceOrView);
m(embedding_out_op, embedding_out_inplaceOrView);
m(put_out_op, put_out_inplaceOrView);
m(bucketize_Scalar_out_op, bucketize_Scalar_out_inplaceOrView);
m(searchsorted_Scalar_out_op, searchsorted_Scalar_out_inplaceOrView);
m(trace_out_op, trace_out_inplaceOrView);
m(count_nonzero_dim_IntList_out_op, count_nonzero_dim_IntList_out_inplaceOrView);
m(count_nonzero_out_op, count_nonzero_out_inplaceOrView);
m(block_diag_out_op, block_diag_out_inplaceOrView);
m(constant_pad_nd_out_op, constant_pad_nd_out_inplaceOrView);
m(embedding_renorm_out_op, embedding_renorm_out_inplaceOrView);
m(segment_reduce_out_op, segment_reduce_out_inplaceOrView);
m(argsort_stable_out_op, argsort_stable_out_inplaceOrView);
m(median_out_op, median_out_inplaceOrView);
m(nanmedian_out_op, nanmedian_out_inplaceOrView);
m(unique_dim_out_op, unique_dim_out_inplaceOrView);
m(_unique_out_op, _unique_out_inplaceOrView);
m(_unique2_out_op, _unique2_out_inplaceOrView);
m(unique_consecutive_out_op, unique_consecutive_out_inplaceOrView);
m(bincount_out_op, bincount_out_inplaceOrView);
m(sum_out_op, sum_out_inplaceOrView);
m(prod_out_op, prod_out_inplaceOrView);
m(norm_ScalarOpt_dtype_out_op, norm_ScalarOpt_dtype_out_inplaceOrView);
m(norm_Scalar_out_op, norm_Scalar_out_inplaceOrView);
m(dist_out_op, dist_out_inplaceOrView);
m(addbmm_out_op, addbmm_out_inplaceOrView);
m(mv_out_op, mv_out_inplaceOrView);
m(addr_out_op, addr_out_inplaceOrView);
m(dot_out_op, dot_out_inplaceOrView);
m(vdot_out_op, vdot_out_inplaceOrView);
m(inner_out_op, inner_out_inplaceOrView);
m(tensordot_out_op, tensordot_out_inplaceOrView);
m(linalg_cross_out_op, linalg_cross_out_inplaceOrView);
m(linalg_cholesky_ex_L_op, linalg_cholesky_ex_L_inplaceOrView);
m(cholesky_out_op, cholesky_out_inplaceOrView);
m(cholesky_inverse_out_op, cholesky_inverse_out_inplaceOrView);
m(cholesky_solve_out_op, cholesky_solve_out_inplaceOrView);
m(linalg_lu_factor_ex_out_op, linalg_lu_factor_ex_out_inplaceOrView);
m(linalg_lu_out_op, linalg_lu_out_inplaceOrView);
m(linalg_lu_solve_out_op, linalg_lu_solve_out_inplaceOrView);
m(lu_unpack_out_op, lu_unpack_out_inplaceOrView);
m(_linalg_det_result_op, _linalg_det_result_inplaceOrView);
m(_linalg_slogdet_sign_op, _linalg_slogdet_sign_inplaceOrView);
m(_linalg_solve_ex_result_op, _linalg_solve_ex_result_inplaceOrView);
m(linalg_inv_ex_inverse_op, linalg_inv_ex_inverse_inplaceOrView);
m(linalg_solve_triangular_out_op, linalg_solve_triangular_out_inplaceOrView);
m(linalg_qr_out_op, linalg_qr_out_inplaceOrView);
m(geqrf_a_op, geqrf_a_inplaceOrView);
m(linalg_householder_product_out_op, linalg_householder_product_out_inplaceOrView);
m(_linalg_eigh_eigenvalues_op, _linalg_eigh_eigenvalues_inplaceOrView);
m(_linalg_svd_U_op, _linalg_svd_U_inplaceOrView);
m(linalg_matrix_exp_out_op, linalg_matrix_exp_out_inplaceOrView);
m(linalg_pinv_atol_rtol_tensor_out_op, linalg_pinv_atol_rtol_tensor_out_inplaceOrView);
m(linalg_lstsq_out_op, linalg_lstsq_out_inplaceOrView);
m(_fft_c2r_out_op, _fft_c2r_out_inplaceOrView);
m(linalg_ldl_factor_ex_out_op, linalg_ldl_factor_ex_out_inplaceOrView);
m(linalg_ldl_factor_out_op, linalg_ldl_factor_out_inplaceOrView);
m(linalg_ldl_solve_out_op, linalg_ldl_solve_out_inplaceOrView);
m(ormqr_out_op, ormqr_out_inplaceOrView);
m(_addmm_activation_out_op, _addmm_activation_out_inplaceOrView);
m(softmax_int_out_op, softmax_int_out_inplaceOrView);
m(log_softmax_int_out_op, log_softmax_int_out_inplaceOrView);
m(mse_loss_out_op, mse_loss_out_inplaceOrView);
m(mse_loss_backward_grad_input_op, mse_loss_backward_grad_input_inplaceOrView);
m(smooth_l1_loss_out_op, smooth_l1_loss_out_inplaceOrView);
m(smooth_l1_loss_backward_grad_input_op, smooth_l1_loss_backward_grad_input_inplaceOrView);
m(huber_loss_out_op, huber_loss_out_inplaceOrView);
m(binary_cross_entropy_out_op, binary_cross_entropy_out_inplaceOrView);
m(binary_cross_entropy_backward_grad_input_op, binary_cross_entropy_backward_grad_input_inplaceOrView);
m(binary_cross_entropy_with_logits_out_op, binary_cross_entropy_with_logits_out_inplaceOrView);
m(soft_margin_loss_out_op, soft_margin_loss_out_inplaceOrView);
m(soft_margin_loss_backward_grad_input_op, soft_margin_loss_backward_grad_input_inplaceOrView);
m(convolution_out_op, convolution_out_inplaceOrView);
m(im2col_out_op, im2col_out_inplaceOrView);
m(col2im_out_op, col2im_out_inplaceOrView);
m(max_pool2d_with_indices_backward_grad_input_op, max_pool2d_with_indices_backward_grad_input_inplaceOrView);
m(avg_pool2d_out_op, avg_pool2d_out_inplaceOrView);
m(avg_pool2d_backward_grad_input_op, avg_pool2d_backward_grad_input_inplaceOrView);
m(adaptive_max_pool2d_backward_grad_input_op, adaptive_max_pool2d_backward_grad_input_inplaceOrView);
m(max_unpool2d_out_op, max_unpool2d_out_inplaceOrView);
m(max_pool3d_with_indices_backward_grad_input_op, max_pool3d_with_indices_backward_grad_input_inplaceOrView);
m(avg_pool3d_out_op, avg_pool3d_out_inplaceOrView);
m(avg_pool3d_backward_grad_input_op, avg_pool3d_backward_grad_input_inplaceOrView);
m(adaptive_avg_pool3d_out_op, adaptive_avg_pool3d_out_inplaceOrView);
m(adaptive_max_pool3d_backward_grad_input_op, adaptive_max_pool3d_backward_grad_input_inplaceOrView);
m(max_unpool3d_out_op, max_unpool3d_out_inplaceOrView);
m(glu_out_op, glu_out_inplaceOrView);
m(glu_backward_grad_input_op, glu_backward_grad_input_inplaceOrView);
m(prelu_out_op, prelu_out_inplaceOrView);
m(pixel_shuffle_out_op, pixel_shuffle_out_inplaceOrView);
m(pixel_unshuffle_out_op, pixel_unshuffle_out_inplaceOrView);
m(upsample_nearest1d_out_op, upsample_nearest1d_out_inplaceOrView);
m(upsample_nearest1d_backward_grad_input_op, upsample_nearest1d_backward_grad_input_inplaceOrView);
m(upsample_nearest2d_out_op, upsample_nearest2d_out_inplaceOrView);
m(upsample_nearest2d_backward_grad_input_op, upsample_nearest2d_backward_grad_input_inplaceOrView);
m(upsample_nearest3d_out_op, upsample_nearest3d_out_inplaceOrView);
m(upsample_nearest3d_backward_grad_input_op, upsample_nearest3d_backward_grad_input_inplaceOrView);
m(_upsample_nearest_exact1d_out_op, _upsample_nearest_exact1d_out_inplaceOrView);
m(_upsample_nearest_exact1d_backward_grad_input_op, _upsample_nearest_exact1d_backward_grad_input_inplaceOrView);
m(_upsample_nearest_exact2d_out_op, _upsample_nearest_exact2d_out_inplaceOrView);
m(_upsample_nearest_exact2d_backward_grad_input_op, _upsample_nearest_exact2d_backward_grad_input_inplaceOrView);
m(_upsample_nearest_exact3d_out_op, _upsample_nearest_exact3d_out_inplaceOrView);
m(_upsample_nearest_exact3d_backward_grad_input_op, _upsample_nearest_exact3d_backward_grad_input_inplaceOrView);
m(upsample_linear1d_out_op, upsample_linear1d_out_inplaceOrView);
m(upsample_linear1d_backward_grad_input_op, upsample_linear1d_backward_grad_input_inplaceOrView);
m(upsample_bilinear2d_out_op, upsample_bilinear2d_out_inplaceOrView);
m(upsample_bilinear2d_backward_grad_input_op, upsample_bilinear2d_backward_grad_input_inplaceOrView);
m(upsample_trilinear3d_out_op, upsample_trilinear3d_out_inplaceOrView);
m(upsample_trilinear3d_backward_grad_input_op, upsample_trilinear3d_backward_grad_input_inplaceOrView);
m(upsample_bicubic2d_out_op, upsample_bicubic2d_out_inplaceOrView);
m(upsample_bicubic2d_backward_grad_input_op, upsample_bicubic2d_backward_grad_input_inplaceOrView);
m(_upsample_bilinear2d_aa_out_op, _upsample_bilinear2d_aa_out_inplaceOrView);
m(_upsample_bilinear2d_aa_backward_grad_input_op, _upsample_bilinear2d_aa_backward_grad_input_inplaceOrView);
m(_upsample_bicubic2d_aa_out_op, _upsample_bicubic2d_aa_out_inplaceOrView);
m(_upsample_bicubic2d_aa_backward_grad_input_op, _upsample_bicubic2d_aa_backward_grad_input_inplaceOrView);
m(grid_sampler_2d_out_op, grid_sampler_2d_out_inplaceOrView);
m(grid_sampler_2d_backward_out_op, grid_sampler_2d_backward_out_inplaceOrView);
m(grid_sampler_3d_out_op, grid_sampler_3d_out_inplaceOrView);
m(grid_sampler_3d_backward_out_op, grid_sampler_3d_backward_out_inplaceOrView);
m(affine_grid_generator_out_op, affine_grid_generator_out_inplaceOrView);
m(multi_margin_loss_out_op, multi_margin_loss_out_inplaceOrView);
m(multi_margin_loss_backward_grad_input_op, multi_margin_loss_backward_grad_input_inplaceOrView);
m(multilabel_margin_loss_backward_grad_input_op, multilabel_margin_loss_backward_grad_input_inplaceOrView);
m(rrelu_with_noise_backward_out_op, rrelu_with_noise_backward_out_inplaceOrView);
m(_ctc_loss_out_op, _ctc_loss_out_inplaceOrView);
m(_ctc_loss_backward_out_op, _ctc_loss_backward_out_inplaceOrView);
m(fractional_max_pool2d_backward_grad_input_op, fractional_max_pool2d_backward_grad_input_inplaceOrView);
m(fractional_max_pool3d_backward_grad_input_op, fractional_max_pool3d_backward_grad_input_inplaceOrView);
m(conv_tbc_out_op, conv_tbc_out_inplaceOrView);
m(_weight_norm_interface_out_op, _weight_norm_interface_out_inplaceOrView);
m(_pack_padded_sequence_out_op, _pack_padded_sequence_out_inplaceOrView);
