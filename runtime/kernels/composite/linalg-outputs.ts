// Out forms of factorisations, solvers, norms and other composites: the functional form, written into the given outputs.

import { _linalg_check_errors, addbmm, addr, copy_, linalg_ldl_factor_ex } from "../../../generated/operators.js";
import { ShapeError } from "../../core/errors.js";
import type { Scalar } from "../../core/scalar.js";
import type { Tensor } from "../../core/tensor.js";
import { checkResultCast, resizeOutput } from "../shapes/outputs.js";

export function addbmm__explicit(self: Tensor, batch1: Tensor, batch2: Tensor, beta: Scalar, alpha: Scalar): Tensor {
  const result = addbmm(self, batch1, batch2, beta, alpha);
  // As in PyTorch, `self` is resized to the result.
  resizeOutput(self, result.shape);
  return copy_(self, result, false);
}

/** @throws DTypeError for a result of another kind of numbers; ShapeError unless `self` is a matrix of the result's shape */
export function addr__explicit(self: Tensor, vec1: Tensor, vec2: Tensor, beta: Scalar, alpha: Scalar): Tensor {
  if (self.ndim !== 2) throw new ShapeError(`2D tensor expected, got ${self.ndim}D tensor for input`);
  const result = addr(self, vec1, vec2, beta, alpha);
  checkResultCast(result.dtypeCode, self.dtypeCode);
  return copy_(self, result, false);
}

export function linalg_ldl_factor_composite(self: Tensor, hermitian: boolean): readonly [Tensor, Tensor] {
  const [LD, pivots, info] = linalg_ldl_factor_ex(self, hermitian, false);
  _linalg_check_errors(info, "linalg.ldl_factor", self.ndim === 2);
  return [LD, pivots];
}
