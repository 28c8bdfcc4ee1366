// Functions of the scalar language that exceed one JavaScript expression, and conversions of parameters.

import { ArgumentError } from "../../core/errors.js";
import { type Scalar, toBoolean, toNumber } from "../../core/scalar.js";

// ---- parameters: a Scalar as a number of the dtype that loops compute in

export function toFloat32(value: Scalar): number {
  return Math.fround(typeof value === "number" ? value : toNumber(value));
}

export function toFloat64(value: Scalar): number {
  return typeof value === "number" ? value : toNumber(value);
}

/** Truncated towards zero, as C converts. */
export function toInt(value: Scalar): number {
  if (typeof value === "number") return Math.trunc(value) | 0;
  const plain = typeof value === "object" ? ("kind" in value ? value.value : toNumber(value)) : value;
  // The low 32 bits of an integer beyond 2^53.
  return typeof plain === "bigint" ? Number(BigInt.asIntN(32, plain)) : Math.trunc(Number(plain)) | 0;
}

/** As a double, rounded beyond 2^53; loops detect that and recompute with BigInt. */
export function toLong(value: Scalar): number {
  return Math.trunc(typeof value === "number" ? value : toNumber(value));
}

export function toBit(value: Scalar): number {
  return toBoolean(value) ? 1 : 0;
}

// ---- numbers

/** Rounds half to even. */
export function roundEven(x: number): number {
  const floor = Math.floor(x);
  const fraction = x - floor;
  if (fraction < 0.5) return floor === 0 && x < 0 ? -0 : floor;
  if (fraction > 0.5) return floor === -1 ? -0 : floor + 1;
  if (fraction !== 0.5) return x;
  return floor % 2 === 0 ? floor : floor === -1 ? -0 : floor + 1;
}

export function isNan(x: number): boolean {
  return x !== x;
}

export function isInfinite(x: number): boolean {
  return x === Number.POSITIVE_INFINITY || x === Number.NEGATIVE_INFINITY;
}

export function sign(x: number): number {
  return x > 0 ? 1 : x < 0 ? -1 : 0;
}

export function signBit(x: number): boolean {
  return x < 0 || Object.is(x, -0);
}

export function copySign(x: number, y: number): number {
  return signBit(x) === signBit(y) ? x : -x;
}

/** For zeros of both signs the first, as C's comparison gives; `Math.min` takes the sign into account. */
export function minimum(x: number, y: number): number {
  return x <= y ? x : y < x ? y : x + y;
}

export function maximum(x: number, y: number): number {
  return x >= y ? x : y > x ? y : x + y;
}

export function fmin(x: number, y: number): number {
  return y < x || isNan(x) ? y : x;
}

export function fmax(x: number, y: number): number {
  return y > x || isNan(x) ? y : x;
}

/** Python's `%`, with the sign of the divisor. */
export function floorMod(x: number, y: number): number {
  const remainder = x % y;
  return remainder !== 0 && y < 0 !== remainder < 0 ? remainder + y : remainder;
}

/** The floored quotient for which `floorDiv(x, y) * y + floorMod(x, y)` is x, not the floor of a rounded quotient. */
export function floorDiv(x: number, y: number): number {
  if (y === 0) return x / y;
  const remainder = x % y;
  let quotient = (x - remainder) / y;
  if (remainder !== 0 && y < 0 !== remainder < 0) quotient -= 1;
  if (quotient === 0) return copySign(0, x / y);
  const floor = Math.floor(quotient);
  return quotient - floor > 0.5 ? floor + 1 : floor;
}

/** C's pow; JavaScript's differs for the bases 1 and -1. */
export function pow(x: number, y: number): number {
  if (y === 2) return x * x;
  if (x === 1 || (x === -1 && isInfinite(y))) return 1;
  return x ** y;
}

// ---- integers of up to 32 bits, and safe integers

export const divisionByZero = (): ArgumentError => new ArgumentError("ZeroDivisionError");

function divisor(y: number): number {
  if (y === 0) throw divisionByZero();
  return y;
}

/** Quotient truncated towards zero; exact for safe integers, too. */
export function intDiv(x: number, y: number): number {
  return (x - (x % divisor(y))) / y + 0;
}

export function intFmod(x: number, y: number): number {
  return (x % divisor(y)) + 0;
}

export function intFloorMod(x: number, y: number): number {
  const remainder = (x % divisor(y)) + 0;
  return remainder !== 0 && y < 0 !== remainder < 0 ? remainder + y : remainder;
}

export function intFloorDiv(x: number, y: number): number {
  const remainder = x % divisor(y);
  const quotient = (x - remainder) / y + 0;
  return remainder !== 0 && y < 0 !== remainder < 0 ? quotient - 1 : quotient;
}

/** Power modulo 2^32; with a negative exponent nonzero only for the bases 1 and -1. */
export function intPow(base: number, exponent: number): number {
  if (exponent < 0) return base === 1 ? 1 : base === -1 ? (exponent % 2 === 0 ? 1 : -1) : 0;
  let result = 1;
  let power = base | 0;
  for (let remaining = exponent; remaining > 0; remaining >>>= 1) {
    if (remaining & 1) result = Math.imul(result, power);
    power = Math.imul(power, power);
  }
  return result;
}

/** The exact power, or an unsafe integer if it is too large. */
export function safePow(base: number, exponent: number): number {
  if (exponent < 0) return base === 1 ? 1 : base === -1 ? (exponent % 2 === 0 ? 1 : -1) : 0;
  return base ** exponent;
}

export function gcd(a: number, b: number): number {
  let x = Math.abs(a);
  let y = Math.abs(b);
  while (y !== 0) [x, y] = [y, x % y];
  return x;
}

/** Least common multiple, not negative; 0 if either is 0. */
export function lcm(a: number, b: number): number {
  return Math.abs((a / (gcd(a, b) || 1)) * b);
}

// ---- adjacent floating-point numbers

const doubles = new Float64Array(1);
const doubleBits = new BigInt64Array(doubles.buffer);
const singles = new Float32Array(1);
const singleBits = new Int32Array(singles.buffer);

/** The next double from x towards y. */
export function nextAfter(x: number, y: number): number {
  if (isNan(x) || isNan(y)) return Number.NaN;
  if (x === y) return y;
  if (x === 0) return y > 0 ? Number.MIN_VALUE : -Number.MIN_VALUE;
  doubles[0] = x;
  doubleBits[0]! += y > x === x > 0 ? 1n : -1n;
  return doubles[0]!;
}

/** The next float32 from x towards y. */
export function nextAfterSingle(x: number, y: number): number {
  if (isNan(x) || isNan(y)) return Number.NaN;
  if (x === y) return y;
  if (x === 0) return y > 0 ? 2 ** -149 : -(2 ** -149);
  singles[0] = x;
  singleBits[0]! += y > x === x > 0 ? 1 : -1;
  return singles[0]!;
}
