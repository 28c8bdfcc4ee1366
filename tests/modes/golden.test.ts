// Modes and subclasses compared with records of PyTorch's: who sees which call, in which order, and what is rejected.

import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { readRecords } from "../conformance/files.js";
import { type ModesRecord, runModesRecords } from "../conformance/modes.js";

const records = readRecords<ModesRecord>(fileURLToPath(new URL("../data/modes.jsonl.gz", import.meta.url)));

test("recorded scenarios", () => {
  const { failed, skipped, passed, known } = runModesRecords(records);
  expect({ failed, skipped, passed, known: known.length }).toEqual({ failed: [], skipped: [], passed: 90, known: 12 });
});

test("a record with another call fails", () => {
  const changed = structuredClone(records).filter((record) => JSON.stringify(record).includes("aten::mul.Tensor"));
  const other = JSON.parse(JSON.stringify(changed).replaceAll("aten::mul.Tensor", "aten::div.Tensor")) as ModesRecord[];
  expect(runModesRecords(other).failed.length).toBeGreaterThan(0);
});
