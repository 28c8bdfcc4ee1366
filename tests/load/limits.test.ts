// Input beyond all measure gets an error at its place, never the end of the process.

import { describe, expect, test } from "vitest";
import { parametersOf, readParameters } from "../../runtime/dispatch/parameters.js";
import { parseSchema } from "../../runtime/schema/parse.js";
import { generated, problems } from "../emit/registry.js";
import { fc } from "../seeded.js";
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

test("names in schemas have at most 1000 characters", () => {
  const named = (name: string) => problems({ functions: `- func: ${name}(Tensor self) -> Tensor\n` });
  expect(named("f".repeat(1000))).toBe("");
  expect(named("f".repeat(1_000_000)).slice(0, 88)).toBe(
    "native_functions.yaml:1:9: a name or number may have at most 1000 characters\n  1 | - fun",
  );
  expect(() => parseSchema(`f(Tensor ${"x".repeat(1001)}) -> Tensor`)).toThrow("at most 1000 characters");
});

test("an entry that thousands of aliases repeat is read in time that grows with their number", () => {
  const functions = `- &a\n  func: f(Tensor self) -> Tensor\n${"- *a\n".repeat(30_000)}`;
  // When each alias searched the file, ten thousand took half a minute, and these would take five.
  expect(first(problems({ functions }))).toBe("native_functions.yaml:2:9: `f` is declared twice");
});

test.each([
  ["the last integer that numbers hold", "9007199254740991", "9007199254740991"],
  ["the first that they do not", "9007199254740992", null],
  ["one beyond", "9007199254740993", null],
  ["one below zero", "-9007199254740993", null],
  ["the end of int64: no limit", "9223372036854775807", "9007199254740991"],
  ["its other end", "-9223372036854775808", "-9007199254740991"],
])("integer defaults keep their value or are refused: %s", (_, text, value) => {
  for (const type of ["int", "int?", "SymInt", "Scalar", "int[1]"]) {
    const functions = `- func: f(Tensor self, ${type} end=${text}) -> Tensor\n  dispatch:\n    CPU: f_cpu\n`;
    const refused = `native_functions.yaml:1:${29 + type.length + (text.startsWith("-") ? 1 : 0)}: ${text} is beyond 2^53, where numbers are not exact`;
    if (value === null) expect(first(problems({ functions }))).toBe(refused);
    else {
      expect(problems({ functions })).toBe("");
      const schema = `f(Tensor self, ${type} end=${text}) -> Tensor`;
      const [, end] = parametersOf(parseSchema(schema)).list;
      const [, ofText] = readParameters(schema).list;
      expect([end!.default, ofText!.default].map((one) => String(one))).toEqual([value, value]);
    }
  }
  // Doubles round, as everywhere.
  expect(problems({ functions: `- func: f(Tensor self, float end=${text}) -> Tensor\n` })).toBe("");
});

describe("constants keep their value or are refused", () => {
  const g = "- func: g(Tensor self, int n=1, float p=1, Scalar s=1) -> Tensor\n  dispatch: {CPU: g_cpu}\n";
  const mul = "- func: mul.Scalar(Tensor self, Scalar other) -> Tensor\n  dispatch: {CPU: mul_cpu}\n";
  const formulaOf = (text: string) => ({
    functions: g + mul,
    derivatives: `- name: g(Tensor self, int n=1, float p=1, Scalar s=1) -> Tensor\n  self: ${text}\n`,
  });
  const callOf = (text: string) => ({
    functions: `${g}- func: f(Tensor self) -> Tensor\n  dispatch:\n    CompositeImplicitAutograd: = g(self, ${text})\n`,
  });
  const places: readonly [string, string, (text: string) => Parameters<typeof generated>[0]][] = [
    ["an integer in a formula", "autograd/nodes.ts", (text) => formulaOf(`g(grad, ${text})`)],
    ["a scalar in a formula", "autograd/nodes.ts", (text) => formulaOf(`grad * ${text}`)],
    ["an integer in a call", "calls.ts", callOf],
    ["a scalar in a call", "calls.ts", (text) => callOf(`1, 1, ${text}`)],
    [
      "a number in an expression",
      "pointwise/rules.ts",
      (text) => ({ functions: `- func: f(Tensor self) -> Tensor\n  pointwise:\n    expr: self + ${text}\n` }),
    ],
  ];

  test.each(places)("%s", (_, file, sample) => {
    const holds = (exact: bigint) => {
      // The end of int64 means that there is no limit, in calls as in defaults.
      if (file === "calls.ts" && exact === 2n ** 63n - 1n) return;
      const text = String(exact);
      const given = sample(text);
      const isSafe = exact === BigInt(Number(exact)) && Number.isSafeInteger(Number(exact));
      if (!isSafe) expect(problems(given)).not.toBe("");
      else expect([...generated(given).entries()].find(([, one]) => one.includes(text))?.[0], file).toBeDefined();
    };
    for (const exact of [2n ** 53n - 1n, 2n ** 53n, 2n ** 53n + 1n, 2n ** 63n - 1n, 2n ** 63n, 2n ** 64n]) holds(exact);
    fc.assert(fc.property(fc.bigInt(2n ** 40n, 2n ** 70n), holds), { numRuns: 20 });
  });

  test.each([
    ["a formula", formulaOf("grad * 1e400"), "derivatives.yaml:2:16: `1e400` is out of range"],
    ["an expression", places[4]![2]("1e400"), "native_functions.yaml:3:18: `1e400` is out of range"],
    [
      "a call",
      callOf("1, 1e400"),
      "native_functions.yaml:5:45: `1e400` is neither an argument nor a value for `p` of `g`, which is float",
    ],
    [
      "a default",
      { functions: "- func: f(Tensor self, float p=1e400) -> Tensor\n" },
      "native_functions.yaml:1:32: 1e400 is out of range",
    ],
  ])("doubles that are none are refused: %s", (_, given, message) => {
    expect(first(problems(given))).toBe(message);
  });
});
