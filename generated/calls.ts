// @generated from native_functions.yaml by `npm run codegen`. Do not edit.
// Kernels that are calls, as the registry says.

import type {
  Device,
} from "../runtime/core/device.js";
import type {
  DType,
} from "../runtime/core/dtype.js";
import type {
  Generator,
} from "../runtime/core/generator.js";
import type {
  Layout,
  MemoryFormat,
} from "../runtime/core/memory-format.js";
import type {
  Scalar,
} from "../runtime/core/scalar.js";
import type {
  Tensor,
} from "../runtime/core/tensor.js";
import {
  checkLists,
  checkScalars,
} from "../runtime/kernels/checks/foreach.js";
import {
  cellStep,
} from "../runtime/kernels/composite/attention.js";
import {
  converted,
} from "../runtime/kernels/composite/conversion.js";
import {
  lengthsIn,
} from "../runtime/kernels/composite/ctc-loss.js";
import {
  filledWith,
  resizedOutput,
} from "../runtime/kernels/composite/factories.js";
import {
  manyAxes,
  oneAxis,
  toComplex,
  toHalf,
  toReal,
} from "../runtime/kernels/composite/fourier.js";
import {
  besides,
  broadcastWith,
} from "../runtime/kernels/composite/indexing.js";
import {
  asColumns,
} from "../runtime/kernels/composite/joining.js";
import {
  numberTensor,
} from "../runtime/kernels/composite/linalg.js";
import {
  doubleOf,
  inverseAlpha,
  numbersFor,
  toDouble,
} from "../runtime/kernels/composite/pointwise.js";
import {
  dtypeOr,
  emptyOf,
  normal_Tensor_float_out_explicit,
  normal_float_Tensor_out_explicit,
  shapedOutput,
} from "../runtime/kernels/composite/random.js";
import {
  correctionOf,
  quantileOf,
} from "../runtime/kernels/composite/reductions.js";
import {
  castTo,
} from "../runtime/kernels/composite/softmax.js";
import {
  searchValue,
} from "../runtime/kernels/composite/sort.js";
import {
  embedding_bag_cpu,
} from "../runtime/kernels/cpu/embedding-bag.js";
import {
  fractional_max_pool_cpu,
} from "../runtime/kernels/cpu/fractional-pooling.js";
import {
  histogram_bin_ct_cpu,
  histogram_bins_tensor_cpu,
  intoOuts,
} from "../runtime/kernels/cpu/histogram.js";
import {
  max_pool_backward_cpu,
} from "../runtime/kernels/cpu/pooling.js";
import {
  upsample_backward_cpu,
  upsample_cpu,
} from "../runtime/kernels/cpu/upsample.js";
import {
  empties,
} from "../runtime/kernels/meta/pooling.js";
import {
  bagShapes,
} from "../runtime/kernels/meta/segments.js";
import {
  forEachInPlace,
  forEachTensor,
} from "../runtime/kernels/pointwise/lists.js";
import {
  fractionalPool,
} from "../runtime/kernels/shapes/fractional-pooling.js";
import {
  adaptivePooling,
  poolingOf,
} from "../runtime/kernels/shapes/pooling.js";
import {
  scaleAt,
  upsampledSize,
} from "../runtime/kernels/shapes/upsample.js";
import * as op from "./operators.js";

export function square_call(self: Tensor): Tensor {
  return op.pow_Tensor_Scalar(self, 2);
}

export function square__call(self: Tensor): Tensor {
  return op.pow__Scalar(self, 2);
}

export function square_out_call(self: Tensor, out: Tensor): Tensor {
  return op.pow_Tensor_Scalar_out(self, 2, out);
}

export function polygamma__call(self: Tensor, n: number): Tensor {
  return op.polygamma_out(n, self, self);
}

export function rsub_Tensor_call(self: Tensor, other: Tensor, alpha: Scalar): Tensor {
  return op.sub_Tensor(other, self, alpha);
}

export function float_power_Tensor_Tensor_call(self: Tensor, exponent: Tensor): Tensor {
  return op.pow_Tensor_Tensor(toDouble(self), toDouble(exponent));
}

export function float_power_Tensor_Scalar_call(self: Tensor, exponent: Scalar): Tensor {
  return op.pow_Tensor_Scalar(toDouble(self), doubleOf(exponent));
}

export function float_power_Scalar_call(self: Scalar, exponent: Tensor): Tensor {
  return op.pow_Scalar(doubleOf(self), toDouble(exponent));
}

export function where_ScalarSelf_call(condition: Tensor, self: Scalar, other: Tensor): Tensor {
  return op.where_self(condition, besides(self, other, condition), other);
}

export function where_ScalarOther_call(condition: Tensor, self: Tensor, other: Scalar): Tensor {
  return op.where_self(condition, self, besides(other, self, condition));
}

export function where_Scalar_call(condition: Tensor, self: Scalar, other: Scalar): Tensor {
  return op.where_self(condition, besides(self, other, condition), besides(other, self, condition));
}

export function relu6_call(self: Tensor): Tensor {
  return op.hardtanh(self, 0, 6);
}

export function relu6__call(self: Tensor): Tensor {
  return op.hardtanh_(self, 0, 6);
}

export function celu_call(self: Tensor, alpha: Scalar): Tensor {
  return op.elu(self, alpha, 1, inverseAlpha(alpha));
}

export function celu__call(self: Tensor, alpha: Scalar): Tensor {
  return op.elu_(self, alpha, 1, inverseAlpha(alpha));
}

export function log_sigmoid_call(self: Tensor): Tensor {
  return op.log_sigmoid_forward(self)[0];
}

export function zeros_out_call(size: readonly number[], out: Tensor): Tensor {
  return op.zero_(resizedOutput(out, size));
}

export function ones_out_call(size: readonly number[], out: Tensor): Tensor {
  return op.fill__Scalar(resizedOutput(out, size), 1);
}

export function ones_like_call(self: Tensor, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null, memoryFormat: MemoryFormat | null): Tensor {
  return filledWith(op.empty_like(self, dtype, layout, device, pinMemory, memoryFormat), 1);
}

export function full_out_call(size: readonly number[], fillValue: Scalar, out: Tensor): Tensor {
  return op.fill__Scalar(resizedOutput(out, size), fillValue);
}

export function full_like_call(self: Tensor, fillValue: Scalar, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null, memoryFormat: MemoryFormat | null): Tensor {
  return filledWith(op.empty_like(self, dtype, layout, device, pinMemory, memoryFormat), fillValue);
}

export function arange_out_call(end: Scalar, out: Tensor): Tensor {
  return op.arange_start_out(0, end, 1, out);
}

export function linspace_Tensor_Tensor_call(start: Tensor, end: Tensor, steps: number, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null): Tensor {
  return op.linspace(op.item(start), op.item(end), steps, dtype, layout, device, pinMemory);
}

export function linspace_Tensor_Tensor_out_call(start: Tensor, end: Tensor, steps: number, out: Tensor): Tensor {
  return op.linspace_out(op.item(start), op.item(end), steps, out);
}

export function linspace_Tensor_Scalar_call(start: Tensor, end: Scalar, steps: number, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null): Tensor {
  return op.linspace(op.item(start), end, steps, dtype, layout, device, pinMemory);
}

export function linspace_Tensor_Scalar_out_call(start: Tensor, end: Scalar, steps: number, out: Tensor): Tensor {
  return op.linspace_out(op.item(start), end, steps, out);
}

export function linspace_Scalar_Tensor_call(start: Scalar, end: Tensor, steps: number, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null): Tensor {
  return op.linspace(start, op.item(end), steps, dtype, layout, device, pinMemory);
}

export function linspace_Scalar_Tensor_out_call(start: Scalar, end: Tensor, steps: number, out: Tensor): Tensor {
  return op.linspace_out(start, op.item(end), steps, out);
}

export function logspace_Tensor_Tensor_call(start: Tensor, end: Tensor, steps: number, base: number, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null): Tensor {
  return op.logspace(op.item(start), op.item(end), steps, base, dtype, layout, device, pinMemory);
}

export function logspace_Tensor_Tensor_out_call(start: Tensor, end: Tensor, steps: number, base: number, out: Tensor): Tensor {
  return op.logspace_out(op.item(start), op.item(end), steps, base, out);
}

export function logspace_Tensor_Scalar_call(start: Tensor, end: Scalar, steps: number, base: number, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null): Tensor {
  return op.logspace(op.item(start), end, steps, base, dtype, layout, device, pinMemory);
}

export function logspace_Tensor_Scalar_out_call(start: Tensor, end: Scalar, steps: number, base: number, out: Tensor): Tensor {
  return op.logspace_out(op.item(start), end, steps, base, out);
}

export function logspace_Scalar_Tensor_call(start: Scalar, end: Tensor, steps: number, base: number, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null): Tensor {
  return op.logspace(start, op.item(end), steps, base, dtype, layout, device, pinMemory);
}

export function logspace_Scalar_Tensor_out_call(start: Scalar, end: Tensor, steps: number, base: number, out: Tensor): Tensor {
  return op.logspace_out(start, op.item(end), steps, base, out);
}

export function eye_out_call(n: number, out: Tensor): Tensor {
  return op.eye_m_out(n, n, out);
}

export function range_out__call(start: Scalar, end: Scalar, out: Tensor): Tensor {
  return op.range_out(start, end, 1, out);
}

export function rand_call(size: readonly number[], dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null): Tensor {
  return op.uniform_(emptyOf(size, dtype, layout, device, pinMemory), 0, 1, null);
}

export function rand_generator_call(size: readonly number[], generator: Generator | null, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null): Tensor {
  return op.uniform_(emptyOf(size, dtype, layout, device, pinMemory), 0, 1, generator);
}

export function rand_out_call(size: readonly number[], out: Tensor): Tensor {
  return op.uniform_(shapedOutput(out, size), 0, 1, null);
}

export function rand_generator_out_call(size: readonly number[], generator: Generator | null, out: Tensor): Tensor {
  return op.uniform_(shapedOutput(out, size), 0, 1, generator);
}

export function rand_like_call(self: Tensor, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null, memoryFormat: MemoryFormat | null): Tensor {
  return op.uniform_(op.empty_like(self, dtype, layout, device, pinMemory, memoryFormat), 0, 1, null);
}

export function randn_call(size: readonly number[], dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null): Tensor {
  return op.normal_(emptyOf(size, dtype, layout, device, pinMemory), 0, 1, null);
}

export function randn_generator_call(size: readonly number[], generator: Generator | null, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null): Tensor {
  return op.normal_(emptyOf(size, dtype, layout, device, pinMemory), 0, 1, generator);
}

export function randn_out_call(size: readonly number[], out: Tensor): Tensor {
  return op.normal_(shapedOutput(out, size), 0, 1, null);
}

export function randn_generator_out_call(size: readonly number[], generator: Generator | null, out: Tensor): Tensor {
  return op.normal_(shapedOutput(out, size), 0, 1, generator);
}

export function randn_like_call(self: Tensor, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null, memoryFormat: MemoryFormat | null): Tensor {
  return op.normal_(op.empty_like(self, dtype, layout, device, pinMemory, memoryFormat), 0, 1, null);
}

export function randint_call(high: number, size: readonly number[], dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null): Tensor {
  return op.random__from(emptyOf(size, dtypeOr(dtype, "int64"), layout, device, pinMemory), 0, high, null);
}

export function randint_generator_call(high: number, size: readonly number[], generator: Generator | null, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null): Tensor {
  return op.random__from(emptyOf(size, dtypeOr(dtype, "int64"), layout, device, pinMemory), 0, high, generator);
}

export function randint_low_call(low: number, high: number, size: readonly number[], dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null): Tensor {
  return op.random__from(emptyOf(size, dtypeOr(dtype, "int64"), layout, device, pinMemory), low, high, null);
}

export function randint_low_generator_call(low: number, high: number, size: readonly number[], generator: Generator | null, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null): Tensor {
  return op.random__from(emptyOf(size, dtypeOr(dtype, "int64"), layout, device, pinMemory), low, high, generator);
}

export function randint_out_call(high: number, size: readonly number[], out: Tensor): Tensor {
  return op.random__from(shapedOutput(out, size), 0, high, null);
}

export function randint_generator_out_call(high: number, size: readonly number[], generator: Generator | null, out: Tensor): Tensor {
  return op.random__from(shapedOutput(out, size), 0, high, generator);
}

export function randint_low_out_call(low: number, high: number, size: readonly number[], out: Tensor): Tensor {
  return op.random__from(shapedOutput(out, size), low, high, null);
}

export function randint_low_generator_out_call(low: number, high: number, size: readonly number[], generator: Generator | null, out: Tensor): Tensor {
  return op.random__from(shapedOutput(out, size), low, high, generator);
}

export function randint_like_call(self: Tensor, high: number, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null, memoryFormat: MemoryFormat | null): Tensor {
  return op.random__from(op.empty_like(self, dtype, layout, device, pinMemory, memoryFormat), 0, high, null);
}

export function randint_like_low_dtype_call(self: Tensor, low: number, high: number, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null, memoryFormat: MemoryFormat | null): Tensor {
  return op.random__from(op.empty_like(self, dtype, layout, device, pinMemory, memoryFormat), low, high, null);
}

export function randperm_out_call(n: number, out: Tensor): Tensor {
  return op.randperm_generator_out(n, null, out);
}

export function bernoulli_call(self: Tensor, generator: Generator | null): Tensor {
  return op.bernoulli__Tensor(op.empty_like(self, null, null, null, null, null), self, generator);
}

export function bernoulli_p_call(self: Tensor, p: number, generator: Generator | null): Tensor {
  return op.bernoulli__float(op.empty_like(self, null, null, null, null, null), p, generator);
}

export function normal_functional_call(self: Tensor, mean: number, std: number, generator: Generator | null): Tensor {
  return op.normal_(op.empty_like(self, null, null, null, null, null), mean, std, generator);
}

export function normal_Tensor_float_call(mean: Tensor, std: number, generator: Generator | null): Tensor {
  return normal_Tensor_float_out_explicit(mean, std, generator, op.empty_like(mean, null, null, null, null, "contiguous_format"));
}

export function normal_float_Tensor_call(mean: number, std: Tensor, generator: Generator | null): Tensor {
  return normal_float_Tensor_out_explicit(mean, std, generator, op.empty_like(std, null, null, null, null, "contiguous_format"));
}

export function normal_float_float_call(mean: number, std: number, size: readonly number[], generator: Generator | null, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null): Tensor {
  return op.normal_(emptyOf(size, dtype, layout, device, pinMemory), mean, std, generator);
}

export function normal_float_float_out_call(mean: number, std: number, size: readonly number[], generator: Generator | null, out: Tensor): Tensor {
  return op.normal_(shapedOutput(out, size), mean, std, generator);
}

export function native_dropout_backward_call(gradOutput: Tensor, mask: Tensor, scale: number): Tensor {
  return op.mul_Scalar(op.mul_Tensor(gradOutput, mask), scale);
}

export function to_dtype_layout_call(self: Tensor, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null, nonBlocking: boolean, copy: boolean, memoryFormat: MemoryFormat | null): Tensor {
  return converted(self, dtype, layout, device, pinMemory, nonBlocking, copy, memoryFormat);
}

export function to_device_call(self: Tensor, device: Device, dtype: DType, nonBlocking: boolean, copy: boolean, memoryFormat: MemoryFormat | null): Tensor {
  return converted(self, dtype, null, device, null, nonBlocking, copy, memoryFormat);
}

export function to_dtype_call(self: Tensor, dtype: DType, nonBlocking: boolean, copy: boolean, memoryFormat: MemoryFormat | null): Tensor {
  return converted(self, dtype, null, null, null, nonBlocking, copy, memoryFormat);
}

export function fill_Scalar_call(self: Tensor, value: Scalar): Tensor {
  return op.fill__Scalar(op.empty_like(self, null, null, null, null, null), value);
}

export function fill_Tensor_call(self: Tensor, value: Tensor): Tensor {
  return op.fill__Tensor(op.empty_like(self, null, null, null, null, null), value);
}

export function _cast_Byte_call(self: Tensor, nonBlocking: boolean): Tensor {
  return op.to_dtype(self, "uint8", nonBlocking, false, null);
}

export function _cast_Int_call(self: Tensor, nonBlocking: boolean): Tensor {
  return op.to_dtype(self, "int32", nonBlocking, false, null);
}

export function _cast_Long_call(self: Tensor, nonBlocking: boolean): Tensor {
  return op.to_dtype(self, "int64", nonBlocking, false, null);
}

export function _cast_Float_call(self: Tensor, nonBlocking: boolean): Tensor {
  return op.to_dtype(self, "float32", nonBlocking, false, null);
}

export function _cast_Double_call(self: Tensor, nonBlocking: boolean): Tensor {
  return op.to_dtype(self, "float64", nonBlocking, false, null);
}

export function movedim_int_call(self: Tensor, source: number, destination: number): Tensor {
  return op.movedim_intlist(self, [source], [destination]);
}

export function moveaxis_int_call(self: Tensor, source: number, destination: number): Tensor {
  return op.movedim_intlist(self, [source], [destination]);
}

export function broadcast_to_call(self: Tensor, size: readonly number[]): Tensor {
  return op.expand(self, size, false);
}

export function ravel_call(self: Tensor): Tensor {
  return op.view(op.contiguous(self, "contiguous_format"), [-1]);
}

export function diagflat_call(self: Tensor, offset: number): Tensor {
  return op.diag(op.view(op.contiguous(self, "contiguous_format"), [-1]), offset);
}

export function alias_copy_call(self: Tensor): Tensor {
  return op.clone(op.alias(self), null);
}

export function as_strided_copy_call(self: Tensor, size: readonly number[], stride: readonly number[], storageOffset: number | null): Tensor {
  return op.clone(op.as_strided(self, size, stride, storageOffset), null);
}

export function view_as_real_copy_call(self: Tensor): Tensor {
  return op.clone(op.view_as_real(self), null);
}

export function view_as_complex_copy_call(self: Tensor): Tensor {
  return op.clone(op.view_as_complex(self), null);
}

export function _conj_copy_call(self: Tensor): Tensor {
  return op.clone(op._conj(self), null);
}

export function _neg_view_copy_call(self: Tensor): Tensor {
  return op.clone(op._neg_view(self), null);
}

export function detach_copy_call(self: Tensor): Tensor {
  return op.clone(op.detach(self), null);
}

export function diagonal_copy_call(self: Tensor, offset: number, dim1: number, dim2: number): Tensor {
  return op.clone(op.diagonal(self, offset, dim1, dim2), null);
}

export function permute_copy_call(self: Tensor, dims: readonly number[]): Tensor {
  return op.clone(op.permute(self, dims), null);
}

export function _reshape_alias_copy_call(self: Tensor, size: readonly number[], stride: readonly number[]): Tensor {
  return op.clone(op._reshape_alias(self, size, stride), null);
}

export function select_copy_int_call(self: Tensor, dim: number, index: number): Tensor {
  return op.clone(op.select_int(self, dim, index), null);
}

export function slice_copy_Tensor_call(self: Tensor, dim: number, start: number | null, end: number | null, step: number): Tensor {
  return op.clone(op.slice_Tensor(self, dim, start, end, step), null);
}

export function squeeze_copy_call(self: Tensor): Tensor {
  return op.clone(op.squeeze(self), null);
}

export function squeeze_copy_dim_call(self: Tensor, dim: number): Tensor {
  return op.clone(op.squeeze_dim(self, dim), null);
}

export function t_copy_call(self: Tensor): Tensor {
  return op.clone(op.t(self), null);
}

export function transpose_copy_int_call(self: Tensor, dim0: number, dim1: number): Tensor {
  return op.clone(op.transpose_int(self, dim0, dim1), null);
}

export function unfold_copy_call(self: Tensor, dimension: number, size: number, step: number): Tensor {
  return op.clone(op.unfold(self, dimension, size, step), null);
}

export function unsqueeze_copy_call(self: Tensor, dim: number): Tensor {
  return op.clone(op.unsqueeze(self, dim), null);
}

export function view_copy_dtype_call(self: Tensor, dtype: DType): Tensor {
  return op.clone(op.view_dtype(self, dtype), null);
}

export function lift_fresh_copy_call(self: Tensor): Tensor {
  return op.clone(self, null);
}

export function index_put_call(self: Tensor, indices: readonly (Tensor | null)[], values: Tensor, accumulate: boolean): Tensor {
  return op.index_put_(op.clone(self, null), indices, values, accumulate);
}

export function index_put__call(self: Tensor, indices: readonly (Tensor | null)[], values: Tensor, accumulate: boolean): Tensor {
  return op._index_put_impl_(self, indices, values, accumulate, false);
}

export function index_select_backward_call(grad: Tensor, selfSizes: readonly number[], dim: number, index: Tensor): Tensor {
  return op.index_add_(op.new_zeros(grad, selfSizes, null, null, null, null), dim, index, grad, 1);
}

export function index_fill_int_Scalar_call(self: Tensor, dim: number, index: Tensor, value: Scalar): Tensor {
  return op.index_fill__int_Scalar(op.clone(self, null), dim, index, value);
}

export function index_fill_int_Tensor_call(self: Tensor, dim: number, index: Tensor, value: Tensor): Tensor {
  return op.index_fill__int_Tensor(op.clone(self, null), dim, index, value);
}

export function masked_fill_Scalar_call(self: Tensor, mask: Tensor, value: Scalar): Tensor {
  return op.masked_fill__Scalar(broadcastWith(self, mask), mask, value);
}

export function masked_fill_Tensor_call(self: Tensor, mask: Tensor, value: Tensor): Tensor {
  return op.masked_fill__Tensor(broadcastWith(self, mask), mask, value);
}

export function masked_scatter_call(self: Tensor, mask: Tensor, source: Tensor): Tensor {
  return op.masked_scatter_(broadcastWith(self, mask), mask, source);
}

export function column_stack_call(tensors: readonly Tensor[]): Tensor {
  return op.hstack(asColumns(tensors));
}

export function column_stack_out_call(tensors: readonly Tensor[], out: Tensor): Tensor {
  return op.hstack_out(asColumns(tensors), out);
}

export function put_call(self: Tensor, index: Tensor, source: Tensor, accumulate: boolean): Tensor {
  return op.put_(op.clone(self, null), index, source, accumulate);
}

export function meshgrid_call(tensors: readonly Tensor[]): Tensor[] {
  return op.meshgrid_indexing(tensors, "ij");
}

export function bucketize_Scalar_call(self: Scalar, boundaries: Tensor, outInt32: boolean, right: boolean): Tensor {
  return op.bucketize_Tensor(searchValue(self, boundaries), boundaries, outInt32, right);
}

export function searchsorted_Scalar_call(sortedSequence: Tensor, self: Scalar, outInt32: boolean, right: boolean, side: string | null, sorter: Tensor | null): Tensor {
  return op.searchsorted_Tensor(sortedSequence, searchValue(self, sortedSequence), outInt32, right, side, sorter);
}

export function _embedding_bag_call(weight: Tensor, indices: Tensor, offsets: Tensor, _scaleGradByFreq: boolean, mode: number, _sparse: boolean, perSampleWeights: Tensor | null, includeLastOffset: boolean, paddingIdx: number): readonly [Tensor, Tensor, Tensor, Tensor] {
  return embedding_bag_cpu(weight, indices, offsets, mode, perSampleWeights, includeLastOffset, paddingIdx, true);
}

export function _embedding_bag_meta_call(weight: Tensor, indices: Tensor, offsets: Tensor, _scaleGradByFreq: boolean, mode: number, _sparse: boolean, perSampleWeights: Tensor | null, includeLastOffset: boolean, paddingIdx: number): readonly [Tensor, Tensor, Tensor, Tensor] {
  return bagShapes(weight, indices, offsets, mode, perSampleWeights, includeLastOffset, paddingIdx, true);
}

export function _embedding_bag_forward_only_call(weight: Tensor, indices: Tensor, offsets: Tensor, _scaleGradByFreq: boolean, mode: number, _sparse: boolean, perSampleWeights: Tensor | null, includeLastOffset: boolean, paddingIdx: number): readonly [Tensor, Tensor, Tensor, Tensor] {
  return embedding_bag_cpu(weight, indices, offsets, mode, perSampleWeights, includeLastOffset, paddingIdx, false);
}

export function _embedding_bag_forward_only_meta_call(weight: Tensor, indices: Tensor, offsets: Tensor, _scaleGradByFreq: boolean, mode: number, _sparse: boolean, perSampleWeights: Tensor | null, includeLastOffset: boolean, paddingIdx: number): readonly [Tensor, Tensor, Tensor, Tensor] {
  return bagShapes(weight, indices, offsets, mode, perSampleWeights, includeLastOffset, paddingIdx, false);
}

export function _stack_out_call(tensors: readonly Tensor[], dim: number, out: Tensor): Tensor {
  return op.stack_out(tensors, dim, out);
}

export function sort_values_call(self: Tensor, dim: number, descending: boolean, values: Tensor, indices: Tensor): readonly [Tensor, Tensor] {
  return op.sort_values_stable(self, false, dim, descending, values, indices);
}

export function sort_call(self: Tensor, dim: number, descending: boolean): readonly [Tensor, Tensor] {
  return op.sort_stable(self, false, dim, descending);
}

export function argsort_call(self: Tensor, dim: number, descending: boolean): Tensor {
  return op.sort(self, dim, descending)[1];
}

export function argsort_stable_call(self: Tensor, stable: boolean, dim: number, descending: boolean): Tensor {
  return op.sort_stable(self, stable, dim, descending)[1];
}

export function msort_call(self: Tensor): Tensor {
  return op.sort(self, 0, false)[0];
}

export function mvlgamma__call(self: Tensor, p: number): Tensor {
  return op.mvlgamma_out(self, p, self);
}

export function histogram_bins_tensor_out_call(self: Tensor, bins: Tensor, weight: Tensor | null, density: boolean, hist: Tensor, binEdges: Tensor): readonly [Tensor, Tensor] {
  return intoOuts(histogram_bins_tensor_cpu(self, bins, weight, density), hist, binEdges);
}

export function histogram_bin_ct_out_call(self: Tensor, bins: number, range: readonly number[] | null, weight: Tensor | null, density: boolean, hist: Tensor, binEdges: Tensor): readonly [Tensor, Tensor] {
  return intoOuts(histogram_bin_ct_cpu(self, bins, range, weight, density), hist, binEdges);
}

export function sum_call(self: Tensor, dtype: DType | null): Tensor {
  return op.sum_dim_IntList(self, null, false, dtype);
}

export function mean_call(self: Tensor, dtype: DType | null): Tensor {
  return op.mean_dim(self, null, false, dtype);
}

export function prod_call(self: Tensor, dtype: DType | null): Tensor {
  return op.prod_dim_int(op.reshape(self, [-1]), 0, false, dtype);
}

export function var_default_call(self: Tensor, unbiased: boolean): Tensor {
  return op.var_correction(self, null, correctionOf(unbiased), false);
}

export function var_dim_call(self: Tensor, dim: readonly number[] | null, unbiased: boolean, keepdim: boolean): Tensor {
  return op.var_correction(self, dim, correctionOf(unbiased), keepdim);
}

export function var_out_call(self: Tensor, dim: readonly number[] | null, unbiased: boolean, keepdim: boolean, out: Tensor): Tensor {
  return op.var_correction_out(self, dim, correctionOf(unbiased), keepdim, out);
}

export function std_call(self: Tensor, unbiased: boolean): Tensor {
  return op.std_correction(self, null, correctionOf(unbiased), false);
}

export function std_dim_call(self: Tensor, dim: readonly number[] | null, unbiased: boolean, keepdim: boolean): Tensor {
  return op.std_correction(self, dim, correctionOf(unbiased), keepdim);
}

export function std_out_call(self: Tensor, dim: readonly number[] | null, unbiased: boolean, keepdim: boolean, out: Tensor): Tensor {
  return op.std_correction_out(self, dim, correctionOf(unbiased), keepdim, out);
}

export function var_mean_call(self: Tensor, unbiased: boolean): readonly [Tensor, Tensor] {
  return op.var_mean_correction(self, null, correctionOf(unbiased), false);
}

export function var_mean_dim_call(self: Tensor, dim: readonly number[] | null, unbiased: boolean, keepdim: boolean): readonly [Tensor, Tensor] {
  return op.var_mean_correction(self, dim, correctionOf(unbiased), keepdim);
}

export function std_mean_call(self: Tensor, unbiased: boolean): readonly [Tensor, Tensor] {
  return op.std_mean_correction(self, null, correctionOf(unbiased), false);
}

export function std_mean_dim_call(self: Tensor, dim: readonly number[] | null, unbiased: boolean, keepdim: boolean): readonly [Tensor, Tensor] {
  return op.std_mean_correction(self, dim, correctionOf(unbiased), keepdim);
}

export function norm_ScalarOpt_dtype_call(self: Tensor, p: Scalar | null, dtype: DType): Tensor {
  return op.norm_ScalarOpt_dim_dtype(self, p, [], false, dtype);
}

export function norm_Scalar_call(self: Tensor, p: Scalar): Tensor {
  return op.norm_ScalarOpt_dim(self, p, [], false);
}

export function frobenius_norm_call(self: Tensor): Tensor {
  return op.norm_Scalar(self, 2);
}

export function dist_call(self: Tensor, other: Tensor, p: Scalar): Tensor {
  return op.norm_ScalarOpt_dim(op.sub_Tensor(self, other, 1), p, [], false);
}

export function quantile_call(self: Tensor, q: Tensor, dim: number | null, keepdim: boolean, interpolation: string): Tensor {
  return quantileOf("quantile", self, q, dim, keepdim, interpolation, false);
}

export function nanquantile_call(self: Tensor, q: Tensor, dim: number | null, keepdim: boolean, interpolation: string): Tensor {
  return quantileOf("nanquantile", self, q, dim, keepdim, interpolation, true);
}

export function _aminmax_call(self: Tensor): readonly [Tensor, Tensor] {
  return op.aminmax(self, null, false);
}

export function vdot_call(self: Tensor, other: Tensor): Tensor {
  return op.dot(op.conj(self), other);
}

export function lu_solve_call(self: Tensor, LUData: Tensor, LUPivots: Tensor): Tensor {
  return op.linalg_lu_solve(LUData, LUPivots, self, true, false);
}

export function linalg_det_call(A: Tensor): Tensor {
  return op._linalg_det(A)[0];
}

export function det_call(self: Tensor): Tensor {
  return op._linalg_det(self)[0];
}

export function linalg_eigh_call(self: Tensor, UPLO: string): readonly [Tensor, Tensor] {
  return op._linalg_eigh(self, UPLO, true);
}

export function linalg_svd_call(A: Tensor, fullMatrices: boolean, driver: string | null): readonly [Tensor, Tensor, Tensor] {
  return op._linalg_svd(A, fullMatrices, true, driver);
}

export function linalg_pinv_atol_rtol_float_call(self: Tensor, atol: number | null, rtol: number | null, hermitian: boolean): Tensor {
  return op.linalg_pinv_atol_rtol_tensor(self, numberTensor(self, atol), numberTensor(self, rtol), hermitian);
}

export function linalg_pinv_call(self: Tensor, rcond: number, hermitian: boolean): Tensor {
  return op.linalg_pinv_atol_rtol_tensor(self, numberTensor(self, 0), numberTensor(self, rcond), hermitian);
}

export function pinverse_call(self: Tensor, rcond: number): Tensor {
  return op.linalg_pinv_atol_rtol_tensor(self, numberTensor(self, 0), numberTensor(self, rcond), false);
}

export function linalg_matrix_rank_call(self: Tensor, tol: number, hermitian: boolean): Tensor {
  return op.linalg_matrix_rank_atol_rtol_float(self, tol, 0, hermitian);
}

export function linalg_matrix_rank_tol_tensor_call(input: Tensor, tol: Tensor, hermitian: boolean): Tensor {
  return op.linalg_matrix_rank_atol_rtol_tensor(input, tol, op.zeros_like(tol, null, null, null, null, null), hermitian);
}

export function fft_fft_call(self: Tensor, n: number | null, dim: number, norm: string | null): Tensor {
  return toComplex(self, oneAxis(self, n, dim), norm, true, true);
}

export function fft_fftn_call(self: Tensor, s: readonly number[] | null, dim: readonly number[] | null, norm: string | null): Tensor {
  return toComplex(self, manyAxes(self, s, dim), norm, true, false);
}

export function fft_ifft_call(self: Tensor, n: number | null, dim: number, norm: string | null): Tensor {
  return toComplex(self, oneAxis(self, n, dim), norm, false, true);
}

export function fft_ifftn_call(self: Tensor, s: readonly number[] | null, dim: readonly number[] | null, norm: string | null): Tensor {
  return toComplex(self, manyAxes(self, s, dim), norm, false, false);
}

export function fft_rfft_call(self: Tensor, n: number | null, dim: number, norm: string | null): Tensor {
  return toHalf("rfft", self, oneAxis(self, n, dim), norm, true);
}

export function fft_rfftn_call(self: Tensor, s: readonly number[] | null, dim: readonly number[] | null, norm: string | null): Tensor {
  return toHalf("rfftn", self, manyAxes(self, s, dim), norm, true);
}

export function fft_irfft_call(self: Tensor, n: number | null, dim: number, norm: string | null): Tensor {
  return toReal("irfft", self, oneAxis(self, n, dim), norm, false);
}

export function fft_irfftn_call(self: Tensor, s: readonly number[] | null, dim: readonly number[] | null, norm: string | null): Tensor {
  return toReal("irfftn", self, manyAxes(self, s, dim), norm, false);
}

export function fft_hfft_call(self: Tensor, n: number | null, dim: number, norm: string | null): Tensor {
  return toReal("hfft", self, oneAxis(self, n, dim), norm, true);
}

export function fft_hfftn_call(self: Tensor, s: readonly number[] | null, dim: readonly number[] | null, norm: string | null): Tensor {
  return toReal("hfftn", self, manyAxes(self, s, dim), norm, true);
}

export function fft_ihfft_call(self: Tensor, n: number | null, dim: number, norm: string | null): Tensor {
  return toHalf("ihfft", self, oneAxis(self, n, dim), norm, false);
}

export function fft_ihfftn_call(self: Tensor, s: readonly number[] | null, dim: readonly number[] | null, norm: string | null): Tensor {
  return toHalf("ihfftn", self, manyAxes(self, s, dim), norm, false);
}

export function linalg_pinv_rcond_tensor_call(self: Tensor, rcond: Tensor, hermitian: boolean): Tensor {
  return op.linalg_pinv_atol_rtol_tensor(self, op.zeros_like(rcond, null, null, null, null, null), rcond, hermitian);
}

export function softmax_int_call(self: Tensor, dim: number, dtype: DType | null): Tensor {
  return op._softmax(castTo(self, dtype), dim, false);
}

export function softmax_int_out_call(self: Tensor, dim: number, dtype: DType | null, out: Tensor): Tensor {
  return op._softmax_out(castTo(self, dtype), dim, false, out);
}

export function log_softmax_int_call(self: Tensor, dim: number, dtype: DType | null): Tensor {
  return op._log_softmax(castTo(self, dtype), dim, false);
}

export function log_softmax_int_out_call(self: Tensor, dim: number, dtype: DType | null, out: Tensor): Tensor {
  return op._log_softmax_out(castTo(self, dtype), dim, false, out);
}

export function nll_loss_call(self: Tensor, target: Tensor, weight: Tensor | null, reduction: number, ignoreIndex: number): Tensor {
  return op.nll_loss_forward(self, target, weight, reduction, ignoreIndex)[0];
}

export function nll_loss2d_call(self: Tensor, target: Tensor, weight: Tensor | null, reduction: number, ignoreIndex: number): Tensor {
  return op.nll_loss2d_forward(self, target, weight, reduction, ignoreIndex)[0];
}

export function layer_norm_call(input: Tensor, normalizedShape: readonly number[], weight: Tensor | null, bias: Tensor | null, eps: number, _cudnnEnable: boolean): Tensor {
  return op.native_layer_norm(input, normalizedShape, weight, bias, eps)[0];
}

export function batch_norm_call(input: Tensor, weight: Tensor | null, bias: Tensor | null, runningMean: Tensor | null, runningVar: Tensor | null, training: boolean, momentum: number, eps: number, cudnnEnabled: boolean): Tensor {
  return op._batch_norm_impl_index(input, weight, bias, runningMean, runningVar, training, momentum, eps, cudnnEnabled)[0];
}

export function _native_batch_norm_legit_no_stats_call(input: Tensor, weight: Tensor | null, bias: Tensor | null, training: boolean, momentum: number, eps: number): readonly [Tensor, Tensor, Tensor] {
  return op.native_batch_norm(input, weight, bias, null, null, training, momentum, eps);
}

export function _native_batch_norm_legit_no_training_call(input: Tensor, weight: Tensor | null, bias: Tensor | null, runningMean: Tensor, runningVar: Tensor, momentum: number, eps: number): readonly [Tensor, Tensor, Tensor] {
  return op.native_batch_norm(input, weight, bias, runningMean, runningVar, false, momentum, eps);
}

export function _convolution_call(input: Tensor, weight: Tensor, bias: Tensor | null, stride: readonly number[], padding: readonly number[], dilation: readonly number[], transposed: boolean, outputPadding: readonly number[], groups: number, _benchmark: boolean, _deterministic: boolean, _cudnnEnabled: boolean, _allowTf32: boolean): Tensor {
  return op.convolution(input, weight, bias, stride, padding, dilation, transposed, outputPadding, groups);
}

export function max_pool2d_call(self: Tensor, kernelSize: readonly number[], stride: readonly number[], padding: readonly number[], dilation: readonly number[], ceilMode: boolean): Tensor {
  return op.max_pool2d_with_indices(self, kernelSize, stride, padding, dilation, ceilMode)[0];
}

export function max_pool2d_with_indices_call(self: Tensor, kernelSize: readonly number[], stride: readonly number[], padding: readonly number[], dilation: readonly number[], ceilMode: boolean): readonly [Tensor, Tensor] {
  return empties(self, poolingOf("max_pool2d", 2, self, kernelSize, stride, padding, dilation, ceilMode));
}

export function max_pool2d_with_indices_backward_call(gradOutput: Tensor, self: Tensor, _kernelSize: readonly number[], _stride: readonly number[], _padding: readonly number[], _dilation: readonly number[], _ceilMode: boolean, indices: Tensor): Tensor {
  return max_pool_backward_cpu(gradOutput, self, indices, 2);
}

export function adaptive_max_pool2d_call(self: Tensor, outputSize: readonly number[]): readonly [Tensor, Tensor] {
  return empties(self, adaptivePooling("adaptive_max_pool2d()", 2, self, outputSize));
}

export function adaptive_max_pool2d_backward_call(gradOutput: Tensor, self: Tensor, indices: Tensor): Tensor {
  return max_pool_backward_cpu(gradOutput, self, indices, 2);
}

export function max_pool3d_call(self: Tensor, kernelSize: readonly number[], stride: readonly number[], padding: readonly number[], dilation: readonly number[], ceilMode: boolean): Tensor {
  return op.max_pool3d_with_indices(self, kernelSize, stride, padding, dilation, ceilMode)[0];
}

export function max_pool3d_with_indices_call(self: Tensor, kernelSize: readonly number[], stride: readonly number[], padding: readonly number[], dilation: readonly number[], ceilMode: boolean): readonly [Tensor, Tensor] {
  return empties(self, poolingOf("max_pool3d", 3, self, kernelSize, stride, padding, dilation, ceilMode));
}

export function max_pool3d_with_indices_backward_call(gradOutput: Tensor, self: Tensor, _kernelSize: readonly number[], _stride: readonly number[], _padding: readonly number[], _dilation: readonly number[], _ceilMode: boolean, indices: Tensor): Tensor {
  return max_pool_backward_cpu(gradOutput, self, indices, 3);
}

export function adaptive_avg_pool3d_backward_grad_input_call(gradOutput: Tensor, self: Tensor, gradInput: Tensor): Tensor {
  return op._adaptive_avg_pool3d_backward_out(gradOutput, self, gradInput);
}

export function adaptive_max_pool3d_call(self: Tensor, outputSize: readonly number[]): readonly [Tensor, Tensor] {
  return empties(self, adaptivePooling("adaptive_max_pool3d()", 3, self, outputSize));
}

export function adaptive_max_pool3d_backward_call(gradOutput: Tensor, self: Tensor, indices: Tensor): Tensor {
  return max_pool_backward_cpu(gradOutput, self, indices, 3);
}

export function max_pool1d_call(self: Tensor, kernelSize: readonly number[], stride: readonly number[], padding: readonly number[], dilation: readonly number[], ceilMode: boolean): Tensor {
  return op.max_pool1d_with_indices(self, kernelSize, stride, padding, dilation, ceilMode)[0];
}

export function rnn_tanh_cell_call(input: Tensor, hx: Tensor, wIh: Tensor, wHh: Tensor, bIh: Tensor | null, bHh: Tensor | null): Tensor {
  return op.tanh(cellStep(input, hx, wIh, wHh, bIh, bHh));
}

export function rnn_relu_cell_call(input: Tensor, hx: Tensor, wIh: Tensor, wHh: Tensor, bIh: Tensor | null, bHh: Tensor | null): Tensor {
  return op.relu(cellStep(input, hx, wIh, wHh, bIh, bHh));
}

export function upsample_nearest1d_call(self: Tensor, outputSize: readonly number[], scales: number | null): Tensor {
  return upsample_cpu(self, outputSize, "nearest", false, [scales]);
}

export function upsample_nearest1d_backward_call(gradOutput: Tensor, outputSize: readonly number[], inputSize: readonly number[], scales: number | null): Tensor {
  return upsample_backward_cpu(gradOutput, outputSize, inputSize, "nearest", false, [scales]);
}

export function upsample_nearest1d_vec_call(input: Tensor, outputSize: readonly number[] | null, scaleFactors: readonly number[] | null): Tensor {
  return op.upsample_nearest1d(input, upsampledSize(input, outputSize, scaleFactors), scaleAt(scaleFactors, 0));
}

export function upsample_nearest1d_backward_vec_call(gradOutput: Tensor, outputSize: readonly number[] | null, inputSize: readonly number[], scaleFactors: readonly number[] | null): Tensor {
  return op.upsample_nearest1d_backward(gradOutput, upsampledSize(inputSize, outputSize, scaleFactors), inputSize, scaleAt(scaleFactors, 0));
}

export function upsample_nearest2d_call(self: Tensor, outputSize: readonly number[], scalesH: number | null, scalesW: number | null): Tensor {
  return upsample_cpu(self, outputSize, "nearest", false, [scalesH, scalesW]);
}

export function upsample_nearest2d_backward_call(gradOutput: Tensor, outputSize: readonly number[], inputSize: readonly number[], scalesH: number | null, scalesW: number | null): Tensor {
  return upsample_backward_cpu(gradOutput, outputSize, inputSize, "nearest", false, [scalesH, scalesW]);
}

export function upsample_nearest2d_vec_call(input: Tensor, outputSize: readonly number[] | null, scaleFactors: readonly number[] | null): Tensor {
  return op.upsample_nearest2d(input, upsampledSize(input, outputSize, scaleFactors), scaleAt(scaleFactors, 0), scaleAt(scaleFactors, 1));
}

export function upsample_nearest2d_backward_vec_call(gradOutput: Tensor, outputSize: readonly number[] | null, inputSize: readonly number[], scaleFactors: readonly number[] | null): Tensor {
  return op.upsample_nearest2d_backward(gradOutput, upsampledSize(inputSize, outputSize, scaleFactors), inputSize, scaleAt(scaleFactors, 0), scaleAt(scaleFactors, 1));
}

export function upsample_nearest3d_call(self: Tensor, outputSize: readonly number[], scalesD: number | null, scalesH: number | null, scalesW: number | null): Tensor {
  return upsample_cpu(self, outputSize, "nearest", false, [scalesD, scalesH, scalesW]);
}

export function upsample_nearest3d_backward_call(gradOutput: Tensor, outputSize: readonly number[], inputSize: readonly number[], scalesD: number | null, scalesH: number | null, scalesW: number | null): Tensor {
  return upsample_backward_cpu(gradOutput, outputSize, inputSize, "nearest", false, [scalesD, scalesH, scalesW]);
}

export function upsample_nearest3d_vec_call(input: Tensor, outputSize: readonly number[] | null, scaleFactors: readonly number[] | null): Tensor {
  return op.upsample_nearest3d(input, upsampledSize(input, outputSize, scaleFactors), scaleAt(scaleFactors, 0), scaleAt(scaleFactors, 1), scaleAt(scaleFactors, 2));
}

export function upsample_nearest3d_backward_vec_call(gradOutput: Tensor, outputSize: readonly number[] | null, inputSize: readonly number[], scaleFactors: readonly number[] | null): Tensor {
  return op.upsample_nearest3d_backward(gradOutput, upsampledSize(inputSize, outputSize, scaleFactors), inputSize, scaleAt(scaleFactors, 0), scaleAt(scaleFactors, 1), scaleAt(scaleFactors, 2));
}

export function _upsample_nearest_exact1d_call(self: Tensor, outputSize: readonly number[], scales: number | null): Tensor {
  return upsample_cpu(self, outputSize, "nearest-exact", false, [scales]);
}

export function _upsample_nearest_exact1d_backward_call(gradOutput: Tensor, outputSize: readonly number[], inputSize: readonly number[], scales: number | null): Tensor {
  return upsample_backward_cpu(gradOutput, outputSize, inputSize, "nearest-exact", false, [scales]);
}

export function _upsample_nearest_exact1d_vec_call(input: Tensor, outputSize: readonly number[] | null, scaleFactors: readonly number[] | null): Tensor {
  return op._upsample_nearest_exact1d(input, upsampledSize(input, outputSize, scaleFactors), scaleAt(scaleFactors, 0));
}

export function _upsample_nearest_exact1d_backward_vec_call(gradOutput: Tensor, outputSize: readonly number[] | null, inputSize: readonly number[], scaleFactors: readonly number[] | null): Tensor {
  return op._upsample_nearest_exact1d_backward(gradOutput, upsampledSize(inputSize, outputSize, scaleFactors), inputSize, scaleAt(scaleFactors, 0));
}

export function _upsample_nearest_exact2d_call(self: Tensor, outputSize: readonly number[], scalesH: number | null, scalesW: number | null): Tensor {
  return upsample_cpu(self, outputSize, "nearest-exact", false, [scalesH, scalesW]);
}

export function _upsample_nearest_exact2d_backward_call(gradOutput: Tensor, outputSize: readonly number[], inputSize: readonly number[], scalesH: number | null, scalesW: number | null): Tensor {
  return upsample_backward_cpu(gradOutput, outputSize, inputSize, "nearest-exact", false, [scalesH, scalesW]);
}

export function _upsample_nearest_exact2d_vec_call(input: Tensor, outputSize: readonly number[] | null, scaleFactors: readonly number[] | null): Tensor {
  return op._upsample_nearest_exact2d(input, upsampledSize(input, outputSize, scaleFactors), scaleAt(scaleFactors, 0), scaleAt(scaleFactors, 1));
}

export function _upsample_nearest_exact2d_backward_vec_call(gradOutput: Tensor, outputSize: readonly number[] | null, inputSize: readonly number[], scaleFactors: readonly number[] | null): Tensor {
  return op._upsample_nearest_exact2d_backward(gradOutput, upsampledSize(inputSize, outputSize, scaleFactors), inputSize, scaleAt(scaleFactors, 0), scaleAt(scaleFactors, 1));
}

export function _upsample_nearest_exact3d_call(self: Tensor, outputSize: readonly number[], scalesD: number | null, scalesH: number | null, scalesW: number | null): Tensor {
  return upsample_cpu(self, outputSize, "nearest-exact", false, [scalesD, scalesH, scalesW]);
}

export function _upsample_nearest_exact3d_backward_call(gradOutput: Tensor, outputSize: readonly number[], inputSize: readonly number[], scalesD: number | null, scalesH: number | null, scalesW: number | null): Tensor {
  return upsample_backward_cpu(gradOutput, outputSize, inputSize, "nearest-exact", false, [scalesD, scalesH, scalesW]);
}

export function _upsample_nearest_exact3d_vec_call(input: Tensor, outputSize: readonly number[] | null, scaleFactors: readonly number[] | null): Tensor {
  return op._upsample_nearest_exact3d(input, upsampledSize(input, outputSize, scaleFactors), scaleAt(scaleFactors, 0), scaleAt(scaleFactors, 1), scaleAt(scaleFactors, 2));
}

export function _upsample_nearest_exact3d_backward_vec_call(gradOutput: Tensor, outputSize: readonly number[] | null, inputSize: readonly number[], scaleFactors: readonly number[] | null): Tensor {
  return op._upsample_nearest_exact3d_backward(gradOutput, upsampledSize(inputSize, outputSize, scaleFactors), inputSize, scaleAt(scaleFactors, 0), scaleAt(scaleFactors, 1), scaleAt(scaleFactors, 2));
}

export function upsample_linear1d_call(self: Tensor, outputSize: readonly number[], alignCorners: boolean, scales: number | null): Tensor {
  return upsample_cpu(self, outputSize, "linear", alignCorners, [scales]);
}

export function upsample_linear1d_backward_call(gradOutput: Tensor, outputSize: readonly number[], inputSize: readonly number[], alignCorners: boolean, scales: number | null): Tensor {
  return upsample_backward_cpu(gradOutput, outputSize, inputSize, "linear", alignCorners, [scales]);
}

export function upsample_linear1d_vec_call(input: Tensor, outputSize: readonly number[] | null, alignCorners: boolean, scaleFactors: readonly number[] | null): Tensor {
  return op.upsample_linear1d(input, upsampledSize(input, outputSize, scaleFactors), alignCorners, scaleAt(scaleFactors, 0));
}

export function upsample_linear1d_backward_vec_call(gradOutput: Tensor, outputSize: readonly number[] | null, inputSize: readonly number[], alignCorners: boolean, scaleFactors: readonly number[] | null): Tensor {
  return op.upsample_linear1d_backward(gradOutput, upsampledSize(inputSize, outputSize, scaleFactors), inputSize, alignCorners, scaleAt(scaleFactors, 0));
}

export function upsample_bilinear2d_call(self: Tensor, outputSize: readonly number[], alignCorners: boolean, scalesH: number | null, scalesW: number | null): Tensor {
  return upsample_cpu(self, outputSize, "linear", alignCorners, [scalesH, scalesW]);
}

export function upsample_bilinear2d_backward_call(gradOutput: Tensor, outputSize: readonly number[], inputSize: readonly number[], alignCorners: boolean, scalesH: number | null, scalesW: number | null): Tensor {
  return upsample_backward_cpu(gradOutput, outputSize, inputSize, "linear", alignCorners, [scalesH, scalesW]);
}

export function upsample_bilinear2d_vec_call(input: Tensor, outputSize: readonly number[] | null, alignCorners: boolean, scaleFactors: readonly number[] | null): Tensor {
  return op.upsample_bilinear2d(input, upsampledSize(input, outputSize, scaleFactors), alignCorners, scaleAt(scaleFactors, 0), scaleAt(scaleFactors, 1));
}

export function upsample_bilinear2d_backward_vec_call(gradOutput: Tensor, outputSize: readonly number[] | null, inputSize: readonly number[], alignCorners: boolean, scaleFactors: readonly number[] | null): Tensor {
  return op.upsample_bilinear2d_backward(gradOutput, upsampledSize(inputSize, outputSize, scaleFactors), inputSize, alignCorners, scaleAt(scaleFactors, 0), scaleAt(scaleFactors, 1));
}

export function upsample_trilinear3d_call(self: Tensor, outputSize: readonly number[], alignCorners: boolean, scalesD: number | null, scalesH: number | null, scalesW: number | null): Tensor {
  return upsample_cpu(self, outputSize, "linear", alignCorners, [scalesD, scalesH, scalesW]);
}

export function upsample_trilinear3d_backward_call(gradOutput: Tensor, outputSize: readonly number[], inputSize: readonly number[], alignCorners: boolean, scalesD: number | null, scalesH: number | null, scalesW: number | null): Tensor {
  return upsample_backward_cpu(gradOutput, outputSize, inputSize, "linear", alignCorners, [scalesD, scalesH, scalesW]);
}

export function upsample_trilinear3d_vec_call(input: Tensor, outputSize: readonly number[] | null, alignCorners: boolean, scaleFactors: readonly number[] | null): Tensor {
  return op.upsample_trilinear3d(input, upsampledSize(input, outputSize, scaleFactors), alignCorners, scaleAt(scaleFactors, 0), scaleAt(scaleFactors, 1), scaleAt(scaleFactors, 2));
}

export function upsample_trilinear3d_backward_vec_call(gradOutput: Tensor, outputSize: readonly number[] | null, inputSize: readonly number[], alignCorners: boolean, scaleFactors: readonly number[] | null): Tensor {
  return op.upsample_trilinear3d_backward(gradOutput, upsampledSize(inputSize, outputSize, scaleFactors), inputSize, alignCorners, scaleAt(scaleFactors, 0), scaleAt(scaleFactors, 1), scaleAt(scaleFactors, 2));
}

export function upsample_bicubic2d_call(self: Tensor, outputSize: readonly number[], alignCorners: boolean, scalesH: number | null, scalesW: number | null): Tensor {
  return upsample_cpu(self, outputSize, "cubic", alignCorners, [scalesH, scalesW]);
}

export function upsample_bicubic2d_backward_call(gradOutput: Tensor, outputSize: readonly number[], inputSize: readonly number[], alignCorners: boolean, scalesH: number | null, scalesW: number | null): Tensor {
  return upsample_backward_cpu(gradOutput, outputSize, inputSize, "cubic", alignCorners, [scalesH, scalesW]);
}

export function upsample_bicubic2d_vec_call(input: Tensor, outputSize: readonly number[] | null, alignCorners: boolean, scaleFactors: readonly number[] | null): Tensor {
  return op.upsample_bicubic2d(input, upsampledSize(input, outputSize, scaleFactors), alignCorners, scaleAt(scaleFactors, 0), scaleAt(scaleFactors, 1));
}

export function upsample_bicubic2d_backward_vec_call(gradOutput: Tensor, outputSize: readonly number[] | null, inputSize: readonly number[], alignCorners: boolean, scaleFactors: readonly number[] | null): Tensor {
  return op.upsample_bicubic2d_backward(gradOutput, upsampledSize(inputSize, outputSize, scaleFactors), inputSize, alignCorners, scaleAt(scaleFactors, 0), scaleAt(scaleFactors, 1));
}

export function _upsample_bilinear2d_aa_call(self: Tensor, outputSize: readonly number[], alignCorners: boolean, scalesH: number | null, scalesW: number | null): Tensor {
  return upsample_cpu(self, outputSize, "linear-smooth", alignCorners, [scalesH, scalesW]);
}

export function _upsample_bilinear2d_aa_backward_call(gradOutput: Tensor, outputSize: readonly number[], inputSize: readonly number[], alignCorners: boolean, scalesH: number | null, scalesW: number | null): Tensor {
  return upsample_backward_cpu(gradOutput, outputSize, inputSize, "linear-smooth", alignCorners, [scalesH, scalesW]);
}

export function _upsample_bilinear2d_aa_vec_call(input: Tensor, outputSize: readonly number[] | null, alignCorners: boolean, scaleFactors: readonly number[] | null): Tensor {
  return op._upsample_bilinear2d_aa(input, upsampledSize(input, outputSize, scaleFactors), alignCorners, scaleAt(scaleFactors, 0), scaleAt(scaleFactors, 1));
}

export function _upsample_bilinear2d_aa_backward_vec_call(gradOutput: Tensor, outputSize: readonly number[] | null, inputSize: readonly number[], alignCorners: boolean, scaleFactors: readonly number[] | null): Tensor {
  return op._upsample_bilinear2d_aa_backward(gradOutput, upsampledSize(inputSize, outputSize, scaleFactors), inputSize, alignCorners, scaleAt(scaleFactors, 0), scaleAt(scaleFactors, 1));
}

export function _upsample_bicubic2d_aa_call(self: Tensor, outputSize: readonly number[], alignCorners: boolean, scalesH: number | null, scalesW: number | null): Tensor {
  return upsample_cpu(self, outputSize, "cubic-smooth", alignCorners, [scalesH, scalesW]);
}

export function _upsample_bicubic2d_aa_backward_call(gradOutput: Tensor, outputSize: readonly number[], inputSize: readonly number[], alignCorners: boolean, scalesH: number | null, scalesW: number | null): Tensor {
  return upsample_backward_cpu(gradOutput, outputSize, inputSize, "cubic-smooth", alignCorners, [scalesH, scalesW]);
}

export function _upsample_bicubic2d_aa_vec_call(input: Tensor, outputSize: readonly number[] | null, alignCorners: boolean, scaleFactors: readonly number[] | null): Tensor {
  return op._upsample_bicubic2d_aa(input, upsampledSize(input, outputSize, scaleFactors), alignCorners, scaleAt(scaleFactors, 0), scaleAt(scaleFactors, 1));
}

export function _upsample_bicubic2d_aa_backward_vec_call(gradOutput: Tensor, outputSize: readonly number[] | null, inputSize: readonly number[], alignCorners: boolean, scaleFactors: readonly number[] | null): Tensor {
  return op._upsample_bicubic2d_aa_backward(gradOutput, upsampledSize(inputSize, outputSize, scaleFactors), inputSize, alignCorners, scaleAt(scaleFactors, 0), scaleAt(scaleFactors, 1));
}

export function multilabel_margin_loss_call(self: Tensor, target: Tensor, reduction: number): Tensor {
  return op.multilabel_margin_loss_forward(self, target, reduction)[0];
}

export function _ctc_loss_backward_Tensor_call(grad: Tensor, logProbs: Tensor, targets: Tensor, inputLengths: Tensor, targetLengths: Tensor, negLogLikelihood: Tensor, logAlpha: Tensor, blank: number, zeroInfinity: boolean): Tensor {
  return op._ctc_loss_backward(grad, logProbs, targets, lengthsIn("input_lengths", inputLengths), lengthsIn("target_lengths", targetLengths), negLogLikelihood, logAlpha, blank, zeroInfinity);
}

export function fractional_max_pool2d_call(self: Tensor, kernelSize: readonly number[], outputSize: readonly number[], randomSamples: Tensor): readonly [Tensor, Tensor] {
  return fractional_max_pool_cpu("fractional_max_pool2d()", self, kernelSize, outputSize, randomSamples, 2);
}

export function fractional_max_pool2d_meta_call(self: Tensor, kernelSize: readonly number[], outputSize: readonly number[], _randomSamples: Tensor): readonly [Tensor, Tensor] {
  return fractionalPool("fractional_max_pool2d()", 2, self, kernelSize, outputSize);
}

export function fractional_max_pool3d_call(self: Tensor, kernelSize: readonly number[], outputSize: readonly number[], randomSamples: Tensor): readonly [Tensor, Tensor] {
  return fractional_max_pool_cpu("fractional_max_pool3d_out()", self, kernelSize, outputSize, randomSamples, 3);
}

export function fractional_max_pool3d_meta_call(self: Tensor, kernelSize: readonly number[], outputSize: readonly number[], _randomSamples: Tensor): readonly [Tensor, Tensor] {
  return fractionalPool("fractional_max_pool3d_out()", 3, self, kernelSize, outputSize);
}

export function _foreach_add_Scalar_call(self: readonly Tensor[], scalar: Scalar): Tensor[] {
  checkLists(self);
  return forEachTensor(op.add_Scalar_op, (i) => op.add_Scalar(self[i]!, scalar, 1), [self], scalar, 1);
}

export function _foreach_add_List_call(self: readonly Tensor[], other: readonly Tensor[], alpha: Scalar): Tensor[] {
  checkLists(self, other);
  return forEachTensor(op.add_Tensor_op, (i) => op.add_Tensor(self[i]!, other[i]!, alpha), [self, other], alpha);
}

export function _foreach_add_ScalarList_call(self: readonly Tensor[], scalars: readonly Scalar[]): Tensor[] {
  checkLists(self);
  checkScalars(self, scalars);
  return forEachTensor(op.add_Scalar_op, (i) => op.add_Scalar(self[i]!, scalars[i]!, 1), [self], scalars, 1);
}

export function _foreach_sub_Scalar_call(self: readonly Tensor[], scalar: Scalar): Tensor[] {
  checkLists(self);
  return forEachTensor(op.sub_Scalar_op, (i) => op.sub_Scalar(self[i]!, scalar, 1), [self], scalar, 1);
}

export function _foreach_sub_List_call(self: readonly Tensor[], other: readonly Tensor[], alpha: Scalar): Tensor[] {
  checkLists(self, other);
  return forEachTensor(op.sub_Tensor_op, (i) => op.sub_Tensor(self[i]!, other[i]!, alpha), [self, other], alpha);
}

export function _foreach_sub_ScalarList_call(self: readonly Tensor[], scalars: readonly Scalar[]): Tensor[] {
  checkLists(self);
  checkScalars(self, scalars);
  return forEachTensor(op.sub_Scalar_op, (i) => op.sub_Scalar(self[i]!, scalars[i]!, 1), [self], scalars, 1);
}

export function _foreach_mul_Scalar_call(self: readonly Tensor[], scalar: Scalar): Tensor[] {
  checkLists(self);
  return forEachTensor(op.mul_Scalar_op, (i) => op.mul_Scalar(self[i]!, scalar), [self], scalar);
}

export function _foreach_mul_List_call(self: readonly Tensor[], other: readonly Tensor[]): Tensor[] {
  checkLists(self, other);
  return forEachTensor(op.mul_Tensor_op, (i) => op.mul_Tensor(self[i]!, other[i]!), [self, other]);
}

export function _foreach_mul_ScalarList_call(self: readonly Tensor[], scalars: readonly Scalar[]): Tensor[] {
  checkLists(self);
  checkScalars(self, scalars);
  return forEachTensor(op.mul_Scalar_op, (i) => op.mul_Scalar(self[i]!, scalars[i]!), [self], scalars);
}

export function _foreach_div_Scalar_call(self: readonly Tensor[], scalar: Scalar): Tensor[] {
  checkLists(self);
  return forEachTensor(op.div_Scalar_op, (i) => op.div_Scalar(self[i]!, scalar), [self], scalar);
}

export function _foreach_div_List_call(self: readonly Tensor[], other: readonly Tensor[]): Tensor[] {
  checkLists(self, other);
  return forEachTensor(op.div_Tensor_op, (i) => op.div_Tensor(self[i]!, other[i]!), [self, other]);
}

export function _foreach_div_ScalarList_call(self: readonly Tensor[], scalars: readonly Scalar[]): Tensor[] {
  checkLists(self);
  checkScalars(self, scalars);
  return forEachTensor(op.div_Scalar_op, (i) => op.div_Scalar(self[i]!, scalars[i]!), [self], scalars);
}

export function _foreach_exp_call(self: readonly Tensor[]): Tensor[] {
  checkLists(self);
  return forEachTensor(op.exp_op, (i) => op.exp(self[i]!), [self]);
}

export function _foreach_sqrt_call(self: readonly Tensor[]): Tensor[] {
  checkLists(self);
  return forEachTensor(op.sqrt_op, (i) => op.sqrt(self[i]!), [self]);
}

export function _foreach_abs_call(self: readonly Tensor[]): Tensor[] {
  checkLists(self);
  return forEachTensor(op.abs_op, (i) => op.abs(self[i]!), [self]);
}

export function _foreach_acos_call(self: readonly Tensor[]): Tensor[] {
  checkLists(self);
  return forEachTensor(op.acos_op, (i) => op.acos(self[i]!), [self]);
}

export function _foreach_asin_call(self: readonly Tensor[]): Tensor[] {
  checkLists(self);
  return forEachTensor(op.asin_op, (i) => op.asin(self[i]!), [self]);
}

export function _foreach_atan_call(self: readonly Tensor[]): Tensor[] {
  checkLists(self);
  return forEachTensor(op.atan_op, (i) => op.atan(self[i]!), [self]);
}

export function _foreach_ceil_call(self: readonly Tensor[]): Tensor[] {
  checkLists(self);
  return forEachTensor(op.ceil_op, (i) => op.ceil(self[i]!), [self]);
}

export function _foreach_cos_call(self: readonly Tensor[]): Tensor[] {
  checkLists(self);
  return forEachTensor(op.cos_op, (i) => op.cos(self[i]!), [self]);
}

export function _foreach_cosh_call(self: readonly Tensor[]): Tensor[] {
  checkLists(self);
  return forEachTensor(op.cosh_op, (i) => op.cosh(self[i]!), [self]);
}

export function _foreach_erf_call(self: readonly Tensor[]): Tensor[] {
  checkLists(self);
  return forEachTensor(op.erf_op, (i) => op.erf(self[i]!), [self]);
}

export function _foreach_erfc_call(self: readonly Tensor[]): Tensor[] {
  checkLists(self);
  return forEachTensor(op.erfc_op, (i) => op.erfc(self[i]!), [self]);
}

export function _foreach_expm1_call(self: readonly Tensor[]): Tensor[] {
  checkLists(self);
  return forEachTensor(op.expm1_op, (i) => op.expm1(self[i]!), [self]);
}

export function _foreach_floor_call(self: readonly Tensor[]): Tensor[] {
  checkLists(self);
  return forEachTensor(op.floor_op, (i) => op.floor(self[i]!), [self]);
}

export function _foreach_log_call(self: readonly Tensor[]): Tensor[] {
  checkLists(self);
  return forEachTensor(op.log_op, (i) => op.log(self[i]!), [self]);
}

export function _foreach_log10_call(self: readonly Tensor[]): Tensor[] {
  checkLists(self);
  return forEachTensor(op.log10_op, (i) => op.log10(self[i]!), [self]);
}

export function _foreach_log1p_call(self: readonly Tensor[]): Tensor[] {
  checkLists(self);
  return forEachTensor(op.log1p_op, (i) => op.log1p(self[i]!), [self]);
}

export function _foreach_log2_call(self: readonly Tensor[]): Tensor[] {
  checkLists(self);
  return forEachTensor(op.log2_op, (i) => op.log2(self[i]!), [self]);
}

export function _foreach_neg_call(self: readonly Tensor[]): Tensor[] {
  checkLists(self);
  return forEachTensor(op.neg_op, (i) => op.neg(self[i]!), [self]);
}

export function _foreach_tan_call(self: readonly Tensor[]): Tensor[] {
  checkLists(self);
  return forEachTensor(op.tan_op, (i) => op.tan(self[i]!), [self]);
}

export function _foreach_tanh_call(self: readonly Tensor[]): Tensor[] {
  checkLists(self);
  return forEachTensor(op.tanh_op, (i) => op.tanh(self[i]!), [self]);
}

export function _foreach_sin_call(self: readonly Tensor[]): Tensor[] {
  checkLists(self);
  return forEachTensor(op.sin_op, (i) => op.sin(self[i]!), [self]);
}

export function _foreach_sinh_call(self: readonly Tensor[]): Tensor[] {
  checkLists(self);
  return forEachTensor(op.sinh_op, (i) => op.sinh(self[i]!), [self]);
}

export function _foreach_round_call(self: readonly Tensor[]): Tensor[] {
  checkLists(self);
  return forEachTensor(op.round_op, (i) => op.round(self[i]!), [self]);
}

export function _foreach_lgamma_call(self: readonly Tensor[]): Tensor[] {
  checkLists(self);
  return forEachTensor(op.lgamma_op, (i) => op.lgamma(self[i]!), [self]);
}

export function _foreach_frac_call(self: readonly Tensor[]): Tensor[] {
  checkLists(self);
  return forEachTensor(op.frac_op, (i) => op.frac(self[i]!), [self]);
}

export function _foreach_reciprocal_call(self: readonly Tensor[]): Tensor[] {
  checkLists(self);
  return forEachTensor(op.reciprocal_op, (i) => op.reciprocal(self[i]!), [self]);
}

export function _foreach_sigmoid_call(self: readonly Tensor[]): Tensor[] {
  checkLists(self);
  return forEachTensor(op.sigmoid_op, (i) => op.sigmoid(self[i]!), [self]);
}

export function _foreach_trunc_call(self: readonly Tensor[]): Tensor[] {
  checkLists(self);
  return forEachTensor(op.trunc_op, (i) => op.trunc(self[i]!), [self]);
}

export function _foreach_zero__call(self: readonly Tensor[]): void {
  checkLists(self);
  self.forEach((tensor) => {
    op.zero_(tensor);
  });
}

export function _foreach_addcdiv_Scalar_call(self: readonly Tensor[], tensor1: readonly Tensor[], tensor2: readonly Tensor[], value: Scalar): Tensor[] {
  checkLists(self, tensor1, tensor2);
  return forEachTensor(op.addcdiv_op, (i) => op.addcdiv(self[i]!, tensor1[i]!, tensor2[i]!, value), [self, tensor1, tensor2], value);
}

export function _foreach_addcdiv_ScalarList_call(self: readonly Tensor[], tensor1: readonly Tensor[], tensor2: readonly Tensor[], scalars: readonly Scalar[]): Tensor[] {
  checkLists(self, tensor1, tensor2);
  checkScalars(self, scalars);
  return forEachTensor(op.addcdiv_op, (i) => op.addcdiv(self[i]!, tensor1[i]!, tensor2[i]!, scalars[i]!), [self, tensor1, tensor2], scalars);
}

export function _foreach_addcmul_Scalar_call(self: readonly Tensor[], tensor1: readonly Tensor[], tensor2: readonly Tensor[], value: Scalar): Tensor[] {
  checkLists(self, tensor1, tensor2);
  return forEachTensor(op.addcmul_op, (i) => op.addcmul(self[i]!, tensor1[i]!, tensor2[i]!, value), [self, tensor1, tensor2], value);
}

export function _foreach_addcmul_ScalarList_call(self: readonly Tensor[], tensor1: readonly Tensor[], tensor2: readonly Tensor[], scalars: readonly Scalar[]): Tensor[] {
  checkLists(self, tensor1, tensor2);
  checkScalars(self, scalars);
  return forEachTensor(op.addcmul_op, (i) => op.addcmul(self[i]!, tensor1[i]!, tensor2[i]!, scalars[i]!), [self, tensor1, tensor2], scalars);
}

export function _foreach_maximum_List_call(self: readonly Tensor[], other: readonly Tensor[]): Tensor[] {
  checkLists(self, other);
  return forEachTensor(op.maximum_op, (i) => op.maximum(self[i]!, other[i]!), [self, other]);
}

export function _foreach_maximum__List_call(self: readonly Tensor[], other: readonly Tensor[]): void {
  checkLists(self, other);
  self.forEach((tensor, i) => {
    op.copy_(tensor, op.maximum(tensor, other[i]!), false);
  });
}

export function _foreach_minimum_List_call(self: readonly Tensor[], other: readonly Tensor[]): Tensor[] {
  checkLists(self, other);
  return forEachTensor(op.minimum_op, (i) => op.minimum(self[i]!, other[i]!), [self, other]);
}

export function _foreach_minimum__List_call(self: readonly Tensor[], other: readonly Tensor[]): void {
  checkLists(self, other);
  self.forEach((tensor, i) => {
    op.copy_(tensor, op.minimum(tensor, other[i]!), false);
  });
}

export function _foreach_add_Tensor_call(self: readonly Tensor[], other: Tensor, alpha: Scalar): Tensor[] {
  checkLists(self);
  return self.map((tensor) => op.add_Tensor(tensor, other, alpha));
}

export function _foreach_mul_Tensor_call(self: readonly Tensor[], other: Tensor): Tensor[] {
  checkLists(self);
  return self.map((tensor) => op.mul_Tensor(tensor, other));
}

export function _foreach_div_Tensor_call(self: readonly Tensor[], other: Tensor): Tensor[] {
  checkLists(self);
  return self.map((tensor) => op.div_Tensor(tensor, other));
}

export function _foreach_clamp_max_Scalar_call(self: readonly Tensor[], scalar: Scalar): Tensor[] {
  checkLists(self);
  return forEachTensor(op.clamp_max_op, (i) => op.clamp_max(self[i]!, scalar), [self], scalar);
}

export function _foreach_clamp_max_List_call(self: readonly Tensor[], other: readonly Tensor[]): Tensor[] {
  checkLists(self, other);
  return forEachTensor(op.clamp_max_Tensor_op, (i) => op.clamp_max_Tensor(self[i]!, other[i]!), [self, other]);
}

export function _foreach_clamp_max_ScalarList_call(self: readonly Tensor[], scalars: readonly Scalar[]): Tensor[] {
  checkLists(self);
  checkScalars(self, scalars);
  return forEachTensor(op.clamp_max_op, (i) => op.clamp_max(self[i]!, scalars[i]!), [self], scalars);
}

export function _foreach_maximum_Scalar_call(self: readonly Tensor[], scalar: Scalar): Tensor[] {
  checkLists(self);
  return forEachTensor(op.clamp_min_op, (i) => op.clamp_min(self[i]!, scalar), [self], scalar);
}

export function _foreach_maximum_ScalarList_call(self: readonly Tensor[], scalars: readonly Scalar[]): Tensor[] {
  checkLists(self);
  checkScalars(self, scalars);
  return forEachTensor(op.clamp_min_op, (i) => op.clamp_min(self[i]!, scalars[i]!), [self], scalars);
}

export function _foreach_clamp_min_Scalar_call(self: readonly Tensor[], scalar: Scalar): Tensor[] {
  checkLists(self);
  return forEachTensor(op.clamp_min_op, (i) => op.clamp_min(self[i]!, scalar), [self], scalar);
}

export function _foreach_clamp_min_List_call(self: readonly Tensor[], other: readonly Tensor[]): Tensor[] {
  checkLists(self, other);
  return forEachTensor(op.clamp_min_Tensor_op, (i) => op.clamp_min_Tensor(self[i]!, other[i]!), [self, other]);
}

export function _foreach_clamp_min_ScalarList_call(self: readonly Tensor[], scalars: readonly Scalar[]): Tensor[] {
  checkLists(self);
  checkScalars(self, scalars);
  return forEachTensor(op.clamp_min_op, (i) => op.clamp_min(self[i]!, scalars[i]!), [self], scalars);
}

export function _foreach_minimum_Scalar_call(self: readonly Tensor[], scalar: Scalar): Tensor[] {
  checkLists(self);
  return forEachTensor(op.clamp_max_op, (i) => op.clamp_max(self[i]!, scalar), [self], scalar);
}

export function _foreach_minimum_ScalarList_call(self: readonly Tensor[], scalars: readonly Scalar[]): Tensor[] {
  checkLists(self);
  checkScalars(self, scalars);
  return forEachTensor(op.clamp_max_op, (i) => op.clamp_max(self[i]!, scalars[i]!), [self], scalars);
}

export function _foreach_addcdiv_Tensor_call(self: readonly Tensor[], tensor1: readonly Tensor[], tensor2: readonly Tensor[], scalars: Tensor): Tensor[] {
  return op._foreach_addcdiv_ScalarList(self, tensor1, tensor2, numbersFor("_foreach_addcdiv", self, scalars));
}

export function _foreach_addcmul_Tensor_call(self: readonly Tensor[], tensor1: readonly Tensor[], tensor2: readonly Tensor[], scalars: Tensor): Tensor[] {
  return op._foreach_addcmul_ScalarList(self, tensor1, tensor2, numbersFor("_foreach_addcmul", self, scalars));
}

export function _foreach_lerp_List_call(self: readonly Tensor[], tensors1: readonly Tensor[], weights: readonly Tensor[]): Tensor[] {
  checkLists(self, tensors1, weights);
  return forEachTensor(op.lerp_Tensor_op, (i) => op.lerp_Tensor(self[i]!, tensors1[i]!, weights[i]!), [self, tensors1, weights]);
}

export function _foreach_lerp_Scalar_call(self: readonly Tensor[], tensors1: readonly Tensor[], weight: Scalar): Tensor[] {
  checkLists(self, tensors1);
  return forEachTensor(op.lerp_Scalar_op, (i) => op.lerp_Scalar(self[i]!, tensors1[i]!, weight), [self, tensors1], weight);
}

export function _foreach_pow_List_call(self: readonly Tensor[], exponent: readonly Tensor[]): Tensor[] {
  checkLists(self, exponent);
  return forEachTensor(op.pow_Tensor_Tensor_op, (i) => op.pow_Tensor_Tensor(self[i]!, exponent[i]!), [self, exponent]);
}

export function _foreach_pow_Scalar_call(self: readonly Tensor[], exponent: Scalar): Tensor[] {
  checkLists(self);
  return forEachTensor(op.pow_Tensor_Scalar_op, (i) => op.pow_Tensor_Scalar(self[i]!, exponent), [self], exponent);
}

export function _foreach_pow_ScalarList_call(self: readonly Tensor[], exponent: readonly Scalar[]): Tensor[] {
  checkLists(self);
  checkScalars(self, exponent);
  return forEachTensor(op.pow_Tensor_Scalar_op, (i) => op.pow_Tensor_Scalar(self[i]!, exponent[i]!), [self], exponent);
}

export function _foreach_sign_call(self: readonly Tensor[]): Tensor[] {
  checkLists(self);
  return forEachTensor(op.sign_op, (i) => op.sign(self[i]!), [self]);
}

export function _foreach_copy__call(self: readonly Tensor[], src: readonly Tensor[], nonBlocking: boolean): void {
  checkLists(self, src);
  self.forEach((tensor, i) => {
    op.copy_(tensor, src[i]!, nonBlocking);
  });
}

export function _foreach_norm_Scalar_call(self: readonly Tensor[], ord: Scalar): Tensor[] {
  checkLists(self);
  return self.map((tensor) => op.linalg_vector_norm(tensor, ord, null, false, null));
}

export function _foreach_add__Scalar_call(self: readonly Tensor[], scalar: Scalar): void {
  checkLists(self);
  forEachInPlace(op.add__Scalar_op, (i) => op.add__Scalar(self[i]!, scalar, 1), [self], scalar, 1);
}

export function _foreach_add__List_call(self: readonly Tensor[], other: readonly Tensor[], alpha: Scalar): void {
  checkLists(self, other);
  forEachInPlace(op.add__Tensor_op, (i) => op.add__Tensor(self[i]!, other[i]!, alpha), [self, other], alpha);
}

export function _foreach_add__ScalarList_call(self: readonly Tensor[], scalars: readonly Scalar[]): void {
  checkLists(self);
  checkScalars(self, scalars);
  forEachInPlace(op.add__Scalar_op, (i) => op.add__Scalar(self[i]!, scalars[i]!, 1), [self], scalars, 1);
}

export function _foreach_sub__Scalar_call(self: readonly Tensor[], scalar: Scalar): void {
  checkLists(self);
  forEachInPlace(op.sub__Scalar_op, (i) => op.sub__Scalar(self[i]!, scalar, 1), [self], scalar, 1);
}

export function _foreach_sub__List_call(self: readonly Tensor[], other: readonly Tensor[], alpha: Scalar): void {
  checkLists(self, other);
  forEachInPlace(op.sub__Tensor_op, (i) => op.sub__Tensor(self[i]!, other[i]!, alpha), [self, other], alpha);
}

export function _foreach_sub__ScalarList_call(self: readonly Tensor[], scalars: readonly Scalar[]): void {
  checkLists(self);
  checkScalars(self, scalars);
  forEachInPlace(op.sub__Scalar_op, (i) => op.sub__Scalar(self[i]!, scalars[i]!, 1), [self], scalars, 1);
}

export function _foreach_mul__Scalar_call(self: readonly Tensor[], scalar: Scalar): void {
  checkLists(self);
  forEachInPlace(op.mul__Scalar_op, (i) => op.mul__Scalar(self[i]!, scalar), [self], scalar);
}

export function _foreach_mul__List_call(self: readonly Tensor[], other: readonly Tensor[]): void {
  checkLists(self, other);
  forEachInPlace(op.mul__Tensor_op, (i) => op.mul__Tensor(self[i]!, other[i]!), [self, other]);
}

export function _foreach_mul__ScalarList_call(self: readonly Tensor[], scalars: readonly Scalar[]): void {
  checkLists(self);
  checkScalars(self, scalars);
  forEachInPlace(op.mul__Scalar_op, (i) => op.mul__Scalar(self[i]!, scalars[i]!), [self], scalars);
}

export function _foreach_div__Scalar_call(self: readonly Tensor[], scalar: Scalar): void {
  checkLists(self);
  forEachInPlace(op.div__Scalar_op, (i) => op.div__Scalar(self[i]!, scalar), [self], scalar);
}

export function _foreach_div__List_call(self: readonly Tensor[], other: readonly Tensor[]): void {
  checkLists(self, other);
  forEachInPlace(op.div__Tensor_op, (i) => op.div__Tensor(self[i]!, other[i]!), [self, other]);
}

export function _foreach_div__ScalarList_call(self: readonly Tensor[], scalars: readonly Scalar[]): void {
  checkLists(self);
  checkScalars(self, scalars);
  forEachInPlace(op.div__Scalar_op, (i) => op.div__Scalar(self[i]!, scalars[i]!), [self], scalars);
}

export function _foreach_exp__call(self: readonly Tensor[]): void {
  checkLists(self);
  forEachInPlace(op.exp__op, (i) => op.exp_(self[i]!), [self]);
}

export function _foreach_sqrt__call(self: readonly Tensor[]): void {
  checkLists(self);
  forEachInPlace(op.sqrt__op, (i) => op.sqrt_(self[i]!), [self]);
}

export function _foreach_abs__call(self: readonly Tensor[]): void {
  checkLists(self);
  forEachInPlace(op.abs__op, (i) => op.abs_(self[i]!), [self]);
}

export function _foreach_acos__call(self: readonly Tensor[]): void {
  checkLists(self);
  forEachInPlace(op.acos__op, (i) => op.acos_(self[i]!), [self]);
}

export function _foreach_asin__call(self: readonly Tensor[]): void {
  checkLists(self);
  forEachInPlace(op.asin__op, (i) => op.asin_(self[i]!), [self]);
}

export function _foreach_atan__call(self: readonly Tensor[]): void {
  checkLists(self);
  forEachInPlace(op.atan__op, (i) => op.atan_(self[i]!), [self]);
}

export function _foreach_ceil__call(self: readonly Tensor[]): void {
  checkLists(self);
  forEachInPlace(op.ceil__op, (i) => op.ceil_(self[i]!), [self]);
}

export function _foreach_cos__call(self: readonly Tensor[]): void {
  checkLists(self);
  forEachInPlace(op.cos__op, (i) => op.cos_(self[i]!), [self]);
}

export function _foreach_cosh__call(self: readonly Tensor[]): void {
  checkLists(self);
  forEachInPlace(op.cosh__op, (i) => op.cosh_(self[i]!), [self]);
}

export function _foreach_erf__call(self: readonly Tensor[]): void {
  checkLists(self);
  forEachInPlace(op.erf__op, (i) => op.erf_(self[i]!), [self]);
}

export function _foreach_erfc__call(self: readonly Tensor[]): void {
  checkLists(self);
  forEachInPlace(op.erfc__op, (i) => op.erfc_(self[i]!), [self]);
}

export function _foreach_expm1__call(self: readonly Tensor[]): void {
  checkLists(self);
  forEachInPlace(op.expm1__op, (i) => op.expm1_(self[i]!), [self]);
}

export function _foreach_floor__call(self: readonly Tensor[]): void {
  checkLists(self);
  forEachInPlace(op.floor__op, (i) => op.floor_(self[i]!), [self]);
}

export function _foreach_log__call(self: readonly Tensor[]): void {
  checkLists(self);
  forEachInPlace(op.log__op, (i) => op.log_(self[i]!), [self]);
}

export function _foreach_log10__call(self: readonly Tensor[]): void {
  checkLists(self);
  forEachInPlace(op.log10__op, (i) => op.log10_(self[i]!), [self]);
}

export function _foreach_log1p__call(self: readonly Tensor[]): void {
  checkLists(self);
  forEachInPlace(op.log1p__op, (i) => op.log1p_(self[i]!), [self]);
}

export function _foreach_log2__call(self: readonly Tensor[]): void {
  checkLists(self);
  forEachInPlace(op.log2__op, (i) => op.log2_(self[i]!), [self]);
}

export function _foreach_neg__call(self: readonly Tensor[]): void {
  checkLists(self);
  forEachInPlace(op.neg__op, (i) => op.neg_(self[i]!), [self]);
}

export function _foreach_tan__call(self: readonly Tensor[]): void {
  checkLists(self);
  forEachInPlace(op.tan__op, (i) => op.tan_(self[i]!), [self]);
}

export function _foreach_tanh__call(self: readonly Tensor[]): void {
  checkLists(self);
  forEachInPlace(op.tanh__op, (i) => op.tanh_(self[i]!), [self]);
}

export function _foreach_sin__call(self: readonly Tensor[]): void {
  checkLists(self);
  forEachInPlace(op.sin__op, (i) => op.sin_(self[i]!), [self]);
}

export function _foreach_sinh__call(self: readonly Tensor[]): void {
  checkLists(self);
  forEachInPlace(op.sinh__op, (i) => op.sinh_(self[i]!), [self]);
}

export function _foreach_round__call(self: readonly Tensor[]): void {
  checkLists(self);
  forEachInPlace(op.round__op, (i) => op.round_(self[i]!), [self]);
}

export function _foreach_lgamma__call(self: readonly Tensor[]): void {
  checkLists(self);
  forEachInPlace(op.lgamma__op, (i) => op.lgamma_(self[i]!), [self]);
}

export function _foreach_frac__call(self: readonly Tensor[]): void {
  checkLists(self);
  forEachInPlace(op.frac__op, (i) => op.frac_(self[i]!), [self]);
}

export function _foreach_reciprocal__call(self: readonly Tensor[]): void {
  checkLists(self);
  forEachInPlace(op.reciprocal__op, (i) => op.reciprocal_(self[i]!), [self]);
}

export function _foreach_sigmoid__call(self: readonly Tensor[]): void {
  checkLists(self);
  forEachInPlace(op.sigmoid__op, (i) => op.sigmoid_(self[i]!), [self]);
}

export function _foreach_trunc__call(self: readonly Tensor[]): void {
  checkLists(self);
  forEachInPlace(op.trunc__op, (i) => op.trunc_(self[i]!), [self]);
}

export function _foreach_addcdiv__Scalar_call(self: readonly Tensor[], tensor1: readonly Tensor[], tensor2: readonly Tensor[], value: Scalar): void {
  checkLists(self, tensor1, tensor2);
  forEachInPlace(op.addcdiv__op, (i) => op.addcdiv_(self[i]!, tensor1[i]!, tensor2[i]!, value), [self, tensor1, tensor2], value);
}

export function _foreach_addcdiv__ScalarList_call(self: readonly Tensor[], tensor1: readonly Tensor[], tensor2: readonly Tensor[], scalars: readonly Scalar[]): void {
  checkLists(self, tensor1, tensor2);
  checkScalars(self, scalars);
  forEachInPlace(op.addcdiv__op, (i) => op.addcdiv_(self[i]!, tensor1[i]!, tensor2[i]!, scalars[i]!), [self, tensor1, tensor2], scalars);
}

export function _foreach_addcmul__Scalar_call(self: readonly Tensor[], tensor1: readonly Tensor[], tensor2: readonly Tensor[], value: Scalar): void {
  checkLists(self, tensor1, tensor2);
  forEachInPlace(op.addcmul__op, (i) => op.addcmul_(self[i]!, tensor1[i]!, tensor2[i]!, value), [self, tensor1, tensor2], value);
}

export function _foreach_addcmul__ScalarList_call(self: readonly Tensor[], tensor1: readonly Tensor[], tensor2: readonly Tensor[], scalars: readonly Scalar[]): void {
  checkLists(self, tensor1, tensor2);
  checkScalars(self, scalars);
  forEachInPlace(op.addcmul__op, (i) => op.addcmul_(self[i]!, tensor1[i]!, tensor2[i]!, scalars[i]!), [self, tensor1, tensor2], scalars);
}

export function _foreach_add__Tensor_call(self: readonly Tensor[], other: Tensor, alpha: Scalar): void {
  checkLists(self);
  self.forEach((tensor) => {
    op.add__Tensor(tensor, other, alpha);
  });
}

export function _foreach_mul__Tensor_call(self: readonly Tensor[], other: Tensor): void {
  checkLists(self);
  self.forEach((tensor) => {
    op.mul__Tensor(tensor, other);
  });
}

export function _foreach_div__Tensor_call(self: readonly Tensor[], other: Tensor): void {
  checkLists(self);
  self.forEach((tensor) => {
    op.div__Tensor(tensor, other);
  });
}

export function _foreach_clamp_max__Scalar_call(self: readonly Tensor[], scalar: Scalar): void {
  checkLists(self);
  forEachInPlace(op.clamp_max__op, (i) => op.clamp_max_(self[i]!, scalar), [self], scalar);
}

export function _foreach_clamp_max__List_call(self: readonly Tensor[], other: readonly Tensor[]): void {
  checkLists(self, other);
  forEachInPlace(op.clamp_max__Tensor_op, (i) => op.clamp_max__Tensor(self[i]!, other[i]!), [self, other]);
}

export function _foreach_clamp_max__ScalarList_call(self: readonly Tensor[], scalars: readonly Scalar[]): void {
  checkLists(self);
  checkScalars(self, scalars);
  forEachInPlace(op.clamp_max__op, (i) => op.clamp_max_(self[i]!, scalars[i]!), [self], scalars);
}

export function _foreach_maximum__Scalar_call(self: readonly Tensor[], scalar: Scalar): void {
  checkLists(self);
  forEachInPlace(op.clamp_min__op, (i) => op.clamp_min_(self[i]!, scalar), [self], scalar);
}

export function _foreach_maximum__ScalarList_call(self: readonly Tensor[], scalars: readonly Scalar[]): void {
  checkLists(self);
  checkScalars(self, scalars);
  forEachInPlace(op.clamp_min__op, (i) => op.clamp_min_(self[i]!, scalars[i]!), [self], scalars);
}

export function _foreach_clamp_min__Scalar_call(self: readonly Tensor[], scalar: Scalar): void {
  checkLists(self);
  forEachInPlace(op.clamp_min__op, (i) => op.clamp_min_(self[i]!, scalar), [self], scalar);
}

export function _foreach_clamp_min__List_call(self: readonly Tensor[], other: readonly Tensor[]): void {
  checkLists(self, other);
  forEachInPlace(op.clamp_min__Tensor_op, (i) => op.clamp_min__Tensor(self[i]!, other[i]!), [self, other]);
}

export function _foreach_clamp_min__ScalarList_call(self: readonly Tensor[], scalars: readonly Scalar[]): void {
  checkLists(self);
  checkScalars(self, scalars);
  forEachInPlace(op.clamp_min__op, (i) => op.clamp_min_(self[i]!, scalars[i]!), [self], scalars);
}

export function _foreach_minimum__Scalar_call(self: readonly Tensor[], scalar: Scalar): void {
  checkLists(self);
  forEachInPlace(op.clamp_max__op, (i) => op.clamp_max_(self[i]!, scalar), [self], scalar);
}

export function _foreach_minimum__ScalarList_call(self: readonly Tensor[], scalars: readonly Scalar[]): void {
  checkLists(self);
  checkScalars(self, scalars);
  forEachInPlace(op.clamp_max__op, (i) => op.clamp_max_(self[i]!, scalars[i]!), [self], scalars);
}

export function _foreach_lerp__List_call(self: readonly Tensor[], tensors1: readonly Tensor[], weights: readonly Tensor[]): void {
  checkLists(self, tensors1, weights);
  forEachInPlace(op.lerp__Tensor_op, (i) => op.lerp__Tensor(self[i]!, tensors1[i]!, weights[i]!), [self, tensors1, weights]);
}

export function _foreach_lerp__Scalar_call(self: readonly Tensor[], tensors1: readonly Tensor[], weight: Scalar): void {
  checkLists(self, tensors1);
  forEachInPlace(op.lerp__Scalar_op, (i) => op.lerp__Scalar(self[i]!, tensors1[i]!, weight), [self, tensors1], weight);
}

export function _foreach_pow__List_call(self: readonly Tensor[], exponent: readonly Tensor[]): void {
  checkLists(self, exponent);
  forEachInPlace(op.pow__Tensor_op, (i) => op.pow__Tensor(self[i]!, exponent[i]!), [self, exponent]);
}

export function _foreach_pow__Scalar_call(self: readonly Tensor[], exponent: Scalar): void {
  checkLists(self);
  forEachInPlace(op.pow__Scalar_op, (i) => op.pow__Scalar(self[i]!, exponent), [self], exponent);
}

export function _foreach_pow__ScalarList_call(self: readonly Tensor[], exponent: readonly Scalar[]): void {
  checkLists(self);
  checkScalars(self, exponent);
  forEachInPlace(op.pow__Scalar_op, (i) => op.pow__Scalar(self[i]!, exponent[i]!), [self], exponent);
}

export function _foreach_sign__call(self: readonly Tensor[]): void {
  checkLists(self);
  forEachInPlace(op.sign__op, (i) => op.sign_(self[i]!), [self]);
}

export function absolute_out_call(self: Tensor, out: Tensor): Tensor {
  return op.abs_out(self, out);
}

export function negative_out_call(self: Tensor, out: Tensor): Tensor {
  return op.neg_out(self, out);
}

export function arcsin_out_call(self: Tensor, out: Tensor): Tensor {
  return op.asin_out(self, out);
}

export function arccos_out_call(self: Tensor, out: Tensor): Tensor {
  return op.acos_out(self, out);
}

export function arctan_out_call(self: Tensor, out: Tensor): Tensor {
  return op.atan_out(self, out);
}

export function arcsinh_out_call(self: Tensor, out: Tensor): Tensor {
  return op.asinh_out(self, out);
}

export function arccosh_out_call(self: Tensor, out: Tensor): Tensor {
  return op.acosh_out(self, out);
}

export function arctanh_out_call(self: Tensor, out: Tensor): Tensor {
  return op.atanh_out(self, out);
}

export function fix_out_call(self: Tensor, out: Tensor): Tensor {
  return op.trunc_out(self, out);
}

export function subtract_out_call(self: Tensor, other: Tensor, alpha: Scalar, out: Tensor): Tensor {
  return op.sub_out(self, other, alpha, out);
}

export function multiply_out_call(self: Tensor, other: Tensor, out: Tensor): Tensor {
  return op.mul_out(self, other, out);
}

export function divide_out_call(self: Tensor, other: Tensor, out: Tensor): Tensor {
  return op.div_out(self, other, out);
}

export function divide_out_mode_call(self: Tensor, other: Tensor, roundingMode: string | null, out: Tensor): Tensor {
  return op.div_out_mode(self, other, roundingMode, out);
}

export function true_divide_out_call(self: Tensor, other: Tensor, out: Tensor): Tensor {
  return op.div_out(self, other, out);
}

export function arctan2_out_call(self: Tensor, other: Tensor, out: Tensor): Tensor {
  return op.atan2_out(self, other, out);
}

export function not_equal_Tensor_out_call(self: Tensor, other: Tensor, out: Tensor): Tensor {
  return op.ne_Tensor_out(self, other, out);
}

export function not_equal_Scalar_out_call(self: Tensor, other: Scalar, out: Tensor): Tensor {
  return op.ne_Scalar_out(self, other, out);
}

export function less_Tensor_out_call(self: Tensor, other: Tensor, out: Tensor): Tensor {
  return op.lt_Tensor_out(self, other, out);
}

export function less_Scalar_out_call(self: Tensor, other: Scalar, out: Tensor): Tensor {
  return op.lt_Scalar_out(self, other, out);
}

export function less_equal_Tensor_out_call(self: Tensor, other: Tensor, out: Tensor): Tensor {
  return op.le_Tensor_out(self, other, out);
}

export function less_equal_Scalar_out_call(self: Tensor, other: Scalar, out: Tensor): Tensor {
  return op.le_Scalar_out(self, other, out);
}

export function greater_Tensor_out_call(self: Tensor, other: Tensor, out: Tensor): Tensor {
  return op.gt_Tensor_out(self, other, out);
}

export function greater_Scalar_out_call(self: Tensor, other: Scalar, out: Tensor): Tensor {
  return op.gt_Scalar_out(self, other, out);
}

export function greater_equal_Tensor_out_call(self: Tensor, other: Tensor, out: Tensor): Tensor {
  return op.ge_Tensor_out(self, other, out);
}

export function greater_equal_Scalar_out_call(self: Tensor, other: Scalar, out: Tensor): Tensor {
  return op.ge_Scalar_out(self, other, out);
}

export function clip_out_call(self: Tensor, min: Scalar | null, max: Scalar | null, out: Tensor): Tensor {
  return op.clamp_out(self, min, max, out);
}

export function clip_Tensor_out_call(self: Tensor, min: Tensor | null, max: Tensor | null, out: Tensor): Tensor {
  return op.clamp_Tensor_out(self, min, max, out);
}

export function special_erf_out_call(self: Tensor, out: Tensor): Tensor {
  return op.erf_out(self, out);
}

export function special_erfc_out_call(self: Tensor, out: Tensor): Tensor {
  return op.erfc_out(self, out);
}

export function special_erfinv_out_call(self: Tensor, out: Tensor): Tensor {
  return op.erfinv_out(self, out);
}

export function special_exp2_out_call(self: Tensor, out: Tensor): Tensor {
  return op.exp2_out(self, out);
}

export function special_expit_out_call(self: Tensor, out: Tensor): Tensor {
  return op.sigmoid_out(self, out);
}

export function special_expm1_out_call(self: Tensor, out: Tensor): Tensor {
  return op.expm1_out(self, out);
}

export function special_log1p_out_call(self: Tensor, out: Tensor): Tensor {
  return op.log1p_out(self, out);
}

export function special_digamma_out_call(self: Tensor, out: Tensor): Tensor {
  return op.digamma_out(self, out);
}

export function special_psi_out_call(self: Tensor, out: Tensor): Tensor {
  return op.digamma_out(self, out);
}

export function special_gammaln_out_call(self: Tensor, out: Tensor): Tensor {
  return op.lgamma_out(self, out);
}

export function special_logit_out_call(self: Tensor, eps: number | null, out: Tensor): Tensor {
  return op.logit_out(self, eps, out);
}

export function special_round_out_call(self: Tensor, decimals: number, out: Tensor): Tensor {
  return op.round_decimals_out(self, decimals, out);
}

export function special_sinc_out_call(self: Tensor, out: Tensor): Tensor {
  return op.sinc_out(self, out);
}

export function special_polygamma_out_call(n: number, self: Tensor, out: Tensor): Tensor {
  return op.polygamma_out(n, self, out);
}

export function special_xlogy_out_call(self: Tensor, other: Tensor, out: Tensor): Tensor {
  return op.xlogy_OutTensor(self, other, out);
}

export function special_xlogy_self_scalar_out_call(self: Scalar, other: Tensor, out: Tensor): Tensor {
  return op.xlogy_OutScalar_Self(self, other, out);
}

export function special_xlogy_other_scalar_out_call(self: Tensor, other: Scalar, out: Tensor): Tensor {
  return op.xlogy_OutScalar_Other(self, other, out);
}

export function special_i0_out_call(self: Tensor, out: Tensor): Tensor {
  return op.i0_out(self, out);
}

export function special_gammainc_out_call(self: Tensor, other: Tensor, out: Tensor): Tensor {
  return op.igamma_out(self, other, out);
}

export function special_gammaincc_out_call(self: Tensor, other: Tensor, out: Tensor): Tensor {
  return op.igammac_out(self, other, out);
}

export function concat_out_call(tensors: readonly Tensor[], dim: number, out: Tensor): Tensor {
  return op.cat_out(tensors, dim, out);
}

export function row_stack_out_call(tensors: readonly Tensor[], out: Tensor): Tensor {
  return op.vstack_out(tensors, out);
}

export function concatenate_out_call(tensors: readonly Tensor[], dim: number, out: Tensor): Tensor {
  return op.cat_out(tensors, dim, out);
}

export function special_multigammaln_out_call(self: Tensor, p: number, out: Tensor): Tensor {
  return op.mvlgamma_out(self, p, out);
}

export function max_out_call(self: Tensor, other: Tensor, out: Tensor): Tensor {
  return op.maximum_out(self, other, out);
}

export function min_out_call(self: Tensor, other: Tensor, out: Tensor): Tensor {
  return op.minimum_out(self, other, out);
}

export function special_logsumexp_out_call(self: Tensor, dim: readonly number[], keepdim: boolean, out: Tensor): Tensor {
  return op.logsumexp_out(self, dim, keepdim, out);
}

export function ger_out_call(self: Tensor, vec2: Tensor, out: Tensor): Tensor {
  return op.outer_out(self, vec2, out);
}

export function slogdet_out_call(self: Tensor, sign: Tensor, logabsdet: Tensor): readonly [Tensor, Tensor] {
  return op.linalg_slogdet_out(self, sign, logabsdet);
}

export function inverse_out_call(self: Tensor, out: Tensor): Tensor {
  return op.linalg_inv_out(self, out);
}

export function matrix_power_out_call(self: Tensor, n: number, out: Tensor): Tensor {
  return op.linalg_matrix_power_out(self, n, out);
}

export function linalg_matmul_out_call(self: Tensor, other: Tensor, out: Tensor): Tensor {
  return op.matmul_out(self, other, out);
}

export function orgqr_out_call(self: Tensor, input2: Tensor, out: Tensor): Tensor {
  return op.linalg_householder_product_out(self, input2, out);
}
