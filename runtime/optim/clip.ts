// Clipping gradients before a step.

import { clamp_, detach, linalg_vector_norm, mul__Scalar, norm_Scalar, stack } from "../../generated/operators.js";
import { noGrad } from "../autograd/grad-mode.js";
import { describe } from "../core/describe.js";
import { ArgumentError } from "../core/errors.js";
import { withDefaults } from "../core/options.js";
import type { Tensor } from "../core/tensor.js";
import { checkTensor } from "../nn/module.js";
import { listed } from "./optimizer.js";

function gradients(where: string, parameters: Iterable<Tensor>): readonly Tensor[] {
  return listed<Tensor>(where, parameters).flatMap((parameter) => {
    const { grad } = checkTensor(where, parameter, "a parameter");
    return grad === null ? [] : [detach(grad)];
  });
}

/**
 * Scales all gradients down, in place, so that their norm as one vector is at most `maxNorm`.
 * @param options `normType`: the norm's order, 2 unless given; Infinity for the largest absolute value. `errorIfNonfinite`: whether a norm that is
 * infinite or NaN raises
 * @returns the norm before
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
  if (!(maxNorm >= 0)) throw new ArgumentError(`clipGradNorm: maxNorm is 0 or more, got ${describe(maxNorm)}`);
  return noGrad(() => {
    const all = gradients("clipGradNorm", parameters);
    if (all.length === 0) return 0;
    // As PyTorch's: a gradient without elements has the norm 0 in every order, but no largest element.
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

/** Moves all gradients, in place, into [-value, value]. */
export function clipGradValue(parameters: Iterable<Tensor>, value: number): void {
  if (!(value >= 0)) throw new ArgumentError(`clipGradValue: value is 0 or more, got ${describe(value)}`);
  noGrad(() => {
    for (const g of gradients("clipGradValue", parameters)) clamp_(g, -value, value);
  });
}
