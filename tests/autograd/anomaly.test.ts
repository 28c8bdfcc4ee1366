// Anomaly mode with what hides elements: transforms, batched gradients, complex numbers, tensors of classes and of devices.

import { expect, test } from "vitest";
import {
  AutogradFunction,
  detectAnomaly,
  eye,
  FakeTensor,
  functionalize,
  grad,
  jacrev,
  mul,
  ones,
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

test("the example is the one with the NaN, whatever dimensions are mapped", () => {
  const shape = [2, 3, 4];
  for (const outer of [0, 1, 2])
    for (const inner of [0, 1])
      for (const at of [5, 14, 23]) {
        const values = ones([24])
          .indexFill(0, tensor([at], { dtype: "int64" }), 0)
          .reshape(shape);
        const place = [Math.floor(at / 12), Math.floor(at / 4) % 3, at % 4];
        const [first] = place.splice(outer, 1);
        const [second] = place.splice(inner, 1);
        const mapped = vmap(vmap(grad(total), { inDims: inner }), { inDims: outer });
        expect(firstLine(() => mapped(values))).toBe(`${found} of example ${first}, ${second}`);
      }
});

test("either part of a complex gradient may be NaN", () => {
  for (const value of [
    { re: Number.NaN, im: 1 },
    { re: 1, im: Number.NaN },
  ]) {
    const spoil = new AutogradFunction({
      name: "Spoil",
      forward: (_, x: Tensor) => x.clone(),
      backward: () => tensor([value]),
    });
    const x = tensor([{ re: 1, im: 1 }], { requiresGrad: true });
    expect(firstLine(() => (spoil.apply(x) as Tensor).abs().sum().backward())).toBe(
      "SpoilBackward returned NaN in gradient 0",
    );
  }
});
