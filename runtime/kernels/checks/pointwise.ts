// Checks of pointwise operators' arguments other than dtypes and shapes. Named under `pointwise: check:` in
// native_functions.yaml.

import { BOOL, infoOf, isComplexCode, isIntegralCode } from "../../core/dtype.js";
import { fitsScalar } from "../../core/elements.js";
import { ArgumentError, DTypeError } from "../../core/errors.js";
import { resultCode, resultCodeWithScalar } from "../../core/promotion.js";
import { type Scalar, scalarKind, toBigInt, toNumber } from "../../core/scalar.js";
import type { Tensor } from "../../core/tensor.js";
import { foundDType, notForDType, requireDTypeOf, valueOverflows } from "./dtypes.js";

/**
 * `alpha` of add and sub must match the category of the operands and be representable in the dtype that they promote to.
 * @throws ArgumentError for a category that does not match; DTypeError for a number that the common dtype cannot represent
 */
export function alphaCheck(self: Tensor, other: Tensor | Scalar, alpha: Scalar): void {
  if (alpha === 1) return;
  const code = resultCode([self, other]);
  checkFactorKind(code, "alpha", alpha);
  checkRepresentable(code, alpha);
}

/** @throws ArgumentError for a factor of another kind than the results of this dtype */
export function checkFactorKind(code: number, name: string, factor: Scalar): void {
  const kind = scalarKind(factor);
  if (kind === "bool" && code !== BOOL) {
    throw new ArgumentError(`Boolean ${name} only supported for Boolean results.`);
  }
  const integral = isIntegralCode(code, true);
  if (kind === "complex" ? !isComplexCode(code) : kind === "float" && integral) {
    const [tensors, number] = integral ? ["integral", "floating point"] : ["non-complex", "complex"];
    throw new ArgumentError(`For ${tensors} input tensors, argument ${name} must not be a ${number} number.`);
  }
}

/** @throws DTypeError for a factor of sums that the dtype in which they are computed cannot hold */
export function checkFactors(code: number, ...factors: readonly Scalar[]): void {
  for (const factor of factors) checkRepresentable(code, factor);
}

/** @throws DTypeError unless all operands have one dtype, since nothing is promoted */
export function sameDTypeCheck(first: Tensor, ...others: readonly Tensor[]): void {
  for (const other of others) {
    if (other.dtypeCode !== first.dtypeCode) {
      throw foundDType(other.dtype, first.dtype);
    }
  }
}

function isBool(operand: Tensor | Scalar): boolean {
  return typeof operand === "object" && "storage" in operand
    ? operand.dtypeCode === BOOL
    : scalarKind(operand) === "bool";
}

/** @throws DTypeError if an operand of the subtraction is bool */
export function subCheck(self: Tensor, other: Tensor | Scalar, alpha: Scalar): void {
  const a = isBool(self);
  const b = isBool(other);
  if (a && b) {
    throw new DTypeError(
      "Subtraction, the `-` operator, with two bool tensors is not supported. Use the `^` or `logical_xor()` operator instead.",
    );
  }
  if (a || b) {
    throw new DTypeError(
      "Subtraction, the `-` operator, with a bool tensor is not supported. If you are trying to invert a mask, use the `~` or `logical_not()` operator instead.",
    );
  }
  if (alpha === 1) return;
  const code = resultCode([self, other]);
  checkFactorKind(code, "alpha", alpha);
  // Subtraction adds the negated factor; that of -2^63 is itself.
  const added = isIntegralCode(code) && scalarKind(alpha) === "int" ? BigInt.asIntN(64, -toBigInt(alpha)) : alpha;
  checkRepresentable(code, added);
}

/** @throws DTypeError for bool */
export function negCheck(self: Tensor): void {
  if (self.dtypeCode === BOOL) {
    throw new DTypeError(
      "Negation, the `-` operator, on a bool tensor is not supported. If you are trying to invert a mask, use the `~` or `logical_not()` operator instead.",
    );
  }
}

/** @throws ArgumentError for a negative integer exponent of an integer tensor; DTypeError for one that its dtype cannot hold */
export function powScalarCheck(self: Tensor, exponent: Scalar): void {
  const kind = scalarKind(exponent);
  if (isIntegralCode(self.dtypeCode, true) && (kind === "int" || kind === "bool") && toNumber(exponent) < 0) {
    throw new ArgumentError("Integers to negative integer powers are not allowed.");
  }
  const code = resultCodeWithScalar(self, exponent);
  if (isIntegralCode(code)) checkRepresentable(code, exponent);
}

/** @throws DTypeError for complex numbers that would have to be rounded */
export function roundingModeCheck(self: Tensor, other: Tensor | Scalar, roundingMode: string | null): void {
  if (roundingMode === null) return;
  const code = resultCode([self, other]);
  if (isComplexCode(code)) throw new DTypeError(notForDType(`div_${roundingMode}_cpu`, code));
}

/** @throws ArgumentError if both bounds are missing; DTypeError for a bound that the tensor's dtype cannot represent */
export function clampCheck(self: Tensor, min: Scalar | null, max: Scalar | null): void {
  if (min === null && max === null) {
    throw new ArgumentError("clamp: At least one of 'min' or 'max' must not be None");
  }
  const code = resultCode([self, min, max]);
  if (min !== null) checkRepresentable(code, min);
  if (max !== null) checkRepresentable(code, max);
}

/** @throws DTypeError for a bound that the result's dtype cannot represent */
export function clampBoundCheck(self: Tensor, bound: Scalar): void {
  checkRepresentable(resultCodeWithScalar(self, bound), bound);
}

/** @throws DTypeError unless the condition is bool or uint8 */
export function whereCheck(condition: Tensor): void {
  if (condition.dtypeCode !== BOOL && condition.dtype !== "uint8") {
    throw new DTypeError(
      `where expected condition to be a boolean tensor, but got a tensor with dtype ${condition.dtype}`,
    );
  }
}

/** @throws ArgumentError if the result does not determine the sign of its input */
export function eluBackwardCheck(
  _grad: Tensor,
  alpha: Scalar,
  _scale: Scalar,
  _inputScale: Scalar,
  isResult: boolean,
): void {
  if (isResult && toNumber(alpha) < 0) {
    throw new ArgumentError(
      "In-place elu backward calculation is triggered with a negative slope which is not supported: the sign of the input cannot be determined from the result. Use the out-of-place form.",
    );
  }
}

/** @throws ArgumentError if the result does not determine the sign of its input */
export function leakyReluBackwardCheck(_grad: Tensor, _self: Tensor, slope: Scalar, isResult: boolean): void {
  if (isResult && toNumber(slope) < 0) {
    throw new ArgumentError(
      "In-place leakyReLu backward calculation is triggered with a negative slope which is not supported: the sign of the input cannot be determined from the result. Use the out-of-place form.",
    );
  }
}

/** @throws DTypeError unless all tensors have one dtype */
export function lerpCheck(self: Tensor, end: Tensor, weight: Tensor | Scalar): void {
  requireDTypeOf(self, "end", end);
  if (typeof weight === "object" && "storage" in weight) requireDTypeOf(self, "weight", weight);
}

/** @throws DTypeError for a factor that the tensors' common dtype cannot represent */
export function addcmulCheck(self: Tensor, tensor1: Tensor, tensor2: Tensor, value: Scalar): void {
  if (value !== 1) checkRepresentable(resultCode([self, tensor1, tensor2]), value);
}

/** @throws ArgumentError for integers; DTypeError for a factor that the tensors' common dtype cannot represent */
export function addcdivCheck(self: Tensor, tensor1: Tensor, tensor2: Tensor, value: Scalar): void {
  if (isIntegralCode(tensor1.dtypeCode, true) && isIntegralCode(tensor2.dtypeCode, true)) {
    throw new ArgumentError(
      "Integer division with addcdiv is no longer supported: use (input + value * tensor1 / tensor2) with floats, or div with rounding mode trunc for the old behaviour.",
    );
  }
  if (value !== 1) checkRepresentable(resultCode([self, tensor1, tensor2]), value);
}

/** @throws DTypeError for a number that an integer tensor's dtype cannot represent */
export function heldScalars(self: Tensor, first: Scalar, second: Scalar): void {
  if (!isIntegralCode(self.dtypeCode, false)) return;
  for (const value of [first, second]) checkRepresentable(self.dtypeCode, value);
}

function checkRepresentable(code: number, value: Scalar): void {
  if (code !== BOOL && !fitsScalar(value, code)) throw new DTypeError(valueOverflows(code));
}

/** @throws DTypeError for bool, or a bound that an integer dtype cannot represent */
export function hardtanhCheck(self: Tensor, low: Scalar, high: Scalar): void {
  // Bounds for integers are truncated first.
  const isIntegral = isIntegralCode(self.dtypeCode);
  const bound = (value: Scalar): Scalar => {
    const truncated = isIntegral && typeof value !== "bigint" ? Math.trunc(toNumber(value)) : Number.NaN;
    return Number.isFinite(truncated) ? truncated : value;
  };
  heldScalars(self, bound(low), bound(high));
  if (self.dtypeCode === BOOL)
    throw new DTypeError('hardtanh does not support bool: convert it with `input.to("float32")`');
  if (!infoOf(self.dtypeCode).signed && (toNumber(bound(low)) < 0 || toNumber(bound(high)) < 0)) {
    throw new DTypeError(`hardtanh of ${self.dtype} does not support negative limits`);
  }
}

/** @throws DTypeError unless both tensors have one dtype */
export function heavisideCheck(self: Tensor, values: Tensor): void {
  if (self.dtypeCode !== values.dtypeCode) {
    throw new DTypeError("heaviside is not yet implemented for tensors with different dtypes.");
  }
}

/** @throws DTypeError for bool */
export function reluCheck(self: Tensor): void {
  if (self.dtypeCode === BOOL) throw new DTypeError("Boolean inputs not supported for relu");
}

/** @throws ArgumentError for a negative threshold, or NaN */
export function softshrinkCheck(_self: Tensor, lambd: Scalar): void {
  if (!(toNumber(lambd) >= 0)) {
    throw new ArgumentError(`lambda must be greater or equal to 0, but found to be ${toNumber(lambd)}.`);
  }
}

/** @throws ArgumentError for a negative order */
export function polygammaCheck(n: number): void {
  if (n < 0) throw new ArgumentError("polygamma(n, x) does not support negative n.");
}
