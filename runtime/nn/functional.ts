// PyTorch's `nn.functional` where it is more than an operator: names and arguments of its functions, over the operators that compute them.

import {
  _upsample_bicubic2d_aa_vec,
  _upsample_bilinear2d_aa_vec,
  _upsample_nearest_exact1d_vec,
  _upsample_nearest_exact2d_vec,
  _upsample_nearest_exact3d_vec,
  abs,
  adaptive_avg_pool1d,
  adaptive_avg_pool2d,
  adaptive_avg_pool3d,
  add_Scalar,
  add_Tensor,
  affine_grid_generator,
  amin,
  avg_pool1d,
  avg_pool2d,
  avg_pool3d,
  clamp_min,
  clamp_min_,
  clone,
  col2im,
  constant_pad_nd,
  cross_entropy_loss,
  detach,
  div_Scalar,
  div_Tensor,
  embedding as embedding_op,
  embedding_renorm_,
  empty_like,
  expand_as,
  exponential_,
  feature_dropout,
  grid_sampler,
  im2col,
  kl_div,
  linalg_vector_norm,
  log,
  log_sigmoid,
  max_dim,
  mean,
  minimum,
  mul_Scalar,
  mul_Tensor,
  neg,
  nll_loss_nd,
  pairwise_distance,
  pow_Tensor_Scalar,
  relu,
  scatter_value,
  sign,
  softmax_int,
  square,
  squeeze_dim,
  sub_Tensor,
  sum,
  sum_dim_IntList,
  tanh,
  unsqueeze,
  upsample_bicubic2d_vec,
  upsample_bilinear2d_vec,
  upsample_linear1d_vec,
  upsample_nearest1d_vec,
  upsample_nearest2d_vec,
  upsample_nearest3d_vec,
  upsample_trilinear3d_vec,
  view,
  zeros_like,
} from "../../generated/operators.js";
import { noGrad } from "../autograd/grad-mode.js";
import { describe, written } from "../core/describe.js";
import { ArgumentError, ShapeError } from "../core/errors.js";
import type { Generator } from "../core/generator.js";
import { withDefaults } from "../core/options.js";
import { formatShape } from "../core/shape.js";
import { assertFunction, type Tensor } from "../core/tensor.js";
import {
  checkChoice,
  type InterpolationMode,
  interpolationModes,
  type Reduction,
  reductionCode,
  reductions,
} from "./choices.js";
import { checkTensor } from "./module.js";
import { type FoldOptions, foldSettings, type LpPoolOptions, lpSettings, pair } from "./windows.js";

export type { FoldOptions, InterpolationMode, LpPoolOptions, Reduction };

function reduced(losses: Tensor, code: number): Tensor {
  return code === 0 ? losses : code === 1 ? mean(losses, null) : sum(losses, null);
}

function tensors(where: string, given: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(given)) checkTensor(where, value, name);
}

const reductionOnly = { reduction: "mean" as Reduction };

/** Options of `crossEntropy`. */
export interface CrossEntropyOptions {
  /** A weight for each class: (C). */
  readonly weight?: Tensor | null;
  readonly reduction?: Reduction;
  /** A class index whose examples are left out. */
  readonly ignoreIndex?: number;
  /** The part of the target that is spread evenly over all classes, from 0 to 1. */
  readonly labelSmoothing?: number;
}

/**
 * Cross entropy between scores (N, C, ...) and classes: int64 indices (N, ...), or probabilities of the scores' shape. What `crossEntropyLoss` computes, under
 * its name in `torch.nn.functional`.
 */
export function crossEntropy(input: Tensor, target: Tensor, options: CrossEntropyOptions = {}): Tensor {
  const where = "crossEntropy";
  tensors(where, { input, target });
  const { weight, reduction, ignoreIndex, labelSmoothing } = withDefaults(
    where,
    options,
    { ignoreIndex: -100, labelSmoothing: 0 },
    { weight: null as Tensor | null, ...reductionOnly },
  );
  return cross_entropy_loss(input, target, weight, reductionCode(where, reduction), ignoreIndex, labelSmoothing);
}

/** The negative log likelihood of classes: log-probabilities (N, C, ...), and int64 indices (N, ...). */
export function nllLoss(
  input: Tensor,
  target: Tensor,
  options: Omit<CrossEntropyOptions, "labelSmoothing"> = {},
): Tensor {
  const where = "nllLoss";
  tensors(where, { input, target });
  const { weight, reduction, ignoreIndex } = withDefaults(
    where,
    options,
    { ignoreIndex: -100 },
    { weight: null as Tensor | null, ...reductionOnly },
  );
  return nll_loss_nd(input, target, weight, reductionCode(where, reduction), ignoreIndex);
}

/**
 * The Kullback-Leibler divergence of distributions: `input` has log-probabilities, `target` probabilities, or with `logTarget` their logarithms.
 * @param options `reduction`: "batchmean", which divides the sum by the number of examples, is the divergence; "mean", the default, divides by that of elements
 */
export function klDiv(
  input: Tensor,
  target: Tensor,
  options: { readonly reduction?: Reduction | "batchmean"; readonly logTarget?: boolean } = {},
): Tensor {
  const where = "klDiv";
  tensors(where, { input, target });
  const { reduction, logTarget } = withDefaults(
    where,
    options,
    { logTarget: false },
    { reduction: "mean" as Reduction | "batchmean" },
  );
  checkChoice(where, "reduction", reduction, [...reductions, "batchmean"]);
  if (reduction !== "batchmean") return kl_div(input, target, reductionCode(where, reduction), logTarget);
  const total = kl_div(input, target, reductionCode(where, "sum"), logTarget);
  return input.shape.length === 0 ? total : div_Scalar(total, input.shape[0]!);
}

/**
 * The negative log likelihood of values under normal distributions.
 * @param input expected values
 * @param variance (..., or 1 in place of the last size, or without it): at least `eps`
 * @param options `full`: whether the constant term is added
 * @throws ShapeError for other shapes; ArgumentError for negative variances
 */
export function gaussianNllLoss(
  input: Tensor,
  target: Tensor,
  variance: Tensor,
  options: { readonly full?: boolean; readonly eps?: number; readonly reduction?: Reduction } = {},
): Tensor {
  const where = "gaussianNllLoss";
  tensors(where, { input, target, variance });
  const { full, eps, reduction } = withDefaults(where, options, { full: false, eps: 1e-6 }, reductionOnly);
  const [wanted, given] = [input.shape.join(), variance.shape.join()];
  let v = variance;
  if (given !== wanted) {
    if (given === input.shape.slice(0, -1).join()) v = unsqueeze(variance, -1);
    else if (given !== [...input.shape.slice(0, -1), 1].join())
      throw new ShapeError(
        `${where}: variance must have the shape of the input, ${formatShape(input.shape)}, or 1 as last size, or none; got ${formatShape(variance.shape)}`,
      );
  }
  const least = noGrad(() => (v.numel === 0 ? 0 : Number(amin(v, [], false).item())));
  if (least < 0) throw new ArgumentError(`${where}: variance has negative elements`);
  // The limit has no gradient, as in PyTorch.
  const limited = clone(v, null);
  noGrad(() => clamp_min_(limited, eps));
  v = limited;
  let losses = mul_Scalar(add_Tensor(log(v), div_Tensor(square(sub_Tensor(input, target, 1)), v), 1), 0.5);
  if (full) losses = add_Scalar(losses, 0.5 * Math.log(2 * Math.PI), 1);
  return reduced(losses, reductionCode(where, reduction));
}

/** The loss of each label as a yes-or-no question, averaged over the classes: scores and targets, 0 or 1, of shape (N, C). */
export function multilabelSoftMarginLoss(
  input: Tensor,
  target: Tensor,
  options: { readonly weight?: Tensor | null; readonly reduction?: Reduction } = {},
): Tensor {
  const where = "multilabelSoftMarginLoss";
  tensors(where, { input, target });
  const { weight, reduction } = withDefaults(where, options, {}, { weight: null as Tensor | null, ...reductionOnly });
  const yes = mul_Tensor(target, log_sigmoid(input));
  const no = mul_Tensor(add_Scalar(neg(target), 1, 1), log_sigmoid(neg(input)));
  let losses = neg(add_Tensor(yes, no, 1));
  if (weight !== null) losses = mul_Tensor(losses, weight);
  const classes = input.shape.at(-1) ?? 1;
  const each = div_Scalar(sum_dim_IntList(losses, [-1], false, null), classes);
  return reduced(each, reductionCode(where, reduction));
}

/**
 * How much further the anchor is from the negative example than from the positive one, below `margin`.
 * @param options `distance`: a function of two tensors, by default the Euclidean distance; `swap`: whether the distance of the positive from the negative
 * example counts where it is less
 */
export function tripletMarginWithDistanceLoss(
  anchor: Tensor,
  positive: Tensor,
  negative: Tensor,
  options: {
    readonly distance?: (a: Tensor, b: Tensor) => Tensor;
    readonly margin?: number;
    readonly swap?: boolean;
    readonly reduction?: Reduction;
  } = {},
): Tensor {
  const where = "tripletMarginWithDistanceLoss";
  tensors(where, { anchor, positive, negative });
  const { distance, margin, swap, reduction } = withDefaults(
    where,
    options,
    { margin: 1, swap: false },
    { distance: (a: Tensor, b: Tensor): Tensor => pairwise_distance(a, b, 2, 1e-6, false), ...reductionOnly },
  );
  assertFunction(distance, `${where}: distance`);
  const near = distance(anchor, positive);
  let far = distance(anchor, negative);
  if (swap) far = minimum(far, distance(positive, negative));
  return reduced(clamp_min(add_Scalar(sub_Tensor(near, far, 1), margin, 1), 0), reductionCode(where, reduction));
}

/** Options of `interpolate`. */
export interface InterpolateOptions {
  /** The spatial sizes of the result, or one for all dimensions. */
  readonly size?: number | readonly number[] | null;
  /** The factors between the sizes, or one for all dimensions. */
  readonly scaleFactor?: number | readonly number[] | null;
  readonly mode?: InterpolationMode;
  /** Whether the centres of the corner elements lie on each other; false by default. For the linear modes and "bicubic". */
  readonly alignCorners?: boolean | null;
  /** Whether sizes that `scaleFactor` gives are the ones that positions are computed from. */
  readonly recomputeScaleFactor?: boolean | null;
  /** Whether a smaller result is computed from all elements. For "bilinear" and "bicubic". */
  readonly antialias?: boolean;
}

/**
 * Resizes the spatial dimensions of (N, C, L), (N, C, H, W) or (N, C, D, H, W).
 * @throws ArgumentError without or with both of `size` and `scaleFactor`, and for a mode that the number of dimensions does not have
 */
export function interpolate(input: Tensor, options: InterpolateOptions): Tensor {
  const where = "interpolate";
  checkTensor(where, input);
  const { size, scaleFactor, mode, alignCorners, recomputeScaleFactor, antialias } = withDefaults(
    where,
    options,
    { antialias: false },
    {
      size: null as number | readonly number[] | null,
      scaleFactor: null as number | readonly number[] | null,
      mode: "nearest" as InterpolationMode,
      alignCorners: null as boolean | null,
      recomputeScaleFactor: null as boolean | null,
    },
  );
  checkChoice(where, "mode", mode, interpolationModes);
  const dimensions = input.shape.length - 2;
  if (dimensions < 1 || dimensions > 3)
    throw new ShapeError(
      `${where}: expected an input (N, C, ...) of 3 to 5 dimensions, got ${formatShape(input.shape)}`,
    );
  const isNearest = mode === "nearest" || mode === "nearest-exact" || mode === "area";
  if (isNearest && alignCorners !== null)
    throw new ArgumentError(
      `${where}: alignCorners is for modes linear, bilinear, bicubic and trilinear, not for ${mode}`,
    );
  if ((size === null) === (scaleFactor === null))
    throw new ArgumentError(`${where}: expected either size or scaleFactor, got ${size === null ? "neither" : "both"}`);
  const each = (name: string, value: number | readonly number[]): readonly number[] => {
    const list = typeof value === "number" ? Array.from({ length: dimensions }, () => value) : value;
    if (Array.isArray(list) && list.length === dimensions && list.every((one) => typeof one === "number" && one > 0))
      return list as readonly number[];
    throw new ArgumentError(
      `${where}: ${name} must be a positive number or an array of ${dimensions}, got ${written(value)}`,
    );
  };
  let sizes = size === null ? null : each("size", size);
  let factors = scaleFactor === null ? null : each("scaleFactor", scaleFactor);
  if (recomputeScaleFactor === true) {
    if (factors === null) throw new ArgumentError(`${where}: recomputeScaleFactor needs scaleFactor`);
    sizes = factors.map((factor, i) => Math.floor(input.shape[i + 2]! * factor));
    factors = null;
  }
  if (antialias && !(dimensions === 2 && (mode === "bilinear" || mode === "bicubic")))
    throw new ArgumentError(`${where}: antialias is for the modes bilinear and bicubic of four-dimensional inputs`);
  const corners = alignCorners ?? false;
  const [n, exact] = [dimensions - 1, mode === "nearest-exact"];
  if (mode === "nearest" || exact) {
    const run = exact
      ? [_upsample_nearest_exact1d_vec, _upsample_nearest_exact2d_vec, _upsample_nearest_exact3d_vec][n]!
      : [upsample_nearest1d_vec, upsample_nearest2d_vec, upsample_nearest3d_vec][n]!;
    return run(input, sizes, factors);
  }
  if (mode === "area") {
    const wanted = sizes ?? factors!.map((factor, i) => Math.floor(input.shape[i + 2]! * factor));
    return [adaptive_avg_pool1d, adaptive_avg_pool2d, adaptive_avg_pool3d][n]!(input, wanted);
  }
  if (mode === "linear" && dimensions === 1) return upsample_linear1d_vec(input, sizes, corners, factors);
  if (mode === "bilinear" && dimensions === 2)
    return (antialias ? _upsample_bilinear2d_aa_vec : upsample_bilinear2d_vec)(input, sizes, corners, factors);
  if (mode === "trilinear" && dimensions === 3) return upsample_trilinear3d_vec(input, sizes, corners, factors);
  if (mode === "bicubic" && dimensions === 2)
    return (antialias ? _upsample_bicubic2d_aa_vec : upsample_bicubic2d_vec)(input, sizes, corners, factors);
  throw new ArgumentError(
    `${where}: mode ${mode} needs an input of ${mode === "linear" ? 3 : mode === "trilinear" ? 5 : 4} dimensions, got ${formatShape(input.shape)}`,
  );
}

/** Divides by the norm along a dimension, or by `eps` where that is less. `p`: the order of the norm, 2 by default; `dim`: 1 by default. */
export function normalize(
  input: Tensor,
  options: { readonly p?: number; readonly dim?: number; readonly eps?: number } = {},
): Tensor {
  checkTensor("normalize", input);
  const { p, dim, eps } = withDefaults("normalize", options, { p: 2, dim: 1, eps: 1e-12 }, {});
  return div_Tensor(input, expand_as(clamp_min(linalg_vector_norm(input, p, [dim], true, null), eps), input));
}

/**
 * A sample of the Gumbel-softmax distribution (Jang et al. 2017): unnormalised log-probabilities to soft choices along `dim`.
 * @param options `tau`: the temperature; `hard`: whether the result is one-hot, with the gradient of the soft choices
 */
export function gumbelSoftmax(
  logits: Tensor,
  options: {
    readonly tau?: number;
    readonly hard?: boolean;
    readonly dim?: number;
    readonly generator?: Generator;
  } = {},
): Tensor {
  const where = "gumbelSoftmax";
  checkTensor(where, logits);
  const { tau, hard, dim, generator } = withDefaults(
    where,
    options,
    { tau: 1, hard: false, dim: -1 },
    { generator: null as Generator | null },
  );
  const noise = noGrad(() =>
    neg(log(exponential_(empty_like(logits, null, null, null, null, "contiguous_format"), 1, generator))),
  );
  const soft = softmax_int(div_Scalar(add_Tensor(logits, noise, 1), tau), dim, null);
  if (!hard) return soft;
  const [, index] = max_dim(soft, dim, true);
  const choice = scatter_value(zeros_like(soft, null, null, null, null, null), dim, index, 1);
  return add_Tensor(sub_Tensor(choice, detach(soft), 1), soft, 1);
}

/** `x / (1 + |x|)`. */
export function softsign(input: Tensor): Tensor {
  checkTensor("softsign", input);
  return div_Tensor(input, add_Scalar(abs(input), 1, 1));
}

/** `softmax(-x)` along `dim`. */
export function softmin(input: Tensor, dim: number): Tensor {
  return softmax_int(neg(checkTensor("softmin", input)), dim, null);
}

/** `x - tanh(x)`. */
export function tanhshrink(input: Tensor): Tensor {
  checkTensor("tanhshrink", input);
  return sub_Tensor(input, tanh(input), 1);
}

/** Sliding windows of images as columns: (N, C, H, W) to (N, C * window, number of windows). What `im2col` computes. */
export function unfold(input: Tensor, kernelSize: number | readonly number[], options: FoldOptions = {}): Tensor {
  checkTensor("unfold", input);
  return im2col(input, pair("unfold", "kernelSize", kernelSize), ...foldSettings("unfold", options));
}

/** Adds columns up to images, where `unfold` would have taken them from: (N, C * window, number of windows) to (N, C, H, W). What `col2im` computes. */
export function fold(
  input: Tensor,
  outputSize: number | readonly number[],
  kernelSize: number | readonly number[],
  options: FoldOptions = {},
): Tensor {
  checkTensor("fold", input);
  const sizes = [pair("fold", "outputSize", outputSize), pair("fold", "kernelSize", kernelSize)] as const;
  return col2im(input, ...sizes, ...foldSettings("fold", options));
}

/**
 * The values of images at the places of a grid (N, H, W, 2), or (N, D, H, W, 3), whose coordinates go from -1 to 1.
 * @param options `alignCorners`: whether -1 and 1 are the centres of the outer elements, not their edges
 */
export function gridSample(
  input: Tensor,
  grid: Tensor,
  options: {
    readonly mode?: "bilinear" | "nearest" | "bicubic";
    readonly paddingMode?: "zeros" | "border" | "reflection";
    readonly alignCorners?: boolean;
  } = {},
): Tensor {
  const where = "gridSample";
  tensors(where, { input, grid });
  const { mode, paddingMode, alignCorners } = withDefaults(
    where,
    options,
    { alignCorners: false },
    {
      mode: "bilinear" as "bilinear" | "nearest" | "bicubic",
      paddingMode: "zeros" as "zeros" | "border" | "reflection",
    },
  );
  const modes = ["bilinear", "nearest", "bicubic"] as const;
  const paddings = ["zeros", "border", "reflection"] as const;
  checkChoice(where, "mode", mode, modes);
  checkChoice(where, "paddingMode", paddingMode, paddings);
  return grid_sampler(input, grid, modes.indexOf(mode), paddings.indexOf(paddingMode), alignCorners);
}

/** The grid of affine maps, for `gridSample`: matrices (N, 2, 3) or (N, 3, 4), and the size (N, C, H, W) or (N, C, D, H, W) of the result. */
export function affineGrid(
  theta: Tensor,
  size: readonly number[],
  options: { readonly alignCorners?: boolean } = {},
): Tensor {
  checkTensor("affineGrid", theta, "theta");
  const { alignCorners } = withDefaults("affineGrid", options, { alignCorners: false }, {});
  if (!Array.isArray(size) || (size.length !== 4 && size.length !== 5))
    throw new ArgumentError(`affineGrid: size must be (N, C, H, W) or (N, C, D, H, W), got ${written(size)}`);
  const rows = size.length - 2;
  if (theta.shape.join() !== [size[0], rows, rows + 1].join())
    throw new ShapeError(
      `affineGrid: theta must have shape ${formatShape([size[0]!, rows, rows + 1])} for a size of ${size.length} numbers, got ${formatShape(theta.shape)}`,
    );
  return affine_grid_generator(theta, size, alignCorners);
}

/** Options of `embedding`. */
export interface EmbeddingOptions {
  /** A row that gets no gradient. */
  readonly paddingIdx?: number | null;
  /** Rows that are looked up and have a larger norm are scaled down to it, in place. */
  readonly maxNorm?: number | null;
  readonly normType?: number;
  /** Whether gradients are divided by the frequency of each index in the batch. */
  readonly scaleGradByFreq?: boolean;
}

/** Rows of a table, by int64 indices: (...) and (rows, features) to (..., features). The operator `embedding` takes the table first. */
export function embedding(input: Tensor, weight: Tensor, options: EmbeddingOptions = {}): Tensor {
  const where = "embedding";
  tensors(where, { input, weight });
  const { paddingIdx, maxNorm, normType, scaleGradByFreq } = withDefaults(
    where,
    options,
    { normType: 2, scaleGradByFreq: false },
    { paddingIdx: null as number | null, maxNorm: null as number | null },
  );
  const rows = weight.shape[0] ?? 0;
  if (paddingIdx !== null && !(Number.isInteger(paddingIdx) && paddingIdx >= -rows && paddingIdx < rows))
    throw new ArgumentError(`${where}: paddingIdx ${describe(paddingIdx)} is out of range for ${rows} rows`);
  if (maxNorm !== null) noGrad(() => embedding_renorm_(weight, input, maxNorm, normType));
  const padding = paddingIdx === null ? -1 : paddingIdx < 0 ? paddingIdx + rows : paddingIdx;
  return embedding_op(weight, input, padding, scaleGradByFreq, false);
}

/**
 * The mean of powers of each window, as a root: (N, C, L) to (N, C, L'). `normType` 1 gives sums, Infinity-like orders approach the maximum.
 * @param options `stride`: by default the window's size
 */
export function lpPool1d(input: Tensor, normType: number, kernelSize: number, options: LpPoolOptions = {}): Tensor {
  checkTensor("lpPool1d", input);
  const { kernel, step, ceilMode } = lpSettings("lpPool1d", 1, normType, kernelSize, options);
  const means = avg_pool1d(pow_Tensor_Scalar(input, normType), kernel, step, [0], ceilMode, true);
  return rooted(means, kernelSize, normType);
}

/** As `lpPool1d`, in two dimensions: (N, C, H, W) to (N, C, H', W'). */
export function lpPool2d(
  input: Tensor,
  normType: number,
  kernelSize: number | readonly number[],
  options: LpPoolOptions = {},
): Tensor {
  checkTensor("lpPool2d", input);
  const { kernel, step, ceilMode } = lpSettings("lpPool2d", 2, normType, kernelSize, options);
  const means = avg_pool2d(pow_Tensor_Scalar(input, normType), kernel, step, [0, 0], ceilMode, true, null);
  return rooted(means, kernel[0]! * kernel[1]!, normType);
}

const rooted = (means: Tensor, count: number, normType: number): Tensor =>
  pow_Tensor_Scalar(mul_Scalar(mul_Tensor(sign(means), relu(abs(means))), count), 1 / normType);

/** Divides by a power of the mean of squares over `size` neighbouring channels: (N, C, ...). */
export function localResponseNorm(
  input: Tensor,
  size: number,
  options: { readonly alpha?: number; readonly beta?: number; readonly k?: number } = {},
): Tensor {
  const where = "localResponseNorm";
  const { shape } = checkTensor(where, input);
  const { alpha, beta, k } = withDefaults(where, options, { alpha: 1e-4, beta: 0.75, k: 1 }, {});
  if (shape.length < 3) throw new ShapeError(`${where}: expected at least (N, C, L), got ${formatShape(shape)}`);
  if (input.numel === 0) return input;
  const squares = unsqueeze(mul_Tensor(input, input), 1);
  const [before, after] = [Math.floor(size / 2), Math.floor((size - 1) / 2)];
  let means: Tensor;
  if (shape.length === 3) {
    const padded = constant_pad_nd(squares, [0, 0, before, after], 0);
    means = squeeze_dim(avg_pool2d(padded, [size, 1], [1, 1], [0, 0], false, true, null), 1);
  } else {
    const flat = view(squares, [shape[0]!, 1, shape[1]!, shape[2]!, -1]);
    const padded = constant_pad_nd(flat, [0, 0, 0, 0, before, after], 0);
    means = view(squeeze_dim(avg_pool3d(padded, [size, 1, 1], [1, 1, 1], [0, 0, 0], false, true, null), 1), shape);
  }
  return div_Tensor(input, pow_Tensor_Scalar(add_Scalar(mul_Scalar(means, alpha), k, 1), beta));
}

/** Sets whole channels (N, C, L) to zero during training, and scales the others. */
export function dropout1d(input: Tensor, options: DropoutOptions = {}): Tensor {
  return dropFeatures("dropout1d", input, options, [2, 3]);
}

/** Sets whole channels (N, C, H, W) to zero during training, and scales the others. */
export function dropout2d(input: Tensor, options: DropoutOptions = {}): Tensor {
  return dropFeatures("dropout2d", input, options, [3, 4]);
}

/** Sets whole channels (N, C, D, H, W) to zero during training, and scales the others. */
export function dropout3d(input: Tensor, options: DropoutOptions = {}): Tensor {
  return dropFeatures("dropout3d", input, options, [4, 5]);
}

/** Options of dropout: the probability, 0.5 by default, and whether this is training, true by default. */
export interface DropoutOptions {
  readonly p?: number;
  readonly training?: boolean;
}

/** @throws ShapeError unless the input is (C, ...), which counts as one example, or (N, C, ...) */
function dropFeatures(where: string, input: Tensor, options: DropoutOptions, ranks: readonly [number, number]): Tensor {
  const { shape } = checkTensor(where, input);
  const { p, training } = withDefaults(where, options, { p: 0.5, training: true }, {});
  if (!(p >= 0 && p <= 1)) throw new ArgumentError(`${where}: p must be a probability between 0 and 1, got ${p}`);
  // PyTorch 1.13 takes three dimensions of dropout2d for (N, C, L).
  const isSingle = shape.length === ranks[0] && where !== "dropout2d";
  if (!ranks.includes(shape.length))
    throw new ShapeError(
      `${where}: expected an input of ${ranks[0]} or ${ranks[1]} dimensions, got ${formatShape(shape)}`,
    );
  return isSingle
    ? squeeze_dim(feature_dropout(unsqueeze(input, 0), p, training), 0)
    : feature_dropout(input, p, training);
}
