// Normalisation: over batches, over features, over groups of channels, over samples.

import { add__Scalar, batch_norm, group_norm, instance_norm, layer_norm } from "../../generated/operators.js";
import { noGrad } from "../autograd/grad-mode.js";
import { ArgumentError, ShapeError } from "../core/errors.js";
import { formatShape } from "../core/shape.js";
import type { Tensor } from "../core/tensor.js";
import { constant } from "./init.js";
import { checkCount, type Place, unset } from "./linear.js";
import { buffer, Module, parameter } from "./module.js";

export interface BatchNormOptions extends Place {
  readonly eps?: number;
  /** How much of the new statistics goes into the running ones; null for the mean of all batches. */
  readonly momentum?: number | null;
  /** Whether there are weight and bias. */
  readonly affine?: boolean;
  /** Whether statistics run along; without, the batch's are used in evaluation, too. */
  readonly trackRunningStats?: boolean;
}

const filled = (shape: readonly number[], value: number, place: Place): Tensor => constant(unset(shape, place), value);

function checkDimensions(where: string, input: Tensor, allowed: readonly number[], shapes: string): void {
  if (allowed.includes(input.shape.length)) return;
  throw new ShapeError(`${where}: expected ${shapes}, got an input of shape ${formatShape(input.shape)}`);
}

abstract class BatchNorm extends Module {
  readonly weight: Tensor | null;
  readonly bias: Tensor | null;
  readonly runningMean: Tensor | null;
  readonly runningVar: Tensor | null;
  readonly numBatchesTracked: Tensor | null;
  readonly #eps: number;
  readonly #momentum: number | null;

  constructor(
    where: string,
    numFeatures: number,
    { eps = 1e-5, momentum = 0.1, affine = true, trackRunningStats = true, ...place }: BatchNormOptions,
  ) {
    super();
    checkCount(where, "numFeatures", numFeatures);
    this.#eps = eps;
    this.#momentum = momentum;
    this.weight = affine ? parameter(filled([numFeatures], 1, place)) : null;
    this.bias = affine ? parameter(filled([numFeatures], 0, place)) : null;
    this.runningMean = trackRunningStats ? buffer(filled([numFeatures], 0, place)) : null;
    this.runningVar = trackRunningStats ? buffer(filled([numFeatures], 1, place)) : null;
    this.numBatchesTracked = trackRunningStats ? buffer(filled([], 0, { ...place, dtype: "int64" })) : null;
  }

  protected normalize(input: Tensor): Tensor {
    let momentum = this.#momentum ?? 0;
    if (this.training && this.numBatchesTracked !== null) {
      const count = this.numBatchesTracked;
      noGrad(() => add__Scalar(count, 1, 1));
      if (this.#momentum === null) momentum = 1 / Number(count.item());
    }
    const ofBatch = this.training || this.runningMean === null;
    const { weight, bias, runningMean, runningVar } = this;
    return batch_norm(input, weight, bias, runningMean, runningVar, ofBatch, momentum, this.#eps, false);
  }
}

/** Normalises each feature over the batch: (N, C) or (N, C, L). */
export class BatchNorm1d extends BatchNorm {
  constructor(numFeatures: number, options: BatchNormOptions = {}) {
    super("BatchNorm1d", numFeatures, options);
  }
  forward(input: Tensor): Tensor {
    checkDimensions("BatchNorm1d", input, [2, 3], "(N, C) or (N, C, L)");
    return this.normalize(input);
  }
}

/** Normalises each channel over the batch: (N, C, H, W). */
export class BatchNorm2d extends BatchNorm {
  constructor(numFeatures: number, options: BatchNormOptions = {}) {
    super("BatchNorm2d", numFeatures, options);
  }
  forward(input: Tensor): Tensor {
    checkDimensions("BatchNorm2d", input, [4], "(N, C, H, W)");
    return this.normalize(input);
  }
}

/** Normalises each channel over the batch: (N, C, D, H, W). */
export class BatchNorm3d extends BatchNorm {
  constructor(numFeatures: number, options: BatchNormOptions = {}) {
    super("BatchNorm3d", numFeatures, options);
  }
  forward(input: Tensor): Tensor {
    checkDimensions("BatchNorm3d", input, [5], "(N, C, D, H, W)");
    return this.normalize(input);
  }
}

/** Normalises over the last dimensions, whose lengths are `normalizedShape`. */
export class LayerNorm extends Module {
  readonly weight: Tensor | null;
  readonly bias: Tensor | null;
  readonly #shape: readonly number[];
  readonly #eps: number;

  constructor(
    normalizedShape: number | readonly number[],
    { eps = 1e-5, affine = true, ...place }: { readonly eps?: number; readonly affine?: boolean } & Place = {},
  ) {
    super();
    this.#shape = typeof normalizedShape === "number" ? [normalizedShape] : normalizedShape;
    for (const length of this.#shape) checkCount("LayerNorm", "each length of normalizedShape", length);
    this.#eps = eps;
    this.weight = affine ? parameter(filled(this.#shape, 1, place)) : null;
    this.bias = affine ? parameter(filled(this.#shape, 0, place)) : null;
  }

  forward(input: Tensor): Tensor {
    return layer_norm(input, this.#shape, this.weight, this.bias, this.#eps, false);
  }
}

/** Normalises each sample over groups of channels: (N, C, ...). */
export class GroupNorm extends Module {
  readonly weight: Tensor | null;
  readonly bias: Tensor | null;
  readonly #groups: number;
  readonly #eps: number;

  constructor(
    numGroups: number,
    numChannels: number,
    { eps = 1e-5, affine = true, ...place }: { readonly eps?: number; readonly affine?: boolean } & Place = {},
  ) {
    super();
    checkCount("GroupNorm", "numGroups", numGroups);
    checkCount("GroupNorm", "numChannels", numChannels);
    if (numChannels % numGroups !== 0)
      throw new ArgumentError(`GroupNorm: ${numChannels} channels do not make ${numGroups} groups`);
    this.#groups = numGroups;
    this.#eps = eps;
    this.weight = affine ? parameter(filled([numChannels], 1, place)) : null;
    this.bias = affine ? parameter(filled([numChannels], 0, place)) : null;
  }

  forward(input: Tensor): Tensor {
    return group_norm(input, this.#groups, this.weight, this.bias, this.#eps, false);
  }
}

/** As for batches, but that there is nothing to train and nothing to track unless it is asked for. */
export type InstanceNormOptions = Omit<BatchNormOptions, "momentum"> & { readonly momentum?: number };

abstract class InstanceNorm extends Module {
  readonly weight: Tensor | null;
  readonly bias: Tensor | null;
  readonly runningMean: Tensor | null;
  readonly runningVar: Tensor | null;
  readonly numBatchesTracked: Tensor | null;
  readonly #eps: number;
  readonly #momentum: number;

  constructor(
    where: string,
    numFeatures: number,
    { eps = 1e-5, momentum = 0.1, affine = false, trackRunningStats = false, ...place }: InstanceNormOptions,
  ) {
    super();
    checkCount(where, "numFeatures", numFeatures);
    this.#eps = eps;
    this.#momentum = momentum;
    this.weight = affine ? parameter(filled([numFeatures], 1, place)) : null;
    this.bias = affine ? parameter(filled([numFeatures], 0, place)) : null;
    this.runningMean = trackRunningStats ? buffer(filled([numFeatures], 0, place)) : null;
    this.runningVar = trackRunningStats ? buffer(filled([numFeatures], 1, place)) : null;
    this.numBatchesTracked = trackRunningStats ? buffer(filled([], 0, { ...place, dtype: "int64" })) : null;
  }

  protected normalize(input: Tensor): Tensor {
    const ofSample = this.training || this.runningMean === null;
    const { weight, bias, runningMean, runningVar } = this;
    return instance_norm(input, weight, bias, runningMean, runningVar, ofSample, this.#momentum, this.#eps, false);
  }
}

/** Normalises each channel of each sample: (N, C, L). */
export class InstanceNorm1d extends InstanceNorm {
  constructor(numFeatures: number, options: InstanceNormOptions = {}) {
    super("InstanceNorm1d", numFeatures, options);
  }
  forward(input: Tensor): Tensor {
    checkDimensions("InstanceNorm1d", input, [3], "(N, C, L)");
    return this.normalize(input);
  }
}

/** Normalises each channel of each sample: (N, C, H, W). */
export class InstanceNorm2d extends InstanceNorm {
  constructor(numFeatures: number, options: InstanceNormOptions = {}) {
    super("InstanceNorm2d", numFeatures, options);
  }
  forward(input: Tensor): Tensor {
    checkDimensions("InstanceNorm2d", input, [4], "(N, C, H, W)");
    return this.normalize(input);
  }
}

/** Normalises each channel of each sample: (N, C, D, H, W). */
export class InstanceNorm3d extends InstanceNorm {
  constructor(numFeatures: number, options: InstanceNormOptions = {}) {
    super("InstanceNorm3d", numFeatures, options);
  }
  forward(input: Tensor): Tensor {
    checkDimensions("InstanceNorm3d", input, [5], "(N, C, D, H, W)");
    return this.normalize(input);
  }
}
