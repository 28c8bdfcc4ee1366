// @generated from native_functions.yaml by `npm run codegen`. Do not edit.
// Importing this file gives the operators their CompositeImplicitAutograd kernels.

import {
  kernelsFor,
} from "../../runtime/dispatch/register.js";
import {
  rrelu__composite,
  rrelu_composite,
} from "../../runtime/kernels/composite/activations.js";
import {
  _scaled_dot_product_attention_composite,
  _scaled_dot_product_attention_math_composite,
  gru_cell_composite,
  lstm_cell_composite,
  rnn_relu_cell_composite,
  rnn_tanh_cell_composite,
} from "../../runtime/kernels/composite/attention.js";
import {
  contiguous_composite,
  item_composite,
  to_device_composite,
  to_dtype_composite,
  to_dtype_layout_composite,
  to_other_composite,
  type_as_composite,
} from "../../runtime/kernels/composite/conversion.js";
import {
  conv_tbc_backward_composite,
} from "../../runtime/kernels/composite/convolution-tbc.js";
import {
  _convolution_composite,
  _convolution_double_backward_composite,
  _convolution_mode_composite,
  conv1d_composite,
  conv1d_padding_composite,
  conv2d_composite,
  conv2d_padding_composite,
  conv3d_composite,
  conv3d_padding_composite,
  conv_transpose1d_composite,
  conv_transpose2d_input_composite,
  conv_transpose3d_input_composite,
} from "../../runtime/kernels/composite/convolution.js";
import {
  corrcoef_composite,
  cov_composite,
  special_multigammaln_composite,
  special_multigammaln_out_composite,
} from "../../runtime/kernels/composite/covariance.js";
import {
  ctc_loss_IntList_composite,
  ctc_loss_Tensor_composite,
} from "../../runtime/kernels/composite/ctc-loss.js";
import {
  cdist_composite,
  cross_composite,
  pdist_composite,
} from "../../runtime/kernels/composite/distance.js";
import {
  einsum_composite,
} from "../../runtime/kernels/composite/einsum.js";
import {
  diagflat_composite,
  fill_diagonal__composite,
  linalg_diagonal_composite,
} from "../../runtime/kernels/composite/embedded-slices.js";
import {
  _embedding_bag_backward_composite,
  embedding_bag_composite,
  embedding_bag_padding_idx_composite,
} from "../../runtime/kernels/composite/embedding-bag.js";
import {
  empty_out_composite,
} from "../../runtime/kernels/composite/factories.js";
import {
  _foreach_abs__composite,
  _foreach_abs_composite,
  _foreach_acos__composite,
  _foreach_acos_composite,
  _foreach_add_List_composite,
  _foreach_add_ScalarList_composite,
  _foreach_add_Scalar_composite,
  _foreach_add__List_composite,
  _foreach_add__ScalarList_composite,
  _foreach_add__Scalar_composite,
  _foreach_addcdiv_ScalarList_composite,
  _foreach_addcdiv_Scalar_composite,
  _foreach_addcdiv__ScalarList_composite,
  _foreach_addcdiv__Scalar_composite,
  _foreach_addcmul_ScalarList_composite,
  _foreach_addcmul_Scalar_composite,
  _foreach_addcmul__ScalarList_composite,
  _foreach_addcmul__Scalar_composite,
  _foreach_asin__composite,
  _foreach_asin_composite,
  _foreach_atan__composite,
  _foreach_atan_composite,
  _foreach_ceil__composite,
  _foreach_ceil_composite,
  _foreach_cos__composite,
  _foreach_cos_composite,
  _foreach_cosh__composite,
  _foreach_cosh_composite,
  _foreach_div_List_composite,
  _foreach_div_ScalarList_composite,
  _foreach_div_Scalar_composite,
  _foreach_div__List_composite,
  _foreach_div__ScalarList_composite,
  _foreach_div__Scalar_composite,
  _foreach_erf__composite,
  _foreach_erf_composite,
  _foreach_erfc__composite,
  _foreach_erfc_composite,
  _foreach_exp__composite,
  _foreach_exp_composite,
  _foreach_expm1__composite,
  _foreach_expm1_composite,
  _foreach_floor__composite,
  _foreach_floor_composite,
  _foreach_frac__composite,
  _foreach_frac_composite,
  _foreach_lgamma__composite,
  _foreach_lgamma_composite,
  _foreach_log10__composite,
  _foreach_log10_composite,
  _foreach_log1p__composite,
  _foreach_log1p_composite,
  _foreach_log2__composite,
  _foreach_log2_composite,
  _foreach_log__composite,
  _foreach_log_composite,
  _foreach_maximum_List_composite,
  _foreach_maximum__List_composite,
  _foreach_minimum_List_composite,
  _foreach_minimum__List_composite,
  _foreach_mul_List_composite,
  _foreach_mul_ScalarList_composite,
  _foreach_mul_Scalar_composite,
  _foreach_mul__List_composite,
  _foreach_mul__ScalarList_composite,
  _foreach_mul__Scalar_composite,
  _foreach_neg__composite,
  _foreach_neg_composite,
  _foreach_norm_Scalar_composite,
  _foreach_reciprocal__composite,
  _foreach_reciprocal_composite,
  _foreach_round__composite,
  _foreach_round_composite,
  _foreach_sigmoid__composite,
  _foreach_sigmoid_composite,
  _foreach_sin__composite,
  _foreach_sin_composite,
  _foreach_sinh__composite,
  _foreach_sinh_composite,
  _foreach_sqrt__composite,
  _foreach_sqrt_composite,
  _foreach_sub_List_composite,
  _foreach_sub_ScalarList_composite,
  _foreach_sub_Scalar_composite,
  _foreach_sub__List_composite,
  _foreach_sub__ScalarList_composite,
  _foreach_sub__Scalar_composite,
  _foreach_tan__composite,
  _foreach_tan_composite,
  _foreach_tanh__composite,
  _foreach_tanh_composite,
  _foreach_trunc__composite,
  _foreach_trunc_composite,
  _foreach_zero__composite,
} from "../../runtime/kernels/composite/foreach.js";
import {
  fft_hfft2_composite,
  fft_hfft_composite,
  fft_hfftn_composite,
  fft_irfft2_composite,
  fft_irfft_composite,
  fft_irfftn_composite,
} from "../../runtime/kernels/composite/fourier.js";
import {
  _add_relu_Scalar_composite,
  _add_relu_Tensor_composite,
  _add_relu__Scalar_composite,
  _add_relu__Tensor_composite,
  _addmm_activation_composite,
  _aminmax_composite,
  _aminmax_dim_composite,
  _native_multi_head_attention_composite,
  _stack_composite,
  _transform_bias_rescale_qkv_composite,
  copy_composite,
} from "../../runtime/kernels/composite/fused.js";
import {
  gradient_array_composite,
  gradient_scalararray_composite,
  gradient_scalarint_composite,
  gradient_scalarrayarray_composite,
  gradient_scalarrayint_composite,
  gradient_tensorarray_composite,
  gradient_tensorarrayint_composite,
} from "../../runtime/kernels/composite/gradient.js";
import {
  affine_grid_generator_backward_composite,
  grid_sampler_composite,
} from "../../runtime/kernels/composite/grid-sampler.js";
import {
  argwhere_composite,
  embedding_backward_composite,
  gather_backward_composite,
  index_select_backward_composite,
  masked_select_backward_composite,
  nonzero_numpy_composite,
  one_hot_composite,
  repeat_interleave_self_Tensor_composite,
  repeat_interleave_self_int_composite,
  take_along_dim_composite,
  take_along_dim_out_composite,
  trace_backward_composite,
  value_selecting_reduction_backward_composite,
  where_ScalarOther_composite,
  where_ScalarSelf_composite,
  where_Scalar_composite,
  where_composite,
} from "../../runtime/kernels/composite/indexing.js";
import {
  cartesian_prod_composite,
  column_stack_composite,
  column_stack_out_composite,
  combinations_composite,
  concat_composite,
  concat_out_composite,
  concatenate_composite,
  concatenate_out_composite,
  dstack_composite,
  dstack_out_composite,
  fft_fftshift_composite,
  fft_ifftshift_composite,
  fliplr_composite,
  flipud_composite,
  hstack_composite,
  hstack_out_composite,
  linalg_vander_composite,
  meshgrid_composite,
  meshgrid_indexing_composite,
  pad_sequence_composite,
  row_stack_composite,
  row_stack_out_composite,
  tile_composite,
  unsafe_chunk_composite,
  vander_composite,
  vstack_composite,
  vstack_out_composite,
} from "../../runtime/kernels/composite/joining.js";
import {
  linalg_ldl_factor_composite,
  linalg_pinv_rcond_tensor_composite,
  orgqr_composite,
  orgqr_out_composite,
} from "../../runtime/kernels/composite/linalg-outputs.js";
import {
  _lu_with_info_composite,
  det_composite,
  inverse_composite,
  linalg_cholesky_composite,
  linalg_cond_composite,
  linalg_det_composite,
  linalg_eigh_composite,
  linalg_eigvalsh_composite,
  linalg_inv_composite,
  linalg_lu_factor_composite,
  linalg_matmul_composite,
  linalg_matrix_norm_composite,
  linalg_matrix_norm_str_ord_composite,
  linalg_matrix_power_composite,
  linalg_matrix_rank_atol_rtol_float_composite,
  linalg_matrix_rank_atol_rtol_tensor_composite,
  linalg_multi_dot_composite,
  linalg_norm_composite,
  linalg_norm_ord_str_composite,
  linalg_pinv_atol_rtol_float_composite,
  linalg_pinv_composite,
  linalg_slogdet_composite,
  linalg_solve_composite,
  linalg_solve_ex_composite,
  linalg_svd_composite,
  linalg_svdvals_composite,
  linalg_tensorinv_composite,
  linalg_tensorsolve_composite,
  linalg_vecdot_composite,
  logdet_composite,
  lu_solve_composite,
  matrix_exp_composite,
  matrix_power_composite,
  nuclear_norm_composite,
  nuclear_norm_dim_composite,
  pinverse_composite,
  qr_composite,
  slogdet_composite,
  svd_composite,
} from "../../runtime/kernels/composite/linalg.js";
import {
  cosine_embedding_loss_composite,
  cosine_similarity_composite,
  hinge_embedding_loss_composite,
  kl_div_composite,
  l1_loss_composite,
  margin_ranking_loss_composite,
  pairwise_distance_composite,
  poisson_nll_loss_composite,
  triplet_margin_loss_composite,
} from "../../runtime/kernels/composite/losses.js";
import {
  multilabel_margin_loss_composite,
} from "../../runtime/kernels/composite/margin-losses.js";
import {
  bilinear_composite,
  chain_matmul_composite,
  ger_composite,
  inner_composite,
  kron_composite,
  linear_composite,
  matmul_composite,
  outer_composite,
  tensordot_composite,
} from "../../runtime/kernels/composite/matmul.js";
import {
  cross_entropy_loss_composite,
  nll_loss2d_composite,
  nll_loss_composite,
  nll_loss_nd_composite,
} from "../../runtime/kernels/composite/nll-loss.js";
import {
  _batch_norm_impl_index_composite,
  batch_norm_composite,
  group_norm_composite,
  instance_norm_composite,
  layer_norm_composite,
  norm_except_dim_composite,
} from "../../runtime/kernels/composite/normalization.js";
import {
  _pack_padded_sequence_backward_composite,
  _pad_packed_sequence_composite,
} from "../../runtime/kernels/composite/packed-sequences.js";
import {
  _pad_circular_composite,
  _pad_enum_composite,
  pad_composite,
} from "../../runtime/kernels/composite/padding.js";
import {
  __and___Scalar_composite,
  __and___Tensor_composite,
  __iand___Scalar_composite,
  __iand___Tensor_composite,
  __ilshift___Scalar_composite,
  __ilshift___Tensor_composite,
  __ior___Scalar_composite,
  __ior___Tensor_composite,
  __irshift___Scalar_composite,
  __irshift___Tensor_composite,
  __ixor___Scalar_composite,
  __ixor___Tensor_composite,
  __lshift___Scalar_composite,
  __lshift___Tensor_composite,
  __or___Scalar_composite,
  __or___Tensor_composite,
  __rshift___Scalar_composite,
  __rshift___Tensor_composite,
  __xor___Scalar_composite,
  __xor___Tensor_composite,
  absolute__composite,
  absolute_composite,
  absolute_out_composite,
  arccos__composite,
  arccos_composite,
  arccos_out_composite,
  arccosh__composite,
  arccosh_composite,
  arccosh_out_composite,
  arcsin__composite,
  arcsin_composite,
  arcsin_out_composite,
  arcsinh__composite,
  arcsinh_composite,
  arcsinh_out_composite,
  arctan2__composite,
  arctan2_composite,
  arctan2_out_composite,
  arctan__composite,
  arctan_composite,
  arctan_out_composite,
  arctanh__composite,
  arctanh_composite,
  arctanh_out_composite,
  clip_Tensor_composite,
  clip_Tensor_out_composite,
  clip__Tensor_composite,
  clip__composite,
  clip_composite,
  clip_out_composite,
  divide_Scalar_composite,
  divide_Scalar_mode_composite,
  divide_Tensor_composite,
  divide_Tensor_mode_composite,
  divide__Scalar_composite,
  divide__Scalar_mode_composite,
  divide__Tensor_composite,
  divide__Tensor_mode_composite,
  divide_out_composite,
  divide_out_mode_composite,
  fix__composite,
  fix_composite,
  fix_out_composite,
  greater_Scalar_composite,
  greater_Scalar_out_composite,
  greater_Tensor_composite,
  greater_Tensor_out_composite,
  greater__Scalar_composite,
  greater__Tensor_composite,
  greater_equal_Scalar_composite,
  greater_equal_Scalar_out_composite,
  greater_equal_Tensor_composite,
  greater_equal_Tensor_out_composite,
  greater_equal__Scalar_composite,
  greater_equal__Tensor_composite,
  less_Scalar_composite,
  less_Scalar_out_composite,
  less_Tensor_composite,
  less_Tensor_out_composite,
  less__Scalar_composite,
  less__Tensor_composite,
  less_equal_Scalar_composite,
  less_equal_Scalar_out_composite,
  less_equal_Tensor_composite,
  less_equal_Tensor_out_composite,
  less_equal__Scalar_composite,
  less_equal__Tensor_composite,
  multiply_Scalar_composite,
  multiply_Tensor_composite,
  multiply__Scalar_composite,
  multiply__Tensor_composite,
  multiply_out_composite,
  negative__composite,
  negative_composite,
  negative_out_composite,
  not_equal_Scalar_composite,
  not_equal_Scalar_out_composite,
  not_equal_Tensor_composite,
  not_equal_Tensor_out_composite,
  not_equal__Scalar_composite,
  not_equal__Tensor_composite,
  special_digamma_composite,
  special_digamma_out_composite,
  special_erf_composite,
  special_erf_out_composite,
  special_erfc_composite,
  special_erfc_out_composite,
  special_erfinv_composite,
  special_erfinv_out_composite,
  special_exp2_composite,
  special_exp2_out_composite,
  special_expit_composite,
  special_expit_out_composite,
  special_expm1_composite,
  special_expm1_out_composite,
  special_gammaln_composite,
  special_gammaln_out_composite,
  special_log1p_composite,
  special_log1p_out_composite,
  special_logit_composite,
  special_logit_out_composite,
  special_polygamma_composite,
  special_polygamma_out_composite,
  special_psi_composite,
  special_psi_out_composite,
  special_round_composite,
  special_round_out_composite,
  special_sinc_composite,
  special_sinc_out_composite,
  special_xlogy_composite,
  special_xlogy_other_scalar_composite,
  special_xlogy_other_scalar_out_composite,
  special_xlogy_out_composite,
  special_xlogy_self_scalar_composite,
  special_xlogy_self_scalar_out_composite,
  subtract_Scalar_composite,
  subtract_Tensor_composite,
  subtract__Scalar_composite,
  subtract__Tensor_composite,
  subtract_out_composite,
  true_divide_Scalar_composite,
  true_divide_Tensor_composite,
  true_divide__Scalar_composite,
  true_divide__Tensor_composite,
  true_divide_out_composite,
} from "../../runtime/kernels/composite/pointwise-aliases.js";
import {
  float_power_Scalar_composite,
  float_power_Scalar_out_composite,
  float_power_Tensor_Scalar_composite,
  float_power_Tensor_Scalar_out_composite,
  float_power_Tensor_Tensor_composite,
  float_power_Tensor_Tensor_out_composite,
  float_power__Scalar_composite,
  float_power__Tensor_composite,
  log_sigmoid_composite,
  log_sigmoid_out_composite,
  relu6__composite,
  relu6_composite,
  selu__composite,
  selu_composite,
  square__composite,
  square_composite,
  square_out_composite,
} from "../../runtime/kernels/composite/pointwise.js";
import {
  adaptive_avg_pool1d_composite,
  adaptive_avg_pool2d_composite,
  adaptive_avg_pool3d_composite,
  adaptive_max_pool1d_composite,
  avg_pool1d_composite,
  max_pool1d_composite,
  max_pool1d_with_indices_composite,
  max_pool2d_composite,
  max_pool3d_composite,
} from "../../runtime/kernels/composite/pooling.js";
import {
  _cast_Byte_composite,
  _cast_Double_composite,
  _cast_Float_composite,
  _cast_Int_composite,
  _cast_Long_composite,
  _shape_as_tensor_composite,
  can_cast_composite,
  conj_composite,
  conj_physical_composite,
  is_complex_composite,
  is_conj_composite,
  is_floating_point_composite,
  is_neg_composite,
  is_nonzero_composite,
  is_signed_composite,
  isreal_composite,
  positive_composite,
  promote_types_composite,
  real_composite,
  resolve_conj_composite,
  resolve_neg_composite,
  result_type_Scalar_Scalar_composite,
  result_type_Scalar_Tensor_composite,
  result_type_Scalar_composite,
  result_type_Tensor_composite,
  size_int_composite,
  stride_int_composite,
  sum_to_size_composite,
} from "../../runtime/kernels/composite/properties.js";
import {
  alpha_dropout__composite,
  alpha_dropout_composite,
  bernoulli_p_composite,
  dropout__composite,
  dropout_composite,
  feature_alpha_dropout__composite,
  feature_alpha_dropout_composite,
  feature_dropout__composite,
  feature_dropout_composite,
} from "../../runtime/kernels/composite/random.js";
import {
  gru_input_composite,
  lstm_input_composite,
  rnn_relu_input_composite,
  rnn_tanh_input_composite,
} from "../../runtime/kernels/composite/recurrent.js";
import {
  cumulative_trapezoid_dx_composite,
  cumulative_trapezoid_x_composite,
  diff_composite,
  frobenius_norm_composite,
  frobenius_norm_dim_composite,
  isclose_composite,
  max_other_composite,
  max_out_composite,
  min_other_composite,
  min_out_composite,
  nanmean_composite,
  nanmean_out_composite,
  nanquantile_composite,
  nanquantile_scalar_composite,
  quantile_composite,
  quantile_scalar_composite,
  std_composite,
  std_dim_composite,
  std_mean_composite,
  std_mean_dim_composite,
  std_out_composite,
  trapezoid_dx_composite,
  trapezoid_x_composite,
  trapz_dx_composite,
  trapz_x_composite,
  var_composite,
  var_dim_composite,
  var_mean_composite,
  var_mean_dim_composite,
  var_out_composite,
} from "../../runtime/kernels/composite/reductions.js";
import {
  channel_shuffle_composite,
} from "../../runtime/kernels/composite/shuffle.js";
import {
  log_softmax_int_composite,
  softmax_int_composite,
  special_log_softmax_composite,
  special_softmax_composite,
} from "../../runtime/kernels/composite/softmax.js";
import {
  argsort_composite,
  cummaxmin_backward_composite,
  histogramdd_TensorList_bins_composite,
  histogramdd_composite,
  histogramdd_int_bins_composite,
  msort_composite,
} from "../../runtime/kernels/composite/sort.js";
import {
  ldexp_Tensor_composite,
  ldexp__composite,
  ldexp_out_composite,
  special_gammainc_composite,
  special_gammainc_out_composite,
  special_gammaincc_composite,
  special_gammaincc_out_composite,
  special_i0_composite,
  special_i0_out_composite,
  special_logsumexp_composite,
  special_logsumexp_out_composite,
  special_ndtr_composite,
} from "../../runtime/kernels/composite/special.js";
import {
  chunk_composite,
  dsplit_array_composite,
  dsplit_int_composite,
  hsplit_array_composite,
  hsplit_int_composite,
  split_sizes_composite,
  tensor_split_indices_composite,
  tensor_split_sections_composite,
  tensor_split_tensor_indices_or_sections_composite,
  vsplit_array_composite,
  vsplit_int_composite,
} from "../../runtime/kernels/composite/splitting.js";
import {
  detach_copy_composite,
} from "../../runtime/kernels/composite/view-copies.js";
import {
  adjoint_composite,
  atleast_1d_Sequence_composite,
  atleast_1d_composite,
  atleast_2d_Sequence_composite,
  atleast_2d_composite,
  atleast_3d_Sequence_composite,
  atleast_3d_composite,
  broadcast_tensors_composite,
  broadcast_to_composite,
  expand_as_composite,
  flatten_using_ints_composite,
  mH_composite,
  mT_composite,
  matrix_H_composite,
  moveaxis_int_composite,
  moveaxis_intlist_composite,
  movedim_int_composite,
  movedim_intlist_composite,
  narrow_Tensor_composite,
  narrow_composite,
  numpy_T_composite,
  ravel_composite,
  reshape_as_composite,
  reshape_composite,
  swapaxes__composite,
  swapaxes_composite,
  swapdims__composite,
  swapdims_composite,
  unflatten_int_composite,
  view_as_composite,
} from "../../runtime/kernels/composite/views.js";
import {
  _weight_norm_composite,
  _weight_norm_differentiable_backward_composite,
  _weight_norm_interface_backward_composite,
} from "../../runtime/kernels/composite/weight-norm.js";
import {
  cumprod_backward_composite,
} from "../../runtime/kernels/derivatives/reductions.js";
import {
  diag_backward_composite,
} from "../../runtime/kernels/derivatives/views.js";
import {
  __and___Scalar_op,
  __and___Tensor_op,
  __iand___Scalar_op,
  __iand___Tensor_op,
  __ilshift___Scalar_op,
  __ilshift___Tensor_op,
  __ior___Scalar_op,
  __ior___Tensor_op,
  __irshift___Scalar_op,
  __irshift___Tensor_op,
  __ixor___Scalar_op,
  __ixor___Tensor_op,
  __lshift___Scalar_op,
  __lshift___Tensor_op,
  __or___Scalar_op,
  __or___Tensor_op,
  __rshift___Scalar_op,
  __rshift___Tensor_op,
  __xor___Scalar_op,
  __xor___Tensor_op,
  _add_relu_Scalar_op,
  _add_relu_Tensor_op,
  _add_relu__Scalar_op,
  _add_relu__Tensor_op,
  _addmm_activation_op,
  _aminmax_dim_op,
  _aminmax_op,
  _batch_norm_impl_index_op,
  _cast_Byte_op,
  _cast_Double_op,
  _cast_Float_op,
  _cast_Int_op,
  _cast_Long_op,
  _convolution_double_backward_op,
  _convolution_mode_op,
  _convolution_op,
  _embedding_bag_backward_op,
  _foreach_abs__op,
  _foreach_abs_op,
  _foreach_acos__op,
  _foreach_acos_op,
  _foreach_add_List_op,
  _foreach_add_ScalarList_op,
  _foreach_add_Scalar_op,
  _foreach_add__List_op,
  _foreach_add__ScalarList_op,
  _foreach_add__Scalar_op,
  _foreach_addcdiv_ScalarList_op,
  _foreach_addcdiv_Scalar_op,
  _foreach_addcdiv__ScalarList_op,
  _foreach_addcdiv__Scalar_op,
  _foreach_addcmul_ScalarList_op,
  _foreach_addcmul_Scalar_op,
  _foreach_addcmul__ScalarList_op,
  _foreach_addcmul__Scalar_op,
  _foreach_asin__op,
  _foreach_asin_op,
  _foreach_atan__op,
  _foreach_atan_op,
  _foreach_ceil__op,
  _foreach_ceil_op,
  _foreach_cos__op,
  _foreach_cos_op,
  _foreach_cosh__op,
  _foreach_cosh_op,
  _foreach_div_List_op,
  _foreach_div_ScalarList_op,
  _foreach_div_Scalar_op,
  _foreach_div__List_op,
  _foreach_div__ScalarList_op,
  _foreach_div__Scalar_op,
  _foreach_erf__op,
  _foreach_erf_op,
  _foreach_erfc__op,
  _foreach_erfc_op,
  _foreach_exp__op,
  _foreach_exp_op,
  _foreach_expm1__op,
  _foreach_expm1_op,
  _foreach_floor__op,
  _foreach_floor_op,
  _foreach_frac__op,
  _foreach_frac_op,
  _foreach_lgamma__op,
  _foreach_lgamma_op,
  _foreach_log10__op,
  _foreach_log10_op,
  _foreach_log1p__op,
  _foreach_log1p_op,
  _foreach_log2__op,
  _foreach_log2_op,
  _foreach_log__op,
  _foreach_log_op,
  _foreach_maximum_List_op,
  _foreach_maximum__List_op,
  _foreach_minimum_List_op,
  _foreach_minimum__List_op,
  _foreach_mul_List_op,
  _foreach_mul_ScalarList_op,
  _foreach_mul_Scalar_op,
  _foreach_mul__List_op,
  _foreach_mul__ScalarList_op,
  _foreach_mul__Scalar_op,
  _foreach_neg__op,
  _foreach_neg_op,
  _foreach_norm_Scalar_op,
  _foreach_reciprocal__op,
  _foreach_reciprocal_op,
  _foreach_round__op,
  _foreach_round_op,
  _foreach_sigmoid__op,
  _foreach_sigmoid_op,
  _foreach_sin__op,
  _foreach_sin_op,
  _foreach_sinh__op,
  _foreach_sinh_op,
  _foreach_sqrt__op,
  _foreach_sqrt_op,
  _foreach_sub_List_op,
  _foreach_sub_ScalarList_op,
  _foreach_sub_Scalar_op,
  _foreach_sub__List_op,
  _foreach_sub__ScalarList_op,
  _foreach_sub__Scalar_op,
  _foreach_tan__op,
  _foreach_tan_op,
  _foreach_tanh__op,
  _foreach_tanh_op,
  _foreach_trunc__op,
  _foreach_trunc_op,
  _foreach_zero__op,
  _lu_with_info_op,
  _native_multi_head_attention_op,
  _pack_padded_sequence_backward_op,
  _pad_circular_op,
  _pad_enum_op,
  _pad_packed_sequence_op,
  _scaled_dot_product_attention_forward_op,
  _scaled_dot_product_attention_math_op,
  _scaled_dot_product_attention_op,
  _shape_as_tensor_op,
  _stack_op,
  _transform_bias_rescale_qkv_op,
  _weight_norm_differentiable_backward_op,
  _weight_norm_interface_backward_op,
  _weight_norm_op,
  absolute__op,
  absolute_op,
  absolute_out_op,
  adaptive_avg_pool1d_op,
  adaptive_avg_pool2d_op,
  adaptive_avg_pool3d_op,
  adaptive_max_pool1d_op,
  adjoint_op,
  affine_grid_generator_backward_op,
  alpha_dropout__op,
  alpha_dropout_op,
  arccos__op,
  arccos_op,
  arccos_out_op,
  arccosh__op,
  arccosh_op,
  arccosh_out_op,
  arcsin__op,
  arcsin_op,
  arcsin_out_op,
  arcsinh__op,
  arcsinh_op,
  arcsinh_out_op,
  arctan2__op,
  arctan2_op,
  arctan2_out_op,
  arctan__op,
  arctan_op,
  arctan_out_op,
  arctanh__op,
  arctanh_op,
  arctanh_out_op,
  argsort_op,
  argwhere_op,
  atleast_1d_Sequence_op,
  atleast_1d_op,
  atleast_2d_Sequence_op,
  atleast_2d_op,
  atleast_3d_Sequence_op,
  atleast_3d_op,
  avg_pool1d_op,
  batch_norm_op,
  bernoulli_p_op,
  bilinear_op,
  broadcast_tensors_op,
  broadcast_to_op,
  can_cast_op,
  cartesian_prod_op,
  cdist_op,
  chain_matmul_op,
  chain_matmul_out_op,
  channel_shuffle_op,
  chunk_op,
  clip_Tensor_op,
  clip_Tensor_out_op,
  clip__Tensor_op,
  clip__op,
  clip_op,
  clip_out_op,
  column_stack_op,
  column_stack_out_op,
  combinations_op,
  concat_op,
  concat_out_op,
  concatenate_op,
  concatenate_out_op,
  conj_op,
  conj_physical_op,
  contiguous_op,
  conv1d_op,
  conv1d_padding_op,
  conv2d_op,
  conv2d_padding_op,
  conv3d_op,
  conv3d_padding_op,
  conv_tbc_backward_op,
  conv_transpose1d_op,
  conv_transpose2d_input_op,
  conv_transpose3d_input_op,
  copy_op,
  corrcoef_op,
  cosine_embedding_loss_op,
  cosine_similarity_op,
  cov_op,
  cross_entropy_loss_op,
  cross_op,
  cross_out_op,
  ctc_loss_IntList_op,
  ctc_loss_Tensor_op,
  cummaxmin_backward_op,
  cumprod_backward_op,
  cumulative_trapezoid_dx_op,
  cumulative_trapezoid_x_op,
  det_op,
  detach_copy_op,
  diag_backward_op,
  diagflat_op,
  diff_op,
  diff_out_op,
  divide_Scalar_mode_op,
  divide_Scalar_op,
  divide_Tensor_mode_op,
  divide_Tensor_op,
  divide__Scalar_mode_op,
  divide__Scalar_op,
  divide__Tensor_mode_op,
  divide__Tensor_op,
  divide_out_mode_op,
  divide_out_op,
  dropout__op,
  dropout_op,
  dsplit_array_op,
  dsplit_int_op,
  dstack_op,
  dstack_out_op,
  einsum_op,
  embedding_backward_op,
  embedding_bag_op,
  embedding_bag_padding_idx_op,
  empty_out_op,
  expand_as_op,
  feature_alpha_dropout__op,
  feature_alpha_dropout_op,
  feature_dropout__op,
  feature_dropout_op,
  fft_fftshift_op,
  fft_hfft2_op,
  fft_hfft2_out_op,
  fft_hfft_op,
  fft_hfft_out_op,
  fft_hfftn_op,
  fft_hfftn_out_op,
  fft_ifftshift_op,
  fft_irfft2_op,
  fft_irfft2_out_op,
  fft_irfft_op,
  fft_irfft_out_op,
  fft_irfftn_op,
  fft_irfftn_out_op,
  fill_diagonal__op,
  fix__op,
  fix_op,
  fix_out_op,
  flatten_using_ints_op,
  fliplr_op,
  flipud_op,
  float_power_Scalar_op,
  float_power_Scalar_out_op,
  float_power_Tensor_Scalar_op,
  float_power_Tensor_Scalar_out_op,
  float_power_Tensor_Tensor_op,
  float_power_Tensor_Tensor_out_op,
  float_power__Scalar_op,
  float_power__Tensor_op,
  frobenius_norm_dim_op,
  frobenius_norm_op,
  frobenius_norm_out_op,
  gather_backward_op,
  ger_op,
  ger_out_op,
  gradient_array_op,
  gradient_scalararray_op,
  gradient_scalarint_op,
  gradient_scalarrayarray_op,
  gradient_scalarrayint_op,
  gradient_tensorarray_op,
  gradient_tensorarrayint_op,
  greater_Scalar_op,
  greater_Scalar_out_op,
  greater_Tensor_op,
  greater_Tensor_out_op,
  greater__Scalar_op,
  greater__Tensor_op,
  greater_equal_Scalar_op,
  greater_equal_Scalar_out_op,
  greater_equal_Tensor_op,
  greater_equal_Tensor_out_op,
  greater_equal__Scalar_op,
  greater_equal__Tensor_op,
  grid_sampler_op,
  group_norm_op,
  gru_cell_op,
  gru_input_op,
  hinge_embedding_loss_op,
  histogramdd_TensorList_bins_op,
  histogramdd_int_bins_op,
  histogramdd_op,
  hsplit_array_op,
  hsplit_int_op,
  hstack_op,
  hstack_out_op,
  index_select_backward_op,
  inner_op,
  instance_norm_op,
  inverse_op,
  inverse_out_op,
  is_complex_op,
  is_conj_op,
  is_floating_point_op,
  is_neg_op,
  is_nonzero_op,
  is_signed_op,
  isclose_op,
  isreal_op,
  item_op,
  kl_div_op,
  kron_op,
  kron_out_op,
  l1_loss_op,
  layer_norm_op,
  ldexp_Tensor_op,
  ldexp__op,
  ldexp_out_op,
  less_Scalar_op,
  less_Scalar_out_op,
  less_Tensor_op,
  less_Tensor_out_op,
  less__Scalar_op,
  less__Tensor_op,
  less_equal_Scalar_op,
  less_equal_Scalar_out_op,
  less_equal_Tensor_op,
  less_equal_Tensor_out_op,
  less_equal__Scalar_op,
  less_equal__Tensor_op,
  linalg_cholesky_op,
  linalg_cholesky_out_op,
  linalg_cond_op,
  linalg_cond_out_op,
  linalg_det_op,
  linalg_det_out_op,
  linalg_diagonal_op,
  linalg_eigh_eigvals_op,
  linalg_eigh_op,
  linalg_eigvalsh_op,
  linalg_eigvalsh_out_op,
  linalg_inv_op,
  linalg_inv_out_op,
  linalg_ldl_factor_op,
  linalg_lu_factor_op,
  linalg_lu_factor_out_op,
  linalg_matmul_op,
  linalg_matmul_out_op,
  linalg_matrix_norm_op,
  linalg_matrix_norm_out_op,
  linalg_matrix_norm_str_ord_op,
  linalg_matrix_norm_str_ord_out_op,
  linalg_matrix_power_op,
  linalg_matrix_power_out_op,
  linalg_matrix_rank_atol_rtol_float_op,
  linalg_matrix_rank_atol_rtol_float_out_op,
  linalg_matrix_rank_atol_rtol_tensor_op,
  linalg_matrix_rank_atol_rtol_tensor_out_op,
  linalg_multi_dot_op,
  linalg_multi_dot_out_op,
  linalg_norm_op,
  linalg_norm_ord_str_op,
  linalg_norm_ord_str_out_op,
  linalg_norm_out_op,
  linalg_pinv_atol_rtol_float_op,
  linalg_pinv_atol_rtol_float_out_op,
  linalg_pinv_op,
  linalg_pinv_out_op,
  linalg_pinv_out_rcond_tensor_op,
  linalg_pinv_rcond_tensor_op,
  linalg_slogdet_op,
  linalg_slogdet_out_op,
  linalg_solve_ex_op,
  linalg_solve_ex_out_op,
  linalg_solve_op,
  linalg_solve_out_op,
  linalg_svd_U_op,
  linalg_svd_op,
  linalg_svdvals_op,
  linalg_svdvals_out_op,
  linalg_tensorinv_op,
  linalg_tensorinv_out_op,
  linalg_tensorsolve_op,
  linalg_tensorsolve_out_op,
  linalg_vander_op,
  linalg_vecdot_op,
  linalg_vecdot_out_op,
  linear_op,
  linear_out_op,
  log_sigmoid_op,
  log_sigmoid_out_op,
  log_softmax_int_op,
  logdet_op,
  lstm_cell_op,
  lstm_input_op,
  lu_solve_op,
  lu_solve_out_op,
  mH_op,
  mT_op,
  margin_ranking_loss_op,
  masked_select_backward_op,
  matmul_op,
  matmul_out_op,
  matrix_H_op,
  matrix_exp_op,
  matrix_power_op,
  matrix_power_out_op,
  max_other_op,
  max_out_op,
  max_pool1d_op,
  max_pool1d_with_indices_op,
  max_pool2d_op,
  max_pool3d_op,
  meshgrid_indexing_op,
  meshgrid_op,
  min_other_op,
  min_out_op,
  moveaxis_int_op,
  moveaxis_intlist_op,
  movedim_int_op,
  movedim_intlist_op,
  msort_op,
  msort_out_op,
  multilabel_margin_loss_op,
  multilabel_margin_loss_out_op,
  multiply_Scalar_op,
  multiply_Tensor_op,
  multiply__Scalar_op,
  multiply__Tensor_op,
  multiply_out_op,
  nanmean_op,
  nanmean_out_op,
  nanquantile_op,
  nanquantile_out_op,
  nanquantile_scalar_op,
  nanquantile_scalar_out_op,
  narrow_Tensor_op,
  narrow_op,
  negative__op,
  negative_op,
  negative_out_op,
  nll_loss2d_op,
  nll_loss2d_out_op,
  nll_loss_nd_op,
  nll_loss_op,
  nll_loss_out_op,
  nonzero_numpy_op,
  norm_except_dim_op,
  not_equal_Scalar_op,
  not_equal_Scalar_out_op,
  not_equal_Tensor_op,
  not_equal_Tensor_out_op,
  not_equal__Scalar_op,
  not_equal__Tensor_op,
  nuclear_norm_dim_op,
  nuclear_norm_dim_out_op,
  nuclear_norm_op,
  nuclear_norm_out_op,
  numpy_T_op,
  one_hot_op,
  orgqr_op,
  orgqr_out_op,
  outer_op,
  outer_out_op,
  pad_op,
  pad_sequence_op,
  pairwise_distance_op,
  pdist_op,
  pinverse_op,
  poisson_nll_loss_op,
  positive_op,
  promote_types_op,
  qr_Q_op,
  qr_op,
  quantile_op,
  quantile_out_op,
  quantile_scalar_op,
  quantile_scalar_out_op,
  ravel_op,
  real_op,
  relu6__op,
  relu6_op,
  repeat_interleave_self_Tensor_op,
  repeat_interleave_self_int_op,
  reshape_as_op,
  reshape_op,
  resolve_conj_op,
  resolve_neg_op,
  result_type_Scalar_Scalar_op,
  result_type_Scalar_Tensor_op,
  result_type_Scalar_op,
  result_type_Tensor_op,
  rnn_relu_cell_op,
  rnn_relu_input_op,
  rnn_tanh_cell_op,
  rnn_tanh_input_op,
  row_stack_op,
  row_stack_out_op,
  rrelu__op,
  rrelu_op,
  selu__op,
  selu_op,
  size_int_op,
  slogdet_op,
  slogdet_out_op,
  softmax_int_op,
  special_digamma_op,
  special_digamma_out_op,
  special_erf_op,
  special_erf_out_op,
  special_erfc_op,
  special_erfc_out_op,
  special_erfinv_op,
  special_erfinv_out_op,
  special_exp2_op,
  special_exp2_out_op,
  special_expit_op,
  special_expit_out_op,
  special_expm1_op,
  special_expm1_out_op,
  special_gammainc_op,
  special_gammainc_out_op,
  special_gammaincc_op,
  special_gammaincc_out_op,
  special_gammaln_op,
  special_gammaln_out_op,
  special_i0_op,
  special_i0_out_op,
  special_log1p_op,
  special_log1p_out_op,
  special_log_softmax_op,
  special_logit_op,
  special_logit_out_op,
  special_logsumexp_op,
  special_logsumexp_out_op,
  special_multigammaln_op,
  special_multigammaln_out_op,
  special_ndtr_op,
  special_ndtr_out_op,
  special_polygamma_op,
  special_polygamma_out_op,
  special_psi_op,
  special_psi_out_op,
  special_round_op,
  special_round_out_op,
  special_sinc_op,
  special_sinc_out_op,
  special_softmax_op,
  special_xlogy_op,
  special_xlogy_other_scalar_op,
  special_xlogy_other_scalar_out_op,
  special_xlogy_out_op,
  special_xlogy_self_scalar_op,
  special_xlogy_self_scalar_out_op,
  split_sizes_op,
  square__op,
  square_op,
  square_out_op,
  std_dim_op,
  std_mean_dim_op,
  std_mean_op,
  std_op,
  std_out_op,
  stride_int_op,
  subtract_Scalar_op,
  subtract_Tensor_op,
  subtract__Scalar_op,
  subtract__Tensor_op,
  subtract_out_op,
  sum_to_size_op,
  svd_U_op,
  svd_op,
  swapaxes__op,
  swapaxes_op,
  swapdims__op,
  swapdims_op,
  take_along_dim_op,
  take_along_dim_out_op,
  tensor_split_indices_op,
  tensor_split_sections_op,
  tensor_split_tensor_indices_or_sections_op,
  tensordot_op,
  tile_op,
  to_device_op,
  to_dtype_layout_op,
  to_dtype_op,
  to_other_op,
  trace_backward_op,
  trapezoid_dx_op,
  trapezoid_x_op,
  trapz_dx_op,
  trapz_x_op,
  triplet_margin_loss_op,
  true_divide_Scalar_op,
  true_divide_Tensor_op,
  true_divide__Scalar_op,
  true_divide__Tensor_op,
  true_divide_out_op,
  type_as_op,
  unflatten_int_op,
  unsafe_chunk_op,
  value_selecting_reduction_backward_op,
  vander_op,
  var_default_op,
  var_dim_op,
  var_mean_dim_op,
  var_mean_op,
  var_out_op,
  view_as_op,
  vsplit_array_op,
  vsplit_int_op,
  vstack_op,
  vstack_out_op,
  where_ScalarOther_op,
  where_ScalarSelf_op,
  where_Scalar_op,
  where_op,
} from "../operators.js";
import {
  chain_matmul_out_generated,
  cross_out_generated,
  diff_out_generated,
  fft_hfft2_out_generated,
  fft_hfft_out_generated,
  fft_hfftn_out_generated,
  fft_irfft2_out_generated,
  fft_irfft_out_generated,
  fft_irfftn_out_generated,
  frobenius_norm_out_generated,
  ger_out_generated,
  inverse_out_generated,
  kron_out_generated,
  linalg_cholesky_out_generated,
  linalg_cond_out_generated,
  linalg_det_out_generated,
  linalg_eigh_eigvals_generated,
  linalg_eigvalsh_out_generated,
  linalg_inv_out_generated,
  linalg_lu_factor_out_generated,
  linalg_matmul_out_generated,
  linalg_matrix_norm_out_generated,
  linalg_matrix_norm_str_ord_out_generated,
  linalg_matrix_power_out_generated,
  linalg_matrix_rank_atol_rtol_float_out_generated,
  linalg_matrix_rank_atol_rtol_tensor_out_generated,
  linalg_multi_dot_out_generated,
  linalg_norm_ord_str_out_generated,
  linalg_norm_out_generated,
  linalg_pinv_atol_rtol_float_out_generated,
  linalg_pinv_out_generated,
  linalg_pinv_out_rcond_tensor_generated,
  linalg_slogdet_out_generated,
  linalg_solve_ex_out_generated,
  linalg_solve_out_generated,
  linalg_svd_U_generated,
  linalg_svdvals_out_generated,
  linalg_tensorinv_out_generated,
  linalg_tensorsolve_out_generated,
  linalg_vecdot_out_generated,
  linear_out_generated,
  lu_solve_out_generated,
  matmul_out_generated,
  matrix_power_out_generated,
  msort_out_generated,
  multilabel_margin_loss_out_generated,
  nanquantile_out_generated,
  nanquantile_scalar_out_generated,
  nll_loss2d_out_generated,
  nll_loss_out_generated,
  nuclear_norm_dim_out_generated,
  nuclear_norm_out_generated,
  outer_out_generated,
  qr_Q_generated,
  quantile_out_generated,
  quantile_scalar_out_generated,
  slogdet_out_generated,
  special_ndtr_out_generated,
  svd_U_generated,
} from "../variants.js";

const m = kernelsFor("CompositeImplicitAutograd", "generated/register/composite-implicit-autograd.ts");

m(absolute_op, absolute_composite);
m(absolute__op, absolute__composite);
m(absolute_out_op, absolute_out_composite);
m(negative_op, negative_composite);
m(negative__op, negative__composite);
m(negative_out_op, negative_out_composite);
m(arcsin_op, arcsin_composite);
m(arcsin__op, arcsin__composite);
m(arcsin_out_op, arcsin_out_composite);
m(arccos_op, arccos_composite);
m(arccos__op, arccos__composite);
m(arccos_out_op, arccos_out_composite);
m(arctan_op, arctan_composite);
m(arctan__op, arctan__composite);
m(arctan_out_op, arctan_out_composite);
m(arcsinh_op, arcsinh_composite);
m(arcsinh__op, arcsinh__composite);
m(arcsinh_out_op, arcsinh_out_composite);
m(arccosh_op, arccosh_composite);
m(arccosh__op, arccosh__composite);
m(arccosh_out_op, arccosh_out_composite);
m(arctanh_op, arctanh_composite);
m(arctanh__op, arctanh__composite);
m(arctanh_out_op, arctanh_out_composite);
m(square_op, square_composite);
m(square__op, square__composite);
m(square_out_op, square_out_composite);
m(fix_op, fix_composite);
m(fix__op, fix__composite);
m(fix_out_op, fix_out_composite);
m(subtract_Tensor_op, subtract_Tensor_composite);
m(subtract__Tensor_op, subtract__Tensor_composite);
m(subtract_out_op, subtract_out_composite);
m(subtract_Scalar_op, subtract_Scalar_composite);
m(subtract__Scalar_op, subtract__Scalar_composite);
m(multiply_Tensor_op, multiply_Tensor_composite);
m(multiply__Tensor_op, multiply__Tensor_composite);
m(multiply_out_op, multiply_out_composite);
m(multiply_Scalar_op, multiply_Scalar_composite);
m(multiply__Scalar_op, multiply__Scalar_composite);
m(divide_Tensor_op, divide_Tensor_composite);
m(divide__Tensor_op, divide__Tensor_composite);
m(divide_out_op, divide_out_composite);
m(divide_Scalar_op, divide_Scalar_composite);
m(divide__Scalar_op, divide__Scalar_composite);
m(divide_Tensor_mode_op, divide_Tensor_mode_composite);
m(divide__Tensor_mode_op, divide__Tensor_mode_composite);
m(divide_out_mode_op, divide_out_mode_composite);
m(divide_Scalar_mode_op, divide_Scalar_mode_composite);
m(divide__Scalar_mode_op, divide__Scalar_mode_composite);
m(true_divide_Tensor_op, true_divide_Tensor_composite);
m(true_divide__Tensor_op, true_divide__Tensor_composite);
m(true_divide_out_op, true_divide_out_composite);
m(true_divide_Scalar_op, true_divide_Scalar_composite);
m(true_divide__Scalar_op, true_divide__Scalar_composite);
m(float_power_Tensor_Tensor_op, float_power_Tensor_Tensor_composite);
m(float_power__Tensor_op, float_power__Tensor_composite);
m(float_power_Tensor_Tensor_out_op, float_power_Tensor_Tensor_out_composite);
m(float_power_Tensor_Scalar_op, float_power_Tensor_Scalar_composite);
m(float_power__Scalar_op, float_power__Scalar_composite);
m(float_power_Tensor_Scalar_out_op, float_power_Tensor_Scalar_out_composite);
m(float_power_Scalar_op, float_power_Scalar_composite);
m(float_power_Scalar_out_op, float_power_Scalar_out_composite);
m(arctan2_op, arctan2_composite);
m(arctan2__op, arctan2__composite);
m(arctan2_out_op, arctan2_out_composite);
m(not_equal_Tensor_op, not_equal_Tensor_composite);
m(not_equal__Tensor_op, not_equal__Tensor_composite);
m(not_equal_Tensor_out_op, not_equal_Tensor_out_composite);
m(not_equal_Scalar_op, not_equal_Scalar_composite);
m(not_equal__Scalar_op, not_equal__Scalar_composite);
m(not_equal_Scalar_out_op, not_equal_Scalar_out_composite);
m(less_Tensor_op, less_Tensor_composite);
m(less__Tensor_op, less__Tensor_composite);
m(less_Tensor_out_op, less_Tensor_out_composite);
m(less_Scalar_op, less_Scalar_composite);
m(less__Scalar_op, less__Scalar_composite);
m(less_Scalar_out_op, less_Scalar_out_composite);
m(less_equal_Tensor_op, less_equal_Tensor_composite);
m(less_equal__Tensor_op, less_equal__Tensor_composite);
m(less_equal_Tensor_out_op, less_equal_Tensor_out_composite);
m(less_equal_Scalar_op, less_equal_Scalar_composite);
m(less_equal__Scalar_op, less_equal__Scalar_composite);
m(less_equal_Scalar_out_op, less_equal_Scalar_out_composite);
m(greater_Tensor_op, greater_Tensor_composite);
m(greater__Tensor_op, greater__Tensor_composite);
m(greater_Tensor_out_op, greater_Tensor_out_composite);
m(greater_Scalar_op, greater_Scalar_composite);
m(greater__Scalar_op, greater__Scalar_composite);
m(greater_Scalar_out_op, greater_Scalar_out_composite);
m(greater_equal_Tensor_op, greater_equal_Tensor_composite);
m(greater_equal__Tensor_op, greater_equal__Tensor_composite);
m(greater_equal_Tensor_out_op, greater_equal_Tensor_out_composite);
m(greater_equal_Scalar_op, greater_equal_Scalar_composite);
m(greater_equal__Scalar_op, greater_equal__Scalar_composite);
m(greater_equal_Scalar_out_op, greater_equal_Scalar_out_composite);
m(__and___Tensor_op, __and___Tensor_composite);
m(__iand___Tensor_op, __iand___Tensor_composite);
m(__and___Scalar_op, __and___Scalar_composite);
m(__iand___Scalar_op, __iand___Scalar_composite);
m(__or___Tensor_op, __or___Tensor_composite);
m(__ior___Tensor_op, __ior___Tensor_composite);
m(__or___Scalar_op, __or___Scalar_composite);
m(__ior___Scalar_op, __ior___Scalar_composite);
m(__xor___Tensor_op, __xor___Tensor_composite);
m(__ixor___Tensor_op, __ixor___Tensor_composite);
m(__xor___Scalar_op, __xor___Scalar_composite);
m(__ixor___Scalar_op, __ixor___Scalar_composite);
m(__lshift___Tensor_op, __lshift___Tensor_composite);
m(__ilshift___Tensor_op, __ilshift___Tensor_composite);
m(__lshift___Scalar_op, __lshift___Scalar_composite);
m(__ilshift___Scalar_op, __ilshift___Scalar_composite);
m(__rshift___Tensor_op, __rshift___Tensor_composite);
m(__irshift___Tensor_op, __irshift___Tensor_composite);
m(__rshift___Scalar_op, __rshift___Scalar_composite);
m(__irshift___Scalar_op, __irshift___Scalar_composite);
m(where_op, where_composite);
m(where_ScalarSelf_op, where_ScalarSelf_composite);
m(where_ScalarOther_op, where_ScalarOther_composite);
m(where_Scalar_op, where_Scalar_composite);
m(clip_op, clip_composite);
m(clip__op, clip__composite);
m(clip_out_op, clip_out_composite);
m(clip_Tensor_op, clip_Tensor_composite);
m(clip__Tensor_op, clip__Tensor_composite);
m(clip_Tensor_out_op, clip_Tensor_out_composite);
m(relu6_op, relu6_composite);
m(relu6__op, relu6__composite);
m(selu_op, selu_composite);
m(selu__op, selu__composite);
m(log_sigmoid_op, log_sigmoid_composite);
m(log_sigmoid_out_op, log_sigmoid_out_composite);
m(special_erf_op, special_erf_composite);
m(special_erf_out_op, special_erf_out_composite);
m(special_erfc_op, special_erfc_composite);
m(special_erfc_out_op, special_erfc_out_composite);
m(special_erfinv_op, special_erfinv_composite);
m(special_erfinv_out_op, special_erfinv_out_composite);
m(special_exp2_op, special_exp2_composite);
m(special_exp2_out_op, special_exp2_out_composite);
m(special_expit_op, special_expit_composite);
m(special_expit_out_op, special_expit_out_composite);
m(special_expm1_op, special_expm1_composite);
m(special_expm1_out_op, special_expm1_out_composite);
m(special_log1p_op, special_log1p_composite);
m(special_log1p_out_op, special_log1p_out_composite);
m(special_digamma_op, special_digamma_composite);
m(special_digamma_out_op, special_digamma_out_composite);
m(special_psi_op, special_psi_composite);
m(special_psi_out_op, special_psi_out_composite);
m(special_gammaln_op, special_gammaln_composite);
m(special_gammaln_out_op, special_gammaln_out_composite);
m(special_logit_op, special_logit_composite);
m(special_logit_out_op, special_logit_out_composite);
m(special_round_op, special_round_composite);
m(special_round_out_op, special_round_out_composite);
m(special_sinc_op, special_sinc_composite);
m(special_sinc_out_op, special_sinc_out_composite);
m(special_polygamma_op, special_polygamma_composite);
m(special_polygamma_out_op, special_polygamma_out_composite);
m(special_xlogy_op, special_xlogy_composite);
m(special_xlogy_out_op, special_xlogy_out_composite);
m(special_xlogy_self_scalar_op, special_xlogy_self_scalar_composite);
m(special_xlogy_self_scalar_out_op, special_xlogy_self_scalar_out_composite);
m(special_xlogy_other_scalar_op, special_xlogy_other_scalar_composite);
m(special_xlogy_other_scalar_out_op, special_xlogy_other_scalar_out_composite);
m(special_ndtr_op, special_ndtr_composite);
m(special_i0_op, special_i0_composite);
m(special_i0_out_op, special_i0_out_composite);
m(special_gammainc_op, special_gammainc_composite);
m(special_gammainc_out_op, special_gammainc_out_composite);
m(special_gammaincc_op, special_gammaincc_composite);
m(special_gammaincc_out_op, special_gammaincc_out_composite);
m(ldexp_Tensor_op, ldexp_Tensor_composite);
m(ldexp__op, ldexp__composite);
m(ldexp_out_op, ldexp_out_composite);
m(_add_relu_Tensor_op, _add_relu_Tensor_composite);
m(_add_relu__Tensor_op, _add_relu__Tensor_composite);
m(_add_relu_Scalar_op, _add_relu_Scalar_composite);
m(_add_relu__Scalar_op, _add_relu__Scalar_composite);
m(empty_out_op, empty_out_composite);
m(bernoulli_p_op, bernoulli_p_composite);
m(dropout_op, dropout_composite);
m(dropout__op, dropout__composite);
m(alpha_dropout_op, alpha_dropout_composite);
m(alpha_dropout__op, alpha_dropout__composite);
m(feature_dropout_op, feature_dropout_composite);
m(feature_dropout__op, feature_dropout__composite);
m(feature_alpha_dropout_op, feature_alpha_dropout_composite);
m(feature_alpha_dropout__op, feature_alpha_dropout__composite);
m(to_dtype_layout_op, to_dtype_layout_composite);
m(to_device_op, to_device_composite);
m(to_dtype_op, to_dtype_composite);
m(to_other_op, to_other_composite);
m(contiguous_op, contiguous_composite);
m(type_as_op, type_as_composite);
m(item_op, item_composite);
m(resolve_conj_op, resolve_conj_composite);
m(resolve_neg_op, resolve_neg_composite);
m(real_op, real_composite);
m(conj_op, conj_composite);
m(conj_physical_op, conj_physical_composite);
m(positive_op, positive_composite);
m(isreal_op, isreal_composite);
m(is_complex_op, is_complex_composite);
m(is_floating_point_op, is_floating_point_composite);
m(is_signed_op, is_signed_composite);
m(is_neg_op, is_neg_composite);
m(is_conj_op, is_conj_composite);
m(is_nonzero_op, is_nonzero_composite);
m(size_int_op, size_int_composite);
m(stride_int_op, stride_int_composite);
m(result_type_Tensor_op, result_type_Tensor_composite);
m(result_type_Scalar_op, result_type_Scalar_composite);
m(result_type_Scalar_Tensor_op, result_type_Scalar_Tensor_composite);
m(result_type_Scalar_Scalar_op, result_type_Scalar_Scalar_composite);
m(promote_types_op, promote_types_composite);
m(can_cast_op, can_cast_composite);
m(_shape_as_tensor_op, _shape_as_tensor_composite);
m(sum_to_size_op, sum_to_size_composite);
m(_cast_Byte_op, _cast_Byte_composite);
m(_cast_Int_op, _cast_Int_composite);
m(_cast_Long_op, _cast_Long_composite);
m(_cast_Float_op, _cast_Float_composite);
m(_cast_Double_op, _cast_Double_composite);
m(copy_op, copy_composite);
m(reshape_op, reshape_composite);
m(expand_as_op, expand_as_composite);
m(view_as_op, view_as_composite);
m(reshape_as_op, reshape_as_composite);
m(numpy_T_op, numpy_T_composite);
m(swapaxes_op, swapaxes_composite);
m(swapaxes__op, swapaxes__composite);
m(swapdims_op, swapdims_composite);
m(swapdims__op, swapdims__composite);
m(narrow_op, narrow_composite);
m(narrow_Tensor_op, narrow_Tensor_composite);
m(split_sizes_op, split_sizes_composite);
m(chunk_op, chunk_composite);
m(tensor_split_sections_op, tensor_split_sections_composite);
m(tensor_split_indices_op, tensor_split_indices_composite);
m(tensor_split_tensor_indices_or_sections_op, tensor_split_tensor_indices_or_sections_composite);
m(flatten_using_ints_op, flatten_using_ints_composite);
m(unflatten_int_op, unflatten_int_composite);
m(movedim_intlist_op, movedim_intlist_composite);
m(movedim_int_op, movedim_int_composite);
m(moveaxis_intlist_op, moveaxis_intlist_composite);
m(moveaxis_int_op, moveaxis_int_composite);
m(broadcast_to_op, broadcast_to_composite);
m(broadcast_tensors_op, broadcast_tensors_composite);
m(atleast_1d_op, atleast_1d_composite);
m(atleast_1d_Sequence_op, atleast_1d_Sequence_composite);
m(atleast_2d_op, atleast_2d_composite);
m(atleast_2d_Sequence_op, atleast_2d_Sequence_composite);
m(atleast_3d_op, atleast_3d_composite);
m(atleast_3d_Sequence_op, atleast_3d_Sequence_composite);
m(ravel_op, ravel_composite);
m(adjoint_op, adjoint_composite);
m(mT_op, mT_composite);
m(mH_op, mH_composite);
m(hsplit_int_op, hsplit_int_composite);
m(hsplit_array_op, hsplit_array_composite);
m(vsplit_int_op, vsplit_int_composite);
m(vsplit_array_op, vsplit_array_composite);
m(dsplit_int_op, dsplit_int_composite);
m(dsplit_array_op, dsplit_array_composite);
m(diagflat_op, diagflat_composite);
m(matrix_H_op, matrix_H_composite);
m(diag_backward_op, diag_backward_composite);
m(detach_copy_op, detach_copy_composite);
m(unsafe_chunk_op, unsafe_chunk_composite);
m(linalg_diagonal_op, linalg_diagonal_composite);
m(fft_fftshift_op, fft_fftshift_composite);
m(fft_ifftshift_op, fft_ifftshift_composite);
m(fill_diagonal__op, fill_diagonal__composite);
m(index_select_backward_op, index_select_backward_composite);
m(gather_backward_op, gather_backward_composite);
m(masked_select_backward_op, masked_select_backward_composite);
m(nonzero_numpy_op, nonzero_numpy_composite);
m(argwhere_op, argwhere_composite);
m(concat_op, concat_composite);
m(concat_out_op, concat_out_composite);
m(hstack_op, hstack_composite);
m(hstack_out_op, hstack_out_composite);
m(vstack_op, vstack_composite);
m(vstack_out_op, vstack_out_composite);
m(dstack_op, dstack_composite);
m(dstack_out_op, dstack_out_composite);
m(column_stack_op, column_stack_composite);
m(column_stack_out_op, column_stack_out_composite);
m(row_stack_op, row_stack_composite);
m(row_stack_out_op, row_stack_out_composite);
m(fliplr_op, fliplr_composite);
m(flipud_op, flipud_composite);
m(repeat_interleave_self_Tensor_op, repeat_interleave_self_Tensor_composite);
m(repeat_interleave_self_int_op, repeat_interleave_self_int_composite);
m(tile_op, tile_composite);
m(embedding_backward_op, embedding_backward_composite);
m(one_hot_op, one_hot_composite);
m(take_along_dim_out_op, take_along_dim_out_composite);
m(take_along_dim_op, take_along_dim_composite);
m(meshgrid_op, meshgrid_composite);
m(meshgrid_indexing_op, meshgrid_indexing_composite);
m(trace_backward_op, trace_backward_composite);
m(value_selecting_reduction_backward_op, value_selecting_reduction_backward_composite);
m(cartesian_prod_op, cartesian_prod_composite);
m(combinations_op, combinations_composite);
m(pad_op, pad_composite);
m(_pad_circular_op, _pad_circular_composite);
m(_pad_enum_op, _pad_enum_composite);
m(concatenate_op, concatenate_composite);
m(concatenate_out_op, concatenate_out_composite);
m(pad_sequence_op, pad_sequence_composite);
m(vander_op, vander_composite);
m(linalg_vander_op, linalg_vander_composite);
m(embedding_bag_op, embedding_bag_composite);
m(embedding_bag_padding_idx_op, embedding_bag_padding_idx_composite);
m(_embedding_bag_backward_op, _embedding_bag_backward_composite);
m(_stack_op, _stack_composite);
m(argsort_op, argsort_composite);
m(msort_op, msort_composite);
m(cummaxmin_backward_op, cummaxmin_backward_composite);
m(cov_op, cov_composite);
m(corrcoef_op, corrcoef_composite);
m(special_multigammaln_op, special_multigammaln_composite);
m(special_multigammaln_out_op, special_multigammaln_out_composite);
m(histogramdd_op, histogramdd_composite);
m(histogramdd_int_bins_op, histogramdd_int_bins_composite);
m(histogramdd_TensorList_bins_op, histogramdd_TensorList_bins_composite);
m(gradient_scalarint_op, gradient_scalarint_composite);
m(gradient_scalararray_op, gradient_scalararray_composite);
m(gradient_array_op, gradient_array_composite);
m(gradient_scalarrayint_op, gradient_scalarrayint_composite);
m(gradient_scalarrayarray_op, gradient_scalarrayarray_composite);
m(gradient_tensorarrayint_op, gradient_tensorarrayint_composite);
m(gradient_tensorarray_op, gradient_tensorarray_composite);
m(max_other_op, max_other_composite);
m(max_out_op, max_out_composite);
m(min_other_op, min_other_composite);
m(min_out_op, min_out_composite);
m(var_default_op, var_composite);
m(var_dim_op, var_dim_composite);
m(var_out_op, var_out_composite);
m(std_op, std_composite);
m(std_dim_op, std_dim_composite);
m(std_out_op, std_out_composite);
m(var_mean_op, var_mean_composite);
m(var_mean_dim_op, var_mean_dim_composite);
m(std_mean_op, std_mean_composite);
m(std_mean_dim_op, std_mean_dim_composite);
m(frobenius_norm_op, frobenius_norm_composite);
m(frobenius_norm_dim_op, frobenius_norm_dim_composite);
m(frobenius_norm_out_op, frobenius_norm_out_generated);
m(cumprod_backward_op, cumprod_backward_composite);
m(nanmean_op, nanmean_composite);
m(nanmean_out_op, nanmean_out_composite);
m(diff_op, diff_composite);
m(isclose_op, isclose_composite);
m(quantile_op, quantile_composite);
m(quantile_scalar_op, quantile_scalar_composite);
m(nanquantile_op, nanquantile_composite);
m(nanquantile_scalar_op, nanquantile_scalar_composite);
m(trapezoid_x_op, trapezoid_x_composite);
m(trapezoid_dx_op, trapezoid_dx_composite);
m(cumulative_trapezoid_x_op, cumulative_trapezoid_x_composite);
m(cumulative_trapezoid_dx_op, cumulative_trapezoid_dx_composite);
m(trapz_x_op, trapz_x_composite);
m(trapz_dx_op, trapz_dx_composite);
m(special_logsumexp_op, special_logsumexp_composite);
m(special_logsumexp_out_op, special_logsumexp_out_composite);
m(_aminmax_op, _aminmax_composite);
m(_aminmax_dim_op, _aminmax_dim_composite);
m(outer_op, outer_composite);
m(ger_op, ger_composite);
m(inner_op, inner_composite);
m(matmul_op, matmul_composite);
m(linear_op, linear_composite);
m(tensordot_op, tensordot_composite);
m(chain_matmul_op, chain_matmul_composite);
m(bilinear_op, bilinear_composite);
m(kron_op, kron_composite);
m(einsum_op, einsum_composite);
m(cross_op, cross_composite);
m(cdist_op, cdist_composite);
m(pdist_op, pdist_composite);
m(linalg_cholesky_op, linalg_cholesky_composite);
m(linalg_lu_factor_op, linalg_lu_factor_composite);
m(_lu_with_info_op, _lu_with_info_composite);
m(lu_solve_op, lu_solve_composite);
m(linalg_det_op, linalg_det_composite);
m(det_op, det_composite);
m(linalg_slogdet_op, linalg_slogdet_composite);
m(slogdet_op, slogdet_composite);
m(logdet_op, logdet_composite);
m(linalg_solve_ex_op, linalg_solve_ex_composite);
m(linalg_solve_op, linalg_solve_composite);
m(linalg_inv_op, linalg_inv_composite);
m(inverse_op, inverse_composite);
m(qr_op, qr_composite);
m(linalg_eigh_op, linalg_eigh_composite);
m(linalg_eigh_eigvals_op, linalg_eigh_eigvals_generated);
m(linalg_eigvalsh_op, linalg_eigvalsh_composite);
m(linalg_svd_op, linalg_svd_composite);
m(linalg_svdvals_op, linalg_svdvals_composite);
m(svd_op, svd_composite);
m(matrix_exp_op, matrix_exp_composite);
m(linalg_pinv_atol_rtol_float_op, linalg_pinv_atol_rtol_float_composite);
m(linalg_pinv_op, linalg_pinv_composite);
m(pinverse_op, pinverse_composite);
m(linalg_matrix_rank_atol_rtol_tensor_op, linalg_matrix_rank_atol_rtol_tensor_composite);
m(linalg_matrix_rank_atol_rtol_float_op, linalg_matrix_rank_atol_rtol_float_composite);
m(linalg_matrix_power_op, linalg_matrix_power_composite);
m(matrix_power_op, matrix_power_composite);
m(linalg_matmul_op, linalg_matmul_composite);
m(linalg_vecdot_op, linalg_vecdot_composite);
m(linalg_tensorinv_op, linalg_tensorinv_composite);
m(linalg_tensorsolve_op, linalg_tensorsolve_composite);
m(linalg_multi_dot_op, linalg_multi_dot_composite);
m(linalg_norm_op, linalg_norm_composite);
m(linalg_norm_ord_str_op, linalg_norm_ord_str_composite);
m(linalg_matrix_norm_op, linalg_matrix_norm_composite);
m(linalg_matrix_norm_str_ord_op, linalg_matrix_norm_str_ord_composite);
m(nuclear_norm_op, nuclear_norm_composite);
m(nuclear_norm_dim_op, nuclear_norm_dim_composite);
m(linalg_cond_op, linalg_cond_composite);
m(fft_irfft_op, fft_irfft_composite);
m(fft_irfft2_op, fft_irfft2_composite);
m(fft_irfftn_op, fft_irfftn_composite);
m(fft_hfft_op, fft_hfft_composite);
m(fft_hfft2_op, fft_hfft2_composite);
m(fft_hfftn_op, fft_hfftn_composite);
m(orgqr_op, orgqr_composite);
m(orgqr_out_op, orgqr_out_composite);
m(linalg_pinv_rcond_tensor_op, linalg_pinv_rcond_tensor_composite);
m(linalg_ldl_factor_op, linalg_ldl_factor_composite);
m(_addmm_activation_op, _addmm_activation_composite);
m(softmax_int_op, softmax_int_composite);
m(log_softmax_int_op, log_softmax_int_composite);
m(special_softmax_op, special_softmax_composite);
m(special_log_softmax_op, special_log_softmax_composite);
m(nll_loss_op, nll_loss_composite);
m(nll_loss_nd_op, nll_loss_nd_composite);
m(nll_loss2d_op, nll_loss2d_composite);
m(cross_entropy_loss_op, cross_entropy_loss_composite);
m(l1_loss_op, l1_loss_composite);
m(kl_div_op, kl_div_composite);
m(hinge_embedding_loss_op, hinge_embedding_loss_composite);
m(margin_ranking_loss_op, margin_ranking_loss_composite);
m(cosine_embedding_loss_op, cosine_embedding_loss_composite);
m(triplet_margin_loss_op, triplet_margin_loss_composite);
m(poisson_nll_loss_op, poisson_nll_loss_composite);
m(pairwise_distance_op, pairwise_distance_composite);
m(cosine_similarity_op, cosine_similarity_composite);
m(layer_norm_op, layer_norm_composite);
m(batch_norm_op, batch_norm_composite);
m(_batch_norm_impl_index_op, _batch_norm_impl_index_composite);
m(group_norm_op, group_norm_composite);
m(instance_norm_op, instance_norm_composite);
m(norm_except_dim_op, norm_except_dim_composite);
m(_convolution_op, _convolution_composite);
m(_convolution_mode_op, _convolution_mode_composite);
m(_convolution_double_backward_op, _convolution_double_backward_composite);
m(conv1d_op, conv1d_composite);
m(conv1d_padding_op, conv1d_padding_composite);
m(conv2d_op, conv2d_composite);
m(conv2d_padding_op, conv2d_padding_composite);
m(conv3d_op, conv3d_composite);
m(conv3d_padding_op, conv3d_padding_composite);
m(conv_transpose1d_op, conv_transpose1d_composite);
m(conv_transpose2d_input_op, conv_transpose2d_input_composite);
m(conv_transpose3d_input_op, conv_transpose3d_input_composite);
m(max_pool2d_op, max_pool2d_composite);
m(adaptive_avg_pool2d_op, adaptive_avg_pool2d_composite);
m(max_pool3d_op, max_pool3d_composite);
m(adaptive_avg_pool3d_op, adaptive_avg_pool3d_composite);
m(max_pool1d_with_indices_op, max_pool1d_with_indices_composite);
m(max_pool1d_op, max_pool1d_composite);
m(avg_pool1d_op, avg_pool1d_composite);
m(adaptive_avg_pool1d_op, adaptive_avg_pool1d_composite);
m(adaptive_max_pool1d_op, adaptive_max_pool1d_composite);
m(channel_shuffle_op, channel_shuffle_composite);
m(_scaled_dot_product_attention_op, _scaled_dot_product_attention_composite);
m(_scaled_dot_product_attention_math_op, _scaled_dot_product_attention_math_composite);
m(_scaled_dot_product_attention_forward_op, _scaled_dot_product_attention_math_composite);
m(rnn_tanh_cell_op, rnn_tanh_cell_composite);
m(rnn_relu_cell_op, rnn_relu_cell_composite);
m(gru_cell_op, gru_cell_composite);
m(lstm_cell_op, lstm_cell_composite);
m(lstm_input_op, lstm_input_composite);
m(gru_input_op, gru_input_composite);
m(rnn_tanh_input_op, rnn_tanh_input_composite);
m(rnn_relu_input_op, rnn_relu_input_composite);
m(grid_sampler_op, grid_sampler_composite);
m(affine_grid_generator_backward_op, affine_grid_generator_backward_composite);
m(multilabel_margin_loss_op, multilabel_margin_loss_composite);
m(rrelu_op, rrelu_composite);
m(rrelu__op, rrelu__composite);
m(ctc_loss_IntList_op, ctc_loss_IntList_composite);
m(ctc_loss_Tensor_op, ctc_loss_Tensor_composite);
m(conv_tbc_backward_op, conv_tbc_backward_composite);
m(_weight_norm_op, _weight_norm_composite);
m(_weight_norm_interface_backward_op, _weight_norm_interface_backward_composite);
m(_weight_norm_differentiable_backward_op, _weight_norm_differentiable_backward_composite);
m(_pack_padded_sequence_backward_op, _pack_padded_sequence_backward_composite);
m(_pad_packed_sequence_op, _pad_packed_sequence_composite);
m(_transform_bias_rescale_qkv_op, _transform_bias_rescale_qkv_composite);
m(_native_multi_head_attention_op, _native_multi_head_attention_composite);
m(_foreach_add_Scalar_op, _foreach_add_Scalar_composite);
m(_foreach_add_List_op, _foreach_add_List_composite);
m(_foreach_add_ScalarList_op, _foreach_add_ScalarList_composite);
m(_foreach_add__Scalar_op, _foreach_add__Scalar_composite);
m(_foreach_add__List_op, _foreach_add__List_composite);
m(_foreach_add__ScalarList_op, _foreach_add__ScalarList_composite);
m(_foreach_sub_Scalar_op, _foreach_sub_Scalar_composite);
m(_foreach_sub_List_op, _foreach_sub_List_composite);
m(_foreach_sub_ScalarList_op, _foreach_sub_ScalarList_composite);
m(_foreach_sub__Scalar_op, _foreach_sub__Scalar_composite);
m(_foreach_sub__List_op, _foreach_sub__List_composite);
m(_foreach_sub__ScalarList_op, _foreach_sub__ScalarList_composite);
m(_foreach_mul_Scalar_op, _foreach_mul_Scalar_composite);
m(_foreach_mul_List_op, _foreach_mul_List_composite);
m(_foreach_mul_ScalarList_op, _foreach_mul_ScalarList_composite);
m(_foreach_mul__Scalar_op, _foreach_mul__Scalar_composite);
m(_foreach_mul__List_op, _foreach_mul__List_composite);
m(_foreach_mul__ScalarList_op, _foreach_mul__ScalarList_composite);
m(_foreach_div_Scalar_op, _foreach_div_Scalar_composite);
m(_foreach_div_List_op, _foreach_div_List_composite);
m(_foreach_div_ScalarList_op, _foreach_div_ScalarList_composite);
m(_foreach_div__Scalar_op, _foreach_div__Scalar_composite);
m(_foreach_div__List_op, _foreach_div__List_composite);
m(_foreach_div__ScalarList_op, _foreach_div__ScalarList_composite);
m(_foreach_exp_op, _foreach_exp_composite);
m(_foreach_exp__op, _foreach_exp__composite);
m(_foreach_sqrt_op, _foreach_sqrt_composite);
m(_foreach_sqrt__op, _foreach_sqrt__composite);
m(_foreach_abs_op, _foreach_abs_composite);
m(_foreach_abs__op, _foreach_abs__composite);
m(_foreach_acos_op, _foreach_acos_composite);
m(_foreach_acos__op, _foreach_acos__composite);
m(_foreach_asin_op, _foreach_asin_composite);
m(_foreach_asin__op, _foreach_asin__composite);
m(_foreach_atan_op, _foreach_atan_composite);
m(_foreach_atan__op, _foreach_atan__composite);
m(_foreach_ceil_op, _foreach_ceil_composite);
m(_foreach_ceil__op, _foreach_ceil__composite);
m(_foreach_cos_op, _foreach_cos_composite);
m(_foreach_cos__op, _foreach_cos__composite);
m(_foreach_cosh_op, _foreach_cosh_composite);
m(_foreach_cosh__op, _foreach_cosh__composite);
m(_foreach_erf_op, _foreach_erf_composite);
m(_foreach_erf__op, _foreach_erf__composite);
m(_foreach_erfc_op, _foreach_erfc_composite);
m(_foreach_erfc__op, _foreach_erfc__composite);
m(_foreach_expm1_op, _foreach_expm1_composite);
m(_foreach_expm1__op, _foreach_expm1__composite);
m(_foreach_floor_op, _foreach_floor_composite);
m(_foreach_floor__op, _foreach_floor__composite);
m(_foreach_log_op, _foreach_log_composite);
m(_foreach_log__op, _foreach_log__composite);
m(_foreach_log10_op, _foreach_log10_composite);
m(_foreach_log10__op, _foreach_log10__composite);
m(_foreach_log1p_op, _foreach_log1p_composite);
m(_foreach_log1p__op, _foreach_log1p__composite);
m(_foreach_log2_op, _foreach_log2_composite);
m(_foreach_log2__op, _foreach_log2__composite);
m(_foreach_neg_op, _foreach_neg_composite);
m(_foreach_neg__op, _foreach_neg__composite);
m(_foreach_tan_op, _foreach_tan_composite);
m(_foreach_tan__op, _foreach_tan__composite);
m(_foreach_tanh_op, _foreach_tanh_composite);
m(_foreach_tanh__op, _foreach_tanh__composite);
m(_foreach_sin_op, _foreach_sin_composite);
m(_foreach_sin__op, _foreach_sin__composite);
m(_foreach_sinh_op, _foreach_sinh_composite);
m(_foreach_sinh__op, _foreach_sinh__composite);
m(_foreach_round_op, _foreach_round_composite);
m(_foreach_round__op, _foreach_round__composite);
m(_foreach_lgamma_op, _foreach_lgamma_composite);
m(_foreach_lgamma__op, _foreach_lgamma__composite);
m(_foreach_frac_op, _foreach_frac_composite);
m(_foreach_frac__op, _foreach_frac__composite);
m(_foreach_reciprocal_op, _foreach_reciprocal_composite);
m(_foreach_reciprocal__op, _foreach_reciprocal__composite);
m(_foreach_sigmoid_op, _foreach_sigmoid_composite);
m(_foreach_sigmoid__op, _foreach_sigmoid__composite);
m(_foreach_trunc_op, _foreach_trunc_composite);
m(_foreach_trunc__op, _foreach_trunc__composite);
m(_foreach_zero__op, _foreach_zero__composite);
m(_foreach_addcdiv_Scalar_op, _foreach_addcdiv_Scalar_composite);
m(_foreach_addcdiv_ScalarList_op, _foreach_addcdiv_ScalarList_composite);
m(_foreach_addcdiv__Scalar_op, _foreach_addcdiv__Scalar_composite);
m(_foreach_addcdiv__ScalarList_op, _foreach_addcdiv__ScalarList_composite);
m(_foreach_addcmul_Scalar_op, _foreach_addcmul_Scalar_composite);
m(_foreach_addcmul_ScalarList_op, _foreach_addcmul_ScalarList_composite);
m(_foreach_addcmul__Scalar_op, _foreach_addcmul__Scalar_composite);
m(_foreach_addcmul__ScalarList_op, _foreach_addcmul__ScalarList_composite);
m(_foreach_maximum_List_op, _foreach_maximum_List_composite);
m(_foreach_maximum__List_op, _foreach_maximum__List_composite);
m(_foreach_minimum_List_op, _foreach_minimum_List_composite);
m(_foreach_minimum__List_op, _foreach_minimum__List_composite);
m(_foreach_norm_Scalar_op, _foreach_norm_Scalar_composite);
m(special_ndtr_out_op, special_ndtr_out_generated);
m(msort_out_op, msort_out_generated);
m(diff_out_op, diff_out_generated);
m(quantile_out_op, quantile_out_generated);
m(quantile_scalar_out_op, quantile_scalar_out_generated);
m(nanquantile_out_op, nanquantile_out_generated);
m(nanquantile_scalar_out_op, nanquantile_scalar_out_generated);
m(outer_out_op, outer_out_generated);
m(ger_out_op, ger_out_generated);
m(matmul_out_op, matmul_out_generated);
m(linear_out_op, linear_out_generated);
m(chain_matmul_out_op, chain_matmul_out_generated);
m(kron_out_op, kron_out_generated);
m(cross_out_op, cross_out_generated);
m(linalg_cholesky_out_op, linalg_cholesky_out_generated);
m(linalg_lu_factor_out_op, linalg_lu_factor_out_generated);
m(lu_solve_out_op, lu_solve_out_generated);
m(linalg_det_out_op, linalg_det_out_generated);
m(linalg_slogdet_out_op, linalg_slogdet_out_generated);
m(slogdet_out_op, slogdet_out_generated);
m(linalg_solve_ex_out_op, linalg_solve_ex_out_generated);
m(linalg_solve_out_op, linalg_solve_out_generated);
m(linalg_inv_out_op, linalg_inv_out_generated);
m(inverse_out_op, inverse_out_generated);
m(qr_Q_op, qr_Q_generated);
m(linalg_eigvalsh_out_op, linalg_eigvalsh_out_generated);
m(linalg_svd_U_op, linalg_svd_U_generated);
m(linalg_svdvals_out_op, linalg_svdvals_out_generated);
m(svd_U_op, svd_U_generated);
m(linalg_pinv_atol_rtol_float_out_op, linalg_pinv_atol_rtol_float_out_generated);
m(linalg_pinv_out_op, linalg_pinv_out_generated);
m(linalg_matrix_rank_atol_rtol_tensor_out_op, linalg_matrix_rank_atol_rtol_tensor_out_generated);
m(linalg_matrix_rank_atol_rtol_float_out_op, linalg_matrix_rank_atol_rtol_float_out_generated);
m(linalg_matrix_power_out_op, linalg_matrix_power_out_generated);
m(matrix_power_out_op, matrix_power_out_generated);
m(linalg_matmul_out_op, linalg_matmul_out_generated);
m(linalg_vecdot_out_op, linalg_vecdot_out_generated);
m(linalg_tensorinv_out_op, linalg_tensorinv_out_generated);
m(linalg_tensorsolve_out_op, linalg_tensorsolve_out_generated);
m(linalg_multi_dot_out_op, linalg_multi_dot_out_generated);
m(linalg_norm_out_op, linalg_norm_out_generated);
m(linalg_norm_ord_str_out_op, linalg_norm_ord_str_out_generated);
m(linalg_matrix_norm_out_op, linalg_matrix_norm_out_generated);
m(linalg_matrix_norm_str_ord_out_op, linalg_matrix_norm_str_ord_out_generated);
m(nuclear_norm_out_op, nuclear_norm_out_generated);
m(nuclear_norm_dim_out_op, nuclear_norm_dim_out_generated);
m(linalg_cond_out_op, linalg_cond_out_generated);
m(fft_irfft_out_op, fft_irfft_out_generated);
m(fft_irfft2_out_op, fft_irfft2_out_generated);
m(fft_irfftn_out_op, fft_irfftn_out_generated);
m(fft_hfft_out_op, fft_hfft_out_generated);
m(fft_hfft2_out_op, fft_hfft2_out_generated);
m(fft_hfftn_out_op, fft_hfftn_out_generated);
m(linalg_pinv_out_rcond_tensor_op, linalg_pinv_out_rcond_tensor_generated);
m(nll_loss_out_op, nll_loss_out_generated);
m(nll_loss2d_out_op, nll_loss2d_out_generated);
m(multilabel_margin_loss_out_op, multilabel_margin_loss_out_generated);
