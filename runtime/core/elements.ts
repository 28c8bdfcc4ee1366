// Single elements and whole tensors read out of storages, whatever the dtype and strides. For people and files, not for kernels.

import { classNameOf, describe } from "./describe.js";
import {
  BOOL,
  COMPLEX64,
  FLOAT32,
  INT64,
  infoOf,
  isComplexCode,
  isEmulatedCode,
  isFloatingCode,
  isIntegralCode,
  isUnsignedWideCode,
  isUnsignedWordCode,
  isWideCode,
  type TypedArray,
} from "./dtype.js";
import { ArgumentError, UnsupportedError } from "./errors.js";
import { formatOf } from "./format.js";
import { coreHooks, deviceHooks, interceptedScalar, misuseCheck, withoutLazyBits } from "./hooks.js";
import { readInt64, readUint64, writeInt64, writeUint64 } from "./int64.js";
import { checkOptions } from "./options.js";
import {
  type Complex,
  elementOf,
  imagOf,
  isComplexScalar,
  realOf,
  type Scalar,
  scalarKind,
  toInteger,
  toNumber,
} from "./scalar.js";
import { formatShape, numelOf } from "./shape.js";
import type { Storage } from "./storage.js";
import type { Tensor, Wrapper } from "./tensor.js";

/** An element as a JavaScript value: a boolean, a number, a bigint if integers are requested as such, or a complex number's parts. */
export type Element = number | bigint | boolean | Complex;
/** Elements nested as deep as the tensor has dimensions. */
export type NestedArray = Element | NestedArray[];

/**
 * The tensor itself, or the value behind a wrapper.
 * @throws ArgumentError if that has another shape or dtype; UnsupportedError if there is none
 */
export function unwrapped(tensor: Tensor, what: string): Tensor {
  if (!tensor.storage.isWrapper) return tensor;
  const shown = (tensor as Wrapper).materialize(what) as Tensor | undefined;
  if (shown?.dtypeCode !== tensor.dtypeCode || !sameSizes(shown.shape, tensor.shape)) {
    throw new ArgumentError(
      `${what}: \`materialize\` of ${classNameOf(tensor)} gave ${describe(shown)}, not what the wrapper states: ${describe(tensor)}`,
    );
  }
  return unwrapped(shown, what);
}

function sameSizes(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((size, i) => size === b[i]);
}

/**
 * The tensor whose memory has the elements: the tensor itself, the value behind a wrapper, or a CPU copy if JavaScript cannot
 * access the memory and the device reads synchronously.
 * @throws UnsupportedError, naming the caller, for a tensor on meta or on a device that reads asynchronously
 */
export function readable(self: Tensor, what: string): Tensor {
  if (coreHooks.read !== null) coreHooks.read(self, what);
  const shown = unwrapped(self, what);
  misuseCheck.installed?.(shown);
  const tensor = withoutLazyBits.installed === null ? shown : withoutLazyBits.installed(shown);
  if (tensor.storage.array !== null) return tensor;
  const copy = deviceHooks.installed?.readNow(tensor) ?? null;
  if (copy === null) throw new UnsupportedError(noData(what, tensor.device));
  return copy;
}

/** The tensor whose elements a wrapper shows, if its class states one. */
const shownBy = (wrapper: Tensor): Tensor | undefined => (wrapper as { elementsFrom?: Tensor }).elementsFrom;

/**
 * Whether the values can be read synchronously: not on meta, nor on devices that read asynchronously. A wrapper's are read through its own
 * kernels, unless it has several values in place of one, or shows those of a tensor that has none.
 */
export function isReadable(tensor: Tensor): boolean {
  const { storage } = tensor;
  if (storage.isWrapper) {
    const shown = shownBy(tensor);
    return storage.device === "cpu" && !isMapped(tensor) && (shown === undefined || isReadable(shown));
  }
  return storage.array !== null || deviceHooks.installed?.canReadNow(tensor) === true;
}

/** Whether a tensor has several values in place of each, so that what is new cannot be written with them: a mapped one. */
export function isMapped(tensor: Tensor): boolean {
  return tensor.storage.isWrapper && (tensor as { hidesValues?: boolean }).hidesValues === true;
}

/** Whether code may depend on the values: not if they cannot be read synchronously, nor in a graph being traced, which must be valid for other inputs. */
export function mayAsk(tensor: Tensor): boolean {
  return isReadable(tensor) && !isHidden(tensor);
}

/** Whether the values, or those that a wrapper shows, are of a graph being traced. */
function isHidden(tensor: Tensor): boolean {
  if (coreHooks.hides === null) return false;
  const shown = tensor.storage.isWrapper ? shownBy(tensor) : undefined;
  return coreHooks.hides(tensor) || (shown !== undefined && isHidden(shown));
}

/** Can JavaScript access the elements? Not on meta, in a backend's own memory, or of a wrapper. */
export function hasElements({ storage }: Tensor): boolean {
  return !storage.isWrapper && storage.array !== null;
}

/** The element at a position of the storage, as an element of dtype `code`. */
export function readElement(storage: Storage, code: number, index: number): Element {
  if (code === INT64) return readInt64(storage.words, index);
  if (isUnsignedWideCode(code)) return readUint64(storage.words, index);
  const array = storage.typedCode(code)!;
  if (isComplexCode(code)) return { re: array[2 * index] as number, im: array[2 * index + 1] as number };
  const value = array[index]!;
  if (code === BOOL) return value !== 0;
  const format = formatOf(code);
  return format === undefined ? value : format.load(value as number);
}

/** Writes an element; the value is converted as C does. */
export function writeElement(storage: Storage, code: number, index: number, value: Element): void {
  if (isWideCode(code)) {
    const real = realOf(value);
    const write = code === INT64 ? writeInt64 : writeUint64;
    write(storage.words, index, typeof real === "boolean" ? Number(real) : real);
    return;
  }
  const array = storage.typedCode(code) as Exclude<TypedArray, BigInt64Array | BigUint64Array>;
  if (isComplexCode(code)) {
    array[2 * index] = Number(realOf(value));
    array[2 * index + 1] = imagOf(value);
    return;
  }
  const number = convertElement(value, code);
  array[index] = formatOf(code)?.store(number) ?? number;
}

/** A value as an element of a dtype of up to 32 bits, with the conversions of C on x86 (out of range is not an error). */
export function convertElement(element: Element, code: number): number {
  const value = realOf(element);
  const number = Number(value);
  if (isFloatingCode(code)) return number;
  if (code === BOOL) return number !== 0 || imagOf(element) !== 0 ? 1 : 0;
  if (typeof value === "bigint") return Number(BigInt.asIntN(32, value));
  const whole = Math.trunc(number);
  // uint32 is the low half of a 64-bit integer.
  if (isUnsignedWordCode(code)) return Math.abs(whole) < 2 ** 63 ? whole : 0;
  // Out of the 32-bit range (and for NaN) the processor returns the most negative integer; narrower types take its low
  // bits.
  return whole >= -2147483648 && whole <= 2147483647 ? whole : -2147483648;
}

/**
 * Can an integer dtype represent the value, once truncated? Other dtypes take any number. Unsigned ones take negatives down to that of their largest
 * number, as PyTorch's do.
 */
export function fitsDType(value: Element, code: number): boolean {
  if (typeof value === "object") return isComplexCode(code) || value.im === 0;
  if (!isIntegralCode(code)) return true;
  const { signed, min, max } = infoOf(code);
  const whole = typeof value === "bigint" ? value : Math.trunc(Number(value));
  return whole <= max! && (signed ? whole >= min! : -whole <= max!);
}

/** The largest finite number of a floating dtype, or of the parts of a complex one. */
export function largestOf(code: number): number {
  if (code === FLOAT32 || code === COMPLEX64) return (2 - 2 ** -23) * 2 ** 127;
  return formatOf(code)?.largest ?? Number.MAX_VALUE;
}

/**
 * Can a dtype hold a scalar? A finite number is not stored as an infinity. For integers a float counts with its fraction, so
 * that neither 255.5 nor -0.25 is a uint8, while the integer -1 is one, as in PyTorch.
 */
export function fitsScalar(value: Scalar, code: number): boolean {
  if (isComplexScalar(value)) {
    return fitsDType(value, code) && fitsScalar(value.re, code) && fitsScalar(value.im, code);
  }
  if (!isIntegralCode(code)) {
    const size = Math.abs(toNumber(value));
    return !(size > largestOf(code) && Number.isFinite(size));
  }
  if (scalarKind(value) !== "float") return fitsDType(toInteger(value), code);
  const number = toNumber(value);
  if (number < 0 && !infoOf(code).signed) return false;
  return Math.abs(number) < 2 ** 53
    ? fitsDType(Math.floor(number), code) && fitsDType(Math.ceil(number), code)
    : fitsDType(number, code);
}

/**
 * Calls `visit(place, count, step)` for each innermost row, in row-major order; positions and steps in elements of the storage.
 */
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

/**
 * The logical elements in row-major order: a view of the memory if the tensor is contiguous and JavaScript can access it, else a copy.
 * @param lent the caller reads the array at once, and neither keeps it nor passes it on
 */
export function elementsOf(given: Tensor, what = "data", lent = false): TypedArray {
  const tensor = readable(given, what);
  if (!lent && tensor.isContiguous) tensor.storage.expose();
  const source = tensor.storage.typedCode(tensor.dtypeCode)!;
  const unit = isComplexCode(tensor.dtypeCode) ? 2 : 1;
  if (tensor.isContiguous) {
    const offset = tensor.offset * unit;
    const length = tensor.numel * unit;
    return offset === 0 && length === source.length ? source : source.subarray(offset, offset + length);
  }
  return copyElements(tensor, source, unit);
}

function copyElements(tensor: Tensor, source: TypedArray, unit: 1 | 2): TypedArray {
  const Type = source.constructor as new (length: number) => TypedArray;
  const copy = new Type(tensor.numel * unit);
  let to = 0;
  forEachRow(tensor, (place, count, step) => {
    for (let i = 0; i < count; i++) for (let k = 0; k < unit; k++) copy[to++] = source[(place + i * step) * unit + k]!;
  });
  return copy;
}

function asBigints(where: string, options: ElementOptions | undefined): boolean {
  if (options === undefined) return false;
  checkOptions(where, options, ["bigint"]);
  return options.bigint === true;
}

/** How elements become JavaScript values. */
export interface ElementOptions {
  /** Integers as bigints, which represent every int64; by default they are numbers. */
  readonly bigint?: boolean | undefined;
}

/** The value of an element: its JavaScript type depends on the dtype and the options, never on its size. */
function shown(element: Element, code: number, bigint: boolean, what: string): Element {
  if (bigint && isIntegralCode(code)) return BigInt(element as number | bigint);
  if (typeof element === "bigint")
    throw new ArgumentError(
      `${what}(): ${element} is beyond what a number holds exactly; ${what}({ bigint: true }) gives bigints, x.data a ${infoOf(code).array!.name}`,
    );
  return element;
}

/**
 * The only element of a tensor.
 * @throws ArgumentError if it has none or several, or is an int64 that no number represents exactly
 */
export function itemOf(tensor: Tensor, options?: ElementOptions): Element {
  if (tensor.numel !== 1) {
    throw new ArgumentError(
      `item(): only a tensor with one element is a number, this one has ${numelOf(tensor.shape)} (shape ${formatShape(tensor.shape)}); use toArray()`,
    );
  }
  const bigint = asBigints("item()", options);
  if (interceptedScalar.installed !== null) {
    if (coreHooks.read !== null) coreHooks.read(tensor, "item()");
    const seen = interceptedScalar.installed(tensor);
    if (seen !== undefined) return shown(elementOf(seen), tensor.dtypeCode, bigint, "item");
  }
  const { storage, dtypeCode, offset } = readable(tensor, "item()");
  return shown(readElement(storage, dtypeCode, offset), dtypeCode, bigint, "item");
}

/**
 * The elements as nested arrays. @throws ArgumentError for an int64 that no number represents exactly, unless bigints are
 * requested
 */
export function nestedArrayOf(tensor: Tensor, options?: ElementOptions): NestedArray {
  const bigint = asBigints("toArray()", options);
  const { storage, shape, strides, dtypeCode, offset } = readable(tensor, "toArray()");
  const dims = shape.length;
  const plain =
    !bigint && !isWideCode(dtypeCode) && dtypeCode !== BOOL && !isEmulatedCode(dtypeCode) && !isComplexCode(dtypeCode);
  const array = plain ? storage.typedCode(dtypeCode)! : null;
  const build = (dim: number, place: number): NestedArray => {
    if (dim === dims) {
      if (array !== null) return array[place]!;
      return shown(readElement(storage, dtypeCode, place), dtypeCode, bigint, "toArray");
    }
    const size = shape[dim]!;
    const result = new Array<NestedArray>(size);
    for (let i = 0; i < size; i++) result[i] = build(dim + 1, place + i * strides[dim]!);
    return result;
  };
  return build(0, offset);
}

function noData(what: string, device: string): string {
  return device === "meta"
    ? `${what}: a tensor on device "meta" has a shape and a dtype but no data`
    : `${what}: device ${device} gives its values asynchronously; use ${asynchronous[what] ?? "await x.read(), which gives a tensor on the CPU"}`;
}

/** The asynchronous methods with the same results. */
const asynchronous: Readonly<Record<string, string>> = {
  "item()": "await x.readItem()",
  "toArray()": "await x.readArray()",
  data: "(await x.read()).data",
};
