// Plans of convolutions without an im2col matrix, for one thread and for several: where sources and results lie, how they
// are cut to fit the memory, and how weights and sums are arranged. Input planes are stored with their padding, one per
// remainder modulo the stride, so that each tap of the kernel reads a row of that matrix as a contiguous run of its plane.

import type { Tensor } from "../../core/tensor.js";
import type { Join } from "../cpu/convolution.js";
import { tiledChannels } from "../loops/thresholds.js";
import { numbersOf } from "../memory/elements.js";
import { slack, tileBytes, tileRows } from "./product.js";
import { liftKernel, lowerKernel, slabBytes, tooLarge } from "./tiles.js";

export type Floats = Float32Array | Float64Array;

/** Maximum number of rows of weights, that is of results' channels, at a time. */
export const maxRows = 128;

/** Bytes of one thread's regions: planes with padding, sums, unpadded planes, strips of weights, the table. */
const megabyte = 1 << 20;
export const planesBytes = 2 * megabyte;
export const sumsBytes = 2 * megabyte;
export const rawBytes = megabyte;
export const leftBytes = 4 * megabyte;
export const maxTableEntries = 16_384;
/** Slabs of tiles of sources, and of results or their gradients. */
export const slabs = 16;

/**
 * One dimension of a convolution. Result `i` is element `first + step * i`. Sources are stored in planes: element `y` of
 * a plane is the source's element `plane.first + plane.step * y`. Tap `tap` of result `i` reads element `i + shift` of
 * its plane, with `shift` at most `reach`.
 */
export interface PlanAxis {
  readonly planes: readonly { readonly first: number; readonly step: number }[];
  readonly taps: readonly { readonly tap: number; readonly plane: number; readonly shift: number }[];
  readonly reach: number;
  readonly first: number;
  readonly step: number;
  readonly count: number;
}

/** The axis whose results are the positions and whose sources are the image. */
function positionsAxis({ geometry: { positions, kernel, stride, padding, dilation } }: Join, d: number): PlanAxis {
  const step = stride[d]!;
  const remainders: number[] = [];
  const taps = Array.from({ length: kernel[d]! }, (_, tap) => {
    const remainder = (tap * dilation[d]!) % step;
    if (!remainders.includes(remainder)) remainders.push(remainder);
    return { tap, plane: remainders.indexOf(remainder), shift: Math.floor((tap * dilation[d]!) / step) };
  });
  const planes = remainders.map((remainder) => ({ first: remainder - padding[d]!, step }));
  return { planes, taps, reach: taps.at(-1)!.shift, first: 0, step: 1, count: positions[d]! };
}

export const positionsAxes = (join: Join): PlanAxes => [
  positionsAxis(join, 0),
  positionsAxis(join, 1),
  positionsAxis(join, 2),
];

/**
 * Axes whose results are the image's elements with one remainder modulo the stride and whose sources are the positions;
 * remainders without taps are omitted.
 */
function placesAxes({ geometry: { image, kernel, stride, padding, dilation } }: Join, d: number): PlanAxis[] {
  const step = stride[d]!;
  return Array.from({ length: step }, (_, remainder) => {
    const found: { tap: number; steps: number }[] = [];
    for (let tap = 0; tap < kernel[d]!; tap++) {
      const behind = tap * dilation[d]! - remainder;
      if (behind % step === 0) found.push({ tap, steps: behind / step });
    }
    const low = Math.ceil((padding[d]! - remainder) / step);
    const count = Math.floor((image[d]! - 1 + padding[d]! - remainder) / step) - low + 1;
    const most = Math.max(...found.map(({ steps }) => steps));
    const taps = found.map(({ tap, steps }) => ({ tap, plane: 0, shift: most - steps }));
    return {
      planes: [{ first: low - most, step: 1 }],
      taps,
      reach: Math.max(...taps.map(({ shift }) => shift)),
      first: low * step + remainder - padding[d]!,
      step,
      count,
    };
  }).filter(({ taps, count }) => taps.length > 0 && count > 0);
}

/** For sources read without taps: `count` elements from `first` on. */
const plainAxis = (first: number, count: number): PlanAxis => ({
  planes: [{ first, step: 1 }],
  taps: [{ tap: 0, plane: 0, shift: 0 }],
  reach: 0,
  first: 0,
  step: 1,
  count,
});

export type PlanAxes = readonly [PlanAxis, PlanAxis, PlanAxis];

/** The axes of `small` itself, beside patches of the given last axis. */
export const plainAxes = ({ first, count }: PlanAxis): PlanAxes => [
  plainAxis(0, 0),
  plainAxis(0, 0),
  plainAxis(first, count),
];

/** Channels of an array, each with a volume `[D, H, W]`. */
export interface Planes {
  readonly array: Floats;
  readonly at: number;
  readonly sizes: readonly number[];
}

/** ConvolutionLayout of the sources of a band of results in memory, in elements. */
export interface ConvolutionLayout {
  readonly band: number;
  readonly rows: number;
  readonly pitch: number;
  /** Distance between depth taps, of one channel or of consecutive ones. */
  readonly between: number;
}

/** Rows `from` to `from + rows` of each plane of `axes`, for results at depth `z`, as stored in memory. */
export interface PlaneRows extends Pick<ConvolutionLayout, "rows" | "pitch" | "between"> {
  readonly axes: PlanAxes;
  readonly z: number;
  readonly from: number;
}

export const up = (value: number, unit: number): number => Math.ceil(value / unit) * unit;

/** Splits the last axis, from left to right, so that each row of results fits the memory. */
function inPieces(axes: PlanAxes, channels: number, w: number): PlanAxes[] {
  const [d, h, wide] = axes;
  const lines = channels * d.taps.length * h.planes.length * wide.planes.length * (1 + h.reach);
  const most = Math.min(sumsBytes / w / maxRows - tileBytes, Math.floor(planesBytes / w / lines) - wide.reach);
  if (most >= wide.count || most < tileBytes) return [axes];
  return Array.from({ length: Math.ceil(wide.count / most) }, (_, i): PlanAxes => {
    const planes = wide.planes.map(({ first, step }) => ({ first: first + step * i * most, step }));
    const count = Math.min(most, wide.count - i * most);
    return [d, h, { ...wide, planes, first: wide.first + wide.step * i * most, count }];
  });
}

const spread = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);

/**
 * A computation in tiles: rows of `groups` groups of four tiles, at most `most` rows at a time, which must be a multiple
 * of `unit`.
 */
export interface Tiling {
  readonly groups: number;
  readonly most: number;
  readonly unit: number;
  readonly pitch: number;
  /** Distance between the tiles of consecutive channels. */
  readonly tileBytes: number;
}

/** Null unless the kernel is 3 x 3 with unit steps, and tiles are mostly filled. */
function tilingOf([d, h, wide]: PlanAxes, channels: number, outputs: number, { sizes }: Planes): Tiling | null {
  const isTiled = ({ planes, taps, reach }: PlanAxis): boolean =>
    planes.length === 1 &&
    reach === 2 &&
    taps.length === 3 &&
    taps.every(({ tap }, i) => tap === i) &&
    taps[1]!.shift === 1;
  if (d.taps.length > 1 || !isTiled(h) || !isTiled(wide) || Math.min(channels, outputs) < tiledChannels) return null;
  const groups = Math.ceil(wide.count / 8);
  const rows = Math.ceil(h.count / 2);
  if (16 * groups * rows > 1.5 * wide.count * h.count) return null;
  // The loop that sums along tiles takes whole steps.
  const unit = 1 + (groups % 2);
  const room = (slabBytes / 4 / Math.max(channels, up(outputs, tileRows)) - 16) / (4 * groups);
  const rawRows = rawBytes / 4 / (sizes[2]! * h.planes[0]!.step) - 2;
  const most = Math.min(up(rows, unit), Math.floor(Math.min(room, rawRows / 2) / unit) * unit);
  // The pitch between rows of tiles must not be a power of two.
  return most < unit ? null : { groups, most, unit, pitch: 8 * groups + 4, tileBytes: 4 * (4 * groups * most + 16) };
}

/** The largest band of rows of results whose sources and sums fit the memory; null if none does. */
function layoutOf(
  [d, h, wide]: PlanAxes,
  channels: number,
  width: number,
  sumRows: number,
  w: number,
): ConvolutionLayout | null {
  const pitch = wide.count + wide.reach;
  const perRow = channels * d.taps.length * h.planes.length * wide.planes.length * pitch;
  const across = Math.min(width, spread(wide.planes.map(({ first }) => first)) + wide.planes[0]!.step * pitch);
  const rawRows = Math.floor((rawBytes / w - across) / width) - spread(h.planes.map(({ first }) => first));
  const band = Math.min(
    h.count,
    Math.floor(planesBytes / w / perRow) - h.reach,
    Math.floor((sumsBytes / w / sumRows - tileBytes) / pitch),
    Math.floor(rawRows / h.planes[0]!.step) + 1 - h.reach,
  );
  const taps = channels * d.taps.length * h.taps.length * wide.taps.length;
  if (band < 1 || rawRows < 0 || taps >= maxTableEntries || 2 * pitch * w > slack) return null;
  const rows = band + h.reach;
  return { band, rows, pitch, between: h.planes.length * wide.planes.length * rows * pitch };
}

export interface Span {
  readonly first: number;
  readonly step: number;
  readonly low: number;
  readonly high: number;
}

/**
 * The first and the last element of a source that any of its planes reads; the last is smaller than the first if none
 * reads any.
 */
export function spanOf(planes: readonly Span[]): readonly [number, number] {
  const some = planes.filter(({ low, high }) => high > low);
  return [
    Math.min(...some.map(({ first, step, low }) => first + step * low)),
    Math.max(...some.map(({ first, step, high }) => first + step * (high - 1))),
  ];
}

/** The rows of a source (`down`), and the elements of each row (`along`), that each plane contains. */
export function spansOf(
  { axes: [, hAxis, wAxis], from, rows }: PlaneRows,
  [, H, W]: readonly number[],
): { readonly down: readonly Span[]; readonly along: readonly Span[] } {
  const down = hAxis.planes.map(({ first, step }) => {
    const low = Math.max(from, Math.ceil(-first / step));
    return { first, step, low, high: Math.min(from + rows, Math.floor((H! - 1 - first) / step) + 1) };
  });
  const along = wAxis.planes.map(({ first, step }) => {
    const low = Math.max(0, Math.ceil(-first / step));
    return { first, step, low, high: Math.min(wAxis.count + wAxis.reach, Math.floor((W! - 1 - first) / step) + 1) };
  });
  return { down, along };
}

/** The matrix of weights. */
export interface Weights {
  readonly array: Floats;
  readonly at: number;
  /** Distances between consecutive results and between consecutive sources. */
  readonly rowStep: number;
  readonly channelStep: number;
}

/** A computation in tiles, `most` rows of weights at a time. */
export interface TilePlan {
  readonly most: number;
  readonly tiling: Tiling;
}

/** The plan for computing results in tiles; null if tiles do not apply. */
export function tilePlan(axes: PlanAxes, { channels, outputs, sources }: PatchProduct): TilePlan | null {
  const most = Math.min(maxRows, up(outputs, tileRows), Math.floor(leftBytes / 4 / slabs / channels) & -tileRows);
  const tiling = most < tileRows ? null : tilingOf(axes, channels, most, sources);
  return tiling === null ? null : { most, tiling };
}

/** Gradients of weights in tiles, in rows of `sumsRow` sums. */
export interface PatchTilePlan extends TilePlan {
  readonly axes: PlanAxes;
  readonly sumsRow: number;
}

/** The plan for computing gradients of weights in tiles; null if tiles do not apply. */
export function patchTilePlan({ join, large }: PatchSums): PatchTilePlan | null {
  const axes = positionsAxes(join);
  const sumsRow = up(join.large, 2);
  const most = Math.min(maxRows, up(join.small, tileRows), Math.floor(sumsBytes / 4 / slabs / sumsRow) & -tileRows);
  const tiling = most < tileRows ? null : tilingOf(axes, join.large, most, large);
  return tiling === null ? null : { axes, most, tiling, sumsRow };
}

/** Results of `axes` with `k` products each, `most` rows of weights at a time, in bands. */
export interface Bands {
  readonly axes: PlanAxes;
  readonly k: number;
  readonly most: number;
  readonly layout: ConvolutionLayout;
}

/** The plans for computing results in bands; null if one does not fit the memory. */
export function weightPlans(
  { combined, channels, outputs, sources: { sizes } }: PatchProduct,
  w: number,
): readonly Bands[] | null {
  const plans: Bands[] = [];
  for (const axes of combined.flatMap((one) => inPieces(one, channels, w))) {
    const k = channels * axes.reduce((product, { taps }) => product * taps.length, 1);
    const most = Math.min(maxRows, up(outputs, tileRows), Math.floor(leftBytes / w / k) & -tileRows);
    const layout = most < tileRows ? null : layoutOf(axes, channels, sizes[2]!, most, w);
    if (layout === null) return null;
    plans.push({ axes, k, most, layout });
  }
  return plans;
}

/** Elements of a band of a small plane, rounded up to whole steps of the loop. */
export const smallRow = (band: number, { pitch }: ConvolutionLayout, w: number): number =>
  up(band * pitch, tileBytes / w);

/** Gradients of weights with `k` sums per row, in rows of `sumsRow` sums, `most` rows at a time, in bands. */
export interface PatchPlan {
  readonly k: number;
  readonly sumsRow: number;
  readonly most: number;
  readonly plans: readonly PatchBands[];
}

interface PatchBands {
  readonly axes: PlanAxes;
  readonly layout: ConvolutionLayout;
}

/** The plan for summing gradients of weights in bands; null if it does not fit. The bands determine how sums are rounded. */
export function patchPlan({ join, small, large }: PatchSums, w: number): PatchPlan | null {
  const k = join.large * join.taps;
  const sumsRow = up(k, 2);
  const plans: PatchBands[] = [];
  let most = Math.min(maxRows, Math.floor(sumsBytes / w / sumsRow));
  for (const axes of inPieces(positionsAxes(join), join.large, w)) {
    const layout = layoutOf(axes, join.large, large.sizes[2]!, tileRows, w);
    if (layout === null || (layout.band - 1) * small.sizes[2]! + axes[2].count > rawBytes / w) return null;
    most = Math.min(most, Math.floor(leftBytes / w / smallRow(layout.band, layout, w)));
    plans.push({ axes, layout });
  }
  most &= -tileRows;
  return most < tileRows ? null : { k, sumsRow, most, plans };
}

/** Copies a row of weights to every fourth element. Returns 0 if all are finite, else NaN. */
function packRow(
  to: Floats,
  place: number,
  array: Floats,
  first: number,
  channelStep: number,
  channels: number,
  taps: readonly number[],
): number {
  let check = 0;
  let p = place;
  for (let c = 0, at = first; c < channels; c++, at += channelStep) {
    for (let k = 0; k < taps.length; k++, p += tileRows) {
      const value = array[at + taps[k]!]!;
      to[p] = value;
      check += value * 0;
    }
  }
  return check;
}

/** Whether results computed in tiles are as good as those of the direct sums. */
function tilesHold(array: Floats, from: number, count: number): boolean {
  for (let i = from; i < from + count; i++) if (!(Math.abs(array[i]!) < tooLarge)) return false;
  return true;
}

export function allFinite(array: Floats, from: number, count: number): boolean {
  let check = 0;
  for (let i = from; i < from + count; i++) check += array[i]! * 0;
  return check === 0;
}

/** Writes the table of source offsets for each tap of each channel, and returns the taps' indices in the kernel. */
export function tabulateTaps(
  table: Int32Array,
  w: number,
  join: Join,
  channels: number,
  axes: PlanAxes,
  { rows, pitch, between }: ConvolutionLayout,
): number[] {
  const [dAxis, hAxis, wAxis] = axes;
  const [, kh, kw] = join.geometry.kernel as [number, number, number];
  const taps: number[] = [];
  const places: number[] = [];
  for (const [a, { tap: da }] of dAxis.taps.entries()) {
    for (const { tap: ha, plane: hp, shift: hs } of hAxis.taps) {
      for (const { tap: wa, plane: wp, shift: ws } of wAxis.taps) {
        taps.push((da * kh + ha) * kw + wa);
        places.push(a * between + ((hp * wAxis.planes.length + wp) * rows + hs) * pitch + ws);
      }
    }
  }
  let at = 0;
  for (let c = 0; c < channels; c++) {
    const start = c * dAxis.taps.length * between;
    for (const place of places) table[at++] = (start + place) * w;
  }
  // Pads the last pair of an odd number of entries.
  table[at] = table[at - 1]!;
  return taps;
}

/**
 * Copies rows of a group's weights into strips of four, from `place` on. False if the product needs finite weights and
 * one is not.
 */
export function packWeights(
  to: Floats,
  place: number,
  { join, channels, weights: { array, at, rowStep, channelStep }, needsFinite }: PatchProduct,
  group: number,
  row: number,
  rows: number,
  taps: readonly number[],
): boolean {
  let check = 0;
  const strip = channels * taps.length * tileRows;
  const start = at + group * join.small * join.large * join.taps + row * rowStep;
  for (let r = 0; r < rows; r++) {
    const first = place + Math.floor(r / tileRows) * strip + (r % tileRows);
    check += packRow(to, first, array, start + r * rowStep, channelStep, channels, taps);
  }
  return !needsFinite || check === 0;
}

/** Transforms rows of a group's weights to tiles, in strips of four: `step` numbers from slab to slab, from `place` on. */
export function packTileWeights(
  to: Floats,
  place: number,
  step: number,
  [dAxis, , wAxis]: PlanAxes,
  { join, channels, weights: { array, at, rowStep, channelStep } }: PatchProduct,
  group: number,
  row: number,
  rows: number,
): void {
  const scratch = new Float64Array(12);
  const isTurned = wAxis.taps[0]!.shift > 0;
  const start = at + group * join.small * join.large * join.taps + row * rowStep + 9 * dAxis.taps[0]!.tap;
  for (let r = 0; r < rows; r++) {
    let from = start + r * rowStep;
    let target = place + (r & -tileRows) * channels + (r % tileRows);
    for (let c = 0; c < channels; c++, from += channelStep, target += tileRows)
      liftKernel(array, from, isTurned, to, target, step, scratch);
  }
}

/**
 * Transforms sums in tiles, `step` numbers from slab to slab, from `place` on, to rows of a group's gradients of
 * weights. False if one is not finite.
 */
export function takeTileSums(
  memory: Floats,
  place: number,
  step: number,
  sumsRow: number,
  { join, weight }: PatchSums,
  group: number,
  row: number,
  rows: number,
): boolean {
  const scratch = new Float64Array(12);
  const k = join.large * join.taps;
  const first = weight.at + (group * join.small + row) * k;
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < join.large; c++)
      lowerKernel(memory, place + r * sumsRow + c, step, weight.array, first + r * k + c * join.taps, scratch);
  }
  return tilesHold(weight.array, first, rows * k);
}

/** Writes the table of the distances of channels' tiles. */
export function tabulateTiles(table: Int32Array, channels: number, { tileBytes }: Tiling): void {
  // Pads the last pair of an odd number of channels.
  for (let c = 0; c <= channels; c++) table[c] = Math.min(c, channels - 1) * tileBytes;
}

/**
 * The destination of `band` rows of results of `rows` planes of `size` elements, and their layout in memory: consecutive
 * planes are `sumsRow` bytes apart.
 */
export interface Results {
  /** Whether rows are as wide as the plane: they are then packed before they are copied out. */
  readonly whole: boolean;
  readonly first: number;
  readonly size: number;
  readonly width: number;
  readonly band: number;
  readonly rows: number;
  readonly pitch: number;
  readonly sumsRow: number;
  readonly lineStep: number;
  readonly step: number;
  readonly count: number;
}

export function resultsOf(
  { at, sizes }: Planes,
  [dAxis, hAxis, wAxis]: PlanAxes,
  z: number,
  y: number,
  band: number,
  rows: number,
  pitch: number,
  sumsRow: number,
): Results {
  const [D, H, W] = sizes as [number, number, number];
  return {
    whole: hAxis.step === 1 && wAxis.step === 1 && wAxis.count === W,
    first: at + ((dAxis.first + dAxis.step * z) * H + hAxis.first + hAxis.step * y) * W + wAxis.first,
    size: D * H * W,
    width: W,
    ...{ band, rows, pitch, sumsRow },
    lineStep: hAxis.step * W,
    step: wAxis.step,
    count: wAxis.count,
  };
}

/** Copies results out of memory, from element `from` on. */
export function takeOut(memory: Floats, from: number, array: Floats, out: Results): void {
  const { whole, first, size, width: W, band, rows, pitch, sumsRow, lineStep, step, count: wide } = out;
  if (whole) {
    const run = band * W;
    if (run === size) array.set(memory.subarray(from, from + rows * run), first);
    else {
      for (let r = 0; r < rows; r++) array.set(memory.subarray(from + r * run, from + (r + 1) * run), first + r * size);
    }
    return;
  }
  const plane = sumsRow / memory.BYTES_PER_ELEMENT;
  for (let r = 0; r < rows; r++) {
    for (let i = 0; i < band; i++) {
      let place = from + r * plane + i * pitch;
      let to = first + r * size + i * lineStep;
      if (step === 1 && wide >= tileBytes) array.set(memory.subarray(place, place + wide), to);
      else for (let j = wide; j > 0; j--, place++, to += step) array[to] = memory[place]!;
    }
  }
}

/** results = weights @ patches of the sources, for each group of each element of a batch. */
export interface PatchProduct {
  readonly join: Join;
  /** The axes of each part of the results. */
  readonly combined: readonly PlanAxes[];
  readonly sources: Planes;
  readonly channels: number;
  readonly results: Planes;
  readonly outputs: number;
  readonly weights: Weights;
  /** Whether weights must be finite, since their products with padding zeros must be zeros. */
  readonly needsFinite: boolean;
}

function patchProduct(
  writes: "small" | "large",
  join: Join,
  small: Planes,
  large: Planes,
  weight: Planes,
): PatchProduct {
  const k = join.large * join.taps;
  if (writes === "small") {
    return {
      join,
      combined: [positionsAxes(join)],
      ...{ sources: large, channels: join.large, results: small, outputs: join.small },
      weights: { ...weight, rowStep: k, channelStep: join.taps },
      needsFinite: false,
    };
  }
  const [ds, hs, ws] = [placesAxes(join, 0), placesAxes(join, 1), placesAxes(join, 2)];
  return {
    join,
    combined: ds.flatMap((d) => hs.flatMap((h) => ws.map((one): PlanAxes => [d, h, one]))),
    ...{ sources: small, channels: join.small, results: large, outputs: join.large },
    weights: { ...weight, rowStep: join.taps, channelStep: k },
    needsFinite: true,
  };
}

/** The sources of a group, and its results from channel `row` on, of one element of the batch. */
export function blockOf(
  { join, sources, channels, results, outputs }: PatchProduct,
  batch: number,
  group: number,
  row: number,
): { readonly source: Planes; readonly result: Planes } {
  const block = batch * join.groups + group;
  return {
    source: { ...sources, at: sources.at + block * channels * sizeOfPlane(sources.sizes) },
    result: { ...results, at: results.at + (block * outputs + row) * sizeOfPlane(results.sizes) },
  };
}

/** weight = the sum over the batch of small @ patches(large), transposed. */
export interface PatchSums {
  readonly join: Join;
  readonly small: Planes;
  readonly large: Planes;
  readonly weight: Planes;
}

/** A group's `large`, and its `small` from channel `row` on, of one element of the batch. */
export function factorsOf(
  { join, small, large }: PatchSums,
  batch: number,
  group: number,
  row: number,
): { readonly source: Planes; readonly part: Planes } {
  const block = batch * join.groups + group;
  return {
    source: { ...large, at: large.at + block * join.large * join.imageSize },
    part: { ...small, at: small.at + (block * join.small + row) * join.positions },
  };
}

/** The two computations that a convolution and its gradients consist of; false leaves them to the next loop. */
export interface Computations {
  readonly multiply: (product: PatchProduct) => boolean;
  readonly sum: (sums: PatchSums) => boolean;
}

/** Computes what `writes` names. */
export function compute(
  writes: "small" | "large" | "weight",
  join: Join,
  small: Tensor,
  large: Tensor,
  weight: Tensor,
  { multiply, sum }: Computations,
): boolean {
  const { geometry } = join;
  const planes = {
    small: { array: numbersOf(small) as Floats, at: small.offset, sizes: geometry.positions },
    large: { array: numbersOf(large) as Floats, at: large.offset, sizes: geometry.image },
    weight: { array: numbersOf(weight) as Floats, at: weight.offset, sizes: geometry.kernel },
  };
  const isDone =
    writes === "weight"
      ? sum({ join, ...planes })
      : multiply(patchProduct(writes, join, planes.small, planes.large, planes.weight));
  // The next loop accumulates, so the output must be cleared first.
  const { array, at } = planes[writes];
  const { numel } = { small, large, weight }[writes];
  if (!isDone) array.fill(0, at, at + numel);
  return isDone;
}

const sizeOfPlane = (sizes: readonly number[]): number => sizes.reduce((a, b) => a * b, 1);
