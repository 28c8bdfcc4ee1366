// Storage: a block of elements shared by any number of tensors, and the version counter that they share.

import { type BackendName, backendOfDeviceType } from "../dispatch/keys.js";
import { type Device, deviceType } from "./device.js";
import {
  type DType,
  dtypeCodeOf,
  dtypeOf,
  entriesOf,
  FLOAT32,
  INT32,
  infoOf,
  isComplexCode,
  isWideCode,
  itemSizes,
  type TypedArray,
} from "./dtype.js";
import { ArgumentError, UnsupportedError } from "./errors.js";
import { optional } from "./optional.js";
import { once, share } from "./shared.js";

interface InStorage {
  readonly storage: Storage;
}

/**
 * Counts storages as they are created: those created since a moment have a `born` of at least the count at that moment.
 * `wrappers` counts those of wrapper tensors: while it is 0, none exists.
 */
export const storageClock: {
  count: number;
  wrappers: number;
  /** Called by the constructor of every storage; null unless memory is tracked or a scope is open. */
  created: ((storage: Storage) => void) | null;
  /** Called when a storage grows, with the number of bytes; set only while memory is tracked. */
  grown?: (storage: Storage, bytes: number) => void;
  /** Called when the memory of a storage is given back; set only while memory is tracked. */
  gone?: (storage: Storage) => void;
} = once("storage.clock", () => ({
  count: 0,
  wrappers: 0,
  created: null,
}));

// What is known of a storage's memory: the bits of `marks`. Whether memory may serve other tensors is decided by them alone (core/ownership.ts).

/** The array is part of a slab. */
export const inSlab = 1;
/** The array is the whole of memory that was allocated for the storage, and nothing outside has got it: the storage is its only owner. */
export const isOwned = 2;
/** Another tensor was made over the storage. */
export const isSeen = 4;
/** A node of autograd saved a tensor over the storage. */
export const isSaved = 8;
/** The memory was given back: each use of the array throws. */
export const isGone = 16;
/** The array lies in the region, a memory of WebAssembly (core/residence.ts). */
export const inRegion = 32;
/** Nobody but nodes that saved it has the memory: it was made and used within the package. */
export const isHidden = 64;
/** Above these bits is counted how often nodes saved the memory; from `mostSaves` on it is not known. */
export const oneSave = 128;
export const mostSaves: number = 2 ** 29;

/** How many storages are hidden, those included that the collector has freed since. */
export const hiddenStorages: { count: number } = once("storage.hidden", () => ({ count: 0 }));

/** What storages need of the region. */
interface Residents {
  /** A new array there, zeroed unless the caller writes every element, as a storage; undefined without an open scope or room. */
  take(length: number, code: number, byteLength: number, device: Device, overwritten?: boolean): Storage | undefined;
  /** Called with an array there that nothing reads any more. */
  free(array: TypedArray): void;
  /** Called with an array there that a storage has left, and that kernels that run now may still read. */
  leave(array: TypedArray): void;
  /** Called before a loop over many elements, with a storage that it reads or writes. */
  ask(storage: Storage): void;
  /** Called when the pool is emptied. */
  trim(): void;
  /** Bytes of the memory. */
  bytes(): number;
}
/** Installed when the first scope opens. */
export const residents = optional<Residents>("storage.residents");

/**
 * A storage for a large result on the CPU, zeroed unless the caller writes every element; undefined for others. Installed, as is the other, by
 * kernels/memory/large.ts.
 */
export const largeStorage =
  optional<
    (length: number, code: number, byteLength: number, device: Device, overwritten?: boolean) => Storage | undefined
  >("storage.large");

/** Bytes from which memory is pooled: below, allocating costs less than looking for free memory. */
export const pooledBytes: number = 2 ** 14;

/** Bytes above which results of scopes lie in the region; smaller ones share slabs. */
export const residentBytes: number = 2 ** 10;

/** From how many bytes the engine gives memory back. */
export const memoryRules: { from: number } = once("storage.rules", () => ({ from: pooledBytes }));
/** For tests: fills memory that is given back with NaN. */
export const poisoning = optional<(array: TypedArray) => void>("storage.poisoning");

/** What the engine gives back. */
export interface EngineMemory {
  /** Called with a gradient that nothing references any more, unless one of `results` shares its memory. */
  release(gradient: InStorage, results: readonly (InStorage | null)[]): void;
  /** Called before code whose temporaries nothing will reference, such as a rule's; gives what `end` needs. */
  begin(): number;
  /**
   * Called after it, with values that are used afterwards: tensors, lists of them, or a function that gives them; null if it threw. What is not
   * given back is a temporary of the code around.
   */
  end(begun: number, used: unknown, reason?: (what: string) => string): void;
  /**
   * Called after a node's rule, while storages are hidden, with what the node saved and the gradients.
   * @param isLast whether the node lets go of them, and no hook and no recorded pass has seen them
   */
  settle(saved: unknown, results: readonly (InStorage | null)[], isLast: boolean): void;
  /** Called when a user's function runs within such code. */
  usersCode(): void;
  /** Whether such code is running. */
  isRunning(): boolean;
  /** May code other than the engine and the package's own kernels have seen the tensors of a call? It might reference them. */
  isWatched(): boolean;
}
export const engineMemory = optional<EngineMemory>("storage.engine");

const LocalStorage = class Storage {
  // Declared only: the constructor sets them, and the storages of wrappers have accessors in their place.
  /**
   * The memory as kernels read it; null on meta, and on devices with memory of their own. An array of the dtype, except
   * integers of 64 bits: there it is an Int32Array with two words per element, low word first (also as `words`).
   */
  declare array: TypedArray | null;
  declare readonly dtypeCode: number;
  declare readonly byteLength: number;
  declare readonly device: Device;
  /** Incremented by every in-place change; shared by all views. */
  declare version: number;
  /** The count of storages created before this one: tells autograd whether a gradient's memory is new. */
  declare readonly born: number;
  /** Arrays of other types over the same memory, by dtype code; created on demand. */
  declare views: (TypedArray | undefined)[] | null;
  /** What is known of the memory: bits, of which the constants above say what they mean. */
  declare marks: number;

  // No default: V8 would inline less of a small call (tests/project/small-calls.test.ts).
  constructor(array: TypedArray | null, dtypeCode: number, byteLength: number, device: Device, marks: number) {
    this.array = array;
    this.dtypeCode = dtypeCode;
    this.byteLength = byteLength;
    this.device = device;
    this.version = 0;
    this.born = storageClock.count++;
    this.views = null;
    this.marks = marks;
    if (storageClock.created !== null) storageClock.created(this);
  }

  /** On devices with memory of their own: grows it, preserving its contents. */
  declare readonly grow?: (bytes: number) => void;
  /** On such devices: gives the memory back; `refuse` throws for whoever uses it afterwards. */
  declare readonly release?: (refuse: () => never) => void;

  /**
   * Before the array leaves the package: moves the elements out of a slab or the region, so that its buffer contains nothing else, and notes that the
   * storage is no longer the only owner.
   */
  expose(): void {
    const { marks } = this;
    if ((marks & (inSlab | inRegion)) !== 0) {
      const { array } = this;
      this.array = array!.slice();
      this.views = null;
      if ((marks & inRegion) !== 0) residents.installed!.leave(array!);
    }
    this.marks = marks & ~(inSlab | inRegion | isOwned);
  }

  /** The memory as an array of its dtype (BigInt64Array for int64, BigUint64Array for uint64, Uint8Array of 0 and 1 for bool); null on meta. */
  get data(): TypedArray | null {
    if (this.array !== null) this.expose();
    return isWideCode(this.dtypeCode) ? this.typedCode(this.dtypeCode) : this.array;
  }

  /** The memory of 64-bit elements as 32-bit words, low word first: element `i` is words `2 i` and `2 i + 1`. */
  get words(): Int32Array {
    const { array } = this;
    if (!isWideCode(this.dtypeCode) || array === null) return this.typedCode(INT32) as Int32Array;
    if (array.length === 0) assertPresent(this);
    return array as Int32Array;
  }

  /**
   * The memory as an array of elements of some dtype, created once. Trailing bytes that do not fill an element are cut
   * off.
   */
  typed(dtype: DType): TypedArray | null {
    if (this.array !== null) this.expose();
    return this.typedCode(dtypeCodeOf(dtype));
  }

  /** As `typed`, by dtype code. */
  typedCode(code: number): TypedArray | null {
    const { array } = this;
    if (array === null) return array;
    if (array.length === 0) assertPresent(this);
    if (code === this.dtypeCode && !isWideCode(code)) return array;
    const views = (this.views ??= []);
    return (views[code] ??= viewArray(array, code));
  }

  /** Is it the placeholder for the memory that a wrapper tensor does not have? */
  get isWrapper(): boolean {
    return false;
  }

  /**
   * @param operator the operator that a wrapper's class has to have a kernel of; without it, a kernel for plain tensors asks
   * @throws UnsupportedError for wrappers, which have no memory to take a window of
   */
  assertMemory(_operator?: string): void {}

  /** From now on a wrapper's version is that of `other`: it is a view of its tensor. Memory needs no such link. */
  followVersion(_other: { readonly version: number }): void {}
};

const StorageClass = share("Storage", LocalStorage);

/** See the fields. Created by `allocate` and `storageOf`. */
export const Storage = StorageClass;
export type Storage = InstanceType<typeof StorageClass>;

/** Is it memory that JavaScript has no array of: a device's, or meta's? Not a wrapper's placeholder. */
export const isElsewhere = (storage: Storage): boolean => !storage.isWrapper && storage.array === null;

/**
 * For a storage whose array is empty.
 * @throws ArgumentError if it has elements: their memory was transferred
 */
export function assertPresent({ byteLength }: { readonly byteLength: number }): void {
  if (byteLength > 0) throw transferred();
}

/**
 * For loops, of which one reads an empty array.
 * @throws ArgumentError if it reads elements: their memory was transferred
 */
export function assertReadable(elements: number): void {
  if (elements > 0) throw transferred();
}

/** The error for memory whose elements are gone. */
export const transferred = (): ArgumentError =>
  new ArgumentError(
    "the memory of this tensor is gone: its ArrayBuffer was transferred, perhaps to a worker. Transfer a copy instead: x.data.slice().buffer",
  );

function viewArray({ buffer, byteOffset, byteLength }: TypedArray, code: number): TypedArray {
  const elements = Math.floor(byteLength / itemSizes[code]!);
  return new (arrayClass(code))(buffer as ArrayBuffer, byteOffset, isComplexCode(code) ? 2 * elements : elements);
}

/** A typed array's constructor, with a length or a piece of a buffer. */
type ArrayClass = new (from: number | ArrayBuffer, start?: number, length?: number) => TypedArray;

function arrayClass(code: number): ArrayClass {
  const { array, name } = infoOf(code);
  if (array === null) throw new UnsupportedError(`dtype ${name} is not supported`);
  return array as ArrayClass;
}

/** An array for `length` elements of a dtype, as stored in `Storage.array`: zeroed, or a piece of a buffer. The commonest dtypes bypass the table. */
export function newArray(length: number, code: number, piece?: ArrayBuffer, start?: number): TypedArray {
  const entries = length * entriesOf(code);
  const from = piece ?? entries;
  if (code === FLOAT32) return new (Float32Array as ArrayClass)(from, start, entries);
  if (isWideCode(code)) return new (Int32Array as ArrayClass)(from, start, entries);
  return new (arrayClass(code))(from, start, entries);
}

/**
 * Allocates zeroed storages on the devices of a backend: `length` elements of the dtype `code`, which are `byteLength` bytes.
 */
export type StorageMaker = (length: number, code: number, byteLength: number, device: Device) => Storage;

/** The allocators of all backends except the host's and meta; filled by core/backend.ts. */
export const storageMakers: Map<BackendName, StorageMaker> = once("core.storageMakers", () => new Map());

/** Storages in the CPU's own memory: for devices that share it. */
export const hostStorage: StorageMaker = (length, code, byteLength, device) =>
  new StorageClass(hostArray(length, code), code, byteLength, device, isOwned);

/** Zeroed memory for `length` elements; none on meta. */
export function newStorage(length: number, code: number, device: Device): Storage {
  const byteLength = length * itemSizes[code]!;
  if (device === "cpu") return hostStorage(length, code, byteLength, device);
  if (device === "meta") return new StorageClass(null, code, byteLength, device, 0);
  const backend = backendOfDeviceType(deviceType(device));
  const make = backend === undefined ? undefined : storageMakers.get(backend);
  if (make === undefined)
    throw new UnsupportedError(
      `device ${device} has no backend: tensors live on "cpu" and "meta", and where registerBackend says how`,
    );
  return make(length, code, byteLength, device);
}

/** As `newArray`; if the engine cannot allocate that size, the error states what was requested. */
function hostArray(length: number, code: number): TypedArray {
  try {
    return newArray(length, code);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new UnsupportedError(
      `cannot allocate ${length} elements of ${dtypeOf(code)} (${length * itemSizes[code]!} bytes): more than one array holds here`,
    );
  }
}

// An array of more than 64 bytes costs V8 an allocation outside its heap: 0.2 to 0.7 microseconds, against 0.03 to 0.15
// in a slab. Larger slabs gain little and let a live tensor pin more.
const SLAB_BYTES = 4096;
const HEAP_BYTES = 64;
const PIECE_BYTES = residentBytes;
let slab = new ArrayBuffer(SLAB_BYTES);
let slabUsed = 0;
/** Up to here the slab may have what storages that are gone wrote. */
let slabWritten = 0;
/** The slabs that were begun since `markSlabs`, and free ones that scopes before had used; null without a scope. */
let slabsBegun: ArrayBuffer[] | null = null;
const freeSlabs: ArrayBuffer[] = [];
const mostFreeSlabs = 64;

/** Called when the outermost scope opens; the position goes to `reuseSlabs`. */
export function markSlabs(): number {
  slabsBegun = slabUsed === 0 ? [slab] : [];
  return slabUsed;
}

/** Called at its end. @param areFree whether every storage over slabs that was created in it is gone, so that later ones may have its memory */
export function reuseSlabs(position: number, areFree: boolean): void {
  const begun = slabsBegun!;
  slabsBegun = null;
  if (!areFree) return;
  slabWritten = Math.max(slabWritten, slabUsed);
  slabUsed = begun.length === 0 ? position : 0;
  begun.pop();
  for (const one of begun) if (freeSlabs.length < mostFreeSlabs) freeSlabs.push(one);
}

function beginSlab(): void {
  const free = slabsBegun === null ? undefined : freeSlabs.pop();
  slabWritten = free === undefined ? 0 : SLAB_BYTES;
  slab = free ?? new ArrayBuffer(SLAB_BYTES);
  slabsBegun?.push(slab);
}

/**
 * As `newStorage`, for results of operators: on the CPU those of 65 to 1024 bytes share slabs. Short, and with few calls, so that
 * V8 inlines all of it into the kernels of small tensors.
 */
export function resultStorage(length: number, code: number, device: Device, overwritten?: boolean): Storage {
  const byteLength = length * itemSizes[code]!;
  if (device !== "cpu" || byteLength > HEAP_BYTES) return largerStorage(length, code, byteLength, device, overwritten);
  return new StorageClass(
    code === FLOAT32 ? new Float32Array(length) : newArray(length, code),
    code,
    byteLength,
    device,
    isOwned,
  );
}

function largerStorage(
  length: number,
  code: number,
  byteLength: number,
  device: Device,
  overwritten?: boolean,
): Storage {
  if (device !== "cpu" || byteLength > PIECE_BYTES)
    return largeStorage.installed?.(length, code, byteLength, device, overwritten) ?? newStorage(length, code, device);
  let start = slabUsed;
  if (start + byteLength > SLAB_BYTES) {
    beginSlab();
    start = 0;
  }
  slabUsed = (start + byteLength + 7) & ~7;
  const array = newArray(length, code, slab, start);
  if (start < slabWritten && overwritten !== true) (array as Float64Array).fill(0);
  return new StorageClass(array, code, byteLength, device, inSlab);
}

type Growing = { -readonly [K in "array" | "byteLength"]: Storage[K] } & { views: Storage["views"] };

/** Grows the storage to `length` elements of its dtype, preserving its contents. */
export function growStorage(storage: Storage, length: number): void {
  const bytes = length * itemSizes[storage.dtypeCode]!;
  if (bytes <= storage.byteLength) return;
  const fields: Growing = storage;
  if (storage.array !== null) {
    const array = hostArray(length, storage.dtypeCode);
    (array as Float64Array).set(storage.array as Float64Array);
    if ((storage.marks & inRegion) !== 0) {
      residents.installed!.leave(storage.array);
      storage.marks &= ~inRegion;
    }
    fields.array = array;
    fields.views = null;
  } else storage.grow?.(bytes);
  storageClock.grown?.(storage, bytes - storage.byteLength);
  fields.byteLength = bytes;
}

/**
 * A storage over an existing array, without a copy.
 * @param owned nothing else has the array, nor ever had
 */
export function storageOf(array: TypedArray, dtype: DType, owned = false): Storage {
  const code = dtypeCodeOf(dtype);
  const isWide = array instanceof BigInt64Array || array instanceof BigUint64Array;
  const held = isWide ? new Int32Array(array.buffer, array.byteOffset, 2 * array.length) : array;
  const storage = new StorageClass(held, code, array.byteLength, "cpu", owned ? isOwned : 0);
  if (isWide) (storage.views ??= [])[code] = array;
  return storage;
}
