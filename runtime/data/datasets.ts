// Data sets: what a loader reads items from, and data sets made of others.

import { randperm_generator, select_int } from "../../generated/operators.js";
import { describe } from "../core/describe.js";
import { ArgumentError, IndexError, ShapeError } from "../core/errors.js";
import type { Generator as RandomGenerator } from "../core/generator.js";
import { withDefaults } from "../core/options.js";
import { isTensor, type Tensor } from "../core/tensor.js";
import { onHost } from "./samplers.js";

/** Items by their position: an object with `length` and `get`, whose items may be promises. An array is one, too. */
export interface Dataset<T = unknown> {
  readonly length: number;
  /** The item at a position from 0 to length - 1. */
  get(index: number): T;
}

/** Items one after the other: what can be iterated, or a function that starts each pass, such as a generator function. */
export type Items<T = unknown> = Iterable<T> | AsyncIterable<T> | (() => Iterable<T> | AsyncIterable<T>);

/** A data set by position, or an array. */
export type Positioned<T = unknown> = Dataset<T> | readonly T[];

/** The items of a data set. */
export type ItemOf<D> = D extends readonly (infer T)[]
  ? Awaited<T>
  : D extends { readonly length: number; get(index: number): infer T }
    ? Awaited<T>
    : D extends Iterable<infer T> | AsyncIterable<infer T>
      ? Awaited<T>
      : D extends () => Iterable<infer T> | AsyncIterable<infer T>
        ? Awaited<T>
        : never;

/** Whether items have positions. */
export function isPositioned(value: unknown): value is Positioned {
  if (Array.isArray(value)) return true;
  const { get, length } = (typeof value === "object" && value !== null ? value : {}) as Partial<Dataset>;
  return typeof get === "function" && typeof length === "number";
}

/** @throws ArgumentError unless the value is a data set with positions */
export function checkPositioned<T>(where: string, value: Positioned<T>): Positioned<T> {
  if (!isPositioned(value))
    throw new ArgumentError(
      `${where}: expected a data set, an array or an object with length and get(index), got ${describe(value)}`,
    );
  if (!Number.isSafeInteger(value.length) || value.length < 0)
    throw new ArgumentError(
      `${where}: the length of the data set must be an integer of at least 0, got ${value.length}`,
    );
  return value;
}

/** @throws IndexError for a position that the data set does not have, and what the data set throws, with the position */
export function itemAt<T>(dataset: Positioned<T>, index: number): T {
  if (!(Number.isSafeInteger(index) && index >= 0 && index < dataset.length))
    throw new IndexError(`there is no item ${describe(index)} in a data set of ${dataset.length}`);
  return (Array.isArray(dataset) ? dataset[index] : (dataset as Dataset<T>).get(index)) as T;
}

/** Rows of tensors: the item i is an array of the tensors' rows i. */
export class TensorDataset<const T extends readonly Tensor[]> implements Dataset<{ [K in keyof T]: Tensor }> {
  readonly tensors: T;
  readonly length: number;

  /** @throws ArgumentError without tensors; ShapeError for scalars, and for tensors with different numbers of rows */
  constructor(...tensors: T) {
    if (tensors.length === 0) throw new ArgumentError("TensorDataset: expected at least one tensor, got none");
    for (const [i, tensor] of tensors.entries()) {
      if (!isTensor(tensor))
        throw new ArgumentError(`TensorDataset: argument ${i + 1} must be a tensor, got ${describe(tensor)}`);
      if (tensor.shape.length === 0)
        throw new ShapeError(`TensorDataset: argument ${i + 1} must have at least one dimension, got a scalar`);
      if (tensor.shape[0] !== tensors[0]!.shape[0])
        throw new ShapeError(
          `TensorDataset: the tensors must have as many rows as the first, ${tensors[0]!.shape[0]}; argument ${i + 1} has ${tensor.shape[0]}`,
        );
    }
    this.tensors = tensors;
    this.length = tensors[0]!.shape[0]!;
  }

  get(index: number): { [K in keyof T]: Tensor } {
    return this.tensors.map((tensor) => select_int(tensor, 0, index)) as unknown as { [K in keyof T]: Tensor };
  }
}

/** Items of a data set at some positions, in their order. */
export class Subset<T> implements Dataset<T> {
  readonly dataset: Positioned<T>;
  readonly indices: readonly number[];

  /** @throws ArgumentError unless the first is a data set and the second an array; IndexError for positions that it does not have */
  constructor(dataset: Positioned<T>, indices: readonly number[]) {
    checkPositioned("Subset", dataset);
    if (!Array.isArray(indices))
      throw new ArgumentError(`Subset: expected an array of positions, got ${describe(indices)}`);
    const wrong = indices.find((index) => !(Number.isSafeInteger(index) && index >= 0 && index < dataset.length));
    if (wrong !== undefined)
      throw new IndexError(`Subset: there is no item ${describe(wrong)} in a data set of ${dataset.length}`);
    this.dataset = dataset;
    this.indices = indices;
  }

  get length(): number {
    return this.indices.length;
  }

  get(index: number): T {
    return itemAt(this.dataset, this.indices[index]!);
  }
}

/** Data sets one after the other. */
export class ConcatDataset<T> implements Dataset<T> {
  readonly datasets: readonly Positioned<T>[];
  /** For each data set the number of items up to its end. */
  readonly cumulativeSizes: readonly number[];

  /** @throws ArgumentError for what are no data sets */
  constructor(datasets: readonly Positioned<T>[]) {
    if (!Array.isArray(datasets) || datasets.length === 0)
      throw new ArgumentError(`ConcatDataset: expected an array of at least one data set, got ${describe(datasets)}`);
    for (const dataset of datasets) checkPositioned("ConcatDataset", dataset);
    this.datasets = datasets;
    let end = 0;
    this.cumulativeSizes = datasets.map(({ length }) => (end += length));
  }

  get length(): number {
    return this.cumulativeSizes.at(-1)!;
  }

  get(index: number): T {
    const at = this.cumulativeSizes.findIndex((end) => index < end);
    return itemAt(this.datasets[at]!, at === 0 ? index : index - this.cumulativeSizes[at - 1]!);
  }
}

/**
 * Splits a data set at random, in PyTorch's order for the same seed.
 * @param lengths the number of items in each part; or fractions whose sum is 1, of which what remains goes to the first parts, one each
 * @param options `generator`: the source of random numbers; by default the one that `manualSeed` seeds
 * @throws ArgumentError for lengths whose sum is not that of the data set
 */
export function randomSplit<T>(
  dataset: Positioned<T>,
  lengths: readonly number[],
  options: { readonly generator?: RandomGenerator } = {},
): Subset<T>[] {
  const where = "randomSplit";
  checkPositioned(where, dataset);
  const { generator } = withDefaults(where, options, {}, { generator: undefined as RandomGenerator | undefined });
  if (!Array.isArray(lengths) || lengths.some((length) => !(Number.isFinite(length) && length >= 0)))
    throw new ArgumentError(`${where}: lengths must be an array of numbers of at least 0, got ${describe(lengths)}`);
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const isFractions = Math.abs(total - 1) < 1e-6 && lengths.every((length) => length <= 1) && dataset.length !== 1;
  const counts = isFractions ? lengths.map((part) => Math.floor(dataset.length * part)) : [...lengths];
  if (isFractions) {
    let left = dataset.length - counts.reduce((sum, count) => sum + count, 0);
    for (let i = 0; left > 0; i = (i + 1) % counts.length, left--) counts[i]!++;
  } else if (total !== dataset.length || !lengths.every(Number.isSafeInteger))
    throw new ArgumentError(
      `${where}: the lengths must be integers whose sum is that of the data set, ${dataset.length}, or fractions whose sum is 1; the sum of [${lengths.join(", ")}] is ${total}`,
    );
  const order = randperm_generator(
    dataset.length,
    onHost(generator ?? null),
    "int64",
    null,
    null,
    null,
  ).toArray() as number[];
  let at = 0;
  return counts.map((count) => new Subset(dataset, order.slice(at, (at += count))));
}
