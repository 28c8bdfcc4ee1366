// Shapes and checks of segment reductions and embedding bags.

import { FLOAT32, INT32, INT64, isFloatingCode } from "../../core/dtype.js";
import { ArgumentError, DTypeError, IndexError, ShapeError } from "../../core/errors.js";
import { say } from "../../core/messages.js";
import type { Scalar } from "../../core/scalar.js";
import { allocateCode, type Tensor } from "../../core/tensor.js";

/** The shape of a segment reduction: the axis holds one element for each segment. */
export function segmentShape(
  data: Tensor,
  reduce: string,
  lengths: Tensor | null,
  indices: Tensor | null,
  offsets: Tensor | null,
  axis: number,
): readonly number[] {
  if (!["max", "mean", "min", "sum", "prod"].includes(reduce)) {
    throw new ArgumentError(`unsupported reduction given! ${reduce}`);
  }
  if (indices !== null) {
    throw new ArgumentError("segment_reduce(): indices based reduction is not supported yet.");
  }
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

export function segment_reduce_meta(
  data: Tensor,
  reduce: string,
  lengths: Tensor | null,
  indices: Tensor | null,
  offsets: Tensor | null,
  axis: number,
  _unsafe: boolean,
  _initial: Scalar | null,
): Tensor {
  return allocateCode(segmentShape(data, reduce, lengths, indices, offsets, axis), data.dtypeCode, "meta");
}

export function _segment_reduce_backward_meta(
  grad: Tensor,
  _output: Tensor,
  data: Tensor,
  _reduce: string,
  _lengths: Tensor | null,
  _offsets: Tensor | null,
  _axis: number,
  _initial: Scalar | null,
): Tensor {
  return allocateCode(data.shape, grad.dtypeCode, "meta");
}

/** PyTorch's fast kernel for sums of float32 rows keeps no bag per index. */
export function keepsNoBags(
  weight: Tensor,
  mode: number,
  perSampleWeights: Tensor | null,
  paddingIdx: number,
): boolean {
  return (
    mode === 0 &&
    weight.dtypeCode === FLOAT32 &&
    weight.strides[1] === 1 &&
    paddingIdx < 0 &&
    (perSampleWeights === null || perSampleWeights.strides[0] === 1)
  );
}

function bagShapes(
  weight: Tensor,
  indices: Tensor,
  offsets: Tensor,
  mode: number,
  perSampleWeights: Tensor | null,
  includeLastOffset: boolean,
  paddingIdx: number,
  recordsSizes: boolean,
): readonly [Tensor, Tensor, Tensor, Tensor] {
  checkOffsets(offsets);
  const bags = includeLastOffset ? offsets.numel - 1 : offsets.numel;
  const width = weight.shape[1]!;
  const blank = (shape: readonly number[]): Tensor => allocateCode(shape, indices.dtypeCode, "meta");
  const sizes = recordsSizes || mode !== 0 ? bags : offsets.numel;
  return [
    allocateCode([bags, width], weight.dtypeCode, "meta"),
    blank([keepsNoBags(weight, mode, perSampleWeights, paddingIdx) ? 0 : indices.numel]),
    blank([sizes]),
    blank(mode === 2 ? [bags, width] : [sizes]),
  ];
}

/** @throws IndexError where the bags' offsets are a number, not a list */
export function checkOffsets(offsets: Tensor): void {
  if (offsets.shape.length === 0) {
    throw new IndexError("embedding_bag: offsets: dimension specified as 0 but tensor has no dimensions");
  }
}

export function _embedding_bag_meta(
  weight: Tensor,
  indices: Tensor,
  offsets: Tensor,
  _scaleGradByFreq: boolean,
  mode: number,
  _sparse: boolean,
  perSampleWeights: Tensor | null,
  includeLastOffset: boolean,
  paddingIdx: number,
): readonly [Tensor, Tensor, Tensor, Tensor] {
  return bagShapes(weight, indices, offsets, mode, perSampleWeights, includeLastOffset, paddingIdx, true);
}

export function _embedding_bag_forward_only_meta(
  weight: Tensor,
  indices: Tensor,
  offsets: Tensor,
  _scaleGradByFreq: boolean,
  mode: number,
  _sparse: boolean,
  perSampleWeights: Tensor | null,
  includeLastOffset: boolean,
  paddingIdx: number,
): readonly [Tensor, Tensor, Tensor, Tensor] {
  return bagShapes(weight, indices, offsets, mode, perSampleWeights, includeLastOffset, paddingIdx, false);
}

export function _embedding_bag_dense_backward_meta(
  grad: Tensor,
  _indices: Tensor,
  _offset2bag: Tensor,
  _bagSize: Tensor,
  _maximumIndices: Tensor,
  numWeights: number,
  _scaleGradByFreq: boolean,
  _mode: number,
  _perSampleWeights: Tensor | null,
  _paddingIdx: number,
): Tensor {
  return allocateCode([numWeights, grad.shape[1]!], grad.dtypeCode, "meta");
}

export function _embedding_bag_per_sample_weights_backward_meta(
  grad: Tensor,
  _weight: Tensor,
  indices: Tensor,
  _offsets: Tensor,
  _offset2bag: Tensor,
  _mode: number,
  _paddingIdx: number,
): Tensor {
  return allocateCode([indices.numel], grad.dtypeCode, "meta");
}

/** @throws ShapeError, DTypeError unless self is a table of floating-point numbers and the indices are int64 or int32 */
export function checkEmbeddingRenorm(self: Tensor, indices: Tensor): void {
  const where = "(while checking arguments for embedding_renorm_)";
  if (self.ndim !== 2) {
    throw new ShapeError(
      `Expected 2-dimensional tensor, but got ${self.ndim}-dimensional tensor for argument #1 'self' ${where}`,
    );
  }
  if (indices.dtypeCode !== INT64 && indices.dtypeCode !== INT32) {
    throw new DTypeError(say("argumentOfDType", "indices", "int64 or int32", indices));
  }
  if (indices.numel > 0 && !isFloatingCode(self.dtypeCode)) {
    throw new DTypeError(`norm(): input dtype should be either floating point or complex. Got ${self.dtype} instead.`);
  }
}

export function embedding_renorm__meta(self: Tensor, indices: Tensor, _maxNorm: number, _normType: number): Tensor {
  checkEmbeddingRenorm(self, indices);
  return self;
}
