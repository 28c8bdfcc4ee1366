// Parameters of convolutions in one to three spatial dimensions: checks and result shapes.

import { ArgumentError, DTypeError, ShapeError } from "../../core/errors.js";
import { channelsLastStrides, formatShape, growsChannelsLast } from "../../core/shape.js";
import type { Tensor } from "../../core/tensor.js";
import { dtypesDiffer } from "../checks/dtypes.js";

export interface ConvParams {
  readonly stride: readonly number[];
  readonly padding: readonly number[];
  readonly dilation: readonly number[];
  readonly transposed: boolean;
  readonly outputPadding: readonly number[];
  readonly groups: number;
}

function spread(list: readonly number[], rank: number, name: string): readonly number[] {
  if (list.length === rank) return list;
  if (list.length === 1) return new Array<number>(rank).fill(list[0]!);
  throw new ArgumentError(
    `expected ${name} to be a single integer value or a list of ${rank} values to match the convolution dimensions, but got ${name}=${formatShape(list)}`,
  );
}

/** Lists of one number apply to all spatial dimensions. */
export function convParams(
  rank: number,
  stride: readonly number[],
  padding: readonly number[],
  dilation: readonly number[],
  transposed: boolean,
  outputPadding: readonly number[],
  groups: number,
): ConvParams {
  if (rank < 1) throw new ShapeError("weight should have at least three dimensions");
  return {
    stride: spread(stride, rank, "stride"),
    padding: spread(padding, rank, "padding"),
    dilation: spread(dilation, rank, "dilation"),
    transposed,
    outputPadding: spread(outputPadding, rank, "output_padding"),
    groups,
  };
}

function sameType(input: Tensor, other: Tensor, name: string): void {
  if (input.dtypeCode !== other.dtypeCode) {
    throw new DTypeError(dtypesDiffer("input", name, input, other));
  }
}

/** @throws ArgumentError, ShapeError, DTypeError unless input, weight, bias and parameters match */
export function checkConvolution(input: Tensor, weight: Tensor, bias: Tensor | null, params: ConvParams): void {
  const { stride, padding, dilation, transposed, outputPadding, groups } = params;
  const rank = weight.ndim;
  if (groups <= 0) throw new ArgumentError("non-positive groups is not supported");
  if (padding.some((p) => p < 0)) throw new ArgumentError("negative padding is not supported");
  if (outputPadding.some((p) => p < 0)) throw new ArgumentError("negative output_padding is not supported");
  if (stride.some((s) => s <= 0)) throw new ArgumentError("non-positive stride is not supported");
  if (dilation.some((d) => d <= 0)) throw new ArgumentError("dilation should be greater than zero");
  if (rank !== input.ndim) {
    throw new ShapeError(
      `Expected ${rank}-dimensional input for ${rank}-dimensional weight ${formatShape(weight.shape)}, but got ${input.ndim}-dimensional input of size ${formatShape(input.shape)} instead`,
    );
  }
  const [first, second, ...taps] = weight.shape as [number, number, ...number[]];
  if (taps.includes(0)) throw new ShapeError(`kernel size should be greater than zero, but got ${taps.join(" x ")}`);
  if (first < groups) {
    throw new ShapeError(
      `Given groups=${groups}, expected weight to be at least ${groups} at dimension 0, but got weight of size ${formatShape(weight.shape)} instead`,
    );
  }
  if (first % groups !== 0) {
    throw new ShapeError(
      `Given groups=${groups}, expected weight to be divisible by ${groups} at dimension 0, but got weight of size [${formatShape(weight.shape)}] instead`,
    );
  }
  const channels = transposed ? first : second * groups;
  const given = transposed ? "transposed=1" : `groups=${groups}`;
  if (input.shape[1] !== channels) {
    throw new ShapeError(
      `Given ${given}, weight of size ${formatShape(weight.shape)}, expected input${formatShape(input.shape)} to have ${channels} channels, but got ${input.shape[1]} channels instead`,
    );
  }
  const outputs = transposed ? second * groups : first;
  if (bias !== null && (bias.ndim !== 1 || bias.shape[0] !== outputs)) {
    throw new ShapeError(
      `Given ${transposed ? "transposed=1, " : ""}weight of size ${formatShape(weight.shape)}, expected bias to be 1-dimensional with ${outputs} elements, but got bias of size ${formatShape(bias.shape)} instead`,
    );
  }
  if (transposed) {
    const at = outputPadding.findIndex((p, d) => p >= stride[d]! && p >= dilation[d]!);
    if (at >= 0) {
      throw new ArgumentError(
        `output padding must be smaller than either stride or dilation, but got output_padding ${outputPadding[at]}, stride ${stride[at]}, dilation ${dilation[at]} at dimension ${at}`,
      );
    }
    const sizes = convolutionShape(input.shape, weight.shape, params).slice(2);
    if (sizes.some((size) => size < 1)) {
      throw new ShapeError(
        `Given input size per channel: (${input.shape.slice(2).join(" x ")}). Calculated output size per channel: (${sizes.join(" x ")}). Output size is too small`,
      );
    }
  } else {
    const padded = input.shape.slice(2).map((size, d) => size + 2 * padding[d]!);
    const kernel = weight.shape.slice(2).map((size, d) => dilation[d]! * (size - 1) + 1);
    if (padded.some((size, d) => size < kernel[d]!)) {
      throw new ShapeError(
        `Calculated padded input size per channel: (${padded.join(" x ")}). Kernel size: (${kernel.join(" x ")}). Kernel size can't be greater than actual input size`,
      );
    }
  }
  sameType(input, weight, "weight");
  if (bias !== null) sameType(input, bias, "bias");
}

export function convolutionShape(
  inputShape: readonly number[],
  weightShape: readonly number[],
  params: ConvParams,
): readonly number[] {
  const { stride, padding, dilation, transposed, outputPadding, groups } = params;
  const spatial = inputShape.slice(2).map((size, d) => {
    const span = dilation[d]! * (weightShape[d + 2]! - 1);
    return transposed
      ? (size - 1) * stride[d]! - 2 * padding[d]! + span + outputPadding[d]! + 1
      : Math.floor((size + 2 * padding[d]! - span - 1) / stride[d]!) + 1;
  });
  return [inputShape[0]!, transposed ? weightShape[1]! * groups : weightShape[0]!, ...spatial];
}

/** Channels-last strides if input or weight is channels-last; undefined for row-major. */
export function convolutionStrides(
  shape: readonly number[],
  input: Tensor,
  weight: Tensor,
): readonly number[] | undefined {
  const last = (t: Tensor): boolean => t.ndim === 4 && growsChannelsLast(t.shape, t.strides);
  return last(input) || last(weight) ? channelsLastStrides(shape) : undefined;
}

/** Number of patches along each dimension. */
export function positionsOf(
  image: readonly number[],
  kernelSize: readonly number[],
  dilation: readonly number[],
  padding: readonly number[],
  stride: readonly number[],
): readonly number[] {
  return image.map(
    (size, d) => Math.floor((size + 2 * padding[d]! - (dilation[d]! * (kernelSize[d]! - 1) + 1)) / stride[d]!) + 1,
  );
}

function checkPatches(
  kernelSize: readonly number[],
  dilation: readonly number[],
  padding: readonly number[],
  stride: readonly number[],
): void {
  const lists = { kernel_size: kernelSize, dilation, padding, stride };
  for (const [name, { length }] of Object.entries(lists))
    if (length !== 2) throw new ArgumentError(`It is expected ${name} equals to 2, but got size ${length}`);
  const [kh, kw] = kernelSize as [number, number];
  if (!(kh > 0 && kw > 0)) {
    throw new ArgumentError(
      `kernel size should be greater than zero, but got kernel_height: ${kh} kernel_width: ${kw}`,
    );
  }
  const [dh, dw] = dilation as [number, number];
  if (!(dh > 0 && dw > 0)) {
    throw new ArgumentError(
      `dilation should be greater than zero, but got dilation_height: ${dh} dilation_width: ${dw}`,
    );
  }
  const [ph, pw] = padding as [number, number];
  if (!(ph >= 0 && pw >= 0)) {
    throw new ArgumentError(`padding should be non-negative, but got pad_height: ${ph} pad_width: ${pw}`);
  }
  const [sh, sw] = stride as [number, number];
  if (!(sh > 0 && sw > 0)) {
    throw new ArgumentError(`stride should be greater than zero, but got stride_height: ${sh} stride_width: ${sw}`);
  }
}

/** [N, C, H, W] to [N, C * kernel, positions]; also without N. */
export function im2colShape(
  shape: readonly number[],
  kernelSize: readonly number[],
  dilation: readonly number[],
  padding: readonly number[],
  stride: readonly number[],
): readonly number[] {
  checkPatches(kernelSize, dilation, padding, stride);
  const image = shape.slice(-3);
  if ((shape.length !== 3 && shape.length !== 4) || image.some((size) => size === 0)) {
    throw new ShapeError(
      `Expected 3D or 4D (batch mode) tensor with possibly 0 batch size and other non-zero dimensions for input, but got: ${formatShape(shape)}`,
    );
  }
  const positions = positionsOf(image.slice(1), kernelSize, dilation, padding, stride);
  if (positions.some((count) => count < 1)) {
    throw new ShapeError(
      `Given input with spatial size (${image[1]}, ${image[2]}), kernel_size=(${kernelSize.join(", ")}), dilation=(${dilation.join(", ")}), padding=(${padding.join(", ")}), calculated shape of the array of sliding blocks as (${positions.join(", ")}), but its components must be at least one.`,
    );
  }
  const kernel = kernelSize.reduce((a, b) => a * b, 1);
  return [...shape.slice(0, -3), image[0]! * kernel, positions.reduce((a, b) => a * b, 1)];
}

/** [N, C * kernel, positions] to [N, C, H, W]; also without N. */
export function col2imShape(
  shape: readonly number[],
  outputSize: readonly number[],
  kernelSize: readonly number[],
  dilation: readonly number[],
  padding: readonly number[],
  stride: readonly number[],
): readonly number[] {
  checkPatches(kernelSize, dilation, padding, stride);
  const [rows, columns] = shape.slice(-2) as [number, number];
  if ((shape.length !== 2 && shape.length !== 3) || rows === 0 || columns === 0) {
    throw new ShapeError(
      `Expected 2D or 3D (batch mode) tensor for input with possibly 0 batch size and non-zero dimensions for input, but got: ${formatShape(shape)}`,
    );
  }
  const kernel = kernelSize.reduce((a, b) => a * b, 1);
  if (rows % kernel !== 0) {
    throw new ShapeError(
      `Expected size of input's dimension 1 to be divisible by the product of kernel_size, but got input.size(1)=${rows} and kernel_size=(${kernelSize.join(", ")}).`,
    );
  }
  const blocks = positionsOf(outputSize, kernelSize, dilation, padding, stride);
  const expected = blocks.reduce((a, b) => a * b, 1);
  if (columns !== expected) {
    throw new ShapeError(
      `Given output_size=(${outputSize.join(", ")}), kernel_size=(${kernelSize.join(", ")}), dilation=(${dilation.join(", ")}), padding=(${padding.join(", ")}), stride=(${stride.join(", ")}), expected size of input's dimension 2 to match the calculated number of sliding blocks ${blocks.join(" * ")} = ${expected}, but got input.size(2)=${columns}.`,
    );
  }
  if (outputSize.some((size) => size < 1)) {
    throw new ShapeError(
      `Expected output spatial size to be positive, but got: output_size=(${outputSize.join(", ")}).`,
    );
  }
  return [...shape.slice(0, -2), rows / kernel, ...outputSize];
}
