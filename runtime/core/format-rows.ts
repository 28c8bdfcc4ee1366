// Row-wise conversion of half precision: the bits of a float32 are read and written as integers. runtime/kernels/memory/narrow-rows.ts has the lookup
// tables.

import { type ElementKind, narrowKinds } from "../wasm/programs/vectors.js";
import type { DType, EmulatedDType } from "./dtype.js";
import { dtypeCodeOf } from "./dtype.js";
import { type Format, formatOf } from "./format.js";

type Conversion = (
  count: number,
  bits: Uint16Array | Uint8Array,
  place: number,
  numbers: Float32Array,
  words: Int32Array,
  at: number,
  format: Format,
) => void;
interface Rows {
  readonly load: Conversion;
  readonly store: Conversion;
}

const bfloat16: Rows = {
  load(count, bits, place, _numbers, words, at) {
    for (let i = 0; i < count; i++) words[at + i] = bits[place + i]! << 16;
  },
  store(count, bits, place, _numbers, words, at) {
    for (let i = 0; i < count; i++) {
      const value = words[at + i]!;
      bits[place + i] = (value & 0x7fffffff) > 0x7f800000 ? 0x7fc0 : (value + 0x7fff + ((value >>> 16) & 1)) >>> 16;
    }
  },
};

const float16: Rows = {
  load(count, bits, place, numbers, words, at, format) {
    for (let i = 0; i < count; i++) {
      const value = bits[place + i]!;
      const size = value & 0x7fff;
      // The exponents of normal numbers are 112 apart.
      if (size >= 0x400 && size < 0x7c00) words[at + i] = ((value & 0x8000) << 16) | ((size << 13) + (112 << 23));
      else if (size === 0) words[at + i] = value << 16;
      else numbers[at + i] = format.load(value);
    }
  },
  store(count, bits, place, numbers, words, at, format) {
    for (let i = 0; i < count; i++) {
      const value = words[at + i]!;
      const size = value & 0x7fffffff;
      bits[place + i] =
        size >= 0x38800000 && size < 0x477ff000
          ? ((value >>> 16) & 0x8000) | (((size + 0xfff + ((size >>> 13) & 1)) >>> 13) - (112 << 10))
          : size === 0
            ? value >>> 16
            : format.store(numbers[at + i]!);
    }
  },
};

const eightBits: Rows = {
  load(count, bits, place, numbers, _words, at, format) {
    for (let i = 0; i < count; i++) numbers[at + i] = format.load(bits[place + i]!);
  },
  store(count, bits, place, numbers, _words, at, format) {
    for (let i = 0; i < count; i++) bits[place + i] = format.store(numbers[at + i]!);
  },
};

/** Formulas of vectors that convert as the rows above do; null without them. */
const vectorFormulas: Readonly<Record<EmulatedDType, ElementKind["formulas"]>> = {
  bfloat16: { load: "x: x << 16", store: "x: x != x ? 32704i : (x +i (x >>> 16 & 1i) +i 32767i) >>> 16" },
  float16: {
    // The product is exact for any exponent; the largest exponent encodes infinity and NaN.
    load: "x: y = (x << 13 & -1879056384i) * 5.192296858534828e33; y | (abs(y) >= 65536) & inf",
    // As integers, magnitudes are capped at infinity; below 2^-14 an addition rounds to units of 2^-24, which are then the lowest bits of
    // 0.5.
    store: `x:
      a = abs(x);
      m = int_min(a, 1199570944i);
      size = a < 0.00006103515625 ? a + 0.5 -i 1056964608i : (m +i (m >>> 13 & 1i) +i -939520001i) >>> 13;
      x != x ? 32256i : size | (x >>> 16 & 32768i)`,
  },
  float8_e5m2: null,
  float8_e4m3fn: null,
};

const byName: Readonly<Record<EmulatedDType, Rows>> = {
  float16,
  bfloat16,
  float8_e5m2: eightBits,
  float8_e4m3fn: eightBits,
};

/** Converts `count` contiguous elements, starting at `place`, from or to numbers starting at `at`. */
export type RowLoop = (
  count: number,
  bits: Uint16Array | Uint8Array,
  place: number,
  numbers: Float32Array,
  at: number,
) => unknown;

/** Both directions for a dtype of raw bits; undefined for the others. */
export function rowLoops(dtype: DType): { readonly load: RowLoop; readonly store: RowLoop } | undefined {
  if (!Object.hasOwn(byName, dtype)) return undefined;
  const rows = byName[dtype as EmulatedDType];
  const format = formatOf(dtypeCodeOf(dtype))!;
  const loop =
    (convert: Conversion): RowLoop =>
    (count, bits, place, numbers, at) =>
      convert(count, bits, place, numbers, wordsOf(numbers), at, format);
  return { load: loop(rows.load), store: loop(rows.store) };
}

const wordsOf = (numbers: Float32Array): Int32Array =>
  new Int32Array(numbers.buffer, numbers.byteOffset, numbers.length);

/** Enables vector loops for these dtypes. */
export function installVectorKinds(): void {
  for (const [name, formulas] of Object.entries(vectorFormulas))
    if (formulas !== null) narrowKinds.set(name, { name, lanes: "f32", bytes: 2, array: Uint16Array, formulas });
}
