// Margin losses over classes on the CPU, and their gradients: one right class, or several.

import { ArgumentError, IndexError } from "../../core/errors.js";
import { type Scalar, toNumber } from "../../core/scalar.js";
import type { Tensor } from "../../core/tensor.js";
import {
  multi_margin_loss_backward_meta,
  multi_margin_loss_meta,
  multilabel_margin_loss_backward_meta,
  multilabel_margin_loss_forward_meta,
} from "../meta/margin-losses.js";
import { dense, integersOf, type NumberArray, numbersOf } from "./elements.js";

const MEAN = 1;

/** Rows of a dense [N, C] or [C]. */
interface Rows {
  readonly data: NumberArray;
  readonly offset: number;
  readonly rows: number;
  readonly classes: number;
}

function rowsOf(self: Tensor): Rows {
  const input = dense(self);
  const classes = self.ndim === 0 ? 1 : self.shape.at(-1)!;
  return { data: numbersOf(input), offset: input.offset, rows: self.ndim > 1 ? self.shape[0]! : 1, classes };
}

/** Writes each row's loss, or their sum or mean. */
function store(out: Tensor, losses: Float64Array, reduction: number): Tensor {
  const data = numbersOf(out);
  if (reduction === 0 && out.ndim > 0) {
    data.set(losses);
    return out;
  }
  const sum = losses.reduce((a, b) => a + b, 0);
  data[0] = reduction === MEAN ? sum / losses.length : sum;
  return out;
}

/** How much row i weighs in the result, times its gradient. */
function upstream(gradOutput: Tensor, rows: number, reduction: number): (row: number) => number {
  const grads = dense(gradOutput);
  const data = numbersOf(grads);
  if (reduction === 0 && gradOutput.ndim > 0) return (row) => data[grads.offset + row]!;
  const share = reduction === MEAN ? 1 / rows : 1;
  return () => data[grads.offset]! * share;
}

/** Gradients before anything is added: no slope, times what each row weighs. The sign of such a zero is that of the weight. */
function zeroTimes(gradOf: (row: number) => number, { rows, classes }: Rows): Float64Array {
  return Float64Array.from({ length: rows * classes }, (_, i) => 0 * gradOf(Math.floor(i / classes)));
}

/** Calls back for every class that comes too close to the right one, with how close. */
function forEachViolation(
  { data, offset, rows, classes }: Rows,
  target: Tensor,
  margin: number,
  visit: (row: number, label: number, other: number, excess: number) => void,
): void {
  const labels = integersOf(target);
  for (let i = 0; i < rows; i++) {
    const label = labels[i]!;
    if (label < 0 || label >= classes) throw new IndexError(`target ${label} is out of range for ${classes} classes`);
    const right = data[offset + i * classes + label]!;
    for (let c = 0; c < classes; c++) {
      const excess = margin - right + data[offset + i * classes + c]!;
      if (c !== label && excess > 0) visit(i, label, c, excess);
    }
  }
}

function powerOf(p: Scalar): number {
  const power = toNumber(p);
  if (power !== 1 && power !== 2) throw new ArgumentError("multi_margin_loss: only p == 1 and p == 2 supported");
  return power;
}

export function multi_margin_loss_cpu(
  self: Tensor,
  target: Tensor,
  p: Scalar,
  margin: Scalar,
  weight: Tensor | null,
  reduction: number,
): Tensor {
  const power = powerOf(p);
  const out = multi_margin_loss_meta(self, target, p, margin, weight, reduction);
  const input = rowsOf(self);
  const w = weight === null ? null : dense(weight);
  const losses = new Float64Array(input.rows);
  forEachViolation(input, target, toNumber(margin), (row, label, _, excess) => {
    const share = w === null ? 1 : numbersOf(w)[w.offset + label]!;
    losses[row]! += (share * excess ** power) / input.classes;
  });
  return store(out, losses, reduction);
}

export function multi_margin_loss_backward_cpu(
  gradOutput: Tensor,
  self: Tensor,
  target: Tensor,
  p: Scalar,
  margin: Scalar,
  weight: Tensor | null,
  reduction: number,
): Tensor {
  const power = powerOf(p);
  const out = multi_margin_loss_backward_meta(gradOutput, self, target, p, margin, weight, reduction);
  const input = rowsOf(self);
  const w = weight === null ? null : dense(weight);
  const gradOf = upstream(gradOutput, input.rows, reduction);
  const grads = zeroTimes(gradOf, input);
  forEachViolation(input, target, toNumber(margin), (row, label, other, excess) => {
    const share = w === null ? 1 : numbersOf(w)[w.offset + label]!;
    const slope = (gradOf(row) * share * (power === 1 ? 1 : 2 * excess)) / input.classes;
    grads[row * input.classes + other]! += slope;
    grads[row * input.classes + label]! -= slope;
  });
  numbersOf(out).set(grads);
  return out;
}

/** The labels of every row, up to the first -1. @throws IndexError for one that is no class */
function labelsOf(target: Tensor, { rows, classes }: Rows): number[][] {
  const all = integersOf(target);
  for (const label of all) {
    if (label < -1 || label >= classes) throw new IndexError(`target ${label} is out of range`);
  }
  return Array.from({ length: rows }, (_, i) => {
    const own = [...all.subarray(i * classes, (i + 1) * classes)];
    const end = own.indexOf(-1);
    return end < 0 ? own : own.slice(0, end);
  });
}

/** Calls back for every label and every class that is none, where the class comes within 1 of the label. */
function forEachConfusion(
  input: Rows,
  target: Tensor,
  visit: (row: number, label: number, other: number, excess: number) => void,
): void {
  const { data, offset, classes } = input;
  for (const [i, labels] of labelsOf(target, input).entries()) {
    const own = new Set(labels);
    for (const label of labels) {
      for (let c = 0; c < classes; c++) {
        const excess = 1 - data[offset + i * classes + label]! + data[offset + i * classes + c]!;
        if (!own.has(c) && excess > 0) visit(i, label, c, excess);
      }
    }
  }
}

export function multilabel_margin_loss_forward_cpu(
  self: Tensor,
  target: Tensor,
  reduction: number,
): readonly [Tensor, Tensor] {
  const [output, isTarget] = multilabel_margin_loss_forward_meta(self, target, reduction);
  const input = rowsOf(self);
  const marks = numbersOf(isTarget);
  for (const [i, labels] of labelsOf(target, input).entries()) {
    for (const label of labels) marks[i * input.classes + label] = 1;
  }
  const losses = new Float64Array(input.rows);
  forEachConfusion(input, target, (row, _, __, excess) => {
    losses[row]! += excess / input.classes;
  });
  return [store(output, losses, reduction), isTarget];
}

export function multilabel_margin_loss_backward_cpu(
  gradOutput: Tensor,
  self: Tensor,
  target: Tensor,
  reduction: number,
  isTarget: Tensor,
): Tensor {
  const out = multilabel_margin_loss_backward_meta(gradOutput, self, target, reduction, isTarget);
  const marks = dense(isTarget);
  if (
    numbersOf(marks)
      .subarray(marks.offset, marks.offset + marks.numel)
      .some((mark) => mark < 0 || mark > 1)
  ) {
    throw new IndexError("argument #5 'is_target' is out of range");
  }
  const input = rowsOf(self);
  const gradOf = upstream(gradOutput, input.rows, reduction);
  const grads = zeroTimes(gradOf, input);
  forEachConfusion(input, target, (row, label, other) => {
    const slope = gradOf(row) / input.classes;
    grads[row * input.classes + label]! -= slope;
    grads[row * input.classes + other]! += slope;
  });
  numbersOf(out).set(grads);
  return out;
}
