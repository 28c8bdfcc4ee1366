// Softmax and log-softmax of rows of doubles and their gradients in WebAssembly vectors.

import { once } from "../../core/shared.js";
import { type Instructions, op, type ValueType } from "../../wasm/instructions.js";
import {
  encodeModule,
  functionCode,
  get,
  set,
  shuffle,
  splatConst,
  stageStart,
  type WasmFunction,
} from "../../wasm/module.js";
import { shuffles } from "../../wasm/programs/vectors.js";
import type { SoftmaxGradientRows, SoftmaxRows } from "../cpu/softmax.js";
import { firstOnly, passes, whole } from "./norms.js";
import { most, otherAt, pages, rowsMemory } from "./rows.js";

type Kind = "softmax" | "log_softmax";

const bytes = 8;
/** Elements of the longest row, and of rows that are copied in at once. */
const longest = (4 * most) / bytes;
const together = 8192;

const parameters: readonly ValueType[] = ["i32", "i32"];
const first = shuffle([0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3, 4, 5, 6, 7]);

/** `(row, bytes)`: replaces a row by its softmax; several maxima and sums, as one each would wait for the previous one. */
function forwardFunction(kind: Kind): WasmFunction {
  const { scope, locals, named, words, pass, back } = passes(parameters.length, otherAt - stageStart, "f64");
  named("max", "other", "even", "odd", "s");
  const both = (name: string): Instructions => [...get(scope[name]!), ...get(scope[name]!)];
  const isLog = kind === "log_softmax";
  const body = [
    ...[...splatConst(Number.NEGATIVE_INFINITY, "f64"), ...set(scope["max"]!), ...get(scope["max"]!)],
    ...set(scope["other"]!),
    // A NaN makes the row's sum NaN, and thereby the complete row.
    ...pass(0, 1, false, (k, isLast) => [
      ...(isLast ? [...both("x"), ...first, ...set(scope["x"]!)] : []),
      ...words(k === 0 ? "max x pmax =max" : "other x pmax =other"),
    ]),
    ...words("max other pmax =max"),
    ...[...get(scope["max"]!), ...both("max"), ...shuffles.last, ...op("f64x2.pmax"), ...set(scope["max"]!)],
    ...words("0 =even 0 =odd"),
    ...pass(0, 1, false, (k, isLast) => [
      ...words("x max - exp =x"),
      ...(isLast ? [...get(scope["x"]!), ...firstOnly, ...op("v128.and"), ...set(scope["x"]!)] : []),
      ...words(k === 0 ? "even x + =even" : "odd x + =odd"),
      ...(isLog ? [] : back(get(scope["x"]!), k, isLast)),
    ]),
    ...words("even odd + =s"),
    ...whole(scope["s"]!),
    ...words(isLog ? "s log =s" : "1 s / =s"),
    ...pass(0, 1, false, (k, isLast) => back(words(isLog ? "x max - s -" : "x s *"), k, isLast)),
  ];
  return { name: "run", parameters, code: functionCode(locals, body) };
}

/** `(row, bytes)`: replaces a row of gradients, with the row of results as second operand. */
function backwardFunction(kind: Kind): WasmFunction {
  const { scope, locals, named, words, pass, back } = passes(parameters.length, otherAt - stageStart, "f64");
  named("even", "odd", "s");
  const isLog = kind === "log_softmax";
  const term = isLog ? "x" : "x g *";
  const body = [
    ...words("0 =even 0 =odd"),
    // Past the end are zeros.
    ...pass(0, 1, true, (k) => words(k === 0 ? `even ${term} + =even` : `odd ${term} + =odd`)),
    ...words("even odd + =s"),
    ...whole(scope["s"]!),
    ...pass(0, 1, true, (k, isLast) => back(words(isLog ? "x g exp s * -" : "g x s - *"), k, isLast)),
  ];
  return { name: "run", parameters, code: functionCode(locals, body) };
}

interface Machine {
  readonly elements: Float64Array;
  readonly others: Float64Array;
  readonly run: (row: number, bytes: number) => void;
}

function machine(kind: Kind, way: "forward" | "backward"): Machine | null {
  return once(`kernels.wasm rows of doubles, ${way} ${kind}`, () => {
    try {
      const memory = rowsMemory();
      const written = way === "forward" ? forwardFunction(kind) : backwardFunction(kind);
      const module = new WebAssembly.Module(encodeModule([written], pages) as Uint8Array<ArrayBuffer>);
      const { exports } = new WebAssembly.Instance(module, { host: { memory } });
      return {
        elements: new Float64Array(memory.buffer, stageStart, longest),
        others: new Float64Array(memory.buffer, otherAt, longest),
        ...(exports as unknown as Pick<Machine, "run">),
      };
    } catch {
      return null;
    }
  });
}

/** Copies as many rows in as fit, computes them, and copies them out. False, without a function or if rows are too long, leaves them to the next loop. */
function byBlocks(
  wasm: Machine | null,
  rows: number,
  size: number,
  copyIn: (at: number, count: number) => void,
  copyOut: (results: Float64Array, at: number) => void,
): boolean {
  if (wasm === null || size > longest) return false;
  const block = Math.max(1, Math.floor(together / size));
  for (let done = 0; done < rows; done += block) {
    const here = Math.min(block, rows - done);
    copyIn(done * size, here * size);
    for (let r = 0; r < here; r++) wasm.run(stageStart + bytes * r * size, bytes * size);
    copyOut(wasm.elements.subarray(0, here * size), done * size);
  }
  return true;
}

export function doubleSoftmaxLoop(kind: Kind): SoftmaxRows {
  return (rows, size, _step, y, to, x, from) => {
    const wasm = machine(kind, "forward");
    return byBlocks(
      wasm,
      rows,
      size,
      (at, count) => wasm!.elements.set((x as Float64Array).subarray(from + at, from + at + count)),
      (results, at) => (y as Float64Array).set(results, to + at),
    );
  };
}

export function doubleSoftmaxGradientLoop(kind: Kind): SoftmaxGradientRows {
  return (rows, size, _step, out, to, g, at, y, from) => {
    const wasm = machine(kind, "backward");
    return byBlocks(
      wasm,
      rows,
      size,
      (start, count) => {
        wasm!.elements.set((g as Float64Array).subarray(at + start, at + start + count));
        wasm!.others.set((y as Float64Array).subarray(from + start, from + start + count));
      },
      (results, start) => (out as Float64Array).set(results, to + start),
    );
  };
}
