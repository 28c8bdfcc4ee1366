// Result shapes and dtypes of Fourier transforms.

import {
  dtypeCodeOf,
  isComplexCode,
  isEmulatedCode,
  isFloatingCode,
  realCode,
  toComplexDType,
} from "../../core/dtype.js";
import { ArgumentError, DTypeError, ShapeError } from "../../core/errors.js";
import { normalizeDims } from "../../core/shape.js";
import { allocateCode, type Tensor } from "../../core/tensor.js";

type Sizes = readonly number[];

/** The length of the half spectrum, which determines that of a real signal. */
export function halfOf(length: number): number {
  return Math.floor(length / 2) + 1;
}

function checkLength(length: number): void {
  if (length < 1) throw new ShapeError(`Invalid number of data points (${length}) specified`);
}

/** The last of `dim`, whose spectrum is one-sided. @throws ArgumentError if `dim` is empty */
function lastOf(name: string, dim: Sizes, rank: number): number {
  if (dim.length === 0) throw new ArgumentError(`${name} must transform at least one axis`);
  return normalizeDims(dim, rank).at(-1)!;
}

export function _fft_r2c_outputs(self: Tensor, dim: Sizes, _normalization: number, onesided: boolean): Tensor {
  const last = lastOf("_fft_r2c", dim, self.ndim);
  if (!isFloatingCode(self.dtypeCode) || isEmulatedCode(self.dtypeCode)) {
    throw new DTypeError(`_fft_r2c: expected a float32 or float64 tensor, got ${self.dtype}`);
  }
  for (const d of dim) checkLength(self.shape.at(d)!);
  const shape = onesided ? self.shape.with(last, halfOf(self.shape[last]!)) : self.shape;
  return allocateCode(shape, dtypeCodeOf(toComplexDType(self.dtype)), self.device);
}

export function _fft_c2c_outputs(self: Tensor, dim: Sizes, ..._rest: unknown[]): Tensor {
  normalizeDims(dim, self.ndim);
  if (!isComplexCode(self.dtypeCode)) throw new DTypeError(`_fft_c2c: expected a complex tensor, got ${self.dtype}`);
  return allocateCode(self.shape, self.dtypeCode, self.device);
}

/** A real tensor is a spectrum without imaginary part. */
export function _fft_c2r_outputs(self: Tensor, dim: Sizes, _normalization: number, lastDimSize: number): Tensor {
  const last = lastOf("_fft_c2r", dim, self.ndim);
  checkLength(lastDimSize);
  return allocateCode(self.shape.with(last, lastDimSize), realCode(self.dtypeCode), self.device);
}
