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
  | Uint16Array
  | Uint32Array
  | BigUint64Array;

/** `bool < int < float < complex` is the order of promotion categories; quantized types do not promote. */
export type DTypeClass = "bool" | "int" | "float" | "complex" | "quantized";

type ArrayOf = (new (buffer: ArrayBuffer, byteOffset?: number, length?: number) => TypedArray) | null;
type Row = readonly [
  code: number,
  name: string,
  itemSize: number,
  kind: DTypeClass,
  signed: boolean,
  rank: number | null,
  scalarType: string,
  since: string | null,
  array: ArrayOf,
  computes?: string,
];

/**
 * PyTorch's number for the type, its name, bytes per element, class, whether it has negative numbers, rank in promotion, PyTorch's name of the scalar
 * type, the first version of PyTorch from 1.13 on that has it or null, array.
 *
 * Tensors can have those with an array; if the row ends with another dtype, the array holds raw bits: kernels compute in that dtype, and
 * core/format.ts converts. A complex element is two entries of its array, the real part first.
 *
 * Of two dtypes of one class, that of the higher rank includes the other. Neither of two of the same rank includes the other: both promote to
 * the first one of the next rank. Those without a rank do not promote to others of their class, nor do others to them; integers of these
 * promote to floating point, and floating-point ones to nothing.
 */
const rows = [
  [0, "uint8", 1, "int", false, 1, "Byte", "1.13", Uint8Array],
  [1, "int8", 1, "int", true, 1, "Char", "1.13", Int8Array],
  [2, "int16", 2, "int", true, 2, "Short", "1.13", Int16Array],
  [3, "int32", 4, "int", true, 3, "Int", "1.13", Int32Array],
  [4, "int64", 8, "int", true, 4, "Long", "1.13", BigInt64Array],
  [5, "float16", 2, "float", true, 1, "Half", "1.13", Uint16Array, "float32"],
  [6, "float32", 4, "float", true, 2, "Float", "1.13", Float32Array],
  [7, "float64", 8, "float", true, 3, "Double", "1.13", Float64Array],
  [8, "complex32", 4, "complex", true, 1, "ComplexHalf", "1.13", null],
  [9, "complex64", 8, "complex", true, 2, "ComplexFloat", "1.13", Float32Array],
  [10, "complex128", 16, "complex", true, 3, "ComplexDouble", "1.13", Float64Array],
  [11, "bool", 1, "bool", false, 1, "Bool", "1.13", Uint8Array],
  [12, "qint8", 1, "quantized", true, null, "QInt8", "1.13", null],
  [13, "quint8", 1, "quantized", false, null, "QUInt8", "1.13", null],
  [14, "qint32", 4, "quantized", true, null, "QInt32", "1.13", null],
  [15, "bfloat16", 2, "float", true, 1, "BFloat16", "1.13", Uint16Array, "float32"],
  [16, "quint4x2", 1, "quantized", false, null, "QUInt4x2", "1.13", null],
  [17, "quint2x4", 1, "quantized", false, null, "QUInt2x4", "1.13", null],
  [23, "float8_e5m2", 1, "float", true, null, "Float8_e5m2", "2.1", Uint8Array, "float32"],
  [24, "float8_e4m3fn", 1, "float", true, null, "Float8_e4m3fn", "2.1", Uint8Array, "float32"],
  [27, "uint16", 2, "int", false, null, "UInt16", "2.3", Uint16Array],
  [28, "uint32", 4, "int", false, null, "UInt32", "2.3", Uint32Array],
  [29, "uint64", 8, "int", false, null, "UInt64", "2.3", BigUint64Array],
] as const satisfies readonly Row[];

/** Name of an element type. The other rows name dtypes that no tensor can have; they are used in error messages. */
export type DType = Exclude<(typeof rows)[number], { readonly 8: null }>[1];
/** Those whose elements are raw bits to JavaScript: kernels compute in another dtype. */
export type EmulatedDType = Extract<(typeof rows)[number], { readonly 9: string }>[1];
/** Those whose elements are pairs of numbers. */
export type ComplexDType = Exclude<Extract<(typeof rows)[number], { readonly 3: "complex" }>, { readonly 8: null }>[1];
/** Those that gradients may have, and numbers without an explicit dtype. */
export type FloatingDType = Extract<Extract<(typeof rows)[number], { readonly 3: "float" }>[1], DType>;
/** Those of them that promote to others, which new tensors may have by default. */
export type DefaultDType = Extract<
  Extract<(typeof rows)[number], { readonly 3: "float"; readonly 5: number }>[1],
  DType
>;
/** The dtypes that every operator supports. */
export type SupportedDType = Exclude<
  Exclude<(typeof rows)[number], { readonly 5: null }>[1],
  EmulatedDType | ComplexDType | "complex32"
>;

export interface DTypeInfo {
  readonly name: DType;
  /** PyTorch's number for the type; tensors carry it as `dtypeCode`. */
  readonly code: number;
  readonly itemSize: number;
  readonly class: DTypeClass;
  /** Whether it has negative numbers. */
  readonly signed: boolean;
  /** The smallest integer, a bigint if no number represents all integers of the dtype exactly; null for dtypes of other classes. */
  readonly min: number | bigint | null;
  /** The largest integer, as `min`. */
  readonly max: number | bigint | null;
  /** The order within the class in which dtypes include each other; null for dtypes that do not promote. */
  readonly rank: number | null;
  /** Constructor of the array with one element per entry; null if JavaScript has none. */
  readonly array: ArrayOf;
  /** PyTorch's name of the scalar type, as its messages print it. */
  readonly scalarType: string;
  /** The first version of PyTorch that has it, of those from 1.13 on; null if none has. */
  readonly since: string | null;
  /** Code of the dtype that kernels compute in: itself, except for emulated dtypes. */
  readonly computes: number;
  /** Tensors can have it. */
  readonly stored: boolean;
  /** Every operator supports it. */
  readonly supported: boolean;
}

/** The range of an integer dtype; bigints where numbers are not exact. */
function rangeOf(kind: DTypeClass, itemSize: number, signed: boolean): Pick<DTypeInfo, "min" | "max"> {
  if (kind !== "int") return { min: null, max: null };
  const bits = 8 * itemSize;
  const values = 2n ** BigInt(signed ? bits - 1 : bits);
  const [min, max] = [signed ? -values : 0n, values - 1n];
  return bits > 53 ? { min, max } : { min: Number(min), max: Number(max) };
}

/** Every dtype of PyTorch's, in the order of the table. */
export const dtypes: readonly DTypeInfo[] = rows.map(
  ([code, name, itemSize, kind, signed, rank, scalarType, since, array, computes]: Row) => ({
    name: name as DType,
    code,
    itemSize,
    class: kind,
    signed,
    ...rangeOf(kind, itemSize, signed),
    rank,
    array,
    scalarType,
    since,
    computes: computes === undefined ? code : rows.find((row) => row[1] === computes)![0],
    stored: array !== null,
    supported: array !== null && computes === undefined && kind !== "complex" && rank !== null,
  }),
);

/** More than the largest code. */
export const codeCount: number = Math.max(...dtypes.map(({ code }) => code)) + 1;

/** A table by dtype code; codes of no dtype have the value `none`. */
export function byCode<T>(cell: (row: DTypeInfo) => T, none: T): T[] {
  const table = new Array<T>(codeCount).fill(none);
  for (const row of dtypes) table[row.code] = cell(row);
  return table;
}

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
const infos: readonly (DTypeInfo | null)[] = byCode<DTypeInfo | null>((row) => row, null);

/** Bytes per element, by code. */
export const itemSizes: readonly number[] = byCode((row) => row.itemSize, 0);
const floating = byCode((row) => row.class === "float", false);
const complex = byCode((row) => row.class === "complex", false);
const integral = byCode((row) => row.class === "int", false);
const wide = byCode((row) => row.class === "int" && row.itemSize === 8, false);
const unsignedWide = byCode((row) => row.class === "int" && row.itemSize === 8 && !row.signed, false);
const unsignedWord = byCode((row) => row.class === "int" && row.itemSize === 4 && !row.signed, false);
/** By code, the code of the dtype that kernels compute in. */
export const computingCodes: readonly number[] = byCode((row) => row.computes, -1);
/** The codes of those that compute in another dtype. */
export const emulatedCodes: readonly number[] = dtypes.flatMap(({ code, computes }) =>
  computes === code ? [] : [code],
);
/** By code, whether the array has one plain number per element, rather than raw bits, words or pairs. */
export const singleNumbers: readonly boolean[] = byCode(
  (row) => row.computes === row.code && row.class !== "complex" && !isWideCode(row.code),
  false,
);
/** The codes of integers that are computed as C's int, which holds all of theirs. */
export const intCodes: readonly number[] = dtypes
  .filter(({ stored, max }) => stored && typeof max === "number" && max < 2 ** 31)
  .map(({ code }) => code);
/**
 * By code, the code of the dtype in whose loops pointwise operators compute: that of `computingCodes`, and for integers that are neither C's int nor
 * 64 bits wide int64.
 */
export const pointwiseCodes: readonly number[] = byCode(
  ({ code, class: kind, computes }) =>
    kind === "int" && !intCodes.includes(code) && !isWideCode(code) ? INT64 : computes,
  -1,
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

/** The row of a dtype, by code. */
export function infoOf(code: number): DTypeInfo {
  return infos[code]!;
}

export function dtypeOf(code: number): DType {
  return infos[code]!.name;
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

/** Array entries per element: two for complex dtypes and for integers of 64 bits, which are stored as words. */
export function entriesOf(code: number): 1 | 2 {
  return wide[code] || complex[code] ? 2 : 1;
}

/**
 * By code, the dtype in which sums and products of integers are computed so that they wrap around: int64 for unsigned ones whose products doubles do
 * not hold, since the low bits are the same; for other dtypes itself.
 */
export function modularCode(code: number): number {
  return unsignedWord[code] || unsignedWide[code] ? INT64 : code;
}

/** Integers of 64 bits, which are stored as two words. */
export function isWideCode(code: number): boolean {
  return wide[code]!;
}

/** Unsigned ones of them, of which numbers and signed words hold but the smaller half. */
export function isUnsignedWideCode(code: number): boolean {
  return unsignedWide[code]!;
}

/** Unsigned integers of 32 bits, which numbers hold and signed words do not. */
export function isUnsignedWordCode(code: number): boolean {
  return unsignedWord[code]!;
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
