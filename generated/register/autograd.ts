// @generated from native_functions.yaml by `npm run codegen`. Do not edit.
// Importing this file gives the operators their Autograd kernels.

import { fallthrough } from "../../runtime/dispatch/kernel.js";
import { library } from "../../runtime/dispatch/library.js";
import {
  _index_put_impl__autograd, _index_put_impl_autograd, _log_softmax_autograd, _log_softmax_backward_data_autograd,
  _log_softmax_backward_data_out_autograd, _log_softmax_out_autograd, _reshape_alias_autograd, _softmax_autograd,
  _softmax_backward_data_autograd, _softmax_backward_data_out_autograd, _softmax_out_autograd, _to_copy_autograd,
  _unsafe_view_autograd, addbmm_autograd, addmm__autograd, addmm_autograd, addmm_out_autograd, addmv__autograd,
  addmv_autograd, addmv_out_autograd, addr_autograd, alias_autograd, amax_autograd, amax_out_autograd, amin_autograd,
  amin_out_autograd, aminmax_autograd, aminmax_out_autograd, as_strided__autograd, as_strided_autograd,
  as_strided_scatter_autograd, baddbmm__autograd, baddbmm_autograd, baddbmm_out_autograd, bernoulli_Tensor_autograd,
  bernoulli__Tensor_autograd, bernoulli__float_autograd, bernoulli_autograd, bernoulli_out_autograd,
  block_diag_autograd, bmm_autograd, bmm_out_autograd, cat_autograd, cat_out_autograd, clone_autograd,
  constant_pad_nd_autograd, cumprod__autograd, cumprod_autograd, cumprod_out_autograd, cumsum__autograd,
  cumsum_autograd, cumsum_out_autograd, diag_autograd, diag_embed_autograd, diag_out_autograd, diagonal_autograd,
  diagonal_backward_autograd, diagonal_scatter_autograd, dist_autograd, dot_autograd, embedding_autograd,
  embedding_dense_backward_autograd, embedding_dense_backward_out_autograd, expand_autograd, expand_copy_autograd,
  exponential__autograd, exponential_autograd, fill_Scalar_autograd, fill_Tensor_autograd, fill__Scalar_autograd,
  fill__Tensor_autograd, flip_autograd, flip_out_autograd, gather_autograd, gather_out_autograd, index_Tensor_autograd,
  index_add__autograd, index_add_autograd, index_add_out_autograd, index_copy__autograd, index_copy_autograd,
  index_copy_out_autograd, index_fill__int_Scalar_autograd, index_fill__int_Tensor_autograd,
  index_fill_int_Scalar_autograd, index_fill_int_Tensor_autograd, index_put__autograd, index_put_autograd,
  index_select_autograd, index_select_out_autograd, lift_fresh_autograd, linalg_vector_norm_autograd,
  linalg_vector_norm_out_autograd, logcumsumexp_autograd, logcumsumexp_out_autograd, logsumexp_autograd,
  masked_fill_Scalar_autograd, masked_fill_Tensor_autograd, masked_fill__Scalar_autograd, masked_fill__Tensor_autograd,
  masked_scatter__autograd, masked_scatter_autograd, masked_select_autograd, masked_select_out_autograd, max_autograd,
  max_dim_autograd, max_dim_max_autograd, mean_autograd, mean_dim_autograd, mean_out_autograd, min_autograd,
  min_dim_autograd, min_dim_min_autograd, mm_autograd, mm_out_autograd, mv_autograd, nansum_autograd,
  nansum_out_autograd, native_dropout_autograd, native_dropout_backward_autograd, nll_loss2d_backward_autograd,
  nll_loss2d_backward_grad_input_autograd, nll_loss2d_forward_autograd, nll_loss2d_forward_output_autograd,
  nll_loss_backward_autograd, nll_loss_backward_grad_input_autograd, nll_loss_forward_autograd,
  nll_loss_forward_output_autograd, norm_ScalarOpt_dim_autograd, norm_ScalarOpt_dim_dtype_autograd,
  norm_ScalarOpt_dtype_autograd, norm_Scalar_autograd, norm_dtype_out_autograd, norm_out_autograd,
  normal_Tensor_Tensor_autograd, normal_Tensor_Tensor_out_autograd, normal_Tensor_float_autograd,
  normal_Tensor_float_out_autograd, normal__autograd, normal_float_Tensor_autograd, normal_float_Tensor_out_autograd,
  permute_autograd, prod_autograd, prod_dim_int_autograd, prod_int_out_autograd, put__autograd, put_autograd,
  random__autograd, random__from_autograd, random__to_autograd, random_autograd, random_from_autograd,
  random_to_autograd, repeat_autograd, roll_autograd, rot90_autograd, scatter__src_autograd, scatter__value_autograd,
  scatter_add__autograd, scatter_add_autograd, scatter_add_out_autograd, scatter_reduce__two_autograd,
  scatter_reduce_two_autograd, scatter_reduce_two_out_autograd, scatter_src_autograd, scatter_src_out_autograd,
  scatter_value_autograd, scatter_value_out_autograd, select_backward_autograd, select_int_autograd,
  select_scatter_autograd, slice_Tensor_autograd, slice_backward_autograd, slice_scatter_autograd, sort_autograd,
  sort_stable_autograd, sort_values_autograd, sort_values_stable_autograd, split_Tensor_autograd,
  split_with_sizes_autograd, squeeze__autograd, squeeze__dim_autograd, squeeze_autograd, squeeze_dim_autograd,
  stack_autograd, stack_out_autograd, std_correction_autograd, std_correction_out_autograd,
  std_mean_correction_autograd, std_mean_correction_out_autograd, sum_IntList_out_autograd, sum_autograd,
  sum_dim_IntList_autograd, t__autograd, t_autograd, take_autograd, take_out_autograd, topk_autograd,
  topk_values_autograd, trace_autograd, transpose__autograd, transpose_int_autograd, tril__autograd, tril_autograd,
  tril_out_autograd, triu__autograd, triu_autograd, triu_out_autograd, unbind_int_autograd, unfold_autograd,
  unfold_backward_autograd, unfold_backward_out_autograd, uniform__autograd, uniform_autograd, unsqueeze__autograd,
  unsqueeze_autograd, var_correction_autograd, var_correction_out_autograd, var_mean_correction_autograd,
  var_mean_correction_out_autograd, vdot_autograd, view_autograd, zero__autograd, zero_autograd,
} from "../autograd/kernels.js";
import {
  _index_put_impl__op, _index_put_impl_op, _local_scalar_dense_op, _log_softmax_backward_data_op,
  _log_softmax_backward_data_out_op, _log_softmax_op, _log_softmax_out_op, _reshape_alias_op, _softmax_backward_data_op,
  _softmax_backward_data_out_op, _softmax_op, _softmax_out_op, _to_copy_op, _unsafe_view_op, addbmm_op, addmm__op,
  addmm_op, addmm_out_op, addmv__op, addmv_op, addmv_out_op, addr_op, alias_op, all_all_out_op, all_dim_op, all_op,
  all_out_op, amax_op, amax_out_op, amin_op, amin_out_op, aminmax_op, aminmax_out_op, any_all_out_op, any_dim_op,
  any_op, any_out_op, argsort_stable_op, as_strided__op, as_strided_op, as_strided_scatter_op, baddbmm__op, baddbmm_op,
  baddbmm_out_op, bernoulli_Tensor_op, bernoulli__Tensor_op, bernoulli__float_op, bernoulli_op, bernoulli_out_op,
  block_diag_op, bmm_op, bmm_out_op, cat_op, cat_out_op, clone_op, constant_pad_nd_op, count_nonzero_dim_IntList_op,
  count_nonzero_op, cumprod__op, cumprod_op, cumprod_out_op, cumsum__op, cumsum_op, cumsum_out_op, diag_embed_op,
  diag_op, diag_out_op, diagonal_backward_op, diagonal_op, diagonal_scatter_op, dist_op, dot_op,
  embedding_dense_backward_op, embedding_dense_backward_out_op, embedding_op, empty_like_op, expand_copy_op, expand_op,
  exponential__op, exponential_op, fill_Scalar_op, fill_Tensor_op, fill__Scalar_op, fill__Tensor_op, flip_op,
  flip_out_op, full_like_op, gather_op, gather_out_op, index_Tensor_op, index_add__op, index_add_op, index_add_out_op,
  index_copy__op, index_copy_op, index_copy_out_op, index_fill__int_Scalar_op, index_fill__int_Tensor_op,
  index_fill_int_Scalar_op, index_fill_int_Tensor_op, index_put__op, index_put_op, index_select_op, index_select_out_op,
  is_same_size_op, lift_fresh_op, linalg_vector_norm_op, linalg_vector_norm_out_op, logcumsumexp_op,
  logcumsumexp_out_op, logsumexp_op, masked_fill_Scalar_op, masked_fill_Tensor_op, masked_fill__Scalar_op,
  masked_fill__Tensor_op, masked_scatter__op, masked_scatter_op, masked_select_op, masked_select_out_op, max_dim_max_op,
  max_dim_op, max_op, mean_dim_op, mean_op, mean_out_op, min_dim_min_op, min_dim_op, min_op, mm_op, mm_out_op,
  multinomial_op, mv_op, nansum_op, nansum_out_op, native_dropout_backward_op, native_dropout_op, new_empty_op,
  new_empty_strided_op, new_full_op, new_ones_op, new_zeros_op, nll_loss2d_backward_grad_input_op,
  nll_loss2d_backward_op, nll_loss2d_forward_op, nll_loss2d_forward_output_op, nll_loss_backward_grad_input_op,
  nll_loss_backward_op, nll_loss_forward_op, nll_loss_forward_output_op, nonzero_op, nonzero_out_op,
  norm_ScalarOpt_dim_dtype_op, norm_ScalarOpt_dim_op, norm_ScalarOpt_dtype_op, norm_Scalar_op, norm_dtype_out_op,
  norm_out_op, normal_Tensor_Tensor_op, normal_Tensor_Tensor_out_op, normal_Tensor_float_op, normal_Tensor_float_out_op,
  normal__op, normal_float_Tensor_op, normal_float_Tensor_out_op, ones_like_op, permute_op, prod_dim_int_op,
  prod_int_out_op, prod_op, put__op, put_op, rand_like_op, randint_like_low_dtype_op, randint_like_op, randn_like_op,
  random__from_op, random__op, random__to_op, random_from_op, random_op, random_to_op, repeat_interleave_Tensor_op,
  repeat_op, roll_op, rot90_op, scatter__src_op, scatter__value_op, scatter_add__op, scatter_add_op, scatter_add_out_op,
  scatter_reduce__two_op, scatter_reduce_two_op, scatter_reduce_two_out_op, scatter_src_op, scatter_src_out_op,
  scatter_value_op, scatter_value_out_op, select_backward_op, select_int_op, select_scatter_op, set__op,
  set__source_Tensor_op, set__source_Tensor_storage_offset_op, slice_Tensor_op, slice_backward_op, slice_scatter_op,
  sort_op, sort_stable_op, sort_values_op, sort_values_stable_op, split_Tensor_op, split_with_sizes_op, squeeze__dim_op,
  squeeze__op, squeeze_dim_op, squeeze_op, stack_op, stack_out_op, std_correction_op, std_correction_out_op,
  std_mean_correction_op, std_mean_correction_out_op, sum_IntList_out_op, sum_dim_IntList_op, sum_op, t__op, t_op,
  take_op, take_out_op, topk_op, topk_values_op, trace_op, transpose__op, transpose_int_op, tril__op, tril_op,
  tril_out_op, triu__op, triu_op, triu_out_op, unbind_int_op, unfold_backward_op, unfold_backward_out_op, unfold_op,
  uniform__op, uniform_op, unsqueeze__op, unsqueeze_op, var_correction_op, var_correction_out_op,
  var_mean_correction_op, var_mean_correction_out_op, vdot_op, view_dtype_op, view_op, zero__op, zero_op, zeros_like_op,
} from "../operators.js";

const m = library("aten", "IMPL", "Autograd", "generated/register/autograd.ts");

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
m.impl(fill_Scalar_op, fill_Scalar_autograd);
m.impl(fill_Tensor_op, fill_Tensor_autograd);
m.impl(fill__Scalar_op, fill__Scalar_autograd);
m.impl(fill__Tensor_op, fill__Tensor_autograd);
m.impl(zero__op, zero__autograd);
m.impl(clone_op, clone_autograd);
m.impl(_local_scalar_dense_op, fallthrough);
m.impl(alias_op, alias_autograd);
m.impl(is_same_size_op, fallthrough);
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
m.impl(scatter__src_op, scatter__src_autograd);
m.impl(scatter__value_op, scatter__value_autograd);
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
m.impl(trace_op, trace_autograd);
m.impl(count_nonzero_dim_IntList_op, fallthrough);
m.impl(count_nonzero_op, fallthrough);
m.impl(block_diag_op, block_diag_autograd);
m.impl(constant_pad_nd_op, constant_pad_nd_autograd);
m.impl(sort_values_op, sort_values_autograd);
m.impl(sort_values_stable_op, sort_values_stable_autograd);
m.impl(sort_op, sort_autograd);
m.impl(sort_stable_op, sort_stable_autograd);
m.impl(argsort_stable_op, fallthrough);
m.impl(topk_values_op, topk_values_autograd);
m.impl(topk_op, topk_autograd);
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
m.impl(bernoulli_Tensor_op, bernoulli_Tensor_autograd);
m.impl(uniform_op, uniform_autograd);
m.impl(random_from_op, random_from_autograd);
m.impl(random_to_op, random_to_autograd);
m.impl(random_op, random_autograd);
m.impl(exponential_op, exponential_autograd);
m.impl(zero_op, zero_autograd);
m.impl(_index_put_impl_op, _index_put_impl_autograd);
