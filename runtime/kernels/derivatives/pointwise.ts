// Derivatives of pointwise operators that distinguish cases or that several formulas share. Composed of operators, so
// that they can be differentiated again.

import {
  abs,
  add_Scalar,
  add_Tensor,
  cos,
  div_Tensor,
  elu_backward,
  eq_Scalar,
  exp,
  ge_Scalar,
  ge_Tensor,
  gt_Scalar,
  gt_Tensor,
  i0,
  imag,
  le_Scalar,
  le_Tensor,
  log,
  log1p,
  logical_and,
  logical_not,
  lt_Scalar,
  lt_Tensor,
  masked_fill_Scalar,
  mul_Scalar,
  mul_Tensor,
  neg,
  pow_Tensor_Scalar,
  pow_Tensor_Tensor,
  real,
  reciprocal,
  rsub_Scalar,
  sgn,
  sigmoid,
  sin,
  special_i0e,
  sub_Scalar,
  sub_Tensor,
  tanh,
  to_dtype,
  where_ScalarOther,
  where_self,
  zeros as zeros_,
  zeros_like,
} from "../../../generated/operators.js";
import { isComplexCode } from "../../core/dtype.js";
import { finfo } from "../../core/limits.js";
import { isComplexScalar, type Scalar, toBoolean, toNumber } from "../../core/scalar.js";
import type { Tensor } from "../../core/tensor.js";
import { conjugate, scalar_to_tensor } from "./values.js";

function zeros(like: Tensor): Tensor {
  return zeros_like(like, null, null, null, null, null);
}

/** d/dx sin(pi x) / (pi x); 0 at 0. */
export function sinc_backward(grad: Tensor, self: Tensor): Tensor {
  const x = mul_Scalar(self, Math.PI);
  const divisor = mul_Scalar(mul_Tensor(self, self), Math.PI);
  const slope = div_Tensor(sub_Tensor(mul_Tensor(x, cos(x)), sin(x), 1), divisor);
  return masked_fill_Scalar(mul_Tensor(grad, conjugate(slope)), eq_Scalar(divisor, 0), 0);
}

/** d/dx x^e = e x^(e - 1); 0 for e = 0, even at x = 0. */
export function pow_backward(grad: Tensor, self: Tensor, exponent: Scalar): Tensor {
  if (isComplexScalar(exponent) && exponent.im !== 0) {
    const lower = { re: exponent.re - 1, im: exponent.im };
    return mul_Tensor(grad, conjugate(mul_Scalar(pow_Tensor_Scalar(self, lower), exponent)));
  }
  const e = toNumber(exponent);
  if (e === 0) return zeros(self);
  return mul_Tensor(grad, conjugate(mul_Scalar(pow_Tensor_Scalar(self, e - 1), exponent)));
}

export function pow_backward_self(grad: Tensor, self: Tensor, exponent: Tensor): Tensor {
  const slope = mul_Tensor(exponent, pow_Tensor_Tensor(self, sub_Scalar(exponent, 1, 1)));
  return where_ScalarOther(logical_not(eq_Scalar(exponent, 0)), mul_Tensor(grad, conjugate(slope)), 0);
}

/** Both gradients share the squared distance from the origin. */
export function atan2_backward(
  grad: Tensor,
  self: Tensor,
  other: Tensor,
  outputMask: readonly boolean[],
): readonly [Tensor | null, Tensor | null] {
  const inverse = reciprocal(add_Tensor(mul_Tensor(self, self), mul_Tensor(other, other), 1));
  return [
    outputMask[0]! ? mul_Tensor(mul_Tensor(grad, other), inverse) : null,
    outputMask[1]! ? mul_Tensor(mul_Tensor(grad, neg(self)), inverse) : null,
  ];
}

/** Whether the exponent is real and not negative. */
function isFromZeroOn(exponent: Tensor): Tensor {
  if (!isComplexCode(exponent.dtypeCode)) return ge_Scalar(exponent, 0);
  return logical_and(ge_Scalar(real(exponent), 0), eq_Scalar(imag(exponent), 0));
}

/** log(self) in the dtype of the powers: complex for negative numbers if the powers are complex. */
function logOf(self: Tensor, result: Tensor): Tensor {
  return log(isComplexCode(result.dtypeCode) ? to_dtype(self, result.dtype, false, false, null) : self);
}

/** d/de x^e = x^e log x; 0 at x = 0 for e >= 0, where the limit is 0. */
export function pow_backward_exponent(grad: Tensor, self: Tensor, exponent: Tensor, result: Tensor): Tensor {
  const flat = logical_and(eq_Scalar(self, 0), isFromZeroOn(exponent));
  const none = zeros_([], result.dtype, "strided", result.device, null);
  return mul_Tensor(grad, where_self(flat, none, conjugate(mul_Tensor(result, logOf(self, result)))));
}

export function pow_backward_exponent_Scalar(grad: Tensor, base: Scalar, exponent: Tensor, result: Tensor): Tensor {
  const slope = isComplexCode(result.dtypeCode)
    ? conjugate(mul_Tensor(result, logOf(scalar_to_tensor(base), result)))
    : mul_Scalar(result, Math.log(toNumber(base)));
  if (toBoolean(base)) return mul_Tensor(grad, slope);
  return mul_Tensor(grad, where_ScalarOther(logical_not(isFromZeroOn(exponent)), slope, 0));
}

/** The gradient where self is within the bounds, inclusive. */
export function clamp_backward(grad: Tensor, self: Tensor, min: Scalar | null, max: Scalar | null): Tensor {
  const above = min === null ? null : ge_Scalar(self, min);
  const below = max === null ? null : le_Scalar(self, max);
  return within(grad, above, below);
}

export function clamp_backward_Tensor(grad: Tensor, self: Tensor, min: Tensor | null, max: Tensor | null): Tensor {
  const above = min === null ? null : ge_Tensor(self, min);
  const below = max === null ? null : le_Tensor(self, max);
  return within(grad, above, below);
}

function within(grad: Tensor, above: Tensor | null, below: Tensor | null): Tensor {
  const inside = above === null ? below : below === null ? above : logical_and(above, below);
  return inside === null ? grad : where_ScalarOther(inside, grad, 0);
}

/** Gradients of the bounds: min's where it determines the result and does not exceed max; max's where self or min exceeds it. */
export function clamp_backward_min_max(
  grad: Tensor,
  self: Tensor,
  min: Tensor | null,
  max: Tensor | null,
  gradInputMask: readonly boolean[],
): readonly [Tensor | null, Tensor | null] {
  let ofMin: Tensor | null = null;
  let ofMax: Tensor | null = null;
  if (min !== null && gradInputMask[0]!) {
    const isMin = lt_Tensor(self, min);
    const wins = max === null ? isMin : logical_and(isMin, lt_Tensor(min, max));
    ofMin = where_ScalarOther(wins, grad, 0);
  }
  if (max !== null && gradInputMask[1]!) {
    const above = gt_Tensor(self, max);
    const wins = min === null ? above : logical_not(logical_and(logical_not(above), logical_not(lt_Tensor(max, min))));
    ofMax = where_ScalarOther(wins, grad, 0);
  }
  return [ofMin, ofMax];
}

export function clamp_jvp(
  self: Tensor,
  selfT: Tensor,
  min: Tensor | null,
  minT: Tensor | null,
  max: Tensor | null,
  maxT: Tensor | null,
): Tensor {
  if (min !== null && max !== null) {
    const inner = where_self(gt_Tensor(min, max), maxT!, where_self(lt_Tensor(self, min), minT!, selfT));
    return where_self(gt_Tensor(self, max), maxT!, inner);
  }
  if (min !== null) return where_self(ge_Tensor(self, min), selfT, minT!);
  return max === null ? selfT : where_self(le_Tensor(self, max), selfT, maxT!);
}

/** elu is linear for x >= 0; below, its second derivative is its first times `inputScale`. */
export function elu_double_backward(
  grad: Tensor,
  gradOutput: Tensor,
  alpha: Scalar,
  scale: Scalar,
  inputScale: Scalar,
  isResult: boolean,
  selfOrResult: Tensor,
): Tensor {
  const product = mul_Tensor(grad, gradOutput);
  const negative = lt_Scalar(selfOrResult, 0);
  // In terms of the result, elu' = inputScale (result + alpha scale), whose derivative is inputScale.
  const slope = isResult ? product : elu_backward(product, alpha, scale, inputScale, false, selfOrResult);
  return mul_Tensor(mul_Scalar(slope, inputScale), negative);
}

/** s (1 - s) (2 + x (1 - 2 s)), s = sigmoid(x). */
export function silu_double_backward(grad: Tensor, input: Tensor): Tensor {
  const s = sigmoid(input);
  const bell = mul_Tensor(s, rsub_Scalar(s, 1, 1));
  return mul_Tensor(grad, mul_Tensor(bell, add_Scalar(mul_Tensor(input, rsub_Scalar(s, 1, 2)), 2, 1)));
}

/** With t = tanh(softplus(x)), s = sigmoid(x), w = dt/dx = s (1 - t^2): w (2 + x (1 - s - 2 s t)). */
export function mish_double_backward(grad: Tensor, input: Tensor): Tensor {
  const s = sigmoid(input);
  const t = tanh(log1p(exp(input)));
  const w = mul_Tensor(s, rsub_Scalar(mul_Tensor(t, t), 1, 1));
  const inner = rsub_Scalar(mul_Tensor(s, add_Scalar(mul_Scalar(t, 2), 1, 1)), 1, 1);
  return mul_Tensor(grad, mul_Tensor(w, add_Scalar(mul_Tensor(input, inner), 2, 1)));
}

/** beta s (1 - s), s = sigmoid(beta x), where the function is not yet linear. */
export function softplus_double_backward(grad: Tensor, input: Tensor, beta: Scalar, threshold: Scalar): Tensor {
  const x = mul_Scalar(input, beta);
  const s = sigmoid(x);
  const slope = mul_Scalar(mul_Tensor(s, rsub_Scalar(s, 1, 1)), beta);
  return mul_Tensor(mul_Tensor(grad, slope), lt_Scalar(x, threshold));
}

/** -s (1 - s), s = sigmoid(x). */
export function log_sigmoid_double_backward(grad: Tensor, input: Tensor): Tensor {
  const s = sigmoid(input);
  return mul_Tensor(grad, mul_Tensor(s, sub_Scalar(s, 1, 1)));
}

/** Second derivative of gelu: phi(x) (2 - x^2), or that of its tanh form. */
export function gelu_double_backward(ggI: Tensor, gO: Tensor, input: Tensor, approximate: string): Tensor {
  const product = mul_Tensor(ggI, gO);
  const square = mul_Tensor(input, input);
  if (approximate !== "tanh") {
    const density = mul_Scalar(exp(mul_Scalar(square, -0.5)), 0.3989422804014327);
    return mul_Tensor(product, sub_Tensor(mul_Scalar(density, 2), mul_Tensor(square, density), 1));
  }
  // 0.5 x (1 + tanh(u)) with u = c (x + k x^3): its second derivative is (1 - t^2) (u' + 0.5 x (u'' - 2 t u'^2)).
  const c = 0.7978845608028654;
  const k = 0.044715;
  const t = tanh(mul_Scalar(mul_Tensor(input, add_Scalar(mul_Scalar(square, k), 1, 1)), c));
  const u1 = mul_Scalar(add_Scalar(mul_Scalar(square, 3 * k), 1, 1), c);
  const u2 = mul_Scalar(input, 6 * k * c);
  const curvature = sub_Tensor(u2, mul_Tensor(mul_Scalar(t, 2), mul_Tensor(u1, u1)), 1);
  const inner = add_Tensor(u1, mul_Scalar(mul_Tensor(input, curvature), 0.5), 1);
  return mul_Tensor(product, mul_Tensor(rsub_Scalar(mul_Tensor(t, t), 1, 1), inner));
}

/** The angle of a real number is locally constant; that of a complex number changes with the component orthogonal to it. */
export function angle_backward(grad: Tensor, self: Tensor): Tensor {
  if (!isComplexCode(self.dtypeCode)) return zeros(self);
  const size = abs(self);
  const across = div_Tensor(mul_Scalar(self, { re: 0, im: 1 }), mul_Tensor(size, size));
  return masked_fill_Scalar(mul_Tensor(grad, across), eq_Scalar(size, 0), 0);
}

/** `isNonzero`: where self is not tiny. `safe`: self there, and a nonzero divisor elsewhere. */
function awayFromZero(self: Tensor): { isNonzero: Tensor; safe: Tensor } {
  const epsilon = finfo(self.dtype).eps;
  const isNonzero = gt_Scalar(abs(self), epsilon);
  return { isNonzero, safe: where_ScalarOther(isNonzero, self, epsilon) };
}

/** d/dx I1(x) = I0(x) - I1(x) / x; 1/2 at 0. */
export function i1_backward(grad: Tensor, self: Tensor, result: Tensor): Tensor {
  const { isNonzero, safe } = awayFromZero(self);
  const slope = sub_Tensor(i0(safe), mul_Tensor(result, reciprocal(safe)), 1);
  return mul_Tensor(grad, where_ScalarOther(isNonzero, slope, 0.5));
}

/** d/dx exp(-|x|) I1(x); 1/2 at 0. */
export function i1e_backward(grad: Tensor, self: Tensor, result: Tensor): Tensor {
  const { isNonzero, safe } = awayFromZero(self);
  const slope = sub_Tensor(special_i0e(safe), mul_Tensor(result, add_Tensor(sgn(safe), reciprocal(safe), 1)), 1);
  return mul_Tensor(grad, where_ScalarOther(isNonzero, slope, 0.5));
}
