// What calls leave among V8's old objects, where only a full collection frees it: nothing. V8 11 (Node 20) makes a hidden class, which is old from the
// beginning, for each object that is spread and then gets another property; descriptions of results that were made so let the heap of long loops grow.

import { getHeapSpaceStatistics } from "node:v8";
import { expect, test } from "vitest";
import { manualSeed, setNumThreads } from "../../generated/index.js";
import { findOperator } from "../conformance/library.js";
import { completed } from "../samples/checking.js";
import { type Sample, samples } from "../samples/samples.js";

setNumThreads(1);

const old = (): number =>
  getHeapSpaceStatistics().find(({ space_name }) => space_name === "old_space")!.space_used_size;

/** Bytes for each call: the median of some rounds, since the engine compiles and collects in others. */
function left(call: () => unknown): number {
  const rounds: number[] = [];
  for (let round = 0; round < 6; round++) {
    const before = old();
    for (let i = 0; i < 2000; i++) call();
    rounds.push((old() - before) / 2000);
  }
  return rounds.slice(1).sort((a, b) => a - b)[2]!;
}

/** Of each kind of kernel one, and all with results that are described in more than shape and dtype. */
const names = [
  ...[
    "sum.dim_IntList",
    "mean.dim",
    "nansum",
    "var.correction",
    "std.correction",
    "var_mean.correction",
    "norm.ScalarOpt_dim",
  ],
  ...["any.dim", "any.dims", "cumsum", "amax", "prod", "linalg_vector_norm", "aminmax", "logsumexp"],
  ...["add.Tensor", "relu", "where.self", "mm", "addmm", "cat", "stack", "_softmax", "native_layer_norm"],
  ...["avg_pool2d", "max_pool2d_with_indices", "convolution", "gather", "index_select", "sort", "embedding"],
];

const first = new Map<string, Sample>();
for (const sample of samples) if (!first.has(sample.operator)) first.set(sample.operator, sample);

test("no operator leaves anything among the old objects", () => {
  const found: Record<string, number> = {};
  for (const operator of names) {
    const { args, through } = first.get(operator)!;
    manualSeed(7);
    const op = findOperator(`aten::${operator}`)!;
    const given = completed(op, args());
    const values = through === undefined ? given : through(given);
    const bytes = left(() => op.call(values));
    if (bytes > 60) found[operator] = Math.round(bytes);
  }
  expect(found).toEqual({});
});
