// Operators that are newer than PyTorch 1.13: their decompositions as PyTorch 1.13 computes them, their gradients, and what they reject.

import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import * as T from "../../generated/index.js";
import { gradcheck, gradgradcheck } from "../../generated/index.js";
import { isTensor, type Tensor } from "../../runtime/core/tensor.js";
import { lookupPath } from "../conformance/compare.js";
import { findOperator } from "../conformance/library.js";
import { argumentsOf } from "../conformance/ops.js";
import { differences, type GoldenValue } from "../conformance/values.js";

interface NewerRecord {
  readonly op: string;
  readonly args: Readonly<Record<string, GoldenValue>>;
  readonly outs: readonly GoldenValue[];
  /** Arguments that are written. */
  readonly after?: Readonly<Record<string, GoldenValue>>;
}

const file = new URL("../data/newer-operators.json.gz", import.meta.url);
const records = JSON.parse(gunzipSync(readFileSync(file)).toString()) as NewerRecord[];
const operators = [...new Set(records.map(({ op }) => op))];
const compared = { values: true, strides: false } as const;

describe.each(operators)("%s", (name) => {
  const operatorRecords = records.filter(({ op }) => op === name);
  const op = findOperator(name)!;

  test("equals its decomposition", () => {
    for (const [i, { args, outs, after = {} }] of operatorRecords.entries()) {
      const callArguments = argumentsOf(op, args, lookupPath);
      const result = op.call([...callArguments.values()]);
      const results = op.schema.returns.length > 1 ? (result as unknown[]) : [result];
      const found = outs.flatMap((golden, k) => differences(results[k], golden, compared));
      for (const [argument, golden] of Object.entries(after))
        found.push(...differences(callArguments.get(argument), golden, compared).map((why) => `${argument}: ${why}`));
      expect([i, found]).toEqual([i, []]);
    }
  });

  const first = operatorRecords.find(
    ({ args, outs }) => outs.length > 0 && /"float64"/.test(JSON.stringify([args, outs[0]])),
  );
  const differentiable =
    first !== undefined && !/_(legit|legit_no_training)$|^aten::(any|all)\.|nonzero_static|_foreach_sign/.test(name);
  test.runIf(differentiable)("its derivatives agree with finite differences", () => {
    const sample = operatorRecords.findLast(
      ({ args, outs }) =>
        /"float64"/.test(JSON.stringify(args)) &&
        (outs[0] as { dtype?: string }).dtype !== "int64" &&
        hasElements(outs[0]!),
    )!;
    const sampleArguments = [...argumentsOf(op, sample.args, lookupPath).values()];
    const leaves: Tensor[] = [];
    const collect = (value: unknown): void => {
      if (Array.isArray(value)) value.forEach(collect);
      else if (isTensor(value) && value.dtype === "float64") leaves.push(value);
    };
    // Tensors created from a list of numbers have no gradient, in PyTorch either.
    for (const [i, { name: argument }] of op.schema.arguments.entries())
      if (argument !== "scalars") collect(sampleArguments[i]);
    for (const leaf of leaves) leaf.requiresGrad = true;
    const call = (...inputs: Tensor[]): Tensor | Tensor[] => {
      const put = (value: unknown): unknown =>
        Array.isArray(value)
          ? value.map(put)
          : isTensor(value) && leaves.includes(value)
            ? inputs[leaves.indexOf(value)]
            : value;
      const result = op.call(sampleArguments.map(put)) as Tensor | Tensor[];
      return Array.isArray(result) ? (op.schema.returns.length > 1 ? result.slice(0, 1) : result) : result;
    };
    expect(gradcheck(call as never, leaves)).toBe(true);
    expect(gradgradcheck(call as never, leaves)).toBe(true);
  });
});

function hasElements(golden: GoldenValue): boolean {
  return golden?.k !== "tensor" || golden.shape.every((size) => size > 0);
}

describe("layouts", () => {
  test("squeeze over several dimensions is a view", () => {
    const x = T.zeros([1, 3, 1, 2]);
    const y = x.squeeze([0, 2]);
    y.add_(1);
    expect([y.shape, y.strides, x.sum().item()]).toEqual([[3, 2], [2, 1], 6]);
    expect(() => x.squeeze([0, -4])).toThrow("dim 0 appears multiple times in the list of dims");
  });

  test.each([
    [
      [2, 3, 4],
      [2, 0, 1],
      [3, 1, 6],
    ],
    [
      [2, 3, 4],
      [0, 1, 2],
      [12, 4, 1],
    ],
    [
      [5, 0],
      [1, 0],
      [1, 5],
    ],
    [[], [], []],
  ])("empty_permuted of %j in the order %j has strides %j", (size, layout, strides) => {
    expect(T.emptyPermuted(size, layout).strides).toEqual(strides);
  });
});

test("sizes are plain integers", () => {
  const x = T.zeros([4, 6]).t().narrow(0, 2, 3);
  expect([T.symSize(x, 0), T.symStride(x, -1), T.symNumel(x), T.symStorageOffset(x)]).toEqual([3, 6, 12, 2]);
  expect(T.symConstrainRange(3, { min: 3, max: 3 })).toBe(undefined);
});

test("the step is skipped if the gradient scaler found an infinity", () => {
  const [p, g] = [T.ones([2]), T.ones([2])];
  const rest = {
    weightDecay: 0,
    momentum: 0,
    lr: 0.1,
    dampening: 0,
    nesterov: false,
    maximize: false,
    isFirstStep: true,
  };
  T._fusedSgd_([p], [g], [], { ...rest, foundInf: T.tensor(1) });
  expect(p.toArray()).toEqual([1, 1]);
  T._fusedSgd_([p], [g], [], { ...rest, foundInf: T.tensor(0) });
  expect(p.toArray()).toEqual([Math.fround(0.9), Math.fround(0.9)]);
});

test.each<[string, () => unknown, string]>([
  ["a size out of range", () => T.symConstrainRange(5, { max: 4 }), "expected an integer from -Infinity to 4, got 5"],
  ["a negative size", () => T.symConstrainRangeForSize(-1), "expected an integer from 0 to Infinity, got -1"],
  [
    "attention on a vector",
    () => T.scaledDotProductAttention(T.ones([3]), T.ones([3, 2]), T.ones([3, 2])),
    "scaled_dot_product_attention: `query` must have at least 2 dimensions, [..., length, features], got [3]",
  ],
  [
    "attention on two dtypes",
    () => T.scaledDotProductAttention(T.ones([3, 2]), T.ones([3, 2], { dtype: "float64" }), T.ones([3, 2])),
    "query, key and value must have one floating-point dtype, got float32, float64 and float32",
  ],
  [
    "a mask of integers",
    () =>
      T.scaledDotProductAttention(T.ones([3, 2]), T.ones([3, 2]), T.ones([3, 2]), T.ones([3, 3], { dtype: "int64" })),
    "`attn_mask` must be of dtype bool or, as the query, float32, got int64",
  ],
  [
    "a mask beside isCausal",
    () => T.scaledDotProductAttention(T.ones([2, 2]), T.ones([2, 2]), T.ones([2, 2]), T.ones([2, 2]), 0, true),
    "scaled_dot_product_attention: Explicit attn_mask should not be set when is_causal=True",
  ],
  [
    "a norm over other lengths",
    () => T.rmsNorm(T.ones([2, 3]), [2]),
    "rms_norm: the last dimensions of the input, [2, 3], must be `normalized_shape`, [2]",
  ],
  [
    "a weight of another shape",
    () => T.rmsNorm(T.ones([2, 3]), [3], T.ones([2])),
    "rms_norm: `weight` must have the shape [3] of `normalized_shape`, got [2]",
  ],
  ["a norm of integers", () => T.rmsNorm(T.ones([3], { dtype: "int64" }), [3]), "floating-point dtype, got int64"],
  [
    "too few dimensions in a layout",
    () => T.emptyPermuted([2, 3], [1]),
    "`physical_layout` must name each of the 2 dimensions once, got [1]",
  ],
  ["a negative count of places", () => T.nonzeroStatic(T.ones([2]), { size: -1 }), "must be an integer >= 0, got -1"],
  [
    "products of floats",
    () => T._intMm(T.ones([2, 2]), T.ones([2, 2])),
    "_int_mm: `self` must be of dtype int8, got float32",
  ],
  ["no tensor to cut", () => T._chunkCat([], 0, 2), "_chunk_cat: expected at least one tensor"],
  [
    "other lengths in front",
    () => T._chunkCat([T.ones([2, 3]), T.ones([3, 3])], 1, 2),
    "the same lengths before dimension 1, got [2, 3] and, at 1, [3, 3]",
  ],
  [
    "too few factors",
    () => T._foreachAddcmul([T.ones([2])], [T.ones([2])], [T.ones([2])], T.ones([2])),
    "_foreach_addcmul: `scalars` must have the shape [1], a number for each tensor, got [2]",
  ],
  [
    "a gradient of another shape",
    () =>
      T._fusedSgd_([T.ones([2])], [T.ones([3])], [], {
        weightDecay: 0,
        momentum: 0,
        lr: 0.1,
        dampening: 0,
        nesterov: false,
        maximize: false,
        isFirstStep: true,
      }),
    "_fused_sgd_: `grads[0]` has shape [3], its parameter [2]",
  ],
])("%s is rejected", (_, call, message) => {
  expect(call).toThrow(message);
});
