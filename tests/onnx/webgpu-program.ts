// What tests of onnxruntime's WebGPU provider run, in Node and in a page: scores and training steps of the four models, by the engine and here.

import {
  adaptiveMaxPool2d,
  avgPool3d,
  conv2d,
  grad,
  isTensor,
  makeGraph,
  noGrad,
  randn,
  type Tensor,
  treeFlatten,
} from "../../generated/index.js";
import { type OnnxRuntime, openEngine } from "../../onnx/index.js";
import { convolutional, perceptron, recurrent, transformer } from "./models.js";

const session = { executionProviders: ["webgpu"] };
const numbers = (value: Tensor): number[] => [value.detach().reshape([-1]).toArray()].flat() as number[];

/** The largest difference, relative to the larger of 1 and what is expected. */
function difference(actual: Tensor, expected: Tensor): number {
  if (String(actual.shape) !== String(expected.shape)) return Number.POSITIVE_INFINITY;
  const [a, b] = [numbers(actual), numbers(expected)];
  return Math.max(0, ...a.map((x, i) => (Object.is(x, b[i]) ? 0 : Math.abs(x - b[i]!) / Math.max(1, Math.abs(b[i]!)))));
}

/** The largest difference between trees of tensors; NaN agrees with NaN. */
export function worstOf(actual: unknown, expected: unknown): number {
  const [found, wanted] = [actual, expected].map((tree) => treeFlatten(tree).leaves.filter(isTensor));
  if (found!.length !== wanted!.length) return Number.POSITIVE_INFINITY;
  return Math.max(
    0,
    ...found!.map((one, i) => difference(one.to({ dtype: "float64" }), wanted![i]!.to({ dtype: "float64" }))),
  );
}

/** The largest differences by what was computed; texts for what ended in an error. */
export async function report(runtime: OnnxRuntime): Promise<Record<string, number | string>> {
  const found: Record<string, number | string> = {};
  const attempt = async (name: string, body: () => Promise<number>): Promise<void> => {
    found[name] = await body().catch((error: Error) => `${error.name}: ${error.message}`);
  };
  for (const make of [perceptron, convolutional, transformer, recurrent]) {
    const model = make();
    const [x, y] = model.batch(6);
    await attempt(`scores, ${make.name}`, async () => {
      const engine = await openEngine(makeGraph((input: Tensor) => noGrad(() => model.forward(input)))(x), {
        runtime,
        session,
      });
      const worst = difference(await engine.run(x), model.forward(x));
      await engine.close();
      return worst;
    });
    await attempt(`training, ${make.name}`, async () => {
      const engine = await openEngine(makeGraph(model.step)(x, y), { runtime, session });
      let worst = 0;
      for (let i = 0; i < 3; i++) worst = Math.max(worst, difference(await engine.run(x, y), model.step(x, y)));
      const mine = Object.values(model.parameters).map((parameter) => parameter.detach().clone());
      await engine.pull();
      for (const [i, parameter] of Object.values(model.parameters).entries())
        worst = Math.max(worst, difference(parameter, mine[i]!));
      await engine.close();
      return worst;
    });
  }
  const [weight, weight5] = [randn([4, 6, 3, 3]), randn([5, 6, 3, 3])];
  const image = randn([2, 6, 5, 5]);
  // The batch counts the channels of a weight's gradient: any size may be one that the provider computes wrongly.
  await attempt("training for batches of any size, convolutional", async () => {
    const model = convolutional();
    const [traced, other] = [7, 11].map((rows) => makeGraph(model.step)(...model.batch(rows)));
    const engine = await openEngine(traced!, { runtime, session, dynamicBatch: other as never });
    let worst = 0;
    for (const rows of [6, 9, 8]) {
      const [x, y] = model.batch(rows);
      worst = Math.max(worst, difference(await engine.run(x, y), model.step(x, y)));
    }
    await engine.close();
    return worst;
  });
  // What the provider cannot run or computes wrongly runs on the CPU.
  const volumes = randn([1, 2, 4, 4, 4]).requiresGrad_();
  for (const [name, call, x] of [
    ["gradient of means over volumes", (v: Tensor) => grad(avgPool3d(v, [2]).pow(2).sum(), [v])[0]!, volumes],
    ["six channels to four", (v: Tensor) => conv2d(v, weight, null, { padding: 1 }), image],
    ["six channels to five", (v: Tensor) => conv2d(v, weight5, null, { padding: 1 }), image],
    ["places of maxima", (v: Tensor) => adaptiveMaxPool2d(v, [2, 2])[1], randn([1, 2, 6, 6])],
  ] as const)
    await attempt(name, async () => {
      const graph = makeGraph((v: Tensor) => call(v).detach())(x);
      const engine = await openEngine(graph, { runtime, session });
      const worst = difference(await engine.run(x), call(x));
      await engine.close();
      return worst;
    });
  return found;
}
