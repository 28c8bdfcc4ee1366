// Derivatives of pooling.

import { contiguous, empty_like, gather, view } from "../../../generated/operators.js";
import type { Tensor } from "../../core/tensor.js";

/** Gathers a gradient of the image at the indices of the maxima; the `dim` trailing dimensions are a plane. */
export function max_pool_double_backward(grad: Tensor, indices: Tensor, dim: number): Tensor {
  if (indices.numel === 0) return empty_like(indices, grad.dtype, null, null, null, null);
  const flat = [...indices.shape.slice(0, indices.ndim - dim), -1];
  const rows = (x: Tensor): Tensor => view(contiguous(x, "contiguous_format"), flat);
  return view(gather(rows(grad), -1, rows(indices), false), indices.shape);
}
