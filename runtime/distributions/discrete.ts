// Distributions of counts and of two outcomes.

import {
  abs,
  add_Scalar,
  amax,
  amin,
  arange,
  bernoulli,
  binary_cross_entropy_with_logits,
  binomial,
  clamp,
  clamp_max,
  clamp_min,
  eq_Scalar,
  exp,
  floor,
  ge_Scalar,
  lgamma,
  log,
  log1p,
  minimum,
  poisson,
  reshape,
  sigmoid,
  sum_dim_IntList,
  to_dtype,
  xlogy_Tensor,
} from "../../generated/operators.js";
import { describe } from "../core/describe.js";
import { ArgumentError, UnsupportedError } from "../core/errors.js";
import type { Generator } from "../core/generator.js";
import { finfo } from "../core/limits.js";
import { withDefaults } from "../core/options.js";
import { broadcastShapes } from "../core/shape.js";
import { isTensor, type Tensor } from "../core/tensor.js";
import { asValue, expandTo, from, minus, over, plus, times, together, where } from "./arithmetic.js";
import {
  boolean,
  type Constraint,
  integerUpToCount,
  nonnegative,
  nonnegativeInteger,
  real,
  unitInterval,
} from "./constraints.js";
import { checkShape, Distribution, type DistributionOptions, unchecked } from "./distribution.js";

/** Probabilities as they are, or as the logarithms of their odds (of their ratios, for several classes): one of them. */
export type Chances<T> =
  | T
  | { readonly probs: T; readonly logits?: undefined }
  | { readonly logits: T; readonly probs?: undefined };

/** What was given of the two. @throws ArgumentError unless it is one of them */
export function chancesOf<T extends Tensor | number>(
  title: string,
  given: Chances<T>,
): { readonly kind: "probs" | "logits"; readonly value: T } {
  if (isTensor(given) || typeof given === "number") return { kind: "probs", value: given as T };
  if (typeof given !== "object" || given === null)
    throw new ArgumentError(`${title}: expected probabilities, { probs } or { logits }, got ${describe(given)}`);
  const { probs, logits } = withDefaults(
    title,
    given,
    {},
    {
      probs: undefined as T | undefined,
      logits: undefined as T | undefined,
    },
  );
  if ((probs === undefined) === (logits === undefined))
    throw new ArgumentError(`${title}: give either probs or logits, got ${probs === undefined ? "neither" : "both"}`);
  return probs === undefined ? { kind: "logits", value: logits! } : { kind: "probs", value: probs };
}

/** Probabilities kept away from 0 and 1, so that their logarithms are finite. */
export function insideOf(probs: Tensor): Tensor {
  const { eps } = finfo(probs.dtype);
  return clamp(probs, eps, 1 - eps);
}

/** The logarithms of odds. */
function logOdds(probs: Tensor): Tensor {
  const inside = insideOf(probs);
  return minus(log(inside), log1p(times(inside, -1)));
}

/** The numbers from 0 on in a new first dimension, before dimensions of size 1. */
function counting(count: number, like: Tensor, dims: number): Tensor {
  const all = arange(count, like.dtype, null, like.device, null);
  return reshape(all, [count, ...new Array<number>(dims).fill(1)]);
}

/** 1 with probability `probs`, otherwise 0. */
export class Bernoulli extends Distribution {
  /** What was given. */
  readonly kind: "probs" | "logits";
  protected readonly given: Tensor;

  /**
   * @param chances the probability of 1, a tensor or a number; or `{ probs }`, or `{ logits }`, the logarithm of the odds
   * @throws ArgumentError for probabilities outside of 0 to 1
   */
  constructor(chances: Chances<Tensor | number>, options: DistributionOptions = {}) {
    const { kind, value } = chancesOf("Bernoulli", chances);
    const all = together("Bernoulli", { [kind]: value });
    const given = all[kind]!;
    super("Bernoulli", given.shape, [], options);
    this.kind = kind;
    this.given = given;
    this.check({ [kind]: [given, kind === "probs" ? unitInterval : real] });
  }
  get support(): Constraint {
    return boolean;
  }
  get parameters(): Readonly<Record<string, Tensor>> {
    return { [this.kind]: this.given };
  }
  get probs(): Tensor {
    return this.kind === "probs" ? this.given : sigmoid(this.given);
  }
  get logits(): Tensor {
    return this.kind === "logits" ? this.given : logOdds(this.given);
  }
  override get mean(): Tensor {
    return this.probs;
  }
  /** NaN where both are equally probable. */
  override get mode(): Tensor {
    const { probs } = this;
    return where(eq_Scalar(probs, 0.5), Number.NaN, to_dtype(ge_Scalar(probs, 0.5), probs.dtype, false, false, null));
  }
  override get variance(): Tensor {
    return times(this.probs, from(1, this.probs));
  }
  protected draw(shape: readonly number[], generator: Generator | null): Tensor {
    return bernoulli(expandTo(this.probs, shape), generator);
  }
  logProb(value: Tensor | number): Tensor {
    const x = asValue("Bernoulli.logProb", value, this.given);
    this.checkValue("logProb", x);
    const shape = broadcastShapes(this.given.shape, x.shape);
    return times(binary_cross_entropy_with_logits(expandTo(this.logits, shape), expandTo(x, shape), null, null, 0), -1);
  }
  override entropy(): Tensor {
    return binary_cross_entropy_with_logits(this.logits, this.probs, null, null, 0);
  }
  override enumerateSupport(options: { readonly expand?: boolean } = {}): Tensor {
    const { expand } = withDefaults("Bernoulli.enumerateSupport", options, { expand: true }, {});
    const values = counting(2, this.given, this.batchShape.length);
    return expand ? expandTo(values, [2, ...this.batchShape]) : values;
  }
  expand(batchShape: readonly number[]): Bernoulli {
    checkShape("Bernoulli.expand", batchShape);
    const given = expandTo(this.given, batchShape);
    return this.like(new Bernoulli(this.kind === "probs" ? { probs: given } : { logits: given }, unchecked));
  }
}

/** How many of `totalCount` independent attempts succeed, each with the same probability. */
export class Binomial extends Distribution {
  readonly totalCount: Tensor;
  /** What was given. */
  readonly kind: "probs" | "logits";
  protected readonly given: Tensor;

  /**
   * @param totalCount integers of at least 0
   * @param chances the probability of success, a tensor or a number; or `{ probs }`, or `{ logits }`, the logarithm of the odds
   * @throws ArgumentError for other counts, and for probabilities outside of 0 to 1; ShapeError if the shapes do not broadcast
   */
  constructor(totalCount: Tensor | number, chances: Chances<Tensor | number>, options: DistributionOptions = {}) {
    const { kind, value } = chancesOf("Binomial", chances);
    const alone = together("Binomial", { [kind]: value })[kind]!;
    const all = together("Binomial", { totalCount: asValue("Binomial", totalCount, alone), given: alone });
    super("Binomial", all.given.shape, [], options);
    this.kind = kind;
    this.totalCount = to_dtype(all.totalCount, alone.dtype, false, false, null);
    this.given = all.given;
    this.check({
      totalCount: [all.totalCount, nonnegativeInteger],
      [kind]: [all.given, kind === "probs" ? unitInterval : real],
    });
  }
  get support(): Constraint {
    return integerUpToCount(this.totalCount);
  }
  get parameters(): Readonly<Record<string, Tensor>> {
    return { totalCount: this.totalCount, [this.kind]: this.given };
  }
  get probs(): Tensor {
    return this.kind === "probs" ? this.given : sigmoid(this.given);
  }
  get logits(): Tensor {
    return this.kind === "logits" ? this.given : logOdds(this.given);
  }
  override get mean(): Tensor {
    return times(this.totalCount, this.probs);
  }
  override get mode(): Tensor {
    return minimum(floor(times(plus(this.totalCount, 1), this.probs)), this.totalCount);
  }
  override get variance(): Tensor {
    return times(times(this.totalCount, this.probs), from(1, this.probs));
  }
  protected draw(shape: readonly number[], generator: Generator | null): Tensor {
    return binomial(expandTo(this.totalCount, shape), expandTo(this.probs, shape), generator);
  }
  logProb(value: Tensor | number): Tensor {
    const x = asValue("Binomial.logProb", value, this.given);
    this.checkValue("logProb", x);
    const { logits, totalCount } = this;
    // The larger of logit and 0: its gradient at 0 is one half, as that of the whole.
    const above = over(minus(plus(clamp_min(logits, 0), logits), clamp_max(logits, 0)), 2);
    const norm = minus(
      plus(times(totalCount, above), times(totalCount, log1p(exp(times(abs(logits), -1))))),
      lgamma(add_Scalar(totalCount, 1, 1)),
    );
    const ways = plus(lgamma(plus(x, 1)), lgamma(plus(minus(totalCount, x), 1)));
    return minus(minus(times(x, logits), ways), norm);
  }
  /** @throws UnsupportedError for counts that differ in the batch */
  override entropy(): Tensor {
    const logProb = this.logProb(this.enumerateSupport({ expand: false }));
    return times(sum_dim_IntList(times(exp(logProb), logProb), [0], false, null), -1);
  }
  /** @throws UnsupportedError for counts that differ in the batch */
  override enumerateSupport(options: { readonly expand?: boolean } = {}): Tensor {
    const { expand } = withDefaults("Binomial.enumerateSupport", options, { expand: true }, {});
    const [count, most] = [amin(this.totalCount, [], false), amax(this.totalCount, [], false)].map((each) =>
      each.item(),
    ) as [number, number];
    if (count !== most)
      throw new UnsupportedError(
        "Binomial: entropy and enumerateSupport need one totalCount for the whole batch; these differ",
      );
    const values = counting(count + 1, this.given, this.batchShape.length);
    return expand ? expandTo(values, [count + 1, ...this.batchShape]) : values;
  }
  expand(batchShape: readonly number[]): Binomial {
    checkShape("Binomial.expand", batchShape);
    const given = expandTo(this.given, batchShape);
    return this.like(
      new Binomial(
        expandTo(this.totalCount, batchShape),
        this.kind === "probs" ? { probs: given } : { logits: given },
        unchecked,
      ),
    );
  }
}

/** How many events happen that are independent of each other, `rate` of them on average. */
export class Poisson extends Distribution {
  readonly rate: Tensor;

  /** @throws ArgumentError unless `rate` is at least 0 */
  constructor(rate: Tensor | number, options: DistributionOptions = {}) {
    const all = together("Poisson", { rate });
    super("Poisson", all.rate.shape, [], options);
    this.rate = all.rate;
    this.check({ rate: [all.rate, nonnegative] });
  }
  get support(): Constraint {
    return nonnegativeInteger;
  }
  get parameters(): { readonly rate: Tensor } {
    return { rate: this.rate };
  }
  override get mean(): Tensor {
    return this.rate;
  }
  override get mode(): Tensor {
    return floor(this.rate);
  }
  override get variance(): Tensor {
    return this.rate;
  }
  protected draw(shape: readonly number[], generator: Generator | null): Tensor {
    return poisson(expandTo(this.rate, shape), generator);
  }
  logProb(value: Tensor | number): Tensor {
    const x = asValue("Poisson.logProb", value, this.rate);
    this.checkValue("logProb", x);
    return minus(minus(xlogy_Tensor(x, this.rate), this.rate), lgamma(plus(x, 1)));
  }
  expand(batchShape: readonly number[]): Poisson {
    checkShape("Poisson.expand", batchShape);
    return this.like(new Poisson(expandTo(this.rate, batchShape), unchecked));
  }
}
