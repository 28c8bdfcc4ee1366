// What modules of the package pass to each other: nobody but the nodes that saved it can see it, so its memory comes back at the end of the outermost
// call, or once the backward pass lets go of it. Without scopes.

import { afterEach, beforeAll, describe, expect, test } from "vitest";
import {
  add,
  type CallOptions,
  DispatchMode,
  grad,
  manualSeed,
  mul,
  type OverloadHandle,
  poisonPool,
  randn,
  relu,
  savedTensorHooks,
  type Tensor,
  type TensorSubclassConstructor,
  tidy,
  trackMemory,
  withMode,
} from "../../generated/index.js";
import { hiddenStorages } from "../../runtime/core/storage.js";
import * as nn from "../../runtime/nn/index.js";

const side = 160;
const bytes = 4 * side * side;
const { Linear, Module, ReLU, Sequential, Tanh } = nn;

// Installs what gives memory back.
beforeAll(() => void add(randn([side, side]), 1));
afterEach(() => void poisonPool(false));

const input = (): Tensor => randn([side, side]);
const layers = (): readonly nn.Layer[] => [new Linear(side, side), new ReLU(), new Linear(side, 4)];

/** Bytes that come back during a call. */
function returned(call: () => void): number {
  using memory = trackMemory();
  call();
  return memory.pool().returned;
}

describe("a Sequential gives back", () => {
  test("at its end what no node saved, and after the backward pass the rest", () => {
    const net = new Sequential(...layers());
    const x = input();
    let loss!: Tensor;
    // The first layer's result, of which ReLU needs only its own.
    expect(returned(() => void (loss = net.forward(x).sum()))).toBe(bytes);
    const before = hiddenStorages.count;
    // ReLU's result, which ReLU and the second layer saved, and the gradients of both.
    expect(returned(() => void loss.backward())).toBeGreaterThanOrEqual(2 * bytes);
    expect(hiddenStorages.count).toBe(before - 1);
    expect(() => loss.backward()).toThrow("has to run a second time");
  });

  test("nothing that is its result, its argument, or a view of these", () => {
    const net = new Sequential(new nn.Identity(), new nn.Flatten(0), new nn.Identity());
    const x = input();
    expect(returned(() => void net.forward(x))).toBe(0);
    const last = new Sequential(new Linear(side, side), new ReLU(), new nn.Flatten(0));
    const y = last.forward(x);
    y.sum().backward();
    expect(Number.isFinite(y.sum().item())).toBe(true);
  });

  test("in a nested one, and in a transformer's layers", () => {
    const x = input();
    const nested = new Sequential(new Sequential(...layers().slice(0, 2)), new Linear(side, side));
    expect(returned(() => void nested.forward(x).sum().backward())).toBeGreaterThanOrEqual(4 * bytes);
    const encoder = new nn.TransformerEncoderLayer(side, 4, { dimFeedforward: side, dropout: 0 });
    expect(returned(() => void encoder.forward(randn([side, 1, side])))).toBeGreaterThan(0);
  });
});

describe("nothing comes back, and all is as ever, where others may have seen it:", () => {
  class Keeping extends Module {
    seen: Tensor | null = null;
    forward(x: Tensor): Tensor {
      this.seen = x;
      return x.add(1);
    }
  }
  class Observing extends DispatchMode {
    readonly seen: unknown[] = [];
    override handle(
      op: OverloadHandle,
      _types: readonly TensorSubclassConstructor[],
      args: readonly unknown[],
      options: CallOptions,
    ): unknown {
      const result = op(...args, options);
      this.seen.push(...args, result);
      return result;
    }
  }
  /** The program's own kind of a module of the package. */
  class Remembering extends Linear {
    last: Tensor | null = null;
    override forward(x: Tensor): Tensor {
      this.last = super.forward(x);
      return this.last;
    }
  }

  /** Runs it, and gives what the program has seen. */
  const cases: Record<string, (x: Tensor) => readonly Tensor[]> = {
    "a module of the program"(x) {
      const keeping = new Keeping();
      new Sequential(new Linear(side, side), keeping, new ReLU(), new Linear(side, 4)).forward(x).sum().backward();
      return [keeping.seen!];
    },
    "a subclass"(x) {
      const remembering = new Remembering(side, side);
      new Sequential(remembering, new Tanh(), new Linear(side, 4)).forward(x).sum().backward();
      return [remembering.last!];
    },
    "a function"(x) {
      const seen: Tensor[] = [];
      const note = (y: Tensor): Tensor => {
        seen.push(y);
        return y;
      };
      new Sequential(new Linear(side, side), note, new Tanh(), new Linear(side, 4)).forward(x).sum().backward();
      return seen;
    },
    "a forward that was replaced"(x) {
      const seen: Tensor[] = [];
      const tanh = new Tanh();
      tanh.forward = (y: Tensor): Tensor => {
        seen.push(y, y.tanh());
        return seen[1]!;
      };
      new Sequential(new Linear(side, side), tanh, new Linear(side, 4)).forward(x).sum().backward();
      return seen;
    },
    "hooks of a module"(x) {
      const seen: Tensor[] = [];
      const tanh = new Tanh();
      tanh.registerForwardHook((_module, inputs, output) => void seen.push(inputs[0], output));
      new Sequential(new Linear(side, side), tanh, new Linear(side, 4)).forward(x).sum().backward();
      return seen;
    },
    "an activation of a transformer"(x) {
      const seen: Tensor[] = [];
      const activation = (y: Tensor): Tensor => {
        seen.push(y, relu(y));
        return seen.at(-1)!;
      };
      const encoder = new nn.TransformerEncoderLayer(side, 4, { dimFeedforward: side, dropout: 0, activation });
      encoder
        .forward(x.reshape([side, 1, side]))
        .sum()
        .backward();
      return seen;
    },
    "hooks of saved values"(x) {
      const seen: Tensor[] = [];
      const pack = (y: Tensor): Tensor => {
        seen.push(y);
        return y;
      };
      savedTensorHooks({ pack, unpack: (y: Tensor) => y }, () =>
        new Sequential(...layers()).forward(x).sum(),
      ).backward();
      return seen;
    },
    "a mode in the forward pass"(x) {
      const mode = new Observing();
      withMode(mode, () => new Sequential(...layers()).forward(x).sum()).backward();
      return mode.seen.filter((one): one is Tensor => one instanceof Object && "storage" in one);
    },
    "a mode in the backward pass"(x) {
      const mode = new Observing();
      const loss = new Sequential(...layers()).forward(x).sum();
      withMode(mode, () => loss.backward());
      return mode.seen.filter((one): one is Tensor => one instanceof Object && "storage" in one);
    },
  };
  test.each(Object.entries(cases))("%s", (_name, run) => {
    poisonPool(true, 8);
    for (const one of run(input())) expect(Number.isNaN(one.sum().item())).toBe(false);
  });

  test("a backward pass that is recorded, or keeps the graph", () => {
    poisonPool(true, 8);
    manualSeed(3);
    const net = new Sequential(new Linear(side, side), new Tanh(), new Linear(side, 4));
    const x = input().requiresGrad_();
    const loss = net.forward(x).sum();
    loss.backward(null, { retainGraph: true });
    const first = x.grad!.clone();
    loss.backward(null, { retainGraph: true });
    loss.backward();
    expect(x.grad!.sub(mul(first, 3)).abs().amax().item()).toBeLessThan(1e-4);
    const [g] = grad(net.forward(x).square().sum(), [x], { createGraph: true }) as readonly Tensor[];
    const [gg] = grad(g!.square().sum(), [x]) as readonly Tensor[];
    expect(Number.isFinite(gg!.sum().item())).toBe(true);
  });
});

test("a class of the program says that it keeps nothing", () => {
  class Block extends Module {
    static override readonly keepsNothing = true;
    readonly first = new Linear(side, side);
    readonly second = new Linear(side, side);
    forward(x: Tensor): Tensor {
      return this.second.forward(relu(this.first.forward(x)));
    }
  }
  const block = new Block();
  expect(returned(() => void block.forward(input()).sum().backward())).toBeGreaterThanOrEqual(3 * bytes);
  class Extended extends Block {}
  expect(returned(() => void new Extended().forward(input()))).toBe(0);
});

test("training takes the same course, in scopes and without, under poison", () => {
  const run = (step: (body: () => Tensor) => Tensor, isPoisoned: boolean): readonly number[] => {
    poisonPool(isPoisoned, 8);
    manualSeed(11);
    const net = new Sequential(
      ...[new nn.Conv2d(1, 4, 3), new nn.BatchNorm2d(4), new ReLU(), new nn.MaxPool2d(2), new nn.Dropout(0.2)],
      ...[new nn.Flatten(), new Linear(4 * 9, 32), new nn.GELU(), new nn.LayerNorm(32), new Linear(32, 4)],
    );
    const x = randn([16, 1, 8, 8]);
    const losses: number[] = [];
    for (let i = 0; i < 6; i++) {
      const loss = step(() => {
        net.zeroGrad();
        const found = net.forward(x).square().mean();
        found.backward();
        return found.detach();
      });
      losses.push(loss.item());
      for (const parameter of net.parameters())
        parameter.data.set(parameter.sub(parameter.grad!.mul(0.1)).data as never);
    }
    return losses;
  };
  const plain = run((body) => body(), false);
  expect(run((body) => body(), true)).toEqual(plain);
  expect(run(tidy, true)).toEqual(plain);
});
