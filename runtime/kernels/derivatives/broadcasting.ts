// Gradients through broadcasting, written in operators.

import type { Tensor } from "../../core/tensor.js";
import { sumToSize } from "../composite/arithmetic.js";

/**
 * The sum over the dimensions along which `sizes` was broadcast to the shape of `self`: the derivative of `expand`.
 * `self` is returned unchanged if nothing was broadcast. `sizes` must broadcast to the shape of `self`.
 */
export function sum_to(self: Tensor, sizes: readonly number[]): Tensor {
  return sumToSize(self, sizes);
}
