// What tengen/async costs: a call of add without the entry, with it loaded, and inside and outside of a task. The processes run in turn.

import { spawnSync } from "node:child_process";
import { printTimings } from "./measure.js";

const cases = ["without", "loaded", "beside a task", "inside a task"] as const;
type Case = (typeof cases)[number];
const rounds = 12;
/** Names the case that a process times. */
const variable = "TENGEN_BENCH_CASE";

/** Nanoseconds of `add` of one element: the best of several thousand-call stretches. */
async function one(which: Case): Promise<number> {
  const { add, tensor } = await import("../generated/index.js");
  const x = tensor([1]);
  const time = (): number => {
    let best = Number.POSITIVE_INFINITY;
    for (let r = 0; r < 60; r++) {
      const start = performance.now();
      for (let i = 0; i < 20_000; i++) add(x, x);
      best = Math.min(best, ((performance.now() - start) * 1e6) / 20_000);
    }
    return best;
  };
  if (which === "without") return time();
  const { isolateLocalState } = await import("../runtime/async/index.js");
  if (which === "loaded") return time();
  if (which === "beside a task") {
    await isolateLocalState(async () => {
      await null;
    });
    return time();
  }
  return isolateLocalState(async () => {
    await null;
    return time();
  });
}

export async function run(): Promise<void> {
  const asked = process.env[variable] as Case | undefined;
  if (asked !== undefined) {
    console.log(await one(asked));
    return;
  }
  const samples = new Map<Case, number[]>(cases.map((name) => [name, []]));
  for (let r = 0; r < rounds; r++) {
    for (const name of cases) {
      // This program again, which then times one case.
      const { stdout, stderr, status } = spawnSync(process.execPath, [process.argv[1]!, "async"], {
        encoding: "utf8",
        env: { ...process.env, [variable]: name },
      });
      if (status !== 0) throw new Error(`${name} failed:\n${stderr}`);
      samples.get(name)!.push(Number(stdout));
    }
  }
  const timings = cases.map((name) => {
    const sorted = samples.get(name)!.sort((a, b) => a - b);
    return { name, median: sorted[sorted.length >> 1]!, best: sorted[0]! };
  });
  printTimings("add of one element, and tengen/async", timings, "without");
}
