// What a training step costs the device, by counts, eagerly and traced, beside what tfjs and jax-js make of the same step on the same adapter: `npm run bench -- webgpu`
// counts these again.

import { perceptron, type Step, transformer } from "../../bench/steps.js";
import type { Device } from "../../generated/index.js";
import { makeGraph, noGrad, tidy } from "../../generated/index.js";
import type { Webgpu } from "../../runtime/webgpu/index.js";

interface Counts {
  readonly submits: number;
  readonly passes: number;
  readonly dispatches: number;
}

/** Of tfjs 4.22.0, and of a step that jax-js 0.1.25 compiles; neither reads a value. */
export const peers: Readonly<Record<string, Readonly<Record<"tfjs" | "jax", Counts>>>> = {
  perceptron: {
    tfjs: { submits: 4, passes: 6, dispatches: 55 },
    jax: { submits: 36, passes: 30, dispatches: 30 },
  },
  transformer: {
    tfjs: { submits: 25, passes: 132, dispatches: 362 },
    jax: { submits: 190, passes: 142, dispatches: 142 },
  },
};

type Counted = Readonly<Record<"eager" | "traced", Readonly<Record<string, number>>>>;

/** Of a step in the steady state of each model, in scopes. */
export async function stepCounts(gpu: Webgpu): Promise<Readonly<Record<string, Counted>>> {
  const found: Record<string, Counted> = {};
  const counted = async (step: () => void): Promise<Readonly<Record<string, number>>> => {
    let before: Readonly<Record<string, number>> = {};
    for (let i = 0; i < 3; i++) {
      before = { ...gpu.counts };
      tidy(step);
      await gpu.idle();
    }
    const { submits, passes, dispatches, buffersCreated, reads, pipelines } = gpu.counts;
    const now = { submits, passes, dispatches, buffersCreated, reads, pipelines };
    return Object.fromEntries(Object.entries(now).map(([key, value]) => [key, value - before[key]!]));
  };
  for (const [name, model] of Object.entries({ perceptron, transformer })) {
    const step: Step = model((x) => x.to({ device: gpu.device as Device }));
    const eager = await counted(() => void step());
    const graph = makeGraph(step as () => never)();
    found[name] = { eager, traced: await counted(() => noGrad(() => void graph.run())) };
  }
  return found;
}
