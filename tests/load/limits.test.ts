// Input beyond all measure gets an error at its place, never the end of the process.

import { expect, test } from "vitest";
import { generated, problems } from "../emit/registry.js";
import { read } from "./problems.js";

const first = (text: string): string => text.split("\n")[0]!;
const exp = "- func: exp(Tensor self) -> Tensor\n  dispatch:\n    CPU: exp_cpu\n";
const formula = (text: string) => `- name: exp(Tensor self) -> Tensor\n  self: ${text}\n`;

test("a sum of many terms", () => {
  const sum = (term: string) => Array(50_000).fill(term).join(" + ");
  expect(first(problems({ functions: exp, derivatives: formula(sum("grad")) }))).toBe(
    "derivatives.yaml:2:7009: a formula must have at most 2000 tokens",
  );
  const functions = `- func: f(Tensor self) -> Tensor\n  pointwise:\n    expr: ${sum("self")}\n`;
  expect(first(problems({ functions }))).toBe(
    "native_functions.yaml:3:7011: an expression may have at most 2000 names, numbers and signs",
  );
  // A thousand terms are no problem.
  const terms = Array(999).fill("grad").join(" + ");
  const add = "- func: add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor\n  dispatch:\n    CPU: add\n";
  expect(problems({ functions: exp + add, derivatives: formula(terms) })).toBe("");
});

test.each([
  ["lists in lists", `- ${"- ".repeat(3000)}a`],
  ["lists below lists", Array.from({ length: 3000 }, (_, i) => `${" ".repeat(i)}-`).join("\n")],
  ["maps in maps", Array.from({ length: 2000 }, (_, i) => `${" ".repeat(i)}a:`).join("\n")],
  ["keys in keys", `${"? ".repeat(3000)}a`],
  ["brackets", `- func: ${"[".repeat(5000)}`],
])("YAML that is nested deeply: %s", (_, text) => {
  expect(read({ "native_functions.yaml": text }).messages).toMatch(/nested too deeply/);
});

test("a method that the registry lacks, of something that is saved", () => {
  const functions = `${exp}- func: mul.Scalar(Tensor self, Scalar other) -> Tensor\n  dispatch:\n    CPU: mul\n`;
  expect(problems({ functions, derivatives: formula("mul(grad, self.is_conj())") })).toBe(
    "derivatives.yaml:2:24: there is no operator `is_conj`\n" +
      "  2 |   self: mul(grad, self.is_conj())\n                             ^^^^^^^\n" +
      "  hint: what a formula calls is an operator of native_functions.yaml",
  );
});

test("a tensor that need not be there names itself and its operator where a formula takes it to be", () => {
  const functions = `${exp}- func: f(Tensor self, Tensor? weight) -> Tensor\n  dispatch:\n    CPU: f\n- func: mul.Tensor(Tensor self, Tensor other) -> Tensor\n  dispatch:\n    CPU: mul\n`;
  const emitted = (text: string) =>
    generated({ functions, derivatives: `- name: f(Tensor self, Tensor? weight) -> Tensor\n  self: ${text}\n` }).get(
      "autograd/nodes.ts",
    )!;
  expect(emitted("grad * weight")).toContain('mul_Tensor(grad, defined(weight, "`weight` of `f`"))');
  expect(emitted('"weight.defined() ? grad * weight : grad"')).toContain(
    "weight !== null ? op.mul_Tensor(grad, weight) : grad",
  );
});
