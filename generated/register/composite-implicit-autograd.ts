// @generated from native_functions.yaml by `npm run codegen`. Do not edit.
// Importing this file gives the operators their CompositeImplicitAutograd kernels.

import {
  kernelsFor,
} from "../../runtime/dispatch/register.js";
import {
  glu_jvp_composite,
  rrelu__composite,
  rrelu_composite,
} from "../../runtime/kernels/composite/activations.js";
import {
  _scaled_dot_product_attention_math_composite,
  gru_cell_composite,
  lstm_cell_composite,
  scaled_dot_product_attention_composite,
} from "../../runtime/kernels/composite/attention.js";
import {
  contiguous_composite,
  item_composite,
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
  _add_relu_Scalar_composite,
  _add_relu_Tensor_composite,
  _add_relu__Scalar_composite,
  _add_relu__Tensor_composite,
  _addmm_activation_composite,
  _native_decoder_only_multi_head_attention_composite,
  _native_multi_head_attention_composite,
  _transform_bias_rescale_qkv_composite,
  _transformer_decoder_only_layer_fwd_composite,
  _transformer_encoder_layer_fwd_composite,
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
  masked_scatter_backward_composite,
  masked_select_backward_composite,
  nonzero_numpy_composite,
  one_hot_composite,
  repeat_interleave_self_Tensor_composite,
  repeat_interleave_self_int_composite,
  take_along_dim_composite,
  take_along_dim_out_composite,
  trace_backward_composite,
  value_selecting_reduction_backward_composite,
  where_composite,
} from "../../runtime/kernels/composite/indexing.js";
import {
  _chunk_cat_composite,
  cartesian_prod_composite,
  combinations_composite,
  dstack_composite,
  dstack_out_composite,
  fft_fftshift_composite,
  fft_ifftshift_composite,
  flatten_dense_tensors_composite,
  fliplr_composite,
  flipud_composite,
  hstack_composite,
  hstack_out_composite,
  linalg_vander_composite,
  meshgrid_indexing_composite,
  pad_sequence_composite,
  tile_composite,
  unflatten_dense_tensors_composite,
  unsafe_chunk_composite,
  vander_composite,
  vstack_composite,
  vstack_out_composite,
} from "../../runtime/kernels/composite/joining.js";
import {
  linalg_ldl_factor_composite,
} from "../../runtime/kernels/composite/linalg-outputs.js";
import {
  linalg_cholesky_composite,
  linalg_cond_composite,
  linalg_cond_p_str_composite,
  linalg_eigvals_composite,
  linalg_eigvalsh_composite,
  linalg_inv_composite,
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
  linalg_slogdet_composite,
  linalg_solve_composite,
  linalg_solve_ex_composite,
  linalg_svdvals_composite,
  linalg_tensorinv_composite,
  linalg_tensorsolve_composite,
  linalg_vecdot_composite,
  logdet_composite,
  nuclear_norm_composite,
  nuclear_norm_dim_composite,
  qr_composite,
  svd_U_composite,
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
  _int_mm_composite,
  bilinear_composite,
  chain_matmul_composite,
  chain_matmul_out_composite,
  inner_composite,
  inner_out_composite,
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
  rms_norm_composite,
} from "../../runtime/kernels/composite/normalization.js";
import {
  writeAny,
  writeCastRowMajor,
  writeExact,
  writeExactRowMajor,
} from "../../runtime/kernels/composite/outputs.js";
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
  _foreach_addcdiv__Tensor_composite,
  _foreach_addcmul__Tensor_composite,
  _foreach_pow_ScalarAndTensor_composite,
  float_power_Scalar_out_composite,
  float_power_Tensor_Scalar_out_composite,
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
  _assert_tensor_metadata_composite,
  _is_zerotensor_composite,
  _shape_as_tensor_composite,
  can_cast_composite,
  conj_composite,
  conj_physical_composite,
  imag_composite,
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
  size_composite,
  size_int_composite,
  stride_composite,
  stride_int_composite,
  sum_to_size_composite,
  sym_numel_composite,
  sym_storage_offset_composite,
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
  gru_data_composite,
  gru_input_composite,
  lstm_data_composite,
  lstm_input_composite,
  rnn_relu_data_composite,
  rnn_relu_input_composite,
  rnn_tanh_data_composite,
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
  nanquantile_scalar_composite,
  quantile_scalar_composite,
  trapezoid_dx_composite,
  trapezoid_x_composite,
  trapz_dx_composite,
  trapz_x_composite,
} from "../../runtime/kernels/composite/reductions.js";
import {
  channel_shuffle_composite,
} from "../../runtime/kernels/composite/shuffle.js";
import {
  _sobol_engine_draw_composite,
  _sobol_engine_ff__composite,
  _sobol_engine_initialize_state__composite,
  _sobol_engine_scramble__composite,
} from "../../runtime/kernels/composite/sobol.js";
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
  istft_composite,
  stft_center_composite,
  stft_composite,
} from "../../runtime/kernels/composite/stft.js";
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
  outThrough,
} from "../../runtime/kernels/out-through.js";
import * as calls from "../calls.js";
import * as op from "../operators.js";
import * as variants from "../variants.js";

const m = kernelsFor("CompositeImplicitAutograd", "generated/register/composite-implicit-autograd.ts");

m(op.absolute_op, op.abs);
m(op.negative_op, op.neg);
m(op.arcsin_op, op.asin);
m(op.arccos_op, op.acos);
m(op.arctan_op, op.atan);
m(op.arcsinh_op, op.asinh);
m(op.arccosh_op, op.acosh);
m(op.arctanh_op, op.atanh);
m(op.square_op, calls.square_call);
m(op.square__op, calls.square__call);
m(op.square_out_op, calls.square_out_call);
m(op.fix_op, op.trunc);
m(op.subtract_Tensor_op, op.sub_Tensor);
m(op.subtract_Scalar_op, op.sub_Scalar);
m(op.multiply_Tensor_op, op.mul_Tensor);
m(op.multiply_Scalar_op, op.mul_Scalar);
m(op.divide_Tensor_op, op.div_Tensor);
m(op.divide_Scalar_op, op.div_Scalar);
m(op.divide_Tensor_mode_op, op.div_Tensor_mode);
m(op.divide_Scalar_mode_op, op.div_Scalar_mode);
m(op.true_divide_Tensor_op, op.div_Tensor);
m(op.true_divide_Scalar_op, op.div_Scalar);
m(op.float_power_Tensor_Tensor_op, calls.float_power_Tensor_Tensor_call);
m(op.float_power__Tensor_op, float_power__Tensor_composite);
m(op.float_power_Tensor_Tensor_out_op, float_power_Tensor_Tensor_out_composite);
m(op.float_power_Tensor_Scalar_op, calls.float_power_Tensor_Scalar_call);
m(op.float_power__Scalar_op, float_power__Scalar_composite);
m(op.float_power_Tensor_Scalar_out_op, float_power_Tensor_Scalar_out_composite);
m(op.float_power_Scalar_op, calls.float_power_Scalar_call);
m(op.float_power_Scalar_out_op, float_power_Scalar_out_composite);
m(op.arctan2_op, op.atan2);
m(op.not_equal_Tensor_op, op.ne_Tensor);
m(op.not_equal_Scalar_op, op.ne_Scalar);
m(op.less_Tensor_op, op.lt_Tensor);
m(op.less_Scalar_op, op.lt_Scalar);
m(op.less_equal_Tensor_op, op.le_Tensor);
m(op.less_equal_Scalar_op, op.le_Scalar);
m(op.greater_Tensor_op, op.gt_Tensor);
m(op.greater_Scalar_op, op.gt_Scalar);
m(op.greater_equal_Tensor_op, op.ge_Tensor);
m(op.greater_equal_Scalar_op, op.ge_Scalar);
m(op.__and___Tensor_op, op.bitwise_and_Tensor);
m(op.__and___Scalar_op, op.bitwise_and_Scalar);
m(op.__or___Tensor_op, op.bitwise_or_Tensor);
m(op.__or___Scalar_op, op.bitwise_or_Scalar);
m(op.__xor___Tensor_op, op.bitwise_xor_Tensor);
m(op.__xor___Scalar_op, op.bitwise_xor_Scalar);
m(op.__lshift___Tensor_op, op.bitwise_left_shift_Tensor);
m(op.__lshift___Scalar_op, op.bitwise_left_shift_Tensor_Scalar);
m(op.__rshift___Tensor_op, op.bitwise_right_shift_Tensor);
m(op.__rshift___Scalar_op, op.bitwise_right_shift_Tensor_Scalar);
m(op.where_op, where_composite);
m(op.where_ScalarSelf_op, calls.where_ScalarSelf_call);
m(op.where_ScalarOther_op, calls.where_ScalarOther_call);
m(op.where_Scalar_op, calls.where_Scalar_call);
m(op.clip_op, op.clamp);
m(op.clip_Tensor_op, op.clamp_Tensor);
m(op.relu6_op, calls.relu6_call);
m(op.relu6__op, calls.relu6__call);
m(op.selu_op, selu_composite);
m(op.selu__op, selu__composite);
m(op.log_sigmoid_op, calls.log_sigmoid_call);
m(op.log_sigmoid_out_op, log_sigmoid_out_composite);
m(op.special_erf_op, op.erf);
m(op.special_erfc_op, op.erfc);
m(op.special_erfinv_op, op.erfinv);
m(op.special_exp2_op, op.exp2);
m(op.special_expit_op, op.sigmoid);
m(op.special_expm1_op, op.expm1);
m(op.special_log1p_op, op.log1p);
m(op.special_digamma_op, op.digamma);
m(op.special_psi_op, op.digamma);
m(op.special_gammaln_op, op.lgamma);
m(op.special_logit_op, op.logit);
m(op.special_round_op, op.round_decimals);
m(op.special_sinc_op, op.sinc);
m(op.special_polygamma_op, op.polygamma);
m(op.special_xlogy_op, op.xlogy_Tensor);
m(op.special_xlogy_self_scalar_op, op.xlogy_Scalar_Self);
m(op.special_xlogy_other_scalar_op, op.xlogy_Scalar_Other);
m(op.special_ndtr_op, special_ndtr_composite);
m(op.special_i0_op, op.i0);
m(op.special_gammainc_op, op.igamma);
m(op.special_gammaincc_op, op.igammac);
m(op.ldexp_Tensor_op, ldexp_Tensor_composite);
m(op.ldexp__op, ldexp__composite);
m(op.ldexp_out_op, ldexp_out_composite);
m(op._add_relu_Tensor_op, _add_relu_Tensor_composite);
m(op._add_relu__Tensor_op, _add_relu__Tensor_composite);
m(op._add_relu_Scalar_op, _add_relu_Scalar_composite);
m(op._add_relu__Scalar_op, _add_relu__Scalar_composite);
m(op.empty_out_op, empty_out_composite);
m(op.bernoulli_p_op, calls.bernoulli_p_call);
m(op.dropout_op, dropout_composite);
m(op.dropout__op, dropout__composite);
m(op.alpha_dropout_op, alpha_dropout_composite);
m(op.alpha_dropout__op, alpha_dropout__composite);
m(op.feature_dropout_op, feature_dropout_composite);
m(op.feature_dropout__op, feature_dropout__composite);
m(op.feature_alpha_dropout_op, feature_alpha_dropout_composite);
m(op.feature_alpha_dropout__op, feature_alpha_dropout__composite);
m(op._sobol_engine_initialize_state__op, _sobol_engine_initialize_state__composite);
m(op._sobol_engine_scramble__op, _sobol_engine_scramble__composite);
m(op._sobol_engine_ff__op, _sobol_engine_ff__composite);
m(op._sobol_engine_draw_op, _sobol_engine_draw_composite);
m(op.to_dtype_layout_op, calls.to_dtype_layout_call);
m(op.to_device_op, calls.to_device_call);
m(op.to_dtype_op, calls.to_dtype_call);
m(op.to_other_op, to_other_composite);
m(op.contiguous_op, contiguous_composite);
m(op.type_as_op, type_as_composite);
m(op.item_op, item_composite);
m(op.resolve_conj_op, resolve_conj_composite);
m(op.resolve_neg_op, resolve_neg_composite);
m(op.imag_op, imag_composite);
m(op.real_op, real_composite);
m(op.conj_op, conj_composite);
m(op.conj_physical_op, conj_physical_composite);
m(op.positive_op, positive_composite);
m(op.isreal_op, isreal_composite);
m(op.is_complex_op, is_complex_composite);
m(op.is_floating_point_op, is_floating_point_composite);
m(op.is_signed_op, is_signed_composite);
m(op.is_neg_op, is_neg_composite);
m(op._is_zerotensor_op, _is_zerotensor_composite);
m(op.is_conj_op, is_conj_composite);
m(op.is_nonzero_op, is_nonzero_composite);
m(op._assert_tensor_metadata_op, _assert_tensor_metadata_composite);
m(op.size_op, size_composite);
m(op.size_int_op, size_int_composite);
m(op.stride_op, stride_composite);
m(op.stride_int_op, stride_int_composite);
m(op.sym_size_int_op, size_int_composite);
m(op.sym_stride_int_op, stride_int_composite);
m(op.sym_numel_op, sym_numel_composite);
m(op.sym_storage_offset_op, sym_storage_offset_composite);
m(op.result_type_Tensor_op, result_type_Tensor_composite);
m(op.result_type_Scalar_op, result_type_Scalar_composite);
m(op.result_type_Scalar_Tensor_op, result_type_Scalar_Tensor_composite);
m(op.result_type_Scalar_Scalar_op, result_type_Scalar_Scalar_composite);
m(op.promote_types_op, promote_types_composite);
m(op.can_cast_op, can_cast_composite);
m(op._shape_as_tensor_op, _shape_as_tensor_composite);
m(op.sum_to_size_op, sum_to_size_composite);
m(op._cast_Byte_op, calls._cast_Byte_call);
m(op._cast_Int_op, calls._cast_Int_call);
m(op._cast_Long_op, calls._cast_Long_call);
m(op._cast_Float_op, calls._cast_Float_call);
m(op._cast_Double_op, calls._cast_Double_call);
m(op.copy_op, copy_composite);
m(op.reshape_op, reshape_composite);
m(op.expand_as_op, expand_as_composite);
m(op.view_as_op, view_as_composite);
m(op.reshape_as_op, reshape_as_composite);
m(op.numpy_T_op, numpy_T_composite);
m(op.swapaxes_op, op.transpose_int);
m(op.swapaxes__op, op.transpose_);
m(op.swapdims_op, op.transpose_int);
m(op.swapdims__op, op.transpose_);
m(op.narrow_op, narrow_composite);
m(op.narrow_Tensor_op, narrow_Tensor_composite);
m(op.split_sizes_op, op.split_with_sizes);
m(op.chunk_op, chunk_composite);
m(op.tensor_split_sections_op, tensor_split_sections_composite);
m(op.tensor_split_indices_op, tensor_split_indices_composite);
m(op.tensor_split_tensor_indices_or_sections_op, tensor_split_tensor_indices_or_sections_composite);
m(op.flatten_using_ints_op, flatten_using_ints_composite);
m(op.unflatten_int_op, unflatten_int_composite);
m(op.movedim_intlist_op, movedim_intlist_composite);
m(op.movedim_int_op, calls.movedim_int_call);
m(op.moveaxis_intlist_op, op.movedim_intlist);
m(op.moveaxis_int_op, calls.moveaxis_int_call);
m(op.broadcast_to_op, calls.broadcast_to_call);
m(op.broadcast_tensors_op, broadcast_tensors_composite);
m(op.atleast_1d_op, atleast_1d_composite);
m(op.atleast_1d_Sequence_op, atleast_1d_Sequence_composite);
m(op.atleast_2d_op, atleast_2d_composite);
m(op.atleast_2d_Sequence_op, atleast_2d_Sequence_composite);
m(op.atleast_3d_op, atleast_3d_composite);
m(op.atleast_3d_Sequence_op, atleast_3d_Sequence_composite);
m(op.ravel_op, calls.ravel_call);
m(op.adjoint_op, adjoint_composite);
m(op.mT_op, mT_composite);
m(op.mH_op, mH_composite);
m(op.hsplit_int_op, hsplit_int_composite);
m(op.hsplit_array_op, hsplit_array_composite);
m(op.vsplit_int_op, vsplit_int_composite);
m(op.vsplit_array_op, vsplit_array_composite);
m(op.dsplit_int_op, dsplit_int_composite);
m(op.dsplit_array_op, dsplit_array_composite);
m(op.diagflat_op, calls.diagflat_call);
m(op.matrix_H_op, matrix_H_composite);
m(op.diag_backward_op, diag_backward_composite);
m(op.flatten_dense_tensors_op, flatten_dense_tensors_composite);
m(op.unflatten_dense_tensors_op, unflatten_dense_tensors_composite);
m(op.unsafe_chunk_op, unsafe_chunk_composite);
m(op.linalg_diagonal_op, op.diagonal);
m(op.fft_fftshift_op, fft_fftshift_composite);
m(op.fft_ifftshift_op, fft_ifftshift_composite);
m(op.fill_diagonal__op, fill_diagonal__composite);
m(op._unsafe_index_Tensor_op, op.index_Tensor);
m(op._unsafe_index_put_op, op.index_put);
m(op.index_select_backward_op, calls.index_select_backward_call);
m(op.gather_backward_op, gather_backward_composite);
m(op.masked_scatter_backward_op, masked_scatter_backward_composite);
m(op.masked_select_backward_op, masked_select_backward_composite);
m(op.nonzero_numpy_op, nonzero_numpy_composite);
m(op.argwhere_op, op.nonzero);
m(op._chunk_cat_op, _chunk_cat_composite);
m(op.concat_op, op.cat);
m(op.hstack_op, hstack_composite);
m(op.hstack_out_op, hstack_out_composite);
m(op.vstack_op, vstack_composite);
m(op.vstack_out_op, vstack_out_composite);
m(op.dstack_op, dstack_composite);
m(op.dstack_out_op, dstack_out_composite);
m(op.column_stack_op, calls.column_stack_call);
m(op.column_stack_out_op, calls.column_stack_out_call);
m(op.row_stack_op, op.vstack);
m(op.fliplr_op, fliplr_composite);
m(op.flipud_op, flipud_composite);
m(op.repeat_interleave_self_Tensor_op, repeat_interleave_self_Tensor_composite);
m(op.repeat_interleave_self_int_op, repeat_interleave_self_int_composite);
m(op.tile_op, tile_composite);
m(op.embedding_backward_op, embedding_backward_composite);
m(op.one_hot_op, one_hot_composite);
m(op.take_along_dim_out_op, take_along_dim_out_composite);
m(op.take_along_dim_op, take_along_dim_composite);
m(op.meshgrid_op, calls.meshgrid_call);
m(op.meshgrid_indexing_op, meshgrid_indexing_composite);
m(op.trace_backward_op, trace_backward_composite);
m(op.value_selecting_reduction_backward_op, value_selecting_reduction_backward_composite);
m(op.cartesian_prod_op, cartesian_prod_composite);
m(op.combinations_op, combinations_composite);
m(op.pad_op, pad_composite);
m(op._pad_circular_op, _pad_circular_composite);
m(op._pad_enum_op, _pad_enum_composite);
m(op.concatenate_op, op.cat);
m(op.pad_sequence_op, pad_sequence_composite);
m(op.vander_op, vander_composite);
m(op.linalg_vander_op, linalg_vander_composite);
m(op.embedding_bag_op, embedding_bag_composite);
m(op.embedding_bag_padding_idx_op, embedding_bag_padding_idx_composite);
m(op._embedding_bag_backward_op, _embedding_bag_backward_composite);
m(op._stack_op, op.stack);
m(op.argsort_op, calls.argsort_call);
m(op.msort_op, calls.msort_call);
m(op.cummaxmin_backward_op, cummaxmin_backward_composite);
m(op.cov_op, cov_composite);
m(op.corrcoef_op, corrcoef_composite);
m(op.special_multigammaln_op, op.mvlgamma);
m(op.histogramdd_op, histogramdd_composite);
m(op.histogramdd_int_bins_op, histogramdd_int_bins_composite);
m(op.histogramdd_TensorList_bins_op, histogramdd_TensorList_bins_composite);
m(op.gradient_scalarint_op, gradient_scalarint_composite);
m(op.gradient_scalararray_op, gradient_scalararray_composite);
m(op.gradient_array_op, gradient_array_composite);
m(op.gradient_scalarrayint_op, gradient_scalarrayint_composite);
m(op.gradient_scalarrayarray_op, gradient_scalarrayarray_composite);
m(op.gradient_tensorarrayint_op, gradient_tensorarrayint_composite);
m(op.gradient_tensorarray_op, gradient_tensorarray_composite);
m(op.max_other_op, op.maximum);
m(op.min_other_op, op.minimum);
m(op.var_default_op, calls.var_default_call);
m(op.var_dim_op, calls.var_dim_call);
m(op.var_out_op, calls.var_out_call);
m(op.std_op, calls.std_call);
m(op.std_dim_op, calls.std_dim_call);
m(op.std_out_op, calls.std_out_call);
m(op.var_mean_op, calls.var_mean_call);
m(op.var_mean_dim_op, calls.var_mean_dim_call);
m(op.std_mean_op, calls.std_mean_call);
m(op.std_mean_dim_op, calls.std_mean_dim_call);
m(op.frobenius_norm_op, calls.frobenius_norm_call);
m(op.frobenius_norm_dim_op, frobenius_norm_dim_composite);
m(op.frobenius_norm_out_op, outThrough(op.frobenius_norm_out_op, 4, 1, writeAny, op.frobenius_norm_dim));
m(op.cumprod_backward_op, cumprod_backward_composite);
m(op.nanmean_op, nanmean_composite);
m(op.nanmean_out_op, nanmean_out_composite);
m(op.diff_op, diff_composite);
m(op.diff_out_op, diff_out_composite);
m(op.isclose_op, isclose_composite);
m(op.quantile_op, calls.quantile_call);
m(op.quantile_scalar_op, quantile_scalar_composite);
m(op.nanquantile_op, calls.nanquantile_call);
m(op.nanquantile_scalar_op, nanquantile_scalar_composite);
m(op.trapezoid_x_op, trapezoid_x_composite);
m(op.trapezoid_dx_op, trapezoid_dx_composite);
m(op.cumulative_trapezoid_x_op, cumulative_trapezoid_x_composite);
m(op.cumulative_trapezoid_dx_op, cumulative_trapezoid_dx_composite);
m(op.trapz_x_op, trapz_x_composite);
m(op.trapz_dx_op, trapz_dx_composite);
m(op.special_logsumexp_op, op.logsumexp);
m(op._aminmax_op, calls._aminmax_call);
m(op._aminmax_dim_op, op.aminmax);
m(op._int_mm_op, _int_mm_composite);
m(op.outer_op, outer_composite);
m(op.ger_op, op.outer);
m(op.inner_op, inner_composite);
m(op.inner_out_op, inner_out_composite);
m(op.matmul_op, matmul_composite);
m(op.linear_op, linear_composite);
m(op.linear_out_op, linear_out_composite);
m(op.tensordot_op, tensordot_composite);
m(op.chain_matmul_op, chain_matmul_composite);
m(op.chain_matmul_out_op, chain_matmul_out_composite);
m(op.bilinear_op, bilinear_composite);
m(op.kron_op, kron_composite);
m(op.kron_out_op, kron_out_composite);
m(op.einsum_op, einsum_composite);
m(op.cross_op, cross_composite);
m(op.cdist_op, cdist_composite);
m(op.pdist_op, pdist_composite);
m(op.linalg_cholesky_op, linalg_cholesky_composite);
m(op.linalg_lu_factor_op, linalg_lu_factor_composite);
m(op._lu_with_info_op, op.linalg_lu_factor_ex);
m(op.lu_solve_op, calls.lu_solve_call);
m(op.linalg_det_op, calls.linalg_det_call);
m(op.det_op, calls.det_call);
m(op.linalg_slogdet_op, linalg_slogdet_composite);
m(op.slogdet_op, op.linalg_slogdet);
m(op.logdet_op, logdet_composite);
m(op.linalg_solve_ex_op, linalg_solve_ex_composite);
m(op.linalg_solve_op, linalg_solve_composite);
m(op.linalg_inv_op, linalg_inv_composite);
m(op.inverse_op, op.linalg_inv);
m(op.qr_op, qr_composite);
m(op.linalg_eigh_op, calls.linalg_eigh_call);
m(op.linalg_eigh_eigvals_op, variants.linalg_eigh_eigvals_generated);
m(op.linalg_eigvalsh_op, linalg_eigvalsh_composite);
m(op.linalg_eigvals_op, linalg_eigvals_composite);
m(op.linalg_svd_op, calls.linalg_svd_call);
m(op.linalg_svdvals_op, linalg_svdvals_composite);
m(op.svd_op, svd_composite);
m(op.svd_U_op, svd_U_composite);
m(op.matrix_exp_op, op.linalg_matrix_exp);
m(op.linalg_pinv_atol_rtol_float_op, calls.linalg_pinv_atol_rtol_float_call);
m(op.linalg_pinv_op, calls.linalg_pinv_call);
m(op.pinverse_op, calls.pinverse_call);
m(op.linalg_matrix_rank_atol_rtol_tensor_op, linalg_matrix_rank_atol_rtol_tensor_composite);
m(op.linalg_matrix_rank_atol_rtol_float_op, linalg_matrix_rank_atol_rtol_float_composite);
m(op.linalg_matrix_rank_op, calls.linalg_matrix_rank_call);
m(op.linalg_matrix_rank_tol_tensor_op, calls.linalg_matrix_rank_tol_tensor_call);
m(op.linalg_matrix_power_op, linalg_matrix_power_composite);
m(op.linalg_matrix_power_out_op, linalg_matrix_power_out_composite);
m(op.matrix_power_op, op.linalg_matrix_power);
m(op.linalg_matmul_op, op.matmul);
m(op.linalg_vecdot_op, linalg_vecdot_composite);
m(op.linalg_tensorinv_op, linalg_tensorinv_composite);
m(op.linalg_tensorsolve_op, linalg_tensorsolve_composite);
m(op.linalg_multi_dot_op, linalg_multi_dot_composite);
m(op.linalg_norm_op, linalg_norm_composite);
m(op.linalg_norm_ord_str_op, linalg_norm_ord_str_composite);
m(op.linalg_matrix_norm_op, linalg_matrix_norm_composite);
m(op.linalg_matrix_norm_str_ord_op, linalg_matrix_norm_str_ord_composite);
m(op.nuclear_norm_op, nuclear_norm_composite);
m(op.nuclear_norm_dim_op, nuclear_norm_dim_composite);
m(op.linalg_cond_op, linalg_cond_composite);
m(op.linalg_cond_p_str_op, linalg_cond_p_str_composite);
m(op.fft_fft_op, calls.fft_fft_call);
m(op.fft_fft2_op, op.fft_fftn);
m(op.fft_fftn_op, calls.fft_fftn_call);
m(op.fft_ifft_op, calls.fft_ifft_call);
m(op.fft_ifft2_op, op.fft_ifftn);
m(op.fft_ifftn_op, calls.fft_ifftn_call);
m(op.fft_rfft_op, calls.fft_rfft_call);
m(op.fft_rfft2_op, op.fft_rfftn);
m(op.fft_rfftn_op, calls.fft_rfftn_call);
m(op.fft_irfft_op, calls.fft_irfft_call);
m(op.fft_irfft2_op, op.fft_irfftn);
m(op.fft_irfftn_op, calls.fft_irfftn_call);
m(op.fft_hfft_op, calls.fft_hfft_call);
m(op.fft_hfft2_op, op.fft_hfftn);
m(op.fft_hfftn_op, calls.fft_hfftn_call);
m(op.fft_ihfft_op, calls.fft_ihfft_call);
m(op.fft_ihfft2_op, op.fft_ihfftn);
m(op.fft_ihfftn_op, calls.fft_ihfftn_call);
m(op.stft_op, stft_composite);
m(op.stft_center_op, stft_center_composite);
m(op.istft_op, istft_composite);
m(op.orgqr_op, op.linalg_householder_product);
m(op.linalg_pinv_rcond_tensor_op, calls.linalg_pinv_rcond_tensor_call);
m(op.linalg_ldl_factor_op, linalg_ldl_factor_composite);
m(op._addmm_activation_op, _addmm_activation_composite);
m(op.softmax_int_op, calls.softmax_int_call);
m(op.log_softmax_int_op, calls.log_softmax_int_call);
m(op.special_softmax_op, op.softmax_int);
m(op.special_log_softmax_op, op.log_softmax_int);
m(op.nll_loss_op, calls.nll_loss_call);
m(op.nll_loss_nd_op, nll_loss_nd_composite);
m(op.nll_loss2d_op, calls.nll_loss2d_call);
m(op.cross_entropy_loss_op, cross_entropy_loss_composite);
m(op.l1_loss_op, l1_loss_composite);
m(op.kl_div_op, kl_div_composite);
m(op.hinge_embedding_loss_op, hinge_embedding_loss_composite);
m(op.margin_ranking_loss_op, margin_ranking_loss_composite);
m(op.cosine_embedding_loss_op, cosine_embedding_loss_composite);
m(op.triplet_margin_loss_op, triplet_margin_loss_composite);
m(op.poisson_nll_loss_op, poisson_nll_loss_composite);
m(op.pairwise_distance_op, pairwise_distance_composite);
m(op.cosine_similarity_op, cosine_similarity_composite);
m(op.layer_norm_op, calls.layer_norm_call);
m(op.rms_norm_op, rms_norm_composite);
m(op.batch_norm_op, calls.batch_norm_call);
m(op._batch_norm_impl_index_op, _batch_norm_impl_index_composite);
m(op._native_batch_norm_legit_op, op.native_batch_norm);
m(op._native_batch_norm_legit_no_stats_op, calls._native_batch_norm_legit_no_stats_call);
m(op._native_batch_norm_legit_no_training_op, calls._native_batch_norm_legit_no_training_call);
m(op.group_norm_op, group_norm_composite);
m(op.instance_norm_op, instance_norm_composite);
m(op.norm_except_dim_op, norm_except_dim_composite);
m(op._convolution_op, calls._convolution_call);
m(op._convolution_mode_op, _convolution_mode_composite);
m(op._convolution_double_backward_op, _convolution_double_backward_composite);
m(op.conv1d_op, conv1d_composite);
m(op.conv1d_padding_op, conv1d_padding_composite);
m(op.conv2d_op, conv2d_composite);
m(op.conv2d_padding_op, conv2d_padding_composite);
m(op.conv3d_op, conv3d_composite);
m(op.conv3d_padding_op, conv3d_padding_composite);
m(op.conv_transpose1d_op, conv_transpose1d_composite);
m(op.conv_transpose2d_input_op, conv_transpose2d_input_composite);
m(op.conv_transpose3d_input_op, conv_transpose3d_input_composite);
m(op.max_pool2d_op, calls.max_pool2d_call);
m(op.adaptive_avg_pool2d_op, adaptive_avg_pool2d_composite);
m(op.max_pool3d_op, calls.max_pool3d_call);
m(op.adaptive_avg_pool3d_op, adaptive_avg_pool3d_composite);
m(op.adaptive_avg_pool3d_backward_grad_input_op, calls.adaptive_avg_pool3d_backward_grad_input_call);
m(op.max_pool1d_with_indices_op, max_pool1d_with_indices_composite);
m(op.max_pool1d_op, calls.max_pool1d_call);
m(op.avg_pool1d_op, avg_pool1d_composite);
m(op.adaptive_avg_pool1d_op, adaptive_avg_pool1d_composite);
m(op.adaptive_max_pool1d_op, adaptive_max_pool1d_composite);
m(op.glu_jvp_op, glu_jvp_composite);
m(op.channel_shuffle_op, channel_shuffle_composite);
m(op._scaled_dot_product_attention_op, op._scaled_dot_product_attention_math);
m(op._scaled_dot_product_attention_math_op, _scaled_dot_product_attention_math_composite);
m(op._scaled_dot_product_attention_forward_op, _scaled_dot_product_attention_math_composite);
m(op.scaled_dot_product_attention_op, scaled_dot_product_attention_composite);
m(op.rnn_tanh_cell_op, calls.rnn_tanh_cell_call);
m(op.rnn_relu_cell_op, calls.rnn_relu_cell_call);
m(op.gru_cell_op, gru_cell_composite);
m(op.lstm_cell_op, lstm_cell_composite);
m(op.lstm_input_op, lstm_input_composite);
m(op.lstm_data_op, lstm_data_composite);
m(op.gru_input_op, gru_input_composite);
m(op.gru_data_op, gru_data_composite);
m(op.rnn_tanh_input_op, rnn_tanh_input_composite);
m(op.rnn_tanh_data_op, rnn_tanh_data_composite);
m(op.rnn_relu_input_op, rnn_relu_input_composite);
m(op.rnn_relu_data_op, rnn_relu_data_composite);
m(op.grid_sampler_op, grid_sampler_composite);
m(op.affine_grid_generator_backward_op, affine_grid_generator_backward_composite);
m(op.multilabel_margin_loss_op, calls.multilabel_margin_loss_call);
m(op.rrelu_op, rrelu_composite);
m(op.rrelu__op, rrelu__composite);
m(op.ctc_loss_IntList_op, ctc_loss_IntList_composite);
m(op.ctc_loss_Tensor_op, ctc_loss_Tensor_composite);
m(op.conv_tbc_backward_op, conv_tbc_backward_composite);
m(op._weight_norm_op, _weight_norm_composite);
m(op._weight_norm_interface_backward_op, _weight_norm_interface_backward_composite);
m(op._weight_norm_differentiable_backward_op, _weight_norm_differentiable_backward_composite);
m(op._pack_padded_sequence_backward_op, _pack_padded_sequence_backward_composite);
m(op._pad_packed_sequence_op, _pad_packed_sequence_composite);
m(op._transform_bias_rescale_qkv_op, _transform_bias_rescale_qkv_composite);
m(op._native_multi_head_attention_op, _native_multi_head_attention_composite);
m(op._native_decoder_only_multi_head_attention_op, _native_decoder_only_multi_head_attention_composite);
m(op._transformer_encoder_layer_fwd_op, _transformer_encoder_layer_fwd_composite);
m(op._transformer_decoder_only_layer_fwd_op, _transformer_decoder_only_layer_fwd_composite);
m(op._foreach_add_Scalar_op, calls._foreach_add_Scalar_call);
m(op._foreach_add_List_op, calls._foreach_add_List_call);
m(op._foreach_add_ScalarList_op, calls._foreach_add_ScalarList_call);
m(op._foreach_sub_Scalar_op, calls._foreach_sub_Scalar_call);
m(op._foreach_sub_List_op, calls._foreach_sub_List_call);
m(op._foreach_sub_ScalarList_op, calls._foreach_sub_ScalarList_call);
m(op._foreach_mul_Scalar_op, calls._foreach_mul_Scalar_call);
m(op._foreach_mul_List_op, calls._foreach_mul_List_call);
m(op._foreach_mul_ScalarList_op, calls._foreach_mul_ScalarList_call);
m(op._foreach_div_Scalar_op, calls._foreach_div_Scalar_call);
m(op._foreach_div_List_op, calls._foreach_div_List_call);
m(op._foreach_div_ScalarList_op, calls._foreach_div_ScalarList_call);
m(op._foreach_exp_op, calls._foreach_exp_call);
m(op._foreach_sqrt_op, calls._foreach_sqrt_call);
m(op._foreach_abs_op, calls._foreach_abs_call);
m(op._foreach_acos_op, calls._foreach_acos_call);
m(op._foreach_asin_op, calls._foreach_asin_call);
m(op._foreach_atan_op, calls._foreach_atan_call);
m(op._foreach_ceil_op, calls._foreach_ceil_call);
m(op._foreach_cos_op, calls._foreach_cos_call);
m(op._foreach_cosh_op, calls._foreach_cosh_call);
m(op._foreach_erf_op, calls._foreach_erf_call);
m(op._foreach_erfc_op, calls._foreach_erfc_call);
m(op._foreach_expm1_op, calls._foreach_expm1_call);
m(op._foreach_floor_op, calls._foreach_floor_call);
m(op._foreach_log_op, calls._foreach_log_call);
m(op._foreach_log10_op, calls._foreach_log10_call);
m(op._foreach_log1p_op, calls._foreach_log1p_call);
m(op._foreach_log2_op, calls._foreach_log2_call);
m(op._foreach_neg_op, calls._foreach_neg_call);
m(op._foreach_tan_op, calls._foreach_tan_call);
m(op._foreach_tanh_op, calls._foreach_tanh_call);
m(op._foreach_sin_op, calls._foreach_sin_call);
m(op._foreach_sinh_op, calls._foreach_sinh_call);
m(op._foreach_round_op, calls._foreach_round_call);
m(op._foreach_lgamma_op, calls._foreach_lgamma_call);
m(op._foreach_frac_op, calls._foreach_frac_call);
m(op._foreach_reciprocal_op, calls._foreach_reciprocal_call);
m(op._foreach_sigmoid_op, calls._foreach_sigmoid_call);
m(op._foreach_trunc_op, calls._foreach_trunc_call);
m(op._foreach_zero__op, calls._foreach_zero__call);
m(op._foreach_addcdiv_Scalar_op, calls._foreach_addcdiv_Scalar_call);
m(op._foreach_addcdiv_ScalarList_op, calls._foreach_addcdiv_ScalarList_call);
m(op._foreach_addcmul_Scalar_op, calls._foreach_addcmul_Scalar_call);
m(op._foreach_addcmul_ScalarList_op, calls._foreach_addcmul_ScalarList_call);
m(op._foreach_maximum_List_op, calls._foreach_maximum_List_call);
m(op._foreach_maximum__List_op, calls._foreach_maximum__List_call);
m(op._foreach_minimum_List_op, calls._foreach_minimum_List_call);
m(op._foreach_minimum__List_op, calls._foreach_minimum__List_call);
m(op._foreach_add_Tensor_op, calls._foreach_add_Tensor_call);
m(op._foreach_mul_Tensor_op, calls._foreach_mul_Tensor_call);
m(op._foreach_div_Tensor_op, calls._foreach_div_Tensor_call);
m(op._foreach_clamp_max_Scalar_op, calls._foreach_clamp_max_Scalar_call);
m(op._foreach_clamp_max_List_op, calls._foreach_clamp_max_List_call);
m(op._foreach_clamp_max_ScalarList_op, calls._foreach_clamp_max_ScalarList_call);
m(op._foreach_maximum_Scalar_op, calls._foreach_maximum_Scalar_call);
m(op._foreach_maximum_ScalarList_op, calls._foreach_maximum_ScalarList_call);
m(op._foreach_clamp_min_Scalar_op, calls._foreach_clamp_min_Scalar_call);
m(op._foreach_clamp_min_List_op, calls._foreach_clamp_min_List_call);
m(op._foreach_clamp_min_ScalarList_op, calls._foreach_clamp_min_ScalarList_call);
m(op._foreach_minimum_Scalar_op, calls._foreach_minimum_Scalar_call);
m(op._foreach_minimum_ScalarList_op, calls._foreach_minimum_ScalarList_call);
m(op._foreach_addcdiv_Tensor_op, calls._foreach_addcdiv_Tensor_call);
m(op._foreach_addcdiv__Tensor_op, _foreach_addcdiv__Tensor_composite);
m(op._foreach_addcmul_Tensor_op, calls._foreach_addcmul_Tensor_call);
m(op._foreach_addcmul__Tensor_op, _foreach_addcmul__Tensor_composite);
m(op._foreach_lerp_List_op, calls._foreach_lerp_List_call);
m(op._foreach_lerp_Scalar_op, calls._foreach_lerp_Scalar_call);
m(op._foreach_pow_List_op, calls._foreach_pow_List_call);
m(op._foreach_pow_Scalar_op, calls._foreach_pow_Scalar_call);
m(op._foreach_pow_ScalarList_op, calls._foreach_pow_ScalarList_call);
m(op._foreach_pow_ScalarAndTensor_op, _foreach_pow_ScalarAndTensor_composite);
m(op._foreach_sign_op, calls._foreach_sign_call);
m(op._foreach_copy__op, calls._foreach_copy__call);
m(op._foreach_norm_Scalar_op, calls._foreach_norm_Scalar_call);
m(op.special_ndtr_out_op, outThrough(op.special_ndtr_out_op, 2, 1, writeCastRowMajor, op.special_ndtr));
m(op._chunk_cat_out_op, variants._chunk_cat_out_generated);
m(op.msort_out_op, variants.msort_out_generated);
m(op.quantile_out_op, outThrough(op.quantile_out_op, 6, 1, writeExactRowMajor, op.quantile));
m(op.quantile_scalar_out_op, outThrough(op.quantile_scalar_out_op, 6, 1, writeExactRowMajor, op.quantile_scalar));
m(op.nanquantile_out_op, outThrough(op.nanquantile_out_op, 6, 1, writeExactRowMajor, op.nanquantile));
m(op.nanquantile_scalar_out_op, outThrough(op.nanquantile_scalar_out_op, 6, 1, writeExactRowMajor, op.nanquantile_scalar));
m(op._int_mm_out_op, variants._int_mm_out_generated);
m(op.outer_out_op, variants.outer_out_generated);
m(op.matmul_out_op, variants.matmul_out_generated);
m(op.cross_out_op, variants.cross_out_generated);
m(op.linalg_cholesky_out_op, variants.linalg_cholesky_out_generated);
m(op.linalg_lu_factor_out_op, variants.linalg_lu_factor_out_generated);
m(op.lu_solve_out_op, variants.lu_solve_out_generated);
m(op.linalg_det_out_op, variants.linalg_det_out_generated);
m(op.linalg_slogdet_out_op, variants.linalg_slogdet_out_generated);
m(op.linalg_solve_ex_out_op, variants.linalg_solve_ex_out_generated);
m(op.linalg_solve_out_op, variants.linalg_solve_out_generated);
m(op.linalg_inv_out_op, variants.linalg_inv_out_generated);
m(op.qr_Q_op, variants.qr_Q_generated);
m(op.linalg_eigvalsh_out_op, variants.linalg_eigvalsh_out_generated);
m(op.linalg_svd_U_op, variants.linalg_svd_U_generated);
m(op.linalg_svdvals_out_op, variants.linalg_svdvals_out_generated);
m(op.linalg_pinv_atol_rtol_float_out_op, outThrough(op.linalg_pinv_atol_rtol_float_out_op, 5, 1, writeCastRowMajor, op.linalg_pinv_atol_rtol_float));
m(op.linalg_pinv_out_op, variants.linalg_pinv_out_generated);
m(op.linalg_matrix_rank_atol_rtol_tensor_out_op, outThrough(op.linalg_matrix_rank_atol_rtol_tensor_out_op, 5, 1, writeCastRowMajor, op.linalg_matrix_rank_atol_rtol_tensor));
m(op.linalg_matrix_rank_atol_rtol_float_out_op, outThrough(op.linalg_matrix_rank_atol_rtol_float_out_op, 5, 1, writeCastRowMajor, op.linalg_matrix_rank_atol_rtol_float));
m(op.linalg_matrix_rank_out_op, outThrough(op.linalg_matrix_rank_out_op, 4, 1, writeCastRowMajor, op.linalg_matrix_rank));
m(op.linalg_matrix_rank_out_tol_tensor_op, outThrough(op.linalg_matrix_rank_out_tol_tensor_op, 4, 1, writeCastRowMajor, op.linalg_matrix_rank_tol_tensor));
m(op.linalg_vecdot_out_op, variants.linalg_vecdot_out_generated);
m(op.linalg_tensorinv_out_op, outThrough(op.linalg_tensorinv_out_op, 3, 1, writeCastRowMajor, op.linalg_tensorinv));
m(op.linalg_tensorsolve_out_op, outThrough(op.linalg_tensorsolve_out_op, 4, 1, writeCastRowMajor, op.linalg_tensorsolve));
m(op.linalg_multi_dot_out_op, variants.linalg_multi_dot_out_generated);
m(op.linalg_norm_out_op, outThrough(op.linalg_norm_out_op, 6, 1, writeExact, op.linalg_norm));
m(op.linalg_norm_ord_str_out_op, outThrough(op.linalg_norm_ord_str_out_op, 6, 1, writeExact, op.linalg_norm_ord_str));
m(op.linalg_matrix_norm_out_op, outThrough(op.linalg_matrix_norm_out_op, 6, 1, writeExact, op.linalg_matrix_norm));
m(op.linalg_matrix_norm_str_ord_out_op, outThrough(op.linalg_matrix_norm_str_ord_out_op, 6, 1, writeExact, op.linalg_matrix_norm_str_ord));
m(op.nuclear_norm_out_op, outThrough(op.nuclear_norm_out_op, 3, 1, writeAny, op.nuclear_norm));
m(op.nuclear_norm_dim_out_op, outThrough(op.nuclear_norm_dim_out_op, 4, 1, writeAny, op.nuclear_norm_dim));
m(op.linalg_cond_out_op, outThrough(op.linalg_cond_out_op, 3, 1, writeCastRowMajor, op.linalg_cond));
m(op.linalg_cond_p_str_out_op, outThrough(op.linalg_cond_p_str_out_op, 3, 1, writeCastRowMajor, op.linalg_cond_p_str));
m(op.fft_fft_out_op, variants.fft_fft_out_generated);
m(op.fft_fft2_out_op, variants.fft_fft2_out_generated);
m(op.fft_fftn_out_op, variants.fft_fftn_out_generated);
m(op.fft_ifft_out_op, variants.fft_ifft_out_generated);
m(op.fft_ifft2_out_op, variants.fft_ifft2_out_generated);
m(op.fft_ifftn_out_op, variants.fft_ifftn_out_generated);
m(op.fft_rfft_out_op, variants.fft_rfft_out_generated);
m(op.fft_rfft2_out_op, variants.fft_rfft2_out_generated);
m(op.fft_rfftn_out_op, variants.fft_rfftn_out_generated);
m(op.fft_irfft_out_op, variants.fft_irfft_out_generated);
m(op.fft_irfft2_out_op, variants.fft_irfft2_out_generated);
m(op.fft_irfftn_out_op, variants.fft_irfftn_out_generated);
m(op.fft_hfft_out_op, variants.fft_hfft_out_generated);
m(op.fft_hfft2_out_op, variants.fft_hfft2_out_generated);
m(op.fft_hfftn_out_op, variants.fft_hfftn_out_generated);
m(op.fft_ihfft_out_op, variants.fft_ihfft_out_generated);
m(op.fft_ihfft2_out_op, variants.fft_ihfft2_out_generated);
m(op.fft_ihfftn_out_op, variants.fft_ihfftn_out_generated);
m(op.linalg_pinv_out_rcond_tensor_op, variants.linalg_pinv_out_rcond_tensor_generated);
m(op.nll_loss_out_op, variants.nll_loss_out_generated);
m(op.nll_loss2d_out_op, variants.nll_loss2d_out_generated);
m(op.multilabel_margin_loss_out_op, variants.multilabel_margin_loss_out_generated);
m(op._foreach_add__Scalar_op, calls._foreach_add__Scalar_call);
m(op._foreach_add__List_op, calls._foreach_add__List_call);
m(op._foreach_add__ScalarList_op, calls._foreach_add__ScalarList_call);
m(op._foreach_sub__Scalar_op, calls._foreach_sub__Scalar_call);
m(op._foreach_sub__List_op, calls._foreach_sub__List_call);
m(op._foreach_sub__ScalarList_op, calls._foreach_sub__ScalarList_call);
m(op._foreach_mul__Scalar_op, calls._foreach_mul__Scalar_call);
m(op._foreach_mul__List_op, calls._foreach_mul__List_call);
m(op._foreach_mul__ScalarList_op, calls._foreach_mul__ScalarList_call);
m(op._foreach_div__Scalar_op, calls._foreach_div__Scalar_call);
m(op._foreach_div__List_op, calls._foreach_div__List_call);
m(op._foreach_div__ScalarList_op, calls._foreach_div__ScalarList_call);
m(op._foreach_exp__op, calls._foreach_exp__call);
m(op._foreach_sqrt__op, calls._foreach_sqrt__call);
m(op._foreach_abs__op, calls._foreach_abs__call);
m(op._foreach_acos__op, calls._foreach_acos__call);
m(op._foreach_asin__op, calls._foreach_asin__call);
m(op._foreach_atan__op, calls._foreach_atan__call);
m(op._foreach_ceil__op, calls._foreach_ceil__call);
m(op._foreach_cos__op, calls._foreach_cos__call);
m(op._foreach_cosh__op, calls._foreach_cosh__call);
m(op._foreach_erf__op, calls._foreach_erf__call);
m(op._foreach_erfc__op, calls._foreach_erfc__call);
m(op._foreach_expm1__op, calls._foreach_expm1__call);
m(op._foreach_floor__op, calls._foreach_floor__call);
m(op._foreach_log__op, calls._foreach_log__call);
m(op._foreach_log10__op, calls._foreach_log10__call);
m(op._foreach_log1p__op, calls._foreach_log1p__call);
m(op._foreach_log2__op, calls._foreach_log2__call);
m(op._foreach_neg__op, calls._foreach_neg__call);
m(op._foreach_tan__op, calls._foreach_tan__call);
m(op._foreach_tanh__op, calls._foreach_tanh__call);
m(op._foreach_sin__op, calls._foreach_sin__call);
m(op._foreach_sinh__op, calls._foreach_sinh__call);
m(op._foreach_round__op, calls._foreach_round__call);
m(op._foreach_lgamma__op, calls._foreach_lgamma__call);
m(op._foreach_frac__op, calls._foreach_frac__call);
m(op._foreach_reciprocal__op, calls._foreach_reciprocal__call);
m(op._foreach_sigmoid__op, calls._foreach_sigmoid__call);
m(op._foreach_trunc__op, calls._foreach_trunc__call);
m(op._foreach_addcdiv__Scalar_op, calls._foreach_addcdiv__Scalar_call);
m(op._foreach_addcdiv__ScalarList_op, calls._foreach_addcdiv__ScalarList_call);
m(op._foreach_addcmul__Scalar_op, calls._foreach_addcmul__Scalar_call);
m(op._foreach_addcmul__ScalarList_op, calls._foreach_addcmul__ScalarList_call);
m(op._foreach_add__Tensor_op, calls._foreach_add__Tensor_call);
m(op._foreach_mul__Tensor_op, calls._foreach_mul__Tensor_call);
m(op._foreach_div__Tensor_op, calls._foreach_div__Tensor_call);
m(op._foreach_clamp_max__Scalar_op, calls._foreach_clamp_max__Scalar_call);
m(op._foreach_clamp_max__List_op, calls._foreach_clamp_max__List_call);
m(op._foreach_clamp_max__ScalarList_op, calls._foreach_clamp_max__ScalarList_call);
m(op._foreach_maximum__Scalar_op, calls._foreach_maximum__Scalar_call);
m(op._foreach_maximum__ScalarList_op, calls._foreach_maximum__ScalarList_call);
m(op._foreach_clamp_min__Scalar_op, calls._foreach_clamp_min__Scalar_call);
m(op._foreach_clamp_min__List_op, calls._foreach_clamp_min__List_call);
m(op._foreach_clamp_min__ScalarList_op, calls._foreach_clamp_min__ScalarList_call);
m(op._foreach_minimum__Scalar_op, calls._foreach_minimum__Scalar_call);
m(op._foreach_minimum__ScalarList_op, calls._foreach_minimum__ScalarList_call);
m(op._foreach_lerp__List_op, calls._foreach_lerp__List_call);
m(op._foreach_lerp__Scalar_op, calls._foreach_lerp__Scalar_call);
m(op._foreach_pow__List_op, calls._foreach_pow__List_call);
m(op._foreach_pow__Scalar_op, calls._foreach_pow__Scalar_call);
m(op._foreach_pow__ScalarList_op, calls._foreach_pow__ScalarList_call);
m(op._foreach_sign__op, calls._foreach_sign__call);
m(op.absolute__op, op.abs_);
m(op.absolute_out_op, calls.absolute_out_call);
m(op.negative__op, op.neg_);
m(op.negative_out_op, calls.negative_out_call);
m(op.arcsin__op, op.asin_);
m(op.arcsin_out_op, calls.arcsin_out_call);
m(op.arccos__op, op.acos_);
m(op.arccos_out_op, calls.arccos_out_call);
m(op.arctan__op, op.atan_);
m(op.arctan_out_op, calls.arctan_out_call);
m(op.arcsinh__op, op.asinh_);
m(op.arcsinh_out_op, calls.arcsinh_out_call);
m(op.arccosh__op, op.acosh_);
m(op.arccosh_out_op, calls.arccosh_out_call);
m(op.arctanh__op, op.atanh_);
m(op.arctanh_out_op, calls.arctanh_out_call);
m(op.fix__op, op.trunc_);
m(op.fix_out_op, calls.fix_out_call);
m(op.subtract__Tensor_op, op.sub__Tensor);
m(op.subtract_out_op, calls.subtract_out_call);
m(op.subtract__Scalar_op, op.sub__Scalar);
m(op.multiply__Tensor_op, op.mul__Tensor);
m(op.multiply_out_op, calls.multiply_out_call);
m(op.multiply__Scalar_op, op.mul__Scalar);
m(op.divide__Tensor_op, op.div__Tensor);
m(op.divide_out_op, calls.divide_out_call);
m(op.divide__Scalar_op, op.div__Scalar);
m(op.divide__Tensor_mode_op, op.div__Tensor_mode);
m(op.divide_out_mode_op, calls.divide_out_mode_call);
m(op.divide__Scalar_mode_op, op.div__Scalar_mode);
m(op.true_divide__Tensor_op, op.div__Tensor);
m(op.true_divide_out_op, calls.true_divide_out_call);
m(op.true_divide__Scalar_op, op.div__Scalar);
m(op.arctan2__op, op.atan2_);
m(op.arctan2_out_op, calls.arctan2_out_call);
m(op.not_equal__Tensor_op, op.ne__Tensor);
m(op.not_equal_Tensor_out_op, calls.not_equal_Tensor_out_call);
m(op.not_equal__Scalar_op, op.ne__Scalar);
m(op.not_equal_Scalar_out_op, calls.not_equal_Scalar_out_call);
m(op.less__Tensor_op, op.lt__Tensor);
m(op.less_Tensor_out_op, calls.less_Tensor_out_call);
m(op.less__Scalar_op, op.lt__Scalar);
m(op.less_Scalar_out_op, calls.less_Scalar_out_call);
m(op.less_equal__Tensor_op, op.le__Tensor);
m(op.less_equal_Tensor_out_op, calls.less_equal_Tensor_out_call);
m(op.less_equal__Scalar_op, op.le__Scalar);
m(op.less_equal_Scalar_out_op, calls.less_equal_Scalar_out_call);
m(op.greater__Tensor_op, op.gt__Tensor);
m(op.greater_Tensor_out_op, calls.greater_Tensor_out_call);
m(op.greater__Scalar_op, op.gt__Scalar);
m(op.greater_Scalar_out_op, calls.greater_Scalar_out_call);
m(op.greater_equal__Tensor_op, op.ge__Tensor);
m(op.greater_equal_Tensor_out_op, calls.greater_equal_Tensor_out_call);
m(op.greater_equal__Scalar_op, op.ge__Scalar);
m(op.greater_equal_Scalar_out_op, calls.greater_equal_Scalar_out_call);
m(op.__iand___Tensor_op, op.bitwise_and__Tensor);
m(op.__iand___Scalar_op, op.bitwise_and__Scalar);
m(op.__ior___Tensor_op, op.bitwise_or__Tensor);
m(op.__ior___Scalar_op, op.bitwise_or__Scalar);
m(op.__ixor___Tensor_op, op.bitwise_xor__Tensor);
m(op.__ixor___Scalar_op, op.bitwise_xor__Scalar);
m(op.__ilshift___Tensor_op, op.bitwise_left_shift__Tensor);
m(op.__ilshift___Scalar_op, op.bitwise_left_shift__Tensor_Scalar);
m(op.__irshift___Tensor_op, op.bitwise_right_shift__Tensor);
m(op.__irshift___Scalar_op, op.bitwise_right_shift__Tensor_Scalar);
m(op.clip__op, op.clamp_);
m(op.clip_out_op, calls.clip_out_call);
m(op.clip__Tensor_op, op.clamp__Tensor);
m(op.clip_Tensor_out_op, calls.clip_Tensor_out_call);
m(op.special_erf_out_op, calls.special_erf_out_call);
m(op.special_erfc_out_op, calls.special_erfc_out_call);
m(op.special_erfinv_out_op, calls.special_erfinv_out_call);
m(op.special_exp2_out_op, calls.special_exp2_out_call);
m(op.special_expit_out_op, calls.special_expit_out_call);
m(op.special_expm1_out_op, calls.special_expm1_out_call);
m(op.special_log1p_out_op, calls.special_log1p_out_call);
m(op.special_digamma_out_op, calls.special_digamma_out_call);
m(op.special_psi_out_op, calls.special_psi_out_call);
m(op.special_gammaln_out_op, calls.special_gammaln_out_call);
m(op.special_logit_out_op, calls.special_logit_out_call);
m(op.special_round_out_op, calls.special_round_out_call);
m(op.special_sinc_out_op, calls.special_sinc_out_call);
m(op.special_polygamma_out_op, calls.special_polygamma_out_call);
m(op.special_xlogy_out_op, calls.special_xlogy_out_call);
m(op.special_xlogy_self_scalar_out_op, calls.special_xlogy_self_scalar_out_call);
m(op.special_xlogy_other_scalar_out_op, calls.special_xlogy_other_scalar_out_call);
m(op.special_i0_out_op, calls.special_i0_out_call);
m(op.special_gammainc_out_op, calls.special_gammainc_out_call);
m(op.special_gammaincc_out_op, calls.special_gammaincc_out_call);
m(op.concat_out_op, calls.concat_out_call);
m(op.row_stack_out_op, calls.row_stack_out_call);
m(op.concatenate_out_op, calls.concatenate_out_call);
m(op.special_multigammaln_out_op, calls.special_multigammaln_out_call);
m(op.max_out_op, calls.max_out_call);
m(op.min_out_op, calls.min_out_call);
m(op.special_logsumexp_out_op, calls.special_logsumexp_out_call);
m(op.ger_out_op, calls.ger_out_call);
m(op.slogdet_out_op, calls.slogdet_out_call);
m(op.inverse_out_op, calls.inverse_out_call);
m(op.matrix_power_out_op, calls.matrix_power_out_call);
m(op.linalg_matmul_out_op, calls.linalg_matmul_out_call);
m(op.orgqr_out_op, calls.orgqr_out_call);
