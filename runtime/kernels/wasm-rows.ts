// Softmax and log-softmax of a line in WebAssembly vectors: the line is copied in once, and out once.

import { once } from "../core/shared.js";
import {
  encodeModule,
  functionCode,
  get,
  type Instructions,
  i32Add,
  i32Const,
  i32Less,
  load,
  repeat,
  set,
  shuffle,
  simd,
  splatConst,
  store,
  tee,
  type ValueType,
  type WasmFunction,
} from "../core/wasm-module.js";
import { printed } from "../core/wasm-vectors.js";
import type { LineLoop } from "./cpu/softmax.js";

/** Lines of more elements are left to the other loop. */
const longest = 262_144;
const pages = (longest * 4) / 65536 + 1;

/** The lanes of a vector, turned by two and by one: what joins all of them into each. */
const turns = [
  [8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7],
  [4, 5, 6, 7, 0, 1, 2, 3, 12, 13, 14, 15, 8, 9, 10, 11],
] as const;

/**
 * `(bytes)`: a whole number of vectors from address 0 on, the rest of the last one -inf. Sums are kept in doubles.
 * @param log x - max - log(sum) in place of exp(x - max) / sum
 */
function lineFunction(name: string, log: boolean): WasmFunction {
  const parameters: ValueType[] = ["i32"];
  const locals: ValueType[] = [];
  const local = (type: ValueType): number => parameters.length + locals.push(type) - 1;
  const [place, max, x, even, odd, scale] = [
    local("i32"),
    local("v128"),
    local("v128"),
    local("v128"),
    local("v128"),
    local("v128"),
  ];
  const words = (text: string, ...scope: readonly (readonly [string, number])[]): Instructions =>
    printed(text.split(" "), new Map(scope), "f32", local);
  const forEach = (body: Instructions): Instructions => [
    ...i32Const(0),
    ...set(place),
    ...repeat([...body, ...get(place), ...i32Const(16), ...i32Add, ...tee(place), ...get(0), ...i32Less]),
  ];
  const current: Instructions = [...get(place), ...load(0)];
  const turned = (vector: number, turn: readonly number[]): Instructions => [
    ...get(vector),
    ...get(vector),
    ...shuffle(turn),
  ];
  const promoteLow = simd(0x5f);
  const addDoubles = simd(0xf0);
  const body: Instructions = [
    ...splatConst(Number.NEGATIVE_INFINITY, "f32"),
    ...set(max),
    // max of any two, NaN if either is.
    ...forEach([...get(max), ...current, ...simd(0xe9), ...set(max)]),
    ...turns.flatMap((turn) => [...get(max), ...turned(max, turn), ...simd(0xe9), ...set(max)]),
    ...splatConst(0, "f64"),
    ...tee(even),
    ...set(odd),
    ...forEach([
      ...current,
      ...set(x),
      ...words("x max - exp =x", ["x", x], ["max", max]),
      ...(log ? [] : [...get(place), ...get(x), ...store(0)]),
      ...[...get(even), ...get(x), ...promoteLow, ...addDoubles, ...set(even)],
      ...[...get(odd), ...turned(x, turns[0]!), ...promoteLow, ...addDoubles, ...set(odd)],
    ]),
    ...[...get(even), ...get(odd), ...addDoubles, ...set(even)],
    ...[...get(even), ...turned(even, turns[0]!), ...addDoubles, ...set(even)],
    // One number in every lane: the first two are the sum as float32, twice.
    ...[...get(even), ...simd(0x5e), ...set(scale)],
    ...[...get(scale), ...get(scale), ...shuffle([0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3, 4, 5, 6, 7]), ...set(scale)],
    ...words(log ? "s log =s" : "1 s / =s", ["s", scale]),
    ...forEach([...get(place), ...current, ...words(log ? "m - s -" : "s *", ["s", scale], ["m", max]), ...store(0)]),
  ];
  return { name, parameters, code: functionCode(locals, body) };
}

interface Machine {
  readonly array: Float32Array;
  readonly softmax: (bytes: number) => void;
  readonly logSoftmax: (bytes: number) => void;
}

function machine(): Machine | null {
  return once("kernels.wasm rows", () => {
    try {
      const memory = new WebAssembly.Memory({ initial: pages, maximum: pages });
      const bytes = encodeModule([lineFunction("softmax", false), lineFunction("logSoftmax", true)], pages);
      const module = new WebAssembly.Module(bytes as Uint8Array<ArrayBuffer>);
      const { exports } = new WebAssembly.Instance(module, { host: { memory } });
      return { array: new Float32Array(memory.buffer), ...(exports as unknown as Omit<Machine, "array">) };
    } catch {
      return null;
    }
  });
}

/** The loop of one of the two for float32: false, where nothing could be compiled or the line is too long, leaves it to the next loop. */
export function softmaxLoop(which: "softmax" | "logSoftmax"): LineLoop {
  return (size, _step, y, to, x, first) => {
    const own = size > longest ? null : machine();
    if (own === null) return false;
    const { array } = own;
    array.set((x as Float32Array).subarray(first, first + size));
    const whole = (size + 3) & ~3;
    for (let i = size; i < whole; i++) array[i] = Number.NEGATIVE_INFINITY;
    own[which](4 * whole);
    (y as Float32Array).set(array.subarray(0, size), to);
    return true;
  };
}
