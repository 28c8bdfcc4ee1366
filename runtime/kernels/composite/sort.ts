// Sorting, order statistics and histograms, composed of other operators.

import {
  _histogramdd_bin_edges,
  _histogramdd_from_bin_cts,
  _histogramdd_from_bin_tensors,
  scatter_add,
  scatter_add_,
  zeros,
} from "../../../generated/operators.js";
import { BOOL, INT64, isFloatingCode } from "../../core/dtype.js";
import { isMapped } from "../../core/elements.js";
import { DTypeError } from "../../core/errors.js";
import { resultCode } from "../../core/promotion.js";
import { isComplexScalar, type Scalar, toNumber } from "../../core/scalar.js";
import { allocateCode, type Tensor } from "../../core/tensor.js";
import { fillStretch, storedScalar } from "../memory/elements.js";

/** The gradient goes to the elements that the running extremes were taken from. */
export function cummaxmin_backward_composite(grad: Tensor, input: Tensor, indices: Tensor, dim: number): Tensor {
  if (input.numel === 0) return input;
  const none = zeros(input.shape, input.dtype, null, input.device, null);
  return isMapped(indices) || isMapped(grad)
    ? scatter_add(none, dim, indices, grad)
    : scatter_add_(none, dim, indices, grad);
}

/** Histogram of points, one row each, in a grid of bins; also returns the bins' edges. */
export function histogramdd_composite(
  self: Tensor,
  bins: readonly number[],
  range: readonly number[] | null,
  weight: Tensor | null,
  density: boolean,
): readonly [Tensor, Tensor[]] {
  const edges = _histogramdd_bin_edges(self, bins, range, weight, density);
  return [_histogramdd_from_bin_cts(self, bins, range, weight, density), edges];
}

export function histogramdd_int_bins_composite(
  self: Tensor,
  bins: number,
  range: readonly number[] | null,
  weight: Tensor | null,
  density: boolean,
): readonly [Tensor, Tensor[]] {
  const counts = new Array<number>(self.shape[self.shape.length - 1] ?? 0).fill(bins);
  return histogramdd_composite(self, counts, range, weight, density);
}

export function histogramdd_TensorList_bins_composite(
  self: Tensor,
  bins: readonly Tensor[],
  _range: readonly number[] | null,
  weight: Tensor | null,
  density: boolean,
): readonly [Tensor, Tensor[]] {
  return [_histogramdd_from_bin_tensors(self, bins, weight, density), [...bins]];
}
/** A scalar as a tensor to search for, in the boundaries' dtype: beyond its range floats are infinite and integers wrap around. */
export function searchValue(value: Scalar, boundaries: Tensor): Tensor {
  if (isComplexScalar(value)) throw new DTypeError("a complex number has no place among boundaries");
  const floats = isFloatingCode(boundaries.dtypeCode) || !Number.isInteger(toNumber(value));
  const own = boundaries.dtypeCode === BOOL ? INT64 : boundaries.dtypeCode;
  const code = floats && !isFloatingCode(boundaries.dtypeCode) ? resultCode([boundaries, value]) : own;
  const result = allocateCode([], code, boundaries.device);
  if (boundaries.device === "cpu")
    fillStretch(result, 0, 1, code === INT64 ? storedScalar(value, code) : toNumber(value));
  return result;
}
