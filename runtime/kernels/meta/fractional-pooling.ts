// Meta kernels of pooling over windows at random places.

import type { Tensor } from "../../core/tensor.js";
import { fractionalPool, fractionalPoolGradient, type Sizes } from "../shapes/fractional-pooling.js";

export function fractional_max_pool2d_meta(
  self: Tensor,
  kernelSize: Sizes,
  outputSize: Sizes,
  _randomSamples: Tensor,
): readonly [Tensor, Tensor] {
  return fractionalPool("fractional_max_pool2d()", 2, self, kernelSize, outputSize);
}

export function fractional_max_pool3d_meta(
  self: Tensor,
  kernelSize: Sizes,
  outputSize: Sizes,
  _randomSamples: Tensor,
): readonly [Tensor, Tensor] {
  return fractionalPool("fractional_max_pool3d_out()", 3, self, kernelSize, outputSize);
}

export function fractional_max_pool_backward_meta(
  gradOutput: Tensor,
  self: Tensor,
  _kernelSize: Sizes,
  outputSize: Sizes,
  _indices: Tensor,
): Tensor {
  return fractionalPoolGradient(gradOutput, self, outputSize);
}
