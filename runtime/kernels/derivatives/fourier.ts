// Gradients of Fourier transforms: transforms, again.

import { _fft_c2c, _fft_r2c, mul_Tensor, real } from "../../../generated/operators.js";
import { type DType, isComplex, realCode } from "../../core/dtype.js";
import { normalizeDim } from "../../core/shape.js";
import type { Tensor } from "../../core/tensor.js";
import { resized } from "../composite/fourier.js";
import { tabulate } from "../composite/tabulate.js";

/**
 * The gradient of `_fft_c2r` with respect to a complex input. Numbers between the first and the middle one represent their conjugates, too, so they
 * count twice.
 */
export function fft_c2r_backward(grad: Tensor, dim: readonly number[], normalization: number): Tensor {
  const result = _fft_r2c(grad, dim, normalization, true);
  const last = normalizeDim(dim.at(-1)!, grad.ndim);
  const [length, half] = [grad.shape[last]!, result.shape[last]!];
  if (length === half) return result;
  const twice = tabulate(
    result.shape.slice(last).map((_, d) => (d === 0 ? half : 1)),
    realCode(result.dtypeCode),
    result.device,
    (k) => (k > 0 && k <= length - half ? 2 : 1),
  );
  return mul_Tensor(result, twice);
}

/** The gradient of `_fft_c2r` by its input of this dtype: by a real input, the real part. */
export function fft_c2r_input_backward(
  grad: Tensor,
  dim: readonly number[],
  normalization: number,
  dtype: DType,
): Tensor {
  const result = fft_c2r_backward(grad, dim, normalization);
  return isComplex(dtype) ? result : real(result);
}

/** The gradient of `_fft_r2c`: what it left out of the spectrum counts as zeros. */
export function fft_r2c_backward(
  grad: Tensor,
  dim: readonly number[],
  normalization: number,
  onesided: boolean,
  lastDimSize: number,
): Tensor {
  const whole = onesided ? resized(grad, normalizeDim(dim.at(-1)!, grad.ndim), lastDimSize) : grad;
  return real(_fft_c2c(whole, dim, normalization, false));
}

/** As above, by an input of these sizes: nothing else of it is saved. */
export function fft_r2c_input_backward(
  grad: Tensor,
  dim: readonly number[],
  normalization: number,
  onesided: boolean,
  sizes: readonly number[],
): Tensor {
  return fft_r2c_backward(grad, dim, normalization, onesided, sizes.at(dim.at(-1)!)!);
}
