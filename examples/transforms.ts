// Transforms on scanned digits: per-sample gradients, batched Jacobians, an ensemble, learning to learn, a neural tangent kernel, a Laplacian. Each is
// checked against a loop, and timed beside it.
// Run: npm run example:transforms

import { readFileSync } from "node:fs";
import {
  crossEntropyLoss,
  eye,
  grad,
  hessian,
  jacrev,
  jvp,
  manualSeed,
  noGrad,
  randn,
  stack,
  type Tensor,
  tanh,
  treeMap,
  vmap,
} from "../generated/index.js";
import { loadNpz } from "../runtime/data/index.js";
import { functionalCall, Linear, Sequential, type StateDict, stackModuleState } from "../runtime/nn/index.js";

manualSeed(1);
const file = await loadNpz(readFileSync(new URL("data/digits.npz", import.meta.url)));
const images = file["images"]!.float().div(16).reshape([-1, 64]).narrow(0, 0, 64);
const labels = file["labels"]!.long().narrow(0, 0, 64);
const rows = Array.from({ length: 64 }, (_, i) => ({ x: images.select(0, i), y: labels.select(0, i) }));

const made = (): Sequential => new Sequential(new Linear(64, 32), tanh, new Linear(32, 10));
const model = made();
const parameters: StateDict = Object.fromEntries(model.namedParameters());
const scores = (p: StateDict, x: Tensor): Tensor => functionalCall(model, p, x);
const lossOf = (p: StateDict, x: Tensor, y: Tensor): Tensor => crossEntropyLoss(scores(p, x), y);

/** Milliseconds of a call: the best of some. */
function best(call: () => unknown): number {
  const times = Array.from({ length: 7 }, () => {
    const start = performance.now();
    call();
    return performance.now() - start;
  });
  return Math.min(...times);
}

const stacked = (trees: readonly StateDict[]): StateDict =>
  treeMap((...each) => stack(each as Tensor[]), trees[0], ...trees.slice(1)) as StateDict;

/** The largest difference of two trees of tensors, relative to the largest element. */
function difference(a: unknown, b: unknown): number {
  let largest = 0;
  noGrad(() =>
    treeMap(
      (x, y) => {
        const [one, other] = [x as Tensor, y as Tensor];
        largest = Math.max(largest, one.sub(other).abs().max().item() / Math.max(1e-3, other.abs().max().item()));
      },
      a,
      b,
    ),
  );
  return largest;
}

let isRight = true;
function report(what: string, transformed: () => unknown, loop: () => unknown): void {
  const apart = difference(transformed(), loop());
  isRight &&= apart < 1e-3;
  const ratio = best(loop) / best(transformed);
  console.log(`${what}: ${apart < 1e-3 ? "as the loop" : `DIFFERS by ${apart}`}, ${ratio.toFixed(1)} times as fast`);
}

// A gradient for each image: the parameters are shared, images and labels are mapped.
const perSample = vmap(grad(lossOf), { inDims: [null, 0, 0] });
report(
  "gradients of 64 images",
  () => perSample(parameters, images, labels),
  () => stacked(rows.map(({ x, y }) => grad(lossOf)(parameters, x, y))),
);

// How each of ten scores changes with each pixel, for 16 images.
const few = images.narrow(0, 0, 16);
const ofPixels = jacrev((x: Tensor) => scores(parameters, x));
report(
  "Jacobians of 16 images",
  () => vmap(ofPixels)(few),
  () =>
    stack(
      rows.slice(0, 16).map(({ x }) => {
        const input = x.clone().requiresGrad_();
        const result = scores(parameters, input);
        return stack(Array.from({ length: 10 }, (_, i) => grad(result.select(0, i), input, { retainGraph: true })[0]!));
      }),
    ),
);

// Eight models as one.
const models = Array.from({ length: 8 }, made);
const [ensemble] = stackModuleState(models);
report(
  "scores of 8 models",
  () => vmap(scores, { inDims: [0, null] })(ensemble, images),
  () => stack(models.map((one) => one.forward(images))),
);

// Learning to learn (MAML): how good parameters are after one step on other images, and the gradient of that through the step.
const adapted = (p: StateDict, x: Tensor, y: Tensor): StateDict =>
  treeMap((w, g) => (w as Tensor).sub((g as Tensor).mul(0.5)), p, grad(lossOf)(p, x, y)) as StateDict;
const afterStep = (p: StateDict, x: Tensor, y: Tensor): Tensor =>
  lossOf(adapted(p, x.narrow(0, 0, 4), y.narrow(0, 0, 4)), x.narrow(0, 4, 4), y.narrow(0, 4, 4));
const [tasks, answers] = [images.reshape([8, 8, 64]), labels.reshape([8, 8])];
const ofTasks = (p: StateDict): Tensor => vmap(afterStep, { inDims: [null, 0, 0] })(p, tasks, answers).mean();
report(
  "gradient through a step of 8 tasks",
  () => grad(ofTasks)(parameters),
  () => {
    const each = Array.from({ length: 8 }, (_, i) =>
      grad(afterStep)(parameters, tasks.select(0, i), answers.select(0, i)),
    );
    return treeMap((g) => (g as Tensor).mean(0), stacked(each));
  },
);

// The neural tangent kernel of the first score: products of the gradients of each two images.
const first = (p: StateDict, x: Tensor): Tensor => scores(p, x).select(0, 0);
const flat = (tree: StateDict, count: number): Tensor[] => Object.values(tree).map((g) => g.reshape([count, -1]));
const kernel = (gradients: StateDict): Tensor =>
  flat(gradients, 16)
    .map((g) => g.mm(g.t()))
    .reduce((sum, one) => sum.add(one));
report(
  "neural tangent kernel of 16 images",
  () => kernel(vmap(grad(first), { inDims: [null, 0] })(parameters, few)),
  () => kernel(stacked(rows.slice(0, 16).map(({ x }) => grad(first)(parameters, x)))),
);

// The Laplacian of a function of 64 pixels, by forward over reverse mode: the trace of the Hessian without the Hessian.
const weights = randn([64]);
const energy = (x: Tensor): Tensor => tanh(x.mul(weights)).sum().pow(2);
const directions = eye(64);
const second = (x: Tensor, v: Tensor): Tensor => jvp(grad(energy), x, v).tangents.dot(v);
report(
  "Laplacian at an image",
  () => vmap((v: Tensor) => second(images.select(0, 0), v))(directions).sum(),
  () => stack(Array.from({ length: 64 }, (_, i) => second(images.select(0, 0), directions.select(0, i)))).sum(),
);
isRight &&=
  difference(
    hessian(energy)(images.select(0, 0)).trace(),
    vmap((v: Tensor) => second(images.select(0, 0), v))(directions).sum(),
  ) < 1e-3;
process.exitCode = isRight ? 0 : 1;
