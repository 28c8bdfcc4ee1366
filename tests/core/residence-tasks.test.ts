// Tensors that loops read again and again without a scope: between tasks they move into the region, where loops compute them in place.

import { afterEach, describe, expect, test } from "vitest";
import {
  add,
  autocast,
  type CallOptions,
  DispatchMode,
  exp,
  grad as gradOf,
  inferenceMode,
  library,
  makeGraph,
  manualSeed,
  mm,
  type OverloadHandle,
  ops,
  poisonPool,
  randn,
  setNumThreads,
  setPoolLimit,
  sum,
  type Tensor,
  tidy,
  vmap,
  withMode,
  zeros,
} from "../../generated/index.js";
import { inRegion, storageClock } from "../../runtime/core/storage.js";
import { Adam } from "../../runtime/optim/index.js";
import { regions } from "../../runtime/wasm/region.js";

const isIn = ({ storage }: Tensor): boolean =>
  (storage.marks & inRegion) !== 0 && storage.array!.buffer === regions.current!.buffer;
const task = (): Promise<void> => Promise.resolve();
const many = (body: () => unknown): void => {
  for (let i = 0; i < 20; i++) body();
};
const length = 2 ** 14 + 3;

// Makes the automatic offers.
add(randn([length]), 1);
afterEach(() => void poisonPool(false));

describe("between tasks, without a scope", { shuffle: false }, () => {
  test("what loops read and write often moves in, and computes the same", async () => {
    const [x, y] = [randn([length]), randn([length])];
    const [before, out] = [add(x, y), randn([length])];
    const array = x.storage.array;
    many(() => ops.aten.add.out(x, y, { out }));
    // The task goes on: a kernel could be running.
    expect([x, y, out].map(isIn)).toEqual([false, false, false]);
    await task();
    expect([x, y, out].map(isIn)).toEqual([true, true, true]);
    expect(x.storage.array).not.toBe(array);
    expect(out.toArray()).toEqual(before.toArray());
    poisonPool();
    ops.aten.add.out(x, y, { out });
    expect(out.toArray()).toEqual(before.toArray());
    expect(add(x, y).toArray()).toEqual(before.toArray());
    expect(isIn(add(x, y))).toBe(false);
    const view = x.at("1:");
    x.add_(1);
    expect(view.at(0).item()).toBe(x.at(1).item());
  });

  test("a few reads, small tensors, arrays that were handed out, and tensors that are gone do not", async () => {
    const [seldom, small, shown, gone] = [randn([length]), randn([3000]), randn([length]), randn([length])];
    for (let i = 0; i < 5; i++) add(seldom, 1);
    const { data } = shown;
    for (const x of [small, shown, gone]) many(() => add(x, 1));
    gone[Symbol.dispose]();
    await task();
    expect([seldom, small, shown].map(isIn)).toEqual([false, false, false]);
    expect(shown.storage.array).toBe(data);
    expect(() => gone.sum()).toThrow("given up");
  });

  test("temporaries of a long task do not take the places of what is read throughout", async () => {
    const x = randn([length]);
    const { born } = x.storage;
    for (let i = 0; i < 40; i++) {
      for (const one of [i, i + 1]) add(x, one);
      // A temporary that is counted in the same place.
      while (storageClock.count % 256 !== born % 256) zeros([1]);
      const h = zeros([length]);
      expect(h.storage.born % 256).toBe(born % 256);
      exp(h);
    }
    await task();
    expect(isIn(x)).toBe(true);
  });

  test("an array that is handed out later leaves, whole, and stays away", async () => {
    const x = randn([length]);
    many(() => add(x, 1));
    await task();
    expect(isIn(x)).toBe(true);
    const numbers = x.toArray();
    const data = x.data as Float32Array;
    expect([...data]).toEqual(numbers);
    x.add_(1);
    expect(data[0]).toBe(x.at(0).item());
    many(() => add(x, 1));
    await task();
    expect(isIn(x)).toBe(false);
  });

  test("scopes, which end within tasks, find what has moved", async () => {
    const x = randn([length]);
    many(() => add(x, 1));
    await task();
    const [sums, kept] = tidy(() => [add(x, x).sum().item(), exp(x)] as const);
    expect(sums).toBeCloseTo(add(x, x).sum().item(), 4);
    expect(kept.toArray()).toEqual(exp(x).toArray());
  });

  test("training with gradients, on two threads, and mapped functions are the same to the bit", async () => {
    const run = async (moves: boolean): Promise<unknown> => {
      const weight = add(randn([64, 512], { dtype: "float32" }).mul(0), 0.25).requiresGrad_();
      const x = add(weight.detach().mul(0), 0.5);
      const optimizer = new Adam([weight], { lr: 0.01 });
      const step = (): void => {
        optimizer.zeroGrad();
        mm(exp(weight.mul(x)), x.t())
          .sum()
          .backward();
        optimizer.step();
      };
      const limit = setPoolLimit(moves ? 2 ** 28 : 0);
      try {
        setNumThreads(2);
        for (let i = 0; i < 40; i++) {
          step();
          if (i % 10 === 9) await task();
        }
        expect(isIn(weight)).toBe(moves);
        const grads = gradOf((w: Tensor) => sum(exp(w.mul(x))))(weight.detach());
        const mapped = vmap((row: Tensor) => exp(row).sum())(weight.detach());
        return [weight.toArray(), grads.toArray(), mapped.toArray()];
      } finally {
        setNumThreads(1);
        setPoolLimit(limit);
      }
    };
    expect(await run(true)).toEqual(await run(false));
  });

  test("modes, autocast, inference mode, graphs and copies compute with what has moved as before", async () => {
    const run = async (moves: boolean): Promise<unknown> => {
      manualSeed(3);
      const x = randn([128, 130]);
      const w = randn([128, 130]).requiresGrad_();
      const graph = makeGraph((y: Tensor) => exp(y.mul(0.5)).sub(x).sum([1]))(x);
      const limit = setPoolLimit(moves ? 2 ** 28 : 0);
      try {
        many(() => add(x, w.detach()));
        many(() => add(x, 1));
        await task();
        expect(isIn(x)).toBe(moves);
        const seen: string[] = [];
        class Names extends DispatchMode {
          override handle(
            op: OverloadHandle,
            _types: readonly unknown[],
            args: readonly unknown[],
            options: CallOptions,
          ): unknown {
            seen.push(op.operator.name);
            return op(...args, options);
          }
        }
        const observed = withMode(new Names(), () => add(x, 2).mul(x));
        const cast = autocast({ device: "cpu", dtype: "bfloat16" }, () => mm(x, x.t()));
        const inferred = inferenceMode(() => exp(x).sum());
        const ran = graph.run(x) as Tensor;
        const written = x.clone();
        written.add_(x);
        exp(w.mul(x)).sum().backward();
        const text = String(x.at(0));
        return [
          seen,
          text,
          ...[observed, cast.to("float32"), inferred, ran, written, w.grad!].map((one) => one.toArray()),
        ];
      } finally {
        setPoolLimit(limit);
      }
    };
    expect(await run(true)).toEqual(await run(false));
  });

  test("nothing moves once a program has kernels of its own: these may keep arrays", async () => {
    const x = randn([length]);
    many(() => add(x, 1));
    library("residence_tasks", "FRAGMENT").def("same(Tensor self) -> Tensor");
    library("residence_tasks", "IMPL", "CPU").impl("same", (self: Tensor) => self);
    await task();
    expect(isIn(x)).toBe(false);
  });
});
