// What every distribution has: shapes, samples, densities, moments.

import { sqrt } from "../../generated/operators.js";
import { noGrad } from "../autograd/grad-mode.js";
import { describe } from "../core/describe.js";
import { isReadable } from "../core/elements.js";
import { ArgumentError, ShapeError, UnsupportedError } from "../core/errors.js";
import type { Generator } from "../core/generator.js";
import { withDefaults } from "../core/options.js";
import { formatShape, sameShape } from "../core/shape.js";
import type { Tensor } from "../core/tensor.js";
import { commonShape } from "./arithmetic.js";
import { type Constraint, checkValues } from "./constraints.js";

export interface DistributionOptions {
  /** Whether parameters, and values whose density is asked for, are checked; true by default. */
  readonly validateArgs?: boolean;
}

export interface SampleOptions {
  /** The source of random numbers; by default the generator that `manualSeed` seeds. */
  readonly generator?: Generator;
}

/**
 * A distribution, or several at once: `batchShape` is the shape of their parameters, `eventShape` that of one sample. `sample([5])` has the shape
 * [5, ...batchShape, ...eventShape], and `logProb` of it [5, ...batchShape].
 */
export abstract class Distribution {
  readonly batchShape: readonly number[];
  readonly eventShape: readonly number[];
  validateArgs: boolean;
  /** The class, as messages name it. */
  protected readonly title: string;

  constructor(
    title: string,
    batchShape: readonly number[],
    eventShape: readonly number[],
    options: DistributionOptions,
  ) {
    const { validateArgs } = withDefaults(title, options, { validateArgs: true }, {});
    this.title = title;
    this.batchShape = batchShape;
    this.eventShape = eventShape;
    this.validateArgs = validateArgs;
  }

  /** What samples may be. */
  abstract get support(): Constraint;

  /** The parameters that the distribution was made of, by name. */
  abstract get parameters(): Readonly<Record<string, Tensor>>;

  /** Whether samples have gradients, so that `rsample` may be called. */
  get hasRsample(): boolean {
    return false;
  }

  /** @throws UnsupportedError where the distribution has none in closed form */
  get mean(): Tensor {
    throw this.lacks("mean");
  }

  /** The most probable value. @throws UnsupportedError where the distribution has none in closed form */
  get mode(): Tensor {
    throw this.lacks("mode");
  }

  /** @throws UnsupportedError where the distribution has none in closed form */
  get variance(): Tensor {
    throw this.lacks("variance");
  }

  /** The square root of the variance. */
  get stddev(): Tensor {
    return sqrt(this.variance);
  }

  /** Samples without gradients: shape [...shape, ...batchShape, ...eventShape]. */
  sample(shape: readonly number[] = [], options: SampleOptions = {}): Tensor {
    return noGrad(() => this.drawn("sample", shape, options));
  }

  /**
   * Samples whose gradients reach the parameters, as losses of variational methods need: shape [...shape, ...batchShape, ...eventShape].
   * @throws UnsupportedError for distributions of counts and classes, whose samples have no gradients
   */
  rsample(shape: readonly number[] = [], options: SampleOptions = {}): Tensor {
    if (!this.hasRsample)
      throw new UnsupportedError(
        `${this.title}.rsample: samples of ${this.title} have no gradients: use sample, and logProb of it in the loss`,
      );
    return this.drawn("rsample", shape, options);
  }

  /** The logarithm of the density, or probability, of a value: it broadcasts with [...batchShape, ...eventShape]. */
  abstract logProb(value: Tensor | number): Tensor;

  /** The probability of a value that is smaller or equal. @throws UnsupportedError where it has no closed form */
  cdf(_value: Tensor | number): Tensor {
    throw this.lacks("cdf");
  }

  /** The value that `cdf` maps to a probability. @throws UnsupportedError where it has no closed form */
  icdf(_probability: Tensor | number): Tensor {
    throw this.lacks("icdf");
  }

  /** The entropy in nats: shape batchShape. @throws UnsupportedError where it has no closed form */
  entropy(): Tensor {
    throw this.lacks("entropy");
  }

  /** All values of a distribution of finitely many, in a new first dimension. @throws UnsupportedError for others */
  enumerateSupport(_options: { readonly expand?: boolean } = {}): Tensor {
    throw this.lacks("enumerateSupport");
  }

  /** The same distributions for a larger batch: parameters are expanded, not copied. */
  abstract expand(batchShape: readonly number[]): Distribution;

  /** The class and its parameters: numbers as they are, shapes of tensors. */
  toString(): string {
    const shown = Object.entries(this.parameters).map(
      ([name, value]) =>
        `${name}: ${value.numel === 1 && isReadable(value) ? String(value.detach().item()) : formatShape(value.shape)}`,
    );
    return `${this.title}(${shown.join(", ")})`;
  }

  /** Called by Node's console. */
  [Symbol.for("nodejs.util.inspect.custom")](): string {
    return this.toString();
  }

  /** Samples of the whole shape. */
  protected abstract draw(shape: readonly number[], generator: Generator | null): Tensor;

  protected lacks(what: string): UnsupportedError {
    return new UnsupportedError(`${this.title}.${what}: there is no closed form`);
  }

  private drawn(method: string, shape: readonly number[], options: SampleOptions): Tensor {
    const where = `${this.title}.${method}`;
    const { generator } = withDefaults(where, options, {}, { generator: undefined as Generator | undefined });
    checkShape(where, shape);
    return this.draw([...shape, ...this.batchShape, ...this.eventShape], generator ?? null);
  }

  /** @throws ArgumentError for parameters that the constraints do not allow */
  protected check(constraints: Readonly<Record<string, readonly [Tensor, Constraint]>>): void {
    if (!this.validateArgs) return;
    for (const [name, [value, constraint]] of Object.entries(constraints))
      checkValues(this.title, name, value, constraint);
  }

  /** @throws ShapeError for a value that does not broadcast with the samples; ArgumentError for one that cannot be a sample */
  protected checkValue(method: string, value: Tensor): void {
    if (!this.validateArgs) return;
    const where = `${this.title}.${method}`;
    const own = [...this.batchShape, ...this.eventShape];
    const { shape } = value;
    const events = this.eventShape.length;
    if (events > 0 && !sameShape(shape.slice(Math.max(0, shape.length - events)), this.eventShape))
      throw new ShapeError(
        `${where}: the last dimensions of the value must be ${formatShape(this.eventShape)}, got the shape ${formatShape(shape)}`,
      );
    commonShape(where, [
      ["the value", shape],
      ["the distribution", own],
    ]);
    checkValues(where, "the value", value, this.support);
  }

  /** A distribution made of expanded parameters, which need no check. */
  protected like<D extends Distribution>(expanded: D): D {
    expanded.validateArgs = this.validateArgs;
    return expanded;
  }
}

/** @throws ArgumentError unless the value is an array of sizes */
export function checkShape(where: string, shape: readonly number[]): readonly number[] {
  if (Array.isArray(shape) && shape.every((size) => Number.isSafeInteger(size) && size >= 0)) return shape;
  throw new ArgumentError(
    `${where}: the shape must be an array of sizes, such as [5], got ${typeof shape === "number" ? shape : describe(shape)}`,
  );
}

/** For distributions that are made of expanded parameters. */
export const unchecked: DistributionOptions = { validateArgs: false };

/** Whether a value is a distribution. Those of another copy of the package are instances of another class. */
export function isDistribution(value: unknown): value is Distribution {
  const { enumerateSupport, rsample } = (value ?? {}) as Partial<Distribution>;
  return typeof enumerateSupport === "function" && typeof rsample === "function";
}
