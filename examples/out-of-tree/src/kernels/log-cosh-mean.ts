// The mean of log(cosh(x)) over some dimensions: a smooth absolute value.

import { _to_copy, contiguous, mean_dim } from "tengen/generated/operators.js";
import { UnsupportedError } from "tengen/runtime/core/errors.js";
import { allocate, type Tensor } from "tengen/runtime/core/tensor.js";

/** log(cosh(x)), without overflow. */
function logCosh(x: number): number {
  const size = Math.abs(x);
  return size + Math.log1p(Math.exp(-2 * size)) - Math.LN2;
}

function checkFloating(self: Tensor): void {
  if (self.dtype !== "float32" && self.dtype !== "float64")
    throw new UnsupportedError(`log_cosh_mean is for float32 and float64, not for ${self.dtype}`);
}

/** Computes the values in its own loop, and the mean by tengen's operator. */
export function log_cosh_mean_cpu(self: Tensor, dim: readonly number[] | null, keepdim: boolean): Tensor {
  checkFloating(self);
  const input = contiguous(self, "contiguous_format");
  const values = allocate(self.shape, self.dtype);
  const from = input.storage.typed(self.dtype) as Float32Array | Float64Array;
  const to = values.storage.typed(self.dtype) as Float32Array | Float64Array;
  for (let i = 0; i < self.numel; i++) to[i] = logCosh(from[input.offset + i]!);
  return mean_dim(values, dim, keepdim, null);
}

/** Shape and dtype alone. */
export function log_cosh_mean_meta(self: Tensor, dim: readonly number[] | null, keepdim: boolean): Tensor {
  checkFloating(self);
  return mean_dim(_to_copy(self, null, null, "meta", null, false, null), dim, keepdim, null);
}
