// Embedding bags for every backend: the public forms, and the backward operator in terms of the dense one.

import {
  _embedding_bag,
  _embedding_bag_dense_backward,
  _embedding_bag_forward_only,
  arange,
  contiguous,
  searchsorted_Tensor,
  slice_Tensor,
} from "../../../generated/operators.js";
import { hasTangent } from "../../autograd/generated-api.js";
import { ArgumentError, UnsupportedError } from "../../core/errors.js";
import type { Tensor } from "../../core/tensor.js";
import { requireIndices } from "../checks/dtypes.js";

type Result = readonly [Tensor, Tensor, Tensor, Tensor];

export function embedding_bag_composite(
  weight: Tensor,
  indices: Tensor,
  offsets: Tensor,
  scaleGradByFreq: boolean,
  mode: number,
  sparse: boolean,
  perSampleWeights: Tensor | null,
  includeLastOffset: boolean,
): Result {
  return embedding_bag_padding_idx_composite(
    weight,
    indices,
    offsets,
    scaleGradByFreq,
    mode,
    sparse,
    perSampleWeights,
    includeLastOffset,
    null,
  );
}

/** Rows of a table, summed (mode 0), averaged (1) or maximised (2) per bag; `offsets` holds the start of each bag. */
export function embedding_bag_padding_idx_composite(
  weight: Tensor,
  indices: Tensor,
  offsets: Tensor,
  scaleGradByFreq: boolean,
  mode: number,
  sparse: boolean,
  perSampleWeights: Tensor | null,
  includeLastOffset: boolean,
  paddingIdx: number | null,
): Result {
  const rows = weight.shape[0]!;
  let padding = -1;
  if (paddingIdx !== null) {
    if (!(paddingIdx >= -rows && paddingIdx < rows)) {
      throw new ArgumentError(
        `padding_idx must be within the number of embeddings, -${rows} through ${rows - 1}, but got ${paddingIdx}`,
      );
    }
    padding = paddingIdx < 0 ? paddingIdx + rows : paddingIdx;
  }
  const run = weight.requiresGrad || hasTangent(weight) ? _embedding_bag : _embedding_bag_forward_only;
  return run(
    weight,
    contiguous(indices, "contiguous_format"),
    contiguous(offsets, "contiguous_format"),
    scaleGradByFreq,
    mode,
    sparse,
    perSampleWeights,
    includeLastOffset,
    padding,
  );
}

/** The bag of each position: how many bags but the first begin there or before. */
const bagsOfPositions = (offsets: Tensor, count: number, isInt32: boolean): Tensor =>
  searchsorted_Tensor(
    slice_Tensor(offsets, 0, 1, null, 1),
    arange(count, offsets.dtype, null, offsets.device, null),
    isInt32,
    true,
    null,
    null,
  );

export function _embedding_bag_backward_composite(
  grad: Tensor,
  indices: Tensor,
  offsets: Tensor,
  offset2bag: Tensor,
  bagSize: Tensor,
  maximumIndices: Tensor,
  numWeights: number,
  scaleGradByFreq: boolean,
  mode: number,
  sparse: boolean,
  perSampleWeights: Tensor | null,
  paddingIdx: number,
): Tensor {
  if (sparse) throw new UnsupportedError("embedding_bag: sparse gradients are not supported");
  requireIndices("indices", indices);
  requireIndices("offsets", offsets);
  const bags =
    indices.numel !== 0 && offset2bag.numel === 0
      ? bagsOfPositions(offsets, indices.numel, indices.dtype === "int32")
      : offset2bag;
  return _embedding_bag_dense_backward(
    grad,
    indices,
    bags,
    bagSize,
    maximumIndices,
    numWeights,
    scaleGradByFreq,
    mode,
    perSampleWeights,
    paddingIdx,
  );
}
