// Views that split a tensor along a dimension.

import {
  slice_Tensor,
  split_Tensor,
  split_with_sizes,
  tensor_split_indices,
  tensor_split_sections,
} from "../../../generated/operators.js";
import { INT64 } from "../../core/dtype.js";
import { ArgumentError, DTypeError, IndexError, ShapeError } from "../../core/errors.js";
import { formatShape, normalizeDim } from "../../core/shape.js";
import { makeView, type Tensor } from "../../core/tensor.js";
import { dataNeeded } from "../memory/data-needed.js";
import { integersIn } from "./values.js";
import { replaced, sizeAlong, without, wrapperViews } from "./views.js";

/** @throws ShapeError for more results than an array of JavaScript holds */
function checkCount(name: string, count: number): number {
  if (count < 2 ** 32) return count;
  throw new ShapeError(`${name}: ${count} pieces are more than an array holds; ask for fewer, larger pieces`);
}

function pieces(self: Tensor, dim: number, sizes: readonly number[]): Tensor[] {
  const { shape, strides, offset } = self;
  const d = normalizeDim(dim, shape.length);
  const views = wrapperViews(self);
  let start = 0;
  return sizes.map((size) => {
    const piece =
      views?.slice_Tensor(self, d, start, start + size, 1) ??
      makeView(self, replaced(shape, d, size), strides, offset + start * strides[d]!);
    start += size;
    return piece;
  });
}

/** Pieces of `splitSize` along a dimension; the last may be smaller. */
export function split_Tensor_explicit(self: Tensor, splitSize: number, dim: number): Tensor[] {
  if (self.shape.length === 0) throw new ShapeError("split expects at least a 1-dimensional tensor");
  if (splitSize < 0)
    throw new ArgumentError(`split expects split_size be non-negative, but got split_size=${splitSize}`);
  const size = sizeAlong(self, dim);
  if (splitSize === 0 && size !== 0) {
    throw new ArgumentError(`split_size can only be 0 if dimension size is 0, but got dimension size of ${size}`);
  }
  const count = checkCount("split", splitSize === 0 ? 1 : Math.max(Math.ceil(size / splitSize), 1));
  const sizes = new Array<number>(count).fill(splitSize);
  sizes[count - 1] = splitSize - (splitSize * count - size);
  return pieces(self, dim, sizes);
}

/** Pieces of the given sizes, which must add up to the dimension. */
export function split_with_sizes_explicit(self: Tensor, splitSizes: readonly number[], dim: number): Tensor[] {
  if (self.shape.length === 0) throw new ShapeError("split expects at least a 1-dimensional tensor");
  const size = sizeAlong(self, dim);
  let sum = 0;
  for (const length of splitSizes) {
    if (length < 0) {
      throw new ArgumentError(
        `split_with_sizes expects split_sizes have only non-negative entries, but got split_sizes=${formatShape(splitSizes)}`,
      );
    }
    sum += length;
  }
  if (sum !== size) {
    throw new ArgumentError(
      `split_with_sizes expects split_sizes to sum exactly to ${size} (input tensor's size at dimension ${dim}), but got split_sizes=${formatShape(splitSizes)}`,
    );
  }
  return pieces(self, dim, splitSizes);
}

export function chunk_composite(self: Tensor, chunks: number, dim: number): Tensor[] {
  if (self.shape.length === 0) throw new ShapeError("chunk expects at least a 1-dimensional tensor");
  if (chunks <= 0) throw new ArgumentError(`chunk expects \`chunks\` to be greater than 0, got: ${chunks}`);
  const size = sizeAlong(self, dim);
  const length = Math.floor((size + chunks - 1) / chunks);
  // `split` would return one piece for a size of 0.
  if (size === 0) return split_with_sizes(self, new Array<number>(checkCount("chunk", chunks)).fill(0), dim);
  return split_Tensor(self, length, dim);
}

function checkTensorSplit(self: Tensor, dim: number): number {
  const dims = self.shape.length;
  if (dims === 0) {
    throw new ShapeError(`tensor_split expected at least a 1-dimensional tensor, but got a tensor with ${dims} dims`);
  }
  return normalizeDim(dim, dims);
}

/** `sections` pieces of nearly equal size; the first ones are longer by one if the size does not divide evenly. */
export function tensor_split_sections_composite(self: Tensor, sections: number, dim: number): Tensor[] {
  const d = checkTensorSplit(self, dim);
  if (sections <= 0) throw new ArgumentError(`number of sections must be larger than 0, got ${sections}`);
  const size = self.shape[d]!;
  const base = Math.floor(size / sections);
  const longer = size % sections;
  let start = 0;
  return Array.from({ length: checkCount("tensor_split", sections) }, (_, i) => {
    const end = start + (i < longer ? base + 1 : base);
    const piece = slice_Tensor(self, d, start, end, 1);
    start = end;
    return piece;
  });
}

/** Pieces between the given indices. */
export function tensor_split_indices_composite(self: Tensor, indices: readonly number[], dim: number): Tensor[] {
  const d = checkTensorSplit(self, dim);
  let start = 0;
  const size = self.shape[d]!;
  const result = indices.map((given) => {
    // A slice ends where the tensor does; it takes no number beyond those that a double holds.
    const end = Number.isSafeInteger(given) ? given : Math.max(-size, Math.min(size, given));
    const piece = slice_Tensor(self, d, start, end, 1);
    start = end;
    return piece;
  });
  result.push(slice_Tensor(self, d, start, size, 1));
  return result;
}

export function tensor_split_tensor_indices_or_sections_composite(
  self: Tensor,
  tensorIndicesOrSections: Tensor,
  dim: number,
): Tensor[] {
  checkTensorSplit(self, dim);
  const { shape, device, dtype, dtypeCode } = tensorIndicesOrSections;
  const dims = shape.length;
  if (device === "meta" && dtypeCode === INT64 && dims < 2) throw dataNeeded("tensor_split");
  if (device !== "cpu") {
    throw new ArgumentError(`tensor_split expected tensor_indices_or_sections to be on cpu, but it's on ${device}`);
  }
  if (dtypeCode !== INT64) {
    throw new DTypeError(`tensor_split expected tensor_indices_or_sections to be int64, got ${dtype}`);
  }
  if (dims > 1) {
    throw new ShapeError(
      `tensor_split expected tensor_indices_or_sections to be a zero-dimensional or one-dimensional tensor, but got a tensor with ${dims} dims`,
    );
  }
  const splits = integersIn(tensorIndicesOrSections, "tensor_split");
  return dims === 0 ? tensor_split_sections(self, splits[0]!, dim) : tensor_split_indices(self, splits, dim);
}

function checkSplit(name: string, self: Tensor, minimum: number): void {
  const dims = self.shape.length;
  if (dims < minimum) {
    throw new ShapeError(
      `${name} requires a tensor with at least ${minimum} dimension${minimum > 1 ? "s" : ""}, but got a tensor with ${dims} dimensions!`,
    );
  }
}

function evenSplit(name: string, self: Tensor, sections: number, dim: number): Tensor[] {
  const size = self.shape[dim]!;
  if (sections === 0 || size % sections !== 0) {
    throw new ArgumentError(
      `${name} attempted to split along dimension ${dim}, but the size of the dimension ${size} is not divisible by the split_size ${sections}!`,
    );
  }
  return tensor_split_sections(self, sections, dim);
}

export function hsplit_int_composite(self: Tensor, sections: number): Tensor[] {
  checkSplit("hsplit", self, 1);
  return evenSplit("hsplit", self, sections, self.shape.length === 1 ? 0 : 1);
}

export function hsplit_array_composite(self: Tensor, indices: readonly number[]): Tensor[] {
  checkSplit("hsplit", self, 1);
  return tensor_split_indices(self, indices, self.shape.length === 1 ? 0 : 1);
}

export function vsplit_int_composite(self: Tensor, sections: number): Tensor[] {
  checkSplit("vsplit", self, 2);
  return evenSplit("vsplit", self, sections, 0);
}

export function vsplit_array_composite(self: Tensor, indices: readonly number[]): Tensor[] {
  checkSplit("vsplit", self, 2);
  return tensor_split_indices(self, indices, 0);
}

export function dsplit_int_composite(self: Tensor, sections: number): Tensor[] {
  checkSplit("dsplit", self, 3);
  return evenSplit("dsplit", self, sections, 2);
}

export function dsplit_array_composite(self: Tensor, indices: readonly number[]): Tensor[] {
  checkSplit("dsplit", self, 3);
  return tensor_split_indices(self, indices, 2);
}

/** All slices along a dimension. */
export function unbind_int_explicit(self: Tensor, dim: number): Tensor[] {
  const { shape, strides, offset } = self;
  const d = normalizeDim(dim, shape.length);
  if (shape.length === 0) throw new IndexError("select() cannot be applied to a 0-dim tensor.");
  const newShape = without(shape, d);
  const newStrides = without(strides, d);
  const step = strides[d]!;
  const views = wrapperViews(self);
  return Array.from(
    { length: checkCount("unbind", shape[d]!) },
    (_, i) => views?.select_int(self, d, i) ?? makeView(self, newShape, newStrides, offset + i * step),
  );
}
