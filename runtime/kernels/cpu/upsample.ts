// Resampling on the CPU: one pass per spatial dimension.

import type { Tensor } from "../../core/tensor.js";
import { requireFloating } from "../checks/dtypes.js";
import { type NumberArray, numbersOf, numeric, numericResult } from "../memory/elements.js";
import { stored } from "../memory/outputs.js";
import {
  checkUpsampleGradient,
  type Filter,
  resampledShape,
  resampledStrides,
  type Taps,
  tapsOf,
} from "../shapes/upsample.js";

type Sizes = readonly number[];
type Scales = readonly (number | null)[];

/** y[a, o, b] = the weighted sum of taps of x[a, i, b]. */
function resampleAxis(
  x: NumberArray,
  from: number,
  outer: number,
  size: number,
  inner: number,
  count: number,
  { width, indices, weights }: Taps,
): Float64Array {
  const y = new Float64Array(outer * count * inner);
  for (let a = 0; a < outer; a++) {
    for (let o = 0; o < count; o++) {
      const to = (a * count + o) * inner;
      for (let t = o * width; t < (o + 1) * width; t++) {
        const [index, weight] = [indices[t]!, weights[t]!];
        if (index < 0) break;
        const at = from + (a * size + index) * inner;
        // The first product is stored, not added to zero, so that zeros keep their sign.
        if (t === o * width) for (let b = 0; b < inner; b++) y[to + b] = weight * x[at + b]!;
        else for (let b = 0; b < inner; b++) y[to + b]! += weight * x[at + b]!;
      }
    }
  }
  return y;
}

/** The transpose of `resampleAxis`. */
function spreadAxis(
  g: NumberArray,
  from: number,
  outer: number,
  size: number,
  inner: number,
  count: number,
  { width, indices, weights }: Taps,
): Float64Array {
  const y = new Float64Array(outer * size * inner);
  for (let a = 0; a < outer; a++) {
    for (let o = 0; o < count; o++) {
      const at = from + (a * count + o) * inner;
      for (let t = o * width; t < (o + 1) * width; t++) {
        const [index, weight] = [indices[t]!, weights[t]!];
        if (index < 0) break;
        const to = (a * size + index) * inner;
        for (let b = 0; b < inner; b++) y[to + b]! += weight * g[at + b]!;
      }
    }
  }
  return y;
}

function product(list: Sizes): number {
  return list.reduce((a, b) => a * b, 1);
}

function result(values: NumberArray, like: Tensor, shape: Sizes, filter: Filter, volumes = false): Tensor {
  const out = numericResult(shape, like.dtypeCode, true);
  numbersOf(out).set(values);
  return stored(out, like.dtypeCode, filter.startsWith("cubic") ? undefined : resampledStrides(like, shape, volumes));
}

export function upsample_cpu(
  self: Tensor,
  outputSize: Sizes,
  filter: Filter,
  corners: boolean,
  scales: Scales,
): Tensor {
  const shape = resampledShape(self.shape, outputSize, scales.length);
  // uint8 can be selected but not interpolated.
  if (!(filter.startsWith("nearest") && self.dtype === "uint8")) requireFloating("upsample", self);
  const source = numeric(self);
  let values: NumberArray = numbersOf(source);
  let from = source.offset;
  const current = [...self.shape];
  for (const [d, count] of outputSize.entries()) {
    const axis = d + 2;
    const size = current[axis]!;
    const taps = tapsOf(filter, size, count, corners, scales[d] ?? null);
    const inner = product(current.slice(axis + 1));
    values = resampleAxis(values, from, product(current.slice(0, axis)), size, inner, count, taps);
    from = 0;
    current[axis] = count;
  }
  return result(values, self, shape, filter, true);
}

export function upsample_backward_cpu(
  gradOutput: Tensor,
  outputSize: Sizes,
  inputSize: Sizes,
  filter: Filter,
  corners: boolean,
  scales: Scales,
): Tensor {
  checkUpsampleGradient(gradOutput, outputSize, inputSize, scales.length);
  requireFloating("upsample_backward", gradOutput);
  const source = numeric(gradOutput);
  let values: NumberArray = numbersOf(source);
  let from = source.offset;
  const same = outputSize.every((size, d) => size === inputSize[d + 2]);
  if (filter === "cubic" && same)
    return result(values.subarray(from, from + source.numel), gradOutput, inputSize, filter);
  const current = [...gradOutput.shape];
  for (let d = outputSize.length - 1; d >= 0; d--) {
    const axis = d + 2;
    const size = inputSize[axis]!;
    const taps = tapsOf(filter, size, outputSize[d]!, corners, scales[d] ?? null);
    const inner = product(current.slice(axis + 1));
    values = spreadAxis(values, from, product(current.slice(0, axis)), size, inner, outputSize[d]!, taps);
    from = 0;
    current[axis] = size;
  }
  return result(values, gradOutput, inputSize, filter);
}
