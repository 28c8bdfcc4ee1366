// Layers without a room of their own: dropout of channels, resizing, folding, padding, distances, bags of embeddings.

import {
  adaptive_max_pool1d,
  adaptive_max_pool2d,
  adaptive_max_pool3d,
  alpha_dropout,
  arange_start_step,
  bilinear,
  channel_shuffle,
  constant_pad_nd,
  cosine_similarity,
  embedding_bag_padding_idx,
  embedding_renorm_,
  feature_alpha_dropout,
  fill__Scalar,
  max_unpool2d,
  max_unpool3d,
  normal_,
  pad,
  pairwise_distance,
  pixel_shuffle,
  pixel_unshuffle,
  reshape,
  select_int,
  squeeze_dim,
  unflatten_int,
  unsqueeze,
} from "../../generated/operators.js";
import { noGrad } from "../autograd/grad-mode.js";
import { describe, written } from "../core/describe.js";
import { ArgumentError, ShapeError } from "../core/errors.js";
import { checkArray, checkOptions, withDefaults } from "../core/options.js";
import { formatShape } from "../core/shape.js";
import type { Tensor } from "../core/tensor.js";
import { checkChoice, type InterpolationMode, interpolationModes } from "./choices.js";
import type { Sizes } from "./convolution.js";
import {
  dropout1d,
  dropout2d,
  dropout3d,
  fold,
  type InterpolateOptions,
  interpolate,
  localResponseNorm,
  lpPool1d,
  lpPool2d,
  unfold,
} from "./functional.js";
import { uniform_ } from "./init.js";
import { anywhere, checkCount, checkInteger, checkNumber, checkProbability, type Place, unset } from "./linear.js";
import { checkTensor, Module, parameter } from "./module.js";
import { type FoldOptions, foldSettings, type LpPoolOptions, lpSettings, pair } from "./windows.js";

/** The base of dropout layers. */
abstract class Dropping extends Module {
  readonly p: number;
  constructor(where: string, p: number) {
    super();
    this.p = checkProbability(where, p);
  }
}

/** During training, sets whole channels (N, C, L) to 0 with probability `p` and divides the others by 1 - p. */
export class Dropout1d extends Dropping {
  static override readonly keepsNothing = true;
  constructor(p = 0.5) {
    super("Dropout1d", p);
  }
  forward(input: Tensor): Tensor {
    return dropout1d(input, { p: this.p, training: this.training });
  }
}

/** During training, sets whole channels (N, C, H, W) to 0 with probability `p` and divides the others by 1 - p. */
export class Dropout2d extends Dropping {
  static override readonly keepsNothing = true;
  constructor(p = 0.5) {
    super("Dropout2d", p);
  }
  forward(input: Tensor): Tensor {
    return dropout2d(input, { p: this.p, training: this.training });
  }
}

/** During training, sets whole channels (N, C, D, H, W) to 0 with probability `p` and divides the others by 1 - p. */
export class Dropout3d extends Dropping {
  static override readonly keepsNothing = true;
  constructor(p = 0.5) {
    super("Dropout3d", p);
  }
  forward(input: Tensor): Tensor {
    return dropout3d(input, { p: this.p, training: this.training });
  }
}

/** Dropout that keeps mean and variance of what `SELU` gives. */
export class AlphaDropout extends Dropping {
  static override readonly keepsNothing = true;
  constructor(p = 0.5) {
    super("AlphaDropout", p);
  }
  forward(input: Tensor): Tensor {
    return alpha_dropout(checkTensor("AlphaDropout", input), this.p, this.training);
  }
}

/** As `AlphaDropout`, for whole channels. */
export class FeatureAlphaDropout extends Dropping {
  static override readonly keepsNothing = true;
  constructor(p = 0.5) {
    super("FeatureAlphaDropout", p);
  }
  forward(input: Tensor): Tensor {
    return feature_alpha_dropout(checkTensor("FeatureAlphaDropout", input), this.p, this.training);
  }
}

function checkFlag(name: string, value: unknown): boolean | null {
  if (value === null || typeof value === "boolean") return value;
  throw new ArgumentError(`Upsample: ${name} must be true, false or null, got ${describe(value)}`);
}

/** Resizes the spatial dimensions of (N, C, L), (N, C, H, W) or (N, C, D, H, W), as `functional.interpolate` does. */
export class Upsample extends Module {
  static override readonly keepsNothing = true;
  readonly size: number | readonly number[] | null;
  readonly scaleFactor: number | readonly number[] | null;
  readonly mode: InterpolationMode;
  readonly alignCorners: boolean | null;
  readonly recomputeScaleFactor: boolean | null;

  /** @throws ArgumentError without or with both of `size` and `scaleFactor` */
  constructor(options: Omit<InterpolateOptions, "antialias">) {
    super();
    const given = withDefaults(
      "Upsample",
      options,
      {},
      {
        size: null as number | readonly number[] | null,
        scaleFactor: null as number | readonly number[] | null,
        mode: "nearest" as InterpolationMode,
        alignCorners: null as boolean | null,
        recomputeScaleFactor: null as boolean | null,
      },
    );
    if ((given.size === null) === (given.scaleFactor === null))
      throw new ArgumentError(
        `Upsample: expected either size or scaleFactor, got ${given.size === null ? "neither" : "both"}`,
      );
    for (const [name, value] of Object.entries({ size: given.size, scaleFactor: given.scaleFactor })) {
      const fits = [value ?? 1].flat().every((one) => typeof one === "number" && one > 0);
      if (!fits)
        throw new ArgumentError(
          `Upsample: ${name} must be a positive number or an array of these, got ${written(value)}`,
        );
    }
    this.size = given.size;
    this.scaleFactor = given.scaleFactor;
    this.mode = checkChoice("Upsample", "mode", given.mode, interpolationModes);
    this.alignCorners = checkFlag("alignCorners", given.alignCorners);
    this.recomputeScaleFactor = checkFlag("recomputeScaleFactor", given.recomputeScaleFactor);
  }

  forward(input: Tensor): Tensor {
    const { size, scaleFactor, mode, alignCorners, recomputeScaleFactor } = this;
    return interpolate(checkTensor("Upsample", input), { size, scaleFactor, mode, alignCorners, recomputeScaleFactor });
  }
}

/** `Upsample` by the nearest element. */
export class UpsamplingNearest2d extends Upsample {
  static override readonly keepsNothing = true;
  constructor(options: { readonly size?: Sizes; readonly scaleFactor?: Sizes }) {
    checkOptions("UpsamplingNearest2d", options, ["size", "scaleFactor"]);
    super({ ...options, mode: "nearest" });
  }
}

/** `Upsample` by bilinear interpolation between aligned corners. */
export class UpsamplingBilinear2d extends Upsample {
  static override readonly keepsNothing = true;
  constructor(options: { readonly size?: Sizes; readonly scaleFactor?: Sizes }) {
    checkOptions("UpsamplingBilinear2d", options, ["size", "scaleFactor"]);
    super({ ...options, mode: "bilinear", alignCorners: true });
  }
}

/** Moves channels into space: (..., C * r * r, H, W) to (..., C, H * r, W * r). */
export class PixelShuffle extends Module {
  static override readonly keepsNothing = true;
  readonly upscaleFactor: number;
  constructor(upscaleFactor: number) {
    super();
    this.upscaleFactor = checkCount("PixelShuffle", "upscaleFactor", upscaleFactor);
  }
  forward(input: Tensor): Tensor {
    return pixel_shuffle(checkTensor("PixelShuffle", input), this.upscaleFactor);
  }
}

/** Moves space into channels: (..., C, H * r, W * r) to (..., C * r * r, H, W). */
export class PixelUnshuffle extends Module {
  static override readonly keepsNothing = true;
  readonly downscaleFactor: number;
  constructor(downscaleFactor: number) {
    super();
    this.downscaleFactor = checkCount("PixelUnshuffle", "downscaleFactor", downscaleFactor);
  }
  forward(input: Tensor): Tensor {
    return pixel_unshuffle(checkTensor("PixelUnshuffle", input), this.downscaleFactor);
  }
}

/** Divides the channels of (N, C, ...) into groups, and takes one of each in turn. */
export class ChannelShuffle extends Module {
  static override readonly keepsNothing = true;
  readonly groups: number;
  constructor(groups: number) {
    super();
    this.groups = checkCount("ChannelShuffle", "groups", groups);
  }
  forward(input: Tensor): Tensor {
    return channel_shuffle(checkTensor("ChannelShuffle", input), this.groups);
  }
}

/** Splits a dimension into several, of which one may be -1. */
export class Unflatten extends Module {
  static override readonly keepsNothing = true;
  readonly dim: number;
  readonly unflattenedSize: readonly number[];
  constructor(dim: number, unflattenedSize: readonly number[]) {
    super();
    checkArray("Unflatten", unflattenedSize, "sizes");
    this.dim = checkInteger("Unflatten", "dim", dim);
    this.unflattenedSize = unflattenedSize;
  }
  forward(input: Tensor): Tensor {
    return unflatten_int(checkTensor("Unflatten", input), this.dim, this.unflattenedSize);
  }
}

/** Sliding windows of images as columns, as `functional.unfold` gives them. */
export class Unfold extends Module {
  static override readonly keepsNothing = true;
  readonly kernelSize: Sizes;
  readonly options: FoldOptions;
  constructor(kernelSize: Sizes, options: FoldOptions = {}) {
    super();
    pair("Unfold", "kernelSize", kernelSize);
    foldSettings("Unfold", options);
    this.kernelSize = kernelSize;
    this.options = { ...options };
  }
  forward(input: Tensor): Tensor {
    return unfold(input, this.kernelSize, this.options);
  }
}

/** Adds columns up to images, as `functional.fold` does. */
export class Fold extends Module {
  static override readonly keepsNothing = true;
  readonly outputSize: Sizes;
  readonly kernelSize: Sizes;
  readonly options: FoldOptions;
  constructor(outputSize: Sizes, kernelSize: Sizes, options: FoldOptions = {}) {
    super();
    pair("Fold", "outputSize", outputSize);
    pair("Fold", "kernelSize", kernelSize);
    foldSettings("Fold", options);
    this.outputSize = outputSize;
    this.kernelSize = kernelSize;
    this.options = { ...options };
  }
  forward(input: Tensor): Tensor {
    return fold(input, this.outputSize, this.kernelSize, this.options);
  }
}

/** `input1 @ weight @ input2 + bias` for each of `outFeatures`: (..., in1) and (..., in2) to (..., out). */
export class Bilinear extends Module {
  static override readonly keepsNothing = true;
  weight: Tensor;
  bias: Tensor | null;
  constructor(
    in1Features: number,
    in2Features: number,
    outFeatures: number,
    options: { readonly bias?: boolean } & Place = {},
  ) {
    super();
    const { bias, ...place } = withDefaults("Bilinear", options, { bias: true }, anywhere);
    checkCount("Bilinear", "in1Features", in1Features);
    checkCount("Bilinear", "in2Features", in2Features);
    checkCount("Bilinear", "outFeatures", outFeatures);
    const bound = 1 / Math.sqrt(in1Features);
    this.weight = uniform_(parameter(unset([outFeatures, in1Features, in2Features], place)), -bound, bound);
    this.bias = bias ? uniform_(parameter(unset([outFeatures], place)), -bound, bound) : null;
  }
  forward(input1: Tensor, input2: Tensor): Tensor {
    checkTensor("Bilinear", input1, "input1");
    checkTensor("Bilinear", input2, "input2");
    return bilinear(input1, input2, this.weight, this.bias);
  }
}

/** The cosine of the angle between vectors along `dim`. */
export class CosineSimilarity extends Module {
  static override readonly keepsNothing = true;
  readonly dim: number;
  readonly eps: number;
  constructor(options: { readonly dim?: number; readonly eps?: number } = {}) {
    super();
    const { dim, eps } = withDefaults("CosineSimilarity", options, { dim: 1, eps: 1e-8 }, {});
    this.dim = dim;
    this.eps = eps;
  }
  forward(x1: Tensor, x2: Tensor): Tensor {
    checkTensor("CosineSimilarity", x1, "x1");
    checkTensor("CosineSimilarity", x2, "x2");
    return cosine_similarity(x1, x2, this.dim, this.eps);
  }
}

/** The norm of order `p` of differences along the last dimension. */
export class PairwiseDistance extends Module {
  static override readonly keepsNothing = true;
  readonly p: number;
  readonly eps: number;
  readonly keepdim: boolean;
  constructor(options: { readonly p?: number; readonly eps?: number; readonly keepdim?: boolean } = {}) {
    super();
    const { p, eps, keepdim } = withDefaults("PairwiseDistance", options, { p: 2, eps: 1e-6, keepdim: false }, {});
    this.p = p;
    this.eps = eps;
    this.keepdim = keepdim;
  }
  forward(x1: Tensor, x2: Tensor): Tensor {
    checkTensor("PairwiseDistance", x1, "x1");
    checkTensor("PairwiseDistance", x2, "x2");
    return pairwise_distance(x1, x2, this.p, this.eps, this.keepdim);
  }
}

const bagModes = ["sum", "mean", "max"] as const;

/** Options of `EmbeddingBag`. */
export interface EmbeddingBagOptions extends Place {
  /** What becomes of the rows of a bag: their sum, mean or maximum. */
  readonly mode?: "sum" | "mean" | "max";
  /** Rows that are looked up and have a larger norm (of order `normType`) are scaled down to it, in place. */
  readonly maxNorm?: number | null;
  readonly normType?: number;
  /** Whether gradients are divided by the frequency of each index in the batch; not with "max". */
  readonly scaleGradByFreq?: boolean;
  /** Whether the last of `offsets` is the end of the last bag. */
  readonly includeLastOffset?: boolean;
  /** A row that does not count, and gets no gradient. */
  readonly paddingIdx?: number | null;
}

/** Sums, means or maxima of rows of a table: int64 indices (N, L), or (total) with the begin of each bag in `offsets`, to (N, embeddingDim). */
export class EmbeddingBag extends Module {
  static override readonly keepsNothing = true;
  weight: Tensor;
  readonly mode: "sum" | "mean" | "max";
  readonly maxNorm: number | null;
  readonly normType: number;
  readonly scaleGradByFreq: boolean;
  readonly includeLastOffset: boolean;
  readonly paddingIdx: number | null;

  constructor(numEmbeddings: number, embeddingDim: number, options: EmbeddingBagOptions = {}) {
    super();
    const { mode, maxNorm, normType, scaleGradByFreq, includeLastOffset, paddingIdx, ...place } = withDefaults(
      "EmbeddingBag",
      options,
      { normType: 2, scaleGradByFreq: false, includeLastOffset: false },
      {
        mode: "mean" as "sum" | "mean" | "max",
        maxNorm: null as number | null,
        paddingIdx: null as number | null,
        ...anywhere,
      },
    );
    checkCount("EmbeddingBag", "numEmbeddings", numEmbeddings);
    checkCount("EmbeddingBag", "embeddingDim", embeddingDim);
    checkChoice("EmbeddingBag", "mode", mode, bagModes);
    if (
      paddingIdx !== null &&
      !(Number.isInteger(paddingIdx) && paddingIdx >= -numEmbeddings && paddingIdx < numEmbeddings)
    )
      throw new ArgumentError(
        `EmbeddingBag: paddingIdx ${describe(paddingIdx)} is out of range for ${numEmbeddings} rows`,
      );
    this.mode = mode;
    this.maxNorm = maxNorm === null ? null : checkNumber("EmbeddingBag", "maxNorm", maxNorm);
    this.normType = normType;
    this.scaleGradByFreq = scaleGradByFreq;
    this.includeLastOffset = includeLastOffset;
    this.paddingIdx = paddingIdx === null || paddingIdx >= 0 ? paddingIdx : paddingIdx + numEmbeddings;
    const weight = parameter(unset([numEmbeddings, embeddingDim], place));
    noGrad(() => {
      normal_(weight, 0, 1, null);
      if (this.paddingIdx !== null) fill__Scalar(select_int(weight, 0, this.paddingIdx), 0);
    });
    this.weight = weight;
  }

  /**
   * @param offsets where each bag begins, for indices in one dimension
   * @param perSampleWeights a weight for each index, with the mode "sum"
   */
  forward(input: Tensor, offsets: Tensor | null = null, perSampleWeights: Tensor | null = null): Tensor {
    const { shape } = checkTensor("EmbeddingBag", input);
    if ((shape.length === 1) === (offsets === null) || shape.length === 0 || shape.length > 2)
      throw new ShapeError(
        `EmbeddingBag: expected indices (N, L) without offsets, or (total) with them, got ${formatShape(shape)}`,
      );
    const flat = shape.length === 2;
    const indices = flat ? reshape(input, [-1]) : input;
    const starts = flat
      ? arange_start_step(0, shape[0]! * shape[1]!, shape[1]!, "int64", null, input.device, null)
      : offsets!;
    if (this.maxNorm !== null) {
      const norm = this.maxNorm;
      noGrad(() => embedding_renorm_(this.weight, indices, norm, this.normType));
    }
    const weights = perSampleWeights === null || !flat ? perSampleWeights : reshape(perSampleWeights, [-1]);
    const [result] = embedding_bag_padding_idx(
      ...([this.weight, indices, starts, this.scaleGradByFreq, bagModes.indexOf(this.mode), false] as const),
      ...([weights, this.includeLastOffset, this.paddingIdx] as const),
    );
    return result;
  }
}

/** The base of padding layers: how many elements are added before and after each spatial dimension, the last one first. */
abstract class Padding extends Module {
  readonly padding: readonly number[];
  protected readonly where: string;

  constructor(where: string, dimensions: number, padding: Sizes) {
    super();
    const list = typeof padding === "number" ? Array.from({ length: 2 * dimensions }, () => padding) : padding;
    if (!Array.isArray(list) || list.length !== 2 * dimensions || !list.every((one) => Number.isSafeInteger(one)))
      throw new ArgumentError(
        `${where}: padding must be an integer or ${2 * dimensions} of them, two for each dimension, the last one first; got ${written(padding)}`,
      );
    this.where = where;
    this.padding = list as readonly number[];
  }

  protected abstract pad(input: Tensor): Tensor;

  forward(input: Tensor): Tensor {
    return this.pad(checkTensor(this.where, input));
  }
}

abstract class ConstantPadding extends Padding {
  readonly value: number;
  constructor(where: string, dimensions: number, padding: Sizes, value: number) {
    super(where, dimensions, padding);
    if (typeof value !== "number") throw new ArgumentError(`${where}: value must be a number, got ${describe(value)}`);
    this.value = value;
  }
  protected pad(input: Tensor): Tensor {
    return constant_pad_nd(input, this.padding, this.value);
  }
}

abstract class ModePadding extends Padding {
  protected abstract readonly mode: "reflect" | "replicate";
  protected pad(input: Tensor): Tensor {
    return pad(input, this.padding, this.mode, null);
  }
}

/** Adds elements of one value before and after the last dimension: `padding` is an integer, or [left, right]. */
export class ConstantPad1d extends ConstantPadding {
  static override readonly keepsNothing = true;
  constructor(padding: Sizes, value: number) {
    super("ConstantPad1d", 1, padding, value);
  }
}

/** Adds elements of one value around the last two dimensions: `padding` is an integer, or [left, right, top, bottom]. */
export class ConstantPad2d extends ConstantPadding {
  static override readonly keepsNothing = true;
  constructor(padding: Sizes, value: number) {
    super("ConstantPad2d", 2, padding, value);
  }
}

/** Adds elements of one value around the last three dimensions: `padding` is an integer, or [left, right, top, bottom, front, back]. */
export class ConstantPad3d extends ConstantPadding {
  static override readonly keepsNothing = true;
  constructor(padding: Sizes, value: number) {
    super("ConstantPad3d", 3, padding, value);
  }
}

/** Adds zeros around the last two dimensions: `padding` is an integer, or [left, right, top, bottom]. */
export class ZeroPad2d extends ConstantPadding {
  static override readonly keepsNothing = true;
  constructor(padding: Sizes) {
    super("ZeroPad2d", 2, padding, 0);
  }
}

/** Adds the reflection at the border: (N, C, L) or (C, L), `padding` an integer, or [left, right]. */
export class ReflectionPad1d extends ModePadding {
  static override readonly keepsNothing = true;
  protected readonly mode = "reflect";
  constructor(padding: Sizes) {
    super("ReflectionPad1d", 1, padding);
  }
}

/** Adds the reflection at the border: (N, C, H, W) or (C, H, W), `padding` an integer, or [left, right, top, bottom]. */
export class ReflectionPad2d extends ModePadding {
  static override readonly keepsNothing = true;
  protected readonly mode = "reflect";
  constructor(padding: Sizes) {
    super("ReflectionPad2d", 2, padding);
  }
}

/** Adds the reflection at the border: (N, C, D, H, W) or (C, D, H, W), `padding` an integer, or [left, right, top, bottom, front, back]. */
export class ReflectionPad3d extends ModePadding {
  static override readonly keepsNothing = true;
  protected readonly mode = "reflect";
  constructor(padding: Sizes) {
    super("ReflectionPad3d", 3, padding);
  }
}

/** Repeats the border: (N, C, L) or (C, L), `padding` an integer, or [left, right]. */
export class ReplicationPad1d extends ModePadding {
  static override readonly keepsNothing = true;
  protected readonly mode = "replicate";
  constructor(padding: Sizes) {
    super("ReplicationPad1d", 1, padding);
  }
}

/** Repeats the border: (N, C, H, W) or (C, H, W), `padding` an integer, or [left, right, top, bottom]. */
export class ReplicationPad2d extends ModePadding {
  static override readonly keepsNothing = true;
  protected readonly mode = "replicate";
  constructor(padding: Sizes) {
    super("ReplicationPad2d", 2, padding);
  }
}

/** Repeats the border: (N, C, D, H, W) or (C, D, H, W), `padding` an integer, or [left, right, top, bottom, front, back]. */
export class ReplicationPad3d extends ModePadding {
  static override readonly keepsNothing = true;
  protected readonly mode = "replicate";
  constructor(padding: Sizes) {
    super("ReplicationPad3d", 3, padding);
  }
}

/** The power mean of each window, as a sum: (N, C, L) to (N, C, L'). */
export class LPPool1d extends Module {
  static override readonly keepsNothing = true;
  readonly normType: number;
  readonly kernelSize: number;
  readonly options: LpPoolOptions;
  constructor(normType: number, kernelSize: number, options: LpPoolOptions = {}) {
    super();
    lpSettings("LPPool1d", 1, normType, kernelSize, options);
    this.normType = normType;
    this.kernelSize = checkCount("LPPool1d", "kernelSize", kernelSize);
    this.options = { ...options };
  }
  forward(input: Tensor): Tensor {
    return lpPool1d(input, this.normType, this.kernelSize, this.options);
  }
}

/** The power mean of each window, as a sum: (N, C, H, W) to (N, C, H', W'). */
export class LPPool2d extends Module {
  static override readonly keepsNothing = true;
  readonly normType: number;
  readonly kernelSize: Sizes;
  readonly options: LpPoolOptions;
  constructor(normType: number, kernelSize: Sizes, options: LpPoolOptions = {}) {
    super();
    lpSettings("LPPool2d", 2, normType, kernelSize, options);
    this.normType = normType;
    this.kernelSize = kernelSize;
    this.options = { ...options };
  }
  forward(input: Tensor): Tensor {
    return lpPool2d(input, this.normType, this.kernelSize, this.options);
  }
}

abstract class AdaptiveMaxPooling extends Module {
  readonly outputSize: readonly number[];
  protected readonly where: string;
  protected readonly run: typeof adaptive_max_pool2d;
  constructor(dimensions: number, run: typeof adaptive_max_pool2d, outputSize: Sizes) {
    super();
    this.where = `AdaptiveMaxPool${dimensions}d`;
    this.run = run;
    this.outputSize = spatial(this.where, "outputSize", outputSize, dimensions);
  }
  forward(input: Tensor): Tensor {
    return this.run(checkTensor(this.where, input), this.outputSize)[0];
  }
}

/** Maxima of windows chosen so that an input (N, C, L) of any length has an output of length `outputSize`. */
export class AdaptiveMaxPool1d extends AdaptiveMaxPooling {
  static override readonly keepsNothing = true;
  constructor(outputSize: Sizes) {
    super(1, adaptive_max_pool1d, outputSize);
  }
}

/** Maxima of windows chosen so that an input (N, C, H, W) of any size has an output of size `outputSize`. */
export class AdaptiveMaxPool2d extends AdaptiveMaxPooling {
  static override readonly keepsNothing = true;
  constructor(outputSize: Sizes) {
    super(2, adaptive_max_pool2d, outputSize);
  }
}

/** Maxima of windows chosen so that an input (N, C, D, H, W) of any size has an output of size `outputSize`. */
export class AdaptiveMaxPool3d extends AdaptiveMaxPooling {
  static override readonly keepsNothing = true;
  constructor(outputSize: Sizes) {
    super(3, adaptive_max_pool3d, outputSize);
  }
}

function spatial(where: string, name: string, value: Sizes, dimensions: number): readonly number[] {
  const list = typeof value === "number" ? Array.from({ length: dimensions }, () => value) : value;
  if (Array.isArray(list) && list.length === dimensions && list.every((one) => Number.isSafeInteger(one)))
    return list as readonly number[];
  throw new ArgumentError(
    `${where}: ${name} must be an integer or an array of length ${dimensions}, got ${written(value)}`,
  );
}

/** Options of the inverses of max pooling: the stride, by default the window's size, and the padding. */
export interface MaxUnpoolOptions {
  readonly stride?: Sizes;
  readonly padding?: Sizes;
}

abstract class MaxUnpooling extends Module {
  readonly kernelSize: readonly number[];
  readonly stride: readonly number[];
  readonly padding: readonly number[];
  protected readonly where: string;
  protected readonly dimensions: number;

  constructor(dimensions: number, kernelSize: Sizes, options: MaxUnpoolOptions) {
    super();
    const where = `MaxUnpool${dimensions}d`;
    const { stride, padding } = withDefaults(
      where,
      options,
      {},
      { stride: undefined as Sizes | undefined, padding: 0 as Sizes },
    );
    this.where = where;
    this.dimensions = dimensions;
    this.kernelSize = spatial(where, "kernelSize", kernelSize, dimensions);
    this.stride = spatial(where, "stride", stride ?? kernelSize, dimensions);
    this.padding = spatial(where, "padding", padding, dimensions);
  }

  /**
   * @param indices what `maxPool1dWithIndices` and its like return as second result
   * @param outputSize the spatial sizes, where several would fit
   */
  forward(input: Tensor, indices: Tensor, outputSize: readonly number[] | null = null): Tensor {
    checkTensor(this.where, input);
    checkTensor(this.where, indices, "indices");
    const { dimensions, kernelSize, stride, padding } = this;
    const given = input.shape.slice(-dimensions);
    const sizes =
      outputSize?.slice(-dimensions) ??
      given.map((size, i) => (size - 1) * stride[i]! + kernelSize[i]! - 2 * padding[i]!);
    if (sizes.length !== dimensions)
      throw new ShapeError(`${this.where}: outputSize must have ${dimensions} sizes, got ${formatShape(sizes)}`);
    if (dimensions === 3) return max_unpool3d(input, indices, sizes, stride, padding);
    if (dimensions === 2) return max_unpool2d(input, indices, sizes);
    return squeeze_dim(max_unpool2d(unsqueeze(input, -1), unsqueeze(indices, -1), [sizes[0]!, 1]), -1);
  }
}

/** Puts maxima back where `maxPool1dWithIndices` found them, and zeros elsewhere: (N, C, L') to (N, C, L). */
export class MaxUnpool1d extends MaxUnpooling {
  static override readonly keepsNothing = true;
  constructor(kernelSize: Sizes, options: MaxUnpoolOptions = {}) {
    super(1, kernelSize, options);
  }
}

/** Puts maxima back where `maxPool2dWithIndices` found them, and zeros elsewhere: (N, C, H', W') to (N, C, H, W). */
export class MaxUnpool2d extends MaxUnpooling {
  static override readonly keepsNothing = true;
  constructor(kernelSize: Sizes, options: MaxUnpoolOptions = {}) {
    super(2, kernelSize, options);
  }
}

/** Puts maxima back where `maxPool3dWithIndices` found them, and zeros elsewhere: (N, C, D', H', W') to (N, C, D, H, W). */
export class MaxUnpool3d extends MaxUnpooling {
  static override readonly keepsNothing = true;
  constructor(kernelSize: Sizes, options: MaxUnpoolOptions = {}) {
    super(3, kernelSize, options);
  }
}

/** Divides by a power of the mean of squares over `size` neighbouring channels: (N, C, ...). */
export class LocalResponseNorm extends Module {
  static override readonly keepsNothing = true;
  readonly size: number;
  readonly alpha: number;
  readonly beta: number;
  readonly k: number;
  constructor(size: number, options: { readonly alpha?: number; readonly beta?: number; readonly k?: number } = {}) {
    super();
    const { alpha, beta, k } = withDefaults("LocalResponseNorm", options, { alpha: 1e-4, beta: 0.75, k: 1 }, {});
    this.size = checkCount("LocalResponseNorm", "size", size);
    this.alpha = alpha;
    this.beta = beta;
    this.k = k;
  }
  forward(input: Tensor): Tensor {
    const { size, alpha, beta, k } = this;
    return localResponseNorm(input, size, { alpha, beta, k });
  }
}
