// Losses over classes: margins between a target's score and the others', and the negative log likelihood of images.

import type { Queue } from "../queue.js";
import { copyElements } from "./copy.js";
import { type Each, each, requireFloats, type Word } from "./each.js";
import { groups, summed } from "./groups.js";
import { numelOf, type Operand, temporary } from "./operands.js";
import type { Runner } from "./pointwise.js";
import { reductionKernels } from "./reductions.js";

const mean = 1;

/** Writes losses of rows, their mean or their sum. */
export function reduced(queue: Queue, losses: Operand, reduction: unknown, out: Operand): void {
  if (Number(reduction) === 0) {
    copyElements(queue, out, { ...losses, shape: out.shape, strides: out.shape.length === 0 ? [] : losses.strides });
    return;
  }
  const name = Number(reduction) === mean ? "mean.out" : "sum.IntList_out";
  reductionKernels[name]!(queue, [losses, [], false, null], [{ ...out, shape: [], strides: [] }]);
}

interface Rows {
  readonly rows: number;
  readonly classes: number;
}

const rowsOf = ({ shape }: Operand): Rows => ({
  rows: shape.length > 1 ? shape[0]! : 1,
  classes: shape.length === 0 ? 1 : shape.at(-1)!,
});

/** A target's class, which must be one. */
const label = `fn label_of(at: u32) -> u32 {
  let label = target_of(at);
  if (label < 0 || u32(label) >= classes()) { fail(2u); return 0u; }
  return u32(label);
}`;

function marginKernel(
  x: Operand,
  target: Operand,
  p: unknown,
  margin: unknown,
  weight: unknown,
): Pick<Each, "inputs" | "helpers"> & { readonly words: Readonly<Record<string, Word>> } {
  return {
    inputs: { x, target_of: target, weight: weight as Operand | null },
    words: { ...rowsOf(x), power: Number(p), margin: { float: Number(margin) } },
    helpers: label,
  };
}

const multiMargin: Runner = (queue, [self, target, p, margin, weight, reduction], [out]) => {
  const x = self as Operand;
  requireFloats("multi_margin_loss", x);
  const { rows } = rowsOf(x);
  const losses = temporary(queue, [rows], "float32");
  each(queue, losses, {
    name: "multi margin",
    ...marginKernel(x, target as Operand, p, margin, weight),
    text: `let label = label_of(i);
  let right = x(i * classes() + label);
  var share = 1.0f;
  if (has_weight) { share = weight(label); }
  var r = 0.0f;
  for (var c = 0u; c < classes(); c = c + 1u) {
    let excess = margin() - right + x(i * classes() + c);
    if (c != label && less(0.0f, excess)) { r = r + share * select(excess * excess, excess, power() == 1u); }
  }
  r = r / f32(classes());`,
  });
  reduced(queue, losses, reduction, out!);
  queue.free(losses.memory);
};

/** The gradient that an element's row gets, and the weight of a violation. */
const upstream = `fn upstream(row: u32) -> f32 { if (single() == 1u) { return grad(0u); } return grad(row); }`;

function upstreamWords(grad: Operand, { rows, classes }: Rows, reduction: unknown): Readonly<Record<string, Word>> {
  return {
    single: Number(reduction) !== 0 || grad.shape.length === 0 ? 1 : 0,
    unit: { float: 1 / (Number(reduction) === mean ? rows * classes : classes) },
  };
}

const multiMarginBackward: Runner = (queue, [gradient, self, target, p, margin, weight, reduction], [out]) => {
  const x = self as Operand;
  requireFloats("multi_margin_loss_backward", x);
  const shared = marginKernel(x, target as Operand, p, margin, weight);
  each(queue, out!, {
    name: "multi margin backward",
    ...shared,
    inputs: { ...shared.inputs, grad: gradient as Operand },
    words: { ...shared.words, ...upstreamWords(gradient as Operand, rowsOf(x), reduction) },
    helpers: `${label}\n${upstream}
fn slope(excess: f32) -> f32 { return select(0.0f, select(2.0f * excess, 1.0f, power() == 1u), less(0.0f, excess)); }`,
    text: `let row = i / classes();
  let c = i % classes();
  let label = label_of(row);
  let right = x(row * classes() + label);
  var share = unit();
  if (has_weight) { share = weight(label) * share; }
  var r = 0.0f;
  if (c == label) {
    for (var k = 0u; k < classes(); k = k + 1u) { if (k != label) { r = r - share * slope(margin() - right + x(row * classes() + k)); } }
  } else { r = share * slope(margin() - right + x(i)); }
  r = r * upstream(row);`,
  });
};

/** A row's labels end at the first -1. */
const labels = `fn label_count(row: u32) -> u32 {
  for (var k = 0u; k < classes(); k = k + 1u) {
    let label = target_of(row * classes() + k);
    if (label == -1) { return k; }
    if (label < 0 || u32(label) >= classes()) { fail(2u); return 0u; }
  }
  return classes();
}`;

const multilabelMargin: Runner = (queue, [self, target, reduction], [out, isTarget]) => {
  const [x, goal] = [self as Operand, target as Operand];
  requireFloats("multilabel_margin_loss_forward", x);
  const words = { ...rowsOf(x) };
  const marks = temporary(queue, [words.rows, words.classes], "int32");
  each(queue, marks, {
    name: "multilabel marks",
    inputs: { target_of: goal },
    words,
    helpers: labels,
    text: `let row = i / classes();
  let n = label_count(row);
  var r = 0;
  for (var k = 0u; k < n; k = k + 1u) { if (u32(target_of(row * classes() + k)) == i % classes()) { r = 1; } }`,
  });
  const losses = temporary(queue, [words.rows], "float32");
  each(queue, losses, {
    name: "multilabel margin",
    inputs: { x, target_of: goal, marks },
    words,
    helpers: labels,
    text: `let n = label_count(i);
  var r = 0.0f;
  for (var k = 0u; k < n; k = k + 1u) {
    let right = x(i * classes() + u32(target_of(i * classes() + k)));
    for (var c = 0u; c < classes(); c = c + 1u) {
      let excess = 1.0f - right + x(i * classes() + c);
      if (marks(i * classes() + c) == 0 && less(0.0f, excess)) { r = r + excess; }
    }
  }
  r = r / f32(classes());`,
  });
  reduced(queue, losses, reduction, out!);
  copyElements(queue, isTarget!, {
    ...marks,
    shape: isTarget!.shape,
    strides: isTarget!.shape.length === 2 ? marks.strides : isTarget!.shape.map(() => 1),
  });
  queue.free(losses.memory);
  queue.free(marks.memory);
};

const multilabelMarginBackward: Runner = (queue, [gradient, self, target, reduction, isTarget], [out]) => {
  const [x, goal] = [self as Operand, target as Operand];
  requireFloats("multilabel_margin_loss_backward", x);
  each(queue, out!, {
    name: "multilabel margin backward",
    inputs: { x, target_of: goal, marks: isTarget as Operand, grad: gradient as Operand },
    words: { ...rowsOf(x), ...upstreamWords(gradient as Operand, rowsOf(x), reduction) },
    helpers: `${labels}\n${upstream}`,
    text: `let row = i / classes();
  let me = i % classes();
  let n = label_count(row);
  let own = x(i);
  var r = 0.0f;
  if (f32(marks(i)) == 0.0f) {
    for (var k = 0u; k < n; k = k + 1u) {
      if (less(0.0f, 1.0f - x(row * classes() + u32(target_of(row * classes() + k))) + own)) { r = r + unit(); }
    }
  } else {
    for (var k = 0u; k < n; k = k + 1u) {
      if (u32(target_of(row * classes() + k)) != me) { continue; }
      for (var c = 0u; c < classes(); c = c + 1u) {
        if (f32(marks(row * classes() + c)) == 0.0f && less(0.0f, 1.0f - own + x(row * classes() + c))) { r = r - unit(); }
      }
    }
  }
  r = r * upstream(row);`,
  });
};

/** Classes lie in dimension 1, or in that of a single sample; there is a target for each place. */
const placesOf = ({ shape }: Operand): Readonly<Record<"places" | "classes" | "inner", number>> => {
  const inner = numelOf(shape.slice(2));
  return shape.length < 2
    ? { places: 1, classes: numelOf(shape), inner: 1 }
    : { places: shape[0]! * inner, classes: shape[1]!, inner };
};

/** The negative log likelihood of targets, and the sum of their weights. */
const nll =
  (name: string): Runner =>
  (queue, [self, target, weight, reduction, ignored], [out, total]) => {
    const x = self as Operand;
    requireFloats(name, x);
    const kernel = {
      inputs: { x, target_of: target as Operand, weight: (weight ?? null) as Operand | null },
      words: { ...placesOf(x), ignored: Number(ignored), is_mean: Number(Number(reduction) === mean) },
      helpers: `${label}
fn share(i: u32) -> f32 {
  if (target_of(i) == bitcast<i32>(ignored())) { return 0.0f; }
  let label = label_of(i);
  if (has_weight) { return weight(label); }
  return 1.0f;
}
fn loss(i: u32) -> f32 {
  if (target_of(i) == bitcast<i32>(ignored())) { return 0.0f; }
  return -share(i) * x(((i / inner()) * classes() + label_of(i)) * inner() + i % inner());
}`,
    };
    // Targets are as a list: their places count in row-major order.
    if (Number(reduction) === 0 && x.shape.length !== 1) {
      each(queue, out!, { name: "nll", ...kernel, text: "let r = loss(i);" });
      each(queue, total!, { name: "zero", inputs: {}, words: {}, text: "let r = 0.0f;" });
      return;
    }
    groups(queue, {
      name: "nll folded",
      groups: 1,
      outs: { out: out!, total: total! },
      ...kernel,
      text: `${summed("losses", "places()", "loss(j)")}
  ${summed("shares", "places()", "share(j)")}
  if (lane == 0u) {
    if (is_mean() == 1u) { put_out(0u, div(losses, shares)); } else { put_out(0u, losses); }
    put_total(0u, shares);
  }`,
    });
  };

const nllBackward =
  (name: string): Runner =>
  (queue, [gradient, self, target, weight, reduction, ignored, total], [out]) => {
    const x = self as Operand;
    requireFloats(name, x);
    each(queue, out!, {
      name: "nll backward",
      inputs: {
        grad: gradient as Operand,
        target_of: target as Operand,
        weight: (weight ?? null) as Operand | null,
        total: total as Operand,
      },
      words: { ...placesOf(x), ignored: Number(ignored), reduction: Number(reduction) },
      helpers: label,
      text: `let p = i % inner();
  let c = (i / inner()) % classes();
  let sample = (i / (inner() * classes())) * inner() + p;
  var r = 0.0f;
  if (target_of(sample) != bitcast<i32>(ignored()) && label_of(sample) == c) {
    var share = -1.0f;
    if (has_weight) { share = -weight(c); }
    if (reduction() == ${mean}u) { share = div(share, total(0u)); }
    if (reduction() == 0u) { r = share * grad(sample); } else { r = share * grad(0u); }
  }`,
    });
  };

export const marginKernels: Readonly<Record<string, Runner>> = {
  multi_margin_loss: multiMargin,
  multi_margin_loss_backward: multiMarginBackward,
  multilabel_margin_loss_forward: multilabelMargin,
  multilabel_margin_loss_backward: multilabelMarginBackward,
  nll_loss_forward: nll("nll_loss"),
  nll_loss_backward: nllBackward("nll_loss_backward"),
  nll_loss2d_forward: nll("nll_loss2d"),
  nll_loss2d_backward: nllBackward("nll_loss2d_backward"),
};
