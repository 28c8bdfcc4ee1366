// Copies with one slice replaced (select_scatter, slice_scatter, diagonal_scatter, as_strided_scatter), and matrices
// from diagonals.

import {
  as_strided,
  clone,
  copy_,
  diagonal as diagonalView,
  fill__Scalar,
  select_int,
  slice_Tensor,
  zeros,
} from "../../../generated/operators.js";
import { ArgumentError, ShapeError } from "../../core/errors.js";
import type { Scalar } from "../../core/scalar.js";
import { formatShape, normalizeDim } from "../../core/shape.js";
import type { Tensor } from "../../core/tensor.js";
import { expectedDType } from "../checks/dtypes.js";
import { intoOut } from "./joining.js";

/** A vector as the diagonal of a matrix, or a matrix's diagonal as a vector. */
export function diag_explicit(self: Tensor, diagonal: number): Tensor {
  const dims = self.shape.length;
  if (dims === 1) {
    const size = self.shape[0]! + Math.abs(diagonal);
    const result = zeros([size, size], self.dtype, null, self.device, null);
    copy_(diagonalView(result, diagonal, 0, 1), self, false);
    return result;
  }
  if (dims !== 2) throw new ShapeError("matrix or a vector expected");
  return clone(diagonalView(self, diagonal, 0, 1), "contiguous_format");
}

/** @throws DTypeError for an output of another dtype */
export function diag_out_explicit(self: Tensor, diagonal: number, out: Tensor): Tensor {
  if (out.dtypeCode !== self.dtypeCode) {
    throw expectedDType(self.dtype, out.dtype);
  }
  return intoOut(out, diag_explicit(self, diagonal));
}

/** The last dimension as the diagonal of two new dimensions. */
export function diag_embed_explicit(self: Tensor, offset: number, dim1: number, dim2: number): Tensor {
  const dims = self.shape.length + 1;
  const a = normalizeDim(dim1, dims);
  const b = normalizeDim(dim2, dims);
  if (a === b) throw new ArgumentError(`diagonal dimensions cannot be identical ${dim1}, ${dim2}`);
  const size = Math.abs(offset) + self.shape[normalizeDim(-1, self.shape.length, false)]!;
  const shape = self.shape.slice(0, -1);
  shape.splice(Math.min(a, b), 0, size);
  shape.splice(Math.max(a, b), 0, size);
  const result = zeros(shape, self.dtype, null, self.device, null);
  copy_(diagonalView(result, offset, a, b), self, false);
  return result;
}

/** A copy of `self` with one slice replaced. */
export function select_scatter_explicit(self: Tensor, src: Tensor, dim: number, index: number): Tensor {
  const result = clone(self, null);
  const d = normalizeDim(dim, self.shape.length);
  const size = self.shape[d] ?? 0;
  const position = index < 0 ? index + size : index;
  if (!(position >= 0 && position < size)) {
    throw new ShapeError(
      `select(): index ${index} out of range for tensor of size ${formatShape(self.shape)} at dimension ${d}`,
    );
  }
  const target = select_int(result, d, position);
  checkSameShape(target, src, "expected src to have a size equal to the slice of self.");
  copy_(target, src, false);
  return result;
}

function checkSameShape(target: Tensor, src: Tensor, message: string): void {
  if (formatShape(target.shape) !== formatShape(src.shape)) {
    throw new ShapeError(`${message} src size = ${formatShape(src.shape)}, slice size = ${formatShape(target.shape)}`);
  }
}

export function slice_scatter_explicit(
  self: Tensor,
  src: Tensor,
  dim: number,
  start: number | null,
  end: number | null,
  step: number,
): Tensor {
  const result = clone(self, null);
  const target = slice_Tensor(result, dim, start, end, step);
  checkSameShape(target, src, "expected src to have a size equal to the slice of self.");
  copy_(target, src, false);
  return result;
}

export function diagonal_scatter_explicit(
  self: Tensor,
  src: Tensor,
  offset: number,
  dim1: number,
  dim2: number,
): Tensor {
  const result = clone(self, null);
  const target = diagonalView(result, offset, dim1, dim2);
  checkSameShape(target, src, "expected src to have a size equal to the slice of self.");
  copy_(target, src, false);
  return result;
}

/** A copy of `self` with `src` written to the elements at this geometry. */
export function as_strided_scatter_explicit(
  self: Tensor,
  src: Tensor,
  size: readonly number[],
  stride: readonly number[],
  storageOffset: number | null,
): Tensor {
  if (size.length !== stride.length) throw new ArgumentError("mismatch in length of strides and shape");
  const result = clone(self, null);
  const target = as_strided(result, size, stride, storageOffset ?? 0);
  checkSameShape(target, src, "expected src to have a size equal to the slice of self.");
  copy_(target, src, false);
  return result;
}

/** Fills the main diagonal in place. With `wrap`, the diagonal of a tall matrix continues below, after a skipped row. */
export function fill_diagonal__composite(self: Tensor, fillValue: Scalar, wrap: boolean): Tensor {
  const { shape, strides, offset } = self;
  if (shape.length < 2) throw new ShapeError("dimensions must larger than 1");
  const [height, width] = shape as [number, number];
  if (shape.length > 2 && shape.some((size) => size !== height)) {
    throw new ShapeError("all dimensions of input must be of equal length");
  }
  const step = strides.reduce((sum, stride) => sum + stride, 0);
  const length = Math.min(height, width);
  fill__Scalar(as_strided(self, [length], [step], offset), fillValue);
  if (wrap && shape.length === 2 && height > width + 1) {
    const remaining = Math.ceil(self.numel / (width + 1)) - length;
    fill__Scalar(as_strided(self, [remaining], [step], offset + strides[0]! * (width + 1)), fillValue);
  }
  return self;
}
