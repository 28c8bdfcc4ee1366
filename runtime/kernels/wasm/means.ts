// Average pooling and its gradient in WebAssembly, with planes stored as for maximum pooling: four windows at a time. Planes without padding, and results,
// that lie in the region are read and written where they are.

import {
  count,
  extractLane,
  i32,
  increase,
  type Local,
  load,
  local,
  operations,
  set,
  shuffled,
  store,
  sum,
  type Value,
  wasmFunction,
  zeros,
} from "../../wasm/assembler.js";
import type { Run } from "../../wasm/machine.js";
import { elementsOf, type MeansOfWindows } from "../cpu/pooling.js";
import {
  copyLine,
  copyPlanesIn,
  forEachLine,
  fourElements,
  layoutOf,
  maxResults,
  maxTaps,
  placesAt,
  type Reading,
  readingOf,
  readings,
  tapsAt,
  windowParameters,
} from "./pooling.js";
import { most, otherAt, rowsBytes, rowsSpace } from "./rows.js";
import { addressOf, lies, placed } from "./stage.js";

type Name = "mean" | "gradient";

/**
 * The means of `rows` rows of windows, stored from `result` on with their scales from `scale` on, `lineBytes` bytes per
 * row; or, for gradients, adds the scaled results to the elements of their windows. The room is at `start`.
 */
const windowsFunction = (name: Name, reading: Reading, start: number) =>
  wasmFunction(
    `${name}${reading}` as const,
    { ...windowParameters, scale: "i32", lineBytes: "i32" },
    ({ taps, source, rows, rowBytes, columns, stride, result, scale, lineBytes }) => {
      const { add, mul } = operations("f32x4");
      const strideBytes = i32.mul(stride, 4);
      count(rows, 1, () => {
        const [first, to, by] = [local(source), local(result), local(scale)];
        const eachTap = (each: (at: Local<"i32">) => void): void =>
          count(taps, 4, (tap) => each(local(i32.add(first, load("i32", tap, start + tapsAt)))));
        const scaled = (value: Value<"v128">): Value<"v128"> => mul(value, load("v128", by, start + placesAt));
        count(columns, 4, () => {
          if (name === "mean") {
            const total = local(zeros);
            eachTap((at) => set(total, add(fourElements(reading, at, strideBytes), total)));
            store(to, scaled(total));
          } else {
            const four = local(scaled(load("v128", to)));
            eachTap((at) => addFour(reading, at, four, strideBytes));
          }
          increase(to, 16);
          increase(by, 16);
          increase(first, i32.mul(strideBytes, 4));
        });
        // If rows are not whole vectors, the next row starts where this one ends and overwrites what was written past it.
        increase(result, lineBytes);
        increase(scale, lineBytes);
        increase(source, rowBytes);
      });
    },
  );

/** Adds four numbers to the elements at `at` of four adjacent windows. */
function addFour(reading: Reading, at: Local<"i32">, four: Local<"v128">, strideBytes: Value<"i32">): void {
  const add = (offset: number, vector: Value<"v128">): void =>
    store(at, operations("f32x4").add(load("v128", at, offset), vector), offset);
  // Every second lane is zero.
  const spread = (lane: number): Value<"v128"> => {
    const numbers = [0, 16, 4, 20].map((byte) => (byte < 16 ? byte + lane : byte));
    return shuffled(
      four,
      zeros,
      numbers.flatMap((byte) => [byte, byte + 1, byte + 2, byte + 3]),
    );
  };
  if (reading === 1) add(0, four);
  else if (reading === 2) {
    add(0, spread(0));
    add(16, spread(8));
  } else
    for (const lane of [0, 1, 2, 3]) {
      if (lane > 0) increase(at, strideBytes);
      store(at, sum(load("f32", at), extractLane("f32", four, lane)));
    }
}

interface Machine extends Readonly<Record<`${Name}${Reading}`, Run>> {
  readonly elements: Float32Array;
  readonly results: Float32Array;
  readonly scales: Float32Array;
  readonly taps: Int32Array;
}

const meansMachine = (image: Float32Array, results: Float32Array): Machine | null =>
  placed(
    "means",
    rowsSpace,
    rowsBytes,
    (buffer, start) => ({
      elements: new Float32Array(buffer, start, most),
      results: new Float32Array(buffer, start + otherAt, maxResults),
      scales: new Float32Array(buffer, start + placesAt, maxResults),
      taps: new Int32Array(buffer, start + tapsAt, 2 * maxTaps),
    }),
    [
      (start) =>
        readings.flatMap((reading) => [
          windowsFunction("mean", reading, start),
          windowsFunction("gradient", reading, start),
        ]),
    ],
    image,
    results,
  );

/** Bytes after an array of the region that nothing else has. */
const behind = 64;

/**
 * For float32. False, if compilation fails, windows are not uniform or a plane is too large, leaves the pooling to the
 * next loop.
 */
const windowsLoop =
  (name: Name): MeansOfWindows =>
  (_size, planes, axes, scales, y, x, from) => {
    const isMean = name === "mean";
    const [inner, outer] = elementsOf(axes);
    const columns = axes[2].starts.length;
    // Elements past the end of a row would be added to windows, so they must be zeros.
    const line = isMean ? columns : (columns + 3) & ~3;
    const rows = outer / columns;
    const layout = layoutOf(axes, planes, rows * line);
    const [image, outputs] = isMean ? [x as Float32Array, y as Float32Array] : [y as Float32Array, x as Float32Array];
    const wasm = layout === null ? null : meansMachine(image, outputs);
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
    const { elements, results } = wasm;
    const [imageAt, outputAt] = isMean ? [from, 0] : [0, from];
    // Whole vectors of windows are read and written: past the end is memory that nothing else has, if the array ends there.
    const isImageThere =
      isWhole && lies(elements, image) && imageAt + planes * inner === image.length && 16 * w.stride <= behind;
    const areOutputsThere =
      line === columns &&
      lies(elements, outputs) &&
      (columns % 4 === 0 || outputAt + planes * outer === outputs.length);
    taps.forEach((tap, i) => {
      wasm.taps[i] = 4 * tap;
    });
    const run = wasm[`${name}${readingOf(w)}`];
    for (let i = 0; i < rows * line; i++) {
      const column = i % line;
      wasm.scales[i] = column < columns ? scales[((i - column) / line) * columns + column]! : 0;
    }
    if (!isWhole) elements.fill(0, 0, blockPlanes * room);
    if (line !== columns) results.fill(0, 0, blockPlanes * rows * line);
    for (let first = 0; first < planes; first += blockPlanes) {
      const here = Math.min(blockPlanes, planes - first);
      const [start, done] = [imageAt + first * inner, outputAt + first * outer];
      if (isMean) {
        if (!isImageThere) copyPlanesIn(elements, layout, image, start, inner, here);
      } else {
        if (isImageThere) image.fill(0, start, start + here * inner);
        else elements.fill(0, 0, here * room);
        if (line !== columns)
          for (let i = 0; i < here * rows; i++) copyLine(results, i * line, outputs, done + i * columns, columns);
        else if (!areOutputsThere) results.set(outputs.subarray(done, done + here * outer));
      }
      const source = isImageThere ? addressOf(image, start) : elements.byteOffset;
      const result = areOutputsThere ? addressOf(outputs, done) : results.byteOffset;
      for (let p = 0; p < here; p++)
        for (let o = 0; o < d.count; o++)
          run(
            4 * taps.length,
            source + 4 * (p * room + o * d.stride * lines * pitch),
            h.count,
            4 * h.stride * pitch,
            w.count,
            w.stride,
            result + 4 * (p * rows + o * h.count) * line,
            4 * o * h.count * line,
            4 * line,
          );
      if (isMean) {
        if (!areOutputsThere) outputs.set(results.subarray(0, here * outer), done);
      } else if (!isImageThere) {
        if (isWhole) image.set(elements.subarray(0, here * inner), start);
        else
          for (let p = 0; p < here; p++)
            forEachLine(layout, (at, place, length) =>
              copyLine(image, start + p * inner + at, elements, p * room + place, length),
            );
      }
    }
    return true;
  };

export const meansLoop: MeansOfWindows = windowsLoop("mean");
export const meansGradientLoop: MeansOfWindows = windowsLoop("gradient");
