// Softmax and log-softmax along one dimension, and their gradients, on the CPU.

import type { DType } from "../../core/dtype.js";
import { normalizeDim } from "../../core/shape.js";
import type { Tensor } from "../../core/tensor.js";
import { beforeLong, type LoopTable, longRun, offerNow, sameLoop } from "../loop-table.js";
import { type NumberArray, numbersOf, numeric, writeNumeric } from "../memory/elements.js";

/** A dense tensor's lines along `dim`: elements of a line are `step` apart. */
function forEachLine(self: Tensor, dim: number, visit: (start: number, size: number, step: number) => void): void {
  const rank = self.ndim;
  const d = normalizeDim(dim, rank);
  const size = rank === 0 ? 1 : self.shape[d]!;
  let step = 1;
  for (let i = d + 1; i < rank; i++) step *= self.shape[i]!;
  const block = size * step;
  if (self.numel === 0) return;
  for (let outer = 0; outer < self.numel; outer += block) {
    for (let inner = 0; inner < step; inner++) visit(outer + inner, size, step);
  }
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

/** One line of `size` elements that are `step` apart, from `x` at `first` to `y` at `to`. */
export type LineLoop = (
  size: number,
  step: number,
  y: NumberArray,
  to: number,
  x: NumberArray,
  first: number,
) => unknown;

/** exp(x - max) / sum of the same. */
function softmaxLine(size: number, step: number, y: NumberArray, to: number, x: NumberArray, first: number): void {
  const end = first + size * step;
  const max = maximum(x, first, end, step);
  const shift = to - first;
  let total = 0;
  for (let i = first; i < end; i += step) {
    const e = Math.exp(x[i]! - max);
    y[i + shift] = e;
    total += e;
  }
  const scale = 1 / total;
  for (let i = first; i < end; i += step) y[i + shift]! *= scale;
}

/** x - max - log(sum(exp(x - max))): never through the logarithm of a softmax, which loses the small ones. */
function logSoftmaxLine(size: number, step: number, y: NumberArray, to: number, x: NumberArray, first: number): void {
  const end = first + size * step;
  const max = maximum(x, first, end, step);
  let total = 0;
  for (let i = first; i < end; i += step) total += Math.exp(x[i]! - max);
  const log = max + Math.log(total);
  const shift = to - first;
  for (let i = first; i < end; i += step) y[i + shift] = x[i]! - log;
}

/** By the dtype of the elements. */
export const softmaxLines: LoopTable<LineLoop> = sameLoop("softmaxLine", softmaxLine, ["float"]);
export const logSoftmaxLines: LoopTable<LineLoop> = sameLoop("logSoftmaxLine", logSoftmaxLine, ["float"]);

/** Runs a loop over every line of a tensor along `dim`. */
function byLines(self: Tensor, dim: number, out: Tensor, loops: LoopTable<LineLoop>): void {
  if (self.numel === 0) return;
  const input = numeric(self);
  const x = numbersOf(input);
  const from = input.offset;
  if (beforeLong.offer !== null && self.numel >= longRun) offerNow();
  const loop = loops[input.dtypeCode]!;
  densely(out, (y, to) => {
    forEachLine(input, dim, (start, size, step) => {
      loop(size, step, y, to + start, x, from + start);
    });
  });
}

export function _softmax_out_cpu(self: Tensor, dim: number, _halfToFloat: boolean, out: Tensor): void {
  byLines(self, dim, out, softmaxLines);
}

export function _log_softmax_out_cpu(self: Tensor, dim: number, _halfToFloat: boolean, out: Tensor): void {
  byLines(self, dim, out, logSoftmaxLines);
}

/** output * (grad - sum(grad * output)). */
export function _softmax_backward_data_out_cpu(
  gradOutput: Tensor,
  output: Tensor,
  dim: number,
  _inputDtype: DType,
  gradInput: Tensor,
): void {
  const [g, y] = [numeric(gradOutput), numeric(output)];
  const [grads, values] = [numbersOf(g), numbersOf(y)];
  densely(gradInput, (result, to) => {
    forEachLine(y, dim, (start, size, step) => {
      let total = 0;
      for (let i = start, n = size; n > 0; n--, i += step) total += grads[g.offset + i]! * values[y.offset + i]!;
      for (let i = start, n = size; n > 0; n--, i += step) {
        result[to + i] = values[y.offset + i]! * (grads[g.offset + i]! - total);
      }
    });
  });
}

/** grad - exp(output) * sum(grad). */
export function _log_softmax_backward_data_out_cpu(
  gradOutput: Tensor,
  output: Tensor,
  dim: number,
  _inputDtype: DType,
  out: Tensor,
): void {
  const [g, y] = [numeric(gradOutput), numeric(output)];
  const [grads, values] = [numbersOf(g), numbersOf(y)];
  densely(out, (result, to) => {
    forEachLine(y, dim, (start, size, step) => {
      let total = 0;
      for (let i = start, n = size; n > 0; n--, i += step) total += grads[g.offset + i]!;
      for (let i = start, n = size; n > 0; n--, i += step) {
        result[to + i] = grads[g.offset + i]! - Math.exp(values[y.offset + i]!) * total;
      }
    });
  });
}
