// Resetting gradients, for modules and optimisers.

import { detach, zero_ } from "../../generated/operators.js";
import { noGrad } from "../autograd/grad-mode.js";
import { dropGradient, gradientOf } from "../autograd/gradients.js";
import type { Tensor } from "../core/tensor.js";

/** Sets gradients to null, or to zeros. */
export function resetGradients(parameters: Iterable<Tensor>, setToNull: boolean): void {
  for (const tensor of parameters) {
    if (setToNull || gradientOf(tensor) === null) dropGradient(tensor);
    else zero_((tensor.grad = noGrad(() => detach(tensor.grad!))));
  }
}
