// What was requested: the operators, keys and features that a plan consists of. A selection is a smaller scope.

import type { Feature } from "../api/features.js";
import type { KernelIndex } from "../kernels/kernel-index.js";
import { type LazyBit, lazyBitKeys } from "../model/lazy-bits.js";
import type { NativeFunction } from "../model/native-function.js";
import type { Registry } from "../model/registry.js";

export interface Scope {
  readonly registry: Registry;
  /** The functions to generate, in registry order. */
  readonly functions: readonly NativeFunction[];
  /** Those of them exposed to users as functions and methods. */
  readonly exposed: readonly NativeFunction[];
  /** The names of the members that tensors get of them; null for all. */
  readonly members: ReadonlySet<string> | null;
  /** Whether tensors may require gradients. */
  readonly records: boolean;
  /**
   * Further operators that kernel sources import: they get handles and stubs, so that the imports resolve, but no kernels.
   */
  readonly linked: readonly NativeFunction[];
  /** The exports of kernel sources. */
  readonly kernels: KernelIndex;
  /** The dispatch keys to generate for; null for all. */
  readonly keys: ReadonlySet<string> | null;
  /** The classes of numbers that loops are generated for, separated by spaces; null for all. */
  readonly loops: string | null;
  /** What is generated and installed besides the operators. */
  readonly features: ReadonlySet<Feature>;
  /** Whether generated code should be small rather than fast where there is a choice. */
  readonly compact: boolean;
  /** Whether unknown names are accepted: of a helper that nobody has written there is a stub. */
  readonly lenient: boolean;
  /** Whether operators.ts is generated, or the whole library's is used. */
  readonly ownOperators: boolean;
}

/** Whether a key is wanted. */
export function isWanted(key: string, { keys }: Pick<Scope, "keys">): boolean {
  return keys === null || keys.has(key);
}

/**
 * The bits that tensors of a scope can have: zeros without memory also stand for the tangents that operands lack; the others are of
 * complex numbers.
 */
export function hasBit(bit: LazyBit, features: ReadonlySet<Feature>): boolean {
  return features.has("complex") || (bit === "zero" && features.has("forward"));
}

const bitOfKey: ReadonlyMap<string, LazyBit> = new Map(
  Object.entries(lazyBitKeys).map(([bit, key]) => [key, bit as LazyBit]),
);

/** The dispatch keys of the bits that tensors can have. */
export function keysOfBits(features: ReadonlySet<Feature>): readonly string[] {
  return [...bitOfKey].flatMap(([key, bit]) => (hasBit(bit, features) ? [key] : []));
}

/** Whether there are tensors that a kernel at this key could get. */
export function hasTensorsAt(key: string, features: ReadonlySet<Feature>): boolean {
  const bit = bitOfKey.get(key);
  return bit === undefined || hasBit(bit, features);
}
