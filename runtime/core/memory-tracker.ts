// How much memory tensors use: allocations are counted while a tracker exists, and frees when the engine reports them.
/// <reference lib="esnext.disposable" preserve="true" />

import { once } from "./shared.js";
import { Storage, storageClock } from "./storage.js";

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

/** What `trackMemory` returns. */
export interface MemoryTracker extends Disposable {
  /** By device, `{ cpu: { bytes, peak, ... } }`; a device is listed once something was allocated on it. */
  statistics(): Readonly<Record<string, MemoryStatistics>>;
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
}

/** The interface through which storages report to a tracker. */
interface Listener {
  allocated(storage: Storage): void;
  grown(storage: Storage, bytes: number): void;
}

const listeners = once("memory trackers", () => new Set<Listener>());

/**
 * Storages are observed by an accessor of their class in place of the field that the constructor sets last. It exists only during
 * tracking, so a program without tracking has no overhead.
 */
function watch(): void {
  Object.defineProperty(Storage.prototype, "pooled", {
    configurable: true,
    set(this: Storage, value: boolean) {
      Object.defineProperty(this, "pooled", { value, writable: true, enumerable: true, configurable: true });
      for (const listener of listeners) listener.allocated(this);
    },
  });
  storageClock.grown = (storage, bytes) => {
    for (const listener of listeners) listener.grown(storage, bytes);
  };
}

function unwatch(): void {
  Reflect.deleteProperty(Storage.prototype, "pooled");
  delete storageClock.grown;
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
export function trackMemory(): MemoryTracker {
  const devices = new Map<string, Counts>();
  const held = new WeakMap<Storage, Held>();
  const gone = new FinalizationRegistry<Held>(({ counts, bytes }) => {
    counts.bytes -= bytes;
    counts.count--;
  });
  const add = (counts: Counts, bytes: number): void => {
    counts.bytes += bytes;
    counts.allocatedBytes += bytes;
    counts.peak = Math.max(counts.peak, counts.bytes);
  };
  const listener: Listener = {
    allocated(storage) {
      const { device, byteLength } = storage;
      if (device === "meta" || storage.isWrapper) return;
      let counts = devices.get(device);
      if (counts === undefined)
        devices.set(device, (counts = { bytes: 0, peak: 0, count: 0, allocatedBytes: 0, allocations: 0 }));
      counts.count++;
      counts.allocations++;
      add(counts, byteLength);
      const record: Held = { counts, bytes: byteLength };
      held.set(storage, record);
      gone.register(storage, record);
    },
    grown(storage, bytes) {
      const record = held.get(storage);
      if (record === undefined) return;
      record.bytes += bytes;
      add(record.counts, bytes);
    },
  };
  listeners.add(listener);
  if (listeners.size === 1) watch();
  const dispose = (): void => {
    if (listeners.delete(listener) && listeners.size === 0) unwatch();
  };
  return {
    statistics: () => Object.fromEntries([...devices].map(([device, counts]) => [device, { ...counts }])),
    resetPeak() {
      for (const counts of devices.values()) counts.peak = counts.bytes;
    },
    dispose,
    [Symbol.dispose]: dispose,
  };
}
