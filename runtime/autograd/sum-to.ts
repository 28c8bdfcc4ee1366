// Gradients of broadcast operands.

import { broadcastDims } from "../core/shape.js";
import type { Tensor } from "../core/tensor.js";
import { operators } from "./operators.js";

/** Sums a tensor to a shape that broadcasts to its own; returns the tensor itself if the shapes are equal. */
export function sumTo(tensor: Tensor, sizes: readonly number[]): Tensor {
  const dims = broadcastDims(sizes, tensor.shape);
  if (dims.length === 0) return tensor;
  if (sizes.length === 0) return operators.sum(tensor, null);
  const summed = operators.sum_dim_IntList(tensor, dims, true, null);
  return tensor.shape.length > sizes.length ? operators.view(summed, sizes) : summed;
}
