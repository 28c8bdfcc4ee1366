// Softmax and log-softmax along one dimension, and their gradients, on the CPU.

import type { DType } from "../../core/dtype.js";
import { normalizeDim } from "../../core/shape.js";
import type { Tensor } from "../../core/tensor.js";
import { beforeLong, type LoopTable, longRun, offerNow, sameLoop } from "../loop-table.js";
import { type NumberArray, numbersOf, numeric, writeNumeric } from "../memory/elements.js";

/** A dense tensor's rows along `dim`, as many as lie together: elements of a row are `step` apart, rows one after another where that is one, else beside each other. */
function forEachBlock(
  self: Tensor,
  dim: number,
  visit: (start: number, rows: number, size: number, step: number) => void,
): void {
  const rank = self.ndim;
  const d = normalizeDim(dim, rank);
  const size = rank === 0 ? 1 : self.shape[d]!;
  let step = 1;
  for (let i = d + 1; i < rank; i++) step *= self.shape[i]!;
  const { numel } = self;
  if (numel === 0) return;
  if (step === 1) visit(0, numel / size, size, 1);
  else for (let outer = 0; outer < numel; outer += size * step) visit(outer, step, size, step);
}

function densely(out: Tensor, run: (array: NumberArray, offset: number) => void): void {
  writeNumeric(out, (target) => run(numbersOf(target), target.offset));
}

function maximum(x: NumberArray, start: number, end: number, step: number): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let i = start; i < end; i += step) {
    const v = x[i]!;
    if (v > best || v !== v) best = v;
  }
  return best;
}

/**
 * Rows of `size` elements that are `step` apart, from `x` at `from` to `y` at `to`. Rows are one after another where `step` is 1, else beside
 * each other.
 */
export type SoftmaxRows = (
  rows: number,
  size: number,
  step: number,
  y: NumberArray,
  to: number,
  x: NumberArray,
  from: number,
) => unknown;

/** exp(x - max) / sum of the same. */
const softmaxRows: SoftmaxRows = (rows, size, step, y, to, x, from) => {
  const between = step === 1 ? size : 1;
  for (let r = 0; r < rows; r++) {
    const first = from + r * between;
    const end = first + size * step;
    const max = maximum(x, first, end, step);
    const shift = to - from;
    let total = 0;
    for (let i = first; i < end; i += step) {
      const e = Math.exp(x[i]! - max);
      y[i + shift] = e;
      total += e;
    }
    const scale = 1 / total;
    for (let i = first; i < end; i += step) y[i + shift]! *= scale;
  }
};

/** x - max - log(sum(exp(x - max))): never through the logarithm of a softmax, which loses the small ones. */
const logSoftmaxRows: SoftmaxRows = (rows, size, step, y, to, x, from) => {
  const between = step === 1 ? size : 1;
  for (let r = 0; r < rows; r++) {
    const first = from + r * between;
    const end = first + size * step;
    const max = maximum(x, first, end, step);
    let total = 0;
    for (let i = first; i < end; i += step) total += Math.exp(x[i]! - max);
    const log = max + Math.log(total);
    const shift = to - from;
    for (let i = first; i < end; i += step) y[i + shift] = x[i]! - log;
  }
};

/** Of such rows, from their gradients and the results, which lie alike. */
export type SoftmaxGradientRows = (
  rows: number,
  size: number,
  step: number,
  out: NumberArray,
  to: number,
  g: NumberArray,
  at: number,
  y: NumberArray,
  from: number,
) => unknown;

/** y * (g - sum(g * y)). */
const softmaxGradientRows: SoftmaxGradientRows = (rows, size, step, out, to, g, at, y, from) => {
  const between = step === 1 ? size : 1;
  for (let r = 0; r < rows; r++) {
    const first = r * between;
    const end = first + size * step;
    let total = 0;
    for (let i = first; i < end; i += step) total += g[at + i]! * y[from + i]!;
    for (let i = first; i < end; i += step) out[to + i] = y[from + i]! * (g[at + i]! - total);
  }
};

/** g - exp(y) * sum(g). */
const logSoftmaxGradientRows: SoftmaxGradientRows = (rows, size, step, out, to, g, at, y, from) => {
  const between = step === 1 ? size : 1;
  for (let r = 0; r < rows; r++) {
    const first = r * between;
    const end = first + size * step;
    let total = 0;
    for (let i = first; i < end; i += step) total += g[at + i]!;
    for (let i = first; i < end; i += step) out[to + i] = g[at + i]! - Math.exp(y[from + i]!) * total;
  }
};

/** By the dtype of the elements. */
export const softmaxLoops: LoopTable<SoftmaxRows> = sameLoop("softmaxRows", softmaxRows, ["float"]);
export const logSoftmaxLoops: LoopTable<SoftmaxRows> = sameLoop("logSoftmaxRows", logSoftmaxRows, ["float"]);
export const softmaxGradientLoops: LoopTable<SoftmaxGradientRows> = sameLoop(
  "softmaxGradientRows",
  softmaxGradientRows,
  ["float"],
);
export const logSoftmaxGradientLoops: LoopTable<SoftmaxGradientRows> = sameLoop(
  "logSoftmaxGradientRows",
  logSoftmaxGradientRows,
  ["float"],
);

function forward(self: Tensor, dim: number, out: Tensor, loops: LoopTable<SoftmaxRows>): void {
  if (self.numel === 0) return;
  const input = numeric(self);
  const [x, from] = [numbersOf(input), input.offset];
  if (beforeLong.offer !== null && self.numel >= longRun) offerNow();
  const loop = loops[input.dtypeCode]!;
  densely(out, (y, to) => {
    forEachBlock(input, dim, (start, rows, size, step) => {
      loop(rows, size, step, y, to + start, x, from + start);
    });
  });
}

function backward(
  gradOutput: Tensor,
  output: Tensor,
  dim: number,
  out: Tensor,
  loops: LoopTable<SoftmaxGradientRows>,
): void {
  const [g, y] = [numeric(gradOutput), numeric(output)];
  const [grads, values] = [numbersOf(g), numbersOf(y)];
  if (beforeLong.offer !== null && y.numel >= longRun) offerNow();
  const loop = loops[y.dtypeCode]!;
  densely(out, (result, to) => {
    forEachBlock(y, dim, (start, rows, size, step) => {
      loop(rows, size, step, result, to + start, grads, g.offset + start, values, y.offset + start);
    });
  });
}

export function _softmax_out_cpu(self: Tensor, dim: number, _halfToFloat: boolean, out: Tensor): void {
  forward(self, dim, out, softmaxLoops);
}

export function _log_softmax_out_cpu(self: Tensor, dim: number, _halfToFloat: boolean, out: Tensor): void {
  forward(self, dim, out, logSoftmaxLoops);
}

/** output * (grad - sum(grad * output)). */
export function _softmax_backward_data_out_cpu(
  gradOutput: Tensor,
  output: Tensor,
  dim: number,
  _inputDtype: DType,
  gradInput: Tensor,
): void {
  backward(gradOutput, output, dim, gradInput, softmaxGradientLoops);
}

/** grad - exp(output) * sum(grad). */
export function _log_softmax_backward_data_out_cpu(
  gradOutput: Tensor,
  output: Tensor,
  dim: number,
  _inputDtype: DType,
  out: Tensor,
): void {
  backward(gradOutput, output, dim, out, logSoftmaxGradientLoops);
}
