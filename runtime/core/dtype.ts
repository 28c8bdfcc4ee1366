// The only table of dtypes. Everything else about dtypes (codes, sizes, arrays, classes, names) is derived from it.

import { describe } from "./describe.js";

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

type ArrayOf = (new (buffer: ArrayBuffer, byteOffset?: number, length?: number) => TypedArray) | null;
type Row = readonly [
  name: string,
  itemSize: number,
  kind: DTypeClass,
  scalarType: string,
  array: ArrayOf,
  computes?: string,
];

/**
 * By code, PyTorch's number for the type. Tensors can have those with an array; if the row ends with another dtype, the
 * array holds raw bits: kernels compute in that dtype, and core/format.ts converts. A complex element is two entries of its
 * array, the real part first.
 */
const rows = [
  ["uint8", 1, "int", "Byte", Uint8Array],
  ["int8", 1, "int", "Char", Int8Array],
  ["int16", 2, "int", "Short", Int16Array],
  ["int32", 4, "int", "Int", Int32Array],
  ["int64", 8, "int", "Long", BigInt64Array],
  ["float16", 2, "float", "Half", Uint16Array, "float32"],
  ["float32", 4, "float", "Float", Float32Array],
  ["float64", 8, "float", "Double", Float64Array],
  ["complex32", 4, "complex", "ComplexHalf", null],
  ["complex64", 8, "complex", "ComplexFloat", Float32Array],
  ["complex128", 16, "complex", "ComplexDouble", Float64Array],
  ["bool", 1, "bool", "Bool", Uint8Array],
  ["qint8", 1, "quantized", "QInt8", null],
  ["quint8", 1, "quantized", "QUInt8", null],
  ["qint32", 4, "quantized", "QInt32", null],
  ["bfloat16", 2, "float", "BFloat16", Uint16Array, "float32"],
  ["quint4x2", 1, "quantized", "QUInt4x2", null],
  ["quint2x4", 1, "quantized", "QUInt2x4", null],
] as const satisfies readonly Row[];

/** Name of an element type. The other rows name dtypes that no tensor can have; they are used in error messages. */
export type DType = Exclude<(typeof rows)[number], { readonly 4: null }>[0];
/** Those whose elements are raw bits to JavaScript: kernels compute in another dtype. */
export type EmulatedDType = Extract<(typeof rows)[number], { readonly 5: string }>[0];
/** Those whose elements are pairs of numbers. */
export type ComplexDType = Exclude<Extract<(typeof rows)[number], { readonly 2: "complex" }>, { readonly 4: null }>[0];
/** Those that gradients may have, and numbers without an explicit dtype. */
export type FloatingDType = Extract<Extract<(typeof rows)[number], { readonly 2: "float" }>[0], DType>;
/** The dtypes that every operator supports. */
export type SupportedDType = Exclude<DType, EmulatedDType | ComplexDType>;

export interface DTypeInfo {
  readonly name: DType;
  /** PyTorch's number for the type; tensors carry it as `dtypeCode`. */
  readonly code: number;
  readonly itemSize: number;
  readonly class: DTypeClass;
  /** Constructor of the array with one element per entry; null if JavaScript has none. */
  readonly array: ArrayOf;
  /** PyTorch's name of the scalar type, as its messages print it. */
  readonly scalarType: string;
  /** Code of the dtype that kernels compute in: itself, except for emulated dtypes. */
  readonly computes: number;
  /** Tensors can have it. */
  readonly stored: boolean;
  /** Every operator supports it. */
  readonly supported: boolean;
}

/** Every dtype of PyTorch's, indexed by code. */
export const dtypes: readonly DTypeInfo[] = rows.map(
  ([name, itemSize, kind, scalarType, array, computes]: Row, code) => ({
    name: name as DType,
    code,
    itemSize,
    class: kind,
    array,
    scalarType,
    computes: computes === undefined ? code : rows.findIndex((row) => row[0] === computes),
    stored: array !== null,
    supported: array !== null && computes === undefined && kind !== "complex",
  }),
);

export const UINT8 = 0;
export const INT8 = 1;
export const INT16 = 2;
export const INT32 = 3;
export const INT64 = 4;
export const FLOAT16 = 5;
export const FLOAT32 = 6;
export const FLOAT64 = 7;
export const COMPLEX32 = 8;
export const COMPLEX64 = 9;
export const COMPLEX128 = 10;
export const BOOL = 11;

const byName: ReadonlyMap<string, DTypeInfo> = new Map(dtypes.map((row) => [row.name, row]));

/** Bytes per element, by code. */
export const itemSizes: readonly number[] = dtypes.map((row) => row.itemSize);
const floating = dtypes.map((row) => row.class === "float");
const complex = dtypes.map((row) => row.class === "complex");
const integral = dtypes.map((row) => row.class === "int");
/** By code, the code of the dtype that kernels compute in. */
export const computingCodes: readonly number[] = dtypes.map((row) => row.computes);
/** The codes of those that compute in another dtype. */
export const emulatedCodes: readonly number[] = dtypes.flatMap(({ code, computes }) =>
  computes === code ? [] : [code],
);
/** By code, whether the array has one plain number per element, rather than raw bits, words or pairs. */
export const singleNumbers: readonly boolean[] = dtypes.map(
  (row) => row.computes === row.code && row.class !== "complex" && row.code !== INT64,
);

/** The row of a dtype. */
export function dtypeInfo(dtype: DType): DTypeInfo {
  return byName.get(dtype)!;
}

export function dtypeCodeOf(dtype: DType): number {
  // Comparing with constants is several times faster than a table, and every allocation runs this.
  if (dtype === "float32") return FLOAT32;
  if (dtype === "int64") return INT64;
  if (dtype === "bool") return BOOL;
  if (dtype === "float64") return FLOAT64;
  return byName.get(dtype)!.code;
}

export function dtypeOf(code: number): DType {
  return dtypes[code]!.name;
}

/** Whether a value is the name of a dtype. */
export function isDType(value: unknown): value is DType {
  return typeof value === "string" && byName.has(value);
}

export function unknownDType(where: string, dtype: unknown): string {
  const names = dtypes.filter(({ stored }) => stored).map(({ name }) => name);
  return `${where}: unknown dtype ${describe(dtype)}; there are ${names.join(", ")}`;
}

/** Whether tensors can have the dtype. */
export function isSupportedDType(dtype: DType): dtype is SupportedDType {
  return byName.get(dtype)?.supported === true;
}

/** Are the array's entries raw bits rather than numbers? */
export function isEmulatedCode(code: number): boolean {
  return computingCodes[code] !== code;
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

/** The code of a complex dtype's parts; for other dtypes itself. */
export function realCode(code: number): number {
  return code === COMPLEX64 ? FLOAT32 : code === COMPLEX128 ? FLOAT64 : code;
}

/** Array entries per element: two for complex dtypes and for int64, which is stored as words. */
export function entriesOf(code: number): 1 | 2 {
  return code === INT64 || complex[code] ? 2 : 1;
}

/** The code of the complex type over a float type, wide enough for it; for other types itself. */
export function complexCodeOver(code: number): number {
  if (!floating[code]) return code;
  return code === FLOAT64 ? COMPLEX128 : code === FLOAT16 ? COMPLEX32 : COMPLEX64;
}

/** The complex type over a float type; for other types itself. */
export function toComplexDType(dtype: DType): DType {
  return dtypeOf(complexCodeOver(dtypeCodeOf(dtype)));
}

/** The float type of a complex type's parts; for other types itself. */
export function toRealDType(dtype: DType): DType {
  if (dtypeCodeOf(dtype) === COMPLEX32) return "float16";
  if (dtype === "complex64") return "float32";
  return dtype === "complex128" ? "float64" : dtype;
}
