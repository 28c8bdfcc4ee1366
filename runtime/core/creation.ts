// Tensors from JavaScript values: nested arrays, numbers, bigints, booleans, typed arrays, other tensors. No dispatch.

import { arrayClassOf, arrayFrom, arrayOver } from "./bytes.js";
import { defaultDTypeCode } from "./default-dtype.js";
import { describe } from "./describe.js";
import { type Device, parseDevice } from "./device.js";
import {
  BOOL,
  complexCodeOver,
  type DType,
  type DTypeInfo,
  dtypeCodeOf,
  dtypeInfo,
  dtypeOf,
  dtypes,
  INT64,
  isComplexCode,
  isDifferentiableCode,
  isDType,
  isFloatingCode,
  isWideCode,
  type TypedArray,
  unknownDType,
} from "./dtype.js";
import { type Element, fitsDType, forEachRow, readable, readElement, writeElement } from "./elements.js";
import { ArgumentError, DTypeError, ShapeError, UnsupportedError } from "./errors.js";
import { type AnyFunction, coreHooks, deviceHooks, gradRequirement, layeredCreation, shapedCreation } from "./hooks.js";
import type { TensorJSON } from "./json.js";
import { checkOptions } from "./options.js";
import { type Complex, complexText, isComplexScalar } from "./scalar.js";
import { contiguousStrides, formatShape, inferSize, numelOf, sameShape } from "./shape.js";
import { share } from "./shared.js";
import { newStorage, storageOf } from "./storage.js";
import { assertOwnTensor, brandOf, isTensor, makeTensor, soleTensor, type Tensor, tensorOver } from "./tensor.js";

/** Typed arrays whose elements have a dtype. */
export type DataArray =
  | Float32Array
  | Float64Array
  | Int8Array
  | Int16Array
  | Int32Array
  | BigInt64Array
  | BigUint64Array
  | Uint8Array
  | Uint8ClampedArray
  | Uint16Array
  | Uint32Array;

/** The values that `tensor` accepts: an element, a typed array, or arrays of these, all of one shape. */
export type TensorData = number | bigint | boolean | Complex | DataArray | Tensor | readonly TensorData[];

export interface TensorOptions {
  readonly dtype?: DType | undefined;
  readonly device?: Device | undefined;
  readonly requiresGrad?: boolean | undefined;
}

/** The options of `tensor`. */
export interface TensorDataOptions extends TensorOptions {
  /** The shape, filled in row-major order, with at most one size -1; by default that of the data. */
  readonly shape?: readonly number[] | undefined;
  /** False for a tensor over the memory of a typed array, so that a change of one is visible in the other. */
  readonly copy?: boolean | undefined;
}

/** The dtype of a typed array's elements, or undefined for arrays without a matching dtype. */
export function dtypeOfArray(array: unknown): DType | undefined {
  const name = arrayClassOf(array);
  if (name === undefined) return undefined;
  if (name === "Uint8ClampedArray") return "uint8";
  return dtypes.find((row) => singleEntries(row) && row.array!.name === name)?.name;
}

/** Whether the entries of a dtype's arrays are its elements; bool, which has the array of bytes, comes after these. */
const singleEntries = ({ stored, code, computes, class: kind }: DTypeInfo): boolean =>
  stored && code === computes && kind !== "complex";

function isArrayLike(value: unknown): value is ArrayLike<unknown> {
  return Array.isArray(value) || arrayClassOf(value) !== undefined;
}

/** The constructor of a dtype's arrays. */
const arrayOfDType = (dtype: DType): (new (buffer: ArrayBuffer, start: number, length: number) => TypedArray) =>
  dtypeInfo(dtype).array!;

type Kind = "number" | "bigint" | "boolean" | "complex" | DType;

/** The kind of a plain element, or null for other values. */
function kindOf(value: unknown): Kind | null {
  const type = typeof value;
  if (type === "number" || type === "bigint" || type === "boolean") return type;
  return isComplexScalar(value) ? "complex" : null;
}

/**
 * Shape and kind according to the first elements; filling checks whether the others agree. Kind is null if there are no
 * elements.
 */
function outlineOf(data: unknown): { readonly shape: readonly number[]; readonly kind: Kind | null } {
  const shape: number[] = [];
  let value = data;
  while (true) {
    if (isTensor(value)) return { shape: shape.concat(value.shape), kind: value.dtype };
    if (!isArrayLike(value)) break;
    shape.push(value.length);
    if (!Array.isArray(value)) return { shape, kind: typedArrayDType(value) };
    if (value.length === 0) return { shape, kind: null };
    value = value[0];
  }
  return { shape, kind: kindOf(value) };
}

/**
 * Walks nested data once, checks its shape and the kinds of its elements, and writes them to a new tensor.
 * @param kind the kind that all elements must have; null if an explicit dtype allows mixing
 */
function fill({ shape, storage, dtypeCode }: Tensor, kind: Kind | null, data: unknown): void {
  const path: number[] = [];
  let place = 0;
  const write = (value: Element, elementKind: Kind): void => {
    if (kind !== null && elementKind !== kind) throw new DTypeError(mixedKinds(path, kind, elementKind));
    if (!fitsDType(value, dtypeCode)) throw new DTypeError(cannotHold(dtypeOf(dtypeCode), value, path));
    if (storage.array !== null) writeElement(storage, dtypeCode, place, value);
    place++;
  };
  const walk = (value: unknown, dim: number): void => {
    if (isTensor(value)) {
      // Its elements count as those of a typed array.
      if (!sameShape(shape.slice(dim), value.shape)) throw new ShapeError(ragged(path, value, shape));
      const source = readable(value, "tensor()");
      forEachRow(source, (place, count, step) => {
        for (let i = 0; i < count; i++)
          write(readElement(source.storage, source.dtypeCode, place + i * step), source.dtype);
      });
    } else if (dim === shape.length) {
      const elementKind = kindOf(value);
      if (elementKind === null) throw noElement(value, shape, path);
      write(value as Element, elementKind);
    } else {
      const size = shape[dim]!;
      if (!isArrayLike(value) || value.length !== size) throw new ShapeError(ragged(path, value, shape));
      const dtype = Array.isArray(value) || dim + 1 < shape.length ? null : typedArrayDType(value);
      for (let i = 0; i < size; i++) {
        path.push(i);
        if (dtype === null) walk(value[i], dim + 1);
        else write(value[i] as Element, dtype);
        path.pop();
      }
    }
  };
  walk(data, 0);
}

function noElement(value: unknown, shape: readonly number[], path: readonly number[]): Error {
  if (brandOf(value) !== undefined) assertOwnTensor(value);
  return isArrayLike(value) ? new ShapeError(ragged(path, value, shape)) : new ArgumentError(expectedData(path, value));
}

function typedArrayDType(value: ArrayLike<unknown>, where = "tensor"): DType {
  const dtype = dtypeOfArray(value);
  if (dtype === undefined) {
    throw new DTypeError(
      `${where}: no dtype holds the elements of a ${arrayClassOf(value)}; use an Int32Array, BigInt64Array or Float64Array`,
    );
  }
  // One whose memory was transferred is empty, too, and is refused here.
  if (value.length === 0) arrayOver(where, value as DataArray, arrayOfDType(dtype));
  return dtype;
}

function codeOfKind(kind: Kind | null): number {
  if (kind === "bigint") return INT64;
  if (kind === "boolean") return BOOL;
  if (kind === "complex") return complexCodeOver(defaultDTypeCode());
  return kind === null || kind === "number" ? defaultDTypeCode() : dtypeCodeOf(kind);
}

/** @throws DTypeError for unknown dtype names */
export function knownDType(dtype: unknown, where: string): DType {
  if (isDType(dtype)) return dtype;
  throw new DTypeError(unknownDType(where, dtype), { argument: "dtype" });
}

/** @throws DTypeError for unknown dtype names; UnsupportedError for a dtype that tensors cannot have */
export function checkDType(given: unknown, where: string): DType {
  const dtype = knownDType(given, where);
  if (!dtypeInfo(dtype).stored)
    throw new UnsupportedError(`${where}: dtype ${dtype} is not supported`, { argument: "dtype" });
  return dtype;
}

export const optionNames: readonly string[] = ["dtype", "device", "requiresGrad"];

function createTensor(data: TensorData, options: TensorOptions = {}): Tensor {
  checkOptions("tensor", options, optionNames);
  const { dtype, device: place = "cpu", requiresGrad = false } = options;
  const stated = dtype === undefined ? null : checkDType(dtype, "tensor");
  const device = parseDevice(place);
  const layers = layeredCreation.installed;
  if (layers?.isActive() === true) {
    const copy = isTensor(data) ? layers.copied(data, stated, device) : null;
    return withGrad(copy ?? layers.enter(elementsFrom(data, stated, device), requiresGrad === true), requiresGrad);
  }
  return withGrad(elementsFrom(data, stated, device), requiresGrad);
}

function elementsFrom(data: TensorData, stated: DType | null, device: Device): Tensor {
  return fromTyped(data, stated, device) ?? fromNested(data, stated, device);
}

function withGrad(result: Tensor, requiresGrad: boolean): Tensor {
  if (typeof (requiresGrad ?? false) !== "boolean")
    throw new ArgumentError(`tensor: requiresGrad must be a boolean, got ${describe(requiresGrad)}`);
  if (requiresGrad) requireGrad(result);
  return result;
}

/** The fast path for a single typed array with unchanged dtype: a copy of its memory. */
function fromTyped(data: TensorData, stated: DType | null, device: Device): Tensor | null {
  const dtype = device === "cpu" ? dtypeOfArray(data) : undefined;
  if (dtype === undefined || (stated !== null && stated !== dtype)) return null;
  // `slice` of a subclass, such as Buffer, may be a view, and of an array of another realm gives one of that realm.
  const copy = arrayFrom("tensor", data as DataArray, arrayOfDType(dtype));
  return tensorOver(copy, [copy.length], dtype);
}

function fromNested(data: TensorData, stated: DType | null, device: Device): Tensor {
  const { shape, kind } = outlineOf(data);
  const code = stated === null ? codeOfKind(kind) : dtypeCodeOf(stated);
  const storage = newStorage(numelOf(shape), code, device);
  const result = soleTensor(storage, shape, dtypeOf(code));
  if (storage.array === null && device !== "meta") {
    deviceHooks.installed!.copy(result, fromTyped(data, stated, "cpu") ?? fromNested(data, stated, "cpu"));
  } else fill(result, stated === null ? kind : null, data);
  return result;
}

/** Makes a new tensor a leaf that requires grad. */
function requireGrad(result: Tensor): void {
  if (!isDifferentiableCode(result.dtypeCode))
    throw new DTypeError(
      `tensor: only tensors of floating point and complex dtype can require gradients, this one is ${result.dtype}`,
    );
  if (gradRequirement.installed === null)
    throw new UnsupportedError("tensor: requiresGrad needs autograd, which is not loaded");
  gradRequirement.installed(result);
}

const localTensor = function tensor(...given: [data: TensorData, options?: TensorDataOptions]): Tensor {
  const create = (shapedCreation.installed ?? createTensor) as AnyFunction;
  return (coreHooks.direct ? create(...given) : coreHooks.ask!(tensor as AnyFunction, given, create)) as Tensor;
};

/**
 * A tensor with a copy of the data: a number, nested arrays, a typed array, another tensor, or arrays of those.
 *
 * Numbers have the default dtype (float32) whether integral or not, bigints int64, booleans bool, typed arrays their own dtype; `dtype` converts.
 * Kinds may be mixed only with an explicit dtype. `shape` gives a flat array its shape; `copy: false` uses a typed array's memory.
 *
 * @example tensor([[1, 2], [3, 4]], { requiresGrad: true })
 * @throws ShapeError for ragged arrays, DTypeError for mixed kinds or values that the dtype cannot hold, ArgumentError for other values; each names
 * the position
 */
export const tensor: (data: TensorData, options?: TensorDataOptions) => Tensor = share("tensor", localTensor);

/** `tensor` with the options `shape` and `copy`. */
export function createShaped(data: TensorData, options?: TensorDataOptions): Tensor {
  let first: unknown = data;
  for (let depth = 0; Array.isArray(first); depth++) {
    if (depth === 128) throw new ShapeError("tensor: arrays are nested more than 128 deep, or one holds itself");
    first = first[0];
  }
  const isPlain = typeof options !== "object" || options === null || !("shape" in options || "copy" in options);
  if (isPlain) return createTensor(data, options);
  checkOptions("tensor", options, [...optionNames, "shape", "copy"]);
  const { shape, copy = true, requiresGrad, ...others } = options;
  if (typeof copy !== "boolean") throw new ArgumentError(`tensor: copy must be a boolean, got ${describe(copy)}`);
  if (shape !== undefined && !(Array.isArray(shape) && shape.every((size) => Number.isSafeInteger(size))))
    throw new ArgumentError(`tensor: shape must be an array of whole numbers, got ${describe(shape)}`);
  const whole = copy ? createTensor(data, others) : sharing(data, others);
  const sizes = [...(shape === undefined ? whole.shape : inferSize(shape, whole.numel))];
  const result = soleTensor(whole.storage, sizes, whole.dtype);
  return requiresGrad === undefined ? result : withGrad(result, requiresGrad);
}

/** A tensor over the memory of `tensor`'s argument. */
function sharing(data: TensorData, { dtype, device }: TensorOptions): Tensor {
  const arrayDType = dtypeOfArray(data);
  const misfit =
    arrayDType === undefined
      ? describe(data)
      : dtype !== undefined && checkDType(dtype, "tensor") !== arrayDType
        ? `a ${arrayClassOf(data)} for dtype ${dtype}`
        : device !== undefined && parseDevice(device) !== "cpu"
          ? `device ${device}`
          : null;
  if (misfit !== null)
    throw new ArgumentError(
      `tensor: copy: false takes the memory of a typed array of the tensor's dtype on the CPU, got ${misfit}; without it the data are copied`,
    );
  return fromTypedArray(data as DataArray);
}

/**
 * A tensor over the memory of a typed array, without a copy: a change of one is visible in the other.
 *
 * @param shape defaults to one dimension
 * @throws ArgumentError for what is not a typed array or a list of sizes; ShapeError if the shape does not have as many elements as the array
 */
export function fromTypedArray(array: DataArray, shape?: readonly number[]): Tensor {
  if (!isArrayLike(array) || Array.isArray(array)) {
    throw new ArgumentError(
      `fromTypedArray: expected a typed array such as a Float32Array, got ${describe(array)}; tensor() takes arrays`,
    );
  }
  const dtype = typedArrayDType(array, "fromTypedArray");
  if (shape !== undefined && !(Array.isArray(shape) && shape.every((size) => Number.isSafeInteger(size) && size >= 0)))
    throw new ArgumentError(`fromTypedArray: shape must be an array of sizes, got ${describe(shape)}`);
  const sizes = shape ?? [array.length];
  if (numelOf(sizes) !== array.length) {
    throw new ShapeError(
      `fromTypedArray: shape ${formatShape(sizes)} has ${numelOf(sizes)} elements, the array has ${array.length}`,
    );
  }
  const held = arrayOver("fromTypedArray", array, arrayOfDType(dtype));
  return makeTensor(storageOf(held, dtype), [...sizes], contiguousStrides(sizes), 0, dtype);
}

/** The tensor described by `toJSON`'s result. */
export function tensorFromJSON(json: TensorJSON): Tensor {
  if (typeof json !== "object" || json === null || !Array.isArray(json.shape) || !Array.isArray(json.data)) {
    throw new ArgumentError(
      `tensorFromJSON: expected { dtype, shape, data } as JSON.stringify wrote it, parsed; got ${describe(json)}`,
    );
  }
  const dtype = checkDType(json.dtype, "tensorFromJSON");
  const shape = [...json.shape];
  if (!shape.every((size) => Number.isSafeInteger(size) && size >= 0))
    throw new ShapeError(`tensorFromJSON: shape must be a list of sizes, got ${formatShape(shape)}`);
  const storage = newStorage(numelOf(shape), dtypeCodeOf(dtype), "cpu");
  const result = soleTensor(storage, shape, dtype);
  if (json.data.length !== result.numel) {
    throw new ShapeError(
      `tensorFromJSON: shape ${formatShape(json.shape)} has ${result.numel} elements, data has ${json.data.length}`,
    );
  }
  json.data.forEach((value, i) => {
    if (!isJSONElement(value, result.dtypeCode))
      throw new ArgumentError(`tensorFromJSON: element ${i} must be a value of ${dtype}, got ${describe(value)}`);
    const element =
      typeof value === "object"
        ? { re: Number(value[0]), im: Number(value[1]) }
        : typeof value !== "string"
          ? value
          : isWideCode(result.dtypeCode)
            ? BigInt(value)
            : Number(value);
    if (typeof element === "bigint" && !fitsDType(element, result.dtypeCode))
      throw new ArgumentError(`tensorFromJSON: element ${i} must be a value of ${dtype}, got ${describe(value)}`);
    writeElement(result.storage, result.dtypeCode, i, element);
  });
  return result;
}

const numberWords: readonly string[] = ["NaN", "Infinity", "-Infinity", "-0"];

/** Whether a value is an element as `toJSON` writes it. */
function isJSONElement(value: unknown, code: number): boolean {
  if (isComplexCode(code)) {
    const parts: unknown[] = Array.isArray(value) ? value : [];
    return (
      parts.length === 2 && parts.every((part) => typeof part === "number" || numberWords.includes(part as string))
    );
  }
  if (typeof value === "string")
    return isWideCode(code) ? isIntegerText(value) : isFloatingCode(code) && numberWords.includes(value);
  return typeof value === "number" || typeof value === "boolean";
}

function mixedKinds(path: readonly number[], wanted: string, kind: string): string {
  return `tensor: expected ${kindName(wanted)}${at(path)}, as the elements before it, got ${kindName(kind)}; state a dtype to mix kinds`;
}

function cannotHold(dtype: DType, value: Element, path: readonly number[]): string {
  return `tensor: ${dtype} cannot hold ${typeof value === "object" ? complexText(value) : value}${at(path)}`;
}

function ragged(path: readonly number[], value: unknown, shape: readonly number[]): string {
  if (isTensor(value)) {
    return `tensor: expected shape ${formatShape(shape.slice(path.length))}${at(path)}, got ${describe(value)}`;
  }
  const length = Array.isArray(value) || ArrayBuffer.isView(value) ? (value as ArrayLike<unknown>).length : null;
  if (path.length === shape.length) {
    return `tensor: expected a single element${at(path)}, got an array of ${length}; the shape so far is ${formatShape(shape)}`;
  }
  return `tensor: expected an array of ${shape[path.length]} elements${at(path)}, got ${length === null ? describe(value) : `one of ${length}; all arrays of one depth need the same length`}`;
}

function expectedData(path: readonly number[], value: unknown): string {
  return `tensor: expected a number, bigint, boolean or array${at(path)}, got ${describe(value)}`;
}

function at(path: readonly number[]): string {
  return path.length === 0 ? "" : ` at ${path.map((i) => `[${i}]`).join("")}`;
}

const kindNames: Readonly<Record<string, string>> = {
  number: "a number",
  bigint: "a bigint",
  boolean: "a boolean",
  complex: "a complex number",
};

function kindName(kind: string): string {
  return kindNames[kind] ?? `an element of a ${kind} array`;
}

/** Whether a text is an integer of at most 20 digits. Without a regular expression, which calls must not need. */
function isIntegerText(text: string): boolean {
  const start = text.startsWith("-") ? 1 : 0;
  if (text.length === start || text.length > start + 20) return false;
  for (let i = start; i < text.length; i++) if (text.charCodeAt(i) < 48 || text.charCodeAt(i) > 57) return false;
  return true;
}
