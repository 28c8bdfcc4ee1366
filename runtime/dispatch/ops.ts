// `ops.aten.add.Tensor`: every operator by its registry name, as a callable with schema, tags, boxed call and redispatch.
import { DispatchError } from "../core/errors.js";
import { dispatcher } from "./dispatcher.js";
import type { KeySet } from "./key-set.js";
import { slot } from "./key-set.js";
import { local } from "./local.js";
import type { OperatorEntry } from "./operator-entry.js";

/** Calls with all arguments in schema order. */
export function callOperator(entry: OperatorEntry, args: readonly unknown[]): unknown {
  const given = entry.argumentKeys(args);
  const lo = (given.lo | local.includedLo) & local.keepLo & entry.maskLo;
  const hi = (given.hi | local.includedHi) & local.keepHi & entry.maskHi;
  return (entry.table[slot(lo, hi)] as (...args: unknown[]) => unknown)(...args, lo, hi);
}

/** Calls with a given key set instead of the arguments' and the local one. */
export function redispatch(entry: OperatorEntry, keys: KeySet, args: readonly unknown[]): unknown {
  const lo = keys.lo & entry.maskLo;
  const hi = keys.hi & entry.maskHi;
  return (entry.table[slot(lo, hi)] as (...args: unknown[]) => unknown)(...args, lo, hi);
}

/** The operator of a registry name. Throws when there is none. */
export function findOperator(name: string): OperatorEntry {
  const entry = dispatcher.find(name);
  if (entry === undefined) throw new DispatchError(`there is no operator ${name}`);
  return entry;
}
