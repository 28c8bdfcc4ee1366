// Gradients through broadcasting, written in operators.

import { sum_dim_IntList, view } from "../../../generated/operators.js";
import { broadcastDims } from "../../core/shape.js";
import type { Tensor } from "../../core/tensor.js";

/**
 * The sum over the dimensions along which `sizes` was broadcast to the shape of `self`: the derivative of `expand`.
 * `self` comes back as it is where nothing was broadcast. `sizes` must broadcast to the shape of `self`.
 */
export function sum_to(self: Tensor, sizes: readonly number[]): Tensor {
  const dims = broadcastDims(sizes, self.shape);
  if (dims.length === 0) return self;
  const summed = sum_dim_IntList(self, dims, true, null);
  return self.shape.length > sizes.length ? view(summed, sizes) : summed;
}
