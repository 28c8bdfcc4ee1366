// How much memory tensors have: what is made is counted while somebody asks, and what is gone when the engine says so.
/// <reference lib="esnext.disposable" preserve="true" />

import { once } from "./shared.js";
import { Storage, storageClock } from "./storage.js";

/** The memory of tensors on a device. Views share that of their tensor and count nothing. */
export interface MemoryStatistics {
  /** Bytes of storages that are alive, as far as the engine has said. */
  readonly bytes: number;
  /** The most that `bytes` was. */
  readonly peak: number;
  /** How many storages are alive, as far as the engine has said. */
  readonly count: number;
  /** Bytes of all storages that were made, those that are gone included. */
  readonly allocatedBytes: number;
  /** How many storages were made. */
  readonly allocations: number;
}

/** What `trackMemory` returns. */
export interface MemoryTracker extends Disposable {
  /** By device, `{ cpu: { bytes, peak, ... } }`; a device is there once something was made on it. */
  statistics(): Readonly<Record<string, MemoryStatistics>>;
  /** From now on `peak` is the most since now. */
  resetPeak(): void;
  /** Ends the counting; the figures stay. Twice does nothing. */
  dispose(): void;
}

type Counts = { -readonly [K in keyof MemoryStatistics]: number };

/** What is known of a storage that may be gone already. */
interface Held {
  readonly counts: Counts;
  bytes: number;
}

/** A tracker as storages tell it what happens. */
interface Listener {
  allocated(storage: Storage): void;
  grown(storage: Storage, bytes: number): void;
}

const listeners = once("memory trackers", () => new Set<Listener>());

/**
 * Storages are looked at by an accessor of their class in place of the field that the constructor fills last, which is there only while
 * somebody tracks: a program that does not has none of this in its way.
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
 * Counts the memory of tensors that are made from now on, by device; tensors on meta and wrappers have none.
 *
 * JavaScript frees memory when its engine collects what nothing refers to, and the engine says so between two tasks: `bytes` and `count` fall after an
 * `await` of a timer or the like, and `peak` of a program that awaits nothing is all that it made. While it counts, making a tensor takes a few times as
 * long; before and after it costs nothing.
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
