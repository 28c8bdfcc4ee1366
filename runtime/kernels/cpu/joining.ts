// Concatenation and flips on the CPU.

import { type Tensor, windowOf } from "../../core/tensor.js";
import { copiedJoinedRow } from "../loops/thresholds.js";
import { copyInto } from "../memory/copy.js";
import { bitsOf, unitOf } from "../memory/elements.js";
import { forEachRun, planIteration } from "../memory/iterator.js";
import { copyRun } from "../memory/offsets.js";
import { copyStrided } from "../memory/span-copies.js";
import { flippedDims } from "../shapes/indexing.js";
import { catDim, isSkipped } from "../shapes/joining.js";

export function cat_out_cpu(tensors: readonly Tensor[], dim: number, out: Tensor): void {
  const d = catDim(tensors, dim);
  const { shape } = out;
  let outer = 1;
  let inner = 1;
  for (let k = 0; k < d; k++) outer *= shape[k]!;
  for (let k = d + 1; k < shape.length; k++) inner *= shape[k]!;
  const unit = unitOf(out);
  const rowOut = shape.length === 0 ? 0 : shape[d]! * inner * unit;
  const to = bitsOf(out);
  let done = 0;
  for (const tensor of tensors) {
    if (isSkipped(tensor)) continue;
    const length = tensor.shape[d]!;
    if (!out.isContiguous || !tensor.isContiguous || tensor.dtypeCode !== out.dtypeCode) {
      copyInto(windowOf(out, tensor.shape, out.strides, out.offset + done * out.strides[d]!), tensor);
      done += length;
      continue;
    }
    const from = bitsOf(tensor);
    const row = length * inner * unit;
    let t = out.offset * unit + done * inner * unit;
    let f = tensor.offset * unit;
    for (let o = 0; o < outer; o++) {
      if (row >= copiedJoinedRow) to.set(from.subarray(f, f + row), t);
      else for (let i = 0; i < row; i++) to[t + i] = from[f + i]!;
      t += rowOut;
      f += row;
    }
    done += length;
  }
}

export function flip_out_cpu(self: Tensor, dims: readonly number[], out: Tensor): void {
  const { shape, strides, offset, numel } = self;
  if (numel === 0) return;
  const flipped = flippedDims(self, dims);
  let start = offset;
  const steps = strides.slice();
  if (shape.length > 0) {
    for (const d of flipped) {
      start += (shape[d]! - 1) * strides[d]!;
      steps[d] = -strides[d]!;
    }
  }
  const plan = planIteration(shape, [out.strides, steps]);
  if (copyStrided(plan, out, out.offset, self, start)) return;
  const [to, from, unit] = [bitsOf(out), bitsOf(self), unitOf(self)];
  const [atStep, step] = plan.steps.map((perDim) => perDim[0]!) as [number, number];
  forEachRun(plan, [out.offset, start], (count, [at, f]) => {
    if (unit === 1) copyRun(to, at!, atStep, from, f!, step, count);
    else for (const entry of [0, 1]) copyRun(to, 2 * at! + entry, 2 * atStep, from, 2 * f! + entry, 2 * step, count);
  });
}
