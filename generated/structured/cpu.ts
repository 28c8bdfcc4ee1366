// @generated from native_functions.yaml by `npm run codegen`. Do not edit.
// Structured operators on CPU: shapes from the meta function, values from the kernel, into a fresh, an own or a given output.

import type { DType } from "../../runtime/core/dtype.js";
import type { Scalar } from "../../runtime/core/scalar.js";
import type { Tensor } from "../../runtime/core/tensor.js";
import {
  embedding_dense_backward_out_cpu as gather_scatter_embedding_dense_backward_out_cpu,
  gather_out_cpu as gather_scatter_gather_out_cpu, index_add_out_cpu as gather_scatter_index_add_out_cpu,
  index_copy_out_cpu as gather_scatter_index_copy_out_cpu, index_reduce_out_cpu as gather_scatter_index_reduce_out_cpu,
  index_select_out_cpu as gather_scatter_index_select_out_cpu,
  scatter_add_out_cpu as gather_scatter_scatter_add_out_cpu,
  scatter_reduce_out_cpu as gather_scatter_scatter_reduce_out_cpu,
  scatter_reduce_two_out_cpu as gather_scatter_scatter_reduce_two_out_cpu,
  scatter_src_out_cpu as gather_scatter_scatter_src_out_cpu,
  scatter_value_out_cpu as gather_scatter_scatter_value_out_cpu,
  scatter_value_reduce_out_cpu as gather_scatter_scatter_value_reduce_out_cpu,
  take_out_cpu as gather_scatter_take_out_cpu, tril_out_cpu as gather_scatter_tril_out_cpu,
  triu_out_cpu as gather_scatter_triu_out_cpu, unfold_backward_out_cpu as gather_scatter_unfold_backward_out_cpu,
} from "../../runtime/kernels/cpu/gather-scatter.js";
import {
  cat_out_cpu as joining_cat_out_cpu, flip_out_cpu as joining_flip_out_cpu,
} from "../../runtime/kernels/cpu/joining.js";
import {
  addmm_out_cpu as matmul_addmm_out_cpu, addmv_out_cpu as matmul_addmv_out_cpu,
  baddbmm_out_cpu as matmul_baddbmm_out_cpu, bmm_out_cpu as matmul_bmm_out_cpu, mm_out_cpu as matmul_mm_out_cpu,
} from "../../runtime/kernels/cpu/matmul.js";
import {
  nll_loss_backward_grad_input_cpu as nll_loss_nll_loss_backward_grad_input_cpu,
  nll_loss_forward_output_cpu as nll_loss_nll_loss_forward_output_cpu,
} from "../../runtime/kernels/cpu/nll-loss.js";
import {
  reflection_pad1d_backward_out_cpu, reflection_pad1d_out_cpu as padding_reflection_pad1d_out_cpu,
  reflection_pad2d_backward_out_cpu, reflection_pad2d_out_cpu as padding_reflection_pad2d_out_cpu,
  reflection_pad3d_backward_out_cpu, reflection_pad3d_out_cpu as padding_reflection_pad3d_out_cpu,
  replication_pad1d_backward_out_cpu, replication_pad1d_out_cpu as padding_replication_pad1d_out_cpu,
  replication_pad2d_backward_out_cpu, replication_pad2d_out_cpu as padding_replication_pad2d_out_cpu,
  replication_pad3d_backward_out_cpu, replication_pad3d_out_cpu as padding_replication_pad3d_out_cpu,
} from "../../runtime/kernels/cpu/padding.js";
import {
  all_all_out_cpu as reductions_all_all_out_cpu, all_out_cpu as reductions_all_out_cpu,
  amax_out_cpu as reductions_amax_out_cpu, amin_out_cpu as reductions_amin_out_cpu,
  aminmax_out_cpu as reductions_aminmax_out_cpu, any_all_out_cpu as reductions_any_all_out_cpu,
  any_out_cpu as reductions_any_out_cpu, argmax_out_cpu as reductions_argmax_out_cpu,
  argmin_out_cpu as reductions_argmin_out_cpu, cumprod_out_cpu as reductions_cumprod_out_cpu,
  cumsum_out_cpu as reductions_cumsum_out_cpu, linalg_vector_norm_out_cpu as reductions_linalg_vector_norm_out_cpu,
  logcumsumexp_out_cpu as reductions_logcumsumexp_out_cpu, max_dim_out_cpu, mean_out_cpu as reductions_mean_out_cpu,
  min_dim_out_cpu, nansum_out_cpu as reductions_nansum_out_cpu, norm_dtype_out_cpu as reductions_norm_dtype_out_cpu,
  norm_out_cpu as reductions_norm_out_cpu, prod_out_cpu, std_mean_out_cpu, std_out_cpu, sum_out_cpu, var_mean_out_cpu,
  var_out_cpu,
} from "../../runtime/kernels/cpu/reductions.js";
import { renorm_out_cpu as renorm_renorm_out_cpu } from "../../runtime/kernels/cpu/renorm.js";
import {
  bucketize_Tensor_out_cpu as search_bucketize_Tensor_out_cpu,
  isin_Scalar_Tensor_out_cpu as search_isin_Scalar_Tensor_out_cpu,
  isin_Tensor_Scalar_out_cpu as search_isin_Tensor_Scalar_out_cpu,
  isin_Tensor_Tensor_out_cpu as search_isin_Tensor_Tensor_out_cpu,
  searchsorted_Tensor_out_cpu as search_searchsorted_Tensor_out_cpu,
} from "../../runtime/kernels/cpu/search.js";
import {
  _log_softmax_backward_data_out_cpu as softmax__log_softmax_backward_data_out_cpu,
  _log_softmax_out_cpu as softmax__log_softmax_out_cpu,
  _softmax_backward_data_out_cpu as softmax__softmax_backward_data_out_cpu,
  _softmax_out_cpu as softmax__softmax_out_cpu,
} from "../../runtime/kernels/cpu/softmax.js";
import {
  sort_values_stable_cpu as sort_sort_values_stable_cpu, topk_values_cpu as sort_topk_values_cpu,
} from "../../runtime/kernels/cpu/sort.js";
import {
  cummax_out_cpu as statistics_cummax_out_cpu, cummin_out_cpu as statistics_cummin_out_cpu,
  histc_out_cpu as statistics_histc_out_cpu, kthvalue_values_cpu as statistics_kthvalue_values_cpu,
  median_dim_values_cpu as statistics_median_dim_values_cpu, mode_values_cpu as statistics_mode_values_cpu,
  nanmedian_dim_values_cpu as statistics_nanmedian_dim_values_cpu,
} from "../../runtime/kernels/cpu/statistics.js";
import {
  embedding_dense_backward_meta, flip_meta, gather_meta, index_add_meta, index_copy_meta, index_reduce_meta,
  index_select_meta, scatter_add_meta, scatter_reduce_meta, scatter_reduce_two_meta, scatter_src_meta,
  scatter_value_meta, scatter_value_reduce_meta, take_meta, tril_meta, triu_meta, unfold_backward_meta,
} from "../../runtime/kernels/meta/indexing.js";
import { cat_meta } from "../../runtime/kernels/meta/joining.js";
import { addmm_meta, addmv_meta, baddbmm_meta, bmm_meta, mm_meta } from "../../runtime/kernels/meta/matmul.js";
import {
  nll_loss2d_backward_meta, nll_loss2d_forward_meta, nll_loss_backward_meta, nll_loss_forward_meta,
} from "../../runtime/kernels/meta/nll-loss.js";
import {
  reflection_pad1d_backward_meta, reflection_pad1d_meta, reflection_pad2d_backward_meta, reflection_pad2d_meta,
  reflection_pad3d_backward_meta, reflection_pad3d_meta, replication_pad1d_backward_meta, replication_pad1d_meta,
  replication_pad2d_backward_meta, replication_pad2d_meta, replication_pad3d_backward_meta, replication_pad3d_meta,
} from "../../runtime/kernels/meta/padding.js";
import {
  amax_meta, amin_meta, aminmax_meta, any_all_meta, any_dim_meta, argmax_meta, argmin_meta, cumsum_meta,
  linalg_vector_norm_meta, logcumsumexp_meta, max_dim_meta, mean_dim_meta, min_dim_meta, nansum_meta, norm_dtype_meta,
  norm_meta, sum_dim_meta, var_mean_meta, var_meta,
} from "../../runtime/kernels/meta/reductions.js";
import { renorm_meta } from "../../runtime/kernels/meta/renorm.js";
import { _log_softmax_meta, _softmax_backward_data_meta, _softmax_meta } from "../../runtime/kernels/meta/softmax.js";
import {
  bucketize_Tensor_meta, cummax_meta, cummin_meta, histc_meta, isin_Scalar_Tensor_meta, isin_Tensor_Scalar_meta,
  isin_Tensor_Tensor_meta, kthvalue_meta, median_dim_meta, mode_meta, searchsorted_Tensor_meta, sort_stable_meta,
  topk_meta,
} from "../../runtime/kernels/meta/sort.js";
import { allocateOutput, copyResult, outputTarget, prepareInPlace, settle } from "../../runtime/kernels/structured.js";

export function unfold_backward_cpu(gradIn: Tensor, inputSizes: readonly number[], dim: number, size: number, step: number): Tensor {
  const spec = unfold_backward_meta(gradIn, inputSizes, dim, size, step);
  const out = allocateOutput(spec, gradIn.device);
  gather_scatter_unfold_backward_out_cpu(gradIn, inputSizes, dim, size, step, out);
  return out;
}

export function unfold_backward_out_cpu(gradIn: Tensor, inputSizes: readonly number[], dim: number, size: number, step: number, out: Tensor): Tensor {
  const spec = unfold_backward_meta(gradIn, inputSizes, dim, size, step);
  const outBuffer = outputTarget(out, spec, gradIn.device, [gradIn]);
  gather_scatter_unfold_backward_out_cpu(gradIn, inputSizes, dim, size, step, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function index_select_cpu(self: Tensor, dim: number, index: Tensor): Tensor {
  const spec = index_select_meta(self, dim, index);
  const out = allocateOutput(spec, self.device);
  gather_scatter_index_select_out_cpu(self, dim, index, out);
  return out;
}

export function index_select_out_cpu(self: Tensor, dim: number, index: Tensor, out: Tensor): Tensor {
  const spec = index_select_meta(self, dim, index);
  const outBuffer = outputTarget(out, spec, self.device, [self, index]);
  gather_scatter_index_select_out_cpu(self, dim, index, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function index_add_cpu(self: Tensor, dim: number, index: Tensor, source: Tensor, alpha: Scalar): Tensor {
  const spec = index_add_meta(self, dim, index, source, alpha);
  const out = allocateOutput(spec, self.device);
  gather_scatter_index_add_out_cpu(self, dim, index, source, alpha, out);
  return out;
}

export function index_add__cpu(self: Tensor, dim: number, index: Tensor, source: Tensor, alpha: Scalar): Tensor {
  const spec = index_add_meta(self, dim, index, source, alpha);
  prepareInPlace(self, spec);
  const result = allocateOutput(spec, self.device);
  gather_scatter_index_add_out_cpu(self, dim, index, source, alpha, result);
  return copyResult(self, result);
}

export function index_add_out_cpu(self: Tensor, dim: number, index: Tensor, source: Tensor, alpha: Scalar, out: Tensor): Tensor {
  const spec = index_add_meta(self, dim, index, source, alpha);
  const outBuffer = outputTarget(out, spec, self.device, [self, index, source]);
  gather_scatter_index_add_out_cpu(self, dim, index, source, alpha, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function index_copy_cpu(self: Tensor, dim: number, index: Tensor, source: Tensor): Tensor {
  const spec = index_copy_meta(self, dim, index, source);
  const out = allocateOutput(spec, self.device);
  gather_scatter_index_copy_out_cpu(self, dim, index, source, out);
  return out;
}

export function index_copy__cpu(self: Tensor, dim: number, index: Tensor, source: Tensor): Tensor {
  const spec = index_copy_meta(self, dim, index, source);
  prepareInPlace(self, spec);
  const result = allocateOutput(spec, self.device);
  gather_scatter_index_copy_out_cpu(self, dim, index, source, result);
  return copyResult(self, result);
}

export function index_copy_out_cpu(self: Tensor, dim: number, index: Tensor, source: Tensor, out: Tensor): Tensor {
  const spec = index_copy_meta(self, dim, index, source);
  const outBuffer = outputTarget(out, spec, self.device, [self, index, source]);
  gather_scatter_index_copy_out_cpu(self, dim, index, source, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function gather_cpu(self: Tensor, dim: number, index: Tensor, sparseGrad: boolean): Tensor {
  const spec = gather_meta(self, dim, index, sparseGrad);
  const out = allocateOutput(spec, self.device);
  gather_scatter_gather_out_cpu(self, dim, index, sparseGrad, out);
  return out;
}

export function gather_out_cpu(self: Tensor, dim: number, index: Tensor, sparseGrad: boolean, out: Tensor): Tensor {
  const spec = gather_meta(self, dim, index, sparseGrad);
  const outBuffer = outputTarget(out, spec, self.device, [self, index]);
  gather_scatter_gather_out_cpu(self, dim, index, sparseGrad, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function scatter_src_cpu(self: Tensor, dim: number, index: Tensor, src: Tensor): Tensor {
  const spec = scatter_src_meta(self, dim, index, src);
  const out = allocateOutput(spec, self.device);
  gather_scatter_scatter_src_out_cpu(self, dim, index, src, out);
  return out;
}

export function scatter__src_cpu(self: Tensor, dim: number, index: Tensor, src: Tensor): Tensor {
  const spec = scatter_src_meta(self, dim, index, src);
  prepareInPlace(self, spec);
  const result = allocateOutput(spec, self.device);
  gather_scatter_scatter_src_out_cpu(self, dim, index, src, result);
  return copyResult(self, result);
}

export function scatter_src_out_cpu(self: Tensor, dim: number, index: Tensor, src: Tensor, out: Tensor): Tensor {
  const spec = scatter_src_meta(self, dim, index, src);
  const outBuffer = outputTarget(out, spec, self.device, [self, index, src]);
  gather_scatter_scatter_src_out_cpu(self, dim, index, src, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function scatter_value_cpu(self: Tensor, dim: number, index: Tensor, value: Scalar): Tensor {
  const spec = scatter_value_meta(self, dim, index, value);
  const out = allocateOutput(spec, self.device);
  gather_scatter_scatter_value_out_cpu(self, dim, index, value, out);
  return out;
}

export function scatter__value_cpu(self: Tensor, dim: number, index: Tensor, value: Scalar): Tensor {
  const spec = scatter_value_meta(self, dim, index, value);
  prepareInPlace(self, spec);
  const result = allocateOutput(spec, self.device);
  gather_scatter_scatter_value_out_cpu(self, dim, index, value, result);
  return copyResult(self, result);
}

export function scatter_value_out_cpu(self: Tensor, dim: number, index: Tensor, value: Scalar, out: Tensor): Tensor {
  const spec = scatter_value_meta(self, dim, index, value);
  const outBuffer = outputTarget(out, spec, self.device, [self, index]);
  gather_scatter_scatter_value_out_cpu(self, dim, index, value, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function scatter_reduce_cpu(self: Tensor, dim: number, index: Tensor, src: Tensor, reduce: string): Tensor {
  const spec = scatter_reduce_meta(self, dim, index, src, reduce);
  const out = allocateOutput(spec, self.device);
  gather_scatter_scatter_reduce_out_cpu(self, dim, index, src, reduce, out);
  return out;
}

export function scatter__reduce_cpu(self: Tensor, dim: number, index: Tensor, src: Tensor, reduce: string): Tensor {
  const spec = scatter_reduce_meta(self, dim, index, src, reduce);
  prepareInPlace(self, spec);
  const result = allocateOutput(spec, self.device);
  gather_scatter_scatter_reduce_out_cpu(self, dim, index, src, reduce, result);
  return copyResult(self, result);
}

export function scatter_reduce_out_cpu(self: Tensor, dim: number, index: Tensor, src: Tensor, reduce: string, out: Tensor): Tensor {
  const spec = scatter_reduce_meta(self, dim, index, src, reduce);
  const outBuffer = outputTarget(out, spec, self.device, [self, index, src]);
  gather_scatter_scatter_reduce_out_cpu(self, dim, index, src, reduce, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function scatter_value_reduce_cpu(self: Tensor, dim: number, index: Tensor, value: Scalar, reduce: string): Tensor {
  const spec = scatter_value_reduce_meta(self, dim, index, value, reduce);
  const out = allocateOutput(spec, self.device);
  gather_scatter_scatter_value_reduce_out_cpu(self, dim, index, value, reduce, out);
  return out;
}

export function scatter__value_reduce_cpu(self: Tensor, dim: number, index: Tensor, value: Scalar, reduce: string): Tensor {
  const spec = scatter_value_reduce_meta(self, dim, index, value, reduce);
  prepareInPlace(self, spec);
  const result = allocateOutput(spec, self.device);
  gather_scatter_scatter_value_reduce_out_cpu(self, dim, index, value, reduce, result);
  return copyResult(self, result);
}

export function scatter_value_reduce_out_cpu(self: Tensor, dim: number, index: Tensor, value: Scalar, reduce: string, out: Tensor): Tensor {
  const spec = scatter_value_reduce_meta(self, dim, index, value, reduce);
  const outBuffer = outputTarget(out, spec, self.device, [self, index]);
  gather_scatter_scatter_value_reduce_out_cpu(self, dim, index, value, reduce, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function scatter_add_cpu(self: Tensor, dim: number, index: Tensor, src: Tensor): Tensor {
  const spec = scatter_add_meta(self, dim, index, src);
  const out = allocateOutput(spec, self.device);
  gather_scatter_scatter_add_out_cpu(self, dim, index, src, out);
  return out;
}

export function scatter_add__cpu(self: Tensor, dim: number, index: Tensor, src: Tensor): Tensor {
  const spec = scatter_add_meta(self, dim, index, src);
  prepareInPlace(self, spec);
  const result = allocateOutput(spec, self.device);
  gather_scatter_scatter_add_out_cpu(self, dim, index, src, result);
  return copyResult(self, result);
}

export function scatter_add_out_cpu(self: Tensor, dim: number, index: Tensor, src: Tensor, out: Tensor): Tensor {
  const spec = scatter_add_meta(self, dim, index, src);
  const outBuffer = outputTarget(out, spec, self.device, [self, index, src]);
  gather_scatter_scatter_add_out_cpu(self, dim, index, src, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function scatter_reduce_two_cpu(self: Tensor, dim: number, index: Tensor, src: Tensor, reduce: string, includeSelf: boolean): Tensor {
  const spec = scatter_reduce_two_meta(self, dim, index, src, reduce, includeSelf);
  const out = allocateOutput(spec, self.device);
  gather_scatter_scatter_reduce_two_out_cpu(self, dim, index, src, reduce, includeSelf, out);
  return out;
}

export function scatter_reduce__two_cpu(self: Tensor, dim: number, index: Tensor, src: Tensor, reduce: string, includeSelf: boolean): Tensor {
  const spec = scatter_reduce_two_meta(self, dim, index, src, reduce, includeSelf);
  prepareInPlace(self, spec);
  const result = allocateOutput(spec, self.device);
  gather_scatter_scatter_reduce_two_out_cpu(self, dim, index, src, reduce, includeSelf, result);
  return copyResult(self, result);
}

export function scatter_reduce_two_out_cpu(self: Tensor, dim: number, index: Tensor, src: Tensor, reduce: string, includeSelf: boolean, out: Tensor): Tensor {
  const spec = scatter_reduce_two_meta(self, dim, index, src, reduce, includeSelf);
  const outBuffer = outputTarget(out, spec, self.device, [self, index, src]);
  gather_scatter_scatter_reduce_two_out_cpu(self, dim, index, src, reduce, includeSelf, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function cat_cpu(tensors: readonly Tensor[], dim: number): Tensor {
  const spec = cat_meta(tensors, dim);
  const out = allocateOutput(spec, tensors[0]!.device);
  joining_cat_out_cpu(tensors, dim, out);
  return out;
}

export function cat_out_cpu(tensors: readonly Tensor[], dim: number, out: Tensor): Tensor {
  const spec = cat_meta(tensors, dim);
  const outBuffer = outputTarget(out, spec, tensors[0]!.device, [...tensors]);
  joining_cat_out_cpu(tensors, dim, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function flip_cpu(self: Tensor, dims: readonly number[]): Tensor {
  const spec = flip_meta(self, dims);
  const out = allocateOutput(spec, self.device);
  joining_flip_out_cpu(self, dims, out);
  return out;
}

export function flip_out_cpu(self: Tensor, dims: readonly number[], out: Tensor): Tensor {
  const spec = flip_meta(self, dims);
  const outBuffer = outputTarget(out, spec, self.device, [self]);
  joining_flip_out_cpu(self, dims, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function tril_cpu(self: Tensor, diagonal: number): Tensor {
  const spec = tril_meta(self, diagonal);
  const out = allocateOutput(spec, self.device);
  gather_scatter_tril_out_cpu(self, diagonal, out);
  return out;
}

export function tril__cpu(self: Tensor, diagonal: number): Tensor {
  const spec = tril_meta(self, diagonal);
  prepareInPlace(self, spec);
  const result = allocateOutput(spec, self.device);
  gather_scatter_tril_out_cpu(self, diagonal, result);
  return copyResult(self, result);
}

export function tril_out_cpu(self: Tensor, diagonal: number, out: Tensor): Tensor {
  const spec = tril_meta(self, diagonal);
  const outBuffer = outputTarget(out, spec, self.device, [self]);
  gather_scatter_tril_out_cpu(self, diagonal, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function triu_cpu(self: Tensor, diagonal: number): Tensor {
  const spec = triu_meta(self, diagonal);
  const out = allocateOutput(spec, self.device);
  gather_scatter_triu_out_cpu(self, diagonal, out);
  return out;
}

export function triu__cpu(self: Tensor, diagonal: number): Tensor {
  const spec = triu_meta(self, diagonal);
  prepareInPlace(self, spec);
  const result = allocateOutput(spec, self.device);
  gather_scatter_triu_out_cpu(self, diagonal, result);
  return copyResult(self, result);
}

export function triu_out_cpu(self: Tensor, diagonal: number, out: Tensor): Tensor {
  const spec = triu_meta(self, diagonal);
  const outBuffer = outputTarget(out, spec, self.device, [self]);
  gather_scatter_triu_out_cpu(self, diagonal, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function embedding_dense_backward_cpu(gradOutput: Tensor, indices: Tensor, numWeights: number, paddingIdx: number, scaleGradByFreq: boolean): Tensor {
  const spec = embedding_dense_backward_meta(gradOutput, indices, numWeights, paddingIdx, scaleGradByFreq);
  const out = allocateOutput(spec, gradOutput.device);
  gather_scatter_embedding_dense_backward_out_cpu(gradOutput, indices, numWeights, paddingIdx, scaleGradByFreq, out);
  return out;
}

export function embedding_dense_backward_out_cpu(gradOutput: Tensor, indices: Tensor, numWeights: number, paddingIdx: number, scaleGradByFreq: boolean, out: Tensor): Tensor {
  const spec = embedding_dense_backward_meta(gradOutput, indices, numWeights, paddingIdx, scaleGradByFreq);
  const outBuffer = outputTarget(out, spec, gradOutput.device, [gradOutput, indices]);
  gather_scatter_embedding_dense_backward_out_cpu(gradOutput, indices, numWeights, paddingIdx, scaleGradByFreq, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function take_cpu(self: Tensor, index: Tensor): Tensor {
  const spec = take_meta(self, index);
  const out = allocateOutput(spec, self.device);
  gather_scatter_take_out_cpu(self, index, out);
  return out;
}

export function take_out_cpu(self: Tensor, index: Tensor, out: Tensor): Tensor {
  const spec = take_meta(self, index);
  const outBuffer = outputTarget(out, spec, self.device, [self, index]);
  gather_scatter_take_out_cpu(self, index, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function bucketize_Tensor_cpu(self: Tensor, boundaries: Tensor, outInt32: boolean, right: boolean): Tensor {
  const spec = bucketize_Tensor_meta(self, boundaries, outInt32, right);
  const out = allocateOutput(spec, self.device);
  search_bucketize_Tensor_out_cpu(self, boundaries, outInt32, right, out);
  return out;
}

export function bucketize_Tensor_out_cpu(self: Tensor, boundaries: Tensor, outInt32: boolean, right: boolean, out: Tensor): Tensor {
  const spec = bucketize_Tensor_meta(self, boundaries, outInt32, right);
  const outBuffer = outputTarget(out, spec, self.device, [self, boundaries]);
  search_bucketize_Tensor_out_cpu(self, boundaries, outInt32, right, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function searchsorted_Tensor_cpu(sortedSequence: Tensor, self: Tensor, outInt32: boolean, right: boolean, side: string | null, sorter: Tensor | null): Tensor {
  const spec = searchsorted_Tensor_meta(sortedSequence, self, outInt32, right, side, sorter);
  const out = allocateOutput(spec, sortedSequence.device);
  search_searchsorted_Tensor_out_cpu(sortedSequence, self, outInt32, right, side, sorter, out);
  return out;
}

export function searchsorted_Tensor_out_cpu(sortedSequence: Tensor, self: Tensor, outInt32: boolean, right: boolean, side: string | null, sorter: Tensor | null, out: Tensor): Tensor {
  const spec = searchsorted_Tensor_meta(sortedSequence, self, outInt32, right, side, sorter);
  const outBuffer = outputTarget(out, spec, sortedSequence.device, [sortedSequence, self, sorter]);
  search_searchsorted_Tensor_out_cpu(sortedSequence, self, outInt32, right, side, sorter, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function isin_Tensor_Tensor_cpu(elements: Tensor, testElements: Tensor, assumeUnique: boolean, invert: boolean): Tensor {
  const spec = isin_Tensor_Tensor_meta(elements, testElements, assumeUnique, invert);
  const out = allocateOutput(spec, elements.device);
  search_isin_Tensor_Tensor_out_cpu(elements, testElements, assumeUnique, invert, out);
  return out;
}

export function isin_Tensor_Tensor_out_cpu(elements: Tensor, testElements: Tensor, assumeUnique: boolean, invert: boolean, out: Tensor): Tensor {
  const spec = isin_Tensor_Tensor_meta(elements, testElements, assumeUnique, invert);
  const outBuffer = outputTarget(out, spec, elements.device, [elements, testElements]);
  search_isin_Tensor_Tensor_out_cpu(elements, testElements, assumeUnique, invert, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function isin_Tensor_Scalar_cpu(elements: Tensor, testElement: Scalar, assumeUnique: boolean, invert: boolean): Tensor {
  const spec = isin_Tensor_Scalar_meta(elements, testElement, assumeUnique, invert);
  const out = allocateOutput(spec, elements.device);
  search_isin_Tensor_Scalar_out_cpu(elements, testElement, assumeUnique, invert, out);
  return out;
}

export function isin_Tensor_Scalar_out_cpu(elements: Tensor, testElement: Scalar, assumeUnique: boolean, invert: boolean, out: Tensor): Tensor {
  const spec = isin_Tensor_Scalar_meta(elements, testElement, assumeUnique, invert);
  const outBuffer = outputTarget(out, spec, elements.device, [elements]);
  search_isin_Tensor_Scalar_out_cpu(elements, testElement, assumeUnique, invert, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function isin_Scalar_Tensor_cpu(element: Scalar, testElements: Tensor, assumeUnique: boolean, invert: boolean): Tensor {
  const spec = isin_Scalar_Tensor_meta(element, testElements, assumeUnique, invert);
  const out = allocateOutput(spec, testElements.device);
  search_isin_Scalar_Tensor_out_cpu(element, testElements, assumeUnique, invert, out);
  return out;
}

export function isin_Scalar_Tensor_out_cpu(element: Scalar, testElements: Tensor, assumeUnique: boolean, invert: boolean, out: Tensor): Tensor {
  const spec = isin_Scalar_Tensor_meta(element, testElements, assumeUnique, invert);
  const outBuffer = outputTarget(out, spec, testElements.device, [testElements]);
  search_isin_Scalar_Tensor_out_cpu(element, testElements, assumeUnique, invert, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function reflection_pad1d_cpu(self: Tensor, padding: readonly number[]): Tensor {
  const spec = reflection_pad1d_meta(self, padding);
  const out = allocateOutput(spec, self.device);
  padding_reflection_pad1d_out_cpu(self, padding, out);
  return out;
}

export function reflection_pad1d_out_cpu(self: Tensor, padding: readonly number[], out: Tensor): Tensor {
  const spec = reflection_pad1d_meta(self, padding);
  const outBuffer = outputTarget(out, spec, self.device, [self]);
  padding_reflection_pad1d_out_cpu(self, padding, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function reflection_pad1d_backward_cpu(gradOutput: Tensor, self: Tensor, padding: readonly number[]): Tensor {
  const spec = reflection_pad1d_backward_meta(gradOutput, self, padding);
  const gradInput = allocateOutput(spec, gradOutput.device);
  reflection_pad1d_backward_out_cpu(gradOutput, self, padding, gradInput);
  return gradInput;
}

export function reflection_pad1d_backward_grad_input_cpu(gradOutput: Tensor, self: Tensor, padding: readonly number[], gradInput: Tensor): Tensor {
  const spec = reflection_pad1d_backward_meta(gradOutput, self, padding);
  const gradInputBuffer = outputTarget(gradInput, spec, gradOutput.device, [gradOutput, self]);
  reflection_pad1d_backward_out_cpu(gradOutput, self, padding, gradInputBuffer);
  settle(gradInput, gradInputBuffer);
  return gradInput;
}

export function reflection_pad2d_cpu(self: Tensor, padding: readonly number[]): Tensor {
  const spec = reflection_pad2d_meta(self, padding);
  const out = allocateOutput(spec, self.device);
  padding_reflection_pad2d_out_cpu(self, padding, out);
  return out;
}

export function reflection_pad2d_out_cpu(self: Tensor, padding: readonly number[], out: Tensor): Tensor {
  const spec = reflection_pad2d_meta(self, padding);
  const outBuffer = outputTarget(out, spec, self.device, [self]);
  padding_reflection_pad2d_out_cpu(self, padding, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function reflection_pad2d_backward_cpu(gradOutput: Tensor, self: Tensor, padding: readonly number[]): Tensor {
  const spec = reflection_pad2d_backward_meta(gradOutput, self, padding);
  const gradInput = allocateOutput(spec, gradOutput.device);
  reflection_pad2d_backward_out_cpu(gradOutput, self, padding, gradInput);
  return gradInput;
}

export function reflection_pad2d_backward_grad_input_cpu(gradOutput: Tensor, self: Tensor, padding: readonly number[], gradInput: Tensor): Tensor {
  const spec = reflection_pad2d_backward_meta(gradOutput, self, padding);
  const gradInputBuffer = outputTarget(gradInput, spec, gradOutput.device, [gradOutput, self]);
  reflection_pad2d_backward_out_cpu(gradOutput, self, padding, gradInputBuffer);
  settle(gradInput, gradInputBuffer);
  return gradInput;
}

export function reflection_pad3d_cpu(self: Tensor, padding: readonly number[]): Tensor {
  const spec = reflection_pad3d_meta(self, padding);
  const out = allocateOutput(spec, self.device);
  padding_reflection_pad3d_out_cpu(self, padding, out);
  return out;
}

export function reflection_pad3d_out_cpu(self: Tensor, padding: readonly number[], out: Tensor): Tensor {
  const spec = reflection_pad3d_meta(self, padding);
  const outBuffer = outputTarget(out, spec, self.device, [self]);
  padding_reflection_pad3d_out_cpu(self, padding, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function reflection_pad3d_backward_cpu(gradOutput: Tensor, self: Tensor, padding: readonly number[]): Tensor {
  const spec = reflection_pad3d_backward_meta(gradOutput, self, padding);
  const gradInput = allocateOutput(spec, gradOutput.device);
  reflection_pad3d_backward_out_cpu(gradOutput, self, padding, gradInput);
  return gradInput;
}

export function reflection_pad3d_backward_grad_input_cpu(gradOutput: Tensor, self: Tensor, padding: readonly number[], gradInput: Tensor): Tensor {
  const spec = reflection_pad3d_backward_meta(gradOutput, self, padding);
  const gradInputBuffer = outputTarget(gradInput, spec, gradOutput.device, [gradOutput, self]);
  reflection_pad3d_backward_out_cpu(gradOutput, self, padding, gradInputBuffer);
  settle(gradInput, gradInputBuffer);
  return gradInput;
}

export function replication_pad1d_cpu(self: Tensor, padding: readonly number[]): Tensor {
  const spec = replication_pad1d_meta(self, padding);
  const out = allocateOutput(spec, self.device);
  padding_replication_pad1d_out_cpu(self, padding, out);
  return out;
}

export function replication_pad1d_out_cpu(self: Tensor, padding: readonly number[], out: Tensor): Tensor {
  const spec = replication_pad1d_meta(self, padding);
  const outBuffer = outputTarget(out, spec, self.device, [self]);
  padding_replication_pad1d_out_cpu(self, padding, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function replication_pad1d_backward_cpu(gradOutput: Tensor, self: Tensor, padding: readonly number[]): Tensor {
  const spec = replication_pad1d_backward_meta(gradOutput, self, padding);
  const gradInput = allocateOutput(spec, gradOutput.device);
  replication_pad1d_backward_out_cpu(gradOutput, self, padding, gradInput);
  return gradInput;
}

export function replication_pad1d_backward_grad_input_cpu(gradOutput: Tensor, self: Tensor, padding: readonly number[], gradInput: Tensor): Tensor {
  const spec = replication_pad1d_backward_meta(gradOutput, self, padding);
  const gradInputBuffer = outputTarget(gradInput, spec, gradOutput.device, [gradOutput, self]);
  replication_pad1d_backward_out_cpu(gradOutput, self, padding, gradInputBuffer);
  settle(gradInput, gradInputBuffer);
  return gradInput;
}

export function replication_pad2d_cpu(self: Tensor, padding: readonly number[]): Tensor {
  const spec = replication_pad2d_meta(self, padding);
  const out = allocateOutput(spec, self.device);
  padding_replication_pad2d_out_cpu(self, padding, out);
  return out;
}

export function replication_pad2d_out_cpu(self: Tensor, padding: readonly number[], out: Tensor): Tensor {
  const spec = replication_pad2d_meta(self, padding);
  const outBuffer = outputTarget(out, spec, self.device, [self]);
  padding_replication_pad2d_out_cpu(self, padding, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function replication_pad2d_backward_cpu(gradOutput: Tensor, self: Tensor, padding: readonly number[]): Tensor {
  const spec = replication_pad2d_backward_meta(gradOutput, self, padding);
  const gradInput = allocateOutput(spec, gradOutput.device);
  replication_pad2d_backward_out_cpu(gradOutput, self, padding, gradInput);
  return gradInput;
}

export function replication_pad2d_backward_grad_input_cpu(gradOutput: Tensor, self: Tensor, padding: readonly number[], gradInput: Tensor): Tensor {
  const spec = replication_pad2d_backward_meta(gradOutput, self, padding);
  const gradInputBuffer = outputTarget(gradInput, spec, gradOutput.device, [gradOutput, self]);
  replication_pad2d_backward_out_cpu(gradOutput, self, padding, gradInputBuffer);
  settle(gradInput, gradInputBuffer);
  return gradInput;
}

export function replication_pad3d_cpu(self: Tensor, padding: readonly number[]): Tensor {
  const spec = replication_pad3d_meta(self, padding);
  const out = allocateOutput(spec, self.device);
  padding_replication_pad3d_out_cpu(self, padding, out);
  return out;
}

export function replication_pad3d_out_cpu(self: Tensor, padding: readonly number[], out: Tensor): Tensor {
  const spec = replication_pad3d_meta(self, padding);
  const outBuffer = outputTarget(out, spec, self.device, [self]);
  padding_replication_pad3d_out_cpu(self, padding, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function replication_pad3d_backward_cpu(gradOutput: Tensor, self: Tensor, padding: readonly number[]): Tensor {
  const spec = replication_pad3d_backward_meta(gradOutput, self, padding);
  const gradInput = allocateOutput(spec, gradOutput.device);
  replication_pad3d_backward_out_cpu(gradOutput, self, padding, gradInput);
  return gradInput;
}

export function replication_pad3d_backward_grad_input_cpu(gradOutput: Tensor, self: Tensor, padding: readonly number[], gradInput: Tensor): Tensor {
  const spec = replication_pad3d_backward_meta(gradOutput, self, padding);
  const gradInputBuffer = outputTarget(gradInput, spec, gradOutput.device, [gradOutput, self]);
  replication_pad3d_backward_out_cpu(gradOutput, self, padding, gradInputBuffer);
  settle(gradInput, gradInputBuffer);
  return gradInput;
}

export function index_reduce_cpu(self: Tensor, dim: number, index: Tensor, source: Tensor, reduce: string, includeSelf: boolean): Tensor {
  const spec = index_reduce_meta(self, dim, index, source, reduce, includeSelf);
  const out = allocateOutput(spec, self.device);
  gather_scatter_index_reduce_out_cpu(self, dim, index, source, reduce, includeSelf, out);
  return out;
}

export function index_reduce__cpu(self: Tensor, dim: number, index: Tensor, source: Tensor, reduce: string, includeSelf: boolean): Tensor {
  const spec = index_reduce_meta(self, dim, index, source, reduce, includeSelf);
  prepareInPlace(self, spec);
  const result = allocateOutput(spec, self.device);
  gather_scatter_index_reduce_out_cpu(self, dim, index, source, reduce, includeSelf, result);
  return copyResult(self, result);
}

export function index_reduce_out_cpu(self: Tensor, dim: number, index: Tensor, source: Tensor, reduce: string, includeSelf: boolean, out: Tensor): Tensor {
  const spec = index_reduce_meta(self, dim, index, source, reduce, includeSelf);
  const outBuffer = outputTarget(out, spec, self.device, [self, index, source]);
  gather_scatter_index_reduce_out_cpu(self, dim, index, source, reduce, includeSelf, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function sort_stable_cpu(self: Tensor, stable: boolean | null, dim: number, descending: boolean): readonly [Tensor, Tensor] {
  const specs = sort_stable_meta(self, stable, dim, descending);
  const values = allocateOutput(specs[0], self.device);
  const indices = allocateOutput(specs[1], self.device);
  sort_sort_values_stable_cpu(self, stable, dim, descending, values, indices);
  return [values, indices];
}

export function sort_values_stable_cpu(self: Tensor, stable: boolean | null, dim: number, descending: boolean, values: Tensor, indices: Tensor): readonly [Tensor, Tensor] {
  const specs = sort_stable_meta(self, stable, dim, descending);
  const valuesBuffer = outputTarget(values, specs[0], self.device, [self]);
  const indicesBuffer = outputTarget(indices, specs[1], self.device, [self]);
  sort_sort_values_stable_cpu(self, stable, dim, descending, valuesBuffer, indicesBuffer);
  settle(values, valuesBuffer);
  settle(indices, indicesBuffer);
  return [values, indices];
}

export function topk_cpu(self: Tensor, k: number, dim: number, largest: boolean, sorted: boolean): readonly [Tensor, Tensor] {
  const specs = topk_meta(self, k, dim, largest, sorted);
  const values = allocateOutput(specs[0], self.device);
  const indices = allocateOutput(specs[1], self.device);
  sort_topk_values_cpu(self, k, dim, largest, sorted, values, indices);
  return [values, indices];
}

export function topk_values_cpu(self: Tensor, k: number, dim: number, largest: boolean, sorted: boolean, values: Tensor, indices: Tensor): readonly [Tensor, Tensor] {
  const specs = topk_meta(self, k, dim, largest, sorted);
  const valuesBuffer = outputTarget(values, specs[0], self.device, [self]);
  const indicesBuffer = outputTarget(indices, specs[1], self.device, [self]);
  sort_topk_values_cpu(self, k, dim, largest, sorted, valuesBuffer, indicesBuffer);
  settle(values, valuesBuffer);
  settle(indices, indicesBuffer);
  return [values, indices];
}

export function kthvalue_cpu(self: Tensor, k: number, dim: number, keepdim: boolean): readonly [Tensor, Tensor] {
  const specs = kthvalue_meta(self, k, dim, keepdim);
  const values = allocateOutput(specs[0], self.device);
  const indices = allocateOutput(specs[1], self.device);
  statistics_kthvalue_values_cpu(self, k, dim, keepdim, values, indices);
  return [values, indices];
}

export function kthvalue_values_cpu(self: Tensor, k: number, dim: number, keepdim: boolean, values: Tensor, indices: Tensor): readonly [Tensor, Tensor] {
  const specs = kthvalue_meta(self, k, dim, keepdim);
  const valuesBuffer = outputTarget(values, specs[0], self.device, [self]);
  const indicesBuffer = outputTarget(indices, specs[1], self.device, [self]);
  statistics_kthvalue_values_cpu(self, k, dim, keepdim, valuesBuffer, indicesBuffer);
  settle(values, valuesBuffer);
  settle(indices, indicesBuffer);
  return [values, indices];
}

export function median_dim_cpu(self: Tensor, dim: number, keepdim: boolean): readonly [Tensor, Tensor] {
  const specs = median_dim_meta(self, dim, keepdim);
  const values = allocateOutput(specs[0], self.device);
  const indices = allocateOutput(specs[1], self.device);
  statistics_median_dim_values_cpu(self, dim, keepdim, values, indices);
  return [values, indices];
}

export function median_dim_values_cpu(self: Tensor, dim: number, keepdim: boolean, values: Tensor, indices: Tensor): readonly [Tensor, Tensor] {
  const specs = median_dim_meta(self, dim, keepdim);
  const valuesBuffer = outputTarget(values, specs[0], self.device, [self]);
  const indicesBuffer = outputTarget(indices, specs[1], self.device, [self]);
  statistics_median_dim_values_cpu(self, dim, keepdim, valuesBuffer, indicesBuffer);
  settle(values, valuesBuffer);
  settle(indices, indicesBuffer);
  return [values, indices];
}

export function nanmedian_dim_cpu(self: Tensor, dim: number, keepdim: boolean): readonly [Tensor, Tensor] {
  const specs = median_dim_meta(self, dim, keepdim);
  const values = allocateOutput(specs[0], self.device);
  const indices = allocateOutput(specs[1], self.device);
  statistics_nanmedian_dim_values_cpu(self, dim, keepdim, values, indices);
  return [values, indices];
}

export function nanmedian_dim_values_cpu(self: Tensor, dim: number, keepdim: boolean, values: Tensor, indices: Tensor): readonly [Tensor, Tensor] {
  const specs = median_dim_meta(self, dim, keepdim);
  const valuesBuffer = outputTarget(values, specs[0], self.device, [self]);
  const indicesBuffer = outputTarget(indices, specs[1], self.device, [self]);
  statistics_nanmedian_dim_values_cpu(self, dim, keepdim, valuesBuffer, indicesBuffer);
  settle(values, valuesBuffer);
  settle(indices, indicesBuffer);
  return [values, indices];
}

export function mode_cpu(self: Tensor, dim: number, keepdim: boolean): readonly [Tensor, Tensor] {
  const specs = mode_meta(self, dim, keepdim);
  const values = allocateOutput(specs[0], self.device);
  const indices = allocateOutput(specs[1], self.device);
  statistics_mode_values_cpu(self, dim, keepdim, values, indices);
  return [values, indices];
}

export function mode_values_cpu(self: Tensor, dim: number, keepdim: boolean, values: Tensor, indices: Tensor): readonly [Tensor, Tensor] {
  const specs = mode_meta(self, dim, keepdim);
  const valuesBuffer = outputTarget(values, specs[0], self.device, [self]);
  const indicesBuffer = outputTarget(indices, specs[1], self.device, [self]);
  statistics_mode_values_cpu(self, dim, keepdim, valuesBuffer, indicesBuffer);
  settle(values, valuesBuffer);
  settle(indices, indicesBuffer);
  return [values, indices];
}

export function histc_cpu(self: Tensor, bins: number, min: Scalar, max: Scalar): Tensor {
  const spec = histc_meta(self, bins, min, max);
  const out = allocateOutput(spec, self.device);
  statistics_histc_out_cpu(self, bins, min, max, out);
  return out;
}

export function histc_out_cpu(self: Tensor, bins: number, min: Scalar, max: Scalar, out: Tensor): Tensor {
  const spec = histc_meta(self, bins, min, max);
  const outBuffer = outputTarget(out, spec, self.device, [self]);
  statistics_histc_out_cpu(self, bins, min, max, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function cummax_cpu(self: Tensor, dim: number): readonly [Tensor, Tensor] {
  const specs = cummax_meta(self, dim);
  const values = allocateOutput(specs[0], self.device);
  const indices = allocateOutput(specs[1], self.device);
  statistics_cummax_out_cpu(self, dim, values, indices);
  return [values, indices];
}

export function cummax_out_cpu(self: Tensor, dim: number, values: Tensor, indices: Tensor): readonly [Tensor, Tensor] {
  const specs = cummax_meta(self, dim);
  const valuesBuffer = outputTarget(values, specs[0], self.device, [self]);
  const indicesBuffer = outputTarget(indices, specs[1], self.device, [self]);
  statistics_cummax_out_cpu(self, dim, valuesBuffer, indicesBuffer);
  settle(values, valuesBuffer);
  settle(indices, indicesBuffer);
  return [values, indices];
}

export function cummin_cpu(self: Tensor, dim: number): readonly [Tensor, Tensor] {
  const specs = cummin_meta(self, dim);
  const values = allocateOutput(specs[0], self.device);
  const indices = allocateOutput(specs[1], self.device);
  statistics_cummin_out_cpu(self, dim, values, indices);
  return [values, indices];
}

export function cummin_out_cpu(self: Tensor, dim: number, values: Tensor, indices: Tensor): readonly [Tensor, Tensor] {
  const specs = cummin_meta(self, dim);
  const valuesBuffer = outputTarget(values, specs[0], self.device, [self]);
  const indicesBuffer = outputTarget(indices, specs[1], self.device, [self]);
  statistics_cummin_out_cpu(self, dim, valuesBuffer, indicesBuffer);
  settle(values, valuesBuffer);
  settle(indices, indicesBuffer);
  return [values, indices];
}

export function sum_dim_IntList_cpu(self: Tensor, dim: readonly number[] | null, keepdim: boolean, dtype: DType | null): Tensor {
  const spec = sum_dim_meta(self, dim, keepdim, dtype);
  const out = allocateOutput(spec, self.device);
  sum_out_cpu(self, dim, keepdim, dtype, out);
  return out;
}

export function sum_IntList_out_cpu(self: Tensor, dim: readonly number[] | null, keepdim: boolean, dtype: DType | null, out: Tensor): Tensor {
  const spec = sum_dim_meta(self, dim, keepdim, dtype);
  const outBuffer = outputTarget(out, spec, self.device, [self]);
  sum_out_cpu(self, dim, keepdim, dtype, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function mean_dim_cpu(self: Tensor, dim: readonly number[] | null, keepdim: boolean, dtype: DType | null): Tensor {
  const spec = mean_dim_meta(self, dim, keepdim, dtype);
  const out = allocateOutput(spec, self.device);
  reductions_mean_out_cpu(self, dim, keepdim, dtype, out);
  return out;
}

export function mean_out_cpu(self: Tensor, dim: readonly number[] | null, keepdim: boolean, dtype: DType | null, out: Tensor): Tensor {
  const spec = mean_dim_meta(self, dim, keepdim, dtype);
  const outBuffer = outputTarget(out, spec, self.device, [self]);
  reductions_mean_out_cpu(self, dim, keepdim, dtype, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function prod_dim_int_cpu(self: Tensor, dim: number, keepdim: boolean, dtype: DType | null): Tensor {
  const spec = sum_dim_meta(self, dim, keepdim, dtype);
  const out = allocateOutput(spec, self.device);
  prod_out_cpu(self, dim, keepdim, dtype, out);
  return out;
}

export function prod_int_out_cpu(self: Tensor, dim: number, keepdim: boolean, dtype: DType | null, out: Tensor): Tensor {
  const spec = sum_dim_meta(self, dim, keepdim, dtype);
  const outBuffer = outputTarget(out, spec, self.device, [self]);
  prod_out_cpu(self, dim, keepdim, dtype, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function amax_cpu(self: Tensor, dim: readonly number[], keepdim: boolean): Tensor {
  const spec = amax_meta(self, dim, keepdim);
  const out = allocateOutput(spec, self.device);
  reductions_amax_out_cpu(self, dim, keepdim, out);
  return out;
}

export function amax_out_cpu(self: Tensor, dim: readonly number[], keepdim: boolean, out: Tensor): Tensor {
  const spec = amax_meta(self, dim, keepdim);
  const outBuffer = outputTarget(out, spec, self.device, [self]);
  reductions_amax_out_cpu(self, dim, keepdim, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function amin_cpu(self: Tensor, dim: readonly number[], keepdim: boolean): Tensor {
  const spec = amin_meta(self, dim, keepdim);
  const out = allocateOutput(spec, self.device);
  reductions_amin_out_cpu(self, dim, keepdim, out);
  return out;
}

export function amin_out_cpu(self: Tensor, dim: readonly number[], keepdim: boolean, out: Tensor): Tensor {
  const spec = amin_meta(self, dim, keepdim);
  const outBuffer = outputTarget(out, spec, self.device, [self]);
  reductions_amin_out_cpu(self, dim, keepdim, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function aminmax_cpu(self: Tensor, dim: number | null, keepdim: boolean): readonly [Tensor, Tensor] {
  const specs = aminmax_meta(self, dim, keepdim);
  const min = allocateOutput(specs[0], self.device);
  const max = allocateOutput(specs[1], self.device);
  reductions_aminmax_out_cpu(self, dim, keepdim, min, max);
  return [min, max];
}

export function aminmax_out_cpu(self: Tensor, dim: number | null, keepdim: boolean, min: Tensor, max: Tensor): readonly [Tensor, Tensor] {
  const specs = aminmax_meta(self, dim, keepdim);
  const minBuffer = outputTarget(min, specs[0], self.device, [self]);
  const maxBuffer = outputTarget(max, specs[1], self.device, [self]);
  reductions_aminmax_out_cpu(self, dim, keepdim, minBuffer, maxBuffer);
  settle(min, minBuffer);
  settle(max, maxBuffer);
  return [min, max];
}

export function max_dim_cpu(self: Tensor, dim: number, keepdim: boolean): readonly [Tensor, Tensor] {
  const specs = max_dim_meta(self, dim, keepdim);
  const max = allocateOutput(specs[0], self.device);
  const maxValues = allocateOutput(specs[1], self.device);
  max_dim_out_cpu(self, dim, keepdim, max, maxValues);
  return [max, maxValues];
}

export function max_dim_max_cpu(self: Tensor, dim: number, keepdim: boolean, max: Tensor, maxValues: Tensor): readonly [Tensor, Tensor] {
  const specs = max_dim_meta(self, dim, keepdim);
  const maxBuffer = outputTarget(max, specs[0], self.device, [self]);
  const maxValuesBuffer = outputTarget(maxValues, specs[1], self.device, [self]);
  max_dim_out_cpu(self, dim, keepdim, maxBuffer, maxValuesBuffer);
  settle(max, maxBuffer);
  settle(maxValues, maxValuesBuffer);
  return [max, maxValues];
}

export function min_dim_cpu(self: Tensor, dim: number, keepdim: boolean): readonly [Tensor, Tensor] {
  const specs = min_dim_meta(self, dim, keepdim);
  const min = allocateOutput(specs[0], self.device);
  const minIndices = allocateOutput(specs[1], self.device);
  min_dim_out_cpu(self, dim, keepdim, min, minIndices);
  return [min, minIndices];
}

export function min_dim_min_cpu(self: Tensor, dim: number, keepdim: boolean, min: Tensor, minIndices: Tensor): readonly [Tensor, Tensor] {
  const specs = min_dim_meta(self, dim, keepdim);
  const minBuffer = outputTarget(min, specs[0], self.device, [self]);
  const minIndicesBuffer = outputTarget(minIndices, specs[1], self.device, [self]);
  min_dim_out_cpu(self, dim, keepdim, minBuffer, minIndicesBuffer);
  settle(min, minBuffer);
  settle(minIndices, minIndicesBuffer);
  return [min, minIndices];
}

export function argmax_cpu(self: Tensor, dim: number | null, keepdim: boolean): Tensor {
  const spec = argmax_meta(self, dim, keepdim);
  const out = allocateOutput(spec, self.device);
  reductions_argmax_out_cpu(self, dim, keepdim, out);
  return out;
}

export function argmax_out_cpu(self: Tensor, dim: number | null, keepdim: boolean, out: Tensor): Tensor {
  const spec = argmax_meta(self, dim, keepdim);
  const outBuffer = outputTarget(out, spec, self.device, [self]);
  reductions_argmax_out_cpu(self, dim, keepdim, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function argmin_cpu(self: Tensor, dim: number | null, keepdim: boolean): Tensor {
  const spec = argmin_meta(self, dim, keepdim);
  const out = allocateOutput(spec, self.device);
  reductions_argmin_out_cpu(self, dim, keepdim, out);
  return out;
}

export function argmin_out_cpu(self: Tensor, dim: number | null, keepdim: boolean, out: Tensor): Tensor {
  const spec = argmin_meta(self, dim, keepdim);
  const outBuffer = outputTarget(out, spec, self.device, [self]);
  reductions_argmin_out_cpu(self, dim, keepdim, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function any_dim_cpu(self: Tensor, dim: number, keepdim: boolean): Tensor {
  const spec = any_dim_meta(self, dim, keepdim);
  const out = allocateOutput(spec, self.device);
  reductions_any_out_cpu(self, dim, keepdim, out);
  return out;
}

export function any_out_cpu(self: Tensor, dim: number, keepdim: boolean, out: Tensor): Tensor {
  const spec = any_dim_meta(self, dim, keepdim);
  const outBuffer = outputTarget(out, spec, self.device, [self]);
  reductions_any_out_cpu(self, dim, keepdim, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function any_cpu(self: Tensor): Tensor {
  const spec = any_all_meta(self);
  const out = allocateOutput(spec, self.device);
  reductions_any_all_out_cpu(self, out);
  return out;
}

export function any_all_out_cpu(self: Tensor, out: Tensor): Tensor {
  const spec = any_all_meta(self);
  const outBuffer = outputTarget(out, spec, self.device, [self]);
  reductions_any_all_out_cpu(self, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function all_dim_cpu(self: Tensor, dim: number, keepdim: boolean): Tensor {
  const spec = any_dim_meta(self, dim, keepdim);
  const out = allocateOutput(spec, self.device);
  reductions_all_out_cpu(self, dim, keepdim, out);
  return out;
}

export function all_out_cpu(self: Tensor, dim: number, keepdim: boolean, out: Tensor): Tensor {
  const spec = any_dim_meta(self, dim, keepdim);
  const outBuffer = outputTarget(out, spec, self.device, [self]);
  reductions_all_out_cpu(self, dim, keepdim, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function all_cpu(self: Tensor): Tensor {
  const spec = any_all_meta(self);
  const out = allocateOutput(spec, self.device);
  reductions_all_all_out_cpu(self, out);
  return out;
}

export function all_all_out_cpu(self: Tensor, out: Tensor): Tensor {
  const spec = any_all_meta(self);
  const outBuffer = outputTarget(out, spec, self.device, [self]);
  reductions_all_all_out_cpu(self, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function var_correction_cpu(self: Tensor, dim: readonly number[] | null, correction: number | null, keepdim: boolean): Tensor {
  const spec = var_meta(self, dim, correction, keepdim);
  const out = allocateOutput(spec, self.device);
  var_out_cpu(self, dim, correction, keepdim, out);
  return out;
}

export function var_correction_out_cpu(self: Tensor, dim: readonly number[] | null, correction: number | null, keepdim: boolean, out: Tensor): Tensor {
  const spec = var_meta(self, dim, correction, keepdim);
  const outBuffer = outputTarget(out, spec, self.device, [self]);
  var_out_cpu(self, dim, correction, keepdim, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function std_correction_cpu(self: Tensor, dim: readonly number[] | null, correction: number | null, keepdim: boolean): Tensor {
  const spec = var_meta(self, dim, correction, keepdim);
  const out = allocateOutput(spec, self.device);
  std_out_cpu(self, dim, correction, keepdim, out);
  return out;
}

export function std_correction_out_cpu(self: Tensor, dim: readonly number[] | null, correction: number | null, keepdim: boolean, out: Tensor): Tensor {
  const spec = var_meta(self, dim, correction, keepdim);
  const outBuffer = outputTarget(out, spec, self.device, [self]);
  std_out_cpu(self, dim, correction, keepdim, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function var_mean_correction_cpu(self: Tensor, dim: readonly number[] | null, correction: number | null, keepdim: boolean): readonly [Tensor, Tensor] {
  const specs = var_mean_meta(self, dim, correction, keepdim);
  const out0 = allocateOutput(specs[0], self.device);
  const out1 = allocateOutput(specs[1], self.device);
  var_mean_out_cpu(self, dim, correction, keepdim, out0, out1);
  return [out0, out1];
}

export function var_mean_correction_out_cpu(self: Tensor, dim: readonly number[] | null, correction: number | null, keepdim: boolean, out0: Tensor, out1: Tensor): readonly [Tensor, Tensor] {
  const specs = var_mean_meta(self, dim, correction, keepdim);
  const out0Buffer = outputTarget(out0, specs[0], self.device, [self]);
  const out1Buffer = outputTarget(out1, specs[1], self.device, [self]);
  var_mean_out_cpu(self, dim, correction, keepdim, out0Buffer, out1Buffer);
  settle(out0, out0Buffer);
  settle(out1, out1Buffer);
  return [out0, out1];
}

export function std_mean_correction_cpu(self: Tensor, dim: readonly number[] | null, correction: number | null, keepdim: boolean): readonly [Tensor, Tensor] {
  const specs = var_mean_meta(self, dim, correction, keepdim);
  const out0 = allocateOutput(specs[0], self.device);
  const out1 = allocateOutput(specs[1], self.device);
  std_mean_out_cpu(self, dim, correction, keepdim, out0, out1);
  return [out0, out1];
}

export function std_mean_correction_out_cpu(self: Tensor, dim: readonly number[] | null, correction: number | null, keepdim: boolean, out0: Tensor, out1: Tensor): readonly [Tensor, Tensor] {
  const specs = var_mean_meta(self, dim, correction, keepdim);
  const out0Buffer = outputTarget(out0, specs[0], self.device, [self]);
  const out1Buffer = outputTarget(out1, specs[1], self.device, [self]);
  std_mean_out_cpu(self, dim, correction, keepdim, out0Buffer, out1Buffer);
  settle(out0, out0Buffer);
  settle(out1, out1Buffer);
  return [out0, out1];
}

export function norm_ScalarOpt_dim_dtype_cpu(self: Tensor, p: Scalar | null, dim: readonly number[], keepdim: boolean, dtype: DType): Tensor {
  const spec = norm_dtype_meta(self, p, dim, keepdim, dtype);
  const out = allocateOutput(spec, self.device);
  reductions_norm_dtype_out_cpu(self, p, dim, keepdim, dtype, out);
  return out;
}

export function norm_dtype_out_cpu(self: Tensor, p: Scalar | null, dim: readonly number[], keepdim: boolean, dtype: DType, out: Tensor): Tensor {
  const spec = norm_dtype_meta(self, p, dim, keepdim, dtype);
  const outBuffer = outputTarget(out, spec, self.device, [self]);
  reductions_norm_dtype_out_cpu(self, p, dim, keepdim, dtype, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function norm_ScalarOpt_dim_cpu(self: Tensor, p: Scalar | null, dim: readonly number[], keepdim: boolean): Tensor {
  const spec = norm_meta(self, p, dim, keepdim);
  const out = allocateOutput(spec, self.device);
  reductions_norm_out_cpu(self, p, dim, keepdim, out);
  return out;
}

export function norm_out_cpu(self: Tensor, p: Scalar | null, dim: readonly number[], keepdim: boolean, out: Tensor): Tensor {
  const spec = norm_meta(self, p, dim, keepdim);
  const outBuffer = outputTarget(out, spec, self.device, [self]);
  reductions_norm_out_cpu(self, p, dim, keepdim, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function linalg_vector_norm_cpu(self: Tensor, ord: Scalar, dim: readonly number[] | null, keepdim: boolean, dtype: DType | null): Tensor {
  const spec = linalg_vector_norm_meta(self, ord, dim, keepdim, dtype);
  const out = allocateOutput(spec, self.device);
  reductions_linalg_vector_norm_out_cpu(self, ord, dim, keepdim, dtype, out);
  return out;
}

export function linalg_vector_norm_out_cpu(self: Tensor, ord: Scalar, dim: readonly number[] | null, keepdim: boolean, dtype: DType | null, out: Tensor): Tensor {
  const spec = linalg_vector_norm_meta(self, ord, dim, keepdim, dtype);
  const outBuffer = outputTarget(out, spec, self.device, [self]);
  reductions_linalg_vector_norm_out_cpu(self, ord, dim, keepdim, dtype, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function cumsum_cpu(self: Tensor, dim: number, dtype: DType | null): Tensor {
  const spec = cumsum_meta(self, dim, dtype);
  const out = allocateOutput(spec, self.device);
  reductions_cumsum_out_cpu(self, dim, dtype, out);
  return out;
}

export function cumsum__cpu(self: Tensor, dim: number, dtype: DType | null): Tensor {
  const spec = cumsum_meta(self, dim, dtype);
  prepareInPlace(self, spec);
  const result = allocateOutput(spec, self.device);
  reductions_cumsum_out_cpu(self, dim, dtype, result);
  return copyResult(self, result);
}

export function cumsum_out_cpu(self: Tensor, dim: number, dtype: DType | null, out: Tensor): Tensor {
  const spec = cumsum_meta(self, dim, dtype);
  const outBuffer = outputTarget(out, spec, self.device, [self]);
  reductions_cumsum_out_cpu(self, dim, dtype, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function cumprod_cpu(self: Tensor, dim: number, dtype: DType | null): Tensor {
  const spec = cumsum_meta(self, dim, dtype);
  const out = allocateOutput(spec, self.device);
  reductions_cumprod_out_cpu(self, dim, dtype, out);
  return out;
}

export function cumprod__cpu(self: Tensor, dim: number, dtype: DType | null): Tensor {
  const spec = cumsum_meta(self, dim, dtype);
  prepareInPlace(self, spec);
  const result = allocateOutput(spec, self.device);
  reductions_cumprod_out_cpu(self, dim, dtype, result);
  return copyResult(self, result);
}

export function cumprod_out_cpu(self: Tensor, dim: number, dtype: DType | null, out: Tensor): Tensor {
  const spec = cumsum_meta(self, dim, dtype);
  const outBuffer = outputTarget(out, spec, self.device, [self]);
  reductions_cumprod_out_cpu(self, dim, dtype, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function nansum_cpu(self: Tensor, dim: readonly number[] | null, keepdim: boolean, dtype: DType | null): Tensor {
  const spec = nansum_meta(self, dim, keepdim, dtype);
  const out = allocateOutput(spec, self.device);
  reductions_nansum_out_cpu(self, dim, keepdim, dtype, out);
  return out;
}

export function nansum_out_cpu(self: Tensor, dim: readonly number[] | null, keepdim: boolean, dtype: DType | null, out: Tensor): Tensor {
  const spec = nansum_meta(self, dim, keepdim, dtype);
  const outBuffer = outputTarget(out, spec, self.device, [self]);
  reductions_nansum_out_cpu(self, dim, keepdim, dtype, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function logcumsumexp_cpu(self: Tensor, dim: number): Tensor {
  const spec = logcumsumexp_meta(self, dim);
  const out = allocateOutput(spec, self.device);
  reductions_logcumsumexp_out_cpu(self, dim, out);
  return out;
}

export function logcumsumexp_out_cpu(self: Tensor, dim: number, out: Tensor): Tensor {
  const spec = logcumsumexp_meta(self, dim);
  const outBuffer = outputTarget(out, spec, self.device, [self]);
  reductions_logcumsumexp_out_cpu(self, dim, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function mm_cpu(self: Tensor, mat2: Tensor): Tensor {
  const spec = mm_meta(self, mat2);
  const out = allocateOutput(spec, self.device);
  matmul_mm_out_cpu(self, mat2, out);
  return out;
}

export function mm_out_cpu(self: Tensor, mat2: Tensor, out: Tensor): Tensor {
  const spec = mm_meta(self, mat2);
  const outBuffer = outputTarget(out, spec, self.device, [self, mat2]);
  matmul_mm_out_cpu(self, mat2, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function addmm_cpu(self: Tensor, mat1: Tensor, mat2: Tensor, beta: Scalar, alpha: Scalar): Tensor {
  const spec = addmm_meta(self, mat1, mat2);
  const out = allocateOutput(spec, self.device);
  matmul_addmm_out_cpu(self, mat1, mat2, beta, alpha, out);
  return out;
}

export function addmm__cpu(self: Tensor, mat1: Tensor, mat2: Tensor, beta: Scalar, alpha: Scalar): Tensor {
  const spec = addmm_meta(self, mat1, mat2);
  prepareInPlace(self, spec);
  const result = allocateOutput(spec, self.device);
  matmul_addmm_out_cpu(self, mat1, mat2, beta, alpha, result);
  return copyResult(self, result);
}

export function addmm_out_cpu(self: Tensor, mat1: Tensor, mat2: Tensor, beta: Scalar, alpha: Scalar, out: Tensor): Tensor {
  const spec = addmm_meta(self, mat1, mat2);
  const outBuffer = outputTarget(out, spec, self.device, [self, mat1, mat2]);
  matmul_addmm_out_cpu(self, mat1, mat2, beta, alpha, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function bmm_cpu(self: Tensor, mat2: Tensor): Tensor {
  const spec = bmm_meta(self, mat2);
  const out = allocateOutput(spec, self.device);
  matmul_bmm_out_cpu(self, mat2, out);
  return out;
}

export function bmm_out_cpu(self: Tensor, mat2: Tensor, out: Tensor): Tensor {
  const spec = bmm_meta(self, mat2);
  const outBuffer = outputTarget(out, spec, self.device, [self, mat2]);
  matmul_bmm_out_cpu(self, mat2, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function baddbmm_cpu(self: Tensor, batch1: Tensor, batch2: Tensor, beta: Scalar, alpha: Scalar): Tensor {
  const spec = baddbmm_meta(self, batch1, batch2);
  const out = allocateOutput(spec, self.device);
  matmul_baddbmm_out_cpu(self, batch1, batch2, beta, alpha, out);
  return out;
}

export function baddbmm__cpu(self: Tensor, batch1: Tensor, batch2: Tensor, beta: Scalar, alpha: Scalar): Tensor {
  const spec = baddbmm_meta(self, batch1, batch2);
  prepareInPlace(self, spec);
  const result = allocateOutput(spec, self.device);
  matmul_baddbmm_out_cpu(self, batch1, batch2, beta, alpha, result);
  return copyResult(self, result);
}

export function baddbmm_out_cpu(self: Tensor, batch1: Tensor, batch2: Tensor, beta: Scalar, alpha: Scalar, out: Tensor): Tensor {
  const spec = baddbmm_meta(self, batch1, batch2);
  const outBuffer = outputTarget(out, spec, self.device, [self, batch1, batch2]);
  matmul_baddbmm_out_cpu(self, batch1, batch2, beta, alpha, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function addmv_cpu(self: Tensor, mat: Tensor, vec: Tensor, beta: Scalar, alpha: Scalar): Tensor {
  const spec = addmv_meta(self, mat, vec, beta, alpha);
  const out = allocateOutput(spec, self.device);
  matmul_addmv_out_cpu(self, mat, vec, beta, alpha, out);
  return out;
}

export function addmv__cpu(self: Tensor, mat: Tensor, vec: Tensor, beta: Scalar, alpha: Scalar): Tensor {
  const spec = addmv_meta(self, mat, vec, beta, alpha);
  prepareInPlace(self, spec);
  const result = allocateOutput(spec, self.device);
  matmul_addmv_out_cpu(self, mat, vec, beta, alpha, result);
  return copyResult(self, result);
}

export function addmv_out_cpu(self: Tensor, mat: Tensor, vec: Tensor, beta: Scalar, alpha: Scalar, out: Tensor): Tensor {
  const spec = addmv_meta(self, mat, vec, beta, alpha);
  const outBuffer = outputTarget(out, spec, self.device, [self, mat, vec]);
  matmul_addmv_out_cpu(self, mat, vec, beta, alpha, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function _softmax_cpu(self: Tensor, dim: number, halfToFloat: boolean): Tensor {
  const spec = _softmax_meta(self, dim, halfToFloat);
  const out = allocateOutput(spec, self.device);
  softmax__softmax_out_cpu(self, dim, halfToFloat, out);
  return out;
}

export function _softmax_out_cpu(self: Tensor, dim: number, halfToFloat: boolean, out: Tensor): Tensor {
  const spec = _softmax_meta(self, dim, halfToFloat);
  const outBuffer = outputTarget(out, spec, self.device, [self]);
  softmax__softmax_out_cpu(self, dim, halfToFloat, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function _softmax_backward_data_cpu(gradOutput: Tensor, output: Tensor, dim: number, inputDtype: DType): Tensor {
  const spec = _softmax_backward_data_meta(gradOutput, output, dim, inputDtype);
  const gradInput = allocateOutput(spec, gradOutput.device);
  softmax__softmax_backward_data_out_cpu(gradOutput, output, dim, inputDtype, gradInput);
  return gradInput;
}

export function _softmax_backward_data_out_cpu(gradOutput: Tensor, output: Tensor, dim: number, inputDtype: DType, gradInput: Tensor): Tensor {
  const spec = _softmax_backward_data_meta(gradOutput, output, dim, inputDtype);
  const gradInputBuffer = outputTarget(gradInput, spec, gradOutput.device, [gradOutput, output]);
  softmax__softmax_backward_data_out_cpu(gradOutput, output, dim, inputDtype, gradInputBuffer);
  settle(gradInput, gradInputBuffer);
  return gradInput;
}

export function _log_softmax_cpu(self: Tensor, dim: number, halfToFloat: boolean): Tensor {
  const spec = _log_softmax_meta(self, dim, halfToFloat);
  const out = allocateOutput(spec, self.device);
  softmax__log_softmax_out_cpu(self, dim, halfToFloat, out);
  return out;
}

export function _log_softmax_out_cpu(self: Tensor, dim: number, halfToFloat: boolean, out: Tensor): Tensor {
  const spec = _log_softmax_meta(self, dim, halfToFloat);
  const outBuffer = outputTarget(out, spec, self.device, [self]);
  softmax__log_softmax_out_cpu(self, dim, halfToFloat, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function _log_softmax_backward_data_cpu(gradOutput: Tensor, output: Tensor, dim: number, inputDtype: DType): Tensor {
  const spec = _softmax_backward_data_meta(gradOutput, output, dim, inputDtype);
  const out = allocateOutput(spec, gradOutput.device);
  softmax__log_softmax_backward_data_out_cpu(gradOutput, output, dim, inputDtype, out);
  return out;
}

export function _log_softmax_backward_data_out_cpu(gradOutput: Tensor, output: Tensor, dim: number, inputDtype: DType, out: Tensor): Tensor {
  const spec = _softmax_backward_data_meta(gradOutput, output, dim, inputDtype);
  const outBuffer = outputTarget(out, spec, gradOutput.device, [gradOutput, output]);
  softmax__log_softmax_backward_data_out_cpu(gradOutput, output, dim, inputDtype, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function nll_loss_forward_cpu(self: Tensor, target: Tensor, weight: Tensor | null, reduction: number, ignoreIndex: number): readonly [Tensor, Tensor] {
  const specs = nll_loss_forward_meta(self, target, weight, reduction);
  const output = allocateOutput(specs[0], self.device);
  const totalWeight = allocateOutput(specs[1], self.device);
  nll_loss_nll_loss_forward_output_cpu(self, target, weight, reduction, ignoreIndex, output, totalWeight);
  return [output, totalWeight];
}

export function nll_loss_forward_output_cpu(self: Tensor, target: Tensor, weight: Tensor | null, reduction: number, ignoreIndex: number, output: Tensor, totalWeight: Tensor): readonly [Tensor, Tensor] {
  const specs = nll_loss_forward_meta(self, target, weight, reduction);
  const outputBuffer = outputTarget(output, specs[0], self.device, [self, target, weight]);
  const totalWeightBuffer = outputTarget(totalWeight, specs[1], self.device, [self, target, weight]);
  nll_loss_nll_loss_forward_output_cpu(self, target, weight, reduction, ignoreIndex, outputBuffer, totalWeightBuffer);
  settle(output, outputBuffer);
  settle(totalWeight, totalWeightBuffer);
  return [output, totalWeight];
}

export function nll_loss_backward_cpu(gradOutput: Tensor, self: Tensor, target: Tensor, weight: Tensor | null, reduction: number, ignoreIndex: number, totalWeight: Tensor): Tensor {
  const spec = nll_loss_backward_meta(gradOutput, self, target, weight, reduction, ignoreIndex, totalWeight);
  const gradInput = allocateOutput(spec, gradOutput.device);
  nll_loss_nll_loss_backward_grad_input_cpu(gradOutput, self, target, weight, reduction, ignoreIndex, totalWeight, gradInput);
  return gradInput;
}

export function nll_loss_backward_grad_input_cpu(gradOutput: Tensor, self: Tensor, target: Tensor, weight: Tensor | null, reduction: number, ignoreIndex: number, totalWeight: Tensor, gradInput: Tensor): Tensor {
  const spec = nll_loss_backward_meta(gradOutput, self, target, weight, reduction, ignoreIndex, totalWeight);
  const gradInputBuffer = outputTarget(gradInput, spec, gradOutput.device, [gradOutput, self, target, weight, totalWeight]);
  nll_loss_nll_loss_backward_grad_input_cpu(gradOutput, self, target, weight, reduction, ignoreIndex, totalWeight, gradInputBuffer);
  settle(gradInput, gradInputBuffer);
  return gradInput;
}

export function nll_loss2d_forward_cpu(self: Tensor, target: Tensor, weight: Tensor | null, reduction: number, ignoreIndex: number): readonly [Tensor, Tensor] {
  const specs = nll_loss2d_forward_meta(self, target, weight, reduction);
  const output = allocateOutput(specs[0], self.device);
  const totalWeight = allocateOutput(specs[1], self.device);
  nll_loss_nll_loss_forward_output_cpu(self, target, weight, reduction, ignoreIndex, output, totalWeight);
  return [output, totalWeight];
}

export function nll_loss2d_forward_output_cpu(self: Tensor, target: Tensor, weight: Tensor | null, reduction: number, ignoreIndex: number, output: Tensor, totalWeight: Tensor): readonly [Tensor, Tensor] {
  const specs = nll_loss2d_forward_meta(self, target, weight, reduction);
  const outputBuffer = outputTarget(output, specs[0], self.device, [self, target, weight]);
  const totalWeightBuffer = outputTarget(totalWeight, specs[1], self.device, [self, target, weight]);
  nll_loss_nll_loss_forward_output_cpu(self, target, weight, reduction, ignoreIndex, outputBuffer, totalWeightBuffer);
  settle(output, outputBuffer);
  settle(totalWeight, totalWeightBuffer);
  return [output, totalWeight];
}

export function nll_loss2d_backward_cpu(gradOutput: Tensor, self: Tensor, target: Tensor, weight: Tensor | null, reduction: number, ignoreIndex: number, totalWeight: Tensor): Tensor {
  const spec = nll_loss2d_backward_meta(gradOutput, self, target, weight, reduction);
  const gradInput = allocateOutput(spec, gradOutput.device);
  nll_loss_nll_loss_backward_grad_input_cpu(gradOutput, self, target, weight, reduction, ignoreIndex, totalWeight, gradInput);
  return gradInput;
}

export function nll_loss2d_backward_grad_input_cpu(gradOutput: Tensor, self: Tensor, target: Tensor, weight: Tensor | null, reduction: number, ignoreIndex: number, totalWeight: Tensor, gradInput: Tensor): Tensor {
  const spec = nll_loss2d_backward_meta(gradOutput, self, target, weight, reduction);
  const gradInputBuffer = outputTarget(gradInput, spec, gradOutput.device, [gradOutput, self, target, weight, totalWeight]);
  nll_loss_nll_loss_backward_grad_input_cpu(gradOutput, self, target, weight, reduction, ignoreIndex, totalWeight, gradInputBuffer);
  settle(gradInput, gradInputBuffer);
  return gradInput;
}

export function renorm_cpu(self: Tensor, p: Scalar, dim: number, maxnorm: Scalar): Tensor {
  const spec = renorm_meta(self, p, dim, maxnorm);
  const out = allocateOutput(spec, self.device);
  renorm_renorm_out_cpu(self, p, dim, maxnorm, out);
  return out;
}

export function renorm__cpu(self: Tensor, p: Scalar, dim: number, maxnorm: Scalar): Tensor {
  const spec = renorm_meta(self, p, dim, maxnorm);
  prepareInPlace(self, spec);
  const result = allocateOutput(spec, self.device);
  renorm_renorm_out_cpu(self, p, dim, maxnorm, result);
  return copyResult(self, result);
}

export function renorm_out_cpu(self: Tensor, p: Scalar, dim: number, maxnorm: Scalar, out: Tensor): Tensor {
  const spec = renorm_meta(self, p, dim, maxnorm);
  const outBuffer = outputTarget(out, spec, self.device, [self]);
  renorm_renorm_out_cpu(self, p, dim, maxnorm, outBuffer);
  settle(out, outBuffer);
  return out;
}
