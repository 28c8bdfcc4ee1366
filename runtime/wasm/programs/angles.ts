// Reduction of angles too large for an exact subtraction of multiples of pi / 2: lane by lane, with 88 bits of 2 / pi
// per exponent. Independent of tensors.

import {
  assigned,
  choose,
  everyLane,
  expression,
  fragment,
  i32,
  type Local,
  local,
  operations,
  repeat,
  set,
  shuffled,
  type Value,
  variable,
  when,
} from "../assembler.js";
import { type Instructions, op, type ValueType } from "../instructions.js";

const i64 = operations("i64");
const f32 = operations("f32");
const f64 = operations("f64");
const singles = operations("f32x4");
const bits128 = operations("v128");

/** 2 / pi in words of 32 bits, after a word of zeros: fraction bit j is at position 31 + j. */
const words: readonly bigint[] = [
  0, 0xa2f9836e, 0x4e441529, 0xfc2757d1, 0xf534ddc0, 0xdb629599, 0x3c439041, 0xfe5163ab,
].map(BigInt);

/** Angles from this size on use this reduction. */
export const largeAngle: number = 2 ** 20;

/** An integer of 64 bits. */
function long(value: bigint): Value<"i64"> {
  const bytes: number[] = [...op("i64.const")];
  for (let rest = BigInt.asIntN(64, value); ; rest >>= 7n) {
    const low = Number(rest & 0x7fn);
    const isLast = (rest >> 7n === 0n && low < 0x40) || (rest >> 7n === -1n && low >= 0x40);
    bytes.push(isLast ? low : low + 0x80);
    if (isLast) return expression("i64", [], bytes);
  }
}

const double = (value: number): Value<"f64"> =>
  expression("f64", [], [...op("f64.const"), ...new Uint8Array(new Float64Array([value]).buffer)]);

/** Replaces the first lane. */
function setFirst(vector: Local<"v128">, value: Value<"f32" | "i32">): void {
  const replaced = op(value.type === "f32" ? "f32x4.replace_lane" : "i32x4.replace_lane");
  set(vector, expression("v128", [vector, value], [...replaced, 0]));
}

/**
 * For lanes of `x` that are finite and at least `largeAngle`, sets `r` to x - n pi / 2, in float32, and `n` to n modulo 4.
 *
 * With x = m 2^e for an integer m of 24 bits, the bits of 2 / pi before bit e - 1 contribute multiples of 4 to x 2 / pi.
 * So x 2 / pi modulo 4 is 4 m b modulo 4, where b is the fraction whose digits start at bit e - 1; 88 or more bits of b
 * are used.
 */
export function largeAngles(x: number, r: number, n: number, newLocal: (type: ValueType) => number): Instructions {
  return fragment(newLocal, () => {
    const [angles, remainders, quarters] = [variable("v128", x), variable("v128", r), variable("v128", n)];
    const isLarge = singles.ge(singles.abs(angles), everyLane("f32", largeAngle));
    when(bits128.any_true(isLarge), () => {
      const lane = local(4);
      repeat(() => {
        const bits = local(expression("i32", [angles], [...op("i32x4.extract_lane"), 0]));
        const exponent = i32.shr_u(i32.and(bits, 0x7fffffff), 23);
        when(i32.and(i32.ge_u(exponent, 127 + 20), i32.ne(exponent, 255)), () => {
          const { remainder, quarter } = reduced(bits, exponent);
          setFirst(remainders, remainder);
          setFirst(quarters, quarter);
        });
        // The next lane becomes the first.
        for (const vector of [angles, remainders, quarters])
          set(vector, shuffled(vector, vector, [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3]));
        return assigned(lane, i32.add(lane, -1));
      });
    });
  });
}

/** Of an angle's bits, with their exponent. */
function reduced(bits: Local<"i32">, exponent: Value<"i32">): { remainder: Local<"f32">; quarter: Local<"i32"> } {
  // Bit e - 1 is at position e + 30, and e is the exponent minus 150.
  const position = i32.add(exponent, -120);
  const at = local(i32.shr_u(position, 5));
  const shift = local(i64.extend_i32_u(i32.and(position, 31)));
  /** Two adjacent words of 2 / pi, from index `at` + `behind` on: a chain of choices. */
  const pair = (behind: number, i = 0): Value<"i64"> => {
    const here = long((words[i + behind]! << 32n) | words[i + behind + 1]!);
    return i === 4 ? here : choose(here, pair(behind, i + 1), i32.eqz(i32.gt_s(at, i)));
  };
  const first = local(pair(0));
  const second = local(pair(2));
  const mantissa = i64.extend_i32_u(i32.or(i32.and(bits, 0x7fffff), 0x800000));
  // m times the first 64 bits of b, and the upper half of m times the next 32.
  const following = i64.shr_u(i64.shr_u(second, long(1n)), i64.sub(long(63n), shift));
  const upper = i64.mul(i64.or(i64.shl(first, shift), following), mantissa);
  const lower = i64.shr_u(i64.mul(i64.shr_u(i64.shl(second, shift), long(32n)), mantissa), long(32n));
  const turn = local(i64.add(upper, lower));
  const quarter = local(i32.wrap_i64(i64.shr_u(i64.add(turn, long(1n << 61n)), long(62n))));
  const rest = i64.sub(turn, i64.shl(i64.extend_i32_u(quarter), long(62n)));
  // As a double, times pi / 2 over 2^62.
  const remainder = local(f32.demote_f64(f64.mul(f64.convert_i64_s(rest), double(Math.PI * 2 ** -63))));
  when(i32.lt_s(bits, 0), () => {
    set(remainder, f32.neg(remainder));
    set(quarter, i32.sub(0, quarter));
  });
  return { remainder, quarter };
}
