// Golden values: from their JSON form to arguments of an operator, and the comparison of results.

import { type DType, dtypeCodeOf, dtypes, INT64, isDType } from "../../runtime/core/dtype.js";
import { readElement, writeElement } from "../../runtime/core/elements.js";
import { withoutLazyBits } from "../../runtime/core/hooks.js";
import { type Complex, complexText, isComplexScalar, type Scalar, scalar } from "../../runtime/core/scalar.js";
import { contiguousStrides, preserveStrides } from "../../runtime/core/shape.js";
import { allocate, isTensor, makeTensor, type Tensor } from "../../runtime/core/tensor.js";
import { toggled } from "../../runtime/kernels/memory/lazy-bits.js";
import type { Type } from "../../runtime/schema/types.js";
import { wrapScalar } from "./library.js";
import { Unsupported } from "./report.js";

export interface GoldenTensor {
  readonly k: "tensor";
  readonly dtype: string;
  readonly shape: readonly number[];
  readonly strides: readonly number[];
  readonly offset?: number;
  readonly data?: readonly GoldenElement[];
  readonly alias_of?: string;
  /** Lazily conjugated or negated; the data are the resulting elements. */
  readonly conj?: boolean;
  readonly neg?: boolean;
}
export type GoldenElement = number | string | boolean | readonly [re: number | string, im: number | string];
export type GoldenValue =
  | null
  | GoldenTensor
  | { readonly k: "int" | "float"; readonly v: number | string }
  | { readonly k: "bool"; readonly v: boolean }
  | { readonly k: "complex"; readonly v: readonly [re: number | string, im: number | string] }
  | { readonly k: "str" | "dtype" | "layout" | "device" | "memory_format" | "ref" | "same"; readonly v: string }
  | { readonly k: "list"; readonly v: readonly GoldenValue[] };

const supported = new Map(dtypes.map((info) => [info.name as string, info.stored]));

/** @throws Unsupported for a dtype that tensors cannot have */
export function supportedDType(name: string): DType {
  if (supported.get(name) !== true) throw new Unsupported(`dtype ${name} is not supported`);
  return name as DType;
}

/** Throws Unsupported if any value inside needs a dtype that tengen does not have. */
export function checkSupported(value: unknown): void {
  if (Array.isArray(value)) {
    for (const item of value) checkSupported(item);
  } else if (typeof value === "object" && value !== null) {
    const { k, dtype, v } = value as Readonly<Record<string, unknown>>;
    if (k === "tensor") supportedDType(String(dtype));
    else if (k === "dtype") supportedDType(String(v));
    else for (const item of Object.values(value)) checkSupported(item);
  }
}

/** The recorded elements in the form of `elementsOf`. */
export function numbersOfGolden({ data }: GoldenTensor): Entry[] {
  return (data ?? []).map(entryOf);
}

/** An element as tests compare it. */
export type Entry = number | bigint | Complex;

function entryOf(value: GoldenElement): Entry {
  return typeof value === "object" ? complexOf(value) : numberOf(value);
}

function complexOf([re, im]: readonly [number | string, number | string]): Complex {
  return { re: Number(numberOf(re)), im: Number(numberOf(im)) };
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
    const entry = entryOf(value);
    const { conj = false, neg = false } = golden;
    writeElement(whole.storage, whole.dtypeCode, place, conj || neg ? underBits(entry, conj, neg) : entry);
  });
  const tensor = makeTensor(whole.storage, shape, strides, offset, dtype);
  const conjugated = golden.conj === true ? toggled(tensor, "conjugate") : tensor;
  return golden.neg === true ? toggled(conjugated, "negative") : conjugated;
}

/** The memory's value of an element that is lazily conjugated or negated. */
function underBits(entry: Entry, conj: boolean, neg: boolean): Entry {
  if (typeof entry !== "object") return neg ? -entry : entry;
  const { re, im } = entry;
  return { re: neg ? -re : re, im: neg !== conj ? -im : im };
}

/** Calls back with the storage place and the row-major index of every element. */
export function forEachIndex(
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

/** The logical elements in row-major order: numbers, bigints for int64, 0 and 1 for bool, complex numbers by parts. */
export function elementsOf(given: Tensor): Entry[] {
  const tensor = withoutLazyBits.installed === null ? given : withoutLazyBits.installed(given);
  const { storage, dtypeCode } = tensor;
  const elements: Entry[] = [];
  forEachIndex(tensor.shape, tensor.strides, tensor.offset, (place) => {
    const value = readElement(storage, dtypeCode, place);
    if (typeof value === "object") elements.push(value);
    else elements.push(dtypeCode === INT64 ? BigInt(value) : Number(value));
  });
  return elements;
}

/**
 * The argument that a golden value represents, given its schema type. `lookup` finds the tensors that `ref` and `same`
 * name.
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
      // The records were created by boxed calls, and C10 converts a bool for a Scalar argument to an integer there.
      if (name === "Scalar") return typeof plain === "boolean" ? scalar(Number(plain), "int") : typed;
      if (name === "bool") return Boolean(plain);
      return typeof plain === "bigint" ? plain : Number(plain);
    }
    case "dtype":
      return supportedDType(value.v);
    case "complex":
      if (type.kind === "list") return new Array(type.size ?? 1).fill(complexOf(value.v));
      return type.kind === "base" && type.name === "Tensor" ? wrapScalar(complexOf(value.v)) : complexOf(value.v);
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
  complex128: { relative: 1e-7, absolute: 1e-9 },
  complex64: { relative: 1e-4, absolute: 1e-5 },
  bfloat16: { relative: 1e-2, absolute: 1e-2 },
  float16: { relative: 1e-2, absolute: 1e-3 },
};

/** The tolerance for floating-point results of a dtype; null if they must be equal. */
export function toleranceOf(dtype: string): Tolerance | null {
  return tolerances[dtype] ?? null;
}

export interface CompareOptions {
  /** Compare the elements (else shape and dtype only). */
  readonly values: boolean;
  /**
   * Compare strides and storage offset. `copied`: the record may be of a copy (`clone`), which has its own memory; `dense`: of a
   * contiguous copy where a stride was 0.
   */
  readonly strides: boolean | "copied" | "dense";
  /** Elements have to be equal, whatever the dtype's tolerance is. */
  readonly exact?: boolean;
  /** Beside `relative`, elements may differ by this share of the largest finite one; in place of the dtype's tolerance. */
  readonly within?: { readonly relative: number; readonly ofLargest: number };
}

/** The difference between a result and the golden value, in a few words; null if there is none. */
export function difference(actual: unknown, golden: GoldenValue, options: CompareOptions): string | null {
  return differences(actual, golden, options)[0] ?? null;
}

/** As `difference`, but returns all of them: different strides do not hide different elements. */
export function differences(actual: unknown, golden: GoldenValue, options: CompareOptions): string[] {
  if (golden === null) return actual === null || actual === undefined ? [] : [`expected None, got ${describe(actual)}`];
  switch (golden.k) {
    case "tensor":
      return isTensor(actual)
        ? tensorDifferences(actual, golden, options)
        : [`expected a tensor, got ${describe(actual)}`];
    case "list":
      if (!Array.isArray(actual)) return [`expected a list, got ${describe(actual)}`];
      if (actual.length !== golden.v.length) return [`expected ${golden.v.length} items, got ${actual.length}`];
      return golden.v.flatMap((item, i) => differences(actual[i], item, options).map((found) => `[${i}]: ${found}`));
    case "int":
    case "float":
    case "bool":
      return options.values ? numberDifferences(actual, golden.k, golden.v) : [];
    case "complex":
      if (!options.values) return [];
      if (!isComplexScalar(actual)) return [`expected a complex number, got ${describe(actual)}`];
      return close(actual, complexOf(golden.v), toleranceOf("complex128"))
        ? []
        : [`expected ${shown(complexOf(golden.v))}, got ${shown(actual)}`];
    default:
      return String(actual) === String(golden.v) ? [] : [`expected ${golden.v}, got ${describe(actual)}`];
  }
}

function numberDifferences(actual: unknown, kind: string, golden: number | string | boolean): string[] {
  // PyTorch's records contain a dtype result by its number.
  if (kind === "int" && isDType(actual)) {
    return dtypeCodeOf(actual) === golden ? [] : [`expected dtype ${golden}, got ${actual}`];
  }
  // A Scalar has a kind of number; a plain JavaScript number does not.
  const number = typeof actual === "boolean" ? Number(actual) : actual;
  if (typeof number !== "number" && typeof number !== "bigint") return [`expected a ${kind}, got ${describe(actual)}`];
  if ((kind === "bool") !== (typeof actual === "boolean")) return [`expected a ${kind}, got ${describe(actual)}`];
  const tolerance = kind === "float" ? toleranceOf("float64") : null;
  return close(number, numberOf(golden), tolerance) ? [] : [`expected ${golden}, got ${actual}`];
}

/** Whether a number is the recorded one; the sign of a zero counts, except in a complex number's parts. */
export function close(actual: Entry, expected: Entry, tolerance: Tolerance | null): boolean {
  if (typeof actual === "object" || typeof expected === "object") {
    if (typeof actual !== "object" || typeof expected !== "object") return false;
    const size = Math.hypot(expected.re, expected.im);
    const component: Tolerance = {
      relative: tolerance!.relative,
      absolute: tolerance!.absolute + (Number.isFinite(size) ? tolerance!.relative * size : 0),
    };
    return close(actual.re + 0, expected.re + 0, component) && close(actual.im + 0, expected.im + 0, component);
  }
  if (typeof actual === "bigint" || typeof expected === "bigint" || tolerance === null) {
    // biome-ignore lint/suspicious/noDoubleEquals: 1n == 1 is intended
    return actual == expected || (Number.isNaN(actual) && Number.isNaN(expected));
  }
  if (Number.isNaN(expected)) return Number.isNaN(actual);
  if (!Number.isFinite(expected)) return actual === expected;
  if (actual === 0 && expected === 0) return Object.is(actual, expected);
  return Math.abs(actual - expected) <= tolerance.absolute + tolerance.relative * Math.abs(expected);
}

function tensorDifferences(actual: Tensor, golden: GoldenTensor, options: CompareOptions): string[] {
  if (actual.dtype !== golden.dtype) return [`dtype: expected ${golden.dtype}, got ${actual.dtype}`];
  if (actual.shape.join() !== golden.shape.join()) {
    return [`shape: expected [${golden.shape}], got [${actual.shape}]`];
  }
  return [
    ...(options.strides === false ? [] : layoutDifferences(actual, golden, options.strides)),
    ...(options.values && golden.data !== undefined ? elementDifferences(actual, golden, golden.data, options) : []),
  ];
}

function layoutDifferences(
  actual: Tensor,
  golden: GoldenTensor,
  kind: Exclude<CompareOptions["strides"], false>,
): string[] {
  const { shape, strides, offset, numel } = actual;
  const expanded = strides.some((stride, d) => stride === 0 && shape[d]! > 1);
  const copied = kind === "copied" || (kind === "dense" && expanded);
  const places: (readonly [readonly number[], number])[] = [[strides, offset]];
  if (copied) places.push([expanded ? contiguousStrides(shape) : preserveStrides(shape, strides), 0]);
  const wanted = golden.offset ?? 0;
  const lies = (steps: readonly number[]): boolean =>
    numel <= 1 || golden.strides.every((stride, d) => shape[d]! <= 1 || steps[d] === stride);
  if (places.some(([steps, start]) => lies(steps) && start === wanted)) return [];
  return [
    ...(places.some(([steps]) => lies(steps)) ? [] : [`strides: expected [${golden.strides}], got [${strides}]`]),
    ...(places.some(([, start]) => start === wanted) ? [] : [`storage offset: expected ${wanted}, got ${offset}`]),
  ];
}

function elementDifferences(
  actual: Tensor,
  golden: GoldenTensor,
  data: NonNullable<GoldenTensor["data"]>,
  { exact = false, within }: CompareOptions,
): string[] {
  if (data.length !== actual.numel) return [`${data.length} elements are recorded for ${actual.numel}`];
  const usual = toleranceOf(golden.dtype);
  const tolerance = exact
    ? { relative: 0, absolute: 0 }
    : within === undefined || usual === null
      ? usual
      : { relative: within.relative, absolute: within.ofLargest * largestOf(data) };
  // Recorded float32 numbers, and those of half precision, are the shortest decimals that reproduce them.
  const rounded = (value: number | bigint) =>
    exact && typeof value === "number" && /^b?float(16|32)$/.test(golden.dtype) ? Math.fround(value) : value;
  for (const [i, element] of elementsOf(actual).entries()) {
    const golden = entryOf(data[i]!);
    const expected = typeof golden === "object" ? golden : rounded(golden);
    if (!close(element, expected, tolerance))
      return [`element ${i}: expected ${shown(expected)}, got ${shown(element)}`];
  }
  return [];
}

/** The largest finite absolute value, at least 1. */
function largestOf(data: NonNullable<GoldenTensor["data"]>): number {
  const sizes = data
    .map(entryOf)
    .map((entry) => (typeof entry === "object" ? Math.hypot(entry.re, entry.im) : Math.abs(Number(entry))));
  return Math.max(1, ...sizes.filter(Number.isFinite));
}

function shown(value: Entry): string {
  if (typeof value === "object") return complexText(value);
  return Object.is(value, -0) ? "-0" : String(value);
}

export function describe(value: unknown): string {
  if (isTensor(value)) return `a tensor ${value.dtype} [${value.shape}]`;
  if (Array.isArray(value)) return `an array of ${value.length}`;
  return value === undefined || value === null
    ? "nothing"
    : typeof value === "object"
      ? "an object"
      : `${typeof value} ${String(value)}`;
}
