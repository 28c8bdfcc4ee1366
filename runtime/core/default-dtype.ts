// The default floating-point dtype: float32 unless changed. One setting per program.

import { type DType, dtypeCodeOf, dtypeOf, FLOAT32, isDType, isFloatingCode } from "./dtype.js";
import { DTypeError } from "./errors.js";
import { once, share } from "./shared.js";

const settings = once("default dtype", () => ({ code: FLOAT32 }));

const localGetDefaultDType = function getDefaultDType(): DType {
  return dtypeOf(settings.code);
};

export const getDefaultDType = share("getDefaultDType", localGetDefaultDType);

export function defaultDTypeCode(): number {
  return settings.code;
}

const localSetDefaultDType = function setDefaultDType(dtype: DType): void {
  if (!isDType(dtype) || !isFloatingCode(dtypeCodeOf(dtype))) {
    throw new DTypeError(
      `setDefaultDType: the default dtype must be a floating-point one (float32, float64, float16, bfloat16), got ${dtype}`,
    );
  }
  settings.code = dtypeCodeOf(dtype);
};

/** @throws DTypeError unless the dtype is a floating-point one */
export const setDefaultDType = share("setDefaultDType", localSetDefaultDType);
