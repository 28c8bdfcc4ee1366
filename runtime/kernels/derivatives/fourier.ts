// The gradient of the Fourier transform to real numbers.

import { neg, t } from "../../../generated/operators.js";
import { type DType, isComplex, toComplexDType } from "../../core/dtype.js";
import { normalizeDim } from "../../core/shape.js";
import type { Tensor } from "../../core/tensor.js";
import { complexKernel } from "../complex-kernels.js";
import { along, type Complex, halfWaves, inverse, lengthOf, scaled } from "../composite/fourier.js";

/** The gradient of `_fft_c2r` by a complex input. */
export function fft_c2r_backward(grad: Tensor, dim: readonly number[], normalization: number): Tensor {
  return fft_c2r_input_backward(grad, dim, normalization, toComplexDType(grad.dtype));
}

/** The gradient of `_fft_c2r` by its input of this dtype: the transposed map, of conjugates; by a real input, the real part. */
export function fft_c2r_input_backward(
  grad: Tensor,
  dim: readonly number[],
  normalization: number,
  dtype: DType,
): Tensor {
  const dims = dim.map((d) => normalizeDim(d, grad.ndim));
  const last = dims[dims.length - 1]!;
  const { cos, sin } = halfWaves(grad, grad.shape[last]!);
  const first: Complex = { re: along(grad, last, t(cos)), im: neg(along(grad, last, t(sin))) };
  const { re, im } = dims.slice(0, -1).reduce<Complex>((value, d) => inverse(value, d, true), first);
  const whole = isComplex(dtype) ? complexKernel("complex")(re, im!) : re;
  return scaled(whole, normalization, lengthOf(grad.shape, dims));
}
