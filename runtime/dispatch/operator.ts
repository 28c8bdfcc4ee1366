// Operator handles of generated code, and the functions that its stubs call.
import { callCell } from "./boxing.js";
import type { Kernel } from "./kernel.js";
import { activeWords, type Operator } from "./operator-entry.js";
import { registry } from "./operator-registry.js";
import type { Choices } from "./parameters.js";
import { slot } from "./slots.js";

export type { Cell, Kernel } from "./kernel.js";
export type { Operator } from "./operator-entry.js";
export { slot } from "./slots.js";

/**
 * Defines an operator of the program by its qualified schema; repeated definitions return the same operator.
 * @param writes positions of the tensors that kernels write to although the schema does not say so (`writes:`)
 * @param choices the texts that arguments take, by argument (`choices:`)
 * @param deviceCheck false for operators that accept tensors on several devices, or check devices themselves (`device_check: NoCheck`)
 */
export function operator<F extends Kernel>(
  schemaText: string,
  tags: readonly string[] = [],
  deviceCheck = true,
  writes: readonly number[] | null = null,
  choices: Choices | null = null,
): Operator<F> {
  const entry = registry.declare(schemaText, tags, "generated/operators.ts");
  if (!deviceCheck) entry.deviceCheck = false;
  if (writes !== null) entry.undeclaredWrites = writes;
  if (choices !== null) entry.restrict(choices);
  return entry as Operator<F>;
}

/** A generic stub of an operator, slower than a generated one: computes the key words from the values of all arguments. */
export function stubOf<F extends Kernel>(op: Operator<F>): F {
  return ((...args: unknown[]) => {
    const words = activeWords(args);
    const lo = words.lo & op.maskLo;
    const hi = op.maskedHi(words.hi);
    return callCell(op.table[slot(lo, hi)] as Kernel, args, lo, hi);
  }) as unknown as F;
}

interface Keyed {
  readonly keysLo: number;
  readonly keysHi: number;
}

/** Low key word of an optional tensor. */
export function keysLoOf(tensor: Keyed | null): number {
  return tensor === null ? 0 : tensor.keysLo;
}

/** High key word of an optional tensor. */
export function keysHiOf(tensor: Keyed | null): number {
  return tensor === null ? 0 : tensor.keysHi;
}

/** Union of the low key words of a list; null entries contribute nothing. */
export function listKeysLo(tensors: readonly (Keyed | null)[]): number {
  let lo = 0;
  for (let i = 0; i < tensors.length; i++) {
    const tensor = tensors[i]!;
    if (tensor !== null) lo |= tensor.keysLo;
  }
  return lo;
}

/** Union of the high key words of a list. */
export function listKeysHi(tensors: readonly (Keyed | null)[]): number {
  let hi = 0;
  for (let i = 0; i < tensors.length; i++) {
    const tensor = tensors[i]!;
    if (tensor !== null) hi |= tensor.keysHi;
  }
  return hi;
}
