// Draws and weighted losses from inputs that lie behind other elements of their storage: the same as from inputs that begin it.

import { describe, expect, test } from "vitest";
import * as T from "../../generated/index.js";
import { isTensor, type Tensor } from "../../runtime/core/tensor.js";

/** The same elements, contiguous at offset 3 of a storage that holds other ones around them. */
function behind(x: Tensor): Tensor {
  const whole = T.full([x.numel + 5], x.dtype === "int64" ? 0 : 0.125, { dtype: x.dtype });
  const piece = whole.slice(0, 3, 3 + x.numel).view(x.shape);
  piece.copy_(x);
  return piece;
}

const target = T.tensor([1n, 0n]);
const calls: Readonly<Record<string, { inputs: readonly Tensor[]; call: (...inputs: Tensor[]) => unknown }>> = {
  multinomial: {
    inputs: [
      T.tensor([
        [0.1, 5, 0.1],
        [7, 0.1, 0.2],
      ]),
    ],
    call: (weights) => T.multinomial(weights!, 2, true),
  },
  "multinomial without replacement": {
    inputs: [T.tensor([0.1, 5, 0.1, 3])],
    call: (weights) => T.multinomial(weights!, 3, false),
  },
  poisson: { inputs: [T.tensor([40, 0.5, 9])], call: (rates) => T.poisson(rates!) },
  binomial: {
    inputs: [T.tensor([30, 20]), T.tensor([0.9, 0.2])],
    call: (count, chance) => T.binomial(count!, chance!),
  },
  bernoulli: { inputs: [T.tensor([0.9, 0.1, 0.5, 0.99])], call: (chances) => T.bernoulli(chances!) },
  multi_margin_loss: {
    inputs: [
      T.tensor([
        [0.2, 0.1, 0.9],
        [0.5, 0.4, 0.3],
      ]),
      T.tensor([3, 0.5, 2]),
    ],
    call: (input, weight) => T.multiMarginLoss(input!, target, 1, 1, weight!),
  },
  "multi_margin_loss, weights of classes in the gradient": {
    inputs: [
      T.tensor([
        [0.2, 0.1, 0.9],
        [0.5, 0.4, 0.3],
      ]),
      T.tensor([3, 0.5, 2]),
    ],
    call: (input, weight) =>
      T.ops.aten.multi_margin_loss_backward!(T.tensor(1), input!, target, 1, 1, weight!, 1) as Tensor,
  },
  fractional_max_pool2d: {
    inputs: [T.arange(0, 36).view([1, 1, 6, 6]), T.tensor([[[0.9, 0.1]]])],
    call: (image, samples) => T.fractionalMaxPool2d(image!, [2, 2], [3, 3], samples!),
  },
  nll_loss: {
    inputs: [
      T.tensor([
        [0.2, 0.1, 0.9],
        [0.5, 0.4, 0.3],
      ]),
      T.tensor([3, 0.5, 2]),
    ],
    call: (input, weight) => T.nllLoss(input!, target, weight!),
  },
  "histogram, weights": {
    inputs: [T.tensor([0.1, 0.6, 0.7]), T.tensor([2, 3, 5])],
    call: (input, weight) => T.histogram(input!, 2, { range: [0, 1], weight: weight! }),
  },
};

function numbers(value: unknown): unknown {
  return isTensor(value) ? value.toArray() : Array.isArray(value) ? value.map(numbers) : value;
}

describe("inputs with a storage offset", () => {
  test.each(Object.entries(calls))("%s", (_, { inputs, call }) => {
    T.manualSeed(7);
    const plain = numbers(call(...inputs));
    T.manualSeed(7);
    expect(numbers(call(...inputs.map(behind)))).toEqual(plain);
  });

  test("rrelu draws slopes into a noise tensor with a storage offset", () => {
    const x = T.tensor([-1, 2, -3, -0.5]);
    const run = (noise: Tensor): unknown => {
      T.manualSeed(3);
      const result = T.ops.aten.rrelu_with_noise!(x, noise, 0.1, 0.9, true, null) as Tensor;
      return [result.toArray(), noise.toArray()];
    };
    expect(run(behind(T.zeros([4])))).toEqual(run(T.zeros([4])));
    const whole = T.zeros([9]);
    run(whole.slice(0, 3, 7));
    expect(whole.toArray()).toEqual([0, 0, 0, ...(whole.slice(0, 3, 7).toArray() as number[]), 0, 0]);
    expect(whole.slice(0, 3, 7).ne(0).all().item()).toBe(true);
  });
});

describe("extremes of NaN", () => {
  test.each([
    ["first", [Number.NaN, 1, 2]],
    ["between", [2, Number.NaN, 1]],
    ["last", [2, 1, Number.NaN]],
  ])("%s", (_, values) => {
    const x = T.tensor([values, [3, 1, 2]]);
    expect(x.amin([1]).toArray()).toEqual([Number.NaN, 1]);
    expect(x.amax([1]).toArray()).toEqual([Number.NaN, 3]);
    expect(x.min(1).map((one) => one.toArray())).toEqual([
      [Number.NaN, 1],
      [values.findIndex(Number.isNaN), 1],
    ]);
    expect(x.amin([0]).toArray()).toEqual(
      values.map((value, i) => (Number.isNaN(value) ? value : Math.min(value, [3, 1, 2][i]!))),
    );
    expect([x.min().item(), x.max().item()]).toEqual([Number.NaN, Number.NaN]);
  });
});
