// The default floating-point dtype: float32 unless changed. One setting per program.

import { describe } from "./describe.js";
import {
  type DefaultDType,
  type DTypeInfo,
  dtypeCodeOf,
  dtypeInfo,
  dtypeOf,
  dtypes,
  FLOAT32,
  isDType,
} from "./dtype.js";
import { DTypeError } from "./errors.js";
import { once } from "./shared.js";

const settings = once("default dtype", () => ({ code: FLOAT32 }));

/**
 * The floating-point dtype of tensors created from numbers without an explicit dtype: float32 unless changed by
 * `setDefaultDType`.
 */
export function getDefaultDType(): DefaultDType {
  return dtypeOf(settings.code) as DefaultDType;
}

export function defaultDTypeCode(): number {
  return settings.code;
}

const canBeDefault = (row: DTypeInfo): boolean => row.class === "float" && row.rank !== null;

/**
 * Sets the floating-point dtype of tensors created from numbers without an explicit dtype.
 * @throws DTypeError unless it is a floating-point one that promotes to others
 */
export function setDefaultDType(dtype: DefaultDType): void {
  if (!isDType(dtype) || !canBeDefault(dtypeInfo(dtype))) {
    const names = dtypes.filter(canBeDefault).map((row) => row.name);
    throw new DTypeError(
      `setDefaultDType: the default dtype must be a floating-point one that promotes (${names.join(", ")}), got ${describe(dtype)}`,
    );
  }
  settings.code = dtypeCodeOf(dtype);
}
