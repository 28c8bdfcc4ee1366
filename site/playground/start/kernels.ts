// Kernels, named in native_functions.yaml by their exported identifiers.

import { _to_copy, cosh, log, mean_dim } from "tengen/generated/operators.js";
import type { Tensor } from "tengen/runtime/core/tensor.js";

/** Computes the values by calling operators of the library. */
export function log_cosh_mean_cpu(self: Tensor, dim: readonly number[] | null, keepdim: boolean): Tensor {
  return mean_dim(log(cosh(self)), dim, keepdim, null);
}

/** Computes shape and dtype only. */
export function log_cosh_mean_meta(self: Tensor, dim: readonly number[] | null, keepdim: boolean): Tensor {
  return mean_dim(_to_copy(self, null, null, "meta", null, false, null), dim, keepdim, null);
}
