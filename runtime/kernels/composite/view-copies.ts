// Copies of views: each gives what the view of its name shows, in memory of its own.

import {
  _reshape_alias,
  alias,
  as_strided,
  clone,
  detach,
  diagonal,
  permute,
  reshape,
  select_int,
  slice_Tensor,
  split_Tensor,
  split_with_sizes,
  squeeze,
  squeeze_dim,
  t,
  transpose_int,
  unbind_int,
  unfold,
  unsqueeze,
  view_dtype,
} from "../../../generated/operators.js";
import type { DType } from "../../core/dtype.js";
import { aliasOf, type Tensor } from "../../core/tensor.js";

export function alias_copy_explicit(self: Tensor): Tensor {
  return clone(alias(self), null);
}

export function as_strided_copy_explicit(
  self: Tensor,
  size: readonly number[],
  stride: readonly number[],
  storageOffset: number | null,
): Tensor {
  return clone(as_strided(self, size, stride, storageOffset), null);
}

export function detach_copy_composite(self: Tensor): Tensor {
  return clone(detach(self), null);
}

export function diagonal_copy_explicit(self: Tensor, offset: number, dim1: number, dim2: number): Tensor {
  return clone(diagonal(self, offset, dim1, dim2), null);
}

export function permute_copy_explicit(self: Tensor, dims: readonly number[]): Tensor {
  return clone(permute(self, dims), null);
}

export function _reshape_alias_copy_explicit(self: Tensor, size: readonly number[], stride: readonly number[]): Tensor {
  return clone(_reshape_alias(self, size, stride), null);
}

export function select_copy_int_explicit(self: Tensor, dim: number, index: number): Tensor {
  return clone(select_int(self, dim, index), null);
}

export function slice_copy_Tensor_explicit(
  self: Tensor,
  dim: number,
  start: number | null,
  end: number | null,
  step: number,
): Tensor {
  return clone(slice_Tensor(self, dim, start, end, step), null);
}

export function split_copy_Tensor_explicit(self: Tensor, splitSize: number, dim: number): Tensor[] {
  return split_Tensor(self, splitSize, dim).map((piece) => clone(piece, null));
}

export function split_with_sizes_copy_explicit(self: Tensor, splitSizes: readonly number[], dim: number): Tensor[] {
  return split_with_sizes(self, splitSizes, dim).map((piece) => clone(piece, null));
}

export function squeeze_copy_explicit(self: Tensor): Tensor {
  return clone(squeeze(self), null);
}

export function squeeze_copy_dim_explicit(self: Tensor, dim: number): Tensor {
  return clone(squeeze_dim(self, dim), null);
}

export function t_copy_explicit(self: Tensor): Tensor {
  return clone(t(self), null);
}

export function transpose_copy_int_explicit(self: Tensor, dim0: number, dim1: number): Tensor {
  return clone(transpose_int(self, dim0, dim1), null);
}

export function unbind_copy_int_explicit(self: Tensor, dim: number): Tensor[] {
  return unbind_int(self, dim).map((piece) => clone(piece, null));
}

export function unfold_copy_explicit(self: Tensor, dimension: number, size: number, step: number): Tensor {
  return clone(unfold(self, dimension, size, step), null);
}

export function unsqueeze_copy_explicit(self: Tensor, dim: number): Tensor {
  return clone(unsqueeze(self, dim), null);
}

/** Any shape will do: where no view has it, the copy is made first. */
export function view_copy_explicit(self: Tensor, size: readonly number[]): Tensor {
  const result = reshape(self, size);
  return result.storage === self.storage ? clone(result, null) : result;
}

export function view_copy_dtype_explicit(self: Tensor, dtype: DType): Tensor {
  return clone(view_dtype(self, dtype), null);
}

/** An object of its own, so that a leaf stays one when this is recorded; PyTorch returns the tensor itself. */
export function lift_explicit(self: Tensor): Tensor {
  return aliasOf(self);
}

export function lift_fresh_copy_explicit(self: Tensor): Tensor {
  return clone(self, null);
}

/** As `split`, but each piece may be changed in place without touching the history of the others. */
export function unsafe_split_Tensor_explicit(self: Tensor, splitSize: number, dim: number): Tensor[] {
  return split_Tensor(self, splitSize, dim);
}

export function unsafe_split_with_sizes_explicit(self: Tensor, splitSizes: readonly number[], dim: number): Tensor[] {
  return split_with_sizes(self, splitSizes, dim);
}
