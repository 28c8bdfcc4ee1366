// Golden values: from their JSON form to arguments of an operator, and the comparison of what came back.

import { type DType, dtypeCodeOf, dtypes, INT64, isDType } from "../../runtime/core/dtype.js";
import { readElement, writeElement } from "../../runtime/core/elements.js";
import { type Scalar, scalar } from "../../runtime/core/scalar.js";
import { allocate, isTensor, makeTensor, type Tensor } from "../../runtime/core/tensor.js";
import type { Type } from "../../runtime/schema/types.js";
import { wrapScalar } from "./library.js";

export interface GoldenTensor {
  readonly k: "tensor";
  readonly dtype: string;
  readonly shape: readonly number[];
  readonly strides: readonly number[];
  readonly offset?: number;
  readonly data?: readonly (number | string | boolean)[];
  readonly alias_of?: string;
}
export type GoldenValue =
  | null
  | GoldenTensor
  | { readonly k: "int" | "float"; readonly v: number | string }
  | { readonly k: "bool"; readonly v: boolean }
  | { readonly k: "complex"; readonly v: unknown }
  | { readonly k: "str" | "dtype" | "layout" | "device" | "memory_format" | "ref" | "same"; readonly v: string }
  | { readonly k: "list"; readonly v: readonly GoldenValue[] };

/** The record needs something the README says is not supported: it is skipped, with this reason. */
export class Unsupported extends Error {}

const supported = new Map(dtypes.map((info) => [info.name as string, info.stored]));

/** @throws Unsupported for a dtype that tensors cannot have */
export function supportedDType(name: string): DType {
  if (supported.get(name) !== true) throw new Unsupported(`dtype ${name} is not supported`);
  return name as DType;
}

/** Throws Unsupported if any value inside needs a dtype (or complex numbers) that tengen does not have. */
export function checkSupported(value: unknown): void {
  if (Array.isArray(value)) {
    for (const item of value) checkSupported(item);
  } else if (typeof value === "object" && value !== null) {
    const { k, dtype, v } = value as { k?: unknown; dtype?: unknown; v?: unknown };
    if (k === "tensor") supportedDType(String(dtype));
    else if (k === "dtype") supportedDType(String(v));
    else if (k === "complex") throw new Unsupported("dtype complex is not supported");
    else for (const item of Object.values(value)) checkSupported(item);
  }
}

function numberOf(value: number | string | boolean): number | bigint {
  if (typeof value === "number") return value;
  if (typeof value === "boolean") return value ? 1 : 0;
  return value === "NaN" || value.endsWith("Infinity") ? Number(value) : BigInt(value);
}

/** A tensor with exactly the recorded shape, strides and storage offset. */
export function decodeTensor(golden: GoldenTensor): Tensor {
  const dtype = supportedDType(golden.dtype);
  const { shape, strides } = golden;
  const offset = golden.offset ?? 0;
  let span = 1;
  for (let d = 0; d < shape.length; d++) span += shape[d] === 0 ? 0 : (shape[d]! - 1) * strides[d]!;
  const whole = allocate([offset + span], dtype);
  const data = golden.data ?? [];
  forEachIndex(shape, strides, offset, (place, index) => {
    const value = data[index];
    if (value === undefined) return;
    writeElement(whole.storage, whole.dtypeCode, place, numberOf(value));
  });
  return makeTensor(whole.storage, shape, strides, offset, dtype);
}

/** Calls back with the storage place and the row-major index of every element. */
function forEachIndex(
  shape: readonly number[],
  strides: readonly number[],
  offset: number,
  visit: (place: number, index: number) => void,
): void {
  const numel = shape.reduce((a, b) => a * b, 1);
  const counter = new Array<number>(shape.length).fill(0);
  let place = offset;
  for (let index = 0; index < numel; index++) {
    visit(place, index);
    for (let d = shape.length - 1; d >= 0; d--) {
      place += strides[d]!;
      if (++counter[d]! < shape[d]!) break;
      place -= strides[d]! * shape[d]!;
      counter[d] = 0;
    }
  }
}

/** The logical elements in row-major order: numbers, bigints for int64, 0 and 1 for bool. */
export function elementsOf(tensor: Tensor): (number | bigint)[] {
  const { storage, dtypeCode } = tensor;
  const elements: (number | bigint)[] = [];
  forEachIndex(tensor.shape, tensor.strides, tensor.offset, (place) => {
    const value = readElement(storage, dtypeCode, place);
    elements.push(dtypeCode === INT64 ? BigInt(value) : Number(value));
  });
  return elements;
}

/**
 * The argument that a golden value stands for, given its schema type.
 * `lookup` finds the tensors that `ref` and `same` name.
 */
export function decode(value: GoldenValue, type: Type, lookup: (name: string) => unknown): unknown {
  if (type.kind === "optional") return value === null ? null : decode(value, type.element, lookup);
  if (value === null) return null;
  switch (value.k) {
    case "tensor":
      return decodeTensor(value);
    case "ref":
    case "same":
      return lookup(value.v);
    case "list": {
      if (type.kind === "base" && type.name === "Tensor") return decodeListAsTensor(value.v);
      const element = type.kind === "list" ? type.element : type;
      return value.v.map((item) => decode(item, element, lookup));
    }
    case "int":
    case "float":
    case "bool": {
      if (type.kind === "list") return new Array(type.size ?? 1).fill(decode(value, type.element, lookup));
      const name = type.kind === "base" ? type.name : "";
      const plain = typeof value.v === "string" ? numberOf(value.v) : value.v;
      const typed: Scalar = typeof plain === "boolean" ? plain : scalar(plain, value.k === "float" ? "float" : "int");
      if (name === "Tensor") return wrapScalar(typed);
      // The records were made by boxed calls, and C10 hands a bool to a Scalar argument as an integer there.
      if (name === "Scalar") return typeof plain === "boolean" ? scalar(Number(plain), "int") : typed;
      if (name === "bool") return Boolean(plain);
      return typeof plain === "bigint" ? plain : Number(plain);
    }
    case "dtype":
      return supportedDType(value.v);
    case "complex":
      throw new Unsupported("dtype complex is not supported");
    default:
      return value.v;
  }
}

function decodeListAsTensor(values: readonly GoldenValue[]): never {
  throw new Error(`a list of ${values.length} stands where the schema says Tensor`);
}

export interface Tolerance {
  readonly relative: number;
  readonly absolute: number;
}
const tolerances: Readonly<Record<string, Tolerance>> = {
  float64: { relative: 1e-7, absolute: 1e-9 },
  float32: { relative: 1e-4, absolute: 1e-5 },
  bfloat16: { relative: 1e-2, absolute: 1e-2 },
  float16: { relative: 1e-2, absolute: 1e-3 },
};

export interface CompareOptions {
  /** Compare the elements (else shape and dtype only). */
  readonly values: boolean;
  readonly strides: boolean;
  /** An argument is of float32: a float64 result is no better than what was computed of it. */
  readonly coarse?: boolean;
}

/** What differs between a result and the golden value, in a few words; null if nothing does. */
export function difference(actual: unknown, golden: GoldenValue, options: CompareOptions): string | null {
  if (golden === null) return actual === null || actual === undefined ? null : `expected None, got ${describe(actual)}`;
  switch (golden.k) {
    case "tensor":
      return isTensor(actual)
        ? tensorDifference(actual, golden, options)
        : `expected a tensor, got ${describe(actual)}`;
    case "list": {
      if (!Array.isArray(actual)) return `expected a list, got ${describe(actual)}`;
      if (actual.length !== golden.v.length) return `expected ${golden.v.length} items, got ${actual.length}`;
      for (const [i, item] of golden.v.entries()) {
        const found = difference(actual[i], item, options);
        if (found !== null) return `[${i}]: ${found}`;
      }
      return null;
    }
    case "int":
    case "float":
    case "bool": {
      if (!options.values) return null;
      // PyTorch's records give a dtype that is a result by its number.
      if (golden.k === "int" && isDType(actual)) {
        return dtypeCodeOf(actual) === golden.v ? null : `expected dtype ${golden.v}, got ${actual}`;
      }
      const number = typeof actual === "boolean" ? Number(actual) : actual;
      if (typeof number !== "number" && typeof number !== "bigint")
        return `expected a ${golden.k}, got ${describe(actual)}`;
      return close(number, numberOf(golden.v), golden.k === "float" ? tolerances["float64"]! : null)
        ? null
        : `expected ${golden.v}, got ${actual}`;
    }
    default:
      return String(actual) === String(golden.v) ? null : `expected ${golden.v}, got ${describe(actual)}`;
  }
}

function close(actual: number | bigint, expected: number | bigint, tolerance: Tolerance | null): boolean {
  if (typeof actual === "bigint" || typeof expected === "bigint" || tolerance === null) {
    // biome-ignore lint/suspicious/noDoubleEquals: 1n == 1 is what is asked
    return actual == expected || (Number.isNaN(actual) && Number.isNaN(expected));
  }
  if (Number.isNaN(expected)) return Number.isNaN(actual);
  if (!Number.isFinite(expected)) return actual === expected;
  return Math.abs(actual - expected) <= tolerance.absolute + tolerance.relative * Math.abs(expected);
}

function tensorDifference(actual: Tensor, golden: GoldenTensor, options: CompareOptions): string | null {
  if (actual.dtype !== golden.dtype) return `dtype: expected ${golden.dtype}, got ${actual.dtype}`;
  if (actual.shape.join() !== golden.shape.join()) {
    return `shape: expected [${golden.shape}], got [${actual.shape}]`;
  }
  if (options.strides && actual.numel > 1) {
    for (const [d, size] of golden.shape.entries()) {
      if (size > 1 && actual.strides[d] !== golden.strides[d]) {
        return `strides: expected [${golden.strides}], got [${actual.strides}]`;
      }
    }
  }
  if (!options.values || golden.data === undefined) return null;
  const precision = golden.dtype === "float64" && options.coarse === true ? "float32" : golden.dtype;
  const tolerance = tolerances[precision] ?? null;
  const elements = elementsOf(actual);
  for (const [i, element] of elements.entries()) {
    const expected = numberOf(golden.data[i]!);
    if (!close(element, expected, tolerance)) return `element ${i}: expected ${expected}, got ${element}`;
  }
  return null;
}

export function describe(value: unknown): string {
  if (isTensor(value)) return `a tensor ${value.dtype} [${value.shape}]`;
  if (Array.isArray(value)) return `an array of ${value.length}`;
  return value === undefined ? "nothing" : typeof value === "object" ? "an object" : `${typeof value} ${String(value)}`;
}
