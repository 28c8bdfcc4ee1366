// How elements of each dtype lie in words of 32 bits, and how they become numbers of the type that a shader computes in.

import { type DType, dtypeInfo } from "../../core/dtype.js";

/** The types that shaders compute in: `f32`, `i32`, and int64 as two words. */
export type ShaderType = "f32" | "i32" | "i64";

/** A dtype on the device. */
export interface Stored {
  /** Bytes of an element. */
  readonly bytes: 1 | 2 | 4 | 8 | 16;
  readonly type: ShaderType | null;
  /** From the bits of an element, `u32` or two words, to the number; null: the bits are the number's. */
  readonly load: string | null;
  /** The other way. */
  readonly store: string | null;
}

const signed = (bits: number): string => `return (bitcast<i32>(b << ${32 - bits}u)) >> ${32 - bits}u;`;
const low = (bits: number): string => `return bitcast<u32>(x) & ${2 ** bits - 1}u;`;

const rows = {
  float32: { bytes: 4, type: "f32", load: "return bitcast<f32>(b);", store: "return bitcast<u32>(x);" },
  float16: {
    bytes: 2,
    type: "f32",
    load: `let s = (b & 0x8000u) << 16u;
  let e = (b >> 10u) & 31u;
  let m = b & 0x3ffu;
  if (e == 31u) { return bitcast<f32>(s | 0x7f800000u | (m << 13u) | w(2u)); }
  if (e == 0u) { return bitcast<f32>(s | bitcast<u32>(f32(m) * 5.9604644775390625e-8f)); }
  return bitcast<f32>(s | ((e + 112u) << 23u) | (m << 13u));`,
    store: `let b = bitcast<u32>(x);
  let s = (b >> 16u) & 0x8000u;
  let a = b & 0x7fffffffu;
  if (a > 0x7f800000u) { return s | 0x7e00u; }
  if (a >= 0x47800000u) { return s | 0x7c00u; }
  if (a >= 0x38800000u) { return s | ((a - 0x38000000u + 0xfffu + ((a >> 13u) & 1u)) >> 13u); }
  if (a < 0x33000000u) { return s; }
  let n = 126u - (a >> 23u);
  let m = (a & 0x7fffffu) | 0x800000u;
  let h = m >> n;
  let rest = m & ((1u << n) - 1u);
  let half = 1u << (n - 1u);
  return s | (h + select(0u, 1u, rest > half || (rest == half && (h & 1u) == 1u)));`,
  },
  bfloat16: {
    bytes: 2,
    type: "f32",
    load: "return bitcast<f32>((b << 16u) | w(2u));",
    store: `let b = bitcast<u32>(x);
  if ((b & 0x7fffffffu) > 0x7f800000u) { return (b >> 16u) | 0x40u; }
  return (b + 0x7fffu + ((b >> 16u) & 1u)) >> 16u;`,
  },
  bool: { bytes: 1, type: "i32", load: "return select(0, 1, b != 0u);", store: "return select(0u, 1u, x != 0);" },
  uint8: { bytes: 1, type: "i32", load: "return i32(b);", store: low(8) },
  int8: { bytes: 1, type: "i32", load: signed(8), store: low(8) },
  int16: { bytes: 2, type: "i32", load: signed(16), store: low(16) },
  int32: { bytes: 4, type: "i32", load: "return bitcast<i32>(b);", store: "return bitcast<u32>(x);" },
  int64: { bytes: 8, type: "i64", load: null, store: null },
} satisfies Partial<Readonly<Record<DType, Stored>>>;

/** How a dtype lies on the device; the bits of dtypes without a row are copied. */
export function storedAs(dtype: DType): Stored {
  const row = (rows as Partial<Record<DType, Stored>>)[dtype];
  return row ?? { bytes: dtypeInfo(dtype).itemSize as Stored["bytes"], type: null, load: null, store: null };
}

/** The dtypes that shaders compute in. */
export const computedDTypes: readonly DType[] = (Object.keys(rows) as (keyof typeof rows)[]).filter(
  (dtype) => rows[dtype].type !== null,
);

export const shaderTypeNames: Readonly<Record<ShaderType, string>> = { f32: "f32", i32: "i32", i64: "vec2<u32>" };

/** Conversions between the types of shaders, by `from to`; C's on x86 for what is out of range. */
export const conversions: Readonly<Record<string, string>> = {
  // Conversions of whole numbers may be rounded either way at ties, so the bits are put together here.
  "i32 f32": `fn cast_i32_f32(x: i32) -> f32 {
  let a = select(u32(x), u32(-x), x < 0);
  let y = word_to_single(a, 0u);
  return select(y, -y, x < 0);
}`,
  "f32 i32": `fn cast_f32_i32(x: f32) -> i32 {
  let a = bitcast<u32>(x) & 0x7fffffffu;
  if (a >= 0x4f000000u) { return bitcast<i32>(0x80000000u); }
  return i32(x);
}`,
  "i32 i64": "fn cast_i32_i64(x: i32) -> vec2<u32> { return vec2<u32>(bitcast<u32>(x), bitcast<u32>(x >> 31u)); }",
  "i64 i32": "fn cast_i64_i32(x: vec2<u32>) -> i32 { return bitcast<i32>(x.x); }",
  // Rounded once: the highest 32 bits, whose last one tells of others below.
  "i64 f32": `fn cast_i64_f32(x: vec2<u32>) -> f32 {
  let isNegative = x.y >= 0x80000000u;
  var v = x;
  if (isNegative) { v = vec2<u32>(~x.x + 1u, ~x.y + select(0u, 1u, x.x == 0u)); }
  if (v.y == 0u) { let z = word_to_single(v.x, 0u); return select(z, -z, isNegative); }
  let n = countLeadingZeros(v.y);
  var h = v.y;
  var l = v.x;
  if (n > 0u) { h = (v.y << n) | (v.x >> (32u - n)); l = v.x << n; }
  if (l != 0u) { h = h | 1u; }
  let y = word_to_single(h, 32u - n);
  return select(y, -y, isNegative);
}`,
  "f32 i64": `fn cast_f32_i64(x: f32) -> vec2<u32> {
  let b = bitcast<u32>(x);
  let a = b & 0x7fffffffu;
  if (a < 0x3f800000u) { return vec2<u32>(0u, 0u); }
  if (a >= 0x5f000000u) { return vec2<u32>(0u, 0x80000000u); }
  let m = (a & 0x7fffffu) | 0x800000u;
  let e = a >> 23u;
  var v = vec2<u32>(0u, 0u);
  if (e <= 150u) { v.x = m >> (150u - e); } else {
    let n = e - 150u;
    if (n >= 32u) { v.y = m << (n - 32u); } else { v = vec2<u32>(m << n, m >> (32u - n)); }
  }
  if (b >= 0x80000000u) { v = vec2<u32>(~v.x + 1u, ~v.y + select(0u, 1u, v.x == 0u)); }
  return v;
}`,
};

/** What conversions call. */
export const conversionHelpers: Readonly<Record<string, string>> = {
  // v 2^k, to the nearest number, of ties to the even one.
  word_to_single: `fn word_to_single(v: u32, k: u32) -> f32 {
  if (v == 0u) { return 0.0f; }
  let n = countLeadingZeros(v);
  let m = v << n;
  let h = (m >> 8u) + select(0u, 1u, (m & 255u) > 128u || ((m & 255u) == 128u && (m & 256u) != 0u));
  return bitcast<f32>((157u - n + k) * 0x800000u + h);
}`,
};
