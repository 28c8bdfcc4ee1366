// Rules of programs for vmap: data that the layer reads, so that a program that only states rules does not contain it.

import { describe } from "../core/describe.js";
import { ArgumentError } from "../core/errors.js";
import { once } from "../core/shared.js";
import { isSameSource, type Source } from "../dispatch/kernel.js";
import type { OperatorEntry } from "../dispatch/operator-entry.js";

/** What random operators do under vmap. */
export type Randomness = "error" | "same" | "different";

/** Where an argument has the batch dimension: null if it is not mapped, a list for a list of tensors. */
export type BatchDim = number | null | readonly (number | null)[];

/** A program's rule of an operator under vmap. */
export type VmapFunction = (
  info: { readonly batchSize: number; readonly randomness: Randomness },
  inDims: readonly BatchDim[],
  ...args: never[]
) => readonly [results: unknown, outDims: number | null | readonly (number | null)[]];

/** A rule, or `"loop"`: a call for each example, without a warning. */
export type VmapPart = VmapFunction | "loop";

/** A rule that a program registered. */
export interface ProgramRule {
  readonly rule: VmapPart;
  readonly source: Source;
}

/** By operator, newest last. */
export const programRules: Map<OperatorEntry, ProgramRule[]> = once("modes.vmap programs", () => new Map());

/** The rule that a program registered last for an operator. */
export function programRuleOf(op: OperatorEntry): ProgramRule | undefined {
  return programRules.size === 0 ? undefined : programRules.get(op)?.at(-1);
}

/**
 * Adds a rule of a program, which the function that is returned takes away. One of the same source is replaced.
 * @throws ArgumentError for something else
 */
export function addProgramRule(op: OperatorEntry, rule: VmapPart, source: Source, caller: string): () => void {
  if (typeof rule !== "function" && rule !== "loop")
    throw new ArgumentError(`${caller}: expected a function, or "loop", got ${describe(rule)}`);
  const own: ProgramRule = { rule, source };
  const list = programRules.get(op) ?? [];
  programRules.set(op, list);
  const same = list.findIndex((one) => isSameSource(one.source, source));
  if (same >= 0) list.splice(same, 1);
  list.push(own);
  return () => {
    const at = list.indexOf(own);
    if (at < 0) return;
    list.splice(at, 1);
    if (list.length === 0 && programRules.get(op) === list) programRules.delete(op);
  };
}
