// Batch, layer, group and instance normalisation.

import {
  add__Scalar,
  batch_norm,
  group_norm,
  instance_norm,
  layer_norm,
  squeeze_dim,
  unsqueeze,
} from "../../generated/operators.js";
import { noGrad } from "../autograd/grad-mode.js";
import { describe } from "../core/describe.js";
import { ArgumentError, ShapeError, UnsupportedError } from "../core/errors.js";
import { checkArray, withDefaults } from "../core/options.js";
import { formatShape, numelOf } from "../core/shape.js";
import type { Tensor } from "../core/tensor.js";
import { LevelTensor, levels } from "../dispatch/levels.js";
import { constant_ } from "./init.js";
import { anywhere, checkCount, type Place, unset } from "./linear.js";
import { buffer, checkTensor, isModule, Module, parameter } from "./module.js";

export interface BatchNormOptions extends Place {
  readonly eps?: number;
  /** The weight of a batch's statistics in the running ones; null for a cumulative average. */
  readonly momentum?: number | null;
  /** Whether the module has a weight and a bias. */
  readonly affine?: boolean;
  /** Whether running statistics are tracked; otherwise evaluation, too, uses the statistics of the batch. */
  readonly trackRunningStats?: boolean;
}

const filled = (shape: readonly number[], value: number, place: Place): Tensor => constant_(unset(shape, place), value);

/** @throws ArgumentError for a negative number, whose root has no value where the variance is smaller */
function checkEps(where: string, eps: number): number {
  if (eps >= 0) return eps;
  throw new ArgumentError(`${where}: eps must be 0 or more, got ${eps}`);
}

/** The base of normalisations that can track running statistics of channels. */
abstract class Tracking extends Module {
  weight: Tensor | null;
  bias: Tensor | null;
  runningMean: Tensor | null;
  runningVar: Tensor | null;
  numBatchesTracked: Tensor | null;
  protected readonly where: string;
  protected readonly eps: number;
  protected readonly momentum: number | null;
  protected readonly shapes: readonly string[];

  /** @param shapes the accepted input shapes, as error messages show them: "(N, C)" */
  constructor(
    where: string,
    shapes: readonly string[],
    numFeatures: number,
    options: BatchNormOptions,
    defaults: { affine: boolean; trackRunningStats: boolean },
  ) {
    super();
    const { eps, momentum, affine, trackRunningStats, ...place } = withDefaults(
      where,
      options,
      { eps: 1e-5, ...defaults },
      { momentum: 0.1 as number | null, ...anywhere },
    );
    checkCount(where, "numFeatures", numFeatures);
    if (momentum !== null && (typeof momentum !== "number" || !(momentum >= 0 && momentum <= 1)))
      throw new ArgumentError(`${where}: momentum must be a number from 0 to 1, or null, got ${describe(momentum)}`);
    this.where = where;
    this.eps = checkEps(where, eps);
    this.momentum = momentum;
    this.shapes = shapes;
    const ones = filled([numFeatures], 1, place);
    this.weight = affine ? parameter(ones) : null;
    this.bias = affine ? parameter(filled([numFeatures], 0, place)) : null;
    this.runningMean = trackRunningStats ? buffer(filled([numFeatures], 0, place)) : null;
    this.runningVar = trackRunningStats ? buffer(filled([numFeatures], 1, place)) : null;
    this.numBatchesTracked = trackRunningStats ? buffer(filled([], 0, { ...place, dtype: "int64" })) : null;
  }

  /** Whether inputs are normalised by their own statistics, not by the running ones. */
  protected get usesInputStatistics(): boolean {
    return this.training || this.runningMean === null;
  }

  /** @throws UnsupportedError where running statistics would be written that a transform cannot follow, since its function did not get them */
  protected refuseShared(input: Tensor): void {
    const { current } = levels;
    if (current === null || !this.training || this.runningMean === null) return;
    if (!(input instanceof LevelTensor) || this.runningMean instanceof LevelTensor) return;
    throw new UnsupportedError(
      `${this.where}: training writes running statistics, which ${current.transform} cannot follow: they are one for all of its calls. Call ` +
        "replaceAllBatchNormModules_(model), which normalises by each input's own statistics, or eval(), or pass the statistics as arguments: " +
        "functionalCall(model, { ...parameters, ...buffers }, input)",
    );
  }

  protected check(input: Tensor): void {
    const { shape } = checkTensor(this.where, input);
    this.refuseShared(input);
    if (this.shapes.some((allowed) => allowed.split(",").length === shape.length)) return;
    throw new ShapeError(
      `${this.where}: expected ${this.shapes.join(" or ")}, got an input of shape ${formatShape(shape)}`,
    );
  }
}

abstract class BatchNorm extends Tracking {
  constructor(where: string, shapes: readonly string[], numFeatures: number, options: BatchNormOptions) {
    super(where, shapes, numFeatures, options, { affine: true, trackRunningStats: true });
  }

  forward(input: Tensor): Tensor {
    this.check(input);
    if (this.usesInputStatistics && input.numel > 0 && input.numel === input.shape[1])
      throw new ShapeError(
        `${this.where}: expected more than 1 value per channel when training, got an input of shape ${formatShape(input.shape)}`,
      );
    let momentum = this.momentum ?? 0;
    if (this.training && this.numBatchesTracked !== null) {
      const count = this.numBatchesTracked;
      noGrad(() => add__Scalar(count, 1, 1));
      if (this.momentum === null) momentum = 1 / Number(count.item());
    }
    const { weight, bias, runningMean, runningVar, usesInputStatistics, eps } = this;
    return batch_norm(input, weight, bias, runningMean, runningVar, usesInputStatistics, momentum, eps, false);
  }
}

/**
 * Takes the running statistics from a module's batch and instance norms, and from those of its descendants: they normalise by the statistics of their input
 * from now on, in evaluation, too. Transforms can then map and differentiate the module in training mode.
 * @returns the module
 * @throws ArgumentError for what is not a module
 */
export function replaceAllBatchNormModules_<M extends Module>(module: M): M {
  if (!isModule(module))
    throw new ArgumentError(`replaceAllBatchNormModules_: expected a module, got ${describe(module)}`);
  for (const [, one] of module.namedModules())
    if ("runningMean" in one && "numBatchesTracked" in one)
      Object.assign(one, { runningMean: null, runningVar: null, numBatchesTracked: null });
  return module;
}

/** Normalises each feature over the batch: (N, C) or (N, C, L). */
export class BatchNorm1d extends BatchNorm {
  static override readonly keepsNothing = true;
  constructor(numFeatures: number, options: BatchNormOptions = {}) {
    super("BatchNorm1d", ["(N, C)", "(N, C, L)"], numFeatures, options);
  }
}

/** Normalises each channel over the batch: (N, C, H, W). */
export class BatchNorm2d extends BatchNorm {
  static override readonly keepsNothing = true;
  constructor(numFeatures: number, options: BatchNormOptions = {}) {
    super("BatchNorm2d", ["(N, C, H, W)"], numFeatures, options);
  }
}

/** Normalises each channel over the batch: (N, C, D, H, W). */
export class BatchNorm3d extends BatchNorm {
  static override readonly keepsNothing = true;
  constructor(numFeatures: number, options: BatchNormOptions = {}) {
    super("BatchNorm3d", ["(N, C, D, H, W)"], numFeatures, options);
  }
}

const scaled = { eps: 1e-5, affine: true };

/** Normalises each sample over its trailing dimensions, of shape `normalizedShape`. */
export class LayerNorm extends Module {
  static override readonly keepsNothing = true;
  weight: Tensor | null;
  bias: Tensor | null;
  readonly normalizedShape: readonly number[];
  readonly eps: number;

  constructor(
    normalizedShape: number | readonly number[],
    options: { readonly eps?: number; readonly affine?: boolean } & Place = {},
  ) {
    super();
    const { eps, affine, ...place } = withDefaults("LayerNorm", options, scaled, anywhere);
    this.normalizedShape = typeof normalizedShape === "number" ? [normalizedShape] : normalizedShape;
    checkArray("LayerNorm: normalizedShape", this.normalizedShape, "integers, or one integer");
    for (const length of this.normalizedShape) checkCount("LayerNorm", "each number of normalizedShape", length);
    this.eps = checkEps("LayerNorm", eps);
    this.weight = affine ? parameter(filled(this.normalizedShape, 1, place)) : null;
    this.bias = affine ? parameter(filled(this.normalizedShape, 0, place)) : null;
  }

  forward(input: Tensor): Tensor {
    return layer_norm(checkTensor("LayerNorm", input), this.normalizedShape, this.weight, this.bias, this.eps, false);
  }
}

/** Normalises each sample (N, C, ...) over each group of channels. */
export class GroupNorm extends Module {
  static override readonly keepsNothing = true;
  weight: Tensor | null;
  bias: Tensor | null;
  readonly numGroups: number;
  readonly eps: number;

  constructor(
    numGroups: number,
    numChannels: number,
    options: { readonly eps?: number; readonly affine?: boolean } & Place = {},
  ) {
    super();
    const { eps, affine, ...place } = withDefaults("GroupNorm", options, scaled, anywhere);
    checkCount("GroupNorm", "numGroups", numGroups);
    checkCount("GroupNorm", "numChannels", numChannels);
    if (numChannels % numGroups !== 0)
      throw new ArgumentError(`GroupNorm: ${numChannels} channels cannot be divided into ${numGroups} groups`);
    this.numGroups = numGroups;
    this.eps = checkEps("GroupNorm", eps);
    this.weight = affine ? parameter(filled([numChannels], 1, place)) : null;
    this.bias = affine ? parameter(filled([numChannels], 0, place)) : null;
  }

  forward(input: Tensor): Tensor {
    const { shape, numel } = checkTensor("GroupNorm", input);
    if (shape.length > 1 && numel === this.numGroups)
      throw new ShapeError(
        `GroupNorm: expected more than 1 value per group, got an input of shape ${formatShape(shape)}`,
      );
    return group_norm(input, this.numGroups, this.weight, this.bias, this.eps, false);
  }
}

/** The options of batch normalisation, but `affine` and `trackRunningStats` are false by default. */
export type InstanceNormOptions = Omit<BatchNormOptions, "momentum"> & { readonly momentum?: number };

abstract class InstanceNorm extends Tracking {
  protected readonly dimensions: number;

  /** @param dimensions of a batch; an input may lack the first */
  constructor(
    where: string,
    dimensions: number,
    shapes: readonly string[],
    numFeatures: number,
    options: InstanceNormOptions,
  ) {
    super(where, shapes, numFeatures, options, { affine: false, trackRunningStats: false });
    if (this.momentum === null)
      throw new ArgumentError(
        `${where}: momentum must be a number, got null; only batch normalisation averages cumulatively`,
      );
    this.dimensions = dimensions;
  }

  forward(input: Tensor): Tensor {
    this.check(input);
    if (input.ndim < this.dimensions) return squeeze_dim(this.forward(unsqueeze(input, 0)), 0);
    const spatial = numelOf(input.shape.slice(2));
    if (spatial === 1 && this.usesInputStatistics)
      throw new ShapeError(
        `${this.where}: expected more than 1 spatial element when training, got an input of shape ${formatShape(input.shape)}`,
      );
    const { weight, bias, runningMean, runningVar, usesInputStatistics, eps } = this;
    const momentum = this.momentum!;
    return instance_norm(input, weight, bias, runningMean, runningVar, usesInputStatistics, momentum, eps, false);
  }
}

/** Normalises each channel of each sample: (N, C, L), or (C, L). */
export class InstanceNorm1d extends InstanceNorm {
  static override readonly keepsNothing = true;
  constructor(numFeatures: number, options: InstanceNormOptions = {}) {
    super("InstanceNorm1d", 3, ["(N, C, L)", "(C, L)"], numFeatures, options);
  }
}

/** Normalises each channel of each sample: (N, C, H, W), or (C, H, W). */
export class InstanceNorm2d extends InstanceNorm {
  static override readonly keepsNothing = true;
  constructor(numFeatures: number, options: InstanceNormOptions = {}) {
    super("InstanceNorm2d", 4, ["(N, C, H, W)", "(C, H, W)"], numFeatures, options);
  }
}

/** Normalises each channel of each sample: (N, C, D, H, W), or (C, D, H, W). */
export class InstanceNorm3d extends InstanceNorm {
  static override readonly keepsNothing = true;
  constructor(numFeatures: number, options: InstanceNormOptions = {}) {
    super("InstanceNorm3d", 5, ["(N, C, D, H, W)", "(C, D, H, W)"], numFeatures, options);
  }
}
