// Large calls shared among threads. For matrix products the calling thread packs strips into the shared memory and posts
// blocks of the result as soon as their rows are packed. Sums are computed in the order of one thread, so it does not
// matter which thread computes a block.

import { encoded, instantiate } from "../../wasm/machine.js";
import { stageBytes, type WasmFunction } from "../../wasm/module.js";
import { type ElementKind, type LaneType, vectorFunction } from "../../wasm/programs/vectors.js";
import { dataBytes, Pool, readyPool } from "../../wasm/threads.js";
import type { ProductLoop, StridedMatrix } from "../cpu/matmul.js";
import { jobSize } from "../loops/thresholds.js";
import type { Compiled } from "./blocks.js";
import { type NarrowRows, narrowRows } from "./narrow.js";
import {
  blockBytes,
  blockRows,
  copyOut,
  depth,
  type FinishSums,
  finishing,
  finishRows,
  isTurned,
  multiplyFunction,
  type Packers,
  packFunctions,
  packStrips,
  panelRows,
  productLoop,
  rightAt,
  roundUp,
  slack,
  stageBlock,
  tileBytes,
  tileRows,
  transposedMatrix,
  width,
} from "./product.js";

type Floats = Float32Array | Float64Array;
type Elements = Uint8Array | Uint16Array | Floats;

/**
 * The memory's layout: packed operands, twice, since those of the next step are packed while threads compute the
 * previous one; then the sums.
 */
const rightBytes = depth * blockBytes + slack;
const leftBytes = depth * panelRows * 8 + slack;
const leftsAt = rightAt + 2 * rightBytes;
const sumsAt = leftsAt + 2 * leftBytes;

const jobsPerThread = 4;
/** The number of multiplications of a job of a small product: few enough that threads finish at about the same time. */
const smallJob = 2 ** 19;
/** Maximum number of jobs per step. */
const maxOfStep = 2048;

/** Products of some rows and columns that are packed at a time; after the `last` step their sums are complete. */
interface Step {
  readonly top: number;
  readonly rows: number;
  readonly column: number;
  readonly columns: number;
  readonly from: number;
  readonly products: number;
  readonly last: boolean;
}

/** Some rows of a step, whose jobs are posted. */
interface Rows {
  readonly step: Step;
  readonly first: number;
  readonly here: number;
  readonly jobs: readonly number[];
}

interface Machine {
  readonly pool: Pool;
  readonly lanes: LaneType;
  readonly array: Floats;
  readonly narrow: NarrowRows | null;
  readonly packers: Packers;
  readonly multiply: number;
}

/** Blocks or small products in the shared memory at a time, per worker: one that it computes and one that is next. */
const perWorker = 2;

const matrixAt = (matrix: StridedMatrix, batch: number): StridedMatrix => ({
  ...matrix,
  offset: matrix.offset + batch * (matrix.batchStep ?? 0),
});

/** out (m x n) = a @ b, with `k` products per sum; or the first of a batch of them. */
interface Product {
  readonly m: number;
  readonly n: number;
  readonly k: number;
  readonly out: StridedMatrix;
  readonly a: StridedMatrix;
  readonly b: StridedMatrix;
}

function sharedMachine(pool: Pool, kind: ElementKind): Machine | null {
  const { lanes } = kind;
  const functions = (fused: boolean) => () => [{ ...multiplyFunction(lanes, fused), name: "run" }];
  const multiply = pool.add(`product ${lanes}`, functions(true), functions(false));
  if (multiply === null) return null;
  const packers = instantiate<keyof Packers>(
    pool,
    encoded(pool, () => packFunctions(lanes)),
  );
  const array = new (lanes === "f32" ? Float32Array : Float64Array)(pool.memory.buffer);
  const narrow = kind.formulas === null ? null : narrowRows(kind, pool);
  return { pool, lanes, array, narrow, packers, multiply };
}

/**
 * The loop of an element kind. False, if there is only one thread or if fewer than `least` multiplications remain in the
 * batch, leaves the product to the next loop.
 */
export function sharedProductLoop(kind: ElementKind, least: number): ProductLoop {
  const machines = new WeakMap<Pool, Machine>();
  const alone = productLoop(kind);
  const blockColumns = blockBytes / width[kind.lanes];

  function machine(pool: Pool): Machine | null {
    const known = machines.get(pool) ?? sharedMachine(pool, kind);
    if (known !== null) machines.set(pool, known);
    return known;
  }

  return (m, n, k, out, a, b, finish, batch, row, left = 1) => {
    const pool = m < 2 || n < 2 || k < 4 || m * n * k * left < least ? null : readyPool();
    const wasm = pool === null ? null : machine(pool);
    if (wasm === null) return false;
    const turns = isTurned(out, wasm.narrow, finish);
    const product: Product = turns
      ? { m: n, n: m, k, out: transposedMatrix(out), a: transposedMatrix(b), b: transposedMatrix(a) }
      : { m, n, k, out, a, b };
    const early = (i: number): FinishSums | null =>
      turns ? null : finishing(finish, batch + i, wasm.array, wasm.packers);
    const finishLate = (i: number): void => {
      if (finish !== null && turns) finishRows(m, n, matrixAt(out, i), (line, r) => finish(line, r, batch + i), row);
    };
    if (left > 1 && k <= depth && product.m <= panelRows && product.n <= blockColumns) {
      const one = (i: number): unknown =>
        alone(m, n, k, matrixAt(out, i), matrixAt(a, i), matrixAt(b, i), finish, batch + i, row);
      const done = multiplyMany(wasm, left, product, early, finishLate, one);
      if (done > 0) return done;
    }
    if (m * n * k < least) return false;
    try {
      multiply(wasm, product, early(0));
    } catch (error) {
      if (!pool!.isLost) throw error;
      // A worker ended in the middle. The next loop computes all: no operand shares memory with the output.
      return false;
    }
    finishLate(0);
    return true;
  };
}

/**
 * Products of a batch: workers get the first, as many at a time as keeps them busy, and the calling thread computes
 * the last ones by itself. Returns the number done.
 */
function multiplyMany(
  { pool, lanes, array, narrow, packers, multiply: slot }: Machine,
  left: number,
  { m, n, k, out, a, b }: Product,
  early: (i: number) => FinishSums | null,
  finishLate: (i: number) => void,
  alone: (i: number) => unknown,
): number {
  const w = width[lanes];
  const tileColumns = tileBytes / w;
  const line = roundUp(n, tileColumns);
  const strips = line / tileColumns;
  const strip = roundUp(k, 16 / w);
  const [rightSize, leftSize] = [strip * line * w, strip * roundUp(m, tileRows) * w];
  const room = roundUp(rightSize + leftSize + roundUp(m, tileRows) * line * w, 64) + 64;
  const ring = Math.min(perWorker * pool.ready, Math.floor((dataBytes - rightAt) / room));
  if (ring < 1) return 0;
  const jobRows = Math.min(blockRows, Math.max(16, roundUp(Math.ceil(smallJob / (n * k)), tileRows)));
  const pieces = Math.ceil(m / jobRows);
  const count = Math.min(left, Math.floor(Pool.most / pieces));
  const placeOf = (i: number): number => rightAt + (i % ring) * room;
  inTurns(pool, {
    count,
    ring,
    pieces,
    post: (i) => {
      const right = placeOf(i);
      const [x, y] = [matrixAt(a, i), matrixAt(b, i)];
      const alongSums = !stageBlock(array, narrow, y, 0, k, 0, n);
      const bStrip = packStrips(right, packers, lanes, alongSums, n, tileColumns, k);
      const posted: number[] = [];
      for (let first = 0, to = right + rightSize; first < m; first += jobRows) {
        const here = Math.min(jobRows, m - first);
        const along = stageBlock(array, narrow, x, first, here, 0, k);
        const aStrip = packStrips(to, packers, lanes, along, here, tileRows, k);
        const rowStrips = Math.ceil(here / tileRows);
        const sums = right + rightSize + leftSize + first * line * w;
        posted.push(pool.post(slot, rowStrips, strips, k, to, right, sums, line * w, aStrip, bStrip, 0));
        to += rowStrips * aStrip;
      }
      return posted;
    },
    takeOut: (i) => {
      const sums = placeOf(i) + rightSize + leftSize;
      copyOut(array, narrow, early(i), sums, matrixAt(out, i), 0, m, 0, n, line);
      finishLate(i);
    },
    alone,
  });
  return count;
}

/** One product, in steps. */
function multiply(wasm: Machine, product: Product, finish: FinishSums | null): void {
  const { pool, multiply: slot } = wasm;
  const { m, n, k } = product;
  const steps = stepsOf(m, n, k, blockBytes / width[wasm.lanes]);
  const settle = (rows: Rows): void => takeRows(wasm, product, finish, rows);
  pool.begin();
  let before: Rows[] = [];
  let posted = 0;
  for (const [s, step] of steps.entries()) {
    const rows: Rows[] = [];
    const previous = steps[s - 1];
    // Sums of the same rows use the same memory, so those of this step wait only for these rows.
    const alike = previous !== undefined && previous.rows === step.rows && previous.columns === step.columns;
    if (!alike || posted > Pool.most - maxOfStep) {
      before.forEach(settle);
      before = [];
    }
    if (posted > Pool.most - maxOfStep) {
      pool.finish();
      pool.begin();
      posted = 0;
    }
    packStep(wasm, product, step, s % 2, (first, here, jobs) => {
      const earlier = before[rows.length];
      if (earlier !== undefined) settle(earlier);
      rows.push({ step, first, here, jobs: jobs.map((job) => pool.post(slot, ...job)) });
      posted += jobs.length;
    });
    before = rows;
  }
  before.forEach(settle);
  pool.finish();
}

/** Packs the operands of a step. `ready` receives the jobs of some rows as soon as these are packed. */
function packStep(
  { pool, lanes, array, narrow, packers }: Machine,
  { a, b }: Product,
  { top, rows, column, columns, from, products }: Step,
  buffer: number,
  ready: (first: number, here: number, jobs: readonly (readonly number[])[]) => void,
): void {
  const tileColumns = tileBytes / width[lanes];
  const strips = Math.ceil(columns / tileColumns);
  const cRow = strips * tileBytes;
  const right = rightAt + buffer * rightBytes;
  const alongSums = !stageBlock(array, narrow, b, from, products, column, columns);
  const bStrip = packStrips(right, packers, lanes, alongSums, columns, tileColumns, products);
  const jobsOfStep = jobsPerThread * (pool.ready + 1);
  const perJob = Math.max(jobSize, (rows * columns * products) / jobsOfStep);
  const jobRows = Math.min(blockRows, Math.max(16, roundUp(Math.ceil(rows / jobsOfStep), tileRows)));
  let left = leftsAt + buffer * leftBytes;
  for (let first = 0; first < rows; first += jobRows) {
    const here = Math.min(jobRows, rows - first);
    const along = stageBlock(array, narrow, a, top + first, here, from, products);
    const aStrip = packStrips(left, packers, lanes, along, here, tileRows, products);
    const rowStrips = Math.ceil(here / tileRows);
    const pieces = Math.min(strips, Math.ceil((here * columns * products) / perJob));
    const wide = Math.ceil(strips / pieces);
    const jobs: (readonly number[])[] = [];
    for (let strip = 0; strip < strips; strip += wide) {
      const sums = sumsAt + first * cRow + strip * tileBytes;
      const across = Math.min(wide, strips - strip);
      jobs.push([rowStrips, across, products, left, right + strip * bStrip, sums, cRow, aStrip, bStrip, from]);
    }
    ready(first, here, jobs);
    left += rowStrips * aStrip;
  }
}

/** Waits for some rows of a step, and copies them out if they are complete. */
function takeRows(
  { pool, array, narrow }: Machine,
  { out }: Product,
  finish: FinishSums | null,
  { step, first, here, jobs }: Rows,
): void {
  for (const job of jobs) pool.wait(job);
  const { top, column, columns, last } = step;
  const w = array.BYTES_PER_ELEMENT;
  const line = roundUp(columns, tileBytes / w);
  const at = sumsAt + first * line * w;
  if (last) copyOut(array, narrow, finish, at, out, top + first, here, column, columns, line);
}

/** Steps of about equal depth. Each continues the sums of the one before, in order: where a sum is cut changes no bit. */
function stepsOf(m: number, n: number, k: number, blockColumns: number): Step[] {
  const depthSteps = Math.ceil(k / depth);
  const part = roundUp(Math.ceil(k / depthSteps), 4);
  const steps: Step[] = [];
  for (let top = 0; top < m; top += panelRows) {
    const rows = Math.min(panelRows, m - top);
    for (let column = 0; column < n; column += blockColumns) {
      const columns = Math.min(blockColumns, n - column);
      for (let from = 0; from < k; from += part) {
        const products = Math.min(part, k - from);
        steps.push({ top, rows, column, columns, from, products, last: from + part >= k });
      }
    }
  }
  return steps;
}

/** A run of an operand; `step` is 1 or 0. */
export type Operand = readonly [array: Elements, at: number, step: number];

/** Independent items of a call, such as blocks of an operand or products of a batch. */
interface Turns {
  readonly count: number;
  /** How many items have room in the shared memory, each in its own region; and the number of jobs of each. */
  readonly ring: number;
  readonly pieces: number;
  /** Copies an item into the shared memory and returns its jobs. */
  readonly post: (item: number) => readonly number[];
  readonly takeOut: (item: number) => void;
  /** Computes an item on this thread alone, without the shared memory; false if it cannot. */
  readonly alone: (item: number) => unknown;
}

/**
 * Workers get the first items, as many at a time as keeps them busy, while the calling thread computes the last ones by
 * itself: a worker that comes late costs no more than copying a few items.
 */
function inTurns(pool: Pool, { count, ring, pieces, post, takeOut, alone }: Turns): void {
  const jobs: (readonly number[])[] = [];
  let [oldest, next, end] = [0, 0, count];
  const settle = (): void => {
    for (const job of jobs[oldest % ring]!) pool.wait(job);
    takeOut(oldest++);
  };
  try {
    share();
  } catch (error) {
    if (!pool.isLost) throw error;
    // A worker ended in the middle: what is not yet taken out is computed here.
    for (; oldest < end; oldest++) if (alone(oldest) === false) throw error;
  }

  function share(): void {
    pool.begin();
    for (let isAble = true; ; ) {
      while (oldest < next && jobs[oldest % ring]!.every((job) => pool.isDone(job))) settle();
      for (; next < end && next - oldest < ring; next++) jobs[next % ring] = post(next);
      if (next === end) break;
      if (isAble) {
        const last = end - 1;
        pool.runHere(pieces, () => {
          isAble = alone(last) !== false;
        });
        if (isAble) end = last;
      } else settle();
    }
    while (oldest < next) settle();
    pool.finish();
  }
}

/** A computation in blocks of `room` bytes of the shared memory. */
interface Blocks {
  readonly blocks: number;
  readonly room: number;
  /** Copies a block in, into a region that is new or reused, and returns the function's arguments. */
  readonly copyIn: (block: number, start: number, isFirst: boolean) => readonly number[];
  readonly takeOut: (block: number, start: number) => void;
  readonly alone: (block: number) => unknown;
}

function inBlocks(pool: Pool, slot: number, { blocks, room, copyIn, takeOut, alone }: Blocks): void {
  const ring = Math.min(perWorker * pool.ready, Math.floor(dataBytes / room));
  inTurns(pool, {
    count: blocks,
    ring,
    pieces: 1,
    post: (block) => [pool.post(slot, ...copyIn(block, (block % ring) * room, block < ring))],
    takeOut: (block) => takeOut(block, (block % ring) * room),
    alone,
  });
}

/** A compiled program, and the number of elements that its function processes at a time. */
type Program = Pick<Compiled, "program" | "multiple">;

/**
 * A pointwise program over a long run.
 * @param alone computes some elements on this thread; false if it cannot
 * @returns false if there is only one thread
 */
export function sharedRun(
  { program, multiple }: Program,
  kind: ElementKind,
  n: number,
  out: Elements,
  at: number,
  inputs: readonly Operand[],
  numbers: readonly number[],
  alone: (first: number, count: number) => unknown,
): boolean {
  const pool = readyPool();
  if (pool === null) return false;
  const { array: Memory, bytes: w } = kind;
  const size = stageBytes / w;
  const blocks = Math.ceil(n / size);
  if (blocks > Pool.most) return false;
  const slot = pool.add(`${kind.name} ${inputs.length}: ${program}`, () => [
    vectorFunction("run", program, inputs.length, kind, true),
  ]);
  if (slot === null) return false;
  const memory = new Memory(pool.memory.buffer, 0, dataBytes / w);
  inBlocks(pool, slot, {
    blocks,
    // Three operands.
    room: 3 * stageBytes,
    copyIn: (block, start, isFirst) => {
      const first = block * size;
      const count = Math.min(size, n - first);
      for (const [i, [array, from, step]] of inputs.entries()) {
        const place = (start + i * stageBytes) / w;
        if (step === 1) memory.set(array.subarray(from + first, from + first + count), place);
        // A constant operand remains from the first round, except in the region that receives results.
        else if (isFirst || i === 0) memory.fill(array[from]!, place, place + count);
      }
      return [start + Math.ceil(count / multiple) * multiple * w, ...numbers, start];
    },
    takeOut: (block, start) => {
      const first = block * size;
      out.set(memory.subarray(start / w, start / w + Math.min(size, n - first)), at + first);
    },
    alone: (block) => alone(block * size, Math.min(size, n - block * size)),
  });
  return true;
}

/**
 * A function `(rows, bytes, start, other, from)` of consecutive rows, whose results replace the first operand.
 * @param alone computes some rows on this thread; false if it cannot
 * @returns false if rows are too long for several at a time
 */
export function sharedRows(
  pool: Pool,
  name: string,
  functions: () => readonly WasmFunction[],
  rows: number,
  size: number,
  out: Float32Array,
  to: number,
  inputs: readonly (readonly [array: Float32Array, at: number])[],
  alone: (first: number, rows: number) => unknown,
): boolean {
  const threads = pool.ready + 1;
  const jobRows = Math.min(Math.max(1, Math.floor(stageBytes / 4 / size)), Math.ceil(rows / threads));
  const operand = (4 * jobRows * size + 31) & ~15;
  const room = inputs.length * operand;
  const blocks = Math.ceil(rows / jobRows);
  if (room * threads > dataBytes || blocks > Pool.most) return false;
  const slot = pool.add(name, functions);
  if (slot === null) return false;
  const memory = new Float32Array(pool.memory.buffer, 0, dataBytes / 4);
  const elementsOf = (block: number): number => Math.min(jobRows, rows - block * jobRows) * size;
  inBlocks(pool, slot, {
    blocks,
    room,
    copyIn: (block, start) => {
      const first = block * jobRows * size;
      const count = elementsOf(block);
      for (const [i, [array, at]] of inputs.entries())
        memory.set(array.subarray(at + first, at + first + count), (start + i * operand) / 4);
      return [count / size, 4 * size, start, start + operand, start];
    },
    takeOut: (block, start) => {
      out.set(memory.subarray(start / 4, start / 4 + elementsOf(block)), to + block * jobRows * size);
    },
    alone: (block) => alone(block * jobRows, Math.min(jobRows, rows - block * jobRows)),
  });
  return true;
}
