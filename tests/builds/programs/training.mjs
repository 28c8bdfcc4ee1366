// The guide's classifier (docs/guide/training.md) in one file: data, model, training, and a file of weights that is read again.
import {
  crossEntropyLoss,
  loadSafetensors,
  manualSeed,
  noGrad,
  ones,
  randperm,
  relu,
  saveSafetensors,
  tensor,
  zeros,
} from "tengen";
import { DataLoader } from "tengen/data";
import { buffer, Linear, Module } from "tengen/nn";
import { AdamW } from "tengen/optim";

const beans = [
  [9.1, 9.3, 0],
  [8.7, 8.6, 0],
  [9.6, 8.9, 0],
  [8.9, 9.1, 0],
  [15.2, 7.4, 1],
  [16.1, 7.9, 1],
  [14.8, 7.1, 1],
  [15.7, 8.2, 1],
  [5.1, 4.8, 2],
  [5.6, 5.3, 2],
  [4.9, 5, 2],
  [5.3, 5.1, 2],
];
const features = tensor(beans.map(([length, width]) => [length, width]));
const classes = tensor(
  beans.map(([, , kind]) => kind),
  { dtype: "int64" },
);

class Classifier extends Module {
  center = buffer(zeros([2]));
  spread = buffer(ones([2]));
  hidden = new Linear(2, 16);
  output = new Linear(16, 3);

  forward(x) {
    return this.output.forward(relu(this.hidden.forward(x.sub(this.center).div(this.spread))));
  }
}

manualSeed(1);
const [train, test] = randperm(12).split([9, 3]);
const model = new Classifier();
model.center.copy_(features.at(train).mean([0]));
model.spread.copy_(features.at(train).std([0]));
const optimizer = new AdamW(model.parameters(), { lr: 0.01 });
const loader = new DataLoader({ x: features.at(train), y: classes.at(train) }, { batchSize: 4, shuffle: true });
for (let epoch = 1; epoch <= 20; epoch++) {
  let total = 0;
  for (const { x, y } of loader) {
    optimizer.zeroGrad();
    const loss = crossEntropyLoss(model.forward(x), y);
    loss.backward();
    optimizer.step();
    total += loss.item();
  }
  if (epoch % 10 === 0) console.log(`epoch ${epoch}: loss ${(total / loader.length).toFixed(6)}`);
}
const predicted = noGrad(() => model.forward(features.at(test)).argmax({ dim: 1 }));
console.log(`${predicted.eq(classes.at(test)).sum().item()} of ${test.numel} right`);
const again = new Classifier();
again.loadStateDict(loadSafetensors(saveSafetensors(model.stateDict())).tensors);
console.log(String(again.hidden.weight.equal(model.hidden.weight)));
