// Settings and saved states are checked before anything is changed: nonsense from a file or a program is refused by name, by tengen's own errors.

import { describe, expect, test } from "vitest";
import {
  GradScaler,
  getPrintOptions,
  ones,
  setPrintOptions,
  type Tensor,
  tensor,
  tensorFromJSON,
} from "../../generated/index.js";
import { resetGradients } from "../../runtime/nn/gradients.js";
import { AdaptiveAvgPool1d, BatchNorm1d } from "../../runtime/nn/index.js";
import * as optim from "../../runtime/optim/index.js";
import {
  Adam,
  CosineAnnealingLR,
  clipGradNorm,
  LambdaLR,
  MultiStepLR,
  ReduceLROnPlateau,
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
/** A state in which every field of Adam is there, but for the change. */
const stated = (change: object) => load({}, { 0: { step: 1, expAvg: ones([2]), expAvgSq: ones([2]), ...change } });
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
    stated({ foo: 1 }),
    "FormatError: Adam: foo of parameter 0 is of another optimiser; a parameter's state here has step, expAvg, expAvgSq, maxExpAvgSq",
  ],
  [
    stated({ step: ones([2]) }),
    "FormatError: Adam: step of parameter 0 must be a number, got Tensor of float32 with shape [2]",
  ],
  [stated({ step: tensor(Number.NaN) }), "FormatError: Adam: step of parameter 0 must be a finite number, got NaN"],
  [stated({ expAvg: 1 }), "FormatError: Adam: expAvg of parameter 0 must be a tensor, got 1"],
  [load({}, { 0: { expAvg: ones([2]) } }), "FormatError: Adam: the state of parameter 0 lacks step, expAvgSq"],
  [
    () => adam().loadStateDict({ ...adam().stateDict(), foo: 1 } as never),
    'FormatError: Adam: a state must be { state, groups }, as stateDict returns it, but has "foo"',
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
    schedule({ steps: 1, initial: [1], rates: [] }),
    "ArgumentError: loadStateDict: the schedule's state must have 1 groups, got 0",
  ],
  [
    schedule({ steps: 1, initial: [1], more: "x" }),
    "ArgumentError: loadStateDict: expected the state of a schedule, got an object (Object)",
  ],
  [
    schedule({ steps: 1, initial: [1], foo: 1 }),
    'ArgumentError: loadStateDict: the state of a schedule has no field "foo"',
  ],
  [
    () =>
      new ReduceLROnPlateau(new SGD([w()], { lr: 1 })).loadStateDict({ best: 1, bad: 0, cooling: 0, foo: 1 } as never),
    'ArgumentError: loadStateDict: the state of ReduceLROnPlateau has no field "foo"',
  ],
  [
    () => resetGradients(undefined as never, true),
    "ArgumentError: resetGradients: expected an iterable of tensors, got undefined",
  ],
  [() => resetGradients("x" as never, true), 'ArgumentError: resetGradients: expected a tensor, got "x"'],
  [
    () => resetGradients([w()], 1 as never),
    "ArgumentError: resetGradients: setToNull must be true or false, got number 1",
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

const pairs = { betas: [0.9, 0.99], etas: [0.5, 1.2], stepSizes: [1e-6, 50] };
/** Each optimiser, and the settings that are no plain numbers or booleans. */
const optimisers = Object.entries(optim).filter(
  ([name, value]) => name !== "Optimizer" && value.prototype instanceof optim.Optimizer,
) as unknown as readonly (readonly [
  string,
  new (params: readonly Tensor[], settings: object) => optim.Optimizer<{ readonly lr: number }>,
])[];

describe.each(optimisers)("no setting of %s is nonsense", (_, Optimiser) => {
  const make = (settings: object = {}) => new Optimiser([w()], { lr: 0.1, ...settings });
  const saved = (): optim.OptimizerState => make().stateDict();
  const settings = Object.entries(saved().groups[0]!).filter(([key]) => key !== "params");

  test.each(settings)("%s", (key, value) => {
    const refused = /^(ArgumentError|FormatError): /;
    const load = (change: unknown) => () =>
      make().loadStateDict({ state: {}, groups: [{ ...saved().groups[0]!, [key]: change }] });
    const nonsense: unknown[] = ["0.9", Number.NaN, Number.POSITIVE_INFINITY, [1], 1n, { a: 1 }];
    if (value !== null) nonsense.push(null);
    if (key in pairs) nonsense.push(["0.9", 0.9], [0.9, Number.NaN], [0.9], [0.9, 0.9, 0.9], { 0: 0.9, 1: 0.9 });
    for (const bad of nonsense) {
      expect(thrown(() => make({ [key]: bad }))).toMatch(refused);
      expect(thrown(load(bad))).toMatch(refused);
    }
    // What is undefined is not given.
    const optimizer = make();
    optimizer.loadStateDict({ state: {}, groups: [{ ...saved().groups[0]!, [key]: undefined }] });
    expect(optimizer.stateDict().groups[0]![key]).toEqual(value);
  });
});

describe.each(optimisers.filter(([name]) => name !== "LBFGS"))("a state of %s", (name, Optimiser) => {
  const stepped = (): optim.OptimizerState => {
    const parameter = w();
    // Settings with which every field is there.
    const more = { SGD: { momentum: 0.9 }, RMSprop: { momentum: 0.9, centered: true }, Adam: { amsgrad: true } };
    const optimizer = new Optimiser([parameter], {
      lr: 0.1,
      ...more[name.replace("AdamW", "Adam") as keyof typeof more],
    });
    parameter.grad = ones([2]);
    optimizer.step();
    return optimizer.stateDict();
  };
  const fields = Object.entries(stepped().state[0]!);

  test.each(fields)("has %s, of its kind", (key, value) => {
    const load = (change: object) => () => {
      const { state, groups } = stepped();
      new Optimiser([w()], { lr: 0.1 }).loadStateDict({ state: { 0: { ...state[0], ...change } as never }, groups });
    };
    load({})();
    // A number may be a tensor without dimensions, as in PyTorch's checkpoints.
    if (typeof value === "number") load({ [key]: tensor(value) })();
    const other = typeof value === "number" ? ones([2]) : 1;
    for (const bad of ["x", Number.NaN, undefined, other, [1]])
      expect(thrown(load({ [key]: bad }))).toMatch(/^FormatError: /);
    expect(thrown(load({ another: value }))).toMatch(/another of parameter 0 is of another optimiser/);
  });

  test("whose fields are null is one that has not begun", () => {
    const { state, groups } = stepped();
    const begun = Object.fromEntries(Object.keys(state[0]!).map((key) => [key, null]));
    const [one, other] = [w(), w()];
    const optimizers = [one, other].map((parameter) => new Optimiser([parameter], { lr: 0.1 }));
    optimizers[0]!.loadStateDict({ state: { 0: begun }, groups });
    optimizers[1]!.loadStateDict({ state: {}, groups });
    for (const [i, parameter] of [one, other].entries()) {
      parameter.grad = ones([2]);
      optimizers[i]!.step();
    }
    expect(one.toArray()).toEqual(other.toArray());
  });
});

test("a class over an optimiser may keep more for a parameter", () => {
  class Counting extends SGD {
    protected override update(parameter: Tensor, gradient: Tensor, group: optim.FullGroup<optim.SGDSettings>): void {
      const state = this.stateOf<{ calls: number }>(parameter);
      state.calls = (state.calls ?? 0) + 1;
      super.update(parameter, gradient, group);
    }
  }
  const parameter = w();
  const optimizer = new Counting([parameter], { lr: 1 });
  parameter.grad = ones([2]);
  optimizer.step();
  const other = new Counting([w()], { lr: 1 });
  other.loadStateDict(optimizer.stateDict());
  expect(other.stateDict().state).toEqual({ 0: { calls: 1 } });
});

test("schedules that run others check all states before they change any", () => {
  const optimizer = new SGD([w()], { lr: 1 });
  const all = new optim.ChainedScheduler([new StepLR(optimizer, 2), new StepLR(optimizer, 3)]);
  all.step();
  const state = all.stateDict();
  all.step();
  const before = all.stateDict();
  const bad = { ...state, schedules: [state.schedules![0]!, { ...state.schedules![1]!, steps: -1 }] };
  expect(() => all.loadStateDict(bad)).toThrow("expected the state of a schedule");
  expect(all.stateDict()).toEqual(before);
});

test("print options are what printing can do", () => {
  const { NaN: nan, POSITIVE_INFINITY: inf } = Number;
  const refused: Readonly<Record<string, readonly unknown[]>> = {
    precision: [nan, -1, 1.5, 61, inf, "x", null, 1n],
    threshold: [nan, -1, 1.5, "x", null, 1n],
    edgeItems: [nan, -1, 0, 1.5, "x", null, 1n],
    lineWidth: [nan, -1, 0, 1.5, "x", null, 1n],
    sciMode: [nan, 0, 1, "x", 1n, {}],
  };
  const before = getPrintOptions();
  expect(Object.keys(refused)).toEqual(Object.keys(before));
  for (const [name, values] of Object.entries(refused))
    for (const value of values)
      expect(thrown(() => setPrintOptions({ [name]: value }))).toMatch(
        new RegExp(`^ArgumentError: setPrintOptions: ${name} must be `),
      );
  expect(getPrintOptions()).toEqual(before);
  setPrintOptions({ precision: 2, threshold: inf, lineWidth: inf, sciMode: true, edgeItems: undefined as never });
  expect(getPrintOptions()).toEqual({ precision: 2, threshold: inf, lineWidth: inf, sciMode: true, edgeItems: 3 });
  setPrintOptions(before);
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
