// Convolutions shared among threads. The calling thread copies sources in unchanged, and writes jobs as lists of calls.
// Results are split along the batch, groups, channels and bands of rows, sums of weights' gradients along the weights;
// sums are in the order of one thread.

import { dataBytes, Pool, readyPool, sharedPages } from "../core/threads.js";
import {
  count,
  encodeModule,
  functionCode,
  get,
  type Instructions,
  i32Add,
  i32Const,
  increase,
  repeat,
  set,
  tee,
  unsigned,
  type WasmFunction,
  when,
} from "../core/wasm-module.js";
import type { LaneType } from "../core/wasm-vectors.js";
import type { ConvolutionLoop, Join } from "./cpu/convolution.js";
import { numbersOf } from "./memory/elements.js";
import {
  type Axes,
  allFinite,
  dotFunction,
  type Floats,
  mostRows,
  mostTableEntries,
  type Planes,
  packWeights,
  patchPlans,
  patchTilePlan,
  plainAxis,
  positionsAxis,
  type Results,
  resultsOf,
  rowsFunction,
  type Span,
  sizeOfPlane,
  slabs,
  smallRow,
  spanOf,
  spansOf,
  type Tiling,
  tabulateTaps,
  takeOut,
  tilePlan,
  up,
  type Weights,
  weighted,
  weightPlans,
} from "./wasm-convolution.js";
import { depth, firstValid, multiplyFunction, slack, tileBytes, tileRows, width } from "./wasm-product.js";
import { liftKernel, lowerKernel, slabStep, tileFunctions } from "./wasm-tiles.js";

/** Functions that lists call, in the order of the module's functions. */
const MULTIPLY = 0;
const DOT = 1;
const ROWS = 2;
const FILL = 3;
const INPUTS = 4;
const GRADIENTS = 5;
const OUTPUTS = 6;
/** An entry: the function, the number of calls, its arguments, and the increment of each argument between calls. */
const entryNumbers = 10;
const entryBytes = 4 * (2 + 2 * entryNumbers);

const fillFunction = (): WasmFunction => ({
  name: "fill",
  parameters: ["i32", "i32"],
  code: functionCode([], [...get(0), ...i32Const(0), ...get(1), 0xfc, 0x0b, 0]),
});

/** `(list, entries)`: executes a list. */
function listFunction(functions: readonly WasmFunction[]): WasmFunction {
  const [list, entries, i, left] = [0, 1, 2, 3] as const;
  const word = (n: number): Instructions => [...get(list), 0x28, 2, ...unsigned(4 * n)];
  const step = (n: number): Instructions => [
    ...[...get(list), ...word(2 + n), ...word(2 + entryNumbers + n), ...i32Add],
    ...[0x36, 2, ...unsigned(4 * (2 + n))],
  ];
  const body = count(i, get(entries), i32Const(1), [
    ...[...word(1), ...set(left)],
    ...repeat([
      ...functions.flatMap(({ parameters }, at) => [
        ...[...word(0), ...i32Const(at), 0x46],
        ...when([...parameters.flatMap((_, n) => word(n + 2)), 0x10, ...unsigned(at)]),
      ]),
      ...Array.from({ length: entryNumbers }, (_, n) => step(n)).flat(),
      ...[...get(left), ...i32Const(-1), ...i32Add, ...tee(left)],
    ]),
    ...increase(list, i32Const(entryBytes)),
  ]);
  return { name: "run", parameters: ["i32", "i32"], code: functionCode(["i32", "i32"], body) };
}

function listModule(lanes: LaneType, fused: boolean): Uint8Array {
  const tiles = lanes === "f32" ? tileFunctions() : [];
  const called = [
    ...[multiplyFunction(lanes, fused, true), dotFunction(lanes, fused), rowsFunction(lanes)],
    ...[fillFunction(), ...tiles],
  ];
  return encodeModule([...called, listFunction(called)], sharedPages, true);
}

/**
 * The memory's layout: tables and weights, or sums of their gradients; then regions for pending blocks. Reads of whole
 * tiles may exceed a region, hence the slack.
 */
const tableBytes = 4 * mostTableEntries + 64;
const packsBytes = 4.5 * 2 ** 20;
const blocksAt = packsBytes + slack;
const blocksBytes = dataBytes - blocksAt - slack;
/** Preferred size of blocks, to fit a thread's cache, unless larger ones share more work. */
const comfortable = 2 ** 20;
/** Minimum number of blocks per thread, as long as blocks are no smaller than a job. */
const blocksPerThread = 4;
/** Multiplications of a job; groups with fewer are combined. */
const jobSize = 2 ** 17;
const mostEntries = 512;
const mostGroups = 64;

interface Machine {
  readonly array: Floats;
  readonly words: Int32Array;
  readonly slot: number;
}

/** A job's calls. */
class List {
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

/** A round of any number of jobs. */
class Jobs {
  readonly #pool: Pool;
  readonly #slot: number;
  #posted = 0;
  #round = 0;

  constructor(pool: Pool, { slot }: Machine) {
    this.#pool = pool;
    this.#slot = slot;
    pool.begin();
  }

  /** Returns the argument of `wait`. */
  post({ at, entries }: List): readonly [round: number, job: number] {
    if (++this.#posted > Pool.most) {
      this.#pool.finish();
      this.#pool.begin();
      this.#posted = 1;
      this.#round++;
    }
    return [this.#round, this.#pool.post(this.#slot, at, entries)];
  }

  wait([round, job]: readonly [round: number, job: number]): void {
    if (round === this.#round) this.#pool.wait(job);
  }

  finish(): void {
    this.#pool.finish();
  }
}

type Job = readonly [round: number, job: number];

/** Unmodified rows of sources: `size` consecutive elements for each channel and depth. */
interface Raw {
  readonly down: readonly Span[];
  readonly along: readonly Span[];
  readonly top: number;
  readonly size: number;
  readonly isEmpty: boolean;
}

function rawOf(axes: Axes, sizes: readonly number[], from: number, rows: number): Raw {
  const { down, along } = spansOf(axes, sizes, from, rows);
  const [top, bottom] = spanOf(down);
  const [left, right] = spanOf(along);
  const isEmpty = bottom < top || right < left;
  return { down, along, top, size: isEmpty ? 0 : (bottom - top + 1) * sizes[2]!, isEmpty };
}

/** The maximum number of elements in the rows of one channel and depth. */
const mostRaw = ([, h]: Axes, [, H, W]: readonly number[], rows: number): number => {
  const firsts = h.planes.map(({ first }) => first);
  return Math.min(H!, (rows - 1) * h.planes[0]!.step + 1 + Math.max(...firsts) - Math.min(...firsts)) * W!;
};

/** Copies unmodified rows to memory, from element `to` on. */
function copyRaw(
  memory: Floats,
  to: number,
  { array, at, sizes: [D, H, W] }: Planes,
  channels: number,
  [d]: Axes,
  z: number,
  { top, size, isEmpty }: Raw,
): void {
  if (isEmpty) return;
  const plane = H! * W!;
  if (D === 1 && d.taps.length === 1 && size === plane) {
    memory.set(array.subarray(at, at + channels * plane), to);
    return;
  }
  let place = to;
  for (let c = 0; c < channels; c++) {
    for (const { plane: one, shift } of d.taps) {
      const { first, step } = d.planes[one]!;
      const from = first + step * (z + shift);
      if (from >= 0 && from < D!) {
        const start = at + (c * D! + from) * plane + top * W!;
        memory.set(array.subarray(start, start + size), place);
      }
      place += size;
    }
  }
}

/**
 * Lists the calls that build the planes of some channels from unmodified rows, as `bring` does on one thread. `raw` and
 * `to` are the first channel's addresses.
 */
function listPlanes(
  list: List,
  w: number,
  raw: number,
  to: number,
  channels: number,
  axes: Axes,
  [D, , W]: readonly number[],
  z: number,
  from: number,
  rows: number,
  { pitch, between }: { readonly pitch: number; readonly between: number },
  { down, along, top, size, isEmpty }: Raw,
): void {
  const [d] = axes;
  const depths = d.taps.length;
  list.add(FILL, [to, (channels * depths * between + pitch + tileBytes) * w]);
  if (isEmpty) return;
  for (const [a, { plane, shift }] of d.taps.entries()) {
    const { first, step } = d.planes[plane]!;
    const place = first + step * (z + shift);
    if (place < 0 || place >= D!) continue;
    let target = to + a * between * w;
    for (const y of down) {
      for (const x of along) {
        if (y.high > y.low && x.high > x.low)
          list.add(
            ROWS,
            [
              raw + (a * size + (y.first + y.step * y.low - top) * W! + x.first + x.step * x.low) * w,
              y.step * W! * w,
              x.step * w,
              target + ((y.low - from) * pitch + x.low) * w,
              pitch * w,
              (x.high - x.low) * w,
              y.high - y.low,
            ],
            channels,
            [depths * size * w, 0, 0, depths * between * w],
          );
        target += rows * pitch * w;
      }
    }
  }
}

const planesSize = (axes: Axes, channels: number, between: number, pitch: number): number =>
  channels * axes[0].taps.length * between + pitch + tileBytes;

/** Allocates consecutive addresses, each a multiple of 64. */
function placesFrom(start: number): { readonly take: (bytes: number) => number; readonly end: () => number } {
  let at = start;
  return {
    take: (bytes) => {
      const place = at;
      at += up(bytes, 64);
      return place;
    },
    end: () => at,
  };
}

/**
 * For float32 or float64, from `least` multiplications on; gradients of weights, whose threads wait for each other at
 * every step, from twice as many, in tiles from four times as many. False, if there is only one thread or memory is too
 * small, leaves the convolution to the next loop.
 */
export function sharedConvolutionLoop(lanes: LaneType, least: number): ConvolutionLoop {
  const w = width[lanes];
  const leastJob = Math.min(jobSize, least);
  const machines = new WeakMap<Pool, Machine>();

  function machine(pool: Pool): Machine | null {
    const known = machines.get(pool);
    if (known !== undefined) return known;
    const slot = pool.add(`convolution ${lanes}`, () => firstValid((fused) => listModule(lanes, fused)));
    if (slot === null) return null;
    const { buffer } = pool.memory;
    const made = {
      array: new (lanes === "f32" ? Float32Array : Float64Array)(buffer),
      words: new Int32Array(buffer),
      slot,
    };
    machines.set(pool, made);
    return made;
  }

  /** Pending blocks of results, each in its own region, and the tables and weights that they read. */
  class Blocks {
    readonly #jobs: Jobs;
    readonly #room: number;
    readonly #ring: number;
    readonly #waiting: ((() => void) | undefined)[];
    #next = 0;
    #packed = 0;

    constructor(pool: Pool, wasm: Machine, room: number) {
      this.#jobs = new Jobs(pool, wasm);
      this.#room = up(room, 64);
      this.#ring = Math.min(2 * (pool.ready + 1), Math.floor(blocksBytes / this.#room));
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

  /** As on one thread; false if a result is not finite, since tiles spread infinities and NaN to neighbouring results. */
  function byWeightsInTiles(
    pool: Pool,
    wasm: Machine,
    join: Join,
    axes: Axes,
    sources: Planes,
    channels: number,
    results: Planes,
    outputs: number,
    { array, at, rowStep, channelStep }: Weights,
    { most, tiling }: { readonly most: number; readonly tiling: Tiling },
    blocks: number,
  ): boolean {
    const [dAxis, hAxis, wAxis] = axes;
    const { groups, pitch } = tiling;
    const isTurned = wAxis.taps[0]!.shift > 0;
    const units = join.batch * join.groups * dAxis.count * Math.ceil(outputs / most);
    const rowsOfTiles = Math.ceil(hAxis.count / 2);
    const lines = Math.min(tiling.most, Math.ceil(rowsOfTiles / Math.ceil(blocks / units)));
    const raw = channels * mostRaw(axes, sources.sizes, 2 * lines + 2) * w;
    const planes = planesSize(axes, channels, (2 * lines + 2) * pitch, pitch) * w;
    const sums = most * 16 * groups * lines * w;
    const listBytes = 16 * entryBytes;
    const room = 64 * 5 + listBytes + raw + planes + 2 * slabs * slabStep + sums;
    if (2 * room > blocksBytes) return false;
    const scratch = new Float64Array(12);
    const kind = most * channels;
    const tileBytesOf = 4 * (4 * groups * lines + 16);
    const under = new Blocks(pool, wasm, room);
    let finite = true;
    for (let group = 0; group < join.groups; group++) {
      for (let row = 0; row < outputs; row += most) {
        const rows = Math.min(most, outputs - row);
        const table = under.pack(up(4 * channels + 8, 64) + slabs * kind * w);
        const left = table + up(4 * channels + 8, 64);
        for (let c = 0; c <= channels; c++) wasm.words[table / 4 + c] = Math.min(c, channels - 1) * tileBytesOf;
        for (let r = 0; r < rows; r++) {
          let from = at + (group * join.small * join.large * join.taps + (row + r) * rowStep + 9 * dAxis.taps[0]!.tap);
          let to = left / w + (r & -tileRows) * channels + (r % tileRows);
          for (let c = 0; c < channels; c++, from += channelStep, to += tileRows)
            liftKernel(array, from, isTurned, wasm.array, to, kind, scratch);
        }
        for (let n = 0; n < join.batch; n++) {
          const block = n * join.groups + group;
          const source = { ...sources, at: sources.at + block * channels * sizeOfPlane(sources.sizes) };
          const result = { ...results, at: results.at + (block * outputs + row) * sizeOfPlane(results.sizes) };
          for (let z = 0; z < dAxis.count; z++) {
            for (let y = 0; y < hAxis.count; y += 2 * lines) {
              const { take } = placesFrom(under.place());
              const band = Math.min(2 * lines, hAxis.count - y);
              const here = Math.ceil(band / 2);
              const list = new List(wasm, take(listBytes));
              const check = take(16);
              const [rawAt, planesAt] = [take(raw), take(planes)];
              const [tilesAt, productsAt, sumsAt] = [take(slabs * slabStep), take(slabs * slabStep), take(sums)];
              const between = (2 * here + 2) * pitch;
              const as = rawOf(axes, source.sizes, y, 2 * here + 2);
              copyRaw(wasm.array, rawAt / w, source, channels, axes, z, as);
              listPlanes(
                list,
                w,
                rawAt,
                planesAt,
                channels,
                axes,
                source.sizes,
                z,
                y,
                2 * here + 2,
                { pitch, between },
                as,
              );
              list.add(INPUTS, [channels, here, groups, planesAt, between * w, pitch * w, tilesAt, tileBytesOf]);
              const strips = Math.ceil((here * groups) / 2);
              const [rowStrips, productsRow] = [Math.ceil(rows / tileRows), strips * tileBytes];
              list.add(
                MULTIPLY,
                [
                  rowStrips,
                  strips,
                  channels,
                  left,
                  tilesAt,
                  productsAt,
                  productsRow,
                  channels * tileRows * w,
                  table,
                  0,
                ],
                slabs,
                [0, 0, 0, kind * w, slabStep, slabStep],
              );
              wasm.array.fill(0, check / w, check / w + 4);
              const [sumsPitch, size] = [8 * groups, 16 * groups * here];
              list.add(OUTPUTS, [rows, here, groups, sumsAt, size * w, sumsPitch * w, productsAt, productsRow, check]);
              const out = resultsOf(result, axes, z, y, band, rows, sumsPitch, size * w);
              listResults(list, w, sumsAt, out, 1, rows);
              under.post(list, () => {
                finite &&= allFinite(wasm.array, check / w, 4);
                takeOut(wasm.array, sumsAt / w, result.array, out);
              });
            }
          }
        }
      }
    }
    under.finish();
    return finite;
  }

  /** If results are as wide as their plane, packs their rows, so that each row of weights gives one contiguous run to copy out. */
  function listResults(list: List, w: number, sums: number, out: Results, groups: number, rowsOfGroup: number): void {
    const { whole, band, rows, pitch, sumsRow, width: wide } = out;
    if (!whole) return;
    const run = band * wide * w;
    const numbers = [pitch * w, w, 0, wide * w, wide * w, band] as const;
    for (let g = 0; g < groups; g++) {
      const [pitchBytes, step, , to, bytes, count] = numbers;
      const first = sums + g * rowsOfGroup * sumsRow;
      list.add(ROWS, [first, pitchBytes, step, sums + g * rows * run, to, bytes, count], rows, [sumsRow, 0, 0, run]);
    }
  }

  /** results = weights @ patches of the sources, over the batch and groups. */
  function byWeights(
    pool: Pool,
    wasm: Machine,
    join: Join,
    combined: readonly Axes[],
    sources: Planes,
    channels: number,
    results: Planes,
    outputs: number,
    weights: Weights,
    finite: boolean,
    multiplications: number,
  ): boolean {
    const threads = pool.ready + 1;
    const blocks = Math.max(1, Math.min(blocksPerThread * threads, Math.floor(multiplications / leastJob)));
    const tiles = lanes === "f32" && combined.length === 1 ? tilePlan(combined[0]!, channels, outputs, sources) : null;
    if (tiles !== null)
      return byWeightsInTiles(
        pool,
        wasm,
        join,
        combined[0]!,
        sources,
        channels,
        results,
        outputs,
        weights,
        tiles,
        blocks,
      );
    // If it does not fit one thread's memory, it is left to other loops, which sum in another order.
    if (weightPlans(combined, channels, outputs, sources, w) === null) return false;
    const perGroup = multiplications / (join.batch * join.groups);
    const together =
      outputs > mostRows ? 1 : Math.min(join.groups, mostGroups, Math.max(1, Math.ceil(jobSize / perGroup)));
    const plans = combined.map((axes) => bandsOf(axes, together));
    if (plans.includes(null)) return false;
    const under = new Blocks(pool, wasm, Math.max(...plans.map((plan) => plan!.room)));
    const [sourceSize, resultSize] = [channels * sizeOfPlane(sources.sizes), outputs * sizeOfPlane(results.sizes)];
    for (const [p, plan] of plans.entries()) {
      const { pieces, band: mostBand, pitch, between, rows: lines, k, most, listBytes, parts } = plan!;
      const axes = combined[p]!;
      for (let group = 0; group < join.groups; group += together) {
        const gathered = Math.min(together, join.groups - group);
        for (let row = 0; row < outputs; row += most) {
          const rows = Math.min(most, outputs - row);
          const rowStrips = Math.ceil(rows / tileRows);
          const groupWeights = rowStrips * tileRows * k * w;
          const table = under.pack(tableBytes + gathered * groupWeights);
          const left = table + tableBytes;
          const layout = { band: mostBand, rows: lines, pitch, between };
          const taps = tabulateTaps(wasm.words.subarray(table / 4), w, join, channels, axes, layout);
          for (let g = 0; g < gathered; g++) {
            const part = { ...weights, at: weights.at + (group + g) * join.small * join.large * join.taps };
            if (!packWeights(wasm.array, (left + g * groupWeights) / w, part, row, rows, channels, taps, finite)) {
              under.finish();
              return false;
            }
          }
          for (const piece of pieces) {
            for (let n = 0; n < join.batch; n++) {
              const block = n * join.groups + group;
              const source = { ...sources, at: sources.at + block * sourceSize };
              const result = { ...results, at: results.at + block * resultSize + row * sizeOfPlane(results.sizes) };
              for (let z = 0; z < piece[0].count; z++) {
                for (let y = 0; y < piece[1].count; y += mostBand) {
                  const { take } = placesFrom(under.place());
                  const band = Math.min(mostBand, piece[1].count - y);
                  const list = new List(wasm, take(listBytes));
                  const [rawAt, planesAt, sumsAt] = [take(parts.raw), take(parts.planes), take(parts.sums)];
                  const raw = rawOf(piece, source.sizes, y, lines);
                  const all = gathered * channels;
                  copyRaw(wasm.array, rawAt / w, source, all, piece, z, raw);
                  listPlanes(list, w, rawAt, planesAt, all, piece, source.sizes, z, y, lines, layout, raw);
                  const sumsRow = up((band - 1) * pitch + piece[2].count, tileBytes / w) * w;
                  const groupSums = rowStrips * tileRows * sumsRow;
                  const groupPlanes = channels * axes[0].taps.length * between * w;
                  for (let from = 0; from < k; from += depth) {
                    const products = Math.min(depth, k - from);
                    list.add(
                      MULTIPLY,
                      [
                        ...[rowStrips, sumsRow / tileBytes, products, left + from * tileRows * w, planesAt, sumsAt],
                        ...[sumsRow, k * tileRows * w, table + 4 * from, from],
                      ],
                      gathered,
                      [0, 0, 0, groupWeights, groupPlanes, groupSums],
                    );
                  }
                  const out = resultsOf(result, piece, z, y, band, rows, pitch, sumsRow);
                  listResults(list, w, sumsAt, out, gathered, rowStrips * tileRows);
                  under.post(list, () => {
                    for (let g = 0; g < gathered; g++) {
                      const sums = sumsAt + (out.whole ? g * rows * band * out.width * w : g * groupSums);
                      takeOut(wasm.array, sums / w, result.array, { ...out, first: out.first + g * resultSize });
                    }
                  });
                }
              }
            }
          }
        }
      }
    }
    under.finish();
    return true;

    /** Bands of rows, or pieces of them, that fit the memory and suffice for all threads; null if there are none. */
    function bandsOf(axes: Axes, gathered: number) {
      const [d, h, wide] = axes;
      const k = channels * d.taps.length * h.taps.length * wide.taps.length;
      const most = Math.min(
        mostRows,
        up(outputs, tileRows),
        Math.floor((packsBytes - tableBytes) / w / k / gathered) & -tileRows,
      );
      if (most < tileRows || (gathered > 1 && most < outputs)) return null;
      const entries = 4 + d.taps.length * h.planes.length * wide.planes.length + Math.ceil(k / depth) + gathered;
      if (entries > mostEntries) return null;
      const units = join.batch * Math.ceil(join.groups / gathered) * d.count * Math.ceil(outputs / most);
      const wanted = Math.min(h.count, Math.ceil(blocks / units));
      const least = Math.min(wide.count, Math.ceil(blocks / (units * wanted)));
      const room = Math.min(blocksBytes / threads, 2 * comfortable);
      for (let cuts = least; cuts <= wide.count; cuts = Math.max(cuts + 1, Math.ceil(cuts * 1.3))) {
        const most0 = Math.ceil(wide.count / cuts);
        const pitch = most0 + wide.reach;
        const sizesOf = (band: number) => {
          const rows = band + h.reach;
          const between = h.planes.length * wide.planes.length * rows * pitch;
          const all = gathered * channels;
          const parts = {
            raw: all * d.taps.length * mostRaw(axes, sources.sizes, rows) * w,
            planes: planesSize(axes, all, between, pitch) * w,
            sums: gathered * up(Math.min(most, outputs), tileRows) * up((band - 1) * pitch + most0, tileBytes / w) * w,
          };
          return { rows, between, parts, bytes: parts.raw + parts.planes + parts.sums };
        };
        let band = Math.ceil(h.count / wanted);
        while (band > 1 && sizesOf(band).bytes > comfortable) band = Math.ceil(0.8 * band) - 1;
        const { rows, between, parts, bytes } = sizesOf(Math.max(1, band));
        if (bytes > room) continue;
        const pieces = Array.from({ length: Math.ceil(wide.count / most0) }, (_, i): Axes => {
          const planes = wide.planes.map(({ first, step }) => ({ first: first + step * i * most0, step }));
          const here = Math.min(most0, wide.count - i * most0);
          return [d, h, { ...wide, planes, first: wide.first + wide.step * i * most0, count: here }];
        });
        const listBytes = entries * entryBytes;
        const all = listBytes + bytes + 64 * 5;
        return { pieces, band: Math.max(1, band), pitch, between, rows, k, most, listBytes, parts, room: all };
      }
      return null;
    }
  }

  /** A step of a sum. The memory that its jobs read is filled when `prepare` returns. */
  interface Step {
    readonly prepare: readonly List[];
    readonly sums: () => readonly List[];
  }

  /** Executes steps in sequence, preparing the next one while sums are computed; each part of the sums is processed in order. */
  function inSteps(jobs: Jobs, steps: Iterable<Step>): void {
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
  const partsOf = (count: number, parts: number): (readonly [first: number, here: number])[] => {
    const each = Math.ceil(count / Math.max(1, Math.min(parts, count)));
    return Array.from({ length: Math.ceil(count / each) }, (_, i) => [i * each, Math.min(each, count - i * each)]);
  };

  /** Two regions of lists, one list per job. */
  const listsBytes = (lists: number, entries: number): number => up(lists * entries * entryBytes, 64);

  /** weight = the sum over the batch of small @ patches(large), transposed, in tiles. */
  function byPatchesInTiles(
    pool: Pool,
    wasm: Machine,
    join: Join,
    small: Planes,
    large: Planes,
    weight: Planes,
    axes: Axes,
    { most, tiling, sumsRow }: { readonly most: number; readonly tiling: Tiling; readonly sumsRow: number },
  ): boolean {
    const threads = pool.ready + 1;
    const [dAxis, hAxis, wAxis] = axes;
    const resultAxes: Axes = [plainAxis(0, 0), plainAxis(0, 0), plainAxis(0, wAxis.count)];
    const { groups, pitch, tileBytes: tileBytesOf } = tiling;
    const kind = most * sumsRow;
    const k = join.large * join.taps;
    const [sumsAt, table] = [up(4 * join.large + 72, 64), 0];
    const most2 = 2 * tiling.most;
    const rawLarge = join.large * mostRaw(axes, large.sizes, most2 + 2) * w;
    const rawSmall = most * mostRaw(resultAxes, small.sizes, most2) * w;
    const planesLarge = planesSize(axes, join.large, (most2 + 2) * pitch, pitch) * w;
    const planesSmall = planesSize(resultAxes, most, most2 * pitch, pitch) * w;
    // Each part of the channels is followed by zeros.
    const beyond = threads * (pitch + tileBytes + 16) * w;
    const lists = listsBytes(2 * threads + slabs, 8);
    const size = lists + rawLarge + rawSmall + planesLarge + planesSmall + 2 * beyond + 2 * slabs * slabStep + 64 * 8;
    if (sumsAt + slabs * kind * w > packsBytes || 2 * size > blocksBytes) return false;
    for (let c = 0; c <= join.large; c++) wasm.words[table / 4 + c] = Math.min(c, join.large - 1) * tileBytesOf;
    const to = wasm.array;
    const scratch = new Float64Array(12);
    const jobs = new Jobs(pool, wasm);
    const slabParts = partsOf(slabs, Math.max(threads, Math.min(slabs, blocksPerThread * threads)));
    let turn = 0;
    for (let group = 0; group < join.groups; group++) {
      for (let row = 0; row < join.small; row += most) {
        const rows = Math.min(most, join.small - row);
        to.fill(0, sumsAt / w, sumsAt / w + slabs * kind);
        inSteps(jobs, steps(group, row, rows));
        const first = weight.at + (group * join.small + row) * k;
        for (let r = 0; r < rows; r++) {
          for (let c = 0; c < join.large; c++) {
            const from = sumsAt / w + r * sumsRow + c;
            lowerKernel(to, from, kind, weight.array, first + r * k + c * join.taps, scratch);
          }
        }
        if (!allFinite(weight.array, first, rows * k)) {
          jobs.finish();
          return false;
        }
      }
    }
    jobs.finish();
    return true;

    function* steps(group: number, row: number, rows: number): Generator<Step> {
      for (let n = 0; n < join.batch; n++) {
        const block = n * join.groups + group;
        const source = { ...large, at: large.at + block * join.large * join.imageSize };
        const part = { ...small, at: small.at + (block * join.small + row) * join.positions };
        for (let z = 0; z < dAxis.count; z++) {
          for (let y = 0; y < hAxis.count; y += most2) {
            const lines = Math.min(tiling.most, up(Math.ceil((hAxis.count - y) / 2), tiling.unit));
            const { take } = placesFrom(blocksAt + (turn++ % 2) * up(size, 64));
            const listsAt = take(lists);
            let listed = 0;
            const newList = (): List => new List(wasm, listsAt + listed++ * 8 * entryBytes);
            const tilesAt = take(slabs * slabStep);
            const productsAt = take(slabs * slabStep);
            const brought = (
              from: Planes,
              channels: number,
              its: Axes,
              more: number,
              rawAt: number,
              planesAt: number,
              what: number,
              tilesTo: number,
            ): List[] => {
              const between = (2 * lines + more) * pitch;
              const raw = rawOf(its, from.sizes, y, 2 * lines + more);
              copyRaw(to, rawAt / w, from, channels, its, z, raw);
              return partsOf(channels, threads).map(([first, here], i) => {
                const list = newList();
                const planes = planesAt + (first * between + i * (pitch + tileBytes + 16)) * w;
                const its2 = { pitch, between };
                listPlanes(
                  list,
                  w,
                  rawAt + first * raw.size * w,
                  planes,
                  here,
                  its,
                  from.sizes,
                  z,
                  y,
                  2 * lines + more,
                  its2,
                  raw,
                );
                list.add(what, [
                  here,
                  lines,
                  groups,
                  planes,
                  between * w,
                  pitch * w,
                  tilesTo + first * tileBytesOf,
                  tileBytesOf,
                ]);
                return list;
              });
            };
            const prepare = [
              ...brought(source, join.large, axes, 2, take(rawLarge), take(planesLarge + beyond), INPUTS, tilesAt),
              ...brought(part, rows, resultAxes, 0, take(rawSmall), take(planesSmall + beyond), GRADIENTS, productsAt),
            ];
            yield {
              prepare,
              sums: () =>
                slabParts.map(([first, here]) => {
                  const list = newList();
                  list.add(
                    DOT,
                    [
                      ...[Math.ceil(rows / tileRows), sumsRow / 2, 16 * lines * groups, productsAt + first * slabStep],
                      ...[tileBytesOf, table, tilesAt + first * slabStep, sumsAt + first * kind * w, sumsRow * w],
                    ],
                    here,
                    [0, 0, 0, slabStep, 0, 0, slabStep, kind * w],
                  );
                  return list;
                }),
            };
          }
        }
      }
    }
  }

  /** weight = the sum over the batch of small @ patches(large), transposed. */
  function byPatches(
    pool: Pool,
    wasm: Machine,
    join: Join,
    small: Planes,
    large: Planes,
    weight: Planes,
    multiplications: number,
  ): boolean {
    const threads = pool.ready + 1;
    const allAxes = [0, 1, 2].map((d) => positionsAxis(join, d)) as unknown as Axes;
    const tiles = lanes === "f32" ? patchTilePlan(allAxes, join, large) : null;
    if (tiles !== null)
      return multiplications >= 4 * least && byPatchesInTiles(pool, wasm, join, small, large, weight, allAxes, tiles);
    const plan = patchPlans(join, small, large, w);
    if (plan === null) return false;
    const { k, sumsRow, plans } = plan;
    const sumsAt = up(tableBytes, 64);
    const plainOf = ([, , { first, count: wide }]: Axes): Axes => [
      plainAxis(0, 0),
      plainAxis(0, 0),
      plainAxis(first, wide),
    ];
    /** Bytes of a step's parts for a number of groups and of rows per group. */
    const partsFor = (groups: number, rows: number) => {
      const sizes = plans.map(({ axes, layout }) => {
        const row = smallRow(layout.band, layout, w);
        return [
          groups * join.large * axes[0].taps.length * mostRaw(axes, large.sizes, layout.rows) * w,
          planesSize(axes, groups * join.large, layout.between, layout.pitch) * w,
          groups * rows * mostRaw(plainOf(axes), small.sizes, layout.band) * w,
          planesSize(plainOf(axes), up(groups * rows, tileRows) + tileRows, row, layout.pitch) * w,
        ] as const;
      });
      const [rawLarge, planesLarge, rawSmall, planesSmall] = [0, 1, 2, 3].map((i) =>
        Math.max(...sizes.map((one) => one[i]!)),
      );
      return { rawLarge: rawLarge!, planesLarge: planesLarge!, rawSmall: rawSmall!, planesSmall: planesSmall! };
    };
    const wantedJobs = Math.max(1, blocksPerThread * threads);
    const entries =
      3 + Math.max(...plans.map(({ axes: [d, h, x] }) => d.taps.length * h.planes.length * x.planes.length));
    const lists = listsBytes(2 * threads + 2 * wantedJobs + 8, entries);
    const roomFor = (groups: number, rows: number): boolean => {
      const { rawLarge, planesLarge, rawSmall, planesSmall } = partsFor(groups, rows);
      const beyond = 2 * threads * (Math.max(...plans.map(({ layout }) => layout.pitch)) + tileBytes + 16) * w;
      return (
        2 * (lists + rawLarge + planesLarge + rawSmall + planesSmall + beyond + 64 * 8) <= blocksBytes &&
        sumsAt + groups * up(rows, tileRows) * sumsRow * w <= packsBytes
      );
    };
    let most = Math.min(plan.most, up(join.small, tileRows));
    while (most > tileRows && !roomFor(1, most)) most = up(most / 2, tileRows);
    if (entries > mostEntries || !roomFor(1, most)) return false;
    let together = 1;
    if (most >= join.small) {
      const perGroup = multiplications / (join.batch * join.groups);
      together = Math.min(join.groups, mostGroups, Math.max(1, Math.ceil((threads * jobSize) / perGroup)));
      while (together > 1 && !roomFor(together, join.small)) together--;
    }
    const { rawLarge, planesLarge, rawSmall, planesSmall } = partsFor(together, Math.min(most, join.small));
    const size = (blocksBytes / 2) & -64;
    const to = wasm.array;
    const jobs = new Jobs(pool, wasm);
    let turn = 0;
    for (let group = 0; group < join.groups; group += together) {
      const gathered = Math.min(together, join.groups - group);
      for (let row = 0; row < join.small; row += most) {
        const rows = Math.min(most, join.small - row);
        const rowStrips = Math.ceil(rows / tileRows);
        const groupSums = rowStrips * tileRows * sumsRow;
        to.fill(0, sumsAt / w, sumsAt / w + gathered * groupSums);
        for (const { axes, layout } of plans) {
          tabulateTaps(wasm.words, w, join, join.large, axes, layout);
          inSteps(jobs, steps(axes, layout, group, gathered, row, rows));
        }
        for (let g = 0; g < gathered; g++) {
          for (let r = 0; r < rows; r++) {
            const from = sumsAt / w + g * groupSums + r * sumsRow;
            if (!allFinite(to, from, k)) {
              jobs.finish();
              return false;
            }
            weight.array.set(to.subarray(from, from + k), weight.at + ((group + g) * join.small + row + r) * k);
          }
        }
      }
    }
    jobs.finish();
    return true;

    function* steps(
      axes: Axes,
      layout: (typeof plans)[number]["layout"],
      group: number,
      gathered: number,
      row: number,
      rows: number,
    ): Generator<Step> {
      const [dAxis, hAxis] = axes;
      const plainAxes = plainOf(axes);
      const rowStrips = Math.ceil(rows / tileRows);
      const groupPlanes = join.large * dAxis.taps.length * layout.between * w;
      // Each job gets several groups, or rows and pairs of one group.
      const groupParts = partsOf(gathered, wantedJobs);
      const stripParts = partsOf(rowStrips, gathered > 1 ? 1 : wantedJobs);
      const pairs = sumsRow / 2;
      const perStep = rows * k * layout.band * axes[2].count;
      const pairJobs = Math.min(
        Math.ceil(wantedJobs / stripParts.length),
        Math.ceil(perStep / stripParts.length / leastJob),
      );
      const pairParts = partsOf(pairs, gathered > 1 ? 1 : pairJobs);
      for (let n = 0; n < join.batch; n++) {
        const block = n * join.groups + group;
        const source = { ...large, at: large.at + block * join.large * join.imageSize };
        const part = { ...small, at: small.at + (block * join.small + row) * join.positions };
        for (let z = 0; z < dAxis.count; z++) {
          for (let y = 0; y < hAxis.count; y += layout.band) {
            const band = Math.min(layout.band, hAxis.count - y);
            const { take } = placesFrom(blocksAt + (turn++ % 2) * size);
            const listsAt = take(lists);
            let listed = 0;
            const newList = (): List => new List(wasm, listsAt + listed++ * entries * entryBytes);
            const all = gathered * join.large;
            const [rawAt, planesAt] = [take(rawLarge), take(planesLarge)];
            const raw = rawOf(axes, source.sizes, y, layout.rows);
            copyRaw(to, rawAt / w, source, all, axes, z, raw);
            const first = newList();
            listPlanes(first, w, rawAt, planesAt, all, axes, source.sizes, z, y, layout.rows, layout, raw);
            const between = smallRow(band, layout, w);
            const its = { pitch: layout.pitch, between };
            const [rawOfSmall, left] = [take(rawSmall), take(planesSmall)];
            const second = newList();
            const smallRaw = rawOf(plainAxes, part.sizes, y, band);
            copyRaw(to, rawOfSmall / w, part, gathered * rows, plainAxes, z, smallRaw);
            listPlanes(second, w, rawOfSmall, left, gathered * rows, plainAxes, part.sizes, z, y, band, its, smallRaw);
            yield {
              prepare: [first, second],
              sums: () =>
                groupParts.flatMap(([g, groups]) =>
                  stripParts.flatMap(([strip, strips]) =>
                    pairParts.map(([pair, across]) => {
                      const list = newList();
                      list.add(
                        DOT,
                        [
                          ...[strips, across, between * w, left + (g * rows + strip * tileRows) * between * w],
                          ...[between * w, 8 * pair, planesAt + g * groupPlanes],
                          ...[
                            sumsAt + (g * groupSumsOf(rows) + strip * tileRows * sumsRow + 2 * pair) * w,
                            sumsRow * w,
                          ],
                        ],
                        groups,
                        [0, 0, 0, rows * between * w, 0, 0, groupPlanes, groupSumsOf(rows) * w],
                      );
                      return list;
                    }),
                  ),
                ),
            };
          }
        }
      }
    }

    function groupSumsOf(rows: number): number {
      return up(rows, tileRows) * sumsRow;
    }
  }

  return (writes, join, small, large, weight) => {
    const multiplications = join.batch * join.groups * join.small * join.large * join.taps * join.positions;
    const pool = multiplications < (writes === "weight" ? 2 : 1) * least ? null : readyPool();
    const wasm = pool === null ? null : machine(pool);
    if (pool === null || wasm === null) return false;
    const { geometry } = join;
    const [s, l] = [
      { array: numbersOf(small) as Floats, at: small.offset, sizes: geometry.positions },
      { array: numbersOf(large) as Floats, at: large.offset, sizes: geometry.image },
    ];
    const own = { array: numbersOf(weight) as Floats, at: weight.offset };
    let done = false;
    try {
      if (writes === "weight") done = byPatches(pool, wasm, join, s, l, { ...own, sizes: [] }, multiplications);
      else {
        const { combined, weights } = weighted(writes, join, own.array, own.at);
        const [from, to, channels, outputs] =
          writes === "small" ? [l, s, join.large, join.small] : [s, l, join.small, join.large];
        const finite = writes === "large";
        done = byWeights(pool, wasm, join, combined, from, channels, to, outputs, weights, finite, multiplications);
      }
    } catch (error) {
      // If a worker ended in the middle, the next loop computes all.
      if (!pool.isLost) throw error;
    }
    // The next loop accumulates, so the output must be cleared first.
    const out = writes === "small" ? s : writes === "large" ? l : own;
    const { numel } = writes === "small" ? small : writes === "large" ? large : weight;
    if (!done) out.array.fill(0, out.at, out.at + numel);
    return done;
  };
}
