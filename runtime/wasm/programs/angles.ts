// Reduction of angles too large for an exact subtraction of multiples of pi / 2: lane by lane, with 88 bits of 2 / pi
// per exponent. Independent of tensors.

import {
  get,
  type Instructions,
  i32Add,
  i32And,
  i32Const,
  repeat,
  set,
  shuffle,
  simd,
  splatConst,
  type ValueType,
  when,
} from "../module.js";

/** 2 / pi in words of 32 bits, after a word of zeros: fraction bit j is at position 31 + j. */
const words: readonly bigint[] = [
  0, 0xa2f9836e, 0x4e441529, 0xfc2757d1, 0xf534ddc0, 0xdb629599, 0x3c439041, 0xfe5163ab,
].map(BigInt);

/** Angles from this size on use this reduction. */
export const largeAngle: number = 2 ** 20;

function i64Const(value: bigint): Instructions {
  const bytes: number[] = [0x42];
  for (let rest = BigInt.asIntN(64, value); ; rest >>= 7n) {
    const low = Number(rest & 0x7fn);
    const isLast = (rest >> 7n === 0n && low < 0x40) || (rest >> 7n === -1n && low >= 0x40);
    bytes.push(isLast ? low : low + 0x80);
    if (isLast) return bytes;
  }
}

const i64 = {
  shiftLeft: [0x86],
  shiftRight: [0x88],
  shiftSigned: [0x87],
  or: [0x84],
  times: [0x7e],
  plus: [0x7c],
  minus: [0x7d],
} as const;
const unsignedOfI32: readonly number[] = [0xad];
const select: readonly number[] = [0x1b];
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
    ...[3, 2, 1, 0].flatMap((i) => [...get(at), ...i32Const(i), 0x4a, 0x45, ...select]),
  ];
  const exponent: Instructions = [...size, ...i32Const(23), 0x76];
  // Bit e - 1 is at position e + 30, and e is the exponent minus 150.
  const position: Instructions = [...exponent, ...i32Const(-120), ...i32Add];
  const mantissa: Instructions = [
    ...get(bits),
    ...i32Const(0x7fffff),
    ...i32And,
    ...i32Const(0x800000),
    0x72,
    ...unsignedOfI32,
  ];
  const reduced: Instructions = [
    ...[...position, ...i32Const(5), 0x76, ...set(at)],
    ...[...position, ...i32Const(31), ...i32And, ...unsignedOfI32, ...set(shift)],
    ...[...pair(0), ...set(first), ...pair(2), ...set(second)],
    // m times the first 64 bits of b, and the upper half of m times the next 32.
    ...[...get(first), ...get(shift), ...i64.shiftLeft],
    ...[...get(second), ...i64Const(1n), ...i64.shiftRight],
    ...[...i64Const(63n), ...get(shift), ...i64.minus, ...i64.shiftRight, ...i64.or],
    ...[...mantissa, ...i64.times],
    ...[
      ...get(second),
      ...get(shift),
      ...i64.shiftLeft,
      ...i64Const(32n),
      ...i64.shiftRight,
      ...mantissa,
      ...i64.times,
    ],
    ...[...i64Const(32n), ...i64.shiftRight, ...i64.plus, ...set(turn)],
    ...[...get(turn), ...i64Const(1n << 61n), ...i64.plus, ...i64Const(62n), ...i64.shiftRight, 0xa7, ...set(quarter)],
    ...[...get(turn), ...get(quarter), ...unsignedOfI32, ...i64Const(62n), ...i64.shiftLeft, ...i64.minus],
    // As a double, times pi / 2 over 2^62.
    ...[0xb9, 0x44, ...new Uint8Array(new Float64Array([Math.PI * 2 ** -63]).buffer), 0xa2, 0xb6, ...set(value)],
    ...[...get(bits), ...i32Const(0), 0x48],
    ...when([...[...get(value), 0x8c, ...set(value)], ...[...i32Const(0), ...get(quarter), 0x6b, ...set(quarter)]]),
    ...[...get(r), ...get(value), ...simd(0x20), 0, ...set(r)],
    ...[...get(n), ...get(quarter), ...simd(0x1c), 0, ...set(n)],
  ];
  return [
    ...[...get(x), ...simd(0xe0), ...splatConst(largeAngle, "f32"), ...simd(0x46)],
    ...simd(0x53),
    ...when([
      ...[...i32Const(4), ...set(lane)],
      ...repeat([
        ...[...get(x), ...simd(0x1b), 0, ...set(bits)],
        ...[...exponent, ...i32Const(127 + 20), 0x4f, ...exponent, ...i32Const(255), 0x47, ...i32And],
        ...when(reduced),
        ...[x, r, n].flatMap((vector) => [...get(vector), ...get(vector), ...rotated, ...set(vector)]),
        ...[...get(lane), ...i32Const(-1), ...i32Add, 0x22, lane],
      ]),
    ]),
  ];
}
