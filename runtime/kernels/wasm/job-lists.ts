// Jobs that are lists of calls: the calling thread writes lists into the shared memory, and whichever thread takes a job
// executes its list there.

import {
  assigned,
  callFunction,
  count,
  declare,
  fill,
  i32,
  increase,
  load,
  repeat,
  set,
  store,
  type Value,
  wasmFunction,
  when,
} from "../../wasm/assembler.js";
import type { WasmFunction } from "../../wasm/module.js";
import type { LaneType } from "../../wasm/programs/vectors.js";
import { dataBytes, Pool } from "../../wasm/threads.js";
import { dotFunction, rowsFunction } from "./convolution.js";
import { type Floats, maxTableEntries, up } from "./convolution-plans.js";
import { multiplyFunction, slack, width } from "./product.js";
import { tileFunctions } from "./tiles.js";

/** Functions that lists call, in the order of the module's functions. */
export const MULTIPLY = 0;
export const DOT = 1;
export const ROWS = 2;
export const FILL = 3;
export const INPUTS = 4;
export const GRADIENTS = 5;
export const OUTPUTS = 6;
/** An entry: the function, the number of calls, its arguments, and the increment of each argument between calls. */
export const entryNumbers = 10;
export const entryBytes = 4 * (2 + 2 * entryNumbers);

const fillFunction = () =>
  wasmFunction("fill", { from: "i32", bytes: "i32" }, ({ from, bytes }) => fill(from, 0, bytes));

/** `(list, entries)`: executes a list. */
const listFunction = (functions: readonly WasmFunction[]) =>
  wasmFunction("run", { list: "i32", entries: "i32" }, ({ list, entries }) => {
    const left = declare("i32");
    const word = (n: number): Value<"i32"> => load("i32", list, 4 * n);
    count(entries, 1, () => {
      set(left, word(1));
      repeat(() => {
        for (const [at, { parameters }] of functions.entries())
          when(i32.eq(word(0), at), () => callFunction(at, ...parameters.map((_, n) => word(n + 2))));
        for (let n = 0; n < entryNumbers; n++)
          store(list, i32.add(word(2 + n), word(2 + entryNumbers + n)), 4 * (2 + n));
        return assigned(left, i32.add(left, -1));
      });
      increase(list, entryBytes);
    });
  });

function listFunctions(lanes: LaneType, fused: boolean): readonly WasmFunction[] {
  const tiles = lanes === "f32" ? tileFunctions() : [];
  const called = [
    ...[multiplyFunction(lanes, fused, true), dotFunction(lanes, fused), rowsFunction(lanes)],
    ...[fillFunction(), ...tiles],
  ];
  return [...called, listFunction(called)];
}

/**
 * The memory's layout: tables and weights, or sums of their gradients; then regions for pending blocks. Reads of whole
 * tiles may exceed a region, hence the slack.
 */
export const tableBytes: number = 4 * maxTableEntries + 64;
export const packsBytes: number = 4.5 * 2 ** 20;
export const blocksAt: number = packsBytes + slack;
export const blocksBytes: number = dataBytes - blocksAt - slack;

/** The pool's memory and the number of the module that executes lists. */
export interface Machine {
  readonly pool: Pool;
  readonly lanes: LaneType;
  /** Bytes of an element. */
  readonly w: number;
  readonly array: Floats;
  readonly words: Int32Array;
  readonly slot: number;
}

/** Null if the pool has no room for another module. */
export function listMachine(pool: Pool, lanes: LaneType): Machine | null {
  const slot = pool.add(
    `convolution ${lanes}`,
    () => listFunctions(lanes, true),
    () => listFunctions(lanes, false),
  );
  if (slot === null) return null;
  const { buffer } = pool.memory;
  return {
    ...{ pool, lanes, w: width[lanes], slot },
    array: new (lanes === "f32" ? Float32Array : Float64Array)(buffer),
    words: new Int32Array(buffer),
  };
}

/** A job's calls. */
export class List {
  readonly #words: Int32Array;
  readonly at: number;
  entries = 0;

  constructor({ words }: Machine, at: number) {
    this.#words = words;
    this.at = at;
  }

  add(what: number, numbers: readonly number[], times = 1, steps: readonly number[] = []): void {
    if (times === 0) return;
    const at = this.at / 4 + (this.entries++ * entryBytes) / 4;
    this.#words[at] = what;
    this.#words[at + 1] = times;
    for (let n = 0; n < entryNumbers; n++) {
      this.#words[at + 2 + n] = numbers[n] ?? 0;
      this.#words[at + 2 + entryNumbers + n] = steps[n] ?? 0;
    }
  }
}

type Job = readonly [round: number, job: number];

/** A round of any number of jobs. */
export class Jobs {
  readonly #pool: Pool;
  readonly #slot: number;
  #posted = 0;
  #round = 0;

  constructor({ pool, slot }: Machine) {
    this.#pool = pool;
    this.#slot = slot;
    pool.begin();
  }

  /** Returns the argument of `wait`. */
  post({ at, entries }: List): Job {
    if (++this.#posted > Pool.most) {
      this.#pool.finish();
      this.#pool.begin();
      this.#posted = 1;
      this.#round++;
    }
    return [this.#round, this.#pool.post(this.#slot, at, entries)];
  }

  wait([round, job]: Job): void {
    if (round === this.#round) this.#pool.wait(job);
  }

  finish(): void {
    this.#pool.finish();
  }
}

/** Pending blocks of results, each in its own region, and the tables and weights that they read. */
export class Blocks {
  readonly #jobs: Jobs;
  readonly #room: number;
  readonly #ring: number;
  readonly #waiting: ((() => void) | undefined)[];
  #next = 0;
  #packed = 0;

  constructor(wasm: Machine, room: number) {
    this.#jobs = new Jobs(wasm);
    this.#room = up(room, 64);
    this.#ring = Math.min(2 * (wasm.pool.ready + 1), Math.floor(blocksBytes / this.#room));
    this.#waiting = new Array(this.#ring);
  }

  /** Allocates memory for a table and weights, which blocks read until they are settled. */
  pack(bytes: number): number {
    if (this.#packed + up(bytes, 64) > packsBytes) {
      this.settle();
      this.#packed = 0;
    }
    const at = this.#packed;
    this.#packed += up(bytes, 64);
    return at;
  }

  /** The region of the next block. */
  place(): number {
    const i = this.#next % this.#ring;
    this.#waiting[i]?.();
    this.#waiting[i] = undefined;
    return blocksAt + i * this.#room;
  }

  /** Posts the block; `takeOut` is called when it is done. */
  post(list: List, takeOut: () => void): void {
    const job = this.#jobs.post(list);
    this.#waiting[this.#next++ % this.#ring] = () => {
      this.#jobs.wait(job);
      takeOut();
    };
  }

  settle(): void {
    for (let k = 0; k < this.#ring; k++) {
      const i = (this.#next + k) % this.#ring;
      this.#waiting[i]?.();
      this.#waiting[i] = undefined;
    }
  }

  finish(): void {
    this.settle();
    this.#jobs.finish();
  }
}

/** A step of a sum. The memory that its jobs read is filled when `prepare` returns. */
export interface Step {
  readonly prepare: readonly List[];
  readonly sums: () => readonly List[];
}

/** Executes steps in sequence, preparing the next one while sums are computed; each part of the sums is processed in order. */
export function inSteps(jobs: Jobs, steps: Iterable<Step>): void {
  let before: readonly Job[] = [];
  for (const { prepare, sums } of steps) {
    for (const job of prepare.map((list) => jobs.post(list))) jobs.wait(job);
    before = sums().map((list, i) => {
      if (before[i] !== undefined) jobs.wait(before[i]);
      return jobs.post(list);
    });
  }
  for (const job of before) jobs.wait(job);
}

/** Splits `count` items into parts as evenly as possible. */
export const evenParts = (count: number, parts: number): (readonly [first: number, here: number])[] => {
  const each = Math.ceil(count / Math.max(1, Math.min(parts, count)));
  return Array.from({ length: Math.ceil(count / each) }, (_, i) => [i * each, Math.min(each, count - i * each)]);
};

/** Two regions of lists, one list per job. */
export const listsBytes = (lists: number, entries: number): number => up(lists * entries * entryBytes, 64);

/** Allocates consecutive addresses, each a multiple of 64. */
export function placesFrom(start: number): (bytes: number) => number {
  let at = start;
  return (bytes) => {
    const place = at;
    at += up(bytes, 64);
    return place;
  };
}
