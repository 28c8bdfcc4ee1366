// Shapes, dtypes and checks of softmax.

import { type DType, isFloatingCode } from "../../core/dtype.js";
import { DTypeError } from "../../core/errors.js";
import { normalizeDim } from "../../core/shape.js";
import type { Tensor } from "../../core/tensor.js";
import { notImplementedFor, requireSameDType } from "../checks/dtypes.js";
import type { OutSpec } from "../shapes/outputs.js";

function floating(self: Tensor, dim: number, name: string): OutSpec {
  normalizeDim(dim, self.ndim);
  // Tensors without elements are accepted in any dtype, since nothing is computed.
  if (!isFloatingCode(self.dtypeCode) && self.numel > 0) {
    throw notImplementedFor(name, self);
  }
  return { shape: self.shape, dtype: self.dtype };
}

function refuseHalf(halfToFloat: boolean): void {
  if (halfToFloat) throw new DTypeError("softmax with float16 to float32 conversion is not supported on CPU");
}

/** Shape and dtype of `self`, which must be floating point. */
export function _softmax_spec(self: Tensor, dim: number, halfToFloat: boolean): OutSpec {
  refuseHalf(halfToFloat);
  return floating(self, dim, "softmax_kernel_impl");
}

export function _log_softmax_spec(self: Tensor, dim: number, halfToFloat: boolean): OutSpec {
  refuseHalf(halfToFloat);
  return floating(self, dim, "log_softmax_lastdim_kernel_impl");
}

export function _softmax_backward_data_spec(
  gradOutput: Tensor,
  output: Tensor,
  dim: number,
  _inputDtype: DType,
): OutSpec {
  floating(output, dim, "softmax_backward_data");
  if (output.numel > 0) requireSameDType(output, gradOutput);
  return { shape: gradOutput.shape, dtype: gradOutput.dtype };
}
