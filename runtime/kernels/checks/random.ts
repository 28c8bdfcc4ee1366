// Argument checks of random number kernels.

import { BOOL, FLOAT16, isFloatingCode } from "../../core/dtype.js";
import { fitsDType } from "../../core/elements.js";
import { ArgumentError, DTypeError } from "../../core/errors.js";
import { formatOf } from "../../core/format.js";
import { type Generator, generatorFor } from "../../core/generator.js";
import type { Rounding } from "../../core/random.js";
import type { Tensor } from "../../core/tensor.js";
import { notImplementedFor } from "./dtypes.js";

/** What checks of dtypes look at. */
type Typed = Pick<Tensor, "dtype" | "dtypeCode">;

/** The generator of a draw on the CPU. @throws ArgumentError for one of another device */
export const hostGenerator = (given: Generator | null): Generator => generatorFor("cpu", given);

/** @throws DTypeError unless floating point; ArgumentError unless from <= to */
export function checkUniform(self: Typed, from: number, to: number): void {
  if (!isFloatingCode(self.dtypeCode)) throw notImplementedFor("check_uniform_bounds", self);
  if (!(from <= to)) {
    throw new ArgumentError(`uniform_ expects to return a [from, to) range, but found from=${from} > to=${to}`);
  }
}

/** @throws ArgumentError for a negative standard deviation */
export function checkDeviation(std: number): void {
  if (!(std >= 0)) throw new ArgumentError(`normal expects std >= 0.0, but found std ${std}`);
}

/** @throws DTypeError unless floating point; ArgumentError unless the rate is positive */
export function checkExponential(self: Typed, lambd: number): void {
  if (!(lambd > 0)) throw new ArgumentError(`exponential_ expects lambda > 0.0, but found lambda=${lambd}`);
  if (!isFloatingCode(self.dtypeCode)) throw notImplementedFor("exponential", self);
}

/** @throws DTypeError unless floating point; ArgumentError unless the standard deviation is positive */
export function checkLogNormal(self: Typed, std: number): void {
  if (!(std > 0)) throw new ArgumentError(`log_normal_ expects std > 0.0, but found std=${std}`);
  if (!isFloatingCode(self.dtypeCode)) throw notImplementedFor("log_normal_cpu", self);
}

/** @throws DTypeError for bools; ArgumentError unless 0 < p < 1 */
export function checkGeometric(self: Typed, p: number): void {
  if (!(p > 0 && p < 1)) throw new ArgumentError(`geometric_ expects p to be in (0, 1), but got p=${p}`);
  if (self.dtype === "bool") throw notImplementedFor("geometric_cpu", self);
}

/** @throws DTypeError unless floating point */
export function checkCauchy(self: Typed): void {
  if (!isFloatingCode(self.dtypeCode)) throw notImplementedFor("cauchy_cpu", self);
}

/** @throws DTypeError unless the probabilities are floating point */
export function checkProbabilities(p: Typed): void {
  if (!isFloatingCode(p.dtypeCode))
    throw new DTypeError(`expected probabilities tensor to have floating type, got ${p.dtype}`);
}

/** Checks the length of a permutation. @throws ArgumentError for a negative count */
export function checkPermuted(n: number): void {
  if (n < 0) throw new ArgumentError(`n must be non-negative, got${n}`);
}

/** The checks of `multinomial` that need no elements. */
export function checkMultinomial(self: Tensor, numSamples: number, replacement: boolean): void {
  const dims = self.shape.length;
  if (dims < 1 || dims > 2) throw new ArgumentError("prob_dist must be 1 or 2 dim");
  if (!isFloatingCode(self.dtypeCode)) {
    throw new DTypeError(`multinomial only supports floating-point dtypes for input, got: ${self.dtype}`);
  }
  if (!(numSamples > 0)) throw new ArgumentError("cannot sample n_sample <= 0 samples");
  if (!replacement && numSamples > self.shape[dims - 1]!) {
    throw new ArgumentError("cannot sample n_sample > prob_dist.size(-1) samples without replacement");
  }
}

/** For dtypes that are computed in float32. */
export function roundingOf(dtypeCode: number): Rounding | null {
  const format = formatOf(dtypeCode);
  if (format === undefined) return null;
  const { largest, load, store } = format;
  // The largest number is 2 - 2 ** (1 - digits), times a power of two.
  const digits = 1 - Math.log2(2 - largest / 2 ** Math.floor(Math.log2(largest)));
  const round = (value: number): number => load(store(value));
  // PyTorch's functions of float16 are those of float32.
  return { digits, round, step: dtypeCode === FLOAT16 ? Math.fround : round };
}

/** The largest integer that each dtype represents exactly, for `random_` without an upper bound. */
const largest: Readonly<Record<number, number | bigint>> = {
  0: 255,
  1: 127,
  2: 32767,
  3: 2147483647,
  4: 9223372036854775807n,
  6: 2 ** 24,
  7: 2 ** 53,
  11: 1,
};

function largestOf(dtypeCode: number): number | bigint {
  const rounding = roundingOf(dtypeCode);
  return rounding === null ? largest[dtypeCode]! : 2 ** rounding.digits;
}

function checkBound(name: string, value: number | bigint, self: Typed): void {
  const limit = self.dtypeCode === BOOL ? 1 : largestOf(self.dtypeCode);
  const fits =
    self.dtypeCode === BOOL
      ? value >= 0 && value <= 1
      : fitsDType(value, self.dtypeCode) && (self.dtypeCode !== 0 || value >= 0);
  if (!fits || (value > limit && !isFloatingCode(self.dtypeCode))) {
    throw new ArgumentError(`${name} is out of bounds for ${self.dtype}`);
  }
}

/**
 * The range that `random_` draws from: integers from the first below the second; without `to`, up to the largest that the dtype holds exactly.
 * @throws ArgumentError for bounds that the dtype does not hold, and unless from < to
 */
export function randomRange(
  self: Typed,
  from: number | bigint,
  to: number | bigint | null,
): readonly [low: number | bigint, high: number | bigint] {
  checkBound("from", from, self);
  if (to === null) return [from, BigInt(largestOf(self.dtypeCode)) + 1n];
  if (from >= to)
    throw new ArgumentError(`random_ expects 'from' to be less than 'to', but got from=${from} >= to=${to}`);
  checkBound("to - 1", typeof to === "bigint" ? to - 1n : to - 1, self);
  return [from, to];
}

/** @throws ArgumentError for a negative count, and for one whose numbers the output does not hold */
export function checkPermutation(n: number, out: Typed): void {
  checkPermuted(n);
  if (n > 0 && n - 1 > Number(largestOf(out.dtypeCode)))
    throw new ArgumentError(`n is too large for result tensor type: '${out.dtype}'`);
}
