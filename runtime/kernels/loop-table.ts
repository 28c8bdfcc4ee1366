// Inner loops of kernels by dtype: plain tables whose cells kernels call, so that others may put faster loops before them (offers.ts).

import { type DTypeClass, dtypes, INT64 } from "../core/dtype.js";
import { once } from "../core/shared.js";
import type { Tensor } from "../core/tensor.js";

type MovedArray = Uint8Array | Int16Array | Int32Array | Float32Array | Float64Array;

/** Loops by the code of the dtype whose elements they read; null if the kernel has none. Cells change when loops are offered. */
export type LoopTable<Loop> = readonly (Loop | null)[];

const tables = once("kernels.tables", () => new Map<string, LoopTable<unknown>>());

/**
 * The table of a kernel that has the same loop for all arrays of numbers: dtypes of such classes but int64, whose elements are two entries.
 * @param name what all copies of the package in a program know the table by: offers reach whichever copy's kernel runs
 */
export function sameLoop<Loop>(
  name: string,
  loop: Loop,
  classes: readonly DTypeClass[] = ["float", "int", "bool"],
): LoopTable<Loop> {
  return namedTable(name, () =>
    dtypes.map(({ code, class: kind, stored, computes }) =>
      stored && computes === code && code !== INT64 && classes.includes(kind) ? loop : null,
    ),
  );
}

/** A table that all copies of the package in a program know by a name. */
export function namedTable<Loop>(name: string, make: () => LoopTable<Loop>): LoopTable<Loop> {
  let table = tables.get(name) as LoopTable<Loop> | undefined;
  if (table === undefined) {
    table = make();
    tables.set(name, table);
  }
  return table;
}

/**
 * Adds tables for offered loops over raw bits: those of pointwise operators with so many tensors, and named ones. Installed by an optional
 * module.
 */
export const bitLoops: { complete: ((loops: LoopTable<unknown>, of: number | string) => void) | null } = once(
  "kernels.bitLoops",
  () => ({ complete: null }),
);

/** The table of a kernel of the program, by name; undefined if there is no such kernel. */
export function tableCalled(name: string): LoopTable<unknown> | undefined {
  return tables.get(name);
}

/**
 * What is to be done before the first run that is long: offers that a program need not ask for are made then, under the name `source`. `copy`: a faster copy between tensors
 * that lie otherwise, where a program has one; it gets the loop, too, and returns whether this copy was for it. `wide`: what calls loops in place
 * of `execute`, for long plans of pointwise operators whose elements have that code. `along`: what moves many elements that an index picks along a dimension, if they are for it;
 * `runs`: what does so with runs of entries, in place of `takeRuns`, told the code of their dtype.
 */
export const beforeLong: {
  offer: (() => void) | null;
  source?: string;
  copy?: ((dst: Tensor, src: Tensor, loop: object) => boolean) | null;
  wide?: (<Execute>(execute: Execute, code: number) => Execute) | null;
  runs?: (
    to: MovedArray,
    at: number,
    from: MovedArray,
    start: number,
    runs: ArrayLike<number>,
    pitch: number,
    width: number,
    code: number,
  ) => void;
  along?: (window: Tensor, dim: number, index: Tensor, other: Tensor, combine: string | null) => boolean;
} = once("kernels.beforeLong", () => ({ offer: null }));

/** From how many elements on a run is long. */
export const longRun = 512;

/** From how many multiplications on a product is long. */
export const longProduct = 4096;

/** Registers the offers that wait for a long run. */
export function offerNow(): void {
  const { offer } = beforeLong;
  beforeLong.offer = null;
  try {
    offer?.();
  } catch (error) {
    // Near the end of the call stack: another call will do what is missing.
    beforeLong.offer = offer;
    if (!(error instanceof RangeError)) throw error;
  }
}

/** Has `offer` called before the first long run: starting costs nothing, and programs with small tensors never pay. */
export function offerBeforeLong(offer: () => unknown, source: string): void {
  beforeLong.offer = offer;
  beforeLong.source = source;
}
