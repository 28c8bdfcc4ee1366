// Scopes with large tensors, which lie in the region, beside the other features: each computes in a scope, over poisoned memory, bit for bit what it
// computes without.

import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  AutogradFunction,
  add,
  autocast,
  type CallOptions,
  checkpoint,
  DispatchMode,
  dropout,
  exp,
  functionalize,
  Generator,
  GradScaler,
  getNumThreads,
  grad,
  inferenceMode,
  isTensor,
  jvp,
  keep,
  makeGraph,
  manualSeed,
  mul,
  noGrad,
  type OverloadHandle,
  ops,
  poisonPool,
  randn,
  relu,
  savedTensorHooks,
  setNumThreads,
  type Tensor,
  type TensorSubclassConstructor,
  tidy,
  trackMemory,
  vjp,
  vmap,
  where,
  withMode,
  zeros,
} from "../../generated/index.js";
import { inRegion } from "../../runtime/core/storage.js";
import { BatchNorm1d, Dropout, Linear, Module, parameter, Sequential } from "../../runtime/nn/index.js";
import * as optim from "../../runtime/optim/index.js";
import {
  Adadelta,
  Adagrad,
  Adam,
  Adamax,
  AdamW,
  ASGD,
  AveragedModel,
  clipGradNorm,
  emaAverage,
  LBFGS,
  NAdam,
  OneCycleLR,
  RAdam,
  ReduceLROnPlateau,
  RMSprop,
  Rprop,
  SGD,
} from "../../runtime/optim/index.js";
import { thrown } from "../thrown.js";

const [rows, width] = [96, 256];
let seen = 0;

beforeAll(() => void poisonPool());
afterAll(() => void poisonPool(false));
beforeEach(() => {
  seen = 0;
});

/** All numbers that a value has, as text. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join("; ");
  if (typeof value !== "object" || value === null) return String(value);
  return Buffer.from(
    new Float64Array((value as Tensor).detach().flatten().to({ dtype: "float64" }).toArray() as number[]).buffer,
  ).toString("base64");
}

type Around = <R>(body: () => R) => R;
const plainly: Around = (body) => body();
/** A scope, which notes whether a result lay in the region. */
const scoped: Around = (body) =>
  tidy(() => {
    const probe = zeros([rows, width]);
    if ((probe.storage.marks & inRegion) !== 0) seen++;
    return body();
  });

/** What a body computes from the same inputs, four times. */
function runs(around: Around, body: (x: Tensor, y: Tensor, i: number) => unknown): string {
  manualSeed(5);
  const [x, y] = [randn([rows, width]), randn([rows, width])];
  const all: string[] = [];
  for (let i = 0; i < 4; i++) all.push(textOf(around(() => body(x, y, i))));
  return all.join("\n");
}

const cube = new AutogradFunction({
  name: "Cube",
  forward(context, x) {
    context.saveForBackward(x);
    return x.mul(x).mul(x);
  },
  backward(context, gradient) {
    const [x] = context.savedTensors;
    return gradient.mul(x!.mul(x!).mul(3));
  },
  jvp: () => null,
});

const f = (x: Tensor): Tensor => exp(x.mul(0.1)).mul(x).sum();
const sumTo = (out: Tensor, x: Tensor, y: Tensor): Tensor => ops.aten.add.out(x, y, { out }) as Tensor;
const leafOf = (x: Tensor): Tensor => x.detach().clone().requiresGrad_();

const bodies: Readonly<Record<string, (x: Tensor, y: Tensor, i: number) => unknown>> = {
  "an output that was given": (x, y) => [sumTo(zeros([rows, width]), x, y)],
  "an output from outside, and one that is an operand": (x, y) => [sumTo(y, x, y), x.mul_(0.5), y.sum()],
  autocast: (x, y) => autocast({ dtype: "bfloat16" }, () => [x.matmul(y.t()), x.add(y)]),
  "a backward pass within autocast": (x, y) => {
    const w = leafOf(y);
    autocast({ dtype: "bfloat16" }, () => relu(x.matmul(w.t())).sum().backward());
    return w.grad!;
  },
  "a graph": (x, y) => makeGraph((x: Tensor, y: Tensor) => relu(x.mul(y)).add(x).exp().mul(0.1))(x, y).run(x, y),
  grad: (x) => grad(f)(x),
  "grad of grad": (x) => grad((x: Tensor) => grad(f)(x).square().sum())(x),
  vmap: (x, y) => vmap((x: Tensor, y: Tensor) => x.mul(y).add(1).cumsum(0))(x, y),
  "vmap of grad": (x) => vmap(grad(f))(x),
  vjp: (x, y) => {
    const { outputs, gradients } = vjp((x: Tensor) => exp(x.mul(0.1)).mul(x), [x], [y]);
    return [outputs, ...gradients];
  },
  jvp: (x, y) => {
    const { outputs, tangents } = jvp((x: Tensor) => exp(x.mul(0.1)).mul(x), [x], [y]);
    return [outputs, tangents];
  },
  "a checkpoint with dropout": (x) => {
    const w = leafOf(x);
    checkpoint((x: Tensor) => dropout(relu(x.mul(2)), 0.5, true), w)
      .sum()
      .backward();
    return w.grad!;
  },
  "hooks, and gradients that are retained": (x, y) => {
    const w = leafOf(x);
    const h = w.mul(y);
    h.retainGrad();
    const kept: Tensor[] = [];
    w.registerHook((g: Tensor) => {
      kept.push(g.clone());
      return g.mul(2);
    });
    h.exp().mul(0.01).sum().backward();
    return [w.grad!, h.grad!, ...kept];
  },
  "a function of the program": (x) => {
    const w = leafOf(x);
    (cube.apply(w) as Tensor).sum().backward();
    return w.grad!;
  },
  "inference mode, and no gradients": (x, y) => [inferenceMode(() => x.mul(y).add(1)), noGrad(() => x.sub(y).square())],
  "views that are written to": (x, y) => {
    const z = x.clone();
    z.at("3:70").mul_(y.at("3:70"));
    z.t().at("9:200").add_(1);
    return [z, z.reshape([-1]).at("5:")];
  },
  "conditions and broadcast rows": (x, y) => where(x.gt(0), y, 0.5).mul(y.at(3)).add(x.mean(1, true)),
  "donated operands, in autocast too": (x, y) => {
    const half = autocast({ dtype: "bfloat16" }, () => {
      const low = x.clone().donate().matmul(y.t());
      return exp(low.mul(0.01).donate());
    });
    return [half, mul(add(x.mul(2).donate(), y).donate(), 0.5)];
  },
  "donated operands of a recorded call": (x, y) => {
    const w = leafOf(y);
    exp(mul(x.mul(0.1).donate(), w))
      .sum()
      .backward();
    return w.grad!;
  },
  "outer products, and their gradients": (x, y) => {
    const [a, b] = [leafOf(x.at(0)), leafOf(y.at(1))];
    const product = a.outer(b);
    product.mul(product).sum().backward();
    return [product, a.grad!, b.grad!];
  },
  "a checkpoint that has a scope in it": (x) => {
    const w = leafOf(x);
    checkpoint((x: Tensor) => tidy(() => dropout(relu(x.mul(2)), 0.5, true).exp()), w)
      .sum()
      .backward();
    return w.grad!;
  },
  "using, with views and hooks": (x, y) => {
    const w = leafOf(x);
    const seen: Tensor[] = [];
    using h = w.mul(y);
    using row = h.at("3:70");
    h.registerHook((gradient: Tensor) => void seen.push(gradient.clone()));
    const out = exp(row.mul(0.1));
    {
      using _whole = h.t();
      using _square = out.mul(out);
    }
    out.sum().backward();
    return [w.grad!, ...seen, out, row.clone()];
  },
  "a graph on several threads": (x, y) =>
    makeGraph((x: Tensor, y: Tensor) => x.matmul(y.t()).exp().mul(0.01).matmul(y).add(x))(x.mul(0.01), y).run(
      x.mul(0.01),
      y,
    ),
  "a graph with a gradient": (x, y) =>
    makeGraph((x: Tensor) => grad((x: Tensor) => exp(x.mul(0.1)).mul(y).sum())(x))(x).run(x),
  "a generator of the program": (x) => {
    const generator = new Generator(9);
    const noise = randn([rows, width], { generator });
    return [x.add(noise), x.mul(randn([rows, width], { generator })), randn([3], { generator })];
  },
  "the generator of all": (x) => [dropout(x, 0.3, true), randn([rows, width]).add(x)],
  "a mode within, that keeps what it sees": (x, y) => {
    const held: Tensor[] = [];
    class Keeping extends DispatchMode {
      override handle(
        op: OverloadHandle,
        _types: readonly TensorSubclassConstructor[],
        args: readonly unknown[],
        options: CallOptions,
      ): unknown {
        const result = op(...args, options);
        if (isTensor(result)) held.push(result);
        return result;
      }
    }
    const out = withMode(new Keeping(), () => mul(x, y).add(1).exp().sum());
    return [out, ...held];
  },
  "scopes within vmap": (x, y) => vmap((x: Tensor, y: Tensor) => tidy(() => x.mul(y).add(1).cumsum(0)))(x, y),
  "scopes within grad": (x) => grad((x: Tensor) => tidy(() => f(x)))(x),
  "scopes within grad of grad": (x) =>
    grad((x: Tensor) =>
      tidy(() =>
        grad((x: Tensor) => tidy(() => f(x)))(x)
          .square()
          .sum(),
      ),
    )(x),
  "scopes within jvp and vjp": (x, y) => {
    const inner = (x: Tensor): Tensor => tidy(() => exp(x.mul(0.1)).mul(x));
    const { outputs, gradients } = vjp(inner, [x], [y]);
    const pushed = jvp(inner, [x], [y]);
    return [outputs, ...gradients, pushed.outputs, pushed.tangents];
  },
  "a functionalized program, with a scope in it": (x, y) =>
    functionalize((x: Tensor) => tidy(() => x.clone().add_(1).mul_(y)))(x),
  "derivatives of derivatives of a recorded call": (x, y) => {
    const w = leafOf(x);
    const [first] = grad(exp(w.mul(0.1)).mul(y).sum(), w, { createGraph: true });
    first!.square().sum().backward();
    return [first!.detach(), w.grad!];
  },
  "a graph that is used twice": (x, y) => {
    const w = leafOf(x);
    const loss = relu(w.mul(y)).exp().mul(0.01).sum();
    loss.backward(null, { retainGraph: true });
    loss.backward();
    return w.grad!;
  },
  "saved tensors through hooks": (x, y) => {
    const w = leafOf(x);
    const loss = savedTensorHooks({ pack: (x: Tensor) => x.mul(2), unpack: (x: Tensor) => x.mul(0.5) }, () =>
      exp(w.mul(y).mul(0.1)).sum(),
    );
    loss.backward();
    return w.grad!;
  },
  "a tracker of memory": (x, y) => {
    using _memory = trackMemory({ places: true });
    return mul(x, y).add(1);
  },
};

describe.each([1, 2])("bit for bit the same in a scope, with threads: %i,", (threads) => {
  let before = 1;
  beforeAll(() => {
    before = getNumThreads();
    setNumThreads(threads);
  });
  afterAll(() => setNumThreads(before));

  test.each(Object.entries(bodies))("%s", (_, body) => {
    const expected = runs(plainly, body);
    expect(runs(scoped, body)).toBe(expected);
    expect(seen).toBeGreaterThan(0);
    // A scope within a scope, whose results the outer one returns.
    expect(runs((inner) => scoped(() => scoped(inner)), body)).toBe(expected);
  });
});

const optimizers: Readonly<
  Record<
    string,
    (p: Iterable<Tensor>) => {
      step(closure?: () => Tensor): unknown;
      zeroGrad(): void;
      groups: readonly { params: readonly Tensor[] }[];
    }
  >
> = {
  SGD: (p) => new SGD(p, { lr: 0.1 }),
  "SGD with momentum": (p) => new SGD(p, { lr: 0.1, momentum: 0.9, nesterov: true, weightDecay: 0.01 }),
  Adam: (p) => new Adam(p, { lr: 0.01, amsgrad: true }),
  AdamW: (p) => new AdamW(p, { lr: 0.01 }),
  RMSprop: (p) => new RMSprop(p, { lr: 0.01, momentum: 0.5, centered: true }),
  Adagrad: (p) => new Adagrad(p, { lr: 0.01 }),
  Adadelta: (p) => new Adadelta(p, { lr: 0.5 }),
  Adamax: (p) => new Adamax(p, { lr: 0.01 }),
  NAdam: (p) => new NAdam(p, { lr: 0.01 }),
  RAdam: (p) => new RAdam(p, { lr: 0.01 }),
  Rprop: (p) => new Rprop(p, { lr: 0.01 }),
  ASGD: (p) => new ASGD(p, { lr: 0.01 }),
  LBFGS: (p) => new LBFGS(p, { lr: 0.1, maxIter: 2 }),
};

describe("training with large parameters is bit for bit the same in scopes:", () => {
  test.each(Object.entries(optimizers))(
    "%s, with batch norm, dropout, clipping, and a GradScaler",
    (name, optimize) => {
      const train = (around: Around): string => {
        manualSeed(3);
        const net = new Sequential(
          new Linear(width, width),
          new BatchNorm1d(width),
          new Dropout(0.3),
          new Linear(width, 80),
        );
        const optimizer = optimize(net.parameters());
        const scaler = name === "LBFGS" ? null : new GradScaler({ initScale: 64, growthInterval: 2 });
        const losses: number[] = [];
        for (let i = 0; i < 6; i++)
          losses.push(
            around(() => {
              const x = randn([rows, width]);
              const closure = (): Tensor => {
                optimizer.zeroGrad();
                const loss = net.forward(x).square().mean();
                // The third gradient is not finite: the scaler skips the step.
                (scaler === null ? loss : scaler.scale(i === 2 ? loss.mul(Number.POSITIVE_INFINITY) : loss)).backward();
                return loss;
              };
              if (scaler === null) optimizer.step(closure);
              else {
                closure();
                scaler.unscale(optimizer as never);
                clipGradNorm(net.parameters(), 1);
                scaler.step(optimizer as never);
                scaler.update();
              }
              return scaler?.stateDict().scale ?? 0;
            }),
          );
        return [
          String(losses),
          ...[...net.parameters(), ...net.namedBuffers().map(([, buffer]) => buffer)].map((p) => textOf([p, p.grad])),
        ].join("\n");
      };
      const expected = train(plainly);
      expect(train(scoped)).toBe(expected);
      expect(seen).toBeGreaterThan(2);
    },
  );
});

test("every optimiser is in the table", () => {
  const named = Object.values(optim).filter(
    (one) => (one as { prototype?: unknown }).prototype instanceof optim.Optimizer,
  );
  const found = Object.values(optimizers).map((make) => make([parameter(zeros([2]))]).constructor);
  expect(new Set(found)).toEqual(new Set(named));
});

test("averages of a model, and what schedules remember, outlive the scopes that made them", () => {
  const train = (around: Around): string => {
    manualSeed(4);
    const net = new Sequential(new Linear(width, width), new BatchNorm1d(width), new Linear(width, 80));
    const optimizer = new SGD(net.parameters(), { lr: 0.1, momentum: 0.9 });
    const averages = [
      new AveragedModel(net, { average: emaAverage(0.9) }),
      new AveragedModel(net, { useBuffers: true }),
    ];
    const schedules = [new OneCycleLR(optimizer, 0.2, 12), new ReduceLROnPlateau(optimizer, { patience: 1 })] as const;
    const rates: number[] = [];
    for (let i = 0; i < 8; i++) {
      around(() => {
        optimizer.zeroGrad();
        const loss = net
          .forward(randn([rows, width]))
          .square()
          .mean();
        loss.backward();
        optimizer.step();
        schedules[0].step();
        schedules[1].step(loss.item());
        for (const average of averages) average.updateParameters(net);
        return null;
      });
      rates.push(optimizer.groups[0]!.lr);
    }
    return [
      String(rates),
      ...averages.flatMap((average) => Object.values(average.stateDict()).map(textOf)),
      ...[...net.parameters()].map(textOf),
    ].join("\n");
  };
  const expected = train(plainly);
  expect(train(scoped)).toBe(expected);
  expect(seen).toBeGreaterThan(2);
});

test("arrays of a training loop in scopes are those of one step: nothing accumulates", () => {
  manualSeed(1);
  const net = new Sequential(new Linear(width, width), new Linear(width, 64));
  const optimizer = new Adam(net.parameters(), { lr: 0.01 });
  const x = randn([rows, width]);
  let misses = 0;
  using memory = trackMemory();
  const step = (): null =>
    tidy(() => {
      optimizer.zeroGrad();
      net.forward(x).square().mean().backward();
      optimizer.step();
      optimizer.zeroGrad();
      return null;
    });
  for (let i = 0; i < 5; i++) step();
  misses = memory.pool().misses;
  const { region } = memory.pool();
  for (let i = 0; i < 200; i++) step();
  // Every large array of every further step was there: none was allocated, and the region has not grown.
  expect(memory.pool().misses).toBe(misses);
  expect(memory.pool().region).toBeLessThanOrEqual(region);
});

test("a scaler's step in parts: scaled in one scope, unscaled in another, stepped and updated in a third", () => {
  const train = (around: Around): string => {
    manualSeed(7);
    const net = new Sequential(new Linear(width, width), new Linear(width, 80));
    const optimizer = new Adam(net.parameters(), { lr: 0.01 });
    const scaler = new GradScaler({ initScale: 2 ** 10, growthInterval: 2 });
    const scales: number[] = [];
    for (let i = 0; i < 6; i++) {
      around(() => {
        optimizer.zeroGrad();
        const loss = autocast({ dtype: "bfloat16" }, () =>
          net
            .forward(randn([rows, width]))
            .square()
            .mean(),
        );
        scaler.scale(i === 2 ? loss.mul(Number.POSITIVE_INFINITY) : loss).backward();
        return null;
      });
      around(() => void scaler.unscale(optimizer));
      around(() => {
        scaler.step(optimizer);
        scaler.update();
        return null;
      });
      scales.push(scaler.stateDict().scale as number);
    }
    return [String(scales), ...[...net.parameters()].map((p) => textOf([p, p.grad]))].join("\n");
  };
  const expected = train(plainly);
  expect(train(scoped)).toBe(expected);
  expect(seen).toBeGreaterThan(2);
});

test("a mode around a scope may keep what it sees; nothing of the scope is given back then", () => {
  const held: Tensor[] = [];
  class Keeping extends DispatchMode {
    override handle(
      op: OverloadHandle,
      _types: readonly TensorSubclassConstructor[],
      args: readonly unknown[],
      options: CallOptions,
    ): unknown {
      const result = op(...args, options);
      if (isTensor(result)) held.push(result);
      return result;
    }
  }
  const x = randn([rows, width]);
  const wanted = textOf([x.mul(2), x.mul(2).add(1)]);
  for (let i = 0; i < 4; i++) {
    held.length = 0;
    withMode(new Keeping(), () => tidy(() => void x.mul(2).add(1)));
    // Would serve what was given back.
    for (let k = 0; k < 4; k++) tidy(() => void zeros([rows, width]).add(k));
    expect(textOf(held)).toBe(wanted);
  }
});

test("what a module of the program stored in a scope is refused by scope and place of creation, unless it is kept", () => {
  class Cell extends Module {
    readonly linear = new Linear(width, width);
    hidden: Tensor | null = null;
    readonly keeps: boolean;
    constructor(keeps: boolean) {
      super();
      this.keeps = keeps;
    }
    forward(x: Tensor): Tensor {
      const mapped = this.linear.forward(x);
      const out = (this.hidden === null ? mapped : mapped.add(this.hidden)).tanh();
      this.hidden = this.keeps ? keep(out.detach()) : out.detach();
      return out;
    }
  }
  const x = randn([rows, width]);
  const step = (cell: Cell): number => tidy(() => cell.forward(x).sum().item());
  using _memory = trackMemory({ places: true });
  const lost = new Cell(false);
  step(lost);
  expect(thrown(() => step(lost))).toMatch(
    /^ArgumentError: .*created at \S*scopes\.test\.ts:\d+:\d+ in the tidy scope of \S*scopes\.test\.ts:\d+:\d+, was given back at the end of the scope\. Return it from the scope, or call keep\(x\) in it/,
  );
  const kept = new Cell(true);
  const all = [step(kept), step(kept), step(kept)];
  const plain = new Cell(true);
  plain.loadStateDict(kept.stateDict());
  const wanted = [0, 1, 2].map(() => plain.forward(x).sum().item());
  expect(all).toEqual(wanted);
});
