// Shapes and checks of segment reductions and embedding bags.

import { isDifferentiableCode } from "../../core/dtype.js";
import { ArgumentError, DTypeError, IndexError, ShapeError } from "../../core/errors.js";
import type { Tensor } from "../../core/tensor.js";
import { requireFloating, requireIndices, requireSameDType } from "../checks/dtypes.js";

/** The shape of a segment reduction: `axis` has one element per segment. */
export function segmentShape(
  data: Tensor,
  lengths: Tensor | null,
  indices: Tensor | null,
  offsets: Tensor | null,
  axis: number,
): readonly number[] {
  if (indices !== null) {
    throw new ArgumentError("segment_reduce(): indices based reduction is not supported yet.");
  }
  if (data.numel === 0) throw new ShapeError("segment_reduce(): Expected data.numel() > 0, but data has no elements");
  const bounds = offsets ?? lengths;
  if (bounds === null) throw new ArgumentError("segment_reduce(): Either lengths or offsets must be defined.");
  if (axis !== bounds.shape.length - 1) {
    throw new ArgumentError(
      `segment_reduce(): Expected axis to be the last dimension of ${offsets === null ? "lengths" : "offsets"} but got ${axis}.`,
    );
  }
  const shape = data.shape.slice();
  shape[axis] = offsets === null ? bounds.shape[axis]! : bounds.shape[axis]! - 1;
  return shape;
}

/** @throws DTypeError unless gradient and result have the dtype of the data, and the bounds are indices */
export function checkSegmentGradient(
  grad: Tensor,
  output: Tensor,
  data: Tensor,
  lengths: Tensor | null,
  offsets: Tensor | null,
): void {
  requireSameDType(data, grad, output);
  if (lengths !== null) requireIndices("lengths", lengths);
  if (offsets !== null) requireIndices("offsets", offsets);
}

/** @throws DTypeError unless the gradient is floating point, factors have its dtype, and lists that are read hold indices */
export function checkBagGradient(
  grad: Tensor,
  indices: Tensor,
  offset2bag: Tensor,
  bagSize: Tensor,
  maximumIndices: Tensor,
  mode: number,
  perSampleWeights: Tensor | null,
): void {
  requireFloating("embedding_bag", grad);
  const isMax = mode === 2;
  requireIndices("bag_size", bagSize);
  if (isMax) {
    requireIndices("maximum_indices", maximumIndices);
    return;
  }
  requireIndices("indices", indices);
  requireIndices("offset2bag", offset2bag);
  requireSameDType(grad, perSampleWeights);
}

/** PyTorch's fast kernel for sums of float32 and float16 rows does not record the bag of each index. */
export function keepsNoBags(
  weight: Tensor,
  mode: number,
  perSampleWeights: Tensor | null,
  paddingIdx: number,
): boolean {
  return (
    mode === 0 &&
    (weight.dtype === "float32" || weight.dtype === "float16") &&
    weight.strides[1] === 1 &&
    paddingIdx < 0 &&
    (perSampleWeights === null || perSampleWeights.strides[0] === 1)
  );
}

/** @throws IndexError if the offsets are 0-dim */
export function checkOffsets(offsets: Tensor): void {
  if (offsets.shape.length === 0) {
    throw new IndexError("embedding_bag: offsets: dimension specified as 0 but tensor has no dimensions");
  }
}

/** @throws ShapeError, DTypeError unless self is a floating-point matrix and the indices are int64 or int32 */
export function checkEmbeddingRenorm(self: Tensor, indices: Tensor): void {
  const where = "(while checking arguments for embedding_renorm_)";
  if (self.ndim !== 2) {
    throw new ShapeError(
      `Expected 2-dimensional tensor, but got ${self.ndim}-dimensional tensor for argument #1 'self' ${where}`,
    );
  }
  requireIndices("indices", indices);
  if (indices.numel > 0 && !isDifferentiableCode(self.dtypeCode)) {
    throw new DTypeError(`norm(): input dtype should be either floating point or complex. Got ${self.dtype} instead.`);
  }
}
