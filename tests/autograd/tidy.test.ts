// Scopes whose memory is given back: what survives them, what does not, and the errors of what is used afterwards.

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  AutogradFunction,
  add,
  autocast,
  checkpoint,
  dropout,
  exp,
  functionalize,
  grad,
  keep,
  makeGraph,
  manualSeed,
  mul,
  noGrad,
  ones,
  poisonPool,
  randn,
  relu,
  setPoolLimit,
  sin,
  type Tensor,
  tensor,
  tidy,
  trackMemory,
  vmap,
  WrapperTensor,
  zeros,
} from "../../generated/index.js";
import { poolStatistics } from "../../runtime/core/pool.js";
import { isGone, storageClock } from "../../runtime/core/storage.js";
import { useLargeMemory } from "../../runtime/kernels/memory/large.js";
import { BatchNorm1d, Dropout, GRU, Linear, Sequential, TransformerEncoderLayer } from "../../runtime/nn/index.js";
import { Adam, LBFGS, RMSprop, SGD } from "../../runtime/optim/index.js";
import { thrown } from "../thrown.js";

beforeAll(() => {
  // The automatic offers: other loops round otherwise.
  ones([1000]).add(1);
  useLargeMemory();
  poisonPool(true, 0);
});
afterAll(() => {
  poisonPool(false);
  setPoolLimit(setPoolLimit(0));
});

const isAlive = (x: Tensor): boolean => (x.storage.marks & isGone) === 0;
const sums = (x: Tensor): number => x.sum().item();

test("what is created in a scope is gone at its end, but for what it returns", () => {
  const inside: Tensor[] = [];
  const given = poolStatistics().returned;
  const result = tidy(() => {
    const x = ones([2 ** 15]);
    const y = x.mul(2);
    const z = y.at("5:");
    inside.push(x, y);
    return { list: [z], map: new Map([["key", new Set([tensor([1, 2])])]]), number: 3 };
  });
  expect(inside.map(isAlive)).toEqual([false, true]);
  expect(poolStatistics().returned - given).toBe(4 * 2 ** 15);
  expect(sums(result.list[0]!)).toBe(2 * (2 ** 15 - 5));
  expect([...result.map.get("key")!][0]!.toArray()).toEqual([1, 2]);
  expect(tidy(() => "text")).toBe("text");
  expect(storageClock.created).toBe(null);
});

test("the error names the scope, and the place of creation where it is noted", () => {
  const message = (place: string): RegExp =>
    new RegExp(
      `the tensor \\(float32, 3 elements\\), created ${place} in the tidy scope of \\S+tests/autograd/tidy\\.test\\.ts:\\d+:\\d+, ` +
        "was given back at the end of the scope\\. Return it from the scope, or call keep\\(x\\) in it",
    );
  let x = zeros([3]);
  tidy(() => void (x = ones([3])));
  const elsewhere = "\\(trackMemory\\(\\{ places: true \\}\\) tells where\\)";
  for (const use of [() => x.add(1), () => x.data, () => x.at(0).item(), () => x.add_(1), () => String(x)])
    expect(thrown(use)).toMatch(message(elsewhere));
  using _memory = trackMemory({ places: true });
  tidy(() => void (x = ones([3])));
  expect(thrown(() => x.sum())).toMatch(message("at \\S+tests/autograd/tidy\\.test\\.ts:\\d+:\\d+"));
});

test("each tensor of a scope is described as it is", () => {
  const made: Tensor[] = [];
  const sizes = Array.from({ length: 300 }, (_, i) => i + 1);
  tidy(() => {
    for (const size of sizes) made.push(zeros([size]), zeros([2, size], { dtype: "int32" }));
  });
  const first = (use: () => unknown): string => thrown(use).split(", created")[0]!.split("(").at(-1)!;
  const texts = made.map((x) => first(() => x.add(1)));
  const text = (dtype: string, count: number): string => `${dtype}, ${count} element${count === 1 ? "" : "s"})`;
  expect(texts).toEqual(sizes.flatMap((size) => [text("float32", size), text("int32", 2 * size)]));
  // Storages that refuse alike share what refuses: a proxy costs as much as several small operators.
  const arrays = tidy(() => [0, 1].map(() => zeros([7])).map((x) => x.storage));
  tidy(() => void made.push(zeros([7]), zeros([7]), zeros([7], { dtype: "int64" }), zeros([14])));
  const [a, b, c, d] = made.slice(-4).map((x) => x.storage.array);
  expect([arrays[0]!.array === arrays[1]!.array, a === b, a === c, a === d]).toEqual([false, true, false, false]);
});

test("nested scopes: the outer one gives back what the inner one returned, and nothing what was kept", () => {
  const inner: Tensor[] = [];
  const [x, y] = tidy(() => {
    const [a, b] = tidy(() => {
      const made = [ones([3]), ones([3]), ones([3])] as const;
      inner.push(...made, keep(ones([3])));
      return made;
    });
    expect(inner.map(isAlive)).toEqual([true, true, true, true]);
    const c = tidy(() => add(a, b));
    inner.push(c);
    return [a, c.at("1:")] as const;
  });
  expect(inner.map(isAlive)).toEqual([true, false, false, true, true]);
  expect([sums(x), sums(y)]).toEqual([3, 4]);
});

test("a graph that is returned keeps what it needs", () => {
  const w = randn([5]).requiresGrad_();
  const loss = (): Tensor =>
    exp(sin(w).mul(w))
      .mul(randn([5]).mul(0).add(2))
      .sum();
  const inside: Tensor[] = [];
  const [wanted] = grad(loss(), w);
  const found = tidy(() => {
    inside.push(ones([5]));
    return loss();
  });
  expect(inside.map(isAlive)).toEqual([false]);
  expect(grad(found, w)[0]!.toArray()).toEqual(wanted!.toArray());
  // After a backward pass nothing is needed any more.
  const after = tidy(() => {
    const h = sin(w);
    inside.push(h);
    const one = h.sum();
    one.backward();
    return one;
  });
  expect(inside.map(isAlive)).toEqual([false, false]);
  expect(Number.isFinite(after.item())).toBe(true);
});

test("a graph that is returned keeps what was given up by hand after it was saved", () => {
  const w = randn([2 ** 15]).requiresGrad_();
  const loss = (scope: <R>(body: () => R) => R): Tensor =>
    scope(() => {
      const e = exp(w);
      const all = e.square().sum();
      e[Symbol.dispose]();
      return all;
    });
  const [wanted] = grad(
    loss((body) => body()),
    w,
  );
  expect(grad(loss(tidy), w)[0]!.eq(wanted!).all().item()).toBe(true);
});

describe("survive by themselves:", () => {
  test("gradients of leaves from outside, accumulated over scopes", () => {
    const w = ones([4]).requiresGrad_();
    const other = ones([4]).requiresGrad_();
    for (let i = 0; i < 3; i++) tidy(() => mul(w, 2).sum().backward());
    tidy(() => void (other.grad = ones([4])));
    expect([w.grad!.toArray(), other.grad!.toArray()]).toEqual([Array(4).fill(6), Array(4).fill(1)]);
    // With a graph of its own.
    w.grad = null;
    tidy(() => exp(w).sum().backward(null, { createGraph: true }));
    expect(w.grad!.sum().item()).toBeCloseTo(4 * Math.E);
    const [second] = grad(w.grad!.sum(), w);
    expect(second!.sum().item()).toBeCloseTo(4 * Math.E);
  });

  test("what a tensor from outside was written with, its history, and its memory", () => {
    const w = randn([4]).requiresGrad_();
    const sum = zeros([4]);
    const view = zeros([2, 4]);
    tidy(() => {
      sum.add_(exp(w));
      view.at(0).add_(sin(w));
    });
    const [first] = grad(sum.sum(), w);
    const [other] = grad(view.sum(), w);
    expect(first!.toArray()).toEqual(w.exp().toArray());
    expect(other!.toArray()).toEqual(w.cos().toArray());
    const target = zeros([0]);
    tidy(() => target.set_(ones([7])));
    expect(sums(target)).toBe(7);
    const grown = zeros([2]);
    tidy(() => grown.resize_([100]).fill_(1));
    expect(sums(grown)).toBe(100);
  });

  test("a gradient that a result from outside retains", () => {
    const w = randn([4]).requiresGrad_();
    const h = exp(w);
    h.retainGrad();
    tidy(() => h.mul(3).sum().backward());
    expect(h.grad!.toArray()).toEqual([3, 3, 3, 3]);
  });
});

test("what a scope may not know is left to the collector: functions, classes, layers, hooks", () => {
  const inside: Tensor[] = [];
  const make = (): Tensor => {
    const x = ones([3]);
    inside.push(x);
    return x;
  };
  class Pair {
    readonly #x = make();
    get sum(): number {
      return sums(this.#x);
    }
  }
  const f = tidy(() => {
    const x = make();
    return () => sums(x);
  });
  expect([f(), tidy(() => new Pair()).sum]).toEqual([3, 3]);
  const w = randn([3]).requiresGrad_();
  const hooked = tidy(() => {
    const y = exp(w);
    const factor = make();
    y.registerHook((gradient: Tensor) => gradient.mul(factor));
    return y.sum();
  });
  expect(grad(hooked, w)[0]!.shape).toEqual([3]);
  const squared = new AutogradFunction({
    name: "Square",
    forward: (context, x: Tensor) => {
      const factor = make().mul(2);
      context.saveForBackward(x);
      (context as { factor?: Tensor }).factor = factor;
      return x.mul(x);
    },
    backward: (context, gradient) => {
      const [x] = context.savedTensors as readonly [Tensor];
      return gradient!.mul((context as { factor?: Tensor }).factor!).mul(x);
    },
  });
  expect(
    grad(
      tidy(() => squared.apply(w).sum()),
      w,
    )[0]!.toArray(),
  ).toEqual(w.mul(2).toArray());
  const wrapper = tidy(() => Object.assign(new WrapperTensor({ shape: [3] }), { inner: make() }));
  expect(sums(wrapper.inner)).toBe(3);
  expect(inside.map(isAlive)).toEqual(Array(inside.length).fill(true));
});

test("a body that throws gives nothing back", () => {
  class WithTensor extends Error {
    readonly x: Tensor;
    constructor(x: Tensor) {
      super("as wanted");
      this.x = x;
    }
  }
  let caught: unknown;
  const outer = tidy(() => {
    try {
      tidy(() => {
        throw new WithTensor(ones([3]));
      });
    } catch (error) {
      caught = error;
    }
    return ones([2]);
  });
  expect([sums((caught as WithTensor).x), sums(outer), storageClock.created]).toEqual([3, 2, null]);
});

describe("small results share slabs, which later scopes use again", () => {
  const slabOf = (x: Tensor): ArrayBufferLike => x.storage.array!.buffer;
  /** The slabs of so many small results. */
  const fill = (count: number): ArrayBufferLike[] => Array.from({ length: count }, (_, i) => slabOf(ones([64]).mul(i)));
  /** From a slab of its own on: nothing else is in it. */
  const used = (around: <R>(body: () => R) => R, count: number): Set<ArrayBufferLike> => {
    const all = new Set<ArrayBufferLike>();
    for (let i = 0; i < 5; i++)
      around(() => {
        for (const one of fill(count)) all.add(one);
      });
    return all;
  };

  test("if nothing in them survives", () => {
    fill(16);
    expect(used((body) => body(), 40).size).toBeGreaterThan(20);
    expect(used(tidy, 40).size).toBeLessThan(9);
  });

  test("zeroed where a result is not written whole", () => {
    for (let i = 0; i < 3; i++)
      tidy(() => {
        expect(zeros([100]).toArray()).toEqual(new Array(100).fill(0));
        expect(zeros([12], { dtype: "int64" }).toArray()).toEqual(new Array(12).fill(0));
        expect(ones([8, 8]).triu().sum().item()).toBe(36);
        expect(randn([100]).mul(0).add(7).sum().item()).toBe(700);
      });
  });

  test("not if one is returned, kept, seen by a gradient from outside or an error", () => {
    const w = randn([64]).requiresGrad_();
    const held: { x: Tensor; values: unknown }[] = [];
    const hold = (x: Tensor): void => void held.push({ x, values: x.toArray() });
    const all: readonly (() => void)[] = [
      () => hold(tidy(() => ones([64]).mul(3))),
      () => {
        tidy(() => void hold(keep(ones([64]).mul(4))));
      },
      () => {
        tidy(
          () =>
            void w
              .mul(randn([64]))
              .sum()
              .backward(),
        );
        hold(w.grad!);
        w.grad = null;
      },
      () => {
        let x!: Tensor;
        const failing = (): void => {
          x = ones([64]).mul(5);
          throw new Error("the program's");
        };
        expect(() => tidy(failing)).toThrow("the program's");
        hold(x);
        // Caught within an outer scope.
        tidy(() => {
          expect(() => tidy(failing)).toThrow("the program's");
        });
        hold(x);
      },
      () => {
        // Read within: the storage has left its slab.
        let data!: Float32Array;
        tidy(() => void (data = ones([64]).mul(6).data as Float32Array));
        hold(tensor([...data]));
        expect(data.every((value) => value === 6)).toBe(true);
      },
    ];
    for (const one of all) {
      one();
      for (let i = 0; i < 4; i++) tidy(() => void fill(40));
    }
    for (const { x, values } of held) expect(x.toArray()).toEqual(values);
  });
});

test("asynchronous bodies and generators are refused, and what is no function or tensor", () => {
  expect(thrown(() => tidy(async () => 1))).toContain("tidy: the callback returned a promise. Guards are synchronous");
  expect(thrown(() => tidy(function* () {}))).toContain("tidy: the callback returned a generator");
  expect(thrown(() => tidy(3 as never))).toContain("tidy: expected a function, got number 3");
  expect(thrown(() => keep(3 as never))).toContain("expected a Tensor, got number 3");
});

describe("training in scopes is bit for bit the same as without:", () => {
  const plainly = <R>(body: () => R): R => body();

  const models: Readonly<Record<string, () => { parameters(): Iterable<Tensor>; forward(x: Tensor): Tensor }>> = {
    "a perceptron with batch norm and dropout": () =>
      new Sequential(new Linear(8, 16), new BatchNorm1d(16), new Dropout(0.3), new Linear(16, 4)),
    "a transformer layer": () => new TransformerEncoderLayer(8, 2, { dimFeedforward: 16 }),
    "with a checkpoint": () => {
      const [a, b] = [new Linear(8, 16), new Linear(16, 4)];
      return {
        parameters: () => [...a.parameters(), ...b.parameters()],
        forward: (x) => checkpoint((y: Tensor) => b.forward(dropout(relu(y), 0.5, true)), a.forward(x)),
      };
    },
    "recurrent, with autocast": () => {
      const net = new GRU(8, 4, { batchFirst: true });
      return {
        parameters: () => net.parameters(),
        forward: (x) => autocast({ dtype: "bfloat16" }, () => net.forward(x.unsqueeze(0))[0]),
      };
    },
  };
  const optimizers = {
    SGD: (p: Iterable<Tensor>) => new SGD(p, { lr: 0.1, momentum: 0.9 }),
    Adam: (p: Iterable<Tensor>) => new Adam(p, { lr: 0.01, amsgrad: true }),
    RMSprop: (p: Iterable<Tensor>) => new RMSprop(p, { lr: 0.01, momentum: 0.5, centered: true }),
    LBFGS: (p: Iterable<Tensor>) => new LBFGS(p, { lr: 0.1, maxIter: 3 }),
  };

  for (const [model, make] of Object.entries(models))
    test.each(Object.entries(optimizers))(`${model}, %s`, (_, optimize) => {
      const train = (around: <R>(body: () => R) => R): readonly unknown[] => {
        manualSeed(3);
        const net = make();
        const optimizer = optimize(net.parameters());
        const losses: number[] = [];
        for (let i = 0; i < 4; i++)
          losses.push(
            around(() => {
              const x = randn([6, 8]);
              const closure = (): Tensor => {
                optimizer.zeroGrad({ setToNull: i % 2 === 0 });
                const loss = net.forward(x).square().mean();
                loss.backward();
                return loss;
              };
              return optimizer.step(closure)!.item();
            }),
          );
        return [losses, ...[...net.parameters()].flatMap((p) => [p.toArray(), p.grad?.toArray()])];
      };
      expect(train(tidy)).toEqual(train(plainly));
    });
});

test("layers within a scope, and scopes within layers", () => {
  const f = (x: Tensor): Tensor => exp(x).mul(2).sum();
  const wanted = f(ones([4])).item();
  expect(tidy(() => vmap(f)(ones([3, 4]))).toArray()).toEqual([wanted, wanted, wanted]);
  expect(vmap((x: Tensor) => tidy(() => f(x)))(ones([3, 4])).toArray()).toEqual([wanted, wanted, wanted]);
  expect(tidy(() => functionalize(f)(ones([4]))).item()).toBe(wanted);
  const graph = makeGraph((x: Tensor) => tidy(() => f(x)))(ones([4]));
  expect((graph.run(ones([4])) as Tensor).item()).toBe(wanted);
  expect((tidy(() => graph.run(ones([4]))) as Tensor).item()).toBe(wanted);
  expect(noGrad(() => tidy(() => f(ones([4])))).item()).toBe(wanted);
});
