// Gradients of Fourier transforms, which are transforms as well.

import { _fft_c2c, _fft_r2c, mul_Tensor, real } from "../../../generated/operators.js";
import { type DType, isComplex, realCode } from "../../core/dtype.js";
import { normalizeDim } from "../../core/shape.js";
import type { Tensor } from "../../core/tensor.js";
import { resized } from "../composite/fourier.js";
import { tabulate } from "../composite/tabulate.js";

/**
 * The gradient of `_fft_c2r` with respect to a complex input. Bins between the first and the middle one also stand for
 * their conjugates, so they count twice.
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

/** The gradient of `_fft_c2r` with respect to an input of this dtype; for a real input, the real part. */
export function fft_c2r_input_backward(
  grad: Tensor,
  dim: readonly number[],
  normalization: number,
  dtype: DType,
): Tensor {
  const result = fft_c2r_backward(grad, dim, normalization);
  return isComplex(dtype) ? result : real(result);
}

/** The gradient of `_fft_r2c`; bins omitted from the spectrum count as zeros. */
export function fft_r2c_backward(
  grad: Tensor,
  dim: readonly number[],
  normalization: number,
  onesided: boolean,
  lastDimSize: number,
): Tensor {
  const full = onesided ? resized(grad, normalizeDim(dim.at(-1)!, grad.ndim), lastDimSize) : grad;
  return real(_fft_c2c(full, dim, normalization, false));
}

/** As above, from the input's sizes alone, so that the input is not saved. */
export function fft_r2c_input_backward(
  grad: Tensor,
  dim: readonly number[],
  normalization: number,
  onesided: boolean,
  sizes: readonly number[],
): Tensor {
  return fft_r2c_backward(grad, dim, normalization, onesided, sizes.at(dim.at(-1)!)!);
}
