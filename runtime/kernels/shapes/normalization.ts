// Shapes and checks of layer, batch and group normalization.

import { FLOAT32, itemSizes } from "../../core/dtype.js";
import { ShapeError } from "../../core/errors.js";
import { channelsLastStrides, formatShape, isChannelsLast, sameShape } from "../../core/shape.js";
import { allocateCode, type Tensor } from "../../core/tensor.js";
import { expectedDType, requireFloating, requireSameDType } from "../checks/dtypes.js";

/** Number of groups to normalize, and number of elements of each. */
export interface LayerSizes {
  readonly rows: number;
  readonly size: number;
}

export function checkFloating(self: Tensor, kernel: string): void {
  requireFloating(kernel, self);
}

/** @throws DTypeError unless weight and bias have the input's dtype; for half precision also float32 */
function checkParameters(input: Tensor, ...parameters: readonly (Tensor | null)[]): void {
  for (const parameter of parameters) {
    if (parameter === null || parameter.dtypeCode === input.dtypeCode) continue;
    if (itemSizes[input.dtypeCode] === 2 && parameter.dtypeCode === FLOAT32) continue;
    throw expectedDType(input.dtype, parameter.dtype);
  }
}

/** @throws ShapeError unless the input ends in `normalizedShape` and weight and bias have that shape */
export function checkLayerNorm(
  input: Tensor,
  normalizedShape: readonly number[],
  weight: Tensor | null,
  bias: Tensor | null,
): LayerSizes {
  const count = normalizedShape.length;
  if (count < 1) {
    throw new ShapeError(
      "Expected normalized_shape to be at least 1-dimensional, i.e., containing at least one element, but got normalized_shape = []",
    );
  }
  for (const [name, parameter] of [
    ["weight", weight],
    ["bias", bias],
  ] as const) {
    if (parameter !== null && !sameShape(parameter.shape, normalizedShape)) {
      throw new ShapeError(
        `Expected ${name} to be of same shape as normalized_shape, but got ${name} of shape ${formatShape(parameter.shape)} and normalized_shape = ${formatShape(normalizedShape)}`,
      );
    }
  }
  const axis = input.ndim - count;
  if (axis < 0 || !sameShape(input.shape.slice(axis), normalizedShape)) {
    throw new ShapeError(
      `Given normalized_shape=${formatShape(normalizedShape)}, expected input with shape [*, ${normalizedShape.join(", ")}], but got input of size${formatShape(input.shape)}`,
    );
  }
  const size = normalizedShape.reduce((a, b) => a * b, 1);
  return { rows: input.shape.slice(0, axis).reduce((a, b) => a * b, 1), size };
}

/** The shape of mean and 1 / standard deviation: the leading dimensions, then ones. */
export function statisticsShape(input: Tensor, normalizedShape: readonly number[]): readonly number[] {
  const axis = input.ndim - normalizedShape.length;
  return input.shape.map((size, d) => (d < axis ? size : 1));
}

export function native_layer_norm_outputs(
  input: Tensor,
  normalizedShape: readonly number[],
  weight: Tensor | null,
  bias: Tensor | null,
  _eps: number,
): readonly [Tensor, Tensor, Tensor] {
  const { device, dtypeCode } = input;
  const shapes = layerNormShapes(input, normalizedShape, weight, bias);
  return shapes.map((shape) => allocateCode(shape, dtypeCode, device)) as [Tensor, Tensor, Tensor];
}

/** The shapes of output, mean and 1 / deviation. @throws ShapeError, DTypeError as `checkLayerNorm` */
export function layerNormShapes(
  input: Tensor,
  normalizedShape: readonly number[],
  weight: Tensor | null,
  bias: Tensor | null,
): readonly [readonly number[], readonly number[], readonly number[]] {
  checkLayerNorm(input, normalizedShape, weight, bias);
  checkFloating(input, "LayerNormKernelImpl");
  checkParameters(input, weight, bias);
  const shape = statisticsShape(input, normalizedShape);
  return [input.shape, shape, shape];
}

/** @throws DTypeError unless the gradient has the input's dtype; for the others as `checkParameters` */
export function checkNormGradient(gradOut: Tensor, input: Tensor, ...others: readonly (Tensor | null)[]): void {
  requireSameDType(input, gradOut);
  checkParameters(input, ...others);
}

/** Channels-last strides if the input is channels-last; undefined for row-major. */
export function channelStrides(input: Tensor): readonly number[] | undefined {
  return !input.isContiguous && isChannelsLast(input.shape, input.strides)
    ? channelsLastStrides(input.shape)
    : undefined;
}

/** @throws ShapeError unless each parameter has one element per channel */
export function checkBatchNorm(
  input: Tensor,
  parameters: Readonly<Record<string, Tensor | null>>,
  training: boolean,
): number {
  if (input.ndim < 2) {
    throw new ShapeError(`batch_norm: expected an input of at least 2 dimensions, got ${formatShape(input.shape)}`);
  }
  const channels = input.shape[1]!;
  for (const [name, parameter] of Object.entries(parameters)) {
    if (parameter === null) {
      if (name.startsWith("running") && !training) {
        throw new ShapeError(`${name} must be defined in evaluation mode`);
      }
    } else if (parameter.numel !== channels) {
      throw new ShapeError(`${name} should contain ${channels} elements not ${parameter.numel}`);
    }
  }
  return channels;
}

/** The dtype of the statistics of a batch, and of its parameters' gradients: float32 for a half-precision input with parameters of float32. */
export function statisticsCode(input: Tensor, ...parameters: readonly (Tensor | null)[]): number {
  const isMixed = parameters.some((one) => one?.dtypeCode === FLOAT32);
  return isMixed && itemSizes[input.dtypeCode] === 2 ? FLOAT32 : input.dtypeCode;
}

export function native_batch_norm_outputs(
  input: Tensor,
  weight: Tensor | null,
  bias: Tensor | null,
  runningMean: Tensor | null,
  runningVar: Tensor | null,
  training: boolean,
  _momentum: number,
  _eps: number,
): readonly [Tensor, Tensor, Tensor] {
  const statistics = batchNormStatistics(input, weight, bias, runningMean, runningVar, training);
  return [allocateCode(input.shape, input.dtypeCode, input.device, channelStrides(input)), ...statistics];
}

/** Mean and 1 / deviation of channels, to be written. @throws ShapeError, DTypeError as `checkBatchNorm` */
export function batchNormStatistics(
  input: Tensor,
  weight: Tensor | null,
  bias: Tensor | null,
  runningMean: Tensor | null,
  runningVar: Tensor | null,
  training: boolean,
): readonly [Tensor, Tensor] {
  const channels = checkBatchNorm(
    input,
    { running_mean: runningMean, running_var: runningVar, weight, bias },
    training,
  );
  checkFloating(input, "batch_norm");
  checkParameters(input, weight, bias, runningMean, runningVar);
  const { device } = input;
  const savedShape = training ? [channels] : [0];
  const statistics = statisticsCode(input, weight, bias, runningMean, runningVar);
  return [allocateCode(savedShape, statistics, device), allocateCode(savedShape, statistics, device)];
}

export function native_group_norm_outputs(
  input: Tensor,
  weight: Tensor | null,
  bias: Tensor | null,
  N: number,
  C: number,
  _HxW: number,
  group: number,
  _eps: number,
): readonly [Tensor, Tensor, Tensor] {
  const statistics = groupNormStatistics(input, weight, bias, N, C, group);
  return [allocateCode(input.shape, input.dtypeCode, input.device, channelStrides(input)), ...statistics];
}

/** Mean and 1 / deviation of groups, to be written. @throws ShapeError, DTypeError as `checkGroupNorm` */
export function groupNormStatistics(
  input: Tensor,
  weight: Tensor | null,
  bias: Tensor | null,
  N: number,
  C: number,
  group: number,
): readonly [Tensor, Tensor] {
  checkGroupNorm(input, group, weight, bias, C);
  checkFloating(input, "GroupNormKernelImpl");
  checkParameters(input, weight, bias);
  const { device, dtypeCode } = input;
  return [allocateCode([N, group], dtypeCode, device), allocateCode([N, group], dtypeCode, device)];
}

/** @throws ShapeError unless the groups divide the channels and weight and bias have one element per channel */
export function checkGroupNorm(
  input: Tensor,
  groups: number,
  weight: Tensor | null,
  bias: Tensor | null,
  channels: number,
): void {
  if (!(groups > 0)) throw new ShapeError(`Expected num groups to be greater than 0, got ${groups}`);
  if (channels % groups !== 0) {
    throw new ShapeError(
      `Expected number of channels in input to be divisible by num_groups, but got input of shape ${formatShape(input.shape)} and num_groups=${groups}`,
    );
  }
  for (const [name, parameter] of [
    ["weight", weight],
    ["bias", bias],
  ] as const) {
    if (parameter !== null && (parameter.ndim !== 1 || parameter.numel !== channels)) {
      throw new ShapeError(
        `Expected ${name} to be a vector of size equal to the number of channels in input, but got ${name} of shape ${formatShape(parameter.shape)} and input of shape ${formatShape(input.shape)}`,
      );
    }
  }
}
