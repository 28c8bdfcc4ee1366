// Derivatives of what joins real numbers to complex ones.

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

/** The direction x / |x| moves with the part of a change that is across it. Of real numbers it stays. */
export function sgn_backward(grad: Tensor, self: Tensor, sgn: Tensor): Tensor {
  if (!isComplexCode(self.dtypeCode)) return zeros_like(grad, null, null, null, null, null);
  const size = abs(self);
  const along = mul_Tensor(real(mul_Tensor(grad, conjugate(sgn))), sgn);
  return masked_fill_Scalar(div_Tensor(sub_Tensor(grad, along, 1), size), eq_Scalar(size, 0), 0);
}

/** Gradients of a complex number's modulus and angle, from that of the number. */
export function polar_backward(grad: Tensor, size: Tensor, angle: Tensor): [Tensor, Tensor] {
  const along = mul_Tensor(grad, conjugate(complex(cos(angle), sin(angle))));
  return [real(along), mul_Tensor(imag(along), size)];
}

export function polar_jvp(size: Tensor, angle: Tensor, dAbs: Tensor, dAngle: Tensor): Tensor {
  const [c, s] = [cos(angle), sin(angle)];
  const turn = mul_Tensor(size, dAngle);
  return complex(
    sub_Tensor(mul_Tensor(dAbs, c), mul_Tensor(turn, s), 1),
    add_Tensor(mul_Tensor(dAbs, s), mul_Tensor(turn, c), 1),
  );
}
