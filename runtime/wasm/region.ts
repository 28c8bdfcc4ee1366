// The region: a memory of WebAssembly in which large arrays live while scopes are open, so that functions compute them where they are. Knows no tensor.
//
// It never grows: a larger one takes its place. Growing detaches the buffer, and once a program has detached one, V8 before version 13 (Node 20 and 22)
// checks every array at each access, which takes all loops in JavaScript 1.7 times as long, for good.
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

/** Where the room begins in which functions work, behind the stage. */
export const roomAt: number = stagePages * pageBytes;

class Region implements Space {
  readonly memory: WasmMemory;
  readonly pages = stagePages;
  readonly isShared = false;
  readonly buffer: ArrayBuffer;
  /** Bytes for arrays. */
  readonly size: number;
  /** Bytes in which functions work. */
  readonly room: number;
  /** Bytes of arrays. */
  used = 0;
  /** The most bytes that arrays reached to since the region's size was last compared with what is needed. */
  reached = 0;
  /** What was compiled for this memory, by whatever names it; goes with the region. */
  readonly compiled = new Map<unknown, unknown>();
  /** By address; neighbours are joined. */
  readonly #free: Free[] = [];

  /**
   * @param bytes room for arrays, rounded up to pages
   * @throws if the engine cannot provide it
   */
  constructor(bytes: number, room: number) {
    const [pages, roomPages] = [Math.ceil(bytes / pageBytes), Math.ceil(room / pageBytes)];
    this.memory = makeSpace(stagePages + roomPages + pages).memory;
    this.buffer = this.memory.buffer as ArrayBuffer;
    this.size = pages * pageBytes;
    this.room = roomPages * pageBytes;
    if (pages > 0) this.#free.push({ at: roomAt + this.room, bytes: this.size });
  }

  /** The address of room for so many bytes; -1 if there is none. */
  take(bytes: number): number {
    const size = sizeOf(bytes);
    const index = this.#free.findIndex((free) => free.bytes >= size);
    if (index < 0) return -1;
    const free = this.#free[index]!;
    const { at } = free;
    this.reached = Math.max(this.reached, this.endOf(at + stageStart, bytes));
    if (free.bytes === size) this.#free.splice(index, 1);
    else {
      free.at += size;
      free.bytes -= size;
    }
    this.used += size;
    return at + stageStart;
  }

  /** The bytes that an array at an address reaches to. */
  endOf(address: number, bytes: number): number {
    return address - stageStart + sizeOf(bytes) - roomAt - this.room;
  }

  /** Takes back what `take` gave. */
  free(address: number, bytes: number): void {
    const size = sizeOf(bytes);
    this.used -= size;
    const at = address - stageStart;
    const list = this.#free;
    let index = list.findIndex((free) => free.at > at);
    if (index < 0) index = list.length;
    const [before, after] = [list[index - 1], list[index]];
    const joinsAfter = after !== undefined && at + size === after.at;
    if (before !== undefined && before.at + before.bytes === at) {
      before.bytes += size;
      if (!joinsAfter) return;
      before.bytes += after.bytes;
      list.splice(index, 1);
    } else if (joinsAfter) {
      after.at = at;
      after.bytes += size;
    } else list.splice(index, 0, { at, bytes: size });
  }
}

export type { Region };

/** The bytes that an array takes of a region. */
export const takenBy: (bytes: number) => number = sizeOf;
/** Where a block of an operand is copied in. */
export const stageOf = (operand: number): number => stageStart + operand * stageBytes;

interface Regions {
  /** The program's region; null while it has none. */
  current: Region | null;
  /** The most bytes that functions asked for to work in: the next region has them. */
  room: number;
  /** The most that they asked for since the region's size was last compared with what is needed. */
  asked: number;
}

export const regions: Regions = once("wasm region", () => ({ current: null, room: 0, asked: 0 }));

/** A region with room for so many bytes of arrays; null if the engine cannot provide it. */
export function makeRegion(bytes: number): Region | null {
  try {
    return new Region(bytes, regions.room);
  } catch {
    return null;
  }
}

/** The region, if functions that need so many bytes to work in can compute there; notes what is missing. */
export function regionWithRoom(bytes: number): Region | null {
  const { current } = regions;
  if (bytes > regions.asked) regions.asked = bytes;
  if (current === null || current.room >= bytes) return current;
  regions.room = Math.max(regions.room, bytes);
  return null;
}
