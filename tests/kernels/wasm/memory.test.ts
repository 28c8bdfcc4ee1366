// WebAssembly's memory use: its memories stay below 64 MB however large the calls are, and 100,000 steps in a synchronous loop keep memory flat.

import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const program = `
const memories = [];
const { Memory } = WebAssembly;
WebAssembly.Memory = class extends Memory {
  constructor(descriptor) {
    super(descriptor);
    memories.push(this);
  }
};
const t = await import("./generated/index.js");
t.offerWasm();
const x = t.randn([1_000_000]);
const m = x.reshape([1000, 1000]);
for (const dtype of ["float32", "float64"]) {
  const [a, b] = [x.to(dtype), m.to(dtype)];
  t.exp(t.mul(a, a));
  t.matmul(b, b.t());
  for (const dim of [0, 1]) t.amax(t.std(b, [dim]), []);
  t.sum(a);
}
t.softmax(m, 1);
t.logSoftmax(x.slice(0, 0, 250_000), 0);
t.layerNorm(m, [1000]);
t.conv2d(t.randn([4, 16, 64, 64]), t.randn([16, 16, 3, 3]));
t.conv2d(t.randn([1, 16, 16, 16]), t.randn([16, 16, 3, 3]));
const taken = () => memories.reduce((sum, { buffer }) => sum + buffer.byteLength, 0);
const before = taken();
const [p, q] = [t.randn([1024]), t.randn([1024])];
const live = [];
for (let step = 0; step < 100_000; step++) {
  t.sum(t.mul(t.add(p, q), p));
  if (step % 10_000 === 9_999) live.push(process.memoryUsage().rss);
}
console.log(JSON.stringify({ count: memories.length, before, after: taken(), live }));
`;

test("WebAssembly memories stay small, and do not grow in a long synchronous loop", () => {
  const out = execFileSync(process.execPath, ["--import", "tsx", "--input-type=module", "-e", program], {
    cwd: fileURLToPath(new URL("../../..", import.meta.url)),
    encoding: "utf8",
    env: { ...process.env, TENGEN_THREADS: "2" },
  });
  const { count, before, after, live } = JSON.parse(out) as {
    readonly count: number;
    readonly before: number;
    readonly after: number;
    readonly live: readonly number[];
  };
  // The stage, those of products, of convolutions, of softmax and of norms, and the one that threads share.
  expect(count).toBe(6);
  expect(before).toBeLessThan(64 * 2 ** 20);
  expect(after).toBe(before);
  // Each step leaves 12 KB: without collection, that would be 1.2 GB.
  expect(Math.min(...live.slice(-3)) - live[1]!).toBeLessThan(100e6);
});
