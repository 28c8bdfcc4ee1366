// The gradients in generated/coverage.json: rows that are known, and the flags of the samples, which the checks have verified.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Gradients } from "../../codegen/plan/gradients.js";
import { entries } from "./checking.js";
import { samples } from "./samples.js";

const { operators } = JSON.parse(readFileSync(new URL("../../generated/coverage.json", import.meta.url), "utf8")) as {
  operators: Readonly<Record<string, { readonly gradient: Gradients }>>;
};

test.each<[string, Gradients]>([
  ["mul.Tensor", { backward: "formula", doubleBackward: "formula", forward: "formula" }],
  ["exp", { backward: "formula", doubleBackward: "formula", forward: "auto_element_wise" }],
  ["exp_", { backward: "formula", doubleBackward: "formula", forward: "auto_element_wise" }],
  ["cumsum", { backward: "formula", doubleBackward: "formula", forward: "auto_linear" }],
  ["add.out", { backward: "out", doubleBackward: "out", forward: "out" }],
  ["matmul", { backward: "composite", doubleBackward: "composite", forward: "composite" }],
  ["copy_", { backward: "kernel", doubleBackward: "kernel", forward: "kernel" }],
  ["argmax", { backward: "non-differentiable", doubleBackward: "non-differentiable", forward: "non-differentiable" }],
  [
    "eq.Tensor",
    { backward: "non-differentiable", doubleBackward: "non-differentiable", forward: "non-differentiable" },
  ],
  ["zeros", { backward: "none", doubleBackward: "none", forward: "none" }],
  ["geqrf", { backward: "not implemented", doubleBackward: "not implemented", forward: "not implemented" }],
  ["_cdist_backward", { backward: "not implemented", doubleBackward: "not implemented", forward: "formula" }],
  // Recorded, its formula takes the branch that is differentiable again.
  ["native_group_norm", { backward: "formula", doubleBackward: "formula", forward: "formula" }],
  // As is this one's.
  ["_cdist_forward", { backward: "formula", doubleBackward: "formula", forward: "formula" }],
  [
    "segment_reduce",
    {
      backward: "formula",
      doubleBackward: "not implemented",
      forward: "formula",
      notDifferentiableAgain: ["_segment_reduce_backward"],
      withoutForward: ["_segment_reduce_backward"],
    },
  ],
])("%s", (operator, gradient) => {
  expect(operators[`aten::${operator}`]!.gradient).toEqual(gradient);
});

test("the second derivatives that are refused are those that the samples expect", () => {
  const refused = entries
    .map(({ operator }) => operator)
    .filter((operator) => operators[`aten::${operator}`]!.gradient.notDifferentiableAgain !== undefined);
  const seen = new Set(samples.filter(({ second }) => second === false).map(({ operator }) => operator));
  expect(refused.sort()).toEqual([...seen].sort());
});

test("forward mode is there where an entry has a formula for it, and nowhere else", () => {
  const differing = entries.filter(({ operator, forward, differentiable }) => {
    const kind = operators[`aten::${operator}`]!.gradient.forward;
    return differentiable.length > 0 && forward !== ["formula", "auto_linear", "auto_element_wise"].includes(kind);
  });
  expect(differing.map(({ operator }) => operator)).toEqual([]);
});
