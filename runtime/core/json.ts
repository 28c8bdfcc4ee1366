// Tensors in JSON: dtype, shape, flat elements. What JSON has no number for (NaN, infinities, large int64) is a string.

import type { DType } from "./dtype.js";
import { type Element, forEachRow, readable, readElement } from "./elements.js";
import type { Tensor } from "./tensor.js";

export interface TensorJSON {
  readonly dtype: DType;
  readonly shape: readonly number[];
  /** Row-major. */
  readonly data: readonly (number | boolean | string)[];
}

function jsonElement(value: Element): number | boolean | string {
  if (typeof value === "bigint") return value.toString();
  if (typeof value === "number" && (!Number.isFinite(value) || Object.is(value, -0))) {
    return Object.is(value, -0) ? "-0" : String(value);
  }
  return value;
}

/** Read it back with `tensorFromJSON`. */
export function tensorToJSON(tensor: Tensor): TensorJSON {
  const source = readable(tensor, "toJSON()");
  const { storage, dtypeCode } = source;
  const data: (number | boolean | string)[] = [];
  forEachRow(source, (place, count, step) => {
    for (let i = 0; i < count; i++) data.push(jsonElement(readElement(storage, dtypeCode, place + i * step)));
  });
  return { dtype: tensor.dtype, shape: [...tensor.shape], data };
}
