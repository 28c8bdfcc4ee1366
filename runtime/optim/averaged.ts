// Averages of a model's weights over training, and the schedule for stochastic weight averaging (Izmailov et al. 2018).

import {
  add__Scalar,
  add_Tensor,
  copy_,
  detach,
  div_Scalar,
  mul_Scalar,
  scalar_tensor,
  sub_Tensor,
} from "../../generated/operators.js";
import { noGrad } from "../autograd/grad-mode.js";
import { describe } from "../core/describe.js";
import { ArgumentError } from "../core/errors.js";
import { withDefaults } from "../core/options.js";
import { assertFunction, type Tensor } from "../core/tensor.js";
import { checkChoice } from "../nn/choices.js";
import { copyModule } from "../nn/copies.js";
import { buffer, isModule, Module } from "../nn/module.js";
import { perGroup, Schedule, type Scheduled } from "./schedules.js";

/** Computes the next average from the average so far, the model's value, and the number of values in the average. */
export type Average = (averaged: Tensor, value: Tensor, count: number) => Tensor;

/** Options of `AveragedModel`. */
export interface AveragedModelOptions<M> {
  /** The rule: by default all values count alike. `emaAverage(0.999)` is an exponential moving average. */
  readonly average?: Average;
  /** Whether buffers, such as running statistics, are averaged, too; otherwise they are copied when the model is wrapped. */
  readonly useBuffers?: boolean;
  /** Makes a module for the average, where `copyModule` cannot. */
  readonly make?: () => M;
}

/** The rule of an exponential moving average: `decay * averaged + (1 - decay) * value`. */
export function emaAverage(decay = 0.999): Average {
  if (!(typeof decay === "number" && decay >= 0 && decay <= 1))
    throw new ArgumentError(`emaAverage: decay must be a number from 0 to 1, got ${describe(decay)}`);
  return (averaged, value) => add_Tensor(mul_Scalar(averaged, decay), value, 1 - decay);
}

const mean: Average = (averaged, value, count) =>
  add_Tensor(averaged, div_Scalar(sub_Tensor(value, averaged, 1), count + 1), 1);

/**
 * A model whose parameters are averages of another's, over the calls of `updateParameters`:
 *
 *     const averaged = new AveragedModel(model, { average: emaAverage(0.999) });
 *     ...
 *     optimizer.step();
 *     averaged.updateParameters(model);
 *     ...
 *     averaged.eval().forward(x);
 */
export class AveragedModel<M extends Module = Module> extends Module {
  /** The copy that has the averages. */
  readonly module: M;
  /** How many values the averages have. */
  nAveraged: Tensor;
  protected readonly average: Average | null;
  protected readonly useBuffers: boolean;

  /** @throws ArgumentError for what is not a module; UnsupportedError where it cannot be copied (see `copyModule`) */
  constructor(model: M, options: AveragedModelOptions<M> = {}) {
    super();
    if (!isModule(model)) throw new ArgumentError(`AveragedModel: expected a module, got ${describe(model)}`);
    const { average, useBuffers, make } = withDefaults(
      "AveragedModel",
      options,
      { useBuffers: false },
      { average: null as Average | null, make: undefined as (() => M) | undefined },
    );
    if (average !== null) assertFunction(average, "AveragedModel: average");
    this.module = copyModule(model, make);
    this.nAveraged = buffer(scalar_tensor(0, "int64", null, null, null));
    this.average = average;
    this.useBuffers = useBuffers;
  }

  /** Adds the model's current values to the averages; the first call copies them. */
  updateParameters(model: M): void {
    if (!isModule(model))
      throw new ArgumentError(`AveragedModel.updateParameters: expected a module, got ${describe(model)}`);
    const [own, theirs] = [this.#values(this.module), this.#values(model)];
    if (own.length !== theirs.length)
      throw new ArgumentError("AveragedModel.updateParameters: the model has other parameters than the one averaged");
    const so = Number(this.nAveraged.item());
    noGrad(() => {
      for (const [i, averaged] of own.entries()) {
        const value = theirs[i]!;
        const next = so === 0 ? value : (this.average ?? mean)(detach(averaged), detach(value), so);
        copy_(averaged, next, false);
      }
      add__Scalar(this.nAveraged, 1, 1);
    });
  }

  #values(model: Module): readonly Tensor[] {
    const parameters = [...model.parameters()];
    return this.useBuffers ? [...parameters, ...model.namedBuffers().map(([, tensor]) => tensor)] : parameters;
  }

  /** Computes with the averages. */
  forward(...inputs: Parameters<M["forward"]>): ReturnType<M["forward"]> {
    return this.module.forward(...(inputs as never[])) as ReturnType<M["forward"]>;
  }
}

/** Options of `SWALR`: in how many steps the rate reaches its value, 10 by default, and along what curve. */
export interface SWALROptions {
  readonly annealSteps?: number;
  readonly shape?: "cosine" | "linear";
}

/** Moves the rate to a constant value, for the last part of training, whose weights are averaged. */
export class SWALR extends Schedule {
  readonly #rates: readonly number[];
  readonly #steps: number;
  readonly #curve: (share: number) => number;

  /** @param rate the value: one for all groups, or one per group */
  constructor(optimizer: Scheduled, rate: number | readonly number[], options: SWALROptions = {}) {
    super("SWALR", optimizer);
    const { annealSteps, shape } = withDefaults(
      "SWALR",
      options,
      { annealSteps: 10 },
      { shape: "cosine" as "cosine" | "linear" },
    );
    if (!(Number.isSafeInteger(annealSteps) && annealSteps >= 0))
      throw new ArgumentError(`SWALR: annealSteps must be an integer, 0 or more, got ${annealSteps}`);
    checkChoice("SWALR", "shape", shape, ["cosine", "linear"]);
    this.#rates = perGroup("SWALR", "rate", optimizer, rate);
    this.#steps = annealSteps;
    this.#curve = shape === "linear" ? (t) => t : (t) => (1 - Math.cos(Math.PI * t)) / 2;
    this.begin();
  }

  protected rate(_initial: number, steps: number, group: number, current: number): number {
    const step = this.#steps === 0 ? Math.max(1, steps) : steps;
    const at = (count: number): number => this.#curve(Math.max(0, Math.min(1, count / Math.max(1, this.#steps))));
    const [before, now] = [at(step - 1), at(step)];
    const final = this.#rates[group]!;
    const first = before === 1 ? final : (current - before * final) / (1 - before);
    return final * now + first * (1 - now);
  }

  protected override firstRate(_initial: number, current: number): number {
    return current;
  }
}
