// Single elements and whole tensors read out of storages, whatever the dtype and strides. For people and files, not for kernels.

import { BOOL, FLOAT32, FLOAT64, INT8, INT16, INT32, INT64, type TypedArray, UINT8 } from "./dtype.js";
import { ArgumentError, UnsupportedError } from "./errors.js";
import { readInt64, writeInt64 } from "./int64.js";
import type { Storage } from "./storage.js";
import type { Tensor } from "./tensor.js";

/** What an element is to JavaScript: a boolean, a number, or a bigint for an int64 that a number cannot hold. */
export type Element = number | bigint | boolean;
/** Elements nested as deep as the tensor has dimensions. */
export type NestedArray = Element | NestedArray[];

function memoryOf(tensor: Tensor, what: string): Storage {
  if (tensor.storage.array === null) {
    throw new UnsupportedError(
      tensor.device === "meta"
        ? `${what}: a tensor on device "meta" has a shape and a dtype but no data`
        : `${what}: the memory of device ${tensor.device} cannot be read from here; move the tensor with to({ device: "cpu" })`,
    );
  }
  return tensor.storage;
}

/** The element at a place of the storage, as an element of dtype `code`. */
export function readElement(storage: Storage, code: number, index: number): Element {
  if (code === INT64) return readInt64(storage.words, index);
  const value = storage.typedCode(code)![index]!;
  return code === BOOL ? value !== 0 : value;
}

/** Writes an element; the value is converted as C does. */
export function writeElement(storage: Storage, code: number, index: number, value: Element): void {
  if (code === INT64) {
    writeInt64(storage.words, index, typeof value === "boolean" ? Number(value) : value);
    return;
  }
  const array = storage.typedCode(code) as Exclude<TypedArray, BigInt64Array>;
  array[index] = convertElement(value, code);
}

/** A value as an element of a dtype other than int64, with the conversions of C on x86 (out of range is not an error). */
export function convertElement(value: Element, code: number): number {
  switch (code) {
    case FLOAT32:
    case FLOAT64:
      return Number(value);
    case BOOL:
      return Number(value) !== 0 ? 1 : 0;
    default: {
      if (typeof value === "bigint") return Number(BigInt.asIntN(32, value));
      const number = Math.trunc(Number(value));
      // Out of the 32-bit range (NaN too) the processor gives the most negative integer; narrower types keep its low bits.
      return number >= -2147483648 && number <= 2147483647 ? number : -2147483648;
    }
  }
}

const ranges: Readonly<Record<number, readonly [number, number, string]>> = {
  [UINT8]: [0, 255, "uint8"],
  [INT8]: [-128, 127, "int8"],
  [INT16]: [-32768, 32767, "int16"],
  [INT32]: [-2147483648, 2147483647, "int32"],
};

/** Does an integer dtype hold the value, once truncated? Other dtypes take any number. uint8 takes negatives down to -255, as PyTorch's does. */
export function fitsDType(value: Element, code: number): boolean {
  if (code === INT64) {
    if (typeof value === "bigint") return BigInt.asIntN(64, value) === value;
    const number = Number(value);
    return number >= -(2 ** 63) && number < 2 ** 63;
  }
  const range = ranges[code];
  if (range === undefined) return true;
  const number = typeof value === "bigint" ? Number(value) : Math.trunc(Number(value));
  return number >= (code === UINT8 ? -255 : range[0]) && number <= range[1];
}

/** Calls `visit(place, count, step)` for each innermost row, in row-major order; places and steps in elements of the storage. */
export function forEachRow(tensor: Tensor, visit: (place: number, count: number, step: number) => void): void {
  const { shape, strides, offset, numel } = tensor;
  if (numel === 0) return;
  if (tensor.isContiguous) {
    visit(offset, numel, 1);
    return;
  }
  const last = shape.length - 1;
  const count = shape[last]!;
  const step = strides[last]!;
  const walk = (dim: number, place: number): void => {
    if (dim === last) {
      visit(place, count, step);
      return;
    }
    for (let i = 0; i < shape[dim]!; i++) walk(dim + 1, place + i * strides[dim]!);
  };
  walk(0, offset);
}

/** The logical elements in row-major order: a view of the memory where the tensor is contiguous, else a copy. */
export function elementsOf(tensor: Tensor, what = "data"): TypedArray {
  const storage = memoryOf(tensor, what);
  const source = storage.typedCode(tensor.dtypeCode)!;
  if (tensor.isContiguous) {
    const { offset, numel } = tensor;
    return offset === 0 && numel === source.length ? source : source.subarray(offset, offset + numel);
  }
  return copyElements(tensor, source);
}

function copyElements(tensor: Tensor, source: TypedArray): TypedArray {
  const Type = source.constructor as new (length: number) => TypedArray;
  const copy = new Type(tensor.numel);
  let to = 0;
  forEachRow(tensor, (place, count, step) => {
    for (let i = 0; i < count; i++) copy[to++] = source[place + i * step]!;
  });
  return copy;
}

/**
 * The only element of a tensor.
 * @throws ArgumentError if it has none or several
 */
export function itemOf(tensor: Tensor): Element {
  if (tensor.numel !== 1) {
    throw new ArgumentError(
      `item(): only a tensor with one element is a number, this one has ${tensor.numel} (shape [${tensor.shape.join(", ")}]); use toArray()`,
    );
  }
  return readElement(memoryOf(tensor, "item()"), tensor.dtypeCode, tensor.offset);
}

/** The elements as nested arrays. */
export function nestedArrayOf(tensor: Tensor): NestedArray {
  const storage = memoryOf(tensor, "toArray()");
  const { shape, strides, dtypeCode } = tensor;
  const dims = shape.length;
  if (dims === 0) return readElement(storage, dtypeCode, tensor.offset);
  const plain = dtypeCode !== INT64 && dtypeCode !== BOOL;
  const array = plain ? storage.typedCode(dtypeCode)! : null;
  const build = (dim: number, place: number): NestedArray[] => {
    const size = shape[dim]!;
    const step = strides[dim]!;
    const result = new Array<NestedArray>(size);
    if (dim < dims - 1) {
      for (let i = 0; i < size; i++) result[i] = build(dim + 1, place + i * step);
    } else if (array !== null) {
      for (let i = 0; i < size; i++) result[i] = array[place + i * step]!;
    } else {
      for (let i = 0; i < size; i++) result[i] = readElement(storage, dtypeCode, place + i * step);
    }
    return result;
  };
  return build(0, tensor.offset);
}
