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
  fill_diagonal__composite,
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
  _native_multi_head_attention_composite,
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
  embedding_backward_composite,
  gather_backward_composite,
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
  dstack_composite,
  dstack_out_composite,
  fft_fftshift_composite,
  fft_ifftshift_composite,
  fliplr_composite,
  flipud_composite,
  hstack_composite,
  hstack_out_composite,
  linalg_vander_composite,
  meshgrid_indexing_composite,
  pad_sequence_composite,
  tile_composite,
  unsafe_chunk_composite,
  vander_composite,
  vstack_composite,
  vstack_out_composite,
} from "../../runtime/kernels/composite/joining.js";
import {
  linalg_ldl_factor_composite,
} from "../../runtime/kernels/composite/linalg-outputs.js";
import {
  linalg_cond_composite,
  linalg_eigvalsh_composite,
  linalg_lu_factor_composite,
  linalg_matrix_norm_composite,
  linalg_matrix_norm_str_ord_composite,
  linalg_matrix_power_composite,
  linalg_matrix_power_out_composite,
  linalg_matrix_rank_atol_rtol_float_composite,
  linalg_matrix_rank_atol_rtol_tensor_composite,
  linalg_multi_dot_composite,
  linalg_norm_composite,
  linalg_norm_ord_str_composite,
  linalg_pinv_atol_rtol_float_composite,
  linalg_pinv_composite,
  linalg_slogdet_composite,
  linalg_solve_ex_composite,
  linalg_svd_composite,
  linalg_svdvals_composite,
  linalg_tensorinv_composite,
  linalg_tensorsolve_composite,
  linalg_vecdot_composite,
  logdet_composite,
  nuclear_norm_composite,
  nuclear_norm_dim_composite,
  pinverse_composite,
  qr_composite,
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
  bilinear_composite,
  chain_matmul_composite,
  chain_matmul_out_composite,
  inner_composite,
  kron_composite,
  kron_out_composite,
  linear_composite,
  linear_out_composite,
  matmul_composite,
  outer_composite,
  tensordot_composite,
} from "../../runtime/kernels/composite/matmul.js";
import {
  cross_entropy_loss_composite,
  nll_loss_nd_composite,
} from "../../runtime/kernels/composite/nll-loss.js";
import {
  _batch_norm_impl_index_composite,
  group_norm_composite,
  instance_norm_composite,
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
  float_power_Scalar_composite,
  float_power_Scalar_out_composite,
  float_power_Tensor_Scalar_composite,
  float_power_Tensor_Scalar_out_composite,
  float_power_Tensor_Tensor_composite,
  float_power_Tensor_Tensor_out_composite,
  float_power__Scalar_composite,
  float_power__Tensor_composite,
  log_sigmoid_out_composite,
  selu__composite,
  selu_composite,
} from "../../runtime/kernels/composite/pointwise.js";
import {
  adaptive_avg_pool1d_composite,
  adaptive_avg_pool2d_composite,
  adaptive_avg_pool3d_composite,
  adaptive_max_pool1d_composite,
  avg_pool1d_composite,
  max_pool1d_with_indices_composite,
} from "../../runtime/kernels/composite/pooling.js";
import {
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
  diff_out_composite,
  frobenius_norm_dim_composite,
  isclose_composite,
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
} from "../../runtime/kernels/composite/softmax.js";
import {
  cummaxmin_backward_composite,
  histogramdd_TensorList_bins_composite,
  histogramdd_composite,
  histogramdd_int_bins_composite,
} from "../../runtime/kernels/composite/sort.js";
import {
  ldexp_Tensor_composite,
  ldexp__composite,
  ldexp_out_composite,
  special_ndtr_composite,
} from "../../runtime/kernels/composite/special.js";
import {
  chunk_composite,
  dsplit_array_composite,
  dsplit_int_composite,
  hsplit_array_composite,
  hsplit_int_composite,
  tensor_split_indices_composite,
  tensor_split_sections_composite,
  tensor_split_tensor_indices_or_sections_composite,
  vsplit_array_composite,
  vsplit_int_composite,
} from "../../runtime/kernels/composite/splitting.js";
import {
  adjoint_composite,
  atleast_1d_Sequence_composite,
  atleast_1d_composite,
  atleast_2d_Sequence_composite,
  atleast_2d_composite,
  atleast_3d_Sequence_composite,
  atleast_3d_composite,
  broadcast_tensors_composite,
  expand_as_composite,
  flatten_using_ints_composite,
  mH_composite,
  mT_composite,
  matrix_H_composite,
  movedim_intlist_composite,
  narrow_Tensor_composite,
  narrow_composite,
  numpy_T_composite,
  reshape_as_composite,
  reshape_composite,
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
  _aminmax_call,
  _cast_Byte_call,
  _cast_Double_call,
  _cast_Float_call,
  _cast_Int_call,
  _cast_Long_call,
  _convolution_call,
  _foreach_abs__call,
  _foreach_abs_call,
  _foreach_acos__call,
  _foreach_acos_call,
  _foreach_add_List_call,
  _foreach_add_ScalarList_call,
  _foreach_add_Scalar_call,
  _foreach_add__List_call,
  _foreach_add__ScalarList_call,
  _foreach_add__Scalar_call,
  _foreach_addcdiv_ScalarList_call,
  _foreach_addcdiv_Scalar_call,
  _foreach_addcdiv__ScalarList_call,
  _foreach_addcdiv__Scalar_call,
  _foreach_addcmul_ScalarList_call,
  _foreach_addcmul_Scalar_call,
  _foreach_addcmul__ScalarList_call,
  _foreach_addcmul__Scalar_call,
  _foreach_asin__call,
  _foreach_asin_call,
  _foreach_atan__call,
  _foreach_atan_call,
  _foreach_ceil__call,
  _foreach_ceil_call,
  _foreach_cos__call,
  _foreach_cos_call,
  _foreach_cosh__call,
  _foreach_cosh_call,
  _foreach_div_List_call,
  _foreach_div_ScalarList_call,
  _foreach_div_Scalar_call,
  _foreach_div__List_call,
  _foreach_div__ScalarList_call,
  _foreach_div__Scalar_call,
  _foreach_erf__call,
  _foreach_erf_call,
  _foreach_erfc__call,
  _foreach_erfc_call,
  _foreach_exp__call,
  _foreach_exp_call,
  _foreach_expm1__call,
  _foreach_expm1_call,
  _foreach_floor__call,
  _foreach_floor_call,
  _foreach_frac__call,
  _foreach_frac_call,
  _foreach_lgamma__call,
  _foreach_lgamma_call,
  _foreach_log10__call,
  _foreach_log10_call,
  _foreach_log1p__call,
  _foreach_log1p_call,
  _foreach_log2__call,
  _foreach_log2_call,
  _foreach_log__call,
  _foreach_log_call,
  _foreach_maximum_List_call,
  _foreach_maximum__List_call,
  _foreach_minimum_List_call,
  _foreach_minimum__List_call,
  _foreach_mul_List_call,
  _foreach_mul_ScalarList_call,
  _foreach_mul_Scalar_call,
  _foreach_mul__List_call,
  _foreach_mul__ScalarList_call,
  _foreach_mul__Scalar_call,
  _foreach_neg__call,
  _foreach_neg_call,
  _foreach_norm_Scalar_call,
  _foreach_reciprocal__call,
  _foreach_reciprocal_call,
  _foreach_round__call,
  _foreach_round_call,
  _foreach_sigmoid__call,
  _foreach_sigmoid_call,
  _foreach_sin__call,
  _foreach_sin_call,
  _foreach_sinh__call,
  _foreach_sinh_call,
  _foreach_sqrt__call,
  _foreach_sqrt_call,
  _foreach_sub_List_call,
  _foreach_sub_ScalarList_call,
  _foreach_sub_Scalar_call,
  _foreach_sub__List_call,
  _foreach_sub__ScalarList_call,
  _foreach_sub__Scalar_call,
  _foreach_tan__call,
  _foreach_tan_call,
  _foreach_tanh__call,
  _foreach_tanh_call,
  _foreach_trunc__call,
  _foreach_trunc_call,
  _foreach_zero__call,
  absolute_out_call,
  arccos_out_call,
  arccosh_out_call,
  arcsin_out_call,
  arcsinh_out_call,
  arctan2_out_call,
  arctan_out_call,
  arctanh_out_call,
  argsort_call,
  batch_norm_call,
  bernoulli_p_call,
  broadcast_to_call,
  clip_Tensor_out_call,
  clip_out_call,
  concat_out_call,
  concatenate_out_call,
  det_call,
  diagflat_call,
  divide_out_call,
  divide_out_mode_call,
  fix_out_call,
  frobenius_norm_call,
  ger_out_call,
  greater_Scalar_out_call,
  greater_Tensor_out_call,
  greater_equal_Scalar_out_call,
  greater_equal_Tensor_out_call,
  index_select_backward_call,
  inverse_out_call,
  isreal_call,
  layer_norm_call,
  less_Scalar_out_call,
  less_Tensor_out_call,
  less_equal_Scalar_out_call,
  less_equal_Tensor_out_call,
  linalg_cholesky_call,
  linalg_det_call,
  linalg_eigh_call,
  linalg_inv_call,
  linalg_matmul_out_call,
  linalg_pinv_rcond_tensor_call,
  linalg_solve_call,
  log_sigmoid_call,
  lu_solve_call,
  matrix_power_out_call,
  max_out_call,
  max_pool1d_call,
  max_pool2d_call,
  max_pool3d_call,
  meshgrid_call,
  min_out_call,
  moveaxis_int_call,
  movedim_int_call,
  msort_call,
  multilabel_margin_loss_call,
  multiply_out_call,
  negative_out_call,
  nll_loss2d_call,
  nll_loss_call,
  not_equal_Scalar_out_call,
  not_equal_Tensor_out_call,
  orgqr_out_call,
  ravel_call,
  relu6__call,
  relu6_call,
  row_stack_out_call,
  slogdet_out_call,
  special_digamma_out_call,
  special_erf_out_call,
  special_erfc_out_call,
  special_erfinv_out_call,
  special_exp2_out_call,
  special_expit_out_call,
  special_expm1_out_call,
  special_gammainc_out_call,
  special_gammaincc_out_call,
  special_gammaln_out_call,
  special_i0_out_call,
  special_log1p_out_call,
  special_logit_out_call,
  special_logsumexp_out_call,
  special_multigammaln_out_call,
  special_polygamma_out_call,
  special_psi_out_call,
  special_round_out_call,
  special_sinc_out_call,
  special_xlogy_other_scalar_out_call,
  special_xlogy_out_call,
  special_xlogy_self_scalar_out_call,
  square__call,
  square_call,
  square_out_call,
  subtract_out_call,
  true_divide_out_call,
} from "../calls.js";
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
  _scaled_dot_product_attention_math,
  _scaled_dot_product_attention_math_op,
  _scaled_dot_product_attention_op,
  _shape_as_tensor_op,
  _stack_op,
  _transform_bias_rescale_qkv_op,
  _weight_norm_differentiable_backward_op,
  _weight_norm_interface_backward_op,
  _weight_norm_op,
  abs,
  abs_,
  absolute__op,
  absolute_op,
  absolute_out_op,
  acos,
  acos_,
  acosh,
  acosh_,
  adaptive_avg_pool1d_op,
  adaptive_avg_pool2d_op,
  adaptive_avg_pool3d_op,
  adaptive_max_pool1d_op,
  adjoint_op,
  affine_grid_generator_backward_op,
  alpha_dropout__op,
  alpha_dropout_op,
  aminmax,
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
  asin,
  asin_,
  asinh,
  asinh_,
  atan,
  atan2,
  atan2_,
  atan_,
  atanh,
  atanh_,
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
  bitwise_and_Scalar,
  bitwise_and_Tensor,
  bitwise_and__Scalar,
  bitwise_and__Tensor,
  bitwise_left_shift_Tensor,
  bitwise_left_shift_Tensor_Scalar,
  bitwise_left_shift__Tensor,
  bitwise_left_shift__Tensor_Scalar,
  bitwise_or_Scalar,
  bitwise_or_Tensor,
  bitwise_or__Scalar,
  bitwise_or__Tensor,
  bitwise_right_shift_Tensor,
  bitwise_right_shift_Tensor_Scalar,
  bitwise_right_shift__Tensor,
  bitwise_right_shift__Tensor_Scalar,
  bitwise_xor_Scalar,
  bitwise_xor_Tensor,
  bitwise_xor__Scalar,
  bitwise_xor__Tensor,
  broadcast_tensors_op,
  broadcast_to_op,
  can_cast_op,
  cartesian_prod_op,
  cat,
  cdist_op,
  chain_matmul_op,
  chain_matmul_out_op,
  channel_shuffle_op,
  chunk_op,
  clamp,
  clamp_,
  clamp_Tensor,
  clamp__Tensor,
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
  diag_backward_op,
  diagflat_op,
  diagonal,
  diff_op,
  diff_out_op,
  digamma,
  div_Scalar,
  div_Scalar_mode,
  div_Tensor,
  div_Tensor_mode,
  div__Scalar,
  div__Scalar_mode,
  div__Tensor,
  div__Tensor_mode,
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
  erf,
  erfc,
  erfinv,
  exp2,
  expand_as_op,
  expm1,
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
  ge_Scalar,
  ge_Tensor,
  ge__Scalar,
  ge__Tensor,
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
  gt_Scalar,
  gt_Tensor,
  gt__Scalar,
  gt__Tensor,
  hinge_embedding_loss_op,
  histogramdd_TensorList_bins_op,
  histogramdd_int_bins_op,
  histogramdd_op,
  hsplit_array_op,
  hsplit_int_op,
  hstack_op,
  hstack_out_op,
  i0,
  igamma,
  igammac,
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
  le_Scalar,
  le_Tensor,
  le__Scalar,
  le__Tensor,
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
  lgamma,
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
  linalg_householder_product,
  linalg_inv,
  linalg_inv_op,
  linalg_inv_out_op,
  linalg_ldl_factor_op,
  linalg_lu_factor_ex,
  linalg_lu_factor_op,
  linalg_lu_factor_out_op,
  linalg_matmul_op,
  linalg_matmul_out_op,
  linalg_matrix_exp,
  linalg_matrix_norm_op,
  linalg_matrix_norm_out_op,
  linalg_matrix_norm_str_ord_op,
  linalg_matrix_norm_str_ord_out_op,
  linalg_matrix_power,
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
  linalg_slogdet,
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
  log1p,
  log_sigmoid_op,
  log_sigmoid_out_op,
  log_softmax_int,
  log_softmax_int_op,
  logdet_op,
  logit,
  logsumexp,
  lstm_cell_op,
  lstm_input_op,
  lt_Scalar,
  lt_Tensor,
  lt__Scalar,
  lt__Tensor,
  lu_solve_op,
  lu_solve_out_op,
  mH_op,
  mT_op,
  margin_ranking_loss_op,
  masked_select_backward_op,
  matmul,
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
  maximum,
  meshgrid_indexing_op,
  meshgrid_op,
  min_other_op,
  min_out_op,
  minimum,
  moveaxis_int_op,
  moveaxis_intlist_op,
  movedim_int_op,
  movedim_intlist,
  movedim_intlist_op,
  msort_op,
  msort_out_op,
  mul_Scalar,
  mul_Tensor,
  mul__Scalar,
  mul__Tensor,
  multilabel_margin_loss_op,
  multilabel_margin_loss_out_op,
  multiply_Scalar_op,
  multiply_Tensor_op,
  multiply__Scalar_op,
  multiply__Tensor_op,
  multiply_out_op,
  mvlgamma,
  nanmean_op,
  nanmean_out_op,
  nanquantile_op,
  nanquantile_out_op,
  nanquantile_scalar_op,
  nanquantile_scalar_out_op,
  narrow_Tensor_op,
  narrow_op,
  ne_Scalar,
  ne_Tensor,
  ne__Scalar,
  ne__Tensor,
  neg,
  neg_,
  negative__op,
  negative_op,
  negative_out_op,
  nll_loss2d_op,
  nll_loss2d_out_op,
  nll_loss_nd_op,
  nll_loss_op,
  nll_loss_out_op,
  nonzero,
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
  outer,
  outer_op,
  outer_out_op,
  pad_op,
  pad_sequence_op,
  pairwise_distance_op,
  pdist_op,
  pinverse_op,
  poisson_nll_loss_op,
  polygamma,
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
  round_decimals,
  row_stack_op,
  row_stack_out_op,
  rrelu__op,
  rrelu_op,
  selu__op,
  selu_op,
  sigmoid,
  sinc,
  size_int_op,
  slogdet_op,
  slogdet_out_op,
  softmax_int,
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
  split_with_sizes,
  square__op,
  square_op,
  square_out_op,
  stack,
  std_dim_op,
  std_mean_dim_op,
  std_mean_op,
  std_op,
  std_out_op,
  stride_int_op,
  sub_Scalar,
  sub_Tensor,
  sub__Scalar,
  sub__Tensor,
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
  transpose_,
  transpose_int,
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
  trunc,
  trunc_,
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
  vstack,
  vstack_op,
  vstack_out_op,
  where_ScalarOther_op,
  where_ScalarSelf_op,
  where_Scalar_op,
  where_op,
  xlogy_Scalar_Other,
  xlogy_Scalar_Self,
  xlogy_Tensor,
} from "../operators.js";
import {
  cross_out_generated,
  fft_hfft2_out_generated,
  fft_hfft_out_generated,
  fft_hfftn_out_generated,
  fft_irfft2_out_generated,
  fft_irfft_out_generated,
  fft_irfftn_out_generated,
  frobenius_norm_out_generated,
  linalg_cholesky_out_generated,
  linalg_cond_out_generated,
  linalg_det_out_generated,
  linalg_eigh_eigvals_generated,
  linalg_eigvalsh_out_generated,
  linalg_inv_out_generated,
  linalg_lu_factor_out_generated,
  linalg_matrix_norm_out_generated,
  linalg_matrix_norm_str_ord_out_generated,
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
  lu_solve_out_generated,
  matmul_out_generated,
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
  special_ndtr_out_generated,
  svd_U_generated,
} from "../variants.js";

const m = kernelsFor("CompositeImplicitAutograd", "generated/register/composite-implicit-autograd.ts");

m(absolute_op, abs);
m(negative_op, neg);
m(arcsin_op, asin);
m(arccos_op, acos);
m(arctan_op, atan);
m(arcsinh_op, asinh);
m(arccosh_op, acosh);
m(arctanh_op, atanh);
m(square_op, square_call);
m(square__op, square__call);
m(square_out_op, square_out_call);
m(fix_op, trunc);
m(subtract_Tensor_op, sub_Tensor);
m(subtract_Scalar_op, sub_Scalar);
m(multiply_Tensor_op, mul_Tensor);
m(multiply_Scalar_op, mul_Scalar);
m(divide_Tensor_op, div_Tensor);
m(divide_Scalar_op, div_Scalar);
m(divide_Tensor_mode_op, div_Tensor_mode);
m(divide_Scalar_mode_op, div_Scalar_mode);
m(true_divide_Tensor_op, div_Tensor);
m(true_divide_Scalar_op, div_Scalar);
m(float_power_Tensor_Tensor_op, float_power_Tensor_Tensor_composite);
m(float_power__Tensor_op, float_power__Tensor_composite);
m(float_power_Tensor_Tensor_out_op, float_power_Tensor_Tensor_out_composite);
m(float_power_Tensor_Scalar_op, float_power_Tensor_Scalar_composite);
m(float_power__Scalar_op, float_power__Scalar_composite);
m(float_power_Tensor_Scalar_out_op, float_power_Tensor_Scalar_out_composite);
m(float_power_Scalar_op, float_power_Scalar_composite);
m(float_power_Scalar_out_op, float_power_Scalar_out_composite);
m(arctan2_op, atan2);
m(not_equal_Tensor_op, ne_Tensor);
m(not_equal_Scalar_op, ne_Scalar);
m(less_Tensor_op, lt_Tensor);
m(less_Scalar_op, lt_Scalar);
m(less_equal_Tensor_op, le_Tensor);
m(less_equal_Scalar_op, le_Scalar);
m(greater_Tensor_op, gt_Tensor);
m(greater_Scalar_op, gt_Scalar);
m(greater_equal_Tensor_op, ge_Tensor);
m(greater_equal_Scalar_op, ge_Scalar);
m(__and___Tensor_op, bitwise_and_Tensor);
m(__and___Scalar_op, bitwise_and_Scalar);
m(__or___Tensor_op, bitwise_or_Tensor);
m(__or___Scalar_op, bitwise_or_Scalar);
m(__xor___Tensor_op, bitwise_xor_Tensor);
m(__xor___Scalar_op, bitwise_xor_Scalar);
m(__lshift___Tensor_op, bitwise_left_shift_Tensor);
m(__lshift___Scalar_op, bitwise_left_shift_Tensor_Scalar);
m(__rshift___Tensor_op, bitwise_right_shift_Tensor);
m(__rshift___Scalar_op, bitwise_right_shift_Tensor_Scalar);
m(where_op, where_composite);
m(where_ScalarSelf_op, where_ScalarSelf_composite);
m(where_ScalarOther_op, where_ScalarOther_composite);
m(where_Scalar_op, where_Scalar_composite);
m(clip_op, clamp);
m(clip_Tensor_op, clamp_Tensor);
m(relu6_op, relu6_call);
m(relu6__op, relu6__call);
m(selu_op, selu_composite);
m(selu__op, selu__composite);
m(log_sigmoid_op, log_sigmoid_call);
m(log_sigmoid_out_op, log_sigmoid_out_composite);
m(special_erf_op, erf);
m(special_erfc_op, erfc);
m(special_erfinv_op, erfinv);
m(special_exp2_op, exp2);
m(special_expit_op, sigmoid);
m(special_expm1_op, expm1);
m(special_log1p_op, log1p);
m(special_digamma_op, digamma);
m(special_psi_op, digamma);
m(special_gammaln_op, lgamma);
m(special_logit_op, logit);
m(special_round_op, round_decimals);
m(special_sinc_op, sinc);
m(special_polygamma_op, polygamma);
m(special_xlogy_op, xlogy_Tensor);
m(special_xlogy_self_scalar_op, xlogy_Scalar_Self);
m(special_xlogy_other_scalar_op, xlogy_Scalar_Other);
m(special_ndtr_op, special_ndtr_composite);
m(special_i0_op, i0);
m(special_gammainc_op, igamma);
m(special_gammaincc_op, igammac);
m(ldexp_Tensor_op, ldexp_Tensor_composite);
m(ldexp__op, ldexp__composite);
m(ldexp_out_op, ldexp_out_composite);
m(_add_relu_Tensor_op, _add_relu_Tensor_composite);
m(_add_relu__Tensor_op, _add_relu__Tensor_composite);
m(_add_relu_Scalar_op, _add_relu_Scalar_composite);
m(_add_relu__Scalar_op, _add_relu__Scalar_composite);
m(empty_out_op, empty_out_composite);
m(bernoulli_p_op, bernoulli_p_call);
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
m(isreal_op, isreal_call);
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
m(_cast_Byte_op, _cast_Byte_call);
m(_cast_Int_op, _cast_Int_call);
m(_cast_Long_op, _cast_Long_call);
m(_cast_Float_op, _cast_Float_call);
m(_cast_Double_op, _cast_Double_call);
m(copy_op, copy_composite);
m(reshape_op, reshape_composite);
m(expand_as_op, expand_as_composite);
m(view_as_op, view_as_composite);
m(reshape_as_op, reshape_as_composite);
m(numpy_T_op, numpy_T_composite);
m(swapaxes_op, transpose_int);
m(swapaxes__op, transpose_);
m(swapdims_op, transpose_int);
m(swapdims__op, transpose_);
m(narrow_op, narrow_composite);
m(narrow_Tensor_op, narrow_Tensor_composite);
m(split_sizes_op, split_with_sizes);
m(chunk_op, chunk_composite);
m(tensor_split_sections_op, tensor_split_sections_composite);
m(tensor_split_indices_op, tensor_split_indices_composite);
m(tensor_split_tensor_indices_or_sections_op, tensor_split_tensor_indices_or_sections_composite);
m(flatten_using_ints_op, flatten_using_ints_composite);
m(unflatten_int_op, unflatten_int_composite);
m(movedim_intlist_op, movedim_intlist_composite);
m(movedim_int_op, movedim_int_call);
m(moveaxis_intlist_op, movedim_intlist);
m(moveaxis_int_op, moveaxis_int_call);
m(broadcast_to_op, broadcast_to_call);
m(broadcast_tensors_op, broadcast_tensors_composite);
m(atleast_1d_op, atleast_1d_composite);
m(atleast_1d_Sequence_op, atleast_1d_Sequence_composite);
m(atleast_2d_op, atleast_2d_composite);
m(atleast_2d_Sequence_op, atleast_2d_Sequence_composite);
m(atleast_3d_op, atleast_3d_composite);
m(atleast_3d_Sequence_op, atleast_3d_Sequence_composite);
m(ravel_op, ravel_call);
m(adjoint_op, adjoint_composite);
m(mT_op, mT_composite);
m(mH_op, mH_composite);
m(hsplit_int_op, hsplit_int_composite);
m(hsplit_array_op, hsplit_array_composite);
m(vsplit_int_op, vsplit_int_composite);
m(vsplit_array_op, vsplit_array_composite);
m(dsplit_int_op, dsplit_int_composite);
m(dsplit_array_op, dsplit_array_composite);
m(diagflat_op, diagflat_call);
m(matrix_H_op, matrix_H_composite);
m(diag_backward_op, diag_backward_composite);
m(unsafe_chunk_op, unsafe_chunk_composite);
m(linalg_diagonal_op, diagonal);
m(fft_fftshift_op, fft_fftshift_composite);
m(fft_ifftshift_op, fft_ifftshift_composite);
m(fill_diagonal__op, fill_diagonal__composite);
m(index_select_backward_op, index_select_backward_call);
m(gather_backward_op, gather_backward_composite);
m(masked_select_backward_op, masked_select_backward_composite);
m(nonzero_numpy_op, nonzero_numpy_composite);
m(argwhere_op, nonzero);
m(concat_op, cat);
m(hstack_op, hstack_composite);
m(hstack_out_op, hstack_out_composite);
m(vstack_op, vstack_composite);
m(vstack_out_op, vstack_out_composite);
m(dstack_op, dstack_composite);
m(dstack_out_op, dstack_out_composite);
m(column_stack_op, column_stack_composite);
m(column_stack_out_op, column_stack_out_composite);
m(row_stack_op, vstack);
m(fliplr_op, fliplr_composite);
m(flipud_op, flipud_composite);
m(repeat_interleave_self_Tensor_op, repeat_interleave_self_Tensor_composite);
m(repeat_interleave_self_int_op, repeat_interleave_self_int_composite);
m(tile_op, tile_composite);
m(embedding_backward_op, embedding_backward_composite);
m(one_hot_op, one_hot_composite);
m(take_along_dim_out_op, take_along_dim_out_composite);
m(take_along_dim_op, take_along_dim_composite);
m(meshgrid_op, meshgrid_call);
m(meshgrid_indexing_op, meshgrid_indexing_composite);
m(trace_backward_op, trace_backward_composite);
m(value_selecting_reduction_backward_op, value_selecting_reduction_backward_composite);
m(cartesian_prod_op, cartesian_prod_composite);
m(combinations_op, combinations_composite);
m(pad_op, pad_composite);
m(_pad_circular_op, _pad_circular_composite);
m(_pad_enum_op, _pad_enum_composite);
m(concatenate_op, cat);
m(pad_sequence_op, pad_sequence_composite);
m(vander_op, vander_composite);
m(linalg_vander_op, linalg_vander_composite);
m(embedding_bag_op, embedding_bag_composite);
m(embedding_bag_padding_idx_op, embedding_bag_padding_idx_composite);
m(_embedding_bag_backward_op, _embedding_bag_backward_composite);
m(_stack_op, stack);
m(argsort_op, argsort_call);
m(msort_op, msort_call);
m(cummaxmin_backward_op, cummaxmin_backward_composite);
m(cov_op, cov_composite);
m(corrcoef_op, corrcoef_composite);
m(special_multigammaln_op, mvlgamma);
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
m(max_other_op, maximum);
m(min_other_op, minimum);
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
m(frobenius_norm_op, frobenius_norm_call);
m(frobenius_norm_dim_op, frobenius_norm_dim_composite);
m(frobenius_norm_out_op, frobenius_norm_out_generated);
m(cumprod_backward_op, cumprod_backward_composite);
m(nanmean_op, nanmean_composite);
m(nanmean_out_op, nanmean_out_composite);
m(diff_op, diff_composite);
m(diff_out_op, diff_out_composite);
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
m(special_logsumexp_op, logsumexp);
m(_aminmax_op, _aminmax_call);
m(_aminmax_dim_op, aminmax);
m(outer_op, outer_composite);
m(ger_op, outer);
m(inner_op, inner_composite);
m(matmul_op, matmul_composite);
m(linear_op, linear_composite);
m(linear_out_op, linear_out_composite);
m(tensordot_op, tensordot_composite);
m(chain_matmul_op, chain_matmul_composite);
m(chain_matmul_out_op, chain_matmul_out_composite);
m(bilinear_op, bilinear_composite);
m(kron_op, kron_composite);
m(kron_out_op, kron_out_composite);
m(einsum_op, einsum_composite);
m(cross_op, cross_composite);
m(cdist_op, cdist_composite);
m(pdist_op, pdist_composite);
m(linalg_cholesky_op, linalg_cholesky_call);
m(linalg_lu_factor_op, linalg_lu_factor_composite);
m(_lu_with_info_op, linalg_lu_factor_ex);
m(lu_solve_op, lu_solve_call);
m(linalg_det_op, linalg_det_call);
m(det_op, det_call);
m(linalg_slogdet_op, linalg_slogdet_composite);
m(slogdet_op, linalg_slogdet);
m(logdet_op, logdet_composite);
m(linalg_solve_ex_op, linalg_solve_ex_composite);
m(linalg_solve_op, linalg_solve_call);
m(linalg_inv_op, linalg_inv_call);
m(inverse_op, linalg_inv);
m(qr_op, qr_composite);
m(linalg_eigh_op, linalg_eigh_call);
m(linalg_eigh_eigvals_op, linalg_eigh_eigvals_generated);
m(linalg_eigvalsh_op, linalg_eigvalsh_composite);
m(linalg_svd_op, linalg_svd_composite);
m(linalg_svdvals_op, linalg_svdvals_composite);
m(svd_op, svd_composite);
m(matrix_exp_op, linalg_matrix_exp);
m(linalg_pinv_atol_rtol_float_op, linalg_pinv_atol_rtol_float_composite);
m(linalg_pinv_op, linalg_pinv_composite);
m(pinverse_op, pinverse_composite);
m(linalg_matrix_rank_atol_rtol_tensor_op, linalg_matrix_rank_atol_rtol_tensor_composite);
m(linalg_matrix_rank_atol_rtol_float_op, linalg_matrix_rank_atol_rtol_float_composite);
m(linalg_matrix_power_op, linalg_matrix_power_composite);
m(linalg_matrix_power_out_op, linalg_matrix_power_out_composite);
m(matrix_power_op, linalg_matrix_power);
m(linalg_matmul_op, matmul);
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
m(orgqr_op, linalg_householder_product);
m(linalg_pinv_rcond_tensor_op, linalg_pinv_rcond_tensor_call);
m(linalg_ldl_factor_op, linalg_ldl_factor_composite);
m(_addmm_activation_op, _addmm_activation_composite);
m(softmax_int_op, softmax_int_composite);
m(log_softmax_int_op, log_softmax_int_composite);
m(special_softmax_op, softmax_int);
m(special_log_softmax_op, log_softmax_int);
m(nll_loss_op, nll_loss_call);
m(nll_loss_nd_op, nll_loss_nd_composite);
m(nll_loss2d_op, nll_loss2d_call);
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
m(layer_norm_op, layer_norm_call);
m(batch_norm_op, batch_norm_call);
m(_batch_norm_impl_index_op, _batch_norm_impl_index_composite);
m(group_norm_op, group_norm_composite);
m(instance_norm_op, instance_norm_composite);
m(norm_except_dim_op, norm_except_dim_composite);
m(_convolution_op, _convolution_call);
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
m(max_pool2d_op, max_pool2d_call);
m(adaptive_avg_pool2d_op, adaptive_avg_pool2d_composite);
m(max_pool3d_op, max_pool3d_call);
m(adaptive_avg_pool3d_op, adaptive_avg_pool3d_composite);
m(max_pool1d_with_indices_op, max_pool1d_with_indices_composite);
m(max_pool1d_op, max_pool1d_call);
m(avg_pool1d_op, avg_pool1d_composite);
m(adaptive_avg_pool1d_op, adaptive_avg_pool1d_composite);
m(adaptive_max_pool1d_op, adaptive_max_pool1d_composite);
m(channel_shuffle_op, channel_shuffle_composite);
m(_scaled_dot_product_attention_op, _scaled_dot_product_attention_math);
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
m(multilabel_margin_loss_op, multilabel_margin_loss_call);
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
m(_foreach_add_Scalar_op, _foreach_add_Scalar_call);
m(_foreach_add_List_op, _foreach_add_List_call);
m(_foreach_add_ScalarList_op, _foreach_add_ScalarList_call);
m(_foreach_sub_Scalar_op, _foreach_sub_Scalar_call);
m(_foreach_sub_List_op, _foreach_sub_List_call);
m(_foreach_sub_ScalarList_op, _foreach_sub_ScalarList_call);
m(_foreach_mul_Scalar_op, _foreach_mul_Scalar_call);
m(_foreach_mul_List_op, _foreach_mul_List_call);
m(_foreach_mul_ScalarList_op, _foreach_mul_ScalarList_call);
m(_foreach_div_Scalar_op, _foreach_div_Scalar_call);
m(_foreach_div_List_op, _foreach_div_List_call);
m(_foreach_div_ScalarList_op, _foreach_div_ScalarList_call);
m(_foreach_exp_op, _foreach_exp_call);
m(_foreach_sqrt_op, _foreach_sqrt_call);
m(_foreach_abs_op, _foreach_abs_call);
m(_foreach_acos_op, _foreach_acos_call);
m(_foreach_asin_op, _foreach_asin_call);
m(_foreach_atan_op, _foreach_atan_call);
m(_foreach_ceil_op, _foreach_ceil_call);
m(_foreach_cos_op, _foreach_cos_call);
m(_foreach_cosh_op, _foreach_cosh_call);
m(_foreach_erf_op, _foreach_erf_call);
m(_foreach_erfc_op, _foreach_erfc_call);
m(_foreach_expm1_op, _foreach_expm1_call);
m(_foreach_floor_op, _foreach_floor_call);
m(_foreach_log_op, _foreach_log_call);
m(_foreach_log10_op, _foreach_log10_call);
m(_foreach_log1p_op, _foreach_log1p_call);
m(_foreach_log2_op, _foreach_log2_call);
m(_foreach_neg_op, _foreach_neg_call);
m(_foreach_tan_op, _foreach_tan_call);
m(_foreach_tanh_op, _foreach_tanh_call);
m(_foreach_sin_op, _foreach_sin_call);
m(_foreach_sinh_op, _foreach_sinh_call);
m(_foreach_round_op, _foreach_round_call);
m(_foreach_lgamma_op, _foreach_lgamma_call);
m(_foreach_frac_op, _foreach_frac_call);
m(_foreach_reciprocal_op, _foreach_reciprocal_call);
m(_foreach_sigmoid_op, _foreach_sigmoid_call);
m(_foreach_trunc_op, _foreach_trunc_call);
m(_foreach_zero__op, _foreach_zero__call);
m(_foreach_addcdiv_Scalar_op, _foreach_addcdiv_Scalar_call);
m(_foreach_addcdiv_ScalarList_op, _foreach_addcdiv_ScalarList_call);
m(_foreach_addcmul_Scalar_op, _foreach_addcmul_Scalar_call);
m(_foreach_addcmul_ScalarList_op, _foreach_addcmul_ScalarList_call);
m(_foreach_maximum_List_op, _foreach_maximum_List_call);
m(_foreach_minimum_List_op, _foreach_minimum_List_call);
m(_foreach_norm_Scalar_op, _foreach_norm_Scalar_call);
m(special_ndtr_out_op, special_ndtr_out_generated);
m(msort_out_op, msort_out_generated);
m(quantile_out_op, quantile_out_generated);
m(quantile_scalar_out_op, quantile_scalar_out_generated);
m(nanquantile_out_op, nanquantile_out_generated);
m(nanquantile_scalar_out_op, nanquantile_scalar_out_generated);
m(outer_out_op, outer_out_generated);
m(matmul_out_op, matmul_out_generated);
m(cross_out_op, cross_out_generated);
m(linalg_cholesky_out_op, linalg_cholesky_out_generated);
m(linalg_lu_factor_out_op, linalg_lu_factor_out_generated);
m(lu_solve_out_op, lu_solve_out_generated);
m(linalg_det_out_op, linalg_det_out_generated);
m(linalg_slogdet_out_op, linalg_slogdet_out_generated);
m(linalg_solve_ex_out_op, linalg_solve_ex_out_generated);
m(linalg_solve_out_op, linalg_solve_out_generated);
m(linalg_inv_out_op, linalg_inv_out_generated);
m(qr_Q_op, qr_Q_generated);
m(linalg_eigvalsh_out_op, linalg_eigvalsh_out_generated);
m(linalg_svd_U_op, linalg_svd_U_generated);
m(linalg_svdvals_out_op, linalg_svdvals_out_generated);
m(svd_U_op, svd_U_generated);
m(linalg_pinv_atol_rtol_float_out_op, linalg_pinv_atol_rtol_float_out_generated);
m(linalg_pinv_out_op, linalg_pinv_out_generated);
m(linalg_matrix_rank_atol_rtol_tensor_out_op, linalg_matrix_rank_atol_rtol_tensor_out_generated);
m(linalg_matrix_rank_atol_rtol_float_out_op, linalg_matrix_rank_atol_rtol_float_out_generated);
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
m(_foreach_add__Scalar_op, _foreach_add__Scalar_call);
m(_foreach_add__List_op, _foreach_add__List_call);
m(_foreach_add__ScalarList_op, _foreach_add__ScalarList_call);
m(_foreach_sub__Scalar_op, _foreach_sub__Scalar_call);
m(_foreach_sub__List_op, _foreach_sub__List_call);
m(_foreach_sub__ScalarList_op, _foreach_sub__ScalarList_call);
m(_foreach_mul__Scalar_op, _foreach_mul__Scalar_call);
m(_foreach_mul__List_op, _foreach_mul__List_call);
m(_foreach_mul__ScalarList_op, _foreach_mul__ScalarList_call);
m(_foreach_div__Scalar_op, _foreach_div__Scalar_call);
m(_foreach_div__List_op, _foreach_div__List_call);
m(_foreach_div__ScalarList_op, _foreach_div__ScalarList_call);
m(_foreach_exp__op, _foreach_exp__call);
m(_foreach_sqrt__op, _foreach_sqrt__call);
m(_foreach_abs__op, _foreach_abs__call);
m(_foreach_acos__op, _foreach_acos__call);
m(_foreach_asin__op, _foreach_asin__call);
m(_foreach_atan__op, _foreach_atan__call);
m(_foreach_ceil__op, _foreach_ceil__call);
m(_foreach_cos__op, _foreach_cos__call);
m(_foreach_cosh__op, _foreach_cosh__call);
m(_foreach_erf__op, _foreach_erf__call);
m(_foreach_erfc__op, _foreach_erfc__call);
m(_foreach_expm1__op, _foreach_expm1__call);
m(_foreach_floor__op, _foreach_floor__call);
m(_foreach_log__op, _foreach_log__call);
m(_foreach_log10__op, _foreach_log10__call);
m(_foreach_log1p__op, _foreach_log1p__call);
m(_foreach_log2__op, _foreach_log2__call);
m(_foreach_neg__op, _foreach_neg__call);
m(_foreach_tan__op, _foreach_tan__call);
m(_foreach_tanh__op, _foreach_tanh__call);
m(_foreach_sin__op, _foreach_sin__call);
m(_foreach_sinh__op, _foreach_sinh__call);
m(_foreach_round__op, _foreach_round__call);
m(_foreach_lgamma__op, _foreach_lgamma__call);
m(_foreach_frac__op, _foreach_frac__call);
m(_foreach_reciprocal__op, _foreach_reciprocal__call);
m(_foreach_sigmoid__op, _foreach_sigmoid__call);
m(_foreach_trunc__op, _foreach_trunc__call);
m(_foreach_addcdiv__Scalar_op, _foreach_addcdiv__Scalar_call);
m(_foreach_addcdiv__ScalarList_op, _foreach_addcdiv__ScalarList_call);
m(_foreach_addcmul__Scalar_op, _foreach_addcmul__Scalar_call);
m(_foreach_addcmul__ScalarList_op, _foreach_addcmul__ScalarList_call);
m(_foreach_maximum__List_op, _foreach_maximum__List_call);
m(_foreach_minimum__List_op, _foreach_minimum__List_call);
m(absolute__op, abs_);
m(absolute_out_op, absolute_out_call);
m(negative__op, neg_);
m(negative_out_op, negative_out_call);
m(arcsin__op, asin_);
m(arcsin_out_op, arcsin_out_call);
m(arccos__op, acos_);
m(arccos_out_op, arccos_out_call);
m(arctan__op, atan_);
m(arctan_out_op, arctan_out_call);
m(arcsinh__op, asinh_);
m(arcsinh_out_op, arcsinh_out_call);
m(arccosh__op, acosh_);
m(arccosh_out_op, arccosh_out_call);
m(arctanh__op, atanh_);
m(arctanh_out_op, arctanh_out_call);
m(fix__op, trunc_);
m(fix_out_op, fix_out_call);
m(subtract__Tensor_op, sub__Tensor);
m(subtract_out_op, subtract_out_call);
m(subtract__Scalar_op, sub__Scalar);
m(multiply__Tensor_op, mul__Tensor);
m(multiply_out_op, multiply_out_call);
m(multiply__Scalar_op, mul__Scalar);
m(divide__Tensor_op, div__Tensor);
m(divide_out_op, divide_out_call);
m(divide__Scalar_op, div__Scalar);
m(divide__Tensor_mode_op, div__Tensor_mode);
m(divide_out_mode_op, divide_out_mode_call);
m(divide__Scalar_mode_op, div__Scalar_mode);
m(true_divide__Tensor_op, div__Tensor);
m(true_divide_out_op, true_divide_out_call);
m(true_divide__Scalar_op, div__Scalar);
m(arctan2__op, atan2_);
m(arctan2_out_op, arctan2_out_call);
m(not_equal__Tensor_op, ne__Tensor);
m(not_equal_Tensor_out_op, not_equal_Tensor_out_call);
m(not_equal__Scalar_op, ne__Scalar);
m(not_equal_Scalar_out_op, not_equal_Scalar_out_call);
m(less__Tensor_op, lt__Tensor);
m(less_Tensor_out_op, less_Tensor_out_call);
m(less__Scalar_op, lt__Scalar);
m(less_Scalar_out_op, less_Scalar_out_call);
m(less_equal__Tensor_op, le__Tensor);
m(less_equal_Tensor_out_op, less_equal_Tensor_out_call);
m(less_equal__Scalar_op, le__Scalar);
m(less_equal_Scalar_out_op, less_equal_Scalar_out_call);
m(greater__Tensor_op, gt__Tensor);
m(greater_Tensor_out_op, greater_Tensor_out_call);
m(greater__Scalar_op, gt__Scalar);
m(greater_Scalar_out_op, greater_Scalar_out_call);
m(greater_equal__Tensor_op, ge__Tensor);
m(greater_equal_Tensor_out_op, greater_equal_Tensor_out_call);
m(greater_equal__Scalar_op, ge__Scalar);
m(greater_equal_Scalar_out_op, greater_equal_Scalar_out_call);
m(__iand___Tensor_op, bitwise_and__Tensor);
m(__iand___Scalar_op, bitwise_and__Scalar);
m(__ior___Tensor_op, bitwise_or__Tensor);
m(__ior___Scalar_op, bitwise_or__Scalar);
m(__ixor___Tensor_op, bitwise_xor__Tensor);
m(__ixor___Scalar_op, bitwise_xor__Scalar);
m(__ilshift___Tensor_op, bitwise_left_shift__Tensor);
m(__ilshift___Scalar_op, bitwise_left_shift__Tensor_Scalar);
m(__irshift___Tensor_op, bitwise_right_shift__Tensor);
m(__irshift___Scalar_op, bitwise_right_shift__Tensor_Scalar);
m(clip__op, clamp_);
m(clip_out_op, clip_out_call);
m(clip__Tensor_op, clamp__Tensor);
m(clip_Tensor_out_op, clip_Tensor_out_call);
m(special_erf_out_op, special_erf_out_call);
m(special_erfc_out_op, special_erfc_out_call);
m(special_erfinv_out_op, special_erfinv_out_call);
m(special_exp2_out_op, special_exp2_out_call);
m(special_expit_out_op, special_expit_out_call);
m(special_expm1_out_op, special_expm1_out_call);
m(special_log1p_out_op, special_log1p_out_call);
m(special_digamma_out_op, special_digamma_out_call);
m(special_psi_out_op, special_psi_out_call);
m(special_gammaln_out_op, special_gammaln_out_call);
m(special_logit_out_op, special_logit_out_call);
m(special_round_out_op, special_round_out_call);
m(special_sinc_out_op, special_sinc_out_call);
m(special_polygamma_out_op, special_polygamma_out_call);
m(special_xlogy_out_op, special_xlogy_out_call);
m(special_xlogy_self_scalar_out_op, special_xlogy_self_scalar_out_call);
m(special_xlogy_other_scalar_out_op, special_xlogy_other_scalar_out_call);
m(special_i0_out_op, special_i0_out_call);
m(special_gammainc_out_op, special_gammainc_out_call);
m(special_gammaincc_out_op, special_gammaincc_out_call);
m(concat_out_op, concat_out_call);
m(row_stack_out_op, row_stack_out_call);
m(concatenate_out_op, concatenate_out_call);
m(special_multigammaln_out_op, special_multigammaln_out_call);
m(max_out_op, max_out_call);
m(min_out_op, min_out_call);
m(special_logsumexp_out_op, special_logsumexp_out_call);
m(ger_out_op, ger_out_call);
m(slogdet_out_op, slogdet_out_call);
m(inverse_out_op, inverse_out_call);
m(matrix_power_out_op, matrix_power_out_call);
m(linalg_matmul_out_op, linalg_matmul_out_call);
m(orgqr_out_op, orgqr_out_call);
