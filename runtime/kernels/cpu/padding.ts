// Reflection and replication padding on the CPU, and their gradients.

import { DTypeError } from "../../core/errors.js";
import type { Tensor } from "../../core/tensor.js";
import { dtypesDiffer } from "../checks/dtypes.js";
import { bitsOf, fillStretch, storedScalar, unitOf } from "../memory/elements.js";
import { combineElements, endOf, gatherElements, type Offsets, offsetArray, offsetsOf } from "../memory/offsets.js";
import { denseOutputs } from "./sort.js";

/** The source index of an element of the padded dimension. */
type Source = (index: number, size: number) => number;

/** Reflected at the first and the last element, which are not repeated. */
const reflected: Source = (index, size) => {
  if (index < 0) return -index;
  return index >= size ? 2 * (size - 1) - index : index;
};

/** The nearest element. */
const replicated: Source = (index, size) => Math.min(Math.max(index, 0), size - 1);

/**
 * For each element of a padded window, the offset of its source, in row-major order. Pairs of pads start at the last
 * dimension.
 */
function sourceOffsets(
  shape: readonly number[],
  strides: readonly number[],
  offset: number,
  padding: readonly number[],
  source: Source,
): Offsets {
  const dims = shape.length;
  const padded = padding.length / 2;
  const outer = offsetsOf(shape.slice(0, dims - padded), strides.slice(0, dims - padded), offset);
  let offsets: Offsets = outer;
  for (let d = dims - padded; d < dims; d++) {
    const before = padding[2 * (dims - d - 1)]!;
    const after = padding[2 * (dims - d - 1) + 1]!;
    const size = shape[d]!;
    const step = strides[d]!;
    const length = size + before + after;
    const next = offsetArray(offsets.length * length, endOf(shape, strides, offset));
    for (let i = 0; i < length; i++) {
      const shift = source(i - before, size) * step;
      for (let o = 0; o < offsets.length; o++) next[o * length + i] = offsets[o]! + shift;
    }
    offsets = next;
  }
  return offsets;
}

function padInto(self: Tensor, padding: readonly number[], source: Source, out: Tensor): void {
  if (out.numel === 0) return;
  const offsets = sourceOffsets(self.shape, self.strides, self.offset, padding, source);
  denseOutputs([out] as const, (target) =>
    gatherElements(bitsOf(target), target.offset, bitsOf(self), offsets, unitOf(self)),
  );
}

/** Accumulates each element of the gradient at the element that it was copied from. */
function padBackwardInto(gradOutput: Tensor, padding: readonly number[], source: Source, gradInput: Tensor): void {
  if (gradOutput.dtypeCode !== gradInput.dtypeCode)
    throw new DTypeError(dtypesDiffer("self", "grad_output", gradInput, gradOutput));
  denseOutputs([gradInput] as const, (target) => {
    const { shape, strides, offset, numel } = target;
    fillStretch(target, offset, offset + numel, storedScalar(0, target.dtypeCode));
    if (gradOutput.numel === 0) return;
    const offsets = sourceOffsets(shape, strides, offset, padding, source);
    const from = offsetsOf(gradOutput.shape, gradOutput.strides, gradOutput.offset);
    combineElements(target, offsets, gradOutput, from, "add");
  });
}

export function reflection_pad1d_out_cpu(self: Tensor, padding: readonly number[], out: Tensor): void {
  padInto(self, padding, reflected, out);
}

export function reflection_pad1d_backward_out_cpu(
  gradOutput: Tensor,
  _self: Tensor,
  padding: readonly number[],
  gradInput: Tensor,
): void {
  padBackwardInto(gradOutput, padding, reflected, gradInput);
}

export function reflection_pad2d_out_cpu(self: Tensor, padding: readonly number[], out: Tensor): void {
  padInto(self, padding, reflected, out);
}

export function reflection_pad2d_backward_out_cpu(
  gradOutput: Tensor,
  _self: Tensor,
  padding: readonly number[],
  gradInput: Tensor,
): void {
  padBackwardInto(gradOutput, padding, reflected, gradInput);
}

export function reflection_pad3d_out_cpu(self: Tensor, padding: readonly number[], out: Tensor): void {
  padInto(self, padding, reflected, out);
}

export function reflection_pad3d_backward_out_cpu(
  gradOutput: Tensor,
  _self: Tensor,
  padding: readonly number[],
  gradInput: Tensor,
): void {
  padBackwardInto(gradOutput, padding, reflected, gradInput);
}

export function replication_pad1d_out_cpu(self: Tensor, padding: readonly number[], out: Tensor): void {
  padInto(self, padding, replicated, out);
}

export function replication_pad1d_backward_out_cpu(
  gradOutput: Tensor,
  _self: Tensor,
  padding: readonly number[],
  gradInput: Tensor,
): void {
  padBackwardInto(gradOutput, padding, replicated, gradInput);
}

export function replication_pad2d_out_cpu(self: Tensor, padding: readonly number[], out: Tensor): void {
  padInto(self, padding, replicated, out);
}

export function replication_pad2d_backward_out_cpu(
  gradOutput: Tensor,
  _self: Tensor,
  padding: readonly number[],
  gradInput: Tensor,
): void {
  padBackwardInto(gradOutput, padding, replicated, gradInput);
}

export function replication_pad3d_out_cpu(self: Tensor, padding: readonly number[], out: Tensor): void {
  padInto(self, padding, replicated, out);
}

export function replication_pad3d_backward_out_cpu(
  gradOutput: Tensor,
  _self: Tensor,
  padding: readonly number[],
  gradInput: Tensor,
): void {
  padBackwardInto(gradOutput, padding, replicated, gradInput);
}
