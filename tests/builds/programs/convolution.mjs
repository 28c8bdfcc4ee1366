// A convolutional network: layers, a loss as a module, a schedule, and an operator by its registry name.
import { manualSeed, ops, randint, randn, softmax } from "tengen";
import {
  BatchNorm2d,
  Conv2d,
  CrossEntropyLoss,
  Dropout,
  Flatten,
  Linear,
  MaxPool2d,
  ReLU,
  Sequential,
} from "tengen/nn";
import { SGD, StepLR } from "tengen/optim";

manualSeed(1);
const model = new Sequential(
  new Conv2d(1, 4, 3, { padding: 1 }),
  new BatchNorm2d(4),
  new ReLU(),
  new MaxPool2d(2),
  new Flatten(),
  new Dropout(0.1),
  new Linear(4 * 16, 10),
);
const optimizer = new SGD(model.parameters(), { lr: 0.1, momentum: 0.9 });
const schedule = new StepLR(optimizer, 2);
const criterion = new CrossEntropyLoss();
const [x, y] = [randn([8, 1, 8, 8]), randint(10, [8])];
for (let i = 0; i < 4; i++) {
  optimizer.zeroGrad();
  const loss = criterion.forward(model.forward(x), y);
  loss.backward();
  optimizer.step();
  schedule.step();
  console.log(loss.item().toFixed(6));
}
model.eval();
console.log(String(softmax(model.forward(x), 1).at(0)));
console.log(String(ops.aten.add.Tensor(x, x).sum()));
