// Derivatives of pooling.

import { empty_like, gather, reshape } from "../../../generated/operators.js";
import type { Tensor } from "../../core/tensor.js";

/** Reads a gradient of the image at the places of the maxima: `dim` trailing dimensions are a plane. */
export function max_pool_double_backward(grad: Tensor, indices: Tensor, dim: number): Tensor {
  if (indices.numel === 0) return empty_like(indices, grad.dtype, null, null, null, null);
  const flat = [...indices.shape.slice(0, indices.ndim - dim), -1];
  return reshape(gather(reshape(grad, flat), -1, reshape(indices, flat), false), indices.shape);
}
