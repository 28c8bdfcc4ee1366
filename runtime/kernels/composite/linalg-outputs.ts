// Out forms of factorisations, solvers, norms and other composites: the functional form, written into the given outputs.

import {
  _linalg_check_errors,
  addbmm,
  addr,
  copy_,
  linalg_householder_product,
  linalg_householder_product_out,
  linalg_ldl_factor_ex,
  linalg_pinv_atol_rtol_tensor,
  zeros_like,
} from "../../../generated/operators.js";
import type { Scalar } from "../../core/scalar.js";
import type { Tensor } from "../../core/tensor.js";
import { resizeOutput } from "../structured.js";

export function orgqr_composite(self: Tensor, input2: Tensor): Tensor {
  return linalg_householder_product(self, input2);
}

export function orgqr_out_composite(self: Tensor, input2: Tensor, out: Tensor): Tensor {
  return linalg_householder_product_out(self, input2, out);
}

export function linalg_pinv_rcond_tensor_composite(self: Tensor, rcond: Tensor, hermitian: boolean): Tensor {
  return linalg_pinv_atol_rtol_tensor(self, zeros_like(rcond, null, null, null, null, null), rcond, hermitian);
}

export function addr__explicit(self: Tensor, vec1: Tensor, vec2: Tensor, beta: Scalar, alpha: Scalar): Tensor {
  return copy_(self, addr(self, vec1, vec2, beta, alpha), false);
}

export function addbmm__explicit(self: Tensor, batch1: Tensor, batch2: Tensor, beta: Scalar, alpha: Scalar): Tensor {
  const result = addbmm(self, batch1, batch2, beta, alpha);
  // As PyTorch's: self takes the shape of the sum.
  resizeOutput(self, result.shape);
  return copy_(self, result, false);
}

export function linalg_ldl_factor_composite(self: Tensor, hermitian: boolean): readonly [Tensor, Tensor] {
  const [LD, pivots, info] = linalg_ldl_factor_ex(self, hermitian, false);
  _linalg_check_errors(info, "linalg.ldl_factor", self.ndim === 2);
  return [LD, pivots];
}
