// Why a cell of an operator's table holds what it holds.

import type { KernelRecord } from "./kernel.js";

/** The clauses of the law by their numbers. */
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

/** Why a cell holds what it holds: the clause of the law that applied. */
export type Reason = (typeof reasons)[number];

/** The rule that determines one cell. */
export interface Resolution {
  readonly reason: Reason;
  /** Null for missing and ambiguous cells. */
  readonly record: KernelRecord | null;
}
