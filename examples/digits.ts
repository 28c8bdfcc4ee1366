// Learns to read handwritten digits: a convolutional network on 1,797 scanned images, every fifth held back.
// Run: npm run example:digits

import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { crossEntropyLoss, manualSeed, noGrad, relu, tensor } from "../generated/index.js";
import { DataLoader, loadNpz, progress } from "../runtime/data/index.js";
import { BatchNorm2d, Conv2d, Dropout, Flatten, Linear, MaxPool2d, Sequential } from "../runtime/nn/index.js";
import { AdamW, OneCycleLR } from "../runtime/optim/index.js";

const { values } = parseArgs({ options: { epochs: { type: "string", default: "20" } } });
const epochs = Number(values.epochs);
manualSeed(1);

// Images of 8 x 8 pixels from 0 to 16, as (rows, channels, height, width), and the digit in each.
const file = await loadNpz(readFileSync(new URL("data/digits.npz", import.meta.url)));
const images = file["images"]!.float().div(16).unsqueeze(1);
const labels = file["labels"]!.long();
const heldBack = tensor(Array.from({ length: labels.numel }, (_, row) => row % 5 === 0));
const learned = { x: images.at(heldBack.logicalNot()), y: labels.at(heldBack.logicalNot()) };
const tested = { x: images.at(heldBack), y: labels.at(heldBack) };

const model = new Sequential(
  new Conv2d(1, 16, 3, { padding: 1 }),
  new BatchNorm2d(16),
  relu,
  new Conv2d(16, 32, 3, { padding: 1 }),
  new BatchNorm2d(32),
  relu,
  new MaxPool2d(2),
  new Flatten(),
  new Dropout(0.25),
  new Linear(32 * 4 * 4, 10),
);
const loader = new DataLoader(learned, { batchSize: 32, shuffle: true });
const optimizer = new AdamW(model.parameters(), { lr: 0.01 });
const schedule = new OneCycleLR(optimizer, 0.01, epochs * loader.length);

/** The accuracy on held-out images, and the confusion matrix. */
function test() {
  model.eval();
  const read = noGrad(() => model.forward(tested.x).argmax({ dim: 1 }));
  model.train();
  const confused = Array.from({ length: 10 }, () => new Array<number>(10).fill(0));
  const [truth, predicted] = [tested.y.toArray() as number[], read.toArray() as number[]];
  truth.forEach((digit, i) => {
    confused[digit]![predicted[i]!]!++;
  });
  return { accuracy: read.eq(tested.y).float().mean().item(), confused };
}

const started = performance.now();
for (let epoch = 1; epoch <= epochs; epoch++) {
  let total = 0;
  for (const [{ x, y }, note] of progress(loader, { label: `epoch ${epoch}` })) {
    optimizer.zeroGrad();
    const loss = crossEntropyLoss(model.forward(x), y);
    loss.backward();
    optimizer.step();
    schedule.step();
    const value = loss.item();
    total += value;
    note({ loss: value });
  }
  const { accuracy } = test();
  console.log(
    `epoch ${epoch}: loss ${(total / loader.length).toFixed(3)}, held-back images ${(100 * accuracy).toFixed(1)} % right`,
  );
}

const { accuracy, confused } = test();
console.log(`\nwhat was read for each digit (rows: what it is)\n     ${[...confused.keys()].join("   ")}`);
confused.forEach((row, digit) => {
  console.log(`${digit} ${row.map((count) => (count === 0 ? "." : String(count)).padStart(4)).join("")}`);
});
console.log(`${tested.y.numel} held-back images: ${(100 * accuracy).toFixed(1)} % right`);
console.error(`${epochs} epochs in ${((performance.now() - started) / 1000).toFixed(1)} s`);
if (epochs >= 20 && accuracy < 0.98) process.exitCode = 1;
