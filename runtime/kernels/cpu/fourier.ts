// Fourier transforms on the CPU: line by line, in float64, in O(n log n).

import { isComplexCode, realCode } from "../../core/dtype.js";
import { ShapeError } from "../../core/errors.js";
import { normalizeDims } from "../../core/shape.js";
import type { Tensor } from "../../core/tensor.js";
import { fourier, newPair, type Pair, realFourier } from "../math/fourier.js";
import { type NumberArray, numbersOf, numeric, numericResult, stored } from "../memory/elements.js";
import { pairsOf } from "../memory/planes.js";

const product = (sizes: readonly number[]): number => sizes.reduce((a, b) => a * b, 1);

/** Calls back for each line along a dimension: where it begins, and how far apart its elements are. */
function forEachLine(shape: readonly number[], dim: number, visit: (at: number, step: number) => void): void {
  const inner = product(shape.slice(dim + 1));
  const span = inner * shape[dim]!;
  const outer = product(shape.slice(0, dim));
  for (let o = 0; o < outer; o++) for (let i = 0; i < inner; i++) visit(o * span + i, inner);
}

function realOf(self: Tensor): { readonly pairs: NumberArray; readonly start: number } {
  const source = numeric(self);
  return { pairs: numbersOf(source), start: source.offset };
}

/** A tensor's elements as a spectrum, cut or padded with zeros along a dimension to `size`; real ones without imaginary parts. */
function spectrumOf(self: Tensor, dim: number, size: number): { readonly spectrum: Pair; readonly shape: number[] } {
  const complex = isComplexCode(self.dtypeCode);
  const { pairs, start } = complex ? pairsOf(self) : realOf(self);
  const entries = complex ? 2 : 1;
  const shape = [...self.shape];
  shape[dim] = size;
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

/** @throws ShapeError for signals without elements */
export function _fft_c2r_cpu(self: Tensor, dim: readonly number[], normalization: number, lastDimSize: number): Tensor {
  if (dim.length === 0) return self;
  if (lastDimSize < 1) throw new ShapeError(`Invalid number of data points (${lastDimSize}) specified`);
  const dims = normalizeDims(dim, self.ndim);
  const last = dims.at(-1)!;
  const { spectrum, shape } = spectrumOf(self, last, Math.floor(lastDimSize / 2) + 1);
  for (const d of dims.slice(0, -1)) {
    const plan = fourier(shape[d]!);
    const line = newPair(plan.length);
    forEachLine(shape, d, (at, step) => {
      plan.inverse(spectrum, at, step, line);
      for (let k = 0; k < plan.length; k++) {
        spectrum.re[at + k * step] = line.re[k]!;
        spectrum.im[at + k * step] = line.im[k]!;
      }
    });
  }
  const sizes = shape.with(last, lastDimSize);
  const length = product(dims.map((d) => sizes[d]!));
  const scale = normalization === 0 ? 1 : normalization === 1 ? 1 / Math.sqrt(length) : 1 / length;
  const code = realCode(self.dtypeCode);
  const result = numericResult(sizes, code);
  const numbers = numbersOf(result);
  const plan = realFourier(lastDimSize);
  const line = new Float64Array(lastDimSize);
  const starts: number[] = [];
  forEachLine(sizes, last, (at) => starts.push(at));
  let next = 0;
  forEachLine(shape, last, (at, step) => {
    plan.toSignal(spectrum, at, step, line);
    const start = starts[next++]!;
    for (let j = 0; j < lastDimSize; j++) numbers[start + j * step] = line[j]! * scale;
  });
  return stored(result, code);
}
