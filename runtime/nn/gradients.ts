// Resetting gradients, for modules and optimisers.

import { detach, zero_ } from "../../generated/operators.js";
import { noGrad } from "../autograd/grad-mode.js";
import { dropGradient, gradientOf } from "../autograd/gradients.js";
import { describe } from "../core/describe.js";
import { ArgumentError } from "../core/errors.js";
import { isTensor, type Tensor } from "../core/tensor.js";

/**
 * Sets gradients to null, or to zeros.
 * @throws ArgumentError for parameters that are no tensors
 */
export function resetGradients(parameters: Iterable<Tensor>, setToNull: boolean): void {
  if (typeof (parameters as Partial<Iterable<Tensor>> | null)?.[Symbol.iterator] !== "function")
    throw new ArgumentError(`resetGradients: expected an iterable of tensors, got ${describe(parameters)}`);
  if (typeof setToNull !== "boolean")
    throw new ArgumentError(`resetGradients: setToNull must be true or false, got ${describe(setToNull)}`);
  for (const tensor of parameters) {
    if (!isTensor(tensor)) throw new ArgumentError(`resetGradients: expected a tensor, got ${describe(tensor)}`);
    if (setToNull || gradientOf(tensor) === null) dropGradient(tensor);
    else zero_((tensor.grad = noGrad(() => detach(tensor.grad!))));
  }
}
