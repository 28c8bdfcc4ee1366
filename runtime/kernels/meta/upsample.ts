// Meta kernels of resampling.

import { allocateCode, type Tensor } from "../../core/tensor.js";
import { checkUpsampleGradient, resampledShape, resampledStrides, type Sizes } from "../shapes/upsample.js";

/** The result of resampling with any filter. */
export function upsample_meta(self: Tensor, outputSize: Sizes, ..._scaling: readonly unknown[]): Tensor {
  const shape = resampledShape(self.shape, outputSize);
  return allocateCode(shape, self.dtypeCode, self.device, resampledStrides(self, shape, true));
}

/** Cubic filters give row-major results, whatever the input's layout. */
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

/** The gradient of resampling with any filter. */
export function upsample_backward_meta(
  gradOutput: Tensor,
  outputSize: Sizes,
  inputSize: Sizes,
  ..._scaling: readonly unknown[]
): Tensor {
  checkUpsampleGradient(gradOutput, outputSize, inputSize);
  return allocateCode(
    inputSize,
    gradOutput.dtypeCode,
    gradOutput.device,
    resampledStrides(gradOutput, inputSize, false),
  );
}
