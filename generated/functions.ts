// @generated from native_functions.yaml by `npm run codegen`. Do not edit.
// The functions that users call, one for each operator name, with every overload.

import type { DType } from "../runtime/core/dtype.js";
import type { Scalar } from "../runtime/core/scalar.js";
import type { Tensor } from "../runtime/core/tensor.js";
import { isTensor } from "../runtime/core/tensor.js";
import type { Options } from "../runtime/dispatch/overloads.js";
import { callOverload, isIntList, overloads, publicFunction, withCallContext } from "../runtime/dispatch/overloads.js";
import {
  __and___Scalar, __and___Scalar_op, __and___Tensor, __and___Tensor_op, __iand___Scalar, __iand___Scalar_op,
  __iand___Tensor, __iand___Tensor_op, __ilshift___Scalar, __ilshift___Scalar_op, __ilshift___Tensor,
  __ilshift___Tensor_op, __ior___Scalar, __ior___Scalar_op, __ior___Tensor, __ior___Tensor_op, __irshift___Scalar,
  __irshift___Scalar_op, __irshift___Tensor, __irshift___Tensor_op, __ixor___Scalar, __ixor___Scalar_op,
  __ixor___Tensor, __ixor___Tensor_op, __lshift___Scalar, __lshift___Scalar_op, __lshift___Tensor, __lshift___Tensor_op,
  __or___Scalar, __or___Scalar_op, __or___Tensor, __or___Tensor_op, __rshift___Scalar, __rshift___Scalar_op,
  __rshift___Tensor, __rshift___Tensor_op, __xor___Scalar, __xor___Scalar_op, __xor___Tensor, __xor___Tensor_op,
  abs as operators_abs, abs_op, absolute as operators_absolute, absolute_ as operators_absolute_, absolute__op,
  absolute_op, absolute_out, absolute_out_op, acos as operators_acos, acos_op, acosh as operators_acosh, acosh_op,
  add_Scalar, add_Scalar_op, add_Tensor, add_Tensor_op, addcdiv as operators_addcdiv, addcdiv_op,
  addcmul as operators_addcmul, addcmul_op, all as operators_all, all_all_out, all_all_out_op, all_dim, all_dim_op,
  all_op, all_out, all_out_op, allclose as operators_allclose, allclose_op, amax as operators_amax, amax_op, amax_out,
  amax_out_op, amin as operators_amin, amin_op, amin_out, amin_out_op, aminmax as operators_aminmax, aminmax_op,
  aminmax_out, aminmax_out_op, any as operators_any, any_all_out, any_all_out_op, any_dim, any_dim_op, any_op, any_out,
  any_out_op, arccos as operators_arccos, arccos_ as operators_arccos_, arccos__op, arccos_op, arccos_out,
  arccos_out_op, arccosh as operators_arccosh, arccosh_ as operators_arccosh_, arccosh__op, arccosh_op, arccosh_out,
  arccosh_out_op, arcsin as operators_arcsin, arcsin_ as operators_arcsin_, arcsin__op, arcsin_op, arcsin_out,
  arcsin_out_op, arcsinh as operators_arcsinh, arcsinh_ as operators_arcsinh_, arcsinh__op, arcsinh_op, arcsinh_out,
  arcsinh_out_op, arctan as operators_arctan, arctan2 as operators_arctan2, arctan2_ as operators_arctan2_, arctan2__op,
  arctan2_op, arctan2_out, arctan2_out_op, arctan_ as operators_arctan_, arctan__op, arctan_op, arctan_out,
  arctan_out_op, arctanh as operators_arctanh, arctanh_ as operators_arctanh_, arctanh__op, arctanh_op, arctanh_out,
  arctanh_out_op, argmax as operators_argmax, argmax_op, argmax_out, argmax_out_op, argmin as operators_argmin,
  argmin_op, argmin_out, argmin_out_op, asin as operators_asin, asin_op, asinh as operators_asinh, asinh_op,
  atan as operators_atan, atan2 as operators_atan2, atan2_op, atan_op, atanh as operators_atanh, atanh_op,
  bitwise_and_Scalar, bitwise_and_Scalar_Tensor, bitwise_and_Scalar_Tensor_op, bitwise_and_Scalar_op,
  bitwise_and_Tensor, bitwise_and_Tensor_op, bitwise_left_shift_Scalar_Tensor, bitwise_left_shift_Scalar_Tensor_op,
  bitwise_left_shift_Tensor, bitwise_left_shift_Tensor_Scalar, bitwise_left_shift_Tensor_Scalar_op,
  bitwise_left_shift_Tensor_op, bitwise_not, bitwise_not_op, bitwise_or_Scalar, bitwise_or_Scalar_Tensor,
  bitwise_or_Scalar_Tensor_op, bitwise_or_Scalar_op, bitwise_or_Tensor, bitwise_or_Tensor_op,
  bitwise_right_shift_Scalar_Tensor, bitwise_right_shift_Scalar_Tensor_op, bitwise_right_shift_Tensor,
  bitwise_right_shift_Tensor_Scalar, bitwise_right_shift_Tensor_Scalar_op, bitwise_right_shift_Tensor_op,
  bitwise_xor_Scalar, bitwise_xor_Scalar_Tensor, bitwise_xor_Scalar_Tensor_op, bitwise_xor_Scalar_op,
  bitwise_xor_Tensor, bitwise_xor_Tensor_op, ceil as operators_ceil, ceil_op, celu as operators_celu,
  celu_ as operators_celu_, celu__op, celu_op, clamp as operators_clamp, clamp_Tensor, clamp_Tensor_op,
  clamp_Tensor_out, clamp_Tensor_out_op, clamp__Tensor, clamp__Tensor_op, clamp_max, clamp_max_Tensor,
  clamp_max_Tensor_op, clamp_max_op, clamp_min, clamp_min_Tensor, clamp_min_Tensor_op, clamp_min_op, clamp_op,
  clip as operators_clip, clip_ as operators_clip_, clip_Tensor, clip_Tensor_op, clip_Tensor_out, clip_Tensor_out_op,
  clip__Tensor, clip__Tensor_op, clip__op, clip_op, clip_out, clip_out_op, copysign_Scalar, copysign_Scalar_op,
  copysign_Tensor, copysign_Tensor_op, cos as operators_cos, cos_op, cosh as operators_cosh, cosh_op,
  cumprod as operators_cumprod, cumprod_ as operators_cumprod_, cumprod__op, cumprod_backward, cumprod_backward_op,
  cumprod_op, cumprod_out, cumprod_out_op, cumsum as operators_cumsum, cumsum_ as operators_cumsum_, cumsum__op,
  cumsum_op, cumsum_out, cumsum_out_op, cumulative_trapezoid_dx, cumulative_trapezoid_dx_op, cumulative_trapezoid_x,
  cumulative_trapezoid_x_op, deg2rad as operators_deg2rad, deg2rad_op, diff as operators_diff, diff_op,
  digamma as operators_digamma, digamma_op, dist as operators_dist, dist_op, div_Scalar, div_Scalar_mode,
  div_Scalar_mode_op, div_Scalar_op, div_Tensor, div_Tensor_mode, div_Tensor_mode_op, div_Tensor_op, divide_Scalar,
  divide_Scalar_mode, divide_Scalar_mode_op, divide_Scalar_op, divide_Tensor, divide_Tensor_mode, divide_Tensor_mode_op,
  divide_Tensor_op, divide__Scalar, divide__Scalar_mode, divide__Scalar_mode_op, divide__Scalar_op, divide__Tensor,
  divide__Tensor_mode, divide__Tensor_mode_op, divide__Tensor_op, divide_out, divide_out_mode, divide_out_mode_op,
  divide_out_op, elu as operators_elu, elu_backward, elu_backward_op, elu_op, eq_Scalar, eq_Scalar_op, eq_Tensor,
  eq_Tensor_op, equal as operators_equal, equal_op, erf as operators_erf, erf_op, erfc as operators_erfc, erfc_op,
  erfinv as operators_erfinv, erfinv_op, exp as operators_exp, exp2 as operators_exp2, exp2_op, exp_op,
  expm1 as operators_expm1, expm1_op, fix as operators_fix, fix_ as operators_fix_, fix__op, fix_op, fix_out,
  fix_out_op, float_power_Scalar, float_power_Scalar_op, float_power_Scalar_out, float_power_Scalar_out_op,
  float_power_Tensor_Scalar, float_power_Tensor_Scalar_op, float_power_Tensor_Scalar_out,
  float_power_Tensor_Scalar_out_op, float_power_Tensor_Tensor, float_power_Tensor_Tensor_op,
  float_power_Tensor_Tensor_out, float_power_Tensor_Tensor_out_op, float_power__Scalar, float_power__Scalar_op,
  float_power__Tensor, float_power__Tensor_op, floor as operators_floor, floor_divide, floor_divide_Scalar,
  floor_divide_Scalar_op, floor_divide_op, floor_op, fmax as operators_fmax, fmax_op, fmin as operators_fmin, fmin_op,
  fmod_Scalar, fmod_Scalar_op, fmod_Tensor, fmod_Tensor_op, frac as operators_frac, frac_op, frobenius_norm,
  frobenius_norm_dim, frobenius_norm_dim_op, frobenius_norm_op, frobenius_norm_out, frobenius_norm_out_op,
  gcd as operators_gcd, gcd_op, ge_Scalar, ge_Scalar_op, ge_Tensor, ge_Tensor_op, gelu as operators_gelu, gelu_backward,
  gelu_backward_op, gelu_op, greater_Scalar, greater_Scalar_op, greater_Scalar_out, greater_Scalar_out_op,
  greater_Tensor, greater_Tensor_op, greater_Tensor_out, greater_Tensor_out_op, greater__Scalar, greater__Scalar_op,
  greater__Tensor, greater__Tensor_op, greater_equal_Scalar, greater_equal_Scalar_op, greater_equal_Scalar_out,
  greater_equal_Scalar_out_op, greater_equal_Tensor, greater_equal_Tensor_op, greater_equal_Tensor_out,
  greater_equal_Tensor_out_op, greater_equal__Scalar, greater_equal__Scalar_op, greater_equal__Tensor,
  greater_equal__Tensor_op, gt_Scalar, gt_Scalar_op, gt_Tensor, gt_Tensor_op, hardshrink as operators_hardshrink,
  hardshrink_backward, hardshrink_backward_op, hardshrink_op, hardsigmoid as operators_hardsigmoid,
  hardsigmoid_backward, hardsigmoid_backward_op, hardsigmoid_op, hardswish as operators_hardswish, hardswish_backward,
  hardswish_backward_op, hardswish_op, hardtanh as operators_hardtanh, hardtanh_backward, hardtanh_backward_op,
  hardtanh_op, heaviside as operators_heaviside, heaviside_op, hypot as operators_hypot, hypot_op,
  isclose as operators_isclose, isclose_op, isfinite as operators_isfinite, isfinite_op, isinf as operators_isinf,
  isinf_op, isnan as operators_isnan, isnan_op, isneginf as operators_isneginf, isneginf_op,
  isposinf as operators_isposinf, isposinf_op, le_Scalar, le_Scalar_op, le_Tensor, le_Tensor_op, leaky_relu,
  leaky_relu_backward, leaky_relu_backward_op, leaky_relu_op, lerp_Scalar, lerp_Scalar_op, lerp_Tensor, lerp_Tensor_op,
  less_Scalar, less_Scalar_op, less_Scalar_out, less_Scalar_out_op, less_Tensor, less_Tensor_op, less_Tensor_out,
  less_Tensor_out_op, less__Scalar, less__Scalar_op, less__Tensor, less__Tensor_op, less_equal_Scalar,
  less_equal_Scalar_op, less_equal_Scalar_out, less_equal_Scalar_out_op, less_equal_Tensor, less_equal_Tensor_op,
  less_equal_Tensor_out, less_equal_Tensor_out_op, less_equal__Scalar, less_equal__Scalar_op, less_equal__Tensor,
  less_equal__Tensor_op, lgamma as operators_lgamma, lgamma_op, linalg_vector_norm, linalg_vector_norm_op,
  linalg_vector_norm_out, linalg_vector_norm_out_op, log as operators_log, log10 as operators_log10, log10_op,
  log1p as operators_log1p, log1p_op, log2 as operators_log2, log2_op, log_op, log_sigmoid, log_sigmoid_backward,
  log_sigmoid_backward_op, log_sigmoid_forward, log_sigmoid_forward_op, log_sigmoid_forward_output,
  log_sigmoid_forward_output_op, log_sigmoid_op, log_sigmoid_out, log_sigmoid_out_op, logaddexp as operators_logaddexp,
  logaddexp2 as operators_logaddexp2, logaddexp2_op, logaddexp_op, logcumsumexp as operators_logcumsumexp,
  logcumsumexp_op, logcumsumexp_out, logcumsumexp_out_op, logical_and, logical_and_op, logical_not, logical_not_op,
  logical_or, logical_or_op, logical_xor, logical_xor_op, logit as operators_logit, logit_backward, logit_backward_op,
  logit_op, logsumexp as operators_logsumexp, logsumexp_op, lt_Scalar, lt_Scalar_op, lt_Tensor, lt_Tensor_op,
  max as operators_max, max_dim, max_dim_max, max_dim_max_op, max_dim_op, max_op, max_other, max_other_op, max_out,
  max_out_op, maximum as operators_maximum, maximum_op, mean as operators_mean, mean_dim, mean_dim_op, mean_op,
  mean_out, mean_out_op, min as operators_min, min_dim, min_dim_min, min_dim_min_op, min_dim_op, min_op, min_other,
  min_other_op, min_out, min_out_op, minimum as operators_minimum, minimum_op, mish as operators_mish, mish_backward,
  mish_backward_op, mish_op, mul_Scalar, mul_Scalar_op, mul_Tensor, mul_Tensor_op, multiply_Scalar, multiply_Scalar_op,
  multiply_Tensor, multiply_Tensor_op, multiply__Scalar, multiply__Scalar_op, multiply__Tensor, multiply__Tensor_op,
  multiply_out, multiply_out_op, nan_to_num, nan_to_num_op, nanmean as operators_nanmean, nanmean_op, nanmean_out,
  nanmean_out_op, nanquantile as operators_nanquantile, nanquantile_op, nanquantile_scalar, nanquantile_scalar_op,
  nansum as operators_nansum, nansum_op, nansum_out, nansum_out_op, ne_Scalar, ne_Scalar_op, ne_Tensor, ne_Tensor_op,
  neg as operators_neg, neg_op, negative as operators_negative, negative_ as operators_negative_, negative__op,
  negative_op, negative_out, negative_out_op, norm_Scalar, norm_ScalarOpt_dim, norm_ScalarOpt_dim_dtype,
  norm_ScalarOpt_dim_dtype_op, norm_ScalarOpt_dim_op, norm_ScalarOpt_dtype, norm_ScalarOpt_dtype_op, norm_Scalar_op,
  norm_dtype_out, norm_dtype_out_op, norm_out, norm_out_op, not_equal_Scalar, not_equal_Scalar_op, not_equal_Scalar_out,
  not_equal_Scalar_out_op, not_equal_Tensor, not_equal_Tensor_op, not_equal_Tensor_out, not_equal_Tensor_out_op,
  not_equal__Scalar, not_equal__Scalar_op, not_equal__Tensor, not_equal__Tensor_op, pow_Scalar, pow_Scalar_op,
  pow_Tensor_Scalar, pow_Tensor_Scalar_op, pow_Tensor_Tensor, pow_Tensor_Tensor_op, prod as operators_prod,
  prod_dim_int, prod_dim_int_op, prod_int_out, prod_int_out_op, prod_op, quantile as operators_quantile, quantile_op,
  quantile_scalar, quantile_scalar_op, rad2deg as operators_rad2deg, rad2deg_op, reciprocal as operators_reciprocal,
  reciprocal_op, relu as operators_relu, relu6 as operators_relu6, relu6_ as operators_relu6_, relu6__op, relu6_op,
  relu_op, remainder_Scalar, remainder_Scalar_Tensor, remainder_Scalar_Tensor_op, remainder_Scalar_op, remainder_Tensor,
  remainder_Tensor_op, round as operators_round, round_decimals, round_decimals_op, round_op, rsqrt as operators_rsqrt,
  rsqrt_op, rsub_Scalar, rsub_Scalar_op, rsub_Tensor, rsub_Tensor_op, selu as operators_selu, selu_ as operators_selu_,
  selu__op, selu_op, sgn as operators_sgn, sgn_op, sigmoid as operators_sigmoid, sigmoid_backward, sigmoid_backward_op,
  sigmoid_op, sign as operators_sign, sign_op, signbit as operators_signbit, signbit_op, silu as operators_silu,
  silu_backward, silu_backward_op, silu_op, sin as operators_sin, sin_op, sinc as operators_sinc, sinc_op,
  sinh as operators_sinh, sinh_op, softplus as operators_softplus, softplus_backward, softplus_backward_op, softplus_op,
  softshrink as operators_softshrink, softshrink_backward, softshrink_backward_op, softshrink_op,
  sqrt as operators_sqrt, sqrt_op, square as operators_square, square_ as operators_square_, square__op, square_op,
  square_out, square_out_op, std as operators_std, std_correction, std_correction_op, std_correction_out,
  std_correction_out_op, std_dim, std_dim_op, std_mean, std_mean_correction, std_mean_correction_op,
  std_mean_correction_out, std_mean_correction_out_op, std_mean_dim, std_mean_dim_op, std_mean_op, std_op, std_out,
  std_out_op, sub_Scalar, sub_Scalar_op, sub_Tensor, sub_Tensor_op, subtract_Scalar, subtract_Scalar_op,
  subtract_Tensor, subtract_Tensor_op, subtract__Scalar, subtract__Scalar_op, subtract__Tensor, subtract__Tensor_op,
  subtract_out, subtract_out_op, sum as operators_sum, sum_IntList_out, sum_IntList_out_op, sum_dim_IntList,
  sum_dim_IntList_op, sum_op, tan as operators_tan, tan_op, tanh as operators_tanh, tanh_backward, tanh_backward_op,
  tanh_op, threshold as operators_threshold, threshold_backward, threshold_backward_op, threshold_op, trapezoid_dx,
  trapezoid_dx_op, trapezoid_x, trapezoid_x_op, true_divide_Scalar, true_divide_Scalar_op, true_divide_Tensor,
  true_divide_Tensor_op, true_divide__Scalar, true_divide__Scalar_op, true_divide__Tensor, true_divide__Tensor_op,
  true_divide_out, true_divide_out_op, trunc as operators_trunc, trunc_op, var_correction, var_correction_op,
  var_correction_out, var_correction_out_op, var_default, var_default_op, var_dim, var_dim_op, var_mean,
  var_mean_correction, var_mean_correction_op, var_mean_correction_out, var_mean_correction_out_op, var_mean_dim,
  var_mean_dim_op, var_mean_op, var_out, var_out_op, where_Scalar, where_ScalarOther, where_ScalarOther_op,
  where_ScalarSelf, where_ScalarSelf_op, where_Scalar_op, where_self, where_self_op, xlogy_Scalar_Other,
  xlogy_Scalar_Other_op, xlogy_Scalar_Self, xlogy_Scalar_Self_op, xlogy_Tensor, xlogy_Tensor_op,
} from "./operators.js";

const absOverloads = /* @__PURE__ */ overloads("abs", [abs_op, operators_abs]);
export const abs = /* @__PURE__ */ publicFunction<{
  /** `abs(Tensor self) -> Tensor` */
  (self: Tensor): Tensor;
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

const negOverloads = /* @__PURE__ */ overloads("neg", [neg_op, operators_neg]);
export const neg = /* @__PURE__ */ publicFunction<{
  /** `neg(Tensor self) -> Tensor` */
  (self: Tensor): Tensor;
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

const signOverloads = /* @__PURE__ */ overloads("sign", [sign_op, operators_sign]);
export const sign = /* @__PURE__ */ publicFunction<{
  /** `sign(Tensor self) -> Tensor` */
  (self: Tensor): Tensor;
}>("sign", () => function sign(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_sign(self);
  } catch (error) {
    throw withCallContext(error, signOverloads, [self, options, extra]);
  }
  return callOverload(signOverloads, [self, options, extra]);
});

const sgnOverloads = /* @__PURE__ */ overloads("sgn", [sgn_op, operators_sgn]);
export const sgn = /* @__PURE__ */ publicFunction<{
  /** `sgn(Tensor self) -> Tensor` */
  (self: Tensor): Tensor;
}>("sgn", () => function sgn(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_sgn(self);
  } catch (error) {
    throw withCallContext(error, sgnOverloads, [self, options, extra]);
  }
  return callOverload(sgnOverloads, [self, options, extra]);
});

const signbitOverloads = /* @__PURE__ */ overloads("signbit", [signbit_op, operators_signbit]);
export const signbit = /* @__PURE__ */ publicFunction<{
  /** `signbit(Tensor self) -> Tensor` */
  (self: Tensor): Tensor;
}>("signbit", () => function signbit(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_signbit(self);
  } catch (error) {
    throw withCallContext(error, signbitOverloads, [self, options, extra]);
  }
  return callOverload(signbitOverloads, [self, options, extra]);
});

const expOverloads = /* @__PURE__ */ overloads("exp", [exp_op, operators_exp]);
export const exp = /* @__PURE__ */ publicFunction<{
  /** `exp(Tensor self) -> Tensor` */
  (self: Tensor): Tensor;
}>("exp", () => function exp(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_exp(self);
  } catch (error) {
    throw withCallContext(error, expOverloads, [self, options, extra]);
  }
  return callOverload(expOverloads, [self, options, extra]);
});

const expm1Overloads = /* @__PURE__ */ overloads("expm1", [expm1_op, operators_expm1]);
export const expm1 = /* @__PURE__ */ publicFunction<{
  /** `expm1(Tensor self) -> Tensor` */
  (self: Tensor): Tensor;
}>("expm1", () => function expm1(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_expm1(self);
  } catch (error) {
    throw withCallContext(error, expm1Overloads, [self, options, extra]);
  }
  return callOverload(expm1Overloads, [self, options, extra]);
});

const exp2Overloads = /* @__PURE__ */ overloads("exp2", [exp2_op, operators_exp2]);
export const exp2 = /* @__PURE__ */ publicFunction<{
  /** `exp2(Tensor self) -> Tensor` */
  (self: Tensor): Tensor;
}>("exp2", () => function exp2(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_exp2(self);
  } catch (error) {
    throw withCallContext(error, exp2Overloads, [self, options, extra]);
  }
  return callOverload(exp2Overloads, [self, options, extra]);
});

const logOverloads = /* @__PURE__ */ overloads("log", [log_op, operators_log]);
export const log = /* @__PURE__ */ publicFunction<{
  /** `log(Tensor self) -> Tensor` */
  (self: Tensor): Tensor;
}>("log", () => function log(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_log(self);
  } catch (error) {
    throw withCallContext(error, logOverloads, [self, options, extra]);
  }
  return callOverload(logOverloads, [self, options, extra]);
});

const log1pOverloads = /* @__PURE__ */ overloads("log1p", [log1p_op, operators_log1p]);
export const log1p = /* @__PURE__ */ publicFunction<{
  /** `log1p(Tensor self) -> Tensor` */
  (self: Tensor): Tensor;
}>("log1p", () => function log1p(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_log1p(self);
  } catch (error) {
    throw withCallContext(error, log1pOverloads, [self, options, extra]);
  }
  return callOverload(log1pOverloads, [self, options, extra]);
});

const log2Overloads = /* @__PURE__ */ overloads("log2", [log2_op, operators_log2]);
export const log2 = /* @__PURE__ */ publicFunction<{
  /** `log2(Tensor self) -> Tensor` */
  (self: Tensor): Tensor;
}>("log2", () => function log2(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_log2(self);
  } catch (error) {
    throw withCallContext(error, log2Overloads, [self, options, extra]);
  }
  return callOverload(log2Overloads, [self, options, extra]);
});

const log10Overloads = /* @__PURE__ */ overloads("log10", [log10_op, operators_log10]);
export const log10 = /* @__PURE__ */ publicFunction<{
  /** `log10(Tensor self) -> Tensor` */
  (self: Tensor): Tensor;
}>("log10", () => function log10(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_log10(self);
  } catch (error) {
    throw withCallContext(error, log10Overloads, [self, options, extra]);
  }
  return callOverload(log10Overloads, [self, options, extra]);
});

const sqrtOverloads = /* @__PURE__ */ overloads("sqrt", [sqrt_op, operators_sqrt]);
export const sqrt = /* @__PURE__ */ publicFunction<{
  /** `sqrt(Tensor self) -> Tensor` */
  (self: Tensor): Tensor;
}>("sqrt", () => function sqrt(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_sqrt(self);
  } catch (error) {
    throw withCallContext(error, sqrtOverloads, [self, options, extra]);
  }
  return callOverload(sqrtOverloads, [self, options, extra]);
});

const rsqrtOverloads = /* @__PURE__ */ overloads("rsqrt", [rsqrt_op, operators_rsqrt]);
export const rsqrt = /* @__PURE__ */ publicFunction<{
  /** `rsqrt(Tensor self) -> Tensor` */
  (self: Tensor): Tensor;
}>("rsqrt", () => function rsqrt(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_rsqrt(self);
  } catch (error) {
    throw withCallContext(error, rsqrtOverloads, [self, options, extra]);
  }
  return callOverload(rsqrtOverloads, [self, options, extra]);
});

const sinOverloads = /* @__PURE__ */ overloads("sin", [sin_op, operators_sin]);
export const sin = /* @__PURE__ */ publicFunction<{
  /** `sin(Tensor self) -> Tensor` */
  (self: Tensor): Tensor;
}>("sin", () => function sin(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_sin(self);
  } catch (error) {
    throw withCallContext(error, sinOverloads, [self, options, extra]);
  }
  return callOverload(sinOverloads, [self, options, extra]);
});

const cosOverloads = /* @__PURE__ */ overloads("cos", [cos_op, operators_cos]);
export const cos = /* @__PURE__ */ publicFunction<{
  /** `cos(Tensor self) -> Tensor` */
  (self: Tensor): Tensor;
}>("cos", () => function cos(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_cos(self);
  } catch (error) {
    throw withCallContext(error, cosOverloads, [self, options, extra]);
  }
  return callOverload(cosOverloads, [self, options, extra]);
});

const tanOverloads = /* @__PURE__ */ overloads("tan", [tan_op, operators_tan]);
export const tan = /* @__PURE__ */ publicFunction<{
  /** `tan(Tensor self) -> Tensor` */
  (self: Tensor): Tensor;
}>("tan", () => function tan(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_tan(self);
  } catch (error) {
    throw withCallContext(error, tanOverloads, [self, options, extra]);
  }
  return callOverload(tanOverloads, [self, options, extra]);
});

const asinOverloads = /* @__PURE__ */ overloads("asin", [asin_op, operators_asin]);
export const asin = /* @__PURE__ */ publicFunction<{
  /** `asin(Tensor self) -> Tensor` */
  (self: Tensor): Tensor;
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

const acosOverloads = /* @__PURE__ */ overloads("acos", [acos_op, operators_acos]);
export const acos = /* @__PURE__ */ publicFunction<{
  /** `acos(Tensor self) -> Tensor` */
  (self: Tensor): Tensor;
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

const atanOverloads = /* @__PURE__ */ overloads("atan", [atan_op, operators_atan]);
export const atan = /* @__PURE__ */ publicFunction<{
  /** `atan(Tensor self) -> Tensor` */
  (self: Tensor): Tensor;
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

const sinhOverloads = /* @__PURE__ */ overloads("sinh", [sinh_op, operators_sinh]);
export const sinh = /* @__PURE__ */ publicFunction<{
  /** `sinh(Tensor self) -> Tensor` */
  (self: Tensor): Tensor;
}>("sinh", () => function sinh(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_sinh(self);
  } catch (error) {
    throw withCallContext(error, sinhOverloads, [self, options, extra]);
  }
  return callOverload(sinhOverloads, [self, options, extra]);
});

const coshOverloads = /* @__PURE__ */ overloads("cosh", [cosh_op, operators_cosh]);
export const cosh = /* @__PURE__ */ publicFunction<{
  /** `cosh(Tensor self) -> Tensor` */
  (self: Tensor): Tensor;
}>("cosh", () => function cosh(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_cosh(self);
  } catch (error) {
    throw withCallContext(error, coshOverloads, [self, options, extra]);
  }
  return callOverload(coshOverloads, [self, options, extra]);
});

const tanhOverloads = /* @__PURE__ */ overloads("tanh", [tanh_op, operators_tanh]);
export const tanh = /* @__PURE__ */ publicFunction<{
  /** `tanh(Tensor self) -> Tensor` */
  (self: Tensor): Tensor;
}>("tanh", () => function tanh(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_tanh(self);
  } catch (error) {
    throw withCallContext(error, tanhOverloads, [self, options, extra]);
  }
  return callOverload(tanhOverloads, [self, options, extra]);
});

const asinhOverloads = /* @__PURE__ */ overloads("asinh", [asinh_op, operators_asinh]);
export const asinh = /* @__PURE__ */ publicFunction<{
  /** `asinh(Tensor self) -> Tensor` */
  (self: Tensor): Tensor;
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

const acoshOverloads = /* @__PURE__ */ overloads("acosh", [acosh_op, operators_acosh]);
export const acosh = /* @__PURE__ */ publicFunction<{
  /** `acosh(Tensor self) -> Tensor` */
  (self: Tensor): Tensor;
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

const atanhOverloads = /* @__PURE__ */ overloads("atanh", [atanh_op, operators_atanh]);
export const atanh = /* @__PURE__ */ publicFunction<{
  /** `atanh(Tensor self) -> Tensor` */
  (self: Tensor): Tensor;
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

const erfOverloads = /* @__PURE__ */ overloads("erf", [erf_op, operators_erf]);
export const erf = /* @__PURE__ */ publicFunction<{
  /** `erf(Tensor self) -> Tensor` */
  (self: Tensor): Tensor;
}>("erf", () => function erf(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_erf(self);
  } catch (error) {
    throw withCallContext(error, erfOverloads, [self, options, extra]);
  }
  return callOverload(erfOverloads, [self, options, extra]);
});

const erfcOverloads = /* @__PURE__ */ overloads("erfc", [erfc_op, operators_erfc]);
export const erfc = /* @__PURE__ */ publicFunction<{
  /** `erfc(Tensor self) -> Tensor` */
  (self: Tensor): Tensor;
}>("erfc", () => function erfc(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_erfc(self);
  } catch (error) {
    throw withCallContext(error, erfcOverloads, [self, options, extra]);
  }
  return callOverload(erfcOverloads, [self, options, extra]);
});

const erfinvOverloads = /* @__PURE__ */ overloads("erfinv", [erfinv_op, operators_erfinv]);
export const erfinv = /* @__PURE__ */ publicFunction<{
  /** `erfinv(Tensor self) -> Tensor` */
  (self: Tensor): Tensor;
}>("erfinv", () => function erfinv(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_erfinv(self);
  } catch (error) {
    throw withCallContext(error, erfinvOverloads, [self, options, extra]);
  }
  return callOverload(erfinvOverloads, [self, options, extra]);
});

const lgammaOverloads = /* @__PURE__ */ overloads("lgamma", [lgamma_op, operators_lgamma]);
export const lgamma = /* @__PURE__ */ publicFunction<{
  /** `lgamma(Tensor self) -> Tensor` */
  (self: Tensor): Tensor;
}>("lgamma", () => function lgamma(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_lgamma(self);
  } catch (error) {
    throw withCallContext(error, lgammaOverloads, [self, options, extra]);
  }
  return callOverload(lgammaOverloads, [self, options, extra]);
});

const digammaOverloads = /* @__PURE__ */ overloads("digamma", [digamma_op, operators_digamma]);
export const digamma = /* @__PURE__ */ publicFunction<{
  /** `digamma(Tensor self) -> Tensor` */
  (self: Tensor): Tensor;
}>("digamma", () => function digamma(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_digamma(self);
  } catch (error) {
    throw withCallContext(error, digammaOverloads, [self, options, extra]);
  }
  return callOverload(digammaOverloads, [self, options, extra]);
});

const sigmoidOverloads = /* @__PURE__ */ overloads("sigmoid", [sigmoid_op, operators_sigmoid]);
export const sigmoid = /* @__PURE__ */ publicFunction<{
  /** `sigmoid(Tensor self) -> Tensor` */
  (self: Tensor): Tensor;
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

const reciprocalOverloads = /* @__PURE__ */ overloads("reciprocal", [reciprocal_op, operators_reciprocal]);
export const reciprocal = /* @__PURE__ */ publicFunction<{
  /** `reciprocal(Tensor self) -> Tensor` */
  (self: Tensor): Tensor;
}>("reciprocal", () => function reciprocal(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_reciprocal(self);
  } catch (error) {
    throw withCallContext(error, reciprocalOverloads, [self, options, extra]);
  }
  return callOverload(reciprocalOverloads, [self, options, extra]);
});

const floorOverloads = /* @__PURE__ */ overloads("floor", [floor_op, operators_floor]);
export const floor = /* @__PURE__ */ publicFunction<{
  /** `floor(Tensor self) -> Tensor` */
  (self: Tensor): Tensor;
}>("floor", () => function floor(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_floor(self);
  } catch (error) {
    throw withCallContext(error, floorOverloads, [self, options, extra]);
  }
  return callOverload(floorOverloads, [self, options, extra]);
});

const ceilOverloads = /* @__PURE__ */ overloads("ceil", [ceil_op, operators_ceil]);
export const ceil = /* @__PURE__ */ publicFunction<{
  /** `ceil(Tensor self) -> Tensor` */
  (self: Tensor): Tensor;
}>("ceil", () => function ceil(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_ceil(self);
  } catch (error) {
    throw withCallContext(error, ceilOverloads, [self, options, extra]);
  }
  return callOverload(ceilOverloads, [self, options, extra]);
});

const truncOverloads = /* @__PURE__ */ overloads("trunc", [trunc_op, operators_trunc]);
export const trunc = /* @__PURE__ */ publicFunction<{
  /** `trunc(Tensor self) -> Tensor` */
  (self: Tensor): Tensor;
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

const roundOverloads = /* @__PURE__ */ overloads("round", [round_op, operators_round], [round_decimals_op, round_decimals]);
export const round = /* @__PURE__ */ publicFunction<{
  /** `round(Tensor self) -> Tensor` */
  (self: Tensor): Tensor;
  /** `round.decimals(Tensor self, *, int decimals) -> Tensor` */
  (self: Tensor, options: { decimals: number }): Tensor;
}>("round", () => function round(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_round(self);
  } catch (error) {
    throw withCallContext(error, roundOverloads, [self, options, extra]);
  }
  return callOverload(roundOverloads, [self, options, extra]);
});

const fracOverloads = /* @__PURE__ */ overloads("frac", [frac_op, operators_frac]);
export const frac = /* @__PURE__ */ publicFunction<{
  /** `frac(Tensor self) -> Tensor` */
  (self: Tensor): Tensor;
}>("frac", () => function frac(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_frac(self);
  } catch (error) {
    throw withCallContext(error, fracOverloads, [self, options, extra]);
  }
  return callOverload(fracOverloads, [self, options, extra]);
});

const sincOverloads = /* @__PURE__ */ overloads("sinc", [sinc_op, operators_sinc]);
export const sinc = /* @__PURE__ */ publicFunction<{
  /** `sinc(Tensor self) -> Tensor` */
  (self: Tensor): Tensor;
}>("sinc", () => function sinc(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_sinc(self);
  } catch (error) {
    throw withCallContext(error, sincOverloads, [self, options, extra]);
  }
  return callOverload(sincOverloads, [self, options, extra]);
});

const deg2radOverloads = /* @__PURE__ */ overloads("deg2rad", [deg2rad_op, operators_deg2rad]);
export const deg2rad = /* @__PURE__ */ publicFunction<{
  /** `deg2rad(Tensor self) -> Tensor` */
  (self: Tensor): Tensor;
}>("deg2rad", () => function deg2rad(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_deg2rad(self);
  } catch (error) {
    throw withCallContext(error, deg2radOverloads, [self, options, extra]);
  }
  return callOverload(deg2radOverloads, [self, options, extra]);
});

const rad2degOverloads = /* @__PURE__ */ overloads("rad2deg", [rad2deg_op, operators_rad2deg]);
export const rad2deg = /* @__PURE__ */ publicFunction<{
  /** `rad2deg(Tensor self) -> Tensor` */
  (self: Tensor): Tensor;
}>("rad2deg", () => function rad2deg(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_rad2deg(self);
  } catch (error) {
    throw withCallContext(error, rad2degOverloads, [self, options, extra]);
  }
  return callOverload(rad2degOverloads, [self, options, extra]);
});

const logitOverloads = /* @__PURE__ */ overloads("logit", [logit_op, operators_logit]);
export const logit = /* @__PURE__ */ publicFunction<{
  /** `logit(Tensor self, float? eps=None) -> Tensor` */
  (self: Tensor, options?: Options<{ eps: number | null }>): Tensor;
  /** `logit(Tensor self, float? eps=None) -> Tensor` */
  (self: Tensor, eps: number | null): Tensor;
}>("logit", () => function logit(self?: unknown, eps?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && eps === undefined && options === undefined && extra === undefined) return operators_logit(self, null);
  } catch (error) {
    throw withCallContext(error, logitOverloads, [self, eps, options, extra]);
  }
  return callOverload(logitOverloads, [self, eps, options, extra]);
});

const nanToNumOverloads = /* @__PURE__ */ overloads("nanToNum", [nan_to_num_op, nan_to_num]);
export const nanToNum = /* @__PURE__ */ publicFunction<{
  /** `nan_to_num(Tensor self, float? nan=None, float? posinf=None, float? neginf=None) -> Tensor` */
  (self: Tensor, options?: Options<{ nan: number | null; posinf: number | null; neginf: number | null }>): Tensor;
  /** `nan_to_num(Tensor self, float? nan=None, float? posinf=None, float? neginf=None) -> Tensor` */
  (self: Tensor, nan: number | null, options?: Options<{ posinf: number | null; neginf: number | null }>): Tensor;
  /** `nan_to_num(Tensor self, float? nan=None, float? posinf=None, float? neginf=None) -> Tensor` */
  (self: Tensor, nan: number | null, posinf: number | null, options?: Options<{ neginf: number | null }>): Tensor;
  /** `nan_to_num(Tensor self, float? nan=None, float? posinf=None, float? neginf=None) -> Tensor` */
  (self: Tensor, nan: number | null, posinf: number | null, neginf: number | null): Tensor;
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

const isposinfOverloads = /* @__PURE__ */ overloads("isposinf", [isposinf_op, operators_isposinf]);
export const isposinf = /* @__PURE__ */ publicFunction<{
  /** `isposinf(Tensor self) -> Tensor` */
  (self: Tensor): Tensor;
}>("isposinf", () => function isposinf(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_isposinf(self);
  } catch (error) {
    throw withCallContext(error, isposinfOverloads, [self, options, extra]);
  }
  return callOverload(isposinfOverloads, [self, options, extra]);
});

const isneginfOverloads = /* @__PURE__ */ overloads("isneginf", [isneginf_op, operators_isneginf]);
export const isneginf = /* @__PURE__ */ publicFunction<{
  /** `isneginf(Tensor self) -> Tensor` */
  (self: Tensor): Tensor;
}>("isneginf", () => function isneginf(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_isneginf(self);
  } catch (error) {
    throw withCallContext(error, isneginfOverloads, [self, options, extra]);
  }
  return callOverload(isneginfOverloads, [self, options, extra]);
});

const logicalNotOverloads = /* @__PURE__ */ overloads("logicalNot", [logical_not_op, logical_not]);
export const logicalNot = /* @__PURE__ */ publicFunction<{
  /** `logical_not(Tensor self) -> Tensor` */
  (self: Tensor): Tensor;
}>("logicalNot", () => function logicalNot(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return logical_not(self);
  } catch (error) {
    throw withCallContext(error, logicalNotOverloads, [self, options, extra]);
  }
  return callOverload(logicalNotOverloads, [self, options, extra]);
});

const bitwiseNotOverloads = /* @__PURE__ */ overloads("bitwiseNot", [bitwise_not_op, bitwise_not]);
export const bitwiseNot = /* @__PURE__ */ publicFunction<{
  /** `bitwise_not(Tensor self) -> Tensor` */
  (self: Tensor): Tensor;
}>("bitwiseNot", () => function bitwiseNot(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return bitwise_not(self);
  } catch (error) {
    throw withCallContext(error, bitwiseNotOverloads, [self, options, extra]);
  }
  return callOverload(bitwiseNotOverloads, [self, options, extra]);
});

const addOverloads = /* @__PURE__ */ overloads("add", [add_Tensor_op, add_Tensor], [add_Scalar_op, add_Scalar]);
export const add = /* @__PURE__ */ publicFunction<{
  /** `add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor` */
  (self: Tensor, other: Tensor, options?: Options<{ alpha: Scalar }>): Tensor;
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

const subOverloads = /* @__PURE__ */ overloads("sub", [sub_Tensor_op, sub_Tensor], [sub_Scalar_op, sub_Scalar]);
export const sub = /* @__PURE__ */ publicFunction<{
  /** `sub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor` */
  (self: Tensor, other: Tensor, options?: Options<{ alpha: Scalar }>): Tensor;
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

const mulOverloads = /* @__PURE__ */ overloads("mul", [mul_Tensor_op, mul_Tensor], [mul_Scalar_op, mul_Scalar]);
export const mul = /* @__PURE__ */ publicFunction<{
  /** `mul.Tensor(Tensor self, Tensor other) -> Tensor` */
  (self: Tensor, other: Tensor): Tensor;
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

const divOverloads = /* @__PURE__ */ overloads("div", [div_Tensor_op, div_Tensor], [div_Scalar_op, div_Scalar], [div_Tensor_mode_op, div_Tensor_mode], [div_Scalar_mode_op, div_Scalar_mode]);
export const div = /* @__PURE__ */ publicFunction<{
  /** `div.Tensor(Tensor self, Tensor other) -> Tensor` */
  (self: Tensor, other: Tensor): Tensor;
  /** `div.Scalar(Tensor self, Scalar other) -> Tensor` */
  (self: Tensor, other: Scalar): Tensor;
  /** `div.Tensor_mode(Tensor self, Tensor other, *, str? rounding_mode) -> Tensor` */
  (self: Tensor, other: Tensor, options: { roundingMode: string | null }): Tensor;
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

const floorDivideOverloads = /* @__PURE__ */ overloads("floorDivide", [floor_divide_op, floor_divide], [floor_divide_Scalar_op, floor_divide_Scalar]);
export const floorDivide = /* @__PURE__ */ publicFunction<{
  /** `floor_divide(Tensor self, Tensor other) -> Tensor` */
  (self: Tensor, other: Tensor): Tensor;
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

const remainderOverloads = /* @__PURE__ */ overloads("remainder", [remainder_Tensor_op, remainder_Tensor], [remainder_Scalar_op, remainder_Scalar], [remainder_Scalar_Tensor_op, remainder_Scalar_Tensor]);
export const remainder = /* @__PURE__ */ publicFunction<{
  /** `remainder.Tensor(Tensor self, Tensor other) -> Tensor` */
  (self: Tensor, other: Tensor): Tensor;
  /** `remainder.Scalar(Tensor self, Scalar other) -> Tensor` */
  (self: Tensor, other: Scalar): Tensor;
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

const fmodOverloads = /* @__PURE__ */ overloads("fmod", [fmod_Tensor_op, fmod_Tensor], [fmod_Scalar_op, fmod_Scalar]);
export const fmod = /* @__PURE__ */ publicFunction<{
  /** `fmod.Tensor(Tensor self, Tensor other) -> Tensor` */
  (self: Tensor, other: Tensor): Tensor;
  /** `fmod.Scalar(Tensor self, Scalar other) -> Tensor` */
  (self: Tensor, other: Scalar): Tensor;
}>("fmod", () => function fmod(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return fmod_Tensor(self, other);
    if (isTensor(self) && typeof other === "number" && options === undefined && extra === undefined) return fmod_Scalar(self, other);
  } catch (error) {
    throw withCallContext(error, fmodOverloads, [self, other, options, extra]);
  }
  return callOverload(fmodOverloads, [self, other, options, extra]);
});

const powOverloads = /* @__PURE__ */ overloads("pow", [pow_Tensor_Tensor_op, pow_Tensor_Tensor], [pow_Tensor_Scalar_op, pow_Tensor_Scalar], [pow_Scalar_op, pow_Scalar]);
export const pow = /* @__PURE__ */ publicFunction<{
  /** `pow.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor` */
  (self: Tensor, exponent: Tensor): Tensor;
  /** `pow.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor` */
  (self: Tensor, exponent: Scalar): Tensor;
  /** `pow.Scalar(Scalar self, Tensor exponent) -> Tensor` */
  (self: Scalar, exponent: Tensor): Tensor;
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

const atan2Overloads = /* @__PURE__ */ overloads("atan2", [atan2_op, operators_atan2]);
export const atan2 = /* @__PURE__ */ publicFunction<{
  /** `atan2(Tensor self, Tensor other) -> Tensor` */
  (self: Tensor, other: Tensor): Tensor;
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

const hypotOverloads = /* @__PURE__ */ overloads("hypot", [hypot_op, operators_hypot]);
export const hypot = /* @__PURE__ */ publicFunction<{
  /** `hypot(Tensor self, Tensor other) -> Tensor` */
  (self: Tensor, other: Tensor): Tensor;
}>("hypot", () => function hypot(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return operators_hypot(self, other);
  } catch (error) {
    throw withCallContext(error, hypotOverloads, [self, other, options, extra]);
  }
  return callOverload(hypotOverloads, [self, other, options, extra]);
});

const copysignOverloads = /* @__PURE__ */ overloads("copysign", [copysign_Tensor_op, copysign_Tensor], [copysign_Scalar_op, copysign_Scalar]);
export const copysign = /* @__PURE__ */ publicFunction<{
  /** `copysign.Tensor(Tensor self, Tensor other) -> Tensor` */
  (self: Tensor, other: Tensor): Tensor;
  /** `copysign.Scalar(Tensor self, Scalar other) -> Tensor` */
  (self: Tensor, other: Scalar): Tensor;
}>("copysign", () => function copysign(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return copysign_Tensor(self, other);
    if (isTensor(self) && typeof other === "number" && options === undefined && extra === undefined) return copysign_Scalar(self, other);
  } catch (error) {
    throw withCallContext(error, copysignOverloads, [self, other, options, extra]);
  }
  return callOverload(copysignOverloads, [self, other, options, extra]);
});

const xlogyOverloads = /* @__PURE__ */ overloads("xlogy", [xlogy_Tensor_op, xlogy_Tensor], [xlogy_Scalar_Self_op, xlogy_Scalar_Self], [xlogy_Scalar_Other_op, xlogy_Scalar_Other]);
export const xlogy = /* @__PURE__ */ publicFunction<{
  /** `xlogy.Tensor(Tensor self, Tensor other) -> Tensor` */
  (self: Tensor, other: Tensor): Tensor;
  /** `xlogy.Scalar_Self(Scalar self, Tensor other) -> Tensor` */
  (self: Scalar, other: Tensor): Tensor;
  /** `xlogy.Scalar_Other(Tensor self, Scalar other) -> Tensor` */
  (self: Tensor, other: Scalar): Tensor;
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

const logaddexpOverloads = /* @__PURE__ */ overloads("logaddexp", [logaddexp_op, operators_logaddexp]);
export const logaddexp = /* @__PURE__ */ publicFunction<{
  /** `logaddexp(Tensor self, Tensor other) -> Tensor` */
  (self: Tensor, other: Tensor): Tensor;
}>("logaddexp", () => function logaddexp(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return operators_logaddexp(self, other);
  } catch (error) {
    throw withCallContext(error, logaddexpOverloads, [self, other, options, extra]);
  }
  return callOverload(logaddexpOverloads, [self, other, options, extra]);
});

const logaddexp2Overloads = /* @__PURE__ */ overloads("logaddexp2", [logaddexp2_op, operators_logaddexp2]);
export const logaddexp2 = /* @__PURE__ */ publicFunction<{
  /** `logaddexp2(Tensor self, Tensor other) -> Tensor` */
  (self: Tensor, other: Tensor): Tensor;
}>("logaddexp2", () => function logaddexp2(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return operators_logaddexp2(self, other);
  } catch (error) {
    throw withCallContext(error, logaddexp2Overloads, [self, other, options, extra]);
  }
  return callOverload(logaddexp2Overloads, [self, other, options, extra]);
});

const heavisideOverloads = /* @__PURE__ */ overloads("heaviside", [heaviside_op, operators_heaviside]);
export const heaviside = /* @__PURE__ */ publicFunction<{
  /** `heaviside(Tensor self, Tensor values) -> Tensor` */
  (self: Tensor, values: Tensor): Tensor;
}>("heaviside", () => function heaviside(self?: unknown, values?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(values) && options === undefined && extra === undefined) return operators_heaviside(self, values);
  } catch (error) {
    throw withCallContext(error, heavisideOverloads, [self, values, options, extra]);
  }
  return callOverload(heavisideOverloads, [self, values, options, extra]);
});

const gcdOverloads = /* @__PURE__ */ overloads("gcd", [gcd_op, operators_gcd]);
export const gcd = /* @__PURE__ */ publicFunction<{
  /** `gcd(Tensor self, Tensor other) -> Tensor` */
  (self: Tensor, other: Tensor): Tensor;
}>("gcd", () => function gcd(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return operators_gcd(self, other);
  } catch (error) {
    throw withCallContext(error, gcdOverloads, [self, other, options, extra]);
  }
  return callOverload(gcdOverloads, [self, other, options, extra]);
});

const addcmulOverloads = /* @__PURE__ */ overloads("addcmul", [addcmul_op, operators_addcmul]);
export const addcmul = /* @__PURE__ */ publicFunction<{
  /** `addcmul(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor` */
  (self: Tensor, tensor1: Tensor, tensor2: Tensor, options?: Options<{ value: Scalar }>): Tensor;
}>("addcmul", () => function addcmul(self?: unknown, tensor1?: unknown, tensor2?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(tensor1) && isTensor(tensor2) && options === undefined && extra === undefined) return operators_addcmul(self, tensor1, tensor2, 1);
  } catch (error) {
    throw withCallContext(error, addcmulOverloads, [self, tensor1, tensor2, options, extra]);
  }
  return callOverload(addcmulOverloads, [self, tensor1, tensor2, options, extra]);
});

const addcdivOverloads = /* @__PURE__ */ overloads("addcdiv", [addcdiv_op, operators_addcdiv]);
export const addcdiv = /* @__PURE__ */ publicFunction<{
  /** `addcdiv(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor` */
  (self: Tensor, tensor1: Tensor, tensor2: Tensor, options?: Options<{ value: Scalar }>): Tensor;
}>("addcdiv", () => function addcdiv(self?: unknown, tensor1?: unknown, tensor2?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(tensor1) && isTensor(tensor2) && options === undefined && extra === undefined) return operators_addcdiv(self, tensor1, tensor2, 1);
  } catch (error) {
    throw withCallContext(error, addcdivOverloads, [self, tensor1, tensor2, options, extra]);
  }
  return callOverload(addcdivOverloads, [self, tensor1, tensor2, options, extra]);
});

const lerpOverloads = /* @__PURE__ */ overloads("lerp", [lerp_Scalar_op, lerp_Scalar], [lerp_Tensor_op, lerp_Tensor]);
export const lerp = /* @__PURE__ */ publicFunction<{
  /** `lerp.Scalar(Tensor self, Tensor end, Scalar weight) -> Tensor` */
  (self: Tensor, end: Tensor, weight: Scalar): Tensor;
  /** `lerp.Tensor(Tensor self, Tensor end, Tensor weight) -> Tensor` */
  (self: Tensor, end: Tensor, weight: Tensor): Tensor;
}>("lerp", () => function lerp(self?: unknown, end?: unknown, weight?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(end) && typeof weight === "number" && options === undefined && extra === undefined) return lerp_Scalar(self, end, weight);
    if (isTensor(self) && isTensor(end) && isTensor(weight) && options === undefined && extra === undefined) return lerp_Tensor(self, end, weight);
  } catch (error) {
    throw withCallContext(error, lerpOverloads, [self, end, weight, options, extra]);
  }
  return callOverload(lerpOverloads, [self, end, weight, options, extra]);
});

const eqOverloads = /* @__PURE__ */ overloads("eq", [eq_Tensor_op, eq_Tensor], [eq_Scalar_op, eq_Scalar]);
export const eq = /* @__PURE__ */ publicFunction<{
  /** `eq.Tensor(Tensor self, Tensor other) -> Tensor` */
  (self: Tensor, other: Tensor): Tensor;
  /** `eq.Scalar(Tensor self, Scalar other) -> Tensor` */
  (self: Tensor, other: Scalar): Tensor;
}>("eq", () => function eq(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return eq_Tensor(self, other);
    if (isTensor(self) && typeof other === "number" && options === undefined && extra === undefined) return eq_Scalar(self, other);
  } catch (error) {
    throw withCallContext(error, eqOverloads, [self, other, options, extra]);
  }
  return callOverload(eqOverloads, [self, other, options, extra]);
});

const neOverloads = /* @__PURE__ */ overloads("ne", [ne_Tensor_op, ne_Tensor], [ne_Scalar_op, ne_Scalar]);
export const ne = /* @__PURE__ */ publicFunction<{
  /** `ne.Tensor(Tensor self, Tensor other) -> Tensor` */
  (self: Tensor, other: Tensor): Tensor;
  /** `ne.Scalar(Tensor self, Scalar other) -> Tensor` */
  (self: Tensor, other: Scalar): Tensor;
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

const ltOverloads = /* @__PURE__ */ overloads("lt", [lt_Tensor_op, lt_Tensor], [lt_Scalar_op, lt_Scalar]);
export const lt = /* @__PURE__ */ publicFunction<{
  /** `lt.Tensor(Tensor self, Tensor other) -> Tensor` */
  (self: Tensor, other: Tensor): Tensor;
  /** `lt.Scalar(Tensor self, Scalar other) -> Tensor` */
  (self: Tensor, other: Scalar): Tensor;
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

const leOverloads = /* @__PURE__ */ overloads("le", [le_Tensor_op, le_Tensor], [le_Scalar_op, le_Scalar]);
export const le = /* @__PURE__ */ publicFunction<{
  /** `le.Tensor(Tensor self, Tensor other) -> Tensor` */
  (self: Tensor, other: Tensor): Tensor;
  /** `le.Scalar(Tensor self, Scalar other) -> Tensor` */
  (self: Tensor, other: Scalar): Tensor;
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

const gtOverloads = /* @__PURE__ */ overloads("gt", [gt_Tensor_op, gt_Tensor], [gt_Scalar_op, gt_Scalar]);
export const gt = /* @__PURE__ */ publicFunction<{
  /** `gt.Tensor(Tensor self, Tensor other) -> Tensor` */
  (self: Tensor, other: Tensor): Tensor;
  /** `gt.Scalar(Tensor self, Scalar other) -> Tensor` */
  (self: Tensor, other: Scalar): Tensor;
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

const geOverloads = /* @__PURE__ */ overloads("ge", [ge_Tensor_op, ge_Tensor], [ge_Scalar_op, ge_Scalar]);
export const ge = /* @__PURE__ */ publicFunction<{
  /** `ge.Tensor(Tensor self, Tensor other) -> Tensor` */
  (self: Tensor, other: Tensor): Tensor;
  /** `ge.Scalar(Tensor self, Scalar other) -> Tensor` */
  (self: Tensor, other: Scalar): Tensor;
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

const logicalAndOverloads = /* @__PURE__ */ overloads("logicalAnd", [logical_and_op, logical_and]);
export const logicalAnd = /* @__PURE__ */ publicFunction<{
  /** `logical_and(Tensor self, Tensor other) -> Tensor` */
  (self: Tensor, other: Tensor): Tensor;
}>("logicalAnd", () => function logicalAnd(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return logical_and(self, other);
  } catch (error) {
    throw withCallContext(error, logicalAndOverloads, [self, other, options, extra]);
  }
  return callOverload(logicalAndOverloads, [self, other, options, extra]);
});

const logicalOrOverloads = /* @__PURE__ */ overloads("logicalOr", [logical_or_op, logical_or]);
export const logicalOr = /* @__PURE__ */ publicFunction<{
  /** `logical_or(Tensor self, Tensor other) -> Tensor` */
  (self: Tensor, other: Tensor): Tensor;
}>("logicalOr", () => function logicalOr(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return logical_or(self, other);
  } catch (error) {
    throw withCallContext(error, logicalOrOverloads, [self, other, options, extra]);
  }
  return callOverload(logicalOrOverloads, [self, other, options, extra]);
});

const logicalXorOverloads = /* @__PURE__ */ overloads("logicalXor", [logical_xor_op, logical_xor]);
export const logicalXor = /* @__PURE__ */ publicFunction<{
  /** `logical_xor(Tensor self, Tensor other) -> Tensor` */
  (self: Tensor, other: Tensor): Tensor;
}>("logicalXor", () => function logicalXor(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return logical_xor(self, other);
  } catch (error) {
    throw withCallContext(error, logicalXorOverloads, [self, other, options, extra]);
  }
  return callOverload(logicalXorOverloads, [self, other, options, extra]);
});

const bitwiseAndOverloads = /* @__PURE__ */ overloads("bitwiseAnd", [bitwise_and_Tensor_op, bitwise_and_Tensor], [bitwise_and_Scalar_op, bitwise_and_Scalar], [bitwise_and_Scalar_Tensor_op, bitwise_and_Scalar_Tensor]);
export const bitwiseAnd = /* @__PURE__ */ publicFunction<{
  /** `bitwise_and.Tensor(Tensor self, Tensor other) -> Tensor` */
  (self: Tensor, other: Tensor): Tensor;
  /** `bitwise_and.Scalar(Tensor self, Scalar other) -> Tensor` */
  (self: Tensor, other: Scalar): Tensor;
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

const bitwiseOrOverloads = /* @__PURE__ */ overloads("bitwiseOr", [bitwise_or_Tensor_op, bitwise_or_Tensor], [bitwise_or_Scalar_op, bitwise_or_Scalar], [bitwise_or_Scalar_Tensor_op, bitwise_or_Scalar_Tensor]);
export const bitwiseOr = /* @__PURE__ */ publicFunction<{
  /** `bitwise_or.Tensor(Tensor self, Tensor other) -> Tensor` */
  (self: Tensor, other: Tensor): Tensor;
  /** `bitwise_or.Scalar(Tensor self, Scalar other) -> Tensor` */
  (self: Tensor, other: Scalar): Tensor;
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

const bitwiseXorOverloads = /* @__PURE__ */ overloads("bitwiseXor", [bitwise_xor_Tensor_op, bitwise_xor_Tensor], [bitwise_xor_Scalar_op, bitwise_xor_Scalar], [bitwise_xor_Scalar_Tensor_op, bitwise_xor_Scalar_Tensor]);
export const bitwiseXor = /* @__PURE__ */ publicFunction<{
  /** `bitwise_xor.Tensor(Tensor self, Tensor other) -> Tensor` */
  (self: Tensor, other: Tensor): Tensor;
  /** `bitwise_xor.Scalar(Tensor self, Scalar other) -> Tensor` */
  (self: Tensor, other: Scalar): Tensor;
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

const bitwiseLeftShiftOverloads = /* @__PURE__ */ overloads("bitwiseLeftShift", [bitwise_left_shift_Tensor_op, bitwise_left_shift_Tensor], [bitwise_left_shift_Tensor_Scalar_op, bitwise_left_shift_Tensor_Scalar], [bitwise_left_shift_Scalar_Tensor_op, bitwise_left_shift_Scalar_Tensor]);
export const bitwiseLeftShift = /* @__PURE__ */ publicFunction<{
  /** `bitwise_left_shift.Tensor(Tensor self, Tensor other) -> Tensor` */
  (self: Tensor, other: Tensor): Tensor;
  /** `bitwise_left_shift.Tensor_Scalar(Tensor self, Scalar other) -> Tensor` */
  (self: Tensor, other: Scalar): Tensor;
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

const bitwiseRightShiftOverloads = /* @__PURE__ */ overloads("bitwiseRightShift", [bitwise_right_shift_Tensor_op, bitwise_right_shift_Tensor], [bitwise_right_shift_Tensor_Scalar_op, bitwise_right_shift_Tensor_Scalar], [bitwise_right_shift_Scalar_Tensor_op, bitwise_right_shift_Scalar_Tensor]);
export const bitwiseRightShift = /* @__PURE__ */ publicFunction<{
  /** `bitwise_right_shift.Tensor(Tensor self, Tensor other) -> Tensor` */
  (self: Tensor, other: Tensor): Tensor;
  /** `bitwise_right_shift.Tensor_Scalar(Tensor self, Scalar other) -> Tensor` */
  (self: Tensor, other: Scalar): Tensor;
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

const maximumOverloads = /* @__PURE__ */ overloads("maximum", [maximum_op, operators_maximum]);
export const maximum = /* @__PURE__ */ publicFunction<{
  /** `maximum(Tensor self, Tensor other) -> Tensor` */
  (self: Tensor, other: Tensor): Tensor;
}>("maximum", () => function maximum(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return operators_maximum(self, other);
  } catch (error) {
    throw withCallContext(error, maximumOverloads, [self, other, options, extra]);
  }
  return callOverload(maximumOverloads, [self, other, options, extra]);
});

const minimumOverloads = /* @__PURE__ */ overloads("minimum", [minimum_op, operators_minimum]);
export const minimum = /* @__PURE__ */ publicFunction<{
  /** `minimum(Tensor self, Tensor other) -> Tensor` */
  (self: Tensor, other: Tensor): Tensor;
}>("minimum", () => function minimum(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return operators_minimum(self, other);
  } catch (error) {
    throw withCallContext(error, minimumOverloads, [self, other, options, extra]);
  }
  return callOverload(minimumOverloads, [self, other, options, extra]);
});

const fmaxOverloads = /* @__PURE__ */ overloads("fmax", [fmax_op, operators_fmax]);
export const fmax = /* @__PURE__ */ publicFunction<{
  /** `fmax(Tensor self, Tensor other) -> Tensor` */
  (self: Tensor, other: Tensor): Tensor;
}>("fmax", () => function fmax(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return operators_fmax(self, other);
  } catch (error) {
    throw withCallContext(error, fmaxOverloads, [self, other, options, extra]);
  }
  return callOverload(fmaxOverloads, [self, other, options, extra]);
});

const fminOverloads = /* @__PURE__ */ overloads("fmin", [fmin_op, operators_fmin]);
export const fmin = /* @__PURE__ */ publicFunction<{
  /** `fmin(Tensor self, Tensor other) -> Tensor` */
  (self: Tensor, other: Tensor): Tensor;
}>("fmin", () => function fmin(self?: unknown, other?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isTensor(other) && options === undefined && extra === undefined) return operators_fmin(self, other);
  } catch (error) {
    throw withCallContext(error, fminOverloads, [self, other, options, extra]);
  }
  return callOverload(fminOverloads, [self, other, options, extra]);
});

const whereOverloads = /* @__PURE__ */ overloads("where", [where_self_op, where_self], [where_ScalarSelf_op, where_ScalarSelf], [where_ScalarOther_op, where_ScalarOther], [where_Scalar_op, where_Scalar]);
export const where = /* @__PURE__ */ publicFunction<{
  /** `where.self(Tensor condition, Tensor self, Tensor other) -> Tensor` */
  (condition: Tensor, self: Tensor, other: Tensor): Tensor;
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

const clampOverloads = /* @__PURE__ */ overloads("clamp", [clamp_op, operators_clamp], [clamp_Tensor_op, clamp_Tensor], [clamp_Tensor_out_op, clamp_Tensor_out]);
export const clamp = /* @__PURE__ */ publicFunction<{
  /** `clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor` */
  (self: Tensor, options?: Options<{ min: Scalar | null; max: Scalar | null }>): Tensor;
  /** `clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor` */
  (self: Tensor, min: Scalar | null, options?: Options<{ max: Scalar | null }>): Tensor;
  /** `clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor` */
  (self: Tensor, min: Scalar | null, max: Scalar | null): Tensor;
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

const clamp_Overloads = /* @__PURE__ */ overloads("clamp_", [clamp__Tensor_op, clamp__Tensor]);
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
}>("clamp_", () => function clamp_(self?: unknown, min?: unknown, max?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && min === undefined && max === undefined && options === undefined && extra === undefined) return clamp__Tensor(self, null, null);
  } catch (error) {
    throw withCallContext(error, clamp_Overloads, [self, min, max, options, extra]);
  }
  return callOverload(clamp_Overloads, [self, min, max, options, extra]);
});

const clampMinOverloads = /* @__PURE__ */ overloads("clampMin", [clamp_min_op, clamp_min], [clamp_min_Tensor_op, clamp_min_Tensor]);
export const clampMin = /* @__PURE__ */ publicFunction<{
  /** `clamp_min(Tensor self, Scalar min) -> Tensor` */
  (self: Tensor, min: Scalar): Tensor;
  /** `clamp_min.Tensor(Tensor self, Tensor min) -> Tensor` */
  (self: Tensor, min: Tensor): Tensor;
}>("clampMin", () => function clampMin(self?: unknown, min?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && typeof min === "number" && options === undefined && extra === undefined) return clamp_min(self, min);
    if (isTensor(self) && isTensor(min) && options === undefined && extra === undefined) return clamp_min_Tensor(self, min);
  } catch (error) {
    throw withCallContext(error, clampMinOverloads, [self, min, options, extra]);
  }
  return callOverload(clampMinOverloads, [self, min, options, extra]);
});

const clampMaxOverloads = /* @__PURE__ */ overloads("clampMax", [clamp_max_op, clamp_max], [clamp_max_Tensor_op, clamp_max_Tensor]);
export const clampMax = /* @__PURE__ */ publicFunction<{
  /** `clamp_max(Tensor self, Scalar max) -> Tensor` */
  (self: Tensor, max: Scalar): Tensor;
  /** `clamp_max.Tensor(Tensor self, Tensor max) -> Tensor` */
  (self: Tensor, max: Tensor): Tensor;
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

const leakyReluOverloads = /* @__PURE__ */ overloads("leakyRelu", [leaky_relu_op, leaky_relu]);
export const leakyRelu = /* @__PURE__ */ publicFunction<{
  /** `leaky_relu(Tensor self, Scalar negative_slope=0.01) -> Tensor` */
  (self: Tensor, options?: Options<{ negativeSlope: Scalar }>): Tensor;
  /** `leaky_relu(Tensor self, Scalar negative_slope=0.01) -> Tensor` */
  (self: Tensor, negativeSlope: Scalar): Tensor;
}>("leakyRelu", () => function leakyRelu(self?: unknown, negativeSlope?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && negativeSlope === undefined && options === undefined && extra === undefined) return leaky_relu(self, 0.01);
  } catch (error) {
    throw withCallContext(error, leakyReluOverloads, [self, negativeSlope, options, extra]);
  }
  return callOverload(leakyReluOverloads, [self, negativeSlope, options, extra]);
});

const eluOverloads = /* @__PURE__ */ overloads("elu", [elu_op, operators_elu]);
export const elu = /* @__PURE__ */ publicFunction<{
  /** `elu(Tensor self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1) -> Tensor` */
  (self: Tensor, options?: Options<{ alpha: Scalar; scale: Scalar; inputScale: Scalar }>): Tensor;
  /** `elu(Tensor self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1) -> Tensor` */
  (self: Tensor, alpha: Scalar, options?: Options<{ scale: Scalar; inputScale: Scalar }>): Tensor;
  /** `elu(Tensor self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1) -> Tensor` */
  (self: Tensor, alpha: Scalar, scale: Scalar, options?: Options<{ inputScale: Scalar }>): Tensor;
  /** `elu(Tensor self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1) -> Tensor` */
  (self: Tensor, alpha: Scalar, scale: Scalar, inputScale: Scalar): Tensor;
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

const geluOverloads = /* @__PURE__ */ overloads("gelu", [gelu_op, operators_gelu]);
export const gelu = /* @__PURE__ */ publicFunction<{
  /** `gelu(Tensor self, *, str approximate='none') -> Tensor` */
  (self: Tensor, options?: Options<{ approximate: string }>): Tensor;
}>("gelu", () => function gelu(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_gelu(self, "none");
  } catch (error) {
    throw withCallContext(error, geluOverloads, [self, options, extra]);
  }
  return callOverload(geluOverloads, [self, options, extra]);
});

const siluOverloads = /* @__PURE__ */ overloads("silu", [silu_op, operators_silu]);
export const silu = /* @__PURE__ */ publicFunction<{
  /** `silu(Tensor self) -> Tensor` */
  (self: Tensor): Tensor;
}>("silu", () => function silu(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_silu(self);
  } catch (error) {
    throw withCallContext(error, siluOverloads, [self, options, extra]);
  }
  return callOverload(siluOverloads, [self, options, extra]);
});

const mishOverloads = /* @__PURE__ */ overloads("mish", [mish_op, operators_mish]);
export const mish = /* @__PURE__ */ publicFunction<{
  /** `mish(Tensor self) -> Tensor` */
  (self: Tensor): Tensor;
}>("mish", () => function mish(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_mish(self);
  } catch (error) {
    throw withCallContext(error, mishOverloads, [self, options, extra]);
  }
  return callOverload(mishOverloads, [self, options, extra]);
});

const hardsigmoidOverloads = /* @__PURE__ */ overloads("hardsigmoid", [hardsigmoid_op, operators_hardsigmoid]);
export const hardsigmoid = /* @__PURE__ */ publicFunction<{
  /** `hardsigmoid(Tensor self) -> Tensor` */
  (self: Tensor): Tensor;
}>("hardsigmoid", () => function hardsigmoid(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_hardsigmoid(self);
  } catch (error) {
    throw withCallContext(error, hardsigmoidOverloads, [self, options, extra]);
  }
  return callOverload(hardsigmoidOverloads, [self, options, extra]);
});

const hardswishOverloads = /* @__PURE__ */ overloads("hardswish", [hardswish_op, operators_hardswish]);
export const hardswish = /* @__PURE__ */ publicFunction<{
  /** `hardswish(Tensor self) -> Tensor` */
  (self: Tensor): Tensor;
}>("hardswish", () => function hardswish(self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && options === undefined && extra === undefined) return operators_hardswish(self);
  } catch (error) {
    throw withCallContext(error, hardswishOverloads, [self, options, extra]);
  }
  return callOverload(hardswishOverloads, [self, options, extra]);
});

const softplusOverloads = /* @__PURE__ */ overloads("softplus", [softplus_op, operators_softplus]);
export const softplus = /* @__PURE__ */ publicFunction<{
  /** `softplus(Tensor self, Scalar beta=1, Scalar threshold=20) -> Tensor` */
  (self: Tensor, options?: Options<{ beta: Scalar; threshold: Scalar }>): Tensor;
  /** `softplus(Tensor self, Scalar beta=1, Scalar threshold=20) -> Tensor` */
  (self: Tensor, beta: Scalar, options?: Options<{ threshold: Scalar }>): Tensor;
  /** `softplus(Tensor self, Scalar beta=1, Scalar threshold=20) -> Tensor` */
  (self: Tensor, beta: Scalar, threshold: Scalar): Tensor;
}>("softplus", () => function softplus(self?: unknown, beta?: unknown, threshold?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && beta === undefined && threshold === undefined && options === undefined && extra === undefined) return operators_softplus(self, 1, 20);
  } catch (error) {
    throw withCallContext(error, softplusOverloads, [self, beta, threshold, options, extra]);
  }
  return callOverload(softplusOverloads, [self, beta, threshold, options, extra]);
});

const hardtanhOverloads = /* @__PURE__ */ overloads("hardtanh", [hardtanh_op, operators_hardtanh]);
export const hardtanh = /* @__PURE__ */ publicFunction<{
  /** `hardtanh(Tensor self, Scalar min_val=-1, Scalar max_val=1) -> Tensor` */
  (self: Tensor, options?: Options<{ minVal: Scalar; maxVal: Scalar }>): Tensor;
  /** `hardtanh(Tensor self, Scalar min_val=-1, Scalar max_val=1) -> Tensor` */
  (self: Tensor, minVal: Scalar, options?: Options<{ maxVal: Scalar }>): Tensor;
  /** `hardtanh(Tensor self, Scalar min_val=-1, Scalar max_val=1) -> Tensor` */
  (self: Tensor, minVal: Scalar, maxVal: Scalar): Tensor;
}>("hardtanh", () => function hardtanh(self?: unknown, minVal?: unknown, maxVal?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && minVal === undefined && maxVal === undefined && options === undefined && extra === undefined) return operators_hardtanh(self, -1, 1);
  } catch (error) {
    throw withCallContext(error, hardtanhOverloads, [self, minVal, maxVal, options, extra]);
  }
  return callOverload(hardtanhOverloads, [self, minVal, maxVal, options, extra]);
});

const thresholdOverloads = /* @__PURE__ */ overloads("threshold", [threshold_op, operators_threshold]);
export const threshold = /* @__PURE__ */ publicFunction<{
  /** `threshold(Tensor self, Scalar threshold, Scalar value) -> Tensor` */
  (self: Tensor, threshold: Scalar, value: Scalar): Tensor;
}>("threshold", () => function threshold(self?: unknown, threshold?: unknown, value?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && typeof threshold === "number" && typeof value === "number" && options === undefined && extra === undefined) return operators_threshold(self, threshold, value);
  } catch (error) {
    throw withCallContext(error, thresholdOverloads, [self, threshold, value, options, extra]);
  }
  return callOverload(thresholdOverloads, [self, threshold, value, options, extra]);
});

const hardshrinkOverloads = /* @__PURE__ */ overloads("hardshrink", [hardshrink_op, operators_hardshrink]);
export const hardshrink = /* @__PURE__ */ publicFunction<{
  /** `hardshrink(Tensor self, Scalar lambd=0.5) -> Tensor` */
  (self: Tensor, options?: Options<{ lambd: Scalar }>): Tensor;
  /** `hardshrink(Tensor self, Scalar lambd=0.5) -> Tensor` */
  (self: Tensor, lambd: Scalar): Tensor;
}>("hardshrink", () => function hardshrink(self?: unknown, lambd?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && lambd === undefined && options === undefined && extra === undefined) return operators_hardshrink(self, 0.5);
  } catch (error) {
    throw withCallContext(error, hardshrinkOverloads, [self, lambd, options, extra]);
  }
  return callOverload(hardshrinkOverloads, [self, lambd, options, extra]);
});

const softshrinkOverloads = /* @__PURE__ */ overloads("softshrink", [softshrink_op, operators_softshrink]);
export const softshrink = /* @__PURE__ */ publicFunction<{
  /** `softshrink(Tensor self, Scalar lambd=0.5) -> Tensor` */
  (self: Tensor, options?: Options<{ lambd: Scalar }>): Tensor;
  /** `softshrink(Tensor self, Scalar lambd=0.5) -> Tensor` */
  (self: Tensor, lambd: Scalar): Tensor;
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

const sigmoidBackwardOverloads = /* @__PURE__ */ overloads("sigmoidBackward", [sigmoid_backward_op, sigmoid_backward]);
export const sigmoidBackward = /* @__PURE__ */ publicFunction<{
  /** `sigmoid_backward(Tensor grad_output, Tensor output) -> Tensor` */
  (gradOutput: Tensor, output: Tensor): Tensor;
}>("sigmoidBackward", () => function sigmoidBackward(gradOutput?: unknown, output?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(gradOutput) && isTensor(output) && options === undefined && extra === undefined) return sigmoid_backward(gradOutput, output);
  } catch (error) {
    throw withCallContext(error, sigmoidBackwardOverloads, [gradOutput, output, options, extra]);
  }
  return callOverload(sigmoidBackwardOverloads, [gradOutput, output, options, extra]);
});

const tanhBackwardOverloads = /* @__PURE__ */ overloads("tanhBackward", [tanh_backward_op, tanh_backward]);
export const tanhBackward = /* @__PURE__ */ publicFunction<{
  /** `tanh_backward(Tensor grad_output, Tensor output) -> Tensor` */
  (gradOutput: Tensor, output: Tensor): Tensor;
}>("tanhBackward", () => function tanhBackward(gradOutput?: unknown, output?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(gradOutput) && isTensor(output) && options === undefined && extra === undefined) return tanh_backward(gradOutput, output);
  } catch (error) {
    throw withCallContext(error, tanhBackwardOverloads, [gradOutput, output, options, extra]);
  }
  return callOverload(tanhBackwardOverloads, [gradOutput, output, options, extra]);
});

const thresholdBackwardOverloads = /* @__PURE__ */ overloads("thresholdBackward", [threshold_backward_op, threshold_backward]);
export const thresholdBackward = /* @__PURE__ */ publicFunction<{
  /** `threshold_backward(Tensor grad_output, Tensor self, Scalar threshold) -> Tensor` */
  (gradOutput: Tensor, self: Tensor, threshold: Scalar): Tensor;
}>("thresholdBackward", () => function thresholdBackward(gradOutput?: unknown, self?: unknown, threshold?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(gradOutput) && isTensor(self) && typeof threshold === "number" && options === undefined && extra === undefined) return threshold_backward(gradOutput, self, threshold);
  } catch (error) {
    throw withCallContext(error, thresholdBackwardOverloads, [gradOutput, self, threshold, options, extra]);
  }
  return callOverload(thresholdBackwardOverloads, [gradOutput, self, threshold, options, extra]);
});

const leakyReluBackwardOverloads = /* @__PURE__ */ overloads("leakyReluBackward", [leaky_relu_backward_op, leaky_relu_backward]);
export const leakyReluBackward = /* @__PURE__ */ publicFunction<{
  /** `leaky_relu_backward(Tensor grad_output, Tensor self, Scalar negative_slope, bool self_is_result) -> Tensor` */
  (gradOutput: Tensor, self: Tensor, negativeSlope: Scalar, selfIsResult: boolean): Tensor;
}>("leakyReluBackward", () => function leakyReluBackward(gradOutput?: unknown, self?: unknown, negativeSlope?: unknown, selfIsResult?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(gradOutput) && isTensor(self) && typeof negativeSlope === "number" && typeof selfIsResult === "boolean" && options === undefined && extra === undefined) return leaky_relu_backward(gradOutput, self, negativeSlope, selfIsResult);
  } catch (error) {
    throw withCallContext(error, leakyReluBackwardOverloads, [gradOutput, self, negativeSlope, selfIsResult, options, extra]);
  }
  return callOverload(leakyReluBackwardOverloads, [gradOutput, self, negativeSlope, selfIsResult, options, extra]);
});

const eluBackwardOverloads = /* @__PURE__ */ overloads("eluBackward", [elu_backward_op, elu_backward]);
export const eluBackward = /* @__PURE__ */ publicFunction<{
  /** `elu_backward(Tensor grad_output, Scalar alpha, Scalar scale, Scalar input_scale, bool is_result, Tensor self_or_result) -> Tensor` */
  (gradOutput: Tensor, alpha: Scalar, scale: Scalar, inputScale: Scalar, isResult: boolean, selfOrResult: Tensor): Tensor;
}>("eluBackward", () => function eluBackward(gradOutput?: unknown, alpha?: unknown, scale?: unknown, inputScale?: unknown, isResult?: unknown, selfOrResult?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(gradOutput) && typeof alpha === "number" && typeof scale === "number" && typeof inputScale === "number" && typeof isResult === "boolean" && isTensor(selfOrResult) && options === undefined && extra === undefined) return elu_backward(gradOutput, alpha, scale, inputScale, isResult, selfOrResult);
  } catch (error) {
    throw withCallContext(error, eluBackwardOverloads, [gradOutput, alpha, scale, inputScale, isResult, selfOrResult, options, extra]);
  }
  return callOverload(eluBackwardOverloads, [gradOutput, alpha, scale, inputScale, isResult, selfOrResult, options, extra]);
});

const geluBackwardOverloads = /* @__PURE__ */ overloads("geluBackward", [gelu_backward_op, gelu_backward]);
export const geluBackward = /* @__PURE__ */ publicFunction<{
  /** `gelu_backward(Tensor grad_output, Tensor self, *, str approximate='none') -> Tensor` */
  (gradOutput: Tensor, self: Tensor, options?: Options<{ approximate: string }>): Tensor;
}>("geluBackward", () => function geluBackward(gradOutput?: unknown, self?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(gradOutput) && isTensor(self) && options === undefined && extra === undefined) return gelu_backward(gradOutput, self, "none");
  } catch (error) {
    throw withCallContext(error, geluBackwardOverloads, [gradOutput, self, options, extra]);
  }
  return callOverload(geluBackwardOverloads, [gradOutput, self, options, extra]);
});

const siluBackwardOverloads = /* @__PURE__ */ overloads("siluBackward", [silu_backward_op, silu_backward]);
export const siluBackward = /* @__PURE__ */ publicFunction<{
  /** `silu_backward(Tensor grad_output, Tensor self) -> Tensor` */
  (gradOutput: Tensor, self: Tensor): Tensor;
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

const hardsigmoidBackwardOverloads = /* @__PURE__ */ overloads("hardsigmoidBackward", [hardsigmoid_backward_op, hardsigmoid_backward]);
export const hardsigmoidBackward = /* @__PURE__ */ publicFunction<{
  /** `hardsigmoid_backward(Tensor grad_output, Tensor self) -> Tensor` */
  (gradOutput: Tensor, self: Tensor): Tensor;
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

const softplusBackwardOverloads = /* @__PURE__ */ overloads("softplusBackward", [softplus_backward_op, softplus_backward]);
export const softplusBackward = /* @__PURE__ */ publicFunction<{
  /** `softplus_backward(Tensor grad_output, Tensor self, Scalar beta, Scalar threshold) -> Tensor` */
  (gradOutput: Tensor, self: Tensor, beta: Scalar, threshold: Scalar): Tensor;
}>("softplusBackward", () => function softplusBackward(gradOutput?: unknown, self?: unknown, beta?: unknown, threshold?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(gradOutput) && isTensor(self) && typeof beta === "number" && typeof threshold === "number" && options === undefined && extra === undefined) return softplus_backward(gradOutput, self, beta, threshold);
  } catch (error) {
    throw withCallContext(error, softplusBackwardOverloads, [gradOutput, self, beta, threshold, options, extra]);
  }
  return callOverload(softplusBackwardOverloads, [gradOutput, self, beta, threshold, options, extra]);
});

const hardtanhBackwardOverloads = /* @__PURE__ */ overloads("hardtanhBackward", [hardtanh_backward_op, hardtanh_backward]);
export const hardtanhBackward = /* @__PURE__ */ publicFunction<{
  /** `hardtanh_backward(Tensor grad_output, Tensor self, Scalar min_val, Scalar max_val) -> Tensor` */
  (gradOutput: Tensor, self: Tensor, minVal: Scalar, maxVal: Scalar): Tensor;
}>("hardtanhBackward", () => function hardtanhBackward(gradOutput?: unknown, self?: unknown, minVal?: unknown, maxVal?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(gradOutput) && isTensor(self) && typeof minVal === "number" && typeof maxVal === "number" && options === undefined && extra === undefined) return hardtanh_backward(gradOutput, self, minVal, maxVal);
  } catch (error) {
    throw withCallContext(error, hardtanhBackwardOverloads, [gradOutput, self, minVal, maxVal, options, extra]);
  }
  return callOverload(hardtanhBackwardOverloads, [gradOutput, self, minVal, maxVal, options, extra]);
});

const hardshrinkBackwardOverloads = /* @__PURE__ */ overloads("hardshrinkBackward", [hardshrink_backward_op, hardshrink_backward]);
export const hardshrinkBackward = /* @__PURE__ */ publicFunction<{
  /** `hardshrink_backward(Tensor grad_out, Tensor self, Scalar lambd) -> Tensor` */
  (gradOut: Tensor, self: Tensor, lambd: Scalar): Tensor;
}>("hardshrinkBackward", () => function hardshrinkBackward(gradOut?: unknown, self?: unknown, lambd?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(gradOut) && isTensor(self) && typeof lambd === "number" && options === undefined && extra === undefined) return hardshrink_backward(gradOut, self, lambd);
  } catch (error) {
    throw withCallContext(error, hardshrinkBackwardOverloads, [gradOut, self, lambd, options, extra]);
  }
  return callOverload(hardshrinkBackwardOverloads, [gradOut, self, lambd, options, extra]);
});

const softshrinkBackwardOverloads = /* @__PURE__ */ overloads("softshrinkBackward", [softshrink_backward_op, softshrink_backward]);
export const softshrinkBackward = /* @__PURE__ */ publicFunction<{
  /** `softshrink_backward(Tensor grad_output, Tensor self, Scalar lambd) -> Tensor` */
  (gradOutput: Tensor, self: Tensor, lambd: Scalar): Tensor;
}>("softshrinkBackward", () => function softshrinkBackward(gradOutput?: unknown, self?: unknown, lambd?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(gradOutput) && isTensor(self) && typeof lambd === "number" && options === undefined && extra === undefined) return softshrink_backward(gradOutput, self, lambd);
  } catch (error) {
    throw withCallContext(error, softshrinkBackwardOverloads, [gradOutput, self, lambd, options, extra]);
  }
  return callOverload(softshrinkBackwardOverloads, [gradOutput, self, lambd, options, extra]);
});

const logSigmoidBackwardOverloads = /* @__PURE__ */ overloads("logSigmoidBackward", [log_sigmoid_backward_op, log_sigmoid_backward]);
export const logSigmoidBackward = /* @__PURE__ */ publicFunction<{
  /** `log_sigmoid_backward(Tensor grad_output, Tensor self, Tensor buffer) -> Tensor` */
  (gradOutput: Tensor, self: Tensor, buffer: Tensor): Tensor;
}>("logSigmoidBackward", () => function logSigmoidBackward(gradOutput?: unknown, self?: unknown, buffer?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(gradOutput) && isTensor(self) && isTensor(buffer) && options === undefined && extra === undefined) return log_sigmoid_backward(gradOutput, self, buffer);
  } catch (error) {
    throw withCallContext(error, logSigmoidBackwardOverloads, [gradOutput, self, buffer, options, extra]);
  }
  return callOverload(logSigmoidBackwardOverloads, [gradOutput, self, buffer, options, extra]);
});

const logitBackwardOverloads = /* @__PURE__ */ overloads("logitBackward", [logit_backward_op, logit_backward]);
export const logitBackward = /* @__PURE__ */ publicFunction<{
  /** `logit_backward(Tensor grad_output, Tensor self, float? eps=None) -> Tensor` */
  (gradOutput: Tensor, self: Tensor, options?: Options<{ eps: number | null }>): Tensor;
  /** `logit_backward(Tensor grad_output, Tensor self, float? eps=None) -> Tensor` */
  (gradOutput: Tensor, self: Tensor, eps: number | null): Tensor;
}>("logitBackward", () => function logitBackward(gradOutput?: unknown, self?: unknown, eps?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(gradOutput) && isTensor(self) && eps === undefined && options === undefined && extra === undefined) return logit_backward(gradOutput, self, null);
  } catch (error) {
    throw withCallContext(error, logitBackwardOverloads, [gradOutput, self, eps, options, extra]);
  }
  return callOverload(logitBackwardOverloads, [gradOutput, self, eps, options, extra]);
});

const sumOverloads = /* @__PURE__ */ overloads("sum", [sum_op, operators_sum], [sum_dim_IntList_op, sum_dim_IntList], [sum_IntList_out_op, sum_IntList_out]);
export const sum = /* @__PURE__ */ publicFunction<{
  /** `sum(Tensor self, *, ScalarType? dtype=None) -> Tensor` */
  (self: Tensor, options?: Options<{ dtype: DType | null }>): Tensor;
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

const prodOverloads = /* @__PURE__ */ overloads("prod", [prod_op, operators_prod], [prod_dim_int_op, prod_dim_int], [prod_int_out_op, prod_int_out]);
export const prod = /* @__PURE__ */ publicFunction<{
  /** `prod(Tensor self, *, ScalarType? dtype=None) -> Tensor` */
  (self: Tensor, options?: Options<{ dtype: DType | null }>): Tensor;
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

const logsumexpOverloads = /* @__PURE__ */ overloads("logsumexp", [logsumexp_op, operators_logsumexp]);
export const logsumexp = /* @__PURE__ */ publicFunction<{
  /** `logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor` */
  (self: Tensor, options: { dim: number | readonly number[] } & Options<{ keepdim: boolean }>): Tensor;
  /** `logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor` */
  (self: Tensor, dim: number | readonly number[], options?: Options<{ keepdim: boolean }>): Tensor;
  /** `logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor` */
  (self: Tensor, dim: number | readonly number[], keepdim: boolean): Tensor;
}>("logsumexp", () => function logsumexp(self?: unknown, dim?: unknown, keepdim?: unknown, options?: unknown, extra?: unknown): unknown {
  try {
    if (isTensor(self) && isIntList(dim) && keepdim === undefined && options === undefined && extra === undefined) return operators_logsumexp(self, dim, false);
  } catch (error) {
    throw withCallContext(error, logsumexpOverloads, [self, dim, keepdim, options, extra]);
  }
  return callOverload(logsumexpOverloads, [self, dim, keepdim, options, extra]);
});

const normOverloads = /* @__PURE__ */ overloads("norm", [norm_ScalarOpt_dtype_op, norm_ScalarOpt_dtype], [norm_Scalar_op, norm_Scalar], [norm_ScalarOpt_dim_dtype_op, norm_ScalarOpt_dim_dtype], [norm_dtype_out_op, norm_dtype_out], [norm_ScalarOpt_dim_op, norm_ScalarOpt_dim], [norm_out_op, norm_out]);
export const norm = /* @__PURE__ */ publicFunction<{
  /** `norm.ScalarOpt_dtype(Tensor self, Scalar? p, *, ScalarType dtype) -> Tensor` */
  (self: Tensor, options: { p: Scalar | null; dtype: DType }): Tensor;
  /** `norm.ScalarOpt_dtype(Tensor self, Scalar? p, *, ScalarType dtype) -> Tensor` */
  (self: Tensor, p: Scalar | null, options: { dtype: DType }): Tensor;
  /** `norm.Scalar(Tensor self, Scalar p=2) -> Tensor` */
  (self: Tensor, options?: Options<{ p: Scalar }>): Tensor;
  /** `norm.Scalar(Tensor self, Scalar p=2) -> Tensor` */
  (self: Tensor, p: Scalar): Tensor;
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

const distOverloads = /* @__PURE__ */ overloads("dist", [dist_op, operators_dist]);
export const dist = /* @__PURE__ */ publicFunction<{
  /** `dist(Tensor self, Tensor other, Scalar p=2) -> Tensor` */
  (self: Tensor, other: Tensor, options?: Options<{ p: Scalar }>): Tensor;
  /** `dist(Tensor self, Tensor other, Scalar p=2) -> Tensor` */
  (self: Tensor, other: Tensor, p: Scalar): Tensor;
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
