// A small GPT that writes with a cache: attention keeps the keys and values of what it has read, so that each new character costs one position, not the
// whole context. It reads Shakespeare's "As You Like It".
// Run: npm run example:gpt

import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { arange, cat, manualSeed, multinomial, noGrad, randint, type Tensor, tensor } from "../generated/index.js";
import { progress } from "../runtime/data/index.js";
import * as F from "../runtime/functional/index.js";
import { Embedding, GELU, init, LayerNorm, Linear, Module, Sequential } from "../runtime/nn/index.js";
import { AdamW, clipGradNorm, OneCycleLR } from "../runtime/optim/index.js";

const { values } = parseArgs({
  options: { steps: { type: "string", default: "800" }, write: { type: "string", default: "400" } },
});
const steps = Number(values.steps);
manualSeed(1);

const play = readFileSync(new URL("data/as-you-like-it.txt", import.meta.url), "utf8");
const alphabet = [...new Set(play)].sort();
const numberOf = new Map(alphabet.map((character, i) => [character, i]));
const encode = (text: string): number[] => Array.from(text, (character) => numberOf.get(character)!);
const text = tensor(encode(play), { dtype: "int64" });
const split = Math.floor(text.numel * 0.9);

const [context, width, heads, depth] = [64, 96, 4, 2];

/** Keys and values of the positions that were read: each (rows, heads, positions, width / heads). */
type Cache = { keys: Tensor | null; values: Tensor | null };

class Attention extends Module {
  readonly input = new Linear(width, 3 * width);
  readonly output = new Linear(width, width);

  constructor() {
    super();
    init.xavierUniform_(this.input.weight);
  }

  /** @param x (rows, positions, width); with a cache, positions after those that it holds, which are added to it */
  forward(x: Tensor, cache?: Cache): Tensor {
    const [query, key, value] = this.input
      .forward(x)
      .chunk(3, -1)
      .map((part) => part.unflatten(-1, [heads, width / heads]).transpose(1, 2)) as [Tensor, Tensor, Tensor];
    let [keys, values] = [key, value];
    if (cache !== undefined) {
      if (cache.keys !== null) [keys, values] = [cat([cache.keys, key], 2), cat([cache.values!, value], 2)];
      Object.assign(cache, { keys, values });
    }
    // A single new position may see all others; several, only what is before each.
    const isCausal = query.shape[2]! > 1;
    const mixed = F.scaledDotProductAttention(query, keys, values, { isCausal });
    return this.output.forward(mixed.transpose(1, 2).flatten(2));
  }
}

class Block extends Module {
  readonly before = new LayerNorm(width);
  readonly attention = new Attention();
  readonly between = new LayerNorm(width);
  readonly network = new Sequential(new Linear(width, 4 * width), new GELU(), new Linear(4 * width, width));

  forward(x: Tensor, cache?: Cache): Tensor {
    const seen = x.add(this.attention.forward(this.before.forward(x), cache));
    return seen.add(this.network.forward(this.between.forward(seen)));
  }
}

class GPT extends Module {
  readonly characters = new Embedding(alphabet.length, width);
  readonly places = new Embedding(context, width);
  readonly blocks = Array.from({ length: depth }, () => new Block());
  readonly last = new LayerNorm(width);
  readonly output = new Linear(width, alphabet.length, { bias: false });

  /** @param x (rows, positions), characters by number; @param caches one for each block. Returns (rows, positions, alphabet) */
  forward(x: Tensor, caches?: readonly Cache[]): Tensor {
    const from = caches?.[0]?.keys?.shape[2] ?? 0;
    const places = this.places.forward(arange(from, from + x.shape[1]!, { dtype: "int64" }));
    let state = this.characters.forward(x).add(places);
    this.blocks.forEach((block, i) => {
      state = block.forward(state, caches?.[i]);
    });
    return this.output.forward(this.last.forward(state));
  }
}

const model = new GPT();
const optimizer = new AdamW(model.parameters(), { lr: 3e-3, weightDecay: 0.1 });
const schedule = new OneCycleLR(optimizer, 3e-3, steps, { share: 0.1 });

/** The loss of windows of the text that begin at these positions. */
function lossAt(starts: Tensor): Tensor {
  const rows = text.at(starts.unsqueeze(1).add(arange(context + 1, { dtype: "int64" })));
  return F.crossEntropy(model.forward(rows.at(":", ":-1")).flatten(0, 1), rows.at(":", "1:").flatten());
}
const heldBack = arange(split, text.numel - context, context, { dtype: "int64" });
const heldBackLoss = (): number => noGrad(() => lossAt(heldBack).item());

/**
 * The continuation, character by character, each drawn from the model's distribution. The context begins anew with its last half when it is full. With a
 * cache the model is given only what it has not read.
 */
function write(start: string, count: number, isCached: boolean): string {
  manualSeed(2);
  const written = encode(start);
  const cache = (): Cache[] => Array.from({ length: depth }, () => ({ keys: null, values: null }));
  let [begin, read, caches] = [0, 0, cache()];
  while (written.length < count) {
    if (written.length - begin > context) {
      begin = read = written.length - context / 2;
      caches = cache();
    }
    const given = tensor([written.slice(isCached ? read : begin)], { dtype: "int64" });
    const scores = model.forward(given, isCached ? caches : undefined).at(0, -1);
    read = written.length;
    written.push(multinomial(F.softmax(scores.div(0.8), 0), 1).item());
  }
  return written.map((number) => alphabet[number]).join("");
}

const started = performance.now();
console.log(`${text.numel} characters; ${model.parameters().reduce((sum, { numel }) => sum + numel, 0)} parameters`);
console.log(`before: held-back loss ${heldBackLoss().toFixed(3)}`);
for (const [step, note] of progress(
  Array.from({ length: steps }, (_, i) => i + 1),
  { label: "steps" },
)) {
  optimizer.zeroGrad();
  const loss = lossAt(randint(split - context - 1, [16], { dtype: "int64" }));
  loss.backward();
  clipGradNorm(model.parameters(), 1);
  optimizer.step();
  schedule.step();
  if (step % 20 === 0) note({ loss: Number(loss.item()) });
  if (step % 100 === 0) console.log(`step ${step}: held-back loss ${heldBackLoss().toFixed(3)}`);
}
console.error(`${steps} steps in ${((performance.now() - started) / 1000).toFixed(1)} s`);

const timed = (isCached: boolean): readonly [text: string, ms: number] => {
  const begun = performance.now();
  const written = noGrad(() => write("ROSALIND\t", Number(values.write), isCached));
  return [written, performance.now() - begun];
};
const [written, withCache] = timed(true);
const [again, without] = timed(false);
console.log(written);
console.log(
  `without the cache: ${again === written ? "the same text" : "another text"}, ${(without / withCache).toFixed(1)} times as long`,
);
if (again !== written || (steps >= 800 && heldBackLoss() > 2)) process.exitCode = 1;
