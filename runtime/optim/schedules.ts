// Learning rate schedules.

import { describe, written } from "../core/describe.js";
import { ArgumentError } from "../core/errors.js";
import { isPlainObject, withDefaults } from "../core/options.js";
import { assertFunction } from "../core/tensor.js";

/** An optimiser, as far as schedules need it. The first schedule of a group stores its initial rate there, as in PyTorch. */
export interface Scheduled {
  readonly groups: readonly { lr: number; initialLr?: number }[];
}

function checkOptimizer(name: string, optimizer: unknown): Scheduled {
  const { groups } = (optimizer ?? {}) as Partial<Scheduled>;
  if (Array.isArray(groups) && groups.every((group) => typeof (group as { lr?: unknown } | null)?.lr === "number"))
    return optimizer as Scheduled;
  throw new ArgumentError(`${name}: expected an optimiser, got ${describe(optimizer)}`);
}

function checkNumber(name: string, what: string, value: unknown): number {
  if (typeof value === "number" && Number.isFinite(value)) return value;
  throw new ArgumentError(`${name}: ${what} must be a finite number, got ${describe(value)}`);
}

/** The result of `stateDict`. */
export interface ScheduleState {
  readonly steps: number;
  readonly initial: readonly number[];
  /** The rates of all groups; those that the optimiser has where a state lacks them. */
  readonly rates?: readonly number[];
  readonly more: Readonly<Record<string, number>>;
  /** The states of the schedules that this one runs. */
  readonly schedules?: readonly ScheduleState[];
}

/** @throws ArgumentError if a state has fields of something else */
function checkNoOthers(what: string, others: object): void {
  const [other] = Object.keys(others);
  if (other !== undefined)
    throw new ArgumentError(`loadStateDict: the state of ${what} has no field ${JSON.stringify(other)}`);
}

/** The base of schedules that compute each rate from its initial value, the number of steps and the current rate. */
export abstract class Schedule {
  readonly optimizer: Scheduled;
  #initial: readonly number[];
  #steps = 0;

  /** Subclasses call `begin`, which sets the rates of step 0, at the end of their constructors. */
  constructor(name: string, optimizer: Scheduled) {
    if (typeof name !== "string")
      throw new ArgumentError(`Schedule: expected the name of the class, for messages, got ${describe(name)}`);
    this.optimizer = checkOptimizer(name, optimizer);
    this.#initial = optimizer.groups.map((group) => (group.initialLr ??= group.lr));
  }

  /** The number of calls of `step`. */
  get steps(): number {
    return this.#steps;
  }

  /** The current rate of each group. */
  get rates(): readonly number[] {
    return this.optimizer.groups.map(({ lr }) => lr);
  }

  /**
   * The rate after `steps` steps.
   * @param current the rate so far, which other schedules and the program may have changed; schedules that multiply it can be combined
   */
  protected abstract rate(initial: number, steps: number, group: number, current: number): number;

  protected begin(): void {
    // Groups added after the schedule was created are not changed.
    for (const [i, initial] of this.#initial.entries()) {
      const group = this.optimizer.groups[i]!;
      group.lr = this.rate(initial, this.#steps, i, group.lr);
    }
  }

  /** Advances by one; call it after each epoch, or after each step of the optimiser, whichever the schedule's settings count. */
  step(): void {
    this.#steps++;
    this.begin();
  }

  /** Begins again, as `SequentialLR` does at a milestone: at step 0, from the initial rates. */
  restart(): void {
    this.#steps = 0;
    for (const [i, initial] of this.#initial.entries()) {
      const group = this.optimizer.groups[i]!;
      group.lr = this.firstRate(initial, group.lr);
    }
    this.begin();
  }

  /** The rate that step 0 changes where the schedule begins again. */
  protected firstRate(initial: number, _current: number): number {
    return initial;
  }

  stateDict(): ScheduleState {
    return { steps: this.#steps, initial: this.#initial, rates: this.rates, more: {} };
  }

  /** @throws ArgumentError for a state that is not of a schedule of this kind, for an optimiser with as many groups */
  checkState(state: ScheduleState): void {
    const { steps, initial, rates, more = {}, schedules: _, ...others } = (state ?? {}) as Partial<ScheduleState>;
    const isRates = (list: unknown): boolean => Array.isArray(list) && list.every((rate) => Number.isFinite(rate));
    const isState = isRates(initial) && (rates === undefined || isRates(rates)) && isPlainObject(more);
    if (!isState || !(Number.isSafeInteger(steps) && steps! >= 0))
      throw new ArgumentError(`loadStateDict: expected the state of a schedule, got ${describe(state)}`);
    checkNoOthers("a schedule", others);
    const count = this.#initial.length;
    // A group that the optimiser got later has a rate there, but is not the schedule's.
    if (initial!.length !== count || (rates ?? initial!).length < count)
      throw new ArgumentError(
        `loadStateDict: the schedule's state must have ${count} groups, got ${initial!.length === count ? rates!.length : initial!.length}`,
      );
  }

  /**
   * Continues from the state of another schedule of this kind, with its rates.
   * @throws ArgumentError for a state of another kind or number of groups; then nothing is changed
   */
  loadStateDict(state: ScheduleState): void {
    this.checkState(state);
    const { steps, initial, rates = this.rates } = state;
    this.#steps = steps;
    this.#initial = initial;
    this.begin();
    for (const [i, group] of this.optimizer.groups.entries()) group.lr = rates[i] ?? group.lr;
  }
}

/** The initial rate times a function of the number of steps: one function for all groups, or one per group. */
export class LambdaLR extends Schedule {
  readonly #factors: readonly ((steps: number) => number)[];
  constructor(optimizer: Scheduled, factor: ((steps: number) => number) | readonly ((steps: number) => number)[]) {
    super("LambdaLR", optimizer);
    if (!Array.isArray(factor)) assertFunction(factor, "LambdaLR");
    this.#factors = typeof factor === "function" ? optimizer.groups.map(() => factor) : factor;
    if (this.#factors.length !== optimizer.groups.length)
      throw new ArgumentError(`LambdaLR: ${this.#factors.length} functions for ${optimizer.groups.length} groups`);
    this.begin();
  }
  protected rate(initial: number, steps: number, group: number): number {
    return initial * checkNumber("LambdaLR", `the factor of step ${steps}`, this.#factors[group]!(steps));
  }
}

/** Multiplies the rate by `gamma` every `stepSize` steps. */
export class StepLR extends Schedule {
  readonly #size: number;
  readonly #gamma: number;
  constructor(optimizer: Scheduled, stepSize: number, gamma = 0.1) {
    super("StepLR", optimizer);
    if (!(Number.isInteger(stepSize) && stepSize > 0))
      throw new ArgumentError(`StepLR: stepSize must be a positive integer, got ${describe(stepSize)}`);
    this.#size = stepSize;
    this.#gamma = checkNumber("StepLR", "gamma", gamma);
    this.begin();
  }
  protected rate(_initial: number, steps: number, _group: number, current: number): number {
    return steps > 0 && steps % this.#size === 0 ? current * this.#gamma : current;
  }
}

/** Multiplies the rate by `gamma` at each milestone. */
export class MultiStepLR extends Schedule {
  readonly #milestones: readonly number[];
  readonly #gamma: number;
  constructor(optimizer: Scheduled, milestones: readonly number[], gamma = 0.1) {
    super("MultiStepLR", optimizer);
    if (!Array.isArray(milestones))
      throw new ArgumentError(`MultiStepLR: milestones must be an array of step counts, got ${describe(milestones)}`);
    this.#milestones = milestones;
    this.#gamma = checkNumber("MultiStepLR", "gamma", gamma);
    this.begin();
  }
  protected rate(_initial: number, steps: number, _group: number, current: number): number {
    return current * this.#gamma ** this.#milestones.filter((at) => at === steps).length;
  }
}

/** Multiplies the rate by `gamma` at every step. */
export class ExponentialLR extends Schedule {
  readonly #gamma: number;
  constructor(optimizer: Scheduled, gamma: number) {
    super("ExponentialLR", optimizer);
    this.#gamma = checkNumber("ExponentialLR", "gamma", gamma);
    this.begin();
  }
  protected rate(_initial: number, steps: number, _group: number, current: number): number {
    return steps > 0 ? current * this.#gamma : current;
  }
}

/** Changes the rate linearly from `startFactor` to `endFactor` times the initial rate in `totalSteps` steps, for example as a warm-up. */
export class LinearLR extends Schedule {
  readonly #start: number;
  readonly #end: number;
  readonly #total: number;
  constructor(
    optimizer: Scheduled,
    options: { readonly startFactor?: number; readonly endFactor?: number; readonly totalSteps?: number } = {},
  ) {
    super("LinearLR", optimizer);
    const { startFactor, endFactor, totalSteps } = withDefaults(
      "LinearLR",
      options,
      { startFactor: 1 / 3, endFactor: 1, totalSteps: 5 },
      {},
    );
    this.#start = startFactor;
    this.#end = endFactor;
    this.#total = totalSteps;
    this.begin();
  }
  #factor(steps: number): number {
    return this.#start + (this.#end - this.#start) * Math.min(1, steps / this.#total);
  }
  protected rate(initial: number, steps: number, _group: number, current: number): number {
    if (steps === 0) return current * this.#start;
    if (steps > this.#total) return current;
    const before = this.#factor(steps - 1);
    return before === 0 ? initial * this.#factor(steps) : current * (this.#factor(steps) / before);
  }
}

/** Moves the rate from its initial value to `minimum` along half a cosine in `totalSteps` steps, then back. */
export class CosineAnnealingLR extends Schedule {
  readonly #total: number;
  readonly #minimum: number;
  constructor(optimizer: Scheduled, totalSteps: number, options: { readonly minimum?: number } = {}) {
    super("CosineAnnealingLR", optimizer);
    const { minimum } = withDefaults("CosineAnnealingLR", options, { minimum: 0 }, {});
    this.#total = checkNumber("CosineAnnealingLR", "totalSteps", totalSteps);
    this.#minimum = minimum;
    this.begin();
  }
  protected rate(initial: number, steps: number, _group: number, current: number): number {
    if (steps === 0) return current;
    const height = (at: number): number => 1 + Math.cos((Math.PI * at) / this.#total);
    // From its lowest point the curve rises again.
    if ((steps - 1 - this.#total) % (2 * this.#total) === 0)
      return current + ((initial - this.#minimum) * (2 - height(1))) / 2;
    return this.#minimum + (current - this.#minimum) * (height(steps) / height(steps - 1));
  }
}

/** The setting of a group that a cycle changes besides the rate. */
type Momentous = { momentum?: number; betas?: readonly [number, number] };

/** A phase of a cycle: its last step, and the values of rate and momentum at its ends. */
interface Phase {
  readonly end: number;
  readonly rate: readonly [from: number, to: number];
  readonly momentum: readonly [from: number, to: number];
}

/**
 * Raises the rate to `maximum`, then lowers it (Smith and Topin 2017). Call `step` after each step of the optimiser, `totalSteps` times in total.
 * If the optimiser has momentum, or `betas`, momentum or the first of `betas` moves in the opposite direction.
 */
export class OneCycleLR extends Schedule {
  readonly #maxima: readonly number[];
  readonly #total: number;
  readonly #cosine: boolean;
  readonly #cycles: boolean;
  readonly #phases: (maximum: number) => readonly Phase[];

  /** @param maximum the highest rate: one for all groups, or one per group */
  constructor(
    optimizer: Scheduled,
    maximum: number | readonly number[],
    totalSteps: number,
    options: {
      /** The fraction of steps during which the rate rises. */
      readonly share?: number;
      readonly shape?: "cosine" | "linear";
      /** The initial rate is `maximum / divFactor`. */
      readonly divFactor?: number;
      /** The last rate is the initial rate divided by `finalDivFactor`. */
      readonly finalDivFactor?: number;
      /** Whether the rate falls to the initial rate in as many steps as it rose, before it falls to the last rate. */
      readonly threePhase?: boolean;
      /** Whether momentum is cycled; by default if the optimiser has it. */
      readonly cycleMomentum?: boolean;
      /** The momentum at the highest rate; `maxMomentum`: at both ends. */
      readonly baseMomentum?: number;
      readonly maxMomentum?: number;
    } = {},
  ) {
    super("OneCycleLR", optimizer);
    const { share, shape, divFactor, finalDivFactor, threePhase, cycleMomentum, baseMomentum, maxMomentum } =
      withDefaults(
        "OneCycleLR",
        options,
        {
          ...{ share: 0.3, divFactor: 25, finalDivFactor: 1e4, threePhase: false },
          ...{ baseMomentum: 0.85, maxMomentum: 0.95 },
        },
        { shape: "cosine" as "cosine" | "linear", cycleMomentum: undefined as boolean | undefined },
      );
    if (shape !== "cosine" && shape !== "linear")
      throw new ArgumentError(`OneCycleLR: shape must be "cosine" or "linear", got ${written(shape)}`);
    this.#maxima = Array.isArray(maximum)
      ? (maximum as readonly number[])
      : optimizer.groups.map(() => checkNumber("OneCycleLR", "maximum", maximum));
    if (this.#maxima.length !== optimizer.groups.length)
      throw new ArgumentError(`OneCycleLR: ${this.#maxima.length} maxima for ${optimizer.groups.length} groups`);
    const total = checkNumber("OneCycleLR", "totalSteps", totalSteps);
    const has = optimizer.groups.every((group) => "momentum" in group || "betas" in group);
    if (cycleMomentum === true && !has)
      throw new ArgumentError("OneCycleLR: cycleMomentum requires an optimiser with momentum or betas");
    // Schedules that are created later begin at the lowest rate, as in PyTorch.
    for (const [i, group] of optimizer.groups.entries()) group.initialLr = this.#maxima[i]! / divFactor;
    this.#total = total;
    this.#cosine = shape === "cosine";
    this.#cycles = cycleMomentum ?? has;
    const [down, up] = [
      [maxMomentum, baseMomentum],
      [baseMomentum, maxMomentum],
    ] as const;
    this.#phases = (maximum) => {
      const first = maximum / divFactor;
      const last = first / finalDivFactor;
      const rise: Phase = { end: share * total - 1, rate: [first, maximum], momentum: down };
      if (!threePhase) return [rise, { end: total - 1, rate: [maximum, last], momentum: up }];
      return [
        rise,
        { end: 2 * share * total - 2, rate: [maximum, first], momentum: up },
        { end: total - 1, rate: [first, last], momentum: [maxMomentum, maxMomentum] },
      ];
    };
    this.begin();
  }

  /** The rate or momentum after `steps` steps. */
  #at(maximum: number, steps: number, quantity: "rate" | "momentum"): number {
    // `step` may be called `totalSteps` times, so the last call computes a rate that no step uses.
    if (steps > this.#total)
      throw new ArgumentError(`OneCycleLR: step was called more than ${this.#total} times, the length of the cycle`);
    const phases = this.#phases(maximum);
    const i = phases.findIndex(({ end }, at) => steps <= end || at === phases.length - 1);
    const begin = i === 0 ? 0 : phases[i - 1]!.end;
    const share = (steps - begin) / (phases[i]!.end - begin);
    const [from, to] = phases[i]![quantity];
    return this.#cosine ? to + ((from - to) / 2) * (Math.cos(Math.PI * share) + 1) : (to - from) * share + from;
  }

  protected rate(_initial: number, steps: number, group: number): number {
    return this.#at(this.#maxima[group]!, steps, "rate");
  }

  protected override begin(): void {
    super.begin();
    if (!this.#cycles) return;
    for (const [i, group] of (this.optimizer.groups as readonly Momentous[]).slice(0, this.#maxima.length).entries()) {
      const momentum = this.#at(this.#maxima[i]!, this.steps, "momentum");
      if (group.betas === undefined) group.momentum = momentum;
      else group.betas = [momentum, group.betas[1]];
    }
  }
}

/** Multiplies the rate at each step by a function of the number of steps: one function for all groups, or one per group. */
export class MultiplicativeLR extends Schedule {
  readonly #factors: readonly ((steps: number) => number)[];
  constructor(optimizer: Scheduled, factor: ((steps: number) => number) | readonly ((steps: number) => number)[]) {
    super("MultiplicativeLR", optimizer);
    if (!Array.isArray(factor)) assertFunction(factor, "MultiplicativeLR");
    this.#factors = typeof factor === "function" ? optimizer.groups.map(() => factor) : factor;
    if (this.#factors.length !== optimizer.groups.length)
      throw new ArgumentError(
        `MultiplicativeLR: ${this.#factors.length} functions for ${optimizer.groups.length} groups`,
      );
    this.begin();
  }
  protected rate(_initial: number, steps: number, group: number, current: number): number {
    if (steps === 0) return current;
    return current * checkNumber("MultiplicativeLR", `the factor of step ${steps}`, this.#factors[group]!(steps));
  }
  protected override firstRate(_initial: number, current: number): number {
    return current;
  }
}

/** The initial rate times `factor` for `totalSteps` steps, then the initial rate. */
export class ConstantLR extends Schedule {
  readonly #factor: number;
  readonly #total: number;
  constructor(optimizer: Scheduled, options: { readonly factor?: number; readonly totalSteps?: number } = {}) {
    super("ConstantLR", optimizer);
    const { factor, totalSteps } = withDefaults("ConstantLR", options, { factor: 1 / 3, totalSteps: 5 }, {});
    if (!(factor >= 0 && factor <= 1))
      throw new ArgumentError(`ConstantLR: factor must be a number from 0 to 1, got ${factor}`);
    this.#factor = factor;
    this.#total = totalSteps;
    this.begin();
  }
  protected rate(_initial: number, steps: number, _group: number, current: number): number {
    if (steps === 0) return current * this.#factor;
    return steps === this.#total ? current * (1 / this.#factor) : current;
  }
}

/** Lets the rate fall to 0 in `totalSteps` steps, along a polynomial. */
export class PolynomialLR extends Schedule {
  readonly #total: number;
  readonly #power: number;
  constructor(optimizer: Scheduled, options: { readonly totalSteps?: number; readonly power?: number } = {}) {
    super("PolynomialLR", optimizer);
    const { totalSteps, power } = withDefaults("PolynomialLR", options, { totalSteps: 5, power: 1 }, {});
    this.#total = totalSteps;
    this.#power = power;
    this.begin();
  }
  protected rate(_initial: number, steps: number, _group: number, current: number): number {
    if (steps === 0 || steps > this.#total) return current;
    return current * ((1 - steps / this.#total) / (1 - (steps - 1) / this.#total)) ** this.#power;
  }
}

/**
 * Moves the rate from its initial value to `minimum` along half a cosine in `firstSteps` steps, and begins again; each round is `multiplier` times as long as
 * the one before (Loshchilov and Hutter 2017).
 */
export class CosineAnnealingWarmRestarts extends Schedule {
  readonly #first: number;
  readonly #multiplier: number;
  readonly #minimum: number;
  constructor(
    optimizer: Scheduled,
    firstSteps: number,
    options: { readonly multiplier?: number; readonly minimum?: number } = {},
  ) {
    super("CosineAnnealingWarmRestarts", optimizer);
    const where = "CosineAnnealingWarmRestarts";
    const { multiplier, minimum } = withDefaults(where, options, { multiplier: 1, minimum: 0 }, {});
    for (const [name, value] of Object.entries({ firstSteps, multiplier }))
      if (!(Number.isSafeInteger(value) && value > 0))
        throw new ArgumentError(`${where}: ${name} must be a positive integer, got ${describe(value)}`);
    this.#first = firstSteps;
    this.#multiplier = multiplier;
    this.#minimum = minimum;
    this.begin();
  }
  protected rate(initial: number, steps: number): number {
    let [at, length] = [steps, this.#first];
    if (this.#multiplier === 1) at %= length;
    else
      while (at >= length) {
        at -= length;
        length *= this.#multiplier;
      }
    return this.#minimum + ((initial - this.#minimum) * (1 + Math.cos((Math.PI * at) / length))) / 2;
  }
}

/** One number for all groups, or one for each. */
export function perGroup(
  name: string,
  what: string,
  optimizer: Scheduled,
  value: number | readonly number[],
): readonly number[] {
  if (!Array.isArray(value)) return optimizer.groups.map(() => checkNumber(name, what, value));
  if (value.length !== optimizer.groups.length)
    throw new ArgumentError(
      `${name}: ${what} must be one number, or one for each of ${optimizer.groups.length} groups; got ${written(value)}`,
    );
  for (const one of value) checkNumber(name, what, one);
  return value as readonly number[];
}

/** Options of `CyclicLR`. */
export interface CyclicOptions {
  /** How many steps the rate rises; 2000 by default. */
  readonly stepsUp?: number;
  /** How many steps it falls; by default as many as it rises. */
  readonly stepsDown?: number;
  /** Whether cycles are alike, each half as high as the one before, or `gamma ** steps` as high. */
  readonly mode?: "triangular" | "triangular2" | "exp_range";
  readonly gamma?: number;
  /** The height of a cycle in place of what `mode` says: a function of the number of the cycle, from 1, or with `scaleBy` "iterations" of steps. */
  readonly scale?: ((at: number) => number) | null;
  readonly scaleBy?: "cycle" | "iterations";
  /** Whether momentum moves in the opposite direction; the optimiser must have it. */
  readonly cycleMomentum?: boolean;
  readonly baseMomentum?: number | readonly number[];
  readonly maxMomentum?: number | readonly number[];
}

/** Moves the rate between two values, up and down again (Smith 2017). Call `step` after each step of the optimiser. */
export class CyclicLR extends Schedule {
  readonly #base: readonly number[];
  readonly #maxima: readonly number[];
  readonly #total: number;
  readonly #share: number;
  readonly #scale: (cycle: number, steps: number) => number;
  readonly #momenta: readonly (readonly [base: number, max: number])[] | null;

  /** @param base the lowest rate, and `maximum` the highest: one for all groups, or one per group */
  constructor(
    optimizer: Scheduled,
    base: number | readonly number[],
    maximum: number | readonly number[],
    options: CyclicOptions = {},
  ) {
    const where = "CyclicLR";
    const given = checkOptimizer(where, optimizer);
    const lowest = perGroup(where, "base", given, base);
    for (const [i, group] of given.groups.entries()) (group as { lr: number }).lr = lowest[i]!;
    super(where, optimizer);
    const { stepsUp, stepsDown, mode, gamma, scale, scaleBy, cycleMomentum, baseMomentum, maxMomentum } = withDefaults(
      where,
      options,
      { stepsUp: 2000, gamma: 1, cycleMomentum: true },
      {
        stepsDown: undefined as number | undefined,
        mode: "triangular" as "triangular" | "triangular2" | "exp_range",
        scale: null as ((at: number) => number) | null,
        scaleBy: "cycle" as "cycle" | "iterations",
        baseMomentum: 0.8 as number | readonly number[],
        maxMomentum: 0.9 as number | readonly number[],
      },
    );
    if (scale === null && !["triangular", "triangular2", "exp_range"].includes(mode))
      throw new ArgumentError(
        `${where}: mode must be "triangular", "triangular2" or "exp_range", got ${written(mode)}`,
      );
    if (scale !== null) assertFunction(scale, `${where}: scale`);
    this.#base = lowest;
    this.#maxima = perGroup(where, "maximum", optimizer, maximum);
    this.#total = stepsUp + (stepsDown ?? stepsUp);
    this.#share = stepsUp / this.#total;
    if (scale !== null) this.#scale = (cycle, steps) => scale(scaleBy === "cycle" ? cycle : steps);
    else if (mode === "triangular") this.#scale = () => 1;
    else if (mode === "triangular2") this.#scale = (cycle) => 1 / 2 ** (cycle - 1);
    else this.#scale = (_, steps) => gamma ** steps;
    this.#momenta = null;
    if (cycleMomentum) {
      const groups = optimizer.groups as readonly Momentous[];
      if (!groups.every((group) => "momentum" in group))
        throw new ArgumentError(`${where}: the optimiser has no momentum to cycle; give { cycleMomentum: false }`);
      const bases = perGroup(where, "baseMomentum", optimizer, baseMomentum);
      const tops = perGroup(where, "maxMomentum", optimizer, maxMomentum);
      this.#momenta = bases.map((one, i) => [one, tops[i]!] as const);
    }
    this.begin();
  }

  /** How far up the rate is after `steps` steps, from 0 to 1, and the number of the cycle. */
  #height(steps: number): readonly [height: number, cycle: number] {
    const cycle = Math.floor(1 + steps / this.#total);
    const x = 1 + steps / this.#total - cycle;
    return [x <= this.#share ? x / this.#share : (x - 1) / (this.#share - 1), cycle];
  }

  protected rate(_initial: number, steps: number, group: number): number {
    const [height, cycle] = this.#height(steps);
    const base = this.#base[group]!;
    return base + (this.#maxima[group]! - base) * height * this.#scale(cycle, steps);
  }

  protected override begin(): void {
    super.begin();
    if (this.#momenta === null) return;
    const [height, cycle] = this.#height(this.steps);
    for (const [i, [base, max]] of this.#momenta.entries())
      (this.optimizer.groups[i] as Momentous).momentum = max - (max - base) * height * this.#scale(cycle, this.steps);
  }
}

/** @throws ArgumentError unless these are the states of the schedules that another one runs */
function checkAll(schedules: readonly Schedule[], state: ScheduleState): void {
  const { schedules: states } = state;
  if (!Array.isArray(states) || states.length !== schedules.length)
    throw new ArgumentError(
      `loadStateDict: expected the states of ${schedules.length} schedules, got ${describe(states)}`,
    );
  for (const [i, schedule] of schedules.entries()) schedule.checkState(states[i]! as ScheduleState);
}

/** @throws ArgumentError unless these are schedules of the optimiser */
function checkSchedules(name: string, schedules: readonly Schedule[], optimizer: Scheduled | null): Scheduled {
  if (!Array.isArray(schedules) || schedules.length === 0)
    throw new ArgumentError(`${name}: expected an array of at least one schedule, got ${describe(schedules)}`);
  for (const [i, schedule] of schedules.entries()) {
    if (typeof (schedule as Partial<Schedule> | null)?.restart !== "function")
      throw new ArgumentError(`${name}: element ${i} must be a schedule, got ${describe(schedule)}`);
    if ((schedule as Schedule).optimizer !== (optimizer ?? (schedules[0] as Schedule).optimizer))
      throw new ArgumentError(`${name}: schedule ${i} is of another optimiser`);
  }
  return optimizer ?? (schedules[0] as Schedule).optimizer;
}

/** Runs schedules one after the other: the next one begins at each of `milestones`, from its first step. */
export class SequentialLR extends Schedule {
  readonly #schedules: readonly Schedule[];
  readonly #milestones: readonly number[];

  /** @param milestones one less than schedules */
  constructor(optimizer: Scheduled, schedules: readonly Schedule[], milestones: readonly number[]) {
    super("SequentialLR", optimizer);
    checkSchedules("SequentialLR", schedules, optimizer);
    if (!Array.isArray(milestones) || milestones.length !== schedules.length - 1)
      throw new ArgumentError(
        `SequentialLR: ${schedules.length} schedules need ${schedules.length - 1} milestones, got ${written(milestones)}`,
      );
    this.#schedules = schedules;
    this.#milestones = milestones;
    for (const group of optimizer.groups) group.lr = group.initialLr ?? group.lr;
    schedules[0]!.restart();
  }

  protected rate(_initial: number, _steps: number, _group: number, current: number): number {
    return current;
  }

  override step(): void {
    super.step();
    const at = this.#milestones.filter((milestone) => milestone <= this.steps).length;
    const schedule = this.#schedules[at]!;
    if (at > 0 && this.#milestones[at - 1] === this.steps) schedule.restart();
    else schedule.step();
  }

  override stateDict(): ScheduleState {
    return { ...super.stateDict(), schedules: this.#schedules.map((schedule) => schedule.stateDict()) };
  }

  override checkState(state: ScheduleState): void {
    super.checkState(state);
    checkAll(this.#schedules, state);
  }

  override loadStateDict(state: ScheduleState): void {
    this.checkState(state);
    for (const [i, schedule] of this.#schedules.entries()) schedule.loadStateDict(state.schedules![i]!);
    super.loadStateDict(state);
  }
}

/** Runs schedules together: each changes the rate that the one before left. */
export class ChainedScheduler extends Schedule {
  readonly #schedules: readonly Schedule[];

  constructor(schedules: readonly Schedule[]) {
    super("ChainedScheduler", checkSchedules("ChainedScheduler", schedules, null));
    this.#schedules = schedules;
  }

  protected rate(_initial: number, _steps: number, _group: number, current: number): number {
    return current;
  }

  override step(): void {
    super.step();
    for (const schedule of this.#schedules) schedule.step();
  }

  override stateDict(): ScheduleState {
    return { ...super.stateDict(), schedules: this.#schedules.map((schedule) => schedule.stateDict()) };
  }

  override checkState(state: ScheduleState): void {
    super.checkState(state);
    checkAll(this.#schedules, state);
  }

  override loadStateDict(state: ScheduleState): void {
    this.checkState(state);
    for (const [i, schedule] of this.#schedules.entries()) schedule.loadStateDict(state.schedules![i]!);
    super.loadStateDict(state);
  }
}

/** The state of `ReduceLROnPlateau`: the best measurement (null before the first), and the counters. */
export interface PlateauState {
  readonly best: number | null;
  readonly bad: number;
  readonly cooling: number;
}

/** Multiplies the rate by `factor` when a measured value has not improved for more than `patience` steps. */
export class ReduceLROnPlateau {
  readonly optimizer: Scheduled;
  readonly #settings: {
    readonly mode: "min" | "max";
    readonly factor: number;
    readonly patience: number;
    readonly threshold: number;
    readonly thresholdMode: "rel" | "abs";
    readonly cooldown: number;
    readonly minimum: number;
    readonly eps: number;
  };
  #best: number;
  #bad = 0;
  #cooling = 0;

  /**
   * @param options `threshold`: the least improvement, relative to the best value or, with `thresholdMode: "abs"`, absolute; `cooldown`: the number
   * of steps after a reduction during which none is counted; `minimum`: the lowest rate; `eps`: smaller changes of the rate are skipped
   */
  constructor(
    optimizer: Scheduled,
    options: Partial<{
      mode: "min" | "max";
      factor: number;
      patience: number;
      threshold: number;
      thresholdMode: "rel" | "abs";
      cooldown: number;
      minimum: number;
      eps: number;
    }> = {},
  ) {
    const settings = withDefaults(
      "ReduceLROnPlateau",
      options,
      { factor: 0.1, patience: 10, threshold: 1e-4, cooldown: 0, minimum: 0, eps: 1e-8 },
      { mode: "min" as "min" | "max", thresholdMode: "rel" as "rel" | "abs" },
    );
    const { mode, factor, thresholdMode } = settings;
    if (mode !== "min" && mode !== "max")
      throw new ArgumentError(`ReduceLROnPlateau: mode must be "min" or "max", got ${describe(mode)}`);
    if (thresholdMode !== "rel" && thresholdMode !== "abs")
      throw new ArgumentError(
        `ReduceLROnPlateau: thresholdMode must be "rel" or "abs", got ${describe(thresholdMode)}`,
      );
    if (!(factor < 1)) throw new ArgumentError(`ReduceLROnPlateau: factor must be less than 1, got ${factor}`);
    this.optimizer = checkOptimizer("ReduceLROnPlateau", optimizer);
    this.#settings = settings;
    this.#best = this.#worst;
  }

  get rates(): readonly number[] {
    return this.optimizer.groups.map(({ lr }) => lr);
  }

  /** @param measured the value to minimise, or to maximise with mode "max", such as the loss */
  step(measured: number): void {
    if (typeof measured !== "number")
      throw new ArgumentError(
        `ReduceLROnPlateau: step requires the measured value as a number, got ${describe(measured)}`,
      );
    const { mode, factor, patience, threshold, thresholdMode, cooldown, minimum, eps } = this.#settings;
    const sign = mode === "min" ? -1 : 1;
    const mark = thresholdMode === "rel" ? this.#best * (1 + sign * threshold) : this.#best + sign * threshold;
    const better = mode === "min" ? measured < mark : measured > mark;
    if (better) {
      this.#best = measured;
      this.#bad = 0;
    } else this.#bad++;
    if (this.#cooling > 0) {
      this.#cooling--;
      this.#bad = 0;
    }
    if (this.#bad <= patience) return;
    for (const group of this.optimizer.groups) {
      const next = Math.max(group.lr * factor, minimum);
      if (group.lr - next > eps) group.lr = next;
    }
    this.#cooling = cooldown;
    this.#bad = 0;
  }

  /** The state of the schedule; the rates are in the optimiser's state. */
  stateDict(): PlateauState {
    return { best: this.#best === this.#worst ? null : this.#best, bad: this.#bad, cooling: this.#cooling };
  }

  /** Continues from the state of another schedule of this kind. */
  loadStateDict(state: PlateauState): void {
    const { best, bad, cooling, ...others } = (state ?? {}) as Partial<PlateauState>;
    const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0;
    if ((best !== null && typeof best !== "number") || Number.isNaN(best) || !isCount(bad) || !isCount(cooling))
      throw new ArgumentError(`loadStateDict: expected the state of ReduceLROnPlateau, got ${describe(state)}`);
    checkNoOthers("ReduceLROnPlateau", others);
    this.#best = best ?? this.#worst;
    this.#bad = bad!;
    this.#cooling = cooling!;
  }

  get #worst(): number {
    return this.#settings.mode === "min" ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
  }
}
