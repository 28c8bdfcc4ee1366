// Meta kernels of resampling.

import { allocateCode, type Tensor } from "../../core/tensor.js";
import { poolingStrides } from "../shapes/pooling.js";
import { checkUpsampleGradient, resampledShape, type Sizes } from "../shapes/upsample.js";

/** Result of any resampling. */
export function upsample_meta(self: Tensor, outputSize: Sizes, ..._scaling: readonly unknown[]): Tensor {
  const shape = resampledShape(self.shape, outputSize);
  return allocateCode(shape, self.dtypeCode, self.device, poolingStrides(self, shape));
}

/** Cubic filters give row-major results, whatever they are given. */
export function upsample_cubic_meta(self: Tensor, outputSize: Sizes, ..._scaling: readonly unknown[]): Tensor {
  return allocateCode(resampledShape(self.shape, outputSize), self.dtypeCode, self.device);
}

export function upsample_cubic_backward_meta(
  gradOutput: Tensor,
  outputSize: Sizes,
  inputSize: Sizes,
  ..._scaling: readonly unknown[]
): Tensor {
  checkUpsampleGradient(gradOutput, outputSize, inputSize);
  return allocateCode(inputSize, gradOutput.dtypeCode, gradOutput.device);
}

/** Gradient of any resampling. */
export function upsample_backward_meta(
  gradOutput: Tensor,
  outputSize: Sizes,
  inputSize: Sizes,
  ..._scaling: readonly unknown[]
): Tensor {
  checkUpsampleGradient(gradOutput, outputSize, inputSize);
  return allocateCode(inputSize, gradOutput.dtypeCode, gradOutput.device, poolingStrides(gradOutput, inputSize));
}
