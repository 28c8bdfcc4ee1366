// Fourier transforms whose result is real, of half-spectra: products with matrices of cosines and sines, so gradients come for nothing.

import {
  _fft_c2r,
  _to_copy,
  add_Tensor,
  constant_pad_nd,
  contiguous,
  matmul,
  movedim_int,
  mul_Scalar,
  narrow,
  sub_Tensor,
} from "../../../generated/operators.js";
import { getDefaultDType } from "../../core/default-dtype.js";
import { isComplexCode, isDifferentiableCode, isEmulatedCode } from "../../core/dtype.js";
import { ArgumentError, DTypeError, ShapeError } from "../../core/errors.js";
import { normalizeDim } from "../../core/shape.js";
import type { Tensor } from "../../core/tensor.js";
import { complexKernel, conjugate } from "../complex-kernels.js";
import { tabulate } from "./tabulate.js";

function floating(self: Tensor): Tensor {
  if (isEmulatedCode(self.dtypeCode)) {
    throw new DTypeError(`Fourier transforms take float32 and float64, not ${self.dtype}: x.to("float32") converts it`);
  }
  return isDifferentiableCode(self.dtypeCode) ? self : _to_copy(self, getDefaultDType(), null, null, null, false, null);
}

/** A matrix of the tensor's dtype, [rows, columns]. */
function matrix(like: Tensor, rows: number, columns: number, at: (row: number, column: number) => number): Tensor {
  return tabulate([rows, columns], like.dtypeCode, like.device, (i) => at(Math.floor(i / columns), i % columns));
}

/** cos or sin of 2 pi j k / n, the product reduced first. */
function wave(fn: (angle: number) => number, j: number, k: number, n: number): number {
  return fn((2 * Math.PI * ((j * k) % n)) / n);
}

/** Cuts or pads with zeros at the end of a dimension. */
function resized(self: Tensor, dim: number, size: number): Tensor {
  const inputLength = self.shape[dim]!;
  if (inputLength === size) return self;
  if (inputLength > size) return narrow(self, dim, 0, size);
  const pad = new Array<number>(2 * (self.ndim - dim)).fill(0);
  pad[pad.length - 1] = size - inputLength;
  return constant_pad_nd(self, pad, 0);
}

export function along(self: Tensor, dim: number, factor: Tensor): Tensor {
  return movedim_int(matmul(movedim_int(self, dim, -1), factor), -1, dim);
}

export interface Complex {
  readonly re: Tensor;
  readonly im: Tensor | null;
}

/** The inverse transform over one dimension, without scaling; `transposed` is the transposed map. */
export function inverse({ re, im }: Complex, dim: number, transposed = false): Complex {
  const n = re.shape[dim]!;
  const sign = transposed ? -1 : 1;
  const cos = matrix(re, n, n, (j, k) => wave(Math.cos, j, k, n));
  const sin = matrix(re, n, n, (j, k) => sign * wave(Math.sin, j, k, n));
  if (im === null) return { re: along(re, dim, cos), im: along(re, dim, sin) };
  return {
    re: sub_Tensor(along(re, dim, cos), along(im, dim, sin), 1),
    im: add_Tensor(along(re, dim, sin), along(im, dim, cos), 1),
  };
}

/** How a half-spectrum makes a signal of length n: [k, j], the cosines of its real and the sines of its imaginary part. */
export function halfWaves(like: Tensor, n: number): { cos: Tensor; sin: Tensor } {
  const half = Math.floor(n / 2) + 1;
  // The parts at 0 and n / 2 that no real signal has are left out, as their sines are 0.
  const weight = (k: number): number => (k === 0 || 2 * k === n ? 1 : 2);
  return {
    cos: matrix(like, half, n, (k, j) => weight(k) * wave(Math.cos, j, k, n)),
    sin: matrix(like, half, n, (k, j) => (weight(k) === 1 ? 0 : 2 * wave(Math.sin, j, k, n))),
  };
}

/** The real signal of length n of a half-spectrum, without scaling. */
function toReal({ re, im }: Complex, dim: number, n: number): Tensor {
  const { cos, sin } = halfWaves(re, n);
  const even = along(re, dim, cos);
  return im === null ? even : sub_Tensor(even, along(im, dim, sin), 1);
}

/** What sums over `length` numbers are multiplied with: nothing, 1 / sqrt(length), 1 / length. */
export function scaled(self: Tensor, normalization: number, length: number): Tensor {
  if (normalization === 0) return self;
  return mul_Scalar(self, normalization === 1 ? 1 / Math.sqrt(length) : 1 / length);
}

export function lengthOf(shape: readonly number[], dims: readonly number[]): number {
  return dims.reduce((product, dim) => product * shape[dim]!, 1);
}

/**
 * The real signal of a half-spectrum: inverse transforms over all but the last of `dim`, then the last. A real tensor stands for a spectrum
 * without imaginary part.
 */
export function _fft_c2r_explicit(
  self: Tensor,
  dim: readonly number[],
  normalization: number,
  lastDimSize: number,
): Tensor {
  if (dim.length === 0) return self;
  const dims = dim.map((d) => normalizeDim(d, self.ndim));
  const last = dims[dims.length - 1]!;
  const half = resized(self, last, Math.floor(lastDimSize / 2) + 1);
  const parts: Complex = isComplexCode(half.dtypeCode)
    ? { re: complexKernel("real")(half), im: complexKernel("imag")(half) }
    : { re: half, im: null };
  const spectrum = dims.slice(0, -1).reduce<Complex>((value, d) => inverse(value, d), parts);
  const real = toReal(spectrum, last, lastDimSize);
  return contiguous(scaled(real, normalization, lengthOf(real.shape, dims)), "contiguous_format");
}

type Direction = "irfft" | "hfft";

/** The number of a normalization in `_fft_c2r`: `backward` scales the inverse transform, `forward` the other. */
function normalizationOf(direction: Direction, norm: string | null): number {
  if (norm === "ortho") return 1;
  if (norm !== null && norm !== "backward" && norm !== "forward") {
    throw new ArgumentError(`Invalid normalization mode: "${norm}"`);
  }
  return (norm === "forward") === (direction === "hfft") ? 2 : 0;
}

function transform(
  direction: Direction,
  self: Tensor,
  lengths: readonly (number | null)[],
  dims: readonly number[],
  norm: string | null,
): Tensor {
  const input = floating(self);
  const sizes = dims.map((dim, i) => {
    const size = lengths[i] ?? (i === dims.length - 1 ? 2 * (input.shape[dim]! - 1) : input.shape[dim]!);
    if (size < 1) throw new ShapeError(`Invalid number of data points (${size}) specified`);
    return size;
  });
  const last = dims.length - 1;
  const spectrum = dims.reduce(
    (value, dim, i) => resized(value, dim, i === last ? Math.floor(sizes[i]! / 2) + 1 : sizes[i]!),
    input,
  );
  const turned = direction === "hfft" ? conjugate(spectrum) : spectrum;
  return _fft_c2r(turned, dims, normalizationOf(direction, norm), sizes[last]!);
}

function one(direction: Direction, self: Tensor, n: number | null, dim: number, norm: string | null): Tensor {
  return transform(direction, self, [n], [normalizeDim(dim, self.ndim)], norm);
}

function many(
  direction: Direction,
  self: Tensor,
  s: readonly number[] | null,
  dim: readonly number[] | null,
  norm: string | null,
): Tensor {
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
      : dim.map((d) => normalizeDim(d, self.ndim));
  if (dims.length === 0) throw new ShapeError(`${direction}n must transform at least one axis`);
  if (new Set(dims).size !== dims.length) throw new ShapeError("FFT dims must be unique");
  return transform(direction, self, s?.map((size) => (size === -1 ? null : size)) ?? dims.map(() => null), dims, norm);
}

export function fft_irfft_composite(self: Tensor, n: number | null, dim: number, norm: string | null): Tensor {
  return one("irfft", self, n, dim, norm);
}

export function fft_irfft2_composite(
  self: Tensor,
  s: readonly number[] | null,
  dim: readonly number[],
  norm: string | null,
): Tensor {
  return many("irfft", self, s, dim, norm);
}

export function fft_irfftn_composite(
  self: Tensor,
  s: readonly number[] | null,
  dim: readonly number[] | null,
  norm: string | null,
): Tensor {
  return many("irfft", self, s, dim, norm);
}

export function fft_hfft_composite(self: Tensor, n: number | null, dim: number, norm: string | null): Tensor {
  return one("hfft", self, n, dim, norm);
}

export function fft_hfft2_composite(
  self: Tensor,
  s: readonly number[] | null,
  dim: readonly number[],
  norm: string | null,
): Tensor {
  return many("hfft", self, s, dim, norm);
}

export function fft_hfftn_composite(
  self: Tensor,
  s: readonly number[] | null,
  dim: readonly number[] | null,
  norm: string | null,
): Tensor {
  return many("hfft", self, s, dim, norm);
}
