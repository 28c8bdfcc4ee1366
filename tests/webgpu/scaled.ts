// Training with a gradient scaler where a device decides which steps are made: each optimiser beside the CPU's run, with infinities in between.

import {
  type Device,
  GradScaler,
  isTensor,
  noGrad,
  type Tensor,
  tensor,
  tidy,
  withReads,
} from "../../generated/index.js";
import { loadCheckpoint, saveCheckpoint } from "../../runtime/data/index.js";
import * as optim from "../../runtime/optim/index.js";

type Make = (params: readonly Tensor[]) => AnyOptimizer;
interface AnyOptimizer {
  step(): unknown;
  zeroGrad(): void;
  readonly groups: readonly { readonly params: readonly Tensor[]; lr: number }[];
  stateDict(): optim.OptimizerState;
  loadStateDict(state: optim.OptimizerState): void;
}
const make = (factory: (params: readonly Tensor[]) => unknown): Make => factory as Make;

/** Every optimiser, and settings that take branches of their own. */
export const makers: Readonly<Record<string, Make>> = {
  SGD: make((p) => new optim.SGD(p, { lr: 0.02 })),
  "SGD, momentum": make((p) => new optim.SGD(p, { lr: 0.02, momentum: 0.9, nesterov: true, weightDecay: 0.01 })),
  // 1 and a power of 0.999999 share most digits of single precision.
  Adam: make((p) => new optim.Adam(p, { lr: 0.02, weightDecay: 0.01, betas: [0.9, 0.999999] })),
  "Adam, amsgrad": make((p) => new optim.Adam(p, { lr: 0.02, amsgrad: true, maximize: true, betas: [0, 0.999] })),
  "Adam, no means": make((p) => new optim.Adam(p, { lr: 0.02, betas: [0, 0] })),
  AdamW: make((p) => new optim.AdamW(p, { lr: 0.02 })),
  Adamax: make((p) => new optim.Adamax(p, { lr: 0.02 })),
  NAdam: make((p) => new optim.NAdam(p, { lr: 0.02, betas: [0.9, 0.999999] })),
  RAdam: make((p) => new optim.RAdam(p, { lr: 0.02 })),
  "RAdam, short": make((p) => new optim.RAdam(p, { lr: 0.02, betas: [0.9, 0.9] })),
  RMSprop: make((p) => new optim.RMSprop(p, { lr: 0.01, centered: true, momentum: 0.5 })),
  Adagrad: make((p) => new optim.Adagrad(p, { lr: 0.05, lrDecay: 0.1, initialAccumulatorValue: 0.5 })),
  Adadelta: make((p) => new optim.Adadelta(p, { lr: 1 })),
  ASGD: make((p) => new optim.ASGD(p, { lr: 0.02, t0: 10, lambd: 0.01 })),
  Rprop: make((p) => new optim.Rprop(p, { lr: 0.02 })),
};

/** Those whose steps differ from each other's. */
export const kinds: readonly string[] = [
  "SGD, momentum",
  "Adam",
  "Adam, amsgrad",
  "NAdam",
  "RAdam, short",
  "Adadelta",
  "ASGD",
  "Rprop",
];

/** Steps whose gradients are not finite; the first is one. */
const bad = new Map([
  [0, Number.POSITIVE_INFINITY],
  [3, Number.NaN],
  [4, Number.NEGATIVE_INFINITY],
  [21, Number.POSITIVE_INFINITY],
]);
const rows = [
  [1, 2, -1],
  [0.5, -1, 2],
  [-2, 0.3, 0.7],
  [1, 1, 1],
];

export interface Run {
  readonly params: readonly Tensor[];
  readonly optimizer: AnyOptimizer;
  readonly scaler: GradScaler;
  readonly schedule: { step(): unknown };
  readonly x: Tensor;
  readonly y: Tensor;
}

const scalerSettings = { initScale: 1024, growthInterval: 2 };

export function begin(on: Device, factory: Make): Run {
  const there = (data: unknown): Tensor => tensor(data as number[], { dtype: "float32" }).to({ device: on });
  const params = [
    there([
      [0.1, -0.2],
      [0.3, 0.4],
      [-0.5, 0.2],
    ]),
    there([0.1, 0.2]),
    there(0.7),
  ].map((one) => one.detach().requiresGrad_());
  const optimizer = factory(params);
  const x = there(rows);
  const y = there(rows.map(([a, b]) => [a! + b!, a! - b!]));
  const schedule = new optim.ExponentialLR(optimizer as never, 0.98);
  return { params, optimizer, scaler: new GradScaler(scalerSettings), schedule, x, y };
}

/** A step, clipped. */
export function step({ params, optimizer, scaler, schedule, x, y }: Run, i: number): void {
  tidy(() => {
    optimizer.zeroGrad();
    const loss = x
      .mm(params[0]!)
      .add(params[1]!)
      .mul(params[2]!)
      .sub(y)
      .square()
      .mean()
      .mul(1 + 0.1 * (i % 5));
    scaler.scale(loss.mul(bad.get(i) ?? 1)).backward();
    scaler.unscale(optimizer);
    optim.clipGradNorm(params, 0.5);
    scaler.step(optimizer);
    scaler.update();
  });
  schedule.step();
}

const numbers = async (x: Tensor): Promise<number[]> => (await x.detach().reshape([-1]).readArray()) as number[];

/** Everything that a run has: parameters, states and the scale. */
async function everything({ params, optimizer, scaler }: Run): Promise<readonly number[]> {
  const found: number[] = [];
  for (const one of params) found.push(...(await numbers(one)));
  const { state } = optimizer.stateDict();
  for (const [, entries] of Object.entries(state))
    for (const [, value] of Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1)))
      if (value !== null) found.push(...(isTensor(value) ? await numbers(value) : [value]));
  const { scale, growthTracker } = await withReads(() => scaler.stateDict());
  return [...found, scale, growthTracker];
}

const differs = (a: readonly number[], b: readonly number[]): boolean =>
  a.length !== b.length || a.some((value, i) => !(Math.abs(value - b[i]!) <= 2e-5 + 2e-4 * Math.abs(b[i]!)));

/** A state dict without tensors of the device. */
async function readState(state: optim.OptimizerState): Promise<optim.OptimizerState> {
  const read: Record<number, Record<string, Tensor | number | null>> = {};
  for (const [i, entries] of Object.entries(state.state)) {
    read[Number(i)] = {};
    for (const [key, value] of Object.entries(entries))
      read[Number(i)]![key] = isTensor(value) ? await value.read() : value;
  }
  return { state: read, groups: state.groups };
}

/** What differs from the CPU's run, by optimiser; and the reads of all steps. */
export async function scaledRuns(
  device: Device,
  reads: () => number,
  names: readonly string[],
  steps: number,
): Promise<{ readonly wrong: readonly unknown[]; readonly read: number }> {
  const wrong: unknown[] = [];
  let read = 0;
  for (const name of names) {
    const here = begin("cpu", makers[name]!);
    const there = begin(device, makers[name]!);
    const before = reads();
    for (let i = 0; i < steps; i++) {
      step(here, i);
      step(there, i);
    }
    read += reads() - before;
    const [expected, found] = [await everything(here), await everything(there)];
    if (differs(found, expected)) wrong.push([name, found, expected]);
    // States go both ways: from the CPU to the device, and back.
    const further = begin(device, makers[name]!);
    noGrad(() => further.params.forEach((one, k) => void one.copy_(here.params[k]!)));
    further.optimizer.loadStateDict(here.optimizer.stateDict());
    further.scaler.loadStateDict(here.scaler.stateDict());
    const back = begin("cpu", makers[name]!);
    const values = await Promise.all(there.params.map((one) => one.detach().read()));
    noGrad(() => back.params.forEach((one, k) => void one.copy_(values[k]!)));
    back.optimizer.loadStateDict(await readState(there.optimizer.stateDict()));
    back.scaler.loadStateDict(await withReads(() => there.scaler.stateDict()));
    for (let i = 20; i < 22; i++) for (const run of [here, there, further, back]) step(run, i);
    const later = await everything(here);
    for (const [way, run] of Object.entries({ there, further, back })) {
      const all = await everything(run);
      if (differs(all, later)) wrong.push([name, way, all, later]);
    }
  }
  return { wrong, read };
}

/** Steps without a scaler, of every optimiser, with clipped gradients and a schedule: their reads. */
export async function plainReads(
  device: Device,
  reads: () => number,
  names: readonly string[] = Object.keys(makers),
): Promise<number> {
  const before = reads();
  for (const name of names) {
    const run = begin(device, makers[name]!);
    for (let i = 0; i < 3; i++) {
      run.optimizer.zeroGrad();
      run.x.mm(run.params[0]!).sub(run.y).square().mean().backward();
      optim.clipGradNorm(run.params, 0.5, { normType: i === 0 ? Number.POSITIVE_INFINITY : 2 });
      optim.clipGradValue(run.params, 0.3);
      run.optimizer.step();
      run.schedule.step();
    }
  }
  return reads() - before;
}

async function said(call: () => unknown): Promise<unknown> {
  try {
    const found = await call();
    return isTensor(found) ? await found.readArray() : found;
  } catch (error) {
    return `${(error as Error).name}: ${(error as Error).message.split("\n")[0]}`;
  }
}

/** What a scaler on a device says of itself, and what it refuses. */
export async function scalerEdges(device: Device): Promise<readonly unknown[]> {
  const run = begin(device, makers["Adam"]!);
  step(run, 1);
  const { scaler, params, x } = run;
  const own = { parameters: params, step: () => 1 };
  const loss = (): void => void scaler.scale(x.mm(params[0]!).mean()).backward();
  const found: unknown[] = [
    await said(() => scaler.scaleFactor),
    await said(() => scaler.stateDict()),
    await withReads(() => scaler.scaleFactor),
    await said(() => scaler.scale(tensor([1]))),
    await said(() => scaler.step(own)),
  ];
  scaler.update();
  loss();
  found.push(scaler.step(run.optimizer), await said(() => scaler.step(run.optimizer)));
  found.push(await said(() => scaler.unscale(run.optimizer)));
  scaler.update();
  found.push(await said(() => scaler.update()));
  class Counting extends optim.Optimizer<{ readonly lr: number }> {
    constructor(list: readonly Tensor[]) {
      super("Counting", list, {}, { lr: 0.1 });
    }
    protected update(parameter: Tensor, gradient: Tensor): void {
      const state = this.stateOf<{ step: number }>(parameter);
      state.step = (state.step ?? 0) + 1;
      parameter.sub_(gradient, { alpha: 0.1 / state.step });
    }
  }
  loss();
  found.push(await said(() => scaler.step(new Counting(params))));
  scaler.update();
  loss();
  found.push(await said(() => scaler.step(new optim.LBFGS(params) as never)));
  scaler.update();
  loss();
  found.push(await said(() => scaler.step(new optim.SGD(params, { lr: 1, momentum: 0.9, dampening: 0.1 }))));
  scaler.update();
  found.push(await said(() => optim.clipGradNorm(params, 1, { errorIfNonfinite: true })));
  const both = new optim.SGD([params[0]!, tensor([1], { requiresGrad: true })], { lr: 1 });
  loss();
  both.groups[0]!.params[1]!.grad = tensor([1]);
  found.push(await said(() => new GradScaler().step(both)));
  // A state with counts of the device fits parameters there alone.
  found.push(await said(() => begin("cpu", makers["Adam"]!).optimizer.loadStateDict(run.optimizer.stateDict())));
  // A file of the run, whose values are awaited.
  const bytes = await withReads(() => saveCheckpoint({ optimizer: run.optimizer, scaler }));
  const again = begin(device, makers["Adam"]!);
  loadCheckpoint(bytes, { optimizer: again.optimizer, scaler: again.scaler });
  found.push(JSON.stringify(await withReads(() => again.scaler.stateDict())));
  found.push(JSON.stringify(await withReads(() => scaler.stateDict())));
  // Of two optimisers one is not stepped, and the scale shrinks for both; one has a parameter without elements.
  const two = new GradScaler({ initScale: 8 });
  const given = [[Number.POSITIVE_INFINITY], [16], []].map((values) => {
    const one = tensor(
      values.map(() => 1),
      { dtype: "float32" },
    )
      .to({ device })
      .requiresGrad_();
    one.grad = tensor(values, { dtype: "float32" }).to({ device });
    return one;
  });
  for (const list of [given.slice(0, 1), given.slice(1)]) two.step(new optim.SGD(list, { lr: 0.25 }));
  two.update();
  found.push(JSON.stringify([await numbers(given[0]!), await numbers(given[1]!)]));
  found.push(await withReads(() => two.scaleFactor));
  two.loadStateDict({ scale: 3, growthTracker: 1 });
  found.push(two.scaleFactor);
  // Where a scale cannot grow or shrink any more it stays.
  for (const [initScale, value] of [
    [2 ** 127, 1],
    [2 ** -120, Number.POSITIVE_INFINITY],
  ] as const) {
    const edge = new GradScaler({ initScale, growthInterval: 1, growthFactor: 4, backoffFactor: 2 ** -30 });
    const sgd = new optim.SGD([params[2]!], { lr: 0 });
    params[2]!.grad = tensor(value, { dtype: "float32" }).to({ device });
    edge.step(sgd);
    edge.update();
    found.push((await withReads(() => edge.scaleFactor)) === initScale);
  }
  return found;
}

export const expectedEdges = (device: Device): readonly unknown[] => [
  `UnsupportedError: GradScaler.scaleFactor: device ${device} adapts the scale, and gives its values asynchronously; await withReads(() => scaler.scaleFactor)`,
  `UnsupportedError: GradScaler.stateDict(): device ${device} adapts the scale, and gives its values asynchronously; await withReads(() => scaler.stateDict())`,
  1024,
  `UnsupportedError: GradScaler.scale: device ${device} adapts the scale, and gives its values asynchronously, so that it cannot scale on cpu; use a scaler for each device`,
  `UnsupportedError: GradScaler.step: device ${device} decides whether the optimiser steps, and gives its values asynchronously, so it needs stepUnless(found), which those of tengen/optim have`,
  null,
  "AutogradError: GradScaler.step: this optimiser was already stepped; call update() after each step",
  "AutogradError: GradScaler.unscale: the gradients of this optimiser are already unscaled; call update() after each step",
  "AutogradError: GradScaler.update: no gradients were unscaled since the last update; call step(optimizer) first",
  "UnsupportedError: Counting: the number step of a parameter's state changes in each step, but the device decides whether a step is made; take it from this.counted(...), or step without a GradScaler",
  "UnsupportedError: LBFGS: it decides by values how to go on, so a device cannot decide whether a step is made; step with a closure, without a GradScaler",
  "UnsupportedError: SGD: with dampening, the first step of a parameter differs from later ones, and the device decides which step is the first; set dampening to 0, or step without a GradScaler",
  `UnsupportedError: clipGradNorm: errorIfNonfinite needs the norm at once, and device ${device} gives its values asynchronously; look at the tensor that is returned`,
  `UnsupportedError: GradScaler.step: gradients of one optimiser are on ${device}, which gives its values asynchronously, and on cpu; use an optimiser and a scaler for each device`,
  `FormatError: Adam: step of parameter 0 is on device ${device}, whose values come asynchronously, and the parameter on cpu: read it before, with await`,
  '{"scale":8192,"growthTracker":0}',
  '{"scale":8192,"growthTracker":0}',
  "[[1],[0.5]]",
  4,
  3,
  true,
  true,
];
