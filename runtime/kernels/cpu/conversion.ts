// Fills and single elements on the CPU.

import { readElement } from "../../core/elements.js";
import type { Scalar } from "../../core/scalar.js";
import { isNonOverlappingAndDense } from "../../core/shape.js";
import { allocateCode, type Tensor } from "../../core/tensor.js";
import { copyInto } from "../memory/copy.js";
import { fillStretch, storedScalar } from "../memory/elements.js";

/** @throws DTypeError if the dtype cannot represent the value */
export function fill__Scalar_cpu(self: Tensor, value: Scalar): Tensor {
  const stored = storedScalar(value, self.dtypeCode);
  const { shape, strides, offset, numel } = self;
  if (self.isContiguous || isNonOverlappingAndDense(shape, strides)) {
    fillStretch(self, offset, offset + numel, stored);
    return self;
  }
  // With internal overlap each element is written several times, with the same value.
  const one = allocateCode([], self.dtypeCode);
  fillStretch(one, 0, 1, stored);
  copyInto(self, one);
  return self;
}

export function zero__cpu(self: Tensor): Tensor {
  return fill__Scalar_cpu(self, 0);
}

/** int64 is returned as a number if that is exact, else as a bigint. */
export function _local_scalar_dense_cpu(self: Tensor): Scalar {
  return readElement(self.storage, self.dtypeCode, self.offset);
}
