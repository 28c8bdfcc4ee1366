// Shows the curves of a training run in a browser while it goes on: of a table or TensorBoard's files, as RunLog and PyTorch's SummaryWriter write them.
// Run: npm run example:curves -- runs/first, or run.csv; without a path it trains a small network and shows that.

import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { manualSeed, mseLoss, randn, tensor } from "../generated/index.js";
import { type LogRow, RunLog, readRunLog } from "../runtime/data/index.js";
import { Linear, Sequential, Tanh } from "../runtime/nn/index.js";
import { Adam } from "../runtime/optim/index.js";
import { lines } from "../runtime/plots/index.js";

/** A picture for each group of names: `loss/train` and `loss/held back` are curves of one. */
export function curvesOf(rows: readonly LogRow[]): string {
  const groups = new Map<string, Map<string, { x: number[]; y: number[] }>>();
  for (const { name, step, value } of rows) {
    const group = name.includes("/") ? name.slice(0, name.indexOf("/")) : name;
    const curves = groups.get(group) ?? new Map<string, { x: number[]; y: number[] }>();
    groups.set(group, curves);
    const curve = curves.get(name) ?? { x: [], y: [] };
    curves.set(name, curve);
    curve.x.push(step);
    curve.y.push(value);
  }
  return [...groups]
    .map(([title, curves]) => lines(Object.fromEntries(curves), { title, width: 560, height: 280 }).svg)
    .join("\n");
}

const page = `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Training</title>
<style>:root { color-scheme: light dark } body { margin: 2em; font-family: sans-serif } svg { max-width: 100%; height: auto; margin: 0.5em }</style>
<div id="curves"></div>
<script type="module">
const place = document.getElementById("curves");
for (let shown = ""; ; await new Promise((resolve) => setTimeout(resolve, 1000))) {
  const found = await fetch("/curves").then((answer) => answer.text(), () => shown);
  if (found !== shown) place.innerHTML = shown = found;
}
</script></html>`;

/** The server; a browser finds the page at its root. */
export const serverOf = (path: string) =>
  createServer(({ url }, answer) => {
    answer.setHeader("content-type", "text/html; charset=utf-8");
    try {
      answer.end(url === "/curves" ? curvesOf(readRunLog(path)) : page);
    } catch (error) {
      answer.statusCode = 500;
      answer.end(String((error as Error).message).replaceAll("<", "&lt;"));
    }
  });

/** Something to look at: a network that learns a sine, and says after each step how far it is. */
async function train(path: string): Promise<void> {
  manualSeed(1);
  const model = new Sequential(new Linear(1, 32), new Tanh(), new Linear(32, 1));
  const optimizer = new Adam(model.parameters(), { lr: 0.01 });
  const tested = tensor(Array.from({ length: 64 }, (_, i) => [i / 10 - 3.2]));
  const log = new RunLog(path);
  for (let step = 0; step < 2000; step++) {
    const x = randn([64, 1]).mul(2);
    optimizer.zeroGrad();
    const loss = mseLoss(model.forward(x), x.sin());
    loss.backward();
    optimizer.step();
    if (step % 10 === 0)
      log.add(step, {
        "loss/train": loss.item(),
        "loss/held back": mseLoss(model.forward(tested), tested.sin()).item(),
      });
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  log.close();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const path = process.argv[2] ?? join(tmpdir(), "tengen-curves");
  if (process.argv[2] === undefined) void train(path);
  serverOf(path).listen(8080, "127.0.0.1", () => console.log("http://127.0.0.1:8080/ shows the curves of", path));
}
