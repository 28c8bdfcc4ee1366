// How many operators vmap has rules or decompositions for: at most 60 loop, by a list that is exact, and of functorch's operators at least 95 % do not.

import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { beforeEach, describe, expect, test, vi } from "vitest";
import {
  batchNorm,
  grad,
  gruCell,
  lstmCell,
  ones,
  rand,
  randn,
  rnnReluCell,
  rnnTanhCell,
  stack,
  type Tensor,
  tensor,
  vmap,
  zeros,
} from "../../generated/index.js";
import { dispatcher } from "../../runtime/dispatch/dispatcher.js";
import { explainCall } from "../../runtime/dispatch/explain.js";
import type { OperatorEntry } from "../../runtime/dispatch/operator-entry.js";
import { printType } from "../../runtime/schema/print.js";
import { listed } from "../conformance/vmapped.js";
import { messageOf } from "../thrown.js";

const read = (path: string): Buffer => readFileSync(new URL(path, import.meta.url));
const { operators } = JSON.parse(read("../../generated/coverage.json").toString()) as {
  operators: Readonly<
    Record<
      string,
      { readonly kernels: Readonly<Record<string, string>>; readonly layers?: Readonly<Record<string, string>> }
    >
  >;
};
const functorch = (
  JSON.parse(gunzipSync(read("../data/layer-registrations.json.gz")).toString()) as {
    readonly keys: Readonly<Record<string, readonly string[]>>;
  }
).keys["FuncTorchBatched"]!;

const leftOut: readonly string[] = ["nondeterministic_seeded", "data_dependent_output", "dynamic_output_shape"];
const takesTensor = ({ schema }: OperatorEntry): boolean =>
  schema.arguments.some(({ type }) => printType(type).includes("Tensor"));
/** Operators that take a tensor and are not random, out or data-dependent. */
const counts = (op: OperatorEntry): boolean =>
  op.schema.kind !== "out" && !op.tags.some((tag) => leftOut.includes(tag)) && takesTensor(op);

/** Whether nothing but a loop is there for an operator, as the registry says. */
const onlyLoops = (name: string): boolean => operators[name]!.layers?.["FuncTorchBatched"] === "vmap: loop";

const entries = Object.keys(operators).map((name) => dispatcher.find(name)!);

test("the operators that have nothing but a loop are listed", () => {
  const found = entries.filter((op) => counts(op) && onlyLoops(op.name)).map(({ name }) => name);
  expect(found.length).toBeGreaterThan(20);
  expect(found.filter((name) => !listed.loops.includes(name))).toEqual([]);
});

test("each operator that takes a tensor has a word for what it does, and it is what explain says in a mapped function", () => {
  const words = entries.map((op) => [op, operators[op.name]!.layers?.["FuncTorchBatched"]] as const);
  expect(words.filter(([op, word]) => takesTensor(op) && word === undefined).map(([op]) => op.name)).toEqual([]);
  const x = ones([2, 3]);
  const said = (name: string, args: readonly unknown[]): string => {
    let rule = "";
    vmap((row: Tensor) => {
      const given = args.map((arg) => (arg === x ? row : arg));
      rule = explainCall(dispatcher.get(name), given).steps.find(({ level }) => level !== undefined)!.level!.rule;
      return row;
    })(x);
    return rule;
  };
  for (const [name, args, word, rule] of [
    ["aten::square", [x], "vmap: decompose", /decomposition/],
    ["aten::nonzero", [x], "vmapRefused: what it returns depends on values", /refused/],
    ["aten::histc", [x, 2, 0, 1], "vmap: loop", /loop/],
    ["aten::abs", [x], "vmap: pointwise", /pointwise/],
  ] as const) {
    expect([name, operators[name]!.layers!["FuncTorchBatched"]]).toEqual([name, word]);
    expect(said(name, args)).toMatch(rule);
  }
});

test("at most 60 operators loop", () => {
  expect(listed.loops.filter((name) => dispatcher.find(name) === undefined)).toEqual([]);
  expect(listed.loops.filter((name) => counts(dispatcher.find(name)!)).length).toBeLessThanOrEqual(60);
});

test("of functorch's operators at least 95 % have a rule or a decomposition", () => {
  const ours = functorch.filter((name) => operators[name] !== undefined);
  expect(ours.length).toBeGreaterThan(750);
  const loops = ours.filter((name) => listed.loops.includes(name) || onlyLoops(name));
  expect(1 - loops.length / ours.length).toBeGreaterThanOrEqual(0.95);
});

describe("composites that make what they write into do not loop", () => {
  const warn = vi.spyOn(console, "warn");
  beforeEach(() => {
    warn.mockReset();
  });
  const same = (all: Tensor, parts: readonly Tensor[]): void => {
    expect(all.allclose(stack(parts))).toBe(true);
    expect(warn).not.toHaveBeenCalled();
  };
  const index = tensor(
    [
      [0, 2],
      [1, 1],
    ],
    { dtype: "int64" },
  );
  const x = tensor([3, 5, 7]);

  test.each<readonly [string, (a: Tensor, i: Tensor) => Tensor]>([
    ["gather", (a, i) => a.gather(0, i)],
    ["index_select", (a, i) => a.indexSelect(0, i)],
    ["a maximum so far", (a) => a.cummax(0).values],
  ])("the gradient of %s, by positions that are mapped", (_, read) => {
    const gradient = grad((a: Tensor, i: Tensor) => read(a, i).pow(2).sum());
    const each = [0, 1].map((k) => gradient(x, index.select(0, k)));
    same(vmap(gradient, { inDims: [null, 0] })(x, index), each);
    const rows = stack([x, x.mul(2)]);
    same(
      vmap(gradient)(rows, index),
      [0, 1].map((k) => gradient(rows.select(0, k), index.select(0, k))),
    );
  });

  test("recurrent cells whose input alone is mapped", () => {
    const inputs = randn([3, 2, 4]);
    const hidden = randn([2, 4]);
    const weight = randn([16, 4]);
    const step = weight.slice(0, 0, 4);
    const cells: readonly ((a: Tensor) => Tensor)[] = [
      (a) => rnnReluCell(a, hidden, step, step),
      (a) => rnnTanhCell(a, hidden, step, step),
      (a) => gruCell(a, hidden, weight.slice(0, 0, 12), weight.slice(0, 0, 12)),
      (a) => lstmCell(a, [hidden, hidden], weight, weight)[0],
    ];
    for (const cell of cells)
      same(
        vmap(cell)(inputs),
        [0, 1, 2].map((k) => cell(inputs.select(0, k))),
      );
  });
});

test("batch norm as a function refuses running statistics that examples share, and writes nothing", () => {
  const [mean, variance] = [zeros([2]), ones([2])];
  const normalised = (a: Tensor): Tensor => batchNorm(a, null, null, mean, variance, true, 0.1, 1e-5, false);
  expect(messageOf(() => vmap(normalised)(rand([3, 4, 2]))).split("\n")[0]).toBe(
    "vmap: aten::native_batch_norm in training writes running statistics that are not mapped, and each example would write others. Normalise without " +
      "running statistics (trackRunningStats: false), map them by inDims, or use evaluation mode",
  );
  expect([mean.toArray(), variance.toArray()]).toEqual([
    [0, 0],
    [1, 1],
  ]);
});

test("examples without a dimension give what one gives", () => {
  const [x, i] = [tensor([3, 5]), tensor([[0], [0]], { dtype: "int64" })];
  expect(vmap((a: Tensor, k: Tensor) => a.gather(0, k))(x, i).toArray()).toEqual([[3], [5]]);
  expect(vmap((a: Tensor) => a.unfold(0, 1, 1))(x).toArray()).toEqual([[3], [5]]);
  expect(vmap((a: Tensor) => a.sum(0, true))(x).toArray()).toEqual([3, 5]);
  expect(vmap((a: Tensor) => a.cumsum(0))(x).toArray()).toEqual([3, 5]);
});

test("what resizes a tensor in place is refused by name", () => {
  expect(messageOf(() => vmap((a: Tensor) => a.resize_([4]))(ones([2, 3]))).split("\n")[0]).toBe(
    "vmap: aten::resize_ would resize a tensor of shape [3] to [4], which vmap does not; use the operator that returns a new tensor",
  );
});
