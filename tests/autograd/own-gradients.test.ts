// Gradients that the program has not read: resetting them gives their memory back, and a backward pass that adds to them its own.

import { afterEach, beforeAll, describe, expect, test } from "vitest";
import {
  add,
  backward,
  type CallOptions,
  DispatchMode,
  manualSeed,
  type OverloadHandle,
  ones,
  poisonPool,
  randn,
  sum,
  type Tensor,
  type TensorSubclassConstructor,
  tidy,
  trackMemory,
  withMode,
} from "../../generated/index.js";
import { isGone } from "../../runtime/core/storage.js";
import { GradScaler } from "../../runtime/layers/grad-scaler.js";
import * as nn from "../../runtime/nn/index.js";
import * as optim from "../../runtime/optim/index.js";

const side = 160;
const bytes = 4 * side * side;

beforeAll(() => void add(ones([4]), 1));
afterEach(() => void poisonPool(false));

/** A layer whose weight's gradient is large, after a backward pass; and the gradient, taken past the property. */
function trained(): { w: Tensor; x: Tensor; optimizer: optim.SGD; grad: Tensor } {
  const [w, x] = [randn([side, side]).requiresGrad_(), randn([side, side])];
  const optimizer = new optim.SGD([w], { lr: 0.1 });
  x.matmul(w).square().sum().backward();
  return { w, x, optimizer, grad: w.autograd!.grad! };
}

const isBack = ({ storage }: Tensor): boolean => (storage.marks & isGone) !== 0;

describe("zeroGrad gives back", () => {
  test("what the program has not read", () => {
    const { w, optimizer, grad } = trained();
    optimizer.step();
    using memory = trackMemory();
    optimizer.zeroGrad();
    expect([w.grad, isBack(grad), memory.pool().returned]).toEqual([null, true, bytes]);
    expect(() => grad.sum()).toThrow("a gradient (float32, 25600 elements) was given back when it was reset");
  });

  test("nothing that was read, by the program, its hooks, its modes or its classes", () => {
    class Observing extends DispatchMode {
      readonly seen: unknown[] = [];
      override handle(
        op: OverloadHandle,
        _types: readonly TensorSubclassConstructor[],
        args: readonly unknown[],
        options: CallOptions,
      ): unknown {
        this.seen.push(args);
        return op(...args, options);
      }
    }
    class Own extends optim.Optimizer<{ readonly lr: number }> {
      readonly seen: Tensor[] = [];
      protected override update(_: Tensor, gradient: Tensor): void {
        this.seen.push(gradient);
      }
    }
    const readings: Readonly<Record<string, (of: ReturnType<typeof trained>) => unknown>> = {
      "the property": ({ w }) => w.grad,
      "a view of it": ({ w }) => w.grad!.at(0),
      "an optimiser of the program": ({ w }) => new Own("Own", [w], {}, { lr: 1 }).step(),
      "a gradient that the program set": ({ w }) => (w.grad = w.autograd!.grad!),
    };
    for (const [name, read] of Object.entries(readings)) {
      const found = trained();
      read(found);
      found.optimizer.zeroGrad();
      expect([name, found.w.grad, isBack(found.grad)]).toEqual([name, null, false]);
    }
    const withObserver = (body: () => unknown): void => void withMode(new Observing(), body);
    const observed = trained();
    withObserver(() => observed.optimizer.step());
    observed.optimizer.zeroGrad();
    expect(isBack(observed.grad)).toBe(false);
    const { w, x, optimizer } = trained();
    optimizer.zeroGrad();
    withObserver(() => x.matmul(w).sum().backward());
    const grad = w.autograd!.grad!;
    optimizer.zeroGrad();
    expect(isBack(grad)).toBe(false);
    let hooked!: Tensor;
    w.registerPostAccumulateGradHook((leaf) => (hooked = leaf.grad!));
    x.matmul(w).sum().backward();
    optimizer.zeroGrad();
    expect(isBack(hooked)).toBe(false);
    const seen: Tensor[] = [];
    const v = randn([side, side]).requiresGrad_();
    v.registerHook((gradient) => void seen.push(gradient));
    x.matmul(v).sum().backward();
    new optim.SGD([v], { lr: 0.1 }).zeroGrad();
    expect(isBack(seen[0]!)).toBe(false);
  });

  test("nothing that a graph needs, or that was there before", () => {
    const w = randn([side, side]).requiresGrad_();
    const given = ones([side, side]);
    backward(add(w, 1), given);
    const optimizer = new optim.SGD([w], { lr: 1 });
    optimizer.zeroGrad();
    expect(given.sum().item()).toBe(side * side);
    w.square().mul(w).sum().backward(null, { createGraph: true });
    const second = sum(w.autograd!.grad!);
    optimizer.zeroGrad();
    second.backward();
    expect(w.grad!.sub(w.detach().mul(6)).abs().max().item()).toBeLessThan(1e-5);
    // Both leaves have the same gradient.
    const [a, b] = [randn([side, side]).requiresGrad_(), randn([side, side]).requiresGrad_()];
    a.add(b).mul(2).sum().backward();
    new optim.SGD([a], { lr: 1 }).zeroGrad();
    expect(b.grad!.eq(2).all().item()).toBe(true);
  });
});

test("a pass that adds to a gradient gives back what it added, and gradients that were summed to fewer dimensions", () => {
  const { w, x } = trained();
  const row = randn([side]).requiresGrad_();
  using memory = trackMemory();
  x.matmul(w).mul(row).sum().backward();
  // The gradients of the product: of both factors, that of the row before it is summed; and that of the weight, once it is added.
  expect(memory.pool().returned).toBe(3 * bytes);
});

/** Trains as usual; returns the parameters. */
function train(
  make: (params: Iterable<Tensor>) => optim.Optimizer<never>,
  poisoned: boolean,
  scoped: boolean,
): number[] {
  manualSeed(3);
  poisonPool(poisoned, 0);
  const model = new nn.Sequential(new nn.Linear(24, 40), new nn.BatchNorm1d(40), new nn.ReLU(), new nn.Linear(40, 24));
  const optimizer = make(model.parameters());
  const scaler = new GradScaler({ initScale: 8 });
  const [x, y] = [randn([16, 24]), randn([16, 24])];
  const loss = (): Tensor => model.forward(x).sub(y).square().mean();
  for (let i = 0; i < 4; i++) {
    const step = (): null => {
      optimizer.zeroGrad();
      if (optimizer instanceof optim.LBFGS) {
        optimizer.step(() => {
          optimizer.zeroGrad();
          const value = loss();
          value.backward();
          return value;
        });
        return null;
      }
      // Two passes, of which the second adds.
      loss().backward();
      scaler.scale(loss()).backward();
      if (i === 2) optim.clipGradNorm(model.parameters(), 0.1);
      if (i === 3) optim.clipGradValue(model.parameters(), 0.01);
      optimizer.step();
      return null;
    };
    if (scoped) tidy(step);
    else step();
  }
  return [...model.parameters()].flatMap((parameter) => [...(parameter.detach().clone().data as Float32Array)]);
}

describe("optimisers compute the same over memory that is poisoned", () => {
  const makers: Record<string, (params: Iterable<Tensor>) => unknown> = Object.fromEntries(
    Object.entries(optim)
      .filter(([name, one]) => typeof one === "function" && one.prototype instanceof optim.Optimizer && name !== "SGD")
      .map(([name, one]) => [name, (params: Iterable<Tensor>) => new (one as never as typeof optim.Adam)(params)]),
  );
  const settings = { momentum: 0.9, weightDecay: 0.1, lr: 0.01 };
  makers["SGD with momentum"] = (params) => new optim.SGD(params, settings);
  expect(Object.keys(makers).length).toBeGreaterThan(5);
  for (const [name, make] of Object.entries(makers))
    test(name, () => {
      const of = make as (params: Iterable<Tensor>) => optim.Optimizer<never>;
      const plain = train(of, false, false);
      expect(plain.every(Number.isFinite)).toBe(true);
      expect(train(of, true, false)).toEqual(plain);
      expect(train(of, true, true)).toEqual(plain);
    });
});
