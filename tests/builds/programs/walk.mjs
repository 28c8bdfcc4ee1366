// A newcomer's walk: a first tensor, training on data of one's own, a checkpoint that is resumed with the same bits, a file of torch.save, an operator.
import { crossEntropyLoss, defineLibrary, grad, manualSeed, mul, randn, tensor } from "tengen";
import { DataLoader, loadCheckpoint, loadTorch, saveCheckpoint } from "tengen/data";
import { Linear, ReLU, Sequential } from "tengen/nn";
import { Adam } from "tengen/optim";

const print = (value) => console.log(String(value));
print(
  tensor([
    [1, 2],
    [3, 4],
  ]).mul(2),
);

manualSeed(0);
const x = randn([24, 3]);
const y = x.argmax(1);
const start = () => {
  const model = new Sequential(new Linear(3, 8), new ReLU(), new Linear(8, 3));
  return { model, optimizer: new Adam(model.parameters(), { lr: 0.05 }) };
};
const train = ({ model, optimizer }, epochs) => {
  let loss;
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (const batch of new DataLoader({ x, y }, { batchSize: 8, shuffle: true })) {
      optimizer.zeroGrad();
      loss = crossEntropyLoss(model.forward(batch.x), batch.y);
      loss.backward();
      optimizer.step();
    }
  }
  return loss.item();
};
const first = start();
print(train(first, 5).toFixed(4));
const saved = saveCheckpoint({ ...first, epoch: 5 });
const loss = train(first, 5);
const second = start();
const { epoch } = loadCheckpoint(saved, second);
print(epoch);
print(train(second, 5) === loss);

const fromPython = new Uint8Array(FROM_PYTHON);
print(await loadTorch(fromPython));

const mine = defineLibrary("mine", {
  "scaled_square(Tensor self, float scale) -> Tensor": {
    CPU: (self, scale) => mul(self, self).mul(scale),
    derivative: {
      setup(context, [self, scale]) {
        context.saveForBackward(self);
        context.notes.scale = scale;
      },
      backward(context, gradient) {
        const [self] = context.savedTensors;
        return [gradient.mul(self).mul(2 * context.notes.scale), null];
      },
    },
  },
});
const z = tensor([1, 2, 3], { requiresGrad: true });
print(grad(mine.scaledSquare(z, 10).sum(), z)[0]);
