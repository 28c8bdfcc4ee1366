// Rows of `bench:against`: list operators, steps of optimisers, and a training step of each model.

import * as library from "../../generated/index.js";
import * as optim from "../../runtime/optim/index.js";
import { convolutional, perceptron, transformer } from "../steps.js";
import { type Rows, serve } from "./rows.js";

// biome-ignore lint/suspicious/noExplicitAny: an older tree may lack a function; its row is then left out.
const t = library as any;

t.manualSeed(1);
// biome-ignore lint/suspicious/noExplicitAny: as above.
const lists = (shape: (k: number) => number[]): any[] =>
  [0, 1].map(() => Array.from({ length: 100 }, (_, k) => t.rand(shape(k)).add(0.5)));
const [many, given] = lists((k) => (k % 2 === 0 ? [64, 64] : [64]));
const [short, other] = lists(() => [256]);
const [tiny, otherTiny] = lists(() => [1]);

// biome-ignore lint/suspicious/noExplicitAny: as above.
function step(make: (parameters: any[]) => { step(): unknown }): () => unknown {
  const parameters = [[256, 784], [256], [128, 256], [128], [10, 128], [10]].map((shape) =>
    t.randn(shape).requiresGrad_(),
  );
  for (const one of parameters) one.grad = t.randn([...one.shape]);
  const optimizer = make(parameters);
  return () => optimizer.step();
}

const rows: Rows = {
  "lists: add_ of 100": () => t._foreachAdd_(many, given, { alpha: 1e-9 }),
  "lists: add_ of 100 of 256": () => t._foreachAdd_(short, other, { alpha: 1e-9 }),
  "lists: add_ of 100 of one element": () => t._foreachAdd_(tiny, otherTiny, { alpha: 1e-9 }),
  "lists: sqrt of 100 of 256": () => t._foreachSqrt(other),
  "optimisers: SGD with momentum": step((all) => new optim.SGD(all, { lr: 1e-9, momentum: 0.9 })),
  "optimisers: Adam": step((all) => new optim.Adam(all, { lr: 1e-9 })),
  "optimisers: AdamW": step((all) => new optim.AdamW(all, { lr: 1e-9 })),
  "optimisers: RMSprop": step((all) => new optim.RMSprop(all, { lr: 1e-9 })),
  "models: a step of a perceptron": perceptron(),
  "models: a step of a convolutional network": convolutional(),
  "models: a step of a transformer": transformer(),
};

serve(rows, 20);
