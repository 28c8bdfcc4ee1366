// Derivatives of gated and learned activations, of renorm, and of the trilinear sum.

import {
  _trilinear,
  cat,
  gt_Scalar,
  le_Scalar,
  linalg_vector_norm,
  real,
  reciprocal,
  sigmoid,
  sum_dim_IntList,
  where_self,
} from "../../../generated/operators.js";
import { type DType, dtypeOf, dtypes, infoOf, isComplexCode } from "../../core/dtype.js";
import { type Scalar, toNumber } from "../../core/scalar.js";
import type { Tensor } from "../../core/tensor.js";
import { hostDevice } from "../../dispatch/keys.js";
import { alignedSlope, halves, perSlope, sliceDims } from "../composite/activations.js";
import { minus, plus, product, times, zerosOf } from "../composite/arithmetic.js";
import { castTo } from "../composite/softmax.js";
import { noTensor } from "../shapes/absent.js";
import { norm_backward_dim, norm_jvp_dim } from "./reductions.js";
import { conjugate } from "./values.js";

/** Derivative of gradA gO s + gradB gO a s (1 - s) with respect to a and b, the halves of the input; s = sigmoid(b). */
export function glu_double_backward(grad: Tensor, gradOutput: Tensor, input: Tensor, dim: number): Tensor {
  const [a, b] = halves(input, dim);
  const [gradA, gradB] = halves(grad, dim);
  const gate = sigmoid(b);
  const slope = times(gate, minus(1, gate));
  const byA = product(gradB, gradOutput, slope);
  const curve = product(gradB, a, minus(1, times(gate, 2)));
  return cat([byA, product(plus(gradA, curve), gradOutput, slope)], dim);
}

export function glu_double_backward_grad_output(grad: Tensor, input: Tensor, dim: number): Tensor {
  const [a, b] = halves(input, dim);
  const [gradA, gradB] = halves(grad, dim);
  const gate = sigmoid(b);
  return times(plus(gradA, product(gradB, a, minus(1, gate))), gate);
}

export function prelu_double_backward(
  gradGradInput: Tensor | null,
  gradGradWeight: Tensor | null,
  gradOut: Tensor,
  input_: Tensor,
  weight_: Tensor,
): readonly [Tensor, Tensor, Tensor] {
  const slope = alignedSlope(input_, weight_);
  const zeros = zerosOf(input_);
  // Multiplying by masks, as PyTorch does: both are 0 for NaN, which then propagates through the products with the input.
  const above = where_self(gt_Scalar(input_, 0), plus(zeros, 1), zeros);
  const below = where_self(le_Scalar(input_, 0), plus(zeros, 1), zeros);
  if (gradGradInput === null && gradGradWeight === null) return [noTensor, noTensor, noTensor];
  const ggI = gradGradInput ?? zeros;
  const ggW = alignedSlope(input_, gradGradWeight ?? zerosOf(weight_));
  return [
    plus(times(ggI, plus(above, times(below, slope))), times(times(ggW, below), input_)),
    times(times(gradOut, ggW), below),
    perSlope(times(times(ggI, gradOut), below), weight_),
  ];
}

export function prelu_jvp(x: Tensor, dx: Tensor, w: Tensor, dw: Tensor): Tensor {
  const below = plus(times(dx, alignedSlope(x, w)), times(x, alignedSlope(x, dw)));
  return where_self(gt_Scalar(x, 0), dx, below);
}

export function prelu_backward_self_jvp(x: Tensor, w: Tensor, dw: Tensor, g: Tensor, dg: Tensor): Tensor {
  const below = plus(times(g, alignedSlope(x, dw)), times(dg, alignedSlope(x, w)));
  return where_self(gt_Scalar(x, 0), dg, below);
}

export function prelu_backward_weight_jvp(w: Tensor, x: Tensor, dx: Tensor, g: Tensor, dg: Tensor): Tensor {
  const each = where_self(gt_Scalar(x, 0), zerosOf(x), plus(times(dg, x), times(g, dx)));
  return perSlope(each, w);
}

export function realOnly(value: Tensor): Tensor {
  return isComplexCode(value.dtypeCode) ? real(value) : value;
}

/** The dtype in which PyTorch sums numbers of a dtype, if it is another one: the next wider one on the CPU, or that which kernels compute in. */
function wider({ dtypeCode, device }: Tensor): DType | null {
  const { code, computes, class: kind, rank } = infoOf(dtypeCode);
  if (computes !== code) return dtypeOf(computes);
  if (device !== hostDevice && device !== "meta") return null;
  return dtypes.find((row) => row.class === kind && row.rank === rank! + 1)?.name ?? null;
}

/** The gradient of self * maxnorm / (norm + 1e-7), where the norm exceeds `maxnorm`. The norms and what is computed from them have the wider dtype. */
export function renorm_backward(grad: Tensor, self: Tensor, p: Scalar, dim: number, maxnorm: Scalar): Tensor {
  const dims = sliceDims(self, dim);
  const limit = toNumber(maxnorm);
  const norm = linalg_vector_norm(self, p, dims, true, wider(self));
  const inverse = reciprocal(plus(norm, 1e-7));
  const slopes = sum_dim_IntList(realOnly(times(conjugate(self), grad)), dims, true, norm.dtype);
  const viaNorm = norm_backward_dim(slopes, self, p, norm, dims, true) ?? zerosOf(self);
  const scaled = times(times(inverse, limit), minus(grad, times(inverse, viaNorm)));
  return where_self(gt_Scalar(norm, limit), castTo(scaled, grad.dtype), grad);
}

/** Tangent of x s with s = maxnorm / (norm + 1e-7), where the norm exceeds `maxnorm`: t s - x s / (norm + 1e-7) dnorm. */
export function renorm_jvp(selfP: Tensor, selfT: Tensor, p: Scalar, dim: number, maxnorm: Scalar): Tensor {
  const dims = sliceDims(selfP, dim);
  const limit = toNumber(maxnorm);
  const norm = linalg_vector_norm(selfP, p, dims, true, null);
  const inverse = reciprocal(plus(norm, 1e-7));
  const slope = norm_jvp_dim(selfP, selfT, p, norm, dims, true);
  const scaled = times(times(inverse, limit), minus(selfT, product(selfP, inverse, slope)));
  return where_self(gt_Scalar(norm, limit), scaled, selfT);
}

/** Each operand's gradient is the trilinear sum of the other two and the output's gradient. */
export function _trilinear_backward(
  gradOut: Tensor,
  i1: Tensor,
  i2: Tensor,
  i3: Tensor,
  expand1: readonly number[],
  expand2: readonly number[],
  expand3: readonly number[],
  sumdim: readonly number[],
  gradMask: readonly boolean[],
): readonly [Tensor, Tensor, Tensor] {
  const [x, y, z] = [conjugate(i1), conjugate(i2), conjugate(i3)];
  return [
    gradMask[0] ? _trilinear(gradOut, y, z, sumdim, expand2, expand3, expand1, 1) : noTensor,
    gradMask[1] ? _trilinear(x, gradOut, z, expand1, sumdim, expand3, expand2, 1) : noTensor,
    gradMask[2] ? _trilinear(x, y, gradOut, expand1, expand2, sumdim, expand3, 1) : noTensor,
  ];
}
