// @generated from native_functions.yaml by `npm run codegen`. Do not edit.
// Importing this file gives the operators their ADInplaceOrView kernels.

import { library } from "../../runtime/dispatch/library.js";
import { copy__inplaceOrView, detach_inplaceOrView } from "../../runtime/kernels/autograd/conversion.js";
import {
  _index_put_impl__inplaceOrView, _index_put_impl_out_inplaceOrView, _log_softmax_backward_data_out_inplaceOrView,
  _log_softmax_out_inplaceOrView, _reshape_alias_inplaceOrView, _softmax_backward_data_out_inplaceOrView,
  _softmax_out_inplaceOrView, _to_copy_out_inplaceOrView, _unique2_out_inplaceOrView, _unique_out_inplaceOrView,
  _unsafe_view_out_inplaceOrView, _upsample_bicubic2d_aa_out_inplaceOrView, _upsample_bilinear2d_aa_out_inplaceOrView,
  _upsample_nearest_exact1d_out_inplaceOrView, _upsample_nearest_exact2d_out_inplaceOrView,
  _upsample_nearest_exact3d_out_inplaceOrView, abs__inplaceOrView, abs_out_inplaceOrView, acos__inplaceOrView,
  acos_out_inplaceOrView, acosh__inplaceOrView, acosh_out_inplaceOrView, add__Scalar_inplaceOrView,
  add__Tensor_inplaceOrView, add_out_inplaceOrView, addbmm_out_inplaceOrView, addcdiv__inplaceOrView,
  addcdiv_out_inplaceOrView, addcmul__inplaceOrView, addcmul_out_inplaceOrView, addmm__inplaceOrView,
  addmm_out_inplaceOrView, addmv__inplaceOrView, addmv_out_inplaceOrView, addr_out_inplaceOrView, alias_inplaceOrView,
  all_all_out_inplaceOrView, all_out_inplaceOrView, amax_out_inplaceOrView, amin_out_inplaceOrView,
  aminmax_out_inplaceOrView, any_all_out_inplaceOrView, any_out_inplaceOrView, arange_out_inplaceOrView,
  arange_start_out_inplaceOrView, argmax_out_inplaceOrView, argmin_out_inplaceOrView, argsort_stable_out_inplaceOrView,
  as_strided__inplaceOrView, as_strided_inplaceOrView, as_strided_scatter_out_inplaceOrView, asin__inplaceOrView,
  asin_out_inplaceOrView, asinh__inplaceOrView, asinh_out_inplaceOrView, atan2__inplaceOrView, atan2_out_inplaceOrView,
  atan__inplaceOrView, atan_out_inplaceOrView, atanh__inplaceOrView, atanh_out_inplaceOrView,
  avg_pool2d_out_inplaceOrView, avg_pool3d_out_inplaceOrView, baddbmm__inplaceOrView, baddbmm_out_inplaceOrView,
  bernoulli_Tensor_out_inplaceOrView, bernoulli__Tensor_inplaceOrView, bernoulli__float_inplaceOrView,
  bernoulli_float_out_inplaceOrView, bernoulli_out_inplaceOrView, binary_cross_entropy_out_inplaceOrView,
  binary_cross_entropy_with_logits_out_inplaceOrView, bincount_out_inplaceOrView, bitwise_and_Scalar_out_inplaceOrView,
  bitwise_and_Tensor_out_inplaceOrView, bitwise_and__Scalar_inplaceOrView, bitwise_and__Tensor_inplaceOrView,
  bitwise_left_shift_Tensor_Scalar_out_inplaceOrView, bitwise_left_shift_Tensor_out_inplaceOrView,
  bitwise_left_shift__Tensor_Scalar_inplaceOrView, bitwise_left_shift__Tensor_inplaceOrView, bitwise_not__inplaceOrView,
  bitwise_not_out_inplaceOrView, bitwise_or_Scalar_out_inplaceOrView, bitwise_or_Tensor_out_inplaceOrView,
  bitwise_or__Scalar_inplaceOrView, bitwise_or__Tensor_inplaceOrView,
  bitwise_right_shift_Tensor_Scalar_out_inplaceOrView, bitwise_right_shift_Tensor_out_inplaceOrView,
  bitwise_right_shift__Tensor_Scalar_inplaceOrView, bitwise_right_shift__Tensor_inplaceOrView,
  bitwise_xor_Scalar_out_inplaceOrView, bitwise_xor_Tensor_out_inplaceOrView, bitwise_xor__Scalar_inplaceOrView,
  bitwise_xor__Tensor_inplaceOrView, block_diag_out_inplaceOrView, bmm_out_inplaceOrView,
  bucketize_Scalar_out_inplaceOrView, bucketize_Tensor_out_inplaceOrView, cat_out_inplaceOrView, ceil__inplaceOrView,
  ceil_out_inplaceOrView, celu__inplaceOrView, cholesky_inverse_out_inplaceOrView, cholesky_out_inplaceOrView,
  cholesky_solve_out_inplaceOrView, clamp_Tensor_out_inplaceOrView, clamp__Tensor_inplaceOrView, clamp__inplaceOrView,
  clamp_max_Tensor_out_inplaceOrView, clamp_max__Tensor_inplaceOrView, clamp_max__inplaceOrView,
  clamp_max_out_inplaceOrView, clamp_min_Tensor_out_inplaceOrView, clamp_min__Tensor_inplaceOrView,
  clamp_min__inplaceOrView, clamp_min_out_inplaceOrView, clamp_out_inplaceOrView, clone_out_inplaceOrView,
  col2im_out_inplaceOrView, conj_physical_out_inplaceOrView, constant_pad_nd_out_inplaceOrView,
  convolution_out_inplaceOrView, copysign_Scalar_out_inplaceOrView, copysign__Scalar_inplaceOrView,
  copysign__Tensor_inplaceOrView, copysign_out_inplaceOrView, cos__inplaceOrView, cos_out_inplaceOrView,
  cosh__inplaceOrView, cosh_out_inplaceOrView, count_nonzero_dim_IntList_out_inplaceOrView,
  count_nonzero_out_inplaceOrView, cummax_out_inplaceOrView, cummin_out_inplaceOrView, cumprod__inplaceOrView,
  cumprod_out_inplaceOrView, cumsum__inplaceOrView, cumsum_out_inplaceOrView, deg2rad__inplaceOrView,
  deg2rad_out_inplaceOrView, diag_embed_out_inplaceOrView, diag_out_inplaceOrView, diagonal_backward_out_inplaceOrView,
  diagonal_inplaceOrView, diagonal_scatter_out_inplaceOrView, digamma__inplaceOrView, digamma_out_inplaceOrView,
  dist_out_inplaceOrView, div__Scalar_inplaceOrView, div__Scalar_mode_inplaceOrView, div__Tensor_inplaceOrView,
  div__Tensor_mode_inplaceOrView, div_out_inplaceOrView, div_out_mode_inplaceOrView, dot_out_inplaceOrView,
  elu__inplaceOrView, elu_backward_grad_input_inplaceOrView, elu_out_inplaceOrView,
  embedding_dense_backward_out_inplaceOrView, embedding_out_inplaceOrView, embedding_renorm__inplaceOrView,
  embedding_renorm_out_inplaceOrView, empty_like_out_inplaceOrView, empty_strided_out_inplaceOrView,
  eq_Scalar_out_inplaceOrView, eq_Tensor_out_inplaceOrView, eq__Scalar_inplaceOrView, eq__Tensor_inplaceOrView,
  erf__inplaceOrView, erf_out_inplaceOrView, erfc__inplaceOrView, erfc_out_inplaceOrView, erfinv__inplaceOrView,
  erfinv_out_inplaceOrView, exp2__inplaceOrView, exp2_out_inplaceOrView, exp__inplaceOrView, exp_out_inplaceOrView,
  expand_copy_out_inplaceOrView, expand_inplaceOrView, expm1__inplaceOrView, expm1_out_inplaceOrView,
  exponential__inplaceOrView, exponential_out_inplaceOrView, eye_m_out_inplaceOrView, eye_out_inplaceOrView,
  fill_Scalar_out_inplaceOrView, fill_Tensor_out_inplaceOrView, fill__Scalar_inplaceOrView, fill__Tensor_inplaceOrView,
  flip_out_inplaceOrView, floor__inplaceOrView, floor_divide__Scalar_inplaceOrView, floor_divide__Tensor_inplaceOrView,
  floor_divide_out_inplaceOrView, floor_out_inplaceOrView, fmax_out_inplaceOrView, fmin_out_inplaceOrView,
  fmod_Scalar_out_inplaceOrView, fmod_Tensor_out_inplaceOrView, fmod__Scalar_inplaceOrView, fmod__Tensor_inplaceOrView,
  frac__inplaceOrView, frac_out_inplaceOrView, full_like_out_inplaceOrView, full_out_inplaceOrView,
  gather_out_inplaceOrView, gcd__inplaceOrView, gcd_out_inplaceOrView, ge_Scalar_out_inplaceOrView,
  ge_Tensor_out_inplaceOrView, ge__Scalar_inplaceOrView, ge__Tensor_inplaceOrView, gelu__inplaceOrView,
  gelu_backward_grad_input_inplaceOrView, gelu_out_inplaceOrView, glu_out_inplaceOrView, gt_Scalar_out_inplaceOrView,
  gt_Tensor_out_inplaceOrView, gt__Scalar_inplaceOrView, gt__Tensor_inplaceOrView,
  hardshrink_backward_grad_input_inplaceOrView, hardshrink_out_inplaceOrView, hardsigmoid__inplaceOrView,
  hardsigmoid_backward_grad_input_inplaceOrView, hardsigmoid_out_inplaceOrView, hardswish__inplaceOrView,
  hardswish_out_inplaceOrView, hardtanh__inplaceOrView, hardtanh_backward_grad_input_inplaceOrView,
  hardtanh_out_inplaceOrView, heaviside__inplaceOrView, heaviside_out_inplaceOrView, histc_out_inplaceOrView,
  histogram_bin_ct_out_inplaceOrView, histogram_bins_tensor_out_inplaceOrView, huber_loss_backward_out_inplaceOrView,
  huber_loss_out_inplaceOrView, hypot__inplaceOrView, hypot_out_inplaceOrView, im2col_out_inplaceOrView,
  index_Tensor_out_inplaceOrView, index_add__inplaceOrView, index_add_out_inplaceOrView, index_copy__inplaceOrView,
  index_copy_out_inplaceOrView, index_fill__int_Scalar_inplaceOrView, index_fill__int_Tensor_inplaceOrView,
  index_fill_int_Scalar_out_inplaceOrView, index_fill_int_Tensor_out_inplaceOrView, index_put__inplaceOrView,
  index_put_out_inplaceOrView, index_reduce__inplaceOrView, index_reduce_out_inplaceOrView,
  index_select_out_inplaceOrView, isin_Scalar_Tensor_out_inplaceOrView, isin_Tensor_Scalar_out_inplaceOrView,
  isin_Tensor_Tensor_out_inplaceOrView, isneginf_out_inplaceOrView, isposinf_out_inplaceOrView,
  kthvalue_values_inplaceOrView, le_Scalar_out_inplaceOrView, le_Tensor_out_inplaceOrView, le__Scalar_inplaceOrView,
  le__Tensor_inplaceOrView, leaky_relu__inplaceOrView, leaky_relu_backward_grad_input_inplaceOrView,
  leaky_relu_out_inplaceOrView, lerp_Scalar_out_inplaceOrView, lerp_Tensor_out_inplaceOrView,
  lerp__Scalar_inplaceOrView, lerp__Tensor_inplaceOrView, lgamma__inplaceOrView, lgamma_out_inplaceOrView,
  linalg_cross_out_inplaceOrView, linalg_householder_product_out_inplaceOrView, linalg_lu_solve_out_inplaceOrView,
  linalg_matrix_exp_out_inplaceOrView, linalg_solve_triangular_out_inplaceOrView, linalg_vector_norm_out_inplaceOrView,
  linspace_out_inplaceOrView, log10__inplaceOrView, log10_out_inplaceOrView, log1p__inplaceOrView,
  log1p_out_inplaceOrView, log2__inplaceOrView, log2_out_inplaceOrView, log__inplaceOrView, log_out_inplaceOrView,
  log_sigmoid_backward_grad_input_inplaceOrView, log_sigmoid_forward_output_inplaceOrView, logaddexp2_out_inplaceOrView,
  logaddexp_out_inplaceOrView, logcumsumexp_out_inplaceOrView, logical_and__inplaceOrView,
  logical_and_out_inplaceOrView, logical_not__inplaceOrView, logical_not_out_inplaceOrView, logical_or__inplaceOrView,
  logical_or_out_inplaceOrView, logical_xor__inplaceOrView, logical_xor_out_inplaceOrView, logit__inplaceOrView,
  logit_backward_grad_input_inplaceOrView, logit_out_inplaceOrView, logspace_out_inplaceOrView,
  logsumexp_out_inplaceOrView, lt_Scalar_out_inplaceOrView, lt_Tensor_out_inplaceOrView, lt__Scalar_inplaceOrView,
  lt__Tensor_inplaceOrView, masked_fill_Scalar_out_inplaceOrView, masked_fill_Tensor_out_inplaceOrView,
  masked_fill__Scalar_inplaceOrView, masked_fill__Tensor_inplaceOrView, masked_scatter__inplaceOrView,
  masked_scatter_out_inplaceOrView, masked_select_out_inplaceOrView, max_dim_max_inplaceOrView,
  max_unpool2d_out_inplaceOrView, max_unpool3d_out_inplaceOrView, maximum_out_inplaceOrView, mean_out_inplaceOrView,
  median_dim_values_inplaceOrView, median_out_inplaceOrView, min_dim_min_inplaceOrView, minimum_out_inplaceOrView,
  mish__inplaceOrView, mish_out_inplaceOrView, mm_out_inplaceOrView, mode_values_inplaceOrView,
  mse_loss_out_inplaceOrView, mul__Scalar_inplaceOrView, mul__Tensor_inplaceOrView, mul_out_inplaceOrView,
  multinomial_out_inplaceOrView, mv_out_inplaceOrView, mvlgamma__inplaceOrView, mvlgamma_out_inplaceOrView,
  nan_to_num__inplaceOrView, nan_to_num_out_inplaceOrView, nanmedian_dim_values_inplaceOrView,
  nanmedian_out_inplaceOrView, nansum_out_inplaceOrView, narrow_copy_out_inplaceOrView,
  native_dropout_backward_out_inplaceOrView, native_dropout_out_inplaceOrView, ne_Scalar_out_inplaceOrView,
  ne_Tensor_out_inplaceOrView, ne__Scalar_inplaceOrView, ne__Tensor_inplaceOrView, neg__inplaceOrView,
  neg_out_inplaceOrView, new_empty_out_inplaceOrView, new_empty_strided_out_inplaceOrView, new_full_out_inplaceOrView,
  new_ones_out_inplaceOrView, new_zeros_out_inplaceOrView, nll_loss2d_backward_grad_input_inplaceOrView,
  nll_loss2d_forward_output_inplaceOrView, nll_loss_backward_grad_input_inplaceOrView,
  nll_loss_forward_output_inplaceOrView, nonzero_out_inplaceOrView, norm_ScalarOpt_dtype_out_inplaceOrView,
  norm_Scalar_out_inplaceOrView, norm_dtype_out_inplaceOrView, norm_out_inplaceOrView,
  normal_Tensor_Tensor_out_inplaceOrView, normal_Tensor_float_out_inplaceOrView, normal__inplaceOrView,
  normal_float_Tensor_out_inplaceOrView, normal_float_float_out_inplaceOrView, ones_like_out_inplaceOrView,
  ones_out_inplaceOrView, permute_inplaceOrView, pixel_shuffle_out_inplaceOrView, pixel_unshuffle_out_inplaceOrView,
  polygamma__inplaceOrView, polygamma_out_inplaceOrView, pow_Scalar_out_inplaceOrView,
  pow_Tensor_Scalar_out_inplaceOrView, pow_Tensor_Tensor_out_inplaceOrView, pow__Scalar_inplaceOrView,
  pow__Tensor_inplaceOrView, prelu_out_inplaceOrView, prod_int_out_inplaceOrView, prod_out_inplaceOrView,
  put__inplaceOrView, put_out_inplaceOrView, rad2deg__inplaceOrView, rad2deg_out_inplaceOrView,
  rand_generator_out_inplaceOrView, rand_like_out_inplaceOrView, rand_out_inplaceOrView,
  randint_generator_out_inplaceOrView, randint_like_low_dtype_out_inplaceOrView, randint_like_out_inplaceOrView,
  randint_low_generator_out_inplaceOrView, randint_low_out_inplaceOrView, randint_out_inplaceOrView,
  randn_generator_out_inplaceOrView, randn_like_out_inplaceOrView, randn_out_inplaceOrView, random__from_inplaceOrView,
  random__inplaceOrView, random__to_inplaceOrView, random_from_out_inplaceOrView, random_out_inplaceOrView,
  random_to_out_inplaceOrView, randperm_generator_out_inplaceOrView, randperm_out_inplaceOrView,
  reciprocal__inplaceOrView, reciprocal_out_inplaceOrView, reflection_pad1d_backward_grad_input_inplaceOrView,
  reflection_pad1d_out_inplaceOrView, reflection_pad2d_backward_grad_input_inplaceOrView,
  reflection_pad2d_out_inplaceOrView, reflection_pad3d_backward_grad_input_inplaceOrView,
  reflection_pad3d_out_inplaceOrView, relu__inplaceOrView, remainder_Scalar_out_inplaceOrView,
  remainder_Tensor_out_inplaceOrView, remainder__Scalar_inplaceOrView, remainder__Tensor_inplaceOrView,
  renorm__inplaceOrView, renorm_out_inplaceOrView, repeat_interleave_Tensor_out_inplaceOrView, repeat_out_inplaceOrView,
  replication_pad1d_backward_grad_input_inplaceOrView, replication_pad1d_out_inplaceOrView,
  replication_pad2d_backward_grad_input_inplaceOrView, replication_pad2d_out_inplaceOrView,
  replication_pad3d_backward_grad_input_inplaceOrView, replication_pad3d_out_inplaceOrView, resize_as_out_inplaceOrView,
  resize_out_inplaceOrView, roll_out_inplaceOrView, rot90_out_inplaceOrView, round__decimals_inplaceOrView,
  round__inplaceOrView, round_decimals_out_inplaceOrView, round_out_inplaceOrView, rsqrt__inplaceOrView,
  rsqrt_out_inplaceOrView, scalar_tensor_out_inplaceOrView, scatter__reduce_inplaceOrView, scatter__src_inplaceOrView,
  scatter__value_inplaceOrView, scatter__value_reduce_inplaceOrView, scatter_add__inplaceOrView,
  scatter_add_out_inplaceOrView, scatter_reduce__two_inplaceOrView, scatter_reduce_out_inplaceOrView,
  scatter_reduce_two_out_inplaceOrView, scatter_src_out_inplaceOrView, scatter_value_out_inplaceOrView,
  scatter_value_reduce_out_inplaceOrView, searchsorted_Scalar_out_inplaceOrView, searchsorted_Tensor_out_inplaceOrView,
  segment_reduce_out_inplaceOrView, select_backward_out_inplaceOrView, select_int_inplaceOrView,
  select_scatter_out_inplaceOrView, set__inplaceOrView, set__source_Tensor_inplaceOrView,
  set__source_Tensor_storage_offset_inplaceOrView, set_out_inplaceOrView, set_source_Tensor_out_inplaceOrView,
  sgn__inplaceOrView, sgn_out_inplaceOrView, sigmoid__inplaceOrView, sigmoid_backward_grad_input_inplaceOrView,
  sigmoid_out_inplaceOrView, sign__inplaceOrView, sign_out_inplaceOrView, signbit_out_inplaceOrView,
  silu__inplaceOrView, silu_backward_grad_input_inplaceOrView, silu_out_inplaceOrView, sin__inplaceOrView,
  sin_out_inplaceOrView, sinc__inplaceOrView, sinc_out_inplaceOrView, sinh__inplaceOrView, sinh_out_inplaceOrView,
  slice_Tensor_inplaceOrView, slice_backward_out_inplaceOrView, slice_scatter_out_inplaceOrView,
  smooth_l1_loss_out_inplaceOrView, soft_margin_loss_out_inplaceOrView, softplus_backward_grad_input_inplaceOrView,
  softplus_out_inplaceOrView, softshrink_backward_grad_input_inplaceOrView, softshrink_out_inplaceOrView,
  sort_values_inplaceOrView, sort_values_stable_inplaceOrView, split_Tensor_inplaceOrView,
  split_with_sizes_inplaceOrView, sqrt__inplaceOrView, sqrt_out_inplaceOrView, squeeze__dim_inplaceOrView,
  squeeze__inplaceOrView, squeeze_dim_inplaceOrView, squeeze_inplaceOrView, stack_out_inplaceOrView,
  std_correction_out_inplaceOrView, std_mean_correction_out_inplaceOrView, sub__Scalar_inplaceOrView,
  sub__Tensor_inplaceOrView, sub_out_inplaceOrView, sum_IntList_out_inplaceOrView, sum_out_inplaceOrView,
  t__inplaceOrView, t_inplaceOrView, take_out_inplaceOrView, tan__inplaceOrView, tan_out_inplaceOrView,
  tanh__inplaceOrView, tanh_backward_grad_input_inplaceOrView, tanh_out_inplaceOrView, threshold__inplaceOrView,
  threshold_backward_grad_input_inplaceOrView, threshold_out_inplaceOrView, topk_values_inplaceOrView,
  trace_out_inplaceOrView, transpose__inplaceOrView, transpose_int_inplaceOrView, tril__inplaceOrView,
  tril_indices_out_inplaceOrView, tril_out_inplaceOrView, triu__inplaceOrView, triu_indices_out_inplaceOrView,
  triu_out_inplaceOrView, trunc__inplaceOrView, trunc_out_inplaceOrView, unbind_int_inplaceOrView,
  unfold_backward_out_inplaceOrView, unfold_inplaceOrView, uniform__inplaceOrView, uniform_out_inplaceOrView,
  unique_consecutive_out_inplaceOrView, unique_dim_out_inplaceOrView, unsqueeze__inplaceOrView, unsqueeze_inplaceOrView,
  upsample_bicubic2d_out_inplaceOrView, upsample_bilinear2d_out_inplaceOrView, upsample_linear1d_out_inplaceOrView,
  upsample_nearest1d_out_inplaceOrView, upsample_nearest2d_out_inplaceOrView, upsample_nearest3d_out_inplaceOrView,
  upsample_trilinear3d_out_inplaceOrView, var_correction_out_inplaceOrView, var_mean_correction_out_inplaceOrView,
  vdot_out_inplaceOrView, view_dtype_inplaceOrView, view_inplaceOrView, where_self_out_inplaceOrView,
  xlogy_OutScalar_Other_inplaceOrView, xlogy_OutScalar_Self_inplaceOrView, xlogy_OutTensor_inplaceOrView,
  xlogy__Scalar_Other_inplaceOrView, xlogy__Tensor_inplaceOrView, zero__inplaceOrView, zero_out_inplaceOrView,
  zeros_like_out_inplaceOrView, zeros_out_inplaceOrView,
} from "../autograd/inplace-or-view.js";
import {
  _index_put_impl__op, _index_put_impl_out_op, _log_softmax_backward_data_out_op, _log_softmax_out_op,
  _reshape_alias_op, _softmax_backward_data_out_op, _softmax_out_op, _to_copy_out_op, _unique2_out_op, _unique_out_op,
  _unsafe_view_out_op, _upsample_bicubic2d_aa_out_op, _upsample_bilinear2d_aa_out_op, _upsample_nearest_exact1d_out_op,
  _upsample_nearest_exact2d_out_op, _upsample_nearest_exact3d_out_op, abs__op, abs_out_op, acos__op, acos_out_op,
  acosh__op, acosh_out_op, add__Scalar_op, add__Tensor_op, add_out_op, addbmm_out_op, addcdiv__op, addcdiv_out_op,
  addcmul__op, addcmul_out_op, addmm__op, addmm_out_op, addmv__op, addmv_out_op, addr_out_op, alias_op, all_all_out_op,
  all_out_op, amax_out_op, amin_out_op, aminmax_out_op, any_all_out_op, any_out_op, arange_out_op, arange_start_out_op,
  argmax_out_op, argmin_out_op, argsort_stable_out_op, as_strided__op, as_strided_op, as_strided_scatter_out_op,
  asin__op, asin_out_op, asinh__op, asinh_out_op, atan2__op, atan2_out_op, atan__op, atan_out_op, atanh__op,
  atanh_out_op, avg_pool2d_out_op, avg_pool3d_out_op, baddbmm__op, baddbmm_out_op, bernoulli_Tensor_out_op,
  bernoulli__Tensor_op, bernoulli__float_op, bernoulli_float_out_op, bernoulli_out_op, binary_cross_entropy_out_op,
  binary_cross_entropy_with_logits_out_op, bincount_out_op, bitwise_and_Scalar_out_op, bitwise_and_Tensor_out_op,
  bitwise_and__Scalar_op, bitwise_and__Tensor_op, bitwise_left_shift_Tensor_Scalar_out_op,
  bitwise_left_shift_Tensor_out_op, bitwise_left_shift__Tensor_Scalar_op, bitwise_left_shift__Tensor_op,
  bitwise_not__op, bitwise_not_out_op, bitwise_or_Scalar_out_op, bitwise_or_Tensor_out_op, bitwise_or__Scalar_op,
  bitwise_or__Tensor_op, bitwise_right_shift_Tensor_Scalar_out_op, bitwise_right_shift_Tensor_out_op,
  bitwise_right_shift__Tensor_Scalar_op, bitwise_right_shift__Tensor_op, bitwise_xor_Scalar_out_op,
  bitwise_xor_Tensor_out_op, bitwise_xor__Scalar_op, bitwise_xor__Tensor_op, block_diag_out_op, bmm_out_op,
  bucketize_Scalar_out_op, bucketize_Tensor_out_op, cat_out_op, ceil__op, ceil_out_op, celu__op,
  cholesky_inverse_out_op, cholesky_out_op, cholesky_solve_out_op, clamp_Tensor_out_op, clamp__Tensor_op, clamp__op,
  clamp_max_Tensor_out_op, clamp_max__Tensor_op, clamp_max__op, clamp_max_out_op, clamp_min_Tensor_out_op,
  clamp_min__Tensor_op, clamp_min__op, clamp_min_out_op, clamp_out_op, clone_out_op, col2im_out_op,
  conj_physical_out_op, constant_pad_nd_out_op, convolution_out_op, copy__op, copysign_Scalar_out_op,
  copysign__Scalar_op, copysign__Tensor_op, copysign_out_op, cos__op, cos_out_op, cosh__op, cosh_out_op,
  count_nonzero_dim_IntList_out_op, count_nonzero_out_op, cummax_out_op, cummin_out_op, cumprod__op, cumprod_out_op,
  cumsum__op, cumsum_out_op, deg2rad__op, deg2rad_out_op, detach_op, diag_embed_out_op, diag_out_op,
  diagonal_backward_out_op, diagonal_op, diagonal_scatter_out_op, digamma__op, digamma_out_op, dist_out_op,
  div__Scalar_mode_op, div__Scalar_op, div__Tensor_mode_op, div__Tensor_op, div_out_mode_op, div_out_op, dot_out_op,
  elu__op, elu_backward_grad_input_op, elu_out_op, embedding_dense_backward_out_op, embedding_out_op,
  embedding_renorm__op, embedding_renorm_out_op, empty_like_out_op, empty_strided_out_op, eq_Scalar_out_op,
  eq_Tensor_out_op, eq__Scalar_op, eq__Tensor_op, erf__op, erf_out_op, erfc__op, erfc_out_op, erfinv__op, erfinv_out_op,
  exp2__op, exp2_out_op, exp__op, exp_out_op, expand_copy_out_op, expand_op, expm1__op, expm1_out_op, exponential__op,
  exponential_out_op, eye_m_out_op, eye_out_op, fill_Scalar_out_op, fill_Tensor_out_op, fill__Scalar_op,
  fill__Tensor_op, flip_out_op, floor__op, floor_divide__Scalar_op, floor_divide__Tensor_op, floor_divide_out_op,
  floor_out_op, fmax_out_op, fmin_out_op, fmod_Scalar_out_op, fmod_Tensor_out_op, fmod__Scalar_op, fmod__Tensor_op,
  frac__op, frac_out_op, full_like_out_op, full_out_op, gather_out_op, gcd__op, gcd_out_op, ge_Scalar_out_op,
  ge_Tensor_out_op, ge__Scalar_op, ge__Tensor_op, gelu__op, gelu_backward_grad_input_op, gelu_out_op, glu_out_op,
  gt_Scalar_out_op, gt_Tensor_out_op, gt__Scalar_op, gt__Tensor_op, hardshrink_backward_grad_input_op,
  hardshrink_out_op, hardsigmoid__op, hardsigmoid_backward_grad_input_op, hardsigmoid_out_op, hardswish__op,
  hardswish_out_op, hardtanh__op, hardtanh_backward_grad_input_op, hardtanh_out_op, heaviside__op, heaviside_out_op,
  histc_out_op, histogram_bin_ct_out_op, histogram_bins_tensor_out_op, huber_loss_backward_out_op, huber_loss_out_op,
  hypot__op, hypot_out_op, im2col_out_op, index_Tensor_out_op, index_add__op, index_add_out_op, index_copy__op,
  index_copy_out_op, index_fill__int_Scalar_op, index_fill__int_Tensor_op, index_fill_int_Scalar_out_op,
  index_fill_int_Tensor_out_op, index_put__op, index_put_out_op, index_reduce__op, index_reduce_out_op,
  index_select_out_op, isin_Scalar_Tensor_out_op, isin_Tensor_Scalar_out_op, isin_Tensor_Tensor_out_op, isneginf_out_op,
  isposinf_out_op, kthvalue_values_op, le_Scalar_out_op, le_Tensor_out_op, le__Scalar_op, le__Tensor_op, leaky_relu__op,
  leaky_relu_backward_grad_input_op, leaky_relu_out_op, lerp_Scalar_out_op, lerp_Tensor_out_op, lerp__Scalar_op,
  lerp__Tensor_op, lgamma__op, lgamma_out_op, linalg_cross_out_op, linalg_householder_product_out_op,
  linalg_lu_solve_out_op, linalg_matrix_exp_out_op, linalg_solve_triangular_out_op, linalg_vector_norm_out_op,
  linspace_out_op, log10__op, log10_out_op, log1p__op, log1p_out_op, log2__op, log2_out_op, log__op, log_out_op,
  log_sigmoid_backward_grad_input_op, log_sigmoid_forward_output_op, logaddexp2_out_op, logaddexp_out_op,
  logcumsumexp_out_op, logical_and__op, logical_and_out_op, logical_not__op, logical_not_out_op, logical_or__op,
  logical_or_out_op, logical_xor__op, logical_xor_out_op, logit__op, logit_backward_grad_input_op, logit_out_op,
  logspace_out_op, logsumexp_out_op, lt_Scalar_out_op, lt_Tensor_out_op, lt__Scalar_op, lt__Tensor_op,
  masked_fill_Scalar_out_op, masked_fill_Tensor_out_op, masked_fill__Scalar_op, masked_fill__Tensor_op,
  masked_scatter__op, masked_scatter_out_op, masked_select_out_op, max_dim_max_op, max_unpool2d_out_op,
  max_unpool3d_out_op, maximum_out_op, mean_out_op, median_dim_values_op, median_out_op, min_dim_min_op, minimum_out_op,
  mish__op, mish_out_op, mm_out_op, mode_values_op, mse_loss_out_op, mul__Scalar_op, mul__Tensor_op, mul_out_op,
  multinomial_out_op, mv_out_op, mvlgamma__op, mvlgamma_out_op, nan_to_num__op, nan_to_num_out_op,
  nanmedian_dim_values_op, nanmedian_out_op, nansum_out_op, narrow_copy_out_op, native_dropout_backward_out_op,
  native_dropout_out_op, ne_Scalar_out_op, ne_Tensor_out_op, ne__Scalar_op, ne__Tensor_op, neg__op, neg_out_op,
  new_empty_out_op, new_empty_strided_out_op, new_full_out_op, new_ones_out_op, new_zeros_out_op,
  nll_loss2d_backward_grad_input_op, nll_loss2d_forward_output_op, nll_loss_backward_grad_input_op,
  nll_loss_forward_output_op, nonzero_out_op, norm_ScalarOpt_dtype_out_op, norm_Scalar_out_op, norm_dtype_out_op,
  norm_out_op, normal_Tensor_Tensor_out_op, normal_Tensor_float_out_op, normal__op, normal_float_Tensor_out_op,
  normal_float_float_out_op, ones_like_out_op, ones_out_op, permute_op, pixel_shuffle_out_op, pixel_unshuffle_out_op,
  polygamma__op, polygamma_out_op, pow_Scalar_out_op, pow_Tensor_Scalar_out_op, pow_Tensor_Tensor_out_op,
  pow__Scalar_op, pow__Tensor_op, prelu_out_op, prod_int_out_op, prod_out_op, put__op, put_out_op, rad2deg__op,
  rad2deg_out_op, rand_generator_out_op, rand_like_out_op, rand_out_op, randint_generator_out_op,
  randint_like_low_dtype_out_op, randint_like_out_op, randint_low_generator_out_op, randint_low_out_op, randint_out_op,
  randn_generator_out_op, randn_like_out_op, randn_out_op, random__from_op, random__op, random__to_op,
  random_from_out_op, random_out_op, random_to_out_op, randperm_generator_out_op, randperm_out_op, reciprocal__op,
  reciprocal_out_op, reflection_pad1d_backward_grad_input_op, reflection_pad1d_out_op,
  reflection_pad2d_backward_grad_input_op, reflection_pad2d_out_op, reflection_pad3d_backward_grad_input_op,
  reflection_pad3d_out_op, relu__op, remainder_Scalar_out_op, remainder_Tensor_out_op, remainder__Scalar_op,
  remainder__Tensor_op, renorm__op, renorm_out_op, repeat_interleave_Tensor_out_op, repeat_out_op,
  replication_pad1d_backward_grad_input_op, replication_pad1d_out_op, replication_pad2d_backward_grad_input_op,
  replication_pad2d_out_op, replication_pad3d_backward_grad_input_op, replication_pad3d_out_op, resize_as_out_op,
  resize_out_op, roll_out_op, rot90_out_op, round__decimals_op, round__op, round_decimals_out_op, round_out_op,
  rsqrt__op, rsqrt_out_op, scalar_tensor_out_op, scatter__reduce_op, scatter__src_op, scatter__value_op,
  scatter__value_reduce_op, scatter_add__op, scatter_add_out_op, scatter_reduce__two_op, scatter_reduce_out_op,
  scatter_reduce_two_out_op, scatter_src_out_op, scatter_value_out_op, scatter_value_reduce_out_op,
  searchsorted_Scalar_out_op, searchsorted_Tensor_out_op, segment_reduce_out_op, select_backward_out_op, select_int_op,
  select_scatter_out_op, set__op, set__source_Tensor_op, set__source_Tensor_storage_offset_op, set_out_op,
  set_source_Tensor_out_op, sgn__op, sgn_out_op, sigmoid__op, sigmoid_backward_grad_input_op, sigmoid_out_op, sign__op,
  sign_out_op, signbit_out_op, silu__op, silu_backward_grad_input_op, silu_out_op, sin__op, sin_out_op, sinc__op,
  sinc_out_op, sinh__op, sinh_out_op, slice_Tensor_op, slice_backward_out_op, slice_scatter_out_op,
  smooth_l1_loss_out_op, soft_margin_loss_out_op, softplus_backward_grad_input_op, softplus_out_op,
  softshrink_backward_grad_input_op, softshrink_out_op, sort_values_op, sort_values_stable_op, split_Tensor_op,
  split_with_sizes_op, sqrt__op, sqrt_out_op, squeeze__dim_op, squeeze__op, squeeze_dim_op, squeeze_op, stack_out_op,
  std_correction_out_op, std_mean_correction_out_op, sub__Scalar_op, sub__Tensor_op, sub_out_op, sum_IntList_out_op,
  sum_out_op, t__op, t_op, take_out_op, tan__op, tan_out_op, tanh__op, tanh_backward_grad_input_op, tanh_out_op,
  threshold__op, threshold_backward_grad_input_op, threshold_out_op, topk_values_op, trace_out_op, transpose__op,
  transpose_int_op, tril__op, tril_indices_out_op, tril_out_op, triu__op, triu_indices_out_op, triu_out_op, trunc__op,
  trunc_out_op, unbind_int_op, unfold_backward_out_op, unfold_op, uniform__op, uniform_out_op,
  unique_consecutive_out_op, unique_dim_out_op, unsqueeze__op, unsqueeze_op, upsample_bicubic2d_out_op,
  upsample_bilinear2d_out_op, upsample_linear1d_out_op, upsample_nearest1d_out_op, upsample_nearest2d_out_op,
  upsample_nearest3d_out_op, upsample_trilinear3d_out_op, var_correction_out_op, var_mean_correction_out_op,
  vdot_out_op, view_dtype_op, view_op, where_self_out_op, xlogy_OutScalar_Other_op, xlogy_OutScalar_Self_op,
  xlogy_OutTensor_op, xlogy__Scalar_Other_op, xlogy__Tensor_op, zero__op, zero_out_op, zeros_like_out_op, zeros_out_op,
} from "../operators.js";

const m = library("aten", "IMPL", "ADInplaceOrView", "generated/register/adinplace-or-view.ts");

m.impl(polygamma__op, polygamma__inplaceOrView);
m.impl(clamp__Tensor_op, clamp__Tensor_inplaceOrView);
m.impl(clamp_Tensor_out_op, clamp_Tensor_out_inplaceOrView);
m.impl(celu__op, celu__inplaceOrView);
m.impl(log_sigmoid_forward_output_op, log_sigmoid_forward_output_inplaceOrView);
m.impl(zeros_out_op, zeros_out_inplaceOrView);
m.impl(ones_out_op, ones_out_inplaceOrView);
m.impl(full_out_op, full_out_inplaceOrView);
m.impl(arange_out_op, arange_out_inplaceOrView);
m.impl(arange_start_out_op, arange_start_out_inplaceOrView);
m.impl(linspace_out_op, linspace_out_inplaceOrView);
m.impl(logspace_out_op, logspace_out_inplaceOrView);
m.impl(eye_out_op, eye_out_inplaceOrView);
m.impl(eye_m_out_op, eye_m_out_inplaceOrView);
m.impl(rand_out_op, rand_out_inplaceOrView);
m.impl(rand_generator_out_op, rand_generator_out_inplaceOrView);
m.impl(randn_out_op, randn_out_inplaceOrView);
m.impl(randn_generator_out_op, randn_generator_out_inplaceOrView);
m.impl(randint_out_op, randint_out_inplaceOrView);
m.impl(randint_generator_out_op, randint_generator_out_inplaceOrView);
m.impl(randint_low_out_op, randint_low_out_inplaceOrView);
m.impl(randint_low_generator_out_op, randint_low_generator_out_inplaceOrView);
m.impl(randperm_out_op, randperm_out_inplaceOrView);
m.impl(randperm_generator_out_op, randperm_generator_out_inplaceOrView);
m.impl(bernoulli_out_op, bernoulli_out_inplaceOrView);
m.impl(bernoulli__Tensor_op, bernoulli__Tensor_inplaceOrView);
m.impl(bernoulli__float_op, bernoulli__float_inplaceOrView);
m.impl(uniform__op, uniform__inplaceOrView);
m.impl(normal__op, normal__inplaceOrView);
m.impl(random__from_op, random__from_inplaceOrView);
m.impl(random__to_op, random__to_inplaceOrView);
m.impl(random__op, random__inplaceOrView);
m.impl(multinomial_out_op, multinomial_out_inplaceOrView);
m.impl(normal_Tensor_float_out_op, normal_Tensor_float_out_inplaceOrView);
m.impl(normal_float_Tensor_out_op, normal_float_Tensor_out_inplaceOrView);
m.impl(normal_Tensor_Tensor_out_op, normal_Tensor_Tensor_out_inplaceOrView);
m.impl(normal_float_float_out_op, normal_float_float_out_inplaceOrView);
m.impl(exponential__op, exponential__inplaceOrView);
m.impl(copy__op, copy__inplaceOrView);
m.impl(fill__Scalar_op, fill__Scalar_inplaceOrView);
m.impl(fill__Tensor_op, fill__Tensor_inplaceOrView);
m.impl(zero__op, zero__inplaceOrView);
m.impl(detach_op, detach_inplaceOrView);
m.impl(alias_op, alias_inplaceOrView);
m.impl(set__source_Tensor_storage_offset_op, set__source_Tensor_storage_offset_inplaceOrView);
m.impl(set__source_Tensor_op, set__source_Tensor_inplaceOrView);
m.impl(set__op, set__inplaceOrView);
m.impl(conj_physical_out_op, conj_physical_out_inplaceOrView);
m.impl(view_op, view_inplaceOrView);
m.impl(view_dtype_op, view_dtype_inplaceOrView);
m.impl(_reshape_alias_op, _reshape_alias_inplaceOrView);
m.impl(expand_op, expand_inplaceOrView);
m.impl(permute_op, permute_inplaceOrView);
m.impl(transpose_int_op, transpose_int_inplaceOrView);
m.impl(transpose__op, transpose__inplaceOrView);
m.impl(t_op, t_inplaceOrView);
m.impl(t__op, t__inplaceOrView);
m.impl(squeeze_op, squeeze_inplaceOrView);
m.impl(squeeze_dim_op, squeeze_dim_inplaceOrView);
m.impl(squeeze__op, squeeze__inplaceOrView);
m.impl(squeeze__dim_op, squeeze__dim_inplaceOrView);
m.impl(unsqueeze_op, unsqueeze_inplaceOrView);
m.impl(unsqueeze__op, unsqueeze__inplaceOrView);
m.impl(select_int_op, select_int_inplaceOrView);
m.impl(slice_Tensor_op, slice_Tensor_inplaceOrView);
m.impl(split_Tensor_op, split_Tensor_inplaceOrView);
m.impl(split_with_sizes_op, split_with_sizes_inplaceOrView);
m.impl(unbind_int_op, unbind_int_inplaceOrView);
m.impl(as_strided_op, as_strided_inplaceOrView);
m.impl(as_strided__op, as_strided__inplaceOrView);
m.impl(diagonal_op, diagonal_inplaceOrView);
m.impl(unfold_op, unfold_inplaceOrView);
m.impl(unfold_backward_out_op, unfold_backward_out_inplaceOrView);
m.impl(diag_out_op, diag_out_inplaceOrView);
m.impl(index_put__op, index_put__inplaceOrView);
m.impl(_index_put_impl__op, _index_put_impl__inplaceOrView);
m.impl(index_select_out_op, index_select_out_inplaceOrView);
m.impl(index_add_out_op, index_add_out_inplaceOrView);
m.impl(index_add__op, index_add__inplaceOrView);
m.impl(index_copy_out_op, index_copy_out_inplaceOrView);
m.impl(index_copy__op, index_copy__inplaceOrView);
m.impl(index_fill__int_Scalar_op, index_fill__int_Scalar_inplaceOrView);
m.impl(index_fill__int_Tensor_op, index_fill__int_Tensor_inplaceOrView);
m.impl(gather_out_op, gather_out_inplaceOrView);
m.impl(scatter_src_out_op, scatter_src_out_inplaceOrView);
m.impl(scatter_value_out_op, scatter_value_out_inplaceOrView);
m.impl(scatter_reduce_out_op, scatter_reduce_out_inplaceOrView);
m.impl(scatter_value_reduce_out_op, scatter_value_reduce_out_inplaceOrView);
m.impl(scatter__src_op, scatter__src_inplaceOrView);
m.impl(scatter__value_op, scatter__value_inplaceOrView);
m.impl(scatter__reduce_op, scatter__reduce_inplaceOrView);
m.impl(scatter__value_reduce_op, scatter__value_reduce_inplaceOrView);
m.impl(scatter_add_out_op, scatter_add_out_inplaceOrView);
m.impl(scatter_add__op, scatter_add__inplaceOrView);
m.impl(scatter_reduce_two_out_op, scatter_reduce_two_out_inplaceOrView);
m.impl(scatter_reduce__two_op, scatter_reduce__two_inplaceOrView);
m.impl(masked_fill__Scalar_op, masked_fill__Scalar_inplaceOrView);
m.impl(masked_fill__Tensor_op, masked_fill__Tensor_inplaceOrView);
m.impl(masked_scatter__op, masked_scatter__inplaceOrView);
m.impl(masked_select_out_op, masked_select_out_inplaceOrView);
m.impl(nonzero_out_op, nonzero_out_inplaceOrView);
m.impl(cat_out_op, cat_out_inplaceOrView);
m.impl(stack_out_op, stack_out_inplaceOrView);
m.impl(flip_out_op, flip_out_inplaceOrView);
m.impl(tril_out_op, tril_out_inplaceOrView);
m.impl(tril__op, tril__inplaceOrView);
m.impl(triu_out_op, triu_out_inplaceOrView);
m.impl(triu__op, triu__inplaceOrView);
m.impl(embedding_dense_backward_out_op, embedding_dense_backward_out_inplaceOrView);
m.impl(take_out_op, take_out_inplaceOrView);
m.impl(put__op, put__inplaceOrView);
m.impl(bucketize_Tensor_out_op, bucketize_Tensor_out_inplaceOrView);
m.impl(searchsorted_Tensor_out_op, searchsorted_Tensor_out_inplaceOrView);
m.impl(isin_Tensor_Tensor_out_op, isin_Tensor_Tensor_out_inplaceOrView);
m.impl(isin_Tensor_Scalar_out_op, isin_Tensor_Scalar_out_inplaceOrView);
m.impl(isin_Scalar_Tensor_out_op, isin_Scalar_Tensor_out_inplaceOrView);
m.impl(reflection_pad1d_out_op, reflection_pad1d_out_inplaceOrView);
m.impl(reflection_pad1d_backward_grad_input_op, reflection_pad1d_backward_grad_input_inplaceOrView);
m.impl(reflection_pad2d_out_op, reflection_pad2d_out_inplaceOrView);
m.impl(reflection_pad2d_backward_grad_input_op, reflection_pad2d_backward_grad_input_inplaceOrView);
m.impl(reflection_pad3d_out_op, reflection_pad3d_out_inplaceOrView);
m.impl(reflection_pad3d_backward_grad_input_op, reflection_pad3d_backward_grad_input_inplaceOrView);
m.impl(replication_pad1d_out_op, replication_pad1d_out_inplaceOrView);
m.impl(replication_pad1d_backward_grad_input_op, replication_pad1d_backward_grad_input_inplaceOrView);
m.impl(replication_pad2d_out_op, replication_pad2d_out_inplaceOrView);
m.impl(replication_pad2d_backward_grad_input_op, replication_pad2d_backward_grad_input_inplaceOrView);
m.impl(replication_pad3d_out_op, replication_pad3d_out_inplaceOrView);
m.impl(replication_pad3d_backward_grad_input_op, replication_pad3d_backward_grad_input_inplaceOrView);
m.impl(index_reduce_out_op, index_reduce_out_inplaceOrView);
m.impl(index_reduce__op, index_reduce__inplaceOrView);
m.impl(embedding_renorm__op, embedding_renorm__inplaceOrView);
m.impl(sort_values_op, sort_values_inplaceOrView);
m.impl(sort_values_stable_op, sort_values_stable_inplaceOrView);
m.impl(topk_values_op, topk_values_inplaceOrView);
m.impl(kthvalue_values_op, kthvalue_values_inplaceOrView);
m.impl(median_dim_values_op, median_dim_values_inplaceOrView);
m.impl(nanmedian_dim_values_op, nanmedian_dim_values_inplaceOrView);
m.impl(mode_values_op, mode_values_inplaceOrView);
m.impl(histc_out_op, histc_out_inplaceOrView);
m.impl(cummax_out_op, cummax_out_inplaceOrView);
m.impl(cummin_out_op, cummin_out_inplaceOrView);
m.impl(mvlgamma__op, mvlgamma__inplaceOrView);
m.impl(mvlgamma_out_op, mvlgamma_out_inplaceOrView);
m.impl(histogram_bins_tensor_out_op, histogram_bins_tensor_out_inplaceOrView);
m.impl(histogram_bin_ct_out_op, histogram_bin_ct_out_inplaceOrView);
m.impl(sum_IntList_out_op, sum_IntList_out_inplaceOrView);
m.impl(mean_out_op, mean_out_inplaceOrView);
m.impl(prod_int_out_op, prod_int_out_inplaceOrView);
m.impl(amax_out_op, amax_out_inplaceOrView);
m.impl(amin_out_op, amin_out_inplaceOrView);
m.impl(aminmax_out_op, aminmax_out_inplaceOrView);
m.impl(max_dim_max_op, max_dim_max_inplaceOrView);
m.impl(min_dim_min_op, min_dim_min_inplaceOrView);
m.impl(argmax_out_op, argmax_out_inplaceOrView);
m.impl(argmin_out_op, argmin_out_inplaceOrView);
m.impl(any_out_op, any_out_inplaceOrView);
m.impl(any_all_out_op, any_all_out_inplaceOrView);
m.impl(all_out_op, all_out_inplaceOrView);
m.impl(all_all_out_op, all_all_out_inplaceOrView);
m.impl(var_correction_out_op, var_correction_out_inplaceOrView);
m.impl(std_correction_out_op, std_correction_out_inplaceOrView);
m.impl(var_mean_correction_out_op, var_mean_correction_out_inplaceOrView);
m.impl(std_mean_correction_out_op, std_mean_correction_out_inplaceOrView);
m.impl(norm_dtype_out_op, norm_dtype_out_inplaceOrView);
m.impl(norm_out_op, norm_out_inplaceOrView);
m.impl(linalg_vector_norm_out_op, linalg_vector_norm_out_inplaceOrView);
m.impl(cumsum__op, cumsum__inplaceOrView);
m.impl(cumsum_out_op, cumsum_out_inplaceOrView);
m.impl(cumprod__op, cumprod__inplaceOrView);
m.impl(cumprod_out_op, cumprod_out_inplaceOrView);
m.impl(nansum_out_op, nansum_out_inplaceOrView);
m.impl(logcumsumexp_out_op, logcumsumexp_out_inplaceOrView);
m.impl(mm_out_op, mm_out_inplaceOrView);
m.impl(addmm__op, addmm__inplaceOrView);
m.impl(addmm_out_op, addmm_out_inplaceOrView);
m.impl(bmm_out_op, bmm_out_inplaceOrView);
m.impl(baddbmm__op, baddbmm__inplaceOrView);
m.impl(baddbmm_out_op, baddbmm_out_inplaceOrView);
m.impl(addmv__op, addmv__inplaceOrView);
m.impl(addmv_out_op, addmv_out_inplaceOrView);
m.impl(_softmax_out_op, _softmax_out_inplaceOrView);
m.impl(_softmax_backward_data_out_op, _softmax_backward_data_out_inplaceOrView);
m.impl(_log_softmax_out_op, _log_softmax_out_inplaceOrView);
m.impl(_log_softmax_backward_data_out_op, _log_softmax_backward_data_out_inplaceOrView);
m.impl(nll_loss_forward_output_op, nll_loss_forward_output_inplaceOrView);
m.impl(nll_loss_backward_grad_input_op, nll_loss_backward_grad_input_inplaceOrView);
m.impl(nll_loss2d_forward_output_op, nll_loss2d_forward_output_inplaceOrView);
m.impl(nll_loss2d_backward_grad_input_op, nll_loss2d_backward_grad_input_inplaceOrView);
m.impl(renorm__op, renorm__inplaceOrView);
m.impl(renorm_out_op, renorm_out_inplaceOrView);
m.impl(abs__op, abs__inplaceOrView);
m.impl(abs_out_op, abs_out_inplaceOrView);
m.impl(neg__op, neg__inplaceOrView);
m.impl(neg_out_op, neg_out_inplaceOrView);
m.impl(sign__op, sign__inplaceOrView);
m.impl(sign_out_op, sign_out_inplaceOrView);
m.impl(sgn__op, sgn__inplaceOrView);
m.impl(sgn_out_op, sgn_out_inplaceOrView);
m.impl(signbit_out_op, signbit_out_inplaceOrView);
m.impl(exp__op, exp__inplaceOrView);
m.impl(exp_out_op, exp_out_inplaceOrView);
m.impl(expm1__op, expm1__inplaceOrView);
m.impl(expm1_out_op, expm1_out_inplaceOrView);
m.impl(exp2__op, exp2__inplaceOrView);
m.impl(exp2_out_op, exp2_out_inplaceOrView);
m.impl(log__op, log__inplaceOrView);
m.impl(log_out_op, log_out_inplaceOrView);
m.impl(log1p__op, log1p__inplaceOrView);
m.impl(log1p_out_op, log1p_out_inplaceOrView);
m.impl(log2__op, log2__inplaceOrView);
m.impl(log2_out_op, log2_out_inplaceOrView);
m.impl(log10__op, log10__inplaceOrView);
m.impl(log10_out_op, log10_out_inplaceOrView);
m.impl(sqrt__op, sqrt__inplaceOrView);
m.impl(sqrt_out_op, sqrt_out_inplaceOrView);
m.impl(rsqrt__op, rsqrt__inplaceOrView);
m.impl(rsqrt_out_op, rsqrt_out_inplaceOrView);
m.impl(sin__op, sin__inplaceOrView);
m.impl(sin_out_op, sin_out_inplaceOrView);
m.impl(cos__op, cos__inplaceOrView);
m.impl(cos_out_op, cos_out_inplaceOrView);
m.impl(tan__op, tan__inplaceOrView);
m.impl(tan_out_op, tan_out_inplaceOrView);
m.impl(asin__op, asin__inplaceOrView);
m.impl(asin_out_op, asin_out_inplaceOrView);
m.impl(acos__op, acos__inplaceOrView);
m.impl(acos_out_op, acos_out_inplaceOrView);
m.impl(atan__op, atan__inplaceOrView);
m.impl(atan_out_op, atan_out_inplaceOrView);
m.impl(sinh__op, sinh__inplaceOrView);
m.impl(sinh_out_op, sinh_out_inplaceOrView);
m.impl(cosh__op, cosh__inplaceOrView);
m.impl(cosh_out_op, cosh_out_inplaceOrView);
m.impl(tanh__op, tanh__inplaceOrView);
m.impl(tanh_out_op, tanh_out_inplaceOrView);
m.impl(asinh__op, asinh__inplaceOrView);
m.impl(asinh_out_op, asinh_out_inplaceOrView);
m.impl(acosh__op, acosh__inplaceOrView);
m.impl(acosh_out_op, acosh_out_inplaceOrView);
m.impl(atanh__op, atanh__inplaceOrView);
m.impl(atanh_out_op, atanh_out_inplaceOrView);
m.impl(erf__op, erf__inplaceOrView);
m.impl(erf_out_op, erf_out_inplaceOrView);
m.impl(erfc__op, erfc__inplaceOrView);
m.impl(erfc_out_op, erfc_out_inplaceOrView);
m.impl(erfinv__op, erfinv__inplaceOrView);
m.impl(erfinv_out_op, erfinv_out_inplaceOrView);
m.impl(lgamma__op, lgamma__inplaceOrView);
m.impl(lgamma_out_op, lgamma_out_inplaceOrView);
m.impl(digamma__op, digamma__inplaceOrView);
m.impl(digamma_out_op, digamma_out_inplaceOrView);
m.impl(sigmoid__op, sigmoid__inplaceOrView);
m.impl(sigmoid_out_op, sigmoid_out_inplaceOrView);
m.impl(polygamma_out_op, polygamma_out_inplaceOrView);
m.impl(reciprocal__op, reciprocal__inplaceOrView);
m.impl(reciprocal_out_op, reciprocal_out_inplaceOrView);
m.impl(floor__op, floor__inplaceOrView);
m.impl(floor_out_op, floor_out_inplaceOrView);
m.impl(ceil__op, ceil__inplaceOrView);
m.impl(ceil_out_op, ceil_out_inplaceOrView);
m.impl(trunc__op, trunc__inplaceOrView);
m.impl(trunc_out_op, trunc_out_inplaceOrView);
m.impl(round__op, round__inplaceOrView);
m.impl(round_out_op, round_out_inplaceOrView);
m.impl(round__decimals_op, round__decimals_inplaceOrView);
m.impl(round_decimals_out_op, round_decimals_out_inplaceOrView);
m.impl(frac__op, frac__inplaceOrView);
m.impl(frac_out_op, frac_out_inplaceOrView);
m.impl(sinc__op, sinc__inplaceOrView);
m.impl(sinc_out_op, sinc_out_inplaceOrView);
m.impl(deg2rad__op, deg2rad__inplaceOrView);
m.impl(deg2rad_out_op, deg2rad_out_inplaceOrView);
m.impl(rad2deg__op, rad2deg__inplaceOrView);
m.impl(rad2deg_out_op, rad2deg_out_inplaceOrView);
m.impl(logit__op, logit__inplaceOrView);
m.impl(logit_out_op, logit_out_inplaceOrView);
m.impl(nan_to_num__op, nan_to_num__inplaceOrView);
m.impl(nan_to_num_out_op, nan_to_num_out_inplaceOrView);
m.impl(isposinf_out_op, isposinf_out_inplaceOrView);
m.impl(isneginf_out_op, isneginf_out_inplaceOrView);
m.impl(logical_not__op, logical_not__inplaceOrView);
m.impl(logical_not_out_op, logical_not_out_inplaceOrView);
m.impl(bitwise_not__op, bitwise_not__inplaceOrView);
m.impl(bitwise_not_out_op, bitwise_not_out_inplaceOrView);
m.impl(add__Tensor_op, add__Tensor_inplaceOrView);
m.impl(add_out_op, add_out_inplaceOrView);
m.impl(add__Scalar_op, add__Scalar_inplaceOrView);
m.impl(sub__Tensor_op, sub__Tensor_inplaceOrView);
m.impl(sub_out_op, sub_out_inplaceOrView);
m.impl(sub__Scalar_op, sub__Scalar_inplaceOrView);
m.impl(mul__Tensor_op, mul__Tensor_inplaceOrView);
m.impl(mul_out_op, mul_out_inplaceOrView);
m.impl(mul__Scalar_op, mul__Scalar_inplaceOrView);
m.impl(div__Tensor_op, div__Tensor_inplaceOrView);
m.impl(div_out_op, div_out_inplaceOrView);
m.impl(div__Scalar_op, div__Scalar_inplaceOrView);
m.impl(div__Tensor_mode_op, div__Tensor_mode_inplaceOrView);
m.impl(div_out_mode_op, div_out_mode_inplaceOrView);
m.impl(div__Scalar_mode_op, div__Scalar_mode_inplaceOrView);
m.impl(floor_divide__Tensor_op, floor_divide__Tensor_inplaceOrView);
m.impl(floor_divide_out_op, floor_divide_out_inplaceOrView);
m.impl(floor_divide__Scalar_op, floor_divide__Scalar_inplaceOrView);
m.impl(remainder__Tensor_op, remainder__Tensor_inplaceOrView);
m.impl(remainder_Tensor_out_op, remainder_Tensor_out_inplaceOrView);
m.impl(remainder__Scalar_op, remainder__Scalar_inplaceOrView);
m.impl(remainder_Scalar_out_op, remainder_Scalar_out_inplaceOrView);
m.impl(fmod__Tensor_op, fmod__Tensor_inplaceOrView);
m.impl(fmod_Tensor_out_op, fmod_Tensor_out_inplaceOrView);
m.impl(fmod__Scalar_op, fmod__Scalar_inplaceOrView);
m.impl(fmod_Scalar_out_op, fmod_Scalar_out_inplaceOrView);
m.impl(pow__Tensor_op, pow__Tensor_inplaceOrView);
m.impl(pow_Tensor_Tensor_out_op, pow_Tensor_Tensor_out_inplaceOrView);
m.impl(pow__Scalar_op, pow__Scalar_inplaceOrView);
m.impl(pow_Tensor_Scalar_out_op, pow_Tensor_Scalar_out_inplaceOrView);
m.impl(pow_Scalar_out_op, pow_Scalar_out_inplaceOrView);
m.impl(atan2__op, atan2__inplaceOrView);
m.impl(atan2_out_op, atan2_out_inplaceOrView);
m.impl(hypot__op, hypot__inplaceOrView);
m.impl(hypot_out_op, hypot_out_inplaceOrView);
m.impl(copysign__Tensor_op, copysign__Tensor_inplaceOrView);
m.impl(copysign_out_op, copysign_out_inplaceOrView);
m.impl(copysign__Scalar_op, copysign__Scalar_inplaceOrView);
m.impl(copysign_Scalar_out_op, copysign_Scalar_out_inplaceOrView);
m.impl(xlogy__Tensor_op, xlogy__Tensor_inplaceOrView);
m.impl(xlogy_OutTensor_op, xlogy_OutTensor_inplaceOrView);
m.impl(xlogy_OutScalar_Self_op, xlogy_OutScalar_Self_inplaceOrView);
m.impl(xlogy__Scalar_Other_op, xlogy__Scalar_Other_inplaceOrView);
m.impl(xlogy_OutScalar_Other_op, xlogy_OutScalar_Other_inplaceOrView);
m.impl(logaddexp_out_op, logaddexp_out_inplaceOrView);
m.impl(logaddexp2_out_op, logaddexp2_out_inplaceOrView);
m.impl(heaviside__op, heaviside__inplaceOrView);
m.impl(heaviside_out_op, heaviside_out_inplaceOrView);
m.impl(gcd__op, gcd__inplaceOrView);
m.impl(gcd_out_op, gcd_out_inplaceOrView);
m.impl(addcmul__op, addcmul__inplaceOrView);
m.impl(addcmul_out_op, addcmul_out_inplaceOrView);
m.impl(addcdiv__op, addcdiv__inplaceOrView);
m.impl(addcdiv_out_op, addcdiv_out_inplaceOrView);
m.impl(lerp__Scalar_op, lerp__Scalar_inplaceOrView);
m.impl(lerp_Scalar_out_op, lerp_Scalar_out_inplaceOrView);
m.impl(lerp__Tensor_op, lerp__Tensor_inplaceOrView);
m.impl(lerp_Tensor_out_op, lerp_Tensor_out_inplaceOrView);
m.impl(eq__Tensor_op, eq__Tensor_inplaceOrView);
m.impl(eq_Tensor_out_op, eq_Tensor_out_inplaceOrView);
m.impl(eq__Scalar_op, eq__Scalar_inplaceOrView);
m.impl(eq_Scalar_out_op, eq_Scalar_out_inplaceOrView);
m.impl(ne__Tensor_op, ne__Tensor_inplaceOrView);
m.impl(ne_Tensor_out_op, ne_Tensor_out_inplaceOrView);
m.impl(ne__Scalar_op, ne__Scalar_inplaceOrView);
m.impl(ne_Scalar_out_op, ne_Scalar_out_inplaceOrView);
m.impl(lt__Tensor_op, lt__Tensor_inplaceOrView);
m.impl(lt_Tensor_out_op, lt_Tensor_out_inplaceOrView);
m.impl(lt__Scalar_op, lt__Scalar_inplaceOrView);
m.impl(lt_Scalar_out_op, lt_Scalar_out_inplaceOrView);
m.impl(le__Tensor_op, le__Tensor_inplaceOrView);
m.impl(le_Tensor_out_op, le_Tensor_out_inplaceOrView);
m.impl(le__Scalar_op, le__Scalar_inplaceOrView);
m.impl(le_Scalar_out_op, le_Scalar_out_inplaceOrView);
m.impl(gt__Tensor_op, gt__Tensor_inplaceOrView);
m.impl(gt_Tensor_out_op, gt_Tensor_out_inplaceOrView);
m.impl(gt__Scalar_op, gt__Scalar_inplaceOrView);
m.impl(gt_Scalar_out_op, gt_Scalar_out_inplaceOrView);
m.impl(ge__Tensor_op, ge__Tensor_inplaceOrView);
m.impl(ge_Tensor_out_op, ge_Tensor_out_inplaceOrView);
m.impl(ge__Scalar_op, ge__Scalar_inplaceOrView);
m.impl(ge_Scalar_out_op, ge_Scalar_out_inplaceOrView);
m.impl(logical_and__op, logical_and__inplaceOrView);
m.impl(logical_and_out_op, logical_and_out_inplaceOrView);
m.impl(logical_or__op, logical_or__inplaceOrView);
m.impl(logical_or_out_op, logical_or_out_inplaceOrView);
m.impl(logical_xor__op, logical_xor__inplaceOrView);
m.impl(logical_xor_out_op, logical_xor_out_inplaceOrView);
m.impl(bitwise_and__Tensor_op, bitwise_and__Tensor_inplaceOrView);
m.impl(bitwise_and_Tensor_out_op, bitwise_and_Tensor_out_inplaceOrView);
m.impl(bitwise_and__Scalar_op, bitwise_and__Scalar_inplaceOrView);
m.impl(bitwise_and_Scalar_out_op, bitwise_and_Scalar_out_inplaceOrView);
m.impl(bitwise_or__Tensor_op, bitwise_or__Tensor_inplaceOrView);
m.impl(bitwise_or_Tensor_out_op, bitwise_or_Tensor_out_inplaceOrView);
m.impl(bitwise_or__Scalar_op, bitwise_or__Scalar_inplaceOrView);
m.impl(bitwise_or_Scalar_out_op, bitwise_or_Scalar_out_inplaceOrView);
m.impl(bitwise_xor__Tensor_op, bitwise_xor__Tensor_inplaceOrView);
m.impl(bitwise_xor_Tensor_out_op, bitwise_xor_Tensor_out_inplaceOrView);
m.impl(bitwise_xor__Scalar_op, bitwise_xor__Scalar_inplaceOrView);
m.impl(bitwise_xor_Scalar_out_op, bitwise_xor_Scalar_out_inplaceOrView);
m.impl(bitwise_left_shift__Tensor_op, bitwise_left_shift__Tensor_inplaceOrView);
m.impl(bitwise_left_shift_Tensor_out_op, bitwise_left_shift_Tensor_out_inplaceOrView);
m.impl(bitwise_left_shift__Tensor_Scalar_op, bitwise_left_shift__Tensor_Scalar_inplaceOrView);
m.impl(bitwise_left_shift_Tensor_Scalar_out_op, bitwise_left_shift_Tensor_Scalar_out_inplaceOrView);
m.impl(bitwise_right_shift__Tensor_op, bitwise_right_shift__Tensor_inplaceOrView);
m.impl(bitwise_right_shift_Tensor_out_op, bitwise_right_shift_Tensor_out_inplaceOrView);
m.impl(bitwise_right_shift__Tensor_Scalar_op, bitwise_right_shift__Tensor_Scalar_inplaceOrView);
m.impl(bitwise_right_shift_Tensor_Scalar_out_op, bitwise_right_shift_Tensor_Scalar_out_inplaceOrView);
m.impl(maximum_out_op, maximum_out_inplaceOrView);
m.impl(minimum_out_op, minimum_out_inplaceOrView);
m.impl(fmax_out_op, fmax_out_inplaceOrView);
m.impl(fmin_out_op, fmin_out_inplaceOrView);
m.impl(where_self_out_op, where_self_out_inplaceOrView);
m.impl(clamp__op, clamp__inplaceOrView);
m.impl(clamp_out_op, clamp_out_inplaceOrView);
m.impl(clamp_min__op, clamp_min__inplaceOrView);
m.impl(clamp_min_out_op, clamp_min_out_inplaceOrView);
m.impl(clamp_min__Tensor_op, clamp_min__Tensor_inplaceOrView);
m.impl(clamp_min_Tensor_out_op, clamp_min_Tensor_out_inplaceOrView);
m.impl(clamp_max__op, clamp_max__inplaceOrView);
m.impl(clamp_max_out_op, clamp_max_out_inplaceOrView);
m.impl(clamp_max__Tensor_op, clamp_max__Tensor_inplaceOrView);
m.impl(clamp_max_Tensor_out_op, clamp_max_Tensor_out_inplaceOrView);
m.impl(relu__op, relu__inplaceOrView);
m.impl(leaky_relu__op, leaky_relu__inplaceOrView);
m.impl(leaky_relu_out_op, leaky_relu_out_inplaceOrView);
m.impl(elu__op, elu__inplaceOrView);
m.impl(elu_out_op, elu_out_inplaceOrView);
m.impl(gelu__op, gelu__inplaceOrView);
m.impl(gelu_out_op, gelu_out_inplaceOrView);
m.impl(silu__op, silu__inplaceOrView);
m.impl(silu_out_op, silu_out_inplaceOrView);
m.impl(mish__op, mish__inplaceOrView);
m.impl(mish_out_op, mish_out_inplaceOrView);
m.impl(hardsigmoid__op, hardsigmoid__inplaceOrView);
m.impl(hardsigmoid_out_op, hardsigmoid_out_inplaceOrView);
m.impl(hardswish__op, hardswish__inplaceOrView);
m.impl(hardswish_out_op, hardswish_out_inplaceOrView);
m.impl(softplus_out_op, softplus_out_inplaceOrView);
m.impl(hardtanh__op, hardtanh__inplaceOrView);
m.impl(hardtanh_out_op, hardtanh_out_inplaceOrView);
m.impl(threshold__op, threshold__inplaceOrView);
m.impl(threshold_out_op, threshold_out_inplaceOrView);
m.impl(hardshrink_out_op, hardshrink_out_inplaceOrView);
m.impl(softshrink_out_op, softshrink_out_inplaceOrView);
m.impl(sigmoid_backward_grad_input_op, sigmoid_backward_grad_input_inplaceOrView);
m.impl(tanh_backward_grad_input_op, tanh_backward_grad_input_inplaceOrView);
m.impl(threshold_backward_grad_input_op, threshold_backward_grad_input_inplaceOrView);
m.impl(leaky_relu_backward_grad_input_op, leaky_relu_backward_grad_input_inplaceOrView);
m.impl(elu_backward_grad_input_op, elu_backward_grad_input_inplaceOrView);
m.impl(gelu_backward_grad_input_op, gelu_backward_grad_input_inplaceOrView);
m.impl(silu_backward_grad_input_op, silu_backward_grad_input_inplaceOrView);
m.impl(hardsigmoid_backward_grad_input_op, hardsigmoid_backward_grad_input_inplaceOrView);
m.impl(softplus_backward_grad_input_op, softplus_backward_grad_input_inplaceOrView);
m.impl(hardtanh_backward_grad_input_op, hardtanh_backward_grad_input_inplaceOrView);
m.impl(hardshrink_backward_grad_input_op, hardshrink_backward_grad_input_inplaceOrView);
m.impl(softshrink_backward_grad_input_op, softshrink_backward_grad_input_inplaceOrView);
m.impl(log_sigmoid_backward_grad_input_op, log_sigmoid_backward_grad_input_inplaceOrView);
m.impl(logit_backward_grad_input_op, logit_backward_grad_input_inplaceOrView);
m.impl(empty_strided_out_op, empty_strided_out_inplaceOrView);
m.impl(empty_like_out_op, empty_like_out_inplaceOrView);
m.impl(new_empty_out_op, new_empty_out_inplaceOrView);
m.impl(new_empty_strided_out_op, new_empty_strided_out_inplaceOrView);
m.impl(new_zeros_out_op, new_zeros_out_inplaceOrView);
m.impl(new_ones_out_op, new_ones_out_inplaceOrView);
m.impl(new_full_out_op, new_full_out_inplaceOrView);
m.impl(zeros_like_out_op, zeros_like_out_inplaceOrView);
m.impl(ones_like_out_op, ones_like_out_inplaceOrView);
m.impl(full_like_out_op, full_like_out_inplaceOrView);
m.impl(scalar_tensor_out_op, scalar_tensor_out_inplaceOrView);
m.impl(tril_indices_out_op, tril_indices_out_inplaceOrView);
m.impl(triu_indices_out_op, triu_indices_out_inplaceOrView);
m.impl(rand_like_out_op, rand_like_out_inplaceOrView);
m.impl(randn_like_out_op, randn_like_out_inplaceOrView);
m.impl(randint_like_out_op, randint_like_out_inplaceOrView);
m.impl(randint_like_low_dtype_out_op, randint_like_low_dtype_out_inplaceOrView);
m.impl(bernoulli_float_out_op, bernoulli_float_out_inplaceOrView);
m.impl(bernoulli_Tensor_out_op, bernoulli_Tensor_out_inplaceOrView);
m.impl(uniform_out_op, uniform_out_inplaceOrView);
m.impl(random_from_out_op, random_from_out_inplaceOrView);
m.impl(random_to_out_op, random_to_out_inplaceOrView);
m.impl(random_out_op, random_out_inplaceOrView);
m.impl(native_dropout_out_op, native_dropout_out_inplaceOrView);
m.impl(native_dropout_backward_out_op, native_dropout_backward_out_inplaceOrView);
m.impl(exponential_out_op, exponential_out_inplaceOrView);
m.impl(_to_copy_out_op, _to_copy_out_inplaceOrView);
m.impl(fill_Scalar_out_op, fill_Scalar_out_inplaceOrView);
m.impl(fill_Tensor_out_op, fill_Tensor_out_inplaceOrView);
m.impl(zero_out_op, zero_out_inplaceOrView);
m.impl(clone_out_op, clone_out_inplaceOrView);
m.impl(resize_out_op, resize_out_inplaceOrView);
m.impl(resize_as_out_op, resize_as_out_inplaceOrView);
m.impl(set_source_Tensor_out_op, set_source_Tensor_out_inplaceOrView);
m.impl(set_out_op, set_out_inplaceOrView);
m.impl(_unsafe_view_out_op, _unsafe_view_out_inplaceOrView);
m.impl(narrow_copy_out_op, narrow_copy_out_inplaceOrView);
m.impl(select_backward_out_op, select_backward_out_inplaceOrView);
m.impl(slice_backward_out_op, slice_backward_out_inplaceOrView);
m.impl(diagonal_backward_out_op, diagonal_backward_out_inplaceOrView);
m.impl(select_scatter_out_op, select_scatter_out_inplaceOrView);
m.impl(slice_scatter_out_op, slice_scatter_out_inplaceOrView);
m.impl(diagonal_scatter_out_op, diagonal_scatter_out_inplaceOrView);
m.impl(as_strided_scatter_out_op, as_strided_scatter_out_inplaceOrView);
m.impl(diag_embed_out_op, diag_embed_out_inplaceOrView);
m.impl(rot90_out_op, rot90_out_inplaceOrView);
m.impl(expand_copy_out_op, expand_copy_out_inplaceOrView);
m.impl(index_Tensor_out_op, index_Tensor_out_inplaceOrView);
m.impl(index_put_out_op, index_put_out_inplaceOrView);
m.impl(_index_put_impl_out_op, _index_put_impl_out_inplaceOrView);
m.impl(index_fill_int_Scalar_out_op, index_fill_int_Scalar_out_inplaceOrView);
m.impl(index_fill_int_Tensor_out_op, index_fill_int_Tensor_out_inplaceOrView);
m.impl(masked_fill_Scalar_out_op, masked_fill_Scalar_out_inplaceOrView);
m.impl(masked_fill_Tensor_out_op, masked_fill_Tensor_out_inplaceOrView);
m.impl(masked_scatter_out_op, masked_scatter_out_inplaceOrView);
m.impl(roll_out_op, roll_out_inplaceOrView);
m.impl(repeat_out_op, repeat_out_inplaceOrView);
m.impl(repeat_interleave_Tensor_out_op, repeat_interleave_Tensor_out_inplaceOrView);
m.impl(embedding_out_op, embedding_out_inplaceOrView);
m.impl(put_out_op, put_out_inplaceOrView);
m.impl(bucketize_Scalar_out_op, bucketize_Scalar_out_inplaceOrView);
m.impl(searchsorted_Scalar_out_op, searchsorted_Scalar_out_inplaceOrView);
m.impl(trace_out_op, trace_out_inplaceOrView);
m.impl(count_nonzero_dim_IntList_out_op, count_nonzero_dim_IntList_out_inplaceOrView);
m.impl(count_nonzero_out_op, count_nonzero_out_inplaceOrView);
m.impl(block_diag_out_op, block_diag_out_inplaceOrView);
m.impl(constant_pad_nd_out_op, constant_pad_nd_out_inplaceOrView);
m.impl(embedding_renorm_out_op, embedding_renorm_out_inplaceOrView);
m.impl(segment_reduce_out_op, segment_reduce_out_inplaceOrView);
m.impl(argsort_stable_out_op, argsort_stable_out_inplaceOrView);
m.impl(median_out_op, median_out_inplaceOrView);
m.impl(nanmedian_out_op, nanmedian_out_inplaceOrView);
m.impl(unique_dim_out_op, unique_dim_out_inplaceOrView);
m.impl(_unique_out_op, _unique_out_inplaceOrView);
m.impl(_unique2_out_op, _unique2_out_inplaceOrView);
m.impl(unique_consecutive_out_op, unique_consecutive_out_inplaceOrView);
m.impl(bincount_out_op, bincount_out_inplaceOrView);
m.impl(sum_out_op, sum_out_inplaceOrView);
m.impl(prod_out_op, prod_out_inplaceOrView);
m.impl(logsumexp_out_op, logsumexp_out_inplaceOrView);
m.impl(norm_ScalarOpt_dtype_out_op, norm_ScalarOpt_dtype_out_inplaceOrView);
m.impl(norm_Scalar_out_op, norm_Scalar_out_inplaceOrView);
m.impl(dist_out_op, dist_out_inplaceOrView);
m.impl(addbmm_out_op, addbmm_out_inplaceOrView);
m.impl(mv_out_op, mv_out_inplaceOrView);
m.impl(addr_out_op, addr_out_inplaceOrView);
m.impl(dot_out_op, dot_out_inplaceOrView);
m.impl(vdot_out_op, vdot_out_inplaceOrView);
m.impl(linalg_cross_out_op, linalg_cross_out_inplaceOrView);
m.impl(cholesky_out_op, cholesky_out_inplaceOrView);
m.impl(cholesky_inverse_out_op, cholesky_inverse_out_inplaceOrView);
m.impl(cholesky_solve_out_op, cholesky_solve_out_inplaceOrView);
m.impl(linalg_lu_solve_out_op, linalg_lu_solve_out_inplaceOrView);
m.impl(linalg_solve_triangular_out_op, linalg_solve_triangular_out_inplaceOrView);
m.impl(linalg_householder_product_out_op, linalg_householder_product_out_inplaceOrView);
m.impl(linalg_matrix_exp_out_op, linalg_matrix_exp_out_inplaceOrView);
m.impl(mse_loss_out_op, mse_loss_out_inplaceOrView);
m.impl(smooth_l1_loss_out_op, smooth_l1_loss_out_inplaceOrView);
m.impl(huber_loss_out_op, huber_loss_out_inplaceOrView);
m.impl(huber_loss_backward_out_op, huber_loss_backward_out_inplaceOrView);
m.impl(binary_cross_entropy_out_op, binary_cross_entropy_out_inplaceOrView);
m.impl(binary_cross_entropy_with_logits_out_op, binary_cross_entropy_with_logits_out_inplaceOrView);
m.impl(soft_margin_loss_out_op, soft_margin_loss_out_inplaceOrView);
m.impl(convolution_out_op, convolution_out_inplaceOrView);
m.impl(im2col_out_op, im2col_out_inplaceOrView);
m.impl(col2im_out_op, col2im_out_inplaceOrView);
m.impl(avg_pool2d_out_op, avg_pool2d_out_inplaceOrView);
m.impl(max_unpool2d_out_op, max_unpool2d_out_inplaceOrView);
m.impl(avg_pool3d_out_op, avg_pool3d_out_inplaceOrView);
m.impl(max_unpool3d_out_op, max_unpool3d_out_inplaceOrView);
m.impl(glu_out_op, glu_out_inplaceOrView);
m.impl(prelu_out_op, prelu_out_inplaceOrView);
m.impl(pixel_shuffle_out_op, pixel_shuffle_out_inplaceOrView);
m.impl(pixel_unshuffle_out_op, pixel_unshuffle_out_inplaceOrView);
m.impl(upsample_nearest1d_out_op, upsample_nearest1d_out_inplaceOrView);
m.impl(upsample_nearest2d_out_op, upsample_nearest2d_out_inplaceOrView);
m.impl(upsample_nearest3d_out_op, upsample_nearest3d_out_inplaceOrView);
m.impl(_upsample_nearest_exact1d_out_op, _upsample_nearest_exact1d_out_inplaceOrView);
m.impl(_upsample_nearest_exact2d_out_op, _upsample_nearest_exact2d_out_inplaceOrView);
m.impl(_upsample_nearest_exact3d_out_op, _upsample_nearest_exact3d_out_inplaceOrView);
m.impl(upsample_linear1d_out_op, upsample_linear1d_out_inplaceOrView);
m.impl(upsample_bilinear2d_out_op, upsample_bilinear2d_out_inplaceOrView);
m.impl(upsample_trilinear3d_out_op, upsample_trilinear3d_out_inplaceOrView);
m.impl(upsample_bicubic2d_out_op, upsample_bicubic2d_out_inplaceOrView);
m.impl(_upsample_bilinear2d_aa_out_op, _upsample_bilinear2d_aa_out_inplaceOrView);
m.impl(_upsample_bicubic2d_aa_out_op, _upsample_bicubic2d_aa_out_inplaceOrView);
