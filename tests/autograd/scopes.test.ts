// Scopes with large tensors, which lie in the region, beside the other features: each computes in a scope, over poisoned memory, bit for bit what it
// computes without.

import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  AutogradFunction,
  autocast,
  checkpoint,
  dropout,
  exp,
  GradScaler,
  grad,
  inferenceMode,
  jvp,
  makeGraph,
  manualSeed,
  mul,
  noGrad,
  ops,
  poisonPool,
  randn,
  relu,
  type Tensor,
  tidy,
  trackMemory,
  vjp,
  vmap,
  where,
  zeros,
} from "../../generated/index.js";
import { inRegion } from "../../runtime/core/storage.js";
import { BatchNorm1d, Dropout, Linear, Sequential } from "../../runtime/nn/index.js";
import { Adagrad, Adam, AdamW, clipGradNorm, LBFGS, RMSprop, SGD } from "../../runtime/optim/index.js";

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
  "a tracker of memory": (x, y) => {
    using _memory = trackMemory({ places: true });
    return mul(x, y).add(1);
  },
};

describe("bit for bit the same in a scope:", () => {
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
