// On meta tensors an operator's work must not depend on the number of elements: every sample with its sizes multiplied by 2^20 and 2^33 gives a result or one
// of the project's errors. A call that counts elements one by one does not end in time.

import { expect, test } from "vitest";
import {
  arange,
  empty,
  fakeTensor,
  gather,
  indexSelect,
  isTensor,
  TengenError,
  type Tensor,
  take,
  tensor,
  tensorSplit,
  trilIndices,
  triuIndices,
  unsafeSplit,
  zeros,
} from "../../generated/index.js";
import { findOperator } from "../conformance/library.js";
import { completed, mapTensors } from "./checking.js";
import { samples } from "./samples.js";

/** Operators with as many results, or attempts, as a tensor has rows. */
const many: ReadonlySet<string> = new Set(["split.Tensor", "unbind.int", "unsafe_split.Tensor", "split.sizes"]);

/** Which sizes are multiplied. */
const choices: Readonly<Record<string, (dim: number, dims: number) => boolean>> = {
  all: () => true,
  first: (dim) => dim === 0,
  last: (dim, dims) => dim === dims - 1,
};

function immense(t: Tensor, factor: number, chosen: (dim: number, dims: number) => boolean): Tensor {
  const shape = t.shape.map((size, d) => (size > 1 && chosen(d, t.ndim) ? size * factor : size));
  const fits = shape.reduce((a, b) => a * b, 1) <= 2 ** 52;
  return empty(fits ? shape : t.shape, { dtype: t.dtype, device: "meta" });
}

test("every sample on meta tensors of up to 2^52 elements", () => {
  const raw: string[] = [];
  let results = 0;
  for (const factor of [2 ** 20, 2 ** 33]) {
    for (const [name, chosen] of Object.entries(choices)) {
      for (const sample of samples) {
        if (many.has(sample.operator)) continue;
        const op = findOperator(`aten::${sample.operator}`)!;
        const values = completed(op, sample.args()).map((value) =>
          mapTensors(value, (t) => immense(t, factor, chosen)),
        );
        try {
          op.call([...values]);
          results++;
        } catch (error) {
          if (!(error instanceof TengenError))
            raw.push(`${sample.operator}, ${name} times ${factor}: ${String(error)}`);
        }
      }
    }
  }
  expect(raw).toEqual([]);
  expect(results).toBeGreaterThan(3000);
});

/** Arguments of which only a few numbers, or a remainder, mean something: any other is the last of them. */
const modes: ReadonlySet<string> = new Set(["reduction", "interpolation_mode", "mode", "k of rot90"]);

// A number is cut to its last 32 bits where 2^32 + k does what k does, although k + 1 does something else.
test.each(["meta", "fake"])("no integer argument is cut to 32 bits: every sample on %s tensors", (kind) => {
  const make = (shape: readonly number[], like: Tensor): Tensor =>
    kind === "meta"
      ? empty(shape, { dtype: like.dtype, device: "meta" })
      : fakeTensor(shape, { dtype: like.dtype, device: "cpu" });
  const described = (value: unknown): unknown =>
    isTensor(value) ? [value.shape, value.strides, value.offset] : Array.isArray(value) ? value.map(described) : value;
  const cut: string[] = [];
  const bad: string[] = [];
  let compared = 0;
  for (const place of ["first", "last"] as const) {
    for (const { operator, args } of samples) {
      const op = findOperator(`aten::${operator}`)!;
      const values = completed(op, args()).map((value) =>
        mapTensors(value, (t) => {
          const shape = t.shape.map((size, d) => (size > 0 && choices[place]!(d, t.ndim) ? 2 ** 34 : size));
          return make(shape.reduce((a, b) => a * b, 1) <= 2 ** 47 ? shape : t.shape, t);
        }),
      );
      const outcome = (given: readonly unknown[]): string | null => {
        try {
          return JSON.stringify(described(op.call([...given])));
        } catch (error) {
          if (!(error instanceof TengenError)) bad.push(`${operator}, ${place}: ${String(error)}`);
          return null;
        }
      };
      for (const [i, { name, type }] of op.schema.arguments.entries()) {
        const { kind: form } = type;
        const inner = form === "list" || form === "optional" ? type.element : type;
        if (inner.kind !== "base" || !["int", "SymInt"].includes(inner.name)) continue;
        const base = operator.split(".")[0]!;
        if (modes.has(name) || modes.has(`${name} of ${base}`)) continue;
        const given = (n: number): unknown[] =>
          values.map((value, at) =>
            at !== i ? value : form === "list" ? [n, ...((value as number[] | null) ?? []).slice(1)] : n,
          );
        for (const k of [0, 1, 2]) {
          const near = outcome(given(k));
          if (near === null || near === outcome(given(k + 1))) continue;
          compared++;
          for (const far of [2 ** 32, 2 ** 33])
            if (outcome(given(far + k)) === near)
              cut.push(`${operator}, ${place}: ${name} ${far + k} is taken for ${k}`);
        }
      }
    }
  }
  expect([cut, bad]).toEqual([[], []]);
  expect(compared).toBeGreaterThan(200);
});

test("positions beyond 2^31 and 2^32 in bytes that all lie at one place", () => {
  const size = 2 ** 33;
  const x = zeros([1], { dtype: "uint8" }).expand([size]);
  const index = tensor([BigInt(2 ** 32 + 1), BigInt(size - 1)]);
  for (const start of [2 ** 31, 2 ** 32 + 3, size - 5]) {
    expect(x.narrow(0, start, 5).shape).toEqual([5]);
    expect(x.narrow(0, start - size, 5).shape).toEqual([5]);
    expect(x.slice(0, start, size, size - start).shape).toEqual([1]);
    expect([x.select(0, start).item(), x.at(start).item(), x.select(0, start - size).item()]).toEqual([0, 0, 0]);
  }
  expect(() => x.narrow(0, size - 4, 5)).toThrow(
    "start (8589934588) + length (5) exceeds dimension size (8589934592).",
  );
  expect(() => x.select(0, size)).toThrow("8589934592");
  for (const read of [indexSelect(x, 0, index), take(x, index), gather(x, 0, index)])
    expect(read.toArray()).toEqual([0, 0]);
  expect([x.split(2 ** 32).length, x.chunk(3).map(({ shape }) => shape[0])]).toEqual([
    2,
    [2863311531, 2863311531, 2863311530],
  ]);
  expect(x.unfold(0, 2 ** 32, 2 ** 31).shape).toEqual([3, 2 ** 32]);
});

test("real bytes beyond 2^31", () => {
  const at = 2 ** 31 + 7;
  const x = zeros([at + 5], { dtype: "uint8" });
  x.narrow(0, at, 5).copy_(arange(5));
  expect([x.select(0, at + 3).item(), x.at(-1).item(), x.slice(0, at + 2, null).toArray()]).toEqual([3, 4, [2, 3, 4]]);
  const index = tensor([BigInt(at + 1), BigInt(at + 4)]);
  expect([indexSelect(x, 0, index).toArray(), take(x, index).toArray()]).toEqual([
    [1, 4],
    [1, 4],
  ]);
});

test("more pieces than an array holds are refused by name", () => {
  const x = empty([2 ** 33], { device: "meta" });
  const refusals: readonly (readonly [string, () => unknown])[] = [
    ["split: 8589934592 pieces", () => x.split(1)],
    ["split: 8589934592 pieces", () => unsafeSplit(x, 1)],
    ["split: 4294967296 pieces", () => x.split(2)],
    ["unbind: 8589934592 pieces", () => x.unbind(0)],
    ["split: 8589934592 pieces", () => x.chunk(2 ** 33)],
    ["chunk: 8589934592 pieces", () => empty([0], { device: "meta" }).chunk(2 ** 33)],
    ["tensor_split: 8589934592 pieces", () => tensorSplit(x, 2 ** 33)],
  ];
  for (const [text, run] of refusals)
    expect(run).toThrow(`${text} are more than an array holds; ask for fewer, larger pieces`);
});

test("indices of triangles are counted, not listed", () => {
  expect(trilIndices(2 ** 40, 3, 0, { device: "meta" }).shape).toEqual([2, 3 * 2 ** 40 - 3]);
  expect(triuIndices(3, 2 ** 40, 0, { device: "meta" }).shape).toEqual([2, 3 * 2 ** 40 - 3]);
  expect(() => trilIndices(1e7, 1e7)).toThrow("cannot allocate 100000010000000 elements of int64");
  for (const [rows, columns, offset] of [
    [0, 3, 0],
    [3, 0, 0],
    [2, 3, -1],
    [3, 2, 1],
    [4, 2, -5],
    [2, 4, 5],
  ] as const) {
    const cells = Array.from({ length: rows * columns }, (_, i) => [Math.floor(i / columns), i % columns] as const);
    const below = cells.filter(([r, c]) => c - r <= offset);
    const above = cells.filter(([r, c]) => c - r >= offset);
    const pairs = (found: readonly (readonly [number, number])[]): unknown => [
      found.map(([r]) => r),
      found.map(([, c]) => c),
    ];
    expect(trilIndices(rows, columns, offset).toArray()).toEqual(pairs(below));
    expect(triuIndices(rows, columns, offset).toArray()).toEqual(pairs(above));
  }
});
