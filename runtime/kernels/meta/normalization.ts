// Meta kernels of the gradients of layer, batch and group normalization.

import { allocateCode, type Tensor } from "../../core/tensor.js";
import { noTensor } from "../shapes/absent.js";
import { channelStrides, checkLayerNorm, checkNormGradient, statisticsCode } from "../shapes/normalization.js";

export function native_layer_norm_backward_meta(
  gradOut: Tensor,
  input: Tensor,
  normalizedShape: readonly number[],
  mean: Tensor,
  rstd: Tensor,
  weight: Tensor | null,
  bias: Tensor | null,
  outputMask: readonly boolean[],
): readonly [Tensor, Tensor, Tensor] {
  checkLayerNorm(input, normalizedShape, weight, bias);
  checkNormGradient(gradOut, input, mean, rstd, weight, outputMask[2] ? bias : null);
  const { device, dtypeCode } = input;
  const emptyIf = (requested: boolean | undefined, shape: readonly number[]): Tensor =>
    requested === true ? allocateCode(shape, dtypeCode, device) : noTensor;
  return [
    emptyIf(outputMask[0], input.shape),
    emptyIf(outputMask[1], normalizedShape),
    emptyIf(outputMask[2], normalizedShape),
  ];
}

export function native_batch_norm_backward_meta(
  gradOut: Tensor,
  input: Tensor,
  weight: Tensor | null,
  runningMean: Tensor | null,
  runningVar: Tensor | null,
  saveMean: Tensor | null,
  saveInvstd: Tensor | null,
  _train: boolean,
  _eps: number,
  outputMask: readonly boolean[],
): readonly [Tensor, Tensor, Tensor] {
  checkNormGradient(gradOut, input, weight, runningMean, runningVar, saveMean, saveInvstd);
  const { device, dtypeCode } = input;
  const channels = [input.shape[1]!];
  const statistics = statisticsCode(input, weight, runningMean, runningVar, saveMean, saveInvstd);
  return [
    outputMask[0] === true ? allocateCode(input.shape, dtypeCode, device, channelStrides(input)) : noTensor,
    outputMask[1] === true ? allocateCode(channels, statistics, device) : noTensor,
    outputMask[2] === true ? allocateCode(channels, statistics, device) : noTensor,
  ];
}

export function native_group_norm_backward_meta(
  gradOut: Tensor,
  input: Tensor,
  mean: Tensor,
  rstd: Tensor,
  weight: Tensor | null,
  _N: number,
  C: number,
  _HxW: number,
  _group: number,
  outputMask: readonly boolean[],
): readonly [Tensor, Tensor, Tensor] {
  checkNormGradient(gradOut, input, mean, rstd, weight);
  const { device, dtypeCode } = input;
  const emptyIf = (requested: boolean | undefined, shape: readonly number[]): Tensor =>
    requested === true ? allocateCode(shape, dtypeCode, device) : noTensor;
  return [emptyIf(outputMask[0], input.shape), emptyIf(outputMask[1], [C]), emptyIf(outputMask[2], [C])];
}
