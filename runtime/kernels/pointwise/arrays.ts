// The arrays that pointwise loops read and write: elements of a tensor's dtype, int64 as 32-bit words.

import { INT64 } from "../../core/dtype.js";
import type { Tensor } from "../../core/tensor.js";

/** Integers of up to 32 bits: one loop serves them all, each computes as C's int and wraps when stored. */
export type SmallIntArray = Uint8Array | Int8Array | Int16Array | Int32Array;

/** Every array but BigInt64Array: int64 comes as words, low word first. */
export type ElementArray = SmallIntArray | Float32Array | Float64Array;

/** The memory of a CPU tensor as its dtype's loops see it (`Tensor.offset` counts its elements; an int64 element is two words). */
export function arrayOf(tensor: Tensor): ElementArray {
  const { storage, dtypeCode } = tensor;
  if (storage.dtypeCode === dtypeCode) return storage.array as ElementArray;
  return (dtypeCode === INT64 ? storage.words : storage.typedCode(dtypeCode)) as ElementArray;
}
