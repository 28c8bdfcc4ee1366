// @generated from native_functions.yaml by `npm run codegen`. Do not edit.
// Importing this file gives the operators their Autograd kernels.

import { fallthrough } from "../../runtime/dispatch/kernel.js";
import { library } from "../../runtime/dispatch/library.js";
import {
  copy__autograd, detach__autograd, detach_autograd, resize__autograd, resize_as__autograd,
} from "../../runtime/kernels/autograd/conversion.js";
import {
  _adaptive_avg_pool2d_autograd, _adaptive_avg_pool2d_backward_autograd, _adaptive_avg_pool3d_autograd,
  _adaptive_avg_pool3d_backward_autograd, _cdist_backward_autograd, _cdist_forward_autograd, _embedding_bag_autograd,
  _embedding_bag_dense_backward_autograd, _embedding_bag_per_sample_weights_backward_autograd, _euclidean_dist_autograd,
  _index_put_impl__autograd, _index_put_impl_autograd, _linalg_det_autograd, _linalg_eigh_autograd,
  _linalg_slogdet_autograd, _linalg_solve_ex_autograd, _linalg_svd_autograd, _log_softmax_autograd,
  _log_softmax_backward_data_autograd, _log_softmax_backward_data_out_autograd, _log_softmax_out_autograd,
  _pdist_backward_autograd, _pdist_forward_autograd, _reshape_alias_autograd, _reshape_alias_copy_autograd,
  _segment_reduce_backward_autograd, _softmax_autograd, _softmax_backward_data_autograd,
  _softmax_backward_data_out_autograd, _softmax_out_autograd, _to_copy_autograd, _trilinear_autograd, _unique2_autograd,
  _unique_autograd, _unsafe_view_autograd, _upsample_bicubic2d_aa_autograd, _upsample_bicubic2d_aa_backward_autograd,
  _upsample_bicubic2d_aa_backward_vec_autograd, _upsample_bicubic2d_aa_vec_autograd, _upsample_bilinear2d_aa_autograd,
  _upsample_bilinear2d_aa_backward_autograd, _upsample_bilinear2d_aa_backward_vec_autograd,
  _upsample_bilinear2d_aa_vec_autograd, _upsample_nearest_exact1d_autograd, _upsample_nearest_exact1d_backward_autograd,
  _upsample_nearest_exact1d_backward_vec_autograd, _upsample_nearest_exact1d_vec_autograd,
  _upsample_nearest_exact2d_autograd, _upsample_nearest_exact2d_backward_autograd,
  _upsample_nearest_exact2d_backward_vec_autograd, _upsample_nearest_exact2d_vec_autograd,
  _upsample_nearest_exact3d_autograd, _upsample_nearest_exact3d_backward_autograd,
  _upsample_nearest_exact3d_backward_vec_autograd, _upsample_nearest_exact3d_vec_autograd, abs__autograd, abs_autograd,
  abs_out_autograd, acos__autograd, acos_autograd, acos_out_autograd, acosh__autograd, acosh_autograd,
  acosh_out_autograd, adaptive_max_pool2d_autograd, adaptive_max_pool2d_backward_autograd, adaptive_max_pool3d_autograd,
  adaptive_max_pool3d_backward_autograd, add_Scalar_autograd, add_Tensor_autograd, add__Scalar_autograd,
  add__Tensor_autograd, add_out_autograd, addbmm_autograd, addcdiv__autograd, addcdiv_autograd, addcdiv_out_autograd,
  addcmul__autograd, addcmul_autograd, addcmul_out_autograd, addmm__autograd, addmm_autograd, addmm_out_autograd,
  addmv__autograd, addmv_autograd, addmv_out_autograd, addr_autograd, alias_autograd, alias_copy_autograd,
  amax_autograd, amax_out_autograd, amin_autograd, amin_out_autograd, aminmax_autograd, aminmax_out_autograd,
  as_strided__autograd, as_strided_autograd, as_strided_copy_autograd, as_strided_scatter_autograd, asin__autograd,
  asin_autograd, asin_out_autograd, asinh__autograd, asinh_autograd, asinh_out_autograd, atan2__autograd,
  atan2_autograd, atan2_out_autograd, atan__autograd, atan_autograd, atan_out_autograd, atanh__autograd, atanh_autograd,
  atanh_out_autograd, avg_pool2d_autograd, avg_pool2d_backward_autograd, avg_pool3d_autograd,
  avg_pool3d_backward_autograd, baddbmm__autograd, baddbmm_autograd, baddbmm_out_autograd, bernoulli_Tensor_autograd,
  bernoulli__Tensor_autograd, bernoulli__float_autograd, bernoulli_autograd, bernoulli_out_autograd,
  binary_cross_entropy_autograd, binary_cross_entropy_backward_autograd, binary_cross_entropy_with_logits_autograd,
  block_diag_autograd, bmm_autograd, bmm_out_autograd, cat_autograd, cat_out_autograd, ceil__autograd, ceil_autograd,
  ceil_out_autograd, celu__autograd, celu_autograd, cholesky_autograd, cholesky_inverse_autograd,
  cholesky_solve_autograd, clamp_Tensor_autograd, clamp_Tensor_out_autograd, clamp__Tensor_autograd, clamp__autograd,
  clamp_autograd, clamp_max_Tensor_autograd, clamp_max_Tensor_out_autograd, clamp_max__Tensor_autograd,
  clamp_max__autograd, clamp_max_autograd, clamp_max_out_autograd, clamp_min_Tensor_autograd,
  clamp_min_Tensor_out_autograd, clamp_min__Tensor_autograd, clamp_min__autograd, clamp_min_autograd,
  clamp_min_out_autograd, clamp_out_autograd, clone_autograd, col2im_autograd, constant_pad_nd_autograd,
  convolution_autograd, convolution_backward_autograd, copysign_Scalar_autograd, copysign_Scalar_out_autograd,
  copysign_Tensor_autograd, copysign__Scalar_autograd, copysign__Tensor_autograd, copysign_out_autograd, cos__autograd,
  cos_autograd, cos_out_autograd, cosh__autograd, cosh_autograd, cosh_out_autograd, cummax_autograd,
  cummax_out_autograd, cummin_autograd, cummin_out_autograd, cumprod__autograd, cumprod_autograd, cumprod_out_autograd,
  cumsum__autograd, cumsum_autograd, cumsum_out_autograd, deg2rad__autograd, deg2rad_autograd, deg2rad_out_autograd,
  diag_autograd, diag_embed_autograd, diag_out_autograd, diagonal_autograd, diagonal_backward_autograd,
  diagonal_copy_autograd, diagonal_scatter_autograd, digamma__autograd, digamma_autograd, digamma_out_autograd,
  dist_autograd, div_Scalar_autograd, div_Scalar_mode_autograd, div_Tensor_autograd, div_Tensor_mode_autograd,
  div__Scalar_autograd, div__Scalar_mode_autograd, div__Tensor_autograd, div__Tensor_mode_autograd, div_out_autograd,
  div_out_mode_autograd, dot_autograd, elu__autograd, elu_autograd, elu_backward_autograd,
  elu_backward_grad_input_autograd, elu_out_autograd, embedding_autograd, embedding_dense_backward_autograd,
  embedding_dense_backward_out_autograd, embedding_renorm__autograd, embedding_renorm_autograd, eq__Scalar_autograd,
  eq__Tensor_autograd, erf__autograd, erf_autograd, erf_out_autograd, erfc__autograd, erfc_autograd, erfc_out_autograd,
  erfinv__autograd, erfinv_autograd, erfinv_out_autograd, exp2__autograd, exp2_autograd, exp2_out_autograd,
  exp__autograd, exp_autograd, exp_out_autograd, expand_autograd, expand_copy_autograd, expm1__autograd, expm1_autograd,
  expm1_out_autograd, exponential__autograd, exponential_autograd, fill_Scalar_autograd, fill_Tensor_autograd,
  fill__Scalar_autograd, fill__Tensor_autograd, flip_autograd, flip_out_autograd, floor__autograd, floor_autograd,
  floor_divide_Scalar_autograd, floor_divide__Scalar_autograd, floor_divide__Tensor_autograd, floor_divide_autograd,
  floor_divide_out_autograd, floor_out_autograd, fmax_autograd, fmax_out_autograd, fmin_autograd, fmin_out_autograd,
  fmod_Scalar_autograd, fmod_Scalar_out_autograd, fmod_Tensor_autograd, fmod_Tensor_out_autograd, fmod__Scalar_autograd,
  fmod__Tensor_autograd, frac__autograd, frac_autograd, frac_out_autograd, gather_autograd, gather_out_autograd,
  ge__Scalar_autograd, ge__Tensor_autograd, gelu__autograd, gelu_autograd, gelu_backward_autograd,
  gelu_backward_grad_input_autograd, gelu_out_autograd, geqrf_autograd, glu_autograd, glu_backward_autograd,
  gt__Scalar_autograd, gt__Tensor_autograd, hardshrink_autograd, hardshrink_backward_autograd,
  hardshrink_backward_grad_input_autograd, hardshrink_out_autograd, hardsigmoid__autograd, hardsigmoid_autograd,
  hardsigmoid_backward_autograd, hardsigmoid_backward_grad_input_autograd, hardsigmoid_out_autograd,
  hardswish__autograd, hardswish_autograd, hardswish_backward_autograd, hardswish_out_autograd, hardtanh__autograd,
  hardtanh_autograd, hardtanh_backward_autograd, hardtanh_backward_grad_input_autograd, hardtanh_out_autograd,
  heaviside__autograd, heaviside_autograd, heaviside_out_autograd, huber_loss_autograd, huber_loss_backward_autograd,
  hypot__autograd, hypot_autograd, hypot_out_autograd, im2col_autograd, index_Tensor_autograd, index_add__autograd,
  index_add_autograd, index_add_out_autograd, index_copy__autograd, index_copy_autograd, index_copy_out_autograd,
  index_fill__int_Scalar_autograd, index_fill__int_Tensor_autograd, index_fill_int_Scalar_autograd,
  index_fill_int_Tensor_autograd, index_put__autograd, index_put_autograd, index_reduce__autograd,
  index_reduce_autograd, index_reduce_out_autograd, index_select_autograd, index_select_out_autograd, kthvalue_autograd,
  kthvalue_values_autograd, le__Scalar_autograd, le__Tensor_autograd, leaky_relu__autograd, leaky_relu_autograd,
  leaky_relu_backward_autograd, leaky_relu_backward_grad_input_autograd, leaky_relu_out_autograd, lerp_Scalar_autograd,
  lerp_Scalar_out_autograd, lerp_Tensor_autograd, lerp_Tensor_out_autograd, lerp__Scalar_autograd,
  lerp__Tensor_autograd, lgamma__autograd, lgamma_autograd, lgamma_out_autograd, lift_autograd, lift_fresh_autograd,
  lift_fresh_copy_autograd, linalg_cholesky_ex_autograd, linalg_cross_autograd, linalg_householder_product_autograd,
  linalg_inv_ex_autograd, linalg_lstsq_autograd, linalg_lu_autograd, linalg_lu_factor_ex_autograd,
  linalg_lu_solve_autograd, linalg_matrix_exp_autograd, linalg_pinv_atol_rtol_tensor_autograd, linalg_qr_autograd,
  linalg_solve_triangular_autograd, linalg_vector_norm_autograd, linalg_vector_norm_out_autograd, log10__autograd,
  log10_autograd, log10_out_autograd, log1p__autograd, log1p_autograd, log1p_out_autograd, log2__autograd,
  log2_autograd, log2_out_autograd, log__autograd, log_autograd, log_out_autograd, log_sigmoid_backward_autograd,
  log_sigmoid_backward_grad_input_autograd, log_sigmoid_forward_autograd, log_sigmoid_forward_output_autograd,
  logaddexp2_autograd, logaddexp2_out_autograd, logaddexp_autograd, logaddexp_out_autograd, logcumsumexp_autograd,
  logcumsumexp_out_autograd, logit__autograd, logit_autograd, logit_backward_autograd,
  logit_backward_grad_input_autograd, logit_out_autograd, logsumexp_autograd, lt__Scalar_autograd, lt__Tensor_autograd,
  lu_unpack_autograd, masked_fill_Scalar_autograd, masked_fill_Tensor_autograd, masked_fill__Scalar_autograd,
  masked_fill__Tensor_autograd, masked_scatter__autograd, masked_scatter_autograd, masked_select_autograd,
  masked_select_out_autograd, max_autograd, max_dim_autograd, max_dim_max_autograd, max_pool2d_with_indices_autograd,
  max_pool2d_with_indices_backward_autograd, max_pool3d_with_indices_autograd,
  max_pool3d_with_indices_backward_autograd, max_unpool2d_autograd, max_unpool3d_autograd, maximum_autograd,
  maximum_out_autograd, mean_autograd, mean_dim_autograd, mean_out_autograd, median_autograd, median_dim_autograd,
  median_dim_values_autograd, min_autograd, min_dim_autograd, min_dim_min_autograd, minimum_autograd,
  minimum_out_autograd, mish__autograd, mish_autograd, mish_backward_autograd, mish_out_autograd, mm_autograd,
  mm_out_autograd, mode_autograd, mode_values_autograd, mse_loss_autograd, mse_loss_backward_autograd,
  mul_Scalar_autograd, mul_Tensor_autograd, mul__Scalar_autograd, mul__Tensor_autograd, mul_out_autograd, mv_autograd,
  mvlgamma__autograd, mvlgamma_autograd, mvlgamma_out_autograd, nan_to_num__autograd, nan_to_num_autograd,
  nan_to_num_out_autograd, nanmedian_autograd, nanmedian_dim_autograd, nanmedian_dim_values_autograd, nansum_autograd,
  nansum_out_autograd, narrow_copy_autograd, native_batch_norm_autograd, native_batch_norm_backward_autograd,
  native_dropout_autograd, native_dropout_backward_autograd, native_group_norm_autograd,
  native_group_norm_backward_autograd, native_layer_norm_autograd, native_layer_norm_backward_autograd,
  ne__Scalar_autograd, ne__Tensor_autograd, neg__autograd, neg_autograd, neg_out_autograd, nll_loss2d_backward_autograd,
  nll_loss2d_backward_grad_input_autograd, nll_loss2d_forward_autograd, nll_loss2d_forward_output_autograd,
  nll_loss_backward_autograd, nll_loss_backward_grad_input_autograd, nll_loss_forward_autograd,
  nll_loss_forward_output_autograd, norm_ScalarOpt_dim_autograd, norm_ScalarOpt_dim_dtype_autograd,
  norm_ScalarOpt_dtype_autograd, norm_Scalar_autograd, norm_dtype_out_autograd, norm_out_autograd,
  normal_Tensor_Tensor_autograd, normal_Tensor_Tensor_out_autograd, normal_Tensor_float_autograd,
  normal_Tensor_float_out_autograd, normal__autograd, normal_float_Tensor_autograd, normal_float_Tensor_out_autograd,
  permute_autograd, permute_copy_autograd, pixel_shuffle_autograd, pixel_unshuffle_autograd, polygamma__autograd,
  polygamma_autograd, polygamma_out_autograd, pow_Scalar_autograd, pow_Scalar_out_autograd, pow_Tensor_Scalar_autograd,
  pow_Tensor_Scalar_out_autograd, pow_Tensor_Tensor_autograd, pow_Tensor_Tensor_out_autograd, pow__Scalar_autograd,
  pow__Tensor_autograd, prelu_autograd, prelu_backward_autograd, prod_autograd, prod_dim_int_autograd,
  prod_int_out_autograd, put__autograd, put_autograd, rad2deg__autograd, rad2deg_autograd, rad2deg_out_autograd,
  random__autograd, random__from_autograd, random__to_autograd, random_autograd, random_from_autograd,
  random_to_autograd, reciprocal__autograd, reciprocal_autograd, reciprocal_out_autograd, reflection_pad1d_autograd,
  reflection_pad1d_backward_autograd, reflection_pad1d_backward_grad_input_autograd, reflection_pad1d_out_autograd,
  reflection_pad2d_autograd, reflection_pad2d_backward_autograd, reflection_pad2d_backward_grad_input_autograd,
  reflection_pad2d_out_autograd, reflection_pad3d_autograd, reflection_pad3d_backward_autograd,
  reflection_pad3d_backward_grad_input_autograd, reflection_pad3d_out_autograd, relu__autograd, relu_autograd,
  remainder_Scalar_Tensor_autograd, remainder_Scalar_autograd, remainder_Scalar_out_autograd, remainder_Tensor_autograd,
  remainder_Tensor_out_autograd, remainder__Scalar_autograd, remainder__Tensor_autograd, renorm__autograd,
  renorm_autograd, renorm_out_autograd, repeat_autograd, replication_pad1d_autograd,
  replication_pad1d_backward_autograd, replication_pad1d_backward_grad_input_autograd, replication_pad1d_out_autograd,
  replication_pad2d_autograd, replication_pad2d_backward_autograd, replication_pad2d_backward_grad_input_autograd,
  replication_pad2d_out_autograd, replication_pad3d_autograd, replication_pad3d_backward_autograd,
  replication_pad3d_backward_grad_input_autograd, replication_pad3d_out_autograd, roll_autograd, rot90_autograd,
  round__autograd, round__decimals_autograd, round_autograd, round_decimals_autograd, round_decimals_out_autograd,
  round_out_autograd, rsqrt__autograd, rsqrt_autograd, rsqrt_out_autograd, rsub_Scalar_autograd, rsub_Tensor_autograd,
  scatter__reduce_autograd, scatter__src_autograd, scatter__value_autograd, scatter__value_reduce_autograd,
  scatter_add__autograd, scatter_add_autograd, scatter_add_out_autograd, scatter_reduce__two_autograd,
  scatter_reduce_autograd, scatter_reduce_out_autograd, scatter_reduce_two_autograd, scatter_reduce_two_out_autograd,
  scatter_src_autograd, scatter_src_out_autograd, scatter_value_autograd, scatter_value_out_autograd,
  scatter_value_reduce_autograd, scatter_value_reduce_out_autograd, segment_reduce_autograd, select_backward_autograd,
  select_copy_int_autograd, select_int_autograd, select_scatter_autograd, sgn__autograd, sgn_autograd, sgn_out_autograd,
  sigmoid__autograd, sigmoid_autograd, sigmoid_backward_autograd, sigmoid_backward_grad_input_autograd,
  sigmoid_out_autograd, sign__autograd, sign_autograd, sign_out_autograd, silu__autograd, silu_autograd,
  silu_backward_autograd, silu_backward_grad_input_autograd, silu_out_autograd, sin__autograd, sin_autograd,
  sin_out_autograd, sinc__autograd, sinc_autograd, sinc_out_autograd, sinh__autograd, sinh_autograd, sinh_out_autograd,
  slice_Tensor_autograd, slice_backward_autograd, slice_copy_Tensor_autograd, slice_scatter_autograd,
  smooth_l1_loss_autograd, smooth_l1_loss_backward_autograd, soft_margin_loss_autograd,
  soft_margin_loss_backward_autograd, softplus_autograd, softplus_backward_autograd,
  softplus_backward_grad_input_autograd, softplus_out_autograd, softshrink_autograd, softshrink_backward_autograd,
  softshrink_backward_grad_input_autograd, softshrink_out_autograd, sort_autograd, sort_stable_autograd,
  sort_values_autograd, sort_values_stable_autograd, split_Tensor_autograd, split_copy_Tensor_autograd,
  split_with_sizes_autograd, split_with_sizes_copy_autograd, sqrt__autograd, sqrt_autograd, sqrt_out_autograd,
  squeeze__autograd, squeeze__dim_autograd, squeeze_autograd, squeeze_copy_autograd, squeeze_copy_dim_autograd,
  squeeze_dim_autograd, stack_autograd, stack_out_autograd, std_correction_autograd, std_correction_out_autograd,
  std_mean_correction_autograd, std_mean_correction_out_autograd, sub_Scalar_autograd, sub_Tensor_autograd,
  sub__Scalar_autograd, sub__Tensor_autograd, sub_out_autograd, sum_IntList_out_autograd, sum_autograd,
  sum_dim_IntList_autograd, t__autograd, t_autograd, t_copy_autograd, take_autograd, take_out_autograd, tan__autograd,
  tan_autograd, tan_out_autograd, tanh__autograd, tanh_autograd, tanh_backward_autograd,
  tanh_backward_grad_input_autograd, tanh_out_autograd, threshold__autograd, threshold_autograd,
  threshold_backward_autograd, threshold_backward_grad_input_autograd, threshold_out_autograd, topk_autograd,
  topk_values_autograd, trace_autograd, transpose__autograd, transpose_copy_int_autograd, transpose_int_autograd,
  triangular_solve_autograd, tril__autograd, tril_autograd, tril_out_autograd, triu__autograd, triu_autograd,
  triu_out_autograd, trunc__autograd, trunc_autograd, trunc_out_autograd, unbind_copy_int_autograd, unbind_int_autograd,
  unfold_autograd, unfold_backward_autograd, unfold_backward_out_autograd, unfold_copy_autograd, uniform__autograd,
  uniform_autograd, unique_consecutive_autograd, unique_dim_autograd, unsafe_split_Tensor_autograd,
  unsafe_split_with_sizes_autograd, unsqueeze__autograd, unsqueeze_autograd, unsqueeze_copy_autograd,
  upsample_bicubic2d_autograd, upsample_bicubic2d_backward_autograd, upsample_bicubic2d_backward_vec_autograd,
  upsample_bicubic2d_vec_autograd, upsample_bilinear2d_autograd, upsample_bilinear2d_backward_autograd,
  upsample_bilinear2d_backward_vec_autograd, upsample_bilinear2d_vec_autograd, upsample_linear1d_autograd,
  upsample_linear1d_backward_autograd, upsample_linear1d_backward_vec_autograd, upsample_linear1d_vec_autograd,
  upsample_nearest1d_autograd, upsample_nearest1d_backward_autograd, upsample_nearest1d_backward_vec_autograd,
  upsample_nearest1d_vec_autograd, upsample_nearest2d_autograd, upsample_nearest2d_backward_autograd,
  upsample_nearest2d_backward_vec_autograd, upsample_nearest2d_vec_autograd, upsample_nearest3d_autograd,
  upsample_nearest3d_backward_autograd, upsample_nearest3d_backward_vec_autograd, upsample_nearest3d_vec_autograd,
  upsample_trilinear3d_autograd, upsample_trilinear3d_backward_autograd, upsample_trilinear3d_backward_vec_autograd,
  upsample_trilinear3d_vec_autograd, var_correction_autograd, var_correction_out_autograd, var_mean_correction_autograd,
  var_mean_correction_out_autograd, vdot_autograd, view_autograd, view_copy_autograd, where_self_autograd,
  where_self_out_autograd, xlogy_OutScalar_Other_autograd, xlogy_OutScalar_Self_autograd, xlogy_OutTensor_autograd,
  xlogy_Scalar_Other_autograd, xlogy_Scalar_Self_autograd, xlogy_Tensor_autograd, xlogy__Scalar_Other_autograd,
  xlogy__Tensor_autograd, zero__autograd, zero_autograd,
} from "../autograd/kernels.js";
import {
  _adaptive_avg_pool2d_backward_op, _adaptive_avg_pool2d_op, _adaptive_avg_pool3d_backward_op, _adaptive_avg_pool3d_op,
  _cdist_backward_op, _cdist_forward_op, _embedding_bag_dense_backward_op, _embedding_bag_forward_only_op,
  _embedding_bag_op, _embedding_bag_per_sample_weights_backward_op, _euclidean_dist_op, _histogramdd_bin_edges_op,
  _histogramdd_from_bin_cts_op, _histogramdd_from_bin_tensors_op, _index_put_impl__op, _index_put_impl_op,
  _linalg_det_op, _linalg_eigh_op, _linalg_slogdet_op, _linalg_solve_ex_op, _linalg_svd_op, _local_scalar_dense_op,
  _log_softmax_backward_data_op, _log_softmax_backward_data_out_op, _log_softmax_op, _log_softmax_out_op,
  _pdist_backward_op, _pdist_forward_op, _reshape_alias_copy_op, _reshape_alias_op, _segment_reduce_backward_op,
  _softmax_backward_data_op, _softmax_backward_data_out_op, _softmax_op, _softmax_out_op, _to_copy_op, _trilinear_op,
  _unique2_op, _unique_op, _unsafe_view_op, _upsample_bicubic2d_aa_backward_op, _upsample_bicubic2d_aa_backward_vec_op,
  _upsample_bicubic2d_aa_op, _upsample_bicubic2d_aa_vec_op, _upsample_bilinear2d_aa_backward_op,
  _upsample_bilinear2d_aa_backward_vec_op, _upsample_bilinear2d_aa_op, _upsample_bilinear2d_aa_vec_op,
  _upsample_nearest_exact1d_backward_op, _upsample_nearest_exact1d_backward_vec_op, _upsample_nearest_exact1d_op,
  _upsample_nearest_exact1d_vec_op, _upsample_nearest_exact2d_backward_op, _upsample_nearest_exact2d_backward_vec_op,
  _upsample_nearest_exact2d_op, _upsample_nearest_exact2d_vec_op, _upsample_nearest_exact3d_backward_op,
  _upsample_nearest_exact3d_backward_vec_op, _upsample_nearest_exact3d_op, _upsample_nearest_exact3d_vec_op, abs__op,
  abs_op, abs_out_op, acos__op, acos_op, acos_out_op, acosh__op, acosh_op, acosh_out_op,
  adaptive_max_pool2d_backward_op, adaptive_max_pool2d_op, adaptive_max_pool3d_backward_op, adaptive_max_pool3d_op,
  add_Scalar_op, add_Tensor_op, add__Scalar_op, add__Tensor_op, add_out_op, addbmm_op, addcdiv__op, addcdiv_op,
  addcdiv_out_op, addcmul__op, addcmul_op, addcmul_out_op, addmm__op, addmm_op, addmm_out_op, addmv__op, addmv_op,
  addmv_out_op, addr_op, alias_copy_op, alias_op, all_all_out_op, all_dim_op, all_op, all_out_op, amax_op, amax_out_op,
  amin_op, amin_out_op, aminmax_op, aminmax_out_op, any_all_out_op, any_dim_op, any_op, any_out_op, argmax_op,
  argmin_op, argsort_stable_op, as_strided__op, as_strided_copy_op, as_strided_op, as_strided_scatter_op, asin__op,
  asin_op, asin_out_op, asinh__op, asinh_op, asinh_out_op, atan2__op, atan2_op, atan2_out_op, atan__op, atan_op,
  atan_out_op, atanh__op, atanh_op, atanh_out_op, avg_pool2d_backward_op, avg_pool2d_op, avg_pool3d_backward_op,
  avg_pool3d_op, baddbmm__op, baddbmm_op, baddbmm_out_op, bernoulli_Tensor_op, bernoulli__Tensor_op,
  bernoulli__float_op, bernoulli_op, bernoulli_out_op, binary_cross_entropy_backward_op, binary_cross_entropy_op,
  binary_cross_entropy_with_logits_op, bincount_op, bitwise_and_Scalar_Tensor_op, bitwise_and_Scalar_op,
  bitwise_and_Scalar_out_op, bitwise_and_Tensor_op, bitwise_and_Tensor_out_op, bitwise_and__Scalar_op,
  bitwise_and__Tensor_op, bitwise_left_shift_Scalar_Tensor_op, bitwise_left_shift_Tensor_Scalar_op,
  bitwise_left_shift_Tensor_Scalar_out_op, bitwise_left_shift_Tensor_op, bitwise_left_shift_Tensor_out_op,
  bitwise_left_shift__Tensor_Scalar_op, bitwise_left_shift__Tensor_op, bitwise_not__op, bitwise_not_op,
  bitwise_not_out_op, bitwise_or_Scalar_Tensor_op, bitwise_or_Scalar_op, bitwise_or_Scalar_out_op, bitwise_or_Tensor_op,
  bitwise_or_Tensor_out_op, bitwise_or__Scalar_op, bitwise_or__Tensor_op, bitwise_right_shift_Scalar_Tensor_op,
  bitwise_right_shift_Tensor_Scalar_op, bitwise_right_shift_Tensor_Scalar_out_op, bitwise_right_shift_Tensor_op,
  bitwise_right_shift_Tensor_out_op, bitwise_right_shift__Tensor_Scalar_op, bitwise_right_shift__Tensor_op,
  bitwise_xor_Scalar_Tensor_op, bitwise_xor_Scalar_op, bitwise_xor_Scalar_out_op, bitwise_xor_Tensor_op,
  bitwise_xor_Tensor_out_op, bitwise_xor__Scalar_op, bitwise_xor__Tensor_op, block_diag_op, bmm_op, bmm_out_op,
  bucketize_Scalar_op, bucketize_Tensor_op, cat_op, cat_out_op, ceil__op, ceil_op, ceil_out_op, celu__op, celu_op,
  cholesky_inverse_op, cholesky_op, cholesky_solve_op, clamp_Tensor_op, clamp_Tensor_out_op, clamp__Tensor_op,
  clamp__op, clamp_max_Tensor_op, clamp_max_Tensor_out_op, clamp_max__Tensor_op, clamp_max__op, clamp_max_op,
  clamp_max_out_op, clamp_min_Tensor_op, clamp_min_Tensor_out_op, clamp_min__Tensor_op, clamp_min__op, clamp_min_op,
  clamp_min_out_op, clamp_op, clamp_out_op, clone_op, col2im_op, constant_pad_nd_op, convolution_backward_op,
  convolution_op, copy__op, copysign_Scalar_op, copysign_Scalar_out_op, copysign_Tensor_op, copysign__Scalar_op,
  copysign__Tensor_op, copysign_out_op, cos__op, cos_op, cos_out_op, cosh__op, cosh_op, cosh_out_op,
  count_nonzero_dim_IntList_op, count_nonzero_op, cummax_op, cummax_out_op, cummin_op, cummin_out_op, cumprod__op,
  cumprod_op, cumprod_out_op, cumsum__op, cumsum_op, cumsum_out_op, deg2rad__op, deg2rad_op, deg2rad_out_op, detach__op,
  detach_op, diag_embed_op, diag_op, diag_out_op, diagonal_backward_op, diagonal_copy_op, diagonal_op,
  diagonal_scatter_op, digamma__op, digamma_op, digamma_out_op, dist_op, div_Scalar_mode_op, div_Scalar_op,
  div_Tensor_mode_op, div_Tensor_op, div__Scalar_mode_op, div__Scalar_op, div__Tensor_mode_op, div__Tensor_op,
  div_out_mode_op, div_out_op, dot_op, elu__op, elu_backward_grad_input_op, elu_backward_op, elu_op, elu_out_op,
  embedding_dense_backward_op, embedding_dense_backward_out_op, embedding_op, embedding_renorm__op, embedding_renorm_op,
  empty_like_op, eq_Scalar_op, eq_Scalar_out_op, eq_Tensor_op, eq_Tensor_out_op, eq__Scalar_op, eq__Tensor_op, erf__op,
  erf_op, erf_out_op, erfc__op, erfc_op, erfc_out_op, erfinv__op, erfinv_op, erfinv_out_op, exp2__op, exp2_op,
  exp2_out_op, exp__op, exp_op, exp_out_op, expand_copy_op, expand_op, expm1__op, expm1_op, expm1_out_op,
  exponential__op, exponential_op, fill_Scalar_op, fill_Tensor_op, fill__Scalar_op, fill__Tensor_op, flip_op,
  flip_out_op, floor__op, floor_divide_Scalar_op, floor_divide__Scalar_op, floor_divide__Tensor_op, floor_divide_op,
  floor_divide_out_op, floor_op, floor_out_op, fmax_op, fmax_out_op, fmin_op, fmin_out_op, fmod_Scalar_op,
  fmod_Scalar_out_op, fmod_Tensor_op, fmod_Tensor_out_op, fmod__Scalar_op, fmod__Tensor_op, frac__op, frac_op,
  frac_out_op, full_like_op, gather_op, gather_out_op, gcd__op, gcd_op, gcd_out_op, ge_Scalar_op, ge_Scalar_out_op,
  ge_Tensor_op, ge_Tensor_out_op, ge__Scalar_op, ge__Tensor_op, gelu__op, gelu_backward_grad_input_op, gelu_backward_op,
  gelu_op, gelu_out_op, geqrf_op, glu_backward_op, glu_jvp_op, glu_op, gt_Scalar_op, gt_Scalar_out_op, gt_Tensor_op,
  gt_Tensor_out_op, gt__Scalar_op, gt__Tensor_op, hardshrink_backward_grad_input_op, hardshrink_backward_op,
  hardshrink_op, hardshrink_out_op, hardsigmoid__op, hardsigmoid_backward_grad_input_op, hardsigmoid_backward_op,
  hardsigmoid_op, hardsigmoid_out_op, hardswish__op, hardswish_backward_op, hardswish_op, hardswish_out_op,
  hardtanh__op, hardtanh_backward_grad_input_op, hardtanh_backward_op, hardtanh_op, hardtanh_out_op, heaviside__op,
  heaviside_op, heaviside_out_op, histc_op, histc_out_op, histogram_bin_ct_op, histogram_bin_ct_out_op,
  histogram_bins_tensor_op, histogram_bins_tensor_out_op, huber_loss_backward_op, huber_loss_op, hypot__op, hypot_op,
  hypot_out_op, im2col_op, index_Tensor_op, index_add__op, index_add_op, index_add_out_op, index_copy__op,
  index_copy_op, index_copy_out_op, index_fill__int_Scalar_op, index_fill__int_Tensor_op, index_fill_int_Scalar_op,
  index_fill_int_Tensor_op, index_put__op, index_put_op, index_reduce__op, index_reduce_op, index_reduce_out_op,
  index_select_op, index_select_out_op, is_same_size_op, isfinite_op, isin_Scalar_Tensor_op, isin_Tensor_Scalar_op,
  isin_Tensor_Tensor_op, isinf_op, isnan_op, isneginf_op, isneginf_out_op, isposinf_op, isposinf_out_op, kthvalue_op,
  kthvalue_values_op, le_Scalar_op, le_Scalar_out_op, le_Tensor_op, le_Tensor_out_op, le__Scalar_op, le__Tensor_op,
  leaky_relu__op, leaky_relu_backward_grad_input_op, leaky_relu_backward_op, leaky_relu_op, leaky_relu_out_op,
  lerp_Scalar_op, lerp_Scalar_out_op, lerp_Tensor_op, lerp_Tensor_out_op, lerp__Scalar_op, lerp__Tensor_op, lgamma__op,
  lgamma_op, lgamma_out_op, lift_fresh_copy_op, lift_fresh_op, lift_op, linalg_cholesky_ex_op, linalg_cross_op,
  linalg_householder_product_op, linalg_inv_ex_op, linalg_lstsq_op, linalg_lu_factor_ex_op, linalg_lu_op,
  linalg_lu_solve_op, linalg_matrix_exp_op, linalg_pinv_atol_rtol_tensor_op, linalg_qr_op, linalg_solve_triangular_op,
  linalg_vector_norm_op, linalg_vector_norm_out_op, log10__op, log10_op, log10_out_op, log1p__op, log1p_op,
  log1p_out_op, log2__op, log2_op, log2_out_op, log__op, log_op, log_out_op, log_sigmoid_backward_grad_input_op,
  log_sigmoid_backward_op, log_sigmoid_forward_op, log_sigmoid_forward_output_op, logaddexp2_op, logaddexp2_out_op,
  logaddexp_op, logaddexp_out_op, logcumsumexp_op, logcumsumexp_out_op, logical_and__op, logical_and_op,
  logical_and_out_op, logical_not__op, logical_not_op, logical_not_out_op, logical_or__op, logical_or_op,
  logical_or_out_op, logical_xor__op, logical_xor_op, logical_xor_out_op, logit__op, logit_backward_grad_input_op,
  logit_backward_op, logit_op, logit_out_op, logsumexp_op, lt_Scalar_op, lt_Scalar_out_op, lt_Tensor_op,
  lt_Tensor_out_op, lt__Scalar_op, lt__Tensor_op, lu_unpack_op, masked_fill_Scalar_op, masked_fill_Tensor_op,
  masked_fill__Scalar_op, masked_fill__Tensor_op, masked_scatter__op, masked_scatter_op, masked_select_op,
  masked_select_out_op, max_dim_max_op, max_dim_op, max_op, max_pool2d_with_indices_backward_op,
  max_pool2d_with_indices_op, max_pool3d_with_indices_backward_op, max_pool3d_with_indices_op, max_unpool2d_op,
  max_unpool3d_op, maximum_op, maximum_out_op, mean_dim_op, mean_op, mean_out_op, median_dim_op, median_dim_values_op,
  median_op, min_dim_min_op, min_dim_op, min_op, minimum_op, minimum_out_op, mish__op, mish_backward_op, mish_op,
  mish_out_op, mm_op, mm_out_op, mode_op, mode_values_op, mse_loss_backward_op, mse_loss_op, mul_Scalar_op,
  mul_Tensor_op, mul__Scalar_op, mul__Tensor_op, mul_out_op, multinomial_op, mv_op, mvlgamma__op, mvlgamma_op,
  mvlgamma_out_op, nan_to_num__op, nan_to_num_op, nan_to_num_out_op, nanmedian_dim_op, nanmedian_dim_values_op,
  nanmedian_op, nansum_op, nansum_out_op, narrow_copy_op, native_batch_norm_backward_op, native_batch_norm_op,
  native_dropout_backward_op, native_dropout_op, native_group_norm_backward_op, native_group_norm_op,
  native_layer_norm_backward_op, native_layer_norm_op, ne_Scalar_op, ne_Scalar_out_op, ne_Tensor_op, ne_Tensor_out_op,
  ne__Scalar_op, ne__Tensor_op, neg__op, neg_op, neg_out_op, new_empty_op, new_empty_strided_op, new_full_op,
  new_ones_op, new_zeros_op, nll_loss2d_backward_grad_input_op, nll_loss2d_backward_op, nll_loss2d_forward_op,
  nll_loss2d_forward_output_op, nll_loss_backward_grad_input_op, nll_loss_backward_op, nll_loss_forward_op,
  nll_loss_forward_output_op, nonzero_op, nonzero_out_op, norm_ScalarOpt_dim_dtype_op, norm_ScalarOpt_dim_op,
  norm_ScalarOpt_dtype_op, norm_Scalar_op, norm_dtype_out_op, norm_out_op, normal_Tensor_Tensor_op,
  normal_Tensor_Tensor_out_op, normal_Tensor_float_op, normal_Tensor_float_out_op, normal__op, normal_float_Tensor_op,
  normal_float_Tensor_out_op, ones_like_op, permute_copy_op, permute_op, pixel_shuffle_op, pixel_unshuffle_op,
  polygamma__op, polygamma_op, polygamma_out_op, pow_Scalar_op, pow_Scalar_out_op, pow_Tensor_Scalar_op,
  pow_Tensor_Scalar_out_op, pow_Tensor_Tensor_op, pow_Tensor_Tensor_out_op, pow__Scalar_op, pow__Tensor_op,
  prelu_backward_op, prelu_op, prod_dim_int_op, prod_int_out_op, prod_op, put__op, put_op, rad2deg__op, rad2deg_op,
  rad2deg_out_op, rand_like_op, randint_like_low_dtype_op, randint_like_op, randn_like_op, random__from_op, random__op,
  random__to_op, random_from_op, random_op, random_to_op, reciprocal__op, reciprocal_op, reciprocal_out_op,
  reflection_pad1d_backward_grad_input_op, reflection_pad1d_backward_op, reflection_pad1d_op, reflection_pad1d_out_op,
  reflection_pad2d_backward_grad_input_op, reflection_pad2d_backward_op, reflection_pad2d_op, reflection_pad2d_out_op,
  reflection_pad3d_backward_grad_input_op, reflection_pad3d_backward_op, reflection_pad3d_op, reflection_pad3d_out_op,
  relu__op, relu_op, remainder_Scalar_Tensor_op, remainder_Scalar_op, remainder_Scalar_out_op, remainder_Tensor_op,
  remainder_Tensor_out_op, remainder__Scalar_op, remainder__Tensor_op, renorm__op, renorm_op, renorm_out_op,
  repeat_interleave_Tensor_op, repeat_op, replication_pad1d_backward_grad_input_op, replication_pad1d_backward_op,
  replication_pad1d_op, replication_pad1d_out_op, replication_pad2d_backward_grad_input_op,
  replication_pad2d_backward_op, replication_pad2d_op, replication_pad2d_out_op,
  replication_pad3d_backward_grad_input_op, replication_pad3d_backward_op, replication_pad3d_op,
  replication_pad3d_out_op, resize__op, resize_as__op, roll_op, rot90_op, round__decimals_op, round__op,
  round_decimals_op, round_decimals_out_op, round_op, round_out_op, rsqrt__op, rsqrt_op, rsqrt_out_op, rsub_Scalar_op,
  rsub_Tensor_op, scatter__reduce_op, scatter__src_op, scatter__value_op, scatter__value_reduce_op, scatter_add__op,
  scatter_add_op, scatter_add_out_op, scatter_reduce__two_op, scatter_reduce_op, scatter_reduce_out_op,
  scatter_reduce_two_op, scatter_reduce_two_out_op, scatter_src_op, scatter_src_out_op, scatter_value_op,
  scatter_value_out_op, scatter_value_reduce_op, scatter_value_reduce_out_op, searchsorted_Scalar_op,
  searchsorted_Tensor_op, segment_reduce_op, select_backward_op, select_copy_int_op, select_int_op, select_scatter_op,
  set__op, set__source_Tensor_op, set__source_Tensor_storage_offset_op, sgn__op, sgn_op, sgn_out_op, sigmoid__op,
  sigmoid_backward_grad_input_op, sigmoid_backward_op, sigmoid_op, sigmoid_out_op, sign__op, sign_op, sign_out_op,
  signbit_op, signbit_out_op, silu__op, silu_backward_grad_input_op, silu_backward_op, silu_op, silu_out_op, sin__op,
  sin_op, sin_out_op, sinc__op, sinc_op, sinc_out_op, sinh__op, sinh_op, sinh_out_op, slice_Tensor_op,
  slice_backward_op, slice_copy_Tensor_op, slice_scatter_op, smooth_l1_loss_backward_op, smooth_l1_loss_op,
  soft_margin_loss_backward_op, soft_margin_loss_op, softplus_backward_grad_input_op, softplus_backward_op, softplus_op,
  softplus_out_op, softshrink_backward_grad_input_op, softshrink_backward_op, softshrink_op, softshrink_out_op, sort_op,
  sort_stable_op, sort_values_op, sort_values_stable_op, split_Tensor_op, split_copy_Tensor_op,
  split_with_sizes_copy_op, split_with_sizes_op, sqrt__op, sqrt_op, sqrt_out_op, squeeze__dim_op, squeeze__op,
  squeeze_copy_dim_op, squeeze_copy_op, squeeze_dim_op, squeeze_op, stack_op, stack_out_op, std_correction_op,
  std_correction_out_op, std_mean_correction_op, std_mean_correction_out_op, sub_Scalar_op, sub_Tensor_op,
  sub__Scalar_op, sub__Tensor_op, sub_out_op, sum_IntList_out_op, sum_dim_IntList_op, sum_op, t__op, t_copy_op, t_op,
  take_op, take_out_op, tan__op, tan_op, tan_out_op, tanh__op, tanh_backward_grad_input_op, tanh_backward_op, tanh_op,
  tanh_out_op, threshold__op, threshold_backward_grad_input_op, threshold_backward_op, threshold_op, threshold_out_op,
  topk_op, topk_values_op, trace_op, transpose__op, transpose_copy_int_op, transpose_int_op, triangular_solve_op,
  tril__op, tril_op, tril_out_op, triu__op, triu_op, triu_out_op, trunc__op, trunc_op, trunc_out_op, unbind_copy_int_op,
  unbind_int_op, unfold_backward_op, unfold_backward_out_op, unfold_copy_op, unfold_op, uniform__op, uniform_op,
  unique_consecutive_op, unique_dim_op, unsafe_split_Tensor_op, unsafe_split_with_sizes_op, unsqueeze__op,
  unsqueeze_copy_op, unsqueeze_op, upsample_bicubic2d_backward_op, upsample_bicubic2d_backward_vec_op,
  upsample_bicubic2d_op, upsample_bicubic2d_vec_op, upsample_bilinear2d_backward_op,
  upsample_bilinear2d_backward_vec_op, upsample_bilinear2d_op, upsample_bilinear2d_vec_op,
  upsample_linear1d_backward_op, upsample_linear1d_backward_vec_op, upsample_linear1d_op, upsample_linear1d_vec_op,
  upsample_nearest1d_backward_op, upsample_nearest1d_backward_vec_op, upsample_nearest1d_op, upsample_nearest1d_vec_op,
  upsample_nearest2d_backward_op, upsample_nearest2d_backward_vec_op, upsample_nearest2d_op, upsample_nearest2d_vec_op,
  upsample_nearest3d_backward_op, upsample_nearest3d_backward_vec_op, upsample_nearest3d_op, upsample_nearest3d_vec_op,
  upsample_trilinear3d_backward_op, upsample_trilinear3d_backward_vec_op, upsample_trilinear3d_op,
  upsample_trilinear3d_vec_op, var_correction_op, var_correction_out_op, var_mean_correction_op,
  var_mean_correction_out_op, vdot_op, view_copy_dtype_op, view_copy_op, view_dtype_op, view_op, where_self_op,
  where_self_out_op, xlogy_OutScalar_Other_op, xlogy_OutScalar_Self_op, xlogy_OutTensor_op, xlogy_Scalar_Other_op,
  xlogy_Scalar_Self_op, xlogy_Tensor_op, xlogy__Scalar_Other_op, xlogy__Tensor_op, zero__op, zero_op, zeros_like_op,
} from "../operators.js";

const m = library("aten", "IMPL", "Autograd", "generated/register/autograd.ts");

m.impl(abs_op, abs_autograd);
m.impl(neg_op, neg_autograd);
m.impl(sign_op, sign_autograd);
m.impl(sgn_op, sgn_autograd);
m.impl(signbit_op, fallthrough);
m.impl(exp_op, exp_autograd);
m.impl(expm1_op, expm1_autograd);
m.impl(exp2_op, exp2_autograd);
m.impl(log_op, log_autograd);
m.impl(log1p_op, log1p_autograd);
m.impl(log2_op, log2_autograd);
m.impl(log10_op, log10_autograd);
m.impl(sqrt_op, sqrt_autograd);
m.impl(rsqrt_op, rsqrt_autograd);
m.impl(sin_op, sin_autograd);
m.impl(cos_op, cos_autograd);
m.impl(tan_op, tan_autograd);
m.impl(asin_op, asin_autograd);
m.impl(acos_op, acos_autograd);
m.impl(atan_op, atan_autograd);
m.impl(sinh_op, sinh_autograd);
m.impl(cosh_op, cosh_autograd);
m.impl(tanh_op, tanh_autograd);
m.impl(asinh_op, asinh_autograd);
m.impl(acosh_op, acosh_autograd);
m.impl(atanh_op, atanh_autograd);
m.impl(erf_op, erf_autograd);
m.impl(erfc_op, erfc_autograd);
m.impl(erfinv_op, erfinv_autograd);
m.impl(lgamma_op, lgamma_autograd);
m.impl(digamma_op, digamma_autograd);
m.impl(sigmoid_op, sigmoid_autograd);
m.impl(polygamma_op, polygamma_autograd);
m.impl(polygamma__op, polygamma__autograd);
m.impl(reciprocal_op, reciprocal_autograd);
m.impl(floor_op, floor_autograd);
m.impl(ceil_op, ceil_autograd);
m.impl(trunc_op, trunc_autograd);
m.impl(round_op, round_autograd);
m.impl(round_decimals_op, round_decimals_autograd);
m.impl(frac_op, frac_autograd);
m.impl(sinc_op, sinc_autograd);
m.impl(deg2rad_op, deg2rad_autograd);
m.impl(rad2deg_op, rad2deg_autograd);
m.impl(logit_op, logit_autograd);
m.impl(nan_to_num_op, nan_to_num_autograd);
m.impl(isnan_op, fallthrough);
m.impl(isinf_op, fallthrough);
m.impl(isfinite_op, fallthrough);
m.impl(isposinf_op, fallthrough);
m.impl(isneginf_op, fallthrough);
m.impl(logical_not_op, fallthrough);
m.impl(bitwise_not_op, fallthrough);
m.impl(add_Tensor_op, add_Tensor_autograd);
m.impl(add_Scalar_op, add_Scalar_autograd);
m.impl(sub_Tensor_op, sub_Tensor_autograd);
m.impl(sub_Scalar_op, sub_Scalar_autograd);
m.impl(rsub_Tensor_op, rsub_Tensor_autograd);
m.impl(rsub_Scalar_op, rsub_Scalar_autograd);
m.impl(mul_Tensor_op, mul_Tensor_autograd);
m.impl(mul_Scalar_op, mul_Scalar_autograd);
m.impl(div_Tensor_op, div_Tensor_autograd);
m.impl(div_Scalar_op, div_Scalar_autograd);
m.impl(div_Tensor_mode_op, div_Tensor_mode_autograd);
m.impl(div_Scalar_mode_op, div_Scalar_mode_autograd);
m.impl(floor_divide_op, floor_divide_autograd);
m.impl(floor_divide_Scalar_op, floor_divide_Scalar_autograd);
m.impl(remainder_Tensor_op, remainder_Tensor_autograd);
m.impl(remainder_Scalar_op, remainder_Scalar_autograd);
m.impl(fmod_Tensor_op, fmod_Tensor_autograd);
m.impl(fmod_Scalar_op, fmod_Scalar_autograd);
m.impl(remainder_Scalar_Tensor_op, remainder_Scalar_Tensor_autograd);
m.impl(pow_Tensor_Tensor_op, pow_Tensor_Tensor_autograd);
m.impl(pow_Tensor_Scalar_op, pow_Tensor_Scalar_autograd);
m.impl(pow_Scalar_op, pow_Scalar_autograd);
m.impl(atan2_op, atan2_autograd);
m.impl(hypot_op, hypot_autograd);
m.impl(copysign_Tensor_op, copysign_Tensor_autograd);
m.impl(copysign_Scalar_op, copysign_Scalar_autograd);
m.impl(xlogy_Tensor_op, xlogy_Tensor_autograd);
m.impl(xlogy_Scalar_Self_op, xlogy_Scalar_Self_autograd);
m.impl(xlogy_Scalar_Other_op, xlogy_Scalar_Other_autograd);
m.impl(logaddexp_op, logaddexp_autograd);
m.impl(logaddexp2_op, logaddexp2_autograd);
m.impl(heaviside_op, heaviside_autograd);
m.impl(gcd_op, fallthrough);
m.impl(addcmul_op, addcmul_autograd);
m.impl(addcdiv_op, addcdiv_autograd);
m.impl(lerp_Scalar_op, lerp_Scalar_autograd);
m.impl(lerp_Tensor_op, lerp_Tensor_autograd);
m.impl(eq_Tensor_op, fallthrough);
m.impl(eq_Scalar_op, fallthrough);
m.impl(ne_Tensor_op, fallthrough);
m.impl(ne_Scalar_op, fallthrough);
m.impl(lt_Tensor_op, fallthrough);
m.impl(lt_Scalar_op, fallthrough);
m.impl(le_Tensor_op, fallthrough);
m.impl(le_Scalar_op, fallthrough);
m.impl(gt_Tensor_op, fallthrough);
m.impl(gt_Scalar_op, fallthrough);
m.impl(ge_Tensor_op, fallthrough);
m.impl(ge_Scalar_op, fallthrough);
m.impl(logical_and_op, fallthrough);
m.impl(logical_or_op, fallthrough);
m.impl(logical_xor_op, fallthrough);
m.impl(bitwise_and_Tensor_op, fallthrough);
m.impl(bitwise_and_Scalar_op, fallthrough);
m.impl(bitwise_and_Scalar_Tensor_op, fallthrough);
m.impl(bitwise_or_Tensor_op, fallthrough);
m.impl(bitwise_or_Scalar_op, fallthrough);
m.impl(bitwise_or_Scalar_Tensor_op, fallthrough);
m.impl(bitwise_xor_Tensor_op, fallthrough);
m.impl(bitwise_xor_Scalar_op, fallthrough);
m.impl(bitwise_xor_Scalar_Tensor_op, fallthrough);
m.impl(bitwise_left_shift_Tensor_op, fallthrough);
m.impl(bitwise_left_shift_Tensor_Scalar_op, fallthrough);
m.impl(bitwise_left_shift_Scalar_Tensor_op, fallthrough);
m.impl(bitwise_right_shift_Tensor_op, fallthrough);
m.impl(bitwise_right_shift_Tensor_Scalar_op, fallthrough);
m.impl(bitwise_right_shift_Scalar_Tensor_op, fallthrough);
m.impl(maximum_op, maximum_autograd);
m.impl(minimum_op, minimum_autograd);
m.impl(fmax_op, fmax_autograd);
m.impl(fmin_op, fmin_autograd);
m.impl(where_self_op, where_self_autograd);
m.impl(clamp_op, clamp_autograd);
m.impl(clamp_Tensor_op, clamp_Tensor_autograd);
m.impl(clamp__Tensor_op, clamp__Tensor_autograd);
m.impl(clamp_Tensor_out_op, clamp_Tensor_out_autograd);
m.impl(clamp_min_op, clamp_min_autograd);
m.impl(clamp_min_Tensor_op, clamp_min_Tensor_autograd);
m.impl(clamp_max_op, clamp_max_autograd);
m.impl(clamp_max_Tensor_op, clamp_max_Tensor_autograd);
m.impl(relu_op, relu_autograd);
m.impl(leaky_relu_op, leaky_relu_autograd);
m.impl(elu_op, elu_autograd);
m.impl(celu_op, celu_autograd);
m.impl(celu__op, celu__autograd);
m.impl(gelu_op, gelu_autograd);
m.impl(silu_op, silu_autograd);
m.impl(mish_op, mish_autograd);
m.impl(hardsigmoid_op, hardsigmoid_autograd);
m.impl(hardswish_op, hardswish_autograd);
m.impl(softplus_op, softplus_autograd);
m.impl(hardtanh_op, hardtanh_autograd);
m.impl(threshold_op, threshold_autograd);
m.impl(hardshrink_op, hardshrink_autograd);
m.impl(softshrink_op, softshrink_autograd);
m.impl(log_sigmoid_forward_op, log_sigmoid_forward_autograd);
m.impl(log_sigmoid_forward_output_op, log_sigmoid_forward_output_autograd);
m.impl(sigmoid_backward_op, sigmoid_backward_autograd);
m.impl(tanh_backward_op, tanh_backward_autograd);
m.impl(threshold_backward_op, threshold_backward_autograd);
m.impl(leaky_relu_backward_op, leaky_relu_backward_autograd);
m.impl(elu_backward_op, elu_backward_autograd);
m.impl(gelu_backward_op, gelu_backward_autograd);
m.impl(silu_backward_op, silu_backward_autograd);
m.impl(mish_backward_op, mish_backward_autograd);
m.impl(hardsigmoid_backward_op, hardsigmoid_backward_autograd);
m.impl(hardswish_backward_op, hardswish_backward_autograd);
m.impl(softplus_backward_op, softplus_backward_autograd);
m.impl(hardtanh_backward_op, hardtanh_backward_autograd);
m.impl(hardshrink_backward_op, hardshrink_backward_autograd);
m.impl(softshrink_backward_op, softshrink_backward_autograd);
m.impl(log_sigmoid_backward_op, log_sigmoid_backward_autograd);
m.impl(logit_backward_op, logit_backward_autograd);
m.impl(empty_like_op, fallthrough);
m.impl(new_empty_op, fallthrough);
m.impl(new_empty_strided_op, fallthrough);
m.impl(new_zeros_op, fallthrough);
m.impl(new_ones_op, fallthrough);
m.impl(new_full_op, fallthrough);
m.impl(zeros_like_op, fallthrough);
m.impl(ones_like_op, fallthrough);
m.impl(full_like_op, fallthrough);
m.impl(rand_like_op, fallthrough);
m.impl(randn_like_op, fallthrough);
m.impl(randint_like_op, fallthrough);
m.impl(randint_like_low_dtype_op, fallthrough);
m.impl(bernoulli_op, bernoulli_autograd);
m.impl(bernoulli_out_op, bernoulli_out_autograd);
m.impl(bernoulli__Tensor_op, bernoulli__Tensor_autograd);
m.impl(bernoulli__float_op, bernoulli__float_autograd);
m.impl(uniform__op, uniform__autograd);
m.impl(normal__op, normal__autograd);
m.impl(random__from_op, random__from_autograd);
m.impl(random__to_op, random__to_autograd);
m.impl(random__op, random__autograd);
m.impl(multinomial_op, fallthrough);
m.impl(normal_Tensor_float_out_op, normal_Tensor_float_out_autograd);
m.impl(normal_Tensor_float_op, normal_Tensor_float_autograd);
m.impl(normal_float_Tensor_out_op, normal_float_Tensor_out_autograd);
m.impl(normal_float_Tensor_op, normal_float_Tensor_autograd);
m.impl(normal_Tensor_Tensor_out_op, normal_Tensor_Tensor_out_autograd);
m.impl(normal_Tensor_Tensor_op, normal_Tensor_Tensor_autograd);
m.impl(native_dropout_op, native_dropout_autograd);
m.impl(native_dropout_backward_op, native_dropout_backward_autograd);
m.impl(exponential__op, exponential__autograd);
m.impl(_to_copy_op, _to_copy_autograd);
m.impl(copy__op, copy__autograd);
m.impl(fill_Scalar_op, fill_Scalar_autograd);
m.impl(fill_Tensor_op, fill_Tensor_autograd);
m.impl(fill__Scalar_op, fill__Scalar_autograd);
m.impl(fill__Tensor_op, fill__Tensor_autograd);
m.impl(zero__op, zero__autograd);
m.impl(clone_op, clone_autograd);
m.impl(detach_op, detach_autograd);
m.impl(detach__op, detach__autograd);
m.impl(_local_scalar_dense_op, fallthrough);
m.impl(alias_op, alias_autograd);
m.impl(is_same_size_op, fallthrough);
m.impl(resize__op, resize__autograd);
m.impl(resize_as__op, resize_as__autograd);
m.impl(set__source_Tensor_storage_offset_op, fallthrough);
m.impl(set__source_Tensor_op, fallthrough);
m.impl(set__op, fallthrough);
m.impl(lift_fresh_op, lift_fresh_autograd);
m.impl(view_op, view_autograd);
m.impl(view_dtype_op, fallthrough);
m.impl(_reshape_alias_op, _reshape_alias_autograd);
m.impl(_unsafe_view_op, _unsafe_view_autograd);
m.impl(expand_op, expand_autograd);
m.impl(permute_op, permute_autograd);
m.impl(transpose_int_op, transpose_int_autograd);
m.impl(transpose__op, transpose__autograd);
m.impl(t_op, t_autograd);
m.impl(t__op, t__autograd);
m.impl(squeeze_op, squeeze_autograd);
m.impl(squeeze_dim_op, squeeze_dim_autograd);
m.impl(squeeze__op, squeeze__autograd);
m.impl(squeeze__dim_op, squeeze__dim_autograd);
m.impl(unsqueeze_op, unsqueeze_autograd);
m.impl(unsqueeze__op, unsqueeze__autograd);
m.impl(select_int_op, select_int_autograd);
m.impl(slice_Tensor_op, slice_Tensor_autograd);
m.impl(narrow_copy_op, narrow_copy_autograd);
m.impl(split_Tensor_op, split_Tensor_autograd);
m.impl(split_with_sizes_op, split_with_sizes_autograd);
m.impl(unbind_int_op, unbind_int_autograd);
m.impl(as_strided_op, as_strided_autograd);
m.impl(as_strided__op, as_strided__autograd);
m.impl(diagonal_op, diagonal_autograd);
m.impl(select_backward_op, select_backward_autograd);
m.impl(slice_backward_op, slice_backward_autograd);
m.impl(diagonal_backward_op, diagonal_backward_autograd);
m.impl(unfold_op, unfold_autograd);
m.impl(unfold_backward_op, unfold_backward_autograd);
m.impl(unfold_backward_out_op, unfold_backward_out_autograd);
m.impl(select_scatter_op, select_scatter_autograd);
m.impl(slice_scatter_op, slice_scatter_autograd);
m.impl(diagonal_scatter_op, diagonal_scatter_autograd);
m.impl(as_strided_scatter_op, as_strided_scatter_autograd);
m.impl(diag_out_op, diag_out_autograd);
m.impl(diag_op, diag_autograd);
m.impl(diag_embed_op, diag_embed_autograd);
m.impl(rot90_op, rot90_autograd);
m.impl(expand_copy_op, expand_copy_autograd);
m.impl(alias_copy_op, alias_copy_autograd);
m.impl(as_strided_copy_op, as_strided_copy_autograd);
m.impl(diagonal_copy_op, diagonal_copy_autograd);
m.impl(permute_copy_op, permute_copy_autograd);
m.impl(_reshape_alias_copy_op, _reshape_alias_copy_autograd);
m.impl(select_copy_int_op, select_copy_int_autograd);
m.impl(slice_copy_Tensor_op, slice_copy_Tensor_autograd);
m.impl(split_copy_Tensor_op, split_copy_Tensor_autograd);
m.impl(split_with_sizes_copy_op, split_with_sizes_copy_autograd);
m.impl(squeeze_copy_op, squeeze_copy_autograd);
m.impl(squeeze_copy_dim_op, squeeze_copy_dim_autograd);
m.impl(t_copy_op, t_copy_autograd);
m.impl(transpose_copy_int_op, transpose_copy_int_autograd);
m.impl(unbind_copy_int_op, unbind_copy_int_autograd);
m.impl(unfold_copy_op, unfold_copy_autograd);
m.impl(unsqueeze_copy_op, unsqueeze_copy_autograd);
m.impl(view_copy_op, view_copy_autograd);
m.impl(view_copy_dtype_op, fallthrough);
m.impl(lift_fresh_copy_op, lift_fresh_copy_autograd);
m.impl(lift_op, lift_autograd);
m.impl(unsafe_split_Tensor_op, unsafe_split_Tensor_autograd);
m.impl(unsafe_split_with_sizes_op, unsafe_split_with_sizes_autograd);
m.impl(index_Tensor_op, index_Tensor_autograd);
m.impl(index_put_op, index_put_autograd);
m.impl(index_put__op, index_put__autograd);
m.impl(_index_put_impl__op, _index_put_impl__autograd);
m.impl(index_select_out_op, index_select_out_autograd);
m.impl(index_select_op, index_select_autograd);
m.impl(index_add_out_op, index_add_out_autograd);
m.impl(index_add_op, index_add_autograd);
m.impl(index_add__op, index_add__autograd);
m.impl(index_copy_out_op, index_copy_out_autograd);
m.impl(index_copy_op, index_copy_autograd);
m.impl(index_copy__op, index_copy__autograd);
m.impl(index_fill_int_Scalar_op, index_fill_int_Scalar_autograd);
m.impl(index_fill_int_Tensor_op, index_fill_int_Tensor_autograd);
m.impl(index_fill__int_Scalar_op, index_fill__int_Scalar_autograd);
m.impl(index_fill__int_Tensor_op, index_fill__int_Tensor_autograd);
m.impl(gather_out_op, gather_out_autograd);
m.impl(gather_op, gather_autograd);
m.impl(scatter_src_op, scatter_src_autograd);
m.impl(scatter_src_out_op, scatter_src_out_autograd);
m.impl(scatter_value_op, scatter_value_autograd);
m.impl(scatter_value_out_op, scatter_value_out_autograd);
m.impl(scatter_reduce_op, scatter_reduce_autograd);
m.impl(scatter_reduce_out_op, scatter_reduce_out_autograd);
m.impl(scatter_value_reduce_op, scatter_value_reduce_autograd);
m.impl(scatter_value_reduce_out_op, scatter_value_reduce_out_autograd);
m.impl(scatter__src_op, scatter__src_autograd);
m.impl(scatter__value_op, scatter__value_autograd);
m.impl(scatter__reduce_op, scatter__reduce_autograd);
m.impl(scatter__value_reduce_op, scatter__value_reduce_autograd);
m.impl(scatter_add_op, scatter_add_autograd);
m.impl(scatter_add_out_op, scatter_add_out_autograd);
m.impl(scatter_add__op, scatter_add__autograd);
m.impl(scatter_reduce_two_op, scatter_reduce_two_autograd);
m.impl(scatter_reduce_two_out_op, scatter_reduce_two_out_autograd);
m.impl(scatter_reduce__two_op, scatter_reduce__two_autograd);
m.impl(masked_fill_Scalar_op, masked_fill_Scalar_autograd);
m.impl(masked_fill_Tensor_op, masked_fill_Tensor_autograd);
m.impl(masked_fill__Scalar_op, masked_fill__Scalar_autograd);
m.impl(masked_fill__Tensor_op, masked_fill__Tensor_autograd);
m.impl(masked_scatter_op, masked_scatter_autograd);
m.impl(masked_scatter__op, masked_scatter__autograd);
m.impl(masked_select_out_op, masked_select_out_autograd);
m.impl(masked_select_op, masked_select_autograd);
m.impl(nonzero_out_op, fallthrough);
m.impl(nonzero_op, fallthrough);
m.impl(cat_op, cat_autograd);
m.impl(cat_out_op, cat_out_autograd);
m.impl(stack_op, stack_autograd);
m.impl(stack_out_op, stack_out_autograd);
m.impl(flip_op, flip_autograd);
m.impl(flip_out_op, flip_out_autograd);
m.impl(roll_op, roll_autograd);
m.impl(repeat_op, repeat_autograd);
m.impl(repeat_interleave_Tensor_op, fallthrough);
m.impl(tril_out_op, tril_out_autograd);
m.impl(tril_op, tril_autograd);
m.impl(tril__op, tril__autograd);
m.impl(triu_out_op, triu_out_autograd);
m.impl(triu_op, triu_autograd);
m.impl(triu__op, triu__autograd);
m.impl(embedding_op, embedding_autograd);
m.impl(embedding_dense_backward_op, embedding_dense_backward_autograd);
m.impl(embedding_dense_backward_out_op, embedding_dense_backward_out_autograd);
m.impl(take_out_op, take_out_autograd);
m.impl(take_op, take_autograd);
m.impl(put_op, put_autograd);
m.impl(put__op, put__autograd);
m.impl(bucketize_Tensor_op, fallthrough);
m.impl(bucketize_Scalar_op, fallthrough);
m.impl(searchsorted_Tensor_op, fallthrough);
m.impl(searchsorted_Scalar_op, fallthrough);
m.impl(trace_op, trace_autograd);
m.impl(count_nonzero_dim_IntList_op, fallthrough);
m.impl(count_nonzero_op, fallthrough);
m.impl(block_diag_op, block_diag_autograd);
m.impl(isin_Tensor_Tensor_op, fallthrough);
m.impl(isin_Tensor_Scalar_op, fallthrough);
m.impl(isin_Scalar_Tensor_op, fallthrough);
m.impl(constant_pad_nd_op, constant_pad_nd_autograd);
m.impl(reflection_pad1d_out_op, reflection_pad1d_out_autograd);
m.impl(reflection_pad1d_op, reflection_pad1d_autograd);
m.impl(reflection_pad1d_backward_grad_input_op, reflection_pad1d_backward_grad_input_autograd);
m.impl(reflection_pad1d_backward_op, reflection_pad1d_backward_autograd);
m.impl(reflection_pad2d_out_op, reflection_pad2d_out_autograd);
m.impl(reflection_pad2d_op, reflection_pad2d_autograd);
m.impl(reflection_pad2d_backward_grad_input_op, reflection_pad2d_backward_grad_input_autograd);
m.impl(reflection_pad2d_backward_op, reflection_pad2d_backward_autograd);
m.impl(reflection_pad3d_out_op, reflection_pad3d_out_autograd);
m.impl(reflection_pad3d_op, reflection_pad3d_autograd);
m.impl(reflection_pad3d_backward_grad_input_op, reflection_pad3d_backward_grad_input_autograd);
m.impl(reflection_pad3d_backward_op, reflection_pad3d_backward_autograd);
m.impl(replication_pad1d_out_op, replication_pad1d_out_autograd);
m.impl(replication_pad1d_op, replication_pad1d_autograd);
m.impl(replication_pad1d_backward_grad_input_op, replication_pad1d_backward_grad_input_autograd);
m.impl(replication_pad1d_backward_op, replication_pad1d_backward_autograd);
m.impl(replication_pad2d_out_op, replication_pad2d_out_autograd);
m.impl(replication_pad2d_op, replication_pad2d_autograd);
m.impl(replication_pad2d_backward_grad_input_op, replication_pad2d_backward_grad_input_autograd);
m.impl(replication_pad2d_backward_op, replication_pad2d_backward_autograd);
m.impl(replication_pad3d_out_op, replication_pad3d_out_autograd);
m.impl(replication_pad3d_op, replication_pad3d_autograd);
m.impl(replication_pad3d_backward_grad_input_op, replication_pad3d_backward_grad_input_autograd);
m.impl(replication_pad3d_backward_op, replication_pad3d_backward_autograd);
m.impl(index_reduce_out_op, index_reduce_out_autograd);
m.impl(index_reduce_op, index_reduce_autograd);
m.impl(index_reduce__op, index_reduce__autograd);
m.impl(_embedding_bag_op, _embedding_bag_autograd);
m.impl(_embedding_bag_forward_only_op, fallthrough);
m.impl(_embedding_bag_dense_backward_op, _embedding_bag_dense_backward_autograd);
m.impl(_embedding_bag_per_sample_weights_backward_op, _embedding_bag_per_sample_weights_backward_autograd);
m.impl(embedding_renorm__op, embedding_renorm__autograd);
m.impl(segment_reduce_op, segment_reduce_autograd);
m.impl(_segment_reduce_backward_op, _segment_reduce_backward_autograd);
m.impl(sort_values_op, sort_values_autograd);
m.impl(sort_values_stable_op, sort_values_stable_autograd);
m.impl(sort_op, sort_autograd);
m.impl(sort_stable_op, sort_stable_autograd);
m.impl(argsort_stable_op, fallthrough);
m.impl(topk_values_op, topk_values_autograd);
m.impl(topk_op, topk_autograd);
m.impl(kthvalue_op, kthvalue_autograd);
m.impl(kthvalue_values_op, kthvalue_values_autograd);
m.impl(median_op, median_autograd);
m.impl(median_dim_op, median_dim_autograd);
m.impl(median_dim_values_op, median_dim_values_autograd);
m.impl(nanmedian_op, nanmedian_autograd);
m.impl(nanmedian_dim_op, nanmedian_dim_autograd);
m.impl(nanmedian_dim_values_op, nanmedian_dim_values_autograd);
m.impl(mode_op, mode_autograd);
m.impl(mode_values_op, mode_values_autograd);
m.impl(unique_dim_op, unique_dim_autograd);
m.impl(_unique_op, _unique_autograd);
m.impl(_unique2_op, _unique2_autograd);
m.impl(unique_consecutive_op, unique_consecutive_autograd);
m.impl(histc_out_op, fallthrough);
m.impl(histc_op, fallthrough);
m.impl(bincount_op, fallthrough);
m.impl(cummax_op, cummax_autograd);
m.impl(cummax_out_op, cummax_out_autograd);
m.impl(cummin_op, cummin_autograd);
m.impl(cummin_out_op, cummin_out_autograd);
m.impl(mvlgamma_op, mvlgamma_autograd);
m.impl(mvlgamma__op, mvlgamma__autograd);
m.impl(mvlgamma_out_op, mvlgamma_out_autograd);
m.impl(histogram_bins_tensor_out_op, fallthrough);
m.impl(histogram_bins_tensor_op, fallthrough);
m.impl(histogram_bin_ct_out_op, fallthrough);
m.impl(histogram_bin_ct_op, fallthrough);
m.impl(_histogramdd_bin_edges_op, fallthrough);
m.impl(_histogramdd_from_bin_cts_op, fallthrough);
m.impl(_histogramdd_from_bin_tensors_op, fallthrough);
m.impl(sum_op, sum_autograd);
m.impl(sum_dim_IntList_op, sum_dim_IntList_autograd);
m.impl(sum_IntList_out_op, sum_IntList_out_autograd);
m.impl(mean_op, mean_autograd);
m.impl(mean_dim_op, mean_dim_autograd);
m.impl(mean_out_op, mean_out_autograd);
m.impl(prod_op, prod_autograd);
m.impl(prod_dim_int_op, prod_dim_int_autograd);
m.impl(prod_int_out_op, prod_int_out_autograd);
m.impl(amax_op, amax_autograd);
m.impl(amax_out_op, amax_out_autograd);
m.impl(amin_op, amin_autograd);
m.impl(amin_out_op, amin_out_autograd);
m.impl(aminmax_op, aminmax_autograd);
m.impl(aminmax_out_op, aminmax_out_autograd);
m.impl(max_op, max_autograd);
m.impl(max_dim_op, max_dim_autograd);
m.impl(max_dim_max_op, max_dim_max_autograd);
m.impl(min_op, min_autograd);
m.impl(min_dim_op, min_dim_autograd);
m.impl(min_dim_min_op, min_dim_min_autograd);
m.impl(argmax_op, fallthrough);
m.impl(argmin_op, fallthrough);
m.impl(any_dim_op, fallthrough);
m.impl(any_out_op, fallthrough);
m.impl(any_op, fallthrough);
m.impl(any_all_out_op, fallthrough);
m.impl(all_dim_op, fallthrough);
m.impl(all_out_op, fallthrough);
m.impl(all_op, fallthrough);
m.impl(all_all_out_op, fallthrough);
m.impl(var_correction_op, var_correction_autograd);
m.impl(var_correction_out_op, var_correction_out_autograd);
m.impl(std_correction_op, std_correction_autograd);
m.impl(std_correction_out_op, std_correction_out_autograd);
m.impl(var_mean_correction_op, var_mean_correction_autograd);
m.impl(var_mean_correction_out_op, var_mean_correction_out_autograd);
m.impl(std_mean_correction_op, std_mean_correction_autograd);
m.impl(std_mean_correction_out_op, std_mean_correction_out_autograd);
m.impl(logsumexp_op, logsumexp_autograd);
m.impl(norm_ScalarOpt_dtype_op, norm_ScalarOpt_dtype_autograd);
m.impl(norm_Scalar_op, norm_Scalar_autograd);
m.impl(norm_ScalarOpt_dim_dtype_op, norm_ScalarOpt_dim_dtype_autograd);
m.impl(norm_dtype_out_op, norm_dtype_out_autograd);
m.impl(norm_ScalarOpt_dim_op, norm_ScalarOpt_dim_autograd);
m.impl(norm_out_op, norm_out_autograd);
m.impl(linalg_vector_norm_op, linalg_vector_norm_autograd);
m.impl(linalg_vector_norm_out_op, linalg_vector_norm_out_autograd);
m.impl(dist_op, dist_autograd);
m.impl(cumsum_op, cumsum_autograd);
m.impl(cumsum__op, cumsum__autograd);
m.impl(cumsum_out_op, cumsum_out_autograd);
m.impl(cumprod_op, cumprod_autograd);
m.impl(cumprod__op, cumprod__autograd);
m.impl(cumprod_out_op, cumprod_out_autograd);
m.impl(nansum_op, nansum_autograd);
m.impl(nansum_out_op, nansum_out_autograd);
m.impl(logcumsumexp_op, logcumsumexp_autograd);
m.impl(logcumsumexp_out_op, logcumsumexp_out_autograd);
m.impl(mm_op, mm_autograd);
m.impl(mm_out_op, mm_out_autograd);
m.impl(addmm_op, addmm_autograd);
m.impl(addmm__op, addmm__autograd);
m.impl(addmm_out_op, addmm_out_autograd);
m.impl(bmm_op, bmm_autograd);
m.impl(bmm_out_op, bmm_out_autograd);
m.impl(baddbmm_op, baddbmm_autograd);
m.impl(baddbmm__op, baddbmm__autograd);
m.impl(baddbmm_out_op, baddbmm_out_autograd);
m.impl(addbmm_op, addbmm_autograd);
m.impl(mv_op, mv_autograd);
m.impl(addmv_op, addmv_autograd);
m.impl(addmv__op, addmv__autograd);
m.impl(addmv_out_op, addmv_out_autograd);
m.impl(addr_op, addr_autograd);
m.impl(dot_op, dot_autograd);
m.impl(vdot_op, vdot_autograd);
m.impl(_trilinear_op, _trilinear_autograd);
m.impl(linalg_cross_op, linalg_cross_autograd);
m.impl(_cdist_forward_op, _cdist_forward_autograd);
m.impl(_cdist_backward_op, _cdist_backward_autograd);
m.impl(_euclidean_dist_op, _euclidean_dist_autograd);
m.impl(_pdist_forward_op, _pdist_forward_autograd);
m.impl(_pdist_backward_op, _pdist_backward_autograd);
m.impl(linalg_cholesky_ex_op, linalg_cholesky_ex_autograd);
m.impl(cholesky_op, cholesky_autograd);
m.impl(cholesky_inverse_op, cholesky_inverse_autograd);
m.impl(cholesky_solve_op, cholesky_solve_autograd);
m.impl(linalg_lu_factor_ex_op, linalg_lu_factor_ex_autograd);
m.impl(linalg_lu_op, linalg_lu_autograd);
m.impl(linalg_lu_solve_op, linalg_lu_solve_autograd);
m.impl(lu_unpack_op, lu_unpack_autograd);
m.impl(_linalg_det_op, _linalg_det_autograd);
m.impl(_linalg_slogdet_op, _linalg_slogdet_autograd);
m.impl(_linalg_solve_ex_op, _linalg_solve_ex_autograd);
m.impl(linalg_inv_ex_op, linalg_inv_ex_autograd);
m.impl(linalg_solve_triangular_op, linalg_solve_triangular_autograd);
m.impl(triangular_solve_op, triangular_solve_autograd);
m.impl(linalg_qr_op, linalg_qr_autograd);
m.impl(geqrf_op, geqrf_autograd);
m.impl(linalg_householder_product_op, linalg_householder_product_autograd);
m.impl(_linalg_eigh_op, _linalg_eigh_autograd);
m.impl(_linalg_svd_op, _linalg_svd_autograd);
m.impl(linalg_matrix_exp_op, linalg_matrix_exp_autograd);
m.impl(linalg_pinv_atol_rtol_tensor_op, linalg_pinv_atol_rtol_tensor_autograd);
m.impl(linalg_lstsq_op, linalg_lstsq_autograd);
m.impl(_softmax_op, _softmax_autograd);
m.impl(_softmax_out_op, _softmax_out_autograd);
m.impl(_softmax_backward_data_op, _softmax_backward_data_autograd);
m.impl(_softmax_backward_data_out_op, _softmax_backward_data_out_autograd);
m.impl(_log_softmax_op, _log_softmax_autograd);
m.impl(_log_softmax_out_op, _log_softmax_out_autograd);
m.impl(_log_softmax_backward_data_op, _log_softmax_backward_data_autograd);
m.impl(_log_softmax_backward_data_out_op, _log_softmax_backward_data_out_autograd);
m.impl(nll_loss_forward_op, nll_loss_forward_autograd);
m.impl(nll_loss_forward_output_op, nll_loss_forward_output_autograd);
m.impl(nll_loss_backward_op, nll_loss_backward_autograd);
m.impl(nll_loss_backward_grad_input_op, nll_loss_backward_grad_input_autograd);
m.impl(nll_loss2d_forward_op, nll_loss2d_forward_autograd);
m.impl(nll_loss2d_forward_output_op, nll_loss2d_forward_output_autograd);
m.impl(nll_loss2d_backward_op, nll_loss2d_backward_autograd);
m.impl(nll_loss2d_backward_grad_input_op, nll_loss2d_backward_grad_input_autograd);
m.impl(mse_loss_op, mse_loss_autograd);
m.impl(mse_loss_backward_op, mse_loss_backward_autograd);
m.impl(smooth_l1_loss_op, smooth_l1_loss_autograd);
m.impl(smooth_l1_loss_backward_op, smooth_l1_loss_backward_autograd);
m.impl(huber_loss_op, huber_loss_autograd);
m.impl(huber_loss_backward_op, huber_loss_backward_autograd);
m.impl(binary_cross_entropy_op, binary_cross_entropy_autograd);
m.impl(binary_cross_entropy_backward_op, binary_cross_entropy_backward_autograd);
m.impl(binary_cross_entropy_with_logits_op, binary_cross_entropy_with_logits_autograd);
m.impl(soft_margin_loss_op, soft_margin_loss_autograd);
m.impl(soft_margin_loss_backward_op, soft_margin_loss_backward_autograd);
m.impl(native_layer_norm_op, native_layer_norm_autograd);
m.impl(native_layer_norm_backward_op, native_layer_norm_backward_autograd);
m.impl(native_batch_norm_op, native_batch_norm_autograd);
m.impl(native_batch_norm_backward_op, native_batch_norm_backward_autograd);
m.impl(native_group_norm_op, native_group_norm_autograd);
m.impl(native_group_norm_backward_op, native_group_norm_backward_autograd);
m.impl(convolution_op, convolution_autograd);
m.impl(convolution_backward_op, convolution_backward_autograd);
m.impl(im2col_op, im2col_autograd);
m.impl(col2im_op, col2im_autograd);
m.impl(max_pool2d_with_indices_op, max_pool2d_with_indices_autograd);
m.impl(max_pool2d_with_indices_backward_op, max_pool2d_with_indices_backward_autograd);
m.impl(avg_pool2d_op, avg_pool2d_autograd);
m.impl(avg_pool2d_backward_op, avg_pool2d_backward_autograd);
m.impl(_adaptive_avg_pool2d_op, _adaptive_avg_pool2d_autograd);
m.impl(_adaptive_avg_pool2d_backward_op, _adaptive_avg_pool2d_backward_autograd);
m.impl(adaptive_max_pool2d_op, adaptive_max_pool2d_autograd);
m.impl(adaptive_max_pool2d_backward_op, adaptive_max_pool2d_backward_autograd);
m.impl(max_unpool2d_op, max_unpool2d_autograd);
m.impl(max_pool3d_with_indices_op, max_pool3d_with_indices_autograd);
m.impl(max_pool3d_with_indices_backward_op, max_pool3d_with_indices_backward_autograd);
m.impl(avg_pool3d_op, avg_pool3d_autograd);
m.impl(avg_pool3d_backward_op, avg_pool3d_backward_autograd);
m.impl(_adaptive_avg_pool3d_op, _adaptive_avg_pool3d_autograd);
m.impl(_adaptive_avg_pool3d_backward_op, _adaptive_avg_pool3d_backward_autograd);
m.impl(adaptive_max_pool3d_op, adaptive_max_pool3d_autograd);
m.impl(adaptive_max_pool3d_backward_op, adaptive_max_pool3d_backward_autograd);
m.impl(max_unpool3d_op, max_unpool3d_autograd);
m.impl(glu_op, glu_autograd);
m.impl(glu_backward_op, glu_backward_autograd);
m.impl(glu_jvp_op, fallthrough);
m.impl(prelu_op, prelu_autograd);
m.impl(prelu_backward_op, prelu_backward_autograd);
m.impl(renorm_op, renorm_autograd);
m.impl(renorm__op, renorm__autograd);
m.impl(renorm_out_op, renorm_out_autograd);
m.impl(pixel_shuffle_op, pixel_shuffle_autograd);
m.impl(pixel_unshuffle_op, pixel_unshuffle_autograd);
m.impl(upsample_nearest1d_op, upsample_nearest1d_autograd);
m.impl(upsample_nearest1d_backward_op, upsample_nearest1d_backward_autograd);
m.impl(upsample_nearest1d_vec_op, upsample_nearest1d_vec_autograd);
m.impl(upsample_nearest1d_backward_vec_op, upsample_nearest1d_backward_vec_autograd);
m.impl(upsample_nearest2d_op, upsample_nearest2d_autograd);
m.impl(upsample_nearest2d_backward_op, upsample_nearest2d_backward_autograd);
m.impl(upsample_nearest2d_vec_op, upsample_nearest2d_vec_autograd);
m.impl(upsample_nearest2d_backward_vec_op, upsample_nearest2d_backward_vec_autograd);
m.impl(upsample_nearest3d_op, upsample_nearest3d_autograd);
m.impl(upsample_nearest3d_backward_op, upsample_nearest3d_backward_autograd);
m.impl(upsample_nearest3d_vec_op, upsample_nearest3d_vec_autograd);
m.impl(upsample_nearest3d_backward_vec_op, upsample_nearest3d_backward_vec_autograd);
m.impl(_upsample_nearest_exact1d_op, _upsample_nearest_exact1d_autograd);
m.impl(_upsample_nearest_exact1d_backward_op, _upsample_nearest_exact1d_backward_autograd);
m.impl(_upsample_nearest_exact1d_vec_op, _upsample_nearest_exact1d_vec_autograd);
m.impl(_upsample_nearest_exact1d_backward_vec_op, _upsample_nearest_exact1d_backward_vec_autograd);
m.impl(_upsample_nearest_exact2d_op, _upsample_nearest_exact2d_autograd);
m.impl(_upsample_nearest_exact2d_backward_op, _upsample_nearest_exact2d_backward_autograd);
m.impl(_upsample_nearest_exact2d_vec_op, _upsample_nearest_exact2d_vec_autograd);
m.impl(_upsample_nearest_exact2d_backward_vec_op, _upsample_nearest_exact2d_backward_vec_autograd);
m.impl(_upsample_nearest_exact3d_op, _upsample_nearest_exact3d_autograd);
m.impl(_upsample_nearest_exact3d_backward_op, _upsample_nearest_exact3d_backward_autograd);
m.impl(_upsample_nearest_exact3d_vec_op, _upsample_nearest_exact3d_vec_autograd);
m.impl(_upsample_nearest_exact3d_backward_vec_op, _upsample_nearest_exact3d_backward_vec_autograd);
m.impl(upsample_linear1d_op, upsample_linear1d_autograd);
m.impl(upsample_linear1d_backward_op, upsample_linear1d_backward_autograd);
m.impl(upsample_linear1d_vec_op, upsample_linear1d_vec_autograd);
m.impl(upsample_linear1d_backward_vec_op, upsample_linear1d_backward_vec_autograd);
m.impl(upsample_bilinear2d_op, upsample_bilinear2d_autograd);
m.impl(upsample_bilinear2d_backward_op, upsample_bilinear2d_backward_autograd);
m.impl(upsample_bilinear2d_vec_op, upsample_bilinear2d_vec_autograd);
m.impl(upsample_bilinear2d_backward_vec_op, upsample_bilinear2d_backward_vec_autograd);
m.impl(upsample_trilinear3d_op, upsample_trilinear3d_autograd);
m.impl(upsample_trilinear3d_backward_op, upsample_trilinear3d_backward_autograd);
m.impl(upsample_trilinear3d_vec_op, upsample_trilinear3d_vec_autograd);
m.impl(upsample_trilinear3d_backward_vec_op, upsample_trilinear3d_backward_vec_autograd);
m.impl(upsample_bicubic2d_op, upsample_bicubic2d_autograd);
m.impl(upsample_bicubic2d_backward_op, upsample_bicubic2d_backward_autograd);
m.impl(upsample_bicubic2d_vec_op, upsample_bicubic2d_vec_autograd);
m.impl(upsample_bicubic2d_backward_vec_op, upsample_bicubic2d_backward_vec_autograd);
m.impl(_upsample_bilinear2d_aa_op, _upsample_bilinear2d_aa_autograd);
m.impl(_upsample_bilinear2d_aa_backward_op, _upsample_bilinear2d_aa_backward_autograd);
m.impl(_upsample_bilinear2d_aa_vec_op, _upsample_bilinear2d_aa_vec_autograd);
m.impl(_upsample_bilinear2d_aa_backward_vec_op, _upsample_bilinear2d_aa_backward_vec_autograd);
m.impl(_upsample_bicubic2d_aa_op, _upsample_bicubic2d_aa_autograd);
m.impl(_upsample_bicubic2d_aa_backward_op, _upsample_bicubic2d_aa_backward_autograd);
m.impl(_upsample_bicubic2d_aa_vec_op, _upsample_bicubic2d_aa_vec_autograd);
m.impl(_upsample_bicubic2d_aa_backward_vec_op, _upsample_bicubic2d_aa_backward_vec_autograd);
m.impl(abs__op, abs__autograd);
m.impl(abs_out_op, abs_out_autograd);
m.impl(neg__op, neg__autograd);
m.impl(neg_out_op, neg_out_autograd);
m.impl(sign__op, sign__autograd);
m.impl(sign_out_op, sign_out_autograd);
m.impl(sgn__op, sgn__autograd);
m.impl(sgn_out_op, sgn_out_autograd);
m.impl(signbit_out_op, fallthrough);
m.impl(exp__op, exp__autograd);
m.impl(exp_out_op, exp_out_autograd);
m.impl(expm1__op, expm1__autograd);
m.impl(expm1_out_op, expm1_out_autograd);
m.impl(exp2__op, exp2__autograd);
m.impl(exp2_out_op, exp2_out_autograd);
m.impl(log__op, log__autograd);
m.impl(log_out_op, log_out_autograd);
m.impl(log1p__op, log1p__autograd);
m.impl(log1p_out_op, log1p_out_autograd);
m.impl(log2__op, log2__autograd);
m.impl(log2_out_op, log2_out_autograd);
m.impl(log10__op, log10__autograd);
m.impl(log10_out_op, log10_out_autograd);
m.impl(sqrt__op, sqrt__autograd);
m.impl(sqrt_out_op, sqrt_out_autograd);
m.impl(rsqrt__op, rsqrt__autograd);
m.impl(rsqrt_out_op, rsqrt_out_autograd);
m.impl(sin__op, sin__autograd);
m.impl(sin_out_op, sin_out_autograd);
m.impl(cos__op, cos__autograd);
m.impl(cos_out_op, cos_out_autograd);
m.impl(tan__op, tan__autograd);
m.impl(tan_out_op, tan_out_autograd);
m.impl(asin__op, asin__autograd);
m.impl(asin_out_op, asin_out_autograd);
m.impl(acos__op, acos__autograd);
m.impl(acos_out_op, acos_out_autograd);
m.impl(atan__op, atan__autograd);
m.impl(atan_out_op, atan_out_autograd);
m.impl(sinh__op, sinh__autograd);
m.impl(sinh_out_op, sinh_out_autograd);
m.impl(cosh__op, cosh__autograd);
m.impl(cosh_out_op, cosh_out_autograd);
m.impl(tanh__op, tanh__autograd);
m.impl(tanh_out_op, tanh_out_autograd);
m.impl(asinh__op, asinh__autograd);
m.impl(asinh_out_op, asinh_out_autograd);
m.impl(acosh__op, acosh__autograd);
m.impl(acosh_out_op, acosh_out_autograd);
m.impl(atanh__op, atanh__autograd);
m.impl(atanh_out_op, atanh_out_autograd);
m.impl(erf__op, erf__autograd);
m.impl(erf_out_op, erf_out_autograd);
m.impl(erfc__op, erfc__autograd);
m.impl(erfc_out_op, erfc_out_autograd);
m.impl(erfinv__op, erfinv__autograd);
m.impl(erfinv_out_op, erfinv_out_autograd);
m.impl(lgamma__op, lgamma__autograd);
m.impl(lgamma_out_op, lgamma_out_autograd);
m.impl(digamma__op, digamma__autograd);
m.impl(digamma_out_op, digamma_out_autograd);
m.impl(sigmoid__op, sigmoid__autograd);
m.impl(sigmoid_out_op, sigmoid_out_autograd);
m.impl(polygamma_out_op, polygamma_out_autograd);
m.impl(reciprocal__op, reciprocal__autograd);
m.impl(reciprocal_out_op, reciprocal_out_autograd);
m.impl(floor__op, floor__autograd);
m.impl(floor_out_op, floor_out_autograd);
m.impl(ceil__op, ceil__autograd);
m.impl(ceil_out_op, ceil_out_autograd);
m.impl(trunc__op, trunc__autograd);
m.impl(trunc_out_op, trunc_out_autograd);
m.impl(round__op, round__autograd);
m.impl(round_out_op, round_out_autograd);
m.impl(round__decimals_op, round__decimals_autograd);
m.impl(round_decimals_out_op, round_decimals_out_autograd);
m.impl(frac__op, frac__autograd);
m.impl(frac_out_op, frac_out_autograd);
m.impl(sinc__op, sinc__autograd);
m.impl(sinc_out_op, sinc_out_autograd);
m.impl(deg2rad__op, deg2rad__autograd);
m.impl(deg2rad_out_op, deg2rad_out_autograd);
m.impl(rad2deg__op, rad2deg__autograd);
m.impl(rad2deg_out_op, rad2deg_out_autograd);
m.impl(logit__op, logit__autograd);
m.impl(logit_out_op, logit_out_autograd);
m.impl(nan_to_num__op, nan_to_num__autograd);
m.impl(nan_to_num_out_op, nan_to_num_out_autograd);
m.impl(isposinf_out_op, fallthrough);
m.impl(isneginf_out_op, fallthrough);
m.impl(logical_not__op, fallthrough);
m.impl(logical_not_out_op, fallthrough);
m.impl(bitwise_not__op, fallthrough);
m.impl(bitwise_not_out_op, fallthrough);
m.impl(add__Tensor_op, add__Tensor_autograd);
m.impl(add_out_op, add_out_autograd);
m.impl(add__Scalar_op, add__Scalar_autograd);
m.impl(sub__Tensor_op, sub__Tensor_autograd);
m.impl(sub_out_op, sub_out_autograd);
m.impl(sub__Scalar_op, sub__Scalar_autograd);
m.impl(mul__Tensor_op, mul__Tensor_autograd);
m.impl(mul_out_op, mul_out_autograd);
m.impl(mul__Scalar_op, mul__Scalar_autograd);
m.impl(div__Tensor_op, div__Tensor_autograd);
m.impl(div_out_op, div_out_autograd);
m.impl(div__Scalar_op, div__Scalar_autograd);
m.impl(div__Tensor_mode_op, div__Tensor_mode_autograd);
m.impl(div_out_mode_op, div_out_mode_autograd);
m.impl(div__Scalar_mode_op, div__Scalar_mode_autograd);
m.impl(floor_divide__Tensor_op, floor_divide__Tensor_autograd);
m.impl(floor_divide_out_op, floor_divide_out_autograd);
m.impl(floor_divide__Scalar_op, floor_divide__Scalar_autograd);
m.impl(remainder__Tensor_op, remainder__Tensor_autograd);
m.impl(remainder_Tensor_out_op, remainder_Tensor_out_autograd);
m.impl(remainder__Scalar_op, remainder__Scalar_autograd);
m.impl(remainder_Scalar_out_op, remainder_Scalar_out_autograd);
m.impl(fmod__Tensor_op, fmod__Tensor_autograd);
m.impl(fmod_Tensor_out_op, fmod_Tensor_out_autograd);
m.impl(fmod__Scalar_op, fmod__Scalar_autograd);
m.impl(fmod_Scalar_out_op, fmod_Scalar_out_autograd);
m.impl(pow__Tensor_op, pow__Tensor_autograd);
m.impl(pow_Tensor_Tensor_out_op, pow_Tensor_Tensor_out_autograd);
m.impl(pow__Scalar_op, pow__Scalar_autograd);
m.impl(pow_Tensor_Scalar_out_op, pow_Tensor_Scalar_out_autograd);
m.impl(pow_Scalar_out_op, pow_Scalar_out_autograd);
m.impl(atan2__op, atan2__autograd);
m.impl(atan2_out_op, atan2_out_autograd);
m.impl(hypot__op, hypot__autograd);
m.impl(hypot_out_op, hypot_out_autograd);
m.impl(copysign__Tensor_op, copysign__Tensor_autograd);
m.impl(copysign_out_op, copysign_out_autograd);
m.impl(copysign__Scalar_op, copysign__Scalar_autograd);
m.impl(copysign_Scalar_out_op, copysign_Scalar_out_autograd);
m.impl(xlogy__Tensor_op, xlogy__Tensor_autograd);
m.impl(xlogy_OutTensor_op, xlogy_OutTensor_autograd);
m.impl(xlogy_OutScalar_Self_op, xlogy_OutScalar_Self_autograd);
m.impl(xlogy__Scalar_Other_op, xlogy__Scalar_Other_autograd);
m.impl(xlogy_OutScalar_Other_op, xlogy_OutScalar_Other_autograd);
m.impl(logaddexp_out_op, logaddexp_out_autograd);
m.impl(logaddexp2_out_op, logaddexp2_out_autograd);
m.impl(heaviside__op, heaviside__autograd);
m.impl(heaviside_out_op, heaviside_out_autograd);
m.impl(gcd__op, fallthrough);
m.impl(gcd_out_op, fallthrough);
m.impl(addcmul__op, addcmul__autograd);
m.impl(addcmul_out_op, addcmul_out_autograd);
m.impl(addcdiv__op, addcdiv__autograd);
m.impl(addcdiv_out_op, addcdiv_out_autograd);
m.impl(lerp__Scalar_op, lerp__Scalar_autograd);
m.impl(lerp_Scalar_out_op, lerp_Scalar_out_autograd);
m.impl(lerp__Tensor_op, lerp__Tensor_autograd);
m.impl(lerp_Tensor_out_op, lerp_Tensor_out_autograd);
m.impl(eq__Tensor_op, eq__Tensor_autograd);
m.impl(eq_Tensor_out_op, fallthrough);
m.impl(eq__Scalar_op, eq__Scalar_autograd);
m.impl(eq_Scalar_out_op, fallthrough);
m.impl(ne__Tensor_op, ne__Tensor_autograd);
m.impl(ne_Tensor_out_op, fallthrough);
m.impl(ne__Scalar_op, ne__Scalar_autograd);
m.impl(ne_Scalar_out_op, fallthrough);
m.impl(lt__Tensor_op, lt__Tensor_autograd);
m.impl(lt_Tensor_out_op, fallthrough);
m.impl(lt__Scalar_op, lt__Scalar_autograd);
m.impl(lt_Scalar_out_op, fallthrough);
m.impl(le__Tensor_op, le__Tensor_autograd);
m.impl(le_Tensor_out_op, fallthrough);
m.impl(le__Scalar_op, le__Scalar_autograd);
m.impl(le_Scalar_out_op, fallthrough);
m.impl(gt__Tensor_op, gt__Tensor_autograd);
m.impl(gt_Tensor_out_op, fallthrough);
m.impl(gt__Scalar_op, gt__Scalar_autograd);
m.impl(gt_Scalar_out_op, fallthrough);
m.impl(ge__Tensor_op, ge__Tensor_autograd);
m.impl(ge_Tensor_out_op, fallthrough);
m.impl(ge__Scalar_op, ge__Scalar_autograd);
m.impl(ge_Scalar_out_op, fallthrough);
m.impl(logical_and__op, fallthrough);
m.impl(logical_and_out_op, fallthrough);
m.impl(logical_or__op, fallthrough);
m.impl(logical_or_out_op, fallthrough);
m.impl(logical_xor__op, fallthrough);
m.impl(logical_xor_out_op, fallthrough);
m.impl(bitwise_and__Tensor_op, fallthrough);
m.impl(bitwise_and_Tensor_out_op, fallthrough);
m.impl(bitwise_and__Scalar_op, fallthrough);
m.impl(bitwise_and_Scalar_out_op, fallthrough);
m.impl(bitwise_or__Tensor_op, fallthrough);
m.impl(bitwise_or_Tensor_out_op, fallthrough);
m.impl(bitwise_or__Scalar_op, fallthrough);
m.impl(bitwise_or_Scalar_out_op, fallthrough);
m.impl(bitwise_xor__Tensor_op, fallthrough);
m.impl(bitwise_xor_Tensor_out_op, fallthrough);
m.impl(bitwise_xor__Scalar_op, fallthrough);
m.impl(bitwise_xor_Scalar_out_op, fallthrough);
m.impl(bitwise_left_shift__Tensor_op, fallthrough);
m.impl(bitwise_left_shift_Tensor_out_op, fallthrough);
m.impl(bitwise_left_shift__Tensor_Scalar_op, fallthrough);
m.impl(bitwise_left_shift_Tensor_Scalar_out_op, fallthrough);
m.impl(bitwise_right_shift__Tensor_op, fallthrough);
m.impl(bitwise_right_shift_Tensor_out_op, fallthrough);
m.impl(bitwise_right_shift__Tensor_Scalar_op, fallthrough);
m.impl(bitwise_right_shift_Tensor_Scalar_out_op, fallthrough);
m.impl(maximum_out_op, maximum_out_autograd);
m.impl(minimum_out_op, minimum_out_autograd);
m.impl(fmax_out_op, fmax_out_autograd);
m.impl(fmin_out_op, fmin_out_autograd);
m.impl(where_self_out_op, where_self_out_autograd);
m.impl(clamp__op, clamp__autograd);
m.impl(clamp_out_op, clamp_out_autograd);
m.impl(clamp_min__op, clamp_min__autograd);
m.impl(clamp_min_out_op, clamp_min_out_autograd);
m.impl(clamp_min__Tensor_op, clamp_min__Tensor_autograd);
m.impl(clamp_min_Tensor_out_op, clamp_min_Tensor_out_autograd);
m.impl(clamp_max__op, clamp_max__autograd);
m.impl(clamp_max_out_op, clamp_max_out_autograd);
m.impl(clamp_max__Tensor_op, clamp_max__Tensor_autograd);
m.impl(clamp_max_Tensor_out_op, clamp_max_Tensor_out_autograd);
m.impl(relu__op, relu__autograd);
m.impl(leaky_relu__op, leaky_relu__autograd);
m.impl(leaky_relu_out_op, leaky_relu_out_autograd);
m.impl(elu__op, elu__autograd);
m.impl(elu_out_op, elu_out_autograd);
m.impl(gelu__op, gelu__autograd);
m.impl(gelu_out_op, gelu_out_autograd);
m.impl(silu__op, silu__autograd);
m.impl(silu_out_op, silu_out_autograd);
m.impl(mish__op, mish__autograd);
m.impl(mish_out_op, mish_out_autograd);
m.impl(hardsigmoid__op, hardsigmoid__autograd);
m.impl(hardsigmoid_out_op, hardsigmoid_out_autograd);
m.impl(hardswish__op, hardswish__autograd);
m.impl(hardswish_out_op, hardswish_out_autograd);
m.impl(softplus_out_op, softplus_out_autograd);
m.impl(hardtanh__op, hardtanh__autograd);
m.impl(hardtanh_out_op, hardtanh_out_autograd);
m.impl(threshold__op, threshold__autograd);
m.impl(threshold_out_op, threshold_out_autograd);
m.impl(hardshrink_out_op, hardshrink_out_autograd);
m.impl(softshrink_out_op, softshrink_out_autograd);
m.impl(sigmoid_backward_grad_input_op, sigmoid_backward_grad_input_autograd);
m.impl(tanh_backward_grad_input_op, tanh_backward_grad_input_autograd);
m.impl(threshold_backward_grad_input_op, threshold_backward_grad_input_autograd);
m.impl(leaky_relu_backward_grad_input_op, leaky_relu_backward_grad_input_autograd);
m.impl(elu_backward_grad_input_op, elu_backward_grad_input_autograd);
m.impl(gelu_backward_grad_input_op, gelu_backward_grad_input_autograd);
m.impl(silu_backward_grad_input_op, silu_backward_grad_input_autograd);
m.impl(hardsigmoid_backward_grad_input_op, hardsigmoid_backward_grad_input_autograd);
m.impl(softplus_backward_grad_input_op, softplus_backward_grad_input_autograd);
m.impl(hardtanh_backward_grad_input_op, hardtanh_backward_grad_input_autograd);
m.impl(hardshrink_backward_grad_input_op, hardshrink_backward_grad_input_autograd);
m.impl(softshrink_backward_grad_input_op, softshrink_backward_grad_input_autograd);
m.impl(log_sigmoid_backward_grad_input_op, log_sigmoid_backward_grad_input_autograd);
m.impl(logit_backward_grad_input_op, logit_backward_grad_input_autograd);
m.impl(bernoulli_Tensor_op, bernoulli_Tensor_autograd);
m.impl(uniform_op, uniform_autograd);
m.impl(random_from_op, random_from_autograd);
m.impl(random_to_op, random_to_autograd);
m.impl(random_op, random_autograd);
m.impl(exponential_op, exponential_autograd);
m.impl(zero_op, zero_autograd);
m.impl(_index_put_impl_op, _index_put_impl_autograd);
m.impl(embedding_renorm_op, embedding_renorm_autograd);
