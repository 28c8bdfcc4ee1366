// Meta kernels of convolution.

import { allocateCode, type Tensor } from "../../core/tensor.js";
import { requireSameDType } from "../checks/dtypes.js";
import { noTensor } from "../shapes/absent.js";
import {
  checkConvolution,
  col2imShape,
  convolutionShape,
  convolutionStrides,
  convParams,
  im2colShape,
} from "../shapes/convolution.js";

export function convolution_meta(
  input: Tensor,
  weight: Tensor,
  bias: Tensor | null,
  stride: readonly number[],
  padding: readonly number[],
  dilation: readonly number[],
  transposed: boolean,
  outputPadding: readonly number[],
  groups: number,
): Tensor {
  const params = convParams(weight.ndim - 2, stride, padding, dilation, transposed, outputPadding, groups);
  checkConvolution(input, weight, bias, params);
  const shape = convolutionShape(input.shape, weight.shape, params);
  return allocateCode(
    shape,
    input.dtypeCode,
    input.device,
    transposed ? undefined : convolutionStrides(shape, input, weight),
  );
}

export function convolution_backward_meta(
  gradOutput: Tensor,
  input: Tensor,
  weight: Tensor,
  _biasSizes: readonly number[] | null,
  _stride: readonly number[],
  _padding: readonly number[],
  _dilation: readonly number[],
  _transposed: boolean,
  _outputPadding: readonly number[],
  _groups: number,
  outputMask: readonly boolean[],
): readonly [Tensor, Tensor, Tensor] {
  requireSameDType(input, gradOutput);
  const { device, dtypeCode } = input;
  return [
    outputMask[0]
      ? allocateCode(input.shape, dtypeCode, device, convolutionStrides(input.shape, input, weight))
      : noTensor,
    outputMask[1]
      ? allocateCode(weight.shape, dtypeCode, device, convolutionStrides(weight.shape, input, weight))
      : noTensor,
    outputMask[2] ? allocateCode([gradOutput.shape[1]!], dtypeCode, device) : noTensor,
  ];
}

export function im2col_meta(
  self: Tensor,
  kernelSize: readonly number[],
  dilation: readonly number[],
  padding: readonly number[],
  stride: readonly number[],
): Tensor {
  return allocateCode(im2colShape(self.shape, kernelSize, dilation, padding, stride), self.dtypeCode, self.device);
}

export function col2im_meta(
  self: Tensor,
  outputSize: readonly number[],
  kernelSize: readonly number[],
  dilation: readonly number[],
  padding: readonly number[],
  stride: readonly number[],
): Tensor {
  const shape = col2imShape(self.shape, outputSize, kernelSize, dilation, padding, stride);
  return allocateCode(shape, self.dtypeCode, self.device);
}
