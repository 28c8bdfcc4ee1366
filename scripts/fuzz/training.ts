// Random models and how they are trained: generated as data, trained here, and compared with what training.py trained in PyTorch.

import {
  type DType,
  manualSeed,
  noGrad,
  ops,
  rand,
  randint,
  randn,
  type Tensor,
  tensor,
} from "../../generated/index.js";
import * as nn from "../../runtime/nn/index.js";
import * as optim from "../../runtime/optim/index.js";
import { Dice } from "./generate.js";

type Plain = null | boolean | number | string | readonly Plain[];
interface Values {
  readonly dtype: string;
  readonly shape: readonly number[];
  readonly values: readonly (number | string)[];
}
type Given = Plain | Values;
type Options = Readonly<Record<string, Given>>;

interface ModuleLayer {
  readonly module: string;
  readonly args: readonly Plain[];
  readonly options: Options;
  /** Whether the module takes a dtype. */
  readonly placed: boolean;
  /** Masks of attention. */
  readonly call: Options;
  /** Initial states of recurrent layers. */
  readonly states: readonly Values[];
  /** Whether what else the module returns (weights, states) is part of the result. */
  readonly weighs: boolean;
  readonly count?: number;
  readonly norm?: boolean;
  readonly residual?: boolean;
}

/** A call of an operator with the value before it as first argument. */
interface OperatorLayer {
  readonly op: string;
  readonly args: readonly Given[];
  readonly options?: Options;
  readonly residual?: boolean;
}

type Layer = ModuleLayer | OperatorLayer;

interface Loss {
  readonly before: readonly string[];
  readonly op: string;
  readonly args: readonly Given[];
  readonly options: Options;
  readonly squared: boolean;
}

interface Schedule {
  readonly kind: string;
  readonly args: readonly Plain[];
  readonly options: Options;
  readonly every: number;
  readonly cycles: boolean;
}

interface Step {
  readonly mode: boolean | null;
  readonly rate: number | null;
  readonly reset: "null" | "zero" | "none";
  readonly batches: readonly number[];
  readonly clip: readonly (string | number)[] | null;
  readonly closure: boolean;
  readonly metric: number;
  readonly addGroup: boolean;
  /** Here only: everything continues in new objects that loaded the old ones' states. */
  readonly reload: boolean;
}

export interface Case {
  readonly id: string;
  readonly seed: number;
  readonly dtype: DType;
  readonly layers: readonly Layer[];
  readonly path: readonly number[];
  readonly batches: readonly { readonly input: Values; readonly loss: Loss }[];
  readonly optimizer: { readonly kind: string; readonly settings: Options };
  readonly groups: readonly { readonly names: readonly string[]; readonly settings: Options }[];
  /** The number of groups that the optimiser has at first; the last is added later. */
  readonly atFirst: number;
  readonly frozen: readonly string[];
  readonly foreach?: true;
  readonly schedules: readonly Schedule[];
  readonly steps: readonly Step[];
  readonly state?: Readonly<Record<string, Values>>;
}

type Figures = readonly (number | string)[];
interface StepResult {
  readonly loss: number | string;
  readonly norm: number | string | null;
  readonly rates: readonly number[];
  readonly gradients: Readonly<Record<string, Figures | null>>;
  readonly tensors: Readonly<Record<string, Figures>>;
  readonly state: Readonly<Record<string, Readonly<Record<string, Figures>>>>;
}
export interface Trained {
  readonly id: string;
  readonly crashed?: string;
  readonly error?: string;
  readonly init?: Readonly<Record<string, Figures>>;
  readonly names?: readonly string[];
  readonly steps?: readonly StepResult[];
  readonly output?: Figures;
}

const valuesOf = (x: Tensor): Values => ({
  dtype: x.dtype,
  shape: x.shape,
  values: (x.detach().flatten().toArray() as (number | bigint | boolean)[]).map(plainNumber),
});
function plainNumber(value: number | bigint | boolean): number | string {
  const number = Number(value);
  return Number.isFinite(number) ? number : String(number);
}
const figures = (x: Tensor): Figures => valuesOf(x).values;
const isValues = (value: Given): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);
function given(value: Given): unknown {
  if (!isValues(value)) return value;
  const flat = value.dtype === "bool" ? value.values.map(Boolean) : value.values.map(Number);
  return (tensor(flat as number[], { dtype: value.dtype as DType }) as Tensor).reshape([...value.shape]);
}
const givenAll = (options: Options): Record<string, unknown> =>
  Object.fromEntries(Object.entries(options).map(([key, value]) => [key, given(value)]));

function overload(name: string): (...args: unknown[]) => Tensor {
  const [base, form] = name.split(".") as [string, string?];
  const packet = (ops as unknown as Record<string, Record<string, Record<string, unknown>>>)["aten"]![base]!;
  return (form === undefined ? packet["default"] : packet[form]) as (...args: unknown[]) => Tensor;
}

function called(name: string, x: Tensor, args: readonly Given[], options: Options = {}): Tensor {
  const rest = Object.keys(options).length > 0 ? [givenAll(options)] : [];
  const result: unknown = overload(name)(x, ...args.map(given), ...rest);
  return (Array.isArray(result) ? result[0] : result) as Tensor;
}

const modules = nn as unknown as Readonly<Record<string, new (...args: unknown[]) => nn.Module>>;

function moduleOf(layer: ModuleLayer, dtype: DType): nn.Module {
  const { module: kind, args, options, placed } = layer;
  const all = placed ? { ...options, dtype } : options;
  const rest = Object.keys(all).length > 0 ? [all] : [];
  if (kind === "TransformerEncoder") {
    const [features] = args as [number];
    const layers = Array.from(
      { length: layer.count! },
      () => new modules["TransformerEncoderLayer"]!(...args, ...rest) as nn.TransformerEncoderLayer,
    );
    return new nn.TransformerEncoder(layers, {
      norm: layer.norm === true ? new nn.LayerNorm(features, { dtype }) : null,
    });
  }
  if (kind === "Dropout" || kind === "LeakyReLU" || kind === "ELU") return new modules[kind]!(...args);
  return new modules[kind]!(...args, ...rest);
}

class Net extends nn.Module {
  readonly layers: readonly nn.Module[];
  readonly #case: Pick<Case, "layers" | "path" | "dtype">;

  constructor(given: Pick<Case, "layers" | "path" | "dtype">) {
    super();
    this.#case = given;
    this.layers = given.layers.flatMap((layer) => ("module" in layer ? [moduleOf(layer, given.dtype)] : []));
  }

  forward(input: Tensor): Tensor {
    const { layers, path } = this.#case;
    let x = input;
    for (const i of path) {
      const layer = layers[i]!;
      const before = x;
      x =
        "module" in layer
          ? this.#call(layer, this.layers[layers.slice(0, i).filter((l) => "module" in l).length]!, x)
          : called(layer.op, x, layer.args, layer.options);
      if (layer.residual === true) x = x.add(before);
    }
    return x;
  }

  #call(layer: ModuleLayer, module: nn.Module, x: Tensor): Tensor {
    const options = givenAll(layer.call);
    const run = module as unknown as { forward(...args: unknown[]): unknown };
    if (layer.module === "MultiheadAttention") {
      const [output, weights] = run.forward(x, x, x, options) as [Tensor, Tensor | null];
      return layer.weighs && weights !== null ? output.add(weights.square().sum()) : output;
    }
    if (layer.module.startsWith("TransformerEncoder")) return run.forward(x, options) as Tensor;
    if (["RNN", "GRU", "LSTM"].includes(layer.module)) {
      const states = layer.states.map(given);
      const argument = states.length === 0 ? null : layer.module === "LSTM" ? states : states[0];
      const [output, last] = run.forward(x, argument) as [Tensor, Tensor | readonly Tensor[]];
      let result = output;
      if (layer.weighs)
        for (const state of Array.isArray(last) ? (last as Tensor[]) : [last as Tensor])
          result = result.add(state.square().sum());
      return result;
    }
    return run.forward(x) as Tensor;
  }
}

function lossOf({ before, op, args, options, squared }: Loss, output: Tensor): Tensor {
  let x = output;
  for (const name of before) x = name.startsWith("log_softmax") ? called(name, x, [1]) : called(name, x, []);
  const result = called(op, x, args, options);
  return result.ndim === 0 ? result : squared ? result.square().sum() : result.sum();
}

const factors: Readonly<Record<string, (step: number) => number>> = {
  decay: (step) => 0.8 ** step,
  rise: (step) => (step + 1) / 4,
  wave: (step) => 1 + 0.5 * Math.cos(step),
};

type AnyOptimizer = optim.Optimizer<{ readonly lr: number }>;
type AnySchedule = { step(metric?: number): void; stateDict(): never; loadStateDict(state: never): void };

function scheduleOf({ kind, args, options }: Schedule, optimizer: AnyOptimizer): AnySchedule {
  const Kind = (optim as unknown as Record<string, new (...args: unknown[]) => AnySchedule>)[kind]!;
  if (kind === "LambdaLR") {
    const [names] = args as [string | string[]];
    return new Kind(optimizer, typeof names === "string" ? factors[names] : names.map((name) => factors[name]));
  }
  const rest = Object.keys(options).length > 0 ? [options] : [];
  return new Kind(optimizer, ...args, ...rest);
}

function optimizerOf(
  { optimizer: { kind, settings }, groups }: Case,
  parameters: ReadonlyMap<string, Tensor>,
  count: number,
): AnyOptimizer {
  const Kind = (optim as unknown as Record<string, new (...args: unknown[]) => AnyOptimizer>)[kind]!;
  return new Kind(
    groups.slice(0, count).map((group) => groupOf(group, parameters)),
    settings,
  );
}
const groupOf = ({ names, settings }: Case["groups"][number], parameters: ReadonlyMap<string, Tensor>) => ({
  params: names.map((name) => parameters.get(name)!),
  ...(settings as { lr?: number }),
});

const underscored = (name: string): string =>
  name.replace(/([a-z0-9])([A-Z])/g, (_, a: string, b: string) => `${a}_${b.toLowerCase()}`);

/** By how much parameters are changed to see what rounding errors do, and how often that is tried. */
export const noises = (dtype: DType): readonly (readonly [size: number, seed: number])[] =>
  [1, 2, 3].map((seed) => [dtype === "float64" ? 1e-13 : 1e-6, seed]);

/** Trains the case, with `noise` from parameters that are changed by at most half of this fraction. */
export function train(planned: Case, noise?: readonly [size: number, seed: number]): Trained {
  const { id, seed, dtype, batches, steps } = planned;
  try {
    manualSeed(seed);
    let net = new Net(planned);
    const init = Object.fromEntries(Object.entries(net.stateDict()).map(([name, value]) => [name, figures(value)]));
    if (planned.state !== undefined) {
      net.loadStateDict(
        Object.fromEntries(Object.entries(planned.state).map(([name, value]) => [name, given(value) as Tensor])),
      );
    }
    if (noise !== undefined) {
      const [size, start] = noise;
      manualSeed(start);
      noGrad(() => {
        for (const parameter of net.parameters())
          parameter.mul_(
            rand([...parameter.shape], { dtype })
              .sub(0.5)
              .mul(size)
              .add(1),
          );
      });
    }
    const byName = (): Map<string, Tensor> => {
      const found = new Map(net.namedParameters());
      for (const name of planned.frozen) found.get(name)!.requiresGrad_(false);
      return found;
    };
    let parameters = byName();
    const names = [...parameters.keys()];
    let count = planned.atFirst;
    let optimizer = optimizerOf(planned, parameters, count);
    let schedules = planned.schedules.map((spec) => scheduleOf(spec, optimizer));
    const results: StepResult[] = [];
    let mode = true;
    for (const [number, step] of steps.entries()) {
      if (step.addGroup) {
        optimizer.addGroup(groupOf(planned.groups.at(-1)!, parameters));
        count++;
      }
      if (step.mode !== null) mode = step.mode;
      if (step.reload) {
        const gradients = new Map([...parameters].map(([name, { grad }]) => [name, grad]));
        const [saved, optimizerState, scheduleStates] = [
          net.stateDict(),
          optimizer.stateDict(),
          schedules.map((s) => s.stateDict()),
        ];
        net = new Net(planned);
        net.loadStateDict(saved);
        parameters = byName();
        for (const [name, parameter] of parameters) parameter.grad = gradients.get(name)!;
        optimizer = optimizerOf(planned, parameters, count);
        if (seed % 2 === 0) optimizer.loadStateDict(optimizerState);
        schedules = planned.schedules.map((spec) => scheduleOf(spec, optimizer));
        if (seed % 2 === 1) optimizer.loadStateDict(optimizerState);
        for (const [i, schedule] of schedules.entries()) schedule.loadStateDict(scheduleStates[i]!);
        if (seed % 2 === 0) optimizer.loadStateDict(optimizerState);
      }
      net.train(mode);
      manualSeed(seed + number);
      if (step.rate !== null) (optimizer.groups[0] as { lr: number }).lr = step.rate;
      let norm: number | null = null;
      const closure = (): Tensor => {
        if (step.reset !== "none") optimizer.zeroGrad({ setToNull: step.reset === "null" });
        let total: Tensor | null = null;
        for (const batch of step.batches.map((i) => batches[i]!)) {
          const loss = lossOf(batch.loss, net.forward(given(batch.input) as Tensor));
          loss.backward();
          total = total === null ? loss : total.add(loss);
        }
        if (step.clip !== null) {
          const [kind, bound, normType] = step.clip as [string, number, number | string];
          if (kind === "norm")
            norm = Number(optim.clipGradNorm(net.parameters(), bound, { normType: Number(normType) }).item());
          else optim.clipGradValue(net.parameters(), bound);
        }
        return total!.detach();
      };
      let loss: Tensor;
      if (step.closure) loss = optimizer.step(closure)!;
      else {
        loss = closure();
        optimizer.step();
      }
      for (const [i, schedule] of schedules.entries()) {
        const { kind, every } = planned.schedules[i]!;
        if (number % every === 0) schedule.step(kind === "ReduceLROnPlateau" ? step.metric : undefined);
      }
      results.push({
        loss: plainNumber(Number(loss.item())),
        norm: norm === null ? null : plainNumber(norm),
        rates: optimizer.groups.map(({ lr }) => lr),
        gradients: Object.fromEntries(
          [...parameters].map(([name, { grad }]) => [name, grad === null ? null : figures(grad)]),
        ),
        tensors: Object.fromEntries(Object.entries(net.stateDict()).map(([name, value]) => [name, figures(value)])),
        state: stateOf(optimizer, planned, parameters),
      });
    }
    net.eval();
    return { id, init, names, steps: results, output: figures(net.forward(given(batches[0]!.input) as Tensor)) };
  } catch (error) {
    return { id, error: String(error).slice(0, 400) };
  }
}

function stateOf(
  optimizer: AnyOptimizer,
  { groups, optimizer: { kind } }: Case,
  parameters: ReadonlyMap<string, Tensor>,
): StepResult["state"] {
  if (kind === "LBFGS") return {};
  const { state, groups: indices } = optimizer.stateDict();
  const result: Record<string, Record<string, Figures>> = {};
  for (const name of parameters.keys()) result[name] = {};
  for (const [i, { params }] of indices.entries())
    for (const [j, index] of params.entries())
      for (const [key, value] of Object.entries(state[index] ?? {}))
        result[groups[i]!.names[j]!]![underscored(key)] =
          typeof value === "number" ? [value] : figures(value as Tensor);
  return result;
}

/**
 * Differences of two trainings, as lines; empty if there are none.
 * @param noisy the trainings by PyTorch with each of `noises`: what is exactly zero here may be made of rounding errors there
 */
export function differences(planned: Case, ours: Trained, theirs: Trained, noisy: readonly Trained[] = []): string[] {
  const {
    dtype,
    optimizer: { kind },
  } = planned;
  if (theirs.crashed !== undefined) return [`PyTorch: ${theirs.crashed}`];
  if ((ours.error === undefined) !== (theirs.error === undefined))
    return [`${ours.error ?? "no error"}\n    PyTorch: ${theirs.error ?? "no error"}`];
  if (ours.error !== undefined) return [];
  const tolerance = dtype === "float64" ? 1e-7 : 1e-4;
  /** What rounding errors would do: results far from these say nothing. */
  let near: readonly Trained[] | null = null;
  const sensitivity = (of: (result: Trained) => Figures | null | undefined): number => {
    near ??= noises(dtype).map((noise) => train(planned, noise));
    const apart = (from: Trained, all: readonly Trained[]): readonly number[] =>
      all.filter(({ error }) => error === undefined).map((one) => distance(of(from), of(one)));
    return Math.max(0, ...apart(ours, near), ...apart(theirs, noisy));
  };
  const found: string[] = [];
  const compare = (name: string, of: (result: Trained) => Figures | null | undefined, most = tolerance): void => {
    const [a, b] = [of(ours), of(theirs)];
    const far = distance(a, b);
    if (far > most && far > 1000 * sensitivity(of))
      found.push(`${name}: ${far.toPrecision(3)} apart: ${excerpt(a)}\n    PyTorch: ${excerpt(b)}`);
  };
  if (ours.names!.join() !== theirs.names!.join())
    found.push(`names: ${ours.names!.join()}\n    PyTorch: ${theirs.names!.join()}`);
  for (const name of union(ours.init!, theirs.init!)) compare(`initial ${name}`, ({ init }) => init![name], 1e-5);
  for (const [i, step] of ours.steps!.entries()) {
    const other = theirs.steps![i]!;
    compare(`step ${i}: loss`, ({ steps }) => [steps![i]!.loss]);
    if (step.norm !== null || other.norm !== null) compare(`step ${i}: norm`, ({ steps }) => [steps![i]!.norm!]);
    compare(`step ${i}: rates`, ({ steps }) => steps![i]!.rates, 1e-12);
    for (const name of union(step.gradients, other.gradients))
      compare(`step ${i}: gradient of ${name}`, ({ steps }) => steps![i]!.gradients[name]);
    for (const name of union(step.tensors, other.tensors))
      compare(`step ${i}: ${name}`, ({ steps }) => steps![i]!.tensors[name]);
    for (const name of union(step.state, other.state)) {
      const [a, b] = [step.state[name] ?? {}, other.state[name] ?? {}];
      // Adagrad creates its state before the first step in PyTorch.
      if (Object.keys(a).length === 0 && b["step"]?.[0] === 0) continue;
      // RMSprop counts steps that it does not use in PyTorch.
      for (const key of union(a, b))
        if (kind !== "RMSprop" || key !== "step")
          compare(`step ${i}: ${key} of ${name}`, ({ steps }) => steps![i]!.state[name]?.[key]);
    }
    if (found.length > 0) return found;
    // What diverges is made of rounding errors soon.
    if (Object.values(step.tensors).some((values) => values.some((value) => !(Math.abs(Number(value)) < 1e4))))
      return [];
  }
  compare("output in evaluation", ({ output }) => output);
  return found;
}

const union = (a: object, b: object): string[] => [...new Set([...Object.keys(a), ...Object.keys(b)])];
const excerpt = (list: Figures | null | undefined): string =>
  list == null
    ? String(list)
    : list.length > 6
      ? `${list.slice(0, 6).join(", ")}, ... (${list.length})`
      : list.join(", ");
function distance(a: Figures | null | undefined, b: Figures | null | undefined): number {
  if (a == null || b == null) return a == null && b == null ? 0 : Number.POSITIVE_INFINITY;
  if (a.length !== b.length) return Number.POSITIVE_INFINITY;
  let most = 0;
  for (const [i, x] of a.entries()) {
    const [ours, theirs] = [Number(x), Number(b[i])];
    if (Object.is(ours, theirs) || ours === theirs) continue;
    const far = Math.abs(ours - theirs) / Math.max(1, Math.abs(theirs));
    most = Math.max(most, Number.isNaN(far) ? Number.POSITIVE_INFINITY : far);
  }
  return most;
}

const opLayers: readonly (readonly [name: string, args: (dice: Dice, rank: number) => readonly Given[]])[] = [
  ["relu", () => []],
  ["tanh", () => []],
  ["sigmoid", () => []],
  ["silu", () => []],
  ["mish", () => []],
  ["gelu", () => []],
  ["selu", () => []],
  ["softsign", () => []],
  ["hardswish", () => []],
  ["hardsigmoid", () => []],
  ["log_sigmoid", () => []],
  ["relu6", () => []],
  ["celu", (dice) => [dice.pick([0.5, 1, 2])]],
  ["elu", (dice) => [dice.pick([0.5, 1.5]), dice.pick([1, 1.2]), dice.pick([1, 0.7])]],
  ["hardtanh", (dice) => [dice.pick([-1, -0.3]), dice.pick([0.5, 1])]],
  ["softplus", (dice) => [dice.pick([0.5, 1, 3]), dice.pick([1, 20])]],
  ["hardshrink", (dice) => [dice.pick([0.1, 0.5])]],
  ["softshrink", (dice) => [dice.pick([0.1, 0.5])]],
  ["threshold", (dice) => [dice.pick([0, 0.1]), dice.pick([0, -0.5])]],
  ["leaky_relu", (dice) => [dice.pick([0.01, 0.3])]],
  ["softmax.int", (dice, rank) => [dice.int(-rank, rank - 1)]],
  ["log_softmax.int", (dice, rank) => [dice.int(-rank, rank - 1)]],
  ["glu", (dice, rank) => [dice.int(-rank, rank - 1)]],
  ["cumsum", (dice, rank) => [dice.int(-rank, rank - 1)]],
  ["logcumsumexp", (dice, rank) => [dice.int(-rank, rank - 1)]],
  ["flip", (dice, rank) => [[dice.int(-rank, rank - 1)]]],
  ["roll", (dice, rank) => [[dice.int(-3, 3)], [dice.int(-rank, rank - 1)]]],
  ["transpose.int", (dice, rank) => [dice.int(-rank, rank - 1), dice.int(-rank, rank - 1)]],
];
const pooled: readonly (readonly [name: string, rank: number, args: (dice: Dice) => readonly Given[]])[] = [
  ["adaptive_max_pool1d", 3, (dice) => [[dice.int(1, 4)]]],
  ["adaptive_max_pool2d", 4, (dice) => [[dice.int(1, 4), dice.int(1, 4)]]],
  ["adaptive_max_pool3d", 5, (dice) => [[dice.int(1, 3), dice.int(1, 3), dice.int(1, 3)]]],
  ["upsample_nearest1d.vec", 3, (dice) => [null, [dice.pick([0.6, 1.5, 2])]]],
  ["upsample_linear1d.vec", 3, (dice) => [[dice.int(1, 8)], dice.chance(0.5), null]],
  ["upsample_nearest2d.vec", 4, (dice) => [[dice.int(1, 6), dice.int(1, 6)], null]],
  ["upsample_bilinear2d.vec", 4, (dice) => [null, dice.chance(0.5), [dice.pick([0.7, 1.5, 2]), 1.3]]],
  ["upsample_bicubic2d.vec", 4, (dice) => [[dice.int(2, 6), dice.int(2, 6)], dice.chance(0.5), null]],
  ["upsample_trilinear3d.vec", 5, (dice) => [[2, dice.int(1, 4), 3], dice.chance(0.5), null]],
  ["pixel_shuffle", 4, () => [2]],
  ["pixel_unshuffle", 4, () => [2]],
  ["reflection_pad1d", 3, (dice) => [[dice.int(-1, 2), dice.int(0, 2)]]],
  ["replication_pad2d", 4, (dice) => [[dice.int(-1, 2), 1, dice.int(0, 2), 0]]],
  ["reflection_pad2d", 4, (dice) => [[1, dice.int(0, 1), 0, dice.int(-1, 1)]]],
  [
    "max_pool2d",
    4,
    (dice) => [
      [2, dice.int(1, 3)],
      dice.chance(0.5) ? [] : [dice.int(1, 2)],
      [dice.int(0, 1)],
      [dice.int(1, 2)],
      dice.chance(0.4),
    ],
  ],
  [
    "im2col",
    4,
    (dice) => [
      [2, dice.int(1, 3)],
      [1, dice.int(1, 2)],
      [dice.int(0, 1), 1],
      [1, dice.int(1, 2)],
    ],
  ],
];
const activations: readonly (readonly [string, (dice: Dice, rank: number) => readonly Plain[]])[] = [
  ["ReLU", () => []],
  ["LeakyReLU", (dice) => (dice.chance(0.5) ? [] : [0.2])],
  ["ELU", (dice) => (dice.chance(0.5) ? [] : [0.7])],
  ["GELU", () => []],
  ["SiLU", () => []],
  ["Sigmoid", () => []],
  ["Tanh", () => []],
  ["Softplus", (dice) => (dice.chance(0.5) ? [] : [2, 3])],
  ["Softmax", (dice, rank) => [dice.int(-rank, rank - 1)]],
  ["LogSoftmax", (dice, rank) => [dice.int(-rank, rank - 1)]],
  ["Identity", () => []],
  ["Dropout", (dice) => [dice.pick([0, 0.3, 0.5])]],
];

/** Builds a model layer by layer: what a layer makes of the shape so far decides which may follow. */
class Plan {
  readonly dice: Dice;
  readonly dtype: DType;
  readonly layers: Layer[] = [];
  constructor(dice: Dice, dtype: DType) {
    this.dice = dice;
    this.dtype = dtype;
  }

  random(shape: readonly number[], scale = 1): Values {
    return valuesOf(noGrad(() => randn([...shape], { dtype: this.dtype }).mul(scale)));
  }

  some<T extends Given>(name: string, chance: number, make: () => T): Options {
    return this.dice.chance(chance) ? { [name]: make() } : {};
  }

  module(
    kind: string,
    args: readonly Plain[],
    options: Options = {},
    more: Partial<ModuleLayer> = {},
    placed = true,
  ): Layer {
    return { module: kind, args, options, placed, call: {}, states: [], weighs: false, ...more } as Layer;
  }

  sizes(rank: number, low: number, high: number): Plain {
    const { dice } = this;
    return dice.chance(0.5) ? dice.int(low, high) : Array.from({ length: rank }, () => dice.int(low, high));
  }

  next(shape: readonly number[]): Layer {
    const { dice } = this;
    const rank = shape.length;
    const residual = dice.chance(0.15) ? { residual: true } : {};
    const roll = dice.next();
    if (roll < 0.12) {
      const [op, args] = dice.pick(opLayers);
      return { op, args: args(dice, rank), ...residual };
    }
    if (roll < 0.25) {
      const [kind, args] = dice.pick(activations);
      return this.module(kind, args(dice, rank), {}, residual, false);
    }
    if (roll < 0.32) {
      const fitting = pooled.filter(([, needed]) => needed === rank);
      if (fitting.length > 0) {
        const [op, , args] = dice.pick(fitting);
        return { op, args: args(dice) };
      }
    }
    const bias = this.some("bias", 0.3, () => dice.chance(0.5));
    const channels = shape[1] ?? 1;
    const last = shape.at(-1)!;
    const choices: (() => Layer)[] = [
      () => this.module("Linear", [last, dice.chance(0.3) ? last : dice.int(1, 6)], bias, residual),
      () => {
        const count = rank > 1 && dice.chance(0.4) ? 2 : 1;
        const given = count === 1 && dice.chance(0.5) ? last : shape.slice(-count);
        return this.module(
          "LayerNorm",
          [given],
          { ...this.some("eps", 0.3, () => 1e-3), ...this.some("affine", 0.3, () => dice.chance(0.5)) },
          residual,
        );
      },
    ];
    if (rank >= 2) {
      choices.push(() => {
        const groups = dice.pick([1, 2, 3, channels].filter((n) => channels % n === 0));
        return this.module(
          "GroupNorm",
          [groups, channels],
          { ...this.some("eps", 0.3, () => 1e-2), ...this.some("affine", 0.3, () => dice.chance(0.5)) },
          residual,
        );
      });
      choices.push(() => {
        const name = `BatchNorm${Math.max(1, rank - 2)}d`;
        return this.module(name, [channels], this.norming(), residual);
      });
    }
    if (rank >= 3) {
      const spatial = rank - 2;
      choices.push(() => this.module(`InstanceNorm${spatial}d`, [channels], this.norming(), residual));
      for (let i = 0; i < 3; i++) choices.push(() => this.convolution(spatial, channels));
      choices.push(() => this.pooling(spatial));
      choices.push(() => this.module(`AdaptiveAvgPool${spatial}d`, [this.sizes(spatial, 1, 4)], {}, {}, false));
      choices.push(() =>
        this.module("Flatten", dice.chance(0.6) ? [] : [dice.int(0, 2), dice.int(-2, -1)], {}, {}, false),
      );
    }
    if (rank === 3 || (rank === 2 && dice.chance(0.3)))
      for (let i = 0; i < 4; i++) choices.push(() => this.sequence(shape));
    return dice.pick(choices)();
  }

  norming(): Options {
    const { dice } = this;
    return {
      ...this.some("eps", 0.3, () => 1e-2),
      ...this.some("momentum", 0.4, () => dice.pick([0, 0.3, 1, null])),
      ...this.some("affine", 0.4, () => dice.chance(0.6)),
      ...this.some("trackRunningStats", 0.4, () => dice.chance(0.5)),
    };
  }

  convolution(spatial: number, channels: number): Layer {
    const { dice } = this;
    const groups = dice.chance(0.3) ? dice.pick([1, 2, 3, channels].filter((n) => channels % n === 0)) : 1;
    const out = groups * dice.int(1, 3);
    const common = {
      ...this.some("dilation", 0.3, () => this.sizes(spatial, 1, 2)),
      ...(groups === 1 ? {} : { groups }),
      ...this.some("bias", 0.3, () => dice.chance(0.5)),
    };
    if (dice.chance(0.3)) {
      return this.module(`ConvTranspose${spatial}d`, [channels, out, this.sizes(spatial, 1, 3)], {
        ...common,
        ...this.some("stride", 0.4, () => this.sizes(spatial, 1, 3)),
        ...this.some("padding", 0.3, () => this.sizes(spatial, 0, 2)),
        ...this.some("outputPadding", 0.3, () => this.sizes(spatial, 0, 1)),
      });
    }
    const named = dice.chance(0.2);
    const mode = dice.chance(0.3) ? { paddingMode: dice.pick(["reflect", "replicate", "circular", "zeros"]) } : {};
    // PyTorch 1.13 does not reflect in three dimensions where replicate does.
    return this.module(`Conv${spatial}d`, [channels, out, this.sizes(spatial, 1, 3)], {
      ...common,
      ...mode,
      ...(named
        ? { padding: dice.pick(["same", "valid"]) }
        : this.some("padding", 0.6, () => this.sizes(spatial, 0, 2))),
      ...(named ? {} : this.some("stride", 0.3, () => this.sizes(spatial, 1, 2))),
    });
  }

  pooling(spatial: number): Layer {
    const { dice } = this;
    const options = {
      ...this.some("stride", 0.4, () => this.sizes(spatial, 1, 2)),
      ...this.some("padding", 0.3, () => dice.int(0, 1)),
      ...this.some("ceilMode", 0.3, () => true),
    };
    if (dice.chance(0.5))
      return this.module(
        `MaxPool${spatial}d`,
        [this.sizes(spatial, 1, 3)],
        { ...options, ...this.some("dilation", 0.2, () => dice.int(1, 2)) },
        {},
        false,
      );
    const divisor = spatial === 1 ? {} : this.some("divisorOverride", 0.2, () => dice.int(1, 5));
    return this.module(
      `AvgPool${spatial}d`,
      [this.sizes(spatial, 1, 3)],
      { ...options, ...this.some("countIncludePad", 0.3, () => false), ...divisor },
      {},
      false,
    );
  }

  sequence(shape: readonly number[]): Layer {
    const { dice } = this;
    const features = shape.at(-1)!;
    const batchFirst = dice.chance(0.5);
    const first = this.some("batchFirst", 1, () => batchFirst);
    const [length, batch] =
      shape.length === 2 ? [shape[0]!, 1] : batchFirst ? [shape[1]!, shape[0]!] : [shape[0]!, shape[1]!];
    if (dice.chance(0.5)) {
      const kind = dice.pick(["RNN", "GRU", "LSTM"]);
      const hidden = dice.int(2, 4);
      const [layers, both] = [dice.int(1, 2), dice.chance(0.4)];
      const projection = kind === "LSTM" && dice.chance(0.3) ? { projSize: dice.int(1, hidden - 1) } : {};
      const options = {
        ...first,
        numLayers: layers,
        bidirectional: both,
        ...this.some("bias", 0.3, () => false),
        ...(kind === "RNN" ? this.some("nonlinearity", 0.5, () => "relu") : {}),
        ...projection,
        ...this.some("dropout", 0.2, () => 0.4),
      };
      const sized = (n: number): Values =>
        this.random(shape.length === 2 ? [layers * (both ? 2 : 1), n] : [layers * (both ? 2 : 1), batch, n]);
      const out = "projSize" in projection ? (projection.projSize as number) : hidden;
      const states = dice.chance(0.4) ? (kind === "LSTM" ? [sized(out), sized(hidden)] : [sized(hidden)]) : [];
      return this.module(kind, [features, hidden], options, { states, weighs: dice.chance(0.4) } as never);
    }
    const heads = dice.pick([1, 2, 3].filter((n) => features % n === 0));
    const mask = (dims: readonly number[], boolean = false): Values => {
      if (!boolean && dice.chance(0.4)) return this.random(dims);
      const size = dims.reduce((a, b) => a * b, 1);
      // The first key is never masked.
      return {
        dtype: "bool",
        shape: dims,
        values: Array.from({ length: size }, (_, i) => (i % dims.at(-1)! !== 0 && dice.chance(0.3) ? 1 : 0)),
      };
    };
    const attention = dice.chance(0.4)
      ? mask(dice.chance(0.6) ? [length, length] : [batch * heads, length, length])
      : null;
    // PyTorch 1.13 takes numbers as a padding mask only without another mask.
    const padding = dice.chance(0.4) ? mask(shape.length === 2 ? [length] : [batch, length], attention !== null) : null;
    if (dice.chance(0.5)) {
      const options = {
        ...first,
        ...this.some("bias", 0.3, () => false),
        ...this.some("addBiasKv", 0.3, () => true),
        ...this.some("addZeroAttn", 0.3, () => true),
        ...this.some("dropout", 0.2, () => 0.3),
      };
      const call = {
        ...(attention === null ? {} : { attnMask: attention }),
        ...(padding === null ? {} : { keyPaddingMask: padding }),
        ...this.some("needWeights", 0.5, () => dice.chance(0.5)),
        ...this.some("averageAttnWeights", 0.3, () => false),
      };
      return this.module("MultiheadAttention", [features, heads], options, { call, weighs: dice.chance(0.5) } as never);
    }
    const options = {
      ...first,
      dimFeedforward: dice.int(2, 5),
      dropout: dice.pick([0, 0, 0.2]),
      ...this.some("activation", 0.5, () => "gelu"),
      ...this.some("normFirst", 0.5, () => true),
      ...this.some("layerNormEps", 0.2, () => 1e-3),
    };
    const call = {
      ...(attention === null ? {} : { srcMask: attention }),
      ...(padding === null ? {} : { srcKeyPaddingMask: padding }),
    };
    if (dice.chance(0.6)) return this.module("TransformerEncoderLayer", [features, heads], options, { call } as never);
    return this.module("TransformerEncoder", [features, heads], options, {
      call: {
        ...(attention === null ? {} : { srcMask: attention }),
        ...(padding === null ? {} : { srcKeyPaddingMask: padding }),
      },
      count: dice.int(1, 2),
      norm: dice.chance(0.5),
    } as never);
  }

  loss(shape: readonly number[]): Loss {
    const { dice } = this;
    const reduction = dice.int(0, 2);
    const made = (op: string, args: readonly Given[], before: readonly string[] = [], options: Options = {}): Loss => ({
      op,
      args,
      before,
      options,
      squared: dice.chance(0.5),
    });
    const target = () => this.random(shape);
    const classes = shape[1] ?? 1;
    const weight = (n: number): Given =>
      dice.chance(0.4) ? valuesOf(noGrad(() => randn([n], { dtype: this.dtype }).abs().add(0.1))) : null;
    const ids = (dims: readonly number[]): Values => {
      const drawn = valuesOf(randint(classes, [...dims]));
      return dice.chance(0.3) ? { ...drawn, values: drawn.values.map((v) => (dice.chance(0.3) ? -100 : v)) } : drawn;
    };
    const signs = (): Values => valuesOf(noGrad(() => randn([...shape], { dtype: this.dtype }).sign()));
    const share = () => valuesOf(noGrad(() => randn([...shape], { dtype: this.dtype }).sigmoid()));
    const choices: (() => Loss)[] = [
      () => made("mse_loss", [target(), reduction]),
      () => made("l1_loss", [target(), reduction]),
      () => made("smooth_l1_loss", [target(), reduction, dice.pick([0.1, 1, 0])]),
      () => made("huber_loss", [target(), reduction, dice.pick([0.3, 1])]),
      () => made("soft_margin_loss", [signs(), reduction]),
      () => made("hinge_embedding_loss", [signs(), dice.pick([0.5, 1]), reduction]),
      () => made("kl_div", [share(), reduction], ["log_softmax.int"], {}),
      () => made("kl_div", [target(), reduction], ["log_softmax.int"], { logTarget: true }),
      () => made("binary_cross_entropy", [share(), null, reduction], ["sigmoid"]),
      () =>
        made("binary_cross_entropy_with_logits", [
          share(),
          weight(shape.at(-1) ?? 1),
          weight(shape.at(-1) ?? 1),
          reduction,
        ]),
      () =>
        made(
          "poisson_nll_loss",
          [
            valuesOf(noGrad(() => randn([...shape], { dtype: this.dtype }).abs())),
            dice.chance(0.7),
            dice.chance(0.3),
            1e-8,
            reduction,
          ],
          ["tanh"],
        ),
      () => made("square", []),
    ];
    if (shape.length >= 2) {
      const dims = [shape[0]!, ...shape.slice(2)];
      choices.push(
        () => made("cross_entropy_loss", [ids(dims), weight(classes), reduction, -100, dice.chance(0.4) ? 0.2 : 0]),
        () => made("cross_entropy_loss", [share(), weight(classes), reduction, -100, dice.chance(0.4) ? 0.1 : 0]),
        () => made("nll_loss_nd", [ids(dims), weight(classes), reduction, dice.pick([-100, 0])], ["log_softmax.int"]),
      );
    }
    if (shape.length === 2) {
      choices.push(
        () =>
          made("multi_margin_loss", [
            valuesOf(randint(classes, [shape[0]!])),
            dice.int(1, 2),
            dice.pick([1, 0.5]),
            weight(classes),
            reduction,
          ]),
        () =>
          made("multilabel_margin_loss", [
            {
              dtype: "int64",
              shape,
              values: Array.from({ length: shape[0]! * classes }, () => dice.int(-1, classes - 1)),
            },
            reduction,
          ]),
        () =>
          made("cosine_embedding_loss", [
            target(),
            valuesOf(randn([shape[0]!], { dtype: this.dtype }).sign()),
            0.1,
            reduction,
          ]),
        () =>
          made("triplet_margin_loss", [target(), target(), 1, dice.pick([1, 2]), 1e-6, dice.chance(0.5), reduction]),
        () => made("margin_ranking_loss", [target(), signs(), 0.2, reduction]),
      );
    }
    return dice.pick(choices)();
  }
}

/** Whether a layer divides by a deviation of next to nothing, or makes gradients that would be zero without rounding errors. */
function isIllConditioned(layer: Layer, shape: readonly number[], last: Layer | undefined): boolean {
  if (!("module" in layer)) return false;
  const kind = /(Batch|Group|Instance|Layer)Norm|TransformerEncoder/.exec(layer.module)?.[1];
  if (!layer.module.includes("TransformerEncoder") && kind === undefined) return false;
  if (last !== undefined && "module" in last && /Norm|TransformerEncoder/.test(last.module)) return true;
  const numel = shape.reduce((a, b) => a * b, 1);
  const [first] = layer.args as [number | number[], number];
  if (kind === "Batch") return numel / shape[1]! < 3;
  if (kind === "Instance") return numel / shape[0]! / shape[1]! < 3;
  if (kind === "Group") return numel / shape[0]! / (first as number) < 3;
  return (Array.isArray(first) ? first.reduce((a, b) => a * b, 1) : first) < 3;
}

/**
 * How many numbers a model may have. All of them are compared after each step, with their gradients and states: a transformer behind a flattened
 * image has ten million, whose text was longer than V8's longest string.
 */
const mostParameters = 50_000;

function isTooLarge(net: nn.Module): boolean {
  return net.parameters().reduce((sum, { numel }) => sum + numel, 0) > mostParameters;
}

/** The shape of what the layers make of an input, or null where one refuses it or the model is too large. */
function shapeAfter(
  layers: readonly Layer[],
  path: readonly number[],
  dtype: DType,
  input: Values,
): readonly number[] | null {
  try {
    const net = new Net({ layers, path, dtype });
    if (isTooLarge(net)) return null;
    return noGrad(() => net.forward(given(input) as Tensor)).shape;
  } catch {
    return null;
  }
}

export function caseOf(id: string, seed: number): Case {
  const dice = new Dice(seed);
  manualSeed(seed);
  const dtype: DType = dice.chance(0.7) ? "float64" : "float32";
  const plan = new Plan(dice, dtype);
  const indexed = dice.chance(0.2);
  const rank = indexed ? dice.int(1, 2) : dice.int(2, 5);
  const dims = Array.from({ length: rank }, (_, i) => (i === 0 ? dice.int(1, 4) : dice.int(2, rank > 3 ? 6 : 8)));
  if (rank >= 3) dims[1] = dice.int(1, 4);
  const rows = dice.int(3, 8);
  const fresh = (): Values => (indexed ? valuesOf(randint(rows, dims)) : plan.random(dims));
  const input = fresh();
  const path: number[] = [];
  let shape: readonly number[] = dims;
  const add = (layer: Layer): boolean => {
    if (isIllConditioned(layer, shape, plan.layers[path.at(-1) ?? -1]) && dice.chance(0.97)) return false;
    plan.layers.push(layer);
    path.push(plan.layers.length - 1);
    const found = shapeAfter(plan.layers, path, dtype, input);
    if (found === null || found.length === 0 || found.reduce((a, b) => a * b, 1) > 4000 || found.includes(0)) {
      plan.layers.pop();
      path.pop();
      return false;
    }
    shape = found;
    return true;
  };
  if (indexed) {
    add(
      plan.module("Embedding", [rows, dice.pick([2, 4, 6])], {
        ...plan.some("paddingIdx", 0.3, () => dice.int(-rows, rows - 1)),
        ...plan.some("maxNorm", 0.3, () => dice.pick([0.5, 1, 2])),
        ...plan.some("normType", 0.3, () => dice.pick([1, 2, 3])),
        ...plan.some("scaleGradByFreq", 0.3, () => true),
      }),
    );
  }
  const wanted = dice.int(1, 6);
  for (let tries = 0; path.length < wanted && tries < 30; tries++) {
    if (path.length > 1 && dice.chance(0.1)) {
      // A layer used again.
      path.push(dice.pick(path));
      const found = shapeAfter(plan.layers, path, dtype, input);
      if (found === null) path.pop();
      else shape = found;
    } else add(plan.next(shape));
  }
  // Something to train.
  let names = new Net({ layers: plan.layers, path, dtype }).namedParameters().map(([name]) => name);
  if (names.length === 0) {
    add(plan.module("Linear", [shape.at(-1)!, dice.int(1, 4)]));
    names = new Net({ layers: plan.layers, path, dtype }).namedParameters().map(([name]) => name);
  }
  // Among plain layers one that PyTorch may refuse, as it is in this project.
  if (dice.chance(0.05)) {
    plan.layers.push(plan.next(shape));
    path.push(plan.layers.length - 1);
    try {
      const net = new Net({ layers: plan.layers, path, dtype });
      if (isTooLarge(net)) {
        plan.layers.pop();
        path.pop();
      } else {
        names = net.namedParameters().map(([name]) => name);
        shape = shapeAfter(plan.layers, path, dtype, input) ?? shape;
      }
    } catch {}
  }
  const loss = plan.loss(shape);
  const batches = [
    { input, loss },
    ...(dice.chance(0.5) ? [{ input: fresh(), loss: dice.chance(0.7) ? loss : plan.loss(shape) }] : []),
  ];
  const kind = dice.pick(["SGD", "SGD", "Adam", "AdamW", "RMSprop", "Adagrad", "LBFGS"]);
  const eps = dtype === "float64" ? dice.pick([1e-8, 1e-3]) : dice.pick([1e-2, 0.1]);
  const adam: Options = {
    eps,
    ...plan.some("betas", 0.4, () => [dice.pick([0, 0.5, 0.9]), dice.pick([0.5, 0.99])]),
    ...plan.some("amsgrad", 0.4, () => true),
  };
  const kinds: Readonly<Record<string, () => Options>> = {
    SGD: () => {
      const nesterov = dice.chance(0.3);
      return {
        ...(nesterov
          ? { momentum: 0.8, nesterov }
          : { ...plan.some("momentum", 0.5, () => dice.pick([0.5, 0.9])), ...plan.some("dampening", 0.3, () => 0.2) }),
      };
    },
    Adam: () => adam,
    AdamW: () => adam,
    RMSprop: () => ({
      eps,
      ...plan.some("alpha", 0.4, () => 0.8),
      ...plan.some("momentum", 0.4, () => 0.7),
      ...plan.some("centered", 0.4, () => true),
    }),
    Adagrad: () => ({
      eps,
      ...plan.some("lrDecay", 0.4, () => 0.1),
      ...plan.some("initialAccumulatorValue", 0.4, () => 0.5),
    }),
    LBFGS: () => ({
      maxIter: dice.int(1, 4),
      ...plan.some("historySize", 0.3, () => 2),
      ...plan.some("maxEval", 0.2, () => 3),
    }),
  };
  const shared = (): Options =>
    kind === "LBFGS"
      ? {}
      : { ...plan.some("weightDecay", 0.4, () => dice.pick([0.01, 0.1])), ...plan.some("maximize", 0.2, () => true) };
  const rate = (): number => dice.pick([0.1, 0.01, 0.003]);
  const settings = { lr: rate(), ...kinds[kind]!(), ...shared() };
  const split = kind !== "LBFGS" && names.length > 1 && dice.chance(0.5) ? dice.int(1, names.length - 1) : names.length;
  const groups = [{ names: names.slice(0, split), settings: {} as Options }];
  if (split < names.length)
    groups.push({ names: names.slice(split), settings: { ...plan.some("lr", 0.7, rate), ...shared() } });
  const schedules = Array.from({ length: dice.pick([0, 0, 1, 1, 2]) }, () =>
    scheduleFor(dice, plan, kind, groups.length),
  );
  // PyTorch's Adagrad fails for groups that are added later.
  // Two cycles share their maxima in PyTorch.
  if (schedules.filter((schedule) => schedule.kind === "OneCycleLR").length > 1) schedules.pop();
  const later = kind !== "Adagrad" && groups.length > 1 && schedules.length === 0 && dice.chance(0.3);
  const count = dice.int(2, 6);
  const addAt = later ? dice.int(1, count - 1) : -1;
  const steps = Array.from(
    { length: count },
    (_, i): Step => ({
      mode: dice.chance(0.15) ? dice.chance(0.5) : null,
      rate: dice.chance(0.1) ? 0.02 : null,
      reset: kind === "LBFGS" || i === 0 ? "null" : dice.pick(["null", "null", "zero", "none"]),
      batches: dice.chance(0.2) ? batches.map((_, at) => at) : [dice.int(0, batches.length - 1)],
      clip: dice.chance(0.3)
        ? dice.chance(0.6)
          ? ["norm", dice.pick([0.1, 1, 5]), dice.pick([1, 2, 3, 0.5, "Infinity"])]
          : ["value", dice.pick([0.01, 0.5])]
        : null,
      closure: kind === "LBFGS" || dice.chance(0.3),
      metric: Math.round(dice.next() * 100) / 100,
      addGroup: i === addAt,
      reload: i > 0 && dice.chance(0.25),
    }),
  );
  return {
    id,
    seed,
    dtype,
    layers: plan.layers,
    path,
    batches,
    optimizer: { kind, settings },
    groups,
    atFirst: later ? groups.length - 1 : groups.length,
    frozen: dice.chance(0.2) && names.length > 1 ? [dice.pick(names)] : [],
    // With decay or Nesterov momentum PyTorch 1.13's foreach forms change gradients, and that of Adagrad rounds rates to float32.
    ...(!(kind === "Adagrad" && dtype === "float64") &&
    !/weightDecay|nesterov/.test(JSON.stringify([settings, groups])) &&
    dice.chance(0.5)
      ? { foreach: true }
      : {}),
    schedules,
    steps,
  };
}

function scheduleFor(dice: Dice, plan: Plan, optimizer: string, groups: number): Schedule {
  const cycles = ["SGD", "RMSprop", "Adam", "AdamW"].includes(optimizer);
  const made = (kind: string, args: readonly Plain[], options: Options = {}): Schedule => ({
    kind,
    args,
    options,
    every: dice.pick([1, 1, 2]),
    cycles,
  });
  return dice.pick([
    () => made("StepLR", [dice.int(1, 3), ...(dice.chance(0.5) ? [] : [0.5])]),
    () => made("MultiStepLR", [[1, 3], ...(dice.chance(0.5) ? [] : [0.3])]),
    () => made("ExponentialLR", [0.7]),
    () =>
      made("LambdaLR", [
        dice.chance(0.5) ? "decay" : Array.from({ length: groups }, () => dice.pick(["decay", "rise", "wave"])),
      ]),
    () =>
      made("LinearLR", [], {
        ...plan.some("startFactor", 0.4, () => 0.2),
        ...plan.some("endFactor", 0.4, () => 0.5),
        ...plan.some("totalSteps", 0.4, () => 3),
      }),
    () =>
      made(
        "CosineAnnealingLR",
        [dice.int(1, 5)],
        plan.some("minimum", 0.4, () => 0.001),
      ),
    () =>
      made(
        "OneCycleLR",
        [dice.chance(0.5) ? 0.1 : Array.from({ length: groups }, () => dice.pick([0.1, 0.05])), dice.int(6, 9)],
        {
          ...plan.some("share", 0.4, () => 0.5),
          ...plan.some("shape", 0.4, () => "linear"),
          ...plan.some("divFactor", 0.3, () => 10),
          ...plan.some("finalDivFactor", 0.3, () => 100),
          ...plan.some("threePhase", 0.3, () => true),
          ...plan.some("cycleMomentum", 0.3, () => dice.chance(0.5) && cycles),
          ...plan.some("baseMomentum", 0.3, () => 0.7),
          ...plan.some("maxMomentum", 0.3, () => 0.9),
        },
      ),
    () =>
      made("ReduceLROnPlateau", [], {
        patience: dice.int(0, 1),
        ...plan.some("factor", 0.3, () => 0.5),
        ...plan.some("mode", 0.4, () => "max"),
        ...plan.some("threshold", 0.3, () => 0.1),
        ...plan.some("thresholdMode", 0.4, () => "abs"),
        ...plan.some("cooldown", 0.3, () => 1),
        ...plan.some("minimum", 0.3, () => 0.005),
        ...plan.some("eps", 0.2, () => 1e-3),
      }),
  ])();
}
