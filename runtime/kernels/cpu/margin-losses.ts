// Margin losses over classes on the CPU, and their gradients, for one target class or several.

import { ArgumentError, IndexError } from "../../core/errors.js";
import { type Scalar, toNumber } from "../../core/scalar.js";
import type { Tensor } from "../../core/tensor.js";
import { dense, integersOf, type NumberArray, numbersOf } from "../memory/elements.js";
import {
  multi_margin_loss_backward_outputs,
  multi_margin_loss_outputs,
  multilabel_margin_loss_backward_outputs,
  multilabel_margin_loss_forward_outputs,
} from "../shapes/margin-losses.js";

const MEAN = 1;

/** Rows of a contiguous [N, C] or [C]. */
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

/**
 * Multiplies the derivatives of the rows' losses by each row's upstream gradient. Zeros are multiplied, too: they become NaN
 * for an infinite gradient, and take its sign otherwise.
 */
function timesUpstream(slopes: Float64Array, gradOutput: Tensor, { classes }: Rows, reduction: number): Float64Array {
  const grads = dense(gradOutput);
  const data = numbersOf(grads);
  const single = reduction !== 0 || gradOutput.ndim === 0;
  return slopes.map((slope, i) => slope * data[grads.offset + (single ? 0 : Math.floor(i / classes))]!);
}

/** The weight of one violation. */
const shareOf = ({ rows, classes }: Rows, reduction: number): number =>
  1 / (reduction === MEAN ? rows * classes : classes);

/** Calls `visit` for each class within the margin of the target, with the violation. */
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
  const out = multi_margin_loss_outputs(self, target, p, margin, weight, reduction);
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
  const out = multi_margin_loss_backward_outputs(gradOutput, self, target, p, margin, weight, reduction);
  const input = rowsOf(self);
  const w = weight === null ? null : dense(weight);
  const share = shareOf(input, reduction);
  const slopes = new Float64Array(input.rows * input.classes);
  forEachViolation(input, target, toNumber(margin), (row, label, other, excess) => {
    const labelWeight = w === null ? 1 : numbersOf(w)[w.offset + label]!;
    const slope = labelWeight * share * (power === 1 ? 1 : 2 * excess);
    slopes[row * input.classes + other]! += slope;
    slopes[row * input.classes + label]! -= slope;
  });
  numbersOf(out).set(timesUpstream(slopes, gradOutput, input, reduction));
  return out;
}

/** The labels of each row, up to the first -1. @throws IndexError for one that is not a class */
function labelsOf(target: Tensor, { rows, classes }: Rows): number[][] {
  const all = integersOf(target);
  for (const label of all) {
    if (label < -1 || label >= classes) throw new IndexError(`target ${label} is out of range`);
  }
  return Array.from({ length: rows }, (_, i) => {
    const classTargets = [...all.subarray(i * classes, (i + 1) * classes)];
    const end = classTargets.indexOf(-1);
    return end < 0 ? classTargets : classTargets.slice(0, end);
  });
}

/** Calls `visit` for each label and each class that is not a label, if the class is within 1 of the label. */
function forEachConfusion(
  input: Rows,
  target: Tensor,
  marks: NumberArray,
  visit: (row: number, label: number, other: number, excess: number) => void,
): void {
  const { data, offset, classes } = input;
  for (const [i, labels] of labelsOf(target, input).entries()) {
    for (const label of labels) {
      for (let c = 0; c < classes; c++) {
        const excess = 1 - data[offset + i * classes + label]! + data[offset + i * classes + c]!;
        if (marks[i * classes + c] === 0 && excess > 0) visit(i, label, c, excess);
      }
    }
  }
}

export function multilabel_margin_loss_forward_cpu(
  self: Tensor,
  target: Tensor,
  reduction: number,
): readonly [Tensor, Tensor] {
  const [output, isTarget] = multilabel_margin_loss_forward_outputs(self, target, reduction);
  const input = rowsOf(self);
  const marks = numbersOf(isTarget);
  for (const [i, labels] of labelsOf(target, input).entries()) {
    for (const label of labels) marks[i * input.classes + label] = 1;
  }
  const losses = new Float64Array(input.rows);
  forEachConfusion(input, target, marks, (row, _, __, excess) => {
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
  const out = multilabel_margin_loss_backward_outputs(gradOutput, self, target, reduction, isTarget);
  const labels = dense(isTarget);
  const marks = numbersOf(labels).subarray(labels.offset, labels.offset + labels.numel);
  if (!marks.every((mark) => mark >= 0 && mark <= 1)) throw new IndexError("argument #5 'is_target' is out of range");
  const input = rowsOf(self);
  const share = shareOf(input, reduction);
  const slopes = new Float64Array(input.rows * input.classes);
  forEachConfusion(input, target, marks, (row, label, other) => {
    slopes[row * input.classes + label]! -= share;
    slopes[row * input.classes + other]! += share;
  });
  numbersOf(out).set(timesUpstream(slopes, gradOutput, input, reduction));
  return out;
}
