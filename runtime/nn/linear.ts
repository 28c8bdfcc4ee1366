// Linear layers, embeddings, dropout and reshaping layers.

import {
  dropout,
  embedding,
  embedding_renorm_,
  empty_memory_format,
  fill__Scalar,
  flatten_using_ints,
  linear,
  normal_,
  select_int,
} from "../../generated/operators.js";
import { noGrad } from "../autograd/grad-mode.js";
import { getDefaultDType } from "../core/default-dtype.js";
import { describe } from "../core/describe.js";
import type { Device } from "../core/device.js";
import type { DType } from "../core/dtype.js";
import { ArgumentError } from "../core/errors.js";
import { withDefaults } from "../core/options.js";
import type { Tensor } from "../core/tensor.js";
import { fans, kaimingUniform_, uniform_ } from "./init.js";
import { checkTensor, Module, parameter } from "./module.js";

/** The dtype and device of parameters; by default the default dtype, on the CPU. */
export interface Place {
  readonly dtype?: DType | undefined;
  readonly device?: Device | undefined;
}

/** The defaults of `Place`, for `withDefaults`. */
export const anywhere: { dtype: DType | undefined; device: Device | undefined } = {
  dtype: undefined,
  device: undefined,
};

/** An uninitialised tensor for a parameter. */
export function unset(shape: readonly number[], { dtype = getDefaultDType(), device = "cpu" }: Place): Tensor {
  return empty_memory_format(shape, dtype, null, device, null, null);
}

/** @throws ArgumentError unless `value` is a positive integer */
export function checkCount(where: string, name: string, value: unknown): number {
  if (typeof value === "number" && Number.isSafeInteger(value) && value > 0) return value;
  throw new ArgumentError(
    `${where}: ${name} must be a positive integer, got ${typeof value === "number" ? value : describe(value)}`,
  );
}

/** @throws ArgumentError unless the value is a number, and not NaN */
export function checkNumber(where: string, name: string, value: unknown): number {
  if (typeof value === "number" && !Number.isNaN(value)) return value;
  throw new ArgumentError(`${where}: ${name} must be a number, got ${describe(value)}`);
}

/** @throws ArgumentError unless the value is an integer */
export function checkInteger(where: string, name: string, value: unknown): number {
  if (typeof value === "number" && Number.isSafeInteger(value)) return value;
  throw new ArgumentError(`${where}: ${name} must be an integer, got ${describe(value)}`);
}

/** @throws ArgumentError unless `p` is a number from 0 to 1 */
export function checkProbability(where: string, p: unknown): number {
  if (typeof p === "number" && p >= 0 && p <= 1) return p;
  throw new ArgumentError(`${where}: p must be a probability between 0 and 1, got ${describe(p)}`);
}

/** PyTorch's initialisation of linear and convolutional layers: uniform within 1 / sqrt(fan in). */
export function initUniformly(weight: Tensor, bias: Tensor | null): void {
  kaimingUniform_(weight, { slope: Math.sqrt(5) });
  if (bias === null) return;
  const fan = fans(weight).in;
  const bound = fan > 0 ? 1 / Math.sqrt(fan) : 0;
  uniform_(bias, -bound, bound);
}

/** `input @ weight.T + bias`: (..., inFeatures) to (..., outFeatures). */
export class Linear extends Module {
  static override readonly keepsNothing = true;
  weight: Tensor;
  bias: Tensor | null;

  constructor(inFeatures: number, outFeatures: number, options: { readonly bias?: boolean } & Place = {}) {
    super();
    const { bias, ...place } = withDefaults("Linear", options, { bias: true }, anywhere);
    checkCount("Linear", "inFeatures", inFeatures);
    checkCount("Linear", "outFeatures", outFeatures);
    this.weight = parameter(unset([outFeatures, inFeatures], place));
    this.bias = bias ? parameter(unset([outFeatures], place)) : null;
    initUniformly(this.weight, this.bias);
  }

  forward(input: Tensor): Tensor {
    return linear(checkTensor("Linear", input), this.weight, this.bias);
  }
}

/** A lookup table of vectors: integer indices (...) to rows (..., embeddingDim). */
export class Embedding extends Module {
  static override readonly keepsNothing = true;
  weight: Tensor;
  readonly paddingIdx: number;
  readonly maxNorm: number | null;
  readonly normType: number;
  readonly scaleGradByFreq: boolean;

  /**
   * @param options `paddingIdx`: a row that is initialised to zeros and receives no gradient; `maxNorm`: rows that are looked up and exceed this norm
   * (of order `normType`) are scaled down to it, in place; `scaleGradByFreq`: gradients are divided by the frequency of each index in the batch
   */
  constructor(
    numEmbeddings: number,
    embeddingDim: number,
    options: {
      readonly paddingIdx?: number | null;
      readonly maxNorm?: number | null;
      readonly normType?: number;
      readonly scaleGradByFreq?: boolean;
    } & Place = {},
  ) {
    super();
    const { paddingIdx, maxNorm, normType, scaleGradByFreq, ...place } = withDefaults(
      "Embedding",
      options,
      { normType: 2, scaleGradByFreq: false },
      { paddingIdx: null as number | null, maxNorm: null as number | null, ...anywhere },
    );
    checkCount("Embedding", "numEmbeddings", numEmbeddings);
    checkCount("Embedding", "embeddingDim", embeddingDim);
    if (
      paddingIdx !== null &&
      !(Number.isInteger(paddingIdx) && paddingIdx >= -numEmbeddings && paddingIdx < numEmbeddings)
    )
      throw new ArgumentError(`Embedding: paddingIdx ${paddingIdx} is out of range for ${numEmbeddings} rows`);
    this.paddingIdx = paddingIdx === null ? -1 : paddingIdx < 0 ? paddingIdx + numEmbeddings : paddingIdx;
    this.maxNorm = maxNorm === null ? null : checkNumber("Embedding", "maxNorm", maxNorm);
    this.normType = normType;
    this.scaleGradByFreq = scaleGradByFreq;
    this.weight = parameter(unset([numEmbeddings, embeddingDim], place));
    noGrad(() => {
      normal_(this.weight, 0, 1, null);
      if (this.paddingIdx >= 0) fill__Scalar(select_int(this.weight, 0, this.paddingIdx), 0);
    });
  }

  forward(indices: Tensor): Tensor {
    checkTensor("Embedding", indices);
    if (this.maxNorm !== null) {
      const norm = this.maxNorm;
      noGrad(() => embedding_renorm_(this.weight, indices, norm, this.normType));
    }
    return embedding(this.weight, indices, this.paddingIdx, this.scaleGradByFreq, false);
  }
}

/** During training, sets each element to 0 with probability `p` and divides the others by 1 - p; in evaluation mode, returns its input. */
export class Dropout extends Module {
  static override readonly keepsNothing = true;
  readonly p: number;

  constructor(p = 0.5) {
    super();
    this.p = checkProbability("Dropout", p);
  }

  forward(input: Tensor): Tensor {
    return dropout(checkTensor("Dropout", input), this.p, this.training);
  }
}

/** Flattens the dimensions from `startDim` to `endDim` into one: by default all but the first. */
export class Flatten extends Module {
  static override readonly keepsNothing = true;
  readonly startDim: number;
  readonly endDim: number;

  constructor(startDim = 1, endDim = -1) {
    super();
    this.startDim = checkInteger("Flatten", "startDim", startDim);
    this.endDim = checkInteger("Flatten", "endDim", endDim);
  }

  forward(input: Tensor): Tensor {
    return flatten_using_ints(checkTensor("Flatten", input), this.startDim, this.endDim);
  }
}

/** Returns its input. */
export class Identity extends Module {
  static override readonly keepsNothing = true;
  forward(input: Tensor): Tensor {
    return input;
  }
}
