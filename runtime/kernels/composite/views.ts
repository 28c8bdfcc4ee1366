// Views: other sizes, strides and offsets over the same storage. For every strided backend, meta included.

import {
  _reshape_alias,
  _unsafe_view,
  alias,
  clone,
  conj,
  expand,
  permute,
  reshape,
  slice_Tensor,
  transpose_int,
  unsqueeze,
  view,
} from "../../../generated/operators.js";
import { type DType, dtypeCodeOf, isIntegral, itemSizes } from "../../core/dtype.js";
import { ArgumentError, DTypeError, IndexError, ShapeError } from "../../core/errors.js";
import { type ViewOperators, viewOperators } from "../../core/hooks.js";
import {
  broadcastAll,
  computeStride,
  expandGeometry,
  formatShape,
  inferSize,
  normalizeDim,
  normalizeDims,
  numelOf,
  sameShape,
} from "../../core/shape.js";
import { makeTensor, makeView, setMetadata, type Tensor } from "../../core/tensor.js";
import { conjugateHi, negativeHi } from "../../dispatch/keys.js";
import { checkWindow } from "./conversion.js";
import { integersIn } from "./values.js";

/** What gives views of a wrapper, whose memory only its class knows; null for tensors with memory. */
export function wrapperViews({ storage }: Tensor): ViewOperators | null {
  return storage.isWrapper ? viewOperators.get() : null;
}

/** A view of other geometry. Of a wrapper, it is what the class's kernel of `as_strided` gives. */
export function viewOf(self: Tensor, shape: readonly number[], strides: readonly number[], offset: number): Tensor {
  return wrapperViews(self)?.as_strided(self, shape, strides, offset) ?? makeView(self, shape, strides, offset);
}

/** A copy of the array without the entry at `index`. */
export function without(values: readonly number[], index: number): number[] {
  const result = values.slice();
  result.splice(index, 1);
  return result;
}

function withEntry(values: readonly number[], index: number, value: number): number[] {
  const result = values.slice();
  result.splice(index, 0, value);
  return result;
}

/** A copy of the array with another entry at `index`. */
export function replaced(values: readonly number[], index: number, value: number): number[] {
  const result = values.slice();
  result[index] = value;
  return result;
}

/** Reshapes without copying. One size may be -1. */
export function view_explicit(self: Tensor, size: readonly number[]): Tensor {
  const shape = inferSize(size, self.numel);
  const strides = computeStride(self.shape, self.strides, shape);
  if (strides === null) {
    throw new ShapeError(
      "view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.",
    );
  }
  return viewOf(self, shape, strides, self.offset);
}

/** Reinterprets the bytes as another dtype; the last dimension grows or shrinks with the element size. */
export function view_dtype_explicit(self: Tensor, dtype: DType): Tensor {
  const { shape, strides, offset, storage, keysHi } = self;
  if (dtype === self.dtype) return viewOf(self, shape, strides, offset);
  if ((keysHi & (conjugateHi | negativeHi)) !== 0) {
    const [adjective, method] =
      (keysHi & conjugateHi) !== 0 ? ["conjugated", "resolve_conj"] : ["negated", "resolve_neg"];
    throw new DTypeError(
      `view: the memory of a lazily ${adjective} tensor does not hold its elements and cannot be viewed as ${dtype}: resolve it first with ${method}()`,
    );
  }
  const code = dtypeCodeOf(dtype);
  const oldItemSize = self.itemSize;
  const other = itemSizes[code]!;
  const last = shape.length - 1;
  let newShape: readonly number[] = shape;
  let newStrides: readonly number[] = strides;
  let newOffset = offset;
  if (oldItemSize !== other && shape.length === 0) {
    throw new ShapeError(`self.dim() cannot be 0 to view ${self.dtype} as ${dtype} (different element sizes)`);
  }
  if (oldItemSize > other) {
    const ratio = oldItemSize / other;
    if (strides[last] !== 1)
      throw new ShapeError(
        `self.stride(-1) must be 1 to view ${self.dtype} as ${dtype} (different element sizes), but got ${strides[last]}`,
      );
    newShape = replaced(shape, last, shape[last]! * ratio);
    newStrides = strides.map((step, i) => (i === last ? step : step * ratio));
    newOffset = offset * ratio;
  } else if (oldItemSize < other) {
    const ratio = other / oldItemSize;
    if (shape[last]! % ratio !== 0)
      throw new ShapeError(
        `self.size(-1) must be divisible by ${ratio} to view ${self.dtype} as ${dtype} (different element sizes), but got ${shape[last]}`,
      );
    if (offset % ratio !== 0)
      throw new ShapeError(
        `self.storage_offset() must be divisible by ${ratio} to view ${self.dtype} as ${dtype} (different element sizes), but got ${offset}`,
      );
    for (let i = 0; i < last; i++) {
      if (strides[i]! % ratio !== 0)
        throw new ShapeError(
          `self.stride(${i}) must be divisible by ${ratio} to view ${self.dtype} as ${dtype} (different element sizes), but got ${strides[i]}`,
        );
    }
    if (strides[last] !== 1)
      throw new ShapeError(
        `self.stride(-1) must be 1 to view ${self.dtype} as ${dtype} (different element sizes), but got ${strides[last]}`,
      );
    newShape = replaced(shape, last, shape[last]! / ratio);
    newStrides = strides.map((step, i) => (i === last ? 1 : step / ratio));
    newOffset = offset / ratio;
  }
  storage.assertMemory("view.dtype");
  return makeTensor(storage, newShape, newStrides, newOffset, dtype);
}

/** A view if the strides allow one, else a contiguous copy. */
export function reshape_composite(self: Tensor, shape: readonly number[]): Tensor {
  const inferred = inferSize(shape, self.numel);
  const strides = computeStride(self.shape, self.strides, inferred);
  if (strides !== null) return _reshape_alias(self, inferred, strides);
  return _unsafe_view(clone(self, "contiguous_format"), inferred);
}

export function _reshape_alias_explicit(self: Tensor, size: readonly number[], stride: readonly number[]): Tensor {
  if (size.length !== stride.length) {
    throw new ShapeError(
      `dimensionality of sizes (${size.length}) must match dimensionality of strides (${stride.length})`,
    );
  }
  return viewOf(self, size, stride, self.offset);
}

export function _unsafe_view_explicit(self: Tensor, size: readonly number[]): Tensor {
  return view_explicit(self, size);
}

export function view_as_composite(self: Tensor, other: Tensor): Tensor {
  return view(self, other.shape);
}

export function reshape_as_composite(self: Tensor, other: Tensor): Tensor {
  return reshape(self, other.shape);
}

export function expand_explicit(self: Tensor, size: readonly number[], _implicit: boolean): Tensor {
  const geometry = expandGeometry(self.shape, self.strides, size);
  return viewOf(self, geometry.shape, geometry.strides, self.offset);
}

export function expand_as_composite(self: Tensor, other: Tensor): Tensor {
  return expand(self, other.shape, false);
}

export function broadcast_tensors_composite(tensors: readonly Tensor[]): Tensor[] {
  const shape = broadcastAll(tensors.map((x) => x.shape));
  return tensors.map((x) => (sameShape(x.shape, shape) ? x : expand(x, shape, false)));
}

/** Reorders dimensions: dimension `i` of the result is dimension `dims[i]`. */
export function permute_explicit(self: Tensor, dims: readonly number[]): Tensor {
  const { shape, strides } = self;
  const count = shape.length;
  if (dims.length !== count) {
    throw new ShapeError(
      `permute(sparse_coo): number of dimensions in the tensor input does not match the length of the desired ordering of dimensions i.e. input.dim() = ${count} is not equal to len(dims) = ${dims.length}`,
    );
  }
  const order = dims.map((dim) => normalizeDim(dim, count));
  if (new Set(order).size !== count) throw new ShapeError("permute(): duplicate dims are not allowed.");
  return viewOf(
    self,
    order.map((d) => shape[d]!),
    order.map((d) => strides[d]!),
    self.offset,
  );
}

function swapped(values: readonly number[], a: number, b: number): number[] {
  const result = values.slice();
  result[a] = values[b]!;
  result[b] = values[a]!;
  return result;
}

export function transpose_int_explicit(self: Tensor, dim0: number, dim1: number): Tensor {
  const { shape, strides, offset } = self;
  const a = normalizeDim(dim0, shape.length);
  const b = normalizeDim(dim1, shape.length);
  if (a === b) return viewOf(self, shape, strides, offset);
  return viewOf(self, swapped(shape, a, b), swapped(strides, a, b), offset);
}

export function transpose__explicit(self: Tensor, dim0: number, dim1: number): Tensor {
  const { shape, strides, offset } = self;
  const a = normalizeDim(dim0, shape.length);
  const b = normalizeDim(dim1, shape.length);
  if (a !== b) setMetadata(self, swapped(shape, a, b), swapped(strides, a, b), offset);
  return self;
}

function checkMatrix(operator: string, self: Tensor): void {
  const dims = self.shape.length;
  if (dims > 2) {
    throw new ShapeError(`${operator} expects a tensor with <= 2 dimensions, but self is ${dims}D`);
  }
}

export function t_explicit(self: Tensor): Tensor {
  checkMatrix("t()", self);
  const other = self.shape.length < 2 ? 0 : 1;
  return wrapperViews(self)?.transpose_int(self, 0, other) ?? transpose_int_explicit(self, 0, other);
}

export function t__explicit(self: Tensor): Tensor {
  checkMatrix("t_()", self);
  return transpose__explicit(self, 0, self.shape.length < 2 ? 0 : 1);
}

/** All dimensions in reverse order. */
export function numpy_T_composite(self: Tensor): Tensor {
  return permute(
    self,
    self.shape.map((_, i) => self.shape.length - 1 - i),
  );
}

/** Swaps the last two dimensions. */
export function mT_composite(self: Tensor): Tensor {
  return matrixTranspose("mT", self);
}

export function mH_composite(self: Tensor): Tensor {
  return conj(matrixTranspose("mH", self));
}

export function adjoint_composite(self: Tensor): Tensor {
  return conj(matrixTranspose("adjoint()", self));
}

function matrixTranspose(name: string, self: Tensor): Tensor {
  const dims = self.shape.length;
  if (dims === 1) {
    throw new ShapeError(`tensor.${name} is only supported on matrices or batches of matrices. Got 1-D tensor.`);
  }
  return dims === 0 ? self : transpose_int(self, -2, -1);
}

/** Transpose of a matrix; the error for other ranks than 0 and 2 suggests `mT` and `permute`. */
export function matrix_H_composite(self: Tensor): Tensor {
  const dims = self.shape.length;
  if (dims !== 0 && dims !== 2) {
    throw new ShapeError(
      `tensor.H is only supported on matrices (2-D tensors). Got ${dims}-D tensor.${dims > 2 ? " For batches of matrices, consider using tensor.mH" : ""}`,
    );
  }
  return conj(dims === 0 ? self : transpose_int(self, 0, 1));
}

interface Geometry {
  readonly shape: readonly number[];
  readonly strides: readonly number[];
}

function squeezed({ shape, strides }: Tensor): Geometry {
  const wideDims = [...shape.keys()].filter((d) => shape[d] !== 1);
  return { shape: wideDims.map((d) => shape[d]!), strides: wideDims.map((d) => strides[d]!) };
}

function squeezedDim({ shape, strides }: Tensor, dim: number): Geometry {
  const d = normalizeDim(dim, shape.length);
  if (shape.length === 0 || shape[d] !== 1) return { shape, strides };
  return { shape: without(shape, d), strides: without(strides, d) };
}

export function squeeze_explicit(self: Tensor): Tensor {
  const { shape, strides } = squeezed(self);
  return viewOf(self, shape, strides, self.offset);
}

export function squeeze_dim_explicit(self: Tensor, dim: number): Tensor {
  const { shape, strides } = squeezedDim(self, dim);
  return viewOf(self, shape, strides, self.offset);
}

export function squeeze__explicit(self: Tensor): Tensor {
  const { shape, strides } = squeezed(self);
  setMetadata(self, shape, strides, self.offset);
  return self;
}

export function squeeze__dim_explicit(self: Tensor, dim: number): Tensor {
  const { shape, strides } = squeezedDim(self, dim);
  setMetadata(self, shape, strides, self.offset);
  return self;
}

function unsqueezed({ shape, strides }: Tensor, dim: number): Geometry {
  const d = normalizeDim(dim, shape.length + 1);
  const step = d < shape.length ? shape[d]! * strides[d]! : 1;
  return { shape: withEntry(shape, d, 1), strides: withEntry(strides, d, step) };
}

export function unsqueeze_explicit(self: Tensor, dim: number): Tensor {
  const { shape, strides } = unsqueezed(self, dim);
  return viewOf(self, shape, strides, self.offset);
}

export function unsqueeze__explicit(self: Tensor, dim: number): Tensor {
  const { shape, strides } = unsqueezed(self, dim);
  setMetadata(self, shape, strides, self.offset);
  return self;
}

/** One index along a dimension, which is removed. */
export function select_int_explicit(self: Tensor, dim: number, index: number): Tensor {
  const { shape, strides, offset } = self;
  if (shape.length === 0) throw new IndexError("select() cannot be applied to a 0-dim tensor.");
  const d = normalizeDim(dim, shape.length);
  const size = shape[d]!;
  if (!(index >= -size && index < size)) {
    throw new IndexError(
      `select(): index ${index} out of range for tensor of size ${formatShape(shape)} at dimension ${d}`,
    );
  }
  const position = index < 0 ? index + size : index;
  return viewOf(self, without(shape, d), without(strides, d), offset + position * strides[d]!);
}

/** Start and end of a slice, counted from the front and clamped to the dimension; end is never before start. */
export function sliceRange(size: number, start: number | null, end: number | null): readonly [number, number] {
  let from = start ?? 0;
  let to = end ?? Number.MAX_SAFE_INTEGER;
  if (from < 0) from += size;
  if (to < 0) to += size;
  if (from < 0) from = 0;
  else if (from >= size) from = size;
  if (to < from) to = from;
  else if (to >= size) to = size;
  return [from, to];
}

/** Every `step`-th element from `start` up to `end`. Bounds out of range are clamped. */
export function slice_Tensor_explicit(
  self: Tensor,
  dim: number,
  start: number | null,
  end: number | null,
  step: number,
): Tensor {
  const { shape, strides, offset } = self;
  if (shape.length === 0) throw new IndexError("slice() cannot be applied to a 0-dim tensor.");
  const d = normalizeDim(dim, shape.length);
  if (step <= 0) throw new ArgumentError("slice step must be positive");
  const [from, to] = sliceRange(shape[d]!, start, end);
  const length = Math.floor((to - from + step - 1) / step);
  return viewOf(
    self,
    replaced(shape, d, length),
    replaced(strides, d, strides[d]! * step),
    offset + from * strides[d]!,
  );
}

/** The size of dimension `dim`. @throws IndexError unless it exists */
export function sizeAlong(self: Tensor, dim: number): number {
  return self.shape[normalizeDim(dim, self.shape.length, false)]!;
}

/** The checked start of a `narrow`, counted from the front. */
export function narrowStart(self: Tensor, dim: number, start: number, length: number): number {
  if (self.shape.length === 0) throw new ShapeError("narrow() cannot be applied to a 0-dim tensor.");
  const size = sizeAlong(self, dim);
  const from = start === size ? start : normalizeDim(start, size);
  if (!(length >= 0 && from <= size - length)) {
    throw new ShapeError(`start (${from}) + length (${length}) exceeds dimension size (${size}).`);
  }
  return from;
}

export function narrow_composite(self: Tensor, dim: number, start: number, length: number): Tensor {
  const from = narrowStart(self, dim, start, length);
  return slice_Tensor(self, dim, from, from + length, 1);
}

export function narrow_Tensor_composite(self: Tensor, dim: number, start: Tensor, length: number): Tensor {
  if (start.shape.length !== 0 || !isIntegral(start.dtype)) {
    throw new ArgumentError("start must be an 0-dim integral Tensor.");
  }
  return narrow_composite(self, dim, integersIn(start, "narrow")[0]!, length);
}

/** A copy of a narrowed tensor. */
export function narrow_copy_explicit(self: Tensor, dim: number, start: number, length: number): Tensor {
  const from = narrowStart(self, dim, start, length);
  return clone(slice_Tensor_explicit(self, dim, from, from + length, 1), "contiguous_format");
}

/** A view of the storage with any sizes, strides and offset. */
export function as_strided_explicit(
  self: Tensor,
  size: readonly number[],
  stride: readonly number[],
  storageOffset: number | null,
): Tensor {
  const offset = storageOffset ?? self.offset;
  checkWindow("as_strided", self, size, stride, offset);
  self.storage.assertMemory("the view or as_strided");
  return makeView(self, size, stride, offset);
}

export function as_strided__explicit(
  self: Tensor,
  size: readonly number[],
  stride: readonly number[],
  storageOffset: number | null,
): Tensor {
  const offset = storageOffset ?? self.offset;
  checkWindow("as_strided", self, size, stride, offset);
  setMetadata(self, size, stride, offset);
  return self;
}

/** The diagonal over two dimensions, as a new last dimension. */
export function diagonal_explicit(self: Tensor, offset: number, dim1: number, dim2: number): Tensor {
  const { shape, strides } = self;
  const a = normalizeDim(dim1, shape.length);
  const b = normalizeDim(dim2, shape.length);
  if (a === b) throw new ArgumentError(`diagonal dimensions cannot be identical ${dim1}, ${dim2}`);
  const rows = shape[a]!;
  const columns = shape[b]!;
  const length = Math.max(offset >= 0 ? Math.min(rows, columns - offset) : Math.min(rows + offset, columns), 0);
  let start = self.offset;
  if (length > 0) start += offset >= 0 ? offset * strides[b]! : -offset * strides[a]!;
  const otherDims = [...shape.keys()].filter((d) => d !== a && d !== b);
  return viewOf(
    self,
    [...otherDims.map((d) => shape[d]!), length],
    [...otherDims.map((d) => strides[d]!), strides[a]! + strides[b]!],
    start,
  );
}

/** Flattens dimensions `startDim` to `endDim` into one. */
export function flatten_using_ints_composite(self: Tensor, startDim: number, endDim: number): Tensor {
  const { shape } = self;
  const from = normalizeDim(startDim, shape.length);
  const to = normalizeDim(endDim, shape.length);
  if (from > to) throw new ArgumentError("flatten() has invalid args: start_dim cannot come after end_dim");
  if (shape.length === 0) return reshape(self, [1]);
  if (from === to) return self;
  return reshape(self, [...shape.slice(0, from), numelOf(shape.slice(from, to + 1)), ...shape.slice(to + 1)]);
}

/** Splits one dimension into several. */
export function unflatten_int_composite(self: Tensor, dim: number, sizes: readonly number[]): Tensor {
  const { shape } = self;
  const d = normalizeDim(dim, shape.length);
  if (sizes.length === 0) throw new ArgumentError("unflatten: sizes must be non-empty");
  const dimSize = shape[d]!;
  let inferred: readonly number[];
  try {
    inferred = inferSize(sizes, dimSize);
  } catch (error) {
    if (!(error instanceof ShapeError)) throw error;
    throw new ShapeError(
      `unflatten: Provided sizes ${formatShape(sizes)} don't multiply up to the size of dim ${d} (${dimSize}) in the input tensor`,
    );
  }
  return view(self, [...shape.slice(0, d), ...inferred, ...shape.slice(d + 1)]);
}

/** Moves dimensions to the given positions; the others keep their order. */
export function movedim_intlist_composite(
  self: Tensor,
  source: readonly number[],
  destination: readonly number[],
): Tensor {
  const dims = self.shape.length;
  if (source.length !== destination.length) {
    throw new ArgumentError(
      `movedim: Invalid source or destination dims: source (${formatShape(source)} dims) should contain the same number of dims as destination (${formatShape(destination)} dims)`,
    );
  }
  const from = source.map((dim) => normalizeDim(dim, dims));
  const to = destination.map((dim) => normalizeDim(dim, dims));
  if (new Set(from).size !== from.length) {
    throw new ArgumentError(`movedim: repeated dim in \`source\` (${formatShape(source)})`);
  }
  if (new Set(to).size !== to.length) {
    throw new ArgumentError(`movedim: repeated dim in \`destination\` (${formatShape(destination)})`);
  }
  if (dims === 0) return alias(self);
  const order = new Array<number>(dims).fill(-1);
  for (let i = 0; i < from.length; i++) order[to[i]!] = from[i]!;
  const remaining = [...self.shape.keys()].filter((d) => !from.includes(d));
  let next = 0;
  for (let d = 0; d < dims; d++) if (order[d] === -1) order[d] = remaining[next++]!;
  return permute(self, order);
}

/** Slices of length `size` every `step` elements along a dimension; a new last dimension holds their elements. */
export function unfold_explicit(self: Tensor, dimension: number, size: number, step: number): Tensor {
  const { shape, strides, offset } = self;
  const d = normalizeDim(dimension, shape.length);
  const length = shape.length === 0 ? 1 : shape[d]!;
  if (size > length) {
    throw new ShapeError(`maximum size for tensor at dimension ${d} is ${length} but size is ${size}`);
  }
  if (step <= 0) throw new ArgumentError(`step is ${step} but must be > 0`);
  if (size < 0) throw new ArgumentError(`size is ${size} but must be >= 0`);
  const stride = shape.length === 0 ? 1 : strides[d]!;
  if (shape.length === 0) return viewOf(self, [size], [1], offset);
  return viewOf(
    self,
    [...replaced(shape, d, Math.floor((length - size) / step) + 1), size],
    [...replaced(strides, d, step * stride), stride],
    offset,
  );
}

export function atleast_1d_composite(self: Tensor): Tensor {
  return self.shape.length === 0 ? reshape(self, [1]) : self;
}

export function atleast_1d_Sequence_composite(tensors: readonly Tensor[]): Tensor[] {
  return tensors.map(atleast_1d_composite);
}

export function atleast_2d_composite(self: Tensor): Tensor {
  if (self.shape.length === 0) return reshape(self, [1, 1]);
  return self.shape.length === 1 ? unsqueeze(self, 0) : self;
}

export function atleast_2d_Sequence_composite(tensors: readonly Tensor[]): Tensor[] {
  return tensors.map(atleast_2d_composite);
}

export function atleast_3d_composite(self: Tensor): Tensor {
  if (self.shape.length === 0) return reshape(self, [1, 1, 1]);
  if (self.shape.length === 1) return unsqueeze(unsqueeze(self, 0), -1);
  return self.shape.length === 2 ? unsqueeze(self, -1) : self;
}

export function atleast_3d_Sequence_composite(tensors: readonly Tensor[]): Tensor[] {
  return tensors.map(atleast_3d_composite);
}

/** A copy of an expanded tensor. */
export function expand_copy_explicit(self: Tensor, size: readonly number[], implicit: boolean): Tensor {
  return clone(expand_explicit(self, size, implicit), null);
}

export function squeeze_dims_explicit(self: Tensor, dim: readonly number[]): Tensor {
  const { shape, strides } = self;
  const dims = normalizeDims(dim, shape.length);
  const remaining = [...shape.keys()].filter((d) => shape[d] !== 1 || !dims.includes(d));
  return viewOf(
    self,
    remaining.map((d) => shape[d]!),
    remaining.map((d) => strides[d]!),
    self.offset,
  );
}
