// How rules move batch dimensions: to the front, beside dimensions of the same number, away.

import { expand, movedim_int, reshape, unsqueeze } from "../../../generated/operators.js";
import type { Tensor } from "../../core/tensor.js";

/** The tensor with its batch dimension first. */
export function toFront(value: Tensor, dim: number | null): Tensor {
  return dim === null || dim === 0 ? value : movedim_int(value, dim, 0);
}

/** The number of dimensions that one example has. */
export function logicalRank(value: Tensor, dim: number | null): number {
  return value.shape.length - (dim === null ? 0 : 1);
}

/** The shape of one example. */
export function logicalShape(value: Tensor, dim: number | null): readonly number[] {
  return dim === null ? value.shape : value.shape.filter((_, i) => i !== dim);
}

/** The tensor with its batch dimension first; one that is not mapped is repeated without memory. */
export function repeated(value: Tensor, dim: number | null, size: number): Tensor {
  return dim === null ? expand(value, [size, ...value.shape], false) : toFront(value, dim);
}

/** The batch dimension first, and dimensions of one element after it, so that examples have `rank` dimensions and broadcast as they do alone. */
export function padded(value: Tensor, dim: number | null, rank: number): Tensor {
  const front = toFront(value, dim);
  if (dim === null) return front;
  const missing = rank - (front.shape.length - 1);
  if (missing <= 0) return front;
  if (missing === 1) return unsqueeze(front, 1);
  const [size, ...rest] = front.shape;
  return reshape(front, [size!, ...new Array<number>(missing).fill(1), ...rest]);
}
