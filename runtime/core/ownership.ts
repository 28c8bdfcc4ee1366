// Whose memory a storage has, and how it is given back: the one place that decides whether memory may serve other tensors.
//
// A storage owns its memory (`isOwned`) if that was allocated for it alone and no array over it has left the package. Nothing but the storage
// refers to it then: once the storage refuses every use, nobody can see it. What remains to be known is that nobody will want it: those who call
// `giveBack` know. Storages that are given back refuse by name whatever reads or writes them, through whichever of their tensors.

import { infoOf, type TypedArray } from "./dtype.js";
import { ArgumentError } from "./errors.js";
import { optional } from "./optional.js";
import { once } from "./shared.js";
import {
  engineMemory,
  hiddenStorages,
  inRegion,
  inSlab,
  isGone,
  isHidden,
  isOwned,
  isSaved,
  isSeen,
  memoryRules,
  poisoning,
  pooledBytes,
  Storage,
  storageClock,
} from "./storage.js";
import { Tensor } from "./tensor.js";

/** Takes memory that nothing references any more; kernels/memory/large.ts installs the pool. Without it the garbage collector has the memory. */
export const memoryPool = optional<(array: TypedArray, isInRegion: boolean) => void>("storage.pool");

/** Says why memory is gone and how to mend it, given what it was: dtype, size, and the place of creation, if that was noted. */
export interface Reason {
  (what: string, storage: Storage): string;
  /**
   * Refusing arrays that storages share of which it says the same, by dtype and size: a proxy costs as much as several small operators. Here, not in a
   * WeakMap: scopes have reasons of their own, and tables of WeakMaps that gain and lose a key again and again fill the memory of old objects.
   */
  arrays?: Map<number, TypedArray>;
}

/** Gives the line of the program that created a storage; trackers that note places write it. */
export const places: WeakMap<Storage, () => string> = once("storage.places", () => new WeakMap());

/** Such as `at /app/train.js:12:20`; null if it was not noted. */
export function placeOfStorage(storage: Storage): string | null {
  const place = places.get(storage);
  return place === undefined ? null : `at ${place()}`;
}

const traps: readonly (keyof ProxyHandler<object>)[] = [
  "get",
  "set",
  "has",
  "ownKeys",
  "deleteProperty",
  "defineProperty",
  "getPrototypeOf",
  "getOwnPropertyDescriptor",
];

/** Throws the error of a storage whose memory is gone. */
const refusalOf =
  (storage: Storage, reason: Reason): (() => never) =>
  () => {
    const { dtypeCode, byteLength } = storage;
    const { name, itemSize } = infoOf(dtypeCode);
    const count = byteLength / itemSize;
    throw new ArgumentError(reason(`${name}, ${count} element${count === 1 ? "" : "s"}`, storage));
  };

/** In place of an array: whatever is done with it throws. Kernels need no check. */
function refusingArray(storage: Storage, reason: Reason): TypedArray {
  const refuse = refusalOf(storage, reason);
  const handler: ProxyHandler<TypedArray> = {};
  for (const trap of traps) (handler as Record<string, () => never>)[trap] = refuse;
  return new Proxy(new Uint8Array(0), handler);
}

/** The most that one reason has: the package's own last as long as the program, whose sizes may be many. */
const mostRefusing = 256;

/** A refusing array that storages share of which the reason says the same. */
function sharedRefusingArray(storage: Storage, reason: Reason): TypedArray {
  if (places.has(storage)) return refusingArray(storage, reason);
  const arrays = (reason.arrays ??= new Map());
  const kind = storage.byteLength * 256 + storage.dtypeCode;
  let array = arrays.get(kind);
  if (array === undefined) {
    if (arrays.size === mostRefusing) arrays.clear();
    arrays.set(kind, (array = refusingArray(storage, reason)));
  }
  return array;
}

/**
 * From now on every use of the storage is an error; its memory serves other tensors, if it was the storage's own. For callers who know that no tensor
 * over the storage is used any more.
 */
export function giveBack(storage: Storage, reason: Reason): void {
  const { array, marks, byteLength } = storage;
  if ((marks & isGone) !== 0) return;
  if (array === null) {
    if (storage.release === undefined) return;
    storage.marks = isGone;
    storageClock.gone?.(storage);
    storage.release(refusalOf(storage, reason));
    return;
  }
  storage.array = sharedRefusingArray(storage, reason);
  storage.views = null;
  storage.marks = isGone;
  if ((marks & isHidden) !== 0) hiddenStorages.count--;
  storageClock.gone?.(storage);
  if ((marks & (isOwned | inSlab)) === 0) return;
  poisoning.installed?.(array);
  const isInRegion = (marks & inRegion) !== 0;
  if ((marks & isOwned) === 0 || (!isInRegion && byteLength < pooledBytes)) return;
  const { buffer } = array;
  if (isInRegion || (buffer instanceof ArrayBuffer && buffer.byteLength === array.byteLength))
    memoryPool.installed?.(array, isInRegion);
}

/** Whether a storage's memory was allocated for it alone. */
export const isItsOwn = ({ marks, release }: Storage): boolean =>
  (marks & (isOwned | inSlab)) !== 0 || release !== undefined;

/** The memory behind the storages that took the place of a tensor's own. */
const behind: WeakMap<Storage, Storage> = once("storage.behind", () => new WeakMap());

/** A storage in place of another one: it refuses every use. */
function refusingStorage(storage: Storage, reason: Reason): Storage {
  const { dtypeCode, byteLength, device } = storage;
  const twin = new Storage(refusingArray(storage, reason), dtypeCode, byteLength, device, isGone);
  // No version that was saved is equal to it.
  twin.version = Number.NaN;
  behind.set(twin, storage);
  return twin;
}

/** The storage with the tensor's memory: its own, or the one behind the storage that refuses. */
export const storageBehind = ({ storage }: Tensor): Storage => behind.get(storage) ?? storage;

/** The same tensor over another storage. */
function over(tensor: Tensor, storage: Storage, hi: number): Tensor {
  const { shape, strides, offset, dtypeCode, numel, isContiguous, keysLo } = tensor;
  const other = new Tensor(storage, shape, strides, offset, dtypeCode, numel, isContiguous, keysLo, hi);
  other.autograd = tensor.autograd;
  return other;
}

/**
 * From now on every use of the tensor is an error. Its memory is given back if no other tensor was made over it and no node saved it; else these still
 * have it, and the garbage collector afterwards.
 */
export function giveUp(tensor: Tensor, reason: Reason): void {
  const { storage } = tensor;
  if (storage.isWrapper || (storage.marks & isGone) !== 0) return;
  if (storage.array === null && (storage.release === undefined || (storage.marks & (isSeen | isSaved)) !== 0)) return;
  if ((storage.marks & (isSeen | isSaved)) === 0) giveBack(storage, reason);
  else tensor.storage = refusingStorage(storage, reason);
}

/**
 * Why the memory of a storage cannot be given to others by its tensor, as a clause: JavaScript cannot access it, or others may see it; null if it can.
 * @throws ArgumentError for memory that was given back, as any use does
 */
export function hindranceOf(storage: Storage): string | null {
  const { marks, array, device } = storage;
  if (array === null) return `it is on ${device}, whose memory JavaScript cannot access`;
  if ((marks & isGone) !== 0) return String(array.length);
  if ((marks & (isOwned | inSlab)) === 0) return "its array was handed out (x.data), or came from the program";
  if ((marks & isSeen) !== 0) return "a view of it was made, by the program or by an operator";
  return (marks & isSaved) === 0 ? null : "a node saved it for a gradient";
}

/**
 * From now on every use of the tensor, which alone has its memory, is an error.
 * @returns a tensor with other keys which has the memory instead, and refuses every use of it, too; `reclaim` makes one of it that does not
 */
export function handOver(tensor: Tensor, hi: number, ofTensor: Reason, ofHandle: Reason): Tensor {
  const { storage } = tensor;
  const handle = over(tensor, refusingStorage(storage, ofHandle), hi);
  tensor.storage = refusingStorage(storage, ofTensor);
  return handle;
}

/** A tensor with the memory that was handed over to another. */
export const reclaim = (handle: Tensor, hi: number): Tensor => over(handle, storageBehind(handle), hi);

/** From now on the tensor, whose storage refuses, refuses for another reason, and has no memory. */
export function endHandle(handle: Tensor, reason: Reason): void {
  const twin = refusingStorage(storageBehind(handle), reason);
  behind.delete(twin);
  handle.storage = twin;
}

/**
 * Gives back the memory of a value that its only user is done with, unless a node saved it, or one of `others` shares it: for callers who know of all
 * tensors over storages that were created since `mark`.
 */
export function giveBackUnless(
  { storage }: Tensor,
  mark: number,
  others: (storage: Storage) => boolean,
  reason: Reason,
): void {
  if (storage.isWrapper || storage.born < mark || storage.byteLength < memoryRules.from) return;
  if (!isItsOwn(storage) || (storage.marks & isSaved) !== 0) return;
  if (!others(storage)) giveBack(storage, reason);
}

export const ofTemporary = (what: string): string =>
  `a temporary (${what}) of the package was given back when it was used last; please report this`;

/**
 * Runs the package's own code, which passes tensors to operators only, and gives back the large ones that it makes, unless others may have seen them.
 * @param kept those that are used afterwards; asked for if there are any
 */
export function withoutTemporaries<R>(body: () => R, kept: (result: R) => readonly (Tensor | null)[]): R {
  const engine = engineMemory.installed;
  if (engine === null || engine.isWatched()) return body();
  const begun = engine.begin();
  let results: (() => readonly (Tensor | null)[]) | null = null;
  try {
    const result = body();
    results = () => kept(result);
    return result;
  } finally {
    engine.end(begun, results, ofTemporary);
  }
}

/** The error of a storage that was given back. */
function refusal({ array }: Storage): unknown {
  try {
    return new ArgumentError(`the memory of ${array!.length} elements is gone`);
  } catch (error) {
    return error;
  }
}

/**
 * For a node that saved the tensor: one over the memory that it had before it was given up; null if it was not.
 * @throws ArgumentError if that memory is gone, too
 */
export function beforeGivenUp(tensor: Tensor): Tensor | null {
  const storage = behind.get(tensor.storage);
  if (storage === undefined) return null;
  if ((storage.marks & isGone) !== 0) throw refusal(storage);
  return over(tensor, storage, tensor.keysHi);
}
