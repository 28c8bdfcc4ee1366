// What scopes leave behind where only a full collection frees it, in a process of its own: a table that gains and loses a key with each scope stays among
// the old objects, and arrays that kernels drop wait with it.

import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const program = `
import { getHeapSpaceStatistics } from "node:v8";
import { randn, setNumThreads, tidy } from "./generated/index.js";
import { Linear, ReLU, Sequential } from "./runtime/nn/index.js";
import { Adam } from "./runtime/optim/index.js";
setNumThreads(1);
const net = new Sequential(new Linear(64, 64), new ReLU(), new Linear(64, 16));
const optimizer = new Adam(net.parameters(), { lr: 1e-3 });
const x = randn([64, 64]);
const step = () =>
  tidy(() => {
    net.forward(x).square().mean().backward();
    optimizer.step();
    optimizer.zeroGrad();
    return null;
  });
const old = () => getHeapSpaceStatistics().find((space) => space.space_name === "old_space").space_used_size;
for (let i = 0; i < 1000; i++) step();
const rounds = [];
for (let round = 0; round < 9; round++) {
  const before = old();
  let most = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < 400; i++) {
    step();
    if (i % 10 !== 0) continue;
    const { arrayBuffers } = process.memoryUsage();
    most = Math.max(most, arrayBuffers);
    least = Math.min(least, arrayBuffers);
  }
  rounds.push({ grown: (old() - before) / 400, most, least });
}
console.log(JSON.stringify(rounds));
`;

test("a step in a scope leaves little among the old objects, and few arrays", () => {
  const out = execFileSync(process.execPath, ["--import", "tsx", "--input-type=module", "-e", program], {
    cwd: fileURLToPath(new URL("../..", import.meta.url)),
    encoding: "utf8",
  });
  const rounds = JSON.parse(out) as { grown: number; most: number; least: number }[];
  const middle = rounds.map(({ grown }) => grown).sort((a, b) => a - b)[4]!;
  // Nothing, or tens of bytes; descriptions of results that were spread made it 1.2 KB, a Set and a WeakMap that change with each scope 5 KB.
  expect(middle).toBeLessThan(400);
  // Nothing, beside what the process has anyway (on some Nodes megabytes of sources); 0.14 MB where sums and norms make their doubles anew.
  const waiting = Math.max(...rounds.map(({ most }) => most)) - Math.min(...rounds.map(({ least }) => least));
  expect(waiting).toBeLessThan(60_000);
});
