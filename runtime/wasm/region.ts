// The region: a memory of WebAssembly in which large arrays live while scopes are open, so that functions compute them where they are. Knows no tensor.
//
// It is not the threads' memory: engines copy in and out of shared memory word by word, which takes calls with operands from elsewhere 1.7 times as long.

import { once } from "../core/shared.js";
import { makeSpace, type Space } from "./machine.js";
import { stageBytes, stageStart, type WasmMemory } from "./module.js";

const pageBytes = 65536;
/** Pages at the beginning, where blocks of operands from elsewhere are copied: four operands, the last of which ends a little into the fifth page. */
const stagePages = 5;
/** Arrays begin as far into a page of the processor's as large arrays do elsewhere. */
const grain = 4096;
/** Functions process a few elements past the end. */
const slack = 64;

const sizeOf = (bytes: number): number => Math.ceil((stageStart + bytes + slack) / grain) * grain;

interface Free {
  at: number;
  bytes: number;
}

class Region implements Space {
  readonly memory: WasmMemory;
  readonly pages = stagePages;
  readonly isShared = false;
  /** The memory's buffer, which changes when it grows. */
  buffer: ArrayBuffer;
  /** Bytes of arrays. */
  used = 0;
  /** By address; neighbours are joined. */
  readonly #free: Free[] = [];

  /** @throws if the engine cannot provide it */
  constructor(most: number) {
    this.memory = makeSpace(stagePages, false, stagePages + Math.floor(most / pageBytes)).memory;
    this.buffer = this.memory.buffer as ArrayBuffer;
  }

  /** Bytes for arrays. */
  get size(): number {
    return this.buffer.byteLength - stagePages * pageBytes;
  }

  /** Where a block of an operand is copied in. */
  static stage(operand: number): number {
    return stageStart + operand * stageBytes;
  }

  /** The address of room for so many bytes; -1 if there is none. */
  take(bytes: number): number {
    const size = sizeOf(bytes);
    const index = this.#free.findIndex((free) => free.bytes >= size);
    if (index < 0) return -1;
    const free = this.#free[index]!;
    const { at } = free;
    if (free.bytes === size) this.#free.splice(index, 1);
    else {
      free.at += size;
      free.bytes -= size;
    }
    this.used += size;
    return at + stageStart;
  }

  /** Takes back what `take` gave. */
  free(address: number, bytes: number): void {
    const size = sizeOf(bytes);
    this.used -= size;
    this.#add(address - stageStart, size);
  }

  #add(at: number, bytes: number): void {
    const list = this.#free;
    let index = list.findIndex((free) => free.at > at);
    if (index < 0) index = list.length;
    const [before, after] = [list[index - 1], list[index]];
    const joinsAfter = after !== undefined && at + bytes === after.at;
    if (before !== undefined && before.at + before.bytes === at) {
      before.bytes += bytes;
      if (!joinsAfter) return;
      before.bytes += after.bytes;
      list.splice(index, 1);
    } else if (joinsAfter) {
      after.at = at;
      after.bytes += bytes;
    } else list.splice(index, 0, { at, bytes });
  }

  /**
   * Makes room for so many bytes more. Arrays over the buffer become empty: those who have them make others over the new one, at the same addresses.
   * @returns false if the memory cannot be that large
   */
  grow(bytes: number): boolean {
    const pages = Math.ceil(bytes / pageBytes);
    const end = this.buffer.byteLength;
    try {
      this.memory.grow(pages);
    } catch {
      return false;
    }
    this.buffer = this.memory.buffer as ArrayBuffer;
    this.#add(end, pages * pageBytes);
    return true;
  }
}

export type { Region };

/** The bytes that an array takes of a region. */
export const takenBy: (bytes: number) => number = sizeOf;
export const stageOf: (operand: number) => number = Region.stage;

/** The program's region; null while it has none. */
export const regions: { current: Region | null } = once("wasm region", () => ({ current: null }));

/** The region, which is made unless there is one; null if the engine cannot provide it. */
export function openRegion(most: number): Region | null {
  try {
    return (regions.current ??= new Region(most));
  } catch {
    return null;
  }
}
