// Random programs keep the laws of scripts/fuzz/laws.ts, and each kind of breach is noticed.

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { local } from "../../runtime/dispatch/local.js";
import { warnings } from "../../runtime/kernels/shapes/outputs.js";
import { conditions } from "../../scripts/fuzz/conditions.js";
import { generate, Operators } from "../../scripts/fuzz/generate.js";
import {
  applyLaw,
  type Breach,
  brokenLaws,
  type Law,
  laws,
  type Observed,
  reasonOf,
  shrinkBreach,
} from "../../scripts/fuzz/laws.js";
import type { Input, Program, Step } from "../../scripts/fuzz/program.js";
import { inputs } from "./by-hand.js";

const { emit } = warnings;
beforeAll(() => {
  warnings.emit = () => {};
});
afterAll(() => {
  warnings.emit = emit;
});

/** Laws that held for some program. */
const held = new Set<string>();

// The last test looks at what the others counted.
describe("programs of a seed", { shuffle: false }, () => {
  test.each([
    ["real", 20261123, 20],
    ["complex", 20261124, 10],
    ["half", 20261125, 8],
  ] as const)("programs of %s numbers", (numbers, seed, count) => {
    const operators = new Operators(null, numbers);
    const before = { ...local };
    const broken: string[] = [];
    for (let i = 0; i < count; i++) {
      const program = generate(`${seed}.${i}`, seed * 1000003 + i, operators, { minSteps: 2, maxSteps: 6 });
      for (const law of laws) {
        const found = applyLaw(law, program);
        if (found === null) held.add(law.name);
        else if (found !== "silent" && reasonOf(found, program) === null)
          broken.push(`${program.id}, ${law.name}: ${found.op}: ${found.what}`);
      }
    }
    expect(broken).toEqual([]);
    expect(local).toEqual(before);
  });

  test("no law was silent throughout", () => {
    expect(laws.map(({ name }) => name).filter((name) => !held.has(name))).toEqual([]);
  });
});

const program: Program = {
  id: "by hand",
  inputs,
  steps: [
    { op: "mul.Tensor", args: [{ x: "a" }, { x: "b" }], outs: ["c"] },
    { op: "exp", args: [{ x: "b" }], outs: ["d"] },
    { op: "equal", args: [{ x: "a" }, { x: "b" }], outs: [null] },
    { op: "view", args: [{ x: "b" }, [{ i: 5 }]], outs: ["e"] },
  ],
  backward: { outputs: ["c"], leaves: ["a"], second: false },
};

/** A law under which programs come to something else. */
const lawOf = (change: (seen: Observed) => Observed): Law => ({
  name: "by hand",
  whole: true,
  gradients: true,
  other: (_, wanted) => change(wanted),
});

test.each<[string, (seen: Observed) => Observed, string | null]>([
  ["nothing", (seen) => seen, null],
  [
    "an element",
    (seen) => ({ ...seen, values: new Map(seen.values).set("c", { dtype: "float32", shape: [2], elements: [3, 1] }) }),
    "mul.Tensor: c: element 1 is 1 in place of 0",
  ],
  [
    "a shape",
    (seen) => ({
      ...seen,
      values: new Map(seen.values).set("c", { dtype: "float32", shape: [1, 2], elements: [3, 0] }),
    }),
    "mul.Tensor: c: float32 [1,2] in place of float32 [2]",
  ],
  [
    "a value that is missing",
    (seen) => ({ ...seen, values: new Map([...seen.values].filter(([name]) => name !== "c")) }),
    "mul.Tensor: c: nothing in place of [3,0]",
  ],
  ["a plain result", (seen) => ({ ...seen, plain: ["", "", "true", ""] }), "equal: gives true in place of false"],
  [
    "a refusal",
    (seen) => ({ ...seen, refusals: [null, new RangeError("no"), ...seen.refusals.slice(2)] }),
    "exp: refused: RangeError: no",
  ],
  [
    "an acceptance",
    (seen) => ({ ...seen, refusals: [null, null, null, null] }),
    "view: accepted, and else ShapeError: shape '[5]' is invalid for input of size 2",
  ],
  [
    "an error of the engine",
    (seen) => ({ ...seen, refusals: [null, null, null, new TypeError("x is undefined")] }),
    "view: TypeError: x is undefined in place of ShapeError: shape '[5]' is invalid for input of size 2",
  ],
  ["gradients", (seen) => ({ ...seen, gradients: null }), "grad: gradients are refused"],
  ["a gradient", (seen) => ({ ...seen, gradients: [null] }), "grad: gradients of a: nothing in place of [-3.375,0]"],
])("%s", (_, change, expected) => {
  const found = applyLaw(lawOf(change), program);
  expect(found === null || found === "silent" ? found : `${found.op}: ${found.what}`).toBe(expected);
});

test("what a law throws is a breach, and shrinking keeps the step that matters", () => {
  const law: Law = {
    name: "by hand",
    other: ({ steps }) => {
      if (steps.some(({ op }) => op === "exp")) throw new RangeError("no exponentials");
      return null;
    },
  };
  const found = applyLaw(law, program);
  const breach = { law: "by hand", op: "equal", what: "throws RangeError: no exponentials" };
  expect(found).toEqual(breach);
  const shrunk = shrinkBreach(law, program, breach);
  expect(shrunk.program.steps.map(({ op }) => op)).toEqual(["exp"]);
  expect(shrunk.program.inputs.map(({ name }) => name)).toEqual(["b"]);
});

test("a reason belongs to its law, its operator and what differs", () => {
  const breach = {
    law: "mapped over examples",
    op: "topk",
    what: `throws DTypeError: "topk" not implemented for 'bool'`,
  };
  expect(reasonOf(breach, program)).toContain("as in PyTorch");
  expect(reasonOf({ ...breach, law: "a graph" }, program)).toBeNull();
  expect(reasonOf({ ...breach, op: "sort" }, program)).toBeNull();
  expect(reasonOf({ ...breach, what: "element 0" }, program)).toBeNull();
  const gradient = { law: "second derivatives are symmetric", op: "grad", what: "1 against 2" };
  expect(reasonOf(gradient, program)).toBeNull();
  const steps = [{ op: "_weight_norm", args: [], outs: [] }];
  expect(reasonOf(gradient, { ...program, steps })).toContain("weight norm");
});

test("a negative number of differences: given back, and refused into an output", () => {
  const forms = laws.find(({ name }) => name === "forms of an operator")!;
  const given = vector("x", [1, 2, 4, 8]);
  const program = (n: number): Program => by("diff", [x, { i: n }, { i: -1 }, null, null], ["z"], [given]);
  expect(applyLaw(forms, program(2))).toBeNull();
  const breach = applyLaw(forms, program(-1));
  expect(reasonOf(breach as Breach, program(-1))).toContain("its out form refuses");
});

const vector = (name: string, storage: number[], more: Partial<Input> = {}): Input => ({
  ...{ name, dtype: "float64", shape: [storage.length], strides: [1], offset: 0, storage },
  ...more,
});
const statistics = ["m", "v"].map((name) => vector(name, [1, 2]));
const signal = vector("x", [1, 2, 4, 8], { shape: [1, 2, 2], strides: [4, 2, 1] });
const by = (op: string, args: Step["args"], outs: Step["outs"], given: Input[]): Program => ({
  id: "by hand",
  inputs: given,
  steps: [{ op, args, outs }],
});
const [x, y] = [{ x: "x" }, { x: "y" }];

test.each<[string, string, Program, "silent" | null]>([
  [
    "a list that is written counts as several tensors",
    "lazy inputs",
    by("split_copy.Tensor_out", [x, { i: 1 }, { i: 0 }, [y]], [], [vector("x", [1]), vector("y", [2])]),
    "silent",
  ],
  [
    "one tensor that is written does not",
    "lazy inputs",
    by("neg.out", [x, y], ["z"], [vector("x", [1]), vector("y", [2])]),
    null,
  ],
  [
    "running statistics are written, also by momentum 0",
    "a copied graph, cleaned up",
    by(
      "instance_norm",
      [x, null, null, { x: "m" }, { x: "v" }, true, { f: 0 }, { f: 1e-5 }, false],
      ["z"],
      [signal, ...statistics],
    ),
    "silent",
  ],
  [
    "no statistics, nothing written",
    "a copied graph, cleaned up",
    by("instance_norm", [x, null, null, null, null, true, { f: 0 }, { f: 1e-5 }, false], ["z"], [signal]),
    null,
  ],
  [
    "an output of float64 has the precision of what it was computed from",
    "kernels in TypeScript and in WebAssembly",
    by(
      "sigmoid_backward.grad_input",
      [x, y, { x: "o" }],
      ["z"],
      [
        vector("x", [1.4741612672805786], { dtype: "float32" }),
        vector("y", [0.20914550125598907], { dtype: "float32" }),
        vector("o", []),
      ],
    ),
    null,
  ],
  [
    "what may be its operand or a copy, by a device, and is written",
    "a graph on meta",
    {
      id: "by hand",
      inputs: [vector("x", [1, 2])],
      steps: [
        { op: "to.device", args: [x, { device: "cpu" }, { d: "float64" }, false, false, null], outs: ["z"] },
        { op: "neg_", args: [{ x: "z" }], outs: ["w"] },
      ],
    },
    "silent",
  ],
  [
    "what may be its operand or a copy, by a device",
    "a graph on meta",
    by("to.device", [x, { device: "cpu" }, { d: "float64" }, false, false, null], ["z"], [vector("x", [1, 2])]),
    null,
  ],
  [
    "other numbers, of which there are fewer, into an output",
    "a graph of a functionalized program",
    {
      id: "by hand",
      inputs: [
        vector(
          "x",
          Array.from({ length: 24 }, (_, i) => i),
        ),
        vector("y", [0, 0, 0]),
      ],
      steps: [
        { op: "_unique", args: [x, true, false], outs: ["u", "v"] },
        { op: "special_round.out", args: [{ x: "u" }, { i: 1 }, y], outs: ["z"] },
      ],
    },
    null,
  ],
  [
    "out forms have no tangents",
    "forward is reverse transposed",
    {
      ...by("special_airy_ai.out", [x, y], ["z"], [vector("x", [1, 2]), vector("y", [3, 4], { requiresGrad: true })]),
      backward: { outputs: ["z"], leaves: ["y"], second: false },
    },
    "silent",
  ],
])("%s", (_, name, one, expected) => {
  expect(applyLaw(laws.find((law) => law.name === name)!, one)).toBe(expected);
});

/** Calls that broke a law of their own, since what they return is the argument. */
const settled: Readonly<Record<string, Program>> = {
  lift: by("lift", [x], ["z"], [vector("x", [1, 2])]),
  lift_fresh: by("lift_fresh", [x], ["z"], [vector("x", [1, 2])]),
};

const cases = Object.keys(settled).flatMap((op) =>
  laws.filter(({ of }) => of?.(settled[op]!) ?? true).map(({ name }) => [op, name] as const),
);

test.each(cases)("%s: %s", (op, name) => {
  const { inputs: given, ...rest } = settled[op]!;
  const all = given.map((input): Input => ({ ...input, requiresGrad: true }));
  const backward = { outputs: ["z"], leaves: given.map((input) => input.name), second: true };
  const found = applyLaw(laws.find((law) => law.name === name)!, { ...rest, inputs: all, backward });
  expect(found === "silent" ? null : found).toBeNull();
});

const matrices = (storage: readonly (number | string)[]): Input =>
  vector("x", [], { shape: [2, 2], strides: [2, 1], storage });
const det = (storage: readonly (number | string)[]): Program =>
  by("_linalg_slogdet", [x], ["s", "l", "f", "p"], [matrices(storage)]);
const solve = (A: readonly number[], B: readonly (number | string)[]): Program =>
  by("linalg_solve_ex", [x, y, true, false], ["r", "i"], [matrices(A), vector("y", [], { shape: [2], storage: B })]);
const solveTensors = (B: readonly (number | string)[]): Program =>
  by("linalg_tensorsolve", [x, y, null], ["r"], [matrices([1, 2, 3, 4]), vector("y", [], { shape: [2], storage: B })]);
const put = (index: readonly number[], accumulate: boolean): Program =>
  by(
    "put",
    [x, { x: "i" }, y, accumulate],
    ["z"],
    [vector("x", [1, 2, 3]), vector("i", [...index], { dtype: "int64" }), vector("y", [4, 5])],
  );
const clamp = (values: readonly (number | string)[], least: number | string): Program =>
  by(
    "clamp.Tensor",
    [x, y, null],
    ["z"],
    [vector("x", [], { shape: [2], storage: values }), vector("y", [], { shape: [1], storage: [least] })],
  );
const unbind = (last: "x" | "v"): Program =>
  by(
    "unbind_copy.int_out",
    [x, { i: 0 }, [y, { x: last }]],
    [],
    [matrices([1, 2, 3, 4]), vector("y", [1, 2]), vector("v", [1, 2])],
  );
const lookUp = (padding: number): Program =>
  by(
    "embedding",
    [x, { x: "i" }, { i: padding }, false, false],
    ["z"],
    [matrices([1, 2, 3, 4]), vector("i", [1, 1], { dtype: "int64" })],
  );
const gelu = (value: number): Program => by("gelu", [x, "none"], ["z"], [vector("x", [value])]);
const svd = by("linalg_svd", [x, true, null], ["U", "S", "V"], [matrices([1, 2, 3, 4])]);
const determinant = (storage: readonly number[]): Program =>
  by("_linalg_det", [x], ["d", "f", "p"], [matrices(storage)]);
const compiled = "kernels in TypeScript and in WebAssembly";
const functionalized = "functionalize mutations";
const elsewhere = "inputs elsewhere in memory";
const transposed = "forward is reverse transposed";

test.each<[string, Program, string, string, boolean]>([
  ["a sign", det([1, 2, 3, 4]), elsewhere, "s: element 0 is 1 in place of -1", false],
  ["a sign by its number", det([1, 2, 3, 4]), "forms of an operator", "result 0: element 0 is 1 in place of -1", false],
  ["the sign of a singular matrix", det([1, 2, 2, 4]), elsewhere, "s: element 0 is 1 in place of -1", true],
  ["the sign of one with NaN", det([1, 2, "NaN", 4]), elsewhere, "s: element 0 is 1 in place of -1", true],
  ["a solution", solve([1, 2, 3, 4], [1, 2]), elsewhere, "r: element 0 is 1 in place of 2", false],
  ["one of a singular matrix", solve([1, 2, 2, 4], [1, 2]), elsewhere, "r: element 0 is 1 in place of 2", true],
  ["one of an infinity", solve([1, 2, 3, 4], [1, "Infinity"]), elsewhere, "r: element 0 is 1 in place of 2", true],
  ["tensors solved", solveTensors([1, 2]), elsewhere, "r: element 0 is 1 in place of 2", false],
  [
    "those of an infinity",
    solveTensors([1, "Infinity"]),
    "lazy inputs",
    "r: element 0 is Infinity in place of NaN",
    true,
  ],
  ["two sources at one place", put([1, -2], false), transposed, "1 against 2", true],
  ["added to one place", put([1, -2], true), transposed, "1 against 2", false],
  ["each at its place", put([1, -1], false), transposed, "1 against 2", false],
  ["a clamped NaN", clamp([1, "NaN"], 0), transposed, "1 against 2", true],
  ["a bound that is NaN", clamp([1, 2], "NaN"), transposed, "1 against 2", true],
  ["clamped numbers", clamp([1, "Infinity"], "-Infinity"), transposed, "1 against 2", false],
  ["an output that is read", unbind("x"), functionalized, "x: element 0 is 1 in place of 2", true],
  ["outputs of their own", unbind("v"), functionalized, "v: element 0 is 1 in place of 2", false],
  ["the row of the padding", lookUp(1), transposed, "1 against 2", true],
  ["other rows", lookUp(0), transposed, "1 against 2", false],
  ["gelu far below 0", gelu(-2), compiled, "z: element 0 is 1 in place of 2", true],
  ["gelu elsewhere", gelu(-0.5), compiled, "z: element 0 is 1 in place of 2", false],
  ["singular vectors", svd, compiled, "V: element 0 is 1 in place of 2", true],
  ["singular values", svd, compiled, "S: element 0 is 1 in place of 2", false],
  ["a determinant near 0", determinant([1, 2, 2, 4.001]), "a graph with gradients", "1 in place of 2", true],
  ["another determinant", determinant([1, 2, 3, 4]), "a graph with gradients", "1 in place of 2", false],
])("a reason belongs to what its row says of the call: %s", (_, one, law, what, expected) => {
  const op = law === elsewhere || law.startsWith("forms") ? one.steps[0]!.op : "grad";
  expect(reasonOf({ law, op, what }, one) !== null).toBe(expected);
});

const backwardOf = (one: Program, ...leaves: string[]): Program => ({
  ...one,
  inputs: one.inputs.map((input) => (leaves.includes(input.name) ? { ...input, requiresGrad: true } : input)),
  backward: {
    outputs: one.steps.flatMap(({ outs }) => outs.flat().filter((out) => out !== null)),
    leaves,
    second: false,
  },
});

/** What broke laws until it was mended. */
test.each<[string, string, Program]>([
  [
    "factors of a matrix or of its transpose",
    elsewhere,
    by("_linalg_det", [x], ["d", "f", "p"], [matrices([1, 2, 3, 4])]),
  ],
  ["factors of a form", "forms of an operator", by("_linalg_det", [x], ["d", "f", "p"], [matrices([1, 2, 3, 4])])],
  [
    "a buffer that forward did not save",
    "a graph of core operators",
    by("log_sigmoid_backward", [x, y, x], ["z"], [vector("x", [1, 2]), vector("y", [0.5, -1])]),
  ],
  [
    "statistics that are others",
    "forward is reverse transposed",
    backwardOf(
      by(
        "native_batch_norm_backward",
        [x, x, null, null, null, y, y, true, { f: 0.1 }, [true, true, true]],
        ["z", "u", "v"],
        [vector("x", [1, 2, 4, 9], { shape: [2, 2], strides: [2, 1] }), vector("y", [3, 5])],
      ),
      "x",
    ),
  ],
  [
    "a negated bool that nobody can read",
    functionalized,
    {
      ...by("logical_not", [x], ["z"], [vector("x", [1], { dtype: "bool" })]),
      steps: [
        { op: "_neg_view", args: [x], outs: ["y"] },
        { op: "logical_not", args: [x], outs: ["z"] },
      ],
    },
  ],
  [
    "an output that is a leaf",
    functionalized,
    backwardOf(
      by("histc.out", [x, { i: 3 }, { i: 0 }, { i: 0 }, y], ["z"], [vector("x", [1, 2]), vector("y", [1, 2, 3])]),
      "y",
    ),
  ],
  [
    "a comparison in place",
    functionalized,
    backwardOf(
      {
        id: "by hand",
        inputs: [vector("x", [1, 2])],
        steps: [
          { op: "mul.Tensor", args: [x, x], outs: ["y"] },
          { op: "eq_.Scalar", args: [y, { i: 1 }], outs: ["z"] },
        ],
      },
      "x",
    ),
  ],
  [
    "a negation in place, which has no derivative",
    functionalized,
    backwardOf(
      {
        id: "by hand",
        inputs: [vector("x", [1, 2])],
        steps: [
          { op: "mul.Tensor", args: [x, { f: 3 }], outs: ["y"] },
          { op: "logical_not_", args: [y], outs: ["z"] },
        ],
      },
      "x",
    ),
  ],
  [
    "a tangent that is not symmetric",
    transposed,
    backwardOf(by("linalg_cholesky", [x, false], ["z"], [matrices([4, 1, 1, 3])]), "x"),
  ],
  [
    "the logarithm of integers beside doubles",
    "a graph of core operators",
    by("xlogy.Tensor", [x, y], ["z"], [vector("x", [-1.5]), vector("y", [8], { dtype: "uint8" })]),
  ],
  [
    "a variance of fewer degrees than none",
    "a graph of core operators",
    by("var.correction", [x, [], { i: 4 }, false], ["z"], [vector("x", [1, 2])]),
  ],
])("%s: %s", (_, name, one) => {
  expect(applyLaw(laws.find((law) => law.name === name)!, one)).toBeNull();
});

test("a factor of another matrix breaks a law", () => {
  const one = by("_linalg_det", [x], ["d", "f", "p"], [matrices([1, 2, 3, 4])]);
  const wrong = (name: string): unknown =>
    applyLaw(
      {
        name,
        loose: true,
        other: (_program, wanted) => ({
          ...wanted,
          values: new Map(
            [...wanted.values].map(([key, value]) =>
              key === name ? [key, { ...value, elements: value.elements.map((e) => Number(e) + 0.25) }] : [key, value],
            ),
          ),
        }),
      },
      one,
    );
  expect(wrong("none")).toBeNull();
  expect(wrong("f")).toMatchObject({ op: "_linalg_det" });
  expect(wrong("d")).toMatchObject({ op: "_linalg_det" });
});

test("a condition sees operands as they are when the call is made", () => {
  const [step] = put([1, 1], false).steps;
  const index = vector("i", [1, 2], { dtype: "int64" });
  const filled: Step = { op: "fill_.Scalar", args: [{ x: "i" }, { i: 1 }], outs: [null] };
  const breach = { law: transposed, op: "grad", what: "1 against 2" };
  const one = { id: "by hand", inputs: [vector("x", [1, 2, 3]), index, vector("y", [4, 5])] };
  expect(reasonOf(breach, { ...one, steps: [filled, step!] })).not.toBeNull();
  expect(reasonOf(breach, { ...one, steps: [step!, filled] })).toBeNull();
});

test("every condition is that of a row, and every row's is there", () => {
  const used = brokenLaws.flatMap((row) => row.if ?? []);
  expect([...new Set(used)].sort()).toEqual(Object.keys(conditions).sort());
});

test("every row names laws and operators that there are", () => {
  const names = new Operators(null).all.map(({ name }) => name);
  for (const { law, operator, reason } of brokenLaws) {
    expect(laws.filter(({ name }) => new RegExp(`^(?:${law})$`).test(name)).length, law).toBeGreaterThan(0);
    expect(names.filter((name) => new RegExp(`^(?:${operator})$`).test(name)).length, operator).toBeGreaterThan(0);
    expect(reason.length).toBeGreaterThan(20);
  }
});
