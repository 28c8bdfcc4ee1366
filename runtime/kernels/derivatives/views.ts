// Derivatives of views and copies, composed of operators, so that they can be differentiated again.

import {
  _to_copy,
  arange_start_step,
  as_strided,
  as_strided_scatter,
  cat,
  contiguous,
  copy_,
  diag,
  diagonal_backward,
  div_Tensor,
  expand,
  full,
  index_add,
  new_empty,
  permute,
  reshape,
  scatter_add,
  slice_backward,
  squeeze_dim,
  stack,
  sum_dim_IntList,
  unsqueeze,
  zero_,
  zeros,
} from "../../../generated/operators.js";
import { canAwait } from "../../core/awaited-reads.js";
import { isReadable } from "../../core/elements.js";
import { UnsupportedError } from "../../core/errors.js";
import { normalizeDim, normalizeDims } from "../../core/shape.js";
import type { Tensor } from "../../core/tensor.js";
import { hostDevice } from "../../dispatch/keys.js";
import { handle_r_to_c, type OptionsOfTensor, type TensorGeometry } from "./values.js";

function zerosOf(sizes: readonly number[], { dtype, layout, device }: OptionsOfTensor): Tensor {
  return zeros(sizes, dtype, layout, device, null);
}

/** The gradient, converted back to the dtype and device of the input. */
export function _to_copy_backward(grad: Tensor, selfOptions: OptionsOfTensor): Tensor {
  const { dtype, layout, device } = selfOptions;
  const part = handle_r_to_c(dtype, grad);
  // A view of the real parts needs no further copy.
  if (part !== grad && part.dtype === dtype && part.device === device) return part;
  if (device === hostDevice && part.device !== device && part.device !== "meta" && !isReadable(part) && !canAwait())
    throw new UnsupportedError(
      `the gradient of a tensor that was moved from ${device} to ${part.device} would have to be read at once, and device ${part.device} gives its values asynchronously: await backwardAsync(...) instead of backward(...), or let a copy on the device require grad instead, x.detach().to({ device: "${part.device}" }).requiresGrad_(), as module.to({ device }) has parameters there`,
    );
  return _to_copy(part, dtype, layout, device, null, false, null);
}

/** The inverse permutation. */
export function permute_backwards(grad: Tensor, fwdDims: readonly number[]): Tensor {
  const dims = new Array<number>(fwdDims.length);
  fwdDims.forEach((dim, i) => {
    dims[normalizeDim(dim, fwdDims.length)] = i;
  });
  return permute(grad, dims);
}

/** Restores every dimension of size 1. */
export function unsqueeze_to(self: Tensor, sizes: readonly number[]): Tensor {
  let result = self;
  for (let d = 0; d < sizes.length; d++) if (sizes[d] === 1) result = unsqueeze(result, d);
  return result;
}

/** Restores one dimension, if its size was 1. */
export function unsqueeze_to_dim(self: Tensor, dim: number, sizes: readonly number[]): Tensor {
  const d = normalizeDim(dim, sizes.length);
  return sizes.length > 0 && sizes[d] === 1 ? unsqueeze(self, d) : self;
}

export function slice_backward_wrapper(
  grad: Tensor,
  inputSizes: readonly number[],
  dim: number,
  start: number | null,
  end: number | null,
  step: number,
): Tensor {
  return slice_backward(grad, inputSizes, dim, start ?? 0, end ?? Number.MAX_SAFE_INTEGER, step);
}

/** Undefined gradients of pieces count as zeros. */
export function split_with_sizes_backward(
  grads: readonly (Tensor | null)[],
  splitSizes: readonly number[],
  dim: number,
  sizes: readonly number[],
  options: OptionsOfTensor,
): Tensor {
  const d = normalizeDim(dim, sizes.length);
  const pieces = grads.map((grad, i) => {
    if (grad !== null) return grad;
    const shape = sizes.slice();
    shape[d] = splitSizes[i]!;
    return zerosOf(shape, options);
  });
  return cat(pieces, d);
}

export function split_backward(
  grads: readonly (Tensor | null)[],
  splitSize: number,
  dim: number,
  sizes: readonly number[],
  options: OptionsOfTensor,
): Tensor {
  const d = normalizeDim(dim, sizes.length);
  const count = grads.length;
  const splitSizes = new Array<number>(count).fill(splitSize);
  splitSizes[count - 1] = splitSize - (splitSize * count - sizes[d]!);
  return split_with_sizes_backward(grads, splitSizes, d, sizes, options);
}

export function unbind_backward(grads: readonly (Tensor | null)[], dim: number): Tensor {
  const known = grads.find((grad) => grad !== null)!;
  return stack(
    grads.map((grad) => grad ?? expand(zerosOf([], known), known.shape, false)),
    dim,
  );
}

/** `diag` of a vector or a square matrix is its own inverse; for other matrices zeros surround the diagonal. */
export function diag_backward_composite(grad: Tensor, inputSizes: readonly number[], diagonal: number): Tensor {
  if (inputSizes.length === 1 || inputSizes[0] === inputSizes[1]) return diag(grad, diagonal);
  return diagonal_backward(grad, inputSizes, diagonal, 0, 1);
}

/** Whether two indices may share memory. Dimensions of size 1 and stride 0 are already removed. */
function mayOverlap(sizes: readonly number[], strides: readonly number[]): boolean {
  const order = [...sizes.keys()].sort((a, b) => strides[a]! - strides[b]!);
  let span = 0;
  for (const d of order) {
    if (strides[d]! <= span) return true;
    span += strides[d]! * (sizes[d]! - 1);
  }
  return false;
}

function spanOf(sizes: readonly number[], strides: readonly number[], offset: number): number {
  return sizes.reduce((last, size, d) => last + (size - 1) * strides[d]!, offset) + 1;
}

/**
 * The gradient is accumulated into the memory that the output viewed, then read from there with the input's geometry.
 * Elements that the output viewed several times accumulate; elements that the input contains several times share their
 * gradient evenly.
 */
export function as_strided_backward(
  grad: Tensor,
  inputGeometry: TensorGeometry,
  sizes: readonly number[],
  strides: readonly number[],
  storageOffset: number | null,
): Tensor {
  const offset = storageOffset ?? inputGeometry.offset;
  const outSizes: number[] = [];
  const outStrides: number[] = [];
  let remaining = grad;
  for (let d = sizes.length - 1; d >= 0; d--) {
    if (sizes[d] === 0) return zerosOf(inputGeometry.shape, grad);
    if (sizes[d] === 1) remaining = squeeze_dim(remaining, d);
    else if (strides[d] === 0) remaining = sum_dim_IntList(remaining, [d], false, null);
    else {
      outSizes.unshift(sizes[d]!);
      outStrides.unshift(strides[d]!);
    }
  }
  const inSizes: number[] = [];
  const inStrides: number[] = [];
  for (let d = 0; d < inputGeometry.shape.length; d++) {
    const size = inputGeometry.shape[d]!;
    if (size === 0) return zerosOf(inputGeometry.shape, grad);
    if (size !== 1) {
      inSizes.push(size);
      inStrides.push(inputGeometry.strides[d]!);
    }
  }
  const base = Math.min(inputGeometry.offset, offset);
  const inOffset = inputGeometry.offset - base;
  const outOffset = offset - base;
  const length = Math.max(spanOf(inSizes, inStrides, inOffset), spanOf(outSizes, outStrides, outOffset));
  const positions = (): Tensor => arange_start_step(0, length, 1, "int64", null, grad.device, null);
  let memory = zero_(new_empty(remaining, [length], null, null, null, null));
  if (mayOverlap(outSizes, outStrides)) {
    const seen = as_strided(positions(), outSizes, outStrides, outOffset);
    memory = index_add(memory, 0, reshape(seen, [-1]), reshape(remaining, [-1]), 1);
  } else {
    copy_(as_strided(memory, outSizes, outStrides, outOffset), remaining, false);
  }
  if (mayOverlap(inSizes, inStrides)) {
    const indices = reshape(as_strided(positions(), inSizes, inStrides, inOffset), [-1]);
    const ones = full(indices.shape, 1, grad.dtype, null, grad.device, null);
    const counts = scatter_add(zerosOf([length], grad), 0, indices, ones);
    memory = div_Tensor(memory, counts);
  }
  return as_strided(memory, inputGeometry.shape, inputGeometry.strides, inOffset);
}

/** The gradient of replaced elements is zero; the others are unchanged. */
export function as_strided_scatter_backward(
  grad: Tensor,
  _inputGeometry: TensorGeometry,
  srcGeometry: TensorGeometry,
  sizes: readonly number[],
  strides: readonly number[],
  storageOffset: number | null,
): Tensor {
  const dense = contiguous(grad, "contiguous_format");
  return as_strided_scatter(dense, zerosOf(srcGeometry.shape, grad), sizes, strides, storageOffset);
}

/** Zeros with the gradient in the narrowed range; a negative start counts from the end. */
export function narrow_copy_backward(
  grad: Tensor,
  sizes: readonly number[],
  dim: number,
  start: number,
  length: number,
): Tensor {
  const from = start < 0 ? start + sizes[normalizeDim(dim, sizes.length)]! : start;
  return slice_backward(grad, sizes, dim, from, from + length, 1);
}

/** Restores those of several dimensions whose size was 1. */
export function unsqueeze_to_dims(self: Tensor, dims: readonly number[], sizes: readonly number[]): Tensor {
  let result = self;
  for (const d of normalizeDims(dims, sizes.length).sort((a, b) => a - b))
    if (sizes[d] === 1) result = unsqueeze(result, d);
  return result;
}
