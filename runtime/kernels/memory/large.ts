// Memory of large arrays on the host: from the pool, or fresh; not zeroed where the kernel writes every element, where the engine has such memory. And
// what the engine gives back to the pool.

import type { Gradient } from "../../autograd/node.js";
import { state } from "../../autograd/state.js";
import type { Device } from "../../core/device.js";
import type { TypedArray } from "../../core/dtype.js";
import { giveBack, isItsOwn, memoryPool, ofTemporary } from "../../core/ownership.js";
import { giveMemory, takeMemory } from "../../core/pool.js";
import { installResidence } from "../../core/residence.js";
import { once } from "../../core/shared.js";
import {
  engineMemory,
  isGone,
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
import { listen, stopListening } from "../../core/storage-events.js";
import { isTensor } from "../../core/tensor.js";
import type { Kernel } from "../../dispatch/kernel.js";
import { hostDevice } from "../../dispatch/keys.js";
import { local } from "../../dispatch/local.js";
import { compositeMemory, usersKernels } from "../../dispatch/operator-entry.js";
import { registry } from "../../dispatch/operator-registry.js";
import { isUnwatched } from "../../dispatch/plain-calls.js";
import { largeArray } from "../loops/thresholds.js";
import { hide, letGoOf } from "./hidden.js";

/** What the package's own code creates while it runs, of which nothing is referenced afterwards but its results. */
interface Temporaries {
  /** Large storages, those of the code that began last at the end. */
  list: Storage[];
  /** Their bytes. */
  bytes: number;
  /** How many pieces of such code are running, one within the other. */
  depth: number;
  /** How many of these, from the outermost on, give nothing back: a user's function ran within them, and may have kept what it saw. */
  blocked: number;
}
const temporaries: Temporaries = once("kernels.temporaries", () => ({ list: [], bytes: 0, depth: 0, blocked: 0 }));

/** Bytes from which temporaries are left to the collector: code that makes so many may be done with most of them. */
const mostNoted = 2 ** 28;

function note(storage: Storage): void {
  if (temporaries.depth === temporaries.blocked || storage.device !== hostDevice) return;
  temporaries.list.push(storage);
  if ((temporaries.bytes += storage.byteLength) > mostNoted) usersCode();
}

/** For tests: whether smaller temporaries are given back, too. */
const notesAll = (): boolean => memoryRules.from < pooledBytes;

function noted(storage: Storage): Storage {
  if (!notesAll()) note(storage);
  return storage;
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
  if (resident !== undefined) return noted(resident);
  if (byteLength < pooledBytes) return undefined;
  let buffer = takeMemory(byteLength);
  if (buffer === undefined) {
    if (overwritten === true && byteLength >= largeArray) buffer = unzeroed(byteLength);
    buffer ??= zeroed(byteLength);
    if (buffer === undefined) return undefined;
  } else if (overwritten !== true) new Uint8Array(buffer).fill(0);
  return noted(new Storage(newArray(length, code, buffer, 0), code, byteLength, device, isOwned));
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

/** Does a value, or one of a list, share the memory of a storage, or is it on a device that may still read it? A device frees its own in order. */
function isReferenced(memory: Storage, value: unknown): boolean {
  if (Array.isArray(value)) {
    for (const one of value) if (isReferenced(memory, one)) return true;
    return false;
  }
  if (!isTensor(value)) return false;
  const { storage } = value;
  return storage === memory || (storage.device !== hostDevice && storage.device !== memory.device);
}

const ofEngine = (what: string): string =>
  `the memory of a gradient or of a value on the way to one (${what}) was given back by the backward pass, which was its only owner. ` +
  "Register a hook, or call retainGrad(), for gradients that are to be kept; if you did neither, please report this";

/** Gives back the memory of a gradient that the engine owned, unless one of the results computed from it shares it. */
function release({ storage }: InStorage, results: readonly (InStorage | null)[]): void {
  const isOnDevice = storage.release !== undefined;
  if (!isOnDevice && (storage.byteLength < memoryRules.from || storage.device !== hostDevice)) return;
  if (mayBeReferenced() || !isItsOwn(storage) || isReferenced(storage, results)) return;
  giveBack(storage, ofEngine);
}

function begin(): number {
  if (temporaries.depth++ === 0 && notesAll()) listen(note);
  return temporaries.list.length;
}

function end(begun: number, used: unknown, reason: (what: string) => string = ofEngine): void {
  const { list } = temporaries;
  const depth = --temporaries.depth;
  if (depth === 0) stopListening(note);
  if (temporaries.blocked > depth) {
    temporaries.blocked = depth;
    return;
  }
  // An error may hold what code had made when it threw.
  if (list.length > begun && used !== null && !mayBeReferenced()) {
    const values = typeof used === "function" ? used() : used;
    let left = begun;
    for (let i = begun; i < list.length; i++) {
      const storage = list[i]!;
      if (isItsOwn(storage) && (storage.marks & isSaved) === 0 && !isReferenced(storage, values)) {
        giveBack(storage, reason);
        temporaries.bytes -= storage.byteLength;
      } else if ((storage.marks & isGone) === 0) {
        list[left++] = storage;
        if (depth === 0 && isItsOwn(storage) && !isReferenced(storage, values)) hide(storage);
      }
    }
    list.length = left;
  }
  if (depth === 0) forget();
}

function forget(): void {
  temporaries.list = [];
  temporaries.bytes = 0;
}

function usersCode(): void {
  temporaries.blocked = temporaries.depth;
  forget();
}

/** Whether a call with this argument, a tensor or a list of them, may have large temporaries. */
function isLarge(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  const { numel } = value as { readonly numel?: number };
  return numel === undefined ? isLarge((value as readonly unknown[])[0]) : 4 * numel >= memoryRules.from;
}

type Run = (...args: readonly unknown[]) => unknown;

/** A composite that gives its temporaries back. */
function sparing(kernel: Kernel): Kernel {
  const run = kernel as Run;
  const noting = (args: readonly unknown[]): unknown => {
    if (mayBeReferenced()) return run(...args);
    const begun = begin();
    let result: unknown;
    try {
      result = run(...args);
    } catch (error) {
      end(begun, null);
      throw error;
    }
    end(begun, [result, args], ofTemporary);
    return result;
  };
  return ((...args: readonly unknown[]) =>
    isLarge(args[0]) || isLarge(args[1]) ? noting(args) : run(...args)) as Kernel;
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
  installResidence(() => usersKernels.any);
  if (compositeMemory.installed === null) {
    compositeMemory.install(sparing);
    for (const entry of [...registry.computed]) entry.invalidate();
  }
  engineMemory.install({
    release,
    begin,
    end,
    settle: (saved, results, isLast) =>
      letGoOf(saved as object | null, results as readonly Gradient[], isLast && !mayBeReferenced()),
    usersCode,
    isRunning: () => temporaries.depth > 0,
    isWatched: mayBeReferenced,
  });
}
