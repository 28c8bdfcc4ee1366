// More optimisers, schedules and averages of weights against PyTorch's, step by step.

import { expect, test } from "vitest";
import { cat, manualSeed, mseLoss, type Tensor, tanh, zeros } from "../../generated/index.js";
import * as nn from "../../runtime/nn/index.js";
import * as optim from "../../runtime/optim/index.js";
import { distance, fromPeople } from "../nn/recorded.js";

const { x, y, w: w0, b: b0 } = fromPeople("problem") as Record<"x" | "y" | "w" | "b", Tensor>;
type Made = (params: readonly Tensor[]) => optim.Optimizer<{ readonly lr: number }>;

test.each<[string, Made]>([
  ["adamax", (params) => new optim.Adamax(params)],
  [
    "adamax-decay",
    (params) => new optim.Adamax(params, { lr: 0.1, betas: [0.7, 0.8], eps: 1e-3, weightDecay: 0.2, maximize: true }),
  ],
  ["nadam", (params) => new optim.NAdam(params)],
  [
    "nadam-decay",
    (params) =>
      new optim.NAdam(params, { lr: 0.1, betas: [0.7, 0.8], eps: 1e-3, weightDecay: 0.2, momentumDecay: 0.1 }),
  ],
  ["radam", (params) => new optim.RAdam(params)],
  ["radam-decay", (params) => new optim.RAdam(params, { lr: 0.1, betas: [0.7, 0.9], eps: 1e-3, weightDecay: 0.2 })],
  ["adadelta", (params) => new optim.Adadelta(params)],
  [
    "adadelta-decay",
    (params) => new optim.Adadelta(params, { lr: 0.5, rho: 0.7, eps: 1e-3, weightDecay: 0.2, maximize: true }),
  ],
  ["asgd", (params) => new optim.ASGD(params)],
  ["asgd-average", (params) => new optim.ASGD(params, { lr: 0.1, lambd: 0.1, alpha: 0.5, t0: 2, weightDecay: 0.2 })],
  ["rprop", (params) => new optim.Rprop(params)],
  [
    "rprop-sizes",
    (params) => new optim.Rprop(params, { lr: 0.1, etas: [0.3, 1.5], stepSizes: [0.05, 0.2], maximize: true }),
  ],
])("%s: ten steps, saved and loaded after five", (name, make) => {
  let [w, b] = [w0, b0].map((start) => start.clone().requiresGrad_()) as [Tensor, Tensor];
  let optimizer = make([w, b]);
  const wanted = fromPeople(`optim/${name}`);
  for (let step = 0; step < 10; step++) {
    if (step === 5) {
      const saved = optimizer.stateDict();
      [w, b] = [w, b].map((one) => one.detach().clone().requiresGrad_()) as [Tensor, Tensor];
      optimizer = make([w, b]);
      optimizer.loadStateDict(saved);
    }
    optimizer.zeroGrad();
    mseLoss(tanh(x.matmul(w.t()).add(b)), y).backward();
    optimizer.step();
    expect(distance(cat([w.flatten(), b]), wanted[step]!), `step ${step}`).toBeLessThan(1e-10);
  }
  if ("ax" in wanted)
    expect(distance(optimizer.stateDict().state[0]!["ax"] as Tensor, wanted["ax"]!)).toBeLessThan(1e-10);
});

type Plan = (optimizer: optim.Scheduled) => optim.Schedule;
const cyclic = { stepsUp: 3 };

test.each<[string, Plan]>([
  ["multiplicative", (o) => new optim.MultiplicativeLR(o, (step) => 1 - 0.1 / step)],
  ["constant", (o) => new optim.ConstantLR(o, { factor: 0.4, totalSteps: 4 })],
  ["polynomial", (o) => new optim.PolynomialLR(o, { totalSteps: 8, power: 1.7 })],
  ["warm-restarts", (o) => new optim.CosineAnnealingWarmRestarts(o, 4, { multiplier: 2, minimum: 0.01 })],
  ["warm-restarts-equal", (o) => new optim.CosineAnnealingWarmRestarts(o, 5)],
  ["cyclic", (o) => new optim.CyclicLR(o, 0.01, 0.1, { stepsUp: 3, stepsDown: 4 })],
  [
    "cyclic-half",
    (o) => new optim.CyclicLR(o, 0.01, 0.1, { ...cyclic, mode: "triangular2", baseMomentum: 0.5, maxMomentum: 0.8 }),
  ],
  [
    "cyclic-exp",
    (o) => new optim.CyclicLR(o, 0.01, 0.1, { ...cyclic, mode: "exp_range", gamma: 0.9, cycleMomentum: false }),
  ],
  [
    "cyclic-scale",
    (o) => new optim.CyclicLR(o, 0.01, 0.1, { ...cyclic, scale: (at) => 1 / 5 ** (at * 0.1), scaleBy: "iterations" }),
  ],
  [
    "sequential",
    (o) => {
      const warm = new optim.LinearLR(o, { startFactor: 0.1, totalSteps: 4 });
      return new optim.SequentialLR(o, [warm, new optim.ExponentialLR(o, 0.9), new optim.StepLR(o, 3)], [5, 11]);
    },
  ],
  [
    "sequential-cosine",
    (o) => {
      const warm = new optim.ConstantLR(o, { factor: 0.1, totalSteps: 3 });
      return new optim.SequentialLR(o, [warm, new optim.CosineAnnealingLR(o, 10)], [3]);
    },
  ],
  [
    "sequential-restarts",
    (o) => {
      const warm = new optim.LambdaLR(o, (step) => (1 + step) / 4);
      return new optim.SequentialLR(o, [warm, new optim.CosineAnnealingWarmRestarts(o, 3)], [4]);
    },
  ],
  [
    "sequential-multiplicative",
    (o) => {
      const first = new optim.ExponentialLR(o, 0.8);
      return new optim.SequentialLR(o, [first, new optim.MultiplicativeLR(o, () => 0.7)], [4]);
    },
  ],
  [
    "chained",
    (o) =>
      new optim.ChainedScheduler([
        new optim.ConstantLR(o, { factor: 0.1, totalSteps: 3 }),
        new optim.ExponentialLR(o, 0.9),
      ]),
  ],
  ["swa", (o) => new optim.SWALR(o, 0.05, { annealSteps: 6 })],
  ["swa-linear", (o) => new optim.SWALR(o, 0.05, { annealSteps: 4, shape: "linear" })],
])("%s: the rates and momenta of twenty steps, saved and loaded after seven", (name, make) => {
  const start = () => new optim.SGD([zeros([1]).requiresGrad_()], { lr: 0.3, momentum: 0.9 });
  let optimizer = start();
  let schedule = make(optimizer);
  const now = (): readonly [number, number] => [optimizer.groups[0]!.lr, optimizer.groups[0]!.momentum];
  const seen = [now()];
  for (let step = 0; step < 20; step++) {
    if (step === 7) {
      const [saved, state] = [schedule.stateDict(), optimizer.stateDict()];
      optimizer = start();
      schedule = make(optimizer);
      schedule.loadStateDict(JSON.parse(JSON.stringify(saved)) as optim.ScheduleState);
      optimizer.loadStateDict(state);
    }
    schedule.step();
    seen.push(now());
  }
  const { [name]: rates } = fromPeople("rates");
  const { [name]: momenta } = fromPeople("momenta");
  for (const [i, [rate, momentum]] of seen.entries()) {
    expect(Math.abs(rate - (rates!.toArray() as number[])[i]!), `rate ${i}`).toBeLessThan(1e-12);
    expect(Math.abs(momentum - (momenta!.toArray() as number[])[i]!), `momentum ${i}`).toBeLessThan(1e-12);
  }
});

test.each<[string, optim.AveragedModelOptions<nn.Sequential>]>([
  ["swa", { useBuffers: true }],
  ["ema", { average: optim.emaAverage(0.9) }],
])("averages of weights: %s", (name, options) => {
  manualSeed(1);
  const model = new nn.Sequential(new nn.Linear(4, 3), new nn.BatchNorm1d(3)).double();
  model.loadStateDict(fromPeople(`average-state/${name}`));
  const averaged = new optim.AveragedModel(model, options);
  const optimizer = new optim.SGD(model.parameters(), { lr: 0.1 });
  for (let step = 0; step < 5; step++) {
    optimizer.zeroGrad();
    mseLoss(model.forward(x), y).backward();
    optimizer.step();
    averaged.updateParameters(model);
    const wanted = fromPeople(`average/${name}/${step}`);
    const ours = averaged.stateDict();
    expect(Object.keys(ours).sort()).toEqual(Object.keys(wanted).sort());
    for (const [key, value] of Object.entries(wanted)) expect(distance(ours[key]!, value), key).toBeLessThan(1e-10);
  }
  expect(averaged.eval().forward(x).shape).toEqual([8, 3]);
  expect(model.training).toBe(true);
});
