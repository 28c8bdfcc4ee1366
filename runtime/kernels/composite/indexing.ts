// Indexing composed of other operators: out-of-place forms, embedding, one_hot, repeat_interleave, and backward operators.

import {
  _local_scalar_dense,
  arange_start_step,
  broadcast_to,
  cat,
  clone,
  copy_,
  diagonal,
  div_Scalar_mode,
  embedding_dense_backward,
  empty_memory_format,
  expand,
  flatten_using_ints,
  gather,
  gather_out,
  index_fill__int_Scalar,
  index_fill_int_Tensor,
  index_select,
  item,
  masked_fill__Scalar,
  masked_scatter_,
  masked_select,
  max as maxStub,
  min as minStub,
  narrow,
  ne_Scalar,
  new_zeros,
  nonzero,
  repeat_interleave_self_Tensor,
  repeat_interleave_Tensor,
  reshape,
  scalar_tensor,
  scatter__value,
  scatter_add,
  scatter_add_,
  scatter_src,
  select_int,
  slice_Tensor,
  sum,
  sum_dim_IntList,
  unbind_int,
  unsqueeze,
  view,
  zeros,
  zeros_like,
} from "../../../generated/operators.js";
import { BOOL, dtypeOf, INT64 } from "../../core/dtype.js";
import { isMapped, isReadable, mayAsk } from "../../core/elements.js";
import { ArgumentError, DTypeError, ShapeError, UnsupportedError } from "../../core/errors.js";
import { resultCode } from "../../core/promotion.js";
import { type Scalar, toNumber } from "../../core/scalar.js";
import { broadcastShapes, normalizeDim, numelOf } from "../../core/shape.js";
import type { Tensor } from "../../core/tensor.js";
import { conjugateHi } from "../../dispatch/keys.js";
import { argumentOfDType, notImplementedFor, requireIndices } from "../checks/dtypes.js";
import { conjugate } from "../complex-kernels.js";
import { dataNeeded } from "../memory/data-needed.js";
import { requireDims } from "./joining.js";

function sparseGradient(operator: string, option: string): UnsupportedError {
  return new UnsupportedError(
    `${operator}: sparse gradients are not supported; omit the option \`${option}\` for a dense one`,
  );
}

export function gather_backward_composite(
  grad: Tensor,
  self: Tensor,
  dim: number,
  index: Tensor,
  sparseGrad: boolean,
): Tensor {
  if (sparseGrad) throw sparseGradient("gather", "sparseGrad");
  const none = new_zeros(grad, self.shape, null, null, null, null);
  return isMapped(index) ? scatter_add(none, dim, index, grad) : scatter_add_(none, dim, index, grad);
}

export function value_selecting_reduction_backward_composite(
  grad: Tensor,
  dim: number,
  indices: Tensor,
  sizes: readonly number[],
  keepdim: boolean,
): Tensor {
  const result = zeros(sizes, grad.dtype, "strided", grad.device, null);
  if (keepdim || sizes.length === 0) return scatter_src(result, dim, indices, grad);
  return scatter_src(result, dim, unsqueeze(indices, dim), unsqueeze(grad, dim));
}

export function trace_backward_composite(grad: Tensor, sizes: readonly number[]): Tensor {
  if (sizes.length !== 2) throw new ShapeError("expected matrix input");
  const [rows, columns] = sizes as [number, number];
  const result = zeros([rows * columns], grad.dtype, "strided", grad.device, null);
  const diagonal = arange_start_step(0, result.numel, columns + 1, "int64", "strided", grad.device, null);
  return view(index_fill_int_Tensor(result, 0, diagonal, grad), sizes);
}

/** Sum of the main diagonal. */
export function trace_explicit(self: Tensor): Tensor {
  if (self.shape.length !== 2) throw new ShapeError("trace: expected a matrix");
  if (self.dtypeCode === BOOL) throw notImplementedFor("trace", self);
  return sum(diagonal(self, 0, 0, 1), null);
}

export function masked_select_backward_composite(grad: Tensor, input: Tensor, mask: Tensor): Tensor {
  const shape = broadcastShapes(input.shape, mask.shape);
  return masked_scatter_(
    zeros_like(expand(input, shape, false), null, null, null, null, "preserve_format"),
    mask,
    grad,
  );
}

/** Both tensors expanded to their common shape. */
export function broadcastWith(self: Tensor, mask: Tensor): Tensor {
  const shape = broadcastShapes(mask.shape, self.shape);
  return clone(expand(self, shape, false), "contiguous_format");
}

/** @throws ShapeError unless `value` has no dimensions */
export function masked_fill__Tensor_explicit(self: Tensor, mask: Tensor, value: Tensor): Tensor {
  if (value.shape.length !== 0) {
    throw new ShapeError(
      `masked_fill_ only supports a 0-dimensional value tensor, but got tensor with ${value.shape.length} dimension(s).`,
    );
  }
  if (self.device === "meta") return masked_fill__Scalar(self, mask, 0);
  return masked_fill__Scalar(self, mask, _local_scalar_dense(value));
}

/** @throws ShapeError unless `value` has no dimensions */
export function index_fill__int_Tensor_explicit(self: Tensor, dim: number, index: Tensor, value: Tensor): Tensor {
  if (value.shape.length !== 0) {
    throw new ShapeError(
      `index_fill_ only supports a 0-dimensional value tensor, but got tensor with ${value.shape.length} dimension(s).`,
    );
  }
  return index_fill__int_Scalar(self, dim, index, self.device === "meta" ? 0 : _local_scalar_dense(value));
}

export function nonzero_numpy_composite(self: Tensor): Tensor[] {
  return unbind_int(nonzero(self.shape.length === 0 ? unsqueeze(self, 0) : self), 1);
}

/** Rows of `weight`, one for each index. */
export function embedding_explicit(
  weight: Tensor,
  indices: Tensor,
  _paddingIdx: number,
  _scaleGradByFreq: boolean,
  _sparse: boolean,
): Tensor {
  if (weight.shape.length !== 2) throw new ShapeError("'weight' must be 2-D");
  requireIndices("indices", indices);
  if (indices.shape.length === 1) return index_select(weight, 0, indices);
  const rows = index_select(weight, 0, reshape(indices, [-1]));
  return view(rows, [...indices.shape, weight.shape[1]!]);
}

export function embedding_backward_composite(
  grad: Tensor,
  indices: Tensor,
  numWeights: number,
  paddingIdx: number,
  scaleGradByFreq: boolean,
  sparse: boolean,
): Tensor {
  if (sparse) throw sparseGradient("embedding", "sparse");
  return embedding_dense_backward(grad, indices, numWeights, paddingIdx, scaleGradByFreq);
}

/** One-hot vectors in a new last dimension. */
export function one_hot_composite(self: Tensor, numClasses: number): Tensor {
  if (self.dtypeCode !== INT64) throw new DTypeError("one_hot is only applicable to index tensor.");
  if (self.numel === 0) {
    if (numClasses <= 0) throw new ArgumentError("Can not infer total number of classes from empty tensor.");
    return empty_memory_format([...self.shape, numClasses], self.dtype, null, self.device, null, null);
  }
  if (self.device === "meta" && numClasses <= 0) throw dataNeeded("one_hot");
  if (numClasses > 0 && !mayAsk(self)) return marked(self, numClasses);
  if (toNumber(item(minStub(self))) < 0) throw new ArgumentError("Class values must be non-negative.");
  const largest = toNumber(item(maxStub(self)));
  const classes = numClasses === -1 ? largest + 1 : numClasses;
  if (classes <= largest) throw new ArgumentError("Class values must be smaller than num_classes.");
  return marked(self, classes);
}

/** One row per element: one at its class, zeros elsewhere. */
function marked(self: Tensor, classes: number): Tensor {
  const result = zeros([...self.shape, classes], self.dtype, null, self.device, null);
  return scatter__value(result, -1, unsqueeze(self, -1), 1);
}

interface Along {
  readonly self: Tensor;
  readonly indices: Tensor;
  readonly dim: number;
}

function alongDim(self: Tensor, indices: Tensor, dim: number): Along {
  if (self.shape.length !== indices.shape.length) {
    throw new ShapeError(
      `take_along_dim(): input and indices should have the same number of dimensions, but got ${self.shape.length} dimensions for input, and ${indices.shape.length} dimensions for indices`,
    );
  }
  if (indices.dtypeCode !== INT64) {
    throw new DTypeError(argumentOfDType("indices", "int64", indices));
  }
  requireDims(self, dim);
  const d = normalizeDim(dim, self.shape.length);
  const selfSizes = self.shape.slice();
  selfSizes[d] = indices.shape[d]!;
  const indexSizes = indices.shape.slice();
  indexSizes[d] = self.shape[d]!;
  return {
    indices: broadcast_to(indices, broadcastShapes(selfSizes, indices.shape)),
    self: broadcast_to(self, broadcastShapes(indexSizes, self.shape)),
    dim: d,
  };
}

/** All elements as one row. PyTorch takes a view alone, and refuses strides that allow none. */
const row = (x: Tensor): Tensor => (x.isContiguous ? view(x, [-1]) : reshape(x, [-1]));

/** `gather` with broadcasting; without `dim`, over the flattened tensors. */
export function take_along_dim_composite(self: Tensor, indices: Tensor, dim: number | null): Tensor {
  if (dim === null) return gather(row(self), 0, row(indices), false);
  const along = alongDim(self, indices, dim);
  return gather(along.self, along.dim, along.indices, false);
}

export function take_along_dim_out_composite(self: Tensor, indices: Tensor, dim: number | null, out: Tensor): Tensor {
  if (dim === null) return gather_out(row(self), 0, row(indices), false, out);
  const along = alongDim(self, indices, dim);
  return gather_out(along.self, along.dim, along.indices, false, out);
}

export function repeat_interleave_self_Tensor_composite(
  self: Tensor,
  repeats: Tensor,
  dim: number | null,
  outputSize: number | null,
): Tensor {
  // The slices of a lazy conjugate are copied as stored, and the result is a lazy conjugate, too.
  if ((self.keysHi & conjugateHi) !== 0)
    return conjugate(repeat_interleave_self_Tensor(conjugate(self), repeats, dim, outputSize));
  const input = dim === null ? flatten_using_ints(self, 0, -1) : self;
  const d = dim ?? 0;
  if (dim !== null) requireDims(self, dim);
  const length = input.shape[normalizeDim(d, input.shape.length)] ?? 1;
  let counts = repeats;
  if (repeats.numel === 1 && repeats.shape.length <= 1) {
    counts = expand(reshape(repeats, [1]), [length], false);
  } else if (repeats.shape.length === 1) {
    if (repeats.shape[0] !== length) throw new ShapeError("repeats must have the same size as input along dim");
  } else {
    throw new ShapeError("repeats must be 0-dim or 1-dim tensor");
  }
  return index_select(input, d, repeat_interleave_Tensor(counts, outputSize));
}

export function repeat_interleave_self_int_composite(
  self: Tensor,
  repeats: number,
  dim: number | null,
  outputSize: number | null,
): Tensor {
  if (dim !== null) requireDims(self, dim);
  const counts = scalar_tensor(repeats, "int64", null, self.device, null);
  if (isReadable(counts)) return repeat_interleave_self_Tensor(self, reshape(counts, [1]), dim, outputSize);
  // Nobody can read the counts, but here they are known.
  const input = dim === null ? flatten_using_ints(self, 0, -1) : self;
  const size = (input.shape[normalizeDim(dim ?? 0, input.shape.length)] ?? 1) * repeats;
  const places = arange_start_step(0, size, 1, "int64", null, self.device, null);
  return index_select(input, dim ?? 0, div_Scalar_mode(places, Math.max(repeats, 1), "floor"));
}

export function count_nonzero_dim_IntList_explicit(self: Tensor, dim: readonly number[]): Tensor {
  const flags = ne_Scalar(self, 0);
  return dim.length === 0 ? sum(flags, null) : sum_dim_IntList(flags, dim, false, null);
}

export function count_nonzero_explicit(self: Tensor, dim: number | null): Tensor {
  return count_nonzero_dim_IntList_explicit(self, dim === null ? [] : [dim]);
}

/** Zeros with the gradient at the selected index. */
export function select_backward_explicit(
  gradOutput: Tensor,
  inputSizes: readonly number[],
  dim: number,
  index: number,
): Tensor {
  const result = zeros(inputSizes, gradOutput.dtype, null, gradOutput.device, null);
  copy_(select_int(result, dim, index), gradOutput, false);
  return result;
}

export function slice_backward_explicit(
  gradOutput: Tensor,
  inputSizes: readonly number[],
  dim: number,
  start: number,
  end: number,
  step: number,
): Tensor {
  const result = zeros(inputSizes, gradOutput.dtype, null, gradOutput.device, null);
  copy_(slice_Tensor(result, dim, start, end, step), gradOutput, false);
  return result;
}

export function diagonal_backward_explicit(
  gradOutput: Tensor,
  inputSizes: readonly number[],
  offset: number,
  dim1: number,
  dim2: number,
): Tensor {
  const result = zeros(inputSizes, gradOutput.dtype, null, gradOutput.device, null);
  copy_(diagonal(result, offset, dim1, dim2), gradOutput, false);
  return result;
}

/** A scalar as a 0-dim tensor of the dtype that it and `other` promote to. */
export function besides(value: Scalar, other: Tensor | Scalar, { layout, device }: Tensor): Tensor {
  return scalar_tensor(value, dtypeOf(resultCode([value, other])), layout, device, null);
}

/** Indices of the true elements, one tensor per dimension. */
export function where_composite(condition: Tensor): Tensor[] {
  return nonzero_numpy_composite(condition);
}

/** As the formulas' helper of this name, but reads the elements of `mask`. */
export function masked_scatter_backward_composite(gradOutput: Tensor, mask: Tensor, sizes: readonly number[]): Tensor {
  const used = masked_select(gradOutput, mask);
  const missing = numelOf(sizes) - used.numel;
  const padded = missing > 0 ? cat([used, new_zeros(used, [missing], null, null, null, null)], 0) : used;
  return reshape(missing < 0 ? narrow(padded, 0, 0, numelOf(sizes)) : padded, sizes);
}
