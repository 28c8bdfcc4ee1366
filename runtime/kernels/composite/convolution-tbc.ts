// Convolution along time of input [time, batch, channels], by the one-dimensional convolution; its gradients tap by tap.

import {
  add__Tensor,
  contiguous,
  convolution,
  copy_,
  mm,
  narrow,
  permute,
  reshape,
  select_int,
  t,
  view,
} from "../../../generated/operators.js";
import { ArgumentError, ShapeError } from "../../core/errors.js";
import type { Tensor } from "../../core/tensor.js";
import { expectedDType } from "../checks/dtypes.js";
import { sumOver, zerosOf } from "./arithmetic.js";

function checkShapes(self: Tensor, weight: Tensor, bias: Tensor, pad: number): void {
  if (self.ndim !== 3) throw new ShapeError("Input must have 3 dims: time, batch, in_channel");
  if (weight.ndim !== 3) {
    throw new ShapeError("Weight tensor must have 3 dims: kernel_width, in_channels, out_channels.");
  }
  if (bias.ndim !== 1) throw new ShapeError("Bias must be 1-D");
  if (self.shape[2] !== weight.shape[1]) {
    throw new ShapeError("Input dim 2 (input channels) is not == dim 1 in the weight tensor");
  }
  if (weight.shape[2] !== bias.shape[0]) {
    throw new ShapeError("Bias size must equal dim 2 in the weight tensor (output channels).");
  }
  if (self.shape[0]! - weight.shape[0]! + 1 + 2 * pad < 0) {
    throw new ArgumentError(`conv_tbc: a kernel of ${weight.shape[0]} is longer than the padded input`);
  }
  if (weight.dtypeCode !== self.dtypeCode) {
    throw expectedDType(self.dtype, weight.dtype);
  }
}

const rowMajor = (tensor: Tensor): Tensor => contiguous(tensor, "contiguous_format");

/** [time, batch, channels] as convolutions read it: [batch, channels, time]. */
const toChannels = (tensor: Tensor): Tensor => permute(tensor, [1, 2, 0]);
const toTime = (tensor: Tensor): Tensor => permute(tensor, [2, 0, 1]);
/** Swaps kernel width and output channels: its own inverse. */
const turned = (weight: Tensor): Tensor => permute(weight, [2, 1, 0]);

/** Input [T, N, C], weight [K, C, O], bias [O]; the result is [T + 2 pad - K + 1, N, O]. */
export function conv_tbc_explicit(self: Tensor, weight: Tensor, bias: Tensor, pad: number): Tensor {
  checkShapes(self, weight, bias, pad);
  return rowMajor(toTime(convolution(toChannels(self), turned(weight), bias, [1], [pad], [1], false, [0], 1)));
}

/**
 * `self` is the gradient of the result [T', N, O]. Tap k of the kernel meets the input from k - pad on: the products are those of rows of
 * channels as they lie in time and batch.
 */
export function conv_tbc_backward_composite(
  self: Tensor,
  input: Tensor,
  weight: Tensor,
  bias: Tensor,
  pad: number,
): readonly [Tensor, Tensor, Tensor] {
  const [length, batch, outputs] = self.shape as [number, number, number];
  const [time, , channels] = input.shape as [number, number, number];
  const gradInput = zerosOf(input);
  const gradWeight = zerosOf(weight);
  const rows = (tensor: Tensor, start: number, count: number, width: number): Tensor =>
    reshape(narrow(tensor, 0, start, count), [count * batch, width]);
  for (let k = 0; k < weight.shape[0]!; k++) {
    const from = Math.max(0, pad - k);
    const to = Math.max(0, k - pad);
    const count = Math.min(time - to, length - from);
    if (count <= 0) continue;
    const grads = rows(self, from, count, outputs);
    const product = view(mm(grads, t(select_int(weight, 0, k))), [count, batch, channels]);
    add__Tensor(narrow(gradInput, 0, to, count), product, 1);
    add__Tensor(select_int(gradWeight, 0, k), mm(t(rows(input, to, count, channels)), grads), 1);
  }
  return [gradInput, gradWeight, copy_(zerosOf(bias), sumOver(self, [0, 1]), false)];
}
