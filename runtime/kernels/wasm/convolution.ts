// Convolutions in WebAssembly without an im2col matrix, on one thread. The same products give both gradients.

import {
  choose,
  count,
  declare,
  extractLane,
  i32,
  increase,
  less,
  load,
  local,
  nextBelow,
  repeat,
  set,
  store,
  sum,
  type Value,
  wasmFunction,
  when,
  zeros,
} from "../../wasm/assembler.js";
import { type Run, space } from "../../wasm/machine.js";
import type { WasmFunction } from "../../wasm/module.js";
import type { LaneType } from "../../wasm/programs/vectors.js";
import type { ConvolutionLoop } from "../cpu/convolution.js";
import { tellScopes } from "../loops/loop-table.js";
import { numbersOf } from "../memory/elements.js";
import {
  allFinite,
  type Bands,
  blockOf,
  compute,
  type Floats,
  factorsOf,
  leftBytes,
  maxTableEntries,
  type PatchPlan,
  type PatchProduct,
  type PatchSums,
  type PlanAxes,
  type PlaneRows,
  type Planes,
  packTileWeights,
  packWeights,
  patchPlan,
  patchTilePlan,
  plainAxes,
  planesBytes,
  type Results,
  rawBytes,
  resultsOf,
  slabs,
  smallRow,
  spanOf,
  spansOf,
  sumsBytes,
  type Tiling,
  tabulateTaps,
  tabulateTiles,
  takeOut,
  takeTileSums,
  tilePlan,
  up,
  weightPlans,
} from "./convolution-plans.js";
import { depth, multiplyAdd, multiplyFunction, slack, tileBytes, tileRows, width } from "./product.js";
import { addressOf, lies, placed } from "./stage.js";
import { slabStep, tileFunctions } from "./tiles.js";

/** Where functions work, in bytes from the beginning of their room. Reads of whole tiles may exceed an area, hence the slack. */
const planesAt = 0;
const sumsAt = planesAt + planesBytes + slack;
const rawAt = sumsAt + sumsBytes + slack;
const leftAt = rawAt + rawBytes + slack;
const tableAt = leftAt + leftBytes + slack;
const tilesAt = tableAt + 4 * maxTableEntries + slack;
const productsAt = tilesAt + slabs * slabStep;
/** The flag for results that are not finite. */
const checkAt = productsAt + slabs * slabStep + slack;
const roomBytes = checkAt + 16;
const convolutionSpace = space("convolution", Math.ceil(roomBytes / 65536));

/** `(from, fromPitch, step, to, toPitch, bytes, rows)`: packs rows of elements that are `step` bytes apart. */
export const rowsFunction = (lanes: LaneType): WasmFunction<"rows"> =>
  wasmFunction(
    "rows",
    { from: "i32", fromPitch: "i32", step: "i32", to: "i32", toPitch: "i32", bytes: "i32", rows: "i32" },
    ({ from, fromPitch, step, to, toPitch, bytes, rows }) => {
      const w = width[lanes];
      const [x, source] = [declare("i32"), declare("i32")];
      const integer = lanes === "f32" ? "i32" : "i64";
      const whole = local(choose(i32.and(bytes, -16), 0, i32.eq(step, w)));
      count(rows, 1, () => {
        set(source, from);
        set(x, 0);
        when(less(x, whole), () =>
          repeat(() => {
            store(i32.add(to, x), load("v128", source));
            increase(source, 16);
            return nextBelow(x, 16, whole);
          }),
        );
        when(less(x, bytes), () =>
          repeat(() => {
            store(i32.add(to, x), load(integer, source));
            increase(source, step);
            return nextBelow(x, w, bytes);
          }),
        );
        increase(from, fromPitch);
        increase(to, toPitch);
      });
    },
  );

/**
 * Adds to the sums the dot products of four rows with each pair of runs listed in the table. `bytes` is a multiple of 32.
 */
export const dotFunction = (lanes: LaneType, fused: boolean): WasmFunction<"dot"> =>
  wasmFunction(
    "dot",
    {
      rowStrips: "i32",
      pairs: "i32",
      bytes: "i32",
      left: "i32",
      leftRow: "i32",
      table: "i32",
      base: "i32",
      sums: "i32",
      sumsRow: "i32",
    },
    ({ rowStrips, pairs, bytes, left, leftRow, table, base, sums, sumsRow }) => {
      const multiplyInto = multiplyAdd(lanes, fused);
      const w = width[lanes];
      count(rowStrips, 1, () => {
        const [entry, column] = [local(table), local(sums)];
        count(pairs, 1, () => {
          const rows = [local(left)];
          while (rows.length < tileRows) rows.push(local(i32.add(rows.at(-1)!, leftRow)));
          const runs = [0, 4].map((at) => local(i32.add(base, load("i32", entry, at))));
          const totals = rows.map(() => runs.map(() => local(zeros)));
          count(bytes, 32, () => {
            for (const at of [0, 16]) {
              const values = runs.map((run) => local(load("v128", run, at)));
              for (const [r, row] of rows.entries()) {
                const x = local(load("v128", row, at));
                for (const [q, value] of values.entries()) multiplyInto(x, value, totals[r]![q]!);
              }
            }
            for (const pointer of [...rows, ...runs]) increase(pointer, 32);
          });
          const cell = local(column);
          for (const [r, pair] of totals.entries()) {
            if (r > 0) increase(cell, sumsRow);
            for (const [q, total] of pair.entries()) {
              let element: Value<LaneType> = load(lanes, cell, q * w);
              for (let lane = 0; lane < 16 / w; lane++) element = sum(element, extractLane(lanes, total, lane));
              store(cell, element, q * w);
            }
          }
          increase(entry, 8);
          increase(column, 2 * w);
        });
        increase(left, i32.mul(leftRow, tileRows));
        increase(sums, i32.mul(sumsRow, tileRows));
      });
    },
  );

/** Addresses of areas of the room. */
interface Areas {
  readonly planesAt: number;
  readonly sumsAt: number;
  readonly rawAt: number;
  readonly leftAt: number;
  readonly tableAt: number;
  readonly tilesAt: number;
  readonly productsAt: number;
  readonly checkAt: number;
}

const areasFrom = (start: number): Areas => ({
  planesAt: start + planesAt,
  sumsAt: start + sumsAt,
  rawAt: start + rawAt,
  leftAt: start + leftAt,
  tableAt: start + tableAt,
  tilesAt: start + tilesAt,
  productsAt: start + productsAt,
  checkAt: start + checkAt,
});

interface Machine extends Areas {
  readonly lanes: LaneType;
  /** Bytes of an element. */
  readonly w: number;
  /** The whole memory. */
  readonly array: Floats;
  readonly table: Int32Array;
  readonly multiply: Run;
  readonly dot: Run;
  readonly rows: Run;
  /** For float32. */
  readonly inputs: Run;
  readonly gradients: Run;
  readonly outputs: Run;
}

function convolutionMachine(lanes: LaneType, operands: readonly Floats[]): Machine | null {
  const functions = (fused: boolean) => () => [
    multiplyFunction(lanes, fused, true),
    dotFunction(lanes, fused),
    rowsFunction(lanes),
    ...(lanes === "f32" ? tileFunctions() : []),
  ];
  return placed(
    `convolution ${lanes}`,
    convolutionSpace,
    roomBytes,
    (buffer, start) => ({
      ...areasFrom(start),
      ...{ lanes, w: width[lanes] },
      array: new (lanes === "f32" ? Float32Array : Float64Array)(buffer),
      table: new Int32Array(buffer, start + tableAt, maxTableEntries),
    }),
    [functions(true), functions(false)],
    ...operands,
  );
}

/** Arranges rows of planes of some channels from address `to` on. Elements outside the source are zeros. */
function copyIn(wasm: Machine, { array, at, sizes }: Planes, channels: number, planes: PlaneRows, to: number): void {
  const { w } = wasm;
  const { axes, z, from, rows, pitch, between } = planes;
  const [dAxis] = axes;
  const [D, H, W] = sizes as [number, number, number];
  const depths = dAxis.taps.length;
  const start = to / w;
  wasm.array.fill(0, start, start + channels * depths * between + pitch + tileBytes);
  const { down, along } = spansOf(planes, sizes);
  const [top, bottom] = spanOf(down);
  const [left, right] = spanOf(along);
  if (bottom < top || right < left) return;
  const isThere = lies(wasm.array, array);
  for (let c = 0; c < channels; c++) {
    for (const [a, { plane, shift }] of dAxis.taps.entries()) {
      const { first, step } = dAxis.planes[plane]!;
      const place = first + step * (z + shift);
      if (place < 0 || place >= D) continue;
      const corner = at + (c * D + place) * H * W + top * W + left;
      const raw = isThere ? addressOf(array, corner) : wasm.rawAt;
      if (!isThere) wasm.array.set(array.subarray(corner, corner + (bottom - top) * W + right - left + 1), raw / w);
      let target = start + (c * depths + a) * between;
      for (const y of down) {
        for (const x of along) {
          if (y.high > y.low && x.high > x.low) {
            wasm.rows(
              raw + ((y.first + y.step * y.low - top) * W + x.first + x.step * x.low - left) * w,
              y.step * W * w,
              x.step * w,
              (target + (y.low - from) * pitch + x.low) * w,
              pitch * w,
              (x.high - x.low) * w,
              y.high - y.low,
            );
          }
          target += rows * pitch;
        }
      }
    }
  }
}

/** Copies sums out to the results that they are. */
function copyOut(wasm: Machine, { array }: Planes, out: Results): void {
  const { w, sumsAt } = wasm;
  const { whole, width: wide, band, rows, pitch, sumsRow, first, size, lineStep, step, count } = out;
  if (step === 1 && lies(wasm.array, array)) {
    for (let r = 0; r < rows; r++) {
      const to = addressOf(array, first + r * size);
      wasm.rows(sumsAt + r * sumsRow, pitch * w, w, to, lineStep * w, count * w, band);
    }
    return;
  }
  if (whole) {
    const bytes = wide * w;
    for (let r = 0; r < rows; r++)
      wasm.rows(sumsAt + r * sumsRow, pitch * w, w, sumsAt + r * band * bytes, bytes, bytes, band);
  }
  takeOut(wasm.array, sumsAt / w, array, out);
}

/** results = weights @ patches of the sources, over the batch and groups. */
function multiplyPatches(wasm: Machine, product: PatchProduct): boolean {
  if (wasm.lanes === "f32" && product.combined.length === 1 && multiplyTiles(wasm, product)) return true;
  return weightPlans(product, wasm.w)?.every((plan) => multiplyBands(wasm, product, plan)) ?? false;
}

/** Results in bands of rows. */
function multiplyBands(wasm: Machine, product: PatchProduct, plan: Bands): boolean {
  const { axes, most, layout } = plan;
  const { join, channels, outputs } = product;
  const taps = tabulateTaps(wasm.table, wasm.w, join, channels, axes, layout);
  for (let group = 0; group < join.groups; group++) {
    for (let row = 0; row < outputs; row += most) {
      const rows = Math.min(most, outputs - row);
      if (!packWeights(wasm.array, wasm.leftAt / wasm.w, product, group, row, rows, taps)) return false;
      for (let n = 0; n < join.batch; n++) {
        const { source, result } = blockOf(product, n, group, row);
        multiplyBandsOf(wasm, plan, source, channels, result, rows);
      }
    }
  }
  return true;
}

/** Results of the packed weights for one element of the batch. */
function multiplyBandsOf(
  wasm: Machine,
  { axes, k, layout }: Bands,
  source: Planes,
  channels: number,
  result: Planes,
  rows: number,
): void {
  const { w } = wasm;
  const { rows: sourceRows, pitch, between } = layout;
  const [dAxis, hAxis, wAxis] = axes;
  for (let z = 0; z < dAxis.count; z++) {
    for (let y = 0; y < hAxis.count; y += layout.band) {
      const band = Math.min(layout.band, hAxis.count - y);
      copyIn(wasm, source, channels, { axes, z, from: y, rows: sourceRows, pitch, between }, wasm.planesAt);
      const sumsRow = up((band - 1) * pitch + wAxis.count, tileBytes / w) * w;
      for (let from = 0; from < k; from += depth) {
        wasm.multiply(
          Math.ceil(rows / tileRows),
          sumsRow / tileBytes,
          Math.min(depth, k - from),
          wasm.leftAt + from * tileRows * w,
          wasm.planesAt,
          wasm.sumsAt,
          sumsRow,
          k * tileRows * w,
          wasm.tableAt + 4 * from,
          from,
        );
      }
      copyOut(wasm, result, resultsOf(result, axes, z, y, band, rows, pitch, sumsRow));
    }
  }
}

/** Copies `rows` rows of tiles of sources in, from result row `y` on. */
function copyTilesIn(
  wasm: Machine,
  source: Planes,
  channels: number,
  axes: PlanAxes,
  z: number,
  y: number,
  rows: number,
  { groups, pitch, tileBytes }: Tiling,
  ofResults = false,
): void {
  const { w } = wasm;
  const lines = 2 * rows + (ofResults ? 0 : 2);
  const [from, to] = ofResults ? [wasm.leftAt, wasm.productsAt] : [wasm.planesAt, wasm.tilesAt];
  copyIn(wasm, source, channels, { axes, z, from: y, rows: lines, pitch, between: lines * pitch }, from);
  const run = ofResults ? wasm.gradients : wasm.inputs;
  run(channels, rows, groups, from, lines * pitch * w, pitch * w, to, tileBytes);
}

/** Results in tiles. Also false if one is not finite, since tiles spread infinities and NaN to neighbouring results. */
function multiplyTiles(wasm: Machine, product: PatchProduct): boolean {
  const axes = product.combined[0]!;
  const plan = tilePlan(axes, product);
  if (plan === null) return false;
  const { w } = wasm;
  const { most, tiling } = plan;
  const { join, channels, outputs } = product;
  tabulateTiles(wasm.table, channels, tiling);
  wasm.array.fill(0, wasm.checkAt / w, wasm.checkAt / w + 4);
  for (let group = 0; group < join.groups; group++) {
    for (let row = 0; row < outputs; row += most) {
      const rows = Math.min(most, outputs - row);
      packTileWeights(wasm.array, wasm.leftAt / w, most * channels, axes, product, group, row, rows);
      for (let n = 0; n < join.batch; n++) {
        const { source, result } = blockOf(product, n, group, row);
        multiplyTilesOf(wasm, axes, tiling, source, channels, result, rows, most * channels * w);
      }
    }
  }
  return allFinite(wasm.array, wasm.checkAt / w, 4);
}

/** Results of the packed weights, whose slabs are `slabOfWeights` bytes apart, for one element of the batch. */
function multiplyTilesOf(
  wasm: Machine,
  axes: PlanAxes,
  tiling: Tiling,
  source: Planes,
  channels: number,
  result: Planes,
  rows: number,
  slabOfWeights: number,
): void {
  const { w } = wasm;
  const { groups } = tiling;
  const [dAxis, hAxis] = axes;
  for (let z = 0; z < dAxis.count; z++) {
    for (let y = 0; y < hAxis.count; y += 2 * tiling.most) {
      const band = Math.min(2 * tiling.most, hAxis.count - y);
      const lines = Math.ceil(band / 2);
      copyTilesIn(wasm, source, channels, axes, z, y, lines, tiling);
      const strips = Math.ceil((lines * groups) / 2);
      for (let i = 0; i < slabs; i++) {
        wasm.multiply(
          Math.ceil(rows / tileRows),
          strips,
          channels,
          wasm.leftAt + i * slabOfWeights,
          wasm.tilesAt + i * slabStep,
          wasm.productsAt + i * slabStep,
          strips * tileBytes,
          channels * tileRows * w,
          wasm.tableAt,
          0,
        );
      }
      const [pitch, size] = [8 * groups, 16 * groups * lines];
      wasm.outputs(
        rows,
        lines,
        groups,
        wasm.sumsAt,
        size * w,
        pitch * w,
        wasm.productsAt,
        strips * tileBytes,
        wasm.checkAt,
      );
      copyOut(wasm, result, resultsOf(result, axes, z, y, band, rows, pitch, size * w));
    }
  }
}

/**
 * weight = the sum over the batch of small @ patches(large), transposed. False if a result is not finite, since zeros
 * of the padding may have caused it.
 */
function sumPatches(wasm: Machine, sums: PatchSums): boolean {
  if (wasm.lanes === "f32" && sumTiles(wasm, sums)) return true;
  const plan = patchPlan(sums, wasm.w);
  if (plan === null) return false;
  const { join, weight } = sums;
  const { k, sumsRow, most, plans } = plan;
  const { array: to, w } = wasm;
  for (let group = 0; group < join.groups; group++) {
    for (let row = 0; row < join.small; row += most) {
      const rows = Math.min(most, join.small - row);
      to.fill(0, wasm.sumsAt / w, wasm.sumsAt / w + up(rows, tileRows) * sumsRow);
      for (const bands of plans) {
        tabulateTaps(wasm.table, w, join, join.large, bands.axes, bands.layout);
        for (let n = 0; n < join.batch; n++) {
          const { source, part } = factorsOf(sums, n, group, row);
          sumBandsOf(wasm, bands, source, join.large, part, rows, sumsRow);
        }
      }
      for (let r = 0; r < rows; r++) {
        const from = wasm.sumsAt / w + r * sumsRow;
        if (!allFinite(to, from, k)) return false;
        weight.array.set(to.subarray(from, from + k), weight.at + (group * join.small + row + r) * k);
      }
    }
  }
  return true;
}

/** Adds to the sums the products of one element of the batch. */
function sumBandsOf(
  wasm: Machine,
  { axes, layout }: PatchPlan["plans"][number],
  source: Planes,
  channels: number,
  part: Planes,
  rows: number,
  sumsRow: number,
): void {
  const { w } = wasm;
  const { rows: sourceRows, pitch, between: betweenPlanes } = layout;
  const [dAxis, hAxis, wAxis] = axes;
  const partAxes = plainAxes(wAxis);
  for (let z = 0; z < dAxis.count; z++) {
    for (let y = 0; y < hAxis.count; y += layout.band) {
      const band = Math.min(layout.band, hAxis.count - y);
      copyIn(
        wasm,
        source,
        channels,
        { axes, z, from: y, rows: sourceRows, pitch, between: betweenPlanes },
        wasm.planesAt,
      );
      const between = smallRow(band, layout, w);
      copyIn(wasm, part, rows, { axes: partAxes, z, from: y, rows: band, pitch, between }, wasm.leftAt);
      // Rows that pad the last strip are ignored and may contain anything.
      wasm.dot(
        Math.ceil(rows / tileRows),
        sumsRow / 2,
        between * w,
        wasm.leftAt,
        between * w,
        wasm.tableAt,
        wasm.planesAt,
        wasm.sumsAt,
        sumsRow * w,
      );
    }
  }
}

/** As `sumPatches`, in tiles. */
function sumTiles(wasm: Machine, sums: PatchSums): boolean {
  const plan = patchTilePlan(sums);
  if (plan === null) return false;
  const { axes, most, tiling, sumsRow } = plan;
  const { join } = sums;
  const { array, w } = wasm;
  const slab = most * sumsRow;
  tabulateTiles(wasm.table, join.large, tiling);
  for (let group = 0; group < join.groups; group++) {
    for (let row = 0; row < join.small; row += most) {
      const rows = Math.min(most, join.small - row);
      array.fill(0, wasm.sumsAt / w, wasm.sumsAt / w + slabs * slab);
      for (let n = 0; n < join.batch; n++) {
        const { source, part } = factorsOf(sums, n, group, row);
        sumTilesOf(wasm, axes, tiling, source, join.large, part, rows, sumsRow, slab * w);
      }
      if (!takeTileSums(array, wasm.sumsAt / w, slab, sumsRow, sums, group, row, rows)) return false;
    }
  }
  return true;
}

/** Adds to the sums, whose slabs are `slabOfSums` bytes apart, the products of one element of the batch. */
function sumTilesOf(
  wasm: Machine,
  axes: PlanAxes,
  tiling: Tiling,
  source: Planes,
  channels: number,
  part: Planes,
  rows: number,
  sumsRow: number,
  slabOfSums: number,
): void {
  const [dAxis, hAxis, wAxis] = axes;
  const partAxes = plainAxes(wAxis);
  for (let z = 0; z < dAxis.count; z++) {
    for (let y = 0; y < hAxis.count; y += 2 * tiling.most) {
      // The last tiles are padded with zeros.
      const lines = Math.min(tiling.most, up(Math.ceil((hAxis.count - y) / 2), tiling.unit));
      copyTilesIn(wasm, source, channels, axes, z, y, lines, tiling);
      copyTilesIn(wasm, part, rows, partAxes, z, y, lines, tiling, true);
      for (let i = 0; i < slabs; i++) {
        wasm.dot(
          Math.ceil(rows / tileRows),
          sumsRow / 2,
          16 * lines * tiling.groups,
          wasm.productsAt + i * slabStep,
          tiling.tileBytes,
          wasm.tableAt,
          wasm.tilesAt + i * slabStep,
          wasm.sumsAt + i * slabOfSums,
          sumsRow * wasm.w,
        );
      }
    }
  }
}

/** For float32 or float64. False, if compilation fails or memory is too small, leaves the convolution to the next loop. */
export function convolutionLoop(lanes: LaneType): ConvolutionLoop {
  return (writes, join, small, large, weight) => {
    tellScopes(small, large, weight);
    const wasm = convolutionMachine(
      lanes,
      [small, large, weight].map((one) => numbersOf(one) as Floats),
    );
    if (wasm === null) return false;
    return compute(writes, join, small, large, weight, {
      multiply: (product) => multiplyPatches(wasm, product),
      sum: (sums) => sumPatches(wasm, sums),
    });
  };
}
