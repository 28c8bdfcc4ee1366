// @generated from native_functions.yaml by `npm run codegen`. Do not edit.
// The functions that users call, one for each operator name, with every overload.

import type { Device } from "../runtime/core/device.js";
import type { DType } from "../runtime/core/dtype.js";
import type { Generator } from "../runtime/core/generator.js";
import type { MemoryFormat } from "../runtime/core/memory-format.js";
import type { Scalar } from "../runtime/core/scalar.js";
import type { Tensor } from "../runtime/core/tensor.js";
import { isTensor } from "../runtime/core/tensor.js";
import type { Options, TensorOptions } from "../runtime/dispatch/overloads.js";
import {
  callOverload, isIntList, isTensorList, overloads, publicFunction, withCallContext,
} from "../runtime/dispatch/overloads.js";
import {
  __and___Scalar, __and___Scalar_op, __and___Tensor, __and___Tensor_op, __iand___Scalar, __iand___Scalar_op,
  __iand___Tensor, __iand___Tensor_op, __ilshift___Scalar, __ilshift___Scalar_op, __ilshift___Tensor,
  __ilshift___Tensor_op, __ior___Scalar, __ior___Scalar_op, __ior___Tensor, __ior___Tensor_op, __irshift___Scalar,
  __irshift___Scalar_op, __irshift___Tensor, __irshift___Tensor_op, __ixor___Scalar, __ixor___Scalar_op,
  __ixor___Tensor, __ixor___Tensor_op, __lshift___Scalar, __lshift___Scalar_op, __lshift___Tensor, __lshift___Tensor_op,
  __or___Scalar, __or___Scalar_op, __or___Tensor, __or___Tensor_op, __rshift___Scalar, __rshift___Scalar_op,
  __rshift___Tensor, __rshift___Tensor_op, __xor___Scalar, __xor___Scalar_op, __xor___Tensor, __xor___Tensor_op,
  _adaptive_avg_pool2d, _adaptive_avg_pool2d_backward, _adaptive_avg_pool2d_backward_op, _adaptive_avg_pool2d_op,
  _adaptive_avg_pool3d, _adaptive_avg_pool3d_backward, _adaptive_avg_pool3d_backward_op, _adaptive_avg_pool3d_op,
  _batch_norm_impl_index, _batch_norm_impl_index_op, _cast_Byte, _cast_Byte_op, _cast_Double, _cast_Double_op,
  _cast_Float, _cast_Float_op, _cast_Int, _cast_Int_op, _cast_Long, _cast_Long_op,
  _convolution as operators__convolution, _convolution_double_backward, _convolution_double_backward_op,
  _convolution_mode, _convolution_mode_op, _convolution_op, _index_put_impl, _index_put_impl_, _index_put_impl__op,
  _index_put_impl_op, _index_put_impl_out, _index_put_impl_out_op, _local_scalar_dense, _local_scalar_dense_op,
  _log_softmax, _log_softmax_backward_data, _log_softmax_backward_data_op, _log_softmax_backward_data_out,
  _log_softmax_backward_data_out_op, _log_softmax_op, _log_softmax_out, _log_softmax_out_op, _pad_circular,
  _pad_circular_op, _pad_enum, _pad_enum_op, _reshape_alias, _reshape_alias_copy, _reshape_alias_copy_op,
  _reshape_alias_op, _shape_as_tensor, _shape_as_tensor_op, _softmax as operators__softmax, _softmax_backward_data,
  _softmax_backward_data_op, _softmax_backward_data_out, _softmax_backward_data_out_op, _softmax_op, _softmax_out,
  _softmax_out_op, _to_copy, _to_copy_op, _to_copy_out, _to_copy_out_op, _unique as operators__unique,
  _unique2 as operators__unique2, _unique2_op, _unique2_out, _unique2_out_op, _unique_op, _unique_out, _unique_out_op,
  _unsafe_view, _unsafe_view_op, _unsafe_view_out, _unsafe_view_out_op, abs as operators_abs, abs_ as operators_abs_,
  abs__op, abs_op, abs_out, abs_out_op, absolute as operators_absolute, absolute_ as operators_absolute_, absolute__op,
  absolute_op, absolute_out, absolute_out_op, acos as operators_acos, acos_ as operators_acos_, acos__op, acos_op,
  acos_out, acos_out_op, acosh as operators_acosh, acosh_ as operators_acosh_, acosh__op, acosh_op, acosh_out,
  acosh_out_op, adaptive_avg_pool1d, adaptive_avg_pool1d_op, adaptive_avg_pool2d, adaptive_avg_pool2d_op,
  adaptive_avg_pool3d, adaptive_avg_pool3d_op, adaptive_max_pool1d, adaptive_max_pool1d_op, adaptive_max_pool2d,
  adaptive_max_pool2d_backward, adaptive_max_pool2d_backward_op, adaptive_max_pool2d_op, adaptive_max_pool3d,
  adaptive_max_pool3d_backward, adaptive_max_pool3d_backward_op, adaptive_max_pool3d_op, add_Scalar, add_Scalar_op,
  add_Tensor, add_Tensor_op, add__Scalar, add__Scalar_op, add__Tensor, add__Tensor_op, add_out, add_out_op,
  addbmm as operators_addbmm, addbmm_op, addbmm_out, addbmm_out_op, addcdiv as operators_addcdiv,
  addcdiv_ as operators_addcdiv_, addcdiv__op, addcdiv_op, addcdiv_out, addcdiv_out_op, addcmul as operators_addcmul,
  addcmul_ as operators_addcmul_, addcmul__op, addcmul_op, addcmul_out, addcmul_out_op, addmm as operators_addmm,
  addmm_ as operators_addmm_, addmm__op, addmm_op, addmm_out, addmm_out_op, addmv as operators_addmv,
  addmv_ as operators_addmv_, addmv__op, addmv_op, addmv_out, addmv_out_op, addr as operators_addr, addr_op, addr_out,
  addr_out_op, adjoint as operators_adjoint, adjoint_op, alias as operators_alias, alias_copy, alias_copy_op, alias_op,
  all as operators_all, all_all_out, all_all_out_op, all_dim, all_dim_op, all_op, all_out, all_out_op,
  allclose as operators_allclose, allclose_op, alpha_dropout, alpha_dropout_, alpha_dropout__op, alpha_dropout_op,
  amax as operators_amax, amax_op, amax_out, amax_out_op, amin as operators_amin, amin_op, amin_out, amin_out_op,
  aminmax as operators_aminmax, aminmax_op, aminmax_out, aminmax_out_op, any as operators_any, any_all_out,
  any_all_out_op, any_dim, any_dim_op, any_op, any_out, any_out_op, arange as operators_arange, arange_op, arange_out,
  arange_out_op, arange_start, arange_start_op, arange_start_out, arange_start_out_op, arange_start_step,
  arange_start_step_op, arccos as operators_arccos, arccos_ as operators_arccos_, arccos__op, arccos_op, arccos_out,
  arccos_out_op, arccosh as operators_arccosh, arccosh_ as operators_arccosh_, arccosh__op, arccosh_op, arccosh_out,
  arccosh_out_op, arcsin as operators_arcsin, arcsin_ as operators_arcsin_, arcsin__op, arcsin_op, arcsin_out,
  arcsin_out_op, arcsinh as operators_arcsinh, arcsinh_ as operators_arcsinh_, arcsinh__op, arcsinh_op, arcsinh_out,
  arcsinh_out_op, arctan as operators_arctan, arctan2 as operators_arctan2, arctan2_ as operators_arctan2_, arctan2__op,
  arctan2_op, arctan2_out, arctan2_out_op, arctan_ as operators_arctan_, arctan__op, arctan_op, arctan_out,
  arctan_out_op, arctanh as operators_arctanh, arctanh_ as operators_arctanh_, arctanh__op, arctanh_op, arctanh_out,
  arctanh_out_op, argmax as operators_argmax, argmax_op, argmax_out, argmax_out_op, argmin as operators_argmin,
  argmin_op, argmin_out, argmin_out_op, argsort as operators_argsort, argsort_op, argsort_stable, argsort_stable_op,
  argsort_stable_out, argsort_stable_out_op, argwhere as operators_argwhere, argwhere_op, as_strided, as_strided_,
  as_strided__op, as_strided_copy, as_strided_copy_op, as_strided_op, as_strided_scatter, as_strided_scatter_op,
  as_strided_scatter_out, as_strided_scatter_out_op, asin as operators_asin, asin_ as operators_asin_, asin__op,
  asin_op, asin_out, asin_out_op, asinh as operators_asinh, asinh_ as operators_asinh_, asinh__op, asinh_op, asinh_out,
  asinh_out_op, atan as operators_atan, atan2 as operators_atan2, atan2_ as operators_atan2_, atan2__op, atan2_op,
  atan2_out, atan2_out_op, atan_ as operators_atan_, atan__op, atan_op, atan_out, atan_out_op, atanh as operators_atanh,
  atanh_ as operators_atanh_, atanh__op, atanh_op, atanh_out, atanh_out_op, atleast_1d, atleast_1d_Sequence,
  atleast_1d_Sequence_op, atleast_1d_op, atleast_2d, atleast_2d_Sequence, atleast_2d_Sequence_op, atleast_2d_op,
  atleast_3d, atleast_3d_Sequence, atleast_3d_Sequence_op, atleast_3d_op, avg_pool1d, avg_pool1d_op, avg_pool2d,
  avg_pool2d_backward, avg_pool2d_backward_op, avg_pool2d_op, avg_pool2d_out, avg_pool2d_out_op, avg_pool3d,
  avg_pool3d_backward, avg_pool3d_backward_op, avg_pool3d_op, avg_pool3d_out, avg_pool3d_out_op,
  baddbmm as operators_baddbmm, baddbmm_ as operators_baddbmm_, baddbmm__op, baddbmm_op, baddbmm_out, baddbmm_out_op,
  batch_norm, batch_norm_op, bernoulli as operators_bernoulli, bernoulli_Tensor, bernoulli_Tensor_op,
  bernoulli_Tensor_out, bernoulli_Tensor_out_op, bernoulli__Tensor, bernoulli__Tensor_op, bernoulli__float,
  bernoulli__float_op, bernoulli_float_out, bernoulli_float_out_op, bernoulli_op, bernoulli_out, bernoulli_out_op,
  bernoulli_p, bernoulli_p_op, bilinear as operators_bilinear, bilinear_op, binary_cross_entropy,
  binary_cross_entropy_backward, binary_cross_entropy_backward_op, binary_cross_entropy_op, binary_cross_entropy_out,
  binary_cross_entropy_out_op, binary_cross_entropy_with_logits, binary_cross_entropy_with_logits_op,
  binary_cross_entropy_with_logits_out, binary_cross_entropy_with_logits_out_op, bincount as operators_bincount,
  bincount_op, bincount_out, bincount_out_op, bitwise_and_Scalar, bitwise_and_Scalar_Tensor,
  bitwise_and_Scalar_Tensor_op, bitwise_and_Scalar_op, bitwise_and_Scalar_out, bitwise_and_Scalar_out_op,
  bitwise_and_Tensor, bitwise_and_Tensor_op, bitwise_and_Tensor_out, bitwise_and_Tensor_out_op, bitwise_and__Scalar,
  bitwise_and__Scalar_op, bitwise_and__Tensor, bitwise_and__Tensor_op, bitwise_left_shift_Scalar_Tensor,
  bitwise_left_shift_Scalar_Tensor_op, bitwise_left_shift_Tensor, bitwise_left_shift_Tensor_Scalar,
  bitwise_left_shift_Tensor_Scalar_op, bitwise_left_shift_Tensor_Scalar_out, bitwise_left_shift_Tensor_Scalar_out_op,
  bitwise_left_shift_Tensor_op, bitwise_left_shift_Tensor_out, bitwise_left_shift_Tensor_out_op,
  bitwise_left_shift__Tensor, bitwise_left_shift__Tensor_Scalar, bitwise_left_shift__Tensor_Scalar_op,
  bitwise_left_shift__Tensor_op, bitwise_not, bitwise_not_, bitwise_not__op, bitwise_not_op, bitwise_not_out,
  bitwise_not_out_op, bitwise_or_Scalar, bitwise_or_Scalar_Tensor, bitwise_or_Scalar_Tensor_op, bitwise_or_Scalar_op,
  bitwise_or_Scalar_out, bitwise_or_Scalar_out_op, bitwise_or_Tensor, bitwise_or_Tensor_op, bitwise_or_Tensor_out,
  bitwise_or_Tensor_out_op, bitwise_or__Scalar, bitwise_or__Scalar_op, bitwise_or__Tensor, bitwise_or__Tensor_op,
  bitwise_right_shift_Scalar_Tensor, bitwise_right_shift_Scalar_Tensor_op, bitwise_right_shift_Tensor,
  bitwise_right_shift_Tensor_Scalar, bitwise_right_shift_Tensor_Scalar_op, bitwise_right_shift_Tensor_Scalar_out,
  bitwise_right_shift_Tensor_Scalar_out_op, bitwise_right_shift_Tensor_op, bitwise_right_shift_Tensor_out,
  bitwise_right_shift_Tensor_out_op, bitwise_right_shift__Tensor, bitwise_right_shift__Tensor_Scalar,
  bitwise_right_shift__Tensor_Scalar_op, bitwise_right_shift__Tensor_op, bitwise_xor_Scalar, bitwise_xor_Scalar_Tensor,
  bitwise_xor_Scalar_Tensor_op, bitwise_xor_Scalar_op, bitwise_xor_Scalar_out, bitwise_xor_Scalar_out_op,
  bitwise_xor_Tensor, bitwise_xor_Tensor_op, bitwise_xor_Tensor_out, bitwise_xor_Tensor_out_op, bitwise_xor__Scalar,
  bitwise_xor__Scalar_op, bitwise_xor__Tensor, bitwise_xor__Tensor_op, block_diag, block_diag_op, block_diag_out,
  block_diag_out_op, bmm as operators_bmm, bmm_op, bmm_out, bmm_out_op, broadcast_tensors, broadcast_tensors_op,
  broadcast_to, broadcast_to_op, bucketize_Scalar, bucketize_Scalar_op, bucketize_Scalar_out, bucketize_Scalar_out_op,
  bucketize_Tensor, bucketize_Tensor_op, bucketize_Tensor_out, bucketize_Tensor_out_op, can_cast, can_cast_op,
  cartesian_prod, cartesian_prod_op, cat as operators_cat, cat_op, cat_out, cat_out_op, ceil as operators_ceil,
  ceil_ as operators_ceil_, ceil__op, ceil_op, ceil_out, ceil_out_op, celu as operators_celu, celu_ as operators_celu_,
  celu__op, celu_op, chain_matmul, chain_matmul_op, chunk as operators_chunk, chunk_op, clamp as operators_clamp,
  clamp_ as operators_clamp_, clamp_Tensor, clamp_Tensor_op, clamp_Tensor_out, clamp_Tensor_out_op, clamp__Tensor,
  clamp__Tensor_op, clamp__op, clamp_max, clamp_max_, clamp_max_Tensor, clamp_max_Tensor_op, clamp_max_Tensor_out,
  clamp_max_Tensor_out_op, clamp_max__Tensor, clamp_max__Tensor_op, clamp_max__op, clamp_max_op, clamp_max_out,
  clamp_max_out_op, clamp_min, clamp_min_, clamp_min_Tensor, clamp_min_Tensor_op, clamp_min_Tensor_out,
  clamp_min_Tensor_out_op, clamp_min__Tensor, clamp_min__Tensor_op, clamp_min__op, clamp_min_op, clamp_min_out,
  clamp_min_out_op, clamp_op, clamp_out, clamp_out_op, clip as operators_clip, clip_ as operators_clip_, clip_Tensor,
  clip_Tensor_op, clip_Tensor_out, clip_Tensor_out_op, clip__Tensor, clip__Tensor_op, clip__op, clip_op, clip_out,
  clip_out_op, clone as operators_clone, clone_op, clone_out, clone_out_op, col2im as operators_col2im, col2im_op,
  col2im_out, col2im_out_op, column_stack, column_stack_op, column_stack_out, column_stack_out_op,
  combinations as operators_combinations, combinations_op, concat as operators_concat, concat_op, concat_out,
  concat_out_op, concatenate as operators_concatenate, concatenate_op, concatenate_out, concatenate_out_op,
  conj as operators_conj, conj_op, conj_physical, conj_physical_, conj_physical__op, conj_physical_op,
  conj_physical_out, conj_physical_out_op, constant_pad_nd, constant_pad_nd_op, constant_pad_nd_out,
  constant_pad_nd_out_op, contiguous as operators_contiguous, contiguous_op, conv1d as operators_conv1d, conv1d_op,
  conv1d_padding, conv1d_padding_op, conv2d as operators_conv2d, conv2d_op, conv2d_padding, conv2d_padding_op,
  conv3d as operators_conv3d, conv3d_op, conv3d_padding, conv3d_padding_op, conv_transpose1d, conv_transpose1d_op,
  conv_transpose2d_input, conv_transpose2d_input_op, conv_transpose3d_input, conv_transpose3d_input_op,
  convolution as operators_convolution, convolution_backward, convolution_backward_op, convolution_op, convolution_out,
  convolution_out_op, copy_ as operators_copy_, copy__op, copysign_Scalar, copysign_Scalar_op, copysign_Scalar_out,
  copysign_Scalar_out_op, copysign_Tensor, copysign_Tensor_op, copysign__Scalar, copysign__Scalar_op, copysign__Tensor,
  copysign__Tensor_op, copysign_out, copysign_out_op, cos as operators_cos, cos_ as operators_cos_, cos__op, cos_op,
  cos_out, cos_out_op, cosh as operators_cosh, cosh_ as operators_cosh_, cosh__op, cosh_op, cosh_out, cosh_out_op,
  cosine_embedding_loss, cosine_embedding_loss_op, cosine_similarity, cosine_similarity_op, count_nonzero,
  count_nonzero_dim_IntList, count_nonzero_dim_IntList_op, count_nonzero_dim_IntList_out,
  count_nonzero_dim_IntList_out_op, count_nonzero_op, count_nonzero_out, count_nonzero_out_op, cross_entropy_loss,
  cross_entropy_loss_op, cummax as operators_cummax, cummax_op, cummax_out, cummax_out_op, cummaxmin_backward,
  cummaxmin_backward_op, cummin as operators_cummin, cummin_op, cummin_out, cummin_out_op, cumprod as operators_cumprod,
  cumprod_ as operators_cumprod_, cumprod__op, cumprod_backward, cumprod_backward_op, cumprod_op, cumprod_out,
  cumprod_out_op, cumsum as operators_cumsum, cumsum_ as operators_cumsum_, cumsum__op, cumsum_op, cumsum_out,
  cumsum_out_op, cumulative_trapezoid_dx, cumulative_trapezoid_dx_op, cumulative_trapezoid_x, cumulative_trapezoid_x_op,
  deg2rad as operators_deg2rad, deg2rad_ as operators_deg2rad_, deg2rad__op, deg2rad_op, deg2rad_out, deg2rad_out_op,
  detach as operators_detach, detach_ as operators_detach_, detach__op, detach_copy, detach_copy_op, detach_op,
  diag as operators_diag, diag_backward, diag_backward_op, diag_embed, diag_embed_op, diag_embed_out, diag_embed_out_op,
  diag_op, diag_out, diag_out_op, diagflat as operators_diagflat, diagflat_op, diagonal as operators_diagonal,
  diagonal_backward, diagonal_backward_op, diagonal_backward_out, diagonal_backward_out_op, diagonal_copy,
  diagonal_copy_op, diagonal_op, diagonal_scatter, diagonal_scatter_op, diagonal_scatter_out, diagonal_scatter_out_op,
  diff as operators_diff, diff_op, digamma as operators_digamma, digamma_ as operators_digamma_, digamma__op,
  digamma_op, digamma_out, digamma_out_op, dist as operators_dist, dist_op, dist_out, dist_out_op, div_Scalar,
  div_Scalar_mode, div_Scalar_mode_op, div_Scalar_op, div_Tensor, div_Tensor_mode, div_Tensor_mode_op, div_Tensor_op,
  div__Scalar, div__Scalar_mode, div__Scalar_mode_op, div__Scalar_op, div__Tensor, div__Tensor_mode,
  div__Tensor_mode_op, div__Tensor_op, div_out, div_out_mode, div_out_mode_op, div_out_op, divide_Scalar,
  divide_Scalar_mode, divide_Scalar_mode_op, divide_Scalar_op, divide_Tensor, divide_Tensor_mode, divide_Tensor_mode_op,
  divide_Tensor_op, divide__Scalar, divide__Scalar_mode, divide__Scalar_mode_op, divide__Scalar_op, divide__Tensor,
  divide__Tensor_mode, divide__Tensor_mode_op, divide__Tensor_op, divide_out, divide_out_mode, divide_out_mode_op,
  divide_out_op, dot as operators_dot, dot_op, dot_out, dot_out_op, dropout as operators_dropout,
  dropout_ as operators_dropout_, dropout__op, dropout_op, dsplit_array, dsplit_array_op, dsplit_int, dsplit_int_op,
  dstack as operators_dstack, dstack_op, dstack_out, dstack_out_op, elu as operators_elu, elu_ as operators_elu_,
  elu__op, elu_backward, elu_backward_grad_input, elu_backward_grad_input_op, elu_backward_op, elu_op, elu_out,
  elu_out_op, embedding as operators_embedding, embedding_backward, embedding_backward_op, embedding_dense_backward,
  embedding_dense_backward_op, embedding_dense_backward_out, embedding_dense_backward_out_op, embedding_op,
  embedding_out, embedding_out_op, empty_like, empty_like_op, empty_like_out, empty_like_out_op, empty_memory_format,
  empty_memory_format_op, empty_out, empty_out_op, empty_strided, empty_strided_op, empty_strided_out,
  empty_strided_out_op, eq_Scalar, eq_Scalar_op, eq_Scalar_out, eq_Scalar_out_op, eq_Tensor, eq_Tensor_op,
  eq_Tensor_out, eq_Tensor_out_op, eq__Scalar, eq__Scalar_op, eq__Tensor, eq__Tensor_op, equal as operators_equal,
  equal_op, erf as operators_erf, erf_ as operators_erf_, erf__op, erf_op, erf_out, erf_out_op, erfc as operators_erfc,
  erfc_ as operators_erfc_, erfc__op, erfc_op, erfc_out, erfc_out_op, erfinv as operators_erfinv,
  erfinv_ as operators_erfinv_, erfinv__op, erfinv_op, erfinv_out, erfinv_out_op, exp as operators_exp,
  exp2 as operators_exp2, exp2_ as operators_exp2_, exp2__op, exp2_op, exp2_out, exp2_out_op, exp_ as operators_exp_,
  exp__op, exp_op, exp_out, exp_out_op, expand as operators_expand, expand_as, expand_as_op, expand_copy,
  expand_copy_op, expand_copy_out, expand_copy_out_op, expand_op, expm1 as operators_expm1, expm1_ as operators_expm1_,
  expm1__op, expm1_op, expm1_out, expm1_out_op, exponential as operators_exponential,
  exponential_ as operators_exponential_, exponential__op, exponential_op, exponential_out, exponential_out_op,
  eye as operators_eye, eye_m, eye_m_op, eye_m_out, eye_m_out_op, eye_op, eye_out, eye_out_op, feature_alpha_dropout,
  feature_alpha_dropout_, feature_alpha_dropout__op, feature_alpha_dropout_op, feature_dropout, feature_dropout_,
  feature_dropout__op, feature_dropout_op, fft_fftshift, fft_fftshift_op, fft_ifftshift, fft_ifftshift_op, fill_Scalar,
  fill_Scalar_op, fill_Scalar_out, fill_Scalar_out_op, fill_Tensor, fill_Tensor_op, fill_Tensor_out, fill_Tensor_out_op,
  fill__Scalar, fill__Scalar_op, fill__Tensor, fill__Tensor_op, fill_diagonal_, fill_diagonal__op, fix as operators_fix,
  fix_ as operators_fix_, fix__op, fix_op, fix_out, fix_out_op, flatten_using_ints, flatten_using_ints_op,
  flip as operators_flip, flip_op, flip_out, flip_out_op, fliplr as operators_fliplr, fliplr_op,
  flipud as operators_flipud, flipud_op, float_power_Scalar, float_power_Scalar_op, float_power_Scalar_out,
  float_power_Scalar_out_op, float_power_Tensor_Scalar, float_power_Tensor_Scalar_op, float_power_Tensor_Scalar_out,
  float_power_Tensor_Scalar_out_op, float_power_Tensor_Tensor, float_power_Tensor_Tensor_op,
  float_power_Tensor_Tensor_out, float_power_Tensor_Tensor_out_op, float_power__Scalar, float_power__Scalar_op,
  float_power__Tensor, float_power__Tensor_op, floor as operators_floor, floor_ as operators_floor_, floor__op,
  floor_divide, floor_divide_Scalar, floor_divide_Scalar_op, floor_divide__Scalar, floor_divide__Scalar_op,
  floor_divide__Tensor, floor_divide__Tensor_op, floor_divide_op, floor_divide_out, floor_divide_out_op, floor_op,
  floor_out, floor_out_op, fmax as operators_fmax, fmax_op, fmax_out, fmax_out_op, fmin as operators_fmin, fmin_op,
  fmin_out, fmin_out_op, fmod_Scalar, fmod_Scalar_op, fmod_Scalar_out, fmod_Scalar_out_op, fmod_Tensor, fmod_Tensor_op,
  fmod_Tensor_out, fmod_Tensor_out_op, fmod__Scalar, fmod__Scalar_op, fmod__Tensor, fmod__Tensor_op,
  frac as operators_frac, frac_ as operators_frac_, frac__op, frac_op, frac_out, frac_out_op, frobenius_norm,
  frobenius_norm_dim, frobenius_norm_dim_op, frobenius_norm_op, frobenius_norm_out, frobenius_norm_out_op,
  full as operators_full, full_like, full_like_op, full_like_out, full_like_out_op, full_op, full_out, full_out_op,
  gather as operators_gather, gather_backward, gather_backward_op, gather_op, gather_out, gather_out_op,
  gcd as operators_gcd, gcd_ as operators_gcd_, gcd__op, gcd_op, gcd_out, gcd_out_op, ge_Scalar, ge_Scalar_op,
  ge_Scalar_out, ge_Scalar_out_op, ge_Tensor, ge_Tensor_op, ge_Tensor_out, ge_Tensor_out_op, ge__Scalar, ge__Scalar_op,
  ge__Tensor, ge__Tensor_op, gelu as operators_gelu, gelu_ as operators_gelu_, gelu__op, gelu_backward,
  gelu_backward_grad_input, gelu_backward_grad_input_op, gelu_backward_op, gelu_op, gelu_out, gelu_out_op,
  ger as operators_ger, ger_op, greater_Scalar, greater_Scalar_op, greater_Scalar_out, greater_Scalar_out_op,
  greater_Tensor, greater_Tensor_op, greater_Tensor_out, greater_Tensor_out_op, greater__Scalar, greater__Scalar_op,
  greater__Tensor, greater__Tensor_op, greater_equal_Scalar, greater_equal_Scalar_op, greater_equal_Scalar_out,
  greater_equal_Scalar_out_op, greater_equal_Tensor, greater_equal_Tensor_op, greater_equal_Tensor_out,
  greater_equal_Tensor_out_op, greater_equal__Scalar, greater_equal__Scalar_op, greater_equal__Tensor,
  greater_equal__Tensor_op, group_norm, group_norm_op, gt_Scalar, gt_Scalar_op, gt_Scalar_out, gt_Scalar_out_op,
  gt_Tensor, gt_Tensor_op, gt_Tensor_out, gt_Tensor_out_op, gt__Scalar, gt__Scalar_op, gt__Tensor, gt__Tensor_op,
  hardshrink as operators_hardshrink, hardshrink_backward, hardshrink_backward_grad_input,
  hardshrink_backward_grad_input_op, hardshrink_backward_op, hardshrink_op, hardshrink_out, hardshrink_out_op,
  hardsigmoid as operators_hardsigmoid, hardsigmoid_ as operators_hardsigmoid_, hardsigmoid__op, hardsigmoid_backward,
  hardsigmoid_backward_grad_input, hardsigmoid_backward_grad_input_op, hardsigmoid_backward_op, hardsigmoid_op,
  hardsigmoid_out, hardsigmoid_out_op, hardswish as operators_hardswish, hardswish_ as operators_hardswish_,
  hardswish__op, hardswish_backward, hardswish_backward_op, hardswish_op, hardswish_out, hardswish_out_op,
  hardtanh as operators_hardtanh, hardtanh_ as operators_hardtanh_, hardtanh__op, hardtanh_backward,
  hardtanh_backward_grad_input, hardtanh_backward_grad_input_op, hardtanh_backward_op, hardtanh_op, hardtanh_out,
  hardtanh_out_op, heaviside as operators_heaviside, heaviside_ as operators_heaviside_, heaviside__op, heaviside_op,
  heaviside_out, heaviside_out_op, hinge_embedding_loss, hinge_embedding_loss_op, histc as operators_histc, histc_op,
  histc_out, histc_out_op, hsplit_array, hsplit_array_op, hsplit_int, hsplit_int_op, hstack as operators_hstack,
  hstack_op, hstack_out, hstack_out_op, huber_loss, huber_loss_backward, huber_loss_backward_op,
  huber_loss_backward_out, huber_loss_backward_out_op, huber_loss_op, huber_loss_out, huber_loss_out_op,
  hypot as operators_hypot, hypot_ as operators_hypot_, hypot__op, hypot_op, hypot_out, hypot_out_op,
  im2col as operators_im2col, im2col_op, im2col_out, im2col_out_op, index_Tensor, index_Tensor_op, index_Tensor_out,
  index_Tensor_out_op, index_add, index_add_, index_add__op, index_add_op, index_add_out, index_add_out_op, index_copy,
  index_copy_, index_copy__op, index_copy_op, index_copy_out, index_copy_out_op, index_fill__int_Scalar,
  index_fill__int_Scalar_op, index_fill__int_Tensor, index_fill__int_Tensor_op, index_fill_int_Scalar,
  index_fill_int_Scalar_op, index_fill_int_Scalar_out, index_fill_int_Scalar_out_op, index_fill_int_Tensor,
  index_fill_int_Tensor_op, index_fill_int_Tensor_out, index_fill_int_Tensor_out_op, index_put, index_put_,
  index_put__op, index_put_op, index_put_out, index_put_out_op, index_reduce, index_reduce_, index_reduce__op,
  index_reduce_op, index_reduce_out, index_reduce_out_op, index_select, index_select_backward, index_select_backward_op,
  index_select_op, index_select_out, index_select_out_op, inner as operators_inner, inner_op, instance_norm,
  instance_norm_op, is_complex, is_complex_op, is_conj, is_conj_op, is_floating_point, is_floating_point_op, is_neg,
  is_neg_op, is_nonzero, is_nonzero_op, is_same_size, is_same_size_op, is_signed, is_signed_op,
  isclose as operators_isclose, isclose_op, isfinite as operators_isfinite, isfinite_op, isin_Scalar_Tensor,
  isin_Scalar_Tensor_op, isin_Scalar_Tensor_out, isin_Scalar_Tensor_out_op, isin_Tensor_Scalar, isin_Tensor_Scalar_op,
  isin_Tensor_Scalar_out, isin_Tensor_Scalar_out_op, isin_Tensor_Tensor, isin_Tensor_Tensor_op, isin_Tensor_Tensor_out,
  isin_Tensor_Tensor_out_op, isinf as operators_isinf, isinf_op, isnan as operators_isnan, isnan_op,
  isneginf as operators_isneginf, isneginf_op, isneginf_out, isneginf_out_op, isposinf as operators_isposinf,
  isposinf_op, isposinf_out, isposinf_out_op, isreal as operators_isreal, isreal_op, item as operators_item, item_op,
  kl_div, kl_div_op, kron as operators_kron, kron_op, kthvalue as operators_kthvalue, kthvalue_op, kthvalue_values,
  kthvalue_values_op, l1_loss, l1_loss_op, layer_norm, layer_norm_op, le_Scalar, le_Scalar_op, le_Scalar_out,
  le_Scalar_out_op, le_Tensor, le_Tensor_op, le_Tensor_out, le_Tensor_out_op, le__Scalar, le__Scalar_op, le__Tensor,
  le__Tensor_op, leaky_relu, leaky_relu_, leaky_relu__op, leaky_relu_backward, leaky_relu_backward_grad_input,
  leaky_relu_backward_grad_input_op, leaky_relu_backward_op, leaky_relu_op, leaky_relu_out, leaky_relu_out_op,
  lerp_Scalar, lerp_Scalar_op, lerp_Scalar_out, lerp_Scalar_out_op, lerp_Tensor, lerp_Tensor_op, lerp_Tensor_out,
  lerp_Tensor_out_op, lerp__Scalar, lerp__Scalar_op, lerp__Tensor, lerp__Tensor_op, less_Scalar, less_Scalar_op,
  less_Scalar_out, less_Scalar_out_op, less_Tensor, less_Tensor_op, less_Tensor_out, less_Tensor_out_op, less__Scalar,
  less__Scalar_op, less__Tensor, less__Tensor_op, less_equal_Scalar, less_equal_Scalar_op, less_equal_Scalar_out,
  less_equal_Scalar_out_op, less_equal_Tensor, less_equal_Tensor_op, less_equal_Tensor_out, less_equal_Tensor_out_op,
  less_equal__Scalar, less_equal__Scalar_op, less_equal__Tensor, less_equal__Tensor_op, lgamma as operators_lgamma,
  lgamma_ as operators_lgamma_, lgamma__op, lgamma_op, lgamma_out, lgamma_out_op, lift as operators_lift, lift_fresh,
  lift_fresh_copy, lift_fresh_copy_op, lift_fresh_op, lift_op, linalg_diagonal, linalg_diagonal_op, linalg_vander,
  linalg_vander_op, linalg_vector_norm, linalg_vector_norm_op, linalg_vector_norm_out, linalg_vector_norm_out_op,
  linear as operators_linear, linear_op, linspace as operators_linspace, linspace_op, linspace_out, linspace_out_op,
  log as operators_log, log10 as operators_log10, log10_ as operators_log10_, log10__op, log10_op, log10_out,
  log10_out_op, log1p as operators_log1p, log1p_ as operators_log1p_, log1p__op, log1p_op, log1p_out, log1p_out_op,
  log2 as operators_log2, log2_ as operators_log2_, log2__op, log2_op, log2_out, log2_out_op, log_ as operators_log_,
  log__op, log_op, log_out, log_out_op, log_sigmoid, log_sigmoid_backward, log_sigmoid_backward_grad_input,
  log_sigmoid_backward_grad_input_op, log_sigmoid_backward_op, log_sigmoid_forward, log_sigmoid_forward_op,
  log_sigmoid_forward_output, log_sigmoid_forward_output_op, log_sigmoid_op, log_sigmoid_out, log_sigmoid_out_op,
  log_softmax_int, log_softmax_int_op, logaddexp as operators_logaddexp, logaddexp2 as operators_logaddexp2,
  logaddexp2_op, logaddexp2_out, logaddexp2_out_op, logaddexp_op, logaddexp_out, logaddexp_out_op,
  logcumsumexp as operators_logcumsumexp, logcumsumexp_op, logcumsumexp_out, logcumsumexp_out_op, logical_and,
  logical_and_, logical_and__op, logical_and_op, logical_and_out, logical_and_out_op, logical_not, logical_not_,
  logical_not__op, logical_not_op, logical_not_out, logical_not_out_op, logical_or, logical_or_, logical_or__op,
  logical_or_op, logical_or_out, logical_or_out_op, logical_xor, logical_xor_, logical_xor__op, logical_xor_op,
  logical_xor_out, logical_xor_out_op, logit as operators_logit, logit_ as operators_logit_, logit__op, logit_backward,
  logit_backward_grad_input, logit_backward_grad_input_op, logit_backward_op, logit_op, logit_out, logit_out_op,
  logspace as operators_logspace, logspace_op, logspace_out, logspace_out_op, logsumexp as operators_logsumexp,
  logsumexp_op, logsumexp_out, logsumexp_out_op, lt_Scalar, lt_Scalar_op, lt_Scalar_out, lt_Scalar_out_op, lt_Tensor,
  lt_Tensor_op, lt_Tensor_out, lt_Tensor_out_op, lt__Scalar, lt__Scalar_op, lt__Tensor, lt__Tensor_op,
  mH as operators_mH, mH_op, mT as operators_mT, mT_op, margin_ranking_loss, margin_ranking_loss_op, masked_fill_Scalar,
  masked_fill_Scalar_op, masked_fill_Scalar_out, masked_fill_Scalar_out_op, masked_fill_Tensor, masked_fill_Tensor_op,
  masked_fill_Tensor_out, masked_fill_Tensor_out_op, masked_fill__Scalar, masked_fill__Scalar_op, masked_fill__Tensor,
  masked_fill__Tensor_op, masked_scatter, masked_scatter_, masked_scatter__op, masked_scatter_op, masked_scatter_out,
  masked_scatter_out_op, masked_select, masked_select_backward, masked_select_backward_op, masked_select_op,
  masked_select_out, masked_select_out_op, matmul as operators_matmul, matmul_op, matrix_H, matrix_H_op,
  max as operators_max, max_dim, max_dim_max, max_dim_max_op, max_dim_op, max_op, max_other, max_other_op, max_out,
  max_out_op, max_pool1d, max_pool1d_op, max_pool1d_with_indices, max_pool1d_with_indices_op, max_pool2d, max_pool2d_op,
  max_pool2d_with_indices, max_pool2d_with_indices_backward, max_pool2d_with_indices_backward_op,
  max_pool2d_with_indices_op, max_pool3d, max_pool3d_op, max_pool3d_with_indices, max_pool3d_with_indices_backward,
  max_pool3d_with_indices_backward_op, max_pool3d_with_indices_op, max_unpool2d, max_unpool2d_op, max_unpool2d_out,
  max_unpool2d_out_op, max_unpool3d, max_unpool3d_op, max_unpool3d_out, max_unpool3d_out_op,
  maximum as operators_maximum, maximum_op, maximum_out, maximum_out_op, mean as operators_mean, mean_dim, mean_dim_op,
  mean_op, mean_out, mean_out_op, median as operators_median, median_dim, median_dim_op, median_dim_values,
  median_dim_values_op, median_op, median_out, median_out_op, meshgrid as operators_meshgrid, meshgrid_indexing,
  meshgrid_indexing_op, meshgrid_op, min as operators_min, min_dim, min_dim_min, min_dim_min_op, min_dim_op, min_op,
  min_other, min_other_op, min_out, min_out_op, minimum as operators_minimum, minimum_op, minimum_out, minimum_out_op,
  mish as operators_mish, mish_ as operators_mish_, mish__op, mish_backward, mish_backward_op, mish_op, mish_out,
  mish_out_op, mm as operators_mm, mm_op, mm_out, mm_out_op, mode as operators_mode, mode_op, mode_values,
  mode_values_op, moveaxis_int, moveaxis_int_op, moveaxis_intlist, moveaxis_intlist_op, movedim_int, movedim_int_op,
  movedim_intlist, movedim_intlist_op, mse_loss, mse_loss_backward, mse_loss_backward_op, mse_loss_op, mse_loss_out,
  mse_loss_out_op, msort as operators_msort, msort_op, msort_out, msort_out_op, mul_Scalar, mul_Scalar_op, mul_Tensor,
  mul_Tensor_op, mul__Scalar, mul__Scalar_op, mul__Tensor, mul__Tensor_op, mul_out, mul_out_op,
  multinomial as operators_multinomial, multinomial_op, multinomial_out, multinomial_out_op, multiply_Scalar,
  multiply_Scalar_op, multiply_Tensor, multiply_Tensor_op, multiply__Scalar, multiply__Scalar_op, multiply__Tensor,
  multiply__Tensor_op, multiply_out, multiply_out_op, mv as operators_mv, mv_op, mv_out, mv_out_op, nan_to_num,
  nan_to_num_, nan_to_num__op, nan_to_num_op, nan_to_num_out, nan_to_num_out_op, nanmean as operators_nanmean,
  nanmean_op, nanmean_out, nanmean_out_op, nanmedian as operators_nanmedian, nanmedian_dim, nanmedian_dim_op,
  nanmedian_dim_values, nanmedian_dim_values_op, nanmedian_op, nanmedian_out, nanmedian_out_op,
  nanquantile as operators_nanquantile, nanquantile_op, nanquantile_scalar, nanquantile_scalar_op,
  nansum as operators_nansum, nansum_op, nansum_out, nansum_out_op, narrow as operators_narrow, narrow_Tensor,
  narrow_Tensor_op, narrow_copy, narrow_copy_op, narrow_copy_out, narrow_copy_out_op, narrow_op, native_batch_norm,
  native_batch_norm_backward, native_batch_norm_backward_op, native_batch_norm_op, native_dropout,
  native_dropout_backward, native_dropout_backward_op, native_dropout_backward_out, native_dropout_backward_out_op,
  native_dropout_op, native_dropout_out, native_dropout_out_op, native_group_norm, native_group_norm_backward,
  native_group_norm_backward_op, native_group_norm_op, native_layer_norm, native_layer_norm_backward,
  native_layer_norm_backward_op, native_layer_norm_op, ne_Scalar, ne_Scalar_op, ne_Scalar_out, ne_Scalar_out_op,
  ne_Tensor, ne_Tensor_op, ne_Tensor_out, ne_Tensor_out_op, ne__Scalar, ne__Scalar_op, ne__Tensor, ne__Tensor_op,
  neg as operators_neg, neg_ as operators_neg_, neg__op, neg_op, neg_out, neg_out_op, negative as operators_negative,
  negative_ as operators_negative_, negative__op, negative_op, negative_out, negative_out_op, new_empty, new_empty_op,
  new_empty_out, new_empty_out_op, new_empty_strided, new_empty_strided_op, new_empty_strided_out,
  new_empty_strided_out_op, new_full, new_full_op, new_full_out, new_full_out_op, new_ones, new_ones_op, new_ones_out,
  new_ones_out_op, new_zeros, new_zeros_op, new_zeros_out, new_zeros_out_op, nll_loss, nll_loss2d, nll_loss2d_backward,
  nll_loss2d_backward_grad_input, nll_loss2d_backward_grad_input_op, nll_loss2d_backward_op, nll_loss2d_forward,
  nll_loss2d_forward_op, nll_loss2d_forward_output, nll_loss2d_forward_output_op, nll_loss2d_op, nll_loss_backward,
  nll_loss_backward_grad_input, nll_loss_backward_grad_input_op, nll_loss_backward_op, nll_loss_forward,
  nll_loss_forward_op, nll_loss_forward_output, nll_loss_forward_output_op, nll_loss_nd, nll_loss_nd_op, nll_loss_op,
  nonzero as operators_nonzero, nonzero_numpy, nonzero_numpy_op, nonzero_op, nonzero_out, nonzero_out_op, norm_Scalar,
  norm_ScalarOpt_dim, norm_ScalarOpt_dim_dtype, norm_ScalarOpt_dim_dtype_op, norm_ScalarOpt_dim_op,
  norm_ScalarOpt_dtype, norm_ScalarOpt_dtype_op, norm_ScalarOpt_dtype_out, norm_ScalarOpt_dtype_out_op, norm_Scalar_op,
  norm_Scalar_out, norm_Scalar_out_op, norm_dtype_out, norm_dtype_out_op, norm_except_dim, norm_except_dim_op, norm_out,
  norm_out_op, normal_ as operators_normal_, normal_Tensor_Tensor, normal_Tensor_Tensor_op, normal_Tensor_Tensor_out,
  normal_Tensor_Tensor_out_op, normal_Tensor_float, normal_Tensor_float_op, normal_Tensor_float_out,
  normal_Tensor_float_out_op, normal__op, normal_float_Tensor, normal_float_Tensor_op, normal_float_Tensor_out,
  normal_float_Tensor_out_op, normal_float_float, normal_float_float_op, normal_float_float_out,
  normal_float_float_out_op, not_equal_Scalar, not_equal_Scalar_op, not_equal_Scalar_out, not_equal_Scalar_out_op,
  not_equal_Tensor, not_equal_Tensor_op, not_equal_Tensor_out, not_equal_Tensor_out_op, not_equal__Scalar,
  not_equal__Scalar_op, not_equal__Tensor, not_equal__Tensor_op, numpy_T, numpy_T_op, one_hot, one_hot_op,
  ones as operators_ones, ones_like, ones_like_op, ones_like_out, ones_like_out_op, ones_op, ones_out, ones_out_op,
  outer as operators_outer, outer_op, pad as operators_pad, pad_op, pad_sequence, pad_sequence_op, pairwise_distance,
  pairwise_distance_op, permute as operators_permute, permute_copy, permute_copy_op, permute_op, poisson_nll_loss,
  poisson_nll_loss_op, polygamma as operators_polygamma, polygamma_ as operators_polygamma_, polygamma__op,
  polygamma_op, polygamma_out, polygamma_out_op, positive as operators_positive, positive_op, pow_Scalar, pow_Scalar_op,
  pow_Scalar_out, pow_Scalar_out_op, pow_Tensor_Scalar, pow_Tensor_Scalar_op, pow_Tensor_Scalar_out,
  pow_Tensor_Scalar_out_op, pow_Tensor_Tensor, pow_Tensor_Tensor_op, pow_Tensor_Tensor_out, pow_Tensor_Tensor_out_op,
  pow__Scalar, pow__Scalar_op, pow__Tensor, pow__Tensor_op, prod as operators_prod, prod_dim_int, prod_dim_int_op,
  prod_int_out, prod_int_out_op, prod_op, prod_out, prod_out_op, promote_types, promote_types_op, put as operators_put,
  put_ as operators_put_, put__op, put_op, put_out, put_out_op, quantile as operators_quantile, quantile_op,
  quantile_scalar, quantile_scalar_op, rad2deg as operators_rad2deg, rad2deg_ as operators_rad2deg_, rad2deg__op,
  rad2deg_op, rad2deg_out, rad2deg_out_op, rand as operators_rand, rand_generator, rand_generator_op,
  rand_generator_out, rand_generator_out_op, rand_like, rand_like_op, rand_like_out, rand_like_out_op, rand_op,
  rand_out, rand_out_op, randint as operators_randint, randint_generator, randint_generator_op, randint_generator_out,
  randint_generator_out_op, randint_like, randint_like_low_dtype, randint_like_low_dtype_op, randint_like_low_dtype_out,
  randint_like_low_dtype_out_op, randint_like_op, randint_like_out, randint_like_out_op, randint_low,
  randint_low_generator, randint_low_generator_op, randint_low_generator_out, randint_low_generator_out_op,
  randint_low_op, randint_low_out, randint_low_out_op, randint_op, randint_out, randint_out_op,
  randn as operators_randn, randn_generator, randn_generator_op, randn_generator_out, randn_generator_out_op,
  randn_like, randn_like_op, randn_like_out, randn_like_out_op, randn_op, randn_out, randn_out_op,
  random as operators_random, random_ as operators_random_, random__from, random__from_op, random__op, random__to,
  random__to_op, random_from, random_from_op, random_from_out, random_from_out_op, random_op, random_out, random_out_op,
  random_to, random_to_op, random_to_out, random_to_out_op, randperm as operators_randperm, randperm_generator,
  randperm_generator_op, randperm_generator_out, randperm_generator_out_op, randperm_op, randperm_out, randperm_out_op,
  ravel as operators_ravel, ravel_op, real as operators_real, real_op, reciprocal as operators_reciprocal,
  reciprocal_ as operators_reciprocal_, reciprocal__op, reciprocal_op, reciprocal_out, reciprocal_out_op,
  reflection_pad1d, reflection_pad1d_backward, reflection_pad1d_backward_grad_input,
  reflection_pad1d_backward_grad_input_op, reflection_pad1d_backward_op, reflection_pad1d_op, reflection_pad1d_out,
  reflection_pad1d_out_op, reflection_pad2d, reflection_pad2d_backward, reflection_pad2d_backward_grad_input,
  reflection_pad2d_backward_grad_input_op, reflection_pad2d_backward_op, reflection_pad2d_op, reflection_pad2d_out,
  reflection_pad2d_out_op, reflection_pad3d, reflection_pad3d_backward, reflection_pad3d_backward_grad_input,
  reflection_pad3d_backward_grad_input_op, reflection_pad3d_backward_op, reflection_pad3d_op, reflection_pad3d_out,
  reflection_pad3d_out_op, relu as operators_relu, relu6 as operators_relu6, relu6_ as operators_relu6_, relu6__op,
  relu6_op, relu_ as operators_relu_, relu__op, relu_op, remainder_Scalar, remainder_Scalar_Tensor,
  remainder_Scalar_Tensor_op, remainder_Scalar_op, remainder_Scalar_out, remainder_Scalar_out_op, remainder_Tensor,
  remainder_Tensor_op, remainder_Tensor_out, remainder_Tensor_out_op, remainder__Scalar, remainder__Scalar_op,
  remainder__Tensor, remainder__Tensor_op, repeat as operators_repeat, repeat_interleave_Tensor,
  repeat_interleave_Tensor_op, repeat_interleave_Tensor_out, repeat_interleave_Tensor_out_op,
  repeat_interleave_self_Tensor, repeat_interleave_self_Tensor_op, repeat_interleave_self_int,
  repeat_interleave_self_int_op, repeat_op, repeat_out, repeat_out_op, replication_pad1d, replication_pad1d_backward,
  replication_pad1d_backward_grad_input, replication_pad1d_backward_grad_input_op, replication_pad1d_backward_op,
  replication_pad1d_op, replication_pad1d_out, replication_pad1d_out_op, replication_pad2d, replication_pad2d_backward,
  replication_pad2d_backward_grad_input, replication_pad2d_backward_grad_input_op, replication_pad2d_backward_op,
  replication_pad2d_op, replication_pad2d_out, replication_pad2d_out_op, replication_pad3d, replication_pad3d_backward,
  replication_pad3d_backward_grad_input, replication_pad3d_backward_grad_input_op, replication_pad3d_backward_op,
  replication_pad3d_op, replication_pad3d_out, replication_pad3d_out_op, reshape as operators_reshape, reshape_as,
  reshape_as_op, reshape_op, resize as operators_resize, resize_ as operators_resize_, resize__op, resize_as,
  resize_as_, resize_as__op, resize_as_op, resize_as_out, resize_as_out_op, resize_op, resize_out, resize_out_op,
  resolve_conj, resolve_conj_op, resolve_neg, resolve_neg_op, result_type_Scalar, result_type_Scalar_Scalar,
  result_type_Scalar_Scalar_op, result_type_Scalar_Tensor, result_type_Scalar_Tensor_op, result_type_Scalar_op,
  result_type_Tensor, result_type_Tensor_op, roll as operators_roll, roll_op, roll_out, roll_out_op,
  rot90 as operators_rot90, rot90_op, rot90_out, rot90_out_op, round as operators_round, round_ as operators_round_,
  round__decimals, round__decimals_op, round__op, round_decimals, round_decimals_op, round_decimals_out,
  round_decimals_out_op, round_op, round_out, round_out_op, row_stack, row_stack_op, row_stack_out, row_stack_out_op,
  rsqrt as operators_rsqrt, rsqrt_ as operators_rsqrt_, rsqrt__op, rsqrt_op, rsqrt_out, rsqrt_out_op, rsub_Scalar,
  rsub_Scalar_op, rsub_Tensor, rsub_Tensor_op, scalar_tensor, scalar_tensor_op, scalar_tensor_out, scalar_tensor_out_op,
  scatter__reduce, scatter__reduce_op, scatter__src, scatter__src_op, scatter__value, scatter__value_op,
  scatter__value_reduce, scatter__value_reduce_op, scatter_add, scatter_add_, scatter_add__op, scatter_add_op,
  scatter_add_out, scatter_add_out_op, scatter_reduce, scatter_reduce__two, scatter_reduce__two_op, scatter_reduce_op,
  scatter_reduce_out, scatter_reduce_out_op, scatter_reduce_two, scatter_reduce_two_op, scatter_reduce_two_out,
  scatter_reduce_two_out_op, scatter_src, scatter_src_op, scatter_src_out, scatter_src_out_op, scatter_value,
  scatter_value_op, scatter_value_out, scatter_value_out_op, scatter_value_reduce, scatter_value_reduce_op,
  scatter_value_reduce_out, scatter_value_reduce_out_op, searchsorted_Scalar, searchsorted_Scalar_op,
  searchsorted_Scalar_out, searchsorted_Scalar_out_op, searchsorted_Tensor, searchsorted_Tensor_op,
  searchsorted_Tensor_out, searchsorted_Tensor_out_op, select_backward, select_backward_op, select_backward_out,
  select_backward_out_op, select_copy_int, select_copy_int_op, select_int, select_int_op, select_scatter,
  select_scatter_op, select_scatter_out, select_scatter_out_op, selu as operators_selu, selu_ as operators_selu_,
  selu__op, selu_op, set as operators_set, set_ as operators_set_, set__op, set__source_Tensor, set__source_Tensor_op,
  set__source_Tensor_storage_offset, set__source_Tensor_storage_offset_op, set_op, set_out, set_out_op,
  set_source_Tensor, set_source_Tensor_op, set_source_Tensor_out, set_source_Tensor_out_op, sgn as operators_sgn,
  sgn_ as operators_sgn_, sgn__op, sgn_op, sgn_out, sgn_out_op, sigmoid as operators_sigmoid,
  sigmoid_ as operators_sigmoid_, sigmoid__op, sigmoid_backward, sigmoid_backward_grad_input,
  sigmoid_backward_grad_input_op, sigmoid_backward_op, sigmoid_op, sigmoid_out, sigmoid_out_op, sign as operators_sign,
  sign_ as operators_sign_, sign__op, sign_op, sign_out, sign_out_op, signbit as operators_signbit, signbit_op,
  signbit_out, signbit_out_op, silu as operators_silu, silu_ as operators_silu_, silu__op, silu_backward,
  silu_backward_grad_input, silu_backward_grad_input_op, silu_backward_op, silu_op, silu_out, silu_out_op,
  sin as operators_sin, sin_ as operators_sin_, sin__op, sin_op, sin_out, sin_out_op, sinc as operators_sinc,
  sinc_ as operators_sinc_, sinc__op, sinc_op, sinc_out, sinc_out_op, sinh as operators_sinh, sinh_ as operators_sinh_,
  sinh__op, sinh_op, sinh_out, sinh_out_op, size_int, size_int_op, slice_Tensor, slice_Tensor_op, slice_backward,
  slice_backward_op, slice_backward_out, slice_backward_out_op, slice_copy_Tensor, slice_copy_Tensor_op, slice_scatter,
  slice_scatter_op, slice_scatter_out, slice_scatter_out_op, smooth_l1_loss, smooth_l1_loss_backward,
  smooth_l1_loss_backward_op, smooth_l1_loss_op, smooth_l1_loss_out, smooth_l1_loss_out_op, soft_margin_loss,
  soft_margin_loss_backward, soft_margin_loss_backward_op, soft_margin_loss_op, soft_margin_loss_out,
  soft_margin_loss_out_op, softmax_int, softmax_int_op, softplus as operators_softplus, softplus_backward,
  softplus_backward_grad_input, softplus_backward_grad_input_op, softplus_backward_op, softplus_op, softplus_out,
  softplus_out_op, softshrink as operators_softshrink, softshrink_backward, softshrink_backward_grad_input,
  softshrink_backward_grad_input_op, softshrink_backward_op, softshrink_op, softshrink_out, softshrink_out_op,
  sort as operators_sort, sort_op, sort_stable, sort_stable_op, sort_values, sort_values_op, sort_values_stable,
  sort_values_stable_op, special_log_softmax, special_log_softmax_op, special_softmax, special_softmax_op, split_Tensor,
  split_Tensor_op, split_copy_Tensor, split_copy_Tensor_op, split_sizes, split_sizes_op, split_with_sizes,
  split_with_sizes_copy, split_with_sizes_copy_op, split_with_sizes_op, sqrt as operators_sqrt,
  sqrt_ as operators_sqrt_, sqrt__op, sqrt_op, sqrt_out, sqrt_out_op, square as operators_square,
  square_ as operators_square_, square__op, square_op, square_out, square_out_op, squeeze as operators_squeeze,
  squeeze_ as operators_squeeze_, squeeze__dim, squeeze__dim_op, squeeze__op, squeeze_copy, squeeze_copy_dim,
  squeeze_copy_dim_op, squeeze_copy_op, squeeze_dim, squeeze_dim_op, squeeze_op, stack as operators_stack, stack_op,
  stack_out, stack_out_op, std as operators_std, std_correction, std_correction_op, std_correction_out,
  std_correction_out_op, std_dim, std_dim_op, std_mean, std_mean_correction, std_mean_correction_op,
  std_mean_correction_out, std_mean_correction_out_op, std_mean_dim, std_mean_dim_op, std_mean_op, std_op, std_out,
  std_out_op, stride_int, stride_int_op, sub_Scalar, sub_Scalar_op, sub_Tensor, sub_Tensor_op, sub__Scalar,
  sub__Scalar_op, sub__Tensor, sub__Tensor_op, sub_out, sub_out_op, subtract_Scalar, subtract_Scalar_op,
  subtract_Tensor, subtract_Tensor_op, subtract__Scalar, subtract__Scalar_op, subtract__Tensor, subtract__Tensor_op,
  subtract_out, subtract_out_op, sum as operators_sum, sum_IntList_out, sum_IntList_out_op, sum_dim_IntList,
  sum_dim_IntList_op, sum_op, sum_out, sum_out_op, sum_to_size, sum_to_size_op, swapaxes as operators_swapaxes,
  swapaxes_ as operators_swapaxes_, swapaxes__op, swapaxes_op, swapdims as operators_swapdims,
  swapdims_ as operators_swapdims_, swapdims__op, swapdims_op, t as operators_t, t_ as operators_t_, t__op, t_copy,
  t_copy_op, t_op, take as operators_take, take_along_dim, take_along_dim_op, take_along_dim_out, take_along_dim_out_op,
  take_op, take_out, take_out_op, tan as operators_tan, tan_ as operators_tan_, tan__op, tan_op, tan_out, tan_out_op,
  tanh as operators_tanh, tanh_ as operators_tanh_, tanh__op, tanh_backward, tanh_backward_grad_input,
  tanh_backward_grad_input_op, tanh_backward_op, tanh_op, tanh_out, tanh_out_op, tensor_split_indices,
  tensor_split_indices_op, tensor_split_sections, tensor_split_sections_op, tensor_split_tensor_indices_or_sections,
  tensor_split_tensor_indices_or_sections_op, tensordot as operators_tensordot, tensordot_op,
  threshold as operators_threshold, threshold_ as operators_threshold_, threshold__op, threshold_backward,
  threshold_backward_grad_input, threshold_backward_grad_input_op, threshold_backward_op, threshold_op, threshold_out,
  threshold_out_op, tile as operators_tile, tile_op, to_device, to_device_op, to_dtype, to_dtype_layout,
  to_dtype_layout_op, to_dtype_op, to_other, to_other_op, topk as operators_topk, topk_op, topk_values, topk_values_op,
  trace as operators_trace, trace_backward, trace_backward_op, trace_op, trace_out, trace_out_op,
  transpose_ as operators_transpose_, transpose__op, transpose_copy_int, transpose_copy_int_op, transpose_int,
  transpose_int_op, trapezoid_dx, trapezoid_dx_op, trapezoid_x, trapezoid_x_op, tril as operators_tril,
  tril_ as operators_tril_, tril__op, tril_indices, tril_indices_op, tril_indices_out, tril_indices_out_op, tril_op,
  tril_out, tril_out_op, triplet_margin_loss, triplet_margin_loss_op, triu as operators_triu, triu_ as operators_triu_,
  triu__op, triu_indices, triu_indices_op, triu_indices_out, triu_indices_out_op, triu_op, triu_out, triu_out_op,
  true_divide_Scalar, true_divide_Scalar_op, true_divide_Tensor, true_divide_Tensor_op, true_divide__Scalar,
  true_divide__Scalar_op, true_divide__Tensor, true_divide__Tensor_op, true_divide_out, true_divide_out_op,
  trunc as operators_trunc, trunc_ as operators_trunc_, trunc__op, trunc_op, trunc_out, trunc_out_op, type_as,
  type_as_op, unbind_copy_int, unbind_copy_int_op, unbind_int, unbind_int_op, unflatten_int, unflatten_int_op,
  unfold as operators_unfold, unfold_backward, unfold_backward_op, unfold_backward_out, unfold_backward_out_op,
  unfold_copy, unfold_copy_op, unfold_op, uniform as operators_uniform, uniform_ as operators_uniform_, uniform__op,
  uniform_op, uniform_out, uniform_out_op, unique_consecutive, unique_consecutive_op, unique_consecutive_out,
  unique_consecutive_out_op, unique_dim, unique_dim_op, unique_dim_out, unique_dim_out_op, unsafe_chunk,
  unsafe_chunk_op, unsafe_split_Tensor, unsafe_split_Tensor_op, unsafe_split_with_sizes, unsafe_split_with_sizes_op,
  unsqueeze as operators_unsqueeze, unsqueeze_ as operators_unsqueeze_, unsqueeze__op, unsqueeze_copy,
  unsqueeze_copy_op, unsqueeze_op, value_selecting_reduction_backward, value_selecting_reduction_backward_op,
  vander as operators_vander, vander_op, var_correction, var_correction_op, var_correction_out, var_correction_out_op,
  var_default, var_default_op, var_dim, var_dim_op, var_mean, var_mean_correction, var_mean_correction_op,
  var_mean_correction_out, var_mean_correction_out_op, var_mean_dim, var_mean_dim_op, var_mean_op, var_out, var_out_op,
  vdot as operators_vdot, vdot_op, vdot_out, vdot_out_op, view as operators_view, view_as, view_as_op, view_copy,
  view_copy_dtype, view_copy_dtype_op, view_copy_op, view_dtype, view_dtype_op, view_op, vsplit_array, vsplit_array_op,
  vsplit_int, vsplit_int_op, vstack as operators_vstack, vstack_op, vstack_out, vstack_out_op, where_Scalar,
  where_ScalarOther, where_ScalarOther_op, where_ScalarSelf, where_ScalarSelf_op, where_Scalar_op, where_self,
  where_self_op, where_self_out, where_self_out_op, xlogy_OutScalar_Other, xlogy_OutScalar_Other_op,
  xlogy_OutScalar_Self, xlogy_OutScalar_Self_op, xlogy_OutTensor, xlogy_OutTensor_op, xlogy_Scalar_Other,
  xlogy_Scalar_Other_op, xlogy_Scalar_Self, xlogy_Scalar_Self_op, xlogy_Tensor, xlogy_Tensor_op, xlogy__Scalar_Other,
  xlogy__Scalar_Other_op, xlogy__Tensor, xlogy__Tensor_op, zero as operators_zero, zero_ as operators_zero_, zero__op,
  zero_op, zero_out, zero_out_op, zeros as operators_zeros, zeros_like, zeros_like_op, zeros_like_out,
  zeros_like_out_op, zeros_op, zeros_out, zeros_out_op,
} from "./operators.js";

const absOverloads = /* @__PURE__ */ overloads("abs", [abs_op, operators_abs], [abs_out_op, abs_out]);
export const abs = /* @__PURE__ */ publicFunction<{
  /**
   * `abs(Tensor self) -> Tensor`
   *
   * With `out`: `abs.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("abs", () => function abs(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_abs(self);
  } catch (error) {
    throw withCallContext(error, absOverloads, [self, options, extra]);
  }
  return callOverload(absOverloads, [self, options, extra]);
});

const absoluteOverloads = /* @__PURE__ */ overloads("absolute", [absolute_op, operators_absolute], [absolute_out_op, absolute_out]);
export const absolute = /* @__PURE__ */ publicFunction<{
  /**
   * `absolute(Tensor self) -> Tensor`
   *
   * With `out`: `absolute.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("absolute", () => function absolute(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_absolute(self);
  } catch (error) {
    throw withCallContext(error, absoluteOverloads, [self, options, extra]);
  }
  return callOverload(absoluteOverloads, [self, options, extra]);
});

const absolute_Overloads = /* @__PURE__ */ overloads("absolute_", [absolute__op, operators_absolute_]);
export const absolute_ = /* @__PURE__ */ publicFunction<{
  /**
   * `absolute_(Tensor(a!) self) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor): Tensor;
}>("absolute_", () => function absolute_(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_absolute_(self);
  } catch (error) {
    throw withCallContext(error, absolute_Overloads, [self, options, extra]);
  }
  return callOverload(absolute_Overloads, [self, options, extra]);
});

const negOverloads = /* @__PURE__ */ overloads("neg", [neg_op, operators_neg], [neg_out_op, neg_out]);
export const neg = /* @__PURE__ */ publicFunction<{
  /**
   * `neg(Tensor self) -> Tensor`
   *
   * With `out`: `neg.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("neg", () => function neg(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_neg(self);
  } catch (error) {
    throw withCallContext(error, negOverloads, [self, options, extra]);
  }
  return callOverload(negOverloads, [self, options, extra]);
});

const negativeOverloads = /* @__PURE__ */ overloads("negative", [negative_op, operators_negative], [negative_out_op, negative_out]);
export const negative = /* @__PURE__ */ publicFunction<{
  /**
   * `negative(Tensor self) -> Tensor`
   *
   * With `out`: `negative.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("negative", () => function negative(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_negative(self);
  } catch (error) {
    throw withCallContext(error, negativeOverloads, [self, options, extra]);
  }
  return callOverload(negativeOverloads, [self, options, extra]);
});

const negative_Overloads = /* @__PURE__ */ overloads("negative_", [negative__op, operators_negative_]);
export const negative_ = /* @__PURE__ */ publicFunction<{
  /**
   * `negative_(Tensor(a!) self) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor): Tensor;
}>("negative_", () => function negative_(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_negative_(self);
  } catch (error) {
    throw withCallContext(error, negative_Overloads, [self, options, extra]);
  }
  return callOverload(negative_Overloads, [self, options, extra]);
});

const signOverloads = /* @__PURE__ */ overloads("sign", [sign_op, operators_sign], [sign_out_op, sign_out]);
export const sign = /* @__PURE__ */ publicFunction<{
  /**
   * `sign(Tensor self) -> Tensor`
   *
   * With `out`: `sign.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("sign", () => function sign(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_sign(self);
  } catch (error) {
    throw withCallContext(error, signOverloads, [self, options, extra]);
  }
  return callOverload(signOverloads, [self, options, extra]);
});

const sgnOverloads = /* @__PURE__ */ overloads("sgn", [sgn_op, operators_sgn], [sgn_out_op, sgn_out]);
export const sgn = /* @__PURE__ */ publicFunction<{
  /**
   * `sgn(Tensor self) -> Tensor`
   *
   * With `out`: `sgn.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("sgn", () => function sgn(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_sgn(self);
  } catch (error) {
    throw withCallContext(error, sgnOverloads, [self, options, extra]);
  }
  return callOverload(sgnOverloads, [self, options, extra]);
});

const signbitOverloads = /* @__PURE__ */ overloads("signbit", [signbit_op, operators_signbit], [signbit_out_op, signbit_out]);
export const signbit = /* @__PURE__ */ publicFunction<{
  /**
   * `signbit(Tensor self) -> Tensor`
   *
   * With `out`: `signbit.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("signbit", () => function signbit(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_signbit(self);
  } catch (error) {
    throw withCallContext(error, signbitOverloads, [self, options, extra]);
  }
  return callOverload(signbitOverloads, [self, options, extra]);
});

const expOverloads = /* @__PURE__ */ overloads("exp", [exp_op, operators_exp], [exp_out_op, exp_out]);
export const exp = /* @__PURE__ */ publicFunction<{
  /**
   * `exp(Tensor self) -> Tensor`
   *
   * With `out`: `exp.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("exp", () => function exp(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_exp(self);
  } catch (error) {
    throw withCallContext(error, expOverloads, [self, options, extra]);
  }
  return callOverload(expOverloads, [self, options, extra]);
});

const expm1Overloads = /* @__PURE__ */ overloads("expm1", [expm1_op, operators_expm1], [expm1_out_op, expm1_out]);
export const expm1 = /* @__PURE__ */ publicFunction<{
  /**
   * `expm1(Tensor self) -> Tensor`
   *
   * With `out`: `expm1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("expm1", () => function expm1(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_expm1(self);
  } catch (error) {
    throw withCallContext(error, expm1Overloads, [self, options, extra]);
  }
  return callOverload(expm1Overloads, [self, options, extra]);
});

const exp2Overloads = /* @__PURE__ */ overloads("exp2", [exp2_op, operators_exp2], [exp2_out_op, exp2_out]);
export const exp2 = /* @__PURE__ */ publicFunction<{
  /**
   * `exp2(Tensor self) -> Tensor`
   *
   * With `out`: `exp2.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("exp2", () => function exp2(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_exp2(self);
  } catch (error) {
    throw withCallContext(error, exp2Overloads, [self, options, extra]);
  }
  return callOverload(exp2Overloads, [self, options, extra]);
});

const logOverloads = /* @__PURE__ */ overloads("log", [log_op, operators_log], [log_out_op, log_out]);
export const log = /* @__PURE__ */ publicFunction<{
  /**
   * `log(Tensor self) -> Tensor`
   *
   * With `out`: `log.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("log", () => function log(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_log(self);
  } catch (error) {
    throw withCallContext(error, logOverloads, [self, options, extra]);
  }
  return callOverload(logOverloads, [self, options, extra]);
});

const log1pOverloads = /* @__PURE__ */ overloads("log1p", [log1p_op, operators_log1p], [log1p_out_op, log1p_out]);
export const log1p = /* @__PURE__ */ publicFunction<{
  /**
   * `log1p(Tensor self) -> Tensor`
   *
   * With `out`: `log1p.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("log1p", () => function log1p(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_log1p(self);
  } catch (error) {
    throw withCallContext(error, log1pOverloads, [self, options, extra]);
  }
  return callOverload(log1pOverloads, [self, options, extra]);
});

const log2Overloads = /* @__PURE__ */ overloads("log2", [log2_op, operators_log2], [log2_out_op, log2_out]);
export const log2 = /* @__PURE__ */ publicFunction<{
  /**
   * `log2(Tensor self) -> Tensor`
   *
   * With `out`: `log2.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("log2", () => function log2(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_log2(self);
  } catch (error) {
    throw withCallContext(error, log2Overloads, [self, options, extra]);
  }
  return callOverload(log2Overloads, [self, options, extra]);
});

const log10Overloads = /* @__PURE__ */ overloads("log10", [log10_op, operators_log10], [log10_out_op, log10_out]);
export const log10 = /* @__PURE__ */ publicFunction<{
  /**
   * `log10(Tensor self) -> Tensor`
   *
   * With `out`: `log10.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("log10", () => function log10(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_log10(self);
  } catch (error) {
    throw withCallContext(error, log10Overloads, [self, options, extra]);
  }
  return callOverload(log10Overloads, [self, options, extra]);
});

const sqrtOverloads = /* @__PURE__ */ overloads("sqrt", [sqrt_op, operators_sqrt], [sqrt_out_op, sqrt_out]);
export const sqrt = /* @__PURE__ */ publicFunction<{
  /**
   * `sqrt(Tensor self) -> Tensor`
   *
   * With `out`: `sqrt.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("sqrt", () => function sqrt(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_sqrt(self);
  } catch (error) {
    throw withCallContext(error, sqrtOverloads, [self, options, extra]);
  }
  return callOverload(sqrtOverloads, [self, options, extra]);
});

const rsqrtOverloads = /* @__PURE__ */ overloads("rsqrt", [rsqrt_op, operators_rsqrt], [rsqrt_out_op, rsqrt_out]);
export const rsqrt = /* @__PURE__ */ publicFunction<{
  /**
   * `rsqrt(Tensor self) -> Tensor`
   *
   * With `out`: `rsqrt.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("rsqrt", () => function rsqrt(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_rsqrt(self);
  } catch (error) {
    throw withCallContext(error, rsqrtOverloads, [self, options, extra]);
  }
  return callOverload(rsqrtOverloads, [self, options, extra]);
});

const sinOverloads = /* @__PURE__ */ overloads("sin", [sin_op, operators_sin], [sin_out_op, sin_out]);
export const sin = /* @__PURE__ */ publicFunction<{
  /**
   * `sin(Tensor self) -> Tensor`
   *
   * With `out`: `sin.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("sin", () => function sin(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_sin(self);
  } catch (error) {
    throw withCallContext(error, sinOverloads, [self, options, extra]);
  }
  return callOverload(sinOverloads, [self, options, extra]);
});

const cosOverloads = /* @__PURE__ */ overloads("cos", [cos_op, operators_cos], [cos_out_op, cos_out]);
export const cos = /* @__PURE__ */ publicFunction<{
  /**
   * `cos(Tensor self) -> Tensor`
   *
   * With `out`: `cos.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("cos", () => function cos(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_cos(self);
  } catch (error) {
    throw withCallContext(error, cosOverloads, [self, options, extra]);
  }
  return callOverload(cosOverloads, [self, options, extra]);
});

const tanOverloads = /* @__PURE__ */ overloads("tan", [tan_op, operators_tan], [tan_out_op, tan_out]);
export const tan = /* @__PURE__ */ publicFunction<{
  /**
   * `tan(Tensor self) -> Tensor`
   *
   * With `out`: `tan.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("tan", () => function tan(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_tan(self);
  } catch (error) {
    throw withCallContext(error, tanOverloads, [self, options, extra]);
  }
  return callOverload(tanOverloads, [self, options, extra]);
});

const asinOverloads = /* @__PURE__ */ overloads("asin", [asin_op, operators_asin], [asin_out_op, asin_out]);
export const asin = /* @__PURE__ */ publicFunction<{
  /**
   * `asin(Tensor self) -> Tensor`
   *
   * With `out`: `asin.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("asin", () => function asin(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_asin(self);
  } catch (error) {
    throw withCallContext(error, asinOverloads, [self, options, extra]);
  }
  return callOverload(asinOverloads, [self, options, extra]);
});

const arcsinOverloads = /* @__PURE__ */ overloads("arcsin", [arcsin_op, operators_arcsin], [arcsin_out_op, arcsin_out]);
export const arcsin = /* @__PURE__ */ publicFunction<{
  /**
   * `arcsin(Tensor self) -> Tensor`
   *
   * With `out`: `arcsin.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("arcsin", () => function arcsin(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_arcsin(self);
  } catch (error) {
    throw withCallContext(error, arcsinOverloads, [self, options, extra]);
  }
  return callOverload(arcsinOverloads, [self, options, extra]);
});

const arcsin_Overloads = /* @__PURE__ */ overloads("arcsin_", [arcsin__op, operators_arcsin_]);
export const arcsin_ = /* @__PURE__ */ publicFunction<{
  /**
   * `arcsin_(Tensor(a!) self) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor): Tensor;
}>("arcsin_", () => function arcsin_(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_arcsin_(self);
  } catch (error) {
    throw withCallContext(error, arcsin_Overloads, [self, options, extra]);
  }
  return callOverload(arcsin_Overloads, [self, options, extra]);
});

const acosOverloads = /* @__PURE__ */ overloads("acos", [acos_op, operators_acos], [acos_out_op, acos_out]);
export const acos = /* @__PURE__ */ publicFunction<{
  /**
   * `acos(Tensor self) -> Tensor`
   *
   * With `out`: `acos.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("acos", () => function acos(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_acos(self);
  } catch (error) {
    throw withCallContext(error, acosOverloads, [self, options, extra]);
  }
  return callOverload(acosOverloads, [self, options, extra]);
});

const arccosOverloads = /* @__PURE__ */ overloads("arccos", [arccos_op, operators_arccos], [arccos_out_op, arccos_out]);
export const arccos = /* @__PURE__ */ publicFunction<{
  /**
   * `arccos(Tensor self) -> Tensor`
   *
   * With `out`: `arccos.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("arccos", () => function arccos(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_arccos(self);
  } catch (error) {
    throw withCallContext(error, arccosOverloads, [self, options, extra]);
  }
  return callOverload(arccosOverloads, [self, options, extra]);
});

const arccos_Overloads = /* @__PURE__ */ overloads("arccos_", [arccos__op, operators_arccos_]);
export const arccos_ = /* @__PURE__ */ publicFunction<{
  /**
   * `arccos_(Tensor(a!) self) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor): Tensor;
}>("arccos_", () => function arccos_(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_arccos_(self);
  } catch (error) {
    throw withCallContext(error, arccos_Overloads, [self, options, extra]);
  }
  return callOverload(arccos_Overloads, [self, options, extra]);
});

const atanOverloads = /* @__PURE__ */ overloads("atan", [atan_op, operators_atan], [atan_out_op, atan_out]);
export const atan = /* @__PURE__ */ publicFunction<{
  /**
   * `atan(Tensor self) -> Tensor`
   *
   * With `out`: `atan.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("atan", () => function atan(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_atan(self);
  } catch (error) {
    throw withCallContext(error, atanOverloads, [self, options, extra]);
  }
  return callOverload(atanOverloads, [self, options, extra]);
});

const arctanOverloads = /* @__PURE__ */ overloads("arctan", [arctan_op, operators_arctan], [arctan_out_op, arctan_out]);
export const arctan = /* @__PURE__ */ publicFunction<{
  /**
   * `arctan(Tensor self) -> Tensor`
   *
   * With `out`: `arctan.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("arctan", () => function arctan(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_arctan(self);
  } catch (error) {
    throw withCallContext(error, arctanOverloads, [self, options, extra]);
  }
  return callOverload(arctanOverloads, [self, options, extra]);
});

const arctan_Overloads = /* @__PURE__ */ overloads("arctan_", [arctan__op, operators_arctan_]);
export const arctan_ = /* @__PURE__ */ publicFunction<{
  /**
   * `arctan_(Tensor(a!) self) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor): Tensor;
}>("arctan_", () => function arctan_(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_arctan_(self);
  } catch (error) {
    throw withCallContext(error, arctan_Overloads, [self, options, extra]);
  }
  return callOverload(arctan_Overloads, [self, options, extra]);
});

const sinhOverloads = /* @__PURE__ */ overloads("sinh", [sinh_op, operators_sinh], [sinh_out_op, sinh_out]);
export const sinh = /* @__PURE__ */ publicFunction<{
  /**
   * `sinh(Tensor self) -> Tensor`
   *
   * With `out`: `sinh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("sinh", () => function sinh(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_sinh(self);
  } catch (error) {
    throw withCallContext(error, sinhOverloads, [self, options, extra]);
  }
  return callOverload(sinhOverloads, [self, options, extra]);
});

const coshOverloads = /* @__PURE__ */ overloads("cosh", [cosh_op, operators_cosh], [cosh_out_op, cosh_out]);
export const cosh = /* @__PURE__ */ publicFunction<{
  /**
   * `cosh(Tensor self) -> Tensor`
   *
   * With `out`: `cosh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("cosh", () => function cosh(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_cosh(self);
  } catch (error) {
    throw withCallContext(error, coshOverloads, [self, options, extra]);
  }
  return callOverload(coshOverloads, [self, options, extra]);
});

const tanhOverloads = /* @__PURE__ */ overloads("tanh", [tanh_op, operators_tanh], [tanh_out_op, tanh_out]);
export const tanh = /* @__PURE__ */ publicFunction<{
  /**
   * `tanh(Tensor self) -> Tensor`
   *
   * With `out`: `tanh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("tanh", () => function tanh(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_tanh(self);
  } catch (error) {
    throw withCallContext(error, tanhOverloads, [self, options, extra]);
  }
  return callOverload(tanhOverloads, [self, options, extra]);
});

const asinhOverloads = /* @__PURE__ */ overloads("asinh", [asinh_op, operators_asinh], [asinh_out_op, asinh_out]);
export const asinh = /* @__PURE__ */ publicFunction<{
  /**
   * `asinh(Tensor self) -> Tensor`
   *
   * With `out`: `asinh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("asinh", () => function asinh(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_asinh(self);
  } catch (error) {
    throw withCallContext(error, asinhOverloads, [self, options, extra]);
  }
  return callOverload(asinhOverloads, [self, options, extra]);
});

const arcsinhOverloads = /* @__PURE__ */ overloads("arcsinh", [arcsinh_op, operators_arcsinh], [arcsinh_out_op, arcsinh_out]);
export const arcsinh = /* @__PURE__ */ publicFunction<{
  /**
   * `arcsinh(Tensor self) -> Tensor`
   *
   * With `out`: `arcsinh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("arcsinh", () => function arcsinh(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_arcsinh(self);
  } catch (error) {
    throw withCallContext(error, arcsinhOverloads, [self, options, extra]);
  }
  return callOverload(arcsinhOverloads, [self, options, extra]);
});

const arcsinh_Overloads = /* @__PURE__ */ overloads("arcsinh_", [arcsinh__op, operators_arcsinh_]);
export const arcsinh_ = /* @__PURE__ */ publicFunction<{
  /**
   * `arcsinh_(Tensor(a!) self) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor): Tensor;
}>("arcsinh_", () => function arcsinh_(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_arcsinh_(self);
  } catch (error) {
    throw withCallContext(error, arcsinh_Overloads, [self, options, extra]);
  }
  return callOverload(arcsinh_Overloads, [self, options, extra]);
});

const acoshOverloads = /* @__PURE__ */ overloads("acosh", [acosh_op, operators_acosh], [acosh_out_op, acosh_out]);
export const acosh = /* @__PURE__ */ publicFunction<{
  /**
   * `acosh(Tensor self) -> Tensor`
   *
   * With `out`: `acosh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("acosh", () => function acosh(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_acosh(self);
  } catch (error) {
    throw withCallContext(error, acoshOverloads, [self, options, extra]);
  }
  return callOverload(acoshOverloads, [self, options, extra]);
});

const arccoshOverloads = /* @__PURE__ */ overloads("arccosh", [arccosh_op, operators_arccosh], [arccosh_out_op, arccosh_out]);
export const arccosh = /* @__PURE__ */ publicFunction<{
  /**
   * `arccosh(Tensor self) -> Tensor`
   *
   * With `out`: `arccosh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("arccosh", () => function arccosh(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_arccosh(self);
  } catch (error) {
    throw withCallContext(error, arccoshOverloads, [self, options, extra]);
  }
  return callOverload(arccoshOverloads, [self, options, extra]);
});

const arccosh_Overloads = /* @__PURE__ */ overloads("arccosh_", [arccosh__op, operators_arccosh_]);
export const arccosh_ = /* @__PURE__ */ publicFunction<{
  /**
   * `arccosh_(Tensor(a!) self) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor): Tensor;
}>("arccosh_", () => function arccosh_(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_arccosh_(self);
  } catch (error) {
    throw withCallContext(error, arccosh_Overloads, [self, options, extra]);
  }
  return callOverload(arccosh_Overloads, [self, options, extra]);
});

const atanhOverloads = /* @__PURE__ */ overloads("atanh", [atanh_op, operators_atanh], [atanh_out_op, atanh_out]);
export const atanh = /* @__PURE__ */ publicFunction<{
  /**
   * `atanh(Tensor self) -> Tensor`
   *
   * With `out`: `atanh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("atanh", () => function atanh(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_atanh(self);
  } catch (error) {
    throw withCallContext(error, atanhOverloads, [self, options, extra]);
  }
  return callOverload(atanhOverloads, [self, options, extra]);
});

const arctanhOverloads = /* @__PURE__ */ overloads("arctanh", [arctanh_op, operators_arctanh], [arctanh_out_op, arctanh_out]);
export const arctanh = /* @__PURE__ */ publicFunction<{
  /**
   * `arctanh(Tensor self) -> Tensor`
   *
   * With `out`: `arctanh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("arctanh", () => function arctanh(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_arctanh(self);
  } catch (error) {
    throw withCallContext(error, arctanhOverloads, [self, options, extra]);
  }
  return callOverload(arctanhOverloads, [self, options, extra]);
});

const arctanh_Overloads = /* @__PURE__ */ overloads("arctanh_", [arctanh__op, operators_arctanh_]);
export const arctanh_ = /* @__PURE__ */ publicFunction<{
  /**
   * `arctanh_(Tensor(a!) self) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor): Tensor;
}>("arctanh_", () => function arctanh_(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_arctanh_(self);
  } catch (error) {
    throw withCallContext(error, arctanh_Overloads, [self, options, extra]);
  }
  return callOverload(arctanh_Overloads, [self, options, extra]);
});

const erfOverloads = /* @__PURE__ */ overloads("erf", [erf_op, operators_erf], [erf_out_op, erf_out]);
export const erf = /* @__PURE__ */ publicFunction<{
  /**
   * `erf(Tensor self) -> Tensor`
   *
   * With `out`: `erf.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("erf", () => function erf(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_erf(self);
  } catch (error) {
    throw withCallContext(error, erfOverloads, [self, options, extra]);
  }
  return callOverload(erfOverloads, [self, options, extra]);
});

const erfcOverloads = /* @__PURE__ */ overloads("erfc", [erfc_op, operators_erfc], [erfc_out_op, erfc_out]);
export const erfc = /* @__PURE__ */ publicFunction<{
  /**
   * `erfc(Tensor self) -> Tensor`
   *
   * With `out`: `erfc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("erfc", () => function erfc(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_erfc(self);
  } catch (error) {
    throw withCallContext(error, erfcOverloads, [self, options, extra]);
  }
  return callOverload(erfcOverloads, [self, options, extra]);
});

const erfinvOverloads = /* @__PURE__ */ overloads("erfinv", [erfinv_op, operators_erfinv], [erfinv_out_op, erfinv_out]);
export const erfinv = /* @__PURE__ */ publicFunction<{
  /**
   * `erfinv(Tensor self) -> Tensor`
   *
   * With `out`: `erfinv.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("erfinv", () => function erfinv(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_erfinv(self);
  } catch (error) {
    throw withCallContext(error, erfinvOverloads, [self, options, extra]);
  }
  return callOverload(erfinvOverloads, [self, options, extra]);
});

const lgammaOverloads = /* @__PURE__ */ overloads("lgamma", [lgamma_op, operators_lgamma], [lgamma_out_op, lgamma_out]);
export const lgamma = /* @__PURE__ */ publicFunction<{
  /**
   * `lgamma(Tensor self) -> Tensor`
   *
   * With `out`: `lgamma.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("lgamma", () => function lgamma(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_lgamma(self);
  } catch (error) {
    throw withCallContext(error, lgammaOverloads, [self, options, extra]);
  }
  return callOverload(lgammaOverloads, [self, options, extra]);
});

const digammaOverloads = /* @__PURE__ */ overloads("digamma", [digamma_op, operators_digamma], [digamma_out_op, digamma_out]);
export const digamma = /* @__PURE__ */ publicFunction<{
  /**
   * `digamma(Tensor self) -> Tensor`
   *
   * With `out`: `digamma.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("digamma", () => function digamma(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_digamma(self);
  } catch (error) {
    throw withCallContext(error, digammaOverloads, [self, options, extra]);
  }
  return callOverload(digammaOverloads, [self, options, extra]);
});

const sigmoidOverloads = /* @__PURE__ */ overloads("sigmoid", [sigmoid_op, operators_sigmoid], [sigmoid_out_op, sigmoid_out]);
export const sigmoid = /* @__PURE__ */ publicFunction<{
  /**
   * `sigmoid(Tensor self) -> Tensor`
   *
   * With `out`: `sigmoid.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("sigmoid", () => function sigmoid(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_sigmoid(self);
  } catch (error) {
    throw withCallContext(error, sigmoidOverloads, [self, options, extra]);
  }
  return callOverload(sigmoidOverloads, [self, options, extra]);
});

const squareOverloads = /* @__PURE__ */ overloads("square", [square_op, operators_square], [square_out_op, square_out]);
export const square = /* @__PURE__ */ publicFunction<{
  /**
   * `square(Tensor self) -> Tensor`
   *
   * With `out`: `square.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("square", () => function square(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_square(self);
  } catch (error) {
    throw withCallContext(error, squareOverloads, [self, options, extra]);
  }
  return callOverload(squareOverloads, [self, options, extra]);
});

const square_Overloads = /* @__PURE__ */ overloads("square_", [square__op, operators_square_]);
export const square_ = /* @__PURE__ */ publicFunction<{
  /**
   * `square_(Tensor(a!) self) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor): Tensor;
}>("square_", () => function square_(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_square_(self);
  } catch (error) {
    throw withCallContext(error, square_Overloads, [self, options, extra]);
  }
  return callOverload(square_Overloads, [self, options, extra]);
});

const polygammaOverloads = /* @__PURE__ */ overloads("polygamma", [polygamma_op, operators_polygamma], [polygamma_out_op, polygamma_out]);
export const polygamma = /* @__PURE__ */ publicFunction<{
  /**
   * `polygamma(int n, Tensor self) -> Tensor`
   *
   * With `out`: `polygamma.out(int n, Tensor self, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (n: number, self: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("polygamma", () => function polygamma(n?: unknown, self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (Number.isSafeInteger(n) && isTensor(self) && options === undefined && extra === undefined) return operators_polygamma(n as number, self);
  } catch (error) {
    throw withCallContext(error, polygammaOverloads, [n, self, options, extra]);
  }
  return callOverload(polygammaOverloads, [n, self, options, extra]);
});

const polygamma_Overloads = /* @__PURE__ */ overloads("polygamma_", [polygamma__op, operators_polygamma_]);
export const polygamma_ = /* @__PURE__ */ publicFunction<{
  /**
   * `polygamma_(Tensor(a!) self, int n) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, options: { n: number }): Tensor;
  /**
   * `polygamma_(Tensor(a!) self, int n) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, n: number): Tensor;
}>("polygamma_", () => function polygamma_(self?: unknown, n?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && Number.isSafeInteger(n) && options === undefined && extra === undefined) return operators_polygamma_(self, n as number);
  } catch (error) {
    throw withCallContext(error, polygamma_Overloads, [self, n, options, extra]);
  }
  return callOverload(polygamma_Overloads, [self, n, options, extra]);
});

const reciprocalOverloads = /* @__PURE__ */ overloads("reciprocal", [reciprocal_op, operators_reciprocal], [reciprocal_out_op, reciprocal_out]);
export const reciprocal = /* @__PURE__ */ publicFunction<{
  /**
   * `reciprocal(Tensor self) -> Tensor`
   *
   * With `out`: `reciprocal.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("reciprocal", () => function reciprocal(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_reciprocal(self);
  } catch (error) {
    throw withCallContext(error, reciprocalOverloads, [self, options, extra]);
  }
  return callOverload(reciprocalOverloads, [self, options, extra]);
});

const floorOverloads = /* @__PURE__ */ overloads("floor", [floor_op, operators_floor], [floor_out_op, floor_out]);
export const floor = /* @__PURE__ */ publicFunction<{
  /**
   * `floor(Tensor self) -> Tensor`
   *
   * With `out`: `floor.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("floor", () => function floor(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_floor(self);
  } catch (error) {
    throw withCallContext(error, floorOverloads, [self, options, extra]);
  }
  return callOverload(floorOverloads, [self, options, extra]);
});

const ceilOverloads = /* @__PURE__ */ overloads("ceil", [ceil_op, operators_ceil], [ceil_out_op, ceil_out]);
export const ceil = /* @__PURE__ */ publicFunction<{
  /**
   * `ceil(Tensor self) -> Tensor`
   *
   * With `out`: `ceil.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("ceil", () => function ceil(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_ceil(self);
  } catch (error) {
    throw withCallContext(error, ceilOverloads, [self, options, extra]);
  }
  return callOverload(ceilOverloads, [self, options, extra]);
});

const truncOverloads = /* @__PURE__ */ overloads("trunc", [trunc_op, operators_trunc], [trunc_out_op, trunc_out]);
export const trunc = /* @__PURE__ */ publicFunction<{
  /**
   * `trunc(Tensor self) -> Tensor`
   *
   * With `out`: `trunc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("trunc", () => function trunc(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_trunc(self);
  } catch (error) {
    throw withCallContext(error, truncOverloads, [self, options, extra]);
  }
  return callOverload(truncOverloads, [self, options, extra]);
});

const fixOverloads = /* @__PURE__ */ overloads("fix", [fix_op, operators_fix], [fix_out_op, fix_out]);
export const fix = /* @__PURE__ */ publicFunction<{
  /**
   * `fix(Tensor self) -> Tensor`
   *
   * With `out`: `fix.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("fix", () => function fix(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_fix(self);
  } catch (error) {
    throw withCallContext(error, fixOverloads, [self, options, extra]);
  }
  return callOverload(fixOverloads, [self, options, extra]);
});

const fix_Overloads = /* @__PURE__ */ overloads("fix_", [fix__op, operators_fix_]);
export const fix_ = /* @__PURE__ */ publicFunction<{
  /**
   * `fix_(Tensor(a!) self) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor): Tensor;
}>("fix_", () => function fix_(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_fix_(self);
  } catch (error) {
    throw withCallContext(error, fix_Overloads, [self, options, extra]);
  }
  return callOverload(fix_Overloads, [self, options, extra]);
});

const roundOverloads = /* @__PURE__ */ overloads("round", [round_op, operators_round], [round_decimals_op, round_decimals], [round_out_op, round_out], [round_decimals_out_op, round_decimals_out]);
export const round = /* @__PURE__ */ publicFunction<{
  /**
   * `round(Tensor self) -> Tensor`
   *
   * With `out`: `round.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ out: Tensor }>): Tensor;
  /**
   * `round.decimals(Tensor self, *, int decimals) -> Tensor`
   *
   * With `out`: `round.decimals_out(Tensor self, *, int decimals, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options: { decimals: number } & Options<{ out: Tensor }>): Tensor;
}>("round", () => function round(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_round(self);
  } catch (error) {
    throw withCallContext(error, roundOverloads, [self, options, extra]);
  }
  return callOverload(roundOverloads, [self, options, extra]);
});

const fracOverloads = /* @__PURE__ */ overloads("frac", [frac_op, operators_frac], [frac_out_op, frac_out]);
export const frac = /* @__PURE__ */ publicFunction<{
  /**
   * `frac(Tensor self) -> Tensor`
   *
   * With `out`: `frac.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("frac", () => function frac(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_frac(self);
  } catch (error) {
    throw withCallContext(error, fracOverloads, [self, options, extra]);
  }
  return callOverload(fracOverloads, [self, options, extra]);
});

const sincOverloads = /* @__PURE__ */ overloads("sinc", [sinc_op, operators_sinc], [sinc_out_op, sinc_out]);
export const sinc = /* @__PURE__ */ publicFunction<{
  /**
   * `sinc(Tensor self) -> Tensor`
   *
   * With `out`: `sinc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("sinc", () => function sinc(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_sinc(self);
  } catch (error) {
    throw withCallContext(error, sincOverloads, [self, options, extra]);
  }
  return callOverload(sincOverloads, [self, options, extra]);
});

const deg2radOverloads = /* @__PURE__ */ overloads("deg2rad", [deg2rad_op, operators_deg2rad], [deg2rad_out_op, deg2rad_out]);
export const deg2rad = /* @__PURE__ */ publicFunction<{
  /**
   * `deg2rad(Tensor self) -> Tensor`
   *
   * With `out`: `deg2rad.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("deg2rad", () => function deg2rad(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_deg2rad(self);
  } catch (error) {
    throw withCallContext(error, deg2radOverloads, [self, options, extra]);
  }
  return callOverload(deg2radOverloads, [self, options, extra]);
});

const rad2degOverloads = /* @__PURE__ */ overloads("rad2deg", [rad2deg_op, operators_rad2deg], [rad2deg_out_op, rad2deg_out]);
export const rad2deg = /* @__PURE__ */ publicFunction<{
  /**
   * `rad2deg(Tensor self) -> Tensor`
   *
   * With `out`: `rad2deg.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("rad2deg", () => function rad2deg(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_rad2deg(self);
  } catch (error) {
    throw withCallContext(error, rad2degOverloads, [self, options, extra]);
  }
  return callOverload(rad2degOverloads, [self, options, extra]);
});

const logitOverloads = /* @__PURE__ */ overloads("logit", [logit_op, operators_logit], [logit_out_op, logit_out]);
export const logit = /* @__PURE__ */ publicFunction<{
  /**
   * `logit(Tensor self, float? eps=None) -> Tensor`
   *
   * With `out`: `logit.out(Tensor self, float? eps=None, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ eps: number | null; out: Tensor }>): Tensor;
  /**
   * `logit(Tensor self, float? eps=None) -> Tensor`
   *
   * With `out`: `logit.out(Tensor self, float? eps=None, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, eps: number | null, options?: Options<{ out: Tensor }>): Tensor;
}>("logit", () => function logit(self?: unknown, eps?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && eps === undefined && options === undefined && extra === undefined) return operators_logit(self, null);
  } catch (error) {
    throw withCallContext(error, logitOverloads, [self, eps, options, extra]);
  }
  return callOverload(logitOverloads, [self, eps, options, extra]);
});

const nanToNumOverloads = /* @__PURE__ */ overloads("nanToNum", [nan_to_num_op, nan_to_num], [nan_to_num_out_op, nan_to_num_out]);
export const nanToNum = /* @__PURE__ */ publicFunction<{
  /**
   * `nan_to_num(Tensor self, float? nan=None, float? posinf=None, float? neginf=None) -> Tensor`
   *
   * With `out`: `nan_to_num.out(Tensor self, float? nan=None, float? posinf=None, float? neginf=None, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ nan: number | null; posinf: number | null; neginf: number | null; out: Tensor }>): Tensor;
  /**
   * `nan_to_num(Tensor self, float? nan=None, float? posinf=None, float? neginf=None) -> Tensor`
   *
   * With `out`: `nan_to_num.out(Tensor self, float? nan=None, float? posinf=None, float? neginf=None, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, nan: number | null, options?: Options<{ posinf: number | null; neginf: number | null; out: Tensor }>): Tensor;
  /**
   * `nan_to_num(Tensor self, float? nan=None, float? posinf=None, float? neginf=None) -> Tensor`
   *
   * With `out`: `nan_to_num.out(Tensor self, float? nan=None, float? posinf=None, float? neginf=None, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, nan: number | null, posinf: number | null, options?: Options<{ neginf: number | null; out: Tensor }>): Tensor;
  /**
   * `nan_to_num(Tensor self, float? nan=None, float? posinf=None, float? neginf=None) -> Tensor`
   *
   * With `out`: `nan_to_num.out(Tensor self, float? nan=None, float? posinf=None, float? neginf=None, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, nan: number | null, posinf: number | null, neginf: number | null, options?: Options<{ out: Tensor }>): Tensor;
}>("nanToNum", () => function nanToNum(self?: unknown, nan?: unknown, posinf?: unknown, neginf?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && nan === undefined && posinf === undefined && neginf === undefined && options === undefined && extra === undefined) return nan_to_num(self, null, null, null);
  } catch (error) {
    throw withCallContext(error, nanToNumOverloads, [self, nan, posinf, neginf, options, extra]);
  }
  return callOverload(nanToNumOverloads, [self, nan, posinf, neginf, options, extra]);
});

const isnanOverloads = /* @__PURE__ */ overloads("isnan", [isnan_op, operators_isnan]);
export const isnan = /* @__PURE__ */ publicFunction<{
  /** `isnan(Tensor self) -> Tensor` */
  (self: Tensor): Tensor;
}>("isnan", () => function isnan(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_isnan(self);
  } catch (error) {
    throw withCallContext(error, isnanOverloads, [self, options, extra]);
  }
  return callOverload(isnanOverloads, [self, options, extra]);
});

const isinfOverloads = /* @__PURE__ */ overloads("isinf", [isinf_op, operators_isinf]);
export const isinf = /* @__PURE__ */ publicFunction<{
  /** `isinf(Tensor self) -> Tensor` */
  (self: Tensor): Tensor;
}>("isinf", () => function isinf(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_isinf(self);
  } catch (error) {
    throw withCallContext(error, isinfOverloads, [self, options, extra]);
  }
  return callOverload(isinfOverloads, [self, options, extra]);
});

const isfiniteOverloads = /* @__PURE__ */ overloads("isfinite", [isfinite_op, operators_isfinite]);
export const isfinite = /* @__PURE__ */ publicFunction<{
  /** `isfinite(Tensor self) -> Tensor` */
  (self: Tensor): Tensor;
}>("isfinite", () => function isfinite(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_isfinite(self);
  } catch (error) {
    throw withCallContext(error, isfiniteOverloads, [self, options, extra]);
  }
  return callOverload(isfiniteOverloads, [self, options, extra]);
});

const isposinfOverloads = /* @__PURE__ */ overloads("isposinf", [isposinf_op, operators_isposinf], [isposinf_out_op, isposinf_out]);
export const isposinf = /* @__PURE__ */ publicFunction<{
  /**
   * `isposinf(Tensor self) -> Tensor`
   *
   * With `out`: `isposinf.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("isposinf", () => function isposinf(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_isposinf(self);
  } catch (error) {
    throw withCallContext(error, isposinfOverloads, [self, options, extra]);
  }
  return callOverload(isposinfOverloads, [self, options, extra]);
});

const isneginfOverloads = /* @__PURE__ */ overloads("isneginf", [isneginf_op, operators_isneginf], [isneginf_out_op, isneginf_out]);
export const isneginf = /* @__PURE__ */ publicFunction<{
  /**
   * `isneginf(Tensor self) -> Tensor`
   *
   * With `out`: `isneginf.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("isneginf", () => function isneginf(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_isneginf(self);
  } catch (error) {
    throw withCallContext(error, isneginfOverloads, [self, options, extra]);
  }
  return callOverload(isneginfOverloads, [self, options, extra]);
});

const logicalNotOverloads = /* @__PURE__ */ overloads("logicalNot", [logical_not_op, logical_not], [logical_not_out_op, logical_not_out]);
export const logicalNot = /* @__PURE__ */ publicFunction<{
  /**
   * `logical_not(Tensor self) -> Tensor`
   *
   * With `out`: `logical_not.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("logicalNot", () => function logicalNot(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return logical_not(self);
  } catch (error) {
    throw withCallContext(error, logicalNotOverloads, [self, options, extra]);
  }
  return callOverload(logicalNotOverloads, [self, options, extra]);
});

const bitwiseNotOverloads = /* @__PURE__ */ overloads("bitwiseNot", [bitwise_not_op, bitwise_not], [bitwise_not_out_op, bitwise_not_out]);
export const bitwiseNot = /* @__PURE__ */ publicFunction<{
  /**
   * `bitwise_not(Tensor self) -> Tensor`
   *
   * With `out`: `bitwise_not.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("bitwiseNot", () => function bitwiseNot(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return bitwise_not(self);
  } catch (error) {
    throw withCallContext(error, bitwiseNotOverloads, [self, options, extra]);
  }
  return callOverload(bitwiseNotOverloads, [self, options, extra]);
});

const addOverloads = /* @__PURE__ */ overloads("add", [add_Tensor_op, add_Tensor], [add_Scalar_op, add_Scalar], [add_out_op, add_out]);
export const add = /* @__PURE__ */ publicFunction<{
  /**
   * `add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor`
   *
   * With `out`: `add.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, other: Tensor, options?: Options<{ alpha: Scalar; out: Tensor }>): Tensor;
  /** `add.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor` */
  (self: Tensor, other: Scalar, options?: Options<{ alpha: Scalar }>): Tensor;
  /** `add.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor` */
  (self: Tensor, other: Scalar, alpha: Scalar): Tensor;
}>("add", () => function add(self?: unknown, other?: unknown, alpha?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && alpha === undefined && options === undefined && extra === undefined) return add_Tensor(self, other, 1);
    if (isTensor(self) && typeof other === "number" && alpha === undefined && options === undefined && extra === undefined) return add_Scalar(self, other, 1);
  } catch (error) {
    throw withCallContext(error, addOverloads, [self, other, alpha, options, extra]);
  }
  return callOverload(addOverloads, [self, other, alpha, options, extra]);
});

const subOverloads = /* @__PURE__ */ overloads("sub", [sub_Tensor_op, sub_Tensor], [sub_Scalar_op, sub_Scalar], [sub_out_op, sub_out]);
export const sub = /* @__PURE__ */ publicFunction<{
  /**
   * `sub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor`
   *
   * With `out`: `sub.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, other: Tensor, options?: Options<{ alpha: Scalar; out: Tensor }>): Tensor;
  /** `sub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor` */
  (self: Tensor, other: Scalar, options?: Options<{ alpha: Scalar }>): Tensor;
  /** `sub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor` */
  (self: Tensor, other: Scalar, alpha: Scalar): Tensor;
}>("sub", () => function sub(self?: unknown, other?: unknown, alpha?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && alpha === undefined && options === undefined && extra === undefined) return sub_Tensor(self, other, 1);
    if (isTensor(self) && typeof other === "number" && alpha === undefined && options === undefined && extra === undefined) return sub_Scalar(self, other, 1);
  } catch (error) {
    throw withCallContext(error, subOverloads, [self, other, alpha, options, extra]);
  }
  return callOverload(subOverloads, [self, other, alpha, options, extra]);
});

const subtractOverloads = /* @__PURE__ */ overloads("subtract", [subtract_Tensor_op, subtract_Tensor], [subtract_out_op, subtract_out], [subtract_Scalar_op, subtract_Scalar]);
export const subtract = /* @__PURE__ */ publicFunction<{
  /**
   * `subtract.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor`
   *
   * With `out`: `subtract.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, other: Tensor, options?: Options<{ alpha: Scalar; out: Tensor }>): Tensor;
  /** `subtract.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor` */
  (self: Tensor, other: Scalar, options?: Options<{ alpha: Scalar }>): Tensor;
  /** `subtract.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor` */
  (self: Tensor, other: Scalar, alpha: Scalar): Tensor;
}>("subtract", () => function subtract(self?: unknown, other?: unknown, alpha?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && alpha === undefined && options === undefined && extra === undefined) return subtract_Tensor(self, other, 1);
    if (isTensor(self) && typeof other === "number" && alpha === undefined && options === undefined && extra === undefined) return subtract_Scalar(self, other, 1);
  } catch (error) {
    throw withCallContext(error, subtractOverloads, [self, other, alpha, options, extra]);
  }
  return callOverload(subtractOverloads, [self, other, alpha, options, extra]);
});

const subtract_Overloads = /* @__PURE__ */ overloads("subtract_", [subtract__Tensor_op, subtract__Tensor], [subtract__Scalar_op, subtract__Scalar]);
export const subtract_ = /* @__PURE__ */ publicFunction<{
  /**
   * `subtract_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, other: Tensor, options?: Options<{ alpha: Scalar }>): Tensor;
  /**
   * `subtract_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, other: Scalar, options?: Options<{ alpha: Scalar }>): Tensor;
  /**
   * `subtract_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, other: Scalar, alpha: Scalar): Tensor;
}>("subtract_", () => function subtract_(self?: unknown, other?: unknown, alpha?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && alpha === undefined && options === undefined && extra === undefined) return subtract__Tensor(self, other, 1);
    if (isTensor(self) && typeof other === "number" && alpha === undefined && options === undefined && extra === undefined) return subtract__Scalar(self, other, 1);
  } catch (error) {
    throw withCallContext(error, subtract_Overloads, [self, other, alpha, options, extra]);
  }
  return callOverload(subtract_Overloads, [self, other, alpha, options, extra]);
});

const rsubOverloads = /* @__PURE__ */ overloads("rsub", [rsub_Tensor_op, rsub_Tensor], [rsub_Scalar_op, rsub_Scalar]);
export const rsub = /* @__PURE__ */ publicFunction<{
  /** `rsub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor` */
  (self: Tensor, other: Tensor, options?: Options<{ alpha: Scalar }>): Tensor;
  /** `rsub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor` */
  (self: Tensor, other: Scalar, options?: Options<{ alpha: Scalar }>): Tensor;
  /** `rsub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor` */
  (self: Tensor, other: Scalar, alpha: Scalar): Tensor;
}>("rsub", () => function rsub(self?: unknown, other?: unknown, alpha?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && alpha === undefined && options === undefined && extra === undefined) return rsub_Tensor(self, other, 1);
    if (isTensor(self) && typeof other === "number" && alpha === undefined && options === undefined && extra === undefined) return rsub_Scalar(self, other, 1);
  } catch (error) {
    throw withCallContext(error, rsubOverloads, [self, other, alpha, options, extra]);
  }
  return callOverload(rsubOverloads, [self, other, alpha, options, extra]);
});

const mulOverloads = /* @__PURE__ */ overloads("mul", [mul_Tensor_op, mul_Tensor], [mul_Scalar_op, mul_Scalar], [mul_out_op, mul_out]);
export const mul = /* @__PURE__ */ publicFunction<{
  /**
   * `mul.Tensor(Tensor self, Tensor other) -> Tensor`
   *
   * With `out`: `mul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
  /** `mul.Scalar(Tensor self, Scalar other) -> Tensor` */
  (self: Tensor, other: Scalar): Tensor;
}>("mul", () => function mul(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return mul_Tensor(self, other);
    if (isTensor(self) && typeof other === "number" && options === undefined && extra === undefined) return mul_Scalar(self, other);
  } catch (error) {
    throw withCallContext(error, mulOverloads, [self, other, options, extra]);
  }
  return callOverload(mulOverloads, [self, other, options, extra]);
});

const multiplyOverloads = /* @__PURE__ */ overloads("multiply", [multiply_Tensor_op, multiply_Tensor], [multiply_out_op, multiply_out], [multiply_Scalar_op, multiply_Scalar]);
export const multiply = /* @__PURE__ */ publicFunction<{
  /**
   * `multiply.Tensor(Tensor self, Tensor other) -> Tensor`
   *
   * With `out`: `multiply.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
  /** `multiply.Scalar(Tensor self, Scalar other) -> Tensor` */
  (self: Tensor, other: Scalar): Tensor;
}>("multiply", () => function multiply(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return multiply_Tensor(self, other);
    if (isTensor(self) && typeof other === "number" && options === undefined && extra === undefined) return multiply_Scalar(self, other);
  } catch (error) {
    throw withCallContext(error, multiplyOverloads, [self, other, options, extra]);
  }
  return callOverload(multiplyOverloads, [self, other, options, extra]);
});

const multiply_Overloads = /* @__PURE__ */ overloads("multiply_", [multiply__Tensor_op, multiply__Tensor], [multiply__Scalar_op, multiply__Scalar]);
export const multiply_ = /* @__PURE__ */ publicFunction<{
  /**
   * `multiply_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, other: Tensor): Tensor;
  /**
   * `multiply_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, other: Scalar): Tensor;
}>("multiply_", () => function multiply_(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return multiply__Tensor(self, other);
    if (isTensor(self) && typeof other === "number" && options === undefined && extra === undefined) return multiply__Scalar(self, other);
  } catch (error) {
    throw withCallContext(error, multiply_Overloads, [self, other, options, extra]);
  }
  return callOverload(multiply_Overloads, [self, other, options, extra]);
});

const divOverloads = /* @__PURE__ */ overloads("div", [div_Tensor_op, div_Tensor], [div_Scalar_op, div_Scalar], [div_Tensor_mode_op, div_Tensor_mode], [div_Scalar_mode_op, div_Scalar_mode], [div_out_op, div_out], [div_out_mode_op, div_out_mode]);
export const div = /* @__PURE__ */ publicFunction<{
  /**
   * `div.Tensor(Tensor self, Tensor other) -> Tensor`
   *
   * With `out`: `div.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
  /** `div.Scalar(Tensor self, Scalar other) -> Tensor` */
  (self: Tensor, other: Scalar): Tensor;
  /**
   * `div.Tensor_mode(Tensor self, Tensor other, *, str? rounding_mode) -> Tensor`
   *
   * With `out`: `div.out_mode(Tensor self, Tensor other, *, str? rounding_mode, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, other: Tensor, options: { roundingMode: string | null } & Options<{ out: Tensor }>): Tensor;
  /** `div.Scalar_mode(Tensor self, Scalar other, *, str? rounding_mode) -> Tensor` */
  (self: Tensor, other: Scalar, options: { roundingMode: string | null }): Tensor;
}>("div", () => function div(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return div_Tensor(self, other);
    if (isTensor(self) && typeof other === "number" && options === undefined && extra === undefined) return div_Scalar(self, other);
  } catch (error) {
    throw withCallContext(error, divOverloads, [self, other, options, extra]);
  }
  return callOverload(divOverloads, [self, other, options, extra]);
});

const divideOverloads = /* @__PURE__ */ overloads("divide", [divide_Tensor_op, divide_Tensor], [divide_out_op, divide_out], [divide_Scalar_op, divide_Scalar], [divide_Tensor_mode_op, divide_Tensor_mode], [divide_out_mode_op, divide_out_mode], [divide_Scalar_mode_op, divide_Scalar_mode]);
export const divide = /* @__PURE__ */ publicFunction<{
  /**
   * `divide.Tensor(Tensor self, Tensor other) -> Tensor`
   *
   * With `out`: `divide.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
  /** `divide.Scalar(Tensor self, Scalar other) -> Tensor` */
  (self: Tensor, other: Scalar): Tensor;
  /**
   * `divide.Tensor_mode(Tensor self, Tensor other, *, str? rounding_mode) -> Tensor`
   *
   * With `out`: `divide.out_mode(Tensor self, Tensor other, *, str? rounding_mode, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, other: Tensor, options: { roundingMode: string | null } & Options<{ out: Tensor }>): Tensor;
  /** `divide.Scalar_mode(Tensor self, Scalar other, *, str? rounding_mode) -> Tensor` */
  (self: Tensor, other: Scalar, options: { roundingMode: string | null }): Tensor;
}>("divide", () => function divide(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return divide_Tensor(self, other);
    if (isTensor(self) && typeof other === "number" && options === undefined && extra === undefined) return divide_Scalar(self, other);
  } catch (error) {
    throw withCallContext(error, divideOverloads, [self, other, options, extra]);
  }
  return callOverload(divideOverloads, [self, other, options, extra]);
});

const divide_Overloads = /* @__PURE__ */ overloads("divide_", [divide__Tensor_op, divide__Tensor], [divide__Scalar_op, divide__Scalar], [divide__Tensor_mode_op, divide__Tensor_mode], [divide__Scalar_mode_op, divide__Scalar_mode]);
export const divide_ = /* @__PURE__ */ publicFunction<{
  /**
   * `divide_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, other: Tensor): Tensor;
  /**
   * `divide_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, other: Scalar): Tensor;
  /**
   * `divide_.Tensor_mode(Tensor(a!) self, Tensor other, *, str? rounding_mode) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, other: Tensor, options: { roundingMode: string | null }): Tensor;
  /**
   * `divide_.Scalar_mode(Tensor(a!) self, Scalar other, *, str? rounding_mode) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, other: Scalar, options: { roundingMode: string | null }): Tensor;
}>("divide_", () => function divide_(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return divide__Tensor(self, other);
    if (isTensor(self) && typeof other === "number" && options === undefined && extra === undefined) return divide__Scalar(self, other);
  } catch (error) {
    throw withCallContext(error, divide_Overloads, [self, other, options, extra]);
  }
  return callOverload(divide_Overloads, [self, other, options, extra]);
});

const trueDivideOverloads = /* @__PURE__ */ overloads("trueDivide", [true_divide_Tensor_op, true_divide_Tensor], [true_divide_out_op, true_divide_out], [true_divide_Scalar_op, true_divide_Scalar]);
export const trueDivide = /* @__PURE__ */ publicFunction<{
  /**
   * `true_divide.Tensor(Tensor self, Tensor other) -> Tensor`
   *
   * With `out`: `true_divide.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
  /** `true_divide.Scalar(Tensor self, Scalar other) -> Tensor` */
  (self: Tensor, other: Scalar): Tensor;
}>("trueDivide", () => function trueDivide(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return true_divide_Tensor(self, other);
    if (isTensor(self) && typeof other === "number" && options === undefined && extra === undefined) return true_divide_Scalar(self, other);
  } catch (error) {
    throw withCallContext(error, trueDivideOverloads, [self, other, options, extra]);
  }
  return callOverload(trueDivideOverloads, [self, other, options, extra]);
});

const trueDivide_Overloads = /* @__PURE__ */ overloads("trueDivide_", [true_divide__Tensor_op, true_divide__Tensor], [true_divide__Scalar_op, true_divide__Scalar]);
export const trueDivide_ = /* @__PURE__ */ publicFunction<{
  /**
   * `true_divide_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, other: Tensor): Tensor;
  /**
   * `true_divide_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, other: Scalar): Tensor;
}>("trueDivide_", () => function trueDivide_(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return true_divide__Tensor(self, other);
    if (isTensor(self) && typeof other === "number" && options === undefined && extra === undefined) return true_divide__Scalar(self, other);
  } catch (error) {
    throw withCallContext(error, trueDivide_Overloads, [self, other, options, extra]);
  }
  return callOverload(trueDivide_Overloads, [self, other, options, extra]);
});

const floorDivideOverloads = /* @__PURE__ */ overloads("floorDivide", [floor_divide_op, floor_divide], [floor_divide_Scalar_op, floor_divide_Scalar], [floor_divide_out_op, floor_divide_out]);
export const floorDivide = /* @__PURE__ */ publicFunction<{
  /**
   * `floor_divide(Tensor self, Tensor other) -> Tensor`
   *
   * With `out`: `floor_divide.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
  /** `floor_divide.Scalar(Tensor self, Scalar other) -> Tensor` */
  (self: Tensor, other: Scalar): Tensor;
}>("floorDivide", () => function floorDivide(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return floor_divide(self, other);
    if (isTensor(self) && typeof other === "number" && options === undefined && extra === undefined) return floor_divide_Scalar(self, other);
  } catch (error) {
    throw withCallContext(error, floorDivideOverloads, [self, other, options, extra]);
  }
  return callOverload(floorDivideOverloads, [self, other, options, extra]);
});

const remainderOverloads = /* @__PURE__ */ overloads("remainder", [remainder_Tensor_op, remainder_Tensor], [remainder_Scalar_op, remainder_Scalar], [remainder_Scalar_Tensor_op, remainder_Scalar_Tensor], [remainder_Tensor_out_op, remainder_Tensor_out], [remainder_Scalar_out_op, remainder_Scalar_out]);
export const remainder = /* @__PURE__ */ publicFunction<{
  /**
   * `remainder.Tensor(Tensor self, Tensor other) -> Tensor`
   *
   * With `out`: `remainder.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
  /**
   * `remainder.Scalar(Tensor self, Scalar other) -> Tensor`
   *
   * With `out`: `remainder.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, other: Scalar, options?: Options<{ out: Tensor }>): Tensor;
  /** `remainder.Scalar_Tensor(Scalar self, Tensor other) -> Tensor` */
  (self: Scalar, other: Tensor): Tensor;
}>("remainder", () => function remainder(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return remainder_Tensor(self, other);
    if (isTensor(self) && typeof other === "number" && options === undefined && extra === undefined) return remainder_Scalar(self, other);
    if (typeof self === "number" && isTensor(other) && options === undefined && extra === undefined) return remainder_Scalar_Tensor(self, other);
  } catch (error) {
    throw withCallContext(error, remainderOverloads, [self, other, options, extra]);
  }
  return callOverload(remainderOverloads, [self, other, options, extra]);
});

const fmodOverloads = /* @__PURE__ */ overloads("fmod", [fmod_Tensor_op, fmod_Tensor], [fmod_Scalar_op, fmod_Scalar], [fmod_Tensor_out_op, fmod_Tensor_out], [fmod_Scalar_out_op, fmod_Scalar_out]);
export const fmod = /* @__PURE__ */ publicFunction<{
  /**
   * `fmod.Tensor(Tensor self, Tensor other) -> Tensor`
   *
   * With `out`: `fmod.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
  /**
   * `fmod.Scalar(Tensor self, Scalar other) -> Tensor`
   *
   * With `out`: `fmod.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, other: Scalar, options?: Options<{ out: Tensor }>): Tensor;
}>("fmod", () => function fmod(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return fmod_Tensor(self, other);
    if (isTensor(self) && typeof other === "number" && options === undefined && extra === undefined) return fmod_Scalar(self, other);
  } catch (error) {
    throw withCallContext(error, fmodOverloads, [self, other, options, extra]);
  }
  return callOverload(fmodOverloads, [self, other, options, extra]);
});

const powOverloads = /* @__PURE__ */ overloads("pow", [pow_Tensor_Tensor_op, pow_Tensor_Tensor], [pow_Tensor_Scalar_op, pow_Tensor_Scalar], [pow_Scalar_op, pow_Scalar], [pow_Tensor_Tensor_out_op, pow_Tensor_Tensor_out], [pow_Tensor_Scalar_out_op, pow_Tensor_Scalar_out], [pow_Scalar_out_op, pow_Scalar_out]);
export const pow = /* @__PURE__ */ publicFunction<{
  /**
   * `pow.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor`
   *
   * With `out`: `pow.Tensor_Tensor_out(Tensor self, Tensor exponent, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, exponent: Tensor, options?: Options<{ out: Tensor }>): Tensor;
  /**
   * `pow.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor`
   *
   * With `out`: `pow.Tensor_Scalar_out(Tensor self, Scalar exponent, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, exponent: Scalar, options?: Options<{ out: Tensor }>): Tensor;
  /**
   * `pow.Scalar(Scalar self, Tensor exponent) -> Tensor`
   *
   * With `out`: `pow.Scalar_out(Scalar self, Tensor exponent, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Scalar, exponent: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("pow", () => function pow(self?: unknown, exponent?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(exponent) && options === undefined && extra === undefined) return pow_Tensor_Tensor(self, exponent);
    if (isTensor(self) && typeof exponent === "number" && options === undefined && extra === undefined) return pow_Tensor_Scalar(self, exponent);
    if (typeof self === "number" && isTensor(exponent) && options === undefined && extra === undefined) return pow_Scalar(self, exponent);
  } catch (error) {
    throw withCallContext(error, powOverloads, [self, exponent, options, extra]);
  }
  return callOverload(powOverloads, [self, exponent, options, extra]);
});

const floatPowerOverloads = /* @__PURE__ */ overloads("floatPower", [float_power_Tensor_Tensor_op, float_power_Tensor_Tensor], [float_power_Tensor_Tensor_out_op, float_power_Tensor_Tensor_out], [float_power_Tensor_Scalar_op, float_power_Tensor_Scalar], [float_power_Tensor_Scalar_out_op, float_power_Tensor_Scalar_out], [float_power_Scalar_op, float_power_Scalar], [float_power_Scalar_out_op, float_power_Scalar_out]);
export const floatPower = /* @__PURE__ */ publicFunction<{
  /**
   * `float_power.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor`
   *
   * With `out`: `float_power.Tensor_Tensor_out(Tensor self, Tensor exponent, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, exponent: Tensor, options?: Options<{ out: Tensor }>): Tensor;
  /**
   * `float_power.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor`
   *
   * With `out`: `float_power.Tensor_Scalar_out(Tensor self, Scalar exponent, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, exponent: Scalar, options?: Options<{ out: Tensor }>): Tensor;
  /**
   * `float_power.Scalar(Scalar self, Tensor exponent) -> Tensor`
   *
   * With `out`: `float_power.Scalar_out(Scalar self, Tensor exponent, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Scalar, exponent: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("floatPower", () => function floatPower(self?: unknown, exponent?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(exponent) && options === undefined && extra === undefined) return float_power_Tensor_Tensor(self, exponent);
    if (isTensor(self) && typeof exponent === "number" && options === undefined && extra === undefined) return float_power_Tensor_Scalar(self, exponent);
    if (typeof self === "number" && isTensor(exponent) && options === undefined && extra === undefined) return float_power_Scalar(self, exponent);
  } catch (error) {
    throw withCallContext(error, floatPowerOverloads, [self, exponent, options, extra]);
  }
  return callOverload(floatPowerOverloads, [self, exponent, options, extra]);
});

const floatPower_Overloads = /* @__PURE__ */ overloads("floatPower_", [float_power__Tensor_op, float_power__Tensor], [float_power__Scalar_op, float_power__Scalar]);
export const floatPower_ = /* @__PURE__ */ publicFunction<{
  /**
   * `float_power_.Tensor(Tensor(a!) self, Tensor exponent) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, exponent: Tensor): Tensor;
  /**
   * `float_power_.Scalar(Tensor(a!) self, Scalar exponent) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, exponent: Scalar): Tensor;
}>("floatPower_", () => function floatPower_(self?: unknown, exponent?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(exponent) && options === undefined && extra === undefined) return float_power__Tensor(self, exponent);
    if (isTensor(self) && typeof exponent === "number" && options === undefined && extra === undefined) return float_power__Scalar(self, exponent);
  } catch (error) {
    throw withCallContext(error, floatPower_Overloads, [self, exponent, options, extra]);
  }
  return callOverload(floatPower_Overloads, [self, exponent, options, extra]);
});

const atan2Overloads = /* @__PURE__ */ overloads("atan2", [atan2_op, operators_atan2], [atan2_out_op, atan2_out]);
export const atan2 = /* @__PURE__ */ publicFunction<{
  /**
   * `atan2(Tensor self, Tensor other) -> Tensor`
   *
   * With `out`: `atan2.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("atan2", () => function atan2(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return operators_atan2(self, other);
  } catch (error) {
    throw withCallContext(error, atan2Overloads, [self, other, options, extra]);
  }
  return callOverload(atan2Overloads, [self, other, options, extra]);
});

const arctan2Overloads = /* @__PURE__ */ overloads("arctan2", [arctan2_op, operators_arctan2], [arctan2_out_op, arctan2_out]);
export const arctan2 = /* @__PURE__ */ publicFunction<{
  /**
   * `arctan2(Tensor self, Tensor other) -> Tensor`
   *
   * With `out`: `arctan2.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("arctan2", () => function arctan2(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return operators_arctan2(self, other);
  } catch (error) {
    throw withCallContext(error, arctan2Overloads, [self, other, options, extra]);
  }
  return callOverload(arctan2Overloads, [self, other, options, extra]);
});

const arctan2_Overloads = /* @__PURE__ */ overloads("arctan2_", [arctan2__op, operators_arctan2_]);
export const arctan2_ = /* @__PURE__ */ publicFunction<{
  /**
   * `arctan2_(Tensor(a!) self, Tensor other) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, other: Tensor): Tensor;
}>("arctan2_", () => function arctan2_(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return operators_arctan2_(self, other);
  } catch (error) {
    throw withCallContext(error, arctan2_Overloads, [self, other, options, extra]);
  }
  return callOverload(arctan2_Overloads, [self, other, options, extra]);
});

const hypotOverloads = /* @__PURE__ */ overloads("hypot", [hypot_op, operators_hypot], [hypot_out_op, hypot_out]);
export const hypot = /* @__PURE__ */ publicFunction<{
  /**
   * `hypot(Tensor self, Tensor other) -> Tensor`
   *
   * With `out`: `hypot.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("hypot", () => function hypot(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return operators_hypot(self, other);
  } catch (error) {
    throw withCallContext(error, hypotOverloads, [self, other, options, extra]);
  }
  return callOverload(hypotOverloads, [self, other, options, extra]);
});

const copysignOverloads = /* @__PURE__ */ overloads("copysign", [copysign_Tensor_op, copysign_Tensor], [copysign_Scalar_op, copysign_Scalar], [copysign_out_op, copysign_out], [copysign_Scalar_out_op, copysign_Scalar_out]);
export const copysign = /* @__PURE__ */ publicFunction<{
  /**
   * `copysign.Tensor(Tensor self, Tensor other) -> Tensor`
   *
   * With `out`: `copysign.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
  /**
   * `copysign.Scalar(Tensor self, Scalar other) -> Tensor`
   *
   * With `out`: `copysign.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, other: Scalar, options?: Options<{ out: Tensor }>): Tensor;
}>("copysign", () => function copysign(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return copysign_Tensor(self, other);
    if (isTensor(self) && typeof other === "number" && options === undefined && extra === undefined) return copysign_Scalar(self, other);
  } catch (error) {
    throw withCallContext(error, copysignOverloads, [self, other, options, extra]);
  }
  return callOverload(copysignOverloads, [self, other, options, extra]);
});

const xlogyOverloads = /* @__PURE__ */ overloads("xlogy", [xlogy_Tensor_op, xlogy_Tensor], [xlogy_Scalar_Self_op, xlogy_Scalar_Self], [xlogy_Scalar_Other_op, xlogy_Scalar_Other], [xlogy_OutTensor_op, xlogy_OutTensor], [xlogy_OutScalar_Self_op, xlogy_OutScalar_Self], [xlogy_OutScalar_Other_op, xlogy_OutScalar_Other]);
export const xlogy = /* @__PURE__ */ publicFunction<{
  /**
   * `xlogy.Tensor(Tensor self, Tensor other) -> Tensor`
   *
   * With `out`: `xlogy.OutTensor(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
  /**
   * `xlogy.Scalar_Self(Scalar self, Tensor other) -> Tensor`
   *
   * With `out`: `xlogy.OutScalar_Self(Scalar self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Scalar, other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
  /**
   * `xlogy.Scalar_Other(Tensor self, Scalar other) -> Tensor`
   *
   * With `out`: `xlogy.OutScalar_Other(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, other: Scalar, options?: Options<{ out: Tensor }>): Tensor;
}>("xlogy", () => function xlogy(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return xlogy_Tensor(self, other);
    if (typeof self === "number" && isTensor(other) && options === undefined && extra === undefined) return xlogy_Scalar_Self(self, other);
    if (isTensor(self) && typeof other === "number" && options === undefined && extra === undefined) return xlogy_Scalar_Other(self, other);
  } catch (error) {
    throw withCallContext(error, xlogyOverloads, [self, other, options, extra]);
  }
  return callOverload(xlogyOverloads, [self, other, options, extra]);
});

const logaddexpOverloads = /* @__PURE__ */ overloads("logaddexp", [logaddexp_op, operators_logaddexp], [logaddexp_out_op, logaddexp_out]);
export const logaddexp = /* @__PURE__ */ publicFunction<{
  /**
   * `logaddexp(Tensor self, Tensor other) -> Tensor`
   *
   * With `out`: `logaddexp.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("logaddexp", () => function logaddexp(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return operators_logaddexp(self, other);
  } catch (error) {
    throw withCallContext(error, logaddexpOverloads, [self, other, options, extra]);
  }
  return callOverload(logaddexpOverloads, [self, other, options, extra]);
});

const logaddexp2Overloads = /* @__PURE__ */ overloads("logaddexp2", [logaddexp2_op, operators_logaddexp2], [logaddexp2_out_op, logaddexp2_out]);
export const logaddexp2 = /* @__PURE__ */ publicFunction<{
  /**
   * `logaddexp2(Tensor self, Tensor other) -> Tensor`
   *
   * With `out`: `logaddexp2.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("logaddexp2", () => function logaddexp2(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return operators_logaddexp2(self, other);
  } catch (error) {
    throw withCallContext(error, logaddexp2Overloads, [self, other, options, extra]);
  }
  return callOverload(logaddexp2Overloads, [self, other, options, extra]);
});

const heavisideOverloads = /* @__PURE__ */ overloads("heaviside", [heaviside_op, operators_heaviside], [heaviside_out_op, heaviside_out]);
export const heaviside = /* @__PURE__ */ publicFunction<{
  /**
   * `heaviside(Tensor self, Tensor values) -> Tensor`
   *
   * With `out`: `heaviside.out(Tensor self, Tensor values, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, values: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("heaviside", () => function heaviside(self?: unknown, values?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(values) && options === undefined && extra === undefined) return operators_heaviside(self, values);
  } catch (error) {
    throw withCallContext(error, heavisideOverloads, [self, values, options, extra]);
  }
  return callOverload(heavisideOverloads, [self, values, options, extra]);
});

const gcdOverloads = /* @__PURE__ */ overloads("gcd", [gcd_op, operators_gcd], [gcd_out_op, gcd_out]);
export const gcd = /* @__PURE__ */ publicFunction<{
  /**
   * `gcd(Tensor self, Tensor other) -> Tensor`
   *
   * With `out`: `gcd.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("gcd", () => function gcd(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return operators_gcd(self, other);
  } catch (error) {
    throw withCallContext(error, gcdOverloads, [self, other, options, extra]);
  }
  return callOverload(gcdOverloads, [self, other, options, extra]);
});

const addcmulOverloads = /* @__PURE__ */ overloads("addcmul", [addcmul_op, operators_addcmul], [addcmul_out_op, addcmul_out]);
export const addcmul = /* @__PURE__ */ publicFunction<{
  /**
   * `addcmul(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor`
   *
   * With `out`: `addcmul.out(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, tensor1: Tensor, tensor2: Tensor, options?: Options<{ value: Scalar; out: Tensor }>): Tensor;
}>("addcmul", () => function addcmul(self?: unknown, tensor1?: unknown, tensor2?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(tensor1) && isTensor(tensor2) && options === undefined && extra === undefined) return operators_addcmul(self, tensor1, tensor2, 1);
  } catch (error) {
    throw withCallContext(error, addcmulOverloads, [self, tensor1, tensor2, options, extra]);
  }
  return callOverload(addcmulOverloads, [self, tensor1, tensor2, options, extra]);
});

const addcdivOverloads = /* @__PURE__ */ overloads("addcdiv", [addcdiv_op, operators_addcdiv], [addcdiv_out_op, addcdiv_out]);
export const addcdiv = /* @__PURE__ */ publicFunction<{
  /**
   * `addcdiv(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor`
   *
   * With `out`: `addcdiv.out(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, tensor1: Tensor, tensor2: Tensor, options?: Options<{ value: Scalar; out: Tensor }>): Tensor;
}>("addcdiv", () => function addcdiv(self?: unknown, tensor1?: unknown, tensor2?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(tensor1) && isTensor(tensor2) && options === undefined && extra === undefined) return operators_addcdiv(self, tensor1, tensor2, 1);
  } catch (error) {
    throw withCallContext(error, addcdivOverloads, [self, tensor1, tensor2, options, extra]);
  }
  return callOverload(addcdivOverloads, [self, tensor1, tensor2, options, extra]);
});

const lerpOverloads = /* @__PURE__ */ overloads("lerp", [lerp_Scalar_op, lerp_Scalar], [lerp_Tensor_op, lerp_Tensor], [lerp_Scalar_out_op, lerp_Scalar_out], [lerp_Tensor_out_op, lerp_Tensor_out]);
export const lerp = /* @__PURE__ */ publicFunction<{
  /**
   * `lerp.Scalar(Tensor self, Tensor end, Scalar weight) -> Tensor`
   *
   * With `out`: `lerp.Scalar_out(Tensor self, Tensor end, Scalar weight, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, end: Tensor, weight: Scalar, options?: Options<{ out: Tensor }>): Tensor;
  /**
   * `lerp.Tensor(Tensor self, Tensor end, Tensor weight) -> Tensor`
   *
   * With `out`: `lerp.Tensor_out(Tensor self, Tensor end, Tensor weight, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, end: Tensor, weight: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("lerp", () => function lerp(self?: unknown, end?: unknown, weight?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(end) && typeof weight === "number" && options === undefined && extra === undefined) return lerp_Scalar(self, end, weight);
    if (isTensor(self) && isTensor(end) && isTensor(weight) && options === undefined && extra === undefined) return lerp_Tensor(self, end, weight);
  } catch (error) {
    throw withCallContext(error, lerpOverloads, [self, end, weight, options, extra]);
  }
  return callOverload(lerpOverloads, [self, end, weight, options, extra]);
});

const eqOverloads = /* @__PURE__ */ overloads("eq", [eq_Tensor_op, eq_Tensor], [eq_Scalar_op, eq_Scalar], [eq_Tensor_out_op, eq_Tensor_out], [eq_Scalar_out_op, eq_Scalar_out]);
export const eq = /* @__PURE__ */ publicFunction<{
  /**
   * `eq.Tensor(Tensor self, Tensor other) -> Tensor`
   *
   * With `out`: `eq.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
  /**
   * `eq.Scalar(Tensor self, Scalar other) -> Tensor`
   *
   * With `out`: `eq.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, other: Scalar, options?: Options<{ out: Tensor }>): Tensor;
}>("eq", () => function eq(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return eq_Tensor(self, other);
    if (isTensor(self) && typeof other === "number" && options === undefined && extra === undefined) return eq_Scalar(self, other);
  } catch (error) {
    throw withCallContext(error, eqOverloads, [self, other, options, extra]);
  }
  return callOverload(eqOverloads, [self, other, options, extra]);
});

const neOverloads = /* @__PURE__ */ overloads("ne", [ne_Tensor_op, ne_Tensor], [ne_Scalar_op, ne_Scalar], [ne_Tensor_out_op, ne_Tensor_out], [ne_Scalar_out_op, ne_Scalar_out]);
export const ne = /* @__PURE__ */ publicFunction<{
  /**
   * `ne.Tensor(Tensor self, Tensor other) -> Tensor`
   *
   * With `out`: `ne.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
  /**
   * `ne.Scalar(Tensor self, Scalar other) -> Tensor`
   *
   * With `out`: `ne.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, other: Scalar, options?: Options<{ out: Tensor }>): Tensor;
}>("ne", () => function ne(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return ne_Tensor(self, other);
    if (isTensor(self) && typeof other === "number" && options === undefined && extra === undefined) return ne_Scalar(self, other);
  } catch (error) {
    throw withCallContext(error, neOverloads, [self, other, options, extra]);
  }
  return callOverload(neOverloads, [self, other, options, extra]);
});

const notEqualOverloads = /* @__PURE__ */ overloads("notEqual", [not_equal_Tensor_op, not_equal_Tensor], [not_equal_Tensor_out_op, not_equal_Tensor_out], [not_equal_Scalar_op, not_equal_Scalar], [not_equal_Scalar_out_op, not_equal_Scalar_out]);
export const notEqual = /* @__PURE__ */ publicFunction<{
  /**
   * `not_equal.Tensor(Tensor self, Tensor other) -> Tensor`
   *
   * With `out`: `not_equal.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
  /**
   * `not_equal.Scalar(Tensor self, Scalar other) -> Tensor`
   *
   * With `out`: `not_equal.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, other: Scalar, options?: Options<{ out: Tensor }>): Tensor;
}>("notEqual", () => function notEqual(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return not_equal_Tensor(self, other);
    if (isTensor(self) && typeof other === "number" && options === undefined && extra === undefined) return not_equal_Scalar(self, other);
  } catch (error) {
    throw withCallContext(error, notEqualOverloads, [self, other, options, extra]);
  }
  return callOverload(notEqualOverloads, [self, other, options, extra]);
});

const notEqual_Overloads = /* @__PURE__ */ overloads("notEqual_", [not_equal__Tensor_op, not_equal__Tensor], [not_equal__Scalar_op, not_equal__Scalar]);
export const notEqual_ = /* @__PURE__ */ publicFunction<{
  /**
   * `not_equal_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, other: Tensor): Tensor;
  /**
   * `not_equal_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, other: Scalar): Tensor;
}>("notEqual_", () => function notEqual_(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return not_equal__Tensor(self, other);
    if (isTensor(self) && typeof other === "number" && options === undefined && extra === undefined) return not_equal__Scalar(self, other);
  } catch (error) {
    throw withCallContext(error, notEqual_Overloads, [self, other, options, extra]);
  }
  return callOverload(notEqual_Overloads, [self, other, options, extra]);
});

const ltOverloads = /* @__PURE__ */ overloads("lt", [lt_Tensor_op, lt_Tensor], [lt_Scalar_op, lt_Scalar], [lt_Tensor_out_op, lt_Tensor_out], [lt_Scalar_out_op, lt_Scalar_out]);
export const lt = /* @__PURE__ */ publicFunction<{
  /**
   * `lt.Tensor(Tensor self, Tensor other) -> Tensor`
   *
   * With `out`: `lt.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
  /**
   * `lt.Scalar(Tensor self, Scalar other) -> Tensor`
   *
   * With `out`: `lt.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, other: Scalar, options?: Options<{ out: Tensor }>): Tensor;
}>("lt", () => function lt(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return lt_Tensor(self, other);
    if (isTensor(self) && typeof other === "number" && options === undefined && extra === undefined) return lt_Scalar(self, other);
  } catch (error) {
    throw withCallContext(error, ltOverloads, [self, other, options, extra]);
  }
  return callOverload(ltOverloads, [self, other, options, extra]);
});

const lessOverloads = /* @__PURE__ */ overloads("less", [less_Tensor_op, less_Tensor], [less_Tensor_out_op, less_Tensor_out], [less_Scalar_op, less_Scalar], [less_Scalar_out_op, less_Scalar_out]);
export const less = /* @__PURE__ */ publicFunction<{
  /**
   * `less.Tensor(Tensor self, Tensor other) -> Tensor`
   *
   * With `out`: `less.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
  /**
   * `less.Scalar(Tensor self, Scalar other) -> Tensor`
   *
   * With `out`: `less.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, other: Scalar, options?: Options<{ out: Tensor }>): Tensor;
}>("less", () => function less(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return less_Tensor(self, other);
    if (isTensor(self) && typeof other === "number" && options === undefined && extra === undefined) return less_Scalar(self, other);
  } catch (error) {
    throw withCallContext(error, lessOverloads, [self, other, options, extra]);
  }
  return callOverload(lessOverloads, [self, other, options, extra]);
});

const less_Overloads = /* @__PURE__ */ overloads("less_", [less__Tensor_op, less__Tensor], [less__Scalar_op, less__Scalar]);
export const less_ = /* @__PURE__ */ publicFunction<{
  /**
   * `less_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, other: Tensor): Tensor;
  /**
   * `less_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, other: Scalar): Tensor;
}>("less_", () => function less_(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return less__Tensor(self, other);
    if (isTensor(self) && typeof other === "number" && options === undefined && extra === undefined) return less__Scalar(self, other);
  } catch (error) {
    throw withCallContext(error, less_Overloads, [self, other, options, extra]);
  }
  return callOverload(less_Overloads, [self, other, options, extra]);
});

const leOverloads = /* @__PURE__ */ overloads("le", [le_Tensor_op, le_Tensor], [le_Scalar_op, le_Scalar], [le_Tensor_out_op, le_Tensor_out], [le_Scalar_out_op, le_Scalar_out]);
export const le = /* @__PURE__ */ publicFunction<{
  /**
   * `le.Tensor(Tensor self, Tensor other) -> Tensor`
   *
   * With `out`: `le.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
  /**
   * `le.Scalar(Tensor self, Scalar other) -> Tensor`
   *
   * With `out`: `le.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, other: Scalar, options?: Options<{ out: Tensor }>): Tensor;
}>("le", () => function le(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return le_Tensor(self, other);
    if (isTensor(self) && typeof other === "number" && options === undefined && extra === undefined) return le_Scalar(self, other);
  } catch (error) {
    throw withCallContext(error, leOverloads, [self, other, options, extra]);
  }
  return callOverload(leOverloads, [self, other, options, extra]);
});

const lessEqualOverloads = /* @__PURE__ */ overloads("lessEqual", [less_equal_Tensor_op, less_equal_Tensor], [less_equal_Tensor_out_op, less_equal_Tensor_out], [less_equal_Scalar_op, less_equal_Scalar], [less_equal_Scalar_out_op, less_equal_Scalar_out]);
export const lessEqual = /* @__PURE__ */ publicFunction<{
  /**
   * `less_equal.Tensor(Tensor self, Tensor other) -> Tensor`
   *
   * With `out`: `less_equal.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
  /**
   * `less_equal.Scalar(Tensor self, Scalar other) -> Tensor`
   *
   * With `out`: `less_equal.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, other: Scalar, options?: Options<{ out: Tensor }>): Tensor;
}>("lessEqual", () => function lessEqual(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return less_equal_Tensor(self, other);
    if (isTensor(self) && typeof other === "number" && options === undefined && extra === undefined) return less_equal_Scalar(self, other);
  } catch (error) {
    throw withCallContext(error, lessEqualOverloads, [self, other, options, extra]);
  }
  return callOverload(lessEqualOverloads, [self, other, options, extra]);
});

const lessEqual_Overloads = /* @__PURE__ */ overloads("lessEqual_", [less_equal__Tensor_op, less_equal__Tensor], [less_equal__Scalar_op, less_equal__Scalar]);
export const lessEqual_ = /* @__PURE__ */ publicFunction<{
  /**
   * `less_equal_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, other: Tensor): Tensor;
  /**
   * `less_equal_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, other: Scalar): Tensor;
}>("lessEqual_", () => function lessEqual_(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return less_equal__Tensor(self, other);
    if (isTensor(self) && typeof other === "number" && options === undefined && extra === undefined) return less_equal__Scalar(self, other);
  } catch (error) {
    throw withCallContext(error, lessEqual_Overloads, [self, other, options, extra]);
  }
  return callOverload(lessEqual_Overloads, [self, other, options, extra]);
});

const gtOverloads = /* @__PURE__ */ overloads("gt", [gt_Tensor_op, gt_Tensor], [gt_Scalar_op, gt_Scalar], [gt_Tensor_out_op, gt_Tensor_out], [gt_Scalar_out_op, gt_Scalar_out]);
export const gt = /* @__PURE__ */ publicFunction<{
  /**
   * `gt.Tensor(Tensor self, Tensor other) -> Tensor`
   *
   * With `out`: `gt.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
  /**
   * `gt.Scalar(Tensor self, Scalar other) -> Tensor`
   *
   * With `out`: `gt.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, other: Scalar, options?: Options<{ out: Tensor }>): Tensor;
}>("gt", () => function gt(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return gt_Tensor(self, other);
    if (isTensor(self) && typeof other === "number" && options === undefined && extra === undefined) return gt_Scalar(self, other);
  } catch (error) {
    throw withCallContext(error, gtOverloads, [self, other, options, extra]);
  }
  return callOverload(gtOverloads, [self, other, options, extra]);
});

const greaterOverloads = /* @__PURE__ */ overloads("greater", [greater_Tensor_op, greater_Tensor], [greater_Tensor_out_op, greater_Tensor_out], [greater_Scalar_op, greater_Scalar], [greater_Scalar_out_op, greater_Scalar_out]);
export const greater = /* @__PURE__ */ publicFunction<{
  /**
   * `greater.Tensor(Tensor self, Tensor other) -> Tensor`
   *
   * With `out`: `greater.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
  /**
   * `greater.Scalar(Tensor self, Scalar other) -> Tensor`
   *
   * With `out`: `greater.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, other: Scalar, options?: Options<{ out: Tensor }>): Tensor;
}>("greater", () => function greater(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return greater_Tensor(self, other);
    if (isTensor(self) && typeof other === "number" && options === undefined && extra === undefined) return greater_Scalar(self, other);
  } catch (error) {
    throw withCallContext(error, greaterOverloads, [self, other, options, extra]);
  }
  return callOverload(greaterOverloads, [self, other, options, extra]);
});

const greater_Overloads = /* @__PURE__ */ overloads("greater_", [greater__Tensor_op, greater__Tensor], [greater__Scalar_op, greater__Scalar]);
export const greater_ = /* @__PURE__ */ publicFunction<{
  /**
   * `greater_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, other: Tensor): Tensor;
  /**
   * `greater_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, other: Scalar): Tensor;
}>("greater_", () => function greater_(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return greater__Tensor(self, other);
    if (isTensor(self) && typeof other === "number" && options === undefined && extra === undefined) return greater__Scalar(self, other);
  } catch (error) {
    throw withCallContext(error, greater_Overloads, [self, other, options, extra]);
  }
  return callOverload(greater_Overloads, [self, other, options, extra]);
});

const geOverloads = /* @__PURE__ */ overloads("ge", [ge_Tensor_op, ge_Tensor], [ge_Scalar_op, ge_Scalar], [ge_Tensor_out_op, ge_Tensor_out], [ge_Scalar_out_op, ge_Scalar_out]);
export const ge = /* @__PURE__ */ publicFunction<{
  /**
   * `ge.Tensor(Tensor self, Tensor other) -> Tensor`
   *
   * With `out`: `ge.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
  /**
   * `ge.Scalar(Tensor self, Scalar other) -> Tensor`
   *
   * With `out`: `ge.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, other: Scalar, options?: Options<{ out: Tensor }>): Tensor;
}>("ge", () => function ge(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return ge_Tensor(self, other);
    if (isTensor(self) && typeof other === "number" && options === undefined && extra === undefined) return ge_Scalar(self, other);
  } catch (error) {
    throw withCallContext(error, geOverloads, [self, other, options, extra]);
  }
  return callOverload(geOverloads, [self, other, options, extra]);
});

const greaterEqualOverloads = /* @__PURE__ */ overloads("greaterEqual", [greater_equal_Tensor_op, greater_equal_Tensor], [greater_equal_Tensor_out_op, greater_equal_Tensor_out], [greater_equal_Scalar_op, greater_equal_Scalar], [greater_equal_Scalar_out_op, greater_equal_Scalar_out]);
export const greaterEqual = /* @__PURE__ */ publicFunction<{
  /**
   * `greater_equal.Tensor(Tensor self, Tensor other) -> Tensor`
   *
   * With `out`: `greater_equal.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
  /**
   * `greater_equal.Scalar(Tensor self, Scalar other) -> Tensor`
   *
   * With `out`: `greater_equal.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, other: Scalar, options?: Options<{ out: Tensor }>): Tensor;
}>("greaterEqual", () => function greaterEqual(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return greater_equal_Tensor(self, other);
    if (isTensor(self) && typeof other === "number" && options === undefined && extra === undefined) return greater_equal_Scalar(self, other);
  } catch (error) {
    throw withCallContext(error, greaterEqualOverloads, [self, other, options, extra]);
  }
  return callOverload(greaterEqualOverloads, [self, other, options, extra]);
});

const greaterEqual_Overloads = /* @__PURE__ */ overloads("greaterEqual_", [greater_equal__Tensor_op, greater_equal__Tensor], [greater_equal__Scalar_op, greater_equal__Scalar]);
export const greaterEqual_ = /* @__PURE__ */ publicFunction<{
  /**
   * `greater_equal_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, other: Tensor): Tensor;
  /**
   * `greater_equal_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, other: Scalar): Tensor;
}>("greaterEqual_", () => function greaterEqual_(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return greater_equal__Tensor(self, other);
    if (isTensor(self) && typeof other === "number" && options === undefined && extra === undefined) return greater_equal__Scalar(self, other);
  } catch (error) {
    throw withCallContext(error, greaterEqual_Overloads, [self, other, options, extra]);
  }
  return callOverload(greaterEqual_Overloads, [self, other, options, extra]);
});

const logicalAndOverloads = /* @__PURE__ */ overloads("logicalAnd", [logical_and_op, logical_and], [logical_and_out_op, logical_and_out]);
export const logicalAnd = /* @__PURE__ */ publicFunction<{
  /**
   * `logical_and(Tensor self, Tensor other) -> Tensor`
   *
   * With `out`: `logical_and.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("logicalAnd", () => function logicalAnd(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return logical_and(self, other);
  } catch (error) {
    throw withCallContext(error, logicalAndOverloads, [self, other, options, extra]);
  }
  return callOverload(logicalAndOverloads, [self, other, options, extra]);
});

const logicalOrOverloads = /* @__PURE__ */ overloads("logicalOr", [logical_or_op, logical_or], [logical_or_out_op, logical_or_out]);
export const logicalOr = /* @__PURE__ */ publicFunction<{
  /**
   * `logical_or(Tensor self, Tensor other) -> Tensor`
   *
   * With `out`: `logical_or.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("logicalOr", () => function logicalOr(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return logical_or(self, other);
  } catch (error) {
    throw withCallContext(error, logicalOrOverloads, [self, other, options, extra]);
  }
  return callOverload(logicalOrOverloads, [self, other, options, extra]);
});

const logicalXorOverloads = /* @__PURE__ */ overloads("logicalXor", [logical_xor_op, logical_xor], [logical_xor_out_op, logical_xor_out]);
export const logicalXor = /* @__PURE__ */ publicFunction<{
  /**
   * `logical_xor(Tensor self, Tensor other) -> Tensor`
   *
   * With `out`: `logical_xor.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("logicalXor", () => function logicalXor(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return logical_xor(self, other);
  } catch (error) {
    throw withCallContext(error, logicalXorOverloads, [self, other, options, extra]);
  }
  return callOverload(logicalXorOverloads, [self, other, options, extra]);
});

const bitwiseAndOverloads = /* @__PURE__ */ overloads("bitwiseAnd", [bitwise_and_Tensor_op, bitwise_and_Tensor], [bitwise_and_Scalar_op, bitwise_and_Scalar], [bitwise_and_Scalar_Tensor_op, bitwise_and_Scalar_Tensor], [bitwise_and_Tensor_out_op, bitwise_and_Tensor_out], [bitwise_and_Scalar_out_op, bitwise_and_Scalar_out]);
export const bitwiseAnd = /* @__PURE__ */ publicFunction<{
  /**
   * `bitwise_and.Tensor(Tensor self, Tensor other) -> Tensor`
   *
   * With `out`: `bitwise_and.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
  /**
   * `bitwise_and.Scalar(Tensor self, Scalar other) -> Tensor`
   *
   * With `out`: `bitwise_and.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, other: Scalar, options?: Options<{ out: Tensor }>): Tensor;
  /** `bitwise_and.Scalar_Tensor(Scalar self, Tensor other) -> Tensor` */
  (self: Scalar, other: Tensor): Tensor;
}>("bitwiseAnd", () => function bitwiseAnd(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return bitwise_and_Tensor(self, other);
    if (isTensor(self) && typeof other === "number" && options === undefined && extra === undefined) return bitwise_and_Scalar(self, other);
    if (typeof self === "number" && isTensor(other) && options === undefined && extra === undefined) return bitwise_and_Scalar_Tensor(self, other);
  } catch (error) {
    throw withCallContext(error, bitwiseAndOverloads, [self, other, options, extra]);
  }
  return callOverload(bitwiseAndOverloads, [self, other, options, extra]);
});

const __and__Overloads = /* @__PURE__ */ overloads("__and__", [__and___Tensor_op, __and___Tensor], [__and___Scalar_op, __and___Scalar]);
export const __and__ = /* @__PURE__ */ publicFunction<{
  /** `__and__.Tensor(Tensor self, Tensor other) -> Tensor` */
  (self: Tensor, other: Tensor): Tensor;
  /** `__and__.Scalar(Tensor self, Scalar other) -> Tensor` */
  (self: Tensor, other: Scalar): Tensor;
}>("__and__", () => function __and__(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return __and___Tensor(self, other);
    if (isTensor(self) && typeof other === "number" && options === undefined && extra === undefined) return __and___Scalar(self, other);
  } catch (error) {
    throw withCallContext(error, __and__Overloads, [self, other, options, extra]);
  }
  return callOverload(__and__Overloads, [self, other, options, extra]);
});

const __iand__Overloads = /* @__PURE__ */ overloads("__iand__", [__iand___Tensor_op, __iand___Tensor], [__iand___Scalar_op, __iand___Scalar]);
export const __iand__ = /* @__PURE__ */ publicFunction<{
  /**
   * `__iand__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, other: Tensor): Tensor;
  /**
   * `__iand__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, other: Scalar): Tensor;
}>("__iand__", () => function __iand__(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return __iand___Tensor(self, other);
    if (isTensor(self) && typeof other === "number" && options === undefined && extra === undefined) return __iand___Scalar(self, other);
  } catch (error) {
    throw withCallContext(error, __iand__Overloads, [self, other, options, extra]);
  }
  return callOverload(__iand__Overloads, [self, other, options, extra]);
});

const bitwiseOrOverloads = /* @__PURE__ */ overloads("bitwiseOr", [bitwise_or_Tensor_op, bitwise_or_Tensor], [bitwise_or_Scalar_op, bitwise_or_Scalar], [bitwise_or_Scalar_Tensor_op, bitwise_or_Scalar_Tensor], [bitwise_or_Tensor_out_op, bitwise_or_Tensor_out], [bitwise_or_Scalar_out_op, bitwise_or_Scalar_out]);
export const bitwiseOr = /* @__PURE__ */ publicFunction<{
  /**
   * `bitwise_or.Tensor(Tensor self, Tensor other) -> Tensor`
   *
   * With `out`: `bitwise_or.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
  /**
   * `bitwise_or.Scalar(Tensor self, Scalar other) -> Tensor`
   *
   * With `out`: `bitwise_or.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, other: Scalar, options?: Options<{ out: Tensor }>): Tensor;
  /** `bitwise_or.Scalar_Tensor(Scalar self, Tensor other) -> Tensor` */
  (self: Scalar, other: Tensor): Tensor;
}>("bitwiseOr", () => function bitwiseOr(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return bitwise_or_Tensor(self, other);
    if (isTensor(self) && typeof other === "number" && options === undefined && extra === undefined) return bitwise_or_Scalar(self, other);
    if (typeof self === "number" && isTensor(other) && options === undefined && extra === undefined) return bitwise_or_Scalar_Tensor(self, other);
  } catch (error) {
    throw withCallContext(error, bitwiseOrOverloads, [self, other, options, extra]);
  }
  return callOverload(bitwiseOrOverloads, [self, other, options, extra]);
});

const __or__Overloads = /* @__PURE__ */ overloads("__or__", [__or___Tensor_op, __or___Tensor], [__or___Scalar_op, __or___Scalar]);
export const __or__ = /* @__PURE__ */ publicFunction<{
  /** `__or__.Tensor(Tensor self, Tensor other) -> Tensor` */
  (self: Tensor, other: Tensor): Tensor;
  /** `__or__.Scalar(Tensor self, Scalar other) -> Tensor` */
  (self: Tensor, other: Scalar): Tensor;
}>("__or__", () => function __or__(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return __or___Tensor(self, other);
    if (isTensor(self) && typeof other === "number" && options === undefined && extra === undefined) return __or___Scalar(self, other);
  } catch (error) {
    throw withCallContext(error, __or__Overloads, [self, other, options, extra]);
  }
  return callOverload(__or__Overloads, [self, other, options, extra]);
});

const __ior__Overloads = /* @__PURE__ */ overloads("__ior__", [__ior___Tensor_op, __ior___Tensor], [__ior___Scalar_op, __ior___Scalar]);
export const __ior__ = /* @__PURE__ */ publicFunction<{
  /**
   * `__ior__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, other: Tensor): Tensor;
  /**
   * `__ior__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, other: Scalar): Tensor;
}>("__ior__", () => function __ior__(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return __ior___Tensor(self, other);
    if (isTensor(self) && typeof other === "number" && options === undefined && extra === undefined) return __ior___Scalar(self, other);
  } catch (error) {
    throw withCallContext(error, __ior__Overloads, [self, other, options, extra]);
  }
  return callOverload(__ior__Overloads, [self, other, options, extra]);
});

const bitwiseXorOverloads = /* @__PURE__ */ overloads("bitwiseXor", [bitwise_xor_Tensor_op, bitwise_xor_Tensor], [bitwise_xor_Scalar_op, bitwise_xor_Scalar], [bitwise_xor_Scalar_Tensor_op, bitwise_xor_Scalar_Tensor], [bitwise_xor_Tensor_out_op, bitwise_xor_Tensor_out], [bitwise_xor_Scalar_out_op, bitwise_xor_Scalar_out]);
export const bitwiseXor = /* @__PURE__ */ publicFunction<{
  /**
   * `bitwise_xor.Tensor(Tensor self, Tensor other) -> Tensor`
   *
   * With `out`: `bitwise_xor.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
  /**
   * `bitwise_xor.Scalar(Tensor self, Scalar other) -> Tensor`
   *
   * With `out`: `bitwise_xor.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, other: Scalar, options?: Options<{ out: Tensor }>): Tensor;
  /** `bitwise_xor.Scalar_Tensor(Scalar self, Tensor other) -> Tensor` */
  (self: Scalar, other: Tensor): Tensor;
}>("bitwiseXor", () => function bitwiseXor(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return bitwise_xor_Tensor(self, other);
    if (isTensor(self) && typeof other === "number" && options === undefined && extra === undefined) return bitwise_xor_Scalar(self, other);
    if (typeof self === "number" && isTensor(other) && options === undefined && extra === undefined) return bitwise_xor_Scalar_Tensor(self, other);
  } catch (error) {
    throw withCallContext(error, bitwiseXorOverloads, [self, other, options, extra]);
  }
  return callOverload(bitwiseXorOverloads, [self, other, options, extra]);
});

const __xor__Overloads = /* @__PURE__ */ overloads("__xor__", [__xor___Tensor_op, __xor___Tensor], [__xor___Scalar_op, __xor___Scalar]);
export const __xor__ = /* @__PURE__ */ publicFunction<{
  /** `__xor__.Tensor(Tensor self, Tensor other) -> Tensor` */
  (self: Tensor, other: Tensor): Tensor;
  /** `__xor__.Scalar(Tensor self, Scalar other) -> Tensor` */
  (self: Tensor, other: Scalar): Tensor;
}>("__xor__", () => function __xor__(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return __xor___Tensor(self, other);
    if (isTensor(self) && typeof other === "number" && options === undefined && extra === undefined) return __xor___Scalar(self, other);
  } catch (error) {
    throw withCallContext(error, __xor__Overloads, [self, other, options, extra]);
  }
  return callOverload(__xor__Overloads, [self, other, options, extra]);
});

const __ixor__Overloads = /* @__PURE__ */ overloads("__ixor__", [__ixor___Tensor_op, __ixor___Tensor], [__ixor___Scalar_op, __ixor___Scalar]);
export const __ixor__ = /* @__PURE__ */ publicFunction<{
  /**
   * `__ixor__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, other: Tensor): Tensor;
  /**
   * `__ixor__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, other: Scalar): Tensor;
}>("__ixor__", () => function __ixor__(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return __ixor___Tensor(self, other);
    if (isTensor(self) && typeof other === "number" && options === undefined && extra === undefined) return __ixor___Scalar(self, other);
  } catch (error) {
    throw withCallContext(error, __ixor__Overloads, [self, other, options, extra]);
  }
  return callOverload(__ixor__Overloads, [self, other, options, extra]);
});

const bitwiseLeftShiftOverloads = /* @__PURE__ */ overloads("bitwiseLeftShift", [bitwise_left_shift_Tensor_op, bitwise_left_shift_Tensor], [bitwise_left_shift_Tensor_Scalar_op, bitwise_left_shift_Tensor_Scalar], [bitwise_left_shift_Scalar_Tensor_op, bitwise_left_shift_Scalar_Tensor], [bitwise_left_shift_Tensor_out_op, bitwise_left_shift_Tensor_out], [bitwise_left_shift_Tensor_Scalar_out_op, bitwise_left_shift_Tensor_Scalar_out]);
export const bitwiseLeftShift = /* @__PURE__ */ publicFunction<{
  /**
   * `bitwise_left_shift.Tensor(Tensor self, Tensor other) -> Tensor`
   *
   * With `out`: `bitwise_left_shift.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
  /**
   * `bitwise_left_shift.Tensor_Scalar(Tensor self, Scalar other) -> Tensor`
   *
   * With `out`: `bitwise_left_shift.Tensor_Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, other: Scalar, options?: Options<{ out: Tensor }>): Tensor;
  /** `bitwise_left_shift.Scalar_Tensor(Scalar self, Tensor other) -> Tensor` */
  (self: Scalar, other: Tensor): Tensor;
}>("bitwiseLeftShift", () => function bitwiseLeftShift(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return bitwise_left_shift_Tensor(self, other);
    if (isTensor(self) && typeof other === "number" && options === undefined && extra === undefined) return bitwise_left_shift_Tensor_Scalar(self, other);
    if (typeof self === "number" && isTensor(other) && options === undefined && extra === undefined) return bitwise_left_shift_Scalar_Tensor(self, other);
  } catch (error) {
    throw withCallContext(error, bitwiseLeftShiftOverloads, [self, other, options, extra]);
  }
  return callOverload(bitwiseLeftShiftOverloads, [self, other, options, extra]);
});

const __lshift__Overloads = /* @__PURE__ */ overloads("__lshift__", [__lshift___Tensor_op, __lshift___Tensor], [__lshift___Scalar_op, __lshift___Scalar]);
export const __lshift__ = /* @__PURE__ */ publicFunction<{
  /** `__lshift__.Tensor(Tensor self, Tensor other) -> Tensor` */
  (self: Tensor, other: Tensor): Tensor;
  /** `__lshift__.Scalar(Tensor self, Scalar other) -> Tensor` */
  (self: Tensor, other: Scalar): Tensor;
}>("__lshift__", () => function __lshift__(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return __lshift___Tensor(self, other);
    if (isTensor(self) && typeof other === "number" && options === undefined && extra === undefined) return __lshift___Scalar(self, other);
  } catch (error) {
    throw withCallContext(error, __lshift__Overloads, [self, other, options, extra]);
  }
  return callOverload(__lshift__Overloads, [self, other, options, extra]);
});

const __ilshift__Overloads = /* @__PURE__ */ overloads("__ilshift__", [__ilshift___Tensor_op, __ilshift___Tensor], [__ilshift___Scalar_op, __ilshift___Scalar]);
export const __ilshift__ = /* @__PURE__ */ publicFunction<{
  /**
   * `__ilshift__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, other: Tensor): Tensor;
  /**
   * `__ilshift__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, other: Scalar): Tensor;
}>("__ilshift__", () => function __ilshift__(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return __ilshift___Tensor(self, other);
    if (isTensor(self) && typeof other === "number" && options === undefined && extra === undefined) return __ilshift___Scalar(self, other);
  } catch (error) {
    throw withCallContext(error, __ilshift__Overloads, [self, other, options, extra]);
  }
  return callOverload(__ilshift__Overloads, [self, other, options, extra]);
});

const bitwiseRightShiftOverloads = /* @__PURE__ */ overloads("bitwiseRightShift", [bitwise_right_shift_Tensor_op, bitwise_right_shift_Tensor], [bitwise_right_shift_Tensor_Scalar_op, bitwise_right_shift_Tensor_Scalar], [bitwise_right_shift_Scalar_Tensor_op, bitwise_right_shift_Scalar_Tensor], [bitwise_right_shift_Tensor_out_op, bitwise_right_shift_Tensor_out], [bitwise_right_shift_Tensor_Scalar_out_op, bitwise_right_shift_Tensor_Scalar_out]);
export const bitwiseRightShift = /* @__PURE__ */ publicFunction<{
  /**
   * `bitwise_right_shift.Tensor(Tensor self, Tensor other) -> Tensor`
   *
   * With `out`: `bitwise_right_shift.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
  /**
   * `bitwise_right_shift.Tensor_Scalar(Tensor self, Scalar other) -> Tensor`
   *
   * With `out`: `bitwise_right_shift.Tensor_Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, other: Scalar, options?: Options<{ out: Tensor }>): Tensor;
  /** `bitwise_right_shift.Scalar_Tensor(Scalar self, Tensor other) -> Tensor` */
  (self: Scalar, other: Tensor): Tensor;
}>("bitwiseRightShift", () => function bitwiseRightShift(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return bitwise_right_shift_Tensor(self, other);
    if (isTensor(self) && typeof other === "number" && options === undefined && extra === undefined) return bitwise_right_shift_Tensor_Scalar(self, other);
    if (typeof self === "number" && isTensor(other) && options === undefined && extra === undefined) return bitwise_right_shift_Scalar_Tensor(self, other);
  } catch (error) {
    throw withCallContext(error, bitwiseRightShiftOverloads, [self, other, options, extra]);
  }
  return callOverload(bitwiseRightShiftOverloads, [self, other, options, extra]);
});

const __rshift__Overloads = /* @__PURE__ */ overloads("__rshift__", [__rshift___Tensor_op, __rshift___Tensor], [__rshift___Scalar_op, __rshift___Scalar]);
export const __rshift__ = /* @__PURE__ */ publicFunction<{
  /** `__rshift__.Tensor(Tensor self, Tensor other) -> Tensor` */
  (self: Tensor, other: Tensor): Tensor;
  /** `__rshift__.Scalar(Tensor self, Scalar other) -> Tensor` */
  (self: Tensor, other: Scalar): Tensor;
}>("__rshift__", () => function __rshift__(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return __rshift___Tensor(self, other);
    if (isTensor(self) && typeof other === "number" && options === undefined && extra === undefined) return __rshift___Scalar(self, other);
  } catch (error) {
    throw withCallContext(error, __rshift__Overloads, [self, other, options, extra]);
  }
  return callOverload(__rshift__Overloads, [self, other, options, extra]);
});

const __irshift__Overloads = /* @__PURE__ */ overloads("__irshift__", [__irshift___Tensor_op, __irshift___Tensor], [__irshift___Scalar_op, __irshift___Scalar]);
export const __irshift__ = /* @__PURE__ */ publicFunction<{
  /**
   * `__irshift__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, other: Tensor): Tensor;
  /**
   * `__irshift__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, other: Scalar): Tensor;
}>("__irshift__", () => function __irshift__(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return __irshift___Tensor(self, other);
    if (isTensor(self) && typeof other === "number" && options === undefined && extra === undefined) return __irshift___Scalar(self, other);
  } catch (error) {
    throw withCallContext(error, __irshift__Overloads, [self, other, options, extra]);
  }
  return callOverload(__irshift__Overloads, [self, other, options, extra]);
});

const maximumOverloads = /* @__PURE__ */ overloads("maximum", [maximum_op, operators_maximum], [maximum_out_op, maximum_out]);
export const maximum = /* @__PURE__ */ publicFunction<{
  /**
   * `maximum(Tensor self, Tensor other) -> Tensor`
   *
   * With `out`: `maximum.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("maximum", () => function maximum(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return operators_maximum(self, other);
  } catch (error) {
    throw withCallContext(error, maximumOverloads, [self, other, options, extra]);
  }
  return callOverload(maximumOverloads, [self, other, options, extra]);
});

const minimumOverloads = /* @__PURE__ */ overloads("minimum", [minimum_op, operators_minimum], [minimum_out_op, minimum_out]);
export const minimum = /* @__PURE__ */ publicFunction<{
  /**
   * `minimum(Tensor self, Tensor other) -> Tensor`
   *
   * With `out`: `minimum.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("minimum", () => function minimum(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return operators_minimum(self, other);
  } catch (error) {
    throw withCallContext(error, minimumOverloads, [self, other, options, extra]);
  }
  return callOverload(minimumOverloads, [self, other, options, extra]);
});

const fmaxOverloads = /* @__PURE__ */ overloads("fmax", [fmax_op, operators_fmax], [fmax_out_op, fmax_out]);
export const fmax = /* @__PURE__ */ publicFunction<{
  /**
   * `fmax(Tensor self, Tensor other) -> Tensor`
   *
   * With `out`: `fmax.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("fmax", () => function fmax(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return operators_fmax(self, other);
  } catch (error) {
    throw withCallContext(error, fmaxOverloads, [self, other, options, extra]);
  }
  return callOverload(fmaxOverloads, [self, other, options, extra]);
});

const fminOverloads = /* @__PURE__ */ overloads("fmin", [fmin_op, operators_fmin], [fmin_out_op, fmin_out]);
export const fmin = /* @__PURE__ */ publicFunction<{
  /**
   * `fmin(Tensor self, Tensor other) -> Tensor`
   *
   * With `out`: `fmin.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("fmin", () => function fmin(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return operators_fmin(self, other);
  } catch (error) {
    throw withCallContext(error, fminOverloads, [self, other, options, extra]);
  }
  return callOverload(fminOverloads, [self, other, options, extra]);
});

const whereOverloads = /* @__PURE__ */ overloads("where", [where_self_op, where_self], [where_ScalarSelf_op, where_ScalarSelf], [where_ScalarOther_op, where_ScalarOther], [where_Scalar_op, where_Scalar], [where_self_out_op, where_self_out]);
export const where = /* @__PURE__ */ publicFunction<{
  /**
   * `where.self(Tensor condition, Tensor self, Tensor other) -> Tensor`
   *
   * With `out`: `where.self_out(Tensor condition, Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (condition: Tensor, self: Tensor, other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
  /** `where.ScalarSelf(Tensor condition, Scalar self, Tensor other) -> Tensor` */
  (condition: Tensor, self: Scalar, other: Tensor): Tensor;
  /** `where.ScalarOther(Tensor condition, Tensor self, Scalar other) -> Tensor` */
  (condition: Tensor, self: Tensor, other: Scalar): Tensor;
  /** `where.Scalar(Tensor condition, Scalar self, Scalar other) -> Tensor` */
  (condition: Tensor, self: Scalar, other: Scalar): Tensor;
}>("where", () => function where(condition?: unknown, self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(condition) && isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return where_self(condition, self, other);
    if (isTensor(condition) && typeof self === "number" && isTensor(other) && options === undefined && extra === undefined) return where_ScalarSelf(condition, self, other);
    if (isTensor(condition) && isTensor(self) && typeof other === "number" && options === undefined && extra === undefined) return where_ScalarOther(condition, self, other);
    if (isTensor(condition) && typeof self === "number" && typeof other === "number" && options === undefined && extra === undefined) return where_Scalar(condition, self, other);
  } catch (error) {
    throw withCallContext(error, whereOverloads, [condition, self, other, options, extra]);
  }
  return callOverload(whereOverloads, [condition, self, other, options, extra]);
});

const clampOverloads = /* @__PURE__ */ overloads("clamp", [clamp_op, operators_clamp], [clamp_Tensor_op, clamp_Tensor], [clamp_Tensor_out_op, clamp_Tensor_out], [clamp_out_op, clamp_out]);
export const clamp = /* @__PURE__ */ publicFunction<{
  /**
   * `clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor`
   *
   * With `out`: `clamp.out(Tensor self, Scalar? min=None, Scalar? max=None, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ min: Scalar | null; max: Scalar | null; out: Tensor }>): Tensor;
  /**
   * `clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor`
   *
   * With `out`: `clamp.out(Tensor self, Scalar? min=None, Scalar? max=None, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, min: Scalar | null, options?: Options<{ max: Scalar | null; out: Tensor }>): Tensor;
  /**
   * `clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor`
   *
   * With `out`: `clamp.out(Tensor self, Scalar? min=None, Scalar? max=None, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, min: Scalar | null, max: Scalar | null, options?: Options<{ out: Tensor }>): Tensor;
  /**
   * `clamp.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor`
   *
   * With `out`: `clamp.Tensor_out(Tensor self, Tensor? min=None, Tensor? max=None, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ min: Tensor | null; max: Tensor | null; out: Tensor }>): Tensor;
  /**
   * `clamp.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor`
   *
   * With `out`: `clamp.Tensor_out(Tensor self, Tensor? min=None, Tensor? max=None, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, min: Tensor | null, options?: Options<{ max: Tensor | null; out: Tensor }>): Tensor;
  /**
   * `clamp.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor`
   *
   * With `out`: `clamp.Tensor_out(Tensor self, Tensor? min=None, Tensor? max=None, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, min: Tensor | null, max: Tensor | null, options?: Options<{ out: Tensor }>): Tensor;
}>("clamp", () => function clamp(self?: unknown, min?: unknown, max?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && min === undefined && max === undefined && options === undefined && extra === undefined) return operators_clamp(self, null, null);
    if (isTensor(self) && min === undefined && max === undefined && options === undefined && extra === undefined) return clamp_Tensor(self, null, null);
  } catch (error) {
    throw withCallContext(error, clampOverloads, [self, min, max, options, extra]);
  }
  return callOverload(clampOverloads, [self, min, max, options, extra]);
});

const clamp_Overloads = /* @__PURE__ */ overloads("clamp_", [clamp__Tensor_op, clamp__Tensor], [clamp__op, operators_clamp_]);
export const clamp_ = /* @__PURE__ */ publicFunction<{
  /**
   * `clamp_.Tensor(Tensor(a!) self, Tensor? min=None, Tensor? max=None) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, options?: Options<{ min: Tensor | null; max: Tensor | null }>): Tensor;
  /**
   * `clamp_.Tensor(Tensor(a!) self, Tensor? min=None, Tensor? max=None) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, min: Tensor | null, options?: Options<{ max: Tensor | null }>): Tensor;
  /**
   * `clamp_.Tensor(Tensor(a!) self, Tensor? min=None, Tensor? max=None) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, min: Tensor | null, max: Tensor | null): Tensor;
  /**
   * `clamp_(Tensor(a!) self, Scalar? min=None, Scalar? max=None) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, options?: Options<{ min: Scalar | null; max: Scalar | null }>): Tensor;
  /**
   * `clamp_(Tensor(a!) self, Scalar? min=None, Scalar? max=None) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, min: Scalar | null, options?: Options<{ max: Scalar | null }>): Tensor;
  /**
   * `clamp_(Tensor(a!) self, Scalar? min=None, Scalar? max=None) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, min: Scalar | null, max: Scalar | null): Tensor;
}>("clamp_", () => function clamp_(self?: unknown, min?: unknown, max?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && min === undefined && max === undefined && options === undefined && extra === undefined) return clamp__Tensor(self, null, null);
    if (isTensor(self) && min === undefined && max === undefined && options === undefined && extra === undefined) return operators_clamp_(self, null, null);
  } catch (error) {
    throw withCallContext(error, clamp_Overloads, [self, min, max, options, extra]);
  }
  return callOverload(clamp_Overloads, [self, min, max, options, extra]);
});

const clampMinOverloads = /* @__PURE__ */ overloads("clampMin", [clamp_min_op, clamp_min], [clamp_min_Tensor_op, clamp_min_Tensor], [clamp_min_out_op, clamp_min_out], [clamp_min_Tensor_out_op, clamp_min_Tensor_out]);
export const clampMin = /* @__PURE__ */ publicFunction<{
  /**
   * `clamp_min(Tensor self, Scalar min) -> Tensor`
   *
   * With `out`: `clamp_min.out(Tensor self, Scalar min, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, min: Scalar, options?: Options<{ out: Tensor }>): Tensor;
  /**
   * `clamp_min.Tensor(Tensor self, Tensor min) -> Tensor`
   *
   * With `out`: `clamp_min.Tensor_out(Tensor self, Tensor min, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, min: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("clampMin", () => function clampMin(self?: unknown, min?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && typeof min === "number" && options === undefined && extra === undefined) return clamp_min(self, min);
    if (isTensor(self) && isTensor(min) && options === undefined && extra === undefined) return clamp_min_Tensor(self, min);
  } catch (error) {
    throw withCallContext(error, clampMinOverloads, [self, min, options, extra]);
  }
  return callOverload(clampMinOverloads, [self, min, options, extra]);
});

const clampMaxOverloads = /* @__PURE__ */ overloads("clampMax", [clamp_max_op, clamp_max], [clamp_max_Tensor_op, clamp_max_Tensor], [clamp_max_out_op, clamp_max_out], [clamp_max_Tensor_out_op, clamp_max_Tensor_out]);
export const clampMax = /* @__PURE__ */ publicFunction<{
  /**
   * `clamp_max(Tensor self, Scalar max) -> Tensor`
   *
   * With `out`: `clamp_max.out(Tensor self, Scalar max, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, max: Scalar, options?: Options<{ out: Tensor }>): Tensor;
  /**
   * `clamp_max.Tensor(Tensor self, Tensor max) -> Tensor`
   *
   * With `out`: `clamp_max.Tensor_out(Tensor self, Tensor max, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, max: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("clampMax", () => function clampMax(self?: unknown, max?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && typeof max === "number" && options === undefined && extra === undefined) return clamp_max(self, max);
    if (isTensor(self) && isTensor(max) && options === undefined && extra === undefined) return clamp_max_Tensor(self, max);
  } catch (error) {
    throw withCallContext(error, clampMaxOverloads, [self, max, options, extra]);
  }
  return callOverload(clampMaxOverloads, [self, max, options, extra]);
});

const clipOverloads = /* @__PURE__ */ overloads("clip", [clip_op, operators_clip], [clip_out_op, clip_out], [clip_Tensor_op, clip_Tensor], [clip_Tensor_out_op, clip_Tensor_out]);
export const clip = /* @__PURE__ */ publicFunction<{
  /**
   * `clip(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor`
   *
   * With `out`: `clip.out(Tensor self, Scalar? min=None, Scalar? max=None, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ min: Scalar | null; max: Scalar | null; out: Tensor }>): Tensor;
  /**
   * `clip(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor`
   *
   * With `out`: `clip.out(Tensor self, Scalar? min=None, Scalar? max=None, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, min: Scalar | null, options?: Options<{ max: Scalar | null; out: Tensor }>): Tensor;
  /**
   * `clip(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor`
   *
   * With `out`: `clip.out(Tensor self, Scalar? min=None, Scalar? max=None, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, min: Scalar | null, max: Scalar | null, options?: Options<{ out: Tensor }>): Tensor;
  /**
   * `clip.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor`
   *
   * With `out`: `clip.Tensor_out(Tensor self, Tensor? min=None, Tensor? max=None, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ min: Tensor | null; max: Tensor | null; out: Tensor }>): Tensor;
  /**
   * `clip.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor`
   *
   * With `out`: `clip.Tensor_out(Tensor self, Tensor? min=None, Tensor? max=None, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, min: Tensor | null, options?: Options<{ max: Tensor | null; out: Tensor }>): Tensor;
  /**
   * `clip.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor`
   *
   * With `out`: `clip.Tensor_out(Tensor self, Tensor? min=None, Tensor? max=None, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, min: Tensor | null, max: Tensor | null, options?: Options<{ out: Tensor }>): Tensor;
}>("clip", () => function clip(self?: unknown, min?: unknown, max?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && min === undefined && max === undefined && options === undefined && extra === undefined) return operators_clip(self, null, null);
    if (isTensor(self) && min === undefined && max === undefined && options === undefined && extra === undefined) return clip_Tensor(self, null, null);
  } catch (error) {
    throw withCallContext(error, clipOverloads, [self, min, max, options, extra]);
  }
  return callOverload(clipOverloads, [self, min, max, options, extra]);
});

const clip_Overloads = /* @__PURE__ */ overloads("clip_", [clip__op, operators_clip_], [clip__Tensor_op, clip__Tensor]);
export const clip_ = /* @__PURE__ */ publicFunction<{
  /**
   * `clip_(Tensor(a!) self, Scalar? min=None, Scalar? max=None) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, options?: Options<{ min: Scalar | null; max: Scalar | null }>): Tensor;
  /**
   * `clip_(Tensor(a!) self, Scalar? min=None, Scalar? max=None) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, min: Scalar | null, options?: Options<{ max: Scalar | null }>): Tensor;
  /**
   * `clip_(Tensor(a!) self, Scalar? min=None, Scalar? max=None) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, min: Scalar | null, max: Scalar | null): Tensor;
  /**
   * `clip_.Tensor(Tensor(a!) self, Tensor? min=None, Tensor? max=None) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, options?: Options<{ min: Tensor | null; max: Tensor | null }>): Tensor;
  /**
   * `clip_.Tensor(Tensor(a!) self, Tensor? min=None, Tensor? max=None) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, min: Tensor | null, options?: Options<{ max: Tensor | null }>): Tensor;
  /**
   * `clip_.Tensor(Tensor(a!) self, Tensor? min=None, Tensor? max=None) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, min: Tensor | null, max: Tensor | null): Tensor;
}>("clip_", () => function clip_(self?: unknown, min?: unknown, max?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && min === undefined && max === undefined && options === undefined && extra === undefined) return operators_clip_(self, null, null);
    if (isTensor(self) && min === undefined && max === undefined && options === undefined && extra === undefined) return clip__Tensor(self, null, null);
  } catch (error) {
    throw withCallContext(error, clip_Overloads, [self, min, max, options, extra]);
  }
  return callOverload(clip_Overloads, [self, min, max, options, extra]);
});

const reluOverloads = /* @__PURE__ */ overloads("relu", [relu_op, operators_relu]);
export const relu = /* @__PURE__ */ publicFunction<{
  /** `relu(Tensor self) -> Tensor` */
  (self: Tensor): Tensor;
}>("relu", () => function relu(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_relu(self);
  } catch (error) {
    throw withCallContext(error, reluOverloads, [self, options, extra]);
  }
  return callOverload(reluOverloads, [self, options, extra]);
});

const relu6Overloads = /* @__PURE__ */ overloads("relu6", [relu6_op, operators_relu6]);
export const relu6 = /* @__PURE__ */ publicFunction<{
  /** `relu6(Tensor self) -> Tensor` */
  (self: Tensor): Tensor;
}>("relu6", () => function relu6(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_relu6(self);
  } catch (error) {
    throw withCallContext(error, relu6Overloads, [self, options, extra]);
  }
  return callOverload(relu6Overloads, [self, options, extra]);
});

const relu6_Overloads = /* @__PURE__ */ overloads("relu6_", [relu6__op, operators_relu6_]);
export const relu6_ = /* @__PURE__ */ publicFunction<{
  /**
   * `relu6_(Tensor(a!) self) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor): Tensor;
}>("relu6_", () => function relu6_(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_relu6_(self);
  } catch (error) {
    throw withCallContext(error, relu6_Overloads, [self, options, extra]);
  }
  return callOverload(relu6_Overloads, [self, options, extra]);
});

const leakyReluOverloads = /* @__PURE__ */ overloads("leakyRelu", [leaky_relu_op, leaky_relu], [leaky_relu_out_op, leaky_relu_out]);
export const leakyRelu = /* @__PURE__ */ publicFunction<{
  /**
   * `leaky_relu(Tensor self, Scalar negative_slope=0.01) -> Tensor`
   *
   * With `out`: `leaky_relu.out(Tensor self, Scalar negative_slope=0.01, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ negativeSlope: Scalar; out: Tensor }>): Tensor;
  /**
   * `leaky_relu(Tensor self, Scalar negative_slope=0.01) -> Tensor`
   *
   * With `out`: `leaky_relu.out(Tensor self, Scalar negative_slope=0.01, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, negativeSlope: Scalar, options?: Options<{ out: Tensor }>): Tensor;
}>("leakyRelu", () => function leakyRelu(self?: unknown, negativeSlope?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && negativeSlope === undefined && options === undefined && extra === undefined) return leaky_relu(self, 0.01);
  } catch (error) {
    throw withCallContext(error, leakyReluOverloads, [self, negativeSlope, options, extra]);
  }
  return callOverload(leakyReluOverloads, [self, negativeSlope, options, extra]);
});

const eluOverloads = /* @__PURE__ */ overloads("elu", [elu_op, operators_elu], [elu_out_op, elu_out]);
export const elu = /* @__PURE__ */ publicFunction<{
  /**
   * `elu(Tensor self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1) -> Tensor`
   *
   * With `out`: `elu.out(Tensor self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ alpha: Scalar; scale: Scalar; inputScale: Scalar; out: Tensor }>): Tensor;
  /**
   * `elu(Tensor self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1) -> Tensor`
   *
   * With `out`: `elu.out(Tensor self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, alpha: Scalar, options?: Options<{ scale: Scalar; inputScale: Scalar; out: Tensor }>): Tensor;
  /**
   * `elu(Tensor self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1) -> Tensor`
   *
   * With `out`: `elu.out(Tensor self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, alpha: Scalar, scale: Scalar, options?: Options<{ inputScale: Scalar; out: Tensor }>): Tensor;
  /**
   * `elu(Tensor self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1) -> Tensor`
   *
   * With `out`: `elu.out(Tensor self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, alpha: Scalar, scale: Scalar, inputScale: Scalar, options?: Options<{ out: Tensor }>): Tensor;
}>("elu", () => function elu(self?: unknown, alpha?: unknown, scale?: unknown, inputScale?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && alpha === undefined && scale === undefined && inputScale === undefined && options === undefined && extra === undefined) return operators_elu(self, 1, 1, 1);
  } catch (error) {
    throw withCallContext(error, eluOverloads, [self, alpha, scale, inputScale, options, extra]);
  }
  return callOverload(eluOverloads, [self, alpha, scale, inputScale, options, extra]);
});

const seluOverloads = /* @__PURE__ */ overloads("selu", [selu_op, operators_selu]);
export const selu = /* @__PURE__ */ publicFunction<{
  /** `selu(Tensor self) -> Tensor` */
  (self: Tensor): Tensor;
}>("selu", () => function selu(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_selu(self);
  } catch (error) {
    throw withCallContext(error, seluOverloads, [self, options, extra]);
  }
  return callOverload(seluOverloads, [self, options, extra]);
});

const selu_Overloads = /* @__PURE__ */ overloads("selu_", [selu__op, operators_selu_]);
export const selu_ = /* @__PURE__ */ publicFunction<{
  /**
   * `selu_(Tensor(a!) self) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor): Tensor;
}>("selu_", () => function selu_(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_selu_(self);
  } catch (error) {
    throw withCallContext(error, selu_Overloads, [self, options, extra]);
  }
  return callOverload(selu_Overloads, [self, options, extra]);
});

const celuOverloads = /* @__PURE__ */ overloads("celu", [celu_op, operators_celu]);
export const celu = /* @__PURE__ */ publicFunction<{
  /** `celu(Tensor self, Scalar alpha=1.0) -> Tensor` */
  (self: Tensor, options?: Options<{ alpha: Scalar }>): Tensor;
  /** `celu(Tensor self, Scalar alpha=1.0) -> Tensor` */
  (self: Tensor, alpha: Scalar): Tensor;
}>("celu", () => function celu(self?: unknown, alpha?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && alpha === undefined && options === undefined && extra === undefined) return operators_celu(self, 1);
  } catch (error) {
    throw withCallContext(error, celuOverloads, [self, alpha, options, extra]);
  }
  return callOverload(celuOverloads, [self, alpha, options, extra]);
});

const celu_Overloads = /* @__PURE__ */ overloads("celu_", [celu__op, operators_celu_]);
export const celu_ = /* @__PURE__ */ publicFunction<{
  /**
   * `celu_(Tensor(a!) self, Scalar alpha=1.0) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, options?: Options<{ alpha: Scalar }>): Tensor;
  /**
   * `celu_(Tensor(a!) self, Scalar alpha=1.0) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, alpha: Scalar): Tensor;
}>("celu_", () => function celu_(self?: unknown, alpha?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && alpha === undefined && options === undefined && extra === undefined) return operators_celu_(self, 1);
  } catch (error) {
    throw withCallContext(error, celu_Overloads, [self, alpha, options, extra]);
  }
  return callOverload(celu_Overloads, [self, alpha, options, extra]);
});

const geluOverloads = /* @__PURE__ */ overloads("gelu", [gelu_op, operators_gelu], [gelu_out_op, gelu_out]);
export const gelu = /* @__PURE__ */ publicFunction<{
  /**
   * `gelu(Tensor self, *, str approximate='none') -> Tensor`
   *
   * With `out`: `gelu.out(Tensor self, *, str approximate='none', Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ approximate: string; out: Tensor }>): Tensor;
}>("gelu", () => function gelu(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_gelu(self, "none");
  } catch (error) {
    throw withCallContext(error, geluOverloads, [self, options, extra]);
  }
  return callOverload(geluOverloads, [self, options, extra]);
});

const siluOverloads = /* @__PURE__ */ overloads("silu", [silu_op, operators_silu], [silu_out_op, silu_out]);
export const silu = /* @__PURE__ */ publicFunction<{
  /**
   * `silu(Tensor self) -> Tensor`
   *
   * With `out`: `silu.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("silu", () => function silu(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_silu(self);
  } catch (error) {
    throw withCallContext(error, siluOverloads, [self, options, extra]);
  }
  return callOverload(siluOverloads, [self, options, extra]);
});

const mishOverloads = /* @__PURE__ */ overloads("mish", [mish_op, operators_mish], [mish_out_op, mish_out]);
export const mish = /* @__PURE__ */ publicFunction<{
  /**
   * `mish(Tensor self) -> Tensor`
   *
   * With `out`: `mish.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("mish", () => function mish(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_mish(self);
  } catch (error) {
    throw withCallContext(error, mishOverloads, [self, options, extra]);
  }
  return callOverload(mishOverloads, [self, options, extra]);
});

const hardsigmoidOverloads = /* @__PURE__ */ overloads("hardsigmoid", [hardsigmoid_op, operators_hardsigmoid], [hardsigmoid_out_op, hardsigmoid_out]);
export const hardsigmoid = /* @__PURE__ */ publicFunction<{
  /**
   * `hardsigmoid(Tensor self) -> Tensor`
   *
   * With `out`: `hardsigmoid.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("hardsigmoid", () => function hardsigmoid(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_hardsigmoid(self);
  } catch (error) {
    throw withCallContext(error, hardsigmoidOverloads, [self, options, extra]);
  }
  return callOverload(hardsigmoidOverloads, [self, options, extra]);
});

const hardswishOverloads = /* @__PURE__ */ overloads("hardswish", [hardswish_op, operators_hardswish], [hardswish_out_op, hardswish_out]);
export const hardswish = /* @__PURE__ */ publicFunction<{
  /**
   * `hardswish(Tensor self) -> Tensor`
   *
   * With `out`: `hardswish.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("hardswish", () => function hardswish(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_hardswish(self);
  } catch (error) {
    throw withCallContext(error, hardswishOverloads, [self, options, extra]);
  }
  return callOverload(hardswishOverloads, [self, options, extra]);
});

const softplusOverloads = /* @__PURE__ */ overloads("softplus", [softplus_op, operators_softplus], [softplus_out_op, softplus_out]);
export const softplus = /* @__PURE__ */ publicFunction<{
  /**
   * `softplus(Tensor self, Scalar beta=1, Scalar threshold=20) -> Tensor`
   *
   * With `out`: `softplus.out(Tensor self, Scalar beta=1, Scalar threshold=20, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ beta: Scalar; threshold: Scalar; out: Tensor }>): Tensor;
  /**
   * `softplus(Tensor self, Scalar beta=1, Scalar threshold=20) -> Tensor`
   *
   * With `out`: `softplus.out(Tensor self, Scalar beta=1, Scalar threshold=20, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, beta: Scalar, options?: Options<{ threshold: Scalar; out: Tensor }>): Tensor;
  /**
   * `softplus(Tensor self, Scalar beta=1, Scalar threshold=20) -> Tensor`
   *
   * With `out`: `softplus.out(Tensor self, Scalar beta=1, Scalar threshold=20, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, beta: Scalar, threshold: Scalar, options?: Options<{ out: Tensor }>): Tensor;
}>("softplus", () => function softplus(self?: unknown, beta?: unknown, threshold?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && beta === undefined && threshold === undefined && options === undefined && extra === undefined) return operators_softplus(self, 1, 20);
  } catch (error) {
    throw withCallContext(error, softplusOverloads, [self, beta, threshold, options, extra]);
  }
  return callOverload(softplusOverloads, [self, beta, threshold, options, extra]);
});

const hardtanhOverloads = /* @__PURE__ */ overloads("hardtanh", [hardtanh_op, operators_hardtanh], [hardtanh_out_op, hardtanh_out]);
export const hardtanh = /* @__PURE__ */ publicFunction<{
  /**
   * `hardtanh(Tensor self, Scalar min_val=-1, Scalar max_val=1) -> Tensor`
   *
   * With `out`: `hardtanh.out(Tensor self, Scalar min_val=-1, Scalar max_val=1, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ minVal: Scalar; maxVal: Scalar; out: Tensor }>): Tensor;
  /**
   * `hardtanh(Tensor self, Scalar min_val=-1, Scalar max_val=1) -> Tensor`
   *
   * With `out`: `hardtanh.out(Tensor self, Scalar min_val=-1, Scalar max_val=1, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, minVal: Scalar, options?: Options<{ maxVal: Scalar; out: Tensor }>): Tensor;
  /**
   * `hardtanh(Tensor self, Scalar min_val=-1, Scalar max_val=1) -> Tensor`
   *
   * With `out`: `hardtanh.out(Tensor self, Scalar min_val=-1, Scalar max_val=1, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, minVal: Scalar, maxVal: Scalar, options?: Options<{ out: Tensor }>): Tensor;
}>("hardtanh", () => function hardtanh(self?: unknown, minVal?: unknown, maxVal?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && minVal === undefined && maxVal === undefined && options === undefined && extra === undefined) return operators_hardtanh(self, -1, 1);
  } catch (error) {
    throw withCallContext(error, hardtanhOverloads, [self, minVal, maxVal, options, extra]);
  }
  return callOverload(hardtanhOverloads, [self, minVal, maxVal, options, extra]);
});

const thresholdOverloads = /* @__PURE__ */ overloads("threshold", [threshold_op, operators_threshold], [threshold_out_op, threshold_out]);
export const threshold = /* @__PURE__ */ publicFunction<{
  /**
   * `threshold(Tensor self, Scalar threshold, Scalar value) -> Tensor`
   *
   * With `out`: `threshold.out(Tensor self, Scalar threshold, Scalar value, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, threshold: Scalar, value: Scalar, options?: Options<{ out: Tensor }>): Tensor;
}>("threshold", () => function threshold(self?: unknown, threshold?: unknown, value?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && typeof threshold === "number" && typeof value === "number" && options === undefined && extra === undefined) return operators_threshold(self, threshold, value);
  } catch (error) {
    throw withCallContext(error, thresholdOverloads, [self, threshold, value, options, extra]);
  }
  return callOverload(thresholdOverloads, [self, threshold, value, options, extra]);
});

const hardshrinkOverloads = /* @__PURE__ */ overloads("hardshrink", [hardshrink_op, operators_hardshrink], [hardshrink_out_op, hardshrink_out]);
export const hardshrink = /* @__PURE__ */ publicFunction<{
  /**
   * `hardshrink(Tensor self, Scalar lambd=0.5) -> Tensor`
   *
   * With `out`: `hardshrink.out(Tensor self, Scalar lambd=0.5, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ lambd: Scalar; out: Tensor }>): Tensor;
  /**
   * `hardshrink(Tensor self, Scalar lambd=0.5) -> Tensor`
   *
   * With `out`: `hardshrink.out(Tensor self, Scalar lambd=0.5, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, lambd: Scalar, options?: Options<{ out: Tensor }>): Tensor;
}>("hardshrink", () => function hardshrink(self?: unknown, lambd?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && lambd === undefined && options === undefined && extra === undefined) return operators_hardshrink(self, 0.5);
  } catch (error) {
    throw withCallContext(error, hardshrinkOverloads, [self, lambd, options, extra]);
  }
  return callOverload(hardshrinkOverloads, [self, lambd, options, extra]);
});

const softshrinkOverloads = /* @__PURE__ */ overloads("softshrink", [softshrink_op, operators_softshrink], [softshrink_out_op, softshrink_out]);
export const softshrink = /* @__PURE__ */ publicFunction<{
  /**
   * `softshrink(Tensor self, Scalar lambd=0.5) -> Tensor`
   *
   * With `out`: `softshrink.out(Tensor self, Scalar lambd=0.5, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ lambd: Scalar; out: Tensor }>): Tensor;
  /**
   * `softshrink(Tensor self, Scalar lambd=0.5) -> Tensor`
   *
   * With `out`: `softshrink.out(Tensor self, Scalar lambd=0.5, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, lambd: Scalar, options?: Options<{ out: Tensor }>): Tensor;
}>("softshrink", () => function softshrink(self?: unknown, lambd?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && lambd === undefined && options === undefined && extra === undefined) return operators_softshrink(self, 0.5);
  } catch (error) {
    throw withCallContext(error, softshrinkOverloads, [self, lambd, options, extra]);
  }
  return callOverload(softshrinkOverloads, [self, lambd, options, extra]);
});

const logSigmoidForwardOverloads = /* @__PURE__ */ overloads("logSigmoidForward", [log_sigmoid_forward_op, log_sigmoid_forward], [log_sigmoid_forward_output_op, log_sigmoid_forward_output]);
export const logSigmoidForward = /* @__PURE__ */ publicFunction<{
  /**
   * `log_sigmoid_forward(Tensor self) -> (Tensor output, Tensor buffer)`
   *
   * With `out`: `log_sigmoid_forward.output(Tensor self, *, Tensor(a!) output, Tensor(b!) buffer) -> (Tensor(a!), Tensor(b!))`
   */
  (self: Tensor, options?: Options<{ out: readonly [Tensor, Tensor] }>): readonly [Tensor, Tensor];
}>("logSigmoidForward", () => function logSigmoidForward(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return log_sigmoid_forward(self);
  } catch (error) {
    throw withCallContext(error, logSigmoidForwardOverloads, [self, options, extra]);
  }
  return callOverload(logSigmoidForwardOverloads, [self, options, extra]);
});

const logSigmoidOverloads = /* @__PURE__ */ overloads("logSigmoid", [log_sigmoid_op, log_sigmoid], [log_sigmoid_out_op, log_sigmoid_out]);
export const logSigmoid = /* @__PURE__ */ publicFunction<{
  /**
   * `log_sigmoid(Tensor self) -> Tensor`
   *
   * With `out`: `log_sigmoid.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("logSigmoid", () => function logSigmoid(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return log_sigmoid(self);
  } catch (error) {
    throw withCallContext(error, logSigmoidOverloads, [self, options, extra]);
  }
  return callOverload(logSigmoidOverloads, [self, options, extra]);
});

const sigmoidBackwardOverloads = /* @__PURE__ */ overloads("sigmoidBackward", [sigmoid_backward_op, sigmoid_backward], [sigmoid_backward_grad_input_op, sigmoid_backward_grad_input]);
export const sigmoidBackward = /* @__PURE__ */ publicFunction<{
  /**
   * `sigmoid_backward(Tensor grad_output, Tensor output) -> Tensor`
   *
   * With `out`: `sigmoid_backward.grad_input(Tensor grad_output, Tensor output, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (gradOutput: Tensor, output: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("sigmoidBackward", () => function sigmoidBackward(gradOutput?: unknown, output?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(gradOutput) && isTensor(output) && options === undefined && extra === undefined) return sigmoid_backward(gradOutput, output);
  } catch (error) {
    throw withCallContext(error, sigmoidBackwardOverloads, [gradOutput, output, options, extra]);
  }
  return callOverload(sigmoidBackwardOverloads, [gradOutput, output, options, extra]);
});

const tanhBackwardOverloads = /* @__PURE__ */ overloads("tanhBackward", [tanh_backward_op, tanh_backward], [tanh_backward_grad_input_op, tanh_backward_grad_input]);
export const tanhBackward = /* @__PURE__ */ publicFunction<{
  /**
   * `tanh_backward(Tensor grad_output, Tensor output) -> Tensor`
   *
   * With `out`: `tanh_backward.grad_input(Tensor grad_output, Tensor output, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (gradOutput: Tensor, output: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("tanhBackward", () => function tanhBackward(gradOutput?: unknown, output?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(gradOutput) && isTensor(output) && options === undefined && extra === undefined) return tanh_backward(gradOutput, output);
  } catch (error) {
    throw withCallContext(error, tanhBackwardOverloads, [gradOutput, output, options, extra]);
  }
  return callOverload(tanhBackwardOverloads, [gradOutput, output, options, extra]);
});

const thresholdBackwardOverloads = /* @__PURE__ */ overloads("thresholdBackward", [threshold_backward_op, threshold_backward], [threshold_backward_grad_input_op, threshold_backward_grad_input]);
export const thresholdBackward = /* @__PURE__ */ publicFunction<{
  /**
   * `threshold_backward(Tensor grad_output, Tensor self, Scalar threshold) -> Tensor`
   *
   * With `out`: `threshold_backward.grad_input(Tensor grad_output, Tensor self, Scalar threshold, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (gradOutput: Tensor, self: Tensor, threshold: Scalar, options?: Options<{ out: Tensor }>): Tensor;
}>("thresholdBackward", () => function thresholdBackward(gradOutput?: unknown, self?: unknown, threshold?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(gradOutput) && isTensor(self) && typeof threshold === "number" && options === undefined && extra === undefined) return threshold_backward(gradOutput, self, threshold);
  } catch (error) {
    throw withCallContext(error, thresholdBackwardOverloads, [gradOutput, self, threshold, options, extra]);
  }
  return callOverload(thresholdBackwardOverloads, [gradOutput, self, threshold, options, extra]);
});

const leakyReluBackwardOverloads = /* @__PURE__ */ overloads("leakyReluBackward", [leaky_relu_backward_op, leaky_relu_backward], [leaky_relu_backward_grad_input_op, leaky_relu_backward_grad_input]);
export const leakyReluBackward = /* @__PURE__ */ publicFunction<{
  /**
   * `leaky_relu_backward(Tensor grad_output, Tensor self, Scalar negative_slope, bool self_is_result) -> Tensor`
   *
   * With `out`: `leaky_relu_backward.grad_input(Tensor grad_output, Tensor self, Scalar negative_slope, bool self_is_result, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (gradOutput: Tensor, self: Tensor, negativeSlope: Scalar, selfIsResult: boolean, options?: Options<{ out: Tensor }>): Tensor;
}>("leakyReluBackward", () => function leakyReluBackward(gradOutput?: unknown, self?: unknown, negativeSlope?: unknown, selfIsResult?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(gradOutput) && isTensor(self) && typeof negativeSlope === "number" && typeof selfIsResult === "boolean" && options === undefined && extra === undefined) return leaky_relu_backward(gradOutput, self, negativeSlope, selfIsResult);
  } catch (error) {
    throw withCallContext(error, leakyReluBackwardOverloads, [gradOutput, self, negativeSlope, selfIsResult, options, extra]);
  }
  return callOverload(leakyReluBackwardOverloads, [gradOutput, self, negativeSlope, selfIsResult, options, extra]);
});

const eluBackwardOverloads = /* @__PURE__ */ overloads("eluBackward", [elu_backward_op, elu_backward], [elu_backward_grad_input_op, elu_backward_grad_input]);
export const eluBackward = /* @__PURE__ */ publicFunction<{
  /**
   * `elu_backward(Tensor grad_output, Scalar alpha, Scalar scale, Scalar input_scale, bool is_result, Tensor self_or_result) -> Tensor`
   *
   * With `out`: `elu_backward.grad_input(Tensor grad_output, Scalar alpha, Scalar scale, Scalar input_scale, bool is_result, Tensor self_or_result, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (gradOutput: Tensor, alpha: Scalar, scale: Scalar, inputScale: Scalar, isResult: boolean, selfOrResult: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("eluBackward", () => function eluBackward(gradOutput?: unknown, alpha?: unknown, scale?: unknown, inputScale?: unknown, isResult?: unknown, selfOrResult?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(gradOutput) && typeof alpha === "number" && typeof scale === "number" && typeof inputScale === "number" && typeof isResult === "boolean" && isTensor(selfOrResult) && options === undefined && extra === undefined) return elu_backward(gradOutput, alpha, scale, inputScale, isResult, selfOrResult);
  } catch (error) {
    throw withCallContext(error, eluBackwardOverloads, [gradOutput, alpha, scale, inputScale, isResult, selfOrResult, options, extra]);
  }
  return callOverload(eluBackwardOverloads, [gradOutput, alpha, scale, inputScale, isResult, selfOrResult, options, extra]);
});

const geluBackwardOverloads = /* @__PURE__ */ overloads("geluBackward", [gelu_backward_op, gelu_backward], [gelu_backward_grad_input_op, gelu_backward_grad_input]);
export const geluBackward = /* @__PURE__ */ publicFunction<{
  /**
   * `gelu_backward(Tensor grad_output, Tensor self, *, str approximate='none') -> Tensor`
   *
   * With `out`: `gelu_backward.grad_input(Tensor grad_output, Tensor self, *, str approximate='none', Tensor(a!) out) -> Tensor(a!)`
   */
  (gradOutput: Tensor, self: Tensor, options?: Options<{ approximate: string; out: Tensor }>): Tensor;
}>("geluBackward", () => function geluBackward(gradOutput?: unknown, self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(gradOutput) && isTensor(self) && options === undefined && extra === undefined) return gelu_backward(gradOutput, self, "none");
  } catch (error) {
    throw withCallContext(error, geluBackwardOverloads, [gradOutput, self, options, extra]);
  }
  return callOverload(geluBackwardOverloads, [gradOutput, self, options, extra]);
});

const siluBackwardOverloads = /* @__PURE__ */ overloads("siluBackward", [silu_backward_op, silu_backward], [silu_backward_grad_input_op, silu_backward_grad_input]);
export const siluBackward = /* @__PURE__ */ publicFunction<{
  /**
   * `silu_backward(Tensor grad_output, Tensor self) -> Tensor`
   *
   * With `out`: `silu_backward.grad_input(Tensor grad_output, Tensor self, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (gradOutput: Tensor, self: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("siluBackward", () => function siluBackward(gradOutput?: unknown, self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(gradOutput) && isTensor(self) && options === undefined && extra === undefined) return silu_backward(gradOutput, self);
  } catch (error) {
    throw withCallContext(error, siluBackwardOverloads, [gradOutput, self, options, extra]);
  }
  return callOverload(siluBackwardOverloads, [gradOutput, self, options, extra]);
});

const mishBackwardOverloads = /* @__PURE__ */ overloads("mishBackward", [mish_backward_op, mish_backward]);
export const mishBackward = /* @__PURE__ */ publicFunction<{
  /** `mish_backward(Tensor grad_output, Tensor self) -> Tensor` */
  (gradOutput: Tensor, self: Tensor): Tensor;
}>("mishBackward", () => function mishBackward(gradOutput?: unknown, self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(gradOutput) && isTensor(self) && options === undefined && extra === undefined) return mish_backward(gradOutput, self);
  } catch (error) {
    throw withCallContext(error, mishBackwardOverloads, [gradOutput, self, options, extra]);
  }
  return callOverload(mishBackwardOverloads, [gradOutput, self, options, extra]);
});

const hardsigmoidBackwardOverloads = /* @__PURE__ */ overloads("hardsigmoidBackward", [hardsigmoid_backward_op, hardsigmoid_backward], [hardsigmoid_backward_grad_input_op, hardsigmoid_backward_grad_input]);
export const hardsigmoidBackward = /* @__PURE__ */ publicFunction<{
  /**
   * `hardsigmoid_backward(Tensor grad_output, Tensor self) -> Tensor`
   *
   * With `out`: `hardsigmoid_backward.grad_input(Tensor grad_output, Tensor self, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (gradOutput: Tensor, self: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("hardsigmoidBackward", () => function hardsigmoidBackward(gradOutput?: unknown, self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(gradOutput) && isTensor(self) && options === undefined && extra === undefined) return hardsigmoid_backward(gradOutput, self);
  } catch (error) {
    throw withCallContext(error, hardsigmoidBackwardOverloads, [gradOutput, self, options, extra]);
  }
  return callOverload(hardsigmoidBackwardOverloads, [gradOutput, self, options, extra]);
});

const hardswishBackwardOverloads = /* @__PURE__ */ overloads("hardswishBackward", [hardswish_backward_op, hardswish_backward]);
export const hardswishBackward = /* @__PURE__ */ publicFunction<{
  /** `hardswish_backward(Tensor grad_output, Tensor self) -> Tensor` */
  (gradOutput: Tensor, self: Tensor): Tensor;
}>("hardswishBackward", () => function hardswishBackward(gradOutput?: unknown, self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(gradOutput) && isTensor(self) && options === undefined && extra === undefined) return hardswish_backward(gradOutput, self);
  } catch (error) {
    throw withCallContext(error, hardswishBackwardOverloads, [gradOutput, self, options, extra]);
  }
  return callOverload(hardswishBackwardOverloads, [gradOutput, self, options, extra]);
});

const softplusBackwardOverloads = /* @__PURE__ */ overloads("softplusBackward", [softplus_backward_op, softplus_backward], [softplus_backward_grad_input_op, softplus_backward_grad_input]);
export const softplusBackward = /* @__PURE__ */ publicFunction<{
  /**
   * `softplus_backward(Tensor grad_output, Tensor self, Scalar beta, Scalar threshold) -> Tensor`
   *
   * With `out`: `softplus_backward.grad_input(Tensor grad_output, Tensor self, Scalar beta, Scalar threshold, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (gradOutput: Tensor, self: Tensor, beta: Scalar, threshold: Scalar, options?: Options<{ out: Tensor }>): Tensor;
}>("softplusBackward", () => function softplusBackward(gradOutput?: unknown, self?: unknown, beta?: unknown, threshold?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(gradOutput) && isTensor(self) && typeof beta === "number" && typeof threshold === "number" && options === undefined && extra === undefined) return softplus_backward(gradOutput, self, beta, threshold);
  } catch (error) {
    throw withCallContext(error, softplusBackwardOverloads, [gradOutput, self, beta, threshold, options, extra]);
  }
  return callOverload(softplusBackwardOverloads, [gradOutput, self, beta, threshold, options, extra]);
});

const hardtanhBackwardOverloads = /* @__PURE__ */ overloads("hardtanhBackward", [hardtanh_backward_op, hardtanh_backward], [hardtanh_backward_grad_input_op, hardtanh_backward_grad_input]);
export const hardtanhBackward = /* @__PURE__ */ publicFunction<{
  /**
   * `hardtanh_backward(Tensor grad_output, Tensor self, Scalar min_val, Scalar max_val) -> Tensor`
   *
   * With `out`: `hardtanh_backward.grad_input(Tensor grad_output, Tensor self, Scalar min_val, Scalar max_val, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (gradOutput: Tensor, self: Tensor, minVal: Scalar, maxVal: Scalar, options?: Options<{ out: Tensor }>): Tensor;
}>("hardtanhBackward", () => function hardtanhBackward(gradOutput?: unknown, self?: unknown, minVal?: unknown, maxVal?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(gradOutput) && isTensor(self) && typeof minVal === "number" && typeof maxVal === "number" && options === undefined && extra === undefined) return hardtanh_backward(gradOutput, self, minVal, maxVal);
  } catch (error) {
    throw withCallContext(error, hardtanhBackwardOverloads, [gradOutput, self, minVal, maxVal, options, extra]);
  }
  return callOverload(hardtanhBackwardOverloads, [gradOutput, self, minVal, maxVal, options, extra]);
});

const hardshrinkBackwardOverloads = /* @__PURE__ */ overloads("hardshrinkBackward", [hardshrink_backward_op, hardshrink_backward], [hardshrink_backward_grad_input_op, hardshrink_backward_grad_input]);
export const hardshrinkBackward = /* @__PURE__ */ publicFunction<{
  /**
   * `hardshrink_backward(Tensor grad_out, Tensor self, Scalar lambd) -> Tensor`
   *
   * With `out`: `hardshrink_backward.grad_input(Tensor grad_out, Tensor self, Scalar lambd, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (gradOut: Tensor, self: Tensor, lambd: Scalar, options?: Options<{ out: Tensor }>): Tensor;
}>("hardshrinkBackward", () => function hardshrinkBackward(gradOut?: unknown, self?: unknown, lambd?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(gradOut) && isTensor(self) && typeof lambd === "number" && options === undefined && extra === undefined) return hardshrink_backward(gradOut, self, lambd);
  } catch (error) {
    throw withCallContext(error, hardshrinkBackwardOverloads, [gradOut, self, lambd, options, extra]);
  }
  return callOverload(hardshrinkBackwardOverloads, [gradOut, self, lambd, options, extra]);
});

const softshrinkBackwardOverloads = /* @__PURE__ */ overloads("softshrinkBackward", [softshrink_backward_op, softshrink_backward], [softshrink_backward_grad_input_op, softshrink_backward_grad_input]);
export const softshrinkBackward = /* @__PURE__ */ publicFunction<{
  /**
   * `softshrink_backward(Tensor grad_output, Tensor self, Scalar lambd) -> Tensor`
   *
   * With `out`: `softshrink_backward.grad_input(Tensor grad_output, Tensor self, Scalar lambd, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (gradOutput: Tensor, self: Tensor, lambd: Scalar, options?: Options<{ out: Tensor }>): Tensor;
}>("softshrinkBackward", () => function softshrinkBackward(gradOutput?: unknown, self?: unknown, lambd?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(gradOutput) && isTensor(self) && typeof lambd === "number" && options === undefined && extra === undefined) return softshrink_backward(gradOutput, self, lambd);
  } catch (error) {
    throw withCallContext(error, softshrinkBackwardOverloads, [gradOutput, self, lambd, options, extra]);
  }
  return callOverload(softshrinkBackwardOverloads, [gradOutput, self, lambd, options, extra]);
});

const logSigmoidBackwardOverloads = /* @__PURE__ */ overloads("logSigmoidBackward", [log_sigmoid_backward_op, log_sigmoid_backward], [log_sigmoid_backward_grad_input_op, log_sigmoid_backward_grad_input]);
export const logSigmoidBackward = /* @__PURE__ */ publicFunction<{
  /**
   * `log_sigmoid_backward(Tensor grad_output, Tensor self, Tensor buffer) -> Tensor`
   *
   * With `out`: `log_sigmoid_backward.grad_input(Tensor grad_output, Tensor self, Tensor buffer, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (gradOutput: Tensor, self: Tensor, buffer: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("logSigmoidBackward", () => function logSigmoidBackward(gradOutput?: unknown, self?: unknown, buffer?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(gradOutput) && isTensor(self) && isTensor(buffer) && options === undefined && extra === undefined) return log_sigmoid_backward(gradOutput, self, buffer);
  } catch (error) {
    throw withCallContext(error, logSigmoidBackwardOverloads, [gradOutput, self, buffer, options, extra]);
  }
  return callOverload(logSigmoidBackwardOverloads, [gradOutput, self, buffer, options, extra]);
});

const logitBackwardOverloads = /* @__PURE__ */ overloads("logitBackward", [logit_backward_op, logit_backward], [logit_backward_grad_input_op, logit_backward_grad_input]);
export const logitBackward = /* @__PURE__ */ publicFunction<{
  /**
   * `logit_backward(Tensor grad_output, Tensor self, float? eps=None) -> Tensor`
   *
   * With `out`: `logit_backward.grad_input(Tensor grad_output, Tensor self, float? eps=None, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (gradOutput: Tensor, self: Tensor, options?: Options<{ eps: number | null; out: Tensor }>): Tensor;
  /**
   * `logit_backward(Tensor grad_output, Tensor self, float? eps=None) -> Tensor`
   *
   * With `out`: `logit_backward.grad_input(Tensor grad_output, Tensor self, float? eps=None, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (gradOutput: Tensor, self: Tensor, eps: number | null, options?: Options<{ out: Tensor }>): Tensor;
}>("logitBackward", () => function logitBackward(gradOutput?: unknown, self?: unknown, eps?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(gradOutput) && isTensor(self) && eps === undefined && options === undefined && extra === undefined) return logit_backward(gradOutput, self, null);
  } catch (error) {
    throw withCallContext(error, logitBackwardOverloads, [gradOutput, self, eps, options, extra]);
  }
  return callOverload(logitBackwardOverloads, [gradOutput, self, eps, options, extra]);
});

const emptyOverloads = /* @__PURE__ */ overloads("empty", [empty_memory_format_op, empty_memory_format], [empty_out_op, empty_out]);
export const empty = /* @__PURE__ */ publicFunction<{
  /**
   * `empty.memory_format(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor`
   *
   * With `out`: `empty.out(SymInt[] size, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)`
   */
  (size: readonly number[], options?: Options<{ memoryFormat: MemoryFormat | null; out: Tensor }> & TensorOptions): Tensor;
}>("empty", () => function empty(size?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isIntList(size) && options === undefined && extra === undefined) return empty_memory_format(size, null, null, null, null, null);
  } catch (error) {
    throw withCallContext(error, emptyOverloads, [size, options, extra]);
  }
  return callOverload(emptyOverloads, [size, options, extra]);
});

const emptyStridedOverloads = /* @__PURE__ */ overloads("emptyStrided", [empty_strided_op, empty_strided], [empty_strided_out_op, empty_strided_out]);
export const emptyStrided = /* @__PURE__ */ publicFunction<{
  /**
   * `empty_strided(SymInt[] size, SymInt[] stride, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
   *
   * With `out`: `empty_strided.out(SymInt[] size, SymInt[] stride, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (size: readonly number[], options: { stride: readonly number[] } & Options<{ out: Tensor }> & TensorOptions): Tensor;
  /**
   * `empty_strided(SymInt[] size, SymInt[] stride, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
   *
   * With `out`: `empty_strided.out(SymInt[] size, SymInt[] stride, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (size: readonly number[], stride: readonly number[], options?: Options<{ out: Tensor }> & TensorOptions): Tensor;
}>("emptyStrided", () => function emptyStrided(size?: unknown, stride?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isIntList(size) && isIntList(stride) && options === undefined && extra === undefined) return empty_strided(size, stride, null, null, null, null);
  } catch (error) {
    throw withCallContext(error, emptyStridedOverloads, [size, stride, options, extra]);
  }
  return callOverload(emptyStridedOverloads, [size, stride, options, extra]);
});

const emptyLikeOverloads = /* @__PURE__ */ overloads("emptyLike", [empty_like_op, empty_like], [empty_like_out_op, empty_like_out]);
export const emptyLike = /* @__PURE__ */ publicFunction<{
  /**
   * `empty_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor`
   *
   * With `out`: `empty_like.out(Tensor self, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ memoryFormat: MemoryFormat | null; out: Tensor }> & TensorOptions): Tensor;
}>("emptyLike", () => function emptyLike(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return empty_like(self, null, null, null, null, null);
  } catch (error) {
    throw withCallContext(error, emptyLikeOverloads, [self, options, extra]);
  }
  return callOverload(emptyLikeOverloads, [self, options, extra]);
});

const newEmptyOverloads = /* @__PURE__ */ overloads("newEmpty", [new_empty_op, new_empty], [new_empty_out_op, new_empty_out]);
export const newEmpty = /* @__PURE__ */ publicFunction<{
  /**
   * `new_empty(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
   *
   * With `out`: `new_empty.out(Tensor self, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options: { size: readonly number[] } & Options<{ out: Tensor }> & TensorOptions): Tensor;
  /**
   * `new_empty(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
   *
   * With `out`: `new_empty.out(Tensor self, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, size: readonly number[], options?: Options<{ out: Tensor }> & TensorOptions): Tensor;
}>("newEmpty", () => function newEmpty(self?: unknown, size?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isIntList(size) && options === undefined && extra === undefined) return new_empty(self, size, null, null, null, null);
  } catch (error) {
    throw withCallContext(error, newEmptyOverloads, [self, size, options, extra]);
  }
  return callOverload(newEmptyOverloads, [self, size, options, extra]);
});

const newEmptyStridedOverloads = /* @__PURE__ */ overloads("newEmptyStrided", [new_empty_strided_op, new_empty_strided], [new_empty_strided_out_op, new_empty_strided_out]);
export const newEmptyStrided = /* @__PURE__ */ publicFunction<{
  /**
   * `new_empty_strided(Tensor self, SymInt[] size, SymInt[] stride, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
   *
   * With `out`: `new_empty_strided.out(Tensor self, SymInt[] size, SymInt[] stride, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options: { size: readonly number[]; stride: readonly number[] } & Options<{ out: Tensor }> & TensorOptions): Tensor;
  /**
   * `new_empty_strided(Tensor self, SymInt[] size, SymInt[] stride, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
   *
   * With `out`: `new_empty_strided.out(Tensor self, SymInt[] size, SymInt[] stride, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, size: readonly number[], stride: readonly number[], options?: Options<{ out: Tensor }> & TensorOptions): Tensor;
}>("newEmptyStrided", () => function newEmptyStrided(self?: unknown, size?: unknown, stride?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isIntList(size) && isIntList(stride) && options === undefined && extra === undefined) return new_empty_strided(self, size, stride, null, null, null, null);
  } catch (error) {
    throw withCallContext(error, newEmptyStridedOverloads, [self, size, stride, options, extra]);
  }
  return callOverload(newEmptyStridedOverloads, [self, size, stride, options, extra]);
});

const newZerosOverloads = /* @__PURE__ */ overloads("newZeros", [new_zeros_op, new_zeros], [new_zeros_out_op, new_zeros_out]);
export const newZeros = /* @__PURE__ */ publicFunction<{
  /**
   * `new_zeros(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
   *
   * With `out`: `new_zeros.out(Tensor self, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options: { size: readonly number[] } & Options<{ out: Tensor }> & TensorOptions): Tensor;
  /**
   * `new_zeros(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
   *
   * With `out`: `new_zeros.out(Tensor self, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, size: readonly number[], options?: Options<{ out: Tensor }> & TensorOptions): Tensor;
}>("newZeros", () => function newZeros(self?: unknown, size?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isIntList(size) && options === undefined && extra === undefined) return new_zeros(self, size, null, null, null, null);
  } catch (error) {
    throw withCallContext(error, newZerosOverloads, [self, size, options, extra]);
  }
  return callOverload(newZerosOverloads, [self, size, options, extra]);
});

const newOnesOverloads = /* @__PURE__ */ overloads("newOnes", [new_ones_op, new_ones], [new_ones_out_op, new_ones_out]);
export const newOnes = /* @__PURE__ */ publicFunction<{
  /**
   * `new_ones(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
   *
   * With `out`: `new_ones.out(Tensor self, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options: { size: readonly number[] } & Options<{ out: Tensor }> & TensorOptions): Tensor;
  /**
   * `new_ones(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
   *
   * With `out`: `new_ones.out(Tensor self, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, size: readonly number[], options?: Options<{ out: Tensor }> & TensorOptions): Tensor;
}>("newOnes", () => function newOnes(self?: unknown, size?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isIntList(size) && options === undefined && extra === undefined) return new_ones(self, size, null, null, null, null);
  } catch (error) {
    throw withCallContext(error, newOnesOverloads, [self, size, options, extra]);
  }
  return callOverload(newOnesOverloads, [self, size, options, extra]);
});

const newFullOverloads = /* @__PURE__ */ overloads("newFull", [new_full_op, new_full], [new_full_out_op, new_full_out]);
export const newFull = /* @__PURE__ */ publicFunction<{
  /**
   * `new_full(Tensor self, SymInt[] size, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
   *
   * With `out`: `new_full.out(Tensor self, SymInt[] size, Scalar fill_value, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, size: readonly number[], fillValue: Scalar, options?: Options<{ out: Tensor }> & TensorOptions): Tensor;
}>("newFull", () => function newFull(self?: unknown, size?: unknown, fillValue?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isIntList(size) && typeof fillValue === "number" && options === undefined && extra === undefined) return new_full(self, size, fillValue, null, null, null, null);
  } catch (error) {
    throw withCallContext(error, newFullOverloads, [self, size, fillValue, options, extra]);
  }
  return callOverload(newFullOverloads, [self, size, fillValue, options, extra]);
});

const zerosOverloads = /* @__PURE__ */ overloads("zeros", [zeros_op, operators_zeros], [zeros_out_op, zeros_out]);
export const zeros = /* @__PURE__ */ publicFunction<{
  /**
   * `zeros(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
   *
   * With `out`: `zeros.out(SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (size: readonly number[], options?: Options<{ out: Tensor }> & TensorOptions): Tensor;
}>("zeros", () => function zeros(size?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isIntList(size) && options === undefined && extra === undefined) return operators_zeros(size, null, null, null, null);
  } catch (error) {
    throw withCallContext(error, zerosOverloads, [size, options, extra]);
  }
  return callOverload(zerosOverloads, [size, options, extra]);
});

const zerosLikeOverloads = /* @__PURE__ */ overloads("zerosLike", [zeros_like_op, zeros_like], [zeros_like_out_op, zeros_like_out]);
export const zerosLike = /* @__PURE__ */ publicFunction<{
  /**
   * `zeros_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor`
   *
   * With `out`: `zeros_like.out(Tensor self, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ memoryFormat: MemoryFormat | null; out: Tensor }> & TensorOptions): Tensor;
}>("zerosLike", () => function zerosLike(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return zeros_like(self, null, null, null, null, null);
  } catch (error) {
    throw withCallContext(error, zerosLikeOverloads, [self, options, extra]);
  }
  return callOverload(zerosLikeOverloads, [self, options, extra]);
});

const onesOverloads = /* @__PURE__ */ overloads("ones", [ones_op, operators_ones], [ones_out_op, ones_out]);
export const ones = /* @__PURE__ */ publicFunction<{
  /**
   * `ones(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
   *
   * With `out`: `ones.out(SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (size: readonly number[], options?: Options<{ out: Tensor }> & TensorOptions): Tensor;
}>("ones", () => function ones(size?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isIntList(size) && options === undefined && extra === undefined) return operators_ones(size, null, null, null, null);
  } catch (error) {
    throw withCallContext(error, onesOverloads, [size, options, extra]);
  }
  return callOverload(onesOverloads, [size, options, extra]);
});

const onesLikeOverloads = /* @__PURE__ */ overloads("onesLike", [ones_like_op, ones_like], [ones_like_out_op, ones_like_out]);
export const onesLike = /* @__PURE__ */ publicFunction<{
  /**
   * `ones_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor`
   *
   * With `out`: `ones_like.out(Tensor self, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ memoryFormat: MemoryFormat | null; out: Tensor }> & TensorOptions): Tensor;
}>("onesLike", () => function onesLike(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return ones_like(self, null, null, null, null, null);
  } catch (error) {
    throw withCallContext(error, onesLikeOverloads, [self, options, extra]);
  }
  return callOverload(onesLikeOverloads, [self, options, extra]);
});

const fullOverloads = /* @__PURE__ */ overloads("full", [full_op, operators_full], [full_out_op, full_out]);
export const full = /* @__PURE__ */ publicFunction<{
  /**
   * `full(SymInt[] size, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
   *
   * With `out`: `full.out(SymInt[] size, Scalar fill_value, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (size: readonly number[], fillValue: Scalar, options?: Options<{ out: Tensor }> & TensorOptions): Tensor;
}>("full", () => function full(size?: unknown, fillValue?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isIntList(size) && typeof fillValue === "number" && options === undefined && extra === undefined) return operators_full(size, fillValue, null, null, null, null);
  } catch (error) {
    throw withCallContext(error, fullOverloads, [size, fillValue, options, extra]);
  }
  return callOverload(fullOverloads, [size, fillValue, options, extra]);
});

const fullLikeOverloads = /* @__PURE__ */ overloads("fullLike", [full_like_op, full_like], [full_like_out_op, full_like_out]);
export const fullLike = /* @__PURE__ */ publicFunction<{
  /**
   * `full_like(Tensor self, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor`
   *
   * With `out`: `full_like.out(Tensor self, Scalar fill_value, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, fillValue: Scalar, options?: Options<{ memoryFormat: MemoryFormat | null; out: Tensor }> & TensorOptions): Tensor;
}>("fullLike", () => function fullLike(self?: unknown, fillValue?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && typeof fillValue === "number" && options === undefined && extra === undefined) return full_like(self, fillValue, null, null, null, null, null);
  } catch (error) {
    throw withCallContext(error, fullLikeOverloads, [self, fillValue, options, extra]);
  }
  return callOverload(fullLikeOverloads, [self, fillValue, options, extra]);
});

const arangeOverloads = /* @__PURE__ */ overloads("arange", [arange_op, operators_arange], [arange_start_op, arange_start], [arange_start_step_op, arange_start_step], [arange_out_op, arange_out], [arange_start_out_op, arange_start_out]);
export const arange = /* @__PURE__ */ publicFunction<{
  /**
   * `arange(Scalar end, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
   *
   * With `out`: `arange.out(Scalar end, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (end: Scalar, options?: Options<{ out: Tensor }> & TensorOptions): Tensor;
  /** `arange.start(Scalar start, Scalar end, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor` */
  (start: Scalar, end: Scalar, options?: TensorOptions): Tensor;
  /**
   * `arange.start_step(Scalar start, Scalar end, Scalar step=1, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
   *
   * With `out`: `arange.start_out(Scalar start, Scalar end, Scalar step=1, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (start: Scalar, end: Scalar, options?: Options<{ step: Scalar; out: Tensor }> & TensorOptions): Tensor;
  /**
   * `arange.start_step(Scalar start, Scalar end, Scalar step=1, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
   *
   * With `out`: `arange.start_out(Scalar start, Scalar end, Scalar step=1, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (start: Scalar, end: Scalar, step: Scalar, options?: Options<{ out: Tensor }> & TensorOptions): Tensor;
}>("arange", () => function arange(end?: unknown, end_?: unknown, step?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (typeof end === "number" && end_ === undefined && step === undefined && options === undefined && extra === undefined) return operators_arange(end, null, null, null, null);
    if (typeof end === "number" && typeof end_ === "number" && step === undefined && options === undefined && extra === undefined) return arange_start(end, end_, null, null, null, null);
    if (typeof end === "number" && typeof end_ === "number" && step === undefined && options === undefined && extra === undefined) return arange_start_step(end, end_, 1, null, null, null, null);
  } catch (error) {
    throw withCallContext(error, arangeOverloads, [end, end_, step, options, extra]);
  }
  return callOverload(arangeOverloads, [end, end_, step, options, extra]);
});

const linspaceOverloads = /* @__PURE__ */ overloads("linspace", [linspace_op, operators_linspace], [linspace_out_op, linspace_out]);
export const linspace = /* @__PURE__ */ publicFunction<{
  /**
   * `linspace(Scalar start, Scalar end, int steps, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
   *
   * With `out`: `linspace.out(Scalar start, Scalar end, int steps, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (start: Scalar, end: Scalar, steps: number, options?: Options<{ out: Tensor }> & TensorOptions): Tensor;
}>("linspace", () => function linspace(start?: unknown, end?: unknown, steps?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (typeof start === "number" && typeof end === "number" && Number.isSafeInteger(steps) && options === undefined && extra === undefined) return operators_linspace(start, end, steps as number, null, null, null, null);
  } catch (error) {
    throw withCallContext(error, linspaceOverloads, [start, end, steps, options, extra]);
  }
  return callOverload(linspaceOverloads, [start, end, steps, options, extra]);
});

const logspaceOverloads = /* @__PURE__ */ overloads("logspace", [logspace_op, operators_logspace], [logspace_out_op, logspace_out]);
export const logspace = /* @__PURE__ */ publicFunction<{
  /**
   * `logspace(Scalar start, Scalar end, int steps, float base=10.0, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
   *
   * With `out`: `logspace.out(Scalar start, Scalar end, int steps, float base=10.0, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (start: Scalar, end: Scalar, steps: number, options?: Options<{ base: number; out: Tensor }> & TensorOptions): Tensor;
  /**
   * `logspace(Scalar start, Scalar end, int steps, float base=10.0, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
   *
   * With `out`: `logspace.out(Scalar start, Scalar end, int steps, float base=10.0, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (start: Scalar, end: Scalar, steps: number, base: number, options?: Options<{ out: Tensor }> & TensorOptions): Tensor;
}>("logspace", () => function logspace(start?: unknown, end?: unknown, steps?: unknown, base?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (typeof start === "number" && typeof end === "number" && Number.isSafeInteger(steps) && base === undefined && options === undefined && extra === undefined) return operators_logspace(start, end, steps as number, 10, null, null, null, null);
  } catch (error) {
    throw withCallContext(error, logspaceOverloads, [start, end, steps, base, options, extra]);
  }
  return callOverload(logspaceOverloads, [start, end, steps, base, options, extra]);
});

const eyeOverloads = /* @__PURE__ */ overloads("eye", [eye_op, operators_eye], [eye_m_op, eye_m], [eye_out_op, eye_out], [eye_m_out_op, eye_m_out]);
export const eye = /* @__PURE__ */ publicFunction<{
  /**
   * `eye(int n, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
   *
   * With `out`: `eye.out(int n, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (n: number, options?: Options<{ out: Tensor }> & TensorOptions): Tensor;
  /**
   * `eye.m(int n, int m, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
   *
   * With `out`: `eye.m_out(int n, int m, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (n: number, options: { m: number } & Options<{ out: Tensor }> & TensorOptions): Tensor;
  /**
   * `eye.m(int n, int m, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
   *
   * With `out`: `eye.m_out(int n, int m, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (n: number, m: number, options?: Options<{ out: Tensor }> & TensorOptions): Tensor;
}>("eye", () => function eye(n?: unknown, m?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (Number.isSafeInteger(n) && m === undefined && options === undefined && extra === undefined) return operators_eye(n as number, null, null, null, null);
    if (Number.isSafeInteger(n) && Number.isSafeInteger(m) && options === undefined && extra === undefined) return eye_m(n as number, m as number, null, null, null, null);
  } catch (error) {
    throw withCallContext(error, eyeOverloads, [n, m, options, extra]);
  }
  return callOverload(eyeOverloads, [n, m, options, extra]);
});

const scalarTensorOverloads = /* @__PURE__ */ overloads("scalarTensor", [scalar_tensor_op, scalar_tensor], [scalar_tensor_out_op, scalar_tensor_out]);
export const scalarTensor = /* @__PURE__ */ publicFunction<{
  /**
   * `scalar_tensor(Scalar s, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
   *
   * With `out`: `scalar_tensor.out(Scalar s, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (s: Scalar, options?: Options<{ out: Tensor }> & TensorOptions): Tensor;
}>("scalarTensor", () => function scalarTensor(s?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (typeof s === "number" && options === undefined && extra === undefined) return scalar_tensor(s, null, null, null, null);
  } catch (error) {
    throw withCallContext(error, scalarTensorOverloads, [s, options, extra]);
  }
  return callOverload(scalarTensorOverloads, [s, options, extra]);
});

const trilIndicesOverloads = /* @__PURE__ */ overloads("trilIndices", [tril_indices_op, tril_indices], [tril_indices_out_op, tril_indices_out]);
export const trilIndices = /* @__PURE__ */ publicFunction<{
  /**
   * `tril_indices(int row, int col, int offset=0, *, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
   *
   * With `out`: `tril_indices.out(int row, int col, int offset=0, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (row: number, options: { col: number } & Options<{ offset: number; out: Tensor }> & TensorOptions): Tensor;
  /**
   * `tril_indices(int row, int col, int offset=0, *, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
   *
   * With `out`: `tril_indices.out(int row, int col, int offset=0, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (row: number, col: number, options?: Options<{ offset: number; out: Tensor }> & TensorOptions): Tensor;
  /**
   * `tril_indices(int row, int col, int offset=0, *, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
   *
   * With `out`: `tril_indices.out(int row, int col, int offset=0, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (row: number, col: number, offset: number, options?: Options<{ out: Tensor }> & TensorOptions): Tensor;
}>("trilIndices", () => function trilIndices(row?: unknown, col?: unknown, offset?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (Number.isSafeInteger(row) && Number.isSafeInteger(col) && offset === undefined && options === undefined && extra === undefined) return tril_indices(row as number, col as number, 0, "int64", null, null, null);
  } catch (error) {
    throw withCallContext(error, trilIndicesOverloads, [row, col, offset, options, extra]);
  }
  return callOverload(trilIndicesOverloads, [row, col, offset, options, extra]);
});

const triuIndicesOverloads = /* @__PURE__ */ overloads("triuIndices", [triu_indices_op, triu_indices], [triu_indices_out_op, triu_indices_out]);
export const triuIndices = /* @__PURE__ */ publicFunction<{
  /**
   * `triu_indices(int row, int col, int offset=0, *, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
   *
   * With `out`: `triu_indices.out(int row, int col, int offset=0, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (row: number, options: { col: number } & Options<{ offset: number; out: Tensor }> & TensorOptions): Tensor;
  /**
   * `triu_indices(int row, int col, int offset=0, *, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
   *
   * With `out`: `triu_indices.out(int row, int col, int offset=0, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (row: number, col: number, options?: Options<{ offset: number; out: Tensor }> & TensorOptions): Tensor;
  /**
   * `triu_indices(int row, int col, int offset=0, *, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
   *
   * With `out`: `triu_indices.out(int row, int col, int offset=0, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (row: number, col: number, offset: number, options?: Options<{ out: Tensor }> & TensorOptions): Tensor;
}>("triuIndices", () => function triuIndices(row?: unknown, col?: unknown, offset?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (Number.isSafeInteger(row) && Number.isSafeInteger(col) && offset === undefined && options === undefined && extra === undefined) return triu_indices(row as number, col as number, 0, "int64", null, null, null);
  } catch (error) {
    throw withCallContext(error, triuIndicesOverloads, [row, col, offset, options, extra]);
  }
  return callOverload(triuIndicesOverloads, [row, col, offset, options, extra]);
});

const randOverloads = /* @__PURE__ */ overloads("rand", [rand_op, operators_rand], [rand_generator_op, rand_generator], [rand_out_op, rand_out], [rand_generator_out_op, rand_generator_out]);
export const rand = /* @__PURE__ */ publicFunction<{
  /**
   * `rand(int[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
   *
   * With `out`: `rand.out(int[] size, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (size: readonly number[], options?: Options<{ out: Tensor }> & TensorOptions): Tensor;
  /**
   * `rand.generator(int[] size, *, Generator? generator, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
   *
   * With `out`: `rand.generator_out(int[] size, *, Generator? generator, Tensor(a!) out) -> Tensor(a!)`
   */
  (size: readonly number[], options: { generator: Generator | null } & Options<{ out: Tensor }> & TensorOptions): Tensor;
}>("rand", () => function rand(size?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isIntList(size) && options === undefined && extra === undefined) return operators_rand(size, null, null, null, null);
  } catch (error) {
    throw withCallContext(error, randOverloads, [size, options, extra]);
  }
  return callOverload(randOverloads, [size, options, extra]);
});

const randLikeOverloads = /* @__PURE__ */ overloads("randLike", [rand_like_op, rand_like], [rand_like_out_op, rand_like_out]);
export const randLike = /* @__PURE__ */ publicFunction<{
  /**
   * `rand_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor`
   *
   * With `out`: `rand_like.out(Tensor self, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ memoryFormat: MemoryFormat | null; out: Tensor }> & TensorOptions): Tensor;
}>("randLike", () => function randLike(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return rand_like(self, null, null, null, null, null);
  } catch (error) {
    throw withCallContext(error, randLikeOverloads, [self, options, extra]);
  }
  return callOverload(randLikeOverloads, [self, options, extra]);
});

const randnOverloads = /* @__PURE__ */ overloads("randn", [randn_op, operators_randn], [randn_generator_op, randn_generator], [randn_out_op, randn_out], [randn_generator_out_op, randn_generator_out]);
export const randn = /* @__PURE__ */ publicFunction<{
  /**
   * `randn(int[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
   *
   * With `out`: `randn.out(int[] size, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (size: readonly number[], options?: Options<{ out: Tensor }> & TensorOptions): Tensor;
  /**
   * `randn.generator(int[] size, *, Generator? generator, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
   *
   * With `out`: `randn.generator_out(int[] size, *, Generator? generator, Tensor(a!) out) -> Tensor(a!)`
   */
  (size: readonly number[], options: { generator: Generator | null } & Options<{ out: Tensor }> & TensorOptions): Tensor;
}>("randn", () => function randn(size?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isIntList(size) && options === undefined && extra === undefined) return operators_randn(size, null, null, null, null);
  } catch (error) {
    throw withCallContext(error, randnOverloads, [size, options, extra]);
  }
  return callOverload(randnOverloads, [size, options, extra]);
});

const randnLikeOverloads = /* @__PURE__ */ overloads("randnLike", [randn_like_op, randn_like], [randn_like_out_op, randn_like_out]);
export const randnLike = /* @__PURE__ */ publicFunction<{
  /**
   * `randn_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor`
   *
   * With `out`: `randn_like.out(Tensor self, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ memoryFormat: MemoryFormat | null; out: Tensor }> & TensorOptions): Tensor;
}>("randnLike", () => function randnLike(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return randn_like(self, null, null, null, null, null);
  } catch (error) {
    throw withCallContext(error, randnLikeOverloads, [self, options, extra]);
  }
  return callOverload(randnLikeOverloads, [self, options, extra]);
});

const randintOverloads = /* @__PURE__ */ overloads("randint", [randint_op, operators_randint], [randint_generator_op, randint_generator], [randint_low_op, randint_low], [randint_low_generator_op, randint_low_generator], [randint_out_op, randint_out], [randint_generator_out_op, randint_generator_out], [randint_low_out_op, randint_low_out], [randint_low_generator_out_op, randint_low_generator_out]);
export const randint = /* @__PURE__ */ publicFunction<{
  /**
   * `randint(int high, int[] size, *, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
   *
   * With `out`: `randint.out(int high, int[] size, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (high: number, options: { size: readonly number[] } & Options<{ out: Tensor }> & TensorOptions): Tensor;
  /**
   * `randint(int high, int[] size, *, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
   *
   * With `out`: `randint.out(int high, int[] size, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (high: number, size: readonly number[], options?: Options<{ out: Tensor }> & TensorOptions): Tensor;
  /**
   * `randint.generator(int high, int[] size, *, Generator? generator, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
   *
   * With `out`: `randint.generator_out(int high, int[] size, *, Generator? generator, Tensor(a!) out) -> Tensor(a!)`
   */
  (high: number, options: { size: readonly number[]; generator: Generator | null } & Options<{ out: Tensor }> & TensorOptions): Tensor;
  /**
   * `randint.generator(int high, int[] size, *, Generator? generator, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
   *
   * With `out`: `randint.generator_out(int high, int[] size, *, Generator? generator, Tensor(a!) out) -> Tensor(a!)`
   */
  (high: number, size: readonly number[], options: { generator: Generator | null } & Options<{ out: Tensor }> & TensorOptions): Tensor;
  /**
   * `randint.low(int low, int high, int[] size, *, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
   *
   * With `out`: `randint.low_out(int low, int high, int[] size, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (low: number, options: { high: number; size: readonly number[] } & Options<{ out: Tensor }> & TensorOptions): Tensor;
  /**
   * `randint.low(int low, int high, int[] size, *, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
   *
   * With `out`: `randint.low_out(int low, int high, int[] size, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (low: number, high: number, size: readonly number[], options?: Options<{ out: Tensor }> & TensorOptions): Tensor;
  /**
   * `randint.low_generator(int low, int high, int[] size, *, Generator? generator, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
   *
   * With `out`: `randint.low_generator_out(int low, int high, int[] size, *, Generator? generator, Tensor(a!) out) -> Tensor(a!)`
   */
  (low: number, options: { high: number; size: readonly number[]; generator: Generator | null } & Options<{ out: Tensor }> & TensorOptions): Tensor;
  /**
   * `randint.low_generator(int low, int high, int[] size, *, Generator? generator, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
   *
   * With `out`: `randint.low_generator_out(int low, int high, int[] size, *, Generator? generator, Tensor(a!) out) -> Tensor(a!)`
   */
  (low: number, high: number, size: readonly number[], options: { generator: Generator | null } & Options<{ out: Tensor }> & TensorOptions): Tensor;
}>("randint", () => function randint(high?: unknown, size?: unknown, size_?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (Number.isSafeInteger(high) && isIntList(size) && size_ === undefined && options === undefined && extra === undefined) return operators_randint(high as number, size, "int64", null, null, null);
    if (Number.isSafeInteger(high) && Number.isSafeInteger(size) && isIntList(size_) && options === undefined && extra === undefined) return randint_low(high as number, size as number, size_, "int64", null, null, null);
  } catch (error) {
    throw withCallContext(error, randintOverloads, [high, size, size_, options, extra]);
  }
  return callOverload(randintOverloads, [high, size, size_, options, extra]);
});

const randintLikeOverloads = /* @__PURE__ */ overloads("randintLike", [randint_like_op, randint_like], [randint_like_low_dtype_op, randint_like_low_dtype], [randint_like_out_op, randint_like_out], [randint_like_low_dtype_out_op, randint_like_low_dtype_out]);
export const randintLike = /* @__PURE__ */ publicFunction<{
  /**
   * `randint_like(Tensor self, int high, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor`
   *
   * With `out`: `randint_like.out(Tensor self, int high, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options: { high: number } & Options<{ memoryFormat: MemoryFormat | null; out: Tensor }> & TensorOptions): Tensor;
  /**
   * `randint_like(Tensor self, int high, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor`
   *
   * With `out`: `randint_like.out(Tensor self, int high, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, high: number, options?: Options<{ memoryFormat: MemoryFormat | null; out: Tensor }> & TensorOptions): Tensor;
  /**
   * `randint_like.low_dtype(Tensor self, int low, int high, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor`
   *
   * With `out`: `randint_like.low_dtype_out(Tensor self, int low, int high, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options: { low: number; high: number } & Options<{ memoryFormat: MemoryFormat | null; out: Tensor }> & TensorOptions): Tensor;
  /**
   * `randint_like.low_dtype(Tensor self, int low, int high, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor`
   *
   * With `out`: `randint_like.low_dtype_out(Tensor self, int low, int high, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, low: number, high: number, options?: Options<{ memoryFormat: MemoryFormat | null; out: Tensor }> & TensorOptions): Tensor;
}>("randintLike", () => function randintLike(self?: unknown, high?: unknown, high_?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && Number.isSafeInteger(high) && high_ === undefined && options === undefined && extra === undefined) return randint_like(self, high as number, null, null, null, null, null);
    if (isTensor(self) && Number.isSafeInteger(high) && Number.isSafeInteger(high_) && options === undefined && extra === undefined) return randint_like_low_dtype(self, high as number, high_ as number, null, null, null, null, null);
  } catch (error) {
    throw withCallContext(error, randintLikeOverloads, [self, high, high_, options, extra]);
  }
  return callOverload(randintLikeOverloads, [self, high, high_, options, extra]);
});

const randpermOverloads = /* @__PURE__ */ overloads("randperm", [randperm_op, operators_randperm], [randperm_generator_op, randperm_generator], [randperm_out_op, randperm_out], [randperm_generator_out_op, randperm_generator_out]);
export const randperm = /* @__PURE__ */ publicFunction<{
  /**
   * `randperm(int n, *, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
   *
   * With `out`: `randperm.out(int n, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (n: number, options?: Options<{ out: Tensor }> & TensorOptions): Tensor;
  /**
   * `randperm.generator(int n, *, Generator? generator, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
   *
   * With `out`: `randperm.generator_out(int n, *, Generator? generator, Tensor(a!) out) -> Tensor(a!)`
   */
  (n: number, options: { generator: Generator | null } & Options<{ out: Tensor }> & TensorOptions): Tensor;
}>("randperm", () => function randperm(n?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (Number.isSafeInteger(n) && options === undefined && extra === undefined) return operators_randperm(n as number, "int64", null, null, null);
  } catch (error) {
    throw withCallContext(error, randpermOverloads, [n, options, extra]);
  }
  return callOverload(randpermOverloads, [n, options, extra]);
});

const bernoulliOverloads = /* @__PURE__ */ overloads("bernoulli", [bernoulli_op, operators_bernoulli], [bernoulli_out_op, bernoulli_out], [bernoulli_p_op, bernoulli_p], [bernoulli_float_out_op, bernoulli_float_out], [bernoulli_Tensor_out_op, bernoulli_Tensor_out], [bernoulli_Tensor_op, bernoulli_Tensor]);
export const bernoulli = /* @__PURE__ */ publicFunction<{
  /**
   * `bernoulli(Tensor self, *, Generator? generator=None) -> Tensor`
   *
   * With `out`: `bernoulli.out(Tensor self, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ generator: Generator | null; out: Tensor }>): Tensor;
  /**
   * `bernoulli.p(Tensor self, float p, *, Generator? generator=None) -> Tensor`
   *
   * With `out`: `bernoulli.float_out(Tensor self, float p=0.5, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options: { p: number } & Options<{ generator: Generator | null; out: Tensor }>): Tensor;
  /**
   * `bernoulli.p(Tensor self, float p, *, Generator? generator=None) -> Tensor`
   *
   * With `out`: `bernoulli.float_out(Tensor self, float p=0.5, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, p: number, options?: Options<{ generator: Generator | null; out: Tensor }>): Tensor;
  /**
   * `bernoulli.Tensor(Tensor self, Tensor p, *, Generator? generator=None) -> Tensor`
   *
   * With `out`: `bernoulli.Tensor_out(Tensor self, Tensor p, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, p: Tensor, options?: Options<{ generator: Generator | null; out: Tensor }>): Tensor;
}>("bernoulli", () => function bernoulli(self?: unknown, p?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && p === undefined && options === undefined && extra === undefined) return operators_bernoulli(self, null);
    if (isTensor(self) && typeof p === "number" && options === undefined && extra === undefined) return bernoulli_p(self, p, null);
    if (isTensor(self) && isTensor(p) && options === undefined && extra === undefined) return bernoulli_Tensor(self, p, null);
  } catch (error) {
    throw withCallContext(error, bernoulliOverloads, [self, p, options, extra]);
  }
  return callOverload(bernoulliOverloads, [self, p, options, extra]);
});

const bernoulli_Overloads = /* @__PURE__ */ overloads("bernoulli_", [bernoulli__Tensor_op, bernoulli__Tensor], [bernoulli__float_op, bernoulli__float]);
export const bernoulli_ = /* @__PURE__ */ publicFunction<{
  /**
   * `bernoulli_.Tensor(Tensor(a!) self, Tensor p, *, Generator? generator=None) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, p: Tensor, options?: Options<{ generator: Generator | null }>): Tensor;
  /**
   * `bernoulli_.float(Tensor(a!) self, float p=0.5, *, Generator? generator=None) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, options?: Options<{ p: number; generator: Generator | null }>): Tensor;
  /**
   * `bernoulli_.float(Tensor(a!) self, float p=0.5, *, Generator? generator=None) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, p: number, options?: Options<{ generator: Generator | null }>): Tensor;
}>("bernoulli_", () => function bernoulli_(self?: unknown, p?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(p) && options === undefined && extra === undefined) return bernoulli__Tensor(self, p, null);
    if (isTensor(self) && p === undefined && options === undefined && extra === undefined) return bernoulli__float(self, 0.5, null);
  } catch (error) {
    throw withCallContext(error, bernoulli_Overloads, [self, p, options, extra]);
  }
  return callOverload(bernoulli_Overloads, [self, p, options, extra]);
});

const uniform_Overloads = /* @__PURE__ */ overloads("uniform_", [uniform__op, operators_uniform_]);
export const uniform_ = /* @__PURE__ */ publicFunction<{
  /**
   * `uniform_(Tensor(a!) self, float from=0, float to=1, *, Generator? generator=None) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, options?: Options<{ from: number; to: number; generator: Generator | null }>): Tensor;
  /**
   * `uniform_(Tensor(a!) self, float from=0, float to=1, *, Generator? generator=None) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, from: number, options?: Options<{ to: number; generator: Generator | null }>): Tensor;
  /**
   * `uniform_(Tensor(a!) self, float from=0, float to=1, *, Generator? generator=None) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, from: number, to: number, options?: Options<{ generator: Generator | null }>): Tensor;
}>("uniform_", () => function uniform_(self?: unknown, from?: unknown, to?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && from === undefined && to === undefined && options === undefined && extra === undefined) return operators_uniform_(self, 0, 1, null);
  } catch (error) {
    throw withCallContext(error, uniform_Overloads, [self, from, to, options, extra]);
  }
  return callOverload(uniform_Overloads, [self, from, to, options, extra]);
});

const normal_Overloads = /* @__PURE__ */ overloads("normal_", [normal__op, operators_normal_]);
export const normal_ = /* @__PURE__ */ publicFunction<{
  /**
   * `normal_(Tensor(a!) self, float mean=0, float std=1, *, Generator? generator=None) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, options?: Options<{ mean: number; std: number; generator: Generator | null }>): Tensor;
  /**
   * `normal_(Tensor(a!) self, float mean=0, float std=1, *, Generator? generator=None) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, mean: number, options?: Options<{ std: number; generator: Generator | null }>): Tensor;
  /**
   * `normal_(Tensor(a!) self, float mean=0, float std=1, *, Generator? generator=None) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, mean: number, std: number, options?: Options<{ generator: Generator | null }>): Tensor;
}>("normal_", () => function normal_(self?: unknown, mean?: unknown, std?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && mean === undefined && std === undefined && options === undefined && extra === undefined) return operators_normal_(self, 0, 1, null);
  } catch (error) {
    throw withCallContext(error, normal_Overloads, [self, mean, std, options, extra]);
  }
  return callOverload(normal_Overloads, [self, mean, std, options, extra]);
});

const random_Overloads = /* @__PURE__ */ overloads("random_", [random__from_op, random__from], [random__to_op, random__to], [random__op, operators_random_]);
export const random_ = /* @__PURE__ */ publicFunction<{
  /**
   * `random_.from(Tensor(a!) self, int from, int? to, *, Generator? generator=None) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, options: { from: number; to: number | null } & Options<{ generator: Generator | null }>): Tensor;
  /**
   * `random_.from(Tensor(a!) self, int from, int? to, *, Generator? generator=None) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, from: number, to: number | null, options?: Options<{ generator: Generator | null }>): Tensor;
  /**
   * `random_.to(Tensor(a!) self, int to, *, Generator? generator=None) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, options: { to: number } & Options<{ generator: Generator | null }>): Tensor;
  /**
   * `random_.to(Tensor(a!) self, int to, *, Generator? generator=None) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, to: number, options?: Options<{ generator: Generator | null }>): Tensor;
  /**
   * `random_(Tensor(a!) self, *, Generator? generator=None) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, options?: Options<{ generator: Generator | null }>): Tensor;
}>("random_", () => function random_(self?: unknown, from?: unknown, to?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && Number.isSafeInteger(from) && Number.isSafeInteger(to) && options === undefined && extra === undefined) return random__from(self, from as number, to as number, null);
    if (isTensor(self) && Number.isSafeInteger(from) && to === undefined && options === undefined && extra === undefined) return random__to(self, from as number, null);
    if (isTensor(self) && from === undefined && to === undefined && options === undefined && extra === undefined) return operators_random_(self, null);
  } catch (error) {
    throw withCallContext(error, random_Overloads, [self, from, to, options, extra]);
  }
  return callOverload(random_Overloads, [self, from, to, options, extra]);
});

const multinomialOverloads = /* @__PURE__ */ overloads("multinomial", [multinomial_out_op, multinomial_out], [multinomial_op, operators_multinomial]);
export const multinomial = /* @__PURE__ */ publicFunction<{
  /**
   * `multinomial(Tensor self, int num_samples, bool replacement=False, *, Generator? generator=None) -> Tensor`
   *
   * With `out`: `multinomial.out(Tensor self, int num_samples, bool replacement=False, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options: { numSamples: number } & Options<{ replacement: boolean; generator: Generator | null; out: Tensor }>): Tensor;
  /**
   * `multinomial(Tensor self, int num_samples, bool replacement=False, *, Generator? generator=None) -> Tensor`
   *
   * With `out`: `multinomial.out(Tensor self, int num_samples, bool replacement=False, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, numSamples: number, options?: Options<{ replacement: boolean; generator: Generator | null; out: Tensor }>): Tensor;
  /**
   * `multinomial(Tensor self, int num_samples, bool replacement=False, *, Generator? generator=None) -> Tensor`
   *
   * With `out`: `multinomial.out(Tensor self, int num_samples, bool replacement=False, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, numSamples: number, replacement: boolean, options?: Options<{ generator: Generator | null; out: Tensor }>): Tensor;
}>("multinomial", () => function multinomial(self?: unknown, numSamples?: unknown, replacement?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && Number.isSafeInteger(numSamples) && replacement === undefined && options === undefined && extra === undefined) return operators_multinomial(self, numSamples as number, false, null);
  } catch (error) {
    throw withCallContext(error, multinomialOverloads, [self, numSamples, replacement, options, extra]);
  }
  return callOverload(multinomialOverloads, [self, numSamples, replacement, options, extra]);
});

const normalOverloads = /* @__PURE__ */ overloads("normal", [normal_Tensor_float_out_op, normal_Tensor_float_out], [normal_Tensor_float_op, normal_Tensor_float], [normal_float_Tensor_out_op, normal_float_Tensor_out], [normal_float_Tensor_op, normal_float_Tensor], [normal_Tensor_Tensor_out_op, normal_Tensor_Tensor_out], [normal_Tensor_Tensor_op, normal_Tensor_Tensor], [normal_float_float_op, normal_float_float], [normal_float_float_out_op, normal_float_float_out]);
export const normal = /* @__PURE__ */ publicFunction<{
  /**
   * `normal.Tensor_float(Tensor mean, float std=1, *, Generator? generator=None) -> Tensor`
   *
   * With `out`: `normal.Tensor_float_out(Tensor mean, float std=1, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)`
   */
  (mean: Tensor, options?: Options<{ std: number; generator: Generator | null; out: Tensor }>): Tensor;
  /**
   * `normal.Tensor_float(Tensor mean, float std=1, *, Generator? generator=None) -> Tensor`
   *
   * With `out`: `normal.Tensor_float_out(Tensor mean, float std=1, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)`
   */
  (mean: Tensor, std: number, options?: Options<{ generator: Generator | null; out: Tensor }>): Tensor;
  /**
   * `normal.float_Tensor(float mean, Tensor std, *, Generator? generator=None) -> Tensor`
   *
   * With `out`: `normal.float_Tensor_out(float mean, Tensor std, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)`
   */
  (mean: number, std: Tensor, options?: Options<{ generator: Generator | null; out: Tensor }>): Tensor;
  /**
   * `normal.Tensor_Tensor(Tensor mean, Tensor std, *, Generator? generator=None) -> Tensor`
   *
   * With `out`: `normal.Tensor_Tensor_out(Tensor mean, Tensor std, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)`
   */
  (mean: Tensor, std: Tensor, options?: Options<{ generator: Generator | null; out: Tensor }>): Tensor;
  /**
   * `normal.float_float(float mean, float std, int[] size, *, Generator? generator=None, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
   *
   * With `out`: `normal.float_float_out(float mean, float std, int[] size, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)`
   */
  (mean: number, options: { std: number; size: readonly number[] } & Options<{ generator: Generator | null; out: Tensor }> & TensorOptions): Tensor;
  /**
   * `normal.float_float(float mean, float std, int[] size, *, Generator? generator=None, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor`
   *
   * With `out`: `normal.float_float_out(float mean, float std, int[] size, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)`
   */
  (mean: number, std: number, size: readonly number[], options?: Options<{ generator: Generator | null; out: Tensor }> & TensorOptions): Tensor;
}>("normal", () => function normal(mean?: unknown, std?: unknown, size?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(mean) && std === undefined && size === undefined && options === undefined && extra === undefined) return normal_Tensor_float(mean, 1, null);
    if (typeof mean === "number" && isTensor(std) && size === undefined && options === undefined && extra === undefined) return normal_float_Tensor(mean, std, null);
    if (isTensor(mean) && isTensor(std) && size === undefined && options === undefined && extra === undefined) return normal_Tensor_Tensor(mean, std, null);
    if (typeof mean === "number" && typeof std === "number" && isIntList(size) && options === undefined && extra === undefined) return normal_float_float(mean, std, size, null, null, null, null, null);
  } catch (error) {
    throw withCallContext(error, normalOverloads, [mean, std, size, options, extra]);
  }
  return callOverload(normalOverloads, [mean, std, size, options, extra]);
});

const nativeDropoutOverloads = /* @__PURE__ */ overloads("nativeDropout", [native_dropout_op, native_dropout], [native_dropout_out_op, native_dropout_out]);
export const nativeDropout = /* @__PURE__ */ publicFunction<{
  /**
   * `native_dropout(Tensor input, float p, bool? train) -> (Tensor, Tensor)`
   *
   * With `out`: `native_dropout.out(Tensor input, float p, bool? train, *, Tensor(a!) out0, Tensor(b!) out1) -> (Tensor(a!), Tensor(b!))`
   */
  (input: Tensor, options: { p: number; train: boolean | null } & Options<{ out: readonly [Tensor, Tensor] }>): readonly [Tensor, Tensor];
  /**
   * `native_dropout(Tensor input, float p, bool? train) -> (Tensor, Tensor)`
   *
   * With `out`: `native_dropout.out(Tensor input, float p, bool? train, *, Tensor(a!) out0, Tensor(b!) out1) -> (Tensor(a!), Tensor(b!))`
   */
  (input: Tensor, p: number, train: boolean | null, options?: Options<{ out: readonly [Tensor, Tensor] }>): readonly [Tensor, Tensor];
}>("nativeDropout", () => function nativeDropout(input?: unknown, p?: unknown, train?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(input) && typeof p === "number" && typeof train === "boolean" && options === undefined && extra === undefined) return native_dropout(input, p, train);
  } catch (error) {
    throw withCallContext(error, nativeDropoutOverloads, [input, p, train, options, extra]);
  }
  return callOverload(nativeDropoutOverloads, [input, p, train, options, extra]);
});

const nativeDropoutBackwardOverloads = /* @__PURE__ */ overloads("nativeDropoutBackward", [native_dropout_backward_op, native_dropout_backward], [native_dropout_backward_out_op, native_dropout_backward_out]);
export const nativeDropoutBackward = /* @__PURE__ */ publicFunction<{
  /**
   * `native_dropout_backward(Tensor grad_output, Tensor mask, float scale) -> Tensor`
   *
   * With `out`: `native_dropout_backward.out(Tensor grad_output, Tensor mask, float scale, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (gradOutput: Tensor, mask: Tensor, options: { scale: number } & Options<{ out: Tensor }>): Tensor;
  /**
   * `native_dropout_backward(Tensor grad_output, Tensor mask, float scale) -> Tensor`
   *
   * With `out`: `native_dropout_backward.out(Tensor grad_output, Tensor mask, float scale, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (gradOutput: Tensor, mask: Tensor, scale: number, options?: Options<{ out: Tensor }>): Tensor;
}>("nativeDropoutBackward", () => function nativeDropoutBackward(gradOutput?: unknown, mask?: unknown, scale?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(gradOutput) && isTensor(mask) && typeof scale === "number" && options === undefined && extra === undefined) return native_dropout_backward(gradOutput, mask, scale);
  } catch (error) {
    throw withCallContext(error, nativeDropoutBackwardOverloads, [gradOutput, mask, scale, options, extra]);
  }
  return callOverload(nativeDropoutBackwardOverloads, [gradOutput, mask, scale, options, extra]);
});

const dropoutOverloads = /* @__PURE__ */ overloads("dropout", [dropout_op, operators_dropout]);
export const dropout = /* @__PURE__ */ publicFunction<{
  /** `dropout(Tensor input, float p, bool train) -> Tensor` */
  (input: Tensor, options: { p: number; train: boolean }): Tensor;
  /** `dropout(Tensor input, float p, bool train) -> Tensor` */
  (input: Tensor, p: number, train: boolean): Tensor;
}>("dropout", () => function dropout(input?: unknown, p?: unknown, train?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(input) && typeof p === "number" && typeof train === "boolean" && options === undefined && extra === undefined) return operators_dropout(input, p, train);
  } catch (error) {
    throw withCallContext(error, dropoutOverloads, [input, p, train, options, extra]);
  }
  return callOverload(dropoutOverloads, [input, p, train, options, extra]);
});

const dropout_Overloads = /* @__PURE__ */ overloads("dropout_", [dropout__op, operators_dropout_]);
export const dropout_ = /* @__PURE__ */ publicFunction<{
  /**
   * `dropout_(Tensor(a!) self, float p, bool train) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, options: { p: number; train: boolean }): Tensor;
  /**
   * `dropout_(Tensor(a!) self, float p, bool train) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, p: number, train: boolean): Tensor;
}>("dropout_", () => function dropout_(self?: unknown, p?: unknown, train?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && typeof p === "number" && typeof train === "boolean" && options === undefined && extra === undefined) return operators_dropout_(self, p, train);
  } catch (error) {
    throw withCallContext(error, dropout_Overloads, [self, p, train, options, extra]);
  }
  return callOverload(dropout_Overloads, [self, p, train, options, extra]);
});

const alphaDropoutOverloads = /* @__PURE__ */ overloads("alphaDropout", [alpha_dropout_op, alpha_dropout]);
export const alphaDropout = /* @__PURE__ */ publicFunction<{
  /** `alpha_dropout(Tensor input, float p, bool train) -> Tensor` */
  (input: Tensor, options: { p: number; train: boolean }): Tensor;
  /** `alpha_dropout(Tensor input, float p, bool train) -> Tensor` */
  (input: Tensor, p: number, train: boolean): Tensor;
}>("alphaDropout", () => function alphaDropout(input?: unknown, p?: unknown, train?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(input) && typeof p === "number" && typeof train === "boolean" && options === undefined && extra === undefined) return alpha_dropout(input, p, train);
  } catch (error) {
    throw withCallContext(error, alphaDropoutOverloads, [input, p, train, options, extra]);
  }
  return callOverload(alphaDropoutOverloads, [input, p, train, options, extra]);
});

const alphaDropout_Overloads = /* @__PURE__ */ overloads("alphaDropout_", [alpha_dropout__op, alpha_dropout_]);
export const alphaDropout_ = /* @__PURE__ */ publicFunction<{
  /**
   * `alpha_dropout_(Tensor(a!) self, float p, bool train) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, options: { p: number; train: boolean }): Tensor;
  /**
   * `alpha_dropout_(Tensor(a!) self, float p, bool train) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, p: number, train: boolean): Tensor;
}>("alphaDropout_", () => function alphaDropout_(self?: unknown, p?: unknown, train?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && typeof p === "number" && typeof train === "boolean" && options === undefined && extra === undefined) return alpha_dropout_(self, p, train);
  } catch (error) {
    throw withCallContext(error, alphaDropout_Overloads, [self, p, train, options, extra]);
  }
  return callOverload(alphaDropout_Overloads, [self, p, train, options, extra]);
});

const featureDropoutOverloads = /* @__PURE__ */ overloads("featureDropout", [feature_dropout_op, feature_dropout]);
export const featureDropout = /* @__PURE__ */ publicFunction<{
  /** `feature_dropout(Tensor input, float p, bool train) -> Tensor` */
  (input: Tensor, options: { p: number; train: boolean }): Tensor;
  /** `feature_dropout(Tensor input, float p, bool train) -> Tensor` */
  (input: Tensor, p: number, train: boolean): Tensor;
}>("featureDropout", () => function featureDropout(input?: unknown, p?: unknown, train?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(input) && typeof p === "number" && typeof train === "boolean" && options === undefined && extra === undefined) return feature_dropout(input, p, train);
  } catch (error) {
    throw withCallContext(error, featureDropoutOverloads, [input, p, train, options, extra]);
  }
  return callOverload(featureDropoutOverloads, [input, p, train, options, extra]);
});

const featureDropout_Overloads = /* @__PURE__ */ overloads("featureDropout_", [feature_dropout__op, feature_dropout_]);
export const featureDropout_ = /* @__PURE__ */ publicFunction<{
  /**
   * `feature_dropout_(Tensor(a!) self, float p, bool train) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, options: { p: number; train: boolean }): Tensor;
  /**
   * `feature_dropout_(Tensor(a!) self, float p, bool train) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, p: number, train: boolean): Tensor;
}>("featureDropout_", () => function featureDropout_(self?: unknown, p?: unknown, train?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && typeof p === "number" && typeof train === "boolean" && options === undefined && extra === undefined) return feature_dropout_(self, p, train);
  } catch (error) {
    throw withCallContext(error, featureDropout_Overloads, [self, p, train, options, extra]);
  }
  return callOverload(featureDropout_Overloads, [self, p, train, options, extra]);
});

const exponential_Overloads = /* @__PURE__ */ overloads("exponential_", [exponential__op, operators_exponential_]);
export const exponential_ = /* @__PURE__ */ publicFunction<{
  /**
   * `exponential_(Tensor(a!) self, float lambd=1, *, Generator? generator=None) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, options?: Options<{ lambd: number; generator: Generator | null }>): Tensor;
  /**
   * `exponential_(Tensor(a!) self, float lambd=1, *, Generator? generator=None) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, lambd: number, options?: Options<{ generator: Generator | null }>): Tensor;
}>("exponential_", () => function exponential_(self?: unknown, lambd?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && lambd === undefined && options === undefined && extra === undefined) return operators_exponential_(self, 1, null);
  } catch (error) {
    throw withCallContext(error, exponential_Overloads, [self, lambd, options, extra]);
  }
  return callOverload(exponential_Overloads, [self, lambd, options, extra]);
});

const featureAlphaDropoutOverloads = /* @__PURE__ */ overloads("featureAlphaDropout", [feature_alpha_dropout_op, feature_alpha_dropout]);
export const featureAlphaDropout = /* @__PURE__ */ publicFunction<{
  /** `feature_alpha_dropout(Tensor input, float p, bool train) -> Tensor` */
  (input: Tensor, options: { p: number; train: boolean }): Tensor;
  /** `feature_alpha_dropout(Tensor input, float p, bool train) -> Tensor` */
  (input: Tensor, p: number, train: boolean): Tensor;
}>("featureAlphaDropout", () => function featureAlphaDropout(input?: unknown, p?: unknown, train?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(input) && typeof p === "number" && typeof train === "boolean" && options === undefined && extra === undefined) return feature_alpha_dropout(input, p, train);
  } catch (error) {
    throw withCallContext(error, featureAlphaDropoutOverloads, [input, p, train, options, extra]);
  }
  return callOverload(featureAlphaDropoutOverloads, [input, p, train, options, extra]);
});

const featureAlphaDropout_Overloads = /* @__PURE__ */ overloads("featureAlphaDropout_", [feature_alpha_dropout__op, feature_alpha_dropout_]);
export const featureAlphaDropout_ = /* @__PURE__ */ publicFunction<{
  /**
   * `feature_alpha_dropout_(Tensor(a!) self, float p, bool train) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, options: { p: number; train: boolean }): Tensor;
  /**
   * `feature_alpha_dropout_(Tensor(a!) self, float p, bool train) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, p: number, train: boolean): Tensor;
}>("featureAlphaDropout_", () => function featureAlphaDropout_(self?: unknown, p?: unknown, train?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && typeof p === "number" && typeof train === "boolean" && options === undefined && extra === undefined) return feature_alpha_dropout_(self, p, train);
  } catch (error) {
    throw withCallContext(error, featureAlphaDropout_Overloads, [self, p, train, options, extra]);
  }
  return callOverload(featureAlphaDropout_Overloads, [self, p, train, options, extra]);
});

const toOverloads = /* @__PURE__ */ overloads("to", [to_dtype_layout_op, to_dtype_layout], [to_device_op, to_device], [to_dtype_op, to_dtype], [to_other_op, to_other]);
export const to = /* @__PURE__ */ publicFunction<{
  /**
   * `to.dtype_layout(Tensor(a) self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, options?: Options<{ nonBlocking: boolean; copy: boolean; memoryFormat: MemoryFormat | null }> & TensorOptions): Tensor;
  /**
   * `to.device(Tensor(a) self, Device device, ScalarType dtype, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, options: { device: Device; dtype: DType } & Options<{ nonBlocking: boolean; copy: boolean; memoryFormat: MemoryFormat | null }>): Tensor;
  /**
   * `to.device(Tensor(a) self, Device device, ScalarType dtype, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, device: Device, dtype: DType, options?: Options<{ nonBlocking: boolean; copy: boolean; memoryFormat: MemoryFormat | null }>): Tensor;
  /**
   * `to.device(Tensor(a) self, Device device, ScalarType dtype, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, device: Device, dtype: DType, nonBlocking: boolean, options?: Options<{ copy: boolean; memoryFormat: MemoryFormat | null }>): Tensor;
  /**
   * `to.device(Tensor(a) self, Device device, ScalarType dtype, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, device: Device, dtype: DType, nonBlocking: boolean, copy: boolean, options?: Options<{ memoryFormat: MemoryFormat | null }>): Tensor;
  /**
   * `to.device(Tensor(a) self, Device device, ScalarType dtype, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, device: Device, dtype: DType, nonBlocking: boolean, copy: boolean, memoryFormat: MemoryFormat | null): Tensor;
  /**
   * `to.dtype(Tensor(a) self, ScalarType dtype, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, options: { dtype: DType } & Options<{ nonBlocking: boolean; copy: boolean; memoryFormat: MemoryFormat | null }>): Tensor;
  /**
   * `to.dtype(Tensor(a) self, ScalarType dtype, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, dtype: DType, options?: Options<{ nonBlocking: boolean; copy: boolean; memoryFormat: MemoryFormat | null }>): Tensor;
  /**
   * `to.dtype(Tensor(a) self, ScalarType dtype, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, dtype: DType, nonBlocking: boolean, options?: Options<{ copy: boolean; memoryFormat: MemoryFormat | null }>): Tensor;
  /**
   * `to.dtype(Tensor(a) self, ScalarType dtype, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, dtype: DType, nonBlocking: boolean, copy: boolean, options?: Options<{ memoryFormat: MemoryFormat | null }>): Tensor;
  /**
   * `to.dtype(Tensor(a) self, ScalarType dtype, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, dtype: DType, nonBlocking: boolean, copy: boolean, memoryFormat: MemoryFormat | null): Tensor;
  /**
   * `to.other(Tensor(a) self, Tensor other, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, other: Tensor, options?: Options<{ nonBlocking: boolean; copy: boolean; memoryFormat: MemoryFormat | null }>): Tensor;
  /**
   * `to.other(Tensor(a) self, Tensor other, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, other: Tensor, nonBlocking: boolean, options?: Options<{ copy: boolean; memoryFormat: MemoryFormat | null }>): Tensor;
  /**
   * `to.other(Tensor(a) self, Tensor other, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, other: Tensor, nonBlocking: boolean, copy: boolean, options?: Options<{ memoryFormat: MemoryFormat | null }>): Tensor;
  /**
   * `to.other(Tensor(a) self, Tensor other, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, other: Tensor, nonBlocking: boolean, copy: boolean, memoryFormat: MemoryFormat | null): Tensor;
}>("to", () => function to(self?: unknown, device?: unknown, dtype?: unknown, nonBlocking?: unknown, copy?: unknown, memoryFormat?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && device === undefined && dtype === undefined && nonBlocking === undefined && copy === undefined && memoryFormat === undefined && options === undefined && extra === undefined) return to_dtype_layout(self, null, null, null, null, false, false, null);
    if (isTensor(self) && isTensor(device) && dtype === undefined && nonBlocking === undefined && copy === undefined && memoryFormat === undefined && options === undefined && extra === undefined) return to_other(self, device, false, false, null);
  } catch (error) {
    throw withCallContext(error, toOverloads, [self, device, dtype, nonBlocking, copy, memoryFormat, options, extra]);
  }
  return callOverload(toOverloads, [self, device, dtype, nonBlocking, copy, memoryFormat, options, extra]);
});

const _toCopyOverloads = /* @__PURE__ */ overloads("_toCopy", [_to_copy_op, _to_copy], [_to_copy_out_op, _to_copy_out]);
export const _toCopy = /* @__PURE__ */ publicFunction<{
  /**
   * `_to_copy(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool non_blocking=False, MemoryFormat? memory_format=None) -> Tensor`
   *
   * With `out`: `_to_copy.out(Tensor self, *, bool non_blocking=False, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ nonBlocking: boolean; memoryFormat: MemoryFormat | null; out: Tensor }> & TensorOptions): Tensor;
}>("_toCopy", () => function _toCopy(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return _to_copy(self, null, null, null, null, false, null);
  } catch (error) {
    throw withCallContext(error, _toCopyOverloads, [self, options, extra]);
  }
  return callOverload(_toCopyOverloads, [self, options, extra]);
});

const copy_Overloads = /* @__PURE__ */ overloads("copy_", [copy__op, operators_copy_]);
export const copy_ = /* @__PURE__ */ publicFunction<{
  /**
   * `copy_(Tensor(a!) self, Tensor src, bool non_blocking=False) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, src: Tensor, options?: Options<{ nonBlocking: boolean }>): Tensor;
  /**
   * `copy_(Tensor(a!) self, Tensor src, bool non_blocking=False) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, src: Tensor, nonBlocking: boolean): Tensor;
}>("copy_", () => function copy_(self?: unknown, src?: unknown, nonBlocking?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(src) && nonBlocking === undefined && options === undefined && extra === undefined) return operators_copy_(self, src, false);
  } catch (error) {
    throw withCallContext(error, copy_Overloads, [self, src, nonBlocking, options, extra]);
  }
  return callOverload(copy_Overloads, [self, src, nonBlocking, options, extra]);
});

const fillOverloads = /* @__PURE__ */ overloads("fill", [fill_Scalar_op, fill_Scalar], [fill_Tensor_op, fill_Tensor], [fill_Scalar_out_op, fill_Scalar_out], [fill_Tensor_out_op, fill_Tensor_out]);
export const fill = /* @__PURE__ */ publicFunction<{
  /**
   * `fill.Scalar(Tensor self, Scalar value) -> Tensor`
   *
   * With `out`: `fill.Scalar_out(Tensor self, Scalar value, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, value: Scalar, options?: Options<{ out: Tensor }>): Tensor;
  /**
   * `fill.Tensor(Tensor self, Tensor value) -> Tensor`
   *
   * With `out`: `fill.Tensor_out(Tensor self, Tensor value, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, value: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("fill", () => function fill(self?: unknown, value?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && typeof value === "number" && options === undefined && extra === undefined) return fill_Scalar(self, value);
    if (isTensor(self) && isTensor(value) && options === undefined && extra === undefined) return fill_Tensor(self, value);
  } catch (error) {
    throw withCallContext(error, fillOverloads, [self, value, options, extra]);
  }
  return callOverload(fillOverloads, [self, value, options, extra]);
});

const fill_Overloads = /* @__PURE__ */ overloads("fill_", [fill__Scalar_op, fill__Scalar], [fill__Tensor_op, fill__Tensor]);
export const fill_ = /* @__PURE__ */ publicFunction<{
  /**
   * `fill_.Scalar(Tensor(a!) self, Scalar value) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, value: Scalar): Tensor;
  /**
   * `fill_.Tensor(Tensor(a!) self, Tensor value) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, value: Tensor): Tensor;
}>("fill_", () => function fill_(self?: unknown, value?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && typeof value === "number" && options === undefined && extra === undefined) return fill__Scalar(self, value);
    if (isTensor(self) && isTensor(value) && options === undefined && extra === undefined) return fill__Tensor(self, value);
  } catch (error) {
    throw withCallContext(error, fill_Overloads, [self, value, options, extra]);
  }
  return callOverload(fill_Overloads, [self, value, options, extra]);
});

const zero_Overloads = /* @__PURE__ */ overloads("zero_", [zero__op, operators_zero_]);
export const zero_ = /* @__PURE__ */ publicFunction<{
  /**
   * `zero_(Tensor(a!) self) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor): Tensor;
}>("zero_", () => function zero_(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_zero_(self);
  } catch (error) {
    throw withCallContext(error, zero_Overloads, [self, options, extra]);
  }
  return callOverload(zero_Overloads, [self, options, extra]);
});

const cloneOverloads = /* @__PURE__ */ overloads("clone", [clone_op, operators_clone], [clone_out_op, clone_out]);
export const clone = /* @__PURE__ */ publicFunction<{
  /**
   * `clone(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor`
   *
   * With `out`: `clone.out(Tensor self, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ memoryFormat: MemoryFormat | null; out: Tensor }>): Tensor;
}>("clone", () => function clone(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_clone(self, null);
  } catch (error) {
    throw withCallContext(error, cloneOverloads, [self, options, extra]);
  }
  return callOverload(cloneOverloads, [self, options, extra]);
});

const contiguousOverloads = /* @__PURE__ */ overloads("contiguous", [contiguous_op, operators_contiguous]);
export const contiguous = /* @__PURE__ */ publicFunction<{
  /**
   * `contiguous(Tensor(a) self, *, MemoryFormat memory_format=contiguous_format) -> Tensor(a)`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, options?: Options<{ memoryFormat: MemoryFormat }>): Tensor;
}>("contiguous", () => function contiguous(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_contiguous(self, "contiguous_format");
  } catch (error) {
    throw withCallContext(error, contiguousOverloads, [self, options, extra]);
  }
  return callOverload(contiguousOverloads, [self, options, extra]);
});

const typeAsOverloads = /* @__PURE__ */ overloads("typeAs", [type_as_op, type_as]);
export const typeAs = /* @__PURE__ */ publicFunction<{
  /** `type_as(Tensor self, Tensor other) -> Tensor` */
  (self: Tensor, other: Tensor): Tensor;
}>("typeAs", () => function typeAs(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return type_as(self, other);
  } catch (error) {
    throw withCallContext(error, typeAsOverloads, [self, other, options, extra]);
  }
  return callOverload(typeAsOverloads, [self, other, options, extra]);
});

const detachOverloads = /* @__PURE__ */ overloads("detach", [detach_op, operators_detach]);
export const detach = /* @__PURE__ */ publicFunction<{
  /**
   * `detach(Tensor(a) self) -> Tensor(a)`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor): Tensor;
}>("detach", () => function detach(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_detach(self);
  } catch (error) {
    throw withCallContext(error, detachOverloads, [self, options, extra]);
  }
  return callOverload(detachOverloads, [self, options, extra]);
});

const detach_Overloads = /* @__PURE__ */ overloads("detach_", [detach__op, operators_detach_]);
export const detach_ = /* @__PURE__ */ publicFunction<{
  /**
   * `detach_(Tensor(a!) self) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor): Tensor;
}>("detach_", () => function detach_(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_detach_(self);
  } catch (error) {
    throw withCallContext(error, detach_Overloads, [self, options, extra]);
  }
  return callOverload(detach_Overloads, [self, options, extra]);
});

const itemOverloads = /* @__PURE__ */ overloads("item", [item_op, operators_item]);
export const item = /* @__PURE__ */ publicFunction<{
  /** `item(Tensor self) -> Scalar` */
  (self: Tensor): Scalar;
}>("item", () => function item(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_item(self);
  } catch (error) {
    throw withCallContext(error, itemOverloads, [self, options, extra]);
  }
  return callOverload(itemOverloads, [self, options, extra]);
});

const _localScalarDenseOverloads = /* @__PURE__ */ overloads("_localScalarDense", [_local_scalar_dense_op, _local_scalar_dense]);
export const _localScalarDense = /* @__PURE__ */ publicFunction<{
  /** `_local_scalar_dense(Tensor self) -> Scalar` */
  (self: Tensor): Scalar;
}>("_localScalarDense", () => function _localScalarDense(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return _local_scalar_dense(self);
  } catch (error) {
    throw withCallContext(error, _localScalarDenseOverloads, [self, options, extra]);
  }
  return callOverload(_localScalarDenseOverloads, [self, options, extra]);
});

const aliasOverloads = /* @__PURE__ */ overloads("alias", [alias_op, operators_alias]);
export const alias = /* @__PURE__ */ publicFunction<{
  /**
   * `alias(Tensor(a) self) -> Tensor(a)`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor): Tensor;
}>("alias", () => function alias(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_alias(self);
  } catch (error) {
    throw withCallContext(error, aliasOverloads, [self, options, extra]);
  }
  return callOverload(aliasOverloads, [self, options, extra]);
});

const isSameSizeOverloads = /* @__PURE__ */ overloads("isSameSize", [is_same_size_op, is_same_size]);
export const isSameSize = /* @__PURE__ */ publicFunction<{
  /** `is_same_size(Tensor self, Tensor other) -> bool` */
  (self: Tensor, other: Tensor): boolean;
}>("isSameSize", () => function isSameSize(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return is_same_size(self, other);
  } catch (error) {
    throw withCallContext(error, isSameSizeOverloads, [self, other, options, extra]);
  }
  return callOverload(isSameSizeOverloads, [self, other, options, extra]);
});

const resize_Overloads = /* @__PURE__ */ overloads("resize_", [resize__op, operators_resize_]);
export const resize_ = /* @__PURE__ */ publicFunction<{
  /**
   * `resize_(Tensor(a!) self, SymInt[] size, *, MemoryFormat? memory_format=None) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, options: { size: readonly number[] } & Options<{ memoryFormat: MemoryFormat | null }>): Tensor;
  /**
   * `resize_(Tensor(a!) self, SymInt[] size, *, MemoryFormat? memory_format=None) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, size: readonly number[], options?: Options<{ memoryFormat: MemoryFormat | null }>): Tensor;
}>("resize_", () => function resize_(self?: unknown, size?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isIntList(size) && options === undefined && extra === undefined) return operators_resize_(self, size, null);
  } catch (error) {
    throw withCallContext(error, resize_Overloads, [self, size, options, extra]);
  }
  return callOverload(resize_Overloads, [self, size, options, extra]);
});

const resizeAs_Overloads = /* @__PURE__ */ overloads("resizeAs_", [resize_as__op, resize_as_]);
export const resizeAs_ = /* @__PURE__ */ publicFunction<{
  /**
   * `resize_as_(Tensor(a!) self, Tensor the_template, *, MemoryFormat? memory_format=None) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, theTemplate: Tensor, options?: Options<{ memoryFormat: MemoryFormat | null }>): Tensor;
}>("resizeAs_", () => function resizeAs_(self?: unknown, theTemplate?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(theTemplate) && options === undefined && extra === undefined) return resize_as_(self, theTemplate, null);
  } catch (error) {
    throw withCallContext(error, resizeAs_Overloads, [self, theTemplate, options, extra]);
  }
  return callOverload(resizeAs_Overloads, [self, theTemplate, options, extra]);
});

const set_Overloads = /* @__PURE__ */ overloads("set_", [set__source_Tensor_storage_offset_op, set__source_Tensor_storage_offset], [set__source_Tensor_op, set__source_Tensor], [set__op, operators_set_]);
export const set_ = /* @__PURE__ */ publicFunction<{
  /**
   * `set_.source_Tensor_storage_offset(Tensor(a!) self, Tensor source, SymInt storage_offset, SymInt[] size, SymInt[] stride=[]) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, source: Tensor, options: { storageOffset: number; size: readonly number[] } & Options<{ stride: readonly number[] }>): Tensor;
  /**
   * `set_.source_Tensor_storage_offset(Tensor(a!) self, Tensor source, SymInt storage_offset, SymInt[] size, SymInt[] stride=[]) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, source: Tensor, storageOffset: number, size: readonly number[], options?: Options<{ stride: readonly number[] }>): Tensor;
  /**
   * `set_.source_Tensor_storage_offset(Tensor(a!) self, Tensor source, SymInt storage_offset, SymInt[] size, SymInt[] stride=[]) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, source: Tensor, storageOffset: number, size: readonly number[], stride: readonly number[]): Tensor;
  /**
   * `set_.source_Tensor(Tensor(a!) self, Tensor source) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, source: Tensor): Tensor;
  /**
   * `set_(Tensor(a!) self) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor): Tensor;
}>("set_", () => function set_(self?: unknown, source?: unknown, storageOffset?: unknown, size?: unknown, stride?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(source) && Number.isSafeInteger(storageOffset) && isIntList(size) && stride === undefined && options === undefined && extra === undefined) return set__source_Tensor_storage_offset(self, source, storageOffset as number, size, []);
    if (isTensor(self) && isTensor(source) && storageOffset === undefined && size === undefined && stride === undefined && options === undefined && extra === undefined) return set__source_Tensor(self, source);
    if (isTensor(self) && source === undefined && storageOffset === undefined && size === undefined && stride === undefined && options === undefined && extra === undefined) return operators_set_(self);
  } catch (error) {
    throw withCallContext(error, set_Overloads, [self, source, storageOffset, size, stride, options, extra]);
  }
  return callOverload(set_Overloads, [self, source, storageOffset, size, stride, options, extra]);
});

const liftFreshOverloads = /* @__PURE__ */ overloads("liftFresh", [lift_fresh_op, lift_fresh]);
export const liftFresh = /* @__PURE__ */ publicFunction<{
  /**
   * `lift_fresh(Tensor(a) self) -> Tensor(a)`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor): Tensor;
}>("liftFresh", () => function liftFresh(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return lift_fresh(self);
  } catch (error) {
    throw withCallContext(error, liftFreshOverloads, [self, options, extra]);
  }
  return callOverload(liftFreshOverloads, [self, options, extra]);
});

const resolveConjOverloads = /* @__PURE__ */ overloads("resolveConj", [resolve_conj_op, resolve_conj]);
export const resolveConj = /* @__PURE__ */ publicFunction<{
  /**
   * `resolve_conj(Tensor(a) self) -> Tensor(a)`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor): Tensor;
}>("resolveConj", () => function resolveConj(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return resolve_conj(self);
  } catch (error) {
    throw withCallContext(error, resolveConjOverloads, [self, options, extra]);
  }
  return callOverload(resolveConjOverloads, [self, options, extra]);
});

const resolveNegOverloads = /* @__PURE__ */ overloads("resolveNeg", [resolve_neg_op, resolve_neg]);
export const resolveNeg = /* @__PURE__ */ publicFunction<{
  /**
   * `resolve_neg(Tensor(a) self) -> Tensor(a)`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor): Tensor;
}>("resolveNeg", () => function resolveNeg(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return resolve_neg(self);
  } catch (error) {
    throw withCallContext(error, resolveNegOverloads, [self, options, extra]);
  }
  return callOverload(resolveNegOverloads, [self, options, extra]);
});

const realOverloads = /* @__PURE__ */ overloads("real", [real_op, operators_real]);
export const real = /* @__PURE__ */ publicFunction<{
  /**
   * `real(Tensor(a) self) -> Tensor(a)`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor): Tensor;
}>("real", () => function real(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_real(self);
  } catch (error) {
    throw withCallContext(error, realOverloads, [self, options, extra]);
  }
  return callOverload(realOverloads, [self, options, extra]);
});

const conjOverloads = /* @__PURE__ */ overloads("conj", [conj_op, operators_conj]);
export const conj = /* @__PURE__ */ publicFunction<{
  /**
   * `conj(Tensor(a) self) -> Tensor(a)`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor): Tensor;
}>("conj", () => function conj(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_conj(self);
  } catch (error) {
    throw withCallContext(error, conjOverloads, [self, options, extra]);
  }
  return callOverload(conjOverloads, [self, options, extra]);
});

const conjPhysicalOverloads = /* @__PURE__ */ overloads("conjPhysical", [conj_physical_op, conj_physical], [conj_physical_out_op, conj_physical_out]);
export const conjPhysical = /* @__PURE__ */ publicFunction<{
  /**
   * `conj_physical(Tensor self) -> Tensor`
   *
   * With `out`: `conj_physical.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("conjPhysical", () => function conjPhysical(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return conj_physical(self);
  } catch (error) {
    throw withCallContext(error, conjPhysicalOverloads, [self, options, extra]);
  }
  return callOverload(conjPhysicalOverloads, [self, options, extra]);
});

const conjPhysical_Overloads = /* @__PURE__ */ overloads("conjPhysical_", [conj_physical__op, conj_physical_]);
export const conjPhysical_ = /* @__PURE__ */ publicFunction<{
  /**
   * `conj_physical_(Tensor(a!) self) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor): Tensor;
}>("conjPhysical_", () => function conjPhysical_(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return conj_physical_(self);
  } catch (error) {
    throw withCallContext(error, conjPhysical_Overloads, [self, options, extra]);
  }
  return callOverload(conjPhysical_Overloads, [self, options, extra]);
});

const positiveOverloads = /* @__PURE__ */ overloads("positive", [positive_op, operators_positive]);
export const positive = /* @__PURE__ */ publicFunction<{
  /**
   * `positive(Tensor(a) self) -> Tensor(a)`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor): Tensor;
}>("positive", () => function positive(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_positive(self);
  } catch (error) {
    throw withCallContext(error, positiveOverloads, [self, options, extra]);
  }
  return callOverload(positiveOverloads, [self, options, extra]);
});

const isrealOverloads = /* @__PURE__ */ overloads("isreal", [isreal_op, operators_isreal]);
export const isreal = /* @__PURE__ */ publicFunction<{
  /** `isreal(Tensor self) -> Tensor` */
  (self: Tensor): Tensor;
}>("isreal", () => function isreal(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_isreal(self);
  } catch (error) {
    throw withCallContext(error, isrealOverloads, [self, options, extra]);
  }
  return callOverload(isrealOverloads, [self, options, extra]);
});

const isComplexOverloads = /* @__PURE__ */ overloads("isComplex", [is_complex_op, is_complex]);
export const isComplex = /* @__PURE__ */ publicFunction<{
  /** `is_complex(Tensor self) -> bool` */
  (self: Tensor): boolean;
}>("isComplex", () => function isComplex(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return is_complex(self);
  } catch (error) {
    throw withCallContext(error, isComplexOverloads, [self, options, extra]);
  }
  return callOverload(isComplexOverloads, [self, options, extra]);
});

const isFloatingPointOverloads = /* @__PURE__ */ overloads("isFloatingPoint", [is_floating_point_op, is_floating_point]);
export const isFloatingPoint = /* @__PURE__ */ publicFunction<{
  /** `is_floating_point(Tensor self) -> bool` */
  (self: Tensor): boolean;
}>("isFloatingPoint", () => function isFloatingPoint(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return is_floating_point(self);
  } catch (error) {
    throw withCallContext(error, isFloatingPointOverloads, [self, options, extra]);
  }
  return callOverload(isFloatingPointOverloads, [self, options, extra]);
});

const isSignedOverloads = /* @__PURE__ */ overloads("isSigned", [is_signed_op, is_signed]);
export const isSigned = /* @__PURE__ */ publicFunction<{
  /** `is_signed(Tensor self) -> bool` */
  (self: Tensor): boolean;
}>("isSigned", () => function isSigned(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return is_signed(self);
  } catch (error) {
    throw withCallContext(error, isSignedOverloads, [self, options, extra]);
  }
  return callOverload(isSignedOverloads, [self, options, extra]);
});

const isNegOverloads = /* @__PURE__ */ overloads("isNeg", [is_neg_op, is_neg]);
export const isNeg = /* @__PURE__ */ publicFunction<{
  /** `is_neg(Tensor self) -> bool` */
  (self: Tensor): boolean;
}>("isNeg", () => function isNeg(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return is_neg(self);
  } catch (error) {
    throw withCallContext(error, isNegOverloads, [self, options, extra]);
  }
  return callOverload(isNegOverloads, [self, options, extra]);
});

const isConjOverloads = /* @__PURE__ */ overloads("isConj", [is_conj_op, is_conj]);
export const isConj = /* @__PURE__ */ publicFunction<{
  /** `is_conj(Tensor self) -> bool` */
  (self: Tensor): boolean;
}>("isConj", () => function isConj(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return is_conj(self);
  } catch (error) {
    throw withCallContext(error, isConjOverloads, [self, options, extra]);
  }
  return callOverload(isConjOverloads, [self, options, extra]);
});

const isNonzeroOverloads = /* @__PURE__ */ overloads("isNonzero", [is_nonzero_op, is_nonzero]);
export const isNonzero = /* @__PURE__ */ publicFunction<{
  /** `is_nonzero(Tensor self) -> bool` */
  (self: Tensor): boolean;
}>("isNonzero", () => function isNonzero(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return is_nonzero(self);
  } catch (error) {
    throw withCallContext(error, isNonzeroOverloads, [self, options, extra]);
  }
  return callOverload(isNonzeroOverloads, [self, options, extra]);
});

const sizeOverloads = /* @__PURE__ */ overloads("size", [size_int_op, size_int]);
export const size = /* @__PURE__ */ publicFunction<{
  /** `size.int(Tensor self, int dim) -> int` */
  (self: Tensor, options: { dim: number }): number;
  /** `size.int(Tensor self, int dim) -> int` */
  (self: Tensor, dim: number): number;
}>("size", () => function size(self?: unknown, dim?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && Number.isSafeInteger(dim) && options === undefined && extra === undefined) return size_int(self, dim as number);
  } catch (error) {
    throw withCallContext(error, sizeOverloads, [self, dim, options, extra]);
  }
  return callOverload(sizeOverloads, [self, dim, options, extra]);
});

const strideOverloads = /* @__PURE__ */ overloads("stride", [stride_int_op, stride_int]);
export const stride = /* @__PURE__ */ publicFunction<{
  /** `stride.int(Tensor self, int dim) -> int` */
  (self: Tensor, options: { dim: number }): number;
  /** `stride.int(Tensor self, int dim) -> int` */
  (self: Tensor, dim: number): number;
}>("stride", () => function stride(self?: unknown, dim?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && Number.isSafeInteger(dim) && options === undefined && extra === undefined) return stride_int(self, dim as number);
  } catch (error) {
    throw withCallContext(error, strideOverloads, [self, dim, options, extra]);
  }
  return callOverload(strideOverloads, [self, dim, options, extra]);
});

const resultTypeOverloads = /* @__PURE__ */ overloads("resultType", [result_type_Tensor_op, result_type_Tensor], [result_type_Scalar_op, result_type_Scalar], [result_type_Scalar_Tensor_op, result_type_Scalar_Tensor], [result_type_Scalar_Scalar_op, result_type_Scalar_Scalar]);
export const resultType = /* @__PURE__ */ publicFunction<{
  /** `result_type.Tensor(Tensor tensor, Tensor other) -> ScalarType` */
  (tensor: Tensor, other: Tensor): DType;
  /** `result_type.Scalar(Tensor tensor, Scalar other) -> ScalarType` */
  (tensor: Tensor, other: Scalar): DType;
  /** `result_type.Scalar_Tensor(Scalar scalar, Tensor tensor) -> ScalarType` */
  (scalar: Scalar, tensor: Tensor): DType;
  /** `result_type.Scalar_Scalar(Scalar scalar1, Scalar scalar2) -> ScalarType` */
  (scalar1: Scalar, scalar2: Scalar): DType;
}>("resultType", () => function resultType(tensor?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(tensor) && isTensor(other) && options === undefined && extra === undefined) return result_type_Tensor(tensor, other);
    if (isTensor(tensor) && typeof other === "number" && options === undefined && extra === undefined) return result_type_Scalar(tensor, other);
    if (typeof tensor === "number" && isTensor(other) && options === undefined && extra === undefined) return result_type_Scalar_Tensor(tensor, other);
    if (typeof tensor === "number" && typeof other === "number" && options === undefined && extra === undefined) return result_type_Scalar_Scalar(tensor, other);
  } catch (error) {
    throw withCallContext(error, resultTypeOverloads, [tensor, other, options, extra]);
  }
  return callOverload(resultTypeOverloads, [tensor, other, options, extra]);
});

const promoteTypesOverloads = /* @__PURE__ */ overloads("promoteTypes", [promote_types_op, promote_types]);
export const promoteTypes = /* @__PURE__ */ publicFunction<{
  /** `promote_types(ScalarType type1, ScalarType type2) -> ScalarType` */
  (type1: DType, options: { type2: DType }): DType;
  /** `promote_types(ScalarType type1, ScalarType type2) -> ScalarType` */
  (type1: DType, type2: DType): DType;
}>("promoteTypes", () => function promoteTypes(type1?: unknown, type2?: unknown, options?: unknown, extra?: unknown): unknown {
  return callOverload(promoteTypesOverloads, [type1, type2, options, extra]);
});

const canCastOverloads = /* @__PURE__ */ overloads("canCast", [can_cast_op, can_cast]);
export const canCast = /* @__PURE__ */ publicFunction<{
  /** `can_cast(ScalarType from, ScalarType to) -> bool` */
  (from: DType, options: { to: DType }): boolean;
  /** `can_cast(ScalarType from, ScalarType to) -> bool` */
  (from: DType, to: DType): boolean;
}>("canCast", () => function canCast(from?: unknown, to?: unknown, options?: unknown, extra?: unknown): unknown {
  return callOverload(canCastOverloads, [from, to, options, extra]);
});

const _shapeAsTensorOverloads = /* @__PURE__ */ overloads("_shapeAsTensor", [_shape_as_tensor_op, _shape_as_tensor]);
export const _shapeAsTensor = /* @__PURE__ */ publicFunction<{
  /** `_shape_as_tensor(Tensor self) -> Tensor` */
  (self: Tensor): Tensor;
}>("_shapeAsTensor", () => function _shapeAsTensor(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return _shape_as_tensor(self);
  } catch (error) {
    throw withCallContext(error, _shapeAsTensorOverloads, [self, options, extra]);
  }
  return callOverload(_shapeAsTensorOverloads, [self, options, extra]);
});

const sumToSizeOverloads = /* @__PURE__ */ overloads("sumToSize", [sum_to_size_op, sum_to_size]);
export const sumToSize = /* @__PURE__ */ publicFunction<{
  /** `sum_to_size(Tensor self, int[] size) -> Tensor` */
  (self: Tensor, options: { size: readonly number[] }): Tensor;
  /** `sum_to_size(Tensor self, int[] size) -> Tensor` */
  (self: Tensor, size: readonly number[]): Tensor;
}>("sumToSize", () => function sumToSize(self?: unknown, size?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isIntList(size) && options === undefined && extra === undefined) return sum_to_size(self, size);
  } catch (error) {
    throw withCallContext(error, sumToSizeOverloads, [self, size, options, extra]);
  }
  return callOverload(sumToSizeOverloads, [self, size, options, extra]);
});

const _castByteOverloads = /* @__PURE__ */ overloads("_castByte", [_cast_Byte_op, _cast_Byte]);
export const _castByte = /* @__PURE__ */ publicFunction<{
  /** `_cast_Byte(Tensor self, bool non_blocking=False) -> Tensor` */
  (self: Tensor, options?: Options<{ nonBlocking: boolean }>): Tensor;
  /** `_cast_Byte(Tensor self, bool non_blocking=False) -> Tensor` */
  (self: Tensor, nonBlocking: boolean): Tensor;
}>("_castByte", () => function _castByte(self?: unknown, nonBlocking?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && nonBlocking === undefined && options === undefined && extra === undefined) return _cast_Byte(self, false);
  } catch (error) {
    throw withCallContext(error, _castByteOverloads, [self, nonBlocking, options, extra]);
  }
  return callOverload(_castByteOverloads, [self, nonBlocking, options, extra]);
});

const _castIntOverloads = /* @__PURE__ */ overloads("_castInt", [_cast_Int_op, _cast_Int]);
export const _castInt = /* @__PURE__ */ publicFunction<{
  /** `_cast_Int(Tensor self, bool non_blocking=False) -> Tensor` */
  (self: Tensor, options?: Options<{ nonBlocking: boolean }>): Tensor;
  /** `_cast_Int(Tensor self, bool non_blocking=False) -> Tensor` */
  (self: Tensor, nonBlocking: boolean): Tensor;
}>("_castInt", () => function _castInt(self?: unknown, nonBlocking?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && nonBlocking === undefined && options === undefined && extra === undefined) return _cast_Int(self, false);
  } catch (error) {
    throw withCallContext(error, _castIntOverloads, [self, nonBlocking, options, extra]);
  }
  return callOverload(_castIntOverloads, [self, nonBlocking, options, extra]);
});

const _castLongOverloads = /* @__PURE__ */ overloads("_castLong", [_cast_Long_op, _cast_Long]);
export const _castLong = /* @__PURE__ */ publicFunction<{
  /** `_cast_Long(Tensor self, bool non_blocking=False) -> Tensor` */
  (self: Tensor, options?: Options<{ nonBlocking: boolean }>): Tensor;
  /** `_cast_Long(Tensor self, bool non_blocking=False) -> Tensor` */
  (self: Tensor, nonBlocking: boolean): Tensor;
}>("_castLong", () => function _castLong(self?: unknown, nonBlocking?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && nonBlocking === undefined && options === undefined && extra === undefined) return _cast_Long(self, false);
  } catch (error) {
    throw withCallContext(error, _castLongOverloads, [self, nonBlocking, options, extra]);
  }
  return callOverload(_castLongOverloads, [self, nonBlocking, options, extra]);
});

const _castFloatOverloads = /* @__PURE__ */ overloads("_castFloat", [_cast_Float_op, _cast_Float]);
export const _castFloat = /* @__PURE__ */ publicFunction<{
  /** `_cast_Float(Tensor self, bool non_blocking=False) -> Tensor` */
  (self: Tensor, options?: Options<{ nonBlocking: boolean }>): Tensor;
  /** `_cast_Float(Tensor self, bool non_blocking=False) -> Tensor` */
  (self: Tensor, nonBlocking: boolean): Tensor;
}>("_castFloat", () => function _castFloat(self?: unknown, nonBlocking?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && nonBlocking === undefined && options === undefined && extra === undefined) return _cast_Float(self, false);
  } catch (error) {
    throw withCallContext(error, _castFloatOverloads, [self, nonBlocking, options, extra]);
  }
  return callOverload(_castFloatOverloads, [self, nonBlocking, options, extra]);
});

const _castDoubleOverloads = /* @__PURE__ */ overloads("_castDouble", [_cast_Double_op, _cast_Double]);
export const _castDouble = /* @__PURE__ */ publicFunction<{
  /** `_cast_Double(Tensor self, bool non_blocking=False) -> Tensor` */
  (self: Tensor, options?: Options<{ nonBlocking: boolean }>): Tensor;
  /** `_cast_Double(Tensor self, bool non_blocking=False) -> Tensor` */
  (self: Tensor, nonBlocking: boolean): Tensor;
}>("_castDouble", () => function _castDouble(self?: unknown, nonBlocking?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && nonBlocking === undefined && options === undefined && extra === undefined) return _cast_Double(self, false);
  } catch (error) {
    throw withCallContext(error, _castDoubleOverloads, [self, nonBlocking, options, extra]);
  }
  return callOverload(_castDoubleOverloads, [self, nonBlocking, options, extra]);
});

const viewOverloads = /* @__PURE__ */ overloads("view", [view_op, operators_view], [view_dtype_op, view_dtype]);
export const view = /* @__PURE__ */ publicFunction<{
  /**
   * `view(Tensor(a) self, SymInt[] size) -> Tensor(a)`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, options: { size: readonly number[] }): Tensor;
  /**
   * `view(Tensor(a) self, SymInt[] size) -> Tensor(a)`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, size: readonly number[]): Tensor;
  /**
   * `view.dtype(Tensor(a) self, ScalarType dtype) -> Tensor(a)`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, options: { dtype: DType }): Tensor;
  /**
   * `view.dtype(Tensor(a) self, ScalarType dtype) -> Tensor(a)`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, dtype: DType): Tensor;
}>("view", () => function view(self?: unknown, size?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isIntList(size) && options === undefined && extra === undefined) return operators_view(self, size);
  } catch (error) {
    throw withCallContext(error, viewOverloads, [self, size, options, extra]);
  }
  return callOverload(viewOverloads, [self, size, options, extra]);
});

const reshapeOverloads = /* @__PURE__ */ overloads("reshape", [reshape_op, operators_reshape]);
export const reshape = /* @__PURE__ */ publicFunction<{
  /**
   * `reshape(Tensor(a) self, SymInt[] shape) -> Tensor(a)`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, options: { shape: readonly number[] }): Tensor;
  /**
   * `reshape(Tensor(a) self, SymInt[] shape) -> Tensor(a)`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, shape: readonly number[]): Tensor;
}>("reshape", () => function reshape(self?: unknown, shape?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isIntList(shape) && options === undefined && extra === undefined) return operators_reshape(self, shape);
  } catch (error) {
    throw withCallContext(error, reshapeOverloads, [self, shape, options, extra]);
  }
  return callOverload(reshapeOverloads, [self, shape, options, extra]);
});

const _reshapeAliasOverloads = /* @__PURE__ */ overloads("_reshapeAlias", [_reshape_alias_op, _reshape_alias]);
export const _reshapeAlias = /* @__PURE__ */ publicFunction<{
  /**
   * `_reshape_alias(Tensor(a) self, SymInt[] size, SymInt[] stride) -> Tensor(a)`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, options: { size: readonly number[]; stride: readonly number[] }): Tensor;
  /**
   * `_reshape_alias(Tensor(a) self, SymInt[] size, SymInt[] stride) -> Tensor(a)`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, size: readonly number[], stride: readonly number[]): Tensor;
}>("_reshapeAlias", () => function _reshapeAlias(self?: unknown, size?: unknown, stride?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isIntList(size) && isIntList(stride) && options === undefined && extra === undefined) return _reshape_alias(self, size, stride);
  } catch (error) {
    throw withCallContext(error, _reshapeAliasOverloads, [self, size, stride, options, extra]);
  }
  return callOverload(_reshapeAliasOverloads, [self, size, stride, options, extra]);
});

const _unsafeViewOverloads = /* @__PURE__ */ overloads("_unsafeView", [_unsafe_view_op, _unsafe_view], [_unsafe_view_out_op, _unsafe_view_out]);
export const _unsafeView = /* @__PURE__ */ publicFunction<{
  /**
   * `_unsafe_view(Tensor self, SymInt[] size) -> Tensor`
   *
   * With `out`: `_unsafe_view.out(Tensor self, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options: { size: readonly number[] } & Options<{ out: Tensor }>): Tensor;
  /**
   * `_unsafe_view(Tensor self, SymInt[] size) -> Tensor`
   *
   * With `out`: `_unsafe_view.out(Tensor self, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, size: readonly number[], options?: Options<{ out: Tensor }>): Tensor;
}>("_unsafeView", () => function _unsafeView(self?: unknown, size?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isIntList(size) && options === undefined && extra === undefined) return _unsafe_view(self, size);
  } catch (error) {
    throw withCallContext(error, _unsafeViewOverloads, [self, size, options, extra]);
  }
  return callOverload(_unsafeViewOverloads, [self, size, options, extra]);
});

const expandOverloads = /* @__PURE__ */ overloads("expand", [expand_op, operators_expand]);
export const expand = /* @__PURE__ */ publicFunction<{
  /**
   * `expand(Tensor(a) self, SymInt[] size, *, bool implicit=False) -> Tensor(a)`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, options: { size: readonly number[] } & Options<{ implicit: boolean }>): Tensor;
  /**
   * `expand(Tensor(a) self, SymInt[] size, *, bool implicit=False) -> Tensor(a)`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, size: readonly number[], options?: Options<{ implicit: boolean }>): Tensor;
}>("expand", () => function expand(self?: unknown, size?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isIntList(size) && options === undefined && extra === undefined) return operators_expand(self, size, false);
  } catch (error) {
    throw withCallContext(error, expandOverloads, [self, size, options, extra]);
  }
  return callOverload(expandOverloads, [self, size, options, extra]);
});

const expandAsOverloads = /* @__PURE__ */ overloads("expandAs", [expand_as_op, expand_as]);
export const expandAs = /* @__PURE__ */ publicFunction<{
  /**
   * `expand_as(Tensor(a) self, Tensor other) -> Tensor(a)`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, other: Tensor): Tensor;
}>("expandAs", () => function expandAs(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return expand_as(self, other);
  } catch (error) {
    throw withCallContext(error, expandAsOverloads, [self, other, options, extra]);
  }
  return callOverload(expandAsOverloads, [self, other, options, extra]);
});

const viewAsOverloads = /* @__PURE__ */ overloads("viewAs", [view_as_op, view_as]);
export const viewAs = /* @__PURE__ */ publicFunction<{
  /**
   * `view_as(Tensor(a) self, Tensor other) -> Tensor(a)`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, other: Tensor): Tensor;
}>("viewAs", () => function viewAs(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return view_as(self, other);
  } catch (error) {
    throw withCallContext(error, viewAsOverloads, [self, other, options, extra]);
  }
  return callOverload(viewAsOverloads, [self, other, options, extra]);
});

const reshapeAsOverloads = /* @__PURE__ */ overloads("reshapeAs", [reshape_as_op, reshape_as]);
export const reshapeAs = /* @__PURE__ */ publicFunction<{
  /**
   * `reshape_as(Tensor(a) self, Tensor other) -> Tensor(a)`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, other: Tensor): Tensor;
}>("reshapeAs", () => function reshapeAs(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return reshape_as(self, other);
  } catch (error) {
    throw withCallContext(error, reshapeAsOverloads, [self, other, options, extra]);
  }
  return callOverload(reshapeAsOverloads, [self, other, options, extra]);
});

const permuteOverloads = /* @__PURE__ */ overloads("permute", [permute_op, operators_permute]);
export const permute = /* @__PURE__ */ publicFunction<{
  /**
   * `permute(Tensor(a) self, int[] dims) -> Tensor(a)`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, options: { dims: readonly number[] }): Tensor;
  /**
   * `permute(Tensor(a) self, int[] dims) -> Tensor(a)`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, dims: readonly number[]): Tensor;
}>("permute", () => function permute(self?: unknown, dims?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isIntList(dims) && options === undefined && extra === undefined) return operators_permute(self, dims);
  } catch (error) {
    throw withCallContext(error, permuteOverloads, [self, dims, options, extra]);
  }
  return callOverload(permuteOverloads, [self, dims, options, extra]);
});

const transposeOverloads = /* @__PURE__ */ overloads("transpose", [transpose_int_op, transpose_int]);
export const transpose = /* @__PURE__ */ publicFunction<{
  /**
   * `transpose.int(Tensor(a) self, int dim0, int dim1) -> Tensor(a)`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, options: { dim0: number; dim1: number }): Tensor;
  /**
   * `transpose.int(Tensor(a) self, int dim0, int dim1) -> Tensor(a)`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, dim0: number, dim1: number): Tensor;
}>("transpose", () => function transpose(self?: unknown, dim0?: unknown, dim1?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && Number.isSafeInteger(dim0) && Number.isSafeInteger(dim1) && options === undefined && extra === undefined) return transpose_int(self, dim0 as number, dim1 as number);
  } catch (error) {
    throw withCallContext(error, transposeOverloads, [self, dim0, dim1, options, extra]);
  }
  return callOverload(transposeOverloads, [self, dim0, dim1, options, extra]);
});

const transpose_Overloads = /* @__PURE__ */ overloads("transpose_", [transpose__op, operators_transpose_]);
export const transpose_ = /* @__PURE__ */ publicFunction<{
  /**
   * `transpose_(Tensor(a!) self, int dim0, int dim1) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, options: { dim0: number; dim1: number }): Tensor;
  /**
   * `transpose_(Tensor(a!) self, int dim0, int dim1) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, dim0: number, dim1: number): Tensor;
}>("transpose_", () => function transpose_(self?: unknown, dim0?: unknown, dim1?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && Number.isSafeInteger(dim0) && Number.isSafeInteger(dim1) && options === undefined && extra === undefined) return operators_transpose_(self, dim0 as number, dim1 as number);
  } catch (error) {
    throw withCallContext(error, transpose_Overloads, [self, dim0, dim1, options, extra]);
  }
  return callOverload(transpose_Overloads, [self, dim0, dim1, options, extra]);
});

const tOverloads = /* @__PURE__ */ overloads("t", [t_op, operators_t]);
export const t = /* @__PURE__ */ publicFunction<{
  /**
   * `t(Tensor(a) self) -> Tensor(a)`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor): Tensor;
}>("t", () => function t(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_t(self);
  } catch (error) {
    throw withCallContext(error, tOverloads, [self, options, extra]);
  }
  return callOverload(tOverloads, [self, options, extra]);
});

const t_Overloads = /* @__PURE__ */ overloads("t_", [t__op, operators_t_]);
export const t_ = /* @__PURE__ */ publicFunction<{
  /**
   * `t_(Tensor(a!) self) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor): Tensor;
}>("t_", () => function t_(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_t_(self);
  } catch (error) {
    throw withCallContext(error, t_Overloads, [self, options, extra]);
  }
  return callOverload(t_Overloads, [self, options, extra]);
});

const numpyTOverloads = /* @__PURE__ */ overloads("numpyT", [numpy_T_op, numpy_T]);
export const numpyT = /* @__PURE__ */ publicFunction<{
  /**
   * `numpy_T(Tensor(a) self) -> Tensor(a)`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor): Tensor;
}>("numpyT", () => function numpyT(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return numpy_T(self);
  } catch (error) {
    throw withCallContext(error, numpyTOverloads, [self, options, extra]);
  }
  return callOverload(numpyTOverloads, [self, options, extra]);
});

const swapaxesOverloads = /* @__PURE__ */ overloads("swapaxes", [swapaxes_op, operators_swapaxes]);
export const swapaxes = /* @__PURE__ */ publicFunction<{
  /**
   * `swapaxes(Tensor(a) self, int axis0, int axis1) -> Tensor(a)`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, options: { axis0: number; axis1: number }): Tensor;
  /**
   * `swapaxes(Tensor(a) self, int axis0, int axis1) -> Tensor(a)`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, axis0: number, axis1: number): Tensor;
}>("swapaxes", () => function swapaxes(self?: unknown, axis0?: unknown, axis1?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && Number.isSafeInteger(axis0) && Number.isSafeInteger(axis1) && options === undefined && extra === undefined) return operators_swapaxes(self, axis0 as number, axis1 as number);
  } catch (error) {
    throw withCallContext(error, swapaxesOverloads, [self, axis0, axis1, options, extra]);
  }
  return callOverload(swapaxesOverloads, [self, axis0, axis1, options, extra]);
});

const swapaxes_Overloads = /* @__PURE__ */ overloads("swapaxes_", [swapaxes__op, operators_swapaxes_]);
export const swapaxes_ = /* @__PURE__ */ publicFunction<{
  /**
   * `swapaxes_(Tensor(a!) self, int axis0, int axis1) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, options: { axis0: number; axis1: number }): Tensor;
  /**
   * `swapaxes_(Tensor(a!) self, int axis0, int axis1) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, axis0: number, axis1: number): Tensor;
}>("swapaxes_", () => function swapaxes_(self?: unknown, axis0?: unknown, axis1?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && Number.isSafeInteger(axis0) && Number.isSafeInteger(axis1) && options === undefined && extra === undefined) return operators_swapaxes_(self, axis0 as number, axis1 as number);
  } catch (error) {
    throw withCallContext(error, swapaxes_Overloads, [self, axis0, axis1, options, extra]);
  }
  return callOverload(swapaxes_Overloads, [self, axis0, axis1, options, extra]);
});

const swapdimsOverloads = /* @__PURE__ */ overloads("swapdims", [swapdims_op, operators_swapdims]);
export const swapdims = /* @__PURE__ */ publicFunction<{
  /**
   * `swapdims(Tensor(a) self, int dim0, int dim1) -> Tensor(a)`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, options: { dim0: number; dim1: number }): Tensor;
  /**
   * `swapdims(Tensor(a) self, int dim0, int dim1) -> Tensor(a)`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, dim0: number, dim1: number): Tensor;
}>("swapdims", () => function swapdims(self?: unknown, dim0?: unknown, dim1?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && Number.isSafeInteger(dim0) && Number.isSafeInteger(dim1) && options === undefined && extra === undefined) return operators_swapdims(self, dim0 as number, dim1 as number);
  } catch (error) {
    throw withCallContext(error, swapdimsOverloads, [self, dim0, dim1, options, extra]);
  }
  return callOverload(swapdimsOverloads, [self, dim0, dim1, options, extra]);
});

const swapdims_Overloads = /* @__PURE__ */ overloads("swapdims_", [swapdims__op, operators_swapdims_]);
export const swapdims_ = /* @__PURE__ */ publicFunction<{
  /**
   * `swapdims_(Tensor(a!) self, int dim0, int dim1) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, options: { dim0: number; dim1: number }): Tensor;
  /**
   * `swapdims_(Tensor(a!) self, int dim0, int dim1) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, dim0: number, dim1: number): Tensor;
}>("swapdims_", () => function swapdims_(self?: unknown, dim0?: unknown, dim1?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && Number.isSafeInteger(dim0) && Number.isSafeInteger(dim1) && options === undefined && extra === undefined) return operators_swapdims_(self, dim0 as number, dim1 as number);
  } catch (error) {
    throw withCallContext(error, swapdims_Overloads, [self, dim0, dim1, options, extra]);
  }
  return callOverload(swapdims_Overloads, [self, dim0, dim1, options, extra]);
});

const squeezeOverloads = /* @__PURE__ */ overloads("squeeze", [squeeze_op, operators_squeeze], [squeeze_dim_op, squeeze_dim]);
export const squeeze = /* @__PURE__ */ publicFunction<{
  /**
   * `squeeze(Tensor(a) self) -> Tensor(a)`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor): Tensor;
  /**
   * `squeeze.dim(Tensor(a) self, int dim) -> Tensor(a)`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, options: { dim: number }): Tensor;
  /**
   * `squeeze.dim(Tensor(a) self, int dim) -> Tensor(a)`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, dim: number): Tensor;
}>("squeeze", () => function squeeze(self?: unknown, dim?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && dim === undefined && options === undefined && extra === undefined) return operators_squeeze(self);
    if (isTensor(self) && Number.isSafeInteger(dim) && options === undefined && extra === undefined) return squeeze_dim(self, dim as number);
  } catch (error) {
    throw withCallContext(error, squeezeOverloads, [self, dim, options, extra]);
  }
  return callOverload(squeezeOverloads, [self, dim, options, extra]);
});

const squeeze_Overloads = /* @__PURE__ */ overloads("squeeze_", [squeeze__op, operators_squeeze_], [squeeze__dim_op, squeeze__dim]);
export const squeeze_ = /* @__PURE__ */ publicFunction<{
  /**
   * `squeeze_(Tensor(a!) self) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor): Tensor;
  /**
   * `squeeze_.dim(Tensor(a!) self, int dim) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, options: { dim: number }): Tensor;
  /**
   * `squeeze_.dim(Tensor(a!) self, int dim) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, dim: number): Tensor;
}>("squeeze_", () => function squeeze_(self?: unknown, dim?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && dim === undefined && options === undefined && extra === undefined) return operators_squeeze_(self);
    if (isTensor(self) && Number.isSafeInteger(dim) && options === undefined && extra === undefined) return squeeze__dim(self, dim as number);
  } catch (error) {
    throw withCallContext(error, squeeze_Overloads, [self, dim, options, extra]);
  }
  return callOverload(squeeze_Overloads, [self, dim, options, extra]);
});

const unsqueezeOverloads = /* @__PURE__ */ overloads("unsqueeze", [unsqueeze_op, operators_unsqueeze]);
export const unsqueeze = /* @__PURE__ */ publicFunction<{
  /**
   * `unsqueeze(Tensor(a) self, int dim) -> Tensor(a)`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, options: { dim: number }): Tensor;
  /**
   * `unsqueeze(Tensor(a) self, int dim) -> Tensor(a)`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, dim: number): Tensor;
}>("unsqueeze", () => function unsqueeze(self?: unknown, dim?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && Number.isSafeInteger(dim) && options === undefined && extra === undefined) return operators_unsqueeze(self, dim as number);
  } catch (error) {
    throw withCallContext(error, unsqueezeOverloads, [self, dim, options, extra]);
  }
  return callOverload(unsqueezeOverloads, [self, dim, options, extra]);
});

const unsqueeze_Overloads = /* @__PURE__ */ overloads("unsqueeze_", [unsqueeze__op, operators_unsqueeze_]);
export const unsqueeze_ = /* @__PURE__ */ publicFunction<{
  /**
   * `unsqueeze_(Tensor(a!) self, int dim) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, options: { dim: number }): Tensor;
  /**
   * `unsqueeze_(Tensor(a!) self, int dim) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, dim: number): Tensor;
}>("unsqueeze_", () => function unsqueeze_(self?: unknown, dim?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && Number.isSafeInteger(dim) && options === undefined && extra === undefined) return operators_unsqueeze_(self, dim as number);
  } catch (error) {
    throw withCallContext(error, unsqueeze_Overloads, [self, dim, options, extra]);
  }
  return callOverload(unsqueeze_Overloads, [self, dim, options, extra]);
});

const selectOverloads = /* @__PURE__ */ overloads("select", [select_int_op, select_int]);
export const select = /* @__PURE__ */ publicFunction<{
  /**
   * `select.int(Tensor(a) self, int dim, int index) -> Tensor(a)`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, options: { dim: number; index: number }): Tensor;
  /**
   * `select.int(Tensor(a) self, int dim, int index) -> Tensor(a)`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, dim: number, index: number): Tensor;
}>("select", () => function select(self?: unknown, dim?: unknown, index?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && Number.isSafeInteger(dim) && Number.isSafeInteger(index) && options === undefined && extra === undefined) return select_int(self, dim as number, index as number);
  } catch (error) {
    throw withCallContext(error, selectOverloads, [self, dim, index, options, extra]);
  }
  return callOverload(selectOverloads, [self, dim, index, options, extra]);
});

const sliceOverloads = /* @__PURE__ */ overloads("slice", [slice_Tensor_op, slice_Tensor]);
export const slice = /* @__PURE__ */ publicFunction<{
  /**
   * `slice.Tensor(Tensor(a) self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor(a)`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, options?: Options<{ dim: number; start: number | null; end: number | null; step: number }>): Tensor;
  /**
   * `slice.Tensor(Tensor(a) self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor(a)`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, dim: number, options?: Options<{ start: number | null; end: number | null; step: number }>): Tensor;
  /**
   * `slice.Tensor(Tensor(a) self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor(a)`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, dim: number, start: number | null, options?: Options<{ end: number | null; step: number }>): Tensor;
  /**
   * `slice.Tensor(Tensor(a) self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor(a)`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, dim: number, start: number | null, end: number | null, options?: Options<{ step: number }>): Tensor;
  /**
   * `slice.Tensor(Tensor(a) self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor(a)`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, dim: number, start: number | null, end: number | null, step: number): Tensor;
}>("slice", () => function slice(self?: unknown, dim?: unknown, start?: unknown, end?: unknown, step?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && dim === undefined && start === undefined && end === undefined && step === undefined && options === undefined && extra === undefined) return slice_Tensor(self, 0, null, null, 1);
  } catch (error) {
    throw withCallContext(error, sliceOverloads, [self, dim, start, end, step, options, extra]);
  }
  return callOverload(sliceOverloads, [self, dim, start, end, step, options, extra]);
});

const narrowOverloads = /* @__PURE__ */ overloads("narrow", [narrow_op, operators_narrow], [narrow_Tensor_op, narrow_Tensor]);
export const narrow = /* @__PURE__ */ publicFunction<{
  /**
   * `narrow(Tensor(a) self, int dim, int start, int length) -> Tensor(a)`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, options: { dim: number; start: number; length: number }): Tensor;
  /**
   * `narrow(Tensor(a) self, int dim, int start, int length) -> Tensor(a)`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, dim: number, start: number, length: number): Tensor;
  /**
   * `narrow.Tensor(Tensor(a) self, int dim, Tensor start, int length) -> Tensor(a)`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, dim: number, start: Tensor, options: { length: number }): Tensor;
  /**
   * `narrow.Tensor(Tensor(a) self, int dim, Tensor start, int length) -> Tensor(a)`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, dim: number, start: Tensor, length: number): Tensor;
}>("narrow", () => function narrow(self?: unknown, dim?: unknown, start?: unknown, length?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && Number.isSafeInteger(dim) && Number.isSafeInteger(start) && Number.isSafeInteger(length) && options === undefined && extra === undefined) return operators_narrow(self, dim as number, start as number, length as number);
    if (isTensor(self) && Number.isSafeInteger(dim) && isTensor(start) && Number.isSafeInteger(length) && options === undefined && extra === undefined) return narrow_Tensor(self, dim as number, start, length as number);
  } catch (error) {
    throw withCallContext(error, narrowOverloads, [self, dim, start, length, options, extra]);
  }
  return callOverload(narrowOverloads, [self, dim, start, length, options, extra]);
});

const narrowCopyOverloads = /* @__PURE__ */ overloads("narrowCopy", [narrow_copy_op, narrow_copy], [narrow_copy_out_op, narrow_copy_out]);
export const narrowCopy = /* @__PURE__ */ publicFunction<{
  /**
   * `narrow_copy(Tensor self, int dim, SymInt start, SymInt length) -> Tensor`
   *
   * With `out`: `narrow_copy.out(Tensor self, int dim, SymInt start, SymInt length, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options: { dim: number; start: number; length: number } & Options<{ out: Tensor }>): Tensor;
  /**
   * `narrow_copy(Tensor self, int dim, SymInt start, SymInt length) -> Tensor`
   *
   * With `out`: `narrow_copy.out(Tensor self, int dim, SymInt start, SymInt length, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, dim: number, start: number, length: number, options?: Options<{ out: Tensor }>): Tensor;
}>("narrowCopy", () => function narrowCopy(self?: unknown, dim?: unknown, start?: unknown, length?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && Number.isSafeInteger(dim) && Number.isSafeInteger(start) && Number.isSafeInteger(length) && options === undefined && extra === undefined) return narrow_copy(self, dim as number, start as number, length as number);
  } catch (error) {
    throw withCallContext(error, narrowCopyOverloads, [self, dim, start, length, options, extra]);
  }
  return callOverload(narrowCopyOverloads, [self, dim, start, length, options, extra]);
});

const splitOverloads = /* @__PURE__ */ overloads("split", [split_Tensor_op, split_Tensor], [split_sizes_op, split_sizes]);
export const split = /* @__PURE__ */ publicFunction<{
  /**
   * `split.Tensor(Tensor(a -> *) self, int split_size, int dim=0) -> Tensor(a)[]`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, options: { splitSize: number } & Options<{ dim: number }>): Tensor[];
  /**
   * `split.Tensor(Tensor(a -> *) self, int split_size, int dim=0) -> Tensor(a)[]`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, splitSize: number, options?: Options<{ dim: number }>): Tensor[];
  /**
   * `split.Tensor(Tensor(a -> *) self, int split_size, int dim=0) -> Tensor(a)[]`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, splitSize: number, dim: number): Tensor[];
  /**
   * `split.sizes(Tensor(a -> *) self, int[] split_size, int dim=0) -> Tensor(a)[]`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, options: { splitSize: readonly number[] } & Options<{ dim: number }>): Tensor[];
  /**
   * `split.sizes(Tensor(a -> *) self, int[] split_size, int dim=0) -> Tensor(a)[]`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, splitSize: readonly number[], options?: Options<{ dim: number }>): Tensor[];
  /**
   * `split.sizes(Tensor(a -> *) self, int[] split_size, int dim=0) -> Tensor(a)[]`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, splitSize: readonly number[], dim: number): Tensor[];
}>("split", () => function split(self?: unknown, splitSize?: unknown, dim?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && Number.isSafeInteger(splitSize) && dim === undefined && options === undefined && extra === undefined) return split_Tensor(self, splitSize as number, 0);
    if (isTensor(self) && isIntList(splitSize) && dim === undefined && options === undefined && extra === undefined) return split_sizes(self, splitSize, 0);
  } catch (error) {
    throw withCallContext(error, splitOverloads, [self, splitSize, dim, options, extra]);
  }
  return callOverload(splitOverloads, [self, splitSize, dim, options, extra]);
});

const splitWithSizesOverloads = /* @__PURE__ */ overloads("splitWithSizes", [split_with_sizes_op, split_with_sizes]);
export const splitWithSizes = /* @__PURE__ */ publicFunction<{
  /**
   * `split_with_sizes(Tensor(a -> *) self, int[] split_sizes, int dim=0) -> Tensor(a)[]`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, options: { splitSizes: readonly number[] } & Options<{ dim: number }>): Tensor[];
  /**
   * `split_with_sizes(Tensor(a -> *) self, int[] split_sizes, int dim=0) -> Tensor(a)[]`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, splitSizes: readonly number[], options?: Options<{ dim: number }>): Tensor[];
  /**
   * `split_with_sizes(Tensor(a -> *) self, int[] split_sizes, int dim=0) -> Tensor(a)[]`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, splitSizes: readonly number[], dim: number): Tensor[];
}>("splitWithSizes", () => function splitWithSizes(self?: unknown, splitSizes?: unknown, dim?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isIntList(splitSizes) && dim === undefined && options === undefined && extra === undefined) return split_with_sizes(self, splitSizes, 0);
  } catch (error) {
    throw withCallContext(error, splitWithSizesOverloads, [self, splitSizes, dim, options, extra]);
  }
  return callOverload(splitWithSizesOverloads, [self, splitSizes, dim, options, extra]);
});

const chunkOverloads = /* @__PURE__ */ overloads("chunk", [chunk_op, operators_chunk]);
export const chunk = /* @__PURE__ */ publicFunction<{
  /**
   * `chunk(Tensor(a -> *) self, int chunks, int dim=0) -> Tensor(a)[]`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, options: { chunks: number } & Options<{ dim: number }>): Tensor[];
  /**
   * `chunk(Tensor(a -> *) self, int chunks, int dim=0) -> Tensor(a)[]`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, chunks: number, options?: Options<{ dim: number }>): Tensor[];
  /**
   * `chunk(Tensor(a -> *) self, int chunks, int dim=0) -> Tensor(a)[]`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, chunks: number, dim: number): Tensor[];
}>("chunk", () => function chunk(self?: unknown, chunks?: unknown, dim?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && Number.isSafeInteger(chunks) && dim === undefined && options === undefined && extra === undefined) return operators_chunk(self, chunks as number, 0);
  } catch (error) {
    throw withCallContext(error, chunkOverloads, [self, chunks, dim, options, extra]);
  }
  return callOverload(chunkOverloads, [self, chunks, dim, options, extra]);
});

const tensorSplitOverloads = /* @__PURE__ */ overloads("tensorSplit", [tensor_split_sections_op, tensor_split_sections], [tensor_split_indices_op, tensor_split_indices], [tensor_split_tensor_indices_or_sections_op, tensor_split_tensor_indices_or_sections]);
export const tensorSplit = /* @__PURE__ */ publicFunction<{
  /**
   * `tensor_split.sections(Tensor(a -> *) self, int sections, int dim=0) -> Tensor(a)[]`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, options: { sections: number } & Options<{ dim: number }>): Tensor[];
  /**
   * `tensor_split.sections(Tensor(a -> *) self, int sections, int dim=0) -> Tensor(a)[]`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, sections: number, options?: Options<{ dim: number }>): Tensor[];
  /**
   * `tensor_split.sections(Tensor(a -> *) self, int sections, int dim=0) -> Tensor(a)[]`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, sections: number, dim: number): Tensor[];
  /**
   * `tensor_split.indices(Tensor(a -> *) self, int[] indices, int dim=0) -> Tensor(a)[]`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, options: { indices: readonly number[] } & Options<{ dim: number }>): Tensor[];
  /**
   * `tensor_split.indices(Tensor(a -> *) self, int[] indices, int dim=0) -> Tensor(a)[]`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, indices: readonly number[], options?: Options<{ dim: number }>): Tensor[];
  /**
   * `tensor_split.indices(Tensor(a -> *) self, int[] indices, int dim=0) -> Tensor(a)[]`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, indices: readonly number[], dim: number): Tensor[];
  /**
   * `tensor_split.tensor_indices_or_sections(Tensor(a -> *) self, Tensor tensor_indices_or_sections, int dim=0) -> Tensor(a)[]`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, tensorIndicesOrSections: Tensor, options?: Options<{ dim: number }>): Tensor[];
  /**
   * `tensor_split.tensor_indices_or_sections(Tensor(a -> *) self, Tensor tensor_indices_or_sections, int dim=0) -> Tensor(a)[]`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, tensorIndicesOrSections: Tensor, dim: number): Tensor[];
}>("tensorSplit", () => function tensorSplit(self?: unknown, sections?: unknown, dim?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && Number.isSafeInteger(sections) && dim === undefined && options === undefined && extra === undefined) return tensor_split_sections(self, sections as number, 0);
    if (isTensor(self) && isIntList(sections) && dim === undefined && options === undefined && extra === undefined) return tensor_split_indices(self, sections, 0);
    if (isTensor(self) && isTensor(sections) && dim === undefined && options === undefined && extra === undefined) return tensor_split_tensor_indices_or_sections(self, sections, 0);
  } catch (error) {
    throw withCallContext(error, tensorSplitOverloads, [self, sections, dim, options, extra]);
  }
  return callOverload(tensorSplitOverloads, [self, sections, dim, options, extra]);
});

const unbindOverloads = /* @__PURE__ */ overloads("unbind", [unbind_int_op, unbind_int]);
export const unbind = /* @__PURE__ */ publicFunction<{
  /**
   * `unbind.int(Tensor(a -> *) self, int dim=0) -> Tensor(a)[]`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, options?: Options<{ dim: number }>): Tensor[];
  /**
   * `unbind.int(Tensor(a -> *) self, int dim=0) -> Tensor(a)[]`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, dim: number): Tensor[];
}>("unbind", () => function unbind(self?: unknown, dim?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && dim === undefined && options === undefined && extra === undefined) return unbind_int(self, 0);
  } catch (error) {
    throw withCallContext(error, unbindOverloads, [self, dim, options, extra]);
  }
  return callOverload(unbindOverloads, [self, dim, options, extra]);
});

const asStridedOverloads = /* @__PURE__ */ overloads("asStrided", [as_strided_op, as_strided]);
export const asStrided = /* @__PURE__ */ publicFunction<{
  /**
   * `as_strided(Tensor(a) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor(a)`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, options: { size: readonly number[]; stride: readonly number[] } & Options<{ storageOffset: number | null }>): Tensor;
  /**
   * `as_strided(Tensor(a) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor(a)`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, size: readonly number[], stride: readonly number[], options?: Options<{ storageOffset: number | null }>): Tensor;
  /**
   * `as_strided(Tensor(a) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor(a)`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, size: readonly number[], stride: readonly number[], storageOffset: number | null): Tensor;
}>("asStrided", () => function asStrided(self?: unknown, size?: unknown, stride?: unknown, storageOffset?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isIntList(size) && isIntList(stride) && storageOffset === undefined && options === undefined && extra === undefined) return as_strided(self, size, stride, null);
  } catch (error) {
    throw withCallContext(error, asStridedOverloads, [self, size, stride, storageOffset, options, extra]);
  }
  return callOverload(asStridedOverloads, [self, size, stride, storageOffset, options, extra]);
});

const asStrided_Overloads = /* @__PURE__ */ overloads("asStrided_", [as_strided__op, as_strided_]);
export const asStrided_ = /* @__PURE__ */ publicFunction<{
  /**
   * `as_strided_(Tensor(a!) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, options: { size: readonly number[]; stride: readonly number[] } & Options<{ storageOffset: number | null }>): Tensor;
  /**
   * `as_strided_(Tensor(a!) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, size: readonly number[], stride: readonly number[], options?: Options<{ storageOffset: number | null }>): Tensor;
  /**
   * `as_strided_(Tensor(a!) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, size: readonly number[], stride: readonly number[], storageOffset: number | null): Tensor;
}>("asStrided_", () => function asStrided_(self?: unknown, size?: unknown, stride?: unknown, storageOffset?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isIntList(size) && isIntList(stride) && storageOffset === undefined && options === undefined && extra === undefined) return as_strided_(self, size, stride, null);
  } catch (error) {
    throw withCallContext(error, asStrided_Overloads, [self, size, stride, storageOffset, options, extra]);
  }
  return callOverload(asStrided_Overloads, [self, size, stride, storageOffset, options, extra]);
});

const diagonalOverloads = /* @__PURE__ */ overloads("diagonal", [diagonal_op, operators_diagonal]);
export const diagonal = /* @__PURE__ */ publicFunction<{
  /**
   * `diagonal(Tensor(a) self, int offset=0, int dim1=0, int dim2=1) -> Tensor(a)`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, options?: Options<{ offset: number; dim1: number; dim2: number }>): Tensor;
  /**
   * `diagonal(Tensor(a) self, int offset=0, int dim1=0, int dim2=1) -> Tensor(a)`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, offset: number, options?: Options<{ dim1: number; dim2: number }>): Tensor;
  /**
   * `diagonal(Tensor(a) self, int offset=0, int dim1=0, int dim2=1) -> Tensor(a)`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, offset: number, dim1: number, options?: Options<{ dim2: number }>): Tensor;
  /**
   * `diagonal(Tensor(a) self, int offset=0, int dim1=0, int dim2=1) -> Tensor(a)`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, offset: number, dim1: number, dim2: number): Tensor;
}>("diagonal", () => function diagonal(self?: unknown, offset?: unknown, dim1?: unknown, dim2?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && offset === undefined && dim1 === undefined && dim2 === undefined && options === undefined && extra === undefined) return operators_diagonal(self, 0, 0, 1);
  } catch (error) {
    throw withCallContext(error, diagonalOverloads, [self, offset, dim1, dim2, options, extra]);
  }
  return callOverload(diagonalOverloads, [self, offset, dim1, dim2, options, extra]);
});

const flattenOverloads = /* @__PURE__ */ overloads("flatten", [flatten_using_ints_op, flatten_using_ints]);
export const flatten = /* @__PURE__ */ publicFunction<{
  /**
   * `flatten.using_ints(Tensor(a) self, int start_dim=0, int end_dim=-1) -> Tensor(a)`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, options?: Options<{ startDim: number; endDim: number }>): Tensor;
  /**
   * `flatten.using_ints(Tensor(a) self, int start_dim=0, int end_dim=-1) -> Tensor(a)`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, startDim: number, options?: Options<{ endDim: number }>): Tensor;
  /**
   * `flatten.using_ints(Tensor(a) self, int start_dim=0, int end_dim=-1) -> Tensor(a)`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, startDim: number, endDim: number): Tensor;
}>("flatten", () => function flatten(self?: unknown, startDim?: unknown, endDim?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && startDim === undefined && endDim === undefined && options === undefined && extra === undefined) return flatten_using_ints(self, 0, -1);
  } catch (error) {
    throw withCallContext(error, flattenOverloads, [self, startDim, endDim, options, extra]);
  }
  return callOverload(flattenOverloads, [self, startDim, endDim, options, extra]);
});

const unflattenOverloads = /* @__PURE__ */ overloads("unflatten", [unflatten_int_op, unflatten_int]);
export const unflatten = /* @__PURE__ */ publicFunction<{
  /**
   * `unflatten.int(Tensor(a) self, int dim, int[] sizes) -> Tensor(a)`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, options: { dim: number; sizes: readonly number[] }): Tensor;
  /**
   * `unflatten.int(Tensor(a) self, int dim, int[] sizes) -> Tensor(a)`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, dim: number, sizes: readonly number[]): Tensor;
}>("unflatten", () => function unflatten(self?: unknown, dim?: unknown, sizes?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && Number.isSafeInteger(dim) && isIntList(sizes) && options === undefined && extra === undefined) return unflatten_int(self, dim as number, sizes);
  } catch (error) {
    throw withCallContext(error, unflattenOverloads, [self, dim, sizes, options, extra]);
  }
  return callOverload(unflattenOverloads, [self, dim, sizes, options, extra]);
});

const movedimOverloads = /* @__PURE__ */ overloads("movedim", [movedim_intlist_op, movedim_intlist], [movedim_int_op, movedim_int]);
export const movedim = /* @__PURE__ */ publicFunction<{
  /**
   * `movedim.intlist(Tensor(a) self, int[] source, int[] destination) -> Tensor(a)`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, options: { source: readonly number[]; destination: readonly number[] }): Tensor;
  /**
   * `movedim.intlist(Tensor(a) self, int[] source, int[] destination) -> Tensor(a)`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, source: readonly number[], destination: readonly number[]): Tensor;
  /**
   * `movedim.int(Tensor(a) self, int source, int destination) -> Tensor(a)`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, options: { source: number; destination: number }): Tensor;
  /**
   * `movedim.int(Tensor(a) self, int source, int destination) -> Tensor(a)`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, source: number, destination: number): Tensor;
}>("movedim", () => function movedim(self?: unknown, source?: unknown, destination?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isIntList(source) && isIntList(destination) && options === undefined && extra === undefined) return movedim_intlist(self, source, destination);
    if (isTensor(self) && Number.isSafeInteger(source) && Number.isSafeInteger(destination) && options === undefined && extra === undefined) return movedim_int(self, source as number, destination as number);
  } catch (error) {
    throw withCallContext(error, movedimOverloads, [self, source, destination, options, extra]);
  }
  return callOverload(movedimOverloads, [self, source, destination, options, extra]);
});

const moveaxisOverloads = /* @__PURE__ */ overloads("moveaxis", [moveaxis_intlist_op, moveaxis_intlist], [moveaxis_int_op, moveaxis_int]);
export const moveaxis = /* @__PURE__ */ publicFunction<{
  /**
   * `moveaxis.intlist(Tensor(a) self, int[] source, int[] destination) -> Tensor(a)`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, options: { source: readonly number[]; destination: readonly number[] }): Tensor;
  /**
   * `moveaxis.intlist(Tensor(a) self, int[] source, int[] destination) -> Tensor(a)`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, source: readonly number[], destination: readonly number[]): Tensor;
  /**
   * `moveaxis.int(Tensor(a) self, int source, int destination) -> Tensor(a)`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, options: { source: number; destination: number }): Tensor;
  /**
   * `moveaxis.int(Tensor(a) self, int source, int destination) -> Tensor(a)`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, source: number, destination: number): Tensor;
}>("moveaxis", () => function moveaxis(self?: unknown, source?: unknown, destination?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isIntList(source) && isIntList(destination) && options === undefined && extra === undefined) return moveaxis_intlist(self, source, destination);
    if (isTensor(self) && Number.isSafeInteger(source) && Number.isSafeInteger(destination) && options === undefined && extra === undefined) return moveaxis_int(self, source as number, destination as number);
  } catch (error) {
    throw withCallContext(error, moveaxisOverloads, [self, source, destination, options, extra]);
  }
  return callOverload(moveaxisOverloads, [self, source, destination, options, extra]);
});

const broadcastToOverloads = /* @__PURE__ */ overloads("broadcastTo", [broadcast_to_op, broadcast_to]);
export const broadcastTo = /* @__PURE__ */ publicFunction<{
  /**
   * `broadcast_to(Tensor(a) self, int[] size) -> Tensor(a)`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, options: { size: readonly number[] }): Tensor;
  /**
   * `broadcast_to(Tensor(a) self, int[] size) -> Tensor(a)`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, size: readonly number[]): Tensor;
}>("broadcastTo", () => function broadcastTo(self?: unknown, size?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isIntList(size) && options === undefined && extra === undefined) return broadcast_to(self, size);
  } catch (error) {
    throw withCallContext(error, broadcastToOverloads, [self, size, options, extra]);
  }
  return callOverload(broadcastToOverloads, [self, size, options, extra]);
});

const broadcastTensorsOverloads = /* @__PURE__ */ overloads("broadcastTensors", [broadcast_tensors_op, broadcast_tensors]);
export const broadcastTensors = /* @__PURE__ */ publicFunction<{
  /** `broadcast_tensors(Tensor[] tensors) -> Tensor[]` */
  (tensors: readonly Tensor[]): Tensor[];
}>("broadcastTensors", () => function broadcastTensors(tensors?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensorList(tensors) && options === undefined && extra === undefined) return broadcast_tensors(tensors);
  } catch (error) {
    throw withCallContext(error, broadcastTensorsOverloads, [tensors, options, extra]);
  }
  return callOverload(broadcastTensorsOverloads, [tensors, options, extra]);
});

const selectBackwardOverloads = /* @__PURE__ */ overloads("selectBackward", [select_backward_op, select_backward], [select_backward_out_op, select_backward_out]);
export const selectBackward = /* @__PURE__ */ publicFunction<{
  /**
   * `select_backward(Tensor grad_output, SymInt[] input_sizes, int dim, int index) -> Tensor`
   *
   * With `out`: `select_backward.out(Tensor grad_output, SymInt[] input_sizes, int dim, int index, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (gradOutput: Tensor, options: { inputSizes: readonly number[]; dim: number; index: number } & Options<{ out: Tensor }>): Tensor;
  /**
   * `select_backward(Tensor grad_output, SymInt[] input_sizes, int dim, int index) -> Tensor`
   *
   * With `out`: `select_backward.out(Tensor grad_output, SymInt[] input_sizes, int dim, int index, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (gradOutput: Tensor, inputSizes: readonly number[], dim: number, index: number, options?: Options<{ out: Tensor }>): Tensor;
}>("selectBackward", () => function selectBackward(gradOutput?: unknown, inputSizes?: unknown, dim?: unknown, index?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(gradOutput) && isIntList(inputSizes) && Number.isSafeInteger(dim) && Number.isSafeInteger(index) && options === undefined && extra === undefined) return select_backward(gradOutput, inputSizes, dim as number, index as number);
  } catch (error) {
    throw withCallContext(error, selectBackwardOverloads, [gradOutput, inputSizes, dim, index, options, extra]);
  }
  return callOverload(selectBackwardOverloads, [gradOutput, inputSizes, dim, index, options, extra]);
});

const sliceBackwardOverloads = /* @__PURE__ */ overloads("sliceBackward", [slice_backward_op, slice_backward], [slice_backward_out_op, slice_backward_out]);
export const sliceBackward = /* @__PURE__ */ publicFunction<{
  /**
   * `slice_backward(Tensor grad_output, SymInt[] input_sizes, int dim, SymInt start, SymInt end, SymInt step) -> Tensor`
   *
   * With `out`: `slice_backward.out(Tensor grad_output, SymInt[] input_sizes, int dim, SymInt start, SymInt end, SymInt step, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (gradOutput: Tensor, options: { inputSizes: readonly number[]; dim: number; start: number; end: number; step: number } & Options<{ out: Tensor }>): Tensor;
  /**
   * `slice_backward(Tensor grad_output, SymInt[] input_sizes, int dim, SymInt start, SymInt end, SymInt step) -> Tensor`
   *
   * With `out`: `slice_backward.out(Tensor grad_output, SymInt[] input_sizes, int dim, SymInt start, SymInt end, SymInt step, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (gradOutput: Tensor, inputSizes: readonly number[], dim: number, start: number, end: number, step: number, options?: Options<{ out: Tensor }>): Tensor;
}>("sliceBackward", () => function sliceBackward(gradOutput?: unknown, inputSizes?: unknown, dim?: unknown, start?: unknown, end?: unknown, step?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(gradOutput) && isIntList(inputSizes) && Number.isSafeInteger(dim) && Number.isSafeInteger(start) && Number.isSafeInteger(end) && Number.isSafeInteger(step) && options === undefined && extra === undefined) return slice_backward(gradOutput, inputSizes, dim as number, start as number, end as number, step as number);
  } catch (error) {
    throw withCallContext(error, sliceBackwardOverloads, [gradOutput, inputSizes, dim, start, end, step, options, extra]);
  }
  return callOverload(sliceBackwardOverloads, [gradOutput, inputSizes, dim, start, end, step, options, extra]);
});

const diagonalBackwardOverloads = /* @__PURE__ */ overloads("diagonalBackward", [diagonal_backward_op, diagonal_backward], [diagonal_backward_out_op, diagonal_backward_out]);
export const diagonalBackward = /* @__PURE__ */ publicFunction<{
  /**
   * `diagonal_backward(Tensor grad_output, SymInt[] input_sizes, int offset, int dim1, int dim2) -> Tensor`
   *
   * With `out`: `diagonal_backward.out(Tensor grad_output, SymInt[] input_sizes, int offset, int dim1, int dim2, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (gradOutput: Tensor, options: { inputSizes: readonly number[]; offset: number; dim1: number; dim2: number } & Options<{ out: Tensor }>): Tensor;
  /**
   * `diagonal_backward(Tensor grad_output, SymInt[] input_sizes, int offset, int dim1, int dim2) -> Tensor`
   *
   * With `out`: `diagonal_backward.out(Tensor grad_output, SymInt[] input_sizes, int offset, int dim1, int dim2, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (gradOutput: Tensor, inputSizes: readonly number[], offset: number, dim1: number, dim2: number, options?: Options<{ out: Tensor }>): Tensor;
}>("diagonalBackward", () => function diagonalBackward(gradOutput?: unknown, inputSizes?: unknown, offset?: unknown, dim1?: unknown, dim2?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(gradOutput) && isIntList(inputSizes) && Number.isSafeInteger(offset) && Number.isSafeInteger(dim1) && Number.isSafeInteger(dim2) && options === undefined && extra === undefined) return diagonal_backward(gradOutput, inputSizes, offset as number, dim1 as number, dim2 as number);
  } catch (error) {
    throw withCallContext(error, diagonalBackwardOverloads, [gradOutput, inputSizes, offset, dim1, dim2, options, extra]);
  }
  return callOverload(diagonalBackwardOverloads, [gradOutput, inputSizes, offset, dim1, dim2, options, extra]);
});

const unfoldOverloads = /* @__PURE__ */ overloads("unfold", [unfold_op, operators_unfold]);
export const unfold = /* @__PURE__ */ publicFunction<{
  /**
   * `unfold(Tensor(a) self, int dimension, int size, int step) -> Tensor(a)`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, options: { dimension: number; size: number; step: number }): Tensor;
  /**
   * `unfold(Tensor(a) self, int dimension, int size, int step) -> Tensor(a)`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, dimension: number, size: number, step: number): Tensor;
}>("unfold", () => function unfold(self?: unknown, dimension?: unknown, size?: unknown, step?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && Number.isSafeInteger(dimension) && Number.isSafeInteger(size) && Number.isSafeInteger(step) && options === undefined && extra === undefined) return operators_unfold(self, dimension as number, size as number, step as number);
  } catch (error) {
    throw withCallContext(error, unfoldOverloads, [self, dimension, size, step, options, extra]);
  }
  return callOverload(unfoldOverloads, [self, dimension, size, step, options, extra]);
});

const unfoldBackwardOverloads = /* @__PURE__ */ overloads("unfoldBackward", [unfold_backward_op, unfold_backward], [unfold_backward_out_op, unfold_backward_out]);
export const unfoldBackward = /* @__PURE__ */ publicFunction<{
  /**
   * `unfold_backward(Tensor grad_in, int[] input_sizes, int dim, int size, int step) -> Tensor`
   *
   * With `out`: `unfold_backward.out(Tensor grad_in, int[] input_sizes, int dim, int size, int step, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (gradIn: Tensor, options: { inputSizes: readonly number[]; dim: number; size: number; step: number } & Options<{ out: Tensor }>): Tensor;
  /**
   * `unfold_backward(Tensor grad_in, int[] input_sizes, int dim, int size, int step) -> Tensor`
   *
   * With `out`: `unfold_backward.out(Tensor grad_in, int[] input_sizes, int dim, int size, int step, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (gradIn: Tensor, inputSizes: readonly number[], dim: number, size: number, step: number, options?: Options<{ out: Tensor }>): Tensor;
}>("unfoldBackward", () => function unfoldBackward(gradIn?: unknown, inputSizes?: unknown, dim?: unknown, size?: unknown, step?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(gradIn) && isIntList(inputSizes) && Number.isSafeInteger(dim) && Number.isSafeInteger(size) && Number.isSafeInteger(step) && options === undefined && extra === undefined) return unfold_backward(gradIn, inputSizes, dim as number, size as number, step as number);
  } catch (error) {
    throw withCallContext(error, unfoldBackwardOverloads, [gradIn, inputSizes, dim, size, step, options, extra]);
  }
  return callOverload(unfoldBackwardOverloads, [gradIn, inputSizes, dim, size, step, options, extra]);
});

const atleast1dOverloads = /* @__PURE__ */ overloads("atleast1d", [atleast_1d_op, atleast_1d], [atleast_1d_Sequence_op, atleast_1d_Sequence]);
export const atleast1d = /* @__PURE__ */ publicFunction<{
  /** `atleast_1d(Tensor self) -> Tensor` */
  (self: Tensor): Tensor;
  /** `atleast_1d.Sequence(Tensor[] tensors) -> Tensor[]` */
  (tensors: readonly Tensor[]): Tensor[];
}>("atleast1d", () => function atleast1d(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return atleast_1d(self);
    if (isTensorList(self) && options === undefined && extra === undefined) return atleast_1d_Sequence(self);
  } catch (error) {
    throw withCallContext(error, atleast1dOverloads, [self, options, extra]);
  }
  return callOverload(atleast1dOverloads, [self, options, extra]);
});

const atleast2dOverloads = /* @__PURE__ */ overloads("atleast2d", [atleast_2d_op, atleast_2d], [atleast_2d_Sequence_op, atleast_2d_Sequence]);
export const atleast2d = /* @__PURE__ */ publicFunction<{
  /** `atleast_2d(Tensor self) -> Tensor` */
  (self: Tensor): Tensor;
  /** `atleast_2d.Sequence(Tensor[] tensors) -> Tensor[]` */
  (tensors: readonly Tensor[]): Tensor[];
}>("atleast2d", () => function atleast2d(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return atleast_2d(self);
    if (isTensorList(self) && options === undefined && extra === undefined) return atleast_2d_Sequence(self);
  } catch (error) {
    throw withCallContext(error, atleast2dOverloads, [self, options, extra]);
  }
  return callOverload(atleast2dOverloads, [self, options, extra]);
});

const atleast3dOverloads = /* @__PURE__ */ overloads("atleast3d", [atleast_3d_op, atleast_3d], [atleast_3d_Sequence_op, atleast_3d_Sequence]);
export const atleast3d = /* @__PURE__ */ publicFunction<{
  /** `atleast_3d(Tensor self) -> Tensor` */
  (self: Tensor): Tensor;
  /** `atleast_3d.Sequence(Tensor[] tensors) -> Tensor[]` */
  (tensors: readonly Tensor[]): Tensor[];
}>("atleast3d", () => function atleast3d(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return atleast_3d(self);
    if (isTensorList(self) && options === undefined && extra === undefined) return atleast_3d_Sequence(self);
  } catch (error) {
    throw withCallContext(error, atleast3dOverloads, [self, options, extra]);
  }
  return callOverload(atleast3dOverloads, [self, options, extra]);
});

const ravelOverloads = /* @__PURE__ */ overloads("ravel", [ravel_op, operators_ravel]);
export const ravel = /* @__PURE__ */ publicFunction<{
  /**
   * `ravel(Tensor(a) self) -> Tensor(a)`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor): Tensor;
}>("ravel", () => function ravel(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_ravel(self);
  } catch (error) {
    throw withCallContext(error, ravelOverloads, [self, options, extra]);
  }
  return callOverload(ravelOverloads, [self, options, extra]);
});

const adjointOverloads = /* @__PURE__ */ overloads("adjoint", [adjoint_op, operators_adjoint]);
export const adjoint = /* @__PURE__ */ publicFunction<{
  /**
   * `adjoint(Tensor(a) self) -> Tensor(a)`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor): Tensor;
}>("adjoint", () => function adjoint(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_adjoint(self);
  } catch (error) {
    throw withCallContext(error, adjointOverloads, [self, options, extra]);
  }
  return callOverload(adjointOverloads, [self, options, extra]);
});

const mTOverloads = /* @__PURE__ */ overloads("mT", [mT_op, operators_mT]);
export const mT = /* @__PURE__ */ publicFunction<{
  /**
   * `mT(Tensor(a) self) -> Tensor(a)`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor): Tensor;
}>("mT", () => function mT(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_mT(self);
  } catch (error) {
    throw withCallContext(error, mTOverloads, [self, options, extra]);
  }
  return callOverload(mTOverloads, [self, options, extra]);
});

const mHOverloads = /* @__PURE__ */ overloads("mH", [mH_op, operators_mH]);
export const mH = /* @__PURE__ */ publicFunction<{
  /**
   * `mH(Tensor(a) self) -> Tensor(a)`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor): Tensor;
}>("mH", () => function mH(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_mH(self);
  } catch (error) {
    throw withCallContext(error, mHOverloads, [self, options, extra]);
  }
  return callOverload(mHOverloads, [self, options, extra]);
});

const hsplitOverloads = /* @__PURE__ */ overloads("hsplit", [hsplit_int_op, hsplit_int], [hsplit_array_op, hsplit_array]);
export const hsplit = /* @__PURE__ */ publicFunction<{
  /**
   * `hsplit.int(Tensor(a -> *) self, int sections) -> Tensor(a)[]`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, options: { sections: number }): Tensor[];
  /**
   * `hsplit.int(Tensor(a -> *) self, int sections) -> Tensor(a)[]`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, sections: number): Tensor[];
  /**
   * `hsplit.array(Tensor(a -> *) self, int[] indices) -> Tensor(a)[]`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, options: { indices: readonly number[] }): Tensor[];
  /**
   * `hsplit.array(Tensor(a -> *) self, int[] indices) -> Tensor(a)[]`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, indices: readonly number[]): Tensor[];
}>("hsplit", () => function hsplit(self?: unknown, sections?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && Number.isSafeInteger(sections) && options === undefined && extra === undefined) return hsplit_int(self, sections as number);
    if (isTensor(self) && isIntList(sections) && options === undefined && extra === undefined) return hsplit_array(self, sections);
  } catch (error) {
    throw withCallContext(error, hsplitOverloads, [self, sections, options, extra]);
  }
  return callOverload(hsplitOverloads, [self, sections, options, extra]);
});

const vsplitOverloads = /* @__PURE__ */ overloads("vsplit", [vsplit_int_op, vsplit_int], [vsplit_array_op, vsplit_array]);
export const vsplit = /* @__PURE__ */ publicFunction<{
  /**
   * `vsplit.int(Tensor(a -> *) self, int sections) -> Tensor(a)[]`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, options: { sections: number }): Tensor[];
  /**
   * `vsplit.int(Tensor(a -> *) self, int sections) -> Tensor(a)[]`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, sections: number): Tensor[];
  /**
   * `vsplit.array(Tensor(a -> *) self, int[] indices) -> Tensor(a)[]`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, options: { indices: readonly number[] }): Tensor[];
  /**
   * `vsplit.array(Tensor(a -> *) self, int[] indices) -> Tensor(a)[]`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, indices: readonly number[]): Tensor[];
}>("vsplit", () => function vsplit(self?: unknown, sections?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && Number.isSafeInteger(sections) && options === undefined && extra === undefined) return vsplit_int(self, sections as number);
    if (isTensor(self) && isIntList(sections) && options === undefined && extra === undefined) return vsplit_array(self, sections);
  } catch (error) {
    throw withCallContext(error, vsplitOverloads, [self, sections, options, extra]);
  }
  return callOverload(vsplitOverloads, [self, sections, options, extra]);
});

const dsplitOverloads = /* @__PURE__ */ overloads("dsplit", [dsplit_int_op, dsplit_int], [dsplit_array_op, dsplit_array]);
export const dsplit = /* @__PURE__ */ publicFunction<{
  /**
   * `dsplit.int(Tensor(a -> *) self, int sections) -> Tensor(a)[]`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, options: { sections: number }): Tensor[];
  /**
   * `dsplit.int(Tensor(a -> *) self, int sections) -> Tensor(a)[]`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, sections: number): Tensor[];
  /**
   * `dsplit.array(Tensor(a -> *) self, int[] indices) -> Tensor(a)[]`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, options: { indices: readonly number[] }): Tensor[];
  /**
   * `dsplit.array(Tensor(a -> *) self, int[] indices) -> Tensor(a)[]`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor, indices: readonly number[]): Tensor[];
}>("dsplit", () => function dsplit(self?: unknown, sections?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && Number.isSafeInteger(sections) && options === undefined && extra === undefined) return dsplit_int(self, sections as number);
    if (isTensor(self) && isIntList(sections) && options === undefined && extra === undefined) return dsplit_array(self, sections);
  } catch (error) {
    throw withCallContext(error, dsplitOverloads, [self, sections, options, extra]);
  }
  return callOverload(dsplitOverloads, [self, sections, options, extra]);
});

const selectScatterOverloads = /* @__PURE__ */ overloads("selectScatter", [select_scatter_op, select_scatter], [select_scatter_out_op, select_scatter_out]);
export const selectScatter = /* @__PURE__ */ publicFunction<{
  /**
   * `select_scatter(Tensor self, Tensor src, int dim, int index) -> Tensor`
   *
   * With `out`: `select_scatter.out(Tensor self, Tensor src, int dim, int index, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, src: Tensor, options: { dim: number; index: number } & Options<{ out: Tensor }>): Tensor;
  /**
   * `select_scatter(Tensor self, Tensor src, int dim, int index) -> Tensor`
   *
   * With `out`: `select_scatter.out(Tensor self, Tensor src, int dim, int index, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, src: Tensor, dim: number, index: number, options?: Options<{ out: Tensor }>): Tensor;
}>("selectScatter", () => function selectScatter(self?: unknown, src?: unknown, dim?: unknown, index?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(src) && Number.isSafeInteger(dim) && Number.isSafeInteger(index) && options === undefined && extra === undefined) return select_scatter(self, src, dim as number, index as number);
  } catch (error) {
    throw withCallContext(error, selectScatterOverloads, [self, src, dim, index, options, extra]);
  }
  return callOverload(selectScatterOverloads, [self, src, dim, index, options, extra]);
});

const sliceScatterOverloads = /* @__PURE__ */ overloads("sliceScatter", [slice_scatter_op, slice_scatter], [slice_scatter_out_op, slice_scatter_out]);
export const sliceScatter = /* @__PURE__ */ publicFunction<{
  /**
   * `slice_scatter(Tensor self, Tensor src, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor`
   *
   * With `out`: `slice_scatter.out(Tensor self, Tensor src, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, src: Tensor, options?: Options<{ dim: number; start: number | null; end: number | null; step: number; out: Tensor }>): Tensor;
  /**
   * `slice_scatter(Tensor self, Tensor src, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor`
   *
   * With `out`: `slice_scatter.out(Tensor self, Tensor src, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, src: Tensor, dim: number, options?: Options<{ start: number | null; end: number | null; step: number; out: Tensor }>): Tensor;
  /**
   * `slice_scatter(Tensor self, Tensor src, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor`
   *
   * With `out`: `slice_scatter.out(Tensor self, Tensor src, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, src: Tensor, dim: number, start: number | null, options?: Options<{ end: number | null; step: number; out: Tensor }>): Tensor;
  /**
   * `slice_scatter(Tensor self, Tensor src, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor`
   *
   * With `out`: `slice_scatter.out(Tensor self, Tensor src, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, src: Tensor, dim: number, start: number | null, end: number | null, options?: Options<{ step: number; out: Tensor }>): Tensor;
  /**
   * `slice_scatter(Tensor self, Tensor src, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor`
   *
   * With `out`: `slice_scatter.out(Tensor self, Tensor src, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, src: Tensor, dim: number, start: number | null, end: number | null, step: number, options?: Options<{ out: Tensor }>): Tensor;
}>("sliceScatter", () => function sliceScatter(self?: unknown, src?: unknown, dim?: unknown, start?: unknown, end?: unknown, step?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(src) && dim === undefined && start === undefined && end === undefined && step === undefined && options === undefined && extra === undefined) return slice_scatter(self, src, 0, null, null, 1);
  } catch (error) {
    throw withCallContext(error, sliceScatterOverloads, [self, src, dim, start, end, step, options, extra]);
  }
  return callOverload(sliceScatterOverloads, [self, src, dim, start, end, step, options, extra]);
});

const diagonalScatterOverloads = /* @__PURE__ */ overloads("diagonalScatter", [diagonal_scatter_op, diagonal_scatter], [diagonal_scatter_out_op, diagonal_scatter_out]);
export const diagonalScatter = /* @__PURE__ */ publicFunction<{
  /**
   * `diagonal_scatter(Tensor self, Tensor src, int offset=0, int dim1=0, int dim2=1) -> Tensor`
   *
   * With `out`: `diagonal_scatter.out(Tensor self, Tensor src, int offset=0, int dim1=0, int dim2=1, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, src: Tensor, options?: Options<{ offset: number; dim1: number; dim2: number; out: Tensor }>): Tensor;
  /**
   * `diagonal_scatter(Tensor self, Tensor src, int offset=0, int dim1=0, int dim2=1) -> Tensor`
   *
   * With `out`: `diagonal_scatter.out(Tensor self, Tensor src, int offset=0, int dim1=0, int dim2=1, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, src: Tensor, offset: number, options?: Options<{ dim1: number; dim2: number; out: Tensor }>): Tensor;
  /**
   * `diagonal_scatter(Tensor self, Tensor src, int offset=0, int dim1=0, int dim2=1) -> Tensor`
   *
   * With `out`: `diagonal_scatter.out(Tensor self, Tensor src, int offset=0, int dim1=0, int dim2=1, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, src: Tensor, offset: number, dim1: number, options?: Options<{ dim2: number; out: Tensor }>): Tensor;
  /**
   * `diagonal_scatter(Tensor self, Tensor src, int offset=0, int dim1=0, int dim2=1) -> Tensor`
   *
   * With `out`: `diagonal_scatter.out(Tensor self, Tensor src, int offset=0, int dim1=0, int dim2=1, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, src: Tensor, offset: number, dim1: number, dim2: number, options?: Options<{ out: Tensor }>): Tensor;
}>("diagonalScatter", () => function diagonalScatter(self?: unknown, src?: unknown, offset?: unknown, dim1?: unknown, dim2?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(src) && offset === undefined && dim1 === undefined && dim2 === undefined && options === undefined && extra === undefined) return diagonal_scatter(self, src, 0, 0, 1);
  } catch (error) {
    throw withCallContext(error, diagonalScatterOverloads, [self, src, offset, dim1, dim2, options, extra]);
  }
  return callOverload(diagonalScatterOverloads, [self, src, offset, dim1, dim2, options, extra]);
});

const asStridedScatterOverloads = /* @__PURE__ */ overloads("asStridedScatter", [as_strided_scatter_op, as_strided_scatter], [as_strided_scatter_out_op, as_strided_scatter_out]);
export const asStridedScatter = /* @__PURE__ */ publicFunction<{
  /**
   * `as_strided_scatter(Tensor self, Tensor src, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor`
   *
   * With `out`: `as_strided_scatter.out(Tensor self, Tensor src, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, src: Tensor, options: { size: readonly number[]; stride: readonly number[] } & Options<{ storageOffset: number | null; out: Tensor }>): Tensor;
  /**
   * `as_strided_scatter(Tensor self, Tensor src, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor`
   *
   * With `out`: `as_strided_scatter.out(Tensor self, Tensor src, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, src: Tensor, size: readonly number[], stride: readonly number[], options?: Options<{ storageOffset: number | null; out: Tensor }>): Tensor;
  /**
   * `as_strided_scatter(Tensor self, Tensor src, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor`
   *
   * With `out`: `as_strided_scatter.out(Tensor self, Tensor src, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, src: Tensor, size: readonly number[], stride: readonly number[], storageOffset: number | null, options?: Options<{ out: Tensor }>): Tensor;
}>("asStridedScatter", () => function asStridedScatter(self?: unknown, src?: unknown, size?: unknown, stride?: unknown, storageOffset?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(src) && isIntList(size) && isIntList(stride) && storageOffset === undefined && options === undefined && extra === undefined) return as_strided_scatter(self, src, size, stride, null);
  } catch (error) {
    throw withCallContext(error, asStridedScatterOverloads, [self, src, size, stride, storageOffset, options, extra]);
  }
  return callOverload(asStridedScatterOverloads, [self, src, size, stride, storageOffset, options, extra]);
});

const diagOverloads = /* @__PURE__ */ overloads("diag", [diag_out_op, diag_out], [diag_op, operators_diag]);
export const diag = /* @__PURE__ */ publicFunction<{
  /**
   * `diag(Tensor self, int diagonal=0) -> Tensor`
   *
   * With `out`: `diag.out(Tensor self, int diagonal=0, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ diagonal: number; out: Tensor }>): Tensor;
  /**
   * `diag(Tensor self, int diagonal=0) -> Tensor`
   *
   * With `out`: `diag.out(Tensor self, int diagonal=0, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, diagonal: number, options?: Options<{ out: Tensor }>): Tensor;
}>("diag", () => function diag(self?: unknown, diagonal?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && diagonal === undefined && options === undefined && extra === undefined) return operators_diag(self, 0);
  } catch (error) {
    throw withCallContext(error, diagOverloads, [self, diagonal, options, extra]);
  }
  return callOverload(diagOverloads, [self, diagonal, options, extra]);
});

const diagEmbedOverloads = /* @__PURE__ */ overloads("diagEmbed", [diag_embed_op, diag_embed], [diag_embed_out_op, diag_embed_out]);
export const diagEmbed = /* @__PURE__ */ publicFunction<{
  /**
   * `diag_embed(Tensor self, int offset=0, int dim1=-2, int dim2=-1) -> Tensor`
   *
   * With `out`: `diag_embed.out(Tensor self, int offset=0, int dim1=-2, int dim2=-1, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ offset: number; dim1: number; dim2: number; out: Tensor }>): Tensor;
  /**
   * `diag_embed(Tensor self, int offset=0, int dim1=-2, int dim2=-1) -> Tensor`
   *
   * With `out`: `diag_embed.out(Tensor self, int offset=0, int dim1=-2, int dim2=-1, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, offset: number, options?: Options<{ dim1: number; dim2: number; out: Tensor }>): Tensor;
  /**
   * `diag_embed(Tensor self, int offset=0, int dim1=-2, int dim2=-1) -> Tensor`
   *
   * With `out`: `diag_embed.out(Tensor self, int offset=0, int dim1=-2, int dim2=-1, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, offset: number, dim1: number, options?: Options<{ dim2: number; out: Tensor }>): Tensor;
  /**
   * `diag_embed(Tensor self, int offset=0, int dim1=-2, int dim2=-1) -> Tensor`
   *
   * With `out`: `diag_embed.out(Tensor self, int offset=0, int dim1=-2, int dim2=-1, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, offset: number, dim1: number, dim2: number, options?: Options<{ out: Tensor }>): Tensor;
}>("diagEmbed", () => function diagEmbed(self?: unknown, offset?: unknown, dim1?: unknown, dim2?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && offset === undefined && dim1 === undefined && dim2 === undefined && options === undefined && extra === undefined) return diag_embed(self, 0, -2, -1);
  } catch (error) {
    throw withCallContext(error, diagEmbedOverloads, [self, offset, dim1, dim2, options, extra]);
  }
  return callOverload(diagEmbedOverloads, [self, offset, dim1, dim2, options, extra]);
});

const diagflatOverloads = /* @__PURE__ */ overloads("diagflat", [diagflat_op, operators_diagflat]);
export const diagflat = /* @__PURE__ */ publicFunction<{
  /** `diagflat(Tensor self, int offset=0) -> Tensor` */
  (self: Tensor, options?: Options<{ offset: number }>): Tensor;
  /** `diagflat(Tensor self, int offset=0) -> Tensor` */
  (self: Tensor, offset: number): Tensor;
}>("diagflat", () => function diagflat(self?: unknown, offset?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && offset === undefined && options === undefined && extra === undefined) return operators_diagflat(self, 0);
  } catch (error) {
    throw withCallContext(error, diagflatOverloads, [self, offset, options, extra]);
  }
  return callOverload(diagflatOverloads, [self, offset, options, extra]);
});

const rot90Overloads = /* @__PURE__ */ overloads("rot90", [rot90_op, operators_rot90], [rot90_out_op, rot90_out]);
export const rot90 = /* @__PURE__ */ publicFunction<{
  /**
   * `rot90(Tensor self, int k=1, int[] dims=[0,1]) -> Tensor`
   *
   * With `out`: `rot90.out(Tensor self, int k=1, int[] dims=[0,1], *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ k: number; dims: readonly number[]; out: Tensor }>): Tensor;
  /**
   * `rot90(Tensor self, int k=1, int[] dims=[0,1]) -> Tensor`
   *
   * With `out`: `rot90.out(Tensor self, int k=1, int[] dims=[0,1], *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, k: number, options?: Options<{ dims: readonly number[]; out: Tensor }>): Tensor;
  /**
   * `rot90(Tensor self, int k=1, int[] dims=[0,1]) -> Tensor`
   *
   * With `out`: `rot90.out(Tensor self, int k=1, int[] dims=[0,1], *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, k: number, dims: readonly number[], options?: Options<{ out: Tensor }>): Tensor;
}>("rot90", () => function rot90(self?: unknown, k?: unknown, dims?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && k === undefined && dims === undefined && options === undefined && extra === undefined) return operators_rot90(self, 1, [0, 1]);
  } catch (error) {
    throw withCallContext(error, rot90Overloads, [self, k, dims, options, extra]);
  }
  return callOverload(rot90Overloads, [self, k, dims, options, extra]);
});

const expandCopyOverloads = /* @__PURE__ */ overloads("expandCopy", [expand_copy_op, expand_copy], [expand_copy_out_op, expand_copy_out]);
export const expandCopy = /* @__PURE__ */ publicFunction<{
  /**
   * `expand_copy(Tensor self, SymInt[] size, *, bool implicit=False) -> Tensor`
   *
   * With `out`: `expand_copy.out(Tensor self, SymInt[] size, *, bool implicit=False, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options: { size: readonly number[] } & Options<{ implicit: boolean; out: Tensor }>): Tensor;
  /**
   * `expand_copy(Tensor self, SymInt[] size, *, bool implicit=False) -> Tensor`
   *
   * With `out`: `expand_copy.out(Tensor self, SymInt[] size, *, bool implicit=False, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, size: readonly number[], options?: Options<{ implicit: boolean; out: Tensor }>): Tensor;
}>("expandCopy", () => function expandCopy(self?: unknown, size?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isIntList(size) && options === undefined && extra === undefined) return expand_copy(self, size, false);
  } catch (error) {
    throw withCallContext(error, expandCopyOverloads, [self, size, options, extra]);
  }
  return callOverload(expandCopyOverloads, [self, size, options, extra]);
});

const matrixHOverloads = /* @__PURE__ */ overloads("matrixH", [matrix_H_op, matrix_H]);
export const matrixH = /* @__PURE__ */ publicFunction<{
  /**
   * `matrix_H(Tensor(a) self) -> Tensor(a)`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (self: Tensor): Tensor;
}>("matrixH", () => function matrixH(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return matrix_H(self);
  } catch (error) {
    throw withCallContext(error, matrixHOverloads, [self, options, extra]);
  }
  return callOverload(matrixHOverloads, [self, options, extra]);
});

const diagBackwardOverloads = /* @__PURE__ */ overloads("diagBackward", [diag_backward_op, diag_backward]);
export const diagBackward = /* @__PURE__ */ publicFunction<{
  /** `diag_backward(Tensor grad, SymInt[] input_sizes, int diagonal) -> Tensor` */
  (grad: Tensor, options: { inputSizes: readonly number[]; diagonal: number }): Tensor;
  /** `diag_backward(Tensor grad, SymInt[] input_sizes, int diagonal) -> Tensor` */
  (grad: Tensor, inputSizes: readonly number[], diagonal: number): Tensor;
}>("diagBackward", () => function diagBackward(grad?: unknown, inputSizes?: unknown, diagonal?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(grad) && isIntList(inputSizes) && Number.isSafeInteger(diagonal) && options === undefined && extra === undefined) return diag_backward(grad, inputSizes, diagonal as number);
  } catch (error) {
    throw withCallContext(error, diagBackwardOverloads, [grad, inputSizes, diagonal, options, extra]);
  }
  return callOverload(diagBackwardOverloads, [grad, inputSizes, diagonal, options, extra]);
});

const aliasCopyOverloads = /* @__PURE__ */ overloads("aliasCopy", [alias_copy_op, alias_copy]);
export const aliasCopy = /* @__PURE__ */ publicFunction<{
  /** `alias_copy(Tensor self) -> Tensor` */
  (self: Tensor): Tensor;
}>("aliasCopy", () => function aliasCopy(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return alias_copy(self);
  } catch (error) {
    throw withCallContext(error, aliasCopyOverloads, [self, options, extra]);
  }
  return callOverload(aliasCopyOverloads, [self, options, extra]);
});

const asStridedCopyOverloads = /* @__PURE__ */ overloads("asStridedCopy", [as_strided_copy_op, as_strided_copy]);
export const asStridedCopy = /* @__PURE__ */ publicFunction<{
  /** `as_strided_copy(Tensor self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor` */
  (self: Tensor, options: { size: readonly number[]; stride: readonly number[] } & Options<{ storageOffset: number | null }>): Tensor;
  /** `as_strided_copy(Tensor self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor` */
  (self: Tensor, size: readonly number[], stride: readonly number[], options?: Options<{ storageOffset: number | null }>): Tensor;
  /** `as_strided_copy(Tensor self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor` */
  (self: Tensor, size: readonly number[], stride: readonly number[], storageOffset: number | null): Tensor;
}>("asStridedCopy", () => function asStridedCopy(self?: unknown, size?: unknown, stride?: unknown, storageOffset?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isIntList(size) && isIntList(stride) && storageOffset === undefined && options === undefined && extra === undefined) return as_strided_copy(self, size, stride, null);
  } catch (error) {
    throw withCallContext(error, asStridedCopyOverloads, [self, size, stride, storageOffset, options, extra]);
  }
  return callOverload(asStridedCopyOverloads, [self, size, stride, storageOffset, options, extra]);
});

const detachCopyOverloads = /* @__PURE__ */ overloads("detachCopy", [detach_copy_op, detach_copy]);
export const detachCopy = /* @__PURE__ */ publicFunction<{
  /** `detach_copy(Tensor self) -> Tensor` */
  (self: Tensor): Tensor;
}>("detachCopy", () => function detachCopy(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return detach_copy(self);
  } catch (error) {
    throw withCallContext(error, detachCopyOverloads, [self, options, extra]);
  }
  return callOverload(detachCopyOverloads, [self, options, extra]);
});

const diagonalCopyOverloads = /* @__PURE__ */ overloads("diagonalCopy", [diagonal_copy_op, diagonal_copy]);
export const diagonalCopy = /* @__PURE__ */ publicFunction<{
  /** `diagonal_copy(Tensor self, int offset=0, int dim1=0, int dim2=1) -> Tensor` */
  (self: Tensor, options?: Options<{ offset: number; dim1: number; dim2: number }>): Tensor;
  /** `diagonal_copy(Tensor self, int offset=0, int dim1=0, int dim2=1) -> Tensor` */
  (self: Tensor, offset: number, options?: Options<{ dim1: number; dim2: number }>): Tensor;
  /** `diagonal_copy(Tensor self, int offset=0, int dim1=0, int dim2=1) -> Tensor` */
  (self: Tensor, offset: number, dim1: number, options?: Options<{ dim2: number }>): Tensor;
  /** `diagonal_copy(Tensor self, int offset=0, int dim1=0, int dim2=1) -> Tensor` */
  (self: Tensor, offset: number, dim1: number, dim2: number): Tensor;
}>("diagonalCopy", () => function diagonalCopy(self?: unknown, offset?: unknown, dim1?: unknown, dim2?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && offset === undefined && dim1 === undefined && dim2 === undefined && options === undefined && extra === undefined) return diagonal_copy(self, 0, 0, 1);
  } catch (error) {
    throw withCallContext(error, diagonalCopyOverloads, [self, offset, dim1, dim2, options, extra]);
  }
  return callOverload(diagonalCopyOverloads, [self, offset, dim1, dim2, options, extra]);
});

const permuteCopyOverloads = /* @__PURE__ */ overloads("permuteCopy", [permute_copy_op, permute_copy]);
export const permuteCopy = /* @__PURE__ */ publicFunction<{
  /** `permute_copy(Tensor self, int[] dims) -> Tensor` */
  (self: Tensor, options: { dims: readonly number[] }): Tensor;
  /** `permute_copy(Tensor self, int[] dims) -> Tensor` */
  (self: Tensor, dims: readonly number[]): Tensor;
}>("permuteCopy", () => function permuteCopy(self?: unknown, dims?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isIntList(dims) && options === undefined && extra === undefined) return permute_copy(self, dims);
  } catch (error) {
    throw withCallContext(error, permuteCopyOverloads, [self, dims, options, extra]);
  }
  return callOverload(permuteCopyOverloads, [self, dims, options, extra]);
});

const _reshapeAliasCopyOverloads = /* @__PURE__ */ overloads("_reshapeAliasCopy", [_reshape_alias_copy_op, _reshape_alias_copy]);
export const _reshapeAliasCopy = /* @__PURE__ */ publicFunction<{
  /** `_reshape_alias_copy(Tensor self, SymInt[] size, SymInt[] stride) -> Tensor` */
  (self: Tensor, options: { size: readonly number[]; stride: readonly number[] }): Tensor;
  /** `_reshape_alias_copy(Tensor self, SymInt[] size, SymInt[] stride) -> Tensor` */
  (self: Tensor, size: readonly number[], stride: readonly number[]): Tensor;
}>("_reshapeAliasCopy", () => function _reshapeAliasCopy(self?: unknown, size?: unknown, stride?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isIntList(size) && isIntList(stride) && options === undefined && extra === undefined) return _reshape_alias_copy(self, size, stride);
  } catch (error) {
    throw withCallContext(error, _reshapeAliasCopyOverloads, [self, size, stride, options, extra]);
  }
  return callOverload(_reshapeAliasCopyOverloads, [self, size, stride, options, extra]);
});

const selectCopyOverloads = /* @__PURE__ */ overloads("selectCopy", [select_copy_int_op, select_copy_int]);
export const selectCopy = /* @__PURE__ */ publicFunction<{
  /** `select_copy.int(Tensor self, int dim, int index) -> Tensor` */
  (self: Tensor, options: { dim: number; index: number }): Tensor;
  /** `select_copy.int(Tensor self, int dim, int index) -> Tensor` */
  (self: Tensor, dim: number, index: number): Tensor;
}>("selectCopy", () => function selectCopy(self?: unknown, dim?: unknown, index?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && Number.isSafeInteger(dim) && Number.isSafeInteger(index) && options === undefined && extra === undefined) return select_copy_int(self, dim as number, index as number);
  } catch (error) {
    throw withCallContext(error, selectCopyOverloads, [self, dim, index, options, extra]);
  }
  return callOverload(selectCopyOverloads, [self, dim, index, options, extra]);
});

const sliceCopyOverloads = /* @__PURE__ */ overloads("sliceCopy", [slice_copy_Tensor_op, slice_copy_Tensor]);
export const sliceCopy = /* @__PURE__ */ publicFunction<{
  /** `slice_copy.Tensor(Tensor self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor` */
  (self: Tensor, options?: Options<{ dim: number; start: number | null; end: number | null; step: number }>): Tensor;
  /** `slice_copy.Tensor(Tensor self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor` */
  (self: Tensor, dim: number, options?: Options<{ start: number | null; end: number | null; step: number }>): Tensor;
  /** `slice_copy.Tensor(Tensor self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor` */
  (self: Tensor, dim: number, start: number | null, options?: Options<{ end: number | null; step: number }>): Tensor;
  /** `slice_copy.Tensor(Tensor self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor` */
  (self: Tensor, dim: number, start: number | null, end: number | null, options?: Options<{ step: number }>): Tensor;
  /** `slice_copy.Tensor(Tensor self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor` */
  (self: Tensor, dim: number, start: number | null, end: number | null, step: number): Tensor;
}>("sliceCopy", () => function sliceCopy(self?: unknown, dim?: unknown, start?: unknown, end?: unknown, step?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && dim === undefined && start === undefined && end === undefined && step === undefined && options === undefined && extra === undefined) return slice_copy_Tensor(self, 0, null, null, 1);
  } catch (error) {
    throw withCallContext(error, sliceCopyOverloads, [self, dim, start, end, step, options, extra]);
  }
  return callOverload(sliceCopyOverloads, [self, dim, start, end, step, options, extra]);
});

const splitCopyOverloads = /* @__PURE__ */ overloads("splitCopy", [split_copy_Tensor_op, split_copy_Tensor]);
export const splitCopy = /* @__PURE__ */ publicFunction<{
  /** `split_copy.Tensor(Tensor self, int split_size, int dim=0) -> Tensor[]` */
  (self: Tensor, options: { splitSize: number } & Options<{ dim: number }>): Tensor[];
  /** `split_copy.Tensor(Tensor self, int split_size, int dim=0) -> Tensor[]` */
  (self: Tensor, splitSize: number, options?: Options<{ dim: number }>): Tensor[];
  /** `split_copy.Tensor(Tensor self, int split_size, int dim=0) -> Tensor[]` */
  (self: Tensor, splitSize: number, dim: number): Tensor[];
}>("splitCopy", () => function splitCopy(self?: unknown, splitSize?: unknown, dim?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && Number.isSafeInteger(splitSize) && dim === undefined && options === undefined && extra === undefined) return split_copy_Tensor(self, splitSize as number, 0);
  } catch (error) {
    throw withCallContext(error, splitCopyOverloads, [self, splitSize, dim, options, extra]);
  }
  return callOverload(splitCopyOverloads, [self, splitSize, dim, options, extra]);
});

const splitWithSizesCopyOverloads = /* @__PURE__ */ overloads("splitWithSizesCopy", [split_with_sizes_copy_op, split_with_sizes_copy]);
export const splitWithSizesCopy = /* @__PURE__ */ publicFunction<{
  /** `split_with_sizes_copy(Tensor self, int[] split_sizes, int dim=0) -> Tensor[]` */
  (self: Tensor, options: { splitSizes: readonly number[] } & Options<{ dim: number }>): Tensor[];
  /** `split_with_sizes_copy(Tensor self, int[] split_sizes, int dim=0) -> Tensor[]` */
  (self: Tensor, splitSizes: readonly number[], options?: Options<{ dim: number }>): Tensor[];
  /** `split_with_sizes_copy(Tensor self, int[] split_sizes, int dim=0) -> Tensor[]` */
  (self: Tensor, splitSizes: readonly number[], dim: number): Tensor[];
}>("splitWithSizesCopy", () => function splitWithSizesCopy(self?: unknown, splitSizes?: unknown, dim?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isIntList(splitSizes) && dim === undefined && options === undefined && extra === undefined) return split_with_sizes_copy(self, splitSizes, 0);
  } catch (error) {
    throw withCallContext(error, splitWithSizesCopyOverloads, [self, splitSizes, dim, options, extra]);
  }
  return callOverload(splitWithSizesCopyOverloads, [self, splitSizes, dim, options, extra]);
});

const squeezeCopyOverloads = /* @__PURE__ */ overloads("squeezeCopy", [squeeze_copy_op, squeeze_copy], [squeeze_copy_dim_op, squeeze_copy_dim]);
export const squeezeCopy = /* @__PURE__ */ publicFunction<{
  /** `squeeze_copy(Tensor self) -> Tensor` */
  (self: Tensor): Tensor;
  /** `squeeze_copy.dim(Tensor self, int dim) -> Tensor` */
  (self: Tensor, options: { dim: number }): Tensor;
  /** `squeeze_copy.dim(Tensor self, int dim) -> Tensor` */
  (self: Tensor, dim: number): Tensor;
}>("squeezeCopy", () => function squeezeCopy(self?: unknown, dim?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && dim === undefined && options === undefined && extra === undefined) return squeeze_copy(self);
    if (isTensor(self) && Number.isSafeInteger(dim) && options === undefined && extra === undefined) return squeeze_copy_dim(self, dim as number);
  } catch (error) {
    throw withCallContext(error, squeezeCopyOverloads, [self, dim, options, extra]);
  }
  return callOverload(squeezeCopyOverloads, [self, dim, options, extra]);
});

const tCopyOverloads = /* @__PURE__ */ overloads("tCopy", [t_copy_op, t_copy]);
export const tCopy = /* @__PURE__ */ publicFunction<{
  /** `t_copy(Tensor self) -> Tensor` */
  (self: Tensor): Tensor;
}>("tCopy", () => function tCopy(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return t_copy(self);
  } catch (error) {
    throw withCallContext(error, tCopyOverloads, [self, options, extra]);
  }
  return callOverload(tCopyOverloads, [self, options, extra]);
});

const transposeCopyOverloads = /* @__PURE__ */ overloads("transposeCopy", [transpose_copy_int_op, transpose_copy_int]);
export const transposeCopy = /* @__PURE__ */ publicFunction<{
  /** `transpose_copy.int(Tensor self, int dim0, int dim1) -> Tensor` */
  (self: Tensor, options: { dim0: number; dim1: number }): Tensor;
  /** `transpose_copy.int(Tensor self, int dim0, int dim1) -> Tensor` */
  (self: Tensor, dim0: number, dim1: number): Tensor;
}>("transposeCopy", () => function transposeCopy(self?: unknown, dim0?: unknown, dim1?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && Number.isSafeInteger(dim0) && Number.isSafeInteger(dim1) && options === undefined && extra === undefined) return transpose_copy_int(self, dim0 as number, dim1 as number);
  } catch (error) {
    throw withCallContext(error, transposeCopyOverloads, [self, dim0, dim1, options, extra]);
  }
  return callOverload(transposeCopyOverloads, [self, dim0, dim1, options, extra]);
});

const unbindCopyOverloads = /* @__PURE__ */ overloads("unbindCopy", [unbind_copy_int_op, unbind_copy_int]);
export const unbindCopy = /* @__PURE__ */ publicFunction<{
  /** `unbind_copy.int(Tensor self, int dim=0) -> Tensor[]` */
  (self: Tensor, options?: Options<{ dim: number }>): Tensor[];
  /** `unbind_copy.int(Tensor self, int dim=0) -> Tensor[]` */
  (self: Tensor, dim: number): Tensor[];
}>("unbindCopy", () => function unbindCopy(self?: unknown, dim?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && dim === undefined && options === undefined && extra === undefined) return unbind_copy_int(self, 0);
  } catch (error) {
    throw withCallContext(error, unbindCopyOverloads, [self, dim, options, extra]);
  }
  return callOverload(unbindCopyOverloads, [self, dim, options, extra]);
});

const unfoldCopyOverloads = /* @__PURE__ */ overloads("unfoldCopy", [unfold_copy_op, unfold_copy]);
export const unfoldCopy = /* @__PURE__ */ publicFunction<{
  /** `unfold_copy(Tensor self, int dimension, int size, int step) -> Tensor` */
  (self: Tensor, options: { dimension: number; size: number; step: number }): Tensor;
  /** `unfold_copy(Tensor self, int dimension, int size, int step) -> Tensor` */
  (self: Tensor, dimension: number, size: number, step: number): Tensor;
}>("unfoldCopy", () => function unfoldCopy(self?: unknown, dimension?: unknown, size?: unknown, step?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && Number.isSafeInteger(dimension) && Number.isSafeInteger(size) && Number.isSafeInteger(step) && options === undefined && extra === undefined) return unfold_copy(self, dimension as number, size as number, step as number);
  } catch (error) {
    throw withCallContext(error, unfoldCopyOverloads, [self, dimension, size, step, options, extra]);
  }
  return callOverload(unfoldCopyOverloads, [self, dimension, size, step, options, extra]);
});

const unsqueezeCopyOverloads = /* @__PURE__ */ overloads("unsqueezeCopy", [unsqueeze_copy_op, unsqueeze_copy]);
export const unsqueezeCopy = /* @__PURE__ */ publicFunction<{
  /** `unsqueeze_copy(Tensor self, int dim) -> Tensor` */
  (self: Tensor, options: { dim: number }): Tensor;
  /** `unsqueeze_copy(Tensor self, int dim) -> Tensor` */
  (self: Tensor, dim: number): Tensor;
}>("unsqueezeCopy", () => function unsqueezeCopy(self?: unknown, dim?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && Number.isSafeInteger(dim) && options === undefined && extra === undefined) return unsqueeze_copy(self, dim as number);
  } catch (error) {
    throw withCallContext(error, unsqueezeCopyOverloads, [self, dim, options, extra]);
  }
  return callOverload(unsqueezeCopyOverloads, [self, dim, options, extra]);
});

const viewCopyOverloads = /* @__PURE__ */ overloads("viewCopy", [view_copy_op, view_copy], [view_copy_dtype_op, view_copy_dtype]);
export const viewCopy = /* @__PURE__ */ publicFunction<{
  /** `view_copy(Tensor self, SymInt[] size) -> Tensor` */
  (self: Tensor, options: { size: readonly number[] }): Tensor;
  /** `view_copy(Tensor self, SymInt[] size) -> Tensor` */
  (self: Tensor, size: readonly number[]): Tensor;
  /** `view_copy.dtype(Tensor self, ScalarType dtype) -> Tensor` */
  (self: Tensor, options: { dtype: DType }): Tensor;
  /** `view_copy.dtype(Tensor self, ScalarType dtype) -> Tensor` */
  (self: Tensor, dtype: DType): Tensor;
}>("viewCopy", () => function viewCopy(self?: unknown, size?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isIntList(size) && options === undefined && extra === undefined) return view_copy(self, size);
  } catch (error) {
    throw withCallContext(error, viewCopyOverloads, [self, size, options, extra]);
  }
  return callOverload(viewCopyOverloads, [self, size, options, extra]);
});

const liftFreshCopyOverloads = /* @__PURE__ */ overloads("liftFreshCopy", [lift_fresh_copy_op, lift_fresh_copy]);
export const liftFreshCopy = /* @__PURE__ */ publicFunction<{
  /** `lift_fresh_copy(Tensor self) -> Tensor` */
  (self: Tensor): Tensor;
}>("liftFreshCopy", () => function liftFreshCopy(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return lift_fresh_copy(self);
  } catch (error) {
    throw withCallContext(error, liftFreshCopyOverloads, [self, options, extra]);
  }
  return callOverload(liftFreshCopyOverloads, [self, options, extra]);
});

const liftOverloads = /* @__PURE__ */ overloads("lift", [lift_op, operators_lift]);
export const lift = /* @__PURE__ */ publicFunction<{
  /** `lift(Tensor self) -> Tensor` */
  (self: Tensor): Tensor;
}>("lift", () => function lift(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_lift(self);
  } catch (error) {
    throw withCallContext(error, liftOverloads, [self, options, extra]);
  }
  return callOverload(liftOverloads, [self, options, extra]);
});

const unsafeSplitOverloads = /* @__PURE__ */ overloads("unsafeSplit", [unsafe_split_Tensor_op, unsafe_split_Tensor]);
export const unsafeSplit = /* @__PURE__ */ publicFunction<{
  /** `unsafe_split.Tensor(Tensor self, int split_size, int dim=0) -> Tensor[]` */
  (self: Tensor, options: { splitSize: number } & Options<{ dim: number }>): Tensor[];
  /** `unsafe_split.Tensor(Tensor self, int split_size, int dim=0) -> Tensor[]` */
  (self: Tensor, splitSize: number, options?: Options<{ dim: number }>): Tensor[];
  /** `unsafe_split.Tensor(Tensor self, int split_size, int dim=0) -> Tensor[]` */
  (self: Tensor, splitSize: number, dim: number): Tensor[];
}>("unsafeSplit", () => function unsafeSplit(self?: unknown, splitSize?: unknown, dim?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && Number.isSafeInteger(splitSize) && dim === undefined && options === undefined && extra === undefined) return unsafe_split_Tensor(self, splitSize as number, 0);
  } catch (error) {
    throw withCallContext(error, unsafeSplitOverloads, [self, splitSize, dim, options, extra]);
  }
  return callOverload(unsafeSplitOverloads, [self, splitSize, dim, options, extra]);
});

const unsafeSplitWithSizesOverloads = /* @__PURE__ */ overloads("unsafeSplitWithSizes", [unsafe_split_with_sizes_op, unsafe_split_with_sizes]);
export const unsafeSplitWithSizes = /* @__PURE__ */ publicFunction<{
  /** `unsafe_split_with_sizes(Tensor self, int[] split_sizes, int dim=0) -> Tensor[]` */
  (self: Tensor, options: { splitSizes: readonly number[] } & Options<{ dim: number }>): Tensor[];
  /** `unsafe_split_with_sizes(Tensor self, int[] split_sizes, int dim=0) -> Tensor[]` */
  (self: Tensor, splitSizes: readonly number[], options?: Options<{ dim: number }>): Tensor[];
  /** `unsafe_split_with_sizes(Tensor self, int[] split_sizes, int dim=0) -> Tensor[]` */
  (self: Tensor, splitSizes: readonly number[], dim: number): Tensor[];
}>("unsafeSplitWithSizes", () => function unsafeSplitWithSizes(self?: unknown, splitSizes?: unknown, dim?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isIntList(splitSizes) && dim === undefined && options === undefined && extra === undefined) return unsafe_split_with_sizes(self, splitSizes, 0);
  } catch (error) {
    throw withCallContext(error, unsafeSplitWithSizesOverloads, [self, splitSizes, dim, options, extra]);
  }
  return callOverload(unsafeSplitWithSizesOverloads, [self, splitSizes, dim, options, extra]);
});

const unsafeChunkOverloads = /* @__PURE__ */ overloads("unsafeChunk", [unsafe_chunk_op, unsafe_chunk]);
export const unsafeChunk = /* @__PURE__ */ publicFunction<{
  /** `unsafe_chunk(Tensor self, int chunks, int dim=0) -> Tensor[]` */
  (self: Tensor, options: { chunks: number } & Options<{ dim: number }>): Tensor[];
  /** `unsafe_chunk(Tensor self, int chunks, int dim=0) -> Tensor[]` */
  (self: Tensor, chunks: number, options?: Options<{ dim: number }>): Tensor[];
  /** `unsafe_chunk(Tensor self, int chunks, int dim=0) -> Tensor[]` */
  (self: Tensor, chunks: number, dim: number): Tensor[];
}>("unsafeChunk", () => function unsafeChunk(self?: unknown, chunks?: unknown, dim?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && Number.isSafeInteger(chunks) && dim === undefined && options === undefined && extra === undefined) return unsafe_chunk(self, chunks as number, 0);
  } catch (error) {
    throw withCallContext(error, unsafeChunkOverloads, [self, chunks, dim, options, extra]);
  }
  return callOverload(unsafeChunkOverloads, [self, chunks, dim, options, extra]);
});

const linalgDiagonalOverloads = /* @__PURE__ */ overloads("linalgDiagonal", [linalg_diagonal_op, linalg_diagonal]);
export const linalgDiagonal = /* @__PURE__ */ publicFunction<{
  /**
   * `linalg_diagonal(Tensor(a) A, *, int offset=0, int dim1=-2, int dim2=-1) -> Tensor(a)`
   *
   * The result is a view: it shares its memory with `self`.
   */
  (A: Tensor, options?: Options<{ offset: number; dim1: number; dim2: number }>): Tensor;
}>("linalgDiagonal", () => function linalgDiagonal(A?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(A) && options === undefined && extra === undefined) return linalg_diagonal(A, 0, -2, -1);
  } catch (error) {
    throw withCallContext(error, linalgDiagonalOverloads, [A, options, extra]);
  }
  return callOverload(linalgDiagonalOverloads, [A, options, extra]);
});

const fftFftshiftOverloads = /* @__PURE__ */ overloads("fftFftshift", [fft_fftshift_op, fft_fftshift]);
export const fftFftshift = /* @__PURE__ */ publicFunction<{
  /** `fft_fftshift(Tensor self, int[1]? dim=None) -> Tensor` */
  (self: Tensor, options?: Options<{ dim: number | readonly number[] | null }>): Tensor;
  /** `fft_fftshift(Tensor self, int[1]? dim=None) -> Tensor` */
  (self: Tensor, dim: number | readonly number[] | null): Tensor;
}>("fftFftshift", () => function fftFftshift(self?: unknown, dim?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && dim === undefined && options === undefined && extra === undefined) return fft_fftshift(self, null);
  } catch (error) {
    throw withCallContext(error, fftFftshiftOverloads, [self, dim, options, extra]);
  }
  return callOverload(fftFftshiftOverloads, [self, dim, options, extra]);
});

const fftIfftshiftOverloads = /* @__PURE__ */ overloads("fftIfftshift", [fft_ifftshift_op, fft_ifftshift]);
export const fftIfftshift = /* @__PURE__ */ publicFunction<{
  /** `fft_ifftshift(Tensor self, int[1]? dim=None) -> Tensor` */
  (self: Tensor, options?: Options<{ dim: number | readonly number[] | null }>): Tensor;
  /** `fft_ifftshift(Tensor self, int[1]? dim=None) -> Tensor` */
  (self: Tensor, dim: number | readonly number[] | null): Tensor;
}>("fftIfftshift", () => function fftIfftshift(self?: unknown, dim?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && dim === undefined && options === undefined && extra === undefined) return fft_ifftshift(self, null);
  } catch (error) {
    throw withCallContext(error, fftIfftshiftOverloads, [self, dim, options, extra]);
  }
  return callOverload(fftIfftshiftOverloads, [self, dim, options, extra]);
});

const fillDiagonal_Overloads = /* @__PURE__ */ overloads("fillDiagonal_", [fill_diagonal__op, fill_diagonal_]);
export const fillDiagonal_ = /* @__PURE__ */ publicFunction<{
  /**
   * `fill_diagonal_(Tensor(a!) self, Scalar fill_value, bool wrap=False) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, fillValue: Scalar, options?: Options<{ wrap: boolean }>): Tensor;
  /**
   * `fill_diagonal_(Tensor(a!) self, Scalar fill_value, bool wrap=False) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, fillValue: Scalar, wrap: boolean): Tensor;
}>("fillDiagonal_", () => function fillDiagonal_(self?: unknown, fillValue?: unknown, wrap?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && typeof fillValue === "number" && wrap === undefined && options === undefined && extra === undefined) return fill_diagonal_(self, fillValue, false);
  } catch (error) {
    throw withCallContext(error, fillDiagonal_Overloads, [self, fillValue, wrap, options, extra]);
  }
  return callOverload(fillDiagonal_Overloads, [self, fillValue, wrap, options, extra]);
});

const indexOverloads = /* @__PURE__ */ overloads("index", [index_Tensor_op, index_Tensor], [index_Tensor_out_op, index_Tensor_out]);
export const index = /* @__PURE__ */ publicFunction<{
  /**
   * `index.Tensor(Tensor self, Tensor?[] indices) -> Tensor`
   *
   * With `out`: `index.Tensor_out(Tensor self, Tensor?[] indices, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, indices: readonly (Tensor | null)[], options?: Options<{ out: Tensor }>): Tensor;
}>("index", () => function index(self?: unknown, indices?: unknown, options?: unknown, extra?: unknown): unknown {
  return callOverload(indexOverloads, [self, indices, options, extra]);
});

const indexPutOverloads = /* @__PURE__ */ overloads("indexPut", [index_put_op, index_put], [index_put_out_op, index_put_out]);
export const indexPut = /* @__PURE__ */ publicFunction<{
  /**
   * `index_put(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor`
   *
   * With `out`: `index_put.out(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, indices: readonly (Tensor | null)[], values: Tensor, options?: Options<{ accumulate: boolean; out: Tensor }>): Tensor;
  /**
   * `index_put(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor`
   *
   * With `out`: `index_put.out(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, indices: readonly (Tensor | null)[], values: Tensor, accumulate: boolean, options?: Options<{ out: Tensor }>): Tensor;
}>("indexPut", () => function indexPut(self?: unknown, indices?: unknown, values?: unknown, accumulate?: unknown, options?: unknown, extra?: unknown): unknown {
  return callOverload(indexPutOverloads, [self, indices, values, accumulate, options, extra]);
});

const indexPut_Overloads = /* @__PURE__ */ overloads("indexPut_", [index_put__op, index_put_]);
export const indexPut_ = /* @__PURE__ */ publicFunction<{
  /**
   * `index_put_(Tensor(a!) self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, indices: readonly (Tensor | null)[], values: Tensor, options?: Options<{ accumulate: boolean }>): Tensor;
  /**
   * `index_put_(Tensor(a!) self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, indices: readonly (Tensor | null)[], values: Tensor, accumulate: boolean): Tensor;
}>("indexPut_", () => function indexPut_(self?: unknown, indices?: unknown, values?: unknown, accumulate?: unknown, options?: unknown, extra?: unknown): unknown {
  return callOverload(indexPut_Overloads, [self, indices, values, accumulate, options, extra]);
});

const _indexPutImpl_Overloads = /* @__PURE__ */ overloads("_indexPutImpl_", [_index_put_impl__op, _index_put_impl_]);
export const _indexPutImpl_ = /* @__PURE__ */ publicFunction<{
  /**
   * `_index_put_impl_(Tensor(a!) self, Tensor?[] indices, Tensor values, bool accumulate=False, bool unsafe=False) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, indices: readonly (Tensor | null)[], values: Tensor, options?: Options<{ accumulate: boolean; unsafe: boolean }>): Tensor;
  /**
   * `_index_put_impl_(Tensor(a!) self, Tensor?[] indices, Tensor values, bool accumulate=False, bool unsafe=False) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, indices: readonly (Tensor | null)[], values: Tensor, accumulate: boolean, options?: Options<{ unsafe: boolean }>): Tensor;
  /**
   * `_index_put_impl_(Tensor(a!) self, Tensor?[] indices, Tensor values, bool accumulate=False, bool unsafe=False) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, indices: readonly (Tensor | null)[], values: Tensor, accumulate: boolean, unsafe: boolean): Tensor;
}>("_indexPutImpl_", () => function _indexPutImpl_(self?: unknown, indices?: unknown, values?: unknown, accumulate?: unknown, unsafe?: unknown, options?: unknown, extra?: unknown): unknown {
  return callOverload(_indexPutImpl_Overloads, [self, indices, values, accumulate, unsafe, options, extra]);
});

const indexSelectOverloads = /* @__PURE__ */ overloads("indexSelect", [index_select_out_op, index_select_out], [index_select_op, index_select]);
export const indexSelect = /* @__PURE__ */ publicFunction<{
  /**
   * `index_select(Tensor self, int dim, Tensor index) -> Tensor`
   *
   * With `out`: `index_select.out(Tensor self, int dim, Tensor index, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, dim: number, index: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("indexSelect", () => function indexSelect(self?: unknown, dim?: unknown, index?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && Number.isSafeInteger(dim) && isTensor(index) && options === undefined && extra === undefined) return index_select(self, dim as number, index);
  } catch (error) {
    throw withCallContext(error, indexSelectOverloads, [self, dim, index, options, extra]);
  }
  return callOverload(indexSelectOverloads, [self, dim, index, options, extra]);
});

const indexSelectBackwardOverloads = /* @__PURE__ */ overloads("indexSelectBackward", [index_select_backward_op, index_select_backward]);
export const indexSelectBackward = /* @__PURE__ */ publicFunction<{
  /** `index_select_backward(Tensor grad, int[] self_sizes, int dim, Tensor index) -> Tensor` */
  (grad: Tensor, selfSizes: readonly number[], dim: number, index: Tensor): Tensor;
}>("indexSelectBackward", () => function indexSelectBackward(grad?: unknown, selfSizes?: unknown, dim?: unknown, index?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(grad) && isIntList(selfSizes) && Number.isSafeInteger(dim) && isTensor(index) && options === undefined && extra === undefined) return index_select_backward(grad, selfSizes, dim as number, index);
  } catch (error) {
    throw withCallContext(error, indexSelectBackwardOverloads, [grad, selfSizes, dim, index, options, extra]);
  }
  return callOverload(indexSelectBackwardOverloads, [grad, selfSizes, dim, index, options, extra]);
});

const indexAddOverloads = /* @__PURE__ */ overloads("indexAdd", [index_add_out_op, index_add_out], [index_add_op, index_add]);
export const indexAdd = /* @__PURE__ */ publicFunction<{
  /**
   * `index_add(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor`
   *
   * With `out`: `index_add.out(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, dim: number, index: Tensor, source: Tensor, options?: Options<{ alpha: Scalar; out: Tensor }>): Tensor;
}>("indexAdd", () => function indexAdd(self?: unknown, dim?: unknown, index?: unknown, source?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && Number.isSafeInteger(dim) && isTensor(index) && isTensor(source) && options === undefined && extra === undefined) return index_add(self, dim as number, index, source, 1);
  } catch (error) {
    throw withCallContext(error, indexAddOverloads, [self, dim, index, source, options, extra]);
  }
  return callOverload(indexAddOverloads, [self, dim, index, source, options, extra]);
});

const indexAdd_Overloads = /* @__PURE__ */ overloads("indexAdd_", [index_add__op, index_add_]);
export const indexAdd_ = /* @__PURE__ */ publicFunction<{
  /**
   * `index_add_(Tensor(a!) self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, dim: number, index: Tensor, source: Tensor, options?: Options<{ alpha: Scalar }>): Tensor;
}>("indexAdd_", () => function indexAdd_(self?: unknown, dim?: unknown, index?: unknown, source?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && Number.isSafeInteger(dim) && isTensor(index) && isTensor(source) && options === undefined && extra === undefined) return index_add_(self, dim as number, index, source, 1);
  } catch (error) {
    throw withCallContext(error, indexAdd_Overloads, [self, dim, index, source, options, extra]);
  }
  return callOverload(indexAdd_Overloads, [self, dim, index, source, options, extra]);
});

const indexCopyOverloads = /* @__PURE__ */ overloads("indexCopy", [index_copy_out_op, index_copy_out], [index_copy_op, index_copy]);
export const indexCopy = /* @__PURE__ */ publicFunction<{
  /**
   * `index_copy(Tensor self, int dim, Tensor index, Tensor source) -> Tensor`
   *
   * With `out`: `index_copy.out(Tensor self, int dim, Tensor index, Tensor source, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, dim: number, index: Tensor, source: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("indexCopy", () => function indexCopy(self?: unknown, dim?: unknown, index?: unknown, source?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && Number.isSafeInteger(dim) && isTensor(index) && isTensor(source) && options === undefined && extra === undefined) return index_copy(self, dim as number, index, source);
  } catch (error) {
    throw withCallContext(error, indexCopyOverloads, [self, dim, index, source, options, extra]);
  }
  return callOverload(indexCopyOverloads, [self, dim, index, source, options, extra]);
});

const indexCopy_Overloads = /* @__PURE__ */ overloads("indexCopy_", [index_copy__op, index_copy_]);
export const indexCopy_ = /* @__PURE__ */ publicFunction<{
  /**
   * `index_copy_(Tensor(a!) self, int dim, Tensor index, Tensor source) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, dim: number, index: Tensor, source: Tensor): Tensor;
}>("indexCopy_", () => function indexCopy_(self?: unknown, dim?: unknown, index?: unknown, source?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && Number.isSafeInteger(dim) && isTensor(index) && isTensor(source) && options === undefined && extra === undefined) return index_copy_(self, dim as number, index, source);
  } catch (error) {
    throw withCallContext(error, indexCopy_Overloads, [self, dim, index, source, options, extra]);
  }
  return callOverload(indexCopy_Overloads, [self, dim, index, source, options, extra]);
});

const indexFillOverloads = /* @__PURE__ */ overloads("indexFill", [index_fill_int_Scalar_op, index_fill_int_Scalar], [index_fill_int_Tensor_op, index_fill_int_Tensor], [index_fill_int_Scalar_out_op, index_fill_int_Scalar_out], [index_fill_int_Tensor_out_op, index_fill_int_Tensor_out]);
export const indexFill = /* @__PURE__ */ publicFunction<{
  /**
   * `index_fill.int_Scalar(Tensor self, int dim, Tensor index, Scalar value) -> Tensor`
   *
   * With `out`: `index_fill.int_Scalar_out(Tensor self, int dim, Tensor index, Scalar value, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, dim: number, index: Tensor, value: Scalar, options?: Options<{ out: Tensor }>): Tensor;
  /**
   * `index_fill.int_Tensor(Tensor self, int dim, Tensor index, Tensor value) -> Tensor`
   *
   * With `out`: `index_fill.int_Tensor_out(Tensor self, int dim, Tensor index, Tensor value, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, dim: number, index: Tensor, value: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("indexFill", () => function indexFill(self?: unknown, dim?: unknown, index?: unknown, value?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && Number.isSafeInteger(dim) && isTensor(index) && typeof value === "number" && options === undefined && extra === undefined) return index_fill_int_Scalar(self, dim as number, index, value);
    if (isTensor(self) && Number.isSafeInteger(dim) && isTensor(index) && isTensor(value) && options === undefined && extra === undefined) return index_fill_int_Tensor(self, dim as number, index, value);
  } catch (error) {
    throw withCallContext(error, indexFillOverloads, [self, dim, index, value, options, extra]);
  }
  return callOverload(indexFillOverloads, [self, dim, index, value, options, extra]);
});

const indexFill_Overloads = /* @__PURE__ */ overloads("indexFill_", [index_fill__int_Scalar_op, index_fill__int_Scalar], [index_fill__int_Tensor_op, index_fill__int_Tensor]);
export const indexFill_ = /* @__PURE__ */ publicFunction<{
  /**
   * `index_fill_.int_Scalar(Tensor(a!) self, int dim, Tensor index, Scalar value) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, dim: number, index: Tensor, value: Scalar): Tensor;
  /**
   * `index_fill_.int_Tensor(Tensor(a!) self, int dim, Tensor index, Tensor value) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, dim: number, index: Tensor, value: Tensor): Tensor;
}>("indexFill_", () => function indexFill_(self?: unknown, dim?: unknown, index?: unknown, value?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && Number.isSafeInteger(dim) && isTensor(index) && typeof value === "number" && options === undefined && extra === undefined) return index_fill__int_Scalar(self, dim as number, index, value);
    if (isTensor(self) && Number.isSafeInteger(dim) && isTensor(index) && isTensor(value) && options === undefined && extra === undefined) return index_fill__int_Tensor(self, dim as number, index, value);
  } catch (error) {
    throw withCallContext(error, indexFill_Overloads, [self, dim, index, value, options, extra]);
  }
  return callOverload(indexFill_Overloads, [self, dim, index, value, options, extra]);
});

const gatherOverloads = /* @__PURE__ */ overloads("gather", [gather_out_op, gather_out], [gather_op, operators_gather]);
export const gather = /* @__PURE__ */ publicFunction<{
  /**
   * `gather(Tensor self, int dim, Tensor index, *, bool sparse_grad=False) -> Tensor`
   *
   * With `out`: `gather.out(Tensor self, int dim, Tensor index, *, bool sparse_grad=False, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, dim: number, index: Tensor, options?: Options<{ sparseGrad: boolean; out: Tensor }>): Tensor;
}>("gather", () => function gather(self?: unknown, dim?: unknown, index?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && Number.isSafeInteger(dim) && isTensor(index) && options === undefined && extra === undefined) return operators_gather(self, dim as number, index, false);
  } catch (error) {
    throw withCallContext(error, gatherOverloads, [self, dim, index, options, extra]);
  }
  return callOverload(gatherOverloads, [self, dim, index, options, extra]);
});

const gatherBackwardOverloads = /* @__PURE__ */ overloads("gatherBackward", [gather_backward_op, gather_backward]);
export const gatherBackward = /* @__PURE__ */ publicFunction<{
  /** `gather_backward(Tensor grad, Tensor self, int dim, Tensor index, bool sparse_grad) -> Tensor` */
  (grad: Tensor, self: Tensor, dim: number, index: Tensor, options: { sparseGrad: boolean }): Tensor;
  /** `gather_backward(Tensor grad, Tensor self, int dim, Tensor index, bool sparse_grad) -> Tensor` */
  (grad: Tensor, self: Tensor, dim: number, index: Tensor, sparseGrad: boolean): Tensor;
}>("gatherBackward", () => function gatherBackward(grad?: unknown, self?: unknown, dim?: unknown, index?: unknown, sparseGrad?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(grad) && isTensor(self) && Number.isSafeInteger(dim) && isTensor(index) && typeof sparseGrad === "boolean" && options === undefined && extra === undefined) return gather_backward(grad, self, dim as number, index, sparseGrad);
  } catch (error) {
    throw withCallContext(error, gatherBackwardOverloads, [grad, self, dim, index, sparseGrad, options, extra]);
  }
  return callOverload(gatherBackwardOverloads, [grad, self, dim, index, sparseGrad, options, extra]);
});

const scatterOverloads = /* @__PURE__ */ overloads("scatter", [scatter_src_op, scatter_src], [scatter_src_out_op, scatter_src_out], [scatter_value_op, scatter_value], [scatter_value_out_op, scatter_value_out], [scatter_reduce_op, scatter_reduce], [scatter_reduce_out_op, scatter_reduce_out], [scatter_value_reduce_op, scatter_value_reduce], [scatter_value_reduce_out_op, scatter_value_reduce_out]);
export const scatter = /* @__PURE__ */ publicFunction<{
  /**
   * `scatter.src(Tensor self, int dim, Tensor index, Tensor src) -> Tensor`
   *
   * With `out`: `scatter.src_out(Tensor self, int dim, Tensor index, Tensor src, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, dim: number, index: Tensor, src: Tensor, options?: Options<{ out: Tensor }>): Tensor;
  /**
   * `scatter.value(Tensor self, int dim, Tensor index, Scalar value) -> Tensor`
   *
   * With `out`: `scatter.value_out(Tensor self, int dim, Tensor index, Scalar value, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, dim: number, index: Tensor, value: Scalar, options?: Options<{ out: Tensor }>): Tensor;
  /**
   * `scatter.reduce(Tensor self, int dim, Tensor index, Tensor src, *, str reduce) -> Tensor`
   *
   * With `out`: `scatter.reduce_out(Tensor self, int dim, Tensor index, Tensor src, *, str reduce, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, dim: number, index: Tensor, src: Tensor, options: { reduce: string } & Options<{ out: Tensor }>): Tensor;
  /**
   * `scatter.value_reduce(Tensor self, int dim, Tensor index, Scalar value, *, str reduce) -> Tensor`
   *
   * With `out`: `scatter.value_reduce_out(Tensor self, int dim, Tensor index, Scalar value, *, str reduce, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, dim: number, index: Tensor, value: Scalar, options: { reduce: string } & Options<{ out: Tensor }>): Tensor;
}>("scatter", () => function scatter(self?: unknown, dim?: unknown, index?: unknown, src?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && Number.isSafeInteger(dim) && isTensor(index) && isTensor(src) && options === undefined && extra === undefined) return scatter_src(self, dim as number, index, src);
    if (isTensor(self) && Number.isSafeInteger(dim) && isTensor(index) && typeof src === "number" && options === undefined && extra === undefined) return scatter_value(self, dim as number, index, src);
  } catch (error) {
    throw withCallContext(error, scatterOverloads, [self, dim, index, src, options, extra]);
  }
  return callOverload(scatterOverloads, [self, dim, index, src, options, extra]);
});

const scatter_Overloads = /* @__PURE__ */ overloads("scatter_", [scatter__src_op, scatter__src], [scatter__value_op, scatter__value], [scatter__reduce_op, scatter__reduce], [scatter__value_reduce_op, scatter__value_reduce]);
export const scatter_ = /* @__PURE__ */ publicFunction<{
  /**
   * `scatter_.src(Tensor(a!) self, int dim, Tensor index, Tensor src) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, dim: number, index: Tensor, src: Tensor): Tensor;
  /**
   * `scatter_.value(Tensor(a!) self, int dim, Tensor index, Scalar value) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, dim: number, index: Tensor, value: Scalar): Tensor;
  /**
   * `scatter_.reduce(Tensor(a!) self, int dim, Tensor index, Tensor src, *, str reduce) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, dim: number, index: Tensor, src: Tensor, options: { reduce: string }): Tensor;
  /**
   * `scatter_.value_reduce(Tensor(a!) self, int dim, Tensor index, Scalar value, *, str reduce) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, dim: number, index: Tensor, value: Scalar, options: { reduce: string }): Tensor;
}>("scatter_", () => function scatter_(self?: unknown, dim?: unknown, index?: unknown, src?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && Number.isSafeInteger(dim) && isTensor(index) && isTensor(src) && options === undefined && extra === undefined) return scatter__src(self, dim as number, index, src);
    if (isTensor(self) && Number.isSafeInteger(dim) && isTensor(index) && typeof src === "number" && options === undefined && extra === undefined) return scatter__value(self, dim as number, index, src);
  } catch (error) {
    throw withCallContext(error, scatter_Overloads, [self, dim, index, src, options, extra]);
  }
  return callOverload(scatter_Overloads, [self, dim, index, src, options, extra]);
});

const scatterAddOverloads = /* @__PURE__ */ overloads("scatterAdd", [scatter_add_op, scatter_add], [scatter_add_out_op, scatter_add_out]);
export const scatterAdd = /* @__PURE__ */ publicFunction<{
  /**
   * `scatter_add(Tensor self, int dim, Tensor index, Tensor src) -> Tensor`
   *
   * With `out`: `scatter_add.out(Tensor self, int dim, Tensor index, Tensor src, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, dim: number, index: Tensor, src: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("scatterAdd", () => function scatterAdd(self?: unknown, dim?: unknown, index?: unknown, src?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && Number.isSafeInteger(dim) && isTensor(index) && isTensor(src) && options === undefined && extra === undefined) return scatter_add(self, dim as number, index, src);
  } catch (error) {
    throw withCallContext(error, scatterAddOverloads, [self, dim, index, src, options, extra]);
  }
  return callOverload(scatterAddOverloads, [self, dim, index, src, options, extra]);
});

const scatterAdd_Overloads = /* @__PURE__ */ overloads("scatterAdd_", [scatter_add__op, scatter_add_]);
export const scatterAdd_ = /* @__PURE__ */ publicFunction<{
  /**
   * `scatter_add_(Tensor(a!) self, int dim, Tensor index, Tensor src) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, dim: number, index: Tensor, src: Tensor): Tensor;
}>("scatterAdd_", () => function scatterAdd_(self?: unknown, dim?: unknown, index?: unknown, src?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && Number.isSafeInteger(dim) && isTensor(index) && isTensor(src) && options === undefined && extra === undefined) return scatter_add_(self, dim as number, index, src);
  } catch (error) {
    throw withCallContext(error, scatterAdd_Overloads, [self, dim, index, src, options, extra]);
  }
  return callOverload(scatterAdd_Overloads, [self, dim, index, src, options, extra]);
});

const scatterReduceOverloads = /* @__PURE__ */ overloads("scatterReduce", [scatter_reduce_two_op, scatter_reduce_two], [scatter_reduce_two_out_op, scatter_reduce_two_out]);
export const scatterReduce = /* @__PURE__ */ publicFunction<{
  /**
   * `scatter_reduce.two(Tensor self, int dim, Tensor index, Tensor src, str reduce, *, bool include_self=True) -> Tensor`
   *
   * With `out`: `scatter_reduce.two_out(Tensor self, int dim, Tensor index, Tensor src, str reduce, *, bool include_self=True, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, dim: number, index: Tensor, src: Tensor, options: { reduce: string } & Options<{ includeSelf: boolean; out: Tensor }>): Tensor;
  /**
   * `scatter_reduce.two(Tensor self, int dim, Tensor index, Tensor src, str reduce, *, bool include_self=True) -> Tensor`
   *
   * With `out`: `scatter_reduce.two_out(Tensor self, int dim, Tensor index, Tensor src, str reduce, *, bool include_self=True, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, dim: number, index: Tensor, src: Tensor, reduce: string, options?: Options<{ includeSelf: boolean; out: Tensor }>): Tensor;
}>("scatterReduce", () => function scatterReduce(self?: unknown, dim?: unknown, index?: unknown, src?: unknown, reduce?: unknown, options?: unknown, extra?: unknown): unknown {
  return callOverload(scatterReduceOverloads, [self, dim, index, src, reduce, options, extra]);
});

const scatterReduce_Overloads = /* @__PURE__ */ overloads("scatterReduce_", [scatter_reduce__two_op, scatter_reduce__two]);
export const scatterReduce_ = /* @__PURE__ */ publicFunction<{
  /**
   * `scatter_reduce_.two(Tensor(a!) self, int dim, Tensor index, Tensor src, str reduce, *, bool include_self=True) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, dim: number, index: Tensor, src: Tensor, options: { reduce: string } & Options<{ includeSelf: boolean }>): Tensor;
  /**
   * `scatter_reduce_.two(Tensor(a!) self, int dim, Tensor index, Tensor src, str reduce, *, bool include_self=True) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, dim: number, index: Tensor, src: Tensor, reduce: string, options?: Options<{ includeSelf: boolean }>): Tensor;
}>("scatterReduce_", () => function scatterReduce_(self?: unknown, dim?: unknown, index?: unknown, src?: unknown, reduce?: unknown, options?: unknown, extra?: unknown): unknown {
  return callOverload(scatterReduce_Overloads, [self, dim, index, src, reduce, options, extra]);
});

const maskedFillOverloads = /* @__PURE__ */ overloads("maskedFill", [masked_fill_Scalar_op, masked_fill_Scalar], [masked_fill_Tensor_op, masked_fill_Tensor], [masked_fill_Scalar_out_op, masked_fill_Scalar_out], [masked_fill_Tensor_out_op, masked_fill_Tensor_out]);
export const maskedFill = /* @__PURE__ */ publicFunction<{
  /**
   * `masked_fill.Scalar(Tensor self, Tensor mask, Scalar value) -> Tensor`
   *
   * With `out`: `masked_fill.Scalar_out(Tensor self, Tensor mask, Scalar value, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, mask: Tensor, value: Scalar, options?: Options<{ out: Tensor }>): Tensor;
  /**
   * `masked_fill.Tensor(Tensor self, Tensor mask, Tensor value) -> Tensor`
   *
   * With `out`: `masked_fill.Tensor_out(Tensor self, Tensor mask, Tensor value, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, mask: Tensor, value: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("maskedFill", () => function maskedFill(self?: unknown, mask?: unknown, value?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(mask) && typeof value === "number" && options === undefined && extra === undefined) return masked_fill_Scalar(self, mask, value);
    if (isTensor(self) && isTensor(mask) && isTensor(value) && options === undefined && extra === undefined) return masked_fill_Tensor(self, mask, value);
  } catch (error) {
    throw withCallContext(error, maskedFillOverloads, [self, mask, value, options, extra]);
  }
  return callOverload(maskedFillOverloads, [self, mask, value, options, extra]);
});

const maskedFill_Overloads = /* @__PURE__ */ overloads("maskedFill_", [masked_fill__Scalar_op, masked_fill__Scalar], [masked_fill__Tensor_op, masked_fill__Tensor]);
export const maskedFill_ = /* @__PURE__ */ publicFunction<{
  /**
   * `masked_fill_.Scalar(Tensor(a!) self, Tensor mask, Scalar value) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, mask: Tensor, value: Scalar): Tensor;
  /**
   * `masked_fill_.Tensor(Tensor(a!) self, Tensor mask, Tensor value) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, mask: Tensor, value: Tensor): Tensor;
}>("maskedFill_", () => function maskedFill_(self?: unknown, mask?: unknown, value?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(mask) && typeof value === "number" && options === undefined && extra === undefined) return masked_fill__Scalar(self, mask, value);
    if (isTensor(self) && isTensor(mask) && isTensor(value) && options === undefined && extra === undefined) return masked_fill__Tensor(self, mask, value);
  } catch (error) {
    throw withCallContext(error, maskedFill_Overloads, [self, mask, value, options, extra]);
  }
  return callOverload(maskedFill_Overloads, [self, mask, value, options, extra]);
});

const maskedScatterOverloads = /* @__PURE__ */ overloads("maskedScatter", [masked_scatter_op, masked_scatter], [masked_scatter_out_op, masked_scatter_out]);
export const maskedScatter = /* @__PURE__ */ publicFunction<{
  /**
   * `masked_scatter(Tensor self, Tensor mask, Tensor source) -> Tensor`
   *
   * With `out`: `masked_scatter.out(Tensor self, Tensor mask, Tensor source, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, mask: Tensor, source: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("maskedScatter", () => function maskedScatter(self?: unknown, mask?: unknown, source?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(mask) && isTensor(source) && options === undefined && extra === undefined) return masked_scatter(self, mask, source);
  } catch (error) {
    throw withCallContext(error, maskedScatterOverloads, [self, mask, source, options, extra]);
  }
  return callOverload(maskedScatterOverloads, [self, mask, source, options, extra]);
});

const maskedScatter_Overloads = /* @__PURE__ */ overloads("maskedScatter_", [masked_scatter__op, masked_scatter_]);
export const maskedScatter_ = /* @__PURE__ */ publicFunction<{
  /**
   * `masked_scatter_(Tensor(a!) self, Tensor mask, Tensor source) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, mask: Tensor, source: Tensor): Tensor;
}>("maskedScatter_", () => function maskedScatter_(self?: unknown, mask?: unknown, source?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(mask) && isTensor(source) && options === undefined && extra === undefined) return masked_scatter_(self, mask, source);
  } catch (error) {
    throw withCallContext(error, maskedScatter_Overloads, [self, mask, source, options, extra]);
  }
  return callOverload(maskedScatter_Overloads, [self, mask, source, options, extra]);
});

const maskedSelectOverloads = /* @__PURE__ */ overloads("maskedSelect", [masked_select_out_op, masked_select_out], [masked_select_op, masked_select]);
export const maskedSelect = /* @__PURE__ */ publicFunction<{
  /**
   * `masked_select(Tensor self, Tensor mask) -> Tensor`
   *
   * With `out`: `masked_select.out(Tensor self, Tensor mask, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, mask: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("maskedSelect", () => function maskedSelect(self?: unknown, mask?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(mask) && options === undefined && extra === undefined) return masked_select(self, mask);
  } catch (error) {
    throw withCallContext(error, maskedSelectOverloads, [self, mask, options, extra]);
  }
  return callOverload(maskedSelectOverloads, [self, mask, options, extra]);
});

const maskedSelectBackwardOverloads = /* @__PURE__ */ overloads("maskedSelectBackward", [masked_select_backward_op, masked_select_backward]);
export const maskedSelectBackward = /* @__PURE__ */ publicFunction<{
  /** `masked_select_backward(Tensor grad, Tensor input, Tensor mask) -> Tensor` */
  (grad: Tensor, input: Tensor, mask: Tensor): Tensor;
}>("maskedSelectBackward", () => function maskedSelectBackward(grad?: unknown, input?: unknown, mask?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(grad) && isTensor(input) && isTensor(mask) && options === undefined && extra === undefined) return masked_select_backward(grad, input, mask);
  } catch (error) {
    throw withCallContext(error, maskedSelectBackwardOverloads, [grad, input, mask, options, extra]);
  }
  return callOverload(maskedSelectBackwardOverloads, [grad, input, mask, options, extra]);
});

const nonzeroOverloads = /* @__PURE__ */ overloads("nonzero", [nonzero_out_op, nonzero_out], [nonzero_op, operators_nonzero]);
export const nonzero = /* @__PURE__ */ publicFunction<{
  /**
   * `nonzero(Tensor self) -> Tensor`
   *
   * With `out`: `nonzero.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("nonzero", () => function nonzero(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_nonzero(self);
  } catch (error) {
    throw withCallContext(error, nonzeroOverloads, [self, options, extra]);
  }
  return callOverload(nonzeroOverloads, [self, options, extra]);
});

const nonzeroNumpyOverloads = /* @__PURE__ */ overloads("nonzeroNumpy", [nonzero_numpy_op, nonzero_numpy]);
export const nonzeroNumpy = /* @__PURE__ */ publicFunction<{
  /** `nonzero_numpy(Tensor self) -> Tensor[]` */
  (self: Tensor): Tensor[];
}>("nonzeroNumpy", () => function nonzeroNumpy(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return nonzero_numpy(self);
  } catch (error) {
    throw withCallContext(error, nonzeroNumpyOverloads, [self, options, extra]);
  }
  return callOverload(nonzeroNumpyOverloads, [self, options, extra]);
});

const argwhereOverloads = /* @__PURE__ */ overloads("argwhere", [argwhere_op, operators_argwhere]);
export const argwhere = /* @__PURE__ */ publicFunction<{
  /** `argwhere(Tensor self) -> Tensor` */
  (self: Tensor): Tensor;
}>("argwhere", () => function argwhere(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_argwhere(self);
  } catch (error) {
    throw withCallContext(error, argwhereOverloads, [self, options, extra]);
  }
  return callOverload(argwhereOverloads, [self, options, extra]);
});

const catOverloads = /* @__PURE__ */ overloads("cat", [cat_op, operators_cat], [cat_out_op, cat_out]);
export const cat = /* @__PURE__ */ publicFunction<{
  /**
   * `cat(Tensor[] tensors, int dim=0) -> Tensor`
   *
   * With `out`: `cat.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (tensors: readonly Tensor[], options?: Options<{ dim: number; out: Tensor }>): Tensor;
  /**
   * `cat(Tensor[] tensors, int dim=0) -> Tensor`
   *
   * With `out`: `cat.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (tensors: readonly Tensor[], dim: number, options?: Options<{ out: Tensor }>): Tensor;
}>("cat", () => function cat(tensors?: unknown, dim?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensorList(tensors) && dim === undefined && options === undefined && extra === undefined) return operators_cat(tensors, 0);
  } catch (error) {
    throw withCallContext(error, catOverloads, [tensors, dim, options, extra]);
  }
  return callOverload(catOverloads, [tensors, dim, options, extra]);
});

const concatOverloads = /* @__PURE__ */ overloads("concat", [concat_op, operators_concat], [concat_out_op, concat_out]);
export const concat = /* @__PURE__ */ publicFunction<{
  /**
   * `concat(Tensor[] tensors, int dim=0) -> Tensor`
   *
   * With `out`: `concat.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (tensors: readonly Tensor[], options?: Options<{ dim: number; out: Tensor }>): Tensor;
  /**
   * `concat(Tensor[] tensors, int dim=0) -> Tensor`
   *
   * With `out`: `concat.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (tensors: readonly Tensor[], dim: number, options?: Options<{ out: Tensor }>): Tensor;
}>("concat", () => function concat(tensors?: unknown, dim?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensorList(tensors) && dim === undefined && options === undefined && extra === undefined) return operators_concat(tensors, 0);
  } catch (error) {
    throw withCallContext(error, concatOverloads, [tensors, dim, options, extra]);
  }
  return callOverload(concatOverloads, [tensors, dim, options, extra]);
});

const stackOverloads = /* @__PURE__ */ overloads("stack", [stack_op, operators_stack], [stack_out_op, stack_out]);
export const stack = /* @__PURE__ */ publicFunction<{
  /**
   * `stack(Tensor[] tensors, int dim=0) -> Tensor`
   *
   * With `out`: `stack.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (tensors: readonly Tensor[], options?: Options<{ dim: number; out: Tensor }>): Tensor;
  /**
   * `stack(Tensor[] tensors, int dim=0) -> Tensor`
   *
   * With `out`: `stack.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (tensors: readonly Tensor[], dim: number, options?: Options<{ out: Tensor }>): Tensor;
}>("stack", () => function stack(tensors?: unknown, dim?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensorList(tensors) && dim === undefined && options === undefined && extra === undefined) return operators_stack(tensors, 0);
  } catch (error) {
    throw withCallContext(error, stackOverloads, [tensors, dim, options, extra]);
  }
  return callOverload(stackOverloads, [tensors, dim, options, extra]);
});

const hstackOverloads = /* @__PURE__ */ overloads("hstack", [hstack_op, operators_hstack], [hstack_out_op, hstack_out]);
export const hstack = /* @__PURE__ */ publicFunction<{
  /**
   * `hstack(Tensor[] tensors) -> Tensor`
   *
   * With `out`: `hstack.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (tensors: readonly Tensor[], options?: Options<{ out: Tensor }>): Tensor;
}>("hstack", () => function hstack(tensors?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensorList(tensors) && options === undefined && extra === undefined) return operators_hstack(tensors);
  } catch (error) {
    throw withCallContext(error, hstackOverloads, [tensors, options, extra]);
  }
  return callOverload(hstackOverloads, [tensors, options, extra]);
});

const vstackOverloads = /* @__PURE__ */ overloads("vstack", [vstack_op, operators_vstack], [vstack_out_op, vstack_out]);
export const vstack = /* @__PURE__ */ publicFunction<{
  /**
   * `vstack(Tensor[] tensors) -> Tensor`
   *
   * With `out`: `vstack.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (tensors: readonly Tensor[], options?: Options<{ out: Tensor }>): Tensor;
}>("vstack", () => function vstack(tensors?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensorList(tensors) && options === undefined && extra === undefined) return operators_vstack(tensors);
  } catch (error) {
    throw withCallContext(error, vstackOverloads, [tensors, options, extra]);
  }
  return callOverload(vstackOverloads, [tensors, options, extra]);
});

const dstackOverloads = /* @__PURE__ */ overloads("dstack", [dstack_op, operators_dstack], [dstack_out_op, dstack_out]);
export const dstack = /* @__PURE__ */ publicFunction<{
  /**
   * `dstack(Tensor[] tensors) -> Tensor`
   *
   * With `out`: `dstack.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (tensors: readonly Tensor[], options?: Options<{ out: Tensor }>): Tensor;
}>("dstack", () => function dstack(tensors?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensorList(tensors) && options === undefined && extra === undefined) return operators_dstack(tensors);
  } catch (error) {
    throw withCallContext(error, dstackOverloads, [tensors, options, extra]);
  }
  return callOverload(dstackOverloads, [tensors, options, extra]);
});

const columnStackOverloads = /* @__PURE__ */ overloads("columnStack", [column_stack_op, column_stack], [column_stack_out_op, column_stack_out]);
export const columnStack = /* @__PURE__ */ publicFunction<{
  /**
   * `column_stack(Tensor[] tensors) -> Tensor`
   *
   * With `out`: `column_stack.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (tensors: readonly Tensor[], options?: Options<{ out: Tensor }>): Tensor;
}>("columnStack", () => function columnStack(tensors?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensorList(tensors) && options === undefined && extra === undefined) return column_stack(tensors);
  } catch (error) {
    throw withCallContext(error, columnStackOverloads, [tensors, options, extra]);
  }
  return callOverload(columnStackOverloads, [tensors, options, extra]);
});

const rowStackOverloads = /* @__PURE__ */ overloads("rowStack", [row_stack_op, row_stack], [row_stack_out_op, row_stack_out]);
export const rowStack = /* @__PURE__ */ publicFunction<{
  /**
   * `row_stack(Tensor[] tensors) -> Tensor`
   *
   * With `out`: `row_stack.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (tensors: readonly Tensor[], options?: Options<{ out: Tensor }>): Tensor;
}>("rowStack", () => function rowStack(tensors?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensorList(tensors) && options === undefined && extra === undefined) return row_stack(tensors);
  } catch (error) {
    throw withCallContext(error, rowStackOverloads, [tensors, options, extra]);
  }
  return callOverload(rowStackOverloads, [tensors, options, extra]);
});

const flipOverloads = /* @__PURE__ */ overloads("flip", [flip_op, operators_flip], [flip_out_op, flip_out]);
export const flip = /* @__PURE__ */ publicFunction<{
  /**
   * `flip(Tensor self, int[] dims) -> Tensor`
   *
   * With `out`: `flip.out(Tensor self, int[] dims, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options: { dims: readonly number[] } & Options<{ out: Tensor }>): Tensor;
  /**
   * `flip(Tensor self, int[] dims) -> Tensor`
   *
   * With `out`: `flip.out(Tensor self, int[] dims, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, dims: readonly number[], options?: Options<{ out: Tensor }>): Tensor;
}>("flip", () => function flip(self?: unknown, dims?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isIntList(dims) && options === undefined && extra === undefined) return operators_flip(self, dims);
  } catch (error) {
    throw withCallContext(error, flipOverloads, [self, dims, options, extra]);
  }
  return callOverload(flipOverloads, [self, dims, options, extra]);
});

const fliplrOverloads = /* @__PURE__ */ overloads("fliplr", [fliplr_op, operators_fliplr]);
export const fliplr = /* @__PURE__ */ publicFunction<{
  /** `fliplr(Tensor self) -> Tensor` */
  (self: Tensor): Tensor;
}>("fliplr", () => function fliplr(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_fliplr(self);
  } catch (error) {
    throw withCallContext(error, fliplrOverloads, [self, options, extra]);
  }
  return callOverload(fliplrOverloads, [self, options, extra]);
});

const flipudOverloads = /* @__PURE__ */ overloads("flipud", [flipud_op, operators_flipud]);
export const flipud = /* @__PURE__ */ publicFunction<{
  /** `flipud(Tensor self) -> Tensor` */
  (self: Tensor): Tensor;
}>("flipud", () => function flipud(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_flipud(self);
  } catch (error) {
    throw withCallContext(error, flipudOverloads, [self, options, extra]);
  }
  return callOverload(flipudOverloads, [self, options, extra]);
});

const rollOverloads = /* @__PURE__ */ overloads("roll", [roll_op, operators_roll], [roll_out_op, roll_out]);
export const roll = /* @__PURE__ */ publicFunction<{
  /**
   * `roll(Tensor self, int[1] shifts, int[1] dims=[]) -> Tensor`
   *
   * With `out`: `roll.out(Tensor self, int[1] shifts, int[1] dims=[], *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options: { shifts: number | readonly number[] } & Options<{ dims: number | readonly number[]; out: Tensor }>): Tensor;
  /**
   * `roll(Tensor self, int[1] shifts, int[1] dims=[]) -> Tensor`
   *
   * With `out`: `roll.out(Tensor self, int[1] shifts, int[1] dims=[], *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, shifts: number | readonly number[], options?: Options<{ dims: number | readonly number[]; out: Tensor }>): Tensor;
  /**
   * `roll(Tensor self, int[1] shifts, int[1] dims=[]) -> Tensor`
   *
   * With `out`: `roll.out(Tensor self, int[1] shifts, int[1] dims=[], *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, shifts: number | readonly number[], dims: number | readonly number[], options?: Options<{ out: Tensor }>): Tensor;
}>("roll", () => function roll(self?: unknown, shifts?: unknown, dims?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isIntList(shifts) && dims === undefined && options === undefined && extra === undefined) return operators_roll(self, shifts, []);
  } catch (error) {
    throw withCallContext(error, rollOverloads, [self, shifts, dims, options, extra]);
  }
  return callOverload(rollOverloads, [self, shifts, dims, options, extra]);
});

const repeatOverloads = /* @__PURE__ */ overloads("repeat", [repeat_op, operators_repeat], [repeat_out_op, repeat_out]);
export const repeat = /* @__PURE__ */ publicFunction<{
  /**
   * `repeat(Tensor self, SymInt[] repeats) -> Tensor`
   *
   * With `out`: `repeat.out(Tensor self, SymInt[] repeats, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options: { repeats: readonly number[] } & Options<{ out: Tensor }>): Tensor;
  /**
   * `repeat(Tensor self, SymInt[] repeats) -> Tensor`
   *
   * With `out`: `repeat.out(Tensor self, SymInt[] repeats, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, repeats: readonly number[], options?: Options<{ out: Tensor }>): Tensor;
}>("repeat", () => function repeat(self?: unknown, repeats?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isIntList(repeats) && options === undefined && extra === undefined) return operators_repeat(self, repeats);
  } catch (error) {
    throw withCallContext(error, repeatOverloads, [self, repeats, options, extra]);
  }
  return callOverload(repeatOverloads, [self, repeats, options, extra]);
});

const repeatInterleaveOverloads = /* @__PURE__ */ overloads("repeatInterleave", [repeat_interleave_Tensor_op, repeat_interleave_Tensor], [repeat_interleave_self_Tensor_op, repeat_interleave_self_Tensor], [repeat_interleave_self_int_op, repeat_interleave_self_int], [repeat_interleave_Tensor_out_op, repeat_interleave_Tensor_out]);
export const repeatInterleave = /* @__PURE__ */ publicFunction<{
  /**
   * `repeat_interleave.Tensor(Tensor repeats, *, int? output_size=None) -> Tensor`
   *
   * With `out`: `repeat_interleave.Tensor_out(Tensor repeats, *, int? output_size=None, Tensor(a!) out) -> Tensor(a!)`
   */
  (repeats: Tensor, options?: Options<{ outputSize: number | null; out: Tensor }>): Tensor;
  /** `repeat_interleave.self_Tensor(Tensor self, Tensor repeats, int? dim=None, *, int? output_size=None) -> Tensor` */
  (self: Tensor, repeats: Tensor, options?: Options<{ dim: number | null; outputSize: number | null }>): Tensor;
  /** `repeat_interleave.self_Tensor(Tensor self, Tensor repeats, int? dim=None, *, int? output_size=None) -> Tensor` */
  (self: Tensor, repeats: Tensor, dim: number | null, options?: Options<{ outputSize: number | null }>): Tensor;
  /** `repeat_interleave.self_int(Tensor self, int repeats, int? dim=None, *, int? output_size=None) -> Tensor` */
  (self: Tensor, options: { repeats: number } & Options<{ dim: number | null; outputSize: number | null }>): Tensor;
  /** `repeat_interleave.self_int(Tensor self, int repeats, int? dim=None, *, int? output_size=None) -> Tensor` */
  (self: Tensor, repeats: number, options?: Options<{ dim: number | null; outputSize: number | null }>): Tensor;
  /** `repeat_interleave.self_int(Tensor self, int repeats, int? dim=None, *, int? output_size=None) -> Tensor` */
  (self: Tensor, repeats: number, dim: number | null, options?: Options<{ outputSize: number | null }>): Tensor;
}>("repeatInterleave", () => function repeatInterleave(repeats?: unknown, repeats_?: unknown, dim?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(repeats) && repeats_ === undefined && dim === undefined && options === undefined && extra === undefined) return repeat_interleave_Tensor(repeats, null);
    if (isTensor(repeats) && isTensor(repeats_) && dim === undefined && options === undefined && extra === undefined) return repeat_interleave_self_Tensor(repeats, repeats_, null, null);
    if (isTensor(repeats) && Number.isSafeInteger(repeats_) && dim === undefined && options === undefined && extra === undefined) return repeat_interleave_self_int(repeats, repeats_ as number, null, null);
  } catch (error) {
    throw withCallContext(error, repeatInterleaveOverloads, [repeats, repeats_, dim, options, extra]);
  }
  return callOverload(repeatInterleaveOverloads, [repeats, repeats_, dim, options, extra]);
});

const tileOverloads = /* @__PURE__ */ overloads("tile", [tile_op, operators_tile]);
export const tile = /* @__PURE__ */ publicFunction<{
  /** `tile(Tensor self, int[] dims) -> Tensor` */
  (self: Tensor, options: { dims: readonly number[] }): Tensor;
  /** `tile(Tensor self, int[] dims) -> Tensor` */
  (self: Tensor, dims: readonly number[]): Tensor;
}>("tile", () => function tile(self?: unknown, dims?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isIntList(dims) && options === undefined && extra === undefined) return operators_tile(self, dims);
  } catch (error) {
    throw withCallContext(error, tileOverloads, [self, dims, options, extra]);
  }
  return callOverload(tileOverloads, [self, dims, options, extra]);
});

const trilOverloads = /* @__PURE__ */ overloads("tril", [tril_out_op, tril_out], [tril_op, operators_tril]);
export const tril = /* @__PURE__ */ publicFunction<{
  /**
   * `tril(Tensor self, int diagonal=0) -> Tensor`
   *
   * With `out`: `tril.out(Tensor self, int diagonal=0, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ diagonal: number; out: Tensor }>): Tensor;
  /**
   * `tril(Tensor self, int diagonal=0) -> Tensor`
   *
   * With `out`: `tril.out(Tensor self, int diagonal=0, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, diagonal: number, options?: Options<{ out: Tensor }>): Tensor;
}>("tril", () => function tril(self?: unknown, diagonal?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && diagonal === undefined && options === undefined && extra === undefined) return operators_tril(self, 0);
  } catch (error) {
    throw withCallContext(error, trilOverloads, [self, diagonal, options, extra]);
  }
  return callOverload(trilOverloads, [self, diagonal, options, extra]);
});

const tril_Overloads = /* @__PURE__ */ overloads("tril_", [tril__op, operators_tril_]);
export const tril_ = /* @__PURE__ */ publicFunction<{
  /**
   * `tril_(Tensor(a!) self, int diagonal=0) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, options?: Options<{ diagonal: number }>): Tensor;
  /**
   * `tril_(Tensor(a!) self, int diagonal=0) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, diagonal: number): Tensor;
}>("tril_", () => function tril_(self?: unknown, diagonal?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && diagonal === undefined && options === undefined && extra === undefined) return operators_tril_(self, 0);
  } catch (error) {
    throw withCallContext(error, tril_Overloads, [self, diagonal, options, extra]);
  }
  return callOverload(tril_Overloads, [self, diagonal, options, extra]);
});

const triuOverloads = /* @__PURE__ */ overloads("triu", [triu_out_op, triu_out], [triu_op, operators_triu]);
export const triu = /* @__PURE__ */ publicFunction<{
  /**
   * `triu(Tensor self, int diagonal=0) -> Tensor`
   *
   * With `out`: `triu.out(Tensor self, int diagonal=0, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ diagonal: number; out: Tensor }>): Tensor;
  /**
   * `triu(Tensor self, int diagonal=0) -> Tensor`
   *
   * With `out`: `triu.out(Tensor self, int diagonal=0, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, diagonal: number, options?: Options<{ out: Tensor }>): Tensor;
}>("triu", () => function triu(self?: unknown, diagonal?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && diagonal === undefined && options === undefined && extra === undefined) return operators_triu(self, 0);
  } catch (error) {
    throw withCallContext(error, triuOverloads, [self, diagonal, options, extra]);
  }
  return callOverload(triuOverloads, [self, diagonal, options, extra]);
});

const triu_Overloads = /* @__PURE__ */ overloads("triu_", [triu__op, operators_triu_]);
export const triu_ = /* @__PURE__ */ publicFunction<{
  /**
   * `triu_(Tensor(a!) self, int diagonal=0) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, options?: Options<{ diagonal: number }>): Tensor;
  /**
   * `triu_(Tensor(a!) self, int diagonal=0) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, diagonal: number): Tensor;
}>("triu_", () => function triu_(self?: unknown, diagonal?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && diagonal === undefined && options === undefined && extra === undefined) return operators_triu_(self, 0);
  } catch (error) {
    throw withCallContext(error, triu_Overloads, [self, diagonal, options, extra]);
  }
  return callOverload(triu_Overloads, [self, diagonal, options, extra]);
});

const embeddingOverloads = /* @__PURE__ */ overloads("embedding", [embedding_op, operators_embedding], [embedding_out_op, embedding_out]);
export const embedding = /* @__PURE__ */ publicFunction<{
  /**
   * `embedding(Tensor weight, Tensor indices, int padding_idx=-1, bool scale_grad_by_freq=False, bool sparse=False) -> Tensor`
   *
   * With `out`: `embedding.out(Tensor weight, Tensor indices, int padding_idx=-1, bool scale_grad_by_freq=False, bool sparse=False, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (weight: Tensor, indices: Tensor, options?: Options<{ paddingIdx: number; scaleGradByFreq: boolean; sparse: boolean; out: Tensor }>): Tensor;
  /**
   * `embedding(Tensor weight, Tensor indices, int padding_idx=-1, bool scale_grad_by_freq=False, bool sparse=False) -> Tensor`
   *
   * With `out`: `embedding.out(Tensor weight, Tensor indices, int padding_idx=-1, bool scale_grad_by_freq=False, bool sparse=False, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (weight: Tensor, indices: Tensor, paddingIdx: number, options?: Options<{ scaleGradByFreq: boolean; sparse: boolean; out: Tensor }>): Tensor;
  /**
   * `embedding(Tensor weight, Tensor indices, int padding_idx=-1, bool scale_grad_by_freq=False, bool sparse=False) -> Tensor`
   *
   * With `out`: `embedding.out(Tensor weight, Tensor indices, int padding_idx=-1, bool scale_grad_by_freq=False, bool sparse=False, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (weight: Tensor, indices: Tensor, paddingIdx: number, scaleGradByFreq: boolean, options?: Options<{ sparse: boolean; out: Tensor }>): Tensor;
  /**
   * `embedding(Tensor weight, Tensor indices, int padding_idx=-1, bool scale_grad_by_freq=False, bool sparse=False) -> Tensor`
   *
   * With `out`: `embedding.out(Tensor weight, Tensor indices, int padding_idx=-1, bool scale_grad_by_freq=False, bool sparse=False, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (weight: Tensor, indices: Tensor, paddingIdx: number, scaleGradByFreq: boolean, sparse: boolean, options?: Options<{ out: Tensor }>): Tensor;
}>("embedding", () => function embedding(weight?: unknown, indices?: unknown, paddingIdx?: unknown, scaleGradByFreq?: unknown, sparse?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(weight) && isTensor(indices) && paddingIdx === undefined && scaleGradByFreq === undefined && sparse === undefined && options === undefined && extra === undefined) return operators_embedding(weight, indices, -1, false, false);
  } catch (error) {
    throw withCallContext(error, embeddingOverloads, [weight, indices, paddingIdx, scaleGradByFreq, sparse, options, extra]);
  }
  return callOverload(embeddingOverloads, [weight, indices, paddingIdx, scaleGradByFreq, sparse, options, extra]);
});

const embeddingBackwardOverloads = /* @__PURE__ */ overloads("embeddingBackward", [embedding_backward_op, embedding_backward]);
export const embeddingBackward = /* @__PURE__ */ publicFunction<{
  /** `embedding_backward(Tensor grad, Tensor indices, SymInt num_weights, int padding_idx, bool scale_grad_by_freq, bool sparse) -> Tensor` */
  (grad: Tensor, indices: Tensor, options: { numWeights: number; paddingIdx: number; scaleGradByFreq: boolean; sparse: boolean }): Tensor;
  /** `embedding_backward(Tensor grad, Tensor indices, SymInt num_weights, int padding_idx, bool scale_grad_by_freq, bool sparse) -> Tensor` */
  (grad: Tensor, indices: Tensor, numWeights: number, paddingIdx: number, scaleGradByFreq: boolean, sparse: boolean): Tensor;
}>("embeddingBackward", () => function embeddingBackward(grad?: unknown, indices?: unknown, numWeights?: unknown, paddingIdx?: unknown, scaleGradByFreq?: unknown, sparse?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(grad) && isTensor(indices) && Number.isSafeInteger(numWeights) && Number.isSafeInteger(paddingIdx) && typeof scaleGradByFreq === "boolean" && typeof sparse === "boolean" && options === undefined && extra === undefined) return embedding_backward(grad, indices, numWeights as number, paddingIdx as number, scaleGradByFreq, sparse);
  } catch (error) {
    throw withCallContext(error, embeddingBackwardOverloads, [grad, indices, numWeights, paddingIdx, scaleGradByFreq, sparse, options, extra]);
  }
  return callOverload(embeddingBackwardOverloads, [grad, indices, numWeights, paddingIdx, scaleGradByFreq, sparse, options, extra]);
});

const embeddingDenseBackwardOverloads = /* @__PURE__ */ overloads("embeddingDenseBackward", [embedding_dense_backward_op, embedding_dense_backward], [embedding_dense_backward_out_op, embedding_dense_backward_out]);
export const embeddingDenseBackward = /* @__PURE__ */ publicFunction<{
  /**
   * `embedding_dense_backward(Tensor grad_output, Tensor indices, SymInt num_weights, int padding_idx, bool scale_grad_by_freq) -> Tensor`
   *
   * With `out`: `embedding_dense_backward.out(Tensor grad_output, Tensor indices, SymInt num_weights, int padding_idx, bool scale_grad_by_freq, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (gradOutput: Tensor, indices: Tensor, options: { numWeights: number; paddingIdx: number; scaleGradByFreq: boolean } & Options<{ out: Tensor }>): Tensor;
  /**
   * `embedding_dense_backward(Tensor grad_output, Tensor indices, SymInt num_weights, int padding_idx, bool scale_grad_by_freq) -> Tensor`
   *
   * With `out`: `embedding_dense_backward.out(Tensor grad_output, Tensor indices, SymInt num_weights, int padding_idx, bool scale_grad_by_freq, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (gradOutput: Tensor, indices: Tensor, numWeights: number, paddingIdx: number, scaleGradByFreq: boolean, options?: Options<{ out: Tensor }>): Tensor;
}>("embeddingDenseBackward", () => function embeddingDenseBackward(gradOutput?: unknown, indices?: unknown, numWeights?: unknown, paddingIdx?: unknown, scaleGradByFreq?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(gradOutput) && isTensor(indices) && Number.isSafeInteger(numWeights) && Number.isSafeInteger(paddingIdx) && typeof scaleGradByFreq === "boolean" && options === undefined && extra === undefined) return embedding_dense_backward(gradOutput, indices, numWeights as number, paddingIdx as number, scaleGradByFreq);
  } catch (error) {
    throw withCallContext(error, embeddingDenseBackwardOverloads, [gradOutput, indices, numWeights, paddingIdx, scaleGradByFreq, options, extra]);
  }
  return callOverload(embeddingDenseBackwardOverloads, [gradOutput, indices, numWeights, paddingIdx, scaleGradByFreq, options, extra]);
});

const oneHotOverloads = /* @__PURE__ */ overloads("oneHot", [one_hot_op, one_hot]);
export const oneHot = /* @__PURE__ */ publicFunction<{
  /** `one_hot(Tensor self, int num_classes=-1) -> Tensor` */
  (self: Tensor, options?: Options<{ numClasses: number }>): Tensor;
  /** `one_hot(Tensor self, int num_classes=-1) -> Tensor` */
  (self: Tensor, numClasses: number): Tensor;
}>("oneHot", () => function oneHot(self?: unknown, numClasses?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && numClasses === undefined && options === undefined && extra === undefined) return one_hot(self, -1);
  } catch (error) {
    throw withCallContext(error, oneHotOverloads, [self, numClasses, options, extra]);
  }
  return callOverload(oneHotOverloads, [self, numClasses, options, extra]);
});

const takeOverloads = /* @__PURE__ */ overloads("take", [take_out_op, take_out], [take_op, operators_take]);
export const take = /* @__PURE__ */ publicFunction<{
  /**
   * `take(Tensor self, Tensor index) -> Tensor`
   *
   * With `out`: `take.out(Tensor self, Tensor index, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, index: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("take", () => function take(self?: unknown, index?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(index) && options === undefined && extra === undefined) return operators_take(self, index);
  } catch (error) {
    throw withCallContext(error, takeOverloads, [self, index, options, extra]);
  }
  return callOverload(takeOverloads, [self, index, options, extra]);
});

const takeAlongDimOverloads = /* @__PURE__ */ overloads("takeAlongDim", [take_along_dim_out_op, take_along_dim_out], [take_along_dim_op, take_along_dim]);
export const takeAlongDim = /* @__PURE__ */ publicFunction<{
  /**
   * `take_along_dim(Tensor self, Tensor indices, int? dim=None) -> Tensor`
   *
   * With `out`: `take_along_dim.out(Tensor self, Tensor indices, int? dim=None, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, indices: Tensor, options?: Options<{ dim: number | null; out: Tensor }>): Tensor;
  /**
   * `take_along_dim(Tensor self, Tensor indices, int? dim=None) -> Tensor`
   *
   * With `out`: `take_along_dim.out(Tensor self, Tensor indices, int? dim=None, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, indices: Tensor, dim: number | null, options?: Options<{ out: Tensor }>): Tensor;
}>("takeAlongDim", () => function takeAlongDim(self?: unknown, indices?: unknown, dim?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(indices) && dim === undefined && options === undefined && extra === undefined) return take_along_dim(self, indices, null);
  } catch (error) {
    throw withCallContext(error, takeAlongDimOverloads, [self, indices, dim, options, extra]);
  }
  return callOverload(takeAlongDimOverloads, [self, indices, dim, options, extra]);
});

const putOverloads = /* @__PURE__ */ overloads("put", [put_op, operators_put], [put_out_op, put_out]);
export const put = /* @__PURE__ */ publicFunction<{
  /**
   * `put(Tensor self, Tensor index, Tensor source, bool accumulate=False) -> Tensor`
   *
   * With `out`: `put.out(Tensor self, Tensor index, Tensor source, bool accumulate=False, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, index: Tensor, source: Tensor, options?: Options<{ accumulate: boolean; out: Tensor }>): Tensor;
  /**
   * `put(Tensor self, Tensor index, Tensor source, bool accumulate=False) -> Tensor`
   *
   * With `out`: `put.out(Tensor self, Tensor index, Tensor source, bool accumulate=False, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, index: Tensor, source: Tensor, accumulate: boolean, options?: Options<{ out: Tensor }>): Tensor;
}>("put", () => function put(self?: unknown, index?: unknown, source?: unknown, accumulate?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(index) && isTensor(source) && accumulate === undefined && options === undefined && extra === undefined) return operators_put(self, index, source, false);
  } catch (error) {
    throw withCallContext(error, putOverloads, [self, index, source, accumulate, options, extra]);
  }
  return callOverload(putOverloads, [self, index, source, accumulate, options, extra]);
});

const put_Overloads = /* @__PURE__ */ overloads("put_", [put__op, operators_put_]);
export const put_ = /* @__PURE__ */ publicFunction<{
  /**
   * `put_(Tensor(a!) self, Tensor index, Tensor source, bool accumulate=False) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, index: Tensor, source: Tensor, options?: Options<{ accumulate: boolean }>): Tensor;
  /**
   * `put_(Tensor(a!) self, Tensor index, Tensor source, bool accumulate=False) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, index: Tensor, source: Tensor, accumulate: boolean): Tensor;
}>("put_", () => function put_(self?: unknown, index?: unknown, source?: unknown, accumulate?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(index) && isTensor(source) && accumulate === undefined && options === undefined && extra === undefined) return operators_put_(self, index, source, false);
  } catch (error) {
    throw withCallContext(error, put_Overloads, [self, index, source, accumulate, options, extra]);
  }
  return callOverload(put_Overloads, [self, index, source, accumulate, options, extra]);
});

const meshgridOverloads = /* @__PURE__ */ overloads("meshgrid", [meshgrid_op, operators_meshgrid], [meshgrid_indexing_op, meshgrid_indexing]);
export const meshgrid = /* @__PURE__ */ publicFunction<{
  /** `meshgrid(Tensor[] tensors) -> Tensor[]` */
  (tensors: readonly Tensor[]): Tensor[];
  /** `meshgrid.indexing(Tensor[] tensors, *, str indexing) -> Tensor[]` */
  (tensors: readonly Tensor[], options: { indexing: string }): Tensor[];
}>("meshgrid", () => function meshgrid(tensors?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensorList(tensors) && options === undefined && extra === undefined) return operators_meshgrid(tensors);
  } catch (error) {
    throw withCallContext(error, meshgridOverloads, [tensors, options, extra]);
  }
  return callOverload(meshgridOverloads, [tensors, options, extra]);
});

const bucketizeOverloads = /* @__PURE__ */ overloads("bucketize", [bucketize_Tensor_op, bucketize_Tensor], [bucketize_Tensor_out_op, bucketize_Tensor_out], [bucketize_Scalar_op, bucketize_Scalar], [bucketize_Scalar_out_op, bucketize_Scalar_out]);
export const bucketize = /* @__PURE__ */ publicFunction<{
  /**
   * `bucketize.Tensor(Tensor self, Tensor boundaries, *, bool out_int32=False, bool right=False) -> Tensor`
   *
   * With `out`: `bucketize.Tensor_out(Tensor self, Tensor boundaries, *, bool out_int32=False, bool right=False, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, boundaries: Tensor, options?: Options<{ outInt32: boolean; right: boolean; out: Tensor }>): Tensor;
  /**
   * `bucketize.Scalar(Scalar self, Tensor boundaries, *, bool out_int32=False, bool right=False) -> Tensor`
   *
   * With `out`: `bucketize.Scalar_out(Scalar self, Tensor boundaries, *, bool out_int32=False, bool right=False, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Scalar, boundaries: Tensor, options?: Options<{ outInt32: boolean; right: boolean; out: Tensor }>): Tensor;
}>("bucketize", () => function bucketize(self?: unknown, boundaries?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(boundaries) && options === undefined && extra === undefined) return bucketize_Tensor(self, boundaries, false, false);
    if (typeof self === "number" && isTensor(boundaries) && options === undefined && extra === undefined) return bucketize_Scalar(self, boundaries, false, false);
  } catch (error) {
    throw withCallContext(error, bucketizeOverloads, [self, boundaries, options, extra]);
  }
  return callOverload(bucketizeOverloads, [self, boundaries, options, extra]);
});

const searchsortedOverloads = /* @__PURE__ */ overloads("searchsorted", [searchsorted_Tensor_op, searchsorted_Tensor], [searchsorted_Tensor_out_op, searchsorted_Tensor_out], [searchsorted_Scalar_op, searchsorted_Scalar], [searchsorted_Scalar_out_op, searchsorted_Scalar_out]);
export const searchsorted = /* @__PURE__ */ publicFunction<{
  /**
   * `searchsorted.Tensor(Tensor sorted_sequence, Tensor self, *, bool out_int32=False, bool right=False, str? side=None, Tensor? sorter=None) -> Tensor`
   *
   * With `out`: `searchsorted.Tensor_out(Tensor sorted_sequence, Tensor self, *, bool out_int32=False, bool right=False, str? side=None, Tensor? sorter=None, Tensor(a!) out) -> Tensor(a!)`
   */
  (sortedSequence: Tensor, self: Tensor, options?: Options<{ outInt32: boolean; right: boolean; side: string | null; sorter: Tensor | null; out: Tensor }>): Tensor;
  /**
   * `searchsorted.Scalar(Tensor sorted_sequence, Scalar self, *, bool out_int32=False, bool right=False, str? side=None, Tensor? sorter=None) -> Tensor`
   *
   * With `out`: `searchsorted.Scalar_out(Tensor sorted_sequence, Scalar self, *, bool out_int32=False, bool right=False, str? side=None, Tensor? sorter=None, Tensor(a!) out) -> Tensor(a!)`
   */
  (sortedSequence: Tensor, self: Scalar, options?: Options<{ outInt32: boolean; right: boolean; side: string | null; sorter: Tensor | null; out: Tensor }>): Tensor;
}>("searchsorted", () => function searchsorted(sortedSequence?: unknown, self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(sortedSequence) && isTensor(self) && options === undefined && extra === undefined) return searchsorted_Tensor(sortedSequence, self, false, false, null, null);
    if (isTensor(sortedSequence) && typeof self === "number" && options === undefined && extra === undefined) return searchsorted_Scalar(sortedSequence, self, false, false, null, null);
  } catch (error) {
    throw withCallContext(error, searchsortedOverloads, [sortedSequence, self, options, extra]);
  }
  return callOverload(searchsortedOverloads, [sortedSequence, self, options, extra]);
});

const traceOverloads = /* @__PURE__ */ overloads("trace", [trace_op, operators_trace], [trace_out_op, trace_out]);
export const trace = /* @__PURE__ */ publicFunction<{
  /**
   * `trace(Tensor self) -> Tensor`
   *
   * With `out`: `trace.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("trace", () => function trace(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_trace(self);
  } catch (error) {
    throw withCallContext(error, traceOverloads, [self, options, extra]);
  }
  return callOverload(traceOverloads, [self, options, extra]);
});

const traceBackwardOverloads = /* @__PURE__ */ overloads("traceBackward", [trace_backward_op, trace_backward]);
export const traceBackward = /* @__PURE__ */ publicFunction<{
  /** `trace_backward(Tensor grad, int[] sizes) -> Tensor` */
  (grad: Tensor, options: { sizes: readonly number[] }): Tensor;
  /** `trace_backward(Tensor grad, int[] sizes) -> Tensor` */
  (grad: Tensor, sizes: readonly number[]): Tensor;
}>("traceBackward", () => function traceBackward(grad?: unknown, sizes?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(grad) && isIntList(sizes) && options === undefined && extra === undefined) return trace_backward(grad, sizes);
  } catch (error) {
    throw withCallContext(error, traceBackwardOverloads, [grad, sizes, options, extra]);
  }
  return callOverload(traceBackwardOverloads, [grad, sizes, options, extra]);
});

const valueSelectingReductionBackwardOverloads = /* @__PURE__ */ overloads("valueSelectingReductionBackward", [value_selecting_reduction_backward_op, value_selecting_reduction_backward]);
export const valueSelectingReductionBackward = /* @__PURE__ */ publicFunction<{
  /** `value_selecting_reduction_backward(Tensor grad, int dim, Tensor indices, int[] sizes, bool keepdim) -> Tensor` */
  (grad: Tensor, dim: number, indices: Tensor, options: { sizes: readonly number[]; keepdim: boolean }): Tensor;
  /** `value_selecting_reduction_backward(Tensor grad, int dim, Tensor indices, int[] sizes, bool keepdim) -> Tensor` */
  (grad: Tensor, dim: number, indices: Tensor, sizes: readonly number[], keepdim: boolean): Tensor;
}>("valueSelectingReductionBackward", () => function valueSelectingReductionBackward(grad?: unknown, dim?: unknown, indices?: unknown, sizes?: unknown, keepdim?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(grad) && Number.isSafeInteger(dim) && isTensor(indices) && isIntList(sizes) && typeof keepdim === "boolean" && options === undefined && extra === undefined) return value_selecting_reduction_backward(grad, dim as number, indices, sizes, keepdim);
  } catch (error) {
    throw withCallContext(error, valueSelectingReductionBackwardOverloads, [grad, dim, indices, sizes, keepdim, options, extra]);
  }
  return callOverload(valueSelectingReductionBackwardOverloads, [grad, dim, indices, sizes, keepdim, options, extra]);
});

const countNonzeroOverloads = /* @__PURE__ */ overloads("countNonzero", [count_nonzero_dim_IntList_op, count_nonzero_dim_IntList], [count_nonzero_op, count_nonzero], [count_nonzero_dim_IntList_out_op, count_nonzero_dim_IntList_out], [count_nonzero_out_op, count_nonzero_out]);
export const countNonzero = /* @__PURE__ */ publicFunction<{
  /**
   * `count_nonzero.dim_IntList(Tensor self, int[] dim) -> Tensor`
   *
   * With `out`: `count_nonzero.dim_IntList_out(Tensor self, int[] dim, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options: { dim: readonly number[] } & Options<{ out: Tensor }>): Tensor;
  /**
   * `count_nonzero.dim_IntList(Tensor self, int[] dim) -> Tensor`
   *
   * With `out`: `count_nonzero.dim_IntList_out(Tensor self, int[] dim, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, dim: readonly number[], options?: Options<{ out: Tensor }>): Tensor;
  /**
   * `count_nonzero(Tensor self, int? dim=None) -> Tensor`
   *
   * With `out`: `count_nonzero.out(Tensor self, int? dim=None, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ dim: number | null; out: Tensor }>): Tensor;
  /**
   * `count_nonzero(Tensor self, int? dim=None) -> Tensor`
   *
   * With `out`: `count_nonzero.out(Tensor self, int? dim=None, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, dim: number | null, options?: Options<{ out: Tensor }>): Tensor;
}>("countNonzero", () => function countNonzero(self?: unknown, dim?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isIntList(dim) && options === undefined && extra === undefined) return count_nonzero_dim_IntList(self, dim);
    if (isTensor(self) && dim === undefined && options === undefined && extra === undefined) return count_nonzero(self, null);
  } catch (error) {
    throw withCallContext(error, countNonzeroOverloads, [self, dim, options, extra]);
  }
  return callOverload(countNonzeroOverloads, [self, dim, options, extra]);
});

const blockDiagOverloads = /* @__PURE__ */ overloads("blockDiag", [block_diag_op, block_diag], [block_diag_out_op, block_diag_out]);
export const blockDiag = /* @__PURE__ */ publicFunction<{
  /**
   * `block_diag(Tensor[] tensors) -> Tensor`
   *
   * With `out`: `block_diag.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (tensors: readonly Tensor[], options?: Options<{ out: Tensor }>): Tensor;
}>("blockDiag", () => function blockDiag(tensors?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensorList(tensors) && options === undefined && extra === undefined) return block_diag(tensors);
  } catch (error) {
    throw withCallContext(error, blockDiagOverloads, [tensors, options, extra]);
  }
  return callOverload(blockDiagOverloads, [tensors, options, extra]);
});

const cartesianProdOverloads = /* @__PURE__ */ overloads("cartesianProd", [cartesian_prod_op, cartesian_prod]);
export const cartesianProd = /* @__PURE__ */ publicFunction<{
  /** `cartesian_prod(Tensor[] tensors) -> Tensor` */
  (tensors: readonly Tensor[]): Tensor;
}>("cartesianProd", () => function cartesianProd(tensors?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensorList(tensors) && options === undefined && extra === undefined) return cartesian_prod(tensors);
  } catch (error) {
    throw withCallContext(error, cartesianProdOverloads, [tensors, options, extra]);
  }
  return callOverload(cartesianProdOverloads, [tensors, options, extra]);
});

const combinationsOverloads = /* @__PURE__ */ overloads("combinations", [combinations_op, operators_combinations]);
export const combinations = /* @__PURE__ */ publicFunction<{
  /** `combinations(Tensor self, int r=2, bool with_replacement=False) -> Tensor` */
  (self: Tensor, options?: Options<{ r: number; withReplacement: boolean }>): Tensor;
  /** `combinations(Tensor self, int r=2, bool with_replacement=False) -> Tensor` */
  (self: Tensor, r: number, options?: Options<{ withReplacement: boolean }>): Tensor;
  /** `combinations(Tensor self, int r=2, bool with_replacement=False) -> Tensor` */
  (self: Tensor, r: number, withReplacement: boolean): Tensor;
}>("combinations", () => function combinations(self?: unknown, r?: unknown, withReplacement?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && r === undefined && withReplacement === undefined && options === undefined && extra === undefined) return operators_combinations(self, 2, false);
  } catch (error) {
    throw withCallContext(error, combinationsOverloads, [self, r, withReplacement, options, extra]);
  }
  return callOverload(combinationsOverloads, [self, r, withReplacement, options, extra]);
});

const isinOverloads = /* @__PURE__ */ overloads("isin", [isin_Tensor_Tensor_out_op, isin_Tensor_Tensor_out], [isin_Tensor_Tensor_op, isin_Tensor_Tensor], [isin_Tensor_Scalar_out_op, isin_Tensor_Scalar_out], [isin_Tensor_Scalar_op, isin_Tensor_Scalar], [isin_Scalar_Tensor_out_op, isin_Scalar_Tensor_out], [isin_Scalar_Tensor_op, isin_Scalar_Tensor]);
export const isin = /* @__PURE__ */ publicFunction<{
  /**
   * `isin.Tensor_Tensor(Tensor elements, Tensor test_elements, *, bool assume_unique=False, bool invert=False) -> Tensor`
   *
   * With `out`: `isin.Tensor_Tensor_out(Tensor elements, Tensor test_elements, *, bool assume_unique=False, bool invert=False, Tensor(a!) out) -> Tensor(a!)`
   */
  (elements: Tensor, testElements: Tensor, options?: Options<{ assumeUnique: boolean; invert: boolean; out: Tensor }>): Tensor;
  /**
   * `isin.Tensor_Scalar(Tensor elements, Scalar test_element, *, bool assume_unique=False, bool invert=False) -> Tensor`
   *
   * With `out`: `isin.Tensor_Scalar_out(Tensor elements, Scalar test_element, *, bool assume_unique=False, bool invert=False, Tensor(a!) out) -> Tensor(a!)`
   */
  (elements: Tensor, testElement: Scalar, options?: Options<{ assumeUnique: boolean; invert: boolean; out: Tensor }>): Tensor;
  /**
   * `isin.Scalar_Tensor(Scalar element, Tensor test_elements, *, bool assume_unique=False, bool invert=False) -> Tensor`
   *
   * With `out`: `isin.Scalar_Tensor_out(Scalar element, Tensor test_elements, *, bool assume_unique=False, bool invert=False, Tensor(a!) out) -> Tensor(a!)`
   */
  (element: Scalar, testElements: Tensor, options?: Options<{ assumeUnique: boolean; invert: boolean; out: Tensor }>): Tensor;
}>("isin", () => function isin(elements?: unknown, testElements?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(elements) && isTensor(testElements) && options === undefined && extra === undefined) return isin_Tensor_Tensor(elements, testElements, false, false);
    if (isTensor(elements) && typeof testElements === "number" && options === undefined && extra === undefined) return isin_Tensor_Scalar(elements, testElements, false, false);
    if (typeof elements === "number" && isTensor(testElements) && options === undefined && extra === undefined) return isin_Scalar_Tensor(elements, testElements, false, false);
  } catch (error) {
    throw withCallContext(error, isinOverloads, [elements, testElements, options, extra]);
  }
  return callOverload(isinOverloads, [elements, testElements, options, extra]);
});

const constantPadNdOverloads = /* @__PURE__ */ overloads("constantPadNd", [constant_pad_nd_op, constant_pad_nd], [constant_pad_nd_out_op, constant_pad_nd_out]);
export const constantPadNd = /* @__PURE__ */ publicFunction<{
  /**
   * `constant_pad_nd(Tensor self, int[] pad, Scalar value=0) -> Tensor`
   *
   * With `out`: `constant_pad_nd.out(Tensor self, int[] pad, Scalar value=0, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options: { pad: readonly number[] } & Options<{ value: Scalar; out: Tensor }>): Tensor;
  /**
   * `constant_pad_nd(Tensor self, int[] pad, Scalar value=0) -> Tensor`
   *
   * With `out`: `constant_pad_nd.out(Tensor self, int[] pad, Scalar value=0, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, pad: readonly number[], options?: Options<{ value: Scalar; out: Tensor }>): Tensor;
  /**
   * `constant_pad_nd(Tensor self, int[] pad, Scalar value=0) -> Tensor`
   *
   * With `out`: `constant_pad_nd.out(Tensor self, int[] pad, Scalar value=0, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, pad: readonly number[], value: Scalar, options?: Options<{ out: Tensor }>): Tensor;
}>("constantPadNd", () => function constantPadNd(self?: unknown, pad?: unknown, value?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isIntList(pad) && value === undefined && options === undefined && extra === undefined) return constant_pad_nd(self, pad, 0);
  } catch (error) {
    throw withCallContext(error, constantPadNdOverloads, [self, pad, value, options, extra]);
  }
  return callOverload(constantPadNdOverloads, [self, pad, value, options, extra]);
});

const padOverloads = /* @__PURE__ */ overloads("pad", [pad_op, operators_pad]);
export const pad = /* @__PURE__ */ publicFunction<{
  /** `pad(Tensor self, int[] pad, str mode="constant", float? value=None) -> Tensor` */
  (self: Tensor, options: { pad: readonly number[] } & Options<{ mode: string; value: number | null }>): Tensor;
  /** `pad(Tensor self, int[] pad, str mode="constant", float? value=None) -> Tensor` */
  (self: Tensor, pad: readonly number[], options?: Options<{ mode: string; value: number | null }>): Tensor;
  /** `pad(Tensor self, int[] pad, str mode="constant", float? value=None) -> Tensor` */
  (self: Tensor, pad: readonly number[], mode: string, options?: Options<{ value: number | null }>): Tensor;
  /** `pad(Tensor self, int[] pad, str mode="constant", float? value=None) -> Tensor` */
  (self: Tensor, pad: readonly number[], mode: string, value: number | null): Tensor;
}>("pad", () => function pad(self?: unknown, pad?: unknown, mode?: unknown, value?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isIntList(pad) && mode === undefined && value === undefined && options === undefined && extra === undefined) return operators_pad(self, pad, "constant", null);
  } catch (error) {
    throw withCallContext(error, padOverloads, [self, pad, mode, value, options, extra]);
  }
  return callOverload(padOverloads, [self, pad, mode, value, options, extra]);
});

const _padCircularOverloads = /* @__PURE__ */ overloads("_padCircular", [_pad_circular_op, _pad_circular]);
export const _padCircular = /* @__PURE__ */ publicFunction<{
  /** `_pad_circular(Tensor self, int[] pad) -> Tensor` */
  (self: Tensor, options: { pad: readonly number[] }): Tensor;
  /** `_pad_circular(Tensor self, int[] pad) -> Tensor` */
  (self: Tensor, pad: readonly number[]): Tensor;
}>("_padCircular", () => function _padCircular(self?: unknown, pad?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isIntList(pad) && options === undefined && extra === undefined) return _pad_circular(self, pad);
  } catch (error) {
    throw withCallContext(error, _padCircularOverloads, [self, pad, options, extra]);
  }
  return callOverload(_padCircularOverloads, [self, pad, options, extra]);
});

const _padEnumOverloads = /* @__PURE__ */ overloads("_padEnum", [_pad_enum_op, _pad_enum]);
export const _padEnum = /* @__PURE__ */ publicFunction<{
  /** `_pad_enum(Tensor self, int[] pad, int mode, float? value=None) -> Tensor` */
  (self: Tensor, options: { pad: readonly number[]; mode: number } & Options<{ value: number | null }>): Tensor;
  /** `_pad_enum(Tensor self, int[] pad, int mode, float? value=None) -> Tensor` */
  (self: Tensor, pad: readonly number[], mode: number, options?: Options<{ value: number | null }>): Tensor;
  /** `_pad_enum(Tensor self, int[] pad, int mode, float? value=None) -> Tensor` */
  (self: Tensor, pad: readonly number[], mode: number, value: number | null): Tensor;
}>("_padEnum", () => function _padEnum(self?: unknown, pad?: unknown, mode?: unknown, value?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isIntList(pad) && Number.isSafeInteger(mode) && value === undefined && options === undefined && extra === undefined) return _pad_enum(self, pad, mode as number, null);
  } catch (error) {
    throw withCallContext(error, _padEnumOverloads, [self, pad, mode, value, options, extra]);
  }
  return callOverload(_padEnumOverloads, [self, pad, mode, value, options, extra]);
});

const concatenateOverloads = /* @__PURE__ */ overloads("concatenate", [concatenate_op, operators_concatenate], [concatenate_out_op, concatenate_out]);
export const concatenate = /* @__PURE__ */ publicFunction<{
  /**
   * `concatenate(Tensor[] tensors, int dim=0) -> Tensor`
   *
   * With `out`: `concatenate.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (tensors: readonly Tensor[], options?: Options<{ dim: number; out: Tensor }>): Tensor;
  /**
   * `concatenate(Tensor[] tensors, int dim=0) -> Tensor`
   *
   * With `out`: `concatenate.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (tensors: readonly Tensor[], dim: number, options?: Options<{ out: Tensor }>): Tensor;
}>("concatenate", () => function concatenate(tensors?: unknown, dim?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensorList(tensors) && dim === undefined && options === undefined && extra === undefined) return operators_concatenate(tensors, 0);
  } catch (error) {
    throw withCallContext(error, concatenateOverloads, [tensors, dim, options, extra]);
  }
  return callOverload(concatenateOverloads, [tensors, dim, options, extra]);
});

const padSequenceOverloads = /* @__PURE__ */ overloads("padSequence", [pad_sequence_op, pad_sequence]);
export const padSequence = /* @__PURE__ */ publicFunction<{
  /** `pad_sequence(Tensor[] sequences, bool batch_first=False, float padding_value=0.0) -> Tensor` */
  (sequences: readonly Tensor[], options?: Options<{ batchFirst: boolean; paddingValue: number }>): Tensor;
  /** `pad_sequence(Tensor[] sequences, bool batch_first=False, float padding_value=0.0) -> Tensor` */
  (sequences: readonly Tensor[], batchFirst: boolean, options?: Options<{ paddingValue: number }>): Tensor;
  /** `pad_sequence(Tensor[] sequences, bool batch_first=False, float padding_value=0.0) -> Tensor` */
  (sequences: readonly Tensor[], batchFirst: boolean, paddingValue: number): Tensor;
}>("padSequence", () => function padSequence(sequences?: unknown, batchFirst?: unknown, paddingValue?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensorList(sequences) && batchFirst === undefined && paddingValue === undefined && options === undefined && extra === undefined) return pad_sequence(sequences, false, 0);
  } catch (error) {
    throw withCallContext(error, padSequenceOverloads, [sequences, batchFirst, paddingValue, options, extra]);
  }
  return callOverload(padSequenceOverloads, [sequences, batchFirst, paddingValue, options, extra]);
});

const vanderOverloads = /* @__PURE__ */ overloads("vander", [vander_op, operators_vander]);
export const vander = /* @__PURE__ */ publicFunction<{
  /** `vander(Tensor x, int? N=None, bool increasing=False) -> Tensor` */
  (x: Tensor, options?: Options<{ N: number | null; increasing: boolean }>): Tensor;
  /** `vander(Tensor x, int? N=None, bool increasing=False) -> Tensor` */
  (x: Tensor, N: number | null, options?: Options<{ increasing: boolean }>): Tensor;
  /** `vander(Tensor x, int? N=None, bool increasing=False) -> Tensor` */
  (x: Tensor, N: number | null, increasing: boolean): Tensor;
}>("vander", () => function vander(x?: unknown, N?: unknown, increasing?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(x) && N === undefined && increasing === undefined && options === undefined && extra === undefined) return operators_vander(x, null, false);
  } catch (error) {
    throw withCallContext(error, vanderOverloads, [x, N, increasing, options, extra]);
  }
  return callOverload(vanderOverloads, [x, N, increasing, options, extra]);
});

const linalgVanderOverloads = /* @__PURE__ */ overloads("linalgVander", [linalg_vander_op, linalg_vander]);
export const linalgVander = /* @__PURE__ */ publicFunction<{
  /** `linalg_vander(Tensor x, *, int? N=None) -> Tensor` */
  (x: Tensor, options?: Options<{ N: number | null }>): Tensor;
}>("linalgVander", () => function linalgVander(x?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(x) && options === undefined && extra === undefined) return linalg_vander(x, null);
  } catch (error) {
    throw withCallContext(error, linalgVanderOverloads, [x, options, extra]);
  }
  return callOverload(linalgVanderOverloads, [x, options, extra]);
});

const reflectionPad1dOverloads = /* @__PURE__ */ overloads("reflectionPad1d", [reflection_pad1d_out_op, reflection_pad1d_out], [reflection_pad1d_op, reflection_pad1d]);
export const reflectionPad1d = /* @__PURE__ */ publicFunction<{
  /**
   * `reflection_pad1d(Tensor self, int[2] padding) -> Tensor`
   *
   * With `out`: `reflection_pad1d.out(Tensor self, int[2] padding, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options: { padding: number | readonly number[] } & Options<{ out: Tensor }>): Tensor;
  /**
   * `reflection_pad1d(Tensor self, int[2] padding) -> Tensor`
   *
   * With `out`: `reflection_pad1d.out(Tensor self, int[2] padding, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, padding: number | readonly number[], options?: Options<{ out: Tensor }>): Tensor;
}>("reflectionPad1d", () => function reflectionPad1d(self?: unknown, padding?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isIntList(padding) && options === undefined && extra === undefined) return reflection_pad1d(self, padding);
  } catch (error) {
    throw withCallContext(error, reflectionPad1dOverloads, [self, padding, options, extra]);
  }
  return callOverload(reflectionPad1dOverloads, [self, padding, options, extra]);
});

const reflectionPad1dBackwardOverloads = /* @__PURE__ */ overloads("reflectionPad1dBackward", [reflection_pad1d_backward_grad_input_op, reflection_pad1d_backward_grad_input], [reflection_pad1d_backward_op, reflection_pad1d_backward]);
export const reflectionPad1dBackward = /* @__PURE__ */ publicFunction<{
  /**
   * `reflection_pad1d_backward(Tensor grad_output, Tensor self, int[2] padding) -> Tensor`
   *
   * With `out`: `reflection_pad1d_backward.grad_input(Tensor grad_output, Tensor self, int[2] padding, *, Tensor(a!) grad_input) -> Tensor(a!)`
   */
  (gradOutput: Tensor, self: Tensor, options: { padding: number | readonly number[] } & Options<{ out: Tensor }>): Tensor;
  /**
   * `reflection_pad1d_backward(Tensor grad_output, Tensor self, int[2] padding) -> Tensor`
   *
   * With `out`: `reflection_pad1d_backward.grad_input(Tensor grad_output, Tensor self, int[2] padding, *, Tensor(a!) grad_input) -> Tensor(a!)`
   */
  (gradOutput: Tensor, self: Tensor, padding: number | readonly number[], options?: Options<{ out: Tensor }>): Tensor;
}>("reflectionPad1dBackward", () => function reflectionPad1dBackward(gradOutput?: unknown, self?: unknown, padding?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(gradOutput) && isTensor(self) && isIntList(padding) && options === undefined && extra === undefined) return reflection_pad1d_backward(gradOutput, self, padding);
  } catch (error) {
    throw withCallContext(error, reflectionPad1dBackwardOverloads, [gradOutput, self, padding, options, extra]);
  }
  return callOverload(reflectionPad1dBackwardOverloads, [gradOutput, self, padding, options, extra]);
});

const reflectionPad2dOverloads = /* @__PURE__ */ overloads("reflectionPad2d", [reflection_pad2d_out_op, reflection_pad2d_out], [reflection_pad2d_op, reflection_pad2d]);
export const reflectionPad2d = /* @__PURE__ */ publicFunction<{
  /**
   * `reflection_pad2d(Tensor self, int[4] padding) -> Tensor`
   *
   * With `out`: `reflection_pad2d.out(Tensor self, int[4] padding, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options: { padding: number | readonly number[] } & Options<{ out: Tensor }>): Tensor;
  /**
   * `reflection_pad2d(Tensor self, int[4] padding) -> Tensor`
   *
   * With `out`: `reflection_pad2d.out(Tensor self, int[4] padding, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, padding: number | readonly number[], options?: Options<{ out: Tensor }>): Tensor;
}>("reflectionPad2d", () => function reflectionPad2d(self?: unknown, padding?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isIntList(padding) && options === undefined && extra === undefined) return reflection_pad2d(self, padding);
  } catch (error) {
    throw withCallContext(error, reflectionPad2dOverloads, [self, padding, options, extra]);
  }
  return callOverload(reflectionPad2dOverloads, [self, padding, options, extra]);
});

const reflectionPad2dBackwardOverloads = /* @__PURE__ */ overloads("reflectionPad2dBackward", [reflection_pad2d_backward_grad_input_op, reflection_pad2d_backward_grad_input], [reflection_pad2d_backward_op, reflection_pad2d_backward]);
export const reflectionPad2dBackward = /* @__PURE__ */ publicFunction<{
  /**
   * `reflection_pad2d_backward(Tensor grad_output, Tensor self, int[4] padding) -> Tensor`
   *
   * With `out`: `reflection_pad2d_backward.grad_input(Tensor grad_output, Tensor self, int[4] padding, *, Tensor(a!) grad_input) -> Tensor(a!)`
   */
  (gradOutput: Tensor, self: Tensor, options: { padding: number | readonly number[] } & Options<{ out: Tensor }>): Tensor;
  /**
   * `reflection_pad2d_backward(Tensor grad_output, Tensor self, int[4] padding) -> Tensor`
   *
   * With `out`: `reflection_pad2d_backward.grad_input(Tensor grad_output, Tensor self, int[4] padding, *, Tensor(a!) grad_input) -> Tensor(a!)`
   */
  (gradOutput: Tensor, self: Tensor, padding: number | readonly number[], options?: Options<{ out: Tensor }>): Tensor;
}>("reflectionPad2dBackward", () => function reflectionPad2dBackward(gradOutput?: unknown, self?: unknown, padding?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(gradOutput) && isTensor(self) && isIntList(padding) && options === undefined && extra === undefined) return reflection_pad2d_backward(gradOutput, self, padding);
  } catch (error) {
    throw withCallContext(error, reflectionPad2dBackwardOverloads, [gradOutput, self, padding, options, extra]);
  }
  return callOverload(reflectionPad2dBackwardOverloads, [gradOutput, self, padding, options, extra]);
});

const reflectionPad3dOverloads = /* @__PURE__ */ overloads("reflectionPad3d", [reflection_pad3d_out_op, reflection_pad3d_out], [reflection_pad3d_op, reflection_pad3d]);
export const reflectionPad3d = /* @__PURE__ */ publicFunction<{
  /**
   * `reflection_pad3d(Tensor self, int[6] padding) -> Tensor`
   *
   * With `out`: `reflection_pad3d.out(Tensor self, int[6] padding, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options: { padding: number | readonly number[] } & Options<{ out: Tensor }>): Tensor;
  /**
   * `reflection_pad3d(Tensor self, int[6] padding) -> Tensor`
   *
   * With `out`: `reflection_pad3d.out(Tensor self, int[6] padding, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, padding: number | readonly number[], options?: Options<{ out: Tensor }>): Tensor;
}>("reflectionPad3d", () => function reflectionPad3d(self?: unknown, padding?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isIntList(padding) && options === undefined && extra === undefined) return reflection_pad3d(self, padding);
  } catch (error) {
    throw withCallContext(error, reflectionPad3dOverloads, [self, padding, options, extra]);
  }
  return callOverload(reflectionPad3dOverloads, [self, padding, options, extra]);
});

const reflectionPad3dBackwardOverloads = /* @__PURE__ */ overloads("reflectionPad3dBackward", [reflection_pad3d_backward_grad_input_op, reflection_pad3d_backward_grad_input], [reflection_pad3d_backward_op, reflection_pad3d_backward]);
export const reflectionPad3dBackward = /* @__PURE__ */ publicFunction<{
  /**
   * `reflection_pad3d_backward(Tensor grad_output, Tensor self, int[6] padding) -> Tensor`
   *
   * With `out`: `reflection_pad3d_backward.grad_input(Tensor grad_output, Tensor self, int[6] padding, *, Tensor(a!) grad_input) -> Tensor(a!)`
   */
  (gradOutput: Tensor, self: Tensor, options: { padding: number | readonly number[] } & Options<{ out: Tensor }>): Tensor;
  /**
   * `reflection_pad3d_backward(Tensor grad_output, Tensor self, int[6] padding) -> Tensor`
   *
   * With `out`: `reflection_pad3d_backward.grad_input(Tensor grad_output, Tensor self, int[6] padding, *, Tensor(a!) grad_input) -> Tensor(a!)`
   */
  (gradOutput: Tensor, self: Tensor, padding: number | readonly number[], options?: Options<{ out: Tensor }>): Tensor;
}>("reflectionPad3dBackward", () => function reflectionPad3dBackward(gradOutput?: unknown, self?: unknown, padding?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(gradOutput) && isTensor(self) && isIntList(padding) && options === undefined && extra === undefined) return reflection_pad3d_backward(gradOutput, self, padding);
  } catch (error) {
    throw withCallContext(error, reflectionPad3dBackwardOverloads, [gradOutput, self, padding, options, extra]);
  }
  return callOverload(reflectionPad3dBackwardOverloads, [gradOutput, self, padding, options, extra]);
});

const replicationPad1dOverloads = /* @__PURE__ */ overloads("replicationPad1d", [replication_pad1d_out_op, replication_pad1d_out], [replication_pad1d_op, replication_pad1d]);
export const replicationPad1d = /* @__PURE__ */ publicFunction<{
  /**
   * `replication_pad1d(Tensor self, int[2] padding) -> Tensor`
   *
   * With `out`: `replication_pad1d.out(Tensor self, int[2] padding, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options: { padding: number | readonly number[] } & Options<{ out: Tensor }>): Tensor;
  /**
   * `replication_pad1d(Tensor self, int[2] padding) -> Tensor`
   *
   * With `out`: `replication_pad1d.out(Tensor self, int[2] padding, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, padding: number | readonly number[], options?: Options<{ out: Tensor }>): Tensor;
}>("replicationPad1d", () => function replicationPad1d(self?: unknown, padding?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isIntList(padding) && options === undefined && extra === undefined) return replication_pad1d(self, padding);
  } catch (error) {
    throw withCallContext(error, replicationPad1dOverloads, [self, padding, options, extra]);
  }
  return callOverload(replicationPad1dOverloads, [self, padding, options, extra]);
});

const replicationPad1dBackwardOverloads = /* @__PURE__ */ overloads("replicationPad1dBackward", [replication_pad1d_backward_grad_input_op, replication_pad1d_backward_grad_input], [replication_pad1d_backward_op, replication_pad1d_backward]);
export const replicationPad1dBackward = /* @__PURE__ */ publicFunction<{
  /**
   * `replication_pad1d_backward(Tensor grad_output, Tensor self, int[2] padding) -> Tensor`
   *
   * With `out`: `replication_pad1d_backward.grad_input(Tensor grad_output, Tensor self, int[2] padding, *, Tensor(a!) grad_input) -> Tensor(a!)`
   */
  (gradOutput: Tensor, self: Tensor, options: { padding: number | readonly number[] } & Options<{ out: Tensor }>): Tensor;
  /**
   * `replication_pad1d_backward(Tensor grad_output, Tensor self, int[2] padding) -> Tensor`
   *
   * With `out`: `replication_pad1d_backward.grad_input(Tensor grad_output, Tensor self, int[2] padding, *, Tensor(a!) grad_input) -> Tensor(a!)`
   */
  (gradOutput: Tensor, self: Tensor, padding: number | readonly number[], options?: Options<{ out: Tensor }>): Tensor;
}>("replicationPad1dBackward", () => function replicationPad1dBackward(gradOutput?: unknown, self?: unknown, padding?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(gradOutput) && isTensor(self) && isIntList(padding) && options === undefined && extra === undefined) return replication_pad1d_backward(gradOutput, self, padding);
  } catch (error) {
    throw withCallContext(error, replicationPad1dBackwardOverloads, [gradOutput, self, padding, options, extra]);
  }
  return callOverload(replicationPad1dBackwardOverloads, [gradOutput, self, padding, options, extra]);
});

const replicationPad2dOverloads = /* @__PURE__ */ overloads("replicationPad2d", [replication_pad2d_out_op, replication_pad2d_out], [replication_pad2d_op, replication_pad2d]);
export const replicationPad2d = /* @__PURE__ */ publicFunction<{
  /**
   * `replication_pad2d(Tensor self, int[4] padding) -> Tensor`
   *
   * With `out`: `replication_pad2d.out(Tensor self, int[4] padding, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options: { padding: number | readonly number[] } & Options<{ out: Tensor }>): Tensor;
  /**
   * `replication_pad2d(Tensor self, int[4] padding) -> Tensor`
   *
   * With `out`: `replication_pad2d.out(Tensor self, int[4] padding, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, padding: number | readonly number[], options?: Options<{ out: Tensor }>): Tensor;
}>("replicationPad2d", () => function replicationPad2d(self?: unknown, padding?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isIntList(padding) && options === undefined && extra === undefined) return replication_pad2d(self, padding);
  } catch (error) {
    throw withCallContext(error, replicationPad2dOverloads, [self, padding, options, extra]);
  }
  return callOverload(replicationPad2dOverloads, [self, padding, options, extra]);
});

const replicationPad2dBackwardOverloads = /* @__PURE__ */ overloads("replicationPad2dBackward", [replication_pad2d_backward_grad_input_op, replication_pad2d_backward_grad_input], [replication_pad2d_backward_op, replication_pad2d_backward]);
export const replicationPad2dBackward = /* @__PURE__ */ publicFunction<{
  /**
   * `replication_pad2d_backward(Tensor grad_output, Tensor self, int[4] padding) -> Tensor`
   *
   * With `out`: `replication_pad2d_backward.grad_input(Tensor grad_output, Tensor self, int[4] padding, *, Tensor(a!) grad_input) -> Tensor(a!)`
   */
  (gradOutput: Tensor, self: Tensor, options: { padding: number | readonly number[] } & Options<{ out: Tensor }>): Tensor;
  /**
   * `replication_pad2d_backward(Tensor grad_output, Tensor self, int[4] padding) -> Tensor`
   *
   * With `out`: `replication_pad2d_backward.grad_input(Tensor grad_output, Tensor self, int[4] padding, *, Tensor(a!) grad_input) -> Tensor(a!)`
   */
  (gradOutput: Tensor, self: Tensor, padding: number | readonly number[], options?: Options<{ out: Tensor }>): Tensor;
}>("replicationPad2dBackward", () => function replicationPad2dBackward(gradOutput?: unknown, self?: unknown, padding?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(gradOutput) && isTensor(self) && isIntList(padding) && options === undefined && extra === undefined) return replication_pad2d_backward(gradOutput, self, padding);
  } catch (error) {
    throw withCallContext(error, replicationPad2dBackwardOverloads, [gradOutput, self, padding, options, extra]);
  }
  return callOverload(replicationPad2dBackwardOverloads, [gradOutput, self, padding, options, extra]);
});

const replicationPad3dOverloads = /* @__PURE__ */ overloads("replicationPad3d", [replication_pad3d_out_op, replication_pad3d_out], [replication_pad3d_op, replication_pad3d]);
export const replicationPad3d = /* @__PURE__ */ publicFunction<{
  /**
   * `replication_pad3d(Tensor self, int[6] padding) -> Tensor`
   *
   * With `out`: `replication_pad3d.out(Tensor self, int[6] padding, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options: { padding: number | readonly number[] } & Options<{ out: Tensor }>): Tensor;
  /**
   * `replication_pad3d(Tensor self, int[6] padding) -> Tensor`
   *
   * With `out`: `replication_pad3d.out(Tensor self, int[6] padding, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, padding: number | readonly number[], options?: Options<{ out: Tensor }>): Tensor;
}>("replicationPad3d", () => function replicationPad3d(self?: unknown, padding?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isIntList(padding) && options === undefined && extra === undefined) return replication_pad3d(self, padding);
  } catch (error) {
    throw withCallContext(error, replicationPad3dOverloads, [self, padding, options, extra]);
  }
  return callOverload(replicationPad3dOverloads, [self, padding, options, extra]);
});

const replicationPad3dBackwardOverloads = /* @__PURE__ */ overloads("replicationPad3dBackward", [replication_pad3d_backward_grad_input_op, replication_pad3d_backward_grad_input], [replication_pad3d_backward_op, replication_pad3d_backward]);
export const replicationPad3dBackward = /* @__PURE__ */ publicFunction<{
  /**
   * `replication_pad3d_backward(Tensor grad_output, Tensor self, int[6] padding) -> Tensor`
   *
   * With `out`: `replication_pad3d_backward.grad_input(Tensor grad_output, Tensor self, int[6] padding, *, Tensor(a!) grad_input) -> Tensor(a!)`
   */
  (gradOutput: Tensor, self: Tensor, options: { padding: number | readonly number[] } & Options<{ out: Tensor }>): Tensor;
  /**
   * `replication_pad3d_backward(Tensor grad_output, Tensor self, int[6] padding) -> Tensor`
   *
   * With `out`: `replication_pad3d_backward.grad_input(Tensor grad_output, Tensor self, int[6] padding, *, Tensor(a!) grad_input) -> Tensor(a!)`
   */
  (gradOutput: Tensor, self: Tensor, padding: number | readonly number[], options?: Options<{ out: Tensor }>): Tensor;
}>("replicationPad3dBackward", () => function replicationPad3dBackward(gradOutput?: unknown, self?: unknown, padding?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(gradOutput) && isTensor(self) && isIntList(padding) && options === undefined && extra === undefined) return replication_pad3d_backward(gradOutput, self, padding);
  } catch (error) {
    throw withCallContext(error, replicationPad3dBackwardOverloads, [gradOutput, self, padding, options, extra]);
  }
  return callOverload(replicationPad3dBackwardOverloads, [gradOutput, self, padding, options, extra]);
});

const indexReduceOverloads = /* @__PURE__ */ overloads("indexReduce", [index_reduce_out_op, index_reduce_out], [index_reduce_op, index_reduce]);
export const indexReduce = /* @__PURE__ */ publicFunction<{
  /**
   * `index_reduce(Tensor self, int dim, Tensor index, Tensor source, str reduce, *, bool include_self=True) -> Tensor`
   *
   * With `out`: `index_reduce.out(Tensor self, int dim, Tensor index, Tensor source, str reduce, *, bool include_self=True, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, dim: number, index: Tensor, source: Tensor, options: { reduce: string } & Options<{ includeSelf: boolean; out: Tensor }>): Tensor;
  /**
   * `index_reduce(Tensor self, int dim, Tensor index, Tensor source, str reduce, *, bool include_self=True) -> Tensor`
   *
   * With `out`: `index_reduce.out(Tensor self, int dim, Tensor index, Tensor source, str reduce, *, bool include_self=True, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, dim: number, index: Tensor, source: Tensor, reduce: string, options?: Options<{ includeSelf: boolean; out: Tensor }>): Tensor;
}>("indexReduce", () => function indexReduce(self?: unknown, dim?: unknown, index?: unknown, source?: unknown, reduce?: unknown, options?: unknown, extra?: unknown): unknown {
  return callOverload(indexReduceOverloads, [self, dim, index, source, reduce, options, extra]);
});

const indexReduce_Overloads = /* @__PURE__ */ overloads("indexReduce_", [index_reduce__op, index_reduce_]);
export const indexReduce_ = /* @__PURE__ */ publicFunction<{
  /**
   * `index_reduce_(Tensor(a!) self, int dim, Tensor index, Tensor source, str reduce, *, bool include_self=True) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, dim: number, index: Tensor, source: Tensor, options: { reduce: string } & Options<{ includeSelf: boolean }>): Tensor;
  /**
   * `index_reduce_(Tensor(a!) self, int dim, Tensor index, Tensor source, str reduce, *, bool include_self=True) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, dim: number, index: Tensor, source: Tensor, reduce: string, options?: Options<{ includeSelf: boolean }>): Tensor;
}>("indexReduce_", () => function indexReduce_(self?: unknown, dim?: unknown, index?: unknown, source?: unknown, reduce?: unknown, options?: unknown, extra?: unknown): unknown {
  return callOverload(indexReduce_Overloads, [self, dim, index, source, reduce, options, extra]);
});

const sortOverloads = /* @__PURE__ */ overloads("sort", [sort_values_op, sort_values], [sort_values_stable_op, sort_values_stable], [sort_op, operators_sort], [sort_stable_op, sort_stable]);
export const sort = /* @__PURE__ */ publicFunction<{
  /**
   * `sort(Tensor self, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)`
   *
   * With `out`: `sort.values(Tensor self, int dim=-1, bool descending=False, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)`
   */
  (self: Tensor, options?: Options<{ dim: number; descending: boolean; out: readonly [Tensor, Tensor] }>): readonly [Tensor, Tensor];
  /**
   * `sort(Tensor self, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)`
   *
   * With `out`: `sort.values(Tensor self, int dim=-1, bool descending=False, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)`
   */
  (self: Tensor, dim: number, options?: Options<{ descending: boolean; out: readonly [Tensor, Tensor] }>): readonly [Tensor, Tensor];
  /**
   * `sort(Tensor self, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)`
   *
   * With `out`: `sort.values(Tensor self, int dim=-1, bool descending=False, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)`
   */
  (self: Tensor, dim: number, descending: boolean, options?: Options<{ out: readonly [Tensor, Tensor] }>): readonly [Tensor, Tensor];
  /**
   * `sort.stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)`
   *
   * With `out`: `sort.values_stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)`
   */
  (self: Tensor, options: { stable: boolean | null } & Options<{ dim: number; descending: boolean; out: readonly [Tensor, Tensor] }>): readonly [Tensor, Tensor];
}>("sort", () => function sort(self?: unknown, dim?: unknown, descending?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && dim === undefined && descending === undefined && options === undefined && extra === undefined) return operators_sort(self, -1, false);
  } catch (error) {
    throw withCallContext(error, sortOverloads, [self, dim, descending, options, extra]);
  }
  return callOverload(sortOverloads, [self, dim, descending, options, extra]);
});

const argsortOverloads = /* @__PURE__ */ overloads("argsort", [argsort_op, operators_argsort], [argsort_stable_op, argsort_stable], [argsort_stable_out_op, argsort_stable_out]);
export const argsort = /* @__PURE__ */ publicFunction<{
  /** `argsort(Tensor self, int dim=-1, bool descending=False) -> Tensor` */
  (self: Tensor, options?: Options<{ dim: number; descending: boolean }>): Tensor;
  /** `argsort(Tensor self, int dim=-1, bool descending=False) -> Tensor` */
  (self: Tensor, dim: number, options?: Options<{ descending: boolean }>): Tensor;
  /** `argsort(Tensor self, int dim=-1, bool descending=False) -> Tensor` */
  (self: Tensor, dim: number, descending: boolean): Tensor;
  /**
   * `argsort.stable(Tensor self, *, bool stable, int dim=-1, bool descending=False) -> Tensor`
   *
   * With `out`: `argsort.stable_out(Tensor self, *, bool stable, int dim=-1, bool descending=False, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options: { stable: boolean } & Options<{ dim: number; descending: boolean; out: Tensor }>): Tensor;
}>("argsort", () => function argsort(self?: unknown, dim?: unknown, descending?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && dim === undefined && descending === undefined && options === undefined && extra === undefined) return operators_argsort(self, -1, false);
  } catch (error) {
    throw withCallContext(error, argsortOverloads, [self, dim, descending, options, extra]);
  }
  return callOverload(argsortOverloads, [self, dim, descending, options, extra]);
});

const topkOverloads = /* @__PURE__ */ overloads("topk", [topk_values_op, topk_values], [topk_op, operators_topk]);
export const topk = /* @__PURE__ */ publicFunction<{
  /**
   * `topk(Tensor self, int k, int dim=-1, bool largest=True, bool sorted=True) -> (Tensor values, Tensor indices)`
   *
   * With `out`: `topk.values(Tensor self, int k, int dim=-1, bool largest=True, bool sorted=True, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)`
   */
  (self: Tensor, options: { k: number } & Options<{ dim: number; largest: boolean; sorted: boolean; out: readonly [Tensor, Tensor] }>): readonly [Tensor, Tensor];
  /**
   * `topk(Tensor self, int k, int dim=-1, bool largest=True, bool sorted=True) -> (Tensor values, Tensor indices)`
   *
   * With `out`: `topk.values(Tensor self, int k, int dim=-1, bool largest=True, bool sorted=True, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)`
   */
  (self: Tensor, k: number, options?: Options<{ dim: number; largest: boolean; sorted: boolean; out: readonly [Tensor, Tensor] }>): readonly [Tensor, Tensor];
  /**
   * `topk(Tensor self, int k, int dim=-1, bool largest=True, bool sorted=True) -> (Tensor values, Tensor indices)`
   *
   * With `out`: `topk.values(Tensor self, int k, int dim=-1, bool largest=True, bool sorted=True, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)`
   */
  (self: Tensor, k: number, dim: number, options?: Options<{ largest: boolean; sorted: boolean; out: readonly [Tensor, Tensor] }>): readonly [Tensor, Tensor];
  /**
   * `topk(Tensor self, int k, int dim=-1, bool largest=True, bool sorted=True) -> (Tensor values, Tensor indices)`
   *
   * With `out`: `topk.values(Tensor self, int k, int dim=-1, bool largest=True, bool sorted=True, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)`
   */
  (self: Tensor, k: number, dim: number, largest: boolean, options?: Options<{ sorted: boolean; out: readonly [Tensor, Tensor] }>): readonly [Tensor, Tensor];
  /**
   * `topk(Tensor self, int k, int dim=-1, bool largest=True, bool sorted=True) -> (Tensor values, Tensor indices)`
   *
   * With `out`: `topk.values(Tensor self, int k, int dim=-1, bool largest=True, bool sorted=True, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)`
   */
  (self: Tensor, k: number, dim: number, largest: boolean, sorted: boolean, options?: Options<{ out: readonly [Tensor, Tensor] }>): readonly [Tensor, Tensor];
}>("topk", () => function topk(self?: unknown, k?: unknown, dim?: unknown, largest?: unknown, sorted?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && Number.isSafeInteger(k) && dim === undefined && largest === undefined && sorted === undefined && options === undefined && extra === undefined) return operators_topk(self, k as number, -1, true, true);
  } catch (error) {
    throw withCallContext(error, topkOverloads, [self, k, dim, largest, sorted, options, extra]);
  }
  return callOverload(topkOverloads, [self, k, dim, largest, sorted, options, extra]);
});

const msortOverloads = /* @__PURE__ */ overloads("msort", [msort_out_op, msort_out], [msort_op, operators_msort]);
export const msort = /* @__PURE__ */ publicFunction<{
  /**
   * `msort(Tensor self) -> Tensor`
   *
   * With `out`: `msort.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("msort", () => function msort(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_msort(self);
  } catch (error) {
    throw withCallContext(error, msortOverloads, [self, options, extra]);
  }
  return callOverload(msortOverloads, [self, options, extra]);
});

const kthvalueOverloads = /* @__PURE__ */ overloads("kthvalue", [kthvalue_op, operators_kthvalue], [kthvalue_values_op, kthvalue_values]);
export const kthvalue = /* @__PURE__ */ publicFunction<{
  /**
   * `kthvalue(Tensor self, int k, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices)`
   *
   * With `out`: `kthvalue.values(Tensor self, int k, int dim=-1, bool keepdim=False, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)`
   */
  (self: Tensor, options: { k: number } & Options<{ dim: number; keepdim: boolean; out: readonly [Tensor, Tensor] }>): readonly [Tensor, Tensor];
  /**
   * `kthvalue(Tensor self, int k, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices)`
   *
   * With `out`: `kthvalue.values(Tensor self, int k, int dim=-1, bool keepdim=False, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)`
   */
  (self: Tensor, k: number, options?: Options<{ dim: number; keepdim: boolean; out: readonly [Tensor, Tensor] }>): readonly [Tensor, Tensor];
  /**
   * `kthvalue(Tensor self, int k, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices)`
   *
   * With `out`: `kthvalue.values(Tensor self, int k, int dim=-1, bool keepdim=False, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)`
   */
  (self: Tensor, k: number, dim: number, options?: Options<{ keepdim: boolean; out: readonly [Tensor, Tensor] }>): readonly [Tensor, Tensor];
  /**
   * `kthvalue(Tensor self, int k, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices)`
   *
   * With `out`: `kthvalue.values(Tensor self, int k, int dim=-1, bool keepdim=False, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)`
   */
  (self: Tensor, k: number, dim: number, keepdim: boolean, options?: Options<{ out: readonly [Tensor, Tensor] }>): readonly [Tensor, Tensor];
}>("kthvalue", () => function kthvalue(self?: unknown, k?: unknown, dim?: unknown, keepdim?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && Number.isSafeInteger(k) && dim === undefined && keepdim === undefined && options === undefined && extra === undefined) return operators_kthvalue(self, k as number, -1, false);
  } catch (error) {
    throw withCallContext(error, kthvalueOverloads, [self, k, dim, keepdim, options, extra]);
  }
  return callOverload(kthvalueOverloads, [self, k, dim, keepdim, options, extra]);
});

const medianOverloads = /* @__PURE__ */ overloads("median", [median_op, operators_median], [median_dim_op, median_dim], [median_dim_values_op, median_dim_values], [median_out_op, median_out]);
export const median = /* @__PURE__ */ publicFunction<{
  /**
   * `median(Tensor self) -> Tensor`
   *
   * With `out`: `median.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ out: Tensor }>): Tensor;
  /**
   * `median.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)`
   *
   * With `out`: `median.dim_values(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)`
   */
  (self: Tensor, options: { dim: number } & Options<{ keepdim: boolean; out: readonly [Tensor, Tensor] }>): readonly [Tensor, Tensor];
  /**
   * `median.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)`
   *
   * With `out`: `median.dim_values(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)`
   */
  (self: Tensor, dim: number, options?: Options<{ keepdim: boolean; out: readonly [Tensor, Tensor] }>): readonly [Tensor, Tensor];
  /**
   * `median.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)`
   *
   * With `out`: `median.dim_values(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)`
   */
  (self: Tensor, dim: number, keepdim: boolean, options?: Options<{ out: readonly [Tensor, Tensor] }>): readonly [Tensor, Tensor];
}>("median", () => function median(self?: unknown, dim?: unknown, keepdim?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && dim === undefined && keepdim === undefined && options === undefined && extra === undefined) return operators_median(self);
    if (isTensor(self) && Number.isSafeInteger(dim) && keepdim === undefined && options === undefined && extra === undefined) return median_dim(self, dim as number, false);
  } catch (error) {
    throw withCallContext(error, medianOverloads, [self, dim, keepdim, options, extra]);
  }
  return callOverload(medianOverloads, [self, dim, keepdim, options, extra]);
});

const nanmedianOverloads = /* @__PURE__ */ overloads("nanmedian", [nanmedian_op, operators_nanmedian], [nanmedian_dim_op, nanmedian_dim], [nanmedian_dim_values_op, nanmedian_dim_values], [nanmedian_out_op, nanmedian_out]);
export const nanmedian = /* @__PURE__ */ publicFunction<{
  /**
   * `nanmedian(Tensor self) -> Tensor`
   *
   * With `out`: `nanmedian.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ out: Tensor }>): Tensor;
  /**
   * `nanmedian.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)`
   *
   * With `out`: `nanmedian.dim_values(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)`
   */
  (self: Tensor, options: { dim: number } & Options<{ keepdim: boolean; out: readonly [Tensor, Tensor] }>): readonly [Tensor, Tensor];
  /**
   * `nanmedian.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)`
   *
   * With `out`: `nanmedian.dim_values(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)`
   */
  (self: Tensor, dim: number, options?: Options<{ keepdim: boolean; out: readonly [Tensor, Tensor] }>): readonly [Tensor, Tensor];
  /**
   * `nanmedian.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)`
   *
   * With `out`: `nanmedian.dim_values(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)`
   */
  (self: Tensor, dim: number, keepdim: boolean, options?: Options<{ out: readonly [Tensor, Tensor] }>): readonly [Tensor, Tensor];
}>("nanmedian", () => function nanmedian(self?: unknown, dim?: unknown, keepdim?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && dim === undefined && keepdim === undefined && options === undefined && extra === undefined) return operators_nanmedian(self);
    if (isTensor(self) && Number.isSafeInteger(dim) && keepdim === undefined && options === undefined && extra === undefined) return nanmedian_dim(self, dim as number, false);
  } catch (error) {
    throw withCallContext(error, nanmedianOverloads, [self, dim, keepdim, options, extra]);
  }
  return callOverload(nanmedianOverloads, [self, dim, keepdim, options, extra]);
});

const modeOverloads = /* @__PURE__ */ overloads("mode", [mode_op, operators_mode], [mode_values_op, mode_values]);
export const mode = /* @__PURE__ */ publicFunction<{
  /**
   * `mode(Tensor self, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices)`
   *
   * With `out`: `mode.values(Tensor self, int dim=-1, bool keepdim=False, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)`
   */
  (self: Tensor, options?: Options<{ dim: number; keepdim: boolean; out: readonly [Tensor, Tensor] }>): readonly [Tensor, Tensor];
  /**
   * `mode(Tensor self, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices)`
   *
   * With `out`: `mode.values(Tensor self, int dim=-1, bool keepdim=False, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)`
   */
  (self: Tensor, dim: number, options?: Options<{ keepdim: boolean; out: readonly [Tensor, Tensor] }>): readonly [Tensor, Tensor];
  /**
   * `mode(Tensor self, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices)`
   *
   * With `out`: `mode.values(Tensor self, int dim=-1, bool keepdim=False, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)`
   */
  (self: Tensor, dim: number, keepdim: boolean, options?: Options<{ out: readonly [Tensor, Tensor] }>): readonly [Tensor, Tensor];
}>("mode", () => function mode(self?: unknown, dim?: unknown, keepdim?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && dim === undefined && keepdim === undefined && options === undefined && extra === undefined) return operators_mode(self, -1, false);
  } catch (error) {
    throw withCallContext(error, modeOverloads, [self, dim, keepdim, options, extra]);
  }
  return callOverload(modeOverloads, [self, dim, keepdim, options, extra]);
});

const uniqueDimOverloads = /* @__PURE__ */ overloads("uniqueDim", [unique_dim_op, unique_dim], [unique_dim_out_op, unique_dim_out]);
export const uniqueDim = /* @__PURE__ */ publicFunction<{
  /**
   * `unique_dim(Tensor self, int dim, bool sorted=True, bool return_inverse=False, bool return_counts=False) -> (Tensor, Tensor, Tensor)`
   *
   * With `out`: `unique_dim.out(Tensor self, int dim, bool sorted=True, bool return_inverse=False, bool return_counts=False, *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2) -> (Tensor(a!), Tensor(b!), Tensor(c!))`
   */
  (self: Tensor, options: { dim: number } & Options<{ sorted: boolean; returnInverse: boolean; returnCounts: boolean; out: readonly [Tensor, Tensor, Tensor] }>): readonly [Tensor, Tensor, Tensor];
  /**
   * `unique_dim(Tensor self, int dim, bool sorted=True, bool return_inverse=False, bool return_counts=False) -> (Tensor, Tensor, Tensor)`
   *
   * With `out`: `unique_dim.out(Tensor self, int dim, bool sorted=True, bool return_inverse=False, bool return_counts=False, *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2) -> (Tensor(a!), Tensor(b!), Tensor(c!))`
   */
  (self: Tensor, dim: number, options?: Options<{ sorted: boolean; returnInverse: boolean; returnCounts: boolean; out: readonly [Tensor, Tensor, Tensor] }>): readonly [Tensor, Tensor, Tensor];
  /**
   * `unique_dim(Tensor self, int dim, bool sorted=True, bool return_inverse=False, bool return_counts=False) -> (Tensor, Tensor, Tensor)`
   *
   * With `out`: `unique_dim.out(Tensor self, int dim, bool sorted=True, bool return_inverse=False, bool return_counts=False, *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2) -> (Tensor(a!), Tensor(b!), Tensor(c!))`
   */
  (self: Tensor, dim: number, sorted: boolean, options?: Options<{ returnInverse: boolean; returnCounts: boolean; out: readonly [Tensor, Tensor, Tensor] }>): readonly [Tensor, Tensor, Tensor];
  /**
   * `unique_dim(Tensor self, int dim, bool sorted=True, bool return_inverse=False, bool return_counts=False) -> (Tensor, Tensor, Tensor)`
   *
   * With `out`: `unique_dim.out(Tensor self, int dim, bool sorted=True, bool return_inverse=False, bool return_counts=False, *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2) -> (Tensor(a!), Tensor(b!), Tensor(c!))`
   */
  (self: Tensor, dim: number, sorted: boolean, returnInverse: boolean, options?: Options<{ returnCounts: boolean; out: readonly [Tensor, Tensor, Tensor] }>): readonly [Tensor, Tensor, Tensor];
  /**
   * `unique_dim(Tensor self, int dim, bool sorted=True, bool return_inverse=False, bool return_counts=False) -> (Tensor, Tensor, Tensor)`
   *
   * With `out`: `unique_dim.out(Tensor self, int dim, bool sorted=True, bool return_inverse=False, bool return_counts=False, *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2) -> (Tensor(a!), Tensor(b!), Tensor(c!))`
   */
  (self: Tensor, dim: number, sorted: boolean, returnInverse: boolean, returnCounts: boolean, options?: Options<{ out: readonly [Tensor, Tensor, Tensor] }>): readonly [Tensor, Tensor, Tensor];
}>("uniqueDim", () => function uniqueDim(self?: unknown, dim?: unknown, sorted?: unknown, returnInverse?: unknown, returnCounts?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && Number.isSafeInteger(dim) && sorted === undefined && returnInverse === undefined && returnCounts === undefined && options === undefined && extra === undefined) return unique_dim(self, dim as number, true, false, false);
  } catch (error) {
    throw withCallContext(error, uniqueDimOverloads, [self, dim, sorted, returnInverse, returnCounts, options, extra]);
  }
  return callOverload(uniqueDimOverloads, [self, dim, sorted, returnInverse, returnCounts, options, extra]);
});

const _uniqueOverloads = /* @__PURE__ */ overloads("_unique", [_unique_op, operators__unique], [_unique_out_op, _unique_out]);
export const _unique = /* @__PURE__ */ publicFunction<{
  /**
   * `_unique(Tensor self, bool sorted=True, bool return_inverse=False) -> (Tensor, Tensor)`
   *
   * With `out`: `_unique.out(Tensor self, bool sorted=True, bool return_inverse=False, *, Tensor(a!) out0, Tensor(b!) out1) -> (Tensor(a!), Tensor(b!))`
   */
  (self: Tensor, options?: Options<{ sorted: boolean; returnInverse: boolean; out: readonly [Tensor, Tensor] }>): readonly [Tensor, Tensor];
  /**
   * `_unique(Tensor self, bool sorted=True, bool return_inverse=False) -> (Tensor, Tensor)`
   *
   * With `out`: `_unique.out(Tensor self, bool sorted=True, bool return_inverse=False, *, Tensor(a!) out0, Tensor(b!) out1) -> (Tensor(a!), Tensor(b!))`
   */
  (self: Tensor, sorted: boolean, options?: Options<{ returnInverse: boolean; out: readonly [Tensor, Tensor] }>): readonly [Tensor, Tensor];
  /**
   * `_unique(Tensor self, bool sorted=True, bool return_inverse=False) -> (Tensor, Tensor)`
   *
   * With `out`: `_unique.out(Tensor self, bool sorted=True, bool return_inverse=False, *, Tensor(a!) out0, Tensor(b!) out1) -> (Tensor(a!), Tensor(b!))`
   */
  (self: Tensor, sorted: boolean, returnInverse: boolean, options?: Options<{ out: readonly [Tensor, Tensor] }>): readonly [Tensor, Tensor];
}>("_unique", () => function _unique(self?: unknown, sorted?: unknown, returnInverse?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && sorted === undefined && returnInverse === undefined && options === undefined && extra === undefined) return operators__unique(self, true, false);
  } catch (error) {
    throw withCallContext(error, _uniqueOverloads, [self, sorted, returnInverse, options, extra]);
  }
  return callOverload(_uniqueOverloads, [self, sorted, returnInverse, options, extra]);
});

const _unique2Overloads = /* @__PURE__ */ overloads("_unique2", [_unique2_op, operators__unique2], [_unique2_out_op, _unique2_out]);
export const _unique2 = /* @__PURE__ */ publicFunction<{
  /**
   * `_unique2(Tensor self, bool sorted=True, bool return_inverse=False, bool return_counts=False) -> (Tensor, Tensor, Tensor)`
   *
   * With `out`: `_unique2.out(Tensor self, bool sorted=True, bool return_inverse=False, bool return_counts=False, *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2) -> (Tensor(a!), Tensor(b!), Tensor(c!))`
   */
  (self: Tensor, options?: Options<{ sorted: boolean; returnInverse: boolean; returnCounts: boolean; out: readonly [Tensor, Tensor, Tensor] }>): readonly [Tensor, Tensor, Tensor];
  /**
   * `_unique2(Tensor self, bool sorted=True, bool return_inverse=False, bool return_counts=False) -> (Tensor, Tensor, Tensor)`
   *
   * With `out`: `_unique2.out(Tensor self, bool sorted=True, bool return_inverse=False, bool return_counts=False, *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2) -> (Tensor(a!), Tensor(b!), Tensor(c!))`
   */
  (self: Tensor, sorted: boolean, options?: Options<{ returnInverse: boolean; returnCounts: boolean; out: readonly [Tensor, Tensor, Tensor] }>): readonly [Tensor, Tensor, Tensor];
  /**
   * `_unique2(Tensor self, bool sorted=True, bool return_inverse=False, bool return_counts=False) -> (Tensor, Tensor, Tensor)`
   *
   * With `out`: `_unique2.out(Tensor self, bool sorted=True, bool return_inverse=False, bool return_counts=False, *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2) -> (Tensor(a!), Tensor(b!), Tensor(c!))`
   */
  (self: Tensor, sorted: boolean, returnInverse: boolean, options?: Options<{ returnCounts: boolean; out: readonly [Tensor, Tensor, Tensor] }>): readonly [Tensor, Tensor, Tensor];
  /**
   * `_unique2(Tensor self, bool sorted=True, bool return_inverse=False, bool return_counts=False) -> (Tensor, Tensor, Tensor)`
   *
   * With `out`: `_unique2.out(Tensor self, bool sorted=True, bool return_inverse=False, bool return_counts=False, *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2) -> (Tensor(a!), Tensor(b!), Tensor(c!))`
   */
  (self: Tensor, sorted: boolean, returnInverse: boolean, returnCounts: boolean, options?: Options<{ out: readonly [Tensor, Tensor, Tensor] }>): readonly [Tensor, Tensor, Tensor];
}>("_unique2", () => function _unique2(self?: unknown, sorted?: unknown, returnInverse?: unknown, returnCounts?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && sorted === undefined && returnInverse === undefined && returnCounts === undefined && options === undefined && extra === undefined) return operators__unique2(self, true, false, false);
  } catch (error) {
    throw withCallContext(error, _unique2Overloads, [self, sorted, returnInverse, returnCounts, options, extra]);
  }
  return callOverload(_unique2Overloads, [self, sorted, returnInverse, returnCounts, options, extra]);
});

const uniqueConsecutiveOverloads = /* @__PURE__ */ overloads("uniqueConsecutive", [unique_consecutive_op, unique_consecutive], [unique_consecutive_out_op, unique_consecutive_out]);
export const uniqueConsecutive = /* @__PURE__ */ publicFunction<{
  /**
   * `unique_consecutive(Tensor self, bool return_inverse=False, bool return_counts=False, int? dim=None) -> (Tensor, Tensor, Tensor)`
   *
   * With `out`: `unique_consecutive.out(Tensor self, bool return_inverse=False, bool return_counts=False, int? dim=None, *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2) -> (Tensor(a!), Tensor(b!), Tensor(c!))`
   */
  (self: Tensor, options?: Options<{ returnInverse: boolean; returnCounts: boolean; dim: number | null; out: readonly [Tensor, Tensor, Tensor] }>): readonly [Tensor, Tensor, Tensor];
  /**
   * `unique_consecutive(Tensor self, bool return_inverse=False, bool return_counts=False, int? dim=None) -> (Tensor, Tensor, Tensor)`
   *
   * With `out`: `unique_consecutive.out(Tensor self, bool return_inverse=False, bool return_counts=False, int? dim=None, *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2) -> (Tensor(a!), Tensor(b!), Tensor(c!))`
   */
  (self: Tensor, returnInverse: boolean, options?: Options<{ returnCounts: boolean; dim: number | null; out: readonly [Tensor, Tensor, Tensor] }>): readonly [Tensor, Tensor, Tensor];
  /**
   * `unique_consecutive(Tensor self, bool return_inverse=False, bool return_counts=False, int? dim=None) -> (Tensor, Tensor, Tensor)`
   *
   * With `out`: `unique_consecutive.out(Tensor self, bool return_inverse=False, bool return_counts=False, int? dim=None, *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2) -> (Tensor(a!), Tensor(b!), Tensor(c!))`
   */
  (self: Tensor, returnInverse: boolean, returnCounts: boolean, options?: Options<{ dim: number | null; out: readonly [Tensor, Tensor, Tensor] }>): readonly [Tensor, Tensor, Tensor];
  /**
   * `unique_consecutive(Tensor self, bool return_inverse=False, bool return_counts=False, int? dim=None) -> (Tensor, Tensor, Tensor)`
   *
   * With `out`: `unique_consecutive.out(Tensor self, bool return_inverse=False, bool return_counts=False, int? dim=None, *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2) -> (Tensor(a!), Tensor(b!), Tensor(c!))`
   */
  (self: Tensor, returnInverse: boolean, returnCounts: boolean, dim: number | null, options?: Options<{ out: readonly [Tensor, Tensor, Tensor] }>): readonly [Tensor, Tensor, Tensor];
}>("uniqueConsecutive", () => function uniqueConsecutive(self?: unknown, returnInverse?: unknown, returnCounts?: unknown, dim?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && returnInverse === undefined && returnCounts === undefined && dim === undefined && options === undefined && extra === undefined) return unique_consecutive(self, false, false, null);
  } catch (error) {
    throw withCallContext(error, uniqueConsecutiveOverloads, [self, returnInverse, returnCounts, dim, options, extra]);
  }
  return callOverload(uniqueConsecutiveOverloads, [self, returnInverse, returnCounts, dim, options, extra]);
});

const histcOverloads = /* @__PURE__ */ overloads("histc", [histc_out_op, histc_out], [histc_op, operators_histc]);
export const histc = /* @__PURE__ */ publicFunction<{
  /**
   * `histc(Tensor self, int bins=100, Scalar min=0, Scalar max=0) -> Tensor`
   *
   * With `out`: `histc.out(Tensor self, int bins=100, Scalar min=0, Scalar max=0, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ bins: number; min: Scalar; max: Scalar; out: Tensor }>): Tensor;
  /**
   * `histc(Tensor self, int bins=100, Scalar min=0, Scalar max=0) -> Tensor`
   *
   * With `out`: `histc.out(Tensor self, int bins=100, Scalar min=0, Scalar max=0, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, bins: number, options?: Options<{ min: Scalar; max: Scalar; out: Tensor }>): Tensor;
  /**
   * `histc(Tensor self, int bins=100, Scalar min=0, Scalar max=0) -> Tensor`
   *
   * With `out`: `histc.out(Tensor self, int bins=100, Scalar min=0, Scalar max=0, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, bins: number, min: Scalar, options?: Options<{ max: Scalar; out: Tensor }>): Tensor;
  /**
   * `histc(Tensor self, int bins=100, Scalar min=0, Scalar max=0) -> Tensor`
   *
   * With `out`: `histc.out(Tensor self, int bins=100, Scalar min=0, Scalar max=0, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, bins: number, min: Scalar, max: Scalar, options?: Options<{ out: Tensor }>): Tensor;
}>("histc", () => function histc(self?: unknown, bins?: unknown, min?: unknown, max?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && bins === undefined && min === undefined && max === undefined && options === undefined && extra === undefined) return operators_histc(self, 100, 0, 0);
  } catch (error) {
    throw withCallContext(error, histcOverloads, [self, bins, min, max, options, extra]);
  }
  return callOverload(histcOverloads, [self, bins, min, max, options, extra]);
});

const bincountOverloads = /* @__PURE__ */ overloads("bincount", [bincount_op, operators_bincount], [bincount_out_op, bincount_out]);
export const bincount = /* @__PURE__ */ publicFunction<{
  /**
   * `bincount(Tensor self, Tensor? weights=None, int minlength=0) -> Tensor`
   *
   * With `out`: `bincount.out(Tensor self, Tensor? weights=None, int minlength=0, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ weights: Tensor | null; minlength: number; out: Tensor }>): Tensor;
  /**
   * `bincount(Tensor self, Tensor? weights=None, int minlength=0) -> Tensor`
   *
   * With `out`: `bincount.out(Tensor self, Tensor? weights=None, int minlength=0, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, weights: Tensor | null, options?: Options<{ minlength: number; out: Tensor }>): Tensor;
  /**
   * `bincount(Tensor self, Tensor? weights=None, int minlength=0) -> Tensor`
   *
   * With `out`: `bincount.out(Tensor self, Tensor? weights=None, int minlength=0, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, weights: Tensor | null, minlength: number, options?: Options<{ out: Tensor }>): Tensor;
}>("bincount", () => function bincount(self?: unknown, weights?: unknown, minlength?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && weights === undefined && minlength === undefined && options === undefined && extra === undefined) return operators_bincount(self, null, 0);
  } catch (error) {
    throw withCallContext(error, bincountOverloads, [self, weights, minlength, options, extra]);
  }
  return callOverload(bincountOverloads, [self, weights, minlength, options, extra]);
});

const cummaxOverloads = /* @__PURE__ */ overloads("cummax", [cummax_op, operators_cummax], [cummax_out_op, cummax_out]);
export const cummax = /* @__PURE__ */ publicFunction<{
  /**
   * `cummax(Tensor self, int dim) -> (Tensor values, Tensor indices)`
   *
   * With `out`: `cummax.out(Tensor self, int dim, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)`
   */
  (self: Tensor, options: { dim: number } & Options<{ out: readonly [Tensor, Tensor] }>): readonly [Tensor, Tensor];
  /**
   * `cummax(Tensor self, int dim) -> (Tensor values, Tensor indices)`
   *
   * With `out`: `cummax.out(Tensor self, int dim, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)`
   */
  (self: Tensor, dim: number, options?: Options<{ out: readonly [Tensor, Tensor] }>): readonly [Tensor, Tensor];
}>("cummax", () => function cummax(self?: unknown, dim?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && Number.isSafeInteger(dim) && options === undefined && extra === undefined) return operators_cummax(self, dim as number);
  } catch (error) {
    throw withCallContext(error, cummaxOverloads, [self, dim, options, extra]);
  }
  return callOverload(cummaxOverloads, [self, dim, options, extra]);
});

const cumminOverloads = /* @__PURE__ */ overloads("cummin", [cummin_op, operators_cummin], [cummin_out_op, cummin_out]);
export const cummin = /* @__PURE__ */ publicFunction<{
  /**
   * `cummin(Tensor self, int dim) -> (Tensor values, Tensor indices)`
   *
   * With `out`: `cummin.out(Tensor self, int dim, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)`
   */
  (self: Tensor, options: { dim: number } & Options<{ out: readonly [Tensor, Tensor] }>): readonly [Tensor, Tensor];
  /**
   * `cummin(Tensor self, int dim) -> (Tensor values, Tensor indices)`
   *
   * With `out`: `cummin.out(Tensor self, int dim, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)`
   */
  (self: Tensor, dim: number, options?: Options<{ out: readonly [Tensor, Tensor] }>): readonly [Tensor, Tensor];
}>("cummin", () => function cummin(self?: unknown, dim?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && Number.isSafeInteger(dim) && options === undefined && extra === undefined) return operators_cummin(self, dim as number);
  } catch (error) {
    throw withCallContext(error, cumminOverloads, [self, dim, options, extra]);
  }
  return callOverload(cumminOverloads, [self, dim, options, extra]);
});

const cummaxminBackwardOverloads = /* @__PURE__ */ overloads("cummaxminBackward", [cummaxmin_backward_op, cummaxmin_backward]);
export const cummaxminBackward = /* @__PURE__ */ publicFunction<{
  /** `cummaxmin_backward(Tensor grad, Tensor input, Tensor indices, int dim) -> Tensor` */
  (grad: Tensor, input: Tensor, indices: Tensor, options: { dim: number }): Tensor;
  /** `cummaxmin_backward(Tensor grad, Tensor input, Tensor indices, int dim) -> Tensor` */
  (grad: Tensor, input: Tensor, indices: Tensor, dim: number): Tensor;
}>("cummaxminBackward", () => function cummaxminBackward(grad?: unknown, input?: unknown, indices?: unknown, dim?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(grad) && isTensor(input) && isTensor(indices) && Number.isSafeInteger(dim) && options === undefined && extra === undefined) return cummaxmin_backward(grad, input, indices, dim as number);
  } catch (error) {
    throw withCallContext(error, cummaxminBackwardOverloads, [grad, input, indices, dim, options, extra]);
  }
  return callOverload(cummaxminBackwardOverloads, [grad, input, indices, dim, options, extra]);
});

const sumOverloads = /* @__PURE__ */ overloads("sum", [sum_op, operators_sum], [sum_dim_IntList_op, sum_dim_IntList], [sum_IntList_out_op, sum_IntList_out], [sum_out_op, sum_out]);
export const sum = /* @__PURE__ */ publicFunction<{
  /**
   * `sum(Tensor self, *, ScalarType? dtype=None) -> Tensor`
   *
   * With `out`: `sum.out(Tensor self, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ dtype: DType | null; out: Tensor }>): Tensor;
  /**
   * `sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor`
   *
   * With `out`: `sum.IntList_out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options: { dim: number | readonly number[] | null } & Options<{ keepdim: boolean; dtype: DType | null; out: Tensor }>): Tensor;
  /**
   * `sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor`
   *
   * With `out`: `sum.IntList_out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, dim: number | readonly number[] | null, options?: Options<{ keepdim: boolean; dtype: DType | null; out: Tensor }>): Tensor;
  /**
   * `sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor`
   *
   * With `out`: `sum.IntList_out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, dim: number | readonly number[] | null, keepdim: boolean, options?: Options<{ dtype: DType | null; out: Tensor }>): Tensor;
}>("sum", () => function sum(self?: unknown, dim?: unknown, keepdim?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && dim === undefined && keepdim === undefined && options === undefined && extra === undefined) return operators_sum(self, null);
    if (isTensor(self) && isIntList(dim) && keepdim === undefined && options === undefined && extra === undefined) return sum_dim_IntList(self, dim, false, null);
  } catch (error) {
    throw withCallContext(error, sumOverloads, [self, dim, keepdim, options, extra]);
  }
  return callOverload(sumOverloads, [self, dim, keepdim, options, extra]);
});

const meanOverloads = /* @__PURE__ */ overloads("mean", [mean_op, operators_mean], [mean_dim_op, mean_dim], [mean_out_op, mean_out]);
export const mean = /* @__PURE__ */ publicFunction<{
  /** `mean(Tensor self, *, ScalarType? dtype=None) -> Tensor` */
  (self: Tensor, options?: Options<{ dtype: DType | null }>): Tensor;
  /**
   * `mean.dim(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor`
   *
   * With `out`: `mean.out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options: { dim: number | readonly number[] | null } & Options<{ keepdim: boolean; dtype: DType | null; out: Tensor }>): Tensor;
  /**
   * `mean.dim(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor`
   *
   * With `out`: `mean.out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, dim: number | readonly number[] | null, options?: Options<{ keepdim: boolean; dtype: DType | null; out: Tensor }>): Tensor;
  /**
   * `mean.dim(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor`
   *
   * With `out`: `mean.out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, dim: number | readonly number[] | null, keepdim: boolean, options?: Options<{ dtype: DType | null; out: Tensor }>): Tensor;
}>("mean", () => function mean(self?: unknown, dim?: unknown, keepdim?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && dim === undefined && keepdim === undefined && options === undefined && extra === undefined) return operators_mean(self, null);
    if (isTensor(self) && isIntList(dim) && keepdim === undefined && options === undefined && extra === undefined) return mean_dim(self, dim, false, null);
  } catch (error) {
    throw withCallContext(error, meanOverloads, [self, dim, keepdim, options, extra]);
  }
  return callOverload(meanOverloads, [self, dim, keepdim, options, extra]);
});

const prodOverloads = /* @__PURE__ */ overloads("prod", [prod_op, operators_prod], [prod_dim_int_op, prod_dim_int], [prod_int_out_op, prod_int_out], [prod_out_op, prod_out]);
export const prod = /* @__PURE__ */ publicFunction<{
  /**
   * `prod(Tensor self, *, ScalarType? dtype=None) -> Tensor`
   *
   * With `out`: `prod.out(Tensor self, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ dtype: DType | null; out: Tensor }>): Tensor;
  /**
   * `prod.dim_int(Tensor self, int dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor`
   *
   * With `out`: `prod.int_out(Tensor self, int dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options: { dim: number } & Options<{ keepdim: boolean; dtype: DType | null; out: Tensor }>): Tensor;
  /**
   * `prod.dim_int(Tensor self, int dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor`
   *
   * With `out`: `prod.int_out(Tensor self, int dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, dim: number, options?: Options<{ keepdim: boolean; dtype: DType | null; out: Tensor }>): Tensor;
  /**
   * `prod.dim_int(Tensor self, int dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor`
   *
   * With `out`: `prod.int_out(Tensor self, int dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, dim: number, keepdim: boolean, options?: Options<{ dtype: DType | null; out: Tensor }>): Tensor;
}>("prod", () => function prod(self?: unknown, dim?: unknown, keepdim?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && dim === undefined && keepdim === undefined && options === undefined && extra === undefined) return operators_prod(self, null);
    if (isTensor(self) && Number.isSafeInteger(dim) && keepdim === undefined && options === undefined && extra === undefined) return prod_dim_int(self, dim as number, false, null);
  } catch (error) {
    throw withCallContext(error, prodOverloads, [self, dim, keepdim, options, extra]);
  }
  return callOverload(prodOverloads, [self, dim, keepdim, options, extra]);
});

const amaxOverloads = /* @__PURE__ */ overloads("amax", [amax_op, operators_amax], [amax_out_op, amax_out]);
export const amax = /* @__PURE__ */ publicFunction<{
  /**
   * `amax(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor`
   *
   * With `out`: `amax.out(Tensor self, int[1] dim=[], bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ dim: number | readonly number[]; keepdim: boolean; out: Tensor }>): Tensor;
  /**
   * `amax(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor`
   *
   * With `out`: `amax.out(Tensor self, int[1] dim=[], bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, dim: number | readonly number[], options?: Options<{ keepdim: boolean; out: Tensor }>): Tensor;
  /**
   * `amax(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor`
   *
   * With `out`: `amax.out(Tensor self, int[1] dim=[], bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, dim: number | readonly number[], keepdim: boolean, options?: Options<{ out: Tensor }>): Tensor;
}>("amax", () => function amax(self?: unknown, dim?: unknown, keepdim?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && dim === undefined && keepdim === undefined && options === undefined && extra === undefined) return operators_amax(self, [], false);
  } catch (error) {
    throw withCallContext(error, amaxOverloads, [self, dim, keepdim, options, extra]);
  }
  return callOverload(amaxOverloads, [self, dim, keepdim, options, extra]);
});

const aminOverloads = /* @__PURE__ */ overloads("amin", [amin_op, operators_amin], [amin_out_op, amin_out]);
export const amin = /* @__PURE__ */ publicFunction<{
  /**
   * `amin(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor`
   *
   * With `out`: `amin.out(Tensor self, int[1] dim=[], bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ dim: number | readonly number[]; keepdim: boolean; out: Tensor }>): Tensor;
  /**
   * `amin(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor`
   *
   * With `out`: `amin.out(Tensor self, int[1] dim=[], bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, dim: number | readonly number[], options?: Options<{ keepdim: boolean; out: Tensor }>): Tensor;
  /**
   * `amin(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor`
   *
   * With `out`: `amin.out(Tensor self, int[1] dim=[], bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, dim: number | readonly number[], keepdim: boolean, options?: Options<{ out: Tensor }>): Tensor;
}>("amin", () => function amin(self?: unknown, dim?: unknown, keepdim?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && dim === undefined && keepdim === undefined && options === undefined && extra === undefined) return operators_amin(self, [], false);
  } catch (error) {
    throw withCallContext(error, aminOverloads, [self, dim, keepdim, options, extra]);
  }
  return callOverload(aminOverloads, [self, dim, keepdim, options, extra]);
});

const aminmaxOverloads = /* @__PURE__ */ overloads("aminmax", [aminmax_op, operators_aminmax], [aminmax_out_op, aminmax_out]);
export const aminmax = /* @__PURE__ */ publicFunction<{
  /**
   * `aminmax(Tensor self, *, int? dim=None, bool keepdim=False) -> (Tensor min, Tensor max)`
   *
   * With `out`: `aminmax.out(Tensor self, *, int? dim=None, bool keepdim=False, Tensor(a!) min, Tensor(b!) max) -> (Tensor(a!) min, Tensor(b!) max)`
   */
  (self: Tensor, options?: Options<{ dim: number | null; keepdim: boolean; out: readonly [Tensor, Tensor] }>): readonly [Tensor, Tensor];
}>("aminmax", () => function aminmax(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_aminmax(self, null, false);
  } catch (error) {
    throw withCallContext(error, aminmaxOverloads, [self, options, extra]);
  }
  return callOverload(aminmaxOverloads, [self, options, extra]);
});

const maxOverloads = /* @__PURE__ */ overloads("max", [max_op, operators_max], [max_dim_op, max_dim], [max_dim_max_op, max_dim_max], [max_other_op, max_other], [max_out_op, max_out]);
export const max = /* @__PURE__ */ publicFunction<{
  /** `max(Tensor self) -> Tensor` */
  (self: Tensor): Tensor;
  /**
   * `max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)`
   *
   * With `out`: `max.dim_max(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) max, Tensor(b!) max_values) -> (Tensor(a!) values, Tensor(b!) indices)`
   */
  (self: Tensor, options: { dim: number } & Options<{ keepdim: boolean; out: readonly [Tensor, Tensor] }>): readonly [Tensor, Tensor];
  /**
   * `max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)`
   *
   * With `out`: `max.dim_max(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) max, Tensor(b!) max_values) -> (Tensor(a!) values, Tensor(b!) indices)`
   */
  (self: Tensor, dim: number, options?: Options<{ keepdim: boolean; out: readonly [Tensor, Tensor] }>): readonly [Tensor, Tensor];
  /**
   * `max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)`
   *
   * With `out`: `max.dim_max(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) max, Tensor(b!) max_values) -> (Tensor(a!) values, Tensor(b!) indices)`
   */
  (self: Tensor, dim: number, keepdim: boolean, options?: Options<{ out: readonly [Tensor, Tensor] }>): readonly [Tensor, Tensor];
  /**
   * `max.other(Tensor self, Tensor other) -> Tensor`
   *
   * With `out`: `max.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("max", () => function max(self?: unknown, dim?: unknown, keepdim?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && dim === undefined && keepdim === undefined && options === undefined && extra === undefined) return operators_max(self);
    if (isTensor(self) && Number.isSafeInteger(dim) && keepdim === undefined && options === undefined && extra === undefined) return max_dim(self, dim as number, false);
    if (isTensor(self) && isTensor(dim) && keepdim === undefined && options === undefined && extra === undefined) return max_other(self, dim);
  } catch (error) {
    throw withCallContext(error, maxOverloads, [self, dim, keepdim, options, extra]);
  }
  return callOverload(maxOverloads, [self, dim, keepdim, options, extra]);
});

const minOverloads = /* @__PURE__ */ overloads("min", [min_op, operators_min], [min_dim_op, min_dim], [min_dim_min_op, min_dim_min], [min_other_op, min_other], [min_out_op, min_out]);
export const min = /* @__PURE__ */ publicFunction<{
  /** `min(Tensor self) -> Tensor` */
  (self: Tensor): Tensor;
  /**
   * `min.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)`
   *
   * With `out`: `min.dim_min(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) min, Tensor(b!) min_indices) -> (Tensor(a!) values, Tensor(b!) indices)`
   */
  (self: Tensor, options: { dim: number } & Options<{ keepdim: boolean; out: readonly [Tensor, Tensor] }>): readonly [Tensor, Tensor];
  /**
   * `min.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)`
   *
   * With `out`: `min.dim_min(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) min, Tensor(b!) min_indices) -> (Tensor(a!) values, Tensor(b!) indices)`
   */
  (self: Tensor, dim: number, options?: Options<{ keepdim: boolean; out: readonly [Tensor, Tensor] }>): readonly [Tensor, Tensor];
  /**
   * `min.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)`
   *
   * With `out`: `min.dim_min(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) min, Tensor(b!) min_indices) -> (Tensor(a!) values, Tensor(b!) indices)`
   */
  (self: Tensor, dim: number, keepdim: boolean, options?: Options<{ out: readonly [Tensor, Tensor] }>): readonly [Tensor, Tensor];
  /**
   * `min.other(Tensor self, Tensor other) -> Tensor`
   *
   * With `out`: `min.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("min", () => function min(self?: unknown, dim?: unknown, keepdim?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && dim === undefined && keepdim === undefined && options === undefined && extra === undefined) return operators_min(self);
    if (isTensor(self) && Number.isSafeInteger(dim) && keepdim === undefined && options === undefined && extra === undefined) return min_dim(self, dim as number, false);
    if (isTensor(self) && isTensor(dim) && keepdim === undefined && options === undefined && extra === undefined) return min_other(self, dim);
  } catch (error) {
    throw withCallContext(error, minOverloads, [self, dim, keepdim, options, extra]);
  }
  return callOverload(minOverloads, [self, dim, keepdim, options, extra]);
});

const argmaxOverloads = /* @__PURE__ */ overloads("argmax", [argmax_op, operators_argmax], [argmax_out_op, argmax_out]);
export const argmax = /* @__PURE__ */ publicFunction<{
  /**
   * `argmax(Tensor self, int? dim=None, bool keepdim=False) -> Tensor`
   *
   * With `out`: `argmax.out(Tensor self, int? dim=None, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ dim: number | null; keepdim: boolean; out: Tensor }>): Tensor;
  /**
   * `argmax(Tensor self, int? dim=None, bool keepdim=False) -> Tensor`
   *
   * With `out`: `argmax.out(Tensor self, int? dim=None, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, dim: number | null, options?: Options<{ keepdim: boolean; out: Tensor }>): Tensor;
  /**
   * `argmax(Tensor self, int? dim=None, bool keepdim=False) -> Tensor`
   *
   * With `out`: `argmax.out(Tensor self, int? dim=None, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, dim: number | null, keepdim: boolean, options?: Options<{ out: Tensor }>): Tensor;
}>("argmax", () => function argmax(self?: unknown, dim?: unknown, keepdim?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && dim === undefined && keepdim === undefined && options === undefined && extra === undefined) return operators_argmax(self, null, false);
  } catch (error) {
    throw withCallContext(error, argmaxOverloads, [self, dim, keepdim, options, extra]);
  }
  return callOverload(argmaxOverloads, [self, dim, keepdim, options, extra]);
});

const argminOverloads = /* @__PURE__ */ overloads("argmin", [argmin_op, operators_argmin], [argmin_out_op, argmin_out]);
export const argmin = /* @__PURE__ */ publicFunction<{
  /**
   * `argmin(Tensor self, int? dim=None, bool keepdim=False) -> Tensor`
   *
   * With `out`: `argmin.out(Tensor self, int? dim=None, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ dim: number | null; keepdim: boolean; out: Tensor }>): Tensor;
  /**
   * `argmin(Tensor self, int? dim=None, bool keepdim=False) -> Tensor`
   *
   * With `out`: `argmin.out(Tensor self, int? dim=None, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, dim: number | null, options?: Options<{ keepdim: boolean; out: Tensor }>): Tensor;
  /**
   * `argmin(Tensor self, int? dim=None, bool keepdim=False) -> Tensor`
   *
   * With `out`: `argmin.out(Tensor self, int? dim=None, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, dim: number | null, keepdim: boolean, options?: Options<{ out: Tensor }>): Tensor;
}>("argmin", () => function argmin(self?: unknown, dim?: unknown, keepdim?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && dim === undefined && keepdim === undefined && options === undefined && extra === undefined) return operators_argmin(self, null, false);
  } catch (error) {
    throw withCallContext(error, argminOverloads, [self, dim, keepdim, options, extra]);
  }
  return callOverload(argminOverloads, [self, dim, keepdim, options, extra]);
});

const anyOverloads = /* @__PURE__ */ overloads("any", [any_dim_op, any_dim], [any_out_op, any_out], [any_op, operators_any], [any_all_out_op, any_all_out]);
export const any = /* @__PURE__ */ publicFunction<{
  /**
   * `any.dim(Tensor self, int dim, bool keepdim=False) -> Tensor`
   *
   * With `out`: `any.out(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options: { dim: number } & Options<{ keepdim: boolean; out: Tensor }>): Tensor;
  /**
   * `any.dim(Tensor self, int dim, bool keepdim=False) -> Tensor`
   *
   * With `out`: `any.out(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, dim: number, options?: Options<{ keepdim: boolean; out: Tensor }>): Tensor;
  /**
   * `any.dim(Tensor self, int dim, bool keepdim=False) -> Tensor`
   *
   * With `out`: `any.out(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, dim: number, keepdim: boolean, options?: Options<{ out: Tensor }>): Tensor;
  /**
   * `any(Tensor self) -> Tensor`
   *
   * With `out`: `any.all_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("any", () => function any(self?: unknown, dim?: unknown, keepdim?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && Number.isSafeInteger(dim) && keepdim === undefined && options === undefined && extra === undefined) return any_dim(self, dim as number, false);
    if (isTensor(self) && dim === undefined && keepdim === undefined && options === undefined && extra === undefined) return operators_any(self);
  } catch (error) {
    throw withCallContext(error, anyOverloads, [self, dim, keepdim, options, extra]);
  }
  return callOverload(anyOverloads, [self, dim, keepdim, options, extra]);
});

const allOverloads = /* @__PURE__ */ overloads("all", [all_dim_op, all_dim], [all_out_op, all_out], [all_op, operators_all], [all_all_out_op, all_all_out]);
export const all = /* @__PURE__ */ publicFunction<{
  /**
   * `all.dim(Tensor self, int dim, bool keepdim=False) -> Tensor`
   *
   * With `out`: `all.out(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options: { dim: number } & Options<{ keepdim: boolean; out: Tensor }>): Tensor;
  /**
   * `all.dim(Tensor self, int dim, bool keepdim=False) -> Tensor`
   *
   * With `out`: `all.out(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, dim: number, options?: Options<{ keepdim: boolean; out: Tensor }>): Tensor;
  /**
   * `all.dim(Tensor self, int dim, bool keepdim=False) -> Tensor`
   *
   * With `out`: `all.out(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, dim: number, keepdim: boolean, options?: Options<{ out: Tensor }>): Tensor;
  /**
   * `all(Tensor self) -> Tensor`
   *
   * With `out`: `all.all_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("all", () => function all(self?: unknown, dim?: unknown, keepdim?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && Number.isSafeInteger(dim) && keepdim === undefined && options === undefined && extra === undefined) return all_dim(self, dim as number, false);
    if (isTensor(self) && dim === undefined && keepdim === undefined && options === undefined && extra === undefined) return operators_all(self);
  } catch (error) {
    throw withCallContext(error, allOverloads, [self, dim, keepdim, options, extra]);
  }
  return callOverload(allOverloads, [self, dim, keepdim, options, extra]);
});

const var_Overloads = /* @__PURE__ */ overloads("var_", [var_default_op, var_default], [var_dim_op, var_dim], [var_out_op, var_out], [var_correction_op, var_correction], [var_correction_out_op, var_correction_out]);
export const var_ = /* @__PURE__ */ publicFunction<{
  /** `var(Tensor self, bool unbiased=True) -> Tensor` */
  (self: Tensor, options?: Options<{ unbiased: boolean }>): Tensor;
  /** `var(Tensor self, bool unbiased=True) -> Tensor` */
  (self: Tensor, unbiased: boolean): Tensor;
  /**
   * `var.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> Tensor`
   *
   * With `out`: `var.out(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options: { dim: number | readonly number[] | null } & Options<{ unbiased: boolean; keepdim: boolean; out: Tensor }>): Tensor;
  /**
   * `var.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> Tensor`
   *
   * With `out`: `var.out(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, dim: number | readonly number[] | null, options?: Options<{ unbiased: boolean; keepdim: boolean; out: Tensor }>): Tensor;
  /**
   * `var.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> Tensor`
   *
   * With `out`: `var.out(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, dim: number | readonly number[] | null, unbiased: boolean, options?: Options<{ keepdim: boolean; out: Tensor }>): Tensor;
  /**
   * `var.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> Tensor`
   *
   * With `out`: `var.out(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, dim: number | readonly number[] | null, unbiased: boolean, keepdim: boolean, options?: Options<{ out: Tensor }>): Tensor;
  /**
   * `var.correction(Tensor self, int[1]? dim, *, int? correction, bool keepdim=False) -> Tensor`
   *
   * With `out`: `var.correction_out(Tensor self, int[1]? dim, *, int? correction, bool keepdim=False, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options: { dim: number | readonly number[] | null; correction: number | null } & Options<{ keepdim: boolean; out: Tensor }>): Tensor;
  /**
   * `var.correction(Tensor self, int[1]? dim, *, int? correction, bool keepdim=False) -> Tensor`
   *
   * With `out`: `var.correction_out(Tensor self, int[1]? dim, *, int? correction, bool keepdim=False, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, dim: number | readonly number[] | null, options: { correction: number | null } & Options<{ keepdim: boolean; out: Tensor }>): Tensor;
}>("var_", () => function var_(self?: unknown, unbiased?: unknown, unbiased_?: unknown, keepdim?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && unbiased === undefined && unbiased_ === undefined && keepdim === undefined && options === undefined && extra === undefined) return var_default(self, true);
    if (isTensor(self) && isIntList(unbiased) && unbiased_ === undefined && keepdim === undefined && options === undefined && extra === undefined) return var_dim(self, unbiased, true, false);
  } catch (error) {
    throw withCallContext(error, var_Overloads, [self, unbiased, unbiased_, keepdim, options, extra]);
  }
  return callOverload(var_Overloads, [self, unbiased, unbiased_, keepdim, options, extra]);
});

const stdOverloads = /* @__PURE__ */ overloads("std", [std_op, operators_std], [std_dim_op, std_dim], [std_out_op, std_out], [std_correction_op, std_correction], [std_correction_out_op, std_correction_out]);
export const std = /* @__PURE__ */ publicFunction<{
  /** `std(Tensor self, bool unbiased=True) -> Tensor` */
  (self: Tensor, options?: Options<{ unbiased: boolean }>): Tensor;
  /** `std(Tensor self, bool unbiased=True) -> Tensor` */
  (self: Tensor, unbiased: boolean): Tensor;
  /**
   * `std.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> Tensor`
   *
   * With `out`: `std.out(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options: { dim: number | readonly number[] | null } & Options<{ unbiased: boolean; keepdim: boolean; out: Tensor }>): Tensor;
  /**
   * `std.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> Tensor`
   *
   * With `out`: `std.out(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, dim: number | readonly number[] | null, options?: Options<{ unbiased: boolean; keepdim: boolean; out: Tensor }>): Tensor;
  /**
   * `std.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> Tensor`
   *
   * With `out`: `std.out(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, dim: number | readonly number[] | null, unbiased: boolean, options?: Options<{ keepdim: boolean; out: Tensor }>): Tensor;
  /**
   * `std.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> Tensor`
   *
   * With `out`: `std.out(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, dim: number | readonly number[] | null, unbiased: boolean, keepdim: boolean, options?: Options<{ out: Tensor }>): Tensor;
  /**
   * `std.correction(Tensor self, int[1]? dim, *, int? correction, bool keepdim=False) -> Tensor`
   *
   * With `out`: `std.correction_out(Tensor self, int[1]? dim, *, int? correction, bool keepdim=False, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options: { dim: number | readonly number[] | null; correction: number | null } & Options<{ keepdim: boolean; out: Tensor }>): Tensor;
  /**
   * `std.correction(Tensor self, int[1]? dim, *, int? correction, bool keepdim=False) -> Tensor`
   *
   * With `out`: `std.correction_out(Tensor self, int[1]? dim, *, int? correction, bool keepdim=False, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, dim: number | readonly number[] | null, options: { correction: number | null } & Options<{ keepdim: boolean; out: Tensor }>): Tensor;
}>("std", () => function std(self?: unknown, unbiased?: unknown, unbiased_?: unknown, keepdim?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && unbiased === undefined && unbiased_ === undefined && keepdim === undefined && options === undefined && extra === undefined) return operators_std(self, true);
    if (isTensor(self) && isIntList(unbiased) && unbiased_ === undefined && keepdim === undefined && options === undefined && extra === undefined) return std_dim(self, unbiased, true, false);
  } catch (error) {
    throw withCallContext(error, stdOverloads, [self, unbiased, unbiased_, keepdim, options, extra]);
  }
  return callOverload(stdOverloads, [self, unbiased, unbiased_, keepdim, options, extra]);
});

const varMeanOverloads = /* @__PURE__ */ overloads("varMean", [var_mean_op, var_mean], [var_mean_dim_op, var_mean_dim], [var_mean_correction_op, var_mean_correction], [var_mean_correction_out_op, var_mean_correction_out]);
export const varMean = /* @__PURE__ */ publicFunction<{
  /** `var_mean(Tensor self, bool unbiased=True) -> (Tensor, Tensor)` */
  (self: Tensor, options?: Options<{ unbiased: boolean }>): readonly [Tensor, Tensor];
  /** `var_mean(Tensor self, bool unbiased=True) -> (Tensor, Tensor)` */
  (self: Tensor, unbiased: boolean): readonly [Tensor, Tensor];
  /** `var_mean.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> (Tensor, Tensor)` */
  (self: Tensor, options: { dim: number | readonly number[] | null } & Options<{ unbiased: boolean; keepdim: boolean }>): readonly [Tensor, Tensor];
  /** `var_mean.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> (Tensor, Tensor)` */
  (self: Tensor, dim: number | readonly number[] | null, options?: Options<{ unbiased: boolean; keepdim: boolean }>): readonly [Tensor, Tensor];
  /** `var_mean.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> (Tensor, Tensor)` */
  (self: Tensor, dim: number | readonly number[] | null, unbiased: boolean, options?: Options<{ keepdim: boolean }>): readonly [Tensor, Tensor];
  /** `var_mean.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> (Tensor, Tensor)` */
  (self: Tensor, dim: number | readonly number[] | null, unbiased: boolean, keepdim: boolean): readonly [Tensor, Tensor];
  /**
   * `var_mean.correction(Tensor self, int[1]? dim, *, int? correction, bool keepdim=False) -> (Tensor, Tensor)`
   *
   * With `out`: `var_mean.correction_out(Tensor self, int[1]? dim, *, int? correction, bool keepdim=False, Tensor(a!) out0, Tensor(b!) out1) -> (Tensor(a!), Tensor(b!))`
   */
  (self: Tensor, options: { dim: number | readonly number[] | null; correction: number | null } & Options<{ keepdim: boolean; out: readonly [Tensor, Tensor] }>): readonly [Tensor, Tensor];
  /**
   * `var_mean.correction(Tensor self, int[1]? dim, *, int? correction, bool keepdim=False) -> (Tensor, Tensor)`
   *
   * With `out`: `var_mean.correction_out(Tensor self, int[1]? dim, *, int? correction, bool keepdim=False, Tensor(a!) out0, Tensor(b!) out1) -> (Tensor(a!), Tensor(b!))`
   */
  (self: Tensor, dim: number | readonly number[] | null, options: { correction: number | null } & Options<{ keepdim: boolean; out: readonly [Tensor, Tensor] }>): readonly [Tensor, Tensor];
}>("varMean", () => function varMean(self?: unknown, unbiased?: unknown, unbiased_?: unknown, keepdim?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && unbiased === undefined && unbiased_ === undefined && keepdim === undefined && options === undefined && extra === undefined) return var_mean(self, true);
    if (isTensor(self) && isIntList(unbiased) && unbiased_ === undefined && keepdim === undefined && options === undefined && extra === undefined) return var_mean_dim(self, unbiased, true, false);
  } catch (error) {
    throw withCallContext(error, varMeanOverloads, [self, unbiased, unbiased_, keepdim, options, extra]);
  }
  return callOverload(varMeanOverloads, [self, unbiased, unbiased_, keepdim, options, extra]);
});

const stdMeanOverloads = /* @__PURE__ */ overloads("stdMean", [std_mean_op, std_mean], [std_mean_dim_op, std_mean_dim], [std_mean_correction_op, std_mean_correction], [std_mean_correction_out_op, std_mean_correction_out]);
export const stdMean = /* @__PURE__ */ publicFunction<{
  /** `std_mean(Tensor self, bool unbiased=True) -> (Tensor, Tensor)` */
  (self: Tensor, options?: Options<{ unbiased: boolean }>): readonly [Tensor, Tensor];
  /** `std_mean(Tensor self, bool unbiased=True) -> (Tensor, Tensor)` */
  (self: Tensor, unbiased: boolean): readonly [Tensor, Tensor];
  /** `std_mean.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> (Tensor, Tensor)` */
  (self: Tensor, options: { dim: number | readonly number[] | null } & Options<{ unbiased: boolean; keepdim: boolean }>): readonly [Tensor, Tensor];
  /** `std_mean.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> (Tensor, Tensor)` */
  (self: Tensor, dim: number | readonly number[] | null, options?: Options<{ unbiased: boolean; keepdim: boolean }>): readonly [Tensor, Tensor];
  /** `std_mean.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> (Tensor, Tensor)` */
  (self: Tensor, dim: number | readonly number[] | null, unbiased: boolean, options?: Options<{ keepdim: boolean }>): readonly [Tensor, Tensor];
  /** `std_mean.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> (Tensor, Tensor)` */
  (self: Tensor, dim: number | readonly number[] | null, unbiased: boolean, keepdim: boolean): readonly [Tensor, Tensor];
  /**
   * `std_mean.correction(Tensor self, int[1]? dim, *, int? correction, bool keepdim=False) -> (Tensor, Tensor)`
   *
   * With `out`: `std_mean.correction_out(Tensor self, int[1]? dim, *, int? correction, bool keepdim=False, Tensor(a!) out0, Tensor(b!) out1) -> (Tensor(a!), Tensor(b!))`
   */
  (self: Tensor, options: { dim: number | readonly number[] | null; correction: number | null } & Options<{ keepdim: boolean; out: readonly [Tensor, Tensor] }>): readonly [Tensor, Tensor];
  /**
   * `std_mean.correction(Tensor self, int[1]? dim, *, int? correction, bool keepdim=False) -> (Tensor, Tensor)`
   *
   * With `out`: `std_mean.correction_out(Tensor self, int[1]? dim, *, int? correction, bool keepdim=False, Tensor(a!) out0, Tensor(b!) out1) -> (Tensor(a!), Tensor(b!))`
   */
  (self: Tensor, dim: number | readonly number[] | null, options: { correction: number | null } & Options<{ keepdim: boolean; out: readonly [Tensor, Tensor] }>): readonly [Tensor, Tensor];
}>("stdMean", () => function stdMean(self?: unknown, unbiased?: unknown, unbiased_?: unknown, keepdim?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && unbiased === undefined && unbiased_ === undefined && keepdim === undefined && options === undefined && extra === undefined) return std_mean(self, true);
    if (isTensor(self) && isIntList(unbiased) && unbiased_ === undefined && keepdim === undefined && options === undefined && extra === undefined) return std_mean_dim(self, unbiased, true, false);
  } catch (error) {
    throw withCallContext(error, stdMeanOverloads, [self, unbiased, unbiased_, keepdim, options, extra]);
  }
  return callOverload(stdMeanOverloads, [self, unbiased, unbiased_, keepdim, options, extra]);
});

const logsumexpOverloads = /* @__PURE__ */ overloads("logsumexp", [logsumexp_op, operators_logsumexp], [logsumexp_out_op, logsumexp_out]);
export const logsumexp = /* @__PURE__ */ publicFunction<{
  /**
   * `logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor`
   *
   * With `out`: `logsumexp.out(Tensor self, int[1] dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options: { dim: number | readonly number[] } & Options<{ keepdim: boolean; out: Tensor }>): Tensor;
  /**
   * `logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor`
   *
   * With `out`: `logsumexp.out(Tensor self, int[1] dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, dim: number | readonly number[], options?: Options<{ keepdim: boolean; out: Tensor }>): Tensor;
  /**
   * `logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor`
   *
   * With `out`: `logsumexp.out(Tensor self, int[1] dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, dim: number | readonly number[], keepdim: boolean, options?: Options<{ out: Tensor }>): Tensor;
}>("logsumexp", () => function logsumexp(self?: unknown, dim?: unknown, keepdim?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isIntList(dim) && keepdim === undefined && options === undefined && extra === undefined) return operators_logsumexp(self, dim, false);
  } catch (error) {
    throw withCallContext(error, logsumexpOverloads, [self, dim, keepdim, options, extra]);
  }
  return callOverload(logsumexpOverloads, [self, dim, keepdim, options, extra]);
});

const normOverloads = /* @__PURE__ */ overloads("norm", [norm_ScalarOpt_dtype_op, norm_ScalarOpt_dtype], [norm_Scalar_op, norm_Scalar], [norm_ScalarOpt_dim_dtype_op, norm_ScalarOpt_dim_dtype], [norm_dtype_out_op, norm_dtype_out], [norm_ScalarOpt_dim_op, norm_ScalarOpt_dim], [norm_out_op, norm_out], [norm_ScalarOpt_dtype_out_op, norm_ScalarOpt_dtype_out], [norm_Scalar_out_op, norm_Scalar_out]);
export const norm = /* @__PURE__ */ publicFunction<{
  /**
   * `norm.ScalarOpt_dtype(Tensor self, Scalar? p, *, ScalarType dtype) -> Tensor`
   *
   * With `out`: `norm.ScalarOpt_dtype_out(Tensor self, Scalar? p, *, ScalarType dtype, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options: { p: Scalar | null; dtype: DType } & Options<{ out: Tensor }>): Tensor;
  /**
   * `norm.ScalarOpt_dtype(Tensor self, Scalar? p, *, ScalarType dtype) -> Tensor`
   *
   * With `out`: `norm.ScalarOpt_dtype_out(Tensor self, Scalar? p, *, ScalarType dtype, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, p: Scalar | null, options: { dtype: DType } & Options<{ out: Tensor }>): Tensor;
  /**
   * `norm.Scalar(Tensor self, Scalar p=2) -> Tensor`
   *
   * With `out`: `norm.Scalar_out(Tensor self, Scalar p=2, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ p: Scalar; out: Tensor }>): Tensor;
  /**
   * `norm.Scalar(Tensor self, Scalar p=2) -> Tensor`
   *
   * With `out`: `norm.Scalar_out(Tensor self, Scalar p=2, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, p: Scalar, options?: Options<{ out: Tensor }>): Tensor;
  /**
   * `norm.ScalarOpt_dim_dtype(Tensor self, Scalar? p, int[1] dim, bool keepdim, *, ScalarType dtype) -> Tensor`
   *
   * With `out`: `norm.dtype_out(Tensor self, Scalar? p, int[1] dim, bool keepdim, *, ScalarType dtype, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options: { p: Scalar | null; dim: number | readonly number[]; keepdim: boolean; dtype: DType } & Options<{ out: Tensor }>): Tensor;
  /**
   * `norm.ScalarOpt_dim_dtype(Tensor self, Scalar? p, int[1] dim, bool keepdim, *, ScalarType dtype) -> Tensor`
   *
   * With `out`: `norm.dtype_out(Tensor self, Scalar? p, int[1] dim, bool keepdim, *, ScalarType dtype, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, p: Scalar | null, dim: number | readonly number[], keepdim: boolean, options: { dtype: DType } & Options<{ out: Tensor }>): Tensor;
  /**
   * `norm.ScalarOpt_dim(Tensor self, Scalar? p, int[1] dim, bool keepdim=False) -> Tensor`
   *
   * With `out`: `norm.out(Tensor self, Scalar? p, int[1] dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options: { p: Scalar | null; dim: number | readonly number[] } & Options<{ keepdim: boolean; out: Tensor }>): Tensor;
  /**
   * `norm.ScalarOpt_dim(Tensor self, Scalar? p, int[1] dim, bool keepdim=False) -> Tensor`
   *
   * With `out`: `norm.out(Tensor self, Scalar? p, int[1] dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, p: Scalar | null, dim: number | readonly number[], options?: Options<{ keepdim: boolean; out: Tensor }>): Tensor;
  /**
   * `norm.ScalarOpt_dim(Tensor self, Scalar? p, int[1] dim, bool keepdim=False) -> Tensor`
   *
   * With `out`: `norm.out(Tensor self, Scalar? p, int[1] dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, p: Scalar | null, dim: number | readonly number[], keepdim: boolean, options?: Options<{ out: Tensor }>): Tensor;
}>("norm", () => function norm(self?: unknown, p?: unknown, dim?: unknown, keepdim?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && p === undefined && dim === undefined && keepdim === undefined && options === undefined && extra === undefined) return norm_Scalar(self, 2);
    if (isTensor(self) && typeof p === "number" && isIntList(dim) && keepdim === undefined && options === undefined && extra === undefined) return norm_ScalarOpt_dim(self, p, dim, false);
  } catch (error) {
    throw withCallContext(error, normOverloads, [self, p, dim, keepdim, options, extra]);
  }
  return callOverload(normOverloads, [self, p, dim, keepdim, options, extra]);
});

const linalgVectorNormOverloads = /* @__PURE__ */ overloads("linalgVectorNorm", [linalg_vector_norm_op, linalg_vector_norm], [linalg_vector_norm_out_op, linalg_vector_norm_out]);
export const linalgVectorNorm = /* @__PURE__ */ publicFunction<{
  /**
   * `linalg_vector_norm(Tensor self, Scalar ord=2, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor`
   *
   * With `out`: `linalg_vector_norm.out(Tensor self, Scalar ord=2, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ ord: Scalar; dim: number | readonly number[] | null; keepdim: boolean; dtype: DType | null; out: Tensor }>): Tensor;
  /**
   * `linalg_vector_norm(Tensor self, Scalar ord=2, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor`
   *
   * With `out`: `linalg_vector_norm.out(Tensor self, Scalar ord=2, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, ord: Scalar, options?: Options<{ dim: number | readonly number[] | null; keepdim: boolean; dtype: DType | null; out: Tensor }>): Tensor;
  /**
   * `linalg_vector_norm(Tensor self, Scalar ord=2, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor`
   *
   * With `out`: `linalg_vector_norm.out(Tensor self, Scalar ord=2, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, ord: Scalar, dim: number | readonly number[] | null, options?: Options<{ keepdim: boolean; dtype: DType | null; out: Tensor }>): Tensor;
  /**
   * `linalg_vector_norm(Tensor self, Scalar ord=2, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor`
   *
   * With `out`: `linalg_vector_norm.out(Tensor self, Scalar ord=2, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, ord: Scalar, dim: number | readonly number[] | null, keepdim: boolean, options?: Options<{ dtype: DType | null; out: Tensor }>): Tensor;
}>("linalgVectorNorm", () => function linalgVectorNorm(self?: unknown, ord?: unknown, dim?: unknown, keepdim?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && ord === undefined && dim === undefined && keepdim === undefined && options === undefined && extra === undefined) return linalg_vector_norm(self, 2, null, false, null);
  } catch (error) {
    throw withCallContext(error, linalgVectorNormOverloads, [self, ord, dim, keepdim, options, extra]);
  }
  return callOverload(linalgVectorNormOverloads, [self, ord, dim, keepdim, options, extra]);
});

const frobeniusNormOverloads = /* @__PURE__ */ overloads("frobeniusNorm", [frobenius_norm_op, frobenius_norm], [frobenius_norm_dim_op, frobenius_norm_dim], [frobenius_norm_out_op, frobenius_norm_out]);
export const frobeniusNorm = /* @__PURE__ */ publicFunction<{
  /** `frobenius_norm(Tensor self) -> Tensor` */
  (self: Tensor): Tensor;
  /**
   * `frobenius_norm.dim(Tensor self, int[1] dim, bool keepdim=False) -> Tensor`
   *
   * With `out`: `frobenius_norm.out(Tensor self, int[1] dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options: { dim: number | readonly number[] } & Options<{ keepdim: boolean; out: Tensor }>): Tensor;
  /**
   * `frobenius_norm.dim(Tensor self, int[1] dim, bool keepdim=False) -> Tensor`
   *
   * With `out`: `frobenius_norm.out(Tensor self, int[1] dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, dim: number | readonly number[], options?: Options<{ keepdim: boolean; out: Tensor }>): Tensor;
  /**
   * `frobenius_norm.dim(Tensor self, int[1] dim, bool keepdim=False) -> Tensor`
   *
   * With `out`: `frobenius_norm.out(Tensor self, int[1] dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, dim: number | readonly number[], keepdim: boolean, options?: Options<{ out: Tensor }>): Tensor;
}>("frobeniusNorm", () => function frobeniusNorm(self?: unknown, dim?: unknown, keepdim?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && dim === undefined && keepdim === undefined && options === undefined && extra === undefined) return frobenius_norm(self);
    if (isTensor(self) && isIntList(dim) && keepdim === undefined && options === undefined && extra === undefined) return frobenius_norm_dim(self, dim, false);
  } catch (error) {
    throw withCallContext(error, frobeniusNormOverloads, [self, dim, keepdim, options, extra]);
  }
  return callOverload(frobeniusNormOverloads, [self, dim, keepdim, options, extra]);
});

const distOverloads = /* @__PURE__ */ overloads("dist", [dist_op, operators_dist], [dist_out_op, dist_out]);
export const dist = /* @__PURE__ */ publicFunction<{
  /**
   * `dist(Tensor self, Tensor other, Scalar p=2) -> Tensor`
   *
   * With `out`: `dist.out(Tensor self, Tensor other, Scalar p=2, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, other: Tensor, options?: Options<{ p: Scalar; out: Tensor }>): Tensor;
  /**
   * `dist(Tensor self, Tensor other, Scalar p=2) -> Tensor`
   *
   * With `out`: `dist.out(Tensor self, Tensor other, Scalar p=2, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, other: Tensor, p: Scalar, options?: Options<{ out: Tensor }>): Tensor;
}>("dist", () => function dist(self?: unknown, other?: unknown, p?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && p === undefined && options === undefined && extra === undefined) return operators_dist(self, other, 2);
  } catch (error) {
    throw withCallContext(error, distOverloads, [self, other, p, options, extra]);
  }
  return callOverload(distOverloads, [self, other, p, options, extra]);
});

const cumsumOverloads = /* @__PURE__ */ overloads("cumsum", [cumsum_op, operators_cumsum], [cumsum_out_op, cumsum_out]);
export const cumsum = /* @__PURE__ */ publicFunction<{
  /**
   * `cumsum(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor`
   *
   * With `out`: `cumsum.out(Tensor self, int dim, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options: { dim: number } & Options<{ dtype: DType | null; out: Tensor }>): Tensor;
  /**
   * `cumsum(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor`
   *
   * With `out`: `cumsum.out(Tensor self, int dim, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, dim: number, options?: Options<{ dtype: DType | null; out: Tensor }>): Tensor;
}>("cumsum", () => function cumsum(self?: unknown, dim?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && Number.isSafeInteger(dim) && options === undefined && extra === undefined) return operators_cumsum(self, dim as number, null);
  } catch (error) {
    throw withCallContext(error, cumsumOverloads, [self, dim, options, extra]);
  }
  return callOverload(cumsumOverloads, [self, dim, options, extra]);
});

const cumsum_Overloads = /* @__PURE__ */ overloads("cumsum_", [cumsum__op, operators_cumsum_]);
export const cumsum_ = /* @__PURE__ */ publicFunction<{
  /**
   * `cumsum_(Tensor(a!) self, int dim, *, ScalarType? dtype=None) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, options: { dim: number } & Options<{ dtype: DType | null }>): Tensor;
  /**
   * `cumsum_(Tensor(a!) self, int dim, *, ScalarType? dtype=None) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, dim: number, options?: Options<{ dtype: DType | null }>): Tensor;
}>("cumsum_", () => function cumsum_(self?: unknown, dim?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && Number.isSafeInteger(dim) && options === undefined && extra === undefined) return operators_cumsum_(self, dim as number, null);
  } catch (error) {
    throw withCallContext(error, cumsum_Overloads, [self, dim, options, extra]);
  }
  return callOverload(cumsum_Overloads, [self, dim, options, extra]);
});

const cumprodOverloads = /* @__PURE__ */ overloads("cumprod", [cumprod_op, operators_cumprod], [cumprod_out_op, cumprod_out]);
export const cumprod = /* @__PURE__ */ publicFunction<{
  /**
   * `cumprod(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor`
   *
   * With `out`: `cumprod.out(Tensor self, int dim, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options: { dim: number } & Options<{ dtype: DType | null; out: Tensor }>): Tensor;
  /**
   * `cumprod(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor`
   *
   * With `out`: `cumprod.out(Tensor self, int dim, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, dim: number, options?: Options<{ dtype: DType | null; out: Tensor }>): Tensor;
}>("cumprod", () => function cumprod(self?: unknown, dim?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && Number.isSafeInteger(dim) && options === undefined && extra === undefined) return operators_cumprod(self, dim as number, null);
  } catch (error) {
    throw withCallContext(error, cumprodOverloads, [self, dim, options, extra]);
  }
  return callOverload(cumprodOverloads, [self, dim, options, extra]);
});

const cumprod_Overloads = /* @__PURE__ */ overloads("cumprod_", [cumprod__op, operators_cumprod_]);
export const cumprod_ = /* @__PURE__ */ publicFunction<{
  /**
   * `cumprod_(Tensor(a!) self, int dim, *, ScalarType? dtype=None) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, options: { dim: number } & Options<{ dtype: DType | null }>): Tensor;
  /**
   * `cumprod_(Tensor(a!) self, int dim, *, ScalarType? dtype=None) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, dim: number, options?: Options<{ dtype: DType | null }>): Tensor;
}>("cumprod_", () => function cumprod_(self?: unknown, dim?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && Number.isSafeInteger(dim) && options === undefined && extra === undefined) return operators_cumprod_(self, dim as number, null);
  } catch (error) {
    throw withCallContext(error, cumprod_Overloads, [self, dim, options, extra]);
  }
  return callOverload(cumprod_Overloads, [self, dim, options, extra]);
});

const cumprodBackwardOverloads = /* @__PURE__ */ overloads("cumprodBackward", [cumprod_backward_op, cumprod_backward]);
export const cumprodBackward = /* @__PURE__ */ publicFunction<{
  /** `cumprod_backward(Tensor grad, Tensor input, int dim, Tensor output) -> Tensor` */
  (grad: Tensor, input: Tensor, dim: number, output: Tensor): Tensor;
}>("cumprodBackward", () => function cumprodBackward(grad?: unknown, input?: unknown, dim?: unknown, output?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(grad) && isTensor(input) && Number.isSafeInteger(dim) && isTensor(output) && options === undefined && extra === undefined) return cumprod_backward(grad, input, dim as number, output);
  } catch (error) {
    throw withCallContext(error, cumprodBackwardOverloads, [grad, input, dim, output, options, extra]);
  }
  return callOverload(cumprodBackwardOverloads, [grad, input, dim, output, options, extra]);
});

const nansumOverloads = /* @__PURE__ */ overloads("nansum", [nansum_op, operators_nansum], [nansum_out_op, nansum_out]);
export const nansum = /* @__PURE__ */ publicFunction<{
  /**
   * `nansum(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor`
   *
   * With `out`: `nansum.out(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ dim: number | readonly number[] | null; keepdim: boolean; dtype: DType | null; out: Tensor }>): Tensor;
  /**
   * `nansum(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor`
   *
   * With `out`: `nansum.out(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, dim: number | readonly number[] | null, options?: Options<{ keepdim: boolean; dtype: DType | null; out: Tensor }>): Tensor;
  /**
   * `nansum(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor`
   *
   * With `out`: `nansum.out(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, dim: number | readonly number[] | null, keepdim: boolean, options?: Options<{ dtype: DType | null; out: Tensor }>): Tensor;
}>("nansum", () => function nansum(self?: unknown, dim?: unknown, keepdim?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && dim === undefined && keepdim === undefined && options === undefined && extra === undefined) return operators_nansum(self, null, false, null);
  } catch (error) {
    throw withCallContext(error, nansumOverloads, [self, dim, keepdim, options, extra]);
  }
  return callOverload(nansumOverloads, [self, dim, keepdim, options, extra]);
});

const nanmeanOverloads = /* @__PURE__ */ overloads("nanmean", [nanmean_op, operators_nanmean], [nanmean_out_op, nanmean_out]);
export const nanmean = /* @__PURE__ */ publicFunction<{
  /**
   * `nanmean(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor`
   *
   * With `out`: `nanmean.out(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ dim: number | readonly number[] | null; keepdim: boolean; dtype: DType | null; out: Tensor }>): Tensor;
  /**
   * `nanmean(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor`
   *
   * With `out`: `nanmean.out(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, dim: number | readonly number[] | null, options?: Options<{ keepdim: boolean; dtype: DType | null; out: Tensor }>): Tensor;
  /**
   * `nanmean(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor`
   *
   * With `out`: `nanmean.out(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, dim: number | readonly number[] | null, keepdim: boolean, options?: Options<{ dtype: DType | null; out: Tensor }>): Tensor;
}>("nanmean", () => function nanmean(self?: unknown, dim?: unknown, keepdim?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && dim === undefined && keepdim === undefined && options === undefined && extra === undefined) return operators_nanmean(self, null, false, null);
  } catch (error) {
    throw withCallContext(error, nanmeanOverloads, [self, dim, keepdim, options, extra]);
  }
  return callOverload(nanmeanOverloads, [self, dim, keepdim, options, extra]);
});

const logcumsumexpOverloads = /* @__PURE__ */ overloads("logcumsumexp", [logcumsumexp_op, operators_logcumsumexp], [logcumsumexp_out_op, logcumsumexp_out]);
export const logcumsumexp = /* @__PURE__ */ publicFunction<{
  /**
   * `logcumsumexp(Tensor self, int dim) -> Tensor`
   *
   * With `out`: `logcumsumexp.out(Tensor self, int dim, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options: { dim: number } & Options<{ out: Tensor }>): Tensor;
  /**
   * `logcumsumexp(Tensor self, int dim) -> Tensor`
   *
   * With `out`: `logcumsumexp.out(Tensor self, int dim, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, dim: number, options?: Options<{ out: Tensor }>): Tensor;
}>("logcumsumexp", () => function logcumsumexp(self?: unknown, dim?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && Number.isSafeInteger(dim) && options === undefined && extra === undefined) return operators_logcumsumexp(self, dim as number);
  } catch (error) {
    throw withCallContext(error, logcumsumexpOverloads, [self, dim, options, extra]);
  }
  return callOverload(logcumsumexpOverloads, [self, dim, options, extra]);
});

const diffOverloads = /* @__PURE__ */ overloads("diff", [diff_op, operators_diff]);
export const diff = /* @__PURE__ */ publicFunction<{
  /** `diff(Tensor self, int n=1, int dim=-1, Tensor? prepend=None, Tensor? append=None) -> Tensor` */
  (self: Tensor, options?: Options<{ n: number; dim: number; prepend: Tensor | null; append: Tensor | null }>): Tensor;
  /** `diff(Tensor self, int n=1, int dim=-1, Tensor? prepend=None, Tensor? append=None) -> Tensor` */
  (self: Tensor, n: number, options?: Options<{ dim: number; prepend: Tensor | null; append: Tensor | null }>): Tensor;
  /** `diff(Tensor self, int n=1, int dim=-1, Tensor? prepend=None, Tensor? append=None) -> Tensor` */
  (self: Tensor, n: number, dim: number, options?: Options<{ prepend: Tensor | null; append: Tensor | null }>): Tensor;
  /** `diff(Tensor self, int n=1, int dim=-1, Tensor? prepend=None, Tensor? append=None) -> Tensor` */
  (self: Tensor, n: number, dim: number, prepend: Tensor | null, options?: Options<{ append: Tensor | null }>): Tensor;
  /** `diff(Tensor self, int n=1, int dim=-1, Tensor? prepend=None, Tensor? append=None) -> Tensor` */
  (self: Tensor, n: number, dim: number, prepend: Tensor | null, append: Tensor | null): Tensor;
}>("diff", () => function diff(self?: unknown, n?: unknown, dim?: unknown, prepend?: unknown, append?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && n === undefined && dim === undefined && prepend === undefined && append === undefined && options === undefined && extra === undefined) return operators_diff(self, 1, -1, null, null);
  } catch (error) {
    throw withCallContext(error, diffOverloads, [self, n, dim, prepend, append, options, extra]);
  }
  return callOverload(diffOverloads, [self, n, dim, prepend, append, options, extra]);
});

const equalOverloads = /* @__PURE__ */ overloads("equal", [equal_op, operators_equal]);
export const equal = /* @__PURE__ */ publicFunction<{
  /** `equal(Tensor self, Tensor other) -> bool` */
  (self: Tensor, other: Tensor): boolean;
}>("equal", () => function equal(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return operators_equal(self, other);
  } catch (error) {
    throw withCallContext(error, equalOverloads, [self, other, options, extra]);
  }
  return callOverload(equalOverloads, [self, other, options, extra]);
});

const allcloseOverloads = /* @__PURE__ */ overloads("allclose", [allclose_op, operators_allclose]);
export const allclose = /* @__PURE__ */ publicFunction<{
  /** `allclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) -> bool` */
  (self: Tensor, other: Tensor, options?: Options<{ rtol: number; atol: number; equalNan: boolean }>): boolean;
  /** `allclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) -> bool` */
  (self: Tensor, other: Tensor, rtol: number, options?: Options<{ atol: number; equalNan: boolean }>): boolean;
  /** `allclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) -> bool` */
  (self: Tensor, other: Tensor, rtol: number, atol: number, options?: Options<{ equalNan: boolean }>): boolean;
  /** `allclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) -> bool` */
  (self: Tensor, other: Tensor, rtol: number, atol: number, equalNan: boolean): boolean;
}>("allclose", () => function allclose(self?: unknown, other?: unknown, rtol?: unknown, atol?: unknown, equalNan?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && rtol === undefined && atol === undefined && equalNan === undefined && options === undefined && extra === undefined) return operators_allclose(self, other, 0.00001, 1e-8, false);
  } catch (error) {
    throw withCallContext(error, allcloseOverloads, [self, other, rtol, atol, equalNan, options, extra]);
  }
  return callOverload(allcloseOverloads, [self, other, rtol, atol, equalNan, options, extra]);
});

const iscloseOverloads = /* @__PURE__ */ overloads("isclose", [isclose_op, operators_isclose]);
export const isclose = /* @__PURE__ */ publicFunction<{
  /** `isclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) -> Tensor` */
  (self: Tensor, other: Tensor, options?: Options<{ rtol: number; atol: number; equalNan: boolean }>): Tensor;
  /** `isclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) -> Tensor` */
  (self: Tensor, other: Tensor, rtol: number, options?: Options<{ atol: number; equalNan: boolean }>): Tensor;
  /** `isclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) -> Tensor` */
  (self: Tensor, other: Tensor, rtol: number, atol: number, options?: Options<{ equalNan: boolean }>): Tensor;
  /** `isclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) -> Tensor` */
  (self: Tensor, other: Tensor, rtol: number, atol: number, equalNan: boolean): Tensor;
}>("isclose", () => function isclose(self?: unknown, other?: unknown, rtol?: unknown, atol?: unknown, equalNan?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && rtol === undefined && atol === undefined && equalNan === undefined && options === undefined && extra === undefined) return operators_isclose(self, other, 0.00001, 1e-8, false);
  } catch (error) {
    throw withCallContext(error, iscloseOverloads, [self, other, rtol, atol, equalNan, options, extra]);
  }
  return callOverload(iscloseOverloads, [self, other, rtol, atol, equalNan, options, extra]);
});

const quantileOverloads = /* @__PURE__ */ overloads("quantile", [quantile_op, operators_quantile], [quantile_scalar_op, quantile_scalar]);
export const quantile = /* @__PURE__ */ publicFunction<{
  /** `quantile(Tensor self, Tensor q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor` */
  (self: Tensor, q: Tensor, options?: Options<{ dim: number | null; keepdim: boolean; interpolation: string }>): Tensor;
  /** `quantile(Tensor self, Tensor q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor` */
  (self: Tensor, q: Tensor, dim: number | null, options?: Options<{ keepdim: boolean; interpolation: string }>): Tensor;
  /** `quantile(Tensor self, Tensor q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor` */
  (self: Tensor, q: Tensor, dim: number | null, keepdim: boolean, options?: Options<{ interpolation: string }>): Tensor;
  /** `quantile.scalar(Tensor self, float q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor` */
  (self: Tensor, options: { q: number } & Options<{ dim: number | null; keepdim: boolean; interpolation: string }>): Tensor;
  /** `quantile.scalar(Tensor self, float q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor` */
  (self: Tensor, q: number, options?: Options<{ dim: number | null; keepdim: boolean; interpolation: string }>): Tensor;
  /** `quantile.scalar(Tensor self, float q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor` */
  (self: Tensor, q: number, dim: number | null, options?: Options<{ keepdim: boolean; interpolation: string }>): Tensor;
  /** `quantile.scalar(Tensor self, float q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor` */
  (self: Tensor, q: number, dim: number | null, keepdim: boolean, options?: Options<{ interpolation: string }>): Tensor;
}>("quantile", () => function quantile(self?: unknown, q?: unknown, dim?: unknown, keepdim?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(q) && dim === undefined && keepdim === undefined && options === undefined && extra === undefined) return operators_quantile(self, q, null, false, "linear");
    if (isTensor(self) && typeof q === "number" && dim === undefined && keepdim === undefined && options === undefined && extra === undefined) return quantile_scalar(self, q, null, false, "linear");
  } catch (error) {
    throw withCallContext(error, quantileOverloads, [self, q, dim, keepdim, options, extra]);
  }
  return callOverload(quantileOverloads, [self, q, dim, keepdim, options, extra]);
});

const nanquantileOverloads = /* @__PURE__ */ overloads("nanquantile", [nanquantile_op, operators_nanquantile], [nanquantile_scalar_op, nanquantile_scalar]);
export const nanquantile = /* @__PURE__ */ publicFunction<{
  /** `nanquantile(Tensor self, Tensor q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor` */
  (self: Tensor, q: Tensor, options?: Options<{ dim: number | null; keepdim: boolean; interpolation: string }>): Tensor;
  /** `nanquantile(Tensor self, Tensor q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor` */
  (self: Tensor, q: Tensor, dim: number | null, options?: Options<{ keepdim: boolean; interpolation: string }>): Tensor;
  /** `nanquantile(Tensor self, Tensor q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor` */
  (self: Tensor, q: Tensor, dim: number | null, keepdim: boolean, options?: Options<{ interpolation: string }>): Tensor;
  /** `nanquantile.scalar(Tensor self, float q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor` */
  (self: Tensor, options: { q: number } & Options<{ dim: number | null; keepdim: boolean; interpolation: string }>): Tensor;
  /** `nanquantile.scalar(Tensor self, float q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor` */
  (self: Tensor, q: number, options?: Options<{ dim: number | null; keepdim: boolean; interpolation: string }>): Tensor;
  /** `nanquantile.scalar(Tensor self, float q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor` */
  (self: Tensor, q: number, dim: number | null, options?: Options<{ keepdim: boolean; interpolation: string }>): Tensor;
  /** `nanquantile.scalar(Tensor self, float q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor` */
  (self: Tensor, q: number, dim: number | null, keepdim: boolean, options?: Options<{ interpolation: string }>): Tensor;
}>("nanquantile", () => function nanquantile(self?: unknown, q?: unknown, dim?: unknown, keepdim?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(q) && dim === undefined && keepdim === undefined && options === undefined && extra === undefined) return operators_nanquantile(self, q, null, false, "linear");
    if (isTensor(self) && typeof q === "number" && dim === undefined && keepdim === undefined && options === undefined && extra === undefined) return nanquantile_scalar(self, q, null, false, "linear");
  } catch (error) {
    throw withCallContext(error, nanquantileOverloads, [self, q, dim, keepdim, options, extra]);
  }
  return callOverload(nanquantileOverloads, [self, q, dim, keepdim, options, extra]);
});

const trapezoidOverloads = /* @__PURE__ */ overloads("trapezoid", [trapezoid_x_op, trapezoid_x], [trapezoid_dx_op, trapezoid_dx]);
export const trapezoid = /* @__PURE__ */ publicFunction<{
  /** `trapezoid.x(Tensor y, Tensor x, *, int dim=-1) -> Tensor` */
  (y: Tensor, x: Tensor, options?: Options<{ dim: number }>): Tensor;
  /** `trapezoid.dx(Tensor y, *, Scalar dx=1, int dim=-1) -> Tensor` */
  (y: Tensor, options?: Options<{ dx: Scalar; dim: number }>): Tensor;
}>("trapezoid", () => function trapezoid(y?: unknown, x?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(y) && isTensor(x) && options === undefined && extra === undefined) return trapezoid_x(y, x, -1);
    if (isTensor(y) && x === undefined && options === undefined && extra === undefined) return trapezoid_dx(y, 1, -1);
  } catch (error) {
    throw withCallContext(error, trapezoidOverloads, [y, x, options, extra]);
  }
  return callOverload(trapezoidOverloads, [y, x, options, extra]);
});

const cumulativeTrapezoidOverloads = /* @__PURE__ */ overloads("cumulativeTrapezoid", [cumulative_trapezoid_x_op, cumulative_trapezoid_x], [cumulative_trapezoid_dx_op, cumulative_trapezoid_dx]);
export const cumulativeTrapezoid = /* @__PURE__ */ publicFunction<{
  /** `cumulative_trapezoid.x(Tensor y, Tensor x, *, int dim=-1) -> Tensor` */
  (y: Tensor, x: Tensor, options?: Options<{ dim: number }>): Tensor;
  /** `cumulative_trapezoid.dx(Tensor y, *, Scalar dx=1, int dim=-1) -> Tensor` */
  (y: Tensor, options?: Options<{ dx: Scalar; dim: number }>): Tensor;
}>("cumulativeTrapezoid", () => function cumulativeTrapezoid(y?: unknown, x?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(y) && isTensor(x) && options === undefined && extra === undefined) return cumulative_trapezoid_x(y, x, -1);
    if (isTensor(y) && x === undefined && options === undefined && extra === undefined) return cumulative_trapezoid_dx(y, 1, -1);
  } catch (error) {
    throw withCallContext(error, cumulativeTrapezoidOverloads, [y, x, options, extra]);
  }
  return callOverload(cumulativeTrapezoidOverloads, [y, x, options, extra]);
});

const mmOverloads = /* @__PURE__ */ overloads("mm", [mm_op, operators_mm], [mm_out_op, mm_out]);
export const mm = /* @__PURE__ */ publicFunction<{
  /**
   * `mm(Tensor self, Tensor mat2) -> Tensor`
   *
   * With `out`: `mm.out(Tensor self, Tensor mat2, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, mat2: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("mm", () => function mm(self?: unknown, mat2?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(mat2) && options === undefined && extra === undefined) return operators_mm(self, mat2);
  } catch (error) {
    throw withCallContext(error, mmOverloads, [self, mat2, options, extra]);
  }
  return callOverload(mmOverloads, [self, mat2, options, extra]);
});

const addmmOverloads = /* @__PURE__ */ overloads("addmm", [addmm_op, operators_addmm], [addmm_out_op, addmm_out]);
export const addmm = /* @__PURE__ */ publicFunction<{
  /**
   * `addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor`
   *
   * With `out`: `addmm.out(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, mat1: Tensor, mat2: Tensor, options?: Options<{ beta: Scalar; alpha: Scalar; out: Tensor }>): Tensor;
}>("addmm", () => function addmm(self?: unknown, mat1?: unknown, mat2?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(mat1) && isTensor(mat2) && options === undefined && extra === undefined) return operators_addmm(self, mat1, mat2, 1, 1);
  } catch (error) {
    throw withCallContext(error, addmmOverloads, [self, mat1, mat2, options, extra]);
  }
  return callOverload(addmmOverloads, [self, mat1, mat2, options, extra]);
});

const addmm_Overloads = /* @__PURE__ */ overloads("addmm_", [addmm__op, operators_addmm_]);
export const addmm_ = /* @__PURE__ */ publicFunction<{
  /**
   * `addmm_(Tensor(a!) self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, mat1: Tensor, mat2: Tensor, options?: Options<{ beta: Scalar; alpha: Scalar }>): Tensor;
}>("addmm_", () => function addmm_(self?: unknown, mat1?: unknown, mat2?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(mat1) && isTensor(mat2) && options === undefined && extra === undefined) return operators_addmm_(self, mat1, mat2, 1, 1);
  } catch (error) {
    throw withCallContext(error, addmm_Overloads, [self, mat1, mat2, options, extra]);
  }
  return callOverload(addmm_Overloads, [self, mat1, mat2, options, extra]);
});

const bmmOverloads = /* @__PURE__ */ overloads("bmm", [bmm_op, operators_bmm], [bmm_out_op, bmm_out]);
export const bmm = /* @__PURE__ */ publicFunction<{
  /**
   * `bmm(Tensor self, Tensor mat2) -> Tensor`
   *
   * With `out`: `bmm.out(Tensor self, Tensor mat2, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, mat2: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("bmm", () => function bmm(self?: unknown, mat2?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(mat2) && options === undefined && extra === undefined) return operators_bmm(self, mat2);
  } catch (error) {
    throw withCallContext(error, bmmOverloads, [self, mat2, options, extra]);
  }
  return callOverload(bmmOverloads, [self, mat2, options, extra]);
});

const baddbmmOverloads = /* @__PURE__ */ overloads("baddbmm", [baddbmm_op, operators_baddbmm], [baddbmm_out_op, baddbmm_out]);
export const baddbmm = /* @__PURE__ */ publicFunction<{
  /**
   * `baddbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor`
   *
   * With `out`: `baddbmm.out(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, batch1: Tensor, batch2: Tensor, options?: Options<{ beta: Scalar; alpha: Scalar; out: Tensor }>): Tensor;
}>("baddbmm", () => function baddbmm(self?: unknown, batch1?: unknown, batch2?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(batch1) && isTensor(batch2) && options === undefined && extra === undefined) return operators_baddbmm(self, batch1, batch2, 1, 1);
  } catch (error) {
    throw withCallContext(error, baddbmmOverloads, [self, batch1, batch2, options, extra]);
  }
  return callOverload(baddbmmOverloads, [self, batch1, batch2, options, extra]);
});

const baddbmm_Overloads = /* @__PURE__ */ overloads("baddbmm_", [baddbmm__op, operators_baddbmm_]);
export const baddbmm_ = /* @__PURE__ */ publicFunction<{
  /**
   * `baddbmm_(Tensor(a!) self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, batch1: Tensor, batch2: Tensor, options?: Options<{ beta: Scalar; alpha: Scalar }>): Tensor;
}>("baddbmm_", () => function baddbmm_(self?: unknown, batch1?: unknown, batch2?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(batch1) && isTensor(batch2) && options === undefined && extra === undefined) return operators_baddbmm_(self, batch1, batch2, 1, 1);
  } catch (error) {
    throw withCallContext(error, baddbmm_Overloads, [self, batch1, batch2, options, extra]);
  }
  return callOverload(baddbmm_Overloads, [self, batch1, batch2, options, extra]);
});

const addbmmOverloads = /* @__PURE__ */ overloads("addbmm", [addbmm_op, operators_addbmm], [addbmm_out_op, addbmm_out]);
export const addbmm = /* @__PURE__ */ publicFunction<{
  /**
   * `addbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor`
   *
   * With `out`: `addbmm.out(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, batch1: Tensor, batch2: Tensor, options?: Options<{ beta: Scalar; alpha: Scalar; out: Tensor }>): Tensor;
}>("addbmm", () => function addbmm(self?: unknown, batch1?: unknown, batch2?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(batch1) && isTensor(batch2) && options === undefined && extra === undefined) return operators_addbmm(self, batch1, batch2, 1, 1);
  } catch (error) {
    throw withCallContext(error, addbmmOverloads, [self, batch1, batch2, options, extra]);
  }
  return callOverload(addbmmOverloads, [self, batch1, batch2, options, extra]);
});

const mvOverloads = /* @__PURE__ */ overloads("mv", [mv_op, operators_mv], [mv_out_op, mv_out]);
export const mv = /* @__PURE__ */ publicFunction<{
  /**
   * `mv(Tensor self, Tensor vec) -> Tensor`
   *
   * With `out`: `mv.out(Tensor self, Tensor vec, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, vec: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("mv", () => function mv(self?: unknown, vec?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(vec) && options === undefined && extra === undefined) return operators_mv(self, vec);
  } catch (error) {
    throw withCallContext(error, mvOverloads, [self, vec, options, extra]);
  }
  return callOverload(mvOverloads, [self, vec, options, extra]);
});

const addmvOverloads = /* @__PURE__ */ overloads("addmv", [addmv_op, operators_addmv], [addmv_out_op, addmv_out]);
export const addmv = /* @__PURE__ */ publicFunction<{
  /**
   * `addmv(Tensor self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> Tensor`
   *
   * With `out`: `addmv.out(Tensor self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, mat: Tensor, vec: Tensor, options?: Options<{ beta: Scalar; alpha: Scalar; out: Tensor }>): Tensor;
}>("addmv", () => function addmv(self?: unknown, mat?: unknown, vec?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(mat) && isTensor(vec) && options === undefined && extra === undefined) return operators_addmv(self, mat, vec, 1, 1);
  } catch (error) {
    throw withCallContext(error, addmvOverloads, [self, mat, vec, options, extra]);
  }
  return callOverload(addmvOverloads, [self, mat, vec, options, extra]);
});

const addmv_Overloads = /* @__PURE__ */ overloads("addmv_", [addmv__op, operators_addmv_]);
export const addmv_ = /* @__PURE__ */ publicFunction<{
  /**
   * `addmv_(Tensor(a!) self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, mat: Tensor, vec: Tensor, options?: Options<{ beta: Scalar; alpha: Scalar }>): Tensor;
}>("addmv_", () => function addmv_(self?: unknown, mat?: unknown, vec?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(mat) && isTensor(vec) && options === undefined && extra === undefined) return operators_addmv_(self, mat, vec, 1, 1);
  } catch (error) {
    throw withCallContext(error, addmv_Overloads, [self, mat, vec, options, extra]);
  }
  return callOverload(addmv_Overloads, [self, mat, vec, options, extra]);
});

const addrOverloads = /* @__PURE__ */ overloads("addr", [addr_op, operators_addr], [addr_out_op, addr_out]);
export const addr = /* @__PURE__ */ publicFunction<{
  /**
   * `addr(Tensor self, Tensor vec1, Tensor vec2, *, Scalar beta=1, Scalar alpha=1) -> Tensor`
   *
   * With `out`: `addr.out(Tensor self, Tensor vec1, Tensor vec2, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, vec1: Tensor, vec2: Tensor, options?: Options<{ beta: Scalar; alpha: Scalar; out: Tensor }>): Tensor;
}>("addr", () => function addr(self?: unknown, vec1?: unknown, vec2?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(vec1) && isTensor(vec2) && options === undefined && extra === undefined) return operators_addr(self, vec1, vec2, 1, 1);
  } catch (error) {
    throw withCallContext(error, addrOverloads, [self, vec1, vec2, options, extra]);
  }
  return callOverload(addrOverloads, [self, vec1, vec2, options, extra]);
});

const dotOverloads = /* @__PURE__ */ overloads("dot", [dot_op, operators_dot], [dot_out_op, dot_out]);
export const dot = /* @__PURE__ */ publicFunction<{
  /**
   * `dot(Tensor self, Tensor tensor) -> Tensor`
   *
   * With `out`: `dot.out(Tensor self, Tensor tensor, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, tensor: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("dot", () => function dot(self?: unknown, tensor?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(tensor) && options === undefined && extra === undefined) return operators_dot(self, tensor);
  } catch (error) {
    throw withCallContext(error, dotOverloads, [self, tensor, options, extra]);
  }
  return callOverload(dotOverloads, [self, tensor, options, extra]);
});

const vdotOverloads = /* @__PURE__ */ overloads("vdot", [vdot_op, operators_vdot], [vdot_out_op, vdot_out]);
export const vdot = /* @__PURE__ */ publicFunction<{
  /**
   * `vdot(Tensor self, Tensor other) -> Tensor`
   *
   * With `out`: `vdot.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, other: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("vdot", () => function vdot(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return operators_vdot(self, other);
  } catch (error) {
    throw withCallContext(error, vdotOverloads, [self, other, options, extra]);
  }
  return callOverload(vdotOverloads, [self, other, options, extra]);
});

const outerOverloads = /* @__PURE__ */ overloads("outer", [outer_op, operators_outer]);
export const outer = /* @__PURE__ */ publicFunction<{
  /** `outer(Tensor self, Tensor vec2) -> Tensor` */
  (self: Tensor, vec2: Tensor): Tensor;
}>("outer", () => function outer(self?: unknown, vec2?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(vec2) && options === undefined && extra === undefined) return operators_outer(self, vec2);
  } catch (error) {
    throw withCallContext(error, outerOverloads, [self, vec2, options, extra]);
  }
  return callOverload(outerOverloads, [self, vec2, options, extra]);
});

const gerOverloads = /* @__PURE__ */ overloads("ger", [ger_op, operators_ger]);
export const ger = /* @__PURE__ */ publicFunction<{
  /** `ger(Tensor self, Tensor vec2) -> Tensor` */
  (self: Tensor, vec2: Tensor): Tensor;
}>("ger", () => function ger(self?: unknown, vec2?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(vec2) && options === undefined && extra === undefined) return operators_ger(self, vec2);
  } catch (error) {
    throw withCallContext(error, gerOverloads, [self, vec2, options, extra]);
  }
  return callOverload(gerOverloads, [self, vec2, options, extra]);
});

const innerOverloads = /* @__PURE__ */ overloads("inner", [inner_op, operators_inner]);
export const inner = /* @__PURE__ */ publicFunction<{
  /** `inner(Tensor self, Tensor other) -> Tensor` */
  (self: Tensor, other: Tensor): Tensor;
}>("inner", () => function inner(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return operators_inner(self, other);
  } catch (error) {
    throw withCallContext(error, innerOverloads, [self, other, options, extra]);
  }
  return callOverload(innerOverloads, [self, other, options, extra]);
});

const matmulOverloads = /* @__PURE__ */ overloads("matmul", [matmul_op, operators_matmul]);
export const matmul = /* @__PURE__ */ publicFunction<{
  /** `matmul(Tensor self, Tensor other) -> Tensor` */
  (self: Tensor, other: Tensor): Tensor;
}>("matmul", () => function matmul(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return operators_matmul(self, other);
  } catch (error) {
    throw withCallContext(error, matmulOverloads, [self, other, options, extra]);
  }
  return callOverload(matmulOverloads, [self, other, options, extra]);
});

const linearOverloads = /* @__PURE__ */ overloads("linear", [linear_op, operators_linear]);
export const linear = /* @__PURE__ */ publicFunction<{
  /** `linear(Tensor input, Tensor weight, Tensor? bias=None) -> Tensor` */
  (input: Tensor, weight: Tensor, options?: Options<{ bias: Tensor | null }>): Tensor;
  /** `linear(Tensor input, Tensor weight, Tensor? bias=None) -> Tensor` */
  (input: Tensor, weight: Tensor, bias: Tensor | null): Tensor;
}>("linear", () => function linear(input?: unknown, weight?: unknown, bias?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(input) && isTensor(weight) && bias === undefined && options === undefined && extra === undefined) return operators_linear(input, weight, null);
  } catch (error) {
    throw withCallContext(error, linearOverloads, [input, weight, bias, options, extra]);
  }
  return callOverload(linearOverloads, [input, weight, bias, options, extra]);
});

const tensordotOverloads = /* @__PURE__ */ overloads("tensordot", [tensordot_op, operators_tensordot]);
export const tensordot = /* @__PURE__ */ publicFunction<{
  /** `tensordot(Tensor self, Tensor other, int[] dims_self, int[] dims_other) -> Tensor` */
  (self: Tensor, other: Tensor, options: { dimsSelf: readonly number[]; dimsOther: readonly number[] }): Tensor;
  /** `tensordot(Tensor self, Tensor other, int[] dims_self, int[] dims_other) -> Tensor` */
  (self: Tensor, other: Tensor, dimsSelf: readonly number[], dimsOther: readonly number[]): Tensor;
}>("tensordot", () => function tensordot(self?: unknown, other?: unknown, dimsSelf?: unknown, dimsOther?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && isIntList(dimsSelf) && isIntList(dimsOther) && options === undefined && extra === undefined) return operators_tensordot(self, other, dimsSelf, dimsOther);
  } catch (error) {
    throw withCallContext(error, tensordotOverloads, [self, other, dimsSelf, dimsOther, options, extra]);
  }
  return callOverload(tensordotOverloads, [self, other, dimsSelf, dimsOther, options, extra]);
});

const chainMatmulOverloads = /* @__PURE__ */ overloads("chainMatmul", [chain_matmul_op, chain_matmul]);
export const chainMatmul = /* @__PURE__ */ publicFunction<{
  /** `chain_matmul(Tensor[] matrices) -> Tensor` */
  (matrices: readonly Tensor[]): Tensor;
}>("chainMatmul", () => function chainMatmul(matrices?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensorList(matrices) && options === undefined && extra === undefined) return chain_matmul(matrices);
  } catch (error) {
    throw withCallContext(error, chainMatmulOverloads, [matrices, options, extra]);
  }
  return callOverload(chainMatmulOverloads, [matrices, options, extra]);
});

const bilinearOverloads = /* @__PURE__ */ overloads("bilinear", [bilinear_op, operators_bilinear]);
export const bilinear = /* @__PURE__ */ publicFunction<{
  /** `bilinear(Tensor input1, Tensor input2, Tensor weight, Tensor? bias=None) -> Tensor` */
  (input1: Tensor, input2: Tensor, weight: Tensor, options?: Options<{ bias: Tensor | null }>): Tensor;
  /** `bilinear(Tensor input1, Tensor input2, Tensor weight, Tensor? bias=None) -> Tensor` */
  (input1: Tensor, input2: Tensor, weight: Tensor, bias: Tensor | null): Tensor;
}>("bilinear", () => function bilinear(input1?: unknown, input2?: unknown, weight?: unknown, bias?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(input1) && isTensor(input2) && isTensor(weight) && bias === undefined && options === undefined && extra === undefined) return operators_bilinear(input1, input2, weight, null);
  } catch (error) {
    throw withCallContext(error, bilinearOverloads, [input1, input2, weight, bias, options, extra]);
  }
  return callOverload(bilinearOverloads, [input1, input2, weight, bias, options, extra]);
});

const kronOverloads = /* @__PURE__ */ overloads("kron", [kron_op, operators_kron]);
export const kron = /* @__PURE__ */ publicFunction<{
  /** `kron(Tensor self, Tensor other) -> Tensor` */
  (self: Tensor, other: Tensor): Tensor;
}>("kron", () => function kron(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return operators_kron(self, other);
  } catch (error) {
    throw withCallContext(error, kronOverloads, [self, other, options, extra]);
  }
  return callOverload(kronOverloads, [self, other, options, extra]);
});

const softmaxOverloads = /* @__PURE__ */ overloads("softmax", [softmax_int_op, softmax_int]);
export const softmax = /* @__PURE__ */ publicFunction<{
  /** `softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor` */
  (self: Tensor, options: { dim: number } & Options<{ dtype: DType | null }>): Tensor;
  /** `softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor` */
  (self: Tensor, dim: number, options?: Options<{ dtype: DType | null }>): Tensor;
  /** `softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor` */
  (self: Tensor, dim: number, dtype: DType | null): Tensor;
}>("softmax", () => function softmax(self?: unknown, dim?: unknown, dtype?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && Number.isSafeInteger(dim) && dtype === undefined && options === undefined && extra === undefined) return softmax_int(self, dim as number, null);
  } catch (error) {
    throw withCallContext(error, softmaxOverloads, [self, dim, dtype, options, extra]);
  }
  return callOverload(softmaxOverloads, [self, dim, dtype, options, extra]);
});

const _softmaxOverloads = /* @__PURE__ */ overloads("_softmax", [_softmax_op, operators__softmax], [_softmax_out_op, _softmax_out]);
export const _softmax = /* @__PURE__ */ publicFunction<{
  /**
   * `_softmax(Tensor self, int dim, bool half_to_float) -> Tensor`
   *
   * With `out`: `_softmax.out(Tensor self, int dim, bool half_to_float, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options: { dim: number; halfToFloat: boolean } & Options<{ out: Tensor }>): Tensor;
  /**
   * `_softmax(Tensor self, int dim, bool half_to_float) -> Tensor`
   *
   * With `out`: `_softmax.out(Tensor self, int dim, bool half_to_float, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, dim: number, halfToFloat: boolean, options?: Options<{ out: Tensor }>): Tensor;
}>("_softmax", () => function _softmax(self?: unknown, dim?: unknown, halfToFloat?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && Number.isSafeInteger(dim) && typeof halfToFloat === "boolean" && options === undefined && extra === undefined) return operators__softmax(self, dim as number, halfToFloat);
  } catch (error) {
    throw withCallContext(error, _softmaxOverloads, [self, dim, halfToFloat, options, extra]);
  }
  return callOverload(_softmaxOverloads, [self, dim, halfToFloat, options, extra]);
});

const _softmaxBackwardDataOverloads = /* @__PURE__ */ overloads("_softmaxBackwardData", [_softmax_backward_data_op, _softmax_backward_data], [_softmax_backward_data_out_op, _softmax_backward_data_out]);
export const _softmaxBackwardData = /* @__PURE__ */ publicFunction<{
  /**
   * `_softmax_backward_data(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype) -> Tensor`
   *
   * With `out`: `_softmax_backward_data.out(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype, *, Tensor(a!) grad_input) -> Tensor(a!)`
   */
  (gradOutput: Tensor, output: Tensor, options: { dim: number; inputDtype: DType } & Options<{ out: Tensor }>): Tensor;
  /**
   * `_softmax_backward_data(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype) -> Tensor`
   *
   * With `out`: `_softmax_backward_data.out(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype, *, Tensor(a!) grad_input) -> Tensor(a!)`
   */
  (gradOutput: Tensor, output: Tensor, dim: number, inputDtype: DType, options?: Options<{ out: Tensor }>): Tensor;
}>("_softmaxBackwardData", () => function _softmaxBackwardData(gradOutput?: unknown, output?: unknown, dim?: unknown, inputDtype?: unknown, options?: unknown, extra?: unknown): unknown {
  return callOverload(_softmaxBackwardDataOverloads, [gradOutput, output, dim, inputDtype, options, extra]);
});

const logSoftmaxOverloads = /* @__PURE__ */ overloads("logSoftmax", [log_softmax_int_op, log_softmax_int]);
export const logSoftmax = /* @__PURE__ */ publicFunction<{
  /** `log_softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor` */
  (self: Tensor, options: { dim: number } & Options<{ dtype: DType | null }>): Tensor;
  /** `log_softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor` */
  (self: Tensor, dim: number, options?: Options<{ dtype: DType | null }>): Tensor;
  /** `log_softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor` */
  (self: Tensor, dim: number, dtype: DType | null): Tensor;
}>("logSoftmax", () => function logSoftmax(self?: unknown, dim?: unknown, dtype?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && Number.isSafeInteger(dim) && dtype === undefined && options === undefined && extra === undefined) return log_softmax_int(self, dim as number, null);
  } catch (error) {
    throw withCallContext(error, logSoftmaxOverloads, [self, dim, dtype, options, extra]);
  }
  return callOverload(logSoftmaxOverloads, [self, dim, dtype, options, extra]);
});

const _logSoftmaxOverloads = /* @__PURE__ */ overloads("_logSoftmax", [_log_softmax_op, _log_softmax], [_log_softmax_out_op, _log_softmax_out]);
export const _logSoftmax = /* @__PURE__ */ publicFunction<{
  /**
   * `_log_softmax(Tensor self, int dim, bool half_to_float) -> Tensor`
   *
   * With `out`: `_log_softmax.out(Tensor self, int dim, bool half_to_float, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options: { dim: number; halfToFloat: boolean } & Options<{ out: Tensor }>): Tensor;
  /**
   * `_log_softmax(Tensor self, int dim, bool half_to_float) -> Tensor`
   *
   * With `out`: `_log_softmax.out(Tensor self, int dim, bool half_to_float, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, dim: number, halfToFloat: boolean, options?: Options<{ out: Tensor }>): Tensor;
}>("_logSoftmax", () => function _logSoftmax(self?: unknown, dim?: unknown, halfToFloat?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && Number.isSafeInteger(dim) && typeof halfToFloat === "boolean" && options === undefined && extra === undefined) return _log_softmax(self, dim as number, halfToFloat);
  } catch (error) {
    throw withCallContext(error, _logSoftmaxOverloads, [self, dim, halfToFloat, options, extra]);
  }
  return callOverload(_logSoftmaxOverloads, [self, dim, halfToFloat, options, extra]);
});

const _logSoftmaxBackwardDataOverloads = /* @__PURE__ */ overloads("_logSoftmaxBackwardData", [_log_softmax_backward_data_op, _log_softmax_backward_data], [_log_softmax_backward_data_out_op, _log_softmax_backward_data_out]);
export const _logSoftmaxBackwardData = /* @__PURE__ */ publicFunction<{
  /**
   * `_log_softmax_backward_data(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype) -> Tensor`
   *
   * With `out`: `_log_softmax_backward_data.out(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (gradOutput: Tensor, output: Tensor, options: { dim: number; inputDtype: DType } & Options<{ out: Tensor }>): Tensor;
  /**
   * `_log_softmax_backward_data(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype) -> Tensor`
   *
   * With `out`: `_log_softmax_backward_data.out(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (gradOutput: Tensor, output: Tensor, dim: number, inputDtype: DType, options?: Options<{ out: Tensor }>): Tensor;
}>("_logSoftmaxBackwardData", () => function _logSoftmaxBackwardData(gradOutput?: unknown, output?: unknown, dim?: unknown, inputDtype?: unknown, options?: unknown, extra?: unknown): unknown {
  return callOverload(_logSoftmaxBackwardDataOverloads, [gradOutput, output, dim, inputDtype, options, extra]);
});

const specialSoftmaxOverloads = /* @__PURE__ */ overloads("specialSoftmax", [special_softmax_op, special_softmax]);
export const specialSoftmax = /* @__PURE__ */ publicFunction<{
  /** `special_softmax(Tensor self, int dim, ScalarType? dtype=None) -> Tensor` */
  (self: Tensor, options: { dim: number } & Options<{ dtype: DType | null }>): Tensor;
  /** `special_softmax(Tensor self, int dim, ScalarType? dtype=None) -> Tensor` */
  (self: Tensor, dim: number, options?: Options<{ dtype: DType | null }>): Tensor;
  /** `special_softmax(Tensor self, int dim, ScalarType? dtype=None) -> Tensor` */
  (self: Tensor, dim: number, dtype: DType | null): Tensor;
}>("specialSoftmax", () => function specialSoftmax(self?: unknown, dim?: unknown, dtype?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && Number.isSafeInteger(dim) && dtype === undefined && options === undefined && extra === undefined) return special_softmax(self, dim as number, null);
  } catch (error) {
    throw withCallContext(error, specialSoftmaxOverloads, [self, dim, dtype, options, extra]);
  }
  return callOverload(specialSoftmaxOverloads, [self, dim, dtype, options, extra]);
});

const specialLogSoftmaxOverloads = /* @__PURE__ */ overloads("specialLogSoftmax", [special_log_softmax_op, special_log_softmax]);
export const specialLogSoftmax = /* @__PURE__ */ publicFunction<{
  /** `special_log_softmax(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor` */
  (self: Tensor, options: { dim: number } & Options<{ dtype: DType | null }>): Tensor;
  /** `special_log_softmax(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor` */
  (self: Tensor, dim: number, options?: Options<{ dtype: DType | null }>): Tensor;
}>("specialLogSoftmax", () => function specialLogSoftmax(self?: unknown, dim?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && Number.isSafeInteger(dim) && options === undefined && extra === undefined) return special_log_softmax(self, dim as number, null);
  } catch (error) {
    throw withCallContext(error, specialLogSoftmaxOverloads, [self, dim, options, extra]);
  }
  return callOverload(specialLogSoftmaxOverloads, [self, dim, options, extra]);
});

const nllLossOverloads = /* @__PURE__ */ overloads("nllLoss", [nll_loss_op, nll_loss]);
export const nllLoss = /* @__PURE__ */ publicFunction<{
  /** `nll_loss(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, int ignore_index=-100) -> Tensor` */
  (self: Tensor, target: Tensor, options?: Options<{ weight: Tensor | null; reduction: number; ignoreIndex: number }>): Tensor;
  /** `nll_loss(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, int ignore_index=-100) -> Tensor` */
  (self: Tensor, target: Tensor, weight: Tensor | null, options?: Options<{ reduction: number; ignoreIndex: number }>): Tensor;
  /** `nll_loss(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, int ignore_index=-100) -> Tensor` */
  (self: Tensor, target: Tensor, weight: Tensor | null, reduction: number, options?: Options<{ ignoreIndex: number }>): Tensor;
  /** `nll_loss(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, int ignore_index=-100) -> Tensor` */
  (self: Tensor, target: Tensor, weight: Tensor | null, reduction: number, ignoreIndex: number): Tensor;
}>("nllLoss", () => function nllLoss(self?: unknown, target?: unknown, weight?: unknown, reduction?: unknown, ignoreIndex?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(target) && weight === undefined && reduction === undefined && ignoreIndex === undefined && options === undefined && extra === undefined) return nll_loss(self, target, null, 1, -100);
  } catch (error) {
    throw withCallContext(error, nllLossOverloads, [self, target, weight, reduction, ignoreIndex, options, extra]);
  }
  return callOverload(nllLossOverloads, [self, target, weight, reduction, ignoreIndex, options, extra]);
});

const nllLossNdOverloads = /* @__PURE__ */ overloads("nllLossNd", [nll_loss_nd_op, nll_loss_nd]);
export const nllLossNd = /* @__PURE__ */ publicFunction<{
  /** `nll_loss_nd(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, int ignore_index=-100) -> Tensor` */
  (self: Tensor, target: Tensor, options?: Options<{ weight: Tensor | null; reduction: number; ignoreIndex: number }>): Tensor;
  /** `nll_loss_nd(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, int ignore_index=-100) -> Tensor` */
  (self: Tensor, target: Tensor, weight: Tensor | null, options?: Options<{ reduction: number; ignoreIndex: number }>): Tensor;
  /** `nll_loss_nd(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, int ignore_index=-100) -> Tensor` */
  (self: Tensor, target: Tensor, weight: Tensor | null, reduction: number, options?: Options<{ ignoreIndex: number }>): Tensor;
  /** `nll_loss_nd(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, int ignore_index=-100) -> Tensor` */
  (self: Tensor, target: Tensor, weight: Tensor | null, reduction: number, ignoreIndex: number): Tensor;
}>("nllLossNd", () => function nllLossNd(self?: unknown, target?: unknown, weight?: unknown, reduction?: unknown, ignoreIndex?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(target) && weight === undefined && reduction === undefined && ignoreIndex === undefined && options === undefined && extra === undefined) return nll_loss_nd(self, target, null, 1, -100);
  } catch (error) {
    throw withCallContext(error, nllLossNdOverloads, [self, target, weight, reduction, ignoreIndex, options, extra]);
  }
  return callOverload(nllLossNdOverloads, [self, target, weight, reduction, ignoreIndex, options, extra]);
});

const nllLossForwardOverloads = /* @__PURE__ */ overloads("nllLossForward", [nll_loss_forward_op, nll_loss_forward], [nll_loss_forward_output_op, nll_loss_forward_output]);
export const nllLossForward = /* @__PURE__ */ publicFunction<{
  /**
   * `nll_loss_forward(Tensor self, Tensor target, Tensor? weight, int reduction, int ignore_index) -> (Tensor output, Tensor total_weight)`
   *
   * With `out`: `nll_loss_forward.output(Tensor self, Tensor target, Tensor? weight, int reduction, int ignore_index, *, Tensor(a!) output, Tensor(b!) total_weight) -> (Tensor(a!), Tensor(b!))`
   */
  (self: Tensor, target: Tensor, weight: Tensor | null, options: { reduction: number; ignoreIndex: number } & Options<{ out: readonly [Tensor, Tensor] }>): readonly [Tensor, Tensor];
  /**
   * `nll_loss_forward(Tensor self, Tensor target, Tensor? weight, int reduction, int ignore_index) -> (Tensor output, Tensor total_weight)`
   *
   * With `out`: `nll_loss_forward.output(Tensor self, Tensor target, Tensor? weight, int reduction, int ignore_index, *, Tensor(a!) output, Tensor(b!) total_weight) -> (Tensor(a!), Tensor(b!))`
   */
  (self: Tensor, target: Tensor, weight: Tensor | null, reduction: number, ignoreIndex: number, options?: Options<{ out: readonly [Tensor, Tensor] }>): readonly [Tensor, Tensor];
}>("nllLossForward", () => function nllLossForward(self?: unknown, target?: unknown, weight?: unknown, reduction?: unknown, ignoreIndex?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(target) && isTensor(weight) && Number.isSafeInteger(reduction) && Number.isSafeInteger(ignoreIndex) && options === undefined && extra === undefined) return nll_loss_forward(self, target, weight, reduction as number, ignoreIndex as number);
  } catch (error) {
    throw withCallContext(error, nllLossForwardOverloads, [self, target, weight, reduction, ignoreIndex, options, extra]);
  }
  return callOverload(nllLossForwardOverloads, [self, target, weight, reduction, ignoreIndex, options, extra]);
});

const nllLossBackwardOverloads = /* @__PURE__ */ overloads("nllLossBackward", [nll_loss_backward_op, nll_loss_backward], [nll_loss_backward_grad_input_op, nll_loss_backward_grad_input]);
export const nllLossBackward = /* @__PURE__ */ publicFunction<{
  /**
   * `nll_loss_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? weight, int reduction, int ignore_index, Tensor total_weight) -> Tensor`
   *
   * With `out`: `nll_loss_backward.grad_input(Tensor grad_output, Tensor self, Tensor target, Tensor? weight, int reduction, int ignore_index, Tensor total_weight, *, Tensor(a!) grad_input) -> Tensor(a!)`
   */
  (gradOutput: Tensor, self: Tensor, target: Tensor, weight: Tensor | null, reduction: number, ignoreIndex: number, totalWeight: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("nllLossBackward", () => function nllLossBackward(gradOutput?: unknown, self?: unknown, target?: unknown, weight?: unknown, reduction?: unknown, ignoreIndex?: unknown, totalWeight?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(gradOutput) && isTensor(self) && isTensor(target) && isTensor(weight) && Number.isSafeInteger(reduction) && Number.isSafeInteger(ignoreIndex) && isTensor(totalWeight) && options === undefined && extra === undefined) return nll_loss_backward(gradOutput, self, target, weight, reduction as number, ignoreIndex as number, totalWeight);
  } catch (error) {
    throw withCallContext(error, nllLossBackwardOverloads, [gradOutput, self, target, weight, reduction, ignoreIndex, totalWeight, options, extra]);
  }
  return callOverload(nllLossBackwardOverloads, [gradOutput, self, target, weight, reduction, ignoreIndex, totalWeight, options, extra]);
});

const nllLoss2dOverloads = /* @__PURE__ */ overloads("nllLoss2d", [nll_loss2d_op, nll_loss2d]);
export const nllLoss2d = /* @__PURE__ */ publicFunction<{
  /** `nll_loss2d(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, int ignore_index=-100) -> Tensor` */
  (self: Tensor, target: Tensor, options?: Options<{ weight: Tensor | null; reduction: number; ignoreIndex: number }>): Tensor;
  /** `nll_loss2d(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, int ignore_index=-100) -> Tensor` */
  (self: Tensor, target: Tensor, weight: Tensor | null, options?: Options<{ reduction: number; ignoreIndex: number }>): Tensor;
  /** `nll_loss2d(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, int ignore_index=-100) -> Tensor` */
  (self: Tensor, target: Tensor, weight: Tensor | null, reduction: number, options?: Options<{ ignoreIndex: number }>): Tensor;
  /** `nll_loss2d(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, int ignore_index=-100) -> Tensor` */
  (self: Tensor, target: Tensor, weight: Tensor | null, reduction: number, ignoreIndex: number): Tensor;
}>("nllLoss2d", () => function nllLoss2d(self?: unknown, target?: unknown, weight?: unknown, reduction?: unknown, ignoreIndex?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(target) && weight === undefined && reduction === undefined && ignoreIndex === undefined && options === undefined && extra === undefined) return nll_loss2d(self, target, null, 1, -100);
  } catch (error) {
    throw withCallContext(error, nllLoss2dOverloads, [self, target, weight, reduction, ignoreIndex, options, extra]);
  }
  return callOverload(nllLoss2dOverloads, [self, target, weight, reduction, ignoreIndex, options, extra]);
});

const nllLoss2dForwardOverloads = /* @__PURE__ */ overloads("nllLoss2dForward", [nll_loss2d_forward_op, nll_loss2d_forward], [nll_loss2d_forward_output_op, nll_loss2d_forward_output]);
export const nllLoss2dForward = /* @__PURE__ */ publicFunction<{
  /**
   * `nll_loss2d_forward(Tensor self, Tensor target, Tensor? weight, int reduction, int ignore_index) -> (Tensor output, Tensor total_weight)`
   *
   * With `out`: `nll_loss2d_forward.output(Tensor self, Tensor target, Tensor? weight, int reduction, int ignore_index, *, Tensor(a!) output, Tensor(b!) total_weight) -> (Tensor(a!), Tensor(b!))`
   */
  (self: Tensor, target: Tensor, weight: Tensor | null, options: { reduction: number; ignoreIndex: number } & Options<{ out: readonly [Tensor, Tensor] }>): readonly [Tensor, Tensor];
  /**
   * `nll_loss2d_forward(Tensor self, Tensor target, Tensor? weight, int reduction, int ignore_index) -> (Tensor output, Tensor total_weight)`
   *
   * With `out`: `nll_loss2d_forward.output(Tensor self, Tensor target, Tensor? weight, int reduction, int ignore_index, *, Tensor(a!) output, Tensor(b!) total_weight) -> (Tensor(a!), Tensor(b!))`
   */
  (self: Tensor, target: Tensor, weight: Tensor | null, reduction: number, ignoreIndex: number, options?: Options<{ out: readonly [Tensor, Tensor] }>): readonly [Tensor, Tensor];
}>("nllLoss2dForward", () => function nllLoss2dForward(self?: unknown, target?: unknown, weight?: unknown, reduction?: unknown, ignoreIndex?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(target) && isTensor(weight) && Number.isSafeInteger(reduction) && Number.isSafeInteger(ignoreIndex) && options === undefined && extra === undefined) return nll_loss2d_forward(self, target, weight, reduction as number, ignoreIndex as number);
  } catch (error) {
    throw withCallContext(error, nllLoss2dForwardOverloads, [self, target, weight, reduction, ignoreIndex, options, extra]);
  }
  return callOverload(nllLoss2dForwardOverloads, [self, target, weight, reduction, ignoreIndex, options, extra]);
});

const nllLoss2dBackwardOverloads = /* @__PURE__ */ overloads("nllLoss2dBackward", [nll_loss2d_backward_op, nll_loss2d_backward], [nll_loss2d_backward_grad_input_op, nll_loss2d_backward_grad_input]);
export const nllLoss2dBackward = /* @__PURE__ */ publicFunction<{
  /**
   * `nll_loss2d_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? weight, int reduction, int ignore_index, Tensor total_weight) -> Tensor`
   *
   * With `out`: `nll_loss2d_backward.grad_input(Tensor grad_output, Tensor self, Tensor target, Tensor? weight, int reduction, int ignore_index, Tensor total_weight, *, Tensor(a!) grad_input) -> Tensor(a!)`
   */
  (gradOutput: Tensor, self: Tensor, target: Tensor, weight: Tensor | null, reduction: number, ignoreIndex: number, totalWeight: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("nllLoss2dBackward", () => function nllLoss2dBackward(gradOutput?: unknown, self?: unknown, target?: unknown, weight?: unknown, reduction?: unknown, ignoreIndex?: unknown, totalWeight?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(gradOutput) && isTensor(self) && isTensor(target) && isTensor(weight) && Number.isSafeInteger(reduction) && Number.isSafeInteger(ignoreIndex) && isTensor(totalWeight) && options === undefined && extra === undefined) return nll_loss2d_backward(gradOutput, self, target, weight, reduction as number, ignoreIndex as number, totalWeight);
  } catch (error) {
    throw withCallContext(error, nllLoss2dBackwardOverloads, [gradOutput, self, target, weight, reduction, ignoreIndex, totalWeight, options, extra]);
  }
  return callOverload(nllLoss2dBackwardOverloads, [gradOutput, self, target, weight, reduction, ignoreIndex, totalWeight, options, extra]);
});

const crossEntropyLossOverloads = /* @__PURE__ */ overloads("crossEntropyLoss", [cross_entropy_loss_op, cross_entropy_loss]);
export const crossEntropyLoss = /* @__PURE__ */ publicFunction<{
  /** `cross_entropy_loss(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, int ignore_index=-100, float label_smoothing=0.0) -> Tensor` */
  (self: Tensor, target: Tensor, options?: Options<{ weight: Tensor | null; reduction: number; ignoreIndex: number; labelSmoothing: number }>): Tensor;
  /** `cross_entropy_loss(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, int ignore_index=-100, float label_smoothing=0.0) -> Tensor` */
  (self: Tensor, target: Tensor, weight: Tensor | null, options?: Options<{ reduction: number; ignoreIndex: number; labelSmoothing: number }>): Tensor;
  /** `cross_entropy_loss(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, int ignore_index=-100, float label_smoothing=0.0) -> Tensor` */
  (self: Tensor, target: Tensor, weight: Tensor | null, reduction: number, options?: Options<{ ignoreIndex: number; labelSmoothing: number }>): Tensor;
  /** `cross_entropy_loss(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, int ignore_index=-100, float label_smoothing=0.0) -> Tensor` */
  (self: Tensor, target: Tensor, weight: Tensor | null, reduction: number, ignoreIndex: number, options?: Options<{ labelSmoothing: number }>): Tensor;
  /** `cross_entropy_loss(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, int ignore_index=-100, float label_smoothing=0.0) -> Tensor` */
  (self: Tensor, target: Tensor, weight: Tensor | null, reduction: number, ignoreIndex: number, labelSmoothing: number): Tensor;
}>("crossEntropyLoss", () => function crossEntropyLoss(self?: unknown, target?: unknown, weight?: unknown, reduction?: unknown, ignoreIndex?: unknown, labelSmoothing?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(target) && weight === undefined && reduction === undefined && ignoreIndex === undefined && labelSmoothing === undefined && options === undefined && extra === undefined) return cross_entropy_loss(self, target, null, 1, -100, 0);
  } catch (error) {
    throw withCallContext(error, crossEntropyLossOverloads, [self, target, weight, reduction, ignoreIndex, labelSmoothing, options, extra]);
  }
  return callOverload(crossEntropyLossOverloads, [self, target, weight, reduction, ignoreIndex, labelSmoothing, options, extra]);
});

const mseLossOverloads = /* @__PURE__ */ overloads("mseLoss", [mse_loss_op, mse_loss], [mse_loss_out_op, mse_loss_out]);
export const mseLoss = /* @__PURE__ */ publicFunction<{
  /**
   * `mse_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor`
   *
   * With `out`: `mse_loss.out(Tensor self, Tensor target, int reduction=Mean, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, target: Tensor, options?: Options<{ reduction: number; out: Tensor }>): Tensor;
  /**
   * `mse_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor`
   *
   * With `out`: `mse_loss.out(Tensor self, Tensor target, int reduction=Mean, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, target: Tensor, reduction: number, options?: Options<{ out: Tensor }>): Tensor;
}>("mseLoss", () => function mseLoss(self?: unknown, target?: unknown, reduction?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(target) && reduction === undefined && options === undefined && extra === undefined) return mse_loss(self, target, 1);
  } catch (error) {
    throw withCallContext(error, mseLossOverloads, [self, target, reduction, options, extra]);
  }
  return callOverload(mseLossOverloads, [self, target, reduction, options, extra]);
});

const mseLossBackwardOverloads = /* @__PURE__ */ overloads("mseLossBackward", [mse_loss_backward_op, mse_loss_backward]);
export const mseLossBackward = /* @__PURE__ */ publicFunction<{
  /** `mse_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction) -> Tensor` */
  (gradOutput: Tensor, self: Tensor, target: Tensor, options: { reduction: number }): Tensor;
  /** `mse_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction) -> Tensor` */
  (gradOutput: Tensor, self: Tensor, target: Tensor, reduction: number): Tensor;
}>("mseLossBackward", () => function mseLossBackward(gradOutput?: unknown, self?: unknown, target?: unknown, reduction?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(gradOutput) && isTensor(self) && isTensor(target) && Number.isSafeInteger(reduction) && options === undefined && extra === undefined) return mse_loss_backward(gradOutput, self, target, reduction as number);
  } catch (error) {
    throw withCallContext(error, mseLossBackwardOverloads, [gradOutput, self, target, reduction, options, extra]);
  }
  return callOverload(mseLossBackwardOverloads, [gradOutput, self, target, reduction, options, extra]);
});

const l1LossOverloads = /* @__PURE__ */ overloads("l1Loss", [l1_loss_op, l1_loss]);
export const l1Loss = /* @__PURE__ */ publicFunction<{
  /** `l1_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor` */
  (self: Tensor, target: Tensor, options?: Options<{ reduction: number }>): Tensor;
  /** `l1_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor` */
  (self: Tensor, target: Tensor, reduction: number): Tensor;
}>("l1Loss", () => function l1Loss(self?: unknown, target?: unknown, reduction?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(target) && reduction === undefined && options === undefined && extra === undefined) return l1_loss(self, target, 1);
  } catch (error) {
    throw withCallContext(error, l1LossOverloads, [self, target, reduction, options, extra]);
  }
  return callOverload(l1LossOverloads, [self, target, reduction, options, extra]);
});

const smoothL1LossOverloads = /* @__PURE__ */ overloads("smoothL1Loss", [smooth_l1_loss_op, smooth_l1_loss], [smooth_l1_loss_out_op, smooth_l1_loss_out]);
export const smoothL1Loss = /* @__PURE__ */ publicFunction<{
  /**
   * `smooth_l1_loss(Tensor self, Tensor target, int reduction=Mean, float beta=1.0) -> Tensor`
   *
   * With `out`: `smooth_l1_loss.out(Tensor self, Tensor target, int reduction=Mean, float beta=1.0, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, target: Tensor, options?: Options<{ reduction: number; beta: number; out: Tensor }>): Tensor;
  /**
   * `smooth_l1_loss(Tensor self, Tensor target, int reduction=Mean, float beta=1.0) -> Tensor`
   *
   * With `out`: `smooth_l1_loss.out(Tensor self, Tensor target, int reduction=Mean, float beta=1.0, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, target: Tensor, reduction: number, options?: Options<{ beta: number; out: Tensor }>): Tensor;
  /**
   * `smooth_l1_loss(Tensor self, Tensor target, int reduction=Mean, float beta=1.0) -> Tensor`
   *
   * With `out`: `smooth_l1_loss.out(Tensor self, Tensor target, int reduction=Mean, float beta=1.0, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, target: Tensor, reduction: number, beta: number, options?: Options<{ out: Tensor }>): Tensor;
}>("smoothL1Loss", () => function smoothL1Loss(self?: unknown, target?: unknown, reduction?: unknown, beta?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(target) && reduction === undefined && beta === undefined && options === undefined && extra === undefined) return smooth_l1_loss(self, target, 1, 1);
  } catch (error) {
    throw withCallContext(error, smoothL1LossOverloads, [self, target, reduction, beta, options, extra]);
  }
  return callOverload(smoothL1LossOverloads, [self, target, reduction, beta, options, extra]);
});

const smoothL1LossBackwardOverloads = /* @__PURE__ */ overloads("smoothL1LossBackward", [smooth_l1_loss_backward_op, smooth_l1_loss_backward]);
export const smoothL1LossBackward = /* @__PURE__ */ publicFunction<{
  /** `smooth_l1_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction, float beta) -> Tensor` */
  (gradOutput: Tensor, self: Tensor, target: Tensor, options: { reduction: number; beta: number }): Tensor;
  /** `smooth_l1_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction, float beta) -> Tensor` */
  (gradOutput: Tensor, self: Tensor, target: Tensor, reduction: number, beta: number): Tensor;
}>("smoothL1LossBackward", () => function smoothL1LossBackward(gradOutput?: unknown, self?: unknown, target?: unknown, reduction?: unknown, beta?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(gradOutput) && isTensor(self) && isTensor(target) && Number.isSafeInteger(reduction) && typeof beta === "number" && options === undefined && extra === undefined) return smooth_l1_loss_backward(gradOutput, self, target, reduction as number, beta);
  } catch (error) {
    throw withCallContext(error, smoothL1LossBackwardOverloads, [gradOutput, self, target, reduction, beta, options, extra]);
  }
  return callOverload(smoothL1LossBackwardOverloads, [gradOutput, self, target, reduction, beta, options, extra]);
});

const huberLossOverloads = /* @__PURE__ */ overloads("huberLoss", [huber_loss_op, huber_loss], [huber_loss_out_op, huber_loss_out]);
export const huberLoss = /* @__PURE__ */ publicFunction<{
  /**
   * `huber_loss(Tensor self, Tensor target, int reduction=Mean, float delta=1.0) -> Tensor`
   *
   * With `out`: `huber_loss.out(Tensor self, Tensor target, int reduction=Mean, float delta=1.0, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, target: Tensor, options?: Options<{ reduction: number; delta: number; out: Tensor }>): Tensor;
  /**
   * `huber_loss(Tensor self, Tensor target, int reduction=Mean, float delta=1.0) -> Tensor`
   *
   * With `out`: `huber_loss.out(Tensor self, Tensor target, int reduction=Mean, float delta=1.0, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, target: Tensor, reduction: number, options?: Options<{ delta: number; out: Tensor }>): Tensor;
  /**
   * `huber_loss(Tensor self, Tensor target, int reduction=Mean, float delta=1.0) -> Tensor`
   *
   * With `out`: `huber_loss.out(Tensor self, Tensor target, int reduction=Mean, float delta=1.0, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, target: Tensor, reduction: number, delta: number, options?: Options<{ out: Tensor }>): Tensor;
}>("huberLoss", () => function huberLoss(self?: unknown, target?: unknown, reduction?: unknown, delta?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(target) && reduction === undefined && delta === undefined && options === undefined && extra === undefined) return huber_loss(self, target, 1, 1);
  } catch (error) {
    throw withCallContext(error, huberLossOverloads, [self, target, reduction, delta, options, extra]);
  }
  return callOverload(huberLossOverloads, [self, target, reduction, delta, options, extra]);
});

const huberLossBackwardOverloads = /* @__PURE__ */ overloads("huberLossBackward", [huber_loss_backward_op, huber_loss_backward], [huber_loss_backward_out_op, huber_loss_backward_out]);
export const huberLossBackward = /* @__PURE__ */ publicFunction<{
  /**
   * `huber_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction, float delta) -> Tensor`
   *
   * With `out`: `huber_loss_backward.out(Tensor grad_output, Tensor self, Tensor target, int reduction, float delta, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (gradOutput: Tensor, self: Tensor, target: Tensor, options: { reduction: number; delta: number } & Options<{ out: Tensor }>): Tensor;
  /**
   * `huber_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction, float delta) -> Tensor`
   *
   * With `out`: `huber_loss_backward.out(Tensor grad_output, Tensor self, Tensor target, int reduction, float delta, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (gradOutput: Tensor, self: Tensor, target: Tensor, reduction: number, delta: number, options?: Options<{ out: Tensor }>): Tensor;
}>("huberLossBackward", () => function huberLossBackward(gradOutput?: unknown, self?: unknown, target?: unknown, reduction?: unknown, delta?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(gradOutput) && isTensor(self) && isTensor(target) && Number.isSafeInteger(reduction) && typeof delta === "number" && options === undefined && extra === undefined) return huber_loss_backward(gradOutput, self, target, reduction as number, delta);
  } catch (error) {
    throw withCallContext(error, huberLossBackwardOverloads, [gradOutput, self, target, reduction, delta, options, extra]);
  }
  return callOverload(huberLossBackwardOverloads, [gradOutput, self, target, reduction, delta, options, extra]);
});

const klDivOverloads = /* @__PURE__ */ overloads("klDiv", [kl_div_op, kl_div]);
export const klDiv = /* @__PURE__ */ publicFunction<{
  /** `kl_div(Tensor self, Tensor target, int reduction=Mean, *, bool log_target=False) -> Tensor` */
  (self: Tensor, target: Tensor, options?: Options<{ reduction: number; logTarget: boolean }>): Tensor;
  /** `kl_div(Tensor self, Tensor target, int reduction=Mean, *, bool log_target=False) -> Tensor` */
  (self: Tensor, target: Tensor, reduction: number, options?: Options<{ logTarget: boolean }>): Tensor;
}>("klDiv", () => function klDiv(self?: unknown, target?: unknown, reduction?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(target) && reduction === undefined && options === undefined && extra === undefined) return kl_div(self, target, 1, false);
  } catch (error) {
    throw withCallContext(error, klDivOverloads, [self, target, reduction, options, extra]);
  }
  return callOverload(klDivOverloads, [self, target, reduction, options, extra]);
});

const binaryCrossEntropyOverloads = /* @__PURE__ */ overloads("binaryCrossEntropy", [binary_cross_entropy_op, binary_cross_entropy], [binary_cross_entropy_out_op, binary_cross_entropy_out]);
export const binaryCrossEntropy = /* @__PURE__ */ publicFunction<{
  /**
   * `binary_cross_entropy(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean) -> Tensor`
   *
   * With `out`: `binary_cross_entropy.out(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, target: Tensor, options?: Options<{ weight: Tensor | null; reduction: number; out: Tensor }>): Tensor;
  /**
   * `binary_cross_entropy(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean) -> Tensor`
   *
   * With `out`: `binary_cross_entropy.out(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, target: Tensor, weight: Tensor | null, options?: Options<{ reduction: number; out: Tensor }>): Tensor;
  /**
   * `binary_cross_entropy(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean) -> Tensor`
   *
   * With `out`: `binary_cross_entropy.out(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, target: Tensor, weight: Tensor | null, reduction: number, options?: Options<{ out: Tensor }>): Tensor;
}>("binaryCrossEntropy", () => function binaryCrossEntropy(self?: unknown, target?: unknown, weight?: unknown, reduction?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(target) && weight === undefined && reduction === undefined && options === undefined && extra === undefined) return binary_cross_entropy(self, target, null, 1);
  } catch (error) {
    throw withCallContext(error, binaryCrossEntropyOverloads, [self, target, weight, reduction, options, extra]);
  }
  return callOverload(binaryCrossEntropyOverloads, [self, target, weight, reduction, options, extra]);
});

const binaryCrossEntropyBackwardOverloads = /* @__PURE__ */ overloads("binaryCrossEntropyBackward", [binary_cross_entropy_backward_op, binary_cross_entropy_backward]);
export const binaryCrossEntropyBackward = /* @__PURE__ */ publicFunction<{
  /** `binary_cross_entropy_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean) -> Tensor` */
  (gradOutput: Tensor, self: Tensor, target: Tensor, options?: Options<{ weight: Tensor | null; reduction: number }>): Tensor;
  /** `binary_cross_entropy_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean) -> Tensor` */
  (gradOutput: Tensor, self: Tensor, target: Tensor, weight: Tensor | null, options?: Options<{ reduction: number }>): Tensor;
  /** `binary_cross_entropy_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean) -> Tensor` */
  (gradOutput: Tensor, self: Tensor, target: Tensor, weight: Tensor | null, reduction: number): Tensor;
}>("binaryCrossEntropyBackward", () => function binaryCrossEntropyBackward(gradOutput?: unknown, self?: unknown, target?: unknown, weight?: unknown, reduction?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(gradOutput) && isTensor(self) && isTensor(target) && weight === undefined && reduction === undefined && options === undefined && extra === undefined) return binary_cross_entropy_backward(gradOutput, self, target, null, 1);
  } catch (error) {
    throw withCallContext(error, binaryCrossEntropyBackwardOverloads, [gradOutput, self, target, weight, reduction, options, extra]);
  }
  return callOverload(binaryCrossEntropyBackwardOverloads, [gradOutput, self, target, weight, reduction, options, extra]);
});

const binaryCrossEntropyWithLogitsOverloads = /* @__PURE__ */ overloads("binaryCrossEntropyWithLogits", [binary_cross_entropy_with_logits_op, binary_cross_entropy_with_logits], [binary_cross_entropy_with_logits_out_op, binary_cross_entropy_with_logits_out]);
export const binaryCrossEntropyWithLogits = /* @__PURE__ */ publicFunction<{
  /**
   * `binary_cross_entropy_with_logits(Tensor self, Tensor target, Tensor? weight=None, Tensor? pos_weight=None, int reduction=Mean) -> Tensor`
   *
   * With `out`: `binary_cross_entropy_with_logits.out(Tensor self, Tensor target, Tensor? weight=None, Tensor? pos_weight=None, int reduction=Mean, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, target: Tensor, options?: Options<{ weight: Tensor | null; posWeight: Tensor | null; reduction: number; out: Tensor }>): Tensor;
  /**
   * `binary_cross_entropy_with_logits(Tensor self, Tensor target, Tensor? weight=None, Tensor? pos_weight=None, int reduction=Mean) -> Tensor`
   *
   * With `out`: `binary_cross_entropy_with_logits.out(Tensor self, Tensor target, Tensor? weight=None, Tensor? pos_weight=None, int reduction=Mean, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, target: Tensor, weight: Tensor | null, options?: Options<{ posWeight: Tensor | null; reduction: number; out: Tensor }>): Tensor;
  /**
   * `binary_cross_entropy_with_logits(Tensor self, Tensor target, Tensor? weight=None, Tensor? pos_weight=None, int reduction=Mean) -> Tensor`
   *
   * With `out`: `binary_cross_entropy_with_logits.out(Tensor self, Tensor target, Tensor? weight=None, Tensor? pos_weight=None, int reduction=Mean, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, target: Tensor, weight: Tensor | null, posWeight: Tensor | null, options?: Options<{ reduction: number; out: Tensor }>): Tensor;
  /**
   * `binary_cross_entropy_with_logits(Tensor self, Tensor target, Tensor? weight=None, Tensor? pos_weight=None, int reduction=Mean) -> Tensor`
   *
   * With `out`: `binary_cross_entropy_with_logits.out(Tensor self, Tensor target, Tensor? weight=None, Tensor? pos_weight=None, int reduction=Mean, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, target: Tensor, weight: Tensor | null, posWeight: Tensor | null, reduction: number, options?: Options<{ out: Tensor }>): Tensor;
}>("binaryCrossEntropyWithLogits", () => function binaryCrossEntropyWithLogits(self?: unknown, target?: unknown, weight?: unknown, posWeight?: unknown, reduction?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(target) && weight === undefined && posWeight === undefined && reduction === undefined && options === undefined && extra === undefined) return binary_cross_entropy_with_logits(self, target, null, null, 1);
  } catch (error) {
    throw withCallContext(error, binaryCrossEntropyWithLogitsOverloads, [self, target, weight, posWeight, reduction, options, extra]);
  }
  return callOverload(binaryCrossEntropyWithLogitsOverloads, [self, target, weight, posWeight, reduction, options, extra]);
});

const softMarginLossOverloads = /* @__PURE__ */ overloads("softMarginLoss", [soft_margin_loss_op, soft_margin_loss], [soft_margin_loss_out_op, soft_margin_loss_out]);
export const softMarginLoss = /* @__PURE__ */ publicFunction<{
  /**
   * `soft_margin_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor`
   *
   * With `out`: `soft_margin_loss.out(Tensor self, Tensor target, int reduction=Mean, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, target: Tensor, options?: Options<{ reduction: number; out: Tensor }>): Tensor;
  /**
   * `soft_margin_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor`
   *
   * With `out`: `soft_margin_loss.out(Tensor self, Tensor target, int reduction=Mean, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, target: Tensor, reduction: number, options?: Options<{ out: Tensor }>): Tensor;
}>("softMarginLoss", () => function softMarginLoss(self?: unknown, target?: unknown, reduction?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(target) && reduction === undefined && options === undefined && extra === undefined) return soft_margin_loss(self, target, 1);
  } catch (error) {
    throw withCallContext(error, softMarginLossOverloads, [self, target, reduction, options, extra]);
  }
  return callOverload(softMarginLossOverloads, [self, target, reduction, options, extra]);
});

const softMarginLossBackwardOverloads = /* @__PURE__ */ overloads("softMarginLossBackward", [soft_margin_loss_backward_op, soft_margin_loss_backward]);
export const softMarginLossBackward = /* @__PURE__ */ publicFunction<{
  /** `soft_margin_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction) -> Tensor` */
  (gradOutput: Tensor, self: Tensor, target: Tensor, options: { reduction: number }): Tensor;
  /** `soft_margin_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction) -> Tensor` */
  (gradOutput: Tensor, self: Tensor, target: Tensor, reduction: number): Tensor;
}>("softMarginLossBackward", () => function softMarginLossBackward(gradOutput?: unknown, self?: unknown, target?: unknown, reduction?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(gradOutput) && isTensor(self) && isTensor(target) && Number.isSafeInteger(reduction) && options === undefined && extra === undefined) return soft_margin_loss_backward(gradOutput, self, target, reduction as number);
  } catch (error) {
    throw withCallContext(error, softMarginLossBackwardOverloads, [gradOutput, self, target, reduction, options, extra]);
  }
  return callOverload(softMarginLossBackwardOverloads, [gradOutput, self, target, reduction, options, extra]);
});

const hingeEmbeddingLossOverloads = /* @__PURE__ */ overloads("hingeEmbeddingLoss", [hinge_embedding_loss_op, hinge_embedding_loss]);
export const hingeEmbeddingLoss = /* @__PURE__ */ publicFunction<{
  /** `hinge_embedding_loss(Tensor self, Tensor target, float margin=1.0, int reduction=Mean) -> Tensor` */
  (self: Tensor, target: Tensor, options?: Options<{ margin: number; reduction: number }>): Tensor;
  /** `hinge_embedding_loss(Tensor self, Tensor target, float margin=1.0, int reduction=Mean) -> Tensor` */
  (self: Tensor, target: Tensor, margin: number, options?: Options<{ reduction: number }>): Tensor;
  /** `hinge_embedding_loss(Tensor self, Tensor target, float margin=1.0, int reduction=Mean) -> Tensor` */
  (self: Tensor, target: Tensor, margin: number, reduction: number): Tensor;
}>("hingeEmbeddingLoss", () => function hingeEmbeddingLoss(self?: unknown, target?: unknown, margin?: unknown, reduction?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(target) && margin === undefined && reduction === undefined && options === undefined && extra === undefined) return hinge_embedding_loss(self, target, 1, 1);
  } catch (error) {
    throw withCallContext(error, hingeEmbeddingLossOverloads, [self, target, margin, reduction, options, extra]);
  }
  return callOverload(hingeEmbeddingLossOverloads, [self, target, margin, reduction, options, extra]);
});

const marginRankingLossOverloads = /* @__PURE__ */ overloads("marginRankingLoss", [margin_ranking_loss_op, margin_ranking_loss]);
export const marginRankingLoss = /* @__PURE__ */ publicFunction<{
  /** `margin_ranking_loss(Tensor input1, Tensor input2, Tensor target, float margin=0.0, int reduction=Mean) -> Tensor` */
  (input1: Tensor, input2: Tensor, target: Tensor, options?: Options<{ margin: number; reduction: number }>): Tensor;
  /** `margin_ranking_loss(Tensor input1, Tensor input2, Tensor target, float margin=0.0, int reduction=Mean) -> Tensor` */
  (input1: Tensor, input2: Tensor, target: Tensor, margin: number, options?: Options<{ reduction: number }>): Tensor;
  /** `margin_ranking_loss(Tensor input1, Tensor input2, Tensor target, float margin=0.0, int reduction=Mean) -> Tensor` */
  (input1: Tensor, input2: Tensor, target: Tensor, margin: number, reduction: number): Tensor;
}>("marginRankingLoss", () => function marginRankingLoss(input1?: unknown, input2?: unknown, target?: unknown, margin?: unknown, reduction?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(input1) && isTensor(input2) && isTensor(target) && margin === undefined && reduction === undefined && options === undefined && extra === undefined) return margin_ranking_loss(input1, input2, target, 0, 1);
  } catch (error) {
    throw withCallContext(error, marginRankingLossOverloads, [input1, input2, target, margin, reduction, options, extra]);
  }
  return callOverload(marginRankingLossOverloads, [input1, input2, target, margin, reduction, options, extra]);
});

const cosineEmbeddingLossOverloads = /* @__PURE__ */ overloads("cosineEmbeddingLoss", [cosine_embedding_loss_op, cosine_embedding_loss]);
export const cosineEmbeddingLoss = /* @__PURE__ */ publicFunction<{
  /** `cosine_embedding_loss(Tensor input1, Tensor input2, Tensor target, float margin=0.0, int reduction=Mean) -> Tensor` */
  (input1: Tensor, input2: Tensor, target: Tensor, options?: Options<{ margin: number; reduction: number }>): Tensor;
  /** `cosine_embedding_loss(Tensor input1, Tensor input2, Tensor target, float margin=0.0, int reduction=Mean) -> Tensor` */
  (input1: Tensor, input2: Tensor, target: Tensor, margin: number, options?: Options<{ reduction: number }>): Tensor;
  /** `cosine_embedding_loss(Tensor input1, Tensor input2, Tensor target, float margin=0.0, int reduction=Mean) -> Tensor` */
  (input1: Tensor, input2: Tensor, target: Tensor, margin: number, reduction: number): Tensor;
}>("cosineEmbeddingLoss", () => function cosineEmbeddingLoss(input1?: unknown, input2?: unknown, target?: unknown, margin?: unknown, reduction?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(input1) && isTensor(input2) && isTensor(target) && margin === undefined && reduction === undefined && options === undefined && extra === undefined) return cosine_embedding_loss(input1, input2, target, 0, 1);
  } catch (error) {
    throw withCallContext(error, cosineEmbeddingLossOverloads, [input1, input2, target, margin, reduction, options, extra]);
  }
  return callOverload(cosineEmbeddingLossOverloads, [input1, input2, target, margin, reduction, options, extra]);
});

const tripletMarginLossOverloads = /* @__PURE__ */ overloads("tripletMarginLoss", [triplet_margin_loss_op, triplet_margin_loss]);
export const tripletMarginLoss = /* @__PURE__ */ publicFunction<{
  /** `triplet_margin_loss(Tensor anchor, Tensor positive, Tensor negative, float margin=1.0, float p=2, float eps=1e-06, bool swap=False, int reduction=Mean) -> Tensor` */
  (anchor: Tensor, positive: Tensor, negative: Tensor, options?: Options<{ margin: number; p: number; eps: number; swap: boolean; reduction: number }>): Tensor;
  /** `triplet_margin_loss(Tensor anchor, Tensor positive, Tensor negative, float margin=1.0, float p=2, float eps=1e-06, bool swap=False, int reduction=Mean) -> Tensor` */
  (anchor: Tensor, positive: Tensor, negative: Tensor, margin: number, options?: Options<{ p: number; eps: number; swap: boolean; reduction: number }>): Tensor;
  /** `triplet_margin_loss(Tensor anchor, Tensor positive, Tensor negative, float margin=1.0, float p=2, float eps=1e-06, bool swap=False, int reduction=Mean) -> Tensor` */
  (anchor: Tensor, positive: Tensor, negative: Tensor, margin: number, p: number, options?: Options<{ eps: number; swap: boolean; reduction: number }>): Tensor;
  /** `triplet_margin_loss(Tensor anchor, Tensor positive, Tensor negative, float margin=1.0, float p=2, float eps=1e-06, bool swap=False, int reduction=Mean) -> Tensor` */
  (anchor: Tensor, positive: Tensor, negative: Tensor, margin: number, p: number, eps: number, options?: Options<{ swap: boolean; reduction: number }>): Tensor;
  /** `triplet_margin_loss(Tensor anchor, Tensor positive, Tensor negative, float margin=1.0, float p=2, float eps=1e-06, bool swap=False, int reduction=Mean) -> Tensor` */
  (anchor: Tensor, positive: Tensor, negative: Tensor, margin: number, p: number, eps: number, swap: boolean, options?: Options<{ reduction: number }>): Tensor;
  /** `triplet_margin_loss(Tensor anchor, Tensor positive, Tensor negative, float margin=1.0, float p=2, float eps=1e-06, bool swap=False, int reduction=Mean) -> Tensor` */
  (anchor: Tensor, positive: Tensor, negative: Tensor, margin: number, p: number, eps: number, swap: boolean, reduction: number): Tensor;
}>("tripletMarginLoss", () => function tripletMarginLoss(anchor?: unknown, positive?: unknown, negative?: unknown, margin?: unknown, p?: unknown, eps?: unknown, swap?: unknown, reduction?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(anchor) && isTensor(positive) && isTensor(negative) && margin === undefined && p === undefined && eps === undefined && swap === undefined && reduction === undefined && options === undefined && extra === undefined) return triplet_margin_loss(anchor, positive, negative, 1, 2, 0.000001, false, 1);
  } catch (error) {
    throw withCallContext(error, tripletMarginLossOverloads, [anchor, positive, negative, margin, p, eps, swap, reduction, options, extra]);
  }
  return callOverload(tripletMarginLossOverloads, [anchor, positive, negative, margin, p, eps, swap, reduction, options, extra]);
});

const poissonNllLossOverloads = /* @__PURE__ */ overloads("poissonNllLoss", [poisson_nll_loss_op, poisson_nll_loss]);
export const poissonNllLoss = /* @__PURE__ */ publicFunction<{
  /** `poisson_nll_loss(Tensor input, Tensor target, bool log_input, bool full, float eps, int reduction) -> Tensor` */
  (input: Tensor, target: Tensor, options: { logInput: boolean; full: boolean; eps: number; reduction: number }): Tensor;
  /** `poisson_nll_loss(Tensor input, Tensor target, bool log_input, bool full, float eps, int reduction) -> Tensor` */
  (input: Tensor, target: Tensor, logInput: boolean, full: boolean, eps: number, reduction: number): Tensor;
}>("poissonNllLoss", () => function poissonNllLoss(input?: unknown, target?: unknown, logInput?: unknown, full?: unknown, eps?: unknown, reduction?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(input) && isTensor(target) && typeof logInput === "boolean" && typeof full === "boolean" && typeof eps === "number" && Number.isSafeInteger(reduction) && options === undefined && extra === undefined) return poisson_nll_loss(input, target, logInput, full, eps, reduction as number);
  } catch (error) {
    throw withCallContext(error, poissonNllLossOverloads, [input, target, logInput, full, eps, reduction, options, extra]);
  }
  return callOverload(poissonNllLossOverloads, [input, target, logInput, full, eps, reduction, options, extra]);
});

const pairwiseDistanceOverloads = /* @__PURE__ */ overloads("pairwiseDistance", [pairwise_distance_op, pairwise_distance]);
export const pairwiseDistance = /* @__PURE__ */ publicFunction<{
  /** `pairwise_distance(Tensor x1, Tensor x2, float p=2, float eps=1e-06, bool keepdim=False) -> Tensor` */
  (x1: Tensor, x2: Tensor, options?: Options<{ p: number; eps: number; keepdim: boolean }>): Tensor;
  /** `pairwise_distance(Tensor x1, Tensor x2, float p=2, float eps=1e-06, bool keepdim=False) -> Tensor` */
  (x1: Tensor, x2: Tensor, p: number, options?: Options<{ eps: number; keepdim: boolean }>): Tensor;
  /** `pairwise_distance(Tensor x1, Tensor x2, float p=2, float eps=1e-06, bool keepdim=False) -> Tensor` */
  (x1: Tensor, x2: Tensor, p: number, eps: number, options?: Options<{ keepdim: boolean }>): Tensor;
  /** `pairwise_distance(Tensor x1, Tensor x2, float p=2, float eps=1e-06, bool keepdim=False) -> Tensor` */
  (x1: Tensor, x2: Tensor, p: number, eps: number, keepdim: boolean): Tensor;
}>("pairwiseDistance", () => function pairwiseDistance(x1?: unknown, x2?: unknown, p?: unknown, eps?: unknown, keepdim?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(x1) && isTensor(x2) && p === undefined && eps === undefined && keepdim === undefined && options === undefined && extra === undefined) return pairwise_distance(x1, x2, 2, 0.000001, false);
  } catch (error) {
    throw withCallContext(error, pairwiseDistanceOverloads, [x1, x2, p, eps, keepdim, options, extra]);
  }
  return callOverload(pairwiseDistanceOverloads, [x1, x2, p, eps, keepdim, options, extra]);
});

const cosineSimilarityOverloads = /* @__PURE__ */ overloads("cosineSimilarity", [cosine_similarity_op, cosine_similarity]);
export const cosineSimilarity = /* @__PURE__ */ publicFunction<{
  /** `cosine_similarity(Tensor x1, Tensor x2, int dim=1, float eps=1e-08) -> Tensor` */
  (x1: Tensor, x2: Tensor, options?: Options<{ dim: number; eps: number }>): Tensor;
  /** `cosine_similarity(Tensor x1, Tensor x2, int dim=1, float eps=1e-08) -> Tensor` */
  (x1: Tensor, x2: Tensor, dim: number, options?: Options<{ eps: number }>): Tensor;
  /** `cosine_similarity(Tensor x1, Tensor x2, int dim=1, float eps=1e-08) -> Tensor` */
  (x1: Tensor, x2: Tensor, dim: number, eps: number): Tensor;
}>("cosineSimilarity", () => function cosineSimilarity(x1?: unknown, x2?: unknown, dim?: unknown, eps?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(x1) && isTensor(x2) && dim === undefined && eps === undefined && options === undefined && extra === undefined) return cosine_similarity(x1, x2, 1, 1e-8);
  } catch (error) {
    throw withCallContext(error, cosineSimilarityOverloads, [x1, x2, dim, eps, options, extra]);
  }
  return callOverload(cosineSimilarityOverloads, [x1, x2, dim, eps, options, extra]);
});

const layerNormOverloads = /* @__PURE__ */ overloads("layerNorm", [layer_norm_op, layer_norm]);
export const layerNorm = /* @__PURE__ */ publicFunction<{
  /** `layer_norm(Tensor input, int[] normalized_shape, Tensor? weight=None, Tensor? bias=None, float eps=1e-05, bool cudnn_enable=True) -> Tensor` */
  (input: Tensor, options: { normalizedShape: readonly number[] } & Options<{ weight: Tensor | null; bias: Tensor | null; eps: number; cudnnEnable: boolean }>): Tensor;
  /** `layer_norm(Tensor input, int[] normalized_shape, Tensor? weight=None, Tensor? bias=None, float eps=1e-05, bool cudnn_enable=True) -> Tensor` */
  (input: Tensor, normalizedShape: readonly number[], options?: Options<{ weight: Tensor | null; bias: Tensor | null; eps: number; cudnnEnable: boolean }>): Tensor;
  /** `layer_norm(Tensor input, int[] normalized_shape, Tensor? weight=None, Tensor? bias=None, float eps=1e-05, bool cudnn_enable=True) -> Tensor` */
  (input: Tensor, normalizedShape: readonly number[], weight: Tensor | null, options?: Options<{ bias: Tensor | null; eps: number; cudnnEnable: boolean }>): Tensor;
  /** `layer_norm(Tensor input, int[] normalized_shape, Tensor? weight=None, Tensor? bias=None, float eps=1e-05, bool cudnn_enable=True) -> Tensor` */
  (input: Tensor, normalizedShape: readonly number[], weight: Tensor | null, bias: Tensor | null, options?: Options<{ eps: number; cudnnEnable: boolean }>): Tensor;
  /** `layer_norm(Tensor input, int[] normalized_shape, Tensor? weight=None, Tensor? bias=None, float eps=1e-05, bool cudnn_enable=True) -> Tensor` */
  (input: Tensor, normalizedShape: readonly number[], weight: Tensor | null, bias: Tensor | null, eps: number, options?: Options<{ cudnnEnable: boolean }>): Tensor;
  /** `layer_norm(Tensor input, int[] normalized_shape, Tensor? weight=None, Tensor? bias=None, float eps=1e-05, bool cudnn_enable=True) -> Tensor` */
  (input: Tensor, normalizedShape: readonly number[], weight: Tensor | null, bias: Tensor | null, eps: number, cudnnEnable: boolean): Tensor;
}>("layerNorm", () => function layerNorm(input?: unknown, normalizedShape?: unknown, weight?: unknown, bias?: unknown, eps?: unknown, cudnnEnable?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(input) && isIntList(normalizedShape) && weight === undefined && bias === undefined && eps === undefined && cudnnEnable === undefined && options === undefined && extra === undefined) return layer_norm(input, normalizedShape, null, null, 0.00001, true);
  } catch (error) {
    throw withCallContext(error, layerNormOverloads, [input, normalizedShape, weight, bias, eps, cudnnEnable, options, extra]);
  }
  return callOverload(layerNormOverloads, [input, normalizedShape, weight, bias, eps, cudnnEnable, options, extra]);
});

const nativeLayerNormOverloads = /* @__PURE__ */ overloads("nativeLayerNorm", [native_layer_norm_op, native_layer_norm]);
export const nativeLayerNorm = /* @__PURE__ */ publicFunction<{
  /** `native_layer_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight, Tensor? bias, float eps) -> (Tensor, Tensor, Tensor)` */
  (input: Tensor, normalizedShape: readonly number[], weight: Tensor | null, bias: Tensor | null, options: { eps: number }): readonly [Tensor, Tensor, Tensor];
  /** `native_layer_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight, Tensor? bias, float eps) -> (Tensor, Tensor, Tensor)` */
  (input: Tensor, normalizedShape: readonly number[], weight: Tensor | null, bias: Tensor | null, eps: number): readonly [Tensor, Tensor, Tensor];
}>("nativeLayerNorm", () => function nativeLayerNorm(input?: unknown, normalizedShape?: unknown, weight?: unknown, bias?: unknown, eps?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(input) && isIntList(normalizedShape) && isTensor(weight) && isTensor(bias) && typeof eps === "number" && options === undefined && extra === undefined) return native_layer_norm(input, normalizedShape, weight, bias, eps);
  } catch (error) {
    throw withCallContext(error, nativeLayerNormOverloads, [input, normalizedShape, weight, bias, eps, options, extra]);
  }
  return callOverload(nativeLayerNormOverloads, [input, normalizedShape, weight, bias, eps, options, extra]);
});

const nativeLayerNormBackwardOverloads = /* @__PURE__ */ overloads("nativeLayerNormBackward", [native_layer_norm_backward_op, native_layer_norm_backward]);
export const nativeLayerNormBackward = /* @__PURE__ */ publicFunction<{
  /** `native_layer_norm_backward(Tensor grad_out, Tensor input, SymInt[] normalized_shape, Tensor mean, Tensor rstd, Tensor? weight, Tensor? bias, bool[3] output_mask) -> (Tensor, Tensor, Tensor)` */
  (gradOut: Tensor, input: Tensor, normalizedShape: readonly number[], mean: Tensor, rstd: Tensor, weight: Tensor | null, bias: Tensor | null, options: { outputMask: boolean | readonly boolean[] }): readonly [Tensor, Tensor, Tensor];
  /** `native_layer_norm_backward(Tensor grad_out, Tensor input, SymInt[] normalized_shape, Tensor mean, Tensor rstd, Tensor? weight, Tensor? bias, bool[3] output_mask) -> (Tensor, Tensor, Tensor)` */
  (gradOut: Tensor, input: Tensor, normalizedShape: readonly number[], mean: Tensor, rstd: Tensor, weight: Tensor | null, bias: Tensor | null, outputMask: boolean | readonly boolean[]): readonly [Tensor, Tensor, Tensor];
}>("nativeLayerNormBackward", () => function nativeLayerNormBackward(gradOut?: unknown, input?: unknown, normalizedShape?: unknown, mean?: unknown, rstd?: unknown, weight?: unknown, bias?: unknown, outputMask?: unknown, options?: unknown, extra?: unknown): unknown {
  return callOverload(nativeLayerNormBackwardOverloads, [gradOut, input, normalizedShape, mean, rstd, weight, bias, outputMask, options, extra]);
});

const batchNormOverloads = /* @__PURE__ */ overloads("batchNorm", [batch_norm_op, batch_norm]);
export const batchNorm = /* @__PURE__ */ publicFunction<{
  /** `batch_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool training, float momentum, float eps, bool cudnn_enabled) -> Tensor` */
  (input: Tensor, weight: Tensor | null, bias: Tensor | null, runningMean: Tensor | null, runningVar: Tensor | null, options: { training: boolean; momentum: number; eps: number; cudnnEnabled: boolean }): Tensor;
  /** `batch_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool training, float momentum, float eps, bool cudnn_enabled) -> Tensor` */
  (input: Tensor, weight: Tensor | null, bias: Tensor | null, runningMean: Tensor | null, runningVar: Tensor | null, training: boolean, momentum: number, eps: number, cudnnEnabled: boolean): Tensor;
}>("batchNorm", () => function batchNorm(input?: unknown, weight?: unknown, bias?: unknown, runningMean?: unknown, runningVar?: unknown, training?: unknown, momentum?: unknown, eps?: unknown, cudnnEnabled?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(input) && isTensor(weight) && isTensor(bias) && isTensor(runningMean) && isTensor(runningVar) && typeof training === "boolean" && typeof momentum === "number" && typeof eps === "number" && typeof cudnnEnabled === "boolean" && options === undefined && extra === undefined) return batch_norm(input, weight, bias, runningMean, runningVar, training, momentum, eps, cudnnEnabled);
  } catch (error) {
    throw withCallContext(error, batchNormOverloads, [input, weight, bias, runningMean, runningVar, training, momentum, eps, cudnnEnabled, options, extra]);
  }
  return callOverload(batchNormOverloads, [input, weight, bias, runningMean, runningVar, training, momentum, eps, cudnnEnabled, options, extra]);
});

const _batchNormImplIndexOverloads = /* @__PURE__ */ overloads("_batchNormImplIndex", [_batch_norm_impl_index_op, _batch_norm_impl_index]);
export const _batchNormImplIndex = /* @__PURE__ */ publicFunction<{
  /** `_batch_norm_impl_index(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool training, float momentum, float eps, bool cudnn_enabled) -> (Tensor, Tensor, Tensor, Tensor, int)` */
  (input: Tensor, weight: Tensor | null, bias: Tensor | null, runningMean: Tensor | null, runningVar: Tensor | null, options: { training: boolean; momentum: number; eps: number; cudnnEnabled: boolean }): readonly [Tensor, Tensor, Tensor, Tensor, number];
  /** `_batch_norm_impl_index(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool training, float momentum, float eps, bool cudnn_enabled) -> (Tensor, Tensor, Tensor, Tensor, int)` */
  (input: Tensor, weight: Tensor | null, bias: Tensor | null, runningMean: Tensor | null, runningVar: Tensor | null, training: boolean, momentum: number, eps: number, cudnnEnabled: boolean): readonly [Tensor, Tensor, Tensor, Tensor, number];
}>("_batchNormImplIndex", () => function _batchNormImplIndex(input?: unknown, weight?: unknown, bias?: unknown, runningMean?: unknown, runningVar?: unknown, training?: unknown, momentum?: unknown, eps?: unknown, cudnnEnabled?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(input) && isTensor(weight) && isTensor(bias) && isTensor(runningMean) && isTensor(runningVar) && typeof training === "boolean" && typeof momentum === "number" && typeof eps === "number" && typeof cudnnEnabled === "boolean" && options === undefined && extra === undefined) return _batch_norm_impl_index(input, weight, bias, runningMean, runningVar, training, momentum, eps, cudnnEnabled);
  } catch (error) {
    throw withCallContext(error, _batchNormImplIndexOverloads, [input, weight, bias, runningMean, runningVar, training, momentum, eps, cudnnEnabled, options, extra]);
  }
  return callOverload(_batchNormImplIndexOverloads, [input, weight, bias, runningMean, runningVar, training, momentum, eps, cudnnEnabled, options, extra]);
});

const nativeBatchNormOverloads = /* @__PURE__ */ overloads("nativeBatchNorm", [native_batch_norm_op, native_batch_norm]);
export const nativeBatchNorm = /* @__PURE__ */ publicFunction<{
  /** `native_batch_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor)` */
  (input: Tensor, weight: Tensor | null, bias: Tensor | null, runningMean: Tensor | null, runningVar: Tensor | null, options: { training: boolean; momentum: number; eps: number }): readonly [Tensor, Tensor, Tensor];
  /** `native_batch_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor)` */
  (input: Tensor, weight: Tensor | null, bias: Tensor | null, runningMean: Tensor | null, runningVar: Tensor | null, training: boolean, momentum: number, eps: number): readonly [Tensor, Tensor, Tensor];
}>("nativeBatchNorm", () => function nativeBatchNorm(input?: unknown, weight?: unknown, bias?: unknown, runningMean?: unknown, runningVar?: unknown, training?: unknown, momentum?: unknown, eps?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(input) && isTensor(weight) && isTensor(bias) && isTensor(runningMean) && isTensor(runningVar) && typeof training === "boolean" && typeof momentum === "number" && typeof eps === "number" && options === undefined && extra === undefined) return native_batch_norm(input, weight, bias, runningMean, runningVar, training, momentum, eps);
  } catch (error) {
    throw withCallContext(error, nativeBatchNormOverloads, [input, weight, bias, runningMean, runningVar, training, momentum, eps, options, extra]);
  }
  return callOverload(nativeBatchNormOverloads, [input, weight, bias, runningMean, runningVar, training, momentum, eps, options, extra]);
});

const nativeBatchNormBackwardOverloads = /* @__PURE__ */ overloads("nativeBatchNormBackward", [native_batch_norm_backward_op, native_batch_norm_backward]);
export const nativeBatchNormBackward = /* @__PURE__ */ publicFunction<{
  /** `native_batch_norm_backward(Tensor grad_out, Tensor input, Tensor? weight, Tensor? running_mean, Tensor? running_var, Tensor? save_mean, Tensor? save_invstd, bool train, float eps, bool[3] output_mask) -> (Tensor, Tensor, Tensor)` */
  (gradOut: Tensor, input: Tensor, weight: Tensor | null, runningMean: Tensor | null, runningVar: Tensor | null, saveMean: Tensor | null, saveInvstd: Tensor | null, options: { train: boolean; eps: number; outputMask: boolean | readonly boolean[] }): readonly [Tensor, Tensor, Tensor];
  /** `native_batch_norm_backward(Tensor grad_out, Tensor input, Tensor? weight, Tensor? running_mean, Tensor? running_var, Tensor? save_mean, Tensor? save_invstd, bool train, float eps, bool[3] output_mask) -> (Tensor, Tensor, Tensor)` */
  (gradOut: Tensor, input: Tensor, weight: Tensor | null, runningMean: Tensor | null, runningVar: Tensor | null, saveMean: Tensor | null, saveInvstd: Tensor | null, train: boolean, eps: number, outputMask: boolean | readonly boolean[]): readonly [Tensor, Tensor, Tensor];
}>("nativeBatchNormBackward", () => function nativeBatchNormBackward(gradOut?: unknown, input?: unknown, weight?: unknown, runningMean?: unknown, runningVar?: unknown, saveMean?: unknown, saveInvstd?: unknown, train?: unknown, eps?: unknown, outputMask?: unknown, options?: unknown, extra?: unknown): unknown {
  return callOverload(nativeBatchNormBackwardOverloads, [gradOut, input, weight, runningMean, runningVar, saveMean, saveInvstd, train, eps, outputMask, options, extra]);
});

const groupNormOverloads = /* @__PURE__ */ overloads("groupNorm", [group_norm_op, group_norm]);
export const groupNorm = /* @__PURE__ */ publicFunction<{
  /** `group_norm(Tensor input, int num_groups, Tensor? weight=None, Tensor? bias=None, float eps=1e-05, bool cudnn_enabled=True) -> Tensor` */
  (input: Tensor, options: { numGroups: number } & Options<{ weight: Tensor | null; bias: Tensor | null; eps: number; cudnnEnabled: boolean }>): Tensor;
  /** `group_norm(Tensor input, int num_groups, Tensor? weight=None, Tensor? bias=None, float eps=1e-05, bool cudnn_enabled=True) -> Tensor` */
  (input: Tensor, numGroups: number, options?: Options<{ weight: Tensor | null; bias: Tensor | null; eps: number; cudnnEnabled: boolean }>): Tensor;
  /** `group_norm(Tensor input, int num_groups, Tensor? weight=None, Tensor? bias=None, float eps=1e-05, bool cudnn_enabled=True) -> Tensor` */
  (input: Tensor, numGroups: number, weight: Tensor | null, options?: Options<{ bias: Tensor | null; eps: number; cudnnEnabled: boolean }>): Tensor;
  /** `group_norm(Tensor input, int num_groups, Tensor? weight=None, Tensor? bias=None, float eps=1e-05, bool cudnn_enabled=True) -> Tensor` */
  (input: Tensor, numGroups: number, weight: Tensor | null, bias: Tensor | null, options?: Options<{ eps: number; cudnnEnabled: boolean }>): Tensor;
  /** `group_norm(Tensor input, int num_groups, Tensor? weight=None, Tensor? bias=None, float eps=1e-05, bool cudnn_enabled=True) -> Tensor` */
  (input: Tensor, numGroups: number, weight: Tensor | null, bias: Tensor | null, eps: number, options?: Options<{ cudnnEnabled: boolean }>): Tensor;
  /** `group_norm(Tensor input, int num_groups, Tensor? weight=None, Tensor? bias=None, float eps=1e-05, bool cudnn_enabled=True) -> Tensor` */
  (input: Tensor, numGroups: number, weight: Tensor | null, bias: Tensor | null, eps: number, cudnnEnabled: boolean): Tensor;
}>("groupNorm", () => function groupNorm(input?: unknown, numGroups?: unknown, weight?: unknown, bias?: unknown, eps?: unknown, cudnnEnabled?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(input) && Number.isSafeInteger(numGroups) && weight === undefined && bias === undefined && eps === undefined && cudnnEnabled === undefined && options === undefined && extra === undefined) return group_norm(input, numGroups as number, null, null, 0.00001, true);
  } catch (error) {
    throw withCallContext(error, groupNormOverloads, [input, numGroups, weight, bias, eps, cudnnEnabled, options, extra]);
  }
  return callOverload(groupNormOverloads, [input, numGroups, weight, bias, eps, cudnnEnabled, options, extra]);
});

const nativeGroupNormOverloads = /* @__PURE__ */ overloads("nativeGroupNorm", [native_group_norm_op, native_group_norm]);
export const nativeGroupNorm = /* @__PURE__ */ publicFunction<{
  /** `native_group_norm(Tensor input, Tensor? weight, Tensor? bias, SymInt N, SymInt C, SymInt HxW, int group, float eps) -> (Tensor, Tensor, Tensor)` */
  (input: Tensor, weight: Tensor | null, bias: Tensor | null, options: { N: number; C: number; HxW: number; group: number; eps: number }): readonly [Tensor, Tensor, Tensor];
  /** `native_group_norm(Tensor input, Tensor? weight, Tensor? bias, SymInt N, SymInt C, SymInt HxW, int group, float eps) -> (Tensor, Tensor, Tensor)` */
  (input: Tensor, weight: Tensor | null, bias: Tensor | null, N: number, C: number, HxW: number, group: number, eps: number): readonly [Tensor, Tensor, Tensor];
}>("nativeGroupNorm", () => function nativeGroupNorm(input?: unknown, weight?: unknown, bias?: unknown, N?: unknown, C?: unknown, HxW?: unknown, group?: unknown, eps?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(input) && isTensor(weight) && isTensor(bias) && Number.isSafeInteger(N) && Number.isSafeInteger(C) && Number.isSafeInteger(HxW) && Number.isSafeInteger(group) && typeof eps === "number" && options === undefined && extra === undefined) return native_group_norm(input, weight, bias, N as number, C as number, HxW as number, group as number, eps);
  } catch (error) {
    throw withCallContext(error, nativeGroupNormOverloads, [input, weight, bias, N, C, HxW, group, eps, options, extra]);
  }
  return callOverload(nativeGroupNormOverloads, [input, weight, bias, N, C, HxW, group, eps, options, extra]);
});

const nativeGroupNormBackwardOverloads = /* @__PURE__ */ overloads("nativeGroupNormBackward", [native_group_norm_backward_op, native_group_norm_backward]);
export const nativeGroupNormBackward = /* @__PURE__ */ publicFunction<{
  /** `native_group_norm_backward(Tensor grad_out, Tensor input, Tensor mean, Tensor rstd, Tensor? weight, SymInt N, SymInt C, SymInt HxW, int group, bool[3] output_mask) -> (Tensor, Tensor, Tensor)` */
  (gradOut: Tensor, input: Tensor, mean: Tensor, rstd: Tensor, weight: Tensor | null, options: { N: number; C: number; HxW: number; group: number; outputMask: boolean | readonly boolean[] }): readonly [Tensor, Tensor, Tensor];
  /** `native_group_norm_backward(Tensor grad_out, Tensor input, Tensor mean, Tensor rstd, Tensor? weight, SymInt N, SymInt C, SymInt HxW, int group, bool[3] output_mask) -> (Tensor, Tensor, Tensor)` */
  (gradOut: Tensor, input: Tensor, mean: Tensor, rstd: Tensor, weight: Tensor | null, N: number, C: number, HxW: number, group: number, outputMask: boolean | readonly boolean[]): readonly [Tensor, Tensor, Tensor];
}>("nativeGroupNormBackward", () => function nativeGroupNormBackward(gradOut?: unknown, input?: unknown, mean?: unknown, rstd?: unknown, weight?: unknown, N?: unknown, C?: unknown, HxW?: unknown, group?: unknown, outputMask?: unknown, options?: unknown, extra?: unknown): unknown {
  return callOverload(nativeGroupNormBackwardOverloads, [gradOut, input, mean, rstd, weight, N, C, HxW, group, outputMask, options, extra]);
});

const instanceNormOverloads = /* @__PURE__ */ overloads("instanceNorm", [instance_norm_op, instance_norm]);
export const instanceNorm = /* @__PURE__ */ publicFunction<{
  /** `instance_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool use_input_stats, float momentum, float eps, bool cudnn_enabled) -> Tensor` */
  (input: Tensor, weight: Tensor | null, bias: Tensor | null, runningMean: Tensor | null, runningVar: Tensor | null, options: { useInputStats: boolean; momentum: number; eps: number; cudnnEnabled: boolean }): Tensor;
  /** `instance_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool use_input_stats, float momentum, float eps, bool cudnn_enabled) -> Tensor` */
  (input: Tensor, weight: Tensor | null, bias: Tensor | null, runningMean: Tensor | null, runningVar: Tensor | null, useInputStats: boolean, momentum: number, eps: number, cudnnEnabled: boolean): Tensor;
}>("instanceNorm", () => function instanceNorm(input?: unknown, weight?: unknown, bias?: unknown, runningMean?: unknown, runningVar?: unknown, useInputStats?: unknown, momentum?: unknown, eps?: unknown, cudnnEnabled?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(input) && isTensor(weight) && isTensor(bias) && isTensor(runningMean) && isTensor(runningVar) && typeof useInputStats === "boolean" && typeof momentum === "number" && typeof eps === "number" && typeof cudnnEnabled === "boolean" && options === undefined && extra === undefined) return instance_norm(input, weight, bias, runningMean, runningVar, useInputStats, momentum, eps, cudnnEnabled);
  } catch (error) {
    throw withCallContext(error, instanceNormOverloads, [input, weight, bias, runningMean, runningVar, useInputStats, momentum, eps, cudnnEnabled, options, extra]);
  }
  return callOverload(instanceNormOverloads, [input, weight, bias, runningMean, runningVar, useInputStats, momentum, eps, cudnnEnabled, options, extra]);
});

const normExceptDimOverloads = /* @__PURE__ */ overloads("normExceptDim", [norm_except_dim_op, norm_except_dim]);
export const normExceptDim = /* @__PURE__ */ publicFunction<{
  /** `norm_except_dim(Tensor v, int pow=2, int dim=0) -> Tensor` */
  (v: Tensor, options?: Options<{ pow: number; dim: number }>): Tensor;
  /** `norm_except_dim(Tensor v, int pow=2, int dim=0) -> Tensor` */
  (v: Tensor, pow: number, options?: Options<{ dim: number }>): Tensor;
  /** `norm_except_dim(Tensor v, int pow=2, int dim=0) -> Tensor` */
  (v: Tensor, pow: number, dim: number): Tensor;
}>("normExceptDim", () => function normExceptDim(v?: unknown, pow?: unknown, dim?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(v) && pow === undefined && dim === undefined && options === undefined && extra === undefined) return norm_except_dim(v, 2, 0);
  } catch (error) {
    throw withCallContext(error, normExceptDimOverloads, [v, pow, dim, options, extra]);
  }
  return callOverload(normExceptDimOverloads, [v, pow, dim, options, extra]);
});

const convolutionOverloads = /* @__PURE__ */ overloads("convolution", [convolution_op, operators_convolution], [convolution_out_op, convolution_out]);
export const convolution = /* @__PURE__ */ publicFunction<{
  /**
   * `convolution(Tensor input, Tensor weight, Tensor? bias, int[] stride, int[] padding, int[] dilation, bool transposed, int[] output_padding, int groups) -> Tensor`
   *
   * With `out`: `convolution.out(Tensor input, Tensor weight, Tensor? bias, int[] stride, int[] padding, int[] dilation, bool transposed, int[] output_padding, int groups, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (input: Tensor, weight: Tensor, bias: Tensor | null, options: { stride: readonly number[]; padding: readonly number[]; dilation: readonly number[]; transposed: boolean; outputPadding: readonly number[]; groups: number } & Options<{ out: Tensor }>): Tensor;
  /**
   * `convolution(Tensor input, Tensor weight, Tensor? bias, int[] stride, int[] padding, int[] dilation, bool transposed, int[] output_padding, int groups) -> Tensor`
   *
   * With `out`: `convolution.out(Tensor input, Tensor weight, Tensor? bias, int[] stride, int[] padding, int[] dilation, bool transposed, int[] output_padding, int groups, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (input: Tensor, weight: Tensor, bias: Tensor | null, stride: readonly number[], padding: readonly number[], dilation: readonly number[], transposed: boolean, outputPadding: readonly number[], groups: number, options?: Options<{ out: Tensor }>): Tensor;
}>("convolution", () => function convolution(input?: unknown, weight?: unknown, bias?: unknown, stride?: unknown, padding?: unknown, dilation?: unknown, transposed?: unknown, outputPadding?: unknown, groups?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(input) && isTensor(weight) && isTensor(bias) && isIntList(stride) && isIntList(padding) && isIntList(dilation) && typeof transposed === "boolean" && isIntList(outputPadding) && Number.isSafeInteger(groups) && options === undefined && extra === undefined) return operators_convolution(input, weight, bias, stride, padding, dilation, transposed, outputPadding, groups as number);
  } catch (error) {
    throw withCallContext(error, convolutionOverloads, [input, weight, bias, stride, padding, dilation, transposed, outputPadding, groups, options, extra]);
  }
  return callOverload(convolutionOverloads, [input, weight, bias, stride, padding, dilation, transposed, outputPadding, groups, options, extra]);
});

const convolutionBackwardOverloads = /* @__PURE__ */ overloads("convolutionBackward", [convolution_backward_op, convolution_backward]);
export const convolutionBackward = /* @__PURE__ */ publicFunction<{
  /** `convolution_backward(Tensor grad_output, Tensor input, Tensor weight, SymInt[]? bias_sizes, int[] stride, int[] padding, int[] dilation, bool transposed, int[] output_padding, int groups, bool[3] output_mask) -> (Tensor, Tensor, Tensor)` */
  (gradOutput: Tensor, input: Tensor, weight: Tensor, options: { biasSizes: readonly number[] | null; stride: readonly number[]; padding: readonly number[]; dilation: readonly number[]; transposed: boolean; outputPadding: readonly number[]; groups: number; outputMask: boolean | readonly boolean[] }): readonly [Tensor, Tensor, Tensor];
  /** `convolution_backward(Tensor grad_output, Tensor input, Tensor weight, SymInt[]? bias_sizes, int[] stride, int[] padding, int[] dilation, bool transposed, int[] output_padding, int groups, bool[3] output_mask) -> (Tensor, Tensor, Tensor)` */
  (gradOutput: Tensor, input: Tensor, weight: Tensor, biasSizes: readonly number[] | null, stride: readonly number[], padding: readonly number[], dilation: readonly number[], transposed: boolean, outputPadding: readonly number[], groups: number, outputMask: boolean | readonly boolean[]): readonly [Tensor, Tensor, Tensor];
}>("convolutionBackward", () => function convolutionBackward(gradOutput?: unknown, input?: unknown, weight?: unknown, biasSizes?: unknown, stride?: unknown, padding?: unknown, dilation?: unknown, transposed?: unknown, outputPadding?: unknown, groups?: unknown, outputMask?: unknown, options?: unknown, extra?: unknown): unknown {
  return callOverload(convolutionBackwardOverloads, [gradOutput, input, weight, biasSizes, stride, padding, dilation, transposed, outputPadding, groups, outputMask, options, extra]);
});

const _convolutionOverloads = /* @__PURE__ */ overloads("_convolution", [_convolution_op, operators__convolution]);
export const _convolution = /* @__PURE__ */ publicFunction<{
  /** `_convolution(Tensor input, Tensor weight, Tensor? bias, int[] stride, int[] padding, int[] dilation, bool transposed, int[] output_padding, int groups, bool benchmark, bool deterministic, bool cudnn_enabled, bool allow_tf32) -> Tensor` */
  (input: Tensor, weight: Tensor, bias: Tensor | null, options: { stride: readonly number[]; padding: readonly number[]; dilation: readonly number[]; transposed: boolean; outputPadding: readonly number[]; groups: number; benchmark: boolean; deterministic: boolean; cudnnEnabled: boolean; allowTf32: boolean }): Tensor;
  /** `_convolution(Tensor input, Tensor weight, Tensor? bias, int[] stride, int[] padding, int[] dilation, bool transposed, int[] output_padding, int groups, bool benchmark, bool deterministic, bool cudnn_enabled, bool allow_tf32) -> Tensor` */
  (input: Tensor, weight: Tensor, bias: Tensor | null, stride: readonly number[], padding: readonly number[], dilation: readonly number[], transposed: boolean, outputPadding: readonly number[], groups: number, benchmark: boolean, deterministic: boolean, cudnnEnabled: boolean, allowTf32: boolean): Tensor;
}>("_convolution", () => function _convolution(input?: unknown, weight?: unknown, bias?: unknown, stride?: unknown, padding?: unknown, dilation?: unknown, transposed?: unknown, outputPadding?: unknown, groups?: unknown, benchmark?: unknown, deterministic?: unknown, cudnnEnabled?: unknown, allowTf32?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(input) && isTensor(weight) && isTensor(bias) && isIntList(stride) && isIntList(padding) && isIntList(dilation) && typeof transposed === "boolean" && isIntList(outputPadding) && Number.isSafeInteger(groups) && typeof benchmark === "boolean" && typeof deterministic === "boolean" && typeof cudnnEnabled === "boolean" && typeof allowTf32 === "boolean" && options === undefined && extra === undefined) return operators__convolution(input, weight, bias, stride, padding, dilation, transposed, outputPadding, groups as number, benchmark, deterministic, cudnnEnabled, allowTf32);
  } catch (error) {
    throw withCallContext(error, _convolutionOverloads, [input, weight, bias, stride, padding, dilation, transposed, outputPadding, groups, benchmark, deterministic, cudnnEnabled, allowTf32, options, extra]);
  }
  return callOverload(_convolutionOverloads, [input, weight, bias, stride, padding, dilation, transposed, outputPadding, groups, benchmark, deterministic, cudnnEnabled, allowTf32, options, extra]);
});

const _convolutionModeOverloads = /* @__PURE__ */ overloads("_convolutionMode", [_convolution_mode_op, _convolution_mode]);
export const _convolutionMode = /* @__PURE__ */ publicFunction<{
  /** `_convolution_mode(Tensor input, Tensor weight, Tensor? bias, int[] stride, str padding, int[] dilation, int groups) -> Tensor` */
  (input: Tensor, weight: Tensor, bias: Tensor | null, options: { stride: readonly number[]; padding: string; dilation: readonly number[]; groups: number }): Tensor;
  /** `_convolution_mode(Tensor input, Tensor weight, Tensor? bias, int[] stride, str padding, int[] dilation, int groups) -> Tensor` */
  (input: Tensor, weight: Tensor, bias: Tensor | null, stride: readonly number[], padding: string, dilation: readonly number[], groups: number): Tensor;
}>("_convolutionMode", () => function _convolutionMode(input?: unknown, weight?: unknown, bias?: unknown, stride?: unknown, padding?: unknown, dilation?: unknown, groups?: unknown, options?: unknown, extra?: unknown): unknown {
  return callOverload(_convolutionModeOverloads, [input, weight, bias, stride, padding, dilation, groups, options, extra]);
});

const _convolutionDoubleBackwardOverloads = /* @__PURE__ */ overloads("_convolutionDoubleBackward", [_convolution_double_backward_op, _convolution_double_backward]);
export const _convolutionDoubleBackward = /* @__PURE__ */ publicFunction<{
  /** `_convolution_double_backward(Tensor? ggI, Tensor? ggW, Tensor? ggb, Tensor gO, Tensor weight, Tensor self, int[] stride, int[] padding, int[] dilation, bool transposed, int[] output_padding, int groups, bool[3] output_mask) -> (Tensor, Tensor, Tensor)` */
  (ggI: Tensor | null, ggW: Tensor | null, ggb: Tensor | null, gO: Tensor, weight: Tensor, self: Tensor, options: { stride: readonly number[]; padding: readonly number[]; dilation: readonly number[]; transposed: boolean; outputPadding: readonly number[]; groups: number; outputMask: boolean | readonly boolean[] }): readonly [Tensor, Tensor, Tensor];
  /** `_convolution_double_backward(Tensor? ggI, Tensor? ggW, Tensor? ggb, Tensor gO, Tensor weight, Tensor self, int[] stride, int[] padding, int[] dilation, bool transposed, int[] output_padding, int groups, bool[3] output_mask) -> (Tensor, Tensor, Tensor)` */
  (ggI: Tensor | null, ggW: Tensor | null, ggb: Tensor | null, gO: Tensor, weight: Tensor, self: Tensor, stride: readonly number[], padding: readonly number[], dilation: readonly number[], transposed: boolean, outputPadding: readonly number[], groups: number, outputMask: boolean | readonly boolean[]): readonly [Tensor, Tensor, Tensor];
}>("_convolutionDoubleBackward", () => function _convolutionDoubleBackward(ggI?: unknown, ggW?: unknown, ggb?: unknown, gO?: unknown, weight?: unknown, self?: unknown, stride?: unknown, padding?: unknown, dilation?: unknown, transposed?: unknown, outputPadding?: unknown, groups?: unknown, outputMask?: unknown, options?: unknown, extra?: unknown): unknown {
  return callOverload(_convolutionDoubleBackwardOverloads, [ggI, ggW, ggb, gO, weight, self, stride, padding, dilation, transposed, outputPadding, groups, outputMask, options, extra]);
});

const conv1dOverloads = /* @__PURE__ */ overloads("conv1d", [conv1d_op, operators_conv1d], [conv1d_padding_op, conv1d_padding]);
export const conv1d = /* @__PURE__ */ publicFunction<{
  /** `conv1d(Tensor input, Tensor weight, Tensor? bias=None, int[1] stride=1, int[1] padding=0, int[1] dilation=1, int groups=1) -> Tensor` */
  (input: Tensor, weight: Tensor, options?: Options<{ bias: Tensor | null; stride: number | readonly number[]; padding: number | readonly number[]; dilation: number | readonly number[]; groups: number }>): Tensor;
  /** `conv1d(Tensor input, Tensor weight, Tensor? bias=None, int[1] stride=1, int[1] padding=0, int[1] dilation=1, int groups=1) -> Tensor` */
  (input: Tensor, weight: Tensor, bias: Tensor | null, options?: Options<{ stride: number | readonly number[]; padding: number | readonly number[]; dilation: number | readonly number[]; groups: number }>): Tensor;
  /** `conv1d(Tensor input, Tensor weight, Tensor? bias=None, int[1] stride=1, int[1] padding=0, int[1] dilation=1, int groups=1) -> Tensor` */
  (input: Tensor, weight: Tensor, bias: Tensor | null, stride: number | readonly number[], options?: Options<{ padding: number | readonly number[]; dilation: number | readonly number[]; groups: number }>): Tensor;
  /** `conv1d(Tensor input, Tensor weight, Tensor? bias=None, int[1] stride=1, int[1] padding=0, int[1] dilation=1, int groups=1) -> Tensor` */
  (input: Tensor, weight: Tensor, bias: Tensor | null, stride: number | readonly number[], padding: number | readonly number[], options?: Options<{ dilation: number | readonly number[]; groups: number }>): Tensor;
  /** `conv1d(Tensor input, Tensor weight, Tensor? bias=None, int[1] stride=1, int[1] padding=0, int[1] dilation=1, int groups=1) -> Tensor` */
  (input: Tensor, weight: Tensor, bias: Tensor | null, stride: number | readonly number[], padding: number | readonly number[], dilation: number | readonly number[], options?: Options<{ groups: number }>): Tensor;
  /** `conv1d(Tensor input, Tensor weight, Tensor? bias=None, int[1] stride=1, int[1] padding=0, int[1] dilation=1, int groups=1) -> Tensor` */
  (input: Tensor, weight: Tensor, bias: Tensor | null, stride: number | readonly number[], padding: number | readonly number[], dilation: number | readonly number[], groups: number): Tensor;
  /** `conv1d.padding(Tensor input, Tensor weight, Tensor? bias=None, int[1] stride=1, str padding="valid", int[1] dilation=1, int groups=1) -> Tensor` */
  (input: Tensor, weight: Tensor, options?: Options<{ bias: Tensor | null; stride: number | readonly number[]; padding: string; dilation: number | readonly number[]; groups: number }>): Tensor;
  /** `conv1d.padding(Tensor input, Tensor weight, Tensor? bias=None, int[1] stride=1, str padding="valid", int[1] dilation=1, int groups=1) -> Tensor` */
  (input: Tensor, weight: Tensor, bias: Tensor | null, options?: Options<{ stride: number | readonly number[]; padding: string; dilation: number | readonly number[]; groups: number }>): Tensor;
  /** `conv1d.padding(Tensor input, Tensor weight, Tensor? bias=None, int[1] stride=1, str padding="valid", int[1] dilation=1, int groups=1) -> Tensor` */
  (input: Tensor, weight: Tensor, bias: Tensor | null, stride: number | readonly number[], options?: Options<{ padding: string; dilation: number | readonly number[]; groups: number }>): Tensor;
  /** `conv1d.padding(Tensor input, Tensor weight, Tensor? bias=None, int[1] stride=1, str padding="valid", int[1] dilation=1, int groups=1) -> Tensor` */
  (input: Tensor, weight: Tensor, bias: Tensor | null, stride: number | readonly number[], padding: string, options?: Options<{ dilation: number | readonly number[]; groups: number }>): Tensor;
  /** `conv1d.padding(Tensor input, Tensor weight, Tensor? bias=None, int[1] stride=1, str padding="valid", int[1] dilation=1, int groups=1) -> Tensor` */
  (input: Tensor, weight: Tensor, bias: Tensor | null, stride: number | readonly number[], padding: string, dilation: number | readonly number[], options?: Options<{ groups: number }>): Tensor;
  /** `conv1d.padding(Tensor input, Tensor weight, Tensor? bias=None, int[1] stride=1, str padding="valid", int[1] dilation=1, int groups=1) -> Tensor` */
  (input: Tensor, weight: Tensor, bias: Tensor | null, stride: number | readonly number[], padding: string, dilation: number | readonly number[], groups: number): Tensor;
}>("conv1d", () => function conv1d(input?: unknown, weight?: unknown, bias?: unknown, stride?: unknown, padding?: unknown, dilation?: unknown, groups?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(input) && isTensor(weight) && bias === undefined && stride === undefined && padding === undefined && dilation === undefined && groups === undefined && options === undefined && extra === undefined) return operators_conv1d(input, weight, null, [1], [0], [1], 1);
    if (isTensor(input) && isTensor(weight) && bias === undefined && stride === undefined && padding === undefined && dilation === undefined && groups === undefined && options === undefined && extra === undefined) return conv1d_padding(input, weight, null, [1], "valid", [1], 1);
  } catch (error) {
    throw withCallContext(error, conv1dOverloads, [input, weight, bias, stride, padding, dilation, groups, options, extra]);
  }
  return callOverload(conv1dOverloads, [input, weight, bias, stride, padding, dilation, groups, options, extra]);
});

const conv2dOverloads = /* @__PURE__ */ overloads("conv2d", [conv2d_op, operators_conv2d], [conv2d_padding_op, conv2d_padding]);
export const conv2d = /* @__PURE__ */ publicFunction<{
  /** `conv2d(Tensor input, Tensor weight, Tensor? bias=None, int[2] stride=1, int[2] padding=0, int[2] dilation=1, int groups=1) -> Tensor` */
  (input: Tensor, weight: Tensor, options?: Options<{ bias: Tensor | null; stride: number | readonly number[]; padding: number | readonly number[]; dilation: number | readonly number[]; groups: number }>): Tensor;
  /** `conv2d(Tensor input, Tensor weight, Tensor? bias=None, int[2] stride=1, int[2] padding=0, int[2] dilation=1, int groups=1) -> Tensor` */
  (input: Tensor, weight: Tensor, bias: Tensor | null, options?: Options<{ stride: number | readonly number[]; padding: number | readonly number[]; dilation: number | readonly number[]; groups: number }>): Tensor;
  /** `conv2d(Tensor input, Tensor weight, Tensor? bias=None, int[2] stride=1, int[2] padding=0, int[2] dilation=1, int groups=1) -> Tensor` */
  (input: Tensor, weight: Tensor, bias: Tensor | null, stride: number | readonly number[], options?: Options<{ padding: number | readonly number[]; dilation: number | readonly number[]; groups: number }>): Tensor;
  /** `conv2d(Tensor input, Tensor weight, Tensor? bias=None, int[2] stride=1, int[2] padding=0, int[2] dilation=1, int groups=1) -> Tensor` */
  (input: Tensor, weight: Tensor, bias: Tensor | null, stride: number | readonly number[], padding: number | readonly number[], options?: Options<{ dilation: number | readonly number[]; groups: number }>): Tensor;
  /** `conv2d(Tensor input, Tensor weight, Tensor? bias=None, int[2] stride=1, int[2] padding=0, int[2] dilation=1, int groups=1) -> Tensor` */
  (input: Tensor, weight: Tensor, bias: Tensor | null, stride: number | readonly number[], padding: number | readonly number[], dilation: number | readonly number[], options?: Options<{ groups: number }>): Tensor;
  /** `conv2d(Tensor input, Tensor weight, Tensor? bias=None, int[2] stride=1, int[2] padding=0, int[2] dilation=1, int groups=1) -> Tensor` */
  (input: Tensor, weight: Tensor, bias: Tensor | null, stride: number | readonly number[], padding: number | readonly number[], dilation: number | readonly number[], groups: number): Tensor;
  /** `conv2d.padding(Tensor input, Tensor weight, Tensor? bias=None, int[2] stride=1, str padding="valid", int[2] dilation=1, int groups=1) -> Tensor` */
  (input: Tensor, weight: Tensor, options?: Options<{ bias: Tensor | null; stride: number | readonly number[]; padding: string; dilation: number | readonly number[]; groups: number }>): Tensor;
  /** `conv2d.padding(Tensor input, Tensor weight, Tensor? bias=None, int[2] stride=1, str padding="valid", int[2] dilation=1, int groups=1) -> Tensor` */
  (input: Tensor, weight: Tensor, bias: Tensor | null, options?: Options<{ stride: number | readonly number[]; padding: string; dilation: number | readonly number[]; groups: number }>): Tensor;
  /** `conv2d.padding(Tensor input, Tensor weight, Tensor? bias=None, int[2] stride=1, str padding="valid", int[2] dilation=1, int groups=1) -> Tensor` */
  (input: Tensor, weight: Tensor, bias: Tensor | null, stride: number | readonly number[], options?: Options<{ padding: string; dilation: number | readonly number[]; groups: number }>): Tensor;
  /** `conv2d.padding(Tensor input, Tensor weight, Tensor? bias=None, int[2] stride=1, str padding="valid", int[2] dilation=1, int groups=1) -> Tensor` */
  (input: Tensor, weight: Tensor, bias: Tensor | null, stride: number | readonly number[], padding: string, options?: Options<{ dilation: number | readonly number[]; groups: number }>): Tensor;
  /** `conv2d.padding(Tensor input, Tensor weight, Tensor? bias=None, int[2] stride=1, str padding="valid", int[2] dilation=1, int groups=1) -> Tensor` */
  (input: Tensor, weight: Tensor, bias: Tensor | null, stride: number | readonly number[], padding: string, dilation: number | readonly number[], options?: Options<{ groups: number }>): Tensor;
  /** `conv2d.padding(Tensor input, Tensor weight, Tensor? bias=None, int[2] stride=1, str padding="valid", int[2] dilation=1, int groups=1) -> Tensor` */
  (input: Tensor, weight: Tensor, bias: Tensor | null, stride: number | readonly number[], padding: string, dilation: number | readonly number[], groups: number): Tensor;
}>("conv2d", () => function conv2d(input?: unknown, weight?: unknown, bias?: unknown, stride?: unknown, padding?: unknown, dilation?: unknown, groups?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(input) && isTensor(weight) && bias === undefined && stride === undefined && padding === undefined && dilation === undefined && groups === undefined && options === undefined && extra === undefined) return operators_conv2d(input, weight, null, [1, 1], [0, 0], [1, 1], 1);
    if (isTensor(input) && isTensor(weight) && bias === undefined && stride === undefined && padding === undefined && dilation === undefined && groups === undefined && options === undefined && extra === undefined) return conv2d_padding(input, weight, null, [1, 1], "valid", [1, 1], 1);
  } catch (error) {
    throw withCallContext(error, conv2dOverloads, [input, weight, bias, stride, padding, dilation, groups, options, extra]);
  }
  return callOverload(conv2dOverloads, [input, weight, bias, stride, padding, dilation, groups, options, extra]);
});

const conv3dOverloads = /* @__PURE__ */ overloads("conv3d", [conv3d_op, operators_conv3d], [conv3d_padding_op, conv3d_padding]);
export const conv3d = /* @__PURE__ */ publicFunction<{
  /** `conv3d(Tensor input, Tensor weight, Tensor? bias=None, int[3] stride=1, int[3] padding=0, int[3] dilation=1, int groups=1) -> Tensor` */
  (input: Tensor, weight: Tensor, options?: Options<{ bias: Tensor | null; stride: number | readonly number[]; padding: number | readonly number[]; dilation: number | readonly number[]; groups: number }>): Tensor;
  /** `conv3d(Tensor input, Tensor weight, Tensor? bias=None, int[3] stride=1, int[3] padding=0, int[3] dilation=1, int groups=1) -> Tensor` */
  (input: Tensor, weight: Tensor, bias: Tensor | null, options?: Options<{ stride: number | readonly number[]; padding: number | readonly number[]; dilation: number | readonly number[]; groups: number }>): Tensor;
  /** `conv3d(Tensor input, Tensor weight, Tensor? bias=None, int[3] stride=1, int[3] padding=0, int[3] dilation=1, int groups=1) -> Tensor` */
  (input: Tensor, weight: Tensor, bias: Tensor | null, stride: number | readonly number[], options?: Options<{ padding: number | readonly number[]; dilation: number | readonly number[]; groups: number }>): Tensor;
  /** `conv3d(Tensor input, Tensor weight, Tensor? bias=None, int[3] stride=1, int[3] padding=0, int[3] dilation=1, int groups=1) -> Tensor` */
  (input: Tensor, weight: Tensor, bias: Tensor | null, stride: number | readonly number[], padding: number | readonly number[], options?: Options<{ dilation: number | readonly number[]; groups: number }>): Tensor;
  /** `conv3d(Tensor input, Tensor weight, Tensor? bias=None, int[3] stride=1, int[3] padding=0, int[3] dilation=1, int groups=1) -> Tensor` */
  (input: Tensor, weight: Tensor, bias: Tensor | null, stride: number | readonly number[], padding: number | readonly number[], dilation: number | readonly number[], options?: Options<{ groups: number }>): Tensor;
  /** `conv3d(Tensor input, Tensor weight, Tensor? bias=None, int[3] stride=1, int[3] padding=0, int[3] dilation=1, int groups=1) -> Tensor` */
  (input: Tensor, weight: Tensor, bias: Tensor | null, stride: number | readonly number[], padding: number | readonly number[], dilation: number | readonly number[], groups: number): Tensor;
  /** `conv3d.padding(Tensor input, Tensor weight, Tensor? bias=None, int[3] stride=1, str padding="valid", int[3] dilation=1, int groups=1) -> Tensor` */
  (input: Tensor, weight: Tensor, options?: Options<{ bias: Tensor | null; stride: number | readonly number[]; padding: string; dilation: number | readonly number[]; groups: number }>): Tensor;
  /** `conv3d.padding(Tensor input, Tensor weight, Tensor? bias=None, int[3] stride=1, str padding="valid", int[3] dilation=1, int groups=1) -> Tensor` */
  (input: Tensor, weight: Tensor, bias: Tensor | null, options?: Options<{ stride: number | readonly number[]; padding: string; dilation: number | readonly number[]; groups: number }>): Tensor;
  /** `conv3d.padding(Tensor input, Tensor weight, Tensor? bias=None, int[3] stride=1, str padding="valid", int[3] dilation=1, int groups=1) -> Tensor` */
  (input: Tensor, weight: Tensor, bias: Tensor | null, stride: number | readonly number[], options?: Options<{ padding: string; dilation: number | readonly number[]; groups: number }>): Tensor;
  /** `conv3d.padding(Tensor input, Tensor weight, Tensor? bias=None, int[3] stride=1, str padding="valid", int[3] dilation=1, int groups=1) -> Tensor` */
  (input: Tensor, weight: Tensor, bias: Tensor | null, stride: number | readonly number[], padding: string, options?: Options<{ dilation: number | readonly number[]; groups: number }>): Tensor;
  /** `conv3d.padding(Tensor input, Tensor weight, Tensor? bias=None, int[3] stride=1, str padding="valid", int[3] dilation=1, int groups=1) -> Tensor` */
  (input: Tensor, weight: Tensor, bias: Tensor | null, stride: number | readonly number[], padding: string, dilation: number | readonly number[], options?: Options<{ groups: number }>): Tensor;
  /** `conv3d.padding(Tensor input, Tensor weight, Tensor? bias=None, int[3] stride=1, str padding="valid", int[3] dilation=1, int groups=1) -> Tensor` */
  (input: Tensor, weight: Tensor, bias: Tensor | null, stride: number | readonly number[], padding: string, dilation: number | readonly number[], groups: number): Tensor;
}>("conv3d", () => function conv3d(input?: unknown, weight?: unknown, bias?: unknown, stride?: unknown, padding?: unknown, dilation?: unknown, groups?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(input) && isTensor(weight) && bias === undefined && stride === undefined && padding === undefined && dilation === undefined && groups === undefined && options === undefined && extra === undefined) return operators_conv3d(input, weight, null, [1, 1, 1], [0, 0, 0], [1, 1, 1], 1);
    if (isTensor(input) && isTensor(weight) && bias === undefined && stride === undefined && padding === undefined && dilation === undefined && groups === undefined && options === undefined && extra === undefined) return conv3d_padding(input, weight, null, [1, 1, 1], "valid", [1, 1, 1], 1);
  } catch (error) {
    throw withCallContext(error, conv3dOverloads, [input, weight, bias, stride, padding, dilation, groups, options, extra]);
  }
  return callOverload(conv3dOverloads, [input, weight, bias, stride, padding, dilation, groups, options, extra]);
});

const convTranspose1dOverloads = /* @__PURE__ */ overloads("convTranspose1d", [conv_transpose1d_op, conv_transpose1d]);
export const convTranspose1d = /* @__PURE__ */ publicFunction<{
  /** `conv_transpose1d(Tensor input, Tensor weight, Tensor? bias=None, int[1] stride=1, int[1] padding=0, int[1] output_padding=0, int groups=1, int[1] dilation=1) -> Tensor` */
  (input: Tensor, weight: Tensor, options?: Options<{ bias: Tensor | null; stride: number | readonly number[]; padding: number | readonly number[]; outputPadding: number | readonly number[]; groups: number; dilation: number | readonly number[] }>): Tensor;
  /** `conv_transpose1d(Tensor input, Tensor weight, Tensor? bias=None, int[1] stride=1, int[1] padding=0, int[1] output_padding=0, int groups=1, int[1] dilation=1) -> Tensor` */
  (input: Tensor, weight: Tensor, bias: Tensor | null, options?: Options<{ stride: number | readonly number[]; padding: number | readonly number[]; outputPadding: number | readonly number[]; groups: number; dilation: number | readonly number[] }>): Tensor;
  /** `conv_transpose1d(Tensor input, Tensor weight, Tensor? bias=None, int[1] stride=1, int[1] padding=0, int[1] output_padding=0, int groups=1, int[1] dilation=1) -> Tensor` */
  (input: Tensor, weight: Tensor, bias: Tensor | null, stride: number | readonly number[], options?: Options<{ padding: number | readonly number[]; outputPadding: number | readonly number[]; groups: number; dilation: number | readonly number[] }>): Tensor;
  /** `conv_transpose1d(Tensor input, Tensor weight, Tensor? bias=None, int[1] stride=1, int[1] padding=0, int[1] output_padding=0, int groups=1, int[1] dilation=1) -> Tensor` */
  (input: Tensor, weight: Tensor, bias: Tensor | null, stride: number | readonly number[], padding: number | readonly number[], options?: Options<{ outputPadding: number | readonly number[]; groups: number; dilation: number | readonly number[] }>): Tensor;
  /** `conv_transpose1d(Tensor input, Tensor weight, Tensor? bias=None, int[1] stride=1, int[1] padding=0, int[1] output_padding=0, int groups=1, int[1] dilation=1) -> Tensor` */
  (input: Tensor, weight: Tensor, bias: Tensor | null, stride: number | readonly number[], padding: number | readonly number[], outputPadding: number | readonly number[], options?: Options<{ groups: number; dilation: number | readonly number[] }>): Tensor;
  /** `conv_transpose1d(Tensor input, Tensor weight, Tensor? bias=None, int[1] stride=1, int[1] padding=0, int[1] output_padding=0, int groups=1, int[1] dilation=1) -> Tensor` */
  (input: Tensor, weight: Tensor, bias: Tensor | null, stride: number | readonly number[], padding: number | readonly number[], outputPadding: number | readonly number[], groups: number, options?: Options<{ dilation: number | readonly number[] }>): Tensor;
  /** `conv_transpose1d(Tensor input, Tensor weight, Tensor? bias=None, int[1] stride=1, int[1] padding=0, int[1] output_padding=0, int groups=1, int[1] dilation=1) -> Tensor` */
  (input: Tensor, weight: Tensor, bias: Tensor | null, stride: number | readonly number[], padding: number | readonly number[], outputPadding: number | readonly number[], groups: number, dilation: number | readonly number[]): Tensor;
}>("convTranspose1d", () => function convTranspose1d(input?: unknown, weight?: unknown, bias?: unknown, stride?: unknown, padding?: unknown, outputPadding?: unknown, groups?: unknown, dilation?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(input) && isTensor(weight) && bias === undefined && stride === undefined && padding === undefined && outputPadding === undefined && groups === undefined && dilation === undefined && options === undefined && extra === undefined) return conv_transpose1d(input, weight, null, [1], [0], [0], 1, [1]);
  } catch (error) {
    throw withCallContext(error, convTranspose1dOverloads, [input, weight, bias, stride, padding, outputPadding, groups, dilation, options, extra]);
  }
  return callOverload(convTranspose1dOverloads, [input, weight, bias, stride, padding, outputPadding, groups, dilation, options, extra]);
});

const convTranspose2dOverloads = /* @__PURE__ */ overloads("convTranspose2d", [conv_transpose2d_input_op, conv_transpose2d_input]);
export const convTranspose2d = /* @__PURE__ */ publicFunction<{
  /** `conv_transpose2d.input(Tensor input, Tensor weight, Tensor? bias=None, int[2] stride=1, int[2] padding=0, int[2] output_padding=0, int groups=1, int[2] dilation=1) -> Tensor` */
  (input: Tensor, weight: Tensor, options?: Options<{ bias: Tensor | null; stride: number | readonly number[]; padding: number | readonly number[]; outputPadding: number | readonly number[]; groups: number; dilation: number | readonly number[] }>): Tensor;
  /** `conv_transpose2d.input(Tensor input, Tensor weight, Tensor? bias=None, int[2] stride=1, int[2] padding=0, int[2] output_padding=0, int groups=1, int[2] dilation=1) -> Tensor` */
  (input: Tensor, weight: Tensor, bias: Tensor | null, options?: Options<{ stride: number | readonly number[]; padding: number | readonly number[]; outputPadding: number | readonly number[]; groups: number; dilation: number | readonly number[] }>): Tensor;
  /** `conv_transpose2d.input(Tensor input, Tensor weight, Tensor? bias=None, int[2] stride=1, int[2] padding=0, int[2] output_padding=0, int groups=1, int[2] dilation=1) -> Tensor` */
  (input: Tensor, weight: Tensor, bias: Tensor | null, stride: number | readonly number[], options?: Options<{ padding: number | readonly number[]; outputPadding: number | readonly number[]; groups: number; dilation: number | readonly number[] }>): Tensor;
  /** `conv_transpose2d.input(Tensor input, Tensor weight, Tensor? bias=None, int[2] stride=1, int[2] padding=0, int[2] output_padding=0, int groups=1, int[2] dilation=1) -> Tensor` */
  (input: Tensor, weight: Tensor, bias: Tensor | null, stride: number | readonly number[], padding: number | readonly number[], options?: Options<{ outputPadding: number | readonly number[]; groups: number; dilation: number | readonly number[] }>): Tensor;
  /** `conv_transpose2d.input(Tensor input, Tensor weight, Tensor? bias=None, int[2] stride=1, int[2] padding=0, int[2] output_padding=0, int groups=1, int[2] dilation=1) -> Tensor` */
  (input: Tensor, weight: Tensor, bias: Tensor | null, stride: number | readonly number[], padding: number | readonly number[], outputPadding: number | readonly number[], options?: Options<{ groups: number; dilation: number | readonly number[] }>): Tensor;
  /** `conv_transpose2d.input(Tensor input, Tensor weight, Tensor? bias=None, int[2] stride=1, int[2] padding=0, int[2] output_padding=0, int groups=1, int[2] dilation=1) -> Tensor` */
  (input: Tensor, weight: Tensor, bias: Tensor | null, stride: number | readonly number[], padding: number | readonly number[], outputPadding: number | readonly number[], groups: number, options?: Options<{ dilation: number | readonly number[] }>): Tensor;
  /** `conv_transpose2d.input(Tensor input, Tensor weight, Tensor? bias=None, int[2] stride=1, int[2] padding=0, int[2] output_padding=0, int groups=1, int[2] dilation=1) -> Tensor` */
  (input: Tensor, weight: Tensor, bias: Tensor | null, stride: number | readonly number[], padding: number | readonly number[], outputPadding: number | readonly number[], groups: number, dilation: number | readonly number[]): Tensor;
}>("convTranspose2d", () => function convTranspose2d(input?: unknown, weight?: unknown, bias?: unknown, stride?: unknown, padding?: unknown, outputPadding?: unknown, groups?: unknown, dilation?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(input) && isTensor(weight) && bias === undefined && stride === undefined && padding === undefined && outputPadding === undefined && groups === undefined && dilation === undefined && options === undefined && extra === undefined) return conv_transpose2d_input(input, weight, null, [1, 1], [0, 0], [0, 0], 1, [1, 1]);
  } catch (error) {
    throw withCallContext(error, convTranspose2dOverloads, [input, weight, bias, stride, padding, outputPadding, groups, dilation, options, extra]);
  }
  return callOverload(convTranspose2dOverloads, [input, weight, bias, stride, padding, outputPadding, groups, dilation, options, extra]);
});

const convTranspose3dOverloads = /* @__PURE__ */ overloads("convTranspose3d", [conv_transpose3d_input_op, conv_transpose3d_input]);
export const convTranspose3d = /* @__PURE__ */ publicFunction<{
  /** `conv_transpose3d.input(Tensor input, Tensor weight, Tensor? bias=None, int[3] stride=1, int[3] padding=0, int[3] output_padding=0, int groups=1, int[3] dilation=1) -> Tensor` */
  (input: Tensor, weight: Tensor, options?: Options<{ bias: Tensor | null; stride: number | readonly number[]; padding: number | readonly number[]; outputPadding: number | readonly number[]; groups: number; dilation: number | readonly number[] }>): Tensor;
  /** `conv_transpose3d.input(Tensor input, Tensor weight, Tensor? bias=None, int[3] stride=1, int[3] padding=0, int[3] output_padding=0, int groups=1, int[3] dilation=1) -> Tensor` */
  (input: Tensor, weight: Tensor, bias: Tensor | null, options?: Options<{ stride: number | readonly number[]; padding: number | readonly number[]; outputPadding: number | readonly number[]; groups: number; dilation: number | readonly number[] }>): Tensor;
  /** `conv_transpose3d.input(Tensor input, Tensor weight, Tensor? bias=None, int[3] stride=1, int[3] padding=0, int[3] output_padding=0, int groups=1, int[3] dilation=1) -> Tensor` */
  (input: Tensor, weight: Tensor, bias: Tensor | null, stride: number | readonly number[], options?: Options<{ padding: number | readonly number[]; outputPadding: number | readonly number[]; groups: number; dilation: number | readonly number[] }>): Tensor;
  /** `conv_transpose3d.input(Tensor input, Tensor weight, Tensor? bias=None, int[3] stride=1, int[3] padding=0, int[3] output_padding=0, int groups=1, int[3] dilation=1) -> Tensor` */
  (input: Tensor, weight: Tensor, bias: Tensor | null, stride: number | readonly number[], padding: number | readonly number[], options?: Options<{ outputPadding: number | readonly number[]; groups: number; dilation: number | readonly number[] }>): Tensor;
  /** `conv_transpose3d.input(Tensor input, Tensor weight, Tensor? bias=None, int[3] stride=1, int[3] padding=0, int[3] output_padding=0, int groups=1, int[3] dilation=1) -> Tensor` */
  (input: Tensor, weight: Tensor, bias: Tensor | null, stride: number | readonly number[], padding: number | readonly number[], outputPadding: number | readonly number[], options?: Options<{ groups: number; dilation: number | readonly number[] }>): Tensor;
  /** `conv_transpose3d.input(Tensor input, Tensor weight, Tensor? bias=None, int[3] stride=1, int[3] padding=0, int[3] output_padding=0, int groups=1, int[3] dilation=1) -> Tensor` */
  (input: Tensor, weight: Tensor, bias: Tensor | null, stride: number | readonly number[], padding: number | readonly number[], outputPadding: number | readonly number[], groups: number, options?: Options<{ dilation: number | readonly number[] }>): Tensor;
  /** `conv_transpose3d.input(Tensor input, Tensor weight, Tensor? bias=None, int[3] stride=1, int[3] padding=0, int[3] output_padding=0, int groups=1, int[3] dilation=1) -> Tensor` */
  (input: Tensor, weight: Tensor, bias: Tensor | null, stride: number | readonly number[], padding: number | readonly number[], outputPadding: number | readonly number[], groups: number, dilation: number | readonly number[]): Tensor;
}>("convTranspose3d", () => function convTranspose3d(input?: unknown, weight?: unknown, bias?: unknown, stride?: unknown, padding?: unknown, outputPadding?: unknown, groups?: unknown, dilation?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(input) && isTensor(weight) && bias === undefined && stride === undefined && padding === undefined && outputPadding === undefined && groups === undefined && dilation === undefined && options === undefined && extra === undefined) return conv_transpose3d_input(input, weight, null, [1, 1, 1], [0, 0, 0], [0, 0, 0], 1, [1, 1, 1]);
  } catch (error) {
    throw withCallContext(error, convTranspose3dOverloads, [input, weight, bias, stride, padding, outputPadding, groups, dilation, options, extra]);
  }
  return callOverload(convTranspose3dOverloads, [input, weight, bias, stride, padding, outputPadding, groups, dilation, options, extra]);
});

const im2colOverloads = /* @__PURE__ */ overloads("im2col", [im2col_op, operators_im2col], [im2col_out_op, im2col_out]);
export const im2col = /* @__PURE__ */ publicFunction<{
  /**
   * `im2col(Tensor self, int[2] kernel_size, int[2] dilation, int[2] padding, int[2] stride) -> Tensor`
   *
   * With `out`: `im2col.out(Tensor self, int[2] kernel_size, int[2] dilation, int[2] padding, int[2] stride, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options: { kernelSize: number | readonly number[]; dilation: number | readonly number[]; padding: number | readonly number[]; stride: number | readonly number[] } & Options<{ out: Tensor }>): Tensor;
  /**
   * `im2col(Tensor self, int[2] kernel_size, int[2] dilation, int[2] padding, int[2] stride) -> Tensor`
   *
   * With `out`: `im2col.out(Tensor self, int[2] kernel_size, int[2] dilation, int[2] padding, int[2] stride, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, kernelSize: number | readonly number[], dilation: number | readonly number[], padding: number | readonly number[], stride: number | readonly number[], options?: Options<{ out: Tensor }>): Tensor;
}>("im2col", () => function im2col(self?: unknown, kernelSize?: unknown, dilation?: unknown, padding?: unknown, stride?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isIntList(kernelSize) && isIntList(dilation) && isIntList(padding) && isIntList(stride) && options === undefined && extra === undefined) return operators_im2col(self, kernelSize, dilation, padding, stride);
  } catch (error) {
    throw withCallContext(error, im2colOverloads, [self, kernelSize, dilation, padding, stride, options, extra]);
  }
  return callOverload(im2colOverloads, [self, kernelSize, dilation, padding, stride, options, extra]);
});

const col2imOverloads = /* @__PURE__ */ overloads("col2im", [col2im_op, operators_col2im], [col2im_out_op, col2im_out]);
export const col2im = /* @__PURE__ */ publicFunction<{
  /**
   * `col2im(Tensor self, SymInt[2] output_size, int[2] kernel_size, int[2] dilation, int[2] padding, int[2] stride) -> Tensor`
   *
   * With `out`: `col2im.out(Tensor self, SymInt[2] output_size, int[2] kernel_size, int[2] dilation, int[2] padding, int[2] stride, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options: { outputSize: number | readonly number[]; kernelSize: number | readonly number[]; dilation: number | readonly number[]; padding: number | readonly number[]; stride: number | readonly number[] } & Options<{ out: Tensor }>): Tensor;
  /**
   * `col2im(Tensor self, SymInt[2] output_size, int[2] kernel_size, int[2] dilation, int[2] padding, int[2] stride) -> Tensor`
   *
   * With `out`: `col2im.out(Tensor self, SymInt[2] output_size, int[2] kernel_size, int[2] dilation, int[2] padding, int[2] stride, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, outputSize: number | readonly number[], kernelSize: number | readonly number[], dilation: number | readonly number[], padding: number | readonly number[], stride: number | readonly number[], options?: Options<{ out: Tensor }>): Tensor;
}>("col2im", () => function col2im(self?: unknown, outputSize?: unknown, kernelSize?: unknown, dilation?: unknown, padding?: unknown, stride?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isIntList(outputSize) && isIntList(kernelSize) && isIntList(dilation) && isIntList(padding) && isIntList(stride) && options === undefined && extra === undefined) return operators_col2im(self, outputSize, kernelSize, dilation, padding, stride);
  } catch (error) {
    throw withCallContext(error, col2imOverloads, [self, outputSize, kernelSize, dilation, padding, stride, options, extra]);
  }
  return callOverload(col2imOverloads, [self, outputSize, kernelSize, dilation, padding, stride, options, extra]);
});

const maxPool2dOverloads = /* @__PURE__ */ overloads("maxPool2d", [max_pool2d_op, max_pool2d]);
export const maxPool2d = /* @__PURE__ */ publicFunction<{
  /** `max_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2] dilation=1, bool ceil_mode=False) -> Tensor` */
  (self: Tensor, options: { kernelSize: number | readonly number[] } & Options<{ stride: number | readonly number[]; padding: number | readonly number[]; dilation: number | readonly number[]; ceilMode: boolean }>): Tensor;
  /** `max_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2] dilation=1, bool ceil_mode=False) -> Tensor` */
  (self: Tensor, kernelSize: number | readonly number[], options?: Options<{ stride: number | readonly number[]; padding: number | readonly number[]; dilation: number | readonly number[]; ceilMode: boolean }>): Tensor;
  /** `max_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2] dilation=1, bool ceil_mode=False) -> Tensor` */
  (self: Tensor, kernelSize: number | readonly number[], stride: number | readonly number[], options?: Options<{ padding: number | readonly number[]; dilation: number | readonly number[]; ceilMode: boolean }>): Tensor;
  /** `max_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2] dilation=1, bool ceil_mode=False) -> Tensor` */
  (self: Tensor, kernelSize: number | readonly number[], stride: number | readonly number[], padding: number | readonly number[], options?: Options<{ dilation: number | readonly number[]; ceilMode: boolean }>): Tensor;
  /** `max_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2] dilation=1, bool ceil_mode=False) -> Tensor` */
  (self: Tensor, kernelSize: number | readonly number[], stride: number | readonly number[], padding: number | readonly number[], dilation: number | readonly number[], options?: Options<{ ceilMode: boolean }>): Tensor;
  /** `max_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2] dilation=1, bool ceil_mode=False) -> Tensor` */
  (self: Tensor, kernelSize: number | readonly number[], stride: number | readonly number[], padding: number | readonly number[], dilation: number | readonly number[], ceilMode: boolean): Tensor;
}>("maxPool2d", () => function maxPool2d(self?: unknown, kernelSize?: unknown, stride?: unknown, padding?: unknown, dilation?: unknown, ceilMode?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isIntList(kernelSize) && stride === undefined && padding === undefined && dilation === undefined && ceilMode === undefined && options === undefined && extra === undefined) return max_pool2d(self, kernelSize, [], [0, 0], [1, 1], false);
  } catch (error) {
    throw withCallContext(error, maxPool2dOverloads, [self, kernelSize, stride, padding, dilation, ceilMode, options, extra]);
  }
  return callOverload(maxPool2dOverloads, [self, kernelSize, stride, padding, dilation, ceilMode, options, extra]);
});

const maxPool2dWithIndicesOverloads = /* @__PURE__ */ overloads("maxPool2dWithIndices", [max_pool2d_with_indices_op, max_pool2d_with_indices]);
export const maxPool2dWithIndices = /* @__PURE__ */ publicFunction<{
  /** `max_pool2d_with_indices(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)` */
  (self: Tensor, options: { kernelSize: number | readonly number[] } & Options<{ stride: number | readonly number[]; padding: number | readonly number[]; dilation: number | readonly number[]; ceilMode: boolean }>): readonly [Tensor, Tensor];
  /** `max_pool2d_with_indices(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)` */
  (self: Tensor, kernelSize: number | readonly number[], options?: Options<{ stride: number | readonly number[]; padding: number | readonly number[]; dilation: number | readonly number[]; ceilMode: boolean }>): readonly [Tensor, Tensor];
  /** `max_pool2d_with_indices(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)` */
  (self: Tensor, kernelSize: number | readonly number[], stride: number | readonly number[], options?: Options<{ padding: number | readonly number[]; dilation: number | readonly number[]; ceilMode: boolean }>): readonly [Tensor, Tensor];
  /** `max_pool2d_with_indices(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)` */
  (self: Tensor, kernelSize: number | readonly number[], stride: number | readonly number[], padding: number | readonly number[], options?: Options<{ dilation: number | readonly number[]; ceilMode: boolean }>): readonly [Tensor, Tensor];
  /** `max_pool2d_with_indices(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)` */
  (self: Tensor, kernelSize: number | readonly number[], stride: number | readonly number[], padding: number | readonly number[], dilation: number | readonly number[], options?: Options<{ ceilMode: boolean }>): readonly [Tensor, Tensor];
  /** `max_pool2d_with_indices(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)` */
  (self: Tensor, kernelSize: number | readonly number[], stride: number | readonly number[], padding: number | readonly number[], dilation: number | readonly number[], ceilMode: boolean): readonly [Tensor, Tensor];
}>("maxPool2dWithIndices", () => function maxPool2dWithIndices(self?: unknown, kernelSize?: unknown, stride?: unknown, padding?: unknown, dilation?: unknown, ceilMode?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isIntList(kernelSize) && stride === undefined && padding === undefined && dilation === undefined && ceilMode === undefined && options === undefined && extra === undefined) return max_pool2d_with_indices(self, kernelSize, [], [0, 0], [1, 1], false);
  } catch (error) {
    throw withCallContext(error, maxPool2dWithIndicesOverloads, [self, kernelSize, stride, padding, dilation, ceilMode, options, extra]);
  }
  return callOverload(maxPool2dWithIndicesOverloads, [self, kernelSize, stride, padding, dilation, ceilMode, options, extra]);
});

const maxPool2dWithIndicesBackwardOverloads = /* @__PURE__ */ overloads("maxPool2dWithIndicesBackward", [max_pool2d_with_indices_backward_op, max_pool2d_with_indices_backward]);
export const maxPool2dWithIndicesBackward = /* @__PURE__ */ publicFunction<{
  /** `max_pool2d_with_indices_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] stride, int[2] padding, int[2] dilation, bool ceil_mode, Tensor indices) -> Tensor` */
  (gradOutput: Tensor, self: Tensor, kernelSize: number | readonly number[], stride: number | readonly number[], padding: number | readonly number[], dilation: number | readonly number[], ceilMode: boolean, indices: Tensor): Tensor;
}>("maxPool2dWithIndicesBackward", () => function maxPool2dWithIndicesBackward(gradOutput?: unknown, self?: unknown, kernelSize?: unknown, stride?: unknown, padding?: unknown, dilation?: unknown, ceilMode?: unknown, indices?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(gradOutput) && isTensor(self) && isIntList(kernelSize) && isIntList(stride) && isIntList(padding) && isIntList(dilation) && typeof ceilMode === "boolean" && isTensor(indices) && options === undefined && extra === undefined) return max_pool2d_with_indices_backward(gradOutput, self, kernelSize, stride, padding, dilation, ceilMode, indices);
  } catch (error) {
    throw withCallContext(error, maxPool2dWithIndicesBackwardOverloads, [gradOutput, self, kernelSize, stride, padding, dilation, ceilMode, indices, options, extra]);
  }
  return callOverload(maxPool2dWithIndicesBackwardOverloads, [gradOutput, self, kernelSize, stride, padding, dilation, ceilMode, indices, options, extra]);
});

const avgPool2dOverloads = /* @__PURE__ */ overloads("avgPool2d", [avg_pool2d_op, avg_pool2d], [avg_pool2d_out_op, avg_pool2d_out]);
export const avgPool2d = /* @__PURE__ */ publicFunction<{
  /**
   * `avg_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor`
   *
   * With `out`: `avg_pool2d.out(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options: { kernelSize: number | readonly number[] } & Options<{ stride: number | readonly number[]; padding: number | readonly number[]; ceilMode: boolean; countIncludePad: boolean; divisorOverride: number | null; out: Tensor }>): Tensor;
  /**
   * `avg_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor`
   *
   * With `out`: `avg_pool2d.out(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, kernelSize: number | readonly number[], options?: Options<{ stride: number | readonly number[]; padding: number | readonly number[]; ceilMode: boolean; countIncludePad: boolean; divisorOverride: number | null; out: Tensor }>): Tensor;
  /**
   * `avg_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor`
   *
   * With `out`: `avg_pool2d.out(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, kernelSize: number | readonly number[], stride: number | readonly number[], options?: Options<{ padding: number | readonly number[]; ceilMode: boolean; countIncludePad: boolean; divisorOverride: number | null; out: Tensor }>): Tensor;
  /**
   * `avg_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor`
   *
   * With `out`: `avg_pool2d.out(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, kernelSize: number | readonly number[], stride: number | readonly number[], padding: number | readonly number[], options?: Options<{ ceilMode: boolean; countIncludePad: boolean; divisorOverride: number | null; out: Tensor }>): Tensor;
  /**
   * `avg_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor`
   *
   * With `out`: `avg_pool2d.out(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, kernelSize: number | readonly number[], stride: number | readonly number[], padding: number | readonly number[], ceilMode: boolean, options?: Options<{ countIncludePad: boolean; divisorOverride: number | null; out: Tensor }>): Tensor;
  /**
   * `avg_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor`
   *
   * With `out`: `avg_pool2d.out(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, kernelSize: number | readonly number[], stride: number | readonly number[], padding: number | readonly number[], ceilMode: boolean, countIncludePad: boolean, options?: Options<{ divisorOverride: number | null; out: Tensor }>): Tensor;
  /**
   * `avg_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor`
   *
   * With `out`: `avg_pool2d.out(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, kernelSize: number | readonly number[], stride: number | readonly number[], padding: number | readonly number[], ceilMode: boolean, countIncludePad: boolean, divisorOverride: number | null, options?: Options<{ out: Tensor }>): Tensor;
}>("avgPool2d", () => function avgPool2d(self?: unknown, kernelSize?: unknown, stride?: unknown, padding?: unknown, ceilMode?: unknown, countIncludePad?: unknown, divisorOverride?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isIntList(kernelSize) && stride === undefined && padding === undefined && ceilMode === undefined && countIncludePad === undefined && divisorOverride === undefined && options === undefined && extra === undefined) return avg_pool2d(self, kernelSize, [], [0, 0], false, true, null);
  } catch (error) {
    throw withCallContext(error, avgPool2dOverloads, [self, kernelSize, stride, padding, ceilMode, countIncludePad, divisorOverride, options, extra]);
  }
  return callOverload(avgPool2dOverloads, [self, kernelSize, stride, padding, ceilMode, countIncludePad, divisorOverride, options, extra]);
});

const avgPool2dBackwardOverloads = /* @__PURE__ */ overloads("avgPool2dBackward", [avg_pool2d_backward_op, avg_pool2d_backward]);
export const avgPool2dBackward = /* @__PURE__ */ publicFunction<{
  /** `avg_pool2d_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] stride, int[2] padding, bool ceil_mode, bool count_include_pad, int? divisor_override) -> Tensor` */
  (gradOutput: Tensor, self: Tensor, options: { kernelSize: number | readonly number[]; stride: number | readonly number[]; padding: number | readonly number[]; ceilMode: boolean; countIncludePad: boolean; divisorOverride: number | null }): Tensor;
  /** `avg_pool2d_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] stride, int[2] padding, bool ceil_mode, bool count_include_pad, int? divisor_override) -> Tensor` */
  (gradOutput: Tensor, self: Tensor, kernelSize: number | readonly number[], stride: number | readonly number[], padding: number | readonly number[], ceilMode: boolean, countIncludePad: boolean, divisorOverride: number | null): Tensor;
}>("avgPool2dBackward", () => function avgPool2dBackward(gradOutput?: unknown, self?: unknown, kernelSize?: unknown, stride?: unknown, padding?: unknown, ceilMode?: unknown, countIncludePad?: unknown, divisorOverride?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(gradOutput) && isTensor(self) && isIntList(kernelSize) && isIntList(stride) && isIntList(padding) && typeof ceilMode === "boolean" && typeof countIncludePad === "boolean" && Number.isSafeInteger(divisorOverride) && options === undefined && extra === undefined) return avg_pool2d_backward(gradOutput, self, kernelSize, stride, padding, ceilMode, countIncludePad, divisorOverride as number);
  } catch (error) {
    throw withCallContext(error, avgPool2dBackwardOverloads, [gradOutput, self, kernelSize, stride, padding, ceilMode, countIncludePad, divisorOverride, options, extra]);
  }
  return callOverload(avgPool2dBackwardOverloads, [gradOutput, self, kernelSize, stride, padding, ceilMode, countIncludePad, divisorOverride, options, extra]);
});

const adaptiveAvgPool2dOverloads = /* @__PURE__ */ overloads("adaptiveAvgPool2d", [adaptive_avg_pool2d_op, adaptive_avg_pool2d]);
export const adaptiveAvgPool2d = /* @__PURE__ */ publicFunction<{
  /** `adaptive_avg_pool2d(Tensor self, SymInt[2] output_size) -> Tensor` */
  (self: Tensor, options: { outputSize: number | readonly number[] }): Tensor;
  /** `adaptive_avg_pool2d(Tensor self, SymInt[2] output_size) -> Tensor` */
  (self: Tensor, outputSize: number | readonly number[]): Tensor;
}>("adaptiveAvgPool2d", () => function adaptiveAvgPool2d(self?: unknown, outputSize?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isIntList(outputSize) && options === undefined && extra === undefined) return adaptive_avg_pool2d(self, outputSize);
  } catch (error) {
    throw withCallContext(error, adaptiveAvgPool2dOverloads, [self, outputSize, options, extra]);
  }
  return callOverload(adaptiveAvgPool2dOverloads, [self, outputSize, options, extra]);
});

const _adaptiveAvgPool2dOverloads = /* @__PURE__ */ overloads("_adaptiveAvgPool2d", [_adaptive_avg_pool2d_op, _adaptive_avg_pool2d]);
export const _adaptiveAvgPool2d = /* @__PURE__ */ publicFunction<{
  /** `_adaptive_avg_pool2d(Tensor self, SymInt[2] output_size) -> Tensor` */
  (self: Tensor, options: { outputSize: number | readonly number[] }): Tensor;
  /** `_adaptive_avg_pool2d(Tensor self, SymInt[2] output_size) -> Tensor` */
  (self: Tensor, outputSize: number | readonly number[]): Tensor;
}>("_adaptiveAvgPool2d", () => function _adaptiveAvgPool2d(self?: unknown, outputSize?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isIntList(outputSize) && options === undefined && extra === undefined) return _adaptive_avg_pool2d(self, outputSize);
  } catch (error) {
    throw withCallContext(error, _adaptiveAvgPool2dOverloads, [self, outputSize, options, extra]);
  }
  return callOverload(_adaptiveAvgPool2dOverloads, [self, outputSize, options, extra]);
});

const _adaptiveAvgPool2dBackwardOverloads = /* @__PURE__ */ overloads("_adaptiveAvgPool2dBackward", [_adaptive_avg_pool2d_backward_op, _adaptive_avg_pool2d_backward]);
export const _adaptiveAvgPool2dBackward = /* @__PURE__ */ publicFunction<{
  /** `_adaptive_avg_pool2d_backward(Tensor grad_output, Tensor self) -> Tensor` */
  (gradOutput: Tensor, self: Tensor): Tensor;
}>("_adaptiveAvgPool2dBackward", () => function _adaptiveAvgPool2dBackward(gradOutput?: unknown, self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(gradOutput) && isTensor(self) && options === undefined && extra === undefined) return _adaptive_avg_pool2d_backward(gradOutput, self);
  } catch (error) {
    throw withCallContext(error, _adaptiveAvgPool2dBackwardOverloads, [gradOutput, self, options, extra]);
  }
  return callOverload(_adaptiveAvgPool2dBackwardOverloads, [gradOutput, self, options, extra]);
});

const adaptiveMaxPool2dOverloads = /* @__PURE__ */ overloads("adaptiveMaxPool2d", [adaptive_max_pool2d_op, adaptive_max_pool2d]);
export const adaptiveMaxPool2d = /* @__PURE__ */ publicFunction<{
  /** `adaptive_max_pool2d(Tensor self, int[2] output_size) -> (Tensor, Tensor)` */
  (self: Tensor, options: { outputSize: number | readonly number[] }): readonly [Tensor, Tensor];
  /** `adaptive_max_pool2d(Tensor self, int[2] output_size) -> (Tensor, Tensor)` */
  (self: Tensor, outputSize: number | readonly number[]): readonly [Tensor, Tensor];
}>("adaptiveMaxPool2d", () => function adaptiveMaxPool2d(self?: unknown, outputSize?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isIntList(outputSize) && options === undefined && extra === undefined) return adaptive_max_pool2d(self, outputSize);
  } catch (error) {
    throw withCallContext(error, adaptiveMaxPool2dOverloads, [self, outputSize, options, extra]);
  }
  return callOverload(adaptiveMaxPool2dOverloads, [self, outputSize, options, extra]);
});

const adaptiveMaxPool2dBackwardOverloads = /* @__PURE__ */ overloads("adaptiveMaxPool2dBackward", [adaptive_max_pool2d_backward_op, adaptive_max_pool2d_backward]);
export const adaptiveMaxPool2dBackward = /* @__PURE__ */ publicFunction<{
  /** `adaptive_max_pool2d_backward(Tensor grad_output, Tensor self, Tensor indices) -> Tensor` */
  (gradOutput: Tensor, self: Tensor, indices: Tensor): Tensor;
}>("adaptiveMaxPool2dBackward", () => function adaptiveMaxPool2dBackward(gradOutput?: unknown, self?: unknown, indices?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(gradOutput) && isTensor(self) && isTensor(indices) && options === undefined && extra === undefined) return adaptive_max_pool2d_backward(gradOutput, self, indices);
  } catch (error) {
    throw withCallContext(error, adaptiveMaxPool2dBackwardOverloads, [gradOutput, self, indices, options, extra]);
  }
  return callOverload(adaptiveMaxPool2dBackwardOverloads, [gradOutput, self, indices, options, extra]);
});

const maxUnpool2dOverloads = /* @__PURE__ */ overloads("maxUnpool2d", [max_unpool2d_op, max_unpool2d], [max_unpool2d_out_op, max_unpool2d_out]);
export const maxUnpool2d = /* @__PURE__ */ publicFunction<{
  /**
   * `max_unpool2d(Tensor self, Tensor indices, int[2] output_size) -> Tensor`
   *
   * With `out`: `max_unpool2d.out(Tensor self, Tensor indices, int[2] output_size, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, indices: Tensor, options: { outputSize: number | readonly number[] } & Options<{ out: Tensor }>): Tensor;
  /**
   * `max_unpool2d(Tensor self, Tensor indices, int[2] output_size) -> Tensor`
   *
   * With `out`: `max_unpool2d.out(Tensor self, Tensor indices, int[2] output_size, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, indices: Tensor, outputSize: number | readonly number[], options?: Options<{ out: Tensor }>): Tensor;
}>("maxUnpool2d", () => function maxUnpool2d(self?: unknown, indices?: unknown, outputSize?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(indices) && isIntList(outputSize) && options === undefined && extra === undefined) return max_unpool2d(self, indices, outputSize);
  } catch (error) {
    throw withCallContext(error, maxUnpool2dOverloads, [self, indices, outputSize, options, extra]);
  }
  return callOverload(maxUnpool2dOverloads, [self, indices, outputSize, options, extra]);
});

const maxPool3dOverloads = /* @__PURE__ */ overloads("maxPool3d", [max_pool3d_op, max_pool3d]);
export const maxPool3d = /* @__PURE__ */ publicFunction<{
  /** `max_pool3d(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, int[3] dilation=1, bool ceil_mode=False) -> Tensor` */
  (self: Tensor, options: { kernelSize: number | readonly number[] } & Options<{ stride: number | readonly number[]; padding: number | readonly number[]; dilation: number | readonly number[]; ceilMode: boolean }>): Tensor;
  /** `max_pool3d(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, int[3] dilation=1, bool ceil_mode=False) -> Tensor` */
  (self: Tensor, kernelSize: number | readonly number[], options?: Options<{ stride: number | readonly number[]; padding: number | readonly number[]; dilation: number | readonly number[]; ceilMode: boolean }>): Tensor;
  /** `max_pool3d(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, int[3] dilation=1, bool ceil_mode=False) -> Tensor` */
  (self: Tensor, kernelSize: number | readonly number[], stride: number | readonly number[], options?: Options<{ padding: number | readonly number[]; dilation: number | readonly number[]; ceilMode: boolean }>): Tensor;
  /** `max_pool3d(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, int[3] dilation=1, bool ceil_mode=False) -> Tensor` */
  (self: Tensor, kernelSize: number | readonly number[], stride: number | readonly number[], padding: number | readonly number[], options?: Options<{ dilation: number | readonly number[]; ceilMode: boolean }>): Tensor;
  /** `max_pool3d(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, int[3] dilation=1, bool ceil_mode=False) -> Tensor` */
  (self: Tensor, kernelSize: number | readonly number[], stride: number | readonly number[], padding: number | readonly number[], dilation: number | readonly number[], options?: Options<{ ceilMode: boolean }>): Tensor;
  /** `max_pool3d(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, int[3] dilation=1, bool ceil_mode=False) -> Tensor` */
  (self: Tensor, kernelSize: number | readonly number[], stride: number | readonly number[], padding: number | readonly number[], dilation: number | readonly number[], ceilMode: boolean): Tensor;
}>("maxPool3d", () => function maxPool3d(self?: unknown, kernelSize?: unknown, stride?: unknown, padding?: unknown, dilation?: unknown, ceilMode?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isIntList(kernelSize) && stride === undefined && padding === undefined && dilation === undefined && ceilMode === undefined && options === undefined && extra === undefined) return max_pool3d(self, kernelSize, [], [0, 0, 0], [1, 1, 1], false);
  } catch (error) {
    throw withCallContext(error, maxPool3dOverloads, [self, kernelSize, stride, padding, dilation, ceilMode, options, extra]);
  }
  return callOverload(maxPool3dOverloads, [self, kernelSize, stride, padding, dilation, ceilMode, options, extra]);
});

const maxPool3dWithIndicesOverloads = /* @__PURE__ */ overloads("maxPool3dWithIndices", [max_pool3d_with_indices_op, max_pool3d_with_indices]);
export const maxPool3dWithIndices = /* @__PURE__ */ publicFunction<{
  /** `max_pool3d_with_indices(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, int[3] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)` */
  (self: Tensor, options: { kernelSize: number | readonly number[] } & Options<{ stride: number | readonly number[]; padding: number | readonly number[]; dilation: number | readonly number[]; ceilMode: boolean }>): readonly [Tensor, Tensor];
  /** `max_pool3d_with_indices(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, int[3] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)` */
  (self: Tensor, kernelSize: number | readonly number[], options?: Options<{ stride: number | readonly number[]; padding: number | readonly number[]; dilation: number | readonly number[]; ceilMode: boolean }>): readonly [Tensor, Tensor];
  /** `max_pool3d_with_indices(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, int[3] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)` */
  (self: Tensor, kernelSize: number | readonly number[], stride: number | readonly number[], options?: Options<{ padding: number | readonly number[]; dilation: number | readonly number[]; ceilMode: boolean }>): readonly [Tensor, Tensor];
  /** `max_pool3d_with_indices(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, int[3] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)` */
  (self: Tensor, kernelSize: number | readonly number[], stride: number | readonly number[], padding: number | readonly number[], options?: Options<{ dilation: number | readonly number[]; ceilMode: boolean }>): readonly [Tensor, Tensor];
  /** `max_pool3d_with_indices(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, int[3] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)` */
  (self: Tensor, kernelSize: number | readonly number[], stride: number | readonly number[], padding: number | readonly number[], dilation: number | readonly number[], options?: Options<{ ceilMode: boolean }>): readonly [Tensor, Tensor];
  /** `max_pool3d_with_indices(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, int[3] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)` */
  (self: Tensor, kernelSize: number | readonly number[], stride: number | readonly number[], padding: number | readonly number[], dilation: number | readonly number[], ceilMode: boolean): readonly [Tensor, Tensor];
}>("maxPool3dWithIndices", () => function maxPool3dWithIndices(self?: unknown, kernelSize?: unknown, stride?: unknown, padding?: unknown, dilation?: unknown, ceilMode?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isIntList(kernelSize) && stride === undefined && padding === undefined && dilation === undefined && ceilMode === undefined && options === undefined && extra === undefined) return max_pool3d_with_indices(self, kernelSize, [], [0, 0, 0], [1, 1, 1], false);
  } catch (error) {
    throw withCallContext(error, maxPool3dWithIndicesOverloads, [self, kernelSize, stride, padding, dilation, ceilMode, options, extra]);
  }
  return callOverload(maxPool3dWithIndicesOverloads, [self, kernelSize, stride, padding, dilation, ceilMode, options, extra]);
});

const maxPool3dWithIndicesBackwardOverloads = /* @__PURE__ */ overloads("maxPool3dWithIndicesBackward", [max_pool3d_with_indices_backward_op, max_pool3d_with_indices_backward]);
export const maxPool3dWithIndicesBackward = /* @__PURE__ */ publicFunction<{
  /** `max_pool3d_with_indices_backward(Tensor grad_output, Tensor self, int[3] kernel_size, int[3] stride, int[3] padding, int[3] dilation, bool ceil_mode, Tensor indices) -> Tensor` */
  (gradOutput: Tensor, self: Tensor, kernelSize: number | readonly number[], stride: number | readonly number[], padding: number | readonly number[], dilation: number | readonly number[], ceilMode: boolean, indices: Tensor): Tensor;
}>("maxPool3dWithIndicesBackward", () => function maxPool3dWithIndicesBackward(gradOutput?: unknown, self?: unknown, kernelSize?: unknown, stride?: unknown, padding?: unknown, dilation?: unknown, ceilMode?: unknown, indices?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(gradOutput) && isTensor(self) && isIntList(kernelSize) && isIntList(stride) && isIntList(padding) && isIntList(dilation) && typeof ceilMode === "boolean" && isTensor(indices) && options === undefined && extra === undefined) return max_pool3d_with_indices_backward(gradOutput, self, kernelSize, stride, padding, dilation, ceilMode, indices);
  } catch (error) {
    throw withCallContext(error, maxPool3dWithIndicesBackwardOverloads, [gradOutput, self, kernelSize, stride, padding, dilation, ceilMode, indices, options, extra]);
  }
  return callOverload(maxPool3dWithIndicesBackwardOverloads, [gradOutput, self, kernelSize, stride, padding, dilation, ceilMode, indices, options, extra]);
});

const avgPool3dOverloads = /* @__PURE__ */ overloads("avgPool3d", [avg_pool3d_op, avg_pool3d], [avg_pool3d_out_op, avg_pool3d_out]);
export const avgPool3d = /* @__PURE__ */ publicFunction<{
  /**
   * `avg_pool3d(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor`
   *
   * With `out`: `avg_pool3d.out(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options: { kernelSize: number | readonly number[] } & Options<{ stride: number | readonly number[]; padding: number | readonly number[]; ceilMode: boolean; countIncludePad: boolean; divisorOverride: number | null; out: Tensor }>): Tensor;
  /**
   * `avg_pool3d(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor`
   *
   * With `out`: `avg_pool3d.out(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, kernelSize: number | readonly number[], options?: Options<{ stride: number | readonly number[]; padding: number | readonly number[]; ceilMode: boolean; countIncludePad: boolean; divisorOverride: number | null; out: Tensor }>): Tensor;
  /**
   * `avg_pool3d(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor`
   *
   * With `out`: `avg_pool3d.out(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, kernelSize: number | readonly number[], stride: number | readonly number[], options?: Options<{ padding: number | readonly number[]; ceilMode: boolean; countIncludePad: boolean; divisorOverride: number | null; out: Tensor }>): Tensor;
  /**
   * `avg_pool3d(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor`
   *
   * With `out`: `avg_pool3d.out(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, kernelSize: number | readonly number[], stride: number | readonly number[], padding: number | readonly number[], options?: Options<{ ceilMode: boolean; countIncludePad: boolean; divisorOverride: number | null; out: Tensor }>): Tensor;
  /**
   * `avg_pool3d(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor`
   *
   * With `out`: `avg_pool3d.out(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, kernelSize: number | readonly number[], stride: number | readonly number[], padding: number | readonly number[], ceilMode: boolean, options?: Options<{ countIncludePad: boolean; divisorOverride: number | null; out: Tensor }>): Tensor;
  /**
   * `avg_pool3d(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor`
   *
   * With `out`: `avg_pool3d.out(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, kernelSize: number | readonly number[], stride: number | readonly number[], padding: number | readonly number[], ceilMode: boolean, countIncludePad: boolean, options?: Options<{ divisorOverride: number | null; out: Tensor }>): Tensor;
  /**
   * `avg_pool3d(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor`
   *
   * With `out`: `avg_pool3d.out(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, kernelSize: number | readonly number[], stride: number | readonly number[], padding: number | readonly number[], ceilMode: boolean, countIncludePad: boolean, divisorOverride: number | null, options?: Options<{ out: Tensor }>): Tensor;
}>("avgPool3d", () => function avgPool3d(self?: unknown, kernelSize?: unknown, stride?: unknown, padding?: unknown, ceilMode?: unknown, countIncludePad?: unknown, divisorOverride?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isIntList(kernelSize) && stride === undefined && padding === undefined && ceilMode === undefined && countIncludePad === undefined && divisorOverride === undefined && options === undefined && extra === undefined) return avg_pool3d(self, kernelSize, [], [0, 0, 0], false, true, null);
  } catch (error) {
    throw withCallContext(error, avgPool3dOverloads, [self, kernelSize, stride, padding, ceilMode, countIncludePad, divisorOverride, options, extra]);
  }
  return callOverload(avgPool3dOverloads, [self, kernelSize, stride, padding, ceilMode, countIncludePad, divisorOverride, options, extra]);
});

const avgPool3dBackwardOverloads = /* @__PURE__ */ overloads("avgPool3dBackward", [avg_pool3d_backward_op, avg_pool3d_backward]);
export const avgPool3dBackward = /* @__PURE__ */ publicFunction<{
  /** `avg_pool3d_backward(Tensor grad_output, Tensor self, int[3] kernel_size, int[3] stride, int[3] padding, bool ceil_mode, bool count_include_pad, int? divisor_override) -> Tensor` */
  (gradOutput: Tensor, self: Tensor, options: { kernelSize: number | readonly number[]; stride: number | readonly number[]; padding: number | readonly number[]; ceilMode: boolean; countIncludePad: boolean; divisorOverride: number | null }): Tensor;
  /** `avg_pool3d_backward(Tensor grad_output, Tensor self, int[3] kernel_size, int[3] stride, int[3] padding, bool ceil_mode, bool count_include_pad, int? divisor_override) -> Tensor` */
  (gradOutput: Tensor, self: Tensor, kernelSize: number | readonly number[], stride: number | readonly number[], padding: number | readonly number[], ceilMode: boolean, countIncludePad: boolean, divisorOverride: number | null): Tensor;
}>("avgPool3dBackward", () => function avgPool3dBackward(gradOutput?: unknown, self?: unknown, kernelSize?: unknown, stride?: unknown, padding?: unknown, ceilMode?: unknown, countIncludePad?: unknown, divisorOverride?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(gradOutput) && isTensor(self) && isIntList(kernelSize) && isIntList(stride) && isIntList(padding) && typeof ceilMode === "boolean" && typeof countIncludePad === "boolean" && Number.isSafeInteger(divisorOverride) && options === undefined && extra === undefined) return avg_pool3d_backward(gradOutput, self, kernelSize, stride, padding, ceilMode, countIncludePad, divisorOverride as number);
  } catch (error) {
    throw withCallContext(error, avgPool3dBackwardOverloads, [gradOutput, self, kernelSize, stride, padding, ceilMode, countIncludePad, divisorOverride, options, extra]);
  }
  return callOverload(avgPool3dBackwardOverloads, [gradOutput, self, kernelSize, stride, padding, ceilMode, countIncludePad, divisorOverride, options, extra]);
});

const adaptiveAvgPool3dOverloads = /* @__PURE__ */ overloads("adaptiveAvgPool3d", [adaptive_avg_pool3d_op, adaptive_avg_pool3d]);
export const adaptiveAvgPool3d = /* @__PURE__ */ publicFunction<{
  /** `adaptive_avg_pool3d(Tensor self, int[3] output_size) -> Tensor` */
  (self: Tensor, options: { outputSize: number | readonly number[] }): Tensor;
  /** `adaptive_avg_pool3d(Tensor self, int[3] output_size) -> Tensor` */
  (self: Tensor, outputSize: number | readonly number[]): Tensor;
}>("adaptiveAvgPool3d", () => function adaptiveAvgPool3d(self?: unknown, outputSize?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isIntList(outputSize) && options === undefined && extra === undefined) return adaptive_avg_pool3d(self, outputSize);
  } catch (error) {
    throw withCallContext(error, adaptiveAvgPool3dOverloads, [self, outputSize, options, extra]);
  }
  return callOverload(adaptiveAvgPool3dOverloads, [self, outputSize, options, extra]);
});

const _adaptiveAvgPool3dOverloads = /* @__PURE__ */ overloads("_adaptiveAvgPool3d", [_adaptive_avg_pool3d_op, _adaptive_avg_pool3d]);
export const _adaptiveAvgPool3d = /* @__PURE__ */ publicFunction<{
  /** `_adaptive_avg_pool3d(Tensor self, int[3] output_size) -> Tensor` */
  (self: Tensor, options: { outputSize: number | readonly number[] }): Tensor;
  /** `_adaptive_avg_pool3d(Tensor self, int[3] output_size) -> Tensor` */
  (self: Tensor, outputSize: number | readonly number[]): Tensor;
}>("_adaptiveAvgPool3d", () => function _adaptiveAvgPool3d(self?: unknown, outputSize?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isIntList(outputSize) && options === undefined && extra === undefined) return _adaptive_avg_pool3d(self, outputSize);
  } catch (error) {
    throw withCallContext(error, _adaptiveAvgPool3dOverloads, [self, outputSize, options, extra]);
  }
  return callOverload(_adaptiveAvgPool3dOverloads, [self, outputSize, options, extra]);
});

const _adaptiveAvgPool3dBackwardOverloads = /* @__PURE__ */ overloads("_adaptiveAvgPool3dBackward", [_adaptive_avg_pool3d_backward_op, _adaptive_avg_pool3d_backward]);
export const _adaptiveAvgPool3dBackward = /* @__PURE__ */ publicFunction<{
  /** `_adaptive_avg_pool3d_backward(Tensor grad_output, Tensor self) -> Tensor` */
  (gradOutput: Tensor, self: Tensor): Tensor;
}>("_adaptiveAvgPool3dBackward", () => function _adaptiveAvgPool3dBackward(gradOutput?: unknown, self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(gradOutput) && isTensor(self) && options === undefined && extra === undefined) return _adaptive_avg_pool3d_backward(gradOutput, self);
  } catch (error) {
    throw withCallContext(error, _adaptiveAvgPool3dBackwardOverloads, [gradOutput, self, options, extra]);
  }
  return callOverload(_adaptiveAvgPool3dBackwardOverloads, [gradOutput, self, options, extra]);
});

const adaptiveMaxPool3dOverloads = /* @__PURE__ */ overloads("adaptiveMaxPool3d", [adaptive_max_pool3d_op, adaptive_max_pool3d]);
export const adaptiveMaxPool3d = /* @__PURE__ */ publicFunction<{
  /** `adaptive_max_pool3d(Tensor self, int[3] output_size) -> (Tensor, Tensor)` */
  (self: Tensor, options: { outputSize: number | readonly number[] }): readonly [Tensor, Tensor];
  /** `adaptive_max_pool3d(Tensor self, int[3] output_size) -> (Tensor, Tensor)` */
  (self: Tensor, outputSize: number | readonly number[]): readonly [Tensor, Tensor];
}>("adaptiveMaxPool3d", () => function adaptiveMaxPool3d(self?: unknown, outputSize?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isIntList(outputSize) && options === undefined && extra === undefined) return adaptive_max_pool3d(self, outputSize);
  } catch (error) {
    throw withCallContext(error, adaptiveMaxPool3dOverloads, [self, outputSize, options, extra]);
  }
  return callOverload(adaptiveMaxPool3dOverloads, [self, outputSize, options, extra]);
});

const adaptiveMaxPool3dBackwardOverloads = /* @__PURE__ */ overloads("adaptiveMaxPool3dBackward", [adaptive_max_pool3d_backward_op, adaptive_max_pool3d_backward]);
export const adaptiveMaxPool3dBackward = /* @__PURE__ */ publicFunction<{
  /** `adaptive_max_pool3d_backward(Tensor grad_output, Tensor self, Tensor indices) -> Tensor` */
  (gradOutput: Tensor, self: Tensor, indices: Tensor): Tensor;
}>("adaptiveMaxPool3dBackward", () => function adaptiveMaxPool3dBackward(gradOutput?: unknown, self?: unknown, indices?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(gradOutput) && isTensor(self) && isTensor(indices) && options === undefined && extra === undefined) return adaptive_max_pool3d_backward(gradOutput, self, indices);
  } catch (error) {
    throw withCallContext(error, adaptiveMaxPool3dBackwardOverloads, [gradOutput, self, indices, options, extra]);
  }
  return callOverload(adaptiveMaxPool3dBackwardOverloads, [gradOutput, self, indices, options, extra]);
});

const maxUnpool3dOverloads = /* @__PURE__ */ overloads("maxUnpool3d", [max_unpool3d_op, max_unpool3d], [max_unpool3d_out_op, max_unpool3d_out]);
export const maxUnpool3d = /* @__PURE__ */ publicFunction<{
  /**
   * `max_unpool3d(Tensor self, Tensor indices, int[3] output_size, int[3] stride, int[3] padding) -> Tensor`
   *
   * With `out`: `max_unpool3d.out(Tensor self, Tensor indices, int[3] output_size, int[3] stride, int[3] padding, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, indices: Tensor, options: { outputSize: number | readonly number[]; stride: number | readonly number[]; padding: number | readonly number[] } & Options<{ out: Tensor }>): Tensor;
  /**
   * `max_unpool3d(Tensor self, Tensor indices, int[3] output_size, int[3] stride, int[3] padding) -> Tensor`
   *
   * With `out`: `max_unpool3d.out(Tensor self, Tensor indices, int[3] output_size, int[3] stride, int[3] padding, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, indices: Tensor, outputSize: number | readonly number[], stride: number | readonly number[], padding: number | readonly number[], options?: Options<{ out: Tensor }>): Tensor;
}>("maxUnpool3d", () => function maxUnpool3d(self?: unknown, indices?: unknown, outputSize?: unknown, stride?: unknown, padding?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(indices) && isIntList(outputSize) && isIntList(stride) && isIntList(padding) && options === undefined && extra === undefined) return max_unpool3d(self, indices, outputSize, stride, padding);
  } catch (error) {
    throw withCallContext(error, maxUnpool3dOverloads, [self, indices, outputSize, stride, padding, options, extra]);
  }
  return callOverload(maxUnpool3dOverloads, [self, indices, outputSize, stride, padding, options, extra]);
});

const maxPool1dWithIndicesOverloads = /* @__PURE__ */ overloads("maxPool1dWithIndices", [max_pool1d_with_indices_op, max_pool1d_with_indices]);
export const maxPool1dWithIndices = /* @__PURE__ */ publicFunction<{
  /** `max_pool1d_with_indices(Tensor self, int[1] kernel_size, int[1] stride=[], int[1] padding=0, int[1] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)` */
  (self: Tensor, options: { kernelSize: number | readonly number[] } & Options<{ stride: number | readonly number[]; padding: number | readonly number[]; dilation: number | readonly number[]; ceilMode: boolean }>): readonly [Tensor, Tensor];
  /** `max_pool1d_with_indices(Tensor self, int[1] kernel_size, int[1] stride=[], int[1] padding=0, int[1] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)` */
  (self: Tensor, kernelSize: number | readonly number[], options?: Options<{ stride: number | readonly number[]; padding: number | readonly number[]; dilation: number | readonly number[]; ceilMode: boolean }>): readonly [Tensor, Tensor];
  /** `max_pool1d_with_indices(Tensor self, int[1] kernel_size, int[1] stride=[], int[1] padding=0, int[1] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)` */
  (self: Tensor, kernelSize: number | readonly number[], stride: number | readonly number[], options?: Options<{ padding: number | readonly number[]; dilation: number | readonly number[]; ceilMode: boolean }>): readonly [Tensor, Tensor];
  /** `max_pool1d_with_indices(Tensor self, int[1] kernel_size, int[1] stride=[], int[1] padding=0, int[1] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)` */
  (self: Tensor, kernelSize: number | readonly number[], stride: number | readonly number[], padding: number | readonly number[], options?: Options<{ dilation: number | readonly number[]; ceilMode: boolean }>): readonly [Tensor, Tensor];
  /** `max_pool1d_with_indices(Tensor self, int[1] kernel_size, int[1] stride=[], int[1] padding=0, int[1] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)` */
  (self: Tensor, kernelSize: number | readonly number[], stride: number | readonly number[], padding: number | readonly number[], dilation: number | readonly number[], options?: Options<{ ceilMode: boolean }>): readonly [Tensor, Tensor];
  /** `max_pool1d_with_indices(Tensor self, int[1] kernel_size, int[1] stride=[], int[1] padding=0, int[1] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)` */
  (self: Tensor, kernelSize: number | readonly number[], stride: number | readonly number[], padding: number | readonly number[], dilation: number | readonly number[], ceilMode: boolean): readonly [Tensor, Tensor];
}>("maxPool1dWithIndices", () => function maxPool1dWithIndices(self?: unknown, kernelSize?: unknown, stride?: unknown, padding?: unknown, dilation?: unknown, ceilMode?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isIntList(kernelSize) && stride === undefined && padding === undefined && dilation === undefined && ceilMode === undefined && options === undefined && extra === undefined) return max_pool1d_with_indices(self, kernelSize, [], [0], [1], false);
  } catch (error) {
    throw withCallContext(error, maxPool1dWithIndicesOverloads, [self, kernelSize, stride, padding, dilation, ceilMode, options, extra]);
  }
  return callOverload(maxPool1dWithIndicesOverloads, [self, kernelSize, stride, padding, dilation, ceilMode, options, extra]);
});

const maxPool1dOverloads = /* @__PURE__ */ overloads("maxPool1d", [max_pool1d_op, max_pool1d]);
export const maxPool1d = /* @__PURE__ */ publicFunction<{
  /** `max_pool1d(Tensor self, int[1] kernel_size, int[1] stride=[], int[1] padding=0, int[1] dilation=1, bool ceil_mode=False) -> Tensor` */
  (self: Tensor, options: { kernelSize: number | readonly number[] } & Options<{ stride: number | readonly number[]; padding: number | readonly number[]; dilation: number | readonly number[]; ceilMode: boolean }>): Tensor;
  /** `max_pool1d(Tensor self, int[1] kernel_size, int[1] stride=[], int[1] padding=0, int[1] dilation=1, bool ceil_mode=False) -> Tensor` */
  (self: Tensor, kernelSize: number | readonly number[], options?: Options<{ stride: number | readonly number[]; padding: number | readonly number[]; dilation: number | readonly number[]; ceilMode: boolean }>): Tensor;
  /** `max_pool1d(Tensor self, int[1] kernel_size, int[1] stride=[], int[1] padding=0, int[1] dilation=1, bool ceil_mode=False) -> Tensor` */
  (self: Tensor, kernelSize: number | readonly number[], stride: number | readonly number[], options?: Options<{ padding: number | readonly number[]; dilation: number | readonly number[]; ceilMode: boolean }>): Tensor;
  /** `max_pool1d(Tensor self, int[1] kernel_size, int[1] stride=[], int[1] padding=0, int[1] dilation=1, bool ceil_mode=False) -> Tensor` */
  (self: Tensor, kernelSize: number | readonly number[], stride: number | readonly number[], padding: number | readonly number[], options?: Options<{ dilation: number | readonly number[]; ceilMode: boolean }>): Tensor;
  /** `max_pool1d(Tensor self, int[1] kernel_size, int[1] stride=[], int[1] padding=0, int[1] dilation=1, bool ceil_mode=False) -> Tensor` */
  (self: Tensor, kernelSize: number | readonly number[], stride: number | readonly number[], padding: number | readonly number[], dilation: number | readonly number[], options?: Options<{ ceilMode: boolean }>): Tensor;
  /** `max_pool1d(Tensor self, int[1] kernel_size, int[1] stride=[], int[1] padding=0, int[1] dilation=1, bool ceil_mode=False) -> Tensor` */
  (self: Tensor, kernelSize: number | readonly number[], stride: number | readonly number[], padding: number | readonly number[], dilation: number | readonly number[], ceilMode: boolean): Tensor;
}>("maxPool1d", () => function maxPool1d(self?: unknown, kernelSize?: unknown, stride?: unknown, padding?: unknown, dilation?: unknown, ceilMode?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isIntList(kernelSize) && stride === undefined && padding === undefined && dilation === undefined && ceilMode === undefined && options === undefined && extra === undefined) return max_pool1d(self, kernelSize, [], [0], [1], false);
  } catch (error) {
    throw withCallContext(error, maxPool1dOverloads, [self, kernelSize, stride, padding, dilation, ceilMode, options, extra]);
  }
  return callOverload(maxPool1dOverloads, [self, kernelSize, stride, padding, dilation, ceilMode, options, extra]);
});

const avgPool1dOverloads = /* @__PURE__ */ overloads("avgPool1d", [avg_pool1d_op, avg_pool1d]);
export const avgPool1d = /* @__PURE__ */ publicFunction<{
  /** `avg_pool1d(Tensor self, int[1] kernel_size, int[1] stride=[], int[1] padding=0, bool ceil_mode=False, bool count_include_pad=True) -> Tensor` */
  (self: Tensor, options: { kernelSize: number | readonly number[] } & Options<{ stride: number | readonly number[]; padding: number | readonly number[]; ceilMode: boolean; countIncludePad: boolean }>): Tensor;
  /** `avg_pool1d(Tensor self, int[1] kernel_size, int[1] stride=[], int[1] padding=0, bool ceil_mode=False, bool count_include_pad=True) -> Tensor` */
  (self: Tensor, kernelSize: number | readonly number[], options?: Options<{ stride: number | readonly number[]; padding: number | readonly number[]; ceilMode: boolean; countIncludePad: boolean }>): Tensor;
  /** `avg_pool1d(Tensor self, int[1] kernel_size, int[1] stride=[], int[1] padding=0, bool ceil_mode=False, bool count_include_pad=True) -> Tensor` */
  (self: Tensor, kernelSize: number | readonly number[], stride: number | readonly number[], options?: Options<{ padding: number | readonly number[]; ceilMode: boolean; countIncludePad: boolean }>): Tensor;
  /** `avg_pool1d(Tensor self, int[1] kernel_size, int[1] stride=[], int[1] padding=0, bool ceil_mode=False, bool count_include_pad=True) -> Tensor` */
  (self: Tensor, kernelSize: number | readonly number[], stride: number | readonly number[], padding: number | readonly number[], options?: Options<{ ceilMode: boolean; countIncludePad: boolean }>): Tensor;
  /** `avg_pool1d(Tensor self, int[1] kernel_size, int[1] stride=[], int[1] padding=0, bool ceil_mode=False, bool count_include_pad=True) -> Tensor` */
  (self: Tensor, kernelSize: number | readonly number[], stride: number | readonly number[], padding: number | readonly number[], ceilMode: boolean, options?: Options<{ countIncludePad: boolean }>): Tensor;
  /** `avg_pool1d(Tensor self, int[1] kernel_size, int[1] stride=[], int[1] padding=0, bool ceil_mode=False, bool count_include_pad=True) -> Tensor` */
  (self: Tensor, kernelSize: number | readonly number[], stride: number | readonly number[], padding: number | readonly number[], ceilMode: boolean, countIncludePad: boolean): Tensor;
}>("avgPool1d", () => function avgPool1d(self?: unknown, kernelSize?: unknown, stride?: unknown, padding?: unknown, ceilMode?: unknown, countIncludePad?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isIntList(kernelSize) && stride === undefined && padding === undefined && ceilMode === undefined && countIncludePad === undefined && options === undefined && extra === undefined) return avg_pool1d(self, kernelSize, [], [0], false, true);
  } catch (error) {
    throw withCallContext(error, avgPool1dOverloads, [self, kernelSize, stride, padding, ceilMode, countIncludePad, options, extra]);
  }
  return callOverload(avgPool1dOverloads, [self, kernelSize, stride, padding, ceilMode, countIncludePad, options, extra]);
});

const adaptiveAvgPool1dOverloads = /* @__PURE__ */ overloads("adaptiveAvgPool1d", [adaptive_avg_pool1d_op, adaptive_avg_pool1d]);
export const adaptiveAvgPool1d = /* @__PURE__ */ publicFunction<{
  /** `adaptive_avg_pool1d(Tensor self, int[1] output_size) -> Tensor` */
  (self: Tensor, options: { outputSize: number | readonly number[] }): Tensor;
  /** `adaptive_avg_pool1d(Tensor self, int[1] output_size) -> Tensor` */
  (self: Tensor, outputSize: number | readonly number[]): Tensor;
}>("adaptiveAvgPool1d", () => function adaptiveAvgPool1d(self?: unknown, outputSize?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isIntList(outputSize) && options === undefined && extra === undefined) return adaptive_avg_pool1d(self, outputSize);
  } catch (error) {
    throw withCallContext(error, adaptiveAvgPool1dOverloads, [self, outputSize, options, extra]);
  }
  return callOverload(adaptiveAvgPool1dOverloads, [self, outputSize, options, extra]);
});

const adaptiveMaxPool1dOverloads = /* @__PURE__ */ overloads("adaptiveMaxPool1d", [adaptive_max_pool1d_op, adaptive_max_pool1d]);
export const adaptiveMaxPool1d = /* @__PURE__ */ publicFunction<{
  /** `adaptive_max_pool1d(Tensor self, int[1] output_size) -> (Tensor, Tensor)` */
  (self: Tensor, options: { outputSize: number | readonly number[] }): readonly [Tensor, Tensor];
  /** `adaptive_max_pool1d(Tensor self, int[1] output_size) -> (Tensor, Tensor)` */
  (self: Tensor, outputSize: number | readonly number[]): readonly [Tensor, Tensor];
}>("adaptiveMaxPool1d", () => function adaptiveMaxPool1d(self?: unknown, outputSize?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isIntList(outputSize) && options === undefined && extra === undefined) return adaptive_max_pool1d(self, outputSize);
  } catch (error) {
    throw withCallContext(error, adaptiveMaxPool1dOverloads, [self, outputSize, options, extra]);
  }
  return callOverload(adaptiveMaxPool1dOverloads, [self, outputSize, options, extra]);
});

const abs_Overloads = /* @__PURE__ */ overloads("abs_", [abs__op, operators_abs_]);
export const abs_ = /* @__PURE__ */ publicFunction<{
  /**
   * `abs_(Tensor(a!) self) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor): Tensor;
}>("abs_", () => function abs_(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_abs_(self);
  } catch (error) {
    throw withCallContext(error, abs_Overloads, [self, options, extra]);
  }
  return callOverload(abs_Overloads, [self, options, extra]);
});

const neg_Overloads = /* @__PURE__ */ overloads("neg_", [neg__op, operators_neg_]);
export const neg_ = /* @__PURE__ */ publicFunction<{
  /**
   * `neg_(Tensor(a!) self) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor): Tensor;
}>("neg_", () => function neg_(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_neg_(self);
  } catch (error) {
    throw withCallContext(error, neg_Overloads, [self, options, extra]);
  }
  return callOverload(neg_Overloads, [self, options, extra]);
});

const sign_Overloads = /* @__PURE__ */ overloads("sign_", [sign__op, operators_sign_]);
export const sign_ = /* @__PURE__ */ publicFunction<{
  /**
   * `sign_(Tensor(a!) self) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor): Tensor;
}>("sign_", () => function sign_(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_sign_(self);
  } catch (error) {
    throw withCallContext(error, sign_Overloads, [self, options, extra]);
  }
  return callOverload(sign_Overloads, [self, options, extra]);
});

const sgn_Overloads = /* @__PURE__ */ overloads("sgn_", [sgn__op, operators_sgn_]);
export const sgn_ = /* @__PURE__ */ publicFunction<{
  /**
   * `sgn_(Tensor(a!) self) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor): Tensor;
}>("sgn_", () => function sgn_(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_sgn_(self);
  } catch (error) {
    throw withCallContext(error, sgn_Overloads, [self, options, extra]);
  }
  return callOverload(sgn_Overloads, [self, options, extra]);
});

const exp_Overloads = /* @__PURE__ */ overloads("exp_", [exp__op, operators_exp_]);
export const exp_ = /* @__PURE__ */ publicFunction<{
  /**
   * `exp_(Tensor(a!) self) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor): Tensor;
}>("exp_", () => function exp_(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_exp_(self);
  } catch (error) {
    throw withCallContext(error, exp_Overloads, [self, options, extra]);
  }
  return callOverload(exp_Overloads, [self, options, extra]);
});

const expm1_Overloads = /* @__PURE__ */ overloads("expm1_", [expm1__op, operators_expm1_]);
export const expm1_ = /* @__PURE__ */ publicFunction<{
  /**
   * `expm1_(Tensor(a!) self) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor): Tensor;
}>("expm1_", () => function expm1_(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_expm1_(self);
  } catch (error) {
    throw withCallContext(error, expm1_Overloads, [self, options, extra]);
  }
  return callOverload(expm1_Overloads, [self, options, extra]);
});

const exp2_Overloads = /* @__PURE__ */ overloads("exp2_", [exp2__op, operators_exp2_]);
export const exp2_ = /* @__PURE__ */ publicFunction<{
  /**
   * `exp2_(Tensor(a!) self) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor): Tensor;
}>("exp2_", () => function exp2_(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_exp2_(self);
  } catch (error) {
    throw withCallContext(error, exp2_Overloads, [self, options, extra]);
  }
  return callOverload(exp2_Overloads, [self, options, extra]);
});

const log_Overloads = /* @__PURE__ */ overloads("log_", [log__op, operators_log_]);
export const log_ = /* @__PURE__ */ publicFunction<{
  /**
   * `log_(Tensor(a!) self) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor): Tensor;
}>("log_", () => function log_(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_log_(self);
  } catch (error) {
    throw withCallContext(error, log_Overloads, [self, options, extra]);
  }
  return callOverload(log_Overloads, [self, options, extra]);
});

const log1p_Overloads = /* @__PURE__ */ overloads("log1p_", [log1p__op, operators_log1p_]);
export const log1p_ = /* @__PURE__ */ publicFunction<{
  /**
   * `log1p_(Tensor(a!) self) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor): Tensor;
}>("log1p_", () => function log1p_(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_log1p_(self);
  } catch (error) {
    throw withCallContext(error, log1p_Overloads, [self, options, extra]);
  }
  return callOverload(log1p_Overloads, [self, options, extra]);
});

const log2_Overloads = /* @__PURE__ */ overloads("log2_", [log2__op, operators_log2_]);
export const log2_ = /* @__PURE__ */ publicFunction<{
  /**
   * `log2_(Tensor(a!) self) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor): Tensor;
}>("log2_", () => function log2_(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_log2_(self);
  } catch (error) {
    throw withCallContext(error, log2_Overloads, [self, options, extra]);
  }
  return callOverload(log2_Overloads, [self, options, extra]);
});

const log10_Overloads = /* @__PURE__ */ overloads("log10_", [log10__op, operators_log10_]);
export const log10_ = /* @__PURE__ */ publicFunction<{
  /**
   * `log10_(Tensor(a!) self) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor): Tensor;
}>("log10_", () => function log10_(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_log10_(self);
  } catch (error) {
    throw withCallContext(error, log10_Overloads, [self, options, extra]);
  }
  return callOverload(log10_Overloads, [self, options, extra]);
});

const sqrt_Overloads = /* @__PURE__ */ overloads("sqrt_", [sqrt__op, operators_sqrt_]);
export const sqrt_ = /* @__PURE__ */ publicFunction<{
  /**
   * `sqrt_(Tensor(a!) self) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor): Tensor;
}>("sqrt_", () => function sqrt_(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_sqrt_(self);
  } catch (error) {
    throw withCallContext(error, sqrt_Overloads, [self, options, extra]);
  }
  return callOverload(sqrt_Overloads, [self, options, extra]);
});

const rsqrt_Overloads = /* @__PURE__ */ overloads("rsqrt_", [rsqrt__op, operators_rsqrt_]);
export const rsqrt_ = /* @__PURE__ */ publicFunction<{
  /**
   * `rsqrt_(Tensor(a!) self) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor): Tensor;
}>("rsqrt_", () => function rsqrt_(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_rsqrt_(self);
  } catch (error) {
    throw withCallContext(error, rsqrt_Overloads, [self, options, extra]);
  }
  return callOverload(rsqrt_Overloads, [self, options, extra]);
});

const sin_Overloads = /* @__PURE__ */ overloads("sin_", [sin__op, operators_sin_]);
export const sin_ = /* @__PURE__ */ publicFunction<{
  /**
   * `sin_(Tensor(a!) self) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor): Tensor;
}>("sin_", () => function sin_(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_sin_(self);
  } catch (error) {
    throw withCallContext(error, sin_Overloads, [self, options, extra]);
  }
  return callOverload(sin_Overloads, [self, options, extra]);
});

const cos_Overloads = /* @__PURE__ */ overloads("cos_", [cos__op, operators_cos_]);
export const cos_ = /* @__PURE__ */ publicFunction<{
  /**
   * `cos_(Tensor(a!) self) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor): Tensor;
}>("cos_", () => function cos_(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_cos_(self);
  } catch (error) {
    throw withCallContext(error, cos_Overloads, [self, options, extra]);
  }
  return callOverload(cos_Overloads, [self, options, extra]);
});

const tan_Overloads = /* @__PURE__ */ overloads("tan_", [tan__op, operators_tan_]);
export const tan_ = /* @__PURE__ */ publicFunction<{
  /**
   * `tan_(Tensor(a!) self) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor): Tensor;
}>("tan_", () => function tan_(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_tan_(self);
  } catch (error) {
    throw withCallContext(error, tan_Overloads, [self, options, extra]);
  }
  return callOverload(tan_Overloads, [self, options, extra]);
});

const asin_Overloads = /* @__PURE__ */ overloads("asin_", [asin__op, operators_asin_]);
export const asin_ = /* @__PURE__ */ publicFunction<{
  /**
   * `asin_(Tensor(a!) self) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor): Tensor;
}>("asin_", () => function asin_(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_asin_(self);
  } catch (error) {
    throw withCallContext(error, asin_Overloads, [self, options, extra]);
  }
  return callOverload(asin_Overloads, [self, options, extra]);
});

const acos_Overloads = /* @__PURE__ */ overloads("acos_", [acos__op, operators_acos_]);
export const acos_ = /* @__PURE__ */ publicFunction<{
  /**
   * `acos_(Tensor(a!) self) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor): Tensor;
}>("acos_", () => function acos_(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_acos_(self);
  } catch (error) {
    throw withCallContext(error, acos_Overloads, [self, options, extra]);
  }
  return callOverload(acos_Overloads, [self, options, extra]);
});

const atan_Overloads = /* @__PURE__ */ overloads("atan_", [atan__op, operators_atan_]);
export const atan_ = /* @__PURE__ */ publicFunction<{
  /**
   * `atan_(Tensor(a!) self) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor): Tensor;
}>("atan_", () => function atan_(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_atan_(self);
  } catch (error) {
    throw withCallContext(error, atan_Overloads, [self, options, extra]);
  }
  return callOverload(atan_Overloads, [self, options, extra]);
});

const sinh_Overloads = /* @__PURE__ */ overloads("sinh_", [sinh__op, operators_sinh_]);
export const sinh_ = /* @__PURE__ */ publicFunction<{
  /**
   * `sinh_(Tensor(a!) self) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor): Tensor;
}>("sinh_", () => function sinh_(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_sinh_(self);
  } catch (error) {
    throw withCallContext(error, sinh_Overloads, [self, options, extra]);
  }
  return callOverload(sinh_Overloads, [self, options, extra]);
});

const cosh_Overloads = /* @__PURE__ */ overloads("cosh_", [cosh__op, operators_cosh_]);
export const cosh_ = /* @__PURE__ */ publicFunction<{
  /**
   * `cosh_(Tensor(a!) self) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor): Tensor;
}>("cosh_", () => function cosh_(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_cosh_(self);
  } catch (error) {
    throw withCallContext(error, cosh_Overloads, [self, options, extra]);
  }
  return callOverload(cosh_Overloads, [self, options, extra]);
});

const tanh_Overloads = /* @__PURE__ */ overloads("tanh_", [tanh__op, operators_tanh_]);
export const tanh_ = /* @__PURE__ */ publicFunction<{
  /**
   * `tanh_(Tensor(a!) self) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor): Tensor;
}>("tanh_", () => function tanh_(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_tanh_(self);
  } catch (error) {
    throw withCallContext(error, tanh_Overloads, [self, options, extra]);
  }
  return callOverload(tanh_Overloads, [self, options, extra]);
});

const asinh_Overloads = /* @__PURE__ */ overloads("asinh_", [asinh__op, operators_asinh_]);
export const asinh_ = /* @__PURE__ */ publicFunction<{
  /**
   * `asinh_(Tensor(a!) self) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor): Tensor;
}>("asinh_", () => function asinh_(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_asinh_(self);
  } catch (error) {
    throw withCallContext(error, asinh_Overloads, [self, options, extra]);
  }
  return callOverload(asinh_Overloads, [self, options, extra]);
});

const acosh_Overloads = /* @__PURE__ */ overloads("acosh_", [acosh__op, operators_acosh_]);
export const acosh_ = /* @__PURE__ */ publicFunction<{
  /**
   * `acosh_(Tensor(a!) self) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor): Tensor;
}>("acosh_", () => function acosh_(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_acosh_(self);
  } catch (error) {
    throw withCallContext(error, acosh_Overloads, [self, options, extra]);
  }
  return callOverload(acosh_Overloads, [self, options, extra]);
});

const atanh_Overloads = /* @__PURE__ */ overloads("atanh_", [atanh__op, operators_atanh_]);
export const atanh_ = /* @__PURE__ */ publicFunction<{
  /**
   * `atanh_(Tensor(a!) self) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor): Tensor;
}>("atanh_", () => function atanh_(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_atanh_(self);
  } catch (error) {
    throw withCallContext(error, atanh_Overloads, [self, options, extra]);
  }
  return callOverload(atanh_Overloads, [self, options, extra]);
});

const erf_Overloads = /* @__PURE__ */ overloads("erf_", [erf__op, operators_erf_]);
export const erf_ = /* @__PURE__ */ publicFunction<{
  /**
   * `erf_(Tensor(a!) self) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor): Tensor;
}>("erf_", () => function erf_(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_erf_(self);
  } catch (error) {
    throw withCallContext(error, erf_Overloads, [self, options, extra]);
  }
  return callOverload(erf_Overloads, [self, options, extra]);
});

const erfc_Overloads = /* @__PURE__ */ overloads("erfc_", [erfc__op, operators_erfc_]);
export const erfc_ = /* @__PURE__ */ publicFunction<{
  /**
   * `erfc_(Tensor(a!) self) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor): Tensor;
}>("erfc_", () => function erfc_(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_erfc_(self);
  } catch (error) {
    throw withCallContext(error, erfc_Overloads, [self, options, extra]);
  }
  return callOverload(erfc_Overloads, [self, options, extra]);
});

const erfinv_Overloads = /* @__PURE__ */ overloads("erfinv_", [erfinv__op, operators_erfinv_]);
export const erfinv_ = /* @__PURE__ */ publicFunction<{
  /**
   * `erfinv_(Tensor(a!) self) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor): Tensor;
}>("erfinv_", () => function erfinv_(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_erfinv_(self);
  } catch (error) {
    throw withCallContext(error, erfinv_Overloads, [self, options, extra]);
  }
  return callOverload(erfinv_Overloads, [self, options, extra]);
});

const lgamma_Overloads = /* @__PURE__ */ overloads("lgamma_", [lgamma__op, operators_lgamma_]);
export const lgamma_ = /* @__PURE__ */ publicFunction<{
  /**
   * `lgamma_(Tensor(a!) self) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor): Tensor;
}>("lgamma_", () => function lgamma_(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_lgamma_(self);
  } catch (error) {
    throw withCallContext(error, lgamma_Overloads, [self, options, extra]);
  }
  return callOverload(lgamma_Overloads, [self, options, extra]);
});

const digamma_Overloads = /* @__PURE__ */ overloads("digamma_", [digamma__op, operators_digamma_]);
export const digamma_ = /* @__PURE__ */ publicFunction<{
  /**
   * `digamma_(Tensor(a!) self) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor): Tensor;
}>("digamma_", () => function digamma_(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_digamma_(self);
  } catch (error) {
    throw withCallContext(error, digamma_Overloads, [self, options, extra]);
  }
  return callOverload(digamma_Overloads, [self, options, extra]);
});

const sigmoid_Overloads = /* @__PURE__ */ overloads("sigmoid_", [sigmoid__op, operators_sigmoid_]);
export const sigmoid_ = /* @__PURE__ */ publicFunction<{
  /**
   * `sigmoid_(Tensor(a!) self) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor): Tensor;
}>("sigmoid_", () => function sigmoid_(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_sigmoid_(self);
  } catch (error) {
    throw withCallContext(error, sigmoid_Overloads, [self, options, extra]);
  }
  return callOverload(sigmoid_Overloads, [self, options, extra]);
});

const reciprocal_Overloads = /* @__PURE__ */ overloads("reciprocal_", [reciprocal__op, operators_reciprocal_]);
export const reciprocal_ = /* @__PURE__ */ publicFunction<{
  /**
   * `reciprocal_(Tensor(a!) self) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor): Tensor;
}>("reciprocal_", () => function reciprocal_(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_reciprocal_(self);
  } catch (error) {
    throw withCallContext(error, reciprocal_Overloads, [self, options, extra]);
  }
  return callOverload(reciprocal_Overloads, [self, options, extra]);
});

const floor_Overloads = /* @__PURE__ */ overloads("floor_", [floor__op, operators_floor_]);
export const floor_ = /* @__PURE__ */ publicFunction<{
  /**
   * `floor_(Tensor(a!) self) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor): Tensor;
}>("floor_", () => function floor_(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_floor_(self);
  } catch (error) {
    throw withCallContext(error, floor_Overloads, [self, options, extra]);
  }
  return callOverload(floor_Overloads, [self, options, extra]);
});

const ceil_Overloads = /* @__PURE__ */ overloads("ceil_", [ceil__op, operators_ceil_]);
export const ceil_ = /* @__PURE__ */ publicFunction<{
  /**
   * `ceil_(Tensor(a!) self) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor): Tensor;
}>("ceil_", () => function ceil_(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_ceil_(self);
  } catch (error) {
    throw withCallContext(error, ceil_Overloads, [self, options, extra]);
  }
  return callOverload(ceil_Overloads, [self, options, extra]);
});

const trunc_Overloads = /* @__PURE__ */ overloads("trunc_", [trunc__op, operators_trunc_]);
export const trunc_ = /* @__PURE__ */ publicFunction<{
  /**
   * `trunc_(Tensor(a!) self) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor): Tensor;
}>("trunc_", () => function trunc_(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_trunc_(self);
  } catch (error) {
    throw withCallContext(error, trunc_Overloads, [self, options, extra]);
  }
  return callOverload(trunc_Overloads, [self, options, extra]);
});

const round_Overloads = /* @__PURE__ */ overloads("round_", [round__op, operators_round_], [round__decimals_op, round__decimals]);
export const round_ = /* @__PURE__ */ publicFunction<{
  /**
   * `round_(Tensor(a!) self) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor): Tensor;
  /**
   * `round_.decimals(Tensor(a!) self, *, int decimals) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, options: { decimals: number }): Tensor;
}>("round_", () => function round_(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_round_(self);
  } catch (error) {
    throw withCallContext(error, round_Overloads, [self, options, extra]);
  }
  return callOverload(round_Overloads, [self, options, extra]);
});

const frac_Overloads = /* @__PURE__ */ overloads("frac_", [frac__op, operators_frac_]);
export const frac_ = /* @__PURE__ */ publicFunction<{
  /**
   * `frac_(Tensor(a!) self) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor): Tensor;
}>("frac_", () => function frac_(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_frac_(self);
  } catch (error) {
    throw withCallContext(error, frac_Overloads, [self, options, extra]);
  }
  return callOverload(frac_Overloads, [self, options, extra]);
});

const sinc_Overloads = /* @__PURE__ */ overloads("sinc_", [sinc__op, operators_sinc_]);
export const sinc_ = /* @__PURE__ */ publicFunction<{
  /**
   * `sinc_(Tensor(a!) self) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor): Tensor;
}>("sinc_", () => function sinc_(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_sinc_(self);
  } catch (error) {
    throw withCallContext(error, sinc_Overloads, [self, options, extra]);
  }
  return callOverload(sinc_Overloads, [self, options, extra]);
});

const deg2rad_Overloads = /* @__PURE__ */ overloads("deg2rad_", [deg2rad__op, operators_deg2rad_]);
export const deg2rad_ = /* @__PURE__ */ publicFunction<{
  /**
   * `deg2rad_(Tensor(a!) self) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor): Tensor;
}>("deg2rad_", () => function deg2rad_(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_deg2rad_(self);
  } catch (error) {
    throw withCallContext(error, deg2rad_Overloads, [self, options, extra]);
  }
  return callOverload(deg2rad_Overloads, [self, options, extra]);
});

const rad2deg_Overloads = /* @__PURE__ */ overloads("rad2deg_", [rad2deg__op, operators_rad2deg_]);
export const rad2deg_ = /* @__PURE__ */ publicFunction<{
  /**
   * `rad2deg_(Tensor(a!) self) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor): Tensor;
}>("rad2deg_", () => function rad2deg_(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_rad2deg_(self);
  } catch (error) {
    throw withCallContext(error, rad2deg_Overloads, [self, options, extra]);
  }
  return callOverload(rad2deg_Overloads, [self, options, extra]);
});

const logit_Overloads = /* @__PURE__ */ overloads("logit_", [logit__op, operators_logit_]);
export const logit_ = /* @__PURE__ */ publicFunction<{
  /**
   * `logit_(Tensor(a!) self, float? eps=None) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, options?: Options<{ eps: number | null }>): Tensor;
  /**
   * `logit_(Tensor(a!) self, float? eps=None) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, eps: number | null): Tensor;
}>("logit_", () => function logit_(self?: unknown, eps?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && eps === undefined && options === undefined && extra === undefined) return operators_logit_(self, null);
  } catch (error) {
    throw withCallContext(error, logit_Overloads, [self, eps, options, extra]);
  }
  return callOverload(logit_Overloads, [self, eps, options, extra]);
});

const nanToNum_Overloads = /* @__PURE__ */ overloads("nanToNum_", [nan_to_num__op, nan_to_num_]);
export const nanToNum_ = /* @__PURE__ */ publicFunction<{
  /**
   * `nan_to_num_(Tensor(a!) self, float? nan=None, float? posinf=None, float? neginf=None) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, options?: Options<{ nan: number | null; posinf: number | null; neginf: number | null }>): Tensor;
  /**
   * `nan_to_num_(Tensor(a!) self, float? nan=None, float? posinf=None, float? neginf=None) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, nan: number | null, options?: Options<{ posinf: number | null; neginf: number | null }>): Tensor;
  /**
   * `nan_to_num_(Tensor(a!) self, float? nan=None, float? posinf=None, float? neginf=None) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, nan: number | null, posinf: number | null, options?: Options<{ neginf: number | null }>): Tensor;
  /**
   * `nan_to_num_(Tensor(a!) self, float? nan=None, float? posinf=None, float? neginf=None) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, nan: number | null, posinf: number | null, neginf: number | null): Tensor;
}>("nanToNum_", () => function nanToNum_(self?: unknown, nan?: unknown, posinf?: unknown, neginf?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && nan === undefined && posinf === undefined && neginf === undefined && options === undefined && extra === undefined) return nan_to_num_(self, null, null, null);
  } catch (error) {
    throw withCallContext(error, nanToNum_Overloads, [self, nan, posinf, neginf, options, extra]);
  }
  return callOverload(nanToNum_Overloads, [self, nan, posinf, neginf, options, extra]);
});

const logicalNot_Overloads = /* @__PURE__ */ overloads("logicalNot_", [logical_not__op, logical_not_]);
export const logicalNot_ = /* @__PURE__ */ publicFunction<{
  /**
   * `logical_not_(Tensor(a!) self) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor): Tensor;
}>("logicalNot_", () => function logicalNot_(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return logical_not_(self);
  } catch (error) {
    throw withCallContext(error, logicalNot_Overloads, [self, options, extra]);
  }
  return callOverload(logicalNot_Overloads, [self, options, extra]);
});

const bitwiseNot_Overloads = /* @__PURE__ */ overloads("bitwiseNot_", [bitwise_not__op, bitwise_not_]);
export const bitwiseNot_ = /* @__PURE__ */ publicFunction<{
  /**
   * `bitwise_not_(Tensor(a!) self) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor): Tensor;
}>("bitwiseNot_", () => function bitwiseNot_(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return bitwise_not_(self);
  } catch (error) {
    throw withCallContext(error, bitwiseNot_Overloads, [self, options, extra]);
  }
  return callOverload(bitwiseNot_Overloads, [self, options, extra]);
});

const add_Overloads = /* @__PURE__ */ overloads("add_", [add__Tensor_op, add__Tensor], [add__Scalar_op, add__Scalar]);
export const add_ = /* @__PURE__ */ publicFunction<{
  /**
   * `add_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, other: Tensor, options?: Options<{ alpha: Scalar }>): Tensor;
  /**
   * `add_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, other: Scalar, options?: Options<{ alpha: Scalar }>): Tensor;
  /**
   * `add_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, other: Scalar, alpha: Scalar): Tensor;
}>("add_", () => function add_(self?: unknown, other?: unknown, alpha?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && alpha === undefined && options === undefined && extra === undefined) return add__Tensor(self, other, 1);
    if (isTensor(self) && typeof other === "number" && alpha === undefined && options === undefined && extra === undefined) return add__Scalar(self, other, 1);
  } catch (error) {
    throw withCallContext(error, add_Overloads, [self, other, alpha, options, extra]);
  }
  return callOverload(add_Overloads, [self, other, alpha, options, extra]);
});

const sub_Overloads = /* @__PURE__ */ overloads("sub_", [sub__Tensor_op, sub__Tensor], [sub__Scalar_op, sub__Scalar]);
export const sub_ = /* @__PURE__ */ publicFunction<{
  /**
   * `sub_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, other: Tensor, options?: Options<{ alpha: Scalar }>): Tensor;
  /**
   * `sub_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, other: Scalar, options?: Options<{ alpha: Scalar }>): Tensor;
  /**
   * `sub_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, other: Scalar, alpha: Scalar): Tensor;
}>("sub_", () => function sub_(self?: unknown, other?: unknown, alpha?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && alpha === undefined && options === undefined && extra === undefined) return sub__Tensor(self, other, 1);
    if (isTensor(self) && typeof other === "number" && alpha === undefined && options === undefined && extra === undefined) return sub__Scalar(self, other, 1);
  } catch (error) {
    throw withCallContext(error, sub_Overloads, [self, other, alpha, options, extra]);
  }
  return callOverload(sub_Overloads, [self, other, alpha, options, extra]);
});

const mul_Overloads = /* @__PURE__ */ overloads("mul_", [mul__Tensor_op, mul__Tensor], [mul__Scalar_op, mul__Scalar]);
export const mul_ = /* @__PURE__ */ publicFunction<{
  /**
   * `mul_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, other: Tensor): Tensor;
  /**
   * `mul_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, other: Scalar): Tensor;
}>("mul_", () => function mul_(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return mul__Tensor(self, other);
    if (isTensor(self) && typeof other === "number" && options === undefined && extra === undefined) return mul__Scalar(self, other);
  } catch (error) {
    throw withCallContext(error, mul_Overloads, [self, other, options, extra]);
  }
  return callOverload(mul_Overloads, [self, other, options, extra]);
});

const div_Overloads = /* @__PURE__ */ overloads("div_", [div__Tensor_op, div__Tensor], [div__Scalar_op, div__Scalar], [div__Tensor_mode_op, div__Tensor_mode], [div__Scalar_mode_op, div__Scalar_mode]);
export const div_ = /* @__PURE__ */ publicFunction<{
  /**
   * `div_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, other: Tensor): Tensor;
  /**
   * `div_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, other: Scalar): Tensor;
  /**
   * `div_.Tensor_mode(Tensor(a!) self, Tensor other, *, str? rounding_mode) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, other: Tensor, options: { roundingMode: string | null }): Tensor;
  /**
   * `div_.Scalar_mode(Tensor(a!) self, Scalar other, *, str? rounding_mode) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, other: Scalar, options: { roundingMode: string | null }): Tensor;
}>("div_", () => function div_(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return div__Tensor(self, other);
    if (isTensor(self) && typeof other === "number" && options === undefined && extra === undefined) return div__Scalar(self, other);
  } catch (error) {
    throw withCallContext(error, div_Overloads, [self, other, options, extra]);
  }
  return callOverload(div_Overloads, [self, other, options, extra]);
});

const floorDivide_Overloads = /* @__PURE__ */ overloads("floorDivide_", [floor_divide__Tensor_op, floor_divide__Tensor], [floor_divide__Scalar_op, floor_divide__Scalar]);
export const floorDivide_ = /* @__PURE__ */ publicFunction<{
  /**
   * `floor_divide_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, other: Tensor): Tensor;
  /**
   * `floor_divide_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, other: Scalar): Tensor;
}>("floorDivide_", () => function floorDivide_(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return floor_divide__Tensor(self, other);
    if (isTensor(self) && typeof other === "number" && options === undefined && extra === undefined) return floor_divide__Scalar(self, other);
  } catch (error) {
    throw withCallContext(error, floorDivide_Overloads, [self, other, options, extra]);
  }
  return callOverload(floorDivide_Overloads, [self, other, options, extra]);
});

const remainder_Overloads = /* @__PURE__ */ overloads("remainder_", [remainder__Tensor_op, remainder__Tensor], [remainder__Scalar_op, remainder__Scalar]);
export const remainder_ = /* @__PURE__ */ publicFunction<{
  /**
   * `remainder_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, other: Tensor): Tensor;
  /**
   * `remainder_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, other: Scalar): Tensor;
}>("remainder_", () => function remainder_(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return remainder__Tensor(self, other);
    if (isTensor(self) && typeof other === "number" && options === undefined && extra === undefined) return remainder__Scalar(self, other);
  } catch (error) {
    throw withCallContext(error, remainder_Overloads, [self, other, options, extra]);
  }
  return callOverload(remainder_Overloads, [self, other, options, extra]);
});

const fmod_Overloads = /* @__PURE__ */ overloads("fmod_", [fmod__Tensor_op, fmod__Tensor], [fmod__Scalar_op, fmod__Scalar]);
export const fmod_ = /* @__PURE__ */ publicFunction<{
  /**
   * `fmod_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, other: Tensor): Tensor;
  /**
   * `fmod_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, other: Scalar): Tensor;
}>("fmod_", () => function fmod_(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return fmod__Tensor(self, other);
    if (isTensor(self) && typeof other === "number" && options === undefined && extra === undefined) return fmod__Scalar(self, other);
  } catch (error) {
    throw withCallContext(error, fmod_Overloads, [self, other, options, extra]);
  }
  return callOverload(fmod_Overloads, [self, other, options, extra]);
});

const pow_Overloads = /* @__PURE__ */ overloads("pow_", [pow__Tensor_op, pow__Tensor], [pow__Scalar_op, pow__Scalar]);
export const pow_ = /* @__PURE__ */ publicFunction<{
  /**
   * `pow_.Tensor(Tensor(a!) self, Tensor exponent) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, exponent: Tensor): Tensor;
  /**
   * `pow_.Scalar(Tensor(a!) self, Scalar exponent) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, exponent: Scalar): Tensor;
}>("pow_", () => function pow_(self?: unknown, exponent?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(exponent) && options === undefined && extra === undefined) return pow__Tensor(self, exponent);
    if (isTensor(self) && typeof exponent === "number" && options === undefined && extra === undefined) return pow__Scalar(self, exponent);
  } catch (error) {
    throw withCallContext(error, pow_Overloads, [self, exponent, options, extra]);
  }
  return callOverload(pow_Overloads, [self, exponent, options, extra]);
});

const atan2_Overloads = /* @__PURE__ */ overloads("atan2_", [atan2__op, operators_atan2_]);
export const atan2_ = /* @__PURE__ */ publicFunction<{
  /**
   * `atan2_(Tensor(a!) self, Tensor other) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, other: Tensor): Tensor;
}>("atan2_", () => function atan2_(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return operators_atan2_(self, other);
  } catch (error) {
    throw withCallContext(error, atan2_Overloads, [self, other, options, extra]);
  }
  return callOverload(atan2_Overloads, [self, other, options, extra]);
});

const hypot_Overloads = /* @__PURE__ */ overloads("hypot_", [hypot__op, operators_hypot_]);
export const hypot_ = /* @__PURE__ */ publicFunction<{
  /**
   * `hypot_(Tensor(a!) self, Tensor other) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, other: Tensor): Tensor;
}>("hypot_", () => function hypot_(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return operators_hypot_(self, other);
  } catch (error) {
    throw withCallContext(error, hypot_Overloads, [self, other, options, extra]);
  }
  return callOverload(hypot_Overloads, [self, other, options, extra]);
});

const copysign_Overloads = /* @__PURE__ */ overloads("copysign_", [copysign__Tensor_op, copysign__Tensor], [copysign__Scalar_op, copysign__Scalar]);
export const copysign_ = /* @__PURE__ */ publicFunction<{
  /**
   * `copysign_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, other: Tensor): Tensor;
  /**
   * `copysign_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, other: Scalar): Tensor;
}>("copysign_", () => function copysign_(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return copysign__Tensor(self, other);
    if (isTensor(self) && typeof other === "number" && options === undefined && extra === undefined) return copysign__Scalar(self, other);
  } catch (error) {
    throw withCallContext(error, copysign_Overloads, [self, other, options, extra]);
  }
  return callOverload(copysign_Overloads, [self, other, options, extra]);
});

const xlogy_Overloads = /* @__PURE__ */ overloads("xlogy_", [xlogy__Tensor_op, xlogy__Tensor], [xlogy__Scalar_Other_op, xlogy__Scalar_Other]);
export const xlogy_ = /* @__PURE__ */ publicFunction<{
  /**
   * `xlogy_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, other: Tensor): Tensor;
  /**
   * `xlogy_.Scalar_Other(Tensor(a!) self, Scalar other) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, other: Scalar): Tensor;
}>("xlogy_", () => function xlogy_(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return xlogy__Tensor(self, other);
    if (isTensor(self) && typeof other === "number" && options === undefined && extra === undefined) return xlogy__Scalar_Other(self, other);
  } catch (error) {
    throw withCallContext(error, xlogy_Overloads, [self, other, options, extra]);
  }
  return callOverload(xlogy_Overloads, [self, other, options, extra]);
});

const heaviside_Overloads = /* @__PURE__ */ overloads("heaviside_", [heaviside__op, operators_heaviside_]);
export const heaviside_ = /* @__PURE__ */ publicFunction<{
  /**
   * `heaviside_(Tensor(a!) self, Tensor values) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, values: Tensor): Tensor;
}>("heaviside_", () => function heaviside_(self?: unknown, values?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(values) && options === undefined && extra === undefined) return operators_heaviside_(self, values);
  } catch (error) {
    throw withCallContext(error, heaviside_Overloads, [self, values, options, extra]);
  }
  return callOverload(heaviside_Overloads, [self, values, options, extra]);
});

const gcd_Overloads = /* @__PURE__ */ overloads("gcd_", [gcd__op, operators_gcd_]);
export const gcd_ = /* @__PURE__ */ publicFunction<{
  /**
   * `gcd_(Tensor(a!) self, Tensor other) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, other: Tensor): Tensor;
}>("gcd_", () => function gcd_(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return operators_gcd_(self, other);
  } catch (error) {
    throw withCallContext(error, gcd_Overloads, [self, other, options, extra]);
  }
  return callOverload(gcd_Overloads, [self, other, options, extra]);
});

const addcmul_Overloads = /* @__PURE__ */ overloads("addcmul_", [addcmul__op, operators_addcmul_]);
export const addcmul_ = /* @__PURE__ */ publicFunction<{
  /**
   * `addcmul_(Tensor(a!) self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, tensor1: Tensor, tensor2: Tensor, options?: Options<{ value: Scalar }>): Tensor;
}>("addcmul_", () => function addcmul_(self?: unknown, tensor1?: unknown, tensor2?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(tensor1) && isTensor(tensor2) && options === undefined && extra === undefined) return operators_addcmul_(self, tensor1, tensor2, 1);
  } catch (error) {
    throw withCallContext(error, addcmul_Overloads, [self, tensor1, tensor2, options, extra]);
  }
  return callOverload(addcmul_Overloads, [self, tensor1, tensor2, options, extra]);
});

const addcdiv_Overloads = /* @__PURE__ */ overloads("addcdiv_", [addcdiv__op, operators_addcdiv_]);
export const addcdiv_ = /* @__PURE__ */ publicFunction<{
  /**
   * `addcdiv_(Tensor(a!) self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, tensor1: Tensor, tensor2: Tensor, options?: Options<{ value: Scalar }>): Tensor;
}>("addcdiv_", () => function addcdiv_(self?: unknown, tensor1?: unknown, tensor2?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(tensor1) && isTensor(tensor2) && options === undefined && extra === undefined) return operators_addcdiv_(self, tensor1, tensor2, 1);
  } catch (error) {
    throw withCallContext(error, addcdiv_Overloads, [self, tensor1, tensor2, options, extra]);
  }
  return callOverload(addcdiv_Overloads, [self, tensor1, tensor2, options, extra]);
});

const lerp_Overloads = /* @__PURE__ */ overloads("lerp_", [lerp__Scalar_op, lerp__Scalar], [lerp__Tensor_op, lerp__Tensor]);
export const lerp_ = /* @__PURE__ */ publicFunction<{
  /**
   * `lerp_.Scalar(Tensor(a!) self, Tensor end, Scalar weight) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, end: Tensor, weight: Scalar): Tensor;
  /**
   * `lerp_.Tensor(Tensor(a!) self, Tensor end, Tensor weight) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, end: Tensor, weight: Tensor): Tensor;
}>("lerp_", () => function lerp_(self?: unknown, end?: unknown, weight?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(end) && typeof weight === "number" && options === undefined && extra === undefined) return lerp__Scalar(self, end, weight);
    if (isTensor(self) && isTensor(end) && isTensor(weight) && options === undefined && extra === undefined) return lerp__Tensor(self, end, weight);
  } catch (error) {
    throw withCallContext(error, lerp_Overloads, [self, end, weight, options, extra]);
  }
  return callOverload(lerp_Overloads, [self, end, weight, options, extra]);
});

const eq_Overloads = /* @__PURE__ */ overloads("eq_", [eq__Tensor_op, eq__Tensor], [eq__Scalar_op, eq__Scalar]);
export const eq_ = /* @__PURE__ */ publicFunction<{
  /**
   * `eq_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, other: Tensor): Tensor;
  /**
   * `eq_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, other: Scalar): Tensor;
}>("eq_", () => function eq_(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return eq__Tensor(self, other);
    if (isTensor(self) && typeof other === "number" && options === undefined && extra === undefined) return eq__Scalar(self, other);
  } catch (error) {
    throw withCallContext(error, eq_Overloads, [self, other, options, extra]);
  }
  return callOverload(eq_Overloads, [self, other, options, extra]);
});

const ne_Overloads = /* @__PURE__ */ overloads("ne_", [ne__Tensor_op, ne__Tensor], [ne__Scalar_op, ne__Scalar]);
export const ne_ = /* @__PURE__ */ publicFunction<{
  /**
   * `ne_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, other: Tensor): Tensor;
  /**
   * `ne_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, other: Scalar): Tensor;
}>("ne_", () => function ne_(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return ne__Tensor(self, other);
    if (isTensor(self) && typeof other === "number" && options === undefined && extra === undefined) return ne__Scalar(self, other);
  } catch (error) {
    throw withCallContext(error, ne_Overloads, [self, other, options, extra]);
  }
  return callOverload(ne_Overloads, [self, other, options, extra]);
});

const lt_Overloads = /* @__PURE__ */ overloads("lt_", [lt__Tensor_op, lt__Tensor], [lt__Scalar_op, lt__Scalar]);
export const lt_ = /* @__PURE__ */ publicFunction<{
  /**
   * `lt_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, other: Tensor): Tensor;
  /**
   * `lt_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, other: Scalar): Tensor;
}>("lt_", () => function lt_(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return lt__Tensor(self, other);
    if (isTensor(self) && typeof other === "number" && options === undefined && extra === undefined) return lt__Scalar(self, other);
  } catch (error) {
    throw withCallContext(error, lt_Overloads, [self, other, options, extra]);
  }
  return callOverload(lt_Overloads, [self, other, options, extra]);
});

const le_Overloads = /* @__PURE__ */ overloads("le_", [le__Tensor_op, le__Tensor], [le__Scalar_op, le__Scalar]);
export const le_ = /* @__PURE__ */ publicFunction<{
  /**
   * `le_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, other: Tensor): Tensor;
  /**
   * `le_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, other: Scalar): Tensor;
}>("le_", () => function le_(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return le__Tensor(self, other);
    if (isTensor(self) && typeof other === "number" && options === undefined && extra === undefined) return le__Scalar(self, other);
  } catch (error) {
    throw withCallContext(error, le_Overloads, [self, other, options, extra]);
  }
  return callOverload(le_Overloads, [self, other, options, extra]);
});

const gt_Overloads = /* @__PURE__ */ overloads("gt_", [gt__Tensor_op, gt__Tensor], [gt__Scalar_op, gt__Scalar]);
export const gt_ = /* @__PURE__ */ publicFunction<{
  /**
   * `gt_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, other: Tensor): Tensor;
  /**
   * `gt_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, other: Scalar): Tensor;
}>("gt_", () => function gt_(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return gt__Tensor(self, other);
    if (isTensor(self) && typeof other === "number" && options === undefined && extra === undefined) return gt__Scalar(self, other);
  } catch (error) {
    throw withCallContext(error, gt_Overloads, [self, other, options, extra]);
  }
  return callOverload(gt_Overloads, [self, other, options, extra]);
});

const ge_Overloads = /* @__PURE__ */ overloads("ge_", [ge__Tensor_op, ge__Tensor], [ge__Scalar_op, ge__Scalar]);
export const ge_ = /* @__PURE__ */ publicFunction<{
  /**
   * `ge_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, other: Tensor): Tensor;
  /**
   * `ge_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, other: Scalar): Tensor;
}>("ge_", () => function ge_(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return ge__Tensor(self, other);
    if (isTensor(self) && typeof other === "number" && options === undefined && extra === undefined) return ge__Scalar(self, other);
  } catch (error) {
    throw withCallContext(error, ge_Overloads, [self, other, options, extra]);
  }
  return callOverload(ge_Overloads, [self, other, options, extra]);
});

const logicalAnd_Overloads = /* @__PURE__ */ overloads("logicalAnd_", [logical_and__op, logical_and_]);
export const logicalAnd_ = /* @__PURE__ */ publicFunction<{
  /**
   * `logical_and_(Tensor(a!) self, Tensor other) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, other: Tensor): Tensor;
}>("logicalAnd_", () => function logicalAnd_(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return logical_and_(self, other);
  } catch (error) {
    throw withCallContext(error, logicalAnd_Overloads, [self, other, options, extra]);
  }
  return callOverload(logicalAnd_Overloads, [self, other, options, extra]);
});

const logicalOr_Overloads = /* @__PURE__ */ overloads("logicalOr_", [logical_or__op, logical_or_]);
export const logicalOr_ = /* @__PURE__ */ publicFunction<{
  /**
   * `logical_or_(Tensor(a!) self, Tensor other) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, other: Tensor): Tensor;
}>("logicalOr_", () => function logicalOr_(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return logical_or_(self, other);
  } catch (error) {
    throw withCallContext(error, logicalOr_Overloads, [self, other, options, extra]);
  }
  return callOverload(logicalOr_Overloads, [self, other, options, extra]);
});

const logicalXor_Overloads = /* @__PURE__ */ overloads("logicalXor_", [logical_xor__op, logical_xor_]);
export const logicalXor_ = /* @__PURE__ */ publicFunction<{
  /**
   * `logical_xor_(Tensor(a!) self, Tensor other) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, other: Tensor): Tensor;
}>("logicalXor_", () => function logicalXor_(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return logical_xor_(self, other);
  } catch (error) {
    throw withCallContext(error, logicalXor_Overloads, [self, other, options, extra]);
  }
  return callOverload(logicalXor_Overloads, [self, other, options, extra]);
});

const bitwiseAnd_Overloads = /* @__PURE__ */ overloads("bitwiseAnd_", [bitwise_and__Tensor_op, bitwise_and__Tensor], [bitwise_and__Scalar_op, bitwise_and__Scalar]);
export const bitwiseAnd_ = /* @__PURE__ */ publicFunction<{
  /**
   * `bitwise_and_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, other: Tensor): Tensor;
  /**
   * `bitwise_and_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, other: Scalar): Tensor;
}>("bitwiseAnd_", () => function bitwiseAnd_(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return bitwise_and__Tensor(self, other);
    if (isTensor(self) && typeof other === "number" && options === undefined && extra === undefined) return bitwise_and__Scalar(self, other);
  } catch (error) {
    throw withCallContext(error, bitwiseAnd_Overloads, [self, other, options, extra]);
  }
  return callOverload(bitwiseAnd_Overloads, [self, other, options, extra]);
});

const bitwiseOr_Overloads = /* @__PURE__ */ overloads("bitwiseOr_", [bitwise_or__Tensor_op, bitwise_or__Tensor], [bitwise_or__Scalar_op, bitwise_or__Scalar]);
export const bitwiseOr_ = /* @__PURE__ */ publicFunction<{
  /**
   * `bitwise_or_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, other: Tensor): Tensor;
  /**
   * `bitwise_or_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, other: Scalar): Tensor;
}>("bitwiseOr_", () => function bitwiseOr_(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return bitwise_or__Tensor(self, other);
    if (isTensor(self) && typeof other === "number" && options === undefined && extra === undefined) return bitwise_or__Scalar(self, other);
  } catch (error) {
    throw withCallContext(error, bitwiseOr_Overloads, [self, other, options, extra]);
  }
  return callOverload(bitwiseOr_Overloads, [self, other, options, extra]);
});

const bitwiseXor_Overloads = /* @__PURE__ */ overloads("bitwiseXor_", [bitwise_xor__Tensor_op, bitwise_xor__Tensor], [bitwise_xor__Scalar_op, bitwise_xor__Scalar]);
export const bitwiseXor_ = /* @__PURE__ */ publicFunction<{
  /**
   * `bitwise_xor_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, other: Tensor): Tensor;
  /**
   * `bitwise_xor_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, other: Scalar): Tensor;
}>("bitwiseXor_", () => function bitwiseXor_(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return bitwise_xor__Tensor(self, other);
    if (isTensor(self) && typeof other === "number" && options === undefined && extra === undefined) return bitwise_xor__Scalar(self, other);
  } catch (error) {
    throw withCallContext(error, bitwiseXor_Overloads, [self, other, options, extra]);
  }
  return callOverload(bitwiseXor_Overloads, [self, other, options, extra]);
});

const bitwiseLeftShift_Overloads = /* @__PURE__ */ overloads("bitwiseLeftShift_", [bitwise_left_shift__Tensor_op, bitwise_left_shift__Tensor], [bitwise_left_shift__Tensor_Scalar_op, bitwise_left_shift__Tensor_Scalar]);
export const bitwiseLeftShift_ = /* @__PURE__ */ publicFunction<{
  /**
   * `bitwise_left_shift_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, other: Tensor): Tensor;
  /**
   * `bitwise_left_shift_.Tensor_Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, other: Scalar): Tensor;
}>("bitwiseLeftShift_", () => function bitwiseLeftShift_(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return bitwise_left_shift__Tensor(self, other);
    if (isTensor(self) && typeof other === "number" && options === undefined && extra === undefined) return bitwise_left_shift__Tensor_Scalar(self, other);
  } catch (error) {
    throw withCallContext(error, bitwiseLeftShift_Overloads, [self, other, options, extra]);
  }
  return callOverload(bitwiseLeftShift_Overloads, [self, other, options, extra]);
});

const bitwiseRightShift_Overloads = /* @__PURE__ */ overloads("bitwiseRightShift_", [bitwise_right_shift__Tensor_op, bitwise_right_shift__Tensor], [bitwise_right_shift__Tensor_Scalar_op, bitwise_right_shift__Tensor_Scalar]);
export const bitwiseRightShift_ = /* @__PURE__ */ publicFunction<{
  /**
   * `bitwise_right_shift_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, other: Tensor): Tensor;
  /**
   * `bitwise_right_shift_.Tensor_Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, other: Scalar): Tensor;
}>("bitwiseRightShift_", () => function bitwiseRightShift_(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return bitwise_right_shift__Tensor(self, other);
    if (isTensor(self) && typeof other === "number" && options === undefined && extra === undefined) return bitwise_right_shift__Tensor_Scalar(self, other);
  } catch (error) {
    throw withCallContext(error, bitwiseRightShift_Overloads, [self, other, options, extra]);
  }
  return callOverload(bitwiseRightShift_Overloads, [self, other, options, extra]);
});

const clampMin_Overloads = /* @__PURE__ */ overloads("clampMin_", [clamp_min__op, clamp_min_], [clamp_min__Tensor_op, clamp_min__Tensor]);
export const clampMin_ = /* @__PURE__ */ publicFunction<{
  /**
   * `clamp_min_(Tensor(a!) self, Scalar min) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, min: Scalar): Tensor;
  /**
   * `clamp_min_.Tensor(Tensor(a!) self, Tensor min) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, min: Tensor): Tensor;
}>("clampMin_", () => function clampMin_(self?: unknown, min?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && typeof min === "number" && options === undefined && extra === undefined) return clamp_min_(self, min);
    if (isTensor(self) && isTensor(min) && options === undefined && extra === undefined) return clamp_min__Tensor(self, min);
  } catch (error) {
    throw withCallContext(error, clampMin_Overloads, [self, min, options, extra]);
  }
  return callOverload(clampMin_Overloads, [self, min, options, extra]);
});

const clampMax_Overloads = /* @__PURE__ */ overloads("clampMax_", [clamp_max__op, clamp_max_], [clamp_max__Tensor_op, clamp_max__Tensor]);
export const clampMax_ = /* @__PURE__ */ publicFunction<{
  /**
   * `clamp_max_(Tensor(a!) self, Scalar max) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, max: Scalar): Tensor;
  /**
   * `clamp_max_.Tensor(Tensor(a!) self, Tensor max) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, max: Tensor): Tensor;
}>("clampMax_", () => function clampMax_(self?: unknown, max?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && typeof max === "number" && options === undefined && extra === undefined) return clamp_max_(self, max);
    if (isTensor(self) && isTensor(max) && options === undefined && extra === undefined) return clamp_max__Tensor(self, max);
  } catch (error) {
    throw withCallContext(error, clampMax_Overloads, [self, max, options, extra]);
  }
  return callOverload(clampMax_Overloads, [self, max, options, extra]);
});

const relu_Overloads = /* @__PURE__ */ overloads("relu_", [relu__op, operators_relu_]);
export const relu_ = /* @__PURE__ */ publicFunction<{
  /**
   * `relu_(Tensor(a!) self) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor): Tensor;
}>("relu_", () => function relu_(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_relu_(self);
  } catch (error) {
    throw withCallContext(error, relu_Overloads, [self, options, extra]);
  }
  return callOverload(relu_Overloads, [self, options, extra]);
});

const leakyRelu_Overloads = /* @__PURE__ */ overloads("leakyRelu_", [leaky_relu__op, leaky_relu_]);
export const leakyRelu_ = /* @__PURE__ */ publicFunction<{
  /**
   * `leaky_relu_(Tensor(a!) self, Scalar negative_slope=0.01) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, options?: Options<{ negativeSlope: Scalar }>): Tensor;
  /**
   * `leaky_relu_(Tensor(a!) self, Scalar negative_slope=0.01) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, negativeSlope: Scalar): Tensor;
}>("leakyRelu_", () => function leakyRelu_(self?: unknown, negativeSlope?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && negativeSlope === undefined && options === undefined && extra === undefined) return leaky_relu_(self, 0.01);
  } catch (error) {
    throw withCallContext(error, leakyRelu_Overloads, [self, negativeSlope, options, extra]);
  }
  return callOverload(leakyRelu_Overloads, [self, negativeSlope, options, extra]);
});

const elu_Overloads = /* @__PURE__ */ overloads("elu_", [elu__op, operators_elu_]);
export const elu_ = /* @__PURE__ */ publicFunction<{
  /**
   * `elu_(Tensor(a!) self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, options?: Options<{ alpha: Scalar; scale: Scalar; inputScale: Scalar }>): Tensor;
  /**
   * `elu_(Tensor(a!) self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, alpha: Scalar, options?: Options<{ scale: Scalar; inputScale: Scalar }>): Tensor;
  /**
   * `elu_(Tensor(a!) self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, alpha: Scalar, scale: Scalar, options?: Options<{ inputScale: Scalar }>): Tensor;
  /**
   * `elu_(Tensor(a!) self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, alpha: Scalar, scale: Scalar, inputScale: Scalar): Tensor;
}>("elu_", () => function elu_(self?: unknown, alpha?: unknown, scale?: unknown, inputScale?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && alpha === undefined && scale === undefined && inputScale === undefined && options === undefined && extra === undefined) return operators_elu_(self, 1, 1, 1);
  } catch (error) {
    throw withCallContext(error, elu_Overloads, [self, alpha, scale, inputScale, options, extra]);
  }
  return callOverload(elu_Overloads, [self, alpha, scale, inputScale, options, extra]);
});

const gelu_Overloads = /* @__PURE__ */ overloads("gelu_", [gelu__op, operators_gelu_]);
export const gelu_ = /* @__PURE__ */ publicFunction<{
  /**
   * `gelu_(Tensor(a!) self, *, str approximate='none') -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, options?: Options<{ approximate: string }>): Tensor;
}>("gelu_", () => function gelu_(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_gelu_(self, "none");
  } catch (error) {
    throw withCallContext(error, gelu_Overloads, [self, options, extra]);
  }
  return callOverload(gelu_Overloads, [self, options, extra]);
});

const silu_Overloads = /* @__PURE__ */ overloads("silu_", [silu__op, operators_silu_]);
export const silu_ = /* @__PURE__ */ publicFunction<{
  /**
   * `silu_(Tensor(a!) self) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor): Tensor;
}>("silu_", () => function silu_(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_silu_(self);
  } catch (error) {
    throw withCallContext(error, silu_Overloads, [self, options, extra]);
  }
  return callOverload(silu_Overloads, [self, options, extra]);
});

const mish_Overloads = /* @__PURE__ */ overloads("mish_", [mish__op, operators_mish_]);
export const mish_ = /* @__PURE__ */ publicFunction<{
  /**
   * `mish_(Tensor(a!) self) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor): Tensor;
}>("mish_", () => function mish_(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_mish_(self);
  } catch (error) {
    throw withCallContext(error, mish_Overloads, [self, options, extra]);
  }
  return callOverload(mish_Overloads, [self, options, extra]);
});

const hardsigmoid_Overloads = /* @__PURE__ */ overloads("hardsigmoid_", [hardsigmoid__op, operators_hardsigmoid_]);
export const hardsigmoid_ = /* @__PURE__ */ publicFunction<{
  /**
   * `hardsigmoid_(Tensor(a!) self) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor): Tensor;
}>("hardsigmoid_", () => function hardsigmoid_(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_hardsigmoid_(self);
  } catch (error) {
    throw withCallContext(error, hardsigmoid_Overloads, [self, options, extra]);
  }
  return callOverload(hardsigmoid_Overloads, [self, options, extra]);
});

const hardswish_Overloads = /* @__PURE__ */ overloads("hardswish_", [hardswish__op, operators_hardswish_]);
export const hardswish_ = /* @__PURE__ */ publicFunction<{
  /**
   * `hardswish_(Tensor(a!) self) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor): Tensor;
}>("hardswish_", () => function hardswish_(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_hardswish_(self);
  } catch (error) {
    throw withCallContext(error, hardswish_Overloads, [self, options, extra]);
  }
  return callOverload(hardswish_Overloads, [self, options, extra]);
});

const hardtanh_Overloads = /* @__PURE__ */ overloads("hardtanh_", [hardtanh__op, operators_hardtanh_]);
export const hardtanh_ = /* @__PURE__ */ publicFunction<{
  /**
   * `hardtanh_(Tensor(a!) self, Scalar min_val=-1, Scalar max_val=1) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, options?: Options<{ minVal: Scalar; maxVal: Scalar }>): Tensor;
  /**
   * `hardtanh_(Tensor(a!) self, Scalar min_val=-1, Scalar max_val=1) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, minVal: Scalar, options?: Options<{ maxVal: Scalar }>): Tensor;
  /**
   * `hardtanh_(Tensor(a!) self, Scalar min_val=-1, Scalar max_val=1) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, minVal: Scalar, maxVal: Scalar): Tensor;
}>("hardtanh_", () => function hardtanh_(self?: unknown, minVal?: unknown, maxVal?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && minVal === undefined && maxVal === undefined && options === undefined && extra === undefined) return operators_hardtanh_(self, -1, 1);
  } catch (error) {
    throw withCallContext(error, hardtanh_Overloads, [self, minVal, maxVal, options, extra]);
  }
  return callOverload(hardtanh_Overloads, [self, minVal, maxVal, options, extra]);
});

const threshold_Overloads = /* @__PURE__ */ overloads("threshold_", [threshold__op, operators_threshold_]);
export const threshold_ = /* @__PURE__ */ publicFunction<{
  /**
   * `threshold_(Tensor(a!) self, Scalar threshold, Scalar value) -> Tensor(a!)`
   *
   * Changes `self` and gives it back.
   */
  (self: Tensor, threshold: Scalar, value: Scalar): Tensor;
}>("threshold_", () => function threshold_(self?: unknown, threshold?: unknown, value?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && typeof threshold === "number" && typeof value === "number" && options === undefined && extra === undefined) return operators_threshold_(self, threshold, value);
  } catch (error) {
    throw withCallContext(error, threshold_Overloads, [self, threshold, value, options, extra]);
  }
  return callOverload(threshold_Overloads, [self, threshold, value, options, extra]);
});

const uniformOverloads = /* @__PURE__ */ overloads("uniform", [uniform_out_op, uniform_out], [uniform_op, operators_uniform]);
export const uniform = /* @__PURE__ */ publicFunction<{
  /**
   * `uniform(Tensor self, float from=0, float to=1, *, Generator? generator=None) -> Tensor`
   *
   * With `out`: `uniform.out(Tensor self, float from=0, float to=1, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ from: number; to: number; generator: Generator | null; out: Tensor }>): Tensor;
  /**
   * `uniform(Tensor self, float from=0, float to=1, *, Generator? generator=None) -> Tensor`
   *
   * With `out`: `uniform.out(Tensor self, float from=0, float to=1, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, from: number, options?: Options<{ to: number; generator: Generator | null; out: Tensor }>): Tensor;
  /**
   * `uniform(Tensor self, float from=0, float to=1, *, Generator? generator=None) -> Tensor`
   *
   * With `out`: `uniform.out(Tensor self, float from=0, float to=1, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, from: number, to: number, options?: Options<{ generator: Generator | null; out: Tensor }>): Tensor;
}>("uniform", () => function uniform(self?: unknown, from?: unknown, to?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && from === undefined && to === undefined && options === undefined && extra === undefined) return operators_uniform(self, 0, 1, null);
  } catch (error) {
    throw withCallContext(error, uniformOverloads, [self, from, to, options, extra]);
  }
  return callOverload(uniformOverloads, [self, from, to, options, extra]);
});

const randomOverloads = /* @__PURE__ */ overloads("random", [random_from_out_op, random_from_out], [random_from_op, random_from], [random_to_out_op, random_to_out], [random_to_op, random_to], [random_out_op, random_out], [random_op, operators_random]);
export const random = /* @__PURE__ */ publicFunction<{
  /**
   * `random.from(Tensor self, int from, int? to, *, Generator? generator=None) -> Tensor`
   *
   * With `out`: `random.from_out(Tensor self, int from, int? to, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options: { from: number; to: number | null } & Options<{ generator: Generator | null; out: Tensor }>): Tensor;
  /**
   * `random.from(Tensor self, int from, int? to, *, Generator? generator=None) -> Tensor`
   *
   * With `out`: `random.from_out(Tensor self, int from, int? to, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, from: number, to: number | null, options?: Options<{ generator: Generator | null; out: Tensor }>): Tensor;
  /**
   * `random.to(Tensor self, int to, *, Generator? generator=None) -> Tensor`
   *
   * With `out`: `random.to_out(Tensor self, int to, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options: { to: number } & Options<{ generator: Generator | null; out: Tensor }>): Tensor;
  /**
   * `random.to(Tensor self, int to, *, Generator? generator=None) -> Tensor`
   *
   * With `out`: `random.to_out(Tensor self, int to, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, to: number, options?: Options<{ generator: Generator | null; out: Tensor }>): Tensor;
  /**
   * `random(Tensor self, *, Generator? generator=None) -> Tensor`
   *
   * With `out`: `random.out(Tensor self, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ generator: Generator | null; out: Tensor }>): Tensor;
}>("random", () => function random(self?: unknown, from?: unknown, to?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && Number.isSafeInteger(from) && Number.isSafeInteger(to) && options === undefined && extra === undefined) return random_from(self, from as number, to as number, null);
    if (isTensor(self) && Number.isSafeInteger(from) && to === undefined && options === undefined && extra === undefined) return random_to(self, from as number, null);
    if (isTensor(self) && from === undefined && to === undefined && options === undefined && extra === undefined) return operators_random(self, null);
  } catch (error) {
    throw withCallContext(error, randomOverloads, [self, from, to, options, extra]);
  }
  return callOverload(randomOverloads, [self, from, to, options, extra]);
});

const exponentialOverloads = /* @__PURE__ */ overloads("exponential", [exponential_out_op, exponential_out], [exponential_op, operators_exponential]);
export const exponential = /* @__PURE__ */ publicFunction<{
  /**
   * `exponential(Tensor self, float lambd=1, *, Generator? generator=None) -> Tensor`
   *
   * With `out`: `exponential.out(Tensor self, float lambd=1, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ lambd: number; generator: Generator | null; out: Tensor }>): Tensor;
  /**
   * `exponential(Tensor self, float lambd=1, *, Generator? generator=None) -> Tensor`
   *
   * With `out`: `exponential.out(Tensor self, float lambd=1, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, lambd: number, options?: Options<{ generator: Generator | null; out: Tensor }>): Tensor;
}>("exponential", () => function exponential(self?: unknown, lambd?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && lambd === undefined && options === undefined && extra === undefined) return operators_exponential(self, 1, null);
  } catch (error) {
    throw withCallContext(error, exponentialOverloads, [self, lambd, options, extra]);
  }
  return callOverload(exponentialOverloads, [self, lambd, options, extra]);
});

const zeroOverloads = /* @__PURE__ */ overloads("zero", [zero_out_op, zero_out], [zero_op, operators_zero]);
export const zero = /* @__PURE__ */ publicFunction<{
  /**
   * `zero(Tensor self) -> Tensor`
   *
   * With `out`: `zero.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("zero", () => function zero(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_zero(self);
  } catch (error) {
    throw withCallContext(error, zeroOverloads, [self, options, extra]);
  }
  return callOverload(zeroOverloads, [self, options, extra]);
});

const resizeOverloads = /* @__PURE__ */ overloads("resize", [resize_out_op, resize_out], [resize_op, operators_resize]);
export const resize = /* @__PURE__ */ publicFunction<{
  /**
   * `resize(Tensor self, SymInt[] size, *, MemoryFormat? memory_format=None) -> Tensor`
   *
   * With `out`: `resize.out(Tensor self, SymInt[] size, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options: { size: readonly number[] } & Options<{ memoryFormat: MemoryFormat | null; out: Tensor }>): Tensor;
  /**
   * `resize(Tensor self, SymInt[] size, *, MemoryFormat? memory_format=None) -> Tensor`
   *
   * With `out`: `resize.out(Tensor self, SymInt[] size, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, size: readonly number[], options?: Options<{ memoryFormat: MemoryFormat | null; out: Tensor }>): Tensor;
}>("resize", () => function resize(self?: unknown, size?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isIntList(size) && options === undefined && extra === undefined) return operators_resize(self, size, null);
  } catch (error) {
    throw withCallContext(error, resizeOverloads, [self, size, options, extra]);
  }
  return callOverload(resizeOverloads, [self, size, options, extra]);
});

const resizeAsOverloads = /* @__PURE__ */ overloads("resizeAs", [resize_as_out_op, resize_as_out], [resize_as_op, resize_as]);
export const resizeAs = /* @__PURE__ */ publicFunction<{
  /**
   * `resize_as(Tensor self, Tensor the_template, *, MemoryFormat? memory_format=None) -> Tensor`
   *
   * With `out`: `resize_as.out(Tensor self, Tensor the_template, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, theTemplate: Tensor, options?: Options<{ memoryFormat: MemoryFormat | null; out: Tensor }>): Tensor;
}>("resizeAs", () => function resizeAs(self?: unknown, theTemplate?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(theTemplate) && options === undefined && extra === undefined) return resize_as(self, theTemplate, null);
  } catch (error) {
    throw withCallContext(error, resizeAsOverloads, [self, theTemplate, options, extra]);
  }
  return callOverload(resizeAsOverloads, [self, theTemplate, options, extra]);
});

const setOverloads = /* @__PURE__ */ overloads("set", [set_source_Tensor_out_op, set_source_Tensor_out], [set_source_Tensor_op, set_source_Tensor], [set_out_op, set_out], [set_op, operators_set]);
export const set = /* @__PURE__ */ publicFunction<{
  /**
   * `set.source_Tensor(Tensor self, Tensor source) -> Tensor`
   *
   * With `out`: `set.source_Tensor_out(Tensor self, Tensor source, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, source: Tensor, options?: Options<{ out: Tensor }>): Tensor;
  /**
   * `set(Tensor self) -> Tensor`
   *
   * With `out`: `set.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, options?: Options<{ out: Tensor }>): Tensor;
}>("set", () => function set(self?: unknown, source?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(source) && options === undefined && extra === undefined) return set_source_Tensor(self, source);
    if (isTensor(self) && source === undefined && options === undefined && extra === undefined) return operators_set(self);
  } catch (error) {
    throw withCallContext(error, setOverloads, [self, source, options, extra]);
  }
  return callOverload(setOverloads, [self, source, options, extra]);
});

const _indexPutImplOverloads = /* @__PURE__ */ overloads("_indexPutImpl", [_index_put_impl_out_op, _index_put_impl_out], [_index_put_impl_op, _index_put_impl]);
export const _indexPutImpl = /* @__PURE__ */ publicFunction<{
  /**
   * `_index_put_impl(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False, bool unsafe=False) -> Tensor`
   *
   * With `out`: `_index_put_impl.out(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False, bool unsafe=False, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, indices: readonly (Tensor | null)[], values: Tensor, options?: Options<{ accumulate: boolean; unsafe: boolean; out: Tensor }>): Tensor;
  /**
   * `_index_put_impl(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False, bool unsafe=False) -> Tensor`
   *
   * With `out`: `_index_put_impl.out(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False, bool unsafe=False, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, indices: readonly (Tensor | null)[], values: Tensor, accumulate: boolean, options?: Options<{ unsafe: boolean; out: Tensor }>): Tensor;
  /**
   * `_index_put_impl(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False, bool unsafe=False) -> Tensor`
   *
   * With `out`: `_index_put_impl.out(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False, bool unsafe=False, *, Tensor(a!) out) -> Tensor(a!)`
   */
  (self: Tensor, indices: readonly (Tensor | null)[], values: Tensor, accumulate: boolean, unsafe: boolean, options?: Options<{ out: Tensor }>): Tensor;
}>("_indexPutImpl", () => function _indexPutImpl(self?: unknown, indices?: unknown, values?: unknown, accumulate?: unknown, unsafe?: unknown, options?: unknown, extra?: unknown): unknown {
  return callOverload(_indexPutImplOverloads, [self, indices, values, accumulate, unsafe, options, extra]);
});
