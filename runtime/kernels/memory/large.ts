// Memory of large arrays. That of gradients that nothing references any more serves the next arrays of as many bytes: fresh memory costs page
// faults, and makes the garbage collector run. An array whose every element is written next is not zeroed, where the engine has such memory.

import { state } from "../../autograd/state.js";
import type { Device } from "../../core/device.js";
import { once } from "../../core/shared.js";
import { gradientRelease, largeStorage, newArray, Storage, storageClock } from "../../core/storage.js";
import { hostDevice } from "../../dispatch/keys.js";
import { local } from "../../dispatch/local.js";
import { usersKernels } from "../../dispatch/operator-entry.js";
import { registry } from "../../dispatch/operator-registry.js";
import { isUnwatched } from "../../dispatch/plain-calls.js";
import { largeArray } from "../loops/thresholds.js";

/** Beyond this the oldest buffers of gradients are dropped. */
const mostBytes = 2 ** 25;

interface Reserve {
  bytes: number;
  /** The oldest first. */
  readonly buffers: ArrayBuffer[];
}

/** Referenced weakly, so that a program that has finished training does not retain it. */
const reserve: { of: WeakRef<Reserve> | null } = once("kernels.reserve", () => ({ of: null }));

/** The memory of an earlier gradient of this size; undefined if there is none. */
function reuse(byteLength: number): ArrayBuffer | undefined {
  const held = reserve.of?.deref();
  if (held === undefined || held.bytes === 0) return undefined;
  const { buffers } = held;
  let at = buffers.length - 1;
  while (at >= 0 && buffers[at]!.byteLength !== byteLength) at--;
  if (at < 0) return undefined;
  const buffer = buffers[at]!;
  buffers.splice(at, 1);
  held.bytes -= byteLength;
  return buffer;
}

interface UnzeroedMemory {
  readonly Buffer?: { allocUnsafeSlow?(bytes: number): { readonly buffer: ArrayBufferLike } };
}

/** Memory that is not zeroed; undefined where the engine has none. Only Node and its relatives do. */
function unzeroed(byteLength: number): ArrayBuffer | undefined {
  try {
    const buffer = (globalThis as UnzeroedMemory).Buffer?.allocUnsafeSlow?.(byteLength).buffer;
    return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? buffer : undefined;
  } catch {
    // Too large: the usual allocation names the size.
    return undefined;
  }
}

function large(
  length: number,
  code: number,
  byteLength: number,
  device: Device,
  overwritten?: boolean,
): Storage | undefined {
  if (byteLength < largeArray || device !== hostDevice) return undefined;
  let buffer = reuse(byteLength);
  if (buffer !== undefined && overwritten !== true) new Uint8Array(buffer).fill(0);
  if (overwritten === true) buffer ??= unzeroed(byteLength);
  return buffer && new Storage(newArray(length, code, buffer, 0), code, byteLength, device);
}

/** May code other than the engine and the package's own kernels have seen gradients? It might reference them. */
function mayBeReferenced(): boolean {
  return (
    usersKernels.any ||
    registry.tableFactory !== null ||
    storageClock.wrappers > 0 ||
    state.forward !== null ||
    !isUnwatched() ||
    local.includedThird !== 0
  );
}

interface InStorage {
  readonly storage: Storage;
}

/** Takes the memory of a gradient that the engine owned, unless one of the results computed from it shares it. */
function release({ storage }: InStorage, results: readonly (InStorage | null)[]): void {
  if (storage.byteLength < largeArray || storage.device !== hostDevice || mayBeReferenced()) return;
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

// Linux's allocator returns freed memory to the system, except for blocks smaller than the largest it has freed so far (32 MB at most); each page of
// the next result then costs a fault, and adding 1e6 numbers takes three times as long. This allocates one block of that size, never touched and so
// without pages, and drops it at once.
function keepFreedMemory(): void {
  const { process } = globalThis as { readonly process?: { readonly platform?: string } };
  if (process?.platform === "linux") new ArrayBuffer(2 ** 25 - 2 ** 13);
}

/** From now on large arrays reuse the memory of gradients that the engine is the last to reference, and are zeroed only where they need be. */
export function useLargeMemory(): void {
  if (largeStorage.installed === null) keepFreedMemory();
  largeStorage.install(large);
  gradientRelease.install(release);
}
