// Schedules: how the rates of an optimiser's groups change from epoch to epoch, or from step to step.

import { describe } from "../core/describe.js";
import { ArgumentError } from "../core/errors.js";
import { withDefaults } from "../core/options.js";

/** What a schedule changes: an optimiser. */
export interface Scheduled {
  readonly groups: readonly { lr: number }[];
}

function checkOptimizer(name: string, optimizer: unknown): Scheduled {
  const { groups } = (optimizer ?? {}) as Partial<Scheduled>;
  if (Array.isArray(groups) && groups.every(({ lr }) => typeof lr === "number")) return optimizer as Scheduled;
  throw new ArgumentError(`${name}: expected an optimiser, got ${describe(optimizer)}`);
}

function checkNumber(name: string, what: string, value: unknown): number {
  if (typeof value === "number") return value;
  throw new ArgumentError(`${name}: ${what} has to be a number, got ${describe(value)}`);
}

/** What goes on when a program is continued. */
export interface ScheduleState {
  readonly steps: number;
  readonly initial: readonly number[];
  readonly more: Readonly<Record<string, number>>;
}

/** The base of schedules that give each rate from its first value and the number of steps. */
export abstract class Schedule {
  readonly optimizer: Scheduled;
  #initial: readonly number[];
  #steps = 0;

  /** `begin` sets the rates of step 0. */
  constructor(name: string, optimizer: Scheduled) {
    this.optimizer = checkOptimizer(name, optimizer);
    this.#initial = optimizer.groups.map(({ lr }) => lr);
  }

  /** How often `step` was called. */
  get steps(): number {
    return this.#steps;
  }

  /** The rates now. */
  get rates(): readonly number[] {
    return this.optimizer.groups.map(({ lr }) => lr);
  }

  protected abstract rate(initial: number, steps: number, group: number): number;

  protected begin(): void {
    for (const [i, group] of this.optimizer.groups.entries()) group.lr = this.rate(this.#initial[i]!, this.#steps, i);
  }

  /** Once after each epoch, or after each step of the optimiser, as the schedule counts. */
  step(): void {
    this.#steps++;
    this.begin();
  }

  stateDict(): ScheduleState {
    return { steps: this.#steps, initial: this.#initial, more: {} };
  }

  /** Goes on where another schedule of this kind was; the rates become those of that step. */
  loadStateDict(state: ScheduleState): void {
    const { steps, initial } = (state ?? {}) as Partial<ScheduleState>;
    if (!Array.isArray(initial) || typeof steps !== "number")
      throw new ArgumentError(`loadStateDict: expected the state of a schedule, got ${describe(state)}`);
    if (initial.length !== this.optimizer.groups.length)
      throw new ArgumentError(
        `the schedule's state is of ${initial.length} groups, not ${this.optimizer.groups.length}`,
      );
    this.#steps = steps;
    this.#initial = initial;
    this.begin();
  }
}

/** The first rate times what a function of the number of steps gives: one function, or one for each group. */
export class LambdaLR extends Schedule {
  readonly #factors: readonly ((steps: number) => number)[];
  constructor(optimizer: Scheduled, factor: ((steps: number) => number) | readonly ((steps: number) => number)[]) {
    super("LambdaLR", optimizer);
    this.#factors = typeof factor === "function" ? optimizer.groups.map(() => factor) : factor;
    if (this.#factors.length !== optimizer.groups.length)
      throw new ArgumentError(`LambdaLR: ${this.#factors.length} functions for ${optimizer.groups.length} groups`);
    this.begin();
  }
  protected rate(initial: number, steps: number, group: number): number {
    return initial * this.#factors[group]!(steps);
  }
}

/** The rate times `gamma` after every `stepSize` steps. */
export class StepLR extends Schedule {
  readonly #size: number;
  readonly #gamma: number;
  constructor(optimizer: Scheduled, stepSize: number, gamma = 0.1) {
    super("StepLR", optimizer);
    if (!(Number.isInteger(stepSize) && stepSize > 0))
      throw new ArgumentError(`StepLR: stepSize is a whole number above 0, got ${describe(stepSize)}`);
    this.#size = stepSize;
    this.#gamma = checkNumber("StepLR", "gamma", gamma);
    this.begin();
  }
  protected rate(initial: number, steps: number): number {
    return initial * this.#gamma ** Math.floor(steps / this.#size);
  }
}

/** The rate times `gamma` at each of these steps. */
export class MultiStepLR extends Schedule {
  readonly #milestones: readonly number[];
  readonly #gamma: number;
  constructor(optimizer: Scheduled, milestones: readonly number[], gamma = 0.1) {
    super("MultiStepLR", optimizer);
    if (!Array.isArray(milestones))
      throw new ArgumentError(`MultiStepLR: milestones are a list of steps, got ${describe(milestones)}`);
    this.#milestones = milestones;
    this.#gamma = checkNumber("MultiStepLR", "gamma", gamma);
    this.begin();
  }
  protected rate(initial: number, steps: number): number {
    return initial * this.#gamma ** this.#milestones.filter((at) => at <= steps).length;
  }
}

/** The rate times `gamma` with every step. */
export class ExponentialLR extends Schedule {
  readonly #gamma: number;
  constructor(optimizer: Scheduled, gamma: number) {
    super("ExponentialLR", optimizer);
    this.#gamma = checkNumber("ExponentialLR", "gamma", gamma);
    this.begin();
  }
  protected rate(initial: number, steps: number): number {
    return initial * this.#gamma ** steps;
  }
}

/** From `startFactor` to `endFactor` times the first rate along a straight line, in `totalSteps` steps: a warm-up. */
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
  protected rate(initial: number, steps: number): number {
    return initial * (this.#start + (this.#end - this.#start) * Math.min(1, steps / this.#total));
  }
}

/** From the first rate to `minimum` along half a cosine, in `totalSteps` steps, and back again (Loshchilov and Hutter 2016). */
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
  protected rate(initial: number, steps: number): number {
    return this.#minimum + ((initial - this.#minimum) * (1 + Math.cos((Math.PI * steps) / this.#total))) / 2;
  }
}

/** Up to `maximum` and down again (Smith and Topin 2017): one call after each step of the optimiser, `totalSteps` in all. */
export class OneCycleLR extends Schedule {
  readonly #maximum: number;
  readonly #total: number;
  readonly #up: number;
  readonly #cosine: boolean;
  readonly #first: number;
  readonly #last: number;
  constructor(
    optimizer: Scheduled,
    maximum: number,
    totalSteps: number,
    options: {
      /** Of the steps that go up. */
      readonly share?: number;
      readonly shape?: "cosine" | "linear";
      /** The first rate is the maximum divided by it. */
      readonly divFactor?: number;
      /** The last rate is the first one divided by it. */
      readonly finalDivFactor?: number;
    } = {},
  ) {
    super("OneCycleLR", optimizer);
    const { share, shape, divFactor, finalDivFactor } = withDefaults(
      "OneCycleLR",
      options,
      { share: 0.3, divFactor: 25, finalDivFactor: 1e4 },
      { shape: "cosine" as "cosine" | "linear" },
    );
    if (shape !== "cosine" && shape !== "linear")
      throw new ArgumentError(`OneCycleLR: shape is "cosine" or "linear", got ${JSON.stringify(shape)}`);
    this.#maximum = checkNumber("OneCycleLR", "maximum", maximum);
    this.#total = checkNumber("OneCycleLR", "totalSteps", totalSteps);
    this.#up = share * totalSteps - 1;
    this.#cosine = shape === "cosine";
    this.#first = maximum / divFactor;
    this.#last = maximum / divFactor / finalDivFactor;
    this.begin();
  }
  protected rate(_initial: number, steps: number): number {
    // As many calls as steps: that after the last step has a rate, which nothing uses.
    if (steps > this.#total)
      throw new ArgumentError(`OneCycleLR: the cycle has ${this.#total} steps, and this is one more`);
    const between = (from: number, to: number, share: number): number =>
      this.#cosine ? to + ((from - to) / 2) * (Math.cos(Math.PI * share) + 1) : (to - from) * share + from;
    return steps <= this.#up
      ? between(this.#first, this.#maximum, steps / this.#up)
      : between(this.#maximum, this.#last, (steps - this.#up) / (this.#total - 1 - this.#up));
  }
}

/** The rate times `factor` when what is measured has not become better for more than `patience` steps. */
export class ReduceLROnPlateau {
  readonly optimizer: Scheduled;
  readonly #settings: {
    readonly mode: "min" | "max";
    readonly factor: number;
    readonly patience: number;
    readonly threshold: number;
    readonly cooldown: number;
    readonly minimum: number;
  };
  #best: number;
  #bad = 0;
  #cooling = 0;

  /**
   * @param options `threshold`: how much better, relative to the best, counts; `cooldown`: how many steps after a change nothing is counted;
   * `minimum`: the least rate
   */
  constructor(
    optimizer: Scheduled,
    options: Partial<{
      mode: "min" | "max";
      factor: number;
      patience: number;
      threshold: number;
      cooldown: number;
      minimum: number;
    }> = {},
  ) {
    const settings = withDefaults(
      "ReduceLROnPlateau",
      options,
      { factor: 0.1, patience: 10, threshold: 1e-4, cooldown: 0, minimum: 0 },
      { mode: "min" as "min" | "max" },
    );
    const { mode, factor } = settings;
    if (mode !== "min" && mode !== "max")
      throw new ArgumentError(`ReduceLROnPlateau: mode is "min" or "max", got ${describe(mode)}`);
    if (!(factor < 1)) throw new ArgumentError(`ReduceLROnPlateau: factor is below 1, got ${factor}`);
    this.optimizer = checkOptimizer("ReduceLROnPlateau", optimizer);
    this.#settings = settings;
    this.#best = mode === "min" ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
  }

  get rates(): readonly number[] {
    return this.optimizer.groups.map(({ lr }) => lr);
  }

  /** @param measured the loss, or whatever is to fall (or to grow) */
  step(measured: number): void {
    if (typeof measured !== "number")
      throw new ArgumentError(`ReduceLROnPlateau: step takes what is measured as a number, got ${describe(measured)}`);
    const { mode, factor, patience, threshold, cooldown, minimum } = this.#settings;
    const better = mode === "min" ? measured < this.#best * (1 - threshold) : measured > this.#best * (1 + threshold);
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
      if (group.lr - next > 1e-8) group.lr = next;
    }
    this.#cooling = cooldown;
    this.#bad = 0;
  }
}
