// Random programs with PyTorch's recorded answers agree, and the comparison notices each kind of difference.

import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { local } from "../../runtime/dispatch/local.js";
import { compare } from "../../scripts/fuzz/compare.js";
import { explained, rowOf, rows } from "../../scripts/fuzz/explained.js";
import { generate, Operators } from "../../scripts/fuzz/generate.js";
import { patience } from "../../scripts/fuzz/limit.js";
import type { Answer, Program, Seen, StepAnswer } from "../../scripts/fuzz/program.js";
import { inputs } from "./by-hand.js";

interface Recorded {
  readonly program: Program;
  readonly answer: Answer;
}

const records = gunzipSync(readFileSync(new URL("../data/random-programs.jsonl.gz", import.meta.url)))
  .toString()
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Recorded);

test("recorded programs", () => {
  expect(records.length).toBeGreaterThanOrEqual(300);
  expect(new Set(records.flatMap(({ program }) => program.steps.map(({ op }) => op))).size).toBeGreaterThan(700);
  const wrong = records.flatMap(({ program, answer }) =>
    compare(program, answer, explained)
      .filter((found) => rowOf(found, program) < 0)
      .map(({ op, kind, theirs, ours }) => `${program.id} ${op} ${kind}: PyTorch ${theirs}, here ${ours}`),
  );
  expect(wrong).toEqual([]);
});

const program: Program = {
  id: "by hand",
  inputs,
  steps: [
    { op: "mul.Tensor", args: [{ x: "a" }, { x: "b" }], outs: ["c"] },
    { op: "view", args: [{ x: "c" }, [{ i: 2 }, { i: 1 }]], outs: ["d"] },
    { op: "add_.Scalar", args: [{ x: "b" }, { f: 1 }, { i: 1 }], outs: ["e"] },
  ],
};
const seen = (fields: Partial<Seen>): Seen => ({
  dtype: "float32",
  shape: [2],
  strides: [1],
  offset: 0,
  data: [3, "-0"],
  storage: "c",
  same: "c",
  grad: true,
  leaf: false,
  node: "MulBackward0",
  version: 0,
  ...fields,
});
const view = seen({ shape: [2, 1], strides: [1, 1], same: "d", node: "ViewBackward0" });
const plain = { data: [4, 1], storage: "b", grad: false, leaf: true, node: null, version: 1 };
const steps: readonly StepAnswer[] = [
  { plain: [], lengths: [-1], seen: { c: seen({}) } },
  { plain: [], lengths: [-1], seen: { d: view } },
  { plain: [], lengths: [-1], seen: { b: seen({ ...plain, same: "b" }), e: seen({ ...plain, same: "b" }) } },
];

const kindsOf = (changed: readonly StepAnswer[]): string[] =>
  compare(program, { id: "", steps: changed }).map(({ kind, step }) => `${step} ${kind}`);

test("a program by hand agrees", () => {
  expect(compare(program, { id: "", steps })).toEqual([]);
});

test.each<[string, number, Partial<Seen>]>([
  ["0 dtype", 0, { dtype: "float64" }],
  ["0 shape", 0, { shape: [2, 1] }],
  ["0 strides", 0, { strides: [2] }],
  ["0 offset", 0, { offset: 1 }],
  ["0 alias", 0, { storage: "a" }],
  ["0 requires_grad", 0, { grad: false }],
  ["0 leaf", 0, { leaf: true }],
  ["0 node", 0, { node: "AddBackward0" }],
  ["0 values", 0, { data: [3.01, "-0"] }],
  ["0 zero's sign", 0, { data: [3, 0] }],
  ["0 NaN or infinity", 0, { data: ["NaN", "-0"] }],
])("%s is noticed", (kind, index, fields) => {
  const changed = steps.map((step, i) => (i === index ? { ...step, seen: { c: seen(fields) } } : step));
  expect(kindsOf(changed)).toEqual([kind]);
});

test("versions, refusals and results are noticed", () => {
  const { b, e } = steps[2]!.seen!;
  const late = { ...steps[2]!, seen: { b: { ...b!, version: 0 }, e: { ...e!, version: 0 } } };
  expect(kindsOf([steps[0]!, steps[1]!, late])).toEqual(["2 version"]);
  expect(kindsOf([{ error: "RuntimeError: no" }, ...steps.slice(1)])).toEqual(["0 accepted here"]);
  expect(kindsOf([{ ...steps[0]!, lengths: [2] }, ...steps.slice(1)])).toEqual(["0 results"]);
  const refused: Program = { ...program, steps: [{ op: "mul.Tensor", args: [{ x: "a" }, null], outs: ["c"] }] };
  expect(compare(refused, { id: "", steps: [steps[0]!] }).map(({ kind }) => kind)).toEqual(["refused here"]);
});

test("gradients are compared, and null is told from zeros", () => {
  const replayed: Program = { ...program, backward: { outputs: ["c"], leaves: ["a"], second: false } };
  const kinds = (gradient: Partial<Seen> | null) =>
    compare(replayed, {
      id: "",
      steps,
      backward: { gradients: [gradient === null ? null : seen({ storage: "", same: "", ...gradient })] },
    }).map(({ kind }) => kind);
  // The saved b was changed in place since.
  expect(kinds({})).toEqual(["gradient refused here"]);
  const first: Program = { ...replayed, steps: replayed.steps.slice(0, 2) };
  const answers = (gradients: (Seen | null)[]) =>
    compare(first, { id: "", steps: steps.slice(0, 2), backward: { gradients } }).map(({ kind }) => kind);
  expect(answers([seen({ data: [-3.375, 0] })])).toEqual([]);
  expect(answers([seen({ data: [-3, 0] })])).toEqual(["gradient"]);
  expect(answers([null])).toEqual(["gradient missing"]);
  // Differences of what PyTorch computes say which of two gradients is right; they do not excuse a wrong one.
  const settled = (differences: number[][], gradients: (Seen | null)[] = [seen({ data: [-3, 0] })]) =>
    compare(first, { id: "", steps: steps.slice(0, 2), backward: { gradients, differences } }).map(({ kind }) => kind);
  expect(settled([[-3.375, 0]])).toEqual([]);
  expect(settled([[-3.375, 0]], [null])).toEqual([]);
  expect(settled([[-3, 0]])).toEqual(["gradient"]);
  expect(settled([[-3.375, 0.01]])).toEqual(["gradient"]);
  expect(settled([[-3.375, Number.NaN]])).toEqual(["gradient"]);
  expect(settled([[-3.375]])).toEqual(["gradient"]);
  // So do derivatives in double precision, as many as there are elements.
  const doubled = (doubles: number[][]) =>
    compare(first, { id: "", steps: steps.slice(0, 2), backward: { gradients: [seen({ data: [-3, 0] })], doubles } });
  expect(doubled([[-3.375, 0]])).toEqual([]);
  expect(doubled([[-3, 0]]).map(({ kind }) => kind)).toEqual(["gradient"]);
  expect(doubled([[-3.375]]).map(({ kind }) => kind)).toEqual(["gradient"]);
});

/** How a call of one operator of two vectors differs from an answer. */
function kindsOfCall(op: string, values: readonly number[][], data: Seen["data"]): string[] {
  const named = values.map((storage, i) => ({ ...inputs[0]!, name: "pq"[i]!, shape: [storage.length], storage }));
  const { requiresGrad: _, ...first } = named[0]!;
  const operands = [first, ...named.slice(1).map(({ requiresGrad: _, ...rest }) => rest)];
  const args = [...operands.map(({ name }) => ({ x: name })), ...(op === "fft_fft" ? [null, { i: -1 }, null] : [])];
  const one: Program = { id: "by hand", inputs: operands, steps: [{ op, args, outs: ["r"] }] };
  const dtype = op === "fft_fft" ? "complex64" : "float32";
  const result = seen({
    dtype,
    shape: [values[0]!.length],
    data,
    storage: "r",
    same: "r",
    grad: false,
    leaf: true,
    node: null,
  });
  return compare(one, { id: "", steps: [{ plain: [], lengths: [-1], seen: { r: result } }] }).map(({ kind }) => kind);
}

test("functions that PyTorch fits are compared to three digits, where they are defined", () => {
  const gamma = (data: Seen["data"]) =>
    kindsOfCall(
      "_standard_gamma_grad",
      [
        [1, -1],
        [1, 1],
      ],
      data,
    );
  // The derivative of a sample 1 of concentration 1 is 1.17356.
  expect(gamma([1.17356, 7])).toEqual([]);
  expect(gamma([1.1765, 7])).toEqual([]);
  expect(gamma([1.25, 7])).toEqual(["values"]);
});

test("which of two equal zeros is taken, and what becomes of infinities in sums, is not compared; finite numbers are", () => {
  expect(
    kindsOfCall(
      "minimum",
      [
        [0, 1],
        [-0, 2],
      ],
      [0, 1],
    ),
  ).toEqual([]);
  expect(
    kindsOfCall(
      "minimum",
      [
        [0, 1],
        [-0, 2],
      ],
      ["-0", 1],
    ),
  ).toEqual([]);
  expect(
    kindsOfCall(
      "minimum",
      [
        [0, 1],
        [-0, 2],
      ],
      ["-0", 2],
    ),
  ).toEqual(["values"]);
  const infinite = Number.POSITIVE_INFINITY;
  expect(kindsOfCall("fft_fft", [[infinite, 1]], ["Infinity", "NaN", "NaN", 0])).toEqual([]);
  // Where an operand is infinite a library may multiply by the zeros of its weights, or not; where none is, nothing is infinite.
  expect(kindsOfCall("fft_fft", [[infinite, 1]], ["Infinity", "NaN", 1, 0])).toEqual([]);
  expect(kindsOfCall("fft_fft", [[2, 1]], [3, 0, "NaN", 0])).toEqual(["NaN or infinity"]);
  expect(
    kindsOfCall(
      "minimum",
      [
        [infinite, 1],
        [2, 3],
      ],
      ["NaN", 1],
    ),
  ).toEqual(["NaN or infinity"]);
});

test("a seed makes the same program again", () => {
  const operators = new Operators(null);
  const limits = { minSteps: 3, maxSteps: 8 };
  const first = generate("1", 77, operators, limits);
  expect(generate("1", 77, operators, limits)).toEqual(first);
  expect(generate("1", 78, operators, limits)).not.toEqual(first);
  expect(first.steps.length).toBeGreaterThanOrEqual(3);
  const large = 20261122 * 1000003;
  expect(generate("1", large, operators, limits)).not.toEqual(generate("1", large + 1, operators, limits));
});

test("what does not end here is a disagreement, and guards that it left open are closed", () => {
  const endless: Program = {
    id: "endless",
    inputs: [{ name: "a", dtype: "float32", shape: [1], strides: [1], offset: 0, storage: [0.5], requiresGrad: true }],
    steps: [
      { op: "special_laguerre_polynomial_l.n_scalar", args: [{ x: "a" }, { i: "9007199254740993" }], outs: ["b"] },
    ],
  };
  const before = { ...local };
  patience.seconds = 0.2;
  try {
    const all = compare(endless, { id: "", steps: [{ plain: [], lengths: [-1], seen: { b: seen({}) } }] });
    expect(all.map(({ op, kind, ours }) => [op, kind, ours])).toEqual([
      [endless.steps[0]!.op, "no answer here", "no answer in 0.2 s"],
    ]);
    expect(local).toEqual(before);
  } finally {
    patience.seconds = 10;
  }
});

test("every explanation has a reason, and names operators of the registry", () => {
  const names = new Operators(null).all.map(({ name }) => name);
  for (const { operator, reason } of rows) {
    expect(reason.length).toBeGreaterThan(20);
    expect(names.filter((name) => new RegExp(`^(?:${operator})$`).test(name)).length, operator).toBeGreaterThan(0);
  }
});
