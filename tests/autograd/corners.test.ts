// Rare branches of autograd's bookkeeping and of the dispatcher's guards: retained gradients of changed tensors, views with an offset, guards that
// end out of order.

import { expect, test } from "vitest";
import {
  grad,
  includedKeys,
  includeGuard,
  inferenceMode,
  ops,
  type Tensor,
  tensor,
  WrapperTensor,
} from "../../generated/index.js";
import { Node, rule } from "../../runtime/autograd/generated-api.js";
import { asNonDifferentiableView, edgesOf, rebaseHistory } from "../../runtime/autograd/history.js";

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

test("a result that was not asked for keeps its number: the next one's gradient comes to the next place", () => {
  const [input, weight, outer] = [leaf([[[1, 2, 3, 4]]]), leaf([[[1, -1]]]), leaf([[[1, 2, 3]]])];
  const mask = [true, false, true];
  const results = aten.convolution_backward(outer, input, weight, [1], [1], [0], [1], false, [0], 1, mask) as Tensor[];
  expect(results.map((one) => one?.toArray() ?? null)).toEqual([[[[1, 1, 1, -3]]], null, [6]]);
  expect(grad(aten.sum(results[2]!) as Tensor, [outer])[0]!.toArray()).toEqual([[[1, 1, 1]]]);
});

test("the rule of a change of a view hears whether the pass keeps the graph", () => {
  const seen: boolean[] = [];
  const peek = rule<null>({
    name: "PeekBackward",
    backward(node, grads) {
      seen.push(node.willRelease);
      return [grads[0]!];
    },
  });
  const base = aten.mul.Scalar(leaf([1, 2, 3]), 3) as Tensor;
  const view = aten.narrow(base, 0, 1, 2) as Tensor;
  rebaseHistory(view, new Node(peek, edgesOf([view]), null) as Node);
  const total = aten.sum(base) as Tensor;
  total.backward(null, { retainGraph: true });
  total.backward();
  expect(seen).toEqual([false, true]);
});

test("a view's history is made anew in inference mode as out of it", () => {
  const x = leaf([1, 2, 3]);
  const base = aten.mul.Scalar(x, 1) as Tensor;
  const view = aten.view(base, [3]) as Tensor;
  aten.mul_.Scalar(base, 2);
  expect(inferenceMode(() => view.gradFn!.name)).toBe("AsStridedBackward0");
  expect(grad(aten.sum(view) as Tensor, [x])[0]!.toArray()).toEqual([2, 2, 2]);
});

test("all views of a wrapper without gradients have its version", () => {
  const wrapper = (): Tensor => new WrapperTensor({ shape: [2] });
  const [base, first, second] = [wrapper(), wrapper(), wrapper()];
  asNonDifferentiableView(base, [first, second]);
  base.storage.version++;
  expect([first.version, second.version]).toEqual([1, 1]);
});
