// The pool: memory of large arrays whose owner is known to be gone, for the next arrays of as many bytes. Fresh memory costs page faults, and makes
// the garbage collector run. Whether memory may come here is decided by core/ownership.ts.

import { builtinModule } from "./builtin-module.js";
import { describe } from "./describe.js";
import type { TypedArray } from "./dtype.js";
import { ArgumentError } from "./errors.js";
import { once } from "./shared.js";
import { memoryRules, poisoning, pooledBytes, residents } from "./storage.js";

/** What the pool did, as `trackMemory().pool()` tells. */
export interface PoolStatistics {
  /** Large arrays that were served from the pool. */
  readonly hits: number;
  /** Large arrays that were not, for want of memory of as many bytes. */
  readonly misses: number;
  /** Bytes of memory that was given back, to the pool and to the region. */
  readonly returned: number;
  /** Bytes that the pool holds now. */
  readonly held: number;
  /** The most bytes that it holds. */
  readonly limit: number;
  /** Bytes of the region, in which large tensors of scopes live. */
  readonly region: number;
}

/** Free memory of one size. */
interface Free {
  readonly buffers: ArrayBuffer[];
  /** The fewest that there were since the pool last dropped what nobody needed. */
  unused: number;
}

interface Pool {
  /** The most bytes held; null until it is asked for. */
  limit: number | null;
  /** Free memory by its bytes. The sizes used last come last. */
  readonly free: Map<number, Free>;
  /** Bytes that arrays took since the pool last dropped what nobody needed. */
  traffic: number;
  held: number;
  hits: number;
  misses: number;
  returned: number;
  /** Whether the pool was used since the timer last fired. */
  used: boolean;
  waiting: boolean;
}

const pool: Pool = once("core.pool", () => ({
  limit: null,
  free: new Map(),
  traffic: 0,
  held: 0,
  hits: 0,
  misses: 0,
  returned: 0,
  used: false,
  waiting: false,
}));

/** Time without a use after which the pool is emptied, in milliseconds: between one and two of them. */
const idle = 2000;

const share = 1 / 8;
const most = 2 ** 31;

/** An eighth of the machine's memory, as far as a program may ask: 2 GB at most, 256 MB if nothing says. */
function usualLimit(): number {
  const { navigator } = globalThis as { readonly navigator?: { readonly deviceMemory?: number } };
  const total =
    builtinModule<{ totalmem(): number }>("node:os")?.totalmem() ?? (navigator?.deviceMemory ?? 2) * 2 ** 30;
  return Math.min(most, Math.floor(total * share));
}

/** The most bytes that the pool holds. */
export const limitOf = (): number => (pool.limit ??= usualLimit());

/** Memory of exactly so many bytes, with whatever it contains; undefined if there is none. */
export function takeMemory(byteLength: number): ArrayBuffer | undefined {
  countTraffic(byteLength);
  const list = pool.free.get(byteLength);
  if (list === undefined) {
    pool.misses++;
    return undefined;
  }
  const { buffers } = list;
  const buffer = buffers.pop()!;
  if (buffers.length < list.unused) list.unused = buffers.length;
  if (buffers.length === 0) pool.free.delete(byteLength);
  pool.held -= byteLength;
  pool.hits++;
  pool.used = true;
  return buffer;
}

/** Takes memory that nothing references any more. */
export function giveMemory(buffer: ArrayBuffer): void {
  const { byteLength } = buffer;
  if (byteLength < pooledBytes || byteLength > limitOf()) return;
  const { free } = pool;
  const list = free.get(byteLength);
  if (list === undefined) free.set(byteLength, { buffers: [buffer], unused: 0 });
  else {
    list.buffers.push(buffer);
    free.delete(byteLength);
    free.set(byteLength, list);
  }
  pool.held += byteLength;
  pool.returned += byteLength;
  pool.used = true;
  shrinkTo(limitOf());
  awaitIdleness();
}

/** Drops memory until the pool holds no more than that: of the sizes first that were not used for the longest time. */
function shrinkTo(bytes: number): void {
  for (const [size, list] of pool.free) {
    const { buffers } = list;
    while (pool.held > bytes && buffers.length > 0) {
      buffers.shift();
      if (list.unused > 0) list.unused--;
      pool.held -= size;
    }
    if (buffers.length > 0) return;
    pool.free.delete(size);
  }
}

/** So many times the bytes that the pool holds pass before it drops what nobody needed: fresh memory instead costs a small part of what was computed. */
const patience = 64;
const fewest = 2 ** 20;

/** Counts bytes of arrays, and now and then drops memory that was free all the time since: programs have sizes that they use at their beginning only. */
function countTraffic(bytes: number): void {
  pool.traffic += bytes;
  if (pool.traffic < patience * Math.max(pool.held, fewest)) return;
  pool.traffic = 0;
  for (const [size, list] of pool.free) {
    const { buffers, unused } = list;
    buffers.splice(0, unused);
    pool.held -= unused * size;
    list.unused = buffers.length;
    if (buffers.length === 0) pool.free.delete(size);
  }
}

/** Drops what the pool holds: the region serves those who gave it back. Their arrays are young, which collectors free at once. */
export function emptyPool(): void {
  shrinkTo(0);
}

/** Counts bytes that went back to the region. */
export function countReturned(bytes: number): void {
  pool.returned += bytes;
}

/** Lets the pool be emptied once nothing uses it. @param bytes that arrays took elsewhere than in its memory */
export function usePool(bytes = 0): void {
  pool.used = true;
  countTraffic(bytes);
  awaitIdleness();
}

interface Timers {
  setTimeout?(run: () => void, milliseconds: number): number | { unref?(): void };
  readonly Deno?: { unrefTimer?(timer: number): void };
}

/** Empties the pool once it has not been used for a while. The timer does not keep a process alive. */
function awaitIdleness(): void {
  if (pool.waiting) return;
  const world = globalThis as Timers;
  const timer = world.setTimeout?.(() => {
    pool.waiting = false;
    if (pool.used) {
      pool.used = false;
      awaitIdleness();
    } else {
      shrinkTo(0);
      residents.installed?.trim();
    }
  }, idle);
  if (timer === undefined) return;
  pool.waiting = true;
  if (typeof timer === "object") timer.unref?.();
  else world.Deno?.unrefTimer?.(timer);
}

/** A NaN with a recognisable payload, as a float32 and as either half of a float64, and in every second bfloat16. */
const nan = 0xfff8_7ff9;

function poison({ buffer, byteOffset, byteLength }: TypedArray): void {
  const bytes = new Uint8Array(buffer, byteOffset, byteLength);
  for (let i = 0; i < byteLength; i++) bytes[i] = nan >>> (8 * (i & 3));
}

/**
 * Sets how many bytes of free memory are kept for later results; 0 keeps none. By default an eighth of the machine's memory, in browsers of what
 * `navigator.deviceMemory` says. Returns the limit so far.
 *
 * @example
 * setPoolLimit(2 ** 28);
 * @throws ArgumentError unless it is a number of bytes
 */
export function setPoolLimit(bytes: number): number {
  if (typeof bytes !== "number" || !(bytes >= 0))
    throw new ArgumentError(`setPoolLimit: expected a number of bytes, got ${describe(bytes)}`);
  const before = limitOf();
  pool.limit = bytes;
  shrinkTo(bytes);
  residents.installed?.trim();
  return before;
}

/**
 * For tests: from now on memory that is given back is filled with NaN at once, so that a program that still reads it, or a kernel that does not write
 * all of its result, shows. Returns whether it was so before.
 * @param from the fewest bytes of memory that a backward pass gives back while this is on: 16384, as otherwise, unless it is stated
 */
export function poisonPool(on = true, from: number = pooledBytes): boolean {
  const before = poisoning.installed !== null;
  memoryRules.from = on ? from : pooledBytes;
  if (!on) {
    poisoning.install(null);
    return before;
  }
  poisoning.install(poison);
  for (const { buffers } of pool.free.values()) for (const buffer of buffers) poison(new Uint8Array(buffer));
  return before;
}

/** The figures since the program began. */
export function poolStatistics(): PoolStatistics {
  const { hits, misses, returned, held } = pool;
  return { hits, misses, returned, held, limit: limitOf(), region: residents.installed?.bytes() ?? 0 };
}

/** The figures since a moment. */
export function poolSince(before: PoolStatistics): PoolStatistics {
  const now = poolStatistics();
  const { hits, misses, returned } = before;
  return { ...now, hits: now.hits - hits, misses: now.misses - misses, returned: now.returned - returned };
}

/** The figures as a line of a report. */
export function poolText({ hits, misses, returned, held, limit, region }: PoolStatistics): string {
  return `pool of large arrays: ${hits} hits, ${misses} misses, ${returned} bytes given back, holds ${held} of at most ${limit}, region of ${region}`;
}
