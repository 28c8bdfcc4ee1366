// The dispatch rules that determine the cells of operator tables.

import type { KernelRecord } from "./kernel.js";

/** The dispatch rules by number. */
export const reasons = [
  "autograd kernel",
  "math kernel",
  "nested kernel",
  "default backend kernel",
  "default backend kernel",
  "kernel",
  "ambiguous autogradother",
  "backend fallback",
  "missing",
] as const;

/** The dispatch rule that determined a cell. */
export type Reason = (typeof reasons)[number];

/** A cell's kernel, with the rule that determined it. */
export interface Resolution {
  readonly reason: Reason;
  /** Null for missing and ambiguous cells. */
  readonly record: KernelRecord | null;
}
