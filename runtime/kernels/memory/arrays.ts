// The arrays that pointwise loops read and write: elements of a tensor's dtype, int64 as 32-bit words, complex numbers
// as pairs.

import { computingCodes, isWideCode } from "../../core/dtype.js";
import { DTypeError } from "../../core/errors.js";
import { assertPresent } from "../../core/storage.js";
import { assertIntact, type Tensor } from "../../core/tensor.js";

/** Integers of up to 32 bits. One loop serves them all: each computes as C's int and wraps when stored. */
export type SmallIntArray = Uint8Array | Int8Array | Int16Array | Int32Array;

/** Every array type except those of bigints: integers of 64 bits consist of 32-bit words, low word first. */
export type ElementArray = SmallIntArray | Uint16Array | Float32Array | Float64Array;

/** The arrays of complex numbers: real and imaginary parts alternate. */
export type PairArray = Float32Array | Float64Array;

/** The memory of a CPU tensor, int64 as words. Entries are bits; for all but emulated dtypes these are numbers. */
export function memoryOf(tensor: Tensor): ElementArray {
  const { storage, dtypeCode } = tensor;
  assertIntact(tensor);
  if (storage.dtypeCode === dtypeCode) {
    const array = storage.array as ElementArray;
    if (array.length === 0) assertPresent(storage);
    return array;
  }
  return (isWideCode(dtypeCode) ? storage.words : storage.typedCode(dtypeCode)) as ElementArray;
}

/**
 * The memory of a CPU tensor as its dtype's loops access it. `Tensor.offset` counts elements; an int64 element is two
 * words, a complex one two numbers.
 * @throws DTypeError for dtypes of raw bits, for which the kernel has no loop
 */
export function arrayOf(tensor: Tensor): ElementArray {
  const { dtypeCode } = tensor;
  if (computingCodes[dtypeCode] !== dtypeCode) throw new DTypeError(`not implemented for '${tensor.dtype}'`);
  return memoryOf(tensor);
}
