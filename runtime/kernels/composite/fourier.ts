// Public Fourier transforms: sizes, dimensions and norms, over three kernels (complex to complex, real to complex,
// complex to real).

import {
  _fft_c2c,
  _fft_c2r,
  _fft_r2c,
  _to_copy,
  conj,
  conj_physical,
  constant_pad_nd,
  copy_,
  mul_Scalar,
  narrow,
  view,
} from "../../../generated/operators.js";
import { defaultDTypeCode, getDefaultDType } from "../../core/default-dtype.js";
import type { Device } from "../../core/device.js";
import {
  type DType,
  dtypeCodeOf,
  isComplexCode,
  isDifferentiableCode,
  isEmulatedCode,
  isFloatingCode,
  toComplexDType,
} from "../../core/dtype.js";
import { DTypeError, ShapeError } from "../../core/errors.js";
import type { Layout } from "../../core/memory-format.js";
import { normalizeDim } from "../../core/shape.js";
import type { Tensor } from "../../core/tensor.js";
import { halfOf } from "../shapes/fourier.js";
import { resizeOutput } from "../shapes/outputs.js";
import { checkOptions } from "./factories.js";
import { tabulate } from "./tabulate.js";

type Sizes = readonly number[];

function as(self: Tensor, dtype: DType): Tensor {
  return self.dtype === dtype ? self : _to_copy(self, dtype, null, null, null, false, null);
}

/** Integers converted to the default dtype. */
function floating(self: Tensor): Tensor {
  if (isEmulatedCode(self.dtypeCode)) {
    throw new DTypeError(
      `Fourier transforms support float32 and float64, not ${self.dtype}: convert it with x.to("float32")`,
    );
  }
  return isDifferentiableCode(self.dtypeCode) ? self : as(self, getDefaultDType());
}

function complexOf(self: Tensor): Tensor {
  const input = floating(self);
  return as(input, toComplexDType(input.dtype));
}

function realOf(name: string, self: Tensor): Tensor {
  if (isComplexCode(self.dtypeCode)) {
    throw new DTypeError(
      `${name} expects a real input tensor, but got ${self.dtype}: use fft_fft or a related function`,
    );
  }
  return floating(self);
}

/** Truncates a dimension, or pads it with zeros at the end, and `all` others by nothing. */
export function resized(self: Tensor, dim: number, size: number, all = false): Tensor {
  const inputLength = self.shape[dim]!;
  if (inputLength === size) return self;
  if (inputLength > size) return narrow(self, dim, 0, size);
  const pad = new Array<number>(2 * (all ? self.ndim : self.ndim - dim)).fill(0);
  pad[2 * (self.ndim - dim) - 1] = size - inputLength;
  return constant_pad_nd(self, pad, 0);
}

/**
 * The kernels' code of a normalization: `backward` scales the inverse transform, `forward` the forward one, `ortho` both
 * by the square root.
 */
function normalizationOf(forward: boolean, norm: string | null): number {
  if (norm === "ortho") return 1;
  return (norm === "forward") === forward ? 2 : 0;
}

/** Dimensions to transform, and the requested sizes; null leaves a size unchanged. */
interface Axes {
  readonly dims: Sizes;
  readonly sizes: readonly (number | null)[];
}

export function oneAxis(self: Tensor, n: number | null, dim: number): Axes {
  return { dims: [normalizeDim(dim, self.ndim, false)], sizes: [n] };
}

export function manyAxes(self: Tensor, s: Sizes | null, dim: Sizes | null): Axes {
  if (s !== null && dim !== null && s.length !== dim.length) {
    throw new ShapeError("When given, dim and shape arguments must have the same length");
  }
  if (s !== null && s.length > self.ndim) {
    throw new ShapeError(`Got shape with ${s.length} values but input tensor only has ${self.ndim} dimensions.`);
  }
  const count = s?.length ?? self.ndim;
  const dims =
    dim === null
      ? Array.from({ length: count }, (_, i) => self.ndim - count + i)
      : dim.map((d) => normalizeDim(d, self.ndim, false));
  if (new Set(dims).size !== dims.length) throw new ShapeError("FFT dims must be unique");
  return { dims, sizes: s?.map((size) => (size === -1 ? null : size)) ?? dims.map(() => null) };
}

/** The input at the requested sizes, with `lastSize` for the last dimension. */
function sized(input: Tensor, { dims, sizes }: Axes, lastSize?: number): Tensor {
  return dims.reduce((value, dim, i) => {
    const size = sizes[i] ?? value.shape[dim]!;
    if (size < 1) throw new ShapeError(`Invalid number of data points (${size}) specified`);
    // PyTorch pads all dimensions of an operand, most by nothing, which is refused for one without elements.
    return resized(value, dim, lastSize !== undefined && i === dims.length - 1 ? lastSize : size, true);
  }, input);
}

/** Complex transform; real input uses the real kernel, which is faster, if there is only one dimension. */
export function toComplex(self: Tensor, axes: Axes, norm: string | null, forward: boolean, oneDim: boolean): Tensor {
  const normalization = normalizationOf(forward, norm);
  if (oneDim && !isComplexCode(self.dtypeCode)) {
    const spectrum = _fft_r2c(sized(floating(self), axes), axes.dims, normalization, false);
    return forward ? spectrum : conj(spectrum);
  }
  if (self.ndim === 0) throw new ShapeError("Fourier transforms require tensors of at least one dimension");
  return _fft_c2c(sized(complexOf(self), axes), axes.dims, normalization, forward);
}

/** Half spectrum of a real signal; for the inverse transform, the conjugate along the last dimension. */
export function toHalf(name: string, self: Tensor, axes: Axes, norm: string | null, forward: boolean): Tensor {
  if (axes.dims.length === 0) throw new ShapeError(`${name} must transform at least one axis`);
  const { dims } = axes;
  const input = sized(realOf(name, self), axes);
  const normalization = normalizationOf(forward, norm);
  if (forward) return _fft_r2c(input, dims, normalization, true);
  const half = _fft_r2c(input, dims.slice(-1), normalization, true);
  return dims.length === 1 ? conj(half) : _fft_c2c(conj_physical(half), dims.slice(0, -1), normalization, false);
}

/** Real signal from its half spectrum; the forward transform takes the conjugates. */
export function toReal(name: string, self: Tensor, axes: Axes, norm: string | null, forward: boolean): Tensor {
  const { dims, sizes } = axes;
  const last = dims.at(-1);
  if (last === undefined) throw new ShapeError(`${name} must transform at least one axis`);
  const input = complexOf(self);
  const size = sizes.at(-1) ?? 2 * (input.shape[last]! - 1);
  if (size < 1) throw new ShapeError(`Invalid number of data points (${size}) specified`);
  const spectrum = sized(input, axes, halfOf(size));
  return _fft_c2r(forward ? conj(spectrum) : spectrum, dims, normalizationOf(forward, norm), size);
}

/** Frequencies of `count` bins in units of 1 / (n d): `ascending` bins count up from 0, the others up to -1. */
function frequencies(
  name: string,
  n: number,
  d: number,
  count: number,
  ascending: number,
  options: readonly [DType | null, Layout | null, Device | null, boolean | null],
): Tensor {
  const [dtype, layout, device, pinMemory] = options;
  checkOptions(name, layout, pinMemory);
  const code = dtype === null ? defaultDTypeCode() : dtypeCodeOf(dtype);
  if (!isFloatingCode(code)) throw new DTypeError(`${name} expects floating point dtypes, got: ${dtype}`);
  if (n < 0) throw new ShapeError(`${name}: the number of samples must not be negative, got ${n}`);
  const bins = tabulate([count], code, device ?? "cpu", (k) => (k < ascending ? k : k - n));
  return mul_Scalar(bins, 1 / (n * d));
}

export function fft_fftfreq_explicit(
  n: number,
  d: number,
  dtype: DType | null,
  layout: Layout | null,
  device: Device | null,
  pinMemory: boolean | null,
): Tensor {
  return frequencies("fftfreq", n, d, n, Math.ceil(n / 2), [dtype, layout, device, pinMemory]);
}

export function fft_rfftfreq_explicit(
  n: number,
  d: number,
  dtype: DType | null,
  layout: Layout | null,
  device: Device | null,
  pinMemory: boolean | null,
): Tensor {
  return frequencies("rfftfreq", n, d, halfOf(n), halfOf(n), [dtype, layout, device, pinMemory]);
}

function into(out: Tensor, values: Tensor): Tensor {
  resizeOutput(out, values.shape);
  return copy_(out, values, false);
}

export function fft_fftfreq_out_explicit(n: number, d: number, out: Tensor): Tensor {
  return into(out, fft_fftfreq_explicit(n, d, out.dtype, null, out.device, null));
}

export function fft_rfftfreq_out_explicit(n: number, d: number, out: Tensor): Tensor {
  const result = fft_rfftfreq_explicit(n, d, out.dtype, null, out.device, null);
  // As `arange`, an output with the right number of elements keeps its shape.
  return out.numel === result.numel ? copy_(out, view(result, out.shape), false) : into(out, result);
}
