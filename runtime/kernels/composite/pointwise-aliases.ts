// Other names of pointwise operators: each calls the operator that does the work, so backends and autograd need to know only that one.

import {
  abs,
  abs_,
  abs_out,
  acos,
  acos_,
  acos_out,
  acosh,
  acosh_,
  acosh_out,
  asin,
  asin_,
  asin_out,
  asinh,
  asinh_,
  asinh_out,
  atan,
  atan_,
  atan_out,
  atan2,
  atan2_,
  atan2_out,
  atanh,
  atanh_,
  atanh_out,
  bitwise_and__Scalar,
  bitwise_and__Tensor,
  bitwise_and_Scalar,
  bitwise_and_Tensor,
  bitwise_left_shift__Tensor,
  bitwise_left_shift__Tensor_Scalar,
  bitwise_left_shift_Tensor,
  bitwise_left_shift_Tensor_Scalar,
  bitwise_or__Scalar,
  bitwise_or__Tensor,
  bitwise_or_Scalar,
  bitwise_or_Tensor,
  bitwise_right_shift__Tensor,
  bitwise_right_shift__Tensor_Scalar,
  bitwise_right_shift_Tensor,
  bitwise_right_shift_Tensor_Scalar,
  bitwise_xor__Scalar,
  bitwise_xor__Tensor,
  bitwise_xor_Scalar,
  bitwise_xor_Tensor,
  clamp,
  clamp_,
  clamp__Tensor,
  clamp_out,
  clamp_Tensor,
  clamp_Tensor_out,
  digamma,
  digamma_out,
  div__Scalar,
  div__Scalar_mode,
  div__Tensor,
  div__Tensor_mode,
  div_out,
  div_out_mode,
  div_Scalar,
  div_Scalar_mode,
  div_Tensor,
  div_Tensor_mode,
  erf,
  erf_out,
  erfc,
  erfc_out,
  erfinv,
  erfinv_out,
  exp2,
  exp2_out,
  expm1,
  expm1_out,
  ge__Scalar,
  ge__Tensor,
  ge_Scalar,
  ge_Scalar_out,
  ge_Tensor,
  ge_Tensor_out,
  gt__Scalar,
  gt__Tensor,
  gt_Scalar,
  gt_Scalar_out,
  gt_Tensor,
  gt_Tensor_out,
  le__Scalar,
  le__Tensor,
  le_Scalar,
  le_Scalar_out,
  le_Tensor,
  le_Tensor_out,
  lgamma,
  lgamma_out,
  log1p,
  log1p_out,
  logit,
  logit_out,
  lt__Scalar,
  lt__Tensor,
  lt_Scalar,
  lt_Scalar_out,
  lt_Tensor,
  lt_Tensor_out,
  mul__Scalar,
  mul__Tensor,
  mul_out,
  mul_Scalar,
  mul_Tensor,
  ne__Scalar,
  ne__Tensor,
  ne_Scalar,
  ne_Scalar_out,
  ne_Tensor,
  ne_Tensor_out,
  neg,
  neg_,
  neg_out,
  polygamma,
  polygamma_out,
  round_decimals,
  round_decimals_out,
  sigmoid,
  sigmoid_out,
  sinc,
  sinc_out,
  sub__Scalar,
  sub__Tensor,
  sub_out,
  sub_Scalar,
  sub_Tensor,
  trunc,
  trunc_,
  trunc_out,
  xlogy_OutScalar_Other,
  xlogy_OutScalar_Self,
  xlogy_OutTensor,
  xlogy_Scalar_Other,
  xlogy_Scalar_Self,
  xlogy_Tensor,
} from "../../../generated/operators.js";
import type { Scalar } from "../../core/scalar.js";
import type { Tensor } from "../../core/tensor.js";

export function absolute_composite(self: Tensor): Tensor {
  return abs(self);
}

export function absolute__composite(self: Tensor): Tensor {
  return abs_(self);
}

export function absolute_out_composite(self: Tensor, out: Tensor): Tensor {
  return abs_out(self, out);
}

export function negative_composite(self: Tensor): Tensor {
  return neg(self);
}

export function negative__composite(self: Tensor): Tensor {
  return neg_(self);
}

export function negative_out_composite(self: Tensor, out: Tensor): Tensor {
  return neg_out(self, out);
}

export function arcsin_composite(self: Tensor): Tensor {
  return asin(self);
}

export function arcsin__composite(self: Tensor): Tensor {
  return asin_(self);
}

export function arcsin_out_composite(self: Tensor, out: Tensor): Tensor {
  return asin_out(self, out);
}

export function arccos_composite(self: Tensor): Tensor {
  return acos(self);
}

export function arccos__composite(self: Tensor): Tensor {
  return acos_(self);
}

export function arccos_out_composite(self: Tensor, out: Tensor): Tensor {
  return acos_out(self, out);
}

export function arctan_composite(self: Tensor): Tensor {
  return atan(self);
}

export function arctan__composite(self: Tensor): Tensor {
  return atan_(self);
}

export function arctan_out_composite(self: Tensor, out: Tensor): Tensor {
  return atan_out(self, out);
}

export function arcsinh_composite(self: Tensor): Tensor {
  return asinh(self);
}

export function arcsinh__composite(self: Tensor): Tensor {
  return asinh_(self);
}

export function arcsinh_out_composite(self: Tensor, out: Tensor): Tensor {
  return asinh_out(self, out);
}

export function arccosh_composite(self: Tensor): Tensor {
  return acosh(self);
}

export function arccosh__composite(self: Tensor): Tensor {
  return acosh_(self);
}

export function arccosh_out_composite(self: Tensor, out: Tensor): Tensor {
  return acosh_out(self, out);
}

export function arctanh_composite(self: Tensor): Tensor {
  return atanh(self);
}

export function arctanh__composite(self: Tensor): Tensor {
  return atanh_(self);
}

export function arctanh_out_composite(self: Tensor, out: Tensor): Tensor {
  return atanh_out(self, out);
}

export function fix_composite(self: Tensor): Tensor {
  return trunc(self);
}

export function fix__composite(self: Tensor): Tensor {
  return trunc_(self);
}

export function fix_out_composite(self: Tensor, out: Tensor): Tensor {
  return trunc_out(self, out);
}

export function subtract_Tensor_composite(self: Tensor, other: Tensor, alpha: Scalar): Tensor {
  return sub_Tensor(self, other, alpha);
}

export function subtract__Tensor_composite(self: Tensor, other: Tensor, alpha: Scalar): Tensor {
  return sub__Tensor(self, other, alpha);
}

export function subtract_out_composite(self: Tensor, other: Tensor, alpha: Scalar, out: Tensor): Tensor {
  return sub_out(self, other, alpha, out);
}

export function subtract_Scalar_composite(self: Tensor, other: Scalar, alpha: Scalar): Tensor {
  return sub_Scalar(self, other, alpha);
}

export function subtract__Scalar_composite(self: Tensor, other: Scalar, alpha: Scalar): Tensor {
  return sub__Scalar(self, other, alpha);
}

export function multiply_Tensor_composite(self: Tensor, other: Tensor): Tensor {
  return mul_Tensor(self, other);
}

export function multiply__Tensor_composite(self: Tensor, other: Tensor): Tensor {
  return mul__Tensor(self, other);
}

export function multiply_out_composite(self: Tensor, other: Tensor, out: Tensor): Tensor {
  return mul_out(self, other, out);
}

export function multiply_Scalar_composite(self: Tensor, other: Scalar): Tensor {
  return mul_Scalar(self, other);
}

export function multiply__Scalar_composite(self: Tensor, other: Scalar): Tensor {
  return mul__Scalar(self, other);
}

export function divide_Tensor_composite(self: Tensor, other: Tensor): Tensor {
  return div_Tensor(self, other);
}

export function divide__Tensor_composite(self: Tensor, other: Tensor): Tensor {
  return div__Tensor(self, other);
}

export function divide_out_composite(self: Tensor, other: Tensor, out: Tensor): Tensor {
  return div_out(self, other, out);
}

export function divide_Scalar_composite(self: Tensor, other: Scalar): Tensor {
  return div_Scalar(self, other);
}

export function divide__Scalar_composite(self: Tensor, other: Scalar): Tensor {
  return div__Scalar(self, other);
}

export function divide_Tensor_mode_composite(self: Tensor, other: Tensor, roundingMode: string | null): Tensor {
  return div_Tensor_mode(self, other, roundingMode);
}

export function divide__Tensor_mode_composite(self: Tensor, other: Tensor, roundingMode: string | null): Tensor {
  return div__Tensor_mode(self, other, roundingMode);
}

export function divide_out_mode_composite(
  self: Tensor,
  other: Tensor,
  roundingMode: string | null,
  out: Tensor,
): Tensor {
  return div_out_mode(self, other, roundingMode, out);
}

export function divide_Scalar_mode_composite(self: Tensor, other: Scalar, roundingMode: string | null): Tensor {
  return div_Scalar_mode(self, other, roundingMode);
}

export function divide__Scalar_mode_composite(self: Tensor, other: Scalar, roundingMode: string | null): Tensor {
  return div__Scalar_mode(self, other, roundingMode);
}

export function true_divide_Tensor_composite(self: Tensor, other: Tensor): Tensor {
  return div_Tensor(self, other);
}

export function true_divide__Tensor_composite(self: Tensor, other: Tensor): Tensor {
  return div__Tensor(self, other);
}

export function true_divide_out_composite(self: Tensor, other: Tensor, out: Tensor): Tensor {
  return div_out(self, other, out);
}

export function true_divide_Scalar_composite(self: Tensor, other: Scalar): Tensor {
  return div_Scalar(self, other);
}

export function true_divide__Scalar_composite(self: Tensor, other: Scalar): Tensor {
  return div__Scalar(self, other);
}

export function arctan2_composite(self: Tensor, other: Tensor): Tensor {
  return atan2(self, other);
}

export function arctan2__composite(self: Tensor, other: Tensor): Tensor {
  return atan2_(self, other);
}

export function arctan2_out_composite(self: Tensor, other: Tensor, out: Tensor): Tensor {
  return atan2_out(self, other, out);
}

export function not_equal_Tensor_composite(self: Tensor, other: Tensor): Tensor {
  return ne_Tensor(self, other);
}

export function not_equal__Tensor_composite(self: Tensor, other: Tensor): Tensor {
  return ne__Tensor(self, other);
}

export function not_equal_Tensor_out_composite(self: Tensor, other: Tensor, out: Tensor): Tensor {
  return ne_Tensor_out(self, other, out);
}

export function not_equal_Scalar_composite(self: Tensor, other: Scalar): Tensor {
  return ne_Scalar(self, other);
}

export function not_equal__Scalar_composite(self: Tensor, other: Scalar): Tensor {
  return ne__Scalar(self, other);
}

export function not_equal_Scalar_out_composite(self: Tensor, other: Scalar, out: Tensor): Tensor {
  return ne_Scalar_out(self, other, out);
}

export function less_Tensor_composite(self: Tensor, other: Tensor): Tensor {
  return lt_Tensor(self, other);
}

export function less__Tensor_composite(self: Tensor, other: Tensor): Tensor {
  return lt__Tensor(self, other);
}

export function less_Tensor_out_composite(self: Tensor, other: Tensor, out: Tensor): Tensor {
  return lt_Tensor_out(self, other, out);
}

export function less_Scalar_composite(self: Tensor, other: Scalar): Tensor {
  return lt_Scalar(self, other);
}

export function less__Scalar_composite(self: Tensor, other: Scalar): Tensor {
  return lt__Scalar(self, other);
}

export function less_Scalar_out_composite(self: Tensor, other: Scalar, out: Tensor): Tensor {
  return lt_Scalar_out(self, other, out);
}

export function less_equal_Tensor_composite(self: Tensor, other: Tensor): Tensor {
  return le_Tensor(self, other);
}

export function less_equal__Tensor_composite(self: Tensor, other: Tensor): Tensor {
  return le__Tensor(self, other);
}

export function less_equal_Tensor_out_composite(self: Tensor, other: Tensor, out: Tensor): Tensor {
  return le_Tensor_out(self, other, out);
}

export function less_equal_Scalar_composite(self: Tensor, other: Scalar): Tensor {
  return le_Scalar(self, other);
}

export function less_equal__Scalar_composite(self: Tensor, other: Scalar): Tensor {
  return le__Scalar(self, other);
}

export function less_equal_Scalar_out_composite(self: Tensor, other: Scalar, out: Tensor): Tensor {
  return le_Scalar_out(self, other, out);
}

export function greater_Tensor_composite(self: Tensor, other: Tensor): Tensor {
  return gt_Tensor(self, other);
}

export function greater__Tensor_composite(self: Tensor, other: Tensor): Tensor {
  return gt__Tensor(self, other);
}

export function greater_Tensor_out_composite(self: Tensor, other: Tensor, out: Tensor): Tensor {
  return gt_Tensor_out(self, other, out);
}

export function greater_Scalar_composite(self: Tensor, other: Scalar): Tensor {
  return gt_Scalar(self, other);
}

export function greater__Scalar_composite(self: Tensor, other: Scalar): Tensor {
  return gt__Scalar(self, other);
}

export function greater_Scalar_out_composite(self: Tensor, other: Scalar, out: Tensor): Tensor {
  return gt_Scalar_out(self, other, out);
}

export function greater_equal_Tensor_composite(self: Tensor, other: Tensor): Tensor {
  return ge_Tensor(self, other);
}

export function greater_equal__Tensor_composite(self: Tensor, other: Tensor): Tensor {
  return ge__Tensor(self, other);
}

export function greater_equal_Tensor_out_composite(self: Tensor, other: Tensor, out: Tensor): Tensor {
  return ge_Tensor_out(self, other, out);
}

export function greater_equal_Scalar_composite(self: Tensor, other: Scalar): Tensor {
  return ge_Scalar(self, other);
}

export function greater_equal__Scalar_composite(self: Tensor, other: Scalar): Tensor {
  return ge__Scalar(self, other);
}

export function greater_equal_Scalar_out_composite(self: Tensor, other: Scalar, out: Tensor): Tensor {
  return ge_Scalar_out(self, other, out);
}

export function __and___Tensor_composite(self: Tensor, other: Tensor): Tensor {
  return bitwise_and_Tensor(self, other);
}

export function __iand___Tensor_composite(self: Tensor, other: Tensor): Tensor {
  return bitwise_and__Tensor(self, other);
}

export function __and___Scalar_composite(self: Tensor, other: Scalar): Tensor {
  return bitwise_and_Scalar(self, other);
}

export function __iand___Scalar_composite(self: Tensor, other: Scalar): Tensor {
  return bitwise_and__Scalar(self, other);
}

export function __or___Tensor_composite(self: Tensor, other: Tensor): Tensor {
  return bitwise_or_Tensor(self, other);
}

export function __ior___Tensor_composite(self: Tensor, other: Tensor): Tensor {
  return bitwise_or__Tensor(self, other);
}

export function __or___Scalar_composite(self: Tensor, other: Scalar): Tensor {
  return bitwise_or_Scalar(self, other);
}

export function __ior___Scalar_composite(self: Tensor, other: Scalar): Tensor {
  return bitwise_or__Scalar(self, other);
}

export function __xor___Tensor_composite(self: Tensor, other: Tensor): Tensor {
  return bitwise_xor_Tensor(self, other);
}

export function __ixor___Tensor_composite(self: Tensor, other: Tensor): Tensor {
  return bitwise_xor__Tensor(self, other);
}

export function __xor___Scalar_composite(self: Tensor, other: Scalar): Tensor {
  return bitwise_xor_Scalar(self, other);
}

export function __ixor___Scalar_composite(self: Tensor, other: Scalar): Tensor {
  return bitwise_xor__Scalar(self, other);
}

export function __lshift___Tensor_composite(self: Tensor, other: Tensor): Tensor {
  return bitwise_left_shift_Tensor(self, other);
}

export function __ilshift___Tensor_composite(self: Tensor, other: Tensor): Tensor {
  return bitwise_left_shift__Tensor(self, other);
}

export function __lshift___Scalar_composite(self: Tensor, other: Scalar): Tensor {
  return bitwise_left_shift_Tensor_Scalar(self, other);
}

export function __ilshift___Scalar_composite(self: Tensor, other: Scalar): Tensor {
  return bitwise_left_shift__Tensor_Scalar(self, other);
}

export function __rshift___Tensor_composite(self: Tensor, other: Tensor): Tensor {
  return bitwise_right_shift_Tensor(self, other);
}

export function __irshift___Tensor_composite(self: Tensor, other: Tensor): Tensor {
  return bitwise_right_shift__Tensor(self, other);
}

export function __rshift___Scalar_composite(self: Tensor, other: Scalar): Tensor {
  return bitwise_right_shift_Tensor_Scalar(self, other);
}

export function __irshift___Scalar_composite(self: Tensor, other: Scalar): Tensor {
  return bitwise_right_shift__Tensor_Scalar(self, other);
}

export function clip_composite(self: Tensor, min: Scalar | null, max: Scalar | null): Tensor {
  return clamp(self, min, max);
}

export function clip__composite(self: Tensor, min: Scalar | null, max: Scalar | null): Tensor {
  return clamp_(self, min, max);
}

export function clip_out_composite(self: Tensor, min: Scalar | null, max: Scalar | null, out: Tensor): Tensor {
  return clamp_out(self, min, max, out);
}

export function clip_Tensor_composite(self: Tensor, min: Tensor | null, max: Tensor | null): Tensor {
  return clamp_Tensor(self, min, max);
}

export function clip__Tensor_composite(self: Tensor, min: Tensor | null, max: Tensor | null): Tensor {
  return clamp__Tensor(self, min, max);
}

export function clip_Tensor_out_composite(self: Tensor, min: Tensor | null, max: Tensor | null, out: Tensor): Tensor {
  return clamp_Tensor_out(self, min, max, out);
}

export function special_erf_composite(self: Tensor): Tensor {
  return erf(self);
}

export function special_erf_out_composite(self: Tensor, out: Tensor): Tensor {
  return erf_out(self, out);
}

export function special_erfc_composite(self: Tensor): Tensor {
  return erfc(self);
}

export function special_erfc_out_composite(self: Tensor, out: Tensor): Tensor {
  return erfc_out(self, out);
}

export function special_erfinv_composite(self: Tensor): Tensor {
  return erfinv(self);
}

export function special_erfinv_out_composite(self: Tensor, out: Tensor): Tensor {
  return erfinv_out(self, out);
}

export function special_exp2_composite(self: Tensor): Tensor {
  return exp2(self);
}

export function special_exp2_out_composite(self: Tensor, out: Tensor): Tensor {
  return exp2_out(self, out);
}

export function special_expit_composite(self: Tensor): Tensor {
  return sigmoid(self);
}

export function special_expit_out_composite(self: Tensor, out: Tensor): Tensor {
  return sigmoid_out(self, out);
}

export function special_expm1_composite(self: Tensor): Tensor {
  return expm1(self);
}

export function special_expm1_out_composite(self: Tensor, out: Tensor): Tensor {
  return expm1_out(self, out);
}

export function special_log1p_composite(self: Tensor): Tensor {
  return log1p(self);
}

export function special_log1p_out_composite(self: Tensor, out: Tensor): Tensor {
  return log1p_out(self, out);
}

export function special_digamma_composite(self: Tensor): Tensor {
  return digamma(self);
}

export function special_digamma_out_composite(self: Tensor, out: Tensor): Tensor {
  return digamma_out(self, out);
}

export function special_psi_composite(self: Tensor): Tensor {
  return digamma(self);
}

export function special_psi_out_composite(self: Tensor, out: Tensor): Tensor {
  return digamma_out(self, out);
}

export function special_gammaln_composite(self: Tensor): Tensor {
  return lgamma(self);
}

export function special_gammaln_out_composite(self: Tensor, out: Tensor): Tensor {
  return lgamma_out(self, out);
}

export function special_logit_composite(self: Tensor, eps: number | null): Tensor {
  return logit(self, eps);
}

export function special_logit_out_composite(self: Tensor, eps: number | null, out: Tensor): Tensor {
  return logit_out(self, eps, out);
}

export function special_round_composite(self: Tensor, decimals: number): Tensor {
  return round_decimals(self, decimals);
}

export function special_round_out_composite(self: Tensor, decimals: number, out: Tensor): Tensor {
  return round_decimals_out(self, decimals, out);
}

export function special_sinc_composite(self: Tensor): Tensor {
  return sinc(self);
}

export function special_sinc_out_composite(self: Tensor, out: Tensor): Tensor {
  return sinc_out(self, out);
}

export function special_polygamma_composite(n: number, self: Tensor): Tensor {
  return polygamma(n, self);
}

export function special_polygamma_out_composite(n: number, self: Tensor, out: Tensor): Tensor {
  return polygamma_out(n, self, out);
}

export function special_xlogy_composite(self: Tensor, other: Tensor): Tensor {
  return xlogy_Tensor(self, other);
}

export function special_xlogy_out_composite(self: Tensor, other: Tensor, out: Tensor): Tensor {
  return xlogy_OutTensor(self, other, out);
}

export function special_xlogy_self_scalar_composite(self: Scalar, other: Tensor): Tensor {
  return xlogy_Scalar_Self(self, other);
}

export function special_xlogy_self_scalar_out_composite(self: Scalar, other: Tensor, out: Tensor): Tensor {
  return xlogy_OutScalar_Self(self, other, out);
}

export function special_xlogy_other_scalar_composite(self: Tensor, other: Scalar): Tensor {
  return xlogy_Scalar_Other(self, other);
}

export function special_xlogy_other_scalar_out_composite(self: Tensor, other: Scalar, out: Tensor): Tensor {
  return xlogy_OutScalar_Other(self, other, out);
}
