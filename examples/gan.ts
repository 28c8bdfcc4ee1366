// Two networks play against each other (Goodfellow et al. 2014): one makes digits out of random numbers, the other tells them from scanned ones. Both are
// told which digit it is meant to be.
// Run: npm run example:gan

import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import {
  arange,
  cat,
  cdist,
  manualSeed,
  noGrad,
  ones,
  randint,
  randn,
  type Tensor,
  zeros,
} from "../generated/index.js";
import { loadNpz, progress } from "../runtime/data/index.js";
import * as F from "../runtime/functional/index.js";
import { BatchNorm1d, Embedding, LeakyReLU, Linear, Module, ReLU, Sequential, Tanh } from "../runtime/nn/index.js";
import { Adam } from "../runtime/optim/index.js";

const { values } = parseArgs({ options: { steps: { type: "string", default: "3000" } } });
const steps = Number(values.steps);
manualSeed(1);

// Images of 64 pixels from -1 to 1, and the digit in each.
const file = await loadNpz(readFileSync(new URL("data/digits.npz", import.meta.url)));
const images = file["images"]!.float().div(8).sub(1).flatten(1);
const labels = file["labels"]!.long();

const [randoms, width, batch] = [16, 128, 64];

class Maker extends Module {
  readonly digit = new Embedding(10, randoms);
  readonly body = new Sequential(
    ...[new Linear(2 * randoms, width), new BatchNorm1d(width), new ReLU()],
    ...[new Linear(width, width), new BatchNorm1d(width), new ReLU()],
    ...[new Linear(width, 64), new Tanh()],
  );

  /** @param random (rows, randoms); @param digit (rows) */
  forward(random: Tensor, digit: Tensor): Tensor {
    return this.body.forward(cat([random, this.digit.forward(digit)], 1));
  }
}

class Judge extends Module {
  readonly digit = new Embedding(10, randoms);
  readonly body = new Sequential(
    ...[new Linear(64 + randoms, width), new LeakyReLU(0.2)],
    ...[new Linear(width, width), new LeakyReLU(0.2), new Linear(width, 1)],
  );

  /** How surely images (rows, 64) are scanned ones of these digits: (rows, 1), before the sigmoid. */
  forward(image: Tensor, digit: Tensor): Tensor {
    // A little noise keeps the judge from learning the scanned images by heart.
    return this.body.forward(cat([image.add(randn(image.shape), { alpha: 0.2 }), this.digit.forward(digit)], 1));
  }
}

const [maker, judge] = [new Maker(), new Judge()];
const [toMake, toJudge] = [maker, judge].map(
  (model) => new Adam(model.parameters(), { lr: 5e-4, betas: [0.5, 0.999] }),
) as [Adam, Adam];
const [yes, no] = [ones([batch, 1]), zeros([batch, 1])];

/** Images beside each other, as text. */
function shown(some: Tensor): string {
  const rows = some.add(1).mul(2).round().reshape([-1, 8, 8]).permute([1, 0, 2]).toArray() as number[][][];
  return rows
    .map((row) => row.map((pixels) => pixels.map((v) => " .:*#"[v]!.repeat(2)).join("")).join("  "))
    .join("\n");
}

const started = performance.now();
const count = Array.from({ length: steps }, (_, i) => i + 1);
for (const [step, note] of progress(count, { label: "steps" })) {
  const rows = randint(labels.numel, [batch], { dtype: "int64" });
  const digit = labels.at(rows);
  const made = maker.forward(randn([batch, randoms]), digit);

  toJudge.zeroGrad();
  const judged = F.binaryCrossEntropyWithLogits(judge.forward(images.at(rows), digit), yes.mul(0.9)).add(
    F.binaryCrossEntropyWithLogits(judge.forward(made.detach(), digit), no),
  );
  judged.backward();
  toJudge.step();

  toMake.zeroGrad();
  const believed = F.binaryCrossEntropyWithLogits(judge.forward(made, digit), yes);
  believed.backward();
  toMake.step();

  if (step % 50 === 0) note({ judge: Number(judged.item()), maker: Number(believed.item()) });
  if (step === 1 || step % 500 === 0)
    console.log(
      `step ${step}: the judge's loss ${judged.item().toFixed(3)}, the maker's ${believed.item().toFixed(3)}`,
    );
}

// Does the nearest of the scanned images show the digit that was asked for?
maker.eval();
const asked = arange(10, { dtype: "int64" }).repeat([10]);
const made = noGrad(() => maker.forward(randn([100, randoms]), asked));
const right = labels
  .at(cdist(made, images).argmin({ dim: 1 }))
  .eq(asked)
  .sum()
  .item();
console.log(`\n${shown(made.at(":5"))}\n\n${shown(made.at("5:10"))}\n`);
console.log(`of 100 made digits ${right} are nearest to an image of the digit that was asked for`);
console.error(`${steps} steps in ${((performance.now() - started) / 1000).toFixed(1)} s`);
if (steps >= 3000 && right < 80) process.exitCode = 1;
