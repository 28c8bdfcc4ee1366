// Convolutions in WebAssembly without an im2col matrix. Input planes are stored in memory with their padding, one per
// remainder modulo the stride, so that each tap of the kernel reads a row of that matrix as a contiguous run of its
// plane. The same products give both gradients.

import { once } from "../core/shared.js";
import {
  count,
  encodeModule,
  functionCode,
  get,
  type Instructions,
  i32Add,
  i32And,
  i32Const,
  i32Less,
  i32Multiply,
  increase,
  load,
  repeat,
  set,
  simd,
  splatConst,
  store,
  tee,
  unsigned,
  type ValueType,
  type WasmFunction,
  when,
} from "../core/wasm-module.js";
import type { LaneType } from "../core/wasm-vectors.js";
import type { ConvolutionLoop, Join } from "./cpu/convolution.js";
import { numbersOf } from "./memory/elements.js";
import { depth, multiplyAdd, multiplyFunction, slack, tileBytes, tileRows, width } from "./wasm-product.js";
import { liftKernel, lowerKernel, slabBytes, slabStep, tileFunctions } from "./wasm-tiles.js";

export type Floats = Float32Array | Float64Array;

export const mostRows = 128;

/**
 * The memory's layout, in bytes: planes with padding, sums, unpadded planes, strips of weights, the table. Reads of
 * whole tiles may exceed a region, hence the slack.
 */
const megabyte = 1 << 20;
const planesAt = 0;
const planesBytes = 2 * megabyte;
const sumsAt = planesAt + planesBytes + slack;
export const sumsBytes = 2 * megabyte;
const rawAt = sumsAt + sumsBytes + slack;
const rawBytes = megabyte;
const leftAt = rawAt + rawBytes + slack;
export const leftBytes = 4 * megabyte;
const tableAt = leftAt + leftBytes + slack;
export const mostTableEntries = 16_384;
/** Slabs of tiles of sources, then of results or their gradients; then the flag for results that are not finite. */
export const slabs = 16;
const tilesAt = tableAt + 4 * mostTableEntries + slack;
const productsAt = tilesAt + slabs * slabStep;
const checkAt = productsAt + slabs * slabStep + slack;
const pages = Math.ceil((checkAt + 16) / 65536);

/** `(from, fromPitch, step, to, toPitch, bytes, rows)`: packs rows of elements that are `step` bytes apart. */
export function rowsFunction(lanes: LaneType): WasmFunction {
  const w = width[lanes];
  const [from, fromPitch, step, to, toPitch, bytes, rows] = [0, 1, 2, 3, 4, 5, 6] as const;
  const [r, x, source, whole] = [7, 8, 9, 10] as const;
  const [read, write] = lanes === "f32" ? [0x28, 0x36] : [0x29, 0x37];
  const align = lanes === "f32" ? 2 : 3;
  const target: Instructions = [...get(to), ...get(x), ...i32Add];
  const body = [
    ...[...get(bytes), ...i32Const(-16), ...i32And, ...i32Const(0), ...get(step), ...i32Const(w), 0x46, 0x1b],
    ...set(whole),
    ...count(r, get(rows), i32Const(1), [
      ...[...get(from), ...set(source)],
      ...count(x, get(whole), i32Const(16), [
        ...[...target, ...get(source), ...load(0), ...store(0)],
        ...increase(source, i32Const(16)),
      ]),
      ...[...get(x), ...get(bytes), ...i32Less],
      ...when(
        repeat([
          ...[...target, ...get(source), read, align, 0, write, align, 0],
          ...increase(source, get(step)),
          ...[...get(x), ...i32Const(w), ...i32Add, ...tee(x), ...get(bytes), ...i32Less],
        ]),
      ),
      ...increase(from, get(fromPitch)),
      ...increase(to, get(toPitch)),
    ]),
  ];
  const parameters = new Array<ValueType>(7).fill("i32");
  return { name: "rows", parameters, code: functionCode(["i32", "i32", "i32", "i32"], body) };
}

/**
 * `(rowStrips, pairs, bytes, left, leftRow, table, base, sums, sumsRow)`: adds to the sums the dot products of four rows
 * with each pair of runs listed in the table. `bytes` is a multiple of 32.
 */
export function dotFunction(lanes: LaneType, fused: boolean): WasmFunction {
  const parameters = new Array<ValueType>(9).fill("i32");
  const [rowStrips, pairs, bytes, left, leftRow, table, base, sums, sumsRow] = parameters.keys() as unknown as number[];
  const locals: ValueType[] = [];
  const local = (type: ValueType): number => parameters.length + locals.push(type) - 1;
  const [i, j, x, entry, column, cell] = Array.from({ length: 6 }, () => local("i32")) as number[];
  const rows = Array.from({ length: tileRows }, () => local("i32"));
  const runs = [local("i32"), local("i32")];
  const totals = rows.map(() => runs.map(() => local("v128")));
  const values = runs.map(() => local("v128"));
  const splat = local("v128");
  const fma = multiplyAdd(lanes, fused);
  const w = width[lanes];
  const half = (at: number): Instructions => [
    ...runs.flatMap((run, q) => [...get(run), ...load(at), ...set(values[q]!)]),
    ...rows.flatMap((row, r) => [
      ...[...get(row), ...load(at), ...set(splat)],
      ...runs.flatMap((_, q) => fma(get(splat), get(values[q]!), totals[r]![q]!)),
    ]),
  ];
  const [extract, add, read, write, align] =
    lanes === "f32" ? [0x1f, 0x92, 0x2a, 0x38, 2] : [0x21, 0xa0, 0x2b, 0x39, 3];
  const store1 = (r: number, q: number): Instructions => [
    ...get(cell!),
    ...[...get(cell!), read, align, ...unsigned(q * w)],
    ...Array.from({ length: 16 / w }, (_, lane) => [...get(totals[r]![q]!), ...simd(extract), lane, add]).flat(),
    ...[write, align, ...unsigned(q * w)],
  ];
  const body = count(i!, get(rowStrips!), i32Const(1), [
    ...[...get(table!), ...set(entry!), ...get(sums!), ...set(column!)],
    ...count(j!, get(pairs!), i32Const(1), [
      ...rows.flatMap((row, r) => [
        ...(r === 0 ? get(left!) : [...get(rows[r - 1]!), ...get(leftRow!), ...i32Add]),
        ...set(row),
      ]),
      ...runs.flatMap((run, q) => [...get(base!), ...get(entry!), 0x28, 2, ...unsigned(4 * q), ...i32Add, ...set(run)]),
      ...totals.flat().flatMap((total) => [...splatConst(0, "f32"), ...set(total)]),
      ...count(x!, get(bytes!), i32Const(32), [
        ...half(0),
        ...half(16),
        ...[...rows, ...runs].flatMap((pointer) => increase(pointer, i32Const(32))),
      ]),
      ...[...get(column!), ...set(cell!)],
      ...rows.flatMap((_, r) => [
        ...(r === 0 ? [] : increase(cell!, get(sumsRow!))),
        ...runs.flatMap((__, q) => store1(r, q)),
      ]),
      ...increase(entry!, i32Const(8)),
      ...increase(column!, i32Const(2 * w)),
    ]),
    ...increase(left!, [...get(leftRow!), ...i32Const(tileRows), ...i32Multiply]),
    ...increase(sums!, [...get(sumsRow!), ...i32Const(tileRows), ...i32Multiply]),
  ]);
  return { name: "dot", parameters, code: functionCode(locals, body) };
}

/** The module's binary. */
export function convolutionModule(lanes: LaneType, fused: boolean): Uint8Array {
  const tiles = lanes === "f32" ? tileFunctions() : [];
  return encodeModule(
    [multiplyFunction(lanes, fused, true), dotFunction(lanes, fused), rowsFunction(lanes), ...tiles],
    pages,
  );
}

type Run = (...parameters: number[]) => void;

interface Machine {
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

function machine(lanes: LaneType): Machine | null {
  return once(`kernels.wasm convolution ${lanes}`, () => {
    try {
      const memory = once("kernels.wasm convolution", () => new WebAssembly.Memory({ initial: pages, maximum: pages }));
      const bytes = [true, false]
        .map((fused) => convolutionModule(lanes, fused) as Uint8Array<ArrayBuffer>)
        .find((one) => WebAssembly.validate(one))!;
      const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes), { host: { memory } });
      return {
        array: new (lanes === "f32" ? Float32Array : Float64Array)(memory.buffer),
        table: new Int32Array(memory.buffer, tableAt, mostTableEntries),
        ...(exports as unknown as Omit<Machine, "array" | "table">),
      };
    } catch {
      return null;
    }
  });
}

/**
 * One dimension of a convolution. Result `i` is element `first + step * i`. Sources are stored in planes: element `y` of
 * a plane is the source's element `plane.first + plane.step * y`. Tap `tap` of result `i` reads element `i + shift` of
 * its plane, with `shift` at most `reach`.
 */
interface Axis {
  readonly planes: readonly { readonly first: number; readonly step: number }[];
  readonly taps: readonly { readonly tap: number; readonly plane: number; readonly shift: number }[];
  readonly reach: number;
  readonly first: number;
  readonly step: number;
  readonly count: number;
}

/** The axis whose results are the positions and whose sources are the image. */
export function positionsAxis({ geometry: { positions, kernel, stride, padding, dilation } }: Join, d: number): Axis {
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

/**
 * Axes whose results are the image's elements with one remainder modulo the stride and whose sources are the positions;
 * remainders without taps are omitted.
 */
function placesAxes({ geometry: { image, kernel, stride, padding, dilation } }: Join, d: number): Axis[] {
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
export const plainAxis = (first: number, count: number): Axis => ({
  planes: [{ first, step: 1 }],
  taps: [{ tap: 0, plane: 0, shift: 0 }],
  reach: 0,
  first: 0,
  step: 1,
  count,
});

export type Axes = readonly [Axis, Axis, Axis];

/** Channels of an array, each with a volume `[D, H, W]`. */
export interface Planes {
  readonly array: Floats;
  readonly at: number;
  readonly sizes: readonly number[];
}

/** Layout of the sources of a band of results in memory, in elements. */
interface Layout {
  readonly band: number;
  readonly rows: number;
  readonly pitch: number;
  /** Distance between depth taps, of one channel or of consecutive ones. */
  readonly between: number;
}

export const up = (value: number, unit: number): number => Math.ceil(value / unit) * unit;

/** Splits the last axis, from left to right, so that each row of results fits the memory. */
function inPieces(axes: Axes, channels: number, w: number): Axes[] {
  const [d, h, wide] = axes;
  const lines = channels * d.taps.length * h.planes.length * wide.planes.length * (1 + h.reach);
  const most = Math.min(sumsBytes / w / mostRows - tileBytes, Math.floor(planesBytes / w / lines) - wide.reach);
  if (most >= wide.count || most < tileBytes) return [axes];
  return Array.from({ length: Math.ceil(wide.count / most) }, (_, i): Axes => {
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

/** Fewer channels do not repay the transforms to tiles and back. */
const leastChannels = 8;

/** Null unless the kernel is 3 x 3 with unit steps, and tiles are mostly filled. */
function tilingOf([d, h, wide]: Axes, channels: number, outputs: number, { sizes }: Planes): Tiling | null {
  const isTiled = ({ planes, taps, reach }: Axis): boolean =>
    planes.length === 1 &&
    reach === 2 &&
    taps.length === 3 &&
    taps.every(({ tap }, i) => tap === i) &&
    taps[1]!.shift === 1;
  if (d.taps.length > 1 || !isTiled(h) || !isTiled(wide) || Math.min(channels, outputs) < leastChannels) return null;
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
function layoutOf([d, h, wide]: Axes, channels: number, width: number, sumRows: number, w: number): Layout | null {
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
  if (band < 1 || rawRows < 0 || taps >= mostTableEntries || 2 * pitch * w > slack) return null;
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

/**
 * The rows of a source (`down`), and the elements of each row (`along`), that each plane contains for `rows` rows of
 * sources from `from` on.
 */
export function spansOf(
  [, hAxis, wAxis]: Axes,
  [, H, W]: readonly number[],
  from: number,
  rows: number,
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

/** The plan for computing results in tiles, `most` rows of weights at a time; null if tiles do not apply. */
export function tilePlan(
  axes: Axes,
  channels: number,
  outputs: number,
  sources: Planes,
): { readonly most: number; readonly tiling: Tiling } | null {
  const most = Math.min(mostRows, up(outputs, tileRows), Math.floor(leftBytes / 4 / slabs / channels) & -tileRows);
  const tiling = most < tileRows ? null : tilingOf(axes, channels, most, sources);
  return tiling === null ? null : { most, tiling };
}

/** The plan for computing gradients of weights in tiles. */
export function patchTilePlan(
  axes: Axes,
  join: Join,
  large: Planes,
): { readonly most: number; readonly tiling: Tiling; readonly sumsRow: number } | null {
  const sumsRow = up(join.large, 2);
  const most = Math.min(mostRows, up(join.small, tileRows), Math.floor(sumsBytes / 4 / slabs / sumsRow) & -tileRows);
  const tiling = most < tileRows ? null : tilingOf(axes, join.large, most, large);
  return tiling === null ? null : { most, tiling, sumsRow };
}

/** Results of `axes` with `k` products each, `most` rows of weights at a time, in bands. */
interface Bands {
  readonly axes: Axes;
  readonly k: number;
  readonly most: number;
  readonly layout: Layout;
}

/** The plans for computing results in bands; null if one does not fit the memory. */
export function weightPlans(
  combined: readonly Axes[],
  channels: number,
  outputs: number,
  { sizes }: Planes,
  w: number,
): readonly Bands[] | null {
  const plans: Bands[] = [];
  for (const axes of combined.flatMap((one) => inPieces(one, channels, w))) {
    const k = channels * axes.reduce((product, { taps }) => product * taps.length, 1);
    const most = Math.min(mostRows, up(outputs, tileRows), Math.floor(leftBytes / w / k) & -tileRows);
    const layout = most < tileRows ? null : layoutOf(axes, channels, sizes[2]!, most, w);
    if (layout === null) return null;
    plans.push({ axes, k, most, layout });
  }
  return plans;
}

/** Elements of a band of a small plane, rounded up to whole steps of the loop. */
export const smallRow = (band: number, { pitch }: Layout, w: number): number => up(band * pitch, tileBytes / w);

/** The plans for summing gradients of weights in bands. The bands determine how sums are rounded. */
export function patchPlans(
  join: Join,
  small: Planes,
  large: Planes,
  w: number,
): {
  readonly k: number;
  readonly sumsRow: number;
  readonly most: number;
  readonly plans: readonly { readonly axes: Axes; readonly layout: Layout }[];
} | null {
  const k = join.large * join.taps;
  const sumsRow = up(k, 2);
  const plans: { axes: Axes; layout: Layout }[] = [];
  let most = Math.min(mostRows, Math.floor(sumsBytes / w / sumsRow));
  for (const axes of inPieces([0, 1, 2].map((d) => positionsAxis(join, d)) as unknown as Axes, join.large, w)) {
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
  axes: Axes,
  { rows, pitch, between }: Layout,
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
 * Copies weights into strips of four rows, from `place` on. If `finite`, returns false if one is not finite, since its
 * products with padding zeros would not be zero.
 */
export function packWeights(
  to: Floats,
  place: number,
  { array, at, rowStep, channelStep }: Weights,
  row: number,
  rows: number,
  channels: number,
  taps: readonly number[],
  finite: boolean,
): boolean {
  let check = 0;
  const strip = channels * taps.length * tileRows;
  for (let r = 0; r < rows; r++) {
    const first = place + Math.floor(r / tileRows) * strip + (r % tileRows);
    check += packRow(to, first, array, at + (row + r) * rowStep, channelStep, channels, taps);
  }
  return !finite || check === 0;
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
  [dAxis, hAxis, wAxis]: Axes,
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

/** The axes of the results of weights, and the layout of the weights. */
export function weighted(
  writes: "small" | "large",
  join: Join,
  array: Floats,
  at: number,
): { readonly combined: readonly Axes[]; readonly weights: Weights } {
  const k = join.large * join.taps;
  if (writes === "small") {
    const axes = [0, 1, 2].map((d) => positionsAxis(join, d)) as unknown as Axes;
    return { combined: [axes], weights: { array, at, rowStep: k, channelStep: join.taps } };
  }
  const [ds, hs, ws] = [0, 1, 2].map((d) => placesAxes(join, d)) as [Axis[], Axis[], Axis[]];
  const combined = ds.flatMap((d) => hs.flatMap((h) => ws.map((one): Axes => [d, h, one])));
  return { combined, weights: { array, at, rowStep: join.taps, channelStep: k } };
}

/** For float32 or float64. False, if compilation fails or memory is too small, leaves the convolution to the next loop. */
export function convolutionLoop(lanes: LaneType): ConvolutionLoop {
  const w = width[lanes];
  const tile = tileBytes / w;

  /**
   * Copies planes in: rows `from` to `from + rows` of each plane of `axes`, for results at depth `z`. Elements outside
   * the source are zeros.
   */
  function bring(
    wasm: Machine,
    { array, at, sizes }: Planes,
    channels: number,
    [dAxis, hAxis, wAxis]: Axes,
    z: number,
    from: number,
    rows: number,
    { pitch, between }: Pick<Layout, "pitch" | "between">,
    to: number,
  ): void {
    const [D, H, W] = sizes as [number, number, number];
    const depths = dAxis.taps.length;
    const start = to / w;
    wasm.array.fill(0, start, start + channels * depths * between + pitch + tileBytes);
    const { down, along } = spansOf([dAxis, hAxis, wAxis], sizes, from, rows);
    const [top, bottom] = spanOf(down);
    const [left, right] = spanOf(along);
    if (bottom < top || right < left) return;
    for (let c = 0; c < channels; c++) {
      for (const [a, { plane, shift }] of dAxis.taps.entries()) {
        const { first, step } = dAxis.planes[plane]!;
        const place = first + step * (z + shift);
        if (place < 0 || place >= D) continue;
        const corner = at + (c * D + place) * H * W + left;
        wasm.array.set(array.subarray(corner + top * W, corner + bottom * W + right - left + 1), rawAt / w);
        let target = start + (c * depths + a) * between;
        for (const y of down) {
          for (const x of along) {
            if (y.high > y.low && x.high > x.low) {
              wasm.rows(
                rawAt + ((y.first + y.step * y.low - top) * W + x.first + x.step * x.low - left) * w,
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

  /** Copies `rows` rows of tiles of sources in, from result row `y` on. */
  function bringTiles(
    wasm: Machine,
    source: Planes,
    channels: number,
    axes: Axes,
    z: number,
    y: number,
    rows: number,
    { groups, pitch, tileBytes }: Tiling,
    ofResults = false,
  ): void {
    const lines = 2 * rows + (ofResults ? 0 : 2);
    const [from, to] = ofResults ? [leftAt, productsAt] : [planesAt, tilesAt];
    bring(wasm, source, channels, axes, z, y, lines, { pitch, between: lines * pitch }, from);
    const run = ofResults ? wasm.gradients : wasm.inputs;
    run(channels, rows, groups, from, lines * pitch * w, pitch * w, to, tileBytes);
  }

  function tabulateTiles(wasm: Machine, channels: number, { tileBytes }: Tiling): void {
    // Pads the last pair of an odd number of channels.
    for (let c = 0; c <= channels; c++) wasm.table[c] = Math.min(c, channels - 1) * tileBytes;
  }

  /** As `byWeights`. Also false if a result is not finite, since tiles spread infinities and NaN to neighbouring results. */
  function byWeightsInTiles(
    wasm: Machine,
    join: Join,
    axes: Axes,
    sources: Planes,
    channels: number,
    results: Planes,
    outputs: number,
    { array, at, rowStep, channelStep }: Weights,
  ): boolean {
    const plan = tilePlan(axes, channels, outputs, sources);
    if (plan === null) return false;
    const { most, tiling } = plan;
    const [dAxis, hAxis, wAxis] = axes;
    const { groups } = tiling;
    const isTurned = wAxis.taps[0]!.shift > 0;
    const room = new Float64Array(12);
    const kind = most * channels;
    tabulateTiles(wasm, channels, tiling);
    wasm.array.fill(0, checkAt / w, checkAt / w + 4);
    for (let group = 0; group < join.groups; group++) {
      for (let row = 0; row < outputs; row += most) {
        const rows = Math.min(most, outputs - row);
        for (let r = 0; r < rows; r++) {
          let from = at + (group * join.small * join.large * join.taps + (row + r) * rowStep + 9 * dAxis.taps[0]!.tap);
          let to = leftAt / w + (r & -tileRows) * channels + (r % tileRows);
          for (let c = 0; c < channels; c++, from += channelStep, to += tileRows)
            liftKernel(array, from, isTurned, wasm.array, to, kind, room);
        }
        for (let n = 0; n < join.batch; n++) {
          const block = n * join.groups + group;
          const source = { ...sources, at: sources.at + block * channels * sizeOfPlane(sources.sizes) };
          const result = { ...results, at: results.at + (block * outputs + row) * sizeOfPlane(results.sizes) };
          for (let z = 0; z < dAxis.count; z++) {
            for (let y = 0; y < hAxis.count; y += 2 * tiling.most) {
              const band = Math.min(2 * tiling.most, hAxis.count - y);
              const lines = Math.ceil(band / 2);
              bringTiles(wasm, source, channels, axes, z, y, lines, tiling);
              const strips = Math.ceil((lines * groups) / 2);
              for (let k = 0; k < slabs; k++) {
                const [left, sums] = [leftAt + k * kind * w, productsAt + k * slabStep];
                wasm.multiply(
                  Math.ceil(rows / tileRows),
                  strips,
                  channels,
                  left,
                  tilesAt + k * slabStep,
                  sums,
                  strips * tileBytes,
                  channels * tileRows * w,
                  tableAt,
                  0,
                );
              }
              const [pitch, size] = [8 * groups, 16 * groups * lines];
              wasm.outputs(rows, lines, groups, sumsAt, size * w, pitch * w, productsAt, strips * tileBytes, checkAt);
              bringOut(wasm, result, axes, z, y, band, rows, pitch, size * w);
            }
          }
        }
      }
    }
    return allFinite(wasm.array, checkAt / w, 4);
  }

  /** As `byPatches`. */
  function byPatchesInTiles(wasm: Machine, join: Join, small: Planes, large: Planes, weight: Planes): boolean {
    const axes = [0, 1, 2].map((d) => positionsAxis(join, d)) as unknown as Axes;
    const plan = patchTilePlan(axes, join, large);
    if (plan === null) return false;
    const { most, tiling, sumsRow } = plan;
    const [dAxis, hAxis, wAxis] = axes;
    const resultAxes: Axes = [plainAxis(0, 0), plainAxis(0, 0), plainAxis(0, wAxis.count)];
    const to = wasm.array;
    const room = new Float64Array(12);
    const kind = most * sumsRow;
    const k = join.large * join.taps;
    tabulateTiles(wasm, join.large, tiling);
    for (let group = 0; group < join.groups; group++) {
      for (let row = 0; row < join.small; row += most) {
        const rows = Math.min(most, join.small - row);
        to.fill(0, sumsAt / w, sumsAt / w + slabs * kind);
        for (let n = 0; n < join.batch; n++) {
          const block = n * join.groups + group;
          const source = { ...large, at: large.at + block * join.large * join.imageSize };
          const part = { ...small, at: small.at + (block * join.small + row) * join.positions };
          for (let z = 0; z < dAxis.count; z++) {
            for (let y = 0; y < hAxis.count; y += 2 * tiling.most) {
              // The last tiles are padded with zeros.
              const lines = Math.min(tiling.most, up(Math.ceil((hAxis.count - y) / 2), tiling.unit));
              bringTiles(wasm, source, join.large, axes, z, y, lines, tiling);
              bringTiles(wasm, part, rows, resultAxes, z, y, lines, tiling, true);
              for (let i = 0; i < slabs; i++) {
                wasm.dot(
                  Math.ceil(rows / tileRows),
                  sumsRow / 2,
                  16 * lines * tiling.groups,
                  productsAt + i * slabStep,
                  tiling.tileBytes,
                  tableAt,
                  tilesAt + i * slabStep,
                  sumsAt + i * kind * w,
                  sumsRow * w,
                );
              }
            }
          }
        }
        const first = weight.at + (group * join.small + row) * k;
        for (let r = 0; r < rows; r++) {
          for (let c = 0; c < join.large; c++) {
            const from = sumsAt / w + r * sumsRow + c;
            lowerKernel(to, from, kind, weight.array, first + r * k + c * join.taps, room);
          }
        }
        if (!allFinite(weight.array, first, rows * k)) return false;
      }
    }
    return true;
  }

  /** results = weights @ patches of the sources, over the batch and groups. */
  function byWeights(
    wasm: Machine,
    join: Join,
    combined: readonly Axes[],
    sources: Planes,
    channels: number,
    results: Planes,
    outputs: number,
    weights: Weights,
    finite: boolean,
  ): boolean {
    if (
      lanes === "f32" &&
      combined.length === 1 &&
      byWeightsInTiles(wasm, join, combined[0]!, sources, channels, results, outputs, weights)
    )
      return true;
    const plans = weightPlans(combined, channels, outputs, sources, w);
    if (plans === null) return false;
    const sourceSize = channels * sizeOfPlane(sources.sizes);
    const resultSize = outputs * sizeOfPlane(results.sizes);
    for (const { axes, k, most, layout } of plans) {
      const [dAxis, hAxis] = axes;
      const taps = tabulateTaps(wasm.table, w, join, channels, axes, layout);
      for (let group = 0; group < join.groups; group++) {
        for (let row = 0; row < outputs; row += most) {
          const rows = Math.min(most, outputs - row);
          const part = { ...weights, at: weights.at + group * join.small * join.large * join.taps };
          if (!packWeights(wasm.array, leftAt / w, part, row, rows, channels, taps, finite)) return false;
          for (let n = 0; n < join.batch; n++) {
            const block = n * join.groups + group;
            const source = { ...sources, at: sources.at + block * sourceSize };
            const result = { ...results, at: results.at + block * resultSize + row * sizeOfPlane(results.sizes) };
            for (let z = 0; z < dAxis.count; z++) {
              for (let y = 0; y < hAxis.count; y += layout.band) {
                const band = Math.min(layout.band, hAxis.count - y);
                bring(wasm, source, channels, axes, z, y, layout.rows, layout, planesAt);
                const columns = (band - 1) * layout.pitch + axes[2].count;
                const sumsRow = up(columns, tile) * w;
                for (let from = 0; from < k; from += depth) {
                  wasm.multiply(
                    Math.ceil(rows / tileRows),
                    sumsRow / tileBytes,
                    Math.min(depth, k - from),
                    leftAt + from * tileRows * w,
                    planesAt,
                    sumsAt,
                    sumsRow,
                    k * tileRows * w,
                    tableAt + 4 * from,
                    from,
                  );
                }
                bringOut(wasm, result, axes, z, y, band, rows, layout.pitch, sumsRow);
              }
            }
          }
        }
      }
    }
    return true;
  }

  function bringOut(
    wasm: Machine,
    result: Planes,
    axes: Axes,
    z: number,
    y: number,
    band: number,
    rows: number,
    pitch: number,
    sumsRow: number,
  ): void {
    const out = resultsOf(result, axes, z, y, band, rows, pitch, sumsRow);
    if (out.whole) {
      const bytes = out.width * w;
      for (let r = 0; r < rows; r++)
        wasm.rows(sumsAt + r * sumsRow, pitch * w, w, sumsAt + r * band * bytes, bytes, bytes, band);
    }
    takeOut(wasm.array, sumsAt / w, result.array, out);
  }

  /**
   * weight = the sum over the batch of small @ patches(large), transposed. False if a result is not finite, since zeros
   * of the padding may have caused it.
   */
  function byPatches(wasm: Machine, join: Join, small: Planes, large: Planes, weight: Planes): boolean {
    if (lanes === "f32" && byPatchesInTiles(wasm, join, small, large, weight)) return true;
    const plan = patchPlans(join, small, large, w);
    if (plan === null) return false;
    const { k, sumsRow, most, plans } = plan;
    const to = wasm.array;
    for (let group = 0; group < join.groups; group++) {
      for (let row = 0; row < join.small; row += most) {
        const rows = Math.min(most, join.small - row);
        to.fill(0, sumsAt / w, sumsAt / w + up(rows, tileRows) * sumsRow);
        for (const { axes, layout } of plans) {
          const [dAxis, hAxis, wAxis] = axes;
          const plainAxes: Axes = [plainAxis(0, 0), plainAxis(0, 0), plainAxis(wAxis.first, wAxis.count)];
          tabulateTaps(wasm.table, w, join, join.large, axes, layout);
          for (let n = 0; n < join.batch; n++) {
            const block = n * join.groups + group;
            const source = { ...large, at: large.at + block * join.large * join.imageSize };
            const part = { ...small, at: small.at + (block * join.small + row) * join.positions };
            for (let z = 0; z < dAxis.count; z++) {
              for (let y = 0; y < hAxis.count; y += layout.band) {
                const band = Math.min(layout.band, hAxis.count - y);
                bring(wasm, source, join.large, axes, z, y, layout.rows, layout, planesAt);
                const between = smallRow(band, layout, w);
                bring(wasm, part, rows, plainAxes, z, y, band, { ...layout, between }, leftAt);
                // Rows that pad the last strip are ignored and may contain anything.
                wasm.dot(
                  Math.ceil(rows / tileRows),
                  sumsRow / 2,
                  between * w,
                  leftAt,
                  between * w,
                  tableAt,
                  planesAt,
                  sumsAt,
                  sumsRow * w,
                );
              }
            }
          }
        }
        for (let r = 0; r < rows; r++) {
          const from = sumsAt / w + r * sumsRow;
          if (!allFinite(to, from, k)) return false;
          weight.array.set(to.subarray(from, from + k), weight.at + (group * join.small + row + r) * k);
        }
      }
    }
    return true;
  }

  return (writes, join, small, large, weight) => {
    const wasm = machine(lanes);
    if (wasm === null) return false;
    const { geometry } = join;
    const [s, l] = [
      { array: numbersOf(small) as Floats, at: small.offset, sizes: geometry.positions },
      { array: numbersOf(large) as Floats, at: large.offset, sizes: geometry.image },
    ];
    const array = numbersOf(weight) as Floats;
    let done: boolean;
    if (writes === "weight") done = byPatches(wasm, join, s, l, { array, at: weight.offset, sizes: [] });
    else {
      const { combined, weights } = weighted(writes, join, array, weight.offset);
      done =
        writes === "small"
          ? byWeights(wasm, join, combined, l, join.large, s, join.small, weights, false)
          : byWeights(wasm, join, combined, s, join.small, l, join.large, weights, true);
    }
    // The next loop accumulates, so the output must be cleared first.
    const out = writes === "small" ? s : writes === "large" ? l : { array, at: weight.offset };
    const { numel } = writes === "small" ? small : writes === "large" ? large : weight;
    if (!done) out.array.fill(0, out.at, out.at + numel);
    return done;
  };
}

export const sizeOfPlane = (sizes: readonly number[]): number => sizes.reduce((a, b) => a * b, 1);
