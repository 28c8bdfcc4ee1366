// Records of scripts/record-layers: those of random programs that once differed, here or from PyTorch's. Each passes, or is a known difference.

import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { runFile } from "../conformance/kinds.js";
import { staleRows } from "../conformance/known.js";

test.each<readonly [kind: string, file: string, passed: number, known: number]>([
  ["functionalize", "unseen-functionalize.jsonl.gz", 9, 4],
  ["autocast", "unseen-autocast.jsonl.gz", 6, 4],
  ["lazyBits", "unseen-lazy_bits.jsonl.gz", 1, 9],
])("%s", async (kind, file, passed, known) => {
  const report = await runFile(kind, fileURLToPath(new URL(`../data/${file}`, import.meta.url)));
  expect(report.failed).toEqual([]);
  expect([report.passed, report.known.length, report.skipped]).toEqual([passed, known, []]);
  expect(staleRows(file, new Set(report.known.flatMap(({ rows }) => rows)))).toEqual([]);
});
