// Special functions written in others: second names, the normal distribution, powers of two.

import {
  add_Scalar,
  erf,
  i0,
  i0_out,
  igamma,
  igamma_out,
  igammac,
  igammac_out,
  logsumexp,
  logsumexp_out,
  mul__Tensor,
  mul_out,
  mul_Scalar,
  mul_Tensor,
  pow_Scalar,
} from "../../../generated/operators.js";
import { scalar } from "../../core/scalar.js";
import type { Tensor } from "../../core/tensor.js";

export function special_i0_composite(self: Tensor): Tensor {
  return i0(self);
}

export function special_i0_out_composite(self: Tensor, out: Tensor): Tensor {
  return i0_out(self, out);
}

export function special_gammainc_composite(self: Tensor, other: Tensor): Tensor {
  return igamma(self, other);
}

export function special_gammainc_out_composite(self: Tensor, other: Tensor, out: Tensor): Tensor {
  return igamma_out(self, other, out);
}

export function special_gammaincc_composite(self: Tensor, other: Tensor): Tensor {
  return igammac(self, other);
}

export function special_gammaincc_out_composite(self: Tensor, other: Tensor, out: Tensor): Tensor {
  return igammac_out(self, other, out);
}

/** The standard normal distribution function. */
export function special_ndtr_composite(self: Tensor): Tensor {
  return mul_Scalar(add_Scalar(erf(mul_Scalar(self, Math.SQRT1_2)), 1, 1), 0.5);
}

const two = /* @__PURE__ */ scalar(2, "float");

/** self times two to the power of other. */
export function ldexp_Tensor_composite(self: Tensor, other: Tensor): Tensor {
  return mul_Tensor(self, pow_Scalar(two, other));
}

export function ldexp__composite(self: Tensor, other: Tensor): Tensor {
  return mul__Tensor(self, pow_Scalar(two, other));
}

export function ldexp_out_composite(self: Tensor, other: Tensor, out: Tensor): Tensor {
  return mul_out(self, pow_Scalar(two, other), out);
}

export function special_logsumexp_composite(self: Tensor, dim: readonly number[], keepdim: boolean): Tensor {
  return logsumexp(self, dim, keepdim);
}

export function special_logsumexp_out_composite(
  self: Tensor,
  dim: readonly number[],
  keepdim: boolean,
  out: Tensor,
): Tensor {
  return logsumexp_out(self, dim, keepdim, out);
}
