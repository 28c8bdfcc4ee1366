// Softmax as users call it: a cast where a dtype is given, then the operator that has kernels.

import { _log_softmax, _softmax, to_dtype } from "../../../generated/operators.js";
import type { DType } from "../../core/dtype.js";
import type { Tensor } from "../../core/tensor.js";

function cast(self: Tensor, dtype: DType | null): Tensor {
  return dtype === null || dtype === self.dtype ? self : to_dtype(self, dtype, false, false, null);
}

export function softmax_int_composite(self: Tensor, dim: number, dtype: DType | null): Tensor {
  return _softmax(cast(self, dtype), dim, false);
}

export function log_softmax_int_composite(self: Tensor, dim: number, dtype: DType | null): Tensor {
  return _log_softmax(cast(self, dtype), dim, false);
}
