// The one table of dtypes. Everything else about dtypes (codes, sizes, arrays, classes, names) is read from it.

export type TypedArray =
  | Float32Array
  | Float64Array
  | Int8Array
  | Int16Array
  | Int32Array
  | BigInt64Array
  | Uint8Array
  | Uint16Array;

/** `bool < int < float < complex` is the order of promotion categories; quantized types do not promote. */
export type DTypeClass = "bool" | "int" | "float" | "complex" | "quantized";

interface Row {
  readonly name: string;
  /** PyTorch's number for the type; tensors carry it as `dtypeCode`. */
  readonly code: number;
  readonly itemSize: number;
  readonly class: DTypeClass;
  /** Constructor of the array that shows one element per entry; null where none exists in JavaScript. */
  readonly array: (new (buffer: ArrayBuffer, byteOffset?: number, length?: number) => TypedArray) | null;
  /** PyTorch's name of the scalar type, as its messages print it. */
  readonly scalarType: string;
  readonly supported: boolean;
}

const table = [
  { name: "uint8", code: 0, itemSize: 1, class: "int", array: Uint8Array, scalarType: "Byte", supported: true },
  { name: "int8", code: 1, itemSize: 1, class: "int", array: Int8Array, scalarType: "Char", supported: true },
  { name: "int16", code: 2, itemSize: 2, class: "int", array: Int16Array, scalarType: "Short", supported: true },
  { name: "int32", code: 3, itemSize: 4, class: "int", array: Int32Array, scalarType: "Int", supported: true },
  { name: "int64", code: 4, itemSize: 8, class: "int", array: BigInt64Array, scalarType: "Long", supported: true },
  { name: "float16", code: 5, itemSize: 2, class: "float", array: null, scalarType: "Half", supported: false },
  { name: "float32", code: 6, itemSize: 4, class: "float", array: Float32Array, scalarType: "Float", supported: true },
  { name: "float64", code: 7, itemSize: 8, class: "float", array: Float64Array, scalarType: "Double", supported: true },
  {
    name: "complex32",
    code: 8,
    itemSize: 4,
    class: "complex",
    array: null,
    scalarType: "ComplexHalf",
    supported: false,
  },
  {
    name: "complex64",
    code: 9,
    itemSize: 8,
    class: "complex",
    array: null,
    scalarType: "ComplexFloat",
    supported: false,
  },
  {
    name: "complex128",
    code: 10,
    itemSize: 16,
    class: "complex",
    array: null,
    scalarType: "ComplexDouble",
    supported: false,
  },
  { name: "bool", code: 11, itemSize: 1, class: "bool", array: Uint8Array, scalarType: "Bool", supported: true },
  { name: "qint8", code: 12, itemSize: 1, class: "quantized", array: null, scalarType: "QInt8", supported: false },
  { name: "quint8", code: 13, itemSize: 1, class: "quantized", array: null, scalarType: "QUInt8", supported: false },
  { name: "qint32", code: 14, itemSize: 4, class: "quantized", array: null, scalarType: "QInt32", supported: false },
  { name: "bfloat16", code: 15, itemSize: 2, class: "float", array: null, scalarType: "BFloat16", supported: false },
  {
    name: "quint4x2",
    code: 16,
    itemSize: 1,
    class: "quantized",
    array: null,
    scalarType: "QUInt4x2",
    supported: false,
  },
  {
    name: "quint2x4",
    code: 17,
    itemSize: 1,
    class: "quantized",
    array: null,
    scalarType: "QUInt2x4",
    supported: false,
  },
] as const satisfies readonly Row[];

/** Name of an element type. */
export type DType = (typeof table)[number]["name"];
/** The dtypes that tensors can have today. */
export type SupportedDType = Extract<(typeof table)[number], { supported: true }>["name"];

export interface DTypeInfo extends Row {
  readonly name: DType;
}

/** Every dtype of PyTorch's, indexed by code. */
export const dtypes: readonly DTypeInfo[] = table;

export const UINT8 = 0;
export const INT8 = 1;
export const INT16 = 2;
export const INT32 = 3;
export const INT64 = 4;
export const FLOAT32 = 6;
export const FLOAT64 = 7;
export const COMPLEX64 = 9;
export const COMPLEX128 = 10;
export const BOOL = 11;

const byName = new Map<string, DTypeInfo>(dtypes.map((row) => [row.name, row]));

/** Bytes per element, by code. */
export const itemSizes: readonly number[] = dtypes.map((row) => row.itemSize);
const floating = dtypes.map((row) => row.class === "float");
const complex = dtypes.map((row) => row.class === "complex");
const integral = dtypes.map((row) => row.class === "int");

/** The row of a dtype. */
export function dtypeInfo(dtype: DType): DTypeInfo {
  return byName.get(dtype)!;
}

export function dtypeCodeOf(dtype: DType): number {
  // Comparing with constants is several times faster than a table, and this is on the way of every allocation.
  if (dtype === "float32") return FLOAT32;
  if (dtype === "int64") return INT64;
  if (dtype === "bool") return BOOL;
  if (dtype === "float64") return FLOAT64;
  return byName.get(dtype)!.code;
}

export function dtypeOf(code: number): DType {
  return dtypes[code]!.name;
}

export function isDType(value: unknown): value is DType {
  return typeof value === "string" && byName.has(value);
}

export function isSupportedDType(dtype: DType): dtype is SupportedDType {
  return byName.get(dtype)!.supported;
}

export function isFloatingPoint(dtype: DType): boolean {
  return byName.get(dtype)!.class === "float";
}

export function isComplex(dtype: DType): boolean {
  return byName.get(dtype)!.class === "complex";
}

/** Integers without bool, unless `includeBool`. */
export function isIntegral(dtype: DType, includeBool = false): boolean {
  const kind = byName.get(dtype)!.class;
  return kind === "int" || (includeBool && kind === "bool");
}

export function isFloatingCode(code: number): boolean {
  return floating[code]!;
}

export function isComplexCode(code: number): boolean {
  return complex[code]!;
}

export function isIntegralCode(code: number, includeBool = false): boolean {
  return integral[code]! || (includeBool && code === BOOL);
}

/** True for the types a gradient can flow through. */
export function isDifferentiableCode(code: number): boolean {
  return floating[code]! || complex[code]!;
}

/** The float type that has the real part's precision of a complex type; other types are their own. */
export function toRealDType(dtype: DType): DType {
  if (dtype === "complex32") return "float16";
  if (dtype === "complex64") return "float32";
  return dtype === "complex128" ? "float64" : dtype;
}

/** The complex type over a float type; other types are their own. */
export function toComplexDType(dtype: DType): DType {
  if (dtype === "float16") return "complex32";
  if (dtype === "float32" || dtype === "bfloat16") return "complex64";
  return dtype === "float64" ? "complex128" : dtype;
}
