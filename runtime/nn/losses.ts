// Losses as modules: settings in the constructor, two tensors (or three) in, a loss out.

import {
  binary_cross_entropy,
  binary_cross_entropy_with_logits,
  cosine_embedding_loss,
  ctc_loss_IntList,
  ctc_loss_Tensor,
  hinge_embedding_loss,
  huber_loss,
  l1_loss,
  margin_ranking_loss,
  mse_loss,
  multi_margin_loss,
  multilabel_margin_loss,
  poisson_nll_loss,
  smooth_l1_loss,
  soft_margin_loss,
  triplet_margin_loss,
} from "../../generated/operators.js";
import { withDefaults } from "../core/options.js";
import { assertFunction, isTensor, type Tensor } from "../core/tensor.js";
import { type Reduction, reductionCode } from "./choices.js";
import {
  crossEntropy,
  gaussianNllLoss,
  klDiv,
  multilabelSoftMarginLoss,
  nllLoss,
  tripletMarginWithDistanceLoss,
} from "./functional.js";
import { buffer, checkTensor, Module } from "./module.js";

/** Options of losses: what becomes of the losses of all elements or examples. */
export interface LossOptions {
  readonly reduction?: Reduction;
}

/** Options of losses with a weight for each class, or for each element. */
export interface WeightedLossOptions extends LossOptions {
  readonly weight?: Tensor | null;
}

/** The base of losses: the reduction, and the name for messages. */
abstract class Loss extends Module {
  readonly reduction: Reduction | "batchmean";
  protected readonly where: string;

  constructor(where: string, reduction: Reduction | "batchmean") {
    super();
    if (reduction !== "batchmean" || where !== "KLDivLoss") reductionCode(where, reduction as Reduction);
    this.where = where;
    this.reduction = reduction;
  }

  protected get code(): number {
    return reductionCode(this.where, this.reduction as Reduction);
  }

  protected check(given: Readonly<Record<string, unknown>>): void {
    for (const [name, value] of Object.entries(given)) checkTensor(this.where, value, name);
  }
}

/** The base of losses whose weight is a buffer, as in PyTorch's state dicts. */
abstract class WeightedLoss extends Loss {
  weight: Tensor | null;

  constructor(where: string, reduction: Reduction, weight: Tensor | null) {
    super(where, reduction);
    this.weight = weight === null ? null : buffer(checkTensor(where, weight, "weight"));
  }
}

const simple = { reduction: "mean" as Reduction };
const weighted = { ...simple, weight: null as Tensor | null };

/** The mean of `|input - target|`. */
export class L1Loss extends Loss {
  constructor(options: LossOptions = {}) {
    super("L1Loss", withDefaults("L1Loss", options, {}, simple).reduction);
  }
  forward(input: Tensor, target: Tensor): Tensor {
    this.check({ input, target });
    return l1_loss(input, target, this.code);
  }
}

/** The mean of `(input - target) ** 2`. */
export class MSELoss extends Loss {
  constructor(options: LossOptions = {}) {
    super("MSELoss", withDefaults("MSELoss", options, {}, simple).reduction);
  }
  forward(input: Tensor, target: Tensor): Tensor {
    this.check({ input, target });
    return mse_loss(input, target, this.code);
  }
}

/** The square of small differences, below `beta`, and the absolute value of large ones. */
export class SmoothL1Loss extends Loss {
  readonly beta: number;
  constructor(options: LossOptions & { readonly beta?: number } = {}) {
    const { reduction, beta } = withDefaults("SmoothL1Loss", options, { beta: 1 }, simple);
    super("SmoothL1Loss", reduction);
    this.beta = beta;
  }
  forward(input: Tensor, target: Tensor): Tensor {
    this.check({ input, target });
    return smooth_l1_loss(input, target, this.code, this.beta);
  }
}

/** As `SmoothL1Loss`, times `delta`, the difference from which the loss is linear. */
export class HuberLoss extends Loss {
  readonly delta: number;
  constructor(options: LossOptions & { readonly delta?: number } = {}) {
    const { reduction, delta } = withDefaults("HuberLoss", options, { delta: 1 }, simple);
    super("HuberLoss", reduction);
    this.delta = delta;
  }
  forward(input: Tensor, target: Tensor): Tensor {
    this.check({ input, target });
    return huber_loss(input, target, this.code, this.delta);
  }
}

/** Cross entropy between scores (N, C, ...) and classes: int64 indices (N, ...), or probabilities of the scores' shape. */
export class CrossEntropyLoss extends WeightedLoss {
  readonly ignoreIndex: number;
  readonly labelSmoothing: number;
  constructor(options: WeightedLossOptions & { readonly ignoreIndex?: number; readonly labelSmoothing?: number } = {}) {
    const settings = { ignoreIndex: -100, labelSmoothing: 0 };
    const { reduction, weight, ignoreIndex, labelSmoothing } = withDefaults(
      "CrossEntropyLoss",
      options,
      settings,
      weighted,
    );
    super("CrossEntropyLoss", reduction, weight);
    this.ignoreIndex = ignoreIndex;
    this.labelSmoothing = labelSmoothing;
  }
  forward(input: Tensor, target: Tensor): Tensor {
    this.check({ input, target });
    const { weight, ignoreIndex, labelSmoothing } = this;
    return crossEntropy(input, target, {
      ...{ weight, ignoreIndex, labelSmoothing },
      reduction: this.reduction as Reduction,
    });
  }
}

/** The negative log likelihood of classes: log-probabilities (N, C, ...), and int64 indices (N, ...). */
export class NLLLoss extends WeightedLoss {
  readonly ignoreIndex: number;
  constructor(options: WeightedLossOptions & { readonly ignoreIndex?: number } = {}) {
    const { reduction, weight, ignoreIndex } = withDefaults("NLLLoss", options, { ignoreIndex: -100 }, weighted);
    super("NLLLoss", reduction, weight);
    this.ignoreIndex = ignoreIndex;
  }
  forward(input: Tensor, target: Tensor): Tensor {
    this.check({ input, target });
    const { weight, ignoreIndex } = this;
    return nllLoss(input, target, { weight, ignoreIndex, reduction: this.reduction as Reduction });
  }
}

/** Cross entropy of yes-or-no questions: probabilities, and targets from 0 to 1. */
export class BCELoss extends WeightedLoss {
  constructor(options: WeightedLossOptions = {}) {
    const { reduction, weight } = withDefaults("BCELoss", options, {}, weighted);
    super("BCELoss", reduction, weight);
  }
  forward(input: Tensor, target: Tensor): Tensor {
    this.check({ input, target });
    return binary_cross_entropy(input, target, this.weight, this.code);
  }
}

/** `BCELoss` of `sigmoid(input)`, computed without overflow. `posWeight`: a weight of the positive examples of each class. */
export class BCEWithLogitsLoss extends WeightedLoss {
  posWeight: Tensor | null;
  constructor(options: WeightedLossOptions & { readonly posWeight?: Tensor | null } = {}) {
    const where = "BCEWithLogitsLoss";
    const { reduction, weight, posWeight } = withDefaults(
      where,
      options,
      {},
      { ...weighted, posWeight: null as Tensor | null },
    );
    super(where, reduction, weight);
    this.posWeight = posWeight === null ? null : buffer(checkTensor(where, posWeight, "posWeight"));
  }
  forward(input: Tensor, target: Tensor): Tensor {
    this.check({ input, target });
    return binary_cross_entropy_with_logits(input, target, this.weight, this.posWeight, this.code);
  }
}

/**
 * The Kullback-Leibler divergence of log-probabilities `input` from probabilities `target`, or with `logTarget` their logarithms. The reduction
 * "batchmean" gives the divergence; "mean", the default, divides by the number of elements.
 */
export class KLDivLoss extends Loss {
  readonly logTarget: boolean;
  constructor(options: { readonly reduction?: Reduction | "batchmean"; readonly logTarget?: boolean } = {}) {
    const { reduction, logTarget } = withDefaults(
      "KLDivLoss",
      options,
      { logTarget: false },
      { reduction: "mean" as Reduction | "batchmean" },
    );
    super("KLDivLoss", reduction);
    this.logTarget = logTarget;
  }
  forward(input: Tensor, target: Tensor): Tensor {
    this.check({ input, target });
    return klDiv(input, target, { reduction: this.reduction, logTarget: this.logTarget });
  }
}

/** The negative log likelihood of counts under Poisson distributions. `logInput`: whether inputs are logarithms of rates; `full`: adds Stirling's term. */
export class PoissonNLLLoss extends Loss {
  readonly logInput: boolean;
  readonly full: boolean;
  readonly eps: number;
  constructor(
    options: LossOptions & { readonly logInput?: boolean; readonly full?: boolean; readonly eps?: number } = {},
  ) {
    const settings = { logInput: true, full: false, eps: 1e-8 };
    const { reduction, logInput, full, eps } = withDefaults("PoissonNLLLoss", options, settings, simple);
    super("PoissonNLLLoss", reduction);
    this.logInput = logInput;
    this.full = full;
    this.eps = eps;
  }
  forward(input: Tensor, target: Tensor): Tensor {
    this.check({ input, target });
    return poisson_nll_loss(input, target, this.logInput, this.full, this.eps, this.code);
  }
}

/** The negative log likelihood of values under normal distributions: expected values, values, variances. */
export class GaussianNLLLoss extends Loss {
  readonly full: boolean;
  readonly eps: number;
  constructor(options: LossOptions & { readonly full?: boolean; readonly eps?: number } = {}) {
    const { reduction, full, eps } = withDefaults("GaussianNLLLoss", options, { full: false, eps: 1e-6 }, simple);
    super("GaussianNLLLoss", reduction);
    this.full = full;
    this.eps = eps;
  }
  forward(input: Tensor, target: Tensor, variance: Tensor): Tensor {
    this.check({ input, target, variance });
    const { full, eps } = this;
    return gaussianNllLoss(input, target, variance, { full, eps, reduction: this.reduction as Reduction });
  }
}

/** `input` where the target is 1, and what `margin` exceeds it by where the target is -1. */
export class HingeEmbeddingLoss extends Loss {
  readonly margin: number;
  constructor(options: LossOptions & { readonly margin?: number } = {}) {
    const { reduction, margin } = withDefaults("HingeEmbeddingLoss", options, { margin: 1 }, simple);
    super("HingeEmbeddingLoss", reduction);
    this.margin = margin;
  }
  forward(input: Tensor, target: Tensor): Tensor {
    this.check({ input, target });
    return hinge_embedding_loss(input, target, this.margin, this.code);
  }
}

/** `max(0, -target * (input1 - input2) + margin)`: which of two scores should be higher, 1 or -1. */
export class MarginRankingLoss extends Loss {
  readonly margin: number;
  constructor(options: LossOptions & { readonly margin?: number } = {}) {
    const { reduction, margin } = withDefaults("MarginRankingLoss", options, { margin: 0 }, simple);
    super("MarginRankingLoss", reduction);
    this.margin = margin;
  }
  forward(input1: Tensor, input2: Tensor, target: Tensor): Tensor {
    this.check({ input1, input2, target });
    return margin_ranking_loss(input1, input2, target, this.margin, this.code);
  }
}

/** `1 - cos(input1, input2)` where the target is 1, and what the cosine exceeds `margin` by where it is -1. */
export class CosineEmbeddingLoss extends Loss {
  readonly margin: number;
  constructor(options: LossOptions & { readonly margin?: number } = {}) {
    const { reduction, margin } = withDefaults("CosineEmbeddingLoss", options, { margin: 0 }, simple);
    super("CosineEmbeddingLoss", reduction);
    this.margin = margin;
  }
  forward(input1: Tensor, input2: Tensor, target: Tensor): Tensor {
    this.check({ input1, input2, target });
    return cosine_embedding_loss(input1, input2, target, this.margin, this.code);
  }
}

/** `max(0, |anchor - positive| - |anchor - negative| + margin)`, by the norm of order `p`. `swap`: counts the positive's distance where it is less. */
export class TripletMarginLoss extends Loss {
  readonly margin: number;
  readonly p: number;
  readonly eps: number;
  readonly swap: boolean;
  constructor(
    options: LossOptions & {
      readonly margin?: number;
      readonly p?: number;
      readonly eps?: number;
      readonly swap?: boolean;
    } = {},
  ) {
    const settings = { margin: 1, p: 2, eps: 1e-6, swap: false };
    const { reduction, margin, p, eps, swap } = withDefaults("TripletMarginLoss", options, settings, simple);
    super("TripletMarginLoss", reduction);
    this.margin = margin;
    this.p = p;
    this.eps = eps;
    this.swap = swap;
  }
  forward(anchor: Tensor, positive: Tensor, negative: Tensor): Tensor {
    this.check({ anchor, positive, negative });
    return triplet_margin_loss(anchor, positive, negative, this.margin, this.p, this.eps, this.swap, this.code);
  }
}

/** `TripletMarginLoss` with a distance of one's own: a function of two tensors, by default the Euclidean distance. */
export class TripletMarginWithDistanceLoss extends Loss {
  protected readonly distance: ((a: Tensor, b: Tensor) => Tensor) | null;
  readonly margin: number;
  readonly swap: boolean;
  constructor(
    options: LossOptions & {
      readonly distance?: ((a: Tensor, b: Tensor) => Tensor) | null;
      readonly margin?: number;
      readonly swap?: boolean;
    } = {},
  ) {
    const where = "TripletMarginWithDistanceLoss";
    const { reduction, distance, margin, swap } = withDefaults(
      where,
      options,
      { margin: 1, swap: false },
      { ...simple, distance: null as ((a: Tensor, b: Tensor) => Tensor) | null },
    );
    super(where, reduction);
    if (distance !== null) assertFunction(distance, where);
    this.distance = distance;
    this.margin = margin;
    this.swap = swap;
  }
  forward(anchor: Tensor, positive: Tensor, negative: Tensor): Tensor {
    this.check({ anchor, positive, negative });
    const { distance, margin, swap } = this;
    return tripletMarginWithDistanceLoss(anchor, positive, negative, {
      ...{ margin, swap, reduction: this.reduction as Reduction },
      ...(distance === null ? {} : { distance }),
    });
  }
}

/** `log(1 + exp(-target * input))`, with targets 1 and -1. */
export class SoftMarginLoss extends Loss {
  constructor(options: LossOptions = {}) {
    super("SoftMarginLoss", withDefaults("SoftMarginLoss", options, {}, simple).reduction);
  }
  forward(input: Tensor, target: Tensor): Tensor {
    this.check({ input, target });
    return soft_margin_loss(input, target, this.code);
  }
}

/** The hinge loss of classes: scores (N, C) and int64 indices (N). `p`: 1 or 2, the power of what `margin` exceeds the difference by. */
export class MultiMarginLoss extends WeightedLoss {
  readonly p: number;
  readonly margin: number;
  constructor(options: WeightedLossOptions & { readonly p?: number; readonly margin?: number } = {}) {
    const { reduction, weight, p, margin } = withDefaults("MultiMarginLoss", options, { p: 1, margin: 1 }, weighted);
    super("MultiMarginLoss", reduction, weight);
    this.p = p;
    this.margin = margin;
  }
  forward(input: Tensor, target: Tensor): Tensor {
    this.check({ input, target });
    return multi_margin_loss(input, target, this.p, this.margin, this.weight, this.code);
  }
}

/** The hinge loss of several classes for each example: scores (N, C), and int64 indices (N, C) that end with -1. */
export class MultiLabelMarginLoss extends Loss {
  constructor(options: LossOptions = {}) {
    super("MultiLabelMarginLoss", withDefaults("MultiLabelMarginLoss", options, {}, simple).reduction);
  }
  forward(input: Tensor, target: Tensor): Tensor {
    this.check({ input, target });
    return multilabel_margin_loss(input, target, this.code);
  }
}

/** The loss of each label as a yes-or-no question, averaged over the classes: scores and targets, 0 or 1, of shape (N, C). */
export class MultiLabelSoftMarginLoss extends WeightedLoss {
  constructor(options: WeightedLossOptions = {}) {
    const { reduction, weight } = withDefaults("MultiLabelSoftMarginLoss", options, {}, weighted);
    super("MultiLabelSoftMarginLoss", reduction, weight);
  }
  forward(input: Tensor, target: Tensor): Tensor {
    this.check({ input, target });
    return multilabelSoftMarginLoss(input, target, {
      weight: this.weight,
      reduction: this.reduction as Reduction,
    });
  }
}

/**
 * Connectionist temporal classification (Graves et al. 2006): log-probabilities (T, N, C) of steps, and label sequences without an alignment.
 * `zeroInfinity`: whether infinite losses, of sequences that are too long, count as zero.
 */
export class CTCLoss extends Loss {
  readonly blank: number;
  readonly zeroInfinity: boolean;
  constructor(options: LossOptions & { readonly blank?: number; readonly zeroInfinity?: boolean } = {}) {
    const settings = { blank: 0, zeroInfinity: false };
    const { reduction, blank, zeroInfinity } = withDefaults("CTCLoss", options, settings, simple);
    super("CTCLoss", reduction);
    this.blank = blank;
    this.zeroInfinity = zeroInfinity;
  }

  /** @param targets (N, S), or one after the other; lengths as tensors, or both as arrays */
  forward(
    logProbs: Tensor,
    targets: Tensor,
    inputLengths: Tensor | readonly number[],
    targetLengths: Tensor | readonly number[],
  ): Tensor {
    this.check({ logProbs, targets });
    const { blank, zeroInfinity, code } = this;
    if (isTensor(inputLengths) && isTensor(targetLengths))
      return ctc_loss_Tensor(logProbs, targets, inputLengths, targetLengths, blank, code, zeroInfinity);
    const [inputs, wanted] = [listOf(inputLengths), listOf(targetLengths)];
    return ctc_loss_IntList(logProbs, targets, inputs, wanted, blank, code, zeroInfinity);
  }
}

const listOf = (lengths: Tensor | readonly number[]): readonly number[] =>
  isTensor(lengths) ? (lengths.toArray() as number[]) : lengths;
