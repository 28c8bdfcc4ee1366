// Distributions of real numbers by location and scale, by bounds, or by rate.

import {
  abs,
  clamp,
  digamma,
  empty_memory_format,
  erf,
  erfinv,
  exp,
  expm1,
  exponential_,
  full_like,
  gt_Tensor,
  le_Scalar,
  le_Tensor,
  lgamma,
  log,
  log1p,
  lt_Tensor,
  mul_Tensor,
  normal_,
  pow_Tensor_Scalar,
  rand_generator,
  reciprocal,
  rsqrt,
  sign,
  square,
  to_dtype,
  uniform_,
  zeros_like,
} from "../../generated/operators.js";
import type { Generator } from "../core/generator.js";
import { finfo } from "../core/limits.js";
import type { Tensor } from "../core/tensor.js";
import { asValue, expandTo, from, minus, over, plus, times, together, where } from "./arithmetic.js";
import { type Constraint, checkValues, interval, nonnegative, positive, real } from "./constraints.js";
import { checkShape, Distribution, type DistributionOptions, unchecked } from "./distribution.js";
import { standardGamma } from "./gamma-samples.js";

/** Standard normal numbers of a shape, as the like tensor has them. */
export const standardNormal = (shape: readonly number[], like: Tensor, generator: Generator | null): Tensor =>
  normal_(empty_memory_format(shape, like.dtype, null, like.device, null, null), 0, 1, generator);

const halfLog2Pi = 0.5 * Math.log(2 * Math.PI);

/** The normal distribution with mean `loc` and standard deviation `scale`. */
export class Normal extends Distribution {
  readonly loc: Tensor;
  readonly scale: Tensor;

  /** @throws ArgumentError unless `scale` is positive; ShapeError if the shapes do not broadcast */
  constructor(loc: Tensor | number, scale: Tensor | number, options: DistributionOptions = {}) {
    const all = together("Normal", { loc, scale });
    super("Normal", all.loc.shape, [], options);
    this.loc = all.loc;
    this.scale = all.scale;
    this.check({ loc: [all.loc, real], scale: [all.scale, positive] });
  }
  get support(): Constraint {
    return real;
  }
  get parameters(): { readonly loc: Tensor; readonly scale: Tensor } {
    return { loc: this.loc, scale: this.scale };
  }
  override get hasRsample(): boolean {
    return true;
  }
  override get mean(): Tensor {
    return this.loc;
  }
  override get mode(): Tensor {
    return this.loc;
  }
  override get stddev(): Tensor {
    return this.scale;
  }
  override get variance(): Tensor {
    return square(this.scale);
  }
  protected draw(shape: readonly number[], generator: Generator | null): Tensor {
    return plus(this.loc, times(standardNormal(shape, this.loc, generator), this.scale));
  }
  logProb(value: Tensor | number): Tensor {
    const x = asValue("Normal.logProb", value, this.loc);
    this.checkValue("logProb", x);
    const squares = over(square(minus(x, this.loc)), times(square(this.scale), -2));
    return minus(minus(squares, log(this.scale)), halfLog2Pi);
  }
  override cdf(value: Tensor | number): Tensor {
    const x = asValue("Normal.cdf", value, this.loc);
    this.checkValue("cdf", x);
    return times(plus(erf(over(times(minus(x, this.loc), reciprocal(this.scale)), Math.SQRT2)), 1), 0.5);
  }
  override icdf(probability: Tensor | number): Tensor {
    const p = asValue("Normal.icdf", probability, this.loc);
    return plus(this.loc, times(times(this.scale, erfinv(plus(times(p, 2), -1))), Math.SQRT2));
  }
  override entropy(): Tensor {
    return plus(log(this.scale), 0.5 + halfLog2Pi);
  }
  expand(batchShape: readonly number[]): Normal {
    checkShape("Normal.expand", batchShape);
    return this.like(new Normal(expandTo(this.loc, batchShape), expandTo(this.scale, batchShape), unchecked));
  }
}

/** The distribution of numbers whose logarithm is normally distributed. */
export class LogNormal extends Distribution {
  /** The distribution of the logarithm. */
  readonly base: Normal;

  /** @throws ArgumentError unless `scale` is positive; ShapeError if the shapes do not broadcast */
  constructor(loc: Tensor | number, scale: Tensor | number, options: DistributionOptions = {}) {
    const all = together("LogNormal", { loc, scale });
    super("LogNormal", all.loc.shape, [], options);
    this.check({ loc: [all.loc, real], scale: [all.scale, positive] });
    this.base = new Normal(all.loc, all.scale, unchecked);
  }
  get loc(): Tensor {
    return this.base.loc;
  }
  get scale(): Tensor {
    return this.base.scale;
  }
  get support(): Constraint {
    return positive;
  }
  get parameters(): { readonly loc: Tensor; readonly scale: Tensor } {
    return this.base.parameters;
  }
  override get hasRsample(): boolean {
    return true;
  }
  override get mean(): Tensor {
    return exp(plus(this.loc, over(square(this.scale), 2)));
  }
  override get mode(): Tensor {
    return exp(minus(this.loc, square(this.scale)));
  }
  override get variance(): Tensor {
    const squares = square(this.scale);
    return times(minus(exp(squares), 1), exp(plus(times(this.loc, 2), squares)));
  }
  protected draw(shape: readonly number[], generator: Generator | null): Tensor {
    return exp(plus(this.loc, times(standardNormal(shape, this.loc, generator), this.scale)));
  }
  logProb(value: Tensor | number): Tensor {
    const x = asValue("LogNormal.logProb", value, this.loc);
    this.checkValue("logProb", x);
    const logarithm = log(x);
    return minus(this.base.logProb(logarithm), logarithm);
  }
  override cdf(value: Tensor | number): Tensor {
    const x = asValue("LogNormal.cdf", value, this.loc);
    this.checkValue("cdf", x);
    return this.base.cdf(log(x));
  }
  override icdf(probability: Tensor | number): Tensor {
    return exp(this.base.icdf(asValue("LogNormal.icdf", probability, this.loc)));
  }
  override entropy(): Tensor {
    return plus(this.base.entropy(), this.loc);
  }
  expand(batchShape: readonly number[]): LogNormal {
    checkShape("LogNormal.expand", batchShape);
    return this.like(new LogNormal(expandTo(this.loc, batchShape), expandTo(this.scale, batchShape), unchecked));
  }
}

/** The uniform distribution over [low, high). */
export class Uniform extends Distribution {
  readonly low: Tensor;
  readonly high: Tensor;

  /** @throws ArgumentError unless `low` is less than `high`; ShapeError if the shapes do not broadcast */
  constructor(low: Tensor | number, high: Tensor | number, options: DistributionOptions = {}) {
    const all = together("Uniform", { low, high });
    super("Uniform", all.low.shape, [], options);
    this.low = all.low;
    this.high = all.high;
    const above: Constraint = {
      name: "greater than low",
      eventDims: 0,
      check: (high) => lt_Tensor(all.low.detach(), high),
    };
    if (this.validateArgs) checkValues("Uniform", "high", all.high, above);
  }
  get support(): Constraint {
    return interval(this.low, this.high);
  }
  get parameters(): { readonly low: Tensor; readonly high: Tensor } {
    return { low: this.low, high: this.high };
  }
  override get hasRsample(): boolean {
    return true;
  }
  override get mean(): Tensor {
    return over(plus(this.high, this.low), 2);
  }
  /** No value is the most probable one: NaN. */
  override get mode(): Tensor {
    return times(this.high, Number.NaN);
  }
  override get stddev(): Tensor {
    return over(this.#width, Math.sqrt(12));
  }
  override get variance(): Tensor {
    return over(square(this.#width), 12);
  }
  get #width(): Tensor {
    return minus(this.high, this.low);
  }
  protected draw(shape: readonly number[], generator: Generator | null): Tensor {
    const { dtype, device } = this.low;
    return plus(this.low, times(rand_generator(shape, generator, dtype, null, device, null), this.#width));
  }
  logProb(value: Tensor | number): Tensor {
    const x = asValue("Uniform.logProb", value, this.low);
    this.checkValue("logProb", x);
    const { dtype } = this.low;
    const inside = mul_Tensor(
      to_dtype(le_Tensor(this.low, x), dtype, false, false, null),
      to_dtype(gt_Tensor(this.high, x), dtype, false, false, null),
    );
    return minus(log(inside), log(this.#width));
  }
  override cdf(value: Tensor | number): Tensor {
    const x = asValue("Uniform.cdf", value, this.low);
    this.checkValue("cdf", x);
    return clamp(over(minus(x, this.low), this.#width), 0, 1);
  }
  override icdf(probability: Tensor | number): Tensor {
    const p = asValue("Uniform.icdf", probability, this.low);
    return plus(times(p, this.#width), this.low);
  }
  override entropy(): Tensor {
    return log(this.#width);
  }
  expand(batchShape: readonly number[]): Uniform {
    checkShape("Uniform.expand", batchShape);
    return this.like(new Uniform(expandTo(this.low, batchShape), expandTo(this.high, batchShape), unchecked));
  }
}

/** The distribution of waiting times between events that happen `rate` times in a unit of time. */
export class Exponential extends Distribution {
  readonly rate: Tensor;

  /** @throws ArgumentError unless `rate` is positive */
  constructor(rate: Tensor | number, options: DistributionOptions = {}) {
    const all = together("Exponential", { rate });
    super("Exponential", all.rate.shape, [], options);
    this.rate = all.rate;
    this.check({ rate: [all.rate, positive] });
  }
  get support(): Constraint {
    return nonnegative;
  }
  get parameters(): { readonly rate: Tensor } {
    return { rate: this.rate };
  }
  override get hasRsample(): boolean {
    return true;
  }
  override get mean(): Tensor {
    return reciprocal(this.rate);
  }
  override get mode(): Tensor {
    return zeros_like(this.rate, null, null, null, null, null);
  }
  override get stddev(): Tensor {
    return reciprocal(this.rate);
  }
  override get variance(): Tensor {
    return pow_Tensor_Scalar(this.rate, -2);
  }
  protected draw(shape: readonly number[], generator: Generator | null): Tensor {
    const { dtype, device } = this.rate;
    return over(exponential_(empty_memory_format(shape, dtype, null, device, null, null), 1, generator), this.rate);
  }
  logProb(value: Tensor | number): Tensor {
    const x = asValue("Exponential.logProb", value, this.rate);
    this.checkValue("logProb", x);
    return minus(log(this.rate), times(this.rate, x));
  }
  override cdf(value: Tensor | number): Tensor {
    const x = asValue("Exponential.cdf", value, this.rate);
    this.checkValue("cdf", x);
    return from(1, exp(times(times(this.rate, -1), x)));
  }
  override icdf(probability: Tensor | number): Tensor {
    const p = asValue("Exponential.icdf", probability, this.rate);
    return over(times(log(from(1, p)), -1), this.rate);
  }
  override entropy(): Tensor {
    return from(1, log(this.rate));
  }
  expand(batchShape: readonly number[]): Exponential {
    checkShape("Exponential.expand", batchShape);
    return this.like(new Exponential(expandTo(this.rate, batchShape), unchecked));
  }
}

/** The distribution with density `exp(-abs(x - loc) / scale) / (2 * scale)`. */
export class Laplace extends Distribution {
  readonly loc: Tensor;
  readonly scale: Tensor;

  /** @throws ArgumentError unless `scale` is positive; ShapeError if the shapes do not broadcast */
  constructor(loc: Tensor | number, scale: Tensor | number, options: DistributionOptions = {}) {
    const all = together("Laplace", { loc, scale });
    super("Laplace", all.loc.shape, [], options);
    this.loc = all.loc;
    this.scale = all.scale;
    this.check({ loc: [all.loc, real], scale: [all.scale, positive] });
  }
  get support(): Constraint {
    return real;
  }
  get parameters(): { readonly loc: Tensor; readonly scale: Tensor } {
    return { loc: this.loc, scale: this.scale };
  }
  override get hasRsample(): boolean {
    return true;
  }
  override get mean(): Tensor {
    return this.loc;
  }
  override get mode(): Tensor {
    return this.loc;
  }
  override get variance(): Tensor {
    return times(square(this.scale), 2);
  }
  override get stddev(): Tensor {
    return times(this.scale, Math.SQRT2);
  }
  protected draw(shape: readonly number[], generator: Generator | null): Tensor {
    const { dtype, device } = this.loc;
    const noise = empty_memory_format(shape, dtype, null, device, null, null);
    uniform_(noise, finfo(dtype).eps - 1, 1, generator);
    const steps = times(sign(noise), log1p(times(abs(noise), -1)));
    return minus(this.loc, times(this.scale, steps));
  }
  logProb(value: Tensor | number): Tensor {
    const x = asValue("Laplace.logProb", value, this.loc);
    this.checkValue("logProb", x);
    return minus(times(log(times(this.scale, 2)), -1), over(abs(minus(x, this.loc)), this.scale));
  }
  override cdf(value: Tensor | number): Tensor {
    const x = asValue("Laplace.cdf", value, this.loc);
    this.checkValue("cdf", x);
    const difference = minus(x, this.loc);
    const part = times(sign(difference), expm1(over(times(abs(difference), -1), this.scale)));
    return from(0.5, times(part, 0.5));
  }
  override icdf(probability: Tensor | number): Tensor {
    const term = minus(asValue("Laplace.icdf", probability, this.loc), 0.5);
    return minus(this.loc, times(times(this.scale, sign(term)), log1p(times(abs(term), -2))));
  }
  override entropy(): Tensor {
    return plus(log(times(this.scale, 2)), 1);
  }
  expand(batchShape: readonly number[]): Laplace {
    checkShape("Laplace.expand", batchShape);
    return this.like(new Laplace(expandTo(this.loc, batchShape), expandTo(this.scale, batchShape), unchecked));
  }
}

/** Student's t-distribution with `df` degrees of freedom, moved by `loc` and stretched by `scale`. */
export class StudentT extends Distribution {
  readonly df: Tensor;
  readonly loc: Tensor;
  readonly scale: Tensor;

  /** @throws ArgumentError unless `df` and `scale` are positive; ShapeError if the shapes do not broadcast */
  constructor(
    df: Tensor | number,
    loc: Tensor | number = 0,
    scale: Tensor | number = 1,
    options: DistributionOptions = {},
  ) {
    const all = together("StudentT", { df, loc, scale });
    super("StudentT", all.df.shape, [], options);
    this.df = all.df;
    this.loc = all.loc;
    this.scale = all.scale;
    this.check({ df: [all.df, positive], loc: [all.loc, real], scale: [all.scale, positive] });
  }
  get support(): Constraint {
    return real;
  }
  get parameters(): { readonly df: Tensor; readonly loc: Tensor; readonly scale: Tensor } {
    return { df: this.df, loc: this.loc, scale: this.scale };
  }
  override get hasRsample(): boolean {
    return true;
  }
  /** NaN where `df` is at most 1. */
  override get mean(): Tensor {
    return where(le_Scalar(this.df, 1), Number.NaN, this.loc);
  }
  override get mode(): Tensor {
    return this.loc;
  }
  /** Infinite where `df` is at most 2, NaN where it is at most 1. */
  override get variance(): Tensor {
    // The formula's denominator is made harmless where another number is taken.
    const small = le_Scalar(this.df, 2);
    const df = where(small, 3, this.df);
    const all = over(times(square(this.scale), df), minus(df, 2));
    return where(le_Scalar(this.df, 1), Number.NaN, where(small, Number.POSITIVE_INFINITY, all));
  }
  protected draw(shape: readonly number[], generator: Generator | null): Tensor {
    const normal = standardNormal(shape, this.df, generator);
    const squares = standardGamma(
      times(this.df, 0.5),
      full_like(this.df, 0.5, null, null, null, null, null),
      shape,
      generator,
    );
    return plus(this.loc, times(this.scale, times(normal, rsqrt(over(squares, this.df)))));
  }
  logProb(value: Tensor | number): Tensor {
    const x = asValue("StudentT.logProb", value, this.df);
    this.checkValue("logProb", x);
    const { df, loc, scale } = this;
    const squares = over(square(over(minus(x, loc), scale)), df);
    const half = times(df, 0.5);
    const more = plus(half, 0.5);
    const total = plus(
      minus(plus(plus(log(scale), times(log(df), 0.5)), lgamma(half)), lgamma(more)),
      0.5 * Math.log(Math.PI),
    );
    return minus(times(times(more, log1p(squares)), -1), total);
  }
  override entropy(): Tensor {
    const half = times(this.df, 0.5);
    const more = plus(half, 0.5);
    const beta = plus(minus(lgamma(half), lgamma(more)), 0.5 * Math.log(Math.PI));
    const change = times(more, minus(digamma(more), digamma(half)));
    return plus(plus(plus(log(this.scale), change), times(log(this.df), 0.5)), beta);
  }
  expand(batchShape: readonly number[]): StudentT {
    checkShape("StudentT.expand", batchShape);
    const [df, loc, scale] = [this.df, this.loc, this.scale].map((each) => expandTo(each, batchShape));
    return this.like(new StudentT(df!, loc!, scale!, unchecked));
  }
}
