// How much memory tensors use: allocations are counted while a tracker exists, and frees when the engine reports them.
/// <reference lib="esnext.disposable" preserve="true" />

import { ArgumentError } from "./errors.js";
import { callerPlaceLater } from "./frames.js";
import { checkOptions } from "./options.js";
import { places as placesOf } from "./ownership.js";
import { type PoolStatistics, poolSince, poolStatistics, poolText } from "./pool.js";
import { once } from "./shared.js";
import { isGone, type Storage, storageClock } from "./storage.js";
import { listen, stopListening } from "./storage-events.js";

/** The memory of tensors on a device. Views share their tensor's memory and are not counted. */
export interface MemoryStatistics {
  /** Bytes of live storages, as far as the engine has reported. */
  readonly bytes: number;
  /** The maximum of `bytes`. */
  readonly peak: number;
  /** Number of live storages, as far as the engine has reported. */
  readonly count: number;
  /** Bytes of all storages that were allocated, including freed ones. */
  readonly allocatedBytes: number;
  /** Number of storages that were allocated. */
  readonly allocations: number;
}

/** Live memory that one line of the program created. */
export interface MemoryLeak {
  /** Such as `/app/train.js:12:20`. */
  readonly place: string;
  /** Number of live storages. */
  readonly count: number;
  /** Bytes of them. */
  readonly bytes: number;
}

/** What `trackMemory` returns. */
export interface MemoryTracker extends Disposable {
  /** By device, `{ cpu: { bytes, peak, ... } }`; a device is listed once something was allocated on it. */
  statistics(): Readonly<Record<string, MemoryStatistics>>;
  /**
   * Live memory by the line of the program that created it, the largest first. Garbage that the engine has not collected counts as live.
   * @throws ArgumentError without the option `places`
   */
  leaks(): MemoryLeak[];
  /** What the pool of large arrays did since the tracker began, and what it holds. */
  pool(): PoolStatistics;
  /** The figures as text: devices, the pool, and, with the option `places`, the first ten leaks. */
  report(): string;
  /** Restarts `peak` from now. */
  resetPeak(): void;
  /** Stops counting; the figures remain. A second call does nothing. */
  dispose(): void;
}

type Counts = { -readonly [K in keyof MemoryStatistics]: number };

/** Data about a storage that may already be freed. */
interface Held {
  readonly counts: Counts;
  bytes: number;
  /** Gives the line of the program that created it; null if places are not noted. */
  readonly place: (() => string) | null;
}

/** What is told of storages that grow, and of those that are given back. */
interface Listener {
  grown(storage: Storage, bytes: number): void;
  gone(storage: Storage): void;
}

const listeners = once("memory trackers", () => new Set<Listener>());

function watch(): void {
  storageClock.grown = (storage, bytes) => {
    for (const listener of listeners) listener.grown(storage, bytes);
  };
  storageClock.gone = (storage) => {
    for (const listener of listeners) listener.gone(storage);
  };
}

function unwatch(): void {
  delete storageClock.grown;
  delete storageClock.gone;
}

/** Options of `trackMemory`. */
export interface TrackMemoryOptions {
  /** Whether to note where each tensor is created, which takes some ten microseconds each: for `leaks()`. */
  readonly places?: boolean | undefined;
}

/**
 * Counts the memory of tensors created from now on, by device; tensors on meta and wrappers have none.
 *
 * JavaScript frees memory by garbage collection, which the engine reports between tasks: `bytes` and `count` fall after an `await` of a timer or the
 * like, and `peak` of a program that never awaits is everything it allocated. While counting, creating a tensor takes a few times as long; before and
 * after it costs nothing.
 *
 * @example
 * using memory = trackMemory();
 * await train();
 * console.log(memory.statistics().cpu.peak);
 */
export function trackMemory(options: TrackMemoryOptions = {}): MemoryTracker {
  checkOptions("trackMemory", options, ["places"]);
  const places = options.places === true;
  const devices = new Map<string, Counts>();
  const held = new WeakMap<Storage, Held>();
  const live = new Set<Held>();
  const drop = (record: Held): void => {
    if (!live.delete(record)) return;
    record.counts.bytes -= record.bytes;
    record.counts.count--;
  };
  const collected = new FinalizationRegistry<Held>(drop);
  const add = (counts: Counts, bytes: number): void => {
    counts.bytes += bytes;
    counts.allocatedBytes += bytes;
    counts.peak = Math.max(counts.peak, counts.bytes);
  };
  const created = (storage: Storage): void => {
    const { device, byteLength } = storage;
    if (device === "meta" || storage.isWrapper || (storage.marks & isGone) !== 0) return;
    let counts = devices.get(device);
    if (counts === undefined)
      devices.set(device, (counts = { bytes: 0, peak: 0, count: 0, allocatedBytes: 0, allocations: 0 }));
    counts.count++;
    counts.allocations++;
    add(counts, byteLength);
    const record: Held = { counts, bytes: byteLength, place: places ? callerPlaceLater() : null };
    held.set(storage, record);
    if (record.place !== null) placesOf.set(storage, record.place);
    live.add(record);
    collected.register(storage, record);
  };
  const listener: Listener = {
    grown(storage, bytes) {
      const record = held.get(storage);
      if (record === undefined) return;
      record.bytes += bytes;
      add(record.counts, bytes);
    },
    gone(storage) {
      const record = held.get(storage);
      if (record !== undefined) drop(record);
    },
  };
  listen(created);
  listeners.add(listener);
  if (listeners.size === 1) watch();
  const before = poolStatistics();
  const dispose = (): void => {
    stopListening(created);
    if (listeners.delete(listener) && listeners.size === 0) unwatch();
  };
  const statistics = (): Record<string, MemoryStatistics> =>
    Object.fromEntries([...devices].map(([device, counts]) => [device, { ...counts }]));
  const leaks = (): MemoryLeak[] => {
    if (!places)
      throw new ArgumentError(
        "leaks(): places are noted only where they are asked for, since that takes time: trackMemory({ places: true })",
      );
    const rows = new Map<string, { place: string; count: number; bytes: number }>();
    for (const { place, bytes } of live) {
      const name = place!();
      const row = rows.get(name) ?? { place: name, count: 0, bytes: 0 };
      rows.set(name, row);
      row.count++;
      row.bytes += bytes;
    }
    return [...rows.values()].sort((a, b) => b.bytes - a.bytes || (a.place < b.place ? -1 : 1));
  };
  const pool = (): PoolStatistics => poolSince(before);
  return {
    statistics,
    leaks,
    pool,
    report: () =>
      [
        ...Object.entries(statistics()).map(
          ([device, one]) =>
            `${device}: ${one.bytes} bytes in ${one.count} storages, peak ${one.peak}, allocated ${one.allocatedBytes} in ${one.allocations}`,
        ),
        poolText(pool()),
        ...(places
          ? leaks()
              .slice(0, 10)
              .map(({ place, count, bytes }) => `${bytes} bytes in ${count} storages from ${place}`)
          : []),
      ].join("\n"),
    resetPeak() {
      for (const counts of devices.values()) counts.peak = counts.bytes;
    },
    dispose,
    [Symbol.dispose]: dispose,
  };
}
