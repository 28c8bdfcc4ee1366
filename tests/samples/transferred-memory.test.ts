// The law of memory and shapes that are gone: an operator whose tensor's memory was transferred to a worker, or whose shape was written to, refuses it
// by name, or does not read it: then its result is the one that it gives otherwise, or a view of the memory that is gone. For every sample row, each of
// its tensors, and several dtypes.

import { expect, test } from "vitest";
import * as tengen from "../../generated/index.js";
import { isTensor, manualSeed, setDefaultDType, TengenError, type Tensor } from "../../generated/index.js";
import { Linear } from "../../runtime/nn/index.js";
import { Adam } from "../../runtime/optim/index.js";
import { findOperator } from "../conformance/library.js";
import { thrown } from "../thrown.js";
import { completed, mapTensors } from "./checking.js";
import { type Sample, samples } from "./samples.js";

/** The dtypes of the laws. */
type Spoiled = "float64" | "float32" | "bfloat16" | "complex64";

type Op = NonNullable<ReturnType<typeof findOperator>>;

/** The arguments of a row, floats in a dtype; null if the operator does not take them. */
function argumentsOf(op: Op, sample: Sample, dtype: Spoiled): unknown[] {
  const made = completed(op, sample.args());
  const converted = (t: Tensor): Tensor => (t.isFloatingPoint() && t.dtype !== dtype ? t.to({ dtype }) : t);
  const values = made.map((value) => mapTensors(value, converted));
  return [...(sample.through?.(values) ?? values)];
}

const tensorsIn = (values: readonly unknown[]): Tensor[] => {
  const found: Tensor[] = [];
  mapTensors(values as never, (t) => found.push(t));
  return [...new Set(found)];
};

function outcome(op: Op, values: readonly unknown[]): unknown {
  manualSeed(3);
  return op.call([...values]);
}

const listed = (result: unknown): Tensor[] => [result].flat(3).filter(isTensor);
const numbers = (result: unknown): string =>
  JSON.stringify(
    [result]
      .flat(3)
      .map((t) =>
        isTensor(t)
          ? [t.dtype, t.shape, t.toArray({ bigint: !t.isFloatingPoint() && !t.isComplex() && t.dtype !== "bool" })]
          : t,
      ),
    (_, value: unknown) =>
      typeof value === "bigint"
        ? String(value)
        : typeof value === "number" && !Number.isFinite(value)
          ? String(value)
          : value,
  );

type Spoil = (tensor: Tensor) => void;

/** Whether the operator takes only the shape of a tensor: then a shape that was written to is its shape. */
function readsOnlyShape(op: Op, sample: Sample, dtype: "float64", i: number, expected: string): boolean {
  const values = argumentsOf(op, sample, dtype);
  gone(tensorsIn(values)[i]!);
  try {
    return numbers(outcome(op, values)) === expected;
  } catch {
    return false;
  }
}

/** What happens for each tensor of a row that is spoiled; null if all is well. */
function faults(sample: Sample, dtype: Spoiled, spoil: Spoil, refused: RegExp): string[] {
  const op = findOperator(`aten::${sample.operator}`)!;
  let expected: string;
  let count: number;
  try {
    const values = argumentsOf(op, sample, dtype);
    count = tensorsIn(values).length;
    expected = numbers(outcome(op, values));
  } catch (error) {
    if (!(error instanceof TengenError)) throw error;
    return [];
  }
  const found: string[] = [];
  for (let i = 0; i < count; i++) {
    const values = argumentsOf(op, sample, dtype);
    const tensor = tensorsIn(values)[i]!;
    if (tensor.numel === 0 || tensor.device !== "cpu") continue;
    const { storage } = tensor;
    if (spoil === reshaped && readsOnlyShape(op, sample, "float64", i, expected)) continue;
    spoil(tensor);
    const place = `${sample.operator} of ${dtype}, tensor ${i}`;
    try {
      const result = outcome(op, values);
      // Views share what is gone.
      if (listed(result).some((t) => t.storage === storage)) continue;
      const got = numbers(result);
      if (got !== expected) found.push(`${place}: ${got.slice(0, 80)}`);
    } catch (error) {
      if (!(error instanceof TengenError)) found.push(`${place}: ${String(error).split("\n")[0]}`);
      else if (!refused.test(error.message)) found.push(`${place}: ${error.name}: ${error.message.split("\n")[0]}`);
    }
  }
  return found;
}

const gone: Spoil = (tensor) => {
  // A window on memory that several tensors share gets memory of its own first: only whole buffers can be transferred.
  if (tensor.data.length !== tensor.storage.data!.length) tensor.storage.expose();
  const { buffer } = tensor.storage.data!;
  structuredClone(buffer, { transfer: [buffer as ArrayBuffer] });
};
const reshaped: Spoil = (tensor) => {
  (tensor as { shape: readonly number[] }).shape = tensor.shape.length === 0 ? [3] : [...tensor.shape];
  if (tensor.ndim > 0) (tensor.shape as number[])[0]! += 3;
};

test.each(["float64", "float32", "bfloat16", "complex64"] as const)("memory that was transferred, %s", (dtype) => {
  setDefaultDType("float32");
  const found = samples.flatMap((sample) => faults(sample, dtype, gone, /the memory of this tensor is gone/));
  expect(found).toEqual([]);
});

test("shapes that were written to", () => {
  const found = samples.flatMap((sample) => faults(sample, "float64", reshaped, /./));
  expect(found).toEqual([]);
});

test("at every length, in lists, in modules, optimisers and backward passes", () => {
  const call = (name: string, ...args: unknown[]): unknown =>
    (tengen as unknown as Record<string, (...a: unknown[]) => unknown>)[name]!(...args);
  const message = "the memory of this tensor is gone: its ArrayBuffer was transferred";
  for (const length of [1, 100, 1000, 5000, 100_000]) {
    const lost = (shape: readonly number[] = [length], options = {}): Tensor => {
      const x = tengen.ones(shape, options);
      gone(x);
      return x;
    };
    const y = tengen.ones([length]);
    const square = [1, length];
    for (const run of [
      ...["add", "mul", "div", "sub", "eq"].flatMap((name) => [
        () => call(name, lost(), y),
        () => call(name, y, lost()),
        () => call(name, lost(), 2),
        () => call(name, lost([length], { dtype: "int64" }), 2),
      ]),
      ...[
        "exp",
        "relu",
        "neg",
        "isnan",
        "sum",
        "mean",
        "amax",
        "argmax",
        "sort",
        "cumsum",
        "clone",
        "flip",
        "var_",
        "median",
        "norm",
      ].map((name) => () => call(name, lost(), ...(name === "flip" ? [[0]] : name === "cumsum" ? [0] : []))),
      () => y.clone().add_(lost()),
      () => lost().add_(y),
      () => lost().fill_(3),
      () => lost().zero_(),
      () => y.clone().copy_(lost()),
      () => tengen.cat([y, lost()]),
      () => tengen.where(lost([length], { dtype: "bool" }), y, y),
      () => tengen.matmul(lost(square), y),
      () => tengen.matmul(tengen.ones(square), lost()),
      () => tengen.softmax(lost(), 0),
      () => tengen.layerNorm(lost(), [length]),
      () => tengen.indexSelect(y, 0, lost([length], { dtype: "int64" })),
      () => lost().to("int64"),
      () => lost().to("float16"),
      () => lost([length], { dtype: "float16" }).mul(2),
      () => lost([length], { dtype: "complex64" }).mul(2),
      () => tengen.conv1d(lost([1, 1, length]), tengen.ones([1, 1, 1])),
      () => call("_foreachAdd_", [lost(), y.clone()], 1),
      () => new Linear(length, 1).forward(lost()),
      () => {
        const layer = new Linear(length, 1);
        gone(layer.weight);
        return layer.forward(y);
      },
      () => {
        const w = tengen.ones([length], { requiresGrad: true });
        w.square().sum().backward();
        gone(w);
        new Adam([w]).step();
      },
      () => {
        const w = tengen.ones([length], { requiresGrad: true });
        const loss = w.mul(y.clone()).exp().sum();
        const saved = y.clone();
        const other = w.mul(saved).sum();
        gone(saved);
        tengen.grad(other, w);
        return loss;
      },
      () => tengen.saveSafetensors({ x: lost() }),
      () => String(lost()),
    ])
      expect([length, String(run), thrown(run)]).toEqual([length, String(run), expect.stringContaining(message)]);
  }
});
