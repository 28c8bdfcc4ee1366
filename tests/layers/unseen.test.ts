// Records of scripts/record-layers: those of random programs that once differed, here or from PyTorch's. Each passes, or is a known difference.

import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { runFile } from "../conformance/kinds.js";
import { staleRows } from "../conformance/known.js";

test.each<readonly [kind: string, file: string, passed: number, known: number, deviating: number]>([
  ["functionalize", "unseen-functionalize.jsonl.gz", 17, 1, 0],
  ["autocast", "unseen-autocast.jsonl.gz", 9, 2, 0],
  ["lazyBits", "unseen-lazy_bits.jsonl.gz", 1, 12, 0],
  ["makeFx", "unseen-make_fx.jsonl.gz", 34, 9, 0],
  ["calls", "unseen-dispatch_calls.jsonl.gz", 95, 0, 7],
  ["modes", "unseen-modes.jsonl.gz", 19, 16, 0],
])("%s", async (kind, file, passed, known, deviating) => {
  const report = await runFile(kind, fileURLToPath(new URL(`../data/${file}`, import.meta.url)));
  expect(report.failed).toEqual([]);
  expect([report.passed, report.known.length, report.deviating.length]).toEqual([passed, known, deviating]);
  expect(report.skipped).toEqual([]);
  expect(staleRows(file, new Set(report.known.flatMap(({ rows }) => rows)))).toEqual([]);
});
