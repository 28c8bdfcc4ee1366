// Layer norm and batch norm, and their gradients: statistics by one group of threads for each row or channel.

import { ArgumentError } from "../../core/errors.js";
import { each, requireFloats, type Word } from "./each.js";
import { groups, summed } from "./groups.js";
import { numelOf, type Operand, temporary } from "./operands.js";
import type { Runner } from "./pointwise.js";

type Maybe = Operand | null;
type Numbers = Readonly<Record<string, Word>>;

const tensor = (value: unknown): Maybe => (value ?? null) as Maybe;
const scaled = "div(1.0f, f_sqrt(VALUE + eps()))";
const inverse = (variance: string): string => scaled.replace("VALUE", variance);

/** Sizes of rows: how many there are, and how many elements each has. */
const rowsOf = ({ shape }: Operand, normalized: unknown): { readonly rows: number; readonly count: number } => {
  const outer = shape.length - (normalized as readonly unknown[]).length;
  return { rows: numelOf(shape.slice(0, outer)), count: numelOf(shape.slice(outer)) };
};

const layerNorm: Runner = (queue, [input, normalized, weight, bias, eps], [out, mean, scale]) => {
  const x = input as Operand;
  requireFloats("native_layer_norm", x);
  const { rows, count } = rowsOf(x, normalized);
  if (count === 0) return;
  groups(queue, {
    name: "layer norm",
    groups: rows,
    outs: { out: out!, mean: mean!, scale: scale! },
    inputs: { x, weight: tensor(weight), bias: tensor(bias) },
    words: { count, eps: { float: Number(eps) } },
    text: `let n = f32(count());
  let first = g * count();
  ${summed("total", "count()", "x(first + j)")}
  let average = div(total, n);
  ${summed("squares", "count()", "square(x(first + j) - average)")}
  let inverse = ${inverse("div(squares, n)")};
  for (var j = lane; j < count(); j = j + 64u) {
    var r = (x(first + j) - average) * inverse;
    if (has_weight) { r = r * weight(j); }
    if (has_bias) { r = r + bias(j); }
    put_out(first + j, r);
  }
  if (lane == 0u) { put_mean(g, average); put_scale(g, inverse); }`,
    helpers: square,
  });
};

const square = "fn square(x: f32) -> f32 { return x * x; }";

const layerNormBackward: Runner = (
  queue,
  [gradient, input, normalized, mean, scale, weight, , mask],
  [dx, dWeight, dBias],
) => {
  const x = input as Operand;
  requireFloats("native_layer_norm_backward", x);
  const { rows, count } = rowsOf(x, normalized);
  const inputs = { grad: gradient as Operand, x, mean: mean as Operand, scale: scale as Operand };
  const words: Numbers = { rows, count };
  if ((mask as readonly boolean[])[0] === true)
    groups(queue, {
      name: "layer norm backward",
      groups: count === 0 ? 0 : rows,
      outs: { dx: dx! },
      inputs: { ...inputs, weight: tensor(weight) },
      words,
      helpers: `fn normal(g: u32, j: u32) -> f32 { return (x(g * count() + j) - mean(g)) * scale(g); }
fn given(g: u32, j: u32) -> f32 {
  let r = grad(g * count() + j);
  if (has_weight) { return r * weight(j); }
  return r;
}`,
      text: `let n = f32(count());
  ${summed("total", "count()", "given(g, j)")}
  ${summed("projection", "count()", "given(g, j) * normal(g, j)")}
  for (var j = lane; j < count(); j = j + 64u) {
    put_dx(g * count() + j, scale(g) * (given(g, j) - div(total, n) - normal(g, j) * div(projection, n)));
  }`,
    });
  if (dWeight === null && dBias === null) return;
  // Without rows the sums are zeros.
  groups(queue, {
    name: "layer norm backward of parameters",
    groups: count,
    outs: { weight: dWeight ?? null, bias: dBias ?? null },
    inputs,
    words,
    text: `${summed("first", "rows()", "grad(j * count() + g) * (x(j * count() + g) - mean(j)) * scale(j)")}
  ${summed("second", "rows()", "grad(j * count() + g)")}
  if (lane == 0u) { put_weight(g, first); put_bias(g, second); }`,
  });
};

/** Sizes of batches: channels, elements of a channel in a sample, and in all. */
const channelsOf = ({ shape }: Operand): Readonly<Record<"channels" | "inner" | "count", number>> => {
  const inner = numelOf(shape.slice(2));
  return { channels: shape[1]!, inner, count: shape[0]! * inner };
};

/** The place of an element of a channel. */
const place = "fn place(c: u32, j: u32) -> u32 { return ((j / inner()) * channels() + c) * inner() + j % inner(); }";
const channel = "(i / inner()) % channels()";

const batchNorm: Runner = (
  queue,
  [input, weight, bias, runningMean, runningVar, training, momentum, eps],
  [out, mean, scale],
) => {
  const x = input as Operand;
  requireFloats("native_batch_norm", x);
  const sizes = channelsOf(x);
  const words = { ...sizes, eps: { float: Number(eps) } };
  const parameters = { weight: tensor(weight), bias: tensor(bias) };
  const affine = `if (has_weight) { r = r * weight(c); }
  if (has_bias) { r = r + bias(c); }`;
  if (training !== true) {
    if (tensor(runningMean) === null || tensor(runningVar) === null)
      throw new ArgumentError("native_batch_norm: running_mean and running_var must be given in evaluation mode");
    each(queue, out!, {
      name: "batch norm in evaluation",
      inputs: { x, average: tensor(runningMean), variance: tensor(runningVar), ...parameters },
      words,
      text: `let c = ${channel};
  var r = (x(i) - average(c)) * ${inverse("variance(c)")};
  ${affine}`,
    });
    return;
  }
  groups(queue, {
    name: "batch norm statistics",
    groups: sizes.channels,
    outs: { mean: mean!, scale: scale!, running_mean: tensor(runningMean), running_var: tensor(runningVar) },
    updated: ["running_mean", "running_var"],
    inputs: { x },
    words: { ...words, momentum: { float: Number(momentum) }, rest: { float: 1 - Number(momentum) } },
    helpers: `${place}\n${square}`,
    text: `let n = f32(count());
  ${summed("total", "count()", "x(place(g, j))")}
  let average = div(total, n);
  ${summed("squares", "count()", "square(x(place(g, j)) - average)")}
  if (lane == 0u) {
    put_mean(g, average);
    put_scale(g, ${inverse("div(squares, n)")});
    if (has_running_mean) { put_running_mean(g, average * momentum() + running_mean(g) * rest()); }
    if (has_running_var) { put_running_var(g, div(squares, n - 1.0f) * momentum() + running_var(g) * rest()); }
  }`,
  });
  each(queue, out!, {
    name: "batch norm",
    inputs: { x, average: mean!, scale: scale!, ...parameters },
    words: sizes,
    text: `let c = ${channel};
  var r = (x(i) - average(c)) * scale(c);
  ${affine}`,
  });
};

const batchNormBackward: Runner = (
  queue,
  [gradient, input, weight, runningMean, runningVar, savedMean, savedScale, train, eps, mask],
  [dx, dWeight, dBias],
) => {
  const x = input as Operand;
  requireFloats("native_batch_norm_backward", x);
  const isTraining = train === true;
  const sizes = channelsOf(x);
  const words = { ...sizes, eps: { float: Number(eps) } };
  const statistics = {
    mean: tensor(isTraining ? savedMean : runningMean),
    spread: tensor(isTraining ? savedScale : runningVar),
  };
  const scale = `fn scale(c: u32) -> f32 { return ${isTraining ? "spread(c)" : inverse("spread(c)")}; }`;
  const grad = gradient as Operand;
  const suffix = isTraining ? "" : " in evaluation";
  const isRequested = (mask as readonly boolean[])[0] === true;
  const sum = (): Operand => temporary(queue, [sizes.channels], "float32");
  const [dot, total] = isTraining && isRequested ? [sum(), sum()] : [null, null];
  if (dot !== null || dWeight !== null || dBias !== null)
    groups(queue, {
      name: `batch norm backward sums${suffix}`,
      groups: sizes.channels,
      outs: { weight: dWeight ?? null, bias: dBias ?? null, dot, total },
      inputs: { grad, x, ...statistics },
      words,
      helpers: `${place}\n${scale}`,
      text: `let average = mean(g);
  ${summed("first", "count()", "grad(place(g, j)) * (x(place(g, j)) - average)")}
  ${summed("second", "count()", "grad(place(g, j))")}
  if (lane == 0u) { put_weight(g, first * scale(g)); put_bias(g, second); put_dot(g, first); put_total(g, second); }`,
    });
  if (!isRequested) return;
  each(queue, dx!, {
    name: `batch norm backward${suffix}`,
    inputs: {
      grad,
      weight: tensor(weight),
      spread: statistics.spread,
      ...(isTraining ? { x, mean: statistics.mean, dot, total } : {}),
    },
    words,
    helpers: scale,
    text: `let c = ${channel};
  var r = grad(i);
  ${isTraining ? "let n = f32(count());\n  r = r - div(total(c), n) - (x(i) - mean(c)) * scale(c) * scale(c) * div(dot(c), n);" : ""}
  r = r * scale(c);
  if (has_weight) { r = r * weight(c); }`,
  });
};

export const normalizationKernels: Readonly<Record<string, Runner>> = {
  native_layer_norm: layerNorm,
  native_layer_norm_backward: layerNormBackward,
  native_batch_norm: batchNorm,
  native_batch_norm_backward: batchNormBackward,
};
