// Rare branches of autograd's bookkeeping and of the dispatcher's guards: retained gradients of changed tensors, views of what lies behind an offset, guards
// that end out of order.

import { expect, test } from "vitest";
import { includedKeys, includeGuard, ops, type Tensor, tensor } from "../../generated/index.js";

const { aten } = ops;
const leaf = (values: unknown): Tensor => tensor(values as number[], { dtype: "float32", requiresGrad: true });
const ones = (x: Tensor): void => (aten.sum(x) as Tensor).backward();

test("retainGrad means the value after a change in place", () => {
  const y = aten.mul.Scalar(leaf([1, 2]), 3) as Tensor;
  y.retainGrad();
  aten.mul_.Scalar(y, 2);
  ones(aten.mul.Scalar(y, 5) as Tensor);
  expect(y.grad!.toArray()).toEqual([5, 5]);
});

test("retainGrad means the value after a change of shape in place", () => {
  const y = aten.mul.Scalar(leaf([[1, 2, 3]]), 3) as Tensor;
  y.retainGrad();
  aten.t_(y);
  ones(aten.mul.Scalar(y, 5) as Tensor);
  expect(y.grad!.shape).toEqual([3, 1]);
});

test("retainGrad means the value of a view whose base was changed in place", () => {
  const base = aten.mul.Scalar(leaf([1, 2, 3]), 3) as Tensor;
  const view = aten.narrow(base, 0, 1, 2) as Tensor;
  view.retainGrad();
  aten.mul_.Scalar(base, 2);
  ones(aten.mul.Scalar(view, 5) as Tensor);
  expect(view.grad!.toArray()).toEqual([5, 5]);
});

test("a change of a view reaches a base that lies behind an offset", () => {
  const base = (aten.narrow(tensor([7, 1, 2, 3], { dtype: "float32" }), 0, 1, 3) as Tensor).detach();
  const factor = leaf([1, 1, 1]);
  aten.mul_.Tensor(base, factor);
  aten.mul_.Scalar(aten.narrow(base, 0, 1, 2) as Tensor, 10);
  ones(base);
  expect(factor.grad!.toArray()).toEqual([1, 20, 30]);
});

test("what a change of a view saved is gone after backward", () => {
  const base = aten.mul.Scalar(leaf([1, 2, 3]), 3) as Tensor;
  const factor = leaf([2, 2]);
  aten.mul_.Tensor(aten.narrow(base, 0, 1, 2) as Tensor, factor);
  const total = aten.sum(base) as Tensor;
  total.backward();
  expect(() => total.backward()).toThrow("backward");
  expect(factor.grad!.toArray()).toEqual([6, 9]);
});

test("a guard that ended already ends nothing that began after it", () => {
  const first = includeGuard("Tracer");
  first.dispose();
  const second = includeGuard("Python");
  first.dispose();
  expect(includedKeys().has("Python")).toBe(true);
  second.dispose();
  expect(includedKeys().has("Python")).toBe(false);
});
