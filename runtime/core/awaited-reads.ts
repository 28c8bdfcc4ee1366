// Synchronous code over devices that answer asynchronously: where it needs a value it is interrupted, and called again once the value is there.

import { UnsupportedError } from "./errors.js";
import { once } from "./shared.js";
import type { Tensor } from "./tensor.js";

/** The reads of a body that is called until it needs none that is missing. */
export interface AwaitedReads {
  /** CPU copies of what it read, in the order of its reads. */
  readonly answers: Tensor[];
  /** How many of them the present call has used. */
  used: number;
  /** The tensor that interrupted it. */
  asked: Tensor | null;
}

/** Those of the body that runs now; null outside of one. */
export const awaiting: { reads: AwaitedReads | null } = once("core.awaited reads", () => ({ reads: null }));

export const newReads = (): AwaitedReads => ({ answers: [], used: 0, asked: null });

/** Whether the values can be had within the body that runs now. */
export const canAwait = (): boolean => awaiting.reads !== null;

/**
 * For the next read of the body: its answer, if there is one, else the body is interrupted.
 * @returns null outside of a body
 */
export function awaitedRead(tensor: Tensor): Tensor | null {
  const { reads } = awaiting;
  if (reads === null) return null;
  if (reads.used < reads.answers.length) return reads.answers[reads.used++]!;
  reads.asked = tensor;
  throw new UnsupportedError(
    `the values of a tensor on ${tensor.device} are awaited: let this error pass, and the code is called again when they are there`,
  );
}

/** Calls the body with the reads that were answered so far. What it throws is meaningless where `reads.asked` is set afterwards. */
export function attempt<R>(reads: AwaitedReads, body: () => R): R {
  const before = awaiting.reads;
  awaiting.reads = reads;
  reads.used = 0;
  try {
    return body();
  } finally {
    awaiting.reads = before;
  }
}

/** Fetches what interrupted the body. @returns false if nothing did */
export async function answer(reads: AwaitedReads): Promise<boolean> {
  const { asked } = reads;
  if (asked === null) return false;
  reads.asked = null;
  reads.answers.push(await asked.read());
  return true;
}
