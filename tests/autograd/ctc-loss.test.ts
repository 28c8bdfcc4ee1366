// The second derivative of the connectionist temporal classification loss, against differences of the first: sequences of several lengths, one
// of them without a path, targets in rows and end to end.

import { expect, test } from "vitest";
import { grad, manualSeed, ops, randn, type Tensor, tensor, where } from "../../generated/index.js";

const inputLengths = [6, 5, 2];
const targetLengths = [2, 0, 3];
const rows = tensor(
  [
    [1, 2, 0],
    [1, 1, 1],
    [2, 2, 3],
  ],
  { dtype: "int64" },
);
const joined = tensor([1, 2, 2, 2, 3], { dtype: "int64" });
const weights = tensor([1, 2, -1], { dtype: "float64" });

function gradient(x: Tensor, targets: Tensor, zeroInfinity: boolean, createGraph: boolean): Tensor {
  const call = ops.aten!["_ctc_loss"]!.default!;
  const [losses] = call(x, targets, inputLengths, targetLengths, 0, zeroInfinity) as [Tensor, Tensor];
  return grad([losses], [x], { gradOutputs: [weights], createGraph })[0]!;
}

test.each([
  ["rows", rows, false],
  ["rows, infinite losses ignored", rows, true],
  ["end to end", joined, false],
] as const)("ctc_loss has a second derivative: %s", (_, targets, zeroInfinity) => {
  manualSeed(3);
  const x = randn([6, 3, 4], { dtype: "float64" }).logSoftmax(2).requiresGrad_();
  const first = gradient(x, targets, zeroInfinity, false);
  const again = gradient(x, targets, zeroInfinity, true);
  expect(again.detach().sub(first).abs().nanToNum(0).max().item()).toBeLessThan(1e-12);
  expect(again.isnan().eq(first.isnan()).all().item()).toBe(true);
  // Without a path the loss is infinite: its gradient is not a number, or 0 if that is asked.
  expect(first.select(1, 2).slice(0, 0, 2).isnan().all().item()).toBe(!zeroInfinity);

  const directions = randn([6, 3, 4], { dtype: "float64" });
  const value = (y: Tensor, createGraph: boolean): Tensor => {
    const result = gradient(y, targets, zeroInfinity, createGraph);
    return where(result.isnan(), tensor(0, { dtype: "float64" }), result.mul(directions)).sum();
  };
  const second = grad([value(x, true)], [x])[0]!
    .nanToNum(0)
    .reshape([-1]);
  const base = x.detach().reshape([-1]);
  const step = 1e-6;
  for (let i = 0; i < base.numel; i++) {
    const moved = [step, -step].map((by) => {
      const y = base.clone();
      y.data[i] = Number(y.data[i]) + by;
      return Number(value(y.reshape([6, 3, 4]).requiresGrad_(), false).item());
    });
    expect(Number(second.data[i])).toBeCloseTo((moved[0]! - moved[1]!) / (2 * step), 6);
  }
});
