// Programs without an answer to compare with lose the step or the gradients concerned, decided by PyTorch's answer alone.

import { expect, test } from "vitest";
import { avoided, avoiding } from "../../scripts/fuzz/not-generated.js";
import type { Answer, Program, StepAnswer } from "../../scripts/fuzz/program.js";
import { inputs } from "./by-hand.js";

const program: Program = {
  id: "by hand",
  inputs,
  steps: [
    { op: "copysign_.Tensor", args: [{ x: "b" }, { x: "b" }], outs: ["c"] },
    { op: "exp", args: [{ x: "c" }], outs: ["d"] },
    { op: "neg", args: [{ x: "a" }], outs: [null] },
  ],
  backward: { outputs: ["d"], leaves: ["a"], second: true },
};
const answer = (steps: readonly StepAnswer[], backward: Answer["backward"] = {}): Answer => ({
  id: "by hand",
  steps: [...steps, ...[{}, {}, {}].slice(steps.length)],
  backward,
});
const opsOf = (one: Program | undefined): readonly string[] | undefined => one?.steps.map(({ op }) => op);

test("an answer without contradictions is compared", () => {
  expect(avoiding(program, answer([]))).toBeNull();
});

test.each([
  "the functional form has other values",
  "dense operands give other values",
  "dense operands are accepted",
  "another call gives other values",
  "operands with other signs of NaN give other values",
  "an output has another dtype than it had",
  "an output of the right shape is laid out anew",
  "what was written has the version that it had",
  "operands with gaps give other values",
  "the loop over vectors gives other values",
  "an output apart from the operands is accepted",
  "with elements it is refused: RuntimeError: \"pdist\" not implemented for 'ComplexFloat'",
])("a step of which PyTorch says that %s goes, with what uses its result", (contradicts) => {
  const found = avoiding(program, answer([{ contradicts }]));
  expect(opsOf(found?.program)).toEqual(["neg"]);
  expect(found?.op).toBe("copysign_.Tensor");
  expect(found?.program.backward).toBeUndefined();
});

test("contradictions of what memory happens to hold are none", () => {
  const op = "as_strided_copy.out";
  const steps = [{ ...program.steps[0]!, op }, ...program.steps.slice(1)];
  const contradicts = "the functional form has other values";
  expect(avoiding({ ...program, steps }, answer([{ contradicts }]))).toBeNull();
});

test.each([
  ["linalg_inv_ex", "an operand is not finite"],
  ["cholesky_inverse", "a diagonal is not real"],
  ["linalg_cholesky_ex.L", "the factorisation failed"],
])("%s is left out where PyTorch says that %s; other operators are not", (op, operand) => {
  const of = (name: string): Program => ({
    ...program,
    steps: [program.steps[2]!, { ...program.steps[1]!, op: name }],
  });
  const said: Answer = { id: "by hand", steps: [{}, { operands: [operand] }] };
  expect(opsOf(avoiding(of(op), said)?.program)).toEqual(["neg"]);
  expect(avoiding(of("exp"), said)).toBeNull();
});

test("an error of the backward pass is looked up for every step", () => {
  const error = "RuntimeError: grad_input must be contiguous";
  expect(avoiding(program, answer([], { error }))).toBeNull();
  const steps = [...program.steps.slice(0, 2), { ...program.steps[2]!, op: "nll_loss_nd" }];
  const found = avoiding({ ...program, steps }, answer([], { error }));
  expect(opsOf(found?.program)).toEqual(["copysign_.Tensor", "exp", "nll_loss_nd"]);
  expect(found?.program.backward).toBeUndefined();
});

test("gradients that PyTorch's other ways contradict are left out, and those of gradients alone", () => {
  const contradicts = "operands with gaps give other gradients";
  expect(avoiding(program, answer([], { contradicts }))?.program.backward).toBeUndefined();
  const found = avoiding(program, answer([], { secondContradicts: contradicts }));
  expect(found?.program).toEqual({ ...program, backward: { ...program.backward, second: false } });
  expect(avoiding(program, answer([], { doubles: [[1, 2]] }))).toBeNull();
});

test("complex numbers as bools are left out where operators convert, not where they compare", () => {
  const contradicts = "complex numbers as bools are others than whether they are 0";
  const of = (op: string): Program => ({
    ...program,
    steps: [{ ...program.steps[0]!, op }, ...program.steps.slice(1)],
  });
  expect(opsOf(avoiding(of("copy_"), answer([{ contradicts }]))?.program)).toEqual(["neg"]);
  expect(opsOf(avoiding(of("all.out"), answer([{ contradicts }]))?.program)).toEqual(["neg"]);
  expect(avoiding(of("eq.Tensor"), answer([{ contradicts }]))).toBeNull();
});

test("a refusal of elements counts where it is one of dtypes, not of shapes", () => {
  const contradicts = "with elements it is refused: RuntimeError: shape '[0]' is invalid for input of size 4";
  expect(avoiding(program, answer([{ contradicts }]))).toBeNull();
});

test("without a derivative of the derivative the first gradients remain", () => {
  const secondError = "NotImplementedError: the derivative for '_pdist_backward' is not implemented.";
  const found = avoiding(program, answer([], { secondError }));
  expect(found?.program).toEqual({ ...program, backward: { ...program.backward, second: false } });
});

test("without gradients what was refused only for them has names, to be compared", () => {
  const seen = { a: { grad: true, node: "NotImplemented" } } as unknown as StepAnswer["seen"];
  const found = avoiding(program, answer([{ seen: seen! }]));
  expect(found?.program.steps.map(({ outs }) => outs)).toEqual([["c"], ["d"], ["unnamed20"]]);
  expect(found?.program.inputs.some(({ requiresGrad }) => requiresGrad)).toBe(false);
});

test("every row's patterns are valid, and its reason says why there is nothing to compare", () => {
  for (const { operator, where, theirs, reason } of avoided) {
    for (const text of [operator, where, theirs]) expect(() => new RegExp(text), text).not.toThrow();
    expect(reason, theirs).toMatch(/PyTorch|nothing states/);
  }
});
