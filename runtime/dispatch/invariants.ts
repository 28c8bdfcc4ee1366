// Invariants between an operator's registrations, its table and its masks, checked by tests.

import type { Kernel, KernelRecord } from "./kernel.js";
import { backendMask, functionalityHi, functionalityLo, orderedKeys, runtimeKeys, thirdOf } from "./keys.js";
import { keyOfId, type OperatorEntry, registrationCount } from "./operator-entry.js";

/** @throws Error if masks, cells or counts are inconsistent with the registrations */
export function checkEntry(entry: OperatorEntry): void {
  let count = 0;
  for (const [id, newest] of entry.kernels) {
    for (let at: KernelRecord | null = newest; at !== null; at = at.older) count++;
    if (id >= registrationCount && keyOfId(id) === null)
      throw new Error(`${entry.name}: a kernel is filed under ${id}`);
  }
  if (count !== entry.implCount) throw new Error(`${entry.name}: ${count} kernels, counted ${entry.implCount}`);
  if (!entry.computed) {
    if (entry.cells.some((cell) => cell !== entry.firstCall)) throw new Error(`${entry.name}: a stale cell`);
    return;
  }
  const expected = runtimeKeys.map((key) => entry.resolve(key.slot));
  for (const key of orderedKeys.list) {
    const { record, reason } = expected[key.slot]!;
    const known = entry.row[key.slot]!;
    if (known.record !== record || known.reason !== reason) {
      throw new Error(`${entry.name} at ${key.name}: ${known.reason} in the table, ${reason} by the dispatch rules`);
    }
  }
  checkCells(entry);
}

// One cell per kernel, whatever keys it serves; one for missing kernels, one for fallthroughs; and matching masks.
function checkCells(entry: OperatorEntry): void {
  const cellOf = new Map<KernelRecord | string, Kernel>();
  const ownerOf = new Map<Kernel, KernelRecord | string>();
  let maskLo = backendMask;
  let maskHi = 0;
  let maskThird = 0;
  for (const { slot: at, name, functionality } of orderedKeys.list) {
    const { record } = entry.row[at]!;
    const passesOn = record?.isFallthrough === true && at !== 0;
    const owner = record === null || record.isFallthrough ? (passesOn ? "passes on" : "missing") : record;
    const cell = entry.cellAt(at);
    const other = ownerOf.get(cell) ?? owner;
    // One function may be registered as several kernels.
    const shared = typeof other === "object" && typeof owner === "object" && other.unboxed === owner.unboxed;
    if ((cellOf.get(owner) ?? cell) !== cell || (other !== owner && !shared) || cell === entry.firstCall) {
      throw new Error(`${entry.name} at ${name}: the cell is not what the table says`);
    }
    cellOf.set(owner, cell);
    ownerOf.set(cell, owner);
    if (passesOn || at === 0) continue;
    maskLo |= functionalityLo(functionality);
    maskHi |= functionalityHi(functionality);
    maskThird |= thirdOf(functionalityHi(functionality));
  }
  if (maskLo !== entry.maskLo || maskHi !== entry.maskHi || maskThird !== entry.maskThird) {
    throw new Error(`${entry.name}: the masks do not match the keys that pass on`);
  }
}
