// Derivatives of losses and of their gradients. `reduction` is 0 for none, 1 for the mean, 2 for the sum.

import {
  _to_copy,
  abs,
  clamp_min,
  div__Scalar,
  huber_loss_backward,
  log,
  log_sigmoid,
  log1p,
  lt_Scalar,
  mul_Tensor,
  neg,
  sigmoid,
  soft_margin_loss_backward,
} from "../../../generated/operators.js";
import type { Tensor } from "../../core/tensor.js";
import { minus, onesOf, over, plus, product, times, total, zerosOf } from "../composite/arithmetic.js";
import { lossCount, lossShare } from "../composite/losses.js";

const NONE = 0;
const MEAN = 1;
const EPSILON = 1e-12;

export { apply_loss_reduction, smooth_l1_loss_slope } from "../composite/losses.js";

function shared(grad: Tensor, reduction: number, ...operands: readonly (Tensor | null)[]): Tensor {
  return reduction === MEAN ? over(grad, lossCount(operands)) : grad;
}

/** As `shared`, in place: the gradient has the shape of all elements, and nothing else references it. */
function sharedInPlace(grad: Tensor, reduction: number): Tensor {
  return reduction === MEAN ? div__Scalar(grad, grad.numel) : grad;
}

export function mse_loss_double_backward(grad: Tensor, input: Tensor, reduction: number): Tensor {
  return times(grad, 2 * lossShare(reduction, input));
}

/** The difference; a bool operand, which the loss takes and subtraction does not, counts as 0 and 1. */
function distanceOf(input: Tensor, target: Tensor): Tensor {
  const as = (tensor: Tensor, { dtype }: Tensor): Tensor =>
    tensor.dtype === "bool" ? _to_copy(tensor, dtype, null, null, null, false, null) : tensor;
  return minus(as(input, target), as(target, input));
}

export function smooth_l1_loss_double_backward(
  grad: Tensor,
  input: Tensor,
  target: Tensor,
  reduction: number,
  beta: number,
): Tensor {
  // With beta 0 the loss is |d|, whose second derivative is 0.
  const distance = distanceOf(input, target);
  if (beta === 0) return zerosOf(distance);
  const isQuadratic = lt_Scalar(abs(distance), beta);
  return shared(over(mul_Tensor(grad, isQuadratic), beta), reduction, input, target);
}

export function huber_loss_double_backward(
  grad: Tensor,
  input: Tensor,
  target: Tensor,
  reduction: number,
  delta: number,
): Tensor {
  return shared(mul_Tensor(grad, lt_Scalar(abs(minus(input, target)), delta)), reduction, input, target);
}

export function huber_loss_double_backward_grad_output(
  grad: Tensor,
  gradOutput: Tensor,
  input: Tensor,
  target: Tensor,
  reduction: number,
  delta: number,
): Tensor {
  if (reduction === NONE) return huber_loss_backward(grad, input, target, reduction, delta);
  return total(mul_Tensor(huber_loss_backward(onesOf(gradOutput), input, target, reduction, delta), grad));
}

export function soft_margin_loss_double_backward(
  grad: Tensor,
  input: Tensor,
  target: Tensor,
  reduction: number,
): Tensor {
  const z = sigmoid(times(target, input));
  return shared(product(grad, target, target, z, minus(1, z)), reduction, input, target);
}

export function soft_margin_loss_double_backward_grad_output(
  grad: Tensor,
  gradOutput: Tensor,
  input: Tensor,
  target: Tensor,
  reduction: number,
): Tensor {
  if (reduction === NONE) return soft_margin_loss_backward(grad, input, target, reduction);
  return total(mul_Tensor(soft_margin_loss_backward(onesOf(gradOutput), input, target, reduction), grad));
}

/** Derivative with respect to the target: log(1 - x) - log(x). */
export function binary_cross_entropy_target_backward(
  grad: Tensor,
  self: Tensor,
  target: Tensor,
  weight: Tensor | null,
  reduction: number,
): Tensor {
  return shared(product(minus(log1p(neg(self)), log(self)), grad, weight), reduction, self, target, weight);
}

/** d/dx (x - t) / (x (1 - x)) = (x^2 - 2 x t + t) / (x (1 - x))^2. */
export function binary_cross_entropy_double_backward(
  gradOutput: Tensor,
  grad: Tensor,
  input: Tensor,
  target: Tensor,
  weight: Tensor | null,
  reduction: number,
): Tensor {
  const divisor = times(plus(input, EPSILON), plus(minus(1, input), EPSILON));
  const numerator = plus(times(input, minus(input, times(target, 2))), target);
  const slope = over(numerator, times(divisor, divisor));
  return shared(product(slope, weight, grad, gradOutput), reduction, input, target, weight);
}

export function binary_cross_entropy_double_backward_grad_output(
  grad: Tensor,
  input: Tensor,
  target: Tensor,
  weight: Tensor | null,
  reduction: number,
): Tensor {
  // As in PyTorch the divisor is not clamped, unlike that of the gradient itself.
  const slope = over(minus(input, target), times(plus(input, EPSILON), plus(minus(1, input), EPSILON)));
  return shared(product(slope, weight, grad), reduction, input, target, weight);
}

/** d/dt (x - t) / (x (1 - x)) = -1 / (x (1 - x)). */
export function binary_cross_entropy_double_backward_target(
  grad: Tensor,
  gradOutput: Tensor,
  self: Tensor,
  target: Tensor,
  weight: Tensor | null,
  reduction: number,
): Tensor {
  const slope = over(product(neg(gradOutput), grad, weight), clamp_min(times(self, minus(1, self)), EPSILON));
  return shared(slope, reduction, self, target, weight);
}

/** gradOutput ((w t + 1 - t) sigmoid(x) - w t), with w the weight of positives. */
export function binary_cross_entropy_with_logits_backward(
  grad: Tensor,
  input: Tensor,
  target: Tensor,
  weight: Tensor | null,
  posWeight: Tensor | null,
  reduction: number,
): Tensor {
  const probability = sigmoid(input);
  let slope: Tensor;
  if (posWeight === null) slope = minus(probability, target);
  else {
    const positives = times(posWeight, target);
    slope = minus(times(minus(plus(positives, 1), target), probability), positives);
  }
  return sharedInPlace(product(slope, grad, weight), reduction);
}

export function binary_cross_entropy_with_logits_target_backward(
  gradOutput: Tensor,
  self: Tensor,
  _target: Tensor,
  weight: Tensor | null,
  posWeight: Tensor | null,
  reduction: number,
): Tensor {
  const slope = posWeight === null ? neg(self) : minus(log_sigmoid(neg(self)), times(posWeight, log_sigmoid(self)));
  return sharedInPlace(product(slope, gradOutput, weight), reduction);
}
