// Optimisers take all parameters in one operator where they can: the same as one by one, and one by one where a tensor is none of those it takes.

import { describe, expect, test } from "vitest";
import { _negView, type Tensor, tensor, traceDispatch } from "../../generated/index.js";
import * as optim from "../../runtime/optim/index.js";

type Any = optim.Optimizer<{ readonly lr: number }>;

const settings: readonly (readonly [name: string, make: (p: readonly Tensor[]) => unknown, fused: string])[] = [
  ["Adam", (p) => new optim.Adam(p, { lr: 0.1, weightDecay: 0.1 }), "_fused_adam_"],
  ["Adam, amsgrad", (p) => new optim.Adam(p, { lr: 0.1, amsgrad: true, maximize: true }), "_fused_adam_"],
  ["AdamW", (p) => new optim.AdamW(p, { lr: 0.1, amsgrad: true }), "_fused_adamw_"],
  [
    "SGD, momentum",
    (p) => new optim.SGD(p, { lr: 0.1, momentum: 0.9, dampening: 0.2, weightDecay: 0.1 }),
    "_fused_sgd_",
  ],
  ["SGD, nesterov", (p) => new optim.SGD(p, { lr: 0.1, momentum: 0.9, nesterov: true }), "_fused_sgd_"],
  ["SGD, decay", (p) => new optim.SGD(p, { lr: 0.1, weightDecay: 0.1, maximize: true }), "_fused_sgd_"],
];

const numbers = (count: number, seed: number): number[] =>
  Array.from({ length: count }, (_, i) => (((i + seed) * 7919) % 1009) / 1009 - 0.5);

/** Parameters of two dtypes, one of them long, one non-contiguous, one without a gradient for a step, one in half precision. */
function parameters(): Tensor[] {
  return [
    tensor(numbers(6, 1)).reshape([2, 3]),
    tensor(numbers(700, 2), { dtype: "float64" }),
    tensor(numbers(6000, 3)).reshape([60, 100]).t(),
    tensor(numbers(3, 4)),
    tensor(numbers(5, 5), { dtype: "float16" }),
  ].map((p) => p.requiresGrad_());
}

function run(make: (p: readonly Tensor[]) => unknown, change: (optimizer: Any) => void): number[][] {
  const unfused = parameters();
  const optimizer = make(unfused) as Any;
  change(optimizer);
  for (let step = 0; step < 4; step++) {
    for (const [k, p] of unfused.entries()) {
      const values = tensor(numbers(p.numel, 10 * step + k), { dtype: p.dtype }).reshape(p.shape);
      // The fourth comes later, and its gradients are lazily negated ones.
      p.grad = k !== 3 ? values : step === 1 ? null : _negView(values);
    }
    optimizer.step();
  }
  return unfused.map((p) => p.detach().to("float64").reshape([-1]).toArray() as number[]);
}

/** As an optimiser does that has nothing fused. */
function oneByOne(optimizer: Any): void {
  const optimizerState = optimizer as unknown as {
    updateAll: unknown;
    update(p: Tensor, grad: Tensor, group: unknown): void;
  };
  optimizerState.updateAll = (all: readonly Tensor[], group: unknown): void => {
    for (const p of all) optimizerState.update(p, p.grad!, group);
  };
}

describe.each(settings)("%s", (_, make, fused) => {
  test("all at once are as one by one", () => {
    const [together, apart] = [run(make, () => {}), run(make, oneByOne)];
    for (const [k, list] of together.entries())
      for (const [i, value] of list.entries())
        expect(Math.abs(value - apart[k]![i]!), `parameter ${k}, element ${i}`).toBeLessThan(k === 1 ? 1e-12 : 1e-5);
    // Half precision is rounded by each operator.
    expect(together[4]).toEqual(apart[4]);
  });

  test("one operator for all parameters", () => {
    const leaves = [tensor([1, 2]).requiresGrad_(), tensor([[3]]).requiresGrad_()];
    const optimizer = make(leaves) as Any;
    const called = (): string[] => {
      for (const p of leaves) p.grad = p.detach().clone();
      const lines: string[] = [];
      traceDispatch(
        () => optimizer.step(),
        (line) => lines.push(line),
      );
      return lines.flatMap((line) => /aten::(\w+)/.exec(line)?.[1] ?? []);
    };
    called();
    const names = called();
    expect([...new Set(names)].filter((name) => name.startsWith("_fused"))).toEqual([fused]);
    expect(names.filter((name) => /^(add|mul|sub|addc)/.test(name))).toEqual([]);
  });
});

test("a state of another dtype is computed by single operators", () => {
  const p = tensor([1, 2]).requiresGrad_();
  const adam = new optim.Adam([p], { lr: 0.1 });
  const [expAvg, expAvgSq] = [tensor([0, 0], { dtype: "float64" }), tensor([0, 0], { dtype: "float64" })];
  adam.loadStateDict({ ...adam.stateDict(), state: { 0: { step: 1, expAvg, expAvgSq } } });
  p.grad = tensor([1, -1]);
  adam.step();
  expect(p.detach().toArray()).toEqual([0.92559, 2.07441].map((x) => expect.closeTo(x, 4)));
});
