// A Vision Transformer (Dosovitskiy et al. 2021) that was trained in PyTorch (scripts/record-vit.py): the file of torch.save is read as it is, and the model
// says here what it says there.
// Run: npm run example:vit

import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { cat, manualSeed, noGrad, type Tensor, tensor, zeros } from "../generated/index.js";
import { DataLoader, loadNpz, loadTorch } from "../runtime/data/index.js";
import * as F from "../runtime/functional/index.js";
import {
  Conv2d,
  LayerNorm,
  Linear,
  Module,
  parameter,
  type StateDict,
  TransformerEncoder,
  TransformerEncoderLayer,
} from "../runtime/nn/index.js";
import { AdamW } from "../runtime/optim/index.js";

const { values } = parseArgs({ options: { steps: { type: "string", default: "60" } } });
const steps = Number(values.steps);
manualSeed(1);

const file = await loadNpz(readFileSync(new URL("data/digits.npz", import.meta.url)));
const images = file["images"]!.float().div(16).unsqueeze(1);
const labels = file["labels"]!.long();
const heldBack = tensor(Array.from({ length: labels.numel }, (_, row) => row % 5 === 0));

const [width, heads] = [48, 4];

class ViT extends Module {
  // Each patch of 2 x 2 pixels becomes a vector; one more, in the first place, gathers what they say.
  readonly patches = new Conv2d(1, width, 2, { stride: 2 });
  readonly classToken = parameter(zeros([1, 1, width]));
  readonly places = parameter(zeros([1, 17, width]));
  readonly encoder = new TransformerEncoder(
    Array.from(
      { length: 2 },
      () =>
        new TransformerEncoderLayer(width, heads, {
          ...{ dimFeedforward: 2 * width, activation: "gelu", batchFirst: true, normFirst: true },
        }),
    ),
  );
  readonly norm = new LayerNorm(width);
  readonly head = new Linear(width, 10);

  /** @param x images (rows, 1, 8, 8); returns scores (rows, 10) */
  forward(x: Tensor): Tensor {
    const patches = this.patches.forward(x).flatten(2).transpose(1, 2);
    const all = cat([this.classToken.expand([x.shape[0]!, -1, -1]), patches], 1).add(this.places);
    return this.head.forward(this.norm.forward(this.encoder.forward(all)).select(1, 0));
  }
}

const saved = await loadTorch<{ model: StateDict; scores: Tensor; torch: string }>(
  readFileSync(new URL("data/vit-digits.pt", import.meta.url)),
);
const model = new ViT();
model.loadStateDict(saved.model);
model.eval();
const rightOf = (scores: Tensor): string =>
  (100 * scores.argmax({ dim: 1 }).eq(labels.at(heldBack)).float().mean().item()).toFixed(1);

const started = performance.now();
console.log(
  `from PyTorch ${saved.torch}: ${Object.keys(saved.model).length} tensors, ${Object.keys(saved.model).slice(0, 4).join(", ")}, ...`,
);
const scores = noGrad(() => model.forward(images.at(heldBack)));
const apart = scores.sub(saved.scores).abs().max().item() / saved.scores.abs().max().item();
console.log(`held-back images: ${rightOf(saved.scores)} % right there, ${rightOf(scores)} % here`);
console.log(`scores differ by ${apart < 2e-6 ? "less than 2e-6" : apart.toExponential(1)} of the largest`);
console.log(
  `it takes these for another digit: ${images.at(heldBack).at(scores.argmax({ dim: 1 }).ne(labels.at(heldBack))).shape[0]}`,
);

// It can be trained on: the digits 0 to 4 upside down as five classes more would be another example; here a few steps at turned images.
const turned = images.rot90(1, [2, 3]);
const before = rightOf(noGrad(() => model.forward(turned.at(heldBack))));
const optimizer = new AdamW(model.parameters(), { lr: 1e-3 });
const learned = heldBack.logicalNot();
model.train();
let step = 0;
while (step < steps)
  for (const { x, y } of new DataLoader(
    { x: turned.at(learned), y: labels.at(learned) },
    { batchSize: 64, shuffle: true },
  )) {
    if (step++ === steps) break;
    optimizer.zeroGrad();
    F.crossEntropy(model.forward(x), y).backward();
    optimizer.step();
  }
model.eval();
console.log(
  `images on their side: ${before} % right, after ${steps} steps ${rightOf(noGrad(() => model.forward(turned.at(heldBack))))} %`,
);
console.error(`${steps} steps in ${((performance.now() - started) / 1000).toFixed(1)} s`);
if (apart > 2e-6) process.exitCode = 1;
