// @generated from native_functions.yaml by `npm run codegen`. Do not edit.
// Structured operators on CPU: shapes from the meta function, values from the kernel, into a fresh, an own or a given output.

import type {
  DType,
} from "../../runtime/core/dtype.js";
import type {
  Scalar,
} from "../../runtime/core/scalar.js";
import type {
  Tensor,
} from "../../runtime/core/tensor.js";
import {
  embedding_dense_backward_out_cpu,
  gather_out_cpu,
  index_add_out_cpu,
  index_copy_out_cpu,
  index_reduce_out_cpu,
  index_select_out_cpu,
  scatter_add_out_cpu,
  scatter_reduce_out_cpu,
  scatter_reduce_two_out_cpu,
  scatter_src_out_cpu,
  scatter_value_out_cpu,
  scatter_value_reduce_out_cpu,
  take_out_cpu,
  tril_out_cpu,
  triu_out_cpu,
  unfold_backward_out_cpu,
} from "../../runtime/kernels/cpu/gather-scatter.js";
import {
  cat_out_cpu,
  flip_out_cpu,
} from "../../runtime/kernels/cpu/joining.js";
import {
  addmm_out_cpu,
  addmv_out_cpu,
  baddbmm_out_cpu,
  bmm_out_cpu,
  mm_out_cpu,
} from "../../runtime/kernels/cpu/matmul.js";
import {
  nll_loss_backward_grad_input_cpu,
  nll_loss_forward_output_cpu,
} from "../../runtime/kernels/cpu/nll-loss.js";
import {
  reflection_pad1d_backward_out_cpu,
  reflection_pad1d_out_cpu,
  reflection_pad2d_backward_out_cpu,
  reflection_pad2d_out_cpu,
  reflection_pad3d_backward_out_cpu,
  reflection_pad3d_out_cpu,
  replication_pad1d_backward_out_cpu,
  replication_pad1d_out_cpu,
  replication_pad2d_backward_out_cpu,
  replication_pad2d_out_cpu,
  replication_pad3d_backward_out_cpu,
  replication_pad3d_out_cpu,
} from "../../runtime/kernels/cpu/padding.js";
import {
  all_all_out_cpu,
  all_out_cpu,
  amax_out_cpu,
  amin_out_cpu,
  aminmax_out_cpu,
  any_all_out_cpu,
  any_out_cpu,
  argmax_out_cpu,
  argmin_out_cpu,
  cumprod_out_cpu,
  cumsum_out_cpu,
  linalg_vector_norm_out_cpu,
  logcumsumexp_out_cpu,
  max_dim_out_cpu,
  mean_out_cpu,
  min_dim_out_cpu,
  nansum_out_cpu,
  norm_dtype_out_cpu,
  norm_out_cpu,
  prod_out_cpu,
  std_mean_out_cpu,
  std_out_cpu,
  sum_out_cpu,
  var_mean_out_cpu,
  var_out_cpu,
} from "../../runtime/kernels/cpu/reductions.js";
import {
  renorm_out_cpu,
} from "../../runtime/kernels/cpu/renorm.js";
import {
  bucketize_Tensor_out_cpu,
  isin_Scalar_Tensor_out_cpu,
  isin_Tensor_Scalar_out_cpu,
  isin_Tensor_Tensor_out_cpu,
  searchsorted_Tensor_out_cpu,
} from "../../runtime/kernels/cpu/search.js";
import {
  _log_softmax_backward_data_out_cpu,
  _log_softmax_out_cpu,
  _softmax_backward_data_out_cpu,
  _softmax_out_cpu,
} from "../../runtime/kernels/cpu/softmax.js";
import {
  sort_values_stable_cpu,
  topk_values_cpu,
} from "../../runtime/kernels/cpu/sort.js";
import {
  cummax_out_cpu,
  cummin_out_cpu,
  histc_out_cpu,
  kthvalue_values_cpu,
  median_dim_values_cpu,
  mode_values_cpu,
  nanmedian_dim_values_cpu,
} from "../../runtime/kernels/cpu/statistics.js";
import {
  embedding_dense_backward_spec,
  flip_spec,
  gather_spec,
  index_add_spec,
  index_copy_spec,
  index_reduce_spec,
  index_select_spec,
  scatter_add_spec,
  scatter_reduce_spec,
  scatter_reduce_two_spec,
  scatter_src_spec,
  scatter_value_reduce_spec,
  scatter_value_spec,
  take_spec,
  tril_spec,
  triu_spec,
  unfold_backward_spec,
} from "../../runtime/kernels/shapes/indexing.js";
import {
  cat_spec,
} from "../../runtime/kernels/shapes/joining.js";
import {
  addmm_spec,
  addmv_spec,
  baddbmm_spec,
  bmm_spec,
  mm_spec,
} from "../../runtime/kernels/shapes/matmul.js";
import {
  nll_loss2d_backward_spec,
  nll_loss2d_forward_spec,
  nll_loss_backward_spec,
  nll_loss_forward_spec,
} from "../../runtime/kernels/shapes/nll-loss.js";
import {
  allocateOutput,
} from "../../runtime/kernels/shapes/outputs.js";
import {
  reflection_pad1d_backward_spec,
  reflection_pad1d_spec,
  reflection_pad2d_backward_spec,
  reflection_pad2d_spec,
  reflection_pad3d_backward_spec,
  reflection_pad3d_spec,
  replication_pad1d_backward_spec,
  replication_pad1d_spec,
  replication_pad2d_backward_spec,
  replication_pad2d_spec,
  replication_pad3d_backward_spec,
  replication_pad3d_spec,
} from "../../runtime/kernels/shapes/padding.js";
import {
  amax_spec,
  amin_spec,
  aminmax_spec,
  any_all_spec,
  any_dim_spec,
  argmax_spec,
  argmin_spec,
  cumsum_spec,
  linalg_vector_norm_spec,
  logcumsumexp_spec,
  max_dim_spec,
  mean_dim_spec,
  min_dim_spec,
  nansum_spec,
  norm_dtype_spec,
  norm_spec,
  std_spec,
  sum_dim_spec,
  var_mean_spec,
  var_spec,
} from "../../runtime/kernels/shapes/reductions.js";
import {
  renorm_spec,
} from "../../runtime/kernels/shapes/renorm.js";
import {
  _log_softmax_spec,
  _softmax_backward_data_spec,
  _softmax_spec,
} from "../../runtime/kernels/shapes/softmax.js";
import {
  bucketize_Tensor_spec,
  cummax_spec,
  cummin_spec,
  histc_spec,
  isin_Scalar_Tensor_spec,
  isin_Tensor_Scalar_spec,
  isin_Tensor_Tensor_spec,
  kthvalue_spec,
  median_dim_spec,
  mode_spec,
  searchsorted_Tensor_spec,
  sort_stable_spec,
  topk_spec,
} from "../../runtime/kernels/shapes/sort.js";
import {
  copyResult,
  inPlaceTarget,
  outputTarget,
  settle,
} from "../../runtime/kernels/structured.js";

export function structured_unfold_backward_cpu(gradIn: Tensor, inputSizes: readonly number[], dim: number, size: number, step: number): Tensor {
  const spec = unfold_backward_spec(gradIn, inputSizes, dim, size, step);
  const out = allocateOutput(spec, gradIn.device);
  unfold_backward_out_cpu(gradIn, inputSizes, dim, size, step, out);
  return out;
}

export function structured_unfold_backward_out_cpu(gradIn: Tensor, inputSizes: readonly number[], dim: number, size: number, step: number, out: Tensor): Tensor {
  const spec = unfold_backward_spec(gradIn, inputSizes, dim, size, step);
  const outBuffer = outputTarget(out, spec, gradIn.device, [gradIn]);
  unfold_backward_out_cpu(gradIn, inputSizes, dim, size, step, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function structured_index_select_cpu(self: Tensor, dim: number, index: Tensor): Tensor {
  const spec = index_select_spec(self, dim, index);
  const out = allocateOutput(spec, self.device);
  index_select_out_cpu(self, dim, index, out);
  return out;
}

export function structured_index_select_out_cpu(self: Tensor, dim: number, index: Tensor, out: Tensor): Tensor {
  const spec = index_select_spec(self, dim, index);
  const outBuffer = outputTarget(out, spec, self.device, [self, index]);
  index_select_out_cpu(self, dim, index, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function structured_index_add_cpu(self: Tensor, dim: number, index: Tensor, source: Tensor, alpha: Scalar): Tensor {
  const spec = index_add_spec(self, dim, index, source, alpha);
  const out = allocateOutput(spec, self.device);
  index_add_out_cpu(self, dim, index, source, alpha, out);
  return out;
}

export function structured_index_add__cpu(self: Tensor, dim: number, index: Tensor, source: Tensor, alpha: Scalar): Tensor {
  const spec = index_add_spec(self, dim, index, source, alpha);
  const result = inPlaceTarget(self, spec);
  index_add_out_cpu(self, dim, index, source, alpha, result);
  return copyResult(self, result);
}

export function structured_index_add_out_cpu(self: Tensor, dim: number, index: Tensor, source: Tensor, alpha: Scalar, out: Tensor): Tensor {
  const spec = index_add_spec(self, dim, index, source, alpha);
  const outBuffer = outputTarget(out, spec, self.device, [self, index, source]);
  index_add_out_cpu(self, dim, index, source, alpha, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function structured_index_copy_cpu(self: Tensor, dim: number, index: Tensor, source: Tensor): Tensor {
  const spec = index_copy_spec(self, dim, index, source);
  const out = allocateOutput(spec, self.device);
  index_copy_out_cpu(self, dim, index, source, out);
  return out;
}

export function structured_index_copy__cpu(self: Tensor, dim: number, index: Tensor, source: Tensor): Tensor {
  const spec = index_copy_spec(self, dim, index, source);
  const result = inPlaceTarget(self, spec);
  index_copy_out_cpu(self, dim, index, source, result);
  return copyResult(self, result);
}

export function structured_index_copy_out_cpu(self: Tensor, dim: number, index: Tensor, source: Tensor, out: Tensor): Tensor {
  const spec = index_copy_spec(self, dim, index, source);
  const outBuffer = outputTarget(out, spec, self.device, [self, index, source]);
  index_copy_out_cpu(self, dim, index, source, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function structured_gather_cpu(self: Tensor, dim: number, index: Tensor, sparseGrad: boolean): Tensor {
  const spec = gather_spec(self, dim, index, sparseGrad);
  const out = allocateOutput(spec, self.device);
  gather_out_cpu(self, dim, index, sparseGrad, out);
  return out;
}

export function structured_gather_out_cpu(self: Tensor, dim: number, index: Tensor, sparseGrad: boolean, out: Tensor): Tensor {
  const spec = gather_spec(self, dim, index, sparseGrad);
  const outBuffer = outputTarget(out, spec, self.device, [self, index]);
  gather_out_cpu(self, dim, index, sparseGrad, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function structured_scatter_src_cpu(self: Tensor, dim: number, index: Tensor, src: Tensor): Tensor {
  const spec = scatter_src_spec(self, dim, index, src);
  const out = allocateOutput(spec, self.device);
  scatter_src_out_cpu(self, dim, index, src, out);
  return out;
}

export function structured_scatter__src_cpu(self: Tensor, dim: number, index: Tensor, src: Tensor): Tensor {
  const spec = scatter_src_spec(self, dim, index, src);
  const result = inPlaceTarget(self, spec);
  scatter_src_out_cpu(self, dim, index, src, result);
  return copyResult(self, result);
}

export function structured_scatter_src_out_cpu(self: Tensor, dim: number, index: Tensor, src: Tensor, out: Tensor): Tensor {
  const spec = scatter_src_spec(self, dim, index, src);
  const outBuffer = outputTarget(out, spec, self.device, [self, index, src]);
  scatter_src_out_cpu(self, dim, index, src, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function structured_scatter_value_cpu(self: Tensor, dim: number, index: Tensor, value: Scalar): Tensor {
  const spec = scatter_value_spec(self, dim, index, value);
  const out = allocateOutput(spec, self.device);
  scatter_value_out_cpu(self, dim, index, value, out);
  return out;
}

export function structured_scatter__value_cpu(self: Tensor, dim: number, index: Tensor, value: Scalar): Tensor {
  const spec = scatter_value_spec(self, dim, index, value);
  const result = inPlaceTarget(self, spec);
  scatter_value_out_cpu(self, dim, index, value, result);
  return copyResult(self, result);
}

export function structured_scatter_value_out_cpu(self: Tensor, dim: number, index: Tensor, value: Scalar, out: Tensor): Tensor {
  const spec = scatter_value_spec(self, dim, index, value);
  const outBuffer = outputTarget(out, spec, self.device, [self, index]);
  scatter_value_out_cpu(self, dim, index, value, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function structured_scatter_reduce_cpu(self: Tensor, dim: number, index: Tensor, src: Tensor, reduce: string): Tensor {
  const spec = scatter_reduce_spec(self, dim, index, src, reduce);
  const out = allocateOutput(spec, self.device);
  scatter_reduce_out_cpu(self, dim, index, src, reduce, out);
  return out;
}

export function structured_scatter__reduce_cpu(self: Tensor, dim: number, index: Tensor, src: Tensor, reduce: string): Tensor {
  const spec = scatter_reduce_spec(self, dim, index, src, reduce);
  const result = inPlaceTarget(self, spec);
  scatter_reduce_out_cpu(self, dim, index, src, reduce, result);
  return copyResult(self, result);
}

export function structured_scatter_reduce_out_cpu(self: Tensor, dim: number, index: Tensor, src: Tensor, reduce: string, out: Tensor): Tensor {
  const spec = scatter_reduce_spec(self, dim, index, src, reduce);
  const outBuffer = outputTarget(out, spec, self.device, [self, index, src]);
  scatter_reduce_out_cpu(self, dim, index, src, reduce, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function structured_scatter_value_reduce_cpu(self: Tensor, dim: number, index: Tensor, value: Scalar, reduce: string): Tensor {
  const spec = scatter_value_reduce_spec(self, dim, index, value, reduce);
  const out = allocateOutput(spec, self.device);
  scatter_value_reduce_out_cpu(self, dim, index, value, reduce, out);
  return out;
}

export function structured_scatter__value_reduce_cpu(self: Tensor, dim: number, index: Tensor, value: Scalar, reduce: string): Tensor {
  const spec = scatter_value_reduce_spec(self, dim, index, value, reduce);
  const result = inPlaceTarget(self, spec);
  scatter_value_reduce_out_cpu(self, dim, index, value, reduce, result);
  return copyResult(self, result);
}

export function structured_scatter_value_reduce_out_cpu(self: Tensor, dim: number, index: Tensor, value: Scalar, reduce: string, out: Tensor): Tensor {
  const spec = scatter_value_reduce_spec(self, dim, index, value, reduce);
  const outBuffer = outputTarget(out, spec, self.device, [self, index]);
  scatter_value_reduce_out_cpu(self, dim, index, value, reduce, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function structured_scatter_add_cpu(self: Tensor, dim: number, index: Tensor, src: Tensor): Tensor {
  const spec = scatter_add_spec(self, dim, index, src);
  const out = allocateOutput(spec, self.device);
  scatter_add_out_cpu(self, dim, index, src, out);
  return out;
}

export function structured_scatter_add__cpu(self: Tensor, dim: number, index: Tensor, src: Tensor): Tensor {
  const spec = scatter_add_spec(self, dim, index, src);
  const result = inPlaceTarget(self, spec);
  scatter_add_out_cpu(self, dim, index, src, result);
  return copyResult(self, result);
}

export function structured_scatter_add_out_cpu(self: Tensor, dim: number, index: Tensor, src: Tensor, out: Tensor): Tensor {
  const spec = scatter_add_spec(self, dim, index, src);
  const outBuffer = outputTarget(out, spec, self.device, [self, index, src]);
  scatter_add_out_cpu(self, dim, index, src, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function structured_scatter_reduce_two_cpu(self: Tensor, dim: number, index: Tensor, src: Tensor, reduce: string, includeSelf: boolean): Tensor {
  const spec = scatter_reduce_two_spec(self, dim, index, src, reduce, includeSelf);
  const out = allocateOutput(spec, self.device);
  scatter_reduce_two_out_cpu(self, dim, index, src, reduce, includeSelf, out);
  return out;
}

export function structured_scatter_reduce__two_cpu(self: Tensor, dim: number, index: Tensor, src: Tensor, reduce: string, includeSelf: boolean): Tensor {
  const spec = scatter_reduce_two_spec(self, dim, index, src, reduce, includeSelf);
  const result = inPlaceTarget(self, spec);
  scatter_reduce_two_out_cpu(self, dim, index, src, reduce, includeSelf, result);
  return copyResult(self, result);
}

export function structured_scatter_reduce_two_out_cpu(self: Tensor, dim: number, index: Tensor, src: Tensor, reduce: string, includeSelf: boolean, out: Tensor): Tensor {
  const spec = scatter_reduce_two_spec(self, dim, index, src, reduce, includeSelf);
  const outBuffer = outputTarget(out, spec, self.device, [self, index, src]);
  scatter_reduce_two_out_cpu(self, dim, index, src, reduce, includeSelf, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function structured_cat_cpu(tensors: readonly Tensor[], dim: number): Tensor {
  const spec = cat_spec(tensors, dim);
  const out = allocateOutput(spec, tensors[0]!.device);
  cat_out_cpu(tensors, dim, out);
  return out;
}

export function structured_cat_out_cpu(tensors: readonly Tensor[], dim: number, out: Tensor): Tensor {
  const spec = cat_spec(tensors, dim);
  const outBuffer = outputTarget(out, spec, tensors[0]!.device, [...tensors]);
  cat_out_cpu(tensors, dim, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function structured_flip_cpu(self: Tensor, dims: readonly number[]): Tensor {
  const spec = flip_spec(self, dims);
  const out = allocateOutput(spec, self.device);
  flip_out_cpu(self, dims, out);
  return out;
}

export function structured_flip_out_cpu(self: Tensor, dims: readonly number[], out: Tensor): Tensor {
  const spec = flip_spec(self, dims);
  const outBuffer = outputTarget(out, spec, self.device, [self]);
  flip_out_cpu(self, dims, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function structured_tril_cpu(self: Tensor, diagonal: number): Tensor {
  const spec = tril_spec(self, diagonal);
  const out = allocateOutput(spec, self.device);
  tril_out_cpu(self, diagonal, out);
  return out;
}

export function structured_tril__cpu(self: Tensor, diagonal: number): Tensor {
  const spec = tril_spec(self, diagonal);
  const result = inPlaceTarget(self, spec);
  tril_out_cpu(self, diagonal, result);
  return copyResult(self, result);
}

export function structured_tril_out_cpu(self: Tensor, diagonal: number, out: Tensor): Tensor {
  const spec = tril_spec(self, diagonal);
  const outBuffer = outputTarget(out, spec, self.device, [self]);
  tril_out_cpu(self, diagonal, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function structured_triu_cpu(self: Tensor, diagonal: number): Tensor {
  const spec = triu_spec(self, diagonal);
  const out = allocateOutput(spec, self.device);
  triu_out_cpu(self, diagonal, out);
  return out;
}

export function structured_triu__cpu(self: Tensor, diagonal: number): Tensor {
  const spec = triu_spec(self, diagonal);
  const result = inPlaceTarget(self, spec);
  triu_out_cpu(self, diagonal, result);
  return copyResult(self, result);
}

export function structured_triu_out_cpu(self: Tensor, diagonal: number, out: Tensor): Tensor {
  const spec = triu_spec(self, diagonal);
  const outBuffer = outputTarget(out, spec, self.device, [self]);
  triu_out_cpu(self, diagonal, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function structured_embedding_dense_backward_cpu(gradOutput: Tensor, indices: Tensor, numWeights: number, paddingIdx: number, scaleGradByFreq: boolean): Tensor {
  const spec = embedding_dense_backward_spec(gradOutput, indices, numWeights, paddingIdx, scaleGradByFreq);
  const out = allocateOutput(spec, gradOutput.device);
  embedding_dense_backward_out_cpu(gradOutput, indices, numWeights, paddingIdx, scaleGradByFreq, out);
  return out;
}

export function structured_embedding_dense_backward_out_cpu(gradOutput: Tensor, indices: Tensor, numWeights: number, paddingIdx: number, scaleGradByFreq: boolean, out: Tensor): Tensor {
  const spec = embedding_dense_backward_spec(gradOutput, indices, numWeights, paddingIdx, scaleGradByFreq);
  const outBuffer = outputTarget(out, spec, gradOutput.device, [gradOutput, indices]);
  embedding_dense_backward_out_cpu(gradOutput, indices, numWeights, paddingIdx, scaleGradByFreq, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function structured_take_cpu(self: Tensor, index: Tensor): Tensor {
  const spec = take_spec(self, index);
  const out = allocateOutput(spec, self.device);
  take_out_cpu(self, index, out);
  return out;
}

export function structured_take_out_cpu(self: Tensor, index: Tensor, out: Tensor): Tensor {
  const spec = take_spec(self, index);
  const outBuffer = outputTarget(out, spec, self.device, [self, index]);
  take_out_cpu(self, index, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function structured_bucketize_Tensor_cpu(self: Tensor, boundaries: Tensor, outInt32: boolean, right: boolean): Tensor {
  const spec = bucketize_Tensor_spec(self, boundaries, outInt32, right);
  const out = allocateOutput(spec, self.device);
  bucketize_Tensor_out_cpu(self, boundaries, outInt32, right, out);
  return out;
}

export function structured_bucketize_Tensor_out_cpu(self: Tensor, boundaries: Tensor, outInt32: boolean, right: boolean, out: Tensor): Tensor {
  const spec = bucketize_Tensor_spec(self, boundaries, outInt32, right);
  const outBuffer = outputTarget(out, spec, self.device, [self, boundaries]);
  bucketize_Tensor_out_cpu(self, boundaries, outInt32, right, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function structured_searchsorted_Tensor_cpu(sortedSequence: Tensor, self: Tensor, outInt32: boolean, right: boolean, side: string | null, sorter: Tensor | null): Tensor {
  const spec = searchsorted_Tensor_spec(sortedSequence, self, outInt32, right, side, sorter);
  const out = allocateOutput(spec, sortedSequence.device);
  searchsorted_Tensor_out_cpu(sortedSequence, self, outInt32, right, side, sorter, out);
  return out;
}

export function structured_searchsorted_Tensor_out_cpu(sortedSequence: Tensor, self: Tensor, outInt32: boolean, right: boolean, side: string | null, sorter: Tensor | null, out: Tensor): Tensor {
  const spec = searchsorted_Tensor_spec(sortedSequence, self, outInt32, right, side, sorter);
  const outBuffer = outputTarget(out, spec, sortedSequence.device, [sortedSequence, self, sorter]);
  searchsorted_Tensor_out_cpu(sortedSequence, self, outInt32, right, side, sorter, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function structured_isin_Tensor_Tensor_cpu(elements: Tensor, testElements: Tensor, assumeUnique: boolean, invert: boolean): Tensor {
  const spec = isin_Tensor_Tensor_spec(elements, testElements, assumeUnique, invert);
  const out = allocateOutput(spec, elements.device);
  isin_Tensor_Tensor_out_cpu(elements, testElements, assumeUnique, invert, out);
  return out;
}

export function structured_isin_Tensor_Tensor_out_cpu(elements: Tensor, testElements: Tensor, assumeUnique: boolean, invert: boolean, out: Tensor): Tensor {
  const spec = isin_Tensor_Tensor_spec(elements, testElements, assumeUnique, invert);
  const outBuffer = outputTarget(out, spec, elements.device, [elements, testElements]);
  isin_Tensor_Tensor_out_cpu(elements, testElements, assumeUnique, invert, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function structured_isin_Tensor_Scalar_cpu(elements: Tensor, testElement: Scalar, assumeUnique: boolean, invert: boolean): Tensor {
  const spec = isin_Tensor_Scalar_spec(elements, testElement, assumeUnique, invert);
  const out = allocateOutput(spec, elements.device);
  isin_Tensor_Scalar_out_cpu(elements, testElement, assumeUnique, invert, out);
  return out;
}

export function structured_isin_Tensor_Scalar_out_cpu(elements: Tensor, testElement: Scalar, assumeUnique: boolean, invert: boolean, out: Tensor): Tensor {
  const spec = isin_Tensor_Scalar_spec(elements, testElement, assumeUnique, invert);
  const outBuffer = outputTarget(out, spec, elements.device, [elements]);
  isin_Tensor_Scalar_out_cpu(elements, testElement, assumeUnique, invert, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function structured_isin_Scalar_Tensor_cpu(element: Scalar, testElements: Tensor, assumeUnique: boolean, invert: boolean): Tensor {
  const spec = isin_Scalar_Tensor_spec(element, testElements, assumeUnique, invert);
  const out = allocateOutput(spec, testElements.device);
  isin_Scalar_Tensor_out_cpu(element, testElements, assumeUnique, invert, out);
  return out;
}

export function structured_isin_Scalar_Tensor_out_cpu(element: Scalar, testElements: Tensor, assumeUnique: boolean, invert: boolean, out: Tensor): Tensor {
  const spec = isin_Scalar_Tensor_spec(element, testElements, assumeUnique, invert);
  const outBuffer = outputTarget(out, spec, testElements.device, [testElements]);
  isin_Scalar_Tensor_out_cpu(element, testElements, assumeUnique, invert, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function structured_reflection_pad1d_cpu(self: Tensor, padding: readonly number[]): Tensor {
  const spec = reflection_pad1d_spec(self, padding);
  const out = allocateOutput(spec, self.device);
  reflection_pad1d_out_cpu(self, padding, out);
  return out;
}

export function structured_reflection_pad1d_out_cpu(self: Tensor, padding: readonly number[], out: Tensor): Tensor {
  const spec = reflection_pad1d_spec(self, padding);
  const outBuffer = outputTarget(out, spec, self.device, [self]);
  reflection_pad1d_out_cpu(self, padding, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function structured_reflection_pad1d_backward_cpu(gradOutput: Tensor, self: Tensor, padding: readonly number[]): Tensor {
  const spec = reflection_pad1d_backward_spec(gradOutput, self, padding);
  const gradInput = allocateOutput(spec, gradOutput.device);
  reflection_pad1d_backward_out_cpu(gradOutput, self, padding, gradInput);
  return gradInput;
}

export function structured_reflection_pad1d_backward_grad_input_cpu(gradOutput: Tensor, self: Tensor, padding: readonly number[], gradInput: Tensor): Tensor {
  const spec = reflection_pad1d_backward_spec(gradOutput, self, padding);
  const gradInputBuffer = outputTarget(gradInput, spec, gradOutput.device, [gradOutput, self]);
  reflection_pad1d_backward_out_cpu(gradOutput, self, padding, gradInputBuffer);
  settle(gradInput, gradInputBuffer);
  return gradInput;
}

export function structured_reflection_pad2d_cpu(self: Tensor, padding: readonly number[]): Tensor {
  const spec = reflection_pad2d_spec(self, padding);
  const out = allocateOutput(spec, self.device);
  reflection_pad2d_out_cpu(self, padding, out);
  return out;
}

export function structured_reflection_pad2d_out_cpu(self: Tensor, padding: readonly number[], out: Tensor): Tensor {
  const spec = reflection_pad2d_spec(self, padding);
  const outBuffer = outputTarget(out, spec, self.device, [self]);
  reflection_pad2d_out_cpu(self, padding, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function structured_reflection_pad2d_backward_cpu(gradOutput: Tensor, self: Tensor, padding: readonly number[]): Tensor {
  const spec = reflection_pad2d_backward_spec(gradOutput, self, padding);
  const gradInput = allocateOutput(spec, gradOutput.device);
  reflection_pad2d_backward_out_cpu(gradOutput, self, padding, gradInput);
  return gradInput;
}

export function structured_reflection_pad2d_backward_grad_input_cpu(gradOutput: Tensor, self: Tensor, padding: readonly number[], gradInput: Tensor): Tensor {
  const spec = reflection_pad2d_backward_spec(gradOutput, self, padding);
  const gradInputBuffer = outputTarget(gradInput, spec, gradOutput.device, [gradOutput, self]);
  reflection_pad2d_backward_out_cpu(gradOutput, self, padding, gradInputBuffer);
  settle(gradInput, gradInputBuffer);
  return gradInput;
}

export function structured_reflection_pad3d_cpu(self: Tensor, padding: readonly number[]): Tensor {
  const spec = reflection_pad3d_spec(self, padding);
  const out = allocateOutput(spec, self.device);
  reflection_pad3d_out_cpu(self, padding, out);
  return out;
}

export function structured_reflection_pad3d_out_cpu(self: Tensor, padding: readonly number[], out: Tensor): Tensor {
  const spec = reflection_pad3d_spec(self, padding);
  const outBuffer = outputTarget(out, spec, self.device, [self]);
  reflection_pad3d_out_cpu(self, padding, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function structured_reflection_pad3d_backward_cpu(gradOutput: Tensor, self: Tensor, padding: readonly number[]): Tensor {
  const spec = reflection_pad3d_backward_spec(gradOutput, self, padding);
  const gradInput = allocateOutput(spec, gradOutput.device);
  reflection_pad3d_backward_out_cpu(gradOutput, self, padding, gradInput);
  return gradInput;
}

export function structured_reflection_pad3d_backward_grad_input_cpu(gradOutput: Tensor, self: Tensor, padding: readonly number[], gradInput: Tensor): Tensor {
  const spec = reflection_pad3d_backward_spec(gradOutput, self, padding);
  const gradInputBuffer = outputTarget(gradInput, spec, gradOutput.device, [gradOutput, self]);
  reflection_pad3d_backward_out_cpu(gradOutput, self, padding, gradInputBuffer);
  settle(gradInput, gradInputBuffer);
  return gradInput;
}

export function structured_replication_pad1d_cpu(self: Tensor, padding: readonly number[]): Tensor {
  const spec = replication_pad1d_spec(self, padding);
  const out = allocateOutput(spec, self.device);
  replication_pad1d_out_cpu(self, padding, out);
  return out;
}

export function structured_replication_pad1d_out_cpu(self: Tensor, padding: readonly number[], out: Tensor): Tensor {
  const spec = replication_pad1d_spec(self, padding);
  const outBuffer = outputTarget(out, spec, self.device, [self]);
  replication_pad1d_out_cpu(self, padding, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function structured_replication_pad1d_backward_cpu(gradOutput: Tensor, self: Tensor, padding: readonly number[]): Tensor {
  const spec = replication_pad1d_backward_spec(gradOutput, self, padding);
  const gradInput = allocateOutput(spec, gradOutput.device);
  replication_pad1d_backward_out_cpu(gradOutput, self, padding, gradInput);
  return gradInput;
}

export function structured_replication_pad1d_backward_grad_input_cpu(gradOutput: Tensor, self: Tensor, padding: readonly number[], gradInput: Tensor): Tensor {
  const spec = replication_pad1d_backward_spec(gradOutput, self, padding);
  const gradInputBuffer = outputTarget(gradInput, spec, gradOutput.device, [gradOutput, self]);
  replication_pad1d_backward_out_cpu(gradOutput, self, padding, gradInputBuffer);
  settle(gradInput, gradInputBuffer);
  return gradInput;
}

export function structured_replication_pad2d_cpu(self: Tensor, padding: readonly number[]): Tensor {
  const spec = replication_pad2d_spec(self, padding);
  const out = allocateOutput(spec, self.device);
  replication_pad2d_out_cpu(self, padding, out);
  return out;
}

export function structured_replication_pad2d_out_cpu(self: Tensor, padding: readonly number[], out: Tensor): Tensor {
  const spec = replication_pad2d_spec(self, padding);
  const outBuffer = outputTarget(out, spec, self.device, [self]);
  replication_pad2d_out_cpu(self, padding, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function structured_replication_pad2d_backward_cpu(gradOutput: Tensor, self: Tensor, padding: readonly number[]): Tensor {
  const spec = replication_pad2d_backward_spec(gradOutput, self, padding);
  const gradInput = allocateOutput(spec, gradOutput.device);
  replication_pad2d_backward_out_cpu(gradOutput, self, padding, gradInput);
  return gradInput;
}

export function structured_replication_pad2d_backward_grad_input_cpu(gradOutput: Tensor, self: Tensor, padding: readonly number[], gradInput: Tensor): Tensor {
  const spec = replication_pad2d_backward_spec(gradOutput, self, padding);
  const gradInputBuffer = outputTarget(gradInput, spec, gradOutput.device, [gradOutput, self]);
  replication_pad2d_backward_out_cpu(gradOutput, self, padding, gradInputBuffer);
  settle(gradInput, gradInputBuffer);
  return gradInput;
}

export function structured_replication_pad3d_cpu(self: Tensor, padding: readonly number[]): Tensor {
  const spec = replication_pad3d_spec(self, padding);
  const out = allocateOutput(spec, self.device);
  replication_pad3d_out_cpu(self, padding, out);
  return out;
}

export function structured_replication_pad3d_out_cpu(self: Tensor, padding: readonly number[], out: Tensor): Tensor {
  const spec = replication_pad3d_spec(self, padding);
  const outBuffer = outputTarget(out, spec, self.device, [self]);
  replication_pad3d_out_cpu(self, padding, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function structured_replication_pad3d_backward_cpu(gradOutput: Tensor, self: Tensor, padding: readonly number[]): Tensor {
  const spec = replication_pad3d_backward_spec(gradOutput, self, padding);
  const gradInput = allocateOutput(spec, gradOutput.device);
  replication_pad3d_backward_out_cpu(gradOutput, self, padding, gradInput);
  return gradInput;
}

export function structured_replication_pad3d_backward_grad_input_cpu(gradOutput: Tensor, self: Tensor, padding: readonly number[], gradInput: Tensor): Tensor {
  const spec = replication_pad3d_backward_spec(gradOutput, self, padding);
  const gradInputBuffer = outputTarget(gradInput, spec, gradOutput.device, [gradOutput, self]);
  replication_pad3d_backward_out_cpu(gradOutput, self, padding, gradInputBuffer);
  settle(gradInput, gradInputBuffer);
  return gradInput;
}

export function structured_index_reduce_cpu(self: Tensor, dim: number, index: Tensor, source: Tensor, reduce: string, includeSelf: boolean): Tensor {
  const spec = index_reduce_spec(self, dim, index, source, reduce, includeSelf);
  const out = allocateOutput(spec, self.device);
  index_reduce_out_cpu(self, dim, index, source, reduce, includeSelf, out);
  return out;
}

export function structured_index_reduce__cpu(self: Tensor, dim: number, index: Tensor, source: Tensor, reduce: string, includeSelf: boolean): Tensor {
  const spec = index_reduce_spec(self, dim, index, source, reduce, includeSelf);
  const result = inPlaceTarget(self, spec);
  index_reduce_out_cpu(self, dim, index, source, reduce, includeSelf, result);
  return copyResult(self, result);
}

export function structured_index_reduce_out_cpu(self: Tensor, dim: number, index: Tensor, source: Tensor, reduce: string, includeSelf: boolean, out: Tensor): Tensor {
  const spec = index_reduce_spec(self, dim, index, source, reduce, includeSelf);
  const outBuffer = outputTarget(out, spec, self.device, [self, index, source]);
  index_reduce_out_cpu(self, dim, index, source, reduce, includeSelf, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function structured_sort_stable_cpu(self: Tensor, stable: boolean | null, dim: number, descending: boolean): readonly [Tensor, Tensor] {
  const specs = sort_stable_spec(self, stable, dim, descending);
  const values = allocateOutput(specs[0], self.device);
  const indices = allocateOutput(specs[1], self.device);
  sort_values_stable_cpu(self, stable, dim, descending, values, indices);
  return [values, indices];
}

export function structured_sort_values_stable_cpu(self: Tensor, stable: boolean | null, dim: number, descending: boolean, values: Tensor, indices: Tensor): readonly [Tensor, Tensor] {
  const specs = sort_stable_spec(self, stable, dim, descending);
  const valuesBuffer = outputTarget(values, specs[0], self.device, [self]);
  const indicesBuffer = outputTarget(indices, specs[1], self.device, [self]);
  sort_values_stable_cpu(self, stable, dim, descending, valuesBuffer, indicesBuffer);
  settle(values, valuesBuffer);
  settle(indices, indicesBuffer);
  return [values, indices];
}

export function structured_topk_cpu(self: Tensor, k: number, dim: number, largest: boolean, sorted: boolean): readonly [Tensor, Tensor] {
  const specs = topk_spec(self, k, dim, largest, sorted);
  const values = allocateOutput(specs[0], self.device);
  const indices = allocateOutput(specs[1], self.device);
  topk_values_cpu(self, k, dim, largest, sorted, values, indices);
  return [values, indices];
}

export function structured_topk_values_cpu(self: Tensor, k: number, dim: number, largest: boolean, sorted: boolean, values: Tensor, indices: Tensor): readonly [Tensor, Tensor] {
  const specs = topk_spec(self, k, dim, largest, sorted);
  const valuesBuffer = outputTarget(values, specs[0], self.device, [self]);
  const indicesBuffer = outputTarget(indices, specs[1], self.device, [self]);
  topk_values_cpu(self, k, dim, largest, sorted, valuesBuffer, indicesBuffer);
  settle(values, valuesBuffer);
  settle(indices, indicesBuffer);
  return [values, indices];
}

export function structured_kthvalue_cpu(self: Tensor, k: number, dim: number, keepdim: boolean): readonly [Tensor, Tensor] {
  const specs = kthvalue_spec(self, k, dim, keepdim);
  const values = allocateOutput(specs[0], self.device);
  const indices = allocateOutput(specs[1], self.device);
  kthvalue_values_cpu(self, k, dim, keepdim, values, indices);
  return [values, indices];
}

export function structured_kthvalue_values_cpu(self: Tensor, k: number, dim: number, keepdim: boolean, values: Tensor, indices: Tensor): readonly [Tensor, Tensor] {
  const specs = kthvalue_spec(self, k, dim, keepdim);
  const valuesBuffer = outputTarget(values, specs[0], self.device, [self]);
  const indicesBuffer = outputTarget(indices, specs[1], self.device, [self]);
  kthvalue_values_cpu(self, k, dim, keepdim, valuesBuffer, indicesBuffer);
  settle(values, valuesBuffer);
  settle(indices, indicesBuffer);
  return [values, indices];
}

export function structured_median_dim_cpu(self: Tensor, dim: number, keepdim: boolean): readonly [Tensor, Tensor] {
  const specs = median_dim_spec(self, dim, keepdim);
  const values = allocateOutput(specs[0], self.device);
  const indices = allocateOutput(specs[1], self.device);
  median_dim_values_cpu(self, dim, keepdim, values, indices);
  return [values, indices];
}

export function structured_median_dim_values_cpu(self: Tensor, dim: number, keepdim: boolean, values: Tensor, indices: Tensor): readonly [Tensor, Tensor] {
  const specs = median_dim_spec(self, dim, keepdim);
  const valuesBuffer = outputTarget(values, specs[0], self.device, [self]);
  const indicesBuffer = outputTarget(indices, specs[1], self.device, [self]);
  median_dim_values_cpu(self, dim, keepdim, valuesBuffer, indicesBuffer);
  settle(values, valuesBuffer);
  settle(indices, indicesBuffer);
  return [values, indices];
}

export function structured_nanmedian_dim_cpu(self: Tensor, dim: number, keepdim: boolean): readonly [Tensor, Tensor] {
  const specs = median_dim_spec(self, dim, keepdim);
  const values = allocateOutput(specs[0], self.device);
  const indices = allocateOutput(specs[1], self.device);
  nanmedian_dim_values_cpu(self, dim, keepdim, values, indices);
  return [values, indices];
}

export function structured_nanmedian_dim_values_cpu(self: Tensor, dim: number, keepdim: boolean, values: Tensor, indices: Tensor): readonly [Tensor, Tensor] {
  const specs = median_dim_spec(self, dim, keepdim);
  const valuesBuffer = outputTarget(values, specs[0], self.device, [self]);
  const indicesBuffer = outputTarget(indices, specs[1], self.device, [self]);
  nanmedian_dim_values_cpu(self, dim, keepdim, valuesBuffer, indicesBuffer);
  settle(values, valuesBuffer);
  settle(indices, indicesBuffer);
  return [values, indices];
}

export function structured_mode_cpu(self: Tensor, dim: number, keepdim: boolean): readonly [Tensor, Tensor] {
  const specs = mode_spec(self, dim, keepdim);
  const values = allocateOutput(specs[0], self.device);
  const indices = allocateOutput(specs[1], self.device);
  mode_values_cpu(self, dim, keepdim, values, indices);
  return [values, indices];
}

export function structured_mode_values_cpu(self: Tensor, dim: number, keepdim: boolean, values: Tensor, indices: Tensor): readonly [Tensor, Tensor] {
  const specs = mode_spec(self, dim, keepdim);
  const valuesBuffer = outputTarget(values, specs[0], self.device, [self]);
  const indicesBuffer = outputTarget(indices, specs[1], self.device, [self]);
  mode_values_cpu(self, dim, keepdim, valuesBuffer, indicesBuffer);
  settle(values, valuesBuffer);
  settle(indices, indicesBuffer);
  return [values, indices];
}

export function structured_histc_cpu(self: Tensor, bins: number, min: Scalar, max: Scalar): Tensor {
  const spec = histc_spec(self, bins, min, max);
  const out = allocateOutput(spec, self.device);
  histc_out_cpu(self, bins, min, max, out);
  return out;
}

export function structured_histc_out_cpu(self: Tensor, bins: number, min: Scalar, max: Scalar, out: Tensor): Tensor {
  const spec = histc_spec(self, bins, min, max);
  const outBuffer = outputTarget(out, spec, self.device, [self]);
  histc_out_cpu(self, bins, min, max, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function structured_cummax_cpu(self: Tensor, dim: number): readonly [Tensor, Tensor] {
  const specs = cummax_spec(self, dim);
  const values = allocateOutput(specs[0], self.device);
  const indices = allocateOutput(specs[1], self.device);
  cummax_out_cpu(self, dim, values, indices);
  return [values, indices];
}

export function structured_cummax_out_cpu(self: Tensor, dim: number, values: Tensor, indices: Tensor): readonly [Tensor, Tensor] {
  const specs = cummax_spec(self, dim);
  const valuesBuffer = outputTarget(values, specs[0], self.device, [self]);
  const indicesBuffer = outputTarget(indices, specs[1], self.device, [self]);
  cummax_out_cpu(self, dim, valuesBuffer, indicesBuffer);
  settle(values, valuesBuffer);
  settle(indices, indicesBuffer);
  return [values, indices];
}

export function structured_cummin_cpu(self: Tensor, dim: number): readonly [Tensor, Tensor] {
  const specs = cummin_spec(self, dim);
  const values = allocateOutput(specs[0], self.device);
  const indices = allocateOutput(specs[1], self.device);
  cummin_out_cpu(self, dim, values, indices);
  return [values, indices];
}

export function structured_cummin_out_cpu(self: Tensor, dim: number, values: Tensor, indices: Tensor): readonly [Tensor, Tensor] {
  const specs = cummin_spec(self, dim);
  const valuesBuffer = outputTarget(values, specs[0], self.device, [self]);
  const indicesBuffer = outputTarget(indices, specs[1], self.device, [self]);
  cummin_out_cpu(self, dim, valuesBuffer, indicesBuffer);
  settle(values, valuesBuffer);
  settle(indices, indicesBuffer);
  return [values, indices];
}

export function structured_sum_dim_IntList_cpu(self: Tensor, dim: readonly number[] | null, keepdim: boolean, dtype: DType | null): Tensor {
  const spec = sum_dim_spec(self, dim, keepdim, dtype);
  const out = allocateOutput(spec, self.device);
  sum_out_cpu(self, dim, keepdim, dtype, out);
  return out;
}

export function structured_sum_IntList_out_cpu(self: Tensor, dim: readonly number[] | null, keepdim: boolean, dtype: DType | null, out: Tensor): Tensor {
  const spec = sum_dim_spec(self, dim, keepdim, dtype);
  const outBuffer = outputTarget(out, spec, self.device, [self]);
  sum_out_cpu(self, dim, keepdim, dtype, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function structured_mean_dim_cpu(self: Tensor, dim: readonly number[] | null, keepdim: boolean, dtype: DType | null): Tensor {
  const spec = mean_dim_spec(self, dim, keepdim, dtype);
  const out = allocateOutput(spec, self.device);
  mean_out_cpu(self, dim, keepdim, dtype, out);
  return out;
}

export function structured_mean_out_cpu(self: Tensor, dim: readonly number[] | null, keepdim: boolean, dtype: DType | null, out: Tensor): Tensor {
  const spec = mean_dim_spec(self, dim, keepdim, dtype);
  const outBuffer = outputTarget(out, spec, self.device, [self]);
  mean_out_cpu(self, dim, keepdim, dtype, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function structured_prod_dim_int_cpu(self: Tensor, dim: number, keepdim: boolean, dtype: DType | null): Tensor {
  const spec = sum_dim_spec(self, dim, keepdim, dtype);
  const out = allocateOutput(spec, self.device);
  prod_out_cpu(self, dim, keepdim, dtype, out);
  return out;
}

export function structured_prod_int_out_cpu(self: Tensor, dim: number, keepdim: boolean, dtype: DType | null, out: Tensor): Tensor {
  const spec = sum_dim_spec(self, dim, keepdim, dtype);
  const outBuffer = outputTarget(out, spec, self.device, [self]);
  prod_out_cpu(self, dim, keepdim, dtype, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function structured_amax_cpu(self: Tensor, dim: readonly number[], keepdim: boolean): Tensor {
  const spec = amax_spec(self, dim, keepdim);
  const out = allocateOutput(spec, self.device);
  amax_out_cpu(self, dim, keepdim, out);
  return out;
}

export function structured_amax_out_cpu(self: Tensor, dim: readonly number[], keepdim: boolean, out: Tensor): Tensor {
  const spec = amax_spec(self, dim, keepdim);
  const outBuffer = outputTarget(out, spec, self.device, [self]);
  amax_out_cpu(self, dim, keepdim, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function structured_amin_cpu(self: Tensor, dim: readonly number[], keepdim: boolean): Tensor {
  const spec = amin_spec(self, dim, keepdim);
  const out = allocateOutput(spec, self.device);
  amin_out_cpu(self, dim, keepdim, out);
  return out;
}

export function structured_amin_out_cpu(self: Tensor, dim: readonly number[], keepdim: boolean, out: Tensor): Tensor {
  const spec = amin_spec(self, dim, keepdim);
  const outBuffer = outputTarget(out, spec, self.device, [self]);
  amin_out_cpu(self, dim, keepdim, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function structured_aminmax_cpu(self: Tensor, dim: number | null, keepdim: boolean): readonly [Tensor, Tensor] {
  const specs = aminmax_spec(self, dim, keepdim);
  const min = allocateOutput(specs[0], self.device);
  const max = allocateOutput(specs[1], self.device);
  aminmax_out_cpu(self, dim, keepdim, min, max);
  return [min, max];
}

export function structured_aminmax_out_cpu(self: Tensor, dim: number | null, keepdim: boolean, min: Tensor, max: Tensor): readonly [Tensor, Tensor] {
  const specs = aminmax_spec(self, dim, keepdim);
  const minBuffer = outputTarget(min, specs[0], self.device, [self]);
  const maxBuffer = outputTarget(max, specs[1], self.device, [self]);
  aminmax_out_cpu(self, dim, keepdim, minBuffer, maxBuffer);
  settle(min, minBuffer);
  settle(max, maxBuffer);
  return [min, max];
}

export function structured_max_dim_cpu(self: Tensor, dim: number, keepdim: boolean): readonly [Tensor, Tensor] {
  const specs = max_dim_spec(self, dim, keepdim);
  const max = allocateOutput(specs[0], self.device);
  const maxValues = allocateOutput(specs[1], self.device);
  max_dim_out_cpu(self, dim, keepdim, max, maxValues);
  return [max, maxValues];
}

export function structured_max_dim_max_cpu(self: Tensor, dim: number, keepdim: boolean, max: Tensor, maxValues: Tensor): readonly [Tensor, Tensor] {
  const specs = max_dim_spec(self, dim, keepdim);
  const maxBuffer = outputTarget(max, specs[0], self.device, [self]);
  const maxValuesBuffer = outputTarget(maxValues, specs[1], self.device, [self]);
  max_dim_out_cpu(self, dim, keepdim, maxBuffer, maxValuesBuffer);
  settle(max, maxBuffer);
  settle(maxValues, maxValuesBuffer);
  return [max, maxValues];
}

export function structured_min_dim_cpu(self: Tensor, dim: number, keepdim: boolean): readonly [Tensor, Tensor] {
  const specs = min_dim_spec(self, dim, keepdim);
  const min = allocateOutput(specs[0], self.device);
  const minIndices = allocateOutput(specs[1], self.device);
  min_dim_out_cpu(self, dim, keepdim, min, minIndices);
  return [min, minIndices];
}

export function structured_min_dim_min_cpu(self: Tensor, dim: number, keepdim: boolean, min: Tensor, minIndices: Tensor): readonly [Tensor, Tensor] {
  const specs = min_dim_spec(self, dim, keepdim);
  const minBuffer = outputTarget(min, specs[0], self.device, [self]);
  const minIndicesBuffer = outputTarget(minIndices, specs[1], self.device, [self]);
  min_dim_out_cpu(self, dim, keepdim, minBuffer, minIndicesBuffer);
  settle(min, minBuffer);
  settle(minIndices, minIndicesBuffer);
  return [min, minIndices];
}

export function structured_argmax_cpu(self: Tensor, dim: number | null, keepdim: boolean): Tensor {
  const spec = argmax_spec(self, dim, keepdim);
  const out = allocateOutput(spec, self.device);
  argmax_out_cpu(self, dim, keepdim, out);
  return out;
}

export function structured_argmax_out_cpu(self: Tensor, dim: number | null, keepdim: boolean, out: Tensor): Tensor {
  const spec = argmax_spec(self, dim, keepdim);
  const outBuffer = outputTarget(out, spec, self.device, [self]);
  argmax_out_cpu(self, dim, keepdim, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function structured_argmin_cpu(self: Tensor, dim: number | null, keepdim: boolean): Tensor {
  const spec = argmin_spec(self, dim, keepdim);
  const out = allocateOutput(spec, self.device);
  argmin_out_cpu(self, dim, keepdim, out);
  return out;
}

export function structured_argmin_out_cpu(self: Tensor, dim: number | null, keepdim: boolean, out: Tensor): Tensor {
  const spec = argmin_spec(self, dim, keepdim);
  const outBuffer = outputTarget(out, spec, self.device, [self]);
  argmin_out_cpu(self, dim, keepdim, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function structured_any_dim_cpu(self: Tensor, dim: number, keepdim: boolean): Tensor {
  const spec = any_dim_spec(self, dim, keepdim);
  const out = allocateOutput(spec, self.device);
  any_out_cpu(self, dim, keepdim, out);
  return out;
}

export function structured_any_out_cpu(self: Tensor, dim: number, keepdim: boolean, out: Tensor): Tensor {
  const spec = any_dim_spec(self, dim, keepdim);
  const outBuffer = outputTarget(out, spec, self.device, [self]);
  any_out_cpu(self, dim, keepdim, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function structured_any_cpu(self: Tensor): Tensor {
  const spec = any_all_spec(self);
  const out = allocateOutput(spec, self.device);
  any_all_out_cpu(self, out);
  return out;
}

export function structured_any_all_out_cpu(self: Tensor, out: Tensor): Tensor {
  const spec = any_all_spec(self);
  const outBuffer = outputTarget(out, spec, self.device, [self]);
  any_all_out_cpu(self, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function structured_all_dim_cpu(self: Tensor, dim: number, keepdim: boolean): Tensor {
  const spec = any_dim_spec(self, dim, keepdim);
  const out = allocateOutput(spec, self.device);
  all_out_cpu(self, dim, keepdim, out);
  return out;
}

export function structured_all_out_cpu(self: Tensor, dim: number, keepdim: boolean, out: Tensor): Tensor {
  const spec = any_dim_spec(self, dim, keepdim);
  const outBuffer = outputTarget(out, spec, self.device, [self]);
  all_out_cpu(self, dim, keepdim, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function structured_all_cpu(self: Tensor): Tensor {
  const spec = any_all_spec(self);
  const out = allocateOutput(spec, self.device);
  all_all_out_cpu(self, out);
  return out;
}

export function structured_all_all_out_cpu(self: Tensor, out: Tensor): Tensor {
  const spec = any_all_spec(self);
  const outBuffer = outputTarget(out, spec, self.device, [self]);
  all_all_out_cpu(self, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function structured_var_correction_cpu(self: Tensor, dim: readonly number[] | null, correction: number | null, keepdim: boolean): Tensor {
  const spec = var_spec(self, dim, correction, keepdim);
  const out = allocateOutput(spec, self.device);
  var_out_cpu(self, dim, correction, keepdim, out);
  return out;
}

export function structured_var_correction_out_cpu(self: Tensor, dim: readonly number[] | null, correction: number | null, keepdim: boolean, out: Tensor): Tensor {
  const spec = var_spec(self, dim, correction, keepdim);
  const outBuffer = outputTarget(out, spec, self.device, [self]);
  var_out_cpu(self, dim, correction, keepdim, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function structured_std_correction_cpu(self: Tensor, dim: readonly number[] | null, correction: number | null, keepdim: boolean): Tensor {
  const spec = std_spec(self, dim, correction, keepdim);
  const out = allocateOutput(spec, self.device);
  std_out_cpu(self, dim, correction, keepdim, out);
  return out;
}

export function structured_std_correction_out_cpu(self: Tensor, dim: readonly number[] | null, correction: number | null, keepdim: boolean, out: Tensor): Tensor {
  const spec = std_spec(self, dim, correction, keepdim);
  const outBuffer = outputTarget(out, spec, self.device, [self]);
  std_out_cpu(self, dim, correction, keepdim, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function structured_var_mean_correction_cpu(self: Tensor, dim: readonly number[] | null, correction: number | null, keepdim: boolean): readonly [Tensor, Tensor] {
  const specs = var_mean_spec(self, dim, correction, keepdim);
  const out0 = allocateOutput(specs[0], self.device);
  const out1 = allocateOutput(specs[1], self.device);
  var_mean_out_cpu(self, dim, correction, keepdim, out0, out1);
  return [out0, out1];
}

export function structured_var_mean_correction_out_cpu(self: Tensor, dim: readonly number[] | null, correction: number | null, keepdim: boolean, out0: Tensor, out1: Tensor): readonly [Tensor, Tensor] {
  const specs = var_mean_spec(self, dim, correction, keepdim);
  const out0Buffer = outputTarget(out0, specs[0], self.device, [self]);
  const out1Buffer = outputTarget(out1, specs[1], self.device, [self]);
  var_mean_out_cpu(self, dim, correction, keepdim, out0Buffer, out1Buffer);
  settle(out0, out0Buffer);
  settle(out1, out1Buffer);
  return [out0, out1];
}

export function structured_std_mean_correction_cpu(self: Tensor, dim: readonly number[] | null, correction: number | null, keepdim: boolean): readonly [Tensor, Tensor] {
  const specs = var_mean_spec(self, dim, correction, keepdim);
  const out0 = allocateOutput(specs[0], self.device);
  const out1 = allocateOutput(specs[1], self.device);
  std_mean_out_cpu(self, dim, correction, keepdim, out0, out1);
  return [out0, out1];
}

export function structured_std_mean_correction_out_cpu(self: Tensor, dim: readonly number[] | null, correction: number | null, keepdim: boolean, out0: Tensor, out1: Tensor): readonly [Tensor, Tensor] {
  const specs = var_mean_spec(self, dim, correction, keepdim);
  const out0Buffer = outputTarget(out0, specs[0], self.device, [self]);
  const out1Buffer = outputTarget(out1, specs[1], self.device, [self]);
  std_mean_out_cpu(self, dim, correction, keepdim, out0Buffer, out1Buffer);
  settle(out0, out0Buffer);
  settle(out1, out1Buffer);
  return [out0, out1];
}

export function structured_norm_ScalarOpt_dim_dtype_cpu(self: Tensor, p: Scalar | null, dim: readonly number[], keepdim: boolean, dtype: DType): Tensor {
  const spec = norm_dtype_spec(self, p, dim, keepdim, dtype);
  const out = allocateOutput(spec, self.device);
  norm_dtype_out_cpu(self, p, dim, keepdim, dtype, out);
  return out;
}

export function structured_norm_dtype_out_cpu(self: Tensor, p: Scalar | null, dim: readonly number[], keepdim: boolean, dtype: DType, out: Tensor): Tensor {
  const spec = norm_dtype_spec(self, p, dim, keepdim, dtype);
  const outBuffer = outputTarget(out, spec, self.device, [self]);
  norm_dtype_out_cpu(self, p, dim, keepdim, dtype, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function structured_norm_ScalarOpt_dim_cpu(self: Tensor, p: Scalar | null, dim: readonly number[], keepdim: boolean): Tensor {
  const spec = norm_spec(self, p, dim, keepdim);
  const out = allocateOutput(spec, self.device);
  norm_out_cpu(self, p, dim, keepdim, out);
  return out;
}

export function structured_norm_out_cpu(self: Tensor, p: Scalar | null, dim: readonly number[], keepdim: boolean, out: Tensor): Tensor {
  const spec = norm_spec(self, p, dim, keepdim);
  const outBuffer = outputTarget(out, spec, self.device, [self]);
  norm_out_cpu(self, p, dim, keepdim, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function structured_linalg_vector_norm_cpu(self: Tensor, ord: Scalar, dim: readonly number[] | null, keepdim: boolean, dtype: DType | null): Tensor {
  const spec = linalg_vector_norm_spec(self, ord, dim, keepdim, dtype);
  const out = allocateOutput(spec, self.device);
  linalg_vector_norm_out_cpu(self, ord, dim, keepdim, dtype, out);
  return out;
}

export function structured_linalg_vector_norm_out_cpu(self: Tensor, ord: Scalar, dim: readonly number[] | null, keepdim: boolean, dtype: DType | null, out: Tensor): Tensor {
  const spec = linalg_vector_norm_spec(self, ord, dim, keepdim, dtype);
  const outBuffer = outputTarget(out, spec, self.device, [self]);
  linalg_vector_norm_out_cpu(self, ord, dim, keepdim, dtype, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function structured_cumsum_cpu(self: Tensor, dim: number, dtype: DType | null): Tensor {
  const spec = cumsum_spec(self, dim, dtype);
  const out = allocateOutput(spec, self.device);
  cumsum_out_cpu(self, dim, dtype, out);
  return out;
}

export function structured_cumsum__cpu(self: Tensor, dim: number, dtype: DType | null): Tensor {
  const spec = cumsum_spec(self, dim, dtype);
  const result = inPlaceTarget(self, spec);
  cumsum_out_cpu(self, dim, dtype, result);
  return copyResult(self, result);
}

export function structured_cumsum_out_cpu(self: Tensor, dim: number, dtype: DType | null, out: Tensor): Tensor {
  const spec = cumsum_spec(self, dim, dtype);
  const outBuffer = outputTarget(out, spec, self.device, [self]);
  cumsum_out_cpu(self, dim, dtype, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function structured_cumprod_cpu(self: Tensor, dim: number, dtype: DType | null): Tensor {
  const spec = cumsum_spec(self, dim, dtype);
  const out = allocateOutput(spec, self.device);
  cumprod_out_cpu(self, dim, dtype, out);
  return out;
}

export function structured_cumprod__cpu(self: Tensor, dim: number, dtype: DType | null): Tensor {
  const spec = cumsum_spec(self, dim, dtype);
  const result = inPlaceTarget(self, spec);
  cumprod_out_cpu(self, dim, dtype, result);
  return copyResult(self, result);
}

export function structured_cumprod_out_cpu(self: Tensor, dim: number, dtype: DType | null, out: Tensor): Tensor {
  const spec = cumsum_spec(self, dim, dtype);
  const outBuffer = outputTarget(out, spec, self.device, [self]);
  cumprod_out_cpu(self, dim, dtype, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function structured_nansum_cpu(self: Tensor, dim: readonly number[] | null, keepdim: boolean, dtype: DType | null): Tensor {
  const spec = nansum_spec(self, dim, keepdim, dtype);
  const out = allocateOutput(spec, self.device);
  nansum_out_cpu(self, dim, keepdim, dtype, out);
  return out;
}

export function structured_nansum_out_cpu(self: Tensor, dim: readonly number[] | null, keepdim: boolean, dtype: DType | null, out: Tensor): Tensor {
  const spec = nansum_spec(self, dim, keepdim, dtype);
  const outBuffer = outputTarget(out, spec, self.device, [self]);
  nansum_out_cpu(self, dim, keepdim, dtype, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function structured_logcumsumexp_cpu(self: Tensor, dim: number): Tensor {
  const spec = logcumsumexp_spec(self, dim);
  const out = allocateOutput(spec, self.device);
  logcumsumexp_out_cpu(self, dim, out);
  return out;
}

export function structured_logcumsumexp_out_cpu(self: Tensor, dim: number, out: Tensor): Tensor {
  const spec = logcumsumexp_spec(self, dim);
  const outBuffer = outputTarget(out, spec, self.device, [self]);
  logcumsumexp_out_cpu(self, dim, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function structured_mm_cpu(self: Tensor, mat2: Tensor): Tensor {
  const spec = mm_spec(self, mat2);
  const out = allocateOutput(spec, self.device);
  mm_out_cpu(self, mat2, out);
  return out;
}

export function structured_mm_out_cpu(self: Tensor, mat2: Tensor, out: Tensor): Tensor {
  const spec = mm_spec(self, mat2);
  const outBuffer = outputTarget(out, spec, self.device, [self, mat2]);
  mm_out_cpu(self, mat2, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function structured_addmm_cpu(self: Tensor, mat1: Tensor, mat2: Tensor, beta: Scalar, alpha: Scalar): Tensor {
  const spec = addmm_spec(self, mat1, mat2, beta, alpha);
  const out = allocateOutput(spec, self.device);
  addmm_out_cpu(self, mat1, mat2, beta, alpha, out);
  return out;
}

export function structured_addmm__cpu(self: Tensor, mat1: Tensor, mat2: Tensor, beta: Scalar, alpha: Scalar): Tensor {
  const spec = addmm_spec(self, mat1, mat2, beta, alpha);
  const result = inPlaceTarget(self, spec);
  addmm_out_cpu(self, mat1, mat2, beta, alpha, result);
  return copyResult(self, result);
}

export function structured_addmm_out_cpu(self: Tensor, mat1: Tensor, mat2: Tensor, beta: Scalar, alpha: Scalar, out: Tensor): Tensor {
  const spec = addmm_spec(self, mat1, mat2, beta, alpha);
  const outBuffer = outputTarget(out, spec, self.device, [self, mat1, mat2]);
  addmm_out_cpu(self, mat1, mat2, beta, alpha, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function structured_bmm_cpu(self: Tensor, mat2: Tensor): Tensor {
  const spec = bmm_spec(self, mat2);
  const out = allocateOutput(spec, self.device);
  bmm_out_cpu(self, mat2, out);
  return out;
}

export function structured_bmm_out_cpu(self: Tensor, mat2: Tensor, out: Tensor): Tensor {
  const spec = bmm_spec(self, mat2);
  const outBuffer = outputTarget(out, spec, self.device, [self, mat2]);
  bmm_out_cpu(self, mat2, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function structured_baddbmm_cpu(self: Tensor, batch1: Tensor, batch2: Tensor, beta: Scalar, alpha: Scalar): Tensor {
  const spec = baddbmm_spec(self, batch1, batch2, beta, alpha);
  const out = allocateOutput(spec, self.device);
  baddbmm_out_cpu(self, batch1, batch2, beta, alpha, out);
  return out;
}

export function structured_baddbmm__cpu(self: Tensor, batch1: Tensor, batch2: Tensor, beta: Scalar, alpha: Scalar): Tensor {
  const spec = baddbmm_spec(self, batch1, batch2, beta, alpha);
  const result = inPlaceTarget(self, spec);
  baddbmm_out_cpu(self, batch1, batch2, beta, alpha, result);
  return copyResult(self, result);
}

export function structured_baddbmm_out_cpu(self: Tensor, batch1: Tensor, batch2: Tensor, beta: Scalar, alpha: Scalar, out: Tensor): Tensor {
  const spec = baddbmm_spec(self, batch1, batch2, beta, alpha);
  const outBuffer = outputTarget(out, spec, self.device, [self, batch1, batch2]);
  baddbmm_out_cpu(self, batch1, batch2, beta, alpha, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function structured_addmv_cpu(self: Tensor, mat: Tensor, vec: Tensor, beta: Scalar, alpha: Scalar): Tensor {
  const spec = addmv_spec(self, mat, vec, beta, alpha);
  const out = allocateOutput(spec, self.device);
  addmv_out_cpu(self, mat, vec, beta, alpha, out);
  return out;
}

export function structured_addmv__cpu(self: Tensor, mat: Tensor, vec: Tensor, beta: Scalar, alpha: Scalar): Tensor {
  const spec = addmv_spec(self, mat, vec, beta, alpha);
  const result = inPlaceTarget(self, spec);
  addmv_out_cpu(self, mat, vec, beta, alpha, result);
  return copyResult(self, result);
}

export function structured_addmv_out_cpu(self: Tensor, mat: Tensor, vec: Tensor, beta: Scalar, alpha: Scalar, out: Tensor): Tensor {
  const spec = addmv_spec(self, mat, vec, beta, alpha);
  const outBuffer = outputTarget(out, spec, self.device, [self, mat, vec]);
  addmv_out_cpu(self, mat, vec, beta, alpha, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function structured__softmax_cpu(self: Tensor, dim: number, halfToFloat: boolean): Tensor {
  const spec = _softmax_spec(self, dim, halfToFloat);
  const out = allocateOutput(spec, self.device);
  _softmax_out_cpu(self, dim, halfToFloat, out);
  return out;
}

export function structured__softmax_out_cpu(self: Tensor, dim: number, halfToFloat: boolean, out: Tensor): Tensor {
  const spec = _softmax_spec(self, dim, halfToFloat);
  const outBuffer = outputTarget(out, spec, self.device, [self]);
  _softmax_out_cpu(self, dim, halfToFloat, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function structured__softmax_backward_data_cpu(gradOutput: Tensor, output: Tensor, dim: number, inputDtype: DType): Tensor {
  const spec = _softmax_backward_data_spec(gradOutput, output, dim, inputDtype);
  const gradInput = allocateOutput(spec, gradOutput.device);
  _softmax_backward_data_out_cpu(gradOutput, output, dim, inputDtype, gradInput);
  return gradInput;
}

export function structured__softmax_backward_data_out_cpu(gradOutput: Tensor, output: Tensor, dim: number, inputDtype: DType, gradInput: Tensor): Tensor {
  const spec = _softmax_backward_data_spec(gradOutput, output, dim, inputDtype);
  const gradInputBuffer = outputTarget(gradInput, spec, gradOutput.device, [gradOutput, output]);
  _softmax_backward_data_out_cpu(gradOutput, output, dim, inputDtype, gradInputBuffer);
  settle(gradInput, gradInputBuffer);
  return gradInput;
}

export function structured__log_softmax_cpu(self: Tensor, dim: number, halfToFloat: boolean): Tensor {
  const spec = _log_softmax_spec(self, dim, halfToFloat);
  const out = allocateOutput(spec, self.device);
  _log_softmax_out_cpu(self, dim, halfToFloat, out);
  return out;
}

export function structured__log_softmax_out_cpu(self: Tensor, dim: number, halfToFloat: boolean, out: Tensor): Tensor {
  const spec = _log_softmax_spec(self, dim, halfToFloat);
  const outBuffer = outputTarget(out, spec, self.device, [self]);
  _log_softmax_out_cpu(self, dim, halfToFloat, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function structured__log_softmax_backward_data_cpu(gradOutput: Tensor, output: Tensor, dim: number, inputDtype: DType): Tensor {
  const spec = _softmax_backward_data_spec(gradOutput, output, dim, inputDtype);
  const out = allocateOutput(spec, gradOutput.device);
  _log_softmax_backward_data_out_cpu(gradOutput, output, dim, inputDtype, out);
  return out;
}

export function structured__log_softmax_backward_data_out_cpu(gradOutput: Tensor, output: Tensor, dim: number, inputDtype: DType, out: Tensor): Tensor {
  const spec = _softmax_backward_data_spec(gradOutput, output, dim, inputDtype);
  const outBuffer = outputTarget(out, spec, gradOutput.device, [gradOutput, output]);
  _log_softmax_backward_data_out_cpu(gradOutput, output, dim, inputDtype, outBuffer);
  settle(out, outBuffer);
  return out;
}

export function structured_nll_loss_forward_cpu(self: Tensor, target: Tensor, weight: Tensor | null, reduction: number, ignoreIndex: number): readonly [Tensor, Tensor] {
  const specs = nll_loss_forward_spec(self, target, weight, reduction, ignoreIndex);
  const output = allocateOutput(specs[0], self.device);
  const totalWeight = allocateOutput(specs[1], self.device);
  nll_loss_forward_output_cpu(self, target, weight, reduction, ignoreIndex, output, totalWeight);
  return [output, totalWeight];
}

export function structured_nll_loss_forward_output_cpu(self: Tensor, target: Tensor, weight: Tensor | null, reduction: number, ignoreIndex: number, output: Tensor, totalWeight: Tensor): readonly [Tensor, Tensor] {
  const specs = nll_loss_forward_spec(self, target, weight, reduction, ignoreIndex);
  const outputBuffer = outputTarget(output, specs[0], self.device, [self, target, weight]);
  const totalWeightBuffer = outputTarget(totalWeight, specs[1], self.device, [self, target, weight]);
  nll_loss_forward_output_cpu(self, target, weight, reduction, ignoreIndex, outputBuffer, totalWeightBuffer);
  settle(output, outputBuffer);
  settle(totalWeight, totalWeightBuffer);
  return [output, totalWeight];
}

export function structured_nll_loss_backward_cpu(gradOutput: Tensor, self: Tensor, target: Tensor, weight: Tensor | null, reduction: number, ignoreIndex: number, totalWeight: Tensor): Tensor {
  const spec = nll_loss_backward_spec(gradOutput, self, target, weight, reduction, ignoreIndex, totalWeight);
  const gradInput = allocateOutput(spec, gradOutput.device);
  nll_loss_backward_grad_input_cpu(gradOutput, self, target, weight, reduction, ignoreIndex, totalWeight, gradInput);
  return gradInput;
}

export function structured_nll_loss_backward_grad_input_cpu(gradOutput: Tensor, self: Tensor, target: Tensor, weight: Tensor | null, reduction: number, ignoreIndex: number, totalWeight: Tensor, gradInput: Tensor): Tensor {
  const spec = nll_loss_backward_spec(gradOutput, self, target, weight, reduction, ignoreIndex, totalWeight);
  const gradInputBuffer = outputTarget(gradInput, spec, gradOutput.device, [gradOutput, self, target, weight, totalWeight]);
  nll_loss_backward_grad_input_cpu(gradOutput, self, target, weight, reduction, ignoreIndex, totalWeight, gradInputBuffer);
  settle(gradInput, gradInputBuffer);
  return gradInput;
}

export function structured_nll_loss2d_forward_cpu(self: Tensor, target: Tensor, weight: Tensor | null, reduction: number, ignoreIndex: number): readonly [Tensor, Tensor] {
  const specs = nll_loss2d_forward_spec(self, target, weight, reduction, ignoreIndex);
  const output = allocateOutput(specs[0], self.device);
  const totalWeight = allocateOutput(specs[1], self.device);
  nll_loss_forward_output_cpu(self, target, weight, reduction, ignoreIndex, output, totalWeight);
  return [output, totalWeight];
}

export function structured_nll_loss2d_forward_output_cpu(self: Tensor, target: Tensor, weight: Tensor | null, reduction: number, ignoreIndex: number, output: Tensor, totalWeight: Tensor): readonly [Tensor, Tensor] {
  const specs = nll_loss2d_forward_spec(self, target, weight, reduction, ignoreIndex);
  const outputBuffer = outputTarget(output, specs[0], self.device, [self, target, weight]);
  const totalWeightBuffer = outputTarget(totalWeight, specs[1], self.device, [self, target, weight]);
  nll_loss_forward_output_cpu(self, target, weight, reduction, ignoreIndex, outputBuffer, totalWeightBuffer);
  settle(output, outputBuffer);
  settle(totalWeight, totalWeightBuffer);
  return [output, totalWeight];
}

export function structured_nll_loss2d_backward_cpu(gradOutput: Tensor, self: Tensor, target: Tensor, weight: Tensor | null, reduction: number, ignoreIndex: number, totalWeight: Tensor): Tensor {
  const spec = nll_loss2d_backward_spec(gradOutput, self, target, weight, reduction, ignoreIndex, totalWeight);
  const gradInput = allocateOutput(spec, gradOutput.device);
  nll_loss_backward_grad_input_cpu(gradOutput, self, target, weight, reduction, ignoreIndex, totalWeight, gradInput);
  return gradInput;
}

export function structured_nll_loss2d_backward_grad_input_cpu(gradOutput: Tensor, self: Tensor, target: Tensor, weight: Tensor | null, reduction: number, ignoreIndex: number, totalWeight: Tensor, gradInput: Tensor): Tensor {
  const spec = nll_loss2d_backward_spec(gradOutput, self, target, weight, reduction, ignoreIndex, totalWeight);
  const gradInputBuffer = outputTarget(gradInput, spec, gradOutput.device, [gradOutput, self, target, weight, totalWeight]);
  nll_loss_backward_grad_input_cpu(gradOutput, self, target, weight, reduction, ignoreIndex, totalWeight, gradInputBuffer);
  settle(gradInput, gradInputBuffer);
  return gradInput;
}

export function structured_renorm_cpu(self: Tensor, p: Scalar, dim: number, maxnorm: Scalar): Tensor {
  const spec = renorm_spec(self, p, dim, maxnorm);
  const out = allocateOutput(spec, self.device);
  renorm_out_cpu(self, p, dim, maxnorm, out);
  return out;
}

export function structured_renorm__cpu(self: Tensor, p: Scalar, dim: number, maxnorm: Scalar): Tensor {
  const spec = renorm_spec(self, p, dim, maxnorm);
  const result = inPlaceTarget(self, spec);
  renorm_out_cpu(self, p, dim, maxnorm, result);
  return copyResult(self, result);
}

export function structured_renorm_out_cpu(self: Tensor, p: Scalar, dim: number, maxnorm: Scalar, out: Tensor): Tensor {
  const spec = renorm_spec(self, p, dim, maxnorm);
  const outBuffer = outputTarget(out, spec, self.device, [self]);
  renorm_out_cpu(self, p, dim, maxnorm, outBuffer);
  settle(out, outBuffer);
  return out;
}
