// Meta kernels of pooling over windows at random positions.

import type { Tensor } from "../../core/tensor.js";
import { fractionalPoolGradient, type Sizes } from "../shapes/fractional-pooling.js";

export function fractional_max_pool_backward_meta(
  gradOutput: Tensor,
  self: Tensor,
  _kernelSize: Sizes,
  outputSize: Sizes,
  _indices: Tensor,
): Tensor {
  return fractionalPoolGradient(gradOutput, self, outputSize);
}
