// Layer, batch and group normalization on the CPU. Sums are accumulated in doubles; deviations are computed from the
// mean in a second pass.

import { FLOAT32, FLOAT64 } from "../../core/dtype.js";
import { formatOf } from "../../core/format.js";
import type { Tensor } from "../../core/tensor.js";
import { innerLoop } from "../loops/inner-loop.js";
import { type NumberArray, numbersAt, numbersOf, numeric, numericResult } from "../memory/elements.js";
import { stored, storeValues } from "../memory/outputs.js";
import { inScratch, scratchDoubles } from "../memory/scratch.js";
import { noTensor } from "../shapes/absent.js";
import {
  batchNormStatistics,
  channelStrides,
  checkFloating,
  checkLayerNorm,
  checkNormGradient,
  groupNormStatistics,
  layerNormShapes,
  statisticsCode,
} from "../shapes/normalization.js";
import { fold, type Groups } from "./reduce.js";
import { deviations, exactSumRows } from "./reductions.js";

/** A parameter's elements as doubles, in scratch; null stands for ones or zeros. */
function parameterOf(tensor: Tensor | null): Float64Array | null {
  if (tensor === null) return null;
  const source = numeric(tensor);
  const values = scratchDoubles(source.numel, true);
  values.set(numbersOf(source).subarray(source.offset, source.offset + source.numel));
  return values;
}

function sumRun(x: NumberArray, start: number, count: number): number {
  let a = 0;
  let b = 0;
  let c = 0;
  let d = 0;
  let i = start;
  for (const end = start + count - 3; i < end; i += 4) {
    a += x[i]!;
    b += x[i + 1]!;
    c += x[i + 2]!;
    d += x[i + 3]!;
  }
  for (const end = start + count; i < end; i++) a += x[i]!;
  return a + b + (c + d);
}

/** Means and mean squared deviations of groups: of contiguous rows, or of several runs each, `apart` elements apart. */
function momentsOf(
  array: NumberArray,
  offset: number,
  code: number,
  outer: { readonly count: number; readonly step: number },
  inner: { readonly runs: number; readonly apart: number; readonly size: number },
): { readonly means: Float64Array; readonly variances: Float64Array } {
  const { runs, apart, size } = inner;
  const count = runs * size;
  const groups: Groups = {
    array,
    code,
    offset,
    outer: { sizes: [outer.count], steps: [[outer.step]], count: outer.count },
    inner:
      runs === 1
        ? { sizes: [size], steps: [[1]], count }
        : size === 1
          ? { sizes: [runs], steps: [[apart]], count }
          : { sizes: [size, runs], steps: [[1, apart]], count },
  };
  const means = fold(groups, 0, exactSumRows);
  for (let i = 0; i < outer.count; i++) means[i]! /= count;
  const variances = fold(groups, 0, deviations, means);
  for (let i = 0; i < outer.count; i++) variances[i]! /= count;
  return { means, variances };
}

/** y = x * scale + shift over a run. */
function affineRun(
  y: NumberArray,
  to: number,
  x: NumberArray,
  from: number,
  count: number,
  scale: number,
  shift: number,
): void {
  for (let i = 0; i < count; i++) y[to + i] = x[from + i]! * scale + shift;
}

/** y = (x - mean) * scale over a run. */
function centeredRun(
  y: NumberArray,
  to: number,
  x: NumberArray,
  from: number,
  count: number,
  mean: number,
  scale: number,
): void {
  for (let i = 0; i < count; i++) y[to + i] = (x[from + i]! - mean) * scale;
}

/** y = (x - mean) * scale * w + b over a run. */
function parameterRun(
  y: NumberArray,
  to: number,
  x: NumberArray,
  from: number,
  count: number,
  mean: number,
  scale: number,
  w: Float64Array,
  b: Float64Array,
): void {
  for (let i = 0; i < count; i++) y[to + i] = (x[from + i]! - mean) * scale * w[i]! + b[i]!;
}

/** The largest relative error of a number that is rounded to a dtype. */
function roundingOf(dtypeCode: number): number {
  const format = formatOf(dtypeCode);
  if (format === undefined) return dtypeCode === FLOAT32 ? 2 ** -24 : 2 ** -53;
  // Half the distance from 1 to the next number.
  return (format.load(format.store(1) + 1) - 1) / 2;
}

/**
 * The mean of a group of runs, of which `mean` is the value that was saved, rounded by up to the fraction `rounding`: itself where that error is too
 * small, beside the deviation `1 / scale`, to show in the result, or if it is not the group's mean.
 */
function meanOf(
  x: NumberArray,
  from: number,
  runs: number,
  apart: number,
  size: number,
  mean: number,
  scale: number,
  rounding: number,
): number {
  if (!(Math.abs(mean) * rounding * scale > 2 ** -24)) return mean;
  let sum = 0;
  for (let k = 0, at = from; k < runs; k++, at += apart) for (let i = at; i < at + size; i++) sum += x[i]! - mean;
  const rest = sum / (runs * size);
  return Math.abs(rest) <= Math.abs(mean) * rounding * 2 ? mean + rest : mean;
}

/** y = (x - mean) * rstd * w + b over rows; also stores means and 1 / deviations. Null parameters stand for ones or zeros. */
export type NormRows = (
  y: NumberArray,
  to: number,
  x: NumberArray,
  from: number,
  rows: number,
  size: number,
  w: Float64Array | null,
  b: Float64Array | null,
  eps: number,
  means: NumberArray,
  rstds: NumberArray,
) => unknown;

const normRows: NormRows = (y, to, x, from, rows, size, w, b, eps, means, rstds) => {
  const code = x instanceof Float32Array ? FLOAT32 : FLOAT64;
  const moments = momentsOf(x, from, code, { count: rows, step: size }, { runs: 1, apart: size, size });
  const affine = w !== null || b !== null;
  const [slope, addend] = [w ?? scratchDoubles(size, true).fill(1), b ?? scratchDoubles(size)];
  for (let r = 0, at = 0; r < rows; r++, at += size) {
    // In doubles, not as saved: a rounded mean is off by a large part of the deviation where that is small beside the mean.
    const mean = moments.means[r]!;
    const rstd = 1 / Math.sqrt(moments.variances[r]! + eps);
    means[r] = mean;
    rstds[r] = rstd;
    if (affine) parameterRun(y, to + at, x, from + at, size, mean, rstd, slope, addend);
    else centeredRun(y, to + at, x, from + at, size, mean, rstd);
  }
};

/** Layer norm of rows. */
export const normLoops = innerLoop("native_layer_norm", {
  loop: normRows,
  classes: ["float"],
  size: (_y, _to, _x, _from, rows, size) => rows * size,
});

function dotRun(x: NumberArray, from: number, g: NumberArray, at: number, count: number, mean: number): number {
  let sum = 0;
  for (let i = 0; i < count; i++) sum += (x[from + i]! - mean) * g[at + i]!;
  return sum;
}

/**
 * Normalizes a group of runs of `size` elements, `apart` elements apart: y = (x - mean) / sqrt(variance + eps) * w + b.
 * Each run has one w and b, from index `first` on at stride `step`; null stands for ones or zeros. Stores the group's
 * mean and variance in `moments`.
 */
export type NormGroup = (
  runs: number,
  size: number,
  apart: number,
  y: NumberArray,
  to: number,
  x: NumberArray,
  from: number,
  eps: number,
  w: Float64Array | null,
  b: Float64Array | null,
  first: number,
  step: number,
  moments: Float64Array,
) => unknown;

const normGroup: NormGroup = (runs, size, apart, y, to, x, from, eps, w, b, first, step, moments) => {
  const code = x instanceof Float32Array ? FLOAT32 : FLOAT64;
  const { means, variances } = momentsOf(x, from, code, { count: 1, step: 0 }, { runs, apart, size });
  const [mean, variance] = [means[0]!, variances[0]!];
  const s = 1 / Math.sqrt(variance + eps);
  for (let k = 0, at = 0, c = first; k < runs; k++, at += apart, c += step) {
    const scale = s * (w === null ? 1 : w[c]!);
    affineRun(y, to + at, x, from + at, size, scale, (b === null ? 0 : b[c]!) - mean * scale);
  }
  moments[0] = mean;
  moments[1] = variance;
};

/** Group norm of a group, and batch norm of a channel in training. */
export const normGroupLoops = innerLoop("native_group_norm", {
  loop: normGroup,
  classes: ["float"],
  size: (runs, size) => runs * size,
  operators: ["native_batch_norm", "native_group_norm"],
});

/**
 * Gradients of such a group. `sums` and `dots` receive the sums of g and of g (x - mean) over each run, or over all runs
 * if they have one element and p is null. If `y` is given, y = (g p - average - (x - mean) slope) scale t, with one p
 * per run from `first` on (null: 1), `average` the mean of g p, and `slope` the mean of g p (x - mean) scale^2.
 */
export type NormGradientGroup = (
  runs: number,
  size: number,
  apart: number,
  y: NumberArray | null,
  to: number,
  x: NumberArray,
  from: number,
  g: NumberArray,
  along: number,
  mean: number,
  scale: number,
  p: Float64Array | null,
  first: number,
  t: number,
  sums: Float64Array,
  dots: Float64Array,
) => unknown;

const normGradientGroup: NormGradientGroup = (
  ...[runs, size, apart, y, to, x, from, g, along, mean, scale, p, first, t, sums, dots]
) => {
  sums.fill(0);
  dots.fill(0);
  for (let k = 0, at = 0, slot = 0; k < runs; k++, at += apart) {
    sums[slot]! += sumRun(g, along + at, size);
    dots[slot]! += dotRun(x, from + at, g, along + at, size, mean);
    if (sums.length > 1) slot++;
  }
  if (y === null) return;
  const { average, slope } = averagesOf(runs * size, scale, p, first, sums, dots);
  for (let k = 0, at = 0; k < runs; k++, at += apart) {
    const factor = p === null ? 1 : p[first + k]!;
    for (let i = at; i < at + size; i++)
      y[to + i] = (g[along + i]! * factor - average - (x[from + i]! - mean) * slope) * scale * t;
  }
};

/** The terms that the gradients of all elements of a group share. */
export function averagesOf(
  count: number,
  scale: number,
  p: Float64Array | null,
  first: number,
  sums: Float64Array,
  dots: Float64Array,
): { readonly average: number; readonly slope: number } {
  let [sum, dot] = [0, 0];
  for (let k = 0; k < sums.length; k++) {
    const factor = p === null ? 1 : p[first + k]!;
    sum += factor * sums[k]!;
    dot += factor * dots[k]!;
  }
  return { average: sum / count, slope: (dot * scale * scale) / count };
}

/** Its gradients. */
export const normGradientGroupLoops = innerLoop("native_group_norm_backward", {
  loop: normGradientGroup,
  classes: ["float"],
  size: (runs, size) => runs * size,
  operators: ["native_batch_norm_backward", "native_group_norm_backward"],
});

/** y = g * a + (x - mean) * b + c over a run. */
function gradientRun(
  y: NumberArray,
  to: number,
  g: NumberArray,
  at: number,
  x: NumberArray,
  from: number,
  count: number,
  a: number,
  b: number,
  mean: number,
  c: number,
): void {
  for (let i = 0; i < count; i++) y[to + i] = g[at + i]! * a + (x[from + i]! - mean) * b + c;
}

/**
 * Normalizes the trailing dimensions. Returns output [*], and mean and 1 / deviation of shape [leading..., 1...].
 * @throws ShapeError, DTypeError as `checkLayerNorm`
 */
export function native_layer_norm_cpu(
  input: Tensor,
  normalizedShape: readonly number[],
  weight: Tensor | null,
  bias: Tensor | null,
  eps: number,
): readonly [Tensor, Tensor, Tensor] {
  return inScratch(() => {
    const { dtypeCode } = input;
    const shapes = layerNormShapes(input, normalizedShape, weight, bias);
    const [out, mean, rstd] = shapes.map((shape) => numericResult(shape, dtypeCode, true)) as [Tensor, Tensor, Tensor];
    const { rows, size } = checkLayerNorm(input, normalizedShape, weight, bias);
    const source = numeric(input);
    const [x, y] = [numbersOf(source), numbersOf(out)];
    const [means, rstds] = [numbersOf(mean), numbersOf(rstd)];
    const [w, b] = [parameterOf(weight), parameterOf(bias)];
    normLoops.at(source.dtypeCode, rows * size)!(y, 0, x, source.offset, rows, size, w, b, eps, means, rstds);
    return [out, mean, rstd].map((result) => stored(result, dtypeCode)) as [Tensor, Tensor, Tensor];
  });
}

/** Gradients of `NormRows`: the input's is written to `y`, if requested; the parameters' are accumulated into the given arrays. */
export type NormGradientRows = (
  y: NumberArray | null,
  x: NumberArray,
  from: number,
  g: NumberArray,
  at: number,
  rows: number,
  size: number,
  means: Float64Array,
  rstds: Float64Array,
  w: Float64Array | null,
  dw: Float64Array | null,
  db: Float64Array | null,
) => unknown;

const normGradientRows: NormGradientRows = (y, x, start, g, along, rows, size, means, rstds, w, dw, db) => {
  const scaled = scratchDoubles(size);
  for (let row = 0, from = start, at = along; row < rows; row++, from += size, at += size) {
    const [m, s] = [means[row]!, rstds[row]!];
    if (dw !== null) for (let i = 0; i < size; i++) dw[i]! += g[at + i]! * (x[from + i]! - m) * s;
    if (db !== null) for (let i = 0; i < size; i++) db[i]! += g[at + i]!;
    if (y === null) continue;
    for (let i = 0; i < size; i++) scaled[i] = w === null ? g[at + i]! : g[at + i]! * w[i]!;
    const average = sumRun(scaled, 0, size) / size;
    const slope = dotRun(x, from, scaled, 0, size, m) / size;
    gradientRun(y, row * size, scaled, 0, x, from, size, s, -s * s * s * slope, m, -s * average);
  }
};

/** Gradients of layer norm of rows. */
export const normGradientLoops = innerLoop("native_layer_norm_backward", {
  loop: normGradientRows,
  classes: ["float"],
  size: (_y, _x, _from, _g, _at, rows, size) => rows * size,
});

/** dx = s (w g - mean(w g) - xhat mean(w g xhat)); dw = sum(g xhat); db = sum(g). */
export function native_layer_norm_backward_cpu(
  gradOut: Tensor,
  input: Tensor,
  normalizedShape: readonly number[],
  mean: Tensor,
  rstd: Tensor,
  weight: Tensor | null,
  bias: Tensor | null,
  outputMask: readonly boolean[],
): readonly [Tensor, Tensor, Tensor] {
  return inScratch(() => {
    checkFloating(input, "layer_norm_backward");
    checkNormGradient(gradOut, input, mean, rstd, weight, outputMask[2] ? bias : null);
    const { rows, size } = checkLayerNorm(input, normalizedShape, weight, bias);
    const [source, gradient] = [numeric(input), numeric(gradOut)];
    const [x, g] = [numbersOf(source), numbersOf(gradient)];
    const [means, rstds] = [parameterOf(mean)!, parameterOf(rstd)!];
    const rounding = roundingOf(mean.dtypeCode);
    for (let r = 0; r < rows; r++)
      means[r] = meanOf(x, source.offset + r * size, 1, size, size, means[r]!, rstds[r]!, rounding);
    const w = parameterOf(weight);
    const dx = outputMask[0] ? numericResult(input.shape, input.dtypeCode, true) : null;
    const dw = outputMask[1] ? scratchDoubles(size) : null;
    const db = outputMask[2] ? scratchDoubles(size) : null;
    const y = dx === null ? null : numbersOf(dx);
    const loop = normGradientLoops.at(source.dtypeCode, rows * size)!;
    loop(y, x, source.offset, g, gradient.offset, rows, size, means, rstds, w, dw, db);
    return [
      dx === null ? noTensor : stored(dx, input.dtypeCode),
      parameterGradient(dw, normalizedShape, input.dtypeCode),
      parameterGradient(db, normalizedShape, input.dtypeCode),
    ];
  });
}

function parameterGradient(values: Float64Array | null, shape: readonly number[], dtypeCode: number): Tensor {
  if (values === null) return noTensor;
  const out = numericResult(shape, dtypeCode);
  numbersOf(out).set(values);
  return stored(out, dtypeCode);
}

/** Updates a running statistic in its storage, without counting a version, as in PyTorch. */
function updateRunning(running: Tensor | null, momentum: number, values: Float64Array): void {
  if (running === null) return;
  const { read, write } = numbersAt(running);
  const step = running.strides[0] ?? 1;
  for (let c = 0, at = running.offset; c < values.length; c++, at += step) {
    write(at, momentum * values[c]! + (1 - momentum) * read(at));
  }
}

/**
 * Normalizes each channel (dimension 1): in training with the batch's statistics, which update the running ones, else
 * with the running ones. Returns the output, and mean and 1 / deviation of the batch (empty unless training).
 * @throws ShapeError, DTypeError as `checkBatchNorm`
 */
export function native_batch_norm_cpu(
  input: Tensor,
  weight: Tensor | null,
  bias: Tensor | null,
  runningMean: Tensor | null,
  runningVar: Tensor | null,
  training: boolean,
  momentum: number,
  eps: number,
): readonly [Tensor, Tensor, Tensor] {
  return inScratch(() => {
    const [saveMean, saveInvstd] = batchNormStatistics(input, weight, bias, runningMean, runningVar, training);
    const source = numeric(input);
    const out = numericResult(input.shape, input.dtypeCode, true);
    const [batch, channels, inner] = channelSizes(input);
    const [x, y] = [numbersOf(source), numbersOf(out)];
    const means = training ? scratchDoubles(channels) : parameterOf(runningMean)!;
    const variances = training ? scratchDoubles(channels) : parameterOf(runningVar)!;
    const [w, b] = [parameterOf(weight), parameterOf(bias)];
    if (training) {
      const loop = normGroupLoops.at(source.dtypeCode, source.numel)!;
      const moments = new Float64Array(2);
      const apart = channels * inner;
      for (let c = 0; c < channels; c++) {
        loop(batch, inner, apart, y, c * inner, x, source.offset + c * inner, eps, w, b, c, 0, moments);
        [means[c], variances[c]] = moments as unknown as [number, number];
      }
      const count = batch * inner;
      updateRunning(runningMean, momentum, means);
      const others = scratchDoubles(channels, true);
      for (let c = 0; c < channels; c++) others[c] = (variances[c]! * count) / (count - 1);
      updateRunning(runningVar, momentum, others);
      storeValues(saveMean, means);
      for (let c = 0; c < channels; c++) others[c] = 1 / Math.sqrt(variances[c]! + eps);
      storeValues(saveInvstd, others);
    } else {
      for (let c = 0; c < channels; c++) {
        const scale = (w === null ? 1 : w[c]!) / Math.sqrt(variances[c]! + eps);
        const shift = (b === null ? 0 : b[c]!) - means[c]! * scale;
        for (let n = 0; n < batch; n++) {
          const at = (n * channels + c) * inner;
          affineRun(y, at, x, source.offset + at, inner, scale, shift);
        }
      }
    }
    return [stored(out, input.dtypeCode, channelStrides(input)), saveMean, saveInvstd];
  });
}

/** Batch, channels, elements of one channel of one sample. */
function channelSizes(input: Tensor): readonly [number, number, number] {
  const [batch, channels, ...spatial] = input.shape as [number, number, ...number[]];
  return [batch, channels, spatial.reduce((a, b) => a * b, 1)];
}

/** As for layer norm, with the channel's statistics; unless training these are constants: dx = s w g. */
export function native_batch_norm_backward_cpu(
  gradOut: Tensor,
  input: Tensor,
  weight: Tensor | null,
  runningMean: Tensor | null,
  runningVar: Tensor | null,
  saveMean: Tensor | null,
  saveInvstd: Tensor | null,
  train: boolean,
  eps: number,
  outputMask: readonly boolean[],
): readonly [Tensor, Tensor, Tensor] {
  return inScratch(() => {
    checkFloating(input, "batch_norm_backward");
    checkNormGradient(gradOut, input, weight, runningMean, runningVar, saveMean, saveInvstd);
    const statistics = statisticsCode(input, weight, runningMean, runningVar, saveMean, saveInvstd);
    const [source, gradient] = [numeric(input), numeric(gradOut)];
    const [batch, channels, inner] = channelSizes(input);
    const [x, g] = [numbersOf(source), numbersOf(gradient)];
    const means = parameterOf(train ? saveMean : runningMean)!;
    const invstds = parameterOf(train ? saveInvstd : runningVar)!;
    if (!train) for (let c = 0; c < channels; c++) invstds[c] = 1 / Math.sqrt(invstds[c]! + eps);
    const w = parameterOf(weight);
    const dx = outputMask[0] ? numericResult(input.shape, input.dtypeCode, true) : null;
    const dw = outputMask[1] ? scratchDoubles(channels) : null;
    const db = outputMask[2] ? scratchDoubles(channels) : null;
    const [sums, dots] = [new Float64Array(1), new Float64Array(1)];
    const loop = normGradientGroupLoops.at(source.dtypeCode, source.numel)!;
    const y = dx === null ? null : numbersOf(dx);
    const rounding = train ? roundingOf(saveMean!.dtypeCode) : 0;
    for (let c = 0, at = 0; c < channels; c++, at += inner) {
      const s = invstds[c]!;
      const t = w === null ? 1 : w[c]!;
      const [from, along] = [source.offset + at, gradient.offset + at];
      const apart = channels * inner;
      const m = meanOf(x, from, batch, apart, inner, means[c]!, s, rounding);
      if (train || dw !== null || db !== null)
        // In PyTorch's order, so that infinities and zero weights give the same results.
        loop(batch, inner, apart, train ? y : null, at, x, from, g, along, m, s, null, 0, t, sums, dots);
      if (dw !== null) dw[c] = dots[0]! * s;
      if (db !== null) db[c] = sums[0]!;
      if (train || y === null) continue;
      for (let n = 0, row = 0; n < batch; n++, row += apart)
        for (let i = row; i < row + inner; i++) y[at + i] = g[along + i]! * s * t;
    }
    return [
      dx === null ? noTensor : stored(dx, input.dtypeCode, channelStrides(input)),
      parameterGradient(dw, [channels], statistics),
      parameterGradient(db, [channels], statistics),
    ];
  });
}

/** Normalizes groups of channels of each sample. Returns the output, and mean and 1 / deviation of shape [N, group]. */
export function native_group_norm_cpu(
  input: Tensor,
  weight: Tensor | null,
  bias: Tensor | null,
  N: number,
  C: number,
  HxW: number,
  group: number,
  eps: number,
): readonly [Tensor, Tensor, Tensor] {
  return inScratch(() => {
    const statistics = groupNormStatistics(input, weight, bias, N, C, group);
    const [mean, rstd] = statistics.map(({ shape, dtypeCode }) => numericResult(shape, dtypeCode)) as [Tensor, Tensor];
    const source = numeric(input);
    const out = numericResult(input.shape, input.dtypeCode, true);
    const [x, y] = [numbersOf(source), numbersOf(out)];
    const [means, rstds] = [numbersOf(mean), numbersOf(rstd)];
    const [w, b] = [parameterOf(weight), parameterOf(bias)];
    const channels = C / group;
    const size = channels * HxW;
    const loop = normGroupLoops.at(source.dtypeCode, source.numel)!;
    const moments = new Float64Array(2);
    for (let i = 0, at = 0; i < N * group; i++, at += size) {
      const first = (i % group) * channels;
      loop(channels, HxW, HxW, y, at, x, source.offset + at, eps, w, b, first, 1, moments);
      means[i] = moments[0]!;
      rstds[i] = 1 / Math.sqrt(moments[1]! + eps);
    }
    return [
      stored(out, input.dtypeCode, channelStrides(input)),
      stored(mean, statistics[0].dtypeCode),
      stored(rstd, statistics[1].dtypeCode),
    ];
  });
}

export function native_group_norm_backward_cpu(
  gradOut: Tensor,
  input: Tensor,
  mean: Tensor,
  rstd: Tensor,
  weight: Tensor | null,
  N: number,
  C: number,
  HxW: number,
  group: number,
  outputMask: readonly boolean[],
): readonly [Tensor, Tensor, Tensor] {
  return inScratch(() => {
    checkFloating(input, "group_norm_backward");
    checkNormGradient(gradOut, input, mean, rstd, weight);
    const [source, gradient] = [numeric(input), numeric(gradOut)];
    const [x, g] = [numbersOf(source), numbersOf(gradient)];
    const [means, rstds] = [parameterOf(mean)!, parameterOf(rstd)!];
    const w = parameterOf(weight);
    const channels = C / group;
    const size = channels * HxW;
    const dx = outputMask[0] ? numericResult(input.shape, input.dtypeCode, true) : null;
    const dw = outputMask[1] ? scratchDoubles(C) : null;
    const db = outputMask[2] ? scratchDoubles(C) : null;
    const [sums, dots] = [scratchDoubles(channels), scratchDoubles(channels)];
    const loop = normGradientGroupLoops.at(source.dtypeCode, source.numel)!;
    const y = dx === null ? null : numbersOf(dx);
    const rounding = roundingOf(mean.dtypeCode);
    for (let i = 0, at = 0; i < N * group; i++, at += size) {
      const s = rstds[i]!;
      const m = meanOf(x, source.offset + at, 1, size, size, means[i]!, s, rounding);
      const first = (i % group) * channels;
      loop(channels, HxW, HxW, y, at, x, source.offset + at, g, gradient.offset + at, m, s, w, first, 1, sums, dots);
      for (let k = 0, c = first; k < channels; k++, c++) {
        if (dw !== null) dw[c]! += dots[k]! * s;
        if (db !== null) db[c]! += sums[k]!;
      }
    }
    return [
      dx === null ? noTensor : stored(dx, input.dtypeCode),
      parameterGradient(dw, [C], input.dtypeCode),
      parameterGradient(db, [C], input.dtypeCode),
    ];
  });
}
