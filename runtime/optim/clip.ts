// Gradient clipping.

import {
  add_Scalar,
  clamp_,
  clamp_max,
  detach,
  full,
  linalg_vector_norm,
  mul__Tensor,
  mul_Scalar,
  norm_Scalar,
  reciprocal,
  stack,
} from "../../generated/operators.js";
import { noGrad } from "../autograd/grad-mode.js";
import { gradientOf } from "../autograd/gradients.js";
import { canAwait } from "../core/awaited-reads.js";
import { describe } from "../core/describe.js";
import { isReadable } from "../core/elements.js";
import { ArgumentError, UnsupportedError } from "../core/errors.js";
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
 * @returns the norm before clipping, a tensor without dimensions as in PyTorch: nothing is read, so `norm.item()` or `await norm.readItem()` does where a
 * program looks at it; 0 if there are no gradients
 * @throws ArgumentError for a negative `maxNorm`, and where a norm that is not finite is an error; UnsupportedError for `errorIfNonfinite` on a device that
 * gives its values asynchronously, outside `withReads`
 */
export function clipGradNorm(
  parameters: Iterable<Tensor>,
  maxNorm: number,
  options: { readonly normType?: number; readonly errorIfNonfinite?: boolean } = {},
): Tensor {
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
    if (all.length === 0) return full([], 0, "float32", null, null, null);
    // As in PyTorch: the norm of an empty gradient is 0 for every finite order, and an error for Infinity.
    const norm = (x: Tensor): Tensor =>
      normType === Number.POSITIVE_INFINITY
        ? linalg_vector_norm(x, normType, null, false, null)
        : norm_Scalar(x, normType);
    const total = norm(stack(all.map(norm), 0));
    if (errorIfNonfinite) checkFinite(total, normType);
    const factor = clamp_max(mul_Scalar(reciprocal(add_Scalar(total, 1e-6, 1)), maxNorm), 1);
    for (const g of all) mul__Tensor(g, factor);
    return total;
  });
}

function checkFinite(norm: Tensor, normType: number): void {
  if (!isReadable(norm) && !canAwait())
    throw new UnsupportedError(
      `clipGradNorm: errorIfNonfinite needs the norm at once, and device ${norm.device} gives its values asynchronously; look at the tensor that is returned`,
    );
  const value = Number(norm.item());
  if (!Number.isFinite(value))
    throw new ArgumentError(`clipGradNorm: the norm of order ${normType} of all gradients is ${value}`);
}

/** Clamps all gradients to [-value, value], in place. */
export function clipGradValue(parameters: Iterable<Tensor>, value: number): void {
  if (!(typeof value === "number" && value >= 0))
    throw new ArgumentError(`clipGradValue: value must be 0 or more, got ${describe(value)}`);
  noGrad(() => {
    for (const g of gradients("clipGradValue", parameters)) clamp_(g, -value, value);
  });
}
