// Resampling: the input elements and weights of each output element along one dimension.

import { ArgumentError, ShapeError } from "../../core/errors.js";
import { channelsLastStrides, formatShape, growsChannelsLast } from "../../core/shape.js";
import type { Tensor } from "../../core/tensor.js";

export type Sizes = readonly number[];

/**
 * Output element o is the sum of `weights[o * width + t]` times input element `indices[o * width + t]`, up to the first
 * index of -1. Weights of 0 count: times infinity they give NaN.
 */
export interface Taps {
  readonly width: number;
  readonly indices: Int32Array;
  readonly weights: Float64Array;
}

export type Filter = "nearest" | "nearest-exact" | "linear" | "cubic" | "linear-smooth" | "cubic-smooth";

/** Channels-last strides if the operand is channels-last; gradients have them for images only. Undefined for row-major. */
export function resampledStrides(like: Tensor, shape: Sizes, volumes: boolean): Sizes | undefined {
  if (like.ndim !== 4 && !(volumes && like.ndim === 5)) return undefined;
  return growsChannelsLast(like.shape, like.strides) ? channelsLastStrides(shape) : undefined;
}

/** Distance between outputs, in inputs. A given scale factor takes precedence over the ratio of the sizes. */
function stepOf(size: number, count: number, corners: boolean, scale: number | null): number {
  if (corners) return count > 1 ? (size - 1) / (count - 1) : 0;
  return scale !== null && scale > 0 ? 1 / scale : size / count;
}

function nearestTaps(size: number, count: number, scale: number | null, shift: number): Taps {
  const step = Math.fround(scale !== null && scale > 0 ? 1 / scale : size / count);
  const indices = Int32Array.from({ length: count }, (_, o) =>
    Math.min(Math.floor(Math.fround((o + shift) * step)), size - 1),
  );
  return { width: 1, indices, weights: new Float64Array(count).fill(1) };
}

function linearTaps(size: number, count: number, corners: boolean, scale: number | null): Taps {
  const step = stepOf(size, count, corners, scale);
  const [indices, weights] = [new Int32Array(2 * count), new Float64Array(2 * count)];
  for (let o = 0; o < count; o++) {
    // Equal sizes take precedence over a given scale.
    if (size === count) {
      indices.fill(o, 2 * o, 2 * o + 2);
      weights[2 * o] = 1;
      continue;
    }
    const at = corners ? o * step : Math.max((o + 0.5) * step - 0.5, 0);
    const low = Math.min(Math.floor(at), size - 1);
    const share = Math.min(Math.max(at - low, 0), 1);
    indices[2 * o] = low;
    indices[2 * o + 1] = Math.min(low + 1, size - 1);
    weights[2 * o] = 1 - share;
    weights[2 * o + 1] = share;
  }
  return { width: 2, indices, weights };
}

/** Keys' cubic convolution with parameter a, at distance x. */
function cubic(x: number, a: number): number {
  const d = Math.abs(x);
  if (d < 1) return ((a + 2) * d - (a + 3)) * d * d + 1;
  return d < 2 ? (((d - 5) * d + 8) * d - 4) * a : 0;
}

function cubicTaps(size: number, count: number, corners: boolean, scale: number | null): Taps {
  const step = stepOf(size, count, corners, scale);
  const [indices, weights] = [new Int32Array(4 * count), new Float64Array(4 * count)];
  for (let o = 0; o < count; o++) {
    const at = corners ? o * step : (o + 0.5) * step - 0.5;
    const low = Math.floor(at);
    for (let t = 0; t < 4; t++) {
      indices[4 * o + t] = Math.min(Math.max(low + t - 1, 0), size - 1);
      weights[4 * o + t] = cubic(at - (low + t - 1), -0.75);
    }
  }
  return { width: 4, indices, weights };
}

/** A filter that widens with the step, so that smaller outputs average all the inputs they cover. */
function smoothTaps(
  size: number,
  count: number,
  corners: boolean,
  scale: number | null,
  reach: number,
  filter: (x: number) => number,
): Taps {
  const step = stepOf(size, count, corners, scale);
  const support = step >= 1 ? reach * step : reach;
  const width = Math.ceil(support) * 2 + 1;
  const [indices, weights] = [new Int32Array(width * count).fill(-1), new Float64Array(width * count)];
  for (let o = 0; o < count; o++) {
    const center = step * (o + 0.5);
    const first = Math.max(Math.trunc(center - support + 0.5), 0);
    const taps = Math.min(Math.trunc(center + support + 0.5), size) - first;
    let sum = 0;
    for (let t = 0; t < Math.min(taps, width); t++) {
      const weight = filter((t + first - center + 0.5) / Math.max(step, 1));
      indices[o * width + t] = first + t;
      weights[o * width + t] = weight;
      sum += weight;
    }
    if (sum !== 0) for (let t = 0; t < width; t++) weights[o * width + t]! /= sum;
  }
  return { width, indices, weights };
}

export function tapsOf(filter: Filter, size: number, count: number, corners: boolean, scale: number | null): Taps {
  switch (filter) {
    case "nearest":
      return nearestTaps(size, count, scale, 0);
    case "nearest-exact":
      return nearestTaps(size, count, scale, 0.5);
    case "linear":
      return linearTaps(size, count, corners, scale);
    case "cubic":
      return cubicTaps(size, count, corners, scale);
    case "linear-smooth":
      return smoothTaps(size, count, corners, scale, 1, (x) => Math.max(1 - Math.abs(x), 0));
    default:
      return smoothTaps(size, count, corners, scale, 2, (x) => cubic(x, -0.5));
  }
}

/** @throws ArgumentError, ShapeError unless the input is a batch of images of the output's rank */
export function resampledShape(inputSize: Sizes, outputSize: Sizes, spatial = outputSize.length): Sizes {
  if (outputSize.length === 0) throw new ShapeError(`an output size of at least one dimension is expected, but got []`);
  if (outputSize.length !== spatial) {
    throw new ShapeError(`It is expected output_size equals to ${spatial}, but got size ${outputSize.length}`);
  }
  if (inputSize.length !== spatial + 2) {
    throw new ShapeError(`It is expected input_size equals to ${spatial + 2}, but got size ${inputSize.length}`);
  }
  const sizes = inputSize.slice(2);
  if (sizes.some((size) => size <= 0) || outputSize.some((size) => size <= 0)) {
    throw new ArgumentError(
      `Input and output sizes should be greater than 0, but got input (${sizes.join(", ")}) output (${outputSize.join(", ")})`,
    );
  }
  if (inputSize[1] === 0) {
    throw new ShapeError(
      `Non-empty ${spatial + 2}D data tensor expected but got a tensor with sizes ${formatShape(inputSize)}`,
    );
  }
  return [...inputSize.slice(0, 2), ...outputSize];
}

/**
 * The output's size, for forms that take it or scale factors. @throws ArgumentError unless exactly one is given, with
 * one entry per dimension
 */
export function upsampledSize(input: Tensor | Sizes, outputSize: Sizes | null, scaleFactors: Sizes | null): Sizes {
  const inputSize = "shape" in input ? input.shape : input;
  const given = outputSize ?? scaleFactors;
  if (given === null || (outputSize !== null && scaleFactors !== null)) {
    throw new ArgumentError("Must specify exactly one of output_size and scale_factors");
  }
  const spatial = inputSize.length - 2;
  if (given.length !== spatial) {
    throw new ArgumentError(
      `expected ${spatial} ${outputSize === null ? "scale factors" : "output sizes"}, one for each spatial dimension, but got ${given.length}`,
    );
  }
  return outputSize ?? given.map((s, d) => Math.floor(inputSize[d + 2]! * s));
}

/** The scale factor of a spatial dimension; null without scale factors. */
export function scaleAt(scaleFactors: Sizes | null, d: number): number | null {
  return scaleFactors?.[d] ?? null;
}

export function checkUpsampleGradient(
  gradOutput: Tensor,
  outputSize: Sizes,
  inputSize: Sizes,
  spatial = outputSize.length,
): void {
  const shape = resampledShape(inputSize, outputSize, spatial);
  for (const [d, size] of shape.entries()) {
    if (gradOutput.ndim !== shape.length || gradOutput.shape[d] !== size) {
      throw new ShapeError(
        `Expected grad_output to have the same shape as output; output.size(${d}) = ${size} but got grad_output.size(${d}) = ${gradOutput.shape[d]}`,
      );
    }
  }
}
