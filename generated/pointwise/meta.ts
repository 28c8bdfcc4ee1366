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
} from "../loops/runners.js";
import * as rules from "./rules.js";

export function neg_meta(self: Tensor): Tensor {
  negCheck(self);
  return unary(rules.neg_rule, null, self);
}

export function neg__meta(self: Tensor): Tensor {
  negCheck(self);
  return unaryInPlace(rules.neg_rule, null, self);
}

export function neg_out_meta(self: Tensor, out: Tensor): Tensor {
  negCheck(self);
  return unaryOut(rules.neg_rule, null, out, self);
}

export function polygamma_meta(n: number, self: Tensor): Tensor {
  polygammaCheck(n);
  return unary(rules.polygamma_rule, null, self, n);
}

export function polygamma_out_meta(n: number, self: Tensor, out: Tensor): Tensor {
  polygammaCheck(n);
  return unaryOut(rules.polygamma_rule, null, out, self, n);
}

export function add_Tensor_meta(self: Tensor, other: Tensor, alpha: Scalar): Tensor {
  alphaCheck(self, other, alpha);
  return binary(rules.add_Tensor_rule, null, self, other, alpha);
}

export function add__Tensor_meta(self: Tensor, other: Tensor, alpha: Scalar): Tensor {
  alphaCheck(self, other, alpha);
  return binaryInPlace(rules.add_Tensor_rule, null, self, other, alpha);
}

export function add_out_meta(self: Tensor, other: Tensor, alpha: Scalar, out: Tensor): Tensor {
  alphaCheck(self, other, alpha);
  return binaryOut(rules.add_Tensor_rule, null, out, self, other, alpha);
}

export function add_Scalar_meta(self: Tensor, other: Scalar, alpha: Scalar): Tensor {
  alphaCheck(self, other, alpha);
  return unary(rules.add_Scalar_rule, null, self, other, alpha);
}

export function add__Scalar_meta(self: Tensor, other: Scalar, alpha: Scalar): Tensor {
  alphaCheck(self, other, alpha);
  return unaryInPlace(rules.add_Scalar_rule, null, self, other, alpha);
}

export function sub_Tensor_meta(self: Tensor, other: Tensor, alpha: Scalar): Tensor {
  subCheck(self, other, alpha);
  return binary(rules.sub_Tensor_rule, null, self, other, alpha);
}

export function sub__Tensor_meta(self: Tensor, other: Tensor, alpha: Scalar): Tensor {
  subCheck(self, other, alpha);
  return binaryInPlace(rules.sub_Tensor_rule, null, self, other, alpha);
}

export function sub_out_meta(self: Tensor, other: Tensor, alpha: Scalar, out: Tensor): Tensor {
  subCheck(self, other, alpha);
  return binaryOut(rules.sub_Tensor_rule, null, out, self, other, alpha);
}

export function sub_Scalar_meta(self: Tensor, other: Scalar, alpha: Scalar): Tensor {
  subCheck(self, other, alpha);
  return unary(rules.sub_Scalar_rule, null, self, other, alpha);
}

export function sub__Scalar_meta(self: Tensor, other: Scalar, alpha: Scalar): Tensor {
  subCheck(self, other, alpha);
  return unaryInPlace(rules.sub_Scalar_rule, null, self, other, alpha);
}

export function rsub_Scalar_meta(self: Tensor, other: Scalar, alpha: Scalar): Tensor {
  subCheck(self, other, alpha);
  return unary(rules.rsub_Scalar_rule, null, self, other, alpha);
}

export function div_Tensor_mode_meta(self: Tensor, other: Tensor, roundingMode: string | null): Tensor {
  roundingModeCheck(self, other, roundingMode);
  return binary(rules.div_Tensor_mode_rule, null, self, other, roundingMode);
}

export function div__Tensor_mode_meta(self: Tensor, other: Tensor, roundingMode: string | null): Tensor {
  roundingModeCheck(self, other, roundingMode);
  return binaryInPlace(rules.div_Tensor_mode_rule, null, self, other, roundingMode);
}

export function div_out_mode_meta(self: Tensor, other: Tensor, roundingMode: string | null, out: Tensor): Tensor {
  roundingModeCheck(self, other, roundingMode);
  return binaryOut(rules.div_Tensor_mode_rule, null, out, self, other, roundingMode);
}

export function div_Scalar_mode_meta(self: Tensor, other: Scalar, roundingMode: string | null): Tensor {
  roundingModeCheck(self, other, roundingMode);
  return unary(rules.div_Scalar_mode_rule, null, self, other, roundingMode);
}

export function div__Scalar_mode_meta(self: Tensor, other: Scalar, roundingMode: string | null): Tensor {
  roundingModeCheck(self, other, roundingMode);
  return unaryInPlace(rules.div_Scalar_mode_rule, null, self, other, roundingMode);
}

export function remainder_Scalar_Tensor_meta(self: Scalar, other: Tensor): Tensor {
  return unary(rules.remainder_Scalar_Tensor_rule, null, other, self);
}

export function pow_Tensor_Scalar_meta(self: Tensor, exponent: Scalar): Tensor {
  powScalarCheck(self, exponent);
  return unary(rules.pow_Tensor_Scalar_rule, null, self, exponent);
}

export function pow__Scalar_meta(self: Tensor, exponent: Scalar): Tensor {
  powScalarCheck(self, exponent);
  return unaryInPlace(rules.pow_Tensor_Scalar_rule, null, self, exponent);
}

export function pow_Tensor_Scalar_out_meta(self: Tensor, exponent: Scalar, out: Tensor): Tensor {
  powScalarCheck(self, exponent);
  return unaryOut(rules.pow_Tensor_Scalar_rule, null, out, self, exponent);
}

export function pow_Scalar_meta(self: Scalar, exponent: Tensor): Tensor {
  return unary(rules.pow_Scalar_rule, null, exponent, self);
}

export function pow_Scalar_out_meta(self: Scalar, exponent: Tensor, out: Tensor): Tensor {
  return unaryOut(rules.pow_Scalar_rule, null, out, exponent, self);
}

export function xlogy_Scalar_Self_meta(self: Scalar, other: Tensor): Tensor {
  return unary(rules.xlogy_Scalar_Self_rule, null, other, self);
}

export function xlogy_OutScalar_Self_meta(self: Scalar, other: Tensor, out: Tensor): Tensor {
  return unaryOut(rules.xlogy_Scalar_Self_rule, null, out, other, self);
}

export function heaviside_meta(self: Tensor, values: Tensor): Tensor {
  heavisideCheck(self, values);
  return binary(rules.heaviside_rule, null, self, values);
}

export function heaviside__meta(self: Tensor, values: Tensor): Tensor {
  heavisideCheck(self, values);
  return binaryInPlace(rules.heaviside_rule, null, self, values);
}

export function heaviside_out_meta(self: Tensor, values: Tensor, out: Tensor): Tensor {
  heavisideCheck(self, values);
  return binaryOut(rules.heaviside_rule, null, out, self, values);
}

export function addcmul_meta(self: Tensor, tensor1: Tensor, tensor2: Tensor, value: Scalar): Tensor {
  addcmulCheck(self, tensor1, tensor2, value);
  return ternary(rules.addcmul_rule, null, self, tensor1, tensor2, value);
}

export function addcmul__meta(self: Tensor, tensor1: Tensor, tensor2: Tensor, value: Scalar): Tensor {
  addcmulCheck(self, tensor1, tensor2, value);
  return ternaryInPlace(rules.addcmul_rule, null, self, tensor1, tensor2, value);
}

export function addcmul_out_meta(self: Tensor, tensor1: Tensor, tensor2: Tensor, value: Scalar, out: Tensor): Tensor {
  addcmulCheck(self, tensor1, tensor2, value);
  return ternaryOut(rules.addcmul_rule, null, out, self, tensor1, tensor2, value);
}

export function addcdiv_meta(self: Tensor, tensor1: Tensor, tensor2: Tensor, value: Scalar): Tensor {
  addcdivCheck(self, tensor1, tensor2, value);
  return ternary(rules.addcdiv_rule, null, self, tensor1, tensor2, value);
}

export function addcdiv__meta(self: Tensor, tensor1: Tensor, tensor2: Tensor, value: Scalar): Tensor {
  addcdivCheck(self, tensor1, tensor2, value);
  return ternaryInPlace(rules.addcdiv_rule, null, self, tensor1, tensor2, value);
}

export function addcdiv_out_meta(self: Tensor, tensor1: Tensor, tensor2: Tensor, value: Scalar, out: Tensor): Tensor {
  addcdivCheck(self, tensor1, tensor2, value);
  return ternaryOut(rules.addcdiv_rule, null, out, self, tensor1, tensor2, value);
}

export function lerp_Scalar_meta(self: Tensor, end: Tensor, weight: Scalar): Tensor {
  lerpCheck(self, end, weight);
  return binary(rules.lerp_Scalar_rule, null, self, end, weight);
}

export function lerp__Scalar_meta(self: Tensor, end: Tensor, weight: Scalar): Tensor {
  lerpCheck(self, end, weight);
  return binaryInPlace(rules.lerp_Scalar_rule, null, self, end, weight);
}

export function lerp_Scalar_out_meta(self: Tensor, end: Tensor, weight: Scalar, out: Tensor): Tensor {
  lerpCheck(self, end, weight);
  return binaryOut(rules.lerp_Scalar_rule, null, out, self, end, weight);
}

export function lerp_Tensor_meta(self: Tensor, end: Tensor, weight: Tensor): Tensor {
  lerpCheck(self, end, weight);
  return ternary(rules.lerp_Tensor_rule, null, self, end, weight);
}

export function lerp__Tensor_meta(self: Tensor, end: Tensor, weight: Tensor): Tensor {
  lerpCheck(self, end, weight);
  return ternaryInPlace(rules.lerp_Tensor_rule, null, self, end, weight);
}

export function lerp_Tensor_out_meta(self: Tensor, end: Tensor, weight: Tensor, out: Tensor): Tensor {
  lerpCheck(self, end, weight);
  return ternaryOut(rules.lerp_Tensor_rule, null, out, self, end, weight);
}

export function bitwise_and_Scalar_Tensor_meta(self: Scalar, other: Tensor): Tensor {
  return unary(rules.bitwise_and_Scalar_Tensor_rule, null, other, self);
}

export function bitwise_or_Scalar_Tensor_meta(self: Scalar, other: Tensor): Tensor {
  return unary(rules.bitwise_or_Scalar_Tensor_rule, null, other, self);
}

export function bitwise_xor_Scalar_Tensor_meta(self: Scalar, other: Tensor): Tensor {
  return unary(rules.bitwise_xor_Scalar_Tensor_rule, null, other, self);
}

export function bitwise_left_shift_Scalar_Tensor_meta(self: Scalar, other: Tensor): Tensor {
  return unary(rules.bitwise_left_shift_Scalar_Tensor_rule, null, other, self);
}

export function bitwise_right_shift_Scalar_Tensor_meta(self: Scalar, other: Tensor): Tensor {
  return unary(rules.bitwise_right_shift_Scalar_Tensor_rule, null, other, self);
}

export function where_self_meta(condition: Tensor, self: Tensor, other: Tensor): Tensor {
  whereCheck(condition);
  return ternary(rules.where_self_rule, null, condition, self, other);
}

export function where_self_out_meta(condition: Tensor, self: Tensor, other: Tensor, out: Tensor): Tensor {
  whereCheck(condition);
  return ternaryOut(rules.where_self_rule, null, out, condition, self, other);
}

export function clamp_meta(self: Tensor, min: Scalar | null, max: Scalar | null): Tensor {
  clampCheck(self, min, max);
  return unary(rules.clamp_rule, null, self, min, max);
}

export function clamp__meta(self: Tensor, min: Scalar | null, max: Scalar | null): Tensor {
  clampCheck(self, min, max);
  return unaryInPlace(rules.clamp_rule, null, self, min, max);
}

export function clamp_out_meta(self: Tensor, min: Scalar | null, max: Scalar | null, out: Tensor): Tensor {
  clampCheck(self, min, max);
  return unaryOut(rules.clamp_rule, null, out, self, min, max);
}

export function clamp_min_meta(self: Tensor, min: Scalar): Tensor {
  clampBoundCheck(self, min);
  return unary(rules.clamp_min_rule, null, self, min);
}

export function clamp_min__meta(self: Tensor, min: Scalar): Tensor {
  clampBoundCheck(self, min);
  return unaryInPlace(rules.clamp_min_rule, null, self, min);
}

export function clamp_min_out_meta(self: Tensor, min: Scalar, out: Tensor): Tensor {
  clampBoundCheck(self, min);
  return unaryOut(rules.clamp_min_rule, null, out, self, min);
}

export function clamp_max_meta(self: Tensor, max: Scalar): Tensor {
  clampBoundCheck(self, max);
  return unary(rules.clamp_max_rule, null, self, max);
}

export function clamp_max__meta(self: Tensor, max: Scalar): Tensor {
  clampBoundCheck(self, max);
  return unaryInPlace(rules.clamp_max_rule, null, self, max);
}

export function clamp_max_out_meta(self: Tensor, max: Scalar, out: Tensor): Tensor {
  clampBoundCheck(self, max);
  return unaryOut(rules.clamp_max_rule, null, out, self, max);
}

export function relu_meta(self: Tensor): Tensor {
  reluCheck(self);
  return unary(rules.relu_rule, null, self);
}

export function relu__meta(self: Tensor): Tensor {
  reluCheck(self);
  return unaryInPlace(rules.relu_rule, null, self);
}

export function hardtanh_meta(self: Tensor, minVal: Scalar, maxVal: Scalar): Tensor {
  hardtanhCheck(self, minVal, maxVal);
  return unary(rules.hardtanh_rule, null, self, minVal, maxVal);
}

export function hardtanh__meta(self: Tensor, minVal: Scalar, maxVal: Scalar): Tensor {
  hardtanhCheck(self, minVal, maxVal);
  return unaryInPlace(rules.hardtanh_rule, null, self, minVal, maxVal);
}

export function hardtanh_out_meta(self: Tensor, minVal: Scalar, maxVal: Scalar, out: Tensor): Tensor {
  hardtanhCheck(self, minVal, maxVal);
  return unaryOut(rules.hardtanh_rule, null, out, self, minVal, maxVal);
}

export function threshold_meta(self: Tensor, threshold: Scalar, value: Scalar): Tensor {
  heldScalars(self, threshold, value);
  return unary(rules.threshold_rule, null, self, threshold, value);
}

export function threshold__meta(self: Tensor, threshold: Scalar, value: Scalar): Tensor {
  heldScalars(self, threshold, value);
  return unaryInPlace(rules.threshold_rule, null, self, threshold, value);
}

export function threshold_out_meta(self: Tensor, threshold: Scalar, value: Scalar, out: Tensor): Tensor {
  heldScalars(self, threshold, value);
  return unaryOut(rules.threshold_rule, null, out, self, threshold, value);
}

export function softshrink_meta(self: Tensor, lambd: Scalar): Tensor {
  softshrinkCheck(self, lambd);
  return unary(rules.softshrink_rule, null, self, lambd);
}

export function softshrink_out_meta(self: Tensor, lambd: Scalar, out: Tensor): Tensor {
  softshrinkCheck(self, lambd);
  return unaryOut(rules.softshrink_rule, null, out, self, lambd);
}

export function leaky_relu_backward_meta(gradOutput: Tensor, self: Tensor, negativeSlope: Scalar, selfIsResult: boolean): Tensor {
  leakyReluBackwardCheck(gradOutput, self, negativeSlope, selfIsResult);
  return binary(rules.leaky_relu_backward_rule, null, gradOutput, self, negativeSlope, selfIsResult);
}

export function leaky_relu_backward_grad_input_meta(gradOutput: Tensor, self: Tensor, negativeSlope: Scalar, selfIsResult: boolean, gradInput: Tensor): Tensor {
  leakyReluBackwardCheck(gradOutput, self, negativeSlope, selfIsResult);
  return binaryOut(rules.leaky_relu_backward_rule, null, gradInput, gradOutput, self, negativeSlope, selfIsResult);
}

export function elu_backward_meta(gradOutput: Tensor, alpha: Scalar, scale: Scalar, inputScale: Scalar, isResult: boolean, selfOrResult: Tensor): Tensor {
  eluBackwardCheck(gradOutput, alpha, scale, inputScale, isResult);
  return binary(rules.elu_backward_rule, null, gradOutput, selfOrResult, alpha, scale, inputScale, isResult);
}

export function elu_backward_grad_input_meta(gradOutput: Tensor, alpha: Scalar, scale: Scalar, inputScale: Scalar, isResult: boolean, selfOrResult: Tensor, gradInput: Tensor): Tensor {
  eluBackwardCheck(gradOutput, alpha, scale, inputScale, isResult);
  return binaryOut(rules.elu_backward_rule, null, gradInput, gradOutput, selfOrResult, alpha, scale, inputScale, isResult);
}

export function log_sigmoid_backward_meta(gradOutput: Tensor, self: Tensor, buffer: Tensor): Tensor {
  sameDTypeCheck(gradOutput, self, buffer);
  return ternary(rules.log_sigmoid_backward_rule, null, gradOutput, self, buffer);
}

export function log_sigmoid_backward_grad_input_meta(gradOutput: Tensor, self: Tensor, buffer: Tensor, gradInput: Tensor): Tensor {
  sameDTypeCheck(gradOutput, self, buffer);
  return ternaryOut(rules.log_sigmoid_backward_rule, null, gradInput, gradOutput, self, buffer);
}

export function special_xlog1py_self_scalar_meta(self: Scalar, other: Tensor): Tensor {
  return unary(rules.special_xlog1py_self_scalar_rule, null, other, self);
}

export function special_xlog1py_self_scalar_out_meta(self: Scalar, other: Tensor, out: Tensor): Tensor {
  return unaryOut(rules.special_xlog1py_self_scalar_rule, null, out, other, self);
}

export function special_zeta_self_scalar_meta(self: Scalar, other: Tensor): Tensor {
  return unary(rules.special_zeta_self_scalar_rule, null, other, self);
}

export function special_zeta_self_scalar_out_meta(self: Scalar, other: Tensor, out: Tensor): Tensor {
  return unaryOut(rules.special_zeta_self_scalar_rule, null, out, other, self);
}

export function special_chebyshev_polynomial_t_x_scalar_meta(x: Scalar, n: Tensor): Tensor {
  return unary(rules.special_chebyshev_polynomial_t_x_scalar_rule, null, n, x);
}

export function special_chebyshev_polynomial_t_x_scalar_out_meta(x: Scalar, n: Tensor, out: Tensor): Tensor {
  return unaryOut(rules.special_chebyshev_polynomial_t_x_scalar_rule, null, out, n, x);
}

export function special_chebyshev_polynomial_u_x_scalar_meta(x: Scalar, n: Tensor): Tensor {
  return unary(rules.special_chebyshev_polynomial_u_x_scalar_rule, null, n, x);
}

export function special_chebyshev_polynomial_u_x_scalar_out_meta(x: Scalar, n: Tensor, out: Tensor): Tensor {
  return unaryOut(rules.special_chebyshev_polynomial_u_x_scalar_rule, null, out, n, x);
}

export function special_chebyshev_polynomial_v_x_scalar_meta(x: Scalar, n: Tensor): Tensor {
  return unary(rules.special_chebyshev_polynomial_v_x_scalar_rule, null, n, x);
}

export function special_chebyshev_polynomial_v_x_scalar_out_meta(x: Scalar, n: Tensor, out: Tensor): Tensor {
  return unaryOut(rules.special_chebyshev_polynomial_v_x_scalar_rule, null, out, n, x);
}

export function special_chebyshev_polynomial_w_x_scalar_meta(x: Scalar, n: Tensor): Tensor {
  return unary(rules.special_chebyshev_polynomial_w_x_scalar_rule, null, n, x);
}

export function special_chebyshev_polynomial_w_x_scalar_out_meta(x: Scalar, n: Tensor, out: Tensor): Tensor {
  return unaryOut(rules.special_chebyshev_polynomial_w_x_scalar_rule, null, out, n, x);
}

export function special_hermite_polynomial_h_x_scalar_meta(x: Scalar, n: Tensor): Tensor {
  return unary(rules.special_hermite_polynomial_h_x_scalar_rule, null, n, x);
}

export function special_hermite_polynomial_h_x_scalar_out_meta(x: Scalar, n: Tensor, out: Tensor): Tensor {
  return unaryOut(rules.special_hermite_polynomial_h_x_scalar_rule, null, out, n, x);
}

export function special_hermite_polynomial_he_x_scalar_meta(x: Scalar, n: Tensor): Tensor {
  return unary(rules.special_hermite_polynomial_he_x_scalar_rule, null, n, x);
}

export function special_hermite_polynomial_he_x_scalar_out_meta(x: Scalar, n: Tensor, out: Tensor): Tensor {
  return unaryOut(rules.special_hermite_polynomial_he_x_scalar_rule, null, out, n, x);
}

export function special_laguerre_polynomial_l_x_scalar_meta(x: Scalar, n: Tensor): Tensor {
  return unary(rules.special_laguerre_polynomial_l_x_scalar_rule, null, n, x);
}

export function special_laguerre_polynomial_l_x_scalar_out_meta(x: Scalar, n: Tensor, out: Tensor): Tensor {
  return unaryOut(rules.special_laguerre_polynomial_l_x_scalar_rule, null, out, n, x);
}

export function special_legendre_polynomial_p_x_scalar_meta(x: Scalar, n: Tensor): Tensor {
  return unary(rules.special_legendre_polynomial_p_x_scalar_rule, null, n, x);
}

export function special_legendre_polynomial_p_x_scalar_out_meta(x: Scalar, n: Tensor, out: Tensor): Tensor {
  return unaryOut(rules.special_legendre_polynomial_p_x_scalar_rule, null, out, n, x);
}

export function special_shifted_chebyshev_polynomial_t_x_scalar_meta(x: Scalar, n: Tensor): Tensor {
  return unary(rules.special_shifted_chebyshev_polynomial_t_x_scalar_rule, null, n, x);
}

export function special_shifted_chebyshev_polynomial_t_x_scalar_out_meta(x: Scalar, n: Tensor, out: Tensor): Tensor {
  return unaryOut(rules.special_shifted_chebyshev_polynomial_t_x_scalar_rule, null, out, n, x);
}

export function special_shifted_chebyshev_polynomial_u_x_scalar_meta(x: Scalar, n: Tensor): Tensor {
  return unary(rules.special_shifted_chebyshev_polynomial_u_x_scalar_rule, null, n, x);
}

export function special_shifted_chebyshev_polynomial_u_x_scalar_out_meta(x: Scalar, n: Tensor, out: Tensor): Tensor {
  return unaryOut(rules.special_shifted_chebyshev_polynomial_u_x_scalar_rule, null, out, n, x);
}

export function special_shifted_chebyshev_polynomial_v_x_scalar_meta(x: Scalar, n: Tensor): Tensor {
  return unary(rules.special_shifted_chebyshev_polynomial_v_x_scalar_rule, null, n, x);
}

export function special_shifted_chebyshev_polynomial_v_x_scalar_out_meta(x: Scalar, n: Tensor, out: Tensor): Tensor {
  return unaryOut(rules.special_shifted_chebyshev_polynomial_v_x_scalar_rule, null, out, n, x);
}

export function special_shifted_chebyshev_polynomial_w_x_scalar_meta(x: Scalar, n: Tensor): Tensor {
  return unary(rules.special_shifted_chebyshev_polynomial_w_x_scalar_rule, null, n, x);
}

export function special_shifted_chebyshev_polynomial_w_x_scalar_out_meta(x: Scalar, n: Tensor, out: Tensor): Tensor {
  return unaryOut(rules.special_shifted_chebyshev_polynomial_w_x_scalar_rule, null, out, n, x);
}

export function _standard_gamma_grad_meta(self: Tensor, output: Tensor): Tensor {
  sameDTypeCheck(self, output);
  return binary(rules._standard_gamma_grad_rule, null, self, output);
}

export function _dirichlet_grad_meta(x: Tensor, alpha: Tensor, total: Tensor): Tensor {
  sameDTypeCheck(x, alpha, total);
  return ternary(rules._dirichlet_grad_rule, null, x, alpha, total);
}
