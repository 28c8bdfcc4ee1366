// Properties of tensors, which `property:` in the registry derives from operators: read without a call, as in PyTorch.

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import * as T from "../../generated/index.js";
import { FunctionMode, Tensor, tensor, withFunctionMode } from "../../generated/index.js";

const x = tensor([
  [1, 2, 3],
  [4, 5, 6],
]);
const z = tensor([
  [
    { re: 1, im: 2 },
    { re: 3, im: -4 },
  ],
]);
const c = (re: number, im: number) => ({ re, im });

test.each<[what: string, read: () => Tensor, shape: number[], values: unknown]>([
  [
    "T",
    () => x.T,
    [3, 2],
    [
      [1, 4],
      [2, 5],
      [3, 6],
    ],
  ],
  [
    "T of three dimensions",
    () => x.unsqueeze(0).T,
    [3, 2, 1],
    [
      [[1], [4]],
      [[2], [5]],
      [[3], [6]],
    ],
  ],
  ["T of one", () => tensor([1, 2]).T, [2], [1, 2]],
  [
    "mT",
    () => x.unsqueeze(0).mT,
    [1, 3, 2],
    [
      [
        [1, 4],
        [2, 5],
        [3, 6],
      ],
    ],
  ],
  ["H", () => z.H, [2, 1], [[c(1, -2)], [c(3, 4)]]],
  [
    "H of real numbers",
    () => x.H,
    [3, 2],
    [
      [1, 4],
      [2, 5],
      [3, 6],
    ],
  ],
  ["mH", () => z.unsqueeze(0).mH, [1, 2, 1], [[[c(1, -2)], [c(3, 4)]]]],
  ["real", () => z.real, [1, 2], [[1, 3]]],
  ["imag", () => z.imag, [1, 2], [[2, -4]]],
  [
    "one of another",
    () => x.T.mT.real,
    [2, 3],
    [
      [1, 2, 3],
      [4, 5, 6],
    ],
  ],
])("%s", (_, read, shape, values) => {
  const result = read();
  expect([result.shape, result.toArray()]).toEqual([shape, values]);
});

test("they are views, through which gradients flow", () => {
  const w = tensor([[1, 2]], { requiresGrad: true });
  w.mT
    .mul(tensor([[3], [5]]))
    .sum()
    .backward();
  expect(w.grad!.toArray()).toEqual([[3, 5]]);
  const base = tensor([[1, 2]]);
  base.T.mul_(10);
  z.real; // a view of the same memory, which is not written here
  expect([base.toArray(), z.imag.storage === z.storage]).toEqual([[[10, 20]], true]);
});

test("the functions stay, and the methods are gone", () => {
  expect([T.mT(x), T.numpyT(x), T.matrixH(x), T.mH(x), T.real(x)].map(({ shape }) => shape)).toEqual([
    [3, 2],
    [3, 2],
    [3, 2],
    [3, 2],
    [2, 3],
  ]);
  for (const name of ["numpyT", "matrixH"]) expect(name in x, name).toBe(false);
  expect(() => (x.mT as unknown as () => unknown)()).toThrow("x.mT is not a function");
});

describe("errors", () => {
  test.each<[what: string, read: () => unknown, message: string]>([
    [
      "H of a batch",
      () => x.unsqueeze(0).H,
      "tensor.H is only supported on matrices (2-D tensors). Got 3-D tensor. For batches of matrices, consider using tensor.mH",
    ],
    [
      "mT of a vector",
      () => tensor([1]).mT,
      "tensor.mT is only supported on matrices or batches of matrices. Got 1-D tensor.",
    ],
    ["imag of real numbers", () => x.imag, "imag is not implemented for tensors with non-complex dtypes."],
    ["writing one", () => Object.assign(x, { T: x }), "which has only a getter"],
  ])("%s", (_, read, message) => {
    expect(read).toThrow(message);
  });

  test("begin at the line that reads", () => {
    const batch = x.unsqueeze(0);
    let stack = "";
    try {
      batch.H;
    } catch (error) {
      stack = (error as Error).stack!;
    }
    expect(stack.split("\n").find((line) => line.trim().startsWith("at "))).toContain("properties.test.ts");
  });
});

test("a function mode sees the function behind one, once", () => {
  const seen: string[] = [];
  class Names extends FunctionMode {
    handle(fn: T.OverridableFunction, _types: unknown, args: readonly unknown[], options: T.CallOptions): unknown {
      seen.push(T.resolveName(fn));
      return fn(...args, options);
    }
  }
  const shape = withFunctionMode(new Names(), () => [x.T, x.mT, x.real].map((view) => view.dim()));
  expect(shape).toEqual([2, 2, 2]);
  expect(seen.filter((name) => !name.endsWith("dim"))).toEqual(["numpyT", "mT", "real"]);
});

test("every one of the registry is declared as a property, and there as one", () => {
  const entries = readFileSync(new URL("../../native_functions.yaml", import.meta.url), "utf8");
  const names = [...entries.matchAll(/^ {2}property: (\w+)$/gm)].map(([, name]) => name!);
  expect(names.length).toBeGreaterThan(5);
  for (const name of names) {
    const found = Object.getOwnPropertyDescriptor(Tensor.prototype, name)!;
    expect([typeof found.get, found.set, found.enumerable], name).toEqual(["function", undefined, false]);
  }
});
