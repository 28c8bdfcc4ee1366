// Shapes and checks of pooling over windows at random positions.

import { INT64 } from "../../core/dtype.js";
import { ArgumentError, ShapeError } from "../../core/errors.js";
import { formatShape } from "../../core/shape.js";
import { allocateCode, type Tensor } from "../../core/tensor.js";
import { requireDTypeOf } from "../checks/dtypes.js";

export type Sizes = readonly number[];

/** The result and the indices of its elements. Input: [N, C, ...] or [C, ...] with `spatial` dimensions. */
export function fractionalPool(
  name: string,
  spatial: 2 | 3,
  self: Tensor,
  kernelSize: Sizes,
  outputSize: Sizes,
): readonly [Tensor, Tensor] {
  if (kernelSize.length !== spatial || outputSize.length !== spatial) {
    throw new ArgumentError(`${name}: kernel_size and output_size must have ${spatial} numbers each`);
  }
  if (self.ndim !== spatial + 1 && self.ndim !== spatial + 2) {
    throw new ShapeError(
      `${name}: Expected ${spatial + 1}D or ${spatial + 2}D tensor, but got: ${formatShape(self.shape)}`,
    );
  }
  const empty = self.shape.findIndex((size, d) => d > 0 && size === 0);
  if (empty > 0) {
    throw new ShapeError(
      `${name}: Expected input to have non-zero size for non-batch dimensions, but got ${formatShape(self.shape)} with dimension ${empty} being empty.`,
    );
  }
  const sizes = self.shape.slice(-spatial);
  for (const [d, size] of sizes.entries()) {
    // As in PyTorch, the bounds for three dimensions and for two differ by one.
    const required = outputSize[d]! + kernelSize[d]! - (spatial === 3 ? 0 : 1);
    if (required > size)
      throw new ShapeError(`${name}: a window of ${kernelSize[d]} is too large for an input of ${size}`);
  }
  const shape = [...self.shape.slice(0, -spatial), ...outputSize];
  return [allocateCode(shape, self.dtypeCode, self.device), allocateCode(shape, INT64, self.device)];
}

/** The gradient of the input. @throws DTypeError unless the gradient of the result has the input's dtype; ShapeError unless it has the result's size */
export function fractionalPoolGradient(gradOutput: Tensor, self: Tensor, outputSize: Sizes): Tensor {
  requireDTypeOf(self, "grad_output", gradOutput);
  const spatial = outputSize.length;
  const actual = gradOutput.shape.slice(-spatial);
  if (gradOutput.ndim !== self.ndim || actual.join() !== outputSize.join()) {
    throw new ShapeError(
      `fractional_max_pool${spatial}d_backward(): expected a gradient of size ${formatShape(outputSize)}, got ${formatShape(actual)}`,
    );
  }
  return allocateCode(self.shape, self.dtypeCode, self.device);
}
