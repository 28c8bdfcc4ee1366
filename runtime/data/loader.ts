// Batches of a data set, in order or shuffled, read ahead where they come asynchronously; and progress lines.

import { index_select, narrow, randperm_generator, to_device } from "../../generated/operators.js";
import { tensor } from "../core/creation.js";
import { describe, shortened } from "../core/describe.js";
import { type Device, parseDevice } from "../core/device.js";
import { ArgumentError, IndexError, ShapeError } from "../core/errors.js";
import { Generator as RandomGenerator } from "../core/generator.js";
import { checkOptions, withDefaults } from "../core/options.js";
import { giveUp, type Reason } from "../core/ownership.js";
import { once } from "../core/shared.js";
import { isGeneratorObject, isPromise } from "../core/synchronous.js";
import { assertFunction, isTensor, type Tensor } from "../core/tensor.js";
import { treeMap } from "../modes/tree.js";
import { type Collated, collate } from "./collate.js";
import { checkPositioned, type ItemOf, type Items, isPositioned, itemAt, type Positioned } from "./datasets.js";
import { BatchSampler, onHost, RandomSampler, type Sampler, SequentialSampler, seedFrom } from "./samplers.js";

/** Columns of a data set: tensors with the rows as first dimension. */
export type Columns = Readonly<Record<string, Tensor>>;

/** What a loader reads: columns, items by position, or items one after the other. */
export type DataSource = Columns | Positioned | Items;

/** A batch, unless a `collate` of the program makes others. */
export type BatchOf<D> = D extends Columns ? D : Collated<ItemOf<D>>;

export interface LoaderOptions {
  /** The number of items per batch; 1 by default. Null: items come as they are, not in batches. */
  readonly batchSize?: number | null;
  /** Whether items are shuffled before each pass. */
  readonly shuffle?: boolean;
  /** Whether an incomplete last batch is dropped. */
  readonly dropLast?: boolean;
  /** The source of randomness for shuffling; by default the generator that `manualSeed` seeds. */
  readonly generator?: RandomGenerator;
  /** The positions of a pass, in place of `shuffle`. */
  readonly sampler?: Sampler;
  /** The positions of each batch of a pass, in place of `batchSize`, `shuffle`, `dropLast` and `sampler`. */
  readonly batchSampler?: Iterable<readonly number[]>;
  /** How many batches are asked for ahead under `for await`; 2 by default. */
  readonly prefetch?: number;
  /**
   * The device to which batches are copied, one ahead of use: while the program works on a batch, the next one is read and copied. Tensors within arrays,
   * plain objects and Maps are. What was copied ahead is given back at a `break`.
   */
  readonly device?: Device;
  /**
   * Whether the memory of a shuffled batch of columns, or of a batch copied to `device`, serves the next one. Using a batch after the next one was asked for
   * is then an error; its views, and nodes that saved it, go on working.
   */
  readonly reuse?: boolean;
}

export interface CollateOptions<T, B> {
  /** Makes a batch of items; by default the exported `collate`. Not for columns, whose batches are columns. */
  readonly collate?: (items: readonly T[]) => B;
}

const reused = (what: string): string =>
  `the tensor (${what}) of a batch was given up when the loader was asked for the next one: it was made with { reuse: true }. Clone what is needed longer`;

/**
 * Iterates over a data set in batches, shuffled in PyTorch's order for the same seed: `for (const { x, y } of new DataLoader({ x, y }, { batchSize: 32,
 * shuffle: true })) ...`. Data sets whose items are promises, or come asynchronously, are iterated with `for await`, which reads ahead.
 */
export class DataLoader<D extends DataSource, B = BatchOf<D>> {
  readonly dataset: D;
  /** The number of items in a pass; NaN where the data set does not say how many it has. */
  readonly rows: number;
  readonly batchSize: number;
  readonly #kind: "columns" | "positions" | "items";
  readonly #options: Readonly<Resolved>;

  /**
   * @throws ArgumentError for what is no data set, and for options that exclude each other or do not fit it; ShapeError for columns that are scalars or have
   * different numbers of rows
   */
  constructor(dataset: D, options: LoaderOptions & CollateOptions<ItemOf<D>, B> = {}) {
    const where = "DataLoader";
    const simple = { shuffle: false, dropLast: false, reuse: false, prefetch: 2 };
    const given = withDefaults(where, options, simple, {
      batchSize: 1 as number | null,
      generator: undefined as RandomGenerator | undefined,
      sampler: undefined as Sampler | undefined,
      batchSampler: undefined as Iterable<readonly number[]> | undefined,
      collate: undefined as ((items: readonly never[]) => unknown) | undefined,
      device: undefined as Device | undefined,
    });
    if (given.device !== undefined) parseDevice(given.device);
    const { batchSize, shuffle, prefetch } = given;
    if (batchSize !== null && !(Number.isSafeInteger(batchSize) && batchSize > 0))
      throw new ArgumentError(
        `${where}: batchSize must be a positive integer, got ${typeof batchSize === "number" ? batchSize : describe(batchSize)}`,
      );
    if (!(Number.isSafeInteger(prefetch) && prefetch >= 0))
      throw new ArgumentError(`${where}: prefetch must be an integer of at least 0, got ${prefetch}`);
    this.#kind = kindOf(dataset);
    if (this.#kind === "columns") checkColumns(dataset as Columns);
    if (this.#kind === "positions") checkPositioned(where, dataset as Positioned);
    for (const name of ["sampler", "batchSampler"] as const) {
      if (given[name] === undefined) continue;
      if (typeof (given[name] as Partial<Sampler>)[Symbol.iterator] !== "function")
        throw new ArgumentError(`${where}: ${name} must be something to iterate over, got ${describe(given[name])}`);
      if (this.#kind === "items")
        throw new ArgumentError(`${where}: items that come one after the other have no positions: leave ${name} out`);
      if (shuffle) throw new ArgumentError(`${where}: give either shuffle or ${name}, not both`);
    }
    if (given.batchSampler !== undefined) {
      const other = (["batchSize", "dropLast", "sampler"] as const).find((name) => options[name] !== undefined);
      if (other !== undefined) throw new ArgumentError(`${where}: give either ${other} or batchSampler, not both`);
    }
    if (shuffle && this.#kind === "items")
      throw new ArgumentError(
        `${where}: items that come one after the other cannot be shuffled; a data set with length and get(index) can`,
      );
    if (given.collate !== undefined) {
      assertFunction(given.collate, `${where}: collate`);
      if (this.#kind === "columns" || batchSize === null)
        throw new ArgumentError(
          `${where}: collate makes batches of items; ${batchSize === null ? "with batchSize: null there are none" : "batches of columns are columns"}`,
        );
    }
    if (batchSize === null && this.#kind === "columns")
      throw new ArgumentError(`${where}: batchSize must be a positive integer for columns, got null`);
    this.dataset = dataset;
    this.batchSize = batchSize ?? 1;
    this.rows =
      this.#kind === "columns"
        ? rowsOf(dataset as Columns)
        : this.#kind === "positions"
          ? (given.sampler?.length ?? (dataset as Positioned).length)
          : Number.NaN;
    this.#options = given;
  }

  /** The number of batches per pass; NaN where the data set or the sampler does not say how many items it has. */
  get length(): number {
    const { batchSampler, dropLast, sampler } = this.#options;
    if (batchSampler !== undefined) return (batchSampler as { readonly length?: number }).length ?? Number.NaN;
    const rows = sampler === undefined ? this.rows : (sampler.length ?? Number.NaN);
    return (dropLast ? Math.floor : Math.ceil)(rows / this.batchSize);
  }

  /**
   * One pass. Batches of columns in order are views of the columns; all others are copies.
   * @throws ArgumentError where items are promises; and what the data set throws, whose message then ends with the position of the item
   */
  [Symbol.iterator](): Generator<B> {
    // PyTorch draws a seed for worker processes when a pass begins, in order or not.
    if (this.#kind !== "items") seedFrom(this.#options.generator ?? null);
    const { device, reuse } = this.#options;
    return device === undefined ? this.#batches() : copiedAhead(this.#batches(), device, reuse);
  }

  /**
   * One pass, in which items may be promises. Batches are asked for ahead, as many as `prefetch` says, while the program works on one.
   * @throws what the data set throws, whose message then ends with the position of the item
   */
  [Symbol.asyncIterator](): AsyncGenerator<B> {
    if (this.#kind === "columns") return fromSync(this[Symbol.iterator]());
    if (this.#kind !== "items") seedFrom(this.#options.generator ?? null);
    const { device, prefetch, reuse } = this.#options;
    const batches = ahead(this.#kind === "items" ? this.#gathered() : this.#asked(), prefetch);
    return device === undefined ? batches : copiedAheadOf(batches, device, reuse);
  }

  *#batches(): Generator<B> {
    const { batchSize } = this.#options;
    if (this.#kind === "columns") yield* this.#columnBatches() as unknown as Generator<B>;
    else if (this.#kind === "positions") {
      for (const positions of this.#positions()) {
        const items = positions.map((index) => now(index, item(this.dataset as Positioned, index)));
        yield (batchSize === null ? items[0] : this.#joined(items, positions)) as B;
      }
    } else {
      const pass = started(this.dataset as Items);
      if (typeof (pass as Partial<Iterable<unknown>>)[Symbol.iterator] !== "function")
        throw new ArgumentError("DataLoader: the items come asynchronously: iterate with `for await`");
      yield* this.#grouped(numbered(pass as Iterable<unknown>));
    }
  }

  /** Batches of items that come one after the other. */
  *#grouped(items: Iterable<unknown>): Generator<B> {
    const { batchSize, dropLast } = this.#options;
    let count = 0;
    let batch: unknown[] = [];
    const from = (): readonly number[] => batch.map((_, i) => count - batch.length + i);
    for (const each of items) {
      const value = now(count++, each);
      if (batchSize === null) {
        yield value as B;
        continue;
      }
      batch.push(value);
      if (batch.length < batchSize) continue;
      yield this.#joined(batch, from());
      batch = [];
    }
    if (batch.length > 0 && !dropLast) yield this.#joined(batch, from());
  }

  /** The positions of each batch of a pass. */
  *#positions(): Generator<readonly number[]> {
    const { batchSampler, batchSize, dropLast } = this.#options;
    if (batchSampler !== undefined) yield* batchSampler;
    else if (batchSize === null) for (const index of this.#order()) yield [index];
    else yield* new BatchSampler(this.#order(), batchSize, { dropLast });
  }

  #order(): Sampler {
    const { generator, sampler, shuffle } = this.#options;
    const all = this.#kind === "columns" ? this.rows : (this.dataset as Positioned).length;
    if (sampler !== undefined) return sampler;
    return shuffle ? new RandomSampler(all, generator === undefined ? {} : { generator }) : new SequentialSampler(all);
  }

  /** Promises of the batches of a pass over positions: items of one batch are asked for at once. */
  *#asked(): Generator<Promise<B>> {
    const { batchSize } = this.#options;
    for (const positions of this.#positions()) {
      yield Promise.all(
        positions.map(async (index) => {
          const value = item(this.dataset as Positioned, index);
          try {
            return await value;
          } catch (error) {
            throw located(error, index);
          }
        }),
      ).then((items) => (batchSize === null ? items[0] : this.#joined(items, positions)) as B);
    }
  }

  /** The batches of items that come one after the other, each when it is asked for. */
  async *#gathered(): AsyncGenerator<B> {
    const { batchSize, dropLast } = this.#options;
    const pass = started(this.dataset as Items);
    let count = 0;
    let batch: unknown[] = [];
    const from = (): readonly number[] => batch.map((_, i) => count - batch.length + i);
    const read = (pass as Partial<AsyncIterable<unknown>>)[Symbol.asyncIterator] !== undefined;
    const source = (read ? pass : numbered(pass as Iterable<unknown>)) as AsyncIterable<unknown>;
    const iterator = read
      ? source[Symbol.asyncIterator]()
      : (source as unknown as Iterable<unknown>)[Symbol.iterator]();
    try {
      for (;;) {
        let next: IteratorResult<unknown>;
        try {
          next = await iterator.next();
          if (next.done === true) break;
          next = { done: false, value: await next.value };
        } catch (error) {
          throw located(error, count);
        }
        count++;
        if (batchSize === null) {
          yield next.value as B;
          continue;
        }
        batch.push(next.value);
        if (batch.length < batchSize) continue;
        yield this.#joined(batch, from());
        batch = [];
      }
    } finally {
      await iterator.return?.();
    }
    if (batch.length > 0 && !dropLast) yield this.#joined(batch, from());
  }

  #joined(items: readonly unknown[], positions: readonly number[]): B {
    try {
      return (this.#options.collate ?? (collate as (items: readonly never[]) => unknown))(
        items as readonly never[],
      ) as B;
    } catch (error) {
      throw withNote(error, `batch: the items ${shortened(positions.join(", "), 60)} of the data set`);
    }
  }

  *#columnBatches(): Generator<Columns> {
    const { batchSampler, reuse, sampler, shuffle, generator = null, dropLast } = this.#options;
    const columns = Object.entries(this.dataset as Columns);
    const taken = (positions: Tensor): Record<string, Tensor> =>
      Object.fromEntries(columns.map(([name, column]) => [name, index_select(column, 0, positions)]));
    if (sampler !== undefined || batchSampler !== undefined) {
      for (const positions of this.#positions()) {
        for (const index of positions)
          if (!(Number.isSafeInteger(index) && index >= 0 && index < this.rows))
            throw new IndexError(`DataLoader: there is no row ${describe(index)} in columns of ${this.rows}`);
        yield taken(tensor(positions, { dtype: "int64" }));
      }
      return;
    }
    const order = shuffle ? shuffled(this.rows, generator) : null;
    // At its end PyTorch's sampler draws another order, of which it takes no rows: visible in a generator that was given.
    let isAtEnd = generator === null || order === null || this.rows === 0;
    const end = (): void => {
      if (!isAtEnd) shuffled(this.rows, generator);
      isAtEnd = true;
    };
    const count = (dropLast ? Math.floor : Math.ceil)(this.rows / this.batchSize);
    for (let i = 0; i < count; i++) {
      const start = i * this.batchSize;
      const size = Math.min(this.batchSize, this.rows - start);
      if (size < this.batchSize) end();
      const batch =
        order === null
          ? Object.fromEntries(columns.map(([name, column]) => [name, narrow(column, 0, start, size)]))
          : taken(narrow(order, 0, start, size));
      const copies = reuse && order !== null ? Object.values(batch) : [];
      yield batch;
      for (const copy of copies) giveUp(copy, reused);
    }
    end();
  }
}

interface Resolved {
  readonly batchSize: number | null;
  readonly shuffle: boolean;
  readonly dropLast: boolean;
  readonly reuse: boolean;
  readonly prefetch: number;
  readonly device: Device | undefined;
  readonly generator: RandomGenerator | undefined;
  readonly sampler: Sampler | undefined;
  readonly batchSampler: Iterable<readonly number[]> | undefined;
  readonly collate: ((items: readonly never[]) => unknown) | undefined;
}

/** @throws ArgumentError for what is no data set */
function kindOf(dataset: unknown): "columns" | "positions" | "items" {
  if (isPositioned(dataset)) return "positions";
  if (typeof dataset === "function") return "items";
  if (typeof dataset === "object" && dataset !== null && !isTensor(dataset)) {
    const { [Symbol.iterator]: sync, [Symbol.asyncIterator]: async } = dataset as Partial<
      Iterable<unknown> & AsyncIterable<unknown>
    >;
    if (typeof sync === "function" || typeof async === "function") return "items";
    return "columns";
  }
  throw new ArgumentError(
    `DataLoader: expected columns { x, y }, a data set with length and get(index), or items to iterate over, got ${describe(dataset)}`,
  );
}

function checkColumns(columns: Columns): void {
  const entries = Object.entries(columns);
  if (entries.length === 0) throw new ArgumentError("DataLoader: expected at least one column, { x, y }, got none");
  for (const [name, column] of entries) {
    if (!isTensor(column))
      throw new ArgumentError(`DataLoader: column ${name} must be a tensor, got ${describe(column)}`);
    if (column.shape.length === 0)
      throw new ShapeError(`DataLoader: column ${name} must have at least one dimension, got a scalar`);
  }
  const [first, ...others] = entries.map(([name, column]) => ({ name, rows: column.shape[0]! }));
  const other = others.find(({ rows }) => rows !== first!.rows);
  if (other !== undefined)
    throw new ShapeError(`DataLoader: ${first!.name} has ${first!.rows} rows, ${other.name} has ${other.rows}`);
}

const rowsOf = (columns: Columns): number => Object.values(columns)[0]!.shape[0]!;

/** What a pass iterates over. @throws ArgumentError for a generator that another pass has begun, and a function that returns nothing to iterate over */
function started(items: Items): Iterable<unknown> | AsyncIterable<unknown> {
  if (typeof items !== "function") {
    if (isGeneratorObject(items)) {
      if (usedUp.has(items))
        throw new ArgumentError(
          "DataLoader: a generator can be iterated once; pass the generator function, which each pass then calls",
        );
      usedUp.add(items);
    }
    return items;
  }
  assertFunction(items, "DataLoader: the data set");
  const pass = items() as Partial<Iterable<unknown> & AsyncIterable<unknown>> | undefined;
  if (typeof pass?.[Symbol.iterator] !== "function" && typeof pass?.[Symbol.asyncIterator] !== "function")
    throw new ArgumentError(`DataLoader: the function must return something to iterate over, got ${describe(pass)}`);
  return pass as Iterable<unknown>;
}

/** Generators that a pass has begun. */
const usedUp: WeakSet<object> = once("data.used generators", () => new WeakSet());

/** The items, whose place is in errors of the iterator. */
function* numbered(items: Iterable<unknown>): Generator<unknown> {
  let count = 0;
  const iterator = items[Symbol.iterator]();
  try {
    for (; ; count++) {
      let next: IteratorResult<unknown>;
      try {
        next = iterator.next();
      } catch (error) {
        throw located(error, count);
      }
      if (next.done === true) return;
      yield next.value;
    }
  } finally {
    iterator.return?.();
  }
}

/** @throws what the data set throws, with the position */
function item(dataset: Positioned, index: number): unknown {
  try {
    return itemAt(dataset, index);
  } catch (error) {
    throw located(error, index);
  }
}

/** @throws ArgumentError for a promise */
function now(index: number, value: unknown): unknown {
  if (!isPromise(value)) return value;
  // Nobody waits for it.
  (value as Promise<unknown>).then(undefined, () => undefined);
  throw new ArgumentError(`DataLoader: item ${index} of the data set is a promise: iterate with \`for await\``);
}

const located = (error: unknown, index: number): unknown => withNote(error, `item: ${String(index)} of the data set`);

/** The error, whose message then ends with a line that says where it happened; other values as they are. */
function withNote(error: unknown, note: string): unknown {
  if (!(error instanceof Error) || error.message.includes("\n  item: ")) return error;
  try {
    error.message = `${error.message}\n  ${note}`;
  } catch {
    // A frozen error keeps its message.
  }
  return error;
}

async function* fromSync<B>(batches: Iterable<B>): AsyncGenerator<B> {
  yield* batches;
}

/** The batches in order, while up to `count` further ones are being made. */
async function* ahead<B>(batches: Generator<Promise<B>> | AsyncGenerator<B>, count: number): AsyncGenerator<B> {
  const waiting: Promise<IteratorResult<B>>[] = [];
  let isDone = false;
  const ask = (): void => {
    const next = batches.next() as IteratorResult<Promise<B>> | Promise<IteratorResult<B>>;
    const promise: Promise<IteratorResult<B>> = isPromise(next)
      ? (next as Promise<IteratorResult<B>>)
      : (next as IteratorResult<Promise<B>>).done === true
        ? Promise.resolve({ done: true, value: undefined })
        : (next as IteratorYieldResult<Promise<B>>).value.then((value) => ({ done: false, value }));
    // What fails is thrown when its turn comes, if it comes.
    promise.catch(() => undefined);
    waiting.push(promise);
  };
  try {
    while (!isDone) {
      while (waiting.length <= count) ask();
      const next = await waiting.shift()!;
      isDone = next.done === true;
      if (next.done !== true) yield next.value;
    }
  } finally {
    await batches.return(undefined as never);
  }
}

/** A batch on another device, with the tensors that were copied for it; or the error of reading or copying it. Null: there is none. */
type Copied<B> = { readonly batch: B; readonly copies: readonly Tensor[] } | { readonly error: unknown } | null;

const unused = (what: string): string => `the tensor (${what}) of a batch was given up: the loop ended before its turn`;

/** Gives back what was copied. */
function free<B>(copied: Copied<B>, reason: Reason): void {
  if (copied !== null && "copies" in copied) for (const copy of copied.copies) giveUp(copy, reason);
}

function copied<B>(batch: B, device: Device): Copied<B> {
  const copies: Tensor[] = [];
  try {
    const there = treeMap((leaf: unknown) => {
      if (!isTensor(leaf)) return leaf;
      const copy = to_device(leaf, device, leaf.dtype, false, false, null);
      if (copy !== leaf) copies.push(copy);
      return copy;
    }, batch) as B;
    return { batch: there, copies };
  } catch (error) {
    free({ batch, copies }, unused);
    return { error };
  }
}

/** The batches on a device: while the program has one, the next one is copied. */
function* copiedAhead<B>(batches: Generator<B>, device: Device, reuse: boolean): Generator<B> {
  const read = (): Copied<B> => {
    try {
      const next = batches.next();
      return next.done === true ? null : copied(next.value, device);
    } catch (error) {
      // It is thrown when the batch's turn comes.
      return { error };
    }
  };
  let waiting = read();
  try {
    while (waiting !== null) {
      if ("error" in waiting) throw waiting.error;
      const current = waiting;
      waiting = read();
      yield current.batch;
      if (reuse) free(current, reused);
    }
  } finally {
    free(waiting, unused);
    batches.return(undefined);
  }
}

/** The same of batches that come asynchronously: the next one is copied as soon as it is there. */
async function* copiedAheadOf<B>(batches: AsyncGenerator<B>, device: Device, reuse: boolean): AsyncGenerator<B> {
  const read = async (): Promise<Copied<B>> => {
    try {
      const next = await batches.next();
      return next.done === true ? null : copied(next.value, device);
    } catch (error) {
      return { error };
    }
  };
  let waiting = read();
  try {
    for (;;) {
      const current = await waiting;
      waiting = Promise.resolve(null);
      if (current === null) return;
      if ("error" in current) throw current.error;
      waiting = read();
      yield current.batch;
      if (reuse) free(current, reused);
    }
  } finally {
    await Promise.all([batches.return(undefined), waiting.then((last) => free(last, unused))]);
  }
}

/** PyTorch's order: without a generator of its own, a pass has a new one with a seed that it draws. */
function shuffled(rows: number, generator: RandomGenerator | null): Tensor {
  return randperm_generator(rows, onHost(generator) ?? new RandomGenerator(seedFrom(null)), "int64", null, null, null);
}

/** The destination of progress lines, such as a terminal. */
export interface ProgressOutput {
  write(text: string): unknown;
  /** Whether lines can be rewritten. */
  readonly isTTY?: boolean;
}

export interface ProgressOptions {
  /** Text before the bar. */
  readonly label?: string;
  /** The number of items; by default the `length` of the iterable. */
  readonly total?: number;
  /** By default `process.stderr` in Node, and no output elsewhere. */
  readonly output?: ProgressOutput | null;
  /** The minimum time between two updates, in milliseconds. */
  readonly every?: number;
  /** A clock, in milliseconds. */
  readonly now?: () => number;
}

/** Sets the values that a progress line shows after the bar: `note({ loss })`. */
export type Note = (values: Readonly<Record<string, number | string>>) => void;

/**
 * Iterates over items and shows the progress: `for (const [batch, note] of progress(loader)) { ...; note({ loss: loss.item() }); }`.
 * On a terminal one line is updated in place; elsewhere a line is written at the end.
 */
export function* progress<T>(
  items: Iterable<T> & { readonly length?: number },
  options: ProgressOptions = {},
): Generator<readonly [item: T, note: Note]> {
  checkOptions("progress", options, ["label", "total", "output", "every", "now"]);
  const {
    label = "",
    total = items.length,
    output = standardError(),
    every = 100,
    now = () => performance.now(),
  } = options;
  const began = now();
  let shown = Number.NEGATIVE_INFINITY;
  let values = "";
  let count = 0;
  const note: Note = (entries) => {
    values = Object.entries(entries)
      .map(([name, value]) => ` ${name} ${typeof value === "number" ? rounded(value) : value}`)
      .join("");
  };
  const line = (): string => {
    const head = label === "" ? "" : `${label} `;
    const seconds = (now() - began) / 1000;
    const rate = seconds > 0 ? ` ${rounded(count / seconds)}/s` : "";
    if (total === undefined || Number.isNaN(total)) return `${head}${count}${values}${rate}`;
    const filled = total === 0 ? 20 : Math.round((20 * count) / total);
    return `${head}${"█".repeat(filled).padEnd(20, "░")} ${count}/${total}${values}${rate}`;
  };
  const isUpdating = output?.isTTY === true;
  let width = 0;
  const show = (): void => {
    const text = line();
    output!.write(`\r${text.padEnd(width)}`);
    width = text.length;
    shown = now();
  };
  try {
    for (const item of items) {
      yield [item, note];
      count++;
      if (isUpdating && now() - shown >= every) show();
    }
  } finally {
    if (isUpdating) {
      show();
      output!.write("\n");
    } else output?.write(`${line()}\n`);
  }
}

const rounded = (value: number): string => (Number.isInteger(value) ? String(value) : value.toPrecision(4));

function standardError(): ProgressOutput | null {
  const { process } = globalThis as { readonly process?: { readonly stderr?: ProgressOutput } };
  return process?.stderr ?? null;
}
