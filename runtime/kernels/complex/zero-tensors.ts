// Zeros without memory, at the key ZeroTensor: products and quotients of them are again such zeros, and sums are the
// other operand. All other operators receive zeros with memory from the key's fallback.

import { _efficientzerotensor, _to_copy, div_Tensor, expand, mul_Scalar, zeros } from "../../../generated/operators.js";
import { getDefaultDType } from "../../core/default-dtype.js";
import type { Device } from "../../core/device.js";
import { dtypeOf, isDifferentiableCode } from "../../core/dtype.js";
import { resultCode } from "../../core/promotion.js";
import type { Scalar } from "../../core/scalar.js";
import { broadcastShapes } from "../../core/shape.js";
import type { Tensor } from "../../core/tensor.js";
import { alphaCheck } from "../checks/pointwise.js";
import { isZeroTensor } from "../memory/lazy-bits.js";
import { crossShape } from "../shapes/distance.js";

type Operand = Tensor | Scalar;

const shapeOf = (self: Tensor, other: Tensor): readonly number[] => broadcastShapes(self.shape, other.shape);
/** A 0-dim operand may be on another device. */
const deviceOf = (self: Tensor, other: Tensor): Device => (self.ndim === 0 ? other : self).device;

function zeroOf(shape: readonly number[], operands: readonly Operand[], device: Device): Tensor {
  return _efficientzerotensor(shape, dtypeOf(resultCode(operands)), null, device, null);
}

/** A sum whose other operand is zero: a copy of the operand in the result's shape and dtype. */
function alone(operand: Tensor, zero: Tensor): Tensor {
  const dtype = dtypeOf(resultCode([operand, zero]));
  return _to_copy(
    expand(operand, shapeOf(operand, zero), false),
    dtype,
    null,
    deviceOf(operand, zero),
    null,
    false,
    null,
  );
}

function sum(self: Tensor, other: Tensor, alpha: Scalar, minus: boolean): Tensor {
  // A difference with zeros that nobody computed is none of the user's: bool is not refused, which the tangent that a mask lacks may be.
  alphaCheck(self, other, alpha);
  if (!isZeroTensor(other)) {
    const result = alone(other, self);
    const signed = minus ? mul_Scalar(result, -1) : result;
    return alpha === 1 ? signed : mul_Scalar(signed, alpha);
  }
  return isZeroTensor(self) ? zeroOf(shapeOf(self, other), [self, other], deviceOf(self, other)) : alone(self, other);
}

export function add_Tensor_zero_tensor(self: Tensor, other: Tensor, alpha: Scalar): Tensor {
  return sum(self, other, alpha, false);
}

export function sub_Tensor_zero_tensor(self: Tensor, other: Tensor, alpha: Scalar): Tensor {
  return sum(self, other, alpha, true);
}

export function mul_Tensor_zero_tensor(self: Tensor, other: Tensor): Tensor {
  return zeroOf(shapeOf(self, other), [self, other], deviceOf(self, other));
}

export function mul_Scalar_zero_tensor(self: Tensor, other: Scalar): Tensor {
  return zeroOf(self.shape, [self, other], self.device);
}

function withMemory(tensor: Tensor): Tensor {
  if (!isZeroTensor(tensor)) return tensor;
  return expand(zeros([], tensor.dtype, null, tensor.device, null), tensor.shape, false);
}

/** Zero divided by a tensor is zero; a tensor divided by zero is divided by zeros with memory. */
export function div_Tensor_zero_tensor(self: Tensor, other: Tensor): Tensor {
  if (isZeroTensor(other)) {
    return div_Tensor(withMemory(self), withMemory(other));
  }
  const code = resultCode([self, other]);
  const dtype = isDifferentiableCode(code) ? dtypeOf(code) : getDefaultDType();
  return _efficientzerotensor(shapeOf(self, other), dtype, null, deviceOf(self, other), null);
}

export function linalg_cross_zero_tensor(self: Tensor, other: Tensor, dim: number): Tensor {
  return zeroOf(crossShape(self, other, dim)[0], [self, other], deviceOf(self, other));
}

/** For `dot` and `vdot`. */
export function dot_zero_tensor(self: Tensor, ..._rest: unknown[]): Tensor {
  return _efficientzerotensor([], self.dtype, null, self.device, null);
}
