// PyTorch's results at the edges: bytes of bools, NaN, infinite and huge numbers, dtypes and shapes that are rejected,
// strides.

import { expect, test } from "vitest";
import { staleRows } from "../conformance/known.js";
import { runOps } from "../conformance/ops.js";
import { readFamily, testRecords } from "./golden.js";
import { dropWarnings } from "./quiet.js";

const family = readFamily("answers");

dropWarnings();

testRecords(family);

test("no known difference is stale", () => {
  const rows = new Set(runOps(family.ops).known.flatMap((one) => one.rows));
  expect(staleRows("kernels-answers.json.gz", rows)).toEqual([]);
});
