// Maximum pooling in WebAssembly. Planes are stored with their padding, so that all windows are uniform; four windows of
// a row are compared at a time. Planes without padding that lie in the region are read where they are, and results written.

import {
  constant,
  count,
  declare,
  everyLane,
  i32,
  increase,
  type Local,
  load,
  loadLane,
  loadZero,
  local,
  operations,
  set,
  shuffled,
  store,
  type Value,
  wasmFunction,
  zeros,
} from "../../wasm/assembler.js";
import type { Run } from "../../wasm/machine.js";
import { elementsOf, firstOfWindow, type MaximumWindows } from "../cpu/pooling.js";
import { copiedPoolingLine } from "../loops/thresholds.js";
import type { Axis } from "../shapes/pooling.js";
import { most, numbersAt, otherAt, rowsBytes, rowsSpace } from "./rows.js";
import { addressOf, lies, placed } from "./stage.js";

/**
 * Results are stored in the region of the second operands of rows: elements, then indices; then the flag for windows
 * without an element above -inf, then the taps.
 */
export const maxResults: number = most / 2 - 8;
export const placesAt: number = otherAt + 4 * (maxResults + 4);
export const tapsAt: number = numbersAt + 16;
export const maxTaps = 100;

/** How the elements of four adjacent windows are loaded: for strides 1 and 2 from whole vectors. */
export type Reading = 1 | 2 | "any";
export const readings: readonly Reading[] = [1, 2, "any"];
export const readingOf = ({ stride }: Cover): Reading => (stride === 1 || stride === 2 ? stride : "any");

/** The numbers that functions of windows take: the bytes of all taps, the address of the first window, and sizes. */
export const windowParameters = {
  taps: "i32",
  source: "i32",
  rows: "i32",
  rowBytes: "i32",
  columns: "i32",
  stride: "i32",
  result: "i32",
} as const;

/** The elements at `at` of four adjacent windows; `at` moves to the last of them where they are loaded singly. */
export function fourElements(reading: Reading, at: Local<"i32">, strideBytes: Value<"i32">): Value<"v128"> {
  if (reading === 1) return load("v128", at);
  if (reading === 2)
    return shuffled(load("v128", at), load("v128", at, 16), [0, 1, 2, 3, 8, 9, 10, 11, 16, 17, 18, 19, 24, 25, 26, 27]);
  const value = local(loadZero(32, at));
  for (const lane of [1, 2, 3]) {
    increase(at, strideBytes);
    set(value, loadLane(at, value, lane));
  }
  return value;
}

/**
 * The largest elements of `rows` rows of windows, and their indices; `place` is the index of the first window's first
 * element, and `indices` where these are stored. Taps are pairs in memory: the offset in bytes from a window's first element, and the offset of its
 * index. The room is at `start`. What is written past the last result and index, up to twelve bytes, is theirs.
 */
const maximumFunction = (reading: Reading, start: number) =>
  wasmFunction(
    `maximum${reading}` as const,
    { ...windowParameters, place: "i32", placeStep: "i32", indices: "i32" },
    ({ taps, source, rows, rowBytes, columns, stride, result, place, placeStep, indices }) => {
      const [{ splat, add, mul }, { gt, ne, eq }] = [operations("i32x4"), operations("f32x4")];
      const { or, bitselect } = operations("v128");
      const minusInf = everyLane("f32", Number.NEGATIVE_INFINITY);
      const strideBytes = i32.mul(stride, 4);
      const steps = local(mul(constant([0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0]), splat(stride)));
      const none = declare("v128");
      count(rows, 1, () => {
        const first = local(source);
        const here = local(add(splat(place), steps));
        const [to, index] = [local(result), local(indices)];
        count(columns, 4, () => {
          const [best, where] = [local(minusInf), local(zeros)];
          count(taps, 8, (tap) => {
            const at = local(i32.add(first, load("i32", tap, start + tapsAt)));
            const value = local(fourElements(reading, at, strideBytes));
            // NaN takes precedence, the last one of several.
            const better = local(or(gt(value, best), ne(value, value)));
            set(best, bitselect(value, best, better));
            set(where, bitselect(add(here, splat(load("i32", tap, start + tapsAt + 4))), where, better));
          });
          set(none, or(none, eq(best, minusInf)));
          store(to, best);
          store(index, where);
          increase(to, 16);
          increase(index, 16);
          increase(first, i32.mul(strideBytes, 4));
          set(here, add(here, splat(i32.mul(stride, 4))));
        });
        // The next row starts where this one ends and overwrites what was written past it.
        increase(result, i32.mul(columns, 4));
        increase(indices, i32.mul(columns, 4));
        increase(source, rowBytes);
        increase(place, placeStep);
      });
      store(0, or(load("v128", 0, start + numbersAt), none), start + numbersAt);
    },
  );

interface Machine extends Readonly<Record<`maximum${Reading}`, Run>> {
  readonly elements: Float32Array;
  readonly results: Float32Array;
  readonly places: Int32Array;
  readonly none: Int32Array;
  readonly taps: Int32Array;
}

const poolingMachine = (source: Float32Array): Machine | null =>
  placed(
    "pooling",
    rowsSpace,
    rowsBytes,
    (buffer, start) => ({
      elements: new Float32Array(buffer, start, most),
      results: new Float32Array(buffer, start + otherAt, maxResults),
      places: new Int32Array(buffer, start + placesAt, maxResults),
      none: new Int32Array(buffer, start + numbersAt, 4),
      taps: new Int32Array(buffer, start + tapsAt, 2 * maxTaps),
    }),
    [(start) => readings.map((reading) => maximumFunction(reading, start))],
    source,
  );

/** Along one dimension: the number of elements from the first to the last that windows read, and the image's range in them. */
export interface Cover {
  readonly length: number;
  readonly from: number;
  readonly to: number;
  readonly kernel: number;
  readonly stride: number;
  readonly dilation: number;
  readonly padding: number;
  readonly count: number;
  readonly size: number;
}

/** Null if windows are not uniform. */
export function coverOf({ size, starts, step: dilation, alike }: Axis): Cover | null {
  if (alike === null) return null;
  const { kernel, stride, padding } = alike;
  const count = starts.length;
  const length = (count - 1) * stride + (kernel - 1) * dilation + 1;
  return {
    length,
    from: padding,
    to: Math.min(length, padding + size),
    kernel,
    stride,
    dilation,
    padding,
    count,
    size,
  };
}

/** The layout of planes in memory: the complete plane if windows do not exceed it, else the range that windows read. */
export interface Layout {
  readonly covers: readonly [Cover, Cover, Cover];
  readonly isWhole: boolean;
  readonly pitch: number;
  readonly lines: number;
  /** Elements of a plane, and number of planes in memory at once. */
  readonly room: number;
  readonly blockPlanes: number;
  /** The taps of a window, as offsets in elements from the first one. */
  readonly taps: readonly number[];
}

/** Null if windows are not uniform, or too large. */
export function layoutOf(axes: readonly [Axis, Axis, Axis], planes: number, results: number): Layout | null {
  const [d, h, w] = axes.map(coverOf);
  if (d == null || h == null || w == null) return null;
  const covers = [d, h, w] as const;
  const isWhole = covers.every(({ padding, length, size }) => padding === 0 && length <= size);
  const [pitch, lines, depths] = isWhole ? [w.size, h.size, d.size] : [w.length, h.length, d.length];
  const room = pitch * lines * depths;
  const blockPlanes = Math.min(planes, Math.floor((most - 64) / room), Math.floor(maxResults / results));
  if (blockPlanes < 1 || d.kernel * h.kernel * w.kernel > maxTaps) return null;
  const taps: number[] = [];
  for (let i = 0; i < d.kernel; i++)
    for (let j = 0; j < h.kernel; j++)
      for (let k = 0; k < w.kernel; k++) taps.push((i * d.dilation * lines + j * h.dilation) * pitch + k * w.dilation);
  return { covers, isWhole, pitch, lines, room, blockPlanes, taps };
}

/**
 * Calls `visit` for each line of an image that windows read, with its offset in the plane, its offset in memory, and its
 * length.
 */
export function forEachLine(
  { covers: [d, h, w], pitch, lines }: Layout,
  visit: (line: number, at: number, count: number) => void,
): void {
  for (let i = d.from; i < d.to; i++)
    for (let j = h.from; j < h.to; j++)
      visit(((i - d.from) * h.size + (j - h.from)) * w.size, (i * lines + j) * pitch + w.from, w.to - w.from);
}

export function copyLine(to: Float32Array, at: number, from: Float32Array, start: number, count: number): void {
  if (count >= copiedPoolingLine) to.set(from.subarray(start, start + count), at);
  else for (let k = 0; k < count; k++) to[at + k] = from[start + k]!;
}

/** Copies planes into memory, from `start` on; the padding is already there. */
export function copyPlanesIn(
  elements: Float32Array,
  layout: Layout,
  source: Float32Array,
  start: number,
  inner: number,
  count: number,
): void {
  if (layout.isWhole) elements.set(source.subarray(start, start + count * inner));
  else
    for (let p = 0; p < count; p++)
      forEachLine(layout, (line, at, length) =>
        copyLine(elements, p * layout.room + at, source, start + p * inner + line, length),
      );
}

/**
 * For float32. False, if compilation fails, windows are not uniform or a plane is too large, leaves the pooling to the
 * next loop.
 */
export const maximumWindowsLoop: MaximumWindows = (_size, planes, axes, y, places, x, from) => {
  const [inner, outer] = elementsOf(axes);
  const layout = layoutOf(axes, planes, outer);
  const [source, target] = [x as Float32Array, y as Float32Array];
  const wasm = layout === null ? null : poolingMachine(source);
  if (layout === null || wasm === null) return false;
  const {
    covers: [d, h, w],
    isWhole,
    pitch,
    lines,
    room,
    blockPlanes,
    taps,
  } = layout;
  const { elements } = wasm;
  taps.forEach((tap, i) => {
    const [k, j, depth] = [i % w.kernel, Math.floor(i / w.kernel) % h.kernel, Math.floor(i / (w.kernel * h.kernel))];
    wasm.taps[2 * i] = 4 * tap;
    wasm.taps[2 * i + 1] = (depth * d.dilation * h.size + j * h.dilation) * w.size + k * w.dilation;
  });
  const run = wasm[`maximum${readingOf(w)}`];
  // Whole vectors of windows are read.
  const isThere =
    isWhole &&
    lies(elements, source) &&
    addressOf(source, from + planes * inner) + 12 * w.stride + 64 <= source.buffer.byteLength;
  // Whole vectors of results and of indices are written: each array ends with its own memory.
  const isWritten =
    lies(elements, target) &&
    lies(elements, places) &&
    target.length === planes * outer &&
    places.length === planes * outer;
  if (!isWhole) elements.fill(Number.NEGATIVE_INFINITY, 0, blockPlanes * room);
  for (let first = 0; first < planes; first += blockPlanes) {
    const here = Math.min(blockPlanes, planes - first);
    if (!isThere) copyPlanesIn(elements, layout, source, from + first * inner, inner, here);
    const start = isThere ? addressOf(source, from + first * inner) : elements.byteOffset;
    wasm.none.fill(0);
    const done = first * outer;
    const [to, indices] = isWritten
      ? [addressOf(target, done), addressOf(places, done)]
      : [wasm.results.byteOffset, wasm.places.byteOffset];
    for (let p = 0; p < here; p++)
      for (let o = 0; o < d.count; o++)
        run(
          8 * taps.length,
          start + 4 * (p * room + o * d.stride * lines * pitch),
          h.count,
          4 * h.stride * pitch,
          w.count,
          w.stride,
          to + 4 * (p * outer + o * h.count * w.count),
          ((o * d.stride - d.padding) * h.size - h.padding) * w.size - w.padding,
          h.stride * w.size,
          indices + 4 * (p * outer + o * h.count * w.count),
        );
    if (!isWritten) {
      target.set(wasm.results.subarray(0, here * outer), done);
      places.set(wasm.places.subarray(0, here * outer), done);
    }
    if (wasm.none.some((word) => word !== 0)) placeNone(axes, target, places, done, here * outer, outer);
  }
  return true;
};

/** Windows without an element above -inf get the index of their first element, -1 if they have none. */
function placeNone(
  axes: readonly [Axis, Axis, Axis],
  y: Float32Array,
  places: Int32Array,
  from: number,
  count: number,
  outer: number,
): void {
  const [rows, columns] = [axes[1].starts.length, axes[2].starts.length];
  for (let i = from; i < from + count; i++) {
    if (y[i] !== Number.NEGATIVE_INFINITY) continue;
    const o = i % outer;
    const [od, oh, ow] = [Math.floor(o / (rows * columns)), Math.floor(o / columns) % rows, o % columns];
    places[i] = firstOfWindow(axes[0], axes[1], axes[2], od, oh, ow);
  }
}
