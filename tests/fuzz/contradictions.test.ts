// What the fuzzer takes for a contradiction of PyTorch hides no wrong value: beside each call of which PyTorch contradicts itself stands one of the same
// operator that is compared, and in which another number than PyTorch's is reported.

import { afterAll, describe, expect, test } from "vitest";
import { compare, type Disagreement } from "../../scripts/fuzz/compare.js";
import { avoiding } from "../../scripts/fuzz/not-generated.js";
import type { Answer, Argument, Figure, Input, Program } from "../../scripts/fuzz/program.js";
import { Worker } from "../../scripts/fuzz/worker.js";
import { pythonWithTorch } from "../graphs/python.js";

const { NaN: nan, POSITIVE_INFINITY: inf } = Number;
const shown = (x: number): Figure => (Number.isFinite(x) ? x : (String(x) as Figure));
const stepsOf = (shape: readonly number[]): number[] =>
  shape.map((_, d) => shape.slice(d + 1).reduce((a, b) => a * b, 1));
const input = (name: string, dtype: string, shape: number[], storage: number[], strides = stepsOf(shape)): Input =>
  ({ name, dtype, shape, strides, offset: 0, storage: storage.map(shown) }) as Input;
const of = (op: string, inputs: Input[], args: Argument[], outs: (string | null)[] = ["r"]): Program => ({
  id: "by hand",
  inputs,
  steps: [{ op, args, outs }],
});
const [x, y, z] = ["x", "y", "z"].map((name): Argument => ({ x: name })) as [Argument, Argument, Argument];
const i = (value: number): Argument => ({ i: value });

/** The answer as if PyTorch had computed another number, in double precision, too. */
function other(answer: Answer): Answer {
  const moved = (data: readonly Figure[]): Figure[] =>
    data.map((value, at) => (at === 0 ? shown(Number(value) + 3) : value));
  const steps = answer.steps.map((step) => ({
    ...step,
    seen: Object.fromEntries(
      Object.entries(step.seen!).map(([name, one]) => [name, { ...one, data: moved(one.data) }]),
    ),
    double: Object.fromEntries(Object.entries(step.double ?? {}).map(([name, data]) => [name, moved(data)])),
  }));
  return { ...answer, steps };
}

const cell = (dtype: string): Program =>
  of(
    "rnn_relu_cell",
    [
      input("x", "bfloat16", [1, 2], [1, 2]),
      input("y", "bfloat16", [1, 2], [0.5, 1]),
      input("z", dtype, [2, 2], [1, 0.5, 0.25, 2]),
    ],
    [x, y, z, z, null, null],
  );
const product = (first: number): Program =>
  of(
    "mm",
    [input("x", "complex128", [1, 2], [first, 1, 2, -1]), input("y", "complex128", [2, 1], [1, 2, 0.5, 1])],
    [x, y],
  );

const sum = (size: number, first: number): Program => {
  const storage = [first, ...new Array<number>(size - 1).fill(0.3)];
  return of("_add_relu.Tensor", [input("x", "float32", [size], storage)], [x, x, i(1)]);
};
const softmax = (strides: number[]): Program =>
  of(
    "_softmax.out",
    [input("x", "float32", [2, 2], [1, 2, 3, 5]), input("y", "float32", [2, 2], [0, 0, 0, 0], strides)],
    [x, i(-1), false, y],
  );
const twice = (out: string): Program =>
  of("cat.out", [input("x", "float32", [3], [1, 2, 3]), input("z", "float32", [0], [])], [[x, x], i(0), { x: out }]);

const pairs: readonly (readonly [contradicts: string, Program, sound: Program])[] = [
  ["operands with gaps give other values", sum(16, nan), sum(16, 0.5)],
  ["the loop over vectors gives other values", sum(1, nan), sum(1, 0.5)],
  ["products in batches give other values", product(inf), product(0.5)],
  ["the same mixture of wider dtypes is refused", cell("float16"), cell("bfloat16")],
  [
    "an index points to another number than the maximum",
    of(
      "max_pool1d_with_indices",
      [input("x", "float32", [1, 4], [1, 2, 3, 4])],
      [x, [i(2)], [i(1)], [i(1)], [i(5)], false],
      ["r", "s"],
    ),
    of(
      "max_pool1d_with_indices",
      [input("x", "float32", [1, 4], [1, 2, 3, 4])],
      [x, [i(2)], [i(1)], [i(1)], [i(1)], false],
      ["r", "s"],
    ),
  ],
  [
    "the C library gives other values",
    of("atan", [input("x", "complex128", [1], [0, 30])], [x]),
    of("atan", [input("x", "complex128", [1], [0.5, 0.25])], [x]),
  ],
  ["the functional form has other values", softmax([1, 2]), softmax([2, 1])],
  ["an output apart from the operands is accepted", twice("x"), twice("z")],
];

describe.skipIf(pythonWithTorch === null)("PyTorch", () => {
  const worker = new Worker(pythonWithTorch ?? "");
  afterAll(() => worker.stop());

  test.each(pairs)("%s", async (contradicts, contradictory, sound) => {
    const found = await worker.ask({ ...contradictory, differences: true });
    expect(found.steps[0]!.contradicts).toBe(contradicts);
    expect(avoiding(contradictory, found)?.program.steps).toEqual([]);

    const answer = await worker.ask({ ...sound, differences: true });
    expect(answer.steps[0]!.contradicts).toBeUndefined();
    expect(avoiding(sound, answer)).toBeNull();
    expect(compare(sound, answer)).toEqual([]);
    expect(compare(sound, other(answer)).map(({ kind }: Disagreement) => kind)).toEqual(["values"]);
  });
});

const seen = (dtype: string, shape: readonly number[], data: readonly number[]) => ({
  dtype,
  shape,
  strides: stepsOf(shape),
  offset: 0,
  data: data.map(shown),
  storage: "r",
  same: "r",
  grad: false,
  leaf: true,
  node: null as string | null,
  version: 0,
});
const answered = (theirs: ReturnType<typeof seen>, double?: readonly number[]): Answer =>
  ({
    id: "by hand",
    steps: [
      {
        plain: [],
        lengths: [-1],
        seen: { r: theirs },
        ...(double === undefined ? {} : { double: { r: double.map(shown) } }),
      },
    ],
  }) as unknown as Answer;
const kindsOf = (program: Program, answer: Answer): string[] => compare(program, answer).map(({ kind }) => kind);

test.each([
  ["as near as four times as far", [-1.5], [-1.1], []],
  ["nearer", [-1.5], [-1.001], []],
  ["farther", [-1.5], [-1.45], ["values"]],
  ["one that is another", [-1.5], [-1.5], ["values"]],
  ["infinity", [-1.5], [-inf], ["values"]],
])("beside PyTorch's double precision a result is %s", (_, theirs, double, kinds) => {
  const program = of("neg", [input("x", "float32", [1], [1])], [x]);
  expect(kindsOf(program, answered(seen("float32", [1], theirs), double))).toEqual(kinds);
});

// Two rows, of which the first has an infinity: its transform is NaN or infinite here and there, the second one's is compared.
test.each([
  ["a number in place of NaN where an infinity goes in", [5, 0, 5, 0, 3, 0, -1, 0], []],
  ["NaN where none goes in", [nan, nan, nan, nan, nan, nan, -1, 0], ["NaN or infinity"]],
  ["another number where none goes in", [nan, nan, nan, nan, 4, 0, -1, 0], ["values"]],
])("a transform of what is not finite: %s", (_, theirs, kinds) => {
  const program = of("fft_fft", [input("x", "float32", [2, 2], [inf, 1, 1, 2])], [x, null, i(-1), null]);
  expect(kindsOf(program, answered(seen("complex64", [2, 2], theirs)))).toEqual(kinds);
});

test.each([
  ["nearer to those of double precision than PyTorch's", [[3.5]], [[3.1]], []],
  ["farther", [[3.5]], [[3.45]], ["gradient"]],
  ["others than both", [[5]], [[5]], ["gradient"]],
  ["others, by less than a hundredth", [[3.02]], [[3.025]], ["gradient"]],
])("gradients are %s", (_, theirs, doubles, kinds) => {
  const one: Input = { ...input("x", "float32", [1], [1]), requiresGrad: true };
  const program: Program = {
    ...of("mul.Tensor", [one, input("y", "float32", [1], [-8 / 3])], [x, y]),
    backward: { outputs: ["r"], leaves: ["x"], second: false },
  };
  // The cotangent is -1.125, so that the gradient is 3.
  const recorded = { ...seen("float32", [1], [-8 / 3]), grad: true, leaf: false, node: "MulBackward0" };
  const gradient = { ...seen("float32", [1], theirs[0]!), storage: "", same: "" };
  const answer = { ...answered(recorded), backward: { gradients: [gradient], doubles } } as unknown as Answer;
  expect(kindsOf(program, answer)).toEqual(kinds);
});
