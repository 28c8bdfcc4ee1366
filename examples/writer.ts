// Learns to write: a transformer over characters reads Shakespeare's "As You Like It" and continues on its own.
// Run: npm run example:writer

import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import {
  arange,
  crossEntropyLoss,
  manualSeed,
  multinomial,
  noGrad,
  ones,
  type Tensor,
  tensor,
} from "../generated/index.js";
import { DataLoader, progress } from "../runtime/data/index.js";
import {
  Embedding,
  LayerNorm,
  Linear,
  Module,
  TransformerEncoder,
  TransformerEncoderLayer,
} from "../runtime/nn/index.js";
import { AdamW, clipGradNorm, OneCycleLR } from "../runtime/optim/index.js";

const { values } = parseArgs({
  options: { steps: { type: "string", default: "1000" }, write: { type: "string", default: "400" } },
});
const steps = Number(values.steps);
manualSeed(1);

const play = readFileSync(new URL("data/as-you-like-it.txt", import.meta.url), "utf8");
const alphabet = [...new Set(play)].sort();
const numberOf = new Map(alphabet.map((character, i) => [character, i]));
const encode = (text: string): number[] => Array.from(text, (character) => numberOf.get(character)!);

/** The number of characters in the context. */
const window = 64;
const text = tensor(encode(play), { dtype: "int64" });
// The last tenth is held out. Windows of one character more begin at every eighth one; they are views of the text.
const split = Math.floor(text.numel * 0.9);
const windows = text.at(`:${split}`).unfold(0, window + 1, 8);
const heldBack = text.at(`${split}:`).unfold(0, window + 1, window);

class Writer extends Module {
  readonly characters = new Embedding(alphabet.length, 96);
  readonly places = new Embedding(window, 96);
  readonly body = new TransformerEncoder(
    [0, 1].map(
      () =>
        new TransformerEncoderLayer(96, 4, {
          dimFeedforward: 256,
          dropout: 0,
          activation: "gelu",
          normFirst: true,
          batchFirst: true,
        }),
    ),
    { norm: new LayerNorm(96) },
  );
  readonly output = new Linear(96, alphabet.length);

  /** @param x (rows, characters), by number; returns (rows, characters, alphabet): how well each character fits next */
  forward(x: Tensor): Tensor {
    const length = x.shape[1]!;
    // True at positions that a character must not attend to: the characters after it.
    const srcMask = ones([length, length], { dtype: "bool" }).triu(1);
    const placed = this.characters.forward(x).add(this.places.forward(arange(length, { dtype: "int64" })));
    return this.output.forward(this.body.forward(placed, { srcMask }));
  }
}

const model = new Writer();
const optimizer = new AdamW(model.parameters(), { lr: 3e-3, weightDecay: 0.1 });
const schedule = new OneCycleLR(optimizer, 3e-3, steps, { share: 0.1 });

/** The mean loss of each character after those before it in its window. */
function lossOf(rows: Tensor): Tensor {
  const scores = model.forward(rows.at(":", ":-1"));
  return crossEntropyLoss(scores.flatten(0, 1), rows.at(":", "1:").flatten());
}
const heldBackLoss = (): number => noGrad(() => lossOf(heldBack).item());

/** The continuation, character by character: each is sampled from the model's distribution. */
function write(start: string, count: number): string {
  return noGrad(() => {
    let written = start;
    for (let i = 0; i < count; i++) {
      const seen = tensor([encode(written.slice(-window))], { dtype: "int64" });
      const scores = model.forward(seen).at(0, -1).div(0.8);
      written += alphabet[multinomial(scores.softmax(0), 1).item()];
    }
    return written;
  });
}

function* batches(): Generator<Tensor> {
  while (true)
    for (const { rows } of new DataLoader({ rows: windows }, { batchSize: 16, shuffle: true, dropLast: true }))
      yield rows;
}

const started = performance.now();
const parameters = model.parameters().reduce((sum, { numel }) => sum + numel, 0);
console.log(`${play.length} characters, ${alphabet.length} different ones; ${parameters} parameters`);
console.log(`before: held-back loss ${heldBackLoss().toFixed(3)}`);
const rows = batches();
const passes = Array.from({ length: steps }, (_, step) => step + 1);
for (const [step, note] of progress(passes, { label: "steps" })) {
  optimizer.zeroGrad();
  const loss = lossOf(rows.next().value);
  loss.backward();
  clipGradNorm(model.parameters(), 1);
  optimizer.step();
  schedule.step();
  const value = loss.item();
  note({ loss: value });
  if (step % 100 === 0 || step === steps)
    console.log(`step ${step}: loss ${value.toFixed(3)}, held-back loss ${heldBackLoss().toFixed(3)}`);
}
console.log(write("ROSALIND\t", Number(values.write)));
console.error(`${steps} steps in ${((performance.now() - started) / 1000).toFixed(1)} s`);
if (steps >= 1000 && heldBackLoss() > 2) process.exitCode = 1;
