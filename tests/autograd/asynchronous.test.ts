// backwardAsync, gradAsync and withReads: graphs and functions across a device that answers asynchronously.

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  AutogradFunction,
  type BackendHandle,
  backward,
  backwardAsync,
  checkpoint,
  grad,
  gradAsync,
  manualSeed,
  noGrad,
  rand,
  randn,
  type Tensor,
  tensor,
  tidy,
  vmap,
  withReads,
} from "../../generated/index.js";
import { Linear, Sequential, Tanh } from "../../runtime/nn/index.js";
import { asyncDevice, counts } from "../async-device.js";

let there: BackendHandle;
beforeAll(() => {
  there = asyncDevice();
});
afterAll(() => there.dispose());

const rejected = async (call: () => Promise<unknown>): Promise<string> => {
  try {
    await call();
  } catch (error) {
    return `${(error as Error).constructor.name}: ${(error as Error).message}`;
  }
  return "fulfilled";
};

const leaf = (values: readonly number[]): Tensor => tensor(values, { dtype: "float64", requiresGrad: true });
const away = (x: Tensor): Tensor => x.to({ device: there.device });

describe("backwardAsync", () => {
  /** Programs from leaves on the CPU through the device; the same on the CPU alone gives what is expected. */
  const programs: Readonly<Record<string, (move: (x: Tensor) => Tensor, a: Tensor, b: Tensor) => Tensor>> = {
    "one leaf": (move, a) => move(a).mul(3).sum(),
    "a leaf that moves twice": (move, a) =>
      move(a)
        .mul(move(a.mul(2)))
        .sum(),
    "two leaves": (move, a, b) => move(a).mul(move(b)).sum(),
    "operators before and after": (move, a, b) => move(a.exp().mul(b)).sin().mul(move(b.tan())).sum(),
    "a scalar of the CPU among tensors there": (move, a, b) => move(a).mul(b.sum()).sum(),
    "halves that meet there": (move, a, b) => move(a.tanh()).add(move(b.tanh())).pow(2).sum(),
    "several results of one operator": (move, a, b) => {
      const [first, second] = a.mul(b).split(2) as [Tensor, Tensor];
      return move(first).mul(move(second)).sum();
    },
    "views and dtypes": (move, a, b) =>
      move(a.to({ dtype: "float32" }).flip([0]))
        .mul(move(b.to({ dtype: "float32" })))
        .sum(),
  };
  const values = [
    [0.5, -1, 2, 0.25],
    [1, 0.75, -0.5, 3],
  ] as const;

  test.each(Object.entries(programs))("%s", async (_, program) => {
    const here = values.map(leaf) as [Tensor, Tensor];
    program((x) => x.clone(), ...here).backward();
    const leaves = values.map(leaf) as [Tensor, Tensor];
    await backwardAsync(program(away, ...leaves));
    const found = leaves.map(({ grad }) => [grad?.device, grad?.dtype, grad?.toArray()]);
    expect(found).toEqual(here.map(({ grad }) => [grad?.device, grad?.dtype, grad?.toArray()]));
    // A second pass accumulates.
    await backwardAsync(program(away, ...leaves));
    expect(leaves.map(({ grad }) => grad?.toArray())).toEqual(here.map(({ grad }) => grad?.mul(2).toArray()));
    const wanted = here.filter(({ grad }) => grad !== null);
    const inputs = leaves.filter(({ grad }) => grad !== null);
    const gradients = await gradAsync(program(away, ...leaves), inputs);
    expect(gradients.map((gradient) => gradient.toArray())).toEqual(wanted.map(({ grad }) => grad!.toArray()));
  });

  test("layers of two devices train as on one", async () => {
    const losses = async (move: (x: Tensor) => Tensor): Promise<readonly number[]> => {
      manualSeed(0);
      const first = new Linear(3, 4);
      const rest = new Sequential(new Tanh(), new Linear(4, 1));
      if (move === away) rest.to({ device: there.device });
      const x = randn([5, 3]);
      const found: number[] = [];
      for (let step = 0; step < 3; step++) {
        const loss = rest
          .forward(move(first.forward(x)))
          .pow(2)
          .mean();
        await backwardAsync(loss);
        found.push(await loss.readItem());
        noGrad(() => {
          for (const parameter of [...first.parameters(), ...rest.parameters()]) {
            parameter.sub_(parameter.grad!.mul(0.1));
            parameter.grad = null;
          }
        });
      }
      return found;
    };
    expect(await losses(away)).toEqual(await losses((x) => x.clone()));
  });

  test("hooks run once, and passes on one graph do not disturb each other", async () => {
    const a = leaf([1, 2, 3]);
    const moved = away(a.mul(2));
    const loss = moved.mul(moved).sum();
    const seen: string[] = [];
    moved.registerHook((gradient) => {
      seen.push(`moved ${gradient.device}`);
      return null;
    });
    moved.gradFn!.registerPreHook(() => void seen.push("before"));
    moved.gradFn!.registerHook(() => void seen.push("after"));
    a.registerHook((gradient) => {
      seen.push(`leaf ${gradient.device}`);
      return null;
    });
    await Promise.all([
      backwardAsync(loss, null, { retainGraph: true }),
      backwardAsync(loss, null, { retainGraph: true }),
      gradAsync(loss, a, { retainGraph: true }),
    ]);
    expect(a.grad!.toArray()).toEqual([16, 32, 48]);
    expect(seen.toSorted()).toEqual(
      ["after", "before", "leaf cpu", `moved ${there.device}`].flatMap((text) => [text, text, text]),
    );
  });

  test("second derivatives", async () => {
    const a = leaf([1, 2, 3]);
    const [first] = await gradAsync(away(a).pow(3).sum(), a, { createGraph: true });
    expect(first.toArray()).toEqual([3, 12, 27]);
    await backwardAsync(first.sum());
    expect(a.grad!.toArray()).toEqual([6, 12, 18]);
  });

  test("local state of the caller holds to the end, and is nobody else's meanwhile", async () => {
    const a = leaf([1, 2]);
    const loss = away(a).mul(2).sum();
    const pass = noGrad(() => {
      const begun = backwardAsync(loss);
      return { begun };
    });
    expect(a.mul(1).requiresGrad).toBe(true);
    await pass.begun;
    expect(a.mul(1).requiresGrad).toBe(true);
    expect(a.grad!.toArray()).toEqual([2, 2]);
  });

  test("in a scope, what the graph needs survives the scope", async () => {
    const a = leaf([1, 2]);
    let pass: Promise<void> | null = null;
    tidy(() => {
      pass = backwardAsync(away(a.exp()).mul(2).sum());
    });
    await pass;
    expect(a.grad!.allclose(a.detach().exp().mul(2))).toBe(true);
  });

  test("awaits nothing where nothing has to be read", async () => {
    const a = leaf([1, 2]);
    const before = counts.reads;
    const b = away(leaf([3, 4]).detach()).requiresGrad_();
    await backwardAsync([a.mul(2).sum(), b.mul(3).sum()]);
    expect(counts.reads).toBe(before);
    expect([a.grad!.toArray(), await b.grad!.readArray()]).toEqual([
      [2, 2],
      [3, 3],
    ]);
  });

  test("a rule of the program that is interrupted is called again", async () => {
    const a = leaf([1, 2]);
    let calls = 0;
    const Host = new AutogradFunction({
      name: "Host",
      forward: (_context, x: Tensor) => away(x),
      backward: (_context, gradient) => {
        calls++;
        return gradient.to({ device: "cpu" }).mul(2);
      },
    });
    await backwardAsync((Host.apply(a) as Tensor).sum());
    expect([calls, a.grad!.toArray()]).toEqual([2, [2, 2]]);
  });

  test("a gradient that a hook keeps stays as it was", async () => {
    const a = leaf([1, 2, 3]);
    const moved = away(a);
    const kept: Tensor[] = [];
    moved.registerHook((gradient) => void kept.push(gradient));
    await backwardAsync(moved.exp().mul(2).sum());
    expect((await kept[0]!.read()).allclose(a.detach().exp().mul(2))).toBe(true);
  });

  test("a rule of several results that is interrupted", async () => {
    const a = leaf([1, 2]);
    const Both = new AutogradFunction({
      name: "Both",
      forward: (_context, x: Tensor) => [away(x), away(x.mul(2))] as [Tensor, Tensor],
      backward: (_context, first, second) => first!.to({ device: "cpu" }).add(second!.to({ device: "cpu" }).mul(2)),
    });
    const [first, second] = Both.apply(a) as readonly Tensor[];
    await backwardAsync(first!.mul(3).sum().add(second!.mul(5).sum()));
    expect(a.grad!.toArray()).toEqual([13, 13]);
  });

  test("with checkpoints, whose backward runs a pass of its own", async () => {
    const a = leaf([1, 2]);
    const b = leaf([3, 4]);
    const square = (x: Tensor): Tensor => x.mul(x).exp();
    await backwardAsync(away(b.mul(checkpoint(square, a))).sum());
    const expected = leaf([1, 2]);
    b.detach().mul(square(expected)).sum().backward();
    expect(a.grad!.toArray()).toEqual(expected.grad!.toArray());
    const c = leaf([1, 2]);
    await backwardAsync(checkpoint(square, away(c)).mul(away(b.detach())).sum());
    expect(c.grad!.allclose(expected.grad!)).toBe(true);
  });

  test("what is changed while a gradient is awaited is noticed", async () => {
    const a = leaf([1, 2]);
    const b = a.mul(2);
    const c = b.mul(b);
    const pass = backwardAsync(away(c).sum());
    noGrad(() => b.add_(1));
    expect(await rejected(() => pass)).toBe(
      "AutogradError: a tensor needed for the gradient has been changed by an in-place operation: MulBackward0 saved 'self' (float64 [2], output 0 of MulBackward1) at version 0, and it is at version 1 now. Use the out-of-place form of what changed it, or save a clone; detectAnomaly shows the forward call.",
    );
  });

  test("messages", async () => {
    const a = leaf([1, 2]);
    expect(await rejected(async () => backward(away(a).sum()))).toBe(
      `UnsupportedError: the gradient of a tensor that was moved from cpu to ${there.device} would have to be read at once, and device ${there.device} gives its values asynchronously: await backwardAsync(...) instead of backward(...), or let a copy on the device require grad instead, x.detach().to({ device: "${there.device}" }).requiresGrad_(), as module.to({ device }) has parameters there`,
    );
    expect(await rejected(() => backwardAsync(tensor([1]).sum()))).toBe(
      "AutogradError: backwardAsync: output 0 does not require grad and has no gradFn: no input that requires grad led to it, or it was computed under noGrad or from detached tensors.",
    );
    expect(await rejected(() => gradAsync(a.sum(), a, { isGradsBatched: true }))).toBe(
      "ArgumentError: gradAsync: 'isGradsBatched' is for grad; call gradAsync once for each row",
    );
    const inside: Promise<unknown>[] = [];
    vmap((x: Tensor) => {
      grad((y: Tensor) => {
        inside.push(backwardAsync(a.sum()));
        return y.sum();
      })(x);
      return x;
    })(rand([2, 2]));
    expect(await rejected(() => inside[0]!)).toBe(
      "AutogradError: backwardAsync: it ends later than the transform that it is called in; call it outside",
    );
  });
});

describe("withReads", () => {
  test("values that decide", async () => {
    const x = away(tensor([3, -1, 2]));
    expect(await withReads(() => (x.sum().item() > 3 ? "large" : "small"))).toBe("large");
    expect(await withReads(() => x.to({ device: "cpu" }).toArray())).toEqual([3, -1, 2]);
  });

  test("to the CPU with its gradient", async () => {
    const x = away(tensor([3, -1, 2])).requiresGrad_();
    const here = await withReads(() => x.mul(2).to({ device: "cpu" }));
    here.pow(2).sum().backward();
    expect(await x.grad!.readArray()).toEqual([24, -8, 16]);
  });

  test("gradients of a function that reads", async () => {
    const x = leaf([3, -1, 2]);
    const [gradient] = await withReads(() => {
      const y = away(x);
      return grad(y.mul(y.sum().item()).sum(), x);
    });
    expect(gradient.toArray()).toEqual([4, 4, 4]);
  });

  test("the random numbers of one call", async () => {
    manualSeed(1);
    const expected = [rand([2]).toArray(), rand([1]).toArray(), rand([1]).toArray()];
    manualSeed(1);
    const x = away(tensor([1]));
    const found = await withReads(() => {
      const first = rand([2]);
      x.item();
      return [first.toArray(), rand([1]).toArray()];
    });
    expect([...found, rand([1]).toArray()]).toEqual(expected);
  });

  test("operators that decide by values, and a copy for what only the CPU has", async () => {
    const x = away(tensor([3, -1, 2]));
    expect(await withReads(() => x.narrow(0, away(tensor(1n)), 2).toArray())).toEqual([-1, 2]);
    const positive = await withReads(() => {
      const here = x.to({ device: "cpu" });
      return here.index([here.gt(0)]).to({ device: x.device });
    });
    expect([positive.device, await positive.readArray()]).toEqual([there.device, [3, 2]]);
  });

  test("other tasks draw what follows, and nothing twice", async () => {
    const x = away(tensor([1, 2]));
    manualSeed(3);
    const whole = rand([6]).toArray() as number[];
    manualSeed(3);
    const own = withReads(() => {
      const first = rand([1]).item();
      x.sum().item();
      x.mul(2).sum().item();
      return first;
    });
    const others = [rand([1]).item()];
    await Promise.resolve();
    while (others.length < 3) {
      await x.add(others.length).read();
      others.push(rand([1]).item());
    }
    expect(await own).toBe(whole[0]);
    others.push(rand([1]).item());
    expect(others).toEqual(whole.slice(1, 5));
  });

  test("messages", async () => {
    const x = away(tensor([1, 2]));
    const a = leaf([1, 2]);
    expect(await rejected(() => withReads(() => x.item()))).toMatch(
      /^ArgumentError: item\(\): only a tensor with one element/,
    );
    expect(await rejected(() => withReads(async () => 1))).toMatch(
      /^ArgumentError: withReads: the callback returned a promise/,
    );
    expect(await rejected(() => withReads(null as never))).toBe(
      "ArgumentError: withReads: expected a function, got null",
    );
    expect(await rejected(() => withReads(() => backward(away(a).sum())))).toBe(
      "AutogradError: backward: gradients would be added to `grad` once for each call of the function, which is called again for each value that is awaited: use grad(...) in it, or await backwardAsync(...) outside",
    );
  });
});
