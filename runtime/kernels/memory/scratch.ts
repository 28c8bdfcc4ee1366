// Numbers that a kernel needs while it runs, in memory that the next kernel uses again: an array of more than 64 bytes costs V8 an allocation outside
// its heap, and waits for the garbage collector, which a training loop in scopes hardly calls.

import { once } from "../../core/shared.js";

interface Scratch {
  /** Grows with what kernels ask for. */
  doubles: Float64Array;
  /** How many of them kernels that run now use. */
  used: number;
  /** How many kernels with scratch are running, one within the other. */
  open: number;
}

const scratch: Scratch = once("kernels.scratch", () => ({ doubles: new Float64Array(0), used: 0, open: 0 }));

/** As many doubles as V8 holds within its heap, where a new array costs less than a piece of one. */
const few = 8;
/** The most doubles kept, as a megabyte. */
const most = 2 ** 17;

/** Runs a kernel, or a part of it: the arrays of `scratchDoubles` and `scratchWords` that it asks for are used again afterwards, so it lets none out. */
export function inScratch<R>(body: () => R): R {
  const { used } = scratch;
  scratch.open++;
  try {
    return body();
  } finally {
    scratch.open--;
    scratch.used = used;
  }
}

/** The index of the first of so many doubles; -1 if a new array serves better. */
function take(count: number): number {
  if (count <= few || scratch.open === 0 || count > most) return -1;
  const { used, doubles } = scratch;
  const end = used + count;
  if (end > doubles.length) {
    if (end > most) return -1;
    // Arrays that were taken keep the memory so far.
    scratch.doubles = new Float64Array(Math.min(most, Math.max(512, 2 * end)));
  }
  scratch.used = end;
  return used;
}

/** Numbers that a kernel needs until it ends; zeros unless `overwritten`. A new array outside of `inScratch`. */
export function scratchDoubles(count: number, overwritten = false): Float64Array {
  const at = take(count);
  if (at < 0) return new Float64Array(count);
  const values = scratch.doubles.subarray(at, at + count);
  return overwritten ? values : values.fill(0);
}

/** As `scratchDoubles`, words of 32 bits. */
export function scratchWords(count: number, overwritten = false): Int32Array {
  const doubles = (count + 1) >> 1;
  const at = take(doubles);
  if (at < 0) return new Int32Array(count);
  const words = new Int32Array(scratch.doubles.buffer, 8 * at, count);
  return overwritten ? words : words.fill(0);
}
