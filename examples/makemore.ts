// Makes more names: a network over four letters of context (Bengio et al. 2003) learns from 8,822 first names, and invents some.
// Run: npm run example:makemore

import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { manualSeed, multinomial, noGrad, ones, randint, type Tensor, tensor } from "../generated/index.js";
import { progress } from "../runtime/data/index.js";
import * as F from "../runtime/functional/index.js";
import { BatchNorm1d, Embedding, Flatten, Linear, Sequential, Tanh } from "../runtime/nn/index.js";
import { AdamW, OneCycleLR } from "../runtime/optim/index.js";

const { values } = parseArgs({ options: { steps: { type: "string", default: "4000" } } });
const steps = Number(values.steps);
manualSeed(1);

const lines = readFileSync(new URL("data/names.txt", import.meta.url), "utf8")
  .trim()
  .split("\n");
const names = [...new Set(lines.map((line) => line.split(" ")[0]!))];
// 0 ends a name, and fills the context before its first letter.
const letters = ".abcdefghijklmnopqrstuvwxyz";
const context = 4;

/** Every letter of some names, with those before it: (letters, context) and (letters). */
function examplesOf(some: readonly string[]): { readonly x: Tensor; readonly y: Tensor } {
  const before: number[][] = [];
  const next: number[] = [];
  for (const name of some) {
    let seen = new Array<number>(context).fill(0);
    for (const letter of `${name}.`) {
      const number = letters.indexOf(letter);
      before.push(seen);
      next.push(number);
      seen = [...seen.slice(1), number];
    }
  }
  return { x: tensor(before, { dtype: "int64" }), y: tensor(next, { dtype: "int64" }) };
}
const learned = examplesOf(names.filter((_, i) => i % 10 !== 0));
const heldBack = examplesOf(names.filter((_, i) => i % 10 === 0));

// What counting pairs of letters achieves.
const pairs = ones([letters.length, letters.length]);
pairs.indexPut_([learned.x.at(":", -1), learned.y], ones([learned.y.numel]), { accumulate: true });
const bigrams = F.crossEntropy(
  pairs
    .div(pairs.sum([1], { keepdim: true }))
    .log()
    .at(heldBack.x.at(":", -1)),
  heldBack.y,
);

const model = new Sequential(
  new Embedding(letters.length, 12),
  new Flatten(),
  new Linear(12 * context, 200, { bias: false }),
  new BatchNorm1d(200),
  new Tanh(),
  new Linear(200, letters.length),
);
const optimizer = new AdamW(model.parameters(), { lr: 0.01 });
const schedule = new OneCycleLR(optimizer, 0.01, steps);

function heldBackLoss(): number {
  model.eval();
  const loss = noGrad(() => F.crossEntropy(model.forward(heldBack.x), heldBack.y).item());
  model.train();
  return loss;
}

/** A name, letter by letter: each is drawn from the model's distribution. */
function invent(): string {
  let seen = new Array<number>(context).fill(0);
  for (let name = ""; ; ) {
    const scores = model.forward(tensor([seen], { dtype: "int64" }));
    const number = multinomial(F.softmax(scores, 1), 1).item();
    if (number === 0) return name;
    name += letters[number];
    seen = [...seen.slice(1), number];
  }
}

const started = performance.now();
console.log(`${names.length} names, ${learned.y.numel} letters to learn from, ${heldBack.y.numel} held back`);
console.log(`counting pairs of letters: held-back loss ${bigrams.item().toFixed(3)}`);
console.log(`before: held-back loss ${heldBackLoss().toFixed(3)}`);
for (const [step, note] of progress(
  Array.from({ length: steps }, (_, i) => i + 1),
  { label: "steps" },
)) {
  const rows = randint(learned.y.numel, [128], { dtype: "int64" });
  optimizer.zeroGrad();
  const loss = F.crossEntropy(model.forward(learned.x.at(rows)), learned.y.at(rows));
  loss.backward();
  optimizer.step();
  schedule.step();
  if (step % 50 === 0) note({ loss: Number(loss.item()) });
  if (step % 1000 === 0) console.log(`step ${step}: held-back loss ${heldBackLoss().toFixed(3)}`);
}

model.eval();
const invented = noGrad(() => Array.from({ length: 30 }, invent));
const known = new Set(names);
console.log(invented.join(" "));
console.log(`${invented.filter((name) => !known.has(name)).length} of them are not in the list`);
console.error(`${steps} steps in ${((performance.now() - started) / 1000).toFixed(1)} s`);
if (steps >= 4000 && heldBackLoss() > bigrams.item() - 0.25) process.exitCode = 1;
