// The default floating-point dtype: float32 unless changed. One setting per program.

import { describe } from "./describe.js";
import { dtypeCodeOf, dtypeOf, FLOAT32, type FloatingDType, isDType, isFloatingCode } from "./dtype.js";
import { DTypeError } from "./errors.js";
import { once } from "./shared.js";

const settings = once("default dtype", () => ({ code: FLOAT32 }));

/**
 * The floating-point dtype of tensors created from numbers without an explicit dtype: float32 unless changed by
 * `setDefaultDType`.
 */
export function getDefaultDType(): FloatingDType {
  return dtypeOf(settings.code) as FloatingDType;
}

export function defaultDTypeCode(): number {
  return settings.code;
}

/**
 * Sets the floating-point dtype of tensors created from numbers without an explicit dtype.
 * @throws DTypeError unless it is a floating-point one
 */
export function setDefaultDType(dtype: FloatingDType): void {
  if (!isDType(dtype) || !isFloatingCode(dtypeCodeOf(dtype))) {
    throw new DTypeError(
      `setDefaultDType: the default dtype must be a floating-point one (float32, float64, float16, bfloat16), got ${describe(dtype)}`,
    );
  }
  settings.code = dtypeCodeOf(dtype);
}
