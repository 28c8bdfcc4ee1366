// int64 in pointwise loops: doubles while every value is a safe integer, otherwise BigInt with C's wrap-around for the
// elements concerned.

import { ArgumentError } from "../../core/errors.js";

/** Elements as doubles, rounded beyond 2^53 (which `isSafe64` detects), or as bigints, stored modulo 2^64. */
export {
  readInt64AsBigInt as loadWide,
  readInt64AsNumber as load64,
  writeInt64 as storeWide,
} from "../../core/int64.js";
export { toBigInt as toWide } from "../../core/scalar.js";

const TWO_32 = 4294967296;
const MAX_SAFE = 9007199254740991;

/** Stores a safe integer. */
export function store64(words: Int32Array, i: number, value: number): void {
  words[2 * i] = value | 0;
  words[2 * i + 1] = Math.floor(value / TWO_32);
}

export function isSafe64(value: number): boolean {
  return value <= MAX_SAFE && value >= -MAX_SAFE;
}

export function wrap64(value: bigint): bigint {
  return BigInt.asIntN(64, value);
}

export function and64(a: number, b: number): number {
  return (high(a) & high(b)) * TWO_32 + ((a & b) >>> 0);
}

export function or64(a: number, b: number): number {
  return (high(a) | high(b)) * TWO_32 + ((a | b) >>> 0);
}

export function xor64(a: number, b: number): number {
  return (high(a) ^ high(b)) * TWO_32 + ((a ^ b) >>> 0);
}

function high(value: number): number {
  return Math.floor(value / TWO_32);
}

/** The low six bits of the shift count, as processors use them, also for a negative count. */
function count64(b: number): number {
  return ((b % 64) + 64) % 64;
}

/** `a << b`, exact or unsafe. */
export function shiftLeft64(a: number, b: number): number {
  return a * 2 ** count64(b);
}

/** `a >> b`, sign-extended. */
export function shiftRight64(a: number, b: number): number {
  return Math.floor(a / 2 ** count64(b));
}

export function shiftLeftWide(a: bigint, b: bigint): bigint {
  return BigInt.asIntN(64, a << (b & 63n));
}

export function shiftRightWide(a: bigint, b: bigint): bigint {
  return a >> (b & 63n);
}

function divisor(b: bigint): bigint {
  if (b === 0n) throw new ArgumentError("ZeroDivisionError");
  return b;
}

export function divWide(a: bigint, b: bigint): bigint {
  return BigInt.asIntN(64, a / divisor(b));
}

export function fmodWide(a: bigint, b: bigint): bigint {
  return a % divisor(b);
}

export function floorModWide(a: bigint, b: bigint): bigint {
  const remainder = a % divisor(b);
  return remainder !== 0n && remainder < 0n !== b < 0n ? remainder + b : remainder;
}

export function floorDivWide(a: bigint, b: bigint): bigint {
  const quotient = a / divisor(b);
  return BigInt.asIntN(64, a % b !== 0n && a < 0n !== b < 0n ? quotient - 1n : quotient);
}

export function absWide(a: bigint): bigint {
  return a < 0n ? BigInt.asIntN(64, -a) : a;
}

export function signWide(a: bigint): bigint {
  return a > 0n ? 1n : a < 0n ? -1n : 0n;
}

export function minWide(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}

export function maxWide(a: bigint, b: bigint): bigint {
  return a > b ? a : b;
}

/** Integer power modulo 2^64; with a negative exponent nonzero only for the bases 1 and -1. */
export function powWide(base: bigint, exponent: bigint): bigint {
  if (exponent < 0n) return base === 1n ? 1n : base === -1n ? (exponent % 2n === 0n ? 1n : -1n) : 0n;
  let result = 1n;
  let power = base;
  for (let remaining = exponent; remaining > 0n; remaining >>= 1n) {
    if (remaining & 1n) result = BigInt.asIntN(64, result * power);
    power = BigInt.asIntN(64, power * power);
  }
  return result;
}

export function gcdWide(a: bigint, b: bigint): bigint {
  let x = absWide(a);
  let y = absWide(b);
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

export function lcmWide(a: bigint, b: bigint): bigint {
  const divisor = gcdWide(a, b);
  return divisor === 0n ? 0n : absWide(BigInt.asIntN(64, (a / divisor) * b));
}
