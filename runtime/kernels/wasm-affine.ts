// Rows scaled and shifted, each by numbers of its own, then each place by others, in WebAssembly: in doubles, rounded where the kernel's loop rounds.

import { once } from "../core/shared.js";
import {
  functionCode,
  get,
  i32Add,
  i32Const,
  i32Less,
  load,
  loadZero,
  repeat,
  set,
  simd,
  stageBytes,
  storeLow,
  tee,
  type ValueType,
  type WasmFunction,
} from "../core/wasm-module.js";
import type { AffineRows } from "./cpu/normalization.js";
import { onStage } from "./wasm-stage.js";

/** `(place, end, scale, shift)`: float32 in pairs, from the bytes `place` to `end`. The other pages of the stage have the numbers of the places. */
export function affineFunction(): WasmFunction {
  const parameters: ValueType[] = ["i32", "i32", "f64", "f64"];
  const locals: ValueType[] = ["i32", "v128", "v128"];
  const [place, end, scale, shift, at, factor, addend] = [0, 1, 2, 3, 4, 5, 6] as const;
  const [splat, multiply, add, round, promote] = [0x14, 0xf2, 0xf0, 0x5e, 0x5f].map(simd) as [
    number[],
    number[],
    number[],
    number[],
    number[],
  ];
  const body = [
    ...[...get(scale), ...splat, ...set(factor), ...get(shift), ...splat, ...set(addend)],
    ...repeat([
      ...get(place),
      ...[...get(place), ...loadZero(64, 0), ...promote, ...get(factor), ...multiply, ...get(addend), ...add],
      ...[...round, ...promote, ...get(at), ...load(stageBytes), ...multiply],
      ...[...get(at), ...load(2 * stageBytes), ...add, ...round, ...storeLow(0)],
      ...[...get(at), ...i32Const(16), ...i32Add, ...set(at)],
      ...[...get(place), ...i32Const(8), ...i32Add, ...tee(place), ...get(end), ...i32Less],
    ]),
  ];
  return { name: "affine", parameters, code: functionCode(locals, body) };
}

interface Machine {
  readonly elements: Float32Array;
  readonly factors: Float64Array;
  readonly addends: Float64Array;
  readonly affine: (place: number, end: number, scale: number, shift: number) => void;
}

function machine(): Machine | null {
  return once("kernels.wasm affine", () => {
    const made = onStage<Pick<Machine, "affine">>(() => [affineFunction()]);
    if (made === null) return null;
    const { memory, run } = made;
    return {
      elements: new Float32Array(memory, 0, stageBytes / 4),
      factors: new Float64Array(memory, stageBytes, stageBytes / 8),
      addends: new Float64Array(memory, 2 * stageBytes, stageBytes / 8),
      affine: run.affine,
    };
  });
}

/** For float32. False, where nothing could be compiled or rows are too long, leaves them to the next loop. */
export const affineLoop: AffineRows = (y, to, x, from, rows, size, scales, shifts, w, b) => {
  const own = size === 0 || size > stageBytes / 8 ? null : machine();
  if (own === null) return false;
  const { elements, factors, addends, affine } = own;
  factors.set(w);
  addends.set(b);
  // Pairs: a row of an odd length has a place to spare.
  const pitch = size + (size & 1);
  const most = Math.floor(elements.length / pitch);
  const [source, target] = [x as Float32Array, y as Float32Array];
  for (let first = 0; first < rows; first += most) {
    const here = Math.min(most, rows - first);
    const start = first * size;
    if (pitch === size) elements.set(source.subarray(from + start, from + start + here * size));
    else {
      for (let r = 0, at = from + start; r < here; r++, at += size)
        elements.set(source.subarray(at, at + size), r * pitch);
    }
    for (let r = 0; r < here; r++)
      affine(4 * r * pitch, 4 * (r * pitch + size), scales[first + r]!, shifts[first + r]!);
    if (pitch === size) target.set(elements.subarray(0, here * size), to + start);
    else {
      for (let r = 0, at = to + start; r < here; r++, at += size)
        target.set(elements.subarray(r * pitch, r * pitch + size), at);
    }
  }
  return true;
};
