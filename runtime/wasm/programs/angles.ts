// Reduction of angles too large for an exact subtraction of multiples of pi / 2: lane by lane, with 88 bits of 2 / pi
// per exponent. Independent of tensors.

import { type Instructions, op, type ValueType } from "../instructions.js";
import { get, i32Add, i32And, i32Const, repeatCode, setCode, shuffle, splatConst, tee, whenCode } from "../module.js";

/** 2 / pi in words of 32 bits, after a word of zeros: fraction bit j is at position 31 + j. */
const words: readonly bigint[] = [
  0, 0xa2f9836e, 0x4e441529, 0xfc2757d1, 0xf534ddc0, 0xdb629599, 0x3c439041, 0xfe5163ab,
].map(BigInt);

/** Angles from this size on use this reduction. */
export const largeAngle: number = 2 ** 20;

function i64Const(value: bigint): Instructions {
  const bytes: number[] = [...op("i64.const")];
  for (let rest = BigInt.asIntN(64, value); ; rest >>= 7n) {
    const low = Number(rest & 0x7fn);
    const isLast = (rest >> 7n === 0n && low < 0x40) || (rest >> 7n === -1n && low >= 0x40);
    bytes.push(isLast ? low : low + 0x80);
    if (isLast) return bytes;
  }
}

const unsignedOfI32 = op("i64.extend_i32_u");
const select = op("select");
const rotated = shuffle([4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3]);

/**
 * For lanes of `x` that are finite and at least `largeAngle`, sets `r` to x - n pi / 2, in float32, and `n` to n modulo 4.
 *
 * With x = m 2^e for an integer m of 24 bits, the bits of 2 / pi before bit e - 1 contribute multiples of 4 to x 2 / pi.
 * So x 2 / pi modulo 4 is 4 m b modulo 4, where b is the fraction whose digits start at bit e - 1; 88 or more bits of b
 * are used.
 */
export function largeAngles(x: number, r: number, n: number, newLocal: (type: ValueType) => number): Instructions {
  const [bits, lane, at, shift] = [newLocal("i32"), newLocal("i32"), newLocal("i32"), newLocal("i64")];
  const [first, second, turn] = [newLocal("i64"), newLocal("i64"), newLocal("i64")];
  const quarter = newLocal("i32");
  const value = newLocal("f32");
  const size: Instructions = [...get(bits), ...i32Const(0x7fffffff), ...i32And];
  /** Two adjacent words of 2 / pi, from index `at` + `behind` on. */
  const pair = (behind: number): Instructions => [
    ...[0, 1, 2, 3, 4].flatMap((i) => i64Const((words[i + behind]! << 32n) | words[i + behind + 1]!)),
    // Selects the word pair at index `at`, by a chain of selects from the last one down.
    ...[3, 2, 1, 0].flatMap((i) => [...get(at), ...i32Const(i), ...op("i32.gt_s"), ...op("i32.eqz"), ...select]),
  ];
  const exponent: Instructions = [...size, ...i32Const(23), ...op("i32.shr_u")];
  // Bit e - 1 is at position e + 30, and e is the exponent minus 150.
  const position: Instructions = [...exponent, ...i32Const(-120), ...i32Add];
  const mantissa: Instructions = [
    ...get(bits),
    ...i32Const(0x7fffff),
    ...i32And,
    ...i32Const(0x800000),
    ...op("i32.or"),
    ...unsignedOfI32,
  ];
  const reduced: Instructions = [
    ...[...position, ...i32Const(5), ...op("i32.shr_u"), ...setCode(at)],
    ...[...position, ...i32Const(31), ...i32And, ...unsignedOfI32, ...setCode(shift)],
    ...[...pair(0), ...setCode(first), ...pair(2), ...setCode(second)],
    // m times the first 64 bits of b, and the upper half of m times the next 32.
    ...[...get(first), ...get(shift), ...op("i64.shl")],
    ...[...get(second), ...i64Const(1n), ...op("i64.shr_u")],
    ...[...i64Const(63n), ...get(shift), ...op("i64.sub"), ...op("i64.shr_u"), ...op("i64.or")],
    ...[...mantissa, ...op("i64.mul")],
    ...[
      ...get(second),
      ...get(shift),
      ...op("i64.shl"),
      ...i64Const(32n),
      ...op("i64.shr_u"),
      ...mantissa,
      ...op("i64.mul"),
    ],
    ...[...i64Const(32n), ...op("i64.shr_u"), ...op("i64.add"), ...setCode(turn)],
    ...[
      ...get(turn),
      ...i64Const(1n << 61n),
      ...op("i64.add"),
      ...i64Const(62n),
      ...op("i64.shr_u"),
      ...op("i32.wrap_i64"),
      ...setCode(quarter),
    ],
    ...[...get(turn), ...get(quarter), ...unsignedOfI32, ...i64Const(62n), ...op("i64.shl"), ...op("i64.sub")],
    // As a double, times pi / 2 over 2^62.
    ...[
      ...op("f64.convert_i64_s"),
      ...op("f64.const"),
      ...new Uint8Array(new Float64Array([Math.PI * 2 ** -63]).buffer),
      ...op("f64.mul"),
      ...op("f32.demote_f64"),
      ...setCode(value),
    ],
    ...[...get(bits), ...i32Const(0), ...op("i32.lt_s")],
    ...whenCode([
      ...[...get(value), ...op("f32.neg"), ...setCode(value)],
      ...[...i32Const(0), ...get(quarter), ...op("i32.sub"), ...setCode(quarter)],
    ]),
    ...[...get(r), ...get(value), ...op("f32x4.replace_lane"), 0, ...setCode(r)],
    ...[...get(n), ...get(quarter), ...op("i32x4.replace_lane"), 0, ...setCode(n)],
  ];
  return [
    ...[...get(x), ...op("f32x4.abs"), ...splatConst(largeAngle, "f32"), ...op("f32x4.ge")],
    ...op("v128.any_true"),
    ...whenCode([
      ...[...i32Const(4), ...setCode(lane)],
      ...repeatCode([
        ...[...get(x), ...op("i32x4.extract_lane"), 0, ...setCode(bits)],
        ...[
          ...exponent,
          ...i32Const(127 + 20),
          ...op("i32.ge_u"),
          ...exponent,
          ...i32Const(255),
          ...op("i32.ne"),
          ...i32And,
        ],
        ...whenCode(reduced),
        ...[x, r, n].flatMap((vector) => [...get(vector), ...get(vector), ...rotated, ...setCode(vector)]),
        ...[...get(lane), ...i32Const(-1), ...i32Add, ...tee(lane)],
      ]),
    ]),
  ];
}
