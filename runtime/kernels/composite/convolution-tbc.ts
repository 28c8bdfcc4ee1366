// Convolution along time of input [time, batch, channels] and its gradients, one product per tap; padding is never multiplied.

import {
  add__Tensor,
  contiguous,
  copy_,
  expand,
  mm,
  narrow,
  reshape,
  select_int,
  t,
  to_dtype,
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

/** Input [T, N, C], weight [K, C, O], bias [O]; the result is [T + 2 pad - K + 1, N, O]. */
export function conv_tbc_explicit(self: Tensor, weight: Tensor, bias: Tensor, pad: number): Tensor {
  checkShapes(self, weight, bias, pad);
  const [time, batch] = self.shape as [number, number, number];
  const [width, , outputs] = weight.shape as [number, number, number];
  const length = time + 2 * pad - width + 1;
  // The result starts as the bias, converted to the input's dtype.
  const initial = bias.dtypeCode === self.dtypeCode ? bias : to_dtype(bias, self.dtype, false, false, null);
  const result = contiguous(expand(initial, [length, batch, outputs], false), "contiguous_format");
  for (const { k, from, to, count } of taps(width, time, length, pad)) {
    const product = mm(rows(self, to, count), select_int(weight, 0, k));
    add__Tensor(narrow(result, 0, from, count), view(product, [count, batch, outputs]), 1);
  }
  return result;
}

interface Tap {
  readonly k: number;
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/**
 * The taps that reach the input. Each adds to `count` steps of the result from step `from` on, computed from the input
 * from step `to` on; padding is excluded.
 */
function taps(width: number, time: number, length: number, pad: number): Tap[] {
  return Array.from({ length: width }, (_, k): Tap => {
    const [from, to] = [Math.max(0, pad - k), Math.max(0, k - pad)];
    return { k, from, to, count: Math.min(time - to, length - from) };
  }).filter(({ count }) => count > 0);
}

/** Steps `start` to `start + count`, with time and batch flattened. */
function rows(tensor: Tensor, start: number, count: number): Tensor {
  const [, batch, channels] = tensor.shape as [number, number, number];
  return reshape(narrow(tensor, 0, start, count), [count * batch, channels]);
}

/**
 * `self` is the gradient of the result [T', N, O]. Tap k reads the input from step k - pad on; each product takes rows
 * of channels in memory order (time, then batch).
 */
export function conv_tbc_backward_composite(
  self: Tensor,
  input: Tensor,
  weight: Tensor,
  bias: Tensor,
  pad: number,
): readonly [Tensor, Tensor, Tensor] {
  const [length, batch] = self.shape as [number, number, number];
  const [time, , channels] = input.shape as [number, number, number];
  const gradInput = zerosOf(input);
  const gradWeight = zerosOf(weight);
  for (const { k, from, to, count } of taps(weight.shape[0]!, time, length, pad)) {
    const grads = rows(self, from, count);
    const product = view(mm(grads, t(select_int(weight, 0, k))), [count, batch, channels]);
    add__Tensor(narrow(gradInput, 0, to, count), product, 1);
    add__Tensor(select_int(gradWeight, 0, k), mm(t(rows(input, to, count)), grads), 1);
  }
  return [gradInput, gradWeight, copy_(zerosOf(bias), sumOver(self, [0, 1]), false)];
}
