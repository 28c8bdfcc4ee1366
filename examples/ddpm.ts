// Draws digits out of noise: a denoising diffusion model (Ho et al. 2020) learns from 1,797 scanned images which noise was added to them, and takes it away
// step by step. It is told which digit to draw.
// Run: npm run example:ddpm

import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import {
  arange,
  cat,
  cdist,
  linspace,
  manualSeed,
  noGrad,
  randint,
  randn,
  type Tensor,
  tensor,
} from "../generated/index.js";
import { loadNpz, progress } from "../runtime/data/index.js";
import * as F from "../runtime/functional/index.js";
import { Conv2d, Embedding, GroupNorm, Linear, Module } from "../runtime/nn/index.js";
import { AdamW, AveragedModel, emaAverage, OneCycleLR } from "../runtime/optim/index.js";

const { values } = parseArgs({ options: { steps: { type: "string", default: "1200" } } });
const steps = Number(values.steps);
manualSeed(1);

// Images of 8 x 8 pixels as (rows, 1, 8, 8), from -1 to 1.
const file = await loadNpz(readFileSync(new URL("data/digits.npz", import.meta.url)));
const images = file["images"]!.float().div(8).sub(1).unsqueeze(1);
const labels = file["labels"]!.long();

// After step t an image has the part `kept[t]` of its variance, and noise the rest.
const times = 100;
const betas = linspace(1e-3, 0.1, times);
const kept = betas.neg().add(1).cumprod(0);

const width = 32;

/** Two convolutions, to whose input the time and the digit are added. */
class Block extends Module {
  readonly first = new Conv2d(width, width, 3, { padding: 1 });
  readonly second = new Conv2d(width, width, 3, { padding: 1 });
  readonly norm = new GroupNorm(4, width);
  readonly told = new Linear(width, width);

  forward(x: Tensor, condition: Tensor): Tensor {
    const seen = F.silu(this.norm.forward(x)).add(this.told.forward(condition).unsqueeze(-1).unsqueeze(-1));
    return x.add(this.second.forward(F.silu(this.first.forward(seen))));
  }
}

class Denoiser extends Module {
  readonly input = new Conv2d(1, width, 3, { padding: 1 });
  readonly digit = new Embedding(10, width);
  readonly time = new Linear(width, width);
  readonly blocks = [new Block(), new Block(), new Block()];
  readonly output = new Conv2d(width, 1, 3, { padding: 1 });

  /** The noise in images (rows, 1, 8, 8) that are at these times (rows) and show these digits (rows). */
  forward(x: Tensor, time: Tensor, digit: Tensor): Tensor {
    const waves = time.unsqueeze(1).mul(
      arange(width / 2)
        .mul(-0.2)
        .exp(),
    );
    const condition = this.time.forward(cat([waves.sin(), waves.cos()], 1)).add(this.digit.forward(digit));
    let state = this.input.forward(x);
    // The middle block sees the image at half its size.
    const [first, middle, last] = this.blocks as [Block, Block, Block];
    state = first.forward(state, condition);
    const small = middle.forward(F.avgPool2d(state, 2), condition);
    state = last.forward(state.add(F.interpolate(small, { scaleFactor: 2 })), condition);
    return this.output.forward(F.silu(state));
  }
}

const model = new Denoiser();
// Images are drawn by the mean of the weights of the last steps.
const averaged = new AveragedModel(model, { average: emaAverage(0.99) });
const optimizer = new AdamW(model.parameters(), { lr: 2e-3 });
const schedule = new OneCycleLR(optimizer, 2e-3, steps);

/** The images of these digits, out of noise. */
function draw(digit: Tensor): Tensor {
  const denoiser = averaged.module;
  let x = randn([digit.numel, 1, 8, 8]);
  for (let t = times - 1; t >= 0; t--) {
    const [beta, all] = [betas.at(t), kept.at(t)];
    const noise = denoiser.forward(x, tensor(new Array<number>(digit.numel).fill(t)), digit);
    x = x.sub(noise.mul(beta.div(all.neg().add(1).sqrt()))).div(beta.neg().add(1).sqrt());
    if (t > 0) x = x.add(randn(x.shape).mul(beta.sqrt()));
  }
  return x;
}

/** Images beside each other, as text. */
function shown(some: Tensor): string {
  const rows = some.clamp(-1, 1).add(1).mul(2).round().squeeze(1).permute([1, 0, 2]).toArray() as number[][][];
  return rows
    .map((row) => row.map((pixels) => pixels.map((v) => " .:*#"[v]!.repeat(2)).join("")).join("  "))
    .join("\n");
}

const started = performance.now();
for (const [step, note] of progress(
  Array.from({ length: steps }, (_, i) => i + 1),
  { label: "steps" },
)) {
  const rows = randint(labels.numel, [64], { dtype: "int64" });
  const [image, digit, time] = [images.at(rows), labels.at(rows), randint(times, [64], { dtype: "int64" })];
  const [noise, part] = [randn(image.shape), kept.at(time).reshape([-1, 1, 1, 1])];
  const noisy = image.mul(part.sqrt()).add(noise.mul(part.neg().add(1).sqrt()));
  optimizer.zeroGrad();
  const loss = F.mseLoss(model.forward(noisy, time.float(), digit), noise);
  loss.backward();
  optimizer.step();
  schedule.step();
  averaged.updateParameters(model);
  const value = loss.item();
  if (step % 20 === 0) note({ loss: value });
  if (step === 1 || step % 200 === 0) console.log(`step ${step}: loss ${value.toFixed(3)}`);
}

// Does the nearest of the scanned images show the digit that was asked for?
const asked = arange(10, { dtype: "int64" }).repeat([steps >= 1000 ? 10 : 1]);
const drawn = noGrad(() => draw(asked));
const nearest = labels.at(cdist(drawn.flatten(1), images.flatten(1)).argmin({ dim: 1 }));
const right = nearest.eq(asked).sum().item();
console.log(`\n${shown(drawn.at(":5"))}\n\n${shown(drawn.at("5:10"))}\n`);
console.log(`of ${asked.numel} drawn digits ${right} are nearest to an image of the digit that was asked for`);
console.error(`${steps} steps in ${((performance.now() - started) / 1000).toFixed(1)} s`);
if (steps >= 1000 && right < 85) process.exitCode = 1;
