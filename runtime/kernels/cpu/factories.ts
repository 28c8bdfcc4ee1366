// Ranges on the CPU: arange, linspace, logspace into a given output.

import { fill__Scalar, resize_ } from "../../../generated/operators.js";
import { BOOL, INT64, infoOf, isComplexCode, isIntegralCode } from "../../core/dtype.js";
import { imagOf, realOf, type Scalar, scalar, toBigInt, toInteger, toNumber } from "../../core/scalar.js";
import { assertNoInternalOverlap } from "../../core/shape.js";
import type { Tensor } from "../../core/tensor.js";
import { notImplementedFor } from "../checks/dtypes.js";
import { cpow, z } from "../math/complex.js";
import { pow } from "../math/scalar-math.js";
import { storePairs } from "../memory/complex-parts.js";
import { bigintsOf, numbersOf, storedScalar } from "../memory/elements.js";
import { writeNumeric } from "../memory/outputs.js";
import { arangeLength, checkSteps, rangeLength } from "../shapes/factories.js";
import { fused } from "./fused.js";

function throughDense(out: Tensor, write: (target: Tensor) => void): Tensor {
  writeNumeric(out, write);
  return out;
}

/** Resizes an output of another number of elements. @throws ArgumentError if one that has them overlaps itself */
function sized(out: Tensor, length: number): void {
  if (out.numel === length) assertNoInternalOverlap(out);
  else resize_(out, [length], null);
}

/** `out[i] = start + i * step`. Integers wrap; floats are computed in double. */
export function arange_start_out_cpu(start: Scalar, end: Scalar, step: Scalar, out: Tensor): Tensor {
  const length = arangeLength(start, end, step, out.dtype);
  if (out.dtypeCode === BOOL || isComplexCode(out.dtypeCode)) throw notImplementedFor("arange_cpu", out);
  sized(out, length);
  return throughDense(out, (target) => {
    const { offset } = target;
    if (target.dtypeCode === INT64) {
      const data = bigintsOf(target);
      const by = toBigInt(step);
      let value = toBigInt(start);
      for (let i = 0; i < length; i++, value += by) data[offset + i] = value;
      return;
    }
    const data = numbersOf(target);
    const truncates = isIntegralCode(target.dtypeCode);
    const from = truncates ? Math.trunc(toNumber(start)) : toNumber(start);
    const by = truncates ? Math.trunc(toNumber(step)) : toNumber(step);
    for (let i = 0; i < length; i++) data[offset + i] = from + by * i;
  });
}

/** Evenly spaced values, both ends included; the second half is computed from the end, so that the last value is exact. */
export function linspace_out_cpu(start: Scalar, end: Scalar, steps: number, out: Tensor): Tensor {
  checkSteps(steps);
  sized(out, steps);
  if (steps === 1) return fill__Scalar(out, start);
  if (steps > 1 && out.dtypeCode === BOOL) throw notImplementedFor("linspace_cpu", out);
  if (isComplexCode(out.dtypeCode)) {
    spreadPairs(out, start, end, steps, null);
    return out;
  }
  checkEnds(start, end, steps, out);
  return throughDense(out, (target) => spread(target, toNumber(start), toNumber(end), steps, null));
}

/** @throws DTypeError if the output's dtype cannot represent an end of a range */
function checkEnds(start: Scalar, end: Scalar, steps: number, out: Tensor): void {
  if (steps > 0) for (const one of [start, end]) storedScalar(one, out.dtypeCode);
}

/** `base` raised to evenly spaced exponents. */
export function logspace_out_cpu(start: Scalar, end: Scalar, steps: number, base: number, out: Tensor): Tensor {
  checkSteps(steps);
  sized(out, steps);
  if (isComplexCode(out.dtypeCode)) {
    spreadPairs(out, start, end, steps, base);
    return out;
  }
  if (steps === 1) return fill__Scalar(out, scalar(pow(base, toNumber(start)), "float"));
  if (steps > 1 && out.dtypeCode === BOOL) throw notImplementedFor("logspace_cpu", out);
  checkEnds(start, end, steps, out);
  return throughDense(out, (target) => spread(target, toNumber(start), toNumber(end), steps, base));
}

const leastInt64 = -(2n ** 63n);

/** Bytes of a vector in PyTorch's kernel. */
const vectorBytes = 32;

/** As `spread`, for complex bounds; exponents are complex, too. */
function spreadPairs(target: Tensor, start: Scalar, end: Scalar, steps: number, base: number | null): void {
  const [[a, b], [c, d]] = [start, end].map((bound) => [toNumber(realOf(bound)), imagOf(bound)]) as [
    [number, number],
    [number, number],
  ];
  const divisor = Math.max(steps - 1, 1);
  const [re, im] = [(c - a) / divisor, (d - b) / divisor];
  const half = Math.floor(steps / 2);
  const values = new Float64Array(2 * steps);
  for (let i = 0; i < steps; i++) {
    const fromEnd = steps - i - 1;
    const x = i < half || steps === 1 ? a + re * i : c - re * fromEnd;
    const y = i < half || steps === 1 ? b + im * i : d - im * fromEnd;
    if (base === null) values.set([x, y], 2 * i);
    else {
      cpow(base, 0, x, y);
      values.set(z, 2 * i);
    }
  }
  storePairs(target, values);
}

function spread(target: Tensor, start: number, end: number, steps: number, base: number | null): void {
  const { offset, dtypeCode } = target;
  const integral = isIntegralCode(dtypeCode, true);
  // An unsigned dtype's ends wrap, as all integers do that it is given.
  const wraps = !infoOf(dtypeCode).signed && integral && dtypeCode !== BOOL;
  const held = (value: number): number => {
    const whole = integral ? Math.trunc(value) : value;
    return wraps && whole < 0 ? whole + 2 ** (8 * target.itemSize) : whole;
  };
  const [from, to] = [held(start), held(end)];
  const step = steps > 1 ? (to - from) / (steps - 1) : 0;
  const half = Math.floor(steps / 2);
  const values = new Float64Array(steps);
  for (let i = 0; i < steps; i++) {
    const value = steps === 1 || i < half ? fused(step, i, from) : fused(-step, steps - i - 1, to);
    values[i] = base === null ? value : pow(base, value);
  }
  if (integral && base === null) truncateByVectors(values, step, vectorBytes / target.itemSize);
  if (dtypeCode === INT64) {
    const data = bigintsOf(target);
    // What int64 does not hold becomes its least number, as in PyTorch on x86.
    for (let i = 0; i < steps; i++) {
      const value = Math.trunc(values[i]!);
      data[offset + i] = Math.abs(value) < 2 ** 63 ? BigInt(value) : leastInt64;
    }
    return;
  }
  const data = numbersOf(target);
  if (integral) for (let i = 0; i < steps; i++) values[i] = Math.trunc(values[i]!);
  data.set(values, offset);
}

/**
 * Reproduces PyTorch's integers: it truncates the first element of each vector and counts from there. Vectors are
 * processed in pairs, remaining elements one by one.
 */
function truncateByVectors(values: Float64Array, step: number, width: number): void {
  const paired = values.length - (values.length % (2 * width));
  for (let start = 0; start < paired; start += width) {
    const first = Math.trunc(values[start]!);
    for (let i = 0; i < width; i++) values[start + i] = first + step * i;
  }
}

/** `start, start + step, ...` up to `end`, inclusive. */
export function range_out_cpu(start: Scalar, end: Scalar, step: Scalar, out: Tensor): Tensor {
  if (out.dtypeCode === BOOL) throw notImplementedFor("range_cpu", out);
  const length = rangeLength(start, end, step, out.dtype);
  sized(out, length);
  return throughDense(out, (target) => {
    const integral = isIntegralCode(target.dtypeCode);
    const [from, by] = [start, step].map((bound) => (integral ? Number(toInteger(bound)) : toNumber(bound)));
    const write = target.dtypeCode === INT64 ? null : numbersOf(target);
    for (let i = 0; i < length; i++) {
      const value = from! + by! * i;
      if (write === null) bigintsOf(target)[target.offset + i] = BigInt(value);
      else write[target.offset + i] = value;
    }
  });
}
