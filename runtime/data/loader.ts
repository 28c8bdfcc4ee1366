// Batches of arrays, in order or shuffled, and a line that shows how far a program is.

import { index_select, narrow, randperm, randperm_generator } from "../../generated/operators.js";
import { describe } from "../core/describe.js";
import { ArgumentError, ShapeError } from "../core/errors.js";
import type { Generator as RandomGenerator } from "../core/generator.js";
import { checkOptions, withDefaults } from "../core/options.js";
import { isTensor, type Tensor } from "../core/tensor.js";

/** Columns of a data set: tensors whose first dimension is the rows. */
export type Columns = Readonly<Record<string, Tensor>>;

export interface LoaderOptions {
  /** Rows of a batch. */
  readonly batchSize?: number;
  /** Whether each pass has another order. */
  readonly shuffle?: boolean;
  /** Whether a last batch with fewer rows is left out. */
  readonly dropLast?: boolean;
  /** Where orders are drawn from; without it the one that `manualSeed` seeds. */
  readonly generator?: RandomGenerator;
}

/** Passes over a data set in batches: `for (const { x, y } of new DataLoader({ x, y }, { batchSize: 32, shuffle: true })) ...`. */
export class DataLoader<C extends Columns> {
  readonly columns: C;
  readonly rows: number;
  readonly batchSize: number;
  readonly #shuffle: boolean;
  readonly #dropLast: boolean;
  readonly #generator: RandomGenerator | null;

  /** @throws ShapeError for columns with different numbers of rows */
  constructor(columns: C, options: LoaderOptions = {}) {
    const { batchSize, shuffle, dropLast, generator } = withDefaults(
      "DataLoader",
      options,
      { batchSize: 1, shuffle: false, dropLast: false },
      { generator: undefined as RandomGenerator | undefined },
    );
    if (typeof columns !== "object" || columns === null || isTensor(columns))
      throw new ArgumentError(`DataLoader: expected columns { x, y }, got ${describe(columns)}`);
    const entries = Object.entries(columns);
    if (entries.length === 0) throw new ArgumentError("DataLoader: there are no columns, { x, y }");
    for (const [name, column] of entries) {
      if (!isTensor(column))
        throw new ArgumentError(`DataLoader: column ${name} has to be a tensor, got ${describe(column)}`);
      if (column.shape.length === 0) throw new ShapeError(`DataLoader: column ${name} has no rows: it is a number`);
    }
    const [first, ...others] = entries.map(([name, column]) => ({ name, rows: column.shape[0]! }));
    const odd = others.find(({ rows }) => rows !== first!.rows);
    if (odd !== undefined)
      throw new ShapeError(`DataLoader: ${first!.name} has ${first!.rows} rows, ${odd.name} has ${odd.rows}`);
    if (!(Number.isSafeInteger(batchSize) && batchSize > 0))
      throw new ArgumentError(`DataLoader: batchSize is a whole number above 0, got ${batchSize}`);
    this.columns = columns;
    this.rows = first!.rows;
    this.batchSize = batchSize;
    this.#shuffle = shuffle;
    this.#dropLast = dropLast;
    this.#generator = generator ?? null;
  }

  /** How many batches a pass has. */
  get length(): number {
    return (this.#dropLast ? Math.floor : Math.ceil)(this.rows / this.batchSize);
  }

  /** One pass. Batches in order are views of the columns; shuffled ones are copies. */
  *[Symbol.iterator](): Generator<C> {
    const order = this.#shuffle ? shuffled(this.rows, this.#generator) : null;
    for (let i = 0; i < this.length; i++) {
      const start = i * this.batchSize;
      const count = Math.min(this.batchSize, this.rows - start);
      const batch: Record<string, Tensor> = {};
      for (const [name, column] of Object.entries(this.columns)) {
        batch[name] =
          order === null ? narrow(column, 0, start, count) : index_select(column, 0, narrow(order, 0, start, count));
      }
      yield batch as C;
    }
  }
}

function shuffled(rows: number, generator: RandomGenerator | null): Tensor {
  return generator === null
    ? randperm(rows, "int64", null, null, null)
    : randperm_generator(rows, generator, "int64", null, null, null);
}

/** Where a progress line goes: a terminal, or what is like one. */
export interface ProgressOutput {
  write(text: string): unknown;
  /** Whether lines can be rewritten. */
  readonly isTTY?: boolean;
}

export interface ProgressOptions {
  /** Stands before the bar. */
  readonly label?: string;
  /** How many items there are; the length of what is walked unless given. */
  readonly total?: number;
  /** `process.stderr` in Node, else nowhere. */
  readonly output?: ProgressOutput | null;
  /** Milliseconds between two lines. */
  readonly every?: number;
  /** The time in milliseconds. */
  readonly now?: () => number;
}

/** What a progress line shows behind the bar: `note({ loss })`. */
export type Note = (values: Readonly<Record<string, number | string>>) => void;

/**
 * Walks a sequence and shows how far it is: `for (const [batch, note] of progress(loader)) { ...; note({ loss: loss.item() }); }`.
 * On a terminal one line is rewritten; elsewhere a line is written when it ends.
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
  let done = 0;
  const note: Note = (given) => {
    values = Object.entries(given)
      .map(([name, value]) => ` ${name} ${typeof value === "number" ? rounded(value) : value}`)
      .join("");
  };
  const line = (): string => {
    const head = label === "" ? "" : `${label} `;
    const seconds = (now() - began) / 1000;
    const rate = seconds > 0 ? ` ${rounded(done / seconds)}/s` : "";
    if (total === undefined) return `${head}${done}${values}${rate}`;
    const filled = total === 0 ? 20 : Math.round((20 * done) / total);
    return `${head}${"█".repeat(filled).padEnd(20, "░")} ${done}/${total}${values}${rate}`;
  };
  const rewritten = output?.isTTY === true;
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
      done++;
      if (rewritten && now() - shown >= every) show();
    }
  } finally {
    if (rewritten) {
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
