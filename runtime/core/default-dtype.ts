// The default floating-point dtype: float32 unless changed. One setting per program.

import { type DType, dtypeCodeOf, dtypeOf, FLOAT32, FLOAT64, isDType } from "./dtype.js";
import { DTypeError } from "./errors.js";
import { once, share } from "./shared.js";

const settings = /* @__PURE__ */ once("default dtype", () => ({ code: FLOAT32 }));

const localGetDefaultDType = function getDefaultDType(): DType {
  return dtypeOf(settings.code);
};

export const getDefaultDType = /* @__PURE__ */ share("getDefaultDType", localGetDefaultDType);

export function defaultDTypeCode(): number {
  return settings.code;
}

const localSetDefaultDType = function setDefaultDType(dtype: DType): void {
  const code = isDType(dtype) ? dtypeCodeOf(dtype) : -1;
  if (code !== FLOAT32 && code !== FLOAT64) {
    throw new DTypeError(`setDefaultDType: the default dtype must be float32 or float64, got ${dtype}`);
  }
  settings.code = code;
};

/** @throws DTypeError unless the dtype is float32 or float64 */
export const setDefaultDType = /* @__PURE__ */ share("setDefaultDType", localSetDefaultDType);
