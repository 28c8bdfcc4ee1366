// The bias of channels in WebAssembly: as many rows as fit are copied in together, and out with their numbers added. Rows that lie in the region are
// changed where they are.

import {
  declare,
  i32,
  increase,
  less,
  load,
  loadSplat,
  local,
  operations,
  repeat,
  store,
  sum,
  wasmFunction,
  whileLess,
} from "../../wasm/assembler.js";
import { stageBytes } from "../../wasm/module.js";
import type { LaneType } from "../../wasm/programs/vectors.js";
import type { BiasLoop } from "../cpu/convolution.js";
import { addressOf, lies, staged } from "./stage.js";

/** The stage's second page holds the numbers. */
const numbersAt = stageBytes;
const widths = { f32: 4, f64: 8 };

/** Adds the numbers, in order, to rows of so many bytes from address `place` to `end`. */
const biasFunction = (lanes: LaneType) =>
  wasmFunction("bias", { bytes: "i32", place: "i32", end: "i32" }, ({ bytes, place, end }) => {
    const w = widths[lanes];
    const vector = operations(lanes === "f32" ? "f32x4" : "f64x2");
    const numbers = declare("i32");
    repeat(() => {
      const number = local(loadSplat(lanes, numbers, numbersAt));
      increase(numbers, w);
      const rowEnd = local(i32.add(place, bytes));
      const vectors = local(i32.add(i32.and(bytes, -32), place));
      whileLess(place, vectors, () => {
        for (const at of [0, 16]) store(place, vector.add(load("v128", place, at), number), at);
        increase(place, 32);
      });
      whileLess(place, rowEnd, () => {
        store(place, sum(load(lanes, place), load(lanes, numbers, numbersAt - w)));
        increase(place, w);
      });
      return less(place, end);
    });
  });

interface Machine {
  readonly rows: Float32Array | Float64Array;
  readonly numbers: Float32Array | Float64Array;
  readonly bias: (bytes: number, place: number, end: number) => void;
}

function biasMachine(lanes: LaneType, y: Float32Array | Float64Array): Machine | null {
  const Elements = lanes === "f32" ? Float32Array : Float64Array;
  const room = stageBytes / widths[lanes];
  const arrays = (buffer: ArrayBuffer) => ({
    rows: new Elements(buffer, 0, room),
    numbers: new Elements(buffer, numbersAt, room),
  });
  return staged(`bias ${lanes}`, arrays, () => [biasFunction(lanes)], y);
}

/** False, if compilation fails, leaves the rows to the next loop. */
export function biasLoop(lanes: LaneType): BiasLoop {
  const w = widths[lanes];
  const room = stageBytes / w;
  return (count, size, y, at, values, first, period) => {
    const target = y as Float32Array | Float64Array;
    const wasm = biasMachine(lanes, target);
    if (wasm === null) return false;
    if (lies(wasm.rows, target)) {
      for (let row = 0; row < count; row += room) {
        const here = Math.min(room, count - row);
        for (let i = 0; i < here; i++) wasm.numbers[i] = values[first + ((row + i) % period)]!;
        const place = addressOf(target, at + row * size);
        wasm.bias(size * w, place, place + here * size * w);
      }
      return true;
    }
    const pieces = Math.ceil(size / room);
    const piece = Math.ceil(size / pieces);
    const blockRows = pieces === 1 ? Math.floor(room / size) : 1;
    for (let row = 0; row < count; row += blockRows) {
      const here = Math.min(blockRows, count - row);
      for (let i = 0; i < here; i++) wasm.numbers[i] = values[first + ((row + i) % period)]!;
      for (let done = 0; done < size; done += piece) {
        const some = Math.min(piece, size - done);
        const [from, length] = [at + row * size + done, here * some];
        wasm.rows.set(target.subarray(from, from + length));
        wasm.bias(some * w, 0, length * w);
        target.set(wasm.rows.subarray(0, length), from);
      }
    }
    return true;
  };
}
