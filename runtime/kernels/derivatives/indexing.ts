// Derivatives of indexing, joining and random operators, composed of operators, so that they can be differentiated again.

import {
  _embedding_bag,
  _embedding_bag_dense_backward,
  _index_put_impl_,
  add_Tensor,
  arange_start_step,
  bitwise_and_Tensor,
  block_diag,
  cat,
  constant_pad_nd,
  digamma,
  div_Tensor,
  embedding,
  eq_Scalar,
  eq_Tensor,
  gather,
  index_add,
  index_fill_int_Scalar,
  index_reduce,
  index_select,
  masked_fill_Scalar,
  masked_select,
  mul_Scalar,
  mul_Tensor,
  new_zeros,
  ones_like,
  put_,
  reshape,
  scatter_add,
  scatter_reduce_two,
  scatter_value,
  slice_Tensor,
  squeeze_dim,
  stack,
  sub_Tensor,
  sum,
  sum_dim_IntList,
  to_dtype,
  unbind_int,
  unsqueeze,
  where_self,
  zeros,
  zeros_like,
} from "../../../generated/operators.js";
import { tangentOf, tangentOrZeros } from "../../autograd/generated-api.js";
import type { DType } from "../../core/dtype.js";
import { normalizeDim, numelOf } from "../../core/shape.js";
import type { Tensor } from "../../core/tensor.js";
import { conjugate } from "./values.js";

function zerosLike(tensor: Tensor): Tensor {
  return zeros_like(tensor, null, null, null, null, null);
}

function onesLike(tensor: Tensor): Tensor {
  return ones_like(tensor, null, null, null, null, null);
}

/** Accumulates the gradient into zeros at the selected indices. */
export function index_backward(zerosLikeSelf: Tensor, indices: readonly (Tensor | null)[], grad: Tensor): Tensor {
  return _index_put_impl_(zerosLikeSelf, indices, grad, true, true);
}

/** Gradient of the value, which filled all elements where the mask is true. */
export function masked_fill_backward(grad: Tensor, mask: Tensor): Tensor {
  return sum(masked_select(grad, mask), null);
}

/** The gradient where the mask is true, followed by zeros for unused source elements. */
export function masked_scatter_backward(grad: Tensor, mask: Tensor, sizes: readonly number[]): Tensor {
  const used = masked_select(grad, mask);
  const missing = numelOf(sizes) - used.numel;
  const padded = missing > 0 ? cat([used, new_zeros(used, [missing], null, null, null, null)], 0) : used;
  return reshape(padded, sizes);
}

export function take_backward(grad: Tensor, self: Tensor, indices: Tensor): Tensor {
  return put_(zerosLike(self), indices, grad, true);
}

/** Sums over the repetitions. */
export function repeat_backward(grad: Tensor, repeats: readonly number[], inputShape: readonly number[]): Tensor {
  if (repeats.includes(0)) return zeros(inputShape, grad.dtype, null, grad.device, null);
  const added = repeats.length - inputShape.length;
  const shape: number[] = [];
  const dims: number[] = [];
  repeats.forEach((count, d) => {
    if (d < added || count !== 1) {
      dims.push(shape.length);
      shape.push(count);
    }
    if (d >= added) shape.push(inputShape[d - added]!);
  });
  if (dims.length === 0) return grad;
  return sum_dim_IntList(reshape(grad, shape), dims, false, null);
}

export function constant_pad_nd_backward(grad: Tensor, pad: readonly number[]): Tensor {
  return constant_pad_nd(
    grad,
    pad.map((width) => -width),
    0,
  );
}

export function embedding_dense_double_backward(grad: Tensor, indices: Tensor, paddingIdx: number): Tensor {
  const rows = embedding(grad, indices, paddingIdx, false, false);
  if (paddingIdx < 0) return rows;
  const mask = eq_Scalar(indices, paddingIdx);
  return masked_fill_Scalar(rows, reshape(mask, [...indices.shape, 1]), 0);
}

/** The slice of the gradient for each tensor; none for the empty ones that `cat` skips. */
export function cat_tensors_backward(
  grad: Tensor,
  sizes: readonly (readonly number[])[],
  _dtypes: readonly DType[],
  dim: number,
): Tensor[] {
  const deciding = sizes.find((shape) => !(shape.length === 1 && shape[0] === 0));
  const d = normalizeDim(dim, deciding?.length ?? 1);
  let start = 0;
  return sizes.map((shape) => {
    if (shape.length === 1 && shape[0] === 0) return new_zeros(grad, [0], null, null, null, null);
    const length = shape[d]!;
    const piece = slice_Tensor(grad, d, start, start + length, 1);
    start += length;
    return piece;
  });
}

export function stack_tensors_backward(grad: Tensor, dim: number, _dtypes: readonly DType[]): Tensor[] {
  return unbind_int(grad, dim);
}

export function block_diag_backward(
  grad: Tensor,
  sizes: readonly (readonly number[])[],
  _dtypes: readonly DType[],
): Tensor[] {
  let row = 0;
  let column = 0;
  return sizes.map((shape) => {
    const height = shape.length === 2 ? shape[0]! : 1;
    const width = shape.length === 2 ? shape[1]! : (shape[0] ?? 1);
    const block = slice_Tensor(slice_Tensor(grad, 0, row, row + height, 1), 1, column, column + width, 1);
    row += height;
    column += width;
    if (shape.length === 2) return block;
    const vector = squeeze_dim(block, 0);
    return shape.length === 1 ? vector : squeeze_dim(vector, 0);
  });
}

/** Tangents of a list, with zeros for missing ones; null if all are missing. */
function tangentsOf(tensors: readonly Tensor[]): Tensor[] | null {
  if (tensors.every((tensor) => tangentOf(tensor) === null)) return null;
  return tensors.map((tensor) => tangentOrZeros(tensor, true)!);
}

export function cat_jvp(tensors: readonly Tensor[], dim: number): Tensor | null {
  const tangents = tangentsOf(tensors);
  return tangents === null ? null : cat(tangents, dim);
}

export function stack_jvp(tensors: readonly Tensor[], dim: number): Tensor | null {
  const tangents = tangentsOf(tensors);
  return tangents === null ? null : stack(tangents, dim);
}

export function block_diag_jvp(tensors: readonly Tensor[]): Tensor | null {
  const tangents = tangentsOf(tensors);
  return tangents === null ? null : block_diag(tangents);
}

/** The list with each number negated. */
export function negated(list: readonly number[]): readonly number[] {
  return list.map((n) => -n);
}

function isZero(tensor: Tensor): Tensor {
  return eq_Scalar(tensor, 0);
}

/** Gradients of `scatter_reduce` with respect to self and src; equal extremes share the gradient evenly. */
export function scatter_reduce_backward(
  grad: Tensor,
  self: Tensor,
  dim: number,
  index: Tensor,
  src: Tensor,
  reduce: string,
  includeSelf: boolean,
  result: Tensor,
): readonly [Tensor, Tensor] {
  let gradSelf: Tensor;
  let gradSrc: Tensor;
  switch (reduce) {
    case "sum":
      gradSelf = grad;
      gradSrc = gather(grad, dim, index, false);
      break;
    case "prod": {
      // The product of all other elements, even where this one is zero.
      const maskedSelf = masked_fill_Scalar(self, isZero(self), 1);
      const withoutSelf = scatter_reduce_two(maskedSelf, dim, index, src, "prod", includeSelf);
      gradSelf = div_Tensor(mul_Tensor(grad, conjugate(withoutSelf)), conjugate(maskedSelf));
      const srcZero = isZero(src);
      const zeroCount = gather(
        scatter_add(zerosLike(self), dim, index, to_dtype(srcZero, self.dtype, false, false, null)),
        dim,
        index,
        false,
      );
      const singleZero = bitwise_and_Tensor(srcZero, eq_Scalar(zeroCount, 1));
      const maskedSrc = masked_fill_Scalar(src, singleZero, 1);
      const withoutZero = scatter_reduce_two(self, dim, index, maskedSrc, "prod", includeSelf);
      gradSrc = where_self(
        singleZero,
        gather(mul_Tensor(grad, conjugate(withoutZero)), dim, index, false),
        div_Tensor(
          gather(mul_Tensor(grad, conjugate(result)), dim, index, false),
          conjugate(masked_fill_Scalar(src, srcZero, 1)),
        ),
      );
      break;
    }
    case "mean": {
      const start = includeSelf ? onesLike(grad) : zerosLike(grad);
      const counted = scatter_add(start, dim, index, onesLike(src));
      const counts = masked_fill_Scalar(counted, isZero(counted), 1);
      gradSelf = div_Tensor(grad, counts);
      gradSrc = div_Tensor(gather(grad, dim, index, false), gather(counts, dim, index, false));
      break;
    }
    default: {
      const value = gather(result, dim, index, false);
      const selfIsResult = eq_Tensor(self, result);
      const srcIsResult = eq_Tensor(src, value);
      const shares = scatter_add(
        to_dtype(selfIsResult, self.dtype, false, false, null),
        dim,
        index,
        to_dtype(srcIsResult, self.dtype, false, false, null),
      );
      const shared = div_Tensor(grad, shares);
      gradSelf = mul_Tensor(selfIsResult, shared);
      gradSrc = mul_Tensor(srcIsResult, gather(shared, dim, index, false));
    }
  }
  if (!includeSelf) gradSelf = scatter_value(gradSelf, dim, index, 0);
  return [gradSelf, gradSrc];
}

/** Each element contributes to one result only: its tangent is weighted by its gradient for upstream gradients of one. */
export function scatter_reduce_jvp(
  selfP: Tensor,
  selfT: Tensor,
  dim: number,
  index: Tensor,
  srcP: Tensor,
  srcT: Tensor,
  reduce: string,
  includeSelf: boolean,
  result: Tensor,
): Tensor {
  if (reduce === "sum" || reduce === "mean") {
    return scatter_reduce_two(selfT, dim, index, srcT, reduce, includeSelf);
  }
  const ones = onesLike(result);
  const [bySelf, bySrc] = scatter_reduce_backward(ones, selfP, dim, index, srcP, reduce, includeSelf, result);
  return scatter_add(mul_Tensor(conjugate(bySelf), selfT), dim, index, mul_Tensor(conjugate(bySrc), srcT));
}

/** Dropout's gradient, composed of operators that can be differentiated again. */
export function infinitely_differentiable_native_dropout_backward(grad: Tensor, mask: Tensor, scale: number): Tensor {
  return mul_Tensor(grad, mul_Scalar(to_dtype(mask, grad.dtype, false, false, null), scale));
}

export function native_dropout_double_backward(ggI: Tensor, _grad: Tensor, mask: Tensor, scale: number): Tensor {
  return mul_Scalar(mul_Tensor(to_dtype(mask, ggI.dtype, false, false, null), ggI), scale);
}

/** Gradient of the value, which filled all selected elements; a repeated index counts once. */
export function index_fill_value_backward(grad: Tensor, dim: number, index: Tensor): Tensor {
  const unfilled = index_fill_int_Scalar(grad, dim, index, 0);
  return sum(sub_Tensor(grad, unfilled, 1), null);
}

/** Gradients of `index_reduce` with respect to self and source; equal extremes share the gradient evenly. */
export function index_reduce_backward(
  grad: Tensor,
  self: Tensor,
  dim: number,
  index: Tensor,
  source: Tensor,
  reduce: string,
  includeSelf: boolean,
  result: Tensor,
): readonly [Tensor, Tensor] {
  let gradSelf: Tensor;
  let gradSource: Tensor;
  if (reduce === "prod") {
    const maskedSelf = masked_fill_Scalar(self, isZero(self), 1);
    const withoutSelf = index_reduce(maskedSelf, dim, index, source, "prod", includeSelf);
    gradSelf = div_Tensor(mul_Tensor(grad, conjugate(withoutSelf)), conjugate(maskedSelf));
    const zero = isZero(source);
    const zeroCount = index_select(
      index_add(zerosLike(self), dim, index, to_dtype(zero, self.dtype, false, false, null), 1),
      dim,
      index,
    );
    const singleZero = bitwise_and_Tensor(zero, eq_Scalar(zeroCount, 1));
    const maskedSource = masked_fill_Scalar(source, singleZero, 1);
    const withoutZero = index_reduce(self, dim, index, maskedSource, "prod", includeSelf);
    gradSource = where_self(
      singleZero,
      index_select(mul_Tensor(grad, conjugate(withoutZero)), dim, index),
      div_Tensor(
        index_select(mul_Tensor(grad, conjugate(result)), dim, index),
        conjugate(masked_fill_Scalar(source, zero, 1)),
      ),
    );
  } else if (reduce === "mean") {
    const start = includeSelf ? onesLike(grad) : zerosLike(grad);
    const counted = index_add(start, dim, index, onesLike(source), 1);
    const counts = masked_fill_Scalar(counted, isZero(counted), 1);
    gradSelf = div_Tensor(grad, counts);
    gradSource = div_Tensor(index_select(grad, dim, index), index_select(counts, dim, index));
  } else {
    const value = index_select(result, dim, index);
    const selfIsResult = to_dtype(eq_Tensor(self, result), self.dtype, false, false, null);
    const sourceIsResult = to_dtype(eq_Tensor(source, value), self.dtype, false, false, null);
    const shared = div_Tensor(grad, index_add(selfIsResult, dim, index, sourceIsResult, 1));
    gradSelf = mul_Tensor(selfIsResult, shared);
    gradSource = mul_Tensor(sourceIsResult, index_select(shared, dim, index));
  }
  if (!includeSelf) gradSelf = index_fill_int_Scalar(gradSelf, dim, index, 0);
  return [gradSelf, gradSource];
}

/** As `scatter_reduce_jvp`. */
export function index_reduce_jvp(
  selfP: Tensor,
  selfT: Tensor,
  dim: number,
  index: Tensor,
  sourceP: Tensor,
  sourceT: Tensor,
  reduce: string,
  includeSelf: boolean,
  result: Tensor,
): Tensor {
  const ones = onesLike(result);
  const [bySelf, bySource] = index_reduce_backward(ones, selfP, dim, index, sourceP, reduce, includeSelf, result);
  return index_add(mul_Tensor(conjugate(bySelf), selfT), dim, index, mul_Tensor(conjugate(bySource), sourceT), 1);
}

const MAX_BAG = 2;

/** Linear in the table and in the per-sample weights; for a maximum, the tangent of the row that attains it. */
export function _embedding_bag_jvp(
  weightP: Tensor,
  weightT: Tensor,
  indices: Tensor,
  offsets: Tensor,
  bagSize: Tensor,
  maximumIndices: Tensor,
  mode: number,
  perSampleWeightsP: Tensor | null,
  perSampleWeightsT: Tensor | null,
  includeLastOffset: boolean,
  paddingIdx: number,
): Tensor {
  if (mode === MAX_BAG) {
    const rows = to_dtype(maximumIndices, "int64", false, false, null);
    return masked_fill_Scalar(gather(weightT, 0, rows, false), isZero(unsqueeze(bagSize, -1)), 0);
  }
  const bags = (weight: Tensor, scale: Tensor | null): Tensor =>
    _embedding_bag(weight, indices, offsets, false, mode, false, scale, includeLastOffset, paddingIdx)[0];
  const viaWeight = bags(weightT, perSampleWeightsP);
  return perSampleWeightsT === null ? viaWeight : add_Tensor(viaWeight, bags(weightP, perSampleWeightsT), 1);
}

export function _embedding_bag_dense_backward_jvp(
  gradP: Tensor,
  gradT: Tensor,
  indices: Tensor,
  offset2bag: Tensor,
  bagSize: Tensor,
  maximumIndices: Tensor,
  numWeights: number,
  scaleGradByFreq: boolean,
  mode: number,
  perSampleWeightsP: Tensor | null,
  perSampleWeightsT: Tensor | null,
  paddingIdx: number,
): Tensor {
  const rows = (grad: Tensor, scale: Tensor | null): Tensor =>
    _embedding_bag_dense_backward(
      grad,
      indices,
      offset2bag,
      bagSize,
      maximumIndices,
      numWeights,
      scaleGradByFreq,
      mode,
      scale,
      paddingIdx,
    );
  const viaGrad = rows(gradT, perSampleWeightsP);
  return perSampleWeightsT === null ? viaGrad : add_Tensor(viaGrad, rows(gradP, perSampleWeightsT), 1);
}

/** As mvlgamma, with digamma in place of lgamma. */
export function mvlgamma_backward(grad: Tensor, self: Tensor, p: number): Tensor {
  const steps = arange_start_step(0.5 - p * 0.5, 0.5, 0.5, self.dtype, null, self.device, null);
  const args = add_Tensor(steps, unsqueeze(self, -1), 1);
  return mul_Tensor(grad, sum_dim_IntList(digamma(args), [-1], false, null));
}
