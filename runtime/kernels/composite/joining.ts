// Joining, repeating, rotating and padding tensors, composed of views and copies.

import {
  atleast_1d_Sequence,
  atleast_2d_Sequence,
  atleast_3d_Sequence,
  cat,
  cat_out,
  clone,
  constant_pad_nd,
  contiguous,
  copy_,
  cumprod,
  empty_memory_format,
  expand,
  fill__Scalar,
  flatten_using_ints,
  flip,
  full,
  masked_select,
  meshgrid_indexing,
  narrow,
  new_empty,
  new_ones,
  repeat,
  reshape,
  roll,
  select_int,
  slice_Tensor,
  stack,
  transpose_,
  unsafe_split_Tensor,
  unsafe_split_with_sizes,
  unsqueeze,
  view,
  zeros,
} from "../../../generated/operators.js";
import { BOOL, dtypeOf } from "../../core/dtype.js";
import { ArgumentError, DTypeError, IndexError, ShapeError } from "../../core/errors.js";
import { promoteTypes, resultCode } from "../../core/promotion.js";
import {
  assertNoInternalOverlap,
  computeStride,
  expandGeometry,
  formatShape,
  normalizeDim,
  numelOf,
} from "../../core/shape.js";
import { allocateCode, type Tensor, windowOf } from "../../core/tensor.js";
import { checkStack } from "../shapes/joining.js";
import { checkResultDevice } from "../shapes/outputs.js";
import { isLarge } from "./factories.js";
import { resizeResult } from "./outputs.js";
import { tabulate } from "./tabulate.js";
import { viewOf } from "./views.js";

/** A new tensor of self's dtype and device. */
function like(self: Tensor, shape: readonly number[]): Tensor {
  return empty_memory_format(shape, self.dtype, null, self.device, null, null);
}

/** All elements in one dimension; for one contiguous tensor a view of it. */
export function flatten_dense_tensors_composite(tensors: readonly Tensor[]): Tensor {
  const flat = tensors.map((tensor) => view(contiguous(tensor, "contiguous_format"), [tensor.numel]));
  return flat.length === 1 ? flat[0]! : cat(flat, 0);
}

/** Views of `flat` with the shapes of `tensors`; empty ones become new tensors. */
export function unflatten_dense_tensors_composite(flat: Tensor, tensors: readonly Tensor[]): Tensor[] {
  let start = 0;
  return tensors.map(({ numel, shape }) => {
    if (numel === 0) return new_empty(flat, [0], null, null, null, null);
    start += numel;
    return view(narrow(flat, 0, start - numel, numel), shape);
  });
}

/** Copies a result into `out`. */
export function intoOut(out: Tensor, result: Tensor): Tensor {
  checkResultDevice(result, out);
  resizeResult(out, result.shape);
  assertNoInternalOverlap(out);
  return copy_(out, result, false);
}

function unsqueezedViews(tensors: readonly Tensor[], dim: number): { views: Tensor[]; dim: number } {
  checkStack(tensors);
  const d = normalizeDim(dim, tensors[0]!.shape.length + 1);
  const views = tensors.map((tensor) => {
    const shape = tensor.shape.slice();
    const strides = tensor.strides.slice();
    const step = d < tensor.shape.length ? tensor.shape[d]! * tensor.strides[d]! : 1;
    shape.splice(d, 0, 1);
    strides.splice(d, 0, step);
    return viewOf(tensor, shape, strides, tensor.offset);
  });
  return { views, dim: d };
}

/** Joins tensors of one shape along a new dimension. */
export function stack_explicit(tensors: readonly Tensor[], dim: number): Tensor {
  checkStack(tensors);
  const { shape, ndim } = tensors[0]!;
  const d = normalizeDim(dim, ndim + 1);
  if (d === ndim) return cat(unsqueezedViews(tensors, d).views, d);
  // One dimension split in two: the memory format of the joined tensors stays.
  return view(cat(tensors, d), [...shape.slice(0, d), tensors.length, ...shape.slice(d)]);
}

export function stack_out_explicit(tensors: readonly Tensor[], dim: number, out: Tensor): Tensor {
  const { views, dim: d } = unsqueezedViews(tensors, dim);
  return cat_out(views, d, out);
}

function nonEmpty(operator: string, tensors: readonly Tensor[]): void {
  if (tensors.length === 0) throw new ArgumentError(`${operator} expects a non-empty TensorList`);
}

export function hstack_composite(tensors: readonly Tensor[]): Tensor {
  nonEmpty("hstack", tensors);
  const rows = atleast_1d_Sequence(tensors);
  return cat(rows, rows[0]!.shape.length === 1 ? 0 : 1);
}

export function hstack_out_composite(tensors: readonly Tensor[], out: Tensor): Tensor {
  nonEmpty("hstack", tensors);
  const rows = atleast_1d_Sequence(tensors);
  return cat_out(rows, rows[0]!.shape.length === 1 ? 0 : 1, out);
}

export function vstack_composite(tensors: readonly Tensor[]): Tensor {
  nonEmpty("vstack", tensors);
  return cat(atleast_2d_Sequence(tensors), 0);
}

export function vstack_out_composite(tensors: readonly Tensor[], out: Tensor): Tensor {
  nonEmpty("vstack", tensors);
  return cat_out(atleast_2d_Sequence(tensors), 0, out);
}

export function dstack_composite(tensors: readonly Tensor[]): Tensor {
  nonEmpty("dstack", tensors);
  return cat(atleast_3d_Sequence(tensors), 2);
}

export function dstack_out_composite(tensors: readonly Tensor[], out: Tensor): Tensor {
  nonEmpty("dstack", tensors);
  return cat_out(atleast_3d_Sequence(tensors), 2, out);
}

export function asColumns(tensors: readonly Tensor[]): Tensor[] {
  nonEmpty("column_stack", tensors);
  return tensors.map((tensor) => (tensor.shape.length <= 1 ? reshape(tensor, [tensor.numel, 1]) : tensor));
}

/** Matrices along the diagonal of a larger matrix, zeros elsewhere. */
export function block_diag_explicit(tensors: readonly Tensor[]): Tensor {
  if (tensors.length === 0) return zeros([1, 0], null, null, null, null);
  const blocks = tensors.map((tensor, i) => {
    const dims = tensor.shape.length;
    if (dims > 2) {
      throw new ShapeError(
        `block_diag: Input tensors must have 2 or fewer dimensions. Input ${i} has ${dims} dimensions`,
      );
    }
    return dims === 2 ? tensor : expand(tensor, [1, dims === 1 ? tensor.shape[0]! : 1], false);
  });
  const rows = blocks.reduce((sum, block) => sum + block.shape[0]!, 0);
  const columns = blocks.reduce((sum, block) => sum + block.shape[1]!, 0);
  const result = zeros([rows, columns], dtypeOf(resultCode(tensors)), null, tensors[0]!.device, null);
  let row = 0;
  let column = 0;
  for (const block of blocks) {
    const [height, width] = block.shape as [number, number];
    copy_(narrow(narrow(result, 0, row, height), 1, column, width), block, false);
    row += height;
    column += width;
  }
  return result;
}

/** Repeats a tensor along each dimension; additional leading counts add dimensions. */
export function repeat_explicit(self: Tensor, repeats: readonly number[]): Tensor {
  const added = repeats.length - self.shape.length;
  if (added < 0) {
    throw new ShapeError("Number of dimensions of repeat dims can not be smaller than number of dimensions of tensor");
  }
  const sizes = [...new Array<number>(added).fill(1), ...self.shape];
  for (const [d, count] of repeats.entries()) {
    // A negative count is invalid for a dimension without elements, too.
    if (count * sizes[d]! < 0) throw new ArgumentError(`Repeats cannot be negative, got: ${formatShape(repeats)}`);
  }
  const shape = sizes.map((size, d) => size * repeats[d]! || 0);
  const result = isLarge(numelOf(shape), self.device)
    ? allocateCode(shape, self.dtypeCode, "cpu", undefined, true)
    : like(self, shape);
  if (result.numel === 0) return result;
  // The result viewed as [repeat, size] per dimension is filled by one broadcast copy.
  const paired = repeats.flatMap((count, d) => [count, sizes[d]!]);
  const target = windowOf(result, paired, computeStride(result.shape, result.strides, paired)!, 0);
  const padded = expandGeometry(self.shape, self.strides, sizes);
  const source = viewOf(
    self,
    sizes.flatMap((size) => [1, size]),
    padded.strides.flatMap((step) => [0, step]),
    self.offset,
  );
  copy_(target, source, false);
  return result;
}

export function tile_composite(self: Tensor, dims: readonly number[]): Tensor {
  const added = self.shape.length - dims.length;
  return repeat(self, added > 0 ? [...new Array<number>(added).fill(1), ...dims] : dims);
}

export function fliplr_composite(self: Tensor): Tensor {
  if (self.shape.length < 2) throw new ShapeError("Input must be >= 2-d.");
  return flip(self, [1]);
}

export function flipud_composite(self: Tensor): Tensor {
  if (self.shape.length < 1) throw new ShapeError("Input must be >= 1-d.");
  return flip(self, [0]);
}

/** @throws IndexError if `dim` is given for a 0-dim tensor */
export function requireDims(self: Tensor, dim: number): void {
  if (self.ndim === 0) throw new IndexError(`Dimension specified as ${dim} but tensor has no dimensions`);
}

/** The most elements of rows for which a copy of each takes longer than one of all, and of their ends. */
const mostOfRow = 8192;

/** Shifts elements along dimensions, wrapping around. Without dims: over the flattened tensor. */
export function roll_explicit(self: Tensor, shifts: readonly number[], dims: readonly number[]): Tensor {
  if (shifts.length === 0) throw new ArgumentError("`shifts` required");
  if (dims.length === 0 && shifts.length === 1) {
    return view(roll(view(contiguous(self, "contiguous_format"), [self.numel]), [shifts[0]!], [0]), self.shape);
  }
  if (shifts.length !== dims.length) {
    throw new ArgumentError(`shifts and dimensions must align. shifts: ${shifts.length}, dims:${dims.length}`);
  }
  if (dims.length > 1) return roll(roll(self, [shifts[0]!], [dims[0]!]), shifts.slice(1), dims.slice(1));
  requireDims(self, dims[0]!);
  if (self.numel === 0) return clone(self, "preserve_format");
  const d = normalizeDim(dims[0]!, self.shape.length);
  const size = self.shape.length === 0 ? 1 : self.shape[d]!;
  if (self.shape.length === 0) return clone(self, null);
  const start = (((size - shifts[0]!) % size) + size) % size;
  const count = self.numel;
  const row = numelOf(self.shape.slice(d));
  const least = Math.min(start, size - start);
  if (isLarge(count, self.device) && self.isContiguous && row < count && row <= mostOfRow && 4 * least <= size) {
    // All rows move at once, and what came from the row beside is written again.
    const result = allocateCode(self.shape, self.dtypeCode, "cpu", undefined, true);
    const [shift, end] = [(row / size) * least, size - least];
    const isLeft = least === start;
    const all = (x: Tensor, from: number): Tensor => windowOf(x, [count - shift], [1], x.offset + from);
    copy_(all(result, isLeft ? 0 : shift), all(self, isLeft ? shift : 0), false);
    copy_(narrow(result, d, isLeft ? end : 0, least), narrow(self, d, isLeft ? 0 : end, least), false);
    return result;
  }
  return cat([narrow(self, d, start, size - start), narrow(self, d, 0, start)], d);
}

/** Rotates by 90 degrees `k` times, from the first of two dimensions towards the second. */
export function rot90_explicit(self: Tensor, k: number, dims: readonly number[]): Tensor {
  const total = self.shape.length;
  if (dims.length !== 2) throw new ArgumentError(`expected total rotation dims == 2, but got dims = ${dims.length}`);
  if (total < 2) throw new ShapeError(`expected total dims >= 2, but got total dims = ${total}`);
  const [a, b] = dims as [number, number];
  if (a === b || Math.abs(a - b) === total) {
    throw new ArgumentError(`expected rotation dims to be different, but got dim0 = ${a} and dim1 = ${b}`);
  }
  if (!(a < total && a >= -total)) throw new ArgumentError(`Rotation dim0 out of range, dim0 = ${a}`);
  if (!(b < total && b >= -total)) throw new ArgumentError(`Rotation dim1 out of range, dim1 = ${b}`);
  switch (((k % 4) + 4) % 4) {
    case 1:
      return transpose_(flip(self, [b]), a, b);
    case 2:
      return flip(self, dims);
    case 3:
      return transpose_(flip(self, [a]), a, b);
    default:
      return clone(self, "contiguous_format");
  }
}

/** One tensor per input, each of the shape of the grid. */
export function meshgrid_indexing_composite(tensors: readonly Tensor[], indexing: string): Tensor[] {
  nonEmpty("meshgrid", tensors);
  for (let i = 0; i + 1 < tensors.length; i++) {
    if (tensors[i]!.dtype !== tensors[i + 1]!.dtype) {
      throw new DTypeError("meshgrid expects all tensors to have the same dtype");
    }
    if (tensors[i]!.device !== tensors[i + 1]!.device) {
      throw new ArgumentError("meshgrid expects all tensors to have the same device");
    }
  }
  const order = tensors.slice();
  const swaps = indexing === "xy" && order.length >= 2;
  if (swaps) [order[0], order[1]] = [order[1]!, order[0]!];
  const shape = order.map((tensor) => {
    if (tensor.shape.length > 1) {
      throw new ShapeError(
        `meshgrid: Expected 0D or 1D tensor in the tensor list but got: a tensor of shape ${formatShape(tensor.shape)}`,
      );
    }
    return tensor.numel;
  });
  const grids = order.map((tensor, i) =>
    expand(
      view(
        tensor,
        shape.map((_, d) => (d === i ? -1 : 1)),
      ),
      shape,
      false,
    ),
  );
  if (swaps) [grids[0], grids[1]] = [grids[1]!, grids[0]!];
  return grids;
}

function checkVector(tensor: Tensor): void {
  if (tensor.shape.length !== 1) throw new ShapeError(`Expect a 1D vector, but got shape ${formatShape(tensor.shape)}`);
}

/** Cartesian product of the vectors, one tuple per row. */
export function cartesian_prod_composite(tensors: readonly Tensor[]): Tensor {
  for (const tensor of tensors) checkVector(tensor);
  if (tensors.length === 1) return tensors[0]!;
  return stack(
    meshgrid_indexing(tensors, "ij").map((grid) => flatten_using_ints(grid, 0, -1)),
    1,
  );
}

/** Combinations of `r` elements in order, one per row. */
export function combinations_composite(self: Tensor, r: number, withReplacement: boolean): Tensor {
  checkVector(self);
  if (r < 0) throw new ArgumentError(`Expect a non-negative number, but got ${r}`);
  if (r === 0) return new_empty(self, [0], null, null, null, null);
  const grids = meshgrid_indexing(new Array<Tensor>(r).fill(self), "ij");
  const mask = increasing(self.numel, r, withReplacement, self);
  return stack(
    grids.map((grid) => masked_select(grid, mask)),
    1,
  );
}

/** True where the indices of an r-dimensional cube strictly increase (with replacement: do not decrease) over the dimensions. */
function increasing(size: number, r: number, orEqual: boolean, self: Tensor): Tensor {
  return tabulate(new Array<number>(r).fill(size), BOOL, self.device, (i) => {
    // The digits of i to the base `size`, least significant first, are its indices from the last dimension on.
    let [remaining, later] = [i, Number.POSITIVE_INFINITY];
    for (let d = 0; d < r; d++) {
      const index = remaining % size;
      if (orEqual ? index > later : index >= later) return 0;
      [remaining, later] = [Math.floor(remaining / size), index];
    }
    return 1;
  });
}

export function unsafe_chunk_composite(self: Tensor, chunks: number, dim: number): Tensor[] {
  if (self.shape.length === 0) throw new ShapeError("chunk expects at least a 1-dimensional tensor");
  if (chunks <= 0) throw new ArgumentError(`chunk expects \`chunks\` to be greater than 0, got: ${chunks}`);
  const size = self.shape[normalizeDim(dim, self.shape.length)]!;
  if (size === 0) return unsafe_split_with_sizes(self, new Array<number>(chunks).fill(0), dim);
  return unsafe_split_Tensor(self, Math.ceil(size / chunks), dim);
}

/** Moves zero frequency to the centre: rolls each dimension by half its size. */
export function fft_fftshift_composite(self: Tensor, dim: readonly number[] | null): Tensor {
  return shifted(self, dim, (size) => Math.floor(size / 2));
}

export function fft_ifftshift_composite(self: Tensor, dim: readonly number[] | null): Tensor {
  return shifted(self, dim, (size) => Math.floor((size + 1) / 2));
}

function shifted(self: Tensor, dim: readonly number[] | null, by: (size: number) => number): Tensor {
  const dims = (dim ?? [...self.shape.keys()]).map((d) => normalizeDim(d, self.shape.length));
  return roll(
    self,
    dims.map((d) => by(self.shape[d] ?? 1)),
    dims,
  );
}

/** Stacks sequences of different lengths, padded at their ends. */
export function pad_sequence_composite(
  sequences: readonly Tensor[],
  batchFirst: boolean,
  paddingValue: number,
): Tensor {
  if (sequences.length === 0) throw new ArgumentError("received an empty list of sequences");
  const first = sequences[0]!;
  const longest = Math.max(...sequences.map((sequence) => sequence.shape[0]!));
  const leading = batchFirst ? [sequences.length, longest] : [longest, sequences.length];
  const size = [...leading, ...first.shape.slice(1)];
  const result = full(size, paddingValue, first.dtype, first.layout, first.device, null);
  sequences.forEach((sequence, i) => {
    const target = batchFirst
      ? narrow(select_int(result, 0, i), 0, 0, sequence.shape[0]!)
      : select_int(narrow(result, 0, 0, sequence.shape[0]!), 1, i);
    copy_(target, sequence, false);
  });
  return result;
}

/** Powers of a vector's elements, one column per exponent. */
export function vander_composite(x: Tensor, N: number | null, increasing: boolean): Tensor {
  if (x.shape.length !== 1) throw new ShapeError("x must be a one-dimensional tensor.");
  const columns = N ?? x.shape[0]!;
  if (columns < 0) throw new ArgumentError("N must be non-negative.");
  const dtype = promoteTypes(x.dtype, "int64");
  const result = zeros([x.shape[0]!, columns], dtype, null, x.device, null);
  if (columns > 0) fill__Scalar(select_int(result, 1, 0), 1);
  if (columns > 1) {
    const powers = slice_Tensor(result, 1, 1, null, 1);
    copy_(powers, unsqueeze(x, 1), false);
    copy_(powers, cumprod(slice_Tensor(result, 1, 1, null, 1), 1, null), false);
  }
  return increasing ? result : flip(result, [1]);
}

/** Ascending powers of the elements, in a new last dimension. @throws DTypeError for bool */
export function linalg_vander_composite(x: Tensor, N: number | null): Tensor {
  if (x.dtypeCode === BOOL) throw new DTypeError("linalg.vander: powers of bool are not supported; convert `x` first");
  const rows = x.shape.length === 0 ? unsqueeze(x, -1) : x;
  const columns = N ?? rows.shape[rows.shape.length - 1]!;
  if (columns <= 1) throw new ArgumentError("N must be greater than 1.");
  const repeated = expand(unsqueeze(rows, -1), [...rows.shape, columns - 1], false);
  const powers = cumprod(repeated, -1, null);
  const ones = new_ones(powers, [...rows.shape, 1], null, null, null, null);
  return cat([ones, powers], -1);
}

/**
 * Splits `dim` of each tensor into `numChunks` chunks, padded with zeros; chunks of equal number are flattened and
 * concatenated.
 * @throws ArgumentError, ShapeError unless all tensors have one dtype and equal dimensions before `dim`
 */
export function _chunk_cat_composite(tensors: readonly Tensor[], dim: number, numChunks: number): Tensor {
  const [first] = tensors;
  if (first === undefined) throw new ArgumentError("_chunk_cat: expected at least one tensor");
  if (numChunks < 1) throw new ArgumentError(`_chunk_cat: \`num_chunks\` must be at least 1, got ${numChunks}`);
  const d = normalizeDim(dim, Math.min(...tensors.map(({ ndim }) => ndim)));
  const leading = first.shape.slice(0, d);
  const chunks = tensors.map((tensor, i) => {
    if (tensor.dtypeCode !== first.dtypeCode)
      throw new DTypeError(`_chunk_cat: all tensors must have one dtype, got ${first.dtype} and ${tensor.dtype}`);
    if (leading.some((size, k) => tensor.shape[k] !== size)) {
      throw new ShapeError(
        `_chunk_cat: all tensors must have the same lengths before dimension ${d}, got ${formatShape(first.shape)} and, at ${i}, ${formatShape(tensor.shape)}`,
      );
    }
    if (tensor.numel === 0) throw new ShapeError(`_chunk_cat: tensor ${i} is empty`);
    const missing = (numChunks - (tensor.shape[d]! % numChunks)) % numChunks;
    const pad = new Array<number>(2 * (tensor.ndim - d)).fill(0);
    pad[pad.length - 1] = missing;
    return reshape(missing === 0 ? tensor : constant_pad_nd(tensor, pad, 0), [...leading, numChunks, -1]);
  });
  return cat(chunks, d + 1);
}
