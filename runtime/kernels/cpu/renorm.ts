// Renorm on the CPU: scales down slices along one dimension whose norm is too large.

import { isComplexCode } from "../../core/dtype.js";
import { type Scalar, toNumber } from "../../core/scalar.js";
import { normalizeDim } from "../../core/shape.js";
import type { Tensor } from "../../core/tensor.js";
import { moduli, pairsOf, storePairs } from "../memory/complex-parts.js";
import { copyInto } from "../memory/copy.js";
import { type NumberArray, numbersOf, numeric, numericResult } from "../memory/elements.js";

/** The norm of slice s of a contiguous tensor: runs of `inner` elements, `size * inner` apart. */
function normOfSlice(x: NumberArray, start: number, outer: number, step: number, inner: number, p: number): number {
  let sum = 0;
  for (let o = 0, run = start; o < outer; o++, run += step) {
    for (let i = run, end = run + inner; i < end; i++) {
      const v = Math.abs(x[i]!);
      if (p === Number.POSITIVE_INFINITY) sum = v > sum || v !== v ? v : sum;
      else sum += p === 2 ? v * v : p === 1 ? v : v ** p;
    }
  }
  if (p === Number.POSITIVE_INFINITY || p === 1) return sum;
  return p === 2 ? Math.sqrt(sum) : sum ** (1 / p);
}

/** y = x with slice s multiplied by factors[s]; `inner` counts entries. */
function scaleSlices(
  x: NumberArray,
  start: number,
  y: NumberArray,
  factors: Float64Array,
  outer: number,
  inner: number,
): void {
  const size = factors.length;
  for (let o = 0, run = 0; o < outer; o++) {
    for (let s = 0; s < size; s++, run += inner) {
      const factor = factors[s]!;
      for (let i = run; i < run + inner; i++) y[i] = x[start + i]! * factor;
    }
  }
}

/**
 * Multiplies slices along `dim` whose p-norm exceeds `maxnorm` by maxnorm / (norm + 1e-7). For complex numbers the norm
 * is that of the moduli.
 */
export function renorm_out_cpu(self: Tensor, p: Scalar, dim: number, maxnorm: Scalar, out: Tensor): void {
  const complex = isComplexCode(self.dtypeCode);
  const d = normalizeDim(dim, self.ndim);
  const size = self.shape[d]!;
  const inner = self.shape.slice(d + 1).reduce((a, b) => a * b, 1);
  const outer = self.shape.slice(0, d).reduce((a, b) => a * b, 1);
  const [power, limit] = [toNumber(p), toNumber(maxnorm)];
  const source = numeric(complex ? moduli(self) : self);
  const x = numbersOf(source);
  const factors = Float64Array.from({ length: size }, (_, s) => {
    const norm = normOfSlice(x, source.offset + s * inner, outer, size * inner, inner, power);
    return norm > limit ? limit / (norm + 1e-7) : 1;
  });
  if (complex) {
    const { pairs, start } = pairsOf(self);
    const scaled = new Float64Array(2 * self.numel);
    scaleSlices(pairs, start, scaled, factors, outer, 2 * inner);
    storePairs(out, scaled);
    return;
  }
  const result = numericResult(self.shape, self.dtypeCode);
  scaleSlices(x, source.offset, numbersOf(result), factors, outer, inner);
  copyInto(out, result);
}
