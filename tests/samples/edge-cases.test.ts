// Gradients, second derivatives and tangents where formulas have corners, as PyTorch 1.13.1 recorded them (the format of GRADS records): norms of zeros,
// products with zeros, ties, NaN, padding and frequencies of embeddings, coincident points, every rank of matmul, every reduction of losses, bends and
// bounds, empty tensors and those without dimensions, alpha and beta of 0, convolutions, pooling and norms with and without each of their arguments,
// reductions to a wider dtype, every flag of triangular solves, empty segments, factors of matrices that are not square.
// Second derivatives of a product with two zeros are left out: PyTorch gives none.

import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { type GradRecord, runGrads } from "../conformance/grads.js";
import { staleRows } from "../conformance/known.js";

const text = gunzipSync(readFileSync(new URL("../data/edge-gradients.jsonl.gz", import.meta.url))).toString();
const records = text
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as GradRecord);

test("edge cases have PyTorch's gradients", () => {
  const { passed, failed, known, skipped, deviating } = runGrads(records);
  expect(failed).toEqual([]);
  expect(skipped).toEqual([]);
  expect(passed + known.length + deviating.length).toBe(records.length);
  const rows = new Set(known.flatMap(({ rows }) => rows));
  expect(staleRows("edge-gradients.jsonl.gz", rows)).toEqual([]);
});

test("tangents differ only where PyTorch's contradict its own gradients", () => {
  const operators = runGrads(records).deviating.map(({ why }) => /^aten::[\w.]+/.exec(why)![0]);
  // PyTorch's tangent of fmax at equal values, of a product scattered over zeros, or of an extreme without self, of a singular matrix's determinant, of prelu at zero, and at the
  // bounds of clamp; that of triangular_solve takes all of the matrix, untransposed.
  expect(operators).toEqual([
    "aten::fmax",
    "aten::scatter_reduce.two",
    "aten::scatter_reduce.two",
    "aten::scatter_reduce.two",
    "aten::linalg_det",
    "aten::prelu",
    "aten::fmax",
    "aten::fmax",
    "aten::clamp.Tensor",
    "aten::clamp.Tensor",
    ...new Array<string>(8).fill("aten::triangular_solve"),
    "aten::fmax",
    "aten::triangular_solve",
  ]);
});
