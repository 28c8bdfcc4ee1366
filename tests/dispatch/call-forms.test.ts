// Calls as people write them: a device alone, numbers before tensors, names of reductions, omitted arguments. tsc checks their types.

import { describe, expect, test } from "vitest";
import * as T from "../../generated/index.js";
import { problems } from "../emit/registry.js";

const x = T.tensor([1, 2, 4]);
const whole = T.tensor([1n, 2n, 4n]);
const images = T.arange(16).reshape([1, 2, 2, 4]);

function seeded<R>(draw: () => R): R {
  T.manualSeed(1);
  return draw();
}

test.each<[call: string, run: () => T.Tensor, same: () => T.Tensor]>([
  ['x.to("cpu")', () => x.to("cpu"), () => x],
  [
    'x.to("meta", { dtype })',
    () => x.to("meta", { dtype: "float64" }),
    () => T.empty([3], { device: "meta", dtype: "float64" }),
  ],
  ['to(x, "cpu")', () => T.to(x, "cpu"), () => x],
  ["sub(1, x)", () => T.sub(1, x), () => T.rsub(x, 1)],
  ["sub(1, x, { alpha })", () => T.sub(1, x, { alpha: 2 }), () => T.tensor([-1, -3, -7])],
  ["add(1, x)", () => T.add(1, x), () => x.add(1)],
  ["mul(2, x)", () => T.mul(2, x), () => x.mul(2)],
  ["div(1, x)", () => T.div(1, x), () => x.reciprocal()],
  ['div(5, x, { roundingMode: "floor" })', () => T.div(5, x, { roundingMode: "floor" }), () => T.tensor([5, 2, 1])],
  ["a number counts as numbers do: 1 - int64", () => T.sub(1n, whole), () => T.tensor([0n, -1n, -3n])],
  ["and a fraction makes integers floating point", () => T.sub(0.5, whole), () => T.tensor([-0.5, -1.5, -3.5])],
  ["floorDivide(9, x)", () => T.floorDivide(9, x), () => T.tensor([9, 4, 2])],
  ['mseLoss with reduction "sum"', () => T.mseLoss(x, x.add(1), { reduction: "sum" }), () => T.tensor(3)],
  ['mseLoss(x, y, "none")', () => T.mseLoss(x, x.add(1), "none"), () => T.ones([3])],
  ['mseLoss with reduction "mean"', () => T.mseLoss(x, x.add(1), { reduction: "mean" }), () => T.mseLoss(x, x.add(1))],
  ["dropout(x)", () => seeded(() => T.dropout(x)), () => seeded(() => T.dropout(x, 0.5, true))],
  ["dropout(x, { train })", () => T.dropout(x, { train: false }), () => x],
  [
    "batchNorm(x, { training })",
    () => T.batchNorm(images, { training: true }),
    () => T.batchNorm(images, null, null, null, null, true, 0.1, 1e-5, false),
  ],
  [
    "instanceNorm(x)",
    () => T.instanceNorm(images),
    () => T.instanceNorm(images, null, null, null, null, true, 0.1, 1e-5, false),
  ],
  ["poissonNllLoss(x, y)", () => T.poissonNllLoss(x, x), () => T.poissonNllLoss(x, x, true, false, 1e-8, 1)],
  [
    "upsampleBilinear2d(x, size)",
    () => T.upsampleBilinear2d(images, [4, 8]),
    () => T.upsampleBilinear2d(images, [4, 8], false),
  ],
  ["im2col(x, size)", () => T.im2col(images, [2, 2]), () => T.im2col(images, [2, 2], 1, 0, 1)],
])("%s", (_call, run, same) => {
  const [a, b] = [run(), same()];
  expect([a.dtype, a.shape, a.device]).toEqual([b.dtype, b.shape, b.device]);
  if (a.device !== "meta") expect(a.toArray()).toEqual(b.toArray());
});

test("a number in front has no gradient, the tensor behind it does", () => {
  const y = T.tensor([1, 2], { requiresGrad: true });
  T.sub(1, y).sum().backward();
  expect(y.grad!.toArray()).toEqual([-1, -1]);
});

test.each<[what: string, run: () => unknown, message: string]>([
  ["two numbers", () => T.sub(1, 2 as never), "sub: no overload matches (number 1, number 2)"],
  [
    "a name that is none",
    () => T.mseLoss(x, x, { reduction: "average" as "mean" }),
    'must be "none", "mean", "sum" or an integer, got "average"',
  ],
  ["a nearly right name", () => T.mseLoss(x, x, { reduction: "means" as "mean" }), 'got "means". Did you mean mean?'],
  ["a device twice", () => x.to("cpu", { device: "cpu" }), "`device` is given twice, by position and by name"],
])("refused: %s", (_what, run, message) => {
  expect(run).toThrow(message);
});

describe("the fields", () => {
  const entry = (field: string) => `
    - func: f(Tensor self, float p, *, int? a=None) -> Tensor
      ${field}
  `;
  test.each([
    ["call_defaults: q=1", "`q` is not an argument of `f`", "there are: self, p, a"],
    ["call_defaults: p=x", "unknown default `x`", ""],
    ["call_numbers: p", "`p` is not a tensor argument of `f`", "there is: self"],
    ["call_positional: p", "`p` is not a keyword-only argument of `f`", "there is: a"],
  ])("%s", (field, message, hint) => {
    const reported = problems({ functions: entry(field) });
    expect(reported).toContain(`native_functions.yaml:2:`);
    expect(reported).toContain(message);
    expect(reported).toContain(hint);
  });
});
