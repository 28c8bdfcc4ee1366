// Loss scaling, so that float16 gradients neither underflow nor overflow.

import {
  _to_copy,
  add_Scalar,
  all,
  amax,
  full,
  gt_Scalar,
  isfinite,
  linalg_vector_norm,
  logical_and,
  logical_not,
  lt_Scalar,
  mul__Scalar,
  mul__Tensor,
  mul_Scalar,
  mul_Tensor,
  reciprocal,
  stack,
  where_self,
  zeros_like,
} from "../../generated/operators.js";
import { noGrad } from "../autograd/grad-mode.js";
import { gradientOf } from "../autograd/gradients.js";
import { canAwait } from "../core/awaited-reads.js";
import { deviceStorageOf } from "../core/backend.js";
import { describe } from "../core/describe.js";
import type { Device } from "../core/device.js";
import { isReadable } from "../core/elements.js";
import { ArgumentError, AutogradError, UnsupportedError } from "../core/errors.js";
import { outlives } from "../core/hooks.js";
import { checkOptions } from "../core/options.js";
import { withoutTemporaries } from "../core/ownership.js";
import { storageOf } from "../core/storage.js";
import { isTensor, makeTensor, type Tensor } from "../core/tensor.js";
import { treeMap } from "../modes/tree.js";

/** An optimiser, as far as the scaler needs it: one of `tengen/optim`, which has `groups`, or any object with `parameters` and `step`. */
export type ScaledOptimizer = { step(): unknown } & (
  | { readonly groups: readonly { readonly params: Iterable<Tensor> }[] }
  /** The tensors whose gradients are scaled. */
  | { readonly parameters: Iterable<Tensor> | (() => Iterable<Tensor>) }
);

/** What an optimiser has whose steps a device can decide, as those of `tengen/optim` have. */
interface Undecided {
  stepUnless(found: Tensor): unknown;
}

/** Scale and tracker on a device that gives its values asynchronously: tensors without dimensions. */
interface Adapting {
  readonly device: Device;
  readonly scale: Tensor;
  readonly tracker: Tensor;
}

/** Whether values of the tensor are in the memory of a device, and cannot be read at once. */
const isAway = (tensor: Tensor): boolean => deviceStorageOf(tensor) !== null && !isReadable(tensor);

const isIterable = (value: unknown): value is Iterable<unknown> =>
  typeof value === "object" && value !== null && Symbol.iterator in value;

/**
 * The parameters of an optimiser.
 * @throws ArgumentError for a value that is not an optimiser, and for parameters that are not tensors
 */
function parametersOf(where: string, optimizer: unknown): readonly Tensor[] {
  const { step, groups, parameters } = (optimizer ?? {}) as Partial<Record<"step" | "groups" | "parameters", unknown>>;
  const lists = isIterable(groups) ? [...groups].map((group) => (group as { params?: unknown } | null)?.params) : null;
  const given = lists ?? [typeof parameters === "function" ? parameters.call(optimizer) : parameters];
  if (typeof step !== "function" || !given.every(isIterable))
    throw new ArgumentError(
      `${where}: expected an optimiser, with step() and groups [{ params }] or parameters, got ${describe(optimizer)}`,
    );
  return given.flatMap((list) =>
    [...list].map((parameter) => {
      if (isTensor(parameter)) return parameter;
      throw new ArgumentError(`${where}: expected tensors as the optimiser's parameters, got ${describe(parameter)}`);
    }),
  );
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
  /** Where the device decides: in place of the factor and the tracker, and one where gradients of an optimiser were not finite. */
  private adapting: Adapting | null = null;
  private readonly found = new Map<ScaledOptimizer, Tensor>();
  /** The optimisers that were stepped since the last update. */
  private readonly stepped = new Set<ScaledOptimizer>();

  /**
   * @throws ArgumentError for an unknown or invalid option
   */
  constructor(options: GradScalerOptions = {}) {
    checkOptions("GradScaler", options, optionNames);
    const { initScale = 65536, growthFactor = 2, backoffFactor = 0.5, growthInterval = 2000, enabled = true } = options;
    const wrong = !isScale(initScale)
      ? `initScale must be greater than 0 and finite in float32, got ${describe(initScale)}`
      : !(typeof growthFactor === "number" && growthFactor > 1 && growthFactor < Number.POSITIVE_INFINITY)
        ? `growthFactor must be greater than 1, got ${describe(growthFactor)}`
        : !(typeof backoffFactor === "number" && backoffFactor > 0 && backoffFactor < 1)
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

  /**
   * The current scale; 1 if the scaler is disabled.
   * @throws UnsupportedError where a device adapts it that gives its values asynchronously: `await withReads(() => scaler.scaleFactor)`
   */
  get scaleFactor(): number {
    return this.enabled ? this.valueOf("scaleFactor", "scale", this.factor) : 1;
  }

  private valueOf(asked: string, name: "scale" | "tracker", value: number): number {
    if (this.adapting === null) return value;
    const { device, [name]: tensor } = this.adapting;
    if (!canAwait())
      throw new UnsupportedError(
        `GradScaler.${asked}: device ${device} adapts the scale, and gives its values asynchronously; await withReads(() => scaler.${asked})`,
      );
    return Number(tensor.item());
  }

  /** The scale on a device, where it is from now on. @throws UnsupportedError if another one adapts it */
  private onDevice(where: string, device: Device): Adapting {
    if (this.adapting === null) {
      const number = (value: number): Tensor => full([], value, "float32", null, device, null);
      this.adapting = noGrad(() => ({ device, scale: number(this.factor), tracker: number(this.tracker) }));
      this.kept();
    }
    if (this.adapting.device !== device) this.refuse(where, device);
    return this.adapting;
  }

  private refuse(where: string, device: Device): never {
    throw new UnsupportedError(
      `${where}: device ${this.adapting!.device} adapts the scale, and gives its values asynchronously, so that it cannot scale on ${device}; use a scaler for each device`,
    );
  }

  /** Lets tensors live on after the scope of `tidy` that runs. */
  private kept(): void {
    outlives.installed?.([this.adapting, ...this.found.values()]);
  }

  /** Losses times the scale: a tensor or a tree of tensors. 0-d float16 losses are returned in float32, which can represent the product. */
  scale<T>(outputs: T): T {
    if (!this.enabled) return outputs;
    return treeMap((leaf: unknown) => {
      if (!isTensor(leaf)) throw new ArgumentError(`GradScaler.scale: expected tensors, got ${describe(leaf)}`);
      if (isAway(leaf)) return mul_Tensor(leaf, this.onDevice("GradScaler.scale", leaf.device).scale);
      if (this.adapting !== null && leaf.device !== "meta") this.refuse("GradScaler.scale", leaf.device);
      // A 0-d float32 tensor, not a number: it promotes a float16 loss, whose dtype could not represent the scale.
      return mul_Tensor(leaf, makeTensor(storageOf(Float32Array.of(this.factor), "float32"), [], [], 0, "float32"));
    }, outputs) as T;
  }

  /**
   * Divides the gradients of an optimiser's parameters by the scale, for clipping before `step`.
   * @throws AutogradError if they were already unscaled since the last `update`, if no parameter has a gradient, and for
   * float16 gradients, which cannot hold small gradients once these are unscaled; UnsupportedError for gradients on several devices of which one gives its values asynchronously
   */
  unscale(optimizer: ScaledOptimizer): void {
    this.unscaleFor("GradScaler.unscale", optimizer);
  }

  private unscaleFor(where: string, optimizer: ScaledOptimizer): void {
    const parameters = parametersOf(where, optimizer);
    if (!this.enabled) return;
    if (this.finite.has(optimizer) || this.found.has(optimizer))
      throw new AutogradError(
        `${where}: the gradients of this optimiser are already unscaled; call update() after each step`,
      );
    // A gradient that several parameters share is divided once.
    const gradients = new Set(parameters.flatMap((parameter) => gradientOf(parameter) ?? []));
    if (gradients.size === 0)
      throw new AutogradError(
        `${where}: no parameter of the optimiser has a gradient; call scale(loss).backward() first`,
      );
    for (const gradient of gradients) {
      const { dtype } = gradient;
      if (dtype === "float16")
        throw new AutogradError(
          `${where}: a gradient is float16, in which small gradients become 0 when they are unscaled; keep the parameters in float32 and compute in float16 under autocast`,
        );
    }
    const away = [...gradients].find(isAway);
    if (away !== undefined || this.adapting !== null) {
      const { device } = this.adapting ?? away!;
      const other = [...gradients].find((gradient) => gradient.device !== device);
      if (other !== undefined)
        throw new UnsupportedError(
          `${where}: gradients of one optimiser are on ${device}, which gives its values asynchronously, and on ${other.device}; use an optimiser and a scaler for each device`,
        );
      this.unscaleThere(where, optimizer, [...gradients], device);
      return;
    }
    const finite = noGrad(() => {
      let all = true;
      for (const gradient of gradients) {
        if (
          !withoutTemporaries(
            () => allFinite(gradient),
            () => [],
          )
        )
          all = false;
        mul__Scalar(gradient, 1 / this.factor);
      }
      return all;
    });
    this.finite.set(optimizer, finite);
  }

  /** Divides gradients by the scale, and notes where one of them is not finite, on a device. */
  private unscaleThere(where: string, optimizer: ScaledOptimizer, gradients: readonly Tensor[], device: Device): void {
    const { scale } = this.onDevice(where, device);
    const found = noGrad(() =>
      withoutTemporaries(
        () => {
          // The largest size is not finite if one of them is not: it is infinite, or NaN, which is below nothing.
          const sizes = gradients
            .filter(({ numel }) => numel > 0)
            .map((gradient) => linalg_vector_norm(gradient, Number.POSITIVE_INFINITY, null, false, "float32"));
          const largest = sizes.length === 0 ? zeros_like(scale, null, null, null, null, null) : largestOf(sizes);
          const flag = _to_copy(
            logical_not(lt_Scalar(largest, Number.POSITIVE_INFINITY)),
            "float32",
            null,
            null,
            null,
            false,
            null,
          );
          const inverse = reciprocal(scale);
          for (const gradient of gradients) mul__Tensor(gradient, inverse);
          return flag;
        },
        (flag) => [flag],
      ),
    );
    this.found.set(optimizer, found);
    this.kept();
  }

  /**
   * Unscales gradients, unless `unscale` was called, and steps the optimiser if all of them are finite.
   * @throws ArgumentError for a closure while the scaler is enabled: an optimiser that computes the loss itself, such as LBFGS, cannot be scaled
   * @throws AutogradError in the same cases as `unscale`, and if the optimiser was already stepped since the last `update`
   * @throws UnsupportedError on a device that gives its values asynchronously for an optimiser without `stepUnless`, which those of `tengen/optim` have
   * @returns whether the optimiser was stepped; null on such a device, which decides it later
   */
  step(optimizer: ScaledOptimizer, ...closure: readonly never[]): boolean | null {
    const where = "GradScaler.step";
    parametersOf(where, optimizer);
    if (!this.enabled) {
      (optimizer as { step(...closure: readonly never[]): unknown }).step(...closure);
      return true;
    }
    if (closure.length > 0)
      throw new ArgumentError(
        `${where}: a closure computes gradients that are not unscaled; compute scale(loss).backward() before, and omit it`,
      );
    if (this.stepped.has(optimizer))
      throw new AutogradError(`${where}: this optimiser was already stepped; call update() after each step`);
    if (!this.finite.has(optimizer) && !this.found.has(optimizer)) this.unscaleFor(where, optimizer);
    const found = this.found.get(optimizer);
    if (found !== undefined) {
      const { stepUnless } = optimizer as Partial<Undecided>;
      if (typeof stepUnless !== "function")
        throw new UnsupportedError(
          `${where}: device ${found.device} decides whether the optimiser steps, and gives its values asynchronously, so it needs stepUnless(found), which those of tengen/optim have`,
        );
      stepUnless.call(optimizer, found);
      this.stepped.add(optimizer);
      return null;
    }
    const steps = this.finite.get(optimizer)!;
    if (steps) optimizer.step();
    this.stepped.add(optimizer);
    return steps;
  }

  /**
   * Adapts the scale after a step: lowers it if any optimiser's gradients were not finite, raises it after
   * `growthInterval` finite steps.
   * @throws AutogradError if no optimiser was stepped or unscaled since the last call
   */
  update(): void {
    if (!this.enabled) return;
    if (this.found.size > 0) {
      this.adapt([...this.found.values()]);
      this.found.clear();
      this.stepped.clear();
      return;
    }
    if (this.finite.size === 0)
      throw new AutogradError(
        "GradScaler.update: no gradients were unscaled since the last update; call step(optimizer) first",
      );
    const finite = ![...this.finite.values()].includes(false);
    this.finite.clear();
    this.stepped.clear();
    if (!finite) {
      // Nor may it become 0, which would make every gradient NaN.
      const shrunk = this.factor * this.backoffFactor;
      if (Math.fround(shrunk) > 0) this.factor = shrunk;
      this.tracker = 0;
    } else if (++this.tracker === this.growthInterval) {
      // A scale that float32 cannot hold would make every loss infinite.
      const grown = this.factor * this.growthFactor;
      if (Number.isFinite(Math.fround(grown))) this.factor = grown;
      this.tracker = 0;
    }
  }

  /** The same on a device: every outcome is computed, and one is selected. */
  private adapt(flags: readonly Tensor[]): void {
    const { device, scale, tracker } = this.adapting!;
    this.adapting = noGrad(() =>
      withoutTemporaries(
        () => {
          const isFound = gt_Scalar(flags.length === 1 ? flags[0]! : largestOf(flags), 0);
          const count = add_Scalar(tracker, 1, 1);
          const isDue = gt_Scalar(count, this.growthInterval - 0.5);
          const zero = zeros_like(tracker, null, null, null, null, null);
          const shrunk = mul_Scalar(scale, this.backoffFactor);
          const grown = mul_Scalar(scale, this.growthFactor);
          const up = where_self(logical_and(isDue, lt_Scalar(grown, Number.POSITIVE_INFINITY)), grown, scale);
          return {
            device,
            scale: where_self(isFound, where_self(gt_Scalar(shrunk, 0), shrunk, scale), up),
            tracker: where_self(isFound, zero, where_self(isDue, zero, count)),
          };
        },
        (made) => [made.scale, made.tracker],
      ),
    );
    this.kept();
  }

  /**
   * The state, for saving.
   * @throws UnsupportedError where a device adapts the scale that gives its values asynchronously: `await withReads(() => scaler.stateDict())`
   */
  stateDict(): GradScalerState {
    return {
      scale: this.valueOf("stateDict()", "scale", this.factor),
      growthTracker: this.valueOf("stateDict()", "tracker", this.tracker),
    };
  }

  /**
   * Restores a saved state.
   * @throws ArgumentError for a scale that is not greater than 0 and finite, and for a tracker that is not an integer of at least 0; then nothing
   * is changed
   */
  loadStateDict(state: GradScalerState): void {
    checkOptions("GradScaler.loadStateDict", state, ["scale", "growthTracker"]);
    const { scale, growthTracker } = state;
    if (!isScale(scale))
      throw new ArgumentError(
        `GradScaler.loadStateDict: scale must be greater than 0 and finite in float32, got ${describe(scale)}`,
      );
    if (!(Number.isSafeInteger(growthTracker) && growthTracker >= 0))
      throw new ArgumentError(
        `GradScaler.loadStateDict: growthTracker must be an integer, 0 or more, got ${describe(growthTracker)}`,
      );
    this.factor = scale;
    this.tracker = growthTracker;
    // A device gets these at its next loss.
    this.adapting = null;
  }
}

const largestOf = (tensors: readonly Tensor[]): Tensor =>
  tensors.length === 1 ? tensors[0]! : amax(stack(tensors, 0), [0], false);

/** Losses are multiplied in float32, so the scale must be a finite number there. */
function isScale(value: unknown): value is number {
  return typeof value === "number" && Math.fround(value) > 0 && Math.fround(value) < Number.POSITIVE_INFINITY;
}

const allFinite = (x: Tensor): boolean => all(isfinite(x)).item() as unknown as boolean;
