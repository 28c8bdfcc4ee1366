// Convolutions in one to three dimensions, transposed convolutions, and pooling.

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
  pad,
} from "../../generated/operators.js";
import { describe, written } from "../core/describe.js";
import { ArgumentError } from "../core/errors.js";
import { withDefaults } from "../core/options.js";
import type { Tensor } from "../core/tensor.js";
import { anywhere, checkCount, initUniformly, type Place, unset } from "./linear.js";
import { checkTensor, Module, parameter } from "./module.js";

/** One number for all spatial dimensions, or one for each. */
export type Sizes = number | readonly number[];

function sizes(where: string, name: string, value: Sizes, dimensions: number): readonly number[] {
  const list = typeof value === "number" ? Array.from({ length: dimensions }, () => value) : value;
  if (Array.isArray(list) && list.length === dimensions && list.every((item) => Number.isSafeInteger(item)))
    return list;
  throw new ArgumentError(
    `${where}: ${name} must be an integer or an array of length ${dimensions}, got ${Array.isArray(list) ? written(value) : describe(value)}`,
  );
}

interface Common extends Place {
  readonly stride?: Sizes;
  readonly dilation?: Sizes;
  readonly groups?: number;
  readonly bias?: boolean;
}

/** `padding`: how many zeros are added on each side; or `same`: as many as keep the size at stride 1; or `valid`: none. */
export interface ConvolutionOptions extends Common {
  readonly padding?: Sizes | "same" | "valid";
  /** How the padding is filled: with zeros, by reflection at the border, by repeating the border, or with the elements of the opposite side. */
  readonly paddingMode?: PaddingMode;
}

const paddingModes = ["zeros", "reflect", "replicate", "circular"] as const;
type PaddingMode = (typeof paddingModes)[number];

export interface TransposedConvolutionOptions extends Common {
  readonly padding?: Sizes;
  /** Elements added to the end of each output dimension. */
  readonly outputPadding?: Sizes;
}

const simple = { groups: 1, bias: true };
const lists = { stride: 1 as Sizes, padding: 0 as Sizes, dilation: 1 as Sizes, ...anywhere };

/** The base of convolutions and transposed convolutions. */
abstract class Weighted extends Module {
  weight: Tensor;
  bias: Tensor | null;
  protected readonly where: string;
  protected readonly stride: readonly number[];
  protected readonly dilation: readonly number[];
  protected readonly groups: number;

  /** @param transposed whether the weight's first dimension is the input channels */
  constructor(
    where: string,
    dimensions: number,
    inChannels: number,
    outChannels: number,
    kernelSize: Sizes,
    { stride, dilation, groups, bias, ...place }: Required<Omit<Common, keyof Place>> & Place,
    transposed: boolean,
  ) {
    super();
    checkCount(where, "inChannels", inChannels);
    checkCount(where, "outChannels", outChannels);
    checkCount(where, "groups", groups);
    if (inChannels % groups !== 0 || outChannels % groups !== 0)
      throw new ArgumentError(
        `${where}: ${inChannels} and ${outChannels} channels cannot be divided into ${groups} groups`,
      );
    this.where = where;
    this.stride = sizes(where, "stride", stride, dimensions);
    this.dilation = sizes(where, "dilation", dilation, dimensions);
    this.groups = groups;
    const [first, second] = transposed ? [inChannels, outChannels] : [outChannels, inChannels];
    const kernel = sizes(where, "kernelSize", kernelSize, dimensions);
    this.weight = parameter(unset([first, second / groups, ...kernel], place));
    this.bias = bias ? parameter(unset([outChannels], place)) : null;
    initUniformly(this.weight, this.bias);
  }
}

abstract class Convolution extends Weighted {
  protected readonly run: typeof conv2d;
  protected readonly runNamed: typeof conv2d_padding;
  readonly padding: readonly number[] | "same" | "valid";
  /** The arguments of `pad`, unless padding is with zeros: two counts per dimension, last dimension first. */
  protected readonly around: { readonly mode: PaddingMode; readonly counts: readonly number[] } | null;

  constructor(
    dimensions: number,
    run: typeof conv2d,
    runNamed: typeof conv2d_padding,
    inChannels: number,
    outChannels: number,
    kernelSize: Sizes,
    options: ConvolutionOptions,
  ) {
    const where = `Conv${dimensions}d`;
    const { padding, paddingMode, ...others } = withDefaults(where, options, simple, {
      ...lists,
      padding: 0 as Sizes | "same" | "valid",
      paddingMode: "zeros" as PaddingMode,
    });
    super(where, dimensions, inChannels, outChannels, kernelSize, others, false);
    if (typeof padding === "string" && padding !== "same" && padding !== "valid")
      throw new ArgumentError(
        `${where}: padding must be an integer, integers, "same" or "valid", got ${written(padding)}`,
      );
    if (!paddingModes.includes(paddingMode))
      throw new ArgumentError(
        `${where}: paddingMode must be one of ${paddingModes.join(", ")}, got ${written(paddingMode)}`,
      );
    if (padding === "same" && this.stride.some((step) => step !== 1))
      throw new ArgumentError(`${where}: padding "same" requires stride 1, got ${written(this.stride)}`);
    this.run = run;
    this.runNamed = runNamed;
    const given = typeof padding === "string" ? padding : sizes(where, "padding", padding, dimensions);
    const bordered = paddingMode !== "zeros" && given !== "valid";
    this.padding = bordered ? "valid" : given;
    this.around = bordered ? { mode: paddingMode, counts: this.sides(given) } : null;
  }

  protected sides(padding: readonly number[] | "same"): readonly number[] {
    const sides = this.dilation.map((step, i): readonly [before: number, after: number] => {
      if (padding !== "same") return [padding[i]!, padding[i]!];
      const total = step * (this.weight.shape[i + 2]! - 1);
      return [total >> 1, total - (total >> 1)];
    });
    return sides.reverse().flat();
  }

  forward(input: Tensor): Tensor {
    const { weight, bias, stride, dilation, groups } = this;
    const padding = this.padding;
    const around = this.around;
    checkTensor(this.where, input);
    const padded = around === null ? input : pad(input, around.counts, around.mode, null);
    return typeof padding === "string"
      ? this.runNamed(padded, weight, bias, stride, padding, dilation, groups)
      : this.run(padded, weight, bias, stride, padding, dilation, groups);
  }
}

/** 1-d cross-correlation: (N, C, L) to (N, K, L'). */
export class Conv1d extends Convolution {
  static override readonly keepsNothing = true;
  constructor(inChannels: number, outChannels: number, kernelSize: Sizes, options: ConvolutionOptions = {}) {
    super(1, conv1d, conv1d_padding, inChannels, outChannels, kernelSize, options);
  }
}

/** 2-d cross-correlation: (N, C, H, W) to (N, K, H', W'). */
export class Conv2d extends Convolution {
  static override readonly keepsNothing = true;
  constructor(inChannels: number, outChannels: number, kernelSize: Sizes, options: ConvolutionOptions = {}) {
    super(2, conv2d, conv2d_padding, inChannels, outChannels, kernelSize, options);
  }
}

/** 3-d cross-correlation: (N, C, D, H, W) to (N, K, D', H', W'). */
export class Conv3d extends Convolution {
  static override readonly keepsNothing = true;
  constructor(inChannels: number, outChannels: number, kernelSize: Sizes, options: ConvolutionOptions = {}) {
    super(3, conv3d, conv3d_padding, inChannels, outChannels, kernelSize, options);
  }
}

abstract class TransposedConvolution extends Weighted {
  protected readonly run: typeof conv_transpose2d_input;
  readonly padding: readonly number[];
  readonly outputPadding: readonly number[];

  constructor(
    dimensions: number,
    run: typeof conv_transpose2d_input,
    inChannels: number,
    outChannels: number,
    kernelSize: Sizes,
    options: TransposedConvolutionOptions,
  ) {
    const where = `ConvTranspose${dimensions}d`;
    const { padding, outputPadding, ...others } = withDefaults(where, options, simple, {
      ...lists,
      outputPadding: 0 as Sizes,
    });
    super(where, dimensions, inChannels, outChannels, kernelSize, others, true);
    this.run = run;
    this.padding = sizes(where, "padding", padding, dimensions);
    this.outputPadding = sizes(where, "outputPadding", outputPadding, dimensions);
  }

  forward(input: Tensor): Tensor {
    const { weight, bias, stride, groups, dilation } = this;
    checkTensor(this.where, input);
    return this.run(input, weight, bias, stride, this.padding, this.outputPadding, groups, dilation);
  }
}

/** Transposed 1-d convolution, which upsamples: (N, C, L) to (N, K, L'). */
export class ConvTranspose1d extends TransposedConvolution {
  static override readonly keepsNothing = true;
  constructor(inChannels: number, outChannels: number, kernelSize: Sizes, options: TransposedConvolutionOptions = {}) {
    super(1, conv_transpose1d, inChannels, outChannels, kernelSize, options);
  }
}

/** Transposed 2-d convolution, which upsamples: (N, C, H, W) to (N, K, H', W'). */
export class ConvTranspose2d extends TransposedConvolution {
  static override readonly keepsNothing = true;
  constructor(inChannels: number, outChannels: number, kernelSize: Sizes, options: TransposedConvolutionOptions = {}) {
    super(2, conv_transpose2d_input, inChannels, outChannels, kernelSize, options);
  }
}

/** Transposed 3-d convolution, which upsamples: (N, C, D, H, W) to (N, K, D', H', W'). */
export class ConvTranspose3d extends TransposedConvolution {
  static override readonly keepsNothing = true;
  constructor(inChannels: number, outChannels: number, kernelSize: Sizes, options: TransposedConvolutionOptions = {}) {
    super(3, conv_transpose3d_input, inChannels, outChannels, kernelSize, options);
  }
}

/** The geometry of pooling windows. `stride` defaults to the window's size. */
export interface PoolingOptions {
  readonly stride?: Sizes;
  readonly padding?: Sizes;
  /** Whether the output size is rounded up, so that windows may extend beyond the input. */
  readonly ceilMode?: boolean;
}

/** The base of max and average pooling: window size, stride and padding. */
abstract class Pooling extends Module {
  protected readonly where: string;
  protected readonly kernelSize: readonly number[];
  protected readonly stride: readonly number[];
  protected readonly padding: readonly number[];

  constructor(where: string, dimensions: number, kernelSize: Sizes, stride: Sizes | undefined, padding: Sizes) {
    super();
    this.where = where;
    this.kernelSize = sizes(where, "kernelSize", kernelSize, dimensions);
    this.stride = sizes(where, "stride", stride ?? kernelSize, dimensions);
    this.padding = sizes(where, "padding", padding, dimensions);
  }
}

type MaxPoolingOptions = PoolingOptions & { readonly dilation?: Sizes };
type AveragePoolingOptions = PoolingOptions & {
  /** Whether the averages include the zeros of the padding. */
  readonly countIncludePad?: boolean;
};
type DividedPoolingOptions = AveragePoolingOptions & {
  /** The divisor of the sums; by default the window's size. */
  readonly divisorOverride?: number | null;
};
const windows = { stride: undefined as Sizes | undefined, padding: 0 as Sizes };

abstract class MaxPooling extends Pooling {
  protected readonly run: typeof max_pool2d;
  readonly dilation: readonly number[];
  readonly ceilMode: boolean;

  constructor(dimensions: number, run: typeof max_pool2d, kernelSize: Sizes, options: MaxPoolingOptions) {
    const where = `MaxPool${dimensions}d`;
    const given = withDefaults(where, options, { ceilMode: false }, { ...windows, dilation: 1 as Sizes });
    super(where, dimensions, kernelSize, given.stride, given.padding);
    this.run = run;
    this.dilation = sizes(where, "dilation", given.dilation, dimensions);
    this.ceilMode = given.ceilMode;
  }

  forward(input: Tensor): Tensor {
    checkTensor(this.where, input);
    return this.run(input, this.kernelSize, this.stride, this.padding, this.dilation, this.ceilMode);
  }
}

/** The maximum of each window: (N, C, L) to (N, C, L'). */
export class MaxPool1d extends MaxPooling {
  static override readonly keepsNothing = true;
  constructor(kernelSize: Sizes, options: MaxPoolingOptions = {}) {
    super(1, max_pool1d, kernelSize, options);
  }
}

/** The maximum of each window: (N, C, H, W) to (N, C, H', W'). */
export class MaxPool2d extends MaxPooling {
  static override readonly keepsNothing = true;
  constructor(kernelSize: Sizes, options: MaxPoolingOptions = {}) {
    super(2, max_pool2d, kernelSize, options);
  }
}

/** The maximum of each window: (N, C, D, H, W) to (N, C, D', H', W'). */
export class MaxPool3d extends MaxPooling {
  static override readonly keepsNothing = true;
  constructor(kernelSize: Sizes, options: MaxPoolingOptions = {}) {
    super(3, max_pool3d, kernelSize, options);
  }
}

abstract class AveragePooling extends Pooling {
  protected readonly run: typeof avg_pool2d;
  readonly ceilMode: boolean;
  readonly countIncludePad: boolean;
  protected readonly divisorOverride: number | null;

  constructor(dimensions: number, run: typeof avg_pool2d, kernelSize: Sizes, options: DividedPoolingOptions) {
    const where = `AvgPool${dimensions}d`;
    const divided = { divisorOverride: null as number | null };
    const others: typeof windows & Partial<typeof divided> = dimensions === 1 ? windows : { ...windows, ...divided };
    const given = withDefaults(where, options, { ceilMode: false, countIncludePad: true }, others);
    super(where, dimensions, kernelSize, given.stride, given.padding);
    this.run = run;
    this.ceilMode = given.ceilMode;
    this.countIncludePad = given.countIncludePad;
    this.divisorOverride = given.divisorOverride ?? null;
    if (this.divisorOverride !== null) checkCount(where, "divisorOverride", this.divisorOverride);
  }

  forward(input: Tensor): Tensor {
    checkTensor(this.where, input);
    return this.run(
      ...([input, this.kernelSize, this.stride, this.padding, this.ceilMode, this.countIncludePad] as const),
      this.divisorOverride,
    );
  }
}

/** The mean of each window: (N, C, L) to (N, C, L'). */
export class AvgPool1d extends AveragePooling {
  static override readonly keepsNothing = true;
  constructor(kernelSize: Sizes, options: AveragePoolingOptions = {}) {
    super(
      1,
      (...[input, size, stride, padding, ceil, border]) => avg_pool1d(input, size, stride, padding, ceil, border),
      kernelSize,
      options,
    );
  }
}

/** The mean of each window: (N, C, H, W) to (N, C, H', W'). */
export class AvgPool2d extends AveragePooling {
  static override readonly keepsNothing = true;
  constructor(kernelSize: Sizes, options: DividedPoolingOptions = {}) {
    super(2, avg_pool2d, kernelSize, options);
  }
}

/** The mean of each window: (N, C, D, H, W) to (N, C, D', H', W'). */
export class AvgPool3d extends AveragePooling {
  static override readonly keepsNothing = true;
  constructor(kernelSize: Sizes, options: DividedPoolingOptions = {}) {
    super(3, avg_pool3d, kernelSize, options);
  }
}

abstract class AdaptivePooling extends Module {
  protected readonly where: string;
  protected readonly run: typeof adaptive_avg_pool2d;
  readonly outputSize: readonly number[];

  constructor(dimensions: number, run: typeof adaptive_avg_pool2d, outputSize: Sizes) {
    super();
    this.where = `AdaptiveAvgPool${dimensions}d`;
    this.run = run;
    this.outputSize = sizes(this.where, "outputSize", outputSize, dimensions);
  }

  forward(input: Tensor): Tensor {
    return this.run(checkTensor(this.where, input), this.outputSize);
  }
}

/** Average pooling with windows chosen so that an input (N, C, L) of any length has an output of length `outputSize`. */
export class AdaptiveAvgPool1d extends AdaptivePooling {
  static override readonly keepsNothing = true;
  constructor(outputSize: Sizes) {
    super(1, adaptive_avg_pool1d, outputSize);
  }
}

/** Average pooling with windows chosen so that an input (N, C, H, W) of any size has an output of size `outputSize`. */
export class AdaptiveAvgPool2d extends AdaptivePooling {
  static override readonly keepsNothing = true;
  constructor(outputSize: Sizes) {
    super(2, adaptive_avg_pool2d, outputSize);
  }
}

/** Average pooling with windows chosen so that an input (N, C, D, H, W) of any size has an output of size `outputSize`. */
export class AdaptiveAvgPool3d extends AdaptivePooling {
  static override readonly keepsNothing = true;
  constructor(outputSize: Sizes) {
    super(3, adaptive_avg_pool3d, outputSize);
  }
}
