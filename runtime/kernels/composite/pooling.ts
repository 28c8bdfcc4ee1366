// Public forms of pooling: one dimension by way of two, maxima without their indices.

import {
  _adaptive_avg_pool2d,
  _adaptive_avg_pool3d,
  adaptive_avg_pool2d,
  adaptive_max_pool2d,
  avg_pool2d,
  copy_,
  max_pool2d_with_indices,
  squeeze_dim,
  unsqueeze,
} from "../../../generated/operators.js";
import { ArgumentError, DTypeError, ShapeError } from "../../core/errors.js";
import { channelsLastStrides, formatShape, isChannelsLast, sameShape } from "../../core/shape.js";
import type { Tensor } from "../../core/tensor.js";
import { resizeTensor } from "../shapes/outputs.js";
import { meanOver } from "./arithmetic.js";

type Sizes = readonly number[];

/** One-dimensional input as an image of height 1. @throws ShapeError unless 2- or 3-dimensional */
function asImage(name: string, self: Tensor): Tensor {
  if (self.ndim !== 2 && self.ndim !== 3) {
    throw new ShapeError(
      `Expected 2 to 3 dimensions, but got ${self.ndim}-dimensional tensor for argument #1 'self' (while checking arguments for ${name})`,
    );
  }
  return unsqueeze(self, -2);
}

function onlyEntry(name: string, argument: string, list: Sizes): number {
  if (list.length !== 1) {
    throw new ArgumentError(`${name}() argument '${argument}' should contain one int (got ${list.length})`);
  }
  return list[0]!;
}

export function max_pool1d_with_indices_composite(
  self: Tensor,
  kernelSize: Sizes,
  stride: Sizes,
  padding: Sizes,
  dilation: Sizes,
  ceilMode: boolean,
): readonly [Tensor, Tensor] {
  const image = asImage("max_pool1d", self);
  const kernel = onlyEntry("max_pool1d", "kernel_size", kernelSize);
  const step = stride.length === 0 ? kernel : onlyEntry("max_pool1d", "stride", stride);
  const pad = onlyEntry("max_pool1d", "padding", padding);
  const [out, indices] = max_pool2d_with_indices(
    image,
    [1, kernel],
    [1, step],
    [0, pad],
    [1, onlyEntry("max_pool1d", "dilation", dilation)],
    ceilMode,
  );
  return [squeeze_dim(out, -2), squeeze_dim(indices, -2)];
}

export function avg_pool1d_composite(
  self: Tensor,
  kernelSize: Sizes,
  stride: Sizes,
  padding: Sizes,
  ceilMode: boolean,
  countIncludePad: boolean,
): Tensor {
  const image = asImage("avg_pool1d", self);
  const kernel = onlyEntry("avg_pool1d", "kernel_size", kernelSize);
  const step = stride.length === 0 ? kernel : onlyEntry("avg_pool1d", "stride", stride);
  const pad = onlyEntry("avg_pool1d", "padding", padding);
  return squeeze_dim(avg_pool2d(image, [1, kernel], [1, step], [0, pad], ceilMode, countIncludePad, null), -2);
}

export function adaptive_avg_pool1d_composite(self: Tensor, outputSize: Sizes): Tensor {
  const size = onlyEntry("adaptive_avg_pool1d", "output_size", outputSize);
  return squeeze_dim(adaptive_avg_pool2d(asImage("adaptive_avg_pool1d", self), [1, size]), -2);
}

export function adaptive_max_pool1d_composite(self: Tensor, outputSize: Sizes): readonly [Tensor, Tensor] {
  const size = onlyEntry("adaptive_max_pool1d", "output_size", outputSize);
  const [out, indices] = adaptive_max_pool2d(asImage("adaptive_max_pool1d", self), [1, size]);
  return [squeeze_dim(out, -2), squeeze_dim(indices, -2)];
}

/** An output size of 1 is the mean of each plane. */
export function adaptive_avg_pool2d_composite(self: Tensor, outputSize: Sizes): Tensor {
  if (outputSize.length !== 2) throw new ArgumentError("adaptive_avg_pool2d: output_size must be 2");
  const [h, w] = outputSize as [number, number];
  if (h < 0 || w < 0) {
    throw new ArgumentError(
      `adaptive_avg_pool2d: elements of output_size must be greater than or equal to 0 but received {${h}, ${w}}`,
    );
  }
  return h === 1 && w === 1 ? meanOver(self, [-1, -2], true) : _adaptive_avg_pool2d(self, outputSize);
}

/**
 * The output takes the memory format of the input, channels last or row-major, even if it has the result's shape. An
 * output for a single image then keeps its strides.
 * @throws DTypeError for an output of another dtype
 */
export function adaptive_avg_pool2d_out_explicit(self: Tensor, outputSize: Sizes, out: Tensor): Tensor {
  if (out.dtypeCode !== self.dtypeCode) {
    throw new DTypeError(`expected dtype ${self.dtype} for \`output\` but got dtype ${out.dtype}`);
  }
  if (self.ndim !== 3 && self.ndim !== 4) {
    throw new ShapeError(`adaptive_avg_pool2d(): Expected 3D or 4D tensor, but got ${formatShape(self.shape)}`);
  }
  const result = adaptive_avg_pool2d(self, outputSize);
  const lastChannels = !self.isContiguous && isChannelsLast(self.shape, self.strides);
  if (self.ndim === 4 || !sameShape(out.shape, result.shape)) {
    resizeTensor(out, result.shape, lastChannels ? channelsLastStrides(result.shape) : undefined);
  }
  return copy_(out, result, false);
}

export function adaptive_avg_pool3d_composite(self: Tensor, outputSize: Sizes): Tensor {
  if (outputSize.length !== 3) throw new ArgumentError("adaptive_avg_pool3d: output_size must be 3");
  if (outputSize.some((size) => size < 0)) {
    throw new ArgumentError(
      `adaptive_avg_pool3d: elements of output_size must be greater than or equal to 0 but received {${outputSize.join(", ")}}`,
    );
  }
  return outputSize.every((size) => size === 1)
    ? meanOver(self, [-1, -2, -3], true)
    : _adaptive_avg_pool3d(self, outputSize);
}
