// Tensors in JSON: dtype, shape, flat elements. Values that JSON cannot represent as numbers (NaN, infinities, large
// int64) are strings.

import type { DType } from "./dtype.js";
import { type Element, forEachRow, readable, readElement } from "./elements.js";
import type { Tensor } from "./tensor.js";

export interface TensorJSON {
  readonly dtype: DType;
  readonly shape: readonly number[];
  /** Row-major. */
  readonly data: readonly JSONElement[];
}

/** An element in JSON; a complex one as `[re, im]`. */
export type JSONElement = number | boolean | string | readonly [re: number | string, im: number | string];

function jsonElement(value: Element): JSONElement {
  if (typeof value === "object") return [jsonElement(value.re) as number, jsonElement(value.im) as number];
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
  const data: JSONElement[] = [];
  forEachRow(source, (place, count, step) => {
    for (let i = 0; i < count; i++) data.push(jsonElement(readElement(storage, dtypeCode, place + i * step)));
  });
  return { dtype: tensor.dtype, shape: [...tensor.shape], data };
}
