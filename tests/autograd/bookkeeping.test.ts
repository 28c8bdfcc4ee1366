// Rare branches of autograd's bookkeeping and of the dispatcher's guards: retained gradients of changed tensors, views with an offset, guards that
// end out of order.

import { expect, test } from "vitest";
import * as tengen from "../../generated/index.js";
import {
  DTypeError,
  grad,
  includedKeys,
  includeGuard,
  inferenceMode,
  noGrad,
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

test("one of several views without a node is named as such", () => {
  const [piece] = tengen.split(tensor([1, 2]), 1);
  expect(() => piece!.mul_(leaf([1]))).toThrow(
    "One of several views of a tensor is changed in place with grad mode enabled. It comes from an operator that returns " +
      "several views; their history could not be rewritten together. Use the out-of-place form of the operation, or clone the view first.",
  );
});

test.each(["uint8", "int8", "int16", "int32", "int64", "bool"] as const)(
  "views of %s may be changed wherever they were made, as they have no history",
  (dtype) => {
    const x = leaf([
      [1, 1],
      [1, 1],
    ]);
    const zero = leaf(0);
    const writes: Record<string, (out: Tensor) => unknown> = {
      copy: (out) => out.copy_(x),
      fill: (out) => out.fill_(zero),
      maskedFill: (out) => out.maskedFill_(x.gt(0), zero),
      indexFill: (out) => out.indexFill_(0, tensor([0], { dtype: "int64" }), zero),
      eq_: (out) => out.eq_(x),
      logicalAnd: (out) => out.logicalAnd_(x),
      bernoulli: (out) => out.bernoulli_(x),
      eq: (out) => tengen.eq(x, 1, { out }),
      isnan: (out) => tengen.isnan(x, { out }),
      argmax: (out) => tengen.argmax(x.unsqueeze(0), { dim: 0, out }),
      argmin: (out) => tengen.argmin(x.unsqueeze(0), { dim: 0, out }),
      bucketize: (out) => tengen.bucketize(x, tensor([0]), { out }),
      multinomial: (out) => tengen.multinomial(x, 2, { out }),
    };
    const makers: Record<string, () => Tensor> = {
      split: () => tengen.split(tengen.zeros([2, 4], { dtype }), 2, 1)[0]!,
      unbind: () => tengen.unbind(tengen.zeros([2, 2, 2], { dtype }))[0]!,
      noGrad: () => noGrad(() => tengen.zeros([2, 4], { dtype }).slice(1, 0, null, 2)),
    };
    for (const [operator, write] of Object.entries(writes)) {
      for (const [view, make] of Object.entries(makers)) {
        const piece = make();
        let error: unknown = null;
        try {
          write(piece);
        } catch (thrown) {
          error = thrown;
        }
        // Operators that give indices refuse other dtypes; none refuses for the sake of a history.
        if (error !== null && !(error instanceof DTypeError)) expect.fail(`${operator} into ${view}: ${String(error)}`);
        expect([operator, view, piece.requiresGrad, piece.gradFn]).toEqual([operator, view, false, null]);
      }
    }
  },
);

test("the integral over no samples depends on nothing", () => {
  const none = tengen.zeros([0, 3]).requiresGrad_();
  for (const area of [
    tengen.trapezoid(none, { dim: 0 }),
    tengen.trapezoid(none, tengen.zeros([0, 3]), { dim: 0 }),
    tengen.trapz(none, { dim: 0 }),
  ])
    expect([area.toArray(), area.requiresGrad]).toEqual([[0, 0, 0], false]);
  // Along a dimension with samples the result follows from them, even if there are no rows.
  expect(tengen.trapezoid(none).requiresGrad).toBe(true);
});

test.each([1, 1.5, 2, 3, Number.POSITIVE_INFINITY])(
  "distances of norm %s between equal rows have second derivatives that are numbers",
  (p) => {
    const x = leaf([
      [1, 2],
      [1, 2],
      [3, 5],
    ]);
    for (const distances of [tengen.cdist(x, x, { p }), tengen.pdist(x, p)]) {
      const [first] = grad([distances.sum()], [x], { createGraph: true });
      if (!first!.requiresGrad) continue;
      const [second] = grad([first!.square().sum()], [x], { allowUnused: true });
      for (const value of [first!, second ?? tengen.zeros([1])].flatMap((t) => t.reshape([-1]).toArray() as number[]))
        expect(Number.isFinite(value)).toBe(true);
    }
  },
);

test("a leaf whose shape was changed under noGrad gets a gradient of its shape", () => {
  const x = leaf([1, 2, 3, 4]);
  // The node that accumulates is made here, for the shape of now.
  ones(aten.mul.Scalar(x, 2) as Tensor);
  x.grad = null;
  noGrad(() => x.unsqueeze_(0));
  ones(aten.mul.Scalar(x, 3) as Tensor);
  expect([x.grad!.shape, x.grad!.toArray()]).toEqual([[1, 4], [[3, 3, 3, 3]]]);
});
