// Gradients of broadcasting, composed of operators.

import type { Tensor } from "../../core/tensor.js";
import { sumToSize } from "../composite/arithmetic.js";

/**
 * The sum over the dimensions along which `sizes` was broadcast to the shape of `self`: the derivative of `expand`.
 * Returns `self` itself if nothing was broadcast. `sizes` must broadcast to the shape of `self`.
 */
export function sum_to(self: Tensor, sizes: readonly number[]): Tensor {
  return sumToSize(self, sizes);
}
