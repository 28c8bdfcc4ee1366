// Memory of large gradients that nothing references any more, for the next large arrays of as many bytes: fresh memory
// costs page faults, and makes the garbage collector run.

import { state } from "../../autograd/state.js";
import { itemSizes, type TypedArray } from "../../core/dtype.js";
import { once } from "../../core/shared.js";
import { newArray, type Storage, storageClock } from "../../core/storage.js";
import { defaultIncludedHi, defaultIncludedLo, hostDevice } from "../../dispatch/keys.js";
import { local } from "../../dispatch/local.js";
import { entryExtensions } from "../../dispatch/operator-entry.js";
import { registry } from "../../dispatch/operator-registry.js";

/** Arrays of fewer bytes are never taken from here. */
const leastBytes = 2 ** 18;
/** Beyond this the oldest buffers are dropped. */
const mostBytes = 2 ** 25;

interface Reserve {
  bytes: number;
  /** The oldest first. */
  readonly buffers: ArrayBuffer[];
}

/** Referenced weakly, so that a program that has finished training does not retain it. */
const reserve: { of: WeakRef<Reserve> | null } = once("kernels.reserve", () => ({ of: null }));

/** Zeroed memory of an earlier gradient; undefined if there is none of this size. */
function reuse(length: number, code: number): TypedArray | undefined {
  const held = reserve.of?.deref();
  if (held === undefined || held.bytes === 0) return undefined;
  const { buffers } = held;
  const byteLength = length * itemSizes[code]!;
  let at = buffers.length - 1;
  while (at >= 0 && buffers[at]!.byteLength !== byteLength) at--;
  if (at < 0) return undefined;
  const buffer = buffers[at]!;
  buffers.splice(at, 1);
  held.bytes -= byteLength;
  new Uint8Array(buffer).fill(0);
  return newArray(length, code, buffer, 0);
}

/** May code other than the engine and the package's own kernels have seen gradients? It might reference them. */
function mayBeReferenced(): boolean {
  return (
    entryExtensions.usersKernels === true ||
    registry.tableFactory !== null ||
    storageClock.wrappers > 0 ||
    state.forward !== null ||
    local.includedLo !== defaultIncludedLo ||
    local.includedHi !== defaultIncludedHi ||
    local.includedThird !== 0
  );
}

interface InStorage {
  readonly storage: Storage;
}

/** Takes the memory of a gradient that the engine owned, unless one of the results computed from it shares it. */
function release({ storage }: InStorage, results: readonly (InStorage | null)[]): void {
  if (storage.byteLength < leastBytes || storage.device !== hostDevice || mayBeReferenced()) return;
  const { buffer, byteLength } = storage.array!;
  if (!(buffer instanceof ArrayBuffer) || buffer.byteLength !== byteLength) return;
  for (const result of results) {
    if (result === null) continue;
    // Copies to other devices may still read it.
    if (result.storage.device !== hostDevice || result.storage.array!.buffer === buffer) return;
  }
  // Any use of the gradient from here on is an error.
  storage.array = null;
  storage.views = null;
  let held = reserve.of?.deref();
  if (held === undefined) {
    held = { bytes: 0, buffers: [] };
    reserve.of = new WeakRef(held);
  }
  held.buffers.push(buffer);
  held.bytes += byteLength;
  while (held.bytes > mostBytes) held.bytes -= held.buffers.shift()!.byteLength;
}

/** From now on large arrays reuse the memory of gradients that the engine is the last to reference. */
export function reuseGradients(): void {
  storageClock.reuse = reuse;
  storageClock.release = release;
}
