// @generated from native_functions.yaml by `npm run codegen`. Do not edit.
// Structured operators on Meta: shapes from the meta function, into a fresh, an own or a given output.

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
  prepareInPlace,
  prepareOut,
} from "../../runtime/kernels/structured.js";

export function structured_unfold_backward_meta(gradIn: Tensor, inputSizes: readonly number[], dim: number, size: number, step: number): Tensor {
  const spec = unfold_backward_spec(gradIn, inputSizes, dim, size, step);
  const out = allocateOutput(spec, gradIn.device);
  return out;
}

export function structured_unfold_backward_out_meta(gradIn: Tensor, inputSizes: readonly number[], dim: number, size: number, step: number, out: Tensor): Tensor {
  const spec = unfold_backward_spec(gradIn, inputSizes, dim, size, step);
  prepareOut(out, spec, gradIn.device);
  return out;
}

export function structured_index_select_meta(self: Tensor, dim: number, index: Tensor): Tensor {
  const spec = index_select_spec(self, dim, index);
  const out = allocateOutput(spec, self.device);
  return out;
}

export function structured_index_select_out_meta(self: Tensor, dim: number, index: Tensor, out: Tensor): Tensor {
  const spec = index_select_spec(self, dim, index);
  prepareOut(out, spec, self.device);
  return out;
}

export function structured_index_add_meta(self: Tensor, dim: number, index: Tensor, source: Tensor, alpha: Scalar): Tensor {
  const spec = index_add_spec(self, dim, index, source, alpha);
  const out = allocateOutput(spec, self.device);
  return out;
}

export function structured_index_add__meta(self: Tensor, dim: number, index: Tensor, source: Tensor, alpha: Scalar): Tensor {
  const spec = index_add_spec(self, dim, index, source, alpha);
  return prepareInPlace(self, spec);
}

export function structured_index_add_out_meta(self: Tensor, dim: number, index: Tensor, source: Tensor, alpha: Scalar, out: Tensor): Tensor {
  const spec = index_add_spec(self, dim, index, source, alpha);
  prepareOut(out, spec, self.device);
  return out;
}

export function structured_index_copy_meta(self: Tensor, dim: number, index: Tensor, source: Tensor): Tensor {
  const spec = index_copy_spec(self, dim, index, source);
  const out = allocateOutput(spec, self.device);
  return out;
}

export function structured_index_copy__meta(self: Tensor, dim: number, index: Tensor, source: Tensor): Tensor {
  const spec = index_copy_spec(self, dim, index, source);
  return prepareInPlace(self, spec);
}

export function structured_index_copy_out_meta(self: Tensor, dim: number, index: Tensor, source: Tensor, out: Tensor): Tensor {
  const spec = index_copy_spec(self, dim, index, source);
  prepareOut(out, spec, self.device);
  return out;
}

export function structured_gather_meta(self: Tensor, dim: number, index: Tensor, sparseGrad: boolean): Tensor {
  const spec = gather_spec(self, dim, index, sparseGrad);
  const out = allocateOutput(spec, self.device);
  return out;
}

export function structured_gather_out_meta(self: Tensor, dim: number, index: Tensor, sparseGrad: boolean, out: Tensor): Tensor {
  const spec = gather_spec(self, dim, index, sparseGrad);
  prepareOut(out, spec, self.device);
  return out;
}

export function structured_scatter_src_meta(self: Tensor, dim: number, index: Tensor, src: Tensor): Tensor {
  const spec = scatter_src_spec(self, dim, index, src);
  const out = allocateOutput(spec, self.device);
  return out;
}

export function structured_scatter__src_meta(self: Tensor, dim: number, index: Tensor, src: Tensor): Tensor {
  const spec = scatter_src_spec(self, dim, index, src);
  return prepareInPlace(self, spec);
}

export function structured_scatter_src_out_meta(self: Tensor, dim: number, index: Tensor, src: Tensor, out: Tensor): Tensor {
  const spec = scatter_src_spec(self, dim, index, src);
  prepareOut(out, spec, self.device);
  return out;
}

export function structured_scatter_value_meta(self: Tensor, dim: number, index: Tensor, value: Scalar): Tensor {
  const spec = scatter_value_spec(self, dim, index, value);
  const out = allocateOutput(spec, self.device);
  return out;
}

export function structured_scatter__value_meta(self: Tensor, dim: number, index: Tensor, value: Scalar): Tensor {
  const spec = scatter_value_spec(self, dim, index, value);
  return prepareInPlace(self, spec);
}

export function structured_scatter_value_out_meta(self: Tensor, dim: number, index: Tensor, value: Scalar, out: Tensor): Tensor {
  const spec = scatter_value_spec(self, dim, index, value);
  prepareOut(out, spec, self.device);
  return out;
}

export function structured_scatter_reduce_meta(self: Tensor, dim: number, index: Tensor, src: Tensor, reduce: string): Tensor {
  const spec = scatter_reduce_spec(self, dim, index, src, reduce);
  const out = allocateOutput(spec, self.device);
  return out;
}

export function structured_scatter__reduce_meta(self: Tensor, dim: number, index: Tensor, src: Tensor, reduce: string): Tensor {
  const spec = scatter_reduce_spec(self, dim, index, src, reduce);
  return prepareInPlace(self, spec);
}

export function structured_scatter_reduce_out_meta(self: Tensor, dim: number, index: Tensor, src: Tensor, reduce: string, out: Tensor): Tensor {
  const spec = scatter_reduce_spec(self, dim, index, src, reduce);
  prepareOut(out, spec, self.device);
  return out;
}

export function structured_scatter_value_reduce_meta(self: Tensor, dim: number, index: Tensor, value: Scalar, reduce: string): Tensor {
  const spec = scatter_value_reduce_spec(self, dim, index, value, reduce);
  const out = allocateOutput(spec, self.device);
  return out;
}

export function structured_scatter__value_reduce_meta(self: Tensor, dim: number, index: Tensor, value: Scalar, reduce: string): Tensor {
  const spec = scatter_value_reduce_spec(self, dim, index, value, reduce);
  return prepareInPlace(self, spec);
}

export function structured_scatter_value_reduce_out_meta(self: Tensor, dim: number, index: Tensor, value: Scalar, reduce: string, out: Tensor): Tensor {
  const spec = scatter_value_reduce_spec(self, dim, index, value, reduce);
  prepareOut(out, spec, self.device);
  return out;
}

export function structured_scatter_add_meta(self: Tensor, dim: number, index: Tensor, src: Tensor): Tensor {
  const spec = scatter_add_spec(self, dim, index, src);
  const out = allocateOutput(spec, self.device);
  return out;
}

export function structured_scatter_add__meta(self: Tensor, dim: number, index: Tensor, src: Tensor): Tensor {
  const spec = scatter_add_spec(self, dim, index, src);
  return prepareInPlace(self, spec);
}

export function structured_scatter_add_out_meta(self: Tensor, dim: number, index: Tensor, src: Tensor, out: Tensor): Tensor {
  const spec = scatter_add_spec(self, dim, index, src);
  prepareOut(out, spec, self.device);
  return out;
}

export function structured_scatter_reduce_two_meta(self: Tensor, dim: number, index: Tensor, src: Tensor, reduce: string, includeSelf: boolean): Tensor {
  const spec = scatter_reduce_two_spec(self, dim, index, src, reduce, includeSelf);
  const out = allocateOutput(spec, self.device);
  return out;
}

export function structured_scatter_reduce__two_meta(self: Tensor, dim: number, index: Tensor, src: Tensor, reduce: string, includeSelf: boolean): Tensor {
  const spec = scatter_reduce_two_spec(self, dim, index, src, reduce, includeSelf);
  return prepareInPlace(self, spec);
}

export function structured_scatter_reduce_two_out_meta(self: Tensor, dim: number, index: Tensor, src: Tensor, reduce: string, includeSelf: boolean, out: Tensor): Tensor {
  const spec = scatter_reduce_two_spec(self, dim, index, src, reduce, includeSelf);
  prepareOut(out, spec, self.device);
  return out;
}

export function structured_cat_meta(tensors: readonly Tensor[], dim: number): Tensor {
  const spec = cat_spec(tensors, dim);
  const out = allocateOutput(spec, tensors[0]!.device);
  return out;
}

export function structured_cat_out_meta(tensors: readonly Tensor[], dim: number, out: Tensor): Tensor {
  const spec = cat_spec(tensors, dim);
  prepareOut(out, spec, tensors[0]!.device);
  return out;
}

export function structured_flip_meta(self: Tensor, dims: readonly number[]): Tensor {
  const spec = flip_spec(self, dims);
  const out = allocateOutput(spec, self.device);
  return out;
}

export function structured_flip_out_meta(self: Tensor, dims: readonly number[], out: Tensor): Tensor {
  const spec = flip_spec(self, dims);
  prepareOut(out, spec, self.device);
  return out;
}

export function structured_tril_meta(self: Tensor, diagonal: number): Tensor {
  const spec = tril_spec(self, diagonal);
  const out = allocateOutput(spec, self.device);
  return out;
}

export function structured_tril__meta(self: Tensor, diagonal: number): Tensor {
  const spec = tril_spec(self, diagonal);
  return prepareInPlace(self, spec);
}

export function structured_tril_out_meta(self: Tensor, diagonal: number, out: Tensor): Tensor {
  const spec = tril_spec(self, diagonal);
  prepareOut(out, spec, self.device);
  return out;
}

export function structured_triu_meta(self: Tensor, diagonal: number): Tensor {
  const spec = triu_spec(self, diagonal);
  const out = allocateOutput(spec, self.device);
  return out;
}

export function structured_triu__meta(self: Tensor, diagonal: number): Tensor {
  const spec = triu_spec(self, diagonal);
  return prepareInPlace(self, spec);
}

export function structured_triu_out_meta(self: Tensor, diagonal: number, out: Tensor): Tensor {
  const spec = triu_spec(self, diagonal);
  prepareOut(out, spec, self.device);
  return out;
}

export function structured_embedding_dense_backward_meta(gradOutput: Tensor, indices: Tensor, numWeights: number, paddingIdx: number, scaleGradByFreq: boolean): Tensor {
  const spec = embedding_dense_backward_spec(gradOutput, indices, numWeights, paddingIdx, scaleGradByFreq);
  const out = allocateOutput(spec, gradOutput.device);
  return out;
}

export function structured_embedding_dense_backward_out_meta(gradOutput: Tensor, indices: Tensor, numWeights: number, paddingIdx: number, scaleGradByFreq: boolean, out: Tensor): Tensor {
  const spec = embedding_dense_backward_spec(gradOutput, indices, numWeights, paddingIdx, scaleGradByFreq);
  prepareOut(out, spec, gradOutput.device);
  return out;
}

export function structured_take_meta(self: Tensor, index: Tensor): Tensor {
  const spec = take_spec(self, index);
  const out = allocateOutput(spec, self.device);
  return out;
}

export function structured_take_out_meta(self: Tensor, index: Tensor, out: Tensor): Tensor {
  const spec = take_spec(self, index);
  prepareOut(out, spec, self.device);
  return out;
}

export function structured_bucketize_Tensor_meta(self: Tensor, boundaries: Tensor, outInt32: boolean, right: boolean): Tensor {
  const spec = bucketize_Tensor_spec(self, boundaries, outInt32, right);
  const out = allocateOutput(spec, self.device);
  return out;
}

export function structured_bucketize_Tensor_out_meta(self: Tensor, boundaries: Tensor, outInt32: boolean, right: boolean, out: Tensor): Tensor {
  const spec = bucketize_Tensor_spec(self, boundaries, outInt32, right);
  prepareOut(out, spec, self.device);
  return out;
}

export function structured_searchsorted_Tensor_meta(sortedSequence: Tensor, self: Tensor, outInt32: boolean, right: boolean, side: string | null, sorter: Tensor | null): Tensor {
  const spec = searchsorted_Tensor_spec(sortedSequence, self, outInt32, right, side, sorter);
  const out = allocateOutput(spec, sortedSequence.device);
  return out;
}

export function structured_searchsorted_Tensor_out_meta(sortedSequence: Tensor, self: Tensor, outInt32: boolean, right: boolean, side: string | null, sorter: Tensor | null, out: Tensor): Tensor {
  const spec = searchsorted_Tensor_spec(sortedSequence, self, outInt32, right, side, sorter);
  prepareOut(out, spec, sortedSequence.device);
  return out;
}

export function structured_isin_Tensor_Tensor_meta(elements: Tensor, testElements: Tensor, assumeUnique: boolean, invert: boolean): Tensor {
  const spec = isin_Tensor_Tensor_spec(elements, testElements, assumeUnique, invert);
  const out = allocateOutput(spec, elements.device);
  return out;
}

export function structured_isin_Tensor_Tensor_out_meta(elements: Tensor, testElements: Tensor, assumeUnique: boolean, invert: boolean, out: Tensor): Tensor {
  const spec = isin_Tensor_Tensor_spec(elements, testElements, assumeUnique, invert);
  prepareOut(out, spec, elements.device);
  return out;
}

export function structured_isin_Tensor_Scalar_meta(elements: Tensor, testElement: Scalar, assumeUnique: boolean, invert: boolean): Tensor {
  const spec = isin_Tensor_Scalar_spec(elements, testElement, assumeUnique, invert);
  const out = allocateOutput(spec, elements.device);
  return out;
}

export function structured_isin_Tensor_Scalar_out_meta(elements: Tensor, testElement: Scalar, assumeUnique: boolean, invert: boolean, out: Tensor): Tensor {
  const spec = isin_Tensor_Scalar_spec(elements, testElement, assumeUnique, invert);
  prepareOut(out, spec, elements.device);
  return out;
}

export function structured_isin_Scalar_Tensor_meta(element: Scalar, testElements: Tensor, assumeUnique: boolean, invert: boolean): Tensor {
  const spec = isin_Scalar_Tensor_spec(element, testElements, assumeUnique, invert);
  const out = allocateOutput(spec, testElements.device);
  return out;
}

export function structured_isin_Scalar_Tensor_out_meta(element: Scalar, testElements: Tensor, assumeUnique: boolean, invert: boolean, out: Tensor): Tensor {
  const spec = isin_Scalar_Tensor_spec(element, testElements, assumeUnique, invert);
  prepareOut(out, spec, testElements.device);
  return out;
}

export function structured_reflection_pad1d_meta(self: Tensor, padding: readonly number[]): Tensor {
  const spec = reflection_pad1d_spec(self, padding);
  const out = allocateOutput(spec, self.device);
  return out;
}

export function structured_reflection_pad1d_out_meta(self: Tensor, padding: readonly number[], out: Tensor): Tensor {
  const spec = reflection_pad1d_spec(self, padding);
  prepareOut(out, spec, self.device);
  return out;
}

export function structured_reflection_pad1d_backward_meta(gradOutput: Tensor, self: Tensor, padding: readonly number[]): Tensor {
  const spec = reflection_pad1d_backward_spec(gradOutput, self, padding);
  const gradInput = allocateOutput(spec, gradOutput.device);
  return gradInput;
}

export function structured_reflection_pad1d_backward_grad_input_meta(gradOutput: Tensor, self: Tensor, padding: readonly number[], gradInput: Tensor): Tensor {
  const spec = reflection_pad1d_backward_spec(gradOutput, self, padding);
  prepareOut(gradInput, spec, gradOutput.device);
  return gradInput;
}

export function structured_reflection_pad2d_meta(self: Tensor, padding: readonly number[]): Tensor {
  const spec = reflection_pad2d_spec(self, padding);
  const out = allocateOutput(spec, self.device);
  return out;
}

export function structured_reflection_pad2d_out_meta(self: Tensor, padding: readonly number[], out: Tensor): Tensor {
  const spec = reflection_pad2d_spec(self, padding);
  prepareOut(out, spec, self.device);
  return out;
}

export function structured_reflection_pad2d_backward_meta(gradOutput: Tensor, self: Tensor, padding: readonly number[]): Tensor {
  const spec = reflection_pad2d_backward_spec(gradOutput, self, padding);
  const gradInput = allocateOutput(spec, gradOutput.device);
  return gradInput;
}

export function structured_reflection_pad2d_backward_grad_input_meta(gradOutput: Tensor, self: Tensor, padding: readonly number[], gradInput: Tensor): Tensor {
  const spec = reflection_pad2d_backward_spec(gradOutput, self, padding);
  prepareOut(gradInput, spec, gradOutput.device);
  return gradInput;
}

export function structured_reflection_pad3d_meta(self: Tensor, padding: readonly number[]): Tensor {
  const spec = reflection_pad3d_spec(self, padding);
  const out = allocateOutput(spec, self.device);
  return out;
}

export function structured_reflection_pad3d_out_meta(self: Tensor, padding: readonly number[], out: Tensor): Tensor {
  const spec = reflection_pad3d_spec(self, padding);
  prepareOut(out, spec, self.device);
  return out;
}

export function structured_reflection_pad3d_backward_meta(gradOutput: Tensor, self: Tensor, padding: readonly number[]): Tensor {
  const spec = reflection_pad3d_backward_spec(gradOutput, self, padding);
  const gradInput = allocateOutput(spec, gradOutput.device);
  return gradInput;
}

export function structured_reflection_pad3d_backward_grad_input_meta(gradOutput: Tensor, self: Tensor, padding: readonly number[], gradInput: Tensor): Tensor {
  const spec = reflection_pad3d_backward_spec(gradOutput, self, padding);
  prepareOut(gradInput, spec, gradOutput.device);
  return gradInput;
}

export function structured_replication_pad1d_meta(self: Tensor, padding: readonly number[]): Tensor {
  const spec = replication_pad1d_spec(self, padding);
  const out = allocateOutput(spec, self.device);
  return out;
}

export function structured_replication_pad1d_out_meta(self: Tensor, padding: readonly number[], out: Tensor): Tensor {
  const spec = replication_pad1d_spec(self, padding);
  prepareOut(out, spec, self.device);
  return out;
}

export function structured_replication_pad1d_backward_meta(gradOutput: Tensor, self: Tensor, padding: readonly number[]): Tensor {
  const spec = replication_pad1d_backward_spec(gradOutput, self, padding);
  const gradInput = allocateOutput(spec, gradOutput.device);
  return gradInput;
}

export function structured_replication_pad1d_backward_grad_input_meta(gradOutput: Tensor, self: Tensor, padding: readonly number[], gradInput: Tensor): Tensor {
  const spec = replication_pad1d_backward_spec(gradOutput, self, padding);
  prepareOut(gradInput, spec, gradOutput.device);
  return gradInput;
}

export function structured_replication_pad2d_meta(self: Tensor, padding: readonly number[]): Tensor {
  const spec = replication_pad2d_spec(self, padding);
  const out = allocateOutput(spec, self.device);
  return out;
}

export function structured_replication_pad2d_out_meta(self: Tensor, padding: readonly number[], out: Tensor): Tensor {
  const spec = replication_pad2d_spec(self, padding);
  prepareOut(out, spec, self.device);
  return out;
}

export function structured_replication_pad2d_backward_meta(gradOutput: Tensor, self: Tensor, padding: readonly number[]): Tensor {
  const spec = replication_pad2d_backward_spec(gradOutput, self, padding);
  const gradInput = allocateOutput(spec, gradOutput.device);
  return gradInput;
}

export function structured_replication_pad2d_backward_grad_input_meta(gradOutput: Tensor, self: Tensor, padding: readonly number[], gradInput: Tensor): Tensor {
  const spec = replication_pad2d_backward_spec(gradOutput, self, padding);
  prepareOut(gradInput, spec, gradOutput.device);
  return gradInput;
}

export function structured_replication_pad3d_meta(self: Tensor, padding: readonly number[]): Tensor {
  const spec = replication_pad3d_spec(self, padding);
  const out = allocateOutput(spec, self.device);
  return out;
}

export function structured_replication_pad3d_out_meta(self: Tensor, padding: readonly number[], out: Tensor): Tensor {
  const spec = replication_pad3d_spec(self, padding);
  prepareOut(out, spec, self.device);
  return out;
}

export function structured_replication_pad3d_backward_meta(gradOutput: Tensor, self: Tensor, padding: readonly number[]): Tensor {
  const spec = replication_pad3d_backward_spec(gradOutput, self, padding);
  const gradInput = allocateOutput(spec, gradOutput.device);
  return gradInput;
}

export function structured_replication_pad3d_backward_grad_input_meta(gradOutput: Tensor, self: Tensor, padding: readonly number[], gradInput: Tensor): Tensor {
  const spec = replication_pad3d_backward_spec(gradOutput, self, padding);
  prepareOut(gradInput, spec, gradOutput.device);
  return gradInput;
}

export function structured_index_reduce_meta(self: Tensor, dim: number, index: Tensor, source: Tensor, reduce: string, includeSelf: boolean): Tensor {
  const spec = index_reduce_spec(self, dim, index, source, reduce, includeSelf);
  const out = allocateOutput(spec, self.device);
  return out;
}

export function structured_index_reduce__meta(self: Tensor, dim: number, index: Tensor, source: Tensor, reduce: string, includeSelf: boolean): Tensor {
  const spec = index_reduce_spec(self, dim, index, source, reduce, includeSelf);
  return prepareInPlace(self, spec);
}

export function structured_index_reduce_out_meta(self: Tensor, dim: number, index: Tensor, source: Tensor, reduce: string, includeSelf: boolean, out: Tensor): Tensor {
  const spec = index_reduce_spec(self, dim, index, source, reduce, includeSelf);
  prepareOut(out, spec, self.device);
  return out;
}

export function structured_sort_stable_meta(self: Tensor, stable: boolean | null, dim: number, descending: boolean): readonly [Tensor, Tensor] {
  const specs = sort_stable_spec(self, stable, dim, descending);
  const values = allocateOutput(specs[0], self.device);
  const indices = allocateOutput(specs[1], self.device);
  return [values, indices];
}

export function structured_sort_values_stable_meta(self: Tensor, stable: boolean | null, dim: number, descending: boolean, values: Tensor, indices: Tensor): readonly [Tensor, Tensor] {
  const specs = sort_stable_spec(self, stable, dim, descending);
  prepareOut(values, specs[0], self.device);
  prepareOut(indices, specs[1], self.device);
  return [values, indices];
}

export function structured_topk_meta(self: Tensor, k: number, dim: number, largest: boolean, sorted: boolean): readonly [Tensor, Tensor] {
  const specs = topk_spec(self, k, dim, largest, sorted);
  const values = allocateOutput(specs[0], self.device);
  const indices = allocateOutput(specs[1], self.device);
  return [values, indices];
}

export function structured_topk_values_meta(self: Tensor, k: number, dim: number, largest: boolean, sorted: boolean, values: Tensor, indices: Tensor): readonly [Tensor, Tensor] {
  const specs = topk_spec(self, k, dim, largest, sorted);
  prepareOut(values, specs[0], self.device);
  prepareOut(indices, specs[1], self.device);
  return [values, indices];
}

export function structured_kthvalue_meta(self: Tensor, k: number, dim: number, keepdim: boolean): readonly [Tensor, Tensor] {
  const specs = kthvalue_spec(self, k, dim, keepdim);
  const values = allocateOutput(specs[0], self.device);
  const indices = allocateOutput(specs[1], self.device);
  return [values, indices];
}

export function structured_kthvalue_values_meta(self: Tensor, k: number, dim: number, keepdim: boolean, values: Tensor, indices: Tensor): readonly [Tensor, Tensor] {
  const specs = kthvalue_spec(self, k, dim, keepdim);
  prepareOut(values, specs[0], self.device);
  prepareOut(indices, specs[1], self.device);
  return [values, indices];
}

export function structured_median_dim_meta(self: Tensor, dim: number, keepdim: boolean): readonly [Tensor, Tensor] {
  const specs = median_dim_spec(self, dim, keepdim);
  const values = allocateOutput(specs[0], self.device);
  const indices = allocateOutput(specs[1], self.device);
  return [values, indices];
}

export function structured_median_dim_values_meta(self: Tensor, dim: number, keepdim: boolean, values: Tensor, indices: Tensor): readonly [Tensor, Tensor] {
  const specs = median_dim_spec(self, dim, keepdim);
  prepareOut(values, specs[0], self.device);
  prepareOut(indices, specs[1], self.device);
  return [values, indices];
}

export function structured_nanmedian_dim_meta(self: Tensor, dim: number, keepdim: boolean): readonly [Tensor, Tensor] {
  const specs = median_dim_spec(self, dim, keepdim);
  const values = allocateOutput(specs[0], self.device);
  const indices = allocateOutput(specs[1], self.device);
  return [values, indices];
}

export function structured_nanmedian_dim_values_meta(self: Tensor, dim: number, keepdim: boolean, values: Tensor, indices: Tensor): readonly [Tensor, Tensor] {
  const specs = median_dim_spec(self, dim, keepdim);
  prepareOut(values, specs[0], self.device);
  prepareOut(indices, specs[1], self.device);
  return [values, indices];
}

export function structured_mode_meta(self: Tensor, dim: number, keepdim: boolean): readonly [Tensor, Tensor] {
  const specs = mode_spec(self, dim, keepdim);
  const values = allocateOutput(specs[0], self.device);
  const indices = allocateOutput(specs[1], self.device);
  return [values, indices];
}

export function structured_mode_values_meta(self: Tensor, dim: number, keepdim: boolean, values: Tensor, indices: Tensor): readonly [Tensor, Tensor] {
  const specs = mode_spec(self, dim, keepdim);
  prepareOut(values, specs[0], self.device);
  prepareOut(indices, specs[1], self.device);
  return [values, indices];
}

export function structured_histc_meta(self: Tensor, bins: number, min: Scalar, max: Scalar): Tensor {
  const spec = histc_spec(self, bins, min, max);
  const out = allocateOutput(spec, self.device);
  return out;
}

export function structured_histc_out_meta(self: Tensor, bins: number, min: Scalar, max: Scalar, out: Tensor): Tensor {
  const spec = histc_spec(self, bins, min, max);
  prepareOut(out, spec, self.device);
  return out;
}

export function structured_cummax_meta(self: Tensor, dim: number): readonly [Tensor, Tensor] {
  const specs = cummax_spec(self, dim);
  const values = allocateOutput(specs[0], self.device);
  const indices = allocateOutput(specs[1], self.device);
  return [values, indices];
}

export function structured_cummax_out_meta(self: Tensor, dim: number, values: Tensor, indices: Tensor): readonly [Tensor, Tensor] {
  const specs = cummax_spec(self, dim);
  prepareOut(values, specs[0], self.device);
  prepareOut(indices, specs[1], self.device);
  return [values, indices];
}

export function structured_cummin_meta(self: Tensor, dim: number): readonly [Tensor, Tensor] {
  const specs = cummin_spec(self, dim);
  const values = allocateOutput(specs[0], self.device);
  const indices = allocateOutput(specs[1], self.device);
  return [values, indices];
}

export function structured_cummin_out_meta(self: Tensor, dim: number, values: Tensor, indices: Tensor): readonly [Tensor, Tensor] {
  const specs = cummin_spec(self, dim);
  prepareOut(values, specs[0], self.device);
  prepareOut(indices, specs[1], self.device);
  return [values, indices];
}

export function structured_sum_dim_IntList_meta(self: Tensor, dim: readonly number[] | null, keepdim: boolean, dtype: DType | null): Tensor {
  const spec = sum_dim_spec(self, dim, keepdim, dtype);
  const out = allocateOutput(spec, self.device);
  return out;
}

export function structured_sum_IntList_out_meta(self: Tensor, dim: readonly number[] | null, keepdim: boolean, dtype: DType | null, out: Tensor): Tensor {
  const spec = sum_dim_spec(self, dim, keepdim, dtype);
  prepareOut(out, spec, self.device);
  return out;
}

export function structured_mean_dim_meta(self: Tensor, dim: readonly number[] | null, keepdim: boolean, dtype: DType | null): Tensor {
  const spec = mean_dim_spec(self, dim, keepdim, dtype);
  const out = allocateOutput(spec, self.device);
  return out;
}

export function structured_mean_out_meta(self: Tensor, dim: readonly number[] | null, keepdim: boolean, dtype: DType | null, out: Tensor): Tensor {
  const spec = mean_dim_spec(self, dim, keepdim, dtype);
  prepareOut(out, spec, self.device);
  return out;
}

export function structured_prod_dim_int_meta(self: Tensor, dim: number, keepdim: boolean, dtype: DType | null): Tensor {
  const spec = sum_dim_spec(self, dim, keepdim, dtype);
  const out = allocateOutput(spec, self.device);
  return out;
}

export function structured_prod_int_out_meta(self: Tensor, dim: number, keepdim: boolean, dtype: DType | null, out: Tensor): Tensor {
  const spec = sum_dim_spec(self, dim, keepdim, dtype);
  prepareOut(out, spec, self.device);
  return out;
}

export function structured_amax_meta(self: Tensor, dim: readonly number[], keepdim: boolean): Tensor {
  const spec = amax_spec(self, dim, keepdim);
  const out = allocateOutput(spec, self.device);
  return out;
}

export function structured_amax_out_meta(self: Tensor, dim: readonly number[], keepdim: boolean, out: Tensor): Tensor {
  const spec = amax_spec(self, dim, keepdim);
  prepareOut(out, spec, self.device);
  return out;
}

export function structured_amin_meta(self: Tensor, dim: readonly number[], keepdim: boolean): Tensor {
  const spec = amin_spec(self, dim, keepdim);
  const out = allocateOutput(spec, self.device);
  return out;
}

export function structured_amin_out_meta(self: Tensor, dim: readonly number[], keepdim: boolean, out: Tensor): Tensor {
  const spec = amin_spec(self, dim, keepdim);
  prepareOut(out, spec, self.device);
  return out;
}

export function structured_aminmax_meta(self: Tensor, dim: number | null, keepdim: boolean): readonly [Tensor, Tensor] {
  const specs = aminmax_spec(self, dim, keepdim);
  const min = allocateOutput(specs[0], self.device);
  const max = allocateOutput(specs[1], self.device);
  return [min, max];
}

export function structured_aminmax_out_meta(self: Tensor, dim: number | null, keepdim: boolean, min: Tensor, max: Tensor): readonly [Tensor, Tensor] {
  const specs = aminmax_spec(self, dim, keepdim);
  prepareOut(min, specs[0], self.device);
  prepareOut(max, specs[1], self.device);
  return [min, max];
}

export function structured_max_dim_meta(self: Tensor, dim: number, keepdim: boolean): readonly [Tensor, Tensor] {
  const specs = max_dim_spec(self, dim, keepdim);
  const max = allocateOutput(specs[0], self.device);
  const maxValues = allocateOutput(specs[1], self.device);
  return [max, maxValues];
}

export function structured_max_dim_max_meta(self: Tensor, dim: number, keepdim: boolean, max: Tensor, maxValues: Tensor): readonly [Tensor, Tensor] {
  const specs = max_dim_spec(self, dim, keepdim);
  prepareOut(max, specs[0], self.device);
  prepareOut(maxValues, specs[1], self.device);
  return [max, maxValues];
}

export function structured_min_dim_meta(self: Tensor, dim: number, keepdim: boolean): readonly [Tensor, Tensor] {
  const specs = min_dim_spec(self, dim, keepdim);
  const min = allocateOutput(specs[0], self.device);
  const minIndices = allocateOutput(specs[1], self.device);
  return [min, minIndices];
}

export function structured_min_dim_min_meta(self: Tensor, dim: number, keepdim: boolean, min: Tensor, minIndices: Tensor): readonly [Tensor, Tensor] {
  const specs = min_dim_spec(self, dim, keepdim);
  prepareOut(min, specs[0], self.device);
  prepareOut(minIndices, specs[1], self.device);
  return [min, minIndices];
}

export function structured_argmax_meta(self: Tensor, dim: number | null, keepdim: boolean): Tensor {
  const spec = argmax_spec(self, dim, keepdim);
  const out = allocateOutput(spec, self.device);
  return out;
}

export function structured_argmax_out_meta(self: Tensor, dim: number | null, keepdim: boolean, out: Tensor): Tensor {
  const spec = argmax_spec(self, dim, keepdim);
  prepareOut(out, spec, self.device);
  return out;
}

export function structured_argmin_meta(self: Tensor, dim: number | null, keepdim: boolean): Tensor {
  const spec = argmin_spec(self, dim, keepdim);
  const out = allocateOutput(spec, self.device);
  return out;
}

export function structured_argmin_out_meta(self: Tensor, dim: number | null, keepdim: boolean, out: Tensor): Tensor {
  const spec = argmin_spec(self, dim, keepdim);
  prepareOut(out, spec, self.device);
  return out;
}

export function structured_any_dim_meta(self: Tensor, dim: number, keepdim: boolean): Tensor {
  const spec = any_dim_spec(self, dim, keepdim);
  const out = allocateOutput(spec, self.device);
  return out;
}

export function structured_any_out_meta(self: Tensor, dim: number, keepdim: boolean, out: Tensor): Tensor {
  const spec = any_dim_spec(self, dim, keepdim);
  prepareOut(out, spec, self.device);
  return out;
}

export function structured_any_meta(self: Tensor): Tensor {
  const spec = any_all_spec(self);
  const out = allocateOutput(spec, self.device);
  return out;
}

export function structured_any_all_out_meta(self: Tensor, out: Tensor): Tensor {
  const spec = any_all_spec(self);
  prepareOut(out, spec, self.device);
  return out;
}

export function structured_all_dim_meta(self: Tensor, dim: number, keepdim: boolean): Tensor {
  const spec = any_dim_spec(self, dim, keepdim);
  const out = allocateOutput(spec, self.device);
  return out;
}

export function structured_all_out_meta(self: Tensor, dim: number, keepdim: boolean, out: Tensor): Tensor {
  const spec = any_dim_spec(self, dim, keepdim);
  prepareOut(out, spec, self.device);
  return out;
}

export function structured_all_meta(self: Tensor): Tensor {
  const spec = any_all_spec(self);
  const out = allocateOutput(spec, self.device);
  return out;
}

export function structured_all_all_out_meta(self: Tensor, out: Tensor): Tensor {
  const spec = any_all_spec(self);
  prepareOut(out, spec, self.device);
  return out;
}

export function structured_var_correction_meta(self: Tensor, dim: readonly number[] | null, correction: number | null, keepdim: boolean): Tensor {
  const spec = var_spec(self, dim, correction, keepdim);
  const out = allocateOutput(spec, self.device);
  return out;
}

export function structured_var_correction_out_meta(self: Tensor, dim: readonly number[] | null, correction: number | null, keepdim: boolean, out: Tensor): Tensor {
  const spec = var_spec(self, dim, correction, keepdim);
  prepareOut(out, spec, self.device);
  return out;
}

export function structured_std_correction_meta(self: Tensor, dim: readonly number[] | null, correction: number | null, keepdim: boolean): Tensor {
  const spec = var_spec(self, dim, correction, keepdim);
  const out = allocateOutput(spec, self.device);
  return out;
}

export function structured_std_correction_out_meta(self: Tensor, dim: readonly number[] | null, correction: number | null, keepdim: boolean, out: Tensor): Tensor {
  const spec = var_spec(self, dim, correction, keepdim);
  prepareOut(out, spec, self.device);
  return out;
}

export function structured_var_mean_correction_meta(self: Tensor, dim: readonly number[] | null, correction: number | null, keepdim: boolean): readonly [Tensor, Tensor] {
  const specs = var_mean_spec(self, dim, correction, keepdim);
  const out0 = allocateOutput(specs[0], self.device);
  const out1 = allocateOutput(specs[1], self.device);
  return [out0, out1];
}

export function structured_var_mean_correction_out_meta(self: Tensor, dim: readonly number[] | null, correction: number | null, keepdim: boolean, out0: Tensor, out1: Tensor): readonly [Tensor, Tensor] {
  const specs = var_mean_spec(self, dim, correction, keepdim);
  prepareOut(out0, specs[0], self.device);
  prepareOut(out1, specs[1], self.device);
  return [out0, out1];
}

export function structured_std_mean_correction_meta(self: Tensor, dim: readonly number[] | null, correction: number | null, keepdim: boolean): readonly [Tensor, Tensor] {
  const specs = var_mean_spec(self, dim, correction, keepdim);
  const out0 = allocateOutput(specs[0], self.device);
  const out1 = allocateOutput(specs[1], self.device);
  return [out0, out1];
}

export function structured_std_mean_correction_out_meta(self: Tensor, dim: readonly number[] | null, correction: number | null, keepdim: boolean, out0: Tensor, out1: Tensor): readonly [Tensor, Tensor] {
  const specs = var_mean_spec(self, dim, correction, keepdim);
  prepareOut(out0, specs[0], self.device);
  prepareOut(out1, specs[1], self.device);
  return [out0, out1];
}

export function structured_norm_ScalarOpt_dim_dtype_meta(self: Tensor, p: Scalar | null, dim: readonly number[], keepdim: boolean, dtype: DType): Tensor {
  const spec = norm_dtype_spec(self, p, dim, keepdim, dtype);
  const out = allocateOutput(spec, self.device);
  return out;
}

export function structured_norm_dtype_out_meta(self: Tensor, p: Scalar | null, dim: readonly number[], keepdim: boolean, dtype: DType, out: Tensor): Tensor {
  const spec = norm_dtype_spec(self, p, dim, keepdim, dtype);
  prepareOut(out, spec, self.device);
  return out;
}

export function structured_norm_ScalarOpt_dim_meta(self: Tensor, p: Scalar | null, dim: readonly number[], keepdim: boolean): Tensor {
  const spec = norm_spec(self, p, dim, keepdim);
  const out = allocateOutput(spec, self.device);
  return out;
}

export function structured_norm_out_meta(self: Tensor, p: Scalar | null, dim: readonly number[], keepdim: boolean, out: Tensor): Tensor {
  const spec = norm_spec(self, p, dim, keepdim);
  prepareOut(out, spec, self.device);
  return out;
}

export function structured_linalg_vector_norm_meta(self: Tensor, ord: Scalar, dim: readonly number[] | null, keepdim: boolean, dtype: DType | null): Tensor {
  const spec = linalg_vector_norm_spec(self, ord, dim, keepdim, dtype);
  const out = allocateOutput(spec, self.device);
  return out;
}

export function structured_linalg_vector_norm_out_meta(self: Tensor, ord: Scalar, dim: readonly number[] | null, keepdim: boolean, dtype: DType | null, out: Tensor): Tensor {
  const spec = linalg_vector_norm_spec(self, ord, dim, keepdim, dtype);
  prepareOut(out, spec, self.device);
  return out;
}

export function structured_cumsum_meta(self: Tensor, dim: number, dtype: DType | null): Tensor {
  const spec = cumsum_spec(self, dim, dtype);
  const out = allocateOutput(spec, self.device);
  return out;
}

export function structured_cumsum__meta(self: Tensor, dim: number, dtype: DType | null): Tensor {
  const spec = cumsum_spec(self, dim, dtype);
  return prepareInPlace(self, spec);
}

export function structured_cumsum_out_meta(self: Tensor, dim: number, dtype: DType | null, out: Tensor): Tensor {
  const spec = cumsum_spec(self, dim, dtype);
  prepareOut(out, spec, self.device);
  return out;
}

export function structured_cumprod_meta(self: Tensor, dim: number, dtype: DType | null): Tensor {
  const spec = cumsum_spec(self, dim, dtype);
  const out = allocateOutput(spec, self.device);
  return out;
}

export function structured_cumprod__meta(self: Tensor, dim: number, dtype: DType | null): Tensor {
  const spec = cumsum_spec(self, dim, dtype);
  return prepareInPlace(self, spec);
}

export function structured_cumprod_out_meta(self: Tensor, dim: number, dtype: DType | null, out: Tensor): Tensor {
  const spec = cumsum_spec(self, dim, dtype);
  prepareOut(out, spec, self.device);
  return out;
}

export function structured_nansum_meta(self: Tensor, dim: readonly number[] | null, keepdim: boolean, dtype: DType | null): Tensor {
  const spec = nansum_spec(self, dim, keepdim, dtype);
  const out = allocateOutput(spec, self.device);
  return out;
}

export function structured_nansum_out_meta(self: Tensor, dim: readonly number[] | null, keepdim: boolean, dtype: DType | null, out: Tensor): Tensor {
  const spec = nansum_spec(self, dim, keepdim, dtype);
  prepareOut(out, spec, self.device);
  return out;
}

export function structured_logcumsumexp_meta(self: Tensor, dim: number): Tensor {
  const spec = logcumsumexp_spec(self, dim);
  const out = allocateOutput(spec, self.device);
  return out;
}

export function structured_logcumsumexp_out_meta(self: Tensor, dim: number, out: Tensor): Tensor {
  const spec = logcumsumexp_spec(self, dim);
  prepareOut(out, spec, self.device);
  return out;
}

export function structured_mm_meta(self: Tensor, mat2: Tensor): Tensor {
  const spec = mm_spec(self, mat2);
  const out = allocateOutput(spec, self.device);
  return out;
}

export function structured_mm_out_meta(self: Tensor, mat2: Tensor, out: Tensor): Tensor {
  const spec = mm_spec(self, mat2);
  prepareOut(out, spec, self.device);
  return out;
}

export function structured_addmm_meta(self: Tensor, mat1: Tensor, mat2: Tensor, _beta: Scalar, _alpha: Scalar): Tensor {
  const spec = addmm_spec(self, mat1, mat2);
  const out = allocateOutput(spec, self.device);
  return out;
}

export function structured_addmm__meta(self: Tensor, mat1: Tensor, mat2: Tensor, _beta: Scalar, _alpha: Scalar): Tensor {
  const spec = addmm_spec(self, mat1, mat2);
  return prepareInPlace(self, spec);
}

export function structured_addmm_out_meta(self: Tensor, mat1: Tensor, mat2: Tensor, _beta: Scalar, _alpha: Scalar, out: Tensor): Tensor {
  const spec = addmm_spec(self, mat1, mat2);
  prepareOut(out, spec, self.device);
  return out;
}

export function structured_bmm_meta(self: Tensor, mat2: Tensor): Tensor {
  const spec = bmm_spec(self, mat2);
  const out = allocateOutput(spec, self.device);
  return out;
}

export function structured_bmm_out_meta(self: Tensor, mat2: Tensor, out: Tensor): Tensor {
  const spec = bmm_spec(self, mat2);
  prepareOut(out, spec, self.device);
  return out;
}

export function structured_baddbmm_meta(self: Tensor, batch1: Tensor, batch2: Tensor, _beta: Scalar, _alpha: Scalar): Tensor {
  const spec = baddbmm_spec(self, batch1, batch2);
  const out = allocateOutput(spec, self.device);
  return out;
}

export function structured_baddbmm__meta(self: Tensor, batch1: Tensor, batch2: Tensor, _beta: Scalar, _alpha: Scalar): Tensor {
  const spec = baddbmm_spec(self, batch1, batch2);
  return prepareInPlace(self, spec);
}

export function structured_baddbmm_out_meta(self: Tensor, batch1: Tensor, batch2: Tensor, _beta: Scalar, _alpha: Scalar, out: Tensor): Tensor {
  const spec = baddbmm_spec(self, batch1, batch2);
  prepareOut(out, spec, self.device);
  return out;
}

export function structured_addmv_meta(self: Tensor, mat: Tensor, vec: Tensor, beta: Scalar, alpha: Scalar): Tensor {
  const spec = addmv_spec(self, mat, vec, beta, alpha);
  const out = allocateOutput(spec, self.device);
  return out;
}

export function structured_addmv__meta(self: Tensor, mat: Tensor, vec: Tensor, beta: Scalar, alpha: Scalar): Tensor {
  const spec = addmv_spec(self, mat, vec, beta, alpha);
  return prepareInPlace(self, spec);
}

export function structured_addmv_out_meta(self: Tensor, mat: Tensor, vec: Tensor, beta: Scalar, alpha: Scalar, out: Tensor): Tensor {
  const spec = addmv_spec(self, mat, vec, beta, alpha);
  prepareOut(out, spec, self.device);
  return out;
}

export function structured__softmax_meta(self: Tensor, dim: number, halfToFloat: boolean): Tensor {
  const spec = _softmax_spec(self, dim, halfToFloat);
  const out = allocateOutput(spec, self.device);
  return out;
}

export function structured__softmax_out_meta(self: Tensor, dim: number, halfToFloat: boolean, out: Tensor): Tensor {
  const spec = _softmax_spec(self, dim, halfToFloat);
  prepareOut(out, spec, self.device);
  return out;
}

export function structured__softmax_backward_data_meta(gradOutput: Tensor, output: Tensor, dim: number, inputDtype: DType): Tensor {
  const spec = _softmax_backward_data_spec(gradOutput, output, dim, inputDtype);
  const gradInput = allocateOutput(spec, gradOutput.device);
  return gradInput;
}

export function structured__softmax_backward_data_out_meta(gradOutput: Tensor, output: Tensor, dim: number, inputDtype: DType, gradInput: Tensor): Tensor {
  const spec = _softmax_backward_data_spec(gradOutput, output, dim, inputDtype);
  prepareOut(gradInput, spec, gradOutput.device);
  return gradInput;
}

export function structured__log_softmax_meta(self: Tensor, dim: number, halfToFloat: boolean): Tensor {
  const spec = _log_softmax_spec(self, dim, halfToFloat);
  const out = allocateOutput(spec, self.device);
  return out;
}

export function structured__log_softmax_out_meta(self: Tensor, dim: number, halfToFloat: boolean, out: Tensor): Tensor {
  const spec = _log_softmax_spec(self, dim, halfToFloat);
  prepareOut(out, spec, self.device);
  return out;
}

export function structured__log_softmax_backward_data_meta(gradOutput: Tensor, output: Tensor, dim: number, inputDtype: DType): Tensor {
  const spec = _softmax_backward_data_spec(gradOutput, output, dim, inputDtype);
  const out = allocateOutput(spec, gradOutput.device);
  return out;
}

export function structured__log_softmax_backward_data_out_meta(gradOutput: Tensor, output: Tensor, dim: number, inputDtype: DType, out: Tensor): Tensor {
  const spec = _softmax_backward_data_spec(gradOutput, output, dim, inputDtype);
  prepareOut(out, spec, gradOutput.device);
  return out;
}

export function structured_nll_loss_forward_meta(self: Tensor, target: Tensor, weight: Tensor | null, reduction: number, ignoreIndex: number): readonly [Tensor, Tensor] {
  const specs = nll_loss_forward_spec(self, target, weight, reduction, ignoreIndex);
  const output = allocateOutput(specs[0], self.device);
  const totalWeight = allocateOutput(specs[1], self.device);
  return [output, totalWeight];
}

export function structured_nll_loss_forward_output_meta(self: Tensor, target: Tensor, weight: Tensor | null, reduction: number, ignoreIndex: number, output: Tensor, totalWeight: Tensor): readonly [Tensor, Tensor] {
  const specs = nll_loss_forward_spec(self, target, weight, reduction, ignoreIndex);
  prepareOut(output, specs[0], self.device);
  prepareOut(totalWeight, specs[1], self.device);
  return [output, totalWeight];
}

export function structured_nll_loss_backward_meta(gradOutput: Tensor, self: Tensor, target: Tensor, weight: Tensor | null, reduction: number, ignoreIndex: number, totalWeight: Tensor): Tensor {
  const spec = nll_loss_backward_spec(gradOutput, self, target, weight, reduction, ignoreIndex, totalWeight);
  const gradInput = allocateOutput(spec, gradOutput.device);
  return gradInput;
}

export function structured_nll_loss_backward_grad_input_meta(gradOutput: Tensor, self: Tensor, target: Tensor, weight: Tensor | null, reduction: number, ignoreIndex: number, totalWeight: Tensor, gradInput: Tensor): Tensor {
  const spec = nll_loss_backward_spec(gradOutput, self, target, weight, reduction, ignoreIndex, totalWeight);
  prepareOut(gradInput, spec, gradOutput.device);
  return gradInput;
}

export function structured_nll_loss2d_forward_meta(self: Tensor, target: Tensor, weight: Tensor | null, reduction: number, ignoreIndex: number): readonly [Tensor, Tensor] {
  const specs = nll_loss2d_forward_spec(self, target, weight, reduction, ignoreIndex);
  const output = allocateOutput(specs[0], self.device);
  const totalWeight = allocateOutput(specs[1], self.device);
  return [output, totalWeight];
}

export function structured_nll_loss2d_forward_output_meta(self: Tensor, target: Tensor, weight: Tensor | null, reduction: number, ignoreIndex: number, output: Tensor, totalWeight: Tensor): readonly [Tensor, Tensor] {
  const specs = nll_loss2d_forward_spec(self, target, weight, reduction, ignoreIndex);
  prepareOut(output, specs[0], self.device);
  prepareOut(totalWeight, specs[1], self.device);
  return [output, totalWeight];
}

export function structured_nll_loss2d_backward_meta(gradOutput: Tensor, self: Tensor, target: Tensor, weight: Tensor | null, reduction: number, ignoreIndex: number, totalWeight: Tensor): Tensor {
  const spec = nll_loss2d_backward_spec(gradOutput, self, target, weight, reduction, ignoreIndex, totalWeight);
  const gradInput = allocateOutput(spec, gradOutput.device);
  return gradInput;
}

export function structured_nll_loss2d_backward_grad_input_meta(gradOutput: Tensor, self: Tensor, target: Tensor, weight: Tensor | null, reduction: number, ignoreIndex: number, totalWeight: Tensor, gradInput: Tensor): Tensor {
  const spec = nll_loss2d_backward_spec(gradOutput, self, target, weight, reduction, ignoreIndex, totalWeight);
  prepareOut(gradInput, spec, gradOutput.device);
  return gradInput;
}

export function structured_renorm_meta(self: Tensor, p: Scalar, dim: number, maxnorm: Scalar): Tensor {
  const spec = renorm_spec(self, p, dim, maxnorm);
  const out = allocateOutput(spec, self.device);
  return out;
}

export function structured_renorm__meta(self: Tensor, p: Scalar, dim: number, maxnorm: Scalar): Tensor {
  const spec = renorm_spec(self, p, dim, maxnorm);
  return prepareInPlace(self, spec);
}

export function structured_renorm_out_meta(self: Tensor, p: Scalar, dim: number, maxnorm: Scalar, out: Tensor): Tensor {
  const spec = renorm_spec(self, p, dim, maxnorm);
  prepareOut(out, spec, self.device);
  return out;
}
