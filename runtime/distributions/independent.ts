// Batches of distributions as one distribution of vectors.

import { describe } from "../core/describe.js";
import { ArgumentError } from "../core/errors.js";
import type { Generator } from "../core/generator.js";
import { withDefaults } from "../core/options.js";
import type { Tensor } from "../core/tensor.js";
import { sumLast } from "./arithmetic.js";
import { type Constraint, independent } from "./constraints.js";
import { checkShape, Distribution, type DistributionOptions, isDistribution } from "./distribution.js";

/**
 * The last dimensions of a batch as dimensions of one sample, whose elements are independent: `new Independent(new Normal(loc, scale), 1)` is a normal
 * distribution of vectors with a diagonal covariance. `logProb` and `entropy` are summed over these dimensions.
 */
export class Independent<D extends Distribution = Distribution> extends Distribution {
  readonly base: D;
  /** How many dimensions of the base's batch belong to a sample. */
  readonly dims: number;

  /** @throws ArgumentError unless `dims` is at most the number of the base's batch dimensions */
  constructor(base: D, dims: number, options: DistributionOptions = {}) {
    if (!isDistribution(base)) throw new ArgumentError(`Independent: expected a distribution, got ${describe(base)}`);
    const { batchShape, eventShape } = base;
    if (!(Number.isSafeInteger(dims) && dims >= 0 && dims <= batchShape.length))
      throw new ArgumentError(
        `Independent: dims must be an integer from 0 to ${batchShape.length}, the number of the base's batch dimensions, got ${typeof dims === "number" ? dims : describe(dims)}`,
      );
    const kept = batchShape.length - dims;
    super("Independent", batchShape.slice(0, kept), [...batchShape.slice(kept), ...eventShape], options);
    this.base = base;
    this.dims = dims;
  }
  get support(): Constraint {
    return independent(this.base.support, this.dims);
  }
  get parameters(): Readonly<Record<string, Tensor>> {
    return this.base.parameters;
  }
  override get hasRsample(): boolean {
    return this.base.hasRsample;
  }
  override get mean(): Tensor {
    return this.base.mean;
  }
  override get mode(): Tensor {
    return this.base.mode;
  }
  override get variance(): Tensor {
    return this.base.variance;
  }
  protected draw(shape: readonly number[], generator: Generator | null): Tensor {
    const draws = shape.slice(0, shape.length - this.batchShape.length - this.eventShape.length);
    const options = generator === null ? {} : { generator };
    return this.hasRsample ? this.base.rsample(draws, options) : this.base.sample(draws, options);
  }
  logProb(value: Tensor | number): Tensor {
    return sumLast(this.base.logProb(value), this.dims);
  }
  override entropy(): Tensor {
    return sumLast(this.base.entropy(), this.dims);
  }
  /** @throws UnsupportedError unless `dims` is 0 */
  override enumerateSupport(options: { readonly expand?: boolean } = {}): Tensor {
    withDefaults("Independent.enumerateSupport", options, { expand: true }, {});
    if (this.dims > 0) throw this.lacks("enumerateSupport");
    return this.base.enumerateSupport(options);
  }
  expand(batchShape: readonly number[]): Independent {
    checkShape("Independent.expand", batchShape);
    const inner = this.eventShape.slice(0, this.dims);
    return this.like(new Independent(this.base.expand([...batchShape, ...inner]), this.dims));
  }
  override toString(): string {
    return `Independent(${this.base}, ${this.dims})`;
  }
}
