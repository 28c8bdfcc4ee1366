// The cost of differentiation: recording against not recording, backward against forward, bytes per node.

import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { add, grad, mul, noGrad, relu, type Tensor, tensor } from "../generated/index.js";
import { formatTime, measure, printTarget, printTimings } from "./measure.js";

function repeat(body: () => unknown): (n: number) => unknown {
  return (n) => {
    let last: unknown;
    for (let i = 0; i < n; i++) last = body();
    return last;
  };
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[values.length >> 1]!;
}

/** Seconds of the forward and of the backward pass of a chain of one-element operators, medians of several rounds. */
function chain(length: number, step: (y: Tensor, x: Tensor) => Tensor): { forward: number; backward: number } {
  const forward: number[] = [];
  const backward: number[] = [];
  const x = tensor([1], { requiresGrad: true });
  for (let round = 0; round < 7; round++) {
    const start = performance.now();
    let y = x;
    for (let i = 0; i < length; i++) y = step(y, x);
    const middle = performance.now();
    y.backward();
    backward.push(performance.now() - middle);
    forward.push(middle - start);
    x.grad = null;
  }
  return { forward: median(forward) / 1e3, backward: median(backward) / 1e3 };
}

/** Live bytes, after collection. */
function live(gc: () => void): number {
  gc();
  gc();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

/** Bytes that a chain of `count` operators retains for each of them; `recorded` keeps only the last result alive. */
function bytesPer(count: number, gc: () => void, recorded: boolean): number {
  const x = tensor([1], { requiresGrad: recorded });
  const keep: Tensor[] = [];
  const before = live(gc);
  let y = x;
  for (let i = 0; i < count; i++) {
    y = add(y, x);
    if (!recorded) keep.push(y);
  }
  const bytes = (live(gc) - before) / count;
  if (y.numel + keep.length < 1) throw new Error("unreachable");
  return bytes;
}

export async function run(): Promise<void> {
  setFlagsFromString("--expose-gc");
  const gc = runInNewContext("gc") as () => void;
  const a = tensor([1]);
  const b = tensor([2]);
  const ga = tensor([1], { requiresGrad: true });
  const gb = tensor([2], { requiresGrad: true });

  for (const [name, op, limit] of [
    ["add", add, 2],
    ["mul", mul, 2],
    ["relu", relu, 2],
  ] as const) {
    const call = op as (x: Tensor, y?: Tensor) => Tensor;
    const plain = name === "relu" ? () => call(a) : () => call(a, b);
    const recorded = name === "relu" ? () => call(ga) : () => call(ga, gb);
    const timings = measure([
      { name: `${name}, not recorded`, run: repeat(plain) },
      { name: `${name}, of leaves that require grad, under noGrad`, run: (n) => noGrad(() => repeat(recorded)(n)) },
      { name: `${name}, recorded`, run: repeat(recorded) },
    ]);
    printTimings(`${name}, one element`, timings, `${name}, not recorded`);
    printTarget("recording costs, times not recording", timings[2]!.median / timings[0]!.median, limit, "less");
  }

  const small = measure([
    { name: "forward only", run: repeat(() => relu(mul(add(a, b), b))) },
    { name: "forward, recorded", run: repeat(() => relu(mul(add(ga, gb), gb))) },
    {
      name: "forward and backward, grad set to null",
      run: repeat(() => {
        relu(mul(add(ga, gb), gb)).backward();
        ga.grad = null;
        gb.grad = null;
      }),
    },
    { name: "forward and backward, accumulated", run: repeat(() => relu(mul(add(ga, gb), gb)).backward()) },
    { name: "forward and grad()", run: repeat(() => grad(relu(mul(add(ga, gb), gb)), [ga, gb])) },
    {
      name: "forward, backward twice (createGraph)",
      run: repeat(() => {
        const [g] = grad(mul(mul(ga, ga), gb), ga, { createGraph: true });
        return grad(g!, ga);
      }),
    },
  ]);
  printTimings("three operators, one element", small, "forward only");
  printTarget("microseconds at best, forward and backward", small[2]!.best / 1e3, 2, "less");

  const length = 100_000;
  console.log(`a chain of ${length} one-element operators`);
  for (const [name, step] of [
    ["add", (y: Tensor, x: Tensor) => add(y, x)],
    ["mul", (y: Tensor, x: Tensor) => mul(y, x)],
    ["relu", (y: Tensor) => relu(y)],
  ] as const) {
    const { forward, backward } = chain(length, step);
    console.log(`  ${name}: forward ${formatTime(forward * 1e9)}, backward ${formatTime(backward * 1e9)}`);
    printTarget(`backward against forward, ${name}`, backward / forward, 3, "less");
  }

  const tensors = bytesPer(100_000, gc, false);
  const nodes = bytesPer(100_000, gc, true);
  console.log(
    `bytes: ${tensors.toFixed(0)} a one-element tensor, ${nodes.toFixed(0)} a recorded add (node, edges, no tensor saved)`,
  );
}
