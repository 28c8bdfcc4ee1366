// Tensors in files: the safetensors format (8 bytes of header length, a JSON header, the elements), bytes in and bytes out.

import { type Bytes, givenBytes } from "./bytes.js";
import { describe } from "./describe.js";
import { BOOL, type DType, dtypeCodeOf, FLOAT32, isDType, isFloatingPoint, itemSizes } from "./dtype.js";
import { elementsOf, readElement, writeElement } from "./elements.js";
import { ArgumentError, FormatError, UnsupportedError } from "./errors.js";
import { formatOf, loadRow, storeRow } from "./format.js";
import { checkOptions } from "./options.js";
import { contiguousStrides, formatShape, numelOf } from "./shape.js";
import { newStorage, type Storage } from "./storage.js";
import { isTensor, makeTensor, type Tensor } from "./tensor.js";

/**
 * The format's name for each dtype, in the order of the reference implementation, which writes the last of these first.
 */
export const dtypeNames: Readonly<Record<Exclude<DType, "complex128">, string>> = {
  bool: "BOOL",
  uint8: "U8",
  int8: "I8",
  float8_e5m2: "F8_E5M2",
  float8_e4m3fn: "F8_E4M3",
  int16: "I16",
  uint16: "U16",
  float16: "F16",
  bfloat16: "BF16",
  int32: "I32",
  uint32: "U32",
  float32: "F32",
  complex64: "C64",
  float64: "F64",
  int64: "I64",
  uint64: "U64",
};
const order = Object.keys(dtypeNames);
const dtypesByName: ReadonlyMap<string, DType> = new Map(
  Object.entries(dtypeNames).map(([dtype, name]) => [name, dtype as DType]),
);
/** Dtypes that the format has and tengen's tensors do not. */
const knownNames: ReadonlySet<string> = new Set(["F4", "F6_E2M3", "F6_E3M2", "F8_E8M0"]);
/** The format's own limit on the header. */
const MAX_HEADER = 100_000_000;
const METADATA = "__metadata__";

/** The content of a safetensors file. */
export interface SafetensorsFile {
  readonly tensors: Record<string, Tensor>;
  /** Free text by name. */
  readonly metadata: Record<string, string>;
}

/** One tensor as the header describes it; offsets count from the end of the header. */
interface Entry {
  readonly dtype: DType;
  readonly shape: readonly number[];
  readonly start: number;
  readonly end: number;
}

/** By code points, as UTF-8 sorts; JavaScript's order differs beyond U+FFFF. */
function compareNames(a: string, b: string): number {
  const [x, y] = [[...a], [...b]];
  const at = x.findIndex((character, i) => character !== y[i]);
  if (at < 0) return x.length - y.length;
  return at < y.length ? x[at]!.codePointAt(0)! - y[at]!.codePointAt(0)! : 1;
}

/**
 * The bytes of a safetensors file, identical to those that Python's library writes: the same order of tensors and metadata, the
 * same header. Views are written with their logical elements; autograd's record is not stored.
 *
 * @param tensors CPU tensors by name, of any supported dtype and any strides
 * @param metadata text by name
 * @throws ArgumentError for values that are not tensors, metadata that is not text, or the reserved name `__metadata__`
 */
export function saveSafetensors(
  tensors: Readonly<Record<string, Tensor>>,
  metadata: Readonly<Record<string, string>> = {},
): Uint8Array<ArrayBuffer> {
  if (!isRecord(tensors) || isTensor(tensors)) {
    throw new ArgumentError(
      `saveSafetensors: expected an object of tensors by name, { weight: ... }, got ${describe(tensors)}`,
    );
  }
  const entries = Object.entries(tensors);
  for (const [name, value] of entries) {
    if (name === METADATA)
      throw new ArgumentError(`saveSafetensors: the name ${METADATA} is reserved; give metadata as second argument`);
    if (!isTensor(value))
      throw new ArgumentError(`saveSafetensors: expected a tensor for ${JSON.stringify(name)}, got ${describe(value)}`);
  }
  for (const [name, value] of entries) {
    if (!(value.dtype in dtypeNames))
      throw new UnsupportedError(
        `saveSafetensors: the format has no ${value.dtype}, which ${JSON.stringify(name)} is; view_as_real(x) is a tensor of its parts`,
      );
  }
  if (!isRecord(metadata)) {
    throw new ArgumentError(
      `saveSafetensors: expected the metadata as an object of strings by name, got ${describe(metadata)}`,
    );
  }
  for (const [name, value] of Object.entries(metadata)) {
    if (typeof value !== "string") {
      throw new ArgumentError(
        `saveSafetensors: metadata ${JSON.stringify(name)} must be a string, got ${describe(value)}`,
      );
    }
  }
  // As in the reference implementation: wide elements first, so that all are aligned to their size; then by name.
  entries.sort(([a, x], [b, y]) => order.indexOf(y.dtype) - order.indexOf(x.dtype) || compareNames(a, b));

  // An object would put names that are numbers first.
  const header: string[] = [];
  const note = (name: string, value: unknown): unknown =>
    header.push(`${JSON.stringify(name)}:${JSON.stringify(value)}`);
  if (Object.keys(metadata).length > 0) note(METADATA, metadata);
  let end = 0;
  for (const [name, { dtype, shape, numel, itemSize }] of entries) {
    const start = end;
    end += numel * itemSize;
    note(name, { dtype: dtypeNames[dtype as keyof typeof dtypeNames], shape, data_offsets: [start, end] });
  }
  const text = new TextEncoder().encode(`{${header.join()}}`);
  const headerBytes = Math.ceil(text.length / 8) * 8;
  const bytes = new Uint8Array(8 + headerBytes + end);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(headerBytes), true);
  bytes.set(text, 8);
  bytes.fill(0x20, 8 + text.length, 8 + headerBytes);
  let place = 8 + headerBytes;
  for (const [name, value] of entries) {
    const elements = elementsOf(value, `saveSafetensors: ${JSON.stringify(name)}`);
    bytes.set(new Uint8Array(elements.buffer, elements.byteOffset, elements.byteLength), place);
    place += elements.byteLength;
  }
  return bytes;
}

function fail(message: string): never {
  throw new FormatError(`loadSafetensors: ${message}`);
}

function isSize(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function parseHeader(bytes: Uint8Array): { readonly header: Record<string, unknown>; readonly start: number } {
  if (bytes.byteLength < 8) fail(`the file has ${bytes.byteLength} bytes, too few for the length of a header`);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const length = view.getBigUint64(0, true);
  if (length > BigInt(MAX_HEADER)) {
    const isTorch = view.getUint32(0, true) === 0x04034b50 || (bytes[0] === 0x80 && bytes[1]! <= 5);
    if (isTorch)
      fail(
        "this is not a safetensors file, but one of torch.save (.pt); await loadTorch(bytes) of tengen/data reads it",
      );
    fail(`a header of ${length} bytes is longer than the format's limit of ${MAX_HEADER}; is this a safetensors file?`);
  }
  const start = 8 + Number(length);
  if (start > bytes.byteLength)
    fail(`the header should have ${length} bytes, the file ends after ${bytes.byteLength - 8}`);
  let header: unknown;
  try {
    header = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes.subarray(8, start)));
  } catch (error) {
    fail(`the header is not JSON in UTF-8: ${(error as Error).message}`);
  }
  if (bytes[8] !== 0x7b || !isRecord(header)) fail("the header must be a JSON object");
  return { header, start };
}

function parseEntry(name: string, value: unknown): Entry {
  const quoted = JSON.stringify(name);
  if (!isRecord(value)) fail(`the entry of ${quoted} must be an object`);
  const { dtype, shape, data_offsets: offsets } = value;
  if (typeof dtype !== "string") fail(`the entry of ${quoted} has no dtype`);
  const dtypeName = dtypesByName.get(dtype);
  if (dtypeName === undefined) {
    if (knownNames.has(dtype))
      throw new UnsupportedError(`loadSafetensors: ${quoted} has dtype ${dtype}, which is not supported`);
    fail(`${quoted} has the unknown dtype ${JSON.stringify(dtype)}`);
  }
  if (!Array.isArray(shape) || !shape.every(isSize)) fail(`the shape of ${quoted} must be a list of sizes`);
  const places: unknown[] = Array.isArray(offsets) ? offsets : [];
  const [start, end] = places;
  if (places.length !== 2 || !isSize(start) || !isSize(end) || start > end) {
    fail(`the data_offsets of ${quoted} must be two offsets in ascending order`);
  }
  const expected = numelOf(shape) * itemSizes[dtypeCodeOf(dtypeName)]!;
  if (end - start !== expected) {
    fail(
      `${quoted} of dtype ${dtype} and shape ${formatShape(shape)} needs ${expected} bytes, its data_offsets give ${end - start}`,
    );
  }
  return { dtype: dtypeName, shape, start, end };
}

/** How a file is read. */
export interface LoadOptions {
  /** Floating-point tensors are converted to this dtype; by default they have the stored dtype. */
  readonly dtype?: DType | undefined;
}

/** The numbers of a stored tensor in another floating-point dtype. */
function converted(source: Storage, from: number, to: number, count: number): Storage {
  const target = newStorage(count, to, "cpu");
  const [narrow, wide] = [formatOf(from), formatOf(to)];
  if (narrow !== undefined && to === FLOAT32) {
    loadRow(narrow, source.array!, 0, 1, count, target.array as Float32Array);
  } else if (wide !== undefined && from === FLOAT32) {
    storeRow(wide, source.array as Float32Array, target.array!, 0, 1, count);
  } else {
    for (let i = 0; i < count; i++) writeElement(target, to, i, readElement(source, from, i));
  }
  return target;
}

/**
 * The tensors of a safetensors file; each owns its memory. Half precision is not converted and takes two bytes per element.
 *
 * @param given the bytes of the file, which are not changed
 * @param options `dtype`: floating-point tensors are converted to this dtype
 * @throws ArgumentError for values that are not bytes, and for a `dtype` that is not floating-point
 * @throws FormatError if the bytes are damaged: header, dtypes, shapes, or elements that overlap, leave gaps or are cut off
 * @throws UnsupportedError for dtypes that tensors cannot have (unsigned integers of more than 8 bits, floats of 8)
 */
export function loadSafetensors(given: Bytes, options: LoadOptions = {}): SafetensorsFile {
  checkOptions("loadSafetensors", options, ["dtype"]);
  const { dtype } = options;
  if (dtype !== undefined && !(isDType(dtype) && isFloatingPoint(dtype))) {
    throw new ArgumentError(
      `loadSafetensors: \`dtype\` is what floating-point tensors come in, one of float16, bfloat16, float32 and float64; got ${describe(dtype)}`,
    );
  }
  const bytes = givenBytes("loadSafetensors", given);
  const { header, start } = parseHeader(bytes);
  const metadata: [string, string][] = [];
  const entries: [string, Entry][] = [];
  for (const [name, value] of Object.entries(header)) {
    if (name === METADATA) {
      if (!isRecord(value)) fail(`${METADATA} must be an object`);
      for (const [key, text] of Object.entries(value)) {
        if (typeof text !== "string") fail(`${METADATA} ${JSON.stringify(key)} must be a string`);
        metadata.push([key, text]);
      }
    } else {
      entries.push([name, parseEntry(name, value)]);
    }
  }
  let end = 0;
  for (const [name, entry] of entries.toSorted(([, a], [, b]) => a.start - b.start || a.end - b.end)) {
    if (entry.start !== end) {
      fail(
        `the elements of ${JSON.stringify(name)} begin at ${entry.start}, expected ${end}: elements may not overlap or leave gaps`,
      );
    }
    end = entry.end;
  }
  const elements = bytes.subarray(start);
  if (end !== elements.length) fail(`the header describes ${end} bytes of elements, the file holds ${elements.length}`);

  const tensors = entries.map(([name, entry]): [string, Tensor] => {
    const code = dtypeCodeOf(entry.dtype);
    const storage = newStorage(numelOf(entry.shape), code, "cpu");
    const array = storage.array!;
    const target = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    target.set(elements.subarray(entry.start, entry.end));
    if (code === BOOL && target.some((value) => value > 1)) {
      fail(`${JSON.stringify(name)} has dtype BOOL and bytes other than 0 and 1`);
    }
    const strides = contiguousStrides(entry.shape);
    if (dtype === undefined || dtype === entry.dtype || !isFloatingPoint(entry.dtype))
      return [name, makeTensor(storage, entry.shape, strides, 0, entry.dtype)];
    const other = converted(storage, code, dtypeCodeOf(dtype), numelOf(entry.shape));
    return [name, makeTensor(other, entry.shape, strides, 0, dtype)];
  });
  return { tensors: Object.fromEntries(tensors), metadata: Object.fromEntries(metadata) };
}
