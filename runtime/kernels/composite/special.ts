// Special functions composed of other operators: aliases, the normal distribution, powers of two.

import { add_Scalar, erf, mul_out, mul_Scalar, mul_Tensor, pow_Scalar } from "../../../generated/operators.js";
import { scalar } from "../../core/scalar.js";
import type { Tensor } from "../../core/tensor.js";

/** The cumulative distribution function of the standard normal distribution. */
export function special_ndtr_composite(self: Tensor): Tensor {
  return mul_Scalar(add_Scalar(erf(mul_Scalar(self, Math.SQRT1_2)), 1, 1), 0.5);
}

const two = scalar(2, "float");

/** self * 2^other. */
export function ldexp_Tensor_composite(self: Tensor, other: Tensor): Tensor {
  return mul_Tensor(self, pow_Scalar(two, other));
}

export function ldexp__composite(self: Tensor, other: Tensor): Tensor {
  // As in PyTorch through the out form, which records no gradient.
  return mul_out(self, pow_Scalar(two, other), self);
}

export function ldexp_out_composite(self: Tensor, other: Tensor, out: Tensor): Tensor {
  return mul_out(self, pow_Scalar(two, other), out);
}
