// Memory of large arrays on the host: from the pool, or fresh; not zeroed where the kernel writes every element, where the engine has such memory. And
// what the engine gives back to the pool.

import { state } from "../../autograd/state.js";
import type { Device } from "../../core/device.js";
import type { TypedArray } from "../../core/dtype.js";
import { giveBack, memoryPool } from "../../core/ownership.js";
import { giveMemory, takeMemory } from "../../core/pool.js";
import { once } from "../../core/shared.js";
import {
  engineMemory,
  inSlab,
  isOwned,
  isSaved,
  largeStorage,
  memoryRules,
  newArray,
  pooledBytes,
  residentBytes,
  residents,
  Storage,
  storageClock,
} from "../../core/storage.js";
import { hostDevice } from "../../dispatch/keys.js";
import { local } from "../../dispatch/local.js";
import { usersKernels } from "../../dispatch/operator-entry.js";
import { registry } from "../../dispatch/operator-registry.js";
import { isUnwatched } from "../../dispatch/plain-calls.js";
import { largeArray } from "../loops/thresholds.js";

/** The large storages that a rule has created so far; null while the engine does not ask. */
const temporaries: { list: Storage[] | null } = once("kernels.temporaries", () => ({ list: null }));

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

function zeroed(byteLength: number): ArrayBuffer | undefined {
  try {
    return new ArrayBuffer(byteLength);
  } catch {
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
  if (byteLength <= residentBytes || device !== hostDevice) return undefined;
  const resident = usersKernels.any
    ? undefined
    : residents.installed?.take(length, code, byteLength, device, overwritten);
  if (resident !== undefined) {
    temporaries.list?.push(resident);
    return resident;
  }
  if (byteLength < pooledBytes) return undefined;
  let buffer = takeMemory(byteLength);
  if (buffer === undefined) {
    if (overwritten === true && byteLength >= largeArray) buffer = unzeroed(byteLength);
    buffer ??= zeroed(byteLength);
    if (buffer === undefined) return undefined;
  } else if (overwritten !== true) new Uint8Array(buffer).fill(0);
  const storage = new Storage(newArray(length, code, buffer, 0), code, byteLength, device, isOwned);
  temporaries.list?.push(storage);
  return storage;
}

/** May code other than the engine and the package's own kernels have seen the tensors of a call? It might reference them. */
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

/** Does a result share the memory of a storage, or is it on a device that may still read it? */
function isReferenced(memory: Storage, results: readonly (InStorage | null)[]): boolean {
  for (const result of results) {
    if (result === null) continue;
    const { storage } = result;
    if (storage === memory || storage.device !== hostDevice) return true;
  }
  return false;
}

const ofEngine = (what: string): string =>
  `the memory of a gradient or of a value on the way to one (${what}) was given back by the backward pass, which was its only owner. ` +
  "Register a hook, or call retainGrad(), for gradients that are to be kept; if you did neither, please report this";

/** Gives back the memory of a gradient that the engine owned, unless one of the results computed from it shares it. */
function release({ storage }: InStorage, results: readonly (InStorage | null)[]): void {
  if (storage.byteLength < memoryRules.from || storage.device !== hostDevice || mayBeReferenced()) return;
  if ((storage.marks & (isOwned | inSlab)) === 0 || isReferenced(storage, results)) return;
  giveBack(storage, ofEngine);
}

/** Begins to note what a rule creates. Returns what was noted for the pass around this one, for `end`. */
function begin(): Storage[] | null {
  const outer = temporaries.list;
  temporaries.list = [];
  return outer;
}

/** Gives back what the rule created besides its results; null for a rule that threw, whose error may hold it. */
function end(
  outer: Storage[] | null,
  results: readonly (InStorage | null)[] | (() => readonly (InStorage | null)[]) | null,
  reason: (what: string) => string = ofEngine,
): void {
  const { list } = temporaries;
  temporaries.list = outer;
  // No list: a user's function ran meanwhile, and may have kept what it saw.
  if (list === null || list.length === 0 || results === null || mayBeReferenced()) return;
  const kept = typeof results === "function" ? results() : results;
  for (const storage of list) {
    if ((storage.marks & (isOwned | isSaved)) === isOwned && !isReferenced(storage, kept)) giveBack(storage, reason);
  }
}

function usersCode(): void {
  temporaries.list = null;
}

/** Kernels of users may keep arrays of tensors that were given up. */
function give(array: TypedArray, isInRegion: boolean): void {
  if (usersKernels.any) return;
  if (isInRegion) residents.installed!.free(array);
  else giveMemory(array.buffer as ArrayBuffer);
}

// Linux's allocator returns freed memory to the system, except for blocks smaller than the largest it has freed so far (32 MB at most); each page of
// the next result then costs a fault, and adding 1e6 numbers takes three times as long. This allocates one block of that size, never touched and so
// without pages, and drops it at once.
function keepFreedMemory(): void {
  const { process } = globalThis as { readonly process?: { readonly platform?: string } };
  if (process?.platform === "linux") new ArrayBuffer(2 ** 25 - 2 ** 13);
}

/** From now on large arrays reuse memory that is given back, and are zeroed only where they need be. */
export function useLargeMemory(): void {
  if (largeStorage.installed === null) keepFreedMemory();
  largeStorage.install(large);
  memoryPool.install(give);
  engineMemory.install({ release, begin, end, usersCode, isWatched: mayBeReferenced });
}
