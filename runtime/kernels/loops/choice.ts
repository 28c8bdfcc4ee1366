// The choice between the loops offered for a cell and the kernel's own: the layout of a run as a bit, and its length.

import type { AnyLoop } from "./loop-table.js";

/** An offer as a cell tries it. */
export interface OfferedLoop {
  readonly loop: AnyLoop;
  /** The layouts that it accepts, as bits. */
  readonly accepts: number;
  /** The minimum number of elements of a run. */
  readonly from: number;
}

/** Builds the cell that tries the offers in order, then the original loop. */
export type Choose = (entries: readonly OfferedLoop[], reference: AnyLoop) => AnyLoop;

/** The layouts, as bits. */
export const CONTIGUOUS = 1;
export const SCALAR = 2;
export const STRIDED = 4;

/** The layout of a run whose output has step 1, by the number of inputs, and of those with step 0 and with step 1. */
export function inputsLayout(inputs: number, still: number, moving: number): number {
  return moving === inputs ? CONTIGUOUS : moving > 0 && still + moving === inputs ? SCALAR : STRIDED;
}

/** Shorter runs always use the kernel's built-in loop. */
export function minimumOf(entries: readonly OfferedLoop[]): number {
  return Math.min(...entries.map(({ from }) => from));
}
