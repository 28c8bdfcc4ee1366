// NumPy's file formats: .npy stores one array, .npz several by name.

import { type Bytes, givenBytes } from "../core/bytes.js";
import { describe, shortened } from "../core/describe.js";
import { BOOL, type DType, dtypeCodeOf, dtypeInfo, isComplex, itemSizes } from "../core/dtype.js";
import { elementsOf } from "../core/elements.js";
import { ArgumentError, FormatError, UnsupportedError } from "../core/errors.js";
import { withDefaults } from "../core/options.js";
import { contiguousStrides, formatShape, numelOf } from "../core/shape.js";
import { storageOf } from "../core/storage.js";
import { isTensor, makeTensor, type Tensor } from "../core/tensor.js";
import { unzip, zip } from "./zip.js";

/** NumPy's name for each dtype, without the byte order; null where it has none. */
const descriptions: Readonly<Record<DType, string | null>> = {
  float64: "f8",
  float32: "f4",
  float16: "f2",
  bfloat16: null,
  float8_e5m2: null,
  float8_e4m3fn: null,
  int64: "i8",
  int32: "i4",
  int16: "i2",
  int8: "i1",
  uint8: "u1",
  uint16: "u2",
  uint32: "u4",
  uint64: "u8",
  bool: "b1",
  complex64: "c8",
  complex128: "c16",
};
const dtypesByDescription: ReadonlyMap<string, DType> = new Map(
  Object.entries(descriptions).flatMap(([dtype, name]) => (name === null ? [] : [[name, dtype as DType]])),
);
const magic = "\x93NUMPY";
/** A field of a header, which is a Python dictionary with fields in any order. */
function fieldOf(header: string, name: string, value: string): string | undefined {
  return new RegExp(`^\\{.*['"]${name}['"]\\s*:\\s*${value}\\s*[,}].*$`, "s").exec(header)?.[1];
}

/**
 * Reads a .npy file. The tensor has its own memory; an array in Fortran order has strides of that order.
 *
 * @param bytes the bytes of the file, which are not changed
 * @throws ArgumentError for values that are not bytes
 * @throws FormatError for an invalid header, and for missing or surplus elements
 * @throws UnsupportedError for dtypes that tensors do not have: strings, objects, records
 */
export function loadNpy(bytes: Bytes): Tensor {
  return read(givenBytes("loadNpy", bytes), "loadNpy");
}

function read(bytes: Uint8Array, where: string): Tensor {
  const fail = (message: string): never => {
    throw new FormatError(`${where}: ${message}`);
  };
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 12 || String.fromCharCode(...bytes.subarray(0, 6)) !== magic)
    fail("expected a .npy file, which begins with the bytes \\x93NUMPY");
  const version = bytes[6]!;
  if (version < 1 || version > 3) fail(`the file must have a format version from 1 to 3, got ${version}`);
  const start = version === 1 ? 10 : 12;
  const end = start + (version === 1 ? view.getUint16(8, true) : view.getUint32(8, true));
  if (end > bytes.length) fail("the header is truncated");
  const part = bytes.subarray(start, end);
  // Encoding's "latin1" is windows-1252, which has other characters from 0x80 to 0x9f.
  const header =
    version === 3 ? new TextDecoder().decode(part) : Array.from(part, (byte) => String.fromCharCode(byte)).join("");
  const [fortran, sizes] = [
    fieldOf(header, "fortran_order", "(True|False)"),
    fieldOf(header, "shape", "\\((\\s*|\\s*\\d+L?\\s*,\\s*|\\s*\\d+L?\\s*(?:,\\s*\\d+L?\\s*)+,?\\s*)\\)"),
  ];
  const descr = fieldOf(header, "descr", `['"]([^'"]*)['"]`);
  const record = fieldOf(header, "descr", "(\\[.*\\])");
  if (fortran === undefined || sizes === undefined || (descr ?? record) === undefined)
    return fail(`the header must have the fields descr, fortran_order and shape, got ${shortened(header.trim())}`);
  const [, order = "", name = ""] = /^([<>|=]?)(.*)$/.exec(descr ?? "")!;
  const dtype = dtypesByDescription.get(name);
  if (dtype === undefined)
    throw new UnsupportedError(
      `${where}: the array has dtype ${shortened(descr === undefined ? record! : `'${descr}'`)}, which tensors do not support; in NumPy, array.astype("float32") converts numbers${where.startsWith("loadNpz") ? "; { skipUnsupported: true } leaves such arrays out" : ""}`,
    );
  const shape = sizes.split(",").flatMap((size) => (size.trim() === "" ? [] : [Number.parseInt(size, 10)]));
  const code = dtypeCodeOf(dtype);
  const expected = numelOf(shape) * itemSizes[code]!;
  const elements = bytes.subarray(end);
  if (elements.length !== expected)
    fail(
      `dtype ${dtype} and shape ${formatShape(shape)} require ${expected} bytes of elements, the file has ${elements.length}`,
    );
  // `slice` of a subclass may be a view.
  const target = new Uint8Array(elements);
  if (order === ">") reverse(target, itemSizes[code]! / (isComplex(dtype) ? 2 : 1));
  if (code === BOOL && target.some((value) => value > 1)) fail("elements of a bool array must be 0 or 1");
  const strides = fortran === "True" ? contiguousStrides(shape.toReversed()).toReversed() : contiguousStrides(shape);
  const storage = storageOf(new (dtypeInfo(dtype).array!)(target.buffer), dtype);
  return makeTensor(storage, shape, strides, 0, dtype);
}

/** Reverses the byte order of each unit, in place. */
function reverse(bytes: Uint8Array, unit: number): void {
  for (let i = 0; i < bytes.length; i += unit) bytes.subarray(i, i + unit).reverse();
}

/**
 * Writes a .npy file, as `numpy.save` does. Only the logical elements of a view are written; autograd history is not stored.
 *
 * @param x a CPU tensor of any strides
 * @throws ArgumentError for values that are not tensors
 * @returns the bytes of the file
 * @throws UnsupportedError for bfloat16 and the dtypes of eight bits, which NumPy does not have
 */
export function saveNpy(x: Tensor): Uint8Array<ArrayBuffer> {
  return write(x, "saveNpy");
}

function write(x: Tensor, where: string): Uint8Array<ArrayBuffer> {
  if (!isTensor(x)) throw new ArgumentError(`${where}: expected a tensor, got ${describe(x)}`);
  const name = descriptions[x.dtype];
  if (name === null)
    throw new UnsupportedError(`${where}: NumPy has no ${x.dtype}; convert it with x.to({ dtype: "float32" })`);
  const elements = elementsOf(x, where);
  const { shape } = x;
  const sizes = shape.length === 1 ? `${shape[0]},` : shape.join(", ");
  const order = itemSizes[x.dtypeCode] === 1 ? "|" : "<";
  const header = `{'descr': '${order}${name}', 'fortran_order': False, 'shape': (${sizes}), }`;
  // The elements begin at a multiple of 64 bytes; the header ends with a newline.
  const length = Math.ceil((10 + header.length + 1) / 64) * 64;
  const bytes = new Uint8Array(length + elements.byteLength);
  for (let i = 0; i < magic.length; i++) bytes[i] = magic.charCodeAt(i);
  bytes[6] = 1;
  new DataView(bytes.buffer).setUint16(8, length - 10, true);
  bytes.set(new TextEncoder().encode(`${header.padEnd(length - 11)}\n`), 10);
  bytes.set(new Uint8Array(elements.buffer, elements.byteOffset, elements.byteLength), length);
  return bytes;
}

const ending = ".npy";

/** Options of `loadNpz`. */
export interface LoadNpzOptions {
  /** Whether arrays of dtypes that tensors do not have, such as texts, are left out; false by default: they are an error. */
  readonly skipUnsupported?: boolean | undefined;
}

/**
 * Reads a .npz file, as `numpy.savez` and `numpy.savez_compressed` write it: tensors by name. Names are as the file states them, `../x` included: check
 * them before you write files with these names.
 *
 * @throws FormatError for an invalid archive or .npy file in it; UnsupportedError in the same cases as `loadNpy`
 */
export async function loadNpz(bytes: Bytes, options: LoadNpzOptions = {}): Promise<Record<string, Tensor>> {
  const { skipUnsupported } = withDefaults("loadNpz", options, { skipUnsupported: false }, {});
  const files = await unzip(givenBytes("loadNpz", bytes), "loadNpz");
  const tensors: [string, Tensor][] = [];
  for (const [name, file] of files) {
    if (!name.endsWith(ending)) throw new FormatError(`loadNpz: ${shortened(JSON.stringify(name))} is not a .npy file`);
    const short = name.slice(0, -ending.length);
    try {
      tensors.push([short, read(file, `loadNpz: ${shortened(JSON.stringify(short))}`)]);
    } catch (error) {
      if (!skipUnsupported || !(error instanceof UnsupportedError)) throw error;
    }
  }
  return Object.fromEntries(tensors);
}

/** Options of `saveNpz`. */
export interface SaveNpzOptions {
  /** Whether files are deflated, as `numpy.savez_compressed` does; false by default. */
  readonly compressed?: boolean | undefined;
}

/**
 * Writes a .npz file, which `numpy.load` reads. The same tensors always produce the same bytes.
 *
 * @param tensors CPU tensors by name
 * @throws ArgumentError for values that are not tensors; UnsupportedError for dtypes that NumPy does not have
 */
export async function saveNpz(
  tensors: Readonly<Record<string, Tensor>>,
  options: SaveNpzOptions = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const { compressed } = withDefaults("saveNpz", options, { compressed: false }, {});
  if (typeof tensors !== "object" || tensors === null || Array.isArray(tensors) || isTensor(tensors))
    throw new ArgumentError(
      `saveNpz: expected an object of tensors by name, { weight: ... }, got ${describe(tensors)}`,
    );
  const files = Object.entries(tensors).map(([name, x]): [string, Uint8Array] => [
    `${name}${ending}`,
    write(x, `saveNpz: ${JSON.stringify(name)}`),
  ]);
  return zip(new Map(files), compressed);
}
