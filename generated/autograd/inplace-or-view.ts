// @generated from native_functions.yaml and derivatives.yaml by `npm run codegen`. Do not edit.
// Kernels below autograd: what is written to gets a new version, what is a view knows its base and how to be made again.

import {
  afterADInplaceOrView,
  asNonDifferentiableView,
  asView,
  asViews,
  belowADInplaceOrView,
  bumping,
} from "../../runtime/autograd/generated-api.js";
import type {
  DType,
} from "../../runtime/core/dtype.js";
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
  _add_relu_out_op,
  _addmm_activation_out_op,
  _conj,
  _conj_copy_out_op,
  _conj_op,
  _ctc_loss_backward_out_op,
  _ctc_loss_out_op,
  _efficientzerotensor_out_op,
  _fft_c2c_out_op,
  _fft_c2r_out_op,
  _fft_r2c_out_op,
  _index_put_impl__op,
  _index_put_impl_out_op,
  _linalg_det_result_op,
  _linalg_eigh_eigenvalues_op,
  _linalg_slogdet_sign_op,
  _linalg_solve_ex_result_op,
  _linalg_svd_U_op,
  _log_softmax_backward_data_out_op,
  _log_softmax_out_op,
  _neg_view,
  _neg_view_copy_out_op,
  _neg_view_op,
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
  all_dims_out_op,
  all_out_op,
  amax_out_op,
  amin_out_op,
  aminmax_out_op,
  angle_out_op,
  any_all_out_op,
  any_dims_out_op,
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
  complex_out_op,
  conj_physical__op,
  conj_physical_out_op,
  constant_pad_nd_out_op,
  conv_tbc_out_op,
  convolution_out_op,
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
  empty_permuted_out_op,
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
  fft_fftfreq_out_op,
  fft_rfftfreq_out_op,
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
  linalg_eig_out_op,
  linalg_eigvals_out_op,
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
  linspace_Scalar_Tensor_out_op,
  linspace_Tensor_Scalar_out_op,
  linspace_Tensor_Tensor_out_op,
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
  logspace_Scalar_Tensor_out_op,
  logspace_Tensor_Scalar_out_op,
  logspace_Tensor_Tensor_out_op,
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
  nonzero_static_out_op,
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
  polar_out_op,
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
  squeeze_dims_op,
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
  view_as_complex,
  view_as_complex_copy_out_op,
  view_as_complex_op,
  view_as_real,
  view_as_real_copy_out_op,
  view_as_real_op,
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

export const polygamma__inplaceOrView = /* @__PURE__ */ bumping(polygamma__op, 2, 0);

export const isnan_out_inplaceOrView = /* @__PURE__ */ bumping(isnan_out_op, 2, 1);

export const isinf_out_inplaceOrView = /* @__PURE__ */ bumping(isinf_out_op, 2, 1);

export const add_Scalar_out_inplaceOrView = /* @__PURE__ */ bumping(add_Scalar_out_op, 4, 3);

export const sub_Scalar_out_inplaceOrView = /* @__PURE__ */ bumping(sub_Scalar_out_op, 4, 3);

export const rsub_Tensor_out_inplaceOrView = /* @__PURE__ */ bumping(rsub_Tensor_out_op, 4, 3);

export const mul_Scalar_out_inplaceOrView = /* @__PURE__ */ bumping(mul_Scalar_out_op, 3, 2);

export const div_Scalar_out_inplaceOrView = /* @__PURE__ */ bumping(div_Scalar_out_op, 3, 2);

export const div_Scalar_mode_out_inplaceOrView = /* @__PURE__ */ bumping(div_Scalar_mode_out_op, 4, 3);

export const floor_divide_Scalar_out_inplaceOrView = /* @__PURE__ */ bumping(floor_divide_Scalar_out_op, 3, 2);

export const clamp__Tensor_inplaceOrView = /* @__PURE__ */ bumping(clamp__Tensor_op, 3, 0);

export const clamp_Tensor_out_inplaceOrView = /* @__PURE__ */ bumping(clamp_Tensor_out_op, 4, 3);

export const relu_out_inplaceOrView = /* @__PURE__ */ bumping(relu_out_op, 2, 1);

export const celu__inplaceOrView = /* @__PURE__ */ bumping(celu__op, 2, 0);

export const log_sigmoid_forward_output_inplaceOrView = /* @__PURE__ */ bumping(log_sigmoid_forward_output_op, 3, 1, 2);

export const zeros_out_inplaceOrView = /* @__PURE__ */ bumping(zeros_out_op, 2, 1);

export const ones_out_inplaceOrView = /* @__PURE__ */ bumping(ones_out_op, 2, 1);

export const full_out_inplaceOrView = /* @__PURE__ */ bumping(full_out_op, 3, 2);

export const arange_out_inplaceOrView = /* @__PURE__ */ bumping(arange_out_op, 2, 1);

export const arange_start_out_inplaceOrView = /* @__PURE__ */ bumping(arange_start_out_op, 4, 3);

export const linspace_out_inplaceOrView = /* @__PURE__ */ bumping(linspace_out_op, 4, 3);

export const linspace_Tensor_Tensor_out_inplaceOrView = /* @__PURE__ */ bumping(linspace_Tensor_Tensor_out_op, 4, 3);

export const linspace_Tensor_Scalar_out_inplaceOrView = /* @__PURE__ */ bumping(linspace_Tensor_Scalar_out_op, 4, 3);

export const linspace_Scalar_Tensor_out_inplaceOrView = /* @__PURE__ */ bumping(linspace_Scalar_Tensor_out_op, 4, 3);

export const logspace_out_inplaceOrView = /* @__PURE__ */ bumping(logspace_out_op, 5, 4);

export const logspace_Tensor_Tensor_out_inplaceOrView = /* @__PURE__ */ bumping(logspace_Tensor_Tensor_out_op, 5, 4);

export const logspace_Tensor_Scalar_out_inplaceOrView = /* @__PURE__ */ bumping(logspace_Tensor_Scalar_out_op, 5, 4);

export const logspace_Scalar_Tensor_out_inplaceOrView = /* @__PURE__ */ bumping(logspace_Scalar_Tensor_out_op, 5, 4);

export const eye_out_inplaceOrView = /* @__PURE__ */ bumping(eye_out_op, 2, 1);

export const eye_m_out_inplaceOrView = /* @__PURE__ */ bumping(eye_m_out_op, 3, 2);

export const range_out__inplaceOrView = /* @__PURE__ */ bumping(range_out__op, 3, 2);

export const range_out_inplaceOrView = /* @__PURE__ */ bumping(range_out_op, 4, 3);

export const rand_out_inplaceOrView = /* @__PURE__ */ bumping(rand_out_op, 2, 1);

export const rand_generator_out_inplaceOrView = /* @__PURE__ */ bumping(rand_generator_out_op, 3, 2);

export const randn_out_inplaceOrView = /* @__PURE__ */ bumping(randn_out_op, 2, 1);

export const randn_generator_out_inplaceOrView = /* @__PURE__ */ bumping(randn_generator_out_op, 3, 2);

export const randint_out_inplaceOrView = /* @__PURE__ */ bumping(randint_out_op, 3, 2);

export const randint_generator_out_inplaceOrView = /* @__PURE__ */ bumping(randint_generator_out_op, 4, 3);

export const randint_low_out_inplaceOrView = /* @__PURE__ */ bumping(randint_low_out_op, 4, 3);

export const randint_low_generator_out_inplaceOrView = /* @__PURE__ */ bumping(randint_low_generator_out_op, 5, 4);

export const randperm_out_inplaceOrView = /* @__PURE__ */ bumping(randperm_out_op, 2, 1);

export const randperm_generator_out_inplaceOrView = /* @__PURE__ */ bumping(randperm_generator_out_op, 3, 2);

export const bernoulli_out_inplaceOrView = /* @__PURE__ */ bumping(bernoulli_out_op, 3, 2);

export const bernoulli__Tensor_inplaceOrView = /* @__PURE__ */ bumping(bernoulli__Tensor_op, 3, 0);

export const bernoulli__float_inplaceOrView = /* @__PURE__ */ bumping(bernoulli__float_op, 3, 0);

export const uniform__inplaceOrView = /* @__PURE__ */ bumping(uniform__op, 4, 0);

export const normal__inplaceOrView = /* @__PURE__ */ bumping(normal__op, 4, 0);

export const random__from_inplaceOrView = /* @__PURE__ */ bumping(random__from_op, 4, 0);

export const random__to_inplaceOrView = /* @__PURE__ */ bumping(random__to_op, 3, 0);

export const random__inplaceOrView = /* @__PURE__ */ bumping(random__op, 2, 0);

export const multinomial_out_inplaceOrView = /* @__PURE__ */ bumping(multinomial_out_op, 5, 4);

export const normal_Tensor_float_out_inplaceOrView = /* @__PURE__ */ bumping(normal_Tensor_float_out_op, 4, 3);

export const normal_float_Tensor_out_inplaceOrView = /* @__PURE__ */ bumping(normal_float_Tensor_out_op, 4, 3);

export const normal_Tensor_Tensor_out_inplaceOrView = /* @__PURE__ */ bumping(normal_Tensor_Tensor_out_op, 4, 3);

export const normal_float_float_out_inplaceOrView = /* @__PURE__ */ bumping(normal_float_float_out_op, 5, 4);

export const exponential__inplaceOrView = /* @__PURE__ */ bumping(exponential__op, 3, 0);

export const log_normal__inplaceOrView = /* @__PURE__ */ bumping(log_normal__op, 4, 0);

export const geometric__inplaceOrView = /* @__PURE__ */ bumping(geometric__op, 3, 0);

export const cauchy__inplaceOrView = /* @__PURE__ */ bumping(cauchy__op, 4, 0);

export const fill__Scalar_inplaceOrView = /* @__PURE__ */ bumping(fill__Scalar_op, 2, 0);

export const fill__Tensor_inplaceOrView = /* @__PURE__ */ bumping(fill__Tensor_op, 2, 0);

export const zero__inplaceOrView = /* @__PURE__ */ bumping(zero__op, 1, 0);

export function alias_inplaceOrView(self: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & alias_op.maskLo;
    const h = hi & afterADInplaceOrView & alias_op.maskHi;
    result = alias_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  return asView(self, result);
}

export const set__source_Tensor_storage_offset_inplaceOrView = /* @__PURE__ */ bumping(set__source_Tensor_storage_offset_op, 5, 0);

export const set__source_Tensor_inplaceOrView = /* @__PURE__ */ bumping(set__source_Tensor_op, 2, 0);

export const set__inplaceOrView = /* @__PURE__ */ bumping(set__op, 1, 0);

export function view_as_real_inplaceOrView(self: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & view_as_real_op.maskLo;
    const h = hi & afterADInplaceOrView & view_as_real_op.maskHi;
    result = view_as_real_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  return asView(self, result, (base) => view_as_real(base));
}

export function view_as_complex_inplaceOrView(self: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & view_as_complex_op.maskLo;
    const h = hi & afterADInplaceOrView & view_as_complex_op.maskHi;
    result = view_as_complex_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  return asView(self, result, (base) => view_as_complex(base));
}

export function _conj_inplaceOrView(self: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & _conj_op.maskLo;
    const h = hi & afterADInplaceOrView & _conj_op.maskHi;
    result = _conj_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  return asView(self, result, (base) => _conj(base));
}

export function _neg_view_inplaceOrView(self: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & _neg_view_op.maskLo;
    const h = hi & afterADInplaceOrView & _neg_view_op.maskHi;
    result = _neg_view_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  return asView(self, result, (base) => _neg_view(base));
}

export const complex_out_inplaceOrView = /* @__PURE__ */ bumping(complex_out_op, 3, 2);

export const polar_out_inplaceOrView = /* @__PURE__ */ bumping(polar_out_op, 3, 2);

export const conj_physical__inplaceOrView = /* @__PURE__ */ bumping(conj_physical__op, 1, 0);

export const conj_physical_out_inplaceOrView = /* @__PURE__ */ bumping(conj_physical_out_op, 2, 1);

export function view_inplaceOrView(self: Tensor, size: readonly number[], lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & view_op.maskLo;
    const h = hi & afterADInplaceOrView & view_op.maskHi;
    result = view_op.table[slot(l, h)]!(self, size, l, h);
  } finally {
    local.keepHi = keep;
  }
  return asView(self, result);
}

export function view_dtype_inplaceOrView(self: Tensor, dtype: DType, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & view_dtype_op.maskLo;
    const h = hi & afterADInplaceOrView & view_dtype_op.maskHi;
    result = view_dtype_op.table[slot(l, h)]!(self, dtype, l, h);
  } finally {
    local.keepHi = keep;
  }
  return asNonDifferentiableView(self, result);
}

export function _reshape_alias_inplaceOrView(self: Tensor, size: readonly number[], stride: readonly number[], lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & _reshape_alias_op.maskLo;
    const h = hi & afterADInplaceOrView & _reshape_alias_op.maskHi;
    result = _reshape_alias_op.table[slot(l, h)]!(self, size, stride, l, h);
  } finally {
    local.keepHi = keep;
  }
  return asView(self, result);
}

export function expand_inplaceOrView(self: Tensor, size: readonly number[], implicit: boolean, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & expand_op.maskLo;
    const h = hi & afterADInplaceOrView & expand_op.maskHi;
    result = expand_op.table[slot(l, h)]!(self, size, implicit, l, h);
  } finally {
    local.keepHi = keep;
  }
  return asView(self, result);
}

export function permute_inplaceOrView(self: Tensor, dims: readonly number[], lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & permute_op.maskLo;
    const h = hi & afterADInplaceOrView & permute_op.maskHi;
    result = permute_op.table[slot(l, h)]!(self, dims, l, h);
  } finally {
    local.keepHi = keep;
  }
  return asView(self, result);
}

export function transpose_int_inplaceOrView(self: Tensor, dim0: number, dim1: number, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & transpose_int_op.maskLo;
    const h = hi & afterADInplaceOrView & transpose_int_op.maskHi;
    result = transpose_int_op.table[slot(l, h)]!(self, dim0, dim1, l, h);
  } finally {
    local.keepHi = keep;
  }
  return asView(self, result);
}

export const transpose__inplaceOrView = /* @__PURE__ */ bumping(transpose__op, 3, 0);

export function t_inplaceOrView(self: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & t_op.maskLo;
    const h = hi & afterADInplaceOrView & t_op.maskHi;
    result = t_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  return asView(self, result);
}

export const t__inplaceOrView = /* @__PURE__ */ bumping(t__op, 1, 0);

export function squeeze_inplaceOrView(self: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & squeeze_op.maskLo;
    const h = hi & afterADInplaceOrView & squeeze_op.maskHi;
    result = squeeze_op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  return asView(self, result);
}

export function squeeze_dim_inplaceOrView(self: Tensor, dim: number, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & squeeze_dim_op.maskLo;
    const h = hi & afterADInplaceOrView & squeeze_dim_op.maskHi;
    result = squeeze_dim_op.table[slot(l, h)]!(self, dim, l, h);
  } finally {
    local.keepHi = keep;
  }
  return asView(self, result);
}

export function squeeze_dims_inplaceOrView(self: Tensor, dim: readonly number[], lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & squeeze_dims_op.maskLo;
    const h = hi & afterADInplaceOrView & squeeze_dims_op.maskHi;
    result = squeeze_dims_op.table[slot(l, h)]!(self, dim, l, h);
  } finally {
    local.keepHi = keep;
  }
  return asView(self, result);
}

export const squeeze__inplaceOrView = /* @__PURE__ */ bumping(squeeze__op, 1, 0);

export const squeeze__dim_inplaceOrView = /* @__PURE__ */ bumping(squeeze__dim_op, 2, 0);

export function unsqueeze_inplaceOrView(self: Tensor, dim: number, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & unsqueeze_op.maskLo;
    const h = hi & afterADInplaceOrView & unsqueeze_op.maskHi;
    result = unsqueeze_op.table[slot(l, h)]!(self, dim, l, h);
  } finally {
    local.keepHi = keep;
  }
  return asView(self, result);
}

export const unsqueeze__inplaceOrView = /* @__PURE__ */ bumping(unsqueeze__op, 2, 0);

export function select_int_inplaceOrView(self: Tensor, dim: number, index: number, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & select_int_op.maskLo;
    const h = hi & afterADInplaceOrView & select_int_op.maskHi;
    result = select_int_op.table[slot(l, h)]!(self, dim, index, l, h);
  } finally {
    local.keepHi = keep;
  }
  return asView(self, result);
}

export function slice_Tensor_inplaceOrView(self: Tensor, dim: number, start: number | null, end: number | null, step: number, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & slice_Tensor_op.maskLo;
    const h = hi & afterADInplaceOrView & slice_Tensor_op.maskHi;
    result = slice_Tensor_op.table[slot(l, h)]!(self, dim, start, end, step, l, h);
  } finally {
    local.keepHi = keep;
  }
  return asView(self, result);
}

export function split_Tensor_inplaceOrView(self: Tensor, splitSize: number, dim: number, lo: number, hi: number): Tensor[] {
  let result: Tensor[];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & split_Tensor_op.maskLo;
    const h = hi & afterADInplaceOrView & split_Tensor_op.maskHi;
    result = split_Tensor_op.table[slot(l, h)]!(self, splitSize, dim, l, h);
  } finally {
    local.keepHi = keep;
  }
  return asViews(self, result);
}

export function split_with_sizes_inplaceOrView(self: Tensor, splitSizes: readonly number[], dim: number, lo: number, hi: number): Tensor[] {
  let result: Tensor[];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & split_with_sizes_op.maskLo;
    const h = hi & afterADInplaceOrView & split_with_sizes_op.maskHi;
    result = split_with_sizes_op.table[slot(l, h)]!(self, splitSizes, dim, l, h);
  } finally {
    local.keepHi = keep;
  }
  return asViews(self, result);
}

export function unbind_int_inplaceOrView(self: Tensor, dim: number, lo: number, hi: number): Tensor[] {
  let result: Tensor[];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & unbind_int_op.maskLo;
    const h = hi & afterADInplaceOrView & unbind_int_op.maskHi;
    result = unbind_int_op.table[slot(l, h)]!(self, dim, l, h);
  } finally {
    local.keepHi = keep;
  }
  return asViews(self, result);
}

export function as_strided_inplaceOrView(self: Tensor, size: readonly number[], stride: readonly number[], storageOffset: number | null, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & as_strided_op.maskLo;
    const h = hi & afterADInplaceOrView & as_strided_op.maskHi;
    result = as_strided_op.table[slot(l, h)]!(self, size, stride, storageOffset, l, h);
  } finally {
    local.keepHi = keep;
  }
  return asView(self, result);
}

export const as_strided__inplaceOrView = /* @__PURE__ */ bumping(as_strided__op, 4, 0);

export function diagonal_inplaceOrView(self: Tensor, offset: number, dim1: number, dim2: number, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & diagonal_op.maskLo;
    const h = hi & afterADInplaceOrView & diagonal_op.maskHi;
    result = diagonal_op.table[slot(l, h)]!(self, offset, dim1, dim2, l, h);
  } finally {
    local.keepHi = keep;
  }
  return asView(self, result);
}

export function unfold_inplaceOrView(self: Tensor, dimension: number, size: number, step: number, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & unfold_op.maskLo;
    const h = hi & afterADInplaceOrView & unfold_op.maskHi;
    result = unfold_op.table[slot(l, h)]!(self, dimension, size, step, l, h);
  } finally {
    local.keepHi = keep;
  }
  return asView(self, result);
}

export const unfold_backward_out_inplaceOrView = /* @__PURE__ */ bumping(unfold_backward_out_op, 6, 5);

export const diag_out_inplaceOrView = /* @__PURE__ */ bumping(diag_out_op, 3, 2);

export const index_put__inplaceOrView = /* @__PURE__ */ bumping(index_put__op, 4, 0);

export const _index_put_impl__inplaceOrView = /* @__PURE__ */ bumping(_index_put_impl__op, 5, 0);

export const index_select_out_inplaceOrView = /* @__PURE__ */ bumping(index_select_out_op, 4, 3);

export const index_add_out_inplaceOrView = /* @__PURE__ */ bumping(index_add_out_op, 6, 5);

export const index_add__inplaceOrView = /* @__PURE__ */ bumping(index_add__op, 5, 0);

export const index_copy_out_inplaceOrView = /* @__PURE__ */ bumping(index_copy_out_op, 5, 4);

export const index_copy__inplaceOrView = /* @__PURE__ */ bumping(index_copy__op, 4, 0);

export const index_fill__int_Scalar_inplaceOrView = /* @__PURE__ */ bumping(index_fill__int_Scalar_op, 4, 0);

export const index_fill__int_Tensor_inplaceOrView = /* @__PURE__ */ bumping(index_fill__int_Tensor_op, 4, 0);

export const gather_out_inplaceOrView = /* @__PURE__ */ bumping(gather_out_op, 5, 4);

export const scatter_src_out_inplaceOrView = /* @__PURE__ */ bumping(scatter_src_out_op, 5, 4);

export const scatter_value_out_inplaceOrView = /* @__PURE__ */ bumping(scatter_value_out_op, 5, 4);

export const scatter_reduce_out_inplaceOrView = /* @__PURE__ */ bumping(scatter_reduce_out_op, 6, 5);

export const scatter_value_reduce_out_inplaceOrView = /* @__PURE__ */ bumping(scatter_value_reduce_out_op, 6, 5);

export const scatter__src_inplaceOrView = /* @__PURE__ */ bumping(scatter__src_op, 4, 0);

export const scatter__value_inplaceOrView = /* @__PURE__ */ bumping(scatter__value_op, 4, 0);

export const scatter__reduce_inplaceOrView = /* @__PURE__ */ bumping(scatter__reduce_op, 5, 0);

export const scatter__value_reduce_inplaceOrView = /* @__PURE__ */ bumping(scatter__value_reduce_op, 5, 0);

export const scatter_add_out_inplaceOrView = /* @__PURE__ */ bumping(scatter_add_out_op, 5, 4);

export const scatter_add__inplaceOrView = /* @__PURE__ */ bumping(scatter_add__op, 4, 0);

export const scatter_reduce_two_out_inplaceOrView = /* @__PURE__ */ bumping(scatter_reduce_two_out_op, 7, 6);

export const scatter_reduce__two_inplaceOrView = /* @__PURE__ */ bumping(scatter_reduce__two_op, 6, 0);

export const masked_fill__Scalar_inplaceOrView = /* @__PURE__ */ bumping(masked_fill__Scalar_op, 3, 0);

export const masked_fill__Tensor_inplaceOrView = /* @__PURE__ */ bumping(masked_fill__Tensor_op, 3, 0);

export const masked_scatter__inplaceOrView = /* @__PURE__ */ bumping(masked_scatter__op, 3, 0);

export const masked_select_out_inplaceOrView = /* @__PURE__ */ bumping(masked_select_out_op, 3, 2);

export const nonzero_out_inplaceOrView = /* @__PURE__ */ bumping(nonzero_out_op, 2, 1);

export const cat_out_inplaceOrView = /* @__PURE__ */ bumping(cat_out_op, 3, 2);

export const stack_out_inplaceOrView = /* @__PURE__ */ bumping(stack_out_op, 3, 2);

export const flip_out_inplaceOrView = /* @__PURE__ */ bumping(flip_out_op, 3, 2);

export const tril_out_inplaceOrView = /* @__PURE__ */ bumping(tril_out_op, 3, 2);

export const tril__inplaceOrView = /* @__PURE__ */ bumping(tril__op, 2, 0);

export const triu_out_inplaceOrView = /* @__PURE__ */ bumping(triu_out_op, 3, 2);

export const triu__inplaceOrView = /* @__PURE__ */ bumping(triu__op, 2, 0);

export const embedding_dense_backward_out_inplaceOrView = /* @__PURE__ */ bumping(embedding_dense_backward_out_op, 6, 5);

export const take_out_inplaceOrView = /* @__PURE__ */ bumping(take_out_op, 3, 2);

export const put__inplaceOrView = /* @__PURE__ */ bumping(put__op, 4, 0);

export const bucketize_Tensor_out_inplaceOrView = /* @__PURE__ */ bumping(bucketize_Tensor_out_op, 5, 4);

export const searchsorted_Tensor_out_inplaceOrView = /* @__PURE__ */ bumping(searchsorted_Tensor_out_op, 7, 6);

export const isin_Tensor_Tensor_out_inplaceOrView = /* @__PURE__ */ bumping(isin_Tensor_Tensor_out_op, 5, 4);

export const isin_Tensor_Scalar_out_inplaceOrView = /* @__PURE__ */ bumping(isin_Tensor_Scalar_out_op, 5, 4);

export const isin_Scalar_Tensor_out_inplaceOrView = /* @__PURE__ */ bumping(isin_Scalar_Tensor_out_op, 5, 4);

export const reflection_pad1d_out_inplaceOrView = /* @__PURE__ */ bumping(reflection_pad1d_out_op, 3, 2);

export const reflection_pad1d_backward_grad_input_inplaceOrView = /* @__PURE__ */ bumping(reflection_pad1d_backward_grad_input_op, 4, 3);

export const reflection_pad2d_out_inplaceOrView = /* @__PURE__ */ bumping(reflection_pad2d_out_op, 3, 2);

export const reflection_pad2d_backward_grad_input_inplaceOrView = /* @__PURE__ */ bumping(reflection_pad2d_backward_grad_input_op, 4, 3);

export const reflection_pad3d_out_inplaceOrView = /* @__PURE__ */ bumping(reflection_pad3d_out_op, 3, 2);

export const reflection_pad3d_backward_grad_input_inplaceOrView = /* @__PURE__ */ bumping(reflection_pad3d_backward_grad_input_op, 4, 3);

export const replication_pad1d_out_inplaceOrView = /* @__PURE__ */ bumping(replication_pad1d_out_op, 3, 2);

export const replication_pad1d_backward_grad_input_inplaceOrView = /* @__PURE__ */ bumping(replication_pad1d_backward_grad_input_op, 4, 3);

export const replication_pad2d_out_inplaceOrView = /* @__PURE__ */ bumping(replication_pad2d_out_op, 3, 2);

export const replication_pad2d_backward_grad_input_inplaceOrView = /* @__PURE__ */ bumping(replication_pad2d_backward_grad_input_op, 4, 3);

export const replication_pad3d_out_inplaceOrView = /* @__PURE__ */ bumping(replication_pad3d_out_op, 3, 2);

export const replication_pad3d_backward_grad_input_inplaceOrView = /* @__PURE__ */ bumping(replication_pad3d_backward_grad_input_op, 4, 3);

export const index_reduce_out_inplaceOrView = /* @__PURE__ */ bumping(index_reduce_out_op, 7, 6);

export const index_reduce__inplaceOrView = /* @__PURE__ */ bumping(index_reduce__op, 6, 0);

export const embedding_renorm__inplaceOrView = /* @__PURE__ */ bumping(embedding_renorm__op, 4, 0);

export const _stack_out_inplaceOrView = /* @__PURE__ */ bumping(_stack_out_op, 3, 2);

export const sort_values_inplaceOrView = /* @__PURE__ */ bumping(sort_values_op, 5, 3, 4);

export const sort_values_stable_inplaceOrView = /* @__PURE__ */ bumping(sort_values_stable_op, 6, 4, 5);

export const topk_values_inplaceOrView = /* @__PURE__ */ bumping(topk_values_op, 7, 5, 6);

export const kthvalue_values_inplaceOrView = /* @__PURE__ */ bumping(kthvalue_values_op, 6, 4, 5);

export const median_dim_values_inplaceOrView = /* @__PURE__ */ bumping(median_dim_values_op, 5, 3, 4);

export const nanmedian_dim_values_inplaceOrView = /* @__PURE__ */ bumping(nanmedian_dim_values_op, 5, 3, 4);

export const mode_values_inplaceOrView = /* @__PURE__ */ bumping(mode_values_op, 5, 3, 4);

export const histc_out_inplaceOrView = /* @__PURE__ */ bumping(histc_out_op, 5, 4);

export const cummax_out_inplaceOrView = /* @__PURE__ */ bumping(cummax_out_op, 4, 2, 3);

export const cummin_out_inplaceOrView = /* @__PURE__ */ bumping(cummin_out_op, 4, 2, 3);

export const mvlgamma__inplaceOrView = /* @__PURE__ */ bumping(mvlgamma__op, 2, 0);

export const mvlgamma_out_inplaceOrView = /* @__PURE__ */ bumping(mvlgamma_out_op, 3, 2);

export const histogram_bins_tensor_out_inplaceOrView = /* @__PURE__ */ bumping(histogram_bins_tensor_out_op, 6, 4, 5);

export const histogram_bin_ct_out_inplaceOrView = /* @__PURE__ */ bumping(histogram_bin_ct_out_op, 7, 5, 6);

export const sum_IntList_out_inplaceOrView = /* @__PURE__ */ bumping(sum_IntList_out_op, 5, 4);

export const mean_out_inplaceOrView = /* @__PURE__ */ bumping(mean_out_op, 5, 4);

export const prod_int_out_inplaceOrView = /* @__PURE__ */ bumping(prod_int_out_op, 5, 4);

export const amax_out_inplaceOrView = /* @__PURE__ */ bumping(amax_out_op, 4, 3);

export const amin_out_inplaceOrView = /* @__PURE__ */ bumping(amin_out_op, 4, 3);

export const aminmax_out_inplaceOrView = /* @__PURE__ */ bumping(aminmax_out_op, 5, 3, 4);

export const max_dim_max_inplaceOrView = /* @__PURE__ */ bumping(max_dim_max_op, 5, 3, 4);

export const min_dim_min_inplaceOrView = /* @__PURE__ */ bumping(min_dim_min_op, 5, 3, 4);

export const argmax_out_inplaceOrView = /* @__PURE__ */ bumping(argmax_out_op, 4, 3);

export const argmin_out_inplaceOrView = /* @__PURE__ */ bumping(argmin_out_op, 4, 3);

export const any_out_inplaceOrView = /* @__PURE__ */ bumping(any_out_op, 4, 3);

export const any_all_out_inplaceOrView = /* @__PURE__ */ bumping(any_all_out_op, 2, 1);

export const all_out_inplaceOrView = /* @__PURE__ */ bumping(all_out_op, 4, 3);

export const all_all_out_inplaceOrView = /* @__PURE__ */ bumping(all_all_out_op, 2, 1);

export const var_correction_out_inplaceOrView = /* @__PURE__ */ bumping(var_correction_out_op, 5, 4);

export const std_correction_out_inplaceOrView = /* @__PURE__ */ bumping(std_correction_out_op, 5, 4);

export const var_mean_correction_out_inplaceOrView = /* @__PURE__ */ bumping(var_mean_correction_out_op, 6, 4, 5);

export const std_mean_correction_out_inplaceOrView = /* @__PURE__ */ bumping(std_mean_correction_out_op, 6, 4, 5);

export const logsumexp_out_inplaceOrView = /* @__PURE__ */ bumping(logsumexp_out_op, 4, 3);

export const norm_dtype_out_inplaceOrView = /* @__PURE__ */ bumping(norm_dtype_out_op, 6, 5);

export const norm_out_inplaceOrView = /* @__PURE__ */ bumping(norm_out_op, 5, 4);

export const linalg_vector_norm_out_inplaceOrView = /* @__PURE__ */ bumping(linalg_vector_norm_out_op, 6, 5);

export const cumsum__inplaceOrView = /* @__PURE__ */ bumping(cumsum__op, 3, 0);

export const cumsum_out_inplaceOrView = /* @__PURE__ */ bumping(cumsum_out_op, 4, 3);

export const cumprod__inplaceOrView = /* @__PURE__ */ bumping(cumprod__op, 3, 0);

export const cumprod_out_inplaceOrView = /* @__PURE__ */ bumping(cumprod_out_op, 4, 3);

export const nansum_out_inplaceOrView = /* @__PURE__ */ bumping(nansum_out_op, 5, 4);

export const logcumsumexp_out_inplaceOrView = /* @__PURE__ */ bumping(logcumsumexp_out_op, 3, 2);

export const mm_out_inplaceOrView = /* @__PURE__ */ bumping(mm_out_op, 3, 2);

export const addmm__inplaceOrView = /* @__PURE__ */ bumping(addmm__op, 5, 0);

export const addmm_out_inplaceOrView = /* @__PURE__ */ bumping(addmm_out_op, 6, 5);

export const bmm_out_inplaceOrView = /* @__PURE__ */ bumping(bmm_out_op, 3, 2);

export const baddbmm__inplaceOrView = /* @__PURE__ */ bumping(baddbmm__op, 5, 0);

export const baddbmm_out_inplaceOrView = /* @__PURE__ */ bumping(baddbmm_out_op, 6, 5);

export const addmv__inplaceOrView = /* @__PURE__ */ bumping(addmv__op, 5, 0);

export const addmv_out_inplaceOrView = /* @__PURE__ */ bumping(addmv_out_op, 6, 5);

export const triangular_solve_X_inplaceOrView = /* @__PURE__ */ bumping(triangular_solve_X_op, 7, 5, 6);

export const linalg_eigvals_out_inplaceOrView = /* @__PURE__ */ bumping(linalg_eigvals_out_op, 2, 1);

export const fft_fftfreq_out_inplaceOrView = /* @__PURE__ */ bumping(fft_fftfreq_out_op, 3, 2);

export const fft_rfftfreq_out_inplaceOrView = /* @__PURE__ */ bumping(fft_rfftfreq_out_op, 3, 2);

export const addr__inplaceOrView = /* @__PURE__ */ bumping(addr__op, 5, 0);

export const addbmm__inplaceOrView = /* @__PURE__ */ bumping(addbmm__op, 5, 0);

export const symeig_e_inplaceOrView = /* @__PURE__ */ bumping(symeig_e_op, 5, 3, 4);

export const _softmax_out_inplaceOrView = /* @__PURE__ */ bumping(_softmax_out_op, 4, 3);

export const _softmax_backward_data_out_inplaceOrView = /* @__PURE__ */ bumping(_softmax_backward_data_out_op, 5, 4);

export const _log_softmax_out_inplaceOrView = /* @__PURE__ */ bumping(_log_softmax_out_op, 4, 3);

export const _log_softmax_backward_data_out_inplaceOrView = /* @__PURE__ */ bumping(_log_softmax_backward_data_out_op, 5, 4);

export const nll_loss_forward_output_inplaceOrView = /* @__PURE__ */ bumping(nll_loss_forward_output_op, 7, 5, 6);

export const nll_loss_backward_grad_input_inplaceOrView = /* @__PURE__ */ bumping(nll_loss_backward_grad_input_op, 8, 7);

export const nll_loss2d_forward_output_inplaceOrView = /* @__PURE__ */ bumping(nll_loss2d_forward_output_op, 7, 5, 6);

export const nll_loss2d_backward_grad_input_inplaceOrView = /* @__PURE__ */ bumping(nll_loss2d_backward_grad_input_op, 8, 7);

export const huber_loss_backward_out_inplaceOrView = /* @__PURE__ */ bumping(huber_loss_backward_out_op, 6, 5);

export const max_pool2d_with_indices_out_inplaceOrView = /* @__PURE__ */ bumping(max_pool2d_with_indices_out_op, 8, 6, 7);

export const adaptive_avg_pool2d_out_inplaceOrView = /* @__PURE__ */ bumping(adaptive_avg_pool2d_out_op, 3, 2);

export const adaptive_max_pool2d_out_inplaceOrView = /* @__PURE__ */ bumping(adaptive_max_pool2d_out_op, 4, 2, 3);

export const adaptive_max_pool3d_out_inplaceOrView = /* @__PURE__ */ bumping(adaptive_max_pool3d_out_op, 4, 2, 3);

export const renorm__inplaceOrView = /* @__PURE__ */ bumping(renorm__op, 4, 0);

export const renorm_out_inplaceOrView = /* @__PURE__ */ bumping(renorm_out_op, 5, 4);

export const rrelu_with_noise_out_inplaceOrView = /* @__PURE__ */ bumping(rrelu_with_noise_out_op, 7, 6);

export const rrelu_with_noise__inplaceOrView = /* @__PURE__ */ bumping(rrelu_with_noise__op, 6, 0);

export const fractional_max_pool2d_output_inplaceOrView = /* @__PURE__ */ bumping(fractional_max_pool2d_output_op, 6, 4, 5);

export const fractional_max_pool3d_output_inplaceOrView = /* @__PURE__ */ bumping(fractional_max_pool3d_output_op, 6, 4, 5);

export const abs__inplaceOrView = /* @__PURE__ */ bumping(abs__op, 1, 0);

export const abs_out_inplaceOrView = /* @__PURE__ */ bumping(abs_out_op, 2, 1);

export const neg__inplaceOrView = /* @__PURE__ */ bumping(neg__op, 1, 0);

export const neg_out_inplaceOrView = /* @__PURE__ */ bumping(neg_out_op, 2, 1);

export const sign__inplaceOrView = /* @__PURE__ */ bumping(sign__op, 1, 0);

export const sign_out_inplaceOrView = /* @__PURE__ */ bumping(sign_out_op, 2, 1);

export const sgn__inplaceOrView = /* @__PURE__ */ bumping(sgn__op, 1, 0);

export const sgn_out_inplaceOrView = /* @__PURE__ */ bumping(sgn_out_op, 2, 1);

export const signbit_out_inplaceOrView = /* @__PURE__ */ bumping(signbit_out_op, 2, 1);

export const exp__inplaceOrView = /* @__PURE__ */ bumping(exp__op, 1, 0);

export const exp_out_inplaceOrView = /* @__PURE__ */ bumping(exp_out_op, 2, 1);

export const expm1__inplaceOrView = /* @__PURE__ */ bumping(expm1__op, 1, 0);

export const expm1_out_inplaceOrView = /* @__PURE__ */ bumping(expm1_out_op, 2, 1);

export const exp2__inplaceOrView = /* @__PURE__ */ bumping(exp2__op, 1, 0);

export const exp2_out_inplaceOrView = /* @__PURE__ */ bumping(exp2_out_op, 2, 1);

export const log__inplaceOrView = /* @__PURE__ */ bumping(log__op, 1, 0);

export const log_out_inplaceOrView = /* @__PURE__ */ bumping(log_out_op, 2, 1);

export const log1p__inplaceOrView = /* @__PURE__ */ bumping(log1p__op, 1, 0);

export const log1p_out_inplaceOrView = /* @__PURE__ */ bumping(log1p_out_op, 2, 1);

export const log2__inplaceOrView = /* @__PURE__ */ bumping(log2__op, 1, 0);

export const log2_out_inplaceOrView = /* @__PURE__ */ bumping(log2_out_op, 2, 1);

export const log10__inplaceOrView = /* @__PURE__ */ bumping(log10__op, 1, 0);

export const log10_out_inplaceOrView = /* @__PURE__ */ bumping(log10_out_op, 2, 1);

export const sqrt__inplaceOrView = /* @__PURE__ */ bumping(sqrt__op, 1, 0);

export const sqrt_out_inplaceOrView = /* @__PURE__ */ bumping(sqrt_out_op, 2, 1);

export const rsqrt__inplaceOrView = /* @__PURE__ */ bumping(rsqrt__op, 1, 0);

export const rsqrt_out_inplaceOrView = /* @__PURE__ */ bumping(rsqrt_out_op, 2, 1);

export const sin__inplaceOrView = /* @__PURE__ */ bumping(sin__op, 1, 0);

export const sin_out_inplaceOrView = /* @__PURE__ */ bumping(sin_out_op, 2, 1);

export const cos__inplaceOrView = /* @__PURE__ */ bumping(cos__op, 1, 0);

export const cos_out_inplaceOrView = /* @__PURE__ */ bumping(cos_out_op, 2, 1);

export const tan__inplaceOrView = /* @__PURE__ */ bumping(tan__op, 1, 0);

export const tan_out_inplaceOrView = /* @__PURE__ */ bumping(tan_out_op, 2, 1);

export const asin__inplaceOrView = /* @__PURE__ */ bumping(asin__op, 1, 0);

export const asin_out_inplaceOrView = /* @__PURE__ */ bumping(asin_out_op, 2, 1);

export const acos__inplaceOrView = /* @__PURE__ */ bumping(acos__op, 1, 0);

export const acos_out_inplaceOrView = /* @__PURE__ */ bumping(acos_out_op, 2, 1);

export const atan__inplaceOrView = /* @__PURE__ */ bumping(atan__op, 1, 0);

export const atan_out_inplaceOrView = /* @__PURE__ */ bumping(atan_out_op, 2, 1);

export const sinh__inplaceOrView = /* @__PURE__ */ bumping(sinh__op, 1, 0);

export const sinh_out_inplaceOrView = /* @__PURE__ */ bumping(sinh_out_op, 2, 1);

export const cosh__inplaceOrView = /* @__PURE__ */ bumping(cosh__op, 1, 0);

export const cosh_out_inplaceOrView = /* @__PURE__ */ bumping(cosh_out_op, 2, 1);

export const tanh__inplaceOrView = /* @__PURE__ */ bumping(tanh__op, 1, 0);

export const tanh_out_inplaceOrView = /* @__PURE__ */ bumping(tanh_out_op, 2, 1);

export const asinh__inplaceOrView = /* @__PURE__ */ bumping(asinh__op, 1, 0);

export const asinh_out_inplaceOrView = /* @__PURE__ */ bumping(asinh_out_op, 2, 1);

export const acosh__inplaceOrView = /* @__PURE__ */ bumping(acosh__op, 1, 0);

export const acosh_out_inplaceOrView = /* @__PURE__ */ bumping(acosh_out_op, 2, 1);

export const atanh__inplaceOrView = /* @__PURE__ */ bumping(atanh__op, 1, 0);

export const atanh_out_inplaceOrView = /* @__PURE__ */ bumping(atanh_out_op, 2, 1);

export const erf__inplaceOrView = /* @__PURE__ */ bumping(erf__op, 1, 0);

export const erf_out_inplaceOrView = /* @__PURE__ */ bumping(erf_out_op, 2, 1);

export const erfc__inplaceOrView = /* @__PURE__ */ bumping(erfc__op, 1, 0);

export const erfc_out_inplaceOrView = /* @__PURE__ */ bumping(erfc_out_op, 2, 1);

export const erfinv__inplaceOrView = /* @__PURE__ */ bumping(erfinv__op, 1, 0);

export const erfinv_out_inplaceOrView = /* @__PURE__ */ bumping(erfinv_out_op, 2, 1);

export const lgamma__inplaceOrView = /* @__PURE__ */ bumping(lgamma__op, 1, 0);

export const lgamma_out_inplaceOrView = /* @__PURE__ */ bumping(lgamma_out_op, 2, 1);

export const digamma__inplaceOrView = /* @__PURE__ */ bumping(digamma__op, 1, 0);

export const digamma_out_inplaceOrView = /* @__PURE__ */ bumping(digamma_out_op, 2, 1);

export const sigmoid__inplaceOrView = /* @__PURE__ */ bumping(sigmoid__op, 1, 0);

export const sigmoid_out_inplaceOrView = /* @__PURE__ */ bumping(sigmoid_out_op, 2, 1);

export const polygamma_out_inplaceOrView = /* @__PURE__ */ bumping(polygamma_out_op, 3, 2);

export const reciprocal__inplaceOrView = /* @__PURE__ */ bumping(reciprocal__op, 1, 0);

export const reciprocal_out_inplaceOrView = /* @__PURE__ */ bumping(reciprocal_out_op, 2, 1);

export const floor__inplaceOrView = /* @__PURE__ */ bumping(floor__op, 1, 0);

export const floor_out_inplaceOrView = /* @__PURE__ */ bumping(floor_out_op, 2, 1);

export const ceil__inplaceOrView = /* @__PURE__ */ bumping(ceil__op, 1, 0);

export const ceil_out_inplaceOrView = /* @__PURE__ */ bumping(ceil_out_op, 2, 1);

export const trunc__inplaceOrView = /* @__PURE__ */ bumping(trunc__op, 1, 0);

export const trunc_out_inplaceOrView = /* @__PURE__ */ bumping(trunc_out_op, 2, 1);

export const round__inplaceOrView = /* @__PURE__ */ bumping(round__op, 1, 0);

export const round_out_inplaceOrView = /* @__PURE__ */ bumping(round_out_op, 2, 1);

export const round__decimals_inplaceOrView = /* @__PURE__ */ bumping(round__decimals_op, 2, 0);

export const round_decimals_out_inplaceOrView = /* @__PURE__ */ bumping(round_decimals_out_op, 3, 2);

export const frac__inplaceOrView = /* @__PURE__ */ bumping(frac__op, 1, 0);

export const frac_out_inplaceOrView = /* @__PURE__ */ bumping(frac_out_op, 2, 1);

export const sinc__inplaceOrView = /* @__PURE__ */ bumping(sinc__op, 1, 0);

export const sinc_out_inplaceOrView = /* @__PURE__ */ bumping(sinc_out_op, 2, 1);

export const deg2rad__inplaceOrView = /* @__PURE__ */ bumping(deg2rad__op, 1, 0);

export const deg2rad_out_inplaceOrView = /* @__PURE__ */ bumping(deg2rad_out_op, 2, 1);

export const rad2deg__inplaceOrView = /* @__PURE__ */ bumping(rad2deg__op, 1, 0);

export const rad2deg_out_inplaceOrView = /* @__PURE__ */ bumping(rad2deg_out_op, 2, 1);

export const logit__inplaceOrView = /* @__PURE__ */ bumping(logit__op, 2, 0);

export const logit_out_inplaceOrView = /* @__PURE__ */ bumping(logit_out_op, 3, 2);

export const nan_to_num__inplaceOrView = /* @__PURE__ */ bumping(nan_to_num__op, 4, 0);

export const nan_to_num_out_inplaceOrView = /* @__PURE__ */ bumping(nan_to_num_out_op, 5, 4);

export const isposinf_out_inplaceOrView = /* @__PURE__ */ bumping(isposinf_out_op, 2, 1);

export const isneginf_out_inplaceOrView = /* @__PURE__ */ bumping(isneginf_out_op, 2, 1);

export const logical_not__inplaceOrView = /* @__PURE__ */ bumping(logical_not__op, 1, 0);

export const logical_not_out_inplaceOrView = /* @__PURE__ */ bumping(logical_not_out_op, 2, 1);

export const bitwise_not__inplaceOrView = /* @__PURE__ */ bumping(bitwise_not__op, 1, 0);

export const bitwise_not_out_inplaceOrView = /* @__PURE__ */ bumping(bitwise_not_out_op, 2, 1);

export const add__Tensor_inplaceOrView = /* @__PURE__ */ bumping(add__Tensor_op, 3, 0);

export const add_out_inplaceOrView = /* @__PURE__ */ bumping(add_out_op, 4, 3);

export const add__Scalar_inplaceOrView = /* @__PURE__ */ bumping(add__Scalar_op, 3, 0);

export const sub__Tensor_inplaceOrView = /* @__PURE__ */ bumping(sub__Tensor_op, 3, 0);

export const sub_out_inplaceOrView = /* @__PURE__ */ bumping(sub_out_op, 4, 3);

export const sub__Scalar_inplaceOrView = /* @__PURE__ */ bumping(sub__Scalar_op, 3, 0);

export const mul__Tensor_inplaceOrView = /* @__PURE__ */ bumping(mul__Tensor_op, 2, 0);

export const mul_out_inplaceOrView = /* @__PURE__ */ bumping(mul_out_op, 3, 2);

export const mul__Scalar_inplaceOrView = /* @__PURE__ */ bumping(mul__Scalar_op, 2, 0);

export const div__Tensor_inplaceOrView = /* @__PURE__ */ bumping(div__Tensor_op, 2, 0);

export const div_out_inplaceOrView = /* @__PURE__ */ bumping(div_out_op, 3, 2);

export const div__Scalar_inplaceOrView = /* @__PURE__ */ bumping(div__Scalar_op, 2, 0);

export const div__Tensor_mode_inplaceOrView = /* @__PURE__ */ bumping(div__Tensor_mode_op, 3, 0);

export const div_out_mode_inplaceOrView = /* @__PURE__ */ bumping(div_out_mode_op, 4, 3);

export const div__Scalar_mode_inplaceOrView = /* @__PURE__ */ bumping(div__Scalar_mode_op, 3, 0);

export const floor_divide__Tensor_inplaceOrView = /* @__PURE__ */ bumping(floor_divide__Tensor_op, 2, 0);

export const floor_divide_out_inplaceOrView = /* @__PURE__ */ bumping(floor_divide_out_op, 3, 2);

export const floor_divide__Scalar_inplaceOrView = /* @__PURE__ */ bumping(floor_divide__Scalar_op, 2, 0);

export const remainder__Tensor_inplaceOrView = /* @__PURE__ */ bumping(remainder__Tensor_op, 2, 0);

export const remainder_Tensor_out_inplaceOrView = /* @__PURE__ */ bumping(remainder_Tensor_out_op, 3, 2);

export const remainder__Scalar_inplaceOrView = /* @__PURE__ */ bumping(remainder__Scalar_op, 2, 0);

export const remainder_Scalar_out_inplaceOrView = /* @__PURE__ */ bumping(remainder_Scalar_out_op, 3, 2);

export const fmod__Tensor_inplaceOrView = /* @__PURE__ */ bumping(fmod__Tensor_op, 2, 0);

export const fmod_Tensor_out_inplaceOrView = /* @__PURE__ */ bumping(fmod_Tensor_out_op, 3, 2);

export const fmod__Scalar_inplaceOrView = /* @__PURE__ */ bumping(fmod__Scalar_op, 2, 0);

export const fmod_Scalar_out_inplaceOrView = /* @__PURE__ */ bumping(fmod_Scalar_out_op, 3, 2);

export const pow__Tensor_inplaceOrView = /* @__PURE__ */ bumping(pow__Tensor_op, 2, 0);

export const pow_Tensor_Tensor_out_inplaceOrView = /* @__PURE__ */ bumping(pow_Tensor_Tensor_out_op, 3, 2);

export const pow__Scalar_inplaceOrView = /* @__PURE__ */ bumping(pow__Scalar_op, 2, 0);

export const pow_Tensor_Scalar_out_inplaceOrView = /* @__PURE__ */ bumping(pow_Tensor_Scalar_out_op, 3, 2);

export const pow_Scalar_out_inplaceOrView = /* @__PURE__ */ bumping(pow_Scalar_out_op, 3, 2);

export const atan2__inplaceOrView = /* @__PURE__ */ bumping(atan2__op, 2, 0);

export const atan2_out_inplaceOrView = /* @__PURE__ */ bumping(atan2_out_op, 3, 2);

export const hypot__inplaceOrView = /* @__PURE__ */ bumping(hypot__op, 2, 0);

export const hypot_out_inplaceOrView = /* @__PURE__ */ bumping(hypot_out_op, 3, 2);

export const copysign__Tensor_inplaceOrView = /* @__PURE__ */ bumping(copysign__Tensor_op, 2, 0);

export const copysign_out_inplaceOrView = /* @__PURE__ */ bumping(copysign_out_op, 3, 2);

export const copysign__Scalar_inplaceOrView = /* @__PURE__ */ bumping(copysign__Scalar_op, 2, 0);

export const copysign_Scalar_out_inplaceOrView = /* @__PURE__ */ bumping(copysign_Scalar_out_op, 3, 2);

export const xlogy__Tensor_inplaceOrView = /* @__PURE__ */ bumping(xlogy__Tensor_op, 2, 0);

export const xlogy_OutTensor_inplaceOrView = /* @__PURE__ */ bumping(xlogy_OutTensor_op, 3, 2);

export const xlogy_OutScalar_Self_inplaceOrView = /* @__PURE__ */ bumping(xlogy_OutScalar_Self_op, 3, 2);

export const xlogy__Scalar_Other_inplaceOrView = /* @__PURE__ */ bumping(xlogy__Scalar_Other_op, 2, 0);

export const xlogy_OutScalar_Other_inplaceOrView = /* @__PURE__ */ bumping(xlogy_OutScalar_Other_op, 3, 2);

export const logaddexp_out_inplaceOrView = /* @__PURE__ */ bumping(logaddexp_out_op, 3, 2);

export const logaddexp2_out_inplaceOrView = /* @__PURE__ */ bumping(logaddexp2_out_op, 3, 2);

export const heaviside__inplaceOrView = /* @__PURE__ */ bumping(heaviside__op, 2, 0);

export const heaviside_out_inplaceOrView = /* @__PURE__ */ bumping(heaviside_out_op, 3, 2);

export const gcd__inplaceOrView = /* @__PURE__ */ bumping(gcd__op, 2, 0);

export const gcd_out_inplaceOrView = /* @__PURE__ */ bumping(gcd_out_op, 3, 2);

export const addcmul__inplaceOrView = /* @__PURE__ */ bumping(addcmul__op, 4, 0);

export const addcmul_out_inplaceOrView = /* @__PURE__ */ bumping(addcmul_out_op, 5, 4);

export const addcdiv__inplaceOrView = /* @__PURE__ */ bumping(addcdiv__op, 4, 0);

export const addcdiv_out_inplaceOrView = /* @__PURE__ */ bumping(addcdiv_out_op, 5, 4);

export const lerp__Scalar_inplaceOrView = /* @__PURE__ */ bumping(lerp__Scalar_op, 3, 0);

export const lerp_Scalar_out_inplaceOrView = /* @__PURE__ */ bumping(lerp_Scalar_out_op, 4, 3);

export const lerp__Tensor_inplaceOrView = /* @__PURE__ */ bumping(lerp__Tensor_op, 3, 0);

export const lerp_Tensor_out_inplaceOrView = /* @__PURE__ */ bumping(lerp_Tensor_out_op, 4, 3);

export const eq__Tensor_inplaceOrView = /* @__PURE__ */ bumping(eq__Tensor_op, 2, 0);

export const eq_Tensor_out_inplaceOrView = /* @__PURE__ */ bumping(eq_Tensor_out_op, 3, 2);

export const eq__Scalar_inplaceOrView = /* @__PURE__ */ bumping(eq__Scalar_op, 2, 0);

export const eq_Scalar_out_inplaceOrView = /* @__PURE__ */ bumping(eq_Scalar_out_op, 3, 2);

export const ne__Tensor_inplaceOrView = /* @__PURE__ */ bumping(ne__Tensor_op, 2, 0);

export const ne_Tensor_out_inplaceOrView = /* @__PURE__ */ bumping(ne_Tensor_out_op, 3, 2);

export const ne__Scalar_inplaceOrView = /* @__PURE__ */ bumping(ne__Scalar_op, 2, 0);

export const ne_Scalar_out_inplaceOrView = /* @__PURE__ */ bumping(ne_Scalar_out_op, 3, 2);

export const lt__Tensor_inplaceOrView = /* @__PURE__ */ bumping(lt__Tensor_op, 2, 0);

export const lt_Tensor_out_inplaceOrView = /* @__PURE__ */ bumping(lt_Tensor_out_op, 3, 2);

export const lt__Scalar_inplaceOrView = /* @__PURE__ */ bumping(lt__Scalar_op, 2, 0);

export const lt_Scalar_out_inplaceOrView = /* @__PURE__ */ bumping(lt_Scalar_out_op, 3, 2);

export const le__Tensor_inplaceOrView = /* @__PURE__ */ bumping(le__Tensor_op, 2, 0);

export const le_Tensor_out_inplaceOrView = /* @__PURE__ */ bumping(le_Tensor_out_op, 3, 2);

export const le__Scalar_inplaceOrView = /* @__PURE__ */ bumping(le__Scalar_op, 2, 0);

export const le_Scalar_out_inplaceOrView = /* @__PURE__ */ bumping(le_Scalar_out_op, 3, 2);

export const gt__Tensor_inplaceOrView = /* @__PURE__ */ bumping(gt__Tensor_op, 2, 0);

export const gt_Tensor_out_inplaceOrView = /* @__PURE__ */ bumping(gt_Tensor_out_op, 3, 2);

export const gt__Scalar_inplaceOrView = /* @__PURE__ */ bumping(gt__Scalar_op, 2, 0);

export const gt_Scalar_out_inplaceOrView = /* @__PURE__ */ bumping(gt_Scalar_out_op, 3, 2);

export const ge__Tensor_inplaceOrView = /* @__PURE__ */ bumping(ge__Tensor_op, 2, 0);

export const ge_Tensor_out_inplaceOrView = /* @__PURE__ */ bumping(ge_Tensor_out_op, 3, 2);

export const ge__Scalar_inplaceOrView = /* @__PURE__ */ bumping(ge__Scalar_op, 2, 0);

export const ge_Scalar_out_inplaceOrView = /* @__PURE__ */ bumping(ge_Scalar_out_op, 3, 2);

export const logical_and__inplaceOrView = /* @__PURE__ */ bumping(logical_and__op, 2, 0);

export const logical_and_out_inplaceOrView = /* @__PURE__ */ bumping(logical_and_out_op, 3, 2);

export const logical_or__inplaceOrView = /* @__PURE__ */ bumping(logical_or__op, 2, 0);

export const logical_or_out_inplaceOrView = /* @__PURE__ */ bumping(logical_or_out_op, 3, 2);

export const logical_xor__inplaceOrView = /* @__PURE__ */ bumping(logical_xor__op, 2, 0);

export const logical_xor_out_inplaceOrView = /* @__PURE__ */ bumping(logical_xor_out_op, 3, 2);

export const bitwise_and__Tensor_inplaceOrView = /* @__PURE__ */ bumping(bitwise_and__Tensor_op, 2, 0);

export const bitwise_and_Tensor_out_inplaceOrView = /* @__PURE__ */ bumping(bitwise_and_Tensor_out_op, 3, 2);

export const bitwise_and__Scalar_inplaceOrView = /* @__PURE__ */ bumping(bitwise_and__Scalar_op, 2, 0);

export const bitwise_and_Scalar_out_inplaceOrView = /* @__PURE__ */ bumping(bitwise_and_Scalar_out_op, 3, 2);

export const bitwise_or__Tensor_inplaceOrView = /* @__PURE__ */ bumping(bitwise_or__Tensor_op, 2, 0);

export const bitwise_or_Tensor_out_inplaceOrView = /* @__PURE__ */ bumping(bitwise_or_Tensor_out_op, 3, 2);

export const bitwise_or__Scalar_inplaceOrView = /* @__PURE__ */ bumping(bitwise_or__Scalar_op, 2, 0);

export const bitwise_or_Scalar_out_inplaceOrView = /* @__PURE__ */ bumping(bitwise_or_Scalar_out_op, 3, 2);

export const bitwise_xor__Tensor_inplaceOrView = /* @__PURE__ */ bumping(bitwise_xor__Tensor_op, 2, 0);

export const bitwise_xor_Tensor_out_inplaceOrView = /* @__PURE__ */ bumping(bitwise_xor_Tensor_out_op, 3, 2);

export const bitwise_xor__Scalar_inplaceOrView = /* @__PURE__ */ bumping(bitwise_xor__Scalar_op, 2, 0);

export const bitwise_xor_Scalar_out_inplaceOrView = /* @__PURE__ */ bumping(bitwise_xor_Scalar_out_op, 3, 2);

export const bitwise_left_shift__Tensor_inplaceOrView = /* @__PURE__ */ bumping(bitwise_left_shift__Tensor_op, 2, 0);

export const bitwise_left_shift_Tensor_out_inplaceOrView = /* @__PURE__ */ bumping(bitwise_left_shift_Tensor_out_op, 3, 2);

export const bitwise_left_shift__Tensor_Scalar_inplaceOrView = /* @__PURE__ */ bumping(bitwise_left_shift__Tensor_Scalar_op, 2, 0);

export const bitwise_left_shift_Tensor_Scalar_out_inplaceOrView = /* @__PURE__ */ bumping(bitwise_left_shift_Tensor_Scalar_out_op, 3, 2);

export const bitwise_right_shift__Tensor_inplaceOrView = /* @__PURE__ */ bumping(bitwise_right_shift__Tensor_op, 2, 0);

export const bitwise_right_shift_Tensor_out_inplaceOrView = /* @__PURE__ */ bumping(bitwise_right_shift_Tensor_out_op, 3, 2);

export const bitwise_right_shift__Tensor_Scalar_inplaceOrView = /* @__PURE__ */ bumping(bitwise_right_shift__Tensor_Scalar_op, 2, 0);

export const bitwise_right_shift_Tensor_Scalar_out_inplaceOrView = /* @__PURE__ */ bumping(bitwise_right_shift_Tensor_Scalar_out_op, 3, 2);

export const maximum_out_inplaceOrView = /* @__PURE__ */ bumping(maximum_out_op, 3, 2);

export const minimum_out_inplaceOrView = /* @__PURE__ */ bumping(minimum_out_op, 3, 2);

export const fmax_out_inplaceOrView = /* @__PURE__ */ bumping(fmax_out_op, 3, 2);

export const fmin_out_inplaceOrView = /* @__PURE__ */ bumping(fmin_out_op, 3, 2);

export const where_self_out_inplaceOrView = /* @__PURE__ */ bumping(where_self_out_op, 4, 3);

export const clamp__inplaceOrView = /* @__PURE__ */ bumping(clamp__op, 3, 0);

export const clamp_out_inplaceOrView = /* @__PURE__ */ bumping(clamp_out_op, 4, 3);

export const clamp_min__inplaceOrView = /* @__PURE__ */ bumping(clamp_min__op, 2, 0);

export const clamp_min_out_inplaceOrView = /* @__PURE__ */ bumping(clamp_min_out_op, 3, 2);

export const clamp_min__Tensor_inplaceOrView = /* @__PURE__ */ bumping(clamp_min__Tensor_op, 2, 0);

export const clamp_min_Tensor_out_inplaceOrView = /* @__PURE__ */ bumping(clamp_min_Tensor_out_op, 3, 2);

export const clamp_max__inplaceOrView = /* @__PURE__ */ bumping(clamp_max__op, 2, 0);

export const clamp_max_out_inplaceOrView = /* @__PURE__ */ bumping(clamp_max_out_op, 3, 2);

export const clamp_max__Tensor_inplaceOrView = /* @__PURE__ */ bumping(clamp_max__Tensor_op, 2, 0);

export const clamp_max_Tensor_out_inplaceOrView = /* @__PURE__ */ bumping(clamp_max_Tensor_out_op, 3, 2);

export const relu__inplaceOrView = /* @__PURE__ */ bumping(relu__op, 1, 0);

export const leaky_relu__inplaceOrView = /* @__PURE__ */ bumping(leaky_relu__op, 2, 0);

export const leaky_relu_out_inplaceOrView = /* @__PURE__ */ bumping(leaky_relu_out_op, 3, 2);

export const elu__inplaceOrView = /* @__PURE__ */ bumping(elu__op, 4, 0);

export const elu_out_inplaceOrView = /* @__PURE__ */ bumping(elu_out_op, 5, 4);

export const celu_out_inplaceOrView = /* @__PURE__ */ bumping(celu_out_op, 3, 2);

export const gelu__inplaceOrView = /* @__PURE__ */ bumping(gelu__op, 2, 0);

export const gelu_out_inplaceOrView = /* @__PURE__ */ bumping(gelu_out_op, 3, 2);

export const silu__inplaceOrView = /* @__PURE__ */ bumping(silu__op, 1, 0);

export const silu_out_inplaceOrView = /* @__PURE__ */ bumping(silu_out_op, 2, 1);

export const mish__inplaceOrView = /* @__PURE__ */ bumping(mish__op, 1, 0);

export const mish_out_inplaceOrView = /* @__PURE__ */ bumping(mish_out_op, 2, 1);

export const hardsigmoid__inplaceOrView = /* @__PURE__ */ bumping(hardsigmoid__op, 1, 0);

export const hardsigmoid_out_inplaceOrView = /* @__PURE__ */ bumping(hardsigmoid_out_op, 2, 1);

export const hardswish__inplaceOrView = /* @__PURE__ */ bumping(hardswish__op, 1, 0);

export const hardswish_out_inplaceOrView = /* @__PURE__ */ bumping(hardswish_out_op, 2, 1);

export const softplus_out_inplaceOrView = /* @__PURE__ */ bumping(softplus_out_op, 4, 3);

export const hardtanh__inplaceOrView = /* @__PURE__ */ bumping(hardtanh__op, 3, 0);

export const hardtanh_out_inplaceOrView = /* @__PURE__ */ bumping(hardtanh_out_op, 4, 3);

export const threshold__inplaceOrView = /* @__PURE__ */ bumping(threshold__op, 3, 0);

export const threshold_out_inplaceOrView = /* @__PURE__ */ bumping(threshold_out_op, 4, 3);

export const hardshrink_out_inplaceOrView = /* @__PURE__ */ bumping(hardshrink_out_op, 3, 2);

export const softshrink_out_inplaceOrView = /* @__PURE__ */ bumping(softshrink_out_op, 3, 2);

export const sigmoid_backward_grad_input_inplaceOrView = /* @__PURE__ */ bumping(sigmoid_backward_grad_input_op, 3, 2);

export const tanh_backward_grad_input_inplaceOrView = /* @__PURE__ */ bumping(tanh_backward_grad_input_op, 3, 2);

export const threshold_backward_grad_input_inplaceOrView = /* @__PURE__ */ bumping(threshold_backward_grad_input_op, 4, 3);

export const leaky_relu_backward_grad_input_inplaceOrView = /* @__PURE__ */ bumping(leaky_relu_backward_grad_input_op, 5, 4);

export const elu_backward_grad_input_inplaceOrView = /* @__PURE__ */ bumping(elu_backward_grad_input_op, 7, 6);

export const gelu_backward_grad_input_inplaceOrView = /* @__PURE__ */ bumping(gelu_backward_grad_input_op, 4, 3);

export const silu_backward_grad_input_inplaceOrView = /* @__PURE__ */ bumping(silu_backward_grad_input_op, 3, 2);

export const hardsigmoid_backward_grad_input_inplaceOrView = /* @__PURE__ */ bumping(hardsigmoid_backward_grad_input_op, 3, 2);

export const softplus_backward_grad_input_inplaceOrView = /* @__PURE__ */ bumping(softplus_backward_grad_input_op, 5, 4);

export const hardtanh_backward_grad_input_inplaceOrView = /* @__PURE__ */ bumping(hardtanh_backward_grad_input_op, 5, 4);

export const hardshrink_backward_grad_input_inplaceOrView = /* @__PURE__ */ bumping(hardshrink_backward_grad_input_op, 4, 3);

export const softshrink_backward_grad_input_inplaceOrView = /* @__PURE__ */ bumping(softshrink_backward_grad_input_op, 4, 3);

export const log_sigmoid_backward_grad_input_inplaceOrView = /* @__PURE__ */ bumping(log_sigmoid_backward_grad_input_op, 4, 3);

export const logit_backward_grad_input_inplaceOrView = /* @__PURE__ */ bumping(logit_backward_grad_input_op, 4, 3);

export const i0__inplaceOrView = /* @__PURE__ */ bumping(i0__op, 1, 0);

export const i0_out_inplaceOrView = /* @__PURE__ */ bumping(i0_out_op, 2, 1);

export const special_i0e_out_inplaceOrView = /* @__PURE__ */ bumping(special_i0e_out_op, 2, 1);

export const special_i1_out_inplaceOrView = /* @__PURE__ */ bumping(special_i1_out_op, 2, 1);

export const special_i1e_out_inplaceOrView = /* @__PURE__ */ bumping(special_i1e_out_op, 2, 1);

export const special_entr_out_inplaceOrView = /* @__PURE__ */ bumping(special_entr_out_op, 2, 1);

export const special_ndtri_out_inplaceOrView = /* @__PURE__ */ bumping(special_ndtri_out_op, 2, 1);

export const special_log_ndtr_out_inplaceOrView = /* @__PURE__ */ bumping(special_log_ndtr_out_op, 2, 1);

export const special_erfcx_out_inplaceOrView = /* @__PURE__ */ bumping(special_erfcx_out_op, 2, 1);

export const special_xlog1py_out_inplaceOrView = /* @__PURE__ */ bumping(special_xlog1py_out_op, 3, 2);

export const special_xlog1py_self_scalar_out_inplaceOrView = /* @__PURE__ */ bumping(special_xlog1py_self_scalar_out_op, 3, 2);

export const special_xlog1py_other_scalar_out_inplaceOrView = /* @__PURE__ */ bumping(special_xlog1py_other_scalar_out_op, 3, 2);

export const special_zeta_out_inplaceOrView = /* @__PURE__ */ bumping(special_zeta_out_op, 3, 2);

export const special_zeta_self_scalar_out_inplaceOrView = /* @__PURE__ */ bumping(special_zeta_self_scalar_out_op, 3, 2);

export const special_zeta_other_scalar_out_inplaceOrView = /* @__PURE__ */ bumping(special_zeta_other_scalar_out_op, 3, 2);

export const igamma__inplaceOrView = /* @__PURE__ */ bumping(igamma__op, 2, 0);

export const igamma_out_inplaceOrView = /* @__PURE__ */ bumping(igamma_out_op, 3, 2);

export const igammac__inplaceOrView = /* @__PURE__ */ bumping(igammac__op, 2, 0);

export const igammac_out_inplaceOrView = /* @__PURE__ */ bumping(igammac_out_op, 3, 2);

export const nextafter__inplaceOrView = /* @__PURE__ */ bumping(nextafter__op, 2, 0);

export const nextafter_out_inplaceOrView = /* @__PURE__ */ bumping(nextafter_out_op, 3, 2);

export const lcm__inplaceOrView = /* @__PURE__ */ bumping(lcm__op, 2, 0);

export const lcm_out_inplaceOrView = /* @__PURE__ */ bumping(lcm_out_op, 3, 2);

export const angle_out_inplaceOrView = /* @__PURE__ */ bumping(angle_out_op, 2, 1);

export const special_airy_ai_out_inplaceOrView = /* @__PURE__ */ bumping(special_airy_ai_out_op, 2, 1);

export const special_bessel_j0_out_inplaceOrView = /* @__PURE__ */ bumping(special_bessel_j0_out_op, 2, 1);

export const special_bessel_j1_out_inplaceOrView = /* @__PURE__ */ bumping(special_bessel_j1_out_op, 2, 1);

export const special_bessel_y0_out_inplaceOrView = /* @__PURE__ */ bumping(special_bessel_y0_out_op, 2, 1);

export const special_bessel_y1_out_inplaceOrView = /* @__PURE__ */ bumping(special_bessel_y1_out_op, 2, 1);

export const special_modified_bessel_i0_out_inplaceOrView = /* @__PURE__ */ bumping(special_modified_bessel_i0_out_op, 2, 1);

export const special_modified_bessel_i1_out_inplaceOrView = /* @__PURE__ */ bumping(special_modified_bessel_i1_out_op, 2, 1);

export const special_modified_bessel_k0_out_inplaceOrView = /* @__PURE__ */ bumping(special_modified_bessel_k0_out_op, 2, 1);

export const special_modified_bessel_k1_out_inplaceOrView = /* @__PURE__ */ bumping(special_modified_bessel_k1_out_op, 2, 1);

export const special_scaled_modified_bessel_k0_out_inplaceOrView = /* @__PURE__ */ bumping(special_scaled_modified_bessel_k0_out_op, 2, 1);

export const special_scaled_modified_bessel_k1_out_inplaceOrView = /* @__PURE__ */ bumping(special_scaled_modified_bessel_k1_out_op, 2, 1);

export const special_spherical_bessel_j0_out_inplaceOrView = /* @__PURE__ */ bumping(special_spherical_bessel_j0_out_op, 2, 1);

export const special_chebyshev_polynomial_t_out_inplaceOrView = /* @__PURE__ */ bumping(special_chebyshev_polynomial_t_out_op, 3, 2);

export const special_chebyshev_polynomial_t_x_scalar_out_inplaceOrView = /* @__PURE__ */ bumping(special_chebyshev_polynomial_t_x_scalar_out_op, 3, 2);

export const special_chebyshev_polynomial_t_n_scalar_out_inplaceOrView = /* @__PURE__ */ bumping(special_chebyshev_polynomial_t_n_scalar_out_op, 3, 2);

export const special_chebyshev_polynomial_u_out_inplaceOrView = /* @__PURE__ */ bumping(special_chebyshev_polynomial_u_out_op, 3, 2);

export const special_chebyshev_polynomial_u_x_scalar_out_inplaceOrView = /* @__PURE__ */ bumping(special_chebyshev_polynomial_u_x_scalar_out_op, 3, 2);

export const special_chebyshev_polynomial_u_n_scalar_out_inplaceOrView = /* @__PURE__ */ bumping(special_chebyshev_polynomial_u_n_scalar_out_op, 3, 2);

export const special_chebyshev_polynomial_v_out_inplaceOrView = /* @__PURE__ */ bumping(special_chebyshev_polynomial_v_out_op, 3, 2);

export const special_chebyshev_polynomial_v_x_scalar_out_inplaceOrView = /* @__PURE__ */ bumping(special_chebyshev_polynomial_v_x_scalar_out_op, 3, 2);

export const special_chebyshev_polynomial_v_n_scalar_out_inplaceOrView = /* @__PURE__ */ bumping(special_chebyshev_polynomial_v_n_scalar_out_op, 3, 2);

export const special_chebyshev_polynomial_w_out_inplaceOrView = /* @__PURE__ */ bumping(special_chebyshev_polynomial_w_out_op, 3, 2);

export const special_chebyshev_polynomial_w_x_scalar_out_inplaceOrView = /* @__PURE__ */ bumping(special_chebyshev_polynomial_w_x_scalar_out_op, 3, 2);

export const special_chebyshev_polynomial_w_n_scalar_out_inplaceOrView = /* @__PURE__ */ bumping(special_chebyshev_polynomial_w_n_scalar_out_op, 3, 2);

export const special_hermite_polynomial_h_out_inplaceOrView = /* @__PURE__ */ bumping(special_hermite_polynomial_h_out_op, 3, 2);

export const special_hermite_polynomial_h_x_scalar_out_inplaceOrView = /* @__PURE__ */ bumping(special_hermite_polynomial_h_x_scalar_out_op, 3, 2);

export const special_hermite_polynomial_h_n_scalar_out_inplaceOrView = /* @__PURE__ */ bumping(special_hermite_polynomial_h_n_scalar_out_op, 3, 2);

export const special_hermite_polynomial_he_out_inplaceOrView = /* @__PURE__ */ bumping(special_hermite_polynomial_he_out_op, 3, 2);

export const special_hermite_polynomial_he_x_scalar_out_inplaceOrView = /* @__PURE__ */ bumping(special_hermite_polynomial_he_x_scalar_out_op, 3, 2);

export const special_hermite_polynomial_he_n_scalar_out_inplaceOrView = /* @__PURE__ */ bumping(special_hermite_polynomial_he_n_scalar_out_op, 3, 2);

export const special_laguerre_polynomial_l_out_inplaceOrView = /* @__PURE__ */ bumping(special_laguerre_polynomial_l_out_op, 3, 2);

export const special_laguerre_polynomial_l_x_scalar_out_inplaceOrView = /* @__PURE__ */ bumping(special_laguerre_polynomial_l_x_scalar_out_op, 3, 2);

export const special_laguerre_polynomial_l_n_scalar_out_inplaceOrView = /* @__PURE__ */ bumping(special_laguerre_polynomial_l_n_scalar_out_op, 3, 2);

export const special_legendre_polynomial_p_out_inplaceOrView = /* @__PURE__ */ bumping(special_legendre_polynomial_p_out_op, 3, 2);

export const special_legendre_polynomial_p_x_scalar_out_inplaceOrView = /* @__PURE__ */ bumping(special_legendre_polynomial_p_x_scalar_out_op, 3, 2);

export const special_legendre_polynomial_p_n_scalar_out_inplaceOrView = /* @__PURE__ */ bumping(special_legendre_polynomial_p_n_scalar_out_op, 3, 2);

export const special_shifted_chebyshev_polynomial_t_out_inplaceOrView = /* @__PURE__ */ bumping(special_shifted_chebyshev_polynomial_t_out_op, 3, 2);

export const special_shifted_chebyshev_polynomial_t_x_scalar_out_inplaceOrView = /* @__PURE__ */ bumping(special_shifted_chebyshev_polynomial_t_x_scalar_out_op, 3, 2);

export const special_shifted_chebyshev_polynomial_t_n_scalar_out_inplaceOrView = /* @__PURE__ */ bumping(special_shifted_chebyshev_polynomial_t_n_scalar_out_op, 3, 2);

export const special_shifted_chebyshev_polynomial_u_out_inplaceOrView = /* @__PURE__ */ bumping(special_shifted_chebyshev_polynomial_u_out_op, 3, 2);

export const special_shifted_chebyshev_polynomial_u_x_scalar_out_inplaceOrView = /* @__PURE__ */ bumping(special_shifted_chebyshev_polynomial_u_x_scalar_out_op, 3, 2);

export const special_shifted_chebyshev_polynomial_u_n_scalar_out_inplaceOrView = /* @__PURE__ */ bumping(special_shifted_chebyshev_polynomial_u_n_scalar_out_op, 3, 2);

export const special_shifted_chebyshev_polynomial_v_out_inplaceOrView = /* @__PURE__ */ bumping(special_shifted_chebyshev_polynomial_v_out_op, 3, 2);

export const special_shifted_chebyshev_polynomial_v_x_scalar_out_inplaceOrView = /* @__PURE__ */ bumping(special_shifted_chebyshev_polynomial_v_x_scalar_out_op, 3, 2);

export const special_shifted_chebyshev_polynomial_v_n_scalar_out_inplaceOrView = /* @__PURE__ */ bumping(special_shifted_chebyshev_polynomial_v_n_scalar_out_op, 3, 2);

export const special_shifted_chebyshev_polynomial_w_out_inplaceOrView = /* @__PURE__ */ bumping(special_shifted_chebyshev_polynomial_w_out_op, 3, 2);

export const special_shifted_chebyshev_polynomial_w_x_scalar_out_inplaceOrView = /* @__PURE__ */ bumping(special_shifted_chebyshev_polynomial_w_x_scalar_out_op, 3, 2);

export const special_shifted_chebyshev_polynomial_w_n_scalar_out_inplaceOrView = /* @__PURE__ */ bumping(special_shifted_chebyshev_polynomial_w_n_scalar_out_op, 3, 2);

export const frexp_Tensor_out_inplaceOrView = /* @__PURE__ */ bumping(frexp_Tensor_out_op, 3, 1, 2);

export const _add_relu_out_inplaceOrView = /* @__PURE__ */ bumping(_add_relu_out_op, 4, 3);

export const empty_strided_out_inplaceOrView = /* @__PURE__ */ bumping(empty_strided_out_op, 3, 2);

export const empty_permuted_out_inplaceOrView = /* @__PURE__ */ bumping(empty_permuted_out_op, 3, 2);

export const empty_like_out_inplaceOrView = /* @__PURE__ */ bumping(empty_like_out_op, 3, 2);

export const new_empty_out_inplaceOrView = /* @__PURE__ */ bumping(new_empty_out_op, 3, 2);

export const new_empty_strided_out_inplaceOrView = /* @__PURE__ */ bumping(new_empty_strided_out_op, 4, 3);

export const new_zeros_out_inplaceOrView = /* @__PURE__ */ bumping(new_zeros_out_op, 3, 2);

export const new_ones_out_inplaceOrView = /* @__PURE__ */ bumping(new_ones_out_op, 3, 2);

export const new_full_out_inplaceOrView = /* @__PURE__ */ bumping(new_full_out_op, 4, 3);

export const zeros_like_out_inplaceOrView = /* @__PURE__ */ bumping(zeros_like_out_op, 3, 2);

export const ones_like_out_inplaceOrView = /* @__PURE__ */ bumping(ones_like_out_op, 3, 2);

export const full_like_out_inplaceOrView = /* @__PURE__ */ bumping(full_like_out_op, 4, 3);

export const scalar_tensor_out_inplaceOrView = /* @__PURE__ */ bumping(scalar_tensor_out_op, 2, 1);

export const tril_indices_out_inplaceOrView = /* @__PURE__ */ bumping(tril_indices_out_op, 4, 3);

export const triu_indices_out_inplaceOrView = /* @__PURE__ */ bumping(triu_indices_out_op, 4, 3);

export const hann_window_out_inplaceOrView = /* @__PURE__ */ bumping(hann_window_out_op, 2, 1);

export const hann_window_periodic_out_inplaceOrView = /* @__PURE__ */ bumping(hann_window_periodic_out_op, 3, 2);

export const bartlett_window_out_inplaceOrView = /* @__PURE__ */ bumping(bartlett_window_out_op, 2, 1);

export const bartlett_window_periodic_out_inplaceOrView = /* @__PURE__ */ bumping(bartlett_window_periodic_out_op, 3, 2);

export const blackman_window_out_inplaceOrView = /* @__PURE__ */ bumping(blackman_window_out_op, 2, 1);

export const blackman_window_periodic_out_inplaceOrView = /* @__PURE__ */ bumping(blackman_window_periodic_out_op, 3, 2);

export const hamming_window_out_inplaceOrView = /* @__PURE__ */ bumping(hamming_window_out_op, 2, 1);

export const hamming_window_periodic_out_inplaceOrView = /* @__PURE__ */ bumping(hamming_window_periodic_out_op, 3, 2);

export const hamming_window_periodic_alpha_out_inplaceOrView = /* @__PURE__ */ bumping(hamming_window_periodic_alpha_out_op, 4, 3);

export const hamming_window_periodic_alpha_beta_out_inplaceOrView = /* @__PURE__ */ bumping(hamming_window_periodic_alpha_beta_out_op, 5, 4);

export const kaiser_window_out_inplaceOrView = /* @__PURE__ */ bumping(kaiser_window_out_op, 2, 1);

export const kaiser_window_periodic_out_inplaceOrView = /* @__PURE__ */ bumping(kaiser_window_periodic_out_op, 3, 2);

export const kaiser_window_beta_out_inplaceOrView = /* @__PURE__ */ bumping(kaiser_window_beta_out_op, 4, 3);

export const rand_like_out_inplaceOrView = /* @__PURE__ */ bumping(rand_like_out_op, 3, 2);

export const randn_like_out_inplaceOrView = /* @__PURE__ */ bumping(randn_like_out_op, 3, 2);

export const randint_like_out_inplaceOrView = /* @__PURE__ */ bumping(randint_like_out_op, 4, 3);

export const randint_like_low_dtype_out_inplaceOrView = /* @__PURE__ */ bumping(randint_like_low_dtype_out_op, 5, 4);

export const bernoulli_float_out_inplaceOrView = /* @__PURE__ */ bumping(bernoulli_float_out_op, 4, 3);

export const bernoulli_Tensor_out_inplaceOrView = /* @__PURE__ */ bumping(bernoulli_Tensor_out_op, 4, 3);

export const uniform_out_inplaceOrView = /* @__PURE__ */ bumping(uniform_out_op, 5, 4);

export const normal_out_inplaceOrView = /* @__PURE__ */ bumping(normal_out_op, 5, 4);

export const random_from_out_inplaceOrView = /* @__PURE__ */ bumping(random_from_out_op, 5, 4);

export const random_to_out_inplaceOrView = /* @__PURE__ */ bumping(random_to_out_op, 4, 3);

export const random_out_inplaceOrView = /* @__PURE__ */ bumping(random_out_op, 3, 2);

export const native_dropout_out_inplaceOrView = /* @__PURE__ */ bumping(native_dropout_out_op, 5, 3, 4);

export const native_dropout_backward_out_inplaceOrView = /* @__PURE__ */ bumping(native_dropout_backward_out_op, 4, 3);

export const exponential_out_inplaceOrView = /* @__PURE__ */ bumping(exponential_out_op, 4, 3);

export const log_normal_out_inplaceOrView = /* @__PURE__ */ bumping(log_normal_out_op, 5, 4);

export const geometric_out_inplaceOrView = /* @__PURE__ */ bumping(geometric_out_op, 4, 3);

export const cauchy_out_inplaceOrView = /* @__PURE__ */ bumping(cauchy_out_op, 5, 4);

export const poisson_out_inplaceOrView = /* @__PURE__ */ bumping(poisson_out_op, 3, 2);

export const _standard_gamma_out_inplaceOrView = /* @__PURE__ */ bumping(_standard_gamma_out_op, 3, 2);

export const binomial_out_inplaceOrView = /* @__PURE__ */ bumping(binomial_out_op, 4, 3);

export const _to_copy_out_inplaceOrView = /* @__PURE__ */ bumping(_to_copy_out_op, 4, 3);

export const copy_out_inplaceOrView = /* @__PURE__ */ bumping(copy_out_op, 4, 3);

export const fill_Scalar_out_inplaceOrView = /* @__PURE__ */ bumping(fill_Scalar_out_op, 3, 2);

export const fill_Tensor_out_inplaceOrView = /* @__PURE__ */ bumping(fill_Tensor_out_op, 3, 2);

export const zero_out_inplaceOrView = /* @__PURE__ */ bumping(zero_out_op, 2, 1);

export const clone_out_inplaceOrView = /* @__PURE__ */ bumping(clone_out_op, 3, 2);

export const resize_out_inplaceOrView = /* @__PURE__ */ bumping(resize_out_op, 4, 3);

export const resize_as_out_inplaceOrView = /* @__PURE__ */ bumping(resize_as_out_op, 4, 3);

export const set_source_Tensor_storage_offset_out_inplaceOrView = /* @__PURE__ */ bumping(set_source_Tensor_storage_offset_out_op, 6, 5);

export const set_source_Tensor_out_inplaceOrView = /* @__PURE__ */ bumping(set_source_Tensor_out_op, 3, 2);

export const set_out_inplaceOrView = /* @__PURE__ */ bumping(set_out_op, 2, 1);

export const _efficientzerotensor_out_inplaceOrView = /* @__PURE__ */ bumping(_efficientzerotensor_out_op, 2, 1);

export const _unsafe_view_out_inplaceOrView = /* @__PURE__ */ bumping(_unsafe_view_out_op, 3, 2);

export const narrow_copy_out_inplaceOrView = /* @__PURE__ */ bumping(narrow_copy_out_op, 5, 4);

export const select_backward_out_inplaceOrView = /* @__PURE__ */ bumping(select_backward_out_op, 5, 4);

export const slice_backward_out_inplaceOrView = /* @__PURE__ */ bumping(slice_backward_out_op, 7, 6);

export const diagonal_backward_out_inplaceOrView = /* @__PURE__ */ bumping(diagonal_backward_out_op, 6, 5);

export const select_scatter_out_inplaceOrView = /* @__PURE__ */ bumping(select_scatter_out_op, 5, 4);

export const slice_scatter_out_inplaceOrView = /* @__PURE__ */ bumping(slice_scatter_out_op, 7, 6);

export const diagonal_scatter_out_inplaceOrView = /* @__PURE__ */ bumping(diagonal_scatter_out_op, 6, 5);

export const as_strided_scatter_out_inplaceOrView = /* @__PURE__ */ bumping(as_strided_scatter_out_op, 6, 5);

export const diag_embed_out_inplaceOrView = /* @__PURE__ */ bumping(diag_embed_out_op, 5, 4);

export const rot90_out_inplaceOrView = /* @__PURE__ */ bumping(rot90_out_op, 4, 3);

export const expand_copy_out_inplaceOrView = /* @__PURE__ */ bumping(expand_copy_out_op, 4, 3);

export const alias_copy_out_inplaceOrView = /* @__PURE__ */ bumping(alias_copy_out_op, 2, 1);

export const as_strided_copy_out_inplaceOrView = /* @__PURE__ */ bumping(as_strided_copy_out_op, 5, 4);

export const view_as_real_copy_out_inplaceOrView = /* @__PURE__ */ bumping(view_as_real_copy_out_op, 2, 1);

export const view_as_complex_copy_out_inplaceOrView = /* @__PURE__ */ bumping(view_as_complex_copy_out_op, 2, 1);

export const _conj_copy_out_inplaceOrView = /* @__PURE__ */ bumping(_conj_copy_out_op, 2, 1);

export const _neg_view_copy_out_inplaceOrView = /* @__PURE__ */ bumping(_neg_view_copy_out_op, 2, 1);

export const diagonal_copy_out_inplaceOrView = /* @__PURE__ */ bumping(diagonal_copy_out_op, 5, 4);

export const permute_copy_out_inplaceOrView = /* @__PURE__ */ bumping(permute_copy_out_op, 3, 2);

export const _reshape_alias_copy_out_inplaceOrView = /* @__PURE__ */ bumping(_reshape_alias_copy_out_op, 4, 3);

export const squeeze_copy_out_inplaceOrView = /* @__PURE__ */ bumping(squeeze_copy_out_op, 2, 1);

export const t_copy_out_inplaceOrView = /* @__PURE__ */ bumping(t_copy_out_op, 2, 1);

export const unfold_copy_out_inplaceOrView = /* @__PURE__ */ bumping(unfold_copy_out_op, 5, 4);

export const unsqueeze_copy_out_inplaceOrView = /* @__PURE__ */ bumping(unsqueeze_copy_out_op, 3, 2);

export const view_copy_out_inplaceOrView = /* @__PURE__ */ bumping(view_copy_out_op, 3, 2);

export const index_Tensor_out_inplaceOrView = /* @__PURE__ */ bumping(index_Tensor_out_op, 3, 2);

export const index_put_out_inplaceOrView = /* @__PURE__ */ bumping(index_put_out_op, 5, 4);

export const _index_put_impl_out_inplaceOrView = /* @__PURE__ */ bumping(_index_put_impl_out_op, 6, 5);

export const index_fill_int_Scalar_out_inplaceOrView = /* @__PURE__ */ bumping(index_fill_int_Scalar_out_op, 5, 4);

export const index_fill_int_Tensor_out_inplaceOrView = /* @__PURE__ */ bumping(index_fill_int_Tensor_out_op, 5, 4);

export const masked_fill_Scalar_out_inplaceOrView = /* @__PURE__ */ bumping(masked_fill_Scalar_out_op, 4, 3);

export const masked_fill_Tensor_out_inplaceOrView = /* @__PURE__ */ bumping(masked_fill_Tensor_out_op, 4, 3);

export const masked_scatter_out_inplaceOrView = /* @__PURE__ */ bumping(masked_scatter_out_op, 4, 3);

export const nonzero_static_out_inplaceOrView = /* @__PURE__ */ bumping(nonzero_static_out_op, 4, 3);

export const roll_out_inplaceOrView = /* @__PURE__ */ bumping(roll_out_op, 4, 3);

export const repeat_out_inplaceOrView = /* @__PURE__ */ bumping(repeat_out_op, 3, 2);

export const repeat_interleave_Tensor_out_inplaceOrView = /* @__PURE__ */ bumping(repeat_interleave_Tensor_out_op, 3, 2);

export const embedding_out_inplaceOrView = /* @__PURE__ */ bumping(embedding_out_op, 6, 5);

export const put_out_inplaceOrView = /* @__PURE__ */ bumping(put_out_op, 5, 4);

export const bucketize_Scalar_out_inplaceOrView = /* @__PURE__ */ bumping(bucketize_Scalar_out_op, 5, 4);

export const searchsorted_Scalar_out_inplaceOrView = /* @__PURE__ */ bumping(searchsorted_Scalar_out_op, 7, 6);

export const trace_out_inplaceOrView = /* @__PURE__ */ bumping(trace_out_op, 2, 1);

export const count_nonzero_dim_IntList_out_inplaceOrView = /* @__PURE__ */ bumping(count_nonzero_dim_IntList_out_op, 3, 2);

export const count_nonzero_out_inplaceOrView = /* @__PURE__ */ bumping(count_nonzero_out_op, 3, 2);

export const block_diag_out_inplaceOrView = /* @__PURE__ */ bumping(block_diag_out_op, 2, 1);

export const constant_pad_nd_out_inplaceOrView = /* @__PURE__ */ bumping(constant_pad_nd_out_op, 4, 3);

export const embedding_renorm_out_inplaceOrView = /* @__PURE__ */ bumping(embedding_renorm_out_op, 5, 4);

export const segment_reduce_out_inplaceOrView = /* @__PURE__ */ bumping(segment_reduce_out_op, 9, 8);

export const argsort_stable_out_inplaceOrView = /* @__PURE__ */ bumping(argsort_stable_out_op, 5, 4);

export const median_out_inplaceOrView = /* @__PURE__ */ bumping(median_out_op, 2, 1);

export const nanmedian_out_inplaceOrView = /* @__PURE__ */ bumping(nanmedian_out_op, 2, 1);

export const unique_dim_out_inplaceOrView = /* @__PURE__ */ bumping(unique_dim_out_op, 8, 5, 6, 7);

export const _unique_out_inplaceOrView = /* @__PURE__ */ bumping(_unique_out_op, 5, 3, 4);

export const _unique2_out_inplaceOrView = /* @__PURE__ */ bumping(_unique2_out_op, 7, 4, 5, 6);

export const unique_consecutive_out_inplaceOrView = /* @__PURE__ */ bumping(unique_consecutive_out_op, 7, 4, 5, 6);

export const bincount_out_inplaceOrView = /* @__PURE__ */ bumping(bincount_out_op, 4, 3);

export const sum_out_inplaceOrView = /* @__PURE__ */ bumping(sum_out_op, 3, 2);

export const prod_out_inplaceOrView = /* @__PURE__ */ bumping(prod_out_op, 3, 2);

export const any_dims_out_inplaceOrView = /* @__PURE__ */ bumping(any_dims_out_op, 4, 3);

export const all_dims_out_inplaceOrView = /* @__PURE__ */ bumping(all_dims_out_op, 4, 3);

export const norm_ScalarOpt_dtype_out_inplaceOrView = /* @__PURE__ */ bumping(norm_ScalarOpt_dtype_out_op, 4, 3);

export const norm_Scalar_out_inplaceOrView = /* @__PURE__ */ bumping(norm_Scalar_out_op, 3, 2);

export const dist_out_inplaceOrView = /* @__PURE__ */ bumping(dist_out_op, 4, 3);

export const addbmm_out_inplaceOrView = /* @__PURE__ */ bumping(addbmm_out_op, 6, 5);

export const mv_out_inplaceOrView = /* @__PURE__ */ bumping(mv_out_op, 3, 2);

export const addr_out_inplaceOrView = /* @__PURE__ */ bumping(addr_out_op, 6, 5);

export const dot_out_inplaceOrView = /* @__PURE__ */ bumping(dot_out_op, 3, 2);

export const vdot_out_inplaceOrView = /* @__PURE__ */ bumping(vdot_out_op, 3, 2);

export const inner_out_inplaceOrView = /* @__PURE__ */ bumping(inner_out_op, 3, 2);

export const tensordot_out_inplaceOrView = /* @__PURE__ */ bumping(tensordot_out_op, 5, 4);

export const linalg_cross_out_inplaceOrView = /* @__PURE__ */ bumping(linalg_cross_out_op, 4, 3);

export const linalg_cholesky_ex_L_inplaceOrView = /* @__PURE__ */ bumping(linalg_cholesky_ex_L_op, 5, 3, 4);

export const cholesky_out_inplaceOrView = /* @__PURE__ */ bumping(cholesky_out_op, 3, 2);

export const cholesky_inverse_out_inplaceOrView = /* @__PURE__ */ bumping(cholesky_inverse_out_op, 3, 2);

export const cholesky_solve_out_inplaceOrView = /* @__PURE__ */ bumping(cholesky_solve_out_op, 4, 3);

export const linalg_lu_factor_ex_out_inplaceOrView = /* @__PURE__ */ bumping(linalg_lu_factor_ex_out_op, 6, 3, 4, 5);

export const linalg_lu_out_inplaceOrView = /* @__PURE__ */ bumping(linalg_lu_out_op, 5, 2, 3, 4);

export const linalg_lu_solve_out_inplaceOrView = /* @__PURE__ */ bumping(linalg_lu_solve_out_op, 6, 5);

export const lu_unpack_out_inplaceOrView = /* @__PURE__ */ bumping(lu_unpack_out_op, 7, 4, 5, 6);

export const _linalg_det_result_inplaceOrView = /* @__PURE__ */ bumping(_linalg_det_result_op, 4, 1, 2, 3);

export const _linalg_slogdet_sign_inplaceOrView = /* @__PURE__ */ bumping(_linalg_slogdet_sign_op, 5, 1, 2, 3, 4);

export const _linalg_solve_ex_result_inplaceOrView = /* @__PURE__ */ bumping(_linalg_solve_ex_result_op, 8, 4, 5, 6, 7);

export const linalg_inv_ex_inverse_inplaceOrView = /* @__PURE__ */ bumping(linalg_inv_ex_inverse_op, 4, 2, 3);

export const linalg_solve_triangular_out_inplaceOrView = /* @__PURE__ */ bumping(linalg_solve_triangular_out_op, 6, 5);

export const linalg_qr_out_inplaceOrView = /* @__PURE__ */ bumping(linalg_qr_out_op, 4, 2, 3);

export const geqrf_a_inplaceOrView = /* @__PURE__ */ bumping(geqrf_a_op, 3, 1, 2);

export const linalg_householder_product_out_inplaceOrView = /* @__PURE__ */ bumping(linalg_householder_product_out_op, 3, 2);

export const _linalg_eigh_eigenvalues_inplaceOrView = /* @__PURE__ */ bumping(_linalg_eigh_eigenvalues_op, 5, 3, 4);

export const linalg_eig_out_inplaceOrView = /* @__PURE__ */ bumping(linalg_eig_out_op, 3, 1, 2);

export const _linalg_svd_U_inplaceOrView = /* @__PURE__ */ bumping(_linalg_svd_U_op, 7, 4, 5, 6);

export const linalg_matrix_exp_out_inplaceOrView = /* @__PURE__ */ bumping(linalg_matrix_exp_out_op, 2, 1);

export const linalg_pinv_atol_rtol_tensor_out_inplaceOrView = /* @__PURE__ */ bumping(linalg_pinv_atol_rtol_tensor_out_op, 5, 4);

export const linalg_lstsq_out_inplaceOrView = /* @__PURE__ */ bumping(linalg_lstsq_out_op, 8, 4, 5, 6, 7);

export const _fft_r2c_out_inplaceOrView = /* @__PURE__ */ bumping(_fft_r2c_out_op, 5, 4);

export const _fft_c2c_out_inplaceOrView = /* @__PURE__ */ bumping(_fft_c2c_out_op, 5, 4);

export const _fft_c2r_out_inplaceOrView = /* @__PURE__ */ bumping(_fft_c2r_out_op, 5, 4);

export const linalg_ldl_factor_ex_out_inplaceOrView = /* @__PURE__ */ bumping(linalg_ldl_factor_ex_out_op, 6, 3, 4, 5);

export const linalg_ldl_factor_out_inplaceOrView = /* @__PURE__ */ bumping(linalg_ldl_factor_out_op, 4, 2, 3);

export const linalg_ldl_solve_out_inplaceOrView = /* @__PURE__ */ bumping(linalg_ldl_solve_out_op, 5, 4);

export const ormqr_out_inplaceOrView = /* @__PURE__ */ bumping(ormqr_out_op, 6, 5);

export const _addmm_activation_out_inplaceOrView = /* @__PURE__ */ bumping(_addmm_activation_out_op, 7, 6);

export const softmax_int_out_inplaceOrView = /* @__PURE__ */ bumping(softmax_int_out_op, 4, 3);

export const log_softmax_int_out_inplaceOrView = /* @__PURE__ */ bumping(log_softmax_int_out_op, 4, 3);

export const mse_loss_out_inplaceOrView = /* @__PURE__ */ bumping(mse_loss_out_op, 4, 3);

export const mse_loss_backward_grad_input_inplaceOrView = /* @__PURE__ */ bumping(mse_loss_backward_grad_input_op, 5, 4);

export const smooth_l1_loss_out_inplaceOrView = /* @__PURE__ */ bumping(smooth_l1_loss_out_op, 5, 4);

export const smooth_l1_loss_backward_grad_input_inplaceOrView = /* @__PURE__ */ bumping(smooth_l1_loss_backward_grad_input_op, 6, 5);

export const huber_loss_out_inplaceOrView = /* @__PURE__ */ bumping(huber_loss_out_op, 5, 4);

export const binary_cross_entropy_out_inplaceOrView = /* @__PURE__ */ bumping(binary_cross_entropy_out_op, 5, 4);

export const binary_cross_entropy_backward_grad_input_inplaceOrView = /* @__PURE__ */ bumping(binary_cross_entropy_backward_grad_input_op, 6, 5);

export const binary_cross_entropy_with_logits_out_inplaceOrView = /* @__PURE__ */ bumping(binary_cross_entropy_with_logits_out_op, 6, 5);

export const soft_margin_loss_out_inplaceOrView = /* @__PURE__ */ bumping(soft_margin_loss_out_op, 4, 3);

export const soft_margin_loss_backward_grad_input_inplaceOrView = /* @__PURE__ */ bumping(soft_margin_loss_backward_grad_input_op, 5, 4);

export const convolution_out_inplaceOrView = /* @__PURE__ */ bumping(convolution_out_op, 10, 9);

export const im2col_out_inplaceOrView = /* @__PURE__ */ bumping(im2col_out_op, 6, 5);

export const col2im_out_inplaceOrView = /* @__PURE__ */ bumping(col2im_out_op, 7, 6);

export const max_pool2d_with_indices_backward_grad_input_inplaceOrView = /* @__PURE__ */ bumping(max_pool2d_with_indices_backward_grad_input_op, 9, 8);

export const avg_pool2d_out_inplaceOrView = /* @__PURE__ */ bumping(avg_pool2d_out_op, 8, 7);

export const avg_pool2d_backward_grad_input_inplaceOrView = /* @__PURE__ */ bumping(avg_pool2d_backward_grad_input_op, 9, 8);

export const adaptive_max_pool2d_backward_grad_input_inplaceOrView = /* @__PURE__ */ bumping(adaptive_max_pool2d_backward_grad_input_op, 4, 3);

export const max_unpool2d_out_inplaceOrView = /* @__PURE__ */ bumping(max_unpool2d_out_op, 4, 3);

export const max_pool3d_with_indices_backward_grad_input_inplaceOrView = /* @__PURE__ */ bumping(max_pool3d_with_indices_backward_grad_input_op, 9, 8);

export const avg_pool3d_out_inplaceOrView = /* @__PURE__ */ bumping(avg_pool3d_out_op, 8, 7);

export const avg_pool3d_backward_grad_input_inplaceOrView = /* @__PURE__ */ bumping(avg_pool3d_backward_grad_input_op, 9, 8);

export const adaptive_avg_pool3d_out_inplaceOrView = /* @__PURE__ */ bumping(adaptive_avg_pool3d_out_op, 3, 2);

export const adaptive_max_pool3d_backward_grad_input_inplaceOrView = /* @__PURE__ */ bumping(adaptive_max_pool3d_backward_grad_input_op, 4, 3);

export const max_unpool3d_out_inplaceOrView = /* @__PURE__ */ bumping(max_unpool3d_out_op, 6, 5);

export const glu_out_inplaceOrView = /* @__PURE__ */ bumping(glu_out_op, 3, 2);

export const glu_backward_grad_input_inplaceOrView = /* @__PURE__ */ bumping(glu_backward_grad_input_op, 4, 3);

export const prelu_out_inplaceOrView = /* @__PURE__ */ bumping(prelu_out_op, 3, 2);

export const pixel_shuffle_out_inplaceOrView = /* @__PURE__ */ bumping(pixel_shuffle_out_op, 3, 2);

export const pixel_unshuffle_out_inplaceOrView = /* @__PURE__ */ bumping(pixel_unshuffle_out_op, 3, 2);

export const upsample_nearest1d_out_inplaceOrView = /* @__PURE__ */ bumping(upsample_nearest1d_out_op, 4, 3);

export const upsample_nearest1d_backward_grad_input_inplaceOrView = /* @__PURE__ */ bumping(upsample_nearest1d_backward_grad_input_op, 5, 4);

export const upsample_nearest2d_out_inplaceOrView = /* @__PURE__ */ bumping(upsample_nearest2d_out_op, 5, 4);

export const upsample_nearest2d_backward_grad_input_inplaceOrView = /* @__PURE__ */ bumping(upsample_nearest2d_backward_grad_input_op, 6, 5);

export const upsample_nearest3d_out_inplaceOrView = /* @__PURE__ */ bumping(upsample_nearest3d_out_op, 6, 5);

export const upsample_nearest3d_backward_grad_input_inplaceOrView = /* @__PURE__ */ bumping(upsample_nearest3d_backward_grad_input_op, 7, 6);

export const _upsample_nearest_exact1d_out_inplaceOrView = /* @__PURE__ */ bumping(_upsample_nearest_exact1d_out_op, 4, 3);

export const _upsample_nearest_exact1d_backward_grad_input_inplaceOrView = /* @__PURE__ */ bumping(_upsample_nearest_exact1d_backward_grad_input_op, 5, 4);

export const _upsample_nearest_exact2d_out_inplaceOrView = /* @__PURE__ */ bumping(_upsample_nearest_exact2d_out_op, 5, 4);

export const _upsample_nearest_exact2d_backward_grad_input_inplaceOrView = /* @__PURE__ */ bumping(_upsample_nearest_exact2d_backward_grad_input_op, 6, 5);

export const _upsample_nearest_exact3d_out_inplaceOrView = /* @__PURE__ */ bumping(_upsample_nearest_exact3d_out_op, 6, 5);

export const _upsample_nearest_exact3d_backward_grad_input_inplaceOrView = /* @__PURE__ */ bumping(_upsample_nearest_exact3d_backward_grad_input_op, 7, 6);

export const upsample_linear1d_out_inplaceOrView = /* @__PURE__ */ bumping(upsample_linear1d_out_op, 5, 4);

export const upsample_linear1d_backward_grad_input_inplaceOrView = /* @__PURE__ */ bumping(upsample_linear1d_backward_grad_input_op, 6, 5);

export const upsample_bilinear2d_out_inplaceOrView = /* @__PURE__ */ bumping(upsample_bilinear2d_out_op, 6, 5);

export const upsample_bilinear2d_backward_grad_input_inplaceOrView = /* @__PURE__ */ bumping(upsample_bilinear2d_backward_grad_input_op, 7, 6);

export const upsample_trilinear3d_out_inplaceOrView = /* @__PURE__ */ bumping(upsample_trilinear3d_out_op, 7, 6);

export const upsample_trilinear3d_backward_grad_input_inplaceOrView = /* @__PURE__ */ bumping(upsample_trilinear3d_backward_grad_input_op, 8, 7);

export const upsample_bicubic2d_out_inplaceOrView = /* @__PURE__ */ bumping(upsample_bicubic2d_out_op, 6, 5);

export const upsample_bicubic2d_backward_grad_input_inplaceOrView = /* @__PURE__ */ bumping(upsample_bicubic2d_backward_grad_input_op, 7, 6);

export const _upsample_bilinear2d_aa_out_inplaceOrView = /* @__PURE__ */ bumping(_upsample_bilinear2d_aa_out_op, 6, 5);

export const _upsample_bilinear2d_aa_backward_grad_input_inplaceOrView = /* @__PURE__ */ bumping(_upsample_bilinear2d_aa_backward_grad_input_op, 7, 6);

export const _upsample_bicubic2d_aa_out_inplaceOrView = /* @__PURE__ */ bumping(_upsample_bicubic2d_aa_out_op, 6, 5);

export const _upsample_bicubic2d_aa_backward_grad_input_inplaceOrView = /* @__PURE__ */ bumping(_upsample_bicubic2d_aa_backward_grad_input_op, 7, 6);

export const grid_sampler_2d_out_inplaceOrView = /* @__PURE__ */ bumping(grid_sampler_2d_out_op, 6, 5);

export const grid_sampler_2d_backward_out_inplaceOrView = /* @__PURE__ */ bumping(grid_sampler_2d_backward_out_op, 9, 7, 8);

export const grid_sampler_3d_out_inplaceOrView = /* @__PURE__ */ bumping(grid_sampler_3d_out_op, 6, 5);

export const grid_sampler_3d_backward_out_inplaceOrView = /* @__PURE__ */ bumping(grid_sampler_3d_backward_out_op, 9, 7, 8);

export const affine_grid_generator_out_inplaceOrView = /* @__PURE__ */ bumping(affine_grid_generator_out_op, 4, 3);

export const multi_margin_loss_out_inplaceOrView = /* @__PURE__ */ bumping(multi_margin_loss_out_op, 7, 6);

export const multi_margin_loss_backward_grad_input_inplaceOrView = /* @__PURE__ */ bumping(multi_margin_loss_backward_grad_input_op, 8, 7);

export const multilabel_margin_loss_backward_grad_input_inplaceOrView = /* @__PURE__ */ bumping(multilabel_margin_loss_backward_grad_input_op, 6, 5);

export const rrelu_with_noise_backward_out_inplaceOrView = /* @__PURE__ */ bumping(rrelu_with_noise_backward_out_op, 8, 7);

export const _ctc_loss_out_inplaceOrView = /* @__PURE__ */ bumping(_ctc_loss_out_op, 8, 6, 7);

export const _ctc_loss_backward_out_inplaceOrView = /* @__PURE__ */ bumping(_ctc_loss_backward_out_op, 10, 9);

export const fractional_max_pool2d_backward_grad_input_inplaceOrView = /* @__PURE__ */ bumping(fractional_max_pool2d_backward_grad_input_op, 6, 5);

export const fractional_max_pool3d_backward_grad_input_inplaceOrView = /* @__PURE__ */ bumping(fractional_max_pool3d_backward_grad_input_op, 6, 5);

export const conv_tbc_out_inplaceOrView = /* @__PURE__ */ bumping(conv_tbc_out_op, 5, 4);

export const _weight_norm_interface_out_inplaceOrView = /* @__PURE__ */ bumping(_weight_norm_interface_out_op, 5, 3, 4);

export const _pack_padded_sequence_out_inplaceOrView = /* @__PURE__ */ bumping(_pack_padded_sequence_out_op, 5, 3, 4);
