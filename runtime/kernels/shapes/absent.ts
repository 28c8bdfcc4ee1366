// A result that is not there.

import type { Tensor } from "../../core/tensor.js";

/**
 * A missing result: PyTorch's undefined tensor, for an operator with fewer results than its schema has (gradients that
 * its mask excludes).
 */
export const noTensor = null as unknown as Tensor;
