// In-place fills of meta tensors, and the error for reading their elements.

import { UnsupportedError } from "../../core/errors.js";
import type { Scalar } from "../../core/scalar.js";
import type { Tensor } from "../../core/tensor.js";

/** For operators that fill a tensor: there are no elements to fill. */
export function unchanged_meta(self: Tensor, ..._rest: readonly unknown[]): Tensor {
  return self;
}

/** @throws UnsupportedError always */
export function _local_scalar_dense_meta(_self: Tensor): Scalar {
  throw new UnsupportedError(
    "Tensor.item() cannot be called on meta tensors: they have a shape and a dtype, but no data",
  );
}
