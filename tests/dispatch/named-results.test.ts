// Results by name: the schemas' names of returns, for every public function, by every way of calling. tsc checks the types.

import { describe, expect, test } from "vitest";
import * as T from "../../generated/index.js";
import { named } from "../../runtime/dispatch/named-results.js";

const x = T.tensor([
  [4, 1, 3],
  [2, 6, 5],
]);

test.each<[call: string, read: () => T.Tensor, same: () => T.Tensor]>([
  ["topk(x, 2).values", () => T.topk(x, 2).values, () => T.topk(x, 2)[0]],
  ["topk by name", () => T.topk(x, { k: 2 }).indices, () => T.topk(x, 2)[1]],
  ["the method", () => x.topk(2, 0).indices, () => T.topk(x, 2, 0)[1]],
  ["max.dim", () => x.max(1).indices, () => T.tensor([0n, 1n])],
  ["a name of two words", () => T.histogram(x.flatten(), 2).binEdges, () => T.tensor([1, 3.5, 6])],
  ["capitals stay", () => T.linalgSvd(x).Vh, () => T.linalgSvd(x)[2]],
  [
    "with out",
    () => T.sort(x, 1, { out: [T.empty([0]), T.empty([0], { dtype: "int64" })] }).values,
    () => T.sort(x, 1)[0],
  ],
  ["recorded", () => T.sort(x.clone().requiresGrad_(), 1).values.detach(), () => T.sort(x, 1)[0]],
])("%s", (_, read, same) => {
  expect(read().dtype).toBe(same().dtype);
  expect(read().toArray()).toEqual(same().toArray());
});

describe("what arrays do stays", () => {
  const found = T.topk(x, 2);
  test("destructuring, iteration, length, isArray", () => {
    const [values, indices] = found;
    expect([...found]).toEqual([values, indices]);
    expect([found.length, Array.isArray(found), Object.keys(found)]).toEqual([2, true, ["0", "1"]]);
    const { values: first } = found;
    expect(first).toBe(values);
  });

  test("what is made of them is a plain array, and as a plain tuple they are passed on", () => {
    expect(Object.getPrototypeOf(found.map((one) => one.shape))).toBe(Array.prototype);
    expect(Object.getPrototypeOf(found.slice(0))).toBe(Array.prototype);
    const plain: readonly [T.Tensor, T.Tensor] = found;
    expect(plain).toBe(found);
  });
});

test("results that a kernel keeps are handed out as they are", () => {
  const frozen = Object.freeze([T.tensor(1), T.tensor(2)]);
  expect(named(T.ops.aten.topk.default as unknown as Parameters<typeof named>[0], frozen)).toBe(frozen);
});
