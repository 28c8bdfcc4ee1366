// Shape and checks of renorm.

import { ArgumentError, ShapeError } from "../../core/errors.js";
import { type Scalar, scalarKind, toNumber } from "../../core/scalar.js";
import { normalizeDim } from "../../core/shape.js";
import type { Tensor } from "../../core/tensor.js";
import { requireDifferentiable } from "../checks/dtypes.js";
import type { OutSpec } from "../shapes/outputs.js";

/** Shape and dtype of `self`, which must have at least two dimensions. */
export function renorm_spec(self: Tensor, p: Scalar, dim: number, maxnorm: Scalar): OutSpec {
  if (scalarKind(p) === "complex") throw new ArgumentError("renorm: p must be real-valued");
  if (!(toNumber(p) > 0)) throw new ArgumentError("renorm: non-positive-norm not supported");
  const limit = toNumber(maxnorm);
  if (!(limit >= 0)) throw new ArgumentError(`renorm: expected maxnorm to be >= 0 but got ${limit}`);
  if (self.ndim < 2) {
    throw new ShapeError(`renorm: input needs at least 2 dimensions, got ${self.ndim} dimensions`);
  }
  normalizeDim(dim, self.ndim);
  requireDifferentiable("renorm_scale_factor_cpu", self);
  return { shape: self.shape, dtype: self.dtype };
}
