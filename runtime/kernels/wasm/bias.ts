// The bias of channels in WebAssembly: as many rows as fit are copied in together, and out with their numbers added.

import { once } from "../../core/shared.js";
import { type Instructions, op, type ValueType } from "../../wasm/instructions.js";
import { unsigned } from "../../wasm/leb128.js";
import {
  functionCode,
  get,
  i32Add,
  i32And,
  i32Const,
  i32Less,
  increase,
  load,
  loadSplat,
  repeat,
  set,
  stageBytes,
  store,
  type WasmFunction,
  when,
} from "../../wasm/module.js";
import type { LaneType } from "../../wasm/programs/vectors.js";
import type { BiasLoop } from "../cpu/convolution.js";
import { onStage } from "./stage.js";

/** The stage's second page holds the numbers. */
const numbersAt = stageBytes;
const widths = { f32: 4, f64: 8 };

/** `(bytes, end)`: adds the numbers, in order, to rows of so many bytes from address 0 to `end`. */
function biasFunction(lanes: LaneType): WasmFunction {
  const [bytes, end, place, numbers, rowEnd, vectors, number] = [0, 1, 2, 3, 4, 5, 6] as const;
  const w = widths[lanes];
  const add = op(lanes === "f32" ? "f32x4.add" : "f64x2.add");
  const [loadOne, addOne, storeOne] = (["load", "add", "store"] as const).map((name) => op(`${lanes}.${name}`));
  const align = lanes === "f32" ? 2 : 3;
  const whileBelow = (limit: number, body: Instructions): Instructions => {
    const below = [...get(place), ...get(limit), ...i32Less];
    return [...below, ...when(repeat([...body, ...below]))];
  };
  const body = repeat([
    ...[...get(numbers), ...loadSplat(lanes, numbersAt), ...set(number)],
    ...increase(numbers, i32Const(w)),
    ...[...get(place), ...get(bytes), ...i32Add, ...set(rowEnd)],
    ...[...get(bytes), ...i32Const(-32), ...i32And, ...get(place), ...i32Add, ...set(vectors)],
    ...whileBelow(vectors, [
      ...[0, 16].flatMap((at) => [...get(place), ...get(place), ...load(at), ...get(number), ...add, ...store(at)]),
      ...increase(place, i32Const(32)),
    ]),
    ...whileBelow(rowEnd, [
      ...[...get(place), ...get(place), ...loadOne!, align, 0],
      ...[...get(numbers), ...loadOne!, align, ...unsigned(numbersAt - w), ...addOne!, ...storeOne!, align, 0],
      ...increase(place, i32Const(w)),
    ]),
    ...[...get(place), ...get(end), ...i32Less],
  ]);
  const locals: ValueType[] = ["i32", "i32", "i32", "i32", "v128"];
  return { name: "bias", parameters: ["i32", "i32"], code: functionCode(locals, body) };
}

interface Machine {
  readonly rows: Float32Array | Float64Array;
  readonly numbers: Float32Array | Float64Array;
  readonly add: (bytes: number, end: number) => void;
}

function machine(lanes: LaneType): Machine | null {
  return once(`kernels.wasm bias ${lanes}`, () => {
    const compiled = onStage<{ bias: Machine["add"] }>(() => [biasFunction(lanes)]);
    if (compiled === null) return null;
    const ArrayOf = lanes === "f32" ? Float32Array : Float64Array;
    const room = stageBytes / widths[lanes];
    return {
      rows: new ArrayOf(compiled.memory, 0, room),
      numbers: new ArrayOf(compiled.memory, numbersAt, room),
      add: compiled.run.bias,
    };
  });
}

/** False, if compilation fails, leaves the rows to the next loop. */
export function biasLoop(lanes: LaneType): BiasLoop {
  const w = widths[lanes];
  const room = stageBytes / w;
  return (count, size, y, at, values, first, period) => {
    const wasm = machine(lanes);
    if (wasm === null) return false;
    const pieces = Math.ceil(size / room);
    const piece = Math.ceil(size / pieces);
    const together = pieces === 1 ? Math.floor(room / size) : 1;
    for (let row = 0; row < count; row += together) {
      const here = Math.min(together, count - row);
      for (let i = 0; i < here; i++) wasm.numbers[i] = values[first + ((row + i) % period)]!;
      for (let done = 0; done < size; done += piece) {
        const some = Math.min(piece, size - done);
        const [from, length] = [at + row * size + done, here * some];
        wasm.rows.set((y as Float32Array).subarray(from, from + length));
        wasm.add(some * w, length * w);
        (y as Float32Array).set(wasm.rows.subarray(0, length), from);
      }
    }
    return true;
  };
}
