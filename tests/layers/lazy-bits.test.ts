// Lazily conjugated and negated tensors: recorded calls on them have the same results as on tensors of the same elements, and the law detects where
// they do not.

import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import {
  type CallOptions,
  DispatchMode,
  grad,
  makeGraph,
  type OverloadHandle,
  ops,
  type Tensor,
  tensor,
  withMode,
} from "../../generated/index.js";
import { readRecords } from "../conformance/files.js";
import { runLazily } from "../conformance/lazily.js";
import { type LazyBitsRecord, runLazyBits } from "../conformance/lazy-bits.js";
import type { OpRecord } from "../conformance/ops.js";

const file = (name: string): string => fileURLToPath(new URL(`../data/${name}`, import.meta.url));
const at = ops.aten as unknown as Readonly<Record<string, (...args: unknown[]) => Tensor>>;

test.each(readdirSync(file("")).filter((name) => /^kernels-(?!unseen|half|refusals|linalg).*\.json\.gz$/.test(name)))(
  "every call of %s gives the same on lazy tensors",
  (name) => {
    const [{ ops: calls }] = readRecords<{ ops: OpRecord[] }>(file(name)) as [{ ops: OpRecord[] }];
    const report = runLazily(calls);
    expect(report.failed).toEqual([]);
    expect(report.passed + report.known.length + report.skipped.length).toBe(calls.length);
    expect(report.passed + report.skipped.length).toBeGreaterThan(0);
  },
);

const pairs = (...data: (readonly [number, number])[]) => ({
  k: "tensor" as const,
  dtype: "complex128",
  shape: [data.length],
  strides: [1],
  data,
});
const conjugated: LazyBitsRecord = {
  id: "imaginary part of a conjugate",
  inputs: { x: pairs([1, 2], [3, -4]) },
  steps: [
    { op: "aten::conj", args: { self: { k: "ref", v: "x" } }, out: ["y"] },
    { op: "aten::imag", args: { self: { k: "ref", v: "y" } }, out: ["z"] },
    { op: "aten::mul_.Scalar", args: { self: { k: "ref", v: "z" }, other: { k: "int", v: 2 } }, out: ["z"] },
  ],
  per_step: [
    { flags: { y: "c" }, calls: ["aten::_conj"] },
    { flags: { z: "n" }, calls: ["aten::_conj", "aten::view_as_real", "aten::_neg_view", "aten::select.int"] },
    { flags: { z: "n" }, calls: ["aten::clone", "aten::mul_.Scalar", "aten::copy_"] },
  ],
  values: {
    x: { ...pairs([1, 4], [3, -8]), flags: "" },
    y: { ...pairs([1, -4], [3, 8]), flags: "c" },
  },
};
// biome-ignore lint/suspicious/noExplicitAny: records are changed at will
type Any = any;

describe("programs", () => {
  test("pass", () => {
    expect(runLazyBits([conjugated])).toMatchObject({ passed: 1, failed: [] });
  });
  test.each<readonly [string, (record: Any) => void, string]>([
    ["bits after a step", (r) => (r.per_step[0].flags.y = ""), 'step 0, aten::conj: flags of y: expected "", got "c"'],
    ["bits at the end", (r) => (r.values.y.flags = "n"), 'flags of y at the end: expected "n", got "c"'],
    ["elements", (r) => (r.values.x.data[1] = [3, 8]), "x at the end: element 1: expected 3+8i, got 3-8i"],
    [
      "copies",
      (r) => (r.per_step[2].calls = ["aten::mul_.Scalar"]),
      "step 2, aten::mul_.Scalar: copies 2 times, PyTorch 0",
    ],
    [
      "a refusal",
      (r) => (r.error = { step: 1, class: "RuntimeError", message: "no" }),
      "step 1, aten::imag: should be refused: no",
    ],
  ])("with other %s fail", (_, change, why) => {
    const record = structuredClone(conjugated) as LazyBitsRecord;
    change(record);
    expect(runLazyBits([record]).failed.map((one) => one.why)).toEqual([
      `aten::conj, aten::imag, aten::mul_.Scalar: ${why}`,
    ]);
  });
});

test("what is read and written is one tensor to an operator, lazy or not", () => {
  const column = at["reshape"]!(tensor([1, 2]), [2, 1]);
  const wide = tensor([
    [1, 2],
    [3, 4],
  ]);
  for (const self of [column, at["_neg_view"]!(column)])
    expect(() => at["ldexp_"]!(self, wide)).toThrow(
      "output with shape [2, 1] doesn't match the broadcast shape [2, 2]",
    );
});

test("a lazily negated tensor is negated in its memory, without a copy", () => {
  class Calls extends DispatchMode {
    readonly names: string[] = [];
    handle(op: OverloadHandle, _types: readonly unknown[], args: readonly unknown[], options: CallOptions): unknown {
      this.names.push(op.name);
      return op(...args, options);
    }
  }
  for (const memory of [tensor([1, -2, 3]), tensor([1n, -2n, 3n]), tensor([1, -2, 3], { dtype: "bfloat16" })]) {
    const [negated, calls] = [at["_neg_view"]!(memory), new Calls()];
    const expected = negated.neg().toArray();
    withMode(calls, () => negated.neg_());
    expect([negated.toArray(), memory.neg().toArray(), calls.names]).toEqual([expected, expected, ["aten::neg_"]]);
  }
  const z = tensor([{ re: 1, im: 3 }]);
  const both = at["_neg_view"]!(at["_conj"]!(z));
  both.neg_();
  expect([both.toArray(), z.toArray()]).toEqual([[{ re: 1, im: -3 }], [{ re: -1, im: -3 }]]);
  const x = tensor([1, 2], { requiresGrad: true });
  const product = at["_neg_view"]!(x.mul(3));
  product.neg_();
  expect([product.toArray(), grad(product.sum(), [x])[0]!.toArray()]).toEqual([
    [3, 6],
    [3, 3],
  ]);
});

test("the memory of a lazy tensor is not read as another dtype", () => {
  expect(() => at["_neg_view"]!(tensor([1])).view("int32")).toThrow(
    "view: the memory of a lazily negated tensor does not hold its elements and cannot be viewed as int32: resolve it first with resolve_neg()",
  );
  expect(() => at["conj"]!(tensor([{ re: 1, im: 2 }])).view("float64")).toThrow(
    "view: the memory of a lazily conjugated tensor does not hold its elements and cannot be viewed as float64: resolve it first with resolve_conj()",
  );
});

test("a traced graph updates running statistics that are lazily negated, on other inputs, too", () => {
  const lazy = (values: number[]): Tensor => at["_neg_view"]!(tensor(values).neg());
  const norm = (input: Tensor, mean: Tensor, variance: Tensor): Tensor =>
    at["batch_norm"]!(input, null, null, mean, variance, true, 0.25, 1e-5, false);
  const input = tensor([
    [1, 2],
    [3, 5],
  ]);
  const graph = makeGraph(norm)(input, lazy([1, 2]), lazy([3, 4]));
  for (const make of [lazy, tensor]) {
    const [mean, variance] = [make([-0.5, 1]), make([2, 3])];
    const [ownMean, ownVariance] = [tensor([-0.5, 1]), tensor([2, 3])];
    const other = input.mul(3);
    expect((graph.run(other, mean, variance) as Tensor).toArray()).toEqual(norm(other, ownMean, ownVariance).toArray());
    expect([mean.toArray(), variance.toArray()]).toEqual([ownMean.toArray(), ownVariance.toArray()]);
  }
});

// Neither schema says that these are written: the field `writes` does.
test.each(["batch_norm", "_batch_norm_impl_index", "native_batch_norm", "instance_norm"])(
  "%s updates running statistics that are lazily negated",
  (name) => {
    const input = tensor(
      [
        [
          [1, 2],
          [3, 5],
        ],
        [
          [-1, 4],
          [0, 2],
        ],
      ],
      { requiresGrad: true },
    );
    const updated = (lazily: boolean): unknown => {
      const [mean, variance] = [tensor([-0.5, 1]), tensor([2, 3])].map((x) => (lazily ? at["_neg_view"]!(x.neg()) : x));
      const rest = name === "native_batch_norm" ? [] : [false];
      const out = [at[name]!(input, null, null, mean, variance, true, 0.25, 1e-5, ...rest)].flat()[0]!;
      const gradient = grad(out.square().mul(out).sum(), [input])[0]!;
      return [mean!.toArray(), variance!.toArray(), mean!.isNeg(), gradient.toArray()];
    };
    const [[mean, variance, isNegated, gradient], plain] = [true, false].map(updated) as [unknown[], unknown[]];
    expect([mean, variance, gradient]).toEqual([plain[0], plain[1], plain[3]]);
    expect(isNegated).toBe(true);
    expect(mean).not.toEqual([-0.5, 1]);
  },
);

test("rrelu_with_noise fills noise that is lazily negated", () => {
  const noise = at["_neg_view"]!(tensor([7, 7]));
  at["rrelu_with_noise"]!(tensor([-1, 2]), noise, 0.25, 0.25, true);
  expect(noise.toArray()).toEqual([0.25, 1]);
});
