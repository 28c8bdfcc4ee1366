// Segment reductions along an axis on the CPU; segments are given by lengths or offsets.

import { isFloatingCode } from "../../core/dtype.js";
import { ArgumentError } from "../../core/errors.js";
import { type Scalar, toNumber } from "../../core/scalar.js";
import { normalizeDim } from "../../core/shape.js";
import type { Tensor } from "../../core/tensor.js";
import { notImplementedFor } from "../checks/dtypes.js";
import { integersOf, numbersOf, numeric, numericResult } from "../memory/elements.js";
import { stored } from "../memory/outputs.js";
import { checkSegmentGradient, segmentShape } from "../shapes/segments.js";

/** Calls `visit` for each segment, with its output index, and its start and end along the axis. */
function forEachSegment(
  data: Tensor,
  bounds: Tensor,
  areOffsets: boolean,
  axis: number,
  visit: (output: number, row: number, start: number, end: number) => void,
): void {
  const values = integersOf(bounds);
  const perRow = bounds.shape[axis]!;
  const segments = areOffsets ? perRow - 1 : perRow;
  let outer = 1;
  for (let d = 0; d < axis; d++) outer *= data.shape[d]!;
  for (let o = 0; o < outer; o++) {
    let end = areOffsets ? values[o * perRow]! : 0;
    for (let s = 0; s < segments; s++) {
      const start = end;
      end = areOffsets ? values[o * perRow + s + 1]! : start + values[o * perRow + s]!;
      visit(o * segments + s, o, start, end);
    }
  }
}

function innerSize(data: Tensor, axis: number): number {
  let inner = 1;
  for (let d = axis + 1; d < data.shape.length; d++) inner *= data.shape[d]!;
  return inner;
}

const startOf: Readonly<Record<string, number>> = { max: -Infinity, min: Infinity, prod: 1, sum: 0, mean: 0 };

/** @throws ArgumentError if lengths are negative or do not add up to the axis */
function checkLengths(data: Tensor, lengths: Tensor, axis: number): void {
  const values = integersOf(lengths);
  const perRow = lengths.shape[axis]!;
  for (let start = 0; start < values.length; start += perRow) {
    let sum = 0;
    for (let i = 0; i < perRow; i++) {
      if (values[start + i]! < 0) throw new ArgumentError("lengths contains negative value!");
      sum += values[start + i]!;
    }
    if (sum !== data.shape[axis]) {
      throw new ArgumentError(
        "segment_reduce(): Expected all rows of lengths along axis to sum to data.size(lengths.dim()-1) when !unsafe.",
      );
    }
  }
}

/** Offsets must be ascending and within the axis. Checked even in unsafe mode, so that no memory beyond it is read. */
function checkOffsets(data: Tensor, offsets: Tensor, axis: number): void {
  const all = integersOf(offsets);
  const each = offsets.shape[axis]!;
  for (let i = 0; i < all.length; i++) {
    const from = i % each === 0 ? 0 : all[i - 1]!;
    if (!(all[i]! >= from && all[i]! <= data.shape[axis]!)) {
      throw new ArgumentError(
        `segment_reduce(): offsets must be non-decreasing and between 0 and ${data.shape[axis]}, the size of dimension ${axis}, but found ${all[i]} after ${from}`,
      );
    }
  }
}

export function segment_reduce_cpu(
  data: Tensor,
  reduce: string,
  lengths: Tensor | null,
  indices: Tensor | null,
  offsets: Tensor | null,
  axis: number,
  unsafe: boolean,
  initial: Scalar | null,
): Tensor {
  const dim = normalizeDim(axis, data.ndim);
  const shape = segmentShape(data, lengths, indices, offsets, dim);
  if (!isFloatingCode(data.dtypeCode)) throw notImplementedFor("_segment_reduce_cpu", data);
  if (offsets === null && !unsafe) checkLengths(data, lengths!, dim);
  if (offsets !== null) checkOffsets(data, offsets, dim);
  const source = numeric(data);
  const result = numericResult(shape, data.dtypeCode);
  const from = numbersOf(source);
  const to = numbersOf(result);
  const inner = innerSize(data, dim);
  const size = data.shape[dim]!;
  const first = initial === null ? startOf[reduce]! : toNumber(initial);
  forEachSegment(data, offsets ?? lengths!, offsets !== null, dim, (output, row, start, end) => {
    for (let i = 0; i < inner; i++) {
      let total = first;
      for (let j = start; j < end; j++) {
        const value = from[source.offset + (row * size + j) * inner + i]!;
        if (reduce === "max") total = value > total || value !== value ? value : total;
        else if (reduce === "min") total = value < total || value !== value ? value : total;
        else if (reduce === "prod") total *= value;
        else total += value;
      }
      if (reduce === "mean") {
        if (end > start) total /= end - start;
        else if (initial === null) total = Number.NaN;
      }
      to[output * inner + i] = total;
    }
  });
  return stored(result, data.dtypeCode);
}

/** Equal extremes share the gradient; a product's gradient is the product of the other elements. */
export function _segment_reduce_backward_cpu(
  grad: Tensor,
  output: Tensor,
  data: Tensor,
  reduce: string,
  lengths: Tensor | null,
  offsets: Tensor | null,
  axis: number,
  initial: Scalar | null,
): Tensor {
  checkSegmentGradient(grad, output, data, lengths, offsets);
  const dim = normalizeDim(axis, data.ndim);
  const source = numeric(data);
  const upstream = numeric(grad);
  const outputs = numeric(output);
  const result = numericResult(data.shape, grad.dtypeCode);
  const from = numbersOf(source);
  const g = numbersOf(upstream);
  const out = numbersOf(outputs);
  const to = numbersOf(result);
  const inner = innerSize(data, dim);
  const size = data.shape[dim]!;
  forEachSegment(data, offsets ?? lengths!, offsets !== null, dim, (output, row, start, end) => {
    for (let i = 0; i < inner; i++) {
      const gradient = g[upstream.offset + output * inner + i]!;
      const reached = out[outputs.offset + output * inner + i]!;
      const at = (j: number): number => (row * size + j) * inner + i;
      if (reduce === "max" || reduce === "min") {
        let count = 0;
        for (let j = start; j < end; j++) {
          const value = from[source.offset + at(j)]!;
          if (value === reached || value !== value) count++;
        }
        for (let j = start; j < end; j++) {
          const value = from[source.offset + at(j)]!;
          if (value === reached || value !== value) to[at(j)] = gradient / count;
        }
      } else if (reduce === "prod") {
        for (let j = start; j < end; j++) {
          const value = from[source.offset + at(j)]!;
          if (value !== 0 && value === value) {
            to[at(j)] = (gradient * reached) / value;
            continue;
          }
          let others = initial === null ? 1 : toNumber(initial);
          for (let k = start; k < end; k++) if (k !== j) others *= from[source.offset + at(k)]!;
          to[at(j)] = gradient * others;
        }
      } else {
        const share = reduce === "mean" ? gradient / (end - start) : gradient;
        for (let j = start; j < end; j++) to[at(j)] = share;
      }
    }
  });
  return stored(result, grad.dtypeCode);
}
