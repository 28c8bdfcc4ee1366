// Meta kernels of segment reductions and embedding bags.

import type { Scalar } from "../../core/scalar.js";
import { normalizeDim } from "../../core/shape.js";
import { allocateCode, type Tensor } from "../../core/tensor.js";
import { requireIndices, requireSameDType } from "../checks/dtypes.js";
import {
  checkBagGradient,
  checkEmbeddingRenorm,
  checkOffsets,
  checkSegmentGradient,
  keepsNoBags,
  segmentShape,
} from "../shapes/segments.js";

export function segment_reduce_meta(
  data: Tensor,
  _reduce: string,
  lengths: Tensor | null,
  indices: Tensor | null,
  offsets: Tensor | null,
  axis: number,
  _unsafe: boolean,
  _initial: Scalar | null,
): Tensor {
  const dim = normalizeDim(axis, data.ndim);
  return allocateCode(segmentShape(data, lengths, indices, offsets, dim), data.dtypeCode, "meta");
}

export function _segment_reduce_backward_meta(
  grad: Tensor,
  output: Tensor,
  data: Tensor,
  _reduce: string,
  lengths: Tensor | null,
  offsets: Tensor | null,
  _axis: number,
  _initial: Scalar | null,
): Tensor {
  checkSegmentGradient(grad, output, data, lengths, offsets);
  return allocateCode(data.shape, grad.dtypeCode, "meta");
}

export function bagShapes(
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

export function _embedding_bag_dense_backward_meta(
  grad: Tensor,
  indices: Tensor,
  offset2bag: Tensor,
  bagSize: Tensor,
  maximumIndices: Tensor,
  numWeights: number,
  _scaleGradByFreq: boolean,
  mode: number,
  perSampleWeights: Tensor | null,
  _paddingIdx: number,
): Tensor {
  checkBagGradient(grad, indices, offset2bag, bagSize, maximumIndices, mode, perSampleWeights);
  return allocateCode([numWeights, grad.shape[1]!], grad.dtypeCode, "meta");
}

export function _embedding_bag_per_sample_weights_backward_meta(
  grad: Tensor,
  weight: Tensor,
  indices: Tensor,
  offsets: Tensor,
  offset2bag: Tensor,
  _mode: number,
  _paddingIdx: number,
): Tensor {
  requireSameDType(grad, weight);
  requireIndices("indices", indices);
  requireIndices("offsets", offsets);
  requireIndices("offset2bag", offset2bag);
  return allocateCode([indices.numel], grad.dtypeCode, "meta");
}

export function embedding_renorm__meta(self: Tensor, indices: Tensor, _maxNorm: number, _normType: number): Tensor {
  checkEmbeddingRenorm(self, indices);
  return self;
}
