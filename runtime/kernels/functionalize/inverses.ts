// Inverses of views for functionalization: the base with a view's elements replaced, without writing to it.

import {
  _conj,
  _conj_copy,
  _neg_view,
  _neg_view_copy,
  _reshape_alias,
  _reshape_alias_copy,
  _to_copy,
  alias,
  alias_copy,
  argmax,
  as_strided,
  as_strided_copy,
  as_strided_scatter,
  clone,
  contiguous,
  detach,
  detach_copy,
  diagonal_scatter,
  expand,
  gather,
  ne_Tensor,
  new_empty,
  permute,
  permute_copy,
  resolve_conj,
  resolve_neg,
  select_scatter,
  slice_scatter,
  squeeze_copy_dim,
  squeeze_dim,
  sum_dim_IntList,
  t,
  t_copy,
  transpose_copy_int,
  transpose_int,
  unfold_backward,
  unsqueeze,
  unsqueeze_copy,
  view,
  view_as_complex,
  view_as_complex_copy,
  view_as_real,
  view_as_real_copy,
  view_copy,
  view_copy_dtype,
  view_dtype,
} from "../../../generated/operators.js";
import { noGrad } from "../../autograd/grad-mode.js";
import { edgeOf, setEdge } from "../../autograd/history.js";
import { requiresGrad } from "../../autograd/meta.js";
import { type DType, dtypeCodeOf, isIntegral, itemSizes } from "../../core/dtype.js";
import {
  computeStride,
  contiguousStrides,
  inferSize,
  isContiguous,
  isNonOverlappingAndDense,
  normalizeDim,
  normalizeDims,
  sameShape,
  storageSpan,
} from "../../core/shape.js";
import type { Tensor } from "../../core/tensor.js";
import { conjugateHi, negativeHi } from "../../dispatch/keys.js";
import {
  covers,
  type Family,
  type FunctionalTensor,
  functionalState,
  type Geometry,
  lazyHi,
  type ViewCall,
  type ViewMeta,
} from "../../modes/functional-tensor.js";

// Each takes (base, view, call, ...arguments of the view except its tensor). A value may have other strides than the
// eager tensor, and may lack its lazy conjugation or negation: `X_forward` creates the views that depend on this,
// `X_of_base` a view of the base's complete memory.

/** A value whose memory holds its elements. */
function resolved(value: Tensor): Tensor {
  const conjugated = (value.keysHi & conjugateHi) !== 0 ? resolve_conj(value) : value;
  return (conjugated.keysHi & negativeHi) !== 0 ? resolve_neg(conjugated) : conjugated;
}

/** Elements of a value as those of another dtype: their memory must follow the last dimension, in complete new elements. */
function asElements(given: Tensor, size: number, show: (value: Tensor) => Tensor): Tensor {
  const value = resolved(given);
  const { shape, strides, offset, itemSize } = value;
  if (itemSize === size) return show(value);
  const ratio = Math.max(1, size / itemSize);
  const last = shape.length - 1;
  const fits = offset % ratio === 0 && strides.every((step, dim) => (dim === last ? step === 1 : step % ratio === 0));
  return show(fits ? value : clone(value, "contiguous_format"));
}

function asShape(value: Tensor, size: readonly number[], again: boolean): Tensor {
  const fits = computeStride(value.shape, value.strides, inferSize(size, value.numel)) !== null;
  if (again) return view(fits ? value : clone(value, "contiguous_format"), size);
  return view_copy(value, size);
}

export function alias_inverse(_base: Tensor, given: Tensor, { again }: ViewCall): Tensor {
  return again ? alias(given) : alias_copy(given);
}

/** The copy, too, ends the history: recorded, `detach_copy` would have a node without derivative. */
export function detach_forward(base: Tensor, { again }: ViewCall): Tensor {
  return again ? detach(base) : noGrad(() => detach_copy(base));
}

/** A write through the detached view leaves the base its history, and brings none. */
export function detach_inverse(base: Tensor, given: Tensor, call: ViewCall): Tensor {
  const edge = edgeOf(base);
  if (edge === null && !requiresGrad(given)) return given;
  const written = detach_forward(given, call);
  if (edge !== null) setEdge(written, edge);
  return written;
}

/** The memory of an eager tensor, from its first element on, holding the elements of a value. */
function laidOut(value: Tensor, { shape, strides }: Geometry): Tensor {
  const span = storageSpan(shape, strides);
  return as_strided_scatter(new_empty(value, [span], null, null, null, null), value, shape, strides, 0);
}

const hasStrides = (value: Tensor, { strides }: Geometry): boolean => sameShape(value.strides, strides);

/** @param offset null where the base begins */
export function as_strided_of_base(
  base: Tensor,
  { again, like }: ViewCall,
  size: readonly number[],
  stride: readonly number[],
  offset: number | null,
): Tensor {
  const show = again ? as_strided : as_strided_copy;
  const at = (offset ?? like.offset) - like.offset;
  if (hasStrides(base, like)) return show(base, size, stride, offset === null ? null : at + base.offset);
  return show(laidOut(base, like), size, stride, at);
}

export function as_strided_inverse(
  base: Tensor,
  given: Tensor,
  { again, like }: ViewCall,
  size: readonly number[],
  stride: readonly number[],
  offset: number | null,
): Tensor {
  const at = (offset ?? like.offset) - like.offset;
  // Scatter operators copy their base, and a copy is dense.
  if (hasStrides(base, like) && isNonOverlappingAndDense(like.shape, like.strides))
    return as_strided_scatter(base, given, size, stride, offset === null ? null : at);
  const written = as_strided_scatter(laidOut(base, like), given, size, stride, at);
  return (again ? as_strided : as_strided_copy)(written, like.shape, like.strides, 0);
}

export function plainGeometry({ shape, strides, offset }: Geometry): Geometry {
  return { shape, strides, offset };
}

/** From a tensor of one geometry to one of another in its memory. */
export function stridedMeta(from: Geometry, { shape, strides, offset: at }: Geometry): ViewMeta {
  const offset = at === from.offset ? null : at;
  const call = { again: functionalState.reapplyViews, at: 0, like: plainGeometry(from) };
  return {
    forward: (base) => as_strided_of_base(base, call, shape, strides, offset),
    inverse: (base, view) => as_strided_inverse(base, view, call, shape, strides, offset),
  };
}

/** All memory of a family whose writes have been applied, in one dimension. */
export function wholeMemory({ base, bytes, geometry, background }: Family): Tensor {
  const { shape, strides, offset } = geometry;
  const size = Math.floor(bytes / base.itemSize);
  const { reapplyViews: again } = functionalState;
  if (offset === 0 && base.numel === size && isContiguous(shape, strides)) return asShape(base, [size], again);
  const ground =
    background === null
      ? new_empty(base, [size], null, null, null, null)
      : (again ? as_strided : as_strided_copy)(background, [size], [1], 0);
  return base === background ? ground : as_strided_scatter(ground, base, shape, strides, offset);
}

/**
 * The way from the base of a tensor's family to a tensor of another geometry in the same memory, of the same dtype. The family gets another base
 * if its base does not show that memory. Call it below the layer.
 */
export function waysInMemory(self: FunctionalTensor, wanted: Geometry): readonly ViewMeta[] {
  const { family, dtype, itemSize, keysHi } = self;
  const { shape, strides, offset } = wanted;
  const { itemSize: baseSize, dtype: baseType } = family.base;
  const isSame = baseType === dtype;
  if (!covers({ ...family.geometry, itemSize: baseSize }, { shape, strides, offset, itemSize }) || !isSame) {
    const size = Math.floor(family.bytes / baseSize);
    const whole = { shape: [size], strides: [1], offset: 0 };
    family.apply();
    if (!sameShape(family.geometry.shape, whole.shape) || family.geometry.offset !== 0)
      family.rebase(wholeMemory(family), whole, stridedMeta(whole, family.geometry));
  }
  const { reapplyViews: again } = functionalState;
  const call = { again, at: 0, like: family.geometry };
  const metas: ViewMeta[] = [];
  const flip = (bits: number): void => {
    const forms = [
      [conjugateHi, again ? _conj : _conj_copy],
      [negativeHi, again ? _neg_view : _neg_view_copy],
    ] as const;
    for (const [bit, form] of forms) if ((bits & bit) !== 0) metas.push({ forward: form, inverse: (_base, view) => form(view) }); // biome-ignore format: one line
  };
  let like = family.geometry;
  if (!isSame) {
    flip(family.lazyHi);
    metas.push({
      forward: (base) => view_dtype_forward(base, call, dtype),
      inverse: (base, view) => view_dtype_inverse(base, view, call),
    });
    like = { shape: [Math.floor((like.shape[0]! * baseSize) / itemSize)], strides: [1], offset: 0 };
  }
  metas.push(stridedMeta(like, wanted));
  flip((keysHi & lazyHi) ^ (isSame ? family.lazyHi : 0));
  return metas;
}

export function diagonal_inverse(
  base: Tensor,
  given: Tensor,
  _call: ViewCall,
  offset: number,
  dim1: number,
  dim2: number,
): Tensor {
  return diagonal_scatter(base, given, offset, dim1, dim2);
}

/** An element that the view repeats is stored once: it gets the changed value. */
export function expand_inverse(base: Tensor, given: Tensor, { again }: ViewCall): Tensor {
  if (sameShape(base.shape, given.shape)) return again ? given : clone(given, null);
  const leading = given.ndim - base.ndim;
  if (base.numel === given.numel) return summed(given, base.shape, again);
  let result = given;
  let changed = _to_copy(ne_Tensor(given, expand(base, given.shape, false)), "int64", null, null, null, false, null);
  for (const [dim, size] of given.shape.entries()) {
    if (size === 1 || (dim >= leading && base.shape[dim - leading] === size)) continue;
    const first = argmax(changed, dim, true);
    result = gather(result, dim, first, false);
    changed = gather(changed, dim, first, false);
  }
  return again ? view(result, base.shape) : view_copy(result, base.shape);
}

/** Removes leading dimensions of size 1, by a sum. */
function summed(given: Tensor, shape: readonly number[], again: boolean): Tensor {
  const dims = Array.from({ length: given.ndim - shape.length }, (_, dim) => dim);
  // Sums of integers would be int64.
  const dtype = isIntegral(given.dtype, true) ? given.dtype : null;
  const sums = dims.length === 0 ? given : sum_dim_IntList(given, dims, true, dtype);
  return again ? view(sums, shape) : view_copy(sums, shape);
}

export function permute_inverse(_base: Tensor, given: Tensor, { again }: ViewCall, dims: readonly number[]): Tensor {
  const back: number[] = [];
  for (const [i, dim] of dims.entries()) back[normalizeDim(dim, dims.length)] = i;
  return again ? permute(given, back) : permute_copy(given, back);
}

/** Reshapes a value, with strides that follow from the value's; `wanted` if it is equivalent. */
function reshaped(value: Tensor, shape: readonly number[], wanted: readonly number[], again: boolean): Tensor {
  const strides = computeStride(value.shape, value.strides, shape);
  if (strides === null) return reshaped(clone(value, "contiguous_format"), shape, wanted, again);
  const isWanted = shape.every((size, dim) => size <= 1 || strides[dim] === wanted[dim]);
  return (again ? _reshape_alias : _reshape_alias_copy)(value, shape, isWanted ? wanted : strides);
}

export function _reshape_alias_forward(
  base: Tensor,
  { again, like }: ViewCall,
  size: readonly number[],
  stride: readonly number[],
): Tensor {
  if (!hasStrides(base, like)) return reshaped(base, size, contiguousStrides(size), again);
  return (again ? _reshape_alias : _reshape_alias_copy)(base, size, stride);
}

export function _reshape_alias_inverse(base: Tensor, given: Tensor, { again }: ViewCall): Tensor {
  return reshaped(given, base.shape, base.strides, again);
}

export function select_int_inverse(base: Tensor, given: Tensor, _call: ViewCall, dim: number, index: number): Tensor {
  return select_scatter(base, given, dim, index);
}

export function slice_Tensor_inverse(
  base: Tensor,
  given: Tensor,
  _call: ViewCall,
  dim: number,
  start: number | null,
  end: number | null,
  step: number,
): Tensor {
  return slice_scatter(base, given, dim, start, end, step);
}

export function split_Tensor_inverse(
  base: Tensor,
  given: Tensor,
  { at }: ViewCall,
  splitSize: number,
  dim: number,
): Tensor {
  const along = normalizeDim(dim, base.ndim);
  const start = at * splitSize;
  return slice_scatter(base, given, along, start, Math.min(start + splitSize, base.shape[along]!), 1);
}

export function split_with_sizes_inverse(
  base: Tensor,
  given: Tensor,
  { at }: ViewCall,
  splitSizes: readonly number[],
  dim: number,
): Tensor {
  const along = normalizeDim(dim, base.ndim);
  const start = splitSizes.slice(0, at).reduce((sum, size) => sum + size, 0);
  return slice_scatter(base, given, along, start, start + splitSizes[at]!, 1);
}

export function unbind_int_inverse(base: Tensor, given: Tensor, { at }: ViewCall, dim: number): Tensor {
  return select_scatter(base, given, normalizeDim(dim, base.ndim), at);
}

export function squeeze_inverse(base: Tensor, given: Tensor, { again }: ViewCall): Tensor {
  return base.shape.reduce((view, size, dim) => (size === 1 ? unsqueezed(view, dim, again) : view), given);
}

export function squeeze_dim_inverse(base: Tensor, given: Tensor, { again }: ViewCall, dim: number): Tensor {
  const along = normalizeDim(dim, base.ndim);
  return base.ndim > 0 && base.shape[along] === 1 ? unsqueezed(given, along, again) : given;
}

export function squeeze_dims_inverse(base: Tensor, given: Tensor, { again }: ViewCall, dim: readonly number[]): Tensor {
  const dims = normalizeDims(dim, base.ndim);
  return base.shape.reduce(
    (view, size, d) => (size === 1 && dims.includes(d) ? unsqueezed(view, d, again) : view),
    given,
  );
}

function unsqueezed(given: Tensor, dim: number, again: boolean): Tensor {
  return again ? unsqueeze(given, dim) : unsqueeze_copy(given, dim);
}

export function unsqueeze_inverse(_base: Tensor, given: Tensor, { again }: ViewCall, dim: number): Tensor {
  return again ? squeeze_dim(given, dim) : squeeze_copy_dim(given, dim);
}

export function t_inverse(_base: Tensor, given: Tensor, { again }: ViewCall): Tensor {
  return again ? t(given) : t_copy(given);
}

export function transpose_int_inverse(
  _base: Tensor,
  given: Tensor,
  { again }: ViewCall,
  dim0: number,
  dim1: number,
): Tensor {
  return again ? transpose_int(given, dim0, dim1) : transpose_copy_int(given, dim0, dim1);
}

export function view_forward(base: Tensor, { again }: ViewCall, size: readonly number[]): Tensor {
  return asShape(base, size, again);
}

export function view_inverse(base: Tensor, given: Tensor, { again }: ViewCall): Tensor {
  return asShape(given, base.shape, again);
}

export function view_dtype_forward(base: Tensor, { again }: ViewCall, dtype: DType): Tensor {
  const show = again ? view_dtype : view_copy_dtype;
  return asElements(base, itemSizes[dtypeCodeOf(dtype)]!, (value) => show(value, dtype));
}

export function view_dtype_inverse(base: Tensor, given: Tensor, call: ViewCall): Tensor {
  return view_dtype_forward(given, call, base.dtype);
}

export function view_as_real_forward(base: Tensor, { again }: ViewCall): Tensor {
  return (again ? view_as_real : view_as_real_copy)(resolved(base));
}

export function view_as_real_inverse(_base: Tensor, given: Tensor, call: ViewCall): Tensor {
  return view_as_complex_forward(given, call);
}

export function view_as_complex_forward(base: Tensor, { again }: ViewCall): Tensor {
  return asElements(base, 2 * base.itemSize, again ? view_as_complex : view_as_complex_copy);
}

export function view_as_complex_inverse(_base: Tensor, given: Tensor, call: ViewCall): Tensor {
  return view_as_real_forward(given, call);
}

export function _conj_inverse(_base: Tensor, given: Tensor, { again }: ViewCall): Tensor {
  return again ? _conj(given) : _conj_copy(given);
}

export function _neg_view_inverse(_base: Tensor, given: Tensor, { again }: ViewCall): Tensor {
  return again ? _neg_view(given) : _neg_view_copy(given);
}

export function unfold_inverse(
  base: Tensor,
  given: Tensor,
  _call: ViewCall,
  dimension: number,
  size: number,
  step: number,
): Tensor {
  const dim = normalizeDim(dimension, base.ndim);
  const length = base.ndim === 0 ? 1 : base.shape[dim]!;
  // Windows that neither overlap nor leave gaps.
  if (size === step && length % size === 0) return unfold_backward(given, base.shape, dimension, size, step);
  const strides = contiguousStrides(base.shape);
  const along = base.ndim === 0 ? 1 : strides[dim]!;
  const windows = strides.with(dim, along * step);
  return as_strided_scatter(contiguous(base, "contiguous_format"), given, given.shape, [...windows, along], 0);
}
