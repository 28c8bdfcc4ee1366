// @generated from native_functions.yaml by `npm run codegen`. Do not edit.
// Importing this file gives the operators their CompositeExplicitAutograd kernels.

import {
  kernelsFor,
} from "../../runtime/dispatch/register.js";
import {
  glu_backward_explicit,
  glu_jvp_explicit,
  prelu_backward_explicit,
  prelu_explicit,
  rrelu_with_noise_backward_explicit,
} from "../../runtime/kernels/composite/activations.js";
import {
  _to_copy_explicit,
  alias_explicit,
  clone_explicit,
  copy__explicit,
  detach__explicit,
  detach_explicit,
  fill__Tensor_explicit,
  is_same_size_explicit,
  lift_fresh_explicit,
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
  _ctc_loss_backward_Tensor_explicit,
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
  arange_explicit,
  arange_start_explicit,
  arange_start_step_explicit,
  empty_like_explicit,
  eye_explicit,
  eye_m_explicit,
  eye_m_out_explicit,
  full_explicit,
  full_like_explicit,
  full_out_explicit,
  linspace_explicit,
  logspace_explicit,
  new_empty_explicit,
  new_full_explicit,
  new_ones_explicit,
  new_zeros_explicit,
  ones_explicit,
  ones_like_explicit,
  ones_out_explicit,
  range_explicit,
  range_step_explicit,
  scalar_tensor_explicit,
  zeros_explicit,
  zeros_like_explicit,
  zeros_out_explicit,
} from "../../runtime/kernels/composite/factories.js";
import {
  _fft_c2r_explicit,
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
  masked_fill_Scalar_explicit,
  masked_fill_Tensor_explicit,
  masked_fill__Tensor_explicit,
  masked_scatter_explicit,
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
  _pack_padded_sequence_explicit,
} from "../../runtime/kernels/composite/packed-sequences.js";
import {
  constant_pad_nd_explicit,
} from "../../runtime/kernels/composite/padding.js";
import {
  celu__explicit,
  celu_explicit,
  clamp_Tensor_out_explicit,
  log_sigmoid_forward_explicit,
  log_sigmoid_forward_output_explicit,
} from "../../runtime/kernels/composite/pointwise.js";
import {
  adaptive_avg_pool2d_out_explicit,
} from "../../runtime/kernels/composite/pooling.js";
import {
  conj_physical__explicit,
  conj_physical_out_explicit,
} from "../../runtime/kernels/composite/properties.js";
import {
  native_dropout_explicit,
  normal_Tensor_Tensor_explicit,
  normal_Tensor_Tensor_out_explicit,
  normal_Tensor_float_explicit,
  normal_Tensor_float_out_explicit,
  normal_float_Tensor_explicit,
  normal_float_Tensor_out_explicit,
  normal_float_float_explicit,
  normal_float_float_out_explicit,
  rand_explicit,
  rand_generator_explicit,
  rand_generator_out_explicit,
  rand_out_explicit,
  randint_explicit,
  randint_generator_explicit,
  randint_generator_out_explicit,
  randint_low_explicit,
  randint_low_generator_explicit,
  randint_low_generator_out_explicit,
  randint_low_out_explicit,
  randint_out_explicit,
  randn_explicit,
  randn_generator_explicit,
  randn_generator_out_explicit,
  randn_out_explicit,
  randperm_explicit,
  randperm_generator_explicit,
} from "../../runtime/kernels/composite/random.js";
import {
  allclose_explicit,
  logsumexp_explicit,
  logsumexp_out_explicit,
  max_explicit,
  min_explicit,
} from "../../runtime/kernels/composite/reductions.js";
import {
  bucketize_Scalar_explicit,
  searchsorted_Scalar_explicit,
} from "../../runtime/kernels/composite/sort.js";
import {
  split_Tensor_explicit,
  split_with_sizes_explicit,
  unbind_int_explicit,
} from "../../runtime/kernels/composite/splitting.js";
import {
  _upsample_bicubic2d_aa_backward_vec_explicit,
  _upsample_bicubic2d_aa_vec_explicit,
  _upsample_bilinear2d_aa_backward_vec_explicit,
  _upsample_bilinear2d_aa_vec_explicit,
  _upsample_nearest_exact1d_backward_vec_explicit,
  _upsample_nearest_exact1d_vec_explicit,
  _upsample_nearest_exact2d_backward_vec_explicit,
  _upsample_nearest_exact2d_vec_explicit,
  _upsample_nearest_exact3d_backward_vec_explicit,
  _upsample_nearest_exact3d_vec_explicit,
  upsample_bicubic2d_backward_vec_explicit,
  upsample_bicubic2d_vec_explicit,
  upsample_bilinear2d_backward_vec_explicit,
  upsample_bilinear2d_vec_explicit,
  upsample_linear1d_backward_vec_explicit,
  upsample_linear1d_vec_explicit,
  upsample_nearest1d_backward_vec_explicit,
  upsample_nearest1d_vec_explicit,
  upsample_nearest2d_backward_vec_explicit,
  upsample_nearest2d_vec_explicit,
  upsample_nearest3d_backward_vec_explicit,
  upsample_nearest3d_vec_explicit,
  upsample_trilinear3d_backward_vec_explicit,
  upsample_trilinear3d_vec_explicit,
} from "../../runtime/kernels/composite/upsample.js";
import {
  lift_explicit,
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
  _stack_out_call,
  addr__call,
  arange_out_call,
  argsort_stable_call,
  bernoulli_call,
  detach_copy_call,
  dist_call,
  eye_out_call,
  fill_Scalar_call,
  fill_Tensor_call,
  index_fill_int_Scalar_call,
  index_fill_int_Tensor_call,
  index_put__call,
  index_put_call,
  lift_fresh_copy_call,
  mean_call,
  mvlgamma__call,
  native_dropout_backward_call,
  norm_ScalarOpt_dtype_call,
  norm_Scalar_call,
  normal_functional_call,
  polygamma__call,
  prod_call,
  put_call,
  rand_like_call,
  randint_like_call,
  randint_like_low_dtype_call,
  randn_like_call,
  randperm_out_call,
  range_out__call,
  sort_call,
  sort_values_call,
  sum_call,
} from "../calls.js";
import {
  _add_relu_out_op,
  _addmm_activation_out_op,
  _ctc_loss_Tensor_op,
  _ctc_loss_backward_Tensor_op,
  _ctc_loss_backward_out_op,
  _ctc_loss_out_op,
  _euclidean_dist_op,
  _fft_c2r_op,
  _fft_c2r_out_op,
  _index_put_impl_op,
  _index_put_impl_out_op,
  _linalg_check_errors_op,
  _linalg_det_result_op,
  _linalg_eigh_eigenvalues_op,
  _linalg_slogdet_sign_op,
  _linalg_solve_ex_result_op,
  _linalg_svd_U_op,
  _pack_padded_sequence_op,
  _pack_padded_sequence_out_op,
  _reshape_alias_copy_out_op,
  _reshape_alias_op,
  _stack_out_op,
  _standard_gamma_out_op,
  _to_copy_op,
  _to_copy_out_op,
  _unique2_out_op,
  _unique_out_op,
  _unsafe_view_op,
  _unsafe_view_out_op,
  _upsample_bicubic2d_aa_backward_grad_input_op,
  _upsample_bicubic2d_aa_backward_vec_op,
  _upsample_bicubic2d_aa_out_op,
  _upsample_bicubic2d_aa_vec_op,
  _upsample_bilinear2d_aa_backward_grad_input_op,
  _upsample_bilinear2d_aa_backward_vec_op,
  _upsample_bilinear2d_aa_out_op,
  _upsample_bilinear2d_aa_vec_op,
  _upsample_nearest_exact1d_backward_grad_input_op,
  _upsample_nearest_exact1d_backward_vec_op,
  _upsample_nearest_exact1d_out_op,
  _upsample_nearest_exact1d_vec_op,
  _upsample_nearest_exact2d_backward_grad_input_op,
  _upsample_nearest_exact2d_backward_vec_op,
  _upsample_nearest_exact2d_out_op,
  _upsample_nearest_exact2d_vec_op,
  _upsample_nearest_exact3d_backward_grad_input_op,
  _upsample_nearest_exact3d_backward_vec_op,
  _upsample_nearest_exact3d_out_op,
  _upsample_nearest_exact3d_vec_op,
  _weight_norm_interface_op,
  _weight_norm_interface_out_op,
  adaptive_avg_pool2d_out_op,
  adaptive_avg_pool3d_out_op,
  adaptive_max_pool2d_backward_grad_input_op,
  adaptive_max_pool2d_out_op,
  adaptive_max_pool3d_backward_grad_input_op,
  adaptive_max_pool3d_out_op,
  add_Scalar_out_op,
  addbmm__op,
  addbmm_op,
  addbmm_out_op,
  addr__op,
  addr_op,
  addr_out_op,
  affine_grid_generator_op,
  affine_grid_generator_out_op,
  alias_copy_out_op,
  alias_op,
  allclose_op,
  arange_op,
  arange_out_op,
  arange_start_op,
  arange_start_step_op,
  argsort_stable_op,
  argsort_stable_out_op,
  as_strided_copy_out_op,
  as_strided_op,
  as_strided_scatter_op,
  as_strided_scatter_out_op,
  avg_pool2d_backward_grad_input_op,
  avg_pool2d_out_op,
  avg_pool3d_backward_grad_input_op,
  avg_pool3d_out_op,
  bartlett_window_op,
  bartlett_window_out_op,
  bartlett_window_periodic_op,
  bartlett_window_periodic_out_op,
  bernoulli_Tensor_op,
  bernoulli_Tensor_out_op,
  bernoulli_float_out_op,
  bernoulli_op,
  binary_cross_entropy_backward_grad_input_op,
  binary_cross_entropy_backward_op,
  binary_cross_entropy_op,
  binary_cross_entropy_out_op,
  binary_cross_entropy_with_logits_op,
  binary_cross_entropy_with_logits_out_op,
  bincount_out_op,
  binomial_out_op,
  blackman_window_op,
  blackman_window_out_op,
  blackman_window_periodic_op,
  blackman_window_periodic_out_op,
  block_diag_op,
  block_diag_out_op,
  bucketize_Scalar_op,
  bucketize_Scalar_out_op,
  cauchy_op,
  cauchy_out_op,
  celu__op,
  celu_op,
  celu_out_op,
  cholesky_inverse_out_op,
  cholesky_out_op,
  cholesky_solve_op,
  cholesky_solve_out_op,
  clamp_Tensor_out_op,
  clone_op,
  clone_out_op,
  col2im_out_op,
  conj_physical__op,
  conj_physical_out_op,
  constant_pad_nd_op,
  constant_pad_nd_out_op,
  conv_tbc_op,
  conv_tbc_out_op,
  convolution_out_op,
  copy__op,
  copy_out_op,
  count_nonzero_dim_IntList_op,
  count_nonzero_dim_IntList_out_op,
  count_nonzero_op,
  count_nonzero_out_op,
  detach__op,
  detach_copy_op,
  detach_op,
  diag_embed_op,
  diag_embed_out_op,
  diag_op,
  diag_out_op,
  diagonal_backward_op,
  diagonal_backward_out_op,
  diagonal_copy_out_op,
  diagonal_op,
  diagonal_scatter_op,
  diagonal_scatter_out_op,
  dist_op,
  dist_out_op,
  div_Scalar_mode_out_op,
  div_Scalar_out_op,
  dot,
  dot_out_op,
  embedding_op,
  embedding_out_op,
  embedding_renorm_op,
  embedding_renorm_out_op,
  empty_like_op,
  empty_like_out_op,
  empty_strided_out_op,
  expand_copy_out_op,
  expand_op,
  exponential_op,
  exponential_out_op,
  eye_m_op,
  eye_m_out_op,
  eye_op,
  eye_out_op,
  fill_Scalar_op,
  fill_Scalar_out_op,
  fill_Tensor_op,
  fill_Tensor_out_op,
  fill__Tensor_op,
  floor_divide_Scalar_out_op,
  fractional_max_pool2d_backward_grad_input_op,
  fractional_max_pool2d_output_op,
  fractional_max_pool3d_backward_grad_input_op,
  fractional_max_pool3d_output_op,
  frexp_Tensor_out_op,
  full_like_op,
  full_like_out_op,
  full_op,
  full_out_op,
  geometric_op,
  geometric_out_op,
  geqrf_a_op,
  glu_backward_grad_input_op,
  glu_backward_op,
  glu_jvp_op,
  glu_out_op,
  grid_sampler_2d_backward_out_op,
  grid_sampler_2d_out_op,
  grid_sampler_3d_backward_out_op,
  grid_sampler_3d_out_op,
  hamming_window_op,
  hamming_window_out_op,
  hamming_window_periodic_alpha_beta_op,
  hamming_window_periodic_alpha_beta_out_op,
  hamming_window_periodic_alpha_op,
  hamming_window_periodic_alpha_out_op,
  hamming_window_periodic_op,
  hamming_window_periodic_out_op,
  hann_window_op,
  hann_window_out_op,
  hann_window_periodic_op,
  hann_window_periodic_out_op,
  huber_loss_backward_op,
  huber_loss_backward_out_op,
  huber_loss_op,
  huber_loss_out_op,
  im2col_out_op,
  index_Tensor_out_op,
  index_fill__int_Tensor_op,
  index_fill_int_Scalar_op,
  index_fill_int_Scalar_out_op,
  index_fill_int_Tensor_op,
  index_fill_int_Tensor_out_op,
  index_put__op,
  index_put_op,
  index_put_out_op,
  inner_out_op,
  is_same_size_op,
  isinf_out_op,
  isnan_out_op,
  kaiser_window_beta_op,
  kaiser_window_beta_out_op,
  kaiser_window_op,
  kaiser_window_out_op,
  kaiser_window_periodic_op,
  kaiser_window_periodic_out_op,
  lift_fresh_copy_op,
  lift_fresh_op,
  lift_op,
  linalg_cholesky_ex_L_op,
  linalg_cross_out_op,
  linalg_householder_product_out_op,
  linalg_inv_ex_inverse_op,
  linalg_ldl_factor_ex_out_op,
  linalg_ldl_factor_out_op,
  linalg_ldl_solve_out_op,
  linalg_lstsq_op,
  linalg_lstsq_out_op,
  linalg_lu_factor_ex_out_op,
  linalg_lu_out_op,
  linalg_lu_solve_out_op,
  linalg_matrix_exp_out_op,
  linalg_pinv_atol_rtol_tensor_out_op,
  linalg_qr_out_op,
  linalg_solve_triangular_out_op,
  linspace_op,
  log_normal_op,
  log_normal_out_op,
  log_sigmoid_forward_op,
  log_sigmoid_forward_output_op,
  log_softmax_int_out_op,
  logspace_op,
  logsumexp_op,
  logsumexp_out_op,
  lu_unpack_out_op,
  masked_fill_Scalar_op,
  masked_fill_Scalar_out_op,
  masked_fill_Tensor_op,
  masked_fill_Tensor_out_op,
  masked_fill__Tensor_op,
  masked_scatter_op,
  masked_scatter_out_op,
  max_op,
  max_pool2d_with_indices_backward_grad_input_op,
  max_pool2d_with_indices_out_op,
  max_pool3d_with_indices_backward_grad_input_op,
  max_unpool2d_out_op,
  max_unpool3d_out_op,
  mean_op,
  median_out_op,
  min_op,
  mse_loss_backward_grad_input_op,
  mse_loss_backward_op,
  mse_loss_out_op,
  mul_Scalar_out_op,
  multi_margin_loss_backward_grad_input_op,
  multi_margin_loss_out_op,
  multilabel_margin_loss_backward_grad_input_op,
  mv_op,
  mv_out_op,
  mvlgamma__op,
  mvlgamma_op,
  mvlgamma_out_op,
  nanmedian_out_op,
  narrow_copy_out_op,
  native_dropout_backward_op,
  native_dropout_backward_out_op,
  native_dropout_op,
  native_dropout_out_op,
  new_empty_op,
  new_empty_out_op,
  new_empty_strided_out_op,
  new_full_op,
  new_full_out_op,
  new_ones_op,
  new_ones_out_op,
  new_zeros_op,
  new_zeros_out_op,
  norm_ScalarOpt_dtype_op,
  norm_ScalarOpt_dtype_out_op,
  norm_Scalar_op,
  norm_Scalar_out_op,
  normal_Tensor_Tensor_op,
  normal_Tensor_Tensor_out_op,
  normal_Tensor_float_op,
  normal_Tensor_float_out_op,
  normal_float_Tensor_op,
  normal_float_Tensor_out_op,
  normal_float_float_op,
  normal_float_float_out_op,
  normal_functional_op,
  normal_out_op,
  ones_like_op,
  ones_like_out_op,
  ones_op,
  ones_out_op,
  ormqr_out_op,
  permute_copy_out_op,
  permute_op,
  pixel_shuffle_out_op,
  pixel_unshuffle_out_op,
  poisson_out_op,
  polygamma__op,
  prelu_backward_op,
  prelu_op,
  prelu_out_op,
  prod_op,
  prod_out_op,
  put_op,
  put_out_op,
  rand_generator_op,
  rand_generator_out_op,
  rand_like_op,
  rand_like_out_op,
  rand_op,
  rand_out_op,
  randint_generator_op,
  randint_generator_out_op,
  randint_like_low_dtype_op,
  randint_like_low_dtype_out_op,
  randint_like_op,
  randint_like_out_op,
  randint_low_generator_op,
  randint_low_generator_out_op,
  randint_low_op,
  randint_low_out_op,
  randint_op,
  randint_out_op,
  randn_generator_op,
  randn_generator_out_op,
  randn_like_op,
  randn_like_out_op,
  randn_op,
  randn_out_op,
  random_from_op,
  random_from_out_op,
  random_op,
  random_out_op,
  random_to_op,
  random_to_out_op,
  randperm_generator_op,
  randperm_op,
  randperm_out_op,
  range_op,
  range_out__op,
  range_step_op,
  relu_out_op,
  repeat_interleave_Tensor_out_op,
  repeat_op,
  repeat_out_op,
  resize__op,
  resize_as__op,
  resize_as_op,
  resize_as_out_op,
  resize_op,
  resize_out_op,
  roll_op,
  roll_out_op,
  rot90_op,
  rot90_out_op,
  rrelu_with_noise_backward_op,
  rrelu_with_noise_backward_out_op,
  rsub_Tensor_out_op,
  scalar_tensor_op,
  scalar_tensor_out_op,
  searchsorted_Scalar_op,
  searchsorted_Scalar_out_op,
  segment_reduce_out_op,
  select_backward_out_op,
  select_int_op,
  select_scatter_op,
  select_scatter_out_op,
  set__op,
  set__source_Tensor_op,
  set__source_Tensor_storage_offset_op,
  set_op,
  set_out_op,
  set_source_Tensor_op,
  set_source_Tensor_out_op,
  set_source_Tensor_storage_offset_op,
  set_source_Tensor_storage_offset_out_op,
  slice_Tensor_op,
  slice_backward_op,
  slice_backward_out_op,
  slice_scatter_op,
  slice_scatter_out_op,
  smooth_l1_loss_backward_grad_input_op,
  smooth_l1_loss_backward_op,
  smooth_l1_loss_out_op,
  soft_margin_loss_backward_grad_input_op,
  soft_margin_loss_backward_op,
  soft_margin_loss_op,
  soft_margin_loss_out_op,
  softmax_int_out_op,
  sort_op,
  sort_values_op,
  split_Tensor,
  split_Tensor_op,
  split_with_sizes,
  split_with_sizes_op,
  squeeze__dim_op,
  squeeze__op,
  squeeze_copy_out_op,
  squeeze_dim_op,
  squeeze_op,
  stack_op,
  stack_out_op,
  sub_Scalar_out_op,
  sum_op,
  sum_out_op,
  symeig_e_op,
  symeig_op,
  t__op,
  t_copy_out_op,
  t_op,
  tensordot_out_op,
  trace_op,
  trace_out_op,
  transpose__op,
  transpose_int_op,
  triangular_solve_X_op,
  tril_indices_out_op,
  triu_indices_out_op,
  unbind_int_op,
  unfold_copy_out_op,
  unfold_op,
  uniform_op,
  uniform_out_op,
  unique_consecutive_out_op,
  unique_dim_out_op,
  unsafe_split_Tensor_op,
  unsafe_split_with_sizes_op,
  unsqueeze__op,
  unsqueeze_copy_out_op,
  unsqueeze_op,
  upsample_bicubic2d_backward_grad_input_op,
  upsample_bicubic2d_backward_vec_op,
  upsample_bicubic2d_out_op,
  upsample_bicubic2d_vec_op,
  upsample_bilinear2d_backward_grad_input_op,
  upsample_bilinear2d_backward_vec_op,
  upsample_bilinear2d_out_op,
  upsample_bilinear2d_vec_op,
  upsample_linear1d_backward_grad_input_op,
  upsample_linear1d_backward_vec_op,
  upsample_linear1d_out_op,
  upsample_linear1d_vec_op,
  upsample_nearest1d_backward_grad_input_op,
  upsample_nearest1d_backward_vec_op,
  upsample_nearest1d_out_op,
  upsample_nearest1d_vec_op,
  upsample_nearest2d_backward_grad_input_op,
  upsample_nearest2d_backward_vec_op,
  upsample_nearest2d_out_op,
  upsample_nearest2d_vec_op,
  upsample_nearest3d_backward_grad_input_op,
  upsample_nearest3d_backward_vec_op,
  upsample_nearest3d_out_op,
  upsample_nearest3d_vec_op,
  upsample_trilinear3d_backward_grad_input_op,
  upsample_trilinear3d_backward_vec_op,
  upsample_trilinear3d_out_op,
  upsample_trilinear3d_vec_op,
  vdot_op,
  vdot_out_op,
  view_copy_out_op,
  view_dtype_op,
  view_op,
  zero_op,
  zero_out_op,
  zeros_like_op,
  zeros_like_out_op,
  zeros_op,
  zeros_out_op,
} from "../operators.js";
import {
  _add_relu_out_generated,
  _addmm_activation_out_generated,
  _ctc_loss_backward_out_generated,
  _ctc_loss_out_generated,
  _fft_c2r_out_generated,
  _index_put_impl_generated,
  _index_put_impl_out_generated,
  _linalg_det_result_generated,
  _linalg_eigh_eigenvalues_generated,
  _linalg_slogdet_sign_generated,
  _linalg_solve_ex_result_generated,
  _linalg_svd_U_generated,
  _pack_padded_sequence_out_generated,
  _reshape_alias_copy_out_generated,
  _standard_gamma_out_generated,
  _to_copy_out_generated,
  _unique2_out_generated,
  _unique_out_generated,
  _unsafe_view_out_generated,
  _upsample_bicubic2d_aa_backward_grad_input_generated,
  _upsample_bicubic2d_aa_out_generated,
  _upsample_bilinear2d_aa_backward_grad_input_generated,
  _upsample_bilinear2d_aa_out_generated,
  _upsample_nearest_exact1d_backward_grad_input_generated,
  _upsample_nearest_exact1d_out_generated,
  _upsample_nearest_exact2d_backward_grad_input_generated,
  _upsample_nearest_exact2d_out_generated,
  _upsample_nearest_exact3d_backward_grad_input_generated,
  _upsample_nearest_exact3d_out_generated,
  _weight_norm_interface_out_generated,
  adaptive_avg_pool3d_out_generated,
  adaptive_max_pool2d_backward_grad_input_generated,
  adaptive_max_pool2d_out_generated,
  adaptive_max_pool3d_backward_grad_input_generated,
  adaptive_max_pool3d_out_generated,
  add_Scalar_out_generated,
  addbmm_out_generated,
  addr_out_generated,
  affine_grid_generator_out_generated,
  alias_copy_out_generated,
  argsort_stable_out_generated,
  as_strided_copy_out_generated,
  as_strided_scatter_out_generated,
  avg_pool2d_backward_grad_input_generated,
  avg_pool2d_out_generated,
  avg_pool3d_backward_grad_input_generated,
  avg_pool3d_out_generated,
  bartlett_window_out_generated,
  bartlett_window_periodic_out_generated,
  bernoulli_Tensor_generated,
  bernoulli_Tensor_out_generated,
  bernoulli_float_out_generated,
  binary_cross_entropy_backward_grad_input_generated,
  binary_cross_entropy_out_generated,
  binary_cross_entropy_with_logits_out_generated,
  bincount_out_generated,
  binomial_out_generated,
  blackman_window_out_generated,
  blackman_window_periodic_out_generated,
  block_diag_out_generated,
  bucketize_Scalar_out_generated,
  cauchy_generated,
  cauchy_out_generated,
  celu_out_generated,
  cholesky_inverse_out_generated,
  cholesky_out_generated,
  cholesky_solve_out_generated,
  clone_out_generated,
  col2im_out_generated,
  constant_pad_nd_out_generated,
  conv_tbc_out_generated,
  convolution_out_generated,
  copy_out_generated,
  count_nonzero_dim_IntList_out_generated,
  count_nonzero_out_generated,
  diag_embed_out_generated,
  diagonal_backward_out_generated,
  diagonal_copy_out_generated,
  diagonal_scatter_out_generated,
  dist_out_generated,
  div_Scalar_mode_out_generated,
  div_Scalar_out_generated,
  dot_out_generated,
  embedding_out_generated,
  embedding_renorm_generated,
  embedding_renorm_out_generated,
  empty_like_out_generated,
  empty_strided_out_generated,
  expand_copy_out_generated,
  exponential_generated,
  exponential_out_generated,
  fill_Scalar_out_generated,
  fill_Tensor_out_generated,
  floor_divide_Scalar_out_generated,
  fractional_max_pool2d_backward_grad_input_generated,
  fractional_max_pool2d_output_generated,
  fractional_max_pool3d_backward_grad_input_generated,
  fractional_max_pool3d_output_generated,
  frexp_Tensor_out_generated,
  full_like_out_generated,
  geometric_generated,
  geometric_out_generated,
  geqrf_a_generated,
  glu_backward_grad_input_generated,
  glu_out_generated,
  grid_sampler_2d_backward_out_generated,
  grid_sampler_2d_out_generated,
  grid_sampler_3d_backward_out_generated,
  grid_sampler_3d_out_generated,
  hamming_window_out_generated,
  hamming_window_periodic_alpha_beta_out_generated,
  hamming_window_periodic_alpha_out_generated,
  hamming_window_periodic_out_generated,
  hann_window_out_generated,
  hann_window_periodic_out_generated,
  huber_loss_backward_out_generated,
  huber_loss_out_generated,
  im2col_out_generated,
  index_Tensor_out_generated,
  index_fill_int_Scalar_out_generated,
  index_fill_int_Tensor_out_generated,
  index_put_out_generated,
  inner_out_generated,
  isinf_out_generated,
  isnan_out_generated,
  kaiser_window_beta_out_generated,
  kaiser_window_out_generated,
  kaiser_window_periodic_out_generated,
  linalg_cholesky_ex_L_generated,
  linalg_cross_out_generated,
  linalg_householder_product_out_generated,
  linalg_inv_ex_inverse_generated,
  linalg_ldl_factor_ex_out_generated,
  linalg_ldl_factor_out_generated,
  linalg_ldl_solve_out_generated,
  linalg_lstsq_out_generated,
  linalg_lu_factor_ex_out_generated,
  linalg_lu_out_generated,
  linalg_lu_solve_out_generated,
  linalg_matrix_exp_out_generated,
  linalg_pinv_atol_rtol_tensor_out_generated,
  linalg_qr_out_generated,
  linalg_solve_triangular_out_generated,
  log_normal_generated,
  log_normal_out_generated,
  log_softmax_int_out_generated,
  lu_unpack_out_generated,
  masked_fill_Scalar_out_generated,
  masked_fill_Tensor_out_generated,
  masked_scatter_out_generated,
  max_pool2d_with_indices_backward_grad_input_generated,
  max_pool2d_with_indices_out_generated,
  max_pool3d_with_indices_backward_grad_input_generated,
  max_unpool2d_out_generated,
  max_unpool3d_out_generated,
  median_out_generated,
  mse_loss_backward_grad_input_generated,
  mse_loss_out_generated,
  mul_Scalar_out_generated,
  multi_margin_loss_backward_grad_input_generated,
  multi_margin_loss_out_generated,
  multilabel_margin_loss_backward_grad_input_generated,
  mv_out_generated,
  nanmedian_out_generated,
  narrow_copy_out_generated,
  native_dropout_backward_out_generated,
  native_dropout_out_generated,
  new_empty_out_generated,
  new_empty_strided_out_generated,
  new_full_out_generated,
  new_ones_out_generated,
  new_zeros_out_generated,
  norm_ScalarOpt_dtype_out_generated,
  norm_Scalar_out_generated,
  normal_out_generated,
  ones_like_out_generated,
  ormqr_out_generated,
  permute_copy_out_generated,
  pixel_shuffle_out_generated,
  pixel_unshuffle_out_generated,
  poisson_out_generated,
  prelu_out_generated,
  prod_out_generated,
  put_out_generated,
  rand_like_out_generated,
  randint_like_low_dtype_out_generated,
  randint_like_out_generated,
  randn_like_out_generated,
  random_from_generated,
  random_from_out_generated,
  random_generated,
  random_out_generated,
  random_to_generated,
  random_to_out_generated,
  relu_out_generated,
  repeat_interleave_Tensor_out_generated,
  repeat_out_generated,
  resize_as_generated,
  resize_as_out_generated,
  resize_generated,
  resize_out_generated,
  roll_out_generated,
  rot90_out_generated,
  rrelu_with_noise_backward_out_generated,
  rsub_Tensor_out_generated,
  scalar_tensor_out_generated,
  searchsorted_Scalar_out_generated,
  segment_reduce_out_generated,
  select_backward_out_generated,
  select_scatter_out_generated,
  set_generated,
  set_out_generated,
  set_source_Tensor_generated,
  set_source_Tensor_out_generated,
  set_source_Tensor_storage_offset_generated,
  set_source_Tensor_storage_offset_out_generated,
  slice_backward_out_generated,
  slice_scatter_out_generated,
  smooth_l1_loss_backward_grad_input_generated,
  smooth_l1_loss_out_generated,
  soft_margin_loss_backward_grad_input_generated,
  soft_margin_loss_out_generated,
  softmax_int_out_generated,
  squeeze_copy_out_generated,
  sub_Scalar_out_generated,
  sum_out_generated,
  symeig_e_generated,
  t_copy_out_generated,
  tensordot_out_generated,
  trace_out_generated,
  triangular_solve_X_generated,
  tril_indices_out_generated,
  triu_indices_out_generated,
  unfold_copy_out_generated,
  uniform_generated,
  uniform_out_generated,
  unique_consecutive_out_generated,
  unique_dim_out_generated,
  unsqueeze_copy_out_generated,
  upsample_bicubic2d_backward_grad_input_generated,
  upsample_bicubic2d_out_generated,
  upsample_bilinear2d_backward_grad_input_generated,
  upsample_bilinear2d_out_generated,
  upsample_linear1d_backward_grad_input_generated,
  upsample_linear1d_out_generated,
  upsample_nearest1d_backward_grad_input_generated,
  upsample_nearest1d_out_generated,
  upsample_nearest2d_backward_grad_input_generated,
  upsample_nearest2d_out_generated,
  upsample_nearest3d_backward_grad_input_generated,
  upsample_nearest3d_out_generated,
  upsample_trilinear3d_backward_grad_input_generated,
  upsample_trilinear3d_out_generated,
  vdot_out_generated,
  view_copy_out_generated,
  zero_generated,
  zero_out_generated,
  zeros_like_out_generated,
} from "../variants.js";

const m = kernelsFor("CompositeExplicitAutograd", "generated/register/composite-explicit-autograd.ts");

m(polygamma__op, polygamma__call);
m(isnan_out_op, isnan_out_generated);
m(isinf_out_op, isinf_out_generated);
m(add_Scalar_out_op, add_Scalar_out_generated);
m(sub_Scalar_out_op, sub_Scalar_out_generated);
m(rsub_Tensor_out_op, rsub_Tensor_out_generated);
m(mul_Scalar_out_op, mul_Scalar_out_generated);
m(div_Scalar_out_op, div_Scalar_out_generated);
m(div_Scalar_mode_out_op, div_Scalar_mode_out_generated);
m(floor_divide_Scalar_out_op, floor_divide_Scalar_out_generated);
m(clamp_Tensor_out_op, clamp_Tensor_out_explicit);
m(relu_out_op, relu_out_generated);
m(celu_op, celu_explicit);
m(celu__op, celu__explicit);
m(log_sigmoid_forward_op, log_sigmoid_forward_explicit);
m(log_sigmoid_forward_output_op, log_sigmoid_forward_output_explicit);
m(empty_like_op, empty_like_explicit);
m(new_empty_op, new_empty_explicit);
m(new_zeros_op, new_zeros_explicit);
m(new_ones_op, new_ones_explicit);
m(new_full_op, new_full_explicit);
m(zeros_op, zeros_explicit);
m(zeros_out_op, zeros_out_explicit);
m(zeros_like_op, zeros_like_explicit);
m(ones_op, ones_explicit);
m(ones_out_op, ones_out_explicit);
m(ones_like_op, ones_like_explicit);
m(full_op, full_explicit);
m(full_out_op, full_out_explicit);
m(full_like_op, full_like_explicit);
m(arange_op, arange_explicit);
m(arange_start_op, arange_start_explicit);
m(arange_start_step_op, arange_start_step_explicit);
m(arange_out_op, arange_out_call);
m(linspace_op, linspace_explicit);
m(logspace_op, logspace_explicit);
m(eye_op, eye_explicit);
m(eye_m_op, eye_m_explicit);
m(eye_out_op, eye_out_call);
m(eye_m_out_op, eye_m_out_explicit);
m(scalar_tensor_op, scalar_tensor_explicit);
m(hann_window_op, hann_window_explicit);
m(hann_window_periodic_op, hann_window_periodic_explicit);
m(bartlett_window_op, bartlett_window_explicit);
m(bartlett_window_periodic_op, bartlett_window_periodic_explicit);
m(blackman_window_op, blackman_window_explicit);
m(blackman_window_periodic_op, blackman_window_periodic_explicit);
m(hamming_window_op, hamming_window_explicit);
m(hamming_window_periodic_op, hamming_window_periodic_explicit);
m(hamming_window_periodic_alpha_op, hamming_window_periodic_alpha_explicit);
m(hamming_window_periodic_alpha_beta_op, hamming_window_periodic_alpha_beta_explicit);
m(kaiser_window_op, kaiser_window_explicit);
m(kaiser_window_periodic_op, kaiser_window_periodic_explicit);
m(kaiser_window_beta_op, kaiser_window_beta_explicit);
m(range_step_op, range_step_explicit);
m(range_op, range_explicit);
m(range_out__op, range_out__call);
m(rand_op, rand_explicit);
m(rand_generator_op, rand_generator_explicit);
m(rand_out_op, rand_out_explicit);
m(rand_generator_out_op, rand_generator_out_explicit);
m(rand_like_op, rand_like_call);
m(randn_op, randn_explicit);
m(randn_generator_op, randn_generator_explicit);
m(randn_out_op, randn_out_explicit);
m(randn_generator_out_op, randn_generator_out_explicit);
m(randn_like_op, randn_like_call);
m(randint_op, randint_explicit);
m(randint_generator_op, randint_generator_explicit);
m(randint_low_op, randint_low_explicit);
m(randint_low_generator_op, randint_low_generator_explicit);
m(randint_out_op, randint_out_explicit);
m(randint_generator_out_op, randint_generator_out_explicit);
m(randint_low_out_op, randint_low_out_explicit);
m(randint_low_generator_out_op, randint_low_generator_out_explicit);
m(randint_like_op, randint_like_call);
m(randint_like_low_dtype_op, randint_like_low_dtype_call);
m(randperm_op, randperm_explicit);
m(randperm_generator_op, randperm_generator_explicit);
m(randperm_out_op, randperm_out_call);
m(bernoulli_op, bernoulli_call);
m(normal_functional_op, normal_functional_call);
m(normal_Tensor_float_out_op, normal_Tensor_float_out_explicit);
m(normal_Tensor_float_op, normal_Tensor_float_explicit);
m(normal_float_Tensor_out_op, normal_float_Tensor_out_explicit);
m(normal_float_Tensor_op, normal_float_Tensor_explicit);
m(normal_Tensor_Tensor_out_op, normal_Tensor_Tensor_out_explicit);
m(normal_Tensor_Tensor_op, normal_Tensor_Tensor_explicit);
m(normal_float_float_op, normal_float_float_explicit);
m(normal_float_float_out_op, normal_float_float_out_explicit);
m(native_dropout_op, native_dropout_explicit);
m(native_dropout_backward_op, native_dropout_backward_call);
m(_to_copy_op, _to_copy_explicit);
m(copy__op, copy__explicit);
m(fill_Scalar_op, fill_Scalar_call);
m(fill_Tensor_op, fill_Tensor_call);
m(fill__Tensor_op, fill__Tensor_explicit);
m(clone_op, clone_explicit);
m(detach_op, detach_explicit);
m(detach__op, detach__explicit);
m(alias_op, alias_explicit);
m(is_same_size_op, is_same_size_explicit);
m(resize__op, resize__explicit);
m(resize_as__op, resize_as__explicit);
m(set__source_Tensor_storage_offset_op, set__source_Tensor_storage_offset_explicit);
m(set__source_Tensor_op, set__source_Tensor_explicit);
m(set__op, set__explicit);
m(lift_fresh_op, lift_fresh_explicit);
m(conj_physical__op, conj_physical__explicit);
m(conj_physical_out_op, conj_physical_out_explicit);
m(view_op, view_explicit);
m(view_dtype_op, view_dtype_explicit);
m(_reshape_alias_op, _reshape_alias_explicit);
m(_unsafe_view_op, _unsafe_view_explicit);
m(expand_op, expand_explicit);
m(permute_op, permute_explicit);
m(transpose_int_op, transpose_int_explicit);
m(transpose__op, transpose__explicit);
m(t_op, t_explicit);
m(t__op, t__explicit);
m(squeeze_op, squeeze_explicit);
m(squeeze_dim_op, squeeze_dim_explicit);
m(squeeze__op, squeeze__explicit);
m(squeeze__dim_op, squeeze__dim_explicit);
m(unsqueeze_op, unsqueeze_explicit);
m(unsqueeze__op, unsqueeze__explicit);
m(select_int_op, select_int_explicit);
m(slice_Tensor_op, slice_Tensor_explicit);
m(split_Tensor_op, split_Tensor_explicit);
m(split_with_sizes_op, split_with_sizes_explicit);
m(unbind_int_op, unbind_int_explicit);
m(as_strided_op, as_strided_explicit);
m(diagonal_op, diagonal_explicit);
m(slice_backward_op, slice_backward_explicit);
m(diagonal_backward_op, diagonal_backward_explicit);
m(unfold_op, unfold_explicit);
m(select_scatter_op, select_scatter_explicit);
m(slice_scatter_op, slice_scatter_explicit);
m(diagonal_scatter_op, diagonal_scatter_explicit);
m(as_strided_scatter_op, as_strided_scatter_explicit);
m(diag_out_op, diag_out_explicit);
m(diag_op, diag_explicit);
m(diag_embed_op, diag_embed_explicit);
m(rot90_op, rot90_explicit);
m(detach_copy_op, detach_copy_call);
m(lift_fresh_copy_op, lift_fresh_copy_call);
m(lift_op, lift_explicit);
m(unsafe_split_Tensor_op, split_Tensor);
m(unsafe_split_with_sizes_op, split_with_sizes);
m(index_put_op, index_put_call);
m(index_put__op, index_put__call);
m(index_fill_int_Scalar_op, index_fill_int_Scalar_call);
m(index_fill_int_Tensor_op, index_fill_int_Tensor_call);
m(index_fill__int_Tensor_op, index_fill__int_Tensor_explicit);
m(masked_fill_Scalar_op, masked_fill_Scalar_explicit);
m(masked_fill_Tensor_op, masked_fill_Tensor_explicit);
m(masked_fill__Tensor_op, masked_fill__Tensor_explicit);
m(masked_scatter_op, masked_scatter_explicit);
m(stack_op, stack_explicit);
m(stack_out_op, stack_out_explicit);
m(roll_op, roll_explicit);
m(repeat_op, repeat_explicit);
m(embedding_op, embedding_explicit);
m(put_op, put_call);
m(bucketize_Scalar_op, bucketize_Scalar_explicit);
m(searchsorted_Scalar_op, searchsorted_Scalar_explicit);
m(trace_op, trace_explicit);
m(count_nonzero_dim_IntList_op, count_nonzero_dim_IntList_explicit);
m(count_nonzero_op, count_nonzero_explicit);
m(block_diag_op, block_diag_explicit);
m(constant_pad_nd_op, constant_pad_nd_explicit);
m(_stack_out_op, _stack_out_call);
m(sort_values_op, sort_values_call);
m(sort_op, sort_call);
m(argsort_stable_op, argsort_stable_call);
m(mvlgamma_op, mvlgamma_explicit);
m(mvlgamma__op, mvlgamma__call);
m(mvlgamma_out_op, mvlgamma_out_explicit);
m(sum_op, sum_call);
m(mean_op, mean_call);
m(prod_op, prod_call);
m(max_op, max_explicit);
m(min_op, min_explicit);
m(logsumexp_op, logsumexp_explicit);
m(logsumexp_out_op, logsumexp_out_explicit);
m(norm_ScalarOpt_dtype_op, norm_ScalarOpt_dtype_call);
m(norm_Scalar_op, norm_Scalar_call);
m(dist_op, dist_call);
m(allclose_op, allclose_explicit);
m(addbmm_op, addbmm_explicit);
m(mv_op, mv_explicit);
m(addr_op, addr_explicit);
m(vdot_op, dot);
m(_euclidean_dist_op, _euclidean_dist_explicit);
m(cholesky_solve_op, cholesky_solve_explicit);
m(triangular_solve_X_op, triangular_solve_X_generated);
m(linalg_lstsq_op, linalg_lstsq_explicit);
m(_fft_c2r_op, _fft_c2r_explicit);
m(addr__op, addr__call);
m(addbmm__op, addbmm__explicit);
m(_linalg_check_errors_op, _linalg_check_errors_explicit);
m(symeig_op, symeig_explicit);
m(symeig_e_op, symeig_e_generated);
m(mse_loss_backward_op, mse_loss_backward_explicit);
m(smooth_l1_loss_backward_op, smooth_l1_loss_backward_explicit);
m(huber_loss_op, huber_loss_explicit);
m(huber_loss_backward_op, huber_loss_backward_explicit);
m(huber_loss_backward_out_op, huber_loss_backward_out_generated);
m(binary_cross_entropy_op, binary_cross_entropy_explicit);
m(binary_cross_entropy_backward_op, binary_cross_entropy_backward_explicit);
m(binary_cross_entropy_with_logits_op, binary_cross_entropy_with_logits_explicit);
m(soft_margin_loss_op, soft_margin_loss_explicit);
m(soft_margin_loss_backward_op, soft_margin_loss_backward_explicit);
m(max_pool2d_with_indices_out_op, max_pool2d_with_indices_out_generated);
m(adaptive_avg_pool2d_out_op, adaptive_avg_pool2d_out_explicit);
m(adaptive_max_pool2d_out_op, adaptive_max_pool2d_out_generated);
m(adaptive_max_pool3d_out_op, adaptive_max_pool3d_out_generated);
m(glu_backward_op, glu_backward_explicit);
m(glu_jvp_op, glu_jvp_explicit);
m(prelu_op, prelu_explicit);
m(prelu_backward_op, prelu_backward_explicit);
m(upsample_nearest1d_vec_op, upsample_nearest1d_vec_explicit);
m(upsample_nearest1d_backward_vec_op, upsample_nearest1d_backward_vec_explicit);
m(upsample_nearest2d_vec_op, upsample_nearest2d_vec_explicit);
m(upsample_nearest2d_backward_vec_op, upsample_nearest2d_backward_vec_explicit);
m(upsample_nearest3d_vec_op, upsample_nearest3d_vec_explicit);
m(upsample_nearest3d_backward_vec_op, upsample_nearest3d_backward_vec_explicit);
m(_upsample_nearest_exact1d_vec_op, _upsample_nearest_exact1d_vec_explicit);
m(_upsample_nearest_exact1d_backward_vec_op, _upsample_nearest_exact1d_backward_vec_explicit);
m(_upsample_nearest_exact2d_vec_op, _upsample_nearest_exact2d_vec_explicit);
m(_upsample_nearest_exact2d_backward_vec_op, _upsample_nearest_exact2d_backward_vec_explicit);
m(_upsample_nearest_exact3d_vec_op, _upsample_nearest_exact3d_vec_explicit);
m(_upsample_nearest_exact3d_backward_vec_op, _upsample_nearest_exact3d_backward_vec_explicit);
m(upsample_linear1d_vec_op, upsample_linear1d_vec_explicit);
m(upsample_linear1d_backward_vec_op, upsample_linear1d_backward_vec_explicit);
m(upsample_bilinear2d_vec_op, upsample_bilinear2d_vec_explicit);
m(upsample_bilinear2d_backward_vec_op, upsample_bilinear2d_backward_vec_explicit);
m(upsample_trilinear3d_vec_op, upsample_trilinear3d_vec_explicit);
m(upsample_trilinear3d_backward_vec_op, upsample_trilinear3d_backward_vec_explicit);
m(upsample_bicubic2d_vec_op, upsample_bicubic2d_vec_explicit);
m(upsample_bicubic2d_backward_vec_op, upsample_bicubic2d_backward_vec_explicit);
m(_upsample_bilinear2d_aa_vec_op, _upsample_bilinear2d_aa_vec_explicit);
m(_upsample_bilinear2d_aa_backward_vec_op, _upsample_bilinear2d_aa_backward_vec_explicit);
m(_upsample_bicubic2d_aa_vec_op, _upsample_bicubic2d_aa_vec_explicit);
m(_upsample_bicubic2d_aa_backward_vec_op, _upsample_bicubic2d_aa_backward_vec_explicit);
m(affine_grid_generator_op, affine_grid_generator_explicit);
m(rrelu_with_noise_backward_op, rrelu_with_noise_backward_explicit);
m(_ctc_loss_Tensor_op, _ctc_loss_Tensor_explicit);
m(_ctc_loss_backward_Tensor_op, _ctc_loss_backward_Tensor_explicit);
m(fractional_max_pool2d_output_op, fractional_max_pool2d_output_generated);
m(fractional_max_pool3d_output_op, fractional_max_pool3d_output_generated);
m(conv_tbc_op, conv_tbc_explicit);
m(_weight_norm_interface_op, _weight_norm_interface_explicit);
m(_pack_padded_sequence_op, _pack_padded_sequence_explicit);
m(celu_out_op, celu_out_generated);
m(frexp_Tensor_out_op, frexp_Tensor_out_generated);
m(_add_relu_out_op, _add_relu_out_generated);
m(empty_strided_out_op, empty_strided_out_generated);
m(empty_like_out_op, empty_like_out_generated);
m(new_empty_out_op, new_empty_out_generated);
m(new_empty_strided_out_op, new_empty_strided_out_generated);
m(new_zeros_out_op, new_zeros_out_generated);
m(new_ones_out_op, new_ones_out_generated);
m(new_full_out_op, new_full_out_generated);
m(zeros_like_out_op, zeros_like_out_generated);
m(ones_like_out_op, ones_like_out_generated);
m(full_like_out_op, full_like_out_generated);
m(scalar_tensor_out_op, scalar_tensor_out_generated);
m(tril_indices_out_op, tril_indices_out_generated);
m(triu_indices_out_op, triu_indices_out_generated);
m(hann_window_out_op, hann_window_out_generated);
m(hann_window_periodic_out_op, hann_window_periodic_out_generated);
m(bartlett_window_out_op, bartlett_window_out_generated);
m(bartlett_window_periodic_out_op, bartlett_window_periodic_out_generated);
m(blackman_window_out_op, blackman_window_out_generated);
m(blackman_window_periodic_out_op, blackman_window_periodic_out_generated);
m(hamming_window_out_op, hamming_window_out_generated);
m(hamming_window_periodic_out_op, hamming_window_periodic_out_generated);
m(hamming_window_periodic_alpha_out_op, hamming_window_periodic_alpha_out_generated);
m(hamming_window_periodic_alpha_beta_out_op, hamming_window_periodic_alpha_beta_out_generated);
m(kaiser_window_out_op, kaiser_window_out_generated);
m(kaiser_window_periodic_out_op, kaiser_window_periodic_out_generated);
m(kaiser_window_beta_out_op, kaiser_window_beta_out_generated);
m(rand_like_out_op, rand_like_out_generated);
m(randn_like_out_op, randn_like_out_generated);
m(randint_like_out_op, randint_like_out_generated);
m(randint_like_low_dtype_out_op, randint_like_low_dtype_out_generated);
m(bernoulli_float_out_op, bernoulli_float_out_generated);
m(bernoulli_Tensor_out_op, bernoulli_Tensor_out_generated);
m(bernoulli_Tensor_op, bernoulli_Tensor_generated);
m(uniform_out_op, uniform_out_generated);
m(uniform_op, uniform_generated);
m(normal_out_op, normal_out_generated);
m(random_from_out_op, random_from_out_generated);
m(random_from_op, random_from_generated);
m(random_to_out_op, random_to_out_generated);
m(random_to_op, random_to_generated);
m(random_out_op, random_out_generated);
m(random_op, random_generated);
m(native_dropout_out_op, native_dropout_out_generated);
m(native_dropout_backward_out_op, native_dropout_backward_out_generated);
m(exponential_out_op, exponential_out_generated);
m(exponential_op, exponential_generated);
m(log_normal_out_op, log_normal_out_generated);
m(log_normal_op, log_normal_generated);
m(geometric_out_op, geometric_out_generated);
m(geometric_op, geometric_generated);
m(cauchy_out_op, cauchy_out_generated);
m(cauchy_op, cauchy_generated);
m(poisson_out_op, poisson_out_generated);
m(_standard_gamma_out_op, _standard_gamma_out_generated);
m(binomial_out_op, binomial_out_generated);
m(_to_copy_out_op, _to_copy_out_generated);
m(copy_out_op, copy_out_generated);
m(fill_Scalar_out_op, fill_Scalar_out_generated);
m(fill_Tensor_out_op, fill_Tensor_out_generated);
m(zero_out_op, zero_out_generated);
m(zero_op, zero_generated);
m(clone_out_op, clone_out_generated);
m(resize_out_op, resize_out_generated);
m(resize_op, resize_generated);
m(resize_as_out_op, resize_as_out_generated);
m(resize_as_op, resize_as_generated);
m(set_source_Tensor_storage_offset_out_op, set_source_Tensor_storage_offset_out_generated);
m(set_source_Tensor_storage_offset_op, set_source_Tensor_storage_offset_generated);
m(set_source_Tensor_out_op, set_source_Tensor_out_generated);
m(set_source_Tensor_op, set_source_Tensor_generated);
m(set_out_op, set_out_generated);
m(set_op, set_generated);
m(_unsafe_view_out_op, _unsafe_view_out_generated);
m(narrow_copy_out_op, narrow_copy_out_generated);
m(select_backward_out_op, select_backward_out_generated);
m(slice_backward_out_op, slice_backward_out_generated);
m(diagonal_backward_out_op, diagonal_backward_out_generated);
m(select_scatter_out_op, select_scatter_out_generated);
m(slice_scatter_out_op, slice_scatter_out_generated);
m(diagonal_scatter_out_op, diagonal_scatter_out_generated);
m(as_strided_scatter_out_op, as_strided_scatter_out_generated);
m(diag_embed_out_op, diag_embed_out_generated);
m(rot90_out_op, rot90_out_generated);
m(expand_copy_out_op, expand_copy_out_generated);
m(alias_copy_out_op, alias_copy_out_generated);
m(as_strided_copy_out_op, as_strided_copy_out_generated);
m(diagonal_copy_out_op, diagonal_copy_out_generated);
m(permute_copy_out_op, permute_copy_out_generated);
m(_reshape_alias_copy_out_op, _reshape_alias_copy_out_generated);
m(squeeze_copy_out_op, squeeze_copy_out_generated);
m(t_copy_out_op, t_copy_out_generated);
m(unfold_copy_out_op, unfold_copy_out_generated);
m(unsqueeze_copy_out_op, unsqueeze_copy_out_generated);
m(view_copy_out_op, view_copy_out_generated);
m(index_Tensor_out_op, index_Tensor_out_generated);
m(index_put_out_op, index_put_out_generated);
m(_index_put_impl_out_op, _index_put_impl_out_generated);
m(_index_put_impl_op, _index_put_impl_generated);
m(index_fill_int_Scalar_out_op, index_fill_int_Scalar_out_generated);
m(index_fill_int_Tensor_out_op, index_fill_int_Tensor_out_generated);
m(masked_fill_Scalar_out_op, masked_fill_Scalar_out_generated);
m(masked_fill_Tensor_out_op, masked_fill_Tensor_out_generated);
m(masked_scatter_out_op, masked_scatter_out_generated);
m(roll_out_op, roll_out_generated);
m(repeat_out_op, repeat_out_generated);
m(repeat_interleave_Tensor_out_op, repeat_interleave_Tensor_out_generated);
m(embedding_out_op, embedding_out_generated);
m(put_out_op, put_out_generated);
m(bucketize_Scalar_out_op, bucketize_Scalar_out_generated);
m(searchsorted_Scalar_out_op, searchsorted_Scalar_out_generated);
m(trace_out_op, trace_out_generated);
m(count_nonzero_dim_IntList_out_op, count_nonzero_dim_IntList_out_generated);
m(count_nonzero_out_op, count_nonzero_out_generated);
m(block_diag_out_op, block_diag_out_generated);
m(constant_pad_nd_out_op, constant_pad_nd_out_generated);
m(embedding_renorm_out_op, embedding_renorm_out_generated);
m(embedding_renorm_op, embedding_renorm_generated);
m(segment_reduce_out_op, segment_reduce_out_generated);
m(argsort_stable_out_op, argsort_stable_out_generated);
m(median_out_op, median_out_generated);
m(nanmedian_out_op, nanmedian_out_generated);
m(unique_dim_out_op, unique_dim_out_generated);
m(_unique_out_op, _unique_out_generated);
m(_unique2_out_op, _unique2_out_generated);
m(unique_consecutive_out_op, unique_consecutive_out_generated);
m(bincount_out_op, bincount_out_generated);
m(sum_out_op, sum_out_generated);
m(prod_out_op, prod_out_generated);
m(norm_ScalarOpt_dtype_out_op, norm_ScalarOpt_dtype_out_generated);
m(norm_Scalar_out_op, norm_Scalar_out_generated);
m(dist_out_op, dist_out_generated);
m(addbmm_out_op, addbmm_out_generated);
m(mv_out_op, mv_out_generated);
m(addr_out_op, addr_out_generated);
m(dot_out_op, dot_out_generated);
m(vdot_out_op, vdot_out_generated);
m(inner_out_op, inner_out_generated);
m(tensordot_out_op, tensordot_out_generated);
m(linalg_cross_out_op, linalg_cross_out_generated);
m(linalg_cholesky_ex_L_op, linalg_cholesky_ex_L_generated);
m(cholesky_out_op, cholesky_out_generated);
m(cholesky_inverse_out_op, cholesky_inverse_out_generated);
m(cholesky_solve_out_op, cholesky_solve_out_generated);
m(linalg_lu_factor_ex_out_op, linalg_lu_factor_ex_out_generated);
m(linalg_lu_out_op, linalg_lu_out_generated);
m(linalg_lu_solve_out_op, linalg_lu_solve_out_generated);
m(lu_unpack_out_op, lu_unpack_out_generated);
m(_linalg_det_result_op, _linalg_det_result_generated);
m(_linalg_slogdet_sign_op, _linalg_slogdet_sign_generated);
m(_linalg_solve_ex_result_op, _linalg_solve_ex_result_generated);
m(linalg_inv_ex_inverse_op, linalg_inv_ex_inverse_generated);
m(linalg_solve_triangular_out_op, linalg_solve_triangular_out_generated);
m(linalg_qr_out_op, linalg_qr_out_generated);
m(geqrf_a_op, geqrf_a_generated);
m(linalg_householder_product_out_op, linalg_householder_product_out_generated);
m(_linalg_eigh_eigenvalues_op, _linalg_eigh_eigenvalues_generated);
m(_linalg_svd_U_op, _linalg_svd_U_generated);
m(linalg_matrix_exp_out_op, linalg_matrix_exp_out_generated);
m(linalg_pinv_atol_rtol_tensor_out_op, linalg_pinv_atol_rtol_tensor_out_generated);
m(linalg_lstsq_out_op, linalg_lstsq_out_generated);
m(_fft_c2r_out_op, _fft_c2r_out_generated);
m(linalg_ldl_factor_ex_out_op, linalg_ldl_factor_ex_out_generated);
m(linalg_ldl_factor_out_op, linalg_ldl_factor_out_generated);
m(linalg_ldl_solve_out_op, linalg_ldl_solve_out_generated);
m(ormqr_out_op, ormqr_out_generated);
m(_addmm_activation_out_op, _addmm_activation_out_generated);
m(softmax_int_out_op, softmax_int_out_generated);
m(log_softmax_int_out_op, log_softmax_int_out_generated);
m(mse_loss_out_op, mse_loss_out_generated);
m(mse_loss_backward_grad_input_op, mse_loss_backward_grad_input_generated);
m(smooth_l1_loss_out_op, smooth_l1_loss_out_generated);
m(smooth_l1_loss_backward_grad_input_op, smooth_l1_loss_backward_grad_input_generated);
m(huber_loss_out_op, huber_loss_out_generated);
m(binary_cross_entropy_out_op, binary_cross_entropy_out_generated);
m(binary_cross_entropy_backward_grad_input_op, binary_cross_entropy_backward_grad_input_generated);
m(binary_cross_entropy_with_logits_out_op, binary_cross_entropy_with_logits_out_generated);
m(soft_margin_loss_out_op, soft_margin_loss_out_generated);
m(soft_margin_loss_backward_grad_input_op, soft_margin_loss_backward_grad_input_generated);
m(convolution_out_op, convolution_out_generated);
m(im2col_out_op, im2col_out_generated);
m(col2im_out_op, col2im_out_generated);
m(max_pool2d_with_indices_backward_grad_input_op, max_pool2d_with_indices_backward_grad_input_generated);
m(avg_pool2d_out_op, avg_pool2d_out_generated);
m(avg_pool2d_backward_grad_input_op, avg_pool2d_backward_grad_input_generated);
m(adaptive_max_pool2d_backward_grad_input_op, adaptive_max_pool2d_backward_grad_input_generated);
m(max_unpool2d_out_op, max_unpool2d_out_generated);
m(max_pool3d_with_indices_backward_grad_input_op, max_pool3d_with_indices_backward_grad_input_generated);
m(avg_pool3d_out_op, avg_pool3d_out_generated);
m(avg_pool3d_backward_grad_input_op, avg_pool3d_backward_grad_input_generated);
m(adaptive_avg_pool3d_out_op, adaptive_avg_pool3d_out_generated);
m(adaptive_max_pool3d_backward_grad_input_op, adaptive_max_pool3d_backward_grad_input_generated);
m(max_unpool3d_out_op, max_unpool3d_out_generated);
m(glu_out_op, glu_out_generated);
m(glu_backward_grad_input_op, glu_backward_grad_input_generated);
m(prelu_out_op, prelu_out_generated);
m(pixel_shuffle_out_op, pixel_shuffle_out_generated);
m(pixel_unshuffle_out_op, pixel_unshuffle_out_generated);
m(upsample_nearest1d_out_op, upsample_nearest1d_out_generated);
m(upsample_nearest1d_backward_grad_input_op, upsample_nearest1d_backward_grad_input_generated);
m(upsample_nearest2d_out_op, upsample_nearest2d_out_generated);
m(upsample_nearest2d_backward_grad_input_op, upsample_nearest2d_backward_grad_input_generated);
m(upsample_nearest3d_out_op, upsample_nearest3d_out_generated);
m(upsample_nearest3d_backward_grad_input_op, upsample_nearest3d_backward_grad_input_generated);
m(_upsample_nearest_exact1d_out_op, _upsample_nearest_exact1d_out_generated);
m(_upsample_nearest_exact1d_backward_grad_input_op, _upsample_nearest_exact1d_backward_grad_input_generated);
m(_upsample_nearest_exact2d_out_op, _upsample_nearest_exact2d_out_generated);
m(_upsample_nearest_exact2d_backward_grad_input_op, _upsample_nearest_exact2d_backward_grad_input_generated);
m(_upsample_nearest_exact3d_out_op, _upsample_nearest_exact3d_out_generated);
m(_upsample_nearest_exact3d_backward_grad_input_op, _upsample_nearest_exact3d_backward_grad_input_generated);
m(upsample_linear1d_out_op, upsample_linear1d_out_generated);
m(upsample_linear1d_backward_grad_input_op, upsample_linear1d_backward_grad_input_generated);
m(upsample_bilinear2d_out_op, upsample_bilinear2d_out_generated);
m(upsample_bilinear2d_backward_grad_input_op, upsample_bilinear2d_backward_grad_input_generated);
m(upsample_trilinear3d_out_op, upsample_trilinear3d_out_generated);
m(upsample_trilinear3d_backward_grad_input_op, upsample_trilinear3d_backward_grad_input_generated);
m(upsample_bicubic2d_out_op, upsample_bicubic2d_out_generated);
m(upsample_bicubic2d_backward_grad_input_op, upsample_bicubic2d_backward_grad_input_generated);
m(_upsample_bilinear2d_aa_out_op, _upsample_bilinear2d_aa_out_generated);
m(_upsample_bilinear2d_aa_backward_grad_input_op, _upsample_bilinear2d_aa_backward_grad_input_generated);
m(_upsample_bicubic2d_aa_out_op, _upsample_bicubic2d_aa_out_generated);
m(_upsample_bicubic2d_aa_backward_grad_input_op, _upsample_bicubic2d_aa_backward_grad_input_generated);
m(grid_sampler_2d_out_op, grid_sampler_2d_out_generated);
m(grid_sampler_2d_backward_out_op, grid_sampler_2d_backward_out_generated);
m(grid_sampler_3d_out_op, grid_sampler_3d_out_generated);
m(grid_sampler_3d_backward_out_op, grid_sampler_3d_backward_out_generated);
m(affine_grid_generator_out_op, affine_grid_generator_out_generated);
m(multi_margin_loss_out_op, multi_margin_loss_out_generated);
m(multi_margin_loss_backward_grad_input_op, multi_margin_loss_backward_grad_input_generated);
m(multilabel_margin_loss_backward_grad_input_op, multilabel_margin_loss_backward_grad_input_generated);
m(rrelu_with_noise_backward_out_op, rrelu_with_noise_backward_out_generated);
m(_ctc_loss_out_op, _ctc_loss_out_generated);
m(_ctc_loss_backward_out_op, _ctc_loss_backward_out_generated);
m(fractional_max_pool2d_backward_grad_input_op, fractional_max_pool2d_backward_grad_input_generated);
m(fractional_max_pool3d_backward_grad_input_op, fractional_max_pool3d_backward_grad_input_generated);
m(conv_tbc_out_op, conv_tbc_out_generated);
m(_weight_norm_interface_out_op, _weight_norm_interface_out_generated);
m(_pack_padded_sequence_out_op, _pack_padded_sequence_out_generated);
