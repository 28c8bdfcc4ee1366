// Settings and saved states are checked before anything is changed: nonsense from a file or a program is refused by name, by tengen's own errors.

import { expect, test } from "vitest";
import { GradScaler, ones, setPrintOptions, type Tensor, tensor, tensorFromJSON } from "../../generated/index.js";
import { AdaptiveAvgPool1d, BatchNorm1d } from "../../runtime/nn/index.js";
import {
  Adam,
  CosineAnnealingLR,
  clipGradNorm,
  LambdaLR,
  MultiStepLR,
  SGD,
  StepLR,
} from "../../runtime/optim/index.js";
import { thrown } from "../thrown.js";

const w = (): Tensor => ones([2], { requiresGrad: true });
const adam = (): Adam => new Adam([w()]);
const load =
  (change: object, state: object = {}) =>
  (): void => {
    const { groups } = adam().stateDict();
    adam().loadStateDict({ state, groups: [{ ...groups[0]!, ...change }] } as never);
  };
const cyclic: unknown[] = [];
cyclic.push(cyclic);
const json = (shape: unknown, data: unknown) => () => tensorFromJSON({ dtype: "float32", shape, data } as never);
const schedule = (state: object) => () => new StepLR(new SGD([w()], { lr: 1 }), 2).loadStateDict(state as never);

test.each<[run: () => unknown, message: string]>([
  [
    () => new SGD([w()], { lr: 1n } as never),
    "ArgumentError: SGD: lr must be a finite number, 0 or more, got bigint 1",
  ],
  [
    () => new SGD([w()], { lr: Number.POSITIVE_INFINITY }),
    "ArgumentError: SGD: lr must be a finite number, 0 or more, got Infinity",
  ],
  [load({ betas: null }), "ArgumentError: Adam: betas must be two numbers, got null"],
  [load({ lr: "1" }), 'ArgumentError: Adam: lr must be a number, got "1"'],
  [
    load({ momentum: 1 }),
    "FormatError: Adam: the state is of another optimiser: it has momentum, which Adam does not have",
  ],
  [
    load({}, { 0: { expAvg: "x" } }),
    'FormatError: Adam: expAvg of parameter 0 must be a tensor, a finite number or null, got "x"',
  ],
  [
    load({}, { 0: { step: Number.NaN } }),
    "FormatError: Adam: step of parameter 0 must be a tensor, a finite number or null, got NaN",
  ],
  [
    () => adam().loadStateDict({ state: {}, groups: [null] } as never),
    "FormatError: Adam: a saved group must be { params: [0, 1, ...], lr, ... }, got null",
  ],
  [
    () => new StepLR(new SGD([w()], { lr: 1 }), 2, Number.NaN),
    "ArgumentError: StepLR: gamma must be a finite number, got number NaN",
  ],
  [
    () => new LambdaLR(new SGD([w()], { lr: 1 }), (() => undefined) as never),
    "ArgumentError: LambdaLR: the factor of step 0 must be a finite number, got undefined",
  ],
  [
    schedule({ steps: Number.NaN, initial: [1] }),
    "ArgumentError: loadStateDict: expected the state of a schedule, got an object (Object)",
  ],
  [
    schedule({ steps: 1, initial: ["x"] }),
    "ArgumentError: loadStateDict: expected the state of a schedule, got an object (Object)",
  ],
  [
    () => clipGradNorm([w()], 1, { normType: Number.NaN }),
    "ArgumentError: clipGradNorm: normType must be a number, got number NaN",
  ],
  [() => new BatchNorm1d(2, { eps: Number.NaN }), "ArgumentError: BatchNorm1d: eps must be a number, got number NaN"],
  [
    () => new AdaptiveAvgPool1d(cyclic as never),
    "ArgumentError: AdaptiveAvgPool1d: outputSize must be an integer or an array of length 1, got an array of 1",
  ],
  [
    () => setPrintOptions({ precision: 1e9 }),
    "ArgumentError: setPrintOptions: precision must be an integer from 0 to 60, got number 1000000000",
  ],
  [json([1], ["x"]), 'ArgumentError: tensorFromJSON: element 0 must be a value of float32, got "x"'],
  [json([-1], []), "ShapeError: tensorFromJSON: shape must be a list of sizes, got [-1]"],
])("%s", (run, message) => {
  expect(thrown(run)).toBe(message);
});

test("a parameter that begins later has steps of its own", () => {
  const both = [w(), w()];
  const together = new Adam(both, { lr: 0.1 });
  const alone = [w(), w()];
  const apart = alone.map((parameter) => new Adam([parameter], { lr: 0.1 }));
  const gradient = (parameter: Tensor, step: number): void => {
    parameter.grad = ones([2]).mul(1 + step);
  };
  for (let step = 0; step < 5; step++) {
    for (const parameters of [both, alone]) {
      gradient(parameters[0]!, step);
      if (step >= 3) gradient(parameters[1]!, step);
    }
    together.step();
    for (const one of apart) one.step();
    for (const i of [0, 1]) expect(both[i]!.toArray()).toEqual(alone[i]!.toArray());
  }
});

test("a scale grows no further than float32 holds", () => {
  const scaler = new GradScaler({ initScale: 8.5e37, growthFactor: 1e30, growthInterval: 1 });
  const parameter = w();
  const optimizer = new SGD([parameter], { lr: 1 });
  for (let step = 0; step < 3; step++) {
    parameter.grad = ones([2]);
    scaler.step(optimizer);
    scaler.update();
    expect(scaler.scaleFactor).toBe(8.5e37);
  }
});

test("a state that two schedules made loads again, with its negative rate", () => {
  const steps = (parameter: Tensor): readonly [SGD, { step(): void }[]] => {
    const optimizer = new SGD([parameter], { lr: 0.003 });
    return [optimizer, [new MultiStepLR(optimizer, [1, 3]), new CosineAnnealingLR(optimizer, 3, { minimum: 0.001 })]];
  };
  const parameter = w();
  const [optimizer, schedules] = steps(parameter);
  const run = (on: SGD, by: readonly { step(): void }[], updated: Tensor): void => {
    updated.grad = ones([2]);
    on.step();
    for (const schedule of by) schedule.step();
  };
  for (let step = 0; optimizer.groups[0]!.lr >= 0; step++) {
    expect(step).toBeLessThan(20);
    optimizer.groups[0]!.lr = 0.0001;
    run(optimizer, schedules, parameter);
  }
  const copy = tensor(parameter.toArray() as number[], { requiresGrad: true });
  const [loaded] = steps(copy);
  loaded.loadStateDict(optimizer.stateDict());
  expect(loaded.groups[0]!.lr).toBe(optimizer.groups[0]!.lr);
  run(optimizer, [], parameter);
  run(loaded, [], copy);
  expect(copy.toArray()).toEqual(parameter.toArray());
  // What no schedule makes is refused as before.
  expect(thrown(load({ lr: Number.NaN }))).toBe("ArgumentError: Adam: lr must be a number, got number NaN");
});
