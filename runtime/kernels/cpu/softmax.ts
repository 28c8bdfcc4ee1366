// Softmax and log-softmax along one dimension, and their gradients, on the CPU.

import type { DType } from "../../core/dtype.js";
import { normalizeDim } from "../../core/shape.js";
import type { Tensor } from "../../core/tensor.js";
import { type InnerLoop, type InnerLoopDefinition, innerLoop } from "../loops/inner-loop.js";
import { type NumberArray, numbersOf, numeric } from "../memory/elements.js";
import { writeNumeric } from "../memory/outputs.js";

/**
 * Visits blocks of a contiguous tensor's rows along `dim`. Elements of a row are `step` apart; rows are consecutive if
 * that is 1, else interleaved.
 */
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
  if (step === 1) visit(0, numel / size, size, 1);
  else for (let outer = 0; outer < numel; outer += size * step) visit(outer, step, size, step);
}

function maximum(x: NumberArray, start: number, end: number, step: number): number {
  let best = Number.NEGATIVE_INFINITY;
  // NaN if an element is.
  for (let i = start; i < end; i += step) best = Math.max(best, x[i]!);
  return best;
}

/**
 * Rows of `size` elements at stride `step`, from `x` at `from` to `y` at `to`. Rows are consecutive if `step` is 1, else
 * interleaved.
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

/** The same for gradients: from the rows' gradients and results, which have the same layout. */
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

/** One row; the elements that it reads end at `end`. */
type Row = (
  end: number,
  step: number,
  out: NumberArray,
  to: number,
  x: NumberArray,
  from: number,
  y: NumberArray,
  at: number,
) => void;

const byRows =
  (row: Row) =>
  (...[rows, size, step, out, to, x, from, y, at]: Parameters<SoftmaxGradientRows>): void => {
    const between = step === 1 ? size : 1;
    for (let r = 0; r < rows * between; r += between) row(size * step, step, out, to + r, x, from + r, y, at + r);
  };

/** exp(x - max), divided by its sum. */
const softmaxRow: Row = (end, step, out, to, x, from) => {
  const max = maximum(x, from, from + end, step);
  let total = 0;
  for (let i = 0; i < end; i += step) {
    const e = Math.exp(x[from + i]! - max);
    out[to + i] = e;
    total += e;
  }
  const scale = 1 / total;
  for (let i = 0; i < end; i += step) out[to + i]! *= scale;
};

/** x - max - log(sum(exp(x - max))). Not the logarithm of a softmax, which would lose small values. */
const logSoftmaxRow: Row = (end, step, out, to, x, from) => {
  const max = maximum(x, from, from + end, step);
  let total = 0;
  for (let i = 0; i < end; i += step) total += Math.exp(x[from + i]! - max);
  const log = Math.log(total);
  // In this order: the sum of both would lose a small logarithm beside a large maximum.
  for (let i = 0; i < end; i += step) out[to + i] = x[from + i]! - max - log;
};

/** y * (g - sum(g * y)). */
const softmaxGradientRow: Row = (end, step, out, to, g, from, y, at) => {
  let total = 0;
  for (let i = 0; i < end; i += step) total += g[from + i]! * y[at + i]!;
  for (let i = 0; i < end; i += step) out[to + i] = y[at + i]! * (g[from + i]! - total);
};

/** g - exp(y) * sum(g). */
const logSoftmaxGradientRow: Row = (end, step, out, to, g, from, y, at) => {
  let total = 0;
  for (let i = 0; i < end; i += step) total += g[from + i]!;
  for (let i = 0; i < end; i += step) out[to + i] = g[from + i]! - Math.exp(y[at + i]!) * total;
};

/** A loop over rows of floating-point numbers, adjacent or interleaved. */
const overFloats = <Loop extends SoftmaxRows | SoftmaxGradientRows>(loop: Loop): InnerLoopDefinition<Loop> => ({
  loop,
  classes: ["float"],
  size: (...args) => args[0] * args[1],
  isContiguous: (...args) => args[2] === 1,
});

export const softmaxLoops = innerLoop("_softmax", overFloats(byRows(softmaxRow) as SoftmaxRows));
export const logSoftmaxLoops = innerLoop("_log_softmax", overFloats(byRows(logSoftmaxRow) as SoftmaxRows));
export const softmaxGradientLoops = innerLoop(
  "_softmax_backward_data",
  overFloats<SoftmaxGradientRows>(byRows(softmaxGradientRow)),
);
export const logSoftmaxGradientLoops = innerLoop(
  "_log_softmax_backward_data",
  overFloats<SoftmaxGradientRows>(byRows(logSoftmaxGradientRow)),
);

/** Runs the loops over a tensor's rows, or over those of two with the same layout. */
function overRows(
  operand: Tensor,
  other: Tensor,
  dim: number,
  out: Tensor,
  loops: InnerLoop<SoftmaxRows> | InnerLoop<SoftmaxGradientRows>,
): void {
  // Nothing is computed, so any dtype is accepted.
  if (operand.numel === 0) return;
  const x = numeric(operand);
  const y = other === operand ? x : numeric(other);
  const [xs, ys] = [numbersOf(x), numbersOf(y)];
  const loop = (loops as InnerLoop<SoftmaxGradientRows>).at(y.dtypeCode, y.numel)!;
  writeNumeric(out, (target) => {
    const [result, to] = [numbersOf(target), target.offset];
    forEachBlock(y, dim, (start, rows, size, step) => {
      loop(rows, size, step, result, to + start, xs, x.offset + start, ys, y.offset + start);
    });
  });
}

export function _softmax_out_cpu(self: Tensor, dim: number, _halfToFloat: boolean, out: Tensor): void {
  overRows(self, self, dim, out, softmaxLoops);
}

export function _log_softmax_out_cpu(self: Tensor, dim: number, _halfToFloat: boolean, out: Tensor): void {
  overRows(self, self, dim, out, logSoftmaxLoops);
}

/** output * (grad - sum(grad * output)). */
export function _softmax_backward_data_out_cpu(
  gradOutput: Tensor,
  output: Tensor,
  dim: number,
  _inputDtype: DType,
  gradInput: Tensor,
): void {
  overRows(gradOutput, output, dim, gradInput, softmaxGradientLoops);
}

/** grad - exp(output) * sum(grad). */
export function _log_softmax_backward_data_out_cpu(
  gradOutput: Tensor,
  output: Tensor,
  dim: number,
  _inputDtype: DType,
  out: Tensor,
): void {
  overRows(gradOutput, output, dim, out, logSoftmaxGradientLoops);
}
