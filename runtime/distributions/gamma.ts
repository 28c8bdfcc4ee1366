// Gamma, Beta and Dirichlet distributions.

import {
  all_dim,
  argmax,
  clamp_min,
  digamma,
  lgamma,
  log,
  lt_Scalar,
  one_hot,
  select_int,
  square,
  stack,
  to_dtype,
  unsqueeze,
  where_self,
  xlogy_Tensor,
} from "../../generated/operators.js";
import { describe } from "../core/describe.js";
import { ArgumentError, ShapeError } from "../core/errors.js";
import type { Generator } from "../core/generator.js";
import { formatShape } from "../core/shape.js";
import { isTensor, type Tensor } from "../core/tensor.js";
import { asValue, expandTo, from, minus, over, plus, sumKept, sumLast, times, together } from "./arithmetic.js";
import { type Constraint, nonnegative, positive, positiveVector, simplex, unitInterval } from "./constraints.js";
import { checkShape, Distribution, type DistributionOptions, unchecked } from "./distribution.js";
import { sampleDirichlet, standardGamma } from "./gamma-samples.js";

/** The gamma distribution with shape parameter `concentration` and `rate`, the reciprocal of a scale. */
export class Gamma extends Distribution {
  readonly concentration: Tensor;
  readonly rate: Tensor;

  /** @throws ArgumentError unless both are positive; ShapeError if the shapes do not broadcast */
  constructor(concentration: Tensor | number, rate: Tensor | number, options: DistributionOptions = {}) {
    const all = together("Gamma", { concentration, rate });
    super("Gamma", all.rate.shape, [], options);
    this.concentration = all.concentration;
    this.rate = all.rate;
    this.check({ concentration: [all.concentration, positive], rate: [all.rate, positive] });
  }
  get support(): Constraint {
    return nonnegative;
  }
  get parameters(): { readonly concentration: Tensor; readonly rate: Tensor } {
    return { concentration: this.concentration, rate: this.rate };
  }
  override get hasRsample(): boolean {
    return true;
  }
  override get mean(): Tensor {
    return over(this.concentration, this.rate);
  }
  override get mode(): Tensor {
    return clamp_min(over(minus(this.concentration, 1), this.rate), 0);
  }
  override get variance(): Tensor {
    return over(this.concentration, square(this.rate));
  }
  protected draw(shape: readonly number[], generator: Generator | null): Tensor {
    return standardGamma(this.concentration, this.rate, shape, generator);
  }
  logProb(value: Tensor | number): Tensor {
    const x = asValue("Gamma.logProb", value, this.rate);
    this.checkValue("logProb", x);
    const { concentration, rate } = this;
    const powers = plus(xlogy_Tensor(concentration, rate), xlogy_Tensor(minus(concentration, 1), x));
    return minus(minus(powers, times(rate, x)), lgamma(concentration));
  }
  override entropy(): Tensor {
    const { concentration, rate } = this;
    const curve = times(from(1, concentration), digamma(concentration));
    return plus(plus(minus(concentration, log(rate)), lgamma(concentration)), curve);
  }
  expand(batchShape: readonly number[]): Gamma {
    checkShape("Gamma.expand", batchShape);
    return this.like(new Gamma(expandTo(this.concentration, batchShape), expandTo(this.rate, batchShape), unchecked));
  }
}

/** The distribution of vectors of at least two positive numbers whose sum is 1. */
export class Dirichlet extends Distribution {
  readonly concentration: Tensor;

  /**
   * @param concentration (..., n): positive numbers
   * @throws ArgumentError for other numbers; ShapeError for a tensor without dimensions
   */
  constructor(concentration: Tensor, options: DistributionOptions = {}) {
    const { shape } = checkVectors("Dirichlet", "concentration", concentration);
    super("Dirichlet", shape.slice(0, -1), shape.slice(-1), options);
    this.concentration = concentration;
    this.check({ concentration: [concentration, positiveVector] });
  }
  get support(): Constraint {
    return simplex;
  }
  get parameters(): { readonly concentration: Tensor } {
    return { concentration: this.concentration };
  }
  override get hasRsample(): boolean {
    return true;
  }
  override get mean(): Tensor {
    return over(this.concentration, sumKept(this.concentration));
  }
  override get mode(): Tensor {
    const { concentration } = this;
    const above = clamp_min(minus(concentration, 1), 0);
    const mode = over(above, sumKept(above));
    // Where no number exceeds 1 the densest places are the corners, of which it is one.
    const corner = to_dtype(one_hot(argmax(mode, -1, false), this.eventShape[0]!), mode.dtype, false, false, null);
    return where_self(unsqueeze(all_dim(lt_Scalar(concentration, 1), -1, false), -1), corner, mode);
  }
  override get variance(): Tensor {
    const total = sumKept(this.concentration);
    return over(times(this.concentration, minus(total, this.concentration)), times(square(total), plus(total, 1)));
  }
  protected draw(shape: readonly number[], generator: Generator | null): Tensor {
    return sampleDirichlet(expandTo(this.concentration, shape), generator);
  }
  logProb(value: Tensor | number): Tensor {
    const x = asValue("Dirichlet.logProb", value, this.concentration);
    this.checkValue("logProb", x);
    const { concentration } = this;
    const powers = sumLast(times(log(x), minus(concentration, 1)), 1);
    return minus(plus(powers, lgamma(sumLast(concentration, 1))), sumLast(lgamma(concentration), 1));
  }
  override entropy(): Tensor {
    const { concentration } = this;
    const total = sumLast(concentration, 1);
    const norm = minus(sumLast(lgamma(concentration), 1), lgamma(total));
    const spread = times(from(this.eventShape[0]!, total), digamma(total));
    return minus(minus(norm, spread), sumLast(times(minus(concentration, 1), digamma(concentration)), 1));
  }
  expand(batchShape: readonly number[]): Dirichlet {
    checkShape("Dirichlet.expand", batchShape);
    return this.like(new Dirichlet(expandTo(this.concentration, [...batchShape, ...this.eventShape]), unchecked));
  }
}

/** The beta distribution over numbers from 0 to 1: its density grows with `x ** (concentration1 - 1) * (1 - x) ** (concentration0 - 1)`. */
export class Beta extends Distribution {
  readonly concentration1: Tensor;
  readonly concentration0: Tensor;

  /** @throws ArgumentError unless both are positive; ShapeError if the shapes do not broadcast */
  constructor(concentration1: Tensor | number, concentration0: Tensor | number, options: DistributionOptions = {}) {
    const all = together("Beta", { concentration1, concentration0 });
    super("Beta", all.concentration1.shape, [], options);
    this.concentration1 = all.concentration1;
    this.concentration0 = all.concentration0;
    this.check({ concentration1: [all.concentration1, positive], concentration0: [all.concentration0, positive] });
  }
  get support(): Constraint {
    return unitInterval;
  }
  get parameters(): { readonly concentration1: Tensor; readonly concentration0: Tensor } {
    return { concentration1: this.concentration1, concentration0: this.concentration0 };
  }
  /** Of a number and what it lacks to 1. */
  get #pair(): Dirichlet {
    return new Dirichlet(stack([this.concentration1, this.concentration0], -1), unchecked);
  }
  override get hasRsample(): boolean {
    return true;
  }
  override get mean(): Tensor {
    return over(this.concentration1, plus(this.concentration1, this.concentration0));
  }
  override get mode(): Tensor {
    return select_int(this.#pair.mode, -1, 0);
  }
  override get variance(): Tensor {
    const total = plus(this.concentration1, this.concentration0);
    return over(times(this.concentration1, this.concentration0), times(square(total), plus(total, 1)));
  }
  protected draw(shape: readonly number[], generator: Generator | null): Tensor {
    const { concentration } = this.#pair;
    return select_int(sampleDirichlet(expandTo(concentration, [...shape, 2]), generator), -1, 0);
  }
  logProb(value: Tensor | number): Tensor {
    const x = asValue("Beta.logProb", value, this.concentration1);
    this.checkValue("logProb", x);
    return this.#pair.logProb(stack([x, from(1, x)], -1));
  }
  override entropy(): Tensor {
    return this.#pair.entropy();
  }
  expand(batchShape: readonly number[]): Beta {
    checkShape("Beta.expand", batchShape);
    return this.like(
      new Beta(expandTo(this.concentration1, batchShape), expandTo(this.concentration0, batchShape), unchecked),
    );
  }
}

/** @throws ArgumentError unless the value is a tensor of floating-point numbers; ShapeError if it has no dimensions */
export function checkVectors(where: string, name: string, value: unknown): Tensor {
  if (!isTensor(value)) throw new ArgumentError(`${where}: ${name} must be a tensor, got ${describe(value)}`);
  together(where, { [name]: value });
  if (value.shape.length === 0)
    throw new ShapeError(
      `${where}: ${name} must have at least one dimension, got the shape ${formatShape(value.shape)}`,
    );
  return value;
}
