// The bag of each index of an embedding bag, from the bags' offsets.

import { INT64 } from "../../core/dtype.js";
import { allocateCode, type Tensor } from "../../core/tensor.js";
import { bitsOf, integersOf } from "./elements.js";

export function integerTensor(shape: readonly number[], code: number, values: ArrayLike<number>): Tensor {
  const result = allocateCode(shape, code);
  const data = bitsOf(result);
  const unit = code === INT64 ? 2 : 1;
  for (let i = 0; i < values.length; i++) data[i * unit] = values[i]!;
  return result;
}
/** The bag of each index. */
export function bagsOf(starts: ArrayLike<number>, bags: number, count: number): Int32Array {
  const result = new Int32Array(count);
  for (let b = 0; b < bags; b++) {
    const end = b + 1 < bags ? starts[b + 1]! : count;
    for (let i = starts[b]!; i < end; i++) result[i] = b;
  }
  return result;
}

/** The bag of each index as a tensor, if the forward pass did not save it. */
export function offsetToBag(indices: Tensor, offsets: Tensor): Tensor {
  const starts = integersOf(offsets);
  return integerTensor([indices.numel], indices.dtypeCode, bagsOf(starts, starts.length, indices.numel));
}
