// Fourier transforms on the CPU: line by line, in float64, in O(n log n).

import { isComplexCode, realCode } from "../../core/dtype.js";
import { normalizeDims } from "../../core/shape.js";
import type { Tensor } from "../../core/tensor.js";
import { fourier, newPair, type Pair, realFourier } from "../math/fourier.js";
import { pairsOf } from "../memory/complex-parts.js";
import { type NumberArray, numbersOf, numeric, numericResult } from "../memory/elements.js";
import { stored } from "../memory/outputs.js";
import { _fft_c2c_outputs, _fft_c2r_outputs, _fft_r2c_outputs, halfOf } from "../shapes/fourier.js";

type Sizes = readonly number[];

const product = (sizes: Sizes): number => sizes.reduce((a, b) => a * b, 1);

/** Calls `visit` for each line along a dimension, with its start and stride. */
function forEachLine(shape: Sizes, dim: number, visit: (at: number, step: number) => void): void {
  const inner = product(shape.slice(dim + 1));
  const span = inner * shape[dim]!;
  const outer = product(shape.slice(0, dim));
  for (let o = 0; o < outer; o++) for (let i = 0; i < inner; i++) visit(o * span + i, inner);
}

function realOf(self: Tensor): { readonly pairs: NumberArray; readonly start: number } {
  const source = numeric(self);
  return { pairs: numbersOf(source), start: source.offset };
}

/**
 * A tensor's elements as a spectrum, truncated or zero-padded along a dimension to `size`; real elements get zero
 * imaginary parts.
 */
function spectrumOf(self: Tensor, dim: number, size: number): { readonly spectrum: Pair; readonly shape: number[] } {
  const complex = isComplexCode(self.dtypeCode);
  const { pairs, start } = complex ? pairsOf(self) : realOf(self);
  const entries = complex ? 2 : 1;
  const shape = self.shape.with(dim, size);
  const spectrum = newPair(product(shape));
  const inner = product(shape.slice(dim + 1));
  const [from, to] = [self.shape[dim]! * inner, size * inner];
  const count = Math.min(from, to);
  for (let o = 0, outer = product(shape.slice(0, dim)); o < outer; o++) {
    for (let i = 0, at = start + o * from * entries; i < count; i++, at += entries) {
      spectrum.re[o * to + i] = pairs[at]!;
      if (complex) spectrum.im[o * to + i] = pairs[at + 1]!;
    }
  }
  return { spectrum, shape };
}

/** Transforms along dimensions, in place and unscaled. */
function transform(spectrum: Pair, shape: Sizes, dims: Sizes, direction: "forward" | "inverse"): void {
  for (const d of dims) {
    const plan = fourier(shape[d]!);
    const line = newPair(plan.length);
    forEachLine(shape, d, (at, step) => {
      plan[direction](spectrum, at, step, line);
      for (let k = 0; k < plan.length; k++) {
        spectrum.re[at + k * step] = line.re[k]!;
        spectrum.im[at + k * step] = line.im[k]!;
      }
    });
  }
}

/** The scale of sums over `dims`: 1, 1 / sqrt(length) or 1 / length. */
function scaleOf(shape: Sizes, dims: Sizes, normalization: number): number {
  const length = product(dims.map((d) => shape[d]!));
  return normalization === 0 ? 1 : normalization === 1 ? 1 / Math.sqrt(length) : 1 / length;
}

/** Writes a scaled spectrum to a complex tensor. */
function write(out: Tensor, { re, im }: Pair, scale: number): Tensor {
  const { pairs } = pairsOf(out);
  for (let i = 0; i < re.length; i++) {
    pairs[2 * i] = re[i]! * scale;
    pairs[2 * i + 1] = im[i]! * scale;
  }
  return out;
}

export function _fft_c2c_cpu(self: Tensor, dim: Sizes, normalization: number, forward: boolean): Tensor {
  const out = _fft_c2c_outputs(self, dim);
  if (self.numel === 0) return out;
  const dims = normalizeDims(dim, self.ndim);
  const { spectrum, shape } = spectrumOf(self, 0, self.shape[0] ?? 1);
  transform(spectrum, shape, dims, forward ? "forward" : "inverse");
  return write(out, spectrum, scaleOf(shape, dims, normalization));
}

/** The second half of each line's spectrum is the conjugate of the first in reverse order. */
export function _fft_r2c_cpu(self: Tensor, dim: Sizes, normalization: number, onesided: boolean): Tensor {
  const out = _fft_r2c_outputs(self, dim, normalization, onesided);
  if (self.numel === 0) return out;
  const dims = normalizeDims(dim, self.ndim);
  const last = dims.at(-1)!;
  const { pairs: signal, start } = realOf(self);
  const numbers = new Float64Array(signal.subarray(start, start + self.numel));
  const plan = realFourier(self.shape[last]!);
  const line = newPair(halfOf(plan.length));
  const spectrum = newPair(out.numel);
  const starts = linesOf(self.shape, last);
  let next = 0;
  forEachLine(out.shape, last, (at, step) => {
    plan.toSpectrum(numbers, starts[next++]!, step, line);
    for (let k = 0; k < line.re.length; k++) {
      spectrum.re[at + k * step] = line.re[k]!;
      spectrum.im[at + k * step] = line.im[k]!;
    }
    if (onesided) return;
    for (let k = line.re.length; k < plan.length; k++) {
      spectrum.re[at + k * step] = line.re[plan.length - k]!;
      spectrum.im[at + k * step] = -line.im[plan.length - k]!;
    }
  });
  transform(spectrum, out.shape, dims.slice(0, -1), "forward");
  return write(out, spectrum, scaleOf(self.shape, dims, normalization));
}

function linesOf(shape: Sizes, dim: number): number[] {
  const starts: number[] = [];
  forEachLine(shape, dim, (at) => starts.push(at));
  return starts;
}

export function _fft_c2r_cpu(self: Tensor, dim: Sizes, normalization: number, lastDimSize: number): Tensor {
  const { shape: sizes } = _fft_c2r_outputs(self, dim, normalization, lastDimSize);
  const code = realCode(self.dtypeCode);
  const result = numericResult(sizes, code);
  if (result.numel === 0) return stored(result, code);
  const dims = normalizeDims(dim, self.ndim);
  const last = dims.at(-1)!;
  const { spectrum, shape } = spectrumOf(self, last, halfOf(lastDimSize));
  transform(spectrum, shape, dims.slice(0, -1), "inverse");
  const scale = scaleOf(sizes, dims, normalization);
  const numbers = numbersOf(result);
  const plan = realFourier(lastDimSize);
  const line = new Float64Array(lastDimSize);
  const starts = linesOf(sizes, last);
  let next = 0;
  forEachLine(shape, last, (at, step) => {
    plan.toSignal(spectrum, at, step, line);
    const start = starts[next++]!;
    for (let j = 0; j < lastDimSize; j++) numbers[start + j * step] = line[j]! * scale;
  });
  return stored(result, code);
}
