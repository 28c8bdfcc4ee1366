// Tensors without memory in place of tensors with it: what fake tensors and graphs traced on meta compute with.

import { conjugateHi, negativeHi } from "../dispatch/keys.js";
import { allocateCode, makeTensor, type Tensor } from "./tensor.js";

/** The keys of a tensor's lazy bits, in the high word. */
export const lazyKeysHi = ({ keysHi }: Tensor): number => keysHi & (conjugateHi | negativeHi);

/** An uninitialised meta tensor of the same dtype, sizes, strides, offset and lazy bits: a kernel may pass any of these on. */
export function metaTensorOf(tensor: Tensor): Tensor {
  const meta = plainMetaOf(tensor);
  meta.keysHi |= lazyKeysHi(tensor);
  return meta;
}

function plainMetaOf({ shape, strides, offset, dtype, dtypeCode }: Tensor): Tensor {
  if (offset === 0) return allocateCode(shape, dtypeCode, "meta", strides);
  // The storage includes the memory before the first element.
  const { storage } = allocateCode([offset + spanOf(shape, strides)], dtypeCode, "meta");
  return makeTensor(storage, shape, strides, offset, dtype);
}

const spanOf = (shape: readonly number[], strides: readonly number[]): number =>
  shape.includes(0) ? 0 : shape.reduce((span, size, d) => span + (size - 1) * strides[d]!, 1);
