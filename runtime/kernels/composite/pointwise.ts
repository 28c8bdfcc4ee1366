// Pointwise operators that are composites in PyTorch, too: they have no kernels or derivatives.

import {
  _foreach_addcdiv__ScalarList,
  _foreach_addcmul__ScalarList,
  abs,
  clamp_max,
  contiguous,
  elu,
  elu_,
  exp,
  item,
  log_sigmoid_forward_output,
  log1p,
  maximum,
  minimum,
  neg,
  new_empty,
  pow__Scalar,
  pow__Tensor,
  pow_Scalar,
  pow_Scalar_out,
  pow_Tensor_Scalar_out,
  pow_Tensor_Tensor_out,
  sub_Tensor,
  to_dtype,
  unbind_int,
} from "../../../generated/operators.js";
import { BOOL, COMPLEX128, dtypeOf, FLOAT64, isComplexCode, isEmulatedCode, isFloatingCode } from "../../core/dtype.js";
import { ArgumentError, DTypeError, ShapeError } from "../../core/errors.js";
import { resultCode } from "../../core/promotion.js";
import { isComplexScalar, type Scalar, scalar, toNumber } from "../../core/scalar.js";
import { assertNoInternalOverlap, checkInplaceShape, formatShape } from "../../core/shape.js";
import { isTensor, type Tensor } from "../../core/tensor.js";
import { expectedDType, notImplementedFor } from "../checks/dtypes.js";
import { checkResultCast, resizeOutput, resizeTensor } from "../shapes/outputs.js";
import { copyResult } from "../structured.js";

// ---- float_power: pow in float64, or complex128, whatever the dtypes

export function toDouble(self: Tensor): Tensor {
  if (self.dtypeCode === FLOAT64 || self.dtypeCode === COMPLEX128) return self;
  return to_dtype(self, isComplexCode(self.dtypeCode) ? "complex128" : "float64", false, false, null);
}

export function doubleOf(value: Scalar): Scalar {
  return isComplexScalar(value) ? value : scalar(toNumber(value), "float");
}

/** @throws DTypeError unless the output has the result's dtype: float64, or complex128 if an operand is complex */
function checkDouble(what: string, tensor: Tensor, operands: readonly (Tensor | Scalar)[]): void {
  const complex = operands.some((one) => (isTensor(one) ? isComplexCode(one.dtypeCode) : isComplexScalar(one)));
  if (tensor.dtypeCode === (complex ? COMPLEX128 : FLOAT64)) return;
  throw new DTypeError(
    `the ${what} given to float_power has dtype ${tensor.dtype} but the operation's result requires dtype ${complex ? "complex128" : "float64"}`,
  );
}

export function float_power__Tensor_composite(self: Tensor, exponent: Tensor): Tensor {
  checkDouble("base", self, [self, exponent]);
  return pow__Tensor(self, toDouble(exponent));
}

export function float_power__Scalar_composite(self: Tensor, exponent: Scalar): Tensor {
  checkDouble("base", self, [self, exponent]);
  return pow__Scalar(self, doubleOf(exponent));
}

export function float_power_Tensor_Tensor_out_composite(self: Tensor, exponent: Tensor, out: Tensor): Tensor {
  checkDouble("output", out, [self, exponent]);
  return pow_Tensor_Tensor_out(toDouble(self), toDouble(exponent), out);
}

export function float_power_Tensor_Scalar_out_composite(self: Tensor, exponent: Scalar, out: Tensor): Tensor {
  checkDouble("output", out, [self, exponent]);
  return pow_Tensor_Scalar_out(toDouble(self), doubleOf(exponent), out);
}

export function float_power_Scalar_out_composite(self: Scalar, exponent: Tensor, out: Tensor): Tensor {
  checkDouble("output", out, [self, exponent]);
  return pow_Scalar_out(doubleOf(self), toDouble(exponent), out);
}

// ---- clamp with optional tensors, by maximum and minimum

/** @throws ArgumentError unless one bound is given */
export function clamp_Tensor_explicit(self: Tensor, min: Tensor | null, max: Tensor | null): Tensor {
  if (min === null && max === null) {
    throw new ArgumentError("clamp: At least one of 'min' or 'max' must not be None");
  }
  const code = resultCode([self, min, max]);
  if (code === BOOL && min !== null && max !== null) throw notImplementedFor("clamp", self);
  const x = self.dtypeCode === code ? self : to_dtype(self, dtypeOf(code), false, false, null);
  const above = min === null ? x : maximum(x, min);
  return max === null ? above : minimum(above, max);
}

export function clamp__Tensor_explicit(self: Tensor, min: Tensor | null, max: Tensor | null): Tensor {
  assertNoInternalOverlap(self);
  const result = clamp_Tensor_explicit(self, min, max);
  checkInplaceShape(self.shape, result.shape);
  checkResultCast(result.dtypeCode, self.dtypeCode);
  return copyResult(self, result);
}

export function clamp_Tensor_out_explicit(self: Tensor, min: Tensor | null, max: Tensor | null, out: Tensor): Tensor {
  const result = clamp_Tensor_explicit(self, min, max);
  checkResultCast(result.dtypeCode, out.dtypeCode);
  resizeOutput(out, result.shape, result.strides);
  return copyResult(out, result);
}

// Constants of the fixed point: mean 0 and variance 1 are preserved.
const seluAlpha = 1.6732632423543772;
const seluScale = 1.0507009873554805;

export function selu_composite(self: Tensor): Tensor {
  return elu(self, seluAlpha, seluScale, 1);
}

export function selu__composite(self: Tensor): Tensor {
  return elu_(self, seluAlpha, seluScale, 1);
}

export function inverseAlpha(alpha: Scalar): number {
  const value = toNumber(alpha);
  if (value === 0) throw new ArgumentError("ZeroDivisionError: alpha cannot be 0 for CELU");
  return 1 / value;
}

/** exp(-|x|), which `log_sigmoid`'s derivative uses, and log(sigmoid(x)), in single precision where x has half of it: then the first is not rounded. */
function logSigmoid(self: Tensor): readonly [buffer: Tensor, output: Tensor] {
  const x = isEmulatedCode(self.dtypeCode) ? to_dtype(self, "float32", false, false, null) : self;
  const buffer = exp(neg(abs(x)));
  return [buffer, sub_Tensor(clamp_max(x, 0), log1p(buffer), 1)];
}

/** `output` is log(sigmoid(x)) as min(x, 0) - log1p(buffer); `buffer` is exp(-|x|), which the derivative uses. */
export function log_sigmoid_forward_explicit(self: Tensor): readonly [Tensor, Tensor] {
  if (!isFloatingCode(self.dtypeCode)) throw notImplementedFor("log_sigmoid_cpu", self);
  const input = contiguous(self, "contiguous_format");
  const [buffer, output] = logSigmoid(input).map((x) => to_dtype(x, self.dtype, false, false, null)) as [
    Tensor,
    Tensor,
  ];
  return [output, buffer];
}

export function log_sigmoid_forward_output_explicit(
  self: Tensor,
  output: Tensor,
  buffer: Tensor,
): readonly [Tensor, Tensor] {
  if (!isFloatingCode(self.dtypeCode)) throw notImplementedFor("log_sigmoid_cpu", self);
  for (const out of [output, buffer]) {
    if (out.dtypeCode === self.dtypeCode) continue;
    throw expectedDType(self.dtype, out.dtype);
  }
  const [small, result] = logSigmoid(self);
  // An output of the right shape keeps its strides; the buffer becomes row-major even then.
  resizeOutput(output, self.shape);
  resizeTensor(buffer, self.shape);
  copyResult(buffer, small);
  copyResult(output, result);
  return [output, buffer];
}

export function log_sigmoid_out_composite(self: Tensor, out: Tensor): Tensor {
  const buffer = new_empty(self, [0], null, null, null, null);
  return log_sigmoid_forward_output(self, out, buffer)[0];
}

/** One number per tensor of a list. @throws ShapeError unless the counts match */
export function numbersFor(name: string, self: readonly Tensor[], scalars: Tensor): Scalar[] {
  if (scalars.ndim !== 1 || scalars.numel !== self.length) {
    throw new ShapeError(
      `${name}: \`scalars\` must have the shape [${self.length}], a number for each tensor, got ${formatShape(scalars.shape)}`,
    );
  }
  return unbind_int(scalars, 0).map((number) => item(number));
}

export function _foreach_addcdiv__Tensor_composite(
  self: readonly Tensor[],
  tensor1: readonly Tensor[],
  tensor2: readonly Tensor[],
  scalars: Tensor,
): void {
  _foreach_addcdiv__ScalarList(self, tensor1, tensor2, numbersFor("_foreach_addcdiv_", self, scalars));
}

export function _foreach_addcmul__Tensor_composite(
  self: readonly Tensor[],
  tensor1: readonly Tensor[],
  tensor2: readonly Tensor[],
  scalars: Tensor,
): void {
  _foreach_addcmul__ScalarList(self, tensor1, tensor2, numbersFor("_foreach_addcmul_", self, scalars));
}

/** A number raised to the power of each tensor of a list. */
export function _foreach_pow_ScalarAndTensor_composite(self: Scalar, exponent: readonly Tensor[]): Tensor[] {
  return exponent.map((power) => pow_Scalar(self, power));
}
