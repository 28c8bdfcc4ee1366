// How emulated dtypes (float16, bfloat16, those of eight bits) are stored: their bits, and conversion from and to the numbers that kernels compute with.

import { dtypeCodeOf, type EmulatedDType, type TypedArray } from "./dtype.js";
import { optional } from "./optional.js";

/** Converts between the bits of an element and the number that they represent. */
export interface Format {
  readonly load: (bits: number) => number;
  /** Rounds to the nearest, ties to even. */
  readonly store: (value: number) => number;
  /** The largest finite number. */
  readonly largest: number;
}

const float = new Float32Array(1);
const word = new Uint32Array(float.buffer);

/** The upper half of a float32. */
const bfloat16: Format = {
  load(bits) {
    word[0] = bits << 16;
    return float[0]!;
  },
  store(value) {
    if (Number.isNaN(value)) return 0x7fc0;
    float[0] = value;
    const bits = word[0]!;
    // Half a unit of the last remaining place, less one if that place is even.
    return ((bits + 0x7fff + ((bits >>> 16) & 1)) >>> 16) & 0xffff;
  },
  largest: (2 - 2 ** -7) * 2 ** 127,
};

/** One bit of sign, five of exponent (biased by 15), ten of fraction. */
const float16: Format = {
  load(bits) {
    // As a float32 the exponent counts from another bias, 112 further down; subnormal numbers come out right, too.
    word[0] = (bits & 0x7fff) << 13;
    let size = float[0]! * 2 ** 112;
    if (size >= 2 ** 16) size = bits & 1023 ? Number.NaN : Number.POSITIVE_INFINITY;
    return bits & 0x8000 ? -size : size;
  },
  store(value) {
    if (Number.isNaN(value)) return 0x7e00;
    float[0] = value;
    const bits = word[0]!;
    const size = Math.abs(float[0]!);
    // The last place is ten below the first, and at 2^-24 where the number is smaller than 2^-14.
    const place = Math.max(((bits >>> 23) & 255) - 10, 103);
    word[0] = place << 23;
    // From 2^52 on doubles are whole numbers: the sum is rounded, ties to even.
    const places = size / float[0]! + 2 ** 52 - 2 ** 52;
    return ((bits >>> 16) & 0x8000) | Math.min(places + ((place - 103) << 10), 0x7c00);
  },
  largest: 65504,
};

/** Eight bits: one of sign, five of exponent, two of fraction. The upper half of a float16, as bfloat16 is that of a float32. */
const float8_e5m2: Format = {
  load: (bits) => float16.load(bits << 8),
  store(value) {
    if (Number.isNaN(value)) return 0x7f;
    return roundedByte(Math.fround(value), 2, -14, 0x7c);
  },
  largest: 57344,
};

/** Eight bits: one of sign, four of exponent, three of fraction, without infinities; NaN is the largest exponent and fraction. */
const float8_e4m3fn: Format = {
  load(bits) {
    if ((bits & 0x7f) === 0x7f) return Number.NaN;
    // As a float32 the exponent counts from another bias, 120 further down.
    word[0] = (bits & 0x7f) << 20;
    const size = float[0]! * 2 ** 120;
    return bits & 0x80 ? -size : size;
  },
  store(value) {
    if (Number.isNaN(value)) return 0x7f;
    return roundedByte(Math.fround(value), 3, -6, 0x7f);
  },
  largest: 448,
};

/** The byte of a number, with `digits` of fraction and normal numbers from 2^lowest on; `over` where it is larger than all finite ones. */
function roundedByte(value: number, digits: number, lowest: number, over: number): number {
  const sign = value < 0 || Object.is(value, -0) ? 0x80 : 0;
  const size = Math.abs(value);
  float[0] = size;
  const exponent = Math.max((word[0]! >>> 23) - 127, lowest);
  // From 2^52 on doubles are whole numbers: the sum is rounded, ties to even.
  const places = size * 2 ** (digits - exponent) + 2 ** 52 - 2 ** 52;
  return sign | Math.min(places + ((exponent - lowest) << digits), over);
}

const byName: Readonly<Record<EmulatedDType, Format>> = { float16, bfloat16, float8_e5m2, float8_e4m3fn };

const byCode: readonly (Format | undefined)[] = (() => {
  const table: Format[] = [];
  for (const [name, format] of Object.entries(byName)) table[dtypeCodeOf(name as EmulatedDType)] = format;
  return table;
})();

/** The conversion of a dtype of raw bits, by code; undefined for the others. */
export function formatOf(code: number): Format | undefined {
  return byCode[code];
}

/** Converts contiguous elements from and to positions of a Float32Array; faster than one by one. */
export type RowConversion = (
  format: Format,
  bits: Uint16Array | Uint8Array,
  place: number,
  numbers: Float32Array,
  at: number,
  count: number,
) => void;

export const fastLoad = optional<RowConversion>("core.fastLoad");
export const fastStore = optional<RowConversion>("core.fastStore");

/** The faster way, where it pays: for many contiguous elements. */
function fast(
  convert: RowConversion | null,
  step: number,
  count: number,
  numbers: Float32Array | Float64Array,
): RowConversion | null {
  return step === 1 && count > 31 && numbers instanceof Float32Array ? convert : null;
}

/** Numbers of `count` elements, `step` apart, into consecutive entries of an array, from `at` on. */
export function loadRow(
  format: Format,
  bits: TypedArray,
  place: number,
  step: number,
  count: number,
  numbers: Float32Array | Float64Array,
  at = 0,
): void {
  const convert = fast(fastLoad.installed, step, count, numbers);
  if (convert !== null) convert(format, bits as Uint16Array | Uint8Array, place, numbers as Float32Array, at, count);
  else for (let i = 0; i < count; i++) numbers[at + i] = format.load(bits[place + i * step] as number);
}

/** The reverse: consecutive numbers, from `at` on, into elements that are `step` apart. */
export function storeRow(
  format: Format,
  numbers: Float32Array | Float64Array,
  bits: TypedArray,
  place: number,
  step: number,
  count: number,
  at = 0,
): void {
  const convert = fast(fastStore.installed, step, count, numbers);
  if (convert !== null) convert(format, bits as Uint16Array | Uint8Array, place, numbers as Float32Array, at, count);
  else for (let i = 0; i < count; i++) bits[place + i * step] = format.store(numbers[at + i]!);
}
