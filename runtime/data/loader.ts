// Batches of a data set, in order or shuffled, and progress lines.

import { empty_memory_format, index_select, narrow, random_, randperm_generator } from "../../generated/operators.js";
import { describe } from "../core/describe.js";
import { ArgumentError, ShapeError } from "../core/errors.js";
import { Generator as RandomGenerator } from "../core/generator.js";
import { checkOptions, withDefaults } from "../core/options.js";
import { giveUp } from "../core/ownership.js";
import { isTensor, type Tensor } from "../core/tensor.js";

/** Columns of a data set: tensors with the rows as first dimension. */
export type Columns = Readonly<Record<string, Tensor>>;

export interface LoaderOptions {
  /** The number of rows per batch; 1 by default. */
  readonly batchSize?: number;
  /** Whether rows are shuffled before each pass. */
  readonly shuffle?: boolean;
  /** Whether an incomplete last batch is dropped. */
  readonly dropLast?: boolean;
  /** The source of randomness for shuffling; by default the generator that `manualSeed` seeds. */
  readonly generator?: RandomGenerator;
  /**
   * Whether the memory of a shuffled batch serves the next one. Using a batch after the next one was asked for is then an error; its views, and nodes
   * that saved it, go on working.
   */
  readonly reuse?: boolean;
}

const reused = (what: string): string =>
  `the tensor (${what}) of a batch was given up when the loader was asked for the next one: it was made with { reuse: true }. Clone what is needed longer`;

/** Iterates over a data set in batches, shuffled in PyTorch's order for the same seed: `for (const { x, y } of new DataLoader({ x, y }, { batchSize: 32, shuffle: true })) ...`. */
export class DataLoader<C extends Columns> {
  readonly columns: C;
  readonly rows: number;
  readonly batchSize: number;
  readonly #shuffle: boolean;
  readonly #dropLast: boolean;
  readonly #reuse: boolean;
  readonly #generator: RandomGenerator | null;

  /** @throws ArgumentError for values that are not tensors; ShapeError for scalars and for columns with different numbers of rows */
  constructor(columns: C, options: LoaderOptions = {}) {
    const { batchSize, shuffle, dropLast, reuse, generator } = withDefaults(
      "DataLoader",
      options,
      { batchSize: 1, shuffle: false, dropLast: false, reuse: false },
      { generator: undefined as RandomGenerator | undefined },
    );
    if (typeof columns !== "object" || columns === null || isTensor(columns))
      throw new ArgumentError(`DataLoader: expected columns { x, y }, got ${describe(columns)}`);
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
    if (!(Number.isSafeInteger(batchSize) && batchSize > 0))
      throw new ArgumentError(`DataLoader: batchSize must be a positive integer, got ${batchSize}`);
    this.columns = columns;
    this.rows = first!.rows;
    this.batchSize = batchSize;
    this.#shuffle = shuffle;
    this.#dropLast = dropLast;
    this.#reuse = reuse;
    this.#generator = generator ?? null;
  }

  /** The number of batches per pass. */
  get length(): number {
    return (this.#dropLast ? Math.floor : Math.ceil)(this.rows / this.batchSize);
  }

  /** One pass. Batches in order are views of the columns; shuffled ones are copies. */
  [Symbol.iterator](): Generator<C> {
    // PyTorch draws a seed for worker processes when a pass begins, in order or not.
    seedFrom(this.#generator);
    return this.#batches();
  }

  *#batches(): Generator<C> {
    const order = this.#shuffle ? shuffled(this.rows, this.#generator) : null;
    // At its end PyTorch's sampler draws another order, of which it takes no rows: visible in a generator that was given.
    let isAtEnd = this.#generator === null || order === null || this.rows === 0;
    const end = (): void => {
      if (!isAtEnd) shuffled(this.rows, this.#generator);
      isAtEnd = true;
    };
    for (let i = 0; i < this.length; i++) {
      const start = i * this.batchSize;
      const count = Math.min(this.batchSize, this.rows - start);
      if (count < this.batchSize) end();
      const batch: Record<string, Tensor> = {};
      for (const [name, column] of Object.entries(this.columns)) {
        batch[name] =
          order === null ? narrow(column, 0, start, count) : index_select(column, 0, narrow(order, 0, start, count));
      }
      const copies = this.#reuse && order !== null ? Object.values(batch) : [];
      yield batch as C;
      for (const copy of copies) giveUp(copy, reused);
    }
    end();
  }
}

/** A seed drawn from a generator, by default the one that `manualSeed` seeds. */
function seedFrom(generator: RandomGenerator | null): bigint {
  const drawn = random_(empty_memory_format([], "int64", null, "cpu", null, null), generator);
  return drawn.item({ bigint: true });
}

/** PyTorch's order: without a generator of its own, a pass has a new one with a seed that it draws. */
function shuffled(rows: number, generator: RandomGenerator | null): Tensor {
  return randperm_generator(rows, generator ?? new RandomGenerator(seedFrom(null)), "int64", null, null, null);
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
    if (total === undefined) return `${head}${count}${values}${rate}`;
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
