// Numbers of elements of ranges.

import { type DType, dtypeCodeOf, isIntegralCode } from "../../core/dtype.js";
import { ArgumentError } from "../../core/errors.js";
import { type Scalar, toInteger, toNumber } from "../../core/scalar.js";

/**
 * The number of elements of `arange`: ceil((end - start) / step).
 * @throws ArgumentError if the step is zero or of the wrong sign, or a bound is not finite
 */
export function arangeLength(start: Scalar, end: Scalar, step: Scalar, dtype: DType): number {
  const from = toNumber(start);
  const to = toNumber(end);
  const by = toNumber(step);
  if (by === 0) throw new ArgumentError("step must be nonzero");
  if (!Number.isFinite(from) || !Number.isFinite(to)) throw new ArgumentError(`unsupported range: ${from} -> ${to}`);
  if (!((by > 0 && to >= from) || (by < 0 && to <= from))) {
    throw new ArgumentError("upper bound and larger bound inconsistent with step sign");
  }
  // Only int64 truncates the bounds before counting.
  if (dtype === "int64") {
    return Math.ceil((Number(toInteger(end)) - Number(toInteger(start))) / Number(toInteger(step)));
  }
  return Math.ceil((to - from) / by);
}

/** @throws ArgumentError if the number of steps is negative */
export function checkSteps(steps: number): void {
  if (steps < 0) throw new ArgumentError("number of steps must be non-negative");
}

/** The number of elements of `range`, including its end; integer dtypes truncate the bounds and the step first. */
export function rangeLength(start: Scalar, end: Scalar, step: Scalar, dtype: DType): number {
  const integral = isIntegralCode(dtypeCodeOf(dtype));
  const [from, to, by] = [start, end, step].map((bound) => (integral ? Number(toInteger(bound)) : toNumber(bound))) as [
    number,
    number,
    number,
  ];
  if (by === 0) throw new ArgumentError("step must be nonzero");
  if (!Number.isFinite(from) || !Number.isFinite(to)) throw new ArgumentError(`unsupported range: ${from} -> ${to}`);
  if (!((by > 0 && to >= from) || (by < 0 && to <= from))) {
    throw new ArgumentError("upper bound and lower bound inconsistent with step sign");
  }
  return Math.trunc((to - from) / by + 1);
}
