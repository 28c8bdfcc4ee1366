// Softmax and log-softmax of rows of doubles and their gradients in WebAssembly vectors.

import { everyLane, local, operations, set, shuffled, wasmFunction } from "../../wasm/assembler.js";
import { machine } from "../../wasm/machine.js";
import { stageStart } from "../../wasm/module.js";
import { applied } from "../../wasm/programs/expressions.js";
import type { SoftmaxGradientRows, SoftmaxRows } from "../cpu/softmax.js";
import { firstOnly, passes, totalOf } from "./norms.js";
import { most, otherAt, rowsSpace } from "./rows.js";

type Kind = "softmax" | "log_softmax";

const bytes = 8;
/** Elements of the longest row, and of rows that are copied in at once. */
const longest = (4 * most) / bytes;
const together = 8192;

const parameters = { row: "i32", bytes: "i32" } as const;
const first: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3, 4, 5, 6, 7];
const swapped: readonly number[] = [8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7];

/** Replaces a row by its softmax; several maxima and sums, as one each would wait for the previous one. */
const forwardFunction = (kind: Kind) =>
  wasmFunction("run", parameters, ({ row, bytes }) => {
    const { sub, mul, div, pmax } = operations("f64x2");
    const pass = passes(row, bytes, otherAt - stageStart, "f64");
    const isLog = kind === "log_softmax";
    const lowest = everyLane("f64", Number.NEGATIVE_INFINITY);
    const maxima = [local(lowest), local(lowest)] as const;
    // A NaN makes the row's sum NaN, and thereby the complete row.
    pass(({ x, k, isLast }) => set(maxima[k], pmax(maxima[k], isLast ? shuffled(x, x, first) : x)));
    const either = local(pmax(...maxima));
    const max = local(pmax(either, shuffled(either, either, swapped)));
    const sum = totalOf(pass, ({ x, isLast, write }) => {
      const power = applied("exp", "f64", sub(x, max));
      const kept = local(isLast ? firstOnly(power) : power);
      if (!isLog) write(kept);
      return kept;
    });
    const s = local(isLog ? applied("log", "f64", sum) : div(everyLane("f64", 1), sum));
    pass(({ x, write }) => write(isLog ? sub(sub(x, max), s) : mul(x, s)));
  });

/** Replaces a row of gradients, with the row of results as second operand. */
const backwardFunction = (kind: Kind) =>
  wasmFunction("run", parameters, ({ row, bytes }) => {
    const { sub, mul } = operations("f64x2");
    const pass = passes(row, bytes, otherAt - stageStart, "f64");
    const isLog = kind === "log_softmax";
    // Past the end are zeros.
    const s = totalOf(pass, (pair) => (isLog ? pair.x : mul(pair.x, pair.g)));
    pass(({ x, g, write }) => write(isLog ? sub(x, mul(applied("exp", "f64", g), s)) : mul(g, sub(x, s))));
  });

interface Machine {
  readonly elements: Float64Array;
  readonly others: Float64Array;
  readonly run: (row: number, bytes: number) => void;
}

const softmaxMachine = (kind: Kind, way: "forward" | "backward"): Machine | null =>
  machine(
    `rows of doubles, ${way} ${kind}`,
    rowsSpace,
    (buffer) => ({
      elements: new Float64Array(buffer, stageStart, longest),
      others: new Float64Array(buffer, otherAt, longest),
    }),
    () => [way === "forward" ? forwardFunction(kind) : backwardFunction(kind)],
  );

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
    const wasm = softmaxMachine(kind, "forward");
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
    const wasm = softmaxMachine(kind, "backward");
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
