// Loss scaling, so that float16 gradients neither underflow nor overflow.

import { all, isfinite, mul__Scalar, mul_Tensor } from "../../generated/operators.js";
import { noGrad } from "../autograd/grad-mode.js";
import { describe } from "../core/describe.js";
import { ArgumentError, AutogradError } from "../core/errors.js";
import { checkOptions } from "../core/options.js";
import { storageOf } from "../core/storage.js";
import { isTensor, makeTensor, type Tensor } from "../core/tensor.js";
import { treeMap } from "../modes/tree.js";

/** An optimiser, as far as the scaler needs it. */
export interface ScaledOptimizer {
  /** The tensors whose gradients are scaled. */
  readonly parameters: Iterable<Tensor> | (() => Iterable<Tensor>);
  step(): unknown;
}

function checkOptimizer(where: string, optimizer: unknown): void {
  const { parameters, step } = (optimizer ?? {}) as Partial<ScaledOptimizer>;
  if (typeof step !== "function" || (typeof parameters !== "function" && parameters?.[Symbol.iterator] === undefined))
    throw new ArgumentError(`${where}: expected an optimiser, with parameters and step, got ${describe(optimizer)}`);
}

export interface GradScalerOptions {
  /** The initial scale; 65536 by default. */
  readonly initScale?: number | undefined;
  /** The factor by which the scale grows after `growthInterval` consecutive steps with finite gradients; 2 by default. */
  readonly growthFactor?: number | undefined;
  /** The factor by which the scale shrinks after a step with gradients that are not finite; 0.5 by default. */
  readonly backoffFactor?: number | undefined;
  /** 2000 by default. */
  readonly growthInterval?: number | undefined;
  /** False disables scaling. */
  readonly enabled?: boolean | undefined;
}

/** The result of `state()`, and the argument of `load`. */
export interface GradScalerState {
  readonly scale: number;
  readonly growthTracker: number;
}

const optionNames: readonly string[] = ["initScale", "growthFactor", "backoffFactor", "growthInterval", "enabled"];

/**
 * Multiplies losses by a scale, divides gradients by it, skips steps with gradients that are not finite, and adapts the scale:
 * `scaler.scale(loss).backward(); scaler.step(optimizer); scaler.update();`
 */
export class GradScaler {
  readonly enabled: boolean;
  private factor: number;
  private readonly growthFactor: number;
  private readonly backoffFactor: number;
  private readonly growthInterval: number;
  private tracker = 0;
  /** The optimisers whose gradients are already unscaled, and whether these were finite. */
  private readonly finite = new Map<ScaledOptimizer, boolean>();

  /**
   * @throws ArgumentError for an unknown or invalid option
   */
  constructor(options: GradScalerOptions = {}) {
    checkOptions("GradScaler", options, optionNames);
    const { initScale = 65536, growthFactor = 2, backoffFactor = 0.5, growthInterval = 2000, enabled = true } = options;
    const wrong = !(initScale > 0 && Number.isFinite(initScale))
      ? `initScale must be greater than 0, got ${describe(initScale)}`
      : !(growthFactor > 1)
        ? `growthFactor must be greater than 1, got ${describe(growthFactor)}`
        : !(backoffFactor > 0 && backoffFactor < 1)
          ? `backoffFactor must be between 0 and 1, got ${describe(backoffFactor)}`
          : !(Number.isSafeInteger(growthInterval) && growthInterval > 0)
            ? `growthInterval must be a positive integer, got ${describe(growthInterval)}`
            : typeof enabled !== "boolean"
              ? `enabled must be true or false, got ${describe(enabled)}`
              : null;
    if (wrong !== null) throw new ArgumentError(`GradScaler: ${wrong}`);
    this.factor = initScale;
    this.growthFactor = growthFactor;
    this.backoffFactor = backoffFactor;
    this.growthInterval = growthInterval;
    this.enabled = enabled;
  }

  /** The current scale; 1 if the scaler is disabled. */
  get scaleFactor(): number {
    return this.enabled ? this.factor : 1;
  }

  /** Losses times the scale: a tensor or a tree of tensors. 0-d float16 losses are returned in float32, which can represent the product. */
  scale<T>(outputs: T): T {
    if (!this.enabled) return outputs;
    return treeMap((leaf: unknown) => {
      if (!isTensor(leaf)) throw new ArgumentError(`GradScaler.scale: expected tensors, got ${describe(leaf)}`);
      // A 0-d float32 tensor, not a number: it promotes a float16 loss, whose dtype could not represent the scale.
      return mul_Tensor(leaf, makeTensor(storageOf(Float32Array.of(this.factor), "float32"), [], [], 0, "float32"));
    }, outputs) as T;
  }

  /**
   * Divides the gradients of an optimiser's parameters by the scale, for clipping before `step`.
   * @throws AutogradError if they were already unscaled since the last `update`, and if no parameter has a gradient
   */
  unscale(optimizer: ScaledOptimizer): void {
    checkOptimizer("GradScaler.unscale", optimizer);
    if (!this.enabled) return;
    if (this.finite.has(optimizer))
      throw new AutogradError(
        "GradScaler.unscale: the gradients of this optimiser are already unscaled; call update() after each step",
      );
    const parameters = typeof optimizer.parameters === "function" ? optimizer.parameters() : optimizer.parameters;
    let found = 0;
    let finite = true;
    noGrad(() => {
      for (const { grad } of parameters) {
        if (grad === null) continue;
        found++;
        if (!all(isfinite(grad)).item()) finite = false;
        mul__Scalar(grad, 1 / this.factor);
      }
    });
    if (found === 0)
      throw new AutogradError(
        "GradScaler: no parameter of the optimiser has a gradient; call scale(loss).backward() first",
      );
    this.finite.set(optimizer, finite);
  }

  /**
   * Unscales gradients, unless `unscale` was called, and steps the optimiser if all of them are finite.
   * @returns whether the optimiser was stepped
   */
  step(optimizer: ScaledOptimizer): boolean {
    checkOptimizer("GradScaler.step", optimizer);
    if (this.enabled && !this.finite.has(optimizer)) this.unscale(optimizer);
    const steps = !this.enabled || this.finite.get(optimizer)!;
    if (steps) optimizer.step();
    return steps;
  }

  /**
   * Adapts the scale after a step: lowers it if any optimiser's gradients were not finite, raises it after
   * `growthInterval` finite steps.
   * @throws AutogradError if no optimiser was stepped or unscaled since the last call
   */
  update(): void {
    if (!this.enabled) return;
    if (this.finite.size === 0)
      throw new AutogradError(
        "GradScaler.update: no gradients were unscaled since the last update; call step(optimizer) first",
      );
    const allFinite = ![...this.finite.values()].includes(false);
    this.finite.clear();
    if (!allFinite) {
      this.factor *= this.backoffFactor;
      this.tracker = 0;
    } else if (++this.tracker === this.growthInterval) {
      // A scale that float32 cannot hold would make every loss infinite.
      const grown = this.factor * this.growthFactor;
      if (Number.isFinite(Math.fround(grown))) this.factor = grown;
      this.tracker = 0;
    }
  }

  /** The state, for saving. */
  state(): GradScalerState {
    return { scale: this.factor, growthTracker: this.tracker };
  }

  /** Restores a saved state. */
  load(state: GradScalerState): void {
    checkOptions("GradScaler.load", state, ["scale", "growthTracker"]);
    const { scale, growthTracker } = state;
    if (typeof scale !== "number" || !Number.isSafeInteger(growthTracker))
      throw new ArgumentError(
        "GradScaler.load: scale must be a number and growthTracker an integer, as in the result of state()",
      );
    this.factor = scale;
    this.tracker = growthTracker;
  }
}
