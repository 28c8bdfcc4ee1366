// Derivatives of operators between real and complex numbers.

import {
  abs,
  add_Tensor,
  complex,
  cos,
  div_Tensor,
  eq_Scalar,
  imag,
  masked_fill_Scalar,
  mul_Tensor,
  real,
  sin,
  sub_Tensor,
  zeros_like,
} from "../../../generated/operators.js";
import { isComplexCode } from "../../core/dtype.js";
import type { Tensor } from "../../core/tensor.js";
import { conjugate } from "./values.js";

/** x / |x| changes with the component of a change that is orthogonal to x. For real numbers it is constant. */
export function sgn_backward(grad: Tensor, self: Tensor, sgn: Tensor): Tensor {
  if (!isComplexCode(self.dtypeCode)) return zeros_like(grad, null, null, null, null, null);
  const size = abs(self);
  const along = mul_Tensor(real(mul_Tensor(grad, conjugate(sgn))), sgn);
  return masked_fill_Scalar(div_Tensor(sub_Tensor(grad, along, 1), size), eq_Scalar(size, 0), 0);
}

/** Gradients of a complex number's modulus and angle, from the number's gradient. */
export function polar_backward(grad: Tensor, size: Tensor, angle: Tensor): [Tensor, Tensor] {
  const along = mul_Tensor(grad, conjugate(complex(cos(angle), sin(angle))));
  return [real(along), mul_Tensor(imag(along), size)];
}

export function polar_jvp(size: Tensor, angle: Tensor, dAbs: Tensor, dAngle: Tensor): Tensor {
  const [c, s] = [cos(angle), sin(angle)];
  const rotated = mul_Tensor(size, dAngle);
  return complex(
    sub_Tensor(mul_Tensor(dAbs, c), mul_Tensor(rotated, s), 1),
    add_Tensor(mul_Tensor(dAbs, s), mul_Tensor(rotated, c), 1),
  );
}
