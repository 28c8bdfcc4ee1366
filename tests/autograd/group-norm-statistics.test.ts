// Gradients of group normalisation through its statistics, once and twice, are those of the function: PyTorch drops those of the mean and of
// the inverse deviation where not both are asked for, and differentiates them once only.

import { expect, test } from "vitest";
import { grad, nativeGroupNorm, type Tensor, tensor } from "../../generated/index.js";

const shape = [2, 4, 3];
/** Numbers between -1 and 1 that follow no simple law. */
const numbers = (count: number, from: number): number[] =>
  Array.from({ length: count }, (_, i) => Math.sin((i + from) ** 2));
const double = (values: readonly number[], size: number[]): Tensor =>
  tensor(values as number[], { dtype: "float64" }).reshape(size);

const weight = double(numbers(4, 1), [4]);
const bias = double(numbers(4, 7), [4]);
const factors = {
  result: double(numbers(24, 11), shape),
  mean: double(numbers(4, 40), [2, 2]),
  inverse: double(numbers(4, 50), [2, 2]),
};
const values = numbers(24, 3);
const along = numbers(24, 90);

/** The sum of some of the results, each times some factors. */
function sumOf(x: Tensor, asked: readonly (keyof typeof factors)[]): Tensor {
  const [result, mean, inverse] = nativeGroupNorm(x, weight, bias, 2, 4, 3, 2, 1e-5);
  const all = { result, mean, inverse };
  return asked.map((name) => all[name].mul(factors[name]).sum()).reduce((a, b) => a.add(b));
}

test.each([
  [["mean"]],
  [["inverse"]],
  [["mean", "inverse"]],
  [["result", "mean"]],
  [["result", "inverse"]],
  [["result", "mean", "inverse"]],
] as const)("through %s", (asked) => {
  const x = double(values, shape).requiresGrad_();
  const [first] = grad([sumOf(x, asked)], [x], { createGraph: true }) as [Tensor];
  const h = 1e-4;
  const at = (i: number, step: number, aside: number): number => {
    const moved = values.map((value, j) => value + aside * along[j]! + (i === j ? step : 0));
    return Number(sumOf(double(moved, shape), asked).item());
  };
  const flat = (one: Tensor): number[] => one.reshape([24]).toArray() as number[];
  for (const [i, got] of flat(first).entries()) expect(got).toBeCloseTo((at(i, h, 0) - at(i, -h, 0)) / (2 * h), 6);
  // The mean is linear.
  expect(first.requiresGrad).toBe(asked.join() !== "mean");
  if (!first.requiresGrad) return;
  const [second] = grad([first.mul(double(along, shape)).sum()], [x]) as [Tensor];
  for (const [i, got] of flat(second).entries())
    expect(got).toBeCloseTo((at(i, h, h) - at(i, -h, h) - at(i, h, -h) + at(i, -h, -h)) / (4 * h * h), 5);
});
