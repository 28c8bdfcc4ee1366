// Gradients through broadcasting, written in operators.

import { sum_dim_IntList, view } from "../../../generated/operators.js";
import type { Tensor } from "../../core/tensor.js";

/**
 * The sum over the dimensions along which `sizes` was broadcast to the shape of `self`: the derivative of `expand`.
 * `self` comes back as it is where nothing was broadcast. `sizes` must broadcast to the shape of `self`.
 */
export function sum_to(self: Tensor, sizes: readonly number[]): Tensor {
  const { shape } = self;
  const leading = shape.length - sizes.length;
  const dims: number[] = [];
  for (let i = 0; i < shape.length; i++) {
    if (i < leading || (sizes[i - leading] === 1 && shape[i] !== 1)) dims.push(i);
  }
  if (dims.length === 0) return self;
  const summed = sum_dim_IntList(self, dims, true, null);
  return leading > 0 ? view(summed, sizes) : summed;
}
