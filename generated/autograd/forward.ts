// @generated from derivatives.yaml and native_functions.yaml by `npm run codegen`. Do not edit.
// How tangents flow forward through each operator: called by its autograd kernel while a forward level is open.

import type { Gradient } from "../../runtime/autograd/generated-api.js";
import {
  anyTangent, gradEnabled, hasTangent, primalOf, setTangent, setTangents, tangentOf, tangentOrZeros,
} from "../../runtime/autograd/generated-api.js";
import type { Device } from "../../runtime/core/device.js";
import type { DType } from "../../runtime/core/dtype.js";
import type { Layout, MemoryFormat } from "../../runtime/core/memory-format.js";
import type { Scalar } from "../../runtime/core/scalar.js";
import { scalar } from "../../runtime/core/scalar.js";
import type { Tensor } from "../../runtime/core/tensor.js";
import {
  block_diag_jvp as indexing_block_diag_jvp, cat_jvp as indexing_cat_jvp, scatter_reduce_jvp,
  stack_jvp as indexing_stack_jvp,
} from "../../runtime/kernels/derivatives/indexing.js";
import { maybe_multiply } from "../../runtime/kernels/derivatives/matmul.js";
import {
  amaxamin_jvp, cumprod_jvp as reductions_cumprod_jvp, evenly_read_jvp, gather_with_keepdimed_indices,
  linalg_vector_norm_jvp as reductions_linalg_vector_norm_jvp, logsumexp_jvp as reductions_logsumexp_jvp, norm_jvp,
  norm_jvp_dim, prod_backward, prod_backward_dim, var_jvp,
} from "../../runtime/kernels/derivatives/reductions.js";
import {
  _index_put_impl_, _reshape_alias, _to_copy, _unsafe_view, add_Tensor, as_strided, as_strided_, as_strided_scatter,
  bmm, clone, constant_pad_nd, copy_, cumsum, diag, diag_embed, diagonal as operators_diagonal, diagonal_backward,
  diagonal_scatter, div_Tensor, dot, embedding, embedding_dense_backward, eq_Scalar, expand, expand_copy, fill_Scalar,
  fill_Tensor, fill__Scalar, fill__Tensor, flip, gather, index_Tensor, index_add, index_copy, index_fill_int_Scalar,
  index_fill_int_Tensor, index_put, index_select, isnan, lift_fresh, masked_fill_Scalar, masked_fill_Tensor,
  masked_scatter, masked_select, mean as operators_mean, mean_dim, mm, mul_Scalar, mul_Tensor, mv, nll_loss2d_forward,
  nll_loss_forward, ones_like, outer, permute, put, repeat, roll, rot90, scatter_add, scatter_src, scatter_value,
  select_backward, select_int, select_scatter, slice_Tensor, slice_backward, slice_scatter, split_Tensor,
  split_with_sizes, squeeze, squeeze_, squeeze__dim, squeeze_dim, sub_Tensor, sum, sum_dim_IntList, t, t_, take,
  to_dtype, trace, transpose_, transpose_int, tril, triu, unbind_int, unfold, unfold_backward, unsqueeze, unsqueeze_,
  vdot, view, zero_, zeros, zeros_like,
} from "../operators.js";

/** `bernoulli(Tensor self, *, Generator? generator=None) -> Tensor` */
export function bernoulli_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, zeros_like(selfTangent, null, null, null, null, null), false);
  }
}

/** `bernoulli_.Tensor(Tensor(a!) self, Tensor p, *, Generator? generator=None) -> Tensor(a!)` */
export function bernoulli__Tensor_jvp(self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, true)!;
    setTangent(self, zero_(selfTangent), true);
  }
}

/** `bernoulli_.float(Tensor(a!) self, float p=0.5, *, Generator? generator=None) -> Tensor(a!)` */
export function bernoulli__float_jvp(self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, true)!;
    setTangent(self, zero_(selfTangent), true);
  }
}

/** `uniform_(Tensor(a!) self, float from=0, float to=1, *, Generator? generator=None) -> Tensor(a!)` */
export function uniform__jvp(self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, true)!;
    setTangent(self, zero_(selfTangent), true);
  }
}

/** `normal_(Tensor(a!) self, float mean=0, float std=1, *, Generator? generator=None) -> Tensor(a!)` */
export function normal__jvp(self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, true)!;
    setTangent(self, zero_(selfTangent), true);
  }
}

/** `random_.from(Tensor(a!) self, int from, int? to, *, Generator? generator=None) -> Tensor(a!)` */
export function random__from_jvp(self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, true)!;
    setTangent(self, zero_(selfTangent), true);
  }
}

/** `random_.to(Tensor(a!) self, int to, *, Generator? generator=None) -> Tensor(a!)` */
export function random__to_jvp(self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, true)!;
    setTangent(self, zero_(selfTangent), true);
  }
}

/** `random_(Tensor(a!) self, *, Generator? generator=None) -> Tensor(a!)` */
export function random__jvp(self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, true)!;
    setTangent(self, zero_(selfTangent), true);
  }
}

/** `normal.Tensor_float(Tensor mean, float std=1, *, Generator? generator=None) -> Tensor` */
export function normal_Tensor_float_jvp(result: Tensor, mean: Tensor): void {
  if (hasTangent(mean)) {
    const meanTangent = tangentOrZeros(mean, false)!;
    const meanPrimal = primalOf(mean);
    setTangent(result, zeros(meanPrimal.shape, meanTangent.dtype, meanTangent.layout, meanTangent.device, null), false);
  }
}

/** `normal.float_Tensor(float mean, Tensor std, *, Generator? generator=None) -> Tensor` */
export function normal_float_Tensor_jvp(result: Tensor, std: Tensor): void {
  if (hasTangent(std)) {
    const stdTangent = tangentOrZeros(std, false)!;
    const stdPrimal = primalOf(std);
    setTangent(result, zeros(stdPrimal.shape, stdTangent.dtype, stdTangent.layout, stdTangent.device, null), false);
  }
}

/** `normal.Tensor_Tensor(Tensor mean, Tensor std, *, Generator? generator=None) -> Tensor` */
export function normal_Tensor_Tensor_jvp(result: Tensor, mean: Tensor): void {
  if (hasTangent(mean)) {
    const meanTangent = tangentOrZeros(mean, false)!;
    setTangent(result, zeros_like(meanTangent, null, null, null, null, null), false);
  }
}

/** `native_dropout(Tensor input, float p, bool? train) -> (Tensor, Tensor)` */
export function native_dropout_jvp(result0: Tensor, result1: Tensor, input: Tensor, p: number, train: boolean | null): void {
  if (hasTangent(input)) {
    const inputTangent = tangentOrZeros(input, false)!;
    setTangent(result0, train === null || train ? mul_Tensor(mul_Scalar(inputTangent, scalar(p === 1 ? 0 : 1 / (1 - p), "float")), result1) : inputTangent, false);
  }
}

/** `exponential_(Tensor(a!) self, float lambd=1, *, Generator? generator=None) -> Tensor(a!)` */
export function exponential__jvp(self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, true)!;
    setTangent(self, zero_(selfTangent), true);
  }
}

/** `_to_copy(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool non_blocking=False, MemoryFormat? memory_format=None) -> Tensor` */
export function _to_copy_jvp(result: Tensor, self: Tensor, dtype: DType | null, layout: Layout | null, device: Device | null, pinMemory: boolean | null, nonBlocking: boolean, memoryFormat: MemoryFormat | null): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, _to_copy(selfTangent, dtype, layout, device, pinMemory, nonBlocking, memoryFormat), false);
  }
}

/** `fill.Scalar(Tensor self, Scalar value) -> Tensor` */
export function fill_Scalar_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, fill_Scalar(selfTangent, 0), false);
  }
}

/** `fill.Tensor(Tensor self, Tensor value) -> Tensor` */
export function fill_Tensor_jvp(result: Tensor, self: Tensor, value: Tensor): void {
  if (hasTangent(self) || hasTangent(value)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const valueTangent = tangentOrZeros(value, false)!;
    setTangent(result, fill_Tensor(selfTangent, valueTangent), false);
  }
}

/** `fill_.Scalar(Tensor(a!) self, Scalar value) -> Tensor(a!)` */
export function fill__Scalar_jvp(self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, true)!;
    setTangent(self, fill__Scalar(selfTangent, 0), true);
  }
}

/** `fill_.Tensor(Tensor(a!) self, Tensor value) -> Tensor(a!)` */
export function fill__Tensor_jvp(self: Tensor, value: Tensor): void {
  if (hasTangent(self) || hasTangent(value)) {
    const selfTangent = tangentOrZeros(self, true)!;
    const valueTangent = tangentOrZeros(value, false)!;
    setTangent(self, fill__Tensor(selfTangent, valueTangent), true);
  }
}

/** `zero_(Tensor(a!) self) -> Tensor(a!)` */
export function zero__jvp(self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, true)!;
    setTangent(self, zero_(selfTangent), true);
  }
}

/** `clone(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor` */
export function clone_jvp(result: Tensor, self: Tensor, memoryFormat: MemoryFormat | null): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, clone(selfTangent, memoryFormat), false);
  }
}

/** `alias(Tensor(a) self) -> Tensor(a)` */
export function alias_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, selfTangent, false);
  }
}

/** `lift_fresh(Tensor(a) self) -> Tensor(a)` */
export function lift_fresh_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, lift_fresh(selfTangent), false);
  }
}

/** `view(Tensor(a) self, SymInt[] size) -> Tensor(a)` */
export function view_jvp(result: Tensor, self: Tensor, size: readonly number[]): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, view(selfTangent, size), false);
  }
}

/** `_reshape_alias(Tensor(a) self, SymInt[] size, SymInt[] stride) -> Tensor(a)` */
export function _reshape_alias_jvp(result: Tensor, self: Tensor, size: readonly number[], stride: readonly number[]): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, _reshape_alias(selfTangent, size, stride), false);
  }
}

/** `_unsafe_view(Tensor self, SymInt[] size) -> Tensor` */
export function _unsafe_view_jvp(result: Tensor, self: Tensor, size: readonly number[]): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, _unsafe_view(selfTangent, size), false);
  }
}

/** `expand(Tensor(a) self, SymInt[] size, *, bool implicit=False) -> Tensor(a)` */
export function expand_jvp(result: Tensor, self: Tensor, size: readonly number[], implicit: boolean): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, expand(selfTangent, size, implicit), false);
  }
}

/** `permute(Tensor(a) self, int[] dims) -> Tensor(a)` */
export function permute_jvp(result: Tensor, self: Tensor, dims: readonly number[]): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, permute(selfTangent, dims), false);
  }
}

/** `transpose.int(Tensor(a) self, int dim0, int dim1) -> Tensor(a)` */
export function transpose_int_jvp(result: Tensor, self: Tensor, dim0: number, dim1: number): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, transpose_int(selfTangent, dim0, dim1), false);
  }
}

/** `transpose_(Tensor(a!) self, int dim0, int dim1) -> Tensor(a!)` */
export function transpose__jvp(self: Tensor, dim0: number, dim1: number): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, true)!;
    setTangent(self, transpose_(selfTangent, dim0, dim1), true);
  }
}

/** `t(Tensor(a) self) -> Tensor(a)` */
export function t_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, t(selfTangent), false);
  }
}

/** `t_(Tensor(a!) self) -> Tensor(a!)` */
export function t__jvp(self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, true)!;
    setTangent(self, t_(selfTangent), true);
  }
}

/** `squeeze(Tensor(a) self) -> Tensor(a)` */
export function squeeze_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, squeeze(selfTangent), false);
  }
}

/** `squeeze.dim(Tensor(a) self, int dim) -> Tensor(a)` */
export function squeeze_dim_jvp(result: Tensor, self: Tensor, dim: number): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, squeeze_dim(selfTangent, dim), false);
  }
}

/** `squeeze_(Tensor(a!) self) -> Tensor(a!)` */
export function squeeze__jvp(self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, true)!;
    setTangent(self, squeeze_(selfTangent), true);
  }
}

/** `squeeze_.dim(Tensor(a!) self, int dim) -> Tensor(a!)` */
export function squeeze__dim_jvp(self: Tensor, dim: number): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, true)!;
    setTangent(self, squeeze__dim(selfTangent, dim), true);
  }
}

/** `unsqueeze(Tensor(a) self, int dim) -> Tensor(a)` */
export function unsqueeze_jvp(result: Tensor, self: Tensor, dim: number): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, unsqueeze(selfTangent, dim), false);
  }
}

/** `unsqueeze_(Tensor(a!) self, int dim) -> Tensor(a!)` */
export function unsqueeze__jvp(self: Tensor, dim: number): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, true)!;
    setTangent(self, unsqueeze_(selfTangent, dim), true);
  }
}

/** `select.int(Tensor(a) self, int dim, int index) -> Tensor(a)` */
export function select_int_jvp(result: Tensor, self: Tensor, dim: number, index: number): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, select_int(selfTangent, dim, index), false);
  }
}

/** `slice.Tensor(Tensor(a) self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor(a)` */
export function slice_Tensor_jvp(result: Tensor, self: Tensor, dim: number, start: number | null, end: number | null, step: number): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, slice_Tensor(selfTangent, dim, start, end, step), false);
  }
}

/** `split.Tensor(Tensor(a -> *) self, int split_size, int dim=0) -> Tensor(a)[]` */
export function split_Tensor_jvp(result: readonly Tensor[], self: Tensor, splitSize: number, dim: number): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangents(result, split_Tensor(selfTangent, splitSize, dim));
  }
}

/** `split_with_sizes(Tensor(a -> *) self, int[] split_sizes, int dim=0) -> Tensor(a)[]` */
export function split_with_sizes_jvp(result: readonly Tensor[], self: Tensor, splitSizes: readonly number[], dim: number): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangents(result, split_with_sizes(selfTangent, splitSizes, dim));
  }
}

/** `unbind.int(Tensor(a -> *) self, int dim=0) -> Tensor(a)[]` */
export function unbind_int_jvp(result: readonly Tensor[], self: Tensor, dim: number): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangents(result, unbind_int(selfTangent, dim));
  }
}

/** `as_strided(Tensor(a) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor(a)` */
export function as_strided_jvp(result: Tensor, self: Tensor, size: readonly number[], stride: readonly number[], storageOffset: number | null): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, as_strided(selfTangent, size, stride, storageOffset), false);
  }
}

/** `as_strided_(Tensor(a!) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor(a!)` */
export function as_strided__jvp(self: Tensor, size: readonly number[], stride: readonly number[], storageOffset: number | null): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, true)!;
    setTangent(self, as_strided_(selfTangent, size, stride, storageOffset), true);
  }
}

/** `diagonal(Tensor(a) self, int offset=0, int dim1=0, int dim2=1) -> Tensor(a)` */
export function diagonal_jvp(result: Tensor, self: Tensor, offset: number, dim1: number, dim2: number): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, operators_diagonal(selfTangent, offset, dim1, dim2), false);
  }
}

/** `select_backward(Tensor grad_output, SymInt[] input_sizes, int dim, int index) -> Tensor` */
export function select_backward_jvp(result: Tensor, gradOutput: Tensor, inputSizes: readonly number[], dim: number, index: number): void {
  if (hasTangent(gradOutput)) {
    const gradOutputTangent = tangentOrZeros(gradOutput, false)!;
    setTangent(result, select_backward(gradOutputTangent, inputSizes, dim, index), false);
  }
}

/** `slice_backward(Tensor grad_output, SymInt[] input_sizes, int dim, SymInt start, SymInt end, SymInt step) -> Tensor` */
export function slice_backward_jvp(result: Tensor, gradOutput: Tensor, inputSizes: readonly number[], dim: number, start: number, end: number, step: number): void {
  if (hasTangent(gradOutput)) {
    const gradOutputTangent = tangentOrZeros(gradOutput, false)!;
    setTangent(result, slice_backward(gradOutputTangent, inputSizes, dim, start, end, step), false);
  }
}

/** `diagonal_backward(Tensor grad_output, SymInt[] input_sizes, int offset, int dim1, int dim2) -> Tensor` */
export function diagonal_backward_jvp(result: Tensor, gradOutput: Tensor, inputSizes: readonly number[], offset: number, dim1: number, dim2: number): void {
  if (hasTangent(gradOutput)) {
    const gradOutputTangent = tangentOrZeros(gradOutput, false)!;
    setTangent(result, diagonal_backward(gradOutputTangent, inputSizes, offset, dim1, dim2), false);
  }
}

/** `unfold(Tensor(a) self, int dimension, int size, int step) -> Tensor(a)` */
export function unfold_jvp(result: Tensor, self: Tensor, dimension: number, size: number, step: number): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, unfold(selfTangent, dimension, size, step), false);
  }
}

/** `unfold_backward(Tensor grad_in, int[] input_sizes, int dim, int size, int step) -> Tensor` */
export function unfold_backward_jvp(result: Tensor, gradIn: Tensor, inputSizes: readonly number[], dim: number, size: number, step: number): void {
  if (hasTangent(gradIn)) {
    const gradInTangent = tangentOrZeros(gradIn, false)!;
    setTangent(result, unfold_backward(gradInTangent, inputSizes, dim, size, step), false);
  }
}

/** `select_scatter(Tensor self, Tensor src, int dim, int index) -> Tensor` */
export function select_scatter_jvp(result: Tensor, self: Tensor, src: Tensor, dim: number, index: number): void {
  if (hasTangent(self) || hasTangent(src)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const srcTangent = tangentOrZeros(src, false)!;
    setTangent(result, select_scatter(selfTangent, srcTangent, dim, index), false);
  }
}

/** `slice_scatter(Tensor self, Tensor src, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor` */
export function slice_scatter_jvp(result: Tensor, self: Tensor, src: Tensor, dim: number, start: number | null, end: number | null, step: number): void {
  if (hasTangent(self) || hasTangent(src)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const srcTangent = tangentOrZeros(src, false)!;
    setTangent(result, slice_scatter(selfTangent, srcTangent, dim, start, end, step), false);
  }
}

/** `diagonal_scatter(Tensor self, Tensor src, int offset=0, int dim1=0, int dim2=1) -> Tensor` */
export function diagonal_scatter_jvp(result: Tensor, self: Tensor, src: Tensor, offset: number, dim1: number, dim2: number): void {
  if (hasTangent(self) || hasTangent(src)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const srcTangent = tangentOrZeros(src, false)!;
    setTangent(result, diagonal_scatter(selfTangent, srcTangent, offset, dim1, dim2), false);
  }
}

/** `as_strided_scatter(Tensor self, Tensor src, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor` */
export function as_strided_scatter_jvp(result: Tensor, self: Tensor, src: Tensor, size: readonly number[], stride: readonly number[], storageOffset: number | null): void {
  if (hasTangent(self) || hasTangent(src)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const srcTangent = tangentOrZeros(src, false)!;
    setTangent(result, as_strided_scatter(selfTangent, srcTangent, size, stride, storageOffset), false);
  }
}

/** `diag(Tensor self, int diagonal=0) -> Tensor` */
export function diag_jvp(result: Tensor, self: Tensor, diagonal: number): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, diag(selfTangent, diagonal), false);
  }
}

/** `diag_embed(Tensor self, int offset=0, int dim1=-2, int dim2=-1) -> Tensor` */
export function diag_embed_jvp(result: Tensor, self: Tensor, offset: number, dim1: number, dim2: number): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, diag_embed(selfTangent, offset, dim1, dim2), false);
  }
}

/** `rot90(Tensor self, int k=1, int[] dims=[0,1]) -> Tensor` */
export function rot90_jvp(result: Tensor, self: Tensor, k: number, dims: readonly number[]): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, rot90(selfTangent, k, dims), false);
  }
}

/** `expand_copy(Tensor self, SymInt[] size, *, bool implicit=False) -> Tensor` */
export function expand_copy_jvp(result: Tensor, self: Tensor, size: readonly number[], implicit: boolean): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, expand_copy(selfTangent, size, implicit), false);
  }
}

/** `index.Tensor(Tensor self, Tensor?[] indices) -> Tensor` */
export function index_Tensor_jvp(result: Tensor, self: Tensor, indices: readonly (Tensor | null)[]): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, index_Tensor(selfTangent, indices), false);
  }
}

/** `index_put(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor` */
export function index_put_jvp(result: Tensor, self: Tensor, indices: readonly (Tensor | null)[], values: Tensor, accumulate: boolean): void {
  if (hasTangent(self) || hasTangent(values)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const valuesTangent = tangentOrZeros(values, false)!;
    setTangent(result, index_put(selfTangent, indices, valuesTangent, accumulate), false);
  }
}

/** `index_put_(Tensor(a!) self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor(a!)` */
export function index_put__jvp(self: Tensor, indices: readonly (Tensor | null)[], values: Tensor, accumulate: boolean): void {
  if (hasTangent(self) || hasTangent(values)) {
    const valuesTangent = tangentOrZeros(values, false)!;
    const selfRaw = tangentOf(self);
    const selfTangent = gradEnabled() ? clone(tangentOrZeros(self, true)!, null) : tangentOrZeros(self, true)!;
    const selfNewTangent = index_put(selfTangent, indices, valuesTangent, accumulate);
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `_index_put_impl_(Tensor(a!) self, Tensor?[] indices, Tensor values, bool accumulate=False, bool unsafe=False) -> Tensor(a!)` */
export function _index_put_impl__jvp(self: Tensor, indices: readonly (Tensor | null)[], values: Tensor, accumulate: boolean, unsafe: boolean): void {
  if (hasTangent(self) || hasTangent(values)) {
    const selfTangent = tangentOrZeros(self, true)!;
    const valuesTangent = tangentOrZeros(values, false)!;
    setTangent(self, _index_put_impl_(selfTangent, indices, valuesTangent, accumulate, unsafe), true);
  }
}

/** `index_select(Tensor self, int dim, Tensor index) -> Tensor` */
export function index_select_jvp(result: Tensor, self: Tensor, dim: number, index: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, index_select(selfTangent, dim, index), false);
  }
}

/** `index_add(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor` */
export function index_add_jvp(result: Tensor, self: Tensor, dim: number, index: Tensor, source: Tensor, alpha: Scalar): void {
  if (hasTangent(self) || hasTangent(source)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const sourceTangent = tangentOrZeros(source, false)!;
    setTangent(result, index_add(selfTangent, dim, index, maybe_multiply(sourceTangent, alpha), 1), false);
  }
}

/** `index_add_(Tensor(a!) self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor(a!)` */
export function index_add__jvp(self: Tensor, dim: number, index: Tensor, source: Tensor, alpha: Scalar): void {
  if (hasTangent(self) || hasTangent(source)) {
    const sourceTangent = tangentOrZeros(source, false)!;
    const selfRaw = tangentOf(self);
    const selfTangent = gradEnabled() ? clone(tangentOrZeros(self, true)!, null) : tangentOrZeros(self, true)!;
    const selfNewTangent = index_add(selfTangent, dim, index, maybe_multiply(sourceTangent, alpha), 1);
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `index_copy(Tensor self, int dim, Tensor index, Tensor source) -> Tensor` */
export function index_copy_jvp(result: Tensor, self: Tensor, dim: number, index: Tensor, source: Tensor): void {
  if (hasTangent(self) || hasTangent(source)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const sourceTangent = tangentOrZeros(source, false)!;
    setTangent(result, index_copy(selfTangent, dim, index, sourceTangent), false);
  }
}

/** `index_copy_(Tensor(a!) self, int dim, Tensor index, Tensor source) -> Tensor(a!)` */
export function index_copy__jvp(self: Tensor, dim: number, index: Tensor, source: Tensor): void {
  if (hasTangent(self) || hasTangent(source)) {
    const sourceTangent = tangentOrZeros(source, false)!;
    const selfRaw = tangentOf(self);
    const selfTangent = gradEnabled() ? clone(tangentOrZeros(self, true)!, null) : tangentOrZeros(self, true)!;
    const selfNewTangent = index_copy(selfTangent, dim, index, sourceTangent);
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `index_fill.int_Scalar(Tensor self, int dim, Tensor index, Scalar value) -> Tensor` */
export function index_fill_int_Scalar_jvp(result: Tensor, self: Tensor, dim: number, index: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, index_fill_int_Scalar(selfTangent, dim, index, 0), false);
  }
}

/** `index_fill.int_Tensor(Tensor self, int dim, Tensor index, Tensor value) -> Tensor` */
export function index_fill_int_Tensor_jvp(result: Tensor, self: Tensor, dim: number, index: Tensor, value: Tensor): void {
  if (hasTangent(self) || hasTangent(value)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const valueTangent = tangentOrZeros(value, false)!;
    setTangent(result, index_fill_int_Tensor(selfTangent, dim, index, valueTangent), false);
  }
}

/** `index_fill_.int_Scalar(Tensor(a!) self, int dim, Tensor index, Scalar value) -> Tensor(a!)` */
export function index_fill__int_Scalar_jvp(self: Tensor, dim: number, index: Tensor): void {
  if (hasTangent(self)) {
    const selfRaw = tangentOf(self);
    const selfTangent = gradEnabled() ? clone(tangentOrZeros(self, true)!, null) : tangentOrZeros(self, true)!;
    const selfNewTangent = index_fill_int_Scalar(selfTangent, dim, index, 0);
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `index_fill_.int_Tensor(Tensor(a!) self, int dim, Tensor index, Tensor value) -> Tensor(a!)` */
export function index_fill__int_Tensor_jvp(self: Tensor, dim: number, index: Tensor, value: Tensor): void {
  if (hasTangent(self) || hasTangent(value)) {
    const valueTangent = tangentOrZeros(value, false)!;
    const selfRaw = tangentOf(self);
    const selfTangent = gradEnabled() ? clone(tangentOrZeros(self, true)!, null) : tangentOrZeros(self, true)!;
    const selfNewTangent = index_fill_int_Tensor(selfTangent, dim, index, valueTangent);
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `gather(Tensor self, int dim, Tensor index, *, bool sparse_grad=False) -> Tensor` */
export function gather_jvp(result: Tensor, self: Tensor, dim: number, index: Tensor, sparseGrad: boolean): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, gather(selfTangent, dim, index, sparseGrad), false);
  }
}

/** `scatter.src(Tensor self, int dim, Tensor index, Tensor src) -> Tensor` */
export function scatter_src_jvp(result: Tensor, self: Tensor, dim: number, index: Tensor, src: Tensor): void {
  if (hasTangent(self) || hasTangent(src)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const srcTangent = tangentOrZeros(src, false)!;
    setTangent(result, scatter_src(selfTangent, dim, index, srcTangent), false);
  }
}

/** `scatter.value(Tensor self, int dim, Tensor index, Scalar value) -> Tensor` */
export function scatter_value_jvp(result: Tensor, self: Tensor, dim: number, index: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, scatter_value(selfTangent, dim, index, 0), false);
  }
}

/** `scatter_.src(Tensor(a!) self, int dim, Tensor index, Tensor src) -> Tensor(a!)` */
export function scatter__src_jvp(self: Tensor, dim: number, index: Tensor, src: Tensor): void {
  if (hasTangent(self) || hasTangent(src)) {
    const srcTangent = tangentOrZeros(src, false)!;
    const selfRaw = tangentOf(self);
    const selfTangent = gradEnabled() ? clone(tangentOrZeros(self, true)!, null) : tangentOrZeros(self, true)!;
    const selfNewTangent = scatter_src(selfTangent, dim, index, srcTangent);
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `scatter_.value(Tensor(a!) self, int dim, Tensor index, Scalar value) -> Tensor(a!)` */
export function scatter__value_jvp(self: Tensor, dim: number, index: Tensor): void {
  if (hasTangent(self)) {
    const selfRaw = tangentOf(self);
    const selfTangent = gradEnabled() ? clone(tangentOrZeros(self, true)!, null) : tangentOrZeros(self, true)!;
    const selfNewTangent = scatter_value(selfTangent, dim, index, 0);
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `scatter_add(Tensor self, int dim, Tensor index, Tensor src) -> Tensor` */
export function scatter_add_jvp(result: Tensor, self: Tensor, dim: number, index: Tensor, src: Tensor): void {
  if (hasTangent(self) || hasTangent(src)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const srcTangent = tangentOrZeros(src, false)!;
    setTangent(result, scatter_add(selfTangent, dim, index, srcTangent), false);
  }
}

/** `scatter_add_(Tensor(a!) self, int dim, Tensor index, Tensor src) -> Tensor(a!)` */
export function scatter_add__jvp(self: Tensor, dim: number, index: Tensor, src: Tensor): void {
  if (hasTangent(self) || hasTangent(src)) {
    const srcTangent = tangentOrZeros(src, false)!;
    const selfRaw = tangentOf(self);
    const selfTangent = gradEnabled() ? clone(tangentOrZeros(self, true)!, null) : tangentOrZeros(self, true)!;
    const selfNewTangent = scatter_add(selfTangent, dim, index, srcTangent);
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `scatter_reduce.two(Tensor self, int dim, Tensor index, Tensor src, str reduce, *, bool include_self=True) -> Tensor` */
export function scatter_reduce_two_jvp(result: Tensor, self: Tensor, dim: number, index: Tensor, src: Tensor, reduce: string, includeSelf: boolean): void {
  if (hasTangent(self) || hasTangent(src)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const srcTangent = tangentOrZeros(src, false)!;
    const selfPrimal = primalOf(self);
    const srcPrimal = primalOf(src);
    setTangent(result, scatter_reduce_jvp(selfPrimal, selfTangent, dim, index, srcPrimal, srcTangent, reduce, includeSelf, result), false);
  }
}

/** `scatter_reduce_.two(Tensor(a!) self, int dim, Tensor index, Tensor src, str reduce, *, bool include_self=True) -> Tensor(a!)` */
export function scatter_reduce__two_jvp(self: Tensor, dim: number, index: Tensor, src: Tensor, reduce: string, includeSelf: boolean, originalSelf: Tensor | null): void {
  if (hasTangent(self) || hasTangent(src)) {
    const srcTangent = tangentOrZeros(src, false)!;
    const selfRaw = tangentOf(self);
    const srcPrimal = primalOf(src);
    const selfPrimal = primalOf(self);
    const originalSelfTangent = tangentOrZeros(originalSelf, true)!;
    const originalSelfPrimal = primalOf(originalSelf!);
    const selfNewTangent = scatter_reduce_jvp(originalSelfPrimal, originalSelfTangent, dim, index, srcPrimal, srcTangent, reduce, includeSelf, selfPrimal);
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `masked_fill.Scalar(Tensor self, Tensor mask, Scalar value) -> Tensor` */
export function masked_fill_Scalar_jvp(result: Tensor, self: Tensor, mask: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, masked_fill_Scalar(selfTangent, mask, 0), false);
  }
}

/** `masked_fill.Tensor(Tensor self, Tensor mask, Tensor value) -> Tensor` */
export function masked_fill_Tensor_jvp(result: Tensor, self: Tensor, mask: Tensor, value: Tensor): void {
  if (hasTangent(self) || hasTangent(value)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const valueTangent = tangentOrZeros(value, false)!;
    setTangent(result, masked_fill_Tensor(selfTangent, mask, valueTangent), false);
  }
}

/** `masked_fill_.Scalar(Tensor(a!) self, Tensor mask, Scalar value) -> Tensor(a!)` */
export function masked_fill__Scalar_jvp(self: Tensor, mask: Tensor): void {
  if (hasTangent(self)) {
    const selfRaw = tangentOf(self);
    const selfTangent = gradEnabled() ? clone(tangentOrZeros(self, true)!, null) : tangentOrZeros(self, true)!;
    const selfNewTangent = masked_fill_Scalar(selfTangent, mask, 0);
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `masked_fill_.Tensor(Tensor(a!) self, Tensor mask, Tensor value) -> Tensor(a!)` */
export function masked_fill__Tensor_jvp(self: Tensor, mask: Tensor, value: Tensor): void {
  if (hasTangent(self) || hasTangent(value)) {
    const valueTangent = tangentOrZeros(value, false)!;
    const selfRaw = tangentOf(self);
    const selfTangent = gradEnabled() ? clone(tangentOrZeros(self, true)!, null) : tangentOrZeros(self, true)!;
    const selfNewTangent = masked_fill_Tensor(selfTangent, mask, valueTangent);
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `masked_scatter(Tensor self, Tensor mask, Tensor source) -> Tensor` */
export function masked_scatter_jvp(result: Tensor, self: Tensor, mask: Tensor, source: Tensor): void {
  if (hasTangent(self) || hasTangent(source)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const sourceTangent = tangentOrZeros(source, false)!;
    setTangent(result, masked_scatter(selfTangent, mask, sourceTangent), false);
  }
}

/** `masked_scatter_(Tensor(a!) self, Tensor mask, Tensor source) -> Tensor(a!)` */
export function masked_scatter__jvp(self: Tensor, mask: Tensor, source: Tensor): void {
  if (hasTangent(self) || hasTangent(source)) {
    const sourceTangent = tangentOrZeros(source, false)!;
    const selfRaw = tangentOf(self);
    const selfTangent = gradEnabled() ? clone(tangentOrZeros(self, true)!, null) : tangentOrZeros(self, true)!;
    const selfNewTangent = masked_scatter(selfTangent, mask, sourceTangent);
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `masked_select(Tensor self, Tensor mask) -> Tensor` */
export function masked_select_jvp(result: Tensor, self: Tensor, mask: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, masked_select(selfTangent, mask), false);
  }
}

/** `cat(Tensor[] tensors, int dim=0) -> Tensor` */
export function cat_jvp(result: Tensor, tensors: readonly Tensor[], dim: number): void {
  if (anyTangent(tensors)) {
    setTangent(result, indexing_cat_jvp(tensors, dim), false);
  }
}

/** `stack(Tensor[] tensors, int dim=0) -> Tensor` */
export function stack_jvp(result: Tensor, tensors: readonly Tensor[], dim: number): void {
  if (anyTangent(tensors)) {
    setTangent(result, indexing_stack_jvp(tensors, dim), false);
  }
}

/** `flip(Tensor self, int[] dims) -> Tensor` */
export function flip_jvp(result: Tensor, self: Tensor, dims: readonly number[]): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, flip(selfTangent, dims), false);
  }
}

/** `roll(Tensor self, int[1] shifts, int[1] dims=[]) -> Tensor` */
export function roll_jvp(result: Tensor, self: Tensor, shifts: readonly number[], dims: readonly number[]): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, roll(selfTangent, shifts, dims), false);
  }
}

/** `repeat(Tensor self, SymInt[] repeats) -> Tensor` */
export function repeat_jvp(result: Tensor, self: Tensor, repeats: readonly number[]): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, repeat(selfTangent, repeats), false);
  }
}

/** `tril(Tensor self, int diagonal=0) -> Tensor` */
export function tril_jvp(result: Tensor, self: Tensor, diagonal: number): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, tril(selfTangent, diagonal), false);
  }
}

/** `tril_(Tensor(a!) self, int diagonal=0) -> Tensor(a!)` */
export function tril__jvp(self: Tensor, diagonal: number): void {
  if (hasTangent(self)) {
    const selfRaw = tangentOf(self);
    const selfTangent = gradEnabled() ? clone(tangentOrZeros(self, true)!, null) : tangentOrZeros(self, true)!;
    const selfNewTangent = tril(selfTangent, diagonal);
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `triu(Tensor self, int diagonal=0) -> Tensor` */
export function triu_jvp(result: Tensor, self: Tensor, diagonal: number): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, triu(selfTangent, diagonal), false);
  }
}

/** `triu_(Tensor(a!) self, int diagonal=0) -> Tensor(a!)` */
export function triu__jvp(self: Tensor, diagonal: number): void {
  if (hasTangent(self)) {
    const selfRaw = tangentOf(self);
    const selfTangent = gradEnabled() ? clone(tangentOrZeros(self, true)!, null) : tangentOrZeros(self, true)!;
    const selfNewTangent = triu(selfTangent, diagonal);
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `embedding(Tensor weight, Tensor indices, int padding_idx=-1, bool scale_grad_by_freq=False, bool sparse=False) -> Tensor` */
export function embedding_jvp(result: Tensor, weight: Tensor, indices: Tensor, paddingIdx: number, scaleGradByFreq: boolean, sparse: boolean): void {
  if (hasTangent(weight)) {
    const weightTangent = tangentOrZeros(weight, false)!;
    setTangent(result, embedding(weightTangent, indices, paddingIdx, scaleGradByFreq, sparse), false);
  }
}

/** `embedding_dense_backward(Tensor grad_output, Tensor indices, SymInt num_weights, int padding_idx, bool scale_grad_by_freq) -> Tensor` */
export function embedding_dense_backward_jvp(result: Tensor, gradOutput: Tensor, indices: Tensor, numWeights: number, paddingIdx: number, scaleGradByFreq: boolean): void {
  if (hasTangent(gradOutput)) {
    const gradOutputTangent = tangentOrZeros(gradOutput, false)!;
    setTangent(result, embedding_dense_backward(gradOutputTangent, indices, numWeights, paddingIdx, scaleGradByFreq), false);
  }
}

/** `take(Tensor self, Tensor index) -> Tensor` */
export function take_jvp(result: Tensor, self: Tensor, index: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, take(selfTangent, index), false);
  }
}

/** `put(Tensor self, Tensor index, Tensor source, bool accumulate=False) -> Tensor` */
export function put_jvp(result: Tensor, self: Tensor, index: Tensor, source: Tensor, accumulate: boolean): void {
  if (hasTangent(self) || hasTangent(source)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const sourceTangent = tangentOrZeros(source, false)!;
    setTangent(result, put(selfTangent, index, sourceTangent, accumulate), false);
  }
}

/** `put_(Tensor(a!) self, Tensor index, Tensor source, bool accumulate=False) -> Tensor(a!)` */
export function put__jvp(self: Tensor, index: Tensor, source: Tensor, accumulate: boolean): void {
  if (hasTangent(self) || hasTangent(source)) {
    const sourceTangent = tangentOrZeros(source, false)!;
    const selfRaw = tangentOf(self);
    const selfTangent = gradEnabled() ? clone(tangentOrZeros(self, true)!, null) : tangentOrZeros(self, true)!;
    const selfNewTangent = put(selfTangent, index, sourceTangent, accumulate);
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `trace(Tensor self) -> Tensor` */
export function trace_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, trace(selfTangent), false);
  }
}

/** `block_diag(Tensor[] tensors) -> Tensor` */
export function block_diag_jvp(result: Tensor, tensors: readonly Tensor[]): void {
  if (anyTangent(tensors)) {
    setTangent(result, indexing_block_diag_jvp(tensors), false);
  }
}

/** `constant_pad_nd(Tensor self, int[] pad, Scalar value=0) -> Tensor` */
export function constant_pad_nd_jvp(result: Tensor, self: Tensor, pad: readonly number[]): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, constant_pad_nd(selfTangent, pad, 0), false);
  }
}

/** `sort(Tensor self, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)` */
export function sort_jvp(values: Tensor, indices: Tensor, self: Tensor, dim: number): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(values, gather_with_keepdimed_indices(selfTangent, dim, indices, true), false);
  }
}

/** `sort.stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)` */
export function sort_stable_jvp(values: Tensor, indices: Tensor, self: Tensor, dim: number): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(values, gather_with_keepdimed_indices(selfTangent, dim, indices, true), false);
  }
}

/** `topk(Tensor self, int k, int dim=-1, bool largest=True, bool sorted=True) -> (Tensor values, Tensor indices)` */
export function topk_jvp(values: Tensor, indices: Tensor, self: Tensor, dim: number): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(values, gather(selfTangent, dim, indices, false), false);
  }
}

/** `sum(Tensor self, *, ScalarType? dtype=None) -> Tensor` */
export function sum_jvp(result: Tensor, self: Tensor, dtype: DType | null): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, sum(selfTangent, dtype), false);
  }
}

/** `sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor` */
export function sum_dim_IntList_jvp(result: Tensor, self: Tensor, dim: readonly number[] | null, keepdim: boolean, dtype: DType | null): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, sum_dim_IntList(selfTangent, dim, keepdim, dtype), false);
  }
}

/** `mean(Tensor self, *, ScalarType? dtype=None) -> Tensor` */
export function mean_jvp(result: Tensor, self: Tensor, dtype: DType | null): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, operators_mean(selfTangent, dtype), false);
  }
}

/** `mean.dim(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor` */
export function mean_dim_jvp(result: Tensor, self: Tensor, dim: readonly number[] | null, keepdim: boolean, dtype: DType | null): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, mean_dim(selfTangent, dim, keepdim, dtype), false);
  }
}

/** `prod(Tensor self, *, ScalarType? dtype=None) -> Tensor` */
export function prod_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, sum(mul_Tensor(prod_backward(ones_like(result, null, null, null, null, null), to_dtype(selfPrimal, result.dtype, false, false, null), result), selfTangent), null), false);
  }
}

/** `prod.dim_int(Tensor self, int dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor` */
export function prod_dim_int_jvp(result: Tensor, self: Tensor, dim: number, keepdim: boolean): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, sum_dim_IntList(mul_Tensor(prod_backward_dim(ones_like(result, null, null, null, null, null), to_dtype(selfPrimal, result.dtype, false, false, null), result, dim, keepdim), selfTangent), [dim], keepdim, null), false);
  }
}

/** `amax(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor` */
export function amax_jvp(result: Tensor, self: Tensor, dim: readonly number[], keepdim: boolean): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, amaxamin_jvp(selfPrimal, selfTangent, result, dim, keepdim), false);
  }
}

/** `amin(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor` */
export function amin_jvp(result: Tensor, self: Tensor, dim: readonly number[], keepdim: boolean): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, amaxamin_jvp(selfPrimal, selfTangent, result, dim, keepdim), false);
  }
}

/** `max(Tensor self) -> Tensor` */
export function max_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, evenly_read_jvp(selfTangent, selfPrimal, result), false);
  }
}

/** `max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)` */
export function max_dim_jvp(values: Tensor, indices: Tensor, self: Tensor, dim: number, keepdim: boolean): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(values, gather_with_keepdimed_indices(selfTangent, dim, indices, keepdim), false);
  }
}

/** `min(Tensor self) -> Tensor` */
export function min_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, evenly_read_jvp(selfTangent, selfPrimal, result), false);
  }
}

/** `min.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)` */
export function min_dim_jvp(values: Tensor, indices: Tensor, self: Tensor, dim: number, keepdim: boolean): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(values, gather_with_keepdimed_indices(selfTangent, dim, indices, keepdim), false);
  }
}

/** `var.correction(Tensor self, int[1]? dim, *, int? correction, bool keepdim=False) -> Tensor` */
export function var_correction_jvp(result: Tensor, self: Tensor, dim: readonly number[] | null, correction: number | null, keepdim: boolean): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, var_jvp(selfTangent, selfPrimal, result, dim, correction, keepdim), false);
  }
}

/** `std.correction(Tensor self, int[1]? dim, *, int? correction, bool keepdim=False) -> Tensor` */
export function std_correction_jvp(result: Tensor, self: Tensor, dim: readonly number[] | null, correction: number | null, keepdim: boolean): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, masked_fill_Scalar(div_Tensor(var_jvp(selfTangent, selfPrimal, result, dim, correction, keepdim), mul_Scalar(result, 2)), eq_Scalar(result, 0), 0), false);
  }
}

/** `var_mean.correction(Tensor self, int[1]? dim, *, int? correction, bool keepdim=False) -> (Tensor, Tensor)` */
export function var_mean_correction_jvp(result0: Tensor, result1: Tensor, self: Tensor, dim: readonly number[] | null, correction: number | null, keepdim: boolean): void {
  let result0NewTangent: Gradient = null;
  let result1NewTangent: Gradient = null;
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    result0NewTangent = var_jvp(selfTangent, selfPrimal, result0, dim, correction, keepdim);
  }
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    result1NewTangent = mean_dim(selfTangent, dim, keepdim, null);
  }
  setTangent(result0, result0NewTangent, false);
  setTangent(result1, result1NewTangent, false);
}

/** `std_mean.correction(Tensor self, int[1]? dim, *, int? correction, bool keepdim=False) -> (Tensor, Tensor)` */
export function std_mean_correction_jvp(result0: Tensor, result1: Tensor, self: Tensor, dim: readonly number[] | null, correction: number | null, keepdim: boolean): void {
  let result0NewTangent: Gradient = null;
  let result1NewTangent: Gradient = null;
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    result0NewTangent = masked_fill_Scalar(div_Tensor(var_jvp(selfTangent, selfPrimal, result0, dim, correction, keepdim), mul_Scalar(result0, 2)), eq_Scalar(result0, 0), 0);
  }
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    result1NewTangent = mean_dim(selfTangent, dim, keepdim, null);
  }
  setTangent(result0, result0NewTangent, false);
  setTangent(result1, result1NewTangent, false);
}

/** `logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor` */
export function logsumexp_jvp(result: Tensor, self: Tensor, dim: readonly number[], keepdim: boolean): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, reductions_logsumexp_jvp(selfPrimal, selfTangent, dim, keepdim), false);
  }
}

/** `norm.ScalarOpt_dtype(Tensor self, Scalar? p, *, ScalarType dtype) -> Tensor` */
export function norm_ScalarOpt_dtype_jvp(result: Tensor, self: Tensor, p: Scalar | null): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, norm_jvp(to_dtype(selfPrimal, result.dtype, false, false, null), to_dtype(selfTangent, result.dtype, false, false, null), p, result), false);
  }
}

/** `norm.Scalar(Tensor self, Scalar p=2) -> Tensor` */
export function norm_Scalar_jvp(result: Tensor, self: Tensor, p: Scalar): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, norm_jvp(selfPrimal, selfTangent, p, result), false);
  }
}

/** `norm.ScalarOpt_dim_dtype(Tensor self, Scalar? p, int[1] dim, bool keepdim, *, ScalarType dtype) -> Tensor` */
export function norm_ScalarOpt_dim_dtype_jvp(result: Tensor, self: Tensor, p: Scalar | null, dim: readonly number[], keepdim: boolean): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, norm_jvp_dim(to_dtype(selfPrimal, result.dtype, false, false, null), to_dtype(selfTangent, result.dtype, false, false, null), p, result, dim, keepdim), false);
  }
}

/** `norm.ScalarOpt_dim(Tensor self, Scalar? p, int[1] dim, bool keepdim=False) -> Tensor` */
export function norm_ScalarOpt_dim_jvp(result: Tensor, self: Tensor, p: Scalar | null, dim: readonly number[], keepdim: boolean): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, norm_jvp_dim(selfPrimal, selfTangent, p, result, dim, keepdim), false);
  }
}

/** `linalg_vector_norm(Tensor self, Scalar ord=2, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor` */
export function linalg_vector_norm_jvp(result: Tensor, self: Tensor, ord: Scalar, dim: readonly number[] | null, keepdim: boolean): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, reductions_linalg_vector_norm_jvp(to_dtype(selfPrimal, result.dtype, false, false, null), to_dtype(selfTangent, result.dtype, false, false, null), ord, result, dim, keepdim), false);
  }
}

/** `dist(Tensor self, Tensor other, Scalar p=2) -> Tensor` */
export function dist_jvp(result: Tensor, self: Tensor, other: Tensor, p: Scalar): void {
  if (hasTangent(self) || hasTangent(other)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const otherTangent = tangentOrZeros(other, false)!;
    const selfPrimal = primalOf(self);
    const otherPrimal = primalOf(other);
    setTangent(result, norm_jvp(sub_Tensor(selfPrimal, otherPrimal, 1), sub_Tensor(selfTangent, otherTangent, 1), p, result), false);
  }
}

/** `cumsum(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor` */
export function cumsum_jvp(result: Tensor, self: Tensor, dim: number, dtype: DType | null): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, cumsum(selfTangent, dim, dtype), false);
  }
}

/** `cumsum_(Tensor(a!) self, int dim, *, ScalarType? dtype=None) -> Tensor(a!)` */
export function cumsum__jvp(self: Tensor, dim: number, dtype: DType | null): void {
  if (hasTangent(self)) {
    const selfRaw = tangentOf(self);
    const selfTangent = gradEnabled() ? clone(tangentOrZeros(self, true)!, null) : tangentOrZeros(self, true)!;
    const selfNewTangent = cumsum(selfTangent, dim, dtype);
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `cumprod(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor` */
export function cumprod_jvp(result: Tensor, self: Tensor, dim: number): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, reductions_cumprod_jvp(selfTangent, selfPrimal, result, dim), false);
  }
}

/** `cumprod_(Tensor(a!) self, int dim, *, ScalarType? dtype=None) -> Tensor(a!)` */
export function cumprod__jvp(self: Tensor, dim: number, originalSelf: Tensor | null): void {
  if (hasTangent(self)) {
    const selfRaw = tangentOf(self);
    const selfPrimal = primalOf(self);
    const originalSelfTangent = tangentOrZeros(originalSelf, true)!;
    const originalSelfPrimal = primalOf(originalSelf!);
    const selfNewTangent = reductions_cumprod_jvp(originalSelfTangent, originalSelfPrimal, selfPrimal, dim);
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `nansum(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor` */
export function nansum_jvp(result: Tensor, self: Tensor, dim: readonly number[] | null, keepdim: boolean, dtype: DType | null): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, sum_dim_IntList(masked_fill_Scalar(selfTangent, isnan(selfPrimal), 0), dim, keepdim, dtype), false);
  }
}

/** `mm(Tensor self, Tensor mat2) -> Tensor` */
export function mm_jvp(result: Tensor, self: Tensor, mat2: Tensor): void {
  if (hasTangent(self) || hasTangent(mat2)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const mat2Tangent = tangentOrZeros(mat2, false)!;
    const mat2Primal = primalOf(mat2);
    const selfPrimal = primalOf(self);
    setTangent(result, add_Tensor(mm(selfTangent, mat2Primal), mm(selfPrimal, mat2Tangent), 1), false);
  }
}

/** `addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor` */
export function addmm_jvp(result: Tensor, self: Tensor, mat1: Tensor, mat2: Tensor, beta: Scalar, alpha: Scalar): void {
  if (hasTangent(self) || hasTangent(mat1) || hasTangent(mat2)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const mat1Tangent = tangentOrZeros(mat1, false)!;
    const mat2Tangent = tangentOrZeros(mat2, false)!;
    const mat2Primal = primalOf(mat2);
    const mat1Primal = primalOf(mat1);
    setTangent(result, add_Tensor(maybe_multiply(selfTangent, beta), maybe_multiply(add_Tensor(mm(mat1Tangent, mat2Primal), mm(mat1Primal, mat2Tangent), 1), alpha), 1), false);
  }
}

/** `addmm_(Tensor(a!) self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)` */
export function addmm__jvp(self: Tensor, mat1: Tensor, mat2: Tensor, beta: Scalar, alpha: Scalar): void {
  if (hasTangent(self) || hasTangent(mat1) || hasTangent(mat2)) {
    const mat1Tangent = tangentOrZeros(mat1, false)!;
    const mat2Tangent = tangentOrZeros(mat2, false)!;
    const selfRaw = tangentOf(self);
    const selfTangent = gradEnabled() ? clone(tangentOrZeros(self, true)!, null) : tangentOrZeros(self, true)!;
    const mat2Primal = primalOf(mat2);
    const mat1Primal = primalOf(mat1);
    const selfNewTangent = add_Tensor(maybe_multiply(selfTangent, beta), maybe_multiply(add_Tensor(mm(mat1Tangent, mat2Primal), mm(mat1Primal, mat2Tangent), 1), alpha), 1);
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `bmm(Tensor self, Tensor mat2) -> Tensor` */
export function bmm_jvp(result: Tensor, self: Tensor, mat2: Tensor): void {
  if (hasTangent(self) || hasTangent(mat2)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const mat2Tangent = tangentOrZeros(mat2, false)!;
    const mat2Primal = primalOf(mat2);
    const selfPrimal = primalOf(self);
    setTangent(result, add_Tensor(bmm(selfTangent, mat2Primal), bmm(selfPrimal, mat2Tangent), 1), false);
  }
}

/** `baddbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor` */
export function baddbmm_jvp(result: Tensor, self: Tensor, batch1: Tensor, batch2: Tensor, beta: Scalar, alpha: Scalar): void {
  if (hasTangent(self) || hasTangent(batch1) || hasTangent(batch2)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const batch1Tangent = tangentOrZeros(batch1, false)!;
    const batch2Tangent = tangentOrZeros(batch2, false)!;
    const batch2Primal = primalOf(batch2);
    const batch1Primal = primalOf(batch1);
    setTangent(result, add_Tensor(maybe_multiply(selfTangent, beta), maybe_multiply(add_Tensor(bmm(batch1Tangent, batch2Primal), bmm(batch1Primal, batch2Tangent), 1), alpha), 1), false);
  }
}

/** `baddbmm_(Tensor(a!) self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)` */
export function baddbmm__jvp(self: Tensor, batch1: Tensor, batch2: Tensor, beta: Scalar, alpha: Scalar): void {
  if (hasTangent(self) || hasTangent(batch1) || hasTangent(batch2)) {
    const batch1Tangent = tangentOrZeros(batch1, false)!;
    const batch2Tangent = tangentOrZeros(batch2, false)!;
    const selfRaw = tangentOf(self);
    const selfTangent = gradEnabled() ? clone(tangentOrZeros(self, true)!, null) : tangentOrZeros(self, true)!;
    const batch2Primal = primalOf(batch2);
    const batch1Primal = primalOf(batch1);
    const selfNewTangent = add_Tensor(maybe_multiply(selfTangent, beta), maybe_multiply(add_Tensor(bmm(batch1Tangent, batch2Primal), bmm(batch1Primal, batch2Tangent), 1), alpha), 1);
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `addbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor` */
export function addbmm_jvp(result: Tensor, self: Tensor, batch1: Tensor, batch2: Tensor, beta: Scalar, alpha: Scalar): void {
  if (hasTangent(self) || hasTangent(batch1) || hasTangent(batch2)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const batch1Tangent = tangentOrZeros(batch1, false)!;
    const batch2Tangent = tangentOrZeros(batch2, false)!;
    const batch2Primal = primalOf(batch2);
    const batch1Primal = primalOf(batch1);
    setTangent(result, add_Tensor(maybe_multiply(selfTangent, beta), maybe_multiply(sum_dim_IntList(add_Tensor(bmm(batch1Tangent, batch2Primal), bmm(batch1Primal, batch2Tangent), 1), [0], false, null), alpha), 1), false);
  }
}

/** `mv(Tensor self, Tensor vec) -> Tensor` */
export function mv_jvp(result: Tensor, self: Tensor, vec: Tensor): void {
  if (hasTangent(self) || hasTangent(vec)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const vecTangent = tangentOrZeros(vec, false)!;
    const vecPrimal = primalOf(vec);
    const selfPrimal = primalOf(self);
    setTangent(result, add_Tensor(mv(selfTangent, vecPrimal), mv(selfPrimal, vecTangent), 1), false);
  }
}

/** `addmv(Tensor self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> Tensor` */
export function addmv_jvp(result: Tensor, self: Tensor, mat: Tensor, vec: Tensor, beta: Scalar, alpha: Scalar): void {
  if (hasTangent(self) || hasTangent(mat) || hasTangent(vec)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const matTangent = tangentOrZeros(mat, false)!;
    const vecTangent = tangentOrZeros(vec, false)!;
    const vecPrimal = primalOf(vec);
    const matPrimal = primalOf(mat);
    setTangent(result, add_Tensor(maybe_multiply(selfTangent, beta), maybe_multiply(add_Tensor(mv(matTangent, vecPrimal), mv(matPrimal, vecTangent), 1), alpha), 1), false);
  }
}

/** `addmv_(Tensor(a!) self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)` */
export function addmv__jvp(self: Tensor, mat: Tensor, vec: Tensor, beta: Scalar, alpha: Scalar): void {
  if (hasTangent(self) || hasTangent(mat) || hasTangent(vec)) {
    const matTangent = tangentOrZeros(mat, false)!;
    const vecTangent = tangentOrZeros(vec, false)!;
    const selfRaw = tangentOf(self);
    const selfTangent = gradEnabled() ? clone(tangentOrZeros(self, true)!, null) : tangentOrZeros(self, true)!;
    const vecPrimal = primalOf(vec);
    const matPrimal = primalOf(mat);
    const selfNewTangent = add_Tensor(maybe_multiply(selfTangent, beta), maybe_multiply(add_Tensor(mv(matTangent, vecPrimal), mv(matPrimal, vecTangent), 1), alpha), 1);
    setTangent(
      self,
      selfRaw !== null && selfNewTangent !== null ? copy_(selfRaw, selfNewTangent, false) : selfNewTangent,
      true,
    );
  }
}

/** `addr(Tensor self, Tensor vec1, Tensor vec2, *, Scalar beta=1, Scalar alpha=1) -> Tensor` */
export function addr_jvp(result: Tensor, self: Tensor, vec1: Tensor, vec2: Tensor, beta: Scalar, alpha: Scalar): void {
  if (hasTangent(self) || hasTangent(vec1) || hasTangent(vec2)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const vec1Tangent = tangentOrZeros(vec1, false)!;
    const vec2Tangent = tangentOrZeros(vec2, false)!;
    const vec2Primal = primalOf(vec2);
    const vec1Primal = primalOf(vec1);
    setTangent(result, add_Tensor(maybe_multiply(selfTangent, beta), maybe_multiply(add_Tensor(outer(vec1Tangent, vec2Primal), outer(vec1Primal, vec2Tangent), 1), alpha), 1), false);
  }
}

/** `dot(Tensor self, Tensor tensor) -> Tensor` */
export function dot_jvp(result: Tensor, self: Tensor, tensor: Tensor): void {
  if (hasTangent(self) || hasTangent(tensor)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const tensorTangent = tangentOrZeros(tensor, false)!;
    const tensorPrimal = primalOf(tensor);
    const selfPrimal = primalOf(self);
    setTangent(result, add_Tensor(dot(selfTangent, tensorPrimal), dot(selfPrimal, tensorTangent), 1), false);
  }
}

/** `vdot(Tensor self, Tensor other) -> Tensor` */
export function vdot_jvp(result: Tensor, self: Tensor, other: Tensor): void {
  if (hasTangent(self) || hasTangent(other)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const otherTangent = tangentOrZeros(other, false)!;
    const otherPrimal = primalOf(other);
    const selfPrimal = primalOf(self);
    setTangent(result, add_Tensor(vdot(selfTangent, otherPrimal), vdot(selfPrimal, otherTangent), 1), false);
  }
}

/** `_softmax(Tensor self, int dim, bool half_to_float) -> Tensor` */
export function _softmax_jvp(result: Tensor, self: Tensor, dim: number): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, mul_Tensor(result, sub_Tensor(selfTangent, reductions_logsumexp_jvp(selfPrimal, selfTangent, [dim], true), 1)), false);
  }
}

/** `_log_softmax(Tensor self, int dim, bool half_to_float) -> Tensor` */
export function _log_softmax_jvp(result: Tensor, self: Tensor, dim: number): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const selfPrimal = primalOf(self);
    setTangent(result, sub_Tensor(selfTangent, reductions_logsumexp_jvp(selfPrimal, selfTangent, [dim], true), 1), false);
  }
}

/** `nll_loss_forward(Tensor self, Tensor target, Tensor? weight, int reduction, int ignore_index) -> (Tensor output, Tensor total_weight)` */
export function nll_loss_forward_jvp(output: Tensor, self: Tensor, target: Tensor, weight: Tensor | null, reduction: number, ignoreIndex: number): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(output, nll_loss_forward(selfTangent, target, weight, reduction, ignoreIndex)[0], false);
  }
}

/** `nll_loss2d_forward(Tensor self, Tensor target, Tensor? weight, int reduction, int ignore_index) -> (Tensor output, Tensor total_weight)` */
export function nll_loss2d_forward_jvp(output: Tensor, self: Tensor, target: Tensor, weight: Tensor | null, reduction: number, ignoreIndex: number): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(output, nll_loss2d_forward(selfTangent, target, weight, reduction, ignoreIndex)[0], false);
  }
}

/** `bernoulli.Tensor(Tensor self, Tensor p, *, Generator? generator=None) -> Tensor` */
export function bernoulli_Tensor_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, zero_(selfTangent), false);
  }
}

/** `uniform(Tensor self, float from=0, float to=1, *, Generator? generator=None) -> Tensor` */
export function uniform_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, zero_(selfTangent), false);
  }
}

/** `random.from(Tensor self, int from, int? to, *, Generator? generator=None) -> Tensor` */
export function random_from_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, zero_(selfTangent), false);
  }
}

/** `random.to(Tensor self, int to, *, Generator? generator=None) -> Tensor` */
export function random_to_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, zero_(selfTangent), false);
  }
}

/** `random(Tensor self, *, Generator? generator=None) -> Tensor` */
export function random_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, zero_(selfTangent), false);
  }
}

/** `exponential(Tensor self, float lambd=1, *, Generator? generator=None) -> Tensor` */
export function exponential_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, zero_(selfTangent), false);
  }
}

/** `zero(Tensor self) -> Tensor` */
export function zero_jvp(result: Tensor, self: Tensor): void {
  if (hasTangent(self)) {
    const selfTangent = tangentOrZeros(self, false)!;
    setTangent(result, zero_(selfTangent), false);
  }
}

/** `_index_put_impl(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False, bool unsafe=False) -> Tensor` */
export function _index_put_impl_jvp(result: Tensor, self: Tensor, indices: readonly (Tensor | null)[], values: Tensor, accumulate: boolean, unsafe: boolean): void {
  if (hasTangent(self) || hasTangent(values)) {
    const selfTangent = tangentOrZeros(self, false)!;
    const valuesTangent = tangentOrZeros(values, false)!;
    setTangent(result, _index_put_impl_(selfTangent, indices, valuesTangent, accumulate, unsafe), false);
  }
}
