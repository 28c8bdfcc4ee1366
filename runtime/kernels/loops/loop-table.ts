// Inner loops of kernels by dtype: tables whose cells kernels call, so that faster loops can be inserted (offers.ts).

import { optional } from "../../core/optional.js";
import { once } from "../../core/shared.js";
import { residents } from "../../core/storage.js";
import type { Tensor } from "../../core/tensor.js";

type MovedArray = Uint8Array | Int16Array | Int32Array | Float32Array | Float64Array;

/** Any inner loop. An offered loop may return false to decline a call; then the next one is tried. */
export type AnyLoop = (...args: never[]) => unknown;

/** Loops by the code of the dtype whose elements they read; null if the kernel has none. Cells change when loops are offered. */
export type LoopTable<Loop> = readonly (Loop | null)[];

type Floats = Float32Array | Float64Array;

/** Memory that a loop lends, so that several tensors are computed at once. */
export interface Lent {
  /** One for each input: `run` reads their first elements, and writes the first ones of `result`. */
  readonly places: readonly Floats[];
  readonly result: Floats;
  /** The maximum number of elements. */
  readonly block: number;
  readonly run: (count: number) => void;
}

/** Such a loop, if it has a program for the call's parameters. */
export interface StagedLoop {
  readonly stage?: (parameters: readonly unknown[]) => Lent | null;
}

/** The same of a cell with offers. */
export interface Stage extends Lent {
  /** Shorter runs are computed by the kernel's own loop. */
  readonly from: number;
  readonly reference: (...args: never[]) => unknown;
}

/** A cell that may lend memory for so many elements. */
export interface StagingCell {
  readonly stage?: (count: number, parameters: readonly unknown[]) => Stage | null;
}

/**
 * Adds loops over raw bits to tables with offers: to those of pointwise operators by the number of tensors, to others by
 * name. Installed by an optional module.
 */
export const bitLoops = optional<(loops: LoopTable<unknown>, of: number | string) => void>("kernels.bitLoops");

/** Automatic offers that wait for the first long run. */
export interface DeferredOffers {
  readonly offer: () => unknown;
  /** The name that they are made under. */
  readonly source: string;
}

/** The automatic offers until they are made. Kernels with a long run call `beforeLong`, or ask whether there are some and call `offerNow`. */
export const deferredOffers = optional<DeferredOffers>("kernels.deferred offers");

/** A faster copy between tensors of different layouts or dtypes. It takes the plain loop, too, and returns whether it did the copy. */
export const fastCopy = optional<(dst: Tensor, src: Tensor, loop: object) => boolean>("kernels.fast copy");

/** What replaces `execute` for long plans of pointwise operators, for elements of a dtype code. */
export const wideExecution = optional<<Execute>(execute: Execute, code: number) => Execute>("kernels.wide execution");

/** Moves many elements that an index selects along a dimension; returns whether it did. */
export const indexedMove =
  optional<(window: Tensor, dim: number, index: Tensor, other: Tensor, combine: string | null) => boolean>(
    "kernels.indexed move",
  );

/** Does what `takeRuns` does, for elements of a dtype code. */
export const spanMove =
  optional<
    (
      to: MovedArray,
      at: number,
      from: MovedArray,
      start: number,
      runs: ArrayLike<number>,
      pitch: number,
      width: number,
      code: number,
    ) => void
  >("kernels.span move");

/** Set while the automatic offers are made: they are tried after those that a program made before. */
const automatic = once("kernels.automatic offers", () => ({ isOffering: false }));

/** Whether the offers that are being made are the automatic ones. */
export function areOffersAutomatic(): boolean {
  return automatic.isOffering;
}

/** Registers the offers that were deferred until a long run. */
export function offerNow(): void {
  const deferred = deferredOffers.installed;
  deferredOffers.install(null);
  automatic.isOffering = true;
  try {
    deferred?.offer();
  } catch (error) {
    // Near the stack limit: a later call will retry.
    deferredOffers.install(deferred);
    if (!(error instanceof RangeError)) throw error;
  } finally {
    automatic.isOffering = false;
  }
}

/** Called by kernels before a long run over tensors: makes the offers that were deferred, and tells open scopes of the memory. */
export function beforeLong(...tensors: readonly Tensor[]): void {
  if (deferredOffers.installed !== null) offerNow();
  tellScopes(...tensors);
}

/** Tells open scopes of the tensors that a loop which can compute where they are reads and writes. */
export function tellScopes(...tensors: readonly Tensor[]): void {
  const { installed } = residents;
  if (installed !== null) for (const { storage } of tensors) installed.ask(storage);
}

/** Defers `offer` until the first long run, so that start-up, and programs with small tensors only, never pay for it. */
export function offerBeforeLong(offer: () => unknown, source: string): void {
  deferredOffers.install({ offer, source });
}
