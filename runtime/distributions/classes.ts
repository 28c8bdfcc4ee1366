// Distributions of classes: one of several, and how often each occurs.

import {
  arange,
  argmax,
  bitwise_and_Tensor,
  clamp_min,
  eq_Scalar,
  exp,
  full,
  gather,
  lgamma,
  log,
  logsumexp,
  movedim_int,
  multinomial,
  narrow,
  new_zeros,
  ones_like,
  reshape,
  scatter_add,
  softmax_int,
  squeeze_dim,
  sum_dim_IntList,
  to_dtype,
  t as transposed,
  unsqueeze,
} from "../../generated/operators.js";
import { tensor } from "../core/creation.js";
import { describe } from "../core/describe.js";
import { ArgumentError } from "../core/errors.js";
import type { Generator } from "../core/generator.js";
import { finfo } from "../core/limits.js";
import { withDefaults } from "../core/options.js";
import { numelOf } from "../core/shape.js";
import { isTensor, type Tensor } from "../core/tensor.js";
import {
  asValue,
  commonShape,
  expandTo,
  from,
  minus,
  over,
  plus,
  sumKept,
  sumLast,
  times,
  where,
} from "./arithmetic.js";
import { type Constraint, counts, integerUpTo, realVector, simplex } from "./constraints.js";
import { Binomial, type Chances, chancesOf, insideOf } from "./discrete.js";
import { checkShape, Distribution, type DistributionOptions, unchecked } from "./distribution.js";
import { checkVectors } from "./gamma.js";

/** Probabilities or logits of classes as they were given, and normalised. */
interface Classes {
  readonly kind: "probs" | "logits";
  /** (..., classes) */
  readonly given: Tensor;
}

/** @throws ArgumentError for what is no tensor of at least one dimension, and for probabilities that are negative or sum to 0 */
function classesOf(title: string, chances: Chances<Tensor>): Classes {
  const { kind, value } = chancesOf(title, chances);
  const given = checkVectors(title, kind, value);
  const normal = kind === "probs" ? over(given, sumKept(given)) : minus(given, logsumexp(given, [-1], true));
  return { kind, given: normal };
}

const probsOf = ({ kind, given }: Classes): Tensor => (kind === "probs" ? given : softmax_int(given, -1, null));
const logitsOf = ({ kind, given }: Classes): Tensor => (kind === "logits" ? given : log(insideOf(given)));

/** One of several classes: samples are their indices, int64. */
export class Categorical extends Distribution {
  protected readonly classes: Classes;

  /**
   * @param chances (..., classes): probabilities, which are divided by their sum; or `{ probs }`, or `{ logits }`, logarithms up to a constant
   * @throws ArgumentError for negative probabilities; ShapeError for a tensor without dimensions
   */
  constructor(chances: Chances<Tensor>, options: DistributionOptions = {}) {
    const classes = classesOf("Categorical", chances);
    super("Categorical", classes.given.shape.slice(0, -1), [], options);
    this.classes = classes;
    this.check({ [classes.kind]: [classes.given, classes.kind === "probs" ? simplex : realVector] });
  }
  get support(): Constraint {
    return integerUpTo(this.#count - 1);
  }
  get parameters(): Readonly<Record<string, Tensor>> {
    return { [this.classes.kind]: this.classes.given };
  }
  get #count(): number {
    return this.classes.given.shape.at(-1)!;
  }
  /** The probability of each class: (..., classes). */
  get probs(): Tensor {
    return probsOf(this.classes);
  }
  /** The logarithm of the probability of each class: (..., classes). */
  get logits(): Tensor {
    return logitsOf(this.classes);
  }
  /** NaN: indices of classes have no mean. */
  override get mean(): Tensor {
    return this.#nothing;
  }
  override get mode(): Tensor {
    return argmax(this.probs, -1, false);
  }
  /** NaN: indices of classes have no variance. */
  override get variance(): Tensor {
    return this.#nothing;
  }
  get #nothing(): Tensor {
    const { dtype, device } = this.classes.given;
    return full(this.batchShape, Number.NaN, dtype, null, device, null);
  }
  protected draw(shape: readonly number[], generator: Generator | null): Tensor {
    const count = numelOf(shape.slice(0, shape.length - this.batchShape.length));
    const rows = reshape(this.probs, [-1, this.#count]);
    return reshape(transposed(multinomial(rows, count, true, generator)), shape);
  }
  logProb(value: Tensor | number): Tensor {
    const where = "Categorical.logProb";
    const index = isTensor(value) ? value : asIndex(where, value, this.classes.given);
    this.checkValue("logProb", index);
    const { logits } = this;
    const shape = commonShape(where, [
      ["the value", index.shape],
      ["the distribution", this.batchShape],
    ]);
    const positions = unsqueeze(expandTo(to_dtype(index, "int64", false, false, null), shape), -1);
    return squeeze_dim(gather(expandTo(logits, [...shape, this.#count]), -1, positions, false), -1);
  }
  override entropy(): Tensor {
    // Logarithms of 0 would give NaN.
    const { logits } = this;
    return times(sumLast(times(clamp_min(logits, finfo(logits.dtype).min), this.probs), 1), -1);
  }
  override enumerateSupport(options: { readonly expand?: boolean } = {}): Tensor {
    const { expand } = withDefaults("Categorical.enumerateSupport", options, { expand: true }, {});
    const all = arange(this.#count, "int64", null, this.classes.given.device, null);
    const values = reshape(all, [this.#count, ...this.batchShape.map(() => 1)]);
    return expand ? expandTo(values, [this.#count, ...this.batchShape]) : values;
  }
  expand(batchShape: readonly number[]): Categorical {
    checkShape("Categorical.expand", batchShape);
    const { kind, given } = this.classes;
    const expanded = expandTo(given, [...batchShape, this.#count]);
    return this.like(new Categorical(kind === "probs" ? { probs: expanded } : { logits: expanded }, unchecked));
  }
}

/** @throws ArgumentError unless the value is a number */
function asIndex(where: string, value: unknown, like: Tensor): Tensor {
  if (typeof value === "number") return tensor(value, { dtype: "int64", device: like.device });
  throw new ArgumentError(`${where}: the value must be a tensor of indices or a number, got ${describe(value)}`);
}

/** How often each class occurs in `totalCount` draws: samples are counts (..., classes) in the dtype of the probabilities. */
export class Multinomial extends Distribution {
  readonly totalCount: number;
  protected readonly classes: Classes;

  /**
   * @param totalCount the number of draws
   * @param chances (..., classes): probabilities, which are divided by their sum; or `{ probs }`, or `{ logits }`, logarithms up to a constant
   * @throws ArgumentError unless `totalCount` is an integer of at least 0, and for negative probabilities; ShapeError for a tensor without dimensions
   */
  constructor(totalCount: number, chances: Chances<Tensor>, options: DistributionOptions = {}) {
    if (!(Number.isSafeInteger(totalCount) && totalCount >= 0))
      throw new ArgumentError(
        `Multinomial: totalCount must be an integer of at least 0, got ${typeof totalCount === "number" ? totalCount : describe(totalCount)}; it is the same for the whole batch`,
      );
    const classes = classesOf("Multinomial", chances);
    super("Multinomial", classes.given.shape.slice(0, -1), classes.given.shape.slice(-1), options);
    this.totalCount = totalCount;
    this.classes = classes;
    this.check({ [classes.kind]: [classes.given, classes.kind === "probs" ? simplex : realVector] });
  }
  get support(): Constraint {
    return counts(this.totalCount);
  }
  get parameters(): Readonly<Record<string, Tensor>> {
    return { [this.classes.kind]: this.classes.given };
  }
  /** The probability of each class: (..., classes). */
  get probs(): Tensor {
    return probsOf(this.classes);
  }
  /** The logarithm of the probability of each class: (..., classes). */
  get logits(): Tensor {
    return logitsOf(this.classes);
  }
  get #single(): Categorical {
    const { kind, given } = this.classes;
    return new Categorical(kind === "probs" ? { probs: given } : { logits: given }, unchecked);
  }
  override get mean(): Tensor {
    return times(this.probs, this.totalCount);
  }
  override get variance(): Tensor {
    return times(times(this.probs, this.totalCount), from(1, this.probs));
  }
  protected draw(shape: readonly number[], generator: Generator | null): Tensor {
    const own = this.batchShape.length + 1;
    const draws = [this.totalCount, ...shape.slice(0, shape.length - own)];
    const options = generator === null ? {} : { generator };
    const samples = movedim_int(this.#single.sample(draws, options), 0, -1);
    const zeros = new_zeros(samples, shape, null, null, null, null);
    const found = scatter_add(zeros, -1, samples, ones_like(samples, null, null, null, null, null));
    return to_dtype(found, this.classes.given.dtype, false, false, null);
  }
  logProb(value: Tensor | number): Tensor {
    const x = asValue("Multinomial.logProb", value, this.classes.given);
    this.checkValue("logProb", x);
    const shape = commonShape("Multinomial.logProb", [
      ["the value", x.shape],
      ["the distribution", this.classes.given.shape],
    ]);
    const logits = expandTo(this.logits, shape);
    // What cannot occur and did not occur takes nothing away.
    const impossible = bitwise_and_Tensor(eq_Scalar(x, 0), eq_Scalar(logits, Number.NEGATIVE_INFINITY));
    const powers = sumLast(times(where(impossible, 0, logits), x), 1);
    const ways = minus(lgamma(plus(sumLast(x, 1), 1)), sumLast(lgamma(plus(x, 1)), 1));
    return plus(ways, powers);
  }
  override entropy(): Tensor {
    const { probs, totalCount } = this;
    const all = lgamma(tensor(totalCount + 1, { dtype: probs.dtype, device: probs.device }));
    const draws = minus(times(this.#single.entropy(), totalCount), all);
    if (totalCount === 0) return draws;
    const one = new Binomial(totalCount, { probs }, unchecked);
    const support = narrow(one.enumerateSupport({ expand: false }), 0, 1, totalCount);
    const weighted = times(exp(one.logProb(support)), lgamma(plus(support, 1)));
    return plus(draws, sum_dim_IntList(weighted, [0, -1], false, null));
  }
  expand(batchShape: readonly number[]): Multinomial {
    checkShape("Multinomial.expand", batchShape);
    const { kind, given } = this.classes;
    const expanded = expandTo(given, [...batchShape, ...this.eventShape]);
    return this.like(
      new Multinomial(this.totalCount, kind === "probs" ? { probs: expanded } : { logits: expanded }, unchecked),
    );
  }
}
