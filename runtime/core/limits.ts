// The limits of a dtype: the range of integers, the range and precision of floating-point numbers.

import { knownDType } from "./creation.js";
import { type DType, dtypeInfo, type FloatingDType, isFloatingPoint, toRealDType } from "./dtype.js";
import { largestOf } from "./elements.js";
import { DTypeError } from "./errors.js";

/** Limits of an integer dtype. */
export interface IntegerLimits {
  readonly bits: number;
  /** A bigint if no number represents it exactly (int64). */
  readonly max: number | bigint;
  readonly min: number | bigint;
}

/** Limits of a floating-point dtype, or of the parts of a complex one. */
export interface FloatLimits {
  readonly bits: number;
  /** The distance from 1 to the next larger number. */
  readonly eps: number;
  readonly max: number;
  readonly min: number;
  /** The smallest positive normal number. */
  readonly smallestNormal: number;
  readonly tiny: number;
  /** Decimal digits, as the power of ten that they end at. */
  readonly resolution: number;
}

/** Binary digits after the point, and the exponent of the smallest number that has all of them. */
const formats: Readonly<Record<FloatingDType, readonly [digits: number, lowest: number]>> = {
  float16: [10, -14],
  bfloat16: [7, -126],
  float8_e5m2: [2, -14],
  float8_e4m3fn: [3, -6],
  float32: [23, -126],
  float64: [52, -1022],
};

/** Decimal digits that a dtype's numbers can represent; as in PyTorch, digits after the point. */
const decimals = (digits: number): number => Math.floor(digits * Math.log10(2));

/**
 * The limits of a floating-point dtype, or of the parts of a complex one.
 * @throws DTypeError for dtypes without floating-point numbers
 */
export function finfo(dtype: DType): FloatLimits {
  knownDType(dtype, "finfo");
  const real = toRealDType(dtype);
  if (!isFloatingPoint(real))
    throw new DTypeError(`finfo: ${dtype} has no floating-point numbers; iinfo is for integers`);
  const [digits, lowest] = formats[real as FloatingDType];
  const max = largestOf(dtypeInfo(real).code);
  const smallestNormal = 2 ** lowest;
  return {
    bits: 8 * dtypeInfo(real).itemSize,
    eps: 2 ** -digits,
    max,
    min: -max,
    smallestNormal,
    tiny: smallestNormal,
    resolution: Number(`1e-${decimals(digits)}`),
  };
}

/**
 * The range of an integer dtype; bigints for int64.
 * @throws DTypeError for other dtypes
 */
export function iinfo(dtype: DType): IntegerLimits {
  knownDType(dtype, "iinfo");
  const { itemSize, min, max } = dtypeInfo(dtype);
  if (min === null || max === null)
    throw new DTypeError(`iinfo: ${dtype} is not an integer dtype; finfo is for floating-point numbers`);
  return { bits: 8 * itemSize, max, min };
}
