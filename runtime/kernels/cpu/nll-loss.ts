// Negative log likelihood on the CPU: rows of classes, or classes in dimension 1 of an image.

import { IndexError } from "../../core/errors.js";
import type { Tensor } from "../../core/tensor.js";
import { copyInto } from "../memory/copy.js";
import { integersOf, numbersAt, numbersOf, numeric, numericResult } from "../memory/elements.js";

/** at::Reduction. */
const NONE = 0;
const MEAN = 1;

/**
 * The layout of classes and samples in a dense input: class c of sample (b, p) is at `(b * classes + c) * inner + p`.
 */
interface Layout {
  readonly classes: number;
  readonly inner: number;
  readonly samples: number;
}

function layoutOf(self: Tensor): Layout {
  const rank = self.ndim;
  if (rank === 1) return { classes: self.shape[0]!, inner: 1, samples: 1 };
  const inner = self.shape.slice(2).reduce((a, b) => a * b, 1);
  return { classes: self.shape[1]!, inner, samples: self.shape[0]! * inner };
}

/** Calls `visit` with the index of each sample's target class and its weight; ignored samples are skipped. */
function forEachTarget(
  self: Tensor,
  target: Tensor,
  weight: Tensor | null,
  ignoreIndex: number,
  visit: (sample: number, offset: number, weight: number) => void,
): void {
  const { classes, inner, samples } = layoutOf(self);
  const targets = integersOf(target);
  const w = weight === null ? null : numeric(weight);
  const weights = w === null ? null : numbersOf(w);
  for (let i = 0; i < samples; i++) {
    const c = targets[i]!;
    if (c === ignoreIndex) continue;
    if (c < 0 || c >= classes) throw new IndexError(`Target ${c} is out of bounds.`);
    const index = (Math.floor(i / inner) * classes + c) * inner + (i % inner);
    visit(i, index, weights === null ? 1 : weights[w!.offset + c]!);
  }
}

function storeOne(out: Tensor, value: number): void {
  numbersAt(out).write(out.offset, value);
}

/** output: -weight * logit of each sample's class, or their sum or weighted mean. totalWeight: sum of the weights. */
export function nll_loss_forward_output_cpu(
  self: Tensor,
  target: Tensor,
  weight: Tensor | null,
  reduction: number,
  ignoreIndex: number,
  output: Tensor,
  totalWeight: Tensor,
): void {
  const input = numeric(self);
  const x = numbersOf(input);
  if (reduction === NONE && self.ndim !== 1) {
    const each = numericResult(output.shape, output.dtypeCode);
    const y = numbersOf(each);
    forEachTarget(self, target, weight, ignoreIndex, (sample, offset, w) => {
      y[sample] = -w * x[input.offset + offset]!;
    });
    copyInto(output, each);
    storeOne(totalWeight, 0);
    return;
  }
  let total = 0;
  let weights = 0;
  forEachTarget(self, target, weight, ignoreIndex, (_, offset, w) => {
    total -= w * x[input.offset + offset]!;
    weights += w;
  });
  // The mean is 0 / 0 if all samples are ignored.
  storeOne(output, reduction === MEAN ? total / weights : total);
  storeOne(totalWeight, weights);
}

/** -weight * grad at each sample's class, zero elsewhere; divided by the total weight for a mean. */
export function nll_loss_backward_grad_input_cpu(
  gradOutput: Tensor,
  self: Tensor,
  target: Tensor,
  weight: Tensor | null,
  reduction: number,
  ignoreIndex: number,
  totalWeight: Tensor,
  gradInput: Tensor,
): void {
  const result = numericResult(self.shape, self.dtypeCode);
  const g = numeric(gradOutput);
  const grads = numbersOf(g);
  const y = numbersOf(result);
  const each = reduction === NONE && self.ndim !== 1;
  const scale = reduction === MEAN ? 1 / numbersAt(totalWeight).read(totalWeight.offset) : 1;
  forEachTarget(self, target, weight, ignoreIndex, (sample, offset, w) => {
    y[offset] = -w * scale * grads[g.offset + (each ? sample : 0)]!;
  });
  copyInto(gradInput, result);
}
