// Scaling of losses, so that gradients in float16 neither vanish nor overflow, and of the steps that follow.

import { all, isfinite, mul__Scalar, mul_Tensor } from "../../generated/operators.js";
import { noGrad } from "../autograd/grad-mode.js";
import { describe } from "../core/describe.js";
import { ArgumentError, AutogradError } from "../core/errors.js";
import { checkOptions } from "../core/options.js";
import { storageOf } from "../core/storage.js";
import { isTensor, makeTensor, type Tensor } from "../core/tensor.js";
import { treeMap } from "../modes/tree.js";

/** What a scaler does with an optimizer: it looks at the parameters' gradients, and steps where they are finite. */
export interface ScaledOptimizer {
  /** The tensors whose gradients are scaled: an array, or an iterable. */
  readonly parameters: Iterable<Tensor> | (() => Iterable<Tensor>);
  step(): unknown;
}

function checkOptimizer(where: string, optimizer: unknown): void {
  const { parameters, step } = (optimizer ?? {}) as Partial<ScaledOptimizer>;
  if (typeof step !== "function" || (typeof parameters !== "function" && parameters?.[Symbol.iterator] === undefined))
    throw new ArgumentError(`${where}: expected an optimiser, with parameters and step, got ${describe(optimizer)}`);
}

export interface GradScalerOptions {
  /** The first scale; 65536 unless given. */
  readonly initScale?: number | undefined;
  /** What the scale grows by after `growthInterval` steps without an infinity; 2 unless given. */
  readonly growthFactor?: number | undefined;
  /** What it shrinks by after a step with one; 0.5 unless given. */
  readonly backoffFactor?: number | undefined;
  /** 2000 unless given. */
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
 * Multiplies losses by a scale, divides gradients by it again, leaves a step out whose gradients are not finite, and adapts the scale:
 * `scaler.scale(loss).backward(); scaler.step(optimizer); scaler.update();`
 */
export class GradScaler {
  readonly enabled: boolean;
  private factor: number;
  private readonly growthFactor: number;
  private readonly backoffFactor: number;
  private readonly growthInterval: number;
  private tracker = 0;
  /** The optimizers whose gradients are divided already, and whether these were finite. */
  private readonly finite = new Map<ScaledOptimizer, boolean>();

  /**
   * @throws ArgumentError for an unknown option, a growth below 1, a backoff that does not shrink, an interval that is not an
   * integer
   */
  constructor(options: GradScalerOptions = {}) {
    checkOptions("GradScaler", options, optionNames);
    const { initScale = 65536, growthFactor = 2, backoffFactor = 0.5, growthInterval = 2000, enabled = true } = options;
    const wrong = !(initScale > 0 && Number.isFinite(initScale))
      ? `initScale has to be above 0, got ${describe(initScale)}`
      : !(growthFactor > 1)
        ? `growthFactor has to be above 1, got ${describe(growthFactor)}`
        : !(backoffFactor > 0 && backoffFactor < 1)
          ? `backoffFactor has to lie between 0 and 1, got ${describe(backoffFactor)}`
          : !(Number.isSafeInteger(growthInterval) && growthInterval > 0)
            ? `growthInterval has to be a whole number of steps, got ${describe(growthInterval)}`
            : typeof enabled !== "boolean"
              ? `enabled has to be true or false, got ${describe(enabled)}`
              : null;
    if (wrong !== null) throw new ArgumentError(`GradScaler: ${wrong}`);
    this.factor = initScale;
    this.growthFactor = growthFactor;
    this.backoffFactor = backoffFactor;
    this.growthInterval = growthInterval;
    this.enabled = enabled;
  }

  /** What losses are multiplied by now; 1 where the scaler is not enabled. */
  get scaleFactor(): number {
    return this.enabled ? this.factor : 1;
  }

  /** Losses times the scale: a tensor, or a tree of them. Those of float16 without dimensions come back in float32, which holds the product. */
  scale<T>(outputs: T): T {
    if (!this.enabled) return outputs;
    return treeMap((leaf: unknown) => {
      if (!isTensor(leaf)) throw new ArgumentError(`GradScaler.scale: expected tensors, got ${describe(leaf)}`);
      // A 0-dim tensor of float32, not a number: it promotes a short loss, whose dtype could not hold the scale.
      return mul_Tensor(leaf, makeTensor(storageOf(Float32Array.of(this.factor), "float32"), [], [], 0, "float32"));
    }, outputs) as T;
  }

  /**
   * Divides the gradients of an optimizer's parameters by the scale, for clipping before `step`.
   * @throws AutogradError where that was done since the last `update`, and where no parameter has a gradient
   */
  unscale(optimizer: ScaledOptimizer): void {
    checkOptimizer("GradScaler.unscale", optimizer);
    if (!this.enabled) return;
    if (this.finite.has(optimizer))
      throw new AutogradError(
        "GradScaler.unscale: the gradients of this optimizer are unscaled already; call update() after each step",
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
        "GradScaler: no parameter of the optimizer has a gradient; call scale(loss).backward() before",
      );
    this.finite.set(optimizer, finite);
  }

  /**
   * Steps the optimizer, unless a gradient contains an infinity or NaN. Unscales them unless `unscale` did.
   * @returns whether it stepped
   */
  step(optimizer: ScaledOptimizer): boolean {
    checkOptimizer("GradScaler.step", optimizer);
    if (this.enabled && !this.finite.has(optimizer)) this.unscale(optimizer);
    const steps = !this.enabled || this.finite.get(optimizer)!;
    if (steps) optimizer.step();
    return steps;
  }

  /**
   * Adapts the scale after a step: smaller if any optimizer's gradients were not finite, larger after many finite
   * steps.
   * @throws AutogradError where no optimizer was stepped or unscaled since the last time
   */
  update(): void {
    if (!this.enabled) return;
    if (this.finite.size === 0)
      throw new AutogradError(
        "GradScaler.update: no gradients were unscaled since the last update; call step(optimizer) before",
      );
    const allFinite = [...this.finite.values()].every((one) => one);
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

  /** The state to save for continuing later. */
  state(): GradScalerState {
    return { scale: this.factor, growthTracker: this.tracker };
  }

  /** Continues from a saved state. */
  load(state: GradScalerState): void {
    checkOptions("GradScaler.load", state, ["scale", "growthTracker"]);
    const { scale, growthTracker } = state;
    if (typeof scale !== "number" || !Number.isSafeInteger(growthTracker))
      throw new ArgumentError("GradScaler.load: scale and growthTracker are numbers, as the saved state has them");
    this.factor = scale;
    this.tracker = growthTracker;
  }
}
