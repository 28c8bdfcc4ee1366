// Derivatives of pooling.

import {
  clamp_min,
  contiguous,
  empty_like,
  gather,
  lt_Scalar,
  masked_fill_Scalar,
  view,
} from "../../../generated/operators.js";
import type { Tensor } from "../../core/tensor.js";

/** Gathers a gradient of the image at the indices of the maxima; the `dim` trailing dimensions are a plane. */
export function max_pool_double_backward(grad: Tensor, indices: Tensor, dim: number): Tensor {
  if (indices.numel === 0) return empty_like(indices, grad.dtype, null, null, null, null);
  const flat = [...indices.shape.slice(0, indices.ndim - dim), -1];
  const rows = (x: Tensor): Tensor => view(contiguous(x, "contiguous_format"), flat);
  return view(gather(rows(grad), -1, rows(indices), false), indices.shape);
}

/** As `max_pool_double_backward`, with 0 for windows of padding alone, whose index is -1. */
export function max_pool_jvp(image: Tensor, indices: Tensor, dim: number): Tensor {
  const maxima = max_pool_double_backward(image, clamp_min(indices, 0), dim);
  return masked_fill_Scalar(maxima, lt_Scalar(indices, 0), 0);
}
