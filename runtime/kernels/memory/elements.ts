// Elements independent of arithmetic: memory as arrays that copy exactly, index tensors as plain numbers, scalars as a
// dtype stores them.

import {
  BOOL,
  computingCodes,
  entriesOf,
  INT16,
  INT32,
  INT64,
  isComplexCode,
  isFloatingCode,
  isWideCode,
  itemSizes,
  modularCode,
  singleNumbers,
  UINT8,
} from "../../core/dtype.js";
import { fitsScalar, readElement } from "../../core/elements.js";
import { DTypeError, UnsupportedError } from "../../core/errors.js";
import { formatOf } from "../../core/format.js";
import { readInt64AsNumber } from "../../core/int64.js";
import { type Complex, imagOf, realOf, type Scalar, toBoolean, toInteger, toNumber } from "../../core/scalar.js";
import { allocateCode, assertIntact, type Tensor } from "../../core/tensor.js";
import { valueOverflows } from "../checks/dtypes.js";
import { copyInto } from "./copy.js";

/** Memory that is moved without being interpreted. An element is `unit` consecutive entries. */
export type BitArray = Uint8Array | Int16Array | Int32Array | Float32Array | Float64Array;

/**
 * The storage's memory for copying elements of its size, whatever their dtype. Few array types, so that loops over them
 * stay monomorphic.
 */
export function bitsOf(tensor: Tensor): BitArray {
  const { storage, dtypeCode } = tensor;
  assertIntact(tensor);
  switch (itemSizes[dtypeCode]) {
    case 1:
      return storage.typedCode(UINT8) as Uint8Array;
    case 2:
      return storage.typedCode(INT16) as Int16Array;
    default:
      return isWideCode(dtypeCode) ? storage.words : (storage.typedCode(dtypeCode) as BitArray);
  }
}

/** Entries of `bitsOf` per element. */
export function unitOf(tensor: Tensor): 1 | 2 {
  return entriesOf(tensor.dtypeCode);
}

/** As `bitsOf`, but elements of 4 bytes and more as 32-bit words: copies of runs need few array types. */
export function wordsOrBitsOf(tensor: Tensor): BitArray {
  if (itemSizes[tensor.dtypeCode]! < 4) return bitsOf(tensor);
  assertIntact(tensor);
  return tensor.storage.words;
}

/** Entries of `wordsOrBitsOf` per element. */
export const wordsPer = (tensor: Tensor): number => Math.max(1, itemSizes[tensor.dtypeCode]! / 4);

/** Arrays whose elements are plain numbers. */
export type NumberArray = Float32Array | Float64Array | Int8Array | Int16Array | Int32Array | Uint8Array;

/**
 * The memory of a tensor with one number per element, as kernels compute. `numeric` converts tensors to this form.
 * @throws DTypeError for integers of 64 bits, emulated and complex dtypes, for which the kernel has no loop
 */
export function numbersOf(tensor: Tensor): NumberArray {
  const { dtypeCode } = tensor;
  if (!singleNumbers[dtypeCode]) throw new DTypeError(`not implemented for '${tensor.dtype}'`);
  assertIntact(tensor);
  return tensor.storage.typedCode(dtypeCode) as NumberArray;
}

/**
 * As `numbersOf`, or the bits of emulated dtypes, for loops that handle both. The caller must exclude complex dtypes and
 * int64.
 */
export function numbersOrBitsOf(tensor: Tensor): NumberArray {
  assertIntact(tensor);
  return tensor.storage.typedCode(tensor.dtypeCode) as NumberArray;
}

/**
 * Reads and writes single elements as numbers, by offset in the storage, for kernels that access few of them. Any dtype
 * except int64 and complex ones.
 */
export function numbersAt(tensor: Tensor): {
  readonly read: (offset: number) => number;
  readonly write: (offset: number, value: number) => void;
} {
  const format = formatOf(tensor.dtypeCode);
  if (format === undefined) {
    const numbers = numbersOf(tensor);
    return {
      read: (offset) => numbers[offset]!,
      write: (offset, value) => {
        numbers[offset] = value;
      },
    };
  }
  const bits = tensor.storage.typedCode(tensor.dtypeCode) as Uint16Array;
  return {
    read: (offset) => format.load(bits[offset]!),
    write: (offset, value) => {
      bits[offset] = format.store(value);
    },
  };
}

/** A row-major contiguous tensor of the elements in the computing dtype: the tensor itself if possible, else a copy. */
export function numeric(tensor: Tensor): Tensor {
  const code = computingCodes[tensor.dtypeCode]!;
  if (code === tensor.dtypeCode) return dense(tensor);
  const copy = allocateCode(tensor.shape, code, "cpu", undefined, true);
  copyInto(copy, tensor);
  return copy;
}

/** The memory of an int64 tensor as 32-bit words, low word first. */
export function wordsOf(tensor: Tensor): Int32Array {
  assertIntact(tensor);
  return tensor.storage.words;
}

/** The memory of a tensor of 64-bit integers, as signed ones. */
export function bigintsOf(tensor: Tensor): BigInt64Array {
  assertIntact(tensor);
  return tensor.storage.typedCode(INT64) as BigInt64Array;
}

/** The largest magnitude in an int64 tensor, rounded beyond 2^53. */
export function largest64(tensor: Tensor): number {
  const { numel, offset, storage } = dense(tensor);
  let largest = 0;
  for (let i = 0; i < numel; i++) largest = Math.max(largest, Math.abs(readInt64AsNumber(storage.words, offset + i)));
  return largest;
}

/** The tensor itself if it is contiguous and row-major, else a copy that is. Below autograd; CPU only. */
export function dense(tensor: Tensor): Tensor {
  assertIntact(tensor);
  if (tensor.isContiguous) return tensor;
  const copy = allocateCode(tensor.shape, tensor.dtypeCode, "cpu", undefined, true);
  copyInto(copy, tensor);
  return copy;
}

/** The tensor itself, or a copy of one of bools some bytes of which are neither 0 nor 1, for kernels that compare elements with each other. */
export function comparable(tensor: Tensor): Tensor {
  if (tensor.dtypeCode !== BOOL) return tensor;
  const source = dense(tensor);
  const data = numbersOf(source).subarray(source.offset, source.offset + source.numel);
  let bits = 0;
  for (let i = 0; i < data.length; i++) bits |= data[i]!;
  if (bits <= 1) return tensor;
  const copy = allocateCode(source.shape, BOOL, "cpu", undefined, true);
  const truths = numbersOf(copy);
  for (let i = 0; i < data.length; i++) truths[i] = Math.min(data[i]!, 1);
  return copy;
}

/**
 * A row-major tensor for a result of dtype `code` in the computing dtype; `stored` converts it to `code`. It is zeroed, unless the caller overwrites
 * every element.
 */
export function numericResult(shape: readonly number[], code: number, overwritten = false): Tensor {
  return allocateCode(shape, computingCodes[code]!, "cpu", undefined, overwritten);
}

/** The elements of an integer or bool tensor in row-major order, as numbers, rounded beyond 2^53. */
export function integersOf(tensor: Tensor): Int32Array | Float64Array {
  if (tensor.storage.array === null) {
    throw new UnsupportedError(`an index on device "${tensor.device}" has no data to read`);
  }
  const { numel, offset, storage, dtypeCode } = dense(tensor);
  assertIntact(tensor);
  if (dtypeCode === INT32) return (storage.typedCode(INT32) as Int32Array).subarray(offset, offset + numel);
  if (modularCode(dtypeCode) !== dtypeCode)
    return Float64Array.from({ length: numel }, (_, i) => Number(readElement(storage, dtypeCode, offset + i)));
  const result = new Int32Array(numel);
  if (dtypeCode !== INT64) {
    const data = storage.typedCode(dtypeCode) as NumberArray;
    for (let i = 0; i < numel; i++) result[i] = data[offset + i]!;
    if (dtypeCode === BOOL) for (let i = 0; i < numel; i++) result[i] = Math.min(result[i]!, 1);
    return result;
  }
  const { words } = storage;
  let high = 0;
  for (let i = 0, w = 2 * offset; i < numel; i++, w += 2) {
    const low = words[w]!;
    result[i] = low;
    high |= words[w + 1]! ^ (low >> 31);
  }
  if (high === 0) return result;
  const bigints = storage.typedCode(INT64) as BigInt64Array;
  return Float64Array.from({ length: numel }, (_, i) => Number(bigints[offset + i]!));
}

/**
 * A scalar as an element of a dtype: bigint for integers of 64 bits, parts for complex dtypes, else a number. Integer dtypes truncate
 * floats.
 * @throws DTypeError if the dtype cannot represent it
 */
export function storedScalar(value: Scalar, code: number): number | bigint | Complex {
  if (code === BOOL) return toBoolean(value) ? 1 : 0;
  if (!fitsScalar(value, code)) throw new DTypeError(valueOverflows(code));
  if (isFloatingCode(code)) return toNumber(value);
  if (isComplexCode(code)) return { re: toNumber(realOf(value)), im: imagOf(value) };
  const integer = toInteger(value);
  return isWideCode(code) ? BigInt.asIntN(64, BigInt(integer)) : Number(integer);
}

/** Sets the elements `start` up to `end` of a contiguous run of memory. */
export function fillStretch(tensor: Tensor, start: number, end: number, value: number | bigint | Complex): void {
  const format = formatOf(tensor.dtypeCode);
  if (typeof value === "object") {
    const pairs = bitsOf(tensor);
    for (let i = start; i < end; i++) {
      pairs[2 * i] = value.re;
      pairs[2 * i + 1] = value.im;
    }
    return;
  }
  if (isWideCode(tensor.dtypeCode)) bigintsOf(tensor).fill(value as bigint, start, end);
  else if (format !== undefined) bitsOf(tensor).fill(format.store(value as number), start, end);
  else numbersOf(tensor).fill(value as number, start, end);
}
