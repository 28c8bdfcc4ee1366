// The value of a missing result.

import type { Tensor } from "../../core/tensor.js";

/**
 * PyTorch's undefined tensor, for results in an operator's schema that a call does not compute, such as gradients that
 * its mask excludes.
 */
export const noTensor = null as unknown as Tensor;
