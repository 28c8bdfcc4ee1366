// 40,000 training steps in a synchronous loop, in a separate process with exact collection: the heap must not grow.

import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

test("40,000 training steps hold a steady heap", () => {
  const root = fileURLToPath(new URL("../..", import.meta.url));
  const program =
    'import { trainAndWatch } from "./bench/heap.ts"; console.log(JSON.stringify(trainAndWatch(40_000)));';
  const out = execFileSync(process.execPath, ["--expose-gc", "--import", "tsx", "--input-type=module", "-e", program], {
    cwd: root,
    encoding: "utf8",
  });
  const live = JSON.parse(out) as number[];
  expect(live).toHaveLength(10);
  // Warm after two tenths. One retained one-element tensor per step would add 13 MB to the rest; compiled code, which is there at one
  // collection and gone at the next, varies by 3 MB.
  expect(Math.min(...live.slice(-3)) - live[1]!).toBeLessThan(6_000_000);
});
