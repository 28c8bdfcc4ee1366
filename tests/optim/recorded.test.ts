// Optimisers, schedules and clipping against PyTorch's: ten steps of a small problem, the rates of twenty steps.

import { describe, expect, test } from "vitest";
import { backward, type Tensor } from "../../generated/index.js";
import * as optim from "../../runtime/optim/index.js";
import { distance, one } from "../nn/recorded.js";

const kinds: Readonly<
  Record<string, (w: Tensor, b: Tensor) => { step(closure: () => Tensor): unknown; zeroGrad(): void }>
> = {
  sgd: (...p) => new optim.SGD(p, { lr: 0.1 }),
  "sgd-momentum": (...p) => new optim.SGD(p, { lr: 0.1, momentum: 0.9, dampening: 0.1, weightDecay: 0.01 }),
  "sgd-nesterov": (...p) => new optim.SGD(p, { lr: 0.1, momentum: 0.9, nesterov: true }),
  "sgd-maximize": (...p) => new optim.SGD(p, { lr: 0.01, momentum: 0.5, maximize: true }),
  adam: (...p) => new optim.Adam(p),
  "adam-amsgrad": (...p) =>
    new optim.Adam(p, { lr: 0.1, betas: [0.8, 0.9], eps: 1e-6, weightDecay: 0.1, amsgrad: true }),
  "adam-maximize": (...p) => new optim.Adam(p, { lr: 0.1, maximize: true }),
  adamw: (...p) => new optim.AdamW(p, { lr: 0.1 }),
  "adamw-amsgrad": (...p) => new optim.AdamW(p, { lr: 0.1, betas: [0.7, 0.8], weightDecay: 0.2, amsgrad: true }),
  rmsprop: (...p) => new optim.RMSprop(p),
  "rmsprop-centered": (...p) =>
    new optim.RMSprop(p, { lr: 0.05, alpha: 0.9, weightDecay: 0.1, momentum: 0.5, centered: true }),
  adagrad: (...p) => new optim.Adagrad(p, { lr: 0.1 }),
  "adagrad-decay": (...p) =>
    new optim.Adagrad(p, { lr: 0.1, lrDecay: 0.2, weightDecay: 0.1, initialAccumulatorValue: 0.3, maximize: true }),
  lbfgs: (...p) => new optim.LBFGS(p, { lr: 0.5, maxIter: 4 }),
  "lbfgs-short": (...p) => new optim.LBFGS(p, { lr: 0.3, maxIter: 5, historySize: 2 }),
  "lbfgs-search": (...p) => new optim.LBFGS(p, { maxIter: 3, lineSearch: "strong_wolfe" }),
  groups: (w, b) => new optim.SGD([{ params: [w] }, { params: [b], lr: 0.02 }], { lr: 0.1, momentum: 0.9 }),
};

describe.each([
  ["float64", 1e-10],
  ["float32", 1e-4],
] as const)("ten steps in %s, to %s", (dtype, tolerance) => {
  test.each(Object.keys(kinds))("%s", (name) => {
    const [x, y, w, b] = ["x", "y", "w", "b"].map((key) => one(`problem/${key}`).to(dtype).clone()) as [
      Tensor,
      Tensor,
      Tensor,
      Tensor,
    ];
    for (const parameter of [w, b]) parameter.requiresGrad_();
    const optimizer = kinds[name]!(w, b);
    const closure = (): Tensor => {
      optimizer.zeroGrad();
      let loss = x.matmul(w.t()).add(b).tanh().sub(y).square().mean();
      if (name.startsWith("lbfgs")) loss = loss.add(w.square().sum().mul(0.5)).add(b.square().sum().mul(0.5));
      backward(loss);
      return loss;
    };
    for (let step = 0; step < 10; step++) {
      optimizer.step(closure);
      for (const [key, parameter] of Object.entries({ w, b }))
        expect(distance(parameter, one(`optim/${name}/${dtype}/${step}/${key}`)), `${key}, step ${step}`).toBeLessThan(
          tolerance,
        );
    }
  });
});

const begun = () => ({ groups: [{ lr: 0.3, momentum: 0.9 }] });
const schedules: Readonly<Record<string, (o: optim.Scheduled) => { step(measured: number): void }>> = {
  lambda: (o) => new optim.LambdaLR(o, (step) => 1 / (1 + step)),
  step: (o) => new optim.StepLR(o, 4, 0.5),
  "multi-step": (o) => new optim.MultiStepLR(o, [3, 3, 10]),
  exponential: (o) => new optim.ExponentialLR(o, 0.9),
  linear: (o) => new optim.LinearLR(o, { startFactor: 0.25, totalSteps: 6 }),
  cosine: (o) => new optim.CosineAnnealingLR(o, 8, { minimum: 0.01 }),
  "one-cycle": (o) => new optim.OneCycleLR(o, 0.5, 21, { cycleMomentum: false }),
  "one-cycle-linear": (o) =>
    new optim.OneCycleLR(o, [0.5], 21, {
      ...{ share: 0.5, shape: "linear", divFactor: 10, finalDivFactor: 100, cycleMomentum: false },
    }),
  "one-cycle-momentum": (o) => new optim.OneCycleLR(o, 0.5, 21),
  "one-cycle-three": (o) =>
    new optim.OneCycleLR(o, 0.5, 21, {
      ...{ threePhase: true, share: 0.4, shape: "linear", baseMomentum: 0.6, maxMomentum: 0.9 },
    }),
  "plateau-abs": (o) =>
    new optim.ReduceLROnPlateau(o, { factor: 0.7, patience: 1, threshold: 0.05, thresholdMode: "abs", eps: 0.05 }),
  plateau: (o) => new optim.ReduceLROnPlateau(o, { factor: 0.5, patience: 2, cooldown: 1, minimum: 0.02 }),
  "plateau-max": (o) => new optim.ReduceLROnPlateau(o, { mode: "max", patience: 3 }),
};
test.each(Object.keys(schedules))("the rates of %s, and the momentum beside them", (name) => {
  const optimizer = begun();
  const [group] = optimizer.groups;
  const schedule = schedules[name]!(optimizer);
  const measured = one("rates-measured").toArray() as number[];
  const [rates, momenta] = [[group!.lr], [group!.momentum]];
  for (let step = 0; step < 20; step++) {
    schedule.step(measured[step]!);
    rates.push(group!.lr);
    momenta.push(group!.momentum);
  }
  for (const [found, key] of [
    [rates, "rates"],
    [momenta, "momenta"],
  ] as const) {
    const wanted = one(`${key}/${name}`).toArray() as number[];
    expect(found.map((value, i) => Math.abs(value - wanted[i]!) <= 1e-12 * wanted[i]!)).toEqual(wanted.map(() => true));
  }
});

test("a cycle moves the first of betas, and only where there is one", () => {
  const adam = { groups: [{ lr: 0.1, betas: [0.9, 0.99] as const }] };
  const schedule = new optim.OneCycleLR(adam, 1, 10, { shape: "linear" });
  schedule.step();
  schedule.step();
  expect(adam.groups[0]!.betas.map((beta) => Number(beta.toFixed(12)))).toEqual([0.85, 0.99]);
  const plain = { groups: [{ lr: 0.1 }] };
  new optim.OneCycleLR(plain, 1, 10).step();
  expect(Object.keys(plain.groups[0]!)).toEqual(["lr", "initialLr"]);
});

test.each<[string, (parameters: readonly Tensor[]) => Tensor | undefined]>([
  ["norm", (p) => optim.clipGradNorm(p, 1)],
  ["norm-1", (p) => optim.clipGradNorm(p, 2, { normType: 1 })],
  ["norm-inf", (p) => optim.clipGradNorm(p, 0.5, { normType: Number.POSITIVE_INFINITY })],
  ["norm-large", (p) => optim.clipGradNorm(p, 1000)],
  ["value", (p) => void optim.clipGradValue(p, 0.3)],
])("clipping: %s", (name, clip) => {
  const parameters = ["w", "b"].map((key) => one(`problem/${key}`).clone().requiresGrad_());
  for (const parameter of parameters) parameter.grad = parameter.detach().clone();
  const total = clip(parameters);
  if (total !== undefined) expect(total.item()).toBeCloseTo(one(`clip/${name}/total`).item() as number, 12);
  for (const [i, key] of ["w", "b"].entries())
    expect(distance(parameters[i]!.grad!, one(`clip/${name}/${key}`))).toBeLessThan(1e-12);
});
