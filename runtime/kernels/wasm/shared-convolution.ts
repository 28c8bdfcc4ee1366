// Convolutions shared among threads. The calling thread copies sources in unchanged, and writes jobs as lists of calls.
// Results are split along the batch, groups, channels and bands of rows, sums of weights' gradients along the weights;
// sums are in the order of one thread.

import type { LaneType } from "../../wasm/programs/vectors.js";
import { type Pool, readyPool } from "../../wasm/threads.js";
import type { ConvolutionLoop } from "../cpu/convolution.js";
import { jobSize } from "../loops/thresholds.js";
import {
  allFinite,
  blockOf,
  type ConvolutionLayout,
  compute,
  type Floats,
  factorsOf,
  maxRows,
  type PatchPlan,
  type PatchProduct,
  type PatchSums,
  type PatchTilePlan,
  type PlanAxes,
  type PlaneRows,
  type Planes,
  packTileWeights,
  packWeights,
  patchPlan,
  patchTilePlan,
  plainAxes,
  type Results,
  resultsOf,
  type Span,
  slabs,
  smallRow,
  spanOf,
  spansOf,
  type TilePlan,
  tabulateTaps,
  tabulateTiles,
  takeOut,
  takeTileSums,
  tilePlan,
  up,
  weightPlans,
} from "./convolution-plans.js";
import {
  Blocks,
  blocksAt,
  blocksBytes,
  DOT,
  entryBytes,
  evenParts,
  FILL,
  GRADIENTS,
  INPUTS,
  inSteps,
  Jobs,
  List,
  listMachine,
  listsBytes,
  type Machine,
  MULTIPLY,
  OUTPUTS,
  packsBytes,
  placesFrom,
  ROWS,
  type Step,
  tableBytes,
} from "./job-lists.js";
import { depth, tileBytes, tileRows } from "./product.js";
import { slabStep } from "./tiles.js";

/** Preferred size of blocks, to fit a thread's cache, unless larger ones share more work. */
const cacheBytes = 2 ** 20;
/** Minimum number of blocks per thread, as long as blocks are no smaller than a job. */
const blocksPerThread = 4;
const maxGroups = 64;
/** Maximum number of entries of a list. */
const maxEntries = 512;

/** How much a convolution computes, and the least that is shared. */
interface Work {
  readonly multiplications: number;
  readonly least: number;
}

/** Unmodified rows of sources: `size` consecutive elements for each channel and depth; and the planes built of them. */
interface Raw {
  readonly planes: PlaneRows;
  readonly down: readonly Span[];
  readonly along: readonly Span[];
  readonly top: number;
  readonly size: number;
  readonly isEmpty: boolean;
}

function rawOf(planes: PlaneRows, sizes: readonly number[]): Raw {
  const { down, along } = spansOf(planes, sizes);
  const [top, bottom] = spanOf(down);
  const [left, right] = spanOf(along);
  const isEmpty = bottom < top || right < left;
  return { planes, down, along, top, size: isEmpty ? 0 : (bottom - top + 1) * sizes[2]!, isEmpty };
}

/** The maximum number of elements in the rows of one channel and depth. */
const maxRaw = ([, h]: PlanAxes, [, H, W]: readonly number[], rows: number): number => {
  const firsts = h.planes.map(({ first }) => first);
  return Math.min(H!, (rows - 1) * h.planes[0]!.step + 1 + Math.max(...firsts) - Math.min(...firsts)) * W!;
};

const planesSize = (axes: PlanAxes, channels: number, between: number, pitch: number): number =>
  channels * axes[0].taps.length * between + pitch + tileBytes;

/** Copies unmodified rows to memory, from element `to` on. */
function copyRaw(
  memory: Floats,
  to: number,
  { array, at, sizes: [D, H, W] }: Planes,
  channels: number,
  { planes, top, size, isEmpty }: Raw,
): void {
  if (isEmpty) return;
  const [d] = planes.axes;
  const plane = H! * W!;
  if (D === 1 && d.taps.length === 1 && size === plane) {
    memory.set(array.subarray(at, at + channels * plane), to);
    return;
  }
  let place = to;
  for (let c = 0; c < channels; c++) {
    for (const { plane: one, shift } of d.taps) {
      const { first, step } = d.planes[one]!;
      const from = first + step * (planes.z + shift);
      if (from >= 0 && from < D!) {
        const start = at + (c * D! + from) * plane + top * W!;
        memory.set(array.subarray(start, start + size), place);
      }
      place += size;
    }
  }
}

/**
 * Lists the calls that build the planes of some channels from unmodified rows, as `copyIn` does on one thread. `rawAt`
 * and `to` are the first channel's addresses.
 */
function listPlanes(
  list: List,
  w: number,
  { planes, down, along, top, size, isEmpty }: Raw,
  [D, , W]: readonly number[],
  channels: number,
  rawAt: number,
  to: number,
): void {
  const { axes, z, from, rows, pitch, between } = planes;
  const [d] = axes;
  const depths = d.taps.length;
  list.add(FILL, [to, planesSize(axes, channels, between, pitch) * w]);
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
              rawAt + (a * size + (y.first + y.step * y.low - top) * W! + x.first + x.step * x.low) * w,
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

/** Copies unmodified rows of all channels in and lists the calls that build their planes. */
function copyPlanesIn(
  { array, w }: Machine,
  list: List,
  source: Planes,
  channels: number,
  planes: PlaneRows,
  rawAt: number,
  to: number,
): void {
  const raw = rawOf(planes, source.sizes);
  copyRaw(array, rawAt / w, source, channels, raw);
  listPlanes(list, w, raw, source.sizes, channels, rawAt, to);
}

/** If results are as wide as their plane, packs their rows, so that each row of weights gives one contiguous run to copy out. */
function listResults(list: List, w: number, sums: number, out: Results, groups: number, rowsOfGroup: number): void {
  const { whole, band, rows, pitch, sumsRow, width: wide } = out;
  if (!whole) return;
  const bytes = wide * w;
  const run = band * bytes;
  for (let g = 0; g < groups; g++) {
    const [from, to] = [sums + g * rowsOfGroup * sumsRow, sums + g * rows * run];
    list.add(ROWS, [from, pitch * w, w, to, bytes, bytes, band], rows, [sumsRow, 0, 0, run]);
  }
}

/** results = weights @ patches of the sources, over the batch and groups. */
function multiplyPatches(wasm: Machine, product: PatchProduct, { multiplications, least }: Work): boolean {
  const { combined, join, outputs } = product;
  const threads = wasm.pool.ready + 1;
  const minJob = Math.min(jobSize, least);
  const blocks = Math.max(1, Math.min(blocksPerThread * threads, Math.floor(multiplications / minJob)));
  const tiles = wasm.lanes === "f32" && combined.length === 1 ? tilePlan(combined[0]!, product) : null;
  if (tiles !== null) return multiplyTiles(wasm, product, tiles, blocks);
  // If it does not fit one thread's memory, it is left to other loops, which sum in another order.
  if (weightPlans(product, wasm.w) === null) return false;
  const perGroup = multiplications / (join.batch * join.groups);
  const blockGroups =
    outputs > maxRows ? 1 : Math.min(join.groups, maxGroups, Math.max(1, Math.ceil(jobSize / perGroup)));
  const plans = combined.map((axes) => planBands(product, axes, blockGroups, blocks, threads, wasm.w));
  if (!plans.every((plan) => plan !== null)) return false;
  const pending = new Blocks(wasm, Math.max(...plans.map(({ room }) => room)));
  const isDone = plans.every((plan) => multiplyBands(wasm, pending, product, plan));
  pending.finish();
  return isDone;
}

/** Bytes of what a block consists of. */
interface BlockBytes {
  readonly list: number;
  readonly raw: number;
  readonly planes: number;
  readonly sums: number;
}

/** Results of some axes in blocks: `most` rows of weights, with `k` products each, of `blockGroups` groups. */
interface BandsPlan {
  readonly axes: PlanAxes;
  /** The axes, or pieces of their rows. */
  readonly pieces: readonly PlanAxes[];
  readonly layout: ConvolutionLayout;
  readonly k: number;
  readonly most: number;
  readonly blockGroups: number;
  readonly bytes: BlockBytes;
  /** Bytes of a block. */
  readonly room: number;
}

/** Bands of rows, or pieces of them, that fit the memory and suffice for all threads; null if there are none. */
function planBands(
  { join, channels, outputs, sources }: PatchProduct,
  axes: PlanAxes,
  blockGroups: number,
  blocks: number,
  threads: number,
  w: number,
): BandsPlan | null {
  const [d, h, wide] = axes;
  const k = channels * d.taps.length * h.taps.length * wide.taps.length;
  const most = Math.min(
    maxRows,
    up(outputs, tileRows),
    Math.floor((packsBytes - tableBytes) / w / k / blockGroups) & -tileRows,
  );
  if (most < tileRows || (blockGroups > 1 && most < outputs)) return null;
  const entries = 4 + d.taps.length * h.planes.length * wide.planes.length + Math.ceil(k / depth) + blockGroups;
  if (entries > maxEntries) return null;
  const list = entries * entryBytes;
  const units = join.batch * Math.ceil(join.groups / blockGroups) * d.count * Math.ceil(outputs / most);
  const wanted = Math.min(h.count, Math.ceil(blocks / units));
  const least = Math.min(wide.count, Math.ceil(blocks / (units * wanted)));
  const maxBytes = Math.min(blocksBytes / threads, 2 * cacheBytes);
  for (let cuts = least; cuts <= wide.count; cuts = Math.max(cuts + 1, Math.ceil(cuts * 1.3))) {
    const across = Math.ceil(wide.count / cuts);
    const pitch = across + wide.reach;
    const sized = (band: number) => {
      const rows = band + h.reach;
      const between = h.planes.length * wide.planes.length * rows * pitch;
      const raw = blockGroups * channels * d.taps.length * maxRaw(axes, sources.sizes, rows) * w;
      const planes = planesSize(axes, blockGroups * channels, between, pitch) * w;
      const sumsRow = up((band - 1) * pitch + across, tileBytes / w);
      const sums = blockGroups * up(Math.min(most, outputs), tileRows) * sumsRow * w;
      const layout: ConvolutionLayout = { band, rows, pitch, between };
      return { layout, bytes: { list, raw, planes, sums }, size: raw + planes + sums };
    };
    let band = Math.ceil(h.count / wanted);
    while (band > 1 && sized(band).size > cacheBytes) band = Math.ceil(0.8 * band) - 1;
    const { layout, bytes, size } = sized(Math.max(1, band));
    if (size > maxBytes) continue;
    return { axes, pieces: cutRows(axes, across), layout, k, most, blockGroups, bytes, room: list + size + 64 * 5 };
  }
  return null;
}

/** Cuts rows of results into pieces of `across` results. */
function cutRows([d, h, wide]: PlanAxes, across: number): PlanAxes[] {
  return Array.from({ length: Math.ceil(wide.count / across) }, (_, i): PlanAxes => {
    const planes = wide.planes.map(({ first, step }) => ({ first: first + step * i * across, step }));
    const count = Math.min(across, wide.count - i * across);
    return [d, h, { ...wide, planes, first: wide.first + wide.step * i * across, count }];
  });
}

/** Weights in the memory: `rows` rows of each of `groups` groups, `size` bytes per group, and the table of their taps. */
interface PackedWeights {
  readonly table: number;
  readonly left: number;
  readonly group: number;
  readonly groups: number;
  readonly row: number;
  readonly rows: number;
  readonly size: number;
}

/** Results in bands. False if weights are not finite and must be. */
function multiplyBands(wasm: Machine, pending: Blocks, product: PatchProduct, plan: BandsPlan): boolean {
  const { join, outputs } = product;
  for (let group = 0; group < join.groups; group += plan.blockGroups) {
    for (let row = 0; row < outputs; row += plan.most) {
      const weights = packBands(wasm, pending, product, plan, group, row);
      if (weights === null) return false;
      for (const piece of plan.pieces) {
        for (let n = 0; n < join.batch; n++) postBands(wasm, pending, product, plan, weights, piece, n);
      }
    }
  }
  return true;
}

/** Null if weights are not finite and must be. */
function packBands(
  wasm: Machine,
  pending: Blocks,
  product: PatchProduct,
  { axes, layout, k, most, blockGroups }: BandsPlan,
  group: number,
  row: number,
): PackedWeights | null {
  const { join, channels, outputs } = product;
  const { w } = wasm;
  const groups = Math.min(blockGroups, join.groups - group);
  const rows = Math.min(most, outputs - row);
  const size = up(rows, tileRows) * k * w;
  const table = pending.pack(tableBytes + groups * size);
  const left = table + tableBytes;
  const taps = tabulateTaps(wasm.words.subarray(table / 4), w, join, channels, axes, layout);
  for (let g = 0; g < groups; g++) {
    if (!packWeights(wasm.array, (left + g * size) / w, product, group + g, row, rows, taps)) return null;
  }
  return { table, left, group, groups, row, rows, size };
}

/** Posts the blocks of a piece of the results of packed weights, for one element of the batch. */
function postBands(
  wasm: Machine,
  pending: Blocks,
  product: PatchProduct,
  { layout, k, bytes }: BandsPlan,
  { table, left, group, groups, row, rows, size }: PackedWeights,
  piece: PlanAxes,
  n: number,
): void {
  const { channels } = product;
  const { w } = wasm;
  const { rows: sourceRows, pitch, between } = layout;
  const { source, result } = blockOf(product, n, group, row);
  const resultOfGroup = blockOf(product, n, group + 1, row).result.at - result.at;
  const rowStrips = Math.ceil(rows / tileRows);
  const planesOfGroup = channels * piece[0].taps.length * between * w;
  for (let z = 0; z < piece[0].count; z++) {
    for (let y = 0; y < piece[1].count; y += layout.band) {
      const take = placesFrom(pending.place());
      const band = Math.min(layout.band, piece[1].count - y);
      const list = new List(wasm, take(bytes.list));
      const [rawAt, planesAt, sumsAt] = [take(bytes.raw), take(bytes.planes), take(bytes.sums)];
      const planes: PlaneRows = { axes: piece, z, from: y, rows: sourceRows, pitch, between };
      copyPlanesIn(wasm, list, source, groups * channels, planes, rawAt, planesAt);
      const sumsRow = up((band - 1) * pitch + piece[2].count, tileBytes / w) * w;
      const sumsOfGroup = rowStrips * tileRows * sumsRow;
      for (let from = 0; from < k; from += depth) {
        list.add(
          MULTIPLY,
          [
            ...[rowStrips, sumsRow / tileBytes, Math.min(depth, k - from)],
            ...[left + from * tileRows * w, planesAt, sumsAt],
            ...[sumsRow, k * tileRows * w, table + 4 * from, from],
          ],
          groups,
          [0, 0, 0, size, planesOfGroup, sumsOfGroup],
        );
      }
      const out = resultsOf(result, piece, z, y, band, rows, pitch, sumsRow);
      listResults(list, w, sumsAt, out, groups, rowStrips * tileRows);
      pending.post(list, () => {
        for (let g = 0; g < groups; g++) {
          const sums = sumsAt + g * (out.whole ? rows * band * out.width * w : sumsOfGroup);
          takeOut(wasm.array, sums / w, result.array, { ...out, first: out.first + g * resultOfGroup });
        }
      });
    }
  }
}

/** Results in tiles, in blocks of `lines` rows of tiles. */
interface TileBlocks extends TilePlan {
  readonly axes: PlanAxes;
  readonly lines: number;
  readonly bytes: BlockBytes;
}

/** As on one thread; false if a result is not finite, since tiles spread infinities and NaN to neighbouring results. */
function multiplyTiles(wasm: Machine, product: PatchProduct, tiles: TilePlan, blocks: number): boolean {
  const { join, channels, outputs, sources } = product;
  const { most } = tiles;
  const { groups, pitch, most: maxLines } = tiles.tiling;
  const { w } = wasm;
  const axes = product.combined[0]!;
  const [dAxis, hAxis] = axes;
  const units = join.batch * join.groups * dAxis.count * Math.ceil(outputs / most);
  const lines = Math.min(maxLines, Math.ceil(Math.ceil(hAxis.count / 2) / Math.ceil(blocks / units)));
  const raw = channels * maxRaw(axes, sources.sizes, 2 * lines + 2) * w;
  const planes = planesSize(axes, channels, (2 * lines + 2) * pitch, pitch) * w;
  const bytes = { list: 16 * entryBytes, raw, planes, sums: most * 16 * groups * lines * w };
  const room = 64 * 5 + bytes.list + raw + planes + 2 * slabs * slabStep + bytes.sums;
  if (2 * room > blocksBytes) return false;
  const plan: TileBlocks = {
    ...{ axes, most, lines, bytes },
    tiling: { ...tiles.tiling, tileBytes: 4 * (4 * groups * lines + 16) },
  };
  const pending = new Blocks(wasm, room);
  const check = { isFinite: true };
  const tableSize = up(4 * channels + 8, 64);
  const size = most * channels * w;
  for (let group = 0; group < join.groups; group++) {
    for (let row = 0; row < outputs; row += most) {
      const rows = Math.min(most, outputs - row);
      const table = pending.pack(tableSize + slabs * size);
      const left = table + tableSize;
      tabulateTiles(wasm.words.subarray(table / 4), channels, plan.tiling);
      packTileWeights(wasm.array, left / w, most * channels, axes, product, group, row, rows);
      const weights: PackedWeights = { table, left, group, groups: 1, row, rows, size };
      for (let n = 0; n < join.batch; n++) postTiles(wasm, pending, product, plan, weights, n, check);
    }
  }
  pending.finish();
  return check.isFinite;
}

/** Posts the blocks of the results of packed weights, for one element of the batch. */
function postTiles(
  wasm: Machine,
  pending: Blocks,
  product: PatchProduct,
  { axes, lines: maxLines, bytes, tiling: { groups, pitch, tileBytes: tileStep } }: TileBlocks,
  { table, left, group, row, rows, size }: PackedWeights,
  n: number,
  check: { isFinite: boolean },
): void {
  const { channels } = product;
  const { w } = wasm;
  const { source, result } = blockOf(product, n, group, row);
  const [dAxis, hAxis] = axes;
  for (let z = 0; z < dAxis.count; z++) {
    for (let y = 0; y < hAxis.count; y += 2 * maxLines) {
      const take = placesFrom(pending.place());
      const band = Math.min(2 * maxLines, hAxis.count - y);
      const lines = Math.ceil(band / 2);
      const list = new List(wasm, take(bytes.list));
      const checkAt = take(16);
      const [rawAt, planesAt] = [take(bytes.raw), take(bytes.planes)];
      const [tilesAt, productsAt, sumsAt] = [take(slabs * slabStep), take(slabs * slabStep), take(bytes.sums)];
      const sourceRows = 2 * lines + 2;
      const between = sourceRows * pitch;
      const planes: PlaneRows = { axes, z, from: y, rows: sourceRows, pitch, between };
      copyPlanesIn(wasm, list, source, channels, planes, rawAt, planesAt);
      list.add(INPUTS, [channels, lines, groups, planesAt, between * w, pitch * w, tilesAt, tileStep]);
      const strips = Math.ceil((lines * groups) / 2);
      const productsRow = strips * tileBytes;
      list.add(
        MULTIPLY,
        [
          ...[Math.ceil(rows / tileRows), strips, channels, left, tilesAt, productsAt],
          ...[productsRow, channels * tileRows * w, table, 0],
        ],
        slabs,
        [0, 0, 0, size, slabStep, slabStep],
      );
      wasm.array.fill(0, checkAt / w, checkAt / w + 4);
      const [sumsPitch, sumsSize] = [8 * groups, 16 * groups * lines];
      list.add(OUTPUTS, [
        ...[rows, lines, groups, sumsAt, sumsSize * w, sumsPitch * w],
        ...[productsAt, productsRow, checkAt],
      ]);
      const out = resultsOf(result, axes, z, y, band, rows, sumsPitch, sumsSize * w);
      listResults(list, w, sumsAt, out, 1, rows);
      pending.post(list, () => {
        check.isFinite &&= allFinite(wasm.array, checkAt / w, 4);
        takeOut(wasm.array, sumsAt / w, result.array, out);
      });
    }
  }
}

/** Bytes of what a step of sums consists of. */
interface StepBytes {
  readonly lists: number;
  readonly rawLarge: number;
  readonly planesLarge: number;
  readonly rawSmall: number;
  readonly planesSmall: number;
}

/** Gradients of weights in tiles: where their sums are, and the two regions of steps. */
interface TileSums extends PatchTilePlan {
  readonly threads: number;
  /** Bytes of the sums of a slab. */
  readonly slab: number;
  readonly sumsAt: number;
  readonly bytes: StepBytes;
  /** Bytes of a step. */
  readonly room: number;
}

/** The table of tiles comes first in the memory. */
const tileTable = 0;
/** Entries of each list of a step in tiles. */
const tileEntries = 8;

/** Null if the memory is too small. */
function planTileSums(wasm: Machine, { join, small, large }: PatchSums, tiles: PatchTilePlan): TileSums | null {
  const { w } = wasm;
  const threads = wasm.pool.ready + 1;
  const { axes, most, tiling, sumsRow } = tiles;
  const { pitch } = tiling;
  const partAxes = plainAxes(axes[2]);
  const lines = 2 * tiling.most;
  // Each part of the channels is followed by zeros.
  const beyond = threads * (pitch + tileBytes + 16) * w;
  const bytes = {
    lists: listsBytes(2 * threads + slabs, tileEntries),
    rawLarge: join.large * maxRaw(axes, large.sizes, lines + 2) * w,
    planesLarge: planesSize(axes, join.large, (lines + 2) * pitch, pitch) * w + beyond,
    rawSmall: most * maxRaw(partAxes, small.sizes, lines) * w,
    planesSmall: planesSize(partAxes, most, lines * pitch, pitch) * w + beyond,
  };
  const size = bytes.lists + bytes.rawLarge + bytes.planesLarge + bytes.rawSmall + bytes.planesSmall;
  const room = up(size + 2 * slabs * slabStep + 64 * 8, 64);
  const slab = most * sumsRow * w;
  const sumsAt = tileTable + up(4 * join.large + 72, 64);
  if (sumsAt + slabs * slab > packsBytes || 2 * room > blocksBytes) return null;
  return { ...tiles, threads, slab, sumsAt, bytes, room };
}

/** weight = the sum over the batch of small @ patches(large), transposed, in tiles. */
function sumTiles(wasm: Machine, sums: PatchSums, tiles: PatchTilePlan): boolean {
  const plan = planTileSums(wasm, sums, tiles);
  if (plan === null) return false;
  const { most, tiling, slab, sumsAt, sumsRow } = plan;
  const { join } = sums;
  const { array, w } = wasm;
  tabulateTiles(wasm.words.subarray(tileTable / 4), join.large, tiling);
  const jobs = new Jobs(wasm);
  let turn = 0;
  const nextRegion = (): number => blocksAt + (turn++ % 2) * plan.room;
  let areFinite = true;
  for (let group = 0; areFinite && group < join.groups; group++) {
    for (let row = 0; areFinite && row < join.small; row += most) {
      const rows = Math.min(most, join.small - row);
      array.fill(0, sumsAt / w, (sumsAt + slabs * slab) / w);
      inSteps(jobs, tileSteps(wasm, sums, plan, nextRegion, group, row, rows));
      areFinite = takeTileSums(array, sumsAt / w, slab / w, sumsRow, sums, group, row, rows);
    }
  }
  jobs.finish();
  return areFinite;
}

/** A step for each band of each element of the batch. */
function* tileSteps(
  wasm: Machine,
  sums: PatchSums,
  plan: TileSums,
  nextRegion: () => number,
  group: number,
  row: number,
  rows: number,
): Generator<Step> {
  const { axes, tiling } = plan;
  const [dAxis, hAxis] = axes;
  for (let n = 0; n < sums.join.batch; n++) {
    const { source, part } = factorsOf(sums, n, group, row);
    for (let z = 0; z < dAxis.count; z++) {
      for (let y = 0; y < hAxis.count; y += 2 * tiling.most) {
        const lines = Math.min(tiling.most, up(Math.ceil((hAxis.count - y) / 2), tiling.unit));
        yield tileStep(wasm, plan, nextRegion(), source, sums.join.large, part, rows, { z, y, lines });
      }
    }
  }
}

function tileStep(
  wasm: Machine,
  { axes, tiling, threads, slab, sumsAt, sumsRow, bytes }: TileSums,
  region: number,
  source: Planes,
  channels: number,
  part: Planes,
  rows: number,
  { z, y, lines }: { readonly z: number; readonly y: number; readonly lines: number },
): Step {
  const { w } = wasm;
  const { groups, pitch, tileBytes: tileStep } = tiling;
  const take = placesFrom(region);
  const listsAt = take(bytes.lists);
  let listed = 0;
  const newList = (): List => new List(wasm, listsAt + listed++ * tileEntries * entryBytes);
  const tilesAt = take(slabs * slabStep);
  const productsAt = take(slabs * slabStep);
  /** Copies channels in and lists, in parts, the calls that transform them to tiles from address `to` on. */
  const copyTilesIn = (
    transform: number,
    from: Planes,
    count: number,
    planes: PlaneRows,
    rawAt: number,
    planesAt: number,
    to: number,
  ): List[] => {
    const { between } = planes;
    const raw = rawOf(planes, from.sizes);
    copyRaw(wasm.array, rawAt / w, from, count, raw);
    return evenParts(count, threads).map(([first, here], i) => {
      const list = newList();
      const at = planesAt + (first * between + i * (pitch + tileBytes + 16)) * w;
      listPlanes(list, w, raw, from.sizes, here, rawAt + first * raw.size * w, at);
      const tiles = to + first * tileStep;
      list.add(transform, [here, lines, groups, at, between * w, pitch * w, tiles, tileStep]);
      return list;
    });
  };
  const planesOf = (its: PlanAxes, count: number): PlaneRows => {
    return { axes: its, z, from: y, rows: count, pitch, between: count * pitch };
  };
  const [rawLarge, planesLarge] = [take(bytes.rawLarge), take(bytes.planesLarge)];
  const [rawSmall, planesSmall] = [take(bytes.rawSmall), take(bytes.planesSmall)];
  const [large, small] = [planesOf(axes, 2 * lines + 2), planesOf(plainAxes(axes[2]), 2 * lines)];
  const slabParts = evenParts(slabs, Math.max(threads, Math.min(slabs, blocksPerThread * threads)));
  return {
    prepare: [
      ...copyTilesIn(INPUTS, source, channels, large, rawLarge, planesLarge, tilesAt),
      ...copyTilesIn(GRADIENTS, part, rows, small, rawSmall, planesSmall, productsAt),
    ],
    sums: () =>
      slabParts.map(([first, here]) => {
        const list = newList();
        list.add(
          DOT,
          [
            ...[Math.ceil(rows / tileRows), sumsRow / 2, 16 * lines * groups, productsAt + first * slabStep],
            ...[tileStep, tileTable, tilesAt + first * slabStep, sumsAt + first * slab, sumsRow * w],
          ],
          here,
          [0, 0, 0, slabStep, 0, 0, slabStep, slab],
        );
        return list;
      }),
  };
}

/** Gradients of weights in bands, `most` rows of `blockGroups` groups at a time. */
interface BandSums extends PatchPlan {
  readonly blockGroups: number;
  readonly wantedJobs: number;
  readonly minJob: number;
  readonly sumsAt: number;
  /** Entries of each list. */
  readonly entries: number;
  readonly bytes: StepBytes;
}

/** Bytes of each of the two regions of steps in bands. */
const regionBytes = (blocksBytes / 2) & -64;

/** Null if the memory is too small. */
function planBandSums(wasm: Machine, sums: PatchSums, { multiplications, least }: Work): BandSums | null {
  const { join, small, large } = sums;
  const { w } = wasm;
  const plan = patchPlan(sums, w);
  if (plan === null) return null;
  const { plans, sumsRow } = plan;
  const threads = wasm.pool.ready + 1;
  const wantedJobs = Math.max(1, blocksPerThread * threads);
  const entries =
    3 + Math.max(...plans.map(({ axes: [d, h, x] }) => d.taps.length * h.planes.length * x.planes.length));
  const lists = listsBytes(2 * threads + 2 * wantedJobs + 8, entries);
  const beyond = 2 * threads * (Math.max(...plans.map(({ layout }) => layout.pitch)) + tileBytes + 16) * w;
  const sumsAt = up(tableBytes, 64);
  const bytesOf = (groups: number, rows: number): StepBytes => {
    const most = (size: (axes: PlanAxes, layout: ConvolutionLayout, partAxes: PlanAxes) => number): number =>
      w * Math.max(...plans.map(({ axes, layout }) => size(axes, layout, plainAxes(axes[2]))));
    const channels = groups * join.large;
    return {
      lists,
      rawLarge: most((axes, { rows }) => channels * axes[0].taps.length * maxRaw(axes, large.sizes, rows)),
      planesLarge: most((axes, { between, pitch }) => planesSize(axes, channels, between, pitch)),
      rawSmall: most((_, { band }, partAxes) => groups * rows * maxRaw(partAxes, small.sizes, band)),
      planesSmall: most((_, layout, partAxes) => {
        const padded = up(groups * rows, tileRows) + tileRows;
        return planesSize(partAxes, padded, smallRow(layout.band, layout, w), layout.pitch);
      }),
    };
  };
  const fits = (groups: number, rows: number): boolean => {
    const { rawLarge, planesLarge, rawSmall, planesSmall } = bytesOf(groups, rows);
    return (
      2 * (lists + rawLarge + planesLarge + rawSmall + planesSmall + beyond + 64 * 8) <= blocksBytes &&
      sumsAt + groups * up(rows, tileRows) * sumsRow * w <= packsBytes
    );
  };
  let most = Math.min(plan.most, up(join.small, tileRows));
  while (most > tileRows && !fits(1, most)) most = up(most / 2, tileRows);
  if (entries > maxEntries || !fits(1, most)) return null;
  let blockGroups = 1;
  if (most >= join.small) {
    const perGroup = multiplications / (join.batch * join.groups);
    blockGroups = Math.min(join.groups, maxGroups, Math.max(1, Math.ceil((threads * jobSize) / perGroup)));
    while (blockGroups > 1 && !fits(blockGroups, join.small)) blockGroups--;
  }
  const bytes = bytesOf(blockGroups, Math.min(most, join.small));
  return { ...plan, most, blockGroups, wantedJobs, minJob: Math.min(jobSize, least), sumsAt, entries, bytes };
}

/** weight = the sum over the batch of small @ patches(large), transposed. */
function sumPatches(wasm: Machine, sums: PatchSums, work: Work): boolean {
  const tiles = wasm.lanes === "f32" ? patchTilePlan(sums) : null;
  if (tiles !== null) return work.multiplications >= 4 * work.least && sumTiles(wasm, sums, tiles);
  const plan = planBandSums(wasm, sums, work);
  if (plan === null) return false;
  const { plans, most, blockGroups, sumsRow, sumsAt } = plan;
  const { join } = sums;
  const { array, w } = wasm;
  const jobs = new Jobs(wasm);
  let turn = 0;
  const nextRegion = (): number => blocksAt + (turn++ % 2) * regionBytes;
  let areFinite = true;
  for (let group = 0; areFinite && group < join.groups; group += blockGroups) {
    const groups = Math.min(blockGroups, join.groups - group);
    for (let row = 0; areFinite && row < join.small; row += most) {
      const rows = Math.min(most, join.small - row);
      const some: SomeWeights = { group, groups, row, rows, size: up(rows, tileRows) * sumsRow };
      array.fill(0, sumsAt / w, sumsAt / w + groups * some.size);
      for (const { axes, layout } of plans) {
        tabulateTaps(wasm.words, w, join, join.large, axes, layout);
        inSteps(jobs, bandSteps(wasm, sums, plan, axes, layout, some, nextRegion));
      }
      areFinite = takeSums(wasm, sums, plan, some);
    }
  }
  jobs.finish();
  return areFinite;
}

/** Weights of some groups whose gradients are summed: `rows` rows of each, `size` sums per group. */
interface SomeWeights {
  readonly group: number;
  readonly groups: number;
  readonly row: number;
  readonly rows: number;
  readonly size: number;
}

/** Copies sums out. False if one is not finite, since zeros of the padding may have caused it. */
function takeSums(
  { array, w }: Machine,
  { join, weight }: PatchSums,
  { k, sumsRow, sumsAt }: BandSums,
  { group, groups, row, rows, size }: SomeWeights,
): boolean {
  for (let g = 0; g < groups; g++) {
    for (let r = 0; r < rows; r++) {
      const from = sumsAt / w + g * size + r * sumsRow;
      if (!allFinite(array, from, k)) return false;
      weight.array.set(array.subarray(from, from + k), weight.at + ((group + g) * join.small + row + r) * k);
    }
  }
  return true;
}

/** Parts of the sums of a step, each a job: several groups, or rows and pairs of taps of one group. */
function sumParts(
  { k, sumsRow, wantedJobs, minJob }: BandSums,
  { groups, rows }: SomeWeights,
  elements: number,
): { readonly groups: Parts; readonly strips: Parts; readonly pairs: Parts } {
  const strips = evenParts(Math.ceil(rows / tileRows), groups > 1 ? 1 : wantedJobs);
  const each = (rows * k * elements) / strips.length;
  const pairJobs = Math.min(Math.ceil(wantedJobs / strips.length), Math.ceil(each / minJob));
  return {
    groups: evenParts(groups, wantedJobs),
    strips,
    pairs: evenParts(sumsRow / 2, groups > 1 ? 1 : pairJobs),
  };
}

type Parts = ReturnType<typeof evenParts>;

/** A step for each band of each element of the batch. */
function* bandSteps(
  wasm: Machine,
  sums: PatchSums,
  plan: BandSums,
  axes: PlanAxes,
  layout: ConvolutionLayout,
  some: SomeWeights,
  nextRegion: () => number,
): Generator<Step> {
  const { rows: sourceRows, pitch, between } = layout;
  const [dAxis, hAxis, wAxis] = axes;
  const parts = sumParts(plan, some, layout.band * wAxis.count);
  for (let n = 0; n < sums.join.batch; n++) {
    const { source, part } = factorsOf(sums, n, some.group, some.row);
    for (let z = 0; z < dAxis.count; z++) {
      for (let y = 0; y < hAxis.count; y += layout.band) {
        const band = Math.min(layout.band, hAxis.count - y);
        const planes: PlaneRows = { axes, z, from: y, rows: sourceRows, pitch, between };
        yield bandStep(wasm, plan, nextRegion(), source, sums.join.large, part, some, planes, band, parts);
      }
    }
  }
}

function bandStep(
  wasm: Machine,
  { entries, bytes, sumsAt, sumsRow }: BandSums,
  region: number,
  source: Planes,
  channels: number,
  part: Planes,
  { groups, rows, size }: SomeWeights,
  planes: PlaneRows,
  band: number,
  parts: ReturnType<typeof sumParts>,
): Step {
  const { w } = wasm;
  const { axes, z, from, pitch } = planes;
  const take = placesFrom(region);
  const listsAt = take(bytes.lists);
  let listed = 0;
  const newList = (): List => new List(wasm, listsAt + listed++ * entries * entryBytes);
  const [rawLarge, planesLarge] = [take(bytes.rawLarge), take(bytes.planesLarge)];
  const [rawSmall, left] = [take(bytes.rawSmall), take(bytes.planesSmall)];
  const prepare = [newList(), newList()] as const;
  copyPlanesIn(wasm, prepare[0], source, groups * channels, planes, rawLarge, planesLarge);
  const between = up(band * pitch, tileBytes / w);
  const partPlanes: PlaneRows = { axes: plainAxes(axes[2]), z, from, rows: band, pitch, between };
  copyPlanesIn(wasm, prepare[1], part, groups * rows, partPlanes, rawSmall, left);
  const planesOfGroup = channels * axes[0].taps.length * planes.between * w;
  const sumJob = (
    [group, groupCount]: Parts[number],
    [strip, strips]: Parts[number],
    [pair, pairs]: Parts[number],
  ): List => {
    const list = newList();
    list.add(
      DOT,
      [
        ...[strips, pairs, between * w, left + (group * rows + strip * tileRows) * between * w],
        ...[between * w, 8 * pair, planesLarge + group * planesOfGroup],
        ...[sumsAt + (group * size + strip * tileRows * sumsRow + 2 * pair) * w, sumsRow * w],
      ],
      groupCount,
      [0, 0, 0, rows * between * w, 0, 0, planesOfGroup, size * w],
    );
    return list;
  };
  return {
    prepare,
    sums: () =>
      parts.groups.flatMap((some) =>
        parts.strips.flatMap((strips) => parts.pairs.map((pairs) => sumJob(some, strips, pairs))),
      ),
  };
}

/**
 * For float32 or float64, from `least` multiplications on; gradients of weights, whose threads wait for each other at
 * every step, from twice as many, in tiles from four times as many. False, if there is only one thread or memory is too
 * small, leaves the convolution to the next loop.
 */
export function sharedConvolutionLoop(lanes: LaneType, least: number): ConvolutionLoop {
  const machines = new WeakMap<Pool, Machine>();

  function machine(pool: Pool): Machine | null {
    const known = machines.get(pool) ?? listMachine(pool, lanes);
    if (known !== null) machines.set(pool, known);
    return known;
  }

  return (writes, join, small, large, weight) => {
    const multiplications = join.batch * join.groups * join.small * join.large * join.taps * join.positions;
    const pool = multiplications < (writes === "weight" ? 2 : 1) * least ? null : readyPool();
    const wasm = pool === null ? null : machine(pool);
    if (pool === null || wasm === null) return false;
    /** If a worker ended in the middle, the next loop computes all. */
    const unlessLost = (run: () => boolean): boolean => {
      try {
        return run();
      } catch (error) {
        if (!pool.isLost) throw error;
        return false;
      }
    };
    const work = { multiplications, least };
    return compute(writes, join, small, large, weight, {
      multiply: (product) => unlessLost(() => multiplyPatches(wasm, product, work)),
      sum: (sums) => unlessLost(() => sumPatches(wasm, sums, work)),
    });
  };
}
