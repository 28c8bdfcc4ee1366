// Public softmax: casts if a dtype is given, then calls the operator that has kernels.

import { to_dtype } from "../../../generated/operators.js";
import type { DType } from "../../core/dtype.js";
import type { Tensor } from "../../core/tensor.js";

export function castTo(self: Tensor, dtype: DType | null): Tensor {
  return dtype === null || dtype === self.dtype ? self : to_dtype(self, dtype, false, false, null);
}
