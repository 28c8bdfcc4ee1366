// The in-place forms of pointwise operators, for callers who know that nobody wants an operand afterwards.

import { dispatcher } from "./dispatcher.js";
import { hostBackend, slotOfKey } from "./keys.js";
import type { OperatorEntry } from "./operator-entry.js";

/**
 * Whether the operator's host kernel is a pointwise loop, which retains no tensor and returns newly allocated memory. Users' kernels at any key that
 * calls on plain tensors pass may retain their arguments.
 */
export function isLoop(op: OperatorEntry): boolean {
  const passed = [hostBackend, `Autograd${hostBackend}`, "ADInplaceOrView"];
  const records = passed.map((key) => op.resolve(slotOfKey(key)).record);
  return records[0]?.pointwise != null && !records.some((record) => record?.fromUser);
}

/** The in-place form of an operator, with the same arguments; null if there is none. */
export function inPlaceForm(op: OperatorEntry): OperatorEntry | null {
  const { namespace, baseName, name } = op;
  const form = dispatcher.find(`${namespace}::${baseName}_${name.slice(`${namespace}::${baseName}`.length)}`);
  const namesOf = ({ parameters }: OperatorEntry): string => parameters.list.map((one) => one.name).join();
  return form !== undefined && namesOf(form) === namesOf(op) && isLoop(form) ? form : null;
}
