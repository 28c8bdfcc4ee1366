// @generated from native_functions.yaml and derivatives.yaml by `npm run codegen`. Do not edit.
// Kernels below autograd: what is written to gets a new version, what is a view knows its base and how to be made again.

import {
  afterADInplaceOrView, asNonDifferentiableView, asView, asViews, belowADInplaceOrView, bumpVersion,
} from "../../runtime/autograd/generated-api.js";
import type { DType } from "../../runtime/core/dtype.js";
import type { Generator } from "../../runtime/core/generator.js";
import type { MemoryFormat } from "../../runtime/core/memory-format.js";
import type { Scalar } from "../../runtime/core/scalar.js";
import type { Tensor } from "../../runtime/core/tensor.js";
import { local } from "../../runtime/dispatch/local.js";
import { slot } from "../../runtime/dispatch/operator.js";
import {
  _index_put_impl__op, _index_put_impl_out_op, _log_softmax_backward_data_out_op, _log_softmax_out_op,
  _reshape_alias_op, _softmax_backward_data_out_op, _softmax_out_op, _to_copy_out_op, _unique2_out_op, _unique_out_op,
  _unsafe_view_out_op, abs__op, abs_out_op, acos__op, acos_out_op, acosh__op, acosh_out_op, add__Scalar_op,
  add__Tensor_op, add_out_op, addbmm_out_op, addcdiv__op, addcdiv_out_op, addcmul__op, addcmul_out_op, addmm__op,
  addmm_out_op, addmv__op, addmv_out_op, addr_out_op, alias_op, all_all_out_op, all_out_op, amax_out_op, amin_out_op,
  aminmax_out_op, any_all_out_op, any_out_op, arange_out_op, arange_start_out_op, argmax_out_op, argmin_out_op,
  argsort_stable_out_op, as_strided__op, as_strided_op, as_strided_scatter_out_op, asin__op, asin_out_op, asinh__op,
  asinh_out_op, atan2__op, atan2_out_op, atan__op, atan_out_op, atanh__op, atanh_out_op, avg_pool2d_out_op,
  avg_pool3d_out_op, baddbmm__op, baddbmm_out_op, bernoulli_Tensor_out_op, bernoulli__Tensor_op, bernoulli__float_op,
  bernoulli_float_out_op, bernoulli_out_op, binary_cross_entropy_out_op, binary_cross_entropy_with_logits_out_op,
  bincount_out_op, bitwise_and_Scalar_out_op, bitwise_and_Tensor_out_op, bitwise_and__Scalar_op, bitwise_and__Tensor_op,
  bitwise_left_shift_Tensor_Scalar_out_op, bitwise_left_shift_Tensor_out_op, bitwise_left_shift__Tensor_Scalar_op,
  bitwise_left_shift__Tensor_op, bitwise_not__op, bitwise_not_out_op, bitwise_or_Scalar_out_op,
  bitwise_or_Tensor_out_op, bitwise_or__Scalar_op, bitwise_or__Tensor_op, bitwise_right_shift_Tensor_Scalar_out_op,
  bitwise_right_shift_Tensor_out_op, bitwise_right_shift__Tensor_Scalar_op, bitwise_right_shift__Tensor_op,
  bitwise_xor_Scalar_out_op, bitwise_xor_Tensor_out_op, bitwise_xor__Scalar_op, bitwise_xor__Tensor_op,
  block_diag_out_op, bmm_out_op, bucketize_Scalar_out_op, bucketize_Tensor_out_op, cat_out_op, ceil__op, ceil_out_op,
  celu__op, clamp_Tensor_out_op, clamp__Tensor_op, clamp__op, clamp_max_Tensor_out_op, clamp_max__Tensor_op,
  clamp_max__op, clamp_max_out_op, clamp_min_Tensor_out_op, clamp_min__Tensor_op, clamp_min__op, clamp_min_out_op,
  clamp_out_op, clone_out_op, col2im_out_op, conj_physical_out_op, constant_pad_nd_out_op, convolution_out_op,
  copysign_Scalar_out_op, copysign__Scalar_op, copysign__Tensor_op, copysign_out_op, cos__op, cos_out_op, cosh__op,
  cosh_out_op, count_nonzero_dim_IntList_out_op, count_nonzero_out_op, cummax_out_op, cummin_out_op, cumprod__op,
  cumprod_out_op, cumsum__op, cumsum_out_op, deg2rad__op, deg2rad_out_op, diag_embed_out_op, diag_out_op,
  diagonal_backward_out_op, diagonal_op, diagonal_scatter_out_op, digamma__op, digamma_out_op, dist_out_op,
  div__Scalar_mode_op, div__Scalar_op, div__Tensor_mode_op, div__Tensor_op, div_out_mode_op, div_out_op, dot_out_op,
  elu__op, elu_backward_grad_input_op, elu_out_op, embedding_dense_backward_out_op, embedding_out_op, empty_like_out_op,
  empty_strided_out_op, eq_Scalar_out_op, eq_Tensor_out_op, eq__Scalar_op, eq__Tensor_op, erf__op, erf_out_op, erfc__op,
  erfc_out_op, erfinv__op, erfinv_out_op, exp2__op, exp2_out_op, exp__op, exp_out_op, expand_copy_out_op, expand_op,
  expm1__op, expm1_out_op, exponential__op, exponential_out_op, eye_m_out_op, eye_out_op, fill_Scalar_out_op,
  fill_Tensor_out_op, fill__Scalar_op, fill__Tensor_op, flip_out_op, floor__op, floor_divide__Scalar_op,
  floor_divide__Tensor_op, floor_divide_out_op, floor_out_op, fmax_out_op, fmin_out_op, fmod_Scalar_out_op,
  fmod_Tensor_out_op, fmod__Scalar_op, fmod__Tensor_op, frac__op, frac_out_op, full_like_out_op, full_out_op,
  gather_out_op, gcd__op, gcd_out_op, ge_Scalar_out_op, ge_Tensor_out_op, ge__Scalar_op, ge__Tensor_op, gelu__op,
  gelu_backward_grad_input_op, gelu_out_op, gt_Scalar_out_op, gt_Tensor_out_op, gt__Scalar_op, gt__Tensor_op,
  hardshrink_backward_grad_input_op, hardshrink_out_op, hardsigmoid__op, hardsigmoid_backward_grad_input_op,
  hardsigmoid_out_op, hardswish__op, hardswish_out_op, hardtanh__op, hardtanh_backward_grad_input_op, hardtanh_out_op,
  heaviside__op, heaviside_out_op, histc_out_op, huber_loss_backward_out_op, huber_loss_out_op, hypot__op, hypot_out_op,
  im2col_out_op, index_Tensor_out_op, index_add__op, index_add_out_op, index_copy__op, index_copy_out_op,
  index_fill__int_Scalar_op, index_fill__int_Tensor_op, index_fill_int_Scalar_out_op, index_fill_int_Tensor_out_op,
  index_put__op, index_put_out_op, index_reduce__op, index_reduce_out_op, index_select_out_op,
  isin_Scalar_Tensor_out_op, isin_Tensor_Scalar_out_op, isin_Tensor_Tensor_out_op, isneginf_out_op, isposinf_out_op,
  kthvalue_values_op, le_Scalar_out_op, le_Tensor_out_op, le__Scalar_op, le__Tensor_op, leaky_relu__op,
  leaky_relu_backward_grad_input_op, leaky_relu_out_op, lerp_Scalar_out_op, lerp_Tensor_out_op, lerp__Scalar_op,
  lerp__Tensor_op, lgamma__op, lgamma_out_op, linalg_vector_norm_out_op, linspace_out_op, log10__op, log10_out_op,
  log1p__op, log1p_out_op, log2__op, log2_out_op, log__op, log_out_op, log_sigmoid_backward_grad_input_op,
  log_sigmoid_forward_output_op, logaddexp2_out_op, logaddexp_out_op, logcumsumexp_out_op, logical_and__op,
  logical_and_out_op, logical_not__op, logical_not_out_op, logical_or__op, logical_or_out_op, logical_xor__op,
  logical_xor_out_op, logit__op, logit_backward_grad_input_op, logit_out_op, logspace_out_op, logsumexp_out_op,
  lt_Scalar_out_op, lt_Tensor_out_op, lt__Scalar_op, lt__Tensor_op, masked_fill_Scalar_out_op,
  masked_fill_Tensor_out_op, masked_fill__Scalar_op, masked_fill__Tensor_op, masked_scatter__op, masked_scatter_out_op,
  masked_select_out_op, max_dim_max_op, max_unpool2d_out_op, max_unpool3d_out_op, maximum_out_op, mean_out_op,
  median_dim_values_op, median_out_op, min_dim_min_op, minimum_out_op, mish__op, mish_out_op, mm_out_op, mode_values_op,
  mse_loss_out_op, mul__Scalar_op, mul__Tensor_op, mul_out_op, multinomial_out_op, mv_out_op, nan_to_num__op,
  nan_to_num_out_op, nanmedian_dim_values_op, nanmedian_out_op, nansum_out_op, narrow_copy_out_op,
  native_dropout_backward_out_op, native_dropout_out_op, ne_Scalar_out_op, ne_Tensor_out_op, ne__Scalar_op,
  ne__Tensor_op, neg__op, neg_out_op, new_empty_out_op, new_empty_strided_out_op, new_full_out_op, new_ones_out_op,
  new_zeros_out_op, nll_loss2d_backward_grad_input_op, nll_loss2d_forward_output_op, nll_loss_backward_grad_input_op,
  nll_loss_forward_output_op, nonzero_out_op, norm_ScalarOpt_dtype_out_op, norm_Scalar_out_op, norm_dtype_out_op,
  norm_out_op, normal_Tensor_Tensor_out_op, normal_Tensor_float_out_op, normal__op, normal_float_Tensor_out_op,
  normal_float_float_out_op, ones_like_out_op, ones_out_op, permute_op, polygamma__op, polygamma_out_op,
  pow_Scalar_out_op, pow_Tensor_Scalar_out_op, pow_Tensor_Tensor_out_op, pow__Scalar_op, pow__Tensor_op,
  prod_int_out_op, prod_out_op, put__op, put_out_op, rad2deg__op, rad2deg_out_op, rand_generator_out_op,
  rand_like_out_op, rand_out_op, randint_generator_out_op, randint_like_low_dtype_out_op, randint_like_out_op,
  randint_low_generator_out_op, randint_low_out_op, randint_out_op, randn_generator_out_op, randn_like_out_op,
  randn_out_op, random__from_op, random__op, random__to_op, random_from_out_op, random_out_op, random_to_out_op,
  randperm_generator_out_op, randperm_out_op, reciprocal__op, reciprocal_out_op,
  reflection_pad1d_backward_grad_input_op, reflection_pad1d_out_op, reflection_pad2d_backward_grad_input_op,
  reflection_pad2d_out_op, reflection_pad3d_backward_grad_input_op, reflection_pad3d_out_op, relu__op,
  remainder_Scalar_out_op, remainder_Tensor_out_op, remainder__Scalar_op, remainder__Tensor_op,
  repeat_interleave_Tensor_out_op, repeat_out_op, replication_pad1d_backward_grad_input_op, replication_pad1d_out_op,
  replication_pad2d_backward_grad_input_op, replication_pad2d_out_op, replication_pad3d_backward_grad_input_op,
  replication_pad3d_out_op, resize_as_out_op, resize_out_op, roll_out_op, rot90_out_op, round__decimals_op, round__op,
  round_decimals_out_op, round_out_op, rsqrt__op, rsqrt_out_op, scalar_tensor_out_op, scatter__reduce_op,
  scatter__src_op, scatter__value_op, scatter__value_reduce_op, scatter_add__op, scatter_add_out_op,
  scatter_reduce__two_op, scatter_reduce_out_op, scatter_reduce_two_out_op, scatter_src_out_op, scatter_value_out_op,
  scatter_value_reduce_out_op, searchsorted_Scalar_out_op, searchsorted_Tensor_out_op, select_backward_out_op,
  select_int_op, select_scatter_out_op, set__op, set__source_Tensor_op, set__source_Tensor_storage_offset_op,
  set_out_op, set_source_Tensor_out_op, sgn__op, sgn_out_op, sigmoid__op, sigmoid_backward_grad_input_op,
  sigmoid_out_op, sign__op, sign_out_op, signbit_out_op, silu__op, silu_backward_grad_input_op, silu_out_op, sin__op,
  sin_out_op, sinc__op, sinc_out_op, sinh__op, sinh_out_op, slice_Tensor_op, slice_backward_out_op,
  slice_scatter_out_op, smooth_l1_loss_out_op, soft_margin_loss_out_op, softplus_backward_grad_input_op,
  softplus_out_op, softshrink_backward_grad_input_op, softshrink_out_op, sort_values_op, sort_values_stable_op,
  split_Tensor_op, split_with_sizes_op, sqrt__op, sqrt_out_op, squeeze__dim_op, squeeze__op, squeeze_dim_op, squeeze_op,
  stack_out_op, std_correction_out_op, std_mean_correction_out_op, sub__Scalar_op, sub__Tensor_op, sub_out_op,
  sum_IntList_out_op, sum_out_op, t__op, t_op, take_out_op, tan__op, tan_out_op, tanh__op, tanh_backward_grad_input_op,
  tanh_out_op, threshold__op, threshold_backward_grad_input_op, threshold_out_op, topk_values_op, trace_out_op,
  transpose__op, transpose_int_op, tril__op, tril_indices_out_op, tril_out_op, triu__op, triu_indices_out_op,
  triu_out_op, trunc__op, trunc_out_op, unbind_int_op, unfold_backward_out_op, unfold_op, uniform__op, uniform_out_op,
  unique_consecutive_out_op, unique_dim_out_op, unsqueeze__op, unsqueeze_op, var_correction_out_op,
  var_mean_correction_out_op, vdot_out_op, view_dtype_op, view_op, where_self_out_op, xlogy_OutScalar_Other_op,
  xlogy_OutScalar_Self_op, xlogy_OutTensor_op, xlogy__Scalar_Other_op, xlogy__Tensor_op, zero__op, zero_out_op,
  zeros_like_out_op, zeros_out_op,
} from "../operators.js";

export function polygamma__inplaceOrView(self: Tensor, n: number, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & polygamma__op.maskLo;
    const h = hi & afterADInplaceOrView & polygamma__op.maskHi;
    result = polygamma__op.table[slot(l, h)]!(self, n, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function clamp__Tensor_inplaceOrView(self: Tensor, min: Tensor | null, max: Tensor | null, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & clamp__Tensor_op.maskLo;
    const h = hi & afterADInplaceOrView & clamp__Tensor_op.maskHi;
    result = clamp__Tensor_op.table[slot(l, h)]!(self, min, max, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function clamp_Tensor_out_inplaceOrView(self: Tensor, min: Tensor | null, max: Tensor | null, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & clamp_Tensor_out_op.maskLo;
    const h = hi & afterADInplaceOrView & clamp_Tensor_out_op.maskHi;
    result = clamp_Tensor_out_op.table[slot(l, h)]!(self, min, max, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function celu__inplaceOrView(self: Tensor, alpha: Scalar, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & celu__op.maskLo;
    const h = hi & afterADInplaceOrView & celu__op.maskHi;
    result = celu__op.table[slot(l, h)]!(self, alpha, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function log_sigmoid_forward_output_inplaceOrView(self: Tensor, output: Tensor, buffer: Tensor, lo: number, hi: number): readonly [Tensor, Tensor] {
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & log_sigmoid_forward_output_op.maskLo;
    const h = hi & afterADInplaceOrView & log_sigmoid_forward_output_op.maskHi;
    result = log_sigmoid_forward_output_op.table[slot(l, h)]!(self, output, buffer, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(output);
  bumpVersion(buffer);
  return result;
}

export function zeros_out_inplaceOrView(size: readonly number[], out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & zeros_out_op.maskLo;
    const h = hi & afterADInplaceOrView & zeros_out_op.maskHi;
    result = zeros_out_op.table[slot(l, h)]!(size, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function ones_out_inplaceOrView(size: readonly number[], out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & ones_out_op.maskLo;
    const h = hi & afterADInplaceOrView & ones_out_op.maskHi;
    result = ones_out_op.table[slot(l, h)]!(size, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function full_out_inplaceOrView(size: readonly number[], fillValue: Scalar, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & full_out_op.maskLo;
    const h = hi & afterADInplaceOrView & full_out_op.maskHi;
    result = full_out_op.table[slot(l, h)]!(size, fillValue, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function arange_out_inplaceOrView(end: Scalar, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & arange_out_op.maskLo;
    const h = hi & afterADInplaceOrView & arange_out_op.maskHi;
    result = arange_out_op.table[slot(l, h)]!(end, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function arange_start_out_inplaceOrView(start: Scalar, end: Scalar, step: Scalar, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & arange_start_out_op.maskLo;
    const h = hi & afterADInplaceOrView & arange_start_out_op.maskHi;
    result = arange_start_out_op.table[slot(l, h)]!(start, end, step, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function linspace_out_inplaceOrView(start: Scalar, end: Scalar, steps: number, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & linspace_out_op.maskLo;
    const h = hi & afterADInplaceOrView & linspace_out_op.maskHi;
    result = linspace_out_op.table[slot(l, h)]!(start, end, steps, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function logspace_out_inplaceOrView(start: Scalar, end: Scalar, steps: number, base: number, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & logspace_out_op.maskLo;
    const h = hi & afterADInplaceOrView & logspace_out_op.maskHi;
    result = logspace_out_op.table[slot(l, h)]!(start, end, steps, base, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function eye_out_inplaceOrView(n: number, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & eye_out_op.maskLo;
    const h = hi & afterADInplaceOrView & eye_out_op.maskHi;
    result = eye_out_op.table[slot(l, h)]!(n, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function eye_m_out_inplaceOrView(n: number, m: number, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & eye_m_out_op.maskLo;
    const h = hi & afterADInplaceOrView & eye_m_out_op.maskHi;
    result = eye_m_out_op.table[slot(l, h)]!(n, m, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function rand_out_inplaceOrView(size: readonly number[], out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & rand_out_op.maskLo;
    const h = hi & afterADInplaceOrView & rand_out_op.maskHi;
    result = rand_out_op.table[slot(l, h)]!(size, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function rand_generator_out_inplaceOrView(size: readonly number[], generator: Generator | null, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & rand_generator_out_op.maskLo;
    const h = hi & afterADInplaceOrView & rand_generator_out_op.maskHi;
    result = rand_generator_out_op.table[slot(l, h)]!(size, generator, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function randn_out_inplaceOrView(size: readonly number[], out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & randn_out_op.maskLo;
    const h = hi & afterADInplaceOrView & randn_out_op.maskHi;
    result = randn_out_op.table[slot(l, h)]!(size, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function randn_generator_out_inplaceOrView(size: readonly number[], generator: Generator | null, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & randn_generator_out_op.maskLo;
    const h = hi & afterADInplaceOrView & randn_generator_out_op.maskHi;
    result = randn_generator_out_op.table[slot(l, h)]!(size, generator, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function randint_out_inplaceOrView(high: number, size: readonly number[], out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & randint_out_op.maskLo;
    const h = hi & afterADInplaceOrView & randint_out_op.maskHi;
    result = randint_out_op.table[slot(l, h)]!(high, size, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function randint_generator_out_inplaceOrView(high: number, size: readonly number[], generator: Generator | null, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & randint_generator_out_op.maskLo;
    const h = hi & afterADInplaceOrView & randint_generator_out_op.maskHi;
    result = randint_generator_out_op.table[slot(l, h)]!(high, size, generator, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function randint_low_out_inplaceOrView(low: number, high: number, size: readonly number[], out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & randint_low_out_op.maskLo;
    const h = hi & afterADInplaceOrView & randint_low_out_op.maskHi;
    result = randint_low_out_op.table[slot(l, h)]!(low, high, size, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function randint_low_generator_out_inplaceOrView(low: number, high: number, size: readonly number[], generator: Generator | null, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & randint_low_generator_out_op.maskLo;
    const h = hi & afterADInplaceOrView & randint_low_generator_out_op.maskHi;
    result = randint_low_generator_out_op.table[slot(l, h)]!(low, high, size, generator, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function randperm_out_inplaceOrView(n: number, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & randperm_out_op.maskLo;
    const h = hi & afterADInplaceOrView & randperm_out_op.maskHi;
    result = randperm_out_op.table[slot(l, h)]!(n, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function randperm_generator_out_inplaceOrView(n: number, generator: Generator | null, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & randperm_generator_out_op.maskLo;
    const h = hi & afterADInplaceOrView & randperm_generator_out_op.maskHi;
    result = randperm_generator_out_op.table[slot(l, h)]!(n, generator, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function bernoulli_out_inplaceOrView(self: Tensor, generator: Generator | null, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & bernoulli_out_op.maskLo;
    const h = hi & afterADInplaceOrView & bernoulli_out_op.maskHi;
    result = bernoulli_out_op.table[slot(l, h)]!(self, generator, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function bernoulli__Tensor_inplaceOrView(self: Tensor, p: Tensor, generator: Generator | null, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & bernoulli__Tensor_op.maskLo;
    const h = hi & afterADInplaceOrView & bernoulli__Tensor_op.maskHi;
    result = bernoulli__Tensor_op.table[slot(l, h)]!(self, p, generator, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function bernoulli__float_inplaceOrView(self: Tensor, p: number, generator: Generator | null, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & bernoulli__float_op.maskLo;
    const h = hi & afterADInplaceOrView & bernoulli__float_op.maskHi;
    result = bernoulli__float_op.table[slot(l, h)]!(self, p, generator, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function uniform__inplaceOrView(self: Tensor, from: number, to: number, generator: Generator | null, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & uniform__op.maskLo;
    const h = hi & afterADInplaceOrView & uniform__op.maskHi;
    result = uniform__op.table[slot(l, h)]!(self, from, to, generator, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function normal__inplaceOrView(self: Tensor, mean: number, std: number, generator: Generator | null, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & normal__op.maskLo;
    const h = hi & afterADInplaceOrView & normal__op.maskHi;
    result = normal__op.table[slot(l, h)]!(self, mean, std, generator, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function random__from_inplaceOrView(self: Tensor, from: number, to: number | null, generator: Generator | null, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & random__from_op.maskLo;
    const h = hi & afterADInplaceOrView & random__from_op.maskHi;
    result = random__from_op.table[slot(l, h)]!(self, from, to, generator, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function random__to_inplaceOrView(self: Tensor, to: number, generator: Generator | null, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & random__to_op.maskLo;
    const h = hi & afterADInplaceOrView & random__to_op.maskHi;
    result = random__to_op.table[slot(l, h)]!(self, to, generator, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function random__inplaceOrView(self: Tensor, generator: Generator | null, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & random__op.maskLo;
    const h = hi & afterADInplaceOrView & random__op.maskHi;
    result = random__op.table[slot(l, h)]!(self, generator, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function multinomial_out_inplaceOrView(self: Tensor, numSamples: number, replacement: boolean, generator: Generator | null, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & multinomial_out_op.maskLo;
    const h = hi & afterADInplaceOrView & multinomial_out_op.maskHi;
    result = multinomial_out_op.table[slot(l, h)]!(self, numSamples, replacement, generator, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function normal_Tensor_float_out_inplaceOrView(mean: Tensor, std: number, generator: Generator | null, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & normal_Tensor_float_out_op.maskLo;
    const h = hi & afterADInplaceOrView & normal_Tensor_float_out_op.maskHi;
    result = normal_Tensor_float_out_op.table[slot(l, h)]!(mean, std, generator, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function normal_float_Tensor_out_inplaceOrView(mean: number, std: Tensor, generator: Generator | null, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & normal_float_Tensor_out_op.maskLo;
    const h = hi & afterADInplaceOrView & normal_float_Tensor_out_op.maskHi;
    result = normal_float_Tensor_out_op.table[slot(l, h)]!(mean, std, generator, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function normal_Tensor_Tensor_out_inplaceOrView(mean: Tensor, std: Tensor, generator: Generator | null, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & normal_Tensor_Tensor_out_op.maskLo;
    const h = hi & afterADInplaceOrView & normal_Tensor_Tensor_out_op.maskHi;
    result = normal_Tensor_Tensor_out_op.table[slot(l, h)]!(mean, std, generator, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function normal_float_float_out_inplaceOrView(mean: number, std: number, size: readonly number[], generator: Generator | null, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & normal_float_float_out_op.maskLo;
    const h = hi & afterADInplaceOrView & normal_float_float_out_op.maskHi;
    result = normal_float_float_out_op.table[slot(l, h)]!(mean, std, size, generator, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function exponential__inplaceOrView(self: Tensor, lambd: number, generator: Generator | null, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & exponential__op.maskLo;
    const h = hi & afterADInplaceOrView & exponential__op.maskHi;
    result = exponential__op.table[slot(l, h)]!(self, lambd, generator, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function fill__Scalar_inplaceOrView(self: Tensor, value: Scalar, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & fill__Scalar_op.maskLo;
    const h = hi & afterADInplaceOrView & fill__Scalar_op.maskHi;
    result = fill__Scalar_op.table[slot(l, h)]!(self, value, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function fill__Tensor_inplaceOrView(self: Tensor, value: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & fill__Tensor_op.maskLo;
    const h = hi & afterADInplaceOrView & fill__Tensor_op.maskHi;
    result = fill__Tensor_op.table[slot(l, h)]!(self, value, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function zero__inplaceOrView(self: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & zero__op.maskLo;
    const h = hi & afterADInplaceOrView & zero__op.maskHi;
    result = zero__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

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

export function set__source_Tensor_storage_offset_inplaceOrView(self: Tensor, source: Tensor, storageOffset: number, size: readonly number[], stride: readonly number[], lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & set__source_Tensor_storage_offset_op.maskLo;
    const h = hi & afterADInplaceOrView & set__source_Tensor_storage_offset_op.maskHi;
    result = set__source_Tensor_storage_offset_op.table[slot(l, h)]!(self, source, storageOffset, size, stride, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function set__source_Tensor_inplaceOrView(self: Tensor, source: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & set__source_Tensor_op.maskLo;
    const h = hi & afterADInplaceOrView & set__source_Tensor_op.maskHi;
    result = set__source_Tensor_op.table[slot(l, h)]!(self, source, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function set__inplaceOrView(self: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & set__op.maskLo;
    const h = hi & afterADInplaceOrView & set__op.maskHi;
    result = set__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function conj_physical_out_inplaceOrView(self: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & conj_physical_out_op.maskLo;
    const h = hi & afterADInplaceOrView & conj_physical_out_op.maskHi;
    result = conj_physical_out_op.table[slot(l, h)]!(self, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

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

export function transpose__inplaceOrView(self: Tensor, dim0: number, dim1: number, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & transpose__op.maskLo;
    const h = hi & afterADInplaceOrView & transpose__op.maskHi;
    result = transpose__op.table[slot(l, h)]!(self, dim0, dim1, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

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

export function t__inplaceOrView(self: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & t__op.maskLo;
    const h = hi & afterADInplaceOrView & t__op.maskHi;
    result = t__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

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

export function squeeze__inplaceOrView(self: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & squeeze__op.maskLo;
    const h = hi & afterADInplaceOrView & squeeze__op.maskHi;
    result = squeeze__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function squeeze__dim_inplaceOrView(self: Tensor, dim: number, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & squeeze__dim_op.maskLo;
    const h = hi & afterADInplaceOrView & squeeze__dim_op.maskHi;
    result = squeeze__dim_op.table[slot(l, h)]!(self, dim, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

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

export function unsqueeze__inplaceOrView(self: Tensor, dim: number, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & unsqueeze__op.maskLo;
    const h = hi & afterADInplaceOrView & unsqueeze__op.maskHi;
    result = unsqueeze__op.table[slot(l, h)]!(self, dim, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

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

export function as_strided__inplaceOrView(self: Tensor, size: readonly number[], stride: readonly number[], storageOffset: number | null, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & as_strided__op.maskLo;
    const h = hi & afterADInplaceOrView & as_strided__op.maskHi;
    result = as_strided__op.table[slot(l, h)]!(self, size, stride, storageOffset, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

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

export function unfold_backward_out_inplaceOrView(gradIn: Tensor, inputSizes: readonly number[], dim: number, size: number, step: number, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & unfold_backward_out_op.maskLo;
    const h = hi & afterADInplaceOrView & unfold_backward_out_op.maskHi;
    result = unfold_backward_out_op.table[slot(l, h)]!(gradIn, inputSizes, dim, size, step, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function diag_out_inplaceOrView(self: Tensor, diagonal: number, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & diag_out_op.maskLo;
    const h = hi & afterADInplaceOrView & diag_out_op.maskHi;
    result = diag_out_op.table[slot(l, h)]!(self, diagonal, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function index_put__inplaceOrView(self: Tensor, indices: readonly (Tensor | null)[], values: Tensor, accumulate: boolean, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & index_put__op.maskLo;
    const h = hi & afterADInplaceOrView & index_put__op.maskHi;
    result = index_put__op.table[slot(l, h)]!(self, indices, values, accumulate, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function _index_put_impl__inplaceOrView(self: Tensor, indices: readonly (Tensor | null)[], values: Tensor, accumulate: boolean, unsafe: boolean, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & _index_put_impl__op.maskLo;
    const h = hi & afterADInplaceOrView & _index_put_impl__op.maskHi;
    result = _index_put_impl__op.table[slot(l, h)]!(self, indices, values, accumulate, unsafe, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function index_select_out_inplaceOrView(self: Tensor, dim: number, index: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & index_select_out_op.maskLo;
    const h = hi & afterADInplaceOrView & index_select_out_op.maskHi;
    result = index_select_out_op.table[slot(l, h)]!(self, dim, index, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function index_add_out_inplaceOrView(self: Tensor, dim: number, index: Tensor, source: Tensor, alpha: Scalar, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & index_add_out_op.maskLo;
    const h = hi & afterADInplaceOrView & index_add_out_op.maskHi;
    result = index_add_out_op.table[slot(l, h)]!(self, dim, index, source, alpha, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function index_add__inplaceOrView(self: Tensor, dim: number, index: Tensor, source: Tensor, alpha: Scalar, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & index_add__op.maskLo;
    const h = hi & afterADInplaceOrView & index_add__op.maskHi;
    result = index_add__op.table[slot(l, h)]!(self, dim, index, source, alpha, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function index_copy_out_inplaceOrView(self: Tensor, dim: number, index: Tensor, source: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & index_copy_out_op.maskLo;
    const h = hi & afterADInplaceOrView & index_copy_out_op.maskHi;
    result = index_copy_out_op.table[slot(l, h)]!(self, dim, index, source, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function index_copy__inplaceOrView(self: Tensor, dim: number, index: Tensor, source: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & index_copy__op.maskLo;
    const h = hi & afterADInplaceOrView & index_copy__op.maskHi;
    result = index_copy__op.table[slot(l, h)]!(self, dim, index, source, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function index_fill__int_Scalar_inplaceOrView(self: Tensor, dim: number, index: Tensor, value: Scalar, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & index_fill__int_Scalar_op.maskLo;
    const h = hi & afterADInplaceOrView & index_fill__int_Scalar_op.maskHi;
    result = index_fill__int_Scalar_op.table[slot(l, h)]!(self, dim, index, value, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function index_fill__int_Tensor_inplaceOrView(self: Tensor, dim: number, index: Tensor, value: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & index_fill__int_Tensor_op.maskLo;
    const h = hi & afterADInplaceOrView & index_fill__int_Tensor_op.maskHi;
    result = index_fill__int_Tensor_op.table[slot(l, h)]!(self, dim, index, value, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function gather_out_inplaceOrView(self: Tensor, dim: number, index: Tensor, sparseGrad: boolean, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & gather_out_op.maskLo;
    const h = hi & afterADInplaceOrView & gather_out_op.maskHi;
    result = gather_out_op.table[slot(l, h)]!(self, dim, index, sparseGrad, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function scatter_src_out_inplaceOrView(self: Tensor, dim: number, index: Tensor, src: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & scatter_src_out_op.maskLo;
    const h = hi & afterADInplaceOrView & scatter_src_out_op.maskHi;
    result = scatter_src_out_op.table[slot(l, h)]!(self, dim, index, src, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function scatter_value_out_inplaceOrView(self: Tensor, dim: number, index: Tensor, value: Scalar, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & scatter_value_out_op.maskLo;
    const h = hi & afterADInplaceOrView & scatter_value_out_op.maskHi;
    result = scatter_value_out_op.table[slot(l, h)]!(self, dim, index, value, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function scatter_reduce_out_inplaceOrView(self: Tensor, dim: number, index: Tensor, src: Tensor, reduce: string, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & scatter_reduce_out_op.maskLo;
    const h = hi & afterADInplaceOrView & scatter_reduce_out_op.maskHi;
    result = scatter_reduce_out_op.table[slot(l, h)]!(self, dim, index, src, reduce, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function scatter_value_reduce_out_inplaceOrView(self: Tensor, dim: number, index: Tensor, value: Scalar, reduce: string, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & scatter_value_reduce_out_op.maskLo;
    const h = hi & afterADInplaceOrView & scatter_value_reduce_out_op.maskHi;
    result = scatter_value_reduce_out_op.table[slot(l, h)]!(self, dim, index, value, reduce, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function scatter__src_inplaceOrView(self: Tensor, dim: number, index: Tensor, src: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & scatter__src_op.maskLo;
    const h = hi & afterADInplaceOrView & scatter__src_op.maskHi;
    result = scatter__src_op.table[slot(l, h)]!(self, dim, index, src, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function scatter__value_inplaceOrView(self: Tensor, dim: number, index: Tensor, value: Scalar, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & scatter__value_op.maskLo;
    const h = hi & afterADInplaceOrView & scatter__value_op.maskHi;
    result = scatter__value_op.table[slot(l, h)]!(self, dim, index, value, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function scatter__reduce_inplaceOrView(self: Tensor, dim: number, index: Tensor, src: Tensor, reduce: string, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & scatter__reduce_op.maskLo;
    const h = hi & afterADInplaceOrView & scatter__reduce_op.maskHi;
    result = scatter__reduce_op.table[slot(l, h)]!(self, dim, index, src, reduce, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function scatter__value_reduce_inplaceOrView(self: Tensor, dim: number, index: Tensor, value: Scalar, reduce: string, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & scatter__value_reduce_op.maskLo;
    const h = hi & afterADInplaceOrView & scatter__value_reduce_op.maskHi;
    result = scatter__value_reduce_op.table[slot(l, h)]!(self, dim, index, value, reduce, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function scatter_add_out_inplaceOrView(self: Tensor, dim: number, index: Tensor, src: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & scatter_add_out_op.maskLo;
    const h = hi & afterADInplaceOrView & scatter_add_out_op.maskHi;
    result = scatter_add_out_op.table[slot(l, h)]!(self, dim, index, src, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function scatter_add__inplaceOrView(self: Tensor, dim: number, index: Tensor, src: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & scatter_add__op.maskLo;
    const h = hi & afterADInplaceOrView & scatter_add__op.maskHi;
    result = scatter_add__op.table[slot(l, h)]!(self, dim, index, src, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function scatter_reduce_two_out_inplaceOrView(self: Tensor, dim: number, index: Tensor, src: Tensor, reduce: string, includeSelf: boolean, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & scatter_reduce_two_out_op.maskLo;
    const h = hi & afterADInplaceOrView & scatter_reduce_two_out_op.maskHi;
    result = scatter_reduce_two_out_op.table[slot(l, h)]!(self, dim, index, src, reduce, includeSelf, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function scatter_reduce__two_inplaceOrView(self: Tensor, dim: number, index: Tensor, src: Tensor, reduce: string, includeSelf: boolean, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & scatter_reduce__two_op.maskLo;
    const h = hi & afterADInplaceOrView & scatter_reduce__two_op.maskHi;
    result = scatter_reduce__two_op.table[slot(l, h)]!(self, dim, index, src, reduce, includeSelf, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function masked_fill__Scalar_inplaceOrView(self: Tensor, mask: Tensor, value: Scalar, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & masked_fill__Scalar_op.maskLo;
    const h = hi & afterADInplaceOrView & masked_fill__Scalar_op.maskHi;
    result = masked_fill__Scalar_op.table[slot(l, h)]!(self, mask, value, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function masked_fill__Tensor_inplaceOrView(self: Tensor, mask: Tensor, value: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & masked_fill__Tensor_op.maskLo;
    const h = hi & afterADInplaceOrView & masked_fill__Tensor_op.maskHi;
    result = masked_fill__Tensor_op.table[slot(l, h)]!(self, mask, value, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function masked_scatter__inplaceOrView(self: Tensor, mask: Tensor, source: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & masked_scatter__op.maskLo;
    const h = hi & afterADInplaceOrView & masked_scatter__op.maskHi;
    result = masked_scatter__op.table[slot(l, h)]!(self, mask, source, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function masked_select_out_inplaceOrView(self: Tensor, mask: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & masked_select_out_op.maskLo;
    const h = hi & afterADInplaceOrView & masked_select_out_op.maskHi;
    result = masked_select_out_op.table[slot(l, h)]!(self, mask, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function nonzero_out_inplaceOrView(self: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & nonzero_out_op.maskLo;
    const h = hi & afterADInplaceOrView & nonzero_out_op.maskHi;
    result = nonzero_out_op.table[slot(l, h)]!(self, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function cat_out_inplaceOrView(tensors: readonly Tensor[], dim: number, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & cat_out_op.maskLo;
    const h = hi & afterADInplaceOrView & cat_out_op.maskHi;
    result = cat_out_op.table[slot(l, h)]!(tensors, dim, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function stack_out_inplaceOrView(tensors: readonly Tensor[], dim: number, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & stack_out_op.maskLo;
    const h = hi & afterADInplaceOrView & stack_out_op.maskHi;
    result = stack_out_op.table[slot(l, h)]!(tensors, dim, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function flip_out_inplaceOrView(self: Tensor, dims: readonly number[], out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & flip_out_op.maskLo;
    const h = hi & afterADInplaceOrView & flip_out_op.maskHi;
    result = flip_out_op.table[slot(l, h)]!(self, dims, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function tril_out_inplaceOrView(self: Tensor, diagonal: number, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & tril_out_op.maskLo;
    const h = hi & afterADInplaceOrView & tril_out_op.maskHi;
    result = tril_out_op.table[slot(l, h)]!(self, diagonal, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function tril__inplaceOrView(self: Tensor, diagonal: number, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & tril__op.maskLo;
    const h = hi & afterADInplaceOrView & tril__op.maskHi;
    result = tril__op.table[slot(l, h)]!(self, diagonal, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function triu_out_inplaceOrView(self: Tensor, diagonal: number, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & triu_out_op.maskLo;
    const h = hi & afterADInplaceOrView & triu_out_op.maskHi;
    result = triu_out_op.table[slot(l, h)]!(self, diagonal, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function triu__inplaceOrView(self: Tensor, diagonal: number, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & triu__op.maskLo;
    const h = hi & afterADInplaceOrView & triu__op.maskHi;
    result = triu__op.table[slot(l, h)]!(self, diagonal, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function embedding_dense_backward_out_inplaceOrView(gradOutput: Tensor, indices: Tensor, numWeights: number, paddingIdx: number, scaleGradByFreq: boolean, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & embedding_dense_backward_out_op.maskLo;
    const h = hi & afterADInplaceOrView & embedding_dense_backward_out_op.maskHi;
    result = embedding_dense_backward_out_op.table[slot(l, h)]!(gradOutput, indices, numWeights, paddingIdx, scaleGradByFreq, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function take_out_inplaceOrView(self: Tensor, index: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & take_out_op.maskLo;
    const h = hi & afterADInplaceOrView & take_out_op.maskHi;
    result = take_out_op.table[slot(l, h)]!(self, index, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function put__inplaceOrView(self: Tensor, index: Tensor, source: Tensor, accumulate: boolean, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & put__op.maskLo;
    const h = hi & afterADInplaceOrView & put__op.maskHi;
    result = put__op.table[slot(l, h)]!(self, index, source, accumulate, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function bucketize_Tensor_out_inplaceOrView(self: Tensor, boundaries: Tensor, outInt32: boolean, right: boolean, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & bucketize_Tensor_out_op.maskLo;
    const h = hi & afterADInplaceOrView & bucketize_Tensor_out_op.maskHi;
    result = bucketize_Tensor_out_op.table[slot(l, h)]!(self, boundaries, outInt32, right, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function searchsorted_Tensor_out_inplaceOrView(sortedSequence: Tensor, self: Tensor, outInt32: boolean, right: boolean, side: string | null, sorter: Tensor | null, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & searchsorted_Tensor_out_op.maskLo;
    const h = hi & afterADInplaceOrView & searchsorted_Tensor_out_op.maskHi;
    result = searchsorted_Tensor_out_op.table[slot(l, h)]!(sortedSequence, self, outInt32, right, side, sorter, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function isin_Tensor_Tensor_out_inplaceOrView(elements: Tensor, testElements: Tensor, assumeUnique: boolean, invert: boolean, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & isin_Tensor_Tensor_out_op.maskLo;
    const h = hi & afterADInplaceOrView & isin_Tensor_Tensor_out_op.maskHi;
    result = isin_Tensor_Tensor_out_op.table[slot(l, h)]!(elements, testElements, assumeUnique, invert, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function isin_Tensor_Scalar_out_inplaceOrView(elements: Tensor, testElement: Scalar, assumeUnique: boolean, invert: boolean, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & isin_Tensor_Scalar_out_op.maskLo;
    const h = hi & afterADInplaceOrView & isin_Tensor_Scalar_out_op.maskHi;
    result = isin_Tensor_Scalar_out_op.table[slot(l, h)]!(elements, testElement, assumeUnique, invert, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function isin_Scalar_Tensor_out_inplaceOrView(element: Scalar, testElements: Tensor, assumeUnique: boolean, invert: boolean, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & isin_Scalar_Tensor_out_op.maskLo;
    const h = hi & afterADInplaceOrView & isin_Scalar_Tensor_out_op.maskHi;
    result = isin_Scalar_Tensor_out_op.table[slot(l, h)]!(element, testElements, assumeUnique, invert, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function reflection_pad1d_out_inplaceOrView(self: Tensor, padding: readonly number[], out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & reflection_pad1d_out_op.maskLo;
    const h = hi & afterADInplaceOrView & reflection_pad1d_out_op.maskHi;
    result = reflection_pad1d_out_op.table[slot(l, h)]!(self, padding, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function reflection_pad1d_backward_grad_input_inplaceOrView(gradOutput: Tensor, self: Tensor, padding: readonly number[], gradInput: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & reflection_pad1d_backward_grad_input_op.maskLo;
    const h = hi & afterADInplaceOrView & reflection_pad1d_backward_grad_input_op.maskHi;
    result = reflection_pad1d_backward_grad_input_op.table[slot(l, h)]!(gradOutput, self, padding, gradInput, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(gradInput);
  return result;
}

export function reflection_pad2d_out_inplaceOrView(self: Tensor, padding: readonly number[], out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & reflection_pad2d_out_op.maskLo;
    const h = hi & afterADInplaceOrView & reflection_pad2d_out_op.maskHi;
    result = reflection_pad2d_out_op.table[slot(l, h)]!(self, padding, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function reflection_pad2d_backward_grad_input_inplaceOrView(gradOutput: Tensor, self: Tensor, padding: readonly number[], gradInput: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & reflection_pad2d_backward_grad_input_op.maskLo;
    const h = hi & afterADInplaceOrView & reflection_pad2d_backward_grad_input_op.maskHi;
    result = reflection_pad2d_backward_grad_input_op.table[slot(l, h)]!(gradOutput, self, padding, gradInput, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(gradInput);
  return result;
}

export function reflection_pad3d_out_inplaceOrView(self: Tensor, padding: readonly number[], out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & reflection_pad3d_out_op.maskLo;
    const h = hi & afterADInplaceOrView & reflection_pad3d_out_op.maskHi;
    result = reflection_pad3d_out_op.table[slot(l, h)]!(self, padding, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function reflection_pad3d_backward_grad_input_inplaceOrView(gradOutput: Tensor, self: Tensor, padding: readonly number[], gradInput: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & reflection_pad3d_backward_grad_input_op.maskLo;
    const h = hi & afterADInplaceOrView & reflection_pad3d_backward_grad_input_op.maskHi;
    result = reflection_pad3d_backward_grad_input_op.table[slot(l, h)]!(gradOutput, self, padding, gradInput, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(gradInput);
  return result;
}

export function replication_pad1d_out_inplaceOrView(self: Tensor, padding: readonly number[], out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & replication_pad1d_out_op.maskLo;
    const h = hi & afterADInplaceOrView & replication_pad1d_out_op.maskHi;
    result = replication_pad1d_out_op.table[slot(l, h)]!(self, padding, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function replication_pad1d_backward_grad_input_inplaceOrView(gradOutput: Tensor, self: Tensor, padding: readonly number[], gradInput: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & replication_pad1d_backward_grad_input_op.maskLo;
    const h = hi & afterADInplaceOrView & replication_pad1d_backward_grad_input_op.maskHi;
    result = replication_pad1d_backward_grad_input_op.table[slot(l, h)]!(gradOutput, self, padding, gradInput, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(gradInput);
  return result;
}

export function replication_pad2d_out_inplaceOrView(self: Tensor, padding: readonly number[], out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & replication_pad2d_out_op.maskLo;
    const h = hi & afterADInplaceOrView & replication_pad2d_out_op.maskHi;
    result = replication_pad2d_out_op.table[slot(l, h)]!(self, padding, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function replication_pad2d_backward_grad_input_inplaceOrView(gradOutput: Tensor, self: Tensor, padding: readonly number[], gradInput: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & replication_pad2d_backward_grad_input_op.maskLo;
    const h = hi & afterADInplaceOrView & replication_pad2d_backward_grad_input_op.maskHi;
    result = replication_pad2d_backward_grad_input_op.table[slot(l, h)]!(gradOutput, self, padding, gradInput, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(gradInput);
  return result;
}

export function replication_pad3d_out_inplaceOrView(self: Tensor, padding: readonly number[], out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & replication_pad3d_out_op.maskLo;
    const h = hi & afterADInplaceOrView & replication_pad3d_out_op.maskHi;
    result = replication_pad3d_out_op.table[slot(l, h)]!(self, padding, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function replication_pad3d_backward_grad_input_inplaceOrView(gradOutput: Tensor, self: Tensor, padding: readonly number[], gradInput: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & replication_pad3d_backward_grad_input_op.maskLo;
    const h = hi & afterADInplaceOrView & replication_pad3d_backward_grad_input_op.maskHi;
    result = replication_pad3d_backward_grad_input_op.table[slot(l, h)]!(gradOutput, self, padding, gradInput, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(gradInput);
  return result;
}

export function index_reduce_out_inplaceOrView(self: Tensor, dim: number, index: Tensor, source: Tensor, reduce: string, includeSelf: boolean, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & index_reduce_out_op.maskLo;
    const h = hi & afterADInplaceOrView & index_reduce_out_op.maskHi;
    result = index_reduce_out_op.table[slot(l, h)]!(self, dim, index, source, reduce, includeSelf, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function index_reduce__inplaceOrView(self: Tensor, dim: number, index: Tensor, source: Tensor, reduce: string, includeSelf: boolean, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & index_reduce__op.maskLo;
    const h = hi & afterADInplaceOrView & index_reduce__op.maskHi;
    result = index_reduce__op.table[slot(l, h)]!(self, dim, index, source, reduce, includeSelf, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function sort_values_inplaceOrView(self: Tensor, dim: number, descending: boolean, values: Tensor, indices: Tensor, lo: number, hi: number): readonly [Tensor, Tensor] {
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & sort_values_op.maskLo;
    const h = hi & afterADInplaceOrView & sort_values_op.maskHi;
    result = sort_values_op.table[slot(l, h)]!(self, dim, descending, values, indices, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(values);
  bumpVersion(indices);
  return result;
}

export function sort_values_stable_inplaceOrView(self: Tensor, stable: boolean | null, dim: number, descending: boolean, values: Tensor, indices: Tensor, lo: number, hi: number): readonly [Tensor, Tensor] {
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & sort_values_stable_op.maskLo;
    const h = hi & afterADInplaceOrView & sort_values_stable_op.maskHi;
    result = sort_values_stable_op.table[slot(l, h)]!(self, stable, dim, descending, values, indices, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(values);
  bumpVersion(indices);
  return result;
}

export function topk_values_inplaceOrView(self: Tensor, k: number, dim: number, largest: boolean, sorted: boolean, values: Tensor, indices: Tensor, lo: number, hi: number): readonly [Tensor, Tensor] {
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & topk_values_op.maskLo;
    const h = hi & afterADInplaceOrView & topk_values_op.maskHi;
    result = topk_values_op.table[slot(l, h)]!(self, k, dim, largest, sorted, values, indices, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(values);
  bumpVersion(indices);
  return result;
}

export function kthvalue_values_inplaceOrView(self: Tensor, k: number, dim: number, keepdim: boolean, values: Tensor, indices: Tensor, lo: number, hi: number): readonly [Tensor, Tensor] {
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & kthvalue_values_op.maskLo;
    const h = hi & afterADInplaceOrView & kthvalue_values_op.maskHi;
    result = kthvalue_values_op.table[slot(l, h)]!(self, k, dim, keepdim, values, indices, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(values);
  bumpVersion(indices);
  return result;
}

export function median_dim_values_inplaceOrView(self: Tensor, dim: number, keepdim: boolean, values: Tensor, indices: Tensor, lo: number, hi: number): readonly [Tensor, Tensor] {
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & median_dim_values_op.maskLo;
    const h = hi & afterADInplaceOrView & median_dim_values_op.maskHi;
    result = median_dim_values_op.table[slot(l, h)]!(self, dim, keepdim, values, indices, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(values);
  bumpVersion(indices);
  return result;
}

export function nanmedian_dim_values_inplaceOrView(self: Tensor, dim: number, keepdim: boolean, values: Tensor, indices: Tensor, lo: number, hi: number): readonly [Tensor, Tensor] {
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & nanmedian_dim_values_op.maskLo;
    const h = hi & afterADInplaceOrView & nanmedian_dim_values_op.maskHi;
    result = nanmedian_dim_values_op.table[slot(l, h)]!(self, dim, keepdim, values, indices, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(values);
  bumpVersion(indices);
  return result;
}

export function mode_values_inplaceOrView(self: Tensor, dim: number, keepdim: boolean, values: Tensor, indices: Tensor, lo: number, hi: number): readonly [Tensor, Tensor] {
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & mode_values_op.maskLo;
    const h = hi & afterADInplaceOrView & mode_values_op.maskHi;
    result = mode_values_op.table[slot(l, h)]!(self, dim, keepdim, values, indices, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(values);
  bumpVersion(indices);
  return result;
}

export function histc_out_inplaceOrView(self: Tensor, bins: number, min: Scalar, max: Scalar, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & histc_out_op.maskLo;
    const h = hi & afterADInplaceOrView & histc_out_op.maskHi;
    result = histc_out_op.table[slot(l, h)]!(self, bins, min, max, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function cummax_out_inplaceOrView(self: Tensor, dim: number, values: Tensor, indices: Tensor, lo: number, hi: number): readonly [Tensor, Tensor] {
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & cummax_out_op.maskLo;
    const h = hi & afterADInplaceOrView & cummax_out_op.maskHi;
    result = cummax_out_op.table[slot(l, h)]!(self, dim, values, indices, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(values);
  bumpVersion(indices);
  return result;
}

export function cummin_out_inplaceOrView(self: Tensor, dim: number, values: Tensor, indices: Tensor, lo: number, hi: number): readonly [Tensor, Tensor] {
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & cummin_out_op.maskLo;
    const h = hi & afterADInplaceOrView & cummin_out_op.maskHi;
    result = cummin_out_op.table[slot(l, h)]!(self, dim, values, indices, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(values);
  bumpVersion(indices);
  return result;
}

export function sum_IntList_out_inplaceOrView(self: Tensor, dim: readonly number[] | null, keepdim: boolean, dtype: DType | null, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & sum_IntList_out_op.maskLo;
    const h = hi & afterADInplaceOrView & sum_IntList_out_op.maskHi;
    result = sum_IntList_out_op.table[slot(l, h)]!(self, dim, keepdim, dtype, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function mean_out_inplaceOrView(self: Tensor, dim: readonly number[] | null, keepdim: boolean, dtype: DType | null, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & mean_out_op.maskLo;
    const h = hi & afterADInplaceOrView & mean_out_op.maskHi;
    result = mean_out_op.table[slot(l, h)]!(self, dim, keepdim, dtype, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function prod_int_out_inplaceOrView(self: Tensor, dim: number, keepdim: boolean, dtype: DType | null, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & prod_int_out_op.maskLo;
    const h = hi & afterADInplaceOrView & prod_int_out_op.maskHi;
    result = prod_int_out_op.table[slot(l, h)]!(self, dim, keepdim, dtype, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function amax_out_inplaceOrView(self: Tensor, dim: readonly number[], keepdim: boolean, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & amax_out_op.maskLo;
    const h = hi & afterADInplaceOrView & amax_out_op.maskHi;
    result = amax_out_op.table[slot(l, h)]!(self, dim, keepdim, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function amin_out_inplaceOrView(self: Tensor, dim: readonly number[], keepdim: boolean, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & amin_out_op.maskLo;
    const h = hi & afterADInplaceOrView & amin_out_op.maskHi;
    result = amin_out_op.table[slot(l, h)]!(self, dim, keepdim, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function aminmax_out_inplaceOrView(self: Tensor, dim: number | null, keepdim: boolean, min: Tensor, max: Tensor, lo: number, hi: number): readonly [Tensor, Tensor] {
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & aminmax_out_op.maskLo;
    const h = hi & afterADInplaceOrView & aminmax_out_op.maskHi;
    result = aminmax_out_op.table[slot(l, h)]!(self, dim, keepdim, min, max, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(min);
  bumpVersion(max);
  return result;
}

export function max_dim_max_inplaceOrView(self: Tensor, dim: number, keepdim: boolean, max: Tensor, maxValues: Tensor, lo: number, hi: number): readonly [Tensor, Tensor] {
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & max_dim_max_op.maskLo;
    const h = hi & afterADInplaceOrView & max_dim_max_op.maskHi;
    result = max_dim_max_op.table[slot(l, h)]!(self, dim, keepdim, max, maxValues, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(max);
  bumpVersion(maxValues);
  return result;
}

export function min_dim_min_inplaceOrView(self: Tensor, dim: number, keepdim: boolean, min: Tensor, minIndices: Tensor, lo: number, hi: number): readonly [Tensor, Tensor] {
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & min_dim_min_op.maskLo;
    const h = hi & afterADInplaceOrView & min_dim_min_op.maskHi;
    result = min_dim_min_op.table[slot(l, h)]!(self, dim, keepdim, min, minIndices, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(min);
  bumpVersion(minIndices);
  return result;
}

export function argmax_out_inplaceOrView(self: Tensor, dim: number | null, keepdim: boolean, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & argmax_out_op.maskLo;
    const h = hi & afterADInplaceOrView & argmax_out_op.maskHi;
    result = argmax_out_op.table[slot(l, h)]!(self, dim, keepdim, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function argmin_out_inplaceOrView(self: Tensor, dim: number | null, keepdim: boolean, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & argmin_out_op.maskLo;
    const h = hi & afterADInplaceOrView & argmin_out_op.maskHi;
    result = argmin_out_op.table[slot(l, h)]!(self, dim, keepdim, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function any_out_inplaceOrView(self: Tensor, dim: number, keepdim: boolean, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & any_out_op.maskLo;
    const h = hi & afterADInplaceOrView & any_out_op.maskHi;
    result = any_out_op.table[slot(l, h)]!(self, dim, keepdim, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function any_all_out_inplaceOrView(self: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & any_all_out_op.maskLo;
    const h = hi & afterADInplaceOrView & any_all_out_op.maskHi;
    result = any_all_out_op.table[slot(l, h)]!(self, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function all_out_inplaceOrView(self: Tensor, dim: number, keepdim: boolean, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & all_out_op.maskLo;
    const h = hi & afterADInplaceOrView & all_out_op.maskHi;
    result = all_out_op.table[slot(l, h)]!(self, dim, keepdim, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function all_all_out_inplaceOrView(self: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & all_all_out_op.maskLo;
    const h = hi & afterADInplaceOrView & all_all_out_op.maskHi;
    result = all_all_out_op.table[slot(l, h)]!(self, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function var_correction_out_inplaceOrView(self: Tensor, dim: readonly number[] | null, correction: number | null, keepdim: boolean, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & var_correction_out_op.maskLo;
    const h = hi & afterADInplaceOrView & var_correction_out_op.maskHi;
    result = var_correction_out_op.table[slot(l, h)]!(self, dim, correction, keepdim, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function std_correction_out_inplaceOrView(self: Tensor, dim: readonly number[] | null, correction: number | null, keepdim: boolean, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & std_correction_out_op.maskLo;
    const h = hi & afterADInplaceOrView & std_correction_out_op.maskHi;
    result = std_correction_out_op.table[slot(l, h)]!(self, dim, correction, keepdim, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function var_mean_correction_out_inplaceOrView(self: Tensor, dim: readonly number[] | null, correction: number | null, keepdim: boolean, out0: Tensor, out1: Tensor, lo: number, hi: number): readonly [Tensor, Tensor] {
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & var_mean_correction_out_op.maskLo;
    const h = hi & afterADInplaceOrView & var_mean_correction_out_op.maskHi;
    result = var_mean_correction_out_op.table[slot(l, h)]!(self, dim, correction, keepdim, out0, out1, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out0);
  bumpVersion(out1);
  return result;
}

export function std_mean_correction_out_inplaceOrView(self: Tensor, dim: readonly number[] | null, correction: number | null, keepdim: boolean, out0: Tensor, out1: Tensor, lo: number, hi: number): readonly [Tensor, Tensor] {
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & std_mean_correction_out_op.maskLo;
    const h = hi & afterADInplaceOrView & std_mean_correction_out_op.maskHi;
    result = std_mean_correction_out_op.table[slot(l, h)]!(self, dim, correction, keepdim, out0, out1, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out0);
  bumpVersion(out1);
  return result;
}

export function norm_dtype_out_inplaceOrView(self: Tensor, p: Scalar | null, dim: readonly number[], keepdim: boolean, dtype: DType, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & norm_dtype_out_op.maskLo;
    const h = hi & afterADInplaceOrView & norm_dtype_out_op.maskHi;
    result = norm_dtype_out_op.table[slot(l, h)]!(self, p, dim, keepdim, dtype, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function norm_out_inplaceOrView(self: Tensor, p: Scalar | null, dim: readonly number[], keepdim: boolean, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & norm_out_op.maskLo;
    const h = hi & afterADInplaceOrView & norm_out_op.maskHi;
    result = norm_out_op.table[slot(l, h)]!(self, p, dim, keepdim, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function linalg_vector_norm_out_inplaceOrView(self: Tensor, ord: Scalar, dim: readonly number[] | null, keepdim: boolean, dtype: DType | null, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & linalg_vector_norm_out_op.maskLo;
    const h = hi & afterADInplaceOrView & linalg_vector_norm_out_op.maskHi;
    result = linalg_vector_norm_out_op.table[slot(l, h)]!(self, ord, dim, keepdim, dtype, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function cumsum__inplaceOrView(self: Tensor, dim: number, dtype: DType | null, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & cumsum__op.maskLo;
    const h = hi & afterADInplaceOrView & cumsum__op.maskHi;
    result = cumsum__op.table[slot(l, h)]!(self, dim, dtype, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function cumsum_out_inplaceOrView(self: Tensor, dim: number, dtype: DType | null, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & cumsum_out_op.maskLo;
    const h = hi & afterADInplaceOrView & cumsum_out_op.maskHi;
    result = cumsum_out_op.table[slot(l, h)]!(self, dim, dtype, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function cumprod__inplaceOrView(self: Tensor, dim: number, dtype: DType | null, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & cumprod__op.maskLo;
    const h = hi & afterADInplaceOrView & cumprod__op.maskHi;
    result = cumprod__op.table[slot(l, h)]!(self, dim, dtype, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function cumprod_out_inplaceOrView(self: Tensor, dim: number, dtype: DType | null, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & cumprod_out_op.maskLo;
    const h = hi & afterADInplaceOrView & cumprod_out_op.maskHi;
    result = cumprod_out_op.table[slot(l, h)]!(self, dim, dtype, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function nansum_out_inplaceOrView(self: Tensor, dim: readonly number[] | null, keepdim: boolean, dtype: DType | null, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & nansum_out_op.maskLo;
    const h = hi & afterADInplaceOrView & nansum_out_op.maskHi;
    result = nansum_out_op.table[slot(l, h)]!(self, dim, keepdim, dtype, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function logcumsumexp_out_inplaceOrView(self: Tensor, dim: number, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & logcumsumexp_out_op.maskLo;
    const h = hi & afterADInplaceOrView & logcumsumexp_out_op.maskHi;
    result = logcumsumexp_out_op.table[slot(l, h)]!(self, dim, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function mm_out_inplaceOrView(self: Tensor, mat2: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & mm_out_op.maskLo;
    const h = hi & afterADInplaceOrView & mm_out_op.maskHi;
    result = mm_out_op.table[slot(l, h)]!(self, mat2, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function addmm__inplaceOrView(self: Tensor, mat1: Tensor, mat2: Tensor, beta: Scalar, alpha: Scalar, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & addmm__op.maskLo;
    const h = hi & afterADInplaceOrView & addmm__op.maskHi;
    result = addmm__op.table[slot(l, h)]!(self, mat1, mat2, beta, alpha, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function addmm_out_inplaceOrView(self: Tensor, mat1: Tensor, mat2: Tensor, beta: Scalar, alpha: Scalar, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & addmm_out_op.maskLo;
    const h = hi & afterADInplaceOrView & addmm_out_op.maskHi;
    result = addmm_out_op.table[slot(l, h)]!(self, mat1, mat2, beta, alpha, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function bmm_out_inplaceOrView(self: Tensor, mat2: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & bmm_out_op.maskLo;
    const h = hi & afterADInplaceOrView & bmm_out_op.maskHi;
    result = bmm_out_op.table[slot(l, h)]!(self, mat2, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function baddbmm__inplaceOrView(self: Tensor, batch1: Tensor, batch2: Tensor, beta: Scalar, alpha: Scalar, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & baddbmm__op.maskLo;
    const h = hi & afterADInplaceOrView & baddbmm__op.maskHi;
    result = baddbmm__op.table[slot(l, h)]!(self, batch1, batch2, beta, alpha, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function baddbmm_out_inplaceOrView(self: Tensor, batch1: Tensor, batch2: Tensor, beta: Scalar, alpha: Scalar, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & baddbmm_out_op.maskLo;
    const h = hi & afterADInplaceOrView & baddbmm_out_op.maskHi;
    result = baddbmm_out_op.table[slot(l, h)]!(self, batch1, batch2, beta, alpha, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function addmv__inplaceOrView(self: Tensor, mat: Tensor, vec: Tensor, beta: Scalar, alpha: Scalar, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & addmv__op.maskLo;
    const h = hi & afterADInplaceOrView & addmv__op.maskHi;
    result = addmv__op.table[slot(l, h)]!(self, mat, vec, beta, alpha, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function addmv_out_inplaceOrView(self: Tensor, mat: Tensor, vec: Tensor, beta: Scalar, alpha: Scalar, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & addmv_out_op.maskLo;
    const h = hi & afterADInplaceOrView & addmv_out_op.maskHi;
    result = addmv_out_op.table[slot(l, h)]!(self, mat, vec, beta, alpha, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function _softmax_out_inplaceOrView(self: Tensor, dim: number, halfToFloat: boolean, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & _softmax_out_op.maskLo;
    const h = hi & afterADInplaceOrView & _softmax_out_op.maskHi;
    result = _softmax_out_op.table[slot(l, h)]!(self, dim, halfToFloat, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function _softmax_backward_data_out_inplaceOrView(gradOutput: Tensor, output: Tensor, dim: number, inputDtype: DType, gradInput: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & _softmax_backward_data_out_op.maskLo;
    const h = hi & afterADInplaceOrView & _softmax_backward_data_out_op.maskHi;
    result = _softmax_backward_data_out_op.table[slot(l, h)]!(gradOutput, output, dim, inputDtype, gradInput, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(gradInput);
  return result;
}

export function _log_softmax_out_inplaceOrView(self: Tensor, dim: number, halfToFloat: boolean, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & _log_softmax_out_op.maskLo;
    const h = hi & afterADInplaceOrView & _log_softmax_out_op.maskHi;
    result = _log_softmax_out_op.table[slot(l, h)]!(self, dim, halfToFloat, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function _log_softmax_backward_data_out_inplaceOrView(gradOutput: Tensor, output: Tensor, dim: number, inputDtype: DType, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & _log_softmax_backward_data_out_op.maskLo;
    const h = hi & afterADInplaceOrView & _log_softmax_backward_data_out_op.maskHi;
    result = _log_softmax_backward_data_out_op.table[slot(l, h)]!(gradOutput, output, dim, inputDtype, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function nll_loss_forward_output_inplaceOrView(self: Tensor, target: Tensor, weight: Tensor | null, reduction: number, ignoreIndex: number, output: Tensor, totalWeight: Tensor, lo: number, hi: number): readonly [Tensor, Tensor] {
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & nll_loss_forward_output_op.maskLo;
    const h = hi & afterADInplaceOrView & nll_loss_forward_output_op.maskHi;
    result = nll_loss_forward_output_op.table[slot(l, h)]!(self, target, weight, reduction, ignoreIndex, output, totalWeight, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(output);
  bumpVersion(totalWeight);
  return result;
}

export function nll_loss_backward_grad_input_inplaceOrView(gradOutput: Tensor, self: Tensor, target: Tensor, weight: Tensor | null, reduction: number, ignoreIndex: number, totalWeight: Tensor, gradInput: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & nll_loss_backward_grad_input_op.maskLo;
    const h = hi & afterADInplaceOrView & nll_loss_backward_grad_input_op.maskHi;
    result = nll_loss_backward_grad_input_op.table[slot(l, h)]!(gradOutput, self, target, weight, reduction, ignoreIndex, totalWeight, gradInput, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(gradInput);
  return result;
}

export function nll_loss2d_forward_output_inplaceOrView(self: Tensor, target: Tensor, weight: Tensor | null, reduction: number, ignoreIndex: number, output: Tensor, totalWeight: Tensor, lo: number, hi: number): readonly [Tensor, Tensor] {
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & nll_loss2d_forward_output_op.maskLo;
    const h = hi & afterADInplaceOrView & nll_loss2d_forward_output_op.maskHi;
    result = nll_loss2d_forward_output_op.table[slot(l, h)]!(self, target, weight, reduction, ignoreIndex, output, totalWeight, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(output);
  bumpVersion(totalWeight);
  return result;
}

export function nll_loss2d_backward_grad_input_inplaceOrView(gradOutput: Tensor, self: Tensor, target: Tensor, weight: Tensor | null, reduction: number, ignoreIndex: number, totalWeight: Tensor, gradInput: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & nll_loss2d_backward_grad_input_op.maskLo;
    const h = hi & afterADInplaceOrView & nll_loss2d_backward_grad_input_op.maskHi;
    result = nll_loss2d_backward_grad_input_op.table[slot(l, h)]!(gradOutput, self, target, weight, reduction, ignoreIndex, totalWeight, gradInput, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(gradInput);
  return result;
}

export function abs__inplaceOrView(self: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & abs__op.maskLo;
    const h = hi & afterADInplaceOrView & abs__op.maskHi;
    result = abs__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function abs_out_inplaceOrView(self: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & abs_out_op.maskLo;
    const h = hi & afterADInplaceOrView & abs_out_op.maskHi;
    result = abs_out_op.table[slot(l, h)]!(self, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function neg__inplaceOrView(self: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & neg__op.maskLo;
    const h = hi & afterADInplaceOrView & neg__op.maskHi;
    result = neg__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function neg_out_inplaceOrView(self: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & neg_out_op.maskLo;
    const h = hi & afterADInplaceOrView & neg_out_op.maskHi;
    result = neg_out_op.table[slot(l, h)]!(self, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function sign__inplaceOrView(self: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & sign__op.maskLo;
    const h = hi & afterADInplaceOrView & sign__op.maskHi;
    result = sign__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function sign_out_inplaceOrView(self: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & sign_out_op.maskLo;
    const h = hi & afterADInplaceOrView & sign_out_op.maskHi;
    result = sign_out_op.table[slot(l, h)]!(self, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function sgn__inplaceOrView(self: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & sgn__op.maskLo;
    const h = hi & afterADInplaceOrView & sgn__op.maskHi;
    result = sgn__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function sgn_out_inplaceOrView(self: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & sgn_out_op.maskLo;
    const h = hi & afterADInplaceOrView & sgn_out_op.maskHi;
    result = sgn_out_op.table[slot(l, h)]!(self, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function signbit_out_inplaceOrView(self: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & signbit_out_op.maskLo;
    const h = hi & afterADInplaceOrView & signbit_out_op.maskHi;
    result = signbit_out_op.table[slot(l, h)]!(self, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function exp__inplaceOrView(self: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & exp__op.maskLo;
    const h = hi & afterADInplaceOrView & exp__op.maskHi;
    result = exp__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function exp_out_inplaceOrView(self: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & exp_out_op.maskLo;
    const h = hi & afterADInplaceOrView & exp_out_op.maskHi;
    result = exp_out_op.table[slot(l, h)]!(self, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function expm1__inplaceOrView(self: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & expm1__op.maskLo;
    const h = hi & afterADInplaceOrView & expm1__op.maskHi;
    result = expm1__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function expm1_out_inplaceOrView(self: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & expm1_out_op.maskLo;
    const h = hi & afterADInplaceOrView & expm1_out_op.maskHi;
    result = expm1_out_op.table[slot(l, h)]!(self, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function exp2__inplaceOrView(self: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & exp2__op.maskLo;
    const h = hi & afterADInplaceOrView & exp2__op.maskHi;
    result = exp2__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function exp2_out_inplaceOrView(self: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & exp2_out_op.maskLo;
    const h = hi & afterADInplaceOrView & exp2_out_op.maskHi;
    result = exp2_out_op.table[slot(l, h)]!(self, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function log__inplaceOrView(self: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & log__op.maskLo;
    const h = hi & afterADInplaceOrView & log__op.maskHi;
    result = log__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function log_out_inplaceOrView(self: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & log_out_op.maskLo;
    const h = hi & afterADInplaceOrView & log_out_op.maskHi;
    result = log_out_op.table[slot(l, h)]!(self, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function log1p__inplaceOrView(self: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & log1p__op.maskLo;
    const h = hi & afterADInplaceOrView & log1p__op.maskHi;
    result = log1p__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function log1p_out_inplaceOrView(self: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & log1p_out_op.maskLo;
    const h = hi & afterADInplaceOrView & log1p_out_op.maskHi;
    result = log1p_out_op.table[slot(l, h)]!(self, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function log2__inplaceOrView(self: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & log2__op.maskLo;
    const h = hi & afterADInplaceOrView & log2__op.maskHi;
    result = log2__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function log2_out_inplaceOrView(self: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & log2_out_op.maskLo;
    const h = hi & afterADInplaceOrView & log2_out_op.maskHi;
    result = log2_out_op.table[slot(l, h)]!(self, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function log10__inplaceOrView(self: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & log10__op.maskLo;
    const h = hi & afterADInplaceOrView & log10__op.maskHi;
    result = log10__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function log10_out_inplaceOrView(self: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & log10_out_op.maskLo;
    const h = hi & afterADInplaceOrView & log10_out_op.maskHi;
    result = log10_out_op.table[slot(l, h)]!(self, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function sqrt__inplaceOrView(self: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & sqrt__op.maskLo;
    const h = hi & afterADInplaceOrView & sqrt__op.maskHi;
    result = sqrt__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function sqrt_out_inplaceOrView(self: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & sqrt_out_op.maskLo;
    const h = hi & afterADInplaceOrView & sqrt_out_op.maskHi;
    result = sqrt_out_op.table[slot(l, h)]!(self, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function rsqrt__inplaceOrView(self: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & rsqrt__op.maskLo;
    const h = hi & afterADInplaceOrView & rsqrt__op.maskHi;
    result = rsqrt__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function rsqrt_out_inplaceOrView(self: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & rsqrt_out_op.maskLo;
    const h = hi & afterADInplaceOrView & rsqrt_out_op.maskHi;
    result = rsqrt_out_op.table[slot(l, h)]!(self, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function sin__inplaceOrView(self: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & sin__op.maskLo;
    const h = hi & afterADInplaceOrView & sin__op.maskHi;
    result = sin__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function sin_out_inplaceOrView(self: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & sin_out_op.maskLo;
    const h = hi & afterADInplaceOrView & sin_out_op.maskHi;
    result = sin_out_op.table[slot(l, h)]!(self, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function cos__inplaceOrView(self: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & cos__op.maskLo;
    const h = hi & afterADInplaceOrView & cos__op.maskHi;
    result = cos__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function cos_out_inplaceOrView(self: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & cos_out_op.maskLo;
    const h = hi & afterADInplaceOrView & cos_out_op.maskHi;
    result = cos_out_op.table[slot(l, h)]!(self, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function tan__inplaceOrView(self: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & tan__op.maskLo;
    const h = hi & afterADInplaceOrView & tan__op.maskHi;
    result = tan__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function tan_out_inplaceOrView(self: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & tan_out_op.maskLo;
    const h = hi & afterADInplaceOrView & tan_out_op.maskHi;
    result = tan_out_op.table[slot(l, h)]!(self, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function asin__inplaceOrView(self: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & asin__op.maskLo;
    const h = hi & afterADInplaceOrView & asin__op.maskHi;
    result = asin__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function asin_out_inplaceOrView(self: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & asin_out_op.maskLo;
    const h = hi & afterADInplaceOrView & asin_out_op.maskHi;
    result = asin_out_op.table[slot(l, h)]!(self, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function acos__inplaceOrView(self: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & acos__op.maskLo;
    const h = hi & afterADInplaceOrView & acos__op.maskHi;
    result = acos__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function acos_out_inplaceOrView(self: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & acos_out_op.maskLo;
    const h = hi & afterADInplaceOrView & acos_out_op.maskHi;
    result = acos_out_op.table[slot(l, h)]!(self, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function atan__inplaceOrView(self: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & atan__op.maskLo;
    const h = hi & afterADInplaceOrView & atan__op.maskHi;
    result = atan__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function atan_out_inplaceOrView(self: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & atan_out_op.maskLo;
    const h = hi & afterADInplaceOrView & atan_out_op.maskHi;
    result = atan_out_op.table[slot(l, h)]!(self, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function sinh__inplaceOrView(self: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & sinh__op.maskLo;
    const h = hi & afterADInplaceOrView & sinh__op.maskHi;
    result = sinh__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function sinh_out_inplaceOrView(self: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & sinh_out_op.maskLo;
    const h = hi & afterADInplaceOrView & sinh_out_op.maskHi;
    result = sinh_out_op.table[slot(l, h)]!(self, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function cosh__inplaceOrView(self: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & cosh__op.maskLo;
    const h = hi & afterADInplaceOrView & cosh__op.maskHi;
    result = cosh__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function cosh_out_inplaceOrView(self: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & cosh_out_op.maskLo;
    const h = hi & afterADInplaceOrView & cosh_out_op.maskHi;
    result = cosh_out_op.table[slot(l, h)]!(self, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function tanh__inplaceOrView(self: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & tanh__op.maskLo;
    const h = hi & afterADInplaceOrView & tanh__op.maskHi;
    result = tanh__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function tanh_out_inplaceOrView(self: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & tanh_out_op.maskLo;
    const h = hi & afterADInplaceOrView & tanh_out_op.maskHi;
    result = tanh_out_op.table[slot(l, h)]!(self, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function asinh__inplaceOrView(self: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & asinh__op.maskLo;
    const h = hi & afterADInplaceOrView & asinh__op.maskHi;
    result = asinh__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function asinh_out_inplaceOrView(self: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & asinh_out_op.maskLo;
    const h = hi & afterADInplaceOrView & asinh_out_op.maskHi;
    result = asinh_out_op.table[slot(l, h)]!(self, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function acosh__inplaceOrView(self: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & acosh__op.maskLo;
    const h = hi & afterADInplaceOrView & acosh__op.maskHi;
    result = acosh__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function acosh_out_inplaceOrView(self: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & acosh_out_op.maskLo;
    const h = hi & afterADInplaceOrView & acosh_out_op.maskHi;
    result = acosh_out_op.table[slot(l, h)]!(self, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function atanh__inplaceOrView(self: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & atanh__op.maskLo;
    const h = hi & afterADInplaceOrView & atanh__op.maskHi;
    result = atanh__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function atanh_out_inplaceOrView(self: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & atanh_out_op.maskLo;
    const h = hi & afterADInplaceOrView & atanh_out_op.maskHi;
    result = atanh_out_op.table[slot(l, h)]!(self, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function erf__inplaceOrView(self: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & erf__op.maskLo;
    const h = hi & afterADInplaceOrView & erf__op.maskHi;
    result = erf__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function erf_out_inplaceOrView(self: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & erf_out_op.maskLo;
    const h = hi & afterADInplaceOrView & erf_out_op.maskHi;
    result = erf_out_op.table[slot(l, h)]!(self, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function erfc__inplaceOrView(self: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & erfc__op.maskLo;
    const h = hi & afterADInplaceOrView & erfc__op.maskHi;
    result = erfc__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function erfc_out_inplaceOrView(self: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & erfc_out_op.maskLo;
    const h = hi & afterADInplaceOrView & erfc_out_op.maskHi;
    result = erfc_out_op.table[slot(l, h)]!(self, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function erfinv__inplaceOrView(self: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & erfinv__op.maskLo;
    const h = hi & afterADInplaceOrView & erfinv__op.maskHi;
    result = erfinv__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function erfinv_out_inplaceOrView(self: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & erfinv_out_op.maskLo;
    const h = hi & afterADInplaceOrView & erfinv_out_op.maskHi;
    result = erfinv_out_op.table[slot(l, h)]!(self, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function lgamma__inplaceOrView(self: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & lgamma__op.maskLo;
    const h = hi & afterADInplaceOrView & lgamma__op.maskHi;
    result = lgamma__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function lgamma_out_inplaceOrView(self: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & lgamma_out_op.maskLo;
    const h = hi & afterADInplaceOrView & lgamma_out_op.maskHi;
    result = lgamma_out_op.table[slot(l, h)]!(self, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function digamma__inplaceOrView(self: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & digamma__op.maskLo;
    const h = hi & afterADInplaceOrView & digamma__op.maskHi;
    result = digamma__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function digamma_out_inplaceOrView(self: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & digamma_out_op.maskLo;
    const h = hi & afterADInplaceOrView & digamma_out_op.maskHi;
    result = digamma_out_op.table[slot(l, h)]!(self, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function sigmoid__inplaceOrView(self: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & sigmoid__op.maskLo;
    const h = hi & afterADInplaceOrView & sigmoid__op.maskHi;
    result = sigmoid__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function sigmoid_out_inplaceOrView(self: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & sigmoid_out_op.maskLo;
    const h = hi & afterADInplaceOrView & sigmoid_out_op.maskHi;
    result = sigmoid_out_op.table[slot(l, h)]!(self, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function polygamma_out_inplaceOrView(n: number, self: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & polygamma_out_op.maskLo;
    const h = hi & afterADInplaceOrView & polygamma_out_op.maskHi;
    result = polygamma_out_op.table[slot(l, h)]!(n, self, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function reciprocal__inplaceOrView(self: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & reciprocal__op.maskLo;
    const h = hi & afterADInplaceOrView & reciprocal__op.maskHi;
    result = reciprocal__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function reciprocal_out_inplaceOrView(self: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & reciprocal_out_op.maskLo;
    const h = hi & afterADInplaceOrView & reciprocal_out_op.maskHi;
    result = reciprocal_out_op.table[slot(l, h)]!(self, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function floor__inplaceOrView(self: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & floor__op.maskLo;
    const h = hi & afterADInplaceOrView & floor__op.maskHi;
    result = floor__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function floor_out_inplaceOrView(self: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & floor_out_op.maskLo;
    const h = hi & afterADInplaceOrView & floor_out_op.maskHi;
    result = floor_out_op.table[slot(l, h)]!(self, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function ceil__inplaceOrView(self: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & ceil__op.maskLo;
    const h = hi & afterADInplaceOrView & ceil__op.maskHi;
    result = ceil__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function ceil_out_inplaceOrView(self: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & ceil_out_op.maskLo;
    const h = hi & afterADInplaceOrView & ceil_out_op.maskHi;
    result = ceil_out_op.table[slot(l, h)]!(self, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function trunc__inplaceOrView(self: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & trunc__op.maskLo;
    const h = hi & afterADInplaceOrView & trunc__op.maskHi;
    result = trunc__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function trunc_out_inplaceOrView(self: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & trunc_out_op.maskLo;
    const h = hi & afterADInplaceOrView & trunc_out_op.maskHi;
    result = trunc_out_op.table[slot(l, h)]!(self, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function round__inplaceOrView(self: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & round__op.maskLo;
    const h = hi & afterADInplaceOrView & round__op.maskHi;
    result = round__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function round_out_inplaceOrView(self: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & round_out_op.maskLo;
    const h = hi & afterADInplaceOrView & round_out_op.maskHi;
    result = round_out_op.table[slot(l, h)]!(self, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function round__decimals_inplaceOrView(self: Tensor, decimals: number, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & round__decimals_op.maskLo;
    const h = hi & afterADInplaceOrView & round__decimals_op.maskHi;
    result = round__decimals_op.table[slot(l, h)]!(self, decimals, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function round_decimals_out_inplaceOrView(self: Tensor, decimals: number, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & round_decimals_out_op.maskLo;
    const h = hi & afterADInplaceOrView & round_decimals_out_op.maskHi;
    result = round_decimals_out_op.table[slot(l, h)]!(self, decimals, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function frac__inplaceOrView(self: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & frac__op.maskLo;
    const h = hi & afterADInplaceOrView & frac__op.maskHi;
    result = frac__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function frac_out_inplaceOrView(self: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & frac_out_op.maskLo;
    const h = hi & afterADInplaceOrView & frac_out_op.maskHi;
    result = frac_out_op.table[slot(l, h)]!(self, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function sinc__inplaceOrView(self: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & sinc__op.maskLo;
    const h = hi & afterADInplaceOrView & sinc__op.maskHi;
    result = sinc__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function sinc_out_inplaceOrView(self: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & sinc_out_op.maskLo;
    const h = hi & afterADInplaceOrView & sinc_out_op.maskHi;
    result = sinc_out_op.table[slot(l, h)]!(self, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function deg2rad__inplaceOrView(self: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & deg2rad__op.maskLo;
    const h = hi & afterADInplaceOrView & deg2rad__op.maskHi;
    result = deg2rad__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function deg2rad_out_inplaceOrView(self: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & deg2rad_out_op.maskLo;
    const h = hi & afterADInplaceOrView & deg2rad_out_op.maskHi;
    result = deg2rad_out_op.table[slot(l, h)]!(self, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function rad2deg__inplaceOrView(self: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & rad2deg__op.maskLo;
    const h = hi & afterADInplaceOrView & rad2deg__op.maskHi;
    result = rad2deg__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function rad2deg_out_inplaceOrView(self: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & rad2deg_out_op.maskLo;
    const h = hi & afterADInplaceOrView & rad2deg_out_op.maskHi;
    result = rad2deg_out_op.table[slot(l, h)]!(self, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function logit__inplaceOrView(self: Tensor, eps: number | null, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & logit__op.maskLo;
    const h = hi & afterADInplaceOrView & logit__op.maskHi;
    result = logit__op.table[slot(l, h)]!(self, eps, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function logit_out_inplaceOrView(self: Tensor, eps: number | null, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & logit_out_op.maskLo;
    const h = hi & afterADInplaceOrView & logit_out_op.maskHi;
    result = logit_out_op.table[slot(l, h)]!(self, eps, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function nan_to_num__inplaceOrView(self: Tensor, nan: number | null, posinf: number | null, neginf: number | null, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & nan_to_num__op.maskLo;
    const h = hi & afterADInplaceOrView & nan_to_num__op.maskHi;
    result = nan_to_num__op.table[slot(l, h)]!(self, nan, posinf, neginf, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function nan_to_num_out_inplaceOrView(self: Tensor, nan: number | null, posinf: number | null, neginf: number | null, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & nan_to_num_out_op.maskLo;
    const h = hi & afterADInplaceOrView & nan_to_num_out_op.maskHi;
    result = nan_to_num_out_op.table[slot(l, h)]!(self, nan, posinf, neginf, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function isposinf_out_inplaceOrView(self: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & isposinf_out_op.maskLo;
    const h = hi & afterADInplaceOrView & isposinf_out_op.maskHi;
    result = isposinf_out_op.table[slot(l, h)]!(self, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function isneginf_out_inplaceOrView(self: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & isneginf_out_op.maskLo;
    const h = hi & afterADInplaceOrView & isneginf_out_op.maskHi;
    result = isneginf_out_op.table[slot(l, h)]!(self, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function logical_not__inplaceOrView(self: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & logical_not__op.maskLo;
    const h = hi & afterADInplaceOrView & logical_not__op.maskHi;
    result = logical_not__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function logical_not_out_inplaceOrView(self: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & logical_not_out_op.maskLo;
    const h = hi & afterADInplaceOrView & logical_not_out_op.maskHi;
    result = logical_not_out_op.table[slot(l, h)]!(self, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function bitwise_not__inplaceOrView(self: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & bitwise_not__op.maskLo;
    const h = hi & afterADInplaceOrView & bitwise_not__op.maskHi;
    result = bitwise_not__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function bitwise_not_out_inplaceOrView(self: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & bitwise_not_out_op.maskLo;
    const h = hi & afterADInplaceOrView & bitwise_not_out_op.maskHi;
    result = bitwise_not_out_op.table[slot(l, h)]!(self, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function add__Tensor_inplaceOrView(self: Tensor, other: Tensor, alpha: Scalar, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & add__Tensor_op.maskLo;
    const h = hi & afterADInplaceOrView & add__Tensor_op.maskHi;
    result = add__Tensor_op.table[slot(l, h)]!(self, other, alpha, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function add_out_inplaceOrView(self: Tensor, other: Tensor, alpha: Scalar, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & add_out_op.maskLo;
    const h = hi & afterADInplaceOrView & add_out_op.maskHi;
    result = add_out_op.table[slot(l, h)]!(self, other, alpha, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function add__Scalar_inplaceOrView(self: Tensor, other: Scalar, alpha: Scalar, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & add__Scalar_op.maskLo;
    const h = hi & afterADInplaceOrView & add__Scalar_op.maskHi;
    result = add__Scalar_op.table[slot(l, h)]!(self, other, alpha, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function sub__Tensor_inplaceOrView(self: Tensor, other: Tensor, alpha: Scalar, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & sub__Tensor_op.maskLo;
    const h = hi & afterADInplaceOrView & sub__Tensor_op.maskHi;
    result = sub__Tensor_op.table[slot(l, h)]!(self, other, alpha, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function sub_out_inplaceOrView(self: Tensor, other: Tensor, alpha: Scalar, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & sub_out_op.maskLo;
    const h = hi & afterADInplaceOrView & sub_out_op.maskHi;
    result = sub_out_op.table[slot(l, h)]!(self, other, alpha, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function sub__Scalar_inplaceOrView(self: Tensor, other: Scalar, alpha: Scalar, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & sub__Scalar_op.maskLo;
    const h = hi & afterADInplaceOrView & sub__Scalar_op.maskHi;
    result = sub__Scalar_op.table[slot(l, h)]!(self, other, alpha, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function mul__Tensor_inplaceOrView(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & mul__Tensor_op.maskLo;
    const h = hi & afterADInplaceOrView & mul__Tensor_op.maskHi;
    result = mul__Tensor_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function mul_out_inplaceOrView(self: Tensor, other: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & mul_out_op.maskLo;
    const h = hi & afterADInplaceOrView & mul_out_op.maskHi;
    result = mul_out_op.table[slot(l, h)]!(self, other, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function mul__Scalar_inplaceOrView(self: Tensor, other: Scalar, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & mul__Scalar_op.maskLo;
    const h = hi & afterADInplaceOrView & mul__Scalar_op.maskHi;
    result = mul__Scalar_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function div__Tensor_inplaceOrView(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & div__Tensor_op.maskLo;
    const h = hi & afterADInplaceOrView & div__Tensor_op.maskHi;
    result = div__Tensor_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function div_out_inplaceOrView(self: Tensor, other: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & div_out_op.maskLo;
    const h = hi & afterADInplaceOrView & div_out_op.maskHi;
    result = div_out_op.table[slot(l, h)]!(self, other, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function div__Scalar_inplaceOrView(self: Tensor, other: Scalar, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & div__Scalar_op.maskLo;
    const h = hi & afterADInplaceOrView & div__Scalar_op.maskHi;
    result = div__Scalar_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function div__Tensor_mode_inplaceOrView(self: Tensor, other: Tensor, roundingMode: string | null, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & div__Tensor_mode_op.maskLo;
    const h = hi & afterADInplaceOrView & div__Tensor_mode_op.maskHi;
    result = div__Tensor_mode_op.table[slot(l, h)]!(self, other, roundingMode, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function div_out_mode_inplaceOrView(self: Tensor, other: Tensor, roundingMode: string | null, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & div_out_mode_op.maskLo;
    const h = hi & afterADInplaceOrView & div_out_mode_op.maskHi;
    result = div_out_mode_op.table[slot(l, h)]!(self, other, roundingMode, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function div__Scalar_mode_inplaceOrView(self: Tensor, other: Scalar, roundingMode: string | null, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & div__Scalar_mode_op.maskLo;
    const h = hi & afterADInplaceOrView & div__Scalar_mode_op.maskHi;
    result = div__Scalar_mode_op.table[slot(l, h)]!(self, other, roundingMode, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function floor_divide__Tensor_inplaceOrView(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & floor_divide__Tensor_op.maskLo;
    const h = hi & afterADInplaceOrView & floor_divide__Tensor_op.maskHi;
    result = floor_divide__Tensor_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function floor_divide_out_inplaceOrView(self: Tensor, other: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & floor_divide_out_op.maskLo;
    const h = hi & afterADInplaceOrView & floor_divide_out_op.maskHi;
    result = floor_divide_out_op.table[slot(l, h)]!(self, other, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function floor_divide__Scalar_inplaceOrView(self: Tensor, other: Scalar, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & floor_divide__Scalar_op.maskLo;
    const h = hi & afterADInplaceOrView & floor_divide__Scalar_op.maskHi;
    result = floor_divide__Scalar_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function remainder__Tensor_inplaceOrView(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & remainder__Tensor_op.maskLo;
    const h = hi & afterADInplaceOrView & remainder__Tensor_op.maskHi;
    result = remainder__Tensor_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function remainder_Tensor_out_inplaceOrView(self: Tensor, other: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & remainder_Tensor_out_op.maskLo;
    const h = hi & afterADInplaceOrView & remainder_Tensor_out_op.maskHi;
    result = remainder_Tensor_out_op.table[slot(l, h)]!(self, other, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function remainder__Scalar_inplaceOrView(self: Tensor, other: Scalar, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & remainder__Scalar_op.maskLo;
    const h = hi & afterADInplaceOrView & remainder__Scalar_op.maskHi;
    result = remainder__Scalar_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function remainder_Scalar_out_inplaceOrView(self: Tensor, other: Scalar, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & remainder_Scalar_out_op.maskLo;
    const h = hi & afterADInplaceOrView & remainder_Scalar_out_op.maskHi;
    result = remainder_Scalar_out_op.table[slot(l, h)]!(self, other, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function fmod__Tensor_inplaceOrView(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & fmod__Tensor_op.maskLo;
    const h = hi & afterADInplaceOrView & fmod__Tensor_op.maskHi;
    result = fmod__Tensor_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function fmod_Tensor_out_inplaceOrView(self: Tensor, other: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & fmod_Tensor_out_op.maskLo;
    const h = hi & afterADInplaceOrView & fmod_Tensor_out_op.maskHi;
    result = fmod_Tensor_out_op.table[slot(l, h)]!(self, other, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function fmod__Scalar_inplaceOrView(self: Tensor, other: Scalar, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & fmod__Scalar_op.maskLo;
    const h = hi & afterADInplaceOrView & fmod__Scalar_op.maskHi;
    result = fmod__Scalar_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function fmod_Scalar_out_inplaceOrView(self: Tensor, other: Scalar, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & fmod_Scalar_out_op.maskLo;
    const h = hi & afterADInplaceOrView & fmod_Scalar_out_op.maskHi;
    result = fmod_Scalar_out_op.table[slot(l, h)]!(self, other, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function pow__Tensor_inplaceOrView(self: Tensor, exponent: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & pow__Tensor_op.maskLo;
    const h = hi & afterADInplaceOrView & pow__Tensor_op.maskHi;
    result = pow__Tensor_op.table[slot(l, h)]!(self, exponent, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function pow_Tensor_Tensor_out_inplaceOrView(self: Tensor, exponent: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & pow_Tensor_Tensor_out_op.maskLo;
    const h = hi & afterADInplaceOrView & pow_Tensor_Tensor_out_op.maskHi;
    result = pow_Tensor_Tensor_out_op.table[slot(l, h)]!(self, exponent, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function pow__Scalar_inplaceOrView(self: Tensor, exponent: Scalar, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & pow__Scalar_op.maskLo;
    const h = hi & afterADInplaceOrView & pow__Scalar_op.maskHi;
    result = pow__Scalar_op.table[slot(l, h)]!(self, exponent, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function pow_Tensor_Scalar_out_inplaceOrView(self: Tensor, exponent: Scalar, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & pow_Tensor_Scalar_out_op.maskLo;
    const h = hi & afterADInplaceOrView & pow_Tensor_Scalar_out_op.maskHi;
    result = pow_Tensor_Scalar_out_op.table[slot(l, h)]!(self, exponent, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function pow_Scalar_out_inplaceOrView(self: Scalar, exponent: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & pow_Scalar_out_op.maskLo;
    const h = hi & afterADInplaceOrView & pow_Scalar_out_op.maskHi;
    result = pow_Scalar_out_op.table[slot(l, h)]!(self, exponent, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function atan2__inplaceOrView(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & atan2__op.maskLo;
    const h = hi & afterADInplaceOrView & atan2__op.maskHi;
    result = atan2__op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function atan2_out_inplaceOrView(self: Tensor, other: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & atan2_out_op.maskLo;
    const h = hi & afterADInplaceOrView & atan2_out_op.maskHi;
    result = atan2_out_op.table[slot(l, h)]!(self, other, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function hypot__inplaceOrView(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & hypot__op.maskLo;
    const h = hi & afterADInplaceOrView & hypot__op.maskHi;
    result = hypot__op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function hypot_out_inplaceOrView(self: Tensor, other: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & hypot_out_op.maskLo;
    const h = hi & afterADInplaceOrView & hypot_out_op.maskHi;
    result = hypot_out_op.table[slot(l, h)]!(self, other, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function copysign__Tensor_inplaceOrView(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & copysign__Tensor_op.maskLo;
    const h = hi & afterADInplaceOrView & copysign__Tensor_op.maskHi;
    result = copysign__Tensor_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function copysign_out_inplaceOrView(self: Tensor, other: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & copysign_out_op.maskLo;
    const h = hi & afterADInplaceOrView & copysign_out_op.maskHi;
    result = copysign_out_op.table[slot(l, h)]!(self, other, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function copysign__Scalar_inplaceOrView(self: Tensor, other: Scalar, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & copysign__Scalar_op.maskLo;
    const h = hi & afterADInplaceOrView & copysign__Scalar_op.maskHi;
    result = copysign__Scalar_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function copysign_Scalar_out_inplaceOrView(self: Tensor, other: Scalar, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & copysign_Scalar_out_op.maskLo;
    const h = hi & afterADInplaceOrView & copysign_Scalar_out_op.maskHi;
    result = copysign_Scalar_out_op.table[slot(l, h)]!(self, other, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function xlogy__Tensor_inplaceOrView(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & xlogy__Tensor_op.maskLo;
    const h = hi & afterADInplaceOrView & xlogy__Tensor_op.maskHi;
    result = xlogy__Tensor_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function xlogy_OutTensor_inplaceOrView(self: Tensor, other: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & xlogy_OutTensor_op.maskLo;
    const h = hi & afterADInplaceOrView & xlogy_OutTensor_op.maskHi;
    result = xlogy_OutTensor_op.table[slot(l, h)]!(self, other, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function xlogy_OutScalar_Self_inplaceOrView(self: Scalar, other: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & xlogy_OutScalar_Self_op.maskLo;
    const h = hi & afterADInplaceOrView & xlogy_OutScalar_Self_op.maskHi;
    result = xlogy_OutScalar_Self_op.table[slot(l, h)]!(self, other, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function xlogy__Scalar_Other_inplaceOrView(self: Tensor, other: Scalar, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & xlogy__Scalar_Other_op.maskLo;
    const h = hi & afterADInplaceOrView & xlogy__Scalar_Other_op.maskHi;
    result = xlogy__Scalar_Other_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function xlogy_OutScalar_Other_inplaceOrView(self: Tensor, other: Scalar, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & xlogy_OutScalar_Other_op.maskLo;
    const h = hi & afterADInplaceOrView & xlogy_OutScalar_Other_op.maskHi;
    result = xlogy_OutScalar_Other_op.table[slot(l, h)]!(self, other, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function logaddexp_out_inplaceOrView(self: Tensor, other: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & logaddexp_out_op.maskLo;
    const h = hi & afterADInplaceOrView & logaddexp_out_op.maskHi;
    result = logaddexp_out_op.table[slot(l, h)]!(self, other, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function logaddexp2_out_inplaceOrView(self: Tensor, other: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & logaddexp2_out_op.maskLo;
    const h = hi & afterADInplaceOrView & logaddexp2_out_op.maskHi;
    result = logaddexp2_out_op.table[slot(l, h)]!(self, other, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function heaviside__inplaceOrView(self: Tensor, values: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & heaviside__op.maskLo;
    const h = hi & afterADInplaceOrView & heaviside__op.maskHi;
    result = heaviside__op.table[slot(l, h)]!(self, values, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function heaviside_out_inplaceOrView(self: Tensor, values: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & heaviside_out_op.maskLo;
    const h = hi & afterADInplaceOrView & heaviside_out_op.maskHi;
    result = heaviside_out_op.table[slot(l, h)]!(self, values, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function gcd__inplaceOrView(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & gcd__op.maskLo;
    const h = hi & afterADInplaceOrView & gcd__op.maskHi;
    result = gcd__op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function gcd_out_inplaceOrView(self: Tensor, other: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & gcd_out_op.maskLo;
    const h = hi & afterADInplaceOrView & gcd_out_op.maskHi;
    result = gcd_out_op.table[slot(l, h)]!(self, other, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function addcmul__inplaceOrView(self: Tensor, tensor1: Tensor, tensor2: Tensor, value: Scalar, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & addcmul__op.maskLo;
    const h = hi & afterADInplaceOrView & addcmul__op.maskHi;
    result = addcmul__op.table[slot(l, h)]!(self, tensor1, tensor2, value, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function addcmul_out_inplaceOrView(self: Tensor, tensor1: Tensor, tensor2: Tensor, value: Scalar, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & addcmul_out_op.maskLo;
    const h = hi & afterADInplaceOrView & addcmul_out_op.maskHi;
    result = addcmul_out_op.table[slot(l, h)]!(self, tensor1, tensor2, value, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function addcdiv__inplaceOrView(self: Tensor, tensor1: Tensor, tensor2: Tensor, value: Scalar, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & addcdiv__op.maskLo;
    const h = hi & afterADInplaceOrView & addcdiv__op.maskHi;
    result = addcdiv__op.table[slot(l, h)]!(self, tensor1, tensor2, value, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function addcdiv_out_inplaceOrView(self: Tensor, tensor1: Tensor, tensor2: Tensor, value: Scalar, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & addcdiv_out_op.maskLo;
    const h = hi & afterADInplaceOrView & addcdiv_out_op.maskHi;
    result = addcdiv_out_op.table[slot(l, h)]!(self, tensor1, tensor2, value, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function lerp__Scalar_inplaceOrView(self: Tensor, end: Tensor, weight: Scalar, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & lerp__Scalar_op.maskLo;
    const h = hi & afterADInplaceOrView & lerp__Scalar_op.maskHi;
    result = lerp__Scalar_op.table[slot(l, h)]!(self, end, weight, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function lerp_Scalar_out_inplaceOrView(self: Tensor, end: Tensor, weight: Scalar, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & lerp_Scalar_out_op.maskLo;
    const h = hi & afterADInplaceOrView & lerp_Scalar_out_op.maskHi;
    result = lerp_Scalar_out_op.table[slot(l, h)]!(self, end, weight, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function lerp__Tensor_inplaceOrView(self: Tensor, end: Tensor, weight: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & lerp__Tensor_op.maskLo;
    const h = hi & afterADInplaceOrView & lerp__Tensor_op.maskHi;
    result = lerp__Tensor_op.table[slot(l, h)]!(self, end, weight, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function lerp_Tensor_out_inplaceOrView(self: Tensor, end: Tensor, weight: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & lerp_Tensor_out_op.maskLo;
    const h = hi & afterADInplaceOrView & lerp_Tensor_out_op.maskHi;
    result = lerp_Tensor_out_op.table[slot(l, h)]!(self, end, weight, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function eq__Tensor_inplaceOrView(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & eq__Tensor_op.maskLo;
    const h = hi & afterADInplaceOrView & eq__Tensor_op.maskHi;
    result = eq__Tensor_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function eq_Tensor_out_inplaceOrView(self: Tensor, other: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & eq_Tensor_out_op.maskLo;
    const h = hi & afterADInplaceOrView & eq_Tensor_out_op.maskHi;
    result = eq_Tensor_out_op.table[slot(l, h)]!(self, other, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function eq__Scalar_inplaceOrView(self: Tensor, other: Scalar, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & eq__Scalar_op.maskLo;
    const h = hi & afterADInplaceOrView & eq__Scalar_op.maskHi;
    result = eq__Scalar_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function eq_Scalar_out_inplaceOrView(self: Tensor, other: Scalar, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & eq_Scalar_out_op.maskLo;
    const h = hi & afterADInplaceOrView & eq_Scalar_out_op.maskHi;
    result = eq_Scalar_out_op.table[slot(l, h)]!(self, other, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function ne__Tensor_inplaceOrView(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & ne__Tensor_op.maskLo;
    const h = hi & afterADInplaceOrView & ne__Tensor_op.maskHi;
    result = ne__Tensor_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function ne_Tensor_out_inplaceOrView(self: Tensor, other: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & ne_Tensor_out_op.maskLo;
    const h = hi & afterADInplaceOrView & ne_Tensor_out_op.maskHi;
    result = ne_Tensor_out_op.table[slot(l, h)]!(self, other, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function ne__Scalar_inplaceOrView(self: Tensor, other: Scalar, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & ne__Scalar_op.maskLo;
    const h = hi & afterADInplaceOrView & ne__Scalar_op.maskHi;
    result = ne__Scalar_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function ne_Scalar_out_inplaceOrView(self: Tensor, other: Scalar, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & ne_Scalar_out_op.maskLo;
    const h = hi & afterADInplaceOrView & ne_Scalar_out_op.maskHi;
    result = ne_Scalar_out_op.table[slot(l, h)]!(self, other, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function lt__Tensor_inplaceOrView(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & lt__Tensor_op.maskLo;
    const h = hi & afterADInplaceOrView & lt__Tensor_op.maskHi;
    result = lt__Tensor_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function lt_Tensor_out_inplaceOrView(self: Tensor, other: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & lt_Tensor_out_op.maskLo;
    const h = hi & afterADInplaceOrView & lt_Tensor_out_op.maskHi;
    result = lt_Tensor_out_op.table[slot(l, h)]!(self, other, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function lt__Scalar_inplaceOrView(self: Tensor, other: Scalar, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & lt__Scalar_op.maskLo;
    const h = hi & afterADInplaceOrView & lt__Scalar_op.maskHi;
    result = lt__Scalar_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function lt_Scalar_out_inplaceOrView(self: Tensor, other: Scalar, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & lt_Scalar_out_op.maskLo;
    const h = hi & afterADInplaceOrView & lt_Scalar_out_op.maskHi;
    result = lt_Scalar_out_op.table[slot(l, h)]!(self, other, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function le__Tensor_inplaceOrView(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & le__Tensor_op.maskLo;
    const h = hi & afterADInplaceOrView & le__Tensor_op.maskHi;
    result = le__Tensor_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function le_Tensor_out_inplaceOrView(self: Tensor, other: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & le_Tensor_out_op.maskLo;
    const h = hi & afterADInplaceOrView & le_Tensor_out_op.maskHi;
    result = le_Tensor_out_op.table[slot(l, h)]!(self, other, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function le__Scalar_inplaceOrView(self: Tensor, other: Scalar, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & le__Scalar_op.maskLo;
    const h = hi & afterADInplaceOrView & le__Scalar_op.maskHi;
    result = le__Scalar_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function le_Scalar_out_inplaceOrView(self: Tensor, other: Scalar, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & le_Scalar_out_op.maskLo;
    const h = hi & afterADInplaceOrView & le_Scalar_out_op.maskHi;
    result = le_Scalar_out_op.table[slot(l, h)]!(self, other, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function gt__Tensor_inplaceOrView(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & gt__Tensor_op.maskLo;
    const h = hi & afterADInplaceOrView & gt__Tensor_op.maskHi;
    result = gt__Tensor_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function gt_Tensor_out_inplaceOrView(self: Tensor, other: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & gt_Tensor_out_op.maskLo;
    const h = hi & afterADInplaceOrView & gt_Tensor_out_op.maskHi;
    result = gt_Tensor_out_op.table[slot(l, h)]!(self, other, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function gt__Scalar_inplaceOrView(self: Tensor, other: Scalar, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & gt__Scalar_op.maskLo;
    const h = hi & afterADInplaceOrView & gt__Scalar_op.maskHi;
    result = gt__Scalar_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function gt_Scalar_out_inplaceOrView(self: Tensor, other: Scalar, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & gt_Scalar_out_op.maskLo;
    const h = hi & afterADInplaceOrView & gt_Scalar_out_op.maskHi;
    result = gt_Scalar_out_op.table[slot(l, h)]!(self, other, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function ge__Tensor_inplaceOrView(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & ge__Tensor_op.maskLo;
    const h = hi & afterADInplaceOrView & ge__Tensor_op.maskHi;
    result = ge__Tensor_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function ge_Tensor_out_inplaceOrView(self: Tensor, other: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & ge_Tensor_out_op.maskLo;
    const h = hi & afterADInplaceOrView & ge_Tensor_out_op.maskHi;
    result = ge_Tensor_out_op.table[slot(l, h)]!(self, other, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function ge__Scalar_inplaceOrView(self: Tensor, other: Scalar, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & ge__Scalar_op.maskLo;
    const h = hi & afterADInplaceOrView & ge__Scalar_op.maskHi;
    result = ge__Scalar_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function ge_Scalar_out_inplaceOrView(self: Tensor, other: Scalar, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & ge_Scalar_out_op.maskLo;
    const h = hi & afterADInplaceOrView & ge_Scalar_out_op.maskHi;
    result = ge_Scalar_out_op.table[slot(l, h)]!(self, other, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function logical_and__inplaceOrView(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & logical_and__op.maskLo;
    const h = hi & afterADInplaceOrView & logical_and__op.maskHi;
    result = logical_and__op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function logical_and_out_inplaceOrView(self: Tensor, other: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & logical_and_out_op.maskLo;
    const h = hi & afterADInplaceOrView & logical_and_out_op.maskHi;
    result = logical_and_out_op.table[slot(l, h)]!(self, other, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function logical_or__inplaceOrView(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & logical_or__op.maskLo;
    const h = hi & afterADInplaceOrView & logical_or__op.maskHi;
    result = logical_or__op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function logical_or_out_inplaceOrView(self: Tensor, other: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & logical_or_out_op.maskLo;
    const h = hi & afterADInplaceOrView & logical_or_out_op.maskHi;
    result = logical_or_out_op.table[slot(l, h)]!(self, other, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function logical_xor__inplaceOrView(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & logical_xor__op.maskLo;
    const h = hi & afterADInplaceOrView & logical_xor__op.maskHi;
    result = logical_xor__op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function logical_xor_out_inplaceOrView(self: Tensor, other: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & logical_xor_out_op.maskLo;
    const h = hi & afterADInplaceOrView & logical_xor_out_op.maskHi;
    result = logical_xor_out_op.table[slot(l, h)]!(self, other, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function bitwise_and__Tensor_inplaceOrView(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & bitwise_and__Tensor_op.maskLo;
    const h = hi & afterADInplaceOrView & bitwise_and__Tensor_op.maskHi;
    result = bitwise_and__Tensor_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function bitwise_and_Tensor_out_inplaceOrView(self: Tensor, other: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & bitwise_and_Tensor_out_op.maskLo;
    const h = hi & afterADInplaceOrView & bitwise_and_Tensor_out_op.maskHi;
    result = bitwise_and_Tensor_out_op.table[slot(l, h)]!(self, other, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function bitwise_and__Scalar_inplaceOrView(self: Tensor, other: Scalar, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & bitwise_and__Scalar_op.maskLo;
    const h = hi & afterADInplaceOrView & bitwise_and__Scalar_op.maskHi;
    result = bitwise_and__Scalar_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function bitwise_and_Scalar_out_inplaceOrView(self: Tensor, other: Scalar, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & bitwise_and_Scalar_out_op.maskLo;
    const h = hi & afterADInplaceOrView & bitwise_and_Scalar_out_op.maskHi;
    result = bitwise_and_Scalar_out_op.table[slot(l, h)]!(self, other, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function bitwise_or__Tensor_inplaceOrView(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & bitwise_or__Tensor_op.maskLo;
    const h = hi & afterADInplaceOrView & bitwise_or__Tensor_op.maskHi;
    result = bitwise_or__Tensor_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function bitwise_or_Tensor_out_inplaceOrView(self: Tensor, other: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & bitwise_or_Tensor_out_op.maskLo;
    const h = hi & afterADInplaceOrView & bitwise_or_Tensor_out_op.maskHi;
    result = bitwise_or_Tensor_out_op.table[slot(l, h)]!(self, other, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function bitwise_or__Scalar_inplaceOrView(self: Tensor, other: Scalar, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & bitwise_or__Scalar_op.maskLo;
    const h = hi & afterADInplaceOrView & bitwise_or__Scalar_op.maskHi;
    result = bitwise_or__Scalar_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function bitwise_or_Scalar_out_inplaceOrView(self: Tensor, other: Scalar, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & bitwise_or_Scalar_out_op.maskLo;
    const h = hi & afterADInplaceOrView & bitwise_or_Scalar_out_op.maskHi;
    result = bitwise_or_Scalar_out_op.table[slot(l, h)]!(self, other, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function bitwise_xor__Tensor_inplaceOrView(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & bitwise_xor__Tensor_op.maskLo;
    const h = hi & afterADInplaceOrView & bitwise_xor__Tensor_op.maskHi;
    result = bitwise_xor__Tensor_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function bitwise_xor_Tensor_out_inplaceOrView(self: Tensor, other: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & bitwise_xor_Tensor_out_op.maskLo;
    const h = hi & afterADInplaceOrView & bitwise_xor_Tensor_out_op.maskHi;
    result = bitwise_xor_Tensor_out_op.table[slot(l, h)]!(self, other, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function bitwise_xor__Scalar_inplaceOrView(self: Tensor, other: Scalar, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & bitwise_xor__Scalar_op.maskLo;
    const h = hi & afterADInplaceOrView & bitwise_xor__Scalar_op.maskHi;
    result = bitwise_xor__Scalar_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function bitwise_xor_Scalar_out_inplaceOrView(self: Tensor, other: Scalar, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & bitwise_xor_Scalar_out_op.maskLo;
    const h = hi & afterADInplaceOrView & bitwise_xor_Scalar_out_op.maskHi;
    result = bitwise_xor_Scalar_out_op.table[slot(l, h)]!(self, other, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function bitwise_left_shift__Tensor_inplaceOrView(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & bitwise_left_shift__Tensor_op.maskLo;
    const h = hi & afterADInplaceOrView & bitwise_left_shift__Tensor_op.maskHi;
    result = bitwise_left_shift__Tensor_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function bitwise_left_shift_Tensor_out_inplaceOrView(self: Tensor, other: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & bitwise_left_shift_Tensor_out_op.maskLo;
    const h = hi & afterADInplaceOrView & bitwise_left_shift_Tensor_out_op.maskHi;
    result = bitwise_left_shift_Tensor_out_op.table[slot(l, h)]!(self, other, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function bitwise_left_shift__Tensor_Scalar_inplaceOrView(self: Tensor, other: Scalar, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & bitwise_left_shift__Tensor_Scalar_op.maskLo;
    const h = hi & afterADInplaceOrView & bitwise_left_shift__Tensor_Scalar_op.maskHi;
    result = bitwise_left_shift__Tensor_Scalar_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function bitwise_left_shift_Tensor_Scalar_out_inplaceOrView(self: Tensor, other: Scalar, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & bitwise_left_shift_Tensor_Scalar_out_op.maskLo;
    const h = hi & afterADInplaceOrView & bitwise_left_shift_Tensor_Scalar_out_op.maskHi;
    result = bitwise_left_shift_Tensor_Scalar_out_op.table[slot(l, h)]!(self, other, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function bitwise_right_shift__Tensor_inplaceOrView(self: Tensor, other: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & bitwise_right_shift__Tensor_op.maskLo;
    const h = hi & afterADInplaceOrView & bitwise_right_shift__Tensor_op.maskHi;
    result = bitwise_right_shift__Tensor_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function bitwise_right_shift_Tensor_out_inplaceOrView(self: Tensor, other: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & bitwise_right_shift_Tensor_out_op.maskLo;
    const h = hi & afterADInplaceOrView & bitwise_right_shift_Tensor_out_op.maskHi;
    result = bitwise_right_shift_Tensor_out_op.table[slot(l, h)]!(self, other, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function bitwise_right_shift__Tensor_Scalar_inplaceOrView(self: Tensor, other: Scalar, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & bitwise_right_shift__Tensor_Scalar_op.maskLo;
    const h = hi & afterADInplaceOrView & bitwise_right_shift__Tensor_Scalar_op.maskHi;
    result = bitwise_right_shift__Tensor_Scalar_op.table[slot(l, h)]!(self, other, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function bitwise_right_shift_Tensor_Scalar_out_inplaceOrView(self: Tensor, other: Scalar, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & bitwise_right_shift_Tensor_Scalar_out_op.maskLo;
    const h = hi & afterADInplaceOrView & bitwise_right_shift_Tensor_Scalar_out_op.maskHi;
    result = bitwise_right_shift_Tensor_Scalar_out_op.table[slot(l, h)]!(self, other, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function maximum_out_inplaceOrView(self: Tensor, other: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & maximum_out_op.maskLo;
    const h = hi & afterADInplaceOrView & maximum_out_op.maskHi;
    result = maximum_out_op.table[slot(l, h)]!(self, other, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function minimum_out_inplaceOrView(self: Tensor, other: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & minimum_out_op.maskLo;
    const h = hi & afterADInplaceOrView & minimum_out_op.maskHi;
    result = minimum_out_op.table[slot(l, h)]!(self, other, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function fmax_out_inplaceOrView(self: Tensor, other: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & fmax_out_op.maskLo;
    const h = hi & afterADInplaceOrView & fmax_out_op.maskHi;
    result = fmax_out_op.table[slot(l, h)]!(self, other, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function fmin_out_inplaceOrView(self: Tensor, other: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & fmin_out_op.maskLo;
    const h = hi & afterADInplaceOrView & fmin_out_op.maskHi;
    result = fmin_out_op.table[slot(l, h)]!(self, other, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function where_self_out_inplaceOrView(condition: Tensor, self: Tensor, other: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & where_self_out_op.maskLo;
    const h = hi & afterADInplaceOrView & where_self_out_op.maskHi;
    result = where_self_out_op.table[slot(l, h)]!(condition, self, other, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function clamp__inplaceOrView(self: Tensor, min: Scalar | null, max: Scalar | null, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & clamp__op.maskLo;
    const h = hi & afterADInplaceOrView & clamp__op.maskHi;
    result = clamp__op.table[slot(l, h)]!(self, min, max, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function clamp_out_inplaceOrView(self: Tensor, min: Scalar | null, max: Scalar | null, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & clamp_out_op.maskLo;
    const h = hi & afterADInplaceOrView & clamp_out_op.maskHi;
    result = clamp_out_op.table[slot(l, h)]!(self, min, max, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function clamp_min__inplaceOrView(self: Tensor, min: Scalar, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & clamp_min__op.maskLo;
    const h = hi & afterADInplaceOrView & clamp_min__op.maskHi;
    result = clamp_min__op.table[slot(l, h)]!(self, min, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function clamp_min_out_inplaceOrView(self: Tensor, min: Scalar, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & clamp_min_out_op.maskLo;
    const h = hi & afterADInplaceOrView & clamp_min_out_op.maskHi;
    result = clamp_min_out_op.table[slot(l, h)]!(self, min, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function clamp_min__Tensor_inplaceOrView(self: Tensor, min: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & clamp_min__Tensor_op.maskLo;
    const h = hi & afterADInplaceOrView & clamp_min__Tensor_op.maskHi;
    result = clamp_min__Tensor_op.table[slot(l, h)]!(self, min, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function clamp_min_Tensor_out_inplaceOrView(self: Tensor, min: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & clamp_min_Tensor_out_op.maskLo;
    const h = hi & afterADInplaceOrView & clamp_min_Tensor_out_op.maskHi;
    result = clamp_min_Tensor_out_op.table[slot(l, h)]!(self, min, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function clamp_max__inplaceOrView(self: Tensor, max: Scalar, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & clamp_max__op.maskLo;
    const h = hi & afterADInplaceOrView & clamp_max__op.maskHi;
    result = clamp_max__op.table[slot(l, h)]!(self, max, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function clamp_max_out_inplaceOrView(self: Tensor, max: Scalar, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & clamp_max_out_op.maskLo;
    const h = hi & afterADInplaceOrView & clamp_max_out_op.maskHi;
    result = clamp_max_out_op.table[slot(l, h)]!(self, max, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function clamp_max__Tensor_inplaceOrView(self: Tensor, max: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & clamp_max__Tensor_op.maskLo;
    const h = hi & afterADInplaceOrView & clamp_max__Tensor_op.maskHi;
    result = clamp_max__Tensor_op.table[slot(l, h)]!(self, max, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function clamp_max_Tensor_out_inplaceOrView(self: Tensor, max: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & clamp_max_Tensor_out_op.maskLo;
    const h = hi & afterADInplaceOrView & clamp_max_Tensor_out_op.maskHi;
    result = clamp_max_Tensor_out_op.table[slot(l, h)]!(self, max, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function relu__inplaceOrView(self: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & relu__op.maskLo;
    const h = hi & afterADInplaceOrView & relu__op.maskHi;
    result = relu__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function leaky_relu__inplaceOrView(self: Tensor, negativeSlope: Scalar, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & leaky_relu__op.maskLo;
    const h = hi & afterADInplaceOrView & leaky_relu__op.maskHi;
    result = leaky_relu__op.table[slot(l, h)]!(self, negativeSlope, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function leaky_relu_out_inplaceOrView(self: Tensor, negativeSlope: Scalar, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & leaky_relu_out_op.maskLo;
    const h = hi & afterADInplaceOrView & leaky_relu_out_op.maskHi;
    result = leaky_relu_out_op.table[slot(l, h)]!(self, negativeSlope, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function elu__inplaceOrView(self: Tensor, alpha: Scalar, scale: Scalar, inputScale: Scalar, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & elu__op.maskLo;
    const h = hi & afterADInplaceOrView & elu__op.maskHi;
    result = elu__op.table[slot(l, h)]!(self, alpha, scale, inputScale, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function elu_out_inplaceOrView(self: Tensor, alpha: Scalar, scale: Scalar, inputScale: Scalar, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & elu_out_op.maskLo;
    const h = hi & afterADInplaceOrView & elu_out_op.maskHi;
    result = elu_out_op.table[slot(l, h)]!(self, alpha, scale, inputScale, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function gelu__inplaceOrView(self: Tensor, approximate: string, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & gelu__op.maskLo;
    const h = hi & afterADInplaceOrView & gelu__op.maskHi;
    result = gelu__op.table[slot(l, h)]!(self, approximate, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function gelu_out_inplaceOrView(self: Tensor, approximate: string, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & gelu_out_op.maskLo;
    const h = hi & afterADInplaceOrView & gelu_out_op.maskHi;
    result = gelu_out_op.table[slot(l, h)]!(self, approximate, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function silu__inplaceOrView(self: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & silu__op.maskLo;
    const h = hi & afterADInplaceOrView & silu__op.maskHi;
    result = silu__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function silu_out_inplaceOrView(self: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & silu_out_op.maskLo;
    const h = hi & afterADInplaceOrView & silu_out_op.maskHi;
    result = silu_out_op.table[slot(l, h)]!(self, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function mish__inplaceOrView(self: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & mish__op.maskLo;
    const h = hi & afterADInplaceOrView & mish__op.maskHi;
    result = mish__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function mish_out_inplaceOrView(self: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & mish_out_op.maskLo;
    const h = hi & afterADInplaceOrView & mish_out_op.maskHi;
    result = mish_out_op.table[slot(l, h)]!(self, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function hardsigmoid__inplaceOrView(self: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & hardsigmoid__op.maskLo;
    const h = hi & afterADInplaceOrView & hardsigmoid__op.maskHi;
    result = hardsigmoid__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function hardsigmoid_out_inplaceOrView(self: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & hardsigmoid_out_op.maskLo;
    const h = hi & afterADInplaceOrView & hardsigmoid_out_op.maskHi;
    result = hardsigmoid_out_op.table[slot(l, h)]!(self, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function hardswish__inplaceOrView(self: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & hardswish__op.maskLo;
    const h = hi & afterADInplaceOrView & hardswish__op.maskHi;
    result = hardswish__op.table[slot(l, h)]!(self, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function hardswish_out_inplaceOrView(self: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & hardswish_out_op.maskLo;
    const h = hi & afterADInplaceOrView & hardswish_out_op.maskHi;
    result = hardswish_out_op.table[slot(l, h)]!(self, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function softplus_out_inplaceOrView(self: Tensor, beta: Scalar, threshold: Scalar, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & softplus_out_op.maskLo;
    const h = hi & afterADInplaceOrView & softplus_out_op.maskHi;
    result = softplus_out_op.table[slot(l, h)]!(self, beta, threshold, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function hardtanh__inplaceOrView(self: Tensor, minVal: Scalar, maxVal: Scalar, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & hardtanh__op.maskLo;
    const h = hi & afterADInplaceOrView & hardtanh__op.maskHi;
    result = hardtanh__op.table[slot(l, h)]!(self, minVal, maxVal, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function hardtanh_out_inplaceOrView(self: Tensor, minVal: Scalar, maxVal: Scalar, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & hardtanh_out_op.maskLo;
    const h = hi & afterADInplaceOrView & hardtanh_out_op.maskHi;
    result = hardtanh_out_op.table[slot(l, h)]!(self, minVal, maxVal, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function threshold__inplaceOrView(self: Tensor, threshold: Scalar, value: Scalar, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & threshold__op.maskLo;
    const h = hi & afterADInplaceOrView & threshold__op.maskHi;
    result = threshold__op.table[slot(l, h)]!(self, threshold, value, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(self);
  return result;
}

export function threshold_out_inplaceOrView(self: Tensor, threshold: Scalar, value: Scalar, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & threshold_out_op.maskLo;
    const h = hi & afterADInplaceOrView & threshold_out_op.maskHi;
    result = threshold_out_op.table[slot(l, h)]!(self, threshold, value, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function hardshrink_out_inplaceOrView(self: Tensor, lambd: Scalar, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & hardshrink_out_op.maskLo;
    const h = hi & afterADInplaceOrView & hardshrink_out_op.maskHi;
    result = hardshrink_out_op.table[slot(l, h)]!(self, lambd, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function softshrink_out_inplaceOrView(self: Tensor, lambd: Scalar, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & softshrink_out_op.maskLo;
    const h = hi & afterADInplaceOrView & softshrink_out_op.maskHi;
    result = softshrink_out_op.table[slot(l, h)]!(self, lambd, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function sigmoid_backward_grad_input_inplaceOrView(gradOutput: Tensor, output: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & sigmoid_backward_grad_input_op.maskLo;
    const h = hi & afterADInplaceOrView & sigmoid_backward_grad_input_op.maskHi;
    result = sigmoid_backward_grad_input_op.table[slot(l, h)]!(gradOutput, output, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function tanh_backward_grad_input_inplaceOrView(gradOutput: Tensor, output: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & tanh_backward_grad_input_op.maskLo;
    const h = hi & afterADInplaceOrView & tanh_backward_grad_input_op.maskHi;
    result = tanh_backward_grad_input_op.table[slot(l, h)]!(gradOutput, output, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function threshold_backward_grad_input_inplaceOrView(gradOutput: Tensor, self: Tensor, threshold: Scalar, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & threshold_backward_grad_input_op.maskLo;
    const h = hi & afterADInplaceOrView & threshold_backward_grad_input_op.maskHi;
    result = threshold_backward_grad_input_op.table[slot(l, h)]!(gradOutput, self, threshold, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function leaky_relu_backward_grad_input_inplaceOrView(gradOutput: Tensor, self: Tensor, negativeSlope: Scalar, selfIsResult: boolean, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & leaky_relu_backward_grad_input_op.maskLo;
    const h = hi & afterADInplaceOrView & leaky_relu_backward_grad_input_op.maskHi;
    result = leaky_relu_backward_grad_input_op.table[slot(l, h)]!(gradOutput, self, negativeSlope, selfIsResult, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function elu_backward_grad_input_inplaceOrView(gradOutput: Tensor, alpha: Scalar, scale: Scalar, inputScale: Scalar, isResult: boolean, selfOrResult: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & elu_backward_grad_input_op.maskLo;
    const h = hi & afterADInplaceOrView & elu_backward_grad_input_op.maskHi;
    result = elu_backward_grad_input_op.table[slot(l, h)]!(gradOutput, alpha, scale, inputScale, isResult, selfOrResult, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function gelu_backward_grad_input_inplaceOrView(gradOutput: Tensor, self: Tensor, approximate: string, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & gelu_backward_grad_input_op.maskLo;
    const h = hi & afterADInplaceOrView & gelu_backward_grad_input_op.maskHi;
    result = gelu_backward_grad_input_op.table[slot(l, h)]!(gradOutput, self, approximate, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function silu_backward_grad_input_inplaceOrView(gradOutput: Tensor, self: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & silu_backward_grad_input_op.maskLo;
    const h = hi & afterADInplaceOrView & silu_backward_grad_input_op.maskHi;
    result = silu_backward_grad_input_op.table[slot(l, h)]!(gradOutput, self, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function hardsigmoid_backward_grad_input_inplaceOrView(gradOutput: Tensor, self: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & hardsigmoid_backward_grad_input_op.maskLo;
    const h = hi & afterADInplaceOrView & hardsigmoid_backward_grad_input_op.maskHi;
    result = hardsigmoid_backward_grad_input_op.table[slot(l, h)]!(gradOutput, self, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function softplus_backward_grad_input_inplaceOrView(gradOutput: Tensor, self: Tensor, beta: Scalar, threshold: Scalar, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & softplus_backward_grad_input_op.maskLo;
    const h = hi & afterADInplaceOrView & softplus_backward_grad_input_op.maskHi;
    result = softplus_backward_grad_input_op.table[slot(l, h)]!(gradOutput, self, beta, threshold, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function hardtanh_backward_grad_input_inplaceOrView(gradOutput: Tensor, self: Tensor, minVal: Scalar, maxVal: Scalar, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & hardtanh_backward_grad_input_op.maskLo;
    const h = hi & afterADInplaceOrView & hardtanh_backward_grad_input_op.maskHi;
    result = hardtanh_backward_grad_input_op.table[slot(l, h)]!(gradOutput, self, minVal, maxVal, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function hardshrink_backward_grad_input_inplaceOrView(gradOut: Tensor, self: Tensor, lambd: Scalar, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & hardshrink_backward_grad_input_op.maskLo;
    const h = hi & afterADInplaceOrView & hardshrink_backward_grad_input_op.maskHi;
    result = hardshrink_backward_grad_input_op.table[slot(l, h)]!(gradOut, self, lambd, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function softshrink_backward_grad_input_inplaceOrView(gradOutput: Tensor, self: Tensor, lambd: Scalar, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & softshrink_backward_grad_input_op.maskLo;
    const h = hi & afterADInplaceOrView & softshrink_backward_grad_input_op.maskHi;
    result = softshrink_backward_grad_input_op.table[slot(l, h)]!(gradOutput, self, lambd, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function log_sigmoid_backward_grad_input_inplaceOrView(gradOutput: Tensor, self: Tensor, buffer: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & log_sigmoid_backward_grad_input_op.maskLo;
    const h = hi & afterADInplaceOrView & log_sigmoid_backward_grad_input_op.maskHi;
    result = log_sigmoid_backward_grad_input_op.table[slot(l, h)]!(gradOutput, self, buffer, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function logit_backward_grad_input_inplaceOrView(gradOutput: Tensor, self: Tensor, eps: number | null, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & logit_backward_grad_input_op.maskLo;
    const h = hi & afterADInplaceOrView & logit_backward_grad_input_op.maskHi;
    result = logit_backward_grad_input_op.table[slot(l, h)]!(gradOutput, self, eps, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function empty_strided_out_inplaceOrView(size: readonly number[], stride: readonly number[], out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & empty_strided_out_op.maskLo;
    const h = hi & afterADInplaceOrView & empty_strided_out_op.maskHi;
    result = empty_strided_out_op.table[slot(l, h)]!(size, stride, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function empty_like_out_inplaceOrView(self: Tensor, memoryFormat: MemoryFormat | null, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & empty_like_out_op.maskLo;
    const h = hi & afterADInplaceOrView & empty_like_out_op.maskHi;
    result = empty_like_out_op.table[slot(l, h)]!(self, memoryFormat, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function new_empty_out_inplaceOrView(self: Tensor, size: readonly number[], out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & new_empty_out_op.maskLo;
    const h = hi & afterADInplaceOrView & new_empty_out_op.maskHi;
    result = new_empty_out_op.table[slot(l, h)]!(self, size, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function new_empty_strided_out_inplaceOrView(self: Tensor, size: readonly number[], stride: readonly number[], out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & new_empty_strided_out_op.maskLo;
    const h = hi & afterADInplaceOrView & new_empty_strided_out_op.maskHi;
    result = new_empty_strided_out_op.table[slot(l, h)]!(self, size, stride, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function new_zeros_out_inplaceOrView(self: Tensor, size: readonly number[], out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & new_zeros_out_op.maskLo;
    const h = hi & afterADInplaceOrView & new_zeros_out_op.maskHi;
    result = new_zeros_out_op.table[slot(l, h)]!(self, size, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function new_ones_out_inplaceOrView(self: Tensor, size: readonly number[], out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & new_ones_out_op.maskLo;
    const h = hi & afterADInplaceOrView & new_ones_out_op.maskHi;
    result = new_ones_out_op.table[slot(l, h)]!(self, size, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function new_full_out_inplaceOrView(self: Tensor, size: readonly number[], fillValue: Scalar, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & new_full_out_op.maskLo;
    const h = hi & afterADInplaceOrView & new_full_out_op.maskHi;
    result = new_full_out_op.table[slot(l, h)]!(self, size, fillValue, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function zeros_like_out_inplaceOrView(self: Tensor, memoryFormat: MemoryFormat | null, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & zeros_like_out_op.maskLo;
    const h = hi & afterADInplaceOrView & zeros_like_out_op.maskHi;
    result = zeros_like_out_op.table[slot(l, h)]!(self, memoryFormat, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function ones_like_out_inplaceOrView(self: Tensor, memoryFormat: MemoryFormat | null, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & ones_like_out_op.maskLo;
    const h = hi & afterADInplaceOrView & ones_like_out_op.maskHi;
    result = ones_like_out_op.table[slot(l, h)]!(self, memoryFormat, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function full_like_out_inplaceOrView(self: Tensor, fillValue: Scalar, memoryFormat: MemoryFormat | null, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & full_like_out_op.maskLo;
    const h = hi & afterADInplaceOrView & full_like_out_op.maskHi;
    result = full_like_out_op.table[slot(l, h)]!(self, fillValue, memoryFormat, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function scalar_tensor_out_inplaceOrView(s: Scalar, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & scalar_tensor_out_op.maskLo;
    const h = hi & afterADInplaceOrView & scalar_tensor_out_op.maskHi;
    result = scalar_tensor_out_op.table[slot(l, h)]!(s, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function tril_indices_out_inplaceOrView(row: number, col: number, offset: number, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & tril_indices_out_op.maskLo;
    const h = hi & afterADInplaceOrView & tril_indices_out_op.maskHi;
    result = tril_indices_out_op.table[slot(l, h)]!(row, col, offset, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function triu_indices_out_inplaceOrView(row: number, col: number, offset: number, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & triu_indices_out_op.maskLo;
    const h = hi & afterADInplaceOrView & triu_indices_out_op.maskHi;
    result = triu_indices_out_op.table[slot(l, h)]!(row, col, offset, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function rand_like_out_inplaceOrView(self: Tensor, memoryFormat: MemoryFormat | null, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & rand_like_out_op.maskLo;
    const h = hi & afterADInplaceOrView & rand_like_out_op.maskHi;
    result = rand_like_out_op.table[slot(l, h)]!(self, memoryFormat, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function randn_like_out_inplaceOrView(self: Tensor, memoryFormat: MemoryFormat | null, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & randn_like_out_op.maskLo;
    const h = hi & afterADInplaceOrView & randn_like_out_op.maskHi;
    result = randn_like_out_op.table[slot(l, h)]!(self, memoryFormat, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function randint_like_out_inplaceOrView(self: Tensor, high: number, memoryFormat: MemoryFormat | null, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & randint_like_out_op.maskLo;
    const h = hi & afterADInplaceOrView & randint_like_out_op.maskHi;
    result = randint_like_out_op.table[slot(l, h)]!(self, high, memoryFormat, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function randint_like_low_dtype_out_inplaceOrView(self: Tensor, low: number, high: number, memoryFormat: MemoryFormat | null, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & randint_like_low_dtype_out_op.maskLo;
    const h = hi & afterADInplaceOrView & randint_like_low_dtype_out_op.maskHi;
    result = randint_like_low_dtype_out_op.table[slot(l, h)]!(self, low, high, memoryFormat, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function bernoulli_float_out_inplaceOrView(self: Tensor, p: number, generator: Generator | null, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & bernoulli_float_out_op.maskLo;
    const h = hi & afterADInplaceOrView & bernoulli_float_out_op.maskHi;
    result = bernoulli_float_out_op.table[slot(l, h)]!(self, p, generator, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function bernoulli_Tensor_out_inplaceOrView(self: Tensor, p: Tensor, generator: Generator | null, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & bernoulli_Tensor_out_op.maskLo;
    const h = hi & afterADInplaceOrView & bernoulli_Tensor_out_op.maskHi;
    result = bernoulli_Tensor_out_op.table[slot(l, h)]!(self, p, generator, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function uniform_out_inplaceOrView(self: Tensor, from: number, to: number, generator: Generator | null, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & uniform_out_op.maskLo;
    const h = hi & afterADInplaceOrView & uniform_out_op.maskHi;
    result = uniform_out_op.table[slot(l, h)]!(self, from, to, generator, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function random_from_out_inplaceOrView(self: Tensor, from: number, to: number | null, generator: Generator | null, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & random_from_out_op.maskLo;
    const h = hi & afterADInplaceOrView & random_from_out_op.maskHi;
    result = random_from_out_op.table[slot(l, h)]!(self, from, to, generator, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function random_to_out_inplaceOrView(self: Tensor, to: number, generator: Generator | null, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & random_to_out_op.maskLo;
    const h = hi & afterADInplaceOrView & random_to_out_op.maskHi;
    result = random_to_out_op.table[slot(l, h)]!(self, to, generator, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function random_out_inplaceOrView(self: Tensor, generator: Generator | null, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & random_out_op.maskLo;
    const h = hi & afterADInplaceOrView & random_out_op.maskHi;
    result = random_out_op.table[slot(l, h)]!(self, generator, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function native_dropout_out_inplaceOrView(input: Tensor, p: number, train: boolean | null, out0: Tensor, out1: Tensor, lo: number, hi: number): readonly [Tensor, Tensor] {
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & native_dropout_out_op.maskLo;
    const h = hi & afterADInplaceOrView & native_dropout_out_op.maskHi;
    result = native_dropout_out_op.table[slot(l, h)]!(input, p, train, out0, out1, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out0);
  bumpVersion(out1);
  return result;
}

export function native_dropout_backward_out_inplaceOrView(gradOutput: Tensor, mask: Tensor, scale: number, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & native_dropout_backward_out_op.maskLo;
    const h = hi & afterADInplaceOrView & native_dropout_backward_out_op.maskHi;
    result = native_dropout_backward_out_op.table[slot(l, h)]!(gradOutput, mask, scale, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function exponential_out_inplaceOrView(self: Tensor, lambd: number, generator: Generator | null, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & exponential_out_op.maskLo;
    const h = hi & afterADInplaceOrView & exponential_out_op.maskHi;
    result = exponential_out_op.table[slot(l, h)]!(self, lambd, generator, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function _to_copy_out_inplaceOrView(self: Tensor, nonBlocking: boolean, memoryFormat: MemoryFormat | null, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & _to_copy_out_op.maskLo;
    const h = hi & afterADInplaceOrView & _to_copy_out_op.maskHi;
    result = _to_copy_out_op.table[slot(l, h)]!(self, nonBlocking, memoryFormat, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function fill_Scalar_out_inplaceOrView(self: Tensor, value: Scalar, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & fill_Scalar_out_op.maskLo;
    const h = hi & afterADInplaceOrView & fill_Scalar_out_op.maskHi;
    result = fill_Scalar_out_op.table[slot(l, h)]!(self, value, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function fill_Tensor_out_inplaceOrView(self: Tensor, value: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & fill_Tensor_out_op.maskLo;
    const h = hi & afterADInplaceOrView & fill_Tensor_out_op.maskHi;
    result = fill_Tensor_out_op.table[slot(l, h)]!(self, value, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function zero_out_inplaceOrView(self: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & zero_out_op.maskLo;
    const h = hi & afterADInplaceOrView & zero_out_op.maskHi;
    result = zero_out_op.table[slot(l, h)]!(self, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function clone_out_inplaceOrView(self: Tensor, memoryFormat: MemoryFormat | null, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & clone_out_op.maskLo;
    const h = hi & afterADInplaceOrView & clone_out_op.maskHi;
    result = clone_out_op.table[slot(l, h)]!(self, memoryFormat, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function resize_out_inplaceOrView(self: Tensor, size: readonly number[], memoryFormat: MemoryFormat | null, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & resize_out_op.maskLo;
    const h = hi & afterADInplaceOrView & resize_out_op.maskHi;
    result = resize_out_op.table[slot(l, h)]!(self, size, memoryFormat, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function resize_as_out_inplaceOrView(self: Tensor, theTemplate: Tensor, memoryFormat: MemoryFormat | null, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & resize_as_out_op.maskLo;
    const h = hi & afterADInplaceOrView & resize_as_out_op.maskHi;
    result = resize_as_out_op.table[slot(l, h)]!(self, theTemplate, memoryFormat, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function set_source_Tensor_out_inplaceOrView(self: Tensor, source: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & set_source_Tensor_out_op.maskLo;
    const h = hi & afterADInplaceOrView & set_source_Tensor_out_op.maskHi;
    result = set_source_Tensor_out_op.table[slot(l, h)]!(self, source, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function set_out_inplaceOrView(self: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & set_out_op.maskLo;
    const h = hi & afterADInplaceOrView & set_out_op.maskHi;
    result = set_out_op.table[slot(l, h)]!(self, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function _unsafe_view_out_inplaceOrView(self: Tensor, size: readonly number[], out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & _unsafe_view_out_op.maskLo;
    const h = hi & afterADInplaceOrView & _unsafe_view_out_op.maskHi;
    result = _unsafe_view_out_op.table[slot(l, h)]!(self, size, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function narrow_copy_out_inplaceOrView(self: Tensor, dim: number, start: number, length: number, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & narrow_copy_out_op.maskLo;
    const h = hi & afterADInplaceOrView & narrow_copy_out_op.maskHi;
    result = narrow_copy_out_op.table[slot(l, h)]!(self, dim, start, length, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function select_backward_out_inplaceOrView(gradOutput: Tensor, inputSizes: readonly number[], dim: number, index: number, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & select_backward_out_op.maskLo;
    const h = hi & afterADInplaceOrView & select_backward_out_op.maskHi;
    result = select_backward_out_op.table[slot(l, h)]!(gradOutput, inputSizes, dim, index, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function slice_backward_out_inplaceOrView(gradOutput: Tensor, inputSizes: readonly number[], dim: number, start: number, end: number, step: number, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & slice_backward_out_op.maskLo;
    const h = hi & afterADInplaceOrView & slice_backward_out_op.maskHi;
    result = slice_backward_out_op.table[slot(l, h)]!(gradOutput, inputSizes, dim, start, end, step, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function diagonal_backward_out_inplaceOrView(gradOutput: Tensor, inputSizes: readonly number[], offset: number, dim1: number, dim2: number, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & diagonal_backward_out_op.maskLo;
    const h = hi & afterADInplaceOrView & diagonal_backward_out_op.maskHi;
    result = diagonal_backward_out_op.table[slot(l, h)]!(gradOutput, inputSizes, offset, dim1, dim2, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function select_scatter_out_inplaceOrView(self: Tensor, src: Tensor, dim: number, index: number, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & select_scatter_out_op.maskLo;
    const h = hi & afterADInplaceOrView & select_scatter_out_op.maskHi;
    result = select_scatter_out_op.table[slot(l, h)]!(self, src, dim, index, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function slice_scatter_out_inplaceOrView(self: Tensor, src: Tensor, dim: number, start: number | null, end: number | null, step: number, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & slice_scatter_out_op.maskLo;
    const h = hi & afterADInplaceOrView & slice_scatter_out_op.maskHi;
    result = slice_scatter_out_op.table[slot(l, h)]!(self, src, dim, start, end, step, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function diagonal_scatter_out_inplaceOrView(self: Tensor, src: Tensor, offset: number, dim1: number, dim2: number, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & diagonal_scatter_out_op.maskLo;
    const h = hi & afterADInplaceOrView & diagonal_scatter_out_op.maskHi;
    result = diagonal_scatter_out_op.table[slot(l, h)]!(self, src, offset, dim1, dim2, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function as_strided_scatter_out_inplaceOrView(self: Tensor, src: Tensor, size: readonly number[], stride: readonly number[], storageOffset: number | null, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & as_strided_scatter_out_op.maskLo;
    const h = hi & afterADInplaceOrView & as_strided_scatter_out_op.maskHi;
    result = as_strided_scatter_out_op.table[slot(l, h)]!(self, src, size, stride, storageOffset, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function diag_embed_out_inplaceOrView(self: Tensor, offset: number, dim1: number, dim2: number, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & diag_embed_out_op.maskLo;
    const h = hi & afterADInplaceOrView & diag_embed_out_op.maskHi;
    result = diag_embed_out_op.table[slot(l, h)]!(self, offset, dim1, dim2, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function rot90_out_inplaceOrView(self: Tensor, k: number, dims: readonly number[], out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & rot90_out_op.maskLo;
    const h = hi & afterADInplaceOrView & rot90_out_op.maskHi;
    result = rot90_out_op.table[slot(l, h)]!(self, k, dims, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function expand_copy_out_inplaceOrView(self: Tensor, size: readonly number[], implicit: boolean, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & expand_copy_out_op.maskLo;
    const h = hi & afterADInplaceOrView & expand_copy_out_op.maskHi;
    result = expand_copy_out_op.table[slot(l, h)]!(self, size, implicit, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function index_Tensor_out_inplaceOrView(self: Tensor, indices: readonly (Tensor | null)[], out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & index_Tensor_out_op.maskLo;
    const h = hi & afterADInplaceOrView & index_Tensor_out_op.maskHi;
    result = index_Tensor_out_op.table[slot(l, h)]!(self, indices, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function index_put_out_inplaceOrView(self: Tensor, indices: readonly (Tensor | null)[], values: Tensor, accumulate: boolean, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & index_put_out_op.maskLo;
    const h = hi & afterADInplaceOrView & index_put_out_op.maskHi;
    result = index_put_out_op.table[slot(l, h)]!(self, indices, values, accumulate, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function _index_put_impl_out_inplaceOrView(self: Tensor, indices: readonly (Tensor | null)[], values: Tensor, accumulate: boolean, unsafe: boolean, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & _index_put_impl_out_op.maskLo;
    const h = hi & afterADInplaceOrView & _index_put_impl_out_op.maskHi;
    result = _index_put_impl_out_op.table[slot(l, h)]!(self, indices, values, accumulate, unsafe, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function index_fill_int_Scalar_out_inplaceOrView(self: Tensor, dim: number, index: Tensor, value: Scalar, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & index_fill_int_Scalar_out_op.maskLo;
    const h = hi & afterADInplaceOrView & index_fill_int_Scalar_out_op.maskHi;
    result = index_fill_int_Scalar_out_op.table[slot(l, h)]!(self, dim, index, value, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function index_fill_int_Tensor_out_inplaceOrView(self: Tensor, dim: number, index: Tensor, value: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & index_fill_int_Tensor_out_op.maskLo;
    const h = hi & afterADInplaceOrView & index_fill_int_Tensor_out_op.maskHi;
    result = index_fill_int_Tensor_out_op.table[slot(l, h)]!(self, dim, index, value, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function masked_fill_Scalar_out_inplaceOrView(self: Tensor, mask: Tensor, value: Scalar, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & masked_fill_Scalar_out_op.maskLo;
    const h = hi & afterADInplaceOrView & masked_fill_Scalar_out_op.maskHi;
    result = masked_fill_Scalar_out_op.table[slot(l, h)]!(self, mask, value, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function masked_fill_Tensor_out_inplaceOrView(self: Tensor, mask: Tensor, value: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & masked_fill_Tensor_out_op.maskLo;
    const h = hi & afterADInplaceOrView & masked_fill_Tensor_out_op.maskHi;
    result = masked_fill_Tensor_out_op.table[slot(l, h)]!(self, mask, value, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function masked_scatter_out_inplaceOrView(self: Tensor, mask: Tensor, source: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & masked_scatter_out_op.maskLo;
    const h = hi & afterADInplaceOrView & masked_scatter_out_op.maskHi;
    result = masked_scatter_out_op.table[slot(l, h)]!(self, mask, source, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function roll_out_inplaceOrView(self: Tensor, shifts: readonly number[], dims: readonly number[], out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & roll_out_op.maskLo;
    const h = hi & afterADInplaceOrView & roll_out_op.maskHi;
    result = roll_out_op.table[slot(l, h)]!(self, shifts, dims, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function repeat_out_inplaceOrView(self: Tensor, repeats: readonly number[], out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & repeat_out_op.maskLo;
    const h = hi & afterADInplaceOrView & repeat_out_op.maskHi;
    result = repeat_out_op.table[slot(l, h)]!(self, repeats, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function repeat_interleave_Tensor_out_inplaceOrView(repeats: Tensor, outputSize: number | null, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & repeat_interleave_Tensor_out_op.maskLo;
    const h = hi & afterADInplaceOrView & repeat_interleave_Tensor_out_op.maskHi;
    result = repeat_interleave_Tensor_out_op.table[slot(l, h)]!(repeats, outputSize, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function embedding_out_inplaceOrView(weight: Tensor, indices: Tensor, paddingIdx: number, scaleGradByFreq: boolean, sparse: boolean, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & embedding_out_op.maskLo;
    const h = hi & afterADInplaceOrView & embedding_out_op.maskHi;
    result = embedding_out_op.table[slot(l, h)]!(weight, indices, paddingIdx, scaleGradByFreq, sparse, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function put_out_inplaceOrView(self: Tensor, index: Tensor, source: Tensor, accumulate: boolean, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & put_out_op.maskLo;
    const h = hi & afterADInplaceOrView & put_out_op.maskHi;
    result = put_out_op.table[slot(l, h)]!(self, index, source, accumulate, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function bucketize_Scalar_out_inplaceOrView(self: Scalar, boundaries: Tensor, outInt32: boolean, right: boolean, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & bucketize_Scalar_out_op.maskLo;
    const h = hi & afterADInplaceOrView & bucketize_Scalar_out_op.maskHi;
    result = bucketize_Scalar_out_op.table[slot(l, h)]!(self, boundaries, outInt32, right, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function searchsorted_Scalar_out_inplaceOrView(sortedSequence: Tensor, self: Scalar, outInt32: boolean, right: boolean, side: string | null, sorter: Tensor | null, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & searchsorted_Scalar_out_op.maskLo;
    const h = hi & afterADInplaceOrView & searchsorted_Scalar_out_op.maskHi;
    result = searchsorted_Scalar_out_op.table[slot(l, h)]!(sortedSequence, self, outInt32, right, side, sorter, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function trace_out_inplaceOrView(self: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & trace_out_op.maskLo;
    const h = hi & afterADInplaceOrView & trace_out_op.maskHi;
    result = trace_out_op.table[slot(l, h)]!(self, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function count_nonzero_dim_IntList_out_inplaceOrView(self: Tensor, dim: readonly number[], out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & count_nonzero_dim_IntList_out_op.maskLo;
    const h = hi & afterADInplaceOrView & count_nonzero_dim_IntList_out_op.maskHi;
    result = count_nonzero_dim_IntList_out_op.table[slot(l, h)]!(self, dim, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function count_nonzero_out_inplaceOrView(self: Tensor, dim: number | null, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & count_nonzero_out_op.maskLo;
    const h = hi & afterADInplaceOrView & count_nonzero_out_op.maskHi;
    result = count_nonzero_out_op.table[slot(l, h)]!(self, dim, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function block_diag_out_inplaceOrView(tensors: readonly Tensor[], out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & block_diag_out_op.maskLo;
    const h = hi & afterADInplaceOrView & block_diag_out_op.maskHi;
    result = block_diag_out_op.table[slot(l, h)]!(tensors, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function constant_pad_nd_out_inplaceOrView(self: Tensor, pad: readonly number[], value: Scalar, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & constant_pad_nd_out_op.maskLo;
    const h = hi & afterADInplaceOrView & constant_pad_nd_out_op.maskHi;
    result = constant_pad_nd_out_op.table[slot(l, h)]!(self, pad, value, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function argsort_stable_out_inplaceOrView(self: Tensor, stable: boolean, dim: number, descending: boolean, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & argsort_stable_out_op.maskLo;
    const h = hi & afterADInplaceOrView & argsort_stable_out_op.maskHi;
    result = argsort_stable_out_op.table[slot(l, h)]!(self, stable, dim, descending, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function median_out_inplaceOrView(self: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & median_out_op.maskLo;
    const h = hi & afterADInplaceOrView & median_out_op.maskHi;
    result = median_out_op.table[slot(l, h)]!(self, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function nanmedian_out_inplaceOrView(self: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & nanmedian_out_op.maskLo;
    const h = hi & afterADInplaceOrView & nanmedian_out_op.maskHi;
    result = nanmedian_out_op.table[slot(l, h)]!(self, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function unique_dim_out_inplaceOrView(self: Tensor, dim: number, sorted: boolean, returnInverse: boolean, returnCounts: boolean, out0: Tensor, out1: Tensor, out2: Tensor, lo: number, hi: number): readonly [Tensor, Tensor, Tensor] {
  let result: readonly [Tensor, Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & unique_dim_out_op.maskLo;
    const h = hi & afterADInplaceOrView & unique_dim_out_op.maskHi;
    result = unique_dim_out_op.table[slot(l, h)]!(self, dim, sorted, returnInverse, returnCounts, out0, out1, out2, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out0);
  bumpVersion(out1);
  bumpVersion(out2);
  return result;
}

export function _unique_out_inplaceOrView(self: Tensor, sorted: boolean, returnInverse: boolean, out0: Tensor, out1: Tensor, lo: number, hi: number): readonly [Tensor, Tensor] {
  let result: readonly [Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & _unique_out_op.maskLo;
    const h = hi & afterADInplaceOrView & _unique_out_op.maskHi;
    result = _unique_out_op.table[slot(l, h)]!(self, sorted, returnInverse, out0, out1, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out0);
  bumpVersion(out1);
  return result;
}

export function _unique2_out_inplaceOrView(self: Tensor, sorted: boolean, returnInverse: boolean, returnCounts: boolean, out0: Tensor, out1: Tensor, out2: Tensor, lo: number, hi: number): readonly [Tensor, Tensor, Tensor] {
  let result: readonly [Tensor, Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & _unique2_out_op.maskLo;
    const h = hi & afterADInplaceOrView & _unique2_out_op.maskHi;
    result = _unique2_out_op.table[slot(l, h)]!(self, sorted, returnInverse, returnCounts, out0, out1, out2, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out0);
  bumpVersion(out1);
  bumpVersion(out2);
  return result;
}

export function unique_consecutive_out_inplaceOrView(self: Tensor, returnInverse: boolean, returnCounts: boolean, dim: number | null, out0: Tensor, out1: Tensor, out2: Tensor, lo: number, hi: number): readonly [Tensor, Tensor, Tensor] {
  let result: readonly [Tensor, Tensor, Tensor];
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & unique_consecutive_out_op.maskLo;
    const h = hi & afterADInplaceOrView & unique_consecutive_out_op.maskHi;
    result = unique_consecutive_out_op.table[slot(l, h)]!(self, returnInverse, returnCounts, dim, out0, out1, out2, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out0);
  bumpVersion(out1);
  bumpVersion(out2);
  return result;
}

export function bincount_out_inplaceOrView(self: Tensor, weights: Tensor | null, minlength: number, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & bincount_out_op.maskLo;
    const h = hi & afterADInplaceOrView & bincount_out_op.maskHi;
    result = bincount_out_op.table[slot(l, h)]!(self, weights, minlength, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function sum_out_inplaceOrView(self: Tensor, dtype: DType | null, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & sum_out_op.maskLo;
    const h = hi & afterADInplaceOrView & sum_out_op.maskHi;
    result = sum_out_op.table[slot(l, h)]!(self, dtype, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function prod_out_inplaceOrView(self: Tensor, dtype: DType | null, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & prod_out_op.maskLo;
    const h = hi & afterADInplaceOrView & prod_out_op.maskHi;
    result = prod_out_op.table[slot(l, h)]!(self, dtype, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function logsumexp_out_inplaceOrView(self: Tensor, dim: readonly number[], keepdim: boolean, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & logsumexp_out_op.maskLo;
    const h = hi & afterADInplaceOrView & logsumexp_out_op.maskHi;
    result = logsumexp_out_op.table[slot(l, h)]!(self, dim, keepdim, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function norm_ScalarOpt_dtype_out_inplaceOrView(self: Tensor, p: Scalar | null, dtype: DType, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & norm_ScalarOpt_dtype_out_op.maskLo;
    const h = hi & afterADInplaceOrView & norm_ScalarOpt_dtype_out_op.maskHi;
    result = norm_ScalarOpt_dtype_out_op.table[slot(l, h)]!(self, p, dtype, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function norm_Scalar_out_inplaceOrView(self: Tensor, p: Scalar, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & norm_Scalar_out_op.maskLo;
    const h = hi & afterADInplaceOrView & norm_Scalar_out_op.maskHi;
    result = norm_Scalar_out_op.table[slot(l, h)]!(self, p, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function dist_out_inplaceOrView(self: Tensor, other: Tensor, p: Scalar, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & dist_out_op.maskLo;
    const h = hi & afterADInplaceOrView & dist_out_op.maskHi;
    result = dist_out_op.table[slot(l, h)]!(self, other, p, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function addbmm_out_inplaceOrView(self: Tensor, batch1: Tensor, batch2: Tensor, beta: Scalar, alpha: Scalar, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & addbmm_out_op.maskLo;
    const h = hi & afterADInplaceOrView & addbmm_out_op.maskHi;
    result = addbmm_out_op.table[slot(l, h)]!(self, batch1, batch2, beta, alpha, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function mv_out_inplaceOrView(self: Tensor, vec: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & mv_out_op.maskLo;
    const h = hi & afterADInplaceOrView & mv_out_op.maskHi;
    result = mv_out_op.table[slot(l, h)]!(self, vec, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function addr_out_inplaceOrView(self: Tensor, vec1: Tensor, vec2: Tensor, beta: Scalar, alpha: Scalar, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & addr_out_op.maskLo;
    const h = hi & afterADInplaceOrView & addr_out_op.maskHi;
    result = addr_out_op.table[slot(l, h)]!(self, vec1, vec2, beta, alpha, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function dot_out_inplaceOrView(self: Tensor, tensor: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & dot_out_op.maskLo;
    const h = hi & afterADInplaceOrView & dot_out_op.maskHi;
    result = dot_out_op.table[slot(l, h)]!(self, tensor, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function vdot_out_inplaceOrView(self: Tensor, other: Tensor, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & vdot_out_op.maskLo;
    const h = hi & afterADInplaceOrView & vdot_out_op.maskHi;
    result = vdot_out_op.table[slot(l, h)]!(self, other, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function mse_loss_out_inplaceOrView(self: Tensor, target: Tensor, reduction: number, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & mse_loss_out_op.maskLo;
    const h = hi & afterADInplaceOrView & mse_loss_out_op.maskHi;
    result = mse_loss_out_op.table[slot(l, h)]!(self, target, reduction, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function smooth_l1_loss_out_inplaceOrView(self: Tensor, target: Tensor, reduction: number, beta: number, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & smooth_l1_loss_out_op.maskLo;
    const h = hi & afterADInplaceOrView & smooth_l1_loss_out_op.maskHi;
    result = smooth_l1_loss_out_op.table[slot(l, h)]!(self, target, reduction, beta, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function huber_loss_out_inplaceOrView(self: Tensor, target: Tensor, reduction: number, delta: number, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & huber_loss_out_op.maskLo;
    const h = hi & afterADInplaceOrView & huber_loss_out_op.maskHi;
    result = huber_loss_out_op.table[slot(l, h)]!(self, target, reduction, delta, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function huber_loss_backward_out_inplaceOrView(gradOutput: Tensor, self: Tensor, target: Tensor, reduction: number, delta: number, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & huber_loss_backward_out_op.maskLo;
    const h = hi & afterADInplaceOrView & huber_loss_backward_out_op.maskHi;
    result = huber_loss_backward_out_op.table[slot(l, h)]!(gradOutput, self, target, reduction, delta, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function binary_cross_entropy_out_inplaceOrView(self: Tensor, target: Tensor, weight: Tensor | null, reduction: number, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & binary_cross_entropy_out_op.maskLo;
    const h = hi & afterADInplaceOrView & binary_cross_entropy_out_op.maskHi;
    result = binary_cross_entropy_out_op.table[slot(l, h)]!(self, target, weight, reduction, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function binary_cross_entropy_with_logits_out_inplaceOrView(self: Tensor, target: Tensor, weight: Tensor | null, posWeight: Tensor | null, reduction: number, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & binary_cross_entropy_with_logits_out_op.maskLo;
    const h = hi & afterADInplaceOrView & binary_cross_entropy_with_logits_out_op.maskHi;
    result = binary_cross_entropy_with_logits_out_op.table[slot(l, h)]!(self, target, weight, posWeight, reduction, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function soft_margin_loss_out_inplaceOrView(self: Tensor, target: Tensor, reduction: number, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & soft_margin_loss_out_op.maskLo;
    const h = hi & afterADInplaceOrView & soft_margin_loss_out_op.maskHi;
    result = soft_margin_loss_out_op.table[slot(l, h)]!(self, target, reduction, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function convolution_out_inplaceOrView(input: Tensor, weight: Tensor, bias: Tensor | null, stride: readonly number[], padding: readonly number[], dilation: readonly number[], transposed: boolean, outputPadding: readonly number[], groups: number, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & convolution_out_op.maskLo;
    const h = hi & afterADInplaceOrView & convolution_out_op.maskHi;
    result = convolution_out_op.table[slot(l, h)]!(input, weight, bias, stride, padding, dilation, transposed, outputPadding, groups, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function im2col_out_inplaceOrView(self: Tensor, kernelSize: readonly number[], dilation: readonly number[], padding: readonly number[], stride: readonly number[], out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & im2col_out_op.maskLo;
    const h = hi & afterADInplaceOrView & im2col_out_op.maskHi;
    result = im2col_out_op.table[slot(l, h)]!(self, kernelSize, dilation, padding, stride, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function col2im_out_inplaceOrView(self: Tensor, outputSize: readonly number[], kernelSize: readonly number[], dilation: readonly number[], padding: readonly number[], stride: readonly number[], out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & col2im_out_op.maskLo;
    const h = hi & afterADInplaceOrView & col2im_out_op.maskHi;
    result = col2im_out_op.table[slot(l, h)]!(self, outputSize, kernelSize, dilation, padding, stride, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function avg_pool2d_out_inplaceOrView(self: Tensor, kernelSize: readonly number[], stride: readonly number[], padding: readonly number[], ceilMode: boolean, countIncludePad: boolean, divisorOverride: number | null, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & avg_pool2d_out_op.maskLo;
    const h = hi & afterADInplaceOrView & avg_pool2d_out_op.maskHi;
    result = avg_pool2d_out_op.table[slot(l, h)]!(self, kernelSize, stride, padding, ceilMode, countIncludePad, divisorOverride, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function max_unpool2d_out_inplaceOrView(self: Tensor, indices: Tensor, outputSize: readonly number[], out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & max_unpool2d_out_op.maskLo;
    const h = hi & afterADInplaceOrView & max_unpool2d_out_op.maskHi;
    result = max_unpool2d_out_op.table[slot(l, h)]!(self, indices, outputSize, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function avg_pool3d_out_inplaceOrView(self: Tensor, kernelSize: readonly number[], stride: readonly number[], padding: readonly number[], ceilMode: boolean, countIncludePad: boolean, divisorOverride: number | null, out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & avg_pool3d_out_op.maskLo;
    const h = hi & afterADInplaceOrView & avg_pool3d_out_op.maskHi;
    result = avg_pool3d_out_op.table[slot(l, h)]!(self, kernelSize, stride, padding, ceilMode, countIncludePad, divisorOverride, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}

export function max_unpool3d_out_inplaceOrView(self: Tensor, indices: Tensor, outputSize: readonly number[], stride: readonly number[], padding: readonly number[], out: Tensor, lo: number, hi: number): Tensor {
  let result: Tensor;
  const keep = local.keepHi;
  local.keepHi = keep & belowADInplaceOrView;
  try {
    const l = lo & max_unpool3d_out_op.maskLo;
    const h = hi & afterADInplaceOrView & max_unpool3d_out_op.maskHi;
    result = max_unpool3d_out_op.table[slot(l, h)]!(self, indices, outputSize, stride, padding, out, l, h);
  } finally {
    local.keepHi = keep;
  }
  bumpVersion(out);
  return result;
}
