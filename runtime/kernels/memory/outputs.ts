// The one way from a result into an output: kernels write elements in row-major order, in the dtype that they compute in, and what the output's
// dtype and strides need beyond that happens here.

import { BOOL, computingCodes, isWideCode } from "../../core/dtype.js";
import { writeInt64 } from "../../core/int64.js";
import { allocateCode, type Tensor } from "../../core/tensor.js";
import { copyInto } from "./copy.js";
import { numbersOf, wordsOf } from "./elements.js";

/** A computed result converted to its dtype and strides; the result itself if it already has them. */
export function stored(result: Tensor, code: number, strides?: readonly number[]): Tensor {
  if (strides === undefined && result.dtypeCode === code) return result;
  const out = allocateCode(result.shape, code, "cpu", strides, true);
  copyInto(out, result);
  return out;
}

/** Lets `write` write an output's elements in row-major order: directly, or to a temporary that is then copied. */
export function writeDense(out: Tensor, write: (target: Tensor) => void): void {
  writeThrough(out, out.dtypeCode, write);
}

/** As `writeDense`, in the computing dtype. */
export function writeNumeric(out: Tensor, write: (target: Tensor) => void): void {
  writeThrough(out, computingCodes[out.dtypeCode]!, write);
}

function writeThrough(out: Tensor, code: number, write: (target: Tensor) => void): void {
  if (out.isContiguous && out.dtypeCode === code) {
    write(out);
    return;
  }
  const temporary = allocateCode(out.shape, code, "cpu", undefined, true);
  write(temporary);
  copyInto(out, temporary);
}

/** Writes numbers to an output in row-major order, converted to its dtype; or 32-bit words, to one of int64. */
export function storeValues(out: Tensor, values: Float64Array | Int32Array): void {
  writeNumeric(out, (target) => {
    const { offset, dtypeCode } = target;
    if (isWideCode(dtypeCode)) {
      const words = wordsOf(target);
      if (values instanceof Int32Array) words.set(values, 2 * offset);
      else for (let i = 0; i < values.length; i++) writeInt64(words, offset + i, values[i]!);
    } else {
      const array = numbersOf(target);
      const isTruth = dtypeCode === BOOL;
      for (let i = 0; i < values.length; i++) array[offset + i] = isTruth ? Number(values[i] !== 0) : values[i]!;
    }
  });
}
