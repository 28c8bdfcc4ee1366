// 64-bit integers in two 32-bit words (low first): numbers where they are safe, bigints beyond, wrap-around like C on writing.

const TWO_32 = 2 ** 32;
const TWO_63 = 2 ** 63;

/** Element `i` of a tensor's words: a number if it is a safe integer, else a bigint. */
export function readInt64(words: Int32Array, i: number): number | bigint {
  const low = words[2 * i]!;
  const high = words[2 * i + 1]!;
  if (high === low >> 31) return low;
  // High words of safe integers have 21 bits; -2^53 itself is not safe.
  if (high >= -2097152 && high < 2097152 && !(high === -2097152 && low === 0)) return high * TWO_32 + (low >>> 0);
  return (BigInt(high) << 32n) | BigInt(low >>> 0);
}

/** As `readInt64`, of an unsigned integer. */
export function readUint64(words: Int32Array, i: number): number | bigint {
  const low = words[2 * i]! >>> 0;
  const high = words[2 * i + 1]! >>> 0;
  return high < 2097152 ? high * TWO_32 + low : (BigInt(high) << 32n) | BigInt(low);
}

/** As `readInt64AsNumber`, of an unsigned integer. */
export function readUint64AsNumber(words: Int32Array, i: number): number {
  return (words[2 * i + 1]! >>> 0) * TWO_32 + (words[2 * i]! >>> 0);
}

/** As `readInt64AsBigInt`, of an unsigned integer. */
export function readUint64AsBigInt(words: Int32Array, i: number): bigint {
  return (BigInt(words[2 * i + 1]! >>> 0) << 32n) | BigInt(words[2 * i]! >>> 0);
}

/** As `writeInt64`, of an unsigned integer: numbers from 2^63 up to 2^64 are in range, negative ones wrap around. */
export function writeUint64(words: Int32Array, i: number, value: number | bigint): void {
  const isUpper = typeof value === "number" && value >= TWO_63 && value < 2 * TWO_63;
  writeInt64(words, i, isUpper ? value - TWO_63 : value);
  if (isUpper) words[2 * i + 1]! ^= -2147483648;
}

/** Element `i` as a double, rounded beyond 2^53. */
export function readInt64AsNumber(words: Int32Array, i: number): number {
  return words[2 * i + 1]! * TWO_32 + (words[2 * i]! >>> 0);
}

/** Element `i` as a bigint. */
export function readInt64AsBigInt(words: Int32Array, i: number): bigint {
  return (BigInt(words[2 * i + 1]!) << 32n) | BigInt(words[2 * i]! >>> 0);
}

/**
 * Writes element `i`. A bigint wraps around; a number is truncated towards zero, and NaN or a number out of range gives
 * -2^63, as the conversion of x86 processors does.
 */
export function writeInt64(words: Int32Array, i: number, value: number | bigint): void {
  if (typeof value === "bigint") {
    words[2 * i] = Number(BigInt.asIntN(32, value));
    words[2 * i + 1] = Number(BigInt.asIntN(32, value >> 32n));
    return;
  }
  if (value === (value | 0)) {
    words[2 * i] = value;
    words[2 * i + 1] = value >> 31;
    return;
  }
  if (value >= -TWO_63 && value < TWO_63) {
    const whole = Math.trunc(value);
    words[2 * i] = whole | 0;
    words[2 * i + 1] = Math.floor(whole / TWO_32) | 0;
  } else {
    words[2 * i] = 0;
    words[2 * i + 1] = -2147483648;
  }
}
