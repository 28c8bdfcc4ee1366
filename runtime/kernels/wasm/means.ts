// Average pooling and its gradient in WebAssembly, with planes stored as for maximum pooling: four windows at a time.

import { once } from "../../core/shared.js";
import { type Instructions, op, type ValueType } from "../../wasm/instructions.js";
import { unsigned } from "../../wasm/leb128.js";
import {
  count,
  encodeModule,
  functionCode,
  get,
  i32Add,
  i32Const,
  i32Multiply,
  increase,
  load,
  set,
  shuffle,
  splatConst,
  store,
  type WasmFunction,
} from "../../wasm/module.js";
import { elementsOf, type MeansOfWindows } from "../cpu/pooling.js";
import {
  bringPlanes,
  copyLine,
  forEachLine,
  fourElements,
  layoutOf,
  mostResults,
  mostTaps,
  placesAt,
  type Reading,
  readingOf,
  readings,
  tapsAt,
} from "./pooling.js";
import { most, otherAt, pages, rowsMemory } from "./rows.js";

type Name = "mean" | "gradient";

const times = op("f32x4.mul");
const plus = op("f32x4.add");

/**
 * `(taps, source, rows, rowBytes, columns, stride, result, scale, lineBytes)`: the means of `rows` rows of windows,
 * stored from `result` on with their scales from `scale` on, `lineBytes` bytes per row; or, for gradients, adds the
 * scaled results to the elements of their windows.
 */
function windowsFunction(name: Name, reading: Reading): WasmFunction {
  const parameters = new Array<ValueType>(9).fill("i32");
  const [taps, source, rows, rowBytes, columns, stride, result, scale, lineBytes] = [
    0, 1, 2, 3, 4, 5, 6, 7, 8,
  ] as const;
  const [row, column, tap, first, at, to, by, sum, value] = [9, 10, 11, 12, 13, 14, 15, 16, 17] as const;
  const strideBytes: Instructions = [...get(stride), ...i32Const(4), ...i32Multiply];
  const scaled: Instructions = [...get(by), ...load(placesAt), ...times];
  const eachTap = (body: Instructions): Instructions =>
    count(tap, get(taps), i32Const(4), [
      ...[...get(first), ...get(tap), ...op("i32.load"), 2, ...unsigned(tapsAt), ...i32Add, ...set(at)],
      ...body,
    ]);
  const vector: Instructions =
    name === "mean"
      ? [
          ...[...splatConst(0, "f32"), ...set(sum)],
          ...eachTap([...fourElements(reading, at, value, strideBytes), ...get(sum), ...plus, ...set(sum)]),
          ...[...get(to), ...get(sum), ...scaled, ...store(otherAt)],
        ]
      : [...[...get(to), ...load(otherAt), ...scaled, ...set(sum)], ...eachTap(addFour(reading, at, sum, strideBytes))];
  const body = count(row, get(rows), i32Const(1), [
    ...[...get(source), ...set(first), ...get(result), ...set(to), ...get(scale), ...set(by)],
    ...count(column, get(columns), i32Const(4), [
      ...vector,
      ...[...increase(to, i32Const(16)), ...increase(by, i32Const(16))],
      ...increase(first, [...strideBytes, ...i32Const(4), ...i32Multiply]),
    ]),
    // If rows are not whole vectors, the next row starts where this one ends and overwrites what was written past it.
    ...[...increase(result, get(lineBytes)), ...increase(scale, get(lineBytes))],
    ...increase(source, get(rowBytes)),
  ]);
  const locals: readonly ValueType[] = ["i32", "i32", "i32", "i32", "i32", "i32", "i32", "v128", "v128"];
  return { name: `${name}${reading}`, parameters, code: functionCode(locals, body) };
}

/** Adds the lanes of `sum` to the elements at `at` of four adjacent windows. */
function addFour(reading: Reading, at: number, sum: number, strideBytes: Instructions): Instructions {
  const add = (offset: number, vector: Instructions): Instructions => [
    ...[...get(at), ...get(at), ...load(offset), ...vector, ...plus, ...store(offset)],
  ];
  if (reading === 1) return add(0, get(sum));
  if (reading === 2) {
    // Every second lane is zero.
    const spread = (lane: number): Instructions => [
      ...[...get(sum), ...splatConst(0, "f32")],
      ...shuffle([0, 16, 4, 20].flatMap((byte) => [0, 1, 2, 3].map((i) => (byte < 16 ? byte + lane : byte) + i))),
    ];
    return [...add(0, spread(0)), ...add(16, spread(8))];
  }
  return [0, 1, 2, 3].flatMap((lane) => [
    ...(lane === 0 ? [] : increase(at, strideBytes)),
    // f32: load, extract the lane, add, store
    ...[
      ...get(at),
      ...get(at),
      ...op("f32.load"),
      2,
      ...unsigned(0),
      ...get(sum),
      ...op("f32x4.extract_lane"),
      lane,
      ...op("f32.add"),
      ...op("f32.store"),
      2,
      ...unsigned(0),
    ],
  ]);
}

type Run = (...parameters: readonly number[]) => void;

interface Machine {
  readonly elements: Float32Array;
  readonly results: Float32Array;
  readonly scales: Float32Array;
  readonly taps: Int32Array;
  readonly runs: Readonly<Record<`${Name}${Reading}`, Run>>;
}

function machine(): Machine | null {
  return once("kernels.wasm means", () => {
    try {
      const memory = rowsMemory();
      const functions = readings.flatMap((reading) => [
        windowsFunction("mean", reading),
        windowsFunction("gradient", reading),
      ]);
      const module = new WebAssembly.Module(encodeModule(functions, pages) as Uint8Array<ArrayBuffer>);
      const { exports } = new WebAssembly.Instance(module, { host: { memory } });
      const { buffer } = memory;
      return {
        elements: new Float32Array(buffer, 0, most),
        results: new Float32Array(buffer, otherAt, mostResults),
        scales: new Float32Array(buffer, placesAt, mostResults),
        taps: new Int32Array(buffer, tapsAt, 2 * mostTaps),
        runs: exports as unknown as Machine["runs"],
      };
    } catch {
      return null;
    }
  });
}

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
    const wasm = layout === null ? null : machine();
    if (layout === null || wasm === null) return false;
    const {
      covers: [d, h, w],
      isWhole,
      pitch,
      lines,
      room,
      together,
      taps,
    } = layout;
    const { elements, results } = wasm;
    const [source, target] = [x as Float32Array, y as Float32Array];
    taps.forEach((tap, i) => {
      wasm.taps[i] = 4 * tap;
    });
    const run = wasm.runs[`${name}${readingOf(w)}`];
    for (let i = 0; i < rows * line; i++) {
      const column = i % line;
      wasm.scales[i] = column < columns ? scales[((i - column) / line) * columns + column]! : 0;
    }
    if (!isWhole) elements.fill(0, 0, together * room);
    if (line !== columns) results.fill(0, 0, together * rows * line);
    for (let first = 0; first < planes; first += together) {
      const here = Math.min(together, planes - first);
      const [start, done] = isMean ? [from + first * inner, first * outer] : [first * inner, from + first * outer];
      if (isMean) bringPlanes(elements, layout, source, start, inner, here);
      else {
        elements.fill(0, 0, here * room);
        if (line === columns) results.set(source.subarray(done, done + here * outer));
        else for (let i = 0; i < here * rows; i++) copyLine(results, i * line, source, done + i * columns, columns);
      }
      for (let p = 0; p < here; p++)
        for (let o = 0; o < d.count; o++)
          run(
            4 * taps.length,
            4 * (p * room + o * d.stride * lines * pitch),
            h.count,
            4 * h.stride * pitch,
            w.count,
            w.stride,
            4 * (p * rows + o * h.count) * line,
            4 * o * h.count * line,
            4 * line,
          );
      if (isMean) target.set(results.subarray(0, here * outer), done);
      else if (isWhole) target.set(elements.subarray(0, here * inner), start);
      else
        for (let p = 0; p < here; p++)
          forEachLine(layout, (at, place, length) =>
            copyLine(target, start + p * inner + at, elements, p * room + place, length),
          );
    }
    return true;
  };

export const meansLoop: MeansOfWindows = windowsLoop("mean");
export const meansGradientLoop: MeansOfWindows = windowsLoop("gradient");
