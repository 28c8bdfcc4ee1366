// Gradient clipping.

import { clamp_, detach, linalg_vector_norm, mul__Scalar, norm_Scalar, stack } from "../../generated/operators.js";
import { noGrad } from "../autograd/grad-mode.js";
import { gradientOf } from "../autograd/gradients.js";
import { describe } from "../core/describe.js";
import { ArgumentError } from "../core/errors.js";
import { withDefaults } from "../core/options.js";
import type { Tensor } from "../core/tensor.js";
import { checkTensor } from "../nn/module.js";
import { listed } from "./optimizer.js";

function gradients(where: string, parameters: Iterable<Tensor>): readonly Tensor[] {
  return listed<Tensor>(where, parameters).flatMap((parameter) => {
    const grad = gradientOf(checkTensor(where, parameter, "a parameter"));
    return grad === null ? [] : [grad.autograd === null ? grad : detach(grad)];
  });
}

/**
 * Scales all gradients in place, so that the norm of all of them as one vector is at most `maxNorm`.
 * @param options `normType`: the order of the norm, 2 by default; Infinity for the largest absolute value. `errorIfNonfinite`: whether an infinite or
 * NaN norm is an error
 * @returns the norm before clipping
 * @throws ArgumentError for a negative `maxNorm`
 */
export function clipGradNorm(
  parameters: Iterable<Tensor>,
  maxNorm: number,
  options: { readonly normType?: number; readonly errorIfNonfinite?: boolean } = {},
): number {
  const { normType, errorIfNonfinite } = withDefaults(
    "clipGradNorm",
    options,
    { normType: 2, errorIfNonfinite: false },
    {},
  );
  if (typeof maxNorm !== "number" || !(maxNorm >= 0))
    throw new ArgumentError(`clipGradNorm: maxNorm must be 0 or more, got ${describe(maxNorm)}`);
  return noGrad(() => {
    const all = gradients("clipGradNorm", parameters);
    if (all.length === 0) return 0;
    // As in PyTorch: the norm of an empty gradient is 0 for every finite order, and an error for Infinity.
    const norm = (x: Tensor): Tensor =>
      normType === Number.POSITIVE_INFINITY
        ? linalg_vector_norm(x, normType, null, false, null)
        : norm_Scalar(x, normType);
    const total = Number(norm(stack(all.map(norm), 0)).item());
    if (errorIfNonfinite && !Number.isFinite(total))
      throw new ArgumentError(`clipGradNorm: the norm of order ${normType} of all gradients is ${total}`);
    const factor = Math.min(1, maxNorm / (total + 1e-6));
    for (const g of all) mul__Scalar(g, factor);
    return total;
  });
}

/** Clamps all gradients to [-value, value], in place. */
export function clipGradValue(parameters: Iterable<Tensor>, value: number): void {
  if (!(typeof value === "number" && value >= 0))
    throw new ArgumentError(`clipGradValue: value must be 0 or more, got ${describe(value)}`);
  noGrad(() => {
    for (const g of gradients("clipGradValue", parameters)) clamp_(g, -value, value);
  });
}
