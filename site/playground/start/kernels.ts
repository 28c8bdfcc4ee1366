// Kernels, named in native_functions.yaml by their exported identifiers.

import { _to_copy, cosh, log, mean_dim } from "tengen/generated/operators.js";
import type { Tensor } from "tengen/runtime/core/tensor.js";

/** Values. Operators of the library may be called; so may loops over `self.storage`. */
export function log_cosh_mean_cpu(self: Tensor, dim: readonly number[] | null, keepdim: boolean): Tensor {
  return mean_dim(log(cosh(self)), dim, keepdim, null);
}

/** Shape and dtype alone. */
export function log_cosh_mean_meta(self: Tensor, dim: readonly number[] | null, keepdim: boolean): Tensor {
  return mean_dim(_to_copy(self, null, null, "meta", null, false, null), dim, keepdim, null);
}
