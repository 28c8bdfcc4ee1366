// Where elements are not zero.

import { INT64 } from "../../core/dtype.js";
import { DTypeError, UnsupportedError } from "../../core/errors.js";
import { say } from "../../core/messages.js";
import { allocateCode, type Tensor } from "../../core/tensor.js";
import { copyInto } from "../pointwise/copy.js";
import { resizeOutput } from "../structured.js";
import { bitsOf, numbersOf, numeric, wordsOf } from "./elements.js";

/** The elements that are not zero: how many, and their indices for each dimension. */
export interface Nonzero {
  readonly count: number;
  readonly dims: readonly Int32Array[];
}

/** @throws UnsupportedError for a tensor without data */
export function nonzeroPlaces(self: Tensor): Nonzero {
  if (self.device === "meta") {
    throw new UnsupportedError(
      'nonzero: the shape of the result depends on data, and tensors on device "meta" have none',
    );
  }
  const flat = numeric(self);
  const { shape, numel, offset } = flat;
  const data = bitsOf(flat);
  // The bits of -0.0 are not zero in a float32 read as words; numbers compare right.
  const numbers = flat.dtypeCode === INT64 ? null : numbersOf(flat);
  const places = new Int32Array(numel);
  let count = 0;
  if (numbers !== null) {
    for (let i = 0; i < numel; i++) if (numbers[offset + i] !== 0) places[count++] = i;
  } else {
    for (let i = 0, w = 2 * offset; i < numel; i++, w += 2) {
      if ((data[w]! | data[w + 1]!) !== 0) places[count++] = i;
    }
  }
  const dims: Int32Array[] = [];
  let inner = 1;
  for (let d = shape.length - 1; d >= 0; d--) {
    const size = shape[d]!;
    const column = new Int32Array(count);
    for (let i = 0; i < count; i++) column[i] = Math.floor(places[i]! / inner) % size;
    dims.unshift(column);
    inner *= size;
  }
  return { count, dims };
}

/** Indices of the elements that are not zero, one row each: int64 `[count, dims]`, column by column in memory. */
export function nonzero_cpu(self: Tensor): Tensor {
  const { count, dims } = nonzeroPlaces(self);
  const result = allocateCode([count, dims.length], INT64, "cpu", [1, count]);
  const words = wordsOf(result);
  dims.forEach((column, d) => {
    for (let i = 0, w = 2 * d * count; i < count; i++, w += 2) words[w] = column[i]!;
  });
  return result;
}

export function nonzero_out_cpu(self: Tensor, out: Tensor): Tensor {
  if (out.dtypeCode !== INT64) {
    throw new DTypeError(say("argumentOfDType", "out", "int64", out));
  }
  const result = nonzero_cpu(self);
  resizeOutput(out, result.shape, result.strides);
  copyInto(out, result);
  return out;
}
