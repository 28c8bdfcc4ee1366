// No test depends on the clock: none has its own time limit, measures what it asserts, or takes its seed from the time.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../", import.meta.url));

/** Where the clock is read, or waited for, and why no outcome depends on it. */
const allowed: Readonly<Record<string, string>> = {
  "async-device.ts: setTimeout": "lets other tasks run before a device answers: results are the same whenever it does",
  "cli/earlier-runs.test.ts: setTimeout":
    "looks again until something has happened, and lets a quiet time pass that only makes the test harder",
  "cli/watch.test.ts: setTimeout": "looks again until something has happened",
  "core/pool.test.ts: setTimeout": "the clock is the test's own: idle time passes when the test says so",
  "core/memory-tracker.test.ts: setTimeout": "lets tasks pass in which the engine reports what is gone",
  "core/residence.test.ts: setTimeout": "the clock is the test's own: idle time passes when the test says so",
  "kernels/loops/offers.test.ts: setTimeout": "lets the task pass in which a warning is given",
  "kernels/wasm/threads.test.ts: timeout: 120_000":
    "a program that a thread keeps from ending is ended, which fails the test",
  "modes/device-backend.test.ts: setTimeout": "lets tasks pass in which the engine reports what is gone",
  "webgpu/failures.ts: setTimeout":
    "lets tasks pass in which the engine reports what is gone, and the device that it is lost",
  "dispatch/local-state.test.ts: setTimeout": "lets other tasks run in between: the law holds for every interleaving",
  "project/conformance-kit.test.ts: setTimeout": "a backend of the test is late on purpose: however late, it is wrong",
  "project/package.test.ts: setTimeout": "lets other tasks run in between",
  "cli/robust.test.ts: setTimeout": "a process is killed at any moment: whichever it is, files are whole",
};

test("clocks, limits and seeds", () => {
  const found = new Set<string>();
  for (const name of readdirSync(root, { recursive: true, encoding: "utf8" })) {
    const file = name.replaceAll("\\", "/");
    if (!file.endsWith(".ts") || file === "project/clock.test.ts") continue;
    const text = readFileSync(join(root, file), "utf8").replace(/`[^`]*`/g, "");
    for (const [word] of text.matchAll(
      /\bDate\.now\b|\bperformance\.now\b|\bsetTimeout\b|\bMath\.random\b|\btimeout: ?[\d_]+|\}, [\d_]{4,}\);|import fc from/g,
    ))
      found.add(`${file}: ${word}`);
  }
  found.delete("seeded.ts: import fc from");
  expect([...found].filter((one) => allowed[one] === undefined)).toEqual([]);
});
