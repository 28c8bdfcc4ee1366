// How emulated dtypes (float16, bfloat16) are stored: their bits, and conversion to and from the numbers that kernels compute with.

import { dtypeCodeOf, type EmulatedDType, type TypedArray } from "./dtype.js";

/** Between the bits of an element and the number that they stand for. */
export interface Format {
  readonly load: (bits: number) => number;
  /** Rounds to the nearest, ties to even. */
  readonly store: (value: number) => number;
  /** The largest finite number. */
  readonly largest: number;
  /** As `load` for elements that lie together, to float32 numbers given as their bits, too. */
  readonly loadMany: Many;
  /** As `store`, the other way. */
  readonly storeMany: Many;
}

type Many = (
  count: number,
  bits: Uint16Array,
  place: number,
  numbers: Float32Array,
  words: Int32Array,
  at: number,
) => void;

const float = /* @__PURE__ */ new Float32Array(1);
const word = /* @__PURE__ */ new Uint32Array(float.buffer);

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
    // Half a unit of the last place that stays, less one where that place is even.
    return ((bits + 0x7fff + ((bits >>> 16) & 1)) >>> 16) & 0xffff;
  },
  largest: (2 - 2 ** -7) * 2 ** 127,
  loadMany(count, bits, place, _numbers, words, at) {
    for (let i = 0; i < count; i++) words[at + i] = bits[place + i]! << 16;
  },
  storeMany(count, bits, place, _numbers, words, at) {
    for (let i = 0; i < count; i++) {
      const value = words[at + i]!;
      bits[place + i] = (value & 0x7fffffff) > 0x7f800000 ? 0x7fc0 : (value + 0x7fff + ((value >>> 16) & 1)) >>> 16;
    }
  },
};

/** One bit of sign, five of exponent (biased by 15), ten of fraction. */
const float16: Format = {
  load(bits) {
    const exponent = (bits >>> 10) & 31;
    const fraction = bits & 1023;
    const sign = bits & 0x8000 ? -1 : 1;
    if (exponent === 0) return sign * fraction * 2 ** -24;
    if (exponent === 31) return fraction === 0 ? sign * Number.POSITIVE_INFINITY : Number.NaN;
    return sign * (1024 + fraction) * 2 ** (exponent - 25);
  },
  store(value) {
    if (Number.isNaN(value)) return 0x7e00;
    float[0] = value;
    const bits = word[0]!;
    const sign = (bits >>> 16) & 0x8000;
    const size = bits & 0x7fffffff;
    // From 65520 on the nearest is beyond the largest, 65504.
    if (size >= 0x477ff000) return sign | 0x7c00;
    if (size < 0x38800000) {
      // Below 2^-14 the last place stays at 2^-24.
      const units = Math.abs(float[0]!) * 2 ** 24;
      const floor = Math.floor(units);
      const rest = units - floor;
      return sign | (rest > 0.5 || (rest === 0.5 && floor % 2 === 1) ? floor + 1 : floor);
    }
    return sign | (((size + 0xfff + ((size >>> 13) & 1)) >>> 13) - (112 << 10));
  },
  largest: 65504,
  loadMany(count, bits, place, numbers, words, at) {
    for (let i = 0; i < count; i++) {
      const value = bits[place + i]!;
      const size = value & 0x7fff;
      // The exponents of normal numbers are 112 apart.
      if (size >= 0x400 && size < 0x7c00) words[at + i] = ((value & 0x8000) << 16) | ((size << 13) + (112 << 23));
      else if (size === 0) words[at + i] = value << 16;
      else numbers[at + i] = float16.load(value);
    }
  },
  storeMany(count, bits, place, numbers, words, at) {
    for (let i = 0; i < count; i++) {
      const value = words[at + i]!;
      const size = value & 0x7fffffff;
      bits[place + i] =
        size >= 0x38800000 && size < 0x477ff000
          ? ((value >>> 16) & 0x8000) | (((size + 0xfff + ((size >>> 13) & 1)) >>> 13) - (112 << 10))
          : size === 0
            ? value >>> 16
            : float16.store(numbers[at + i]!);
    }
  },
};

const byName: Readonly<Record<EmulatedDType, Format>> = { float16, bfloat16 };

const byCode: readonly (Format | undefined)[] = /* @__PURE__ */ (() => {
  const table: Format[] = [];
  for (const [name, format] of Object.entries(byName)) table[dtypeCodeOf(name as EmulatedDType)] = format;
  return table;
})();

/** The conversion of a dtype whose bits are no numbers, by code; undefined for the others. */
export function formatOf(code: number): Format | undefined {
  return byCode[code];
}

/** Below this, an array of the numbers' bits costs more than it saves. */
const LONG = 32;

const bitsOf = (numbers: Float32Array): Int32Array =>
  new Int32Array(numbers.buffer, numbers.byteOffset, numbers.length);

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
  if (step === 1 && count >= LONG && numbers instanceof Float32Array) {
    format.loadMany(count, bits as Uint16Array, place, numbers, bitsOf(numbers), at);
    return;
  }
  const { load } = format;
  for (let i = 0, from = place; i < count; i++, from += step) numbers[at + i] = load(bits[from] as number);
}

/** The other way: consecutive numbers, from `at` on, into elements that are `step` apart. */
export function storeRow(
  format: Format,
  numbers: Float32Array | Float64Array,
  bits: TypedArray,
  place: number,
  step: number,
  count: number,
  at = 0,
): void {
  if (step === 1 && count >= LONG && numbers instanceof Float32Array) {
    format.storeMany(count, bits as Uint16Array, place, numbers, bitsOf(numbers), at);
    return;
  }
  const { store } = format;
  for (let i = 0, to = place; i < count; i++, to += step) bits[to] = store(numbers[at + i]!);
}
