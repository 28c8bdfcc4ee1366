// Copying forms of views: each returns the elements of its view in newly allocated memory.

import { clone, copy_, reshape, split_Tensor, split_with_sizes, unbind_int } from "../../../generated/operators.js";
import { ArgumentError } from "../../core/errors.js";
import type { Tensor } from "../../core/tensor.js";

export function split_copy_Tensor_explicit(self: Tensor, splitSize: number, dim: number): Tensor[] {
  return split_Tensor(self, splitSize, dim).map((piece) => clone(piece, null));
}

export function split_with_sizes_copy_explicit(self: Tensor, splitSizes: readonly number[], dim: number): Tensor[] {
  return split_with_sizes(self, splitSizes, dim).map((piece) => clone(piece, null));
}

export function unbind_copy_int_explicit(self: Tensor, dim: number): Tensor[] {
  return unbind_int(self, dim).map((piece) => clone(piece, null));
}

/** Copies each piece to a tensor of its shape. @throws ArgumentError unless the counts match */
function copyPieces(operator: string, pieces: readonly Tensor[], out: readonly Tensor[]): void {
  if (out.length !== pieces.length) {
    throw new ArgumentError(`${operator}() expected an out= argument of size ${pieces.length}, got size ${out.length}`);
  }
  for (const [i, piece] of pieces.entries()) copy_(out[i]!, piece, false);
}

export function split_copy_Tensor_out_explicit(
  self: Tensor,
  splitSize: number,
  dim: number,
  out: readonly Tensor[],
): void {
  copyPieces("split_copy_Tensor_out", split_Tensor(self, splitSize, dim), out);
}

export function split_with_sizes_copy_out_explicit(
  self: Tensor,
  splitSizes: readonly number[],
  dim: number,
  out: readonly Tensor[],
): void {
  copyPieces("split_with_sizes_copy_out", split_with_sizes(self, splitSizes, dim), out);
}

export function unbind_copy_int_out_explicit(self: Tensor, dim: number, out: readonly Tensor[]): void {
  copyPieces("unbind_copy_int_out", unbind_int(self, dim), out);
}

/** Every shape is possible: if no view has it, the tensor is copied first. */
export function view_copy_explicit(self: Tensor, size: readonly number[]): Tensor {
  const result = reshape(self, size);
  return result.storage === self.storage ? clone(result, null) : result;
}
