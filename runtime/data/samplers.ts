// Samplers: the positions that a pass over a data set visits, in PyTorch's order for the same seed.

import {
  empty_memory_format,
  multinomial,
  randint_low_generator,
  random_,
  randperm_generator,
} from "../../generated/operators.js";
import { tensor } from "../core/creation.js";
import { describe } from "../core/describe.js";
import { ArgumentError } from "../core/errors.js";
import { Generator as RandomGenerator } from "../core/generator.js";
import { withDefaults } from "../core/options.js";
import { isTensor, type Tensor } from "../core/tensor.js";

/** Positions of a pass; iterated once for each. An object with `length` tells how many there are. */
export type Sampler = Iterable<number> & { readonly length?: number };

/** A generator for what is drawn on the CPU: the given one, or for one of another device one with a seed that it draws. */
export const onHost = (generator: RandomGenerator | null): RandomGenerator | null =>
  generator === null || generator.device === "cpu" ? generator : new RandomGenerator(generator.random64());

/** A seed drawn from a generator, by default the one that `manualSeed` seeds. */
export function seedFrom(generator: RandomGenerator | null): bigint {
  const drawn = random_(empty_memory_format([], "int64", null, "cpu", null, null), onHost(generator));
  return drawn.item({ bigint: true });
}

/** The number of items, of a data set or as it is. @throws ArgumentError for other values */
function countOf(where: string, source: number | { readonly length: number }): number {
  const count = typeof source === "number" ? source : (source as { readonly length?: number } | null)?.length;
  if (Number.isSafeInteger(count) && count! >= 0) return count!;
  throw new ArgumentError(`${where}: expected a data set or a number of items, got ${describe(source)}`);
}

function checkCount(where: string, name: string, value: number, least: number): void {
  if (!(Number.isSafeInteger(value) && value >= least))
    throw new ArgumentError(`${where}: ${name} must be an integer of at least ${least}, got ${describe(value)}`);
}

const numbers = (values: Tensor): readonly number[] => values.toArray() as number[];

/** All positions in order. */
export class SequentialSampler {
  readonly length: number;

  /** @param source a data set, or a number of items */
  constructor(source: number | { readonly length: number }) {
    this.length = countOf("SequentialSampler", source);
  }

  *[Symbol.iterator](): Generator<number> {
    for (let i = 0; i < this.length; i++) yield i;
  }
}

/** All positions in a random order, or with `replacement` random ones. */
export class RandomSampler {
  /** The number of positions in a pass. */
  readonly length: number;
  readonly #count: number;
  readonly #replacement: boolean;
  readonly #generator: RandomGenerator | null;

  /**
   * @param source a data set, or a number of items
   * @param options `replacement`: whether a position may come again; `numSamples`: positions in a pass, by default as many as there are items
   * @throws ArgumentError without items, where positions are to be drawn
   */
  constructor(
    source: number | { readonly length: number },
    options: {
      readonly replacement?: boolean;
      readonly numSamples?: number;
      /** The source of random numbers; by default one with a seed that the generator of `manualSeed` draws. */
      readonly generator?: RandomGenerator;
    } = {},
  ) {
    const where = "RandomSampler";
    const { replacement, numSamples, generator } = withDefaults(
      where,
      options,
      { replacement: false },
      {
        numSamples: undefined as number | undefined,
        generator: undefined as RandomGenerator | undefined,
      },
    );
    this.#count = countOf(where, source);
    if (numSamples !== undefined) checkCount(where, "numSamples", numSamples, 0);
    this.length = numSamples ?? this.#count;
    if (this.#count === 0 && this.length > 0)
      throw new ArgumentError(`${where}: ${this.length} positions cannot be drawn from an empty data set`);
    this.#replacement = replacement;
    this.#generator = generator ?? null;
  }

  *[Symbol.iterator](): Generator<number> {
    const n = this.#count;
    const generator = onHost(this.#generator) ?? new RandomGenerator(seedFrom(null));
    if (this.#replacement) {
      const some = (count: number): readonly number[] =>
        numbers(randint_low_generator(0, n, [count], generator, "int64", null, null, null));
      // PyTorch draws 32 at a time.
      for (let i = 0; i < Math.floor(this.length / 32); i++) yield* some(32);
      yield* some(this.length % 32);
      return;
    }
    const all = (): readonly number[] => numbers(randperm_generator(n, generator, "int64", null, null, null));
    if (n === 0) return;
    for (let i = 0; i < Math.floor(this.length / n); i++) yield* all();
    // PyTorch draws another order even where it takes no position of it: visible in a generator that was given.
    yield* all().slice(0, this.length % n);
  }
}

/** Some positions in a random order. */
export class SubsetRandomSampler {
  readonly #indices: readonly number[];
  readonly #generator: RandomGenerator | null;

  /** @throws ArgumentError unless the positions are an array */
  constructor(indices: readonly number[], options: { readonly generator?: RandomGenerator } = {}) {
    const where = "SubsetRandomSampler";
    const { generator } = withDefaults(where, options, {}, { generator: undefined as RandomGenerator | undefined });
    if (!Array.isArray(indices))
      throw new ArgumentError(`${where}: expected an array of positions, got ${describe(indices)}`);
    this.#indices = indices;
    this.#generator = generator ?? null;
  }

  get length(): number {
    return this.#indices.length;
  }

  *[Symbol.iterator](): Generator<number> {
    const order = randperm_generator(this.#indices.length, onHost(this.#generator), "int64", null, null, null);
    for (const i of numbers(order)) yield this.#indices[i]!;
  }
}

/** Positions drawn with weights: rare classes more often than they occur, for example. */
export class WeightedRandomSampler {
  readonly length: number;
  readonly #weights: Tensor;
  readonly #replacement: boolean;
  readonly #generator: RandomGenerator | null;

  /**
   * @param weights one for each item, in any scale: an array or a vector
   * @param numSamples the number of positions in a pass
   * @param options `replacement`: whether a position may come again; true by default
   * @throws ArgumentError for weights that are negative, not finite, or too few without replacement
   */
  constructor(
    weights: Tensor | readonly number[],
    numSamples: number,
    options: { readonly replacement?: boolean; readonly generator?: RandomGenerator } = {},
  ) {
    const where = "WeightedRandomSampler";
    const { replacement, generator } = withDefaults(
      where,
      options,
      { replacement: true },
      {
        generator: undefined as RandomGenerator | undefined,
      },
    );
    if (!isTensor(weights) && !Array.isArray(weights))
      throw new ArgumentError(`${where}: weights must be a vector or an array of numbers, got ${describe(weights)}`);
    const all = numbersOf(weights);
    const wrong = all.findIndex(
      (weight) => !(typeof weight === "number" && weight >= 0 && weight < Number.POSITIVE_INFINITY),
    );
    if (wrong !== -1)
      throw new ArgumentError(`${where}: weight ${wrong} must be a number of at least 0, got ${describe(all[wrong])}`);
    checkCount(where, "numSamples", numSamples, 1);
    if (!replacement && numSamples > all.length)
      throw new ArgumentError(
        `${where}: ${numSamples} positions cannot be drawn from ${all.length} without replacement`,
      );
    this.#weights = tensor(all, { dtype: "float64" });
    this.length = numSamples;
    this.#replacement = replacement;
    this.#generator = generator ?? null;
  }

  *[Symbol.iterator](): Generator<number> {
    yield* numbers(multinomial(this.#weights, this.length, this.#replacement, onHost(this.#generator)));
  }
}

function numbersOf(weights: Tensor | readonly number[]): readonly number[] {
  return (isTensor(weights) ? weights.toArray() : weights) as readonly number[];
}

/** Positions of a sampler in batches. */
export class BatchSampler {
  readonly #sampler: Sampler;
  readonly #batchSize: number;
  readonly #dropLast: boolean;

  /** @param options `dropLast`: whether an incomplete last batch is left out */
  constructor(sampler: Sampler, batchSize: number, options: { readonly dropLast?: boolean } = {}) {
    const { dropLast } = withDefaults("BatchSampler", options, { dropLast: false }, {});
    if (typeof (sampler as Partial<Sampler> | null)?.[Symbol.iterator] !== "function")
      throw new ArgumentError(
        `BatchSampler: expected a sampler, something to iterate over positions, got ${describe(sampler)}`,
      );
    checkCount("BatchSampler", "batchSize", batchSize, 1);
    this.#sampler = sampler;
    this.#batchSize = batchSize;
    this.#dropLast = dropLast;
  }

  /** The number of batches; NaN if the sampler does not say how many positions it has. */
  get length(): number {
    return (this.#dropLast ? Math.floor : Math.ceil)((this.#sampler.length ?? Number.NaN) / this.#batchSize);
  }

  *[Symbol.iterator](): Generator<readonly number[]> {
    let batch: number[] = [];
    for (const index of this.#sampler) {
      batch.push(index);
      if (batch.length < this.#batchSize) continue;
      yield batch;
      batch = [];
    }
    if (batch.length > 0 && !this.#dropLast) yield batch;
  }
}
