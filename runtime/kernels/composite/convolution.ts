// Public forms of convolution: they add a missing batch dimension, resolve padding given by name, and call
// `convolution`, which has kernels.

import {
  _convolution_mode,
  constant_pad_nd,
  convolution,
  convolution_backward,
  expand,
  reshape,
  squeeze_dim,
  unsqueeze,
} from "../../../generated/operators.js";
import { ArgumentError, DTypeError, ShapeError } from "../../core/errors.js";
import { formatShape } from "../../core/shape.js";
import type { Tensor } from "../../core/tensor.js";
import { noTensor } from "../shapes/absent.js";
import { sumDefined } from "./arithmetic.js";

type Sizes = readonly number[];

/** Calls `run` with a batch dimension; adds one if the input has none, and removes it from the result. */
function batched(input: Tensor, spatial: number, name: string, run: (input: Tensor) => Tensor): Tensor {
  if (input.ndim === spatial + 2) return run(input);
  if (input.ndim !== spatial + 1) {
    throw new ShapeError(
      `Expected ${spatial + 1}D (unbatched) or ${spatial + 2}D (batched) input to ${name}, but got input of size: ${formatShape(input.shape)}`,
    );
  }
  return squeeze_dim(run(unsqueeze(input, 0)), 0);
}

function plain(
  spatial: number,
  name: string,
): (i: Tensor, w: Tensor, b: Tensor | null, s: Sizes, p: Sizes, d: Sizes, g: number) => Tensor {
  const none = new Array<number>(spatial).fill(0);
  return (input, weight, bias, stride, padding, dilation, groups) => {
    if (bias !== null && bias.dtypeCode !== input.dtypeCode) {
      throw new DTypeError(`Input type (${input.dtype}) and bias type (${bias.dtype}) should be the same`);
    }
    return batched(input, spatial, name, (x) =>
      convolution(x, weight, bias, stride, padding, dilation, false, none, groups),
    );
  };
}

const conv1 = plain(1, "conv1d");
const conv2 = plain(2, "conv2d");
const conv3 = plain(3, "conv3d");

/** input: [N, C, L] or [C, L]; weight: [outputs, C / groups, kernel]; bias: [outputs]. */
export function conv1d_composite(
  input: Tensor,
  weight: Tensor,
  bias: Tensor | null,
  stride: Sizes,
  padding: Sizes,
  dilation: Sizes,
  groups: number,
): Tensor {
  return conv1(input, weight, bias, stride, padding, dilation, groups);
}

/** input: [N, C, H, W] or [C, H, W]; weight: [outputs, C / groups, kh, kw]; bias: [outputs]. */
export function conv2d_composite(
  input: Tensor,
  weight: Tensor,
  bias: Tensor | null,
  stride: Sizes,
  padding: Sizes,
  dilation: Sizes,
  groups: number,
): Tensor {
  return conv2(input, weight, bias, stride, padding, dilation, groups);
}

/** input: [N, C, D, H, W] or [C, D, H, W]; weight: [outputs, C / groups, kd, kh, kw]; bias: [outputs]. */
export function conv3d_composite(
  input: Tensor,
  weight: Tensor,
  bias: Tensor | null,
  stride: Sizes,
  padding: Sizes,
  dilation: Sizes,
  groups: number,
): Tensor {
  return conv3(input, weight, bias, stride, padding, dilation, groups);
}

export function conv1d_padding_composite(
  input: Tensor,
  weight: Tensor,
  bias: Tensor | null,
  stride: Sizes,
  padding: string,
  dilation: Sizes,
  groups: number,
): Tensor {
  return batched(input, 1, "conv1d", (x) => _convolution_mode(x, weight, bias, stride, padding, dilation, groups));
}

export function conv2d_padding_composite(
  input: Tensor,
  weight: Tensor,
  bias: Tensor | null,
  stride: Sizes,
  padding: string,
  dilation: Sizes,
  groups: number,
): Tensor {
  return batched(input, 2, "conv2d", (x) => _convolution_mode(x, weight, bias, stride, padding, dilation, groups));
}

export function conv3d_padding_composite(
  input: Tensor,
  weight: Tensor,
  bias: Tensor | null,
  stride: Sizes,
  padding: string,
  dilation: Sizes,
  groups: number,
): Tensor {
  return batched(input, 3, "conv3d", (x) => _convolution_mode(x, weight, bias, stride, padding, dilation, groups));
}

/** `valid`: no padding. `same`: output size equals input size; an odd amount puts the extra element at the end. */
export function _convolution_mode_composite(
  input: Tensor,
  weight: Tensor,
  bias: Tensor | null,
  stride: Sizes,
  padding: string,
  dilation: Sizes,
  groups: number,
): Tensor {
  const spatial = weight.ndim - 2;
  const none = new Array<number>(Math.max(spatial, 0)).fill(0);
  if (padding === "valid") return convolution(input, weight, bias, stride, none, dilation, false, none, groups);
  if (spatial < 1) throw new ShapeError("weight should have at least three dimensions");
  if (weight.ndim !== input.ndim) {
    throw new ShapeError(
      `Expected ${weight.ndim}-dimensional input for ${weight.ndim}-dimensional weight${formatShape(weight.shape)}, but got ${input.ndim}-dimensional input of size ${formatShape(input.shape)} instead`,
    );
  }
  if (stride.some((s) => s !== 1)) {
    throw new ArgumentError("padding='same' is not supported for strided convolutions");
  }
  const totals = none.map((_, d) => dilation[dilation.length === 1 ? 0 : d]! * (weight.shape[d + 2]! - 1));
  const left = totals.map((total) => Math.floor(total / 2));
  if (totals.every((total) => total % 2 === 0)) {
    return convolution(input, weight, bias, stride, left, dilation, false, none, groups);
  }
  const extra = totals.flatMap((total) => [total % 2, 0]).reverse();
  const padded = constant_pad_nd(input, extra, 0);
  return convolution(padded, weight, bias, stride, left, dilation, false, none, groups);
}

export function conv_transpose1d_composite(
  input: Tensor,
  weight: Tensor,
  bias: Tensor | null,
  stride: Sizes,
  padding: Sizes,
  outputPadding: Sizes,
  groups: number,
  dilation: Sizes,
): Tensor {
  return batched(input, 1, "conv_transpose1d", (x) =>
    convolution(x, weight, bias, stride, padding, dilation, true, outputPadding, groups),
  );
}

export function conv_transpose2d_input_composite(
  input: Tensor,
  weight: Tensor,
  bias: Tensor | null,
  stride: Sizes,
  padding: Sizes,
  outputPadding: Sizes,
  groups: number,
  dilation: Sizes,
): Tensor {
  return batched(input, 2, "conv_transpose2d", (x) =>
    convolution(x, weight, bias, stride, padding, dilation, true, outputPadding, groups),
  );
}

export function conv_transpose3d_input_composite(
  input: Tensor,
  weight: Tensor,
  bias: Tensor | null,
  stride: Sizes,
  padding: Sizes,
  outputPadding: Sizes,
  groups: number,
  dilation: Sizes,
): Tensor {
  return batched(input, 3, "conv_transpose3d", (x) =>
    convolution(x, weight, bias, stride, padding, dilation, true, outputPadding, groups),
  );
}

/**
 * Second derivatives. Convolution is linear in input and in weight, so ggO = conv(ggI, weight) + conv(input, ggW) + ggb;
 * the gradients of weight and input are convolution gradients with ggI and ggW as operands.
 */
export function _convolution_double_backward_composite(
  ggI: Tensor | null,
  ggW: Tensor | null,
  ggb: Tensor | null,
  gO: Tensor,
  weight: Tensor,
  self: Tensor,
  stride: Sizes,
  padding: Sizes,
  dilation: Sizes,
  transposed: boolean,
  outputPadding: Sizes,
  groups: number,
  outputMask: readonly boolean[],
): readonly [Tensor, Tensor, Tensor] {
  const run = (x: Tensor, w: Tensor): Tensor =>
    convolution(x, w, null, stride, padding, dilation, transposed, outputPadding, groups);
  const gradients = (x: Tensor, w: Tensor, mask: readonly boolean[]): readonly Tensor[] =>
    convolution_backward(gO, x, w, null, stride, padding, dilation, transposed, outputPadding, groups, mask);
  let ggO: Tensor | null = null;
  if (outputMask[0]) {
    if (ggI !== null) ggO = run(ggI, weight);
    if (ggW !== null) ggO = sumDefined(ggO, run(self, ggW));
    if (ggb !== null) {
      const lined = reshape(ggb, [1, ggb.numel, ...new Array<number>(gO.ndim - 2).fill(1)]);
      ggO = sumDefined(ggO, expand(lined, gO.shape, false));
    }
  }
  const gI = outputMask[1] && ggW !== null ? gradients(self, ggW, [true, false, false])[0]! : noTensor;
  const gW = outputMask[2] && ggI !== null ? gradients(ggI, weight, [false, true, false])[1]! : noTensor;
  return [ggO ?? noTensor, gI, gW];
}
