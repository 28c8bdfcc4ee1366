// Meta kernels of pooling.

import { allocateCode, type Tensor } from "../../core/tensor.js";
import { requireDTypeOf } from "../checks/dtypes.js";
import {
  adaptivePooling,
  checkDivisor,
  INT64,
  type Pooling,
  poolingOf,
  poolingStrides,
  type Sizes,
  unpooled3dShape,
  unpooledShape,
} from "../shapes/pooling.js";

export function empties(self: Tensor, { shape, spatial }: Pooling): readonly [Tensor, Tensor] {
  const strides = poolingStrides(self, shape, spatial);
  return [allocateCode(shape, self.dtypeCode, self.device, strides), allocateCode(shape, INT64, self.device, strides)];
}

/** Gradients of an image have its shape and layout. */
export function pool_backward_meta(gradOutput: Tensor, self: Tensor, ..._geometry: readonly unknown[]): Tensor {
  requireDTypeOf(self, "grad_output", gradOutput);
  return allocateCode(self.shape, self.dtypeCode, self.device, poolingStrides(self, self.shape, 2));
}

export function pool3d_backward_meta(gradOutput: Tensor, self: Tensor, ..._geometry: readonly unknown[]): Tensor {
  requireDTypeOf(self, "grad_output", gradOutput);
  return allocateCode(self.shape, self.dtypeCode, self.device);
}

export function avg_pool2d_meta(
  self: Tensor,
  kernelSize: Sizes,
  stride: Sizes,
  padding: Sizes,
  ceilMode: boolean,
  _countIncludePad: boolean,
  divisorOverride: number | null,
): Tensor {
  checkDivisor(divisorOverride);
  return empties(self, poolingOf("avg_pool2d", 2, self, kernelSize, stride, padding, [1], ceilMode))[0];
}

export function avg_pool3d_meta(
  self: Tensor,
  kernelSize: Sizes,
  stride: Sizes,
  padding: Sizes,
  ceilMode: boolean,
  _countIncludePad: boolean,
  divisorOverride: number | null,
): Tensor {
  checkDivisor(divisorOverride);
  return empties(self, poolingOf("avg_pool3d()", 3, self, kernelSize, stride, padding, [1], ceilMode))[0];
}

export function _adaptive_avg_pool2d_meta(self: Tensor, outputSize: Sizes): Tensor {
  return empties(self, adaptivePooling("adaptive_avg_pool2d()", 2, self, outputSize, "with or without planes"))[0];
}

export function _adaptive_avg_pool3d_meta(self: Tensor, outputSize: Sizes): Tensor {
  // Row-major, even for channels-last input.
  const { shape } = adaptivePooling("adaptive_avg_pool3d()", 3, self, outputSize);
  return allocateCode(shape, self.dtypeCode, self.device);
}

export function max_unpool2d_meta(self: Tensor, indices: Tensor, outputSize: Sizes): Tensor {
  const shape = unpooledShape(2, self, indices, outputSize);
  return allocateCode(shape, self.dtypeCode, self.device, poolingStrides(self, shape, 2));
}

export function max_unpool3d_meta(
  self: Tensor,
  indices: Tensor,
  outputSize: Sizes,
  stride: Sizes,
  padding: Sizes,
): Tensor {
  return allocateCode(unpooled3dShape(self, indices, outputSize, stride, padding), self.dtypeCode, self.device);
}
