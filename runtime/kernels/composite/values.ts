// Values that composite kernels read from tensors: sizes and lengths that determine the computation.

import { readable } from "../../core/elements.js";
import type { Tensor } from "../../core/tensor.js";
import { integersOf } from "../memory/elements.js";

/**
 * The elements of an integer tensor in row-major order; those beyond 2^53 are rounded. A wrapper is materialised.
 * @throws UnsupportedError, naming the operator, if a wrapper or a device cannot provide them
 */
export function integersIn(tensor: Tensor, operator: string): number[] {
  return [...integersOf(readable(tensor, operator))];
}
