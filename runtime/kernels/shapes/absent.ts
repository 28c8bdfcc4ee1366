// A result that is not there.

import type { Tensor } from "../../core/tensor.js";

/**
 * A result that is not there: what PyTorch calls an undefined tensor, where an operator has fewer results than its schema
 * says (gradients that its mask leaves out).
 */
export const noTensor = null as unknown as Tensor;
