// The pool of large arrays: what it serves, its limit, what empties it, and its figures.

import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  add,
  atleast3d,
  broadcastTensors,
  type CallOptions,
  cdist,
  cosineSimilarity,
  crossEntropyLoss,
  DispatchMode,
  einsum,
  exp,
  isTensor,
  manualSeed,
  type OverloadHandle,
  ones,
  poisonPool,
  profile,
  randn,
  savedTensorHooks,
  setPoolLimit,
  stdMean,
  type Tensor,
  type TensorSubclassConstructor,
  trackMemory,
  withMode,
  zeros,
} from "../../generated/index.js";
import { giveMemory, poolStatistics, takeMemory } from "../../runtime/core/pool.js";
import { DataLoader } from "../../runtime/data/index.js";
import { useLargeMemory } from "../../runtime/kernels/memory/large.js";
import { Adagrad, Adam, AdamW, LBFGS, RMSprop, SGD } from "../../runtime/optim/index.js";
import { thrown } from "../thrown.js";

const bytes = 2 ** 16;
const length = bytes / 4;
let limit = 0;

vi.useFakeTimers({ toFake: ["setTimeout"] });
useLargeMemory();
beforeEach(() => {
  limit = setPoolLimit(0);
  setPoolLimit(limit);
});
afterEach(() => {
  poisonPool(false);
  setPoolLimit(0);
  setPoolLimit(limit);
});
afterAll(() => void vi.useRealTimers());

describe("memory", () => {
  test("of exactly as many bytes is served, what came last first", () => {
    const buffers = [new ArrayBuffer(bytes), new ArrayBuffer(bytes), new ArrayBuffer(bytes + 8)];
    for (const one of buffers) giveMemory(one);
    expect(takeMemory(bytes + 4)).toBe(undefined);
    expect([takeMemory(bytes), takeMemory(bytes), takeMemory(bytes)]).toEqual([buffers[1], buffers[0], undefined]);
    expect(takeMemory(bytes + 8)).toBe(buffers[2]);
    expect(poolStatistics().held).toBe(0);
  });

  test("below 16 KB, or beyond the limit, is not held", () => {
    giveMemory(new ArrayBuffer(2 ** 14 - 4));
    expect(poolStatistics().held).toBe(0);
    setPoolLimit(2 * bytes);
    giveMemory(new ArrayBuffer(2 * bytes + 8));
    expect(poolStatistics().held).toBe(0);
  });

  test("of the sizes that were not used for the longest time goes first", () => {
    setPoolLimit(4 * bytes);
    for (const size of [bytes, bytes + 8, bytes, bytes + 16]) giveMemory(new ArrayBuffer(size));
    // 4 * bytes + 24: the one of `bytes + 8` is dropped.
    expect(poolStatistics().held).toBe(3 * bytes + 16);
    expect(takeMemory(bytes + 8)).toBe(undefined);
    setPoolLimit(2 * bytes + 16);
    expect(poolStatistics().held).toBe(2 * bytes + 16);
    expect([takeMemory(bytes + 16), takeMemory(bytes), takeMemory(bytes)].map((one) => one?.byteLength)).toEqual([
      bytes + 16,
      bytes,
      undefined,
    ]);
  });

  test("that was free all the time while many times as many bytes were used is dropped", () => {
    for (let i = 0; i < 3; i++) giveMemory(new ArrayBuffer(bytes));
    giveMemory(new ArrayBuffer(bytes + 8));
    const use = (count: number): void => {
      for (let i = 0; i < count; i++) giveMemory(takeMemory(bytes)!);
    };
    // What came lately may be needed yet.
    use(1024);
    expect(poolStatistics().held).toBe(4 * bytes + 8);
    use(2048);
    expect(poolStatistics().held).toBe(bytes);
    // Two at a time are needed, and stay.
    giveMemory(new ArrayBuffer(bytes));
    for (let i = 0; i < 2048; i++) for (const one of [takeMemory(bytes)!, takeMemory(bytes)!]) giveMemory(one);
    expect(poolStatistics().held).toBe(2 * bytes);
    // The limit takes those away that would have been dropped: no others go for them.
    giveMemory(new ArrayBuffer(bytes));
    use(1024);
    setPoolLimit(bytes);
    setPoolLimit(limit);
    use(2048);
    expect(poolStatistics().held).toBe(bytes);
  });

  test("is zeroed where a result is not written whole, and not where it is", () => {
    poisonPool();
    for (let i = 0; i < 3; i++) ones([length])[Symbol.dispose]();
    for (let i = 0; i < 2; i++) giveMemory(new Float32Array(length).fill(3).buffer);
    const x = zeros([length]);
    const y = zeros([length / 2], { dtype: "int64" });
    expect([x.eq(0).all().item(), y.eq(0).all().item()]).toEqual([true, true]);
    const before = poolStatistics();
    const sum = add(x, 1);
    expect(poolStatistics().hits).toBe(before.hits + 1);
    expect(sum.eq(1).all().item()).toBe(true);
  });
});

test("poison is NaN in every floating-point dtype, to the last byte", () => {
  const before = poisonPool();
  expect([before, poisonPool(), poisonPool(false), poisonPool(false)]).toEqual([false, true, true, false]);
  poisonPool();
  for (const dtype of ["float32", "float64", "bfloat16", "int16"] as const) {
    const x = zeros([bytes + 1], { dtype });
    const { array } = x.storage;
    x[Symbol.dispose]();
    const words = [...new Set(array as Uint16Array)];
    if (dtype.startsWith("float")) expect(words).toEqual([Number.NaN]);
    else expect(words.map((one) => one & 0xffff).sort()).toEqual([0x7ff9, 0xfff8]);
  }
  // What is there when poisoning begins is poisoned, too.
  poisonPool(false);
  giveMemory(new ArrayBuffer(bytes));
  poisonPool();
  expect(new Float32Array(takeMemory(bytes)!)[5]).toBe(Number.NaN);
});

test("a limit is a number of bytes, and the one so far is returned", () => {
  const message = "ArgumentError: setPoolLimit: expected a number of bytes, got ";
  expect(thrown(() => setPoolLimit(-1))).toBe(`${message}number -1`);
  expect(thrown(() => setPoolLimit(Number.NaN))).toBe(`${message}number NaN`);
  expect(thrown(() => setPoolLimit("1" as never))).toBe(`${message}"1"`);
  const so = setPoolLimit(5 * bytes);
  expect(setPoolLimit(so)).toBe(5 * bytes);
  // An eighth of the machine's memory, 2 GB at most.
  expect(so).toBeGreaterThan(2 ** 24);
  expect(so).toBeLessThanOrEqual(2 ** 31);
});

test("a pool that is not used for a while is emptied", () => {
  vi.advanceTimersByTime(10_000);
  giveMemory(new ArrayBuffer(bytes));
  vi.advanceTimersByTime(2000);
  giveMemory(new ArrayBuffer(bytes));
  vi.advanceTimersByTime(2000);
  expect(poolStatistics().held).toBe(2 * bytes);
  vi.advanceTimersByTime(2000);
  expect(poolStatistics().held).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

test("trackers and profiles tell what the pool did", () => {
  giveMemory(new ArrayBuffer(bytes));
  using memory = trackMemory();
  const x = ones([length]);
  const found = profile(() => {
    const y = exp(x);
    y[Symbol.dispose]();
    exp(x);
  });
  expect(memory.pool()).toEqual({ hits: 2, misses: 1, returned: bytes, held: 0, limit, region: 0 });
  expect(found.pool).toEqual({ hits: 1, misses: 1, returned: bytes, held: 0, limit, region: 0 });
  const text = `1 hits, 1 misses, ${bytes} bytes given back, holds 0 of at most ${limit}, region of 0`;
  expect(found.table().split("\n").at(-1)).toBe(`pool of large arrays: ${text}`);
  // The garbage collector has not taken the results that were dropped.
  expect(memory.report()).toBe(
    `cpu: ${2 * bytes} bytes in 2 storages, peak ${2 * bytes}, allocated ${3 * bytes} in 3\n` +
      `pool of large arrays: 2 hits, 1 misses, ${bytes} bytes given back, holds 0 of at most ${limit}, region of 0`,
  );
});

describe("composites give their temporaries back", () => {
  const [x, y] = [randn([2, length]), randn([2, length])];
  const similarity = (): Tensor => cosineSimilarity(x, y);
  const moved = (body: () => unknown): number => {
    const before = poolStatistics().returned;
    body();
    return poolStatistics().returned - before;
  };

  test("those of their own, and of the composites that they call, but no result and no argument", () => {
    poisonPool(true, 0);
    expect(moved(similarity)).toBeGreaterThan(2 * bytes);
    const [row] = [randn([length])];
    // A result that is a view of what was made, one that is an argument, and lists of both.
    const calls: Readonly<Record<string, () => Tensor | readonly Tensor[]>> = {
      similarity,
      outer: () => einsum("i,j->ij", [row.at(":300"), row.at(":300")]),
      broadcast: () => broadcastTensors([x, row]),
      deviations: () => stdMean(x, 1),
      stacked: () => atleast3d([x, y]),
      distance: () => cdist(x.reshape([128, -1]), y.reshape([128, -1])),
      loss: () => crossEntropyLoss(x, y.softmax(1)),
    };
    const bits = (value: Tensor | readonly Tensor[]): unknown =>
      Array.isArray(value) ? value.map(bits) : (value as Tensor).toArray();
    const poisoned = Object.entries(calls).map(([name, call]) => [name, bits(call())]);
    poisonPool(false);
    expect(poisoned).toEqual(Object.entries(calls).map(([name, call]) => [name, bits(call())]));
    expect(x.isfinite().all().item()).toBe(true);
  });

  test("nothing that a node saved, that hooks on saved tensors made, or where a mode looks on", () => {
    poisonPool(true, 0);
    const leaf = x.clone().requiresGrad_();
    const gradient = (): unknown => {
      leaf.grad = null;
      cosineSimilarity(leaf, y).sum().backward();
      return leaf.grad!.toArray();
    };
    const found = gradient();
    const held: Tensor[] = [];
    const hooks = {
      pack: (saved: Tensor) => {
        const copy = saved.clone();
        held.push(copy, saved);
        return copy;
      },
      unpack: (packed: unknown) => packed as Tensor,
    };
    expect(savedTensorHooks(hooks, gradient)).toEqual(found);
    for (const one of held) expect(one.isnan().any().item()).toBe(false);
    class Seeing extends DispatchMode {
      override handle(
        op: OverloadHandle,
        _types: readonly TensorSubclassConstructor[],
        args: readonly unknown[],
        options: CallOptions,
      ): unknown {
        for (const arg of args) if (isTensor(arg)) held.push(arg);
        return op(...args, options);
      }
    }
    withMode(new Seeing(), similarity);
    for (const one of held) expect(one.isnan().any().item()).toBe(false);
  });

  test("nothing if they throw, and later ones do", () => {
    const before = moved(similarity);
    expect(moved(() => expect(() => cosineSimilarity(x, randn([3, length]))).toThrow())).toBe(0);
    expect(moved(similarity)).toBe(before);
  });
});

/** Without the operators that update several parameters. */
function singly<O extends Adam | SGD>(optimizer: O): O {
  const one = optimizer as unknown as { updateAll(parameters: readonly Tensor[], group: unknown): void };
  one.updateAll = Object.getPrototypeOf(Adam.prototype).updateAll;
  return optimizer;
}

test("what subclasses of optimisers make is theirs", () => {
  let kept: Tensor | null = null;
  class Keeping extends Adagrad {
    protected override update(...given: Parameters<Adagrad["update"]>): void {
      super.update(...given);
      kept = given[1].mul(2);
    }
  }
  const p = randn([length]).requiresGrad_();
  p.sum().backward();
  poisonPool();
  new Keeping([p], { lr: 0.1 }).step();
  expect(kept!.sum().item()).toBe(2 * length);
});

test("LBFGS gives back what no direction is made of", () => {
  const start = randn([length]);
  const train = (): [number, Float32Array] => {
    const p = start.clone().requiresGrad_();
    const optimizer = new LBFGS([p], { lr: 0.3, maxIter: 4, historySize: 2 });
    const before = poolStatistics().returned;
    for (let i = 0; i < 3; i++)
      optimizer.step(() => {
        optimizer.zeroGrad();
        const loss = p.square().sub(1).square().mean();
        loss.backward();
        return loss;
      });
    return [poolStatistics().returned - before, p.detach().data as Float32Array];
  };
  setPoolLimit(0);
  const [, expected] = train();
  setPoolLimit(limit);
  poisonPool();
  const [returned, found] = train();
  expect(found).toEqual(expected);
  expect(returned).toBeGreaterThan(3 * 4 * 3 * bytes);
});

test.each([
  ["RMSprop", (p: Tensor[]) => new RMSprop(p, { lr: 0.01, momentum: 0.9 })],
  [
    "RMSprop, centered, with weight decay",
    (p: Tensor[]) => new RMSprop(p, { lr: 0.01, centered: true, weightDecay: 0.1 }),
  ],
  ["Adagrad, maximizing", (p: Tensor[]) => new Adagrad(p, { lr: 0.01, maximize: true, weightDecay: 0.1 })],
  ["Adam", (p: Tensor[]) => new Adam(p, { lr: 0.01 })],
  [
    "Adam, one parameter at a time",
    (p: Tensor[]) => singly(new Adam(p, { lr: 0.01, amsgrad: true, weightDecay: 0.1 })),
  ],
  ["AdamW, one parameter at a time", (p: Tensor[]) => singly(new AdamW(p, { lr: 0.01, maximize: true }))],
  ["SGD", (p: Tensor[]) => new SGD(p, { lr: 0.01, momentum: 0.9, nesterov: true })],
  [
    "SGD, one parameter at a time",
    (p: Tensor[]) => singly(new SGD(p, { lr: 0.01, momentum: 0.9, nesterov: true, weightDecay: 0.1, maximize: true })),
  ],
] as const)("a step of %s gives back what it made", (_, make) => {
  const start = randn([length]);
  const train = (isPooled: boolean): Float32Array => {
    const p = start.clone().requiresGrad_();
    const optimizer = make([p]);
    for (let i = 0; i < 4; i++) {
      optimizer.zeroGrad();
      p.square().sum().backward();
      const memory = trackMemory();
      optimizer.step();
      const { hits, misses, returned } = memory.pool();
      const left = memory.statistics().cpu?.bytes ?? 0;
      memory.dispose();
      // States are made by the first step.
      if (i > 0) {
        expect(left).toBeLessThan(bytes);
        if (isPooled) expect(returned).toBe((hits + misses) * bytes);
      }
    }
    return p.detach().data as Float32Array;
  };
  setPoolLimit(0);
  const expected = train(false);
  setPoolLimit(limit);
  poisonPool();
  expect(train(true)).toEqual(expected);
});

test("a loader gives its batches back where it is told to", () => {
  const columns = { x: randn([6, length]), y: ones([6, length], { dtype: "int64" }) };
  const seen = (options: object): number[] => {
    manualSeed(3);
    const batches: number[] = [];
    for (const { x, y } of new DataLoader(columns, { batchSize: 2, shuffle: true, ...options }))
      batches.push(x.mul(y).sum().item());
    return batches;
  };
  const expected = seen({});
  poisonPool();
  const before = poolStatistics().returned;
  expect(seen({ reuse: true })).toEqual(expected);
  // Of two numbers of each of four and of eight bytes.
  expect(poolStatistics().returned - before).toBe(3 * 2 * length * (4 + 8));
  manualSeed(3);
  const loader = new DataLoader(columns, { batchSize: 2, shuffle: true, reuse: true })[Symbol.iterator]();
  const { x, y } = loader.next().value!;
  const row = y.at(0);
  loader.next();
  expect(thrown(() => x.sum())).toContain(
    `the tensor (float32, ${2 * length} elements) of a batch was given up when the loader was asked for the next one: it was made with { reuse: true }. Clone what is needed longer`,
  );
  expect(row.sum().item()).toBe(length);
  // Batches in order are views of the columns, which stay.
  for (const batch of new DataLoader(columns, { batchSize: 4, reuse: true })) expect(batch.y.numel).toBeGreaterThan(0);
  expect(columns.y.sum().item()).toBe(6 * length);
});

test("leaks: live memory by the line that created it, without what was given back", () => {
  expect(thrown(() => trackMemory().leaks())).toBe(
    "ArgumentError: leaks(): places are noted only where they are asked for, since that takes time: trackMemory({ places: true })",
  );
  expect(thrown(() => trackMemory({ place: true } as never))).toBe(
    'ArgumentError: trackMemory: unknown option "place"; there is places',
  );
  using memory = trackMemory({ places: true });
  const retained = [1, 2, 3].map(() => randn([length]));
  const given = randn([length]);
  const other = zeros([2 * length]);
  given[Symbol.dispose]();
  const leaks = memory.leaks();
  expect(leaks.map(({ count, bytes }) => [count, bytes])).toEqual([
    [3, 3 * bytes],
    [1, 2 * bytes],
  ]);
  for (const { place } of leaks) expect(place).toMatch(/tests\/core\/pool\.test\.ts:\d+:\d+$/);
  expect(memory.report().split("\n").slice(2)).toEqual(
    leaks.map(({ place, count, bytes }) => `${bytes} bytes in ${count} storages from ${place}`),
  );
  expect(retained.length + other.ndim).toBe(4);
});
