// Convolutions of signals, images and volumes, their transposes, and pooling.

import {
  adaptive_avg_pool1d,
  adaptive_avg_pool2d,
  adaptive_avg_pool3d,
  avg_pool1d,
  avg_pool2d,
  avg_pool3d,
  conv_transpose1d,
  conv_transpose2d_input,
  conv_transpose3d_input,
  conv1d,
  conv1d_padding,
  conv2d,
  conv2d_padding,
  conv3d,
  conv3d_padding,
  max_pool1d,
  max_pool2d,
  max_pool3d,
} from "../../generated/operators.js";
import { ArgumentError } from "../core/errors.js";
import type { Tensor } from "../core/tensor.js";
import { beginUniformly, checkCount, type Place, unset } from "./linear.js";
import { Module, parameter } from "./module.js";

/** One number for all dimensions, or one for each. */
export type Sizes = number | readonly number[];

function sizes(where: string, name: string, value: Sizes, dimensions: number): readonly number[] {
  const list = typeof value === "number" ? Array.from({ length: dimensions }, () => value) : value;
  if (list.length === dimensions && list.every((item) => Number.isSafeInteger(item))) return list;
  throw new ArgumentError(
    `${where}: ${name} is a whole number, or ${dimensions} of them, got ${JSON.stringify(value)}`,
  );
}

interface Common extends Place {
  readonly stride?: Sizes;
  readonly dilation?: Sizes;
  readonly groups?: number;
  readonly bias?: boolean;
}

/** How a convolution walks. `padding`: zeros around, or `same`, so that outputs are as large as inputs (at stride 1), or `valid`, none. */
export interface ConvolutionOptions extends Common {
  readonly padding?: Sizes | "same" | "valid";
}

export interface TransposedConvolutionOptions extends Common {
  readonly padding?: Sizes;
  /** Added to one side of the output. */
  readonly outputPadding?: Sizes;
}

function checkGroups(where: string, inChannels: number, outChannels: number, groups: number): void {
  checkCount(where, "inChannels", inChannels);
  checkCount(where, "outChannels", outChannels);
  checkCount(where, "groups", groups);
  if (inChannels % groups !== 0 || outChannels % groups !== 0)
    throw new ArgumentError(`${where}: ${inChannels} and ${outChannels} channels do not make ${groups} groups`);
}

abstract class Convolution extends Module {
  readonly weight: Tensor;
  readonly bias: Tensor | null;
  protected readonly stride: readonly number[];
  protected readonly padding: readonly number[] | "same" | "valid";
  protected readonly dilation: readonly number[];
  protected readonly groups: number;

  constructor(
    dimensions: number,
    inChannels: number,
    outChannels: number,
    kernelSize: Sizes,
    { stride = 1, padding = 0, dilation = 1, groups = 1, bias = true, ...place }: ConvolutionOptions,
  ) {
    super();
    const where = `Conv${dimensions}d`;
    checkGroups(where, inChannels, outChannels, groups);
    this.stride = sizes(where, "stride", stride, dimensions);
    this.dilation = sizes(where, "dilation", dilation, dimensions);
    if (typeof padding === "string" && padding !== "same" && padding !== "valid")
      throw new ArgumentError(
        `${where}: padding is a number, numbers, "same" or "valid", got ${JSON.stringify(padding)}`,
      );
    this.padding = typeof padding === "string" ? padding : sizes(where, "padding", padding, dimensions);
    this.groups = groups;
    this.weight = parameter(
      unset([outChannels, inChannels / groups, ...sizes(where, "kernelSize", kernelSize, dimensions)], place),
    );
    this.bias = bias ? parameter(unset([outChannels], place)) : null;
    beginUniformly(this.weight, this.bias);
  }
}

/** Cross-correlation of signals: (N, C, L) to (N, K, L'). */
export class Conv1d extends Convolution {
  constructor(inChannels: number, outChannels: number, kernelSize: Sizes, options: ConvolutionOptions = {}) {
    super(1, inChannels, outChannels, kernelSize, options);
  }
  forward(input: Tensor): Tensor {
    const { weight, bias, stride, padding, dilation, groups } = this;
    return typeof padding === "string"
      ? conv1d_padding(input, weight, bias, stride, padding, dilation, groups)
      : conv1d(input, weight, bias, stride, padding, dilation, groups);
  }
}

/** Cross-correlation of images: (N, C, H, W) to (N, K, H', W'). */
export class Conv2d extends Convolution {
  constructor(inChannels: number, outChannels: number, kernelSize: Sizes, options: ConvolutionOptions = {}) {
    super(2, inChannels, outChannels, kernelSize, options);
  }
  forward(input: Tensor): Tensor {
    const { weight, bias, stride, padding, dilation, groups } = this;
    return typeof padding === "string"
      ? conv2d_padding(input, weight, bias, stride, padding, dilation, groups)
      : conv2d(input, weight, bias, stride, padding, dilation, groups);
  }
}

/** Cross-correlation of volumes: (N, C, D, H, W) to (N, K, D', H', W'). */
export class Conv3d extends Convolution {
  constructor(inChannels: number, outChannels: number, kernelSize: Sizes, options: ConvolutionOptions = {}) {
    super(3, inChannels, outChannels, kernelSize, options);
  }
  forward(input: Tensor): Tensor {
    const { weight, bias, stride, padding, dilation, groups } = this;
    return typeof padding === "string"
      ? conv3d_padding(input, weight, bias, stride, padding, dilation, groups)
      : conv3d(input, weight, bias, stride, padding, dilation, groups);
  }
}

abstract class TransposedConvolution extends Module {
  readonly weight: Tensor;
  readonly bias: Tensor | null;
  protected readonly stride: readonly number[];
  protected readonly padding: readonly number[];
  protected readonly outputPadding: readonly number[];
  protected readonly dilation: readonly number[];
  protected readonly groups: number;

  constructor(
    dimensions: number,
    inChannels: number,
    outChannels: number,
    kernelSize: Sizes,
    {
      stride = 1,
      padding = 0,
      outputPadding = 0,
      dilation = 1,
      groups = 1,
      bias = true,
      ...place
    }: TransposedConvolutionOptions,
  ) {
    super();
    const where = `ConvTranspose${dimensions}d`;
    checkGroups(where, inChannels, outChannels, groups);
    this.stride = sizes(where, "stride", stride, dimensions);
    this.padding = sizes(where, "padding", padding, dimensions);
    this.outputPadding = sizes(where, "outputPadding", outputPadding, dimensions);
    this.dilation = sizes(where, "dilation", dilation, dimensions);
    this.groups = groups;
    this.weight = parameter(
      unset([inChannels, outChannels / groups, ...sizes(where, "kernelSize", kernelSize, dimensions)], place),
    );
    this.bias = bias ? parameter(unset([outChannels], place)) : null;
    beginUniformly(this.weight, this.bias);
  }
}

/** The transpose of `Conv1d`, which makes signals longer. */
export class ConvTranspose1d extends TransposedConvolution {
  constructor(inChannels: number, outChannels: number, kernelSize: Sizes, options: TransposedConvolutionOptions = {}) {
    super(1, inChannels, outChannels, kernelSize, options);
  }
  forward(input: Tensor): Tensor {
    const { weight, bias, stride, padding, outputPadding, groups, dilation } = this;
    return conv_transpose1d(input, weight, bias, stride, padding, outputPadding, groups, dilation);
  }
}

/** The transpose of `Conv2d`, which makes images larger. */
export class ConvTranspose2d extends TransposedConvolution {
  constructor(inChannels: number, outChannels: number, kernelSize: Sizes, options: TransposedConvolutionOptions = {}) {
    super(2, inChannels, outChannels, kernelSize, options);
  }
  forward(input: Tensor): Tensor {
    const { weight, bias, stride, padding, outputPadding, groups, dilation } = this;
    return conv_transpose2d_input(input, weight, bias, stride, padding, outputPadding, groups, dilation);
  }
}

/** The transpose of `Conv3d`, which makes volumes larger. */
export class ConvTranspose3d extends TransposedConvolution {
  constructor(inChannels: number, outChannels: number, kernelSize: Sizes, options: TransposedConvolutionOptions = {}) {
    super(3, inChannels, outChannels, kernelSize, options);
  }
  forward(input: Tensor): Tensor {
    const { weight, bias, stride, padding, outputPadding, groups, dilation } = this;
    return conv_transpose3d_input(input, weight, bias, stride, padding, outputPadding, groups, dilation);
  }
}

/** How windows of pooling lie. `stride` is the window's own size unless given. */
export interface PoolingOptions {
  readonly stride?: Sizes;
  readonly padding?: Sizes;
  /** Whether windows that lie partly outside count. */
  readonly ceilMode?: boolean;
}

abstract class Pooling extends Module {
  protected readonly kernelSize: readonly number[];
  protected readonly stride: readonly number[];
  protected readonly padding: readonly number[];
  protected readonly ceilMode: boolean;

  constructor(
    name: string,
    dimensions: number,
    kernelSize: Sizes,
    { stride = kernelSize, padding = 0, ceilMode = false }: PoolingOptions,
  ) {
    super();
    const where = `${name}${dimensions}d`;
    this.kernelSize = sizes(where, "kernelSize", kernelSize, dimensions);
    this.stride = sizes(where, "stride", stride, dimensions);
    this.padding = sizes(where, "padding", padding, dimensions);
    this.ceilMode = ceilMode;
  }
}

abstract class MaxPooling extends Pooling {
  protected readonly dilation: readonly number[];
  constructor(dimensions: number, kernelSize: Sizes, options: PoolingOptions & { readonly dilation?: Sizes }) {
    super("MaxPool", dimensions, kernelSize, options);
    this.dilation = sizes(`MaxPool${dimensions}d`, "dilation", options.dilation ?? 1, dimensions);
  }
}

/** The largest element of each window of signals (N, C, L). */
export class MaxPool1d extends MaxPooling {
  constructor(kernelSize: Sizes, options: PoolingOptions & { readonly dilation?: Sizes } = {}) {
    super(1, kernelSize, options);
  }
  forward(input: Tensor): Tensor {
    return max_pool1d(input, this.kernelSize, this.stride, this.padding, this.dilation, this.ceilMode);
  }
}

/** The largest element of each window of images (N, C, H, W). */
export class MaxPool2d extends MaxPooling {
  constructor(kernelSize: Sizes, options: PoolingOptions & { readonly dilation?: Sizes } = {}) {
    super(2, kernelSize, options);
  }
  forward(input: Tensor): Tensor {
    return max_pool2d(input, this.kernelSize, this.stride, this.padding, this.dilation, this.ceilMode);
  }
}

/** The largest element of each window of volumes (N, C, D, H, W). */
export class MaxPool3d extends MaxPooling {
  constructor(kernelSize: Sizes, options: PoolingOptions & { readonly dilation?: Sizes } = {}) {
    super(3, kernelSize, options);
  }
  forward(input: Tensor): Tensor {
    return max_pool3d(input, this.kernelSize, this.stride, this.padding, this.dilation, this.ceilMode);
  }
}

/** What mean pooling takes besides: whether zeros of the border count. */
type AveragePoolingOptions = PoolingOptions & { readonly countIncludePad?: boolean };

abstract class AveragePooling extends Pooling {
  protected readonly countIncludePad: boolean;
  constructor(dimensions: number, kernelSize: Sizes, options: AveragePoolingOptions) {
    super("AvgPool", dimensions, kernelSize, options);
    this.countIncludePad = options.countIncludePad ?? true;
  }
}

/** The mean of each window of signals (N, C, L). */
export class AvgPool1d extends AveragePooling {
  constructor(kernelSize: Sizes, options: AveragePoolingOptions = {}) {
    super(1, kernelSize, options);
  }
  forward(input: Tensor): Tensor {
    return avg_pool1d(input, this.kernelSize, this.stride, this.padding, this.ceilMode, this.countIncludePad);
  }
}

/** The mean of each window of images (N, C, H, W). */
export class AvgPool2d extends AveragePooling {
  constructor(kernelSize: Sizes, options: AveragePoolingOptions = {}) {
    super(2, kernelSize, options);
  }
  forward(input: Tensor): Tensor {
    return avg_pool2d(input, this.kernelSize, this.stride, this.padding, this.ceilMode, this.countIncludePad, null);
  }
}

/** The mean of each window of volumes (N, C, D, H, W). */
export class AvgPool3d extends AveragePooling {
  constructor(kernelSize: Sizes, options: AveragePoolingOptions = {}) {
    super(3, kernelSize, options);
  }
  forward(input: Tensor): Tensor {
    return avg_pool3d(input, this.kernelSize, this.stride, this.padding, this.ceilMode, this.countIncludePad, null);
  }
}

abstract class AdaptivePooling extends Module {
  protected readonly outputSize: readonly number[];
  constructor(dimensions: number, outputSize: Sizes) {
    super();
    this.outputSize = sizes(`AdaptiveAvgPool${dimensions}d`, "outputSize", outputSize, dimensions);
  }
}

/** Means of windows that are so chosen that signals of any length become `outputSize`. */
export class AdaptiveAvgPool1d extends AdaptivePooling {
  constructor(outputSize: Sizes) {
    super(1, outputSize);
  }
  forward(input: Tensor): Tensor {
    return adaptive_avg_pool1d(input, this.outputSize);
  }
}

/** Means of windows that are so chosen that images of any size become `outputSize`. */
export class AdaptiveAvgPool2d extends AdaptivePooling {
  constructor(outputSize: Sizes) {
    super(2, outputSize);
  }
  forward(input: Tensor): Tensor {
    return adaptive_avg_pool2d(input, this.outputSize);
  }
}

/** Means of windows that are so chosen that volumes of any size become `outputSize`. */
export class AdaptiveAvgPool3d extends AdaptivePooling {
  constructor(outputSize: Sizes) {
    super(3, outputSize);
  }
  forward(input: Tensor): Tensor {
    return adaptive_avg_pool3d(input, this.outputSize);
  }
}
