// @generated from native_functions.yaml by `npm run codegen`. Do not edit.
// Meta kernels of the pointwise operators: shapes, strides, dtypes and checks of the result, without data.

import type {
  Scalar,
} from "../../runtime/core/scalar.js";
import type {
  Tensor,
} from "../../runtime/core/tensor.js";
import {
  addcdivCheck,
  addcmulCheck,
  alphaCheck,
  clampBoundCheck,
  clampCheck,
  eluBackwardCheck,
  geluBackwardCheck,
  geluCheck,
  hardtanhCheck,
  heavisideCheck,
  heldScalars,
  leakyReluBackwardCheck,
  lerpCheck,
  negCheck,
  polygammaCheck,
  powScalarCheck,
  reluCheck,
  roundingModeCheck,
  sameDTypeCheck,
  softshrinkCheck,
  subCheck,
  whereCheck,
} from "../../runtime/kernels/checks/pointwise.js";
import {
  binary,
  binaryInPlace,
  binaryOut,
  ternary,
  ternaryInPlace,
  ternaryOut,
  unary,
  unaryInPlace,
  unaryOut,
} from "../../runtime/kernels/pointwise/runner.js";
import {
  abs_rule,
  acos_rule,
  acosh_rule,
  add_Scalar_rule,
  add_Tensor_rule,
  addcdiv_rule,
  addcmul_rule,
  angle_rule,
  asin_rule,
  asinh_rule,
  atan2_rule,
  atan_rule,
  atanh_rule,
  bitwise_and_Scalar_Tensor_rule,
  bitwise_and_Scalar_rule,
  bitwise_and_Tensor_rule,
  bitwise_left_shift_Scalar_Tensor_rule,
  bitwise_left_shift_Tensor_Scalar_rule,
  bitwise_left_shift_Tensor_rule,
  bitwise_not_rule,
  bitwise_or_Scalar_Tensor_rule,
  bitwise_or_Scalar_rule,
  bitwise_or_Tensor_rule,
  bitwise_right_shift_Scalar_Tensor_rule,
  bitwise_right_shift_Tensor_Scalar_rule,
  bitwise_right_shift_Tensor_rule,
  bitwise_xor_Scalar_Tensor_rule,
  bitwise_xor_Scalar_rule,
  bitwise_xor_Tensor_rule,
  ceil_rule,
  clamp_max_Tensor_rule,
  clamp_max_rule,
  clamp_min_Tensor_rule,
  clamp_min_rule,
  clamp_rule,
  copysign_Scalar_rule,
  copysign_Tensor_rule,
  cos_rule,
  cosh_rule,
  deg2rad_rule,
  digamma_rule,
  div_Scalar_mode_rule,
  div_Scalar_rule,
  div_Tensor_mode_rule,
  div_Tensor_rule,
  elu_backward_rule,
  elu_rule,
  eq_Scalar_rule,
  eq_Tensor_rule,
  erf_rule,
  erfc_rule,
  erfinv_rule,
  exp2_rule,
  exp_rule,
  expm1_rule,
  floor_divide_Scalar_rule,
  floor_divide_rule,
  floor_rule,
  fmax_rule,
  fmin_rule,
  fmod_Scalar_rule,
  fmod_Tensor_rule,
  frac_rule,
  gcd_rule,
  ge_Scalar_rule,
  ge_Tensor_rule,
  gelu_backward_rule,
  gelu_rule,
  gt_Scalar_rule,
  gt_Tensor_rule,
  hardshrink_backward_rule,
  hardshrink_rule,
  hardsigmoid_backward_rule,
  hardsigmoid_rule,
  hardswish_backward_rule,
  hardswish_rule,
  hardtanh_backward_rule,
  hardtanh_rule,
  heaviside_rule,
  hypot_rule,
  i0_rule,
  igamma_rule,
  igammac_rule,
  isfinite_rule,
  isinf_rule,
  isnan_rule,
  isneginf_rule,
  isposinf_rule,
  lcm_rule,
  le_Scalar_rule,
  le_Tensor_rule,
  leaky_relu_backward_rule,
  leaky_relu_rule,
  lerp_Scalar_rule,
  lerp_Tensor_rule,
  lgamma_rule,
  log10_rule,
  log1p_rule,
  log2_rule,
  log_rule,
  log_sigmoid_backward_rule,
  logaddexp2_rule,
  logaddexp_rule,
  logical_and_rule,
  logical_not_rule,
  logical_or_rule,
  logical_xor_rule,
  logit_backward_rule,
  logit_rule,
  lt_Scalar_rule,
  lt_Tensor_rule,
  maximum_rule,
  minimum_rule,
  mish_backward_rule,
  mish_rule,
  mul_Scalar_rule,
  mul_Tensor_rule,
  nan_to_num_rule,
  ne_Scalar_rule,
  ne_Tensor_rule,
  neg_rule,
  nextafter_rule,
  polygamma_rule,
  pow_Scalar_rule,
  pow_Tensor_Scalar_rule,
  pow_Tensor_Tensor_rule,
  rad2deg_rule,
  reciprocal_rule,
  relu_rule,
  remainder_Scalar_Tensor_rule,
  remainder_Scalar_rule,
  remainder_Tensor_rule,
  round_decimals_rule,
  round_rule,
  rsqrt_rule,
  rsub_Scalar_rule,
  sgn_rule,
  sigmoid_backward_rule,
  sigmoid_rule,
  sign_rule,
  signbit_rule,
  silu_backward_rule,
  silu_rule,
  sin_rule,
  sinc_rule,
  sinh_rule,
  softplus_backward_rule,
  softplus_rule,
  softshrink_backward_rule,
  softshrink_rule,
  special_airy_ai_rule,
  special_bessel_j0_rule,
  special_bessel_j1_rule,
  special_bessel_y0_rule,
  special_bessel_y1_rule,
  special_chebyshev_polynomial_t_n_scalar_rule,
  special_chebyshev_polynomial_t_rule,
  special_chebyshev_polynomial_t_x_scalar_rule,
  special_chebyshev_polynomial_u_n_scalar_rule,
  special_chebyshev_polynomial_u_rule,
  special_chebyshev_polynomial_u_x_scalar_rule,
  special_chebyshev_polynomial_v_n_scalar_rule,
  special_chebyshev_polynomial_v_rule,
  special_chebyshev_polynomial_v_x_scalar_rule,
  special_chebyshev_polynomial_w_n_scalar_rule,
  special_chebyshev_polynomial_w_rule,
  special_chebyshev_polynomial_w_x_scalar_rule,
  special_entr_rule,
  special_erfcx_rule,
  special_hermite_polynomial_h_n_scalar_rule,
  special_hermite_polynomial_h_rule,
  special_hermite_polynomial_h_x_scalar_rule,
  special_hermite_polynomial_he_n_scalar_rule,
  special_hermite_polynomial_he_rule,
  special_hermite_polynomial_he_x_scalar_rule,
  special_i0e_rule,
  special_i1_rule,
  special_i1e_rule,
  special_laguerre_polynomial_l_n_scalar_rule,
  special_laguerre_polynomial_l_rule,
  special_laguerre_polynomial_l_x_scalar_rule,
  special_legendre_polynomial_p_n_scalar_rule,
  special_legendre_polynomial_p_rule,
  special_legendre_polynomial_p_x_scalar_rule,
  special_log_ndtr_rule,
  special_modified_bessel_i0_rule,
  special_modified_bessel_i1_rule,
  special_modified_bessel_k0_rule,
  special_modified_bessel_k1_rule,
  special_ndtri_rule,
  special_scaled_modified_bessel_k0_rule,
  special_scaled_modified_bessel_k1_rule,
  special_shifted_chebyshev_polynomial_t_n_scalar_rule,
  special_shifted_chebyshev_polynomial_t_rule,
  special_shifted_chebyshev_polynomial_t_x_scalar_rule,
  special_shifted_chebyshev_polynomial_u_n_scalar_rule,
  special_shifted_chebyshev_polynomial_u_rule,
  special_shifted_chebyshev_polynomial_u_x_scalar_rule,
  special_shifted_chebyshev_polynomial_v_n_scalar_rule,
  special_shifted_chebyshev_polynomial_v_rule,
  special_shifted_chebyshev_polynomial_v_x_scalar_rule,
  special_shifted_chebyshev_polynomial_w_n_scalar_rule,
  special_shifted_chebyshev_polynomial_w_rule,
  special_shifted_chebyshev_polynomial_w_x_scalar_rule,
  special_spherical_bessel_j0_rule,
  special_xlog1py_other_scalar_rule,
  special_xlog1py_rule,
  special_xlog1py_self_scalar_rule,
  special_zeta_other_scalar_rule,
  special_zeta_rule,
  special_zeta_self_scalar_rule,
  sqrt_rule,
  sub_Scalar_rule,
  sub_Tensor_rule,
  tan_rule,
  tanh_backward_rule,
  tanh_rule,
  threshold_backward_rule,
  threshold_rule,
  trunc_rule,
  where_self_rule,
  xlogy_Scalar_Other_rule,
  xlogy_Scalar_Self_rule,
  xlogy_Tensor_rule,
} from "./rules.js";

export function abs_meta(self: Tensor): Tensor {
  return unary(abs_rule, null, self);
}

export function abs__meta(self: Tensor): Tensor {
  return unaryInPlace(abs_rule, null, self);
}

export function abs_out_meta(self: Tensor, out: Tensor): Tensor {
  return unaryOut(abs_rule, null, out, self);
}

export function neg_meta(self: Tensor): Tensor {
  negCheck(self);
  return unary(neg_rule, null, self);
}

export function neg__meta(self: Tensor): Tensor {
  negCheck(self);
  return unaryInPlace(neg_rule, null, self);
}

export function neg_out_meta(self: Tensor, out: Tensor): Tensor {
  negCheck(self);
  return unaryOut(neg_rule, null, out, self);
}

export function sign_meta(self: Tensor): Tensor {
  return unary(sign_rule, null, self);
}

export function sign__meta(self: Tensor): Tensor {
  return unaryInPlace(sign_rule, null, self);
}

export function sign_out_meta(self: Tensor, out: Tensor): Tensor {
  return unaryOut(sign_rule, null, out, self);
}

export function sgn_meta(self: Tensor): Tensor {
  return unary(sgn_rule, null, self);
}

export function sgn__meta(self: Tensor): Tensor {
  return unaryInPlace(sgn_rule, null, self);
}

export function sgn_out_meta(self: Tensor, out: Tensor): Tensor {
  return unaryOut(sgn_rule, null, out, self);
}

export function signbit_meta(self: Tensor): Tensor {
  return unary(signbit_rule, null, self);
}

export function signbit_out_meta(self: Tensor, out: Tensor): Tensor {
  return unaryOut(signbit_rule, null, out, self);
}

export function exp_meta(self: Tensor): Tensor {
  return unary(exp_rule, null, self);
}

export function exp__meta(self: Tensor): Tensor {
  return unaryInPlace(exp_rule, null, self);
}

export function exp_out_meta(self: Tensor, out: Tensor): Tensor {
  return unaryOut(exp_rule, null, out, self);
}

export function expm1_meta(self: Tensor): Tensor {
  return unary(expm1_rule, null, self);
}

export function expm1__meta(self: Tensor): Tensor {
  return unaryInPlace(expm1_rule, null, self);
}

export function expm1_out_meta(self: Tensor, out: Tensor): Tensor {
  return unaryOut(expm1_rule, null, out, self);
}

export function exp2_meta(self: Tensor): Tensor {
  return unary(exp2_rule, null, self);
}

export function exp2__meta(self: Tensor): Tensor {
  return unaryInPlace(exp2_rule, null, self);
}

export function exp2_out_meta(self: Tensor, out: Tensor): Tensor {
  return unaryOut(exp2_rule, null, out, self);
}

export function log_meta(self: Tensor): Tensor {
  return unary(log_rule, null, self);
}

export function log__meta(self: Tensor): Tensor {
  return unaryInPlace(log_rule, null, self);
}

export function log_out_meta(self: Tensor, out: Tensor): Tensor {
  return unaryOut(log_rule, null, out, self);
}

export function log1p_meta(self: Tensor): Tensor {
  return unary(log1p_rule, null, self);
}

export function log1p__meta(self: Tensor): Tensor {
  return unaryInPlace(log1p_rule, null, self);
}

export function log1p_out_meta(self: Tensor, out: Tensor): Tensor {
  return unaryOut(log1p_rule, null, out, self);
}

export function log2_meta(self: Tensor): Tensor {
  return unary(log2_rule, null, self);
}

export function log2__meta(self: Tensor): Tensor {
  return unaryInPlace(log2_rule, null, self);
}

export function log2_out_meta(self: Tensor, out: Tensor): Tensor {
  return unaryOut(log2_rule, null, out, self);
}

export function log10_meta(self: Tensor): Tensor {
  return unary(log10_rule, null, self);
}

export function log10__meta(self: Tensor): Tensor {
  return unaryInPlace(log10_rule, null, self);
}

export function log10_out_meta(self: Tensor, out: Tensor): Tensor {
  return unaryOut(log10_rule, null, out, self);
}

export function sqrt_meta(self: Tensor): Tensor {
  return unary(sqrt_rule, null, self);
}

export function sqrt__meta(self: Tensor): Tensor {
  return unaryInPlace(sqrt_rule, null, self);
}

export function sqrt_out_meta(self: Tensor, out: Tensor): Tensor {
  return unaryOut(sqrt_rule, null, out, self);
}

export function rsqrt_meta(self: Tensor): Tensor {
  return unary(rsqrt_rule, null, self);
}

export function rsqrt__meta(self: Tensor): Tensor {
  return unaryInPlace(rsqrt_rule, null, self);
}

export function rsqrt_out_meta(self: Tensor, out: Tensor): Tensor {
  return unaryOut(rsqrt_rule, null, out, self);
}

export function sin_meta(self: Tensor): Tensor {
  return unary(sin_rule, null, self);
}

export function sin__meta(self: Tensor): Tensor {
  return unaryInPlace(sin_rule, null, self);
}

export function sin_out_meta(self: Tensor, out: Tensor): Tensor {
  return unaryOut(sin_rule, null, out, self);
}

export function cos_meta(self: Tensor): Tensor {
  return unary(cos_rule, null, self);
}

export function cos__meta(self: Tensor): Tensor {
  return unaryInPlace(cos_rule, null, self);
}

export function cos_out_meta(self: Tensor, out: Tensor): Tensor {
  return unaryOut(cos_rule, null, out, self);
}

export function tan_meta(self: Tensor): Tensor {
  return unary(tan_rule, null, self);
}

export function tan__meta(self: Tensor): Tensor {
  return unaryInPlace(tan_rule, null, self);
}

export function tan_out_meta(self: Tensor, out: Tensor): Tensor {
  return unaryOut(tan_rule, null, out, self);
}

export function asin_meta(self: Tensor): Tensor {
  return unary(asin_rule, null, self);
}

export function asin__meta(self: Tensor): Tensor {
  return unaryInPlace(asin_rule, null, self);
}

export function asin_out_meta(self: Tensor, out: Tensor): Tensor {
  return unaryOut(asin_rule, null, out, self);
}

export function acos_meta(self: Tensor): Tensor {
  return unary(acos_rule, null, self);
}

export function acos__meta(self: Tensor): Tensor {
  return unaryInPlace(acos_rule, null, self);
}

export function acos_out_meta(self: Tensor, out: Tensor): Tensor {
  return unaryOut(acos_rule, null, out, self);
}

export function atan_meta(self: Tensor): Tensor {
  return unary(atan_rule, null, self);
}

export function atan__meta(self: Tensor): Tensor {
  return unaryInPlace(atan_rule, null, self);
}

export function atan_out_meta(self: Tensor, out: Tensor): Tensor {
  return unaryOut(atan_rule, null, out, self);
}

export function sinh_meta(self: Tensor): Tensor {
  return unary(sinh_rule, null, self);
}

export function sinh__meta(self: Tensor): Tensor {
  return unaryInPlace(sinh_rule, null, self);
}

export function sinh_out_meta(self: Tensor, out: Tensor): Tensor {
  return unaryOut(sinh_rule, null, out, self);
}

export function cosh_meta(self: Tensor): Tensor {
  return unary(cosh_rule, null, self);
}

export function cosh__meta(self: Tensor): Tensor {
  return unaryInPlace(cosh_rule, null, self);
}

export function cosh_out_meta(self: Tensor, out: Tensor): Tensor {
  return unaryOut(cosh_rule, null, out, self);
}

export function tanh_meta(self: Tensor): Tensor {
  return unary(tanh_rule, null, self);
}

export function tanh__meta(self: Tensor): Tensor {
  return unaryInPlace(tanh_rule, null, self);
}

export function tanh_out_meta(self: Tensor, out: Tensor): Tensor {
  return unaryOut(tanh_rule, null, out, self);
}

export function asinh_meta(self: Tensor): Tensor {
  return unary(asinh_rule, null, self);
}

export function asinh__meta(self: Tensor): Tensor {
  return unaryInPlace(asinh_rule, null, self);
}

export function asinh_out_meta(self: Tensor, out: Tensor): Tensor {
  return unaryOut(asinh_rule, null, out, self);
}

export function acosh_meta(self: Tensor): Tensor {
  return unary(acosh_rule, null, self);
}

export function acosh__meta(self: Tensor): Tensor {
  return unaryInPlace(acosh_rule, null, self);
}

export function acosh_out_meta(self: Tensor, out: Tensor): Tensor {
  return unaryOut(acosh_rule, null, out, self);
}

export function atanh_meta(self: Tensor): Tensor {
  return unary(atanh_rule, null, self);
}

export function atanh__meta(self: Tensor): Tensor {
  return unaryInPlace(atanh_rule, null, self);
}

export function atanh_out_meta(self: Tensor, out: Tensor): Tensor {
  return unaryOut(atanh_rule, null, out, self);
}

export function erf_meta(self: Tensor): Tensor {
  return unary(erf_rule, null, self);
}

export function erf__meta(self: Tensor): Tensor {
  return unaryInPlace(erf_rule, null, self);
}

export function erf_out_meta(self: Tensor, out: Tensor): Tensor {
  return unaryOut(erf_rule, null, out, self);
}

export function erfc_meta(self: Tensor): Tensor {
  return unary(erfc_rule, null, self);
}

export function erfc__meta(self: Tensor): Tensor {
  return unaryInPlace(erfc_rule, null, self);
}

export function erfc_out_meta(self: Tensor, out: Tensor): Tensor {
  return unaryOut(erfc_rule, null, out, self);
}

export function erfinv_meta(self: Tensor): Tensor {
  return unary(erfinv_rule, null, self);
}

export function erfinv__meta(self: Tensor): Tensor {
  return unaryInPlace(erfinv_rule, null, self);
}

export function erfinv_out_meta(self: Tensor, out: Tensor): Tensor {
  return unaryOut(erfinv_rule, null, out, self);
}

export function lgamma_meta(self: Tensor): Tensor {
  return unary(lgamma_rule, null, self);
}

export function lgamma__meta(self: Tensor): Tensor {
  return unaryInPlace(lgamma_rule, null, self);
}

export function lgamma_out_meta(self: Tensor, out: Tensor): Tensor {
  return unaryOut(lgamma_rule, null, out, self);
}

export function digamma_meta(self: Tensor): Tensor {
  return unary(digamma_rule, null, self);
}

export function digamma__meta(self: Tensor): Tensor {
  return unaryInPlace(digamma_rule, null, self);
}

export function digamma_out_meta(self: Tensor, out: Tensor): Tensor {
  return unaryOut(digamma_rule, null, out, self);
}

export function sigmoid_meta(self: Tensor): Tensor {
  return unary(sigmoid_rule, null, self);
}

export function sigmoid__meta(self: Tensor): Tensor {
  return unaryInPlace(sigmoid_rule, null, self);
}

export function sigmoid_out_meta(self: Tensor, out: Tensor): Tensor {
  return unaryOut(sigmoid_rule, null, out, self);
}

export function polygamma_meta(n: number, self: Tensor): Tensor {
  polygammaCheck(n);
  return unary(polygamma_rule, null, self, n);
}

export function polygamma_out_meta(n: number, self: Tensor, out: Tensor): Tensor {
  polygammaCheck(n);
  return unaryOut(polygamma_rule, null, out, self, n);
}

export function reciprocal_meta(self: Tensor): Tensor {
  return unary(reciprocal_rule, null, self);
}

export function reciprocal__meta(self: Tensor): Tensor {
  return unaryInPlace(reciprocal_rule, null, self);
}

export function reciprocal_out_meta(self: Tensor, out: Tensor): Tensor {
  return unaryOut(reciprocal_rule, null, out, self);
}

export function floor_meta(self: Tensor): Tensor {
  return unary(floor_rule, null, self);
}

export function floor__meta(self: Tensor): Tensor {
  return unaryInPlace(floor_rule, null, self);
}

export function floor_out_meta(self: Tensor, out: Tensor): Tensor {
  return unaryOut(floor_rule, null, out, self);
}

export function ceil_meta(self: Tensor): Tensor {
  return unary(ceil_rule, null, self);
}

export function ceil__meta(self: Tensor): Tensor {
  return unaryInPlace(ceil_rule, null, self);
}

export function ceil_out_meta(self: Tensor, out: Tensor): Tensor {
  return unaryOut(ceil_rule, null, out, self);
}

export function trunc_meta(self: Tensor): Tensor {
  return unary(trunc_rule, null, self);
}

export function trunc__meta(self: Tensor): Tensor {
  return unaryInPlace(trunc_rule, null, self);
}

export function trunc_out_meta(self: Tensor, out: Tensor): Tensor {
  return unaryOut(trunc_rule, null, out, self);
}

export function round_meta(self: Tensor): Tensor {
  return unary(round_rule, null, self);
}

export function round__meta(self: Tensor): Tensor {
  return unaryInPlace(round_rule, null, self);
}

export function round_out_meta(self: Tensor, out: Tensor): Tensor {
  return unaryOut(round_rule, null, out, self);
}

export function round_decimals_meta(self: Tensor, decimals: number): Tensor {
  return unary(round_decimals_rule, null, self, decimals);
}

export function round__decimals_meta(self: Tensor, decimals: number): Tensor {
  return unaryInPlace(round_decimals_rule, null, self, decimals);
}

export function round_decimals_out_meta(self: Tensor, decimals: number, out: Tensor): Tensor {
  return unaryOut(round_decimals_rule, null, out, self, decimals);
}

export function frac_meta(self: Tensor): Tensor {
  return unary(frac_rule, null, self);
}

export function frac__meta(self: Tensor): Tensor {
  return unaryInPlace(frac_rule, null, self);
}

export function frac_out_meta(self: Tensor, out: Tensor): Tensor {
  return unaryOut(frac_rule, null, out, self);
}

export function sinc_meta(self: Tensor): Tensor {
  return unary(sinc_rule, null, self);
}

export function sinc__meta(self: Tensor): Tensor {
  return unaryInPlace(sinc_rule, null, self);
}

export function sinc_out_meta(self: Tensor, out: Tensor): Tensor {
  return unaryOut(sinc_rule, null, out, self);
}

export function deg2rad_meta(self: Tensor): Tensor {
  return unary(deg2rad_rule, null, self);
}

export function deg2rad__meta(self: Tensor): Tensor {
  return unaryInPlace(deg2rad_rule, null, self);
}

export function deg2rad_out_meta(self: Tensor, out: Tensor): Tensor {
  return unaryOut(deg2rad_rule, null, out, self);
}

export function rad2deg_meta(self: Tensor): Tensor {
  return unary(rad2deg_rule, null, self);
}

export function rad2deg__meta(self: Tensor): Tensor {
  return unaryInPlace(rad2deg_rule, null, self);
}

export function rad2deg_out_meta(self: Tensor, out: Tensor): Tensor {
  return unaryOut(rad2deg_rule, null, out, self);
}

export function logit_meta(self: Tensor, eps: number | null): Tensor {
  return unary(logit_rule, null, self, eps);
}

export function logit__meta(self: Tensor, eps: number | null): Tensor {
  return unaryInPlace(logit_rule, null, self, eps);
}

export function logit_out_meta(self: Tensor, eps: number | null, out: Tensor): Tensor {
  return unaryOut(logit_rule, null, out, self, eps);
}

export function nan_to_num_meta(self: Tensor, nan: number | null, posinf: number | null, neginf: number | null): Tensor {
  return unary(nan_to_num_rule, null, self, nan, posinf, neginf);
}

export function nan_to_num__meta(self: Tensor, nan: number | null, posinf: number | null, neginf: number | null): Tensor {
  return unaryInPlace(nan_to_num_rule, null, self, nan, posinf, neginf);
}

export function nan_to_num_out_meta(self: Tensor, nan: number | null, posinf: number | null, neginf: number | null, out: Tensor): Tensor {
  return unaryOut(nan_to_num_rule, null, out, self, nan, posinf, neginf);
}

export function isnan_meta(self: Tensor): Tensor {
  return unary(isnan_rule, null, self);
}

export function isinf_meta(self: Tensor): Tensor {
  return unary(isinf_rule, null, self);
}

export function isfinite_meta(self: Tensor): Tensor {
  return unary(isfinite_rule, null, self);
}

export function isposinf_meta(self: Tensor): Tensor {
  return unary(isposinf_rule, null, self);
}

export function isposinf_out_meta(self: Tensor, out: Tensor): Tensor {
  return unaryOut(isposinf_rule, null, out, self);
}

export function isneginf_meta(self: Tensor): Tensor {
  return unary(isneginf_rule, null, self);
}

export function isneginf_out_meta(self: Tensor, out: Tensor): Tensor {
  return unaryOut(isneginf_rule, null, out, self);
}

export function logical_not_meta(self: Tensor): Tensor {
  return unary(logical_not_rule, null, self);
}

export function logical_not__meta(self: Tensor): Tensor {
  return unaryInPlace(logical_not_rule, null, self);
}

export function logical_not_out_meta(self: Tensor, out: Tensor): Tensor {
  return unaryOut(logical_not_rule, null, out, self);
}

export function bitwise_not_meta(self: Tensor): Tensor {
  return unary(bitwise_not_rule, null, self);
}

export function bitwise_not__meta(self: Tensor): Tensor {
  return unaryInPlace(bitwise_not_rule, null, self);
}

export function bitwise_not_out_meta(self: Tensor, out: Tensor): Tensor {
  return unaryOut(bitwise_not_rule, null, out, self);
}

export function add_Tensor_meta(self: Tensor, other: Tensor, alpha: Scalar): Tensor {
  alphaCheck(self, other, alpha);
  return binary(add_Tensor_rule, null, self, other, alpha);
}

export function add__Tensor_meta(self: Tensor, other: Tensor, alpha: Scalar): Tensor {
  alphaCheck(self, other, alpha);
  return binaryInPlace(add_Tensor_rule, null, self, other, alpha);
}

export function add_out_meta(self: Tensor, other: Tensor, alpha: Scalar, out: Tensor): Tensor {
  alphaCheck(self, other, alpha);
  return binaryOut(add_Tensor_rule, null, out, self, other, alpha);
}

export function add_Scalar_meta(self: Tensor, other: Scalar, alpha: Scalar): Tensor {
  alphaCheck(self, other, alpha);
  return unary(add_Scalar_rule, null, self, other, alpha);
}

export function add__Scalar_meta(self: Tensor, other: Scalar, alpha: Scalar): Tensor {
  alphaCheck(self, other, alpha);
  return unaryInPlace(add_Scalar_rule, null, self, other, alpha);
}

export function sub_Tensor_meta(self: Tensor, other: Tensor, alpha: Scalar): Tensor {
  subCheck(self, other, alpha);
  return binary(sub_Tensor_rule, null, self, other, alpha);
}

export function sub__Tensor_meta(self: Tensor, other: Tensor, alpha: Scalar): Tensor {
  subCheck(self, other, alpha);
  return binaryInPlace(sub_Tensor_rule, null, self, other, alpha);
}

export function sub_out_meta(self: Tensor, other: Tensor, alpha: Scalar, out: Tensor): Tensor {
  subCheck(self, other, alpha);
  return binaryOut(sub_Tensor_rule, null, out, self, other, alpha);
}

export function sub_Scalar_meta(self: Tensor, other: Scalar, alpha: Scalar): Tensor {
  subCheck(self, other, alpha);
  return unary(sub_Scalar_rule, null, self, other, alpha);
}

export function sub__Scalar_meta(self: Tensor, other: Scalar, alpha: Scalar): Tensor {
  subCheck(self, other, alpha);
  return unaryInPlace(sub_Scalar_rule, null, self, other, alpha);
}

export function rsub_Scalar_meta(self: Tensor, other: Scalar, alpha: Scalar): Tensor {
  subCheck(self, other, alpha);
  return unary(rsub_Scalar_rule, null, self, other, alpha);
}

export function mul_Tensor_meta(self: Tensor, other: Tensor): Tensor {
  return binary(mul_Tensor_rule, null, self, other);
}

export function mul__Tensor_meta(self: Tensor, other: Tensor): Tensor {
  return binaryInPlace(mul_Tensor_rule, null, self, other);
}

export function mul_out_meta(self: Tensor, other: Tensor, out: Tensor): Tensor {
  return binaryOut(mul_Tensor_rule, null, out, self, other);
}

export function mul_Scalar_meta(self: Tensor, other: Scalar): Tensor {
  return unary(mul_Scalar_rule, null, self, other);
}

export function mul__Scalar_meta(self: Tensor, other: Scalar): Tensor {
  return unaryInPlace(mul_Scalar_rule, null, self, other);
}

export function div_Tensor_meta(self: Tensor, other: Tensor): Tensor {
  return binary(div_Tensor_rule, null, self, other);
}

export function div__Tensor_meta(self: Tensor, other: Tensor): Tensor {
  return binaryInPlace(div_Tensor_rule, null, self, other);
}

export function div_out_meta(self: Tensor, other: Tensor, out: Tensor): Tensor {
  return binaryOut(div_Tensor_rule, null, out, self, other);
}

export function div_Scalar_meta(self: Tensor, other: Scalar): Tensor {
  return unary(div_Scalar_rule, null, self, other);
}

export function div__Scalar_meta(self: Tensor, other: Scalar): Tensor {
  return unaryInPlace(div_Scalar_rule, null, self, other);
}

export function div_Tensor_mode_meta(self: Tensor, other: Tensor, roundingMode: string | null): Tensor {
  roundingModeCheck(self, other, roundingMode);
  return binary(div_Tensor_mode_rule, null, self, other, roundingMode);
}

export function div__Tensor_mode_meta(self: Tensor, other: Tensor, roundingMode: string | null): Tensor {
  roundingModeCheck(self, other, roundingMode);
  return binaryInPlace(div_Tensor_mode_rule, null, self, other, roundingMode);
}

export function div_out_mode_meta(self: Tensor, other: Tensor, roundingMode: string | null, out: Tensor): Tensor {
  roundingModeCheck(self, other, roundingMode);
  return binaryOut(div_Tensor_mode_rule, null, out, self, other, roundingMode);
}

export function div_Scalar_mode_meta(self: Tensor, other: Scalar, roundingMode: string | null): Tensor {
  roundingModeCheck(self, other, roundingMode);
  return unary(div_Scalar_mode_rule, null, self, other, roundingMode);
}

export function div__Scalar_mode_meta(self: Tensor, other: Scalar, roundingMode: string | null): Tensor {
  roundingModeCheck(self, other, roundingMode);
  return unaryInPlace(div_Scalar_mode_rule, null, self, other, roundingMode);
}

export function floor_divide_meta(self: Tensor, other: Tensor): Tensor {
  return binary(floor_divide_rule, null, self, other);
}

export function floor_divide__Tensor_meta(self: Tensor, other: Tensor): Tensor {
  return binaryInPlace(floor_divide_rule, null, self, other);
}

export function floor_divide_out_meta(self: Tensor, other: Tensor, out: Tensor): Tensor {
  return binaryOut(floor_divide_rule, null, out, self, other);
}

export function floor_divide_Scalar_meta(self: Tensor, other: Scalar): Tensor {
  return unary(floor_divide_Scalar_rule, null, self, other);
}

export function floor_divide__Scalar_meta(self: Tensor, other: Scalar): Tensor {
  return unaryInPlace(floor_divide_Scalar_rule, null, self, other);
}

export function remainder_Tensor_meta(self: Tensor, other: Tensor): Tensor {
  return binary(remainder_Tensor_rule, null, self, other);
}

export function remainder__Tensor_meta(self: Tensor, other: Tensor): Tensor {
  return binaryInPlace(remainder_Tensor_rule, null, self, other);
}

export function remainder_Tensor_out_meta(self: Tensor, other: Tensor, out: Tensor): Tensor {
  return binaryOut(remainder_Tensor_rule, null, out, self, other);
}

export function remainder_Scalar_meta(self: Tensor, other: Scalar): Tensor {
  return unary(remainder_Scalar_rule, null, self, other);
}

export function remainder__Scalar_meta(self: Tensor, other: Scalar): Tensor {
  return unaryInPlace(remainder_Scalar_rule, null, self, other);
}

export function remainder_Scalar_out_meta(self: Tensor, other: Scalar, out: Tensor): Tensor {
  return unaryOut(remainder_Scalar_rule, null, out, self, other);
}

export function fmod_Tensor_meta(self: Tensor, other: Tensor): Tensor {
  return binary(fmod_Tensor_rule, null, self, other);
}

export function fmod__Tensor_meta(self: Tensor, other: Tensor): Tensor {
  return binaryInPlace(fmod_Tensor_rule, null, self, other);
}

export function fmod_Tensor_out_meta(self: Tensor, other: Tensor, out: Tensor): Tensor {
  return binaryOut(fmod_Tensor_rule, null, out, self, other);
}

export function fmod_Scalar_meta(self: Tensor, other: Scalar): Tensor {
  return unary(fmod_Scalar_rule, null, self, other);
}

export function fmod__Scalar_meta(self: Tensor, other: Scalar): Tensor {
  return unaryInPlace(fmod_Scalar_rule, null, self, other);
}

export function fmod_Scalar_out_meta(self: Tensor, other: Scalar, out: Tensor): Tensor {
  return unaryOut(fmod_Scalar_rule, null, out, self, other);
}

export function remainder_Scalar_Tensor_meta(self: Scalar, other: Tensor): Tensor {
  return unary(remainder_Scalar_Tensor_rule, null, other, self);
}

export function pow_Tensor_Tensor_meta(self: Tensor, exponent: Tensor): Tensor {
  return binary(pow_Tensor_Tensor_rule, null, self, exponent);
}

export function pow__Tensor_meta(self: Tensor, exponent: Tensor): Tensor {
  return binaryInPlace(pow_Tensor_Tensor_rule, null, self, exponent);
}

export function pow_Tensor_Tensor_out_meta(self: Tensor, exponent: Tensor, out: Tensor): Tensor {
  return binaryOut(pow_Tensor_Tensor_rule, null, out, self, exponent);
}

export function pow_Tensor_Scalar_meta(self: Tensor, exponent: Scalar): Tensor {
  powScalarCheck(self, exponent);
  return unary(pow_Tensor_Scalar_rule, null, self, exponent);
}

export function pow__Scalar_meta(self: Tensor, exponent: Scalar): Tensor {
  powScalarCheck(self, exponent);
  return unaryInPlace(pow_Tensor_Scalar_rule, null, self, exponent);
}

export function pow_Tensor_Scalar_out_meta(self: Tensor, exponent: Scalar, out: Tensor): Tensor {
  powScalarCheck(self, exponent);
  return unaryOut(pow_Tensor_Scalar_rule, null, out, self, exponent);
}

export function pow_Scalar_meta(self: Scalar, exponent: Tensor): Tensor {
  return unary(pow_Scalar_rule, null, exponent, self);
}

export function pow_Scalar_out_meta(self: Scalar, exponent: Tensor, out: Tensor): Tensor {
  return unaryOut(pow_Scalar_rule, null, out, exponent, self);
}

export function atan2_meta(self: Tensor, other: Tensor): Tensor {
  return binary(atan2_rule, null, self, other);
}

export function atan2__meta(self: Tensor, other: Tensor): Tensor {
  return binaryInPlace(atan2_rule, null, self, other);
}

export function atan2_out_meta(self: Tensor, other: Tensor, out: Tensor): Tensor {
  return binaryOut(atan2_rule, null, out, self, other);
}

export function hypot_meta(self: Tensor, other: Tensor): Tensor {
  return binary(hypot_rule, null, self, other);
}

export function hypot__meta(self: Tensor, other: Tensor): Tensor {
  return binaryInPlace(hypot_rule, null, self, other);
}

export function hypot_out_meta(self: Tensor, other: Tensor, out: Tensor): Tensor {
  return binaryOut(hypot_rule, null, out, self, other);
}

export function copysign_Tensor_meta(self: Tensor, other: Tensor): Tensor {
  return binary(copysign_Tensor_rule, null, self, other);
}

export function copysign__Tensor_meta(self: Tensor, other: Tensor): Tensor {
  return binaryInPlace(copysign_Tensor_rule, null, self, other);
}

export function copysign_out_meta(self: Tensor, other: Tensor, out: Tensor): Tensor {
  return binaryOut(copysign_Tensor_rule, null, out, self, other);
}

export function copysign_Scalar_meta(self: Tensor, other: Scalar): Tensor {
  return unary(copysign_Scalar_rule, null, self, other);
}

export function copysign__Scalar_meta(self: Tensor, other: Scalar): Tensor {
  return unaryInPlace(copysign_Scalar_rule, null, self, other);
}

export function copysign_Scalar_out_meta(self: Tensor, other: Scalar, out: Tensor): Tensor {
  return unaryOut(copysign_Scalar_rule, null, out, self, other);
}

export function xlogy_Tensor_meta(self: Tensor, other: Tensor): Tensor {
  return binary(xlogy_Tensor_rule, null, self, other);
}

export function xlogy__Tensor_meta(self: Tensor, other: Tensor): Tensor {
  return binaryInPlace(xlogy_Tensor_rule, null, self, other);
}

export function xlogy_OutTensor_meta(self: Tensor, other: Tensor, out: Tensor): Tensor {
  return binaryOut(xlogy_Tensor_rule, null, out, self, other);
}

export function xlogy_Scalar_Self_meta(self: Scalar, other: Tensor): Tensor {
  return unary(xlogy_Scalar_Self_rule, null, other, self);
}

export function xlogy_OutScalar_Self_meta(self: Scalar, other: Tensor, out: Tensor): Tensor {
  return unaryOut(xlogy_Scalar_Self_rule, null, out, other, self);
}

export function xlogy_Scalar_Other_meta(self: Tensor, other: Scalar): Tensor {
  return unary(xlogy_Scalar_Other_rule, null, self, other);
}

export function xlogy__Scalar_Other_meta(self: Tensor, other: Scalar): Tensor {
  return unaryInPlace(xlogy_Scalar_Other_rule, null, self, other);
}

export function xlogy_OutScalar_Other_meta(self: Tensor, other: Scalar, out: Tensor): Tensor {
  return unaryOut(xlogy_Scalar_Other_rule, null, out, self, other);
}

export function logaddexp_meta(self: Tensor, other: Tensor): Tensor {
  return binary(logaddexp_rule, null, self, other);
}

export function logaddexp_out_meta(self: Tensor, other: Tensor, out: Tensor): Tensor {
  return binaryOut(logaddexp_rule, null, out, self, other);
}

export function logaddexp2_meta(self: Tensor, other: Tensor): Tensor {
  return binary(logaddexp2_rule, null, self, other);
}

export function logaddexp2_out_meta(self: Tensor, other: Tensor, out: Tensor): Tensor {
  return binaryOut(logaddexp2_rule, null, out, self, other);
}

export function heaviside_meta(self: Tensor, values: Tensor): Tensor {
  heavisideCheck(self, values);
  return binary(heaviside_rule, null, self, values);
}

export function heaviside__meta(self: Tensor, values: Tensor): Tensor {
  heavisideCheck(self, values);
  return binaryInPlace(heaviside_rule, null, self, values);
}

export function heaviside_out_meta(self: Tensor, values: Tensor, out: Tensor): Tensor {
  heavisideCheck(self, values);
  return binaryOut(heaviside_rule, null, out, self, values);
}

export function gcd_meta(self: Tensor, other: Tensor): Tensor {
  return binary(gcd_rule, null, self, other);
}

export function gcd__meta(self: Tensor, other: Tensor): Tensor {
  return binaryInPlace(gcd_rule, null, self, other);
}

export function gcd_out_meta(self: Tensor, other: Tensor, out: Tensor): Tensor {
  return binaryOut(gcd_rule, null, out, self, other);
}

export function addcmul_meta(self: Tensor, tensor1: Tensor, tensor2: Tensor, value: Scalar): Tensor {
  addcmulCheck(self, tensor1, tensor2, value);
  return ternary(addcmul_rule, null, self, tensor1, tensor2, value);
}

export function addcmul__meta(self: Tensor, tensor1: Tensor, tensor2: Tensor, value: Scalar): Tensor {
  addcmulCheck(self, tensor1, tensor2, value);
  return ternaryInPlace(addcmul_rule, null, self, tensor1, tensor2, value);
}

export function addcmul_out_meta(self: Tensor, tensor1: Tensor, tensor2: Tensor, value: Scalar, out: Tensor): Tensor {
  addcmulCheck(self, tensor1, tensor2, value);
  return ternaryOut(addcmul_rule, null, out, self, tensor1, tensor2, value);
}

export function addcdiv_meta(self: Tensor, tensor1: Tensor, tensor2: Tensor, value: Scalar): Tensor {
  addcdivCheck(self, tensor1, tensor2);
  return ternary(addcdiv_rule, null, self, tensor1, tensor2, value);
}

export function addcdiv__meta(self: Tensor, tensor1: Tensor, tensor2: Tensor, value: Scalar): Tensor {
  addcdivCheck(self, tensor1, tensor2);
  return ternaryInPlace(addcdiv_rule, null, self, tensor1, tensor2, value);
}

export function addcdiv_out_meta(self: Tensor, tensor1: Tensor, tensor2: Tensor, value: Scalar, out: Tensor): Tensor {
  addcdivCheck(self, tensor1, tensor2);
  return ternaryOut(addcdiv_rule, null, out, self, tensor1, tensor2, value);
}

export function lerp_Scalar_meta(self: Tensor, end: Tensor, weight: Scalar): Tensor {
  lerpCheck(self, end, weight);
  return binary(lerp_Scalar_rule, null, self, end, weight);
}

export function lerp__Scalar_meta(self: Tensor, end: Tensor, weight: Scalar): Tensor {
  lerpCheck(self, end, weight);
  return binaryInPlace(lerp_Scalar_rule, null, self, end, weight);
}

export function lerp_Scalar_out_meta(self: Tensor, end: Tensor, weight: Scalar, out: Tensor): Tensor {
  lerpCheck(self, end, weight);
  return binaryOut(lerp_Scalar_rule, null, out, self, end, weight);
}

export function lerp_Tensor_meta(self: Tensor, end: Tensor, weight: Tensor): Tensor {
  lerpCheck(self, end, weight);
  return ternary(lerp_Tensor_rule, null, self, end, weight);
}

export function lerp__Tensor_meta(self: Tensor, end: Tensor, weight: Tensor): Tensor {
  lerpCheck(self, end, weight);
  return ternaryInPlace(lerp_Tensor_rule, null, self, end, weight);
}

export function lerp_Tensor_out_meta(self: Tensor, end: Tensor, weight: Tensor, out: Tensor): Tensor {
  lerpCheck(self, end, weight);
  return ternaryOut(lerp_Tensor_rule, null, out, self, end, weight);
}

export function eq_Tensor_meta(self: Tensor, other: Tensor): Tensor {
  return binary(eq_Tensor_rule, null, self, other);
}

export function eq__Tensor_meta(self: Tensor, other: Tensor): Tensor {
  return binaryInPlace(eq_Tensor_rule, null, self, other);
}

export function eq_Tensor_out_meta(self: Tensor, other: Tensor, out: Tensor): Tensor {
  return binaryOut(eq_Tensor_rule, null, out, self, other);
}

export function eq_Scalar_meta(self: Tensor, other: Scalar): Tensor {
  return unary(eq_Scalar_rule, null, self, other);
}

export function eq__Scalar_meta(self: Tensor, other: Scalar): Tensor {
  return unaryInPlace(eq_Scalar_rule, null, self, other);
}

export function eq_Scalar_out_meta(self: Tensor, other: Scalar, out: Tensor): Tensor {
  return unaryOut(eq_Scalar_rule, null, out, self, other);
}

export function ne_Tensor_meta(self: Tensor, other: Tensor): Tensor {
  return binary(ne_Tensor_rule, null, self, other);
}

export function ne__Tensor_meta(self: Tensor, other: Tensor): Tensor {
  return binaryInPlace(ne_Tensor_rule, null, self, other);
}

export function ne_Tensor_out_meta(self: Tensor, other: Tensor, out: Tensor): Tensor {
  return binaryOut(ne_Tensor_rule, null, out, self, other);
}

export function ne_Scalar_meta(self: Tensor, other: Scalar): Tensor {
  return unary(ne_Scalar_rule, null, self, other);
}

export function ne__Scalar_meta(self: Tensor, other: Scalar): Tensor {
  return unaryInPlace(ne_Scalar_rule, null, self, other);
}

export function ne_Scalar_out_meta(self: Tensor, other: Scalar, out: Tensor): Tensor {
  return unaryOut(ne_Scalar_rule, null, out, self, other);
}

export function lt_Tensor_meta(self: Tensor, other: Tensor): Tensor {
  return binary(lt_Tensor_rule, null, self, other);
}

export function lt__Tensor_meta(self: Tensor, other: Tensor): Tensor {
  return binaryInPlace(lt_Tensor_rule, null, self, other);
}

export function lt_Tensor_out_meta(self: Tensor, other: Tensor, out: Tensor): Tensor {
  return binaryOut(lt_Tensor_rule, null, out, self, other);
}

export function lt_Scalar_meta(self: Tensor, other: Scalar): Tensor {
  return unary(lt_Scalar_rule, null, self, other);
}

export function lt__Scalar_meta(self: Tensor, other: Scalar): Tensor {
  return unaryInPlace(lt_Scalar_rule, null, self, other);
}

export function lt_Scalar_out_meta(self: Tensor, other: Scalar, out: Tensor): Tensor {
  return unaryOut(lt_Scalar_rule, null, out, self, other);
}

export function le_Tensor_meta(self: Tensor, other: Tensor): Tensor {
  return binary(le_Tensor_rule, null, self, other);
}

export function le__Tensor_meta(self: Tensor, other: Tensor): Tensor {
  return binaryInPlace(le_Tensor_rule, null, self, other);
}

export function le_Tensor_out_meta(self: Tensor, other: Tensor, out: Tensor): Tensor {
  return binaryOut(le_Tensor_rule, null, out, self, other);
}

export function le_Scalar_meta(self: Tensor, other: Scalar): Tensor {
  return unary(le_Scalar_rule, null, self, other);
}

export function le__Scalar_meta(self: Tensor, other: Scalar): Tensor {
  return unaryInPlace(le_Scalar_rule, null, self, other);
}

export function le_Scalar_out_meta(self: Tensor, other: Scalar, out: Tensor): Tensor {
  return unaryOut(le_Scalar_rule, null, out, self, other);
}

export function gt_Tensor_meta(self: Tensor, other: Tensor): Tensor {
  return binary(gt_Tensor_rule, null, self, other);
}

export function gt__Tensor_meta(self: Tensor, other: Tensor): Tensor {
  return binaryInPlace(gt_Tensor_rule, null, self, other);
}

export function gt_Tensor_out_meta(self: Tensor, other: Tensor, out: Tensor): Tensor {
  return binaryOut(gt_Tensor_rule, null, out, self, other);
}

export function gt_Scalar_meta(self: Tensor, other: Scalar): Tensor {
  return unary(gt_Scalar_rule, null, self, other);
}

export function gt__Scalar_meta(self: Tensor, other: Scalar): Tensor {
  return unaryInPlace(gt_Scalar_rule, null, self, other);
}

export function gt_Scalar_out_meta(self: Tensor, other: Scalar, out: Tensor): Tensor {
  return unaryOut(gt_Scalar_rule, null, out, self, other);
}

export function ge_Tensor_meta(self: Tensor, other: Tensor): Tensor {
  return binary(ge_Tensor_rule, null, self, other);
}

export function ge__Tensor_meta(self: Tensor, other: Tensor): Tensor {
  return binaryInPlace(ge_Tensor_rule, null, self, other);
}

export function ge_Tensor_out_meta(self: Tensor, other: Tensor, out: Tensor): Tensor {
  return binaryOut(ge_Tensor_rule, null, out, self, other);
}

export function ge_Scalar_meta(self: Tensor, other: Scalar): Tensor {
  return unary(ge_Scalar_rule, null, self, other);
}

export function ge__Scalar_meta(self: Tensor, other: Scalar): Tensor {
  return unaryInPlace(ge_Scalar_rule, null, self, other);
}

export function ge_Scalar_out_meta(self: Tensor, other: Scalar, out: Tensor): Tensor {
  return unaryOut(ge_Scalar_rule, null, out, self, other);
}

export function logical_and_meta(self: Tensor, other: Tensor): Tensor {
  return binary(logical_and_rule, null, self, other);
}

export function logical_and__meta(self: Tensor, other: Tensor): Tensor {
  return binaryInPlace(logical_and_rule, null, self, other);
}

export function logical_and_out_meta(self: Tensor, other: Tensor, out: Tensor): Tensor {
  return binaryOut(logical_and_rule, null, out, self, other);
}

export function logical_or_meta(self: Tensor, other: Tensor): Tensor {
  return binary(logical_or_rule, null, self, other);
}

export function logical_or__meta(self: Tensor, other: Tensor): Tensor {
  return binaryInPlace(logical_or_rule, null, self, other);
}

export function logical_or_out_meta(self: Tensor, other: Tensor, out: Tensor): Tensor {
  return binaryOut(logical_or_rule, null, out, self, other);
}

export function logical_xor_meta(self: Tensor, other: Tensor): Tensor {
  return binary(logical_xor_rule, null, self, other);
}

export function logical_xor__meta(self: Tensor, other: Tensor): Tensor {
  return binaryInPlace(logical_xor_rule, null, self, other);
}

export function logical_xor_out_meta(self: Tensor, other: Tensor, out: Tensor): Tensor {
  return binaryOut(logical_xor_rule, null, out, self, other);
}

export function bitwise_and_Tensor_meta(self: Tensor, other: Tensor): Tensor {
  return binary(bitwise_and_Tensor_rule, null, self, other);
}

export function bitwise_and__Tensor_meta(self: Tensor, other: Tensor): Tensor {
  return binaryInPlace(bitwise_and_Tensor_rule, null, self, other);
}

export function bitwise_and_Tensor_out_meta(self: Tensor, other: Tensor, out: Tensor): Tensor {
  return binaryOut(bitwise_and_Tensor_rule, null, out, self, other);
}

export function bitwise_and_Scalar_meta(self: Tensor, other: Scalar): Tensor {
  return unary(bitwise_and_Scalar_rule, null, self, other);
}

export function bitwise_and__Scalar_meta(self: Tensor, other: Scalar): Tensor {
  return unaryInPlace(bitwise_and_Scalar_rule, null, self, other);
}

export function bitwise_and_Scalar_out_meta(self: Tensor, other: Scalar, out: Tensor): Tensor {
  return unaryOut(bitwise_and_Scalar_rule, null, out, self, other);
}

export function bitwise_and_Scalar_Tensor_meta(self: Scalar, other: Tensor): Tensor {
  return unary(bitwise_and_Scalar_Tensor_rule, null, other, self);
}

export function bitwise_or_Tensor_meta(self: Tensor, other: Tensor): Tensor {
  return binary(bitwise_or_Tensor_rule, null, self, other);
}

export function bitwise_or__Tensor_meta(self: Tensor, other: Tensor): Tensor {
  return binaryInPlace(bitwise_or_Tensor_rule, null, self, other);
}

export function bitwise_or_Tensor_out_meta(self: Tensor, other: Tensor, out: Tensor): Tensor {
  return binaryOut(bitwise_or_Tensor_rule, null, out, self, other);
}

export function bitwise_or_Scalar_meta(self: Tensor, other: Scalar): Tensor {
  return unary(bitwise_or_Scalar_rule, null, self, other);
}

export function bitwise_or__Scalar_meta(self: Tensor, other: Scalar): Tensor {
  return unaryInPlace(bitwise_or_Scalar_rule, null, self, other);
}

export function bitwise_or_Scalar_out_meta(self: Tensor, other: Scalar, out: Tensor): Tensor {
  return unaryOut(bitwise_or_Scalar_rule, null, out, self, other);
}

export function bitwise_or_Scalar_Tensor_meta(self: Scalar, other: Tensor): Tensor {
  return unary(bitwise_or_Scalar_Tensor_rule, null, other, self);
}

export function bitwise_xor_Tensor_meta(self: Tensor, other: Tensor): Tensor {
  return binary(bitwise_xor_Tensor_rule, null, self, other);
}

export function bitwise_xor__Tensor_meta(self: Tensor, other: Tensor): Tensor {
  return binaryInPlace(bitwise_xor_Tensor_rule, null, self, other);
}

export function bitwise_xor_Tensor_out_meta(self: Tensor, other: Tensor, out: Tensor): Tensor {
  return binaryOut(bitwise_xor_Tensor_rule, null, out, self, other);
}

export function bitwise_xor_Scalar_meta(self: Tensor, other: Scalar): Tensor {
  return unary(bitwise_xor_Scalar_rule, null, self, other);
}

export function bitwise_xor__Scalar_meta(self: Tensor, other: Scalar): Tensor {
  return unaryInPlace(bitwise_xor_Scalar_rule, null, self, other);
}

export function bitwise_xor_Scalar_out_meta(self: Tensor, other: Scalar, out: Tensor): Tensor {
  return unaryOut(bitwise_xor_Scalar_rule, null, out, self, other);
}

export function bitwise_xor_Scalar_Tensor_meta(self: Scalar, other: Tensor): Tensor {
  return unary(bitwise_xor_Scalar_Tensor_rule, null, other, self);
}

export function bitwise_left_shift_Tensor_meta(self: Tensor, other: Tensor): Tensor {
  return binary(bitwise_left_shift_Tensor_rule, null, self, other);
}

export function bitwise_left_shift__Tensor_meta(self: Tensor, other: Tensor): Tensor {
  return binaryInPlace(bitwise_left_shift_Tensor_rule, null, self, other);
}

export function bitwise_left_shift_Tensor_out_meta(self: Tensor, other: Tensor, out: Tensor): Tensor {
  return binaryOut(bitwise_left_shift_Tensor_rule, null, out, self, other);
}

export function bitwise_left_shift_Tensor_Scalar_meta(self: Tensor, other: Scalar): Tensor {
  return unary(bitwise_left_shift_Tensor_Scalar_rule, null, self, other);
}

export function bitwise_left_shift__Tensor_Scalar_meta(self: Tensor, other: Scalar): Tensor {
  return unaryInPlace(bitwise_left_shift_Tensor_Scalar_rule, null, self, other);
}

export function bitwise_left_shift_Tensor_Scalar_out_meta(self: Tensor, other: Scalar, out: Tensor): Tensor {
  return unaryOut(bitwise_left_shift_Tensor_Scalar_rule, null, out, self, other);
}

export function bitwise_left_shift_Scalar_Tensor_meta(self: Scalar, other: Tensor): Tensor {
  return unary(bitwise_left_shift_Scalar_Tensor_rule, null, other, self);
}

export function bitwise_right_shift_Tensor_meta(self: Tensor, other: Tensor): Tensor {
  return binary(bitwise_right_shift_Tensor_rule, null, self, other);
}

export function bitwise_right_shift__Tensor_meta(self: Tensor, other: Tensor): Tensor {
  return binaryInPlace(bitwise_right_shift_Tensor_rule, null, self, other);
}

export function bitwise_right_shift_Tensor_out_meta(self: Tensor, other: Tensor, out: Tensor): Tensor {
  return binaryOut(bitwise_right_shift_Tensor_rule, null, out, self, other);
}

export function bitwise_right_shift_Tensor_Scalar_meta(self: Tensor, other: Scalar): Tensor {
  return unary(bitwise_right_shift_Tensor_Scalar_rule, null, self, other);
}

export function bitwise_right_shift__Tensor_Scalar_meta(self: Tensor, other: Scalar): Tensor {
  return unaryInPlace(bitwise_right_shift_Tensor_Scalar_rule, null, self, other);
}

export function bitwise_right_shift_Tensor_Scalar_out_meta(self: Tensor, other: Scalar, out: Tensor): Tensor {
  return unaryOut(bitwise_right_shift_Tensor_Scalar_rule, null, out, self, other);
}

export function bitwise_right_shift_Scalar_Tensor_meta(self: Scalar, other: Tensor): Tensor {
  return unary(bitwise_right_shift_Scalar_Tensor_rule, null, other, self);
}

export function maximum_meta(self: Tensor, other: Tensor): Tensor {
  return binary(maximum_rule, null, self, other);
}

export function maximum_out_meta(self: Tensor, other: Tensor, out: Tensor): Tensor {
  return binaryOut(maximum_rule, null, out, self, other);
}

export function minimum_meta(self: Tensor, other: Tensor): Tensor {
  return binary(minimum_rule, null, self, other);
}

export function minimum_out_meta(self: Tensor, other: Tensor, out: Tensor): Tensor {
  return binaryOut(minimum_rule, null, out, self, other);
}

export function fmax_meta(self: Tensor, other: Tensor): Tensor {
  return binary(fmax_rule, null, self, other);
}

export function fmax_out_meta(self: Tensor, other: Tensor, out: Tensor): Tensor {
  return binaryOut(fmax_rule, null, out, self, other);
}

export function fmin_meta(self: Tensor, other: Tensor): Tensor {
  return binary(fmin_rule, null, self, other);
}

export function fmin_out_meta(self: Tensor, other: Tensor, out: Tensor): Tensor {
  return binaryOut(fmin_rule, null, out, self, other);
}

export function where_self_meta(condition: Tensor, self: Tensor, other: Tensor): Tensor {
  whereCheck(condition);
  return ternary(where_self_rule, null, condition, self, other);
}

export function where_self_out_meta(condition: Tensor, self: Tensor, other: Tensor, out: Tensor): Tensor {
  whereCheck(condition);
  return ternaryOut(where_self_rule, null, out, condition, self, other);
}

export function clamp_meta(self: Tensor, min: Scalar | null, max: Scalar | null): Tensor {
  clampCheck(self, min, max);
  return unary(clamp_rule, null, self, min, max);
}

export function clamp__meta(self: Tensor, min: Scalar | null, max: Scalar | null): Tensor {
  clampCheck(self, min, max);
  return unaryInPlace(clamp_rule, null, self, min, max);
}

export function clamp_out_meta(self: Tensor, min: Scalar | null, max: Scalar | null, out: Tensor): Tensor {
  clampCheck(self, min, max);
  return unaryOut(clamp_rule, null, out, self, min, max);
}

export function clamp_min_meta(self: Tensor, min: Scalar): Tensor {
  clampBoundCheck(self, min);
  return unary(clamp_min_rule, null, self, min);
}

export function clamp_min__meta(self: Tensor, min: Scalar): Tensor {
  clampBoundCheck(self, min);
  return unaryInPlace(clamp_min_rule, null, self, min);
}

export function clamp_min_out_meta(self: Tensor, min: Scalar, out: Tensor): Tensor {
  clampBoundCheck(self, min);
  return unaryOut(clamp_min_rule, null, out, self, min);
}

export function clamp_min_Tensor_meta(self: Tensor, min: Tensor): Tensor {
  return binary(clamp_min_Tensor_rule, null, self, min);
}

export function clamp_min__Tensor_meta(self: Tensor, min: Tensor): Tensor {
  return binaryInPlace(clamp_min_Tensor_rule, null, self, min);
}

export function clamp_min_Tensor_out_meta(self: Tensor, min: Tensor, out: Tensor): Tensor {
  return binaryOut(clamp_min_Tensor_rule, null, out, self, min);
}

export function clamp_max_meta(self: Tensor, max: Scalar): Tensor {
  clampBoundCheck(self, max);
  return unary(clamp_max_rule, null, self, max);
}

export function clamp_max__meta(self: Tensor, max: Scalar): Tensor {
  clampBoundCheck(self, max);
  return unaryInPlace(clamp_max_rule, null, self, max);
}

export function clamp_max_out_meta(self: Tensor, max: Scalar, out: Tensor): Tensor {
  clampBoundCheck(self, max);
  return unaryOut(clamp_max_rule, null, out, self, max);
}

export function clamp_max_Tensor_meta(self: Tensor, max: Tensor): Tensor {
  return binary(clamp_max_Tensor_rule, null, self, max);
}

export function clamp_max__Tensor_meta(self: Tensor, max: Tensor): Tensor {
  return binaryInPlace(clamp_max_Tensor_rule, null, self, max);
}

export function clamp_max_Tensor_out_meta(self: Tensor, max: Tensor, out: Tensor): Tensor {
  return binaryOut(clamp_max_Tensor_rule, null, out, self, max);
}

export function relu_meta(self: Tensor): Tensor {
  reluCheck(self);
  return unary(relu_rule, null, self);
}

export function relu__meta(self: Tensor): Tensor {
  reluCheck(self);
  return unaryInPlace(relu_rule, null, self);
}

export function leaky_relu_meta(self: Tensor, negativeSlope: Scalar): Tensor {
  return unary(leaky_relu_rule, null, self, negativeSlope);
}

export function leaky_relu__meta(self: Tensor, negativeSlope: Scalar): Tensor {
  return unaryInPlace(leaky_relu_rule, null, self, negativeSlope);
}

export function leaky_relu_out_meta(self: Tensor, negativeSlope: Scalar, out: Tensor): Tensor {
  return unaryOut(leaky_relu_rule, null, out, self, negativeSlope);
}

export function elu_meta(self: Tensor, alpha: Scalar, scale: Scalar, inputScale: Scalar): Tensor {
  return unary(elu_rule, null, self, alpha, scale, inputScale);
}

export function elu__meta(self: Tensor, alpha: Scalar, scale: Scalar, inputScale: Scalar): Tensor {
  return unaryInPlace(elu_rule, null, self, alpha, scale, inputScale);
}

export function elu_out_meta(self: Tensor, alpha: Scalar, scale: Scalar, inputScale: Scalar, out: Tensor): Tensor {
  return unaryOut(elu_rule, null, out, self, alpha, scale, inputScale);
}

export function gelu_meta(self: Tensor, approximate: string): Tensor {
  geluCheck(self, approximate);
  return unary(gelu_rule, null, self, approximate);
}

export function gelu__meta(self: Tensor, approximate: string): Tensor {
  geluCheck(self, approximate);
  return unaryInPlace(gelu_rule, null, self, approximate);
}

export function gelu_out_meta(self: Tensor, approximate: string, out: Tensor): Tensor {
  geluCheck(self, approximate);
  return unaryOut(gelu_rule, null, out, self, approximate);
}

export function silu_meta(self: Tensor): Tensor {
  return unary(silu_rule, null, self);
}

export function silu__meta(self: Tensor): Tensor {
  return unaryInPlace(silu_rule, null, self);
}

export function silu_out_meta(self: Tensor, out: Tensor): Tensor {
  return unaryOut(silu_rule, null, out, self);
}

export function mish_meta(self: Tensor): Tensor {
  return unary(mish_rule, null, self);
}

export function mish__meta(self: Tensor): Tensor {
  return unaryInPlace(mish_rule, null, self);
}

export function mish_out_meta(self: Tensor, out: Tensor): Tensor {
  return unaryOut(mish_rule, null, out, self);
}

export function hardsigmoid_meta(self: Tensor): Tensor {
  return unary(hardsigmoid_rule, null, self);
}

export function hardsigmoid__meta(self: Tensor): Tensor {
  return unaryInPlace(hardsigmoid_rule, null, self);
}

export function hardsigmoid_out_meta(self: Tensor, out: Tensor): Tensor {
  return unaryOut(hardsigmoid_rule, null, out, self);
}

export function hardswish_meta(self: Tensor): Tensor {
  return unary(hardswish_rule, null, self);
}

export function hardswish__meta(self: Tensor): Tensor {
  return unaryInPlace(hardswish_rule, null, self);
}

export function hardswish_out_meta(self: Tensor, out: Tensor): Tensor {
  return unaryOut(hardswish_rule, null, out, self);
}

export function softplus_meta(self: Tensor, beta: Scalar, threshold: Scalar): Tensor {
  return unary(softplus_rule, null, self, beta, threshold);
}

export function softplus_out_meta(self: Tensor, beta: Scalar, threshold: Scalar, out: Tensor): Tensor {
  return unaryOut(softplus_rule, null, out, self, beta, threshold);
}

export function hardtanh_meta(self: Tensor, minVal: Scalar, maxVal: Scalar): Tensor {
  hardtanhCheck(self, minVal, maxVal);
  return unary(hardtanh_rule, null, self, minVal, maxVal);
}

export function hardtanh__meta(self: Tensor, minVal: Scalar, maxVal: Scalar): Tensor {
  hardtanhCheck(self, minVal, maxVal);
  return unaryInPlace(hardtanh_rule, null, self, minVal, maxVal);
}

export function hardtanh_out_meta(self: Tensor, minVal: Scalar, maxVal: Scalar, out: Tensor): Tensor {
  hardtanhCheck(self, minVal, maxVal);
  return unaryOut(hardtanh_rule, null, out, self, minVal, maxVal);
}

export function threshold_meta(self: Tensor, threshold: Scalar, value: Scalar): Tensor {
  heldScalars(self, threshold, value);
  return unary(threshold_rule, null, self, threshold, value);
}

export function threshold__meta(self: Tensor, threshold: Scalar, value: Scalar): Tensor {
  heldScalars(self, threshold, value);
  return unaryInPlace(threshold_rule, null, self, threshold, value);
}

export function threshold_out_meta(self: Tensor, threshold: Scalar, value: Scalar, out: Tensor): Tensor {
  heldScalars(self, threshold, value);
  return unaryOut(threshold_rule, null, out, self, threshold, value);
}

export function hardshrink_meta(self: Tensor, lambd: Scalar): Tensor {
  return unary(hardshrink_rule, null, self, lambd);
}

export function hardshrink_out_meta(self: Tensor, lambd: Scalar, out: Tensor): Tensor {
  return unaryOut(hardshrink_rule, null, out, self, lambd);
}

export function softshrink_meta(self: Tensor, lambd: Scalar): Tensor {
  softshrinkCheck(self, lambd);
  return unary(softshrink_rule, null, self, lambd);
}

export function softshrink_out_meta(self: Tensor, lambd: Scalar, out: Tensor): Tensor {
  softshrinkCheck(self, lambd);
  return unaryOut(softshrink_rule, null, out, self, lambd);
}

export function sigmoid_backward_meta(gradOutput: Tensor, output: Tensor): Tensor {
  return binary(sigmoid_backward_rule, null, gradOutput, output);
}

export function sigmoid_backward_grad_input_meta(gradOutput: Tensor, output: Tensor, gradInput: Tensor): Tensor {
  return binaryOut(sigmoid_backward_rule, null, gradInput, gradOutput, output);
}

export function tanh_backward_meta(gradOutput: Tensor, output: Tensor): Tensor {
  return binary(tanh_backward_rule, null, gradOutput, output);
}

export function tanh_backward_grad_input_meta(gradOutput: Tensor, output: Tensor, gradInput: Tensor): Tensor {
  return binaryOut(tanh_backward_rule, null, gradInput, gradOutput, output);
}

export function threshold_backward_meta(gradOutput: Tensor, self: Tensor, threshold: Scalar): Tensor {
  return binary(threshold_backward_rule, null, gradOutput, self, threshold);
}

export function threshold_backward_grad_input_meta(gradOutput: Tensor, self: Tensor, threshold: Scalar, gradInput: Tensor): Tensor {
  return binaryOut(threshold_backward_rule, null, gradInput, gradOutput, self, threshold);
}

export function leaky_relu_backward_meta(gradOutput: Tensor, self: Tensor, negativeSlope: Scalar, selfIsResult: boolean): Tensor {
  leakyReluBackwardCheck(gradOutput, self, negativeSlope, selfIsResult);
  return binary(leaky_relu_backward_rule, null, gradOutput, self, negativeSlope, selfIsResult);
}

export function leaky_relu_backward_grad_input_meta(gradOutput: Tensor, self: Tensor, negativeSlope: Scalar, selfIsResult: boolean, gradInput: Tensor): Tensor {
  leakyReluBackwardCheck(gradOutput, self, negativeSlope, selfIsResult);
  return binaryOut(leaky_relu_backward_rule, null, gradInput, gradOutput, self, negativeSlope, selfIsResult);
}

export function elu_backward_meta(gradOutput: Tensor, alpha: Scalar, scale: Scalar, inputScale: Scalar, isResult: boolean, selfOrResult: Tensor): Tensor {
  eluBackwardCheck(gradOutput, alpha, scale, inputScale, isResult);
  return binary(elu_backward_rule, null, gradOutput, selfOrResult, alpha, scale, inputScale, isResult);
}

export function elu_backward_grad_input_meta(gradOutput: Tensor, alpha: Scalar, scale: Scalar, inputScale: Scalar, isResult: boolean, selfOrResult: Tensor, gradInput: Tensor): Tensor {
  eluBackwardCheck(gradOutput, alpha, scale, inputScale, isResult);
  return binaryOut(elu_backward_rule, null, gradInput, gradOutput, selfOrResult, alpha, scale, inputScale, isResult);
}

export function gelu_backward_meta(gradOutput: Tensor, self: Tensor, approximate: string): Tensor {
  geluBackwardCheck(gradOutput, self, approximate);
  return binary(gelu_backward_rule, null, gradOutput, self, approximate);
}

export function gelu_backward_grad_input_meta(gradOutput: Tensor, self: Tensor, approximate: string, gradInput: Tensor): Tensor {
  geluBackwardCheck(gradOutput, self, approximate);
  return binaryOut(gelu_backward_rule, null, gradInput, gradOutput, self, approximate);
}

export function silu_backward_meta(gradOutput: Tensor, self: Tensor): Tensor {
  return binary(silu_backward_rule, null, gradOutput, self);
}

export function silu_backward_grad_input_meta(gradOutput: Tensor, self: Tensor, gradInput: Tensor): Tensor {
  return binaryOut(silu_backward_rule, null, gradInput, gradOutput, self);
}

export function mish_backward_meta(gradOutput: Tensor, self: Tensor): Tensor {
  return binary(mish_backward_rule, null, gradOutput, self);
}

export function hardsigmoid_backward_meta(gradOutput: Tensor, self: Tensor): Tensor {
  return binary(hardsigmoid_backward_rule, null, gradOutput, self);
}

export function hardsigmoid_backward_grad_input_meta(gradOutput: Tensor, self: Tensor, gradInput: Tensor): Tensor {
  return binaryOut(hardsigmoid_backward_rule, null, gradInput, gradOutput, self);
}

export function hardswish_backward_meta(gradOutput: Tensor, self: Tensor): Tensor {
  return binary(hardswish_backward_rule, null, gradOutput, self);
}

export function softplus_backward_meta(gradOutput: Tensor, self: Tensor, beta: Scalar, threshold: Scalar): Tensor {
  return binary(softplus_backward_rule, null, gradOutput, self, beta, threshold);
}

export function softplus_backward_grad_input_meta(gradOutput: Tensor, self: Tensor, beta: Scalar, threshold: Scalar, gradInput: Tensor): Tensor {
  return binaryOut(softplus_backward_rule, null, gradInput, gradOutput, self, beta, threshold);
}

export function hardtanh_backward_meta(gradOutput: Tensor, self: Tensor, minVal: Scalar, maxVal: Scalar): Tensor {
  return binary(hardtanh_backward_rule, null, gradOutput, self, minVal, maxVal);
}

export function hardtanh_backward_grad_input_meta(gradOutput: Tensor, self: Tensor, minVal: Scalar, maxVal: Scalar, gradInput: Tensor): Tensor {
  return binaryOut(hardtanh_backward_rule, null, gradInput, gradOutput, self, minVal, maxVal);
}

export function hardshrink_backward_meta(gradOut: Tensor, self: Tensor, lambd: Scalar): Tensor {
  return binary(hardshrink_backward_rule, null, gradOut, self, lambd);
}

export function hardshrink_backward_grad_input_meta(gradOut: Tensor, self: Tensor, lambd: Scalar, gradInput: Tensor): Tensor {
  return binaryOut(hardshrink_backward_rule, null, gradInput, gradOut, self, lambd);
}

export function softshrink_backward_meta(gradOutput: Tensor, self: Tensor, lambd: Scalar): Tensor {
  return binary(softshrink_backward_rule, null, gradOutput, self, lambd);
}

export function softshrink_backward_grad_input_meta(gradOutput: Tensor, self: Tensor, lambd: Scalar, gradInput: Tensor): Tensor {
  return binaryOut(softshrink_backward_rule, null, gradInput, gradOutput, self, lambd);
}

export function log_sigmoid_backward_meta(gradOutput: Tensor, self: Tensor, buffer: Tensor): Tensor {
  sameDTypeCheck(gradOutput, self);
  return ternary(log_sigmoid_backward_rule, null, gradOutput, self, buffer);
}

export function log_sigmoid_backward_grad_input_meta(gradOutput: Tensor, self: Tensor, buffer: Tensor, gradInput: Tensor): Tensor {
  sameDTypeCheck(gradOutput, self);
  return ternaryOut(log_sigmoid_backward_rule, null, gradInput, gradOutput, self, buffer);
}

export function logit_backward_meta(gradOutput: Tensor, self: Tensor, eps: number | null): Tensor {
  return binary(logit_backward_rule, null, gradOutput, self, eps);
}

export function logit_backward_grad_input_meta(gradOutput: Tensor, self: Tensor, eps: number | null, gradInput: Tensor): Tensor {
  return binaryOut(logit_backward_rule, null, gradInput, gradOutput, self, eps);
}

export function i0_meta(self: Tensor): Tensor {
  return unary(i0_rule, null, self);
}

export function i0__meta(self: Tensor): Tensor {
  return unaryInPlace(i0_rule, null, self);
}

export function i0_out_meta(self: Tensor, out: Tensor): Tensor {
  return unaryOut(i0_rule, null, out, self);
}

export function special_i0e_meta(self: Tensor): Tensor {
  return unary(special_i0e_rule, null, self);
}

export function special_i0e_out_meta(self: Tensor, out: Tensor): Tensor {
  return unaryOut(special_i0e_rule, null, out, self);
}

export function special_i1_meta(self: Tensor): Tensor {
  return unary(special_i1_rule, null, self);
}

export function special_i1_out_meta(self: Tensor, out: Tensor): Tensor {
  return unaryOut(special_i1_rule, null, out, self);
}

export function special_i1e_meta(self: Tensor): Tensor {
  return unary(special_i1e_rule, null, self);
}

export function special_i1e_out_meta(self: Tensor, out: Tensor): Tensor {
  return unaryOut(special_i1e_rule, null, out, self);
}

export function special_entr_meta(self: Tensor): Tensor {
  return unary(special_entr_rule, null, self);
}

export function special_entr_out_meta(self: Tensor, out: Tensor): Tensor {
  return unaryOut(special_entr_rule, null, out, self);
}

export function special_ndtri_meta(self: Tensor): Tensor {
  return unary(special_ndtri_rule, null, self);
}

export function special_ndtri_out_meta(self: Tensor, out: Tensor): Tensor {
  return unaryOut(special_ndtri_rule, null, out, self);
}

export function special_log_ndtr_meta(self: Tensor): Tensor {
  return unary(special_log_ndtr_rule, null, self);
}

export function special_log_ndtr_out_meta(self: Tensor, out: Tensor): Tensor {
  return unaryOut(special_log_ndtr_rule, null, out, self);
}

export function special_erfcx_meta(self: Tensor): Tensor {
  return unary(special_erfcx_rule, null, self);
}

export function special_erfcx_out_meta(self: Tensor, out: Tensor): Tensor {
  return unaryOut(special_erfcx_rule, null, out, self);
}

export function special_xlog1py_meta(self: Tensor, other: Tensor): Tensor {
  return binary(special_xlog1py_rule, null, self, other);
}

export function special_xlog1py_out_meta(self: Tensor, other: Tensor, out: Tensor): Tensor {
  return binaryOut(special_xlog1py_rule, null, out, self, other);
}

export function special_xlog1py_self_scalar_meta(self: Scalar, other: Tensor): Tensor {
  return unary(special_xlog1py_self_scalar_rule, null, other, self);
}

export function special_xlog1py_self_scalar_out_meta(self: Scalar, other: Tensor, out: Tensor): Tensor {
  return unaryOut(special_xlog1py_self_scalar_rule, null, out, other, self);
}

export function special_xlog1py_other_scalar_meta(self: Tensor, other: Scalar): Tensor {
  return unary(special_xlog1py_other_scalar_rule, null, self, other);
}

export function special_xlog1py_other_scalar_out_meta(self: Tensor, other: Scalar, out: Tensor): Tensor {
  return unaryOut(special_xlog1py_other_scalar_rule, null, out, self, other);
}

export function special_zeta_meta(self: Tensor, other: Tensor): Tensor {
  return binary(special_zeta_rule, null, self, other);
}

export function special_zeta_out_meta(self: Tensor, other: Tensor, out: Tensor): Tensor {
  return binaryOut(special_zeta_rule, null, out, self, other);
}

export function special_zeta_self_scalar_meta(self: Scalar, other: Tensor): Tensor {
  return unary(special_zeta_self_scalar_rule, null, other, self);
}

export function special_zeta_self_scalar_out_meta(self: Scalar, other: Tensor, out: Tensor): Tensor {
  return unaryOut(special_zeta_self_scalar_rule, null, out, other, self);
}

export function special_zeta_other_scalar_meta(self: Tensor, other: Scalar): Tensor {
  return unary(special_zeta_other_scalar_rule, null, self, other);
}

export function special_zeta_other_scalar_out_meta(self: Tensor, other: Scalar, out: Tensor): Tensor {
  return unaryOut(special_zeta_other_scalar_rule, null, out, self, other);
}

export function igamma_meta(self: Tensor, other: Tensor): Tensor {
  return binary(igamma_rule, null, self, other);
}

export function igamma__meta(self: Tensor, other: Tensor): Tensor {
  return binaryInPlace(igamma_rule, null, self, other);
}

export function igamma_out_meta(self: Tensor, other: Tensor, out: Tensor): Tensor {
  return binaryOut(igamma_rule, null, out, self, other);
}

export function igammac_meta(self: Tensor, other: Tensor): Tensor {
  return binary(igammac_rule, null, self, other);
}

export function igammac__meta(self: Tensor, other: Tensor): Tensor {
  return binaryInPlace(igammac_rule, null, self, other);
}

export function igammac_out_meta(self: Tensor, other: Tensor, out: Tensor): Tensor {
  return binaryOut(igammac_rule, null, out, self, other);
}

export function nextafter_meta(self: Tensor, other: Tensor): Tensor {
  return binary(nextafter_rule, null, self, other);
}

export function nextafter__meta(self: Tensor, other: Tensor): Tensor {
  return binaryInPlace(nextafter_rule, null, self, other);
}

export function nextafter_out_meta(self: Tensor, other: Tensor, out: Tensor): Tensor {
  return binaryOut(nextafter_rule, null, out, self, other);
}

export function lcm_meta(self: Tensor, other: Tensor): Tensor {
  return binary(lcm_rule, null, self, other);
}

export function lcm__meta(self: Tensor, other: Tensor): Tensor {
  return binaryInPlace(lcm_rule, null, self, other);
}

export function lcm_out_meta(self: Tensor, other: Tensor, out: Tensor): Tensor {
  return binaryOut(lcm_rule, null, out, self, other);
}

export function angle_meta(self: Tensor): Tensor {
  return unary(angle_rule, null, self);
}

export function angle_out_meta(self: Tensor, out: Tensor): Tensor {
  return unaryOut(angle_rule, null, out, self);
}

export function special_airy_ai_meta(x: Tensor): Tensor {
  return unary(special_airy_ai_rule, null, x);
}

export function special_airy_ai_out_meta(x: Tensor, out: Tensor): Tensor {
  return unaryOut(special_airy_ai_rule, null, out, x);
}

export function special_bessel_j0_meta(self: Tensor): Tensor {
  return unary(special_bessel_j0_rule, null, self);
}

export function special_bessel_j0_out_meta(self: Tensor, out: Tensor): Tensor {
  return unaryOut(special_bessel_j0_rule, null, out, self);
}

export function special_bessel_j1_meta(self: Tensor): Tensor {
  return unary(special_bessel_j1_rule, null, self);
}

export function special_bessel_j1_out_meta(self: Tensor, out: Tensor): Tensor {
  return unaryOut(special_bessel_j1_rule, null, out, self);
}

export function special_bessel_y0_meta(self: Tensor): Tensor {
  return unary(special_bessel_y0_rule, null, self);
}

export function special_bessel_y0_out_meta(self: Tensor, out: Tensor): Tensor {
  return unaryOut(special_bessel_y0_rule, null, out, self);
}

export function special_bessel_y1_meta(self: Tensor): Tensor {
  return unary(special_bessel_y1_rule, null, self);
}

export function special_bessel_y1_out_meta(self: Tensor, out: Tensor): Tensor {
  return unaryOut(special_bessel_y1_rule, null, out, self);
}

export function special_modified_bessel_i0_meta(self: Tensor): Tensor {
  return unary(special_modified_bessel_i0_rule, null, self);
}

export function special_modified_bessel_i0_out_meta(self: Tensor, out: Tensor): Tensor {
  return unaryOut(special_modified_bessel_i0_rule, null, out, self);
}

export function special_modified_bessel_i1_meta(self: Tensor): Tensor {
  return unary(special_modified_bessel_i1_rule, null, self);
}

export function special_modified_bessel_i1_out_meta(self: Tensor, out: Tensor): Tensor {
  return unaryOut(special_modified_bessel_i1_rule, null, out, self);
}

export function special_modified_bessel_k0_meta(self: Tensor): Tensor {
  return unary(special_modified_bessel_k0_rule, null, self);
}

export function special_modified_bessel_k0_out_meta(self: Tensor, out: Tensor): Tensor {
  return unaryOut(special_modified_bessel_k0_rule, null, out, self);
}

export function special_modified_bessel_k1_meta(self: Tensor): Tensor {
  return unary(special_modified_bessel_k1_rule, null, self);
}

export function special_modified_bessel_k1_out_meta(self: Tensor, out: Tensor): Tensor {
  return unaryOut(special_modified_bessel_k1_rule, null, out, self);
}

export function special_scaled_modified_bessel_k0_meta(x: Tensor): Tensor {
  return unary(special_scaled_modified_bessel_k0_rule, null, x);
}

export function special_scaled_modified_bessel_k0_out_meta(x: Tensor, out: Tensor): Tensor {
  return unaryOut(special_scaled_modified_bessel_k0_rule, null, out, x);
}

export function special_scaled_modified_bessel_k1_meta(x: Tensor): Tensor {
  return unary(special_scaled_modified_bessel_k1_rule, null, x);
}

export function special_scaled_modified_bessel_k1_out_meta(x: Tensor, out: Tensor): Tensor {
  return unaryOut(special_scaled_modified_bessel_k1_rule, null, out, x);
}

export function special_spherical_bessel_j0_meta(x: Tensor): Tensor {
  return unary(special_spherical_bessel_j0_rule, null, x);
}

export function special_spherical_bessel_j0_out_meta(x: Tensor, out: Tensor): Tensor {
  return unaryOut(special_spherical_bessel_j0_rule, null, out, x);
}

export function special_chebyshev_polynomial_t_meta(x: Tensor, n: Tensor): Tensor {
  return binary(special_chebyshev_polynomial_t_rule, null, x, n);
}

export function special_chebyshev_polynomial_t_out_meta(x: Tensor, n: Tensor, out: Tensor): Tensor {
  return binaryOut(special_chebyshev_polynomial_t_rule, null, out, x, n);
}

export function special_chebyshev_polynomial_t_x_scalar_meta(x: Scalar, n: Tensor): Tensor {
  return unary(special_chebyshev_polynomial_t_x_scalar_rule, null, n, x);
}

export function special_chebyshev_polynomial_t_x_scalar_out_meta(x: Scalar, n: Tensor, out: Tensor): Tensor {
  return unaryOut(special_chebyshev_polynomial_t_x_scalar_rule, null, out, n, x);
}

export function special_chebyshev_polynomial_t_n_scalar_meta(x: Tensor, n: Scalar): Tensor {
  return unary(special_chebyshev_polynomial_t_n_scalar_rule, null, x, n);
}

export function special_chebyshev_polynomial_t_n_scalar_out_meta(x: Tensor, n: Scalar, out: Tensor): Tensor {
  return unaryOut(special_chebyshev_polynomial_t_n_scalar_rule, null, out, x, n);
}

export function special_chebyshev_polynomial_u_meta(x: Tensor, n: Tensor): Tensor {
  return binary(special_chebyshev_polynomial_u_rule, null, x, n);
}

export function special_chebyshev_polynomial_u_out_meta(x: Tensor, n: Tensor, out: Tensor): Tensor {
  return binaryOut(special_chebyshev_polynomial_u_rule, null, out, x, n);
}

export function special_chebyshev_polynomial_u_x_scalar_meta(x: Scalar, n: Tensor): Tensor {
  return unary(special_chebyshev_polynomial_u_x_scalar_rule, null, n, x);
}

export function special_chebyshev_polynomial_u_x_scalar_out_meta(x: Scalar, n: Tensor, out: Tensor): Tensor {
  return unaryOut(special_chebyshev_polynomial_u_x_scalar_rule, null, out, n, x);
}

export function special_chebyshev_polynomial_u_n_scalar_meta(x: Tensor, n: Scalar): Tensor {
  return unary(special_chebyshev_polynomial_u_n_scalar_rule, null, x, n);
}

export function special_chebyshev_polynomial_u_n_scalar_out_meta(x: Tensor, n: Scalar, out: Tensor): Tensor {
  return unaryOut(special_chebyshev_polynomial_u_n_scalar_rule, null, out, x, n);
}

export function special_chebyshev_polynomial_v_meta(x: Tensor, n: Tensor): Tensor {
  return binary(special_chebyshev_polynomial_v_rule, null, x, n);
}

export function special_chebyshev_polynomial_v_out_meta(x: Tensor, n: Tensor, out: Tensor): Tensor {
  return binaryOut(special_chebyshev_polynomial_v_rule, null, out, x, n);
}

export function special_chebyshev_polynomial_v_x_scalar_meta(x: Scalar, n: Tensor): Tensor {
  return unary(special_chebyshev_polynomial_v_x_scalar_rule, null, n, x);
}

export function special_chebyshev_polynomial_v_x_scalar_out_meta(x: Scalar, n: Tensor, out: Tensor): Tensor {
  return unaryOut(special_chebyshev_polynomial_v_x_scalar_rule, null, out, n, x);
}

export function special_chebyshev_polynomial_v_n_scalar_meta(x: Tensor, n: Scalar): Tensor {
  return unary(special_chebyshev_polynomial_v_n_scalar_rule, null, x, n);
}

export function special_chebyshev_polynomial_v_n_scalar_out_meta(x: Tensor, n: Scalar, out: Tensor): Tensor {
  return unaryOut(special_chebyshev_polynomial_v_n_scalar_rule, null, out, x, n);
}

export function special_chebyshev_polynomial_w_meta(x: Tensor, n: Tensor): Tensor {
  return binary(special_chebyshev_polynomial_w_rule, null, x, n);
}

export function special_chebyshev_polynomial_w_out_meta(x: Tensor, n: Tensor, out: Tensor): Tensor {
  return binaryOut(special_chebyshev_polynomial_w_rule, null, out, x, n);
}

export function special_chebyshev_polynomial_w_x_scalar_meta(x: Scalar, n: Tensor): Tensor {
  return unary(special_chebyshev_polynomial_w_x_scalar_rule, null, n, x);
}

export function special_chebyshev_polynomial_w_x_scalar_out_meta(x: Scalar, n: Tensor, out: Tensor): Tensor {
  return unaryOut(special_chebyshev_polynomial_w_x_scalar_rule, null, out, n, x);
}

export function special_chebyshev_polynomial_w_n_scalar_meta(x: Tensor, n: Scalar): Tensor {
  return unary(special_chebyshev_polynomial_w_n_scalar_rule, null, x, n);
}

export function special_chebyshev_polynomial_w_n_scalar_out_meta(x: Tensor, n: Scalar, out: Tensor): Tensor {
  return unaryOut(special_chebyshev_polynomial_w_n_scalar_rule, null, out, x, n);
}

export function special_hermite_polynomial_h_meta(x: Tensor, n: Tensor): Tensor {
  return binary(special_hermite_polynomial_h_rule, null, x, n);
}

export function special_hermite_polynomial_h_out_meta(x: Tensor, n: Tensor, out: Tensor): Tensor {
  return binaryOut(special_hermite_polynomial_h_rule, null, out, x, n);
}

export function special_hermite_polynomial_h_x_scalar_meta(x: Scalar, n: Tensor): Tensor {
  return unary(special_hermite_polynomial_h_x_scalar_rule, null, n, x);
}

export function special_hermite_polynomial_h_x_scalar_out_meta(x: Scalar, n: Tensor, out: Tensor): Tensor {
  return unaryOut(special_hermite_polynomial_h_x_scalar_rule, null, out, n, x);
}

export function special_hermite_polynomial_h_n_scalar_meta(x: Tensor, n: Scalar): Tensor {
  return unary(special_hermite_polynomial_h_n_scalar_rule, null, x, n);
}

export function special_hermite_polynomial_h_n_scalar_out_meta(x: Tensor, n: Scalar, out: Tensor): Tensor {
  return unaryOut(special_hermite_polynomial_h_n_scalar_rule, null, out, x, n);
}

export function special_hermite_polynomial_he_meta(x: Tensor, n: Tensor): Tensor {
  return binary(special_hermite_polynomial_he_rule, null, x, n);
}

export function special_hermite_polynomial_he_out_meta(x: Tensor, n: Tensor, out: Tensor): Tensor {
  return binaryOut(special_hermite_polynomial_he_rule, null, out, x, n);
}

export function special_hermite_polynomial_he_x_scalar_meta(x: Scalar, n: Tensor): Tensor {
  return unary(special_hermite_polynomial_he_x_scalar_rule, null, n, x);
}

export function special_hermite_polynomial_he_x_scalar_out_meta(x: Scalar, n: Tensor, out: Tensor): Tensor {
  return unaryOut(special_hermite_polynomial_he_x_scalar_rule, null, out, n, x);
}

export function special_hermite_polynomial_he_n_scalar_meta(x: Tensor, n: Scalar): Tensor {
  return unary(special_hermite_polynomial_he_n_scalar_rule, null, x, n);
}

export function special_hermite_polynomial_he_n_scalar_out_meta(x: Tensor, n: Scalar, out: Tensor): Tensor {
  return unaryOut(special_hermite_polynomial_he_n_scalar_rule, null, out, x, n);
}

export function special_laguerre_polynomial_l_meta(x: Tensor, n: Tensor): Tensor {
  return binary(special_laguerre_polynomial_l_rule, null, x, n);
}

export function special_laguerre_polynomial_l_out_meta(x: Tensor, n: Tensor, out: Tensor): Tensor {
  return binaryOut(special_laguerre_polynomial_l_rule, null, out, x, n);
}

export function special_laguerre_polynomial_l_x_scalar_meta(x: Scalar, n: Tensor): Tensor {
  return unary(special_laguerre_polynomial_l_x_scalar_rule, null, n, x);
}

export function special_laguerre_polynomial_l_x_scalar_out_meta(x: Scalar, n: Tensor, out: Tensor): Tensor {
  return unaryOut(special_laguerre_polynomial_l_x_scalar_rule, null, out, n, x);
}

export function special_laguerre_polynomial_l_n_scalar_meta(x: Tensor, n: Scalar): Tensor {
  return unary(special_laguerre_polynomial_l_n_scalar_rule, null, x, n);
}

export function special_laguerre_polynomial_l_n_scalar_out_meta(x: Tensor, n: Scalar, out: Tensor): Tensor {
  return unaryOut(special_laguerre_polynomial_l_n_scalar_rule, null, out, x, n);
}

export function special_legendre_polynomial_p_meta(x: Tensor, n: Tensor): Tensor {
  return binary(special_legendre_polynomial_p_rule, null, x, n);
}

export function special_legendre_polynomial_p_out_meta(x: Tensor, n: Tensor, out: Tensor): Tensor {
  return binaryOut(special_legendre_polynomial_p_rule, null, out, x, n);
}

export function special_legendre_polynomial_p_x_scalar_meta(x: Scalar, n: Tensor): Tensor {
  return unary(special_legendre_polynomial_p_x_scalar_rule, null, n, x);
}

export function special_legendre_polynomial_p_x_scalar_out_meta(x: Scalar, n: Tensor, out: Tensor): Tensor {
  return unaryOut(special_legendre_polynomial_p_x_scalar_rule, null, out, n, x);
}

export function special_legendre_polynomial_p_n_scalar_meta(x: Tensor, n: Scalar): Tensor {
  return unary(special_legendre_polynomial_p_n_scalar_rule, null, x, n);
}

export function special_legendre_polynomial_p_n_scalar_out_meta(x: Tensor, n: Scalar, out: Tensor): Tensor {
  return unaryOut(special_legendre_polynomial_p_n_scalar_rule, null, out, x, n);
}

export function special_shifted_chebyshev_polynomial_t_meta(x: Tensor, n: Tensor): Tensor {
  return binary(special_shifted_chebyshev_polynomial_t_rule, null, x, n);
}

export function special_shifted_chebyshev_polynomial_t_out_meta(x: Tensor, n: Tensor, out: Tensor): Tensor {
  return binaryOut(special_shifted_chebyshev_polynomial_t_rule, null, out, x, n);
}

export function special_shifted_chebyshev_polynomial_t_x_scalar_meta(x: Scalar, n: Tensor): Tensor {
  return unary(special_shifted_chebyshev_polynomial_t_x_scalar_rule, null, n, x);
}

export function special_shifted_chebyshev_polynomial_t_x_scalar_out_meta(x: Scalar, n: Tensor, out: Tensor): Tensor {
  return unaryOut(special_shifted_chebyshev_polynomial_t_x_scalar_rule, null, out, n, x);
}

export function special_shifted_chebyshev_polynomial_t_n_scalar_meta(x: Tensor, n: Scalar): Tensor {
  return unary(special_shifted_chebyshev_polynomial_t_n_scalar_rule, null, x, n);
}

export function special_shifted_chebyshev_polynomial_t_n_scalar_out_meta(x: Tensor, n: Scalar, out: Tensor): Tensor {
  return unaryOut(special_shifted_chebyshev_polynomial_t_n_scalar_rule, null, out, x, n);
}

export function special_shifted_chebyshev_polynomial_u_meta(x: Tensor, n: Tensor): Tensor {
  return binary(special_shifted_chebyshev_polynomial_u_rule, null, x, n);
}

export function special_shifted_chebyshev_polynomial_u_out_meta(x: Tensor, n: Tensor, out: Tensor): Tensor {
  return binaryOut(special_shifted_chebyshev_polynomial_u_rule, null, out, x, n);
}

export function special_shifted_chebyshev_polynomial_u_x_scalar_meta(x: Scalar, n: Tensor): Tensor {
  return unary(special_shifted_chebyshev_polynomial_u_x_scalar_rule, null, n, x);
}

export function special_shifted_chebyshev_polynomial_u_x_scalar_out_meta(x: Scalar, n: Tensor, out: Tensor): Tensor {
  return unaryOut(special_shifted_chebyshev_polynomial_u_x_scalar_rule, null, out, n, x);
}

export function special_shifted_chebyshev_polynomial_u_n_scalar_meta(x: Tensor, n: Scalar): Tensor {
  return unary(special_shifted_chebyshev_polynomial_u_n_scalar_rule, null, x, n);
}

export function special_shifted_chebyshev_polynomial_u_n_scalar_out_meta(x: Tensor, n: Scalar, out: Tensor): Tensor {
  return unaryOut(special_shifted_chebyshev_polynomial_u_n_scalar_rule, null, out, x, n);
}

export function special_shifted_chebyshev_polynomial_v_meta(x: Tensor, n: Tensor): Tensor {
  return binary(special_shifted_chebyshev_polynomial_v_rule, null, x, n);
}

export function special_shifted_chebyshev_polynomial_v_out_meta(x: Tensor, n: Tensor, out: Tensor): Tensor {
  return binaryOut(special_shifted_chebyshev_polynomial_v_rule, null, out, x, n);
}

export function special_shifted_chebyshev_polynomial_v_x_scalar_meta(x: Scalar, n: Tensor): Tensor {
  return unary(special_shifted_chebyshev_polynomial_v_x_scalar_rule, null, n, x);
}

export function special_shifted_chebyshev_polynomial_v_x_scalar_out_meta(x: Scalar, n: Tensor, out: Tensor): Tensor {
  return unaryOut(special_shifted_chebyshev_polynomial_v_x_scalar_rule, null, out, n, x);
}

export function special_shifted_chebyshev_polynomial_v_n_scalar_meta(x: Tensor, n: Scalar): Tensor {
  return unary(special_shifted_chebyshev_polynomial_v_n_scalar_rule, null, x, n);
}

export function special_shifted_chebyshev_polynomial_v_n_scalar_out_meta(x: Tensor, n: Scalar, out: Tensor): Tensor {
  return unaryOut(special_shifted_chebyshev_polynomial_v_n_scalar_rule, null, out, x, n);
}

export function special_shifted_chebyshev_polynomial_w_meta(x: Tensor, n: Tensor): Tensor {
  return binary(special_shifted_chebyshev_polynomial_w_rule, null, x, n);
}

export function special_shifted_chebyshev_polynomial_w_out_meta(x: Tensor, n: Tensor, out: Tensor): Tensor {
  return binaryOut(special_shifted_chebyshev_polynomial_w_rule, null, out, x, n);
}

export function special_shifted_chebyshev_polynomial_w_x_scalar_meta(x: Scalar, n: Tensor): Tensor {
  return unary(special_shifted_chebyshev_polynomial_w_x_scalar_rule, null, n, x);
}

export function special_shifted_chebyshev_polynomial_w_x_scalar_out_meta(x: Scalar, n: Tensor, out: Tensor): Tensor {
  return unaryOut(special_shifted_chebyshev_polynomial_w_x_scalar_rule, null, out, n, x);
}

export function special_shifted_chebyshev_polynomial_w_n_scalar_meta(x: Tensor, n: Scalar): Tensor {
  return unary(special_shifted_chebyshev_polynomial_w_n_scalar_rule, null, x, n);
}

export function special_shifted_chebyshev_polynomial_w_n_scalar_out_meta(x: Tensor, n: Scalar, out: Tensor): Tensor {
  return unaryOut(special_shifted_chebyshev_polynomial_w_n_scalar_rule, null, out, x, n);
}
