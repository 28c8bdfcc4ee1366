// Meta kernels of the gradients of layer, batch and group normalization.

import { allocateCode, type Tensor } from "../../core/tensor.js";
import { noTensor } from "../shapes/absent.js";
import { channelStrides, checkLayerNorm } from "../shapes/normalization.js";

export function native_layer_norm_backward_meta(
  _gradOut: Tensor,
  input: Tensor,
  normalizedShape: readonly number[],
  _mean: Tensor,
  _rstd: Tensor,
  weight: Tensor | null,
  bias: Tensor | null,
  outputMask: readonly boolean[],
): readonly [Tensor, Tensor, Tensor] {
  checkLayerNorm(input, normalizedShape, weight, bias);
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
  _gradOut: Tensor,
  input: Tensor,
  _weight: Tensor | null,
  _runningMean: Tensor | null,
  _runningVar: Tensor | null,
  _saveMean: Tensor | null,
  _saveInvstd: Tensor | null,
  _train: boolean,
  _eps: number,
  outputMask: readonly boolean[],
): readonly [Tensor, Tensor, Tensor] {
  const { device, dtypeCode } = input;
  const channels = [input.shape[1]!];
  const emptyIf = (requested: boolean | undefined, shape: readonly number[], strides?: readonly number[]): Tensor =>
    requested === true ? allocateCode(shape, dtypeCode, device, strides) : noTensor;
  return [
    emptyIf(outputMask[0], input.shape, channelStrides(input)),
    emptyIf(outputMask[1], channels),
    emptyIf(outputMask[2], channels),
  ];
}

export function native_group_norm_backward_meta(
  _gradOut: Tensor,
  input: Tensor,
  _mean: Tensor,
  _rstd: Tensor,
  _weight: Tensor | null,
  _N: number,
  C: number,
  _HxW: number,
  _group: number,
  outputMask: readonly boolean[],
): readonly [Tensor, Tensor, Tensor] {
  const { device, dtypeCode } = input;
  const emptyIf = (requested: boolean | undefined, shape: readonly number[]): Tensor =>
    requested === true ? allocateCode(shape, dtypeCode, device) : noTensor;
  return [emptyIf(outputMask[0], input.shape), emptyIf(outputMask[1], [C]), emptyIf(outputMask[2], [C])];
}
