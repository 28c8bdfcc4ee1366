// Overload resolution on toy operators: the values that reach the operator, and the exact errors of wrong calls.

import { describe, expect, test } from "vitest";
import { brandKey } from "../../runtime/core/abi.js";
import { tensor } from "../../runtime/core/creation.js";
import { ShapeError } from "../../runtime/core/errors.js";
import { Generator } from "../../runtime/core/generator.js";
import { scalar } from "../../runtime/core/scalar.js";
import { installMisfits } from "../../runtime/dispatch/misfits.js";
import {
  callOverload,
  overloads,
  publicFunction,
  resolveCall,
  withCallContext,
} from "../../runtime/dispatch/overloads.js";
import { readParameters } from "../../runtime/dispatch/parameters.js";
import "../../runtime/features/explanations.js";

installMisfits();

/** Operators that return their arguments. */
function toy(name: string, ...schemas: string[]) {
  return overloads(
    name,
    ...schemas.map((text) => {
      const schemaText = `toy::${text}`;
      const operator = {
        name: schemaText.slice(0, schemaText.indexOf("(")),
        schemaText,
        parameters: readParameters(text),
      };
      return [operator, (...args: never[]) => [operator.name, ...args]] as const;
    }),
  );
}

const call = (set: ReturnType<typeof toy>, ...args: unknown[]) => callOverload(set, args);
const message = (set: ReturnType<typeof toy>, ...args: unknown[]) => {
  try {
    call(set, ...args);
    return "no error";
  } catch (error) {
    return `${(error as Error).name}: ${(error as Error).message}`;
  }
};

const x = tensor([1, 2, 3]);
const add = toy(
  "add",
  "add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor",
  "add.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)",
  "add.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor",
);
const sum = toy(
  "sum",
  "sum(Tensor self, *, ScalarType? dtype=None) -> Tensor",
  "sum.dim(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor",
);
const conv = toy(
  "conv",
  'conv(Tensor input, Tensor weight, Tensor? bias=None, int[2] stride=1, int[2] padding=[0, 2], str mode="same", int reduction=Mean) -> Tensor',
);
const top = toy(
  "top",
  "top(Tensor self, int k) -> (Tensor, Tensor)",
  "top.values(Tensor self, int k, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!), Tensor(b!))",
);
const zeros = toy(
  "zeros",
  "zeros(int[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
);
const cat = toy("cat", "cat(Tensor[] tensors, int dim=0) -> Tensor");
const draw = toy(
  "draw",
  "draw(Tensor self, float p=0.5, *, Generator? generator=None, ScalarType dtype=long) -> Tensor",
);

describe("what reaches the operator", () => {
  test.each<[string, ReturnType<typeof toy>, unknown[], unknown[]]>([
    ["defaults", add, [x, x], ["toy::add.Tensor", x, x, 1]],
    ["options by name", add, [x, x, { alpha: 2n }], ["toy::add.Tensor", x, x, 2n]],
    ["undefined is left out", add, [x, x, undefined], ["toy::add.Tensor", x, x, 1]],
    [
      "an undefined option is left out",
      add,
      [x, x, { alpha: undefined, out: undefined }],
      ["toy::add.Tensor", x, x, 1],
    ],
    ["the overload by type", add, [x, 2.5, 3], ["toy::add.Scalar", x, 2.5, 3]],
    ["a typed scalar", add, [x, scalar(2, "float")], ["toy::add.Scalar", x, scalar(2, "float"), 1]],
    ["a boolean as Scalar", add, [x, true], ["toy::add.Scalar", x, true, 1]],
    ["out", add, [x, x, { out: x, alpha: 3 }], ["toy::add.out", x, x, 3, x]],
    ["no arguments by position", sum, [x, { dim: 1, keepdim: true }], ["toy::sum.dim", x, [1], true, null]],
    ["a list", sum, [x, [0, 1]], ["toy::sum.dim", x, [0, 1], false, null]],
    ["null for an optional list", sum, [x, null, true], ["toy::sum.dim", x, null, true, null]],
    ["a dtype", sum, [x, { dtype: "float64" }], ["toy::sum", x, "float64"]],
    ["every default", conv, [x, x], ["toy::conv", x, x, null, [1, 1], [0, 2], "same", 1]],
    ["one number for a pair", conv, [x, x, null, 3, 4], ["toy::conv", x, x, null, [3, 3], [4, 4], "same", 1]],
    [
      "an omitted optional tensor shifts nothing",
      conv,
      [x, x, undefined, [3, 4]],
      ["toy::conv", x, x, null, [3, 4], [0, 2], "same", 1],
    ],
    [
      "the rest by name",
      conv,
      [x, x, { padding: 1, mode: "valid" }],
      ["toy::conv", x, x, null, [1, 1], [1, 1], "valid", 1],
    ],
    ["several outputs", top, [x, 2, { out: [x, x] }], ["toy::top.values", x, 2, x, x]],
    ["a bigint that is safe", top, [x, 2n], ["toy::top", x, 2]],
    [
      "tensor options",
      zeros,
      [[2], { dtype: "int64", pinMemory: false }],
      ["toy::zeros", [2], "int64", null, null, false],
    ],
    ["a list of tensors", cat, [[x, x]], ["toy::cat", [x, x], 0]],
    ["a named default", draw, [x], ["toy::draw", x, 0.5, null, "int64"]],
  ])("%s", (_, set, args, expected) => {
    expect(call(set, ...args)).toEqual(expected);
  });

  test("requiresGrad is set on what a factory gives back", () => {
    const result = call(zeros, [2], { requiresGrad: true }) as { requiresGrad?: boolean };
    expect(result.requiresGrad).toBe(true);
  });

  test("a generator", () => {
    const generator = new Generator(1);
    expect(call(draw, x, { generator })).toEqual(["toy::draw", x, 0.5, generator, "int64"]);
  });
});

describe("errors", () => {
  test.each<[string, () => string, string]>([
    [
      "wrong type, one overload",
      () => message(zeros, "2"),
      `ArgumentError: zeros: \`size\` must be an array of integers, got "2"
  operator: toy::zeros(int[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
  argument: size`,
    ],
    [
      "wrong element",
      () => message(zeros, [1, 2.5]),
      `ArgumentError: zeros: \`size\` must be an array of integers, got number 2.5 at [1]
  operator: toy::zeros(int[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
  argument: size`,
    ],
    [
      "missing argument",
      () => message(conv, x),
      `ArgumentError: conv: \`weight\` is missing
  operator: toy::conv(Tensor input, Tensor weight, Tensor? bias=None, int[2] stride=1, int[2] padding=[0, 2], str mode="same", int reduction=Mean) -> Tensor
  argument: weight`,
    ],
    [
      "too many arguments",
      () => message(cat, [x], 0, 1),
      `ArgumentError: cat: takes at most 2 positional arguments, got 3
  operator: toy::cat(Tensor[] tensors, int dim=0) -> Tensor`,
    ],
    [
      "unknown option",
      () => message(conv, x, x, { padding: 1, strides: 2 }),
      `ArgumentError: conv: unknown option \`strides\`. Did you mean stride?
  operator: toy::conv(Tensor input, Tensor weight, Tensor? bias=None, int[2] stride=1, int[2] padding=[0, 2], str mode="same", int reduction=Mean) -> Tensor`,
    ],
    [
      "unknown option of several overloads",
      () => message(add, x, x, { beta: 1 }),
      `ArgumentError: add: unknown option \`beta\`; it takes \`self\`, \`other\`, \`alpha\`, \`out\`
  operator: toy::add`,
    ],
    [
      "given twice",
      () => message(cat, [x], 1, { dim: 0 }),
      `ArgumentError: cat: \`dim\` is given twice, by position and by name
  operator: toy::cat(Tensor[] tensors, int dim=0) -> Tensor
  argument: dim`,
    ],
    [
      "unknown dtype",
      () => message(zeros, [1], { dtype: "flaot32" }),
      `ArgumentError: zeros: \`dtype\` must be a dtype or null, got "flaot32". Did you mean float32?
  operator: toy::zeros(int[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
  argument: dtype`,
    ],
    [
      "no overload matches",
      () => message(add, x, "y"),
      `ArgumentError: add: no overload matches (Tensor of float32 with shape [3], "y")
  toy::add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
    \`other\` must be a Tensor, got "y"
  toy::add.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
    \`other\` must be a number, bigint or boolean, got "y"`,
    ],
    [
      "every overload says the same",
      () => message(sum, 1),
      `ArgumentError: sum: \`self\` must be a Tensor, got number 1
  operator: toy::sum(Tensor self, *, ScalarType? dtype=None) -> Tensor
  argument: self`,
    ],
    [
      "a wrong out",
      () => message(top, x, 1, { out: x }),
      `ArgumentError: top: \`out\` must be an array of 2 Tensors, got Tensor of float32 with shape [3]
  operator: toy::top.values(Tensor self, int k, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!), Tensor(b!))
  argument: values`,
    ],
    [
      "null where none is allowed",
      () => message(cat, null),
      `ArgumentError: cat: \`tensors\` must be an array of Tensors, got null
  operator: toy::cat(Tensor[] tensors, int dim=0) -> Tensor
  argument: tensors`,
    ],
  ])("%s", (_, run, expected) => {
    expect(run()).toBe(expected);
  });

  test("a tensor of another copy of the package is named as such", () => {
    class Tensor {
      readonly [brandKey] = { abi: 0, version: "0.0.1", url: "file:///other/tengen.js" };
    }
    const foreign = new Tensor();
    expect(message(add, x, foreign)).toMatch(/^AbiError: this tensor belongs to another copy of tengen/);
  });

  test("what a kernel throws is given the operator's schema", () => {
    const failing = overloads("f", [
      {
        name: "toy::f",
        schemaText: "toy::f(Tensor self) -> Tensor",
        parameters: readParameters("f(Tensor self) -> Tensor"),
      },
      () => {
        throw new ShapeError("too small");
      },
    ]);
    expect(message(failing, x)).toBe("ShapeError: too small\n  operator: toy::f(Tensor self) -> Tensor");
    const plain = new TypeError("no error of ours");
    expect(withCallContext(plain, failing, [x])).toBe(plain);
  });
});

test("a second copy of a public function gives way to the first", () => {
  const first = publicFunction<() => number>("tests/emit/overloads", () => 1);
  expect(publicFunction<() => number>("tests/emit/overloads", () => 2)).toBe(first);
});

test("a public function answers plain calls, and leaves the others and its failures to its operators", () => {
  const operator = {
    name: "toy::half",
    schemaText: "toy::half(int n, *, int by=2) -> float",
    parameters: readParameters("half(int n, *, int by=2) -> float"),
  };
  const stub = (n: number, by: number): unknown => {
    if (by === 0) throw new ShapeError("nothing to divide by");
    if (by < 0) throw undefined;
    return n / by;
  };
  const half = publicFunction<(n: unknown, options?: unknown) => unknown>(
    "tests/emit/half",
    function half(n, options): unknown {
      let failed: { readonly error: unknown } | undefined;
      try {
        if (typeof n === "number" && options === undefined) return stub(n, n === 13 ? 0 : n === 14 ? -1 : 2);
      } catch (error) {
        failed = { error };
      }
      return resolveCall(half, [n, options], failed);
    },
    operator,
    stub,
  );
  expect([half(8), half(8, { by: 4 }), half(8n)]).toEqual([4, 2, 4]);
  expect(() => half(13)).toThrow(/^nothing to divide by\n {2}operator: toy::half\(int n, \*, int by=2\) -> float$/);
  expect(() => half(8, { by: 0 })).toThrow(/^nothing to divide by\n {2}operator: toy::half/);
  let thrown: unknown = "nothing";
  try {
    half(14);
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toBe(undefined);
});
