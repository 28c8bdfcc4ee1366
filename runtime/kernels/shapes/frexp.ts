// Shapes and dtypes of mantissas and exponents.

import { INT32, isFloatingCode } from "../../core/dtype.js";
import { DTypeError } from "../../core/errors.js";
import { preserveStrides } from "../../core/shape.js";
import { allocateCode, type Tensor } from "../../core/tensor.js";

/** Mantissas of the input's dtype and int32 exponents; both have the input's layout. @throws DTypeError unless floating point */
export function frexp_Tensor_outputs(self: Tensor): readonly [Tensor, Tensor] {
  if (!isFloatingCode(self.dtypeCode)) throw new DTypeError("frexp() only supports floating-point dtypes");
  const strides = preserveStrides(self.shape, self.strides);
  return [
    allocateCode(self.shape, self.dtypeCode, self.device, strides),
    allocateCode(self.shape, INT32, self.device, strides),
  ];
}
