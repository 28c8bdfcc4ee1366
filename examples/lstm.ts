// Reads first names letter by letter, forwards and backwards, and says whether women or men have them: a bidirectional LSTM over packed sequences, which
// reads no padding.
// Run: npm run example:lstm

import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { cat, manualSeed, noGrad, padSequence, type Tensor, tensor } from "../generated/index.js";
import { DataLoader, progress, randomSplit } from "../runtime/data/index.js";
import * as F from "../runtime/functional/index.js";
import { Embedding, Linear, LSTM, Module, packPaddedSequence } from "../runtime/nn/index.js";
import { Adam, StepLR } from "../runtime/optim/index.js";

const { values } = parseArgs({
  options: { epochs: { type: "string", default: "6" }, names: { type: "string", default: "100000" } },
});
const epochs = Number(values.epochs);
manualSeed(1);

// Names that both women and men have are left out: there is no right answer.
const lines = readFileSync(new URL("data/names.txt", import.meta.url), "utf8")
  .trim()
  .split("\n");
const all = lines.slice(0, Number(values.names)).map((line) => line.split(" ") as [name: string, who: string]);
const counts = new Map<string, number>();
for (const [name] of all) counts.set(name, (counts.get(name) ?? 0) + 1);
const named = all.filter(([name]) => counts.get(name) === 1);

const letters = (name: string): Tensor =>
  tensor(
    [...name].map((letter) => letter.charCodeAt(0) - 96),
    { dtype: "int64" },
  );
/** Names of different lengths as one tensor (names, letters), filled up with 0, and their lengths. */
function collated(rows: readonly (readonly [name: string, who: string])[]) {
  return {
    x: padSequence(
      rows.map(([name]) => letters(name)),
      { batchFirst: true },
    ),
    lengths: rows.map(([name]) => name.length),
    y: tensor(
      rows.map(([, who]) => (who === "f" ? 0 : 1)),
      { dtype: "int64" },
    ),
  };
}
const [learned, heldBack] = randomSplit({ length: named.length, get: (i: number) => named[i]! }, [0.9, 0.1]);
const loader = new DataLoader(learned!, { batchSize: 64, shuffle: true, collate: collated });
const tested = collated(Array.from({ length: heldBack!.length }, (_, i) => heldBack!.get(i)));

class Reader extends Module {
  readonly letters = new Embedding(27, 24);
  readonly lstm = new LSTM(24, 48, { bidirectional: true, batchFirst: true });
  readonly output = new Linear(96, 2);

  /** @param x letters (names, letters); returns scores (names, 2) */
  forward(x: Tensor, lengths: readonly number[]): Tensor {
    const packed = packPaddedSequence(this.letters.forward(x), lengths, { batchFirst: true, enforceSorted: false });
    // The last states of both directions: the whole name was read.
    const [, [state]] = this.lstm.forward(packed);
    return this.output.forward(cat(state.unbind(), 1));
  }
}

const model = new Reader();
const optimizer = new Adam(model.parameters(), { lr: 3e-3 });
const schedule = new StepLR(optimizer, Math.max(1, Math.floor(epochs / 2)), 0.3);
const rightOf = (): number =>
  noGrad(() => model.forward(tested.x, tested.lengths).argmax({ dim: 1 }).eq(tested.y).float().mean().item());
const often = tested.y.float().mean().item();

const started = performance.now();
console.log(`${learned!.length} names to learn from, ${heldBack!.length} held back`);
console.log(`always the more frequent answer: ${(100 * Math.max(often, 1 - often)).toFixed(1)} % right`);
for (let epoch = 1; epoch <= epochs; epoch++) {
  let total = 0;
  for (const [{ x, lengths, y }, note] of progress(loader, { label: `epoch ${epoch}` })) {
    optimizer.zeroGrad();
    const loss = F.crossEntropy(model.forward(x, lengths), y);
    loss.backward();
    optimizer.step();
    const value = loss.item();
    total += value;
    note({ loss: value });
  }
  schedule.step();
  console.log(
    `epoch ${epoch}: loss ${(total / loader.length).toFixed(3)}, held-back names ${(100 * rightOf()).toFixed(1)} % right`,
  );
}
for (const name of ["rosalind", "orlando", "celia", "oliver", "phebe", "silvius", "audrey", "touchstone"]) {
  const women = noGrad(() =>
    F.softmax(model.forward(letters(name).unsqueeze(0), [name.length]), 1)
      .at(0, 0)
      .item(),
  );
  console.log(
    `${name.padEnd(11)}${women > 0.5 ? "a woman" : "a man  "}  ${(100 * Math.max(women, 1 - women)).toFixed(0)} %`,
  );
}
console.error(`${epochs} epochs in ${((performance.now() - started) / 1000).toFixed(1)} s`);
if (epochs >= 6 && rightOf() < 0.84) process.exitCode = 1;
