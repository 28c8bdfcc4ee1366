// Storages in the region, a memory of WebAssembly: what scopes create, and what they read or write again and again.
//
// While a scope is open, large results are made in the region, and loops compute them where they are (kernels/wasm/in-place.ts). At the end of the
// outermost scope no kernel runs: what survives leaves by one copy, a region that was too small is replaced by a larger one, and storages from outside
// that loops asked for in two scopes move in. After some scopes that needed less, a smaller one takes its place. Memory that is handed out (`Storage.expose`) leaves the region before, so that nobody outside the package
// sees that happen.
//
// No kernel runs between tasks, either: there storages move in that loops asked for again and again without a scope, such as parameters.

import { makeRegion, type Region, regions, takenBy } from "../wasm/region.js";
import type { Device } from "./device.js";
import type { TypedArray } from "./dtype.js";
import { countReturned, emptyPool, limitOf, takeMemory, usePool } from "./pool.js";
import { once } from "./shared.js";
import {
  inRegion,
  isGone,
  isOwned,
  newArray,
  poisoning,
  pooledBytes,
  residentBytes,
  residents,
  Storage,
} from "./storage.js";

/** A storage that stays in the region until it is given back, handed out or collected. */
interface Resident {
  readonly storage: WeakRef<Storage>;
  readonly region: Region;
  readonly at: number;
  readonly bytes: number;
}

interface State {
  /** Whether a scope is open. */
  isOpen: boolean;
  /** Bytes for which the open scope found no room. */
  missing: number;
  /** Storages elsewhere that loops asked for in the open scope. */
  readonly asked: Set<Storage>;
  /** Those of earlier scopes. */
  readonly askedBefore: WeakSet<Storage>;
  /** By address. */
  readonly staying: Map<number, Resident>;
  /** Tells when one is collected. */
  collected: FinalizationRegistry<Resident> | null;
  /** Arrays that storages have left, and that kernels which run now may still read. */
  left: TypedArray[];
  /** Scopes since the region's size was last compared with what is needed. */
  scopes: number;
  /** Scopes after which it is compared: twice as many each time that a region which was made smaller was too small. */
  patience: number;
  /** Whether the region was made smaller. */
  isFitted: boolean;
  /**
   * Those that loops asked for lately without a scope, by the count at their birth, since to keep them themselves would keep temporaries alive; and how
   * often. One that is asked for takes the place of another as soon as it was asked for as often since.
   */
  readonly bornAt: Float64Array;
  readonly asks: Uint8Array;
  /** Storages for which loops asked often enough without a scope: they move in once the program's task is done. */
  readonly awaited: Set<Storage>;
  /** Whether others may have arrays in the region, or may be about to write where storages have been: then nothing moves. */
  isFixed: () => boolean;
}

const leastPatience = 32;
const mostPatience = 4096;

/** Without a scope, storages move in for which loops asked so often, and so many of them in one task. */
const fewestAsks = 16;
const mostAwaited = 64;
/** How many are counted. */
const places = 256;

const state: State = once("core.residence", () => ({
  isOpen: false,
  missing: 0,
  asked: new Set(),
  askedBefore: new WeakSet(),
  staying: new Map(),
  collected: null,
  left: [],
  scopes: 0,
  patience: leastPatience,
  isFitted: false,
  bornAt: new Float64Array(places),
  asks: new Uint8Array(places),
  awaited: new Set(),
  isFixed: () => false,
}));

const gigabyte = 2 ** 30;
/** The most bytes of a region: as many as the pool may hold, and no more than 1 GB. */
const most = (): number => Math.min(gigabyte, limitOf());

type Place = new (buffer: ArrayBuffer, at?: number, length?: number) => TypedArray;

/** An array of the same type, over another memory. */
function arrayOver(array: TypedArray, buffer: ArrayBuffer, at: number, byteLength: number): TypedArray {
  return new (array.constructor as Place)(buffer, at, byteLength / array.BYTES_PER_ELEMENT);
}

function place(storage: Storage, array: TypedArray): void {
  storage.array = array;
  storage.views = null;
}

/** Wrappers have accessors in place of fields. */
const isResident = (storage: Storage): boolean => !storage.isWrapper && (storage.marks & inRegion) !== 0;

function take(
  length: number,
  code: number,
  byteLength: number,
  device: Device,
  overwritten?: boolean,
): Storage | undefined {
  if (!state.isOpen) return undefined;
  const { current } = regions;
  const at = current === null ? -1 : current.take(byteLength);
  if (at < 0) {
    state.missing += takenBy(byteLength);
    return undefined;
  }
  const array = newArray(length, code, current!.buffer, at);
  if (overwritten !== true) new Uint8Array(current!.buffer, at, byteLength).fill(0);
  return new Storage(array, code, byteLength, device, isOwned | inRegion);
}

function remove({ byteOffset, byteLength }: TypedArray): void {
  state.staying.delete(byteOffset);
  regions.current!.free(byteOffset, byteLength);
}

function free(array: TypedArray): void {
  countReturned(array.byteLength);
  remove(array);
}

function leave(array: TypedArray): void {
  state.staying.delete(array.byteOffset);
  state.left.push(array);
}

function freeLeft(): void {
  const { left } = state;
  state.left = [];
  for (const array of left) {
    poisoning.installed?.(array);
    remove(array);
  }
}

function ask(storage: Storage): void {
  const { marks, byteLength } = storage;
  if (byteLength <= residentBytes || (marks & (isOwned | inRegion)) !== isOwned) return;
  if (state.isOpen) state.asked.add(storage);
  else if (byteLength >= pooledBytes) askWithoutScope(storage);
}

function askWithoutScope(storage: Storage): void {
  const { born } = storage;
  const { bornAt, asks } = state;
  const at = born % places;
  if (bornAt[at] !== born) {
    if (asks[at]! > 0) return void asks[at]!--;
    bornAt[at] = born;
  }
  if (asks[at]! < fewestAsks) asks[at]!++;
  else if (state.awaited.size < mostAwaited) {
    if (state.awaited.size === 0) void Promise.resolve().then(arriveBetweenTasks);
    state.awaited.add(storage);
  }
}

/** Nothing of the package runs now. */
function arriveBetweenTasks(): void {
  const { awaited } = state;
  const wanted = [...awaited];
  awaited.clear();
  if (state.isOpen || limitOf() === 0 || state.isFixed()) return;
  freeLeft();
  const moving = fitting(wanted);
  if (moving.length === 0) return;
  moveAllIn(moving, 0);
  usePool();
}

function moveAllIn(moving: readonly Storage[], missing: number): void {
  // The next scope needs the room of this one, and more.
  const region = regionFor(moving.reduce((sum, { byteLength }) => sum + takenBy(byteLength), missing));
  if (region === null) return;
  if (missing > 0) emptyPool();
  for (const storage of moving) moveIn(storage, region);
}

function trim(): void {
  if (state.isOpen || regions.current === null) return;
  freeLeft();
  if (regions.current.used > 0) return;
  regions.current = null;
  regions.room = 0;
}

/** The storage keeps its memory until it is collected, unless it is given back or handed out before. */
function stay(storage: Storage, { byteOffset, byteLength }: TypedArray, region: Region): void {
  state.collected ??= new FinalizationRegistry((resident) => {
    const { at, bytes } = resident;
    if (state.staying.get(at) !== resident) return;
    state.staying.delete(at);
    resident.region.free(at, bytes);
    usePool();
  });
  const resident = { storage: new WeakRef(storage), region, at: byteOffset, bytes: byteLength };
  state.staying.set(byteOffset, resident);
  state.collected.register(storage, resident);
}

function moveOut(storage: Storage): void {
  const array = storage.array!;
  const { byteLength } = array;
  const moved = arrayOver(array, takeMemory(byteLength) ?? new ArrayBuffer(byteLength), 0, byteLength);
  (moved as Float64Array).set(array as Float64Array);
  place(storage, moved);
  storage.marks &= ~inRegion;
  leave(array);
}

/** Copies the storage's array to an address of a region, where it stays. */
function moveTo(storage: Storage, region: Region, at: number): void {
  const array = storage.array!;
  const moved = arrayOver(array, region.buffer, at, array.byteLength);
  (moved as Float64Array).set(array as Float64Array);
  place(storage, moved);
  stay(storage, moved, region);
}

function moveIn(storage: Storage, region: Region): void {
  const at = region.take(storage.array!.byteLength);
  if (at < 0) return;
  // Its former memory is left to the collector: whoever called the scope may be reading it.
  moveTo(storage, region, at);
  storage.marks |= inRegion;
}

/** The region, or, if that is too small, another one with room for so many bytes more, as far as the limit allows. */
function regionFor(more: number): Region | null {
  const { current } = regions;
  const size = current?.size ?? 0;
  // At least half as much again, so that few regions are made, however slowly a program's sizes increase.
  const wanted = Math.min(most(), size + (more > 0 ? Math.max(more, size / 2) : 0));
  if (current !== null && wanted <= size && regions.room <= current.room) return current;
  if (state.isFitted) state.patience = Math.min(mostPatience, 2 * state.patience);
  state.isFitted = false;
  return movedTo(makeRegion(Math.max(wanted, size)));
}

/** A smaller region in place of one of which scopes used less than seven eighths. */
function fitRegion(current: Region): void {
  if (++state.scopes < state.patience) return;
  const { reached, size, room } = current;
  const { asked } = regions;
  forgetNeeds();
  current.reached = 0;
  for (const { at, bytes } of state.staying.values())
    current.reached = Math.max(current.reached, current.endOf(at, bytes));
  if (8 * (reached + asked) > 7 * (size + room)) return;
  regions.room = asked;
  if (movedTo(makeRegion(reached)) !== current) state.isFitted = true;
}

function forgetNeeds(): void {
  state.scopes = 0;
  regions.asked = 0;
}

/** Makes it the program's region, to which what stays moves; without it, the one so far is. */
function movedTo(region: Region | null): Region | null {
  if (region === null) return regions.current;
  forgetNeeds();
  const staying = [...state.staying.values()];
  state.staying.clear();
  regions.current = region;
  for (const { storage, bytes } of staying) {
    const resident = storage.deref();
    if (resident === undefined) continue;
    const array = resident.array!;
    moveTo(resident, region, region.take(bytes));
    poisoning.installed?.(array);
  }
  return region;
}

/** Of storages elsewhere those that may move in: as long as what stays takes no more than half of what the region may be. */
function fitting(storages: Iterable<Storage>): Storage[] {
  let room = most() / 2;
  for (const { bytes } of state.staying.values()) room -= takenBy(bytes);
  const found: Storage[] = [];
  for (const storage of storages) {
    if ((storage.marks & (isOwned | inRegion | isGone)) !== isOwned) continue;
    const bytes = takenBy(storage.byteLength);
    if (bytes > room) continue;
    room -= bytes;
    found.push(storage);
  }
  return found;
}

/** Those that loops asked for in an earlier scope, too. */
function arriving(): Storage[] {
  const { asked, askedBefore } = state;
  // V8 makes a new table for a Set that is cleared, even if it is empty.
  if (asked.size === 0) return [];
  const again: Storage[] = [];
  for (const storage of asked) {
    if (askedBefore.has(storage)) again.push(storage);
    else askedBefore.add(storage);
  }
  asked.clear();
  return fitting(again);
}

/**
 * From now on large results of scopes live in the region.
 * @param isFixed whether others may have arrays of storages: nothing moves then
 */
export function installResidence(isFixed: () => boolean): void {
  state.isFixed = isFixed;
  residents.installOnce({ take, free, leave, ask, trim, bytes: () => regions.current?.buffer.byteLength ?? 0 });
}

/** Called when the outermost scope opens. */
export function openResidence(): void {
  // Without a pool, nothing is kept.
  state.isOpen = limitOf() > 0;
}

/**
 * Called at its end.
 * @param survivors storages that were created in it and are used afterwards
 * @param unknown those of which nobody knows that: they are not copied, and stay until they are collected
 */
export function closeResidence(survivors: readonly Storage[], unknown: readonly Storage[]): void {
  state.isOpen = false;
  if (state.isFixed()) {
    for (const list of [survivors, unknown])
      for (const storage of list) if (isResident(storage)) stay(storage, storage.array!, regions.current!);
    state.missing = 0;
    if (state.asked.size > 0) state.asked.clear();
    return;
  }
  for (const storage of survivors) if (isResident(storage)) moveOut(storage);
  for (const storage of unknown) if (isResident(storage)) stay(storage, storage.array!, regions.current!);
  freeLeft();
  const { missing } = state;
  state.missing = 0;
  const moving = arriving();
  if (missing > 0 || moving.length > 0 || (regions.current !== null && regions.room > regions.current.room))
    moveAllIn(moving, missing);
  else if (regions.current !== null) fitRegion(regions.current);
  if (regions.current !== null) usePool(regions.current.reached);
}
