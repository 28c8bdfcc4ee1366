// Anomaly mode with what hides elements: transforms, batched gradients, complex numbers, tensors of classes and of devices.

import { expect, test } from "vitest";
import {
  detectAnomaly,
  eye,
  FakeTensor,
  functionalize,
  grad,
  jacrev,
  mul,
  sqrt,
  type Tensor,
  tensor,
  vmap,
} from "../../generated/index.js";
import { messageOf } from "../thrown.js";

const firstLine = (run: () => unknown): string => messageOf(() => detectAnomaly(run)).split("\n")[0]!;
/** The size of each element; its formula has NaN as the derivative at 0. */
const size = (x: Tensor): Tensor => sqrt(mul(x, x));
const total = (x: Tensor): Tensor => size(x).sum();
const rows = tensor([
  [1, 2],
  [3, 0],
  [0, 1],
]);
const sqrtFound = "SqrtBackward0 returned NaN in gradient 0";
const found = "MulBackward0 returned NaN in gradient 0";

test.each<readonly [string, () => unknown, string]>([
  ["a function's gradient", () => grad(total)(tensor([1, 0])), found],
  ["gradients of examples", () => vmap(grad(total))(rows), `${found} of example 1`],
  ["of columns", () => vmap(grad(total), { inDims: 1 })(rows), `${found} of example 0`],
  [
    "of examples of examples",
    () => vmap(vmap(grad(total)), { inDims: 1 })(rows.unsqueeze(2)),
    `${found} of example 0, 2`,
  ],
  ["rows of a Jacobian", () => jacrev(size)(tensor([1, 2, 0])), `${sqrtFound} of example 0`],
  [
    "gradients of a batch",
    () => {
      const x = tensor([1, 0, 4], { requiresGrad: true });
      return grad([size(x)], [x], { gradOutputs: [eye(3).flip([0])], isGradsBatched: true });
    },
    `${sqrtFound} of example 0`,
  ],
  [
    "a complex gradient",
    () => {
      const x = tensor([{ re: 1, im: 1 }], { requiresGrad: true });
      return mul(x, tensor([{ re: Number.NaN, im: 0 }]))
        .abs()
        .sum()
        .backward();
    },
    "AbsBackward0 returned NaN in gradient 0",
  ],
  ["a function that is functionalized", () => functionalize(grad(total))(tensor([1, 0])), found],
])("%s", (_, run, line) => {
  expect(firstLine(run)).toBe(line);
});

test("what has no elements, and what has no NaN, passes", () => {
  detectAnomaly(() => {
    total(new FakeTensor({ shape: [2], requiresGrad: true })).backward();
    vmap(grad(total))(rows.add(1));
  });
  detectAnomaly({ checkNaN: false }, () => vmap(grad(total))(rows));
});
